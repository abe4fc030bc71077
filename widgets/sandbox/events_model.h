// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/happenings.h"

#include <QAbstractItemModel>

#include <vector>

namespace orrery::widgets {

/// The events of the current turn, besides changed numbers, as a tree of two levels. It has orders, events with their
/// responses and missing responses, messages, conditions of the scenario, and victories.
class EventsModel : public QAbstractItemModel {
    Q_OBJECT

public:
    static constexpr int HappeningRole = Qt::UserRole; ///< index into `happenings()`

    using QAbstractItemModel::QAbstractItemModel;

    void show(std::vector<engine::Happening> happenings);
    const std::vector<engine::Happening>& happenings() const { return m_happenings; }

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    std::vector<engine::Happening> m_happenings;
};

} // namespace orrery::widgets
