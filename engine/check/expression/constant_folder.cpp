// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/expression/constant_folder.h"

#include "engine/check/expression/expression_diagnostics.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace orrery::engine {

void ConstantFolder::fold(TypedNode& node) {
    const Kernel& kernel = *node.function->kernel;
    const auto fail = [&](const DiagnosticSpec& spec) {
        m_problems.report(spec, node.written, {m_problems.written(node.written)});
        node.format = badFormat;
    };
    const TypedNode& first = node.operands.front();
    const TypedNode& last = node.operands.back();
    if (kernel.dividesByZero != nullptr && last.constant &&
        kernel.dividesByZero(first.constant.value_or(1.0), *last.constant)) {
        fail(expressionDiagnostics["expr.division-by-zero"]);
        return;
    }
    const bool isKnown = std::ranges::all_of(node.operands, [](const TypedNode& n) { return n.constant.has_value(); });
    if (!isKnown) {
        // One decisive operand is enough: `false and x` is false for any x (E4.5).
        if (node.function->signature == Signature::boolean && node.operands.size() == 2) {
            const double unknown = std::numeric_limits<double>::quiet_NaN();
            const double decisive = kernel.one(0.0, unknown) == 0.0 ? 0.0 : 1.0;
            for (const TypedNode& operand : node.operands) {
                if (operand.constant == decisive) {
                    node.constant = decisive;
                }
            }
        }
        return;
    }
    double result = *first.constant;
    if (node.operands.size() == 1) {
        result = kernel.one(result, 0.0);
    }
    for (std::size_t i = 1; i < node.operands.size(); ++i) {
        result = kernel.one(result, *node.operands[i].constant);
    }
    if (std::isfinite(result)) {
        node.constant = result;
    } else {
        fail(std::isnan(result) ? expressionDiagnostics["expr.no-value"] : expressionDiagnostics["expr.overflow"]);
    }
}

void ConstantFolder::foldChoice(TypedNode& node) {
    if (!node.operands[0].constant) {
        return;
    }
    const bool isTrue = *node.operands[0].constant == 1.0;
    const TypedNode& unused = node.operands[isTrue ? 2 : 1];
    m_problems.report(expressionDiagnostics["expr.unused-branch"], unused.written,
                      {m_problems.written(unused.written), phrase(isTrue ? inPhrase("true") : inPhrase("false"))});
    node.constant = node.operands[isTrue ? 1 : 2].constant;
}

} // namespace orrery::engine
