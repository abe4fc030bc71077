// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace orrery::widgets {

/// Paints an entry of a list of choices, with a short, dimmed detail and a preview at the right.
class DetailDelegate : public QStyledItemDelegate {
public:
    static constexpr int DetailRole = Qt::UserRole + 17;
    static constexpr int PreviewRole = Qt::UserRole + 18; ///< a few words about the result of the choice (I4.25)

    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace orrery::widgets
