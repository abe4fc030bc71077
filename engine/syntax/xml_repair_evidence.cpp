// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/syntax/xml_characters.h"
#include "engine/syntax/xml_repair.h"

#include <algorithm>

// Evidence about the intended structure of a file with a typo: names, layout, and which elements contain which.

namespace orrery::engine {

namespace {

/// Returns whether two names differ in one place only, of at most two bytes: a typing error.
bool isSlip(std::string_view a, std::string_view b) {
    const std::size_t longer = std::max(a.size(), b.size());
    const std::size_t shorter = std::min(a.size(), b.size());
    if (longer - shorter > 2) {
        return false;
    }
    std::size_t front = 0;
    while (front < shorter && a[front] == b[front]) {
        ++front;
    }
    std::size_t back = 0;
    while (back < shorter - front && a[a.size() - 1 - back] == b[b.size() - 1 - back]) {
        ++back;
    }
    return longer - front - back <= 2 && front + back > 0;
}

} // namespace

std::uint32_t XmlRepair::nameId(Span span) {
    const auto [place, isNew] = m_ids.try_emplace(slice(span), static_cast<std::uint32_t>(m_names.size()));
    if (isNew) {
        m_names.emplace_back().text = place->first;
    }
    return place->second;
}

/// Reads all tags once to collect the evidence about each name and the tags' positions.
void XmlRepair::count() {
    m_nodeNames.assign(m_scan.nodes.size(), none);
    m_layouts.resize(m_scan.nodes.size());
    std::uint32_t lineColumn = 0;
    std::uint32_t lastOpen = none; // the name of an open tag just seen
    Family family;
    std::size_t close = 0;
    const auto closeUntil = [&](std::uint32_t offset) {
        for (; close < m_scan.closes.size() && m_scan.closes[close].whole.begin < offset; ++close) {
            const std::uint32_t id = nameId(m_scan.closes[close].name);
            learnClose(family, id);
            --m_names[id].balance;
            m_names[id].leaves += id == lastOpen ? 1 : 0;
            lastOpen = none;
            m_closeNames.push_back(id);
            m_closeLayouts.push_back(layoutAt(m_scan.closes[close].whole.begin, lineColumn));
            lineColumn = m_closeLayouts.back().column;
        }
    };
    for (std::uint32_t i = 1; i < m_scan.nodes.size(); ++i) {
        const XmlNode& node = m_scan.nodes[i];
        closeUntil(node.tag.begin);
        m_layouts[i] = node.kind == XmlKind::text ? Layout{lineColumn, false} : layoutAt(node.tag.begin, lineColumn);
        lineColumn = m_layouts[i].column;
        if (node.kind != XmlKind::element) {
            continue;
        }
        const std::uint32_t id = m_nodeNames[i] = nameId(node.name);
        if (lastOpen != none) {
            ++m_names[lastOpen].parents;
        }
        m_names[id].leaves += node.isEmpty ? 1 : 0;
        const bool isOpen = !node.isEmpty && !isUnfinished(i);
        m_names[id].balance += isOpen ? 1 : 0;
        lastOpen = isOpen ? id : none;
        learnChild(family, id, isOpen);
    }
    closeUntil(none);
}

void XmlRepair::learnChild(Family& family, std::uint32_t name, bool isOpen) {
    family.children.push_back(name);
    if (isOpen) {
        family.openCount.resize(m_names.size());
        ++family.openCount[name];
        family.open.push_back({name, family.children.size()});
    }
}

/// Counts the children of an element that has its own close tag; elements left open before it are not counted.
void XmlRepair::learnClose(Family& family, std::uint32_t name) {
    if (name >= family.openCount.size() || family.openCount[name] == 0) {
        return;
    }
    bool isOwn = true;
    for (bool isFound = false; !isFound; isOwn = false) {
        const Family::Parent parent = family.open.back();
        family.open.pop_back();
        --family.openCount[parent.name];
        isFound = parent.name == name;
        for (std::size_t i = parent.firstChild; isFound && isOwn && i < family.children.size(); ++i) {
            ++m_families[std::uint64_t{name} << 32 | family.children[i]];
        }
        // The children of an unclosed element are not told apart, so the element around it learns nothing either.
        family.children.resize(parent.firstChild);
    }
}

std::uint32_t XmlRepair::timesSeen(std::uint32_t parentName, std::uint32_t childName) const {
    const auto found = m_families.find(std::uint64_t{parentName} << 32 | childName);
    return found == m_families.end() ? 0 : found->second;
}

XmlRepair::Layout XmlRepair::layoutAt(std::uint32_t offset, std::uint32_t lineColumn) const {
    std::uint32_t begin = offset;
    while (begin > 0 && (m_text[begin - 1] == ' ' || m_text[begin - 1] == '\t')) {
        --begin;
    }
    const bool isFirst = begin == 0 || m_text[begin - 1] == '\n' || m_text[begin - 1] == '\r';
    return isFirst ? Layout{offset - begin, true} : Layout{lineColumn, false};
}

/// Returns the last child that an unclosed element keeps; the others belong to the element around it.
std::uint32_t XmlRepair::lastOwnChild(const Open& open) const {
    std::uint32_t last = none;
    for (std::uint32_t child = m_scan.nodes[open.node].first; child != none; child = m_scan.nodes[child].next) {
        if (isOutside(open, child)) {
            break;
        }
        last = child;
    }
    return last;
}

/// Returns whether a child stands outside of an unclosed element: its line is indented no deeper than the element's
/// own. If the indentation is inconclusive, the usual children of both elements decide.
bool XmlRepair::isOutside(const Open& open, std::uint32_t child) const {
    const Layout layout = m_layouts[child];
    const bool isOuterLine = layout.isFirst && layout.column <= m_layouts[open.node].column;
    if (m_scan.nodes[child].kind == XmlKind::text) {
        return false;
    }
    if (m_scan.nodes[child].kind != XmlKind::element) {
        return isOuterLine;
    }
    const Name& name = m_names[open.name];
    const std::uint32_t here = timesSeen(open.name, m_nodeNames[child]);
    const std::uint32_t around = timesSeen(m_stack.back().name, m_nodeNames[child]);
    if (isOuterLine) {
        return here < 3 || here <= 8 * around;
    }
    if (layout.isFirst) {
        return here == 0 && name.leaves > 4 * name.parents;
    }
    const bool isKnown = name.leaves > 0 || name.parents > 1; // one parent may be this element itself
    return isKnown && (here != around ? here < around : name.leaves >= name.parents);
}

/// Returns whether the second tag of `<name>text<name>` is the close tag of the first, because the file lacks two.
bool XmlRepair::isCloseWithoutSlash(std::uint32_t index) const {
    const XmlNode& node = m_scan.nodes[index];
    const std::uint32_t id = m_nodeNames[index];
    if (node.isEmpty || node.attributeCount > 0 || m_stack.empty() || m_stack.back().name != id ||
        m_names[id].balance < 2) {
        return false;
    }
    const XmlNode& open = m_scan.nodes[m_stack.back().node];
    if (open.first == none && m_names[id].leaves < m_names[id].parents) {
        return false; // still empty: two elements of a name that nests
    }
    return !m_layouts[index].isFirst || m_layouts[index].column <= topLayout().column;
}

/// Returns the nearest open element of that name that begins at the close tag's column; searches only a few.
std::size_t XmlRepair::matchByLayout(const Name& name, Layout close) const {
    const std::size_t few = std::min<std::size_t>(name.open.size(), 16);
    for (std::size_t i = 1; i <= few && close.isFirst; ++i) {
        const std::size_t at = name.open[name.open.size() - i];
        const Layout open = m_layouts[m_stack[at].node];
        if (open.isFirst && open.column == close.column) {
            return at;
        }
    }
    return notFound;
}

bool XmlRepair::isMisspelt(const XmlCloseTag& close, const Name& name, Layout layout) {
    const Name& top = topName();
    const bool isLacking = top.balance > 0;
    if (close.name.isEmpty() || (!close.isFinished && isLacking && top.text.starts_with(name.text))) {
        return true;
    }
    if (!isLacking || name.balance >= 0) {
        return false;
    }
    const bool isInPlace = layout.isFirst ? topLayout().isFirst && layout.column == topLayout().column : true;
    return isInPlace || (name.open.empty() && isSlip(top.text, name.text));
}

} // namespace orrery::engine
