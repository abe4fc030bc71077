// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/assist/renamed_text.h"

#include <algorithm>
#include <cctype>

namespace orrery::engine {

namespace {

/// Returns whether a byte continues a word. The bytes of letters outside ASCII count.
bool isOfWord(char byte) {
    const auto value = static_cast<unsigned char>(byte);
    return std::isalnum(value) != 0 || byte == '_' || value >= 0x80;
}

/// @param isCall whether the name is that of a function: only words before '(' then count, and otherwise only others
std::string replaceWords(std::string_view text, std::string_view was, std::string_view now, bool isCall = false) {
    std::string result;
    std::size_t from = 0;
    for (std::size_t at = text.find(was); at != std::string_view::npos && !was.empty(); at = text.find(was, at)) {
        const std::size_t end = at + was.size();
        const bool isWhole = (at == 0 || !isOfWord(text[at - 1])) && (end == text.size() || !isOfWord(text[end])) &&
                             text.substr(end).starts_with('(') == isCall;
        if (!isWhole) {
            ++at;
            continue;
        }
        result.append(text.substr(from, at - from)).append(now);
        from = at = end;
    }
    return result.append(text.substr(from));
}

} // namespace

std::string renamedText(std::string_view text, const NameKey& was, std::string_view newId) {
    const std::string now(newId);
    switch (was.kind) {
    case NameKind::group:
        return replaceWords(text, was.owner + "/" + was.id, was.owner + "/" + now);
    case NameKind::meter: {
        std::string result = replaceWords(text, was.id, now);
        for (const char* const part : {"Max", "Current"}) {
            result = replaceWords(result, part + was.id, part + now);
        }
        return result;
    }
    case NameKind::object: {
        const auto asWord = [](std::string name) {
            std::ranges::replace(name, ' ', '_');
            return name;
        };
        return replaceWords(replaceWords(text, was.id, now), asWord(was.id), asWord(now));
    }
    case NameKind::scenario: // no kept text can name these kinds
    case NameKind::string:
    case NameKind::column:
    case NameKind::parameter:
    case NameKind::counter:
    case NameKind::stacking:
        return std::string(text);
    case NameKind::function:
    case NameKind::aggregate:
        return replaceWords(text, was.id, now, true);
    default:
        return replaceWords(text, was.id, now);
    }
}

} // namespace orrery::engine
