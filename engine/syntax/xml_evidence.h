// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/syntax/xml_scanner.h"

#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace orrery::engine {

/// Evidence from a whole file about the intended structure of its elements. For each name it has the surplus of open or
/// close tags, and whether its elements have children. It also has the indentation and the containment of elements.
/// Linear in the size of the file.
class XmlEvidence {
public:
    static constexpr std::uint32_t none = ~0u;

    /// The position of a tag on its line.
    struct Layout {
        std::uint32_t column = 0; ///< bytes of blanks before the first tag of its line
        bool isFirst = false;     ///< whether it is that tag
    };
    /// The evidence about the elements of one name.
    struct Name {
        std::string_view text;
        int balance = 0;           ///< open tags less close tags
        std::uint32_t leaves = 0;  ///< seen without child elements
        std::uint32_t parents = 0; ///< seen with a child element
    };

    /// Reads all tags once.
    explicit XmlEvidence(const XmlScanner& scan);

    /// Returns the index of a name in `names`, if a tag has it.
    std::optional<std::uint32_t> find(std::string_view name) const;
    /// Returns how often an element of one name was a child of one of the other, both closed correctly.
    std::uint32_t timesSeen(std::uint32_t parentName, std::uint32_t childName) const;
    /// @param lineColumn of the line, where the tag is not its first
    Layout layoutAt(std::uint32_t offset, std::uint32_t lineColumn) const;

    std::vector<Name> names;
    std::vector<std::uint32_t> nodeNames;  ///< by node; none: not an element
    std::vector<Layout> layouts;           ///< by node
    std::vector<std::uint32_t> closeNames; ///< by close tag
    std::vector<Layout> closeLayouts;      ///< by close tag

private:
    /// Counts which elements contain which, from those that are closed correctly.
    struct Family {
        struct Parent {
            std::uint32_t name;
            std::size_t firstChild; ///< in children
        };
        std::vector<Parent> open;
        std::vector<std::uint32_t> children;  ///< of all that is open, by name
        std::vector<std::uint32_t> openCount; ///< by name
    };

    std::uint32_t nameId(Span span);
    void learnChild(Family& family, std::uint32_t name, bool isOpen);
    void learnClose(Family& family, std::uint32_t name);

    std::string_view m_text;
    std::unordered_map<std::string_view, std::uint32_t> m_ids;   // looked up only: its order is never seen
    std::unordered_map<std::uint64_t, std::uint32_t> m_families; // by parent's and child's name; looked up only
};

} // namespace orrery::engine
