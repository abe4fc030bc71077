// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/form_model.h"

#include "engine/content/expression_text.h"
#include "engine/content/occurrence_details.h"

#include <algorithm>
#include <array>

namespace orrery::widgets {

namespace {

using engine::Element;
using engine::ElementContent;
using engine::ElementSpec;
using engine::ParameterKind;
using engine::ParameterSpec;
using engine::RowPlace;
using engine::XmlAttribute;
using engine::XmlTree;

constexpr std::array<std::string_view, 2> yesNo{"true", "false"};

FormStep stepTo(Element element) {
    const XmlTree& tree = *element.tree;
    FormStep step{std::string(element.tag()), 0, tree.value(element.index, "id")};
    for (const std::uint32_t sibling : tree.elements(element.node().parent)) {
        if (sibling == element.index) {
            break;
        }
        step.number += tree.name(sibling) == step.tag ? 1u : 0u;
    }
    return step;
}

/// Walks an element by the rows and writes lines.
class FormWriter {
public:
    FormWriter(const engine::Vocabulary& vocabulary, Form& form) : m_vocabulary(vocabulary), m_form(form) {}

    void writeElement(Element element, const ElementSpec& spec, int depth) {
        const AnswerGuard guard(m_isAnswer, m_isAnswer || answers(element, spec));
        const std::size_t at = begin(element, spec.label, spec.help, depth);
        addFields(at, element, spec.attributes, false, RowPlace::scope, false);
        if (spec.takesProperties) {
            addProperties(at, element, spec);
        }
        if (spec.takesDetails) {
            addFields(at, element, engine::detailParameters(m_vocabulary, element), false, RowPlace::scope, false);
        }
        m_form.lines[at].isSection = spec.content == ElementContent::conditions ||
                                     spec.content == ElementContent::effects || !spec.children.empty();
        const RowPlace place = spec.tag == "activation" ? RowPlace::activation : RowPlace::scope;
        switch (spec.content) {
        case ElementContent::text:
            addText(at, element, spec);
            break;
        case ElementContent::conditions:
            for (FormField& field : m_form.lines[at].fields) {
                field.isExpression = field.spec.kind == ParameterKind::boolean;
                field.place = place;
            }
            writeConditions(element, place, false, depth + 1);
            break;
        case ElementContent::effects:
            for (const Element child : element.children()) {
                writeEffect(child, depth + 1);
            }
            break;
        case ElementContent::elements:
            for (const Element child : element.children()) {
                if (const ElementSpec* const own = spec.child(child.tag())) {
                    writeElement(child, *own, depth + 1);
                } else {
                    begin(child, child.tag(), {}, depth + 1);
                }
            }
        }
    }

private:
    /// Changes a flag for as long as it lives.
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

    /// Whether what stands in it answers an occurrence: in a trigger, and in a group that has one.
    static bool answers(Element element, const ElementSpec& spec) {
        const ElementSpec* const trigger = spec.child("trigger");
        return spec.takesDetails ||
               (trigger != nullptr && trigger->takesDetails &&
                std::ranges::any_of(element.children(), [](Element child) { return child.tag() == "trigger"; }));
    }

    void writeConditions(Element parent, RowPlace place, bool isNested, int depth) {
        for (const Element element : parent.children()) {
            const engine::ConditionSpec* const spec = m_vocabulary.condition(element.tag());
            const std::size_t at =
                begin(element, spec ? spec->label : element.tag(), spec ? spec->help : std::string_view(), depth);
            if (spec == nullptr) {
                continue;
            }
            addFields(at, element, spec->parameters, true, place, isNested);
            addFields(at, element, engine::conditionAttributes(), false, place, isNested);
            m_form.lines[at].isSection = spec->children != engine::ChildRule::none;
            writeConditions(element, place, isNested || !spec->asksSameObject, depth + 1);
        }
    }

    void writeEffect(Element element, int depth) {
        const engine::EffectSpec* const spec = m_vocabulary.effect(element.tag());
        const std::size_t at =
            begin(element, spec ? spec->label : element.tag(), spec ? spec->help : std::string_view(), depth);
        if (spec == nullptr) {
            return;
        }
        const bool isOfMeter = spec->operation != engine::MeterOperation::none;
        const RowPlace place = isOfMeter ? RowPlace::meterEffect : RowPlace::otherEffect;
        addFields(at, element, spec->parameters, true, place, false);
        if (engine::awaitsOccurrence(*spec)) {
            addFields(at, element, engine::detailParameters(m_vocabulary, element), false, place, false);
        }
        addFields(at, element, engine::effectAttributes(isOfMeter), false, place, false);
        m_form.lines[at].isSection = !spec->blocks.empty();
        writeBlocks(element, *spec, depth + 1);
    }

    void writeBlocks(Element element, const engine::EffectSpec& spec, int depth) {
        const bool isLater = spec.timeline == engine::TimelineWork::delay;
        const AnswerGuard guard(m_isAnswer, engine::awaitsOccurrence(spec) || (m_isAnswer && !isLater));
        for (const Element child : element.children()) {
            const auto block = std::ranges::find(spec.blocks, child.tag(), &engine::BlockSpec::tag);
            if (block == spec.blocks.end()) {
                if (!engine::isWrittenChild(child, spec.parameters)) {
                    begin(child, child.tag(), {}, depth);
                }
                continue;
            }
            const std::size_t at = begin(child, block->label, block->help, depth);
            m_form.lines[at].isSection = true;
            if (block->content == engine::BlockContent::effects) {
                for (const Element effect : child.children()) {
                    writeEffect(effect, depth + 1);
                }
                continue;
            }
            const engine::ConditionSpec* const expression = m_vocabulary.condition("expression");
            if (expression != nullptr) {
                addFields(at, child, expression->parameters, true, RowPlace::scope, false);
            }
            writeConditions(child, RowPlace::scope, false, depth + 1);
        }
    }

    std::size_t begin(Element element, std::string_view label, std::string_view help, int depth) {
        FormLine line;
        line.depth = depth;
        line.tag = element.tag();
        line.label = label;
        line.help = help;
        line.where = element.where();
        line.head = element.head();
        line.isBroken = element.node().isBroken;
        while (!m_open.empty() && m_form.lines[m_open.back()].depth >= depth) {
            m_open.pop_back();
        }
        const bool isAboveOff = !m_open.empty() && m_form.lines[m_open.back()].isSwitchedOff;
        if (m_open.empty()) {
            line.path = formPathOf(element);
        } else {
            line.path = m_form.lines[m_open.back()].path;
            line.path.push_back(stepTo(element));
        }
        line.isSwitchedOff = isAboveOff || !element.flag("enabled", true);
        m_form.lines.push_back(std::move(line));
        m_open.push_back(m_form.lines.size() - 1);
        return m_open.back();
    }

    FormField& addField(std::size_t line, Element element, const ParameterSpec& spec) {
        FormField field;
        field.spec = spec;
        field.isGiven = element.has(spec.name);
        field.text = element.tree->value(element.index, spec.name);
        return m_form.lines[line].fields.emplace_back(std::move(field));
    }

    void addFields(std::size_t line, Element element, std::span<const ParameterSpec> specs, bool ofRow, RowPlace place,
                   bool isNested) {
        for (const ParameterSpec& spec : specs) {
            FormField& field = addField(line, element, spec);
            field.isExpression = ofRow && engine::isFreeExpression(spec.kind);
            field.place = place;
            field.isNested = isNested;
            field.mayReadSubject = m_isAnswer;
        }
    }

    void addText(std::size_t line, Element element, const ElementSpec& spec) {
        FormField field;
        field.spec = {.kind = ParameterKind::text, .label = spec.label, .help = spec.help};
        field.text = element.tree->text(element.index);
        field.isGiven = !field.text.empty();
        m_form.lines[line].fields.push_back(std::move(field));
    }

    /// Elements that stand for an object take its properties as attributes: those of the type of that name, and any
    /// other that is written.
    void addProperties(std::size_t line, Element element, const ElementSpec& spec) {
        if (const auto type = m_vocabulary.findType(spec.tag)) {
            for (const engine::PropertyIndex index : m_vocabulary.types()[*type].properties) {
                std::string name = m_vocabulary.properties()[index].id;
                if (!element.has(name)) {
                    std::ranges::replace(name, '_', '-');
                }
                addProperty(line, element, name, index);
            }
        }
        const std::size_t known = m_form.lines[line].fields.size();
        for (const XmlAttribute* at = element.tree->attributesBegin(element.index);
             at != element.tree->attributesEnd(element.index); ++at) {
            const std::string name(element.tree->name(*at));
            const auto& fields = m_form.lines[line].fields;
            const bool isShown = std::any_of(fields.begin(), fields.begin() + static_cast<std::ptrdiff_t>(known),
                                             [&](const FormField& field) { return field.spec.name == name; });
            std::string id = name;
            std::ranges::replace(id, '-', '_');
            if (const auto property = m_vocabulary.findProperty(id); property && !isShown) {
                addProperty(line, element, name, *property);
            }
        }
    }

    void addProperty(std::size_t line, Element element, const std::string& name, engine::PropertyIndex index) {
        const engine::Property& property = m_vocabulary.properties()[index];
        ParameterSpec spec{.name = m_form.words.emplace_back(name),
                           .kind = ParameterKind::text,
                           .fallback = property.defaultText,
                           .label = property.label.empty() ? property.id : property.label,
                           .help = property.help};
        switch (property.format.kind) {
        case engine::FormatKind::number:
            spec.kind = ParameterKind::number;
            break;
        case engine::FormatKind::boolean:
            spec.kind = ParameterKind::choice;
            spec.choices = yesNo;
            break;
        case engine::FormatKind::enumeration:
            spec.kind = ParameterKind::enumerator;
            spec.of = m_vocabulary.enumerations()[property.format.enumeration].id;
            break;
        case engine::FormatKind::objectClass:
            spec.kind = ParameterKind::objectClass;
            break;
        default:
            break;
        }
        addField(line, element, spec);
    }

    const engine::Vocabulary& m_vocabulary;
    Form& m_form;
    std::vector<std::size_t> m_open; ///< the lines that the next one stands in
    bool m_isAnswer = false;         ///< what is written now answers an occurrence
};

/// Puts findings to the narrowest thing that holds them: a field, else a line.
void addFindings(Form& form, Element top, std::span<const engine::Diagnostic> findings) {
    for (const engine::Diagnostic& finding : findings) {
        if (finding.where.file != top.tree->file() || !top.where().span.covers(finding.where.span)) {
            continue;
        }
        const auto at = form.lineAt(finding.where.span.begin);
        if (!at) {
            continue;
        }
        FormLine& line = form.lines[*at];
        const Element element = findElement(*top.tree, line.path);
        const auto holds = [&](const FormField& field) {
            if (field.isOfText()) {
                return top.tree->content(element.index).covers(finding.where.span);
            }
            const XmlAttribute* const attribute = top.tree->attribute(element.index, field.spec.name);
            return attribute != nullptr && attribute->whole.covers(finding.where.span);
        };
        const auto field = std::ranges::find_if(line.fields, holds);
        (field != line.fields.end() ? field->findings : line.findings).push_back(&finding);
    }
}

} // namespace

FormPath formPathOf(Element element) {
    const XmlTree& tree = *element.tree;
    FormPath path;
    for (std::uint32_t at = element.index; at != XmlTree::document && at != XmlTree::none; at = tree.node(at).parent) {
        path.push_back(stepTo({&tree, at}));
    }
    std::ranges::reverse(path);
    return path;
}

Element findElement(const XmlTree& tree, const FormPath& path) {
    std::uint32_t at = XmlTree::document;
    for (const FormStep& step : path) {
        std::uint32_t number = 0;
        std::uint32_t found = XmlTree::none;
        for (const std::uint32_t child : tree.elements(at)) {
            if (tree.name(child) == step.tag && number++ == step.number) {
                found = child;
                break;
            }
        }
        if (found == XmlTree::none || tree.value(found, "id") != step.id) {
            return {};
        }
        at = found;
    }
    return path.empty() ? Element{} : Element{&tree, at};
}

bool Form::hasSameShape(const Form& other) const {
    return std::ranges::equal(lines, other.lines, [](const FormLine& a, const FormLine& b) {
        return a.depth == b.depth && a.tag == b.tag && a.label == b.label && a.isSection == b.isSection &&
               std::ranges::equal(a.fields, b.fields, [](const FormField& x, const FormField& y) {
                   return x.spec.name == y.spec.name && x.spec.kind == y.spec.kind && x.spec.of == y.spec.of;
               });
    });
}

std::optional<std::size_t> Form::lineAt(std::uint32_t offset) const {
    // Lines stand in document order, so the last one that holds the offset is the innermost. A caret just behind an
    // element still means it, unless another one begins there.
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const engine::Span span = lines[i].where.span;
        if (span.begin > offset) {
            break;
        }
        if (span.contains(offset)) {
            found = i;
        } else if (span.end == offset &&
                   (!found || !lines[*found].where.span.contains(offset) || lines[*found].depth < lines[i].depth)) {
            found = i;
        }
    }
    return found;
}

Element formElementAt(const XmlTree& tree, std::uint32_t offset) {
    const std::uint32_t root = tree.root();
    if (root == XmlTree::none) {
        return {};
    }
    if (tree.name(root) == engine::projectElement().tag) {
        return {&tree, root};
    }
    Element found;
    for (const std::uint32_t child : tree.elements(root)) {
        if (engine::orreryElement().child(tree.name(child)) == nullptr) {
            continue;
        }
        if (found.tree != nullptr && tree.span(child).begin > offset) {
            break;
        }
        found = {&tree, child};
    }
    return found;
}

Form formOf(Element top, const engine::Vocabulary& vocabulary, std::span<const engine::Diagnostic> findings) {
    Form form;
    const ElementSpec* spec = top.tag() == engine::projectElement().tag ? &engine::projectElement()
                                                                        : engine::orreryElement().child(top.tag());
    if (spec != nullptr) {
        FormWriter(vocabulary, form).writeElement(top, *spec, 0);
        addFindings(form, top, findings);
    }
    return form;
}

} // namespace orrery::widgets
