// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/compare.h"

#include "app/ide/background_file.h"
#include "app/ide/export_file.h"
#include "app/ide/features/content_tests.h"
#include "app/ide/features/make_small.h"
#include "app/ide/main_window.h"
#include "engine/lab/run_expression.h"
#include "engine/trace/explain.h"
#include "widgets/base/kept_fields.h"
#include "widgets/compare/compare_view.h"
#include "widgets/compare/run_comparison.h"
#include "widgets/compare/seeds_run.h"
#include "widgets/galaxy/galaxy_view.h"
#include "widgets/hunt/edit_hunt.h"
#include "widgets/hunt/edit_hunt_view.h"
#include "widgets/inspector/numbers.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/sandbox/timeline.h"
#include "widgets/words/engine_text.h"

#include <QApplication>
#include <QDockWidget>
#include <QFileInfo>
#include <QJsonArray>
#include <QPointer>
#include <QStatusBar>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <atomic>
#include <memory>
#include <string_view>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

constexpr int lineAfterMs = 500; ///< time after the last key
const QString baseKey = QStringLiteral("compare.base");

/// The names of the bases in the session, by CompareBase.
constexpr std::array<std::string_view, 6> baseNames{"before", "saved", "opened", "pinned", "revision", "branch"};
static_assert(baseNames.size() == static_cast<std::size_t>(CompareBase::count_));

} // namespace

CompareFeature::CompareFeature(MainWindow& window)
    : Feature(window), m_comparison(new RunComparison(window.sandbox(), window.analyzer(), window.store(), this)),
      m_seeds(new SeedsRun(*m_comparison, window.sandbox(), this)), m_hunt(new EditHunt(this)),
      m_dock(window.addPane({.title = tr("Compare"),
                             .name = "compare",
                             .area = Qt::BottomDockWidgetArea,
                             .shownIn = PaneIn::sandbox | PaneIn::sideBySide,
                             .make = [this] { return makeView(); }})),
      m_line(new QToolButton), m_lineSoon(new QTimer(this)), m_file(new BackgroundFile(window)) {
    m_line->setObjectName(QStringLiteral("comparison"));
    m_line->setAutoRaise(true);
    m_line->setFocusPolicy(Qt::NoFocus); // never takes the focus; the command opens the pane by key
    m_line->setMinimumWidth(1);          // a long line does not widen the window
    m_line->hide();
    window.statusBar()->addWidget(m_line);
    connect(m_line, &QToolButton::clicked, this, &CompareFeature::open);
    connect(window.statusBar(), &QStatusBar::messageChanged, this, [this](const QString& message) {
        if (message.isEmpty()) {
            showLine(); // a message has its place
        }
    });
    window.actions().connectTo("run.compare", [this] { open(); });
    window.actions().connectTo("run.many-seeds", [this] {
        open();
        if (auto* const view = m_dock->findChild<CompareView*>()) {
            view->manySeeds().setChecked(true);
            view->focusRows();
        }
    });
    window.actions().connectTo("run.pin", [this] { pin(); });
    window.addPane({.title = tr("Find the edit"),
                    .name = "find-edit",
                    .area = Qt::BottomDockWidgetArea,
                    .shownIn = PaneIn::none,
                    .make = [this] {
                        auto* const view = new EditHuntView(*m_hunt);
                        connect(view, &EditHuntView::placeWanted, this, &CompareFeature::goToPlace);
                        return view;
                    }});
    window.actions().connectTo("run.find-edit", [this] {
        const auto* const view = m_dock->findChild<CompareView*>();
        const auto value = view != nullptr ? view->chosenValue() : std::nullopt;
        if (value && !this->window().inspector().isAncestorOf(this->window().focusWidget())) {
            findEdit(*value);
        } else {
            findEditOfInspected();
        }
    });
    connect(&window, &MainWindow::projectClosing, m_hunt, &EditHunt::clear);
    connect(&window, &MainWindow::projectClosing, m_seeds, &SeedsRun::clear);
    connect(&window, &MainWindow::stateChanged, this, [&window] {
        window.actions()["run.compare"].setEnabled(window.hasProject());
        window.actions()["run.find-edit"].setEnabled(window.hasProject());
        window.actions()["run.many-seeds"].setEnabled(window.sandbox().hasRun());
        window.actions()["run.pin"].setEnabled(window.sandbox().hasRun());
    });
    connect(m_comparison, &RunComparison::changed, this, &CompareFeature::refresh);
    connect(m_dock, &QDockWidget::visibilityChanged, this, [this](bool isVisible) {
        m_isShown = isVisible;
        markObjects();
        this->window().inspector().showEarlier();
    });
    connect(&window.inspector(), &ObjectInspector::ledgerShown, this, &CompareFeature::explainEarlier);
    window.inspector().setEarlierReader([this](engine::Row row) { return earlierValues(row); });
    connect(&window.galaxy(), &GalaxyView::marksCleared, this, [this] { m_isMarked = false; });
    if (auto* const fields = window.findChild<KeptFields*>()) {
        connect(m_comparison, &RunComparison::baseChosen, fields, [this, fields] {
            const QString kind = QLatin1String(baseNames[static_cast<std::size_t>(m_comparison->base())].data());
            fields->setValue(baseKey, QJsonArray{kind, QString::fromStdString(m_comparison->baseName())});
        });
        connect(fields, &KeptFields::replaced, this,
                [this, fields] { restoreBase(fields->values().value(baseKey).toArray()); });
    }
    connect(qApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive) {
            m_comparison->renewRevision(); // the user may have committed meanwhile
        }
    });
    m_lineSoon->setObjectName(QStringLiteral("comparison-line"));
    m_lineSoon->setSingleShot(true);
    m_lineSoon->setInterval(lineAfterMs);
    connect(m_lineSoon, &QTimer::timeout, this, &CompareFeature::showLine);
    connect(&window.store().list(), &DocumentList::changed, m_lineSoon, qOverload<>(&QTimer::start));
}

/// Compares with the run that the user chose in an earlier session. A pinned run ended with its session.
void CompareFeature::restoreBase(const QJsonArray& kept) {
    const auto kind = std::ranges::find(baseNames, kept.at(0).toString().toStdString());
    const auto base = static_cast<CompareBase>(kind - baseNames.begin());
    if (kind != baseNames.end() && base != CompareBase::pinned) {
        m_comparison->setBase(base, kept.at(1).toString().toStdString());
    }
}

CompareView* CompareFeature::makeView() {
    auto* const view = new CompareView(*m_comparison, *m_seeds, window().sandbox());
    connect(view, &CompareView::valueWanted, this,
            [this](std::uint32_t row, engine::ColumnId column, std::uint32_t turn) {
                goToTurn(turn);
                window().showObject(row);
                window().inspector().explain(row, column);
                if (auto* const dock = window().findChild<QDockWidget*>(QStringLiteral("inspector"))) {
                    dock->show(); // the table keeps the focus, so that the keys go on through it
                    dock->raise();
                }
            });
    connect(view, &CompareView::turnWanted, this, &CompareFeature::goToTurn);
    Sandbox& sandbox = window().sandbox();
    connect(&sandbox, &Sandbox::shownTurnsChanged, view, [view, &sandbox] { view->showTurns(sandbox.shownTurns()); });
    view->showTurns(sandbox.shownTurns());
    connect(view, &CompareView::placeWanted, this, &CompareFeature::goToPlace);
    connect(view, &CompareView::editWanted, this, qOverload<std::size_t>(&CompareFeature::findEdit));
    connect(view, &CompareView::assertWanted, this, &CompareFeature::assertValue);
    connect(view, &CompareView::smallWanted, this, &CompareFeature::makeSmall);
    connect(view, &CompareView::said, &window(), &MainWindow::say);
    connect(view, &CompareView::pinWanted, this, &CompareFeature::pin);
    connect(view, &CompareView::problemsWanted, this, [this] { window().raisePane(QStringLiteral("problems")); });
    return view;
}

void CompareFeature::open() {
    window().raisePane(QStringLiteral("compare"));
    if (auto* const view = m_dock->findChild<CompareView*>()) {
        view->focusRows();
    }
}

void CompareFeature::pin() {
    m_comparison->pin();
    window().say(tr("Pinned this run: Compare shows the differences of later runs from it"));
}

void CompareFeature::goToPlace(const QString& path, engine::Span span) {
    if (const AnalysisPtr analysis = window().analyzer().latest()) {
        window().goTo({analysis->fileOf(path), span});
    }
}

/// Returns a difference as a value of the present run. If there is none, says why.
std::optional<CompareFeature::PresentValue> CompareFeature::presentValue(std::size_t value) {
    const ComparisonPtr& found = m_comparison->comparison();
    if (found == nullptr || window().sandbox().session() == nullptr || value >= found->values.size()) {
        window().say(tr("The runs are being compared. Try again in a moment."));
        return std::nullopt;
    }
    const ComparedValue& difference = found->values[value];
    const engine::Row row = found->objects[difference.object].right;
    const ComparedValueKind& kind = found->kinds[difference.kind];
    if (row == engine::noRow || (!kind.right && !kind.isPresence)) {
        window().say(row == engine::noRow ? tr("The present run does not have this object")
                                          : tr("The present content does not have this value"));
        return std::nullopt;
    }
    return PresentValue{row, kind.isPresence ? std::nullopt : kind.right,
                        found->isDifferentNow(difference) ? found->turn : difference.first};
}

/// Searches the edits that made a difference.
void CompareFeature::findEdit(std::size_t value) {
    if (const auto present = presentValue(value)) {
        const Comparison& found = *m_comparison->comparison();
        const ComparedValue& difference = found.values[value];
        findEdit(*present, engineText(found.kinds[difference.kind].label), found.objects[difference.object].name);
    }
}

/// Searches the edits that made the value that the inspector explains differ from the earlier run.
void CompareFeature::findEditOfInspected() {
    const engine::Session* const session = window().sandbox().session();
    const auto row = window().inspector().object();
    const auto column = window().inspector().explained();
    if (!row || !column) {
        open();
        window().say(tr("Choose a difference in Compare, or a value in the inspector first"));
    } else if (session == nullptr) {
        window().say(tr("The runs are being compared. Try again in a moment."));
    } else {
        findEdit({*row, *column, session->turn()}, engineText(engine::columnLabel(*session->program().model, *column)),
                 QString::fromStdString(session->universe().view().nameOf(*row)));
    }
}

/// Searches the edits that made a value differ, with the earlier run of the comparison (I4.18).
void CompareFeature::findEdit(const PresentValue& value, const QString& label, const QString& object) {
    const engine::Session* const session = window().sandbox().session();
    const auto left = m_comparison->baseInputs();
    const auto right = window().sandbox().inputs();
    if (session == nullptr || !left || !right) {
        open(); // says why there is no earlier run
        window().say(tr("Choose an earlier run in Compare first"));
        return;
    }
    const engine::View view = session->universe().view();
    m_hunt->search(HuntedValue{*left, *right, value.turn, view.birthKeys[value.row],
                               value.column ? (*view.layout)[*value.column].name : std::string(),
                               tr("%1 of %2 in turn %3").arg(label, object).arg(value.turn)},
                   window().analyzer().shipped());
    window().raisePane(QStringLiteral("find-edit"));
}

/// Writes a test that expects the present value of a difference (I4.19).
void CompareFeature::assertValue(std::size_t value) {
    if (const auto present = presentValue(value)) {
        const engine::Session& session = *window().sandbox().session();
        const std::string name = present->column ? session.program().model->layout[*present->column].name : "";
        window().findChild<ContentTestsFeature*>()->assertValue(present->row, QString::fromStdString(name),
                                                                present->turn);
    }
}

/// Makes both runs of a difference small in the background, and saves them (I4.23).
void CompareFeature::makeSmall(std::size_t value) {
    const ComparisonPtr found = m_comparison->comparison();
    const AnalysisPtr analysis = window().analyzer().latest();
    const engine::Session* const session = window().sandbox().session();
    const auto left = m_comparison->baseInputs();
    const auto right = window().sandbox().inputs();
    if (found == nullptr || !analysis || session == nullptr || !left || !right || value >= found->values.size()) {
        window().say(tr("The runs are being compared. Try again in a moment."));
        return;
    }
    const ComparedValue& difference = found->values[value];
    const auto column = found->kinds[difference.kind].right;
    if (!column) {
        window().say(tr("The present content does not have this value"));
        return;
    }
    if (m_file->isWriting()) {
        window().say(tr("Another difference is being made small."));
        return;
    }
    const QString object = found->objects[difference.object].name;
    const RunDifference wanted{*left, *right, found->last, object.toStdString(),
                               session->program().model->layout[*column].name};
    const QString ending = QStringLiteral(".orrery-run");
    const QString path = askSavePath(window(), tr("Save the small runs"), QStringLiteral("difference") + ending,
                                     tr("Runs (*.orrery-run)"));
    if (path.isEmpty()) {
        return;
    }
    QString earlier = path;
    earlier.chop(path.endsWith(ending) ? ending.size() : 0);
    earlier += QStringLiteral("-earlier") + ending;
    if (const QString refused = exportRefusal(window(), path); !refused.isEmpty()) {
        window().say(refused);
    } else if (QFileInfo::exists(earlier)) {
        window().say(tr("%1 exists already. Choose another name.").arg(QFileInfo(earlier).fileName()));
    } else {
        m_file->start(path, tr("Making the difference of %1 small…").arg(object),
                      [wanted, analysis, earlier](const BackgroundFile::Sink& sink, BackgroundFile::Task& task) {
                          return writeSmallRuns(wanted, *analysis, earlier, sink, task);
                      });
    }
}

/// Explains the value that the inspector explains in the earlier run, too. The sandbox's thread does this.
void CompareFeature::explainEarlier() {
    const ComparisonPtr& found = m_comparison->comparison();
    const std::shared_ptr<const engine::Session> left = m_comparison->earlierRun();
    const engine::Session* const session = window().sandbox().session();
    const auto row = window().inspector().object();
    const auto column = window().inspector().explained();
    if (!m_isShown || found == nullptr || left == nullptr || session == nullptr || !row || !column ||
        m_comparison->state() != RunComparison::State::current || found->turn != session->turn() || session->inside()) {
        return;
    }
    const engine::View view = session->state().view();
    if (*row >= view.rowCount) {
        return;
    }
    const auto keys = view.birthKeys.first(*row + 1);
    const std::uint64_t key = keys.back();
    const auto place = std::ranges::count(keys, key); // among objects with the same key
    auto earlier = std::make_shared<EarlierBreakdown>();
    earlier->row = *row;
    earlier->column = *column;
    earlier->turn = found->turn;
    earlier->run = compareBaseShortName(*m_comparison);
    const auto work = [=, name = (*view.layout)[*column].name](const engine::Session&, const std::atomic<bool>&) {
        const engine::View there = left->universe().view();
        const auto same = there.layout->find(name);
        auto wanted = place;
        for (engine::Row i = 0; i < there.rowCount && same && earlier->turn <= left->last(); ++i) {
            if (there.birthKeys[i] == key && --wanted == 0) {
                const engine::Ledger ledger = engine::explain(*left, earlier->turn, i, *same, {.ghosts = false});
                earlier->entries = earlierEntries(*left, ledger);
                earlier->value = valueText(ledger.value, *same, there);
                return;
            }
        }
    };
    window().sandbox().workBeside(*this, {work,
                                          [self = QPointer(this), earlier](bool isDone) {
                                              if (isDone && self) {
                                                  self->window().inspector().setEarlierBreakdown(earlier);
                                              }
                                          },
                                          false});
}

void CompareFeature::goToTurn(std::uint32_t turn) {
    if (window().sandbox().turn() != turn) {
        window().sandbox().goTo(turn);
    }
}

void CompareFeature::refresh() {
    if (m_comparison->state() == RunComparison::State::playing) {
        return; // the last comparison stays meanwhile
    }
    if (!m_lineSoon->isActive()) {
        showLine();
    }
    markTurns();
    markObjects();
    if (m_isShown) {
        window().inspector().showEarlier();
        explainEarlier();
    }
}

/// Returns the values of an object in the earlier run, while the pane is visible.
std::optional<EarlierValues> CompareFeature::earlierValues(std::uint32_t row) const {
    const ComparisonPtr& found = m_comparison->comparison();
    if (!m_isShown || found == nullptr || found->values.empty() || m_comparison->isOfOlderContent()) {
        return std::nullopt;
    }
    EarlierValues earlier{compareBaseShortName(*m_comparison), {}};
    earlier.isKnown = found->turn == window().sandbox().turn() && !window().sandbox().inside();
    if (!earlier.isKnown) {
        return earlier;
    }
    for (const ComparedValue& value : found->values) {
        if (found->objects[value.object].right == row && found->isDifferentNow(value)) {
            const ComparedValueKind& kind = found->kinds[value.kind];
            if (kind.isPresence) {
                earlier.exists = false;
            } else if (kind.right) {
                earlier.values.insert(kind.right->value, found->leftText(value));
            }
        }
    }
    return earlier;
}

/// Shows the sentence about the newest comparison, in place of the last one.
void CompareFeature::showLine() {
    if (m_comparison->state() == RunComparison::State::playing) {
        return; // its end calls this function again
    }
    const QString sentence = m_comparison->isOfOlderContent() && !m_line->toolTip().isEmpty()
                                 ? m_line->toolTip()
                                 : comparisonSentence(*m_comparison);
    const int width = window().width() / 2;
    m_line->setText(m_line->fontMetrics().elidedText(sentence, Qt::ElideRight, width));
    m_line->setAccessibleName(sentence);
    m_line->setToolTip(sentence);
    m_line->setVisible(!sentence.isEmpty() && window().statusBar()->currentMessage().isEmpty());
}

void CompareFeature::markTurns() {
    const ComparisonPtr& found = m_comparison->comparison();
    std::vector<TurnMark> turns;
    std::map<std::uint32_t, std::uint32_t> firstTurns; // by edit
    for (std::uint32_t turn = 0; found != nullptr && turn < found->counts.size(); ++turn) {
        if (const auto count = static_cast<int>(found->counts[turn]); count > 0) {
            turns.push_back({turn, tr("%n values differ", nullptr, count)});
        }
    }
    for (std::size_t i = 0; found != nullptr && i < found->origins.size(); ++i) {
        const engine::DifferenceOrigin& origin = found->origins[i];
        for (const std::uint32_t root : origin.roots) {
            const auto known = firstTurns.try_emplace(root, origin.first).first;
            known->second = std::min(known->second, origin.first);
        }
    }
    std::map<std::uint32_t, QStringList> edits; // by first turn of their differences
    for (const auto& [root, first] : firstTurns) {
        if (QStringList& labels = edits[first]; !labels.contains(found->edits[root].label)) {
            labels << found->edits[root].label;
        }
    }
    std::vector<TurnMark> from;
    for (const auto& [turn, labels] : edits) {
        //: An edit of content, such as "BLD_FORUM/order"
        from.push_back({turn, tr("%1 makes a difference from here on").arg(labels.join(QStringLiteral(", ")))});
    }
    const auto count = static_cast<int>(turns.size());
    Timeline& timeline = window().timeline();
    timeline.setMarks(TurnLane::differences, std::move(turns),
                      tr("Values differ in %n marked turns (see Compare)", nullptr, count));
    timeline.setMarks(TurnLane::edits, std::move(from));
}

/// Marks the objects that differ in the turn shown, while the pane is visible.
void CompareFeature::markObjects() {
    const ComparisonPtr& found = m_comparison->comparison();
    QHash<std::uint32_t, MapMark> marks;
    if (found != nullptr && m_isShown) {
        for (const ComparedValue& value : found->values) {
            const engine::Row row = found->objects[value.object].right;
            if (row != engine::noRow && found->isDifferentNow(value)) {
                marks.insert(row, MapMark::changed);
            }
        }
    }
    if (!marks.isEmpty()) {
        const auto count = static_cast<int>(marks.size());
        const MapLegend legend{{MapMark::changed, tr("%n objects differ from the earlier run", nullptr, count)}};
        window().galaxy().setMarks(std::move(marks), legend);
        m_isMarked = true;
    } else if (std::exchange(m_isMarked, false)) {
        window().galaxy().setMarks({});
    }
}

} // namespace orrery::ide
