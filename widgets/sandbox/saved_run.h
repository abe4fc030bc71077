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

/// All it takes to have a run of the sandbox again (I1.3), besides its text (widgets/sandbox/run_text.h): which
/// scenario, its seed, and the turn looked at.
struct SavedRun {
    std::string scenario;              ///< its id
    bool isFromContent = true;         ///< the content has it, and it is taken as it stands there now
    std::optional<std::uint64_t> seed; ///< that the person chose
    std::string xml;                   ///< the scenario, where the content does not have it
    std::uint32_t turn = 0;
    /// Of sessions that earlier versions wrote: what was done in the run, which is to become text.
    std::vector<RunLine> lines;
};

SavedRun savedRun(const RunBase& base, std::optional<std::uint64_t> seed, std::uint32_t turn);

QJsonObject toJson(const SavedRun& run);
/// Values that are missing or of another kind are those of a run in which nothing was done.
SavedRun savedRunFrom(const QJsonObject& json);

/// The scenario of a saved run under the content as it is now; nullopt where there is no such scenario. Checks the
/// project anew where the content does not have it: for another thread than the window's.
std::optional<RunBase> restoredBase(const SavedRun& run, const engine::ParsedProject& project,
                                    std::shared_ptr<const engine::CheckedModel> model);

} // namespace orrery::widgets
