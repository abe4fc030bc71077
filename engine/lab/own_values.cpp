// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/own_values.h"

#include "engine/check/expression/expression_members.h"
#include "engine/check/expression/expression_node.h"
#include "engine/lab/run_expression.h"
#include "engine/trace/ask.h"

namespace orrery::engine {

namespace {

/// Returns the first column of the object itself below a node that objects of a type do not have.
std::optional<ColumnId> missingBelow(const TypedNode& node, const CheckedModel& model, TypeIndex type) {
    const bool isColumn = node.access == Access::column || node.access == Access::meter;
    if (node.kind == TypedNode::Kind::member && isColumn && node.operands.size() == 1 &&
        node.operands.front().kind == TypedNode::Kind::object &&
        node.operands.front().root == ExpressionRoot::candidate && !model.layout.has(type, node.column)) {
        return node.column;
    }
    if (node.kind != TypedNode::Kind::operation) { // others, such as aggregates, can mean other objects
        return std::nullopt;
    }
    for (const TypedNode& operand : node.operands) {
        if (const auto missing = missingBelow(operand, model, type)) {
            return missing;
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<ColumnId> missingOwnValue(const Session& session, std::string_view expression, TypeIndex type) {
    const CheckedModel& model = *session.program().model;
    const ObjectNames names = objectNamesIn(session);
    ExpressionQuestion asked;
    asked.text = expression;
    asked.wanted = badFormat;
    asked.context = contextOfRun(model, type, names);
    const Answer answer = ask(asked, model);
    return answer.isGood() ? missingBelow(*answer.typed.root, model, type) : std::nullopt;
}

} // namespace orrery::engine
