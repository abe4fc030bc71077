// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/run_diagnostics.h"

#include <span>

namespace orrery::engine {

/// Returns all diagnostics of this part.
std::span<const DiagnosticSpec> turnDiagnostics();

} // namespace orrery::engine

namespace orrery::engine::diag {

// Problems besides those of conditions and amounts (rules/run_diagnostics.h).
inline constexpr DiagnosticSpec runNoSuchEmpire{"run.no-such-empire", Severity::warning,
                                                "no empire '{0}' is in the game; the effect does nothing",
                                                "Name an empire of the scenario, or write source."};
inline constexpr DiagnosticSpec runTooManyLanes{"run.too-many-lanes", Severity::error,
                                                "more than {0} starlanes at once, by {1}; the rest is left as it was",
                                                "Join fewer systems: say which in the block `to`."};
inline constexpr DiagnosticSpec runTooManyChanges{
    "run.too-many-changes", Severity::error,
    "more than {0} changes in one turn, most of them by {1}; what follows in it changes nothing",
    "Narrow down the scopes of these groups, or make fewer objects."};
inline constexpr DiagnosticSpec runTooMuchAsked{
    "run.too-much-asked", Severity::error,
    "more is asked in this turn than a turn may ask, most of it by {0}; no group fires and no condition is met after "
    "this",
    "Narrow down what it goes through: name a type first, and do without Target inside of conditions."};
inline constexpr DiagnosticSpec runTooManyMessages{
    "run.too-many-messages", Severity::warning,
    "more than {0} messages in one turn, most of them by {1}; the rest is not told",
    "Say it of fewer objects, or in fewer turns."};
inline constexpr DiagnosticSpec runTooManyEvents{
    "run.too-many-events", Severity::error,
    "more than {0} events in one turn, most of them by {1}; no group answers any more in this turn",
    "Narrow down the scopes of the groups that cause them, or the triggers of those that answer."};
inline constexpr DiagnosticSpec runTooManyFirings{
    "run.too-many-firings", Severity::error,
    "groups fired more than {0} times in one turn, most often {1}; no group fires any more in this turn",
    "Give fewer objects the group, or an activation that holds for fewer of them."};
inline constexpr DiagnosticSpec runTooMuchTrace{
    "run.too-much-trace", Severity::error,
    "the trace of one turn grew beyond {0} bytes, most of them by {1}; no group fires any more in this turn",
    "Narrow down the scopes of these groups, or make fewer objects."};
inline constexpr DiagnosticSpec runTooManyPending{
    "run.too-many-pending", Severity::error,
    "more than {0} effects are pending, most of them by {1}; no more effects are delayed",
    "Let what is delayed end, or await something that comes."};

// Limits that end a run (R2.4). The turns before stay as they are.
inline constexpr DiagnosticSpec runWorkUsedUp{
    "run.work-used-up", Severity::error,
    "the run ends after turn {0}: it may ask no more, and most of it was asked by {1}",
    "Narrow down what this group goes through, or run fewer turns."};
inline constexpr DiagnosticSpec runMemoryUsedUp{
    "run.memory-used-up", Severity::error, "the run ends after turn {0}: it may hold {2} of memory, and {1} grew most",
    "Let this group make less, or give the run more memory."};

// Orders, and their results (E8.6).
inline constexpr DiagnosticSpec runOrderRefused{"run.order-refused", Severity::warning,
                                                "the order of {0} is refused: {1}",
                                                "Nothing changed; give it in a turn in which it is allowed."};
inline constexpr DiagnosticSpec runActionFailed{"run.action-failed", Severity::warning,
                                                "an action of the condition '{0}' cannot be done: {1}",
                                                "The rest goes on; let the condition ask first whether it can."};
inline constexpr DiagnosticSpec runDecisionUnused{
    "run.decision-unused", Severity::warning, "the step to turn {0} does not ask what this decides",
    "It is kept, and used again when the step asks. Delete it if you no longer need it."};
inline constexpr DiagnosticSpec runMoveStopped{"run.move-stopped", Severity::hint, "{0} stops: {1}",
                                               "Give it another order to move."};
inline constexpr DiagnosticSpec runProjectWaits{"run.project-waits", Severity::hint,
                                                "{0} makes no progress for {1} this turn: {2}",
                                                "It goes on in the turn in which this is otherwise."};

inline constexpr DiagnosticSpec runOrderMatters{
    "run.order-matters", Severity::warning,
    "in turn {0} it matters whether this group or {1} comes first: {2} outcomes",
    "Give the groups different priorities, or let one of them see what the other did."};
inline constexpr DiagnosticSpec runNoOrderMatters{"run.no-order-matters", Severity::hint,
                                                  "turn {0}: no order matters: {1} conflicts, {2} other orders{3}",
                                                  "Other turns and other seeds may differ."};
// Responses, and responses to responses (T16, R2.4).
inline constexpr DiagnosticSpec runChainCut{
    "run.chain-cut", Severity::error, "a chain of {0} answers does not end and was cut, most of them by {2}: {1}",
    "Give one of these groups a trigger or an activation that what the others do does not meet."};
inline constexpr DiagnosticSpec runTooManyAnswers{
    "run.too-many-answers", Severity::error,
    "{0} answers in one turn, most of them by {2}; the rest was left out, at {1}",
    "Narrow down the triggers of these groups."};

} // namespace orrery::engine::diag
