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
    Span where{};        ///< in the text
    std::string title{}; ///< as it is written in content
    std::string label{}; ///< as shown to users; may be empty
    std::string help{};
    std::string requirement{}; ///< of elements, "E5.7"; may be empty

    // For attributes.
    ParameterKind kind = ParameterKind::text;
    std::string fallback{}; ///< empty: none
    bool isRequired = false;
    std::vector<std::string> choices{};

    // For names and expressions.
    std::string detail{}; ///< the type of a class, the usage of a function, the label of a meter
    std::string format{}; ///< the format of the narrowest part of the expression around the byte; may be empty
    std::optional<OfferKind> offer{};
    std::optional<Location> defined{}; ///< the place of the name's declaration
    std::optional<ExpressionSpot> expression{};
    Span part{}; ///< in expression->text.text: that narrowest part
};

std::optional<Hover> hoverAt(const ContentSpot& spot, std::string_view text, std::uint32_t offset,
                             const CompletionLists& lists);

} // namespace orrery::engine
