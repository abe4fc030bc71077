// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/form/choice_model.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSlider>

#include <optional>

namespace orrery::widgets {

/// A spin box for an optional number. Arrows change the number. The box keeps any typed text, because the checker
/// checks it.
class NumberBox : public QAbstractSpinBox {
    Q_OBJECT

public:
    /// @param isWhole true if only whole numbers are valid
    NumberBox(double minimum, double maximum, bool isWhole, QWidget* parent = nullptr);

    QLineEdit* line() const { return lineEdit(); }
    /// Sets the value at which the arrows start if the box is empty.
    void setFallback(double value) { m_fallback = value; }
    void stepBy(int steps) override;
    QValidator::State validate(QString& input, int& at) const override;

protected:
    StepEnabled stepEnabled() const override;
    void wheelEvent(QWheelEvent* event) override;

private:
    double m_minimum;
    double m_maximum;
    double m_fallback = 0.0;
    bool m_isWhole;
};

/// Changes the number in a line by the mouse and the arrow keys (I6.2). A drag up or down that begins on an unfocused
/// line changes it in steps of one, or of a tenth with Shift. Leaves a line alone that holds no plain number.
class NumberDrag : public QObject {
    Q_OBJECT

public:
    /// @param takesArrows whether the arrow keys change the number, too
    NumberDrag(QLineEdit& line, double minimum, double maximum, bool isWhole, bool takesArrows);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// Emitted at the end of a drag.
    void finished();

private:
    std::optional<double> number() const;
    void set(double value);
    bool drag(const QMouseEvent& mouse);

    QLineEdit& m_line;
    double m_minimum;
    double m_maximum;
    bool m_isWhole;
    bool m_takesArrows;
    std::optional<double> m_from; ///< number at the start of a drag; nullopt: there is no drag
    int m_startY = 0;             ///< position of the mouse at the start of the drag, in pixels of the screen
    bool m_isDragging = false;
    bool m_isFresh = false; ///< true if the present press has given the focus to the line
};

/// A slider for the number in a line (I6.2). It follows the line, and is disabled while the line holds no plain number.
class NumberSlider : public QSlider {
    Q_OBJECT

public:
    /// The greatest width of bounds for which a slider is useful.
    static constexpr double most = 1000.0;

    NumberSlider(QLineEdit& line, double minimum, double maximum, bool isWhole, QWidget* parent = nullptr);

    /// Sets whether the line cannot be edited.
    void setFrozen(bool frozen);

signals:
    /// Emitted at the end of a drag, and after each key.
    void finished();

protected:
    void wheelEvent(QWheelEvent* event) override;

private:
    void follow();

    QLineEdit& m_line;
    double m_minimum;
    double m_step; ///< difference between two positions
    bool m_isFrozen = false;
};

/// A line for a colour, as its name or "#rrggbb". The swatch at the left shows the colour, and opens the colour dialog.
class ColourLine : public QLineEdit {
    Q_OBJECT

public:
    explicit ColourLine(QWidget* parent = nullptr);

    /// Opens the colour dialog. The chosen colour replaces the text.
    void choose();

private:
    void refreshSwatch();

    QAction* m_swatch;
};

/// A choice from many values: a list with search. The box also accepts any other text (an expression, the id of a later
/// definition).
class PickBox : public QComboBox {
    Q_OBJECT

public:
    explicit PickBox(QWidget* parent = nullptr);

    void setChoices(FormChoicesPtr choices);
    void showWritten(const QString& written);
    /// Returns the text in the list for a text in the file.
    QString shown(const QString& written) const;
    /// Returns the text to write for the present text of the box.
    QString written() const;
    void showPopup() override;

signals:
    /// Emitted when the list of a model appears, and could show previews.
    void previewsWanted(orrery::widgets::FormChoiceModel* model);

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void fill();

    FormChoicesPtr m_choices;
    FormChoiceModel* m_model = nullptr; ///< created shortly before the user chooses from the list
};

} // namespace orrery::widgets
