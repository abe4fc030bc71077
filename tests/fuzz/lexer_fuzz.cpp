// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/syntax/expr_lexer.h"
#include "tests/fuzz/fuzz.h"

#include <algorithm>

using namespace orrery::engine;
using orrery::fuzz::claim;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = orrery::fuzz::textOf(data, size);
    const auto isBlank = [](char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; };
    std::uint32_t end = 0;
    for (const ExprToken& token : lexExpression(text)) {
        claim(token.span.begin >= end && token.span.end > token.span.begin && token.span.end <= size,
              "tokens follow each other", text);
        claim(std::ranges::all_of(text.substr(end, token.span.begin - end), isBlank), "only blanks are between", text);
        end = token.span.end;
    }
    claim(std::ranges::all_of(text.substr(end), isBlank), "only blanks are behind", text);
    return 0;
}
