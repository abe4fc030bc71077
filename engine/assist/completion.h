// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/expression/expression_offers.h"
#include "engine/text/span.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The kind of an item that can be written.
enum class CompletionKind : std::uint8_t {
    element,
    attribute,
    value,      ///< a constant: an id, an enumerator, a choice
    expression, ///< a name in an expression; CompletionItem::offer is its meaning
    closeTag,
    snippet, ///< several elements at once
    count_
};

/// An item that can be written at a caret (I3.3).
struct CompletionItem {
    std::string label{}; ///< the text to show, and to type in order to find it
    CompletionKind kind = CompletionKind::value;
    OfferKind offer = OfferKind::keyword; ///< of expressions
    std::string detail{};                 ///< a word about it; may be empty
    std::string help{};                   ///< a sentence or two; may be empty
    std::string insert{};                 ///< the text to write; empty: the label
    /// Places in `insert` to fill in, in the order in which Tab visits them. The last is the caret's final place.
    /// Empty: the end.
    std::vector<Span> stops{};

    const std::string& written() const { return insert.empty() ? label : insert; }
};

using CompletionList = std::shared_ptr<const std::vector<CompletionItem>>;

/// All items that can be written at a caret. The spans are in bytes of the requested text.
struct Completion {
    Span word;                         ///< the typed part that selects the items
    Span replaced;                     ///< the part that an item replaces
    std::string behind{};              ///< to write after each item: a missing quote
    std::vector<CompletionItem> items; ///< most likely first
    CompletionList more;               ///< the items that many places share; may be null
    bool isMoreFirst = false;          ///< they are more likely than `items`

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

/// Returns the items that fit the typed text, best first. Equal labels come first, then labels that begin with it, then
/// labels with a word that begins with it. Labels that contain it, or its letters in order, are last. Upper and lower
/// case are equal, but the same case comes first.
/// @param most the largest number of items to return
std::vector<std::uint32_t> fitting(const Completion& completion, std::string_view typed, std::size_t most);

} // namespace orrery::engine
