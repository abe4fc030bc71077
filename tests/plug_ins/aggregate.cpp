// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/plug_ins/plug_ins.h"

#include <algorithm>
#include <array>

namespace orrery::plug_ins {

using namespace engine;

namespace {

double rangeOf(std::span<const double> values) {
    ++calls("range");
    return std::ranges::max(values) - std::ranges::min(values);
}

constexpr std::array table{AggregateSpec{.name = "range",
                                         .label = "Range",
                                         .help = "The difference between the largest and the smallest value.",
                                         .example = "range(planets, Population)",
                                         .reduce = rangeOf}};

} // namespace

std::span<const AggregateSpec> aggregates() {
    return table;
}

} // namespace orrery::plug_ins
