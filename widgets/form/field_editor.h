// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/form/choice_model.h"
#include "widgets/form/form_model.h"

#include <QObject>

#include <functional>

class QLineEdit;
class QWidget;

namespace orrery::widgets {

class ExpressionField;
class NumberSlider;
class Probe;

/// The objects that all fields of a form share.
struct FormSurroundings {
    FormChoices& choices;
    Probe& probe;
    AnalysisPtr analysis;
};

/// The two looks of a field.
enum class FormFieldLook : std::uint8_t {
    captioned, ///< a caption and a status above the editor, in the details
    bare,      ///< only the editor, as a slot in the sentence of a line
};

/// The widgets that edit the value of one kind of parameter: a line, a check box, a list, an expression field …
class FieldEditor : public QObject {
    Q_OBJECT

public:
    /// @param parent owner and parent of the widgets
    FieldEditor(const FormField& field, const FormSurroundings& surroundings, FormFieldLook look, QWidget* parent);

    QWidget& widget() const { return *m_widget; }
    /// Returns the line for typing; null for check boxes.
    QLineEdit* line() const { return m_line; }
    /// Returns the expression field; null for fields without an expression.
    ExpressionField* expression() const { return m_expression; }
    /// Returns the slider beside the editor of a bounded number, in the details; otherwise null.
    NumberSlider* slider() const { return m_slider; }
    /// Returns the value as the file has it.
    QString value() const { return m_read(); }
    void showValue(const QString& written) { m_write(written); }

signals:
    /// Emitted when a choice from a list, a check box or a drag ends an edit.
    void chosen();
    /// Emitted when a list of choices appears.
    void previewsWanted(orrery::widgets::FormChoiceModel* model);

private:
    void makeCheckBox(const QString& fallback, QWidget* parent);
    void makeList(QWidget* parent);
    void makeLine(QWidget* parent);
    void addDrag(const engine::ParameterSpec& spec, FormFieldLook look, QWidget* parent);
    void makeBare();

    QWidget* m_widget = nullptr;
    QLineEdit* m_line = nullptr;
    ExpressionField* m_expression = nullptr;
    NumberSlider* m_slider = nullptr;
    std::function<QString()> m_read;
    std::function<void(const QString&)> m_write;
};

} // namespace orrery::widgets
