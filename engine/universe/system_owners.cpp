// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/universe/system_owners.h"

#include <algorithm>

namespace orrery::engine {

namespace {

ColumnId columnOf(Builtin which) {
    return {static_cast<std::uint16_t>(which)};
}

} // namespace

SystemOwners::SystemOwners(const Vocabulary& vocabulary)
    : m_systemType(vocabulary.findType("system")), m_planetType(vocabulary.findType("planet")) {}

SystemOwners::Part SystemOwners::partOf(const Universe& universe, Row row) const {
    const auto owners = static_cast<std::uint32_t>(universe.at(columnOf(Builtin::owners), row));
    const double host = universe.at(columnOf(Builtin::attachedTo), row);
    const bool isAttached = host >= 0.0 && host < static_cast<double>(universe.rowCount());
    const bool counts = owners != 0 && isAttached && universe.at(columnOf(Builtin::objectType), row) == m_planetType &&
                        universe.at(columnOf(Builtin::exists), row) != 0.0 &&
                        universe.at(columnOf(Builtin::objectType), static_cast<Row>(host)) == m_systemType;
    return counts ? Part{static_cast<Row>(host), owners} : Part{};
}

void SystemOwners::add(const Part& part) {
    if (part.system == noRow) {
        return;
    }
    Count& first = m_counts[part.system];
    if (first.planets == 0 || first.owners == part.owners) {
        first.owners = part.owners;
        ++first.planets;
        return;
    }
    std::vector<Count>& more = m_more[part.system];
    const auto known = std::ranges::find(more, part.owners, &Count::owners);
    ++(known != more.end() ? *known : more.emplace_back(Count{part.owners, 0})).planets;
}

void SystemOwners::remove(const Part& part) {
    if (part.system == noRow) {
        return;
    }
    Count& first = m_counts[part.system];
    if (first.planets != 0 && first.owners == part.owners) {
        --first.planets;
        return;
    }
    std::vector<Count>& more = m_more[part.system];
    const auto known = std::ranges::find(more, part.owners, &Count::owners);
    if (--known->planets == 0) {
        more.erase(known);
    }
}

void SystemOwners::learn(const Universe& universe, RowList& systems) {
    for (Row row = 0; row < universe.rowCount(); ++row) {
        m_parts[row] = partOf(universe, row);
        add(m_parts[row]);
        if (universe.at(columnOf(Builtin::objectType), row) == m_systemType) {
            systems.push_back(row);
        }
    }
}

void SystemOwners::follow(const Universe& universe, RowList& systems) {
    for (const Row row : m_changed) {
        if (universe.at(columnOf(Builtin::objectType), row) == m_systemType) {
            systems.push_back(row);
            continue;
        }
        const Part before = m_parts[row];
        const Part after = partOf(universe, row);
        if (before == after) {
            continue;
        }
        remove(before);
        add(after);
        m_parts[row] = after;
        for (const Part& part : {before, after}) {
            if (part.system != noRow) {
                systems.push_back(part.system);
            }
        }
    }
    std::ranges::sort(systems);
    systems.erase(std::unique(systems.begin(), systems.end()), systems.end());
}

std::uint32_t SystemOwners::ownersOf(Row system, OwnerSets& sets) const {
    std::uint32_t all = m_counts[system].planets != 0 ? m_counts[system].owners : 0;
    if (const auto more = m_more.find(system); more != m_more.end()) {
        for (const Count& count : more->second) {
            all = sets.unite(count.owners, all);
        }
    }
    return all;
}

SystemOwners::Outdated SystemOwners::refresh(const Universe& universe, OwnerSets& sets, std::uint64_t& visits) {
    m_parts.resize(universe.rowCount());
    m_counts.resize(universe.rowCount());
    RowList systems;
    if (m_isLearnt) {
        follow(universe, systems);
        visits += m_changed.size() + systems.size();
    } else {
        learn(universe, systems);
        visits += universe.rowCount();
        m_isLearnt = true;
    }
    m_changed.clear();
    Outdated outdated;
    for (const Row system : systems) {
        const double owners = ownersOf(system, sets);
        if (universe.at(columnOf(Builtin::exists), system) != 0.0 &&
            owners != universe.at(columnOf(Builtin::owners), system)) {
            outdated.systems.push_back(system);
            outdated.owners.push_back(owners);
        }
    }
    return outdated;
}

} // namespace orrery::engine
