// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "engine/runfile/run_file.h"

#include <memory>
#include <string>

namespace orrery::cli {

/// Returns whether a path in place of a project names a run file (I4.16).
bool isRunFile(const std::string& path);
/// Reads a run file; reports errors. Returns null on failure.
std::shared_ptr<const engine::RunFile> readRunFile(const std::string& path);

/// Returns the crash of a report in words: "SIGSEGV in turn 3, in the group BLD_DYNAMO/charge".
std::string crashText(const engine::CrashNote& crash);

/// Writes a run with its content as a run file, and commits the file. Does nothing if the file is not open. Reports
/// errors. Returns whether it succeeded.
bool saveRun(OutputFile& output, const engine::Session& run, const engine::ParsedProject& project);
/// Does the same with a run file that was made, or that cannot be made. @pre the file is open
bool saveRun(OutputFile& output, const engine::RunFileResult<engine::RunFile>& file);

} // namespace orrery::cli
