// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/events_view.h"

#include "widgets/base/filter_keys.h"
#include "widgets/sandbox/events_model.h"
#include "widgets/sandbox/sandbox.h"

#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>

namespace orrery::widgets {

using engine::Happening;

namespace {
constexpr std::size_t mostEvents = 5000; ///< of a range of turns; the filter would be slow with more
} // namespace

EventsView::EventsView(Sandbox& sandbox, QWidget* parent)
    : QWidget(parent), m_sandbox(sandbox), m_model(new EventsModel(this)), m_filter(new QSortFilterProxyModel(this)),
      m_words(new QLineEdit(this)), m_tree(new QTreeView(this)), m_empty(new QLabel(this)), m_note(new QLabel(this)) {
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
    m_note->setWordWrap(true);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(m_words);
    layout->addWidget(m_note);
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
    connect(&m_sandbox, &Sandbox::shownTurnsChanged, this, &EventsView::refresh);
    refresh();
}

QString EventsView::note() const {
    return m_note->text();
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
    if (const auto turns = m_sandbox.shownTurns(); turns && session != nullptr) {
        readRange(*session, {turns->first, std::min(turns->last, m_sandbox.lastTurn())});
        return;
    }
    m_listed.reset();
    m_leftOut = 0;
    m_sandbox.stopBeside(*this);
    {
        const QSignalBlocker quiet(m_tree->selectionModel());
        m_model->show(session != nullptr ? engine::happeningsOf(*session, session->turn()) : std::vector<Happening>());
    }
    showFound();
}

/// Lists the events of several turns, which are read beside the run.
void EventsView::readRange(const engine::Session& session, TurnRange turns) {
    const Listed wanted{m_sandbox.revision(), turns};
    if (m_listed == wanted) {
        return;
    }
    m_listed = wanted;
    bool readsDropped = false; // dropped logs are computed again, and no view can read the run meanwhile
    for (std::uint32_t turn = turns.first; turn <= turns.last; ++turn) {
        readsDropped |= !session.history().isLogKept(turn);
    }
    struct Found {
        std::vector<Happening> happenings;
        std::vector<std::uint32_t> turns;
        std::size_t leftOut = 0;
    };
    const auto found = std::make_shared<Found>();
    m_sandbox.workBeside(*this, {[found, turns](const engine::Session& run, const std::atomic<bool>& stop) {
                                     for (std::uint32_t turn = turns.first; turn <= turns.last && !stop; ++turn) {
                                         for (Happening& happening : engine::happeningsOf(run, turn)) {
                                             if (found->happenings.size() == mostEvents) {
                                                 ++found->leftOut;
                                                 continue;
                                             }
                                             found->happenings.push_back(std::move(happening));
                                             found->turns.push_back(turn);
                                         }
                                     }
                                 },
                                 [self = QPointer(this), found, wanted](bool isDone) {
                                     if (!self || self->m_listed != wanted) {
                                         return;
                                     }
                                     if (!isDone) {
                                         self->m_listed.reset();
                                         self->refresh(); // a job stopped it; its end calls refresh(), too
                                         return;
                                     }
                                     self->m_leftOut = found->leftOut;
                                     const QSignalBlocker quiet(self->m_tree->selectionModel());
                                     self->m_model->show(std::move(found->happenings), std::move(found->turns));
                                     self->showFound();
                                 },
                                 readsDropped});
}

/// Shows the events, or the reason why there are none.
void EventsView::showFound() {
    const engine::Session* const session = m_sandbox.session();
    const bool hasAny = !m_model->happenings().empty();
    const bool isFiltered = !m_words->text().isEmpty();
    if (!hasAny && (session != nullptr || !m_sandbox.hasRun())) {
        m_empty->setText(session == nullptr ? tr("Start a scenario to see its events.")
                         : m_listed         ? tr("No events in turns %1 to %2; only values changed.")
                                          .arg(m_listed->turns.first)
                                          .arg(m_listed->turns.last)
                         : session->turn() == 0
                             ? tr("No events yet. Step one turn.")
                             : tr("No events in turn %1; only values changed.").arg(session->turn()));
    } else if (hasAny) {
        m_empty->setText(tr("No event matches the filter."));
    }
    const bool isShown = m_filter->rowCount() > 0;
    m_empty->setVisible(!isShown);
    m_tree->setVisible(isShown);
    m_words->setVisible(hasAny || isFiltered);
    m_note->setText(m_leftOut > 0 ? tr("Only the first %1 events are listed, and %n more are not. Choose fewer turns "
                                       "to see them.",
                                       nullptr, static_cast<int>(m_leftOut))
                                        .arg(mostEvents)
                                  : QString());
    m_note->setVisible(m_leftOut > 0);
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
    if (const auto turn = m_model->turnOf(static_cast<std::size_t>(at.toInt()))) {
        emit turnWanted(*turn);
    }
    if (happening.where.file.isValid()) {
        emit placeWanted(happening.where);
    }
}

} // namespace orrery::widgets
