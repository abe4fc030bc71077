// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element_rows_common.h"
#include "engine/content/element_rows_triggers.h"
#include "engine/content/element_rows_variables.h"

#include <array>

// Classes and their groups, down to the lists of conditions and effects.
namespace orrery::engine::rows {

inline constexpr std::array conditionListAttributes{
    ParameterSpec{.name = "if", .kind = Kind::boolean, .label = "If", .help = "An expression: one more condition."}};
inline constexpr ElementSpec activationElement{.tag = "activation",
                                               .label = "Activation",
                                               .help = "All of its conditions must hold for the source.",
                                               .attributes = conditionListAttributes,
                                               .content = ElementContent::conditions};
inline constexpr ElementSpec includeElement{.tag = "include",
                                            .label = "Include",
                                            .help = "Each of its conditions adds the objects that it matches.",
                                            .attributes = conditionListAttributes,
                                            .content = ElementContent::conditions};
inline constexpr ElementSpec excludeElement{.tag = "exclude",
                                            .label = "Exclude",
                                            .help = "Each of its conditions removes the objects that it matches.",
                                            .attributes = conditionListAttributes,
                                            .content = ElementContent::conditions};
inline constexpr std::array<const ElementSpec*, 2> scopeChildren{&includeElement, &excludeElement};
inline constexpr ElementSpec scopeElement{.tag = "scope",
                                          .label = "Scope",
                                          .help = "The objects that the group's effects fire upon.",
                                          .children = scopeChildren};
inline constexpr ElementSpec effectsElement{.tag = "effects",
                                            .label = "Effects",
                                            .help = "What the group does, in this order.",
                                            .content = ElementContent::effects};

inline constexpr std::array groupAttributes{
    ParameterSpec{.name = "id",
                  .kind = Kind::name,
                  .label = "Id",
                  .help = "Its name within the class; left out, it counts by its place."},
    nameAttribute,
    descriptionAttribute,
    enabledAttribute,
    ParameterSpec{.name = "priority",
                  .kind = Kind::integer,
                  .fallback = "0",
                  .minimum = -1e6,
                  .maximum = 1e6,
                  .label = "Priority",
                  .help = "Groups with lower ones act first."},
    ParameterSpec{.name = "stacking",
                  .kind = Kind::stacking,
                  .fallback = "0",
                  .label = "Stacking",
                  .help = "A name or number for the group as a whole: of all that share it, only the first acts on an "
                          "object in a turn. 0: none."},
    activeAttribute,
    ParameterSpec{.name = "stage",
                  .kind = Kind::choice,
                  .choices = firingPoints,
                  .fallback = "effects",
                  .label = "Stage",
                  .help = "The point of the turn at which a group without a trigger fires that alters no meters."},
    ParameterSpec{.name = "reaction",
                  .kind = Kind::choice,
                  .choices = yesNo,
                  .fallback = "false",
                  .label = "Reaction",
                  .help = "Of a triggered group: its owner may take it, or pass."},
    ParameterSpec{.name = "answers",
                  .kind = Kind::choice,
                  .choices = answerSpans,
                  .fallback = "always",
                  .label = "Answers",
                  .help = "Of a triggered group: whether it answers every time, or only the first time."}};
inline constexpr std::array<const ElementSpec*, 5> groupChildren{&triggerElement, &costElement, &activationElement,
                                                                 &scopeElement, &effectsElement};
inline constexpr ElementSpec groupElement{.tag = "group",
                                          .label = "Effects group",
                                          .help = "Effects that share one activation and one scope.",
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
inline constexpr ElementSpec classPropertyElement{.tag = "property",
                                                  .label = "Property value",
                                                  .help = "The value that the class, or each new object of it, has.",
                                                  .attributes = classPropertyAttributes};
inline constexpr ElementSpec groupingsElement{.tag = "groupings",
                                              .label = "Groupings",
                                              .help = "Words that the class belongs to, separated by spaces.",
                                              .content = ElementContent::text,
                                              .words = Kind::grouping};
inline constexpr std::array prerequisiteAttributes{
    ParameterSpec{.name = "tech",
                  .kind = Kind::objectClass,
                  .of = "tech",
                  .required = true,
                  .label = "Tech",
                  .help = "The id of a tech that must be known before."}};
inline constexpr ElementSpec prerequisiteElement{.tag = "prerequisite",
                                                 .label = "Prerequisite",
                                                 .help = "A tech that an empire needs first.",
                                                 .attributes = prerequisiteAttributes};
inline constexpr std::array unlocksAttributes{classAttribute};
inline constexpr ElementSpec unlocksElement{.tag = "unlocks",
                                            .label = "Unlocks",
                                            .help = "A class that becomes available with this one.",
                                            .attributes = unlocksAttributes};

inline constexpr ElementSpec availableElement{.tag = "available",
                                              .label = "Available",
                                              .help = "All of its conditions must hold for an empire that wants it.",
                                              .attributes = conditionListAttributes,
                                              .content = ElementContent::conditions};
inline constexpr ElementSpec locationElement{.tag = "location",
                                             .label = "Location",
                                             .help = "All of its conditions must hold for the object on which it is to "
                                                     "stand. Source is the empire.",
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
                  .help = "Turns that its objects stay in the game; 0: for ever."},
    nameAttribute,
    descriptionAttribute,
    ParameterSpec{.name = "icon", .kind = Kind::text, .label = "Icon", .help = "The name of a picture."},
    ParameterSpec{.name = "visible",
                  .kind = Kind::choice,
                  .choices = yesNo,
                  .label = "Visible",
                  .help = "Whether its objects show in the galaxy and in reports; left out, as its type says."},
    ParameterSpec{.name = "groupings",
                  .kind = Kind::grouping,
                  .isList = true,
                  .label = "Groupings",
                  .help = "Words that the class belongs to, separated by spaces."},
    ParameterSpec{.name = "available",
                  .kind = Kind::choice,
                  .choices = yesNo,
                  .fallback = "true",
                  .label = "Available",
                  .help = "Whether empires can have it at all by producing or researching."}};
inline constexpr std::array classChildren{
    &classPropertyElement, &groupingsElement, &prerequisiteElement, &unlocksElement,     &availableElement,
    &locationElement,      &groupElement,     &modifyElement,       &modifyOtherElement, &partElement};
inline constexpr ElementSpec classElement{.tag = "class",
                                          .label = "Class",
                                          .help = "A building, a tech, a special …: what its objects are and do.",
                                          .attributes = classAttributes,
                                          .children = classChildren,
                                          .defines = NameKind::objectClass};

} // namespace orrery::engine::rows
