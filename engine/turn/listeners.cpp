// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/listeners.h"

#include "engine/turn/effect_arguments.h"
#include "engine/universe/class_list.h"

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

void Listeners::addGroups(const Program& program, const std::vector<std::uint32_t>& groups, Row holder,
                          bool hasOtherSource) {
    for (const std::uint32_t index : groups) {
        const CompiledGroup& group = program.groups[index];
        for (const CompiledTrigger& trigger : group.triggers) {
            OfKind& ofKind = m_kinds[trigger.checked->kind];
            ++ofKind.count;
            const SourceRule rule = hasOtherSource ? SourceRule::capital : group.source;
            auto& listeners = isNarrow(trigger.checked->subject, rule) ? ofKind.ofHolder[holder] : ofKind.broad;
            listeners.push_back({holder, index, &trigger});
        }
    }
}

void Listeners::add(const Program& program, const StepPlan& plan, const View& view, Row from) {
    const double* const classes = view.columns[static_cast<std::size_t>(Builtin::objectClass)];
    ClassLists lists;
    std::vector<ListedClass> lent;
    for (Row row = from; row < view.rowCount; ++row) {
        if (!view.exists(row)) {
            continue;
        }
        addGroups(program, plan.triggeredOfClass[static_cast<ClassIndex>(classes[row])], row, false);
        if (plan.lends) {
            lent.clear();
            findLent(view, row, lists, lent);
            std::ranges::sort(lent, {}, &ListedClass::objectClass);
            const auto rest = std::ranges::unique(lent, {}, &ListedClass::objectClass);
            lent.erase(rest.begin(), rest.end()); // a group responds once to an event, however many copies lend it
            const bool hasOtherSource = view.model->vocabulary.types()[view.typeOf(row)].lentSource.has_value();
            for (const ListedClass& one : lent) {
                addGroups(program, plan.triggeredOfClass[one.objectClass], row, hasOtherSource);
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
    std::vector<std::uint64_t> lending;
    for (const ColumnId column : plan.lendingColumns) {
        lending.push_back(view.stamps[column.value]);
    }
    m_hasGone |= lending != m_lendingStamps; // other classes lend their groups from the next turn on
    // A turn begins with the existing holders only. Otherwise the turn's log would depend on earlier steps (E8.5).
    if (m_stamps == stamps && !(isFresh && m_hasGone)) {
        return;
    }
    m_stamps = stamps;
    m_hasGone = true;
    if (isFresh || view.rowCount < m_rows) {
        m_lendingStamps = std::move(lending);
        m_kinds.assign(program.model->vocabulary.occurrenceCount(), {});
        m_rows = 0;
        m_hasGone = false;
    }
    add(program, plan, view, static_cast<Row>(m_rows));
}

} // namespace orrery::engine
