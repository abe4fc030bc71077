// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/expression.h"
#include "engine/check/model/model.h"
#include "engine/content/schema.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace orrery::engine {

/// The objects and names that an expression can use at its place, as a value without pointers. context() returns the
/// same context that the checker uses (X1.7).
struct ExpressionHere {
    bool isOfRow = true; ///< true if the expression is part of a condition, an effect or a list of them; then `row` and
                         ///< `isNested` are enough
    RowPlace row = RowPlace::scope;
    bool isNested = false;
    bool isAnswer = false;
    Format wanted{};           ///< required format; badFormat: any
    ExpressionContext other{}; ///< context if isOfRow is false; has no pointers
    /// Names and formats of the parameters of the surrounding function.
    std::shared_ptr<const std::vector<std::pair<std::string, Format>>> parameters{};

    /// Returns the context of the expression.
    /// @param storage owner of the parameters; must live as long as the context
    ExpressionContext context(const CheckedModel& model, std::vector<ExpressionContext::Parameter>& storage) const;
};

/// Returns the place of the expression in an attribute, or in the element that replaces the attribute. Returns nullopt
/// if no expression is possible there.
/// @param row row of the element with the attribute
/// @param rows rows of the outer elements, outermost first
std::optional<ExpressionHere> expressionHere(const ParameterSpec& attribute, const ElementRow& row, Element element,
                                             const std::vector<ElementRow>& rows, const CheckedModel& model);

} // namespace orrery::engine
