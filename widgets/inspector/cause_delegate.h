// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace orrery::widgets {

/// Draws the cause of an entry in a breakdown, with its source and reason below (LedgerModel::DetailRole). Both texts
/// wrap at the width of the column. The current row shows them whole. Other rows show the first two lines of the
/// second text, so that the view has room for several rows. The view must be a QTreeView.
class CauseDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace orrery::widgets
