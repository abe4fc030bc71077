// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/stepper.h"

#include <cstdint>
#include <vector>

namespace orrery::engine {

/// Which of the pending effects an event concerns, while one step goes on. It follows what is put off and removed, so
/// that an event costs what waits for it, and not what waits for anything.
class PendingIndex {
public:
    /// Finds them all anew.
    void find(const StepRun& run);
    /// Called after they were put off, and before they are removed.
    void add(const StepRun& run, std::uint64_t serial);
    void remove(const StepRun& run, std::uint64_t serial);

    /// Whether some await events of the kind.
    bool awaits(OccurrenceKind kind) const { return m_awaiting[kind].count > 0; }
    /// Whether some were delayed until this turn, or before it.
    bool hasDue() const { return m_due.count > 0; }
    /// How much all of them weigh for RunLimits::pending.
    std::uint64_t weight() const { return m_weight; }
    static std::uint64_t weightOf(const PendingEffects& effects);
    /// The group whose effects weigh most.
    static std::optional<std::uint32_t> groupWithMost(const StepRun& run);

    /// Calls visit(effects) for those that await the kind, and at a point of the turn for those that are due. Nothing
    /// may be put off or removed meanwhile. Each counts as work.
    template <typename Visit>
    void visit(StepRun& run, OccurrenceKind kind, bool isPoint, Visit&& visit) {
        const auto visitList = [&](const List& list) {
            for (const std::uint64_t serial : list.serials) {
                run.work.done += work::object;
                if (const PendingEffects* const effects = run.writer.universe().pending().effects.find(serial)) {
                    visit(*effects);
                }
            }
        };
        visitList(m_awaiting[kind]);
        if (isPoint) {
            visitList(m_due);
        }
    }

private:
    struct List {
        std::vector<std::uint64_t> serials; ///< ascending; some may be gone
        std::size_t count = 0;              ///< of those that are not
    };
    template <typename Change>
    void eachList(const StepRun& run, const PendingEffects& effects, Change&& change);

    std::vector<List> m_awaiting; ///< by OccurrenceKind
    List m_due;
    std::uint64_t m_weight = 0;
};

} // namespace orrery::engine
