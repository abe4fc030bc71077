// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/expression_node.h"
#include "engine/check/expression/name_recorder.h"

#include <optional>

namespace orrery::engine {

/// Resolves names of members of objects: meters, properties, members of every object, and resources.
class MemberResolver {
public:
    MemberResolver(const ExprTree& tree, const ExpressionContext& context, NameRecorder& names)
        : m_tree(tree), m_context(context), m_names(names) {}

    /// Returns a node that reads a member, without its operand; nullopt if no object has the member.
    std::optional<TypedNode> find(const ExprNode& node);

private:
    bool findMeter(const ExprNode& node, TypedNode& out);

    const ExprTree& m_tree;
    const ExpressionContext& m_context;
    NameRecorder& m_names;
};

} // namespace orrery::engine
