// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/functions/function_rows.h"

#include "engine/check/expression/expression_kernels.h"
#include "engine/rules/functions/class_calls.h"
#include "engine/rules/functions/has_call.h"
#include "engine/rules/functions/object_calls.h"
#include "engine/rules/functions/option_call.h"
#include "engine/rules/functions/reading_calls.h"
#include "engine/rules/functions/table_calls.h"
#include "engine/vocabulary/functions.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

using Row = ExpressionFunction;
using Shape = ExpressionFunction::Shape;
using Argument = ArgumentKind;

constexpr std::string_view noTruths = "move this test into a condition";
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
        .help = "The number with the opposite sign. Powers bind tighter: -2^2 is -4.",
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
        .help = "The exact quotient of two numbers. A division by zero gives 0 and is reported.",
        .example = "7 / 2",
        .result = "3.5",
        .strict = "multiply by a constant: * 0.5 instead of / 2",
        .kernel = &kernels::divide,
    },
    Row{
        .name = "div",
        .shape = Shape::infix,
        .usage = "a div b",
        .label = "Whole division",
        .help = "The quotient without its fraction, rounded towards zero.",
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
        .help = "The remainder of a whole division, with the sign of the first number. The operator % does the same.",
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
        .help = "Returns true if two values of the same format are equal.",
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
        .help = "Returns true if two values of the same format differ.",
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
        .help = "Returns true if the first number is less than the second. In XML, write &lt;.",
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
        .help = "Returns true if the first number is less than or equal to the second. In XML, write &lt;=.",
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
        .help = "Returns true if the first number is greater than the second.",
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
        .help = "Returns true if the first number is greater than or equal to the second.",
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
        .help =
            "Returns true if both conditions are true. && means the same. If one is false, the other does not matter.",
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
        .help = "Returns true if at least one condition is true. || means the same. If one is true, the other does not "
                "matter.",
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
        .help = "Returns true if the condition is false. ! means the same. Comparisons bind tighter: not a == b means "
                "not (a == b).",
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
        .help = "Returns the first value if the condition is true, otherwise the second. The unused value is ignored. "
                "You can also write: if condition then value else other.",
        .example = "if 1 > 2 then 10 else 20",
        .result = "20",
        .strict = "use two effects, each with its own condition",
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
        .help = "The smallest whole number that is greater than or equal to the number.",
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
        .help = "The largest whole number that is less than or equal to the number.",
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
        .help = "The nearest whole number. A fraction of exactly .5 rounds up.",
        .example = "round(-2.5)",
        .result = "-2",
        .strict = noFunctions,
        .kernel = &kernels::round,
    },
    Row{
        .name = "min",
        .most = Row::anyNumber,
        .usage = "min(a, b, …)",
        .label = "Smallest",
        .help = "The smallest of two or more numbers.",
        .example = "min(4, 2, 3)",
        .result = "2",
        .strict = "use the effect that lowers a meter to at most a value",
        .kernel = &kernels::least,
    },
    Row{
        .name = "max",
        .most = Row::anyNumber,
        .usage = "max(a, b, …)",
        .label = "Largest",
        .help = "The largest of two or more numbers.",
        .example = "max(4, 2, 3)",
        .result = "4",
        .strict = "use the effect that raises a meter to at least a value",
        .kernel = &kernels::greatest,
    },
    Row{
        .name = "value",
        .signature = Signature::special,
        .least = 0,
        .most = 0,
        .usage = "value()",
        .label = "Value so far",
        .help = "The value before this change, with all earlier changes applied.",
        .example = "value() * 2",
        .strict = noFunctions,
        .check = &calls::checkValue,
        .needs = &ExpressionContext::hasValue,
    },
    Row{
        .name = "amount",
        .signature = Signature::special,
        .least = 0,
        .most = 0,
        .usage = "amount()",
        .label = "Amount of the event",
        .help = "The amount of the change that the group responds to, including changes made so far. The value is "
                "missing if the event does not change a number.",
        .example = "amount() > 2",
        .strict = noFunctions,
        .check = &calls::checkAmount,
        .needs = &ExpressionContext::hasSubject,
    },
    Row{
        .name = "runtime",
        .signature = Signature::special,
        .least = 1,
        .most = 1,
        .usage = "runtime(property)",
        .label = "Run-time property",
        .help = "The value of a run-time property of the source. An order, a scenario or the effect that creates the "
                "source sets it. Until then, the group is inactive.",
        .example = "runtime(bonus) * 2",
        .check = &calls::checkRuntime,
        .arguments = {Argument::runtimeProperty},
        .needs = &ExpressionContext::hasSource,
    },
    Row{
        .name = "last",
        .signature = Signature::special,
        .least = 1,
        .most = 1,
        .usage = "last(MaxPopulation)",
        .label = "Last turn",
        .help = "The maximum of a meter at the end of the previous turn. Use it while this turn's maximum is being "
                "rebuilt.",
        .example = "last(MaxPopulation)",
        .strict = noFunctions,
        .check = &calls::checkLast,
        .arguments = {Argument::maximum},
        .needs = &ExpressionContext::hasLast,
    },
    Row{
        .name = "object",
        .signature = Signature::special,
        .least = 1,
        .most = 1,
        .usage = "object(\"Sol III\")",
        .label = "Named object",
        .help = "The oldest object with this name, or none if no object has it.",
        .example = "object(\"Sol III\").owner == none",
        .strict = "use Source or Target",
        .check = &calls::checkObject,
        .arguments = {Argument::text},
    },
    Row{
        .name = "roll",
        .signature = Signature::special,
        .least = 1,
        .most = 1,
        .usage = "roll(2d6+1)",
        .label = "Roll",
        .help = "The result of a dice roll. The same source, candidate, turn and place in the content always give the "
                "same result.",
        .example = "roll(2d6+1) > 7",
        .strict = noFunctions,
        .check = &calls::checkRoll,
        .evaluate = &calls::evaluateRoll,
        .drawsForCandidate = true,
    },
    Row{
        .name = "has",
        .signature = Signature::special,
        .least = 2,
        .most = 3,
        .usage = "has(KIND, id, object)",
        .label = "Has",
        .help = "Returns true if the object, or something that belongs to it, is of this class, grouping or kind. "
                "Default: the object that bare names refer to.",
        .example = "has(BUILDING, BLD_MEGALITH) or has(TECH, CON_CONC_CAMP, Source.owner)",
        .strict = noTruths,
        .check = &calls::checkHas,
        .evaluate = &calls::evaluateHas,
        .arguments = {Argument::kind, Argument::idOfKind, Argument::object, Argument::value},
    },
    Row{
        .name = "ownedBy",
        .signature = Signature::special,
        .least = 1,
        .most = 2,
        .usage = "ownedBy(empire, object)",
        .label = "Owned by",
        .help = "Returns true if the empire owns the object, alone or with others. Default: the object that bare names "
                "refer to.",
        .example = "ownedBy(Source.owner)",
        .strict = noTruths,
        .check = &calls::checkOwnedBy,
        .evaluate = &calls::evaluateOwnedBy,
    },
    Row{
        .name = "canHave",
        .signature = Signature::special,
        .least = 1,
        .most = 2,
        .usage = "canHave(CLASS, empire)",
        .label = "Can have",
        .help = "Returns true if a class is open to an empire. The empire must own the required classes, and the class "
                "must not be switched off. Effects that allow or forbid the class override this. The conditions in "
                "<available> are not evaluated. For an object that is not an empire, its owners are tested. Default: "
                "the object that bare names refer to.",
        .example = "canHave(BLD_MEGALITH, Source.owner)",
        .strict = noTruths,
        .check = &calls::checkCanHave,
        .evaluate = &calls::evaluateCanHave,
        .arguments = {Argument::objectClass, Argument::object},
    },
    Row{
        .name = "option",
        .signature = Signature::special,
        .usage = "option(game, HARD_MODE)",
        .label = "Option",
        .help = "The value of an option in this run: that of the game, or of the empire that owns the object.",
        .example = "option(game, HARD_MODE)",
        .strict = noTruths,
        .check = &calls::checkOption,
        .arguments = {Argument::optionOwner, Argument::option},
    },
    Row{
        .name = "get",
        .signature = Signature::special,
        .usage = "get(\"building\", \"BLD_MEGALITH\")",
        .label = "Class by id",
        .help = "The class with this type and id.",
        .example = "class == get(\"building\", \"BLD_MEGALITH\")",
        .strict = noFunctions,
        .check = &calls::checkGet,
        .arguments = {Argument::text},
    },
    Row{
        .name = "getFact",
        .signature = Signature::special,
        .least = 3,
        .most = 3,
        .usage = "getFact(\"building\", \"BLD_MEGALITH\", \"build_cost\")",
        .label = "Property of a class",
        .help = "A property of a class. No object of the class needs to be in play.",
        .example = "getFact(\"building\", \"BLD_MEGALITH\", \"build_cost\") * 2",
        .strict = noFunctions,
        .check = &calls::checkFact,
        .evaluate = &calls::evaluateFact,
        .arguments = {Argument::text},
    },
    Row{
        .name = "lookup",
        .signature = Signature::special,
        .least = 3,
        .most = 3,
        .usage = "lookup(Costs, key, column)",
        .label = "Look up",
        .help = "A cell of a table. If no row has the key, returns the default of the column's format.",
        .example = "lookup(Costs, age, food)",
        .strict = noFunctions,
        .check = &calls::checkLookup,
        .evaluate = &calls::evaluateLookup,
        .arguments = {Argument::table, Argument::tableKey, Argument::tableColumn, Argument::text},
    },
    Row{
        .name = "dropIntoContext",
        .signature = Signature::special,
        .least = 3,
        .most = 4,
        .usage = "dropIntoContext(scope, object, part, expression)",
        .label = "In another context",
        .help = "The value of an expression for another object, or for one of its numbered parts. Bare names refer to "
                "that object or part.",
        .example = "dropIntoContext(planet, Source, Population * 2)",
        .strict = "read the object itself: Source.Population",
        .check = &calls::checkContext,
        .arguments = {Argument::scope, Argument::object, Argument::value},
    },
};

static_assert(std::ranges::none_of(table, [](const Row& row) {
    return row.label.empty() || row.help.empty() || row.usage.empty() || row.example.empty() || row.least > row.most;
}));
static_assert(std::ranges::all_of(table, [](const Row& row) {
    return (row.signature == Signature::special) == (row.check != nullptr);
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

} // namespace orrery::engine
