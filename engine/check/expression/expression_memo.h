// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/expression.h"

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace orrery::engine {

/// The correct expressions of one check. A repeated expression in an equal context shares the tree of the first (P3.3).
/// For expressions of rows, while the meanings of names do not change.
class ExpressionMemo {
public:
    /// Does the same as checkExpression(). Returns null where the expression is wrong, which is reported.
    std::shared_ptr<const TypedExpression> check(const DecodedText& text, FileId file, Format expected,
                                                 const ExpressionContext& context,
                                                 std::vector<Diagnostic>& diagnostics);
    /// Returns how many trees were shared instead of built.
    std::size_t shared() const { return m_shared; }

private:
    /// A name in the expression, with its place relative to the start of the text.
    struct Use {
        NameUse use;
        std::string word; ///< of kinds without a table
    };
    struct Known {
        std::shared_ptr<const TypedExpression> expression;
        std::vector<Use> uses;
    };

    std::unordered_map<std::string, Known> m_known; ///< by the text and everything that its meaning depends on
    std::size_t m_shared = 0;
};

} // namespace orrery::engine
