// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/form/field_editor.h"
#include "widgets/form/field_heading.h"

#include <QWidget>

#include <optional>

class QKeyEvent;
class QLineEdit;
class QPainter;

namespace orrery::widgets {

/// One field of a form: an editor for the kind of parameter, perhaps with a caption and a status of the value. Each key
/// requests a change (R1.4). Enter, leaving the field or choosing from the list finishes the typing (I2.1). A form has
/// hundreds of fields, and most of them are hidden (P3.5). So the field creates its editor on first use, and paints the
/// heading itself.
class FormFieldView : public QWidget {
    Q_OBJECT

public:
    /// @param lineLabel label of the line, for the accessible name: "amount of Modify maximum of meter"
    FormFieldView(const FormField& field, const QString& lineLabel, const FormSurroundings& surroundings,
                  FormFieldLook look, QWidget* parent);

    /// Shows the present value. While the user is typing in the field, shows only the status.
    void showField(const FormField& field, const FormSurroundings& surroundings);
    const FormField& field() const { return m_field; }
    QString attribute() const;
    /// Returns the caption above the field.
    QString caption() const;
    /// Returns the value to write to the attribute; nullopt: no attribute.
    std::optional<QString> written() const;
    /// Finishes typing. Requests the change once more if the form has refused it.
    void commit();
    /// Records that the text now contains the requested change.
    void accept();
    /// Sets whether the user is typing. Meanwhile analyses do not change the editor.
    void setTyping(bool isTyping);
    bool isTyping() const { return m_base.has_value(); }
    /// Shows the written value, and drops the typed one.
    void take(const QString& written);
    void setFrozen(bool frozen);
    /// Sets whether the diagnostics belong to an older text (I3.8).
    void setStale(bool stale);

    QWidget& editor();
    bool hasEditor() const { return m_editor != nullptr; }
    /// Returns the line for typing; null for check boxes.
    QLineEdit* line();
    /// Returns whether the text lacks the typed value because the change was refused.
    bool isDirty() const;
    /// Returns the expression field; null for fields without an expression.
    ExpressionField* expression();
    /// Returns whether the field is a switch without a caption. Such a field is before the label of its line.
    bool isSwitch() const { return m_field.isSwitch(); }
    /// Sets the grey text for the default of an empty field. The text stays until showField().
    void setStandIn(const QString& text);
    /// Returns the width of a bare field that shows its whole value, in pixels. Long values get a limit.
    int wantedWidth() const;
    /// Returns the value as the user reads it, or the text in place of a missing value.
    QString shownText() const;
    /// Returns one or two sentences: the meaning of the field, and its default.
    QString help() const;
    /// Returns the format and value of an expression, or the problem of the field.
    QString status() const;

signals:
    /// Emitted after the user has typed. The listener must change the text to written().
    void changeWanted(orrery::widgets::FormFieldView* field);
    /// Emitted at the end of typing. The typed value stays.
    void finished(orrery::widgets::FormFieldView* field);
    /// Emitted when Escape must revert the typing.
    void cancelled(orrery::widgets::FormFieldView* field);
    void focused(orrery::widgets::FormFieldView* field);
    /// Emitted when Escape has nothing to revert. The focus then goes back to the line.
    void escaped();
    void statusChanged(orrery::widgets::FormFieldView* field);
    /// Emitted when the field needs another width.
    void widthChanged();
    void editorMade(orrery::widgets::FormFieldView* field);
    /// Emitted when a list of choices appears. The listener gives the model its previews.
    void previewsWanted(orrery::widgets::FormFieldView* field, orrery::widgets::FormChoiceModel* model);

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    int captionHeight() const;
    QString headCaption() const;
    void paintSlot(QPainter& painter) const;
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
    bool isGap() const;

    FormField m_field;
    QString m_shown; ///< value that the form received last
    FormSurroundings m_surroundings;
    QString m_lineLabel;
    FormFieldLook m_look;
    QString m_standIn; ///< text in place of the default of the row; empty: that default
    FieldStatus m_status;
    FieldEditor* m_value = nullptr; ///< created on first use
    // The widgets of m_value.
    QWidget* m_editor = nullptr;
    NumberSlider* m_slider = nullptr;
    QLineEdit* m_line = nullptr;
    ExpressionField* m_expression = nullptr;
    bool m_isFrozen = false;
    bool m_isStale = false;
    bool m_isAsking = false;
    bool m_wasRefused = false;     ///< true if the form has refused the latest typed value
    bool m_isWriting = false;      ///< true while the editor follows a change of the text
    std::optional<QString> m_base; ///< value before the typing; nullopt: the user is not typing
    int m_width = 0;               ///< latest wanted width
};

/// Returns the height of a captioned field.
int formFieldHeight(const QWidget& of);

} // namespace orrery::widgets
