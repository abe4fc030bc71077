// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/scenario_model.h"
#include "engine/runfile/crash_note.h"
#include "engine/runfile/run_file_error.h"
#include "engine/text/source_text.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace orrery::engine {

inline constexpr std::int64_t runFileFormat = 1;
/// The name of the description in a run file, and the start of the names of its content.
inline constexpr std::string_view runDescriptionName = "run.xml";
inline constexpr std::string_view runContentBefore = "content/";

/// The description of a saved run (I4.16): everything but its content.
struct RunDescription {
    std::string program;                ///< version of the program that saved the run
    std::string vocabulary;             ///< hash of the shipped vocabulary; empty: the content does not use it
    std::vector<std::string> files{};   ///< paths of the content
    std::string scenario;               ///< id of the scenario
    std::string scenarioFile;           ///< path of the file that defines it
    std::uint64_t seed = 0;             ///< seed of the run
    std::uint32_t turn = 0;             ///< turn that was shown
    std::optional<LocalView> view{};    ///< view of the local player, if it is not that of the scenario
    std::vector<std::string> actions{}; ///< the run's own statements, orders and decisions, one element each
    /// Hash of each turn, from turn 0 on. Empty only in the report of a crash.
    std::vector<std::uint64_t> hashes{};
    std::optional<CrashNote> crash{}; ///< the end of the program, in the report of a crash (R5.1)

    std::uint32_t last() const { return hashes.empty() ? 0 : static_cast<std::uint32_t>(hashes.size() - 1); }
    /// Returns the last turn to play: in the report of a crash, the turn that the program was computing.
    std::uint32_t lastToPlay() const { return crash ? std::max(crash->turn.value_or(turn), last()) : last(); }
    /// Returns the turn to show: in the report of a crash, the turn before it at the latest.
    std::uint32_t turnToShow() const {
        return crash && crash->turn ? std::min(turn, std::max(*crash->turn, 1U) - 1) : turn;
    }
};

/// Returns the description as XML. readRunDescription() reads it.
std::string runDescriptionXml(const RunDescription& run);
/// Reads the description of a run file of any origin. Checks everything except the actions, which depend on the
/// content.
RunFileResult<RunDescription> readRunDescription(const std::shared_ptr<const SourceText>& text);

} // namespace orrery::engine
