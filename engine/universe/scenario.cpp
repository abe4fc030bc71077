// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/universe/scenario.h"

#include "engine/universe/galaxy.h"
#include "engine/universe/scenario_agenda.h"
#include "engine/universe/scenario_setting.h"

#include <algorithm>
#include <charconv>

namespace orrery::engine {

namespace {

NameSet namesGiven(const CheckedScenario& scenario) {
    NameSet names;
    for (const ScenarioStatement& statement : scenario.statements) {
        if (!statement.name.empty()) {
            names.insert(statement.name);
        }
    }
    return names;
}

} // namespace

std::optional<Row> findObject(const View& view, std::string_view name) {
    if (const auto named = findNamed(view, name, std::nullopt)) {
        return named;
    }
    Row row = noRow;
    if (name.size() > 1 && name.front() == '#') {
        const auto [end, error] = std::from_chars(name.data() + 1, name.data() + name.size(), row);
        if (error == std::errc() && end == name.data() + name.size() && view.exists(row)) {
            return row;
        }
    }
    return std::nullopt;
}

std::string objectReference(const View& view, Row row) {
    const std::string name = view.nameOf(row);
    return findObject(view, name) == row ? name : "#" + std::to_string(row);
}

bool isReferenceTo(const View& view, std::string_view reference, Row row) {
    if (reference == "#" + std::to_string(row)) {
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
    TableSetter setting(writer, diagnostics);
    setting.knowHidden(scenario);
    const auto applyAll = [&](std::initializer_list<StatementKind> kinds) {
        for (std::uint32_t i = 0; i < scenario.statements.size(); ++i) {
            const ScenarioStatement& statement = scenario.statements[i];
            if (statement.turn == 0 && !statement.isHidden && std::ranges::find(kinds, statement.kind) != kinds.end()) {
                setting.apply(statement, i);
            }
        }
    };
    setting.makeGame();
    applyAll({StatementKind::empire});
    if (scenario.galaxy) {
        std::vector<Row> homeless;
        for (const ScenarioStatement& statement : scenario.statements) {
            const bool wantsHome = statement.kind == StatementKind::empire && statement.other.empty();
            const auto row = findEmpire(writer.universe().view(), statement.name);
            if (wantsHome && statement.turn == 0 && row && std::ranges::find(homeless, *row) == homeless.end()) {
                homeless.push_back(*row);
            }
        }
        makeGalaxy(*scenario.galaxy, std::move(homeless), namesGiven(scenario), writer, diagnostics);
    }
    applyAll({StatementKind::team, StatementKind::map});
    applyAll({StatementKind::system});
    applyAll({StatementKind::planet, StatementKind::lane});
    setting.layLanes();
    for (std::uint32_t i = 0; i < scenario.statements.size(); ++i) {
        if (scenario.statements[i].turn == 0 && scenario.statements[i].kind == StatementKind::empire) {
            setting.setCapital(scenario.statements[i], i);
        }
    }
    if (scenario.galaxy) {
        setting.setInitials(scenario.galaxy->initials);
    }
    applyAll({StatementKind::place, StatementKind::giveTech, StatementKind::set});
    writer.refreshDerived();
    beginAgenda(scenario, setting.made(), writer, diagnostics);
    writer.closeTurn();
}

std::optional<Writer::NewObject> plannedObject(const ScenarioStatement& statement, Writer& writer,
                                               std::vector<Diagnostic>& diagnostics) {
    auto planned = TableSetter(writer, diagnostics, false).planned(statement);
    if (planned) {
        planned->name = statement.name;
        planned->birthKey = planned->birthKey == 0 ? keyOfName(statement.name) : planned->birthKey;
    }
    return planned;
}

void applyStatement(const ScenarioStatement& statement, std::uint32_t index, Writer& writer,
                    std::vector<Diagnostic>& diagnostics, const CheckedScenario* scenario) {
    TableSetter setting(writer, diagnostics);
    if (scenario != nullptr) {
        setting.knowHidden(*scenario);
    }
    setting.apply(statement, index);
    setting.layLanes();
    if (statement.kind == StatementKind::empire) {
        setting.setCapital(statement, index);
    }
    writer.refreshDerived();
}

} // namespace orrery::engine
