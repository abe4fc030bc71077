// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"

namespace orrery::engine::diag {

// Problems of triggers, and of effects inside others.

// Triggers.
inline constexpr DiagnosticSpec severalTimings{"check.several-timings", Severity::error,
                                               "<{0}> has both '{1}' and '{2}', but a response has only one timing",
                                               "Keep one of them."};
inline constexpr DiagnosticSpec pointSubject{
    "check.point-subject", Severity::error,
    "'{0}' is a point of the turn and happens to no object, so 'of' does not apply", "Remove 'of'."};
inline constexpr DiagnosticSpec pointConditions{
    "check.point-conditions", Severity::error,
    "'{0}' is a point of the turn and happens to no object, so there is nothing to test",
    "Test the source in <activation> instead."};
inline constexpr DiagnosticSpec detailNotConstant{"check.detail-not-constant", Severity::error,
                                                  "'{0}' narrows down a trigger and must be a constant",
                                                  "Write an id, and test everything else in a condition."};
inline constexpr DiagnosticSpec classDetail{"check.class-detail", Severity::error,
                                            "the property '{0}' belongs to classes and never changes in play",
                                            "Name a property of objects."};
inline constexpr DiagnosticSpec triggeredMeters{
    "check.triggered-meters", Severity::error,
    "<{0}> changes a meter, but a triggered group cannot: meters are built once a turn",
    "Set a property or a special here, and let a group without a trigger read it."};
inline constexpr DiagnosticSpec needsTrigger{"check.needs-trigger", Severity::error,
                                             "{0} works only in triggered groups, but this group has no trigger",
                                             "Add a <trigger>, or remove it."};
inline constexpr DiagnosticSpec stageOfTriggered{"check.stage-of-triggered", Severity::error,
                                                 "a triggered group acts when an event happens, not at a stage",
                                                 "Remove 'stage'."};
inline constexpr DiagnosticSpec stageOfMeters{"check.stage-of-meters", Severity::error,
                                              "the group changes meters, which happens only in the meter stage",
                                              "Remove 'stage', or use 'priority'."};

inline constexpr DiagnosticSpec occurrenceOfEngine{"check.occurrence-of-engine", Severity::error,
                                                   "'{0}' is a built-in event and cannot be raised",
                                                   "Declare your own <occurrence> in the vocabulary, and raise it."};

// Effects on events.
inline constexpr DiagnosticSpec outsideAnswer{"check.outside-answer", Severity::error,
                                              "<{0}> needs an event to respond to, but there is none here",
                                              "Use it in a group with a <trigger>, or in a <next-time>."};
inline constexpr DiagnosticSpec preventsPoint{"check.prevents-point", Severity::error,
                                              "'{0}' is a point of the turn, which <{1}> cannot prevent",
                                              "Respond to an event that happens to objects."};
inline constexpr DiagnosticSpec preventsFixed{"check.prevents-fixed", Severity::error, "<{1}> cannot prevent '{0}'",
                                              "Respond to another event."};
inline constexpr DiagnosticSpec noAmount{"check.no-amount", Severity::error,
                                         "'{0}' has no amount, so <{1}> has nothing to change",
                                         "Respond to stockpile-gain, stockpile-loss or payment instead."};
inline constexpr DiagnosticSpec tooLate{"check.too-late", Severity::error,
                                        "<{1}> comes too late: '{0}' has already happened by then",
                                        "Name the event in the attribute '{2}' instead."};

// Blocks.
inline constexpr DiagnosticSpec meterEffectInBlock{
    "check.meter-effect-in-block", Severity::error,
    "<{0}> changes a meter and is allowed only in a group or in <conditional>, not in <{1}>",
    "Set a property or a special here, and read it in a separate group."};
inline constexpr DiagnosticSpec missingBlock{"check.missing-block", Severity::error, "<{0}> needs <{1}>",
                                             "Add the missing element inside."};
inline constexpr DiagnosticSpec emptyBlock{"check.empty-block", Severity::hint, "<{0}> is empty",
                                           "Add content, or remove the element."};
inline constexpr DiagnosticSpec tooManyEffects{"check.too-many-effects", Severity::error,
                                               "the group has more than {0} effects; the rest is ignored",
                                               "Check whether a tool or script generated this content by mistake."};

} // namespace orrery::engine::diag
