// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/csv.h"
#include "engine/syntax/xml_tree.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace orrery::widgets {

/// A CSV file as a table of elements. Its tree has one element for each line after the first one, with one attribute
/// for each cell. So a table shows and sorts it as any other. Only the edits know the text of the file.
class CsvSheet {
public:
    /// A new value of a cell; empty: the cell becomes empty.
    struct Value {
        std::size_t column = 0;
        std::string text{};
    };

    CsvSheet(std::shared_ptr<const engine::SourceText> text, engine::FileId file);

    const engine::XmlTree& tree() const { return m_tree; }
    engine::FileId file() const { return m_file; }
    std::string_view bytes() const { return m_text->bytes(); }
    std::size_t rowCount() const { return m_csv.rows.empty() ? 0 : m_csv.rows.size() - 1; }
    std::size_t columnCount() const { return m_csv.rows.empty() ? 0 : m_csv.rows.front().cells.size(); }
    /// Returns the heading of a column. The text lives as long as the sheet.
    std::string_view heading(std::size_t column) const { return m_csv.rows.front().cells[column].text; }
    /// Returns the name of the attribute of a column in the tree, and the column of such a name.
    static std::string attributeOf(std::size_t column) { return "c" + std::to_string(column); }
    static std::optional<std::size_t> columnOf(std::string_view attribute);

    /// Returns whether the tree can hold the text of a cell. Otherwise a table cannot show, copy or change it.
    bool isShown(std::size_t row, std::size_t column) const;
    engine::Location rowPlace(std::size_t row) const { return {m_file, line(row).span}; }
    /// Returns the place of a cell; of its line if the cell is empty or missing.
    engine::Location cellPlace(std::size_t row, std::size_t column) const;

    /// These functions return the smallest edits. Quotes, separators and line ends stay as they are in the file.
    std::vector<engine::TextEdit> change(std::size_t row, std::span<const Value> values) const;
    engine::TextEdit add(std::span<const std::vector<Value>> rows) const;
    engine::TextEdit remove(std::size_t row) const;
    engine::TextEdit duplicate(std::size_t row) const;

private:
    const engine::CsvRow& line(std::size_t row) const { return m_csv.rows[row + 1]; }
    std::string written(std::string_view text, bool isQuoted, bool isAlone) const;

    std::shared_ptr<const engine::SourceText> m_text;
    engine::FileId m_file;
    engine::CsvTable m_csv;
    engine::XmlTree m_tree;
    char m_separator = ',';
    std::string m_lineEnd = "\n";
};

} // namespace orrery::widgets
