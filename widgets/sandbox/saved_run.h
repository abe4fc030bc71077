// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/parsed_project.h"
#include "engine/turn/session.h"

#include <QJsonObject>

#include <map>
#include <optional>
#include <string>

namespace orrery::widgets {

/// All it takes to have a run of the sandbox again (I1.3): which scenario, its seed, what a person did, ordered and
/// answered in it, and the turn looked at.
struct SavedRun {
    std::string scenario;              ///< its id
    bool isFromContent = true;         ///< the content has it, and it is taken as it stands there now
    std::optional<std::uint64_t> seed; ///< that the person chose
    std::string xml; ///< the scenario with all that was done; empty where nothing was, and it is of the content
    std::size_t ownStatements = 0; ///< of those in the xml; the others were done in the sandbox
    std::size_t ownOrders = 0;
    std::map<std::uint32_t, engine::Decisions> decisions;
    std::uint32_t turn = 0;
};

/// @param ownStatements of the scenario itself. @param seed that the person chose
SavedRun savedRun(const engine::Session& session, bool isFromContent, std::size_t ownStatements,
                  std::optional<std::uint64_t> seed, std::uint32_t turn);

QJsonObject toJson(const SavedRun& run);
/// Values that are missing or of another kind are those of a run in which nothing was done.
SavedRun savedRunFrom(const QJsonObject& json);

/// The scenario of a saved run under the content as it is now: what was done in the sandbox comes after what the
/// content says. What the content has no more is left out; nullopt where there is no such scenario. Checks the project
/// anew where something was done: for another thread than the window's.
struct RestoredRun {
    engine::CheckedScenario scenario;
    std::size_t ownStatements = 0;
};
std::optional<RestoredRun> restoreRun(const SavedRun& run, const engine::ParsedProject& project,
                                      const engine::CheckedModel& model);

} // namespace orrery::widgets
