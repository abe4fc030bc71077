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

/// Why a value changed.
enum class CauseKind : std::uint8_t {
    setup,  ///< the scenario, or what a person did in the sandbox; `firing` is the statement's index
    reset,  ///< max meters to 0 as the turn begins (E8.1)
    effect, ///< `firing` and `effect` say which
    growth,
    cap,
    duration,   ///< E1.4
    cascade,    ///< follows from a change before it: attached objects of a destroyed one, owners of a lost empire
    derived,    ///< a derived column caught up (owners of systems)
    create,     ///< a column of an object made by an effect or statement takes its first value; `firing` says by which:
                ///< the statement's index where the run's moment is of Stage::setup, noFiring for the generated galaxy
    spread,     ///< what a variable begins with came from what objects around had (X3.5)
    channel,    ///< a variable was given to a meter or property (V6.4)
    visibility, ///< who sees what was fixed (E5.13)
    order,      ///< an order was carried out; `firing` is its place in TurnLog::orders
    movement,   ///< something went on its way (E8.6)
    payment,    ///< an empire paid: for production, research, or what a triggered group costs (T20, T21)
    production, ///< what was produced, and its progress
    research,
    income,
    scenario, ///< an action of a scenario condition; `firing` is its place in TurnLog::scenario
};

inline constexpr std::uint32_t noFiring = ~0u;

/// Which step of the turn, in order (E8.1, E8.4).
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

/// Where a moment lies: in its stage, or between it and the one before or behind it (T3, E8.8).
enum class Side : std::uint8_t { within, before, after };

/// A point of the turn at which conditions and amounts are read: the state after `runs` runs of the log.
struct Moment {
    Stage stage = Stage::setup;
    int priority = 0; ///< the level, in the meter stage
    std::uint32_t runs = 0;
    Side side = Side::within;
};

inline constexpr std::uint32_t noOccurrence = ~0u;
inline constexpr std::uint32_t noDeparture = ~0u;

/// A, B or C of an occurrence (T6).
enum class TimingStep : std::uint8_t { a, b, c };

/// One firing of a group: an active group of one holder, with its scope.
struct Firing {
    std::uint32_t group = 0; ///< index into Program::groups
    Row holder = noRow;
    Row source = noRow;
    std::uint32_t moment = 0; ///< index into TurnLog::moments: when activation and scope were decided
    RowListRef scope{};
    std::uint32_t occurrence = noOccurrence; ///< index into TurnLog::occurrences: what set it off
    Timing timing = Timing::after;           ///< of triggered ones
    TimingStep step = TimingStep::b;
    std::uint32_t action = noFiring; ///< place in TurnLog::scenario of the action that called the group (S8)
    double amount = std::numeric_limits<double>::quiet_NaN(); ///< of the change that set it off, as it stood then
};

/// What became of an occurrence.
enum class OccurrenceEnd : std::uint8_t {
    happened,
    noChange,    ///< it was so already (T9)
    prevented,   ///< by `endedBy` (T8)
    substituted, ///< by `endedBy` (T25)
    reduced,     ///< the change came down to 0 (T10)
    gone,        ///< its subject left the game before it could happen
    unpaid,      ///< of a payment: there was not enough, all production counted (T20)
};

/// Something that happened to an object, or would have; or a point of the turn. Only kinds that content listens to are
/// here (T28).
struct OccurrenceRecord {
    OccurrenceKind kind = 0;
    Row subject = noRow;             ///< noRow: a point of the turn
    double detail = noneValue;       ///< what OccurrenceSpec::detail names
    double amount = 0.0;             ///< of a change of a number: as it was about to be
    double applied = 0.0;            ///< and as it was made
    std::uint32_t firing = noFiring; ///< of the effect that brought it about, or noFiring
    std::uint16_t effect = 0;
    CauseKind cause = CauseKind::effect;
    std::uint32_t moment = 0;
    OccurrenceEnd end = OccurrenceEnd::happened;
    std::uint32_t endedBy = noFiring;
    std::uint32_t departure = noDeparture; ///< index into TurnLog::departures: objects that left the game with it
};

/// Objects that left the game together, after `runs` runs. Answers to their end read them as they were then (T15).
struct Departure {
    std::uint32_t runs = 0;
    RowListRef rows{};
};

/// Why a group that listens to an occurrence did not answer it.
enum class NoAnswer : std::uint8_t {
    notAnymore, ///< what came before made the occurrence not happen (T8)
    passed,     ///< a reaction that its owner did not take (T24)
    cannotPay,  ///< T21
    usedUp,     ///< it answers the first such occurrence only (T13)
    inactive,   ///< its activation did not hold
    notGiven,   ///< a run-time parameter is not given (E7.9)
    covered,    ///< the payment was made without it (T18)
    cut,        ///< the chain was too long (T16)
    gone,       ///< its holder left the game before its turn came
};

struct UnansweredTrigger {
    std::uint32_t occurrence = noOccurrence;
    std::uint32_t group = 0;
    Row holder = noRow;
    Timing timing = Timing::after;
    NoAnswer reason = NoAnswer::notAnymore;
};

/// Several responses at one point of time, in the order in which they were made to happen (T7).
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
    Row decider = noRow; ///< the active empire, or who pays (T18)
    std::vector<Contender> order{};
};

/// An order that was carried out, or refused (E8.6).
struct OrderRecord {
    std::uint32_t order = 0; ///< place in CheckedScenario::orders
    Row empire = noRow;
    Phrase refusal{}; ///< the rest of a sentence; empty: it was carried out
};

/// Something said to people (E3.28, S8).
struct MessageRecord {
    Row empire = noRow; ///< to whom; noRow: everybody
    Row about = noRow;
    std::uint32_t firing = noFiring; ///< of the effect, or noFiring
    std::uint32_t scenario = ~0u;    ///< place in TurnLog::scenario, where an action said it
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

/// What a scenario condition came to at one check, or what one of its actions did.
struct ScenarioRecord {
    std::uint32_t condition = 0; ///< place in CheckedScenario::conditions
    int action = -1;             ///< place among its actions; -1: the condition itself
    bool isTrue = false;         ///< of a condition: whether it held; of an action: whether it could be done
    double observed = 0.0;       ///< of a condition: what was compared
    double wanted = 0.0;
    Phrase detail{}; ///< the precondition that failed, or why the action could not be done; or empty
    std::uint32_t moment = 0;
    bool pauses = false; ///< a breakpoint: stepping stops after this turn
};

/// One column changed on many rows at once, by one cause. Values after are in TurnLog::values, one for each row; the
/// value before is the column's value after all earlier runs.
struct Run {
    CauseKind cause = CauseKind::effect;
    ColumnId column{};
    std::uint16_t effect = 0; ///< place in the group
    std::uint32_t firing = noFiring;
    std::uint32_t moment = 0; ///< when amounts were read
    std::uint64_t firstValue = 0;
    RowListRef rows{};
};

/// Whether Run::firing is the firing of a group: of an order or an action it is their own place in the log, and what is
/// made or lost for their sake has their cause.
inline bool isByGroup(const Run& run) {
    return run.firing != noFiring && run.cause != CauseKind::setup && run.cause != CauseKind::order &&
           run.cause != CauseKind::scenario;
}

enum class SkipReason : std::uint8_t {
    stackedOut,  ///< E7.5; `blocker` is the run's index that used the number up, where one did
    unable,      ///< E2.5; `detail` says why
    destroyed,   ///< was destroyed by an earlier effect of the firing (E2.4)
    inactive,    ///< the effect's own `active` did not hold for the source as the firing began (X5.2)
    otherBranch, ///< the conditional that it stands in took the other way (E3.29)
    prevented,   ///< the change that it would have made was prevented (T8)
    substituted, ///< or replaced by another (T25)
    noChange,    ///< it is so already (T9)
    reduced,     ///< the change came down to 0 (T10)
};

/// Objects of a scope that an effect did not fire on.
struct Skip {
    std::uint32_t firing = noFiring;
    std::uint16_t effect = 0;
    SkipReason reason = SkipReason::stackedOut;
    PhraseView detail{};
    RowListRef rows{};
};

struct LaneMap;
struct Agenda;

/// The lanes were replaced after `runs` runs.
struct LaneChange {
    std::uint32_t runs = 0;
    std::shared_ptr<const LaneMap> lanes;
};

/// The agenda was replaced after `runs` runs.
struct AgendaChange {
    std::uint32_t runs = 0;
    std::shared_ptr<const Agenda> agenda;
};

/// Something that went wrong, or was mended, while running (X1.3, E5.10, E7.4): goes to the problem list.
struct RunFault {
    const DiagnosticSpec* spec = nullptr;
    Location where{};
    std::uint32_t firing = noFiring;
    Row row = noRow;
    std::vector<Phrase> args{};
};

/// Everything that happened in one step, in order. With the state before it, it gives the state after it.
struct TurnLog {
    std::uint32_t turn = 0;       ///< the turn that the step leads to (E8.9)
    std::uint32_t rowsBefore = 0; ///< objects ever made, as the step began
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
    std::uint64_t namedBytes = 0; ///< of the lists and texts that records name, as often as they do
    std::uint64_t hash = 0;       ///< of state and trace; equal on every build (E8.5, R3.1)
};

} // namespace orrery::engine
