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

/// What all fields of a form share.
struct FormSurroundings {
    FormChoices& choices;
    Probe& probe;
    AnalysisPtr analysis;
};

/// One line of text that is cut with "…" where it does not fit; the whole of it is in the tooltip.
class ElidedLabel : public QLabel {
public:
    using QLabel::QLabel;

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// One field of a form: a caption, what is to be said of the value, and the editor that suits the kind of parameter.
/// Each key asks for a change (R1.4); Enter, leaving the field or a choice from the list finishes it (I2.1). A form has
/// hundreds, most of them folded away (P3.5): the editor is made when it is asked for, and what stands above it is
/// painted.
class FormFieldView : public QWidget {
    Q_OBJECT

public:
    /// @param lineLabel for the accessible name: "amount of Modify maximum of meter".
    FormFieldView(const FormField& field, const QString& lineLabel, const FormSurroundings& surroundings,
                  QWidget* parent);

    /// Shows what is written now. Where the person is typing, only what is to be said of it.
    void showField(const FormField& field, const FormSurroundings& surroundings);
    const FormField& field() const { return m_field; }
    QString attribute() const;
    /// What stands over it, for people.
    QString caption() const;
    /// What the attribute is to be: nullopt where nothing is written.
    std::optional<QString> written() const;
    /// Finishes what is typed, and asks once more for what was refused.
    void commit();
    /// Takes note that what was asked for is done.
    void accept();
    /// Typing has begun, or is over: until then, what others say of the text leaves the editor alone.
    void setTyping(bool isTyping);
    bool isTyping() const { return m_base.has_value(); }
    /// Shows what is written now, whatever was typed.
    void take(const QString& written);
    void setFrozen(bool frozen);
    /// Whether findings speak of an older text (I3.8).
    void setStale(bool stale);

    QWidget& editor();
    bool hasEditor() const { return m_editor != nullptr; }
    /// Where text is typed; null for check boxes.
    QLineEdit* line();
    /// Something is typed that is not in the text: it was refused.
    bool isDirty() const;
    /// Null for fields that hold no expression.
    ExpressionField* expression();
    /// A switch without a caption: it stands before the label of its line.
    bool isSwitch() const;
    /// What counts while nothing is written there, shown in grey; until showField().
    void setStandIn(const QString& text);
    /// Widths in units of the form's grid; one that stretches takes what is left of its row.
    int units() const;
    bool stretches() const;
    /// One or two sentences: what it is, and what stands when it is left out.
    QString help() const;
    /// Format and value of an expression, or what is wrong with the field.
    QString status() const;

signals:
    /// The person has typed: the value is to be what written() gives.
    void changeWanted(orrery::widgets::FormFieldView* field);
    /// What was typed stays.
    void finished(orrery::widgets::FormFieldView* field);
    /// Escape: what was typed is to be taken back.
    void cancelled(orrery::widgets::FormFieldView* field);
    void focused(orrery::widgets::FormFieldView* field);
    /// Escape, where nothing was typed: the person goes back to the line.
    void escaped();
    void statusChanged(orrery::widgets::FormFieldView* field);
    /// It wants more room, or less.
    void widthChanged();
    void editorMade(orrery::widgets::FormFieldView* field);

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// What stands above the editor: where, in pixels. Without an icon its place is empty.
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
    QString m_shown; ///< what is written, as the form last took it up
    FormSurroundings m_surroundings;
    QString m_lineLabel;
    QString m_standIn; ///< in place of the row's own; empty: that
    QString m_statusText;
    QString m_statusHelp;                    ///< all that is wrong; empty where nothing is
    std::optional<engine::Severity> m_worst; ///< of what is wrong
    QColor m_statusColour;
    QWidget* m_editor = nullptr; ///< made when it is asked for
    QLineEdit* m_line = nullptr; ///< of the editor; null for check boxes
    ExpressionField* m_expression = nullptr;
    std::function<QString()> m_read;
    std::function<void(const QString&)> m_write;
    bool m_isFrozen = false;
    bool m_isStale = false;
    bool m_isAsking = false;
    bool m_wasRefused = false;     ///< what was typed last
    bool m_isWriting = false;      ///< the editor changes because the text did
    std::optional<QString> m_base; ///< while somebody types: what was written before
    bool m_wasShort = true;
};

/// How tall a field is, caption included.
int formFieldHeight(const QWidget& of);
/// How tall its caption is: the label of the line stands beside what is below it.
int formCaptionHeight(const QWidget& of);

} // namespace orrery::widgets
