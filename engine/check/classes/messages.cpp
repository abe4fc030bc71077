// SPDX-License-Identifier: GPL-3.0-or-later
// Messages with values in braces: "Population of {name} is {Population}".
#include "engine/check/classes/messages.h"
#include "engine/check/model/check_diagnostics.h"
#include "engine/content/constants.h"

#include <algorithm>

namespace orrery::engine {

namespace {

/// Returns the index of the brace that closes the one before `begin`. Skips braces in quoted texts of the expression.
std::size_t closingBrace(std::string_view text, std::size_t begin) {
    char quote = '\0';
    for (std::size_t i = begin; i < text.size(); ++i) {
        if (quote != '\0') {
            quote = text[i] == quote ? '\0' : quote;
        } else if (text[i] == '"' || text[i] == '\'') {
            quote = text[i];
        } else if (text[i] == '}') {
            return i;
        }
    }
    return std::string_view::npos;
}

Span spanOf(std::size_t begin, std::size_t end) {
    return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

/// Returns a part of a text with its places in the file.
DecodedText partOf(const DecodedText& text, Span part) {
    DecodedText out{text.text.substr(part.begin, part.size()), text.rawOffset(part.begin), {}};
    for (const DecodedText::Change& change : text.changes) {
        const Span decoded{std::max(change.decoded.begin, part.begin), std::min(change.decoded.end, part.end)};
        if (decoded.begin < decoded.end) {
            out.changes.push_back({{decoded.begin - part.begin, decoded.end - part.begin}, change.raw});
        }
    }
    return out;
}

} // namespace

std::vector<MessagePiece> checkMessage(const DecodedText& text, FileId file, const ExpressionContext& context,
                                       std::vector<Diagnostic>& diagnostics) {
    std::vector<MessagePiece> pieces;
    const std::string_view all = text.text;
    const std::string_view inner = trimmed(all);
    const std::size_t begin = inner.empty() ? 0 : static_cast<std::size_t>(inner.data() - all.data());
    const std::size_t end = begin + inner.size();
    std::string words;
    const auto flush = [&] {
        if (!words.empty()) {
            pieces.push_back({std::move(words), nullptr});
            words.clear();
        }
    };
    for (std::size_t i = begin; i < end; ++i) {
        if (all[i] != '{') {
            words += all[i];
            continue;
        }
        if (i + 1 < end && all[i + 1] == '{') {
            words += all[i++];
            continue;
        }
        const std::size_t close = closingBrace(all.substr(0, end), i + 1);
        if (close == std::string_view::npos) {
            diagnostics.push_back(
                {&checkDiagnostics["check.open-brace"], {file, text.rawSpan(spanOf(i, i + 1))}, {}, {}, {}});
            break;
        }
        if (trimmed(all.substr(i + 1, close - i - 1)).empty()) {
            diagnostics.push_back(
                {&checkDiagnostics["check.empty-braces"], {file, text.rawSpan(spanOf(i, close + 1))}, {}, {}, {}});
        } else {
            flush();
            auto expression =
                checkExpression(partOf(text, spanOf(i + 1, close)), file, badFormat, context, diagnostics);
            if (expression.isGood()) {
                pieces.push_back({{}, std::make_shared<const TypedExpression>(std::move(expression))});
            }
        }
        i = close;
    }
    flush();
    return pieces;
}

} // namespace orrery::engine
