// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/span.h"

#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

struct CsvCell {
    std::string text; ///< content, trimmed and without quotes; quoted white space stays
    Span span;        ///< place of the cell as written, with its quotes
};

struct CsvRow {
    std::vector<CsvCell> cells;
    Span span;
};

/// A problem of one cell: a quote that does not end, or text after the closing quote.
struct CsvFault {
    Span span;
    bool isUnclosed = false;
};

/// A table as text (RFC 4180). Commas separate the cells of a line. Semicolons or tabs separate them if the first line
/// has one of these and no comma. Cells with commas, quotes or line ends are in quotes. The reader skips empty lines.
/// It accepts any bytes, and takes linear time.
struct CsvTable {
    std::vector<CsvRow> rows;
    std::vector<CsvFault> faults;
    bool isCut = false; ///< true if the table has more than mostCsvCells cells; the reader skips the rest
};
inline constexpr std::size_t mostCsvCells = 1'000'000;
CsvTable readCsv(std::string_view bytes);

} // namespace orrery::engine
