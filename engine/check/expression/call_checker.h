// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/aggregate_checker.h"
#include "engine/check/expression/operation_checker.h"

namespace orrery::engine {

/// Checks calls of aggregates, of functions of the language, and of functions that content defines.
class CallChecker {
public:
    CallChecker(CheckTools& tools, PartChecker& parts, OperationChecker& operations)
        : m_tools(tools), m_parts(parts), m_operations(operations), m_aggregates(tools, parts) {}

    TypedNode check(const ExprNode& node, Format hint);

private:
    bool isAggregate(const ExprNode& node, const ExpressionFunction* row) const;
    TypedNode checkSpecial(const ExprNode& node, const ExpressionFunction& row, Format hint);
    TypedNode checkDefined(const ExprNode& node, FunctionIndex index);
    TypedNode checkUnknown(const ExprNode& node);

    CheckTools& m_tools;
    PartChecker& m_parts;
    OperationChecker& m_operations;
    AggregateChecker m_aggregates;
};

} // namespace orrery::engine
