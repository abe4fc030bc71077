// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/evaluate.h"

#include <map>
#include <memory>
#include <string>

namespace orrery::engine {

/// Content writes the same formula in many places. Of those that compute the same, bit by bit, one program stands for
/// all, so that it stays near the processor. They differ in nothing but the places that faults name.
class SharedExpressions {
public:
    /// The first program that computes the same, which may be this one. It lives as long as this one's model.
    const ExpressionProgram* of(const ExpressionProgram& program);

private:
    std::map<std::string, const ExpressionProgram*> m_programs; ///< by what they compute
};

} // namespace orrery::engine
