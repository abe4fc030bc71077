// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/run_saving.h"

#include "widgets/document/project_files.h"

#include <QString>

#include <set>
#include <string_view>
#include <utility>

namespace orrery::widgets {

engine::ProjectSources sourcesOf(const engine::CheckedModel& model, const engine::ProjectSources& project) {
    std::set<std::string_view> shipped;
    for (const engine::ProjectSource& source : project.files) {
        if (source.isShipped) {
            shipped.insert(source.text->path());
        }
    }
    engine::ProjectSources sources;
    sources.manifest = project.manifest;
    for (const std::shared_ptr<const engine::SourceText>& text : model.files) {
        if (!isSessionPath(QString::fromStdString(text->path()))) {
            sources.files.push_back(
                {.text = text, .isShipped = shipped.contains(text->path()), .isTable = text->path().ends_with(".csv")});
        }
    }
    return sources;
}

TurnsToSave turnsOf(const engine::Session& session) {
    TurnsToSave turns{session.seed(), session.turn(), {}};
    for (std::uint32_t turn = 0; turn <= session.last(); ++turn) {
        turns.hashes.push_back(session.history().hash(turn));
    }
    return turns;
}

engine::RunFileResult<engine::RunFile> runFileOf(const RunInputs& inputs, const engine::ProjectSources& project,
                                                 TurnsToSave turns, std::string program) {
    const PlayedRun played = playedBy(inputs);
    const engine::CheckedModel& model = *inputs.program->model;
    return engine::makeRunFile(engine::RunParts{.run = played.scenario,
                                                .base = played.base->scenario,
                                                .model = model,
                                                .sources = sourcesOf(model, project),
                                                .seed = turns.seed,
                                                .turn = turns.turn,
                                                .hashes = std::move(turns.hashes)},
                               std::move(program));
}

} // namespace orrery::widgets
