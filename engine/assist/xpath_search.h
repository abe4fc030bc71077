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
    std::vector<Span> places; ///< spans of elements, attributes, texts and comments, in the order of the file
    std::string value;        ///< number, boolean or text of an expression that selects no nodes
    bool isCut = false;       ///< true if there are more places than requested
    /// The reason why there is no result, as the end of a sentence: "is not well-formed". Empty if there is a result.
    Phrase refusal;
};

/// Returns a description of the error in an expression. Returns nullopt if there is no error.
std::optional<Phrase> xpathFault(std::string_view expression);

/// Evaluates an expression in one file. Reads only files without errors, so depth and size are within the limits
/// (R2.1). Limits its work, and ends soon after `stop` becomes true.
/// @param most maximum number of places to return
XPathAnswer askXPath(const XmlTree& tree, std::string_view expression, std::size_t most, const std::atomic<bool>& stop);

} // namespace orrery::engine
