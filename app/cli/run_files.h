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

/// The output of `run --save`. Its functions do nothing if the user has not requested the file.
class SavedRunOutput {
public:
    bool open(const std::string& path, engine::OutputGuard& guard) { return path.empty() || m_file.open(path, guard); }
    /// Writes the run whole. Reports errors. Returns whether it succeeded.
    bool save(const Play& played);
    bool isStandardOutput() const { return m_file.isStandardOutput(); }

private:
    OutputFile m_file;
};

} // namespace orrery::cli
