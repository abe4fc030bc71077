// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as a CSV file, alone and as the rows of two lookup tables of a project (R2.2). Reading it does not crash,
// and cells follow each other in the file. Cells written with quotes are read back unchanged. A checked table has a key
// and its cells for each row.
#include "engine/check/check.h"
#include "engine/content/csv.h"
#include "engine/rules/shipped_rows.h"
#include "tests/fuzz/fuzz_project.h"

using namespace orrery::engine;
using namespace orrery::fuzz;

namespace {

std::vector<std::vector<std::string>> textsOf(const CsvTable& table) {
    std::vector<std::vector<std::string>> rows;
    for (const CsvRow& row : table.rows) {
        auto& texts = rows.emplace_back();
        for (const CsvCell& cell : row.cells) {
            texts.push_back(cell.text);
        }
    }
    return rows;
}

std::string quoted(const std::vector<std::vector<std::string>>& rows) {
    std::string bytes;
    for (const auto& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            bytes += i > 0 ? ",\"" : "\"";
            for (const char c : row[i]) {
                bytes += c == '"' ? "\"\"" : std::string(1, c);
            }
            bytes += '"';
        }
        bytes += '\n';
    }
    return bytes;
}

void readAlone(std::string_view text) {
    const CsvTable table = readCsv(text);
    std::uint32_t end = 0;
    for (const CsvRow& row : table.rows) {
        claim(!row.cells.empty(), "a row without cells", text);
        for (const CsvCell& cell : row.cells) {
            claim(cell.span.begin >= end && cell.span.end >= cell.span.begin && cell.span.end <= text.size(),
                  "cells do not follow each other", text);
            end = cell.span.end;
        }
    }
    for (const CsvFault& fault : table.faults) {
        claim(fault.span.begin < fault.span.end && fault.span.end <= text.size(), "a fault is outside of the text",
              text);
    }
    const auto rows = textsOf(table);
    // The first line decides the separator: add one with a comma.
    const CsvTable again = readCsv("\"x\",\"y\"\n" + quoted(rows));
    claim(again.faults.empty() && again.rows.size() == rows.size() + 1, "quoted rows are not read back", text);
    auto texts = textsOf(again);
    texts.erase(texts.begin());
    claim(texts == rows, "quoted cells are read as others", text);
}

void readInProject(std::string_view text) {
    const ParsedProject project =
        parsedProject({{"tables.xml",
                        R"xml(<orrery format="1"><table id="Near" file="costs.csv" key="number" match="below">
<column id="cost" format="number"/><column id="size" format="PlanetSize"/></table>
<table id="Named" file="costs.csv" key="text"><column id="cost" format="text"/></table></orrery>)xml"},
                       {"costs.csv", std::string(text)}});
    std::vector<Diagnostic> diagnostics;
    const auto model = check(project, shippedRows(), diagnostics);
    claimPlaces(diagnostics, sizesOf(project), text);
    claim(model->language.tables.size() == 2, "a table is missing", text);
    for (const CheckedTable& table : model->language.tables) {
        claim(table.rows.size() == table.keys.size() && table.cells.size() == table.keys.size() * table.columns.size(),
              "a table whose rows are not whole", text);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size > 4096) {
        return 0;
    }
    const std::string_view text = textOf(data, size);
    readAlone(text);
    readInProject(text);
    return 0;
}
