// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/checked_rows.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

// What watches a scenario, and how it is to be run.
namespace orrery::engine {

/// One operator of a scenario condition (S4).
enum class WatchOperator : std::uint8_t { eq, ne, lt, gt, le, ge };

/// What a reference to an object speaks of (S3).
enum class ReferenceKind : std::uint8_t {
    nothing,
    subject,    ///< what the condition names as its subject
    direct,     ///< and as its direct object
    initial,    ///< an object that the scenario places: also one that is named
    named,      ///< another object that is there when the table is set, by its name
    number,     ///< by its id
    flagship,   ///< of an empire
    controlled, ///< by an empire
    target,     ///< what the object that an empire controls aims at
};

struct ObjectReference {
    ReferenceKind kind = ReferenceKind::nothing;
    std::uint32_t number = 0; ///< of an initial object: its place among them; of ReferenceKind::number: the id
    std::string name;         ///< of the object, or of the empire
    Location where;

    bool isGiven() const { return kind != ReferenceKind::nothing; }
};

/// What a scenario condition watches for: a type with its parameters, an expression (S9), or a count of such (S5).
struct ScenarioWatch {
    const WatchSpec* spec = nullptr; ///< null: `expression`
    WatchOperator comparison = WatchOperator::eq;
    std::vector<CheckedArgument> arguments;  ///< one for each of spec->parameters
    std::vector<ObjectReference> references; ///< likewise: those of kind objectName
    std::vector<ScenarioWatch> of;           ///< of a count
    /// Of the row "expression", asked of the game object (S9); one, or none where there is a spec.
    std::vector<CheckedCondition> expression;
    Location where;
    Location head;
};

/// One action of a scenario condition (S8).
struct ScenarioAction {
    const ActionSpec* spec = nullptr;
    std::vector<CheckedArgument> arguments;  ///< one for each of spec->parameters
    std::vector<ObjectReference> references; ///< likewise: those of kind objectName
    std::vector<CheckedArgument> pages;      ///< of a message, of ParameterKind::message
    /// The group that it fires: its class, and its order there. Effects that stand inside the action are a group of
    /// CheckedScenario::ownClass.
    std::optional<std::pair<std::uint32_t, std::uint32_t>> group;
    std::optional<std::uint32_t> condition; ///< the place of the one that it enables or disables
    Location where;
    Location head;
};

/// A condition that watches a scenario and acts (S1).
struct ScenarioCondition {
    std::string id; ///< as written, or "#n"
    bool enabled = true;
    bool persistent = false;
    ScenarioWatch when;
    ObjectReference subject; ///< what the actions act upon (S3)
    ObjectReference direct;
    std::vector<CheckedCondition> active; ///< X5.2
    std::vector<ScenarioAction> actions;
    bool isRunnable = true; ///< false: has errors; it is left alone by every run
    Location where;
    Location head;
};

/// What a person decided where a step asked (T7, T24): the response that goes next, or that the empire passes. Of the
/// decisions for one step, each question takes the first unused one that names one of its responses.
struct CheckedDecision {
    std::string group;      ///< of the response: "CLASS/group"
    std::string source;     ///< the object that holds the group, named as in statements
    std::string subject;    ///< the object that the event happens to; empty: none
    bool passes = false;    ///< the empire passes a question that offers this response first
    std::uint32_t turn = 0; ///< used in the step from this turn to the next
    /// Of sessions that earlier versions wrote, in place of the response: Question::identity, and its place among the
    /// responses offered.
    std::optional<std::uint64_t> question;
    std::uint32_t choice = 0;
    Location where;

    friend bool operator==(const CheckedDecision&, const CheckedDecision&) = default;
};

/// How the empires of a run decide where there is a choice (T7, T24).
enum class OrderPolicy : std::uint8_t { byId, list, ask };

/// What the local person looks at, for the conditions that read it (S7, S11).
struct LocalView {
    std::string screen = "main";
    int line = -1;    ///< none
    int message = -1; ///< the message that is read, or none
    int page = 0;
    std::string zoom = "1:1";
    std::string selected; ///< a reference to an object, or empty
};

struct ScenarioSettings {
    OrderPolicy policy = OrderPolicy::byId;
    std::vector<std::string> order;    ///< of OrderPolicy::list: "CLASS/group", first to last
    bool passesReactions = false;      ///< T24: headless runs pass reactions instead of taking them
    std::vector<std::string> rotation; ///< ids of empires in the order in which they are active; empty: by id
    std::int32_t startTurn = 0;        ///< turns of set-up before time 0 (S13)
    bool legacyStartTime = false;      ///< set-up turns count a third (S13)
    LocalView view;
};

} // namespace orrery::engine
