// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/run_player.h"

#include <algorithm>
#include <string>
#include <utility>

namespace orrery::widgets {

using engine::Session;

namespace {

PlayedRun readBy(const RunStart& start, const std::shared_ptr<const engine::CheckedModel>& model) {
    const auto found =
        std::ranges::find(model->files, start.text->path(), [](const auto& file) { return file->path(); });
    const engine::FileId file = found == model->files.end()
                                    ? engine::FileId{}
                                    : engine::FileId{static_cast<std::uint32_t>(found - model->files.begin())};
    return playedRun(*start.base, start.text, file, model);
}

} // namespace

RunPlayed playRun(const std::shared_ptr<const engine::Program>& program, const RunStart& start,
                  const std::atomic<bool>& stop) {
    PlayedRun played = readBy(start, program->model);
    auto session = Session::start(program, std::move(played.scenario), start.seed, true, start.limits);
    session->setAsks(true);
    if (!session->goTo(start.turn, &stop) && !session->question() && !session->isOver() && !session->limitReached()) {
        return {};
    }
    return {std::move(session), std::move(played.base)};
}

RunPlayed continueRun(const std::shared_ptr<Session>& session, const RunStart& start, bool mayPause,
                      const std::atomic<bool>& stop) {
    const auto program = session->sharedProgram();
    PlayedRun played = readBy(start, program->model);
    if (!isSameScenario(*played.base, *start.base)) {
        return playRun(program, start, stop);
    }
    session->change(std::move(played.scenario));
    session->goTo(start.turn, &stop, mayPause ? engine::AtPause::stop : engine::AtPause::goOn);
    return {session, std::move(played.base)};
}

} // namespace orrery::widgets
