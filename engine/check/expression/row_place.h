// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/expression.h"
#include "engine/check/model/model.h"
#include "engine/content/schema.h"

#include <string_view>

namespace orrery::engine {

/// Returns the parts of a model that expressions can use at every place. The caller adds those of the place.
/// @param place for messages (ExpressionContext::place). @param model must outlive the context.
ExpressionContext contextOf(const CheckedModel& model, std::string_view place);
/// Returns the context for a row at a place: the same for the checker and for the fields of a form.
/// @param isNested inside another condition. @param model must outlive the context.
ExpressionContext expressionContext(RowPlace place, bool isNested, const CheckedModel& model);

} // namespace orrery::engine
