// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/completion.h"
#include "engine/text/span.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// What something that can be written is.
enum class CompletionKind : std::uint8_t {
    element,
    attribute,
    value,      ///< a constant: an id, an enumerator, a choice
    expression, ///< a name in an expression; CompletionItem::offer says what it means
    closeTag,
    snippet, ///< several elements at once
    count_
};

/// Something that can be written at a caret (I3.3).
struct CompletionItem {
    std::string label{}; ///< what is shown, and what is typed to find it
    CompletionKind kind = CompletionKind::value;
    OfferKind offer = OfferKind::keyword; ///< of expressions
    std::string detail{};                 ///< a word about it; may be empty
    std::string help{};                   ///< a sentence or two; may be empty
    std::string insert{};                 ///< what is written; empty: the label
    /// Places in `insert` to be filled in, in the order in which one goes through them; the last is where the caret
    /// comes to rest. Empty: behind it.
    std::vector<Span> stops{};

    const std::string& written() const { return insert.empty() ? label : insert; }
};

using CompletionList = std::shared_ptr<const std::vector<CompletionItem>>;

/// All that can be written at a caret. The spans are bytes of the text that was asked about.
struct Completion {
    Span word;                         ///< the part of what is written already that tells what is meant
    Span replaced;                     ///< what an item takes the place of
    std::string behind{};              ///< goes behind each item: a quote that is missing
    std::vector<CompletionItem> items; ///< likeliest first
    CompletionList more;               ///< those that many places share; may be null
    bool isMoreFirst = false;          ///< they are the likelier ones

    std::size_t size() const { return items.size() + (more ? more->size() : 0); }
    const CompletionItem& operator[](std::size_t at) const {
        const std::size_t before = isMoreFirst && more ? more->size() : 0;
        if (at < before) {
            return (*more)[at];
        }
        at -= before;
        return at < items.size() ? items[at] : (*more)[at - items.size()];
    }
};

/// The items that fit what is typed, best first: what it is called exactly, what begins so, what has a word that
/// begins so, what has these letters in this order. Letters' case does not count, though the same case comes first.
/// @param most how many at the most.
std::vector<std::uint32_t> fitting(const Completion& completion, std::string_view typed, std::size_t most);

} // namespace orrery::engine
