// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/syntax/xml_structure.h"

#include "engine/syntax/xml_characters.h"
#include "engine/syntax/xml_diagnostics.h"
#include "engine/syntax/xml_repair.h"

namespace orrery::engine {

namespace {

constexpr std::uint32_t none = XmlTree::none;

void unlink(std::vector<XmlNode>& nodes) {
    for (XmlNode& node : nodes) {
        node.parent = node.first = node.last = node.next = none;
        node.close = {};
    }
}

/// Checks the nodes outside of the root element. Only comments and instructions may stand there.
void checkTopLevel(XmlScanner& scan) {
    const auto& nodes = scan.nodes;
    XmlFaults& faults = scan.faults();
    std::uint32_t root = none;
    bool hasSecond = false;
    for (std::uint32_t i = nodes[XmlTree::document].first; i != none; i = nodes[i].next) {
        const XmlNode& node = nodes[i];
        if (node.kind == XmlKind::text || node.kind == XmlKind::cdata) {
            std::uint32_t begin = node.tag.begin;
            std::uint32_t end = node.tag.end;
            while (begin < end && hasXmlClass(scan.text()[begin], xmlBlankByte)) {
                ++begin;
            }
            while (end > begin && hasXmlClass(scan.text()[end - 1], xmlBlankByte)) {
                --end;
            }
            faults.add(xmlDiagnostics["xml.text-outside-root"], {begin, end});
        } else if (node.kind == XmlKind::element && root == none) {
            root = i;
        } else if (node.kind == XmlKind::element && !hasSecond) {
            hasSecond = true; // reported once: further ones follow from the same mistake
            faults
                .add(xmlDiagnostics["xml.second-root"], {node.tag.begin, node.name.end},
                     {std::string(scan.text().substr(node.name.begin, node.name.size())),
                      faults.line(nodes[root].tag.begin)})
                .notes.push_back(faults.note(nodes[root].tag, phrase("the root element")));
        }
    }
    if (root == none && faults.isEmpty()) {
        faults.add(xmlDiagnostics["xml.no-root"], {0, 0});
    }
}

} // namespace

bool linkMatchingXmlNodes(XmlScanner& scan, std::uint32_t depth) {
    std::vector<XmlNode>& nodes = scan.nodes;
    const std::string_view text = scan.text();
    if (!scan.unfinishedTags.empty()) {
        return false;
    }
    std::uint32_t open = XmlTree::document;
    auto close = scan.closes.cbegin();
    const auto closeUntil = [&](std::uint32_t offset) {
        for (; close != scan.closes.cend() && close->whole.begin < offset; ++close) {
            XmlNode& node = nodes[open];
            if (open == XmlTree::document || !close->isFinished || node.name.size() != close->name.size() ||
                text.compare(node.name.begin, node.name.size(), text.substr(close->name.begin, close->name.size())) !=
                    0) {
                return false;
            }
            node.close = close->whole;
            node.isClosed = true;
            open = node.parent;
            --depth;
        }
        return true;
    };
    for (std::uint32_t i = 1; i < nodes.size(); ++i) {
        XmlNode& node = nodes[i];
        if (!closeUntil(node.tag.begin)) {
            return false;
        }
        XmlNode& parent = nodes[open];
        node.parent = open;
        (parent.last == none ? parent.first : nodes[parent.last].next) = i;
        parent.last = i;
        if (node.kind != XmlKind::element) {
            node.close = {node.tag.end, node.tag.end};
            continue;
        }
        if (depth >= XmlTree::maxDepth) {
            return false;
        }
        if (node.isEmpty) {
            node.close = {node.tag.end, node.tag.end};
        } else {
            open = i;
            ++depth;
        }
    }
    return closeUntil(~0u) && open == XmlTree::document;
}

void linkXmlNodes(XmlScanner& scan) {
    if (!linkMatchingXmlNodes(scan, 0)) { // the tags of nearly all files match
        unlink(scan.nodes);
        XmlRepair(scan).run();
    }
    const auto size = static_cast<std::uint32_t>(scan.text().size());
    scan.nodes[XmlTree::document].close = {size, size};
    checkTopLevel(scan);
}

} // namespace orrery::engine
