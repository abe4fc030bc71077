// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/run_inputs.h"

#include <algorithm>
#include <utility>

namespace orrery::widgets {

namespace {

engine::FileId fileOf(const engine::CheckedModel& model, const std::string& path) {
    const auto found = std::ranges::find(model.files, path, [](const auto& file) { return file->path(); });
    return found == model.files.end() ? engine::FileId{}
                                      : engine::FileId{static_cast<std::uint32_t>(found - model.files.begin())};
}

bool isSameText(const RunInputs& a, const RunInputs& b) {
    return a.text == b.text || (a.text && b.text && a.text->bytes() == b.text->bytes());
}

} // namespace

bool isSameRun(const RunInputs& a, const RunInputs& b) {
    return a.program == b.program && isSameText(a, b) && a.seed == b.seed && a.limits == b.limits &&
           (a.base == b.base || isOfScenario(*a.base, *b.base));
}

PlayedRun playedRun(const RunInputs& inputs) {
    const auto& model = inputs.program->model;
    return playedRun(*inputs.base, inputs.text, inputs.text ? fileOf(*model, inputs.text->path()) : engine::FileId{},
                     model);
}

StartedRun startRun(const RunInputs& inputs) {
    PlayedRun played = playedRun(inputs);
    StartedRun started{
        engine::Session::start(inputs.program, std::move(played.scenario), inputs.seed, true, inputs.limits), inputs};
    started.session->setAsks(true);
    started.inputs.base = std::move(played.base);
    return started;
}

} // namespace orrery::widgets
