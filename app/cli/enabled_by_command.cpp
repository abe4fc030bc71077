// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "engine/trace/enabled_by.h"

namespace orrery::cli {

namespace {

struct Options {
    PlayOptions play;
    std::vector<std::string> added;
    std::vector<std::string> settings;
    std::vector<std::string> classes;
    std::string empire;
    std::uint32_t turn = 0;
    bool json = false;
};

/// The overrides that were asked for; nullopt where one of them cannot be read, which was said.
std::optional<std::vector<engine::Override>> overridesOf(const Options& options, const engine::Session& session) {
    std::vector<engine::Override> overrides;
    const engine::View view = session.state().view();
    const auto take = [&](std::variant<engine::Override, engine::Phrase> one) {
        if (const auto* why = std::get_if<engine::Phrase>(&one)) {
            failure(why->english());
            return false;
        }
        overrides.push_back(std::move(std::get<engine::Override>(one)));
        return true;
    };
    if (!options.added.empty()) {
        const auto empire = engine::findEmpire(view, options.empire);
        if (!empire) {
            failure(options.empire.empty() ? "--add needs an --empire that it is given to"
                                           : "there is no empire '" + options.empire + "'");
            return std::nullopt;
        }
        for (const std::string& text : options.added) {
            if (!take(engine::parseGiven(view, text, *empire))) {
                return std::nullopt;
            }
        }
    }
    for (const std::string& text : options.settings) {
        if (!take(engine::parseSetting(view, text))) {
            return std::nullopt;
        }
    }
    return overrides;
}

int run(const Options& options) {
    if (options.added.empty() && options.settings.empty()) {
        return failure("say what would be otherwise, with --add or --set");
    }
    auto played = play(options.play);
    if (!played) {
        return status::failed;
    }
    engine::Session& session = *played->session;
    if (!stepTo(session, options.turn)) {
        return status::failed;
    }
    const auto overrides = overridesOf(options, session);
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
    return status::good;
}

} // namespace

std::function<int()> declareEnabledBy(OptionList& list) {
    auto options = std::make_shared<Options>();
    options->play.declare(list);
    list.repeated("--add", options->added, "What an empire is taken to have: a class, its type in front")
        .shown("TYPE:CLASS");
    list.text("--empire", options->empire, "Which empire has it").shown("EMPIRE");
    list.repeated("--set", options->settings,
                  "A value that an object is taken to have, or that it is taken to be gone: 'Sol III.size=huge', "
                  "'Sol III.owner=none', 'Sol III=gone'")
        .shown("OBJECT.VALUE=CONSTANT");
    list.repeated("--class", options->classes, "Asks about this class only; left out: about all").shown("CLASS");
    list.turn("--turn", options->turn, "At the end of which turn; 0 is the set-up");
    list.flag("--json", options->json, "Answers in JSON");
    return [options] { return run(*options); };
}

} // namespace orrery::cli
