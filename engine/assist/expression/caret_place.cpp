// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/assist/expression/caret_place.h"

#include <algorithm>

namespace orrery::engine {

namespace {

using Kind = ExprTokenKind;

bool isWord(std::string_view text) {
    const char first = text.empty() ? '\0' : text.front();
    return (first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z') || first == '_';
}

bool isLiteral(Kind kind) {
    return kind == Kind::text || kind == Kind::number || kind == Kind::dice;
}

/// Returns whether a bracket after this token begins its arguments.
bool isCallable(Kind kind) {
    return kind == Kind::name || kind == Kind::ifWord;
}

} // namespace

std::vector<ExprToken> CaretPlace::argument() const {
    return {tokens.begin() + static_cast<std::ptrdiff_t>(std::min(innermost().first, tokens.size())), tokens.end()};
}

bool CaretPlace::isBehindValue() const {
    switch (before()) {
    case Kind::number:
    case Kind::dice:
    case Kind::text:
    case Kind::name:
    case Kind::close:
    case Kind::closePair:
        return true;
    default:
        return false;
    }
}

CaretPlace caretPlace(std::string_view text, std::uint32_t offset) {
    CaretPlace place;
    const std::string_view before = text.substr(0, offset);
    place.begin = static_cast<std::uint32_t>(before.size());
    place.tokens = lexExpression(before);
    if (!place.tokens.empty() && place.tokens.back().span.end == before.size()) {
        const ExprToken last = place.tokens.back();
        const std::string_view written = before.substr(last.span.begin, last.span.size());
        const bool isClosed = last.kind == Kind::text && !last.isBroken;
        if (isLiteral(last.kind) && !isClosed) {
            place.isInLiteral = true;
        } else if (isWord(written)) {
            place.begin = last.span.begin;
            place.tokens.pop_back();
        }
    }
    place.brackets.push_back({});
    std::vector<std::size_t> choices{0};
    for (std::size_t i = 0; i < place.tokens.size(); ++i) {
        const ExprToken& token = place.tokens[i];
        switch (token.kind) {
        case Kind::open:
        case Kind::openPair: {
            const bool isCall = token.kind == Kind::open && i > 0 && isCallable(place.tokens[i - 1].kind);
            if (isCall && place.tokens[i - 1].kind == Kind::ifWord && choices.back() > 0) {
                --choices.back(); // a call if(…, …, …) has no `else`
            }
            place.brackets.push_back({.called = isCall ? place.tokens[i - 1].span : Span{}, .first = i + 1});
            choices.push_back(0);
            break;
        }
        case Kind::close:
        case Kind::closePair:
            if (place.brackets.size() > 1) {
                place.brackets.pop_back();
                choices.pop_back();
            }
            break;
        case Kind::comma: {
            CaretPlace::Bracket& bracket = place.brackets.back();
            const std::uint32_t from =
                bracket.first < place.tokens.size() ? place.tokens[bracket.first].span.begin : token.span.begin;
            bracket.earlier.push_back({std::min(from, token.span.begin), token.span.begin});
            bracket.first = i + 1;
            ++bracket.argument;
            choices.back() = 0;
            break;
        }
        case Kind::ifWord:
            ++choices.back();
            break;
        case Kind::elseWord:
            choices.back() -= choices.back() > 0 ? 1 : 0;
            break;
        default:
            break;
        }
    }
    place.openChoices = choices.back();
    return place;
}

} // namespace orrery::engine
