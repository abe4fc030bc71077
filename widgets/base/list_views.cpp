// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/list_views.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QKeySequence>
#include <QLabel>
#include <QTableView>
#include <QTreeView>
#include <QVBoxLayout>

namespace orrery::widgets {

void setUpTable(QTableView& table) {
    table.setShowGrid(false);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setTabKeyNavigation(false);
    table.setContextMenuPolicy(Qt::CustomContextMenu);
    table.verticalHeader()->hide();
    table.verticalHeader()->setDefaultSectionSize(table.fontMetrics().height() + 6);
    table.horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table.horizontalHeader()->setHighlightSections(false);
    table.horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

void setUpSortedTree(QTreeView& tree) {
    tree.setUniformRowHeights(true);
    tree.setAlternatingRowColors(true);
    tree.header()->setSortIndicatorClearable(true);
    tree.header()->setSortIndicator(-1, Qt::AscendingOrder);
    tree.setSortingEnabled(true);
    tree.header()->setStretchLastSection(true);
}

QLabel* addEmptyLabel(QAbstractScrollArea& view) {
    auto* const label = new QLabel;
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    label->setForegroundRole(QPalette::PlaceholderText);
    auto* const over = new QVBoxLayout(view.viewport());
    over->addWidget(label);
    return label;
}

bool isUndoKey(const QEvent& event) {
    return (event.type() == QEvent::KeyPress || event.type() == QEvent::ShortcutOverride) &&
           static_cast<const QKeyEvent&>(event).matches(QKeySequence::Undo);
}

} // namespace orrery::widgets
