// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sweep/rank_view.h"

#include "widgets/base/elided_button.h"
#include "widgets/base/kept_fields.h"
#include "widgets/base/list_views.h"
#include "widgets/base/number_text.h"
#include "widgets/sweep/solve_dialog.h"
#include "widgets/sweep/sweep_bench.h"
#include "widgets/words/engine_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QProgressBar>
#include <QSpinBox>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace orrery::widgets {

namespace {

using State = RankBench::State;

constexpr int refreshMs = 50;
constexpr int usualTurns = 30;

QString kindText(engine::KnobKind kind) {
    switch (kind) {
    case engine::KnobKind::objectClass:
        return RankModel::tr("class");
    case engine::KnobKind::group:
        return RankModel::tr("group");
    case engine::KnobKind::number:
        return RankModel::tr("number");
    default:
        return RankModel::tr("constant");
    }
}

} // namespace

RankModel::RankModel(RankBench& bench, QObject* parent) : QAbstractTableModel(parent), m_bench(bench) {
    connect(&bench, &RankBench::partComes, this, [this](int place) { beginInsertRows({}, place, place); });
    connect(&bench, &RankBench::partCame, this, [this] { endInsertRows(); });
    connect(&bench, &RankBench::partsGo, this, [this] { beginResetModel(); });
    connect(&bench, &RankBench::partsWent, this, [this] { endResetModel(); });
}

int RankModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_bench.parts().size());
}

int RankModel::columnCount(const QModelIndex& /*parent*/) const {
    return columnCount_;
}

QString RankModel::textOf(const RankedPart& one, int column) const {
    switch (static_cast<Column>(column)) {
    case change:
        return changeText(one.change);
    case percent:
        return m_bench.base() == 0.0 ? QString()
                                     : (one.change < 0.0 ? QStringLiteral("−") : QStringLiteral("+")) +
                                           tr("%1 %").arg(shortNumber(std::abs(100.0 * one.change / m_bench.base())));
    case kind:
        return kindText(one.knob.kind);
    case part:
        return QString::fromStdString(one.knob.name);
    default:
        return engineText(one.knob.change);
    }
}

QVariant RankModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const RankedPart& one = m_bench.parts()[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return textOf(one, index.column());
    case Qt::ToolTipRole:
        return tr("The measure is then %1").arg(shortNumber(one.value));
    case Qt::TextAlignmentRole:
        return index.column() <= percent ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    default:
        return {};
    }
}

QVariant RankModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (static_cast<Column>(section)) {
    case change:
        return tr("Change");
    case percent:
        return tr("Percent");
    case kind:
        return tr("Kind");
    case part:
        return tr("Part");
    default:
        return tr("Tried");
    }
}

RankView::RankView(RankBench& bench, SweepBench& sweeps, QWidget* parent)
    : QWidget(parent), m_bench(bench), m_sweeps(sweeps), m_model(new RankModel(bench, this)),
      m_measures(new QComboBox(this)), m_expression(new QLineEdit(this)), m_object(new QLineEdit(this)),
      m_turns(new QSpinBox(this)), m_seeds(new QSpinBox(this)), m_go(new ElidedButton(this)),
      m_solve(new ElidedButton(this)), m_progress(new QProgressBar(this)), m_note(new QLabel(this)),
      m_table(new QTableView(this)), m_empty(new QLabel(this)) {
    buildFields();
    m_table->setModel(m_model);
    setUpTable(*m_table);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setAlternatingRowColors(true);
    m_table->setAccessibleName(tr("Parts of the content by their effect"));
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    m_table->horizontalHeader()->setStretchLastSection(true);
    const int letter = fontMetrics().averageCharWidth();
    for (const auto& [column, letters] : {std::pair{RankModel::change, 14}, std::pair{RankModel::percent, 12},
                                          std::pair{RankModel::kind, 12}, std::pair{RankModel::part, 40}}) {
        m_table->setColumnWidth(column, letters * letter);
    }
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(refreshMs);
    connect(&m_refresh, &QTimer::timeout, this, &RankView::refresh);
    connect(&m_bench, &RankBench::changed, this, [this] {
        if (isVisible()) {
            m_sweeps.list(); // does nothing unless the content is newer
        }
        if (!m_refresh.isActive()) {
            m_refresh.start();
        }
    });
    connect(&m_sweeps, &SweepBench::listed, this, &RankView::listMeasures);
    connect(m_measures, &QComboBox::activated, this, &RankView::takeMeasure);
    connect(m_go, &QToolButton::clicked, this,
            [this] { m_bench.state() == State::playing ? m_bench.stop() : start(); });
    for (QLineEdit* const line : {m_expression, m_object}) {
        connect(line, &QLineEdit::returnPressed, this, &RankView::start);
        connect(line, &QLineEdit::textChanged, this, &RankView::refresh);
    }
    connect(m_solve, &QToolButton::clicked, this, &RankView::solveWanted);
    connect(m_table, &QTableView::activated, this, &RankView::open);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_table, &QTableView::customContextMenuRequested, this, &RankView::showMenu);
    listMeasures();
    refresh();
}

void RankView::buildFields() {
    m_measures->setAccessibleName(tr("Measure of a sweep"));
    m_measures->setToolTip(tr("Fills the fields with a measure of a sweep, without the statements of the sweep"));
    m_measures->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_measures->setMinimumContentsLength(16);
    m_expression->setAccessibleName(tr("Number to rank by"));
    m_expression->setMinimumWidth(180);
    m_object->setPlaceholderText(tr("of the whole run"));
    m_object->setAccessibleName(tr("Object of the number"));
    m_object->setMaximumWidth(140);
    m_turns->setRange(1, 10'000);
    m_turns->setValue(usualTurns);
    m_turns->setAccessibleName(tr("Turns to play"));
    m_seeds->setRange(1, 1'000);
    m_seeds->setAccessibleName(tr("Number of seeds"));
    m_seeds->setToolTip(tr("With several seeds, the mean of all runs counts. 1: the seed of the scenario"));
    keepWithSession(*m_expression, "ranking.expression");
    keepWithSession(*m_object, "ranking.object");
    keepWithSession(*m_turns, "ranking.turns");
    keepWithSession(*m_seeds, "ranking.seeds");
    m_solve->setText(tr("Solve…"));
    m_solve->setToolTip(tr("Looks for the value of a number that makes the measure reach a target"));
    for (QToolButton* const button : {m_go, m_solve}) {
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setAutoRaise(true);
    }
    m_progress->setFixedWidth(120);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress of the ranking"));
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    m_empty->setObjectName(QStringLiteral("empty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setTextFormat(Qt::PlainText);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    auto* const turns = new QLabel(tr("&Turns:"), this);
    turns->setBuddy(m_turns);
    auto* const seeds = new QLabel(tr("See&ds:"), this);
    seeds->setBuddy(m_seeds);
    auto* const top = new QHBoxLayout;
    top->addWidget(m_measures);
    top->addWidget(m_expression, 1);
    top->addWidget(m_object);
    auto* const below = new QHBoxLayout; // two rows, for narrow windows
    for (QWidget* const one :
         std::initializer_list<QWidget*>{turns, m_turns, seeds, m_seeds, m_go, m_solve, m_progress}) {
        below->addWidget(one);
    }
    below->addWidget(m_note, 1);
    auto* const all = new QVBoxLayout(this);
    all->setContentsMargins(4, 4, 4, 4);
    all->addLayout(top);
    all->addLayout(below);
    all->addWidget(m_table, 1);
    all->addWidget(m_empty, 1);
}

void RankView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_sweeps.list();
}

QString RankView::note() const {
    return m_note->isHidden() ? QString() : m_note->text();
}

QString RankView::emptyText() const {
    return m_empty->isHidden() ? QString() : m_empty->text();
}

void RankView::focusMeasure() {
    m_expression->setFocus(Qt::ShortcutFocusReason);
    m_expression->selectAll();
}

/// Lists the measures of the sweeps. The chosen one stays chosen if it still exists.
void RankView::listMeasures() {
    const QString before = m_measures->currentText();
    m_measures->clear();
    m_measures->addItem(tr("Expression"));
    for (const ListedSweep& sweep : m_sweeps.sweeps()) {
        for (const ListedSweep::Measure& measure : sweep.measures) {
            m_measures->addItem(tr("%1: %2").arg(sweep.id, measure.id), sweep.scenario);
        }
    }
    m_measures->setCurrentIndex(std::max(0, m_measures->findText(before)));
    m_measures->setVisible(m_measures->count() > 1);
}

/// Fills the fields with a measure of a sweep.
void RankView::takeMeasure(int index) {
    int at = 0;
    for (const ListedSweep& sweep : m_sweeps.sweeps()) {
        for (const ListedSweep::Measure& measure : sweep.measures) {
            if (++at == index) {
                m_expression->setText(measure.expression);
                m_object->setText(measure.object);
                m_turns->setValue(static_cast<int>(measure.turn));
                m_seeds->setValue(static_cast<int>(sweep.seeds));
            }
        }
    }
}

void RankView::start() {
    if (m_expression->text().trimmed().isEmpty()) {
        return;
    }
    engine::RankedMeasure measure{.scenario = m_measures->currentData().toString().toStdString(),
                                  .turns = static_cast<std::uint32_t>(m_turns->value()),
                                  .object = m_object->text().trimmed().toStdString(),
                                  .expression = m_expression->text().toStdString()};
    for (int seed = 1; m_seeds->value() > 1 && seed <= m_seeds->value(); ++seed) {
        measure.seeds.push_back(static_cast<std::uint64_t>(seed));
    }
    m_bench.start(measure);
}

void RankView::refresh() {
    m_refresh.stop();
    const bool isPlaying = m_bench.state() == State::playing;
    m_expression->setPlaceholderText(m_object->text().trimmed().isEmpty()
                                         ? tr("Number, such as sum(planets, Industry)")
                                         : tr("Number, such as sum(owned planets, Industry)"));
    m_go->setText(isPlaying ? tr("Cancel") : tr("Rank"));
    m_go->setEnabled(isPlaying || !m_expression->text().trimmed().isEmpty());
    m_progress->setVisible(isPlaying);
    m_progress->setRange(0, static_cast<int>(m_bench.all())); // 0: it is not known
    m_progress->setValue(static_cast<int>(m_bench.tried()));
    m_note->setText(noteText());
    m_note->setVisible(!m_note->text().isEmpty());
    const bool hasRows = m_model->rowCount() > 0;
    m_table->setVisible(hasRows);
    m_empty->setText(hasRows ? QString() : emptySentence());
    m_empty->setVisible(!hasRows);
}

QString RankView::emptySentence() const {
    switch (m_bench.state()) {
    case State::playing:
        return m_bench.all() == 0 ? tr("Playing the run without a change…") : tr("Trying the first parts…");
    case State::failed:
        return m_bench.failure();
    case State::stopped:
        return tr("Cancelled.");
    case State::idle:
        break;
    }
    return m_bench.tried() > 0 ? tr("No part of the content changes this number.")
                               : tr("Type a number that matters to you, or choose a measure of a sweep. “Rank” removes "
                                    "each group and makes each number 10 % larger, and lists what this changes.");
}

/// Returns the summary of the results.
QString RankView::noteText() const {
    QStringList notes;
    if (m_bench.all() > 0) {
        notes << tr("The measure is %1.").arg(shortNumber(m_bench.base()));
        notes << tr("Tried %1 of %2 parts; %3 change nothing, %4 leave no value.")
                     .arg(m_bench.tried())
                     .arg(m_bench.all())
                     .arg(m_bench.idle())
                     .arg(m_bench.broken());
    }
    if (m_bench.state() == State::stopped) {
        notes << tr("Cancelled.");
    }
    if (m_bench.state() == State::failed && m_model->rowCount() > 0) { // otherwise the empty view has the reason
        notes << m_bench.failure();
    }
    if (m_bench.isStale()) {
        notes << tr("The content has changed since these results.");
    }
    return notes.join(QLatin1Char(' '));
}

/// Returns the number of the current row; null if the row is no number.
const engine::Knob* RankView::currentNumber() const {
    const QModelIndex current = m_table->currentIndex();
    if (!current.isValid()) {
        return nullptr;
    }
    const engine::Knob& knob = m_bench.parts()[static_cast<std::size_t>(current.row())].knob;
    const bool isNumber = knob.kind == engine::KnobKind::number || knob.kind == engine::KnobKind::constant;
    return isNumber && !knob.edits.empty() ? &knob : nullptr;
}

SolveStart RankView::solveStart() const {
    SolveStart start{.scenario = m_measures->currentData().toString(),
                     .expression = m_expression->text(),
                     .object = m_object->text().trimmed(),
                     .turns = m_turns->value(),
                     .seeds = m_seeds->value()};
    if (m_bench.all() > 0 && !m_bench.isStale()) {
        start.measured = m_bench.base();
        if (const engine::Knob* const knob = currentNumber()) {
            start.number = knob->edits.front(); // its place is that in the present content
        }
    }
    return start;
}

void RankView::showMenu(QPoint at) {
    const QModelIndex index = m_table->indexAt(at);
    if (!index.isValid()) {
        return;
    }
    m_table->setCurrentIndex(index);
    QMenu menu(this);
    menu.addAction(tr("Open the XML"), this, [this] { open(m_table->currentIndex()); });
    QAction* const solve = menu.addAction(tr("Which value makes the measure reach…"), this, &RankView::solveWanted);
    solve->setEnabled(currentNumber() != nullptr && !m_bench.isStale());
    menu.exec(m_table->viewport()->mapToGlobal(at));
}

void RankView::open(const QModelIndex& index) {
    if (index.isValid()) {
        emit placeWanted(m_bench.parts()[static_cast<std::size_t>(index.row())].knob.where);
    }
}

} // namespace orrery::widgets
