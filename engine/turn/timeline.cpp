// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/timeline.h"

#include "engine/turn/effect_arguments.h"
#include "engine/turn/firing_points.h"
#include "engine/turn/group_firing.h"
#include "engine/turn/occurrences.h"
#include "engine/turn/resolver.h"
#include "engine/universe/source.h"

namespace orrery::engine {

/// The parts of a timeline. Each part uses only the parts before it.
struct Timeline::Parts {
    explicit Parts(StepRun& run)
        : policy(run), events(run, state.pending), responses(run, state.pending),
          forecast(run, events, responses, policy), responder(run, state, responses, forecast, policy),
          resolver(run, state, events, responder), firing(run, state, events) {}

    TimelineState state;
    DecisionPolicy policy;
    EventFinder events;
    ResponseFinder responses;
    PaymentForecast forecast;
    Responder responder;
    Resolver resolver;
    GroupFiring firing;
    FiringFrame spare; ///< frame whose memory all firings reuse
};

namespace {

/// Returns all empires, sorted by id.
std::span<const Row> allEmpires(StepRun& run) {
    const View view = run.view();
    const auto type = view.model->vocabulary.findType("empire");
    return type ? run.evaluator.world().ofType(view, *type) : std::span<const Row>();
}

} // namespace

Timeline::Timeline(StepRun& run) : m_run(run), m_parts(std::make_unique<Parts>(run)) {
    m_parts->state.order.beginTurn(run.view(), allEmpires(run), run.settings().rotation);
    m_parts->state.pending.find(run);
}

Timeline::~Timeline() = default;

/// Runs until the stack is empty. @return false if the step was stopped
bool Timeline::run() {
    TimelineState& state = m_parts->state;
    while (!state.stack.empty()) {
        if (m_run.isStopped()) {
            state.stack.clear();
            m_run.heldByFrames = 0;
            state.chain.reset();
            return false;
        }
        if (!m_run.mayHold()) {
            continue;
        }
        if (auto* const resolving = std::get_if<ResolvingFrame>(&state.stack.back())) {
            m_parts->resolver.advance(*resolving);
        } else {
            advance(std::get<FiringFrame>(state.stack.back()));
        }
    }
    state.chain.reset();
    m_run.evaluator.setOccurrence({});
    return !m_run.isStopped();
}

/// Continues the firing on top of the stack. Counts the events of its proposals as work of its group.
void Timeline::advance(FiringFrame& frame) {
    if (!m_run.mayAsk(m_run.program.groups[frame.group].checked->head)) {
        endFiring(frame);
        return;
    }
    const GroupAtWork work(m_run, frame.group);
    FiringPause pause = m_parts->firing.advance(frame);
    if (Proposal* const proposal = std::get_if<Proposal>(&pause)) {
        m_parts->resolver.resolve(std::move(*proposal));
    } else if (const Payment* const payment = std::get_if<Payment>(&pause)) {
        m_parts->resolver.pay(*payment);
    } else {
        endFiring(frame);
    }
}

void Timeline::endFiring(FiringFrame& frame) {
    if (frame.answers != noFrame) {
        m_parts->state.chain.end();
    }
    m_run.memory.hasher.absorb(m_run.writer.log(), m_run.view());
    m_parts->spare = std::move(frame);
    m_parts->state.pop(m_run);
}

void Timeline::fire(FiringFrame frame) {
    m_parts->state.place = frame.place;
    m_parts->state.stack.emplace_back(std::move(frame));
    run();
}

/// Fires a group that needs no event. Does nothing if the group is not active.
void Timeline::consider(const WaitingGroup& waiting, const TurnPlace& place) {
    const CompiledGroup& group = *waiting.group->compiled;
    const View view = m_run.view();
    if (!view.exists(waiting.holder)) {
        return;
    }
    const Row source = sourceOf(view, group, waiting.holder);
    if (source == noRow || !isGiven(group, view, source) || !m_run.mayAsk(group.checked->head)) {
        return;
    }
    const bool isActive = [&] {
        const GroupAtWork work(m_run, waiting.group->group);
        const bool matches = m_run.evaluator.isActive(group, view, source);
        countHolder(m_run, matches);
        return matches;
    }();
    if (!isActive) {
        takeFaults(m_run.evaluator, m_run.writer, noFiring);
        return;
    }
    FiringFrame frame = std::move(m_parts->spare);
    frame.cursors.clear();
    frame.inactive.clear();
    frame.amounts.clear();
    frame = {.group = waiting.group->group,
             .holder = waiting.holder,
             .source = source,
             .amounts = std::move(frame.amounts),
             .place = place,
             .cursors = std::move(frame.cursors),
             .inactive = std::move(frame.inactive)};
    fire(std::move(frame));
}

std::vector<Row> Timeline::apply(Proposal proposal) {
    if (m_run.isStopped()) {
        return {};
    }
    if (!m_parts->events.hears(proposal)) {
        return applyUnheard(m_run, proposal);
    }
    m_parts->resolver.resolve(std::move(proposal));
    return run() ? m_parts->state.resolved.made : std::vector<Row>{};
}

bool Timeline::reach(Stage stage, Side side) {
    const bool isBefore = side == Side::before;
    const TurnPlace place{stage, side};
    m_parts->state.place = place;
    if (!considerPoint(place)) {
        return false;
    }
    if (const auto point = pointOf(stage)) {
        reachPoint(*point, isBefore ? Timing::before : Timing::after, place);
        if (isBefore) {
            reachPoint(*point, Timing::when, {stage, Side::within}); // the stage has begun (T12)
        }
    }
    enter(stage);
    return !m_run.isStopped();
}

bool Timeline::reachTurn(Side side) {
    const auto turn = ShippedOccurrence::turn;
    if (side == Side::before) {
        return reachPoint(turn, Timing::before, {Stage::visibility, side}) &&
               reachPoint(turn, Timing::when, {Stage::visibility, Side::within});
    }
    endTurn();
    return reachPoint(turn, Timing::after, {Stage::scenario, side});
}

/// Ends the turn. Drops effects whose wait for an event ends with this turn (T12).
void Timeline::endTurn() {
    TimelineState& state = m_parts->state;
    state.order.endTurn(m_run.view(), allEmpires(m_run), m_run.settings().rotation);
    const std::uint32_t turn = m_run.writer.universe().turn();
    m_run.writer.removePending(
        [&](const PendingEffects& pending) { return pending.until != 0 && pending.until <= turn; });
    state.pending.find(m_run);
}

void Timeline::enter(Stage stage) {
    m_parts->state.place = {stage, Side::within};
}

bool Timeline::reachPoint(ShippedOccurrence point, Timing timing, const TurnPlace& place) {
    const auto hasDue = [&] { // whether delayed effects are due (T13)
        return timing == Timing::when && place.stage >= Stage::effects && place.stage < Stage::scenario &&
               m_parts->state.pending.hasDue();
    };
    if (!m_run.isStopped() && (m_parts->events.hears(point) || hasDue())) {
        m_parts->state.place = place;
        m_parts->resolver.reach(kindOf(point), timing);
        run();
    }
    return !m_run.isStopped();
}

/// Fires the groups that name the point (E8.8).
bool Timeline::considerPoint(const TurnPlace& place) {
    const FiringPoint point = firingPointOf(place.stage, place.side);
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
            consider(waiting, {place.stage, place.side, plan.priorities[bucket]});
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
    m_parts->resolver.pay({empire, {resource, amount}, cause});
    return run() && m_parts->state.resolved.isPaid;
}

void Timeline::consider(const WaitingGroup& waiting, Stage stage, int priority) {
    if (!m_run.isStopped()) {
        consider(waiting, {stage, Side::within, priority});
    }
}

void Timeline::call(std::uint32_t group, Row holder, const RowListRef& rows, std::uint32_t action) {
    const Row source = sourceOf(m_run.view(), m_run.program.groups[group], holder);
    if (!m_run.isStopped() && source != noRow && rows && !rows->empty()) {
        fire({.group = group,
              .holder = holder,
              .source = source,
              .rows = rows,
              .place = {.stage = Stage::scenario},
              .action = action});
    }
}

bool Timeline::choose(OccurrenceKind kind, Row subject, double detail, const Cause& cause) {
    if (m_run.isStopped() || !m_parts->events.hears(kind)) {
        return !m_run.isStopped();
    }
    m_parts->resolver.choose(kind, subject, detail, cause);
    return run() && m_parts->resolver.isChosen();
}

void Timeline::endChoice() {
    if (m_parts->resolver.closeChoice()) {
        run();
    }
}

void Timeline::reportUnusedDecisions() {
    m_parts->policy.reportUnusedDecisions();
}

} // namespace orrery::engine
