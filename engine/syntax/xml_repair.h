// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/syntax/xml_evidence.h"

#include <string_view>
#include <vector>

namespace orrery::engine {

/// Links the nodes of a file whose open and close tags do not match. Infers the intended structure from evidence in the
/// whole file. Reports one diagnostic for each mismatch. Takes time linear in the size of the file.
class XmlRepair {
public:
    explicit XmlRepair(XmlScanner& scan);
    void run();

private:
    static constexpr std::uint32_t none = XmlEvidence::none;
    static constexpr std::size_t notFound = ~std::size_t{0};

    using Name = XmlEvidence::Name;
    using Layout = XmlEvidence::Layout;
    struct Open {
        std::uint32_t node;
        std::uint32_t name;
    };

    std::string_view slice(Span span) const { return m_text.substr(span.begin, span.size()); }
    std::string text(const Name& name) const { return std::string(name.text); }
    const Layout& topLayout() const { return m_evidence.layouts[m_stack.back().node]; }
    Name& topName() { return m_evidence.names[m_stack.back().name]; }
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
    bool isMisspelt(const XmlCloseTag& close, std::uint32_t name, Layout layout);
    void closeMisspelt(const XmlCloseTag& close, Name& name);
    std::size_t matchByLayout(std::uint32_t name, Layout close) const;
    void reportStray(const XmlCloseTag& close, Name& name);
    void renumber();

    XmlScanner& m_scan;
    std::string_view m_text;
    XmlEvidence m_evidence;
    std::vector<std::vector<std::size_t>> m_open; ///< indices in the stack, by name
    std::vector<Open> m_stack;
    bool m_saidTooDeep = false;
};

} // namespace orrery::engine
