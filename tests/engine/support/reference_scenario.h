// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/scenario_model.h"

#include <compare>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

// What conditions of scenarios remember and tell, in the words of the reference of turns (S).
namespace orrery::engine::turn_oracle {

/// Actions that wait (S8): of a condition, from one of its actions on.
struct PutOffActions {
    std::size_t condition = 0;
    std::size_t action = 0;
    std::uint32_t due = 0;
    friend auto operator<=>(const PutOffActions&, const PutOffActions&) = default;
};

/// What a run of a scenario remembers from turn to turn.
struct ScenarioMemory {
    std::vector<bool> enabled;              ///< by condition (S1)
    std::map<std::string, double> counters; ///< those that are not 0
    LocalView view;                         ///< S7
    std::vector<int> initials;              ///< ids of the initial objects (S3); -1: still hidden
    int setUp = 0;                          ///< how many objects there were when the table was set
    std::vector<PutOffActions> putOff;      ///< in the order in which they were
    bool isOver = false;                    ///< S8
};

/// A condition was asked, or one of its actions came.
struct WatchNote {
    std::size_t condition = 0;
    int action = -1;      ///< -1: the condition
    bool isTrue = false;  ///< it was met; or it was done
    bool isTold = false;  ///< that something did not hold beforehand (S6)
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

/// What came of a scenario's conditions in one turn, all in the order in which it came.
struct ScenarioStory {
    std::vector<WatchNote> watches;
    std::vector<MessageNote> messages;
    std::vector<VictoryNote> victories;
    std::size_t cuts = 0; ///< checks that did not end (S2)
    friend auto operator<=>(const ScenarioStory&, const ScenarioStory&) = default;
};

} // namespace orrery::engine::turn_oracle
