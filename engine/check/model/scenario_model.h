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

/// The comparison operator of a scenario condition (S4).
enum class WatchOperator : std::uint8_t { eq, ne, lt, gt, le, ge };

/// The object that a reference refers to (S3).
enum class ReferenceKind : std::uint8_t {
    nothing,
    subject,    ///< the subject of the condition
    direct,     ///< the direct object of the condition
    initial,    ///< an object that the scenario places, with or without a name
    named,      ///< another object that exists at the start of the scenario, by its name
    number,     ///< an object, by its id
    flagship,   ///< the flagship of an empire
    controlled, ///< the object that an empire controls
    target,     ///< the target of the object that an empire controls
};

struct ObjectReference {
    ReferenceKind kind = ReferenceKind::nothing;
    /// Index of an initial object among all initial objects; for ReferenceKind::number the id.
    std::uint32_t number = 0;
    std::string name; ///< name of the object, or id of the empire
    Location where;

    bool isGiven() const { return kind != ReferenceKind::nothing; }
};

/// The test of a scenario condition: a watch with parameters, an expression (S9), or a count of such tests (S5).
struct ScenarioWatch {
    const WatchSpec* spec = nullptr; ///< row of the watch; null: `expression` is the test
    WatchOperator comparison = WatchOperator::eq;
    std::vector<CheckedArgument> arguments;  ///< one argument for each of spec->parameters
    std::vector<ObjectReference> references; ///< one for each of spec->parameters, given for the kind objectName
    std::vector<ScenarioWatch> of;           ///< the tests that a count counts
    /// The condition of the row "expression", which the run evaluates on the game object (S9). One condition if `spec`
    /// is null, otherwise none.
    std::vector<CheckedCondition> expression;
    Location where;
    Location head;
};

/// One action of a scenario condition (S8).
struct ScenarioAction {
    const ActionSpec* spec = nullptr;
    std::vector<CheckedArgument> arguments;  ///< one argument for each of spec->parameters
    std::vector<ObjectReference> references; ///< one for each of spec->parameters, given for the kind objectName
    std::vector<CheckedArgument> pages;      ///< pages of a message, of ParameterKind::message
    /// The group that the action fires: its class, and its index in the class. Effects inside the action are a group of
    /// CheckedScenario::ownClass.
    std::optional<std::pair<std::uint32_t, std::uint32_t>> group;
    std::optional<std::uint32_t> condition; ///< index of the condition that the action enables or disables
    Location where;
    Location head;
};

/// A condition of a scenario, with its actions (S1).
struct ScenarioCondition {
    std::string id;        ///< id in the content, or "#n" for the n-th condition
    std::string chanceKey; ///< attribute `chance-key`; see stableName()
    bool enabled = true;
    bool persistent = false;
    ScenarioWatch when;
    ObjectReference subject; ///< object of the actions (S3)
    ObjectReference direct;
    std::vector<CheckedCondition> active; ///< conditions of the attribute `active` (X5.2)
    std::vector<ScenarioAction> actions;
    bool isRunnable = true; ///< false: the condition has errors, and every run skips it
    Location where;
    Location head;

    /// Returns the name in keys of draws and births, which a rename does not change (E5.10).
    const std::string& stableName() const { return chanceKey.empty() ? id : chanceKey; }
};

/// A player's decision in a step (T7, T24): the response that goes next, or that the empire passes. A step can have
/// several decisions. Each choice in the step uses the first unused decision that names one of the offered responses.
struct CheckedDecision {
    std::string group;      ///< group of the response: "CLASS/group"
    std::string source;     ///< object that holds the group, with its name in statements
    std::string subject;    ///< object of the event; empty: none
    bool passes = false;    ///< true if the empire passes; the response is then the first offered one
    std::uint32_t turn = 0; ///< the run uses the decision in the step from this turn to the next
    /// The form of decisions in sessions of earlier versions, instead of the response: Question::identity, and the
    /// index of the response among the offered responses.
    std::optional<std::uint64_t> question;
    std::uint32_t choice = 0;
    Location where;

    friend bool operator==(const CheckedDecision&, const CheckedDecision&) = default;
};

/// The way in which the empires of a run make decisions (T7, T24).
enum class OrderPolicy : std::uint8_t { byId, list, ask };

/// The view of the local player, for conditions that read it (S7, S11).
struct LocalView {
    std::string screen = "main";
    int line = -1;    ///< number of the line; -1: none
    int message = -1; ///< number of the displayed message; -1: none
    int page = 0;
    std::string zoom = "1:1";
    std::string selected; ///< a reference to an object, or empty
};

struct ScenarioSettings {
    OrderPolicy policy = OrderPolicy::byId;
    std::vector<std::string> order;    ///< groups for OrderPolicy::list, first to last: "CLASS/group"
    bool passesReactions = false;      ///< true if headless runs pass reactions instead of taking them (T24)
    std::vector<std::string> rotation; ///< ids of empires in the order in which they become active; empty: by id
    std::int32_t startTurn = 0;        ///< number of setup turns before time 0 (S13)
    bool legacyStartTime = false;      ///< true if a setup turn counts a third (S13)
    LocalView view;
};

} // namespace orrery::engine
