// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/background_file.h"
#include "widgets/base/analysis.h"
#include "widgets/sandbox/run_player.h"

#include <cstdint>
#include <string>

namespace orrery::ide {

/// Makes the content of a failed test small (I4.23), and writes its run as a run file. The task shows the number of
/// tries and what remains. Its result says how much smaller the run is.
/// @return whether the file is whole; false: the task has the problem, or the user has stopped it
bool writeSmallRun(const widgets::Analysis& content, const std::string& test, const BackgroundFile::Sink& sink,
                   BackgroundFile::Task& task);

/// A value that differs between two runs of the sandbox.
struct RunDifference {
    widgets::RunInputs left;
    widgets::RunInputs right;
    std::uint32_t turns = 0; ///< the value differs in one of the turns 0 to this one
    std::string object;      ///< name of the object
    std::string value;       ///< name of its column
};

/// Makes the content of two runs small that differ in a value, as writeSmallRun() does (I4.23). The sink gets the right
/// run. @param content any version of the content, which knows the shipped files. @param earlier path of the file for
/// the left run
bool writeSmallRuns(const RunDifference& difference, const widgets::Analysis& content, const QString& earlier,
                    const BackgroundFile::Sink& sink, BackgroundFile::Task& task);

} // namespace orrery::ide
