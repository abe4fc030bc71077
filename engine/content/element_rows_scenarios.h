// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element_rows_common.h"
#include "engine/content/element_rows_watches.h"

#include <array>

// Scenarios and their statements.
namespace orrery::engine::rows {

inline constexpr ParameterSpec probabilityAttribute{.name = "probability",
                                                    .kind = Kind::number,
                                                    .fallback = "1",
                                                    .minimum = 0,
                                                    .maximum = 1,
                                                    .label = "Probability",
                                                    .help = "Between 0, never, and 1, always."};
inline constexpr std::array galaxySpecialAttributes{classAttribute, probabilityAttribute};
inline constexpr ElementSpec galaxySpecialElement{.tag = "special",
                                                  .label = "Special",
                                                  .help = "A class that planets get by chance.",
                                                  .attributes = galaxySpecialAttributes};
inline constexpr ElementSpec homeSpecialElement{.tag = "home-special",
                                                .label = "Home special",
                                                .help = "A class that capitals get.",
                                                .attributes = galaxySpecialAttributes};
inline constexpr std::array initialAttributes{
    ParameterSpec{
        .name = "meter", .kind = Kind::meter, .required = true, .label = "Meter", .help = "The id of a meter."},
    ParameterSpec{.name = "value",
                  .kind = Kind::number,
                  .required = true,
                  .label = "Value",
                  .help = "Current value and maximum at the start."},
    ParameterSpec{.name = "on",
                  .kind = Kind::initialPlace,
                  .fallback = "home",
                  .label = "On",
                  .help = "home: capitals; owned: all that is owned; or the id of a type."}};
inline constexpr ElementSpec initialElement{
    .tag = "initial", .label = "Initial meter", .help = "What a meter begins with.", .attributes = initialAttributes};
inline constexpr std::array galaxyAttributes{
    ParameterSpec{.name = "seed",
                  .kind = Kind::integer,
                  .fallback = "1",
                  .minimum = 0,
                  .label = "Seed",
                  .help = "The number that all chance of the galaxy comes from."},
    ParameterSpec{.name = "systems",
                  .kind = Kind::integer,
                  .fallback = "30",
                  .minimum = 0,
                  .maximum = 100000,
                  .label = "Systems",
                  .help = "How many systems there are."},
    ParameterSpec{.name = "shape",
                  .kind = Kind::choice,
                  .choices = shapes,
                  .fallback = "disc",
                  .label = "Shape",
                  .help = "How the systems lie."},
    ParameterSpec{.name = "empires",
                  .kind = Kind::integer,
                  .fallback = "2",
                  .minimum = 0,
                  .maximum = 1000,
                  .label = "Empires",
                  .help = "How many empires there are."},
    ParameterSpec{.name = "planets",
                  .kind = Kind::number,
                  .fallback = "3",
                  .minimum = 0,
                  .maximum = 20,
                  .label = "Planets",
                  .help = "The mean number of planets a system."}};
inline constexpr std::array<const ElementSpec*, 3> galaxyChildren{&galaxySpecialElement, &homeSpecialElement,
                                                                  &initialElement};
inline constexpr ElementSpec galaxyElement{.tag = "galaxy",
                                           .label = "Galaxy",
                                           .help = "A galaxy made from a seed.",
                                           .attributes = galaxyAttributes,
                                           .children = galaxyChildren};

inline constexpr std::array empireAttributes{
    idAttribute, ParameterSpec{.name = "colour", .kind = Kind::text, .label = "Colour", .help = "Such as #3a7bd5."},
    ParameterSpec{.name = "capital", .kind = Kind::planet, .label = "Capital", .help = "The name of a planet."}};
inline constexpr ElementSpec empireElement{.tag = "empire",
                                           .label = "Empire",
                                           .help = "An empire of the scenario.",
                                           .attributes = empireAttributes,
                                           .defines = NameKind::object,
                                           .takesProperties = true};
inline constexpr std::array teamAttributes{
    idAttribute, ParameterSpec{.name = "empires",
                               .kind = Kind::empireId,
                               .required = true,
                               .isList = true,
                               .label = "Empires",
                               .help = "The ids of those who are allied, separated by spaces."}};
inline constexpr ElementSpec teamElement{.tag = "team",
                                         .label = "Team",
                                         .help = "Empires that are allied.",
                                         .attributes = teamAttributes,
                                         .defines = NameKind::object};
inline constexpr ParameterSpec ownNameAttribute{.name = "name",
                                                .kind = Kind::newObject,
                                                .required = true,
                                                .label = "Name",
                                                .help = "Its name, which no other object of the scenario has."};
inline constexpr std::array mapAttributes{ownNameAttribute};
inline constexpr ElementSpec mapElement{.tag = "map",
                                        .label = "Map",
                                        .help = "One of several maps, with values of its own.",
                                        .attributes = mapAttributes,
                                        .defines = NameKind::object,
                                        .takesProperties = true};
inline constexpr std::array systemAttributes{
    ownNameAttribute,
    ParameterSpec{
        .name = "map", .kind = Kind::map, .label = "Map", .help = "The name of the map that it is on; may be none."},
    ParameterSpec{.name = "x", .kind = Kind::number, .required = true, .label = "X", .help = "Its place."},
    ParameterSpec{.name = "y", .kind = Kind::number, .required = true, .label = "Y", .help = "Its place."}};
inline constexpr ElementSpec systemElement{.tag = "system",
                                           .label = "System",
                                           .help = "A star and what is around it.",
                                           .attributes = systemAttributes,
                                           .defines = NameKind::object,
                                           .takesProperties = true};
inline constexpr std::array laneAttributes{
    ParameterSpec{.name = "from", .kind = Kind::system, .required = true, .label = "From", .help = "A system's name."},
    ParameterSpec{.name = "to", .kind = Kind::system, .required = true, .label = "To", .help = "A system's name."}};
inline constexpr ElementSpec laneElement{
    .tag = "lane", .label = "Starlane", .help = "A way between two systems.", .attributes = laneAttributes};
inline constexpr std::array planetAttributes{
    ownNameAttribute,
    ParameterSpec{
        .name = "system", .kind = Kind::system, .required = true, .label = "System", .help = "A system's name."},
    ownerAttribute, hiddenAttribute};
inline constexpr ElementSpec planetElement{.tag = "planet",
                                           .label = "Planet",
                                           .help = "A planet of a system.",
                                           .attributes = planetAttributes,
                                           .defines = NameKind::object,
                                           .takesProperties = true};
inline constexpr std::array placeAttributes{
    classAttribute,
    ParameterSpec{.name = "on",
                  .kind = Kind::object,
                  .label = "On",
                  .help = "The name of what it is attached to; left out: nothing."},
    ParameterSpec{.name = "name", .kind = Kind::newObject, .label = "Name", .help = "The new object's name."},
    ownerAttribute,
    turnAttribute,
    hiddenAttribute};
inline constexpr ElementSpec placeElement{.tag = "place",
                                          .label = "Place",
                                          .help = "Puts a new object of a class on another.",
                                          .attributes = placeAttributes,
                                          .defines = NameKind::object};
inline constexpr std::array giveTechAttributes{
    ParameterSpec{.name = "tech",
                  .kind = Kind::objectClass,
                  .of = "tech",
                  .required = true,
                  .label = "Tech",
                  .help = "The id of a tech."},
    ParameterSpec{
        .name = "to", .kind = Kind::empireId, .required = true, .label = "Recipient", .help = "The id of an empire."},
    turnAttribute};
inline constexpr ElementSpec giveTechElement{
    .tag = "give-tech", .label = "Give tech", .help = "Gives an empire a tech.", .attributes = giveTechAttributes};
inline constexpr std::array setAttributes{
    ParameterSpec{.name = "object",
                  .kind = Kind::object,
                  .required = true,
                  .label = "Object",
                  .help = "An object's name, an empire's id, or # and the id of an object."},
    ParameterSpec{.name = "meter", .kind = Kind::meter, .label = "Meter", .help = "The id of a meter to set."},
    ParameterSpec{.name = "which",
                  .kind = Kind::choice,
                  .choices = meterSides,
                  .fallback = "current",
                  .label = "Which",
                  .help = "The current value, or the maximum."},
    ParameterSpec{
        .name = "property", .kind = Kind::property, .label = "Property", .help = "The id of a property to set."},
    ParameterSpec{.name = "resource",
                  .kind = Kind::resource,
                  .label = "Resource",
                  .help = "The id of a resource whose stockpile is set."},
    ParameterSpec{
        .name = "value", .kind = Kind::constant, .of = "property", .label = "Value", .help = "The new value."},
    ownerAttribute,
    ParameterSpec{.name = "target",
                  .kind = Kind::object,
                  .label = "Target",
                  .help = "The name of what the object aims at; none: nothing."},
    turnAttribute};
inline constexpr ElementSpec setElement{.tag = "set",
                                        .label = "Set",
                                        .help = "Sets a meter, a stockpile, a property or the owner of an object.",
                                        .attributes = setAttributes,
                                        .takesProperties = true};

inline constexpr std::array scenarioAttributes{idAttribute, nameAttribute, descriptionAttribute};
inline constexpr std::array decisionAttributes{
    ParameterSpec{.name = "group",
                  .kind = Kind::group,
                  .label = "Group",
                  .help = "The class and the group of the response that goes next: CLASS/group."},
    ParameterSpec{.name = "source",
                  .kind = Kind::object,
                  .label = "Source",
                  .help = "The object that holds the group: its name, or # and its id."},
    ParameterSpec{.name = "subject",
                  .kind = Kind::object,
                  .label = "Subject",
                  .help = "The object that the event happens to; left out: none."},
    ParameterSpec{.name = "passes",
                  .kind = Kind::choice,
                  .choices = yesNo,
                  .fallback = "false",
                  .label = "Passes",
                  .help = "The empire passes where this response is the first one offered."},
    ParameterSpec{.name = "question",
                  .kind = Kind::text,
                  .label = "Question",
                  .help = "Of sessions of earlier versions: the number of the question, in place of the response."},
    ParameterSpec{.name = "choice",
                  .kind = Kind::integer,
                  .fallback = "0",
                  .minimum = 0,
                  .label = "Choice",
                  .help = "With question: the place of the response, from 0."},
    turnAttribute};
inline constexpr ElementSpec decisionElement{.tag = "decision",
                                             .label = "Decision",
                                             .help = "The response that a person chose where a step asked.",
                                             .attributes = decisionAttributes};
inline constexpr std::array<const ElementSpec*, 14> scenarioChildren{
    &policyElement, &viewElement, &conditionElement, &teamElement,  &mapElement,      &galaxyElement, &empireElement,
    &systemElement, &laneElement, &planetElement,    &placeElement, &giveTechElement, &setElement,    &decisionElement};
inline constexpr ElementSpec scenarioElement{.tag = "scenario",
                                             .label = "Scenario",
                                             .help = "A galaxy to play with.",
                                             .attributes = scenarioAttributes,
                                             .children = scenarioChildren,
                                             .defines = NameKind::scenario,
                                             .takesOrders = true};

// The statements, orders and decisions of a session in the sandbox.
inline constexpr std::array runAttributes{
    ParameterSpec{.name = "scenario",
                  .kind = Kind::scenario,
                  .label = "Scenario",
                  .help = "The id of the scenario that is run; left out: the galaxy inside."}};
inline constexpr std::array<const ElementSpec*, 5> runChildren{&galaxyElement, &placeElement, &giveTechElement,
                                                               &setElement, &decisionElement};
inline constexpr ElementSpec runElement{.tag = "run",
                                        .label = "Run",
                                        .help = "Statements, orders and decisions made in the sandbox. They act only "
                                                "in the sandbox, in the session's own file.",
                                        .attributes = runAttributes,
                                        .children = runChildren,
                                        .takesOrders = true};

} // namespace orrery::engine::rows
