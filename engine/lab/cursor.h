// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"

#include <cstdint>
#include <optional>
#include <string>

namespace orrery::engine {

/// A place in a run: a turn, and the number of changes of its log that came before.
struct RunPlace {
    std::uint32_t turn = 0;
    std::uint32_t runs = 0;
    friend auto operator<=>(RunPlace, RunPlace) = default;
};

/// The size of a step within a turn (I4.2). Each grain also ends where a coarser one ends.
enum class Grain : std::uint8_t {
    stage,  ///< all changes of a stage, and of one priority in it
    firing, ///< all changes of one firing of a group, or of another cause
    effect, ///< all changes of one effect of a firing
    change, ///< one column, of all objects that change together
    count_
};

/// Returns the place of a session's view. At the end of a turn, this is the place after all of its changes.
RunPlace placeOf(const Session& session);
/// Moves the view to a place. Computes turns as needed. Returns false if stopped, or if the run ends before.
bool goToPlace(Session& session, RunPlace place, const std::atomic<bool>* stop = nullptr);
/// Moves the view forward or back by one step of a grain, into the next or previous turn at a turn's end. Computes the
/// next turn if needed. Returns false if it did not move.
bool stepInside(Session& session, Grain grain, bool isForward, const std::atomic<bool>* stop = nullptr);

/// A change of a turn, in words.
struct CursorText {
    std::uint32_t runs = 0;  ///< number of changes before the place
    std::uint32_t total = 0; ///< number of changes of the turn
    Phrase stage;            ///< "meters, priority 10"
    Phrase cause;            ///< "BLD_MINE/dig", "growth"
    Row holder = noRow;      ///< object whose group fired
    std::string value{};     ///< label of the value: "Max Industry"
    std::size_t objects = 0; ///< number of objects that changed
    Row object = noRow;      ///< the first one
    std::string before{};    ///< its value before and after the change
    std::string after{};
    Location where{}; ///< XML that caused the change, if there is any
};
/// Returns the change that comes last before a place. @return nullopt at the beginning of a turn
std::optional<CursorText> changeBefore(const Session& session, RunPlace place);

} // namespace orrery::engine
