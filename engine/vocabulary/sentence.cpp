// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/vocabulary/sentence.h"

namespace orrery::engine {

std::vector<SentencePiece> sentencePieces(std::string_view pattern) {
    std::vector<SentencePiece> pieces;
    int part = -1;
    int parts = 0;
    std::size_t words = 0; // begin of the present words
    const auto endWords = [&](std::size_t end) {
        if (end > words) {
            pieces.push_back({.text = pattern.substr(words, end - words), .part = part});
        }
    };
    for (std::size_t at = 0; at < pattern.size(); ++at) {
        std::size_t end = at;
        if (pattern[at] == '[' && part < 0 && pattern.find(']', at) != std::string_view::npos) {
            endWords(at);
            part = parts++;
        } else if (pattern[at] == ']' && part >= 0) {
            endWords(at);
            part = -1;
        } else if (pattern[at] == '{' && (end = pattern.find('}', at)) != std::string_view::npos) {
            endWords(at);
            pieces.push_back({.text = pattern.substr(at + 1, end - at - 1), .isSlot = true, .part = part});
            at = end;
        } else {
            continue;
        }
        words = at + 1;
    }
    endWords(pattern.size());
    return pieces;
}

} // namespace orrery::engine
