// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/edits/xml_layout.h"

#include <algorithm>
#include <vector>

namespace orrery::widgets {

namespace {

using engine::Span;
using engine::XmlKind;
using engine::XmlNode;
using engine::XmlTree;

constexpr std::string_view blankBytes = " \t";
constexpr std::string_view lineEndBytes = "\r\n";

bool isBlank(char c) {
    return blankBytes.find(c) != std::string_view::npos;
}
bool isLineEnd(char c) {
    return lineEndBytes.find(c) != std::string_view::npos;
}

std::size_t lineEndsIn(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count(text, '\n'));
}

/// Returns the line end before an offset, otherwise the first one after it.
std::string lineEndNear(std::string_view text, std::uint32_t offset) {
    std::size_t at = offset == 0 ? std::string_view::npos : text.rfind('\n', offset - 1);
    if (at == std::string_view::npos) {
        at = text.find('\n', offset);
    }
    return at != std::string_view::npos && at > 0 && text[at - 1] == '\r' ? "\r\n" : "\n";
}

/// Returns the additional indentation of a child's line relative to its parent's line; empty if it is unknown.
std::string_view levelBetween(const XmlTree& tree, std::uint32_t parent, std::uint32_t child) {
    const std::string_view text = tree.source()->bytes();
    const std::uint32_t outer = tree.span(parent).begin;
    const std::uint32_t inner = tree.span(child).begin;
    if (!beginsLine(text, outer) || !beginsLine(text, inner)) {
        return {};
    }
    const std::string_view less = indentAt(text, outer);
    const std::string_view more = indentAt(text, inner);
    return more.size() > less.size() && more.starts_with(less) ? more.substr(less.size()) : std::string_view();
}

std::string levelNear(const XmlTree& tree, std::uint32_t element) {
    for (std::uint32_t at = element; at != XmlTree::document && at != XmlTree::none; at = tree.node(at).parent) {
        for (const std::uint32_t child : tree.elements(at)) {
            const std::string_view level = levelBetween(tree, at, child);
            if (!level.empty()) {
                return std::string(level);
            }
        }
    }
    return "  ";
}

/// Returns the spans in which white space is significant.
std::vector<Span> keptSpans(const XmlTree& tree) {
    std::vector<Span> spans;
    for (std::uint32_t i = 1; i < tree.nodeCount(); ++i) {
        const XmlNode& node = tree.node(i);
        if (node.kind == XmlKind::text || node.kind == XmlKind::cdata || node.kind == XmlKind::instruction) {
            spans.push_back(node.tag);
        } else if (node.kind == XmlKind::element) {
            for (const auto* at = tree.attributesBegin(i); at != tree.attributesEnd(i); ++at) {
                spans.push_back(at->value);
            }
        }
    }
    std::ranges::sort(spans, {}, &Span::begin);
    return spans;
}

/// Converts leading white space to levels of another kind.
std::string converted(std::string_view blanks, const XmlLayout& from, const XmlLayout& to) {
    if (from.level == to.level || from.level.empty()) {
        return std::string(blanks);
    }
    std::string out;
    while (blanks.starts_with(from.level)) {
        out += to.level;
        blanks.remove_prefix(from.level.size());
    }
    return out.append(blanks);
}

} // namespace

std::uint32_t lineBegin(std::string_view text, std::uint32_t offset) {
    while (offset > 0 && !isLineEnd(text[offset - 1])) {
        --offset;
    }
    return offset;
}

std::uint32_t nextLine(std::string_view text, std::uint32_t offset) {
    while (offset < text.size() && !isLineEnd(text[offset])) {
        ++offset;
    }
    if (offset < text.size() && text[offset] == '\r') {
        ++offset;
    }
    return offset < text.size() && text[offset] == '\n' ? offset + 1 : offset;
}

std::string_view indentAt(std::string_view text, std::uint32_t offset) {
    const std::uint32_t begin = lineBegin(text, offset);
    std::uint32_t end = begin;
    while (end < text.size() && isBlank(text[end])) {
        ++end;
    }
    return text.substr(begin, end - begin);
}

bool beginsLine(std::string_view text, std::uint32_t offset) {
    while (offset > 0 && isBlank(text[offset - 1])) {
        --offset;
    }
    return offset == 0 || isLineEnd(text[offset - 1]);
}

bool endsLine(std::string_view text, std::uint32_t offset) {
    while (offset < text.size() && isBlank(text[offset])) {
        ++offset;
    }
    return offset == text.size() || isLineEnd(text[offset]);
}

Span blanksBefore(std::string_view text, std::uint32_t offset) {
    std::uint32_t begin = offset;
    while (begin > 0 && (isBlank(text[begin - 1]) || isLineEnd(text[begin - 1]))) {
        --begin;
    }
    return {begin, offset};
}

XmlLayout layoutAt(const XmlTree& tree, std::uint32_t element) {
    const std::string_view text = tree.source()->bytes();
    const std::uint32_t begin = tree.span(element).begin;
    return {std::string(indentAt(text, begin)), levelNear(tree, element), lineEndNear(text, begin)};
}

XmlLayout layoutOf(std::string_view xml) {
    const XmlTree tree = parsePieces(xml);
    XmlLayout layout{{}, "  ", lineEndNear(xml, 0)};
    // A copy can lose the indentation of its first line. A close tag that begins a line still has its indentation.
    const std::uint32_t root = tree.root();
    if (root == XmlTree::none) {
        return layout;
    }
    const std::string_view text = tree.source()->bytes();
    for (const std::uint32_t child : tree.elements(root)) {
        const XmlNode& node = tree.node(child);
        if (!node.close.isEmpty() && node.close.begin > node.tag.end && beginsLine(text, node.close.begin)) {
            layout.indent = indentAt(text, node.close.begin);
        } else if (beginsLine(text, node.tag.begin) && lineEndsIn(text.substr(0, node.tag.begin)) > 0) {
            layout.indent = indentAt(text, node.tag.begin);
        } else {
            continue;
        }
        for (const std::uint32_t inner : tree.elements(child)) {
            const std::string_view more = indentAt(text, tree.span(inner).begin);
            if (beginsLine(text, tree.span(inner).begin) && more.size() > layout.indent.size() &&
                more.starts_with(layout.indent)) {
                layout.level = more.substr(layout.indent.size());
                break;
            }
        }
        break;
    }
    return layout;
}

char quoteNear(const XmlTree& tree, std::uint32_t element) {
    for (std::uint32_t at = element; at != XmlTree::document && at != XmlTree::none; at = tree.node(at).parent) {
        for (const std::uint32_t child : tree.elements(at)) {
            if (tree.node(child).attributeCount > 0 && tree.attributesBegin(child)->quote != 0) {
                return tree.attributesBegin(child)->quote;
            }
        }
        if (tree.node(at).attributeCount > 0 && tree.attributesBegin(at)->quote != 0) {
            return tree.attributesBegin(at)->quote;
        }
    }
    return '"';
}

Span unitOf(const XmlTree& tree, std::uint32_t element) {
    const std::string_view text = tree.source()->bytes();
    Span unit = tree.span(element);
    // A comment has no nodes inside. So the node before another one in document order is a comment beside it, or it is
    // no comment beside it at all. A walk over the siblings would make the removal of many rows quadratic (P3.5).
    const std::uint32_t parent = tree.node(element).parent;
    for (std::uint32_t at = element - 1; tree.node(at).kind == XmlKind::comment && tree.node(at).parent == parent;
         --at) {
        const Span comment = tree.node(at).tag;
        const std::string_view between = text.substr(comment.end, unit.begin - comment.end);
        if (lineEndsIn(between) > 1 || !beginsLine(text, comment.begin) || !beginsLine(text, unit.begin)) {
            break;
        }
        unit.begin = comment.begin;
    }
    for (std::uint32_t at = tree.node(element).next; at != XmlTree::none; at = tree.node(at).next) {
        const Span comment = tree.node(at).tag;
        const std::string_view between = text.substr(unit.end, comment.begin - unit.end);
        if (tree.node(at).kind != XmlKind::comment || lineEndsIn(between) > 0 || !endsLine(text, comment.end)) {
            break;
        }
        unit.end = comment.end;
    }
    return unit;
}

std::string relaid(std::string_view xml, const XmlLayout& from, const XmlLayout& to) {
    const XmlTree tree = parsePieces(xml);
    const std::vector<Span> kept = keptSpans(tree);
    const auto isKept = [&](std::size_t offset) {
        const auto at = static_cast<std::uint32_t>(offset) + wrapBytes;
        // An offset at the start of a value is inside the value. An offset at the end of a text is outside the text.
        const auto after = std::ranges::upper_bound(kept, at, {}, &Span::begin);
        return after != kept.begin() && at < std::prev(after)->end;
    };
    std::string out;
    std::size_t at = 0;
    while (at < xml.size()) {
        const std::size_t end = nextLine(xml, static_cast<std::uint32_t>(at));
        std::string_view line = xml.substr(at, end - at);
        if (at > 0 && !isKept(at)) {
            std::size_t same = 0;
            while (same < from.indent.size() && same < line.size() && line[same] == from.indent[same]) {
                ++same;
            }
            line.remove_prefix(same);
            std::size_t blanks = line.find_first_not_of(blankBytes);
            blanks = std::min(blanks, line.size());
            const bool isEmptyLine = blanks == line.size() || isLineEnd(line[blanks]);
            if (!isEmptyLine) {
                out += to.indent + converted(line.substr(0, blanks), from, to);
            }
            line.remove_prefix(blanks);
        }
        const std::size_t last = line.find_last_not_of(lineEndBytes);
        const bool hasLineEnd = !line.empty() && isLineEnd(line.back());
        if (hasLineEnd && !isKept(end)) {
            out.append(line.substr(0, last == std::string_view::npos ? 0 : last + 1)).append(to.lineEnd);
        } else {
            out += line;
        }
        at = end;
    }
    return out;
}

std::string requoted(std::string_view xml, char quote) {
    const XmlTree tree = parsePieces(xml);
    std::string out(xml);
    for (std::uint32_t i = 1; i < tree.nodeCount(); ++i) {
        if (!tree.isElement(i)) {
            continue;
        }
        for (const auto* at = tree.attributesBegin(i); at != tree.attributesEnd(i); ++at) {
            if (tree.slice(at->value).find(quote) == std::string_view::npos && at->value.begin > wrapBytes) {
                out[at->value.begin - wrapBytes - 1] = quote;
                out[at->value.end - wrapBytes] = quote;
            }
        }
    }
    return out;
}

XmlTree parsePieces(std::string_view xml) {
    return engine::parseXml(std::make_shared<engine::SourceText>("", "<x>" + std::string(xml) + "</x>"), {});
}

} // namespace orrery::widgets
