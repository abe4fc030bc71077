// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/cause_delegate.h"

#include "widgets/inspector/ledger_model.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QPainter>
#include <QTextLayout>
#include <QTreeView>

#include <cmath>

namespace orrery::widgets {

namespace {

constexpr int causeMargin = 3;   ///< around the text
constexpr int linesOfOthers = 2; ///< most lines of the detail in rows that are not current

const QTreeView& viewOf(const QStyleOptionViewItem& item) {
    return static_cast<const QTreeView&>(*item.widget);
}

bool isCurrent(const QStyleOptionViewItem& item, const QModelIndex& index) {
    return viewOf(item).currentIndex().siblingAtColumn(index.column()) == index;
}

/// The lines of a cell, wrapped at a width.
struct WrappedCause {
    WrappedCause(const QStyleOptionViewItem& item, const QModelIndex& index, int width)
        : cause(item.text, item.font), detail(index.data(LedgerModel::DetailRole).toString(), item.font) {
        addLines(cause, width);
        const qreal above = height;
        addLines(detail, width);
        if (!isCurrent(item, index) && detail.lineCount() > linesOfOthers) {
            const int last = detail.lineAt(linesOfOthers - 1).textStart();
            const QString rest = detail.text().mid(last);
            detail.setText(detail.text().left(last) + item.fontMetrics.elidedText(rest, Qt::ElideRight, width));
            height = above;
            addLines(detail, width);
        }
    }

    void addLines(QTextLayout& text, int width) {
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere); // paths and formulas are long words
        text.setTextOption(option);
        text.beginLayout();
        for (QTextLine line; !text.text().isEmpty() && (line = text.createLine()).isValid();) {
            line.setLineWidth(width);
            line.setPosition({0.0, height});
            height += line.height();
        }
        text.endLayout();
    }

    QTextLayout cause;
    QTextLayout detail;
    qreal height = 0.0;
};

} // namespace

void CauseDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const WrappedCause words(item, index, item.rect.width() - 2 * causeMargin);
    const QStyle* const style = item.widget != nullptr ? item.widget->style() : QApplication::style();
    item.text.clear();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

    const bool isSelected = item.state.testFlag(QStyle::State_Selected);
    const QColor text = item.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text);
    const QPointF at(item.rect.left() + causeMargin, item.rect.top() + (item.rect.height() - words.height) / 2.0);
    painter->save();
    painter->setClipRect(item.rect);
    painter->setPen(text);
    words.cause.draw(painter, at);
    painter->setPen(isSelected ? text : themeOf(option.palette).dimText);
    words.detail.draw(painter, at);
    painter->restore();
}

QSize CauseDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    // The view asks without a width.
    const int width = viewOf(option).columnWidth(index.column());
    const WrappedCause words(item, index, width - 2 * causeMargin);
    return {width, static_cast<int>(std::ceil(words.height)) + 2 * causeMargin};
}

} // namespace orrery::widgets
