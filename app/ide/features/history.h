// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"

#include <QAbstractListModel>

class QUndoStack;

namespace orrery::widgets {
class DocumentStore;
} // namespace orrery::widgets

namespace orrery::ide {

/// The steps of the one history, the state as opened first (I2.4). The row that stands now is bold, rows that were
/// undone are dimmed and say so, and the row at which everything was saved is marked.
class HistoryModel : public QAbstractListModel {
    Q_OBJECT

public:
    explicit HistoryModel(widgets::DocumentStore& store, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    /// Undoes or redoes up to the row.
    void goTo(int row);

private:
    void refresh();

    widgets::DocumentStore& m_store;
    QUndoStack& m_history;
    int m_rows = 1;
    int m_current = 0; ///< the row that is bold
    int m_clean = 0;   ///< the row of what is saved; -1: none
};

/// The pane of the history.
class HistoryFeature : public Feature {
    Q_OBJECT

public:
    explicit HistoryFeature(MainWindow& window);
};

} // namespace orrery::ide
