// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression.h"
#include "engine/check/model.h"

#include <string_view>

namespace orrery::engine {

/// The place of a condition or effect, which decides what its expressions may read (X1.7).
enum class RowPlace : std::uint8_t {
    activation,
    scope,
    meterEffect,
    otherEffect,
    watch, ///< of a scenario's condition (S9): bare names read the game object, which is the candidate
};

/// Returns the context that all expressions of a model share; each place adds what it can read.
/// @param place for messages (ExpressionContext::place). @param model must outlive the context.
ExpressionContext contextOf(const CheckedModel& model, std::string_view place);
/// Returns the context for a row at a place: the same for the checker and for the fields of a form.
/// @param isNested inside another condition. @param model must outlive the context.
ExpressionContext expressionContext(RowPlace place, bool isNested, const CheckedModel& model);

} // namespace orrery::engine
