// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"

namespace orrery::engine::diag {

// Problems of classes, groups and scenarios in readable files.

// Names.
inline constexpr DiagnosticSpec unknownCondition{"check.unknown-condition", Severity::error,
                                                 "there is no condition <{0}>", "The reference lists all conditions."};
inline constexpr DiagnosticSpec unknownEffect{"check.unknown-effect", Severity::error, "there is no effect <{0}>",
                                              "The reference lists all effects."};
inline constexpr DiagnosticSpec unknownName{"check.unknown-name", Severity::error, "there is no {0} '{1}'",
                                            "Correct the spelling, or define it in any file of the project."};
inline constexpr DiagnosticSpec unknownOrder{"check.unknown-order", Severity::error, "there is no order '{0}'",
                                             "The reference lists the orders."};
inline constexpr DiagnosticSpec noSuchEmpire{"check.unknown-empire", Severity::warning,
                                             "no scenario has an empire '{0}'",
                                             "Write source, none, or the id of an empire of a scenario."};
inline constexpr DiagnosticSpec wrongType{"check.wrong-type", Severity::error,
                                          "'{0}' is of the type '{1}'; '{2}' is needed here",
                                          "Name a class of that type."};
inline constexpr DiagnosticSpec missingVocabulary{"check.missing-vocabulary", Severity::error,
                                                  "<{0}> needs the {1} '{2}', which the vocabulary does not declare",
                                                  "Declare it, or use the shipped vocabulary."};
inline constexpr DiagnosticSpec readsTarget{"check.reads-target", Severity::error,
                                            "'{0}' is not a number, and may only read the source, never the target",
                                            "Write a constant, or a property of Source."};
inline constexpr DiagnosticSpec emptyValue{"check.empty-value", Severity::error, "'{0}' is empty", "Write a value."};

// Classes.
inline constexpr DiagnosticSpec duplicateClass{"check.duplicate-class", Severity::error,
                                               "the class '{0}' is defined already", "Give one of them another id."};
inline constexpr DiagnosticSpec duplicateGroup{"check.duplicate-group", Severity::error,
                                               "this class has a group '{0}' already", "Give one of them another id."};
inline constexpr DiagnosticSpec repeated{"check.repeated", Severity::warning, "'{0}' stands here already",
                                         "Once is enough."};
inline constexpr DiagnosticSpec badValue{"check.bad-value", Severity::error, "'{0}' is no {1}",
                                         "Write a constant in the property's format."};
inline constexpr DiagnosticSpec typeLacks{"check.type-lacks", Severity::error, "{0} have no {1} '{2}'",
                                          "Let its type have it, in the vocabulary, or take this out."};
inline constexpr DiagnosticSpec prerequisiteCycle{"check.prerequisite-cycle", Severity::warning,
                                                  "these techs need one another, so none can be first: {0}",
                                                  "Take one of the prerequisites out."};
inline constexpr DiagnosticSpec defaultClassType{
    "check.default-class-type", Severity::error,
    "the class '{0}' of new objects of the type '{1}' is of the type '{2}'", "Name a class of the type itself."};

// Groups.
inline constexpr DiagnosticSpec stackingNumber{"check.stacking-number", Severity::warning,
                                               "'{0}' is no whole number, so it is a stacking name like any word",
                                               "Write a whole number, or a word."};
inline constexpr DiagnosticSpec mixedGroup{"check.mixed-group", Severity::error,
                                           "<{0}> changes a meter and <{1}> does not; a group does one or the other",
                                           "Split the group in two."};
inline constexpr DiagnosticSpec noInclusion{"check.no-inclusion", Severity::warning,
                                            "the group '{0}' includes nothing, so its effects fire on nothing",
                                            "Add a condition to <include> in its <scope>."};
inline constexpr DiagnosticSpec noEffects{"check.no-effects", Severity::warning, "the group '{0}' has no effects",
                                          "Add one, or take the group out."};
inline constexpr DiagnosticSpec unnamedChance{"check.unnamed-chance", Severity::hint,
                                              "the draws of <{0}> change when groups in front of this one come or go",
                                              "Give the group an id: draws of chance are keyed by it."};
inline constexpr DiagnosticSpec oneCondition{"check.one-condition", Severity::error,
                                             "<{0}> holds exactly one condition, and has {1}",
                                             "Put several into <and> or <or>."};
inline constexpr DiagnosticSpec noConditions{"check.no-conditions", Severity::warning, "<{0}> holds no conditions",
                                             "Add some, or take it out."};
inline constexpr DiagnosticSpec constantCondition{"check.constant-condition", Severity::warning,
                                                  "this is {0}, whatever the object", "Take it out, or correct it."};
inline constexpr DiagnosticSpec perOwnerReadsTarget{
    "check.per-owner-reads-target", Severity::error,
    "with per=\"owner\" the amount acts once for each owner, and has no target to read",
    "Write per=\"object\", or read Source only."};
inline constexpr DiagnosticSpec dividesByZero{"check.divides-by-zero", Severity::error, "<{0}> divides by zero",
                                              "Write set to make it 0, or another number."};
inline constexpr DiagnosticSpec growsEveryTurn{"check.grows-every-turn", Severity::warning,
                                               "the group is always active, so it can change the current {0} again "
                                               "every turn",
                                               "Change the maximum instead, or add an activation."};
inline constexpr DiagnosticSpec neverActive{
    "check.never-active", Severity::warning,
    "the group '{0}' can never be active: its source is of the type {1}, which has no {2}",
    "Ask it of another object: through contained-by or attached-to."};
inline constexpr DiagnosticSpec neverMatches{"check.never-matches", Severity::warning,
                                             "nothing can match: no {0} has {1}",
                                             "Ask for another meter, or for objects of another type."};
inline constexpr DiagnosticSpec unbuiltRead{
    "check.unbuilt-maximum", Severity::warning,
    "{0} is rebuilt each turn, and no effect with a priority below {1} builds it: this reads 0",
    "Give this a higher priority than what builds it, or read last({0})."};
inline constexpr DiagnosticSpec levelReadsItself{
    "check.level-reads-itself", Severity::hint,
    "this reads {0}, which effects of the same priority {1} change: it sees the value from before them",
    "Give the reader a higher priority where it should see the change."};

// Strict rules.
inline constexpr DiagnosticSpec strictActivation{
    "check.strict-activation", Severity::error,
    "strict rules (E6.2): a group that changes meters may not depend on {0} to be active",
    "Use the maximum, or rules=\"extended\"."};
inline constexpr DiagnosticSpec strictMeterEffect{"check.strict-meter-effect", Severity::error,
                                                  "strict rules (E7.3): the amount of <{0}> may not use meter values",
                                                  "Write constants, or use rules=\"extended\"."};
inline constexpr DiagnosticSpec strictEffectAndCondition{
    "check.strict-effect-and-condition", Severity::error,
    "strict rules (E7.3): <{0}> may use meter values only if no condition of its group does",
    "Use them in one of the two places, or rules=\"extended\"."};
inline constexpr DiagnosticSpec strictCondition{
    "check.strict-condition", Severity::error,
    "strict rules (E7.3): a condition may use meter values only if no effect of its group changes a meter",
    "Write constants, or use rules=\"extended\"."};

// Scenarios.
inline constexpr DiagnosticSpec duplicateScenario{"check.duplicate-scenario", Severity::error,
                                                  "there is a scenario '{0}' already", "Give one of them another id."};
inline constexpr DiagnosticSpec duplicateObject{"check.duplicate-object", Severity::error,
                                                "the scenario has an object '{0}' already",
                                                "Names are unique within a scenario."};
inline constexpr DiagnosticSpec setsNothing{"check.sets-nothing", Severity::error, "<{0}> says nothing to set",
                                            "Give it owner, or meter, resource or property with a value."};
inline constexpr DiagnosticSpec notGivenInPlay{"check.not-given-in-play", Severity::error,
                                               "'{0}' is no run-time property, so nothing gives it in play",
                                               "Declare it with runtime=\"true\", or set it with an effect."};
inline constexpr DiagnosticSpec givenInPlay{"check.given-in-play", Severity::error,
                                            "'{0}' is given in play, and no class gives it a value",
                                            "Give it by an order, by a scenario or by what creates the object."};
inline constexpr DiagnosticSpec noDefaultClass{"check.no-default-class", Severity::error,
                                               "the type '{0}' names no class for new objects",
                                               "Give the type a class, in the vocabulary."};

} // namespace orrery::engine::diag
