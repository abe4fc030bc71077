// SPDX-License-Identifier: GPL-3.0-or-later
// The pane Watches in the whole window, by keys and mouse: values that stay in view over the turns (I4.7, I4.19).
#include "app/ide/actions.h"
#include "app/ide/main_window.h"
#include "engine/universe/scenario.h"
#include "support/project_copy.h"
#include "tests/support/named_test.h"
#include "widgets/base/number_text.h"
#include "widgets/document/document_editor.h"
#include "widgets/expression/expression_field.h"
#include "widgets/hunt/ask_view.h"
#include "widgets/hunt/break_list.h"
#include "widgets/hunt/spark_line.h"
#include "widgets/hunt/watch_list.h"
#include "widgets/hunt/watches_view.h"
#include "widgets/inspector/ledger_model.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/plot/plot_adder.h"
#include "widgets/plot/plot_view.h"
#include "widgets/sandbox/what_if_dialog.h"
#include "widgets/tests/test_bench.h"
#include "widgets/tests/tests_view.h"
#include "widgets/theme/theme.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QSettings>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <QToolTip>
#include <QTreeView>

#include <cmath>
#include <memory>

using namespace orrery::ide;
using namespace orrery::widgets;
namespace engine = orrery::engine;

class WatchWindowTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-watch-window-test");
        applyTheme(*qApp, ThemeKind::light);
    }
    void init() {
        QSettings().clear();
        m_copy = std::make_unique<ProjectCopy>("small");
        open();
        goTo(6);
        press(Qt::Key_F8, Qt::ControlModifier | Qt::ShiftModifier);
        m_tester = std::make_unique<QAbstractItemModelTester>(&list());
    }
    void cleanup() {
        m_tester.reset();
        m_window.reset();
        m_copy.reset();
    }

    NAMED_TEST(startsEmpty, "I4.7 the empty pane says how to get a watch, and typing can begin") {
        QVERIFY2(view().emptyText().startsWith("No watches yet."), qPrintable(view().emptyText()));
        QVERIFY(view().adder().value().hasFocus());
        m_window->sandbox().clear();
        emit m_window->sandbox().changed();
        QVERIFY2(view().emptyText().startsWith("No run yet."), qPrintable(view().emptyText()));
    }

    NAMED_TEST(watchesInspected, "I4.7 a value of the inspector is watched by a key and by its menu") {
        explain("Sol III", "MaxIndustry");
        m_window->inspector().valuesView().setFocus();
        press(Qt::Key_F8, Qt::ShiftModifier);
        QVERIFY(m_window->inspector().valuesView().hasFocus()); // further values can follow
        QCOMPARE(lines(), (QStringList{"Sol III: Max Industry | 4.5 | "}));
        explain("Sol III", "Population");
        chooseInMenu("Watch this value",
                     [this] { emit m_window->inspector().valueMenuWanted(m_window->mapToGlobal(QPoint(10, 10))); });
        m_window->waitUntilIdle();
        QCOMPARE(list().rowCount(), 2);
        QVERIFY2(lines()[1].startsWith("Sol III: Population | "), qPrintable(lines()[1]));
        // The values are those of the run, in each turn, and so is the change.
        const engine::Session& session = *m_window->sandbox().session();
        const engine::ColumnId column = *session.program().model->layout.find("Population");
        for (const std::uint32_t turn : {6u, 3u, 1u}) {
            goTo(turn);
            const double now = session.history().at(turn, column, object("Sol III"));
            const double change = now - session.history().at(turn - 1, column, object("Sol III"));
            QCOMPARE(cell(1, WatchList::value), shortNumber(now));
            QCOMPARE(cell(1, WatchList::change), change == 0.0 ? QString() : changeText(change));
            QCOMPARE(header(WatchList::value), QString("Turn %1").arg(turn));
        }
        // Again: no second watch.
        m_window->actions()["run.watch-value"].trigger();
        QCOMPARE(list().rowCount(), 2);
    }

    NAMED_TEST(typesWatches,
               "I4.7 an object's name and a dot choose the object, and an expression is of the whole run") {
        type("Sol III.Industry * 2");
        QCOMPARE(view().adder().subject().currentText(), QString("Sol III"));
        QCOMPARE(view().adder().value().text(), QString("Industry * 2")); // the field completes and checks its values
        QVERIFY(!view().adder().value().verdict().hasErrors());
        QCOMPARE(cell(0, WatchList::name), QString("Sol III: Industry * 2"));
        chooseSubject("the whole run");
        type("sum(planets, MaxIndustry)");
        QCOMPARE(cell(1, WatchList::name), QString("sum(planets, MaxIndustry)"));
        QCOMPARE(cell(1, WatchList::value), QString("4.5"));
        type("Industri");
        QCOMPARE(list().rowCount(), 2);
        QVERIFY2(view().note().contains("Industri"), qPrintable(view().note()));
        QCOMPARE(view().adder().value().text(), QString("Industri")); // to correct it
        chooseSubject("planet");
        type("Industry");
        QVERIFY2(cell(2, WatchList::name).endsWith("Industry (sum)"), qPrintable(cell(2, WatchList::name)));
        // A name is a value, too.
        type("Sol III.owner");
        QCOMPARE(cell(3, WatchList::value), QString("Terrans"));
        type("Sol III.Industry > 2");
        QCOMPARE(cell(4, WatchList::value), QString("true"));
        type("Sol III.sum(planets, MaxIndustry)");
        QCOMPARE(cell(5, WatchList::name), QString("sum(planets, MaxIndustry)")); // the object does not matter
    }

    NAMED_TEST(assertsWatch, "I4.19 a watch becomes a test of the turn shown by its menu, and the test passes") {
        type("Sol III.Industry * 2");
        chooseSubject("the whole run");
        type("sum(planets, MaxIndustry)");
        goTo(4);
        const auto assertRow = [this](int row) {
            QTreeView& tree = view().tree();
            chooseInMenu("Assert this value", [&] {
                emit tree.customContextMenuRequested(tree.visualRect(list().index(row, WatchList::name)).center());
            });
            m_window->waitUntilIdle();
            QTRY_COMPARE(m_window->findChild<TestBench*>()->tests().size(), static_cast<std::size_t>(row) + 1);
        };
        assertRow(0);
        assertRow(1);
        const QByteArray tests = m_window->store().find("tests.xml")->bytes();
        QVERIFY2(tests.contains("<expect object=\"Sol III\" value=\"Industry * 2\" turn=\"4\" equals="),
                 tests.constData());
        QVERIFY2(tests.contains("<expect value=\"sum(planets, MaxIndustry)\" turn=\"4\" equals=\"4.5\"/>"),
                 tests.constData());
        press(Qt::Key_F7, Qt::NoModifier);
        QTRY_COMPARE(m_window->findChild<TestsView*>()->summary(), QString("2 of 2 tests pass"));
    }

    NAMED_TEST(filtersTurns, "I4.26 the lines of watches show the chosen range of turns") {
        type("Sol III.Industry");
        QCOMPARE(header(WatchList::turns), QString("All turns"));
        QVERIFY((list().turnsOf(*list().seriesAt(0)) == TurnRange{0, 6}));
        m_window->sandbox().showTurns(TurnRange{4, 9});
        QCOMPARE(header(WatchList::turns), QString("Turns 4 to 9"));
        QVERIFY((list().turnsOf(*list().seriesAt(0)) == TurnRange{4, 6}));
        const QRect cell = view().tree().visualRect(list().index(0, WatchList::turns));
        QTest::mouseClick(view().tree().viewport(), Qt::LeftButton, {}, QPoint(cell.left() + 5, cell.center().y()));
        m_window->waitUntilIdle();
        QCOMPARE(m_window->sandbox().turn(), 4u);
        QVERIFY(!view().tree().grab().isNull());
        m_window->sandbox().showTurns(std::nullopt);
        QCOMPARE(header(WatchList::turns), QString("All turns"));
    }

    NAMED_TEST(followsCursor, "I4.2 I4.7 inside a turn, a watch also shows the value at the cursor") {
        type("Sol III.MaxIndustry");
        QVERIFY(view().tree().isColumnHidden(WatchList::moment));
        goTo(2);
        const engine::Session& session = *m_window->sandbox().session();
        const engine::ColumnId column = *session.program().model->layout.find("MaxIndustry");
        QStringList seen;
        press(Qt::Key_F10, Qt::ControlModifier);
        for (int i = 0; i < 100 && m_window->sandbox().inside(); ++i) {
            QVERIFY(!view().tree().isColumnHidden(WatchList::moment));
            const engine::State state = session.history().stateAt(session.universe(), 3, *m_window->sandbox().inside());
            QTRY_COMPARE(cell(0, WatchList::moment), shortNumber(state.view().at(column, object("Sol III"))));
            QCOMPARE(cell(0, WatchList::value), QString("4.5")); // at the end of the turn
            seen << cell(0, WatchList::moment);
            press(Qt::Key_F10, Qt::ControlModifier);
        }
        QVERIFY2(seen.contains("0") && seen.contains("3"), qPrintable(seen.join(' ')));
        QVERIFY(view().tree().isColumnHidden(WatchList::moment));
    }

    NAMED_TEST(goesToTurns, "I4.7 a click in the line over the turns, and Left and Right, go to a turn") {
        type("Sol III.Population");
        const QModelIndex line = list().index(0, WatchList::turns);
        const QRect cell = view().tree().visualRect(line);
        QWidget& viewport = *view().tree().viewport();
        for (const std::uint32_t turn : {2u, 0u, 5u}) {
            const int x = static_cast<int>(std::lround(SparkLine::placeOf(cell, turn, {0, 6})));
            QTest::mouseClick(&viewport, Qt::LeftButton, {}, QPoint(x, cell.center().y()));
            m_window->waitUntilIdle();
            QCOMPARE(m_window->sandbox().turn(), turn);
        }
        // Moving the pressed mouse goes through the turns, and does not move the watch.
        QTest::mousePress(&viewport, Qt::LeftButton, {}, QPoint(cell.left() + 2, cell.center().y()));
        QTest::mouseMove(&viewport, QPoint(cell.right() - 4, cell.center().y()));
        QTest::mouseRelease(&viewport, Qt::LeftButton, {}, QPoint(cell.right() - 4, cell.center().y()));
        m_window->waitUntilIdle();
        QCOMPARE(m_window->sandbox().turn(), 6u);
        // A tooltip says the value.
        QHelpEvent help(QEvent::ToolTip, QPoint(cell.left() + 2, cell.center().y()), QCursor::pos());
        QApplication::sendEvent(&viewport, &help);
        QVERIFY2(QToolTip::text().startsWith("Turn 0: "), qPrintable(QToolTip::text()));
        view().tree().setFocus();
        QTest::keyClick(&view().tree(), Qt::Key_Left);
        m_window->waitUntilIdle();
        const std::uint32_t changed = m_window->sandbox().turn();
        QVERIFY(changed < 6);
        QVERIFY(!this->cell(0, WatchList::change).isEmpty());
        QTest::keyClick(&view().tree(), Qt::Key_Left);
        m_window->waitUntilIdle();
        QVERIFY(m_window->sandbox().turn() < changed || changed == 1);
        QTest::keyClick(&view().tree(), Qt::Key_Right);
        m_window->waitUntilIdle();
        QCOMPARE(m_window->sandbox().turn(), changed);
    }

    NAMED_TEST(opensBreakdown, "I4.4 I4.7 Enter and a double-click open the breakdown of a watch") {
        type("Sol III.MaxIndustry");
        type("Sol III.Population");
        m_window->inspector().clear();
        view().tree().setFocus();
        view().select(0);
        QTest::keyClick(&view().tree(), Qt::Key_Return);
        m_window->waitUntilIdle();
        QCOMPARE(m_window->inspector().object(), std::optional(object("Sol III")));
        const auto& layout = m_window->sandbox().program()->model->layout;
        QVERIFY(m_window->inspector().explained() == layout.find("MaxIndustry"));
        const QPoint at = view().tree().visualRect(list().index(1, WatchList::name)).center();
        QTest::mouseClick(view().tree().viewport(), Qt::LeftButton, {}, at);
        QTest::mouseDClick(view().tree().viewport(), Qt::LeftButton, {}, at);
        QVERIFY(m_window->inspector().explained() == layout.find("Population"));
        const QPoint over = view().tree().visualRect(list().index(0, WatchList::turns)).center();
        QTest::mouseDClick(view().tree().viewport(), Qt::LeftButton, {}, over);
        QVERIFY(m_window->inspector().explained() == layout.find("MaxIndustry"));
    }

    NAMED_TEST(listKeys, "I4.7 keys and the mouse move watches, Delete removes one, and the session keeps them") {
        for (const char* const text : {"Sol III.MaxIndustry", "Sol III.Population", "Sol III.Industry"}) {
            type(text);
        }
        view().tree().setFocus();
        view().select(2);
        QTest::keyClick(&view().tree(), Qt::Key_Up, Qt::AltModifier);
        QTest::keyClick(&view().tree(), Qt::Key_Up, Qt::AltModifier);
        QTest::keyClick(&view().tree(), Qt::Key_Up, Qt::AltModifier); // it is the first already
        QCOMPARE(names(), (QStringList{"Sol III: Industry", "Sol III: Max Industry", "Sol III: Population"}));
        QCOMPARE(view().tree().currentIndex().row(), 0);
        QTest::keyClick(&view().tree(), Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(names(), (QStringList{"Sol III: Max Industry", "Sol III: Industry", "Sol III: Population"}));
        // The mouse drops a watch before the first one, or behind the last one.
        const std::unique_ptr<QMimeData> last(list().mimeData({list().index(2, 0)}));
        list().dropMimeData(last.get(), Qt::MoveAction, 0, 0, {});
        QCOMPARE(names(), (QStringList{"Sol III: Population", "Sol III: Max Industry", "Sol III: Industry"}));
        const std::unique_ptr<QMimeData> first(list().mimeData({list().index(0, 0)}));
        list().dropMimeData(first.get(), Qt::MoveAction, -1, -1, {});
        QCOMPARE(names(), (QStringList{"Sol III: Max Industry", "Sol III: Industry", "Sol III: Population"}));
        view().select(1);
        QTest::keyClick(&view().tree(), Qt::Key_Delete);
        m_window->waitUntilIdle();
        QCOMPARE(names(), (QStringList{"Sol III: Max Industry", "Sol III: Population"}));
        QCOMPARE(cell(0, WatchList::value), QString("4.5"));
        m_tester.reset();
        QVERIFY(m_window->close());
        m_window.reset();
        open();
        press(Qt::Key_F8, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(names(), (QStringList{"Sol III: Max Industry", "Sol III: Population"}));
        QVERIFY2(view().adder().value().hasFocus(), "the next value can be typed at once");
    }

    NAMED_TEST(bringsBack, "I4.7 Ctrl+Z in the list brings removed watches back, one or all") {
        const QStringList all{"Sol III: Max Industry", "Sol III: Population", "Sol III: Industry"};
        for (const char* const text : {"Sol III.MaxIndustry", "Sol III.Population", "Sol III.Industry"}) {
            type(text);
        }
        view().tree().setFocus();
        view().select(1);
        press(Qt::Key_Delete, Qt::NoModifier);
        QCOMPARE(m_window->statusBar()->currentMessage(),
                 QString("Removed the watch Sol III: Population. Ctrl+Z in the list brings it back."));
        QCOMPARE(list().rowCount(), 2);
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(names(), all);
        QCOMPARE(view().tree().currentIndex().row(), 1);
        chooseInMenu("Remove all watches", [this] {
            const QModelIndex at = list().index(0, 0);
            emit view().tree().customContextMenuRequested(view().tree().visualRect(at).center());
        });
        m_window->waitUntilIdle();
        QCOMPARE(list().rowCount(), 0);
        press(Qt::Key_Z, Qt::ControlModifier); // in the empty list
        QCOMPARE(names(), all);
        QVERIFY(view().tree().hasFocus());
    }

    NAMED_TEST(saysProblems, "I4.7 a watch that cannot be read says why in its line, and F2 corrects it") {
        type("Sol III.MaxIndustry");
        edit(0, "MaxIndustri");
        QVERIFY2(cell(0, WatchList::turns).contains("MaxIndustri"), qPrintable(cell(0, WatchList::turns)));
        QCOMPARE(cell(0, WatchList::value), QString());
        edit(0, "MaxIndustry + 1");
        QCOMPARE(cell(0, WatchList::turns), QString());
        QCOMPARE(cell(0, WatchList::value), QString("5.5"));
        // An object that the run does not have, and one that is not there yet.
        PlotEntry gone = list().entries().front();
        gone.request.object = 12345;
        gone.object = "Nowhere";
        list().reader().setEntries({gone});
        m_window->waitUntilIdle();
        QCOMPARE(cell(0, WatchList::name), QString("Nowhere: MaxIndustry + 1"));
        QCOMPARE(cell(0, WatchList::turns), QString("The object does not exist in this run"));
    }

    NAMED_TEST(isLive, "I4.9 I4.7 an edit of the content and a what-if change the watched values at once") {
        type("Sol III.MaxIndustry");
        DocumentEditor& editor = *m_window->currentEditor();
        const auto at = static_cast<int>(editor.document().bytes().indexOf("amount='3'"));
        QVERIFY(at >= 0);
        editor.goTo(at + 8, at + 9);
        editor.setFocus();
        QTest::keyClicks(&editor, "1");
        m_window->waitUntilIdle();
        QCOMPARE(cell(0, WatchList::value), QString("1.5"));
        m_window->store().history().undo();
        m_window->waitUntilIdle();
        QCOMPARE(cell(0, WatchList::value), QString("4.5"));
        type("Sol III.Industry");
        const double industry = cell(1, WatchList::value).toDouble();
        WhatIfDialog dialog(m_window->sandbox(), object("Sol III"),
                            m_window->sandbox().program()->model->layout.find("Industry"), m_window.get());
        dialog.setNewValue("+5");
        dialog.make();
        m_window->waitUntilIdle();
        QVERIFY(!m_window->sandbox().branch().empty());
        QCOMPARE(cell(1, WatchList::value), shortNumber(industry + 5.0));
        m_window->sandbox().switchTo({});
        m_window->waitUntilIdle();
        QCOMPARE(cell(1, WatchList::value), shortNumber(industry));
        // A hidden pane reads nothing, and reads again when it is shown.
        auto* const dock = m_window->findChild<QDockWidget*>("watches");
        dock->hide();
        const auto before = list().reader().plots();
        goTo(9);
        QVERIFY(list().reader().plots() == before);
        m_window->raisePane("watches");
        m_window->waitUntilIdle();
        QCOMPARE(list().reader().plots()->last, 9u);
    }

    NAMED_TEST(stopsRun, "I4.7 Space lets the run stop when a watch changes, forward and back") {
        type("Sol III.MaxIndustry");
        chooseSubject("the whole run");
        type("sum(planets, Population)");
        view().tree().setFocus();
        view().select(0);
        QTest::keyClick(&view().tree(), Qt::Key_Space);
        auto& breakpoints = *m_window->findChild<BreakList*>();
        QVERIFY(breakpoints.find("value:Sol III.MaxIndustry") >= 0);
        QVERIFY(list().stopsRun(0) && !list().stopsRun(1));
        goTo(4);
        press(Qt::Key_F9, Qt::NoModifier);
        QCOMPARE(m_window->sandbox().turn(), 5u);
        QVERIFY(m_window->sandbox().inside().has_value());
        press(Qt::Key_F9, Qt::ShiftModifier);
        QCOMPARE(m_window->sandbox().turn(), 4u);
        view().tree().setFocus();
        QTest::keyClick(&view().tree(), Qt::Key_Space);
        QCOMPARE(breakpoints.rowCount(), 0);
        // The sum over all planets has no column: its breakpoint follows the expression.
        view().select(1);
        press(Qt::Key_F9, Qt::ControlModifier);
        QVERIFY(breakpoints.find("value:sum(planets, Population)") >= 0);
        goTo(0);
        press(Qt::Key_F9, Qt::NoModifier);
        QVERIFY2(m_window->statusBar()->currentMessage().contains("sum(planets, Population): "),
                 qPrintable(m_window->statusBar()->currentMessage()));
    }

    NAMED_TEST(comesAndGoes,
               "I4.7 I4.19 answers, lines of plots and entries of breakdowns become watches, and watches plots") {
        press(Qt::Key_A, Qt::ControlModifier | Qt::AltModifier);
        auto& ask = *m_window->findChild<AskView*>();
        ask.field().selectAll();
        QTest::keyClicks(&ask.field(), "Industry > 2");
        QTest::keyClick(&ask.field(), Qt::Key_Escape);
        QTest::keyClick(&ask.field(), Qt::Key_Return);
        m_window->waitUntilIdle();
        const auto openAnswers = [&] {
            m_window->raisePane("ask");
            const QPoint at = ask.table().visualRect(ask.table().model()->index(0, 0)).center();
            emit ask.table().customContextMenuRequested(at);
        };
        chooseInMenu("Watch this value", openAnswers);
        m_window->waitUntilIdle();
        QCOMPARE(names(), (QStringList{"Sol III: Industry > 2"}));
        chooseInMenu("Plot this value", openAnswers);
        auto& plots = *m_window->findChild<PlotView*>();
        plots.waitUntilRead();
        QCOMPARE(plots.model().index(0, 0).data().toString(), QString("Sol III: Industry > 2"));
        plots.addLine(object("Sol III"), "Population");
        plots.waitUntilRead();
        chooseInMenu("Watch this value", [&] {
            emit plots.legend().customContextMenuRequested(
                plots.legend().visualRect(plots.model().index(1, 0)).center());
        });
        m_window->waitUntilIdle();
        QCOMPARE(names(), (QStringList{"Sol III: Industry > 2", "Sol III: Population"}));
        // From the breakdown.
        explain("Sol III", "MaxIndustry");
        QTreeView& ledger = m_window->inspector().ledgerView();
        chooseInMenu("Watch Max Industry", [&] {
            emit ledger.customContextMenuRequested(ledger.visualRect(ledger.model()->index(0, 0)).center());
        });
        m_window->waitUntilIdle();
        QCOMPARE(names().last(), QString("Sol III: Max Industry"));
        // And on to the plots.
        chooseInMenu("Plot this value", [&] {
            emit view().tree().customContextMenuRequested(
                view().tree().visualRect(list().index(2, WatchList::name)).center());
        });
        plots.waitUntilRead();
        QCOMPARE(plots.model().index(2, 0).data().toString(), QString("Sol III: Max Industry"));
    }

private:
    void open() {
        m_window = std::make_unique<MainWindow>(QStringLiteral(ORRERY_RESOURCE_DIR));
        m_window->resize(1500, 900);
        m_window->show();
        QVERIFY(m_window->openProject(m_copy->path()));
        m_window->waitUntilIdle();
        m_window->activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(m_window.get()));
        m_window->setPerspective(Perspective::sandbox);
    }
    WatchesView& view() { return *m_window->findChild<WatchesView*>(); }
    WatchList& list() { return *m_window->findChild<WatchList*>(); }
    QString cell(int row, int column) { return list().index(row, column).data().toString(); }
    QString header(int column) { return list().headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(); }
    QStringList names() {
        QStringList all;
        for (int row = 0; row < list().rowCount(); ++row) {
            all << cell(row, WatchList::name);
        }
        return all;
    }
    /// Returns name, value and change of each watch.
    QStringList lines() {
        QStringList all;
        for (int row = 0; row < list().rowCount(); ++row) {
            all << cell(row, WatchList::name) + " | " + cell(row, WatchList::value) + " | " +
                       cell(row, WatchList::change);
        }
        return all;
    }
    engine::Row object(const char* name) {
        return *engine::findObject(m_window->sandbox().session()->universe().view(), name);
    }
    void goTo(std::uint32_t turn) {
        m_window->sandbox().goTo(turn);
        m_window->waitUntilIdle();
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers) {
        QApplication::setActiveWindow(m_window.get());
        QWidget* const focus = m_window->focusWidget();
        QTest::keyClick(focus != nullptr ? focus : m_window.get(), key, modifiers);
        m_window->waitUntilIdle();
    }
    /// Types a new watch.
    void type(const char* text) {
        m_window->raisePane("watches");
        ExpressionField& field = view().adder().value();
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, text);
        QTest::keyClick(&field, Qt::Key_Escape); // closes the completions
        QTest::keyClick(&field, Qt::Key_Return);
        m_window->waitUntilIdle();
    }
    void chooseSubject(const char* name) {
        QComboBox& box = view().adder().subject();
        box.setFocus();
        box.lineEdit()->selectAll();
        QTest::keyClicks(box.lineEdit(), name);
        QTest::keyClick(box.lineEdit(), Qt::Key_Return);
        QCOMPARE(box.currentText(), QString(name));
    }
    /// Edits the expression of a watch with F2.
    void edit(int row, const char* text) {
        view().tree().setFocus();
        view().select(row);
        QTest::keyClick(&view().tree(), Qt::Key_F2);
        auto* const editor = view().tree().viewport()->findChild<QLineEdit*>();
        QVERIFY(editor != nullptr);
        editor->selectAll();
        QTest::keyClicks(editor, text);
        QTest::keyClick(editor, Qt::Key_Return);
        QCoreApplication::processEvents(); // the editor commits after its event
        m_window->waitUntilIdle();
    }
    void explain(const char* name, const char* value) {
        m_window->showObject(object(name));
        m_window->inspector().explain(object(name), *m_window->sandbox().program()->model->layout.find(value));
        m_window->waitUntilIdle();
    }
    template <class Open>
    void chooseInMenu(const QString& text, Open open) {
        QStringList seen;
        bool isFound = false;
        QTimer::singleShot(0, this, [&] {
            auto* const menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu != nullptr);
            for (QAction* const action : menu->actions()) {
                seen << action->text().remove('&');
                if (!isFound && seen.last() == text) {
                    isFound = true;
                    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
                }
            }
            menu->close();
        });
        open();
        QVERIFY2(isFound, qPrintable(seen.join('\n')));
    }

    std::unique_ptr<ProjectCopy> m_copy;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

QTEST_MAIN(WatchWindowTest)
#include "watch_window_test.moc"
