// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element.h"
#include "engine/import/markup.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace orrery::engine {

/// An element of content, for comparisons. Comments, white space and the order of attributes do not count. The order
/// of properties and names inside a class does not count either.
struct ContentNode {
    std::string tag;
    std::vector<std::pair<std::string, std::string>> attributes; ///< sorted by name
    std::string text;
    std::vector<ContentNode> children;
    Span origin{};          ///< of a condition or an effect, in the expanded text of its script
    Location where{};       ///< in the project
    std::uint64_t hash = 0; ///< equal elements have the same number
    std::size_t size = 0;   ///< number of tokens of the element and all that it contains

    std::string_view value(std::string_view attribute) const;
    bool has(std::string_view attribute) const;
};

ContentNode contentOf(const Markup& markup);
ContentNode contentOf(Element element);

/// Finishes an element after a change of its children.
void finishContent(ContentNode& node);

/// Returns the tokens of a value: words, numbers, texts in quotation marks, and operators.
std::vector<std::string_view> contentTokens(std::string_view value);

/// Returns whether the children of an element are effects.
bool holdsEffects(const ContentNode& parent);

/// Returns whether a group is one of those that FreeOrion's program adds. Its values follow from a definition.
bool isImplicitGroup(const ContentNode& node);

/// Returns the name of a child of a class among all children, for values that several elements repeat: the id of an
/// implicit group, the name of a property, or the tag of a row of a table.
std::string contentKey(const ContentNode& child);

/// One difference between an element and its counterpart in the project.
struct ContentDifference {
    enum class Kind : unsigned char {
        attribute, ///< an attribute has another value
        text,      ///< the text of an element differs
        removed,   ///< the project lacks a child
        inserted,  ///< the project has one more child
        replaced   ///< the project has another child instead
    };
    Kind kind = Kind::attribute;
    std::vector<const ContentNode*> now; ///< elements from the outermost to the one that differs, or to the parent
    const ContentNode* target = nullptr; ///< the same element in the project
    std::string attribute{};
    const ContentNode* nowChild = nullptr;
    const ContentNode* targetChild = nullptr;
    std::size_t at = 0; ///< for an inserted child: number of the children of `now` before it

    /// Returns the element of the project to which the difference belongs.
    const ContentNode& place() const { return targetChild != nullptr ? *targetChild : *target; }
};

std::vector<ContentDifference> contentDifferences(const ContentNode& now, const ContentNode& target);

/// Returns the number of tokens of a difference.
std::size_t contentDistance(const ContentDifference& difference);

/// Returns the number of tokens that differ. Equal elements have 0.
std::size_t contentDistance(const ContentNode& now, const ContentNode& target);

} // namespace orrery::engine
