// SPDX-License-Identifier: GPL-3.0-or-later
// Code that all scenario statements use: looking up names, and creating objects from them.
#include "engine/universe/scenario_setting.h"

#include "engine/universe/chance.h"
#include "engine/universe/scenario.h"
#include "engine/universe/universe_diagnostics.h"

#include <algorithm>

namespace orrery::engine {

namespace {

constexpr int nearSearchLimit = 100; // a hint costs a search, so a list of thousands of wrong names gets few of them

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

/// Returns a hint such as "; did you mean 'Sol III'?", or nothing.
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

/// Returns whether the object is hidden until a condition reveals it (S8).
bool TableSetter::isHidden(std::string_view name) const {
    if (m_scenario == nullptr) {
        return false;
    }
    const std::vector<Row>& initials = m_writer.universe().agenda().initials;
    std::size_t number = 0;
    for (const ScenarioStatement& statement : m_scenario->statements) {
        if (isInitial(statement)) {
            const bool isStillHidden = number >= initials.size() || initials[number] == noRow;
            if (statement.isHidden && statement.name == name && isStillHidden) {
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
        report(diag::hiddenObject, {std::string(name)});
    } else if (!found) {
        report(diag::unknownObject, {std::string(name), hint(name, false)});
    }
    return found;
}

std::optional<Row> TableSetter::empire(std::string_view id) {
    const auto found = findEmpire(view(), id);
    if (!found) {
        report(diag::unknownEmpire, {std::string(id), hint(id, true)});
    }
    return found;
}

std::optional<Row> TableSetter::system(std::string_view name) {
    const auto found = object(name);
    if (found && !isOf(*found, "system")) {
        report(diag::notSystem, {std::string(name)});
        return std::nullopt;
    }
    return found;
}

/// Returns the owner set that `owner` names: the empty one for "none" and for no text.
std::optional<std::uint32_t> TableSetter::ownersOf(std::string_view empireId) {
    if (empireId.empty() || empireId == "none") {
        return 0;
    }
    const auto owner = empire(empireId);
    return owner ? std::optional(m_writer.internOwners({*owner})) : std::nullopt;
}

bool TableSetter::isNewName(const std::string& name) {
    if (!name.empty() && findNamed(view(), name, std::nullopt)) {
        report(diag::duplicateName, {name});
        return false;
    }
    return true;
}

std::optional<ClassIndex> TableSetter::classOf(const ScenarioStatement& statement, std::string_view type) {
    const auto found = statement.objectClass ? statement.objectClass : defaultClass(m_model, type);
    if (!found) {
        report(diag::noClass, {std::string(type)});
    }
    return found;
}

Row TableSetter::make(Writer::NewObject object, const ScenarioStatement& statement) {
    object.name = statement.name;
    if (object.birthKey == 0) {
        object.birthKey = keyOfName(statement.name);
    }
    const Row row = m_writer.create(object, m_cause);
    if (row != noRow) {
        m_made.emplace(m_cause.firing, row);
        for (const auto& [column, value] : statement.properties) {
            write(row, column, value);
        }
    }
    return row;
}

void TableSetter::write(Row row, ColumnId column, double value) {
    const ColumnSpec& spec = m_model.layout[column];
    if (spec.format.kind == FormatKind::text && spec.role == ColumnRole::property && value >= 0.0) {
        value = m_writer.universe().textOf(static_cast<std::size_t>(value));
    }
    writeValue(row, column, value);
}

/// @param value as the column stores it: for a text property, the index of a text of the universe
void TableSetter::writeValue(Row row, ColumnId column, double value) {
    if (view().has(row, column)) {
        m_writer.write(column, row, value, m_cause);
    } else {
        report(diag::notOnObject, {view().nameOf(row), typeName(row), m_model.layout[column].name});
    }
}

/// Returns the birth key of an object without a name: by its class, its host and its number there.
std::uint64_t TableSetter::keyOn(Row host, ClassIndex objectClass) const {
    const View now = view();
    const double on = host == noRow ? noneValue : host;
    std::uint64_t before = 0;
    for (Row row = 0; row < now.rowCount; ++row) {
        before += now.builtin(Builtin::objectClass, row) == objectClass && now.builtin(Builtin::attachedTo, row) == on;
    }
    const std::uint64_t place = host == noRow ? stableHash("scenario object") : now.birthKeys[host];
    return joinKeys(joinKeys(place, stableHash(m_model.classes[objectClass].id)), before);
}

} // namespace orrery::engine
