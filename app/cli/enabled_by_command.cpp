// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "engine/trace/enabled_by.h"

namespace orrery::cli {

namespace {

struct Options {
    PlayOptions play;
    OverrideOptions otherwise;
    std::vector<std::string> classes;
    std::uint32_t turn = 0;
    bool json = false;
};

int run(const Options& options) {
    if (options.otherwise.isEmpty()) {
        return failure("give at least one override, with --add or --set");
    }
    auto played = play(options.play);
    if (!played) {
        return status::failed;
    }
    engine::Session& session = *played->session;
    if (!stepTo(*played, options.turn)) {
        return status::failed;
    }
    const auto overrides = options.otherwise.read(session.state().view());
    if (!overrides) {
        return status::failed;
    }
    const engine::CheckedModel& model = *played->project.model;
    std::vector<engine::ClassIndex> classes;
    for (const std::string& id : options.classes) {
        const auto index = model.findClass(id);
        if (!index) {
            return failure("there is no class '" + id + "'");
        }
        classes.push_back(*index);
    }
    if (classes.empty()) {
        classes = engine::allClasses(model);
    }
    const engine::View real = session.state().view();
    const engine::WhatIf whatIf(real, *overrides);
    const engine::EnabledBy changes = engine::enabledBy(session.evaluator(), real, whatIf.view(), classes);
    writeData(options.json ? engine::enabledByJson(changes, whatIf.view())
                           : engine::renderEnabledBy(changes, whatIf.view()));
    return playedStatus(*played);
}

} // namespace

std::function<int()> declareEnabledBy(OptionList& list) {
    auto options = std::make_shared<Options>();
    options->play.declare(list);
    options->otherwise.declare(list);
    list.repeated("--class", options->classes, "Compares only this class. Default: all classes").shown("CLASS");
    list.turn("--turn", options->turn, "Reads the state at the end of this turn; 0 is the set-up");
    list.flag("--json", options->json, "Writes JSON");
    return [options] { return run(*options); };
}

} // namespace orrery::cli
