// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/tour_measures.h"

#include "app/ide/main_window.h"
#include "app/ide/tour_pictures.h"
#include "app/ide/tour_run.h"
#include "widgets/base/background.h"
#include "widgets/causes/causes_view.h"
#include "widgets/hunt/profile_view.h"
#include "widgets/hunt/run_coverage.h"
#include "widgets/hunt/run_profile.h"
#include "widgets/sweep/rank_view.h"
#include "widgets/sweep/sweep_bench.h"
#include "widgets/sweep/sweep_view.h"
#include "widgets/tests/fault_view.h"
#include "widgets/tests/test_bench.h"
#include "widgets/tests/tests_view.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QLineEdit>
#include <QSpinBox>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

/// Handles events as long as a condition is true.
template <typename Condition>
void waitWhile(const Condition& isBusy) {
    while (isBusy()) {
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    }
}

} // namespace

void TourOfMeasures::show() {
    showTests();
    showFaults();
    showCoverage();
    showSweeps();
    showRanking();
    showCauses();
    showProfile();
}

/// Takes a picture of the results of all tests.
void TourOfMeasures::showTests() {
    m_window.actions()["run.all-tests"].trigger();
    const auto* const bench = m_window.findChild<TestBench*>();
    while (bench->isPlaying()) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    m_window.findChild<TestsView*>()->refresh();
    settle(m_window);
    m_pictures.take(m_window, "26-tests");
}

/// Takes a picture of the faults of a class, and the tests that notice them.
void TourOfMeasures::showFaults() {
    m_window.actions()["run.faults"].trigger();
    auto* const view = m_window.findChild<FaultView*>();
    const auto* const bench = m_window.findChild<FaultBench*>();
    view->tryClass(QStringLiteral("SPC_OLD_LENS")); // its tests notice each fault soon
    waitWhile([bench] { return bench->state() == FaultBench::State::playing; });
    view->outcomes().setCurrentIndex(view->outcomes().count() - 1); // all
    view->refresh();
    settle(m_window);
    m_pictures.take(m_window, "32-mutation");
    view->outcomes().setCurrentIndex(0);
    view->part().clear();
}

/// Takes a picture of the coverage of the run: the pane, and the marks in tree, form and source.
void TourOfMeasures::showCoverage() {
    m_window.setPerspective(Perspective::write);
    m_window.actions()["run.coverage"].trigger();
    const auto* const coverage = m_window.findChild<RunCoverage*>();
    while (coverage->state() == RunCoverage::State::reading) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    backgroundThreads().waitForDone(); // it finds the places of the marks
    settle(m_window);
    m_pictures.take(m_window, "27-coverage");
    m_window.actions()["run.coverage"].trigger();
    m_window.setPerspective(Perspective::sandbox);
    settle(m_window);
}

/// Takes a picture of the results of a sweep.
void TourOfMeasures::showSweeps() {
    m_window.actions()["run.sweeps"].trigger();
    auto* const view = m_window.findChild<SweepView*>();
    auto* const bench = m_window.findChild<SweepBench*>();
    waitWhile([bench] { return !bench->isQuiet(); });
    if (bench->chosen() == nullptr) {
        return;
    }
    bench->play(true);
    waitWhile([bench] { return !bench->isQuiet(); });
    view->refresh();
    backgroundThreads().waitForDone(); // they draw the picture
    settle(m_window);
    view->tree().setCurrentIndex(view->tree().model()->index(1, 0));
    m_pictures.take(m_window, "28-sweeps");
}

/// Takes a picture of the parts of the content by what they do to a number.
void TourOfMeasures::showRanking() {
    m_window.actions()["run.ranking"].trigger();
    auto* const view = m_window.findChild<RankView*>();
    auto* const bench = m_window.findChild<RankBench*>();
    view->expression().setText(QStringLiteral("sum(owned planets, Happiness)"));
    view->object().setText(QStringLiteral("Aurora"));
    view->turns().setValue(4);
    view->goButton().click();
    waitWhile([bench] { return bench->state() == RankBench::State::playing; });
    view->refresh();
    settle(m_window);
    view->table().selectRow(0);
    m_pictures.take(m_window, "29-ranking");
    view->expression().clear();
    view->object().clear();
}

/// Takes a picture of the causes in the turn.
void TourOfMeasures::showCauses() {
    m_window.actions()["run.causes"].trigger();
    auto* const view = m_window.findChild<CausesView*>();
    waitWhile([view] { return view->causes().isWorking(); });
    settle(m_window);
    m_pictures.take(m_window, "30-causes");
}

/// Takes a picture of a profile. Its times differ each time, so the words of the tour do not have them.
void TourOfMeasures::showProfile() {
    m_window.actions()["run.profile"].trigger();
    auto* const view = m_window.findChild<ProfileView*>();
    auto* const profile = m_window.findChild<RunProfile*>();
    view->measureButton().click();
    waitWhile([profile] { return profile->state() == RunProfile::State::measuring; });
    settle(m_window);
    m_pictures.takePart(*view, "31-profile");
}

} // namespace orrery::ide
