// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/content/element_rows.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

using Kind = ParameterKind;

constexpr std::array<std::string_view, 2> yesNo{"true", "false"};
constexpr std::array<std::string_view, 2> rulesLevels{"strict", "extended"};
constexpr std::array<std::string_view, 2> vocabularies{"shipped", "own"};
constexpr std::array<std::string_view, 3> orders{"none", "scale", "wheel"};
constexpr std::array<std::string_view, 3> sources{"self", "host", "capital"};
constexpr std::array<std::string_view, 4> shapes{"disc", "spiral", "ring", "cluster"};
constexpr std::array<std::string_view, 2> meterSides{"current", "max"};
constexpr std::array<std::string_view, 1> classOnly{"class"};

// Attributes that many elements share.
constexpr ParameterSpec idAttribute{.name = "id",
                                    .kind = Kind::name,
                                    .required = true,
                                    .label = "Id",
                                    .help = "The name by which everything else speaks of it."};
constexpr ParameterSpec labelAttribute{
    .name = "label", .kind = Kind::text, .label = "Label", .help = "What people see; left out, the id."};
constexpr ParameterSpec helpAttribute{
    .name = "help", .kind = Kind::text, .label = "Help", .help = "One or two sentences, shown beside it."};
constexpr ParameterSpec aliasAttribute{
    .name = "alias", .kind = Kind::text, .label = "Alias", .help = "Further spellings, separated by spaces."};
constexpr ParameterSpec replaceAttribute{.name = "replace",
                                         .kind = Kind::choice,
                                         .choices = yesNo,
                                         .fallback = "false",
                                         .label = "Replace",
                                         .help = "Takes the place of an earlier declaration of the same id."};
constexpr ParameterSpec nameAttribute{
    .name = "name", .kind = Kind::text, .label = "Name", .help = "A string's id, or the name itself."};
constexpr ParameterSpec descriptionAttribute{.name = "description",
                                             .kind = Kind::text,
                                             .label = "Description",
                                             .help = "A string's id, or the description itself."};
constexpr ParameterSpec enabledAttribute{.name = "enabled",
                                         .kind = Kind::choice,
                                         .choices = yesNo,
                                         .fallback = "true",
                                         .label = "Enabled",
                                         .help = "Switched off, it stays in the file and is left out of every run."};
constexpr ParameterSpec turnAttribute{.name = "turn",
                                      .kind = Kind::integer,
                                      .fallback = "0",
                                      .minimum = 0,
                                      .maximum = 1e6,
                                      .label = "Turn",
                                      .help = "Acts before the step from this turn to the next."};
constexpr ParameterSpec priorityAttribute{.name = "priority",
                                          .kind = Kind::integer,
                                          .minimum = -1e6,
                                          .maximum = 1e6,
                                          .label = "Priority",
                                          .help = "Lower ones act first; left out, the group's."};
constexpr ParameterSpec stackingAttribute{.name = "stacking",
                                          .kind = Kind::text,
                                          .fallback = "0",
                                          .label = "Stacking",
                                          .help = "A name or number: of all that share it, only the first acts on an "
                                                  "object in a turn. 0: none."};
constexpr ParameterSpec classAttribute{
    .name = "class", .kind = Kind::objectClass, .required = true, .label = "Class", .help = "The id of a class."};
constexpr ParameterSpec ownerAttribute{
    .name = "owner", .kind = Kind::text, .label = "Owner", .help = "The id of an empire; none: unowned."};

// Vocabulary.
constexpr std::array valueAttributes{
    idAttribute, aliasAttribute, labelAttribute,
    ParameterSpec{.name = "off",
                  .kind = Kind::choice,
                  .choices = yesNo,
                  .fallback = "false",
                  .label = "Off the order",
                  .help = "Stands outside the scale or wheel: ranges never reach it."}};
constexpr ElementSpec valueElement{
    .tag = "value", .label = "Value", .help = "One value of an enumeration.", .attributes = valueAttributes};

constexpr std::array enumerationAttributes{
    idAttribute,
    ParameterSpec{.name = "order",
                  .kind = Kind::choice,
                  .choices = orders,
                  .fallback = "none",
                  .label = "Order",
                  .help = "scale: values follow one another; wheel: and the last is next to the first."},
    labelAttribute, replaceAttribute};
constexpr std::array<const ElementSpec*, 1> enumerationChildren{&valueElement};
constexpr ElementSpec enumerationElement{.tag = "enumeration",
                                         .label = "Enumeration",
                                         .help = "A list of named values, such as planet sizes.",
                                         .attributes = enumerationAttributes,
                                         .children = enumerationChildren};

constexpr std::array meterAttributes{
    idAttribute,
    labelAttribute,
    helpAttribute,
    ParameterSpec{.name = "minimum",
                  .kind = Kind::number,
                  .fallback = "0",
                  .label = "Minimum",
                  .help = "Neither the current value nor the maximum goes below."},
    ParameterSpec{.name = "maximum",
                  .kind = Kind::number,
                  .fallback = "1000000000000000",
                  .label = "Maximum",
                  .help = "The maximum goes no higher."},
    ParameterSpec{.name = "initial",
                  .kind = Kind::number,
                  .fallback = "0",
                  .label = "Initial value",
                  .help = "Current value and maximum of a new object."},
    ParameterSpec{.name = "rebuilt",
                  .kind = Kind::choice,
                  .choices = yesNo,
                  .fallback = "true",
                  .label = "Rebuilt each turn",
                  .help = "The maximum is set to 0 as each turn begins, and effects build it anew."},
    ParameterSpec{.name = "growth",
                  .kind = Kind::text,
                  .label = "Growth",
                  .help = "The new current value, once a turn; left out, it moves by 1 towards the maximum."},
    replaceAttribute};
constexpr ElementSpec meterElement{.tag = "meter",
                                   .label = "Meter",
                                   .help = "A pair of numbers of an object: current value and maximum.",
                                   .attributes = meterAttributes};

constexpr std::array propertyAttributes{
    idAttribute,
    aliasAttribute,
    labelAttribute,
    helpAttribute,
    ParameterSpec{.name = "format",
                  .kind = Kind::text,
                  .fallback = "number",
                  .label = "Format",
                  .help = "number, boolean, text, object, class, or the id of an enumeration."},
    ParameterSpec{.name = "default",
                  .kind = Kind::text,
                  .label = "Default",
                  .help = "The value of new objects, and where a look-up finds nothing."},
    ParameterSpec{.name = "of",
                  .kind = Kind::choice,
                  .choices = classOnly,
                  .label = "Of",
                  .help = "class: the value belongs to the class and never changes in play."},
    replaceAttribute};
constexpr ElementSpec propertyElement{.tag = "property",
                                      .label = "Property",
                                      .help = "A value that objects or classes have, such as a planet's size.",
                                      .attributes = propertyAttributes};

constexpr std::array resourceAttributes{idAttribute,
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
                                        replaceAttribute};
constexpr ElementSpec resourceElement{.tag = "resource",
                                      .label = "Resource",
                                      .help = "A stockpile of every object whose type has it.",
                                      .attributes = resourceAttributes};

constexpr std::array hasAttributes{ParameterSpec{.name = "meter",
                                                 .kind = Kind::meter,
                                                 .anyOf = "what",
                                                 .label = "Meter",
                                                 .help = "The id of a meter that its objects have."},
                                   ParameterSpec{.name = "property",
                                                 .kind = Kind::name,
                                                 .anyOf = "what",
                                                 .label = "Property",
                                                 .help = "The id of a property that its objects have."},
                                   ParameterSpec{.name = "resource",
                                                 .kind = Kind::resource,
                                                 .anyOf = "what",
                                                 .label = "Resource",
                                                 .help = "The id of a resource that its objects stockpile."}};
constexpr ElementSpec hasElement{
    .tag = "has", .label = "Has", .help = "What every object of the type has.", .attributes = hasAttributes};

constexpr std::array typeAttributes{
    idAttribute,
    labelAttribute,
    helpAttribute,
    ParameterSpec{.name = "attached-to",
                  .kind = Kind::text,
                  .label = "Attached to",
                  .help = "The types that its objects may be attached to, separated by spaces."},
    ParameterSpec{.name = "source",
                  .kind = Kind::choice,
                  .choices = sources,
                  .fallback = "self",
                  .label = "Source",
                  .help = "Which object Source means in its groups: itself, what it is attached to, or its owner's "
                          "capital."},
    ParameterSpec{.name = "visible",
                  .kind = Kind::choice,
                  .choices = yesNo,
                  .fallback = "true",
                  .label = "Visible",
                  .help = "Whether its objects show in the galaxy and in reports, unless their class says otherwise."},
    ParameterSpec{.name = "class",
                  .kind = Kind::name,
                  .label = "Class",
                  .help = "The class of objects that a galaxy or scenario makes without naming one."},
    ParameterSpec{.name = "extend",
                  .kind = Kind::choice,
                  .choices = yesNo,
                  .fallback = "false",
                  .label = "Extend",
                  .help = "Adds to an earlier declaration of the same id."},
    replaceAttribute};
constexpr std::array<const ElementSpec*, 1> typeChildren{&hasElement};
constexpr ElementSpec typeElement{.tag = "type",
                                  .label = "Type",
                                  .help = "A kind of object: what it has and what it may be attached to.",
                                  .attributes = typeAttributes,
                                  .children = typeChildren};

constexpr std::array occurrenceAttributes{idAttribute, labelAttribute, replaceAttribute};
constexpr ElementSpec occurrenceElement{.tag = "occurrence",
                                        .label = "Occurrence",
                                        .help = "Something that happens to objects and is told in reports.",
                                        .attributes = occurrenceAttributes};

constexpr std::array<const ElementSpec*, 6> vocabularyChildren{&enumerationElement, &meterElement, &propertyElement,
                                                               &resourceElement,    &typeElement,  &occurrenceElement};
constexpr ElementSpec vocabularyElement{.tag = "vocabulary",
                                        .label = "Vocabulary",
                                        .help = "Types, meters, properties, enumerations and resources.",
                                        .children = vocabularyChildren};

// Classes and groups.
constexpr std::array conditionListAttributes{
    ParameterSpec{.name = "if", .kind = Kind::boolean, .label = "If", .help = "An expression: one more condition."}};
constexpr ElementSpec activationElement{.tag = "activation",
                                        .label = "Activation",
                                        .help = "All of its conditions must hold for the source.",
                                        .attributes = conditionListAttributes,
                                        .content = ElementContent::conditions};
constexpr ElementSpec includeElement{.tag = "include",
                                     .label = "Include",
                                     .help = "Each of its conditions adds the objects that it matches.",
                                     .attributes = conditionListAttributes,
                                     .content = ElementContent::conditions};
constexpr ElementSpec excludeElement{.tag = "exclude",
                                     .label = "Exclude",
                                     .help = "Each of its conditions removes the objects that it matches.",
                                     .attributes = conditionListAttributes,
                                     .content = ElementContent::conditions};
constexpr std::array<const ElementSpec*, 2> scopeChildren{&includeElement, &excludeElement};
constexpr ElementSpec scopeElement{.tag = "scope",
                                   .label = "Scope",
                                   .help = "The objects that the group's effects fire upon.",
                                   .children = scopeChildren};
constexpr ElementSpec effectsElement{.tag = "effects",
                                     .label = "Effects",
                                     .help = "What the group does, in this order.",
                                     .content = ElementContent::effects};

constexpr std::array groupAttributes{
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
                  .kind = Kind::text,
                  .fallback = "0",
                  .label = "Stacking",
                  .help = "A name or number for the group as a whole: of all that share it, only the first acts on an "
                          "object in a turn. 0: none."}};
constexpr std::array<const ElementSpec*, 3> groupChildren{&activationElement, &scopeElement, &effectsElement};
constexpr ElementSpec groupElement{.tag = "group",
                                   .label = "Effects group",
                                   .help = "Effects that share one activation and one scope.",
                                   .attributes = groupAttributes,
                                   .children = groupChildren};

constexpr std::array classPropertyAttributes{
    ParameterSpec{
        .name = "name", .kind = Kind::name, .required = true, .label = "Property", .help = "The id of a property."},
    ParameterSpec{.name = "value",
                  .kind = Kind::text,
                  .required = true,
                  .label = "Value",
                  .help = "A constant in the property's format."}};
constexpr ElementSpec classPropertyElement{.tag = "property",
                                           .label = "Property value",
                                           .help = "The value that the class, or each new object of it, has.",
                                           .attributes = classPropertyAttributes};
constexpr ElementSpec groupingsElement{.tag = "groupings",
                                       .label = "Groupings",
                                       .help = "Words that the class belongs to, separated by spaces.",
                                       .content = ElementContent::text};
constexpr std::array prerequisiteAttributes{ParameterSpec{.name = "tech",
                                                          .kind = Kind::objectClass,
                                                          .of = "tech",
                                                          .required = true,
                                                          .label = "Tech",
                                                          .help = "The id of a tech that must be known before."}};
constexpr ElementSpec prerequisiteElement{.tag = "prerequisite",
                                          .label = "Prerequisite",
                                          .help = "A tech that an empire needs first.",
                                          .attributes = prerequisiteAttributes};
constexpr std::array unlocksAttributes{classAttribute};
constexpr ElementSpec unlocksElement{.tag = "unlocks",
                                     .label = "Unlocks",
                                     .help = "A class that becomes available with this one.",
                                     .attributes = unlocksAttributes};

constexpr std::array classAttributes{
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
                  .kind = Kind::text,
                  .label = "Groupings",
                  .help = "Words that the class belongs to, separated by spaces."}};
constexpr std::array<const ElementSpec*, 5> classChildren{&classPropertyElement, &groupingsElement,
                                                          &prerequisiteElement, &unlocksElement, &groupElement};
constexpr ElementSpec classElement{.tag = "class",
                                   .label = "Class",
                                   .help = "A building, a tech, a special …: what its objects are and do.",
                                   .attributes = classAttributes,
                                   .children = classChildren};

// Scenarios.
constexpr ParameterSpec probabilityAttribute{.name = "probability",
                                             .kind = Kind::number,
                                             .fallback = "1",
                                             .minimum = 0,
                                             .maximum = 1,
                                             .label = "Probability",
                                             .help = "Between 0, never, and 1, always."};
constexpr std::array galaxySpecialAttributes{classAttribute, probabilityAttribute};
constexpr ElementSpec galaxySpecialElement{.tag = "special",
                                           .label = "Special",
                                           .help = "A class that planets get by chance.",
                                           .attributes = galaxySpecialAttributes};
constexpr ElementSpec homeSpecialElement{.tag = "home-special",
                                         .label = "Home special",
                                         .help = "A class that capitals get.",
                                         .attributes = galaxySpecialAttributes};
constexpr std::array initialAttributes{
    ParameterSpec{
        .name = "meter", .kind = Kind::meter, .required = true, .label = "Meter", .help = "The id of a meter."},
    ParameterSpec{.name = "value",
                  .kind = Kind::number,
                  .required = true,
                  .label = "Value",
                  .help = "Current value and maximum at the start."},
    ParameterSpec{.name = "on",
                  .kind = Kind::text,
                  .fallback = "home",
                  .label = "On",
                  .help = "home: capitals; owned: all that is owned; or the id of a type."}};
constexpr ElementSpec initialElement{
    .tag = "initial", .label = "Initial meter", .help = "What a meter begins with.", .attributes = initialAttributes};
constexpr std::array galaxyAttributes{ParameterSpec{.name = "seed",
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
constexpr std::array<const ElementSpec*, 3> galaxyChildren{&galaxySpecialElement, &homeSpecialElement, &initialElement};
constexpr ElementSpec galaxyElement{.tag = "galaxy",
                                    .label = "Galaxy",
                                    .help = "A galaxy made from a seed.",
                                    .attributes = galaxyAttributes,
                                    .children = galaxyChildren};

constexpr std::array empireAttributes{
    idAttribute, ParameterSpec{.name = "colour", .kind = Kind::text, .label = "Colour", .help = "Such as #3a7bd5."},
    ParameterSpec{.name = "capital", .kind = Kind::text, .label = "Capital", .help = "The name of a planet."}};
constexpr ElementSpec empireElement{
    .tag = "empire", .label = "Empire", .help = "An empire of the scenario.", .attributes = empireAttributes};
constexpr ParameterSpec ownNameAttribute{.name = "name",
                                         .kind = Kind::text,
                                         .required = true,
                                         .label = "Name",
                                         .help = "Its name, which no other object of the scenario has."};
constexpr std::array systemAttributes{
    ownNameAttribute,
    ParameterSpec{.name = "x", .kind = Kind::number, .required = true, .label = "X", .help = "Its place."},
    ParameterSpec{.name = "y", .kind = Kind::number, .required = true, .label = "Y", .help = "Its place."}};
constexpr ElementSpec systemElement{.tag = "system",
                                    .label = "System",
                                    .help = "A star and what is around it.",
                                    .attributes = systemAttributes,
                                    .takesProperties = true};
constexpr std::array laneAttributes{
    ParameterSpec{.name = "from", .kind = Kind::text, .required = true, .label = "From", .help = "A system's name."},
    ParameterSpec{.name = "to", .kind = Kind::text, .required = true, .label = "To", .help = "A system's name."}};
constexpr ElementSpec laneElement{
    .tag = "lane", .label = "Starlane", .help = "A way between two systems.", .attributes = laneAttributes};
constexpr std::array planetAttributes{
    ownNameAttribute,
    ParameterSpec{
        .name = "system", .kind = Kind::text, .required = true, .label = "System", .help = "A system's name."},
    ownerAttribute};
constexpr ElementSpec planetElement{.tag = "planet",
                                    .label = "Planet",
                                    .help = "A planet of a system.",
                                    .attributes = planetAttributes,
                                    .takesProperties = true};
constexpr std::array placeAttributes{
    classAttribute,
    ParameterSpec{.name = "on",
                  .kind = Kind::text,
                  .label = "On",
                  .help = "The name of what it is attached to; left out: nothing."},
    ParameterSpec{.name = "name", .kind = Kind::text, .label = "Name", .help = "The new object's name."},
    ownerAttribute, turnAttribute};
constexpr ElementSpec placeElement{.tag = "place",
                                   .label = "Place",
                                   .help = "Puts a new object of a class on another.",
                                   .attributes = placeAttributes};
constexpr std::array giveTechAttributes{
    ParameterSpec{.name = "tech",
                  .kind = Kind::objectClass,
                  .of = "tech",
                  .required = true,
                  .label = "Tech",
                  .help = "The id of a tech."},
    ParameterSpec{.name = "to", .kind = Kind::text, .required = true, .label = "To", .help = "The id of an empire."},
    turnAttribute};
constexpr ElementSpec giveTechElement{
    .tag = "give-tech", .label = "Give tech", .help = "Gives an empire a tech.", .attributes = giveTechAttributes};
constexpr std::array setAttributes{
    ParameterSpec{.name = "object",
                  .kind = Kind::text,
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
    ParameterSpec{.name = "property", .kind = Kind::name, .label = "Property", .help = "The id of a property to set."},
    ParameterSpec{.name = "resource",
                  .kind = Kind::resource,
                  .label = "Resource",
                  .help = "The id of a resource whose stockpile is set."},
    ParameterSpec{.name = "value", .kind = Kind::text, .label = "Value", .help = "The new value."},
    ownerAttribute,
    turnAttribute};
constexpr ElementSpec setElement{.tag = "set",
                                 .label = "Set",
                                 .help = "Sets a meter, a stockpile, a property or the owner of an object.",
                                 .attributes = setAttributes,
                                 .takesProperties = true};

constexpr std::array scenarioAttributes{idAttribute, nameAttribute, descriptionAttribute};
constexpr std::array<const ElementSpec*, 8> scenarioChildren{&galaxyElement,   &empireElement, &systemElement,
                                                             &laneElement,     &planetElement, &placeElement,
                                                             &giveTechElement, &setElement};
constexpr ElementSpec scenarioElement{.tag = "scenario",
                                      .label = "Scenario",
                                      .help = "A galaxy to play with.",
                                      .attributes = scenarioAttributes,
                                      .children = scenarioChildren};

// Strings, files and the manifest.
constexpr std::array stringAttributes{idAttribute};
constexpr ElementSpec stringElement{.tag = "string",
                                    .label = "String",
                                    .help = "A text in this language.",
                                    .attributes = stringAttributes,
                                    .content = ElementContent::text};
constexpr std::array stringsAttributes{ParameterSpec{.name = "language",
                                                     .kind = Kind::name,
                                                     .fallback = "en",
                                                     .label = "Language",
                                                     .help = "The language's code, such as en or de."}};
constexpr std::array<const ElementSpec*, 1> stringsChildren{&stringElement};
constexpr ElementSpec stringsElement{.tag = "strings",
                                     .label = "Strings",
                                     .help = "Texts of one language.",
                                     .attributes = stringsAttributes,
                                     .children = stringsChildren};

constexpr ParameterSpec formatAttribute{.name = "format",
                                        .kind = Kind::integer,
                                        .required = true,
                                        .minimum = contentFormatVersion,
                                        .maximum = contentFormatVersion,
                                        .label = "Format",
                                        .help = "The version of the content format."};
constexpr std::array orreryAttributes{formatAttribute};
constexpr std::array<const ElementSpec*, 4> orreryChildren{&vocabularyElement, &classElement, &scenarioElement,
                                                           &stringsElement};
constexpr ElementSpec orreryRoot{.tag = "orrery",
                                 .label = "Content",
                                 .help = "A file of content.",
                                 .attributes = orreryAttributes,
                                 .children = orreryChildren};

constexpr std::array fileAttributes{ParameterSpec{.name = "path",
                                                  .kind = Kind::text,
                                                  .required = true,
                                                  .label = "Path",
                                                  .help = "The path of an XML file within the project's folder."}};
constexpr ElementSpec fileElement{
    .tag = "file", .label = "File", .help = "A file that loads before those not named.", .attributes = fileAttributes};
constexpr ElementSpec descriptionElement{.tag = "description",
                                         .label = "Description",
                                         .help = "What the project is, for people.",
                                         .content = ElementContent::text};
constexpr std::array projectAttributes{
    formatAttribute,
    ParameterSpec{.name = "name", .kind = Kind::text, .label = "Name", .help = "Left out: the folder's name."},
    ParameterSpec{.name = "version", .kind = Kind::text, .label = "Version", .help = "For people."},
    ParameterSpec{.name = "rules",
                  .kind = Kind::choice,
                  .choices = rulesLevels,
                  .fallback = "extended",
                  .label = "Rules",
                  .help = "strict: only what the first design of effects groups had."},
    ParameterSpec{.name = "vocabulary",
                  .kind = Kind::choice,
                  .choices = vocabularies,
                  .fallback = "shipped",
                  .label = "Vocabulary",
                  .help = "own: only what the project itself declares."},
    ParameterSpec{.name = "language",
                  .kind = Kind::name,
                  .fallback = "en",
                  .label = "Language",
                  .help = "The language whose strings are shown."},
    ParameterSpec{.name = "scenario",
                  .kind = Kind::name,
                  .label = "Scenario",
                  .help = "The scenario that opens when none is named; left out, the first one."}};
constexpr std::array<const ElementSpec*, 2> projectChildren{&fileElement, &descriptionElement};
constexpr ElementSpec projectRoot{.tag = "project",
                                  .label = "Project",
                                  .help = "The manifest of a project.",
                                  .attributes = projectAttributes,
                                  .children = projectChildren};

constexpr std::array conditionCommon{enabledAttribute};
// Priority stands last: only meter effects take it.
constexpr std::array effectCommon{enabledAttribute, stackingAttribute, priorityAttribute};

} // namespace

const ParameterSpec* ElementSpec::attribute(std::string_view name) const {
    const auto found = std::ranges::find(attributes, name, &ParameterSpec::name);
    return found == attributes.end() ? nullptr : &*found;
}

const ElementSpec* ElementSpec::child(std::string_view childTag) const {
    const auto found = std::ranges::find(children, childTag, &ElementSpec::tag);
    return found == children.end() ? nullptr : *found;
}

const ElementSpec& projectElement() {
    return projectRoot;
}

const ElementSpec& orreryElement() {
    return orreryRoot;
}

std::span<const ParameterSpec> conditionAttributes() {
    return conditionCommon;
}

std::span<const ParameterSpec> effectAttributes(bool ofMeter) {
    const std::span<const ParameterSpec> all = effectCommon;
    return ofMeter ? all : all.first(all.size() - 1);
}

} // namespace orrery::engine
