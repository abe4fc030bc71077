// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"
#include "engine/universe/pending.h"
#include "engine/universe/row_list.h"
#include "engine/universe/value_store.h"
#include "engine/vocabulary/column_layout.h"

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace orrery::engine {

/// The cause of a value's change.
enum class CauseKind : std::uint8_t {
    setup,  ///< the scenario, or a sandbox action; `firing` is the statement's index
    reset,  ///< max meters to 0 at the start of the turn (E8.1)
    effect, ///< `firing` and `effect` name it
    growth,
    cap,
    duration,   ///< E1.4
    cascade,    ///< follows from an earlier change: attached objects of a destroyed one, owners of a destroyed empire
    derived,    ///< an update of a derived column (owners of systems)
    create,     ///< the initial value of a column of an object that an effect or statement creates; `firing` names it:
                ///< the statement's index where the run's moment is of Stage::setup, noFiring for the generated galaxy
    spread,     ///< the initial value of a variable, from values of objects around (X3.5)
    channel,    ///< the value of a variable, written to a meter or property (V6.4)
    visibility, ///< an update of who sees what (E5.13)
    order,      ///< an applied order; `firing` is its place in TurnLog::orders
    movement,   ///< an object moved (E8.6)
    payment,    ///< an empire paid: for production, research, or the cost of a triggered group (T20, T21)
    production, ///< the produced objects, and progress of production
    research,
    income,
    scenario, ///< an action of a scenario condition; `firing` is its place in TurnLog::scenario
};

inline constexpr std::uint32_t noFiring = ~0u;

/// The steps of a turn, in order (E8.1, E8.4).
enum class Stage : std::uint8_t {
    setup,
    visibility, ///< also after movement (E5.13)
    spread,
    reset,
    channels,
    meters,
    growth,
    cap,
    effects,
    orders,
    movement,
    combat,
    production,
    research,
    income,
    rest,     ///< durations run out
    scenario, ///< scenario conditions are checked
    count_
};

/// The position of a moment: within its stage, or in the interval before or after it (T3, E8.8).
enum class Side : std::uint8_t { within, before, after };

/// A point of the turn at which conditions and amounts are read: the state after the first `runs` runs of the log.
struct Moment {
    Stage stage = Stage::setup;
    int priority = 0; ///< the level, in the meter stage
    std::uint32_t runs = 0;
    Side side = Side::within;
};

inline constexpr std::uint32_t noOccurrence = ~0u;
inline constexpr std::uint32_t noDeparture = ~0u;

/// The steps A, B and C of an event (T6).
enum class TimingStep : std::uint8_t { a, b, c };

/// One firing of a group: an active group of one holder, with its scope.
struct Firing {
    std::uint32_t group = 0; ///< index into Program::groups
    Row holder = noRow;
    Row source = noRow;
    std::uint32_t moment = 0; ///< index into TurnLog::moments: when activation and scope were decided
    RowListRef scope{};
    std::uint32_t occurrence = noOccurrence; ///< index into TurnLog::occurrences: the event that triggered it
    Timing timing = Timing::after;           ///< of triggered groups
    TimingStep step = TimingStep::b;
    std::uint32_t action = noFiring; ///< place in TurnLog::scenario of the action that called the group (S8)
    double amount = std::numeric_limits<double>::quiet_NaN(); ///< amount of the triggering change, as it stood then
};

/// The outcome of an event.
enum class OccurrenceEnd : std::uint8_t {
    happened,
    noChange,    ///< the change would have changed nothing (T9)
    prevented,   ///< cancelled by `endedBy` (T8)
    substituted, ///< replaced by `endedBy` (T25)
    reduced,     ///< the change was reduced to 0 (T10)
    gone,        ///< its subject was destroyed before it could happen
    unpaid,      ///< of a payment: too little, even with all production (T20)
};

/// An event: something that happened to an object, or would have; or a point of the turn. Records only kinds that
/// content listens to (T28).
struct OccurrenceRecord {
    OccurrenceKind kind = 0;
    Row subject = noRow;             ///< noRow: a point of the turn
    double detail = noneValue;       ///< see OccurrenceSpec::detail
    double amount = 0.0;             ///< of a change of a number: the proposed amount
    double applied = 0.0;            ///< and the applied one
    std::uint32_t firing = noFiring; ///< of the effect that caused it, or noFiring
    std::uint16_t effect = 0;
    CauseKind cause = CauseKind::effect;
    std::uint32_t moment = 0;
    OccurrenceEnd end = OccurrenceEnd::happened;
    std::uint32_t endedBy = noFiring;
    std::uint32_t departure = noDeparture; ///< index into TurnLog::departures: objects destroyed with its subject
};

/// Objects destroyed together, after the first `runs` runs. Responses to their destruction read them as they were
/// before (T15).
struct Departure {
    std::uint32_t runs = 0;
    RowListRef rows{};
};

/// The reason why a listener did not respond to an event.
enum class NoAnswer : std::uint8_t {
    notAnymore, ///< an earlier response cancelled the event (T8)
    passed,     ///< a reaction that its owner declined (T24)
    cannotPay,  ///< T21
    usedUp,     ///< it responds only to the first such event (T13)
    inactive,   ///< its activation did not hold
    notGiven,   ///< a run-time parameter is missing (E7.9)
    covered,    ///< the payment was complete without it (T18)
    cut,        ///< the chain of responses was too long (T16)
    gone,       ///< its holder was destroyed before its turn came
};

struct UnansweredTrigger {
    std::uint32_t occurrence = noOccurrence;
    std::uint32_t group = 0;
    Row holder = noRow;
    Timing timing = Timing::after;
    NoAnswer reason = NoAnswer::notAnymore;
};

/// Several responses at the same point of time, in the chosen order (T7).
struct Conflict {
    struct Contender {
        std::uint32_t group = 0;
        Row holder = noRow;
        std::uint32_t occurrence = noOccurrence;
        friend bool operator==(const Contender&, const Contender&) = default;
    };
    std::uint32_t moment = 0;
    Timing timing = Timing::after;
    TimingStep step = TimingStep::b;
    Row decider = noRow; ///< the active empire, or the one that pays (T18)
    std::vector<Contender> order{};
};

/// An order that was applied or refused (E8.6).
struct OrderRecord {
    std::uint32_t order = 0; ///< place in CheckedScenario::orders
    Row empire = noRow;
    Phrase refusal{}; ///< the rest of a sentence; empty: the order was applied
};

/// A message to people (E3.28, S8).
struct MessageRecord {
    Row empire = noRow; ///< the recipient; noRow: everybody
    Row about = noRow;
    std::uint32_t firing = noFiring; ///< of the effect, or noFiring
    std::uint32_t scenario = ~0u;    ///< place in TurnLog::scenario, where an action sent it
    std::uint32_t moment = 0;
    std::vector<std::string> pages{};
};

/// An empire won or lost (E3.27, S8).
struct VictoryRecord {
    Row empire = noRow;
    bool isWon = true;
    std::uint32_t firing = noFiring;
    std::uint16_t effect = 0;
    std::uint32_t scenario = ~0u;
    std::string reason{};
};

/// The result of a scenario condition at one check, or of one of its actions.
struct ScenarioRecord {
    std::uint32_t condition = 0; ///< place in CheckedScenario::conditions
    int action = -1;             ///< place among its actions; -1: the condition itself
    bool isTrue = false;         ///< of a condition: whether it held; of an action: whether it was possible
    double observed = 0.0;       ///< of a condition: the compared value
    double wanted = 0.0;
    Phrase detail{}; ///< the precondition that failed, or why the action was impossible; or empty
    std::uint32_t moment = 0;
    bool pauses = false; ///< a breakpoint: stepping stops after this turn
};

/// One column changed on many rows at once, by one cause. The new values are in TurnLog::values, one for each row. The
/// old value of a row is the column's value after all earlier runs.
struct Run {
    CauseKind cause = CauseKind::effect;
    ColumnId column{};
    std::uint16_t effect = 0; ///< its place in the group
    std::uint32_t firing = noFiring;
    std::uint32_t moment = 0; ///< the moment at which amounts were read
    std::uint64_t firstValue = 0;
    RowListRef rows{};
};

/// Returns whether Run::firing is the firing of a group. For an order or action it is the place of that in the log;
/// objects that these create or destroy have the same cause.
inline bool isByGroup(const Run& run) {
    return run.firing != noFiring && run.cause != CauseKind::setup && run.cause != CauseKind::order &&
           run.cause != CauseKind::scenario;
}

enum class SkipReason : std::uint8_t {
    stackedOut,  ///< E7.5; `blocker` is the index of the run that first used the stacking number, where there is one
    unable,      ///< E2.5; `detail` gives the reason
    destroyed,   ///< destroyed by an earlier effect of the firing (E2.4)
    inactive,    ///< the effect's own `active` did not hold for the source at the start of the firing (X5.2)
    otherBranch, ///< the conditional that contains it took the other branch (E3.29)
    prevented,   ///< the change was cancelled (T8)
    substituted, ///< the change was replaced by another (T25)
    noChange,    ///< the change would have changed nothing (T9)
    reduced,     ///< the change was reduced to 0 (T10)
};

/// Objects of a scope that an effect skipped.
struct Skip {
    std::uint32_t firing = noFiring;
    std::uint16_t effect = 0;
    SkipReason reason = SkipReason::stackedOut;
    PhraseView detail{};
    RowListRef rows{};
};

struct LaneMap;
struct Agenda;

/// The lanes were replaced after the first `runs` runs.
struct LaneChange {
    std::uint32_t runs = 0;
    std::shared_ptr<const LaneMap> lanes;
};

/// The agenda was replaced after the first `runs` runs.
struct AgendaChange {
    std::uint32_t runs = 0;
    std::shared_ptr<const Agenda> agenda;
};

/// A problem while running, possibly repaired (X1.3, E5.10, E7.4); goes to the problem list.
struct RunFault {
    const DiagnosticSpec* spec = nullptr;
    Location where{};
    std::uint32_t firing = noFiring;
    Row row = noRow;
    std::vector<Phrase> args{};
};

/// Everything that happened in one step, in order. Together with the state before it, it gives the state after it.
struct TurnLog {
    std::uint32_t turn = 0;       ///< the turn that the step leads to (E8.9)
    std::uint32_t rowsBefore = 0; ///< the number of objects ever created, at the start of the step
    std::vector<Moment> moments;
    std::vector<Firing> firings;
    std::vector<Run> runs;
    std::vector<Skip> skips;
    std::vector<RunFault> faults;
    std::vector<LaneChange> lanes;
    std::vector<AgendaChange> agendas;
    std::vector<PendingChange> pendings;
    std::vector<OccurrenceRecord> occurrences;
    std::vector<Departure> departures;
    std::vector<UnansweredTrigger> unanswered;
    std::vector<Conflict> conflicts;
    std::vector<OrderRecord> orders;
    std::vector<MessageRecord> messages;
    std::vector<VictoryRecord> victories;
    std::vector<ScenarioRecord> scenario;
    ValueStore values;            ///< see Run::firstValue
    std::uint64_t namedBytes = 0; ///< of the lists and texts that records refer to, counted for each reference
    std::uint64_t hash = 0;       ///< of state and log; equal on every build (E8.5, R3.1)
};

} // namespace orrery::engine
