// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/checked_rows.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

// The conditions of a scenario, and the settings for its runs.
namespace orrery::engine {

/// One operator of a scenario condition (S4).
enum class WatchOperator : std::uint8_t { eq, ne, lt, gt, le, ge };

/// The object that a reference refers to (S3).
enum class ReferenceKind : std::uint8_t {
    nothing,
    subject,    ///< the condition's subject
    direct,     ///< and its direct object
    initial,    ///< an object that the scenario places: also one with a name
    named,      ///< another object that exists when the table is set, by its name
    number,     ///< by its id
    flagship,   ///< of an empire
    controlled, ///< by an empire
    target,     ///< the target of the object that an empire controls
};

struct ObjectReference {
    ReferenceKind kind = ReferenceKind::nothing;
    std::uint32_t number = 0; ///< for an initial object: its index among them; for ReferenceKind::number: the id
    std::string name;         ///< of the object, or of the empire
    Location where;

    bool isGiven() const { return kind != ReferenceKind::nothing; }
};

/// The test of a scenario condition: a type with its parameters, an expression (S9), or a count of such tests (S5).
struct ScenarioWatch {
    const WatchSpec* spec = nullptr; ///< null: `expression`
    WatchOperator comparison = WatchOperator::eq;
    std::vector<CheckedArgument> arguments;  ///< one for each of spec->parameters
    std::vector<ObjectReference> references; ///< likewise: those of kind objectName
    std::vector<ScenarioWatch> of;           ///< of a count
    /// Of the row "expression", evaluated on the game object (S9): one, or none where there is a spec.
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
    /// The group that it fires: its class, and its order there. Effects inside the action are a group of
    /// CheckedScenario::ownClass.
    std::optional<std::pair<std::uint32_t, std::uint32_t>> group;
    std::optional<std::uint32_t> condition; ///< the index of the condition that it enables or disables
    Location where;
    Location head;
};

/// A condition of a scenario, with its actions (S1).
struct ScenarioCondition {
    std::string id; ///< the given id, or "#n"
    bool enabled = true;
    bool persistent = false;
    ScenarioWatch when;
    ObjectReference subject; ///< the object of the actions (S3)
    ObjectReference direct;
    std::vector<CheckedCondition> active; ///< X5.2
    std::vector<ScenarioAction> actions;
    bool isRunnable = true; ///< false: it has errors, and every run ignores it
    Location where;
    Location head;
};

/// A person's decision on a question in a step (T7, T24): the response that goes next, or that the empire passes. A
/// step has several decisions. Each question uses the first unused one that names one of its responses.
struct CheckedDecision {
    std::string group;      ///< of the response: "CLASS/group"
    std::string source;     ///< the object that holds the group, named as in statements
    std::string subject;    ///< the object of the event; empty: none
    bool passes = false;    ///< the empire passes a question whose first offered response is this one
    std::uint32_t turn = 0; ///< used in the step from this turn to the next
    /// For sessions of earlier versions, instead of the response: Question::identity, and the index among the offered
    /// responses.
    std::optional<std::uint64_t> question;
    std::uint32_t choice = 0;
    Location where;

    friend bool operator==(const CheckedDecision&, const CheckedDecision&) = default;
};

/// The way in which the empires of a run make choices (T7, T24).
enum class OrderPolicy : std::uint8_t { byId, list, ask };

/// The local person's view, for the conditions that read it (S7, S11).
struct LocalView {
    std::string screen = "main";
    int line = -1;    ///< none
    int message = -1; ///< the displayed message, or none
    int page = 0;
    std::string zoom = "1:1";
    std::string selected; ///< a reference to an object, or empty
};

struct ScenarioSettings {
    OrderPolicy policy = OrderPolicy::byId;
    std::vector<std::string> order;    ///< for OrderPolicy::list: "CLASS/group", first to last
    bool passesReactions = false;      ///< T24: headless runs pass reactions instead of taking them
    std::vector<std::string> rotation; ///< ids of empires in the order in which they become active; empty: by id
    std::int32_t startTurn = 0;        ///< turns of set-up before time 0 (S13)
    bool legacyStartTime = false;      ///< whether set-up turns count for a third (S13)
    LocalView view;
};

} // namespace orrery::engine
