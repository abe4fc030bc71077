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

/// The objects and names that an expression can use at its place, as a value. A context made from it equals the
/// checker's (X1.7).
struct ExpressionHere {
    bool isOfRow = true; ///< part of a condition, an effect or a list of them: `row` and `isNested` suffice
    RowPlace row = RowPlace::scope;
    bool isNested = false;
    bool isAnswer = false;
    Format wanted{};           ///< bad: any
    ExpressionContext other{}; ///< if not isOfRow; has no pointers
    /// Names and formats of the parameters of the surrounding function.
    std::shared_ptr<const std::vector<std::pair<std::string, Format>>> parameters{};

    /// @param storage owns the parameters; it must live as long as the context.
    ExpressionContext context(const CheckedModel& model, std::vector<ExpressionContext::Parameter>& storage) const;
};

/// Returns the place of the expression in an attribute, or in the element that stands for it. nullopt if it can be no
/// expression.
/// @param row the element that has the attribute. @param rows those around it, outermost first.
std::optional<ExpressionHere> expressionHere(const ParameterSpec& attribute, const ElementRow& row, Element element,
                                             const std::vector<ElementRow>& rows, const CheckedModel& model);

} // namespace orrery::engine
