// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/content/vocabulary_load.h"

#include "engine/content/constants.h"
#include "engine/content/content_diagnostics.h"
#include "engine/content/structure.h"
#include "engine/content/vocabulary_diagnostics.h"
#include "engine/syntax/xml_edit.h"
#include "engine/vocabulary/column_layout.h"

#include <algorithm>
#include <array>
#include <utility>

namespace orrery::engine {

namespace {

constexpr std::size_t declarationLimit = 4096; // indices are 16 bits, and every meter is two columns

/// Words that expressions need for themselves, besides the names of built-in columns.
constexpr std::array reservedWords{std::string_view("Source"), std::string_view("Target"), std::string_view("turn"),
                                   std::string_view("true"),   std::string_view("false"),  std::string_view("none"),
                                   std::string_view("and"),    std::string_view("or"),     std::string_view("not"),
                                   std::string_view("if"),     std::string_view("then"),   std::string_view("else"),
                                   std::string_view("div"),    std::string_view("mod"),    std::string_view("id"),
                                   std::string_view("planet"), std::string_view("age")};

template <typename Table>
std::vector<std::string> idsOf(const std::vector<Table>& tables) {
    std::vector<std::string> ids;
    for (const Table& table : tables) {
        ids.push_back(table.id);
    }
    return ids;
}

std::string labelOf(Element element) {
    return element.has("label") ? element.value("label") : element.value("id");
}

std::vector<std::string> wordsOf(Element element, std::string_view attribute) {
    const std::string text = element.value(attribute);
    std::vector<std::string> words;
    for (const std::string_view word : splitWords(text)) {
        words.emplace_back(word);
    }
    return words;
}

/// One reading of all vocabulary sections: declarations first, then what they say of one another.
class VocabularyLoader {
public:
    VocabularyLoader(Vocabulary& vocabulary, std::vector<Diagnostic>& diagnostics)
        : m_out(vocabulary), m_diagnostics(diagnostics) {}

    void declare(Element section) {
        for (const Element element : section.children()) {
            const std::string_view tag = element.tag();
            if (tag == "enumeration") {
                declareEnumeration(element);
            } else if (tag == "meter") {
                declareMeter(element);
            } else if (tag == "property") {
                declareProperty(element);
            } else if (tag == "resource") {
                declareResource(element);
            } else if (tag == "type") {
                declareType(element);
            } else if (tag == "occurrence") {
                add(m_out.editOccurrences(), element, "occurrences",
                    Occurrence{element.value("id"), labelOf(element), element.head()});
            }
        }
    }

    void resolve() {
        m_out.index();
        for (const auto& [index, element] : m_properties) {
            resolveProperty(m_out.editProperties()[index], element);
        }
        for (const auto& [index, element] : m_types) {
            resolveType(m_out.editTypes()[index], element);
        }
        m_out.index();
        findClashes();
    }

private:
    /// Adds a declaration, or puts it in the place of an earlier one. @return its index, where it counts.
    template <typename Table>
    std::optional<std::uint16_t> add(std::vector<Table>& tables, Element element, std::string_view plural,
                                     Table table) {
        const std::string kind(element.tag());
        if (!isName(table.id)) {
            if (!table.id.empty()) {
                m_diagnostics.push_back(
                    {&diag::badName,
                     element.valueWhere("id"),
                     {table.id, "the id of a" + std::string(startsWithVowel(kind) ? "n " : " ") + kind},
                     {},
                     {}});
            }
            return std::nullopt;
        }
        const auto earlier =
            std::find_if(tables.begin(), tables.end(), [&](const Table& other) { return other.id == table.id; });
        const bool replaces = element.flag("replace", false);
        if (earlier != tables.end() && !replaces) {
            Diagnostic& diagnostic = m_diagnostics.emplace_back(Diagnostic{&diag::duplicateDeclaration,
                                                                           element.valueWhere("id"),
                                                                           {kind, table.id},
                                                                           {{earlier->where, "declared here"}},
                                                                           {}});
            if (auto edit = setAttribute(*element.tree, element.index, "replace", "true")) {
                diagnostic.fixes.push_back({"replace the earlier one", {std::move(*edit)}});
            }
            return std::nullopt;
        }
        if (earlier != tables.end()) {
            *earlier = std::move(table);
            return static_cast<std::uint16_t>(earlier - tables.begin());
        }
        if (replaces) {
            m_diagnostics.push_back(
                {&diag::nothingToReplace, element.valueWhere("id"), {kind, table.id, "replace"}, {}, {}});
        }
        if (tables.size() >= declarationLimit) {
            m_diagnostics.push_back({&diag::tooManyDeclarations,
                                     element.head(),
                                     {std::to_string(declarationLimit), std::string(plural)},
                                     {},
                                     {}});
            return std::nullopt;
        }
        tables.push_back(std::move(table));
        return static_cast<std::uint16_t>(tables.size() - 1);
    }

    static bool startsWithVowel(std::string_view word) {
        return !word.empty() && std::string_view("aeiou").find(word.front()) != std::string_view::npos;
    }

    double number(Element element, std::string_view attribute, double fallback) const {
        return element.has(attribute) ? parseNumber(element.value(attribute)).value_or(fallback) : fallback;
    }

    void declareEnumeration(Element element) {
        Enumeration enumeration;
        enumeration.id = element.value("id");
        enumeration.label = labelOf(element);
        enumeration.where = element.head();
        const std::string order = element.value("order");
        enumeration.order = order == "scale"   ? EnumerationOrder::scale
                            : order == "wheel" ? EnumerationOrder::wheel
                                               : EnumerationOrder::none;
        for (const Element value : element.children()) {
            if (value.tag() == "value") {
                declareValue(enumeration, value);
            }
        }
        if (enumeration.values.empty() && !element.isBroken()) {
            m_diagnostics.push_back({&diag::emptyEnumeration, element.head(), {enumeration.id}, {}, {}});
        }
        add(m_out.editEnumerations(), element, "enumerations", std::move(enumeration));
    }

    void declareValue(Enumeration& enumeration, Element element) {
        Enumerator value{element.value("id"), {}, labelOf(element), element.flag("off", false), element.head()};
        if (!isName(value.id)) {
            if (!value.id.empty()) {
                m_diagnostics.push_back(
                    {&diag::badName, element.valueWhere("id"), {value.id, "the id of a value"}, {}, {}});
            }
            return;
        }
        if (enumeration.values.size() >= declarationLimit) {
            return;
        }
        if (const auto earlier = enumeration.find(value.id)) {
            m_diagnostics.push_back({&diag::duplicateDeclaration,
                                     element.valueWhere("id"),
                                     {"value", value.id},
                                     {{enumeration.values[*earlier].where, "declared here"}},
                                     {}});
            return;
        }
        for (std::string& alias : wordsOf(element, "alias")) {
            if (const auto earlier = enumeration.find(alias); earlier || alias == value.id) {
                m_diagnostics.push_back({&diag::repeatedReference, element.valueWhere("alias"), {alias}, {}, {}});
            } else {
                value.aliases.push_back(std::move(alias));
            }
        }
        enumeration.values.push_back(std::move(value));
    }

    void declareMeter(Element element) {
        Meter meter;
        meter.id = element.value("id");
        meter.label = labelOf(element);
        meter.help = element.value("help");
        meter.minimum = number(element, "minimum", meter.minimum);
        meter.maximum = number(element, "maximum", meter.maximum);
        meter.initial =
            number(element, "initial",
                   std::clamp(0.0, std::min(meter.minimum, meter.maximum), std::max(meter.minimum, meter.maximum)));
        meter.rebuilt = element.flag("rebuilt", true);
        meter.growth = element.tree->value(element.index, "growth");
        meter.growthWhere = element.valueWhere("growth");
        meter.where = element.head();
        if (meter.minimum > meter.maximum) {
            m_diagnostics.push_back(
                {&diag::badBounds,
                 element.valueWhere(element.has("minimum") ? "minimum" : "maximum"),
                 {"the minimum " + numberText(meter.minimum) + " is above the maximum " + numberText(meter.maximum)},
                 {},
                 {}});
            meter.maximum = meter.minimum;
        } else if (meter.initial < meter.minimum || meter.initial > meter.maximum) {
            m_diagnostics.push_back({&diag::badBounds,
                                     element.valueWhere("initial"),
                                     {"the initial value " + numberText(meter.initial) + " is not between " +
                                      numberText(meter.minimum) + " and " + numberText(meter.maximum)},
                                     {},
                                     {}});
        }
        meter.initial = std::clamp(meter.initial, meter.minimum, meter.maximum);
        add(m_out.editMeters(), element, "meters", std::move(meter));
    }

    void declareProperty(Element element) {
        Property property;
        property.id = element.value("id");
        property.aliases = wordsOf(element, "alias");
        property.label = labelOf(element);
        property.help = element.value("help");
        property.defaultText = element.value("default");
        property.ofClass = element.value("of") == "class";
        property.where = element.head();
        if (const auto index = add(m_out.editProperties(), element, "properties", std::move(property))) {
            m_properties.emplace_back(*index, element);
        }
    }

    void declareResource(Element element) {
        add(m_out.editResources(), element, "resources",
            Resource{element.value("id"), labelOf(element), element.value("help"), number(element, "initial", 0.0),
                     element.flag("debt", false), element.head()});
    }

    void declareType(Element element) {
        const std::string id = element.value("id");
        if (element.flag("extend", false)) {
            std::vector<Type>& types = m_out.editTypes();
            const auto found = std::find_if(types.begin(), types.end(), [&](const Type& t) { return t.id == id; });
            if (found != types.end()) {
                m_types.emplace_back(static_cast<TypeIndex>(found - types.begin()), element);
                return;
            }
            m_diagnostics.push_back(
                {&diag::nothingToReplace, element.valueWhere("id"), {"type", id, "extend"}, {}, {}});
        }
        Type type;
        type.id = id;
        type.label = labelOf(element);
        type.where = element.head();
        if (const auto index = add(m_out.editTypes(), element, "types", std::move(type))) {
            // What an earlier declaration said counts no more.
            std::erase_if(m_types, [&](const auto& known) { return known.first == *index; });
            m_types.emplace_back(*index, element);
        }
    }

    void resolveProperty(Property& property, Element element) {
        constexpr std::array<std::pair<std::string_view, Format>, 6> plain{{{"number", numberFormat},
                                                                            {"boolean", booleanFormat},
                                                                            {"text", textFormat},
                                                                            {"object", objectFormat},
                                                                            {"class", classFormat},
                                                                            {"type", typeFormat}}};
        const std::string format = element.has("format") ? element.value("format") : "number";
        property.format = numberFormat;
        const auto found =
            std::find_if(plain.begin(), plain.end(), [&](const auto& row) { return row.first == format; });
        if (found != plain.end()) {
            property.format = found->second;
        } else if (const auto enumeration = m_out.findEnumeration(format)) {
            property.format = {FormatKind::enumeration, *enumeration};
        } else {
            std::vector<std::string> known = idsOf(m_out.enumerations());
            for (const auto& row : plain) {
                known.emplace_back(row.first);
            }
            report(element, "format", "format or enumeration", format, known);
            return;
        }
        const bool hasZero = property.format == numberFormat || property.format == booleanFormat;
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
            if (property.format.kind == FormatKind::enumeration) {
                addNearNames(diagnostic, property.defaultText,
                             idsOf(m_out.enumerations()[property.format.enumeration].values),
                             {element.valueWhere("default")});
            }
        }
    }

    /// The first declaration of a type or one that extends it: what it says is added.
    void resolveType(Type& type, Element element) {
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
                report(element, "attached-to", "type", word, idsOf(m_out.types()));
            }
        }
        for (const Element has : element.children()) {
            if (has.tag() == "has") {
                resolveHas(type, has);
            }
        }
    }

    void resolveHas(Type& type, Element has) {
        if (has.has("meter")) {
            addReference(type.meters, m_out.findMeter(has.value("meter")), has, "meter", m_out.meters());
        }
        if (has.has("property")) {
            addReference(type.properties, m_out.findProperty(has.value("property")), has, "property",
                         m_out.properties());
        }
        if (has.has("resource")) {
            addReference(type.resources, m_out.findResource(has.value("resource")), has, "resource", m_out.resources());
        }
    }

    template <typename Table>
    void addReference(std::vector<std::uint16_t>& indices, std::optional<std::uint16_t> index, Element element,
                      std::string_view attribute, const std::vector<Table>& tables) {
        if (index) {
            addOnce(indices, *index, element, attribute, element.value(attribute));
        } else {
            report(element, attribute, attribute, element.value(attribute), idsOf(tables));
        }
    }

    void addOnce(std::vector<std::uint16_t>& indices, std::uint16_t index, Element element, std::string_view attribute,
                 const std::string& word) {
        if (std::find(indices.begin(), indices.end(), index) == indices.end()) {
            indices.push_back(index);
        } else {
            m_diagnostics.push_back({&diag::repeatedReference, element.valueWhere(attribute), {word}, {}, {}});
        }
    }

    void report(Element element, std::string_view attribute, std::string_view kind, const std::string& name,
                const std::vector<std::string>& known) {
        const Location where = element.valueWhere(attribute);
        Diagnostic& diagnostic =
            m_diagnostics.emplace_back(Diagnostic{&diag::unknownReference, where, {std::string(kind), name}, {}, {}});
        if (element.value(attribute) == name) { // else it is one word of several
            addNearNames(diagnostic, name, known, {where});
        }
    }

    /// Meters, resources, properties and what every object has share the names of expressions.
    void findClashes() {
        struct Meaning {
            std::string what;
            Location where;
        };
        std::map<std::string, Meaning, std::less<>> meanings;
        for (const std::string_view name : builtinNames()) {
            meanings.emplace(name, Meaning{"something of every object", {}});
        }
        for (const std::string_view name : reservedWords) {
            meanings.emplace(name, Meaning{"something else", {}});
        }
        const auto claim = [&](const std::string& name, const std::string& what, Location where) {
            const auto [known, isNew] = meanings.emplace(name, Meaning{what, where});
            if (isNew) {
                return;
            }
            Diagnostic& diagnostic =
                m_diagnostics.emplace_back(Diagnostic{&diag::nameClash, where, {name, known->second.what}, {}, {}});
            if (known->second.where.file.isValid()) {
                diagnostic.notes.push_back({known->second.where, "declared here"});
            }
        };
        for (const Meter& meter : m_out.meters()) {
            claim(meter.id, "the meter '" + meter.id + "'", meter.where);
            claim("Max" + meter.id, "the maximum of the meter '" + meter.id + "'", meter.where);
            claim("Current" + meter.id, "the meter '" + meter.id + "'", meter.where);
        }
        for (const Resource& resource : m_out.resources()) {
            claim(resource.id, "the resource '" + resource.id + "'", resource.where);
        }
        for (const Property& property : m_out.properties()) {
            claim(property.id, "the property '" + property.id + "'", property.where);
            for (const std::string& alias : property.aliases) {
                claim(alias, "the property '" + property.id + "'", property.where);
            }
        }
    }

    Vocabulary& m_out;
    std::vector<Diagnostic>& m_diagnostics;
    std::vector<std::pair<PropertyIndex, Element>> m_properties;
    std::vector<std::pair<TypeIndex, Element>> m_types;
};

} // namespace

std::optional<double> constantOf(const Vocabulary& vocabulary, Format format, std::string_view text) {
    switch (format.kind) {
    case FormatKind::number:
        return parseNumber(text);
    case FormatKind::boolean: {
        const auto value = parseBoolean(text);
        return value ? std::optional(*value ? 1.0 : 0.0) : std::nullopt;
    }
    case FormatKind::enumeration: {
        const auto value = vocabulary.enumerations()[format.enumeration].find(trimmed(text));
        return value ? std::optional<double>(*value) : std::nullopt;
    }
    case FormatKind::objectType: {
        const auto value = vocabulary.findType(trimmed(text));
        return value ? std::optional<double>(*value) : std::nullopt;
    }
    default:
        return std::nullopt;
    }
}

Vocabulary loadVocabulary(const ParsedProject& project, RowTables rows, std::vector<Diagnostic>& diagnostics) {
    Vocabulary vocabulary(rows);
    VocabularyLoader loader(vocabulary, diagnostics);
    for (const Element section : project.topLevel("vocabulary")) {
        loader.declare(section);
    }
    loader.resolve();
    return vocabulary;
}

} // namespace orrery::engine
