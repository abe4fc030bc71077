// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/completion_lists.h"
#include "engine/assist/completion_spot.h"
#include "engine/assist/expression/expression_offers.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The information about the content at a byte (I3.4).
struct Hover {
    enum class What : std::uint8_t {
        element,
        attribute,
        name,       ///< an id, an enumerator or a choice: the value of an attribute
        expression, ///< a part of an expression
    };

    What what = What::element;
    Span where{};        ///< span in the text
    std::string title{}; ///< name as content spells it
    std::string label{}; ///< label for users; may be empty
    std::string help{};
    std::string requirement{}; ///< number of the requirement of an element, "E5.7"; may be empty

    // Members for attributes.
    ParameterKind kind = ParameterKind::text;
    std::string fallback{}; ///< default value; empty: none
    bool isRequired = false;
    std::vector<std::string> choices{};

    // Members for names and expressions.
    std::string detail{}; ///< type of a class, usage of a function, or label of a meter
    std::string format{}; ///< format of the innermost part of the expression at the byte; may be empty
    std::optional<OfferKind> offer{};
    std::optional<Location> defined{}; ///< location of the name's declaration
    std::optional<ExpressionSpot> expression{};
    Span part{}; ///< span of that innermost part in expression->text.text
};

std::optional<Hover> hoverAt(const ContentSpot& spot, std::string_view text, std::uint32_t offset,
                             const CompletionLists& lists);

} // namespace orrery::engine
