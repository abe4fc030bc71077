// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/universe.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace orrery::engine {

/// The owners that systems derive from their planets (E5.3). Updates incrementally: a change of one planet costs the
/// same, however many planets its system has.
class SystemOwners {
public:
    explicit SystemOwners(const Vocabulary& vocabulary);

    /// Notes that the existence, attachment or owners of the rows may have changed.
    void note(const RowList& rows) {
        if (m_isLearnt) { // otherwise refresh() visits all rows anyway
            m_changed.insert(m_changed.end(), rows.begin(), rows.end());
        }
    }
    bool isUpToDate() const { return m_isLearnt && m_changed.empty(); }

    /// Systems whose owners differ from those of their planets, ascending, and the owners of these planets.
    struct Outdated {
        RowList systems;
        std::vector<double> owners;
    };
    /// Applies the noted changes. @param sets the owner sets of the universe. @param visits grows by the number of
    /// visited rows
    Outdated refresh(const Universe& universe, OwnerSets& sets, std::uint64_t& visits);
    /// Confirms that the outdated systems now have these owners.
    void settle() { m_changed.clear(); }

private:
    /// A planet's contribution to the owners of its system.
    struct Part {
        Row system = noRow; ///< system of the planet; noRow: no contribution
        std::uint32_t owners = 0;
        friend bool operator==(const Part&, const Part&) = default;
    };
    /// A number of planets with the same owners.
    struct Count {
        std::uint32_t owners = 0;
        std::uint32_t planets = 0;
    };

    Part partOf(const Universe& universe, Row row) const;
    void add(const Part& part);
    void remove(const Part& part);
    void learn(const Universe& universe, RowList& systems);
    void follow(const Universe& universe, RowList& systems);
    std::uint32_t ownersOf(Row system, OwnerSets& sets) const;

    std::optional<TypeIndex> m_systemType;
    std::optional<TypeIndex> m_planetType;
    bool m_isLearnt = false;
    std::vector<Row> m_changed;
    std::vector<Part> m_parts;   ///< contribution of each row
    std::vector<Count> m_counts; ///< one count of each system, by row
    /// Further counts of systems whose planets have several sets of owners. The first count is in m_counts.
    std::unordered_map<Row, std::vector<Count>> m_more;
};

} // namespace orrery::engine
