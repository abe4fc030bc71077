// SPDX-License-Identifier: GPL-3.0-or-later
// The implementation of each kind of scenario statement.
#include "engine/universe/scenario.h"
#include "engine/universe/scenario_setting.h"
#include "engine/universe/universe_diagnostics.h"

#include <algorithm>
#include <sstream>

namespace orrery::engine {

constexpr std::array<TableSetter::KindRow, 9> TableSetter::kinds{{
    {StatementKind::empire, &TableSetter::makeEmpire},
    {StatementKind::system, &TableSetter::makeSystem},
    {StatementKind::lane, &TableSetter::addLane},
    {StatementKind::planet, &TableSetter::makePlanet},
    {StatementKind::place, &TableSetter::place},
    {StatementKind::giveTech, &TableSetter::giveTech},
    {StatementKind::set, &TableSetter::set},
    {StatementKind::team, &TableSetter::makeTeam},
    {StatementKind::map, &TableSetter::makeMap},
}};

void TableSetter::apply(const ScenarioStatement& statement, std::uint32_t index) {
    m_where = statement.where;
    m_cause = {.kind = CauseKind::setup, .firing = index, .moment = m_moment};
    const auto row = std::ranges::find(kinds, statement.kind, &KindRow::kind);
    (this->*row->apply)(statement);
}

void TableSetter::makeGame() {
    if (const auto game = defaultClass(m_model, "game")) {
        m_writer.create({.objectClass = *game, .birthKey = stableHash("game")},
                        {.kind = CauseKind::setup, .moment = m_moment});
    }
}

void TableSetter::makeEmpire(const ScenarioStatement& statement) {
    const auto objectClass = classOf(statement, "empire");
    if (objectClass && isNewName(statement.name)) {
        make({.objectClass = *objectClass}, statement);
    }
}

void TableSetter::setCapital(const ScenarioStatement& statement, std::uint32_t index) {
    m_where = statement.where;
    m_cause = {.kind = CauseKind::setup, .firing = index, .moment = m_moment};
    const auto owner = findEmpire(view(), statement.name);
    if (!owner || statement.other.empty()) {
        return;
    }
    if (const auto capital = object(statement.other)) {
        m_writer.write(builtin(Builtin::capital), *owner, *capital, m_cause);
        m_writer.write(builtin(Builtin::homeworld), *owner, *capital, m_cause);
        if (view().builtin(Builtin::owners, *capital) == 0.0) {
            m_writer.setOwners(*capital, {*owner}, m_cause);
        }
    }
}

bool TableSetter::mayStandOn(TypeIndex type, Row host) const {
    const auto& hosts = m_model.vocabulary.types()[type].attachedTo;
    return std::ranges::find(hosts, view().typeOf(host)) != hosts.end();
}

/// Creates the team, and attaches its empires to it (X1.8).
void TableSetter::makeTeam(const ScenarioStatement& statement) {
    const auto objectClass = classOf(statement, "team");
    if (!objectClass || !isNewName(statement.name)) {
        return;
    }
    const Row team = make({.objectClass = *objectClass}, statement);
    std::istringstream ids(statement.other);
    for (std::string id; team != noRow && ids >> id;) {
        const auto member = empire(id);
        if (!member) {
            continue;
        }
        if (!mayStandOn(view().typeOf(*member), team)) {
            report(diag::cannotAttach, {id, typeName(*member), statement.name, typeName(team)});
            continue;
        }
        m_writer.write(builtin(Builtin::attachedTo), *member, team, m_cause);
    }
}

void TableSetter::makeMap(const ScenarioStatement& statement) {
    const auto objectClass = classOf(statement, "map");
    if (objectClass && isNewName(statement.name)) {
        make({.objectClass = *objectClass}, statement);
    }
}

void TableSetter::makeSystem(const ScenarioStatement& statement) {
    const auto objectClass = classOf(statement, "system");
    if (!objectClass || !isNewName(statement.name)) {
        return;
    }
    Row map = noRow;
    if (!statement.object.empty()) {
        const auto named = object(statement.object);
        if (!named) {
            return;
        }
        map = *named;
        const TypeIndex type = m_model.classes[*objectClass].type;
        if (!mayStandOn(type, map)) {
            report(diag::cannotAttach,
                   {statement.name, m_model.vocabulary.types()[type].id, statement.object, typeName(map)});
            return;
        }
    }
    make({.objectClass = *objectClass, .attachedTo = map, .position = std::pair(statement.x, statement.y)}, statement);
}

void TableSetter::addLane(const ScenarioStatement& statement) {
    const auto from = system(statement.object);
    const auto to = system(statement.other);
    if (from && from == to) {
        report(diag::laneToItself, {statement.object});
    } else if (from && to) {
        m_lanes.emplace_back(*from, *to);
    }
}

void TableSetter::layLanes() {
    if (!m_lanes.empty()) {
        const auto& known = m_writer.universe().lanes().lanes;
        m_lanes.insert(m_lanes.end(), known.begin(), known.end());
        m_writer.setLanes(std::move(m_lanes));
        m_lanes.clear();
    }
}

std::optional<Writer::NewObject> TableSetter::planned(const ScenarioStatement& statement) {
    m_where = statement.where;
    return statement.kind == StatementKind::planet ? plannedPlanet(statement) : plannedPlace(statement);
}

std::optional<Writer::NewObject> TableSetter::plannedPlanet(const ScenarioStatement& statement) {
    const auto objectClass = classOf(statement, "planet");
    const auto host = system(statement.object);
    const auto owners = ownersOf(statement.owner);
    if (!objectClass || !host) {
        return std::nullopt;
    }
    return Writer::NewObject{.objectClass = *objectClass, .attachedTo = *host, .owners = owners.value_or(0)};
}

void TableSetter::makePlanet(const ScenarioStatement& statement) {
    if (auto object = planned(statement); object && isNewName(statement.name)) {
        make(std::move(*object), statement);
    }
}

void TableSetter::place(const ScenarioStatement& statement) {
    if (statement.objectClass && isNewName(statement.name)) {
        if (auto object = planned(statement)) {
            make(std::move(*object), statement);
        }
    }
}

std::optional<Writer::NewObject> TableSetter::plannedPlace(const ScenarioStatement& statement) {
    if (!statement.objectClass) {
        return std::nullopt;
    }
    const CheckedClass& made = m_model.classes[*statement.objectClass];
    const Type& type = m_model.vocabulary.types()[made.type];
    Writer::NewObject placed{.objectClass = *statement.objectClass};
    Row host = noRow;
    if (!statement.object.empty()) {
        const auto named = object(statement.object);
        if (!named) {
            return std::nullopt;
        }
        host = *named;
        if (std::ranges::find(type.attachedTo, view().typeOf(host)) != type.attachedTo.end()) {
            placed.attachedTo = host;
        } else if (type.attachedTo.empty() && view().builtin(Builtin::positioned, host) != 0.0) {
            // An object without a host, such as a ship, gets the position of the named object.
            const double inSystem = view().builtin(Builtin::system, host);
            placed.position = std::pair(view().builtin(Builtin::x, host), view().builtin(Builtin::y, host));
            placed.system = inSystem >= 0.0 ? static_cast<Row>(inSystem) : noRow;
        } else {
            report(diag::cannotAttach, {made.id, type.id, view().nameOf(host), typeName(host)});
            return std::nullopt;
        }
    }
    if (!statement.owner.empty() || host == noRow) {
        placed.owners = ownersOf(statement.owner).value_or(0);
    } else if (isOf(host, "empire")) {
        placed.owners = m_writer.internOwners({host});
    } else {
        m_writer.refreshDerived();
        placed.owners = static_cast<std::uint32_t>(view().builtin(Builtin::owners, host));
    }
    if (statement.name.empty()) {
        placed.birthKey = keyOn(host, *statement.objectClass);
    }
    return placed;
}

void TableSetter::giveTech(const ScenarioStatement& statement) {
    const auto owner = empire(statement.object);
    if (!owner || !statement.objectClass) {
        return;
    }
    const View now = view();
    for (Row row = 0; row < now.rowCount; ++row) {
        const auto owners = static_cast<std::uint32_t>(now.builtin(Builtin::owners, row));
        if (now.builtin(Builtin::objectClass, row) == *statement.objectClass && now.exists(row) &&
            now.ownerSets->contains(owners, *owner)) {
            return; // the empire has it already
        }
    }
    const CheckedClass& made = m_model.classes[*statement.objectClass];
    const auto& hosts = m_model.vocabulary.types()[made.type].attachedTo;
    const bool isAttached = std::ranges::find(hosts, now.typeOf(*owner)) != hosts.end();
    const std::uint64_t key = joinKeys(now.birthKeys[*owner], stableHash(made.id));
    make({.objectClass = *statement.objectClass,
          .attachedTo = isAttached ? *owner : noRow,
          .owners = m_writer.internOwners({*owner}),
          .birthKey = key},
         statement);
}

void TableSetter::set(const ScenarioStatement& statement) {
    const auto target = object(statement.object);
    if (!target) {
        return;
    }
    if (statement.setsOwner) {
        if (isOf(*target, "system")) {
            report(diag::derivedOwner, {view().nameOf(*target)});
        } else if (const auto owners = ownersOf(statement.owner)) {
            m_writer.write(builtin(Builtin::owners), *target, *owners, m_cause);
        }
    }
    if (statement.setsTarget) {
        const bool isNone = statement.target.empty() || statement.target == "none";
        const auto aim = isNone ? std::nullopt : object(statement.target);
        if (isNone || aim) {
            m_writer.write(builtin(Builtin::target), *target, aim ? static_cast<double>(*aim) : noneValue, m_cause);
        }
    }
    if (statement.column && !statement.other.empty()) {
        if (const auto held = object(statement.other)) {
            write(*target, *statement.column, *held);
        }
    } else if (statement.column && statement.text) {
        writeValue(*target, *statement.column, m_writer.internText(*statement.text));
    } else if (statement.column) {
        write(*target, *statement.column, statement.value);
    }
    for (const auto& [column, value] : statement.properties) {
        write(*target, column, value);
    }
}

void TableSetter::setInitials(const std::vector<GalaxyInitial>& initials) {
    const View now = view();
    Bitmap homes(now.rowCount);
    for (Row row = 0; row < now.rowCount; ++row) {
        const double capital = now.builtin(Builtin::capital, row);
        if (capital >= 0.0 && now.exists(row)) {
            homes.set(static_cast<Row>(capital));
        }
    }
    for (const GalaxyInitial& initial : initials) {
        const auto type = m_model.vocabulary.findType(initial.on);
        RowList rows;
        for (Row row = 0; row < now.rowCount; ++row) {
            const bool isMeant = initial.on == "home"    ? homes.test(row)
                                 : initial.on == "owned" ? now.builtin(Builtin::owners, row) != 0.0
                                                         : type && now.typeOf(row) == *type;
            if (isMeant && now.exists(row) && now.has(row, m_model.layout.meter(initial.meter, false))) {
                rows.push_back(row);
            }
        }
        if (!rows.empty()) {
            const std::vector<double> values(rows.size(), initial.value);
            const auto list = std::make_shared<const RowList>(std::move(rows));
            for (const bool ofMax : {false, true}) {
                m_writer.write(m_model.layout.meter(initial.meter, ofMax), list, values,
                               {.kind = CauseKind::setup, .moment = m_moment});
            }
        }
    }
}

} // namespace orrery::engine
