// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression.h"
#include "engine/check/model.h"
#include "engine/content/element.h"

#include <functional>
#include <memory>
#include <string_view>

namespace orrery::widgets {

/// What an expression outside of conditions and effects may speak of, and what it is to give (X1.7).
struct ExpressionSite {
    engine::ExpressionContext context;
    engine::Format wanted = engine::numberFormat; ///< bad: any
    std::shared_ptr<const void> names{};          ///< what the context's parameters are called
};

/// Made when the model is known, since models come and go while an element stays: it holds what the element says, and
/// nothing of the tree.
using SiteMaker = std::function<ExpressionSite(const engine::CheckedModel& model)>;

/// For the expressions of variables, modifiers, functions, aggregates, meters and resources. Null for attributes that
/// hold none.
SiteMaker expressionSite(engine::Element element, std::string_view attribute);

} // namespace orrery::widgets
