// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/content/expression_elements.h"

#include "engine/text/phrase.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

using Form = ExpressionForm;
using Kind = ExprTokenKind;

constexpr std::size_t any = ExpressionElement::anyNumber;

constexpr ParameterSpec callParameter{.name = functionAttribute,
                                      .kind = ParameterKind::function,
                                      .required = true,
                                      .label = inPhrase("Function"),
                                      .help = inPhrase("The name of the function or aggregate.")};
constexpr std::array callAttributes{callParameter};
constexpr std::array aggregateAttributes{
    ParameterSpec{.name = functionAttribute,
                  .kind = ParameterKind::aggregate,
                  .required = true,
                  .label = inPhrase("Function"),
                  .help = inPhrase("The name of the function or aggregate.")},
    ParameterSpec{.name = overAttribute,
                  .kind = ParameterKind::text,
                  .required = true,
                  .label = inPhrase("Over"),
                  .help = inPhrase("The objects to go through: a type and a relation.")}};
constexpr std::array memberAttributes{
    ParameterSpec{.name = memberAttribute,
                  .kind = ParameterKind::name,
                  .required = true,
                  .label = inPhrase("Name"),
                  .help = inPhrase("The name of the value to read from the object.")}};
constexpr std::array aggregateParts{withinTag, ofTag, whereTag};
constexpr std::array hasParts{kindTag, idTag, ofTag};

constexpr std::array table{
    ExpressionElement{"Plus", Form::infix, Kind::plus, 2, any, "The sum of all operands."},
    ExpressionElement{"Minus", Form::infix, Kind::minus, 2, 2, "The first operand minus the second."},
    ExpressionElement{"Negative", Form::prefix, Kind::minus, 1, 1, "The operand with the opposite sign."},
    ExpressionElement{"Times", Form::infix, Kind::times, 2, any, "The product of all operands."},
    ExpressionElement{"Divide", Form::infix, Kind::divide, 2, 2,
                      "The exact quotient of the first and the second operand."},
    ExpressionElement{"Div", Form::infix, Kind::divWord, 2, 2,
                      "The quotient of the first and the second operand, as a whole number."},
    ExpressionElement{"Mod", Form::infix, Kind::modWord, 2, 2, "The remainder of the whole-number division."},
    ExpressionElement{"Power", Form::infix, Kind::power, 2, 2, "The first operand to the power of the second."},
    ExpressionElement{"Equal", Form::infix, Kind::equal, 2, 2, "True if both operands are equal."},
    ExpressionElement{"NotEqual", Form::infix, Kind::notEqual, 2, 2, "True if the operands differ."},
    ExpressionElement{"Less", Form::infix, Kind::less, 2, 2, "True if the first operand is less than the second."},
    ExpressionElement{"LessEqual", Form::infix, Kind::lessEqual, 2, 2,
                      "True if the first operand is less than or equal to the second."},
    ExpressionElement{"Greater", Form::infix, Kind::greater, 2, 2,
                      "True if the first operand is greater than the second."},
    ExpressionElement{"GreaterEqual", Form::infix, Kind::greaterEqual, 2, 2,
                      "True if the first operand is greater than or equal to the second."},
    ExpressionElement{"And", Form::infix, Kind::andWord, 1, any, "True if all operands are true."},
    ExpressionElement{"Or", Form::infix, Kind::orWord, 1, any, "True if at least one operand is true."},
    ExpressionElement{"Not", Form::prefix, Kind::notWord, 1, 1, "True if the operand is false."},
    ExpressionElement{"If", Form::choice, Kind::ifWord, 3, 3,
                      "The second operand if the first is true, otherwise the third."},
    ExpressionElement{"Call", Form::call, Kind::end, 0, any,
                      "The result of the named function, with the operands as its arguments.", callAttributes},
    ExpressionElement{"Aggregate", Form::aggregate, Kind::end, 0, any,
                      "The result of the named aggregate over a selection. Inside: optionally Within (a number), Of "
                      "and Where, then the expression to aggregate.",
                      aggregateAttributes, aggregateParts},
    ExpressionElement{"Has",
                      Form::has,
                      Kind::end,
                      0,
                      0,
                      "True if an object has the item that GOMType and ID name. Of selects the object.",
                      {},
                      hasParts},
    ExpressionElement{"Member", Form::member, Kind::end, 1, 1, "The value that the object has under this name.",
                      memberAttributes},
    ExpressionElement{"Value", Form::value, Kind::end, 0, 0, "An expression, written as text."},
};

static_assert(std::ranges::none_of(table, [](const ExpressionElement& row) { return row.help.empty(); }));
static_assert(std::ranges::all_of(table,
                                  [](const ExpressionElement& row) {
                                      return std::ranges::count(table, row.tag, &ExpressionElement::tag) == 1;
                                  }),
              "two rows share a tag");
static_assert(std::ranges::all_of(table,
                                  [](const ExpressionElement& row) {
                                      const bool isOperator = row.form == Form::infix || row.form == Form::prefix;
                                      const bool isCounted = row.most == row.least || row.most == any;
                                      return isCounted &&
                                             isOperator == (row.token != Kind::end && row.token != Kind::ifWord);
                                  }),
              "operators have a token; an element takes a number of operands, or so many and more");

} // namespace

std::span<const ExpressionElement> expressionElements() {
    return table;
}

const ExpressionElement* findExpressionElement(std::string_view tag) {
    const auto found = std::ranges::find(table, tag, &ExpressionElement::tag);
    return found == table.end() ? nullptr : &*found;
}

} // namespace orrery::engine
