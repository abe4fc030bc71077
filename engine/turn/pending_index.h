// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/stepper.h"

#include <cstdint>
#include <vector>

namespace orrery::engine {

/// The pending effects of one step, by the events that they await. An event costs as much as the effects that await
/// it, however many others there are.
class PendingIndex {
public:
    /// Builds the index anew.
    void find(const StepRun& run);
    /// Delays effects, if the limit of pending effects leaves room for them; else reports the limit, once in a turn.
    /// @param where place of the effect, for the report
    bool delay(StepRun& run, const PendingEffects& effects, Location where);
    /// Removes pending effects whose turn has come. @return them
    PendingEffects take(StepRun& run, std::uint64_t serial);

    /// Whether some await events of the kind.
    bool awaits(OccurrenceKind kind) const { return m_awaiting[kind].count > 0; }
    /// Whether some were delayed until this turn, or before it.
    bool hasDue() const { return m_due.count > 0; }

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
    void add(const StepRun& run, std::uint64_t serial);
    void remove(const StepRun& run, std::uint64_t serial);

    struct List {
        std::vector<std::uint64_t> serials; ///< ascending; some may be gone
        std::size_t count = 0;              ///< of those that are not
    };
    template <typename Change>
    void eachList(const StepRun& run, const PendingEffects& effects, Change&& change);

    std::vector<List> m_awaiting; ///< by OccurrenceKind
    List m_due;
    std::uint64_t m_weight = 0; ///< of all of them, for RunLimits::pending
};

} // namespace orrery::engine
