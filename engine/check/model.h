// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/checked_rows.h"
#include "engine/check/class_table.h"
#include "engine/check/language.h"
#include "engine/check/name_use.h"
#include "engine/check/scenario_model.h"
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

/// Whose occurrences a trigger answers (T1).
enum class TriggerSubject : std::uint8_t {
    any,
    self,   ///< the holder
    source, ///< what `Source` is
    host,   ///< what the holder is attached to
    owned,  ///< what shares an owner with the source, and the owners themselves
    other,  ///< anything but the holder
    target, ///< of what awaits (CheckedEffect::awaits): the object that the effect fired on
};

/// What sets off a triggered group: an occurrence, and conditions of its subject (candidate: the subject).
struct CheckedTrigger {
    Timing timing = Timing::after;
    OccurrenceKind kind = 0;
    std::optional<double> detail; ///< what OccurrenceSpec::detail names: a column's index, an index of a choice
    TriggerSubject subject = TriggerSubject::any;
    std::vector<CheckedCondition> conditions; ///< all must hold
    Location where;
    Location head;
};

inline constexpr std::uint16_t noEffect = 0xFFFF;

/// One effect of a group: of those that stand in another one's block too, in the order of the document.
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
    std::uint16_t parent = noEffect; ///< place in the group of the effect in whose block this one stands
    std::uint8_t block = 0;          ///< which of the parent's spec->blocks
    /// By place in spec->blocks: the conditions of a block of conditions; all must hold.
    std::vector<std::vector<CheckedCondition>> conditions;
    /// Of effects that await an occurrence (next-time, delay): which; more than one: the first of them (T13).
    std::vector<CheckedTrigger> awaits;

    const CheckedArgument* argument(std::string_view name) const;
};

/// What a triggered group pays before it acts (T21).
struct CheckedCost {
    ResourceIndex resource = 0;
    CheckedArgument amount; ///< an expression of the source
    Location where;
};

/// How often a triggered group answers (T13).
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
/// As content writes it: "after-movement".
std::string_view firingPointName(FiringPoint point);

struct CheckedGroup {
    std::string id; ///< as written, or "#n" for the n-th group of its class (from 1)
    ClassIndex owner = 0;
    std::uint32_t order = 0; ///< place in its class, from 0
    Location where;
    Location head;
    std::string name; ///< resolved text, may be empty
    std::string description;
    bool enabled = true;           ///< false: switched off in content (E2.7)
    bool isRunnable = true;        ///< false: has errors; it is left alone by every run
    bool hasStackingFault = false; ///< not runnable because of what other groups are (E7.7)
    bool altersMeters = false;     ///< E2.2
    int priority = 0;
    StackingIndex stacking = 0;               ///< E7.6
    FiringPoint point = FiringPoint::effects; ///< of groups that alter no meters and have no trigger (E8.8)
    std::vector<CheckedTrigger> triggers;     ///< any of them; empty: fires once a turn (T1)
    bool isReaction = false;                  ///< T24
    AnswerSpan answers = AnswerSpan::always;
    std::vector<CheckedCost> costs;
    std::vector<PropertyIndex> runtime; ///< run-time properties that it reads of its source: all must be given (E7.9)
    std::vector<CheckedCondition> activation;
    std::vector<CheckedCondition> include;
    std::vector<CheckedCondition> exclude;
    std::vector<CheckedEffect> effects;

    bool isCalled = false; ///< fires only when an action of a scenario says so (S8)

    bool isTriggered() const { return !triggers.empty(); }
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
    int flag = -1;      ///< the child of ofEmpire that is the flag, or -1: overridden by a right to the class (E3.9)
    int buildable = -1; ///< the child of ofEmpire that says what must be owned before, or -1; likewise
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

/// An order of an empire (E8.6), given in the scenario or in the sandbox. Objects are found when it is carried out.
struct CheckedOrder {
    const OrderSpec* spec = nullptr;
    Location where;
    Location head;
    std::uint32_t turn = 0;                 ///< carried out in the step from this turn to the next
    std::string empire;                     ///< who gives it
    std::vector<CheckedArgument> arguments; ///< one for each of spec->parameters
};

struct CheckedScenario {
    std::string id;
    std::string name;
    std::string description;
    std::optional<GalaxySpec> galaxy;
    std::vector<CheckedStatement> statements;
    std::vector<CheckedOrder> orders;
    std::vector<CheckedDecision> decisions;    ///< of a person at the sandbox; in the order in which they are used
    std::vector<ScenarioCondition> conditions; ///< S (check/scenario_model.h)
    /// A generated class, that of the game object's type, whose groups hold the effects of actions.
    std::optional<ClassIndex> ownClass;
    ScenarioSettings settings;
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
    ClassTable classes; ///< in load order; sorted ids are in classNames
    std::map<std::string, ClassIndex, std::less<>> classNames;
    std::set<std::string, std::less<>> groupings; ///< that classes name
    std::vector<std::string> stackingNames;       ///< [0] is empty: none
    std::vector<StackingPolicy> stackingPolicies; ///< by StackingIndex
    std::vector<std::string> texts;               ///< constants of text properties
    std::vector<CheckedScenario> scenarios;
    std::string defaultScenario;
    /// Growth of each meter, in the order of vocabulary.meters() (E8.2); null where its text has errors.
    std::vector<std::shared_ptr<const TypedExpression>> growth;
    /// Income of each resource, in the order of vocabulary.resources() (E8.6); null where it has none, or errors.
    std::vector<std::shared_ptr<const TypedExpression>> income;
    std::shared_ptr<const Strings> strings;               ///< of the project's language; null: none
    std::vector<std::shared_ptr<const SourceText>> files; ///< by FileId
    NameUses uses;                                        ///< names in expressions (I3.5) outside of classes
    std::vector<ClassUses> usesOfClasses;                 ///< those in classes
    NameUses* recording = nullptr; ///< where they are written down while the model is being made; null ever after
    NearSearches* nearSearches = nullptr; ///< of the check that makes the model; null ever after

    std::optional<ClassIndex> findClass(std::string_view id) const;
    const CheckedScenario* findScenario(std::string_view id) const;
    /// The string of an id; null where there is none.
    const std::string* findString(std::string_view id) const;
    /// "buildings.xml:12:3", or empty for a place in no file.
    std::string placeText(Location where) const;
};

} // namespace orrery::engine
