// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/run_options.h"

#include "engine/check/scenario/content_tests.h"
#include "engine/lab/ordered_work.h"
#include "engine/lab/ranking.h"
#include "engine/program/evaluate.h"
#include "engine/rules/shipped_rows.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace orrery::cli {

namespace {

using Json = nlohmann::ordered_json;

struct Options {
    std::string project;
    MeasureOptions what;
    std::optional<std::uint32_t> tries;
    std::uint32_t most = 20;
    ManyRunsOptions runs;
    bool json = false;
};

/// A knob that was tried.
struct Tried {
    std::size_t knob = 0;
    engine::KnobResult result;
    double change = 0.0; ///< of the measure; NaN: it has no value
};

/// Returns the measure of the options; nullopt after a message.
std::optional<engine::RankedMeasure> measureOf(const Options& options, const engine::Project& project) {
    engine::RankedMeasure measure{.scenario = options.what.scenario.empty() ? project.model->defaultScenario
                                                                            : options.what.scenario,
                                  .turns = options.what.turns,
                                  .object = options.what.object,
                                  .expression = options.what.measure};
    if (const auto* const scenario = engine::findScenario(project, measure.scenario)) {
        measure.scenario = scenario->id;
    }
    if (!options.what.seeds.empty()) {
        auto seeds = engine::parseSeeds(options.what.seeds, engine::mostTestSeeds);
        if (!seeds) {
            failure("'" + options.what.seeds + "' is no list of seeds; write a range such as 1..50, or numbers");
            return std::nullopt;
        }
        measure.seeds = std::move(*seeds);
    }
    return measure;
}

std::string percentText(double change, double base) {
    if (base == 0.0) {
        return "";
    }
    const double percent = 100.0 * change / std::abs(base);
    return (percent > 0 ? "+" : "") + engine::formatNumber(std::round(10.0 * percent) / 10.0) + " %";
}

std::string textOf(const engine::Ranking& ranking, const std::vector<Tried>& tried, const Options& options,
                   const engine::CheckedModel& model) {
    std::string text = "The measure is " + engine::formatNumber(ranking.base()) + ".\n";
    std::size_t listed = 0;
    for (const Tried& one : tried) {
        if (listed == options.most || !(std::abs(one.change) > 0.0)) {
            break;
        }
        const engine::Knob& knob = ranking.knobs()[one.knob];
        text += std::to_string(++listed) + "\t" + (one.change > 0.0 ? "+" : "") + engine::formatNumber(one.change) +
                "\t" + percentText(one.change, ranking.base()) + "\t" + std::string(knobKindName(knob.kind)) + "\t" +
                knob.name + ": " + knob.change.english() + "\t" + model.placeText(knob.where) + "\n";
    }
    const auto isIdle = [](const Tried& one) { return one.change == 0.0; };
    const auto isBroken = [](const Tried& one) { return std::isnan(one.change); };
    return text + "Tried " + std::to_string(tried.size()) + " of " + std::to_string(ranking.knobs().size()) +
           " parts; " + std::to_string(std::ranges::count_if(tried, isIdle)) + " change nothing, " +
           std::to_string(std::ranges::count_if(tried, isBroken)) + " leave no value.\n";
}

std::string jsonOf(const engine::Ranking& ranking, const std::vector<Tried>& tried, const engine::CheckedModel& model) {
    Json json{{"measure", ranking.base()}, {"parts", ranking.knobs().size()}, {"tried", Json::array()}};
    for (const Tried& one : tried) {
        const engine::Knob& knob = ranking.knobs()[one.knob];
        const bool hasValue = !std::isnan(one.change);
        json["tried"].push_back(Json{{"kind", knobKindName(knob.kind)},
                                     {"name", knob.name},
                                     {"at", model.placeText(knob.where)},
                                     {"fault", knob.change.english()},
                                     {"try", one.knob + 1},
                                     {"value", hasValue ? Json(one.result.value) : Json()},
                                     {"change", hasValue ? Json(one.change) : Json()},
                                     {"problem", one.result.problem.english()}});
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

int run(const Options& options) {
    const auto project = openProject(options.project);
    if (!project) {
        return status::failed;
    }
    const auto measure = measureOf(options, *project);
    if (!measure) {
        return status::failed;
    }
    writeProgress("playing the run without a change");
    const engine::Ranking ranking(project->parsed, engine::shippedRows(), *measure, options.runs.limits(), &stopped());
    writeProgress("");
    if (ranking.isStopped()) {
        return status::failed;
    }
    if (!ranking.problem().empty()) {
        return failure(ranking.problem().english());
    }
    const std::size_t count = std::min<std::size_t>(ranking.knobs().size(), options.tries.value_or(~0u));
    std::vector<Tried> tried;
    engine::OrderedWork<engine::KnobResult> work(count, options.runs.threads(), [&](std::size_t index) {
        auto result = ranking.tryKnob(index);
        return result.isStopped ? std::nullopt : std::optional(std::move(result));
    });
    for (std::size_t i = 0; i < count; ++i) {
        writeProgress("part " + std::to_string(i + 1) + " of " + std::to_string(count));
        auto result = work.take();
        if (!result) {
            break; // Ctrl+C: what is known follows
        }
        const double change = result->value - ranking.base();
        tried.push_back({i, std::move(*result), change});
    }
    writeProgress("");
    std::ranges::stable_sort(tried, std::ranges::greater(),
                             [](const Tried& one) { return std::isnan(one.change) ? -1.0 : std::abs(one.change); });
    const bool isWritten = writeData(options.json ? jsonOf(ranking, tried, *project->model)
                                                  : textOf(ranking, tried, options, *project->model));
    return isWritten && !stopped().load() ? status::good : status::failed;
}

} // namespace

std::function<int()> declareRank(OptionList& list) {
    auto options = std::make_shared<Options>();
    list.text("project", options->project, "The project's folder").required();
    options->what.declare(list);
    list.turn("--tries", options->tries, "Tries only this many parts, those that probably matter most");
    list.turn("--most", options->most, "Lists at most this many parts", 1);
    options->runs.declare(list);
    list.flag("--json", options->json, "Writes JSON");
    return [options] { return run(*options); };
}

} // namespace orrery::cli
