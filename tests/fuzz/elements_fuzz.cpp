// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/content/expression_text.h"
#include "tests/engine/support/expression_shape.h"
#include "tests/fuzz/fuzz.h"

#include <algorithm>

using namespace orrery::engine;
using orrery::fuzz::claim;

namespace {

bool isTooLarge(const std::vector<Diagnostic>& diagnostics) {
    return std::ranges::any_of(diagnostics, [](const Diagnostic& finding) {
        return finding.code() == "expr.too-long" || finding.code() == "expr.too-deep";
    });
}

/// Compares a text, its elements, and the text of those: they mean the same unless the longer form exceeds the limits.
void compareForms(const std::string& text, std::string_view input) {
    std::vector<Diagnostic> diagnostics;
    const auto elements = convertToElements(text, diagnostics);
    if (!elements) {
        claim(!diagnostics.empty(), "what is no expression is reported", input);
        return;
    }
    claim(isXmlText(*elements), "elements are XML", input);
    const auto again = convertToText(*elements, diagnostics);
    if (!again) {
        claim(isTooLarge(diagnostics), "elements are read", input);
        return;
    }
    const std::string second = fixture::expressionShape(*again);
    const bool isSame = second == fixture::expressionShape(text);
    claim(isSame || second.starts_with("expr.too-"), "both forms are one tree", input);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string input(orrery::fuzz::textOf(data, size));
    if (!input.starts_with('<')) {
        compareForms(input, input);
        return 0;
    }
    std::vector<Diagnostic> diagnostics;
    if (const auto text = convertToText(input, diagnostics)) {
        compareForms(*text, input);
    } else {
        claim(!diagnostics.empty(), "what is no expression is reported", input);
    }
    for (const Diagnostic& finding : diagnostics) {
        const Span where = finding.where.span;
        claim(where.begin <= where.end && where.end <= size, "findings are in the file", input);
    }
    return 0;
}
