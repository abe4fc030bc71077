// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/selection_reader.h"

namespace orrery::engine {

/// Checks aggregates over related objects (X3).
class AggregateChecker {
public:
    AggregateChecker(CheckTools& tools, PartChecker& parts) : m_tools(tools), m_parts(parts) {}

    TypedNode check(const ExprNode& node);

private:
    bool findRow(const ExprNode& node, AggregateCall& call);
    TypedNode from(const Selection& selected, const ExprNode& node);
    ScopeIndex scopeOf(const Selection& selected) const;
    bool addNumber(const Selection& selected, AggregateCall& call, TypedNode& out);
    bool addWhere(const Selection& selected, AggregateCall& call, TypedNode& out);
    bool addValue(const Selection& selected, std::uint32_t index, Format wanted, AggregateCall& call, TypedNode& out);
    void addReads(const AggregateCall& call);

    CheckTools& m_tools;
    PartChecker& m_parts;
};

} // namespace orrery::engine
