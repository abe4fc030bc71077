// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/expression_node.h"
#include "engine/program/evaluate.h"
#include "tests/engine/support/model_fixture.h"

#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine::fixture {

/// A small galaxy to evaluate expressions on. It adds some names to the model fixture's vocabulary. These are meters
/// Farming and Mining, a number property richness (planets, no default), aliases PlanetSize of size and PL_LARGE of
/// large.
///
/// The Terrans own Sol III (their capital) and the ship Argo, and Vega II together with the Vegans. Sol III has the
/// building Mill (class BLD_MILL, cost 60). The planet Rock has no owner. The turn is 7.
class ExpressionFixture {
public:
    ExpressionFixture();

    const ModelFixture& models() const { return m_models; }
    Table& table() { return m_table; }
    View view() const { return m_table.universe.view(); }
    /// Returns the row of a name; noRow for "".
    Row row(std::string_view name) const;

    /// Returns a context in which expressions can use everything.
    ExpressionContext context() const;
    TypedExpression check(std::string_view text, std::vector<Diagnostic>& diagnostics,
                          Format expected = badFormat) const;
    /// Checks an expression, which must be correct, and compiles it.
    std::shared_ptr<const ExpressionProgram> compile(std::string_view text, Format expected = badFormat) const;

private:
    ModelFixture m_models;
    Table m_table;
};

/// Returns diagnostics as tests write them: "expr.arity@3 expr.empty@0", columns from 0, in the order of the text.
std::string codesOf(std::vector<Diagnostic> diagnostics);

} // namespace orrery::engine::fixture
