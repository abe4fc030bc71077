// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/relations.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace orrery::engine {

namespace {

using Values = std::span<const double>;

double all(Values values) {
    return std::ranges::all_of(values, [](double value) { return value == 1.0; }) ? 1.0 : 0.0;
}

double any(Values values) {
    return std::ranges::any_of(values, [](double value) { return value == 1.0; }) ? 1.0 : 0.0;
}

double count(Values values) {
    return static_cast<double>(values.size());
}

double largest(Values values) {
    return *std::ranges::max_element(values);
}

double smallest(Values values) {
    return *std::ranges::min_element(values);
}

/// Adds in the order of the objects, so that the last bit is the same on every machine (R3.1).
double sum(Values values) {
    return std::accumulate(values.begin(), values.end(), 0.0);
}

double mean(Values values) {
    return sum(values) / static_cast<double>(values.size());
}

constexpr std::array rows{
    AggregateSpec{.name = "all",
                  .label = "All",
                  .help =
                      "Whether something holds for every one of the objects that have it; true where there are none.",
                  .example = "all(owned planets, Population > 2)",
                  .takes = FormatKind::boolean,
                  .gives = FormatKind::boolean,
                  .empty = 1.0,
                  .reduce = all},
    AggregateSpec{.name = "any",
                  .label = "Any",
                  .help = "Whether something holds for one of the objects at least; false where there are none.",
                  .example = "any(planets near 100, size == huge)",
                  .takes = FormatKind::boolean,
                  .gives = FormatKind::boolean,
                  .reduce = any},
    AggregateSpec{.name = "count",
                  .label = "Count",
                  .help = "How many objects there are; with a number behind the comma, how many have such a number. "
                          "Which ones count is said with where.",
                  .example = "count(ships here where owner == Source.owner)",
                  .takesNothing = true,
                  .reduce = count},
    AggregateSpec{.name = "max",
                  .label = "Largest",
                  .help = "The largest of the numbers; 0 where there are none.",
                  .example = "max(owned planets, MaxTrade)",
                  .reduce = largest},
    AggregateSpec{.name = "mean",
                  .label = "Mean",
                  .help = "The sum of the numbers, divided by how many there are; 0 where there are none.",
                  .example = "mean(planets near 2 jumps, Population)",
                  .reduce = mean},
    AggregateSpec{.name = "min",
                  .label = "Smallest",
                  .help = "The smallest of the numbers; 0 where there are none.",
                  .example = "min(attached planets, Population)",
                  .reduce = smallest},
    AggregateSpec{.name = "sum",
                  .label = "Sum",
                  .help = "All the numbers, one added to the other; 0 where there are none.",
                  .example = "sum(attached planets, Population)",
                  .reduce = sum},
};

} // namespace

std::span<const AggregateSpec> aggregateRows() {
    return rows;
}

} // namespace orrery::engine
