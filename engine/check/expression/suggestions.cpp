// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/expression/suggestions.h"

#include "engine/check/expression/expression_members.h"
#include "engine/check/expression/word_meanings.h"
#include "engine/vocabulary/functions.h"

#include <algorithm>
#include <iterator>

namespace orrery::engine {

std::vector<std::string> Suggestions::members() const {
    const Vocabulary& vocabulary = *m_context.vocabulary;
    std::vector<std::string> names;
    for (const Meter& meter : vocabulary.meters()) {
        if (meter.partOf) {
            continue;
        }
        names.push_back(meter.id);
        names.push_back(std::string(maximumPrefix) + meter.id);
        names.push_back(std::string(currentPrefix) + meter.id);
    }
    for (const Property& property : vocabulary.properties()) {
        names.push_back(property.id);
        names.insert(names.end(), property.aliases.begin(), property.aliases.end());
    }
    for (const MemberRow& row : memberRows()) {
        if (row.access != Access::planet || vocabulary.findType(row.name)) {
            names.emplace_back(row.name);
        }
    }
    for (const Resource& resource : vocabulary.resources()) {
        names.push_back(resource.id);
    }
    return names;
}

std::vector<std::string> Suggestions::membersAndOwn() const {
    std::vector<std::string> names = members();
    if (m_context.objectNames != nullptr) {
        std::ranges::transform(*m_context.objectNames, std::back_inserter(names), wordFor);
    }
    for (const ExpressionContext::Parameter& parameter : m_context.parameters) {
        names.emplace_back(parameter.name);
    }
    if (m_context.language == nullptr) {
        return names;
    }
    for (const CheckedVariable& variable : m_context.language->variables) {
        names.push_back(variable.name);
    }
    for (const CheckedDefine& define : m_context.language->defines) {
        names.push_back(define.id);
    }
    return names;
}

std::vector<std::string> Suggestions::values(Format format) const {
    std::vector<std::string> names;
    if (format.kind == FormatKind::enumeration) {
        for (const Enumerator& value : m_context.vocabulary->enumerations()[format.enumeration].values) {
            names.push_back(value.id);
            names.insert(names.end(), value.aliases.begin(), value.aliases.end());
        }
    } else if (format == classFormat && m_context.classes != nullptr) {
        for (const auto& [id, index] : *m_context.classes) {
            names.push_back(id);
        }
    } else if (format == typeFormat) {
        for (const Type& type : m_context.vocabulary->types()) {
            names.push_back(type.id);
        }
    }
    return names;
}

std::vector<std::string> Suggestions::bareNames() const {
    std::vector<std::string> names = membersAndOwn();
    for (const WordRow& row : wordRows()) {
        names.emplace_back(row.name);
    }
    std::vector<Format> formats{classFormat, typeFormat};
    for (std::uint16_t i = 0; i < m_context.vocabulary->enumerations().size(); ++i) {
        formats.push_back({FormatKind::enumeration, i});
    }
    for (const Format format : formats) {
        std::ranges::move(values(format), std::back_inserter(names));
    }
    return names;
}

std::vector<std::string> Suggestions::aggregates() const {
    std::vector<std::string> names;
    for (const AggregateSpec& row : m_context.vocabulary->aggregates()) {
        names.emplace_back(row.name);
    }
    if (m_context.language != nullptr) {
        for (const auto& [id, index] : m_context.language->aggregateNames) {
            names.push_back(id);
        }
    }
    return names;
}

std::vector<std::string> Suggestions::calls() const {
    std::vector<std::string> names;
    for (const ExpressionFunction& row : m_context.vocabulary->functions()) {
        if (row.shape == ExpressionFunction::Shape::call) {
            names.emplace_back(row.name);
        }
    }
    if (m_context.language != nullptr) {
        for (const auto& [id, index] : m_context.language->functionNames) {
            names.push_back(id);
        }
    }
    std::ranges::move(aggregates(), std::back_inserter(names));
    return names;
}

std::vector<std::string> Suggestions::selectionWords() const {
    std::vector<std::string> words{"objects"};
    for (const Type& type : m_context.vocabulary->types()) {
        words.push_back(type.id);
        words.push_back(type.id + "s");
    }
    for (const RelationSpec& relation : m_context.vocabulary->relations()) {
        words.emplace_back(relation.word);
    }
    return words;
}

} // namespace orrery::engine
