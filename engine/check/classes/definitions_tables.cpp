// SPDX-License-Identifier: GPL-3.0-or-later
// Lookup tables (V6.1), with rows in the content or in CSV files of the project.
#include "engine/check/classes/definition_diagnostics.h"
#include "engine/check/classes/definitions.h"
#include "engine/check/model/check_diagnostics.h"
#include "engine/content/constants.h"
#include "engine/content/csv.h"
#include "engine/content/structure.h"
#include "engine/content/vocabulary_load.h"
#include "engine/text/work.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace orrery::engine {

namespace {

constexpr std::size_t mostTables = 4096;
constexpr std::size_t mostFindings = 50; // maximum for each table, because a file of another kind would cause thousands

class TableReader {
public:
    TableReader(Checker& checker, const FilesByPath& files, Element element)
        : m_checker(checker), m_files(files), m_element(element) {}

    CheckedTable read() {
        m_table.id = m_element.value("id");
        m_table.help = m_element.value("help");
        m_table.where = m_element.head();
        readKey();
        for (const Element child : m_element.children()) {
            if (child.tag() == "column") {
                readColumn(child);
            }
        }
        if (m_table.columns.empty()) {
            m_checker.report(definitionDiagnostics["check.table-without-columns"], m_element.head(), {m_table.id});
        }
        if (m_element.has("file")) {
            readFile();
        }
        for (const Element child : m_element.children()) {
            if (child.tag() == "row") {
                readRow(child);
            }
        }
        if (m_rowCount == 0) {
            m_checker.report(definitionDiagnostics["check.empty-table"], m_element.head(), {m_table.id});
        }
        sortRows();
        return std::move(m_table);
    }

private:
    void readKey() {
        m_table.key = formatOf(m_checker, m_element, "key", numberFormat);
        m_table.match = m_element.value("match") == "below" ? CheckedTable::Match::below : CheckedTable::Match::exact;
        if (m_table.key == objectFormat) {
            m_checker.report(definitionDiagnostics["check.table-key"], m_element.valueWhere("key"),
                             {phrase("an OBJECT"), Phrase()});
            m_table.key = badFormat;
        } else if (m_table.match == CheckedTable::Match::below && m_table.key != numberFormat && !m_table.key.isBad()) {
            const std::string name = m_checker.model.vocabulary.formatName(m_table.key);
            m_checker.report(definitionDiagnostics["check.table-key"], m_element.valueWhere("match"),
                             {name, phrase(" with match=\"below\"")});
            m_table.match = CheckedTable::Match::exact;
        }
    }

    void readColumn(Element element) {
        CheckedTable::Column column{element.value("id"), formatOf(m_checker, element, "format", numberFormat),
                                    element.head()};
        const auto earlier = m_table.findColumn(column.id);
        const bool isTaken = earlier.has_value();
        const Phrase taken = isTaken ? phrase("another column") : column.id == "key" ? phrase("the key") : Phrase();
        if (!claimName(m_checker, element, inPhrase("the id of a column"), taken,
                       isTaken ? std::optional(m_table.columns[*earlier].where) : std::nullopt)) {
            return;
        }
        m_table.columnPlaces.emplace(column.id, m_table.columns.size());
        m_table.columns.push_back(std::move(column));
    }

    /// Returns the value of a cell or key. If it does not fit the format, reports a diagnostic and returns nullopt.
    std::optional<double> valueOf(Format format, const std::string& text, Location where) {
        if (format.isBad()) {
            return 0.0; // the check of the declaration reports this
        }
        if (isText(format)) {
            if (const auto literal = literalOf(format, text)) {
                return textIndex(*literal);
            }
        } else if (text == "none" && format != numberFormat && format != booleanFormat) {
            return noneValue;
        } else if (format == classFormat) {
            const auto found = m_checker.resolveClass(text, {}, where);
            return found ? std::optional<double>(*found) : std::nullopt;
        } else if (const auto value = constantOf(m_checker.model.vocabulary, format, text)) {
            return value;
        }
        if (m_findings++ < mostFindings) {
            Diagnostic& finding = m_checker.report(definitionDiagnostics["check.table-bad-cell"], where,
                                                   {text, m_checker.model.vocabulary.formatName(format)});
            if (format.kind == FormatKind::enumeration && m_checker.nearSearches().start()) {
                std::vector<std::string> known;
                for (const Enumerator& value : m_checker.model.vocabulary.enumerations()[format.enumeration].values) {
                    known.push_back(value.id);
                }
                addNearNames(finding, text, known, {where});
            }
        }
        return std::nullopt;
    }

    double textIndex(const std::string& text) {
        const auto [entry, isNew] = m_table.textPlaces.emplace(text, m_table.texts.size());
        if (isNew) {
            m_table.texts.push_back(text);
        }
        return static_cast<double>(entry->second);
    }

    /// Adds a row if all of its cells are readable.
    void addRow(const std::string& keyText, Location where, const std::vector<std::optional<double>>& cells) {
        ++m_rowCount;
        const auto key = valueOf(m_table.key, keyText, where);
        if (!key || !std::ranges::all_of(cells, [](const auto& cell) { return cell.has_value(); })) {
            return;
        }
        const auto [earlier, isNew] = m_keys.emplace(*key, m_table.rows.size());
        if (!isNew) {
            if (m_findings++ < mostFindings) {
                m_checker.report(definitionDiagnostics["check.table-key-twice"], where, {keyText})
                    .notes.push_back({m_table.rows[earlier->second], phrase("the other one is here")});
            }
            return;
        }
        m_table.keys.push_back(*key);
        m_table.rows.push_back(where);
        for (const std::optional<double>& cell : cells) {
            m_table.cells.push_back(*cell);
        }
    }

    void readRow(Element element) {
        if (!element.has("key")) {
            return; // the check of the structure reports the missing key
        }
        const XmlTree& tree = *element.tree;
        std::vector<const XmlAttribute*> written(m_table.columns.size());
        for (auto at = tree.attributesBegin(element.index); at != tree.attributesEnd(element.index); ++at) {
            const std::string_view name = tree.name(*at);
            if (const auto column = m_table.findColumn(name)) {
                written[*column] = written[*column] == nullptr ? at : written[*column];
            } else if (name != "key") {
                reportColumn(std::string(name), tree.location(at->name));
            }
        }
        std::vector<std::optional<double>> cells;
        for (std::size_t i = 0; i < written.size(); ++i) {
            countWork();
            if (const XmlAttribute* const cell = written[i]) {
                cells.push_back(
                    valueOf(m_table.columns[i].format, attributeValue(tree, *cell), valueLocation(tree, *cell)));
            } else {
                m_checker.report(definitionDiagnostics["check.table-missing-cell"], element.head(),
                                 {m_table.columns[i].id});
                cells.push_back(std::nullopt);
            }
        }
        addRow(element.value("key"), element.valueWhere("key"), cells);
    }

    void reportColumn(const std::string& name, Location where) {
        Diagnostic& diagnostic = m_checker.report(definitionDiagnostics["check.table-unknown-column"], where, {name});
        if (m_checker.nearSearches().start()) {
            std::vector<std::string> known;
            for (const CheckedTable::Column& column : m_table.columns) {
                known.push_back(column.id);
            }
            addNearNames(diagnostic, name, known, {where});
        }
    }

    void readFile() {
        const std::string path = m_element.value("file");
        const Location where = m_element.valueWhere("file");
        const FileId file = m_files.findTable(path);
        if (!file.isValid()) {
            Diagnostic& diagnostic = m_checker.report(definitionDiagnostics["check.table-file"], where, {path});
            if (m_checker.nearSearches().start()) {
                std::vector<std::string> known;
                for (const ProjectSource& source : m_checker.project.sources.files) {
                    if (source.isTable) {
                        known.push_back(source.text->path());
                    }
                }
                addNearNames(diagnostic, path, known, {where});
            }
            return;
        }
        const CsvTable csv = readCsv(m_checker.project.sources.files[file.value].text->bytes());
        for (const CsvFault& fault : csv.faults) {
            if (m_findings++ < mostFindings) {
                m_checker.report(definitionDiagnostics["check.table-quote"], {file, fault.span},
                                 {phrase(fault.isUnclosed ? inPhrase("this quote is never closed")
                                                          : inPhrase("unexpected text after a quoted cell"))});
            }
        }
        if (csv.isCut) {
            m_checker.report(definitionDiagnostics["check.table-too-long"], where, {std::to_string(mostCsvCells)});
        }
        if (!csv.rows.empty()) {
            readLines(file, csv);
        }
    }

    void readLines(FileId file, const CsvTable& csv) {
        const CsvRow& head = csv.rows.front();
        std::map<std::string_view, std::size_t> headings; // the first column with each heading
        for (std::size_t i = 1; i < head.cells.size(); ++i) {
            headings.emplace(head.cells[i].text, i);
        }
        std::vector<std::size_t> places; // the CSV column for each column of the table
        for (const CheckedTable::Column& column : m_table.columns) {
            const auto found = headings.find(column.id);
            countWork();
            if (found == headings.end()) {
                m_checker
                    .report(definitionDiagnostics["check.table-column"], {file, head.span}, {fileName(file), column.id})
                    .notes.push_back({column.where, phrase("declared here")});
            }
            places.push_back(found == headings.end() ? head.cells.size() : found->second);
        }
        for (std::size_t i = 1; i < head.cells.size(); ++i) {
            if (!m_table.findColumn(head.cells[i].text)) {
                reportColumn(head.cells[i].text, {file, head.cells[i].span});
            }
        }
        for (std::size_t i = 1; i < csv.rows.size(); ++i) {
            readLine(file, csv.rows[i], head.cells.size(), places);
        }
    }

    void readLine(FileId file, const CsvRow& row, std::size_t width, const std::vector<std::size_t>& places) {
        if (row.cells.size() != width) {
            ++m_rowCount;
            if (m_findings++ < mostFindings) {
                m_checker.report(definitionDiagnostics["check.table-cells"], {file, row.span},
                                 {std::to_string(row.cells.size()), std::to_string(width)});
            }
            return;
        }
        std::vector<std::optional<double>> cells;
        for (std::size_t i = 0; i < places.size(); ++i) {
            if (places[i] == width) {
                cells.push_back(std::nullopt); // the first line lacks this column, which is already reported
            } else {
                const CsvCell& cell = row.cells[places[i]];
                cells.push_back(valueOf(m_table.columns[i].format, cell.text, {file, cellSpan(cell, row)}));
            }
        }
        addRow(row.cells[0].text, {file, cellSpan(row.cells[0], row)}, cells);
    }

    /// Returns the span of a cell; for an empty cell, the span of its row.
    static Span cellSpan(const CsvCell& cell, const CsvRow& row) { return cell.span.isEmpty() ? row.span : cell.span; }

    std::string fileName(FileId file) const { return m_checker.project.sources.files[file.value].text->path(); }

    void sortRows() {
        std::vector<std::size_t> order(m_table.keys.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::sort(order, {}, [&](std::size_t i) { return m_table.keys[i]; });
        const CheckedTable written = m_table;
        const std::size_t width = written.columns.size();
        m_table.cells.clear();
        for (std::size_t i = 0; i < order.size(); ++i) {
            m_table.keys[i] = written.keys[order[i]];
            m_table.rows[i] = written.rows[order[i]];
            const auto first = written.cells.begin() + static_cast<std::ptrdiff_t>(order[i] * width);
            m_table.cells.insert(m_table.cells.end(), first, first + static_cast<std::ptrdiff_t>(width));
        }
    }

    Checker& m_checker;
    const FilesByPath& m_files;
    Element m_element;
    CheckedTable m_table;
    std::map<double, std::size_t> m_keys;
    std::size_t m_rowCount = 0; ///< number of rows, including unreadable rows
    std::size_t m_findings = 0;
};

} // namespace

std::optional<std::size_t> CheckedTable::find(double wanted) const {
    if (keys.empty() || !(wanted >= keys.front())) {
        return std::nullopt;
    }
    // Keys are often consecutive numbers, such as the classes of one type. The row is then known without a search.
    const auto guess = static_cast<std::size_t>(std::min(wanted - keys.front(), static_cast<double>(keys.size() - 1)));
    if (keys[guess] == wanted) {
        return guess;
    }
    const auto above = std::ranges::upper_bound(keys, wanted);
    if (match == Match::exact && *(above - 1) != wanted) {
        return std::nullopt;
    }
    return static_cast<std::size_t>(above - keys.begin()) - 1;
}

std::optional<std::size_t> CheckedTable::findColumn(std::string_view wanted) const {
    countWork();
    const auto found = columnPlaces.find(wanted);
    return found == columnPlaces.end() ? std::nullopt : std::optional(found->second);
}

double CheckedTable::keyOf(std::string_view text) const {
    const auto found = textPlaces.find(text);
    return found == textPlaces.end() ? noneValue : static_cast<double>(found->second);
}

void checkTables(Checker& checker) {
    Language& language = checker.model.language;
    const FilesByPath files(checker.project.sources);
    for (const Element element : checker.project.topLevel("table")) {
        const auto earlier = language.tableNames.find(element.value("id"));
        const bool isTaken = earlier != language.tableNames.end();
        const auto where = isTaken ? std::optional(language.tables[earlier->second].where) : std::nullopt;
        const Phrase taken = isTaken                               ? phrase("a table")
                             : isLanguageWord(element.value("id")) ? phrase("a reserved word in expressions")
                                                                   : Phrase();
        if (claimName(checker, element, inPhrase("the id of a table"), taken, where) &&
            language.tables.size() < mostTables) {
            CheckedTable table = TableReader(checker, files, element).read();
            language.tableNames.emplace(table.id, static_cast<TableIndex>(language.tables.size()));
            language.tables.push_back(std::move(table));
        }
    }
}

} // namespace orrery::engine
