// SPDX-License-Identifier: GPL-3.0-or-later
// The timeline in the whole window, by keys and mouse: its lanes, and the turns that panes list (I4.26).
#include "app/ide/actions.h"
#include "app/ide/main_window.h"
#include "engine/universe/scenario.h"
#include "support/lane_turns.h"
#include "support/project_copy.h"
#include "tests/support/named_test.h"
#include "widgets/compare/compare_model.h"
#include "widgets/compare/compare_view.h"
#include "widgets/document/document_store.h"
#include "widgets/expression/expression_field.h"
#include "widgets/galaxy/galaxy_view.h"
#include "widgets/hunt/ask_view.h"
#include "widgets/hunt/break_list.h"
#include "widgets/plot/plot_view.h"
#include "widgets/sandbox/events_model.h"
#include "widgets/sandbox/events_view.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/sandbox/timeline.h"
#include "widgets/source/source_editor.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QFile>
#include <QHelpEvent>
#include <QRegularExpression>
#include <QSettings>
#include <QStandardPaths>
#include <QTableView>
#include <QTest>
#include <QThread>
#include <QToolButton>
#include <QToolTip>
#include <QTreeView>
#include <QWheelEvent>

#include <algorithm>
#include <atomic>
#include <memory>

using namespace orrery::ide;
using namespace orrery::widgets;
namespace engine = orrery::engine;

using Turns = std::vector<std::uint32_t>;

class TimelineTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-timeline-test");
        applyTheme(*qApp, ThemeKind::light);
    }
    void init() {
        QSettings().clear();
        m_copy = std::make_unique<ProjectCopy>("small");
        addBells();
        addTest();
        m_window = std::make_unique<MainWindow>(QStringLiteral(ORRERY_RESOURCE_DIR));
        m_window->resize(1400, 900);
        m_window->show();
        QVERIFY(m_window->openProject(m_copy->path()));
        m_window->setPerspective(Perspective::sandbox);
        settle();
    }
    void cleanup() {
        while (m_window->store().history().canUndo()) {
            m_window->store().history().undo();
        }
        m_window->waitUntilIdle();
        m_window.reset();
        m_copy.reset();
    }

    NAMED_TEST(showsLanes, "I4.26 a lane appears with its first mark, and an empty one takes no room") {
        QVERIFY2(timeline().isHidden(), "no marks in turn 0");
        const QPointF before = m_window->galaxy().pointOf(system());
        goTo(6);
        QVERIFY(timeline().isVisible());
        QCOMPARE(m_window->galaxy().pointOf(system()), before); // nothing moves under the mouse
        QVERIFY((timeline().shownLanes() == std::vector{TurnLane::events}));
        QCOMPARE(laneTurns(timeline(), TurnLane::events), (Turns{3, 5}));
        const int low = timeline().height();
        // Breakpoints, the group at the caret, an edit, and answers have lanes of their own.
        auto* const breakpoints = m_window->findChild<BreakList*>();
        breakpoints->add("value:Sol III.Population");
        settle();
        const Turns hits = laneTurns(timeline(), TurnLane::breakpoints);
        QVERIFY(!hits.empty());
        QVERIFY2(timeline().marks(TurnLane::breakpoints).front().words.contains("Population of Sol III"),
                 qPrintable(timeline().marks(TurnLane::breakpoints).front().words));
        QCoreApplication::processEvents();
        QVERIFY(timeline().height() > low);
        m_window->setPerspective(Perspective::sideBySide);
        placeCaret("id=\"dig\"");
        settle();
        QCOMPARE(laneTurns(timeline(), TurnLane::group), (Turns{1, 2, 3, 4, 5, 6}));
        type("amount='3'", 8, 1, "9");
        QCOMPARE(laneTurns(timeline(), TurnLane::differences), (Turns{1, 2, 3, 4, 5, 6}));
        QCOMPARE(laneTurns(timeline(), TurnLane::edits), (Turns{1}));
        QVERIFY2(timeline().marks(TurnLane::edits).front().words.startsWith("BLD_MINE/dig makes a difference"),
                 qPrintable(timeline().marks(TurnLane::edits).front().words));
        m_window->actions()["run.all-tests"].trigger();
        QTRY_COMPARE(laneTurns(timeline(), TurnLane::tests), Turns{4});
        ask("Industry >= 5");
        QVERIFY(!timeline().marks(TurnLane::answers).empty());
        QCOMPARE(timeline().shownLanes().size(), static_cast<std::size_t>(TurnLane::count_));
        for (const char* const words : {"Events: 2 marked turns", "Values differ in 6 marked turns"}) {
            QVERIFY2(timeline().accessibleDescription().contains(words),
                     qPrintable(timeline().accessibleDescription()));
        }
        // They go, too. Without the map there is no timeline.
        breakpoints->remove(0);
        settle();
        QVERIFY(timeline().marks(TurnLane::breakpoints).empty());
        m_window->setPerspective(Perspective::write);
        QVERIFY(timeline().isHidden());
        m_window->setPerspective(Perspective::sandbox);
        QVERIFY(timeline().isVisible());
        goTo(8); // later turns join
        QCOMPARE(laneTurns(timeline(), TurnLane::group).back(), 8u);
    }

    NAMED_TEST(lanesScroll, "I4.26 more than three lanes scroll by keys and wheel, and the map keeps its height") {
        goTo(6);
        const auto isInSight = [this](TurnLane lane) {
            return timeline().rect().contains(timeline().placeOf(lane, 2));
        };
        for (const TurnLane lane : {TurnLane::breakpoints, TurnLane::differences}) {
            timeline().setMarks(lane, {{2, "Mark"}});
        }
        settle();
        const int map = m_window->galaxy().height();
        for (const TurnLane lane : {TurnLane::edits, TurnLane::answers}) {
            timeline().setMarks(lane, {{2, "Mark"}});
        }
        settle();
        QCOMPARE(timeline().shownLanes().size(), std::size_t{5});
        QCOMPARE(m_window->galaxy().height(), map);
        QVERIFY(isInSight(TurnLane::differences) && !isInSight(TurnLane::answers));
        focusTimeline();
        while (timeline().currentLane() != TurnLane::answers) {
            press(Qt::Key_Down);
        }
        QVERIFY(isInSight(TurnLane::answers) && !isInSight(TurnLane::events));
        QVERIFY(!timeline().grab().isNull());
        const QPointF middle = timeline().rect().center();
        QWheelEvent up(middle, timeline().mapToGlobal(middle), {}, {0, 1200}, Qt::NoButton, {}, Qt::NoScrollPhase,
                       false);
        QApplication::sendEvent(&timeline(), &up);
        QVERIFY(isInSight(TurnLane::events) && !isInSight(TurnLane::answers));
        press(Qt::Key_Up);
        QVERIFY(isInSight(TurnLane::edits));
        QTest::mouseClick(&timeline(), Qt::LeftButton, {}, timeline().placeOf(TurnLane::edits, 2));
        settle();
        QCOMPARE(m_window->sandbox().turn(), 2u);
    }

    NAMED_TEST(goesToMarks, "I4.26 a mark has words, and a click or a key goes to its turn") {
        goTo(6);
        const QPoint mark = timeline().placeOf(TurnLane::events, 3) + QPoint(3, 0);
        QHelpEvent help(QEvent::ToolTip, mark, timeline().mapToGlobal(mark));
        QApplication::sendEvent(&timeline(), &help);
        QVERIFY2(QToolTip::text().startsWith("Turn 3: ") && QToolTip::text().contains("Ding"),
                 qPrintable(QToolTip::text()));
        QTest::mouseClick(&timeline(), Qt::LeftButton, {}, mark);
        settle();
        QCOMPARE(m_window->sandbox().turn(), 3u);
        QTest::mouseClick(&timeline(), Qt::LeftButton, {}, timeline().placeOf(TurnLane::events, 1));
        settle();
        QCOMPARE(m_window->sandbox().turn(), 1u);
        QTest::keyClick(m_window.get(), Qt::Key_R, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(timeline().hasFocus());
        press(Qt::Key_Right);
        QCOMPARE(m_window->sandbox().turn(), 2u);
        press(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(m_window->sandbox().turn(), 3u);
        press(Qt::Key_End);
        QCOMPARE(m_window->sandbox().turn(), 6u);
        press(Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(m_window->sandbox().turn(), 5u);
        press(Qt::Key_Home);
        QCOMPARE(m_window->sandbox().turn(), 0u);
        // The keys for marks follow the chosen lane.
        m_window->findChild<BreakList*>()->add("value:Sol III.Industry");
        settle();
        const Turns hits = laneTurns(timeline(), TurnLane::breakpoints);
        QVERIFY(!hits.empty() && hits.front() < 3);
        press(Qt::Key_Down);
        QVERIFY(timeline().currentLane() == TurnLane::breakpoints);
        press(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(m_window->sandbox().turn(), hits.front());
        QVERIFY(!timeline().grab().isNull());
    }

    NAMED_TEST(marksFailedTests, "I4.26 failed tests of the run's scenario mark their turns, and a click goes there") {
        goTo(6);
        QVERIFY(timeline().marks(TurnLane::tests).empty());
        QTest::keyClick(m_window.get(), Qt::Key_F7);
        QTRY_COMPARE(laneTurns(timeline(), TurnLane::tests), Turns{4});
        QCOMPARE(timeline().marks(TurnLane::tests).front().words,
                 QString("Far too much: MaxIndustry of Sol III is 4.5 at turn 4; expected 99"));
        settle();
        QTest::mouseClick(&timeline(), Qt::LeftButton, {}, timeline().placeOf(TurnLane::tests, 4));
        settle();
        QCOMPARE(m_window->sandbox().turn(), 4u);
        goTo(9); // the run reaches the other expectation
        QCOMPARE(laneTurns(timeline(), TurnLane::tests), (Turns{4, 9}));
        engine::CheckedScenario other;
        other.galaxy = engine::GalaxySpec{};
        other.galaxy->systems = 4;
        m_window->sandbox().start(other);
        settle();
        QVERIFY(timeline().marks(TurnLane::tests).empty());
    }

    NAMED_TEST(filtersPanes, "I4.26 a range of turns filters Ask, Events, Compare and Plots, until Escape") {
        goTo(6);
        ask("Industry >= 0");
        const int all = m_window->findChild<AskView*>()->table().model()->rowCount();
        focusTimeline();
        press(Qt::Key_Left, Qt::ShiftModifier);
        press(Qt::Key_Left, Qt::ShiftModifier);
        QVERIFY((timeline().range() == TurnRange{4, 6}));
        QCOMPARE(m_window->sandbox().turn(), 6u); // the turn stays
        QVERIFY(timeline().rangeButton().isVisible() &&
                timeline().rangeButton().text().startsWith("Only turns 4 to 6"));
        QVERIFY(timeline().accessibleDescription().contains("Only turns 4 to 6"));
        const QTableView& answers = m_window->findChild<AskView*>()->table();
        QVERIFY(answers.model()->rowCount() > 0 && answers.model()->rowCount() < all);
        for (int row = 0; row < answers.model()->rowCount(); ++row) {
            QVERIFY(answers.model()->index(row, 0).data().toInt() >= 4);
        }
        QVERIFY(m_window->findChild<AskView*>()->note().contains("only turns 4 to 6 are listed"));
        // Events of all these turns, with their turn. Enter on one goes there.
        QCOMPARE(events(), (QStringList{"Turn 5"}));
        press(Qt::Key_Home, Qt::ShiftModifier);
        settle();
        QCOMPARE(events(), (QStringList{"Turn 3", "Turn 5"}));
        QTreeView& tree = m_window->findChild<EventsView*>()->tree();
        tree.setCurrentIndex(tree.model()->index(0, 0));
        QTest::keyClick(&tree, Qt::Key_Return);
        settle();
        QCOMPARE(m_window->sandbox().turn(), 3u);
        QCOMPARE(events().size(), 2);
        focusTimeline();
        press(Qt::Key_Escape);
        QVERIFY(!timeline().range() && !timeline().rangeButton().isVisible());
        QCOMPARE(answers.model()->rowCount(), all);
        QCOMPARE(m_window->findChild<AskView*>()->note().contains("only turns"), false);
        press(Qt::Key_Left, Qt::ShiftModifier);
        QVERIFY(timeline().range());
        m_window->findChild<AskView*>()->field().clear(); // its marks on the map would be the first to go
        QTest::keyClick(&m_window->findChild<AskView*>()->field(), Qt::Key_Return);
        settle();
        m_window->galaxy().setFocus();
        QTest::keyClick(&m_window->galaxy(), Qt::Key_Escape);
        QVERIFY(!timeline().range() && !m_window->sandbox().shownTurns());
        QVERIFY2(!events().isEmpty() && !events().front().startsWith("Turn"), qPrintable(events().join('|')));
    }

    NAMED_TEST(dropsRange, "I4.26 a range that the run no longer reaches is gone, and filters nothing") {
        goTo(6);
        m_window->sandbox().showTurns(TurnRange{4, 6});
        QVERIFY(timeline().range());
        m_window->sandbox().restart(); // the run ends in turn 0
        settle();
        QVERIFY(!m_window->sandbox().shownTurns());
        goTo(6);
        QVERIFY(!m_window->sandbox().shownTurns() && !timeline().range());
    }

    NAMED_TEST(tellsLeftOut, "I4.26 events of a long range say how many of them are not listed") {
        const auto leftOutIn = [](const QString& note) {
            static const QRegularExpression words(
                QStringLiteral("^Only the first 5000 events are listed, and (\\d+) more are not\\."));
            return words.match(note).captured(1).toULongLong();
        };
        Document* const document = m_window->store().find("content.xml");
        const QByteArray dong = "turn &gt;= 5\"";
        const auto at = static_cast<std::uint32_t>(document->bytes().indexOf(dong));
        const auto end = at + static_cast<std::uint32_t>(dong.size());
        QVERIFY(m_window->store().apply("Edit", {{document, {at, end}, "turn &gt;= 1\" persistent=\"true\""}}));
        settle();
        goTo(2600); // several events in each turn
        m_window->sandbox().showTurns(TurnRange{1, 1000});
        events();
        const auto& view = *m_window->findChild<EventsView*>();
        QVERIFY2(view.note().isEmpty(), qPrintable(view.note()));
        m_window->sandbox().showTurns(TurnRange{1, 2600});
        events();
        QCOMPARE(view.model().happenings().size(), std::size_t{5000});
        const std::size_t all = 5000 + leftOutIn(view.note());
        QCOMPARE(all, std::size_t{7803});                  // three in each turn, and three more in the first one
        m_window->sandbox().showTurns(TurnRange{1, 2599}); // one turn fewer has fewer events
        events();
        QVERIFY2(5000 + leftOutIn(view.note()) < all, qPrintable(view.note()));
        m_window->sandbox().showTurns(std::nullopt);
        events();
        QVERIFY(view.note().isEmpty());
    }

    NAMED_TEST(readsAfterAStep, "I4.26 events of a range appear although a step came before they were read") {
        goTo(6);
        QVERIFY(!events().contains("Turn 3"));
        const QObject other; // its work lasts until a step stops it
        m_window->sandbox().workBeside(other, {[](const engine::Session&, const std::atomic<bool>& stop) {
                                                   while (!stop) {
                                                       QThread::msleep(1);
                                                   }
                                               },
                                               [](bool) {}, false});
        m_window->sandbox().showTurns(TurnRange{2, 6}); // the events wait for the other work
        QVERIFY(!m_window->findChild<EventsView*>()->tree().model()->index(0, 0).data().toString().startsWith("Turn"));
        m_window->sandbox().goTo(5);
        settle();
        QCOMPARE(events(), (QStringList{"Turn 3", "Turn 5"}));
    }

    NAMED_TEST(filtersDifferences, "I4.26 Shift and dragging choose a range; the button shows all turns again") {
        goTo(6);
        m_window->setPerspective(Perspective::sideBySide);
        type("amount='3'", 8, 1, "9");
        m_window->setPerspective(Perspective::sandbox);
        m_window->actions()["run.compare"].trigger();
        settle();
        auto* const compare = m_window->findChild<CompareView*>();
        const std::size_t all = compare->model().matching();
        QVERIFY(all > 1);
        drag(4, 6);
        QVERIFY((timeline().range() == TurnRange{4, 6}));
        const auto beginIn = [&](std::uint32_t first, std::uint32_t last) {
            return static_cast<std::size_t>(
                std::ranges::count_if(compare->model().comparison()->values, [&](const ComparedValue& value) {
                    return value.first >= first && value.first <= last;
                }));
        };
        QCOMPARE(compare->model().matching(), beginIn(4, 6));
        drag(0, 0);
        QCOMPARE(beginIn(0, 0), std::size_t{0});
        QCOMPARE(compare->emptyText(), QString("No difference begins in turns 0 to 0."));
        drag(2, 0);
        QVERIFY((timeline().range() == TurnRange{0, 2}));
        QVERIFY(beginIn(0, 2) > 0);
        QCOMPARE(compare->model().matching(), beginIn(0, 2));
        // Plots show these turns.
        m_window->actions()["run.plots"].trigger();
        auto* const plots = m_window->findChild<PlotView*>();
        plots->addLine(engine::noRow, "sum(planets, Industry)");
        plots->waitUntilRead();
        settle();
        QVERIFY(plots->canvas());
        QVERIFY((plots->canvas()->range() == VisibleTurns::Range{0, 2}));
        drag(3, 5);
        QVERIFY((plots->canvas()->range() == VisibleTurns::Range{3, 5}));
        QTest::mouseClick(&timeline().rangeButton(), Qt::LeftButton);
        QVERIFY(!timeline().range());
        QVERIFY(!plots->canvas()->range());
        QCOMPARE(compare->model().matching(), all);
        // Another run begins with all turns.
        drag(3, 5);
        m_window->sandbox().start(*m_window->analyzer().latest()->model->findScenario("pair"));
        settle();
        QVERIFY(!timeline().range() && !m_window->sandbox().shownTurns());
    }

private:
    /// Adds a test with two expectations that fail.
    void addTest() const {
        QFile file(m_copy->path() + "/tests.xml");
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"(<orrery format="1">
  <test id="wrong" turns="9" name="Far too much">
    <expect object="Sol III" value="MaxIndustry" turn="4" equals="99"/>
    <expect object="Sol III" value="MaxIndustry" turn="9" equals="99"/>
  </test>
</orrery>
)");
    }
    /// Adds two conditions with messages to the scenario.
    void addBells() const {
        for (const QString& name : QDir(m_copy->path()).entryList({"*.xml"})) {
            QFile file(QDir(m_copy->path()).filePath(name));
            QVERIFY(file.open(QIODevice::ReadWrite));
            QByteArray bytes = file.readAll();
            const qsizetype end = bytes.indexOf("</scenario>");
            if (end < 0) {
                continue;
            }
            bytes.insert(end, "<condition id=\"one\" when=\"turn &gt;= 3\"><message>Ding.</message></condition>\n"
                              "<condition id=\"two\" when=\"turn &gt;= 5\"><message>Dong.</message></condition>\n");
            file.resize(0);
            file.seek(0);
            file.write(bytes);
        }
    }
    void settle() {
        m_window->waitUntilIdle();
        QCoreApplication::processEvents();
        m_window->waitUntilIdle();
        QCoreApplication::processEvents();
    }
    void goTo(std::uint32_t turn) {
        m_window->sandbox().goTo(turn);
        settle();
    }
    Timeline& timeline() const { return m_window->timeline(); }
    void focusTimeline() { QTest::keyClick(m_window.get(), Qt::Key_R, Qt::ControlModifier | Qt::AltModifier); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(&timeline(), key, modifiers);
        settle();
    }
    /// Chooses a range of turns with the mouse.
    void drag(std::uint32_t from, std::uint32_t to) {
        const TurnLane lane = timeline().shownLanes().front();
        QTest::mousePress(&timeline(), Qt::LeftButton, Qt::ShiftModifier, timeline().placeOf(lane, from));
        QTest::mouseMove(&timeline(), timeline().placeOf(lane, to));
        QTest::mouseRelease(&timeline(), Qt::LeftButton, Qt::ShiftModifier, timeline().placeOf(lane, to));
        settle();
    }
    engine::Row system() const { return *engine::findObject(m_window->sandbox().session()->state().view(), "Sol"); }
    SourceEditor& editor() const { return *m_window->editorOf(QStringLiteral("content.xml")); }
    void placeCaret(const QByteArray& words) {
        const auto at = static_cast<int>(editor().bytes().indexOf(words));
        QVERIFY(at >= 0);
        editor().goTo(at, at);
        editor().setFocus();
    }
    void type(const QByteArray& words, int after, int removed, const QString& text) {
        const auto at = static_cast<int>(editor().bytes().indexOf(words));
        QVERIFY(at >= 0);
        QApplication::setActiveWindow(m_window.get());
        editor().goTo(at + after, at + after + removed);
        editor().setFocus();
        QTest::keyClicks(&editor(), text);
        settle();
    }
    void ask(const QString& text) {
        m_window->actions()["run.ask"].trigger();
        auto* const view = m_window->findChild<AskView*>();
        view->field().setText(text);
        QTest::keyClick(&view->field(), Qt::Key_Return);
        settle();
    }
    /// Returns the events that the pane lists, up to the first colon.
    QStringList events() const {
        m_window->raisePane(QStringLiteral("events"));
        m_window->waitUntilIdle();
        QCoreApplication::processEvents();
        QStringList texts;
        const QAbstractItemModel& model = *m_window->findChild<EventsView*>()->tree().model();
        for (int row = 0; row < model.rowCount(); ++row) {
            texts << model.index(row, 0).data().toString().section(':', 0, 0);
        }
        texts.removeDuplicates(); // a condition and its message
        return texts;
    }

    std::unique_ptr<ProjectCopy> m_copy;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TimelineTest)
#include "timeline_test.moc"
