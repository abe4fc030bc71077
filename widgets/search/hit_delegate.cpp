// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/search/hit_delegate.h"

#include "widgets/search/search_model.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QPainter>

namespace orrery::widgets {

void HitDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    if (!index.data(SearchModel::MatchRole).isValid()) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem own = option;
    initStyleOption(&own, index);
    const QStyle* const style = own.widget != nullptr ? own.widget->style() : QApplication::style();
    own.text.clear();
    style->drawControl(QStyle::CE_ItemViewItem, &own, painter, own.widget);
    QStyleOptionViewItem room = option;
    initStyleOption(&room, index);
    QRect rest = style->subElementRect(QStyle::SE_ItemViewItemText, &room, room.widget).adjusted(3, 0, -3, 0);

    const Theme& theme = themeOf(option.palette);
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const QColor text = isSelected ? option.palette.color(QPalette::HighlightedText) : theme.text;
    const QFont font = codeFont();
    painter->save();
    painter->setClipRect(rest);
    const auto draw = [&](const QString& words, const QColor& colour, bool stands, bool isStruck) {
        QFont here = font;
        here.setBold(stands);
        here.setStrikeOut(isStruck);
        const QFontMetrics metrics(here);
        const int width = metrics.horizontalAdvance(words);
        if (stands && !isSelected) {
            painter->fillRect(QRect(rest.left(), rest.top() + 1, width, rest.height() - 2), theme.selection);
        }
        painter->setFont(here);
        painter->setPen(colour);
        painter->drawText(rest, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, words);
        rest.setLeft(rest.left() + width);
    };
    const QVariant replacement = index.data(SearchModel::ReplacementRole);
    const QColor dim = isSelected ? text : theme.dimText;
    draw(index.data(SearchModel::BeforeRole).toString(), dim, false, false);
    draw(index.data(SearchModel::MatchRole).toString(), replacement.isValid() ? dim : text, !replacement.isValid(),
         replacement.isValid());
    if (replacement.isValid()) {
        draw(replacement.toString().replace(QLatin1Char('\n'), QChar(0x21b5)), text, true, false); // ↵
    }
    draw(index.data(SearchModel::AfterRole).toString(), dim, false, false);
    painter->restore();
}

QSize HitDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QSize own = QStyledItemDelegate::sizeHint(option, index);
    return {own.width(), std::max(own.height(), QFontMetrics(codeFont()).height() + 4)};
}

} // namespace orrery::widgets
