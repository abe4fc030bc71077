// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/expression.h"
#include "engine/check/model/model.h"
#include "engine/content/element.h"

#include <functional>
#include <memory>
#include <string_view>

namespace orrery::widgets {

/// The names that an expression outside of conditions and effects can refer to, and its expected format (X1.7).
struct ExpressionSite {
    engine::ExpressionContext context;
    engine::Format wanted = engine::numberFormat; ///< expected format; bad: any format
    std::shared_ptr<const void> names{};          ///< owner of the names of the context's parameters
};

/// Makes the site for a model, because models change while an element stays. The maker contains the element's data and
/// no reference to its tree.
using SiteMaker = std::function<ExpressionSite(const engine::CheckedModel& model)>;

/// Returns the maker for an expression of a variable, modifier, function, aggregate, meter or resource. Returns null
/// for attributes without an expression.
SiteMaker expressionSite(engine::Element element, std::string_view attribute);

} // namespace orrery::widgets
