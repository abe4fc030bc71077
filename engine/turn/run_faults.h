// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/run_diagnostics.h"

#include <span>

namespace orrery::engine {

/// Returns all diagnostics of this part.
std::span<const DiagnosticSpec> turnDiagnostics();

} // namespace orrery::engine

namespace orrery::engine::diag {

// Problems besides those of conditions and amounts (evaluation/run_diagnostics.h).
inline constexpr DiagnosticSpec runNoSuchEmpire{"run.no-such-empire", Severity::warning,
                                                "no empire '{0}' is in the game; the effect does nothing",
                                                "Use the id of an empire of the scenario, or source."};
inline constexpr DiagnosticSpec runTooManyLanes{"run.too-many-lanes", Severity::error,
                                                "more than {0} starlanes at once, by {1}; the rest is skipped",
                                                "Connect fewer systems: limit them in the block `to`."};
inline constexpr DiagnosticSpec runTooManyChanges{
    "run.too-many-changes", Severity::error,
    "more than {0} changes in one turn, most of them by {1}; later changes of the turn are skipped",
    "Narrow the scopes of these groups, or create fewer objects."};
inline constexpr DiagnosticSpec runTooMuchAsked{
    "run.too-much-asked", Severity::error,
    "this turn exceeds its work limit, mostly because of {0}; no more groups fire and no more conditions are met",
    "Reduce the objects that its conditions test. Put a type condition first, and avoid Target in conditions."};
inline constexpr DiagnosticSpec runTooManyMessages{
    "run.too-many-messages", Severity::warning,
    "more than {0} messages in one turn, most of them by {1}; the rest is skipped",
    "Send messages for fewer objects, or in fewer turns."};
inline constexpr DiagnosticSpec runTooManyEvents{
    "run.too-many-events", Severity::error,
    "more than {0} events in one turn, most of them by {1}; no more groups respond in this turn",
    "Narrow the scopes of the groups that cause these events, or the triggers of the groups that respond."};
inline constexpr DiagnosticSpec runTooManyFirings{
    "run.too-many-firings", Severity::error,
    "groups fired more than {0} times in one turn, most often {1}; no more groups fire in this turn",
    "Give the group to fewer objects, or give it an activation that matches fewer of them."};
inline constexpr DiagnosticSpec runTooMuchTrace{
    "run.too-much-trace", Severity::error,
    "the trace of one turn exceeds {0} bytes, most of them by {1}; no more groups fire in this turn",
    "Narrow the scopes of these groups, or create fewer objects."};
inline constexpr DiagnosticSpec runTooManyPending{
    "run.too-many-pending", Severity::error,
    "more than {0} effects are pending, most of them by {1}; no more effects are delayed",
    "Delay fewer effects, or make them wait for events that happen."};

// Limits that end a run (R2.4). The turns before stay as they are.
inline constexpr DiagnosticSpec runWorkUsedUp{
    "run.work-used-up", Severity::error,
    "the run ends after turn {0}: it reached its work limit, mostly because of {1}",
    "Reduce the objects that this group tests, or run fewer turns."};
inline constexpr DiagnosticSpec runMemoryUsedUp{
    "run.memory-used-up", Severity::error,
    "the run ends after turn {0}: it reached its memory limit of {2}, mostly because of {1}",
    "Make this group create less, or give the run more memory."};

// Orders, and their results (E8.6).
inline constexpr DiagnosticSpec runOrderRefused{"run.order-refused", Severity::warning,
                                                "the order of {0} is refused: {1}",
                                                "The order has no effect. Give it in a turn in which it is allowed."};
inline constexpr DiagnosticSpec runActionFailed{
    "run.action-failed", Severity::warning, "an action of the condition '{0}' failed: {1}",
    "The other actions continue. Make the condition check first whether the action is possible."};
inline constexpr DiagnosticSpec runDecisionUnused{
    "run.decision-unused", Severity::warning, "the step to turn {0} does not use this decision",
    "The decision is kept and applies again when the step needs it. Delete it if you no longer need it."};
inline constexpr DiagnosticSpec runMoveStopped{"run.move-stopped", Severity::hint, "{0} stops: {1}",
                                               "Give it another move order."};
inline constexpr DiagnosticSpec runProjectWaits{
    "run.project-waits", Severity::hint, "{0} makes no progress on {1} in this turn: {2}",
    "The project continues in the turn in which this reason no longer applies."};

inline constexpr DiagnosticSpec runOrderMatters{
    "run.order-matters", Severity::warning,
    "in turn {0} the result depends on whether this group or {1} comes first: {2} outcomes",
    "Give the groups different priorities, or make one of them read the result of the other."};
inline constexpr DiagnosticSpec runNoOrderMatters{
    "run.no-order-matters", Severity::hint,
    "turn {0}: the order does not matter: {1} conflicts, {2} other orders tried{3}",
    "Other turns and other seeds may give other results."};
// Answers to what happens, and the answers to these (T16, R2.4).
inline constexpr DiagnosticSpec runChainCut{
    "run.chain-cut", Severity::error, "a chain of {0} responses did not end and was stopped, most of them by {2}: {1}",
    "Give one of these groups a trigger or an activation that the other groups do not meet."};
inline constexpr DiagnosticSpec runTooManyAnswers{
    "run.too-many-answers", Severity::error,
    "more than {0} responses in one turn, most of them by {2}; the rest is skipped, at {1}",
    "Narrow the triggers of these groups."};

} // namespace orrery::engine::diag
