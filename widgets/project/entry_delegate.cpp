// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/project/entry_delegate.h"

#include "widgets/coverage/coverage_mark.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"

#include <QPainter>
#include <QStyle>
#include <QWidget>

namespace orrery::widgets {

namespace {

using Kind = TreeEntry::Kind;

QString iconName(Kind kind) {
    switch (kind) {
    case Kind::file:
        return QStringLiteral("file");
    case Kind::type:
        return QStringLiteral("folder");
    case Kind::section:
        return QStringLiteral("scenario");
    case Kind::objectClass:
        return QStringLiteral("class");
    case Kind::group:
        break;
    }
    return QStringLiteral("group");
}

/// Paints a count at the right end of a rectangle. Returns the right end of the remaining space.
int badge(QPainter* painter, const QStyleOptionViewItem& option, const QRect& room, int count, const char* name,
          const QColor& colour) {
    if (count == 0) {
        return room.right();
    }
    const QString words = QString::number(count);
    const int size = option.fontMetrics.height() - 2;
    const int width = option.fontMetrics.horizontalAdvance(words);
    painter->setPen(colour);
    const auto mirrored = [&](const QRect& part) { return QStyle::visualRect(option.direction, option.rect, part); };
    painter->drawText(mirrored(room), Qt::AlignRight | Qt::AlignVCenter, words);
    const QRect shape(room.right() - width - size - 3, room.center().y() - size / 2 + 1, size, size);
    icon(QString::fromLatin1(name), colour).paint(painter, mirrored(shape));
    return shape.left() - 6;
}

} // namespace

void EntryDelegate::paint(QPainter* painter, const QStyleOptionViewItem& given, const QModelIndex& index) const {
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    const Theme& theme = themeOf(option.palette);
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const QColor text = isSelected ? theme.accentText : theme.text;
    const QColor dim = isSelected ? theme.accentText : theme.dimText;
    option.text.clear();
    option.widget->style()->drawControl(QStyle::CE_ItemViewItem, &option, painter, option.widget);

    painter->save();
    QRect room = option.rect.adjusted(4, 0, -6, 0);
    const auto mirrored = [&](const QRect& part) { return QStyle::visualRect(option.direction, option.rect, part); };
    const int size = option.fontMetrics.height();
    if (const QVariant coverage = index.data(ProjectTreeModel::CoverageRole); coverage.isValid()) {
        const auto state = static_cast<engine::CoverageState>(coverage.toInt());
        const QRect shape(room.right() - size + 3, room.center().y() - size / 2 + 2, size - 2, size - 2);
        coverageIcon(state, isSelected ? theme.accentText : coverageColour(state, theme))
            .paint(painter, mirrored(shape));
        room.setRight(shape.left() - 6);
    }
    room.setRight(badge(painter, option, room, index.data(ProjectTreeModel::WarningsRole).toInt(), "warning",
                        isSelected           ? theme.accentText
                        : m_model.isBehind() ? theme.ghost
                                             : theme.warning));
    room.setRight(badge(painter, option, room, index.data(ProjectTreeModel::ErrorsRole).toInt(), "error",
                        isSelected           ? theme.accentText
                        : m_model.isBehind() ? theme.ghost
                                             : theme.error));
    const QString name = iconName(static_cast<Kind>(index.data(ProjectTreeModel::KindRole).toInt()));
    icon(name, dim).paint(painter, mirrored({room.left(), room.center().y() - size / 2 + 1, size, size}));
    room.setLeft(room.left() + size + 6);
    const QString label = option.fontMetrics.elidedText(index.data().toString(), Qt::ElideMiddle, room.width());
    painter->setPen(text);
    painter->drawText(mirrored(room), Qt::AlignLeft | Qt::AlignVCenter, label);
    room.setLeft(room.left() + option.fontMetrics.horizontalAdvance(label) + 8);
    const QString detail = index.data(ProjectTreeModel::DetailRole).toString();
    if (!detail.isEmpty() && room.width() > option.fontMetrics.averageCharWidth() * 4) {
        painter->setPen(dim);
        painter->drawText(mirrored(room), Qt::AlignLeft | Qt::AlignVCenter,
                          option.fontMetrics.elidedText(detail, Qt::ElideRight, room.width()));
    }
    painter->restore();
}

QSize EntryDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    return {option.fontMetrics.averageCharWidth() * 24, option.fontMetrics.height() + 7};
}

} // namespace orrery::widgets
