// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/universe/scenario.h"

#include "engine/check/scenario/run_names.h"
#include "engine/universe/galaxy.h"
#include "engine/universe/object_phrase.h"
#include "engine/universe/scenario_agenda.h"
#include "engine/universe/scenario_setting.h"

#include <algorithm>

namespace orrery::engine {

namespace {

NameSet namesGiven(const CheckedScenario& scenario) {
    NameSet names;
    for (const CheckedStatement& statement : scenario.statements) {
        if (!statement.name().empty()) {
            names.insert(statement.name());
        }
    }
    return names;
}

/// Sets the numbers of all objects without one above those that the scenario gives (G4.1).
void numberObjects(const CheckedScenario& scenario, Writer& writer) {
    const auto column = writer.universe().view().layout->numbers();
    std::uint32_t first = 0;
    for (const CheckedStatement& statement : scenario.statements) {
        for (const GivenValue& value : statement.values) {
            const double number = value.column == column ? value.constant.value_or(-1.0) : -1.0;
            first = number >= first && number < noRow / 2.0 ? static_cast<std::uint32_t>(number) + 1 : first;
        }
    }
    if (first > 0) {
        Agenda agenda = writer.universe().agenda();
        agenda.firstNumber = first;
        writer.setAgenda(std::move(agenda));
    }
}

} // namespace

std::optional<Row> findObject(const View& view, std::string_view name) {
    if (const auto named = findNamed(view, name, std::nullopt)) {
        return named;
    }
    const auto number = numberIn(name);
    const Row row = number ? view.withNumber(*number) : name == gameReference ? gameObject(view) : noRow;
    return view.exists(row) ? std::optional(row) : std::nullopt;
}

Row gameObject(const View& view) {
    const auto type = view.model->vocabulary.findType("game");
    for (Row row = 0; type && row < view.rowCount; ++row) {
        if (view.typeOf(row) == *type) {
            return row; // the set-up creates it first
        }
    }
    return noRow;
}

std::string objectReference(const View& view, Row row) {
    const std::string name = view.nameOf(row);
    return findObject(view, name) == row ? name : view.numberText(row);
}

bool isReferenceTo(const View& view, std::string_view reference, Row row) {
    if (const auto number = numberIn(reference); number && view.withNumber(*number) == row) {
        return true;
    }
    const auto found = findObject(view, reference);
    return found ? found == row : view.nameOf(row) == reference;
}

std::optional<Row> findEmpire(const View& view, std::string_view id) {
    const auto type = view.model->vocabulary.findType("empire");
    return type ? findNamed(view, id, type) : std::nullopt;
}

void setTable(const CheckedScenario& scenario, Writer& writer, std::vector<Diagnostic>& diagnostics) {
    numberObjects(scenario, writer);
    TableSetter setting(writer, diagnostics);
    setting.knowHidden(scenario);
    const auto eachOfTurn0 = [&](const auto& act) {
        for (std::uint32_t i = 0; i < scenario.statements.size(); ++i) {
            if (scenario.statements[i].turn == 0) {
                act(scenario.statements[i], i);
            }
        }
    };
    const auto applyRound = [&](SetupRound round) {
        eachOfTurn0([&](const CheckedStatement& statement, std::uint32_t index) {
            if (statement.spec->round == round && !statement.isHidden) {
                setting.apply(statement, index);
            }
        });
    };
    setting.makeGame();
    applyRound(SetupRound::empires);
    if (scenario.galaxy) {
        std::vector<Row> homeless;
        eachOfTurn0([&](const CheckedStatement& statement, std::uint32_t) {
            const bool wantsHome = statement.makes("empire") && statement.text("capital").empty();
            const auto row = wantsHome ? findEmpire(writer.universe().view(), statement.name()) : std::nullopt;
            if (row && std::ranges::find(homeless, *row) == homeless.end()) {
                homeless.push_back(*row);
            }
        });
        const std::size_t told = writer.log().faults.size();
        makeGalaxy(*scenario.galaxy, std::move(homeless), namesGiven(scenario), writer, diagnostics);
        placeFaults(writer.log(), told, scenario.galaxy->where);
    }
    applyRound(SetupRound::groups);
    applyRound(SetupRound::systems);
    applyRound(SetupRound::planets);
    setting.layLanes();
    eachOfTurn0([&](const CheckedStatement& statement, std::uint32_t index) { setting.settle(statement, index); });
    if (scenario.galaxy) {
        setting.setInitials(scenario.galaxy->initials);
    }
    applyRound(SetupRound::others);
    writer.refreshDerived();
    beginAgenda(scenario, setting.made(), writer, diagnostics);
    writer.closeTurn();
}

std::optional<Writer::NewObject> plannedObject(const Placement& placement, Writer& writer,
                                               std::vector<Diagnostic>& diagnostics) {
    return TableSetter(writer, diagnostics, false).placed(placement);
}

std::optional<Writer::NewObject> plannedObject(const CheckedStatement& statement, Writer& writer,
                                               std::vector<Diagnostic>& diagnostics) {
    return TableSetter(writer, diagnostics, false).planned(statement);
}

void applyStatement(const CheckedStatement& statement, std::uint32_t index, Writer& writer,
                    std::vector<Diagnostic>& diagnostics, const CheckedScenario* scenario) {
    TableSetter setting(writer, diagnostics);
    if (scenario != nullptr) {
        setting.knowHidden(*scenario);
    }
    setting.apply(statement, index);
    setting.layLanes();
    setting.settle(statement, index);
    writer.refreshDerived();
}

bool holdsIn(const CheckedStatement& statement, std::uint32_t turn) {
    const CheckedArgument* const until = statement.spec->holds ? statement.argument("until") : nullptr;
    return statement.spec->holds && statement.turn < turn &&
           (until == nullptr || turn <= static_cast<std::uint32_t>(until->constant.value_or(0.0)));
}

void applyHolds(const CheckedScenario& scenario, std::uint32_t turn, Writer& writer) {
    std::vector<Diagnostic> known; // the turn of the statement has reported them
    std::optional<TableSetter> setting;
    for (std::uint32_t i = 0; i < scenario.statements.size(); ++i) {
        if (holdsIn(scenario.statements[i], turn)) {
            if (!setting) {
                setting.emplace(writer, known);
            }
            setting->apply(scenario.statements[i], i);
        }
    }
    if (setting) {
        writer.refreshDerived();
    }
}

} // namespace orrery::engine
