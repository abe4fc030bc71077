// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/phrase.h"
#include "engine/vocabulary/format.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

// Inputs of the rows' evaluators; declared in evaluation/condition_call.h and turn/effect_call.h.
struct ConditionCall;
struct EffectCall;
struct OrderCall;
struct WatchCall;
struct ActionCall;
// Types for reading and applying statements of scenarios, from content/element_rows.h, check/model/checked_rows.h,
// check/scenario/statements.h and universe/scenario_setting.h.
struct ElementSpec;
struct CheckedStatement;
class StatementReading;
class TableSetter;
struct Verdict;
class Bitmap;
struct TruthSet;
using Row = std::uint32_t;
enum class Builtin : std::uint16_t; // vocabulary/column_layout.h

/// The kinds of value that a parameter accepts.
enum class ParameterKind : std::uint8_t {
    number,        ///< a number expression
    boolean,       ///< a truth expression
    value,         ///< an expression of any format
    enumerator,    ///< a value of the enumeration `of`, or a property of the source (E7.4)
    objectClass,   ///< the id of a class (of type `of`, if given), or `Source.class`
    objectType,    ///< the id of a type, or `Source.type`
    meter,         ///< the id of a meter; constant
    resource,      ///< the id of a resource; constant
    empire,        ///< `source`, `none`, an empire's id, or an expression that gives an object
    choice,        ///< one of `choices`; constant
    integer,       ///< a whole number; constant
    name,          ///< a name of the designer's choice; constant
    text,          ///< free text; constant
    message,       ///< text with expressions in braces: "Population of {name} is {Population}"
    property,      ///< the id of a property, of a run-time one if `of` is runtimeProperties; constant
    propertyValue, ///< a value in the format of the property that the parameter `of` names: numbers and truths by any
                   ///< expression, others by a constant or a property of the source (E7.4)
    objectName,    ///< the name of an object of the scenario, or another way to refer to one (S3); constant
    occurrence,    ///< the id of an event that a vocabulary declares; constant: its kind
    // Words that the reader of their element understands: constants, mostly names.
    constant,          ///< a value in the format that the element's attribute `of` names, or that its property has
    alias,             ///< another spelling of the id of its element
    newObject,         ///< the name of the object that the element creates
    object,            ///< the name of an object of the scenario
    system,            ///< the name of a system
    planet,            ///< the name of a planet
    map,               ///< the name of a map
    empireId,          ///< the id of an empire
    owner,             ///< the id of an empire, or `none`
    scenario,          ///< the id of a scenario
    scenarioCondition, ///< the id of a condition of the surrounding scenario
    counter,           ///< a counter of the scenario
    watch,             ///< a type of scenario condition
    group,             ///< CLASS/group
    grouping,          ///< a word that groups classes
    stacking,          ///< the name or number of a stacking; 0: none
    string,            ///< the id of a text, or the text itself
    format,            ///< a format, or the id of an enumeration
    meterSide,         ///< a meter as X, or its maximum as MaxX
    variable,          ///< the name of a variable
    variableScope,     ///< a type, or a sub-scope of one
    initialPlace,      ///< `home`, `owned`, or the id of a type
    hasKind,           ///< a kind for has()
    function,          ///< a function that expressions can call
    aggregate,         ///< an aggregate
    contentFile,       ///< the path of a file of content
    tableFile,         ///< the path of a CSV file
    count_
};

/// ParameterSpec::of for the ids of run-time properties alone (E7.9).
inline constexpr std::string_view runtimeProperties = "runtime";

/// Returns whether the value is a word or a text that the reader of its element understands.
constexpr bool isWord(ParameterKind kind) {
    return kind == ParameterKind::name || kind == ParameterKind::text || kind == ParameterKind::objectName ||
           kind > ParameterKind::occurrence;
}

/// Returns whether the parameter accepts any expression, as text or as elements. It may read more than the source, and
/// missing values stay missing. E7.4 covers the other kinds.
constexpr bool isFreeExpression(ParameterKind kind) {
    return kind == ParameterKind::number || kind == ParameterKind::boolean || kind == ParameterKind::value;
}

/// One parameter of a condition or effect: an XML attribute.
struct ParameterSpec {
    std::string_view name{};
    ParameterKind kind = ParameterKind::number;
    std::string_view of{}; ///< enumeration id, or type id of a class
    std::span<const std::string_view> choices{};
    std::string_view fallback{}; ///< the default, as content writes it; empty: none
    bool required = false;
    bool isList = false;      ///< several of the kind, separated by blanks
    std::string_view anyOf{}; ///< of the parameters of a row that share this word, at least one must be given
    double minimum = -1e15;   ///< for constants; values outside are errors
    double maximum = 1e15;
    std::string_view label{};
    std::string_view help{};
};

enum class ChildRule : std::uint8_t { none, one, many };

/// A condition's use of the source itself, beyond its parameters. Sources that agree in it, and in the values of the
/// parameters, share one result.
enum class SourceUse : std::uint8_t {
    nothing,
    place,    ///< its place
    viewers,  ///< the observers whose sight counts (E5.13): its owners, or itself if it has none
    identity, ///< the object itself
};

/// One kind of condition: everything that the program knows about it (E5). Its evaluators must agree; a test compares
/// them for every row.
struct ConditionSpec {
    std::string_view tag{};
    std::string_view label{};
    std::string_view help{};
    std::string_view requirement{}; ///< "E5.7"
    std::string_view example{};     ///< an element that loads without a diagnostic
    std::span<const ParameterSpec> parameters{};
    ChildRule children = ChildRule::none;
    bool asksSameObject = false; ///< the children test the same candidate (and, or, not), not other objects
    SourceUse sourceUse = SourceUse::nothing;
    std::span<const Builtin> sourceBuiltins{}; ///< columns of the source that it reads
    std::string_view meter{};                  ///< the meter whose current value it tests, by id, if none is given
    std::string_view property{};         ///< id of the property that it tests, looked up through attachment (E4.4)
    std::string_view secondProperty{};   ///< one more, if it tests two
    std::span<const Builtin> builtins{}; ///< columns of candidates that it reads, beside those of its parameters
    bool readsLanes = false;
    bool readsTurn = false;
    bool readsVisibility = false; ///< depends on who sees what, so visibility must be computed (E5.13)
    bool readsChance = false;     ///< draws a number for each candidate (E5.10)
    /// Evaluates all rows of `among` at once: fills yes and missing, within `among`.
    void (*set)(const ConditionCall& call, const Bitmap& among, TruthSet& out) = nullptr;
    /// Returns the rows that match, ascending, if a short list of them is available; otherwise null, and `set` is used.
    const std::vector<Row>* (*few)(const ConditionCall& call) = nullptr;
    /// Evaluates one candidate. With `why`, also records the two values that it compared (I4.5).
    Truth (*one)(const ConditionCall& call, Row candidate, Verdict* why) = nullptr;
};

/// The content of an element inside an effect.
enum class BlockContent : std::uint8_t { conditions, effects };

/// One element inside an effect: conditions that it evaluates, or effects that it fires.
struct BlockSpec {
    std::string_view tag{}; ///< "then"
    BlockContent content = BlockContent::effects;
    bool required = false;
    std::string_view label{};
    std::string_view help{};
};

/// In the order in which changes to one meter apply within a level (E7.8).
enum class MeterOperation : std::uint8_t { none, set, add, multiply, divide, raise, lower };

/// The timeline's task for an effect that changes nothing by itself.
enum class TimelineWork : std::uint8_t {
    none,         ///< `fire` proposes the changes
    branch,       ///< fires the block that its conditions choose for each object (E3.29)
    delay,        ///< delays its block (T13)
    await,        ///< fires its block at the next event of a kind (T13)
    prevent,      ///< cancels the event that it responds to (T8)
    substitute,   ///< replaces that event by its block (T25)
    changeAmount, ///< adds its amount to the amount that is about to change (T10)
    raise,        ///< raises an event of the vocabulary on the object
};

/// One kind of effect (E3).
struct EffectSpec {
    std::string_view tag{};
    std::string_view label{};
    std::string_view help{};
    std::string_view requirement{};
    std::string_view example{};
    std::span<const ParameterSpec> parameters{};
    MeterOperation operation = MeterOperation::none; ///< not none: a meter effect, applied by the meter stage
    bool ofMax = false;                              ///< meter effects: the maximum instead of the current value
    std::string_view amount{};                       ///< the parameter that holds the amount, if there is one
    std::span<const BlockSpec> blocks{};             ///< the elements inside it; most effects have none
    bool ofResponse = false;     ///< valid only in a response to a trigger (prevent, substitute, change-amount)
    std::string_view property{}; ///< the id of the property that it changes, if no parameter names one
    bool isNegation = false;     ///< cancels the event: its group responds in step A (T6)
    bool reachesOwners = false;  ///< acts on empires through objects that they own, including destroyed ones (T15)
    TimelineWork timeline = TimelineWork::none;
    /// Returns why the effect cannot fire on this object ("has no star colour"; E2.5); empty if it can. Null: it always
    /// can.
    PhraseView (*unable)(const EffectCall& call, Row target) = nullptr;
    /// Proposes the changes to all rows of the call's scope at once. Null for meter effects, and for effects that the
    /// timeline applies (`timeline`).
    void (*fire)(const EffectCall& call) = nullptr;
};

/// The timing of a response to an event (T3, T4): before, during (`when`) or after.
enum class Timing : std::uint8_t { before, when, after };

/// One kind of event (T): something that happens to an object, or a point of the turn.
struct OccurrenceSpec {
    std::string_view id{};
    std::string_view label{};
    std::string_view help{};
    std::string_view requirement{};
    std::string_view example{};            ///< a trigger that loads without a diagnostic
    const ParameterSpec* detail = nullptr; ///< what a trigger may restrict it to: a property, a resource
    bool isPoint = false;                  ///< a point of the turn: occurs in every turn (T2)
    bool hasAmount = false;                ///< a change of a number, which responses may change (T10)
    bool isChoice = false;                 ///< its `when` timing precedes its outcome (T19)
    bool canBePrevented = true;            ///< false for points of the turn (T25)
};

/// One kind of order that an empire gives (E8.6).
struct OrderSpec {
    std::string_view tag{}; ///< the element of the scenario: "move-order"
    std::string_view label{};
    std::string_view help{};
    std::string_view requirement{};
    std::string_view example{};
    std::span<const ParameterSpec> parameters{}; ///< besides `empire` and `turn`
    /// Returns why the order is not allowed, as the rest of a sentence; empty: it is allowed, and is applied.
    Phrase (*refusal)(const OrderCall& call) = nullptr;
    void (*carryOut)(const OrderCall& call) = nullptr;
};

/// The rounds in which the statements of turn 0 are applied, so that content may name an object before it declares it
/// (S15). A generated galaxy is created after the empires. Capitals are set before the last round.
enum class SetupRound : std::uint8_t { empires, groups, systems, planets, others };

/// One kind of statement of a scenario (S15).
struct StatementSpec {
    std::string_view tag{};
    const ElementSpec* element = nullptr; ///< its spelling: label, help and attributes
    std::string_view requirement{};
    std::string_view example{}; ///< content of a scenario that loads without a diagnostic; the statement is last
    SetupRound round = SetupRound::others;
    std::string_view type{}; ///< it creates an object of this type's default class; empty: of a class that it names
    std::string_view name{}; ///< the attribute with the created object's name; empty: the object has no name
    std::span<const std::string_view> objects{}; ///< attributes that name objects which must exist when it is applied
    bool makesObject = false;
    bool makesInitial = false; ///< on turn 0 it creates an initial object (S3), which may be hidden (S8)
    /// Adds the statements of an element; none if it has errors. Null: adds one statement with all written attributes.
    void (*read)(StatementReading& reading) = nullptr;
    void (*apply)(TableSetter& table, const CheckedStatement& statement) = nullptr;
    /// Finishes the statement on turn 0, when all declared objects exist. Null: nothing is left to do.
    void (*settle)(TableSetter& table, const CheckedStatement& statement) = nullptr;
};

/// One type of scenario condition (S5).
struct WatchSpec {
    std::string_view type{};
    std::string_view label{};
    std::string_view help{};
    std::string_view requirement{};
    std::string_view example{}; ///< a condition of a scenario that loads without a diagnostic
    std::span<const ParameterSpec> parameters{};
    bool isOrdered = false;       ///< accepts all six operators, else eq and ne only (S10)
    bool holdsConditions = false; ///< has sub-conditions (count)
    bool readsView = false;       ///< reads the local person's view: not net-safe (S7)
    /// Returns the precondition that fails, as a sentence; empty: none (S6).
    Phrase (*precondition)(const WatchCall& call) = nullptr;
    /// Return the two sides that the operator compares.
    double (*observed)(const WatchCall& call) = nullptr;
    double (*wanted)(const WatchCall& call) = nullptr;
};

/// One kind of action of a scenario condition (S8).
struct ActionSpec {
    std::string_view tag{};
    std::string_view label{};
    std::string_view help{};
    std::string_view requirement{};
    std::string_view example{};
    std::span<const ParameterSpec> parameters{};
    bool holdsEffects = false; ///< may contain effects
    bool holdsPages = false;   ///< contains words, with values in braces, on one page or more
    bool readsView = false;
    /// Returns why the action is impossible now, as a sentence; empty: it is possible, and is applied.
    Phrase (*unable)(const ActionCall& call) = nullptr;
    void (*act)(const ActionCall& call) = nullptr;
};

// For expressions; the inputs of their evaluators are declared in program/world.h.
struct RelationCall;

/// The parameter that may follow the word of a relation.
enum class RelationParameter : std::uint8_t {
    none,
    distance,        ///< a number: `near 100`
    distanceOrJumps, ///< a number, perhaps followed by `jumps`: `near 2 jumps`
};

/// One relation between objects (X3.2): the list that an aggregate iterates over.
struct RelationSpec {
    std::string_view word{}; ///< as written; empty: the relation of every object to every object
    std::string_view label{};
    std::string_view help{};
    std::string_view example{}; ///< an expression that uses it
    RelationParameter parameter = RelationParameter::none;
    std::span<const Builtin> builtins{}; ///< columns that the result depends on
    bool readsLanes = false;
    /// Returns the related objects that exist, ascending, of any type: `scratch`, filled, or a list that is valid until
    /// the next call. Objects that share a list share the results computed from it. `scratch` then holds the row to
    /// exclude from it.
    std::span<const Row> (*related)(const RelationCall& call, std::vector<Row>& scratch) = nullptr;
};

/// One way to combine many values into one (X3.1, X3.3).
struct AggregateSpec {
    std::string_view name{};
    std::string_view label{};
    std::string_view help{};
    std::string_view example{};
    FormatKind takes = FormatKind::number; ///< number or boolean
    bool takesNothing = false;             ///< needs no expression to aggregate: `count(planets)`
    FormatKind gives = FormatKind::number;
    double empty = 0.0; ///< the result for no objects
    /// Combines at least one value, none of them missing, in the order of the objects. A result that is not a number is
    /// a fault.
    double (*reduce)(std::span<const double> values) = nullptr;
};

/// One way to modify a variable (V4).
struct ModifierSpec {
    std::string_view name{}; ///< the attribute that holds the value: "add"
    std::string_view label{};
    std::string_view help{};
    std::string_view example{};
    int inherent = 0;         ///< its position among modifiers of one priority (V4.2)
    bool anyFormat = false;   ///< else numbers only (V4.3)
    bool takesFormula = true; ///< else a constant only (V4.6)
    double (*apply)(double value, double parameter) = nullptr;
};

} // namespace orrery::engine
