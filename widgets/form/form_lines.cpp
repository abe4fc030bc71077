// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/form_lines.h"

#include "engine/content/expression_text.h"
#include "engine/vocabulary/sentence.h"

#include <algorithm>
#include <array>
#include <unordered_map>

namespace orrery::widgets {

namespace {

using engine::Element;
using engine::ElementRow;
using engine::ElementSpec;
using engine::ParameterKind;
using engine::ParameterSpec;
using engine::RowFamily;
using engine::RowPlace;
using engine::XmlAttribute;
using engine::XmlNode;
using engine::XmlTree;

constexpr std::array<std::string_view, 2> yesNo{"true", "false"};

FormFirst firstOf(const ElementRow& row) {
    if (row.holdsConditions()) {
        return FormFirst::condition;
    }
    if (row.holdsEffects()) {
        return row.action == nullptr ? FormFirst::effect : FormFirst::nothing;
    }
    const bool isList = row.family == RowFamily::format || row.family == RowFamily::effect;
    if (!isList || (row.format != nullptr && row.format->takesRow)) {
        return FormFirst::nothing;
    }
    return row.format != nullptr && row.format->child("group") != nullptr ? FormFirst::group : FormFirst::other;
}

/// Returns whether a child element replaces an attribute. Such an attribute has its own line and no field.
bool isInside(Element element, const ParameterSpec& spec) {
    return !element.has(spec.name) && engine::isWritten(element, spec);
}

} // namespace

engine::RowPlace FormLines::placeOf(const ParameterSpec& spec) {
    return spec.name == "active" ? RowPlace::activation : spec.name == "when" ? RowPlace::watch : RowPlace::scope;
}

std::size_t FormLines::begin(Element element, const ElementRow& row, int depth) {
    FormLine line;
    line.depth = depth;
    line.tag = element.tag();
    line.label = row.isKnown() ? row.label : element.tag();
    line.help = row.help;
    line.sentence = row.sentence;
    line.sharesRow = row.format != nullptr && row.format->sharesRow;
    line.family = row.family;
    line.holdsElements = row.holdsElements();
    if (line.holdsElements && element.children().empty()) {
        line.wantsFirst = firstOf(row);
    }
    line.where = element.where();
    line.head = element.head();
    line.isBroken = element.node().isBroken;
    while (!m_open.empty() && m_form.lines[m_open.back()].depth >= depth) {
        m_open.pop_back();
    }
    const bool isAboveOff = !m_open.empty() && m_form.lines[m_open.back()].isSwitchedOff;
    if (m_open.empty()) {
        m_top = element.index;
        m_numbers.clear();
        line.path = formPathOf(element);
    } else {
        line.path = m_form.lines[m_open.back()].path;
        line.path.push_back({std::string(element.tag()), numberOf(element), element.value("id")});
    }
    line.isSwitchedOff = isAboveOff || !element.flag("enabled", true);
    m_form.lines.push_back(std::move(line));
    m_open.push_back(m_form.lines.size() - 1);
    return m_open.back();
}

/// Returns the index of an element among its siblings with its tag. Counts all siblings at once, because one form can
/// show ten thousand planets.
std::uint32_t FormLines::numberOf(Element element) {
    const XmlTree& tree = *element.tree;
    const XmlNode& parent = tree.node(element.node().parent);
    m_numbers.resize(std::max<std::size_t>(m_numbers.size(), parent.last - m_top + 1), XmlTree::none);
    if (m_numbers[element.index - m_top] == XmlTree::none) {
        std::unordered_map<std::string_view, std::uint32_t> counts;
        for (const std::uint32_t sibling : tree.elements(element.node().parent)) {
            m_numbers[sibling - m_top] = counts[tree.name(sibling)]++;
        }
    }
    return m_numbers[element.index - m_top];
}

void FormLines::markRare(std::size_t line, Element element, std::size_t first, std::span<const ParameterSpec> specs) {
    const std::vector<engine::SentencePiece> pieces = engine::sentencePieces(m_form.lines[line].sentence);
    std::vector<FormField>& fields = m_form.lines[line].fields;
    const auto isOpen = [&](std::string_view anyOf) {
        return std::ranges::none_of(
            specs, [&](const ParameterSpec& spec) { return spec.anyOf == anyOf && engine::isWritten(element, spec); });
    };
    for (std::size_t i = first; i < fields.size(); ++i) {
        const ParameterSpec& spec = fields[i].spec;
        const bool isAlways = std::ranges::any_of(pieces, [&](const engine::SentencePiece& piece) {
            return piece.isSlot && piece.part < 0 && piece.text == spec.name;
        });
        fields[i].isRare = !spec.required && !isAlways && (spec.anyOf.empty() || !isOpen(spec.anyOf));
    }
}

FormField& FormLines::addField(std::size_t line, Element element, const ParameterSpec& spec) {
    FormField field;
    field.spec = spec;
    field.isGiven = element.has(spec.name);
    field.text = element.tree->value(element.index, spec.name);
    field.group = m_group;
    return m_form.lines[line].fields.emplace_back(std::move(field));
}

void FormLines::addAttribute(std::size_t line, Element element, const ParameterSpec& spec, RowPlace place) {
    if (isInside(element, spec)) {
        return;
    }
    FormField& field = addField(line, element, spec);
    const bool isText = spec.kind == ParameterKind::text && spec.of == engine::expressionText;
    field.site = spec.kind == ParameterKind::boolean || isText ? expressionSite(element, spec.name) : SiteMaker();
    field.isExpression = spec.kind == ParameterKind::boolean || (isText && field.site != nullptr);
    field.place = place;
    field.mayReadSubject = m_isAnswer;
}

void FormLines::addFields(std::size_t line, Element element, std::span<const ParameterSpec> specs, bool ofRow,
                          const FormSetting& setting) {
    for (const ParameterSpec& spec : specs) {
        if (!ofRow) {
            addAttribute(line, element, spec, placeOf(spec));
            continue;
        }
        if (isInside(element, spec)) {
            continue;
        }
        FormField& field = addField(line, element, spec);
        field.isExpression = engine::isFreeExpression(spec.kind);
        field.place = setting.place;
        field.isNested = setting.isNested;
        field.site = setting.site;
        field.mayReadSubject = m_isAnswer;
    }
}

void FormLines::addText(std::size_t line, Element element, const ParameterSpec& spec,
                        const std::optional<FormSetting>& setting) {
    FormField field;
    field.spec = spec;
    field.text = element.tree->text(element.index);
    field.isGiven = !field.text.empty();
    if (setting) {
        field.isExpression = true;
        field.place = setting->place;
        field.isNested = setting->isNested;
        field.site = setting->site;
        field.mayReadSubject = m_isAnswer;
        field.group = m_group;
    }
    m_form.lines[line].fields.push_back(std::move(field));
}

void FormLines::addCells(std::size_t line, Element element) {
    const XmlTree& tree = *element.tree;
    for (const std::uint32_t sibling : tree.elements(element.node().parent)) {
        if (tree.name(sibling) == "column" && tree.attribute(sibling, "id") != nullptr) {
            const std::string& name = m_form.words.emplace_back(tree.value(sibling, "id"));
            addField(line, element, {.name = name, .kind = ParameterKind::text, .label = name});
        }
    }
}

void FormLines::addProperties(std::size_t line, Element element, const ElementSpec& spec) {
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

void FormLines::addProperty(std::size_t line, Element element, const std::string& name, engine::PropertyIndex index) {
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
    case engine::FormatKind::classList:
        spec.kind = ParameterKind::objectClass;
        spec.isList = true;
        break;
    default:
        break;
    }
    addField(line, element, spec);
}

} // namespace orrery::widgets
