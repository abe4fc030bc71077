// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tables/table_content.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace orrery::widgets {

/// The user's wish for the order of a table: words that a row must contain, and the column by which to sort.
struct TableWish {
    static constexpr int unsorted = -2;
    static constexpr int byTitle = -1;

    QString filter{};          ///< text of a RowFilter
    bool onlyGaps = false;     ///< true: only rows that have an open cell
    int sortColumn = unsorted; ///< index of a column, or one of the constants
    bool isDescending = false;
};

/// The rows of a table that a view shows, in their order. Any thread can make this value (P3.5).
struct ShownTable {
    TableContentPtr content{};
    std::vector<std::uint32_t> rows{}; ///< indices of rows of the content
    std::vector<int> places{};         ///< result of rowsNow() for the table shown before
    QString filterProblem{};           ///< why the filter does not apply, as a sentence; empty: it does
};

/// Returns the rows that the user wants, in the order that the user wants.
ShownTable arranged(TableContentPtr content, const TableWish& wish);
/// Returns the same rows after a change of the texts. They keep their order, because a row must not move away while the
/// user edits its cells. New rows that the user wants follow at the end, or at their place if the table is unsorted.
ShownTable followed(const ShownTable& before, TableContentPtr content, const TableWish& wish);
/// Returns, for each row of `before`, its index among the rows of `now`; -1 if it no longer exists. A renamed row keeps
/// its place if it is the only one that is new.
std::vector<int> rowsNow(const ShownTable& before, const ShownTable& now);

} // namespace orrery::widgets
