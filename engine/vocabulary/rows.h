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

// What the evaluators of a row work on; declared in rules/condition_call.h and turn/effect_call.h.
struct ConditionCall;
struct EffectCall;
struct OrderCall;
struct WatchCall;
struct ActionCall;
// What statements of scenarios are read and carried out with: content/element_rows.h, check/checked_rows.h,
// check/statements.h, universe/scenario_setting.h.
struct ElementSpec;
struct CheckedStatement;
class StatementReading;
class TableSetter;
struct Verdict;
class Bitmap;
struct TruthSet;
using Row = std::uint32_t;
enum class Builtin : std::uint16_t; // vocabulary/column_layout.h

/// What may be written in a parameter.
enum class ParameterKind : std::uint8_t {
    number,        ///< a number expression
    boolean,       ///< a truth expression
    value,         ///< an expression of any format
    enumerator,    ///< a value of the enumeration `of`, or a property of the source (E7.4)
    objectClass,   ///< the id of a class (of type `of`, where given), or `Source.class`
    objectType,    ///< the id of a type, or `Source.type`
    meter,         ///< the id of a meter; constant
    resource,      ///< the id of a resource; constant
    empire,        ///< `source`, `none`, an empire's id, or an expression that gives an object
    choice,        ///< one of `choices`; constant
    integer,       ///< a whole number; constant
    name,          ///< a word of the designer's own; constant
    text,          ///< free text; constant
    message,       ///< text with expressions in braces: "Population of {name} is {Population}"
    property,      ///< the id of a property; constant
    propertyValue, ///< a value in the format of the property that the parameter `of` names: numbers and truths by any
                   ///< expression, all else by a constant or a property of the source (E7.4)
    objectName,    ///< the name of an object of the scenario, or another way to refer to one (S3); constant
    occurrence,    ///< the id of an occurrence that a vocabulary declares; constant: its kind
};

/// Whether any expression may stand there, so that it may be written in elements too; what it reads need not be of the
/// source, and stays missing where it is (E7.4 speaks of the others).
constexpr bool isFreeExpression(ParameterKind kind) {
    return kind == ParameterKind::number || kind == ParameterKind::boolean || kind == ParameterKind::value;
}

/// One parameter of a condition or effect: an XML attribute.
struct ParameterSpec {
    std::string_view name{};
    ParameterKind kind = ParameterKind::number;
    std::string_view of{}; ///< enumeration id, or type id of a class
    std::span<const std::string_view> choices{};
    std::string_view fallback{}; ///< the default, as it would be written; empty: none
    bool required = false;
    std::string_view anyOf{}; ///< of the parameters of a row that share this word, at least one must be given
    double minimum = -1e15;   ///< for constants; outside is an error
    double maximum = 1e15;
    std::string_view label{};
    std::string_view help{};
};

enum class ChildRule : std::uint8_t { none, one, many };

/// What a condition takes of the source itself, beyond what its parameters read. Sources that agree in it, and in the
/// values of the parameters, share one answer.
enum class SourceUse : std::uint8_t {
    nothing,
    place,    ///< where it is
    viewers,  ///< with whose eyes it sees (E5.13): its owners, or itself where it has none
    identity, ///< which object it is
};

/// One kind of condition: everything the program knows about it (E5). The evaluators must agree; a test compares them
/// for every row.
struct ConditionSpec {
    std::string_view tag{};
    std::string_view label{};
    std::string_view help{};
    std::string_view requirement{}; ///< "E5.7"
    std::string_view example{};     ///< an element that loads without a diagnostic
    std::span<const ParameterSpec> parameters{};
    ChildRule children = ChildRule::none;
    bool asksSameObject = false; ///< the children are asked of the same candidate (and, or, not), not of other objects
    SourceUse sourceUse = SourceUse::nothing;
    std::span<const Builtin> sourceBuiltins{}; ///< columns that it reads of the source
    std::string_view meter{};                  ///< the meter whose current value it tests, by id, where none is given
    std::string_view property{};         ///< the property that it tests, looked up through attachment (E4.4), by id
    std::string_view secondProperty{};   ///< one more, where it tests two
    std::span<const Builtin> builtins{}; ///< columns that it reads of candidates, beside those of its parameters
    bool readsLanes = false;
    bool readsTurn = false;
    bool readsVisibility = false; ///< asks who sees what, so that it has to be found (E5.13)
    bool readsChance = false;     ///< draws a number for each candidate (E5.10)
    /// Over all rows of `among` at once: fills yes and missing, within `among`.
    void (*set)(const ConditionCall& call, const Bitmap& among, TruthSet& out) = nullptr;
    /// The rows that match, ascending, where a short list of them is at hand; null elsewhere, and then `set` is asked.
    const std::vector<Row>* (*few)(const ConditionCall& call) = nullptr;
    /// For one candidate. With `why`, also says what was compared with what (I4.5).
    Truth (*one)(const ConditionCall& call, Row candidate, Verdict* why) = nullptr;
};

/// What stands inside an effect, in an element of its own.
enum class BlockContent : std::uint8_t { conditions, effects };

/// One element inside an effect: conditions that it asks, or effects that it makes fire.
struct BlockSpec {
    std::string_view tag{}; ///< "then"
    BlockContent content = BlockContent::effects;
    bool required = false;
    std::string_view label{};
    std::string_view help{};
};

/// In the order in which changes to one meter are applied within a level (E7.8).
enum class MeterOperation : std::uint8_t { none, set, add, multiply, divide, raise, lower };

/// What the timeline does for an effect that changes nothing by itself.
enum class TimelineWork : std::uint8_t {
    none,         ///< `fire` says what is to change
    branch,       ///< fires the block that its conditions choose for each object (E3.29)
    delay,        ///< puts its block off (T13)
    await,        ///< fires its block the next time that something happens (T13)
    prevent,      ///< the occurrence that is answered does not happen (T8)
    substitute,   ///< its block happens in place of it (T25)
    changeAmount, ///< its amount is added to the one that is about to change (T10)
    raise,        ///< an occurrence of the vocabulary happens to the object
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
    std::string_view amount{};                       ///< the parameter that holds the amount, where there is one
    std::span<const BlockSpec> blocks{};             ///< what stands inside it; most have none
    bool ofResponse = false; ///< means something only as the answer to a trigger (prevent, substitute, change-amount)
    bool isNegation = false; ///< makes the occurrence not happen: its group answers in step A (T6)
    bool reachesOwners = false; ///< acts on empires, through what they own: also through what has left the game (T15)
    TimelineWork timeline = TimelineWork::none;
    /// Why the effect cannot fire on this object ("has no star colour"; E2.5); empty where it can. Null: always can.
    PhraseView (*unable)(const EffectCall& call, Row target) = nullptr;
    /// Says what is to change, on all rows of the call's scope at once, in the call's proposal. Null for meter effects,
    /// and for those that the timeline itself carries out (`timeline`).
    void (*fire)(const EffectCall& call) = nullptr;
};

/// Where in an occurrence a response stands (T3, T4).
enum class Timing : std::uint8_t { before, when, after };

/// One kind of occurrence (T): a thing that happens to an object, or a point of the turn.
struct OccurrenceSpec {
    std::string_view id{};
    std::string_view label{};
    std::string_view help{};
    std::string_view requirement{};
    std::string_view example{};            ///< a trigger that loads without a diagnostic
    const ParameterSpec* detail = nullptr; ///< what a trigger may narrow it down to: a property, a resource
    bool isPoint = false;                  ///< a point of the turn: happens whether or not anything does (T2)
    bool hasAmount = false;                ///< a change of a number, which responses may change (T10)
    bool isChoice = false;                 ///< its `when` comes before its outcome (T19)
    bool canBePrevented = true;            ///< points cannot (T25)
};

/// One kind of order that an empire gives (E8.6).
struct OrderSpec {
    std::string_view tag{}; ///< the element of the scenario: "move-order"
    std::string_view label{};
    std::string_view help{};
    std::string_view requirement{};
    std::string_view example{};
    std::span<const ParameterSpec> parameters{}; ///< beside `empire` and `turn`
    /// Why it is not allowed, as the rest of a sentence, or empty; then it is carried out.
    Phrase (*refusal)(const OrderCall& call) = nullptr;
    void (*carryOut)(const OrderCall& call) = nullptr;
};

/// The rounds in which the statements of turn 0 act, so that content may name an object before it declares it (S15).
/// A generated galaxy is made after the empires, and capitals are set before the last round.
enum class SetupRound : std::uint8_t { empires, groups, systems, planets, others };

/// One kind of statement of a scenario (S15).
struct StatementSpec {
    std::string_view tag{};
    const ElementSpec* element = nullptr; ///< how it is written: label, help and attributes
    std::string_view requirement{};
    std::string_view example{}; ///< what a scenario says so that it loads without a diagnostic; the statement is last
    SetupRound round = SetupRound::others;
    std::string_view type{}; ///< it makes an object of the default class of this type; empty: of a class that it names
    std::string_view name{}; ///< the attribute that names the object that it makes; empty: it makes none with a name
    std::span<const std::string_view> objects{}; ///< attributes whose objects have to be in the game when it acts
    bool makesObject = false;
    bool makesInitial = false; ///< on turn 0 it makes an initial object (S3), which may be hidden (S8)
    /// Adds the statements that an element means, none where it has errors. Null: one, with all that is written.
    void (*read)(StatementReading& reading) = nullptr;
    void (*apply)(TableSetter& table, const CheckedStatement& statement) = nullptr;
    /// On turn 0, once all that is declared is there. Null: nothing is left to do.
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
    bool isOrdered = false;       ///< takes all six operators, else eq and ne only (S10)
    bool holdsConditions = false; ///< has sub-conditions (count)
    bool readsView = false;       ///< of the local person: not net-safe (S7)
    /// The precondition that fails, as a sentence, or empty (S6).
    Phrase (*precondition)(const WatchCall& call) = nullptr;
    /// The two sides that the operator compares.
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
    bool holdsEffects = false; ///< effects may stand inside it
    bool holdsPages = false;   ///< words stand inside it, with values in braces, on as many pages as there are
    bool readsView = false;
    /// Why it cannot be done now, as a sentence, or empty; then it is.
    Phrase (*unable)(const ActionCall& call) = nullptr;
    void (*act)(const ActionCall& call) = nullptr;
};

// Asked by expressions; what their evaluators work on is declared in program/world.h.
struct RelationCall;

/// What may stand behind the word of a relation.
enum class RelationParameter : std::uint8_t {
    none,
    distance,        ///< a number: `near 100`
    distanceOrJumps, ///< a number, perhaps with `jumps` behind it: `near 2 jumps`
};

/// One relation between objects (X3.2): what an aggregate goes through.
struct RelationSpec {
    std::string_view word{}; ///< as it is written; empty: the relation of everything to everything
    std::string_view label{};
    std::string_view help{};
    std::string_view example{}; ///< an expression that uses it
    RelationParameter parameter = RelationParameter::none;
    std::span<const Builtin> builtins{}; ///< columns that the answer depends on
    bool readsLanes = false;
    /// The related objects that exist, ascending, of whatever type: a list that stays valid until the next call, so
    /// that objects which share it share what is made of it, less the row in `scratch`; or `scratch`, filled.
    std::span<const Row> (*related)(const RelationCall& call, std::vector<Row>& scratch) = nullptr;
};

/// One way to make one value of many (X3.1, X3.3).
struct AggregateSpec {
    std::string_view name{};
    std::string_view label{};
    std::string_view help{};
    std::string_view example{};
    FormatKind takes = FormatKind::number; ///< number or boolean
    bool takesNothing = false;             ///< may stand without anything to aggregate: `count(planets)`
    FormatKind gives = FormatKind::number;
    double empty = 0.0; ///< over nothing
    /// Of at least one value, none of them missing, in the order of the objects. May give what is no number: a fault.
    double (*reduce)(std::span<const double> values) = nullptr;
};

/// One way to modify a variable (V4).
struct ModifierSpec {
    std::string_view name{}; ///< the attribute that holds the value: "add"
    std::string_view label{};
    std::string_view help{};
    std::string_view example{};
    int inherent = 0;         ///< its place among those of one priority (V4.2)
    bool anyFormat = false;   ///< else numbers only (V4.3)
    bool takesFormula = true; ///< else a constant only (V4.6)
    double (*apply)(double value, double parameter) = nullptr;
};

} // namespace orrery::engine
