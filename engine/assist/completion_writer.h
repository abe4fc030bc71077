// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/completion.h"
#include "engine/assist/completion_lists.h"
#include "engine/assist/completion_spot.h"
#include "engine/assist/snippets.h"

#include <string>
#include <string_view>

namespace orrery::engine {

/// Collects all items that the user can insert at one caret.
class CompletionWriter {
public:
    CompletionWriter(const CompletionLists& lists, const ContentSpot& spot, std::string_view text, std::uint32_t offset,
                     const WritingStyle& style)
        : m_lists(lists), m_model(lists.model()), m_spot(spot), m_caret(spot.caret), m_text(text), m_offset(offset),
          m_style(style) {}

    Completion run();

private:
    std::string_view slice(Span span) const { return m_text.substr(span.begin, span.size()); }
    char at(std::uint32_t offset) const { return offset < m_text.size() ? m_text[offset] : '\0'; }

    void elements();
    std::vector<ElementRow> rowsHere() const;
    void snippets();
    void closeTag(bool isBegun);
    void attributes();
    void values();
    void text();
    void expression(const ExpressionSpot& spot);
    void wholeValue();
    void wordOfList();
    void add(CompletionList list);
    void valuesOf(const ParameterSpec& spec);

    const CompletionLists& m_lists;
    const CheckedModel& m_model;
    const ContentSpot& m_spot;
    const MarkupCaret& m_caret;
    std::string_view m_text;
    std::uint32_t m_offset;
    WritingStyle m_style;
    Completion m_out;
};

} // namespace orrery::engine
