// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/syntax/xml_splice.h"

#include "engine/syntax/xml_scanner.h"
#include "engine/syntax/xml_structure.h"
#include "engine/text/common_bytes.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace orrery::engine {

namespace {

constexpr std::uint32_t none = XmlTree::none;

/// The changed part of the text before, and the change of size.
struct Change {
    Span before;
    std::int64_t by = 0; ///< the growth in bytes
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

/// The part of the text before to read again: whole children of one element, and the text between them.
struct Gap {
    std::uint32_t parent = none;
    std::uint32_t previous = none; ///< the child that ends at its beginning; none: the open tag does
    std::uint32_t next = none;     ///< the child that begins at its end; none: the close tag does
    Span span;
};

/// Returns whether a gap may end at a node. It may not end at text, which the text after it may continue.
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
    const std::uint32_t front = nodeFrom(gap.span.begin);
    const std::uint32_t backWas = nodeFrom(gap.span.end);
    const std::uint32_t frontAttributes = attributesAt(front);
    const std::uint32_t backAttributesWere = attributesAt(backWas);
    const auto added = static_cast<std::uint32_t>(scan.nodes.size() - 1); // without the parent's stand-in
    const std::int64_t nodesBy = std::int64_t{front} + added - backWas;
    const std::int64_t attributesBy =
        std::int64_t{frontAttributes} + static_cast<std::int64_t>(scan.attributes.size()) - backAttributesWere;

    XmlTree tree;
    tree.m_source = source;
    tree.m_file = file;
    tree.m_kept = {before.m_identity, front, gap.span.begin, front + added, backWas};

    std::vector<XmlNode>& nodes = tree.m_nodes;
    nodes.reserve(front + added + before.m_nodes.size() - backWas);
    nodes.insert(nodes.end(), before.m_nodes.begin(), before.m_nodes.begin() + front);
    for (std::uint32_t i = 1; i <= added; ++i) {
        XmlNode& node = nodes.emplace_back(scan.nodes[i]);
        node.parent = node.parent == XmlTree::document ? gap.parent : node.parent + front - 1;
        for (std::uint32_t* const link : {&node.first, &node.last, &node.next}) {
            move(*link, std::int64_t{front} - 1);
        }
        node.firstAttribute += frontAttributes;
    }
    for (std::uint32_t i = backWas; i < before.nodeCount(); ++i) {
        XmlNode& node = nodes.emplace_back(before.m_nodes[i]);
        for (Span* const span : {&node.name, &node.tag, &node.close}) {
            if (*span != Span{}) { // nodes of its kind have it
                move(*span, change.by);
            }
        }
        if (node.parent >= front) {
            move(node.parent, nodesBy);
        }
        for (std::uint32_t* const link : {&node.first, &node.last, &node.next}) {
            move(*link, nodesBy);
        }
        node.firstAttribute = static_cast<std::uint32_t>(node.firstAttribute + attributesBy);
    }

    // The gap's children stand between its neighbours, and all elements around it end elsewhere.
    const std::uint32_t firstInside = added > 0 ? front : none;
    const std::uint32_t lastInside = added > 0 ? front + scan.nodes[XmlTree::document].last - 1 : none;
    std::uint32_t next = gap.next;
    move(next, nodesBy);
    const std::uint32_t follower = added > 0 ? firstInside : next;
    if (gap.previous == none) {
        nodes[gap.parent].first = follower;
    } else {
        nodes[gap.previous].next = follower;
    }
    if (added > 0) {
        nodes[lastInside].next = next;
    }
    if (gap.next == none) {
        nodes[gap.parent].last = added > 0 ? lastInside : gap.previous;
    } else {
        move(nodes[gap.parent].last, nodesBy);
    }
    for (std::uint32_t holder = gap.parent;; holder = nodes[holder].parent) {
        if (nodes[holder].close != Span{}) {
            move(nodes[holder].close, change.by);
        }
        if (holder == XmlTree::document) {
            break;
        }
        move(nodes[holder].next, nodesBy);
        XmlNode& above = nodes[nodes[holder].parent];
        if (above.last != holder) {
            move(above.last, nodesBy);
        }
    }

    std::vector<XmlAttribute>& attributes = tree.m_attributes;
    attributes.reserve(frontAttributes + scan.attributes.size() + before.m_attributes.size() - backAttributesWere);
    attributes.insert(attributes.end(), before.m_attributes.begin(), before.m_attributes.begin() + frontAttributes);
    attributes.insert(attributes.end(), scan.attributes.begin(), scan.attributes.end());
    for (std::size_t i = backAttributesWere; i < before.m_attributes.size(); ++i) {
        XmlAttribute& attribute = attributes.emplace_back(before.m_attributes[i]);
        move(attribute.name, change.by);
        move(attribute.value, change.by);
        attribute.end = static_cast<std::uint32_t>(attribute.end + change.by);
    }

    const auto firstOf = [&](std::uint32_t node) { return std::ranges::lower_bound(before.m_comments, node); };
    tree.m_comments.assign(before.m_comments.begin(), firstOf(front));
    for (std::uint32_t i = front; i < front + added; ++i) {
        if (nodes[i].kind == XmlKind::comment) {
            tree.m_comments.push_back(i);
        }
    }
    for (auto comment = firstOf(backWas); comment != before.m_comments.end(); ++comment) {
        tree.m_comments.push_back(static_cast<std::uint32_t>(*comment + nodesBy));
    }
    return tree;
}

} // namespace orrery::engine
