// SPDX-License-Identifier: GPL-3.0-or-later
// The statements of scenarios (S15). Each row reads a statement's element, and applies the statement.
#include "engine/rules/scenario/statement_rows.h"

#include "engine/check/model/check_diagnostics.h"
#include "engine/check/scenario/statements.h"
#include "engine/content/constants.h"
#include "engine/content/content_diagnostics.h"
#include "engine/content/element_rows_scenarios.h"
#include "engine/content/vocabulary_load.h"
#include "engine/rules/scenario/statement_moves.h"
#include "engine/universe/chance.h"
#include "engine/universe/object_phrase.h"
#include "engine/universe/scenario.h"
#include "engine/universe/scenario_setting.h"
#include "engine/universe/universe_diagnostics.h"

#include <algorithm>
#include <array>
#include <sstream>

namespace orrery::engine {

namespace {

/// Creates an object without a place: an empire or a map.
void makeDeclared(TableSetter& table, const CheckedStatement& statement) {
    const auto objectClass = table.madeClass(statement);
    if (objectClass && table.isNewName(statement.name())) {
        table.make({.objectClass = *objectClass}, statement);
    }
}

void readEmpire(StatementReading& reading) {
    CheckedStatement empire = reading.whole();
    if (!empire.name().empty() && !isName(empire.name())) {
        reading.names().report(contentDiagnostics["content.bad-name"], empire.argument("id")->where,
                               {empire.name(), phrase("the id of an empire")});
    }
    reading.add(std::move(empire));
}

void setCapital(TableSetter& table, const CheckedStatement& empire) {
    const auto owner = findEmpire(table.view(), empire.name());
    if (!owner || empire.text("capital").empty()) {
        return;
    }
    if (const auto capital = table.object(empire.text("capital"))) {
        table.write(*owner, Builtin::capital, *capital);
        table.write(*owner, Builtin::homeworld, *capital);
        if (table.view().builtin(Builtin::owners, *capital) == 0.0) {
            table.setOwners(*capital, {*owner});
        }
    }
}

/// Creates a team, and attaches its empires to it (X1.8).
void makeTeam(TableSetter& table, const CheckedStatement& statement) {
    const auto objectClass = table.madeClass(statement);
    if (!objectClass || !table.isNewName(statement.name())) {
        return;
    }
    const Row team = table.make({.objectClass = *objectClass}, statement);
    std::istringstream ids(statement.text("empires"));
    for (std::string id; team != noRow && ids >> id;) {
        const auto member = table.empire(id);
        if (!member) {
            continue;
        }
        if (!table.mayStandOn(table.view().typeOf(*member), team)) {
            table.report(universeDiagnostics["scenario.cannot-attach"],
                         {id, table.typeName(*member), statement.name(), table.typeName(team)});
            continue;
        }
        table.write(*member, Builtin::attachedTo, team);
    }
}

void makeSystem(TableSetter& table, const CheckedStatement& statement) {
    const auto objectClass = table.madeClass(statement);
    if (!objectClass || !table.isNewName(statement.name())) {
        return;
    }
    Row map = noRow;
    if (const std::string& on = statement.text("map"); !on.empty()) {
        const auto named = table.object(on);
        if (!named) {
            return;
        }
        map = *named;
        const TypeIndex type = table.model().classes[*objectClass].type;
        if (!table.mayStandOn(type, map)) {
            table.report(universeDiagnostics["scenario.cannot-attach"],
                         {statement.name(), table.model().vocabulary.types()[type].id, on, table.typeName(map)});
            return;
        }
    }
    const std::pair position(statement.number("x"), statement.number("y"));
    table.make({.objectClass = *objectClass, .attachedTo = map, .position = position}, statement);
}

void addLane(TableSetter& table, const CheckedStatement& statement) {
    const auto from = table.system(statement.text("from"));
    const auto to = table.system(statement.text("to"));
    if (from && from == to) {
        table.report(universeDiagnostics["scenario.lane-to-itself"], {statement.text("from")});
    } else if (from && to) {
        table.addLane(*from, *to);
    }
}

void makePlanet(TableSetter& table, const CheckedStatement& statement) {
    const auto objectClass = table.madeClass(statement);
    const auto host = table.system(statement.text("system"));
    const auto owners = table.ownersOf(statement.text("owner"));
    if (objectClass && host && table.isNewName(statement.name())) {
        table.make({.objectClass = *objectClass, .attachedTo = *host, .owners = owners.value_or(0)}, statement);
    }
}

void place(TableSetter& table, const CheckedStatement& statement) {
    const auto objectClass = statement.classOf("class");
    if (!objectClass || !table.isNewName(statement.name())) {
        return;
    }
    if (auto object = table.placed({.objectClass = *objectClass,
                                    .on = statement.text("on"),
                                    .name = statement.name(),
                                    .owner = statement.text("owner"),
                                    .where = statement.where})) {
        table.make(std::move(*object), statement);
    }
}

void giveTech(TableSetter& table, const CheckedStatement& statement) {
    const auto owner = table.empire(statement.text("to"));
    const auto tech = statement.classOf("tech");
    if (!owner || !tech) {
        return;
    }
    const View now = table.view();
    for (Row row = 0; row < now.rowCount; ++row) {
        const auto owners = static_cast<std::uint32_t>(now.builtin(Builtin::owners, row));
        if (now.builtin(Builtin::objectClass, row) == *tech && now.exists(row) &&
            now.ownerSets->contains(owners, *owner)) {
            return; // the empire already has the tech
        }
    }
    const CheckedClass& made = table.model().classes[*tech];
    const std::uint64_t key = joinKeys(now.birthKeys[*owner], stableHash(made.stableName()));
    table.make({.objectClass = *tech,
                .attachedTo = table.mayStandOn(made.type, *owner) ? *owner : noRow,
                .owners = table.writer().internOwners({*owner}),
                .birthKey = key},
               statement);
}

bool hasValue(StatementReading& reading) {
    const Element element = reading.element();
    if (!element.has("value") && !element.node().isBroken) {
        reading.names().report(contentDiagnostics["content.missing-attribute"], element.head(),
                               {std::string(element.tag()), std::string("value")});
    }
    return element.has("value");
}

/// Returns the number for a column. Reports a diagnostic and returns nullopt if the attribute holds no number.
std::optional<GivenValue> numberFor(StatementReading& reading) {
    if (!hasValue(reading)) {
        return std::nullopt;
    }
    const std::string text = reading.element().value("value");
    const auto number = parseNumber(text);
    if (!number) {
        reading.names().report(contentDiagnostics["content.not-a-number"], reading.element().valueWhere("value"),
                               {text});
        return std::nullopt;
    }
    return GivenValue{.column = {}, .constant = number, .text = text, .attribute = {}};
}

/// Adds one statement for each value that the element sets.
void readSet(StatementReading& reading) {
    const Element element = reading.element();
    const ColumnLayout& layout = reading.model().layout;
    const std::size_t findings = reading.names().findings().size();
    bool setsSomething = false;
    const auto set = [&](std::initializer_list<std::string_view> attributes, std::optional<GivenValue> value) {
        CheckedStatement one = reading.begin();
        for (const std::string_view name : attributes) {
            if (auto argument = reading.argument(name)) {
                one.arguments.push_back(std::move(*argument));
            }
        }
        if (element.has("until")) {
            one.arguments.push_back(*reading.argument("until"));
        }
        if (value) {
            one.values.push_back(std::move(*value));
        }
        reading.add(std::move(one));
        setsSomething = true;
    };
    if (const auto meter = reading.argument("meter")) {
        auto value = numberFor(reading);
        if (meter->constant && value) {
            value->column = layout.meter(static_cast<MeterIndex>(*meter->constant), element.value("which") == "max");
            set({"object", "meter", "part", "which", "value"}, std::move(value));
        }
    }
    if (const auto resource = reading.argument("resource")) {
        auto value = numberFor(reading);
        if (resource->constant && value) {
            value->column = layout.stockpile(static_cast<ResourceIndex>(*resource->constant));
            set({"object", "resource", "value"}, std::move(value));
        }
    }
    if (element.has("property") && hasValue(reading)) {
        const auto property = reading.property(element.value("property"), element.valueWhere("property"));
        auto value =
            property ? reading.value(*property, element.value("value"), element.valueWhere("value")) : std::nullopt;
        if (value) {
            set({"object", "property", "value"}, std::move(value));
        }
    }
    for (GivenValue& value : reading.values()) {
        set({"object"}, std::move(value));
    }
    for (const std::string_view attribute : {"owner", "target"}) {
        if (element.has(attribute)) {
            set({"object", attribute}, std::nullopt);
        }
    }
    if (!setsSomething && reading.names().findings().size() == findings && !element.isBroken()) {
        reading.names().report(checkDiagnostics["check.sets-nothing"], element.head(), {std::string(element.tag())});
    }
}

void set(TableSetter& table, const CheckedStatement& statement) {
    const auto object = table.object(statement.text("object"));
    if (!object) {
        return;
    }
    if (const CheckedArgument* const owner = statement.argument("owner")) {
        if (table.isOf(*object, "system")) {
            table.report(universeDiagnostics["scenario.derived-owner"], {objectPhrase(table.view(), *object)});
        } else if (const auto owners = table.ownersOf(owner->text)) {
            table.write(*object, Builtin::owners, *owners);
        }
    }
    if (const CheckedArgument* const target = statement.argument("target")) {
        const bool isNone = target->text.empty() || target->text == "none";
        const auto aim = isNone ? std::nullopt : table.object(target->text);
        if (isNone || aim) {
            table.write(*object, Builtin::target, aim ? static_cast<double>(*aim) : noneValue);
        }
    }
    for (const GivenValue& value : statement.values) {
        table.give(*object, value);
    }
}

constexpr std::array<std::string_view, 1> placeObjects{"on"};
constexpr std::array<std::string_view, 2> setObjects{"object", "target"};
constexpr std::array<std::string_view, 1> removeObjects{"object"};
constexpr std::array<std::string_view, 2> moveObjects{"object", "to"};

constexpr std::array statements{
    StatementSpec{.tag = rows::empireElement.tag,
                  .element = &rows::empireElement,
                  .requirement = "S15",
                  .example = R"(<empire id="Lyrans" colour="#3a7bd5" capital="Vega I"/>)",
                  .round = SetupRound::empires,
                  .type = "empire",
                  .name = "id",
                  .makesObject = true,
                  .read = readEmpire,
                  .apply = makeDeclared,
                  .settle = setCapital},
    StatementSpec{.tag = rows::teamElement.tag,
                  .element = &rows::teamElement,
                  .requirement = "X1.8",
                  .example = R"(<team id="Allies" empires="Terrans Vegans"/>)",
                  .round = SetupRound::groups,
                  .type = "team",
                  .name = "id",
                  .makesObject = true,
                  .apply = makeTeam},
    StatementSpec{.tag = rows::mapElement.tag,
                  .element = &rows::mapElement,
                  .requirement = "S15",
                  .example = R"(<map name="Underworld"/>)",
                  .round = SetupRound::groups,
                  .type = "map",
                  .name = "name",
                  .makesObject = true,
                  .apply = makeDeclared},
    StatementSpec{.tag = rows::systemElement.tag,
                  .element = &rows::systemElement,
                  .requirement = "S15",
                  .example = R"(<system name="Deneb" x="30.5" y="-40" star-colour="red"/>)",
                  .round = SetupRound::systems,
                  .type = "system",
                  .name = "name",
                  .makesObject = true,
                  .apply = makeSystem},
    StatementSpec{.tag = rows::laneElement.tag,
                  .element = &rows::laneElement,
                  .requirement = "S15",
                  .example = R"(<system name="Rigel" x="9" y="9"/><lane from="Vega" to="Rigel"/>)",
                  .round = SetupRound::planets,
                  .apply = addLane},
    StatementSpec{.tag = rows::planetElement.tag,
                  .element = &rows::planetElement,
                  .requirement = "S15",
                  .example = R"(<planet name="Sol IV" system="Sol" owner="Terrans" size="small"/>)",
                  .round = SetupRound::planets,
                  .type = "planet",
                  .name = "name",
                  .makesObject = true,
                  .makesInitial = true,
                  .apply = makePlanet},
    StatementSpec{.tag = rows::placeElement.tag,
                  .element = &rows::placeElement,
                  .requirement = "S15",
                  .example = R"(<place class="BLD_MEGALITH" on="Sol III" name="Second beacon" owner="Vegans"/>)",
                  .name = "name",
                  .objects = placeObjects,
                  .makesObject = true,
                  .makesInitial = true,
                  .apply = place},
    StatementSpec{.tag = rows::giveTechElement.tag,
                  .element = &rows::giveTechElement,
                  .requirement = "S15",
                  .example = R"(<give-tech tech="CON_CONC_CAMP" to="Terrans"/>)",
                  .makesObject = true,
                  .apply = giveTech},
    StatementSpec{.tag = rows::setElement.tag,
                  .element = &rows::setElement,
                  .requirement = "S15",
                  .example = R"(<set object="Sol III" meter="Population" which="max" value="7.5"/>)",
                  .objects = setObjects,
                  .read = readSet,
                  .apply = set},
    StatementSpec{.tag = rows::holdElement.tag,
                  .element = &rows::holdElement,
                  .requirement = "I4.8",
                  .example = R"(<hold object="Sol III" meter="Population" value="7.5" until="4"/>)",
                  .objects = setObjects,
                  .holds = true,
                  .read = readSet,
                  .apply = set},
    StatementSpec{.tag = rows::moveElement.tag,
                  .element = &rows::moveElement,
                  .requirement = "S15",
                  .example = R"(<move object="Sol III" to="Vega"/>)",
                  .objects = moveObjects,
                  .read = readMove,
                  .apply = moveObject},
    StatementSpec{.tag = rows::attachElement.tag,
                  .element = &rows::attachElement,
                  .requirement = "S15",
                  .example = R"(<attach object="Sol III" to="Vega"/>)",
                  .objects = moveObjects,
                  .apply = attachObject},
    StatementSpec{.tag = rows::removeElement.tag,
                  .element = &rows::removeElement,
                  .requirement = "S15",
                  .example = R"(<remove object="Sol III"/>)",
                  .objects = removeObjects,
                  .apply = removeObject},
    StatementSpec{.tag = rows::removeLaneElement.tag,
                  .element = &rows::removeLaneElement,
                  .requirement = "S15",
                  .example = R"(<remove-lane from="Sol" to="Vega"/>)",
                  .apply = removeLane}};

// A null `apply` is no constant for the sanitizers; the tests play each row's example.
static_assert(std::ranges::none_of(statements, [](const StatementSpec& row) {
    return row.requirement.empty() || row.example.empty();
}));

} // namespace

std::span<const StatementSpec> statementRows() {
    return statements;
}

} // namespace orrery::engine
