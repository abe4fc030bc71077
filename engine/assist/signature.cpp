// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/assist/signature.h"

#include <vector>

namespace orrery::engine {

namespace {

Span trimmed(std::string_view text, std::size_t begin, std::size_t end) {
    while (begin < end && text[begin] == ' ') {
        ++begin;
    }
    while (end > begin && text[end - 1] == ' ') {
        --end;
    }
    return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

} // namespace

Span parameterIn(std::string_view usage, std::size_t number) {
    const std::size_t open = usage.find('(');
    if (open == std::string_view::npos) {
        return {};
    }
    std::vector<Span> parameters;
    int depth = 0;
    std::size_t begin = open + 1;
    for (std::size_t at = open; at < usage.size(); ++at) {
        const char c = usage[at];
        depth += c == '(' || c == '[' ? 1 : c == ')' || c == ']' ? -1 : 0;
        if (depth == 0 || (depth == 1 && c == ',')) {
            parameters.push_back(trimmed(usage, begin, at));
            begin = at + 1;
        }
        if (depth == 0) {
            break;
        }
    }
    if (parameters.empty()) {
        return {};
    }
    if (number < parameters.size()) {
        return parameters[number];
    }
    const Span last = parameters.back();
    return usage.substr(last.begin, last.size()) == "…" ? last : Span{};
}

std::optional<SignatureHelp> signatureAt(const ContentSpot& spot, std::string_view text, std::uint32_t offset,
                                         const CheckedModel& model) {
    const auto expression = expressionSpot(spot, text, offset, model);
    if (!expression) {
        return std::nullopt;
    }
    std::vector<ExpressionContext::Parameter> storage;
    const ExpressionContext context = expression->here.context(model, storage);
    auto call = callAt(expression->text.text, expression->offset, context);
    if (!call) {
        return std::nullopt;
    }
    SignatureHelp signature{std::move(call->usage), std::move(call->help), {}, expression->text.rawSpan(call->name)};
    signature.active = parameterIn(signature.usage, call->argument);
    return signature;
}

} // namespace orrery::engine
