// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/form/choices.h"
#include "widgets/form/form_model.h"

#include <QLabel>
#include <QWidget>

#include <functional>

class QKeyEvent;
class QLineEdit;

namespace orrery::widgets {

class ExpressionField;
class Probe;

/// The objects that all fields of a form share.
struct FormSurroundings {
    FormChoices& choices;
    Probe& probe;
    AnalysisPtr analysis;
};

/// One line of text, cut with "…" if it does not fit. The tooltip shows all of it.
class ElidedLabel : public QLabel {
public:
    using QLabel::QLabel;

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// One field of a form: a caption, a status of the value, and an editor for the kind of parameter. Each key requests a
/// change (R1.4). Enter, leaving the field or choosing from the list finishes it (I2.1). A form has hundreds of fields,
/// most of them folded (P3.5). So the editor is created on first use, and the heading above it is painted.
class FormFieldView : public QWidget {
    Q_OBJECT

public:
    /// @param lineLabel for the accessible name: "amount of Modify maximum of meter".
    FormFieldView(const FormField& field, const QString& lineLabel, const FormSurroundings& surroundings,
                  QWidget* parent);

    /// Shows the present value. While the person is typing in it, shows only the status.
    void showField(const FormField& field, const FormSurroundings& surroundings);
    const FormField& field() const { return m_field; }
    QString attribute() const;
    /// Returns the caption above the field.
    QString caption() const;
    /// Returns the value to write to the attribute; nullopt: none.
    std::optional<QString> written() const;
    /// Finishes typing, and requests refused changes once more.
    void commit();
    /// Records that the requested change was made.
    void accept();
    /// Sets whether typing is in progress. Meanwhile analyses do not change the editor.
    void setTyping(bool isTyping);
    bool isTyping() const { return m_base.has_value(); }
    /// Shows the written value, and drops the typed one.
    void take(const QString& written);
    void setFrozen(bool frozen);
    /// Sets whether the diagnostics are about an older text (I3.8).
    void setStale(bool stale);

    QWidget& editor();
    bool hasEditor() const { return m_editor != nullptr; }
    /// Returns the line for typing; null for check boxes.
    QLineEdit* line();
    /// Returns whether a typed value is not in the text because it was refused.
    bool isDirty() const;
    /// Returns the expression field; null for fields without an expression.
    ExpressionField* expression();
    /// Returns whether this is a switch without a caption, placed before the label of its line.
    bool isSwitch() const;
    /// Sets the grey text for the default that applies while nothing is written. It lasts until showField().
    void setStandIn(const QString& text);
    /// Returns the width in units of the form's grid. A field that stretches takes the rest of its row.
    int units() const;
    bool stretches() const;
    /// Returns one or two sentences: the meaning of the field, and its default.
    QString help() const;
    /// Returns the format and value of an expression, or the problem of the field.
    QString status() const;

signals:
    /// Emitted when the person has typed: the value must become written().
    void changeWanted(orrery::widgets::FormFieldView* field);
    /// Emitted when typing is finished; the typed value stays.
    void finished(orrery::widgets::FormFieldView* field);
    /// Emitted when Escape must revert the typing.
    void cancelled(orrery::widgets::FormFieldView* field);
    void focused(orrery::widgets::FormFieldView* field);
    /// Emitted when Escape has nothing to revert: the person goes back to the line.
    void escaped();
    void statusChanged(orrery::widgets::FormFieldView* field);
    /// Emitted when it needs more or less width.
    void widthChanged();
    void editorMade(orrery::widgets::FormFieldView* field);

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// The positions of the parts above the editor, in pixels. Without an icon its position is empty.
    struct Heading {
        QRect caption;
        QRect icon;
        QRect status;
    };
    Heading heading() const;
    void makeEditor();
    void placeEditor();
    void fillEditor(bool keeps);
    void watch(QWidget* widget);
    void showText();
    void refreshStatus();
    void askForChange();
    bool hasOwn(const QKeyEvent& key) const;
    void escape();
    bool hasFocusInside() const;
    bool isShort() const;

    FormField m_field;
    QString m_shown; ///< the value as the form last received it
    FormSurroundings m_surroundings;
    QString m_lineLabel;
    QString m_standIn; ///< replaces the row's default text; empty: use that
    QString m_statusText;
    QString m_statusHelp;                    ///< all problems; empty if there are none
    std::optional<engine::Severity> m_worst; ///< of the problems
    QColor m_statusColour;
    QWidget* m_editor = nullptr; ///< created on first use
    QLineEdit* m_line = nullptr; ///< of the editor; null for check boxes
    ExpressionField* m_expression = nullptr;
    std::function<QString()> m_read;
    std::function<void(const QString&)> m_write;
    bool m_isFrozen = false;
    bool m_isStale = false;
    bool m_isAsking = false;
    bool m_wasRefused = false;     ///< whether the latest typed value was refused
    bool m_isWriting = false;      ///< whether the editor changes because the text did
    std::optional<QString> m_base; ///< during typing: the value before it
    bool m_wasShort = true;
};

/// Returns the height of a field, including its caption.
int formFieldHeight(const QWidget& of);
/// Returns the height of its caption: the label of the line is beside the part below it.
int formCaptionHeight(const QWidget& of);

} // namespace orrery::widgets
