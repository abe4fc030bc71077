// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/objects_view.h"

#include "widgets/base/filter_keys.h"
#include "widgets/base/kept_fields.h"
#include "widgets/sandbox/objects_model.h"
#include "widgets/sandbox/sandbox.h"

#include <QComboBox>
#include <QLineEdit>
#include <QScrollBar>
#include <QSet>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QVBoxLayout>

namespace orrery::widgets {

ObjectsView::ObjectsView(Sandbox& sandbox, QWidget* parent)
    : QWidget(parent), m_sandbox(sandbox), m_model(new ObjectsModel(this)), m_filter(new QSortFilterProxyModel(this)),
      m_grouping(new QComboBox(this)), m_words(new QLineEdit(this)), m_tree(new QTreeView(this)) {
    m_grouping->addItems({tr("By system"), tr("By owner"), tr("By class")}); // in the order of ObjectGrouping
    m_grouping->setAccessibleName(tr("Grouping of the objects"));
    keepWithSession(*m_grouping, "objects.grouping");
    setUpFilter(*m_words, tr("Filter objects"), "objects.filter");
    m_filter->setSourceModel(m_model);
    m_filter->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_filter->setRecursiveFilteringEnabled(true);
    m_tree->setModel(m_filter);
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setAccessibleName(tr("Objects"));
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(m_grouping);
    layout->addWidget(m_words);
    layout->addWidget(m_tree, 1);

    connect(m_grouping, &QComboBox::currentIndexChanged, this, &ObjectsView::showPage);
    connect(m_words, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_filter->setFilterFixedString(words);
        if (!words.isEmpty()) {
            m_tree->expandAll();
        }
    });
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
        if (const QVariant row = index.data(ObjectsModel::ObjectRole); row.isValid()) {
            emit objectWanted(row.toUInt());
        }
    });
    connect(m_filter, &QAbstractItemModel::modelReset, this, [this] { m_isReset = true; });
    walkFromFilter(*m_words, *m_tree);
    connect(&m_sandbox, &Sandbox::changed, this, &ObjectsView::refresh);
}

void ObjectsView::addPage(const QString& title, QWidget* page) {
    m_pages.push_back(page);
    page->hide();
    layout()->addWidget(page);
    m_grouping->addItem(title);
}

void ObjectsView::showPage() {
    const int first = m_grouping->count() - static_cast<int>(m_pages.size());
    const int chosen = m_grouping->currentIndex() - first;
    for (int page = 0; page < static_cast<int>(m_pages.size()); ++page) {
        m_pages[static_cast<std::size_t>(page)]->setVisible(page == chosen);
    }
    m_tree->setVisible(chosen < 0);
    m_words->setVisible(chosen < 0);
    refresh();
}

void ObjectsView::refresh() {
    const engine::Session* const session = m_sandbox.session();
    if (m_tree->isHidden()) {
        return; // a page shows the objects
    }
    if (session == nullptr) {
        if (!m_sandbox.hasRun()) {
            m_model->clear();
        }
        return;
    }
    // Keeps the expanded headings (by name), the current object and the scroll position.
    QSet<QString> unfolded;
    for (int i = 0; i < m_filter->rowCount(); ++i) {
        const QModelIndex heading = m_filter->index(i, 0);
        if (m_tree->isExpanded(heading)) {
            unfolded.insert(heading.data(ObjectsModel::HeadingRole).toString());
        }
    }
    const QVariant chosen = m_tree->currentIndex().data(ObjectsModel::ObjectRole);
    const int scrolled = m_tree->verticalScrollBar()->value();
    const QSignalBlocker quiet(m_tree->selectionModel());
    m_isReset = false;
    m_model->show(*session, static_cast<ObjectGrouping>(m_grouping->currentIndex()));
    if (!m_isReset) {
        return;
    }
    for (int i = 0; i < m_filter->rowCount(); ++i) {
        const QModelIndex heading = m_filter->index(i, 0);
        if (unfolded.contains(heading.data(ObjectsModel::HeadingRole).toString())) {
            m_tree->setExpanded(heading, true);
        }
    }
    if (chosen.isValid()) {
        const QModelIndex index = m_filter->mapFromSource(m_model->indexOf(chosen.toUInt()));
        if (index.isValid() && (!index.parent().isValid() || m_tree->isExpanded(index.parent()))) {
            m_tree->setCurrentIndex(index);
        }
    }
    m_tree->verticalScrollBar()->setValue(scrolled);
}

void ObjectsView::select(std::uint32_t row) {
    const QSignalBlocker quiet(m_tree->selectionModel());
    const QModelIndex index = m_filter->mapFromSource(m_model->indexOf(row));
    if (index.isValid()) {
        m_tree->setCurrentIndex(index);
        m_tree->scrollTo(index);
    }
    m_tree->viewport()->update();
}

} // namespace orrery::widgets
