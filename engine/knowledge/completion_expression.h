// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression.h"
#include "engine/check/model.h"
#include "engine/content/schema.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace orrery::engine {

/// What an expression may speak of where it stands, as a value of its own: a context made of it is as good as the
/// checker's (X1.7).
struct ExpressionHere {
    bool isOfRow = true; ///< of a condition, an effect or a list of them: `row` and `isNested` say all
    RowPlace row = RowPlace::scope;
    bool isNested = false;
    bool isAnswer = false;
    Format wanted{};           ///< bad: any
    ExpressionContext other{}; ///< without pointers: where isOfRow is false
    /// Names and formats of the function's parameters around it.
    std::shared_ptr<const std::vector<std::pair<std::string, Format>>> parameters{};

    /// @param storage holds the parameters for as long as the context lives.
    ExpressionContext context(const CheckedModel& model, std::vector<ExpressionContext::Parameter>& storage) const;
};

/// What may be said in an attribute, or in the element that stands for it; nullopt where no expression may stand.
/// @param row the element that has the attribute. @param rows those around it, outermost first.
std::optional<ExpressionHere> expressionHere(const ParameterSpec& attribute, const ElementRow& row, Element element,
                                             const std::vector<ElementRow>& rows, const CheckedModel& model);

} // namespace orrery::engine
