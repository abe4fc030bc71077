// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace orrery::engine {

/// The kind of a completion. The views show a word and a symbol for it.
enum class OfferKind : std::uint8_t {
    meter,
    maximum, ///< a meter's maximum
    property,
    resource,
    member,    ///< a member of every object
    parameter, ///< a parameter of the function that contains the caret
    variable,
    define,
    option,
    word, ///< a word with a value: Source, turn
    function,
    aggregate,
    type,
    relation,
    enumerator,
    objectClass,
    kind, ///< a kind in has()
    grouping,
    table,
    column, ///< a column of a table
    scope,
    keyword,
    count_
};

/// A completion at a caret.
struct Offer {
    std::string name;
    OfferKind kind = OfferKind::keyword;
    std::string detail;          ///< short description: format, label or owner; may be empty
    std::string help;            ///< one or two sentences; may be empty
    bool takesArguments = false; ///< true if brackets follow
    bool isUnlikely = false;     ///< true for a value that the place does not ask for
};

inline constexpr auto allClasses = static_cast<std::size_t>(-1);

/// Collects completions. Keeps each name once, with its first meaning.
class OfferList {
public:
    /// Limits the number of classes for each way to match a word.
    void limitClasses(std::string_view word, std::size_t most) {
        m_typed = word;
        m_mostClasses = most;
    }
    void add(std::string_view name, OfferKind kind, std::string_view detail, std::string_view help,
             bool takesArguments = false, bool isUnlikely = false);
    void addKeyword(std::string_view name) { add(name, OfferKind::keyword, {}, {}); }
    /// Adds a class, unless the limit excludes it.
    void addClass(std::string_view id, std::string_view type, std::string_view label);
    /// Returns the completions, and empties the list.
    std::vector<Offer> take();

private:
    std::string m_typed;
    std::size_t m_mostClasses = allClasses;
    std::array<std::size_t, 4> m_classes{}; ///< number of collected classes, by the way in which they match
    std::deque<Offer> m_offers;             ///< completions; a deque, because m_seen refers to their names
    std::unordered_set<std::string_view> m_seen;
};

} // namespace orrery::engine
