// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/condition_call.h"
#include "engine/turn/step_plan.h"

#include <unordered_map>
#include <utility>
#include <vector>

namespace orrery::engine {

/// A trigger of a group of an object in the game.
struct Listener {
    Row holder = noRow;
    std::uint32_t group = 0; ///< index into Program::groups
    const CompiledTrigger* trigger = nullptr;
};

/// Returns whether a trigger may respond to an event of the subject, according to the trigger's kind of subject (T1).
/// Returns true for triggers on targets, because only pending effects know their targets.
bool mayHappenTo(TriggerSubject whose, const View& view, Row holder, Row source, Row subject);

/// An index of listeners by kind of event (T28). Also uses the holder if a trigger names the subject of its events. The
/// index stays from step to step. refresh() adds new objects. Callers skip destroyed holders.
class Listeners {
public:
    /// Updates the index. @param isFresh true at the start of a step, where the function also removes destroyed holders
    void refresh(const Program& program, const StepPlan& plan, const View& view, bool isFresh);
    /// Returns whether any object in the game has a listener for the kind.
    bool hears(OccurrenceKind kind) const { return kind < m_kinds.size() && m_kinds[kind].count > 0; }
    /// Visits the listeners that may respond to an event of the subject.
    template <typename Visit>
    void visit(OccurrenceKind kind, Row subject, const View& view, Evaluator& evaluator, Visit&& visit);
    /// Returns the number of visits to listeners so far: the cost of the search for responses.
    std::size_t visited() const { return m_visited; }

private:
    struct OfKind {
        std::size_t count = 0;
        std::vector<Listener> broad;                               ///< listeners for events of any subject, by holder
        std::unordered_map<Row, std::vector<Listener>> ofHolder{}; ///< by holder: listeners for events of the holder,
                                                                   ///< or of its host
    };
    void add(const Program& program, const StepPlan& plan, const View& view, Row from);
    void addGroups(const Program& program, const std::vector<std::uint32_t>& groups, Row holder, bool hasOtherSource);

    std::vector<OfKind> m_kinds; ///< listeners by OccurrenceKind
    std::pair<std::uint64_t, std::uint64_t> m_stamps;
    std::vector<std::uint64_t> m_lendingStamps; ///< stamps of StepPlan::lendingColumns at the start of the step
    std::size_t m_rows = 0;                     ///< number of rows in the index
    bool m_hasGone = false; ///< true if a holder may have been destroyed since the build of the index
    std::size_t m_visited = 0;
};

template <typename Visit>
void Listeners::visit(OccurrenceKind kind, Row subject, const View& view, Evaluator& evaluator, Visit&& visit) {
    const OfKind& known = m_kinds[kind];
    const auto visitAll = [&](const std::vector<Listener>& listeners) {
        m_visited += listeners.size();
        for (const Listener& listener : listeners) {
            visit(listener);
        }
    };
    visitAll(known.broad);
    if (subject == noRow || known.ofHolder.empty()) {
        return;
    }
    const auto visitOf = [&](Row holder) {
        if (const auto found = known.ofHolder.find(holder); found != known.ofHolder.end()) {
            visitAll(found->second);
        }
    };
    visitOf(subject);
    const std::span<const Row> attached = evaluator.attached(view, subject);
    for (const Row row : std::vector<Row>(attached.begin(), attached.end())) {
        visitOf(row);
    }
}

} // namespace orrery::engine
