// SPDX-License-Identifier: GPL-3.0-or-later
// Code that all scenario statements use. It finds objects by name, and creates objects.
#include "engine/universe/scenario_setting.h"

#include "engine/universe/chance.h"
#include "engine/universe/object_phrase.h"
#include "engine/universe/scenario.h"
#include "engine/universe/universe_diagnostics.h"

#include <algorithm>

namespace orrery::engine {

namespace {

constexpr int nearSearchLimit = 100; // maximum number of hints: each costs a search, and a list may contain thousands
                                     // of wrong names

} // namespace

std::optional<Row> findNamed(const View& view, std::string_view name, std::optional<TypeIndex> type) {
    const auto text = view.texts->find(name);
    if (!text || name.empty()) {
        return std::nullopt;
    }
    const double* const names = view.columns[static_cast<std::size_t>(Builtin::name)];
    for (Row row = 0; row < view.rowCount; ++row) {
        if (names[row] == *text && view.exists(row) && (!type || view.typeOf(row) == *type)) {
            return row;
        }
    }
    return std::nullopt;
}

std::uint64_t keyOfName(std::string_view name) {
    return joinKeys(stableHash("scenario object"), stableHash(name));
}

/// Returns a hint such as "; did you mean 'Sol III'?", or an empty phrase.
Phrase TableSetter::hint(std::string_view name, bool ofEmpires) {
    if (m_nearSearches >= nearSearchLimit) {
        return {};
    }
    ++m_nearSearches;
    std::vector<std::string> known;
    const View now = view();
    for (Row row = 0; row < now.rowCount; ++row) {
        const std::string& text = (*now.texts)[static_cast<std::uint32_t>(now.builtin(Builtin::name, row))];
        if (!text.empty() && now.exists(row) && (!ofEmpires || isOf(row, "empire"))) {
            known.push_back(text);
        }
    }
    const std::vector<std::string> near = nearestNames(name, known);
    return near.empty() ? Phrase() : phrase("; did you mean '{0}'?", {near.front()});
}

/// Returns whether the name belongs to an object that is hidden until a condition reveals it (S8).
bool TableSetter::isHidden(std::string_view name) const {
    if (m_scenario == nullptr) {
        return false;
    }
    const std::vector<Row>& initials = m_writer.universe().agenda().initials;
    std::size_t number = 0;
    for (const CheckedStatement& statement : m_scenario->statements) {
        if (statement.isInitial()) {
            const bool isStillHidden = number >= initials.size() || initials[number] == noRow;
            if (statement.isHidden && statement.name() == name && isStillHidden) {
                return true;
            }
            ++number;
        }
    }
    return false;
}

std::optional<Row> TableSetter::object(std::string_view name) {
    const auto found = findObject(view(), name);
    if (!found && isHidden(name)) {
        report(universeDiagnostics["scenario.hidden-object"], {std::string(name)});
    } else if (!found) {
        report(universeDiagnostics["scenario.unknown-object"], {std::string(name), hint(name, false)});
    }
    return found;
}

std::optional<Row> TableSetter::empire(std::string_view id) {
    const auto found = findEmpire(view(), id);
    if (!found) {
        report(universeDiagnostics["scenario.unknown-empire"], {std::string(id), hint(id, true)});
    }
    return found;
}

std::optional<Row> TableSetter::system(std::string_view name) {
    const auto found = object(name);
    if (found && !isOf(*found, "system")) {
        report(universeDiagnostics["scenario.not-a-system"], {std::string(name)});
        return std::nullopt;
    }
    return found;
}

std::optional<std::uint32_t> TableSetter::ownersOf(std::string_view empireId) {
    if (empireId.empty() || empireId == "none") {
        return 0;
    }
    const auto owner = empire(empireId);
    return owner ? std::optional(m_writer.internOwners({*owner})) : std::nullopt;
}

bool TableSetter::isNewName(const std::string& name) {
    if (!m_isPlan && !name.empty() && findNamed(view(), name, std::nullopt)) {
        report(universeDiagnostics["scenario.duplicate-name"], {name});
        return false;
    }
    return true;
}

std::optional<ClassIndex> TableSetter::madeClass(const CheckedStatement& statement) {
    const auto found = defaultClass(m_model, statement.spec->type);
    if (!found) {
        report(universeDiagnostics["scenario.no-class"], {std::string(statement.spec->type)});
    }
    return found;
}

Row TableSetter::make(Writer::NewObject object, const CheckedStatement& statement) {
    object.name = statement.name();
    if (const std::string& key = statement.text("chance-key"); !key.empty()) {
        object.birthKey = keyOfName(key);
    } else if (object.birthKey == 0) {
        object.birthKey = keyOfName(statement.name());
    }
    if (m_isPlan) {
        m_planned = std::move(object);
        return noRow;
    }
    const Row row = m_writer.create(object, m_cause);
    if (row != noRow) {
        m_made.emplace(m_cause.firing, row);
        for (const GivenValue& value : statement.values) {
            give(row, value);
        }
    }
    return row;
}

void TableSetter::give(Row row, const GivenValue& value) {
    const ColumnSpec& spec = m_model.layout[value.column];
    std::optional<Row> held;
    if (!value.constant && spec.format.kind == FormatKind::object) {
        held = object(value.text);
        if (!held) {
            return;
        }
    }
    const double written = held ? static_cast<double>(*held) : columnValue(value, m_writer);
    if (view().has(row, value.column)) {
        write(row, value.column, written);
    } else {
        report(universeDiagnostics["scenario.not-on-object"], {objectPhrase(view(), row), typeName(row), spec.name});
    }
}

/// Returns the birth key of an object without a name. The key depends on the class, the host, and the number of such
/// objects there.
std::uint64_t TableSetter::keyOn(Row host, ClassIndex objectClass) const {
    const View now = view();
    const double on = host == noRow ? noneValue : host;
    std::uint64_t before = 0;
    for (Row row = 0; row < now.rowCount; ++row) {
        before += now.builtin(Builtin::objectClass, row) == objectClass && now.builtin(Builtin::attachedTo, row) == on;
    }
    const std::uint64_t place = host == noRow ? stableHash("scenario object") : now.birthKeys[host];
    return joinKeys(joinKeys(place, stableHash(m_model.classes[objectClass].stableName())), before);
}

void placeFaults(TurnLog& log, std::size_t first, Location where) {
    for (std::size_t i = first; i < log.faults.size(); ++i) {
        log.faults[i].where = where;
    }
}

bool TableSetter::mayStandOn(TypeIndex type, Row host) const {
    const auto& hosts = m_model.vocabulary.types()[type].attachedTo;
    return std::ranges::find(hosts, view().typeOf(host)) != hosts.end();
}

void TableSetter::begin(const CheckedStatement& statement, std::uint32_t index) {
    m_where = statement.where;
    m_cause = {.kind = statement.spec->holds ? CauseKind::hold : CauseKind::setup, .firing = index, .moment = m_moment};
}

void TableSetter::write(Row row, ColumnId column, double value) {
    if (m_cause.kind == CauseKind::hold) {
        m_writer.universe().pinCell({column, row, value});
    }
    m_writer.write(column, row, value, m_cause);
}

void TableSetter::apply(const CheckedStatement& statement, std::uint32_t index) {
    begin(statement, index);
    const std::size_t told = m_writer.log().faults.size();
    statement.spec->apply(*this, statement);
    placeFaults(m_writer.log(), told, statement.where);
}

void TableSetter::settle(const CheckedStatement& statement, std::uint32_t index) {
    if (statement.spec->settle != nullptr) {
        begin(statement, index);
        statement.spec->settle(*this, statement);
    }
}

std::optional<Writer::NewObject> TableSetter::planned(const CheckedStatement& statement) {
    apply(statement, 0);
    return std::move(m_planned);
}

std::optional<Writer::NewObject> TableSetter::placed(const Placement& placement) {
    m_where = placement.where;
    const CheckedClass& made = m_model.classes[placement.objectClass];
    const Type& type = m_model.vocabulary.types()[made.type];
    Writer::NewObject placed{.objectClass = placement.objectClass};
    Row host = noRow;
    if (!placement.on.empty()) {
        const auto named = object(placement.on);
        if (!named) {
            return std::nullopt;
        }
        host = *named;
        if (mayStandOn(made.type, host)) {
            placed.attachedTo = host;
        } else if (type.attachedTo.empty() && view().builtin(Builtin::positioned, host) != 0.0) {
            // An object whose type needs no host, such as a ship, gets the position of the other object.
            const double inSystem = view().builtin(Builtin::system, host);
            placed.position = std::pair(view().builtin(Builtin::x, host), view().builtin(Builtin::y, host));
            placed.system = inSystem >= 0.0 ? static_cast<Row>(inSystem) : noRow;
        } else {
            report(universeDiagnostics["scenario.cannot-attach"],
                   {made.id, type.id, objectPhrase(view(), host), typeName(host)});
            return std::nullopt;
        }
    }
    if (!placement.owner.empty() || host == noRow) {
        placed.owners = ownersOf(placement.owner).value_or(0);
    } else if (isOf(host, "empire")) {
        placed.owners = m_writer.internOwners({host});
    } else {
        m_writer.refreshDerived();
        placed.owners = static_cast<std::uint32_t>(view().builtin(Builtin::owners, host));
    }
    placed.name = placement.name;
    placed.birthKey = placement.name.empty() ? keyOn(host, placement.objectClass) : keyOfName(placement.name);
    return placed;
}

void TableSetter::makeGame() {
    if (const auto game = defaultClass(m_model, "game")) {
        m_writer.create({.objectClass = *game, .birthKey = stableHash("game")},
                        {.kind = CauseKind::setup, .moment = m_moment});
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
                if (ofMax && m_model.vocabulary.meters()[initial.meter].single) {
                    continue;
                }
                m_writer.write(m_model.layout.meter(initial.meter, ofMax), list, values,
                               {.kind = CauseKind::setup, .moment = m_moment});
            }
        }
    }
}

double columnValue(const GivenValue& value, Writer& writer) {
    const ColumnSpec& spec = writer.universe().model().layout[value.column];
    if (!isText(spec.format) || spec.role != ColumnRole::property) {
        return value.constant.value_or(noneValue);
    }
    if (!value.constant) {
        return writer.internText(value.text);
    }
    return *value.constant >= 0.0 ? writer.universe().textOf(static_cast<std::size_t>(*value.constant))
                                  : *value.constant;
}

} // namespace orrery::engine
