// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/support/random_expression.h"

#include "engine/content/expression_elements.h"
#include "engine/syntax/expr_parser.h"
#include "engine/syntax/xml_text.h"

#include <algorithm>
#include <vector>

namespace orrery::engine::fixture {

std::string RandomExpressions::infixOperator() {
    std::vector<std::string_view> signs;
    for (const ExprSpelling& row : exprSpellings()) {
        if (row.meant.empty() && row.kind != ExprTokenKind::dot && exprBinding(row.kind).infix > 0) {
            signs.push_back(row.text);
        }
    }
    return std::string(signs[below(static_cast<std::uint32_t>(signs.size()))]);
}

std::string RandomExpressions::expression(int levels) {
    if (levels <= 0) {
        return operand(0);
    }
    switch (below(8)) {
    case 0:
        return "if " + expression(levels - 1) + " then " + expression(levels - 1) + " else " + expression(levels - 1);
    case 1:
        return std::string(one({"-", "not ", "!", "- "})) + expression(levels - 1);
    case 2:
        return "(" + expression(levels - 1) + ")";
    default: {
        std::string text = operand(levels - 1);
        for (std::uint32_t more = below(4); more > 0; --more) {
            text += " " + infixOperator() + std::string(one({" ", "  ", "\n"})) + operand(levels - 1);
        }
        return text;
    }
    }
}

std::string RandomExpressions::operand(int levels) {
    switch (below(levels > 0 ? 9 : 3)) {
    case 0:
        return literal();
    case 1:
        return name() + "." + name();
    case 2:
        return name();
    case 3:
        return "(" + expression(levels - 1) + ")";
    case 4:
        return "[" + expression(levels - 1) + ", " + expression(levels - 1) + "]";
    case 5:
        return std::string(one({"-", "not "})) + operand(levels - 1);
    case 6:
        return "if(" + expression(levels - 1) + ", " + expression(levels - 1) + ", " + expression(levels - 1) + ")";
    case 7:
        return "(" + expression(levels - 1) + ")." + name();
    default:
        return call(levels) + (below(3) == 0 ? "." + name() : "");
    }
}

std::string RandomExpressions::call(int levels) {
    if (below(4) == 0) {
        return "has(" + name() + ", " + name() + (below(2) == 0 ? ", " + expression(levels - 1) : "") + ")";
    }
    std::string text = name() + "(";
    for (std::uint32_t i = 0, count = below(4); i < count; ++i) {
        text += (i > 0 ? ", " : "") + (below(3) == 0 ? selection(levels) : expression(levels - 1));
    }
    return text + ")";
}

std::string RandomExpressions::selection(int levels) {
    std::string text = name() + " " + name();
    for (std::uint32_t more = below(3); more > 0; --more) {
        text += " " + (below(3) == 0 ? "(" + expression(levels - 1) + ")" : below(2) == 0 ? "2.5" : name());
    }
    const std::string of = below(3) == 0 ? " of " + name() + "." + name() : "";
    const std::string where = below(3) == 0 ? " where " + expression(levels - 1) : "";
    return text + (below(2) == 0 ? of + where : where + of);
}

RandomExpressions::Both RandomExpressions::holder(std::string_view tag, Both inner) {
    const std::string name(tag);
    return {"<" + name + ">" + std::string(one({"", " ", "\n"})) + inner.elements + "</" + name + ">", inner.bracketed};
}

RandomExpressions::Both RandomExpressions::leaf(int levels) {
    const std::string text = levels > 0 && below(3) == 0 ? expression(1) : operand(0);
    return {"<Value>" + escapeText(text) + "</Value>", "(" + text + ")"};
}

RandomExpressions::Both RandomExpressions::element(int levels) {
    if (levels <= 0 || below(6) == 0) {
        return leaf(levels);
    }
    const auto rows = expressionElements();
    const ExpressionElement& row = rows[below(static_cast<std::uint32_t>(rows.size()))];
    if (row.form == ExpressionForm::has) {
        const Both kind{name(), {}};
        const Both id{name(), {}};
        const Both object = element(levels - 1);
        const bool hasObject = below(2) == 0;
        return {"<Has>" + holder("ID", id).elements + holder("GOMType", kind).elements +
                    (hasObject ? holder("Of", object).elements : "") + "</Has>",
                "(has(" + kind.elements + ", " + id.elements + (hasObject ? ", " + object.bracketed : "") + "))"};
    }
    if (row.form == ExpressionForm::aggregate) {
        return aggregate(levels);
    }
    if (row.form == ExpressionForm::value) {
        return leaf(levels);
    }
    const std::size_t count = row.most == ExpressionElement::anyNumber ? row.least + below(3) : row.most;
    std::vector<Both> operands;
    std::string inner;
    for (std::size_t i = 0; i < count; ++i) {
        operands.push_back(element(levels - 1));
        inner += operands.back().elements;
    }
    const std::string called = name();
    const bool isCall = row.form == ExpressionForm::call;
    const bool isMember = row.form == ExpressionForm::member;
    const std::string attribute = isCall ? " function=\"" + called + "\"" : isMember ? " name=\"" + called + "\"" : "";
    const std::string tag(row.tag);
    Both out{"<" + tag + attribute + ">" + inner + "</" + tag + ">", {}};
    const std::string sign(exprOperatorName(row.token));
    if (row.form == ExpressionForm::infix) {
        out.bracketed = operands[0].bracketed;
        for (std::size_t i = 1; i < count; ++i) {
            out.bracketed = "(" + out.bracketed + " " + sign + " " + operands[i].bracketed + ")";
        }
    } else if (row.form == ExpressionForm::prefix) {
        out.bracketed = "(" + sign + " " + operands[0].bracketed + ")";
    } else if (isMember) {
        out.bracketed = "(" + operands[0].bracketed + "." + called + ")";
    } else {
        std::string list;
        for (const Both& operand : operands) {
            list += (list.empty() ? "" : ", ") + operand.bracketed;
        }
        out.bracketed = "(" + (isCall ? called : sign) + "(" + list + "))";
    }
    return out;
}

RandomExpressions::Both RandomExpressions::aggregate(int levels) {
    const std::string function = name();
    const std::string words = "planets " + std::string(one({"near", "owned", "below"}));
    const std::string behind = below(2) == 0 ? " jumps" : "";
    const Both number = element(levels - 1);
    const Both object = element(levels - 1);
    const Both condition = element(levels - 1);
    const Both value = element(levels - 1);
    Both out{"<Aggregate over=\"" + words + behind + "\" function=\"" + function + "\">", function + "(" + words};
    if (below(2) == 0) {
        out.elements += holder("Within", number).elements;
        out.bracketed += " " + number.bracketed + behind;
    } else {
        out.bracketed += behind;
    }
    if (below(2) == 0) {
        out.elements += holder("Where", condition).elements;
        out.bracketed += " where " + condition.bracketed;
    }
    if (below(2) == 0) {
        out.elements += holder("Of", object).elements;
        out.bracketed += " of " + object.bracketed;
    }
    if (below(2) == 0) {
        out.elements += value.elements;
        out.bracketed += ", " + value.bracketed;
    }
    return {out.elements + "</Aggregate>", "(" + out.bracketed + "))"};
}

} // namespace orrery::engine::fixture
