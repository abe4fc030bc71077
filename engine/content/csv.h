// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/span.h"

#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

struct CsvCell {
    std::string text; ///< without quotes; white space around it is dropped unless it is quoted
    Span span;        ///< as written, with its quotes
};

struct CsvRow {
    std::vector<CsvCell> cells;
    Span span;
};

/// A fault of one cell: a quote that does not end, or text after the closing quote.
struct CsvFault {
    Span span;
    bool isUnclosed = false;
};

/// A table as text (RFC 4180). Commas separate the cells of a line. Cells with commas, quotes or line ends are in
/// quotes. Semicolons or tabs separate cells if the first line has one of these and no comma. Empty lines are skipped.
/// Any bytes can be read, in linear time.
struct CsvTable {
    std::vector<CsvRow> rows;
    std::vector<CsvFault> faults;
    bool isCut = false; ///< the table has more than mostCsvCells cells: the rest is not read
};
inline constexpr std::size_t mostCsvCells = 1'000'000;
CsvTable readCsv(std::string_view bytes);

} // namespace orrery::engine
