// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/schema.h"
#include "widgets/base/analysis.h"
#include "widgets/tables/row_source.h"

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace orrery::widgets {

/// The values that a column accepts, and the words for its heading.
struct ColumnInfo {
    engine::ParameterSpec spec{};
    std::shared_ptr<const std::deque<std::string>> words{}; ///< owner of texts in `spec` that content defines
    std::string_view element{}; ///< label of the element that has the value; empty: the element of the row itself
    bool isExpression = false;  ///< true if any expression is valid
    bool isNumber = false;      ///< true if the values are numbers, or expressions that give numbers
    bool isKnown = false;       ///< false if the format does not know the attribute
};

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
    const RowSource* source = nullptr;
    std::string set;
    std::vector<Row> rows;
    std::vector<TableColumn> columns;
    std::vector<ColumnInfo> infos; ///< one for each column

    CellText cell(std::size_t row, std::size_t column) const;
    /// Returns the place of a cell's value. For an open cell, returns the head of the element around it. For an absent
    /// one, returns the head of the row.
    engine::Location place(std::size_t row, std::size_t column) const;
};
using TableContentPtr = std::shared_ptr<const TableContent>;

/// Reads a table. Any thread may call this, and a thread in the background should (P3.5).
/// @param columns the columns to show; nullopt: those that most designers want first
TableContentPtr readTable(AnalysisPtr analysis, const RowSource& source, std::string set,
                          std::optional<std::vector<TableColumn>> columns);

/// A column that the user can show.
struct OfferedColumn {
    TableColumn column;
    ColumnInfo info;
    std::size_t uses = 0; ///< number of rows that have the value
};
/// Returns the columns that rows of a table have. The columns of the row's own element come first, then properties,
/// then those that most rows have. Any thread may call this.
std::vector<OfferedColumn> offeredColumns(const TableContent& table);

/// Returns the heading of a column, in the language of the window. Only the GUI thread calls this.
QString columnTitle(const TableColumn& column, const ColumnInfo& info);
/// Returns the way to the value, as a designer reads it in the text: "group/effects/raise-max-meter · to".
QString columnWay(const TableColumn& column);

} // namespace orrery::widgets
