// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"

#include <QAbstractListModel>

class QUndoStack;

namespace orrery::widgets {
class DocumentStore;
} // namespace orrery::widgets

namespace orrery::ide {

/// The list of the undo history (I2.4). The first row is the initial state; each other row is a step. The current row
/// is bold; undone rows are grey. Undone rows and the row of the saved state have a mark.
class HistoryModel : public QAbstractListModel {
    Q_OBJECT

public:
    explicit HistoryModel(widgets::DocumentStore& store, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    /// Undoes or redoes steps until the row is current.
    void goTo(int row);

private:
    void refresh();

    widgets::DocumentStore& m_store;
    QUndoStack& m_history;
    int m_rows = 1;
    int m_current = 0; ///< the bold row
    int m_clean = 0;   ///< the row of the saved state; -1: none
};

/// The pane of the history.
class HistoryFeature : public Feature {
    Q_OBJECT

public:
    explicit HistoryFeature(MainWindow& window);
};

} // namespace orrery::ide
