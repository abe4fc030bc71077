// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/scenario_model.h"

#include <compare>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

// The state and the report of scenario conditions, as the reference of turns stores them (S).
namespace orrery::engine::turn_oracle {

/// Delayed actions (S8): those of a condition from one action on.
struct PutOffActions {
    std::size_t condition = 0;
    std::size_t action = 0;
    std::uint32_t due = 0;
    friend auto operator<=>(const PutOffActions&, const PutOffActions&) = default;
};

/// The state of a scenario in a run between turns.
struct ScenarioMemory {
    std::vector<bool> enabled;              ///< by condition (S1)
    std::map<std::string, double> counters; ///< those that are not 0
    LocalView view;                         ///< S7
    std::vector<int> initials;              ///< ids of the initial objects (S3); -1: still hidden
    int setUp = 0;                          ///< the number of objects when the table was set
    std::vector<PutOffActions> putOff;      ///< in the order in which they were delayed
    bool isOver = false;                    ///< S8
};

/// A check of a condition, or one of its actions.
struct WatchNote {
    std::size_t condition = 0;
    int action = -1;      ///< -1: the condition
    bool isTrue = false;  ///< the condition was met, or the action was applied
    bool isTold = false;  ///< a failed precondition was reported (S6)
    bool isPause = false; ///< S8
    friend auto operator<=>(const WatchNote&, const WatchNote&) = default;
};

struct MessageNote {
    int empire = -1; ///< -1: everybody
    std::vector<std::string> pages;
    friend auto operator<=>(const MessageNote&, const MessageNote&) = default;
};

struct VictoryNote {
    int empire = -1;
    bool isWon = true;
    std::string reason;
    friend auto operator<=>(const VictoryNote&, const VictoryNote&) = default;
};

/// The results of a scenario's conditions in one turn, each list in order of time.
struct ScenarioStory {
    std::vector<WatchNote> watches;
    std::vector<MessageNote> messages;
    std::vector<VictoryNote> victories;
    std::size_t cuts = 0; ///< endless checks that were stopped (S2)
    friend auto operator<=>(const ScenarioStory&, const ScenarioStory&) = default;
};

} // namespace orrery::engine::turn_oracle
