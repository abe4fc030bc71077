// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/syntax/xml_scanner.h"

#include <string_view>
#include <unordered_map>
#include <vector>

namespace orrery::engine {

/// Links tags that do not match. Evidence from the whole file explains a typo: the surplus of open or close tags per
/// name and the indentation. It also counts whether elements of a name have children elsewhere. Each departure from
/// strict matching reports one fault. Linear in the size of the file.
class XmlRepair {
public:
    explicit XmlRepair(XmlScanner& scan);
    void run();

private:
    static constexpr std::uint32_t none = ~0u;
    static constexpr std::size_t notFound = ~std::size_t{0};

    /// The position of a tag on its line.
    struct Layout {
        std::uint32_t column = 0; ///< bytes of blanks before the first tag of its line
        bool isFirst = false;     ///< whether it is that tag
    };
    /// The evidence in the file about the elements of one name.
    struct Name {
        std::string_view text;
        int balance = 0;               ///< open tags less close tags
        std::uint32_t leaves = 0;      ///< seen without child elements
        std::uint32_t parents = 0;     ///< seen with a child element
        std::vector<std::size_t> open; ///< its indices in the stack
    };
    struct Open {
        std::uint32_t node;
        std::uint32_t name;
    };
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

    std::string_view slice(Span span) const { return m_text.substr(span.begin, span.size()); }
    std::string text(const Name& name) const { return std::string(name.text); }
    std::uint32_t nameId(Span span);
    void count();
    void learnChild(Family& family, std::uint32_t name, bool isOpen);
    void learnClose(Family& family, std::uint32_t name);
    std::uint32_t timesSeen(std::uint32_t parentName, std::uint32_t childName) const;
    Layout layoutAt(std::uint32_t offset, std::uint32_t lineColumn) const;
    const Layout& topLayout() const { return m_layouts[m_stack.back().node]; }
    Name& topName() { return m_names[m_stack.back().name]; }
    bool isUnfinished(std::uint32_t node) const;

    void link(std::uint32_t node);
    void push(std::uint32_t node, std::uint32_t name);
    void closeTop(Span close, bool isBroken);
    void leaveUnclosed(Span closer);
    void reportUnclosed(std::uint32_t node, const Name& name, Span closer, bool isAlone);
    std::uint32_t lastOwnChild(const Open& open) const;
    bool isOutside(const Open& open, std::uint32_t child) const;
    std::uint32_t addText(std::uint32_t begin, std::uint32_t end);

    void onElement(std::uint32_t node);
    void onText(std::uint32_t node);
    void onClose(const XmlCloseTag& close, std::uint32_t name, Layout layout);
    void onOuterClose(const XmlCloseTag& close, std::uint32_t name, Layout layout);
    std::uint32_t settleUnfinished(std::uint32_t node);
    bool isCloseWithoutSlash(std::uint32_t node) const;
    bool takeBareClose(std::uint32_t node);
    bool takeBareOpen(std::uint32_t node);
    bool isMisspelt(const XmlCloseTag& close, const Name& name, Layout layout);
    void closeMisspelt(const XmlCloseTag& close, Name& name);
    std::size_t matchByLayout(const Name& name, Layout close) const;
    void reportStray(const XmlCloseTag& close, Name& name);
    void renumber();

    XmlScanner& m_scan;
    std::string_view m_text;
    std::unordered_map<std::string_view, std::uint32_t> m_ids; // looked up only: its order is never seen
    std::vector<Name> m_names;
    std::unordered_map<std::uint64_t, std::uint32_t> m_families; // by parent's and child's name; looked up only
    std::vector<std::uint32_t> m_nodeNames;                      ///< by node
    std::vector<Layout> m_layouts;                               ///< by node
    std::vector<std::uint32_t> m_closeNames;                     ///< by close tag
    std::vector<Layout> m_closeLayouts;                          ///< by close tag
    std::vector<Open> m_stack;
    bool m_saidTooDeep = false;
};

} // namespace orrery::engine
