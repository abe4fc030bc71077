// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/two_level_model.h"

namespace orrery::widgets {

QModelIndex TwoLevelModel::headingIndex(std::size_t heading, int column) const {
    return createIndex(static_cast<int>(heading), column, ~quintptr{0});
}

std::size_t TwoLevelModel::headingOf(const QModelIndex& index) const {
    return isHeading(index) ? static_cast<std::size_t>(index.row()) : headingWith(index.internalId());
}

QModelIndex TwoLevelModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent)) {
        return {};
    }
    return parent.isValid() ? createIndex(row, column, idOf(static_cast<std::size_t>(parent.row())))
                            : headingIndex(static_cast<std::size_t>(row), column);
}

QModelIndex TwoLevelModel::parent(const QModelIndex& index) const {
    return !index.isValid() || isHeading(index) ? QModelIndex() : headingIndex(headingOf(index));
}

int TwoLevelModel::rowCount(const QModelIndex& parent) const {
    if (!parent.isValid()) {
        return static_cast<int>(headingCount());
    }
    return isHeading(parent) && parent.column() == 0
               ? static_cast<int>(countBelow(static_cast<std::size_t>(parent.row())))
               : 0;
}

} // namespace orrery::widgets
