// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/form/choices.h"

#include <QAbstractSpinBox>
#include <QComboBox>

namespace orrery::widgets {

class FormChoiceModel;

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

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void fill();

    FormChoicesPtr m_choices;
    FormChoiceModel* m_model = nullptr; ///< created shortly before the user chooses from the list
};

} // namespace orrery::widgets
