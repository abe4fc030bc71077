// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/model/model.h"
#include "engine/program/expression_context.h"

// Functions that read from the World and from definitions of the content, not from columns.
namespace orrery::engine {

Row variableRow(const TypedNode& node, double object, const View& view) {
    return node.operands.empty() ? noRow : memberRow(node.operands[0], object, view);
}

double readVariable(const EvaluationContext& context, const TypedNode& node, Row row, std::vector<SolvingFault>& faults,
                    std::optional<VariableCell>* read) {
    std::optional<VariableCell> cell;
    if (node.operands.empty()) {
        cell = VariableCell{.variable = node.variables().front()};
    } else if (row != noRow) {
        const TypedNode& object = node.operands[0];
        const bool isBare = object.kind == TypedNode::Kind::object && object.root == ExpressionRoot::candidate;
        cell =
            context.world().cellOf(context.view, node.variables(), row, isBare ? context.bindings.part : PartNumber{0});
    }
    if (read != nullptr) {
        *read = cell;
    }
    if (!cell) {
        return missingValue;
    }
    const double value = context.world().value(context.view, *cell);
    std::vector<SolvingFault>& told = context.world().variables().faults();
    faults.insert(faults.end(), told.begin(), told.end());
    told.clear();
    return value;
}

} // namespace orrery::engine
