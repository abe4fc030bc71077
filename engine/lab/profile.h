// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The kinds of rows of a profile (I4.12).
enum class ProfileKind : std::uint8_t {
    turn,  ///< work on the turn as a whole: its record, its hash, the statements
    stage, ///< work of the engine in a stage, without the groups that fire in it
    group,
    shared, ///< a result that several groups or conditions share, with its conditions
    condition,
    effect,
    expression,
    count_
};

inline constexpr std::uint32_t noProfileRow = ~0u;

/// One part of the measured turns, with its time and counts. The counts are the same in each measurement.
struct ProfileRow {
    ProfileKind kind = ProfileKind::turn;
    std::uint32_t parent = noProfileRow; ///< the row that contains this one; it comes earlier
    std::string id{};                    ///< "group:BLD_MINE/dig"; a part adds its number or its parameter
    Phrase text{};                       ///< "BLD_MINE/dig", "Meter value: Population ≥ 5"
    Location where{};                    ///< present place of the XML; without a file for work of the engine
    double own = 0.0;                    ///< seconds of this part, without its parts and without shared results
    double total = 0.0;                  ///< seconds with its parts and its shares of shared results
    std::uint64_t evaluations = 0;       ///< times it was computed; a result that was kept counts once
    std::uint64_t in = 0;      ///< candidates; for a group: holders whose activation was tested; for an effect: objects
    std::uint64_t out = 0;     ///< those that matched, that were active, or on which the effect acted
    std::uint64_t firings = 0; ///< for a group and an effect
    std::uint64_t changes = 0; ///< values that it changed
    std::uint64_t objects = 0; ///< objects of which it changed a value, each once a turn
    /// For a shared result: the rows that use it. Each of them gets the same share of its total.
    std::vector<std::uint32_t> users{};

    /// Returns the seconds for each changed object; nullopt if it changed none.
    std::optional<double> perObject() const {
        return objects == 0 ? std::nullopt : std::optional(total / static_cast<double>(objects));
    }
};

/// A bar of the flame chart: a row, at its place in the calls.
struct ProfileFrame {
    std::uint32_t row = 0;
    std::uint32_t depth = 0;
    double start = 0.0;  ///< seconds from the left end
    double length = 0.0; ///< seconds; of a shared result, the share of the frame below
};

/// The profile of some turns of a run.
struct Profile {
    std::uint32_t first = 0;
    std::uint32_t last = 0;
    double seconds = 0.0; ///< time of the steps by a clock of its own; the totals of the rows add up to it
    std::vector<std::uint64_t> hashes{}; ///< of the computed turns
    Phrase problem{};               ///< why the range ends early: a sentence without a full stop; empty: it does not
    std::vector<ProfileRow> rows{}; ///< a row comes after its parent
    std::vector<ProfileFrame> frames{}; ///< sorted by depth, then from left to right

    /// Returns the seconds of all rows without a parent. Shared results count through their users.
    double sum() const;
};

/// Computes turns of a run again, and measures them. Does not change the run, which may continue meanwhile. The turn
/// before the range is computed first, without measuring, so that caches are as full as in play.
/// @param first, last turns from 1 on; the run knows them
/// @param progress called with each turn before its step, if there is one
/// @return nullopt if stopped
std::optional<Profile> profileTurns(const Session& run, std::uint32_t first, std::uint32_t last,
                                    const std::atomic<bool>* stop = nullptr,
                                    const std::function<void(std::uint32_t turn)>& progress = {});

/// Returns the name of a kind in reports: "group", "shared".
std::string_view profileKindName(ProfileKind kind);

} // namespace orrery::engine
