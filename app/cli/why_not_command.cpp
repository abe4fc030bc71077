// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "engine/lab/miss_words.h"
#include "engine/lab/nearest_miss.h"
#include "engine/rules/shipped_rows.h"

#include <nlohmann/json.hpp>

#include <utility>

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

using Json = nlohmann::ordered_json;

/// Returns the nearest miss as lines of text. @return empty if the group did act
std::string missText(const engine::NearestMiss& answer, const engine::CheckedModel& model) {
    std::string text;
    for (std::size_t i = 0; i < answer.misses.size(); ++i) {
        const engine::Miss& miss = answer.misses[i];
        text += engine::missTitle(answer, i).english() + ":\n";
        for (const engine::MissChange& change : miss.changes) {
            const std::string place = model.placeText(change.where);
            text += "  " + change.sentence.english();
            text += change.override ? "  --set '" + change.setting + "'\n" : "  " + place + "\n";
        }
        std::vector<engine::Phrase> words = engine::consequenceWords(miss.consequences);
        if (engine::Phrase lasting = engine::lastingWords(miss); !lasting.empty()) {
            words.push_back(std::move(lasting));
        }
        text += "  → " + engine::joined(words, "{0}; {1}").english() + "\n";
    }
    if (const engine::Phrase words = engine::outcomeWords(answer);
        !words.empty() && answer.outcome != engine::MissOutcome::acts) {
        text +=
            (answer.misses.empty() ? engine::phrase("nearest change").english() + ": " : "") + words.english() + "\n";
    }
    return text;
}

Json missJson(const engine::NearestMiss& answer, const engine::CheckedModel& model) {
    Json json{{"outcome", engine::missOutcomeName(answer.outcome)},
              {"sentence", engine::outcomeWords(answer).english()},
              {"cut", answer.isCut},
              {"conditions", answer.leaves},
              {"trials", answer.trials},
              {"misses", Json::array()}};
    for (const engine::Miss& miss : answer.misses) {
        Json changes = Json::array();
        for (const engine::MissChange& change : miss.changes) {
            changes.push_back(Json{{"kind", engine::missChangeName(change.kind)},
                                   {"sentence", change.sentence.english()},
                                   {"before", change.before},
                                   {"after", change.after},
                                   {"at", model.placeText(change.where)},
                                   {"set", change.override ? Json(change.setting) : Json()}});
        }
        const engine::MissConsequences& also = miss.consequences;
        json["misses"].push_back(Json{{"changes", std::move(changes)},
                                      {"holdsFromStart", miss.holdsFromStart ? Json(*miss.holdsFromStart) : Json()},
                                      {"consequences",
                                       {{"objects", also.objects},
                                        {"lost", also.lost},
                                        {"risen", also.risen},
                                        {"fallen", also.fallen},
                                        {"others", also.others},
                                        {"created", also.created},
                                        {"destroyed", also.destroyed}}}});
    }
    return json;
}

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
    const engine::NearestMiss miss =
        engine::nearestMiss({session, played->project.parsed, engine::shippedRows()},
                            {.turn = options.turn, .group = *group, .holder = *holder, .object = object}, &stopped());
    if (stopped().load()) {
        return status::failed;
    }
    if (!options.json) {
        writeData(engine::renderWhyNot(answer, session) + missText(miss, *program.model));
        return playedStatus(*played);
    }
    Json json = Json::parse(engine::whyNotJson(answer, session));
    json["nearestMiss"] = missJson(miss, *program.model);
    writeData(json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
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
    list.turn(
        "--turn", options->turn,
        "Explains the step to this turn; --add and --set apply to this step. 0 is the set-up, if the rules end it "
        "with a meter pass");
    options->otherwise.declare(list);
    list.flag("--json", options->json, "Writes JSON");
    return [options] { return run(*options); };
}

} // namespace orrery::cli
