// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sweep_report.h"

#include "app/cli/report_words.h"
#include "engine/content/constants.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace orrery::cli {

namespace {

using Json = nlohmann::ordered_json;
using engine::SweepDesign;

std::string levelText(const engine::SweepPlan& plan, std::size_t variant, std::size_t vary) {
    const auto value = engine::valueIn(plan.sweep, plan.variants[variant], vary);
    return value ? engine::numberText(*value) : "as written";
}

std::string summaryText(const SweepReport& report) {
    const engine::SweepPlan& plan = report.plan;
    std::string text = "variant";
    for (const engine::CheckedVary& vary : plan.sweep.varied) {
        text += "\t" + vary.name;
    }
    text += "\tmeasure\tturn\truns\tmissing\tmean\t5 %\t50 %\t95 %\n";
    for (const engine::VariantValues& one : report.summary) {
        text += std::to_string(one.variant);
        for (std::size_t vary = 0; vary < plan.sweep.varied.size(); ++vary) {
            text += "\t" + levelText(plan, one.variant, vary);
        }
        text += "\t" + plan.sweep.measures[one.measure].id + "\t" + std::to_string(one.turn) + "\t" +
                std::to_string(one.runs) + "\t" + std::to_string(one.missing) + "\t" + shortNumber(one.mean) + "\t" +
                shortNumber(one.low) + "\t" + shortNumber(one.median) + "\t" + shortNumber(one.high) + "\n";
    }
    return text;
}

std::string sensitivityText(const SweepReport& report) {
    if (report.sensitivities.empty()) {
        return {};
    }
    const engine::CheckedSweep& sweep = report.plan.sweep;
    const bool isMorris = sweep.design == SweepDesign::morris;
    std::string text = "\nSensitivity, the largest first:\nmeasure\tturn\tnumber\t";
    text += isMorris ? "steps\tmean size\tmean effect\tdeviation\n" : "variants\tdifference\tsmallest\tlargest\n";
    for (const engine::Sensitivity& one : report.sensitivities) {
        text += sweep.measures[one.measure].id + "\t" + std::to_string(one.turn) + "\t" + sweep.varied[one.vary].name +
                "\t" + std::to_string(one.count) + "\t" + shortNumber(one.size(sweep.design)) + "\t";
        text += isMorris ? shortNumber(one.meanEffect) + "\t" + shortNumber(one.deviation)
                         : shortNumber(one.smallest) + "\t" + shortNumber(one.largest);
        text += "\n";
    }
    return text;
}

Json variantsJson(const SweepReport& report) {
    const engine::SweepPlan& plan = report.plan;
    Json variants = Json::array();
    for (std::size_t variant = 0; variant < plan.variants.size(); ++variant) {
        Json values = Json::object();
        for (std::size_t vary = 0; vary < plan.sweep.varied.size(); ++vary) {
            const auto value = engine::valueIn(plan.sweep, plan.variants[variant], vary);
            values[plan.sweep.varied[vary].name] = value ? Json(*value) : Json();
        }
        variants.push_back(Json{{"variant", variant}, {"values", values}});
    }
    for (const engine::VariantError& error : report.errors) {
        variants[error.variant]["error"] = error.error;
        variants[error.variant]["at"] = error.place;
    }
    return variants;
}

Json sensitivityJson(const SweepReport& report) {
    const engine::CheckedSweep& sweep = report.plan.sweep;
    Json all = Json::array();
    for (const engine::Sensitivity& one : report.sensitivities) {
        Json json{{"measure", sweep.measures[one.measure].id},
                  {"turn", one.turn},
                  {"number", sweep.varied[one.vary].name},
                  {"count", one.count}};
        if (sweep.design == SweepDesign::morris) {
            json["meanSize"] = one.meanSize;
            json["meanEffect"] = one.meanEffect;
            json["deviation"] = one.deviation;
        } else {
            json["smallest"] = one.smallest;
            json["largest"] = one.largest;
        }
        all.push_back(std::move(json));
    }
    return all;
}

} // namespace

std::string variantText(const engine::SweepPlan& plan, std::size_t variant) {
    std::string text;
    for (std::size_t vary = 0; vary < plan.sweep.varied.size(); ++vary) {
        text += (text.empty() ? "" : ", ") + plan.sweep.varied[vary].name + " = " + levelText(plan, variant, vary);
    }
    return text;
}

std::string sweepText(const SweepReport& report) {
    const engine::SweepPlan& plan = report.plan;
    return summaryText(report) + sensitivityText(report) + "\nSweep " + plan.sweep.id + ": " +
           counted(plan.variants.size(), "variant", "variants") + ", " + counted(plan.seeds.size(), "seed", "seeds") +
           ", " + counted(plan.sweep.turns, "turn", "turns") +
           (report.errors.empty()
                ? ".\n"
                : "; " + counted(report.errors.size(), "variant has", "variants have") + " errors.\n");
}

std::string sweepJson(const SweepReport& report) {
    const engine::CheckedSweep& sweep = report.plan.sweep;
    Json results = Json::array();
    for (const engine::VariantValues& one : report.summary) {
        results.push_back(Json{{"variant", one.variant},
                               {"measure", sweep.measures[one.measure].id},
                               {"turn", one.turn},
                               {"runs", one.runs},
                               {"missing", one.missing},
                               {"mean", one.mean},
                               {"q5", one.low},
                               {"q50", one.median},
                               {"q95", one.high}});
    }
    const Json json{{"sweep", sweep.id},
                    {"design", engine::designName(sweep.design)},
                    {"turns", sweep.turns},
                    {"seeds", report.plan.seeds},
                    {"variants", variantsJson(report)},
                    {"results", std::move(results)},
                    {"sensitivity", sensitivityJson(report)}};
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace orrery::cli
