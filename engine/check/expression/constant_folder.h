// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/problem_reporter.h"

namespace orrery::engine {

/// Computes constant values of operations, with the kernels that a run uses too.
class ConstantFolder {
public:
    explicit ConstantFolder(ProblemReporter& problems) : m_problems(problems) {}

    /// Sets the constant of an operation. Reports a failure, and makes the node bad (X1.3). @param node without bad
    /// operands
    void fold(TypedNode& node);
    /// Sets the constant of an `if`, and reports its unused branch.
    void foldChoice(TypedNode& node);

private:
    ProblemReporter& m_problems;
};

} // namespace orrery::engine
