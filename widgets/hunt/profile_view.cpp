// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/hunt/profile_view.h"

#include "widgets/base/filter_keys.h"
#include "widgets/base/kept_fields.h"
#include "widgets/base/list_views.h"
#include "widgets/hunt/flame_chart.h"
#include "widgets/hunt/profile_model.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace orrery::widgets {

using State = RunProfile::State;

ProfileView::ProfileView(RunProfile& profile, const Sandbox& sandbox, QWidget* parent)
    : QWidget(parent), m_profile(profile), m_sandbox(sandbox), m_model(new ProfileModel(this)),
      m_first(new QSpinBox(this)), m_last(new QSpinBox(this)), m_measure(new QToolButton(this)),
      m_words(new QLineEdit(this)), m_kinds(new QComboBox(this)), m_looks(new QComboBox(this)),
      m_note(new QLabel(this)), m_table(new QTableView(this)), m_chart(new FlameChart(this)),
      m_empty(new QLabel(this)) {
    m_first->setAccessibleName(tr("First turn"));
    m_last->setAccessibleName(tr("Last turn"));
    m_measure->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_measure->setAutoRaise(true);
    setUpFilter(*m_words, tr("Filter parts"), "profile.filter");
    m_kinds->addItem(tr("All kinds"));
    for (int kind = 0; kind < static_cast<int>(engine::ProfileKind::count_); ++kind) {
        m_kinds->addItem(profileKindWords(static_cast<engine::ProfileKind>(kind)));
    }
    m_kinds->setAccessibleName(tr("Kind of the parts"));
    keepWithSession(*m_kinds, "profile.kind");
    m_looks->addItems({tr("Table"), tr("Flame chart")});
    m_looks->setAccessibleName(tr("Look of the profile"));
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    m_table->setModel(m_model);
    setUpTable(*m_table);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setAlternatingRowColors(true);
    m_table->setAccessibleName(tr("Profile"));
    m_table->setWordWrap(false);
    QHeaderView& header = *m_table->horizontalHeader();
    header.setSectionResizeMode(QHeaderView::Interactive);
    header.setSectionsClickable(true);
    header.setSortIndicatorShown(true);
    header.setSortIndicator(ProfileModel::total, Qt::DescendingOrder);
    const int letter = fontMetrics().averageCharWidth();
    for (const auto& [column, letters] :
         {std::pair{ProfileModel::part, 56}, std::pair{ProfileModel::kind, 16}, std::pair{ProfileModel::total, 13},
          std::pair{ProfileModel::own, 18}, std::pair{ProfileModel::perObject, 23},
          std::pair{ProfileModel::evaluations, 15}, std::pair{ProfileModel::in, 10}, std::pair{ProfileModel::out, 10},
          std::pair{ProfileModel::firings, 10}, std::pair{ProfileModel::changes, 12},
          std::pair{ProfileModel::objects, 10}}) {
        m_table->setColumnWidth(column, letters * letter);
    }
    m_empty->setObjectName(QStringLiteral("empty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setTextFormat(Qt::PlainText);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    auto* const fromLabel = new QLabel(tr("T&urns:"), this);
    fromLabel->setBuddy(m_first);
    auto* const toLabel = new QLabel(tr("to"), this);
    auto* const top = new QHBoxLayout;
    for (QWidget* const widget : std::initializer_list<QWidget*>{fromLabel, m_first, toLabel, m_last, m_measure}) {
        top->addWidget(widget);
    }
    top->addWidget(m_words, 1);
    top->addWidget(m_kinds);
    top->addWidget(m_looks);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addLayout(top);
    layout->addWidget(m_note);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_chart, 1);
    layout->addWidget(m_empty, 1);

    connect(m_measure, &QToolButton::clicked, this, &ProfileView::toggle);
    for (QSpinBox* const turn : {m_first, m_last}) {
        connect(turn, &QSpinBox::valueChanged, this, [this, turn](int value) {
            m_isChosen = true;
            QSpinBox& other = turn == m_first ? *m_last : *m_first; // the range is never empty
            other.setValue(turn == m_first ? std::max(other.value(), value) : std::min(other.value(), value));
        });
    }
    connect(m_words, &QLineEdit::textChanged, this, &ProfileView::setFilter);
    connect(m_kinds, &QComboBox::currentIndexChanged, this, &ProfileView::setFilter);
    connect(m_looks, &QComboBox::currentIndexChanged, this, &ProfileView::showState);
    keepWithSession(*m_looks, "profile.look");
    moveListFromLine(*m_words, *m_table);
    connect(m_words, &QLineEdit::returnPressed, this, [this] {
        const QModelIndex at = m_table->currentIndex().isValid() ? m_table->currentIndex() : m_model->index(0, 0);
        if (const auto row = m_model->rowAt(at)) {
            open(*row);
        }
    });
    connect(&header, &QHeaderView::sortIndicatorChanged, m_model, &ProfileModel::sort);
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex& at) { open(*m_model->rowAt(at)); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& at) {
        if (const auto row = m_model->rowAt(at)) {
            m_chart->setRow(*row);
        }
    });
    connect(m_chart, &FlameChart::rowChosen, this, [this](std::uint32_t row) {
        if (const QModelIndex at = m_model->indexOf(row); at.isValid()) {
            m_table->setCurrentIndex(at);
        }
    });
    connect(m_chart, &FlameChart::rowWanted, this, &ProfileView::open);
    connect(&m_profile, &RunProfile::changed, this, &ProfileView::refresh);
    connect(&m_sandbox, &Sandbox::shownTurnsChanged, this, &ProfileView::followRun);
    setIcon();
    setFilter();
    refresh();
}

void ProfileView::setIcon() {
    m_measure->setIcon(icon(QStringLiteral("profile"), themeOf(palette())));
}

void ProfileView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) {
        setIcon();
        m_chart->viewport()->update();
    }
    QWidget::changeEvent(event);
}

void ProfileView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void ProfileView::focusMeasure() {
    m_measure->setFocus(Qt::ShortcutFocusReason);
}

/// Offers the turns of the run. Until the user chooses some, these are the chosen turns of the sandbox, or its present
/// turn.
void ProfileView::followRun() {
    const int last = std::max(1, static_cast<int>(m_sandbox.lastTurn()));
    const QSignalBlocker first(m_first);
    const QSignalBlocker second(m_last);
    m_first->setRange(1, last);
    m_last->setRange(1, last);
    if (!m_isChosen) {
        const auto shown = m_sandbox.shownTurns().value_or(TurnRange{m_sandbox.turn(), m_sandbox.turn()});
        m_first->setValue(static_cast<int>(shown.first));
        m_last->setValue(static_cast<int>(shown.last));
    }
}

void ProfileView::toggle() {
    if (m_profile.state() == State::measuring) {
        m_profile.stop();
        return;
    }
    m_profile.measure({static_cast<std::uint32_t>(m_first->value()), static_cast<std::uint32_t>(m_last->value())});
}

/// Shows the newest profile. While the pane is not visible, it waits.
void ProfileView::refresh() {
    if (!isVisible()) {
        return;
    }
    if (m_profile.state() == State::noRun) {
        m_isChosen = false;
    }
    followRun();
    m_model->show(m_profile.profile());
    m_chart->show(m_profile.profile());
    showState();
}

void ProfileView::setFilter() {
    ProfileModel::Filter filter{.words = m_words->text().split(QLatin1Char(' '), Qt::SkipEmptyParts)};
    if (m_kinds->currentIndex() > 0) {
        filter.kind = static_cast<engine::ProfileKind>(m_kinds->currentIndex() - 1);
    }
    m_model->setFilter(std::move(filter));
    showState();
}

QString ProfileView::emptyText() const {
    return m_empty->isHidden() ? QString() : m_empty->text();
}

QString ProfileView::note() const {
    return m_note->isHidden() ? QString() : m_note->text();
}

QString ProfileView::emptySentence() const {
    switch (m_profile.state()) {
    case State::noRun:
        return tr("No run yet. Create a new galaxy or open a scenario; then step turns to measure them.");
    case State::noTurn:
        return tr("The run has no turn yet. Step a turn to measure it.");
    case State::empty:
        return tr("Choose turns and measure them. The profile shows which groups, conditions and expressions take the "
                  "time.");
    case State::measuring:
        return tr("Measuring…");
    case State::stopped:
        return tr("The measurement was stopped. Measure again.");
    case State::failed:
    case State::measured:
        break;
    }
    return tr("No part matches the filter.");
}

QString ProfileView::noteText() const {
    const ProfilePtr& profile = m_profile.profile();
    if (m_profile.state() == State::measuring) {
        return tr("Measuring turn %1…").arg(m_profile.reached());
    }
    if (profile == nullptr) {
        return {};
    }
    const QString time = profileTime(profile->seconds);
    const auto turns = static_cast<double>(std::max<std::size_t>(1, profile->hashes.size()));
    QString note = profile->first == profile->last ? tr("Turn %1: %2.").arg(profile->first).arg(time)
                                                   : tr("Turns %1 to %2: %3, %4 for each turn.")
                                                         .arg(profile->first)
                                                         .arg(profile->last)
                                                         .arg(time, profileTime(profile->seconds / turns));
    if (m_profile.state() == State::failed) {
        note = tr("The measurement ended early: %1.").arg(m_profile.problem());
    } else if (m_profile.state() == State::stopped) {
        note += QLatin1Char(' ') + tr("A later measurement was stopped.");
    } else if (m_profile.isOutdated()) {
        note += QLatin1Char(' ') + tr("The run has changed since. Measure again.");
    }
    return note;
}

void ProfileView::showState() {
    const bool isChart = m_looks->currentIndex() == 1;
    const bool hasRows = isChart ? m_profile.profile() != nullptr : m_model->rowCount() > 0;
    const bool isMeasuring = m_profile.state() == State::measuring;
    const bool canMeasure = m_profile.state() != State::noRun && m_profile.state() != State::noTurn;
    const QString note = noteText();
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    m_table->setVisible(hasRows && !isChart);
    m_chart->setVisible(hasRows && isChart);
    m_empty->setText(emptySentence());
    m_empty->setVisible(!hasRows);
    m_measure->setText(isMeasuring ? tr("Stop") : tr("Measure"));
    m_measure->setToolTip(isMeasuring ? tr("Stop the measurement")
                                      : tr("Compute these turns again, and measure their parts"));
    m_measure->setEnabled(canMeasure);
    for (QWidget* const widget : std::initializer_list<QWidget*>{m_first, m_last}) {
        widget->setEnabled(canMeasure && !isMeasuring);
    }
    for (QWidget* const widget : std::initializer_list<QWidget*>{m_words, m_kinds}) {
        widget->setEnabled(!isChart);
    }
}

void ProfileView::open(std::uint32_t row) {
    const engine::Location where = m_model->profile()->rows[row].where;
    if (where.file.isValid()) {
        emit placeWanted(where);
    }
}

} // namespace orrery::widgets
