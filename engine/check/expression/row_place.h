// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/expression.h"
#include "engine/check/model/model.h"
#include "engine/content/schema.h"

#include <string_view>

namespace orrery::engine {

/// Returns a context with the parts of a model that expressions can use at every place. The caller adds the parts of
/// its own place.
/// @param place the name of the place in messages (ExpressionContext::place). @param model must outlive the context.
ExpressionContext contextOf(const CheckedModel& model, std::string_view place);
/// Returns the context for a row at a place. The checker and the fields of a form use the same context.
/// @param isNested true inside another condition. @param model must outlive the context.
ExpressionContext expressionContext(RowPlace place, bool isNested, const CheckedModel& model);

} // namespace orrery::engine
