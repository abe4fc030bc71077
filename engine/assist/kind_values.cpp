// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/assist/kind_values.h"

#include "engine/assist/completion_lists.h"
#include "engine/check/expression/function_usage.h"
#include "engine/content/constants.h"
#include "engine/content/element_rows.h"
#include "engine/content/vocabulary_load.h"
#include "engine/trace/replay.h"
#include "engine/vocabulary/functions.h"

#include <algorithm>
#include <array>

namespace orrery::engine::kinds {

namespace {

using Items = std::vector<CompletionItem>;
using Kind = ParameterKind;

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

void addWord(OfferedValues& out, std::string_view label, std::string_view detail = {}, std::string_view help = {}) {
    out.words.push_back({.label = std::string(label), .detail = std::string(detail), .help = std::string(help)});
}

} // namespace

void listMeters(const NameSources& sources, Items& out) {
    for (const Meter& meter : sources.model.vocabulary.meters()) {
        if (!meter.partOf) {
            out.push_back(item(meter.id, meter.label != meter.id ? meter.label : std::string(), meter.help));
        }
    }
}

void listMeterSides(const NameSources& sources, Items& out) {
    for (const Meter& meter : sources.model.vocabulary.meters()) {
        if (meter.partOf) {
            continue;
        }
        out.push_back(item(meter.id, meter.label, meter.help));
        if (!meter.single) {
            out.push_back(item("Max" + meter.id, meter.label, meter.help));
        }
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
    for (const std::string_view name :
         {"number", "boolean", "text", "pair", "dice", "object", "class", "type", "classes"}) {
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
            const std::string name = shownGroupName(sources.model, group);
            out.push_back(item(groupLabel(sources.model, group), name, group.description));
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

} // namespace orrery::engine::kinds
