// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression.h"

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace orrery::engine {

/// The expressions that one check has read and found well: one that is written again, where the same may be spoken of,
/// shares the tree of the first (P3.3). For expressions of rows, while what names mean does not change.
class ExpressionMemo {
public:
    /// As checkExpression(). Null where the expression is wrong, which is reported.
    std::shared_ptr<const TypedExpression> check(const DecodedText& text, FileId file, Format expected,
                                                 const ExpressionContext& context,
                                                 std::vector<Diagnostic>& diagnostics);
    /// How many trees were shared instead of being made.
    std::size_t shared() const { return m_shared; }

private:
    /// A name in the expression, its place counted from where the text begins.
    struct Use {
        NameUse use;
        std::string word; ///< of kinds that are in no table
    };
    struct Known {
        std::shared_ptr<const TypedExpression> expression;
        std::vector<Use> uses;
    };

    std::unordered_map<std::string, Known> m_known; ///< by the text and all that its meaning depends on
    std::size_t m_shared = 0;
};

} // namespace orrery::engine
