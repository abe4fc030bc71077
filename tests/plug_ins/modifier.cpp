// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/plug_ins/plug_ins.h"

#include <array>

namespace orrery::plug_ins {

using namespace engine;

namespace {

double average(double value, double parameter) {
    ++calls("average");
    return (value + parameter) / 2.0;
}

constexpr std::array table{ModifierSpec{.name = "average",
                                        .label = "Average",
                                        .help = "Sets the variable to the average of itself and this value.",
                                        .example = R"(<modify variable="Luck" average="turn"/>)",
                                        .inherent = 6,
                                        .apply = average}};

} // namespace

std::span<const ModifierSpec> modifiers() {
    return table;
}

} // namespace orrery::plug_ins
