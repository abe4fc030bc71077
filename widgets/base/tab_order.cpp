// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/tab_order.h"

#include <QGridLayout>
#include <QLayout>
#include <QScrollArea>
#include <QSplitter>
#include <QVector>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace orrery::widgets {

namespace {

void addFields(QWidget& widget, QVector<QWidget*>& fields);

void addFields(const QLayout& layout, QVector<QWidget*>& fields) {
    QVector<std::pair<std::pair<int, int>, QLayoutItem*>> items;
    for (int i = 0; i < layout.count(); ++i) {
        std::pair place{i, 0};
        if (const auto* const grid = qobject_cast<const QGridLayout*>(&layout)) {
            int rows = 0;
            int columns = 0;
            grid->getItemPosition(i, &place.first, &place.second, &rows, &columns);
        }
        items.append({place, layout.itemAt(i)});
    }
    std::ranges::stable_sort(items, {}, [](const auto& item) { return item.first; });
    for (const auto& [place, item] : items) {
        if (QWidget* const widget = item->widget()) {
            addFields(*widget, fields);
        } else if (const QLayout* const inner = item->layout()) {
            addFields(*inner, fields);
        }
    }
}

void addFields(QWidget& widget, QVector<QWidget*>& fields) {
    if ((widget.focusPolicy() & Qt::TabFocus) != 0) {
        fields.append(&widget);
    }
    if (const auto* const splitter = qobject_cast<const QSplitter*>(&widget)) {
        for (int i = 0; i < splitter->count(); ++i) {
            addFields(*splitter->widget(i), fields);
        }
    } else if (const auto* const area = qobject_cast<const QScrollArea*>(&widget)) {
        if (area->widget() != nullptr) {
            addFields(*area->widget(), fields);
        }
    } else if (const QLayout* const layout = widget.layout()) {
        addFields(*layout, fields);
    }
}

} // namespace

void tabInReadingOrder(QWidget& window) {
    QVector<QWidget*> fields;
    addFields(window, fields);
    for (qsizetype i = 1; i < fields.size(); ++i) {
        QWidget::setTabOrder(fields[i - 1], fields[i]);
    }
}

} // namespace orrery::widgets
