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

/// What an XPath expression gives of one file (I2.2).
struct XPathAnswer {
    std::vector<Span> places; ///< elements from tag to tag, attributes, texts and comments, in the order of the file
    std::string value;        ///< of an expression that gives no nodes: its number, truth or text
    bool isCut = false;       ///< there are more places than asked for
    /// Why there is no answer, as the rest of a sentence: "is not well-formed"; empty where there is one.
    Phrase refusal;
};

/// What is wrong with an expression, in the words of its reader; nullopt: nothing.
std::optional<Phrase> xpathFault(std::string_view expression);

/// Asks one file. Only what the scanner finds no fault in is asked, so that depth and size are within the limits
/// (R2.1); work is bounded, and ends soon after `stop` is set.
/// @param most places at the most.
XPathAnswer askXPath(const XmlTree& tree, std::string_view expression, std::size_t most, const std::atomic<bool>& stop);

} // namespace orrery::engine
