// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/csv_sheet.h"

#include "engine/syntax/xml_text.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace orrery::widgets {

namespace {

using engine::CsvCell;
using engine::CsvRow;
using engine::Span;
using engine::TextEdit;

/// Returns the separator of the cells of the first line.
char separatorOf(std::string_view bytes, const engine::CsvTable& csv) {
    if (csv.rows.empty() || csv.rows.front().cells.size() < 2) {
        return ',';
    }
    const std::uint32_t begin = csv.rows.front().cells[0].span.end;
    const std::uint32_t end = std::max(begin, csv.rows.front().cells[1].span.begin);
    const std::string_view between = bytes.substr(begin, end - begin);
    const std::size_t found = between.find_first_of(",;");
    return found != std::string_view::npos ? between[found] : '\t';
}

/// Returns the line end after the first line; LF if the file has one line.
std::string lineEndOf(std::string_view bytes, const engine::CsvTable& csv) {
    const std::size_t at = csv.rows.empty() ? bytes.size() : csv.rows.front().span.end;
    return bytes.substr(at).starts_with("\r\n") ? "\r\n" : bytes.substr(at).starts_with("\r") ? "\r" : "\n";
}

engine::XmlTree treeOf(const engine::CsvTable& csv, engine::FileId file) {
    std::string xml = "<table>";
    const std::size_t width = csv.rows.empty() ? 0 : csv.rows.front().cells.size();
    for (std::size_t row = 1; row < csv.rows.size(); ++row) {
        xml += "<row";
        const std::vector<CsvCell>& cells = csv.rows[row].cells;
        for (std::size_t i = 0; i < std::min(width, cells.size()); ++i) {
            if (!cells[i].text.empty() && engine::isXmlText(cells[i].text)) {
                xml += " " + CsvSheet::attributeOf(i) + "=\"" + engine::escapeAttribute(cells[i].text, '"') + "\"";
            }
        }
        xml += "/>";
    }
    return engine::parseXml(std::make_shared<engine::SourceText>("", xml + "</table>"), file);
}

} // namespace

CsvSheet::CsvSheet(std::shared_ptr<const engine::SourceText> text, engine::FileId file)
    : m_text(std::move(text)), m_file(file), m_csv(engine::readCsv(m_text->bytes())), m_tree(treeOf(m_csv, file)),
      m_separator(separatorOf(m_text->bytes(), m_csv)), m_lineEnd(lineEndOf(m_text->bytes(), m_csv)) {}

std::optional<std::size_t> CsvSheet::columnOf(std::string_view attribute) {
    std::size_t column = 0;
    const char* const end = attribute.data() + attribute.size();
    const bool isOne = attribute.starts_with("c") && std::from_chars(attribute.data() + 1, end, column).ptr == end &&
                       attribute.size() > 1;
    return isOne ? std::optional(column) : std::nullopt;
}

bool CsvSheet::isShown(std::size_t row, std::size_t column) const {
    const std::vector<CsvCell>& cells = line(row).cells;
    return column >= cells.size() || engine::isXmlText(cells[column].text);
}

engine::Location CsvSheet::cellPlace(std::size_t row, std::size_t column) const {
    const CsvRow& cells = line(row);
    const bool isThere = column < cells.cells.size() && !cells.cells[column].span.isEmpty();
    return {m_file, isThere ? cells.cells[column].span : cells.span};
}

/// Returns a value as a cell. @param isAlone true if the line has no other cell: without quotes, an empty line is no
/// row
std::string CsvSheet::written(std::string_view text, bool isQuoted, bool isAlone) const {
    const bool hasEdges =
        !text.empty() && (text.front() == ' ' || text.front() == '\t' || text.back() == ' ' || text.back() == '\t');
    const bool needsQuotes = text.find_first_of("\"\r\n") != std::string_view::npos ||
                             text.find(m_separator) != std::string_view::npos || hasEdges || (isAlone && text.empty());
    if (!isQuoted && !needsQuotes) {
        return std::string(text);
    }
    std::string out = "\"";
    for (const char c : text) {
        out += c == '"' ? "\"\"" : std::string(1, c);
    }
    return out + '"';
}

std::vector<TextEdit> CsvSheet::change(std::size_t row, std::span<const Value> values) const {
    std::vector<TextEdit> edits;
    std::vector<const Value*> missing;
    const std::vector<CsvCell>& cells = line(row).cells;
    for (const Value& value : values) {
        if (value.column >= cells.size()) {
            if (!value.text.empty()) { // a cell that is not there is empty already
                missing.push_back(&value);
            }
            continue;
        }
        const CsvCell& cell = cells[value.column];
        const bool isQuoted = bytes().substr(cell.span.begin).starts_with('"') && !cell.span.isEmpty();
        std::string text = written(value.text, isQuoted && !value.text.empty(), cells.size() == 1);
        if (text != m_text->slice(cell.span)) {
            edits.push_back({m_file, cell.span, std::move(text)});
        }
    }
    // A short line first gets the cells before a missing one.
    std::ranges::sort(missing, {}, [](const Value* value) { return value->column; });
    std::string text;
    std::size_t count = cells.size();
    for (const Value* const value : missing) {
        text.append(value->column + 1 - count, m_separator).append(written(value->text, false, false));
        count = value->column + 1;
    }
    if (!text.empty()) {
        const std::uint32_t end = line(row).span.end;
        edits.push_back({m_file, {end, end}, std::move(text)});
    }
    return edits;
}

TextEdit CsvSheet::add(std::span<const std::vector<Value>> rows) const {
    const std::uint32_t end = m_csv.rows.back().span.end;
    std::string text;
    for (const std::vector<Value>& values : rows) {
        text += m_lineEnd;
        for (std::size_t column = 0; column < columnCount(); ++column) {
            const auto value = std::ranges::find(values, column, &Value::column);
            text += column > 0 ? std::string(1, m_separator) : std::string();
            text += written(value == values.end() ? std::string_view() : std::string_view(value->text), false,
                            columnCount() == 1);
        }
    }
    return {m_file, {end, end}, std::move(text)};
}

TextEdit CsvSheet::remove(std::size_t row) const {
    const Span own = line(row).span;
    std::uint32_t end = own.end;
    const auto has = [&](char c) { return end < bytes().size() && bytes()[end] == c; };
    end += has('\r') ? 1u : 0u;
    end += has('\n') ? 1u : 0u;
    // The last line can end the file. Its line end is then the one before it.
    return {m_file, {end > own.end ? own.begin : m_csv.rows[row].span.end, end}, {}};
}

TextEdit CsvSheet::duplicate(std::size_t row) const {
    const Span own = line(row).span;
    return {m_file, {own.end, own.end}, m_lineEnd + std::string(m_text->slice(own))};
}

} // namespace orrery::widgets
