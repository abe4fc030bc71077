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

/// The kind of an item of a completion.
enum class CompletionKind : std::uint8_t {
    element,
    attribute,
    value,      ///< a constant: an id, an enumerator, or a choice
    expression, ///< a name in an expression; CompletionItem::offer is the kind of name
    closeTag,
    snippet, ///< several elements at once
    count_
};

/// An item that the user can insert at a caret (I3.3).
struct CompletionItem {
    std::string label{}; ///< text to show; the typed text selects by it
    CompletionKind kind = CompletionKind::value;
    OfferKind offer = OfferKind::keyword; ///< for expressions: kind of the name
    bool isUnlikely = false;              ///< for expressions: true for a value that the place does not ask for
    std::string detail{};                 ///< short description; may be empty
    std::string help{};                   ///< one or two sentences; may be empty
    std::string insert{};                 ///< text to insert; empty: the label
    /// Places in `insert` for the user to fill in, in the order of the Tab key. The last one is the final place of the
    /// caret. If the list is empty, the caret goes to the end.
    std::vector<Span> stops{};

    const std::string& written() const { return insert.empty() ? label : insert; }
};

using CompletionList = std::shared_ptr<const std::vector<CompletionItem>>;

/// All items that the user can insert at a caret. The spans are in bytes of the requested text.
struct Completion {
    Span word;                         ///< typed part that selects the items
    Span replaced;                     ///< part that an item replaces
    std::string behind{};              ///< text to insert after each item: a missing quote
    std::vector<CompletionItem> items; ///< items, most likely first
    CompletionList more;               ///< items that many places share; may be null
    bool isMoreFirst = false;          ///< true if the items of `more` are more likely than `items`

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

/// Returns the items that match the typed text, best first. Equal labels come first. Then come labels that begin with
/// the text, unlikely ones last, then labels with a word that begins with the text. Last come labels that contain the
/// text, or its letters in order. The comparison ignores case, but the same case comes first.
/// @param most maximum number of items to return
std::vector<std::uint32_t> fitting(const Completion& completion, std::string_view typed, std::size_t most);

} // namespace orrery::engine
