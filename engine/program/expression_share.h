// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/evaluate.h"

#include <map>
#include <memory>
#include <string>

namespace orrery::engine {

/// Shares programs between equal expressions, because content writes the same expression in many places. One program
/// represents all programs that compute the same bits, and stays in the processor's caches. The programs differ only in
/// the locations that faults name.
class SharedExpressions {
public:
    /// Returns the first program with the same computation, possibly `program` itself. The result lives as long as its
    /// model.
    const ExpressionProgram* of(const ExpressionProgram& program);

private:
    std::map<std::string, const ExpressionProgram*> m_programs; ///< programs by the key of their computation
};

} // namespace orrery::engine
