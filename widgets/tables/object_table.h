// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/program.h"
#include "engine/universe/history.h"

#include <QString>
#include <QStringList>

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

namespace orrery::widgets {

/// The user's wish for a table of objects.
struct ObjectsWish {
    static constexpr int unsorted = -1;

    QStringList expressions{}; ///< one for each own column
    QString where{};           ///< only objects for which this expression is true; empty: all
    QString words{};           ///< words that the name or the class of an object must contain
    int sortColumn = unsorted; ///< 0: name, 1: class, then the own columns
    bool isDescending = false;
};

/// Totals of the numbers of one column.
struct ColumnTotals {
    std::size_t count = 0;
    double sum = 0.0;
    double mean = 0.0;
    double least = 0.0;
    double most = 0.0;
};

/// The values of one expression for all objects of a table.
struct ObjectColumn {
    QString expression;
    engine::Format format{};
    QString problem{};                    ///< why there are no values, or how many values have a fault; may be empty
    std::vector<double> values{};         ///< by row of the table; NaN: the object has no value. Empty after an error
    std::vector<QString> texts{};         ///< values as texts, for formats other than numbers; otherwise empty
    std::optional<ColumnTotals> totals{}; ///< totals of all rows
    bool isNumber() const { return format.kind == engine::FormatKind::number; }
    /// Returns a value as text; empty if there is none. @param isExact true: all digits of a number
    QString text(std::size_t row, bool isExact = false) const;
};

/// The objects of one turn with the values of the user's expressions (I4.3). Immutable; any thread can make it. It owns
/// nothing of the run, so the run can continue.
struct ObjectsTable {
    std::uint32_t turn = 0;
    std::size_t all = 0; ///< number of all objects, before the filters
    std::vector<engine::Row> objects{};
    std::vector<QString> names{};   ///< by row of the table
    std::vector<QString> classes{}; ///< by row of the table
    std::vector<ObjectColumn> columns{};
    QString whereProblem{}; ///< why the filter does not apply; empty: it does

    int columnCount() const { return static_cast<int>(columns.size()) + 2; }
    QString heading(int column) const;
    QString text(std::size_t row, int column, bool isExact = false) const;
};
using ObjectsTablePtr = std::shared_ptr<const ObjectsTable>;

/// Evaluates the expressions for all objects of a state. Their bare names and `Target` refer to the object of the row.
/// @param stop true: the caller no longer wants the table. @return null after a stop
ObjectsTablePtr readObjects(const engine::Program& program, const engine::State& state, const ObjectsWish& wish,
                            const std::atomic<bool>& stop);

/// Returns the totals of some rows. @param rows rows of the table; null: all. @return nullopt without a number
std::optional<ColumnTotals> totalsOf(const ObjectColumn& column, const std::vector<int>* rows);

} // namespace orrery::widgets
