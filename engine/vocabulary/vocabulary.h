// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/rows.h"
#include "engine/vocabulary/tables.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The rows that the program brings along, one table a family (they stand in rules/).
struct RowTables {
    std::span<const ConditionSpec> conditions;
    std::span<const EffectSpec> effects;
};

/// Everything that content can speak of: the program's rows and what vocabulary files declare. A value; immutable once
/// made (content/vocabulary_load.h makes it).
class Vocabulary {
public:
    Vocabulary() = default;
    explicit Vocabulary(RowTables rows);

    std::span<const ConditionSpec> conditions() const { return m_rows.conditions; }
    std::span<const EffectSpec> effects() const { return m_rows.effects; }
    /// The row of a tag; null where there is none.
    const ConditionSpec* condition(std::string_view tag) const;
    const EffectSpec* effect(std::string_view tag) const;

    const std::vector<Enumeration>& enumerations() const { return m_enumerations; }
    const std::vector<Meter>& meters() const { return m_meters; }
    const std::vector<Property>& properties() const { return m_properties; }
    const std::vector<Resource>& resources() const { return m_resources; }
    const std::vector<Type>& types() const { return m_types; }
    const std::vector<Occurrence>& occurrences() const { return m_occurrences; }

    std::optional<EnumerationIndex> findEnumeration(std::string_view id) const;
    std::optional<MeterIndex> findMeter(std::string_view id) const;
    std::optional<PropertyIndex> findProperty(std::string_view idOrAlias) const;
    std::optional<ResourceIndex> findResource(std::string_view id) const;
    std::optional<TypeIndex> findType(std::string_view id) const;

    /// The format's name as designers see it: "NUMBER", "PlanetSize", "OBJECT" …
    std::string formatName(Format format) const;

    // For the loader; the vocabulary is built once and then only read.
    std::vector<Enumeration>& editEnumerations() { return m_enumerations; }
    std::vector<Meter>& editMeters() { return m_meters; }
    std::vector<Property>& editProperties() { return m_properties; }
    std::vector<Resource>& editResources() { return m_resources; }
    std::vector<Type>& editTypes() { return m_types; }
    std::vector<Occurrence>& editOccurrences() { return m_occurrences; }
    /// Rebuilds the name look-ups; call after the last edit.
    void index();

private:
    RowTables m_rows;
    std::vector<Enumeration> m_enumerations;
    std::vector<Meter> m_meters;
    std::vector<Property> m_properties;
    std::vector<Resource> m_resources;
    std::vector<Type> m_types;
    std::vector<Occurrence> m_occurrences;
    using Names = std::map<std::string, std::uint16_t, std::less<>>;
    Names m_enumerationNames, m_meterNames, m_propertyNames, m_resourceNames, m_typeNames;
    std::map<std::string_view, const ConditionSpec*> m_conditionRows; // rows live for ever
    std::map<std::string_view, const EffectSpec*> m_effectRows;
};

/// Known names nearest to a misspelt one (edit distance at most a third of its length), best first, at most three.
std::vector<std::string> nearestNames(std::string_view name, std::span<const std::string> known);

} // namespace orrery::engine
