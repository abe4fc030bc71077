// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/form_writer.h"

#include "widgets/form/form_lines.h"

#include "engine/check/scenario/orders.h"
#include "engine/content/expression_text.h"
#include "engine/content/occurrence_details.h"
#include "engine/text/phrase.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <array>

namespace orrery::widgets {

namespace {

using engine::Element;
using engine::ElementContent;
using engine::ElementRow;
using engine::ElementSpec;
using engine::ExpressionForm;
using engine::ParameterKind;
using engine::ParameterSpec;
using engine::RowFamily;
using engine::RowPlace;
using engine::XmlAttribute;
using engine::XmlTree;

/// The text inside an element.
constexpr ParameterSpec wordSpec{
    .kind = ParameterKind::text, .label = engine::inPhrase("Id"), .help = engine::inPhrase("A single word.")};
constexpr ParameterSpec valueSpec{
    .kind = ParameterKind::value, .label = engine::inPhrase("Value"), .help = engine::inPhrase("An expression.")};
constexpr ParameterSpec pageSpec{.kind = ParameterKind::text,
                                 .label = engine::inPhrase("Text"),
                                 .help = engine::inPhrase("The text of the message.")};

class FormWriter : private FormLines {
public:
    using FormLines::FormLines;

    void writeElement(Element element, const ElementSpec& spec, int depth) {
        const AnswerGuard guard(m_isAnswer, m_isAnswer || answers(element, spec));
        const ElementRow row = formatRow(spec);
        const std::size_t at = begin(element, row, depth);
        const QScopedValueRollback group(m_group);
        if (spec.tag == "group") {
            m_group = m_form.lines[at].path.back().number;
        }
        const RowPlace place = spec.tag == "activation" ? RowPlace::activation
                               : spec.takesRow          ? RowPlace::watch
                                                        : RowPlace::scope;
        const std::vector<ParameterSpec> modifiers =
            spec.takesModifiers ? engine::modifierAttributes(spec, m_vocabulary) : std::vector<ParameterSpec>();
        const std::span<const ParameterSpec> attributes = spec.takesModifiers ? modifiers : spec.attributes;
        for (const ParameterSpec& attribute : attributes) {
            addAttribute(at, element, attribute,
                         spec.content == ElementContent::conditions ? place : placeOf(attribute));
        }
        if (spec.takesProperties) {
            addProperties(at, element, spec);
        }
        markRare(at, element, 0, attributes);
        if (spec.takesDetails) {
            addCommon(at, element, engine::detailParameters(m_vocabulary, element));
        }
        if (spec.takesRow) {
            if (const engine::WatchSpec* const watch = m_vocabulary.watch(element.value("type"))) {
                m_form.lines[at].sentence = watch->sentence;
                for (FormField& field : m_form.lines[at].fields) {
                    field.isTold = field.spec.kind == ParameterKind::watch;
                }
                addOwn(at, element, watch->parameters, {RowPlace::watch});
            }
        }
        if (spec.takesColumns) {
            addCells(at, element);
        }
        m_form.lines[at].isSection = spec.content == ElementContent::conditions ||
                                     spec.content == ElementContent::effects || !spec.children.empty();
        switch (spec.content) {
        case ElementContent::text:
            addText(at, element, {.kind = ParameterKind::text, .label = spec.label, .help = spec.help}, std::nullopt);
            break;
        case ElementContent::conditions:
            writeConditions(element, row, {place}, depth + 1);
            break;
        case ElementContent::effects:
            writeEffects(element, row, depth + 1);
            break;
        case ElementContent::elements:
            for (const Element child : element.children()) {
                writeChild(child, rowInside(row, element, child.tag(), child, m_vocabulary), element, depth + 1);
            }
        }
    }

private:
    /// Sets a flag, and restores it in the destructor.
    class AnswerGuard {
    public:
        AnswerGuard(bool& flag, bool value) : m_flag(flag), m_before(flag) { flag = value; }
        ~AnswerGuard() { m_flag = m_before; }
        AnswerGuard(const AnswerGuard&) = delete;
        AnswerGuard& operator=(const AnswerGuard&) = delete;

    private:
        bool& m_flag;
        bool m_before;
    };

    static ElementRow formatRow(const ElementSpec& spec) {
        ElementRow row{RowFamily::format, spec.tag, spec.label, spec.help, spec.sentence};
        row.format = &spec;
        return row;
    }

    /// Returns whether the content of an element is in a response to an event. This is true in a trigger, and in a
    /// group with a trigger.
    static bool answers(Element element, const ElementSpec& spec) {
        const ElementSpec* const trigger = spec.child("trigger");
        return spec.takesDetails ||
               (trigger != nullptr && trigger->takesDetails &&
                std::ranges::any_of(element.children(), [](Element child) { return child.tag() == "trigger"; }));
    }

    /// Adds the attributes of a condition, an effect or a similar row, whose numbers are expressions.
    void addOwn(std::size_t at, Element element, std::span<const ParameterSpec> specs, const FormSetting& setting) {
        const std::size_t first = m_form.lines[at].fields.size();
        addFields(at, element, specs, true, setting);
        markRare(at, element, first, specs);
    }

    /// Adds attributes that are no expressions: those common to all conditions or effects, and those of an order.
    void addCommon(std::size_t at, Element element, std::span<const ParameterSpec> specs) {
        const std::size_t own = m_form.lines[at].fields.size();
        addFields(at, element, specs, false, {});
        markRare(at, element, own, specs);
    }

    /// Writes a child that is neither a condition nor an effect.
    void writeChild(Element child, const ElementRow& row, Element parent, int depth) {
        switch (row.family) {
        case RowFamily::format:
            return writeElement(child, *row.format, depth);
        case RowFamily::attribute:
        case RowFamily::part:
            return writeHolder(child, row, settingOf(parent, row.tag), depth);
        case RowFamily::order: {
            const std::size_t at = begin(child, row, depth);
            addCommon(at, child, engine::orderAttributes());
            return addCommon(at, child, row.order->parameters);
        }
        case RowFamily::action:
            return writeAction(child, row, depth);
        default:
            begin(child, row, depth);
        }
    }

    void writeAction(Element element, const ElementRow& row, int depth) {
        const AnswerGuard guard(m_isAnswer, true);
        const std::size_t at = begin(element, row, depth);
        addOwn(at, element, row.action->parameters, {RowPlace::watch});
        m_form.lines[at].isSection = row.action->holdsEffects;
        if (row.action->holdsPages && element.children().empty()) {
            addText(at, element, pageSpec, std::nullopt);
        }
        for (const Element child : element.children()) {
            const ElementRow inside = rowInside(row, element, child.tag(), child, m_vocabulary);
            if (inside.family == RowFamily::page) {
                addText(begin(child, inside, depth + 1), child, pageSpec, std::nullopt);
            } else if (inside.family == RowFamily::effect) {
                writeEffect(child, inside, depth + 1);
            } else if (inside.isHolder()) {
                writeHolder(child, inside, {RowPlace::watch}, depth + 1);
            } else {
                begin(child, inside, depth + 1);
            }
        }
    }

    /// Returns the setting of an expression in an element that replaces an attribute of its parent.
    static FormSetting settingOf(Element parent, std::string_view tag) {
        const std::string_view attribute = tag == "Active" ? "active" : tag;
        return {attribute == "active" ? RowPlace::activation
                : attribute == "when" ? RowPlace::watch
                                      : RowPlace::scope,
                false, expressionSite(parent, attribute)};
    }

    void writeConditions(Element parent, const ElementRow& parentRow, const FormSetting& setting, int depth) {
        for (const Element element : parent.children()) {
            const ElementRow row = rowInside(parentRow, parent, element.tag(), element, m_vocabulary);
            if (row.isHolder()) {
                writeHolder(element, row, setting, depth);
                continue;
            }
            const std::size_t at = begin(element, row, depth);
            if (!row.isKnown()) {
                continue;
            }
            if (row.condition != nullptr && row.expression == nullptr) {
                addOwn(at, element, row.condition->parameters, setting);
            } else if (row.expression != nullptr) {
                addExpressionFields(at, element, *row.expression, setting);
            }
            addCommon(at, element, engine::conditionAttributes());
            m_form.lines[at].isSection = row.holdsConditions();
            if (row.condition == nullptr) {
                writeOperands(element, row, setting, depth + 1);
                continue;
            }
            FormSetting inside = setting;
            inside.isNested = setting.isNested || !row.condition->asksSameObject;
            writeConditions(element, row, inside, depth + 1);
        }
    }

    // Expressions in elements (X5.1).

    /// Writes an element that contains an expression.
    /// @param row row of an element that replaces an attribute, or of a part of another expression
    void writeHolder(Element element, const ElementRow& row, const FormSetting& setting, int depth) {
        const std::size_t at = begin(element, row, depth);
        if (!row.holdsElements()) {
            return addText(at, element, wordSpec, std::nullopt);
        }
        if (element.has(engine::runtimeAttribute)) {
            addField(at, element, engine::runtimeParameter);
            return;
        }
        if (element.children().empty()) {
            return addText(at, element, valueSpec, setting);
        }
        writeOperands(element, row, setting, depth + 1);
    }

    void writeOperands(Element parent, const ElementRow& parentRow, const FormSetting& setting, int depth) {
        for (const Element element : parent.children()) {
            const ElementRow row = rowInside(parentRow, parent, element.tag(), element, m_vocabulary);
            if (row.isHolder()) {
                writeHolder(element, row, setting, depth);
                continue;
            }
            const std::size_t at = begin(element, row, depth);
            if (row.expression != nullptr) {
                addExpressionFields(at, element, *row.expression, setting);
                writeOperands(element, row, setting, depth + 1);
            }
        }
    }

    void addExpressionFields(std::size_t at, Element element, const engine::ExpressionElement& row,
                             const FormSetting& setting) {
        for (const ParameterSpec& attribute : row.attributes) {
            addField(at, element, attribute);
        }
        // A single operand may be text.
        if (row.form == ExpressionForm::value || (row.most == 1 && element.children().empty())) {
            addText(at, element, valueSpec, setting);
        }
    }

    // Effects.

    void writeEffects(Element parent, const ElementRow& parentRow, int depth) {
        for (const Element element : parent.children()) {
            const ElementRow row = rowInside(parentRow, parent, element.tag(), element, m_vocabulary);
            if (row.effect != nullptr) {
                writeEffect(element, row, depth);
            } else {
                begin(element, row, depth);
            }
        }
    }

    void writeEffect(Element element, const ElementRow& row, int depth) {
        const engine::EffectSpec& spec = *row.effect;
        const std::size_t at = begin(element, row, depth);
        const bool isOfMeter = spec.operation != engine::MeterOperation::none;
        const FormSetting setting{isOfMeter ? RowPlace::meterEffect : RowPlace::otherEffect};
        addOwn(at, element, spec.parameters, setting);
        if (engine::awaitsOccurrence(spec)) {
            addCommon(at, element, engine::detailParameters(m_vocabulary, element));
        }
        addCommon(at, element, engine::effectAttributes(isOfMeter));
        m_form.lines[at].isSection = !spec.blocks.empty();
        writeBlocks(element, row, setting, depth + 1);
    }

    void writeBlocks(Element element, const ElementRow& row, const FormSetting& setting, int depth) {
        const engine::EffectSpec& spec = *row.effect;
        const bool isLater = spec.timeline == engine::TimelineWork::delay;
        for (const Element child : element.children()) {
            const ElementRow inside = rowInside(row, element, child.tag(), child, m_vocabulary);
            if (inside.isHolder()) {
                const bool isActive = inside.tag == "active" || inside.tag == "Active";
                writeHolder(child, inside, isActive ? FormSetting{RowPlace::activation} : setting, depth);
                continue;
            }
            const AnswerGuard guard(m_isAnswer, engine::awaitsOccurrence(spec) || (m_isAnswer && !isLater));
            const std::size_t at = begin(child, inside, depth);
            if (inside.block == nullptr) {
                continue;
            }
            m_form.lines[at].isSection = true;
            if (inside.block->content == engine::BlockContent::effects) {
                writeEffects(child, inside, depth + 1);
                continue;
            }
            if (const engine::ConditionSpec* const expression = m_vocabulary.condition("expression")) {
                // The expression is one more condition of the block, so the block does not need it.
                std::vector<ParameterSpec> own(expression->parameters.begin(), expression->parameters.end());
                for (ParameterSpec& parameter : own) {
                    parameter.required = false;
                }
                addOwn(at, child, own, {RowPlace::scope});
            }
            writeConditions(child, inside, {RowPlace::scope}, depth + 1);
        }
    }
};

} // namespace

void writeForm(Element top, const ElementSpec& spec, const engine::Vocabulary& vocabulary, Form& form) {
    FormWriter(vocabulary, form).writeElement(top, spec, 0);
}

} // namespace orrery::widgets
