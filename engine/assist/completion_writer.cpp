// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/assist/completion_writer.h"

#include "engine/content/expression_text.h"
#include "engine/content/structure.h"
#include "engine/text/blanks.h"
#include "engine/text/phrase.h"

#include <algorithm>
#include <map>

namespace orrery::engine {

namespace {

using Where = MarkupCaret::Where;

bool isWordByte(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/// Returns "required", or the default.
std::string detailOf(const ParameterSpec& spec) {
    return std::string(spec.required ? inPhrase("required") : spec.fallback);
}

} // namespace

Completion CompletionWriter::run() {
    m_out.word = m_out.replaced = {m_offset, m_offset};
    // Items with several lines use the style of the current line.
    const std::uint32_t begin = m_caret.where == Where::tagName ? m_caret.tag : m_offset;
    const std::size_t line = m_text.substr(0, begin).rfind('\n') + 1;
    std::size_t indentEnd = line;
    while (indentEnd < begin && (m_text[indentEnd] == ' ' || m_text[indentEnd] == '\t')) {
        ++indentEnd;
    }
    m_style.indent = m_text.substr(line, indentEnd - line);
    switch (m_caret.where) {
    case Where::nothing:
        break;
    case Where::text:
        text();
        break;
    case Where::tagName:
        elements();
        break;
    case Where::closeTag:
        closeTag(true);
        break;
    case Where::inTag:
        attributes();
        break;
    case Where::value:
        values();
        break;
    }
    return std::move(m_out);
}

void CompletionWriter::elements() {
    const bool isInTag = m_caret.where == Where::tagName;
    // If a tag continues after its name, an item replaces only the name.
    const bool isWhole = !isInTag || (!m_caret.isFinished && m_caret.attributes.empty());
    m_out.word = {m_caret.word.begin, m_offset};
    m_out.replaced = isInTag && isWhole ? Span{m_caret.tag, m_caret.word.end} : m_caret.word;
    for (const ElementRow& row : rowsHere()) {
        CompletionItem item{.label = std::string(row.tag), .kind = CompletionKind::element};
        item.detail = row.label;
        item.help = row.help;
        if (isWhole) {
            expandSnippet(elementBody(row, m_model.vocabulary), m_style, item);
        }
        m_out.items.push_back(std::move(item));
    }
    if (isWhole) {
        snippets();
    }
    if (isInTag && m_caret.word.isEmpty()) {
        closeTag(false);
    }
}

/// Returns the rows of elements that the user can still add here. They are in the order of the rows, which puts the
/// most likely ones first.
std::vector<ElementRow> CompletionWriter::rowsHere() const {
    const Element around = m_spot.around;
    const auto hasChild = [&](std::string_view tag) {
        return around.tree != nullptr && around.tree->child(around.index, tag) != XmlTree::none;
    };
    std::vector<ElementRow> rows = rowsInside(m_spot.row(), m_model.vocabulary);
    std::erase_if(rows, [&](const ElementRow& row) { return row.family == RowFamily::block && hasChild(row.tag); });
    for (const ParameterSpec& spec : attributesOf(around, m_spot.row(), m_model.vocabulary).specs) {
        if (takesElements(spec) && around.tree != nullptr && !around.has(spec.name) && !hasChild(spec.name)) {
            rows.push_back(attributeRow(spec, m_spot.row()));
        }
    }
    return rows;
}

void CompletionWriter::snippets() {
    const ElementRow& row = m_spot.row();
    if (row.family != RowFamily::format) {
        return;
    }
    for (const SnippetSpec& spec : shippedSnippets()) {
        if (spec.parent == row.tag) {
            CompletionItem item{.label = std::string(spec.name), .kind = CompletionKind::snippet};
            item.detail = spec.label;
            item.help = spec.help;
            expandSnippet(spec.body, m_style, item);
            m_out.items.push_back(std::move(item));
        }
    }
}

void CompletionWriter::closeTag(bool isBegun) {
    std::string_view tag = m_spot.row().tag;
    if (m_spot.around.tree != nullptr) {
        tag = m_spot.around.tag();
        if (!isBegun && m_spot.around.node().isClosed) {
            return;
        }
    } else if (!isBegun) {
        return;
    }
    if (tag.empty()) {
        return;
    }
    if (isBegun) {
        m_out.word = {m_caret.word.begin, m_offset};
        m_out.replaced = m_caret.word;
        const std::string end = m_caret.isFinished ? "" : ">";
        m_out.items.push_back(
            {.label = std::string(tag), .kind = CompletionKind::closeTag, .insert = std::string(tag) + end});
    } else {
        m_out.items.push_back({.label = "/" + std::string(tag),
                               .kind = CompletionKind::closeTag,
                               .insert = "</" + std::string(tag) + ">"});
    }
}

void CompletionWriter::attributes() {
    m_out.word = {m_caret.word.begin, std::max(m_offset, m_caret.word.begin)};
    m_out.replaced = m_caret.word;
    const bool touches = m_caret.word.begin > 0 && !isBlank(at(m_caret.word.begin - 1));
    std::vector<const ParameterSpec*> rows;
    for (const ParameterSpec& spec : m_spot.attributes.specs) {
        const bool isGiven = std::ranges::any_of(
            m_caret.attributes, [&](const MarkupCaret::Attribute& one) { return slice(one.name) == spec.name; });
        const bool isElement = m_spot.element.tree != nullptr &&
                               m_spot.element.tree->child(m_spot.element.index, spec.name) != XmlTree::none &&
                               takesElements(spec);
        if (!isGiven && !isElement) {
            rows.push_back(&spec);
        }
    }
    std::stable_partition(rows.begin(), rows.end(), [](const ParameterSpec* spec) { return spec->required; });
    for (const ParameterSpec* spec : rows) {
        CompletionItem item{.label = std::string(spec->name), .kind = CompletionKind::attribute};
        item.detail = detailOf(*spec);
        item.help = spec->help;
        if (!m_caret.hasEquals) {
            expandSnippet((touches ? " " : "") + std::string(spec->name) + "=\"${}\"", m_style, item);
        }
        m_out.items.push_back(std::move(item));
    }
}

void CompletionWriter::wholeValue() {
    m_out.word = {m_caret.value.begin, m_offset};
    m_out.replaced = m_caret.value;
}

void CompletionWriter::wordOfList() {
    std::uint32_t begin = m_offset;
    while (begin > m_caret.value.begin && !isBlank(m_text[begin - 1])) {
        --begin;
    }
    std::uint32_t end = m_offset;
    while (end < m_caret.value.end && !isBlank(m_text[end])) {
        ++end;
    }
    m_out.word = {begin, m_offset};
    m_out.replaced = {begin, end};
}

void CompletionWriter::add(CompletionList list) {
    if (list == nullptr) {
        return;
    }
    if (m_out.more == nullptr) {
        m_out.more = std::move(list);
    } else {
        m_out.items.insert(m_out.items.end(), list->begin(), list->end());
    }
}

void CompletionWriter::values() {
    if (!m_caret.isClosed) {
        m_out.behind = m_caret.quote;
    }
    const ParameterSpec* const spec = m_spot.attributes.find(slice(m_caret.attribute));
    if (spec == nullptr) {
        return;
    }
    if (const auto spot = expressionSpot(m_spot, m_text, m_offset, m_model)) {
        m_out.behind.clear(); // the expression will probably continue
        return expression(*spot);
    }
    wholeValue();
    valuesOf(*spec);
}

void CompletionWriter::valuesOf(const ParameterSpec& spec) {
    // A name that can also be a property of the source becomes an expression after its first dot (E7.4).
    const bool mayRead = takesRuntime(spec) && !takesElements(spec) && m_spot.own.family != RowFamily::format;
    if (mayRead && slice(m_out.word).find('.') != std::string_view::npos) {
        ExpressionSpot spot{.here = {.row = m_spot.own.place, .isNested = m_spot.own.isNested}};
        spot.text = decodeAttribute(slice(m_caret.value), m_caret.value.begin);
        spot.offset = spot.text.decodedOffset(m_offset);
        return expression(spot);
    }
    if (spec.isList) {
        wordOfList();
    }
    OfferedValues offered = offeredValues({.lists = m_lists,
                                           .spec = spec,
                                           .of = m_spot.attributeValue(m_text, spec.of),
                                           .scenario = m_spot.scenario,
                                           .mayRead = mayRead,
                                           .isOfWatch = m_spot.own.place == RowPlace::watch});
    std::ranges::move(offered.words, std::back_inserter(m_out.items));
    add(std::move(offered.list));
}

void CompletionWriter::text() {
    const ElementRow& row = m_spot.row();
    if (row.holdsText()) {
        if (const auto spot = expressionSpot(m_spot, m_text, m_offset, m_model)) {
            return expression(*spot);
        }
        m_out.word = {m_caret.word.begin, m_offset};
        m_out.replaced = m_caret.word;
        if (row.tag == kindTag) {
            add(m_lists.named(ParameterKind::hasKind, {}));
        } else if (row.tag == idTag) {
            add(m_lists.classes({}));
        } else if (row.format != nullptr) {
            add(m_lists.named(row.format->words, {}));
        }
        return;
    }
    elements();
    closeTag(false);
}

void CompletionWriter::expression(const ExpressionSpot& spot) {
    std::vector<ExpressionContext::Parameter> storage;
    ExpressionContext context = spot.here.context(m_model, storage);
    // A project can have ten thousand classes. One entry represents all of them, because a list of the classes already
    // exists.
    const std::map<std::string, std::uint32_t, std::less<>> standIn{{std::string(1, '\1'), 0}};
    context.classes = m_model.classes.empty() ? nullptr : &standIn;
    Offers offers = offersAt(spot.text.text, spot.offset, m_model, context, spot.here.wanted);
    m_out.word = {spot.text.rawOffset(offers.begin), m_offset};
    std::uint32_t end = m_offset;
    while (isWordByte(at(end))) {
        ++end;
    }
    m_out.replaced = {m_out.word.begin, end};
    const bool hasBrackets = at(end) == '(';
    const auto classes = std::ranges::find(offers.all, standIn.begin()->first, &Offer::name);
    if (classes != offers.all.end()) {
        m_out.more = m_lists.classNames();
        m_out.isMoreFirst = classes == offers.all.begin();
        offers.all.erase(classes);
    }
    m_out.items.reserve(offers.all.size());
    for (Offer& offer : offers.all) {
        CompletionItem item{.label = std::move(offer.name),
                            .kind = CompletionKind::expression,
                            .offer = offer.kind,
                            .isUnlikely = offer.isUnlikely};
        item.detail = std::move(offer.detail);
        item.help = std::move(offer.help);
        if (offer.takesArguments && !hasBrackets) {
            expandSnippet(item.label + "(${})", m_style, item);
        }
        m_out.items.push_back(std::move(item));
    }
}

} // namespace orrery::engine
