// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/assist/kind_names.h"

#include "engine/content/constants.h"
#include "engine/content/element_rows.h"
#include "engine/content/vocabulary_load.h"

#include <algorithm>
#include <array>

namespace orrery::engine::kinds {

namespace {

using Names = std::vector<FoundName>;
using Kind = ParameterKind;

std::string_view wordIn(std::string_view value, Span part) {
    return value.substr(part.begin, part.size());
}

void addName(Names& out, NameKind kind, std::string_view id, Span part, std::string_view owner = {}) {
    out.push_back({kind, owner, std::string(id), part});
}

} // namespace

Span spanOf(std::string_view word, std::string_view value) {
    const auto begin = static_cast<std::uint32_t>(word.data() - value.data());
    return {begin, begin + static_cast<std::uint32_t>(word.size())};
}

void resolveType(const NameContext& context, const ParameterSpec&, std::string_view value, Span part, Names& out) {
    if (context.model.vocabulary.findType(wordIn(value, part))) {
        addName(out, NameKind::type, wordIn(value, part), part);
    }
}

void resolveClass(const NameContext& context, const ParameterSpec&, std::string_view value, Span part, Names& out) {
    if (context.model.classNames.contains(wordIn(value, part))) {
        addName(out, NameKind::objectClass, wordIn(value, part), part);
    }
}

void resolveMeter(const NameContext& context, const ParameterSpec& spec, std::string_view value, Span part,
                  Names& out) {
    static constexpr std::array<std::string_view, 3> prefixes{"", "Max", "Current"};
    const auto allowed = std::span(prefixes).first(spec.kind == Kind::meterSide ? prefixes.size() : 1);
    const Vocabulary& vocabulary = context.model.vocabulary;
    const std::string_view word = wordIn(value, part);
    for (const std::string_view prefix : allowed) {
        const auto meter = word.starts_with(prefix) ? vocabulary.findMeter(word.substr(prefix.size())) : std::nullopt;
        if (meter) {
            part.begin += static_cast<std::uint32_t>(prefix.size());
            return addName(out, NameKind::meter, vocabulary.meters()[*meter].id, part);
        }
    }
}

void resolveProperty(const NameContext& context, const ParameterSpec&, std::string_view value, Span part, Names& out) {
    if (const auto property = context.model.vocabulary.findProperty(wordIn(value, part))) {
        addName(out, NameKind::property, context.model.vocabulary.properties()[*property].id, part);
    }
}

void resolveResource(const NameContext& context, const ParameterSpec&, std::string_view value, Span part, Names& out) {
    if (context.model.vocabulary.findResource(wordIn(value, part))) {
        addName(out, NameKind::resource, wordIn(value, part), part);
    }
}

void resolveOccurrence(const NameContext& context, const ParameterSpec&, std::string_view value, Span part,
                       Names& out) {
    if (context.model.vocabulary.findOccurrence(wordIn(value, part))) {
        addName(out, NameKind::occurrence, wordIn(value, part), part);
    }
}

void resolveObject(const NameContext&, const ParameterSpec&, std::string_view value, Span part, Names& out) {
    const std::string_view name = wordIn(value, part);
    if (name != "none" && !name.starts_with('#')) {
        addName(out, NameKind::object, name, part);
    }
}

void resolveEmpire(const NameContext& context, const ParameterSpec& spec, std::string_view value, Span part,
                   Names& out) {
    if (context.empires != nullptr && context.empires->contains(wordIn(value, part))) {
        resolveObject(context, spec, value, part, out);
    }
}

/// Adds the objects in references such as "Sol III", "flagship:Terrans", "#12" and "subject" (S3).
void resolveReference(const NameContext& context, const ParameterSpec& spec, std::string_view value, Span part,
                      Names& out) {
    static constexpr std::array<std::string_view, 3> ofEmpire{"flagship:", "controlled:", "target:"};
    const std::string_view name = wordIn(value, part);
    for (const std::string_view prefix : ofEmpire) {
        if (name.starts_with(prefix)) {
            return resolveObject(context, spec, value, spanOf(trimmed(name.substr(prefix.size())), value), out);
        }
    }
    if (name != "subject" && name != "direct" && !name.starts_with("initial:")) {
        resolveObject(context, spec, value, part, out);
    }
}

/// Adds the names in a path such as "ship.weapon": a type and its sub-scopes.
void resolveScope(const NameContext& context, const ParameterSpec& spec, std::string_view value, Span part,
                  Names& out) {
    const std::string_view path = wordIn(value, part);
    const std::size_t first = path.find('.');
    const auto at = [&](std::size_t offset) { return part.begin + static_cast<std::uint32_t>(offset); };
    resolveType(context, spec, value, {part.begin, first == std::string_view::npos ? part.end : at(first)}, out);
    for (std::size_t dot = first; dot != std::string_view::npos; dot = path.find('.', dot + 1)) {
        const std::string_view id = path.substr(0, path.find('.', dot + 1));
        if (context.model.vocabulary.findScope(id)) {
            addName(out, NameKind::scope, id, {at(dot + 1), at(id.size())});
        }
    }
}

void resolveFormat(const NameContext& context, const ParameterSpec&, std::string_view value, Span part, Names& out) {
    const auto format = formatCalled(context.model.vocabulary, wordIn(value, part));
    if (format && format->kind == FormatKind::enumeration) {
        addName(out, NameKind::enumeration, wordIn(value, part), part);
    }
}

void resolveStacking(const NameContext&, const ParameterSpec&, std::string_view value, Span part, Names& out) {
    const std::string_view word = wordIn(value, part);
    const auto number = parseInteger(word);
    if (number != 0) {
        addName(out, NameKind::stacking, number ? std::to_string(*number) : std::string(word), part); // 07 means 7
    }
}

void resolveGroup(const NameContext& context, const ParameterSpec& spec, std::string_view value, Span part,
                  Names& out) {
    const std::string_view label = wordIn(value, part);
    const std::size_t slash = label.find('/');
    const std::string_view owner = label.substr(0, slash);
    const auto end = part.begin + static_cast<std::uint32_t>(owner.size());
    resolveClass(context, spec, value, {part.begin, end}, out);
    const auto found = slash == std::string_view::npos ? std::nullopt : context.model.findClass(owner);
    if (!found) {
        return;
    }
    const CheckedClass& objectClass = context.model.classes[*found];
    const std::string_view id = label.substr(slash + 1);
    if (std::ranges::find(objectClass.groups, id, &CheckedGroup::id) != objectClass.groups.end()) {
        addName(out, NameKind::group, id, {end + 1, part.end}, objectClass.id);
    }
}

void resolveVariable(const NameContext& context, const ParameterSpec&, std::string_view value, Span part, Names& out) {
    if (context.model.language.variableNames.contains(wordIn(value, part))) {
        addName(out, NameKind::variable, wordIn(value, part), part);
    }
}

void resolveString(const NameContext& context, const ParameterSpec&, std::string_view value, Span part, Names& out) {
    const std::string_view id = wordIn(value, part);
    if (context.strings != nullptr ? context.strings->contains(id) : context.model.findString(id) != nullptr) {
        addName(out, NameKind::string, id, part);
    }
}

void resolveScenarioCondition(const NameContext& context, const ParameterSpec&, std::string_view value, Span part,
                              Names& out) {
    addName(out, NameKind::condition, wordIn(value, part), part, context.scenario);
}

void resolveInFormat(const NameContext& context, std::string_view value, Span part, Format format, Names& out) {
    static constexpr ParameterSpec spec{}; // these functions do not read the spec
    switch (format.kind) {
    case FormatKind::enumeration: {
        const Enumeration& enumeration = context.model.vocabulary.enumerations()[format.enumeration];
        if (const auto found = enumeration.find(wordIn(value, part))) {
            addName(out, NameKind::enumerator, enumeration.values[*found].id, part, enumeration.id);
        }
        return;
    }
    case FormatKind::objectClass:
        return resolveClass(context, spec, value, part, out);
    case FormatKind::classList:
        for (const std::string_view word : splitWords(wordIn(value, part))) {
            const auto begin = static_cast<std::uint32_t>(word.data() - value.data());
            resolveClass(context, spec, value, {begin, begin + static_cast<std::uint32_t>(word.size())}, out);
        }
        return;
    case FormatKind::objectType:
        return resolveType(context, spec, value, part, out);
    case FormatKind::object:
        return resolveObject(context, spec, value, part, out);
    default:
        return;
    }
}

void resolveEnumerator(const NameContext& context, const ParameterSpec& spec, std::string_view value, Span part,
                       Names& out) {
    if (const auto enumeration = context.model.vocabulary.findEnumeration(spec.of)) {
        resolveInFormat(context, value, part, {FormatKind::enumeration, *enumeration}, out);
    }
}

/// Adds the names in a constant. The property, or a declared format, determines its format.
void resolveConstant(const NameContext& context, const ParameterSpec& spec, std::string_view value, Span part,
                     Names& out) {
    const Vocabulary& vocabulary = context.model.vocabulary;
    if (const auto property = vocabulary.findProperty(context.of); property && spec.of != "format") {
        return resolveInFormat(context, value, part, vocabulary.properties()[*property].format, out);
    }
    const auto format = formatCalled(vocabulary, context.of);
    if (spec.of == "format" && format && format->kind != FormatKind::object) {
        resolveInFormat(context, value, part, *format, out);
    }
}

/// Adds the name in the value of a property. If the value is an expression, the checker indexes its names (E7.4).
void resolvePropertyValue(const NameContext& context, const ParameterSpec&, std::string_view value, Span part,
                          Names& out) {
    const Vocabulary& vocabulary = context.model.vocabulary;
    const auto property = vocabulary.findProperty(context.of);
    if (!property) {
        return;
    }
    const Format format = vocabulary.properties()[*property].format;
    const std::string_view word = wordIn(value, part);
    const bool isReading = !isName(word) || vocabulary.findProperty(word);
    if (format.kind != FormatKind::object && !(format.kind == FormatKind::objectClass && isReading)) {
        resolveInFormat(context, value, part, format, out);
    }
}

} // namespace orrery::engine::kinds
