// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/content/vocabulary_resolver.h"

#include "engine/content/constants.h"
#include "engine/content/structure.h"
#include "engine/content/vocabulary_clashes.h"
#include "engine/content/vocabulary_diagnostics.h"
#include "engine/content/vocabulary_load.h"
#include "engine/content/vocabulary_scopes.h"
#include "engine/syntax/xml_edit.h"
#include "engine/text/work.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

void VocabularyResolver::resolve(const VocabularyElements& elements) {
    m_out.index();
    for (const auto& [index, element] : elements.properties) {
        resolveProperty(m_out.editProperties()[index], element);
    }
    elements.types.forEach([&](TypeIndex index, Element element) { resolveType(m_out.editTypes()[index], element); });
    for (const auto& [index, element] : elements.options) {
        resolveOption(index, element);
    }
    resolveScopes(m_out, elements.scopes, m_reports);
    for (const Element element : elements.defaults) {
        resolveDefault(element);
    }
    elements.kinds.forEach(
        [&](std::uint16_t index, Element element) { resolveKind(m_out.editKinds()[index], element); });
    m_out.index();
    reportNameClashes(m_out, m_reports);
}

void VocabularyResolver::addOnce(std::vector<std::uint16_t>& indices, std::uint16_t index, Element element,
                                 std::string_view attribute, const std::string& word) {
    countWork();
    if (m_added.emplace(&indices, index).second) {
        indices.push_back(index);
    } else {
        m_reports.finding(vocabularyDiagnostics["vocabulary.repeated"], element.valueWhere(attribute), {word});
    }
}

std::optional<Format> VocabularyResolver::format(Element element, bool withLiterals) {
    const std::string name = element.has("format") ? element.value("format") : "number";
    const auto found = formatCalled(m_out, name);
    if (found && (withLiterals || (*found != pairFormat && *found != diceFormat))) {
        return found;
    }
    m_reports.unknown(element, "format", inPhrase("format or enumeration"), name,
                      [&] { return formatNames(m_out, withLiterals); });
    return std::nullopt;
}

void VocabularyResolver::resolveProperty(Property& property, Element element) {
    property.format = numberFormat;
    const auto named = format(element, false);
    if (!named) {
        return;
    }
    property.format = *named;
    if (property.isNumber) {
        resolveNumber(property, element);
    }
    if (element.has("type")) {
        resolveClassType(property, element);
    }
    const bool hasZero = property.format == numberFormat || property.format == booleanFormat;
    if (property.isRuntime) { // E7.9
        property.defaultValue = notGivenValue;
        for (const std::string_view attribute : {"default", "of"}) {
            if (element.has(attribute)) {
                m_reports.finding(vocabularyDiagnostics["vocabulary.runtime-fixed"], element.valueWhere(attribute),
                                  {property.id, std::string(attribute)});
            }
        }
        property.ofClass = false;
        property.defaultText.clear();
        return;
    }
    property.defaultValue = property.isNumber || !hasZero ? noneValue : 0.0;
    if (property.defaultText.empty() || property.format == textFormat || property.format == classFormat ||
        property.format == classListFormat) {
        return;
    }
    const bool isNone = property.defaultText == "none";
    if (const auto value = constantOf(m_out, property.format, property.defaultText)) {
        property.defaultValue = *value;
    } else if (!isNone || hasZero) {
        Diagnostic& diagnostic =
            m_reports.finding(vocabularyDiagnostics["vocabulary.bad-default"], element.valueWhere("default"),
                              {property.defaultText, m_out.formatName(property.format)});
        if (property.format.kind == FormatKind::enumeration && m_reports.startNearSearch()) {
            addNearNames(diagnostic, property.defaultText,
                         idsOf(m_out.enumerations()[property.format.enumeration].values),
                         {element.valueWhere("default")});
        }
    }
}

void VocabularyResolver::resolveNumber(Property& property, Element element) {
    const auto isOther = [&](const Property& other) { return &other != &property && other.isNumber; };
    if (property.format != numberFormat || property.ofClass || std::ranges::any_of(m_out.properties(), isOther)) {
        m_reports.finding(vocabularyDiagnostics["vocabulary.no-number"], element.valueWhere("numbers"), {property.id});
        property.isNumber = false;
    }
}

void VocabularyResolver::resolveClassType(Property& property, Element element) {
    property.classType = m_out.findType(element.value("type"));
    if (property.format != classFormat && property.format != classListFormat) {
        m_reports.finding(vocabularyDiagnostics["vocabulary.type-without-classes"], element.valueWhere("type"),
                          {property.id});
    } else if (!property.classType) {
        m_reports.unknown(element, "type", "type", element.value("type"), [&] { return idsOf(m_out.types()); });
    }
}

/// Adds the data of an element that declares or extends a type.
void VocabularyResolver::resolveType(Type& type, Element element) {
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
            m_reports.unknown(element, "attached-to", "type", word, [&] { return idsOf(m_out.types()); });
        }
    }
    for (const Element has : element.children()) {
        if (has.tag() == "has") {
            resolveHas(type, has);
        } else if (has.tag() == "lends") {
            resolveLends(type, has);
        }
    }
}

std::optional<PropertyIndex> VocabularyResolver::propertyOf(Element element, std::string_view attribute, Format wanted,
                                                            Format otherwise) {
    const std::string id = element.value(attribute);
    const auto found = m_out.findProperty(id);
    if (!found) {
        m_reports.unknown(element, attribute, "property", id, [&] { return idsOf(m_out.properties()); });
        return std::nullopt;
    }
    const Format format = m_out.properties()[*found].format;
    if (format != wanted && format != otherwise) {
        m_reports.finding(vocabularyDiagnostics["vocabulary.wrong-format"], element.valueWhere(attribute),
                          {id, m_out.formatName(format), m_out.formatName(wanted)});
        return std::nullopt;
    }
    return found;
}

void VocabularyResolver::resolveLends(Type& type, Element lends) {
    const auto property = propertyOf(lends, "property", classListFormat, classFormat);
    const auto source =
        lends.has("source") ? propertyOf(lends, "source", objectFormat, objectFormat) : std::optional<PropertyIndex>();
    if (!property || (lends.has("source") && !source)) {
        return;
    }
    const auto isIt = [&](const Lending& one) { return one.property == *property; };
    if (std::ranges::any_of(type.lends, isIt)) {
        m_reports.finding(vocabularyDiagnostics["vocabulary.repeated"], lends.valueWhere("property"),
                          {lends.value("property")});
        return;
    }
    if (!type.lends.empty() && type.lentSource != source) {
        m_reports.finding(vocabularyDiagnostics["vocabulary.lends-two-sources"], lends.head(), {type.id})
            .notes.push_back({type.lends.front().where, phrase("the other source is here")});
        return;
    }
    type.lentSource = source;
    type.lends.push_back({*property, lends.head()});
}

void VocabularyResolver::resolvePartMeters(Type& type, Element has) {
    const auto parts = propertyOf(has, "per", classListFormat, classListFormat);
    const auto singleFor = has.has("single-for") ? propertyOf(has, "single-for", booleanFormat, booleanFormat)
                                                 : std::optional<PropertyIndex>{};
    const auto meter = m_out.findMeter(has.value("meter"));
    if (!meter) {
        m_reports.unknown(has, "meter", "meter", has.value("meter"), [&] { return idsOf(m_out.meters()); });
    } else if (parts && !m_out.properties()[*parts].classType) {
        m_reports.finding(vocabularyDiagnostics["vocabulary.parts-without-type"], has.valueWhere("per"),
                          {has.value("per")});
    } else if (parts) {
        type.partMeters.push_back({*meter, *parts, has.head(), singleFor});
    }
}

void VocabularyResolver::resolveHas(Type& type, Element has) {
    if (has.has("per")) {
        return resolvePartMeters(type, has);
    }
    if (has.has("meter")) {
        addReference(type.meters, m_out.findMeter(has.value("meter")), has, "meter", m_out.meters());
        resolveMeterRule(type, has);
    }
    if (has.has("property")) {
        addReference(type.properties, m_out.findProperty(has.value("property")), has, "property", m_out.properties());
    }
    if (has.has("resource")) {
        addReference(type.resources, m_out.findResource(has.value("resource")), has, "resource", m_out.resources());
    }
}

/// Adds the reset and clamp of a meter on objects of the type (G6.4).
void VocabularyResolver::resolveMeterRule(Type& type, Element has) {
    const auto meter = m_out.findMeter(has.value("meter"));
    if (!meter || (!has.has("reset") && !has.has("clamp"))) {
        return;
    }
    MeterRule rule{.meter = *meter, .hasReset = has.has("reset"), .clamps = has.flag("clamp", true)};
    if (const std::string reset = has.value("reset"); rule.hasReset && reset != "none") {
        rule.reset = parseNumber(reset);
        if (!rule.reset) {
            m_reports.finding(vocabularyDiagnostics["vocabulary.bad-reset"], has.valueWhere("reset"), {reset});
            rule.hasReset = false;
        }
    }
    std::erase_if(type.meterRules, [&](const MeterRule& earlier) { return earlier.meter == *meter; });
    type.meterRules.push_back(rule);
}

/// Adds the default of a format. A second default with the same value is valid. With another value, it is an error at
/// both places (V1.1).
void VocabularyResolver::resolveDefault(Element element) {
    if (!element.has("format") || !element.has("value")) {
        return; // already reported as missing
    }
    const auto of = format(element, true);
    if (!of) {
        return;
    }
    const std::string text = element.value("value");
    FormatDefault read{*of, text, noneValue, element.valueWhere("value")};
    const auto value = constantOf(m_out, *of, text);
    const auto literal = literalOf(*of, text);
    const bool canBeNone = of->kind == FormatKind::object || of->kind == FormatKind::objectClass ||
                           of->kind == FormatKind::objectType || of->kind == FormatKind::enumeration;
    if (value) {
        read.value = *value;
    } else if (literal) {
        read.text = *literal;
    } else if (!canBeNone || text != "none") {
        m_reports.finding(vocabularyDiagnostics["vocabulary.bad-format-default"], read.where,
                          {text, m_out.formatName(*of)});
        return;
    }
    std::vector<FormatDefault>& defaults = m_out.editDefaults();
    const auto earlier = std::ranges::find(defaults, *of, &FormatDefault::format);
    if (earlier == defaults.end()) {
        defaults.push_back(std::move(read));
        return;
    }
    if (element.flag("replace", false)) {
        *earlier = std::move(read);
        return;
    }
    const bool isSame = value ? earlier->value == read.value : earlier->text == read.text;
    if (isSame) {
        return;
    }
    const std::string name = m_out.formatName(*of);
    Diagnostic& here =
        m_reports.finding(vocabularyDiagnostics["vocabulary.default-twice"], read.where, {name, text, earlier->text});
    here.notes.push_back({earlier->where, phrase("the other default")});
    if (auto edit = setAttribute(*element.tree, element.index, "replace", "true")) {
        here.fixes.push_back({phrase("replace the earlier one"), {std::move(*edit)}});
    }
    Diagnostic& there = m_reports.finding(vocabularyDiagnostics["vocabulary.default-twice"], earlier->where,
                                          {name, earlier->text, text});
    there.notes.push_back({read.where, phrase("the other default")});
}

void VocabularyResolver::resolveOption(PropertyIndex option, Element element) {
    const std::string of = element.has("of") ? element.value("of") : "game";
    const auto type = m_out.findType(of);
    if (!type) {
        m_reports.unknown(element, "of", "type", of, [&] { return idsOf(m_out.types()); });
    } else if (auto& properties = m_out.editTypes()[*type].properties; m_added.emplace(&properties, option).second) {
        properties.push_back(option);
    }
}

void VocabularyResolver::resolveKind(HasKind& kind, Element element) {
    constexpr std::array<std::string_view, 5> ways{"type", "property", "grouping", "option", "any"};
    const auto given = std::ranges::count_if(ways, [&](std::string_view way) { return element.has(way); });
    if (given > 1) {
        m_reports.finding(vocabularyDiagnostics["vocabulary.kind-of-two"], element.head(), {kind.id});
    }
    if (element.has("type")) {
        kind.type = m_out.findType(element.value("type"));
        if (!kind.type) {
            m_reports.unknown(element, "type", "type", element.value("type"), [&] { return idsOf(m_out.types()); });
        }
    } else if (element.has("property")) {
        const auto property = m_out.findProperty(element.value("property"));
        if (!property) {
            m_reports.unknown(element, "property", "property", element.value("property"),
                              [&] { return idsOf(m_out.properties()); });
        } else if (m_out.properties()[*property].ofClass) {
            m_reports.finding(vocabularyDiagnostics["vocabulary.kind-of-classes"], element.valueWhere("property"),
                              {element.value("property")});
        } else {
            kind.property = property;
        }
    } else if (element.has("option")) {
        kind.optionOf = m_out.findType(element.value("option"));
        if (!kind.optionOf) {
            m_reports.unknown(element, "option", "type", element.value("option"), [&] { return idsOf(m_out.types()); });
        }
    } else {
        kind.grouping = element.value("grouping");
        kind.anyClass = element.value("any") == "class";
        kind.anyGrouping = element.value("any") == "grouping";
    }
    const auto taken = [&](const std::string& alias) {
        const HasKind* const other = m_out.findKind(alias);
        return other != nullptr && other != &kind;
    };
    for (const std::string& alias : kind.aliases) {
        if (taken(alias)) {
            m_reports.finding(vocabularyDiagnostics["vocabulary.repeated"], element.valueWhere("alias"), {alias});
        }
    }
}

} // namespace orrery::engine
