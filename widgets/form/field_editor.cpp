// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/field_editor.h"

#include "engine/assist/parameter_kinds.h"
#include "widgets/expression/expression_field.h"
#include "widgets/form/field_editors.h"
#include "widgets/form/name_line.h"

#include <QAbstractSpinBox>
#include <QCheckBox>

namespace orrery::widgets {

using engine::ParameterKind;

FieldEditor::FieldEditor(const FormField& field, const FormSurroundings& surroundings, FormFieldLook look,
                         QWidget* parent)
    : QObject(parent) {
    const engine::ParameterSpec& spec = field.spec;
    if (field.isYesNo()) {
        makeCheckBox(QString::fromUtf8(spec.fallback.data(), static_cast<qsizetype>(spec.fallback.size())), parent);
    } else if (field.isExpression) {
        m_widget = m_line = m_expression = new ExpressionField(&surroundings.probe, parent);
    } else if (surroundings.choices.of(spec)) {
        makeList(parent);
    } else if (engine::editorOf(spec) == engine::ParameterEditor::colour) {
        m_widget = m_line = new ColourLine(parent);
    } else if (engine::editorOf(spec) == engine::ParameterEditor::number) {
        auto* const box = new NumberBox(spec.minimum, spec.maximum, spec.kind == ParameterKind::integer, parent);
        m_widget = box;
        m_line = box->line();
    } else {
        makeLine(parent);
    }
    if (!m_read) {
        m_read = [this] { return m_line->text(); };
        m_write = [this](const QString& written) {
            m_line->setText(written);
            m_line->setCursorPosition(0);
        };
    }
    addDrag(spec, look, parent);
    if (look == FormFieldLook::bare) {
        makeBare();
    }
}

void FieldEditor::makeCheckBox(const QString& fallback, QWidget* parent) {
    auto* const box = new QCheckBox(parent);
    connect(box, &QCheckBox::clicked, this, &FieldEditor::chosen);
    m_read = [box] { return box->isChecked() ? QStringLiteral("true") : QStringLiteral("false"); };
    m_write = [box, fallback](const QString& written) {
        box->setChecked((written.isEmpty() ? fallback : written) == QLatin1String("true"));
    };
    m_widget = box;
}

void FieldEditor::makeList(QWidget* parent) {
    auto* const box = new PickBox(parent);
    connect(box, &QComboBox::activated, this, &FieldEditor::chosen);
    connect(box, &PickBox::previewsWanted, this, &FieldEditor::previewsWanted);
    m_read = [box] { return box->written(); };
    m_write = [box](const QString& written) { box->showWritten(written); };
    m_widget = box;
    m_line = box->lineEdit();
}

void FieldEditor::makeLine(QWidget* parent) {
    auto* const line = new NameLine(parent);
    connect(line, &NameLine::picked, this, &FieldEditor::chosen);
    connect(line, &NameLine::previewsWanted, this, &FieldEditor::previewsWanted);
    m_widget = m_line = line;
}

/// Lets the mouse change a number: by a drag, and in the details by a slider.
void FieldEditor::addDrag(const engine::ParameterSpec& spec, FormFieldLook look, QWidget* parent) {
    if (m_line == nullptr || (spec.kind != ParameterKind::integer && spec.kind != ParameterKind::number)) {
        return;
    }
    const bool isWhole = spec.kind == ParameterKind::integer;
    auto* const drag = new NumberDrag(*m_line, spec.minimum, spec.maximum, isWhole, m_expression != nullptr);
    connect(drag, &NumberDrag::finished, this, &FieldEditor::chosen);
    if (look == FormFieldLook::captioned && spec.maximum - spec.minimum <= NumberSlider::most) {
        m_slider = new NumberSlider(*m_line, spec.minimum, spec.maximum, isWhole, parent);
        connect(m_slider, &NumberSlider::finished, this, &FieldEditor::chosen);
    }
}

/// Takes frames and buttons away from the editor, so that it fits in a row of text.
void FieldEditor::makeBare() {
    if (m_line != nullptr) {
        m_line->setFrame(false);
    }
    if (auto* const pick = qobject_cast<QComboBox*>(m_widget)) {
        pick->setFrame(false);
    } else if (auto* const number = qobject_cast<QAbstractSpinBox*>(m_widget)) {
        number->setFrame(false);
        number->setButtonSymbols(QAbstractSpinBox::NoButtons);
        number->setAlignment(Qt::AlignLeft);
    }
}

} // namespace orrery::widgets
