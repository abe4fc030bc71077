// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/scenario/measures.h"

#include "engine/check/scenario/content_tests.h"
#include "engine/check/scenario/run_names.h"
#include "engine/check/scenario/test_diagnostics.h"
#include "engine/content/constants.h"
#include "engine/content/structure.h"

#include <algorithm>
#include <utility>

namespace orrery::engine {

namespace {

constexpr std::size_t mostTurns = 1'000;

/// Returns the turns of an attribute, ascending; the last turn if it is not written.
std::vector<std::uint32_t> turnsOf(Element element, std::uint32_t last, ModelNames& names) {
    if (!element.has("turn")) {
        return {last};
    }
    const std::string text = element.value("turn");
    const auto numbers = parseSeeds(text, mostTurns);
    if (!numbers) {
        names.report(testDiagnostics["check.bad-turns"], element.valueWhere("turn"), {text});
        return {};
    }
    if (const std::uint64_t latest = std::ranges::max(*numbers); latest > last) {
        names.report(testDiagnostics["check.after-the-test"], element.valueWhere("turn"),
                     {std::to_string(latest), std::to_string(last)});
        return {};
    }
    std::vector<std::uint32_t> turns(numbers->begin(), numbers->end());
    std::ranges::sort(turns);
    const auto repeated = std::ranges::unique(turns);
    turns.erase(repeated.begin(), repeated.end());
    return turns;
}

} // namespace

std::vector<CheckedMeasure> readMeasures(Element element, std::uint32_t turns, RunNames& run) {
    std::vector<CheckedMeasure> measures;
    std::map<std::string, Location> ids;
    for (const Element child : element.children()) {
        if (child.tag() != "measure" || !isEnabled(child)) {
            continue;
        }
        CheckedMeasure measure{.where = child.where(), .head = child.head(), .id = child.value("id")};
        const auto [earlier, isNew] = ids.emplace(measure.id, child.valueWhere("id"));
        if (!isNew) {
            run.names()
                .report(testDiagnostics["check.duplicate-measure"], child.valueWhere("id"), {measure.id})
                .notes.push_back({earlier->second, phrase("the other one is here")});
        }
        measure.object = run.object(child, "object");
        measure.expression = run.expression(child, "value", numberFormat, measure.object);
        measure.turns = turnsOf(child, turns, run.names());
        measure.tolerance = parseNumber(child.value("tolerance")).value_or(0.0);
        measures.push_back(std::move(measure));
    }
    return measures;
}

} // namespace orrery::engine
