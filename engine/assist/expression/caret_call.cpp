// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/assist/expression/caret_call.h"

namespace orrery::engine {

namespace {

using Kind = ExprTokenKind;

} // namespace

bool CaretCall::isAggregate() const {
    return m_context.vocabulary->aggregate(name()) != nullptr ||
           (m_context.language != nullptr && m_context.language->aggregateNames.contains(name()));
}

std::string_view CaretCall::firstWord() const {
    if (m_place.innermost().earlier.empty()) {
        return {};
    }
    std::string_view written = slice(m_place.innermost().earlier.front());
    const std::size_t end = written.find_last_not_of(" \t\n\"'");
    const std::size_t begin = written.find_first_not_of(" \t\n\"'");
    return begin == std::string_view::npos ? std::string_view() : written.substr(begin, end - begin + 1);
}

const CheckedTable* CaretCall::table() const {
    if (m_context.language == nullptr) {
        return nullptr;
    }
    const auto found = m_context.language->tableNames.find(firstWord());
    return found == m_context.language->tableNames.end() ? nullptr : &m_context.language->tables[found->second];
}

/// Returns the format of the left side of the comparison before the caret. Returns badFormat if there is none.
Format CaretCall::comparedWith() const {
    const std::vector<ExprToken>& tokens = m_place.tokens;
    if (tokens.empty() || (tokens.back().kind != Kind::equal && tokens.back().kind != Kind::notEqual)) {
        return badFormat;
    }
    std::size_t first = tokens.size() - 1;
    int depth = 0;
    while (first > m_place.innermost().first) {
        const Kind kind = tokens[first - 1].kind;
        depth += kind == Kind::close ? 1 : kind == Kind::open ? -1 : 0;
        const bool isPart = depth > 0 || kind == Kind::name || kind == Kind::dot || kind == Kind::open;
        if (!isPart || depth < 0) {
            break;
        }
        --first;
    }
    const std::uint32_t begin = tokens[first].span.begin;
    const std::uint32_t end = tokens.back().span.begin;
    if (begin >= end) {
        return badFormat;
    }
    std::vector<Diagnostic> unused;
    return checkExpression({std::string(m_text.substr(begin, end - begin)), 0, {}}, {}, badFormat, m_context, unused)
        .format;
}

Format CaretCall::wantedArgument() const {
    switch (argumentKind()) {
    case ArgumentKind::object:
        return objectFormat;
    case ArgumentKind::objectClass:
        return classFormat;
    case ArgumentKind::tableKey:
        return table() != nullptr ? table()->key : badFormat;
    default:
        break;
    }
    if (m_context.language != nullptr) {
        const auto found = m_context.language->functionNames.find(name());
        if (found != m_context.language->functionNames.end()) {
            const auto& parameters = m_context.language->functions[found->second].parameters;
            const std::size_t argument = m_place.innermost().argument;
            return argument < parameters.size() ? parameters[argument].format : badFormat;
        }
    }
    return badFormat;
}

Format CaretCall::wantedHere(Format wanted) const {
    if (const Format other = comparedWith(); !other.isBad()) {
        return other;
    }
    if (!m_place.argument().empty()) {
        return badFormat;
    }
    if (name().empty()) {
        return m_place.brackets.size() == 1 ? wanted : badFormat;
    }
    return wantedArgument();
}

} // namespace orrery::engine
