// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/checked_rows.h"

#include <cstdint>
#include <string>
#include <vector>

// What watches a scenario, and how it is to be run.
namespace orrery::engine {

/// One operator of a scenario condition (S4).
enum class WatchOperator : std::uint8_t { eq, ne, lt, gt, le, ge };

/// What a scenario condition watches for: a type with its parameters, an expression (S9), or a count of such (S5).
struct ScenarioWatch {
    const WatchSpec* spec = nullptr; ///< null: `expression`
    WatchOperator comparison = WatchOperator::eq;
    std::vector<CheckedArgument> arguments; ///< one for each of spec->parameters
    std::vector<ScenarioWatch> of;          ///< of a count
    CheckedArgument expression;             ///< a truth, asked of the game object (S9)
    Location where;
    Location head;
};

/// One action of a scenario condition (S8).
struct ScenarioAction {
    const ActionSpec* spec = nullptr;
    std::vector<CheckedArgument> arguments;
    std::uint32_t delay = 0; ///< turns that pass before it and those after it happen
    int group = -1;          ///< where effects stand in it: their group, among those of CheckedScenario::ownClass
    Location where;
    Location head;
};

/// A condition that watches a scenario and acts (S1).
struct ScenarioCondition {
    std::string id; ///< as written, or "#n"
    bool enabled = true;
    bool persistent = false;
    ScenarioWatch when;
    std::string subject; ///< a reference to an object (S3), or empty
    std::string direct;
    std::vector<CheckedCondition> active; ///< X5.2
    std::vector<ScenarioAction> actions;
    Location where;
    Location head;
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
