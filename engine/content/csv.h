// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/span.h"

#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

struct CsvCell {
    std::string text; ///< without quotes; white space around it does not count unless it is quoted
    Span span;        ///< as written, with its quotes
};

struct CsvRow {
    std::vector<CsvCell> cells;
    Span span;
};

/// What is wrong with one cell: a quote that does not end, or something behind one.
struct CsvFault {
    Span span;
    bool isUnclosed = false;
};

/// A table as text (RFC 4180): lines of cells between commas, quotes around what holds commas, quotes or line ends.
/// Semicolons or tabs are understood where the first line has one of these and no comma. Lines without anything are
/// left out. Any bytes can be read, in linear time.
struct CsvTable {
    std::vector<CsvRow> rows;
    std::vector<CsvFault> faults;
    bool isCut = false; ///< it has more than mostCsvCells cells: the rest was not read
};
inline constexpr std::size_t mostCsvCells = 1'000'000;
CsvTable readCsv(std::string_view bytes);

} // namespace orrery::engine
