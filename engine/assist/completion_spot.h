// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/completion_caret.h"
#include "engine/assist/completion_expression.h"
#include "engine/check/model/model.h"
#include "engine/content/element.h"
#include "engine/content/schema.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The place of a caret in content: its place in the markup, and the rows of everything around it.
struct ContentSpot {
    MarkupCaret caret;
    std::shared_ptr<const XmlTree> tree; ///< the text around the caret, with a mark in it; so its spans are its own
    std::vector<ElementRow> rows;        ///< outermost first, from what surrounds the root; never empty
    Element around;                      ///< has rows.back(); its tree may be null if that is the root
    ElementRow own;                      ///< the row of the tag that contains the caret
    ElementAttributes attributes;        ///< the attributes of that tag
    Element element;                     ///< the element of that tag; its tree may be null
    Element scenario;                    ///< the scenario around the caret, if there is one

    const ElementRow& row() const { return rows.back(); }
    /// Returns the text of an attribute of the tag around the caret; empty if the attribute is missing.
    std::string attributeValue(std::string_view text, std::string_view name) const;
};

/// Reads only the text around the caret. It begins and ends at the nearest elements below the root that the text has in
/// common with `known`. @param known an older reading of the file; null: reads everything
ContentSpot contentSpot(const XmlTree* known, std::string_view text, std::uint32_t offset, const CheckedModel& model);

/// An expression at a caret.
struct ExpressionSpot {
    ExpressionHere here{};
    DecodedText text{};
    std::uint32_t offset = 0; ///< of the caret, in text.text
};

/// Returns the expression around the caret; nullopt if there is none.
std::optional<ExpressionSpot> expressionSpot(const ContentSpot& spot, std::string_view text, std::uint32_t offset,
                                             const CheckedModel& model);

} // namespace orrery::engine
