// SPDX-License-Identifier: GPL-3.0-or-later
// The references among the declarations of a vocabulary.
#include "engine/content/vocabulary_load.h"
#include "engine/content/vocabulary_loader.h"
#include "engine/vocabulary/column_layout.h"

#include <algorithm>
#include <array>
#include <map>
#include <span>

namespace orrery::engine {

namespace {

constexpr std::array keywords{std::string_view("and"), std::string_view("or"),   std::string_view("not"),
                              std::string_view("if"),  std::string_view("then"), std::string_view("else"),
                              std::string_view("div"), std::string_view("mod")};
constexpr std::array valueWords{std::string_view("Source"), std::string_view("Target"), std::string_view("Subject"),
                                std::string_view("turn"),   std::string_view("true"),   std::string_view("false"),
                                std::string_view("none")};
/// Further words that expressions reserve, in addition to the names of built-in columns.
constexpr std::array furtherWords{std::string_view("id"),   std::string_view("planet"), std::string_view("age"),
                                  std::string_view("game"), std::string_view("team"),   std::string_view("where"),
                                  std::string_view("of")};

bool isIn(std::span<const std::string_view> words, std::string_view name) {
    return std::ranges::find(words, name) != words.end();
}

} // namespace

bool isKeyword(std::string_view name) {
    return isIn(keywords, name);
}

bool isLanguageWord(std::string_view name) {
    return isKeyword(name) || isIn(valueWords, name);
}

bool isReservedWord(std::string_view name) {
    return isLanguageWord(name) || isIn(furtherWords, name);
}

void VocabularyLoader::resolveProperty(Property& property, Element element) {
    property.format = numberFormat;
    const auto named = format(element, false);
    if (!named) {
        return;
    }
    property.format = *named;
    const bool hasZero = property.format == numberFormat || property.format == booleanFormat;
    if (property.isRuntime) { // E7.9
        property.defaultValue = notGivenValue;
        for (const std::string_view attribute : {"default", "of"}) {
            if (element.has(attribute)) {
                m_diagnostics.push_back({&diag::runtimeFixed,
                                         element.valueWhere(attribute),
                                         {property.id, std::string(attribute)},
                                         {},
                                         {}});
            }
        }
        property.ofClass = false;
        property.defaultText.clear();
        return;
    }
    property.defaultValue = hasZero ? 0.0 : noneValue;
    if (property.defaultText.empty() || property.format == textFormat || property.format == classFormat) {
        return;
    }
    const bool isNone = property.defaultText == "none";
    if (const auto value = constantOf(m_out, property.format, property.defaultText)) {
        property.defaultValue = *value;
    } else if (!isNone || hasZero) {
        Diagnostic& diagnostic =
            m_diagnostics.emplace_back(Diagnostic{&diag::badDefault,
                                                  element.valueWhere("default"),
                                                  {property.defaultText, m_out.formatName(property.format)},
                                                  {},
                                                  {}});
        if (property.format.kind == FormatKind::enumeration && m_nearSearches.start()) {
            addNearNames(diagnostic, property.defaultText,
                         idsOf(m_out.enumerations()[property.format.enumeration].values),
                         {element.valueWhere("default")});
        }
    }
}

/// Applies a declaration of a type, or one that extends it: adds its parts to the type.
void VocabularyLoader::resolveType(Type& type, Element element) {
    if (element.has("help")) {
        type.help = element.value("help");
    }
    if (element.has("label")) {
        type.label = element.value("label");
    }
    if (element.has("source")) {
        const std::string source = element.value("source");
        type.source = source == "host"      ? SourceRule::host
                      : source == "capital" ? SourceRule::capital
                                            : SourceRule::self;
    }
    type.visible = element.flag("visible", type.visible);
    if (element.has("class")) {
        type.defaultClass = element.value("class");
    }
    for (const std::string& word : wordsOf(element, "attached-to")) {
        if (const auto index = m_out.findType(word)) {
            addOnce(type.attachedTo, *index, element, "attached-to", word);
        } else {
            report(element, "attached-to", "type", word, [&] { return idsOf(m_out.types()); });
        }
    }
    for (const Element has : element.children()) {
        if (has.tag() == "has") {
            resolveHas(type, has);
        }
    }
}

void VocabularyLoader::resolveHas(Type& type, Element has) {
    if (has.has("meter")) {
        addReference(type.meters, m_out.findMeter(has.value("meter")), has, "meter", m_out.meters());
    }
    if (has.has("property")) {
        addReference(type.properties, m_out.findProperty(has.value("property")), has, "property", m_out.properties());
    }
    if (has.has("resource")) {
        addReference(type.resources, m_out.findResource(has.value("resource")), has, "resource", m_out.resources());
    }
}

/// Reports names with two meanings: meters, resources, properties and built-in columns share the names of expressions.
void VocabularyLoader::findClashes() {
    struct Meaning {
        Phrase what;
        Location where;
    };
    std::map<std::string, Meaning, std::less<>> meanings;
    for (const std::string_view name : builtinNames()) {
        meanings.emplace(name, Meaning{phrase("a member of every object"), {}});
    }
    for (const std::span<const std::string_view> words :
         {std::span<const std::string_view>(keywords), std::span<const std::string_view>(valueWords),
          std::span<const std::string_view>(furtherWords)}) {
        for (const std::string_view name : words) {
            meanings.emplace(name, Meaning{phrase("a reserved word"), {}});
        }
    }
    const auto claim = [&](const std::string& name, const Phrase& what, Location where) {
        const auto [known, isNew] = meanings.emplace(name, Meaning{what, where});
        if (isNew) {
            return;
        }
        Diagnostic& diagnostic =
            m_diagnostics.emplace_back(Diagnostic{&diag::nameClash, where, {name, known->second.what}, {}, {}});
        if (known->second.where.file.isValid()) {
            diagnostic.notes.push_back({known->second.where, phrase("declared here")});
        }
    };
    for (const Meter& meter : m_out.meters()) {
        claim(meter.id, phrase("the meter '{0}'", {meter.id}), meter.where);
        claim("Max" + meter.id, phrase("the maximum of the meter '{0}'", {meter.id}), meter.where);
        claim("Current" + meter.id, phrase("the meter '{0}'", {meter.id}), meter.where);
    }
    for (const Resource& resource : m_out.resources()) {
        claim(resource.id, phrase("the resource '{0}'", {resource.id}), resource.where);
    }
    for (const Define& define : m_out.defines()) {
        claim(define.id, phrase("the define '{0}'", {define.id}), define.where);
    }
    for (const Property& property : m_out.properties()) {
        claim(property.id, phrase("the property '{0}'", {property.id}), property.where);
        for (const std::string& alias : property.aliases) {
            claim(alias, phrase("the property '{0}'", {property.id}), property.where);
        }
    }
}

} // namespace orrery::engine
