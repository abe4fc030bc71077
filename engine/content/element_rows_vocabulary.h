// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element_rows_common.h"
#include "engine/content/expression_text.h"

#include <array>

// The elements of a <vocabulary>.
namespace orrery::engine::rows {

inline constexpr std::array valueAttributes{
    idAttribute, aliasAttribute, labelAttribute,
    ParameterSpec{.name = "off",
                  .kind = Kind::choice,
                  .choices = yesNo,
                  .fallback = "false",
                  .label = "Outside the order",
                  .help = "Keeps the value out of the scale or wheel: ranges never reach it."}};
inline constexpr ElementSpec valueElement{.tag = "value",
                                          .label = "Value",
                                          .help = "One value of an enumeration.",
                                          .sentence = "{id}[ “{label}”]",
                                          .attributes = valueAttributes,
                                          .defines = NameKind::enumerator,
                                          .sharesRow = true};

inline constexpr std::array enumerationAttributes{
    idAttribute,
    ParameterSpec{.name = "order",
                  .kind = Kind::choice,
                  .choices = orders,
                  .fallback = "none",
                  .label = "Order",
                  .help = "scale: the values form a sequence. wheel: the values form a circle, in which the last is "
                          "next to the first."},
    labelAttribute, replaceAttribute};
inline constexpr std::array<const ElementSpec*, 1> enumerationChildren{&valueElement};
inline constexpr ElementSpec enumerationElement{.tag = "enumeration",
                                                .label = "Enumeration",
                                                .help = "A list of named values, such as planet sizes.",
                                                .sentence = "enumeration {id}[ “{label}”][ · order {order}]",
                                                .attributes = enumerationAttributes,
                                                .children = enumerationChildren,
                                                .defines = NameKind::enumeration};

inline constexpr std::array meterAttributes{
    idAttribute,
    labelAttribute,
    helpAttribute,
    ParameterSpec{.name = "minimum",
                  .kind = Kind::number,
                  .fallback = "0",
                  .label = "Minimum",
                  .help = "The lower limit of the current value and of the maximum."},
    ParameterSpec{.name = "maximum",
                  .kind = Kind::number,
                  .fallback = "1000000000000000",
                  .label = "Maximum",
                  .help = "The upper limit of the maximum."},
    ParameterSpec{.name = "initial",
                  .kind = Kind::number,
                  .fallback = "0",
                  .label = "Initial value",
                  .help = "The current value and the maximum of a new object."},
    ParameterSpec{.name = "rebuilt",
                  .kind = Kind::choice,
                  .choices = yesNo,
                  .fallback = "true",
                  .label = "Rebuilt each turn",
                  .help = "Sets the maximum to 0 at the start of each turn. Effects then build it up again. Sets the "
                          "value itself for a meter without a maximum."},
    ParameterSpec{.name = "single",
                  .kind = Kind::choice,
                  .choices = yesNo,
                  .fallback = "false",
                  .label = "Single value",
                  .help = "The meter has only a current value, and no maximum."},
    ParameterSpec{.name = "growth",
                  .kind = Kind::text,
                  .of = expressionText,
                  .label = "Growth",
                  .help = "An expression for the new current value, evaluated once a turn. Default: the value moves by "
                          "1 towards the maximum."},
    replaceAttribute};
inline constexpr ElementSpec meterElement{
    .tag = "meter",
    .label = "Meter",
    .help = "A pair of numbers of an object: current value and maximum. A single meter has only the current value.",
    .sentence = "meter {id}[ “{label}”][ · single: {single}][ · ≥ {minimum}][ · ≤ {maximum}][ · initially {initial}][ "
                "· growth {growth}]",
    .attributes = meterAttributes,
    .defines = NameKind::meter};

inline constexpr std::array propertyAttributes{
    idAttribute,
    aliasAttribute,
    labelAttribute,
    helpAttribute,
    ParameterSpec{
        .name = "format",
        .kind = Kind::format,
        .fallback = "number",
        .label = "Format",
        .help = "The format of the value: number, boolean, text, object, class, classes (a list), or the id of an "
                "enumeration."},
    ParameterSpec{.name = "type",
                  .kind = Kind::objectType,
                  .label = "Type",
                  .help =
                      "The type of the classes in the value, for the formats class and classes. Default: any type."},
    ParameterSpec{.name = "default",
                  .kind = Kind::constant,
                  .of = "format",
                  .label = "Default",
                  .help = "The value of new objects, and the result of a lookup that finds nothing."},
    ParameterSpec{.name = "of",
                  .kind = Kind::choice,
                  .choices = classOnly,
                  .label = "Of",
                  .help = "class: the value belongs to the class and never changes in play."},
    ParameterSpec{.name = "numbers",
                  .kind = Kind::choice,
                  .choices = yesNo,
                  .fallback = "false",
                  .label = "Numbers objects",
                  .help = "The value is the number by which designers find the object: #12. An object without a value, "
                          "or with a negative one, gets a number above those that the scenario gives."},
    ParameterSpec{
        .name = "runtime",
        .kind = Kind::choice,
        .choices = yesNo,
        .fallback = "false",
        .label = "Run-time property",
        .help = "The property has no value until an order, a scenario or the effect that creates the object sets it."},
    replaceAttribute};
inline constexpr ElementSpec propertyElement{
    .tag = "property",
    .label = "Property",
    .help = "A value that objects or classes have, such as a planet's size.",
    .sentence = "property {id}[ “{label}”][ of the {of}] · {format}[ of type {type}][ · default {default}]",
    .attributes = propertyAttributes,
    .defines = NameKind::property};

inline constexpr std::array resourceAttributes{
    idAttribute,
    labelAttribute,
    helpAttribute,
    ParameterSpec{.name = "debt",
                  .kind = Kind::choice,
                  .choices = yesNo,
                  .fallback = "false",
                  .label = "Debt",
                  .help = "Whether the stockpile may fall below 0."},
    ParameterSpec{.name = "initial",
                  .kind = Kind::number,
                  .fallback = "0",
                  .label = "Initial value",
                  .help = "The stockpile of a new object."},
    ParameterSpec{.name = "income",
                  .kind = Kind::text,
                  .of = expressionText,
                  .label = "Income",
                  .help = "The amount added each turn, as an expression about the object that has the stockpile."},
    replaceAttribute};
inline constexpr ElementSpec resourceElement{
    .tag = "resource",
    .label = "Resource",
    .help = "A resource. Every object whose type has it keeps a stockpile of it.",
    .sentence = "resource {id}[ “{label}”][ · initially {initial}][ · income {income}]",
    .attributes = resourceAttributes,
    .defines = NameKind::resource};

inline constexpr std::array hasAttributes{ParameterSpec{.name = "meter",
                                                        .kind = Kind::meter,
                                                        .anyOf = "what",
                                                        .label = "Meter",
                                                        .help = "The id of a meter that its objects have."},
                                          ParameterSpec{.name = "property",
                                                        .kind = Kind::property,
                                                        .anyOf = "what",
                                                        .label = "Property",
                                                        .help = "The id of a property that its objects have."},
                                          ParameterSpec{.name = "resource",
                                                        .kind = Kind::resource,
                                                        .anyOf = "what",
                                                        .label = "Resource",
                                                        .help = "The id of a resource that its objects stockpile."},
                                          ParameterSpec{.name = "reset",
                                                        .kind = Kind::text,
                                                        .label = "Reset",
                                                        .help =
                                                            "The value of the meter's maximum, or of a single meter, "
                                                            "before the effects: a number, or none to keep the "
                                                            "value. Default: 0 for a meter that is rebuilt."},
                                          ParameterSpec{.name = "clamp",
                                                        .kind = Kind::choice,
                                                        .choices = yesNo,
                                                        .fallback = "true",
                                                        .label = "Clamp",
                                                        .help = "Whether the meter is limited to its bounds and its "
                                                                "maximum after the effects."},
                                          ParameterSpec{.name = "per",
                                                        .kind = Kind::property,
                                                        .label = "Per",
                                                        .help = "A list of classes: the object has the meter once for "
                                                                "each class in it. The property states the type of "
                                                                "its classes."},
                                          ParameterSpec{.name = "single-for",
                                                        .kind = Kind::property,
                                                        .label = "Single for",
                                                        .help = "With per: a boolean property of these classes. If it "
                                                                "is true for a class, the meter has no maximum."}};
inline constexpr ElementSpec hasElement{
    .tag = "has",
    .label = "Has",
    .help = "A meter, property or resource of every object of the type.",
    .sentence = "has[ meter {meter}][ property {property}][ resource {resource}][ per {per}][, single for "
                "{single-for}][ · reset to "
                "{reset}][ · clamp {clamp}]",
    .attributes = hasAttributes};

inline constexpr std::array lendsAttributes{
    ParameterSpec{.name = "property",
                  .kind = Kind::property,
                  .required = true,
                  .label = "Property",
                  .help = "A property of the format class or classes. Each class in it acts as if the object carried "
                          "its groups, once for each copy."},
    ParameterSpec{.name = "source",
                  .kind = Kind::property,
                  .label = "Source",
                  .help = "A property of the format object: the source of lent groups. Default: the object itself. All "
                          "<lends> of a type have the same source."}};
inline constexpr ElementSpec lendsElement{
    .tag = "lends",
    .label = "Lends",
    .help = "A property of its objects whose classes lend them their effects groups and groupings.",
    .sentence = "the classes in {property} lend their groups[ with the source {source}]",
    .attributes = lendsAttributes};

inline constexpr std::array typeAttributes{
    idAttribute,
    labelAttribute,
    helpAttribute,
    ParameterSpec{.name = "attached-to",
                  .kind = Kind::objectType,
                  .isList = true,
                  .label = "Attached to",
                  .help = "The types that its objects may be attached to, separated by spaces."},
    ParameterSpec{.name = "source",
                  .kind = Kind::choice,
                  .choices = sources,
                  .fallback = "self",
                  .label = "Source",
                  .help = "The meaning of Source in its groups. self: the object itself. host: the object that it is "
                          "attached to. capital: the capital of its owner."},
    ParameterSpec{.name = "visible",
                  .kind = Kind::choice,
                  .choices = yesNo,
                  .fallback = "true",
                  .label = "Visible",
                  .help = "Whether its objects appear in the galaxy and in reports. Their class can override this."},
    ParameterSpec{.name = "class",
                  .kind = Kind::objectClass,
                  .label = "Class",
                  .help = "The class of objects that a galaxy or scenario creates without naming a class."},
    ParameterSpec{.name = "extend",
                  .kind = Kind::choice,
                  .choices = yesNo,
                  .fallback = "false",
                  .label = "Extend",
                  .help = "Extends an earlier declaration with the same id."},
    replaceAttribute};
inline constexpr std::array<const ElementSpec*, 2> typeChildren{&hasElement, &lendsElement};
inline constexpr ElementSpec typeElement{
    .tag = "type",
    .label = "Type",
    .help =
        "A kind of object. It declares the values that its objects have, and the types that they may be attached to.",
    .sentence = "type {id}[ “{label}”][ attached to {attached-to}][ · source {source}][ · class {class}]",
    .attributes = typeAttributes,
    .children = typeChildren,
    .defines = NameKind::type};

inline constexpr std::array occurrenceAttributes{idAttribute, labelAttribute, replaceAttribute};
inline constexpr ElementSpec occurrenceElement{.tag = "occurrence",
                                               .label = "Event",
                                               .help = "An event that effects can raise and triggers can respond to.",
                                               .sentence = "event {id}[ “{label}”]",
                                               .attributes = occurrenceAttributes,
                                               .defines = NameKind::occurrence};

inline constexpr std::array<std::string_view, 4> stackingPolicyNames{"first", "largest", "smallest", "average"};
inline constexpr std::array stackingAttributes{
    ParameterSpec{.name = "name",
                  .kind = Kind::stacking,
                  .required = true,
                  .label = "Name",
                  .help = "The stacking name or number that effects or groups share."},
    ParameterSpec{
        .name = "policy",
        .kind = Kind::choice,
        .choices = stackingPolicyNames,
        .required = true,
        .label = "Policy",
        .help =
            "The effect that acts on an object: the first one, the largest or smallest amount, or the average of all."},
    replaceAttribute};
inline constexpr ElementSpec stackingElement{
    .tag = "stacking",
    .label = "Stacking",
    .help = "The rule for several effects with the same stacking name that would act on one object.",
    .sentence = "stacking {name}: the {policy} applies",
    .attributes = stackingAttributes,
    .defines = NameKind::stacking};

inline constexpr std::array priorityAttributes{idAttribute,
                                               ParameterSpec{.name = "value",
                                                             .kind = Kind::integer,
                                                             .required = true,
                                                             .minimum = -1e6,
                                                             .maximum = 1e6,
                                                             .label = "Priority",
                                                             .help = "The priority that has this name."},
                                               replaceAttribute};
inline constexpr ElementSpec priorityElement{.tag = "priority",
                                             .label = "Priority",
                                             .help = "A name for a priority. Breakdowns show it beside the number.",
                                             .sentence = "priority {value} is {id}",
                                             .attributes = priorityAttributes};

inline constexpr std::array subScopeAttributes{idAttribute, labelAttribute, helpAttribute, replaceAttribute};
inline constexpr ElementSpec subScopeElement{
    .tag = "scope",
    .label = "Scope",
    .help = "Numbered parts of objects that have their own variables. The id is a type's id, a dot and a name.",
    .sentence = "sub-scope {id}[ “{label}”]",
    .attributes = subScopeAttributes,
    .defines = NameKind::scope};

inline constexpr std::array defaultAttributes{
    ParameterSpec{.name = "format",
                  .kind = Kind::format,
                  .required = true,
                  .label = "Format",
                  .help = "The format of the value: number, boolean, text, pair, dice, object, class, type, or the id "
                          "of an enumeration."},
    ParameterSpec{.name = "value",
                  .kind = Kind::constant,
                  .of = "format",
                  .required = true,
                  .label = "Value",
                  .help = "The constant that variables of this format start with."},
    replaceAttribute};
inline constexpr ElementSpec defaultElement{.tag = "default",
                                            .label = "Default",
                                            .help = "The start value of variables of a format.",
                                            .sentence = "default of {format} = {value}",
                                            .attributes = defaultAttributes};

inline constexpr std::array defineAttributes{
    idAttribute,
    ParameterSpec{.name = "value",
                  .kind = Kind::text,
                  .of = "expression",
                  .required = true,
                  .label = "Value",
                  .help = "An expression of constants and other defines."},
    ParameterSpec{.name = "format",
                  .kind = Kind::format,
                  .label = "Format",
                  .help = "The format of the constant. Default: the format of the value."},
    helpAttribute, replaceAttribute};
inline constexpr ElementSpec defineElement{.tag = "define",
                                           .label = "Define",
                                           .help = "A constant that every expression of the project can use.",
                                           .sentence = "define {id} = {value}[ · {format}]",
                                           .attributes = defineAttributes,
                                           .defines = NameKind::define};

inline constexpr std::array optionAttributes{
    idAttribute,
    ParameterSpec{.name = "of",
                  .kind = Kind::choice,
                  .choices = optionOwners,
                  .fallback = "game",
                  .label = "Of",
                  .help = "The owner of the option: the game as a whole, or each empire."},
    ParameterSpec{
        .name = "format",
        .kind = Kind::format,
        .fallback = "number",
        .label = "Format",
        .help = "The format of the value: number, boolean, text, object, class, type, or the id of an enumeration."},
    ParameterSpec{.name = "default",
                  .kind = Kind::constant,
                  .of = "format",
                  .label = "Default",
                  .help = "The value if a scenario sets none."},
    labelAttribute,
    helpAttribute,
    replaceAttribute};
inline constexpr ElementSpec optionElement{.tag = "option",
                                           .label = "Option",
                                           .help =
                                               "A setting of a run. Expressions read it with option(game, HARD_MODE).",
                                           .sentence = "{of} option {id}[ “{label}”] · {format}[ · default {default}]",
                                           .attributes = optionAttributes,
                                           .defines = NameKind::property};

inline constexpr std::array kindAttributes{
    idAttribute,
    aliasAttribute,
    labelAttribute,
    helpAttribute,
    ParameterSpec{.name = "type",
                  .kind = Kind::objectType,
                  .anyOf = "what",
                  .label = "Type",
                  .help = "has(KIND, id) tests for objects of a class of this type."},
    ParameterSpec{.name = "property",
                  .kind = Kind::property,
                  .anyOf = "what",
                  .label = "Property",
                  .help = "has(KIND, id) tests for a value of this property."},
    ParameterSpec{.name = "grouping",
                  .kind = Kind::grouping,
                  .anyOf = "what",
                  .label = "Grouping",
                  .help = "has(KIND, id) tests for objects of a class that belongs to this grouping."},
    ParameterSpec{.name = "option",
                  .kind = Kind::choice,
                  .choices = optionOwners,
                  .anyOf = "what",
                  .label = "Option",
                  .help = "has(KIND, id) tests whether a boolean option is true."},
    ParameterSpec{
        .name = "any",
        .kind = Kind::choice,
        .choices = anyWhat,
        .anyOf = "what",
        .label = "Any",
        .help = "class: has(KIND, id) tests for objects of any class. grouping: it tests for objects of any grouping."},
    replaceAttribute};
inline constexpr ElementSpec kindElement{
    .tag = "kind",
    .label = "Kind",
    .help = "A kind that has(KIND, id) can test for.",
    .sentence = "kind {id}[ “{label}”][ for objects of type {type}][ for property {property}][ for grouping "
                "{grouping}][ for options of {option}][ for any {any}]",
    .attributes = kindAttributes,
    .defines = NameKind::hasKind};

inline constexpr auto rulesAttributes = [] {
    std::array<ParameterSpec, ruleProperties.size()> attributes;
    for (std::size_t i = 0; i < attributes.size(); ++i) {
        const RuleProperty& property = ruleProperties[i];
        attributes[i] = {.name = property.name,
                         .kind = Kind::choice,
                         .choices = property.words,
                         .label = property.label,
                         .help = property.help};
    }
    return attributes;
}();
inline constexpr ElementSpec rulesElement{
    .tag = "rules",
    .label = "Rules",
    .help = "Properties of the evaluation that differ from those of the rules in the manifest.",
    .sentence = "rules[ · decisions {decisions}][ · bare meters {bare-meters}][ · order {firing-order}][ · stacking by "
                "{stacking-by}][ · missing values {missing}][ · precision {precision}][ · growth {growth}][ · mixed "
                "groups {mixed-groups}][ · final pass {final-pass}]",
    .attributes = rulesAttributes};

inline constexpr std::array<const ElementSpec*, 14> vocabularyChildren{
    &enumerationElement, &meterElement,    &propertyElement, &resourceElement, &typeElement,
    &occurrenceElement,  &stackingElement, &subScopeElement, &defaultElement,  &defineElement,
    &optionElement,      &kindElement,     &priorityElement, &rulesElement};
inline constexpr ElementSpec vocabularyElement{.tag = "vocabulary",
                                               .label = "Vocabulary",
                                               .help = "Types, meters, properties, enumerations and resources.",
                                               .sentence = "vocabulary",
                                               .children = vocabularyChildren};

} // namespace orrery::engine::rows
