// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/problem_reporter.h"
#include "engine/check/expression/read_recorder.h"

#include <optional>

namespace orrery::engine {

/// The object that bare names read at the current place. Inside an aggregate or dropIntoContext, bare names read
/// another object than in the rest of the expression.
class BareNames {
    struct Level {
        std::optional<ExpressionRoot> object;
        ScopeIndex scope = globalScope;
        bool isInner = false;
    };

public:
    BareNames(const ExprTree& tree, const ExpressionContext& context, ProblemReporter& problems, ReadRecorder& reads)
        : m_tree(tree), m_context(context), m_problems(problems),
          m_reads(reads), m_level{context.bareNames, context.scope, false} {}

    /// Returns a node that reads an object, and records the read.
    TypedNode object(const ExprNode& node, ExpressionRoot root);
    /// Returns a node for the object that bare names read. If there is no such object, reports a problem and returns a
    /// bad node.
    TypedNode read(const ExprNode& node);

    bool haveObject() const { return m_level.object.has_value(); }
    /// Returns the scope to look up bare names of variables.
    ScopeIndex scope() const { return m_level.scope; }
    /// Returns whether the place is inside an aggregate or dropIntoContext.
    bool areInner() const { return m_level.isInner; }

    /// Makes bare names read a candidate of a scope during its lifetime.
    class Inside {
    public:
        Inside(BareNames& names, ScopeIndex scope) : m_names(names), m_outer(names.m_level) {
            names.m_level = {ExpressionRoot::candidate, scope, true};
        }
        ~Inside() { m_names.m_level = m_outer; }
        Inside(const Inside&) = delete;
        Inside& operator=(const Inside&) = delete;

    private:
        BareNames& m_names;
        Level m_outer;
    };

private:
    const ExprTree& m_tree;
    const ExpressionContext& m_context;
    ProblemReporter& m_problems;
    ReadRecorder& m_reads;
    Level m_level;
};

} // namespace orrery::engine
