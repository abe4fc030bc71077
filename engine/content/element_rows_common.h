// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element_rows.h"
#include "engine/vocabulary/rules_profile.h"

#include <array>

// Attributes that elements of several families share.
namespace orrery::engine::rows {

using Kind = ParameterKind;

inline constexpr std::array<std::string_view, 2> yesNo{"true", "false"};
inline constexpr auto rulesNames = [] {
    std::array<std::string_view, rulesRows.size()> names;
    for (std::size_t i = 0; i < names.size(); ++i) {
        names[i] = rulesRows[i].name;
    }
    return names;
}();
inline constexpr std::array<std::string_view, 2> vocabularies{"shipped", "own"};
inline constexpr std::array<std::string_view, 3> orders{"none", "scale", "wheel"};
inline constexpr std::array<std::string_view, 3> sources{"self", "host", "capital"};
inline constexpr std::array<std::string_view, 4> shapes{"disc", "spiral", "ring", "cluster"};
inline constexpr std::array<std::string_view, 2> meterSides{"current", "max"};
inline constexpr std::array<std::string_view, 1> classOnly{"class"};
inline constexpr std::array<std::string_view, 2> optionOwners{"game", "empire"};
inline constexpr std::array<std::string_view, 2> anyWhat{"class", "grouping"};

inline constexpr ParameterSpec idAttribute{.name = "id",
                                           .kind = Kind::name,
                                           .required = true,
                                           .label = "Id",
                                           .help = "The name that other content uses to refer to it."};
inline constexpr ParameterSpec chanceKeyAttribute{
    .name = "chance-key",
    .kind = Kind::text,
    .label = "Chance key",
    .help = "The name that random draws and comparisons use. A rename keeps the old name here, so results do not "
            "change. Remove it for new draws. Default: the current name."};
inline constexpr ParameterSpec labelAttribute{
    .name = "label", .kind = Kind::text, .label = "Label", .help = "The name shown to people. Default: the id."};
inline constexpr ParameterSpec helpAttribute{
    .name = "help", .kind = Kind::text, .label = "Help", .help = "One or two sentences of help, shown next to it."};
inline constexpr ParameterSpec aliasAttribute{.name = "alias",
                                              .kind = Kind::alias,
                                              .isList = true,
                                              .label = "Alias",
                                              .help = "Alternative spellings of the id, separated by spaces."};
inline constexpr ParameterSpec replaceAttribute{.name = "replace",
                                                .kind = Kind::choice,
                                                .choices = yesNo,
                                                .fallback = "false",
                                                .label = "Replace",
                                                .help = "Replaces an earlier declaration with the same id."};
inline constexpr ParameterSpec nameAttribute{
    .name = "name", .kind = Kind::string, .label = "Name", .help = "A string's id, or the name itself."};
inline constexpr ParameterSpec descriptionAttribute{.name = "description",
                                                    .kind = Kind::string,
                                                    .label = "Description",
                                                    .help = "A string's id, or the description itself."};
inline constexpr ParameterSpec enabledAttribute{
    .name = "enabled",
    .kind = Kind::choice,
    .choices = yesNo,
    .fallback = "true",
    .label = "Enabled",
    .help = "If false, the element stays in the file but has no effect in any run."};
inline constexpr ParameterSpec activeAttribute{
    .name = "active",
    .kind = Kind::boolean,
    .label = "Active",
    .help = "A boolean expression about the source. It acts only while the expression is true."};
inline constexpr ParameterSpec turnAttribute{.name = "turn",
                                             .kind = Kind::integer,
                                             .fallback = "0",
                                             .minimum = 0,
                                             .maximum = 1e6,
                                             .label = "Turn",
                                             .help =
                                                 "The turn in which it acts, just before the step to the next turn."};
inline constexpr ParameterSpec priorityAttribute{
    .name = "priority",
    .kind = Kind::integer,
    .minimum = -1e6,
    .maximum = 1e6,
    .label = "Priority",
    .help = "Effects with lower values act first. Default: the priority of the group."};
inline constexpr ParameterSpec stackingAttribute{.name = "stacking",
                                                 .kind = Kind::stacking,
                                                 .fallback = "0",
                                                 .label = "Stacking",
                                                 .help =
                                                     "A stacking name or number. Of all effects that share it, only "
                                                     "the first acts on an object each turn. 0: no stacking name."};
inline constexpr ParameterSpec classAttribute{
    .name = "class", .kind = Kind::objectClass, .required = true, .label = "Class", .help = "The id of a class."};
inline constexpr ParameterSpec ownerAttribute{.name = "owner",
                                              .kind = Kind::owner,
                                              .label = "Owner",
                                              .help = "The id of the empire that owns the object. none: no owner."};

} // namespace orrery::engine::rows
