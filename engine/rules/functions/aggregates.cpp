// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/functions/relations.h"

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

/// Adds in the order of the objects. So the last bit is the same on every machine (R3.1).
double sum(Values values) {
    return std::accumulate(values.begin(), values.end(), 0.0);
}

double mean(Values values) {
    return sum(values) / static_cast<double>(values.size());
}

constexpr std::array rows{
    AggregateSpec{.name = "all",
                  .label = "All",
                  .help = "Returns true if the expression is true for every object that has a value. Also true if "
                          "there are no objects.",
                  .example = "all(owned planets, Population > 2)",
                  .takes = FormatKind::boolean,
                  .gives = FormatKind::boolean,
                  .empty = 1.0,
                  .reduce = all},
    AggregateSpec{.name = "any",
                  .label = "Any",
                  .help =
                      "Returns true if the expression is true for at least one object. False if there are no objects.",
                  .example = "any(planets near 100, size == huge)",
                  .takes = FormatKind::boolean,
                  .gives = FormatKind::boolean,
                  .reduce = any},
    AggregateSpec{.name = "count",
                  .label = "Count",
                  .help = "The number of objects. With an expression after the comma, only objects that have a value "
                          "count. Use where to select the objects.",
                  .example = "count(ships here where owner == Source.owner)",
                  .takesNothing = true,
                  .reduce = count},
    AggregateSpec{.name = "max",
                  .label = "Largest",
                  .help = "The largest of the numbers, or 0 if there are none.",
                  .example = "max(owned planets, MaxTrade)",
                  .reduce = largest},
    AggregateSpec{.name = "mean",
                  .label = "Mean",
                  .help = "The average of the numbers, or 0 if there are none.",
                  .example = "mean(planets near 2 jumps, Population)",
                  .reduce = mean},
    AggregateSpec{.name = "min",
                  .label = "Smallest",
                  .help = "The smallest of the numbers, or 0 if there are none.",
                  .example = "min(attached planets, Population)",
                  .reduce = smallest},
    AggregateSpec{.name = "sum",
                  .label = "Sum",
                  .help = "The sum of the numbers, or 0 if there are none.",
                  .example = "sum(attached planets, Population)",
                  .reduce = sum},
};

} // namespace

std::span<const AggregateSpec> aggregateRows() {
    return rows;
}

} // namespace orrery::engine
