// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/vocabulary/vocabulary.h"

#include "engine/text/work.h"

#include <algorithm>

namespace orrery::engine {

namespace {

template <typename Names, typename Tables>
void indexIds(Names& names, const Tables& tables) {
    names.clear();
    for (std::size_t i = 0; i < tables.size(); ++i) {
        names.emplace(tables[i].id, static_cast<std::uint16_t>(i));
    }
}

template <typename Names>
std::optional<std::uint16_t> lookUp(const Names& names, std::string_view name) {
    const auto found = names.find(name);
    countWork();
    return found == names.end() ? std::nullopt : std::optional(found->second);
}

template <typename Row>
const Row* findRow(std::span<const Row> rows, std::string_view Row::*name, std::string_view wanted) {
    const auto found = std::ranges::find(rows, wanted, name);
    return found == rows.end() ? nullptr : &*found;
}

} // namespace

Vocabulary::Vocabulary(RowTables rows) : m_rows(rows) {
    for (const ConditionSpec& row : rows.conditions) {
        m_conditionRows.emplace(row.tag, &row);
    }
    for (const EffectSpec& row : rows.effects) {
        m_effectRows.emplace(row.tag, &row);
    }
    for (const ExpressionFunction& row : rows.functions) {
        m_functionRows.emplace(std::pair(row.shape, row.name), &row);
    }
}

const ConditionSpec* Vocabulary::condition(std::string_view tag) const {
    const auto found = m_conditionRows.find(tag);
    return found == m_conditionRows.end() ? nullptr : found->second;
}

const EffectSpec* Vocabulary::effect(std::string_view tag) const {
    const auto found = m_effectRows.find(tag);
    return found == m_effectRows.end() ? nullptr : found->second;
}

const ExpressionFunction* Vocabulary::function(std::string_view name, ExpressionFunction::Shape shape) const {
    const auto found = m_functionRows.find({shape, name});
    return found == m_functionRows.end() ? nullptr : found->second;
}

const RelationSpec* Vocabulary::relation(std::string_view word) const {
    return findRow(m_rows.relations, &RelationSpec::word, word);
}

const AggregateSpec* Vocabulary::aggregate(std::string_view name) const {
    return findRow(m_rows.aggregates, &AggregateSpec::name, name);
}

const ModifierSpec* Vocabulary::modifier(std::string_view name) const {
    return findRow(m_rows.modifiers, &ModifierSpec::name, name);
}

const OrderSpec* Vocabulary::order(std::string_view tag) const {
    return findRow(m_rows.orders, &OrderSpec::tag, tag);
}

const WatchSpec* Vocabulary::watch(std::string_view type) const {
    return findRow(m_rows.watches, &WatchSpec::type, type);
}

const ActionSpec* Vocabulary::action(std::string_view tag) const {
    return findRow(m_rows.actions, &ActionSpec::tag, tag);
}

const StatementSpec* Vocabulary::statement(std::string_view tag) const {
    return findRow(m_rows.statements, &StatementSpec::tag, tag);
}

std::optional<OccurrenceKind> Vocabulary::findOccurrence(std::string_view id) const {
    if (const OccurrenceSpec* row = findRow(m_rows.occurrences, &OccurrenceSpec::id, id)) {
        return static_cast<OccurrenceKind>(row - m_rows.occurrences.data());
    }
    const auto own = lookUp(m_occurrenceNames, id);
    return own ? std::optional(static_cast<OccurrenceKind>(m_rows.occurrences.size() + *own)) : std::nullopt;
}

const OccurrenceSpec* Vocabulary::occurrence(OccurrenceKind kind) const {
    return kind < m_rows.occurrences.size() ? &m_rows.occurrences[kind] : nullptr;
}

std::string_view Vocabulary::occurrenceId(OccurrenceKind kind) const {
    const OccurrenceSpec* row = occurrence(kind);
    return row != nullptr ? row->id : std::string_view(m_occurrences[kind - m_rows.occurrences.size()].id);
}

std::optional<EnumerationIndex> Vocabulary::findEnumeration(std::string_view id) const {
    return lookUp(m_enumerationNames, id);
}

std::span<const EnumerationIndex> Vocabulary::enumerationsWith(std::string_view value) const {
    const auto found = m_enumeratorNames.find(value);
    countWork();
    return found == m_enumeratorNames.end() ? std::span<const EnumerationIndex>() : found->second;
}

Rules Vocabulary::rules(std::string_view name) const {
    Rules rules = rulesNamed(name);
    for (const auto& [property, value] : m_rules) {
        rules.*(property->member) = value;
    }
    return rules;
}

std::optional<MeterIndex> Vocabulary::findMeter(std::string_view id) const {
    return lookUp(m_meterNames, id);
}

std::optional<PropertyIndex> Vocabulary::findProperty(std::string_view idOrAlias) const {
    return lookUp(m_propertyNames, idOrAlias);
}

std::optional<ResourceIndex> Vocabulary::findResource(std::string_view id) const {
    return lookUp(m_resourceNames, id);
}

std::optional<TypeIndex> Vocabulary::findType(std::string_view id) const {
    return lookUp(m_typeNames, id);
}

std::optional<ScopeIndex> Vocabulary::findScope(std::string_view id) const {
    return id.empty() ? std::optional(globalScope) : lookUp(m_scopeNames, id);
}

const Define* Vocabulary::findDefine(std::string_view id) const {
    const auto found = m_defineNames.find(id);
    return found == m_defineNames.end() ? nullptr : &m_defines[found->second];
}

const HasKind* Vocabulary::findKind(std::string_view id) const {
    constexpr std::string_view prefix = "GOM_";
    const std::string_view bare = id.starts_with(prefix) ? id.substr(prefix.size()) : id;
    const auto found = m_kindNames.find(bare);
    return found == m_kindNames.end() ? nullptr : &m_kinds[found->second];
}

std::string Vocabulary::formatName(Format format) const {
    switch (format.kind) {
    case FormatKind::bad:
        return "UNKNOWN";
    case FormatKind::number:
        return "NUMBER";
    case FormatKind::boolean:
        return "BOOLEAN";
    case FormatKind::text:
        return "STRING";
    case FormatKind::orderedPair:
        return "ORDEREDPAIR";
    case FormatKind::dice:
        return "DICE";
    case FormatKind::enumeration:
        return format.enumeration < m_enumerations.size() ? m_enumerations[format.enumeration].id : "ENUMERATION";
    case FormatKind::object:
        return "OBJECT";
    case FormatKind::objectClass:
        return "CLASS";
    case FormatKind::objectType:
        return "TYPE";
    case FormatKind::classList:
        return "CLASSES";
    }
    return "UNKNOWN";
}

std::string_view Vocabulary::priorityName(int priority) const {
    const auto found = std::ranges::find(m_priorities, priority, &PriorityName::value);
    return found == m_priorities.end() ? std::string_view() : found->id;
}

void Vocabulary::index() {
    indexIds(m_enumerationNames, m_enumerations);
    indexIds(m_meterNames, m_meters);
    indexIds(m_propertyNames, m_properties);
    indexIds(m_resourceNames, m_resources);
    indexIds(m_typeNames, m_types);
    indexIds(m_defineNames, m_defines);
    indexIds(m_kindNames, m_kinds);
    indexIds(m_occurrenceNames, m_occurrences);
    indexIds(m_scopeNames, m_scopes);
    m_enumeratorNames.clear();
    for (std::size_t i = 0; i < m_enumerations.size(); ++i) {
        m_enumerations[i].index();
        for (const auto& [name, value] : m_enumerations[i].names) {
            m_enumeratorNames[name].push_back(static_cast<EnumerationIndex>(i));
        }
    }
    for (std::size_t i = 0; i < m_kinds.size(); ++i) {
        for (const std::string& alias : m_kinds[i].aliases) {
            m_kindNames.emplace(alias, static_cast<std::uint16_t>(i));
        }
    }
    for (std::size_t i = 0; i < m_properties.size(); ++i) {
        for (const std::string& alias : m_properties[i].aliases) {
            m_propertyNames.emplace(alias, static_cast<std::uint16_t>(i)); // an id has precedence over an alias
        }
    }
}

} // namespace orrery::engine
