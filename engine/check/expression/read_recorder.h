// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/expression_node.h"

#include <initializer_list>

namespace orrery::engine {

/// Records the possible reads of an expression in its TypedExpression.
class ReadRecorder {
public:
    /// @param layout may be null if the expression can read no column
    ReadRecorder(const ColumnLayout* layout, TypedExpression& result) : m_layout(layout), m_result(result) {}

    void addColumn(ColumnId column) { m_result.columns.push_back(column); }
    void add(std::initializer_list<Builtin> columns);
    /// Adds everything that a member reads. @param member a node with its operand
    void addMember(const TypedNode& member);
    void addVariables(const std::vector<VariableIndex>& variables);
    /// Adds the reads of a definition's body; nothing if the body is null.
    void addBody(const TypedExpression* body);
    /// @param isInner true if bare names read an inner candidate, which does not count as a read of the whole
    /// expression
    void addObject(ExpressionRoot root, bool isInner);
    void addTurn() { m_result.readsTurn = true; }
    void addChance() { m_result.readsChance = true; }
    void addLanes() { m_result.readsLanes = true; }
    void addValue() { m_result.readsValue = true; }
    /// Records that the value can change in the middle of a meter pass.
    void addRunning() {
        m_result.readsRunning = true;
        addTurn();
    }
    void addAmount() { m_result.readsAmount = true; }

private:
    const ColumnLayout* m_layout;
    TypedExpression& m_result;
};

} // namespace orrery::engine
