// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element_rows_common.h"
#include "engine/content/element_rows_triggers.h"
#include "engine/content/element_rows_variables.h"

#include <array>

// Classes and their groups, down to the lists of conditions and effects.
namespace orrery::engine::rows {

inline constexpr std::array conditionListAttributes{ParameterSpec{
    .name = "if", .kind = Kind::boolean, .label = "If", .help = "An additional condition, written as an expression."}};
inline constexpr ElementSpec activationElement{.tag = "activation",
                                               .label = "Activation",
                                               .help = "All conditions must match the source.",
                                               .sentence = "activation[ if {if}]",
                                               .attributes = conditionListAttributes,
                                               .content = ElementContent::conditions};
inline constexpr ElementSpec includeElement{.tag = "include",
                                            .label = "Include",
                                            .help = "Each condition adds the objects that it matches.",
                                            .sentence = "include[ if {if}]",
                                            .attributes = conditionListAttributes,
                                            .content = ElementContent::conditions};
inline constexpr ElementSpec excludeElement{.tag = "exclude",
                                            .label = "Exclude",
                                            .help = "Each condition removes the objects that it matches.",
                                            .sentence = "exclude[ if {if}]",
                                            .attributes = conditionListAttributes,
                                            .content = ElementContent::conditions};
inline constexpr std::array<const ElementSpec*, 2> scopeChildren{&includeElement, &excludeElement};
inline constexpr ElementSpec scopeElement{.tag = "scope",
                                          .label = "Scope",
                                          .help = "The objects that the effects of the group act on.",
                                          .sentence = "scope",
                                          .children = scopeChildren};
inline constexpr ElementSpec effectsElement{.tag = "effects",
                                            .label = "Effects",
                                            .help = "The effects of the group, in the order in which they act.",
                                            .sentence = "effects",
                                            .content = ElementContent::effects};

inline constexpr std::array groupAttributes{
    ParameterSpec{.name = "id",
                  .kind = Kind::name,
                  .label = "Id",
                  .help = "The name of the group within its class. Default: its position."},
    nameAttribute,
    descriptionAttribute,
    enabledAttribute,
    ParameterSpec{.name = "priority",
                  .kind = Kind::integer,
                  .fallback = "0",
                  .minimum = -1e6,
                  .maximum = 1e6,
                  .label = "Priority",
                  .help = "Groups with lower values act first."},
    ParameterSpec{.name = "stacking",
                  .kind = Kind::stacking,
                  .fallback = "0",
                  .label = "Stacking",
                  .help = "A stacking name or number for the whole group. Of all groups that share it, only the first "
                          "acts on an object each turn. 0: no stacking name."},
    activeAttribute,
    ParameterSpec{.name = "stage",
                  .kind = Kind::choice,
                  .choices = firingPoints,
                  .fallback = "effects",
                  .label = "Stage",
                  .help =
                      "The point of the turn at which the group fires, if it has no trigger and changes no meters."},
    ParameterSpec{.name = "reaction",
                  .kind = Kind::choice,
                  .choices = yesNo,
                  .fallback = "false",
                  .label = "Reaction",
                  .help = "Whether the owner of a triggered group may use its response or pass."},
    ParameterSpec{
        .name = "answers",
        .kind = Kind::choice,
        .choices = answerSpans,
        .fallback = "always",
        .label = "Responses",
        .help = "How often a triggered group responds: to each event, or only to the first per turn or per game."},
    chanceKeyAttribute};
inline constexpr std::array<const ElementSpec*, 5> groupChildren{&triggerElement, &costElement, &activationElement,
                                                                 &scopeElement, &effectsElement};
inline constexpr ElementSpec groupElement{
    .tag = "group",
    .label = "Effects group",
    .help = "Effects that share one activation and one scope.",
    .sentence = "group[ {id}][ “{name}”][ · priority {priority}][ · stacking {stacking}][ · stage {stage}]",
    .attributes = groupAttributes,
    .children = groupChildren,
    .defines = NameKind::group};

inline constexpr std::array classPropertyAttributes{
    ParameterSpec{
        .name = "name", .kind = Kind::property, .required = true, .label = "Property", .help = "The id of a property."},
    ParameterSpec{.name = "value",
                  .kind = Kind::constant,
                  .of = "name",
                  .required = true,
                  .label = "Value",
                  .help = "A constant in the property's format."}};
inline constexpr ElementSpec classPropertyElement{
    .tag = "property",
    .label = "Property value",
    .help = "The value of the property for the class, or for each new object of the class.",
    .sentence = "{name} = {value}",
    .attributes = classPropertyAttributes,
    .sharesRow = true};
inline constexpr ElementSpec groupingsElement{.tag = "groupings",
                                              .label = "Groupings",
                                              .help = "The groupings that the class belongs to, separated by spaces.",
                                              .sentence = "groupings: {}",
                                              .content = ElementContent::text,
                                              .words = Kind::grouping};
inline constexpr std::array prerequisiteAttributes{
    ParameterSpec{.name = "tech",
                  .kind = Kind::objectClass,
                  .of = "tech",
                  .required = true,
                  .label = "Tech",
                  .help = "The id of a tech that the empire must have first."}};
inline constexpr ElementSpec prerequisiteElement{.tag = "prerequisite",
                                                 .label = "Prerequisite",
                                                 .help = "A tech that an empire must have first.",
                                                 .sentence = "requires tech {tech}",
                                                 .attributes = prerequisiteAttributes,
                                                 .sharesRow = true};
inline constexpr std::array unlocksAttributes{classAttribute};
inline constexpr ElementSpec unlocksElement{.tag = "unlocks",
                                            .label = "Unlocks",
                                            .help = "A class that this class unlocks.",
                                            .sentence = "unlocks {class}",
                                            .attributes = unlocksAttributes,
                                            .sharesRow = true};

inline constexpr ElementSpec availableElement{
    .tag = "available",
    .label = "Available",
    .help = "All conditions must match an empire before it can produce or research the class.",
    .sentence = "available[ if {if}]",
    .attributes = conditionListAttributes,
    .content = ElementContent::conditions};
inline constexpr ElementSpec locationElement{
    .tag = "location",
    .label = "Location",
    .help = "All conditions must match the object that the new object is placed on. Source is the empire.",
    .sentence = "location[ if {if}]",
    .attributes = conditionListAttributes,
    .content = ElementContent::conditions};

inline constexpr std::array classAttributes{
    idAttribute,
    ParameterSpec{.name = "type",
                  .kind = Kind::objectType,
                  .required = true,
                  .label = "Type",
                  .help = "The type of its objects."},
    ParameterSpec{.name = "duration",
                  .kind = Kind::integer,
                  .fallback = "0",
                  .minimum = 0,
                  .maximum = 1e9,
                  .label = "Duration",
                  .help = "The number of turns that its objects stay in the game. 0: no limit."},
    nameAttribute,
    descriptionAttribute,
    ParameterSpec{.name = "icon", .kind = Kind::text, .label = "Icon", .help = "The name of a picture."},
    ParameterSpec{.name = "visible",
                  .kind = Kind::choice,
                  .choices = yesNo,
                  .label = "Visible",
                  .help = "Whether its objects appear in the galaxy and in reports. Default: the setting of its type."},
    ParameterSpec{.name = "groupings",
                  .kind = Kind::grouping,
                  .isList = true,
                  .label = "Groupings",
                  .help = "The groupings that the class belongs to, separated by spaces."},
    ParameterSpec{.name = "available",
                  .kind = Kind::choice,
                  .choices = yesNo,
                  .fallback = "true",
                  .label = "Available",
                  .help = "Whether empires can get the class by production or research."},
    chanceKeyAttribute};
inline constexpr std::array classChildren{
    &classPropertyElement, &groupingsElement, &prerequisiteElement, &unlocksElement,     &availableElement,
    &locationElement,      &groupElement,     &modifyElement,       &modifyOtherElement, &partElement};
inline constexpr ElementSpec classElement{.tag = "class",
                                          .label = "Class",
                                          .help = "The definition of a building, a tech, a special or other objects.",
                                          .sentence = "{id} · {type}[ · “{name}”][ · lasts {duration} turns]",
                                          .attributes = classAttributes,
                                          .children = classChildren,
                                          .defines = NameKind::objectClass};

} // namespace orrery::engine::rows
