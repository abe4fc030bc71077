// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/classes/reads.h"

#include "engine/check/expression/expression.h"

namespace orrery::engine {

namespace {

void visitNode(const TypedNode& node, const TypedExpression& of, const std::function<void(const ColumnRead&)>& visit) {
    if (node.kind == TypedNode::Kind::member && (node.access == Access::meter || node.access == Access::stockpile)) {
        visit({node.column, of.placeOf(node), true});
    }
    for (const TypedNode& operand : node.operands) {
        visitNode(operand, of, visit);
    }
}

} // namespace

void eachRead(const TypedExpression& expression, const std::function<void(const ColumnRead&)>& visit) {
    if (expression.root) {
        visitNode(*expression.root, expression, visit);
    }
}

void eachRead(const std::vector<CheckedArgument>& arguments, const std::function<void(const ColumnRead&)>& visit) {
    for (const CheckedArgument& argument : arguments) {
        if (argument.expression) {
            eachRead(*argument.expression, visit);
        }
        for (const MessagePiece& piece : argument.pieces) {
            if (piece.expression) {
                eachRead(*piece.expression, visit);
            }
        }
    }
}

void eachRead(const CheckedCondition& condition, const ColumnLayout& layout,
              const std::function<void(const ColumnRead&)>& visit) {
    const CheckedArgument* side = condition.argument("which");
    for (const CheckedArgument& argument : condition.arguments) {
        if (!argument.constant) {
            continue;
        }
        const auto index = static_cast<std::uint16_t>(*argument.constant);
        if (argument.spec->kind == ParameterKind::meter) {
            visit({layout.meter(index, side != nullptr && side->text == "max"), argument.where, false});
        } else if (argument.spec->kind == ParameterKind::resource) {
            visit({layout.stockpile(index), argument.where, false});
        }
    }
    if (const auto meter = layout.find(condition.spec->meter); meter && !condition.spec->meter.empty()) {
        visit({*meter, condition.head, false});
    }
    eachRead(condition.arguments, visit);
    for (const CheckedCondition& child : condition.children) {
        eachRead(child, layout, visit);
    }
}

bool isAll(const ConditionSpec& spec) {
    return spec.tag == "all";
}

bool isConjunction(const ConditionSpec& spec) {
    return spec.tag == "and";
}

bool isDisjunction(const ConditionSpec& spec) {
    return spec.tag == "or";
}

} // namespace orrery::engine
