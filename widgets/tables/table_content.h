// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/analysis.h"
#include "widgets/tables/column_info.h"
#include "widgets/tables/csv_sheet.h"
#include "widgets/tables/row_source.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace orrery::widgets {

/// The state of a cell.
enum class CellState : std::uint8_t {
    given,  ///< the text contains the value
    open,   ///< the text does not contain the value, but can; the default applies
    absent, ///< the row does not have the element of the value
};

struct CellText {
    CellState state = CellState::absent;
    std::string text{}; ///< the value as written; for an open cell the default, which may be empty
};

/// A table of elements (I6.1): the rows of one set and the columns that the user has chosen. Immutable; any thread may
/// read it. It keeps its analysis, because the elements are in the trees of the analysis.
struct TableContent {
    struct Row {
        engine::Element element;
        std::string title; ///< name of the row; empty: the rows have numbers
        std::string key;   ///< name of the row among all rows; stays the same while the text elsewhere changes
    };
    AnalysisPtr analysis;
    std::shared_ptr<const CsvSheet> sheet; ///< the CSV file of the rows; null: the rows are elements of XML files
    const RowSource* source = nullptr;
    std::string set;
    std::vector<Row> rows;
    std::vector<TableColumn> columns;
    std::vector<ColumnInfo> infos; ///< one for each column

    CellText cell(std::size_t row, std::size_t column) const;
    /// Returns the place of a cell's value. For an open cell, returns the head of the element around it. For an absent
    /// one, returns the head of the row.
    engine::Location place(std::size_t row, std::size_t column) const;
    /// Returns the place of a row: the head of its element, or its line.
    engine::Location rowPlace(std::size_t row) const;
};
using TableContentPtr = std::shared_ptr<const TableContent>;

/// Reads a table. Any thread may call this, and a thread in the background should (P3.5).
/// @param columns the columns to show; nullopt: those that most designers want first
TableContentPtr readTable(AnalysisPtr analysis, const RowSource& source, std::string set,
                          std::optional<std::vector<TableColumn>> columns);

} // namespace orrery::widgets
