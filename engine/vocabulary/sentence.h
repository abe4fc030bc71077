// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/rows.h"

#include <algorithm>
#include <span>
#include <string_view>
#include <vector>

namespace orrery::engine {

// Sentence patterns of rows (I6.1): "population is [at least {at-least}][, at most {at-most}]". A name in braces is the
// slot of an attribute; empty braces are the slot of the element's text. A part in brackets appears only if the element
// has at least one of its attributes. Patterns are translatable, and a translation may change the order of the slots.

/// One piece of a sentence pattern: words, or a slot.
struct SentencePiece {
    std::string_view text{}; ///< the words, or the attribute of the slot (empty: the text of the element)
    bool isSlot = false;
    int part = -1; ///< index of the optional part that contains the piece; -1: none
};

/// Returns the pieces of a pattern in their order. Brackets and braces without a partner are words.
std::vector<SentencePiece> sentencePieces(std::string_view pattern);

/// Returns whether a pattern is correct: its brackets match and are not nested, each optional part has a slot, and each
/// slot has the name of a parameter and occurs once.
/// @param hasText whether the element can have a text
constexpr bool isProperSentence(std::string_view pattern, std::span<const ParameterSpec> parameters, bool hasText) {
    bool isInPart = false;
    bool hasSlot = false;
    for (std::size_t at = 0; at < pattern.size(); ++at) {
        const char c = pattern[at];
        if (c == '[' || c == ']') {
            if (isInPart == (c == '[') || (c == ']' && !hasSlot)) {
                return false;
            }
            isInPart = c == '[';
            hasSlot = false;
        } else if (c == '}') {
            return false;
        } else if (c == '{') {
            const std::size_t end = pattern.find('}', at);
            if (end == std::string_view::npos) {
                return false;
            }
            const std::string_view name = pattern.substr(at + 1, end - at - 1);
            const bool isKnown =
                name.empty() ? hasText
                             : std::ranges::any_of(parameters, [&](const ParameterSpec& p) { return p.name == name; });
            const std::string_view slot = pattern.substr(at, end + 1 - at);
            if (!isKnown || pattern.find(slot, end) != std::string_view::npos) {
                return false;
            }
            hasSlot = true;
            at = end;
        }
    }
    return !isInPart && !pattern.empty();
}

} // namespace orrery::engine
