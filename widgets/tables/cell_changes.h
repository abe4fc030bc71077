// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tables/table_edit.h"
#include "widgets/tables/table_order.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace orrery::widgets {

// Changes of many cells. Any thread can call these functions: a project has ten thousand classes (P3.5).

/// A cell of a shown table: its row among the shown rows, and its column.
struct ShownCell {
    int row = 0;
    int column = 0;
    friend bool operator==(const ShownCell&, const ShownCell&) = default;
};

/// A change of a table: new values of cells, and new rows after the last one.
struct TableChange {
    std::vector<CellChange> cells{};
    std::vector<std::vector<NewCell>> rows{};
    std::size_t outside = 0; ///< pasted values that do not fit into the table

    /// Returns the number of values that change.
    std::size_t count() const;
};

/// A calculation with the numbers of cells.
struct CellCalculation {
    enum class Kind : std::uint8_t { multiply, add, set };
    Kind kind = Kind::multiply;
    std::string operand{};  ///< the number as written; for `set` any text
    bool isRounded = false; ///< true: results are whole numbers

    /// Returns whether the operand is a finite number, or the kind needs none.
    bool isValid() const;
};
/// Returns the result for one cell. Multiplies an expression as "(expression) * number" if the column takes
/// expressions. Returns nullopt if the cell holds nothing to calculate with.
std::optional<std::string> calculated(const CellText& cell, const ColumnInfo& info, const CellCalculation& calculation);

/// Returns a value as a spreadsheet copies it, and as the column expects it: "1,5" becomes "1.5" in a column of numbers
/// if the user's language has that decimal point.
std::string pastedValue(const QString& text, const ColumnInfo& info);

/// Removes the values of cells.
TableChange clearedCells(const ShownTable& table, std::span<const ShownCell> chosen);
/// Copies the topmost chosen cell of each column to those below. A column with one chosen cell gets the value above it.
/// @param chosen cells, sorted by column and then by row
TableChange filledDown(const ShownTable& table, std::span<const ShownCell> chosen);
TableChange calculatedCells(const ShownTable& table, std::span<const ShownCell> chosen,
                            const CellCalculation& calculation);
/// Writes rows of values from a cell on. A single value fills all chosen cells.
TableChange pastedCells(const ShownTable& table, std::span<const ShownCell> chosen, ShownCell first,
                        const std::vector<QStringList>& values);
/// Returns the next cell without a value after a cell, row by row, and from the first row again after the last one.
std::optional<ShownCell> nextGap(const ShownTable& table, ShownCell from);

} // namespace orrery::widgets
