// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tables/table_content.h"

#include <vector>

namespace orrery::widgets {

/// A column that the user can show.
struct OfferedColumn {
    TableColumn column;
    ColumnInfo info;
    std::size_t uses = 0; ///< number of rows that have the value
};
/// Returns the columns that rows of a table have. The columns of the row's own element come first, then properties,
/// then those that most rows have. Any thread may call this.
std::vector<OfferedColumn> offeredColumns(const TableContent& table);

/// Returns the columns that a table shows before the user chooses some: the attributes and properties in use.
std::vector<TableColumn> firstColumns(const TableContent& table);

} // namespace orrery::widgets
