// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/phrase.h"
#include "engine/vocabulary/vocabulary.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// A column of the universe: one double for each object.
struct ColumnId {
    std::uint16_t value = 0;
    friend constexpr auto operator<=>(ColumnId, ColumnId) = default;
};

/// Columns that every object has, whatever the vocabulary. Their order is their column's index.
enum class Builtin : std::uint16_t {
    exists,      ///< 1 while the object is in the game
    objectType,  ///< type index
    objectClass, ///< class index (CheckedModel::classes)
    attachedTo,  ///< row of the parent, or none
    owners,      ///< index of an owner set (Universe::ownerSets); 0 is the empty set. Derived for systems (E5.3)
    name,        ///< text index
    positioned,  ///< 1 if x and y mean anything
    x,
    y,
    system,      ///< row of the system that the object is in (a system is in itself), or none
    created,     ///< turn of creation
    remaining,   ///< turns left, counted down; 0: for ever (E1.4)
    capital,     ///< of an empire: row of its capital, or none
    target,      ///< row of what the object aims at (E9), or none; content gives it no constant
    destination, ///< row of the system that it is on its way to, or none (E8.6)
    heading,     ///< on a lane: row of the system at the end that it moves to; else none
    creator,     ///< row of the source whose effect made it, or none; kept when that is gone (E5.33)
    homeworld,   ///< of an empire: row of its capital as the game began, or none; kept for ever (E5.28)
    seenBy,      ///< who sees it (E5.13): a row set (Universe::ownerSets) of empires and of unowned objects
    shownTo,     ///< empires that see it wherever it is (E3.26): a row set
    hiddenFrom,  ///< empires that never see it: a row set
    allowed,     ///< of an empire: classes that it was given the right to (E3.9): a set of class indices, interned too
    forbidden,   ///< of an empire: classes that it may not have, likewise
    count_
};

enum class ColumnRole : std::uint8_t { builtin, meterCurrent, meterMax, stockpile, property, variable };

/// What designers call the built-in columns, in the order of Builtin; they are members of every object, save those
/// whose names begin with a dot, which hold sets and are asked by conditions and effects only.
std::span<const std::string_view> builtinNames();

struct ColumnSpec {
    std::string name; ///< as designers say it: "Population", "MaxPopulation", "Minerals", "size", "owner"
    std::string label;
    ColumnRole role = ColumnRole::builtin;
    std::uint16_t of = 0; ///< index of the builtin, meter, resource, property or variable
    Format format = numberFormat;
    PhraseView absence() const; ///< "has no meter Population": why an effect cannot fire on what lacks it (E2.5)
};

/// Which column holds what. Made from the vocabulary, and the variables that spread; so the same content gives the same
/// layout.
class ColumnLayout {
public:
    ColumnLayout() = default;
    explicit ColumnLayout(const Vocabulary& vocabulary);

    /// One column more: what a variable begins with, of the objects of a type (X3.5). It is no member: find() does not
    /// know it.
    ColumnId addVariable(std::uint16_t variable, std::string name, Format format, TypeIndex type);

    const std::vector<ColumnSpec>& columns() const { return m_columns; }
    std::size_t size() const { return m_columns.size(); }
    const ColumnSpec& operator[](ColumnId column) const { return m_columns[column.value]; }

    ColumnId builtin(Builtin which) const { return {static_cast<std::uint16_t>(which)}; }
    ColumnId meter(MeterIndex meter, bool ofMax) const {
        return {static_cast<std::uint16_t>(m_firstMeter + 2 * meter + (ofMax ? 1 : 0))};
    }
    ColumnId stockpile(ResourceIndex resource) const {
        return {static_cast<std::uint16_t>(m_firstStockpile + resource)};
    }
    /// Not for properties of classes (Property::ofClass): those have no column and isValid is false.
    ColumnId property(PropertyIndex property) const { return {m_propertyColumn[property]}; }
    bool hasColumn(PropertyIndex property) const { return m_propertyColumn[property] != noColumn; }
    /// Whether objects of the type have the column at all (E4.4, E4.5).
    bool has(TypeIndex type, ColumnId column) const { return m_presence[type * m_columns.size() + column.value] != 0; }
    /// By name as designers say it ("MaxPopulation", "CurrentPopulation", "Minerals", a property's id or alias);
    /// nullopt where none is called so. Case counts.
    std::optional<ColumnId> find(std::string_view name) const;

private:
    static constexpr std::uint16_t noColumn = 0xFFFF;
    std::vector<ColumnSpec> m_columns;
    std::map<std::string, ColumnId, std::less<>> m_names;
    std::vector<std::uint16_t> m_propertyColumn;
    std::vector<std::uint8_t> m_presence;
    std::uint16_t m_firstMeter = 0;
    std::uint16_t m_firstStockpile = 0;
};

} // namespace orrery::engine
