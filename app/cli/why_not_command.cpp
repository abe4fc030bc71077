// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

namespace orrery::cli {

namespace {

struct Options {
    PlayOptions play;
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
    if (!stepTo(session, options.turn)) {
        return status::failed;
    }
    const auto named = findNamed(session, options.source);
    if (!named) {
        return status::failed;
    }
    const auto holder = holderOf(session, program.groups[*group], options.source, *named);
    if (!holder) {
        return status::failed;
    }
    engine::Row object = engine::noRow;
    if (!options.object.empty()) {
        const auto found = findNamed(session, options.object);
        if (!found) {
            return status::failed;
        }
        object = *found;
    }
    const engine::WhyNot answer = engine::whyNot(session, options.turn, *group, *holder, object);
    writeData((options.json ? engine::whyNotJson(answer, session) : engine::renderWhyNot(answer, session)));
    return status::good;
}

} // namespace

std::function<int()> declareWhyNot(OptionList& list) {
    auto options = std::make_shared<Options>();
    options->play.declare(list);
    declareGroup(list, options->group, options->source);
    list.text("--object", options->object, "On which object it did not fire; left out: why it did not fire at all")
        .shown("NAME|#ID");
    list.turn("--turn", options->turn, "In the step to which turn", 1);
    list.flag("--json", options->json, "Answers in JSON");
    return [options] { return run(*options); };
}

} // namespace orrery::cli
