// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/line_layout.h"

#include "widgets/source/soft_breaks.h"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <vector>

namespace orrery::widgets {

namespace {

using engine::XmlAttribute;
using engine::XmlKind;
using engine::XmlNode;
using engine::XmlTree;

/// The width up to which the attributes of one tag share a line.
constexpr std::uint32_t tagWidth = 100;
/// The maximum depth of indentation. Without it, the white space would grow with the square of the depth.
constexpr int deepest = 20;

/// An offset at which a line may end, and the depth of the text after it.
struct Place {
    std::uint32_t offset = 0;
    int depth = 0;
};

/// Returns for each node whether text is in it or around it. There, white space could be part of the text.
std::vector<bool> nodesWithText(const XmlTree& tree) {
    std::vector<bool> hasText(tree.nodeCount());
    for (std::uint32_t i = 1; i < tree.nodeCount(); ++i) {
        if (const XmlKind kind = tree.node(i).kind; kind == XmlKind::text || kind == XmlKind::cdata) {
            hasText[tree.node(i).parent] = true;
        }
    }
    for (std::uint32_t i = 1; i < tree.nodeCount(); ++i) {
        hasText[i] = hasText[i] || hasText[tree.node(i).parent];
    }
    return hasText;
}

void addAttributes(std::vector<Place>& places, const XmlTree& tree, std::uint32_t element, int depth) {
    std::uint32_t lineBegin = tree.node(element).tag.begin;
    for (const XmlAttribute* one = tree.attributesBegin(element); one != tree.attributesEnd(element); ++one) {
        if (one->end - lineBegin > tagWidth && one != tree.attributesBegin(element)) {
            places.push_back({one->name.begin, depth});
            lineBegin = one->name.begin;
        }
    }
}

std::vector<Place> placesIn(const XmlTree& tree) {
    const std::vector<bool> hasText = nodesWithText(tree);
    std::vector<int> depths(tree.nodeCount(), -1); // the document is above the root, whose depth is 0
    std::vector<Place> places;
    for (std::uint32_t i = 1; i < tree.nodeCount(); ++i) {
        const XmlNode& node = tree.node(i);
        depths[i] = std::min(depths[node.parent] + 1, deepest);
        if (!hasText[node.parent] && i > 1) { // nothing may precede an XML declaration
            places.push_back({node.tag.begin, depths[i]});
        }
        if (node.kind == XmlKind::element) {
            addAttributes(places, tree, i, depths[i] + 1);
            if (node.isClosed && node.first != XmlTree::none && !hasText[i]) {
                places.push_back({node.close.begin, depths[i]});
            }
        }
    }
    std::ranges::sort(places, {}, &Place::offset);
    return places;
}

bool isBlank(char c) {
    return c == ' ' || c == '\t';
}

} // namespace

int sameByteIn(std::string_view other, std::string_view text, int offset) {
    const auto isSpace = [](char c) { return isBlank(c) || c == '\n' || c == '\r'; };
    std::size_t at = 0;
    const auto skipSpace = [&] {
        while (at < other.size() && isSpace(other[at])) {
            ++at;
        }
    };
    skipSpace();
    for (const char c : text.substr(0, static_cast<std::size_t>(offset))) {
        if (!isSpace(c) && at < other.size()) {
            ++at;
            skipSpace();
        }
    }
    return static_cast<int>(at);
}

QByteArray withLineEnds(const XmlTree& tree, const QByteArray& level, const QByteArray& lineEnd) {
    const std::string_view text = tree.source()->bytes();
    QByteArray result;
    std::size_t copied = 0;
    const auto copyTo = [&](std::size_t end) {
        result.append(text.data() + copied, static_cast<qsizetype>(end - copied));
        copied = end;
    };
    const bool isWellFormed = std::ranges::none_of(
        tree.diagnostics(), [](const auto& one) { return one.severity() == engine::Severity::error; });
    std::size_t lineBegin = 0;
    std::size_t nextLine = 0;
    for (const Place& place : isWellFormed ? placesIn(tree) : std::vector<Place>()) {
        while (nextLine <= place.offset) {
            lineBegin = nextLine;
            nextLine = std::min(text.find_first_of("\r\n", nextLine), text.size()) + 1;
        }
        std::size_t begin = place.offset;
        while (begin > lineBegin && isBlank(text[begin - 1])) {
            --begin;
        }
        if (begin > lineBegin && nextLine - 1 - lineBegin > static_cast<std::size_t>(longestLine)) {
            copyTo(begin);
            result.append(lineEnd).append(level.repeated(place.depth));
            copied = place.offset;
        }
    }
    copyTo(text.size());
    return result;
}

} // namespace orrery::widgets
