// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element_rows_common.h"
#include "engine/content/expression_text.h"

#include <array>

// Variables, their channels to meters and properties, and their modifiers (V).
namespace orrery::engine::rows {

inline constexpr std::array<std::string_view, 2> directions{"in", "out"};

inline constexpr ParameterSpec scopeAttribute{.name = "scope",
                                              .kind = Kind::variableScope,
                                              .label = "Scope",
                                              .help = "A type or a sub-scope of a type: each of these objects has its "
                                                      "own value. Default: global, with one value for the whole run."};
inline constexpr ParameterSpec variableAttribute{
    .name = "variable", .kind = Kind::variable, .required = true, .label = "Variable", .help = "The variable's name."};

inline constexpr std::array variableAttributes{
    ParameterSpec{.name = "name",
                  .kind = Kind::name,
                  .required = true,
                  .label = "Name",
                  .help = "The name that expressions and modifiers use."},
    scopeAttribute,
    ParameterSpec{.name = "format",
                  .kind = Kind::format,
                  .label = "Format",
                  .help = "The format of the value: number, boolean, text, pair, dice, object, class, type, or the id "
                          "of an enumeration."},
    ParameterSpec{
        .name = "explanation",
        .kind = Kind::text,
        .label = "Explanation",
        .help =
            "The purpose of the variable, shown next to it. If several declarations give one, the last one counts."},
    ParameterSpec{.name = "spread",
                  .kind = Kind::text,
                  .of = expressionText,
                  .label = "Spread",
                  .help =
                      "An expression for the start value in the next turn. It is evaluated before anything changes."}};
inline constexpr ElementSpec variableElement{.tag = "variable",
                                             .label = "Variable",
                                             .help = "A value that the project declares and that modifiers change.",
                                             .sentence =
                                                 "variable {name}[ of {scope}][ · {format}][ · next turn {spread}]",
                                             .attributes = variableAttributes,
                                             .defines = NameKind::variable};

inline constexpr std::array channelAttributes{
    variableAttribute,
    ParameterSpec{.name = "scope",
                  .kind = Kind::variableScope,
                  .label = "Scope",
                  .help = "The scope of the variable, if several scopes have a variable with this name."},
    ParameterSpec{.name = "meter",
                  .kind = Kind::meterSide,
                  .anyOf = "what",
                  .label = "Meter",
                  .help = "A meter of the same objects: X for its current value, MaxX for its maximum."},
    ParameterSpec{.name = "property",
                  .kind = Kind::property,
                  .anyOf = "what",
                  .label = "Property",
                  .help = "A property of the same objects."},
    ParameterSpec{.name = "direction",
                  .kind = Kind::choice,
                  .choices = directions,
                  .required = true,
                  .label = "Direction",
                  .help = "in: the variable starts with the value of the meter or property. out: the meter or property "
                          "gets the variable's value at the start of each turn."}};
inline constexpr ElementSpec channelElement{
    .tag = "channel",
    .label = "Channel",
    .help = "Binds a variable to a meter or property of the same objects.",
    .sentence = "channel {direction} · {variable}[ of {scope}][ ↔ meter {meter}][ ↔ property {property}]",
    .attributes = channelAttributes};

inline constexpr ParameterSpec operationAttribute(std::string_view name, std::string_view label,
                                                  std::string_view help) {
    return {.name = name, .kind = Kind::text, .of = expressionText, .anyOf = "operation", .label = label, .help = help};
}
inline constexpr ParameterSpec setAttributeRow = operationAttribute("set", "Set", "Sets the variable to this value.");
inline constexpr ParameterSpec multiplyAttribute =
    operationAttribute("multiply", "Multiply", "Multiplies the variable by this value.");
inline constexpr ParameterSpec divideAttribute =
    operationAttribute("divide", "Divide", "Divides the variable by this value.");
inline constexpr ParameterSpec addAttribute = operationAttribute("add", "Add", "Adds this value to the variable.");
inline constexpr ParameterSpec maxAttribute =
    operationAttribute("max", "At least", "Raises the variable to this value if it is lower.");
inline constexpr ParameterSpec minAttribute =
    operationAttribute("min", "At most", "Lowers the variable to this value if it is higher.");
inline constexpr ParameterSpec orderAttribute{
    .name = "priority",
    .kind = Kind::integer,
    .fallback = "0",
    .minimum = -1e6,
    .maximum = 1e6,
    .label = "Priority",
    .help = "Modifiers with lower values apply first. At the same priority, the operation decides."};

inline constexpr std::array modifyAttributes{
    variableAttribute,
    setAttributeRow,
    multiplyAttribute,
    divideAttribute,
    addAttribute,
    maxAttribute,
    minAttribute,
    orderAttribute,
    activeAttribute,
    ParameterSpec{.name = "part",
                  .kind = Kind::integer,
                  .minimum = 1,
                  .maximum = 9999,
                  .label = "Part",
                  .help = "The number of the part of this class whose variable is modified."}};
inline constexpr ElementSpec modifyElement{
    .tag = "modify",
    .label = "Modify",
    .help = "Modifies a variable that is visible from here, while the object is in the game.",
    .sentence = "modify {variable}[ of part {part}][ = {set}][ × {multiply}][ ÷ {divide}][ + {add}][ to at least "
                "{max}][ to at most {min}][ · priority {priority}]",
    .attributes = modifyAttributes,
    .takesModifiers = true};

inline constexpr std::array modifyOtherAttributes{
    variableAttribute,
    ParameterSpec{
        .name = "type",
        .kind = Kind::objectType,
        .required = true,
        .label = "Type",
        .help = "The type of the objects to modify. Without further attributes, all objects of the type are modified."},
    ParameterSpec{.name = "grouping",
                  .kind = Kind::grouping,
                  .label = "Grouping",
                  .help = "Only objects whose class belongs to this grouping."},
    ParameterSpec{.name = "object", .kind = Kind::object, .label = "Object", .help = "Only the object with this name."},
    ParameterSpec{.name = "class", .kind = Kind::objectClass, .label = "Class", .help = "Only objects of this class."},
    setAttributeRow,
    multiplyAttribute,
    divideAttribute,
    addAttribute,
    maxAttribute,
    minAttribute,
    orderAttribute,
    activeAttribute};
inline constexpr ElementSpec modifyOtherElement{
    .tag = "modify-other",
    .label = "Modify other",
    .help = "Modifies a variable of other objects, while this one is in the game.",
    .sentence =
        "modify {variable} of every {type}[ named {object}][ of class {class}][ of grouping {grouping}][ = {set}][ × "
        "{multiply}][ ÷ {divide}][ + {add}][ to at least {max}][ to at most {min}][ · priority {priority}]",
    .attributes = modifyOtherAttributes,
    .takesModifiers = true};

inline constexpr std::array partAttributes{ParameterSpec{.name = "number",
                                                         .kind = Kind::integer,
                                                         .required = true,
                                                         .minimum = 1,
                                                         .maximum = 9999,
                                                         .label = "Number",
                                                         .help = "The number that identifies the part."},
                                           ParameterSpec{.name = "scope",
                                                         .kind = Kind::variableScope,
                                                         .required = true,
                                                         .label = "Scope",
                                                         .help = "A sub-scope of the class's type."}};
inline constexpr std::array<const ElementSpec*, 2> modifierChildren{&modifyElement, &modifyOtherElement};
inline constexpr ElementSpec partElement{.tag = "part",
                                         .label = "Part",
                                         .help =
                                             "A numbered part of every object of the class, with its own variables.",
                                         .sentence = "part {number} in scope {scope}",
                                         .attributes = partAttributes,
                                         .children = modifierChildren};
inline constexpr ElementSpec globalModifiersElement{.tag = "global-modifiers",
                                                    .label = "Global modifiers",
                                                    .help = "Modifiers that belong to no object.",
                                                    .sentence = "global modifiers",
                                                    .children = modifierChildren};

} // namespace orrery::engine::rows
