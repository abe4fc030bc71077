// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/project_sources.h"
#include "engine/runfile/run_file.h"
#include "widgets/sandbox/run_player.h"

#include <cstdint>
#include <string>
#include <vector>

namespace orrery::widgets {

/// Returns the content of a model as sources, without the texts of the session.
/// @param project sources of a version of the same project, which know the shipped files and the name
engine::ProjectSources sourcesOf(const engine::CheckedModel& model, const engine::ProjectSources& project);

/// The turns of a run for its file.
struct TurnsToSave {
    std::uint64_t seed = 0;
    std::uint32_t turn = 0;
    std::vector<std::uint64_t> hashes; ///< hash of each turn, from turn 0 on
};
/// Returns the turns of a session that no job changes meanwhile.
TurnsToSave turnsOf(const engine::Session& session);

/// Makes the run file of a run of the sandbox (I4.16), on any thread. The file contains the content that the run reads,
/// which may have unsaved edits.
/// @param project as for sourcesOf(). @param program version of the program
engine::RunFileResult<engine::RunFile> runFileOf(const RunInputs& inputs, const engine::ProjectSources& project,
                                                 TurnsToSave turns, std::string program);

} // namespace orrery::widgets
