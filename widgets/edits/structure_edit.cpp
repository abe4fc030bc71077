// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/edits/structure_edit.h"

#include "engine/syntax/xml_text.h"
#include "engine/text/text_edit.h"
#include "widgets/edits/xml_layout.h"

#include <algorithm>
#include <set>

namespace orrery::widgets {

namespace {

using engine::Span;
using engine::TextEdit;
using engine::XmlKind;
using engine::XmlNode;
using engine::XmlTree;

bool isWhole(const XmlTree& tree, std::uint32_t element) {
    return element < tree.nodeCount() && tree.isElement(element) && !engine::Element{&tree, element}.isBroken();
}
/// Returns whether an element can get child elements: its own tags are well-formed. Its content can be malformed.
bool isOpen(const XmlTree& tree, std::uint32_t element) {
    return element < tree.nodeCount() && tree.isElement(element) && !tree.node(element).isBroken;
}

std::uint32_t nextElement(const XmlTree& tree, std::uint32_t element) {
    std::uint32_t at = tree.node(element).next;
    while (at != XmlTree::none && !tree.isElement(at)) {
        at = tree.node(at).next;
    }
    return at;
}
std::uint32_t previousElement(const XmlTree& tree, std::uint32_t element) {
    std::uint32_t found = XmlTree::none;
    for (const std::uint32_t sibling : tree.elements(tree.node(element).parent)) {
        if (sibling == element) {
            break;
        }
        found = sibling;
    }
    return found;
}

bool isInside(const XmlTree& tree, std::uint32_t element, std::uint32_t around) {
    for (std::uint32_t at = element; at != XmlTree::none && at != XmlTree::document; at = tree.node(at).parent) {
        if (at == around) {
            return true;
        }
    }
    return false;
}

/// Returns the offset of the first element of a piece.
std::uint32_t firstElement(std::string_view xml) {
    const XmlTree tree = parsePieces(xml);
    for (const std::uint32_t child : tree.elements(tree.root())) {
        return tree.span(child).begin - wrapBytes;
    }
    return 0;
}

/// A piece to insert into a file, and the offset of its first element in the inserted text.
struct Insertion {
    TextEdit edit;
    std::uint32_t elementAt = 0;
};

/// Returns the white space between a child and the node before it.
std::string separatorBefore(const XmlTree& tree, std::uint32_t child, const XmlLayout& layout) {
    const std::string_view text = tree.source()->bytes();
    const Span unit = unitOf(tree, child);
    if (tree.node(tree.node(child).parent).first != child && previousElement(tree, child) != XmlTree::none) {
        return std::string(tree.slice(blanksBefore(text, unit.begin)));
    }
    return beginsLine(text, unit.begin) ? layout.lineEnd + layout.indent : std::string();
}

std::optional<Insertion> insertion(const XmlTree& tree, StructureSpot spot, std::string_view xml, bool takesQuotes) {
    if (!isOpen(tree, spot.parent) || xml.empty()) {
        return std::nullopt;
    }
    const std::string_view text = tree.source()->bytes();
    const XmlNode& parent = tree.node(spot.parent);
    const XmlLayout from = layoutOf(xml);
    XmlLayout outer = layoutAt(tree, spot.parent);
    XmlLayout inner = outer;
    inner.indent += outer.level;
    const auto made = [&](Span span, const std::string& before, const XmlLayout& to, const std::string& after) {
        std::string laid = relaid(xml, from, to);
        if (takesQuotes) {
            laid = requoted(laid, quoteNear(tree, spot.parent));
        }
        const auto at = static_cast<std::uint32_t>(before.size()) + firstElement(laid);
        return Insertion{{tree.file(), span, before + laid + after}, at};
    };
    if (spot.before != XmlTree::none) {
        if (tree.node(spot.before).parent != spot.parent) {
            return std::nullopt;
        }
        const Span unit = unitOf(tree, spot.before);
        XmlLayout own = layoutAt(tree, spot.before);
        own.level = outer.level;
        return made({unit.begin, unit.begin}, {}, own, separatorBefore(tree, spot.before, own));
    }
    std::uint32_t last = XmlTree::none;
    for (const std::uint32_t child : tree.children(spot.parent)) {
        last = child;
    }
    if (last != XmlTree::none) {
        const Span span = tree.span(last);
        std::uint32_t neighbour = last; // the new element gets the layout of this one
        for (const std::uint32_t child : tree.elements(spot.parent)) {
            neighbour = child;
        }
        XmlLayout own = layoutAt(tree, neighbour);
        own.level = outer.level;
        std::string before = tree.isElement(neighbour)      ? separatorBefore(tree, neighbour, own)
                             : beginsLine(text, span.begin) ? own.lineEnd + own.indent
                                                            : std::string();
        return made({span.end, span.end}, before, own, {});
    }
    const bool isMultiLine = xml.find('\n') != std::string_view::npos;
    const bool getsLines = isMultiLine || beginsLine(text, parent.tag.begin);
    const std::string before = getsLines ? inner.lineEnd + inner.indent : std::string();
    const std::string after = getsLines ? outer.lineEnd + outer.indent : std::string();
    const XmlLayout& to = getsLines ? inner : outer;
    if (parent.isEmpty) {
        const std::uint32_t slash = parent.tag.end - 2;
        const Span span{blanksBefore(text, slash).begin, parent.tag.end};
        return made(span, ">" + before, to, after + "</" + std::string(tree.name(spot.parent)) + ">");
    }
    return made(tree.content(spot.parent), before, to, after);
}

/// Returns the span to remove with an element: its comments, and its lines if they contain nothing else.
Span removalOf(const XmlTree& tree, std::uint32_t element) {
    const std::string_view text = tree.source()->bytes();
    const Span unit = unitOf(tree, element);
    const bool begins = beginsLine(text, unit.begin);
    const bool ends = endsLine(text, unit.end);
    if (begins && ends) {
        Span lines{lineBegin(text, unit.begin), nextLine(text, unit.end)};
        // Also removes the blank lines before the element if blank lines follow it, or if it is the last one.
        const bool isBlankAfter = lines.end < text.size() && endsLine(text, lines.end);
        const XmlNode& parent = tree.node(tree.node(element).parent);
        const bool isLast = parent.close.begin >= lines.end && blanksBefore(text, parent.close.begin).begin <= unit.end;
        while ((isBlankAfter || isLast) && lines.begin > 0) {
            const std::uint32_t above = lineBegin(
                text,
                lines.begin -
                    (text[lines.begin - 1] == '\n' && lines.begin > 1 && text[lines.begin - 2] == '\r' ? 2u : 1u));
            if (above >= lines.begin || !endsLine(text, above)) {
                break;
            }
            lines.begin = above;
        }
        return lines;
    }
    if (!begins) {
        std::uint32_t from = unit.begin;
        while (from > 0 && (text[from - 1] == ' ' || text[from - 1] == '\t')) {
            --from;
        }
        return {from, unit.end};
    }
    std::uint32_t to = unit.end;
    while (to < text.size() && (text[to] == ' ' || text[to] == '\t')) {
        ++to;
    }
    return {unit.begin, to};
}

/// Converts an offset of the text before some edits to the text after them. Edits at the offset come after it.
std::uint32_t shifted(std::uint32_t offset, const std::vector<TextEdit>& edits) {
    std::int64_t shift = 0;
    for (const TextEdit& edit : edits) {
        if (edit.span.begin < offset) {
            shift += static_cast<std::int64_t>(edit.text.size()) - edit.span.size();
        }
    }
    return static_cast<std::uint32_t>(std::max<std::int64_t>(0, offset + shift));
}

/// Returns an id that no sibling has. Increases the number at the end of the id, or appends 2, and counts up to a free
/// id.
std::string freeId(const XmlTree& tree, std::uint32_t element, const std::string& id) {
    std::set<std::string> taken;
    for (const std::uint32_t sibling : tree.elements(tree.node(element).parent)) {
        taken.insert(tree.value(sibling, "id"));
    }
    std::size_t digits = 0;
    while (digits < std::min<std::size_t>(id.size(), 6) && id[id.size() - 1 - digits] >= '0' &&
           id[id.size() - 1 - digits] <= '9') {
        ++digits;
    }
    const bool isNumbered = digits > 0 && digits < id.size();
    const std::string stem = isNumbered ? id.substr(0, id.size() - digits) : id + "_";
    for (unsigned long number = isNumbered ? std::stoul(id.substr(id.size() - digits)) + 1 : 2;; ++number) {
        std::string one = stem + std::to_string(number);
        if (!taken.contains(one)) {
            return one;
        }
    }
}

} // namespace

std::optional<StructureEdit> addElements(const XmlTree& tree, StructureSpot spot, std::string_view xml,
                                         bool takesQuotes) {
    auto made = insertion(tree, spot, xml, takesQuotes);
    if (!made) {
        return std::nullopt;
    }
    const std::uint32_t at = made->edit.span.begin + made->elementAt;
    return StructureEdit{{std::move(made->edit)}, at};
}

std::optional<StructureEdit> removeElement(const XmlTree& tree, std::uint32_t element) {
    if (!isWhole(tree, element) || tree.node(element).parent == XmlTree::document) {
        return std::nullopt;
    }
    StructureEdit edit;
    edit.edits.push_back({tree.file(), removalOf(tree, element), {}});
    std::uint32_t next = nextElement(tree, element);
    if (next == XmlTree::none) {
        next = previousElement(tree, element);
    }
    if (next == XmlTree::none) {
        next = tree.node(element).parent;
    }
    edit.lookAt = shifted(tree.span(next).begin, edit.edits);
    return edit;
}

std::optional<StructureEdit> duplicateElement(const XmlTree& tree, std::uint32_t element) {
    if (!isWhole(tree, element) || tree.node(element).parent == XmlTree::document) {
        return std::nullopt;
    }
    const std::string_view text = tree.source()->bytes();
    const Span unit = unitOf(tree, element);
    std::string copy(tree.slice(unit));
    std::uint32_t at = tree.span(element).begin - unit.begin;
    if (const engine::XmlAttribute* const id = tree.attribute(element, "id"); id != nullptr && id->quote != 0) {
        const std::string fresh = engine::escapeAttribute(freeId(tree, element, tree.value(element, "id")), id->quote);
        copy.replace(id->value.begin - unit.begin, id->value.size(), fresh);
    }
    const std::uint32_t next = nextElement(tree, element);
    std::string before;
    if (next != XmlTree::none) {
        before = separatorBefore(tree, next, layoutAt(tree, next));
    } else {
        before = separatorBefore(tree, element, layoutAt(tree, element));
    }
    if (before.empty() && beginsLine(text, unit.begin)) {
        const XmlLayout layout = layoutAt(tree, element);
        before = layout.lineEnd + layout.indent;
    }
    const auto shift = static_cast<std::uint32_t>(before.size());
    return StructureEdit{{{tree.file(), {unit.end, unit.end}, before + copy}}, unit.end + shift + at};
}

std::optional<StructureEdit> moveElement(const XmlTree& tree, std::uint32_t element, int by) {
    if (!isWhole(tree, element)) {
        return std::nullopt;
    }
    const std::uint32_t other = by < 0 ? previousElement(tree, element) : nextElement(tree, element);
    if (other == XmlTree::none || !isWhole(tree, other) || tree.node(element).parent == XmlTree::document) {
        return std::nullopt;
    }
    const Span own = unitOf(tree, element);
    const Span its = unitOf(tree, other);
    const XmlLayout here = layoutAt(tree, element);
    const XmlLayout there = layoutAt(tree, other);
    StructureEdit edit;
    const std::string moved = relaid(tree.slice(own), here, there);
    edit.edits.push_back({tree.file(), its, moved});
    edit.edits.push_back({tree.file(), own, relaid(tree.slice(its), there, here)});
    edit.lookAt = shifted(its.begin, edit.edits) + firstElement(moved);
    return edit;
}

std::optional<StructureEdit> moveElementTo(const XmlTree& tree, std::uint32_t element, StructureSpot spot) {
    if (!isWhole(tree, element) || tree.node(element).parent == XmlTree::document ||
        isInside(tree, spot.parent, element)) {
        return std::nullopt;
    }
    const bool isSameParent = tree.node(element).parent == spot.parent;
    if (spot.before == element || (isSameParent && nextElement(tree, element) == spot.before)) {
        return std::nullopt;
    }
    auto put = insertion(tree, spot, copiedText(tree, element), false);
    if (!put) {
        return std::nullopt;
    }
    const Span removed = removalOf(tree, element);
    const Span at = put->edit.span;
    if (at.begin < removed.end && removed.begin < at.end) {
        return std::nullopt;
    }
    StructureEdit edit;
    const std::uint32_t begin = at.begin;
    const std::uint32_t elementAt = put->elementAt;
    edit.edits = {std::move(put->edit), {tree.file(), removed, {}}};
    edit.lookAt = shifted(begin, edit.edits) + elementAt;
    return edit;
}

std::optional<StructureEdit> wrapElement(const XmlTree& tree, std::uint32_t element, std::string_view tag) {
    if (!isWhole(tree, element) || tree.node(element).parent == XmlTree::document || !engine::isXmlName(tag)) {
        return std::nullopt;
    }
    const std::string_view text = tree.source()->bytes();
    const Span unit = unitOf(tree, element);
    const std::string open = "<" + std::string(tag) + ">";
    const std::string close = "</" + std::string(tag) + ">";
    if (!beginsLine(text, unit.begin) || !endsLine(text, unit.end)) {
        return StructureEdit{
            {{tree.file(), {unit.begin, unit.begin}, open}, {tree.file(), {unit.end, unit.end}, close}}, unit.begin};
    }
    const XmlLayout here = layoutAt(tree, element);
    XmlLayout inner = here;
    inner.level = layoutAt(tree, tree.node(element).parent).level;
    inner.indent += inner.level;
    std::string wrapped = open + here.lineEnd + inner.indent;
    XmlLayout from = here;
    from.level = inner.level;
    wrapped += relaid(tree.slice(unit), from, inner) + here.lineEnd + here.indent + close;
    return StructureEdit{{{tree.file(), unit, std::move(wrapped)}}, unit.begin};
}

std::optional<StructureEdit> unwrapElement(const XmlTree& tree, std::uint32_t element) {
    if (!isWhole(tree, element) || tree.node(element).parent == XmlTree::document || tree.elements(element).empty() ||
        !tree.text(element).empty()) {
        return std::nullopt;
    }
    const std::string_view text = tree.source()->bytes();
    Span inside = tree.content(element);
    inside.end = blanksBefore(text, inside.end).begin;
    std::uint32_t first = XmlTree::none;
    for (const std::uint32_t child : tree.children(element)) {
        first = child;
        break;
    }
    inside.begin = tree.span(first).begin;
    const Span whole = tree.span(element);
    const XmlLayout here = layoutAt(tree, element);
    XmlLayout from = layoutAt(tree, first);
    from.level = here.level;
    const std::string laid = relaid(tree.slice(inside), from, here);
    const auto at = firstElement(laid);
    return StructureEdit{{{tree.file(), whole, laid}}, whole.begin + at};
}

std::optional<StructureEdit> replaceElement(const XmlTree& tree, std::uint32_t element, std::string_view xml) {
    if (!isWhole(tree, element) || tree.node(element).parent == XmlTree::document) {
        return std::nullopt;
    }
    XmlLayout to = layoutAt(tree, element);
    to.level = layoutAt(tree, tree.node(element).parent).level;
    const Span whole = tree.span(element);
    const std::string laid = requoted(relaid(xml, layoutOf(xml), to), quoteNear(tree, element));
    const std::uint32_t at = firstElement(laid);
    return StructureEdit{{{tree.file(), whole, laid}}, whole.begin + at};
}

std::string copiedText(const XmlTree& tree, std::uint32_t element) {
    XmlLayout from = layoutAt(tree, element);
    return relaid(tree.slice(unitOf(tree, element)), from, {{}, from.level, "\n"});
}

XmlPieces readPieces(std::string_view text, std::span<const std::string_view> roots) {
    XmlPieces pieces;
    while (!text.empty() && (text.front() == '\n' || text.front() == '\r' || text.front() == ' ')) {
        text.remove_prefix(1);
    }
    if (text.starts_with("\xef\xbb\xbf")) {
        text.remove_prefix(3);
    }
    if (text.starts_with("<?xml")) {
        const std::size_t end = text.find("?>");
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 2);
    }
    if (text.size() > XmlTree::maxFileBytes / 2) {
        pieces.fault = engine::phrase("the text is too long");
        return pieces;
    }
    const XmlTree tree = parsePieces(text);
    for (const engine::Diagnostic& finding : tree.diagnostics()) {
        if (finding.severity() == engine::Severity::error) {
            pieces.fault = finding.sentence();
            return pieces;
        }
    }
    std::uint32_t around = tree.root();
    const auto elements = tree.elements(around);
    if (elements.begin() != elements.end() && std::ranges::find(roots, tree.name(*elements.begin())) != roots.end()) {
        around = *elements.begin();
    }
    if (!tree.text(around).empty()) {
        pieces.fault = engine::phrase("there is text outside of elements");
        return pieces;
    }
    for (const std::uint32_t element : tree.elements(around)) {
        pieces.tags.emplace_back(tree.name(element));
    }
    if (pieces.tags.empty()) {
        pieces.fault = engine::phrase("it contains no elements");
        return pieces;
    }
    const std::string_view bytes = tree.source()->bytes();
    Span inside = tree.content(around);
    inside.end = blanksBefore(bytes, inside.end).begin;
    inside.begin = tree.span(*tree.children(around).begin()).begin;
    const std::string_view slice = tree.slice(inside);
    XmlLayout from = layoutOf(slice);
    if (const std::string_view indent = indentAt(bytes, inside.begin); !indent.empty()) {
        from.indent = indent;
    }
    pieces.xml = relaid(slice, from, {{}, from.level, "\n"});
    return pieces;
}

} // namespace orrery::widgets
