// SPDX-License-Identifier: GPL-3.0-or-later
// The modifiers of variables (V4).
#include "engine/rules/functions/modifiers.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

double set(double /*value*/, double parameter) {
    return parameter;
}
double multiply(double value, double parameter) {
    return value * parameter;
}
double divide(double value, double parameter) {
    return value / parameter;
}
double add(double value, double parameter) {
    return value + parameter;
}
double larger(double value, double parameter) {
    return std::max(value, parameter);
}
double smaller(double value, double parameter) {
    return std::min(value, parameter);
}

constexpr std::array rows{
    ModifierSpec{.name = "set",
                 .label = "Set",
                 .help = "Sets the variable to the parameter.",
                 .example = R"(<modify variable="Hands" set="2"/>)",
                 .inherent = 0,
                 .anyFormat = true,
                 .apply = set},
    ModifierSpec{.name = "multiply",
                 .label = "Multiply",
                 .help = "Multiplies the variable by the parameter.",
                 .example = R"(<modify variable="Hands" multiply="2"/>)",
                 .inherent = 1,
                 .apply = multiply},
    ModifierSpec{.name = "divide",
                 .label = "Divide",
                 .help = "Divides the variable by the parameter. Division by 0 gives 0 and is reported.",
                 .example = R"(<modify variable="Hands" divide="2"/>)",
                 .inherent = 2,
                 .apply = divide},
    ModifierSpec{.name = "add",
                 .label = "Add",
                 .help = "Adds the parameter to the variable.",
                 .example = R"(<modify variable="Hands" add="1"/>)",
                 .inherent = 3,
                 .apply = add},
    ModifierSpec{.name = "max",
                 .label = "At least",
                 .help = "Raises the variable to the parameter if it is lower.",
                 .example = R"(<modify variable="Hands" max="1"/>)",
                 .inherent = 4,
                 .apply = larger},
    ModifierSpec{.name = "min",
                 .label = "At most",
                 .help = "Lowers the variable to the parameter if it is higher.",
                 .example = R"(<modify variable="Hands" min="10"/>)",
                 .inherent = 5,
                 .apply = smaller},
};
static_assert(std::ranges::is_sorted(rows, {}, &ModifierSpec::inherent));

} // namespace

std::span<const ModifierSpec> modifierRows() {
    return rows;
}

} // namespace orrery::engine
