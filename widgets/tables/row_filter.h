// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tables/table_content.h"

#include <QString>

#include <memory>

namespace orrery::widgets {

/// A filter for the rows of a table, as the user types it (I6.1). It has words that a row must contain, and comparisons
/// with columns: `fort build_cost > 30 and not (type == building or name = "Old Mill")`. Without a comparison, all
/// words are plain. A column is known by its property, its attribute or its heading, and need not be shown. Any thread
/// can make and use this value.
class RowFilter {
public:
    /// @param table the table of the rows; must live as long as the filter
    RowFilter(const TableContent& table, const QString& text);
    ~RowFilter();
    RowFilter(RowFilter&&) noexcept;
    RowFilter& operator=(RowFilter&&) noexcept;

    /// Returns the fault in the text, as a sentence; empty: none. A filter with a fault matches all rows.
    const QString& problem() const { return m_problem; }
    bool matches(std::size_t row) const;

private:
    struct Node;
    class Parser;

    const TableContent* m_table;
    std::unique_ptr<Node> m_root; ///< null: all rows match
    QString m_problem;
};

} // namespace orrery::widgets
