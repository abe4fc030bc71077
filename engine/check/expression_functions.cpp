// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/expression_functions.h"

#include "engine/check/expression_kernels.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

using Row = ExpressionFunction;
using Shape = ExpressionFunction::Shape;

constexpr std::string_view noTruths = "take the truth test to a condition";
constexpr std::string_view noFunctions = "use a sum of products of constants and meters";

constexpr std::array table{
    Row{
        .name = "+",
        .shape = Shape::infix,
        .usage = "a + b",
        .label = "Plus",
        .help = "The sum of two numbers.",
        .example = "2 + 3",
        .result = "5",
        .kernel = &kernels::add,
    },
    Row{
        .name = "-",
        .shape = Shape::infix,
        .usage = "a - b",
        .label = "Minus",
        .help = "The difference of two numbers.",
        .example = "2 - 3",
        .result = "-1",
        .kernel = &kernels::subtract,
    },
    Row{
        .name = "-",
        .shape = Shape::prefix,
        .least = 1,
        .most = 1,
        .usage = "-a",
        .label = "Negative",
        .help = "The number with the other sign. Powers bind tighter: -2^2 is -4.",
        .example = "-2^2",
        .result = "-4",
        .strict = "write a negative constant in front: -1 * Source.Farming",
        .kernel = &kernels::negate,
    },
    Row{
        .name = "*",
        .shape = Shape::infix,
        .usage = "a * b",
        .label = "Times",
        .help = "The product of two numbers.",
        .example = "2 * 3",
        .result = "6",
        .kernel = &kernels::multiply,
    },
    Row{
        .name = "/",
        .shape = Shape::infix,
        .usage = "a / b",
        .label = "Divided by",
        .help = "The exact quotient of two numbers; 0 where the second is 0, which is reported.",
        .example = "7 / 2",
        .result = "3.5",
        .strict = "multiply by a constant: * 0.5 for / 2",
        .kernel = &kernels::divide,
    },
    Row{
        .name = "div",
        .shape = Shape::infix,
        .usage = "a div b",
        .label = "Whole division",
        .help = "The quotient without its fraction: rounded towards zero.",
        .example = "-7 div 2",
        .result = "-3",
        .strict = noFunctions,
        .kernel = &kernels::wholeDivide,
    },
    Row{
        .name = "mod",
        .shape = Shape::infix,
        .usage = "a mod b",
        .label = "Remainder",
        .help = "What a whole division leaves, with the sign of the first number. % means the same.",
        .example = "-7 mod 2",
        .result = "-1",
        .strict = noFunctions,
        .kernel = &kernels::remainder,
    },
    Row{
        .name = "^",
        .shape = Shape::infix,
        .usage = "a ^ b",
        .label = "To the power of",
        .help = "The first number raised to the second, from left to right: 2^3^2 is 64.",
        .example = "2^3^2",
        .result = "64",
        .strict = "write the product out: Farming * Farming",
        .kernel = &kernels::power,
    },
    Row{
        .name = "==",
        .shape = Shape::infix,
        .signature = Signature::equal,
        .usage = "a == b",
        .label = "Equal",
        .help = "Whether two values of one format are the same.",
        .example = "6 / 3 == 2",
        .result = "true",
        .strict = noTruths,
        .kernel = &kernels::equal,
    },
    Row{
        .name = "!=",
        .shape = Shape::infix,
        .signature = Signature::equal,
        .usage = "a != b",
        .label = "Not equal",
        .help = "Whether two values of one format differ.",
        .example = "6 / 3 != 2",
        .result = "false",
        .strict = noTruths,
        .kernel = &kernels::notEqual,
    },
    Row{
        .name = "<",
        .shape = Shape::infix,
        .signature = Signature::compare,
        .usage = "a < b",
        .label = "Less than",
        .help = "Whether the first number is less than the second. In XML it is written &lt;.",
        .example = "2 < 2",
        .result = "false",
        .strict = noTruths,
        .kernel = &kernels::less,
    },
    Row{
        .name = "<=",
        .shape = Shape::infix,
        .signature = Signature::compare,
        .usage = "a <= b",
        .label = "At most",
        .help = "Whether the first number is at most the second. In XML it is written &lt;=.",
        .example = "2 <= 2",
        .result = "true",
        .strict = noTruths,
        .kernel = &kernels::lessEqual,
    },
    Row{
        .name = ">",
        .shape = Shape::infix,
        .signature = Signature::compare,
        .usage = "a > b",
        .label = "Greater than",
        .help = "Whether the first number is greater than the second.",
        .example = "3 > 2",
        .result = "true",
        .strict = noTruths,
        .kernel = &kernels::greater,
    },
    Row{
        .name = ">=",
        .shape = Shape::infix,
        .signature = Signature::compare,
        .usage = "a >= b",
        .label = "At least",
        .help = "Whether the first number is at least the second.",
        .example = "1 >= 2",
        .result = "false",
        .strict = noTruths,
        .kernel = &kernels::greaterEqual,
    },
    Row{
        .name = "and",
        .shape = Shape::infix,
        .signature = Signature::boolean,
        .usage = "a and b",
        .label = "And",
        .help = "Whether both hold; && means the same. Where one does not hold the other does not matter.",
        .example = "true and 1 > 2",
        .result = "false",
        .strict = noTruths,
        .kernel = &kernels::both,
    },
    Row{
        .name = "or",
        .shape = Shape::infix,
        .signature = Signature::boolean,
        .usage = "a or b",
        .label = "Or",
        .help = "Whether at least one holds; || means the same. Where one holds the other does not matter.",
        .example = "true or 1 > 2",
        .result = "true",
        .strict = noTruths,
        .kernel = &kernels::either,
    },
    Row{
        .name = "not",
        .shape = Shape::prefix,
        .signature = Signature::boolean,
        .least = 1,
        .most = 1,
        .usage = "not a",
        .label = "Not",
        .help = "Whether it does not hold; ! means the same. Comparisons bind tighter: not a == b is not (a == b).",
        .example = "not 1 > 2",
        .result = "true",
        .strict = noTruths,
        .kernel = &kernels::opposite,
    },
    Row{
        .name = "if",
        .signature = Signature::choice,
        .least = 3,
        .most = 3,
        .usage = "if(condition, value, other)",
        .label = "If",
        .help = "One of two values of any format; the other is not looked at. "
                "Also written: if condition then value else other.",
        .example = "if 1 > 2 then 10 else 20",
        .result = "20",
        .strict = "make two effects, each with a condition of its own",
    },
    Row{
        .name = "abs",
        .least = 1,
        .most = 1,
        .usage = "abs(a)",
        .label = "Absolute value",
        .help = "The number without its sign.",
        .example = "abs(-3)",
        .result = "3",
        .strict = noFunctions,
        .kernel = &kernels::absolute,
    },
    Row{
        .name = "ceil",
        .least = 1,
        .most = 1,
        .usage = "ceil(a)",
        .label = "Round up",
        .help = "The next whole number that is not less.",
        .example = "ceil(2.1)",
        .result = "3",
        .strict = noFunctions,
        .kernel = &kernels::ceiling,
    },
    Row{
        .name = "floor",
        .least = 1,
        .most = 1,
        .usage = "floor(a)",
        .label = "Round down",
        .help = "The next whole number that is not greater.",
        .example = "floor(-2.1)",
        .result = "-3",
        .strict = noFunctions,
        .kernel = &kernels::floor,
    },
    Row{
        .name = "round",
        .least = 1,
        .most = 1,
        .usage = "round(a)",
        .label = "Round",
        .help = "The nearest whole number; exactly .5 goes up.",
        .example = "round(-2.5)",
        .result = "-2",
        .strict = noFunctions,
        .kernel = &kernels::round,
    },
    Row{
        .name = "min",
        .most = Row::anyNumber,
        .usage = "min(a, b, …)",
        .label = "Least",
        .help = "The least of two or more numbers.",
        .example = "min(4, 2, 3)",
        .result = "2",
        .strict = "use the effect that lowers a meter to at most a value",
        .kernel = &kernels::least,
    },
    Row{
        .name = "max",
        .most = Row::anyNumber,
        .usage = "max(a, b, …)",
        .label = "Greatest",
        .help = "The greatest of two or more numbers.",
        .example = "max(4, 2, 3)",
        .result = "4",
        .strict = "use the effect that raises a meter to at least a value",
        .kernel = &kernels::greatest,
    },
    Row{
        .name = "value",
        .signature = Signature::value,
        .least = 0,
        .most = 0,
        .usage = "value()",
        .label = "Running value",
        .help = "The value before this modification: what effects before it have made of the meter.",
        .example = "value() * 2",
        .strict = noFunctions,
    },
    Row{
        .name = "last",
        .signature = Signature::last,
        .least = 1,
        .most = 1,
        .usage = "last(MaxPopulation)",
        .label = "Last turn",
        .help = "A meter's maximum as it was at the end of last turn, while this turn's is being built.",
        .example = "last(MaxPopulation)",
        .strict = noFunctions,
    },
    Row{
        .name = "object",
        .signature = Signature::named,
        .least = 1,
        .most = 1,
        .usage = "object(\"Sol III\")",
        .label = "Named object",
        .help = "The object of that name; none where there is not exactly one.",
        .example = "object(\"Sol III\").owner == none",
        .strict = "speak of Source or Target",
    },
};

static_assert(std::ranges::none_of(table, [](const Row& row) {
    return row.label.empty() || row.help.empty() || row.usage.empty() || row.example.empty() || row.least > row.most;
}));
constexpr bool rowsDiffer() {
    for (std::size_t i = 0; i < table.size(); ++i) {
        for (std::size_t j = i + 1; j < table.size(); ++j) {
            if (table[i].name == table[j].name && table[i].shape == table[j].shape) {
                return false;
            }
        }
    }
    return true;
}
static_assert(rowsDiffer(), "two rows share name and shape");

} // namespace

std::span<const ExpressionFunction> functionRows() {
    return table;
}

const ExpressionFunction* findFunction(std::string_view name, ExpressionFunction::Shape shape) {
    const auto found =
        std::ranges::find_if(table, [&](const Row& row) { return row.shape == shape && row.name == name; });
    return found == table.end() ? nullptr : &*found;
}

} // namespace orrery::engine
