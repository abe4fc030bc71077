// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/expression/word_meanings.h"

#include "engine/check/expression/expression_members.h"

#include <algorithm>

namespace orrery::engine {

WordMeanings::TypeWord WordMeanings::typeOf(std::string_view word) const {
    const Vocabulary& vocabulary = *m_context.vocabulary;
    if (word == "objects" || word == "object") {
        return {.isType = true, .type = vocabulary.findType(word)};
    }
    std::optional<TypeIndex> type = vocabulary.findType(word);
    if (!type && word.ends_with('s')) {
        type = vocabulary.findType(word.substr(0, word.size() - 1));
    }
    return {.isType = type.has_value(), .type = type};
}

bool WordMeanings::isReading(std::string_view name) const {
    const Vocabulary& vocabulary = *m_context.vocabulary;
    const auto isMeter = [&](std::string_view prefix) {
        return name.starts_with(prefix) && vocabulary.findMeter(name.substr(prefix.size()));
    };
    return vocabulary.findMeter(name) || isMeter(currentPrefix) || isMeter(maximumPrefix) ||
           vocabulary.findProperty(name) || findMember(name) != nullptr || vocabulary.findResource(name) ||
           isOwnName(name);
}

bool WordMeanings::isOwnName(std::string_view name) const {
    const Language* language = m_context.language;
    return std::ranges::find(m_context.parameters, name, &ExpressionContext::Parameter::name) !=
               m_context.parameters.end() ||
           (language != nullptr && (language->variableNames.contains(name) || language->defineNames.contains(name)));
}

bool WordMeanings::isAggregate(std::string_view name) const {
    return m_context.vocabulary->aggregate(name) != nullptr ||
           (m_context.language != nullptr && m_context.language->aggregateNames.contains(name));
}

} // namespace orrery::engine
