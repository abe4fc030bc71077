// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tables/table_content.h"

#include <optional>
#include <string>
#include <vector>

namespace orrery::widgets {

class Document;
class DocumentStore;

/// A new value of a cell; nullopt: the text no longer contains the value.
struct CellChange {
    std::size_t row = 0; ///< index of the row in the content
    std::size_t column = 0;
    std::optional<std::string> value{};
};

/// A value of a new row.
struct NewCell {
    std::size_t column = 0;
    std::string value{};
};

/// The edits that change cells, and the number of cells that change or cannot change.
struct TableEdit {
    std::vector<engine::TextEdit> edits{};
    std::size_t changed = 0;
    std::size_t refused = 0; ///< cells whose row lacks the element, or whose XML is malformed
};

/// Returns the smallest edits that change cells of a table (I2.3). All other bytes stay. A property that a class does
/// not have becomes an element after its other properties. A property without a value loses its element. Any thread may
/// call this function.
/// @param changes at most one for each cell
TableEdit editCells(const TableContent& table, std::vector<CellChange> changes);

/// Returns the edits that change the cells of one row. As editCells(), for the row of any tree.
TableEdit editRow(engine::Element row, std::span<const TableColumn> columns, std::span<const CellChange> changes);

/// Returns the edits that change the cells of one line of a CSV file.
TableEdit editLine(const CsvSheet& sheet, std::size_t row, std::span<const TableColumn> columns,
                   std::span<const CellChange> changes);

/// Returns whether rows with values in a column can be added: the value belongs to the element of the row itself, and
/// the rows are not whole definitions.
bool canAddTo(const TableContent& table, std::size_t column);
/// Returns the edit that adds rows after the last one. The table must have rows.
TableEdit addRows(const TableContent& table, const std::vector<std::vector<NewCell>>& rows);
/// Returns the edits that remove rows, each with its comments and its line. @param rows rows of the content
TableEdit removeRows(const TableContent& table, const std::vector<std::size_t>& rows);
/// Returns the edit that adds a copy of a row after it. A copied id gets the next free number.
TableEdit duplicateRow(const TableContent& table, std::size_t row);

/// Returns the document of a file of a table, and opens a CSV file. Null if the project no longer has the file, or if
/// the CSV file has changed since the table was read.
Document* openForTable(DocumentStore& store, const TableContent& table, const QString& shownPath);

/// Returns sorted edits of one text, with removals that overlap as one removal. Returns nullopt if other edits overlap,
/// or if two edits insert at one place.
std::optional<std::vector<engine::TextEdit>> separate(std::vector<engine::TextEdit> edits);
/// Returns few edits with the same result, for a text in which very many places change. Merges edits that lie near one
/// another. The text between them stays the same, byte for byte.
/// @param edits edits of one file, sorted and without overlaps. @param most maximum number of edits to return, at least
/// 1
std::vector<engine::TextEdit> gathered(std::string_view text, std::vector<engine::TextEdit> edits, std::size_t most);

} // namespace orrery::widgets
