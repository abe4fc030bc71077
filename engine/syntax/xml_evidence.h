// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/syntax/xml_scanner.h"

#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace orrery::engine {

/// Evidence from a whole file about the intended structure of its elements. For each name, it counts the surplus of
/// open or close tags, and the elements with and without children. It also has the layout of the tags, and counts how
/// often one element contains another. Takes time linear in the size of the file.
class XmlEvidence {
public:
    static constexpr std::uint32_t none = ~0u;

    /// The position of a tag on its line.
    struct Layout {
        std::uint32_t column = 0; ///< number of blanks before the first tag of its line
        bool isFirst = false;     ///< true if the tag is the first tag of its line
    };
    /// The evidence about the elements of one name.
    struct Name {
        std::string_view text;
        int balance = 0;           ///< number of open tags minus number of close tags
        std::uint32_t leaves = 0;  ///< number of elements without child elements
        std::uint32_t parents = 0; ///< number of elements with child elements
    };

    /// Reads all tags once.
    explicit XmlEvidence(const XmlScanner& scan);

    /// Returns the index of a name in `names`; nullopt if no tag has this name.
    std::optional<std::uint32_t> find(std::string_view name) const;
    /// Returns how often an element `childName` is a child of an element `parentName`. Counts only elements with a
    /// correct close tag.
    std::uint32_t timesSeen(std::uint32_t parentName, std::uint32_t childName) const;
    /// Returns the layout of the tag at an offset. @param lineColumn the column of its line, for a tag that is not the
    /// first one
    Layout layoutAt(std::uint32_t offset, std::uint32_t lineColumn) const;

    std::vector<Name> names;
    std::vector<std::uint32_t> nodeNames;  ///< index in `names` by node; none: the node is no element
    std::vector<Layout> layouts;           ///< layout by node
    std::vector<std::uint32_t> closeNames; ///< index in `names` by close tag
    std::vector<Layout> closeLayouts;      ///< layout by close tag

private:
    /// Counts how often one element contains another. Counts only elements with a correct close tag.
    struct Family {
        struct Parent {
            std::uint32_t name;
            std::size_t firstChild; ///< index in `children`
        };
        std::vector<Parent> open;
        std::vector<std::uint32_t> children;  ///< names of the children of all open elements
        std::vector<std::uint32_t> openCount; ///< number of open elements by name
    };

    std::uint32_t nameId(Span span);
    void learnChild(Family& family, std::uint32_t name, bool isOpen);
    void learnClose(Family& family, std::uint32_t name);

    std::string_view m_text;
    std::unordered_map<std::string_view, std::uint32_t> m_ids;   // only for look-ups: no result depends on its order
    std::unordered_map<std::uint64_t, std::uint32_t> m_families; // by parent's and child's name; only for look-ups
};

} // namespace orrery::engine
