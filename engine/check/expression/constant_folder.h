// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/problem_reporter.h"

namespace orrery::engine {

/// Computes the values of operations over constants. Uses the same kernels as a run.
class ConstantFolder {
public:
    explicit ConstantFolder(ProblemReporter& problems) : m_problems(problems) {}

    /// Sets the constant of an operation. If the computation fails, reports a problem and makes the node bad (X1.3).
    /// @param node a node without bad operands
    void fold(TypedNode& node);
    /// Sets the constant of an `if`, and reports its unused branch.
    void foldChoice(TypedNode& node);

private:
    ProblemReporter& m_problems;
};

} // namespace orrery::engine
