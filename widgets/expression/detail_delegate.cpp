// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/expression/detail_delegate.h"

#include "widgets/theme/theme.h"

#include <QPainter>

namespace orrery::widgets {

namespace {
constexpr int gap = 24;
} // namespace

void DetailDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyledItemDelegate::paint(painter, option, index);
    const QString detail = index.data(DetailRole).toString();
    const QString preview = index.data(PreviewRole).toString();
    const int taken = option.fontMetrics.horizontalAdvance(index.data().toString()) + gap;
    QRect room = option.rect.adjusted(taken, 0, -6, 0);
    const int least = option.fontMetrics.averageCharWidth() * 3;
    if ((detail.isEmpty() && preview.isEmpty()) || room.width() < least) {
        return;
    }
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const auto write = [&](const QString& words, const QColor& colour) {
        painter->setPen(isSelected ? option.palette.color(QPalette::HighlightedText) : colour);
        painter->drawText(QStyle::visualRect(option.direction, option.rect, room), Qt::AlignRight | Qt::AlignVCenter,
                          option.fontMetrics.elidedText(words, Qt::ElideRight, room.width()));
    };
    painter->save();
    if (!preview.isEmpty()) {
        write(preview, option.palette.color(QPalette::Text));
        room.setRight(room.right() - option.fontMetrics.horizontalAdvance(preview) - gap / 2);
    }
    if (room.width() >= least) {
        write(detail, themeOf(option.palette).dimText);
    }
    painter->restore();
}

QSize DetailDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QSize own = QStyledItemDelegate::sizeHint(option, index);
    return {own.width(), std::max(own.height(), option.fontMetrics.height() + 6)};
}

} // namespace orrery::widgets
