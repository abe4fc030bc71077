// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/evaluate.h"

#include <map>
#include <memory>
#include <string>

namespace orrery::engine {

/// Content writes the same formula in many places. One program represents all that compute the same, bit by bit, so
/// that it stays in the processor's caches. They differ only in the places that faults name.
class SharedExpressions {
public:
    /// Returns the first program that computes the same, possibly this one. It lives as long as this one's model.
    const ExpressionProgram* of(const ExpressionProgram& program);

private:
    std::map<std::string, const ExpressionProgram*> m_programs; ///< by their computation
};

} // namespace orrery::engine
