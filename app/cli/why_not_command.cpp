// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

namespace orrery::cli {

namespace {

struct Options {
    PlayOptions play;
    OverrideOptions otherwise;
    std::string group;
    std::string source;
    std::string object;
    std::uint32_t turn = 1;
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
    if (!group) {
        return status::failed;
    }
    if (!stepTo(*played, options.turn, &options.otherwise)) {
        return status::failed;
    }
    const auto named = findNamed(session.state().view(), options.source);
    if (!named) {
        return status::failed;
    }
    const auto holder = holderOf(session.state().view(), program.groups[*group], options.source, *named);
    if (!holder) {
        return status::failed;
    }
    engine::Row object = engine::noRow;
    if (!options.object.empty()) {
        const auto found = findNamed(session.state().view(), options.object);
        if (!found) {
            return status::failed;
        }
        object = *found;
    }
    const engine::WhyNot answer = engine::whyNot(session, options.turn, *group, *holder, object);
    writeData((options.json ? engine::whyNotJson(answer, session) : engine::renderWhyNot(answer, session)));
    return playedStatus(*played);
}

} // namespace

std::function<int()> declareWhyNot(OptionList& list) {
    auto options = std::make_shared<Options>();
    options->play.declare(list);
    declareGroup(list, options->group, options->source);
    list.text("--object", options->object,
              "Explains why the group did not affect this object. Default: why it did not fire at all")
        .shown("NAME|#ID");
    list.turn("--turn", options->turn, "Explains the step to this turn; --add and --set apply to this step", 1);
    options->otherwise.declare(list);
    list.flag("--json", options->json, "Writes JSON");
    return [options] { return run(*options); };
}

} // namespace orrery::cli
