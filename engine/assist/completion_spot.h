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

/// The place of a caret in content: its place in the markup, and the rows of all outer elements.
struct ContentSpot {
    MarkupCaret caret;
    std::shared_ptr<const XmlTree> tree; ///< tree of the text around the caret, with a mark at the caret; so its spans
                                         ///< differ from the file's
    std::vector<ElementRow> rows;        ///< rows of the outer elements, outermost first; the first row is that of the
                                         ///< root's parent; never empty
    Element around;                      ///< element with the row rows.back(); its tree may be null if that element is
                                         ///< the root or the document
    ElementRow own;                      ///< row of the tag that contains the caret
    ElementAttributes attributes;        ///< attributes of that tag
    Element element;                     ///< element of that tag; its tree may be null
    Element scenario;                    ///< scenario around the caret; its tree is null if there is none

    const ElementRow& row() const { return rows.back(); }
    /// Returns the text of an attribute of the tag around the caret. Returns an empty text if the attribute is missing.
    std::string attributeValue(std::string_view text, std::string_view name) const;
};

/// Returns the place of a caret. Reads only the text around the caret. That text begins and ends at the nearest
/// children of the root that the text shares with `known`.
/// @param known tree of an older version of the file; null: the function reads the whole text
ContentSpot contentSpot(const XmlTree* known, std::string_view text, std::uint32_t offset, const CheckedModel& model);

/// An expression at a caret.
struct ExpressionSpot {
    ExpressionHere here{};
    DecodedText text{};
    std::uint32_t offset = 0; ///< offset of the caret in text.text
};

/// Returns the expression around the caret. Returns nullopt if there is none.
std::optional<ExpressionSpot> expressionSpot(const ContentSpot& spot, std::string_view text, std::uint32_t offset,
                                             const CheckedModel& model);

} // namespace orrery::engine
