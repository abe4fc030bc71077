// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/runfile/run_file.h"
#include "engine/text/file_io.h"

#include <string>
#include <variant>

namespace orrery::engine {

/// Returns the content of a run file as a project that plays the run (I4.16). Its scenario has the statements, orders,
/// decisions and view of the run. The seed is an option of the commands that play.
RunFileResult<FolderContents> projectOf(const RunFile& file);

/// Returns an error if a folder exists and is not empty.
std::variant<std::monostate, FileError> ensureEmpty(const std::string& folder);

/// Writes content into a folder that is empty or does not exist. If a file cannot be written, removes the others again.
std::variant<std::monostate, FileError> writeContents(const FolderContents& contents, const std::string& folder);

} // namespace orrery::engine
