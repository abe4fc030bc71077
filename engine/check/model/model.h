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

/// The rule that chooses one of several effects with one stacking name for an object (E7.7).
enum class StackingPolicy : std::uint8_t { first, largest, smallest, average };

/// The objects whose events a trigger accepts (T1).
enum class TriggerSubject : std::uint8_t {
    any,
    self,   ///< the holder
    source, ///< the object that `Source` refers to
    host,   ///< the object to which the holder is attached
    owned,  ///< objects that share an owner with the source, and the shared owners
    other,  ///< every object except the holder
    target, ///< for effects that wait (CheckedEffect::awaits): the object on which the effect fired
};

/// A trigger of a group: an event, and conditions on the event's subject, which is their candidate.
struct CheckedTrigger {
    Timing timing = Timing::after;
    OccurrenceKind kind = 0;
    std::optional<double> detail; ///< value for OccurrenceSpec::detail: index of a column or of a choice
    TriggerSubject subject = TriggerSubject::any;
    std::vector<CheckedCondition> conditions; ///< conditions that must all match
    Location where;
    Location head;
};

inline constexpr std::uint16_t noEffect = 0xFFFF;

/// An effect of a group, directly in the group or in a block of another effect. A group lists all of them in document
/// order.
struct CheckedEffect {
    const EffectSpec* spec = nullptr;
    Location where;
    Location head;
    /// The arguments, in the order of spec->parameters. An effect on a meter has none for a parameter without a value.
    std::vector<CheckedArgument> arguments;
    int priority = 0;           ///< priority of the effect itself, otherwise of the group (E7.8)
    StackingIndex stacking = 0; ///< index of the stacking name (E7.5)
    bool enabled = true;
    /// The conditions of the attribute `active`, with the row "expression". The conditions must match the source when
    /// the group fires; otherwise the effect is inactive (X5.2).
    std::vector<CheckedCondition> active;
    std::uint16_t parent = noEffect; ///< index in the group of the effect whose block contains this effect
    std::uint8_t block = 0;          ///< index of that block in the parent's spec->blocks
    /// The conditions in blocks of conditions, by index in spec->blocks. All conditions of a block must match.
    std::vector<std::vector<CheckedCondition>> conditions;
    /// The events for which an effect waits (next-time, delay). The first event fires the block (T13).
    std::vector<CheckedTrigger> awaits;

    const CheckedArgument* argument(std::string_view name) const;
};

/// An amount that a triggered group pays before it acts (T21).
struct CheckedCost {
    ResourceIndex resource = 0;
    CheckedArgument amount; ///< amount, an expression of the source
    Location where;
};

/// The events to which a triggered group responds: all, or only the first event of a turn or game (T13).
enum class AnswerSpan : std::uint8_t { always, firstOfTurn, firstOfGame };

/// The point of the turn at which a group without a trigger fires (E8.8).
enum class FiringPoint : std::uint8_t {
    effects, ///< the effects stage, which is the default
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
/// Returns the name of a point in content: "after-movement".
std::string_view firingPointName(FiringPoint point);

struct CheckedGroup {
    std::string id;        ///< id in the content, or "#n" for the n-th group of its class (from 1)
    std::string chanceKey; ///< attribute `chance-key`; see stableName()
    ClassIndex owner = 0;
    std::uint32_t order = 0; ///< index of the group in its class, from 0
    Location where;
    Location head;
    std::string name; ///< resolved text, may be empty
    std::string description;
    bool enabled = true;           ///< false: content disables the group (E2.7)
    bool isRunnable = true;        ///< false: the group has errors, and every run skips it
    bool hasStackingFault = false; ///< true if the group is not runnable because of other groups (E7.7)
    bool altersMeters = false;     ///< true if the effects of the group alter meters (E2.2)
    int priority = 0;
    StackingIndex stacking = 0; ///< index of the stacking name (E7.6)
    /// Point of the turn, for groups that alter no meters and have no trigger (E8.8).
    FiringPoint point = FiringPoint::effects;
    /// Triggers of the group, which responds to each of them; empty: it fires once a turn (T1).
    std::vector<CheckedTrigger> triggers;
    bool isReaction = false; ///< true if the group is a reaction, which an empire may pass (T24)
    AnswerSpan answers = AnswerSpan::always;
    std::vector<CheckedCost> costs;
    /// Run-time properties of the source that the group reads; all of them must have a value (E7.9).
    std::vector<PropertyIndex> runtime;
    std::vector<CheckedCondition> activation;
    std::vector<CheckedCondition> include;
    std::vector<CheckedCondition> exclude;
    std::vector<CheckedEffect> effects;

    bool isCalled = false; ///< true if only an action of a scenario fires the group (S8)

    /// Returns the name in keys of draws and births, which a rename does not change (E5.10).
    const std::string& stableName() const { return chanceKey.empty() ? id : chanceKey; }
    bool isTriggered() const { return !triggers.empty(); }
};

struct CheckedPropertyValue {
    PropertyIndex property = 0;
    double value = noneValue; ///< value; for text an index into CheckedModel::texts
    Location where;
};

/// The conditions for the availability of a class to an empire (X6.3), as two trees.
struct CheckedAvailability {
    /// The conditions on the empire, which is also the source, as children of a row "and". The children are the flag if
    /// it forbids the class, the classes that the empire must own (E5.25), and the conditions of `<available>`. If
    /// `spec` is null, there are no conditions.
    CheckedCondition ofEmpire;
    /// The conditions on the holder of the new object, as children of a row "and". The source is the empire. If `spec`
    /// is null, every object matches.
    CheckedCondition ofPlace;
    int flag = -1; ///< index of the flag in ofEmpire's children, or -1; an empire with a right to the class ignores the
                   ///< flag (E3.9)
    int buildable = -1; ///< index of the classes that the empire must own in ofEmpire's children, or -1; a right to the
                        ///< class overrides it too
};

struct CheckedClass {
    std::string id;
    std::string chanceKey; ///< attribute `chance-key`; see stableName()
    TypeIndex type = 0;
    bool hasType = true; ///< false: the type of the class is unknown and `type` has no meaning; nothing in the model
                         ///< refers to the class
    std::uint32_t duration = 0; ///< number of turns; 0: no limit
    std::string name;           ///< resolved text, may be empty
    std::string description;
    std::string icon;
    bool visible = true;
    /// True if the checker created the class, because content lacks the default class of a type.
    bool isGenerated = false;
    std::vector<std::string> groupings;
    std::vector<ClassIndex> prerequisites;
    std::vector<ClassIndex> unlocks;
    CheckedAvailability availability;
    std::vector<CheckedPropertyValue> properties;
    std::vector<CheckedGroup> groups;
    Location where;
    Location head;

    /// Returns the name in keys of draws and births, which a rename does not change (E5.10).
    const std::string& stableName() const { return chanceKey.empty() ? id : chanceKey; }
};

struct GalaxySpecial {
    ClassIndex objectClass = 0;
    double probability = 1.0;
    bool ofHome = false;
};

struct GalaxyInitial {
    MeterIndex meter = 0;
    double value = 0.0;
    std::string on; ///< objects that get the value: "home", "owned" or a type's id
};

struct GalaxySpec {
    std::uint64_t seed = 1;
    std::uint32_t systems = 30;
    std::string shape = "disc";
    std::uint32_t empires = 2;
    double planets = 3.0; ///< mean number of planets in a system
    std::vector<GalaxySpecial> specials;
    std::vector<GalaxyInitial> initials;
    Location where;
};

/// An order of an empire (E8.6), from the scenario or the sandbox. The run looks up its objects when it applies the
/// order.
struct CheckedOrder {
    const OrderSpec* spec = nullptr;
    Location where;
    Location head;
    std::uint32_t turn = 0;                 ///< the run applies the order in the step from this turn to the next
    std::string empire;                     ///< empire that gives the order
    std::vector<CheckedArgument> arguments; ///< one argument for each of spec->parameters
};

struct CheckedScenario {
    std::string id;
    std::string chanceKey; ///< attribute `chance-key`; see stableName()
    std::string name;
    std::string description;
    std::optional<GalaxySpec> galaxy;
    std::vector<CheckedStatement> statements;
    std::vector<CheckedOrder> orders;
    std::vector<CheckedDecision> decisions;    ///< decisions of a player in the sandbox, in the order of their use
    std::vector<ScenarioCondition> conditions; ///< conditions of the scenario (check/model/scenario_model.h)
    /// A generated class with the type of the game object. Its groups contain the effects of actions.
    std::optional<ClassIndex> ownClass;
    ScenarioSettings settings;
    Location where;

    /// Returns the name in keys of draws and births, which a rename does not change (E5.10).
    const std::string& stableName() const { return chanceKey.empty() ? id : chanceKey; }
};

/// A project with all names resolved and all expressions typed. Immutable; programs, runs and views share it. Contains
/// groups with errors, marked as not runnable: one mistake never hides other problems (X7.3).
struct CheckedModel {
    std::string projectName;
    Rules rules;
    Vocabulary vocabulary;
    ColumnLayout layout;
    Language language;
    ClassTable classes; ///< classes in load order; classNames has the sorted ids
    std::map<std::string, ClassIndex, std::less<>> classNames;
    std::set<std::string, std::less<>> groupings; ///< groupings that classes name
    std::vector<std::string> stackingNames;       ///< stacking names; [0] is empty and means no name
    std::vector<StackingPolicy> stackingPolicies; ///< policies of the stacking names, by StackingIndex
    std::vector<std::string> texts;               ///< values of text properties
    std::vector<CheckedScenario> scenarios;
    std::string defaultScenario;
    /// The growth of each meter, in the order of vocabulary.meters() (E8.2); null if its expression has errors.
    std::vector<std::shared_ptr<const TypedExpression>> growth;
    /// The income of each resource, in the order of vocabulary.resources() (E8.6). Null if there is none, or if its
    /// expression has errors.
    std::vector<std::shared_ptr<const TypedExpression>> income;
    std::shared_ptr<const Strings> strings;               ///< strings in the project's language; null: none
    std::vector<std::shared_ptr<const SourceText>> files; ///< source texts, by FileId
    NameUses uses;                                        ///< names in expressions outside of classes (I3.5)
    std::vector<ClassUses> usesOfClasses;                 ///< names in the expressions of classes
    NameUses* recording = nullptr;                        ///< receives names during the check; null afterwards
    /// Searches for similar names in the check that builds the model; null afterwards.
    NearSearches* nearSearches = nullptr;

    std::optional<ClassIndex> findClass(std::string_view id) const;
    const CheckedScenario* findScenario(std::string_view id) const;
    /// Returns the string of an id; null if there is none.
    const std::string* findString(std::string_view id) const;
    /// Returns a place as text: "buildings.xml:12:3". Returns an empty text for a place in no file.
    std::string placeText(Location where) const;
};

} // namespace orrery::engine
