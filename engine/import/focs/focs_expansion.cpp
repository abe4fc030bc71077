// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/focs/focs_expansion.h"

#include "engine/text/blanks.h"
#include "engine/text/work.h"

#include <algorithm>

namespace orrery::engine {

FocsParameter focsParameterAt(std::string_view text) {
    FocsParameter out;
    std::uint32_t end = 1;
    while (end < text.size() && end < 4 && text[end] >= '0' && text[end] <= '9') {
        out.number = out.number * 10 + static_cast<std::uint32_t>(text[end] - '0');
        ++end;
    }
    if (text.empty() || text[0] != '@' || end == 1 || end >= text.size() || text[end] != '@') {
        return {};
    }
    out.length = end + 1;
    return out;
}

FocsInsertionMark FocsMarkFinder::at(std::uint32_t offset) {
    FocsInsertionMark mark;
    if (!m_text.substr(offset).starts_with("[[")) {
        return mark;
    }
    std::size_t at = offset + 2;
    while (at < m_text.size() && isFocsWordByte(m_text[at])) {
        ++at;
    }
    if (at == offset + 2 || at >= m_text.size()) {
        return mark;
    }
    mark.name = m_text.substr(offset + 2, at - offset - 2);
    if (m_text[at] == '(') {
        if (m_close < at) {
            m_close = std::min(m_text.find(')', at), m_text.size());
        }
        mark.arguments = {static_cast<std::uint32_t>(at + 1), static_cast<std::uint32_t>(m_close)};
        at = m_close + 1;
    }
    if (at < m_text.size() && m_text.substr(at).starts_with("]]")) {
        mark.span = {offset, static_cast<std::uint32_t>(at + 2)};
    }
    return mark;
}

std::vector<Span> focsArguments(std::string_view text, Span arguments) {
    std::vector<Span> out;
    for (std::uint32_t begin = arguments.begin; begin < arguments.end;) {
        auto end = static_cast<std::uint32_t>(std::min<std::size_t>(text.find(',', begin), arguments.end));
        const std::uint32_t next = end + 1;
        while (begin < end && isBlank(text[begin])) {
            ++begin;
        }
        while (end > begin && isBlank(text[end - 1])) {
            --end;
        }
        out.push_back({begin, end});
        begin = next;
    }
    return out;
}

bool FocsExpander::mayWrite(std::uint64_t bytes) {
    countWork(bytes);
    m_written += bytes;
    m_isExhausted = m_isExhausted || m_written > m_limits.bytes || m_insertions.size() > m_limits.insertions;
    return !m_isExhausted;
}

bool FocsExpander::isCircle(const FocsMacro& macro, std::uint32_t insertion) const {
    const Location text{macro.file, macro.text};
    for (std::uint32_t i = insertion; i != 0; i = m_insertions[i].parent) {
        if (m_insertions[i].macroText == text) {
            return true;
        }
    }
    return false;
}

FocsRefusal FocsExpander::refusal(const FocsText& text, const FocsInsertionMark& mark) const {
    const auto found = m_macros.find(mark.name);
    if (found == m_macros.end()) {
        return FocsRefusal::unknown;
    }
    const FocsOrigin origin = text.origins().of(mark.span.begin);
    return isCircle(*found->second, origin.insertion) ? FocsRefusal::circle : FocsRefusal::tooLarge;
}

FocsText FocsExpander::expand(FocsText text) {
    return insertAll(std::move(text), 0);
}

FocsText FocsExpander::insertAll(FocsText text, std::uint32_t depth) {
    const std::string_view bytes = text.bytes();
    std::size_t at = bytes.find("[[");
    if (at == std::string_view::npos || !mayWrite(bytes.size())) {
        return text;
    }
    FocsText out;
    FocsMarkFinder finder(bytes);
    std::uint32_t copied = 0;
    while (at != std::string_view::npos) {
        const auto offset = static_cast<std::uint32_t>(at);
        const FocsInsertionMark mark = finder.at(offset);
        const auto macro = m_macros.find(mark.name);
        if (mark.span.isEmpty() || macro == m_macros.end() || depth >= m_limits.depth || m_isExhausted ||
            isCircle(*macro->second, text.origins().of(offset).insertion)) {
            at = bytes.find("[[", offset + 1);
            continue;
        }
        const FocsText body = inserted(text, mark, *macro->second, depth);
        if (m_isExhausted) {
            break; // the insertion stays
        }
        out.append(text, {copied, offset});
        out.append(body, {0, body.size()});
        copied = mark.span.end;
        at = bytes.find("[[", copied);
    }
    out.append(text, {copied, text.size()});
    return out;
}

FocsText FocsExpander::inserted(const FocsText& text, const FocsInsertionMark& mark, const FocsMacro& macro,
                                std::uint32_t depth) {
    const auto insertion = static_cast<std::uint32_t>(m_insertions.size());
    m_insertions.push_back({macro.name,
                            {macro.file, macro.text},
                            text.origins().placeOf(mark.span),
                            text.origins().of(mark.span.begin).insertion});
    FocsText body;
    if (!mayWrite(macro.text.size())) {
        return body;
    }
    body.append(m_bytes[macro.file.value].substr(macro.text.begin, macro.text.size()),
                {macro.file, macro.text.begin, insertion});
    body = insertAll(std::move(body), depth + 1);
    if (!mark.arguments.isEmpty() && replaceParameters(body, text, mark)) {
        body = insertAll(std::move(body), depth + 1);
    }
    return mayWrite(body.size()) ? std::move(body) : FocsText{};
}

bool FocsExpander::replaceParameters(FocsText& body, const FocsText& text, const FocsInsertionMark& mark) {
    const std::string_view bytes = body.bytes();
    const std::vector<Span> arguments = focsArguments(text.bytes(), mark.arguments);
    FocsText out;
    std::uint32_t copied = 0;
    bool isChanged = false;
    for (std::size_t at = bytes.find('@'); at != std::string_view::npos;) {
        const FocsParameter parameter = focsParameterAt(bytes.substr(at));
        if (parameter.number == 0 || parameter.number > arguments.size()) {
            at = bytes.find('@', at + 1); // it is left to the macro outside
            continue;
        }
        const Span argument = arguments[parameter.number - 1];
        out.append(body, {copied, static_cast<std::uint32_t>(at)});
        if (!mayWrite(argument.size() + 1)) {
            return false;
        }
        out.append(text, argument);
        copied = static_cast<std::uint32_t>(at) + parameter.length;
        isChanged = true;
        at = bytes.find('@', copied);
    }
    if (isChanged) {
        out.append(body, {copied, body.size()});
        body = std::move(out);
    }
    return isChanged;
}

} // namespace orrery::engine
