// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/background_file.h"
#include "widgets/base/analysis.h"

#include <string>

namespace orrery::ide {

/// Makes the content of a failed test small (I4.23), and writes its run as a run file. The task shows the number of
/// tries and what remains. Its result says how much smaller the run is.
/// @return whether the file is whole; false: the task has the problem, or the user has stopped it
bool writeSmallRun(const widgets::Analysis& content, const std::string& test, const BackgroundFile::Sink& sink,
                   BackgroundFile::Task& task);

} // namespace orrery::ide
