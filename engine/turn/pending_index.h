// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/stepper.h"

#include <cstdint>
#include <vector>

namespace orrery::engine {

/// The pending effects of one step, by the kinds of event that they await. The cost of an event depends only on the
/// number of effects that await its kind.
class PendingIndex {
public:
    /// Rebuilds the index.
    void find(const StepRun& run);
    /// Delays effects if the number of pending effects is below its limit. Otherwise reports the limit, once in a turn.
    /// @param where location of the effect, for the report
    bool delay(StepRun& run, const PendingEffects& effects, Location where);
    /// Removes these pending effects from the index and from the universe. @return the removed effects
    PendingEffects take(StepRun& run, std::uint64_t serial);

    /// Returns whether any pending effects await events of the kind.
    bool awaits(OccurrenceKind kind) const { return m_awaiting[kind].count > 0; }
    /// Returns whether any effects have a delay that ends in this turn or an earlier one.
    bool hasDue() const { return m_due.count > 0; }

    /// Calls visit(effects) for the effects that await the kind. At a point of the turn, also calls it for the effects
    /// that are due. The callback must not delay or remove effects. Each visit counts as work.
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
    void add(const StepRun& run, std::uint64_t serial);
    void remove(const StepRun& run, std::uint64_t serial);

    struct List {
        std::vector<std::uint64_t> serials; ///< serial numbers, ascending; may include removed effects
        std::size_t count = 0;              ///< number of serials without the removed effects
    };
    template <typename Change>
    void eachList(const StepRun& run, const PendingEffects& effects, Change&& change);

    std::vector<List> m_awaiting; ///< lists by OccurrenceKind
    List m_due;
    std::uint64_t m_weight = 0; ///< sum over all pending effects, for RunLimits::pending
};

} // namespace orrery::engine
