// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/functions.h"
#include "engine/vocabulary/rows.h"
#include "engine/vocabulary/rules_profile.h"
#include "engine/vocabulary/tables.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace orrery::engine {

/// The rows that ship with the program, one table for each family (defined in rules/).
struct RowTables {
    std::span<const ConditionSpec> conditions;
    std::span<const EffectSpec> effects;
    std::span<const RelationSpec> relations{};
    std::span<const AggregateSpec> aggregates{}; ///< a program that embeds the engine may add more (X3.3)
    std::span<const ModifierSpec> modifiers{};
    std::span<const OccurrenceSpec> occurrences{};
    std::span<const OrderSpec> orders{};
    std::span<const WatchSpec> watches{};
    std::span<const ActionSpec> actions{};
    std::span<const StatementSpec> statements{};
    std::span<const ExpressionFunction> functions{}; ///< operators and functions; such a program may add more
};

/// Everything that content can refer to: the program's rows and the declarations of vocabulary files. A value that
/// never changes after its construction by loadVocabulary().
class Vocabulary {
public:
    Vocabulary() = default;
    explicit Vocabulary(RowTables rows);

    std::span<const ConditionSpec> conditions() const { return m_rows.conditions; }
    std::span<const EffectSpec> effects() const { return m_rows.effects; }
    /// Returns the row of a tag; null if there is none.
    const ConditionSpec* condition(std::string_view tag) const;
    const EffectSpec* effect(std::string_view tag) const;
    std::span<const ExpressionFunction> functions() const { return m_rows.functions; }
    /// Returns the row of an operator (`-` is both prefix and infix) or function; null if there is none.
    const ExpressionFunction* function(std::string_view name, ExpressionFunction::Shape shape) const;

    std::span<const RelationSpec> relations() const { return m_rows.relations; }
    std::span<const AggregateSpec> aggregates() const { return m_rows.aggregates; }
    std::span<const ModifierSpec> modifiers() const { return m_rows.modifiers; }
    const RelationSpec* relation(std::string_view word) const;
    const AggregateSpec* aggregate(std::string_view name) const;
    const ModifierSpec* modifier(std::string_view name) const;
    std::span<const OccurrenceSpec> shippedOccurrences() const { return m_rows.occurrences; }
    std::span<const OrderSpec> orders() const { return m_rows.orders; }
    std::span<const WatchSpec> watches() const { return m_rows.watches; }
    std::span<const ActionSpec> actions() const { return m_rows.actions; }
    std::span<const StatementSpec> statements() const { return m_rows.statements; }
    const OrderSpec* order(std::string_view tag) const;
    const WatchSpec* watch(std::string_view type) const;
    const ActionSpec* action(std::string_view tag) const;
    const StatementSpec* statement(std::string_view tag) const;
    /// Returns the kind of an event: the index of its row. Kinds that vocabularies declare follow after all rows.
    std::optional<OccurrenceKind> findOccurrence(std::string_view id) const;
    /// Returns the row of a kind. Null for kinds that vocabularies declare; such events happen to objects.
    const OccurrenceSpec* occurrence(OccurrenceKind kind) const;
    std::string_view occurrenceId(OccurrenceKind kind) const;
    std::size_t occurrenceCount() const { return m_rows.occurrences.size() + m_occurrences.size(); }

    const std::vector<Enumeration>& enumerations() const { return m_enumerations; }
    const std::vector<Meter>& meters() const { return m_meters; }
    const std::vector<Property>& properties() const { return m_properties; }
    const std::vector<Resource>& resources() const { return m_resources; }
    const std::vector<Type>& types() const { return m_types; }
    const std::vector<Occurrence>& occurrences() const { return m_occurrences; }
    const std::vector<VariableScope>& scopes() const { return m_scopes; } ///< scopes of variables, globalScope first
    const std::vector<FormatDefault>& defaults() const { return m_defaults; }
    const std::vector<Define>& defines() const { return m_defines; }
    const std::vector<HasKind>& kinds() const { return m_kinds; }

    /// Returns the name of a priority; empty if it has none. Of several names, the first one.
    std::string_view priorityName(int priority) const;

    std::optional<EnumerationIndex> findEnumeration(std::string_view id) const;
    /// Returns the enumerations that have a value of that id or alias, ascending.
    std::span<const EnumerationIndex> enumerationsWith(std::string_view value) const;
    std::optional<MeterIndex> findMeter(std::string_view id) const;
    std::optional<PropertyIndex> findProperty(std::string_view idOrAlias) const;
    std::optional<ResourceIndex> findResource(std::string_view id) const;
    std::optional<TypeIndex> findType(std::string_view id) const;
    std::optional<ScopeIndex> findScope(std::string_view id) const;
    const Define* findDefine(std::string_view id) const;
    /// Returns a kind by its id or alias, with or without `GOM_` in front (X4.2); null if there is none.
    const HasKind* findKind(std::string_view id) const;

    /// Returns the rules with this name, changed by the vocabulary's own rules (G6).
    Rules rules(std::string_view name) const;

    /// Returns the format's name for designers: "NUMBER", "PlanetSize", "OBJECT" …
    std::string formatName(Format format) const;
    /// Returns the id of the type of the classes in a property's values; empty: any type.
    std::string_view classTypeOf(const Property& property) const {
        return property.classType ? std::string_view(m_types[*property.classType].id) : std::string_view();
    }

    // For the loader, which builds the vocabulary once. Other code only reads it.
    std::vector<Enumeration>& editEnumerations() { return m_enumerations; }
    std::vector<Meter>& editMeters() { return m_meters; }
    std::vector<Property>& editProperties() { return m_properties; }
    std::vector<Resource>& editResources() { return m_resources; }
    std::vector<Type>& editTypes() { return m_types; }
    std::vector<Occurrence>& editOccurrences() { return m_occurrences; }
    std::vector<VariableScope>& editScopes() { return m_scopes; }
    std::vector<FormatDefault>& editDefaults() { return m_defaults; }
    std::vector<Define>& editDefines() { return m_defines; }
    std::vector<HasKind>& editKinds() { return m_kinds; }
    std::vector<PriorityName>& editPriorities() { return m_priorities; }
    void setRule(const RuleProperty& property, bool value) { m_rules.emplace_back(&property, value); }
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
    std::vector<VariableScope> m_scopes = std::vector<VariableScope>(1);
    std::vector<FormatDefault> m_defaults;
    std::vector<Define> m_defines;
    std::vector<HasKind> m_kinds;
    std::vector<PriorityName> m_priorities;
    std::vector<std::pair<const RuleProperty*, bool>> m_rules; ///< properties that `<rules>` sets, in order
    using Names = std::map<std::string, std::uint16_t, std::less<>>;
    Names m_enumerationNames, m_meterNames, m_propertyNames, m_resourceNames, m_typeNames, m_defineNames, m_kindNames,
        m_occurrenceNames, m_scopeNames;
    std::map<std::string, std::vector<EnumerationIndex>, std::less<>> m_enumeratorNames;
    std::map<std::string_view, const ConditionSpec*> m_conditionRows; // the rows live as long as the program
    std::map<std::string_view, const EffectSpec*> m_effectRows;
    std::map<std::pair<ExpressionFunction::Shape, std::string_view>, const ExpressionFunction*> m_functionRows;
};

/// Returns the known names nearest to a misspelt one (edit distance at most a third of its length): at most three, best
/// first.
std::vector<std::string> nearestNames(std::string_view name, std::span<const std::string> known);

} // namespace orrery::engine
