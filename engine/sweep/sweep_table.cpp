// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sweep/sweep_table.h"

#include "engine/content/constants.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace orrery::engine {

namespace {

std::vector<MeasuredTurn> measuredIn(const CheckedSweep& sweep) {
    std::vector<MeasuredTurn> measured;
    for (std::size_t i = 0; i < sweep.measures.size(); ++i) {
        for (const std::uint32_t turn : sweep.measures[i].turns) {
            measured.push_back({i, turn});
        }
    }
    return measured;
}

} // namespace

std::pair<std::size_t, std::size_t> SweepTable::runsOf(std::size_t variant) const {
    const auto found = std::ranges::equal_range(runs, variant, {}, &Run::variant);
    return {static_cast<std::size_t>(found.begin() - runs.begin()),
            static_cast<std::size_t>(found.end() - runs.begin())};
}

const VariantValues* SweepTable::summaryAt(std::size_t variant, std::size_t at) const {
    const auto key = [](const VariantValues& one) { return std::tuple(one.variant, one.measure, one.turn); };
    const auto wanted = std::tuple(variant, measured[at].measure, measured[at].turn);
    const auto found = std::ranges::lower_bound(summary, wanted, {}, key);
    return found != summary.end() && key(*found) == wanted ? &*found : nullptr;
}

const VariantError* SweepTable::errorOf(std::size_t variant) const {
    const auto found = std::ranges::lower_bound(errors, variant, {}, &VariantError::variant);
    return found != errors.end() && found->variant == variant ? &*found : nullptr;
}

void SweepTable::eachValue(const std::function<bool(const SweepValue&)>& take) const {
    for (std::size_t run = 0; run < runs.size(); ++run) {
        for (std::size_t at = 0; at < measured.size(); ++at) {
            if (!take({.variant = runs[run].variant,
                       .seed = runs[run].seed,
                       .measure = measured[at].measure,
                       .turn = measured[at].turn,
                       .value = values[at][run]})) {
                return;
            }
        }
    }
}

SweepTable readSweepTable(ResultFile& results, std::shared_ptr<const SweepPlan> plan) {
    SweepTable table;
    table.plan = std::move(plan);
    table.measured = measuredIn(table.plan->sweep);
    table.values.resize(table.measured.size());
    results.eachValue([&table](const SweepValue& value) {
        if (table.runs.empty() || table.runs.back().variant != value.variant || table.runs.back().seed != value.seed) {
            table.runs.push_back({value.variant, value.seed});
            for (std::vector<double>& column : table.values) {
                column.push_back(std::numeric_limits<double>::quiet_NaN());
            }
        }
        const MeasuredTurn wanted{value.measure, value.turn};
        const auto at = std::ranges::lower_bound(table.measured, wanted);
        if (at != table.measured.end() && *at == wanted) {
            table.values[static_cast<std::size_t>(at - table.measured.begin())].back() = value.value;
        }
        return true;
    });
    table.summary = summaryOf([&table](const auto& take) { table.eachValue(take); });
    table.sensitivities = sensitivitiesOf(*table.plan, table.summary);
    table.errors = results.variantErrors();
    table.problems = results.problems();
    return table;
}

Phrase variantLabel(const SweepPlan& plan, std::size_t variant) {
    std::vector<Phrase> parts;
    for (std::size_t vary = 0; vary < plan.sweep.varied.size(); ++vary) {
        if (const auto value = valueIn(plan.sweep, plan.variants[variant], vary)) {
            parts.push_back(phrase("{0} = {1}", {plan.sweep.varied[vary].name, numberText(*value)}));
        }
    }
    return parts.empty() ? phrase("as written") : joined(parts);
}

Phrase measuredLabel(const SweepPlan& plan, const MeasuredTurn& measured) {
    return phrase("{0}, turn {1}", {plan.sweep.measures[measured.measure].id, std::to_string(measured.turn)});
}

} // namespace orrery::engine
