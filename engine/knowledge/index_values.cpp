// SPDX-License-Identifier: GPL-3.0-or-later
// What the values of attributes name.
#include "engine/content/constants.h"
#include "engine/content/element_rows_triggers.h"
#include "engine/content/expression_text.h"
#include "engine/content/vocabulary_load.h"
#include "engine/knowledge/index_builder.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

Span WrittenText::trimmedSpan() const {
    const std::string_view inner = trimmed(text());
    const auto begin = inner.empty() ? 0u : static_cast<std::uint32_t>(inner.data() - text().data());
    return {begin, begin + static_cast<std::uint32_t>(inner.size())};
}

std::vector<Span> WrittenText::words() const {
    std::vector<Span> all;
    for (const std::string_view word : splitWords(text())) {
        const auto begin = static_cast<std::uint32_t>(word.data() - text().data());
        all.push_back({begin, begin + static_cast<std::uint32_t>(word.size())});
    }
    return all;
}

std::optional<WrittenText> NameIndexBuilder::valueOf(Element element, std::string_view attribute) const {
    const XmlAttribute* found = element.tree->attribute(element.index, attribute);
    if (found == nullptr) {
        return std::nullopt;
    }
    return valueOf(*element.tree, *found);
}

WrittenText NameIndexBuilder::valueOf(const XmlTree& tree, const XmlAttribute& attribute) {
    return {decodeAttribute(tree.slice(attribute.value), attribute.value.begin), tree.file()};
}

void NameIndexBuilder::define(NameKind kind, std::string_view owner, Element element, std::string_view attribute) {
    if (const auto text = valueOf(element, attribute)) {
        const Span id = text->trimmedSpan();
        add(kind, owner, text->slice(id), text->where(id), true);
    }
}

void NameIndexBuilder::attribute(Element element, std::string_view name, Use use) {
    if (const auto text = valueOf(element, name)) {
        (this->*use)(*text, text->trimmedSpan());
    }
}

void NameIndexBuilder::attributeWords(Element element, std::string_view name, Use use) {
    if (const auto text = valueOf(element, name)) {
        words(*text, use);
    }
}

void NameIndexBuilder::words(const WrittenText& text, Use use) {
    for (const Span word : text.words()) {
        (this->*use)(text, word);
    }
}

void NameIndexBuilder::useType(const WrittenText& text, Span part) {
    if (m_vocabulary.findType(text.slice(part))) {
        add(NameKind::type, {}, text.slice(part), text.where(part));
    }
}

void NameIndexBuilder::useClass(const WrittenText& text, Span part) {
    if (m_model.classNames.contains(text.slice(part))) {
        add(NameKind::objectClass, {}, text.slice(part), text.where(part));
    }
}

void NameIndexBuilder::useMeter(const WrittenText& text, Span part, bool mayHavePrefix) {
    for (const std::string_view prefix : {"", "Max", "Current"}) {
        const std::string_view name = text.slice(part);
        if (!name.starts_with(prefix) || (!mayHavePrefix && !prefix.empty())) {
            continue;
        }
        if (const auto meter = m_vocabulary.findMeter(name.substr(prefix.size()))) {
            part.begin += static_cast<std::uint32_t>(prefix.size());
            add(NameKind::meter, {}, m_vocabulary.meters()[*meter].id, text.where(part));
            return;
        }
    }
}

void NameIndexBuilder::useProperty(const WrittenText& text, Span part) {
    if (const auto property = m_vocabulary.findProperty(text.slice(part))) {
        add(NameKind::property, {}, m_vocabulary.properties()[*property].id, text.where(part));
    }
}

void NameIndexBuilder::useResource(const WrittenText& text, Span part) {
    if (m_vocabulary.findResource(text.slice(part))) {
        add(NameKind::resource, {}, text.slice(part), text.where(part));
    }
}

void NameIndexBuilder::useOccurrence(const WrittenText& text, Span part) {
    if (m_vocabulary.findOccurrence(text.slice(part))) {
        add(NameKind::occurrence, {}, text.slice(part), text.where(part));
    }
}

void NameIndexBuilder::useObject(const WrittenText& text, Span part) {
    const std::string_view name = text.slice(part);
    if (name != "none" && !name.starts_with('#')) {
        add(NameKind::object, {}, name, text.where(part));
    }
}

void NameIndexBuilder::useReference(const WrittenText& text, Span part) {
    static constexpr std::array<std::string_view, 3> ofEmpire{"flagship:", "controlled:", "target:"};
    const std::string_view name = text.slice(part);
    for (const std::string_view prefix : ofEmpire) {
        if (name.starts_with(prefix)) {
            const std::string_view empire = trimmed(name.substr(prefix.size()));
            const auto begin = static_cast<std::uint32_t>(empire.data() - text.text().data());
            return useObject(text, {begin, begin + static_cast<std::uint32_t>(empire.size())});
        }
    }
    if (name != "subject" && name != "direct" && !name.starts_with("initial:")) {
        useObject(text, part);
    }
}

void NameIndexBuilder::useScope(const WrittenText& text, Span part, bool isDefinition) {
    const std::string_view path = text.slice(part);
    const std::size_t first = path.find('.');
    useType(text,
            {part.begin, first == std::string_view::npos ? part.end : part.begin + static_cast<std::uint32_t>(first)});
    for (std::size_t dot = first; dot != std::string_view::npos;) {
        const std::size_t next = path.find('.', dot + 1);
        const std::string_view id = path.substr(0, next);
        const bool isLast = next == std::string_view::npos;
        const Span segment{part.begin + static_cast<std::uint32_t>(dot + 1),
                           part.begin + static_cast<std::uint32_t>(id.size())};
        if (m_vocabulary.findScope(id) || (isDefinition && isLast)) {
            add(NameKind::scope, {}, id, text.where(segment), isDefinition && isLast);
        }
        dot = next;
    }
}

void NameIndexBuilder::useFormat(const WrittenText& text, Span part) {
    const auto format = formatCalled(m_vocabulary, text.slice(part));
    if (format && format->kind == FormatKind::enumeration) {
        add(NameKind::enumeration, {}, text.slice(part), text.where(part));
    }
}

void NameIndexBuilder::useStacking(const WrittenText& text, Span part, bool isDefinition) {
    const std::string_view word = text.slice(part);
    const auto number = parseInteger(word);
    if (!word.empty() && number != 0) {
        const std::string name = number ? std::to_string(*number) : std::string(word); // 07 and 7 are one number
        add(NameKind::stacking, {}, name, text.where(part), isDefinition);
    }
}

void NameIndexBuilder::useGroup(const WrittenText& text, Span part) {
    const std::string_view label = text.slice(part);
    const std::size_t slash = label.find('/');
    const std::string_view owner = label.substr(0, slash);
    useClass(text, {part.begin, part.begin + static_cast<std::uint32_t>(owner.size())});
    const auto found = m_model.findClass(owner);
    if (slash == std::string_view::npos || !found) {
        return;
    }
    const std::string_view id = label.substr(slash + 1);
    if (std::ranges::find(m_model.classes[*found].groups, id, &CheckedGroup::id) !=
        m_model.classes[*found].groups.end()) {
        add(NameKind::group, owner, id, text.where({part.begin + static_cast<std::uint32_t>(slash) + 1, part.end}));
    }
}

void NameIndexBuilder::useVariable(const WrittenText& text, Span part) {
    if (m_model.language.variableNames.contains(text.slice(part))) {
        add(NameKind::variable, {}, text.slice(part), text.where(part));
    }
}

void NameIndexBuilder::useConstant(const WrittenText& text, Span part, Format format) {
    const std::string_view word = text.slice(part);
    switch (format.kind) {
    case FormatKind::enumeration: {
        const Enumeration& enumeration = m_vocabulary.enumerations()[format.enumeration];
        if (const auto value = enumeration.find(word)) {
            add(NameKind::enumerator, enumeration.id, enumeration.values[*value].id, text.where(part));
        }
        return;
    }
    case FormatKind::objectClass:
        return useClass(text, part);
    case FormatKind::objectType:
        return useType(text, part);
    case FormatKind::object:
        return useObject(text, part);
    default:
        return;
    }
}

void NameIndexBuilder::useString(const WrittenText& text, Span part) {
    if (m_strings.contains(text.slice(part))) {
        add(NameKind::string, {}, text.slice(part), text.where(part));
    }
}

/// Whether the checker takes the text of a parameter as an expression, whose names it has written down (E7.4).
bool NameIndexBuilder::isReading(std::string_view text) const {
    return !isName(text) || m_vocabulary.findProperty(text);
}

void NameIndexBuilder::parameters(Element element, std::span<const ParameterSpec> specs) {
    for (const ParameterSpec& spec : specs) {
        if (const auto text = valueOf(element, spec.name)) {
            parameter(element, spec, *text);
        } else if (isWritten(element, spec)) {
            std::vector<Diagnostic> told; // by the checker
            const auto written = writtenExpression(element, spec.name, told);
            if (written && written->text) {
                parameter(element, spec, {*written->text, element.tree->file()});
            }
        }
    }
}

void NameIndexBuilder::parameter(Element element, const ParameterSpec& spec, const WrittenText& text) {
    const Span part = text.trimmedSpan();
    const std::string_view word = text.slice(part);
    switch (spec.kind) {
    case ParameterKind::enumerator:
        if (const auto enumeration = m_vocabulary.findEnumeration(spec.of)) {
            useConstant(text, part, {FormatKind::enumeration, *enumeration});
        }
        return;
    case ParameterKind::objectClass:
        return isReading(word) ? void() : useClass(text, part);
    case ParameterKind::objectType:
        return useType(text, part);
    case ParameterKind::meter:
        return useMeter(text, part, false);
    case ParameterKind::resource:
        return useResource(text, part);
    case ParameterKind::property:
        return useProperty(text, part);
    case ParameterKind::empire:
        return m_empires.contains(word) ? useObject(text, part) : void();
    case ParameterKind::objectName:
        return useReference(text, part);
    case ParameterKind::occurrence:
        return useOccurrence(text, part);
    case ParameterKind::message:
        return useString(text, part);
    case ParameterKind::propertyValue:
        if (const auto property = m_vocabulary.findProperty(element.value(spec.of))) {
            const Format format = m_vocabulary.properties()[*property].format;
            if (format.kind == FormatKind::object || (format.kind == FormatKind::objectClass && isReading(word))) {
                return; // an expression
            }
            useConstant(text, part, format);
        }
        return;
    case ParameterKind::name:
    case ParameterKind::text:
        if (spec.of == "grouping") {
            add(NameKind::grouping, {}, word, text.where(part));
        } else if (spec.of == "counter") {
            add(NameKind::counter, {}, word, text.where(part));
        } else if (spec.of == "condition") {
            add(NameKind::condition, m_scenario, word, text.where(part));
        } else if (spec.of == "group") {
            useGroup(text, part);
        } else if (spec.of == rows::occurrenceIds) {
            words(text, &NameIndexBuilder::useOccurrence);
        }
        return;
    default:
        return;
    }
}

} // namespace orrery::engine
