// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/history.h"

#include "app/ide/main_window.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QIcon>
#include <QListView>
#include <QPixmap>
#include <QUndoStack>

#include <algorithm>
#include <utility>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

/// Returns an empty picture for rows without an icon: all rows then have one height, and their texts one left edge.
QIcon noIcon() {
    QPixmap nothing(32, 32);
    nothing.fill(Qt::transparent);
    return nothing;
}

} // namespace

HistoryModel::HistoryModel(DocumentStore& store, QObject* parent)
    : QAbstractListModel(parent), m_store(store), m_history(store.history()) {
    connect(&m_history, &QUndoStack::indexChanged, this, &HistoryModel::refresh);
    connect(&m_history, &QUndoStack::cleanChanged, this, &HistoryModel::refresh);
    // Queues the call until the step is finished, because during an undo the history still counts the step.
    connect(
        &store.list(), &DocumentList::modifiedChanged, this,
        [this] {
            // Marks the state as saved, because the history does not detect saves of several files.
            if (!m_store.hasUnsaved()) {
                m_history.setClean();
            }
            refresh();
        },
        Qt::QueuedConnection);
    refresh();
}

int HistoryModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_rows;
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const int row = index.row();
    const bool isSaved = row == m_history.cleanIndex();
    const bool isUndone = row > m_history.index();
    switch (role) {
    case Qt::DisplayRole: {
        const QString text = row == 0 ? tr("As opened") : m_history.text(row - 1);
        return isSaved ? tr("%1 (saved)").arg(text) : isUndone ? tr("%1 (undone)").arg(text) : text;
    }
    case Qt::FontRole: {
        QFont font = QApplication::font();
        font.setBold(row == m_history.index());
        font.setItalic(isUndone);
        return font;
    }
    case Qt::ForegroundRole:
        return isUndone ? QVariant(QApplication::palette().color(QPalette::Disabled, QPalette::Text)) : QVariant();
    case Qt::DecorationRole:
        return isSaved ? icon(QStringLiteral("save"), themeOf(QApplication::palette())) : noIcon();
    default:
        return {};
    }
}

void HistoryModel::goTo(int row) {
    m_store.finishTyping();
    m_history.setIndex(row);
}

void HistoryModel::refresh() {
    const int rows = m_history.count() + 1;
    if (rows > m_rows) {
        beginInsertRows({}, m_rows, rows - 1);
        m_rows = rows;
        endInsertRows();
    } else if (rows < m_rows) {
        beginRemoveRows({}, rows, m_rows - 1);
        m_rows = rows;
        endRemoveRows();
    }
    // Repaints only the rows between the old and the new current row. A long session has thousands of rows.
    const int current = m_history.index();
    const int clean = m_history.cleanIndex();
    const auto tell = [this](int a, int b) {
        emit dataChanged(index(std::clamp(std::min(a, b), 0, m_rows - 1)),
                         index(std::clamp(std::max(a, b), 0, m_rows - 1)));
    };
    tell(std::exchange(m_current, current), current);
    if (clean != m_clean) {
        tell(m_clean, m_clean);
        tell(clean, clean);
        m_clean = clean;
    }
}

HistoryFeature::HistoryFeature(MainWindow& window) : Feature(window) {
    auto* const view = new QListView;
    auto* const model = new HistoryModel(window.store(), view);
    view->setModel(model);
    view->setAccessibleName(tr("History"));
    view->setUniformItemSizes(true);
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    connect(view, &QListView::clicked, model, [model](const QModelIndex& index) { model->goTo(index.row()); });
    connect(view, &QListView::activated, model, [model](const QModelIndex& index) { model->goTo(index.row()); });
    connect(&window.store().history(), &QUndoStack::indexChanged, view, [view, model](int row) {
        view->setCurrentIndex(model->index(std::min(row, model->rowCount() - 1)));
        if (view->isVisible()) { // a hidden view would lay out all its rows
            view->scrollTo(view->currentIndex());
        }
    });
    window.addPane({.title = tr("History"),
                    .name = "history",
                    .view = view,
                    .area = Qt::BottomDockWidgetArea,
                    .shownIn = PaneIn::write});
}

} // namespace orrery::ide
