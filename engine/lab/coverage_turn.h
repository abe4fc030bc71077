// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/coverage.h"

#include <map>
#include <set>
#include <utility>

namespace orrery::engine {

/// Reads the coverage of one turn from its log.
class CoverageTurn {
public:
    /// @param soFar coverage of other turns, for the conditions whose verdicts it already knows
    CoverageTurn(const Coverage& soFar, const Session& session, std::uint32_t turn, const std::atomic<bool>* stop);

    /// Reads the turn. Returns false if stopped.
    bool read();
    /// Returns the counts of the turn, by item.
    const std::vector<CoverageCounts>& counts() const { return m_counts; }

private:
    /// The acts of one effect in one firing.
    struct Act {
        std::uint64_t changed = 0;
        std::uint64_t undone = 0;
        std::uint64_t skipped = 0; ///< skipped objects
        std::uint64_t suppressed = 0;
        std::uint64_t elsewhere = 0; ///< objects that a conditional sent to other effects
        bool isInactive = false;
        bool hasRuns = false;
        bool hasResult = false; ///< has a result other than a value: a message, a victory, an event …
    };

    void readObjects();
    void readValues();
    void readSkips();
    void readResults();
    void findBlocks();
    void readFirings();
    void readTriggers();
    void readScenario();
    void finishClasses();

    bool isStopped() const { return m_stop != nullptr && m_stop->load(std::memory_order_relaxed); }
    const CheckedGroup& groupOf(const Firing& firing) const { return m_program.groupAsRead(firing.group); }
    bool hasPass() const;
    CoverageItems::OfGroup itemsOf(std::uint32_t group) const;
    Act* actOf(std::uint32_t firing, std::uint16_t effect);
    bool overwrites(const Run& run) const;
    void readEffects(std::uint32_t firing, const CoverageItems::OfGroup& items);
    bool lanesChangedIn(std::uint32_t firing) const;
    void raise(std::uint32_t item, CoverageState state);

    const CoverageItems& m_items;
    const Coverage& m_soFar;
    const Session& m_session;
    const Program& m_program;
    std::shared_ptr<const TurnLog> m_kept;
    const TurnLog& m_log;
    std::uint32_t m_turn;
    const std::atomic<bool>* m_stop;
    std::vector<CoverageCounts> m_counts;
    std::vector<std::size_t> m_firstActs; ///< by firing: index in m_acts of its first effect
    std::vector<Act> m_acts;
    std::vector<std::uint16_t> m_blocks; ///< by firing: the effect whose block fires later; noEffect: the whole group
    std::set<std::uint32_t> m_present;   ///< groups of the objects that exist at the start of the step
};

} // namespace orrery::engine
