// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element_rows_common.h"
#include "engine/content/expression_text.h"

#include <array>

// When a group fires, and its costs.
namespace orrery::engine::rows {

/// The words of FiringPoint, in its order.
inline constexpr std::array<std::string_view, 11> firingPoints{
    "effects",      "before-growth",     "after-growth",     "before-movement", "after-movement", "before-combat",
    "after-combat", "before-production", "after-production", "before-research", "after-research"};
/// The words of AnswerSpan, in its order.
inline constexpr std::array<std::string_view, 3> answerSpans{"always", "first-of-turn", "first-of-game"};
/// The words of TriggerSubject, in its order, except the last one.
inline constexpr std::array<std::string_view, 6> triggerSubjects{"any", "self", "source", "host", "owned", "other"};

inline constexpr std::array triggerAttributes{
    ParameterSpec{.name = "before",
                  .kind = Kind::occurrence,
                  .isList = true,
                  .anyOf = "timing",
                  .label = "Before",
                  .help = "What it answers just before it happens: an occurrence, or several, separated by spaces."},
    ParameterSpec{.name = "when",
                  .kind = Kind::occurrence,
                  .isList = true,
                  .anyOf = "timing",
                  .label = "When",
                  .help = "What it answers as it happens: an occurrence, or several, separated by spaces."},
    ParameterSpec{.name = "after",
                  .kind = Kind::occurrence,
                  .isList = true,
                  .anyOf = "timing",
                  .label = "After",
                  .help = "What it answers once it has happened: an occurrence, or several, separated by spaces."},
    ParameterSpec{.name = "of",
                  .kind = Kind::choice,
                  .choices = triggerSubjects,
                  .fallback = "any",
                  .label = "Of",
                  .help = "Whose occurrences: anything's, the holder's own, the source's, those of what the holder is "
                          "attached to, of what shares an owner with the source, or of anything but the holder."},
    ParameterSpec{.name = "if",
                  .kind = Kind::boolean,
                  .label = "If",
                  .help = "An expression of the object that it happens to: one more condition."}};
inline constexpr ElementSpec triggerElement{.tag = "trigger",
                                            .label = "Trigger",
                                            .help = "The group fires when this happens, instead of once a turn. All "
                                                    "conditions must hold for the object that it happens to.",
                                            .attributes = triggerAttributes,
                                            .content = ElementContent::conditions,
                                            .takesDetails = true};

inline constexpr std::array costAttributes{ParameterSpec{.name = "resource",
                                                         .kind = Kind::resource,
                                                         .required = true,
                                                         .label = "Resource",
                                                         .help = "The id of the resource that is paid in."},
                                           ParameterSpec{.name = "amount",
                                                         .kind = Kind::text,
                                                         .of = expressionText,
                                                         .required = true,
                                                         .label = "Amount",
                                                         .help = "How much is paid: an expression of the source."}};
inline constexpr ElementSpec costElement{.tag = "cost",
                                         .label = "Cost",
                                         .help = "What the owner of the source pays before a triggered group acts; "
                                                 "where it cannot, the group does not answer.",
                                         .attributes = costAttributes};

} // namespace orrery::engine::rows
