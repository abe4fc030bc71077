// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/parsed_project.h"
#include "engine/runfile/run_description.h"
#include "engine/runfile/zip_archive.h"
#include "engine/turn/session.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// A run with its content, as one file holds it (I4.16).
struct RunFile {
    RunDescription run;
    std::shared_ptr<const SourceText> description; ///< run.xml; never null
    FolderContents contents;                       ///< the content of the run; never the shipped vocabulary
};

/// The parts of a run from which makeRunFile() makes its file.
struct RunParts {
    const CheckedScenario& run;  ///< the scenario with the statements, orders and decisions of the run
    const CheckedScenario& base; ///< the same scenario without them
    const CheckedModel& model;
    const ProjectSources& sources; ///< the content of the model
    std::uint64_t seed = 0;
    std::uint32_t turn = 0;
    std::vector<std::uint64_t> hashes; ///< hash of each turn, from turn 0 on
};

/// Returns the hash of the shipped vocabulary that a project uses; empty if it uses none.
std::string vocabularyHash(const ProjectSources& sources);

/// Makes the run file of a session with all its turns.
/// @param project the content of the session, which defines its scenario
/// @param program version of the program
RunFileResult<RunFile> makeRunFile(const Session& session, const ParsedProject& project, std::string program);
/// Makes the run file of any run. If the content does not define the scenario, adds a file with it to the content. Its
/// id is then "saved-run", or another one that the content does not use.
RunFileResult<RunFile> makeRunFile(const RunParts& parts, std::string program);

/// Makes a run file the report of a crash (R5.1).
void setCrash(RunFile& file, CrashNote note);

/// Returns the bytes of a run file. The same run gives the same bytes.
RunFileResult<std::string> writeRunFile(const RunFile& file);
/// Reads the bytes of a run file of any origin (R2.2).
RunFileResult<RunFile> readRunFile(std::string_view bytes, const ArchiveLimits& limits = {});

/// Returns the scenario of a run file with the actions of the run.
/// @param file id of the description in the locations of the actions. @param problems problems of the actions, which
/// the scenario then lacks
RunFileResult<CheckedScenario> scenarioOf(const RunFile& run, const CheckedModel& model, FileId file,
                                          std::vector<Diagnostic>& problems);

} // namespace orrery::engine
