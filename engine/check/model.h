// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/language.h"
#include "engine/text/diagnostic.h"
#include "engine/text/source_text.h"
#include "engine/vocabulary/column_layout.h"
#include "engine/vocabulary/vocabulary.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace orrery::engine {

using StackingIndex = std::uint32_t; ///< 0: none

enum class RulesLevel : std::uint8_t { strict, extended };

/// A parameter's value, resolved. Either a constant (a number; 0 or 1; the index of the enumerator, class, type, meter,
/// resource or choice that the text names) or an expression, never both. Names and texts have neither: their value is
/// `text`. An empire has the constant noneValue for `none`; for `source` and an empire's id it has neither, and `text`
/// tells. In a group that is runnable every given parameter has what its kind demands.
struct CheckedArgument {
    const ParameterSpec* spec = nullptr;
    Location where;       ///< the attribute's value; the element's tag where the fallback stands
    bool isGiven = false; ///< false: the fallback, or nothing where `constant` and `expression` are empty too
    std::string text;     ///< as written (or the fallback's text)
    std::optional<double> constant;
    std::shared_ptr<const TypedExpression> expression;
};

/// A condition whose names are resolved. An `if` attribute is a condition of the row "expression".
struct CheckedCondition {
    const ConditionSpec* spec = nullptr;
    Location where;                         ///< the whole element, or the attribute's value for an `if`
    Location head;                          ///< what to point at: the tag's name
    std::vector<CheckedArgument> arguments; ///< one for each of spec->parameters, in their order
    std::vector<CheckedCondition> children; ///< those that are enabled
    std::uint64_t identity = 0;             ///< stable hash of class, group and structural path (E5.10)

    const CheckedArgument* argument(std::string_view name) const;
};

struct CheckedEffect {
    const EffectSpec* spec = nullptr;
    Location where;
    Location head;
    std::vector<CheckedArgument> arguments;
    int priority = 0;           ///< the effect's own, else the group's (E7.8)
    StackingIndex stacking = 0; ///< E7.5
    bool enabled = true;
    /// Must hold for the source as the group fires, or this effect does not (X5.2). Of the row "expression".
    std::vector<CheckedCondition> active;

    const CheckedArgument* argument(std::string_view name) const;
};

struct CheckedGroup {
    std::string id; ///< as written, or "#n" for the n-th group of its class (from 1)
    ClassIndex owner = 0;
    std::uint32_t order = 0; ///< place in its class, from 0
    Location where;
    Location head;
    std::string name; ///< resolved text, may be empty
    std::string description;
    bool enabled = true;       ///< false: switched off in content (E2.7)
    bool isRunnable = true;    ///< false: has errors; it is left alone by every run
    bool altersMeters = false; ///< E2.2
    int priority = 0;
    StackingIndex stacking = 0; ///< E7.6
    std::vector<CheckedCondition> activation;
    std::vector<CheckedCondition> include;
    std::vector<CheckedCondition> exclude;
    std::vector<CheckedEffect> effects;
};

struct CheckedPropertyValue {
    PropertyIndex property = 0;
    double value = noneValue; ///< for text: an index into CheckedModel::texts
    Location where;
};

/// What decides whether an empire can have a class (X6.3), as two trees of conditions.
struct CheckedAvailability {
    /// Asked of the empire, which is the source as well; a row "and": the flag, where it says no, what must be owned
    /// before (E5.25), the conditions of `<available>`. Without a row: nothing is asked.
    CheckedCondition ofEmpire;
    /// Asked of the object on which it is to stand, the source being the empire; a row "and". Without a row: any will
    /// do.
    CheckedCondition ofPlace;
    int buildable = -1; ///< the child of ofEmpire that says what must be owned before, or -1
};

struct CheckedClass {
    std::string id;
    TypeIndex type = 0;
    bool hasType = true; ///< false: its type is unknown and `type` means nothing; nothing in the model refers to it
    std::uint32_t duration = 0; ///< turns; 0: for ever
    std::string name;           ///< resolved text
    std::string description;
    std::string icon;
    bool visible = true;
    bool isGenerated = false; ///< made for a type's default class that no content defines
    std::vector<std::string> groupings;
    std::vector<ClassIndex> prerequisites;
    std::vector<ClassIndex> unlocks;
    CheckedAvailability availability;
    std::vector<CheckedPropertyValue> properties;
    std::vector<CheckedGroup> groups;
    Location where;
    Location head;
};

/// What a scenario does to set its table (S15). Names of objects are resolved when the scenario is made into a
/// universe.
enum class StatementKind : std::uint8_t { empire, system, lane, planet, place, giveTech, set, team, map };

struct ScenarioStatement {
    StatementKind kind = StatementKind::place;
    Location where;
    std::uint32_t turn = 0;  ///< acts before the step from this turn to the next
    std::string object;      ///< place: on; set: object; give-tech: to; planet: its system; system: its map; lane: from
    std::string other;       ///< lane: to; empire: capital's name; team: ids of empires, separated by spaces
    std::string name;        ///< of the new object
    std::string owner;       ///< an empire's id; for set: "none" empties
    bool setsOwner = false;  ///< set: `owner` was given
    std::string target;      ///< set: an object's name; "none" clears
    bool setsTarget = false; ///< set: `target` was given (E9)
    std::optional<ClassIndex> objectClass;
    std::optional<ColumnId> column;                      ///< set: which meter or property
    double value = 0.0;                                  ///< set: text values are an index into CheckedModel::texts
    std::vector<std::pair<ColumnId, double>> properties; ///< system, planet: given at creation
    double x = 0.0;
    double y = 0.0;
    std::string colour; ///< empire
};

struct GalaxySpecial {
    ClassIndex objectClass = 0;
    double probability = 1.0;
    bool ofHome = false;
};

struct GalaxyInitial {
    MeterIndex meter = 0;
    double value = 0.0;
    std::string on; ///< "home", "owned" or a type's id
};

struct GalaxySpec {
    std::uint64_t seed = 1;
    std::uint32_t systems = 30;
    std::string shape = "disc";
    std::uint32_t empires = 2;
    double planets = 3.0; ///< mean number a system
    std::vector<GalaxySpecial> specials;
    std::vector<GalaxyInitial> initials;
    Location where;
};

struct CheckedScenario {
    std::string id;
    std::string name;
    std::string description;
    std::optional<GalaxySpec> galaxy;
    std::vector<ScenarioStatement> statements;
    Location where;
};

/// A project whose every name is resolved and every expression typed. Immutable; shared by programs, runs and views.
/// Groups with errors are in it, marked not runnable, so that one mistake never hides the rest (X7.3).
struct CheckedModel {
    std::string projectName;
    RulesLevel rules = RulesLevel::extended;
    Vocabulary vocabulary;
    ColumnLayout layout;
    Language language;
    std::vector<CheckedClass> classes; ///< in load order; sorted ids are in classNames
    std::map<std::string, ClassIndex, std::less<>> classNames;
    std::vector<std::string> stackingNames; ///< [0] is empty: none
    std::vector<std::string> texts;         ///< constants of text properties
    std::vector<CheckedScenario> scenarios;
    std::string defaultScenario;
    /// Growth of each meter, in the order of vocabulary.meters() (E8.2); null where its text has errors.
    std::vector<std::shared_ptr<const TypedExpression>> growth;
    std::map<std::string, std::string, std::less<>> strings; ///< of the project's language
    std::vector<std::shared_ptr<const SourceText>> files;    ///< by FileId

    std::optional<ClassIndex> findClass(std::string_view id) const;
    const CheckedScenario* findScenario(std::string_view id) const;
    /// "buildings.xml:12:3", or empty for a place in no file.
    std::string placeText(Location where) const;
};

} // namespace orrery::engine
