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
                                               .help =
                                                   "Keeps the object out of the game until a condition reveals it."};

inline constexpr std::array policyAttributes{
    ParameterSpec{.name = "order",
                  .kind = Kind::choice,
                  .choices = orderPolicies,
                  .fallback = "by-id",
                  .label = "Order",
                  .help = "The order of competing responses. by-id: by priority and id. list: as the list inside gives "
                          "it. ask: as the player in the sandbox decides."},
    ParameterSpec{.name = "reactions",
                  .kind = Kind::choice,
                  .choices = reactionPolicies,
                  .fallback = "take",
                  .label = "Reactions",
                  .help = "Whether empires take their reactions or pass, if no player decides."},
    ParameterSpec{.name = "rotation",
                  .kind = Kind::empireId,
                  .isList = true,
                  .label = "Rotation",
                  .help =
                      "The ids of empires in the order in which they are active, separated by spaces. Default: by id."},
    ParameterSpec{.name = "start-time",
                  .kind = Kind::integer,
                  .fallback = "0",
                  .minimum = 0,
                  .maximum = 1e6,
                  .label = "Start time",
                  .help = "The number of set-up turns before time 0."},
    ParameterSpec{.name = "legacy-start-time",
                  .kind = Kind::choice,
                  .choices = yesNo,
                  .fallback = "false",
                  .label = "Legacy start time",
                  .help = "Time starts at 0, and each set-up turn counts as a third of a turn."}};
inline constexpr ElementSpec policyElement{
    .tag = "policy",
    .label = "Policy",
    .help = "The rules for choices in a run. Inside: the groups in order, each as CLASS/group.",
    .sentence = "policy[ · order {order}][ · reactions {reactions}][ · rotation {rotation}][ · start time "
                "{start-time}][ · groups: {}]",
    .attributes = policyAttributes,
    .content = ElementContent::text,
    .words = Kind::group};

inline constexpr std::array viewAttributes{
    ParameterSpec{.name = "screen",
                  .kind = Kind::choice,
                  .choices = screens,
                  .fallback = "main",
                  .label = "Screen",
                  .help = "The screen shown to the player."},
    ParameterSpec{.name = "line",
                  .kind = Kind::integer,
                  .minimum = 0,
                  .label = "Line",
                  .help = "The selected line of that screen."},
    ParameterSpec{.name = "message",
                  .kind = Kind::integer,
                  .minimum = 0,
                  .label = "Message",
                  .help = "The number of the message that the player reads. Default: none."},
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
                  .help = "The zoom level of the view."},
    ParameterSpec{
        .name = "select", .kind = Kind::objectName, .label = "Selected", .help = "The name of the selected object."}};
inline constexpr ElementSpec viewElement{
    .tag = "view",
    .label = "View",
    .help = "The view of the local player. Runs without a window read it here.",
    .sentence =
        "view[ of {select}][ · screen {screen}][ · line {line}][ · message {message}][ · page {page}][ · zoom {zoom}]",
    .attributes = viewAttributes};

inline constexpr ParameterSpec watchTypeAttribute{
    .name = "type",
    .kind = Kind::watch,
    .label = "Type",
    .help = "The type of the condition. Its parameters are further attributes."};
inline constexpr ParameterSpec operatorAttribute{
    .name = "op",
    .kind = Kind::choice,
    .choices = watchOperators,
    .label = "Operator",
    .help = "The comparison between the observed value and the required value."};
inline constexpr ParameterSpec whenAttribute{.name = "when",
                                             .kind = Kind::boolean,
                                             .label = "When",
                                             .help = "An expression to use in place of a type and an operator."};
inline constexpr std::array ofAttributes{watchTypeAttribute, operatorAttribute, whenAttribute};
inline constexpr ElementSpec ofElement{.tag = "of",
                                       .label = "Of",
                                       .help = "One of the counted conditions.",
                                       .sentence = "counted condition[ {type}][ {op}][ when {when}]",
                                       .attributes = ofAttributes,
                                       .takesRow = true};
inline constexpr std::array conditionOfScenarioAttributes{
    ParameterSpec{.name = "id",
                  .kind = Kind::name,
                  .label = "Id",
                  .help = "The name that enable and disable use. Default: # and its position."},
    ParameterSpec{.name = "disabled",
                  .kind = Kind::choice,
                  .choices = yesNo,
                  .fallback = "false",
                  .label = "Disabled",
                  .help = "Keeps the condition off until an action enables it."},
    ParameterSpec{.name = "persistent",
                  .kind = Kind::choice,
                  .choices = yesNo,
                  .fallback = "false",
                  .label = "Persistent",
                  .help = "Keeps the condition on after it has been met."},
    ParameterSpec{
        .name = "subject", .kind = Kind::objectName, .label = "Subject", .help = "The object that its actions act on."},
    ParameterSpec{.name = "direct",
                  .kind = Kind::objectName,
                  .label = "Direct object",
                  .help = "Another object that its actions can use."},
    activeAttribute,
    watchTypeAttribute,
    operatorAttribute,
    whenAttribute,
    chanceKeyAttribute};
inline constexpr std::array<const ElementSpec*, 1> conditionChildren{&ofElement};
inline constexpr ElementSpec conditionElement{
    .tag = "condition",
    .label = "Condition",
    .help = "Watches the scenario and runs its actions when it is met.",
    .sentence = "condition[ {id}][ · {type}][ {op}][ when {when}][ · subject {subject}][ · direct object {direct}]",
    .attributes = conditionOfScenarioAttributes,
    .children = conditionChildren,
    .defines = NameKind::condition,
    .takesRow = true};

} // namespace orrery::engine::rows
