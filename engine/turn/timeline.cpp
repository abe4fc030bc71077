// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/timeline.h"

#include "engine/turn/effect_arguments.h"
#include "engine/turn/firing_points.h"
#include "engine/turn/occurrences.h"
#include "engine/turn/timeline_machine.h"
#include "engine/universe/source.h"

#include <algorithm>

namespace orrery::engine {

TimelineMachine::TimelineMachine(StepRun& run) : m_run(run), m_log(run.writer.log()), m_policy(run) {
    findTurnOrder(false);
    m_pending.find(run);
}

void TimelineMachine::findTurnOrder(bool isBetweenTurns) {
    const View view = m_run.view();
    const auto type = view.model->vocabulary.findType("empire");
    const std::span<const Row> all =
        type ? m_run.evaluator.world().ofType(view, *type) : std::span<const Row>(); // by id
    const std::vector<std::string>& rotation = m_run.settings().rotation;
    if (isBetweenTurns) {
        m_order.endTurn(view, all, rotation);
    } else {
        m_order.beginTurn(view, all, rotation);
    }
}

bool TimelineMachine::run() {
    while (!m_stack.empty()) {
        if (m_run.isStopped()) {
            m_stack.clear();
            m_run.heldByFrames = 0;
            m_chain.reset();
            return false;
        }
        if (m_run.mayHold()) {
            std::visit([this](auto& frame) { advance(frame); }, m_stack.back());
        }
    }
    m_chain.reset();
    m_run.evaluator.setOccurrence({});
    return !m_run.isStopped();
}

void TimelineMachine::pop() {
    if (const auto* const resolving = std::get_if<ResolvingFrame>(&m_stack.back())) {
        m_run.heldByFrames -= std::min(m_run.heldByFrames, resolving->bytes);
    }
    m_stack.pop_back();
}

void TimelineMachine::endTurn() {
    findTurnOrder(true);
    const std::uint32_t turn = m_run.writer.universe().turn();
    m_run.writer.removePending(
        [&](const PendingEffects& pending) { return pending.until != 0 && pending.until <= turn; });
    m_pending.find(m_run);
}

void TimelineMachine::setPlace(Stage stage, Side side) {
    m_place = {stage, side};
}

bool TimelineMachine::hasDue(Stage stage) const {
    return stage >= Stage::effects && stage < Stage::scenario && m_pending.hasDue();
}

void TimelineMachine::fire(FiringFrame frame) {
    m_place = frame.place;
    m_stack.emplace_back(std::move(frame));
}

/// An ordinary group of the turn: nothing to do where it is not active.
void TimelineMachine::consider(const WaitingGroup& waiting, Stage stage, Side side, int priority) {
    const CompiledGroup& group = *waiting.group->compiled;
    const View view = m_run.view();
    if (!view.exists(waiting.holder)) {
        return;
    }
    const Row source = sourceOf(view, group.source, waiting.holder);
    if (source == noRow || !isGiven(group, view, source) || !m_run.mayAsk(group.checked->head)) {
        return;
    }
    const bool isActive = [&] {
        const AskedByGroup asked(m_run, waiting.group->group);
        return m_run.evaluator.isActive(group, view, source);
    }();
    if (!isActive) {
        takeFaults(m_run.evaluator, m_run.writer, noFiring);
        return;
    }
    FiringFrame frame = std::move(m_spare);
    frame.cursors.clear();
    frame.inactive.clear();
    frame.amounts.clear();
    frame = {.group = waiting.group->group,
             .holder = waiting.holder,
             .source = source,
             .amounts = std::move(frame.amounts),
             .place = {stage, side, priority},
             .cursors = std::move(frame.cursors),
             .inactive = std::move(frame.inactive)};
    fire(std::move(frame));
    run();
}

Timeline::Timeline(StepRun& run) : m_run(run), m_machine(std::make_unique<TimelineMachine>(run)) {}

Timeline::~Timeline() = default;

std::vector<Row> Timeline::apply(Proposal proposal) {
    if (m_run.isStopped()) {
        return {};
    }
    if (!m_machine->isHeard(proposal)) {
        return m_machine->applyUnheard(proposal);
    }
    m_machine->resolve(std::move(proposal));
    return m_machine->run() ? m_machine->made() : std::vector<Row>{};
}

bool Timeline::reach(Stage stage, Side side) {
    m_machine->setPlace(stage, side);
    const bool isBefore = side == Side::before;
    if (!considerPoint(stage, side)) {
        return false;
    }
    if (const auto point = pointOf(stage)) {
        reachPoint(kindOf(*point), isBefore ? Timing::before : Timing::after, stage, side);
        if (isBefore) {
            reachPoint(kindOf(*point), Timing::when, stage, Side::within); // it has begun (T12)
        }
    }
    m_machine->setPlace(stage, Side::within);
    return !m_run.isStopped();
}

bool Timeline::reachTurn(Side side) {
    const bool isBefore = side == Side::before;
    const Stage stage = isBefore ? Stage::visibility : Stage::scenario;
    const OccurrenceKind kind = kindOf(ShippedOccurrence::turn);
    if (!isBefore) {
        m_machine->endTurn();
    }
    return reachPoint(kind, isBefore ? Timing::before : Timing::after, stage, side) &&
           (!isBefore || reachPoint(kind, Timing::when, stage, Side::within));
}

void Timeline::enter(Stage stage) {
    m_machine->setPlace(stage, Side::within);
}

bool Timeline::reachPoint(OccurrenceKind kind, Timing timing, Stage stage, Side side) {
    if (!m_run.isStopped() && (m_machine->hears(kind) || (timing == Timing::when && m_machine->hasDue(stage)))) {
        m_machine->reach(kind, timing, stage, side);
        m_machine->run();
    }
    return !m_run.isStopped();
}

/// The groups that named the point (E8.8).
bool Timeline::considerPoint(Stage stage, Side side) {
    const FiringPoint point = firingPointOf(stage, side);
    if (point == FiringPoint::effects) {
        return !m_run.isStopped();
    }
    const StepPlan& plan = m_run.memory.plan;
    const auto& buckets = m_run.memory.waitingAtPoint[static_cast<std::size_t>(point)];
    for (std::size_t bucket = 0; bucket < buckets.size(); ++bucket) {
        for (const WaitingGroup& waiting : buckets[bucket]) {
            if (m_run.isStopped()) {
                return false;
            }
            m_machine->consider(waiting, stage, side, plan.priorities[bucket]);
        }
    }
    return !m_run.isStopped();
}

bool Timeline::pay(Row empire, ResourceIndex resource, double amount, const Cause& cause) {
    const View view = m_run.view();
    if (m_run.isStopped() || empire == noRow || !view.exists(empire) ||
        !view.has(empire, view.layout->stockpile(resource))) {
        return false;
    }
    m_machine->pay(empire, resource, amount, cause);
    return m_machine->run() && m_machine->isPaid();
}

void Timeline::consider(const WaitingGroup& waiting, Stage stage, int priority) {
    if (!m_run.isStopped()) {
        m_machine->consider(waiting, stage, Side::within, priority);
    }
}

void Timeline::call(std::uint32_t group, Row holder, const RowListRef& rows, std::uint32_t action) {
    const Row source = sourceOf(m_run.view(), m_run.program.groups[group].source, holder);
    if (!m_run.isStopped() && source != noRow && rows && !rows->empty()) {
        m_machine->fire({.group = group,
                         .holder = holder,
                         .source = source,
                         .rows = rows,
                         .place = {.stage = Stage::scenario},
                         .action = action});
        m_machine->run();
    }
}

bool Timeline::choose(OccurrenceKind kind, Row subject, double detail, const Cause& cause) {
    if (m_run.isStopped() || !m_machine->hears(kind)) {
        return !m_run.isStopped();
    }
    m_machine->choose(kind, subject, detail, cause);
    return m_machine->run() && m_machine->isChosen();
}

void Timeline::endChoice() {
    m_machine->closeChoice();
}

void Timeline::reportUnusedDecisions() {
    m_machine->policy().reportUnusedDecisions();
}

} // namespace orrery::engine
