// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "engine/lab/causal_picture.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace orrery::cli {

namespace {

using Json = nlohmann::ordered_json;

struct Options {
    PlayOptions play;
    std::uint32_t turn = 1;
    std::optional<std::uint32_t> from;
    std::string object;
    std::string value;
    std::string group;
    std::vector<std::string> hide;
    bool led = false;
    bool followed = false;
    bool connected = false;
    std::uint32_t depth = 0;
    std::uint32_t most = static_cast<std::uint32_t>(engine::CausalQuery{}.most);
    std::string dot;
    bool json = false;
};

/// Returns the names of all kinds of nodes, in the order of CausalKind.
std::vector<std::string> kindNames() {
    std::vector<std::string> names;
    for (int kind = 0; kind < static_cast<int>(engine::CausalKind::count_); ++kind) {
        names.emplace_back(engine::causalKindName(static_cast<engine::CausalKind>(kind)));
    }
    return names;
}

/// Returns the column with a name. Reports an unknown name.
std::optional<engine::ColumnId> findColumn(const engine::ColumnLayout& layout, const std::string& name) {
    const auto column = layout.find(name);
    if (!column) {
        std::vector<std::string> known;
        for (const engine::ColumnSpec& one : layout.columns()) {
            known.push_back(one.name);
        }
        const std::vector<std::string> near = engine::nearestNames(name, known);
        failure("no object has a value '" + name + "'" +
                (near.empty() ? "" : "; did you mean '" + near.front() + "'?"));
    }
    return column;
}

/// Returns the query of the options; nullopt after a message if they name something unknown.
std::optional<engine::CausalQuery> queryOf(const Options& options, const engine::Session& session) {
    engine::CausalQuery query{.depth = options.depth, .hidesLone = options.connected, .most = options.most};
    query.reach = options.led && options.followed ? engine::CausalReach::both
                  : options.led                   ? engine::CausalReach::led
                  : options.followed              ? engine::CausalReach::followed
                                                  : engine::CausalReach::only;
    if (!options.object.empty() && !(query.object = findNamed(session.state().view(), options.object))) {
        return std::nullopt;
    }
    if (!options.value.empty() && !(query.column = findColumn(session.program().model->layout, options.value))) {
        return std::nullopt;
    }
    if (!options.group.empty() && !(query.group = findGroupNamed(session.program(), options.group))) {
        return std::nullopt;
    }
    const std::vector<std::string> names = kindNames();
    for (const std::string& kind : options.hide) {
        query.isHidden[static_cast<std::size_t>(std::ranges::find(names, kind) - names.begin())] = true;
    }
    return query;
}

std::string jsonOf(const engine::CausalPicture& picture, const engine::CheckedModel& model) {
    Json json{{"from", picture.first}, {"turn", picture.last}, {"nodes", Json::array()}, {"edges", Json::array()}};
    for (const engine::CausalBox& box : picture.boxes) {
        json["nodes"].push_back(Json{{"kind", engine::causalKindName(box.kind)},
                                     {"turn", box.record.turn},
                                     {"label", box.label.english()},
                                     {"detail", box.detail.english()},
                                     {"count", box.count},
                                     {"at", model.placeText(box.where)}});
    }
    for (const engine::CausalEdge& edge : picture.edges) {
        json["edges"].push_back(Json{{"from", edge.from}, {"to", edge.to}});
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

int run(const Options& options) {
    if (options.json && !options.dot.empty()) {
        return failure("--json and --dot exclude each other; omit one of them");
    }
    const std::uint32_t first = options.from.value_or(options.turn);
    if (first > options.turn) {
        return failure("--from must not be after --turn");
    }
    auto played = play(options.play);
    if (!played || !stepTo(*played, options.turn)) {
        return status::failed;
    }
    const engine::Session& session = *played->session;
    const auto query = queryOf(options, session);
    if (!query) {
        return status::failed;
    }
    const engine::CausalGraph graph = engine::readCauses(session, first, options.turn, &stopped());
    if (stopped().load()) {
        return status::failed;
    }
    const engine::CausalPicture picture = engine::pictureOf(session, graph, *query);
    const std::string graphText = options.json ? jsonOf(picture, *session.program().model) : engine::causalDot(picture);
    if (options.dot.empty()) {
        writeData(graphText);
    } else if (OutputFile file; !file.open(options.dot, played->inputs) || !file.write(graphText) || !file.commit()) {
        return status::failed;
    }
    return playedStatus(*played);
}

} // namespace

std::function<int()> declareCauses(OptionList& list) {
    auto options = std::make_shared<Options>();
    options->play.declare(list);
    list.turn("--turn", options->turn, "The turn to show; 0 is the set-up");
    list.turn("--from", options->from, "Shows the causes in all turns from this one to --turn");
    list.text("--object", options->object, "Shows only events, firings and changes of this object").shown("NAME|#ID");
    list.text("--value", options->value, "Shows only changes of this value, as in expressions: MaxIndustry, size")
        .shown("VALUE");
    list.text("--group", options->group, "Shows only this effects group: its firings, events and changes")
        .shown("CLASS/GROUP");
    list.repeated("--hide", options->hide, "Hides nodes of this kind").oneOf(kindNames());
    list.flag("--connected", options->connected, "Hides nodes without a cause and a result");
    list.flag("--led", options->led, "Also shows what led to these nodes");
    list.flag("--followed", options->followed, "Also shows what followed from these nodes");
    list.turn("--depth", options->depth, "Follows causes and results for at most this many steps; 0: no limit");
    list.turn("--most", options->most,
              "Joins equal nodes until at most this many remain: by group, then by class, then by kind", 1);
    list.text("--dot", options->dot, "Writes the graph to this file, or to standard output (-), which is the default")
        .shown("FILE|-");
    list.flag("--json", options->json,
              "Writes the graph as JSON: its nodes, and its edges, which number the nodes from 0");
    return [options] { return run(*options); };
}

} // namespace orrery::cli
