// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element_rows_scenarios.h"
#include "engine/content/expression_text.h"

#include <array>

// Tests of the content (C4), and the values that they keep (I4.22).
namespace orrery::engine::rows {

inline constexpr std::array<std::string_view, 1> comparedRuns{"base"};

inline constexpr ParameterSpec expectedTurnAttribute{
    .name = "turn",
    .kind = Kind::integer,
    .minimum = 0,
    .maximum = 1e6,
    .label = "Turn",
    .help = "The turn at whose end it must be true. 0: the set-up. Default: the last turn of the test."};
inline constexpr std::array expectAttributes{
    ParameterSpec{.name = "object",
                  .kind = Kind::object,
                  .label = "Object",
                  .help = "The object to which names in the expressions belong. Default: the game."},
    ParameterSpec{.name = "value",
                  .kind = Kind::text,
                  .of = expressionText,
                  .anyOf = "subject",
                  .label = "Value",
                  .help = "An expression of the object, which is compared: MaxIndustry, or 2 * Population."},
    ParameterSpec{.name = "if",
                  .kind = Kind::boolean,
                  .anyOf = "subject",
                  .label = "If",
                  .help = "A condition on the object, which must be true: Industry > 3."},
    ParameterSpec{.name = "group",
                  .kind = Kind::group,
                  .anyOf = "subject",
                  .label = "Group",
                  .help = "A group, as CLASS/group, which must act."},
    ParameterSpec{.name = "on",
                  .kind = Kind::object,
                  .label = "On",
                  .help = "The object on which the group acts. Default: any object."},
    ParameterSpec{.name = "source",
                  .kind = Kind::object,
                  .label = "Source",
                  .help = "The object that holds the group. Default: any object."},
    ParameterSpec{.name = "acts",
                  .kind = Kind::choice,
                  .choices = yesNo,
                  .fallback = "true",
                  .label = "Acts",
                  .help = "Whether the group must act, or must not act."},
    ParameterSpec{.name = "equals",
                  .kind = Kind::text,
                  .of = expressionText,
                  .label = "Equals",
                  .help = "The value must be equal to this one. Numbers may differ by the tolerance."},
    ParameterSpec{.name = "tolerance",
                  .kind = Kind::number,
                  .fallback = "0",
                  .minimum = 0,
                  .label = "Tolerance",
                  .help = "The largest difference between two numbers that count as equal."},
    ParameterSpec{
        .name = "at-least", .kind = Kind::number, .label = "At least", .help = "The smallest number that passes."},
    ParameterSpec{
        .name = "at-most", .kind = Kind::number, .label = "At most", .help = "The largest number that passes."},
    ParameterSpec{.name = "changes-by",
                  .kind = Kind::number,
                  .label = "Changes by",
                  .help = "The change of the number between the turns from and to."},
    ParameterSpec{.name = "compared-to",
                  .kind = Kind::choice,
                  .choices = comparedRuns,
                  .label = "Compared to",
                  .help = "base: compares the difference from the same run without the statements in given."},
    expectedTurnAttribute,
    ParameterSpec{.name = "by",
                  .kind = Kind::integer,
                  .minimum = 0,
                  .maximum = 1e6,
                  .label = "By turn",
                  .help = "The last turn in which it can become true for the first time."},
    ParameterSpec{.name = "from",
                  .kind = Kind::integer,
                  .minimum = 0,
                  .maximum = 1e6,
                  .label = "From turn",
                  .help = "The first turn of a range. Default: 0, the set-up."},
    ParameterSpec{.name = "to",
                  .kind = Kind::integer,
                  .minimum = 0,
                  .maximum = 1e6,
                  .label = "To turn",
                  .help = "The last turn of a range. Default: the last turn of the test."},
    ParameterSpec{.name = "always",
                  .kind = Kind::choice,
                  .choices = yesNo,
                  .fallback = "false",
                  .label = "Always",
                  .help = "Whether it must be true in every turn of the range."},
    ParameterSpec{.name = "never",
                  .kind = Kind::choice,
                  .choices = yesNo,
                  .fallback = "false",
                  .label = "Never",
                  .help = "Whether it must be true in no turn of the range."},
    enabledAttribute};
inline constexpr ElementSpec expectElement{
    .tag = "expect",
    .label = "Expectation",
    .help = "A condition that the run of the test must meet. Without turns, it is about the end of the run.",
    .sentence =
        "expect[ {object}:][ {value}][ {if}][ {group}][ from {source}][ on {on}][ acts: {acts}][ = {equals}][ ± "
        "{tolerance}][ ≥ {at-least}][ ≤ {at-most}][ changes by {changes-by}][ compared to {compared-to}][ · "
        "turn {turn}][ · by turn {by}][ · from turn {from}][ · to turn {to}][ · always: {always}][ · never: "
        "{never}]",
    .attributes = expectAttributes};

inline constexpr std::array expectDiagnosticAttributes{
    ParameterSpec{.name = "code",
                  .kind = Kind::text,
                  .required = true,
                  .label = "Code",
                  .help = "The code of a problem, for example lint.never-active."},
    ParameterSpec{.name = "at",
                  .kind = Kind::group,
                  .label = "At",
                  .help = "The class, or the group as CLASS/group, that must have the problem. Default: any place."},
    ParameterSpec{.name = "turn",
                  .kind = Kind::integer,
                  .minimum = 0,
                  .maximum = 1e6,
                  .label = "Turn",
                  .help = "The turn in which the run must report the problem for the first time. Default: the check or "
                          "any turn reports it."},
    ParameterSpec{.name = "count",
                  .kind = Kind::integer,
                  .minimum = 0,
                  .maximum = 1e6,
                  .label = "Count",
                  .help = "The number of places with the problem. 0: there must be none. Default: at least one."},
    enabledAttribute};
inline constexpr ElementSpec expectDiagnosticElement{
    .tag = "expect-diagnostic",
    .label = "Expected problem",
    .help = "A problem that the check of the project, or the run of the test, must report.",
    .sentence = "expect problem {code}[ at {at}][ · turn {turn}][ × {count}]",
    .attributes = expectDiagnosticAttributes};

inline constexpr std::array expectHashAttributes{
    expectedTurnAttribute,
    ParameterSpec{.name = "equals",
                  .kind = Kind::text,
                  .required = true,
                  .label = "Equals",
                  .help = "The hash of the turn, as orrery-cli run prints it."},
    enabledAttribute};
inline constexpr ElementSpec expectHashElement{.tag = "expect-hash",
                                               .label = "Expected hash",
                                               .help = "The hash of a turn. It changes with every change of the run.",
                                               .sentence = "expect hash {equals}[ · turn {turn}]",
                                               .attributes = expectHashAttributes};

inline constexpr std::array measureAttributes{
    idAttribute,
    ParameterSpec{.name = "object",
                  .kind = Kind::object,
                  .label = "Object",
                  .help = "The object to which names in the expression belong. Default: the game."},
    ParameterSpec{.name = "value",
                  .kind = Kind::text,
                  .of = expressionText,
                  .required = true,
                  .label = "Value",
                  .help = "The number to measure: MaxIndustry, or sum(owned planets, Industry)."},
    ParameterSpec{.name = "turn",
                  .kind = Kind::text,
                  .label = "Turn",
                  .help = "The turns at whose end the value is measured: 40, or 10 20 40, or 1..40. Default: the last "
                          "turn."},
    ParameterSpec{.name = "tolerance",
                  .kind = Kind::number,
                  .fallback = "0",
                  .minimum = 0,
                  .label = "Tolerance",
                  .help = "The largest difference from the accepted value that passes."},
    enabledAttribute};
inline constexpr ElementSpec measureElement{
    .tag = "measure",
    .label = "Measure",
    .help = "A number of the run that stays as it was accepted. With several seeds, the mean of all runs counts.",
    .sentence = "measure {id}:[ {object}:] {value}[ ± {tolerance}][ · turn {turn}]",
    .attributes = measureAttributes};

inline constexpr ElementSpec givenElement{
    .tag = "given",
    .label = "Given",
    .help = "A what-if: statements and orders that the run of the test has in addition. The base run has only those "
            "around it.",
    .sentence = "given",
    .children = branchChildren,
    .takesOrders = true};

inline constexpr std::array testAttributes{
    idAttribute,
    nameAttribute,
    descriptionAttribute,
    ParameterSpec{.name = "scenario",
                  .kind = Kind::scenario,
                  .label = "Scenario",
                  .help = "The scenario of the run. Default: the scenario that the project opens."},
    ParameterSpec{.name = "seed",
                  .kind = Kind::integer,
                  .minimum = 0,
                  .maximum = 1e15,
                  .label = "Seed",
                  .help = "The seed of the run. Default: the scenario's seed."},
    ParameterSpec{.name = "seeds",
                  .kind = Kind::text,
                  .label = "Seeds",
                  .help = "Plays the test once with each of these seeds: 1..50, or 3 7 12."},
    ParameterSpec{.name = "in-at-least",
                  .kind = Kind::text,
                  .fallback = "100%",
                  .label = "In at least",
                  .help = "The share of the seeds with which everything must be as expected: 95%."},
    ParameterSpec{.name = "turns",
                  .kind = Kind::integer,
                  .fallback = "10",
                  .minimum = 0,
                  .maximum = 1e6,
                  .label = "Turns",
                  .help = "The number of turns that the test plays."},
    enabledAttribute};
inline constexpr std::array<const ElementSpec*, 20> testChildren{&expectElement,     &expectDiagnosticElement,
                                                                 &expectHashElement, &measureElement,
                                                                 &givenElement,      &teamElement,
                                                                 &mapElement,        &empireElement,
                                                                 &systemElement,     &laneElement,
                                                                 &planetElement,     &placeElement,
                                                                 &giveTechElement,   &setElement,
                                                                 &holdElement,       &moveElement,
                                                                 &attachElement,     &removeElement,
                                                                 &removeLaneElement, &decisionElement};
inline constexpr ElementSpec testElement{
    .tag = "test",
    .label = "Test",
    .help = "Plays a scenario with further statements, and compares the run with what the designer expects.",
    .sentence = "test {id}[ “{name}”][ · scenario {scenario}][ · seed {seed}][ · seeds {seeds}][ in at least "
                "{in-at-least}][ · {turns} turns]",
    .attributes = testAttributes,
    .children = testChildren,
    .takesOrders = true};

inline constexpr std::array measuredAttributes{
    ParameterSpec{.name = "measure",
                  .kind = Kind::text,
                  .required = true,
                  .label = "Measure",
                  .help = "The id of a measure of the test."},
    ParameterSpec{.name = "turn",
                  .kind = Kind::integer,
                  .required = true,
                  .minimum = 0,
                  .maximum = 1e6,
                  .label = "Turn",
                  .help = "The turn of the value."},
    ParameterSpec{
        .name = "value", .kind = Kind::number, .required = true, .label = "Value", .help = "The accepted value."}};
inline constexpr ElementSpec measuredElement{.tag = "measured",
                                             .label = "Measured value",
                                             .help = "The value that a measure must have at a turn.",
                                             .sentence = "{measure} = {value} · turn {turn}",
                                             .attributes = measuredAttributes};
inline constexpr std::array acceptedAttributes{ParameterSpec{
    .name = "test", .kind = Kind::text, .required = true, .label = "Test", .help = "The id of the test."}};
inline constexpr std::array<const ElementSpec*, 1> acceptedChildren{&measuredElement};
inline constexpr ElementSpec acceptedElement{
    .tag = "accepted",
    .label = "Accepted values",
    .help = "The values of the measures of a test, as a designer accepted them. Accepting new values writes them.",
    .sentence = "accepted values of {test}",
    .attributes = acceptedAttributes,
    .children = acceptedChildren};

} // namespace orrery::engine::rows
