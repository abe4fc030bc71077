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
                                      .help = inPhrase("What it is called.")};
constexpr std::array callAttributes{callParameter};
constexpr std::array aggregateAttributes{
    ParameterSpec{.name = functionAttribute,
                  .kind = ParameterKind::aggregate,
                  .required = true,
                  .label = inPhrase("Function"),
                  .help = inPhrase("What it is called.")},
    ParameterSpec{.name = overAttribute,
                  .kind = ParameterKind::text,
                  .required = true,
                  .label = inPhrase("Over"),
                  .help = inPhrase("The objects that it goes through: a type and a relation.")}};
constexpr std::array memberAttributes{ParameterSpec{.name = memberAttribute,
                                                    .kind = ParameterKind::name,
                                                    .required = true,
                                                    .label = inPhrase("Name"),
                                                    .help = inPhrase("What is read of the object.")}};
constexpr std::array aggregateParts{withinTag, ofTag, whereTag};
constexpr std::array hasParts{kindTag, idTag, ofTag};

constexpr std::array table{
    ExpressionElement{"Plus", Form::infix, Kind::plus, 2, any, "The sum of all that it holds."},
    ExpressionElement{"Minus", Form::infix, Kind::minus, 2, 2, "The first less the second."},
    ExpressionElement{"Negative", Form::prefix, Kind::minus, 1, 1, "The number with the other sign."},
    ExpressionElement{"Times", Form::infix, Kind::times, 2, any, "The product of all that it holds."},
    ExpressionElement{"Divide", Form::infix, Kind::divide, 2, 2, "The first divided by the second, exactly."},
    ExpressionElement{"Div", Form::infix, Kind::divWord, 2, 2, "The first divided by the second, in whole numbers."},
    ExpressionElement{"Mod", Form::infix, Kind::modWord, 2, 2, "What div leaves over."},
    ExpressionElement{"Power", Form::infix, Kind::power, 2, 2, "The first to the power of the second."},
    ExpressionElement{"Equal", Form::infix, Kind::equal, 2, 2, "Whether both are the same."},
    ExpressionElement{"NotEqual", Form::infix, Kind::notEqual, 2, 2, "Whether they differ."},
    ExpressionElement{"Less", Form::infix, Kind::less, 2, 2, "Whether the first is less than the second."},
    ExpressionElement{"LessEqual", Form::infix, Kind::lessEqual, 2, 2, "Whether the first is the second or less."},
    ExpressionElement{"Greater", Form::infix, Kind::greater, 2, 2, "Whether the first is more than the second."},
    ExpressionElement{"GreaterEqual", Form::infix, Kind::greaterEqual, 2, 2,
                      "Whether the first is the second or more."},
    ExpressionElement{"And", Form::infix, Kind::andWord, 1, any, "Whether all that it holds is true."},
    ExpressionElement{"Or", Form::infix, Kind::orWord, 1, any, "Whether any of what it holds is true."},
    ExpressionElement{"Not", Form::prefix, Kind::notWord, 1, 1, "Whether what it holds is false."},
    ExpressionElement{"If", Form::choice, Kind::ifWord, 3, 3, "The second where the first is true, else the third."},
    ExpressionElement{"Call", Form::call, Kind::end, 0, any, "The function of that name, over all that it holds.",
                      callAttributes},
    ExpressionElement{"Aggregate", Form::aggregate, Kind::end, 0, any,
                      "The aggregate of that name over a selection: perhaps Within (a number), Of and Where, then what "
                      "to aggregate.",
                      aggregateAttributes, aggregateParts},
    ExpressionElement{"Has",
                      Form::has,
                      Kind::end,
                      0,
                      0,
                      "Whether an object has what GOMType and ID name; Of tells which object.",
                      {},
                      hasParts},
    ExpressionElement{"Member", Form::member, Kind::end, 1, 1, "What the object has under that name.",
                      memberAttributes},
    ExpressionElement{"Value", Form::value, Kind::end, 0, 0, "Anything, written as text."},
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
