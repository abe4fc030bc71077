// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element_rows_common.h"
#include "engine/content/expression_text.h"

#include <array>

// Triggers, firing points and costs of groups.
namespace orrery::engine::rows {

/// The names of the values of FiringPoint, in order.
inline constexpr std::array<std::string_view, 11> firingPoints{
    "effects",      "before-growth",     "after-growth",     "before-movement", "after-movement", "before-combat",
    "after-combat", "before-production", "after-production", "before-research", "after-research"};
/// The names of the values of AnswerSpan, in order.
inline constexpr std::array<std::string_view, 3> answerSpans{"always", "first-of-turn", "first-of-game"};
/// The names of the values of TriggerSubject, in order, without the last value.
inline constexpr std::array<std::string_view, 6> triggerSubjects{"any", "self", "source", "host", "owned", "other"};

inline constexpr std::array triggerAttributes{
    ParameterSpec{.name = "before",
                  .kind = Kind::occurrence,
                  .isList = true,
                  .anyOf = "timing",
                  .label = "Before",
                  .help = "The events to respond to just before they happen, separated by spaces."},
    ParameterSpec{.name = "when",
                  .kind = Kind::occurrence,
                  .isList = true,
                  .anyOf = "timing",
                  .label = "When",
                  .help = "The events to respond to while they happen, separated by spaces."},
    ParameterSpec{.name = "after",
                  .kind = Kind::occurrence,
                  .isList = true,
                  .anyOf = "timing",
                  .label = "After",
                  .help = "The events to respond to after they have happened, separated by spaces."},
    ParameterSpec{.name = "of",
                  .kind = Kind::choice,
                  .choices = triggerSubjects,
                  .fallback = "any",
                  .label = "Of",
                  .help =
                      "The objects whose events trigger the group. any: all objects. self: the holder of the group. "
                      "source: the source. host: the object that the holder is attached to. owned: objects that share "
                      "an owner with the source, and their owners. other: all objects except the holder."},
    ParameterSpec{.name = "if",
                  .kind = Kind::boolean,
                  .label = "If",
                  .help = "An additional condition, as an expression about the object that the event happens to."}};
inline constexpr ElementSpec triggerElement{
    .tag = "trigger",
    .label = "Trigger",
    .help = "The group fires when this event happens, instead of once a turn. "
            "All conditions must match the object that the event happens to.",
    .sentence = "trigger[ before {before}][ during {when}][ after {after}][ of {of}][ if {if}]",
    .attributes = triggerAttributes,
    .content = ElementContent::conditions,
    .takesDetails = true};

inline constexpr std::array costAttributes{
    ParameterSpec{.name = "resource",
                  .kind = Kind::resource,
                  .required = true,
                  .label = "Resource",
                  .help = "The id of the resource to pay."},
    ParameterSpec{.name = "amount",
                  .kind = Kind::text,
                  .of = expressionText,
                  .required = true,
                  .label = "Amount",
                  .help = "The amount to pay, as an expression about the source."}};
inline constexpr ElementSpec costElement{.tag = "cost",
                                         .label = "Cost",
                                         .help = "The price that the owner of the source pays before a triggered group "
                                                 "acts. If the owner cannot pay, the group does not respond.",
                                         .sentence = "cost of {amount} {resource}",
                                         .attributes = costAttributes};

} // namespace orrery::engine::rows
