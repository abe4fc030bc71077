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
                                          "'{0}' is of type '{1}', but type '{2}' is required here",
                                          "Use a class of the required type."};
inline constexpr DiagnosticSpec missingVocabulary{"check.missing-vocabulary", Severity::error,
                                                  "<{0}> needs the {1} '{2}', which the vocabulary does not declare",
                                                  "Declare it, or use the shipped vocabulary."};
inline constexpr DiagnosticSpec readsTarget{"check.reads-target", Severity::error,
                                            "'{0}' is not numeric, so it may read only the source, not the target",
                                            "Write a constant, or a property of Source."};
inline constexpr DiagnosticSpec emptyValue{"check.empty-value", Severity::error, "'{0}' is empty", "Write a value."};

// Classes.
inline constexpr DiagnosticSpec duplicateClass{"check.duplicate-class", Severity::error,
                                               "the class '{0}' is already defined", "Give one of them another id."};
inline constexpr DiagnosticSpec duplicateGroup{"check.duplicate-group", Severity::error,
                                               "this class already has a group '{0}'", "Give one of them another id."};
inline constexpr DiagnosticSpec repeated{"check.repeated", Severity::warning, "'{0}' is already listed here",
                                         "Remove the duplicate."};
inline constexpr DiagnosticSpec badValue{"check.bad-value", Severity::error, "'{0}' is not a valid {1}",
                                         "Write a constant in the property's format."};
inline constexpr DiagnosticSpec typeLacks{"check.type-lacks", Severity::error, "{0} have no {1} '{2}'",
                                          "Add it to the type in the vocabulary, or remove this line."};
inline constexpr DiagnosticSpec prerequisiteCycle{"check.prerequisite-cycle", Severity::warning,
                                                  "the prerequisites of these techs form a cycle: {0}",
                                                  "Remove one of the prerequisites."};
inline constexpr DiagnosticSpec defaultClassType{
    "check.default-class-type", Severity::error,
    "'{0}' is the default class of the type '{1}', but it is of the type '{2}'",
    "Use a class of the type that declares this default."};

// Groups.
inline constexpr DiagnosticSpec stackingNumber{"check.stacking-number", Severity::warning,
                                               "'{0}' is not a whole number, so it is treated as a word",
                                               "Write a whole number, or a word."};
inline constexpr DiagnosticSpec mixedGroup{"check.mixed-group", Severity::error,
                                           "<{0}> changes a meter, but <{1}> does not; one group cannot do both",
                                           "Split the group in two."};
inline constexpr DiagnosticSpec noInclusion{"check.no-inclusion", Severity::warning,
                                            "the scope of the group '{0}' is empty, so its effects act on no objects",
                                            "Add a condition to <include> in its <scope>."};
inline constexpr DiagnosticSpec noEffects{"check.no-effects", Severity::warning, "the group '{0}' has no effects",
                                          "Add an effect, or remove the group."};
inline constexpr DiagnosticSpec unnamedChance{
    "check.unnamed-chance", Severity::hint,
    "the random results of <{0}> change when you add or remove groups before this one",
    "Give the group an id: random results depend on it."};
inline constexpr DiagnosticSpec oneCondition{"check.one-condition", Severity::error,
                                             "<{0}> must contain exactly one condition, but has {1}",
                                             "Combine several conditions with <and> or <or>."};
inline constexpr DiagnosticSpec noConditions{"check.no-conditions", Severity::warning, "<{0}> contains no conditions",
                                             "Add a condition, or remove the element."};
inline constexpr DiagnosticSpec constantCondition{"check.constant-condition", Severity::warning, "this is always {0}",
                                                  "Remove it, or correct it."};
inline constexpr DiagnosticSpec perOwnerReadsTarget{
    "check.per-owner-reads-target", Severity::error,
    "with per=\"owner\", the amount applies once for each owner and cannot read a target",
    "Write per=\"object\", or read Source only."};
inline constexpr DiagnosticSpec dividesByZero{"check.divides-by-zero", Severity::error, "<{0}> divides by zero",
                                              "Use another number, or use set to make the value 0."};
inline constexpr DiagnosticSpec growsEveryTurn{"check.grows-every-turn", Severity::warning,
                                               "the group is always active, so it can change the current {0} again "
                                               "every turn",
                                               "Change the maximum instead, or add an activation."};
inline constexpr DiagnosticSpec neverActive{
    "check.never-active", Severity::warning,
    "the group '{0}' can never be active: its source is of the type {1}, which has no {2}",
    "Test another object, through contained-by or attached-to."};
inline constexpr DiagnosticSpec neverMatches{"check.never-matches", Severity::warning,
                                             "no object can match: no {0} has {1}",
                                             "Test another meter, or objects of another type."};
inline constexpr DiagnosticSpec unbuiltRead{
    "check.unbuilt-maximum", Severity::warning,
    "{0} is rebuilt each turn, but no effect with a priority below {1} builds it, so this reads 0",
    "Give this a higher priority than the effects that build it, or read last({0})."};
inline constexpr DiagnosticSpec levelReadsItself{"check.level-reads-itself", Severity::hint,
                                                 "this reads {0} before effects with the same priority {1} change it",
                                                 "To read the changed value, give this a higher priority."};

// Strict rules.
inline constexpr DiagnosticSpec strictActivation{
    "check.strict-activation", Severity::error,
    "strict rules (E6.2): the activation of a group that changes meters must not depend on {0}",
    "Use the maximum, or rules=\"extended\"."};
inline constexpr DiagnosticSpec strictMeterEffect{"check.strict-meter-effect", Severity::error,
                                                  "strict rules (E7.3): the amount of <{0}> may not use meter values",
                                                  "Write constants, or use rules=\"extended\"."};
inline constexpr DiagnosticSpec strictEffectAndCondition{
    "check.strict-effect-and-condition", Severity::error,
    "strict rules (E7.3): <{0}> may use meter values only if no condition of its group does",
    "Use meter values in only one of the two places, or use rules=\"extended\"."};
inline constexpr DiagnosticSpec strictCondition{
    "check.strict-condition", Severity::error,
    "strict rules (E7.3): a condition may use meter values only if no effect of its group changes a meter",
    "Write constants, or use rules=\"extended\"."};

// Scenarios.
inline constexpr DiagnosticSpec duplicateScenario{"check.duplicate-scenario", Severity::error,
                                                  "a scenario '{0}' already exists", "Give one of them another id."};
inline constexpr DiagnosticSpec duplicateObject{"check.duplicate-object", Severity::error,
                                                "the scenario already has an object '{0}'",
                                                "Rename one of them: names are unique within a scenario."};
inline constexpr DiagnosticSpec setsNothing{"check.sets-nothing", Severity::error, "<{0}> does not set anything",
                                            "Add owner, or add meter, resource or property together with a value."};
inline constexpr DiagnosticSpec notGivenInPlay{"check.not-given-in-play", Severity::error,
                                               "'{0}' is not a run-time property, so an order cannot set it",
                                               "Declare it with runtime=\"true\", or set it with an effect."};
inline constexpr DiagnosticSpec givenInPlay{"check.given-in-play", Severity::error,
                                            "'{0}' is a run-time property, so a class cannot give it a value",
                                            "Set it with an order, in a scenario, or when the object is created."};
inline constexpr DiagnosticSpec noDefaultClass{"check.no-default-class", Severity::error,
                                               "the type '{0}' has no default class for new objects",
                                               "Give the type a default class in the vocabulary."};

} // namespace orrery::engine::diag
