// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/expression.h"

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace orrery::engine {

/// The correct expressions of rows in one check. A repeated expression in an equal context shares the tree of the first
/// one (P3.3). Use it only while the meanings of names do not change.
class ExpressionMemo {
public:
    /// Does the same as checkExpression(). Reports a wrong expression, and returns null.
    std::shared_ptr<const TypedExpression> check(const DecodedText& text, FileId file, Format expected,
                                                 const ExpressionContext& context,
                                                 std::vector<Diagnostic>& diagnostics);
    /// Returns the number of expressions that share the tree of an earlier expression.
    std::size_t shared() const { return m_shared; }

private:
    /// A name in the expression, with its place relative to the start of the text.
    struct Use {
        NameUse use;
        std::string word; ///< the name, for kinds without a table
    };
    struct Known {
        std::shared_ptr<const TypedExpression> expression;
        std::vector<Use> uses;
    };

    /// Known expressions, by the text and everything that its meaning depends on.
    std::unordered_map<std::string, Known> m_known;
    std::size_t m_shared = 0;
};

} // namespace orrery::engine
