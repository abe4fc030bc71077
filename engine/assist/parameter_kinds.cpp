// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/assist/parameter_kinds.h"

#include "engine/assist/completion_lists.h"
#include "engine/assist/kind_names.h"
#include "engine/assist/kind_values.h"
#include "engine/content/constants.h"
#include "engine/content/element_rows_common.h"
#include "engine/content/expression_text.h"
#include "engine/content/vocabulary_load.h"
#include "engine/vocabulary/kind_table.h"

#include <algorithm>

namespace orrery::engine {

namespace {

using namespace kinds;
using Kind = ParameterKind;
using Editor = ParameterEditor;

constexpr KindTable<KindSpec> table({
    KindSpec{.kind = Kind::number,
             .editor = Editor::number,
             .help = inPhrase("A number, or an expression that gives one."),
             .offer = offerDefault},
    KindSpec{
        .kind = Kind::boolean, .editor = Editor::expression, .help = inPhrase("An expression that is true or false.")},
    KindSpec{.kind = Kind::value, .editor = Editor::expression, .help = inPhrase("An expression.")},
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
    KindSpec{
        .kind = Kind::integer, .editor = Editor::number, .help = inPhrase("A whole number."), .offer = offerDefault},
    KindSpec{.kind = Kind::name, .editor = Editor::line},
    KindSpec{.kind = Kind::text, .editor = Editor::line},
    KindSpec{.kind = Kind::message,
             .editor = Editor::longText,
             .help = inPhrase("Text, with expressions in braces."),
             .resolve = resolveString},
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
    KindSpec{.kind = Kind::alias, .editor = Editor::line, .help = inPhrase("Another spelling of the id.")},
    KindSpec{.kind = Kind::newObject, .editor = Editor::line, .help = inPhrase("The name of the new object.")},
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
    KindSpec{.kind = Kind::colour, .editor = Editor::colour},
});

} // namespace

const KindSpec& kindSpec(ParameterKind kind) {
    return table[kind];
}

ParameterEditor editorOf(const ParameterSpec& spec) {
    if (spec.kind == Kind::choice && std::ranges::equal(spec.choices, rows::yesNo) && !spec.fallback.empty()) {
        return Editor::toggle;
    }
    return spec.kind == Kind::text && spec.of == expressionText ? Editor::expression : kindSpec(spec.kind).editor;
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
        kinds::resolveInFormat(context, value, spanOf(word, value), format, out);
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
