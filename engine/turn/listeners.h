// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/condition_call.h"
#include "engine/turn/step_plan.h"

#include <unordered_map>
#include <utility>
#include <vector>

namespace orrery::engine {

/// A trigger of a group that an object in the game carries.
struct Listener {
    Row holder = noRow;
    std::uint32_t group = 0; ///< index into Program::groups
    const CompiledTrigger* trigger = nullptr;
};

/// Whether what a trigger answers may happen to the subject, by whose occurrences it names (T1). Those of a target are
/// known to who waits for them only: here they may.
bool mayHappenTo(TriggerSubject whose, const View& view, Row holder, Row source, Row subject);

/// Who listens to what, by kind and, where a trigger names whose occurrences it answers, by the holder (T28). Kept from
/// step to step; objects that came are added as they are met, those that went are left out by whoever asks.
class Listeners {
public:
    /// Brings the index up to date. @param isFresh a step begins: what went is taken out.
    void refresh(const Program& program, const StepPlan& plan, const View& view, bool isFresh);
    /// Whether anything in the game listens to the kind.
    bool hears(OccurrenceKind kind) const { return kind < m_kinds.size() && m_kinds[kind].count > 0; }
    /// Visits the listeners that may answer what happens to the subject.
    template <typename Visit>
    void visit(OccurrenceKind kind, Row subject, const View& view, Evaluator& evaluator, Visit&& visit);
    /// How many listeners were ever visited: what answering cost.
    std::size_t visited() const { return m_visited; }

private:
    struct OfKind {
        std::size_t count = 0;
        std::vector<Listener> broad;                               ///< by holder
        std::unordered_map<Row, std::vector<Listener>> ofHolder{}; ///< answer what happens to it, or to its host
    };
    void add(const Program& program, const StepPlan& plan, const View& view, Row from);

    std::vector<OfKind> m_kinds; ///< by OccurrenceKind
    std::pair<std::uint64_t, std::uint64_t> m_stamps;
    std::size_t m_rows = 0; ///< those below are known
    bool m_hasGone = false; ///< there may be some that left the game since they were lined up
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
