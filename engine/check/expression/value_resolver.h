// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/name_recorder.h"
#include "engine/check/expression/problem_reporter.h"

#include <optional>

namespace orrery::engine {

/// Resolves words that mean values: enumerators, classes and types.
class ValueResolver {
public:
    ValueResolver(const ExprTree& tree, const ExpressionContext& context, ProblemReporter& problems,
                  NameRecorder& names)
        : m_tree(tree), m_context(context), m_problems(problems), m_names(names) {}

    /// Returns the value of a format with this name; nullopt if there is none.
    std::optional<TypedNode> find(const ExprNode& node, Format format);
    /// Returns the enumerator with this name. If several enumerations have it, reports a problem and returns a bad
    /// node.
    std::optional<TypedNode> findEnumerator(const ExprNode& node);

private:
    std::optional<TypedNode> valueOf(const ExprNode& node, Format format) const;

    const ExprTree& m_tree;
    const ExpressionContext& m_context;
    ProblemReporter& m_problems;
    NameRecorder& m_names;
};

} // namespace orrery::engine
