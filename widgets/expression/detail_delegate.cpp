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
    const int taken = option.fontMetrics.horizontalAdvance(index.data().toString()) + gap;
    const QRect room = option.rect.adjusted(taken, 0, -6, 0);
    if (detail.isEmpty() || room.width() < option.fontMetrics.averageCharWidth() * 3) {
        return;
    }
    painter->save();
    painter->setPen(option.state.testFlag(QStyle::State_Selected) ? option.palette.color(QPalette::HighlightedText)
                                                                  : themeOf(option.palette).dimText);
    painter->drawText(room, Qt::AlignRight | Qt::AlignVCenter,
                      option.fontMetrics.elidedText(detail, Qt::ElideRight, room.width()));
    painter->restore();
}

QSize DetailDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QSize own = QStyledItemDelegate::sizeHint(option, index);
    return {own.width(), std::max(own.height(), option.fontMetrics.height() + 6)};
}

} // namespace orrery::widgets
