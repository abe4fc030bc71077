// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/events_view.h"

#include "widgets/base/filter_keys.h"
#include "widgets/sandbox/events_model.h"
#include "widgets/sandbox/sandbox.h"

#include <QLabel>
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QVBoxLayout>

namespace orrery::widgets {

using engine::Happening;

EventsView::EventsView(Sandbox& sandbox, QWidget* parent)
    : QWidget(parent), m_sandbox(sandbox), m_model(new EventsModel(this)), m_filter(new QSortFilterProxyModel(this)),
      m_words(new QLineEdit(this)), m_tree(new QTreeView(this)), m_empty(new QLabel(this)) {
    setUpFilter(*m_words, tr("Filter events"), "events.filter");
    m_filter->setSourceModel(m_model);
    m_filter->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_filter->setRecursiveFilteringEnabled(true);
    m_filter->setAutoAcceptChildRows(true);
    m_tree->setModel(m_filter);
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setAccessibleName(tr("Events of the turn"));
    m_empty->setObjectName(QStringLiteral("empty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(m_words);
    layout->addWidget(m_tree, 1);
    layout->addWidget(m_empty, 1);

    connect(m_words, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_filter->setFilterFixedString(words);
        showFound();
    });
    connect(m_tree, &QTreeView::activated, this, &EventsView::open);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
        const QVariant at = index.data(EventsModel::HappeningRole);
        const engine::Row subject =
            at.isValid() ? m_model->happenings()[static_cast<std::size_t>(at.toInt())].subject : engine::noRow;
        if (subject != engine::noRow) {
            emit objectWanted(subject);
        }
    });
    walkFromFilter(*m_words, *m_tree);
    connect(&m_sandbox, &Sandbox::changed, this, &EventsView::refresh);
    refresh();
}

void EventsView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_isStale) {
        refresh();
    }
}

void EventsView::refresh() {
    m_isStale = !isVisible();
    if (m_isStale && m_sandbox.hasRun()) {
        return; // a turn may have thousands of events, so the view lists them only while it is visible
    }
    const engine::Session* const session = m_sandbox.session();
    if (session == nullptr && m_sandbox.hasRun()) {
        return; // a job is running, so the view keeps the shown events
    }
    {
        const QSignalBlocker quiet(m_tree->selectionModel());
        m_model->show(session != nullptr ? engine::happeningsOf(*session, session->turn()) : std::vector<Happening>());
    }
    showFound();
}

/// Shows the events, or the reason why there are none.
void EventsView::showFound() {
    const engine::Session* const session = m_sandbox.session();
    const bool hasAny = !m_model->happenings().empty();
    const bool isFiltered = !m_words->text().isEmpty();
    if (!hasAny && (session != nullptr || !m_sandbox.hasRun())) {
        m_empty->setText(session == nullptr ? tr("Start a scenario to see its events.")
                                            : tr("No events in turn %1; only values changed.").arg(session->turn()));
    } else if (hasAny) {
        m_empty->setText(tr("No event matches the filter."));
    }
    const bool isShown = m_filter->rowCount() > 0;
    m_empty->setVisible(!isShown);
    m_tree->setVisible(isShown);
    m_words->setVisible(hasAny || isFiltered);
    if (isFiltered) {
        m_tree->expandAll();
    }
}

void EventsView::open(const QModelIndex& index) {
    const QVariant at = index.data(EventsModel::HappeningRole);
    if (!at.isValid()) {
        return;
    }
    const Happening& happening = m_model->happenings()[static_cast<std::size_t>(at.toInt())];
    if (happening.where.file.isValid()) {
        emit placeWanted(happening.where);
    }
}

} // namespace orrery::widgets
