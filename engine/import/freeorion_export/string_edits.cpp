// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/freeorion_export/string_edits.h"

#include "engine/text/blanks.h"
#include "engine/text/text_edit.h"

#include <algorithm>

namespace orrery::engine {

namespace {

constexpr std::string_view longQuote = "'''";

/// Returns whether a text can stand on its line without quotation marks.
bool isPlain(std::string_view text) {
    return !text.empty() && text.find_first_of("\r\n") == std::string_view::npos && !isBlank(text.front()) &&
           !isBlank(text.back()) && !text.starts_with(longQuote);
}

std::string written(std::string_view text) {
    return isPlain(text) ? std::string(text) : std::string(longQuote).append(text).append(longQuote);
}

} // namespace

std::string changedStringTable(std::string_view bytes, const FocsStringTable& table, const StringChanges& changes,
                               std::vector<std::string>& refused) {
    std::vector<TextEdit> edits;
    std::string added;
    for (const auto& [id, text] : changes) {
        if (text && text->find(longQuote) != std::string::npos) {
            refused.push_back(id);
            continue;
        }
        const auto found = table.texts.find(id);
        if (found == table.texts.end()) {
            added += text ? "\n" + id + "\n" + written(*text) + "\n" : "";
            continue;
        }
        Span span = found->second.span;
        const bool isQuoted = span.begin >= longQuote.size() &&
                              bytes.substr(span.begin - longQuote.size(), longQuote.size()) == longQuote;
        if (text) {
            edits.push_back({table.file, span, isQuoted ? *text : written(*text)});
            continue;
        }
        // The line of the id, the text, and the empty line behind it.
        span.end += isQuoted ? static_cast<std::uint32_t>(longQuote.size()) : 0;
        for (int lines = 0; lines < 2 && span.end < bytes.size(); ++lines) {
            const std::size_t end = std::min(bytes.find('\n', span.end), bytes.size());
            const std::string_view rest = bytes.substr(span.end, end - span.end);
            if (lines == 1 && !std::ranges::all_of(rest, isBlank)) {
                break;
            }
            span.end = static_cast<std::uint32_t>(std::min(end + 1, bytes.size()));
        }
        edits.push_back({table.file, {found->second.id.begin, span.end}, {}});
    }
    std::string out = applyEdits(bytes, std::move(edits));
    if (!added.empty()) {
        out += (out.empty() || out.back() == '\n' ? "" : "\n") + added;
    }
    return out;
}

} // namespace orrery::engine
