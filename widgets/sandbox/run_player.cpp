// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/run_player.h"

#include <algorithm>
#include <string>
#include <utility>

namespace orrery::widgets {

using engine::Session;

namespace {

RunInputs withBase(RunInputs inputs, std::shared_ptr<const RunBase> base) {
    inputs.base = std::move(base);
    return inputs;
}

} // namespace

std::uint64_t seedOf(const RunInputs& inputs) {
    const auto& galaxy = inputs.base->scenario.galaxy;
    return inputs.seed.value_or(galaxy ? galaxy->seed : engine::GalaxySpec{}.seed);
}

PlayedRun playedBy(const RunInputs& inputs) {
    const std::shared_ptr<const engine::CheckedModel>& model = inputs.program->model;
    const auto found =
        std::ranges::find(model->files, inputs.text->path(), [](const auto& file) { return file->path(); });
    const engine::FileId file = found == model->files.end()
                                    ? engine::FileId{}
                                    : engine::FileId{static_cast<std::uint32_t>(found - model->files.begin())};
    return playedRun(*inputs.base, inputs.text, file, model);
}

bool isSameRun(const RunInputs& a, const RunInputs& b) {
    return a.program == b.program && a.seed == b.seed && a.limits == b.limits &&
           (a.base == b.base || (isOfScenario(*a.base, *b.base) && a.base->branch == b.base->branch)) &&
           hasSameActions(a.text, b.text, *a.base);
}

RunPlayed startRun(const RunInputs& inputs) {
    PlayedRun played = playedBy(inputs);
    auto session = Session::start(inputs.program, std::move(played.scenario), inputs.seed, true, inputs.limits);
    session->setAsks(true);
    return {std::move(session), withBase(inputs, std::move(played.base))};
}

engine::CheckedScenario scenarioOf(const RunInputs& inputs) {
    return playedBy(inputs).scenario;
}

bool canBranch(const RunInputs& run, const RunInputs& other) {
    return run.program == other.program && run.seed == other.seed && isOfScenario(*run.base, *other.base);
}

RunPlayed branchRun(const Session& run, const RunInputs& inputs) {
    PlayedRun played = playedBy(inputs);
    if (!isSameScenario(*played.base, *inputs.base) || run.sharedProgram() != inputs.program) {
        return startRun(inputs);
    }
    std::shared_ptr<Session> session = run.branch();
    session->setLimits(inputs.limits);
    session->setAsks(true);
    session->change(std::move(played.scenario));
    return {std::move(session), withBase(inputs, std::move(played.base))};
}

RunPlayed playRun(const RunInputs& inputs, std::uint32_t turn, const std::atomic<bool>& stop) {
    RunPlayed played = startRun(inputs);
    Session& session = *played.session;
    if (!session.goTo(turn, &stop) && !session.question() && !session.isOver() && !session.limitReached()) {
        return {};
    }
    return played;
}

RunPlayed continueRun(const std::shared_ptr<Session>& session, const RunInputs& inputs, std::uint32_t turn,
                      bool mayPause, const std::atomic<bool>& stop) {
    PlayedRun played = playedBy(inputs);
    if (!isSameScenario(*played.base, *inputs.base)) {
        return playRun(inputs, turn, stop);
    }
    session->change(std::move(played.scenario));
    session->goTo(turn, &stop, mayPause ? engine::AtPause::stop : engine::AtPause::goOn);
    return {session, withBase(inputs, std::move(played.base))};
}

} // namespace orrery::widgets
