// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include <algorithm>

namespace orrery::cli {

namespace {

struct Options {
    PlayOptions play;
    std::string what = "objects";
    std::uint32_t turn = 0;
};

int listScenarios(const engine::Project& project) {
    std::string lines;
    for (const engine::CheckedScenario& scenario : project.model->scenarios) {
        lines += scenario.id + "\t" + scenario.name + "\n";
    }
    writeData(lines);
    return status::good;
}

int listGroups(const engine::Project& project) {
    std::string lines;
    for (std::uint32_t index = 0; index < project.program->groups.size(); ++index) {
        const engine::CheckedGroup& group = project.program->checkedGroup(index);
        lines += engine::groupLabel(*project.model, group) + "\t" + project.model->placeText(group.head) + "\n";
    }
    writeData(lines);
    return status::good;
}

int listObjects(const Options& options) {
    auto played = play(options.play);
    if (!played || !stepTo(*played, options.turn)) {
        return status::failed;
    }
    const engine::View view = played->session->state().view();
    const engine::CheckedModel& model = *played->project.model;
    std::string lines;
    for (engine::Row row = 0; row < view.rowCount; ++row) {
        if (!view.exists(row)) {
            continue;
        }
        const engine::Row parent = view.parent(row);
        const auto objectClass = static_cast<std::size_t>(view.builtin(engine::Builtin::objectClass, row));
        lines += view.numberText(row) + "\t" + model.vocabulary.types()[view.typeOf(row)].id + "\t" +
                 model.classes[objectClass].id + "\t" + view.nameOf(row) + "\t" +
                 (parent == engine::noRow ? "" : view.nameOf(parent)) + "\n";
    }
    writeData(lines);
    return playedStatus(*played);
}

int run(const Options& options) {
    if (options.what == "objects") {
        return listObjects(options);
    }
    const auto project = openProject(options.play.project);
    if (!project) {
        return status::failed;
    }
    return options.what == "groups" ? listGroups(*project) : listScenarios(*project);
}

} // namespace

std::function<int()> declareList(OptionList& list) {
    auto options = std::make_shared<Options>();
    options->play.declare(list);
    list.text("what", options->what, "Lists objects (id, type, class, name, parent), groups or scenarios")
        .oneOf({"objects", "groups", "scenarios"})
        .showsDefault();
    list.turn("--turn", options->turn, "Lists the objects at the end of this turn; 0 is the set-up");
    return [options] { return run(*options); };
}

} // namespace orrery::cli
