// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element_rows_tests.h"

#include <array>

// Sweeps: many runs with varied numbers of the content (I4.14).
namespace orrery::engine::rows {

inline constexpr std::array<std::string_view, 4> sweepDesigns{"grid", "latin-hypercube", "morris", "one-at-a-time"};

inline constexpr std::array varyAttributes{
    ParameterSpec{.name = "constant",
                  .kind = Kind::text,
                  .of = expressionText,
                  .anyOf = "subject",
                  .label = "Constant",
                  .help = "The id of a constant of the content, which a define gives its value."},
    ParameterSpec{.name = "at",
                  .kind = Kind::group,
                  .anyOf = "subject",
                  .label = "At",
                  .help = "The class, or the group as CLASS/group, whose number varies."},
    ParameterSpec{.name = "element",
                  .kind = Kind::text,
                  .label = "Element",
                  .help = "The element inside that has the number: modify-meter, or modify-meter[2] for the second "
                          "one. Default: the class or the group itself."},
    ParameterSpec{.name = "attribute",
                  .kind = Kind::text,
                  .label = "Attribute",
                  .help = "The attribute that varies: priority, or amount."},
    ParameterSpec{.name = "values",
                  .kind = Kind::text,
                  .anyOf = "values",
                  .label = "Values",
                  .help = "The numbers to try, separated by spaces: 10 20 30."},
    ParameterSpec{.name = "from",
                  .kind = Kind::number,
                  .anyOf = "values",
                  .label = "From",
                  .help = "The first number of a range, which is one of the values."},
    ParameterSpec{.name = "to",
                  .kind = Kind::number,
                  .label = "To",
                  .help = "The last number of the range, which is one of the values."},
    ParameterSpec{.name = "values-count",
                  .kind = Kind::integer,
                  .minimum = 2,
                  .maximum = 1e5,
                  .label = "Number of values",
                  .help = "The number of values in the range, at equal distances."},
    enabledAttribute};
inline constexpr ElementSpec varyElement{
    .tag = "vary",
    .label = "Vary",
    .help = "A number of the content that has another value in each variant: a constant, or an attribute.",
    .sentence =
        "vary[ {constant}][ {at}][ · {element}][ · {attribute}][: {values}][ from {from}][ to {to}][ · {values-count} "
        "values]",
    .attributes = varyAttributes};

inline constexpr std::array sweepAttributes{
    idAttribute,
    nameAttribute,
    descriptionAttribute,
    ParameterSpec{.name = "scenario",
                  .kind = Kind::scenario,
                  .label = "Scenario",
                  .help = "The scenario of the runs. Default: the scenario that the project opens."},
    ParameterSpec{.name = "seeds",
                  .kind = Kind::text,
                  .label = "Seeds",
                  .help = "Plays each variant once with each of these seeds: 1..50, or 3 7 12. Default: the scenario's "
                          "seed."},
    ParameterSpec{.name = "turns",
                  .kind = Kind::integer,
                  .fallback = "10",
                  .minimum = 0,
                  .maximum = 1e6,
                  .label = "Turns",
                  .help = "The number of turns that each run plays."},
    ParameterSpec{.name = "design",
                  .kind = Kind::choice,
                  .choices = sweepDesigns,
                  .fallback = "grid",
                  .label = "Design",
                  .help = "How values are combined to variants. grid: all combinations. one-at-a-time: the content as "
                          "it is, and one changed value in each variant. latin-hypercube: random combinations that "
                          "cover each range evenly. morris: random paths that change one value at each step."},
    ParameterSpec{.name = "samples",
                  .kind = Kind::integer,
                  .fallback = "10",
                  .minimum = 1,
                  .maximum = 1e5,
                  .label = "Samples",
                  .help = "The number of variants of a latin-hypercube, or of paths of morris."},
    enabledAttribute};
inline constexpr std::array<const ElementSpec*, 17> sweepChildren{
    &varyElement, &measureElement, &teamElement,   &mapElement,        &empireElement,  &systemElement,
    &laneElement, &planetElement,  &placeElement,  &giveTechElement,   &setElement,     &holdElement,
    &moveElement, &attachElement,  &removeElement, &removeLaneElement, &decisionElement};
inline constexpr ElementSpec sweepElement{
    .tag = "sweep",
    .label = "Sweep",
    .help = "Plays a scenario many times with other numbers in the content, and measures each run.",
    .sentence =
        "sweep {id}[ “{name}”][ · scenario {scenario}][ · seeds {seeds}][ · {turns} turns][ · design {design}][ · "
        "{samples} samples]",
    .attributes = sweepAttributes,
    .children = sweepChildren,
    .takesOrders = true};

} // namespace orrery::engine::rows
