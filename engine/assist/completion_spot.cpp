// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/assist/completion_spot.h"

#include "engine/content/expression_text.h"
#include "engine/text/common_bytes.h"
#include "engine/vocabulary/vocabulary.h"

#include <algorithm>

namespace orrery::engine {

namespace {

using Where = MarkupCaret::Where;

constexpr std::string_view mark = "<orrery-caret/>"; ///< element that replaces the caret, or precedes its tag

/// The piece of a text that determines the place of a caret.
struct Piece {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    std::string_view root; ///< tag of the root, if the piece begins inside the root
};

/// Maps the children of the root in an older text to places in a newer one.
class PieceFinder {
public:
    PieceFinder(const XmlTree& known, std::string_view text)
        : m_known(known), m_was(known.source()->bytes()), m_size(text.size()), m_prefix(commonPrefix(m_was, text)),
          m_suffix(commonSuffix(m_was, text, std::min(m_was.size(), text.size()) - m_prefix)) {}

    Piece find(std::uint32_t offset) const {
        Piece piece{0, static_cast<std::uint32_t>(m_size), {}};
        const std::uint32_t root = m_known.root();
        if (root == XmlTree::none) {
            return piece;
        }
        const std::uint32_t before = lastBefore(root, offset);
        if (before != XmlTree::none) {
            piece.begin = *beginNow(before);
            piece.root = m_known.name(root);
        }
        const XmlNode& from = before != XmlTree::none ? m_known.node(before) : m_known.node(root);
        for (std::uint32_t next = before != XmlTree::none ? from.next : from.first; next != XmlTree::none;
             next = m_known.node(next).next) {
            const auto at = m_known.isElement(next) ? beginNow(next) : std::nullopt;
            if (at && *at >= offset) {
                piece.end = *at;
                break;
            }
        }
        return piece;
    }

private:
    /// Returns the last mapped child of the root before a byte of the newer text. Nodes are in document order, so a
    /// binary search visits few of them.
    std::uint32_t lastBefore(std::uint32_t root, std::uint32_t offset) const {
        std::uint32_t low = root + 1;
        for (std::uint32_t high = m_known.nodeCount(); low < high;) {
            const std::uint32_t middle = low + (high - low) / 2;
            const std::uint32_t was = m_known.node(middle).tag.begin;
            if (now(was).value_or(static_cast<std::uint32_t>(m_prefix)) < offset) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        for (std::uint32_t node = low - 1; node > root; --node) {
            while (m_known.node(node).parent > root && m_known.node(node).parent != XmlTree::none) {
                node = m_known.node(node).parent;
            }
            if (m_known.node(node).parent == root && m_known.isElement(node) && beginNow(node)) {
                return node;
            }
        }
        return XmlTree::none;
    }

    std::optional<std::uint32_t> beginNow(std::uint32_t node) const { return now(m_known.node(node).tag.begin); }

    std::optional<std::uint32_t> now(std::uint32_t was) const {
        if (was < m_prefix) {
            return was;
        }
        if (was >= m_was.size() - m_suffix) {
            return static_cast<std::uint32_t>(m_size - (m_was.size() - was));
        }
        return std::nullopt;
    }

    const XmlTree& m_known;
    std::string_view m_was;
    std::size_t m_size;
    std::size_t m_prefix;
    std::size_t m_suffix;
};

/// Reads the rows from the outermost element to the parent of an element.
class SpotReader {
public:
    SpotReader(ContentSpot& spot, const CheckedModel& model) : m_spot(spot), m_vocabulary(model.vocabulary) {}

    void read(std::string_view text, const Piece& piece) {
        const bool isInTag = m_spot.caret.where != Where::text && m_spot.caret.where != Where::nothing;
        const std::uint32_t at = isInTag ? m_spot.caret.tag : std::max(m_spot.caret.word.begin, piece.begin);
        std::string marked;
        marked.reserve(piece.end - piece.begin + mark.size());
        marked.append(text.substr(piece.begin, at - piece.begin));
        const auto markAt = static_cast<std::uint32_t>(marked.size());
        marked.append(mark);
        marked.append(text.substr(at, piece.end - at));
        auto tree = std::make_shared<const XmlTree>(
            parseXml(std::make_shared<const SourceText>(std::string(), std::move(marked)), {}));
        m_spot.tree = tree;
        m_spot.rows.push_back(documentRow());
        if (!piece.root.empty()) {
            m_spot.rows.push_back(rootRow(piece.root));
        }
        const std::uint32_t found = tree->nodeAt(markAt + 1);
        if (!tree->isElement(found)) {
            return;
        }
        std::vector<std::uint32_t> way;
        for (std::uint32_t up = tree->node(found).parent; up != XmlTree::document && up != XmlTree::none;
             up = tree->node(up).parent) {
            way.push_back(up);
        }
        for (auto step = way.rbegin(); step != way.rend(); ++step) {
            const Element element{tree.get(), *step};
            ElementRow row = rowInside(m_spot.row(), m_spot.around, element.tag(), element, m_vocabulary);
            m_spot.rows.push_back(std::move(row));
            m_spot.around = element;
            if (element.tag() == "scenario") {
                m_spot.scenario = element;
            }
        }
        const std::uint32_t next = tree->node(found).next;
        if (isInTag && next != XmlTree::none && tree->isElement(next) &&
            tree->node(next).tag.begin == markAt + mark.size()) {
            m_spot.element = {tree.get(), next};
            m_spot.own = rowInside(m_spot.row(), m_spot.around, m_spot.element.tag(), m_spot.element, m_vocabulary);
            m_spot.attributes = attributesOf(m_spot.element, m_spot.own, m_vocabulary);
        }
    }

private:
    ContentSpot& m_spot;
    const Vocabulary& m_vocabulary;
};

/// Returns the expression in braces around a caret in a message.
std::optional<Span> bracesAround(std::string_view text, std::uint32_t offset) {
    const std::size_t open = offset == 0 ? std::string_view::npos : text.rfind('{', offset - 1);
    if (open == std::string_view::npos || text.substr(open, offset - open).find('}') != std::string_view::npos) {
        return std::nullopt;
    }
    const std::size_t close = text.find_first_of("{}", offset);
    const bool isClosed = close != std::string_view::npos && text[close] == '}';
    return Span{static_cast<std::uint32_t>(open + 1), isClosed ? static_cast<std::uint32_t>(close) : offset};
}

ExpressionSpot inBraces(ExpressionSpot spot, Span braces) {
    // The text outside of the braces does not belong to the expression.
    DecodedText inner = spot.text;
    inner.text = spot.text.text.substr(braces.begin, braces.size());
    inner.rawBegin = spot.text.rawOffset(braces.begin);
    inner.changes.clear();
    for (const DecodedText::Change& change : spot.text.changes) {
        if (braces.covers(change.decoded)) {
            inner.changes.push_back(
                {{change.decoded.begin - braces.begin, change.decoded.end - braces.begin}, change.raw});
        }
    }
    return {std::move(spot.here), std::move(inner), spot.offset - braces.begin};
}

ExpressionHere hereOf(const ElementRow& row, Format wanted) {
    return {.row = row.place, .isNested = row.isNested, .isAnswer = row.isAnswer, .wanted = wanted};
}

/// Returns the format that an expression's element requires for its text.
Format wantedIn(const ElementRow& row) {
    return row.tag == ofTag ? objectFormat : row.tag == whereTag ? booleanFormat : badFormat;
}

} // namespace

std::string ContentSpot::attributeValue(std::string_view text, std::string_view name) const {
    for (const MarkupCaret::Attribute& one : caret.attributes) {
        if (text.substr(one.name.begin, one.name.size()) == name) {
            return decodeAttribute(text.substr(one.value.begin, one.value.size()), one.value.begin).text;
        }
    }
    return {};
}

ContentSpot contentSpot(const XmlTree* known, std::string_view text, std::uint32_t offset, const CheckedModel& model) {
    ContentSpot spot;
    offset = std::min(offset, static_cast<std::uint32_t>(text.size()));
    const Piece piece = known != nullptr ? PieceFinder(*known, text).find(offset)
                                         : Piece{0, static_cast<std::uint32_t>(text.size()), {}};
    spot.caret = markupCaret(text.substr(0, piece.end), piece.begin, offset);
    SpotReader(spot, model).read(text, piece);
    return spot;
}

std::optional<ExpressionSpot> expressionSpot(const ContentSpot& spot, std::string_view text, std::uint32_t offset,
                                             const CheckedModel& model) {
    const MarkupCaret& caret = spot.caret;
    if (caret.where == Where::value) {
        const ParameterSpec* const attribute =
            spot.attributes.find(text.substr(caret.attribute.begin, caret.attribute.size()));
        if (attribute == nullptr || spot.element.tree == nullptr) {
            return std::nullopt;
        }
        ExpressionSpot found;
        found.text = decodeAttribute(text.substr(caret.value.begin, caret.value.size()), caret.value.begin);
        found.offset = found.text.decodedOffset(offset);
        if (auto here = expressionHere(*attribute, spot.own, spot.element, spot.rows, model)) {
            found.here = std::move(*here);
            return found;
        }
        if (attribute->kind == ParameterKind::message) {
            if (const auto braces = bracesAround(found.text.text, found.offset)) {
                found.here = hereOf(spot.own, badFormat);
                return inBraces(std::move(found), *braces);
            }
        }
        return std::nullopt;
    }
    const ElementRow& row = spot.row();
    if (caret.where != Where::text || !row.holdsText() || row.family == RowFamily::format) {
        return std::nullopt;
    }
    ExpressionSpot found;
    found.text = decodeText(text.substr(caret.tag, caret.end - caret.tag), caret.tag);
    found.offset = found.text.decodedOffset(offset);
    found.here = hereOf(row, wantedIn(row));
    if (row.attribute) {
        const auto here = expressionHere(*row.attribute, spot.rows[spot.rows.size() - 2],
                                         Element{spot.around.tree, spot.around.node().parent}, spot.rows, model);
        if (!here) {
            return std::nullopt;
        }
        found.here = *here;
        return found;
    }
    if (row.family == RowFamily::page || row.action != nullptr) {
        const auto braces = bracesAround(found.text.text, found.offset);
        return braces ? std::optional(inBraces(std::move(found), *braces)) : std::nullopt;
    }
    const bool isWord = row.tag == kindTag || row.tag == idTag;
    const bool isExpression = row.expression != nullptr || row.family == RowFamily::part;
    return isExpression && !isWord ? std::optional(std::move(found)) : std::nullopt;
}

} // namespace orrery::engine
