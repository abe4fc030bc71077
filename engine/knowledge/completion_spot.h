// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model.h"
#include "engine/content/element.h"
#include "engine/content/schema.h"
#include "engine/knowledge/completion_caret.h"
#include "engine/knowledge/completion_expression.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// Where in the content a caret stands: its place in the markup, and the rows of everything around it.
struct ContentSpot {
    MarkupCaret caret;
    std::shared_ptr<const XmlTree> tree; ///< of the text around the caret, with a mark in it: its spans are its own
    std::vector<ElementRow> rows;        ///< outermost first, from what surrounds the root; never empty
    Element around;                      ///< of rows.back(); its tree may be null where that is the root
    ElementRow own;                      ///< of the tag that the caret is in
    ElementAttributes attributes;        ///< that this element takes
    Element element;                     ///< of that tag; its tree may be null
    Element scenario;                    ///< around the caret, perhaps

    const ElementRow& row() const { return rows.back(); }
    /// What is written in an attribute of the tag that the caret is in; empty where it is left out.
    std::string attributeValue(std::string_view text, std::string_view name) const;
};

/// Reads only what stands around the caret: from the nearest element below the root that `known`, an older reading of
/// the file, has in common with the text, to the next one. @param known may be null: then all is read.
ContentSpot contentSpot(const XmlTree* known, std::string_view text, std::uint32_t offset, const CheckedModel& model);

/// An expression at a caret.
struct ExpressionSpot {
    ExpressionHere here{};
    DecodedText text{};
    std::uint32_t offset = 0; ///< of the caret, in text.text
};

/// The expression that the caret is in; nullopt where it is in none.
std::optional<ExpressionSpot> expressionSpot(const ContentSpot& spot, std::string_view text, std::uint32_t offset,
                                             const CheckedModel& model);

} // namespace orrery::engine
