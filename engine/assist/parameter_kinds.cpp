// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/assist/parameter_kinds.h"

#include "engine/assist/completion_lists.h"
#include "engine/check/expression/function_usage.h"
#include "engine/content/constants.h"
#include "engine/content/element_rows.h"
#include "engine/content/vocabulary_load.h"
#include "engine/vocabulary/functions.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

using Items = std::vector<CompletionItem>;
using Names = std::vector<FoundName>;
using Kind = ParameterKind;

// Functions that resolve names.

std::string_view wordIn(std::string_view value, Span part) {
    return value.substr(part.begin, part.size());
}

Span spanOf(std::string_view word, std::string_view value) {
    const auto begin = static_cast<std::uint32_t>(word.data() - value.data());
    return {begin, begin + static_cast<std::uint32_t>(word.size())};
}

void addName(Names& out, NameKind kind, std::string_view id, Span part, std::string_view owner = {}) {
    out.push_back({kind, owner, std::string(id), part});
}

/// Adds a word that needs no definition, or a word that the rename command finds by its own spelling.
template <NameKind kind>
void resolveWord(const NameContext&, const ParameterSpec&, std::string_view value, Span part, Names& out) {
    addName(out, kind, wordIn(value, part), part);
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

// Candidates for completion.

CompletionItem item(std::string_view id, std::string_view detail = {}, std::string_view help = {}) {
    return {.label = std::string(id), .detail = std::string(detail), .help = std::string(help)};
}

template <typename Table>
void addLabelled(Items& out, const std::vector<Table>& tables) {
    for (const Table& table : tables) {
        const bool saysMore = table.label != table.id;
        out.push_back(item(table.id, saysMore ? table.label : std::string()));
        if constexpr (requires { table.help; }) {
            out.back().help = table.help;
        }
    }
}

void listMeters(const NameSources& sources, Items& out) {
    addLabelled(out, sources.model.vocabulary.meters());
}

void listMeterSides(const NameSources& sources, Items& out) {
    for (const Meter& meter : sources.model.vocabulary.meters()) {
        out.push_back(item(meter.id, meter.label, meter.help));
        out.push_back(item("Max" + meter.id, meter.label, meter.help));
    }
}

void listProperties(const NameSources& sources, Items& out) {
    const Vocabulary& vocabulary = sources.model.vocabulary;
    for (const Property& property : vocabulary.properties()) {
        out.push_back(item(property.id, vocabulary.formatName(property.format), property.help));
    }
}

void listResources(const NameSources& sources, Items& out) {
    addLabelled(out, sources.model.vocabulary.resources());
}

void listTypes(const NameSources& sources, Items& out) {
    addLabelled(out, sources.model.vocabulary.types());
}

void listInitialPlaces(const NameSources& sources, Items& out) {
    out = {item("home", {}, inPhrase("The capitals of empires.")), item("owned", {}, inPhrase("All owned objects."))};
    listTypes(sources, out);
}

void listFormats(const NameSources& sources, Items& out) {
    for (const std::string_view name : {"number", "boolean", "text", "pair", "dice", "object", "class", "type"}) {
        out.push_back(item(name));
    }
    for (const Enumeration& enumeration : sources.model.vocabulary.enumerations()) {
        out.push_back(item(enumeration.id, enumeration.label != enumeration.id ? enumeration.label : ""));
    }
}

void listScopes(const NameSources& sources, Items& out) {
    out.push_back(item("global", {}, inPhrase("One value for the whole run.")));
    for (const VariableScope& scope : sources.model.vocabulary.scopes()) {
        if (!scope.id.empty()) {
            out.push_back(item(scope.id, scope.label != scope.id ? scope.label : std::string(), scope.help));
        }
    }
}

void listVariables(const NameSources& sources, Items& out) {
    const Vocabulary& vocabulary = sources.model.vocabulary;
    for (const CheckedVariable& variable : sources.model.language.variables) {
        out.push_back(item(variable.name,
                           vocabulary.scopes()[variable.scope].id + " " + vocabulary.formatName(variable.format),
                           variable.explanation));
    }
}

void listGroupings(const NameSources& sources, Items& out) {
    std::set<std::string, std::less<>> groupings;
    for (const auto& objectClass : sources.model.classes.asRead()) {
        groupings.insert(objectClass->groupings.begin(), objectClass->groupings.end());
    }
    for (const std::string& grouping : groupings) {
        out.push_back(item(grouping));
    }
}

void listStackings(const NameSources& sources, Items& out) {
    for (const std::string& name : sources.model.stackingNames) {
        if (!name.empty()) {
            out.push_back(item(name));
        }
    }
}

void listStrings(const NameSources& sources, Items& out) {
    if (sources.model.strings) {
        for (const auto& [id, text] : *sources.model.strings) {
            out.push_back(item(id, text));
        }
    }
}

void listScenarios(const NameSources& sources, Items& out) {
    for (const CheckedScenario& scenario : sources.model.scenarios) {
        const bool saysMore = scenario.name != scenario.id;
        out.push_back(item(scenario.id, saysMore ? scenario.name : std::string(), scenario.description));
    }
}

void listTableFiles(const NameSources& sources, Items& out) {
    for (const std::string& path : sources.tables) {
        out.push_back(item(path));
    }
}

void listContentFiles(const NameSources& sources, Items& out) {
    for (const auto& tree : sources.trees) {
        const bool isContent = tree->root() != XmlTree::none && tree->name(tree->root()) == orreryElement().tag;
        if (isContent && !tree->source()->path().starts_with("vocabulary/")) {
            out.push_back(item(tree->source()->path()));
        }
    }
}

void listGroups(const NameSources& sources, Items& out) {
    for (const auto& objectClass : sources.model.classes.asRead()) {
        for (const CheckedGroup& group : objectClass->groups) {
            out.push_back(item(objectClass->id + "/" + group.id, group.name, group.description));
        }
    }
}

void listOccurrences(const NameSources& sources, Items& out) {
    const Vocabulary& vocabulary = sources.model.vocabulary;
    for (OccurrenceKind i = 0; i < vocabulary.occurrenceCount(); ++i) {
        const OccurrenceSpec* const row = vocabulary.occurrence(i);
        out.push_back(item(vocabulary.occurrenceId(i), row != nullptr ? row->label : std::string_view(),
                           row != nullptr ? row->help : std::string_view()));
    }
}

void listFunctions(const NameSources& sources, Items& out) {
    for (const ExpressionFunction& row : sources.model.vocabulary.functions()) {
        if (row.shape == ExpressionFunction::Shape::call) {
            out.push_back(item(row.name, row.usage, row.help));
        }
    }
    for (const CheckedFunction& function : sources.model.language.functions) {
        out.push_back(item(function.id, usageOf(function, sources.model.vocabulary), function.help));
    }
}

void listAggregates(const NameSources& sources, Items& out) {
    for (const AggregateSpec& row : sources.model.vocabulary.aggregates()) {
        out.push_back(item(row.name, row.label, row.help));
    }
    for (const CheckedAggregate& aggregate : sources.model.language.aggregates) {
        out.push_back(item(aggregate.id, {}, aggregate.help));
    }
}

void listHasKinds(const NameSources& sources, Items& out) {
    for (const HasKind& one : sources.model.vocabulary.kinds()) {
        out.push_back(item(one.id, one.label, one.help));
    }
}

void listWatches(const NameSources& sources, Items& out) {
    for (const WatchSpec& row : sources.model.vocabulary.watches()) {
        out.push_back(item(row.type, row.label, row.help));
    }
}

/// Adds ids from the children of the surrounding scenario. Reads this attribute of the children with one of these tags.
void addChildren(const NameSources& sources, std::initializer_list<std::string_view> tags, std::string_view attribute,
                 Items& out) {
    if (sources.scenario.tree == nullptr) {
        return;
    }
    for (const std::uint32_t child : sources.scenario.tree->elements(sources.scenario.index)) {
        const Element element{sources.scenario.tree, child};
        if (std::ranges::find(tags, element.tag()) != tags.end()) {
            if (std::string name = element.value(attribute); !name.empty()) {
                out.push_back(item(name, element.tag()));
            }
        }
    }
}

void listEmpires(const NameSources& sources, Items& out) {
    addChildren(sources, {"empire"}, "id", out);
    if (sources.scenario.tree != nullptr) {
        return;
    }
    std::set<std::string, std::less<>> empires;
    for (const CheckedScenario& one : sources.model.scenarios) {
        for (const CheckedStatement& statement : one.statements) {
            if (statement.makes("empire") && empires.insert(statement.name()).second) {
                out.push_back(item(statement.name(), one.id));
            }
        }
    }
}

void listOwners(const NameSources& sources, Items& out) {
    out.push_back(item("none"));
    listEmpires(sources, out);
}

void listSystems(const NameSources& sources, Items& out) {
    addChildren(sources, {"system"}, "name", out);
}

void listPlanets(const NameSources& sources, Items& out) {
    addChildren(sources, {"planet"}, "name", out);
}

void listMaps(const NameSources& sources, Items& out) {
    addChildren(sources, {"map"}, "name", out);
}

void listObjects(const NameSources& sources, Items& out) {
    addChildren(sources, {"planet", "system", "place", "map"}, "name", out);
    addChildren(sources, {"empire", "team"}, "id", out);
}

void listScenarioConditions(const NameSources& sources, Items& out) {
    addChildren(sources, {"condition"}, "id", out);
}

// Values for one place.

void addWord(OfferedValues& out, std::string_view label, std::string_view detail = {}, std::string_view help = {}) {
    out.words.push_back({.label = std::string(label), .detail = std::string(detail), .help = std::string(help)});
}

void offerDefault(const ValuePlace& place, OfferedValues& out) {
    if (!place.spec.fallback.empty()) {
        addWord(out, place.spec.fallback, inPhrase("default"));
    }
}

void offerChoices(const ValuePlace& place, OfferedValues& out) {
    for (const std::string_view choice : place.spec.choices) {
        addWord(out, choice, choice == place.spec.fallback ? inPhrase("default") : std::string_view());
    }
}

void offerEnumerators(const ValuePlace& place, OfferedValues& out) {
    if (const auto index = place.lists.model().vocabulary.findEnumeration(place.spec.of)) {
        out.list = place.lists.values({FormatKind::enumeration, *index});
    }
}

void offerClasses(const ValuePlace& place, OfferedValues& out) {
    if (place.mayRead) {
        addWord(out, "Source.class", {}, inPhrase("The class of the source."));
    }
    out.list = place.lists.classes(place.spec.of);
}

void offerTypes(const ValuePlace& place, OfferedValues& out) {
    if (place.mayRead) {
        addWord(out, "Source.type", {}, inPhrase("The type of the source."));
    }
    out.list = place.lists.named(Kind::objectType, {});
}

/// Offers only events that the vocabulary declares if the place names exactly one event. Effects cannot raise other
/// events.
void offerOccurrences(const ValuePlace& place, OfferedValues& out) {
    if (place.spec.isList) {
        out.list = place.lists.named(Kind::occurrence, {});
        return;
    }
    for (const Occurrence& one : place.lists.model().vocabulary.occurrences()) {
        addWord(out, one.id, one.label != one.id ? one.label : std::string());
    }
}

void offerEmpires(const ValuePlace& place, OfferedValues& out) {
    addWord(out, "source", {}, inPhrase("The owners of the source."));
    addWord(out, "none", {}, inPhrase("No empire."));
    out.list = place.lists.named(Kind::empireId, place.scenario);
}

void offerReferences(const ValuePlace& place, OfferedValues& out) {
    if (place.isOfWatch) {
        addWord(out, "subject", {}, inPhrase("The object that the condition is about."));
        addWord(out, "direct", {}, inPhrase("The other object that the condition refers to."));
    }
    for (const CompletionList empires = place.lists.named(Kind::empireId, place.scenario);
         const CompletionItem& empire : *empires) {
        addWord(out, "flagship:" + empire.label, {}, inPhrase("The flagship of the empire."));
        addWord(out, "controlled:" + empire.label, {}, inPhrase("The object that the empire controls."));
        addWord(out, "target:" + empire.label, {}, inPhrase("The target of the object that the empire controls."));
    }
    out.list = place.lists.named(Kind::object, place.scenario);
}

void offerProperties(const ValuePlace& place, OfferedValues& out) {
    if (place.spec.of != runtimeProperties) {
        out.list = place.lists.named(Kind::property, {});
        return;
    }
    const Vocabulary& vocabulary = place.lists.model().vocabulary;
    for (const Property& property : vocabulary.properties()) {
        if (property.isRuntime) {
            addWord(out, property.id, vocabulary.formatName(property.format), property.help);
        }
    }
}

void offerPropertyValues(const ValuePlace& place, OfferedValues& out) {
    const Vocabulary& vocabulary = place.lists.model().vocabulary;
    if (const auto index = vocabulary.findProperty(place.of)) {
        out.list = place.lists.values(vocabulary.properties()[*index].format);
    }
}

void offerConstants(const ValuePlace& place, OfferedValues& out) {
    if (place.spec.of != "format") {
        return offerPropertyValues(place, out);
    }
    if (const auto index = place.lists.model().vocabulary.findEnumeration(place.of)) {
        out.list = place.lists.values({FormatKind::enumeration, *index});
    }
}

constexpr std::array table{
    KindSpec{
        .kind = Kind::number, .help = inPhrase("A number, or an expression that gives one."), .offer = offerDefault},
    KindSpec{.kind = Kind::boolean, .help = inPhrase("An expression that is true or false.")},
    KindSpec{.kind = Kind::value, .help = inPhrase("An expression.")},
    KindSpec{.kind = Kind::enumerator,
             .help = inPhrase("A value of an enumeration."),
             .resolve = resolveEnumerator,
             .offer = offerEnumerators},
    KindSpec{.kind = Kind::objectClass,
             .help = inPhrase("The id of a class."),
             .resolve = resolveClass,
             .offer = offerClasses},
    KindSpec{.kind = Kind::objectType,
             .help = inPhrase("The id of a type."),
             .resolve = resolveType,
             .list = listTypes,
             .offer = offerTypes},
    KindSpec{.kind = Kind::meter, .help = inPhrase("The id of a meter."), .resolve = resolveMeter, .list = listMeters},
    KindSpec{.kind = Kind::resource,
             .help = inPhrase("The id of a resource."),
             .resolve = resolveResource,
             .list = listResources},
    KindSpec{.kind = Kind::empire,
             .help = inPhrase("An empire: source, none, or the id of an empire."),
             .resolve = resolveEmpire,
             .offer = offerEmpires},
    KindSpec{.kind = Kind::choice, .offer = offerChoices},
    KindSpec{.kind = Kind::integer, .help = inPhrase("A whole number."), .offer = offerDefault},
    KindSpec{.kind = Kind::name},
    KindSpec{.kind = Kind::text},
    KindSpec{.kind = Kind::message, .help = inPhrase("Text, with expressions in braces."), .resolve = resolveString},
    KindSpec{.kind = Kind::property,
             .help = inPhrase("The id of a property."),
             .resolve = resolveProperty,
             .list = listProperties,
             .offer = offerProperties},
    KindSpec{.kind = Kind::propertyValue,
             .help = inPhrase("A value in the format of the property."),
             .resolve = resolvePropertyValue,
             .offer = offerPropertyValues},
    KindSpec{.kind = Kind::objectName,
             .help = inPhrase("The name of an object of the scenario."),
             .resolve = resolveReference,
             .offer = offerReferences},
    KindSpec{.kind = Kind::occurrence,
             .help = inPhrase("The id of an event."),
             .resolve = resolveOccurrence,
             .list = listOccurrences,
             .offer = offerOccurrences},
    KindSpec{.kind = Kind::constant, .resolve = resolveConstant, .offer = offerConstants},
    KindSpec{.kind = Kind::alias, .help = inPhrase("Another spelling of the id.")},
    KindSpec{.kind = Kind::newObject, .help = inPhrase("The name of the new object.")},
    KindSpec{.kind = Kind::object,
             .help = inPhrase("The name of an object of the scenario."),
             .resolve = resolveObject,
             .list = listObjects,
             .isOfScenario = true},
    KindSpec{.kind = Kind::system,
             .help = inPhrase("The name of a system."),
             .resolve = resolveObject,
             .list = listSystems,
             .isOfScenario = true},
    KindSpec{.kind = Kind::planet,
             .help = inPhrase("The name of a planet."),
             .resolve = resolveObject,
             .list = listPlanets,
             .isOfScenario = true},
    KindSpec{.kind = Kind::map,
             .help = inPhrase("The name of a map."),
             .resolve = resolveObject,
             .list = listMaps,
             .isOfScenario = true},
    KindSpec{.kind = Kind::empireId,
             .help = inPhrase("The id of an empire."),
             .resolve = resolveObject,
             .list = listEmpires,
             .isOfScenario = true},
    KindSpec{.kind = Kind::owner,
             .help = inPhrase("The id of an empire, or none."),
             .resolve = resolveObject,
             .list = listOwners,
             .isOfScenario = true},
    KindSpec{.kind = Kind::scenario,
             .help = inPhrase("The id of a scenario."),
             .resolve = resolveWord<NameKind::scenario>,
             .list = listScenarios},
    KindSpec{.kind = Kind::scenarioCondition,
             .help = inPhrase("The id of a condition of this scenario."),
             .resolve = resolveScenarioCondition,
             .list = listScenarioConditions,
             .isOfScenario = true},
    KindSpec{
        .kind = Kind::counter, .help = inPhrase("The name of a counter."), .resolve = resolveWord<NameKind::counter>},
    KindSpec{.kind = Kind::watch, .help = inPhrase("A type of scenario condition."), .list = listWatches},
    KindSpec{
        .kind = Kind::group, .help = inPhrase("A group, as CLASS/group."), .resolve = resolveGroup, .list = listGroups},
    KindSpec{.kind = Kind::grouping,
             .help = inPhrase("A word that groups classes."),
             .resolve = resolveWord<NameKind::grouping>,
             .list = listGroupings},
    KindSpec{.kind = Kind::stacking,
             .help = inPhrase("The name or number of a stacking; 0 for none."),
             .resolve = resolveStacking,
             .list = listStackings},
    KindSpec{.kind = Kind::string,
             .help = inPhrase("The id of a text, or the text itself."),
             .resolve = resolveString,
             .list = listStrings},
    KindSpec{.kind = Kind::format,
             .help = inPhrase("A format, or the id of an enumeration."),
             .resolve = resolveFormat,
             .list = listFormats},
    KindSpec{.kind = Kind::meterSide,
             .help = inPhrase("The id of a meter, with Max in front for its maximum."),
             .resolve = resolveMeter,
             .list = listMeterSides},
    KindSpec{.kind = Kind::variable,
             .help = inPhrase("The name of a variable."),
             .resolve = resolveVariable,
             .list = listVariables},
    KindSpec{.kind = Kind::variableScope,
             .help = inPhrase("A type, or a sub-scope of one."),
             .resolve = resolveScope,
             .list = listScopes},
    KindSpec{.kind = Kind::initialPlace,
             .help = inPhrase("The word home or owned, or the id of a type."),
             .resolve = resolveType,
             .list = listInitialPlaces},
    KindSpec{.kind = Kind::hasKind, .help = inPhrase("A kind for has()."), .list = listHasKinds},
    KindSpec{.kind = Kind::function, .help = inPhrase("The name of a function."), .list = listFunctions},
    KindSpec{.kind = Kind::aggregate, .help = inPhrase("The name of an aggregate."), .list = listAggregates},
    KindSpec{
        .kind = Kind::contentFile, .help = inPhrase("The path of a file of the project."), .list = listContentFiles},
    KindSpec{.kind = Kind::tableFile, .help = inPhrase("The path of a CSV table."), .list = listTableFiles},
};
static_assert(
    [] {
        for (std::size_t i = 0; i < table.size(); ++i) {
            if (table[i].kind != static_cast<Kind>(i)) {
                return false;
            }
        }
        return table.size() == static_cast<std::size_t>(Kind::count_);
    }(),
    "each kind has a row, in the order of ParameterKind");

} // namespace

const KindSpec& kindSpec(ParameterKind kind) {
    return table[static_cast<std::size_t>(kind)];
}

OfferedValues offeredValues(const ValuePlace& place) {
    OfferedValues out;
    if (const KindSpec& row = kindSpec(place.spec.kind); row.offer != nullptr) {
        row.offer(place, out);
    } else {
        out.list = place.lists.named(place.spec.kind, place.scenario);
    }
    return out;
}

std::vector<FoundName> namesIn(const NameContext& context, Format format, std::string_view value) {
    std::vector<FoundName> out;
    if (const std::string_view word = trimmed(value); !word.empty()) {
        resolveInFormat(context, value, spanOf(word, value), format, out);
    }
    return out;
}

std::vector<FoundName> namesIn(const NameContext& context, const ParameterSpec& spec, std::string_view value) {
    std::vector<FoundName> out;
    const KindSpec& row = kindSpec(spec.kind);
    if (row.resolve == nullptr) {
        return out;
    }
    const auto resolve = [&](std::string_view word) { row.resolve(context, spec, value, spanOf(word, value), out); };
    if (spec.isList) {
        std::ranges::for_each(splitWords(value), resolve);
    } else if (const std::string_view word = trimmed(value); !word.empty()) {
        resolve(word);
    }
    return out;
}

} // namespace orrery::engine
