// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/syntax/xml_tree.h"

#include <atomic>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The result of an XPath expression in one file (I2.2).
struct XPathAnswer {
    std::vector<Span> places; ///< elements from tag to tag, attributes, texts and comments, in the order of the file
    std::string value;        ///< for an expression that selects no nodes: its number, boolean or text
    bool isCut = false;       ///< there are more places than requested
    /// The reason for no result, as the rest of a sentence: "is not well-formed". Empty if there is a result.
    Phrase refusal;
};

/// Returns the fault of an expression, in words; nullopt if there is none.
std::optional<Phrase> xpathFault(std::string_view expression);

/// Evaluates an expression in one file. Only files without a fault are read, so that depth and size are within the
/// limits (R2.1). The work is bounded, and ends soon after `stop` is set.
/// @param most the largest number of places to return
XPathAnswer askXPath(const XmlTree& tree, std::string_view expression, std::size_t most, const std::atomic<bool>& stop);

} // namespace orrery::engine
