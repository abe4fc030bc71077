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

/// Columns that every object has in any vocabulary. A value's position is the index of its column.
enum class Builtin : std::uint16_t {
    exists,      ///< 1 while the object exists
    objectType,  ///< type index
    objectClass, ///< class index (CheckedModel::classes)
    attachedTo,  ///< row of the parent, or none
    owners,      ///< index of an owner set (Universe::ownerSets); 0 is the empty set. Computed for systems (E5.3)
    name,        ///< text index
    positioned,  ///< 1 if x and y are valid
    x,
    y,
    system,      ///< row of the system that the object is in (a system is in itself), or none
    created,     ///< turn of creation
    remaining,   ///< turns left, counted down; 0: no limit (E1.4)
    capital,     ///< of an empire: row of its capital, or none
    target,      ///< row of the object that the object targets (E9), or none; content never sets it to a constant
    destination, ///< row of the system that the object moves to, or none (E8.6)
    heading,     ///< on a lane: row of the system at the end ahead; otherwise none
    creator,     ///< row of the source whose effect created the object, or none; stays after the source is destroyed
                 ///< (E5.33)
    homeworld,   ///< of an empire: row of its capital at the start of the game, or none; never changes (E5.28)
    seenBy,      ///< observers of the object (E5.13): a row set (Universe::ownerSets) of empires and of unowned objects
    shownTo,     ///< empires that see the object anywhere (E3.26): a row set
    hiddenFrom,  ///< empires that never see the object: a row set
    allowed,     ///< of an empire: classes that effects allow it (E3.9), a set of class indices stored like a row set
    forbidden,   ///< of an empire: classes that effects forbid it, a set like that of `allowed`
    count_
};

enum class ColumnRole : std::uint8_t { builtin, meterCurrent, meterMax, stockpile, property, variable };

/// Returns the names of the built-in columns for designers, in the order of Builtin. Every object has them as members.
/// Columns whose names begin with a dot hold sets; only conditions and effects read them.
std::span<const std::string_view> builtinNames();

struct ColumnSpec {
    std::string name; ///< name for designers: "Population", "MaxPopulation", "Minerals", "size", "owner"
    std::string label;
    ColumnRole role = ColumnRole::builtin;
    std::uint16_t of = 0; ///< index of the builtin, meter, resource, property or variable
    Format format = numberFormat;
    /// Returns why an effect cannot fire on an object without the column (E2.5): "has no meter Population".
    PhraseView absence() const;
};

/// The assignment of columns to their contents. Depends only on the vocabulary, and on the variables that have a
/// spread.
class ColumnLayout {
public:
    ColumnLayout() = default;
    explicit ColumnLayout(const Vocabulary& vocabulary);

    /// Adds a column for the initial values of a variable on objects of a type (X3.5). It is not a member: find() does
    /// not return it.
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
    /// Returns a property's column. Properties of classes (Property::ofClass) have none: check hasColumn() first.
    ColumnId property(PropertyIndex property) const { return {m_propertyColumn[property]}; }
    bool hasColumn(PropertyIndex property) const { return m_propertyColumn[property] != noColumn; }
    /// Returns the column with the display numbers of objects (G4.1); nullopt if the vocabulary declares none.
    std::optional<ColumnId> numbers() const { return m_numbers; }
    /// Returns whether objects of the type have the column (E4.4, E4.5).
    bool has(TypeIndex type, ColumnId column) const { return m_presence[type * m_columns.size() + column.value] != 0; }
    /// Returns whether the column belongs to a part meter. An object of the type has it only with the part
    /// (View::has()).
    bool isOfPart(ColumnId column) const { return column.value >= m_firstPartMeter && column.value < m_firstStockpile; }
    /// Returns the column with a name for designers ("MaxPopulation", "CurrentPopulation", "Minerals", a property's id
    /// or alias); nullopt if there is none. Upper and lower case differ.
    std::optional<ColumnId> find(std::string_view name) const;

private:
    static constexpr std::uint16_t noColumn = 0xFFFF;
    std::vector<ColumnSpec> m_columns;
    std::map<std::string, ColumnId, std::less<>> m_names;
    std::vector<std::uint16_t> m_propertyColumn;
    std::optional<ColumnId> m_numbers;
    std::vector<std::uint8_t> m_presence;
    std::uint16_t m_firstMeter = 0;
    std::uint16_t m_firstPartMeter = 0; ///< part meters come after all declared meters
    std::uint16_t m_firstStockpile = 0;
};

} // namespace orrery::engine
