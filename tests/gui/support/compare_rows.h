// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/compare/compare_view.h"

#include <QStringList>
#include <QTreeView>

/// Returns the rows of a model of two levels: a heading, or the columns of a row.
inline QStringList tableRows(const QAbstractItemModel& model) {
    QStringList all;
    for (int i = 0; i < model.rowCount(); ++i) {
        const QModelIndex cause = model.index(i, 0);
        all << cause.data().toString();
        for (int row = 0; row < model.rowCount(cause); ++row) {
            QStringList cells;
            for (int column = 0; column < model.columnCount(cause); ++column) {
                cells << model.index(row, column, cause).data().toString();
            }
            all << cells.join('|');
        }
    }
    return all;
}

/// Returns the shown rows of the pane Compare: a cause, or the columns of a value.
inline QStringList compareRows(orrery::widgets::CompareView& view) {
    return tableRows(*view.tree().model());
}
