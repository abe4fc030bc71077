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
                                                    .help = "The probability, from 0 (never) to 1 (always)."};
inline constexpr std::array galaxySpecialAttributes{classAttribute, probabilityAttribute};
inline constexpr ElementSpec galaxySpecialElement{.tag = "special",
                                                  .label = "Special",
                                                  .help = "A special that planets get at random.",
                                                  .sentence =
                                                      "special {class} on planets[ · probability {probability}]",
                                                  .attributes = galaxySpecialAttributes};
inline constexpr ElementSpec homeSpecialElement{.tag = "home-special",
                                                .label = "Home special",
                                                .help = "A special that capitals get.",
                                                .sentence = "special {class} on capitals[ · probability {probability}]",
                                                .attributes = galaxySpecialAttributes};
inline constexpr std::array initialAttributes{
    ParameterSpec{
        .name = "meter", .kind = Kind::meter, .required = true, .label = "Meter", .help = "The id of a meter."},
    ParameterSpec{.name = "value",
                  .kind = Kind::number,
                  .required = true,
                  .label = "Value",
                  .help = "The current value and the maximum at the start."},
    ParameterSpec{.name = "on",
                  .kind = Kind::initialPlace,
                  .fallback = "home",
                  .label = "On",
                  .help = "home: capitals. owned: all objects with an owner. Or the id of a type."}};
inline constexpr ElementSpec initialElement{.tag = "initial",
                                            .label = "Initial meter",
                                            .help = "The start value of a meter.",
                                            .sentence = "initial {meter} of {on} = {value}",
                                            .attributes = initialAttributes};
inline constexpr std::array galaxyAttributes{ParameterSpec{.name = "seed",
                                                           .kind = Kind::integer,
                                                           .fallback = "1",
                                                           .minimum = 0,
                                                           .label = "Seed",
                                                           .help = "The seed of the galaxy's random numbers."},
                                             ParameterSpec{.name = "systems",
                                                           .kind = Kind::integer,
                                                           .fallback = "30",
                                                           .minimum = 0,
                                                           .maximum = 100000,
                                                           .label = "Systems",
                                                           .help = "The number of systems."},
                                             ParameterSpec{.name = "shape",
                                                           .kind = Kind::choice,
                                                           .choices = shapes,
                                                           .fallback = "disc",
                                                           .label = "Shape",
                                                           .help = "The arrangement of the systems."},
                                             ParameterSpec{.name = "empires",
                                                           .kind = Kind::integer,
                                                           .fallback = "2",
                                                           .minimum = 0,
                                                           .maximum = 1000,
                                                           .label = "Empires",
                                                           .help = "The number of empires."},
                                             ParameterSpec{.name = "planets",
                                                           .kind = Kind::number,
                                                           .fallback = "3",
                                                           .minimum = 0,
                                                           .maximum = 20,
                                                           .label = "Planets",
                                                           .help = "The average number of planets per system."}};
inline constexpr std::array<const ElementSpec*, 3> galaxyChildren{&galaxySpecialElement, &homeSpecialElement,
                                                                  &initialElement};
inline constexpr ElementSpec galaxyElement{
    .tag = "galaxy",
    .label = "Galaxy",
    .help = "A galaxy generated from a seed.",
    .sentence = "{shape} galaxy of {systems} systems, {planets} planets each, {empires} empires[ · seed {seed}]",
    .attributes = galaxyAttributes,
    .children = galaxyChildren};

inline constexpr std::array empireAttributes{
    idAttribute,
    ParameterSpec{.name = "colour", .kind = Kind::colour, .label = "Colour", .help = "A colour, for example #3a7bd5."},
    ParameterSpec{.name = "capital", .kind = Kind::planet, .label = "Capital", .help = "The name of a planet."},
    turnAttribute,
    enabledAttribute,
    chanceKeyAttribute};
inline constexpr ElementSpec empireElement{.tag = "empire",
                                           .label = "Empire",
                                           .help = "An empire of the scenario.",
                                           .sentence = "empire {id}[, capital {capital}][ · turn {turn}]",
                                           .attributes = empireAttributes,
                                           .defines = NameKind::object,
                                           .takesProperties = true};
inline constexpr std::array teamAttributes{idAttribute,
                                           ParameterSpec{.name = "empires",
                                                         .kind = Kind::empireId,
                                                         .required = true,
                                                         .isList = true,
                                                         .label = "Empires",
                                                         .help = "The ids of the allied empires, separated by spaces."},
                                           turnAttribute, enabledAttribute, chanceKeyAttribute};
inline constexpr ElementSpec teamElement{.tag = "team",
                                         .label = "Team",
                                         .help = "Empires that are allied.",
                                         .sentence = "team {id} of {empires}[ · turn {turn}]",
                                         .attributes = teamAttributes,
                                         .defines = NameKind::object};
inline constexpr ParameterSpec ownNameAttribute{.name = "name",
                                                .kind = Kind::newObject,
                                                .required = true,
                                                .label = "Name",
                                                .help = "A name that is unique in the scenario."};
inline constexpr std::array mapAttributes{ownNameAttribute, turnAttribute, enabledAttribute, chanceKeyAttribute};
inline constexpr ElementSpec mapElement{.tag = "map",
                                        .label = "Map",
                                        .help = "One of several maps, with values of its own.",
                                        .sentence = "map {name}[ · turn {turn}]",
                                        .attributes = mapAttributes,
                                        .defines = NameKind::object,
                                        .takesProperties = true};
inline constexpr std::array systemAttributes{
    ownNameAttribute,
    ParameterSpec{.name = "map", .kind = Kind::map, .label = "Map", .help = "The name of its map, or none."},
    ParameterSpec{
        .name = "x", .kind = Kind::number, .required = true, .label = "X", .help = "The coordinate on the map."},
    ParameterSpec{
        .name = "y", .kind = Kind::number, .required = true, .label = "Y", .help = "The coordinate on the map."},
    turnAttribute,
    enabledAttribute,
    chanceKeyAttribute};
inline constexpr ElementSpec systemElement{.tag = "system",
                                           .label = "System",
                                           .help = "A star and the objects around it.",
                                           .sentence = "system {name} at ({x}, {y})[ on map {map}][ · turn {turn}]",
                                           .attributes = systemAttributes,
                                           .defines = NameKind::object,
                                           .takesProperties = true};
inline constexpr std::array laneAttributes{
    ParameterSpec{.name = "from", .kind = Kind::system, .required = true, .label = "From", .help = "A system's name."},
    ParameterSpec{.name = "to", .kind = Kind::system, .required = true, .label = "To", .help = "A system's name."},
    turnAttribute, enabledAttribute};
inline constexpr ElementSpec laneElement{.tag = "lane",
                                         .label = "Starlane",
                                         .help = "A connection between two systems.",
                                         .sentence = "starlane from {from} to {to}[ · turn {turn}]",
                                         .attributes = laneAttributes};
inline constexpr std::array planetAttributes{
    ownNameAttribute,
    ParameterSpec{
        .name = "system", .kind = Kind::system, .required = true, .label = "System", .help = "A system's name."},
    ownerAttribute,
    turnAttribute,
    enabledAttribute,
    hiddenAttribute,
    chanceKeyAttribute};
inline constexpr ElementSpec planetElement{.tag = "planet",
                                           .label = "Planet",
                                           .help = "A planet of a system.",
                                           .sentence = "planet {name} in {system}[, owner {owner}][ · turn {turn}]",
                                           .attributes = planetAttributes,
                                           .defines = NameKind::object,
                                           .takesProperties = true};
inline constexpr std::array placeAttributes{
    classAttribute,
    ParameterSpec{.name = "on",
                  .kind = Kind::object,
                  .label = "On",
                  .help = "The name of the object that it is attached to. Default: no object."},
    ParameterSpec{.name = "name", .kind = Kind::newObject, .label = "Name", .help = "The new object's name."},
    ownerAttribute,
    turnAttribute,
    enabledAttribute,
    hiddenAttribute,
    chanceKeyAttribute};
inline constexpr ElementSpec placeElement{.tag = "place",
                                          .label = "Place",
                                          .help = "Places a new object of a class on another object.",
                                          .sentence =
                                              "place {class}[ as “{name}”][ on {on}][, owner {owner}][ · turn {turn}]",
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
    turnAttribute, enabledAttribute};
inline constexpr ElementSpec giveTechElement{.tag = "give-tech",
                                             .label = "Give tech",
                                             .help = "Gives an empire a tech.",
                                             .sentence = "give tech {tech} to {to}[ · turn {turn}]",
                                             .attributes = giveTechAttributes};
inline constexpr ParameterSpec setObjectAttribute{
    .name = "object",
    .kind = Kind::object,
    .required = true,
    .label = "Object",
    .help = "An object's name, an empire's id, or # and the id of an object."};
inline constexpr ParameterSpec setMeterAttribute{
    .name = "meter", .kind = Kind::meter, .label = "Meter", .help = "The id of the meter to set."};
inline constexpr ParameterSpec setPartAttribute{
    .name = "part",
    .kind = Kind::objectClass,
    .label = "Part",
    .help = "For a meter that objects have once for each part: the class of the part."};
inline constexpr ParameterSpec setWhichAttribute{.name = "which",
                                                 .kind = Kind::choice,
                                                 .choices = meterSides,
                                                 .fallback = "current",
                                                 .label = "Which",
                                                 .help = "The current value, or the maximum."};
inline constexpr ParameterSpec setPropertyAttribute{
    .name = "property", .kind = Kind::property, .label = "Property", .help = "The id of the property to set."};
inline constexpr ParameterSpec setResourceAttribute{.name = "resource",
                                                    .kind = Kind::resource,
                                                    .label = "Resource",
                                                    .help = "The id of the resource whose stockpile is set."};
inline constexpr ParameterSpec setValueAttribute{
    .name = "value", .kind = Kind::constant, .of = "property", .label = "Value", .help = "The new value."};
inline constexpr ParameterSpec setTargetAttribute{.name = "target",
                                                  .kind = Kind::object,
                                                  .label = "Target",
                                                  .help = "The name of the object to aim at. none: no target."};
inline constexpr std::array setAttributes{setObjectAttribute, setMeterAttribute,    setPartAttribute,
                                          setWhichAttribute,  setPropertyAttribute, setResourceAttribute,
                                          setValueAttribute,  ownerAttribute,       setTargetAttribute,
                                          turnAttribute,      enabledAttribute};
inline constexpr ElementSpec setElement{
    .tag = "set",
    .label = "Set",
    .help = "Sets a meter, a stockpile, a property, the owner or the target of an object.",
    .sentence = "set {object}[ · {meter}][ of {part}][ ({which})][ · {property}][ · stockpile of {resource}][ = "
                "{value}][ · owner "
                "= {owner}][ · target = {target}][ · turn {turn}]",
    .attributes = setAttributes,
    .takesProperties = true};
inline constexpr std::array holdAttributes{
    setObjectAttribute,
    setMeterAttribute,
    setPartAttribute,
    setWhichAttribute,
    setPropertyAttribute,
    setResourceAttribute,
    setValueAttribute,
    ownerAttribute,
    setTargetAttribute,
    turnAttribute,
    ParameterSpec{.name = "until",
                  .kind = Kind::integer,
                  .minimum = 0,
                  .maximum = 1e6,
                  .label = "Until turn",
                  .help = "The last turn in which the value is held. Default: the end of the run."},
    enabledAttribute};
inline constexpr ElementSpec holdElement{
    .tag = "hold",
    .label = "Hold",
    .help = "Sets a value of an object, and keeps it: no rule can change the value until the last turn of the hold.",
    .sentence = "hold {object}[ · {meter}][ of {part}][ ({which})][ · {property}][ · stockpile of {resource}][ = "
                "{value}][ · owner "
                "= {owner}][ · target = {target}][ · turn {turn}][ · until turn {until}]",
    .attributes = holdAttributes,
    .takesProperties = true};

inline constexpr ParameterSpec changedObjectAttribute{
    .name = "object",
    .kind = Kind::object,
    .required = true,
    .label = "Object",
    .help = "An object's name, an empire's id, or # and the id of an object."};
inline constexpr std::array removeAttributes{changedObjectAttribute, turnAttribute, enabledAttribute};
inline constexpr ElementSpec removeElement{.tag = "remove",
                                           .label = "Remove",
                                           .help = "Removes an object from the game, with everything attached to it. A "
                                                   "system takes its contents and its starlanes along.",
                                           .sentence = "remove {object}[ · turn {turn}]",
                                           .attributes = removeAttributes};
inline constexpr std::array moveAttributes{
    changedObjectAttribute,
    ParameterSpec{.name = "to",
                  .kind = Kind::system,
                  .anyOf = "place",
                  .label = "System",
                  .help = "The name of the system that the object moves into. Omit it to use a position."},
    ParameterSpec{
        .name = "x", .kind = Kind::number, .anyOf = "place", .label = "X", .help = "The new coordinate on the map."},
    ParameterSpec{
        .name = "y", .kind = Kind::number, .anyOf = "place", .label = "Y", .help = "The new coordinate on the map."},
    turnAttribute,
    enabledAttribute};
inline constexpr ElementSpec moveElement{
    .tag = "move",
    .label = "Move",
    .help = "Moves an object to a position or into a system, with everything attached to it. A system takes its "
            "contents along, and objects on its starlanes stay on them.",
    .sentence = "move {object}[ into {to}][ to x {x}][, y {y}][ · turn {turn}]",
    .attributes = moveAttributes};
inline constexpr std::array attachAttributes{
    changedObjectAttribute,
    ParameterSpec{.name = "to",
                  .kind = Kind::object,
                  .required = true,
                  .label = "To",
                  .help = "The name of the object that it is attached to from now on."},
    turnAttribute, enabledAttribute};
inline constexpr ElementSpec attachElement{
    .tag = "attach",
    .label = "Attach",
    .help = "Attaches an object to another object, which gives it a place. It leaves the object that it was attached "
            "to. Its owners stay the same, and its journey ends.",
    .sentence = "attach {object} to {to}[ · turn {turn}]",
    .attributes = attachAttributes};
inline constexpr ElementSpec removeLaneElement{.tag = "remove-lane",
                                               .label = "Remove starlane",
                                               .help = "Removes the starlane between two systems. Objects on it stop "
                                                       "where they are.",
                                               .sentence = "remove starlane from {from} to {to}[ · turn {turn}]",
                                               .attributes = laneAttributes};

inline constexpr std::array scenarioAttributes{idAttribute, nameAttribute, descriptionAttribute, chanceKeyAttribute};
inline constexpr std::array decisionAttributes{
    ParameterSpec{.name = "group",
                  .kind = Kind::group,
                  .label = "Group",
                  .help = "The response that goes next, written as CLASS/group."},
    ParameterSpec{.name = "source",
                  .kind = Kind::object,
                  .label = "Source",
                  .help = "The object that holds the group: its name, or # and its id."},
    ParameterSpec{.name = "subject",
                  .kind = Kind::object,
                  .label = "Subject",
                  .help = "The object that the event happens to. Default: none."},
    ParameterSpec{.name = "passes",
                  .kind = Kind::choice,
                  .choices = yesNo,
                  .fallback = "false",
                  .label = "Pass",
                  .help = "Whether the empire passes when this response is the first one offered."},
    ParameterSpec{
        .name = "question",
        .kind = Kind::text,
        .label = "Question",
        .help = "The number of the question. Only sessions of earlier versions use it, in place of the response."},
    ParameterSpec{.name = "choice",
                  .kind = Kind::integer,
                  .fallback = "0",
                  .minimum = 0,
                  .label = "Choice",
                  .help = "The position of the chosen response, counted from 0. Used only with question."},
    turnAttribute,
    enabledAttribute};
inline constexpr ElementSpec decisionElement{
    .tag = "decision",
    .label = "Decision",
    .help = "The response that a player chose when a step offered a choice.",
    .sentence = "decision[ for {group}][ of {source}][ · event of {subject}][ · turn {turn}]",
    .attributes = decisionAttributes};
inline constexpr std::array<const ElementSpec*, 19> scenarioChildren{
    &policyElement, &viewElement,     &conditionElement,  &teamElement,    &mapElement,
    &galaxyElement, &empireElement,   &systemElement,     &laneElement,    &planetElement,
    &placeElement,  &giveTechElement, &setElement,        &holdElement,    &moveElement,
    &attachElement, &removeElement,   &removeLaneElement, &decisionElement};
inline constexpr ElementSpec scenarioElement{.tag = "scenario",
                                             .label = "Scenario",
                                             .help = "The galaxy, empires and objects that a run starts with.",
                                             .sentence = "scenario {id}[ “{name}”]",
                                             .attributes = scenarioAttributes,
                                             .children = scenarioChildren,
                                             .defines = NameKind::scenario,
                                             .takesOrders = true};

// The statements, orders and decisions of a session in the sandbox.
inline constexpr std::array runAttributes{
    ParameterSpec{.name = "scenario",
                  .kind = Kind::scenario,
                  .label = "Scenario",
                  .help = "The id of the scenario to run. Default: the galaxy inside."}};
inline constexpr std::array branchAttributes{ParameterSpec{.name = "name",
                                                           .kind = Kind::text,
                                                           .required = true,
                                                           .label = "Name",
                                                           .help = "The name of the branch, unique in the run."}};
inline constexpr std::array<const ElementSpec*, 15> branchChildren{
    &teamElement,   &mapElement,    &empireElement,   &systemElement,     &laneElement,
    &planetElement, &placeElement,  &giveTechElement, &setElement,        &holdElement,
    &moveElement,   &attachElement, &removeElement,   &removeLaneElement, &decisionElement};
inline constexpr ElementSpec branchElement{.tag = "branch",
                                           .label = "Branch",
                                           .help = "A run that has these statements, orders and decisions, too. It "
                                                   "shares all turns before them with the run around it.",
                                           .sentence = "what-if {name}",
                                           .attributes = branchAttributes,
                                           .children = branchChildren,
                                           .takesOrders = true};
inline constexpr std::array<const ElementSpec*, 17> runChildren{
    &galaxyElement, &teamElement,   &mapElement,        &empireElement,   &systemElement, &laneElement,
    &planetElement, &placeElement,  &giveTechElement,   &setElement,      &holdElement,   &moveElement,
    &attachElement, &removeElement, &removeLaneElement, &decisionElement, &branchElement};
inline constexpr ElementSpec runElement{.tag = "run",
                                        .label = "Run",
                                        .help = "The statements, orders and decisions of a sandbox session. Only the "
                                                "sandbox reads them, from the session's own file.",
                                        .sentence = "run[ of scenario {scenario}]",
                                        .attributes = runAttributes,
                                        .children = runChildren,
                                        .takesOrders = true};

} // namespace orrery::engine::rows
