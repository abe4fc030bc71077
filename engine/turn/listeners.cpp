// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/listeners.h"

#include "engine/turn/effect_arguments.h"

#include <algorithm>

namespace orrery::engine {

namespace {

/// Returns whether `a` and `b` share an empire. The empire of an empire is the empire itself.
bool shareEmpire(const View& view, Row a, Row b) {
    const std::vector<Row> ours = empiresReached(view, a);
    return std::ranges::any_of(empiresReached(view, b),
                               [&](Row empire) { return std::ranges::find(ours, empire) != ours.end(); });
}

} // namespace

bool mayHappenTo(TriggerSubject whose, const View& view, Row holder, Row source, Row subject) {
    switch (whose) {
    case TriggerSubject::any:
    case TriggerSubject::target:
        return true;
    case TriggerSubject::self:
        return subject == holder;
    case TriggerSubject::source:
        return subject == source;
    case TriggerSubject::host:
        return subject == view.parent(holder);
    case TriggerSubject::owned:
        return shareEmpire(view, source, subject);
    case TriggerSubject::other:
        return subject != holder;
    }
    return false;
}

namespace {

/// Returns whether a trigger responds only to events of the holder or of the holder's host.
bool isNarrow(TriggerSubject subject, SourceRule source) {
    return subject == TriggerSubject::self || subject == TriggerSubject::host ||
           (subject == TriggerSubject::source && source != SourceRule::capital);
}

} // namespace

void Listeners::add(const Program& program, const StepPlan& plan, const View& view, Row from) {
    const double* const classes = view.columns[static_cast<std::size_t>(Builtin::objectClass)];
    for (Row row = from; row < view.rowCount; ++row) {
        if (!view.exists(row)) {
            continue;
        }
        for (const std::uint32_t index : plan.triggeredOfClass[static_cast<ClassIndex>(classes[row])]) {
            const CompiledGroup& group = program.groups[index];
            for (const CompiledTrigger& trigger : group.triggers) {
                OfKind& ofKind = m_kinds[trigger.checked->kind];
                ++ofKind.count;
                auto& listeners =
                    isNarrow(trigger.checked->subject, group.source) ? ofKind.ofHolder[row] : ofKind.broad;
                listeners.push_back({row, index, &trigger});
            }
        }
    }
    m_rows = view.rowCount;
}

void Listeners::refresh(const Program& program, const StepPlan& plan, const View& view, bool isFresh) {
    if (!plan.hasTriggers) {
        m_kinds.resize(program.model->vocabulary.occurrenceCount());
        return;
    }
    const std::pair stamps{view.stamps[static_cast<std::size_t>(Builtin::exists)],
                           view.stamps[static_cast<std::size_t>(Builtin::objectClass)]};
    // A turn begins with the existing holders only. Otherwise the turn's log would depend on earlier steps (E8.5).
    if (m_stamps == stamps && !(isFresh && m_hasGone)) {
        return;
    }
    m_stamps = stamps;
    m_hasGone = true;
    if (isFresh || view.rowCount < m_rows) {
        m_kinds.assign(program.model->vocabulary.occurrenceCount(), {});
        m_rows = 0;
        m_hasGone = false;
    }
    add(program, plan, view, static_cast<Row>(m_rows));
}

} // namespace orrery::engine
