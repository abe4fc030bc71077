// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/syntax/xml_repair.h"

#include "engine/syntax/xml_characters.h"
#include "engine/syntax/xml_diagnostics.h"

#include <algorithm>
#include <utility>

namespace orrery::engine {

namespace {

/// Returns whether two names differ in only one place, of at most two bytes. Such a difference counts as a typing
/// error.
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

XmlRepair::XmlRepair(XmlScanner& scan)
    : m_scan(scan), m_text(scan.text()), m_evidence(scan), m_open(m_evidence.names.size()) {}

void XmlRepair::run() {
    const auto nodeCount = static_cast<std::uint32_t>(m_scan.nodes.size());
    std::size_t close = 0;
    const auto closeUntil = [this, &close](std::uint32_t offset) {
        for (; close < m_scan.closes.size() && m_scan.closes[close].whole.begin < offset; ++close) {
            onClose(m_scan.closes[close], m_evidence.closeNames[close], m_evidence.closeLayouts[close]);
        }
    };
    for (std::uint32_t i = 1; i < nodeCount; ++i) {
        closeUntil(m_scan.nodes[i].tag.begin);
        switch (m_scan.nodes[i].kind) {
        case XmlKind::element:
            onElement(i);
            break;
        case XmlKind::text:
            onText(i);
            break;
        default:
            link(i);
            break;
        }
    }
    closeUntil(none);
    const auto size = static_cast<std::uint32_t>(m_text.size());
    while (!m_stack.empty()) {
        leaveUnclosed({size, size});
    }
    renumber();
}

bool XmlRepair::isUnfinished(std::uint32_t node) const {
    return std::binary_search(m_scan.unfinishedTags.begin(), m_scan.unfinishedTags.end(), node);
}

/// Appends a node to the innermost open element. A node that is too deep stays unlinked and is not part of the tree.
void XmlRepair::link(std::uint32_t index) {
    XmlNode& node = m_scan.nodes[index];
    const std::size_t deepest = node.kind == XmlKind::element ? XmlTree::maxDepth - 1 : XmlTree::maxDepth;
    node.close = {node.tag.end, node.tag.end};
    if (m_stack.size() > deepest) {
        return;
    }
    XmlNode& parent = m_scan.nodes[m_stack.empty() ? XmlTree::document : m_stack.back().node];
    (parent.last == none ? parent.first : m_scan.nodes[parent.last].next) = index;
    parent.last = index;
}

void XmlRepair::push(std::uint32_t node, std::uint32_t name) {
    if (m_stack.size() == XmlTree::maxDepth && !std::exchange(m_saidTooDeep, true)) {
        const XmlNode& deep = m_scan.nodes[node];
        m_scan.faults().add(xmlDiagnostics["xml.too-deep"], {deep.tag.begin, deep.name.end},
                            {text(m_evidence.names[name])});
    }
    m_open[name].push_back(m_stack.size());
    m_stack.push_back({node, name});
}

void XmlRepair::closeTop(Span close, bool isBroken) {
    XmlNode& node = m_scan.nodes[m_stack.back().node];
    node.close = close;
    node.isClosed = true;
    node.isBroken = node.isBroken || isBroken;
    m_open[m_stack.back().name].pop_back();
    m_stack.pop_back();
}

/// Ends the innermost open element, which has no close tag, at its probable end. Gives the nodes after this end to its
/// parent.
void XmlRepair::leaveUnclosed(Span closer) {
    const Open top = m_stack.back();
    Name& name = topName();
    m_open[top.name].pop_back();
    m_stack.pop_back();
    --name.balance;
    XmlNode& node = m_scan.nodes[top.node];
    node.isBroken = true;
    // The root has no parent to give nodes to.
    const std::uint32_t last = m_stack.empty() ? node.last : lastOwnChild(top);
    if (last != node.last) {
        // Moves all these nodes in one step, which keeps a long chain of unclosed elements cheap. renumber() sets their
        // parents later.
        std::uint32_t& end = last == none ? node.first : m_scan.nodes[last].next;
        node.next = std::exchange(end, none);
        m_scan.nodes[m_stack.empty() ? XmlTree::document : m_stack.back().node].last = std::exchange(node.last, last);
    }
    std::uint32_t end = node.tag.end;
    if (last != none) {
        XmlNode& child = m_scan.nodes[last];
        if (child.kind == XmlKind::text) { // the line's end does not belong to the element
            while (hasXmlClass(m_text[child.tag.end - 1], xmlBlankByte)) {
                --child.tag.end;
            }
            child.close = {child.tag.end, child.tag.end};
        }
        end = child.close.end;
    }
    node.close = {end, end};
    if (!isUnfinished(top.node)) {
        reportUnclosed(top.node, name, closer, last == none && name.leaves >= name.parents);
    }
}

void XmlRepair::reportUnclosed(std::uint32_t index, const Name& name, Span closer, bool isAlone) {
    const XmlNode& node = m_scan.nodes[index];
    XmlFaults& faults = m_scan.faults();
    Diagnostic& fault = faults.add(xmlDiagnostics["xml.unclosed"], {node.tag.begin, node.name.end},
                                   {text(name), faults.line(node.tag.begin)});
    if (!closer.isEmpty()) {
        fault.notes.push_back(faults.note(closer, phrase("this tag closes an outer element")));
    }
    if (isAlone) {
        fault.fixes.push_back(faults.fix(phrase("close the tag with '/>'"), {node.tag.end - 1, node.tag.end - 1}, "/"));
    }
    std::string close = "</" + text(name) + ">";
    if (node.last != none && m_evidence.layouts[index].isFirst && m_evidence.layouts[node.last].isFirst) {
        close = "\n" +
                std::string(m_text.substr(node.tag.begin - m_evidence.layouts[index].column,
                                          m_evidence.layouts[index].column)) +
                close;
    }
    fault.fixes.push_back(faults.fix(phrase("insert '{0}'", {"</" + text(name) + ">"}), node.close, std::move(close)));
}

void XmlRepair::onElement(std::uint32_t index) {
    const std::uint32_t gluedText = isUnfinished(index) ? settleUnfinished(index) : none;
    const XmlNode& node = m_scan.nodes[index];
    const std::uint32_t id = m_evidence.nodeNames[index];
    if (isCloseWithoutSlash(index)) {
        const Span open = m_scan.nodes[m_stack.back().node].tag;
        XmlFaults& faults = m_scan.faults();
        Diagnostic& fault = faults.add(xmlDiagnostics["xml.missing-slash"], node.tag,
                                       {text(m_evidence.names[id]), faults.line(open.begin)});
        fault.notes.push_back(faults.note(open, phrase("opened here")));
        fault.fixes.push_back(
            faults.fix(phrase("insert '{0}'", {std::string("/")}), {node.tag.begin + 1, node.tag.begin + 1}, "/"));
        m_evidence.names[id].balance -= 2;
        closeTop(node.tag, true);
        return;
    }
    link(index);
    if (!node.isEmpty) {
        push(index, id);
        if (gluedText != none) {
            link(gluedText);
        }
    } else if (m_stack.size() == XmlTree::maxDepth && !std::exchange(m_saidTooDeep, true)) {
        m_scan.faults().add(xmlDiagnostics["xml.too-deep"], {node.tag.begin, node.name.end},
                            {text(m_evidence.names[id])});
    }
}

/// Decides whether a tag without '>' has content. It has content if the file has a spare close tag for it. In
/// `<nametext</name>` the text follows the name directly, and the name's beginning has a spare close tag.
/// @return the node of such text, or none
std::uint32_t XmlRepair::settleUnfinished(std::uint32_t index) {
    constexpr std::uint32_t longest = 60;
    const XmlNode& node = m_scan.nodes[index];
    const Span name = node.name;
    std::uint32_t id = m_evidence.nodeNames[index];
    std::uint32_t length = name.size();
    while (m_evidence.names[id].balance >= 0 && length > std::max(1u, name.size() - std::min(name.size(), longest))) {
        id = m_evidence.find(slice({name.begin, name.begin + --length})).value_or(id);
    }
    if (m_evidence.names[id].balance >= 0) {
        m_scan.nodes[index].isEmpty = true;
        return none;
    }
    ++m_evidence.names[id].balance;
    m_evidence.nodeNames[index] = id;
    if (length == name.size()) {
        return none;
    }
    const std::uint32_t nameEnd = name.begin + length;
    const std::uint32_t glued = addText(nameEnd, node.tag.end);
    XmlNode& cut = m_scan.nodes[index];
    cut.attributeCount = 0;
    cut.name.end = cut.tag.end = nameEnd;
    return glued;
}

void XmlRepair::onText(std::uint32_t index) {
    if (!takeBareClose(index) && !takeBareOpen(index)) {
        link(index);
    }
}

std::uint32_t XmlRepair::addText(std::uint32_t begin, std::uint32_t end) {
    const std::string_view bytes = m_text.substr(begin, end - begin);
    if (std::all_of(bytes.begin(), bytes.end(), [](char c) { return hasXmlClass(c, xmlBlankByte); })) {
        return none;
    }
    XmlNode& node = m_scan.nodes.emplace_back();
    node.kind = XmlKind::text;
    node.tag = {begin, end};
    m_evidence.nodeNames.push_back(none);
    m_evidence.layouts.push_back({});
    return static_cast<std::uint32_t>(m_scan.nodes.size() - 1);
}

/// Handles `text/name>`: a close tag without its '<', if the open element has no other close tag.
bool XmlRepair::takeBareClose(std::uint32_t index) {
    if (m_stack.empty() || topName().balance <= 0) {
        return false;
    }
    const Span whole = m_scan.nodes[index].tag;
    const std::string close = "/" + text(topName()) + ">";
    const std::size_t found = slice(whole).find(close);
    if (found == std::string_view::npos) {
        return false;
    }
    const auto begin = whole.begin + static_cast<std::uint32_t>(found);
    const Span tag{begin, begin + static_cast<std::uint32_t>(close.size())};
    const Span open = m_scan.nodes[m_stack.back().node].tag;
    XmlFaults& faults = m_scan.faults();
    Diagnostic& fault = faults.add(xmlDiagnostics["xml.missing-less-than"], tag, {text(topName())});
    fault.notes.push_back(faults.note(open, phrase("opened here")));
    fault.fixes.push_back(faults.fix(phrase("insert '{0}'", {std::string("<")}), {tag.begin, tag.begin}, "<"));
    --topName().balance;
    if (const std::uint32_t before = addText(whole.begin, tag.begin); before != none) {
        link(before);
    }
    closeTop(tag, true);
    if (const std::uint32_t after = addText(tag.end, whole.end); after != none) {
        onText(after);
    }
    return true;
}

/// Handles `name attribute="value">`: an open tag without its '<', if the file has a spare close tag for it.
bool XmlRepair::takeBareOpen(std::uint32_t index) {
    const Span whole = m_scan.nodes[index].tag;
    std::uint32_t begin = whole.begin;
    while (begin < whole.end && hasXmlClass(m_text[begin], xmlBlankByte)) {
        ++begin;
    }
    std::uint32_t nameEnd = begin;
    while (nameEnd < whole.end && hasXmlClass(m_text[nameEnd], xmlNameByte)) {
        ++nameEnd;
    }
    const auto found = m_evidence.find(slice({begin, nameEnd}));
    if (!found || m_evidence.names[*found].balance >= 0) {
        return false;
    }
    XmlNode tag;
    if (!m_scan.readBareTag(tag, begin, whole.end) || tag.isEmpty) {
        return false;
    }
    tag.isBroken = true;
    m_scan.nodes[index] = tag;
    m_evidence.nodeNames[index] = *found;
    m_evidence.layouts[index] = m_evidence.layoutAt(begin, m_evidence.layouts[index].column);
    m_scan.faults()
        .add(xmlDiagnostics["xml.missing-less-than"], tag.name, {text(m_evidence.names[*found])})
        .fixes.push_back(m_scan.faults().fix(phrase("insert '{0}'", {std::string("<")}), {begin, begin}, "<"));
    ++m_evidence.names[*found].balance;
    link(index);
    push(index, *found);
    if (const std::uint32_t after = addText(tag.tag.end, whole.end); after != none) {
        onText(after);
    }
    return true;
}

void XmlRepair::onClose(const XmlCloseTag& close, std::uint32_t id, Layout layout) {
    Name& name = m_evidence.names[id];
    if (m_stack.empty()) {
        reportStray(close, name);
    } else if (m_stack.back().name != id) {
        onOuterClose(close, id, layout);
    } else {
        const bool areLines = layout.isFirst && topLayout().isFirst;
        if (areLines && m_stack.size() == 1 && name.balance < 0 && layout.column != topLayout().column) {
            reportStray(close, name);
            return;
        }
        if (areLines && name.balance > 0 && layout.column < topLayout().column) {
            // An inner element of the same name has no close tag. The indentation shows which element this close tag
            // closes.
            const std::size_t match = matchByLayout(id, layout);
            while (match != notFound && m_stack.size() - 1 > match) {
                leaveUnclosed(close.whole);
            }
        }
        closeTop(close.whole, !close.isFinished);
    }
}

/// Handles a close tag that is not the innermost open element's. It is misspelt or stray, or close tags before it are
/// missing.
void XmlRepair::onOuterClose(const XmlCloseTag& close, std::uint32_t id, Layout layout) {
    Name& name = m_evidence.names[id];
    if (isMisspelt(close, id, layout)) {
        closeMisspelt(close, name);
        return;
    }
    if (m_open[id].empty()) {
        reportStray(close, name);
        return;
    }
    const std::size_t byLayout = matchByLayout(id, layout);
    const std::size_t match = byLayout != notFound ? byLayout : m_open[id].back();
    const Layout open = m_evidence.layouts[m_stack[match].node];
    if (name.balance < 0 && layout.isFirst && open.isFirst && layout.column != open.column) {
        reportStray(close, name);
        return;
    }
    while (m_stack.size() - 1 > match) {
        leaveUnclosed(close.whole);
    }
    closeTop(close.whole, !close.isFinished);
}

void XmlRepair::closeMisspelt(const XmlCloseTag& close, Name& name) {
    const Span open = m_scan.nodes[m_stack.back().node].tag;
    const Name& top = topName();
    if (close.isFinished) { // otherwise the scanner has already reported the missing '>'
        XmlFaults& faults = m_scan.faults();
        Diagnostic& fault = faults.add(xmlDiagnostics["xml.misspelt-close"], close.whole,
                                       {text(name), text(top), faults.line(open.begin)});
        fault.notes.push_back(faults.note(open, phrase("opened here")));
        fault.fixes.push_back(
            faults.fix(phrase("replace with '{0}'", {"</" + text(top) + ">"}), close.name, text(top)));
    }
    --topName().balance;
    ++name.balance;
    closeTop(close.whole, true);
}

/// Returns the last child that an unclosed element keeps. Later children belong to the element around it.
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
    const Layout layout = m_evidence.layouts[child];
    const bool isOuterLine = layout.isFirst && layout.column <= m_evidence.layouts[open.node].column;
    if (m_scan.nodes[child].kind == XmlKind::text) {
        return false;
    }
    if (m_scan.nodes[child].kind != XmlKind::element) {
        return isOuterLine;
    }
    const Name& name = m_evidence.names[open.name];
    const std::uint32_t here = m_evidence.timesSeen(open.name, m_evidence.nodeNames[child]);
    const std::uint32_t around = m_evidence.timesSeen(m_stack.back().name, m_evidence.nodeNames[child]);
    if (isOuterLine) {
        return here < 3 || here <= 8 * around;
    }
    if (layout.isFirst) {
        return here == 0 && name.leaves > 4 * name.parents;
    }
    const bool isKnown = name.leaves > 0 || name.parents > 1; // one parent may be this element itself
    return isKnown && (here != around ? here < around : name.leaves >= name.parents);
}

/// Returns whether the second tag of `<name>text<name>` is meant as the close tag of the first. The file must have two
/// open tags too many.
bool XmlRepair::isCloseWithoutSlash(std::uint32_t index) const {
    const XmlNode& node = m_scan.nodes[index];
    const std::uint32_t id = m_evidence.nodeNames[index];
    if (node.isEmpty || node.attributeCount > 0 || m_stack.empty() || m_stack.back().name != id ||
        m_evidence.names[id].balance < 2) {
        return false;
    }
    const XmlNode& open = m_scan.nodes[m_stack.back().node];
    if (open.first == none && m_evidence.names[id].leaves < m_evidence.names[id].parents) {
        return false; // still empty, and elements of this name usually have children: two open tags
    }
    return !m_evidence.layouts[index].isFirst || m_evidence.layouts[index].column <= topLayout().column;
}

/// Returns the nearest open element of that name that begins at the close tag's column. Searches only a few elements.
std::size_t XmlRepair::matchByLayout(std::uint32_t name, Layout close) const {
    const std::vector<std::size_t>& open = m_open[name];
    const std::size_t few = std::min<std::size_t>(open.size(), 16);
    for (std::size_t i = 1; i <= few && close.isFirst; ++i) {
        const std::size_t at = open[open.size() - i];
        const Layout layout = m_evidence.layouts[m_stack[at].node];
        if (layout.isFirst && layout.column == close.column) {
            return at;
        }
    }
    return notFound;
}

bool XmlRepair::isMisspelt(const XmlCloseTag& close, std::uint32_t id, Layout layout) {
    const Name& name = m_evidence.names[id];
    const Name& top = topName();
    const bool isLacking = top.balance > 0;
    if (close.name.isEmpty() || (!close.isFinished && isLacking && top.text.starts_with(name.text))) {
        return true;
    }
    if (!isLacking || name.balance >= 0) {
        return false;
    }
    const bool isInPlace = layout.isFirst ? topLayout().isFirst && layout.column == topLayout().column : true;
    return isInPlace || (m_open[id].empty() && isSlip(top.text, name.text));
}

void XmlRepair::reportStray(const XmlCloseTag& close, Name& name) {
    ++name.balance;
    if (close.isFinished) {
        m_scan.faults()
            .add(xmlDiagnostics["xml.stray-close"], close.whole, {text(name)})
            .fixes.push_back(m_scan.faults().fix(phrase("remove it"), close.whole, {}));
    }
}

/// Puts the nodes in the order of the current tree, drops those that are not in it, and sets each parent.
void XmlRepair::renumber() {
    struct Place {
        std::uint32_t node;
        std::uint32_t parent;
    };
    std::vector<XmlNode>& nodes = m_scan.nodes;
    std::vector<XmlNode> ordered;
    ordered.reserve(nodes.size());
    std::vector<Place> pending{{XmlTree::document, none}};
    while (!pending.empty()) {
        const Place place = pending.back();
        pending.pop_back();
        const XmlNode& old = nodes[place.node];
        const auto index = static_cast<std::uint32_t>(ordered.size());
        XmlNode& node = ordered.emplace_back(old);
        node.parent = place.parent;
        node.first = node.last = node.next = none;
        if (place.parent != none) {
            XmlNode& parent = ordered[place.parent];
            (parent.last == none ? parent.first : ordered[parent.last].next) = index;
            parent.last = index;
        }
        if (old.next != none) {
            pending.push_back({old.next, place.parent});
        }
        if (old.first != none) {
            pending.push_back({old.first, index});
        }
    }
    nodes = std::move(ordered);
}

} // namespace orrery::engine
