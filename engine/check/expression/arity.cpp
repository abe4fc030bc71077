// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/expression/arity.h"

#include "engine/check/expression/expression_diagnostics.h"

namespace orrery::engine {

Phrase valueCount(std::size_t count) {
    return count == 0   ? phrase("no value")
           : count == 1 ? phrase("{0} value", {std::string("1")})
                        : phrase("{0} values", {std::to_string(count)});
}

bool hasArity(const ExprTree& tree, const ExprNode& node, const ExpressionFunction& row, ProblemReporter& problems) {
    const std::size_t given = tree.operands(node).size();
    if (given >= row.least && (row.most == ExpressionFunction::anyNumber || given <= row.most)) {
        return true;
    }
    const std::string least = std::to_string(row.least);
    const Phrase wanted = row.most == ExpressionFunction::anyNumber ? phrase("{0} or more values", {least})
                          : row.most > row.least ? phrase("{0} or {1} values", {least, std::to_string(row.most)})
                                                 : valueCount(row.least);
    problems.report(expressionDiagnostics["expr.arity"], node.token,
                    {std::string(row.name), wanted, valueCount(given)});
    return false;
}

} // namespace orrery::engine
