// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/compare/compare_view.h"

#include <QStringList>
#include <QTreeView>

/// Returns the shown rows of the pane Compare: a cause, or the columns of a value.
inline QStringList compareRows(orrery::widgets::CompareView& view) {
    QStringList all;
    const QAbstractItemModel& model = *view.tree().model();
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
