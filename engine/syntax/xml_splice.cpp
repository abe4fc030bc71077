// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/syntax/xml_splice.h"

#include "engine/syntax/xml_scanner.h"
#include "engine/syntax/xml_structure.h"
#include "engine/text/common_bytes.h"

#include <algorithm>
#include <span>
#include <string_view>
#include <vector>

namespace orrery::engine {

namespace {

constexpr std::uint32_t none = XmlTree::none;

/// The changed part of the earlier text, and the growth of the text.
struct Change {
    Span before;
    std::int64_t by = 0; ///< growth in bytes
};

Change changeBetween(std::string_view before, std::string_view now) {
    const std::size_t front = commonPrefix(before, now);
    const std::size_t back = commonSuffix(before, now, std::min(before.size(), now.size()) - front);
    return {{static_cast<std::uint32_t>(front), static_cast<std::uint32_t>(before.size() - back)},
            static_cast<std::int64_t>(now.size()) - static_cast<std::int64_t>(before.size())};
}

/// Returns the innermost element whose content holds the change.
std::uint32_t parentOf(const XmlTree& tree, Span change) {
    const auto holds = [&](std::uint32_t index) {
        const XmlNode& node = tree.node(index);
        return node.kind == XmlKind::element && node.isClosed && node.tag.end <= change.begin &&
               change.end <= node.close.begin;
    };
    std::uint32_t index = tree.nodeAt(change.begin);
    while (index != XmlTree::document && !holds(index)) {
        index = tree.node(index).parent;
    }
    return index;
}

/// The part of the earlier text to read again: whole children of one element, and the text between them.
struct Gap {
    std::uint32_t parent = none;
    std::uint32_t previous = none; ///< child that ends where the gap begins; none: the open tag ends there
    std::uint32_t next = none;     ///< child that begins where the gap ends; none: the close tag begins there
    Span span;
};

/// Returns whether a gap may end at a node. A gap may not end at a text node, because new text may continue that node.
bool isFirm(const XmlNode& node) {
    return node.kind != XmlKind::text;
}

Gap gapOf(const XmlTree& tree, Span change) {
    Gap gap{parentOf(tree, change), none, none, {}};
    if (gap.parent == XmlTree::document) {
        return gap;
    }
    const XmlNode& parent = tree.node(gap.parent);
    gap.span = {parent.tag.end, parent.close.begin};
    for (std::uint32_t child = parent.first; child != none; child = tree.node(child).next) {
        const XmlNode& node = tree.node(child);
        if (isFirm(node) && tree.span(child).end <= change.begin) {
            gap.previous = child;
            gap.span.begin = tree.span(child).end;
        } else if (isFirm(node) && node.tag.begin >= change.end) {
            gap.next = child;
            gap.span.end = node.tag.begin;
            break;
        }
    }
    return gap;
}

std::uint32_t depthOf(const XmlTree& tree, std::uint32_t index) {
    std::uint32_t depth = 0;
    for (; index != XmlTree::document; index = tree.node(index).parent) {
        ++depth;
    }
    return depth;
}

void move(Span& span, std::int64_t by) {
    span.begin = static_cast<std::uint32_t>(span.begin + by);
    span.end = static_cast<std::uint32_t>(span.end + by);
}

void move(std::uint32_t& index, std::int64_t by) {
    index = index == none ? none : static_cast<std::uint32_t>(index + by);
}

/// The sizes of the parts of both trees: in front of the gap, in the gap, and behind it.
struct Seam {
    std::uint32_t front = 0;              ///< number of nodes in front of the gap
    std::uint32_t backWas = 0;            ///< the first node behind it, in the tree before
    std::uint32_t added = 0;              ///< number of new nodes
    std::uint32_t frontAttributes = 0;    ///< number of attributes in front of the gap
    std::uint32_t backAttributesWere = 0; ///< the first attribute behind it, in the tree before
    std::int64_t bytesBy = 0;             ///< the growth in bytes
    std::int64_t nodesBy = 0;             ///< likewise in nodes
    std::int64_t attributesBy = 0;        ///< likewise in attributes
};

void addInside(const XmlScanner& scan, const Seam& seam, std::uint32_t parent, std::vector<XmlNode>& nodes) {
    for (std::uint32_t i = 1; i <= seam.added; ++i) {
        XmlNode& node = nodes.emplace_back(scan.nodes[i]);
        node.parent = node.parent == XmlTree::document ? parent : node.parent + seam.front - 1;
        for (std::uint32_t* const link : {&node.first, &node.last, &node.next}) {
            move(*link, std::int64_t{seam.front} - 1);
        }
        node.firstAttribute += seam.frontAttributes;
    }
}

void addBehind(std::span<const XmlNode> before, const Seam& seam, std::vector<XmlNode>& nodes) {
    for (std::uint32_t i = seam.backWas; i < before.size(); ++i) {
        XmlNode& node = nodes.emplace_back(before[i]);
        for (Span* const span : {&node.name, &node.tag, &node.close}) {
            if (*span != Span{}) { // nodes of its kind have it
                move(*span, seam.bytesBy);
            }
        }
        if (node.parent >= seam.front) {
            move(node.parent, seam.nodesBy);
        }
        for (std::uint32_t* const link : {&node.first, &node.last, &node.next}) {
            move(*link, seam.nodesBy);
        }
        node.firstAttribute = static_cast<std::uint32_t>(node.firstAttribute + seam.attributesBy);
    }
}

/// Links the children of the gap with its neighbours. @param lastOfScan the last child among the scanned nodes
void linkGap(const Gap& gap, const Seam& seam, std::uint32_t lastOfScan, std::vector<XmlNode>& nodes) {
    const bool isFilled = seam.added > 0;
    const std::uint32_t lastInside = isFilled ? seam.front + lastOfScan - 1 : none;
    std::uint32_t next = gap.next;
    move(next, seam.nodesBy);
    const std::uint32_t follower = isFilled ? seam.front : next;
    if (gap.previous == none) {
        nodes[gap.parent].first = follower;
    } else {
        nodes[gap.previous].next = follower;
    }
    if (isFilled) {
        nodes[lastInside].next = next;
    }
    if (gap.next == none) {
        nodes[gap.parent].last = isFilled ? lastInside : gap.previous;
    } else {
        move(nodes[gap.parent].last, seam.nodesBy);
    }
}

/// Moves the ends of all elements around the gap.
void moveHolders(std::uint32_t parent, const Seam& seam, std::vector<XmlNode>& nodes) {
    for (std::uint32_t holder = parent;; holder = nodes[holder].parent) {
        if (nodes[holder].close != Span{}) {
            move(nodes[holder].close, seam.bytesBy);
        }
        if (holder == XmlTree::document) {
            return;
        }
        move(nodes[holder].next, seam.nodesBy);
        XmlNode& above = nodes[nodes[holder].parent];
        if (above.last != holder) {
            move(above.last, seam.nodesBy);
        }
    }
}

std::vector<XmlAttribute> joinedAttributes(std::span<const XmlAttribute> before, const XmlScanner& scan,
                                           const Seam& seam) {
    std::vector<XmlAttribute> out;
    out.reserve(seam.frontAttributes + scan.attributes.size() + before.size() - seam.backAttributesWere);
    out.insert(out.end(), before.begin(), before.begin() + seam.frontAttributes);
    out.insert(out.end(), scan.attributes.begin(), scan.attributes.end());
    for (std::size_t i = seam.backAttributesWere; i < before.size(); ++i) {
        XmlAttribute& attribute = out.emplace_back(before[i]);
        move(attribute.name, seam.bytesBy);
        move(attribute.value, seam.bytesBy);
        attribute.end = static_cast<std::uint32_t>(attribute.end + seam.bytesBy);
    }
    return out;
}

/// @param before the comments of the tree before, by node @param nodes of the new tree
std::vector<std::uint32_t> joinedComments(const std::vector<std::uint32_t>& before, const Seam& seam,
                                          const std::vector<XmlNode>& nodes) {
    const auto firstOf = [&](std::uint32_t node) { return std::ranges::lower_bound(before, node); };
    std::vector<std::uint32_t> out(before.begin(), firstOf(seam.front));
    for (std::uint32_t i = seam.front; i < seam.front + seam.added; ++i) {
        if (nodes[i].kind == XmlKind::comment) {
            out.push_back(i);
        }
    }
    for (auto comment = firstOf(seam.backWas); comment != before.end(); ++comment) {
        out.push_back(static_cast<std::uint32_t>(*comment + seam.nodesBy));
    }
    return out;
}

} // namespace

std::optional<XmlTree> XmlSplice::tree(const std::shared_ptr<const SourceText>& source, FileId file,
                                       const XmlTree& before) {
    const std::string_view now = source->bytes();
    if (!before.m_diagnostics.empty() || before.m_file != file || now.size() > XmlTree::maxFileBytes) {
        return std::nullopt;
    }
    const Change change = changeBetween(before.m_source->bytes(), now);
    const Gap gap = gapOf(before, change.before);
    if (gap.parent == XmlTree::document) {
        return std::nullopt;
    }
    XmlFaults faults(*source, file);
    const Span inside{gap.span.begin, static_cast<std::uint32_t>(gap.span.end + change.by)};
    XmlScanner scan(now, faults, inside.size());
    const bool isWhole = scan.runBetween(inside.begin, inside.end);
    if (!isWhole || !linkMatchingXmlNodes(scan, depthOf(before, gap.parent)) || !faults.isEmpty()) {
        return std::nullopt;
    }

    // Nodes stand in the order of the file.
    const auto nodeFrom = [&](std::uint32_t offset) {
        const auto first = std::lower_bound(before.m_nodes.begin() + 1, before.m_nodes.end(), offset,
                                            [](const XmlNode& node, std::uint32_t at) { return node.tag.begin < at; });
        return static_cast<std::uint32_t>(first - before.m_nodes.begin());
    };
    const auto attributesAt = [&](std::uint32_t node) {
        return node < before.nodeCount() ? before.m_nodes[node].firstAttribute
                                         : static_cast<std::uint32_t>(before.m_attributes.size());
    };
    Seam seam{.front = nodeFrom(gap.span.begin), .backWas = nodeFrom(gap.span.end), .bytesBy = change.by};
    seam.added = static_cast<std::uint32_t>(scan.nodes.size() - 1); // without the parent's stand-in
    seam.frontAttributes = attributesAt(seam.front);
    seam.backAttributesWere = attributesAt(seam.backWas);
    seam.nodesBy = std::int64_t{seam.front} + seam.added - seam.backWas;
    seam.attributesBy = std::int64_t{seam.frontAttributes} + static_cast<std::int64_t>(scan.attributes.size()) -
                        seam.backAttributesWere;

    XmlTree tree;
    tree.m_source = source;
    tree.m_file = file;
    tree.m_kept = {before.m_identity, seam.front, gap.span.begin, seam.front + seam.added, seam.backWas};
    std::vector<XmlNode>& nodes = tree.m_nodes;
    nodes.reserve(seam.front + seam.added + before.m_nodes.size() - seam.backWas);
    nodes.insert(nodes.end(), before.m_nodes.begin(), before.m_nodes.begin() + seam.front);
    addInside(scan, seam, gap.parent, nodes);
    addBehind(before.m_nodes, seam, nodes);
    linkGap(gap, seam, scan.nodes[XmlTree::document].last, nodes);
    moveHolders(gap.parent, seam, nodes);
    tree.m_attributes = joinedAttributes(before.m_attributes, scan, seam);
    tree.m_comments = joinedComments(before.m_comments, seam, nodes);
    return tree;
}

} // namespace orrery::engine
