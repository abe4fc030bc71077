// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "app/cli/report_words.h"
#include "engine/check/render.h"
#include "engine/lab/ask_run.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace orrery::cli {

namespace {

using Json = nlohmann::ordered_json;

struct Options {
    PlayOptions play;
    std::string expression;
    std::string of;
    std::uint32_t turns = 30;
    bool became = false;
    bool largest = false;
    bool smallest = false;
    std::uint32_t most = 1000;
    bool json = false;
};

/// Returns the question; nullopt after a message if the options contradict each other, or name an unknown class.
std::optional<engine::RunQuestion> questionOf(const Options& options, const engine::CheckedModel& model) {
    engine::RunQuestion question{.expression = options.expression};
    question.most = options.most;
    if (int{options.became} + int{options.largest} + int{options.smallest} > 1) {
        failure("--became, --largest and --smallest exclude each other; give only one of them");
        return std::nullopt;
    }
    question.wish = options.became     ? engine::RunWish::becameTrue
                    : options.largest  ? engine::RunWish::largest
                    : options.smallest ? engine::RunWish::smallest
                                       : engine::RunWish::isTrue;
    if (options.of.empty()) {
        return question;
    }
    question.type = model.vocabulary.findType(options.of);
    if (!question.type) {
        question.objectClass = model.findClass(options.of);
    }
    if (!question.type && !question.objectClass) {
        std::vector<std::string> known;
        for (const engine::Type& type : model.vocabulary.types()) {
            known.push_back(type.id);
        }
        for (const auto& objectClass : model.classes.asRead()) {
            known.push_back(objectClass->id);
        }
        const std::vector<std::string> near = engine::nearestNames(options.of, known);
        failure("there is no type or class '" + options.of + "'" +
                (near.empty() ? "" : "; did you mean '" + near.front() + "'?"));
        return std::nullopt;
    }
    return question;
}

void writeHits(const engine::RunAsker& asker, const engine::Session& session, bool isJson) {
    const engine::View view = session.universe().view(); // for names, which never change
    const std::vector<engine::RunHit> hits = asker.hits();
    if (!isJson) {
        std::string lines;
        for (const engine::RunHit& hit : hits) {
            lines += std::to_string(hit.turn) + "\t" + view.nameOf(hit.object) + "\t" + asker.textOf(hit) + "\n";
        }
        writeData(lines);
        return;
    }
    Json json{{"count", asker.count()}, {"hits", Json::array()}};
    for (const engine::RunHit& hit : hits) {
        json["hits"].push_back(Json{{"turn", hit.turn},
                                    {"object", hit.object},
                                    {"name", view.nameOf(hit.object)},
                                    {"value", asker.textOf(hit)}});
    }
    writeData(json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
}

int run(const Options& options) {
    auto played = play(options.play);
    if (!played) {
        return status::failed;
    }
    engine::Session& session = *played->session;
    const auto question = questionOf(options, *played->project.model);
    if (!question) {
        return status::failed;
    }
    engine::RunAsker asker(session, *question);
    for (const engine::Diagnostic& diagnostic : asker.diagnostics()) {
        const engine::SourceText text("(expression)", options.expression);
        writeMessage("(expression):1:" + std::to_string(text.position(diagnostic.where.span.begin).column) + ": " +
                     std::string(engine::severityName(diagnostic.severity())) + ": " + diagnostic.message() + " [" +
                     std::string(diagnostic.code()) + "]");
    }
    if (!asker.isGood()) {
        return status::failed;
    }
    while (asker.next() <= options.turns) {
        writeProgress("turn " + std::to_string(asker.next()) + " of " + std::to_string(options.turns));
        if (asker.next() > session.last() && !session.step(&stopped())) {
            break; // the run is over, or a signal stops it
        }
        asker.askNext();
    }
    writeProgress("");
    writeProblems(*played);
    if (stopped().load()) {
        return status::failed;
    }
    writeHits(asker, session, options.json);
    if (asker.count() == 0) {
        writeMessage("orrery-cli: never in turns 0 to " + std::to_string(asker.next() - 1));
    }
    if (asker.count() > options.most && question->wish != engine::RunWish::largest &&
        question->wish != engine::RunWish::smallest) {
        writeMessage("orrery-cli: " + counted(asker.count() - options.most, "more line", "more lines") + "; --most " +
                     std::to_string(asker.count()) + " lists all");
    }
    return playedStatus(*played);
}

} // namespace

std::function<int()> declareAsk(OptionList& list) {
    auto options = std::make_shared<Options>();
    list.text("project", options->play.project, "The project's folder").required();
    list.text("expression", options->expression, "A condition or a number; names are those of the object").required();
    options->play.declareScenario(list);
    list.text("--of", options->of, "Asks only about objects of this type or class").shown("TYPE|CLASS");
    list.turn("--turns", options->turns, "Asks about the set-up and this many turns");
    list.flag("--became", options->became, "Lists only the turns in which the condition becomes true");
    list.flag("--largest", options->largest, "Lists the largest values of a number first");
    list.flag("--smallest", options->smallest, "Lists the smallest values of a number first");
    list.turn("--most", options->most, "Lists at most this many lines", 1);
    list.flag("--json", options->json, "Writes JSON");
    return [options] { return run(*options); };
}

} // namespace orrery::cli
