// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/part_checker.h"
#include "engine/check/expression/typed_nodes.h"
#include "engine/vocabulary/functions.h"

#include <string>
#include <vector>

namespace orrery::engine {

/// A call of a function that reads more than plain values: everything that ExpressionFunction::check needs. The caller
/// has checked the number of arguments.
struct CallSite {
    const ExprNode& node;
    const ExpressionFunction& row;
    Format hint; ///< the required format; badFormat: unknown
    std::vector<std::uint32_t> arguments;
    CheckTools& tools;
    PartChecker& parts;

    const ExprNode& argument(std::size_t i) const { return tools.tree.node(arguments[i]); }
    TypedNode bad() const { return badNode(node); }
    /// Reports that the function is not available at its place, and returns a bad node.
    TypedNode unavailable() const {
        tools.problems.reportUnavailable(node.span, row.title());
        return bad();
    }
    /// Returns whether the expression may read objects at this place. Reports a diagnostic if it may not.
    bool allowsObjects() const { return tools.problems.allowsObjects(node.span, row.title()); }
};

} // namespace orrery::engine
