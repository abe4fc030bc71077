// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/parsed_project.h"
#include "widgets/sandbox/run_text.h"

#include <QJsonObject>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace orrery::widgets {

/// The data that restores a run of the sandbox (I1.3), in addition to its text (widgets/sandbox/run_text.h). The data
/// are the scenario, its seed, the branch, and the current turn.
struct SavedRun {
    std::string scenario;              ///< id of the scenario
    bool isFromContent = true;         ///< true if the present content defines the scenario
    std::optional<std::uint64_t> seed; ///< seed, if the user chose one
    std::string xml;                   ///< scenario as XML, if the content does not define it
    std::uint32_t turn = 0;
    /// The statements and orders of the run in a session of an earlier version. The sandbox converts them into text.
    std::vector<RunLine> lines;
    std::string branch; ///< what-if branch of the run (I4.8); empty: the run itself
};

SavedRun savedRun(const RunBase& base, std::optional<std::uint64_t> seed, std::uint32_t turn);

QJsonObject toJson(const SavedRun& run);
/// Reads a saved run. A missing value, or a value of the wrong kind, gets the default of a run without statements.
SavedRun savedRunFrom(const QJsonObject& json);

/// Returns the scenario of a saved run under the present content; nullopt if there is no such scenario. If the content
/// does not define the scenario, checks the project again. So do not call it on the window's thread.
std::optional<RunBase> restoredBase(const SavedRun& run, const engine::ParsedProject& project,
                                    std::shared_ptr<const engine::CheckedModel> model);

} // namespace orrery::widgets
