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
    setup,  ///< the scenario, or a sandbox action; `firing` is the index of the statement
    reset,  ///< the reset of max meters to 0 at the start of the turn (E8.1)
    effect, ///< an effect; `firing` and `effect` identify it
    growth,
    cap,
    duration,   ///< the remaining duration of an object, or its end (E1.4)
    cascade,    ///< a consequence of an earlier change: attached objects of a destroyed object, or owners of a
                ///< destroyed empire
    derived,    ///< an update of a derived column (owners of systems)
    create,     ///< the initial value of a column of a new object; `firing` is the firing that creates the object. In a
                ///< moment of Stage::setup it is the index of the statement, or noFiring for the generated galaxy
    spread,     ///< the initial value of a variable, from values of objects around it (X3.5)
    channel,    ///< the value of a variable, which a channel writes to a meter or property (V6.4)
    visibility, ///< an update of visibility (E5.13)
    order,      ///< an applied order; `firing` is its index in TurnLog::orders
    movement,   ///< the movement of an object (E8.6)
    payment,    ///< a payment of an empire for production, research, or the cost of a triggered group (T20, T21)
    production, ///< produced objects, and progress of production
    research,
    income,
    scenario, ///< an action of a scenario condition; `firing` is its index in TurnLog::scenario
    hold,     ///< a statement that holds a value (I4.8); `firing` is the index of the statement
    restore,  ///< the return of a meter to its value before the last meter pass (G6.7)
    count_
};

inline constexpr std::uint32_t noFiring = ~0u;

/// The steps of a turn, in order (E8.1, E8.4).
enum class Stage : std::uint8_t {
    setup,
    visibility, ///< determines visibility; also runs after movement (E5.13)
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
    rest,     ///< ends durations
    scenario, ///< checks scenario conditions
    count_
};

/// The position of a moment: within its stage, or in the interval before or after it (T3, E8.8).
enum class Side : std::uint8_t { within, before, after };

/// A point of the turn: the state after the first `runs` runs of the log. Conditions and amounts read this state.
struct Moment {
    Stage stage = Stage::setup;
    int priority = 0; ///< priority level, in the meter stage
    std::uint32_t runs = 0;
    Side side = Side::within;
};

inline constexpr std::uint32_t noOccurrence = ~0u;
inline constexpr std::uint32_t noDeparture = ~0u;
inline constexpr std::uint32_t noPass = ~0u;

/// The steps A, B and C of an event (T6).
enum class TimingStep : std::uint8_t { a, b, c };

/// One firing of a group: the active group of one holder, with its scope.
struct Firing {
    std::uint32_t group = 0; ///< index into Program::groups
    Row holder = noRow;
    Row source = noRow;
    std::uint32_t moment = 0; ///< index into TurnLog::moments: the moment that decides activation and scope
    RowListRef scope{};
    std::uint32_t occurrence = noOccurrence; ///< index into TurnLog::occurrences: the event that triggers it
    Timing timing = Timing::after;           ///< timing, for triggered groups
    TimingStep step = TimingStep::b;
    std::uint32_t action = noFiring; ///< index in TurnLog::scenario of the action that calls the group (S8)
    double amount = std::numeric_limits<double>::quiet_NaN(); ///< amount of the triggering change at that time
};

/// The outcome of an event.
enum class OccurrenceEnd : std::uint8_t {
    happened,
    noChange,    ///< the change would change nothing (T9)
    prevented,   ///< `endedBy` cancelled the event (T8)
    substituted, ///< `endedBy` replaced the event (T25)
    reduced,     ///< responses reduced the change to 0 (T10)
    gone,        ///< the subject was destroyed before the event could happen
    unpaid,      ///< for a payment: the payer has too little, even with all production (T20)
};

/// An event: a change of an object, applied or not, or a point of the turn. The log contains only kinds of events that
/// content listens to (T28).
struct OccurrenceRecord {
    OccurrenceKind kind = 0;
    Row subject = noRow;             ///< the object of the event; noRow: a point of the turn
    double detail = noneValue;       ///< detail of the event; see OccurrenceSpec::detail
    double amount = 0.0;             ///< proposed amount, for a change of a number
    double applied = 0.0;            ///< applied amount, for a change of a number
    std::uint32_t firing = noFiring; ///< firing of the effect that caused the event, or noFiring
    std::uint16_t effect = 0;
    CauseKind cause = CauseKind::effect;
    std::uint32_t moment = 0;
    OccurrenceEnd end = OccurrenceEnd::happened;
    std::uint32_t endedBy = noFiring;
    std::uint32_t departure = noDeparture; ///< index into TurnLog::departures: objects destroyed with the subject
};

/// Objects destroyed together, after the first `runs` runs. Responses to their destruction read the objects' values
/// before it (T15).
struct Departure {
    std::uint32_t runs = 0;
    RowListRef rows{};
};

/// The reason why a listener did not respond to an event.
enum class NoAnswer : std::uint8_t {
    notAnymore, ///< an earlier response cancelled the event (T8)
    passed,     ///< the owner declined the reaction (T24)
    cannotPay,  ///< the costs cannot be paid (T21)
    usedUp,     ///< the listener responds only to the first such event (T13)
    inactive,   ///< the activation of the group is false
    notGiven,   ///< a run-time parameter is missing (E7.9)
    covered,    ///< the payment was complete without the response (T18)
    cut,        ///< the chain of responses is too long (T16)
    gone,       ///< the holder was destroyed before the response
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
    Row decider = noRow; ///< the empire that decides: the active one, or the one that pays (T18)
    std::vector<Contender> order{};
};

/// An order that was applied or refused (E8.6).
struct OrderRecord {
    std::uint32_t order = 0; ///< index in CheckedScenario::orders
    Row empire = noRow;
    Phrase refusal{}; ///< reason for the refusal, the rest of a sentence; empty: the order was applied
};

/// A message to players (E3.28, S8).
struct MessageRecord {
    Row empire = noRow; ///< recipient; noRow: everybody
    Row about = noRow;
    std::uint32_t firing = noFiring; ///< firing of the effect that sends it, or noFiring
    std::uint32_t scenario = ~0u;    ///< index in TurnLog::scenario of the action that sends it
    std::uint32_t moment = 0;
    std::vector<std::string> pages{};
};

/// The victory or defeat of an empire (E3.27, S8).
struct VictoryRecord {
    Row empire = noRow;
    bool isWon = true;
    std::uint32_t firing = noFiring;
    std::uint16_t effect = 0;
    std::uint32_t scenario = ~0u;
    std::string reason{};
};

/// The result of one check of a scenario condition, or of one of its actions.
struct ScenarioRecord {
    std::uint32_t condition = 0; ///< index in CheckedScenario::conditions
    int action = -1;             ///< index of the action in the condition; -1: the condition itself
    bool isTrue = false;         ///< for a condition: true if it was true; for an action: true if it was possible
    double observed = 0.0;       ///< compared value, for a condition
    double wanted = 0.0;
    Phrase detail{}; ///< precondition that failed, or reason why the action was impossible; otherwise empty
    std::uint32_t moment = 0;
    bool pauses = false; ///< true for a breakpoint: stepping stops after this turn
};

/// A change of one column on many rows by one cause. TurnLog::values holds the new values, one for each row. The old
/// value of a row is the column's value after all earlier runs.
struct Run {
    CauseKind cause = CauseKind::effect;
    ColumnId column{};
    std::uint16_t effect = 0; ///< index of the effect in the group
    std::uint32_t firing = noFiring;
    std::uint32_t moment = 0; ///< moment whose state the amounts read
    std::uint64_t firstValue = 0;
    RowListRef rows{};
};

/// Returns whether Run::firing is the firing of a group. For an order or action, Run::firing is its index in the log.
/// Objects that an order or action creates or destroys have the same cause.
inline bool isByGroup(const Run& run) {
    return run.firing != noFiring && run.cause != CauseKind::setup && run.cause != CauseKind::hold &&
           run.cause != CauseKind::order && run.cause != CauseKind::scenario;
}

enum class SkipReason : std::uint8_t {
    stackedOut,  ///< the stacking name suppresses the effect (E7.5)
    unable,      ///< the effect cannot act on the object (E2.5); `detail` gives the reason
    destroyed,   ///< an earlier effect of the firing destroyed the object (E2.4)
    inactive,    ///< the effect's own `active` was false for the source at the start of the firing (X5.2)
    otherBranch, ///< the containing conditional took the other branch (E3.29)
    prevented,   ///< a response cancelled the change (T8)
    substituted, ///< another change replaced the change (T25)
    noChange,    ///< the change would change nothing (T9)
    reduced,     ///< responses reduced the change to 0 (T10)
};

/// The objects of a scope that an effect skipped.
struct Skip {
    std::uint32_t firing = noFiring;
    std::uint16_t effect = 0;
    SkipReason reason = SkipReason::stackedOut;
    PhraseView detail{};
    RowListRef rows{};
};

struct LaneMap;
struct Agenda;

/// A replacement of the lanes, after the first `runs` runs.
struct LaneChange {
    std::uint32_t runs = 0;
    std::shared_ptr<const LaneMap> lanes;
};

/// A replacement of the agenda, after the first `runs` runs.
struct AgendaChange {
    std::uint32_t runs = 0;
    std::shared_ptr<const Agenda> agenda;
};

/// A problem during a run, possibly corrected (X1.3, E5.10, E7.4). The problem list shows it.
struct RunFault {
    const DiagnosticSpec* spec = nullptr;
    Location where{};
    std::uint32_t firing = noFiring;
    Row row = noRow;
    std::vector<Phrase> args{};
};

/// Everything that happens in one step, in order. The state before the step and its log give the state after it.
struct TurnLog {
    std::uint32_t turn = 0;       ///< the turn to which the step leads (E8.9)
    std::uint32_t rowsBefore = 0; ///< number of objects ever created, at the start of the step
    std::vector<Moment> moments;
    std::uint32_t lastPass = noPass; ///< index of the first moment of the last meter pass, if the rules have one (G4.5)
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
    ValueStore values;            ///< new values of all runs; see Run::firstValue
    std::uint64_t namedBytes = 0; ///< bytes of the lists and texts that records refer to, counted for each reference
    std::uint64_t hash = 0;       ///< hash of the state and the log; equal on every build (E8.5, R3.1)
};

} // namespace orrery::engine
