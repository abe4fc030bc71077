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
enum class Builtin : std::uint16_t; // defined in vocabulary/column_layout.h

/// The kinds of value that a parameter accepts.
enum class ParameterKind : std::uint8_t {
    number,        ///< a number expression
    boolean,       ///< a boolean expression
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
    propertyValue, ///< a value in the format of the property that the parameter `of` names: numbers and booleans as any
                   ///< expression, others as a constant or a property of the source (E7.4)
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
    colour,            ///< a colour, as #rrggbb
    count_
};

/// The value of ParameterSpec::of for parameters that take only ids of run-time properties (E7.9).
inline constexpr std::string_view runtimeProperties = "runtime";

/// Returns whether the value is a word or a text that the reader of its element understands.
constexpr bool isWord(ParameterKind kind) {
    return kind == ParameterKind::name || kind == ParameterKind::text || kind == ParameterKind::objectName ||
           kind > ParameterKind::occurrence;
}

/// Returns whether the parameter accepts any expression, as text or as elements. Such an expression may read more than
/// the source, and a missing value stays missing. Expressions of other kinds read only the source (E7.4).
constexpr bool isFreeExpression(ParameterKind kind) {
    return kind == ParameterKind::number || kind == ParameterKind::boolean || kind == ParameterKind::value;
}

/// One parameter of a condition or effect: an XML attribute.
struct ParameterSpec {
    std::string_view name{};
    ParameterKind kind = ParameterKind::number;
    std::string_view of{}; ///< id of the enumeration, or of the class's type
    std::span<const std::string_view> choices{};
    std::string_view fallback{}; ///< the default, as content writes it; empty: none
    bool required = false;
    bool isList = false;      ///< true for a list of such values, separated by blanks
    std::string_view anyOf{}; ///< group of parameters; a row needs at least one parameter of each group
    double minimum = -1e15;   ///< minimum of constants; values out of bounds are errors
    double maximum = 1e15;
    std::string_view label{};
    std::string_view help{};
};

enum class ChildRule : std::uint8_t { none, one, many };

/// The part of the source that a condition reads, in addition to its parameters. Sources that agree in this part, and
/// in the values of the parameters, share one result.
enum class SourceUse : std::uint8_t {
    nothing,
    place,    ///< the place of the source
    viewers,  ///< the observers whose sight counts (E5.13): the source's owners, or the source itself if it has none
    identity, ///< the source itself
};

/// All data about one kind of condition (E5). Its evaluators must agree; a test compares them for every row.
struct ConditionSpec {
    std::string_view tag{};
    std::string_view label{};
    std::string_view help{};
    std::string_view sentence{};    ///< pattern of its sentence; see sentencePieces()
    std::string_view requirement{}; ///< "E5.7"
    std::string_view example{};     ///< an element that loads without a diagnostic
    std::span<const ParameterSpec> parameters{};
    ChildRule children = ChildRule::none;
    /// True if the children test the same candidate (and, or, not) instead of other objects.
    bool asksSameObject = false;
    SourceUse sourceUse = SourceUse::nothing;
    std::span<const Builtin> sourceBuiltins{}; ///< columns of the source that the condition reads
    std::string_view meter{};            ///< id of the meter whose current value it tests, if no parameter names one
    std::string_view property{};         ///< id of the property that it tests, searched through attachment (E4.4)
    std::string_view secondProperty{};   ///< id of a second property that it tests; empty: none
    std::span<const Builtin> builtins{}; ///< columns of candidates that it reads, except those of its parameters
    bool readsLanes = false;
    bool readsTurn = false;
    bool readsVisibility = false; ///< true if it depends on visibility, which the turn must then compute (E5.13)
    bool readsChance = false;     ///< true if it draws a random number for each candidate (E5.10)
    /// Evaluates all candidates in `among` at once: fills `yes` and `missing` with rows of `among`.
    void (*set)(const ConditionCall& call, const Bitmap& among, TruthSet& out) = nullptr;
    /// Returns the matching rows, ascending, if a short list of them is available. Otherwise returns null, and the
    /// caller uses `set`.
    const std::vector<Row>* (*few)(const ConditionCall& call) = nullptr;
    /// Evaluates one candidate. With `why`, also stores the two values that it compares (I4.5).
    Truth (*one)(const ConditionCall& call, Row candidate, Verdict* why) = nullptr;
};

/// The content of an element inside an effect.
enum class BlockContent : std::uint8_t { conditions, effects };

/// One element inside an effect: conditions that the effect evaluates, or effects that it fires.
struct BlockSpec {
    std::string_view tag{}; ///< "then"
    BlockContent content = BlockContent::effects;
    bool required = false;
    std::string_view label{};
    std::string_view help{};
    std::string_view sentence{}; ///< pattern of its sentence; see sentencePieces()
};

/// The operation of a meter effect. Within a level, operations change a meter in this order (E7.8).
enum class MeterOperation : std::uint8_t { none, set, add, multiply, divide, raise, lower };

/// The timeline's task for an effect that changes nothing by itself.
enum class TimelineWork : std::uint8_t {
    none,         ///< no task: `fire` proposes the changes
    branch,       ///< fires the block that its conditions choose for each object (E3.29)
    delay,        ///< delays its block (T13)
    await,        ///< fires its block at the next event of a kind (T13)
    prevent,      ///< cancels the event that it responds to (T8)
    substitute,   ///< replaces that event by its block (T25)
    changeAmount, ///< adds its amount to the amount that is about to change (T10)
    raise,        ///< raises an event of the vocabulary on the object
};

/// All data about one kind of effect (E3).
struct EffectSpec {
    std::string_view tag{};
    std::string_view label{};
    std::string_view help{};
    std::string_view sentence{}; ///< pattern of its sentence; see sentencePieces()
    std::string_view requirement{};
    std::string_view example{};
    std::span<const ParameterSpec> parameters{};
    /// Operation of a meter effect, which the meter stage applies; none for other effects.
    MeterOperation operation = MeterOperation::none;
    bool ofMax = false;                  ///< true if a meter effect changes the maximum instead of the current value
    std::string_view amount{};           ///< parameter that holds the amount; empty: none
    std::span<const BlockSpec> blocks{}; ///< elements inside it; most effects have none
    bool ofResponse = false;     ///< true if valid only in a response to a trigger (prevent, substitute, change-amount)
    std::string_view property{}; ///< id of the property that it changes, if no parameter names one
    bool isNegation = false;     ///< true if it cancels the event; its group then responds in step A (T6)
    bool reachesOwners = false;  ///< true if it acts on empires through their objects, even destroyed ones (T15)
    TimelineWork timeline = TimelineWork::none;
    /// Returns why the effect cannot fire on this object ("has no star colour"; E2.5); empty if it can. A null pointer
    /// means that it always can.
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
    std::string_view example{}; ///< a trigger that loads without a diagnostic
    /// Attribute of a trigger that selects some of these events, by a property or a resource. Null: none.
    const ParameterSpec* detail = nullptr;
    bool isPoint = false;       ///< true for a point of the turn, which occurs in every turn (T2)
    bool hasAmount = false;     ///< true for a change of a number, which responses may change (T10)
    bool isChoice = false;      ///< true if its `when` timing precedes its outcome (T19)
    bool canBePrevented = true; ///< false for points of the turn (T25)
};

/// One kind of order that an empire gives (E8.6).
struct OrderSpec {
    std::string_view tag{}; ///< the element of the scenario: "move-order"
    std::string_view label{};
    std::string_view help{};
    std::string_view sentence{}; ///< pattern of its sentence; see sentencePieces()
    std::string_view requirement{};
    std::string_view example{};
    std::span<const ParameterSpec> parameters{}; ///< parameters in addition to `empire` and `turn`
    /// Returns why the order is not allowed, as the rest of a sentence; empty if it is allowed.
    Phrase (*refusal)(const OrderCall& call) = nullptr;
    void (*carryOut)(const OrderCall& call) = nullptr;
};

/// The rounds in which the setup applies the statements of turn 0 (S15). So content may name an object before it
/// declares it. The setup creates a generated galaxy after the empires, and sets capitals before the last round.
enum class SetupRound : std::uint8_t { empires, groups, systems, planets, others };

/// One kind of statement of a scenario (S15).
struct StatementSpec {
    std::string_view tag{};
    const ElementSpec* element = nullptr; ///< element that writes the statement, with label, help and attributes
    std::string_view requirement{};
    std::string_view example{}; ///< content of a scenario that loads without a diagnostic; the statement is last
    SetupRound round = SetupRound::others;
    /// Type of the created object, which gets the type's default class. Empty: the statement names a class.
    std::string_view type{};
    std::string_view name{}; ///< attribute with the created object's name; empty: the object has no name
    std::span<const std::string_view> objects{}; ///< attributes that name objects that must already exist
    bool makesObject = false;
    bool makesInitial = false; ///< true if it creates an initial object on turn 0 (S3), which may be hidden (S8)
    bool holds = false;        ///< true if its values win over every write up to the turn `until` (I4.8)
    /// Adds the statements of an element; none if it has errors. Null: adds one statement with all written attributes.
    void (*read)(StatementReading& reading) = nullptr;
    void (*apply)(TableSetter& table, const CheckedStatement& statement) = nullptr;
    /// Finishes the statement on turn 0, when all declared objects exist. Null if nothing is left to do.
    void (*settle)(TableSetter& table, const CheckedStatement& statement) = nullptr;
};

/// One type of scenario condition (S5).
struct WatchSpec {
    std::string_view type{};
    std::string_view label{};
    std::string_view help{};
    std::string_view sentence{}; ///< pattern of its sentence; see sentencePieces()
    std::string_view requirement{};
    std::string_view example{}; ///< a condition of a scenario that loads without a diagnostic
    std::span<const ParameterSpec> parameters{};
    bool isOrdered = false;       ///< true if it accepts all six operators; otherwise only eq and ne (S10)
    bool holdsConditions = false; ///< true if it has sub-conditions (count)
    bool readsView = false;       ///< true if it reads the local player's view, which is not net-safe (S7)
    /// Returns the precondition that fails, as a sentence; empty if none fails (S6).
    Phrase (*precondition)(const WatchCall& call) = nullptr;
    /// Return the two values that the operator compares.
    double (*observed)(const WatchCall& call) = nullptr;
    double (*wanted)(const WatchCall& call) = nullptr;
};

/// One kind of action of a scenario condition (S8).
struct ActionSpec {
    std::string_view tag{};
    std::string_view label{};
    std::string_view help{};
    std::string_view sentence{}; ///< pattern of its sentence; see sentencePieces()
    std::string_view requirement{};
    std::string_view example{};
    std::span<const ParameterSpec> parameters{};
    bool holdsEffects = false; ///< true if it may contain effects
    bool holdsPages = false;   ///< true if it contains a message of one or more pages, with values in braces
    bool readsView = false;
    /// Returns why the action is impossible now, as a sentence; empty if it is possible.
    Phrase (*unable)(const ActionCall& call) = nullptr;
    void (*act)(const ActionCall& call) = nullptr;
};

// Rows for expressions. program/world.h declares the inputs of their evaluators.
struct RelationCall;

/// The parameter that may follow the word of a relation.
enum class RelationParameter : std::uint8_t {
    none,
    distance,        ///< a number: `near 100`
    distanceOrJumps, ///< a number, perhaps followed by `jumps`: `near 2 jumps`
};

/// One relation between objects (X3.2): the list that an aggregate iterates over.
struct RelationSpec {
    std::string_view word{}; ///< word in expressions; empty: the relation of every object to every object
    std::string_view label{};
    std::string_view help{};
    std::string_view example{}; ///< an expression that uses it
    RelationParameter parameter = RelationParameter::none;
    std::span<const Builtin> builtins{}; ///< columns that the result depends on
    bool readsLanes = false;
    /// Returns the existing related objects of any type, ascending. The result is the filled `scratch`, or a shared
    /// list that is valid until the next call. Objects with the same shared list share the results computed from it.
    /// `scratch` then contains the row to exclude from the list.
    std::span<const Row> (*related)(const RelationCall& call, std::vector<Row>& scratch) = nullptr;
};

/// One way to combine many values into one (X3.1, X3.3).
struct AggregateSpec {
    std::string_view name{};
    std::string_view label{};
    std::string_view help{};
    std::string_view example{};
    FormatKind takes = FormatKind::number; ///< format of the values: number or boolean
    bool takesNothing = false;             ///< true if it needs no expression to aggregate: `count(planets)`
    FormatKind gives = FormatKind::number;
    double empty = 0.0; ///< result for no objects
    /// Combines at least one value, none of them missing, in the order of the objects. A result that is not a number
    /// causes an EvaluationFault.
    double (*reduce)(std::span<const double> values) = nullptr;
};

/// One way to modify a variable (V4).
struct ModifierSpec {
    std::string_view name{}; ///< attribute that holds the value: "add"
    std::string_view label{};
    std::string_view help{};
    std::string_view example{};
    int inherent = 0;         ///< position among modifiers of one priority (V4.2)
    bool anyFormat = false;   ///< true for variables of any format; otherwise numbers only (V4.3)
    bool takesFormula = true; ///< true if it takes any expression; otherwise only a constant (V4.6)
    double (*apply)(double value, double parameter) = nullptr;
};

} // namespace orrery::engine
