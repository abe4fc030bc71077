// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element_rows_common.h"

#include <array>

// The conditions of scenarios, the settings of their runs, and the view of the local player.
namespace orrery::engine::rows {

inline constexpr std::array<std::string_view, 6> watchOperators{"eq", "ne", "lt", "gt", "le", "ge"};
inline constexpr std::array<std::string_view, 3> orderPolicies{"by-id", "list", "ask"};
inline constexpr std::array<std::string_view, 2> reactionPolicies{"take", "pass"};
inline constexpr std::array<std::string_view, 5> screens{"main", "build", "special", "message", "status"};
inline constexpr std::array<std::string_view, 8> zooms{"2:1", "1:1", "1:2", "1:4", "1:16", "foe", "object", "all"};

inline constexpr ParameterSpec hiddenAttribute{.name = "hidden",
                                               .kind = Kind::choice,
                                               .choices = yesNo,
                                               .fallback = "false",
                                               .label = "Hidden",
                                               .help = "Not in the game until a condition reveals it."};

inline constexpr std::array policyAttributes{
    ParameterSpec{.name = "order",
                  .kind = Kind::choice,
                  .choices = orderPolicies,
                  .fallback = "by-id",
                  .label = "Order",
                  .help = "Who goes first where responses compete: by priority and id, as the list inside says, or as "
                          "the person at the sandbox decides."},
    ParameterSpec{.name = "reactions",
                  .kind = Kind::choice,
                  .choices = reactionPolicies,
                  .fallback = "take",
                  .label = "Reactions",
                  .help = "Whether empires that nobody asks take their reactions or pass."},
    ParameterSpec{.name = "rotation",
                  .kind = Kind::empireId,
                  .isList = true,
                  .label = "Rotation",
                  .help = "Ids of empires, separated by spaces: who is active in turn; left out, by id."},
    ParameterSpec{.name = "start-time",
                  .kind = Kind::integer,
                  .fallback = "0",
                  .minimum = 0,
                  .maximum = 1e6,
                  .label = "Start time",
                  .help = "How many turns of set-up there are before time 0."},
    ParameterSpec{.name = "legacy-start-time",
                  .kind = Kind::choice,
                  .choices = yesNo,
                  .fallback = "false",
                  .label = "Legacy start time",
                  .help = "Time begins at 0, and turns of set-up count a third of others."}};
inline constexpr ElementSpec policyElement{.tag = "policy",
                                           .label = "Policy",
                                           .help = "How a run decides where there is a choice. Inside: groups, as "
                                                   "CLASS/group, first to last.",
                                           .attributes = policyAttributes,
                                           .content = ElementContent::text,
                                           .words = Kind::group};

inline constexpr std::array viewAttributes{
    ParameterSpec{.name = "screen",
                  .kind = Kind::choice,
                  .choices = screens,
                  .fallback = "main",
                  .label = "Screen",
                  .help = "The screen that is shown."},
    ParameterSpec{
        .name = "line", .kind = Kind::integer, .minimum = 0, .label = "Line", .help = "The line that is chosen there."},
    ParameterSpec{.name = "message",
                  .kind = Kind::integer,
                  .minimum = 0,
                  .label = "Message",
                  .help = "The number of the message that is being read; left out, none."},
    ParameterSpec{.name = "page",
                  .kind = Kind::integer,
                  .fallback = "0",
                  .minimum = 0,
                  .label = "Page",
                  .help = "The page of the message, counted from 0."},
    ParameterSpec{.name = "zoom",
                  .kind = Kind::choice,
                  .choices = zooms,
                  .fallback = "1:1",
                  .label = "Zoom",
                  .help = "How near the person looks."},
    ParameterSpec{.name = "select",
                  .kind = Kind::objectName,
                  .label = "Selected",
                  .help = "The object that is selected, by name."}};
inline constexpr ElementSpec viewElement{.tag = "view",
                                         .label = "View",
                                         .help = "What the local person looks at: runs without a window read it here.",
                                         .attributes = viewAttributes};

inline constexpr ParameterSpec watchTypeAttribute{.name = "type",
                                                  .kind = Kind::watch,
                                                  .label = "Type",
                                                  .help = "What to watch for; its parameters are further attributes."};
inline constexpr ParameterSpec operatorAttribute{.name = "op",
                                                 .kind = Kind::choice,
                                                 .choices = watchOperators,
                                                 .label = "Operator",
                                                 .help = "How what is observed compares with what is asked for."};
inline constexpr ParameterSpec whenAttribute{.name = "when",
                                             .kind = Kind::boolean,
                                             .label = "When",
                                             .help = "An expression, in place of a type and an operator."};
inline constexpr std::array ofAttributes{watchTypeAttribute, operatorAttribute, whenAttribute};
inline constexpr ElementSpec ofElement{.tag = "of",
                                       .label = "Of",
                                       .help = "One of the conditions that are counted.",
                                       .attributes = ofAttributes,
                                       .takesRow = true};
inline constexpr std::array conditionOfScenarioAttributes{
    ParameterSpec{.name = "id",
                  .kind = Kind::name,
                  .label = "Id",
                  .help = "The name by which enable and disable speak of it; left out, # and its place."},
    ParameterSpec{.name = "disabled",
                  .kind = Kind::choice,
                  .choices = yesNo,
                  .fallback = "false",
                  .label = "Disabled",
                  .help = "Not watching until it is enabled."},
    ParameterSpec{.name = "persistent",
                  .kind = Kind::choice,
                  .choices = yesNo,
                  .fallback = "false",
                  .label = "Persistent",
                  .help = "Goes on watching after it was met."},
    ParameterSpec{.name = "subject",
                  .kind = Kind::objectName,
                  .label = "Subject",
                  .help = "The object that its actions act upon."},
    ParameterSpec{.name = "direct",
                  .kind = Kind::objectName,
                  .label = "Direct object",
                  .help = "Another object that its actions may speak of."},
    activeAttribute,
    watchTypeAttribute,
    operatorAttribute,
    whenAttribute};
inline constexpr std::array<const ElementSpec*, 1> conditionChildren{&ofElement};
inline constexpr ElementSpec conditionElement{.tag = "condition",
                                              .label = "Condition",
                                              .help = "Watches the scenario, and acts when it is met.",
                                              .attributes = conditionOfScenarioAttributes,
                                              .children = conditionChildren,
                                              .defines = NameKind::condition,
                                              .takesRow = true};

} // namespace orrery::engine::rows
