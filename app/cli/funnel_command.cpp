// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "engine/trace/funnel_render.h"
#include "engine/universe/class_list.h"
#include "engine/universe/source.h"

namespace orrery::cli {

namespace {

struct Options {
    PlayOptions play;
    OverrideOptions otherwise;
    std::string group;
    std::string source;
    std::string object;
    std::uint32_t turn = 0;
    bool json = false;
};

int run(const Options& options) {
    auto played = play(options.play);
    if (!played) {
        return status::failed;
    }
    engine::Session& session = *played->session;
    const engine::Program& program = session.program();
    const auto group = findGroupNamed(program, options.group);
    if (!group || !stepTo(*played, options.turn)) {
        return status::failed;
    }
    const auto overrides = options.otherwise.read(session.state().view());
    if (!overrides) {
        return status::failed;
    }
    const engine::WhatIf whatIf(session.state().view(), *overrides);
    const engine::View view = whatIf.view();
    const auto named = findNamed(view, options.source);
    const auto holder = named ? holderOf(view, program.groups[*group], options.source, *named) : std::nullopt;
    if (!holder) {
        return status::failed;
    }
    const bool carries = engine::carries(view, *holder, program.groups[*group].objectClass);
    // If the object is no holder of the group, uses the object as an assumed source.
    engine::FunnelQuestion question{*group, carries ? *holder : engine::noRow, *holder, engine::noRow};
    if (carries) {
        question.source = engine::sourceOf(view, program.groups[*group], *holder);
        if (question.source == engine::noRow) {
            return failure("'" + options.source + "' has no source: the group's Source refers to no object");
        }
    }
    if (!options.object.empty()) {
        const auto found = findNamed(view, options.object);
        if (!found) {
            return status::failed;
        }
        question.object = *found;
    }
    engine::Evaluator evaluator(program);
    const auto funnel = engine::makeFunnel(question, evaluator, view);
    writeData(options.json ? engine::funnelJson(*funnel, program, view) : engine::renderFunnel(*funnel, program, view));
    return playedStatus(*played);
}

} // namespace

std::function<int()> declareFunnel(OptionList& list) {
    auto options = std::make_shared<Options>();
    options->play.declare(list);
    declareGroup(list, options->group, options->source);
    list.text("--object", options->object, "Shows which conditions match this object").shown("NAME|#ID");
    list.turn("--turn", options->turn, "Reads the state at the end of this turn; 0 is the set-up");
    options->otherwise.declare(list);
    list.flag("--json", options->json, "Writes JSON");
    return [options] { return run(*options); };
}

} // namespace orrery::cli
