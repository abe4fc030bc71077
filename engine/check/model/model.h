// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/checked_rows.h"
#include "engine/check/model/class_table.h"
#include "engine/check/model/language.h"
#include "engine/check/model/name_use.h"
#include "engine/check/model/scenario_model.h"
#include "engine/content/parsed_project.h"
#include "engine/text/diagnostic.h"
#include "engine/text/source_text.h"
#include "engine/vocabulary/column_layout.h"
#include "engine/vocabulary/near_names.h"
#include "engine/vocabulary/vocabulary.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace orrery::engine {

using StackingIndex = std::uint32_t; ///< 0: none

/// Which of several effects with one stacking name acts on an object (E7.7).
enum class StackingPolicy : std::uint8_t { first, largest, smallest, average };

enum class RulesLevel : std::uint8_t { strict, extended };

/// The objects whose events a trigger accepts (T1).
enum class TriggerSubject : std::uint8_t {
    any,
    self,   ///< the holder
    source, ///< the object that `Source` refers to
    host,   ///< the object to which the holder is attached
    owned,  ///< objects that share an owner with the source, and these owners
    other,  ///< every object except the holder
    target, ///< for an effect that waits (CheckedEffect::awaits): the object on which it fired
};

/// A trigger of a group: an event, and conditions on its subject (candidate: the subject).
struct CheckedTrigger {
    Timing timing = Timing::after;
    OccurrenceKind kind = 0;
    std::optional<double> detail; ///< the value for OccurrenceSpec::detail: a column's index, or the index of a choice
    TriggerSubject subject = TriggerSubject::any;
    std::vector<CheckedCondition> conditions; ///< all must match
    Location where;
    Location head;
};

inline constexpr std::uint16_t noEffect = 0xFFFF;

/// One effect of a group. Includes the effects in blocks of other effects, in the order of the document.
struct CheckedEffect {
    const EffectSpec* spec = nullptr;
    Location where;
    Location head;
    std::vector<CheckedArgument> arguments;
    int priority = 0;           ///< the effect's own, else the group's (E7.8)
    StackingIndex stacking = 0; ///< E7.5
    bool enabled = true;
    /// Conditions of the row "expression". They must match the source when the group fires; otherwise the effect is
    /// inactive (X5.2).
    std::vector<CheckedCondition> active;
    std::uint16_t parent = noEffect; ///< the index in the group of the effect whose block contains this one
    std::uint8_t block = 0;          ///< the index of that block in the parent's spec->blocks
    /// By index in spec->blocks: the conditions of a block of conditions. All must match.
    std::vector<std::vector<CheckedCondition>> conditions;
    /// For effects that wait for an event (next-time, delay): the events. The first of them fires the block (T13).
    std::vector<CheckedTrigger> awaits;

    const CheckedArgument* argument(std::string_view name) const;
};

/// An amount that a triggered group pays before it acts (T21).
struct CheckedCost {
    ResourceIndex resource = 0;
    CheckedArgument amount; ///< an expression of the source
    Location where;
};

/// The responses of a triggered group: to all events, or only to the first in a turn or game (T13).
enum class AnswerSpan : std::uint8_t { always, firstOfTurn, firstOfGame };

/// A point of the turn at which groups without a trigger may fire instead of in the effects stage (E8.8).
enum class FiringPoint : std::uint8_t {
    effects, ///< the default
    beforeGrowth,
    afterGrowth,
    beforeMovement,
    afterMovement,
    beforeCombat,
    afterCombat,
    beforeProduction,
    afterProduction,
    beforeResearch,
    afterResearch,
    count_
};
/// Returns the point as content writes it: "after-movement".
std::string_view firingPointName(FiringPoint point);

struct CheckedGroup {
    std::string id; ///< as written, or "#n" for the n-th group of its class (from 1)
    ClassIndex owner = 0;
    std::uint32_t order = 0; ///< its index in its class, from 0
    Location where;
    Location head;
    std::string name; ///< resolved text, may be empty
    std::string description;
    bool enabled = true;           ///< false: switched off in content (E2.7)
    bool isRunnable = true;        ///< false: has errors; every run ignores it
    bool hasStackingFault = false; ///< not runnable because of other groups (E7.7)
    bool altersMeters = false;     ///< E2.2
    int priority = 0;
    StackingIndex stacking = 0;               ///< E7.6
    FiringPoint point = FiringPoint::effects; ///< of groups that alter no meters and have no trigger (E8.8)
    std::vector<CheckedTrigger> triggers;     ///< responds to each of them; empty: fires once a turn (T1)
    bool isReaction = false;                  ///< T24
    AnswerSpan answers = AnswerSpan::always;
    std::vector<CheckedCost> costs;
    std::vector<PropertyIndex> runtime; ///< run-time properties that it reads of its source: all must be given (E7.9)
    std::vector<CheckedCondition> activation;
    std::vector<CheckedCondition> include;
    std::vector<CheckedCondition> exclude;
    std::vector<CheckedEffect> effects;

    bool isCalled = false; ///< only an action of a scenario fires it (S8)

    bool isTriggered() const { return !triggers.empty(); }
};

struct CheckedPropertyValue {
    PropertyIndex property = 0;
    double value = noneValue; ///< for text: an index into CheckedModel::texts
    Location where;
};

/// The conditions under which an empire can have a class (X6.3), as two trees.
struct CheckedAvailability {
    /// Tested on the empire, which is also the source; a row "and". Its children are the flag, if it forbids the class;
    /// the classes that must be owned (E5.25); and the conditions of `<available>`. Without a row: no conditions.
    CheckedCondition ofEmpire;
    /// Tested on the object that would hold the new one, with the empire as the source; a row "and". Without a row:
    /// every object matches.
    CheckedCondition ofPlace;
    int flag = -1;      ///< the child of ofEmpire that is the flag, or -1: overridden by a right to the class (E3.9)
    int buildable = -1; ///< the child of ofEmpire for the classes that must be owned, or -1; overridden likewise
};

struct CheckedClass {
    std::string id;
    TypeIndex type = 0;
    bool hasType = true; ///< false: its type is unknown and `type` is meaningless; nothing in the model refers to it
    std::uint32_t duration = 0; ///< turns; 0: no limit
    std::string name;           ///< resolved text, may be empty
    std::string description;
    std::string icon;
    bool visible = true;
    bool isGenerated = false; ///< created for a type whose default class is not in content
    std::vector<std::string> groupings;
    std::vector<ClassIndex> prerequisites;
    std::vector<ClassIndex> unlocks;
    CheckedAvailability availability;
    std::vector<CheckedPropertyValue> properties;
    std::vector<CheckedGroup> groups;
    Location where;
    Location head;
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
    double planets = 3.0; ///< mean number per system
    std::vector<GalaxySpecial> specials;
    std::vector<GalaxyInitial> initials;
    Location where;
};

/// An order of an empire (E8.6), from the scenario or the sandbox. Its objects are looked up when it is applied.
struct CheckedOrder {
    const OrderSpec* spec = nullptr;
    Location where;
    Location head;
    std::uint32_t turn = 0;                 ///< applied in the step from this turn to the next
    std::string empire;                     ///< the empire that gives it
    std::vector<CheckedArgument> arguments; ///< one for each of spec->parameters
};

struct CheckedScenario {
    std::string id;
    std::string name;
    std::string description;
    std::optional<GalaxySpec> galaxy;
    std::vector<CheckedStatement> statements;
    std::vector<CheckedOrder> orders;
    std::vector<CheckedDecision> decisions;    ///< of a person in the sandbox; in the order in which they are used
    std::vector<ScenarioCondition> conditions; ///< S (check/model/scenario_model.h)
    /// A generated class with the type of the game object. Its groups hold the effects of actions.
    std::optional<ClassIndex> ownClass;
    ScenarioSettings settings;
    Location where;
};

/// A project with all names resolved and all expressions typed. Immutable; shared by programs, runs and views. Groups
/// with errors are in it, marked as not runnable, so that one mistake never hides the others (X7.3).
struct CheckedModel {
    std::string projectName;
    RulesLevel rules = RulesLevel::extended;
    Vocabulary vocabulary;
    ColumnLayout layout;
    Language language;
    ClassTable classes; ///< in load order; sorted ids are in classNames
    std::map<std::string, ClassIndex, std::less<>> classNames;
    std::set<std::string, std::less<>> groupings; ///< those that classes name
    std::vector<std::string> stackingNames;       ///< [0] is empty: none
    std::vector<StackingPolicy> stackingPolicies; ///< by StackingIndex
    std::vector<std::string> texts;               ///< constants of text properties
    std::vector<CheckedScenario> scenarios;
    std::string defaultScenario;
    /// Growth of each meter, in the order of vocabulary.meters() (E8.2); null if its text has errors.
    std::vector<std::shared_ptr<const TypedExpression>> growth;
    /// Income of each resource, in the order of vocabulary.resources() (E8.6); null if it has none, or errors.
    std::vector<std::shared_ptr<const TypedExpression>> income;
    std::shared_ptr<const Strings> strings;               ///< of the project's language; null: none
    std::vector<std::shared_ptr<const SourceText>> files; ///< by FileId
    NameUses uses;                                        ///< names in expressions (I3.5) outside of classes
    std::vector<ClassUses> usesOfClasses;                 ///< those in classes
    NameUses* recording = nullptr;        ///< where names are recorded during the check; null afterwards
    NearSearches* nearSearches = nullptr; ///< those of the check that builds the model; null afterwards

    std::optional<ClassIndex> findClass(std::string_view id) const;
    const CheckedScenario* findScenario(std::string_view id) const;
    /// Returns the string of an id; null if there is none.
    const std::string* findString(std::string_view id) const;
    /// Returns "buildings.xml:12:3"; empty for a place that is in no file.
    std::string placeText(Location where) const;
};

} // namespace orrery::engine
