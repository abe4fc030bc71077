// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression_node.h"
#include "engine/program/evaluate.h"
#include "tests/engine/support/model_fixture.h"

#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine::fixture {

/// A small galaxy to ask expressions of, with a few names added to the model fixture's vocabulary: meters Farming and
/// Mining, a number property richness (planets, without a default), aliases PlanetSize of size and PL_LARGE of large.
///
/// Terrans own Sol III (their capital) and the ship Argo; Vegans share Vega II with them. Sol III has the building Mill
/// (class BLD_MILL, cost 60); Rock is nobody's planet. Turn 7.
class ExpressionFixture {
public:
    ExpressionFixture();

    const ModelFixture& models() const { return m_models; }
    Table& table() { return m_table; }
    View view() const { return m_table.universe.view(); }
    /// By name; noRow for "".
    Row row(std::string_view name) const;

    /// A context in which everything may be said.
    ExpressionContext context() const;
    TypedExpression check(std::string_view text, std::vector<Diagnostic>& diagnostics,
                          Format expected = badFormat) const;
    /// Checks what must be right, and compiles it.
    std::shared_ptr<const ExpressionProgram> compile(std::string_view text, Format expected = badFormat) const;

private:
    ModelFixture m_models;
    Table m_table;
};

/// Findings as tests write them: "expr.arity@3 expr.empty@0", columns from 0, in the order of the text.
std::string codesOf(std::vector<Diagnostic> diagnostics);

} // namespace orrery::engine::fixture
