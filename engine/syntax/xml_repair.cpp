// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/syntax/xml_repair.h"

#include "engine/syntax/xml_characters.h"
#include "engine/syntax/xml_diagnostics.h"

#include <algorithm>
#include <utility>

namespace orrery::engine {

XmlRepair::XmlRepair(XmlScanner& scan) : m_scan(scan), m_text(scan.text()) {}

void XmlRepair::run() {
    count();
    const auto nodeCount = static_cast<std::uint32_t>(m_scan.nodes.size());
    std::size_t close = 0;
    const auto closeUntil = [this, &close](std::uint32_t offset) {
        for (; close < m_scan.closes.size() && m_scan.closes[close].whole.begin < offset; ++close) {
            onClose(m_scan.closes[close], m_closeNames[close], m_closeLayouts[close]);
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

/// Appends a node to the innermost open element. A node that is too deep stays unlinked, and so out of the tree.
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
        m_scan.faults().add(diag::xml::tooDeep, {deep.tag.begin, deep.name.end}, {text(m_names[name])});
    }
    m_names[name].open.push_back(m_stack.size());
    m_stack.push_back({node, name});
}

void XmlRepair::closeTop(Span close, bool isBroken) {
    XmlNode& node = m_scan.nodes[m_stack.back().node];
    node.close = close;
    node.isClosed = true;
    node.isBroken = node.isBroken || isBroken;
    topName().open.pop_back();
    m_stack.pop_back();
}

/// Ends the innermost open element at its probable end, and gives the nodes after that to its parent.
void XmlRepair::leaveUnclosed(Span closer) {
    const Open top = m_stack.back();
    Name& name = topName();
    name.open.pop_back();
    m_stack.pop_back();
    --name.balance;
    XmlNode& node = m_scan.nodes[top.node];
    node.isBroken = true;
    // The root has no parent to give nodes to.
    const std::uint32_t last = m_stack.empty() ? node.last : lastOwnChild(top);
    if (last != node.last) {
        // A splice: renumber() sets the parents at the end, so that a long chain of unclosed elements costs no more.
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
    Diagnostic& fault =
        faults.add(diag::xml::unclosed, {node.tag.begin, node.name.end}, {text(name), faults.line(node.tag.begin)});
    if (!closer.isEmpty()) {
        fault.notes.push_back(faults.note(closer, phrase("this tag closes an outer element")));
    }
    if (isAlone) {
        fault.fixes.push_back(faults.fix(phrase("close the tag with '/>'"), {node.tag.end - 1, node.tag.end - 1}, "/"));
    }
    std::string close = "</" + text(name) + ">";
    if (node.last != none && m_layouts[index].isFirst && m_layouts[node.last].isFirst) {
        close = "\n" + std::string(m_text.substr(node.tag.begin - m_layouts[index].column, m_layouts[index].column)) +
                close;
    }
    fault.fixes.push_back(faults.fix(phrase("insert '{0}'", {"</" + text(name) + ">"}), node.close, std::move(close)));
}

void XmlRepair::onElement(std::uint32_t index) {
    const std::uint32_t gluedText = isUnfinished(index) ? settleUnfinished(index) : none;
    const XmlNode& node = m_scan.nodes[index];
    const std::uint32_t id = m_nodeNames[index];
    if (isCloseWithoutSlash(index)) {
        const Span open = m_scan.nodes[m_stack.back().node].tag;
        XmlFaults& faults = m_scan.faults();
        Diagnostic& fault = faults.add(diag::xml::missingSlash, node.tag, {text(m_names[id]), faults.line(open.begin)});
        fault.notes.push_back(faults.note(open, phrase("opened here")));
        fault.fixes.push_back(
            faults.fix(phrase("insert '{0}'", {std::string("/")}), {node.tag.begin + 1, node.tag.begin + 1}, "/"));
        m_names[id].balance -= 2;
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
        m_scan.faults().add(diag::xml::tooDeep, {node.tag.begin, node.name.end}, {text(m_names[id])});
    }
}

/// Decides whether a tag without '>' has content: it has, if the file has a spare close tag for it. In
/// `<nametext</name>` the text follows the name directly, and the name's beginning has a spare close tag. @return the
/// node of such text, or none
std::uint32_t XmlRepair::settleUnfinished(std::uint32_t index) {
    constexpr std::uint32_t longest = 60;
    const XmlNode& node = m_scan.nodes[index];
    const Span name = node.name;
    std::uint32_t id = m_nodeNames[index];
    std::uint32_t length = name.size();
    while (m_names[id].balance >= 0 && length > std::max(1u, name.size() - std::min(name.size(), longest))) {
        const auto found = m_ids.find(slice({name.begin, name.begin + --length}));
        id = found == m_ids.end() ? id : found->second;
    }
    if (m_names[id].balance >= 0) {
        m_scan.nodes[index].isEmpty = true;
        return none;
    }
    ++m_names[id].balance;
    m_nodeNames[index] = id;
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
    m_nodeNames.push_back(none);
    m_layouts.push_back({});
    return static_cast<std::uint32_t>(m_scan.nodes.size() - 1);
}

/// Handles `text/name>`: a close tag without its '<', if the open element lacks one.
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
    Diagnostic& fault = faults.add(diag::xml::missingLessThan, tag, {text(topName())});
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
    const auto found = m_ids.find(slice({begin, nameEnd}));
    if (found == m_ids.end() || m_names[found->second].balance >= 0) {
        return false;
    }
    XmlNode tag;
    if (!m_scan.readBareTag(tag, begin, whole.end) || tag.isEmpty) {
        return false;
    }
    tag.isBroken = true;
    m_scan.nodes[index] = tag;
    m_nodeNames[index] = found->second;
    m_layouts[index] = layoutAt(begin, m_layouts[index].column);
    m_scan.faults()
        .add(diag::xml::missingLessThan, tag.name, {text(m_names[found->second])})
        .fixes.push_back(m_scan.faults().fix(phrase("insert '{0}'", {std::string("<")}), {begin, begin}, "<"));
    ++m_names[found->second].balance;
    link(index);
    push(index, found->second);
    if (const std::uint32_t after = addText(tag.tag.end, whole.end); after != none) {
        onText(after);
    }
    return true;
}

void XmlRepair::onClose(const XmlCloseTag& close, std::uint32_t id, Layout layout) {
    Name& name = m_names[id];
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
            // An inner element of the same name lacks its close tag: the indentation shows which one this closes.
            const std::size_t match = matchByLayout(name, layout);
            while (match != notFound && m_stack.size() - 1 > match) {
                leaveUnclosed(close.whole);
            }
        }
        closeTop(close.whole, !close.isFinished);
    }
}

/// Handles a close tag that is not the innermost open element's: it is misspelt or stray, or others before it are
/// missing.
void XmlRepair::onOuterClose(const XmlCloseTag& close, std::uint32_t id, Layout layout) {
    Name& name = m_names[id];
    if (isMisspelt(close, name, layout)) {
        closeMisspelt(close, name);
        return;
    }
    if (name.open.empty()) {
        reportStray(close, name);
        return;
    }
    const std::size_t byLayout = matchByLayout(name, layout);
    const std::size_t match = byLayout != notFound ? byLayout : name.open.back();
    const Layout open = m_layouts[m_stack[match].node];
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
    if (close.isFinished) { // otherwise its missing '>' has been reported
        XmlFaults& faults = m_scan.faults();
        Diagnostic& fault =
            faults.add(diag::xml::misspeltClose, close.whole, {text(name), text(top), faults.line(open.begin)});
        fault.notes.push_back(faults.note(open, phrase("opened here")));
        fault.fixes.push_back(
            faults.fix(phrase("replace with '{0}'", {"</" + text(top) + ">"}), close.name, text(top)));
    }
    --topName().balance;
    ++name.balance;
    closeTop(close.whole, true);
}

void XmlRepair::reportStray(const XmlCloseTag& close, Name& name) {
    ++name.balance;
    if (close.isFinished) {
        m_scan.faults()
            .add(diag::xml::strayClose, close.whole, {text(name)})
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
