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

/// The data that restores a run of the sandbox (I1.3), besides its text (widgets/sandbox/run_text.h): the scenario, its
/// seed, and the current turn.
struct SavedRun {
    std::string scenario;              ///< its id
    bool isFromContent = true;         ///< the scenario is read from the present content
    std::optional<std::uint64_t> seed; ///< if the person chose one
    std::string xml;                   ///< the scenario, if the content does not have it
    std::uint32_t turn = 0;
    /// For sessions of earlier versions: statements and orders of the run, which become text.
    std::vector<RunLine> lines;
};

SavedRun savedRun(const RunBase& base, std::optional<std::uint64_t> seed, std::uint32_t turn);

QJsonObject toJson(const SavedRun& run);
/// Reads a saved run. Missing values, and values of another kind, are those of a run without statements.
SavedRun savedRunFrom(const QJsonObject& json);

/// Returns the scenario of a saved run under the present content; nullopt if there is no such scenario. If the content
/// does not have it, checks the project again. So it must not run on the window's thread.
std::optional<RunBase> restoredBase(const SavedRun& run, const engine::ParsedProject& project,
                                    std::shared_ptr<const engine::CheckedModel> model);

} // namespace orrery::widgets
