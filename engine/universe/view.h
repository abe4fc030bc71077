// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/owner_sets.h"
#include "engine/universe/row_list.h"
#include "engine/vocabulary/column_layout.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace orrery::engine {

class ChangeJournal;
struct CheckedModel;
class TextTable;
struct LaneMap;
struct Agenda;
struct PendingState;

/// A state of the universe to read from: the present, any moment of the past, or a what-if. A view holds only pointers;
/// its creator keeps the columns alive. Conditions, effects, expressions and explanations all read through views. So an
/// explanation cannot disagree with the run.
struct View {
    const CheckedModel* model = nullptr;
    const ColumnLayout* layout = nullptr;
    std::size_t rowCount = 0;
    std::uint32_t turn = 0; ///< the value of `turn` in expressions
    std::uint64_t seed = 0;
    std::span<const double* const> columns;   ///< columns, by ColumnId
    std::span<const std::uint64_t> stamps;    ///< stamps, by ColumnId; equal stamps mean equal contents, in any view of
                                              ///< the run
    std::span<const double* const> lastMax;   ///< max meters at the end of the last turn, by MeterIndex; may be empty
    std::span<const std::uint64_t> birthKeys; ///< birth keys, by row
    const OwnerSets* ownerSets = nullptr;
    const TextTable* texts = nullptr;
    const LaneMap* lanes = nullptr;
    const Agenda* agenda = nullptr;
    const PendingState* pending = nullptr;
    const ChangeJournal* journal =
        nullptr; ///< journal of the universe that owns these columns, or owned them before some were replaced
    std::span<const double* const> running{}; ///< columns that running() reads, by ColumnId; empty: `columns`
    std::uint32_t tick = 0;                   ///< number that changes with the values behind `running`

    double at(ColumnId column, Row row) const { return columns[column.value][row]; }
    double builtin(Builtin which, Row row) const { return columns[static_cast<std::uint16_t>(which)][row]; }
    bool exists(Row row) const { return row < rowCount && builtin(Builtin::exists, row) != 0.0; }
    TypeIndex typeOf(Row row) const { return static_cast<TypeIndex>(builtin(Builtin::objectType, row)); }
    bool has(Row row, ColumnId column) const {
        return layout->has(typeOf(row), column) && (!layout->isOfPart(column) || hasPart(row, column));
    }
    /// Returns whether the object's list of parts names the part of a part meter.
    bool hasPart(Row row, ColumnId column) const;
    /// Returns the row of the object's host, or noRow.
    Row parent(Row row) const;
    /// Climbs the attachment tree to the object that has the column (E4.4). Does not climb for meters. Returns noRow if
    /// no object has the column.
    Row holderOf(Row row, ColumnId column) const;
    /// Returns an object's display number (G4.1): the value of the property that numbers objects. Without one, the
    /// row, above the numbers that the scenario gives.
    std::uint32_t numberOf(Row row) const;
    /// Returns the object with a display number, the oldest if several have it; noRow if there is none. Finds a
    /// destroyed object if no other has the number.
    Row withNumber(std::uint32_t number) const;
    /// Returns "#" and an object's display number.
    std::string numberText(Row row) const { return "#" + std::to_string(numberOf(row)); }
    /// Returns an object's name, such as "Sol III", or "#17" for an object without a name.
    std::string nameOf(Row row) const;
    /// Returns the empires that own an object.
    const std::vector<Row>& ownersOf(Row row) const {
        return (*ownerSets)[static_cast<std::uint32_t>(builtin(Builtin::owners, row))];
    }
};

} // namespace orrery::engine
