// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/objects_view.h"

#include "widgets/base/background.h"
#include "widgets/base/filter_keys.h"
#include "widgets/base/kept_fields.h"
#include "widgets/base/own_event.h"
#include "widgets/sandbox/objects_model.h"
#include "widgets/sandbox/sandbox.h"

#include <QApplication>
#include <QComboBox>
#include <QEventLoop>
#include <QLineEdit>
#include <QPointer>
#include <QScrollBar>
#include <QTreeView>
#include <QVBoxLayout>

namespace orrery::widgets {

namespace {
constexpr std::size_t mostUnfolded = 2000; ///< lines up to which the filter expands what it finds
} // namespace

ObjectsView::ObjectsView(Sandbox& sandbox, QWidget* parent)
    : QWidget(parent), m_sandbox(sandbox), m_model(new ObjectsModel(this)), m_grouping(new QComboBox(this)),
      m_words(new QLineEdit(this)), m_tree(new QTreeView(this)) {
    m_grouping->addItems({tr("By system"), tr("By owner"), tr("By class")}); // in the order of ObjectGrouping
    m_grouping->setAccessibleName(tr("Grouping of the objects"));
    keepWithSession(*m_grouping, "objects.grouping");
    setUpFilter(*m_words, tr("Filter objects"), "objects.filter");
    m_tree->setModel(m_model);
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setAccessibleName(tr("Objects"));
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(m_grouping);
    layout->addWidget(m_words);
    layout->addWidget(m_tree, 1);

    connect(m_grouping, &QComboBox::currentIndexChanged, this, &ObjectsView::showPage);
    connect(m_words, &QLineEdit::textChanged, this, &ObjectsView::refresh);
    const auto nameOf = [](const QModelIndex& heading) { return heading.data(ObjectsModel::HeadingRole).toString(); };
    connect(m_tree, &QTreeView::expanded, this, [=, this](const QModelIndex& one) { m_unfolded.insert(nameOf(one)); });
    connect(m_tree, &QTreeView::collapsed, this, [=, this](const QModelIndex& one) { m_unfolded.remove(nameOf(one)); });
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
        if (const QVariant row = index.data(ObjectsModel::ObjectRole); row.isValid()) {
            emit objectWanted(row.toUInt());
        }
    });
    walkFromFilter(*m_words, *m_tree);
    connect(&m_sandbox, &Sandbox::changed, this, &ObjectsView::refresh);
    connect(&m_sandbox, &Sandbox::started, this, [this] { ++m_run; });
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

void ObjectsView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_isOld) {
        refresh();
    }
}

void ObjectsView::refresh() {
    m_isOld = true;
    const engine::Session* const session = m_sandbox.session();
    if (session == nullptr && !m_sandbox.hasRun()) {
        m_isOld = false;
        ++m_run;
        m_model->show(nullptr);
    }
    if (session == nullptr || m_tree->isHidden() || !isVisible() || m_isListing) {
        return; // another page shows the objects, or the view follows when it can
    }
    m_isOld = false;
    const auto grouping = static_cast<ObjectGrouping>(m_grouping->currentIndex());
    if (session->state().view().rowCount <= mostAtOnce) {
        take(objectsListOf(objectsStateOf(*session), grouping, m_words->text()));
        return;
    }
    m_isListing = true;
    inBackground([self = QPointer(this), state = objectsStateOf(*session), grouping, words = m_words->text(),
                  shown = m_model->list(), run = m_run] {
        ObjectsListPtr list = objectsListOf(state, grouping, words);
        if (*list == *shown) {
            list = shown;
        }
        QMetaObject::invokeMethod(
            qApp,
            [self, list, run] {
                if (self) {
                    self->m_isListing = false;
                    if (self->m_run == run) { // otherwise its objects belong to an earlier run
                        self->take(list);
                    } else {
                        self->m_isOld = true;
                    }
                    if (self->m_isOld) {
                        self->refresh();
                    }
                }
            },
            Qt::QueuedConnection);
    });
}

/// Shows a list. Keeps the expanded headings, the current object and the scroll position.
void ObjectsView::take(ObjectsListPtr list) {
    if (*list == *m_model->list()) {
        return;
    }
    const QVariant chosen = m_tree->currentIndex().data(ObjectsModel::ObjectRole);
    const int scrolled = m_tree->verticalScrollBar()->value();
    const QSignalBlocker quiet(m_tree->selectionModel());
    m_model->show(std::move(list));
    const std::vector<ObjectsList::Heading>& headings = m_model->list()->headings;
    const bool isFiltered = !m_words->text().isEmpty();
    std::size_t lines = headings.size();
    const QSet<QString> unfolded = m_unfolded;
    for (std::size_t i = 0; i < headings.size() && (isFiltered || !unfolded.isEmpty()); ++i) {
        const bool isFound = isFiltered && lines + headings[i].objects.size() <= mostUnfolded;
        if (isFound || unfolded.contains(headings[i].entry.name)) {
            lines += headings[i].objects.size();
            m_tree->setExpanded(m_model->index(static_cast<int>(i), 0), true);
        }
    }
    if (isFiltered) {
        m_unfolded = unfolded; // those that the user expanded
    }
    if (chosen.isValid()) {
        const QModelIndex index = m_model->indexOf(chosen.toUInt());
        if (index.isValid() && (!index.parent().isValid() || m_tree->isExpanded(index.parent()))) {
            m_tree->setCurrentIndex(index);
        }
    }
    m_tree->verticalScrollBar()->setValue(scrolled);
}

void ObjectsView::waitUntilCurrent() {
    while (m_isListing) {
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    }
}

void ObjectsView::select(std::uint32_t row) {
    const QSignalBlocker quiet(m_tree->selectionModel());
    const QModelIndex index = m_model->indexOf(row);
    if (index.isValid()) {
        m_tree->setCurrentIndex(index);
        m_tree->scrollTo(index);
    }
    m_tree->viewport()->update();
}

} // namespace orrery::widgets
