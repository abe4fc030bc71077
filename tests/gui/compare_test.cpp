// SPDX-License-Identifier: GPL-3.0-or-later
// The pane Compare in the whole window, by keys and mouse: what an edit of the content changes in the run (I4.9).
#include "app/ide/actions.h"
#include "app/ide/translation.h"
#include "engine/check/scenario/statements.h"
#include "engine/runfile/run_file.h"
#include "support/choose_in_menu.h"
#include "support/compare_window.h"
#include "support/lane_turns.h"
#include "support/project_copy.h"
#include "tests/support/named_test.h"
#include "widgets/compare/compare_model.h"
#include "widgets/compare/compare_view.h"
#include "widgets/compare/run_comparison.h"
#include "widgets/document/document_editor.h"
#include "widgets/galaxy/galaxy_view.h"
#include "widgets/hunt/edit_hunt.h"
#include "widgets/hunt/edit_hunt_view.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/names/rename_dialog.h"
#include "widgets/sandbox/sandbox_bar.h"
#include "widgets/sandbox/timeline.h"
#include "widgets/tests/tests_view.h"
#include "widgets/theme/theme.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QScopeGuard>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

#include <memory>
#include <utility>

using namespace orrery::ide;
using namespace orrery::widgets;
namespace engine = orrery::engine;

class CompareTest : public QObject, private CompareWindow {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-compare-test");
        applyTheme(*qApp, ThemeKind::light);
    }
    void init() {
        QSettings().clear();
        m_copy = std::make_unique<ProjectCopy>("small");
        QVERIFY(open(m_copy->path()));
        m_tester = std::make_unique<QAbstractItemModelTester>(view().tree().model());
    }
    void cleanup() {
        m_tester.reset();
        close();
        m_copy.reset();
    }

    NAMED_TEST(showsDifferences,
               "I4.9 a number typed in the source shows the values that differ, and since which turn") {
        QVERIFY2(view().emptyText().startsWith("No edit yet."), qPrintable(view().emptyText()));
        const QSignalSpy changed(&window().sandbox(), &Sandbox::changed);
        type("amount='3'", 8, 1, "9");
        QVERIFY2(editor().hasFocus(), "the comparison does not take the focus");
        QCOMPARE(changed.size(), 1); // the comparison makes no view refresh again
        QCOMPARE(rows(), (QStringList{"✎ edited: BLD_MINE/dig (content.xml:10:9): 1 values from turn 1 on",
                                      "Sol III|Max Industry|1|4.5|13.5|▲ +9",
                                      "growth, follows from BLD_MINE/dig: 1 values from turn 5 on",
                                      "Sol III|Industry|5|4.5|6|▲ +1.5"}));
        const QAbstractItemModel& model = *view().tree().model();
        QCOMPARE(model.headerData(CompareModel::left, Qt::Horizontal).toString(), QString("Before, turn 6"));
        goTo(4); // the values follow the turn
        QCOMPARE(rows().value(3), QString("Sol III|Industry|5|4|4|="));
        QCOMPARE(model.headerData(CompareModel::right, Qt::Horizontal).toString(), QString("Now, turn 4"));
    }

    NAMED_TEST(tellsInTheStatusBar, "I4.9 a line in the status bar tells what changed, and a click opens the pane") {
        window().findChild<QDockWidget*>("compare")->hide();
        type("amount='3'", 8, 1, "9");
        auto* const line = window().findChild<QToolButton*>("comparison");
        QTRY_VERIFY(line->isVisible());
        QCOMPARE(line->accessibleName(),
                 QString("2 values changed from turn 1 on; first: Sol III Max Industry 4.5 → 13.5"));
        QVERIFY(editor().hasFocus());
        QTest::mouseClick(line, Qt::LeftButton);
        QVERIFY(view().isVisible() && view().tree().hasFocus());
        QCOMPARE(rows().size(), 4);
        // It changes in place with the next edit.
        type("by=\"1.5\"", 4, 3, "1");
        QTRY_VERIFY2(line->accessibleName().endsWith("Sol III Max Industry 13.5 → 9"),
                     qPrintable(line->accessibleName()));
        // A message of the status bar has the same place.
        window().say("A message");
        type("by=\"1\"", 4, 1, "2");
        QTRY_VERIFY(line->accessibleName().endsWith("Sol III Max Industry 9 → 18"));
        QVERIFY(!line->isVisible());
        window().statusBar()->clearMessage();
        QVERIFY(line->isVisible());
    }

    NAMED_TEST(namesTheBase, "I4.9 the line in the status bar names the run with which the window compares") {
        type("amount='3'", 8, 1, "9");
        choose(CompareBase::opened);
        auto* const line = window().findChild<QToolButton*>("comparison");
        QTRY_COMPARE(line->accessibleName(), QString("When the project was opened: 2 values changed from turn 1 on; "
                                                     "first: Sol III Max Industry 4.5 → 13.5"));
        choose(CompareBase::beforeEdit);
        QTRY_COMPARE(line->accessibleName(),
                     QString("2 values changed from turn 1 on; first: Sol III Max Industry 4.5 → 13.5"));
    }

    NAMED_TEST(marksTurnsAndObjects, "I4.9 the timeline marks turns with differences, and the map the objects") {
        type("amount='3'", 8, 1, "9");
        const std::vector<std::uint32_t> expected{1, 2, 3, 4, 5, 6};
        QCOMPARE(laneTurns(window().timeline(), TurnLane::differences), expected);
        QVERIFY2(window().timeline().accessibleDescription().contains("Values differ in 6 marked turns"),
                 qPrintable(window().timeline().accessibleDescription()));
        QCOMPARE(window().galaxy().marks().value(object("Sol III")), MapMark::changed);
        QCOMPARE(window().galaxy().marks().size(), 1);
        window().findChild<QDockWidget*>("compare")->hide();
        QCOMPARE(window().galaxy().marks().size(), 0);
    }

    NAMED_TEST(fitsSmallWindows, "I5.3 in German at 1100 x 700, no pane widens the window or covers another one") {
        m_tester.reset();
        close();
        const auto english = qScopeGuard([] { useLanguage(*qApp, QStringLiteral("en")); });
        QVERIFY(useLanguage(*qApp, QStringLiteral("de")));
        QVERIFY(open(m_copy->path()));
        window().resize(1100, 700);
        window().showObject(object("Sol III"));
        window().inspector().explain(object("Sol III"),
                                     *window().sandbox().program()->model->layout.find("MaxIndustry"));
        for (const Perspective perspective : {Perspective::sandbox, Perspective::sideBySide, Perspective::write}) {
            window().setPerspective(perspective);
            for (QDockWidget* const dock : window().findChildren<QDockWidget*>()) {
                if (dock->isHidden() || dock->isFloating()) {
                    continue;
                }
                window().raisePane(dock->objectName());
                QCoreApplication::processEvents();
                QCoreApplication::processEvents();
                QVERIFY2(window().size() == QSize(1100, 700),
                         qPrintable(QStringLiteral("%1: %2").arg(dock->objectName()).arg(window().width())));
                QVERIFY2(window().rect().contains(dock->geometry()), qPrintable(dock->objectName()));
                QVERIFY2(
                    dock->width() >= dock->minimumSizeHint().width(),
                    qPrintable(
                        QStringLiteral("%1 needs %2").arg(dock->objectName()).arg(dock->minimumSizeHint().width())));
                for (const QDockWidget* const other : window().findChildren<QDockWidget*>()) {
                    const bool isBeside = other != dock && !other->isHidden() && !other->isFloating() &&
                                          !window().tabifiedDockWidgets(dock).contains(other);
                    QVERIFY2(!isBeside || !other->geometry().intersects(dock->geometry()),
                             qPrintable(dock->objectName() + " and " + other->objectName()));
                }
            }
        }
    }

    NAMED_TEST(renamesWithoutDifference, "I4.9 a rename by the dialog makes no difference") {
        const auto at = static_cast<int>(editor().document().bytes().indexOf("BLD_MINE"));
        editor().goTo(at + 2, at + 2);
        editor().setFocus();
        QTimer::singleShot(0, this, [this] {
            auto* const dialog = window().findChild<RenameDialog*>();
            QVERIFY(dialog != nullptr);
            dialog->nameLine().setText("BLD_PIT");
            QTRY_VERIFY_WITH_TIMEOUT(dialog->canAccept(), 30'000);
            QTest::keyClick(&dialog->nameLine(), Qt::Key_Return);
        });
        QTest::keyClick(&editor(), Qt::Key_F2);
        window().waitUntilIdle();
        QVERIFY(editor().document().bytes().contains("BLD_PIT"));
        QCOMPARE(view().emptyText(), QString("No differences: all values are the same in turns 0 to 6."));
        QTRY_COMPARE(window().findChild<QToolButton*>("comparison")->accessibleName(), QString("No values changed"));
    }

    NAMED_TEST(undoLeavesNone, "I4.9 undo leads back to the base, and redo away from it") {
        type("amount='3'", 8, 1, "9");
        const QStringList before = rows();
        press(Qt::Key_Z);
        QCOMPARE(view().emptyText(), QString("No differences: all values are the same in turns 0 to 6."));
        press(Qt::Key_Y);
        QCOMPARE(rows(), before);
        // The base of the next edit is the content before it.
        type("by=\"1.5\"", 4, 3, "1");
        QCOMPARE(rows().value(1), QString("Sol III|Max Industry|1|13.5|9|▼ −4.5"));
        press(Qt::Key_Z);
        QVERIFY(view().emptyText().startsWith("No differences"));
        press(Qt::Key_Z); // undoes an edit before the base
        QCOMPARE(rows().value(1), QString("Sol III|Max Industry|1|13.5|4.5|▼ −9"));
    }

    NAMED_TEST(typingGoesOn, "I4.9 the base stays while typing goes on") {
        type("amount='3'", 8, 1, "9");
        QTest::keyClicks(&editor(), "0");
        window().waitUntilIdle();
        QCOMPARE(rows().value(1), QString("Sol III|Max Industry|1|4.5|100|▲ +95.5"));
    }

    NAMED_TEST(keepsTheLastWithErrors, "I4.9 content with errors keeps the last comparison, dimmed, with the reason") {
        type("amount='3'", 8, 1, "9");
        const QStringList before = rows();
        type("type=\"building\" name=\"Bank\"", 6, 8, "buildin");
        QCOMPARE(rows(), before);
        QCOMPARE(view().note(), QString("The content has errors. This is the last comparison without errors."));
        const QModelIndex first = view().model().index(0, 0, view().model().index(0, 0));
        QVERIFY(first.data(Qt::ForegroundRole).isValid());
        QTest::keyClicks(&editor(), "g");
        window().waitUntilIdle();
        QCOMPARE(view().note(), QString());
        QVERIFY(!view().model().index(0, 0, view().model().index(0, 0)).data(Qt::ForegroundRole).isValid());
    }

    NAMED_TEST(pins, "I4.9 a pinned run stays the base over several edits") {
        QTest::keyClick(&window(), Qt::Key_P, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(view().base().currentText(), QString("Pinned"));
        QCOMPARE(view().emptyText(), QString("No differences: all values are the same in turns 0 to 6."));
        type("amount='3'", 8, 1, "9");
        type("by=\"1.5\"", 4, 3, "1");
        QCOMPARE(rows().value(1), QString("Sol III|Max Industry|1|4.5|9|▲ +4.5"));
        goTo(8); // the pinned run is played on
        QCOMPARE(view().tree().model()->headerData(CompareModel::left, Qt::Horizontal).toString(),
                 QString("Pinned, turn 8"));
        QCOMPARE(rows().value(1), QString("Sol III|Max Industry|1|4.5|9|▲ +4.5"));
    }

    NAMED_TEST(comparesWithSaved, "I4.9 the content of the last save, and of the opening, are bases") {
        type("amount='3'", 8, 1, "9");
        QTest::keyClick(&window(), Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        window().waitUntilIdle();
        QTRY_VERIFY(!window().store().hasUnsaved());
        type("by=\"1.5\"", 4, 3, "1");
        choose(CompareBase::saved);
        QCOMPARE(rows().value(1), QString("Sol III|Max Industry|1|13.5|9|▼ −4.5"));
        choose(CompareBase::opened);
        QCOMPARE(rows().value(1), QString("Sol III|Max Industry|1|4.5|9|▲ +4.5"));
        choose(CompareBase::beforeEdit);
        QCOMPARE(rows().value(1), QString("Sol III|Max Industry|1|13.5|9|▼ −4.5"));
    }

    NAMED_TEST(comparesStatements, "I4.9 a statement in the sandbox is an edit, too") {
        goTo(2);
        std::vector<engine::Diagnostic> problems;
        auto statements =
            engine::parseStatements(R"(<set object="Sol III" meter="Population" which="current" value="7"/>)",
                                    *window().sandbox().program()->model, problems);
        QCOMPARE(statements.size(), 1u);
        window().sandbox().apply(std::move(statements.front()));
        window().waitUntilIdle();
        QVERIFY2(rows().join('\n').contains("Sol III|Population|2|"), qPrintable(rows().join('\n')));
        press(Qt::Key_Z);
        QVERIFY2(view().emptyText().startsWith("No differences"), qPrintable(rows().join('\n')));
        // A new object, by a statement of a later turn.
        const auto& place = *window().sandbox().program()->model->vocabulary.statement("place");
        window().sandbox().apply(engine::newStatement(place, {{"class", "BLD_BANK"}, {"on", "Vega I"}}));
        window().waitUntilIdle();
        QVERIFY2(rows().join('\n').contains("Object|2|does not exist|exists|≠"), qPrintable(rows().join('\n')));
    }

    NAMED_TEST(filters, "I4.9 a filter by words and by the size of a change") {
        type("amount='3'", 8, 1, "9");
        goTo(1);
        const auto filtered = [&](const QString& text) {
            view().filter().setFocus();
            view().filter().selectAll();
            QTest::keyClicks(&view().filter(), text);
            return rows();
        };
        QCOMPARE(filtered("max sol").size(), 2);
        QCOMPARE(filtered("> 8").value(1), QString("Sol III|Max Industry|1|4.5|13.5|▲ +9"));
        QCOMPARE(filtered("industry > 9").size(), 0);
        QCOMPARE(view().emptyText(), QString("No difference matches the filter."));
        QCOMPARE(filtered("industry >").size(), 4);
        QCOMPARE(filtered("vega").size(), 0);
        QTest::keyClick(&view().filter(), Qt::Key_Escape);
        QCOMPARE(rows().size(), 4);
    }

    NAMED_TEST(opensValuesAndCauses, "I4.9 Enter on a value opens its breakdown in its turn, on a cause its XML") {
        type("amount='3'", 8, 1, "9");
        QTest::keyClick(&window(), Qt::Key_C, Qt::ControlModifier | Qt::AltModifier);
        QTreeView& tree = view().tree();
        QVERIFY(tree.hasFocus());
        window().showObject(object("Vega I")); // another object is chosen
        tree.setCurrentIndex(view().model().index(0, 0));
        QTest::keyClick(&tree, Qt::Key_Down);
        QTest::keyClick(&tree, Qt::Key_Return);
        window().waitUntilIdle();
        QCOMPARE(window().sandbox().turn(), 1u);
        QCOMPARE(window().inspector().object(), std::optional(object("Sol III")));
        QCOMPARE(window().inspector().explained(), window().sandbox().program()->model->layout.find("MaxIndustry"));
        QVERIFY(window().findChild<QDockWidget*>("inspector")->isVisible());
        QVERIFY2(tree.hasFocus(), "the keys go on through the table");
        editor().goTo(0, 0);
        tree.setFocus();
        QTest::keyClick(&tree, Qt::Key_Up);
        QTest::keyClick(&tree, Qt::Key_Return);
        window().waitUntilIdle();
        const auto at = editor().caretOffset();
        QVERIFY2(std::abs(at - static_cast<int>(editor().document().bytes().indexOf("<modify-max-meter"))) < 80,
                 qPrintable(QString::number(at)));
    }

    NAMED_TEST(findsTheEdit, "I4.18 a difference names the edit that made it, verified by running") {
        type("description=\"Digs.\"", 13, 4, "Dig");
        type("by=\"1.5\"", 4, 3, "2");
        type("amount='3'", 8, 1, "9");
        type("size=\"small\"", 6, 5, "tiny");
        choose(CompareBase::opened);
        QVERIFY2(rows().contains("Sol III|Max Industry|1|4.5|18|▲ +13.5"), qPrintable(rows().join('\n')));
        const auto hunt = [&](const char* row) {
            view().tree().setFocus();
            view().tree().setCurrentIndex(rowOf(row));
            QTest::keyClick(&view().tree(), Qt::Key_E, Qt::ControlModifier | Qt::AltModifier);
            waitForHunt();
        };
        hunt("Vega I|Size");
        QCOMPARE(lines(),
                 (QStringList{"content.xml, line 34",
                              "-     <planet name=\"Vega I\" system=\"Vega\" size=\"small\" environment=\"desert\"/>",
                              "+     <planet name=\"Vega I\" system=\"Vega\" size=\"tiny\" environment=\"desert\"/>"}));
        QVERIFY2(hunted().note().contains("This edit alone changes it. There are 4 edits"),
                 qPrintable(hunted().note()));
        auto& tree = hunted().tree();
        tree.setFocus();
        tree.setCurrentItem(tree.topLevelItem(0));
        QTest::keyClick(&tree, Qt::Key_Return);
        QVERIFY(std::abs(editor().caretOffset() -
                         static_cast<int>(editor().document().bytes().indexOf("<planet name=\"Vega I\""))) < 80);
        // Of two edits that each change the value, one is named.
        hunt("Sol III|Max Industry");
        QCOMPARE(tree.topLevelItemCount(), 1);
        QVERIFY2(hunted().note().startsWith("Max Industry of Sol III in turn 6: 4.5 before, 18 now."),
                 qPrintable(hunted().note()));
    }

    NAMED_TEST(stopsAndGoesOn, "I4.9 the work on the earlier run can be cancelled and continued") {
        type("amount='3'", 8, 1, "9");
        goTo(300);
        auto& comparison = *window().findChild<RunComparison*>();
        comparison.setBase(CompareBase::opened);
        QCOMPARE(comparison.state(), RunComparison::State::playing);
        comparison.stop();
        window().waitUntilIdle();
        QCOMPARE(comparison.state(), RunComparison::State::stopped);
        QVERIFY(view().note().startsWith("Stopped."));
        QToolButton* go = nullptr;
        for (QToolButton* const one : view().findChildren<QToolButton*>()) {
            go = one->text() == "Continue" && one->isVisible() ? one : go;
        }
        QVERIFY(go);
        QTest::mouseClick(go, Qt::LeftButton);
        window().waitUntilIdle();
        QCOMPARE(comparison.state(), RunComparison::State::current);
        QCOMPARE(comparison.comparison()->last, 300u);
    }

    NAMED_TEST(otherRun, "I4.9 another seed or project starts without an earlier comparison in the way") {
        type("amount='3'", 8, 1, "9");
        window().sandbox().restart(99);
        window().waitUntilIdle();
        QCOMPARE(view().model().comparison()->last, 0u);
        window().store().history().undo();
        window().waitUntilIdle();
        QVERIFY(window().closeProject());
        QVERIFY(window().findChild<RunComparison*>()->comparison() == nullptr);
    }

    NAMED_TEST(otherScenario, "I4.9 the run of another scenario has no earlier run until the next edit") {
        QVERIFY(window().store().files().add(
            "other.xml", "<orrery format=\"1\">\n<scenario id=\"other\">\n<empire id=\"Terrans\" capital=\"Home\"/>\n"
                         "<system name=\"Sol\" x=\"0\" y=\"0\"/>\n<planet name=\"Home\" system=\"Sol\" "
                         "size=\"medium\" environment=\"terran\" owner=\"Terrans\"/>\n"
                         "<place class=\"BLD_MINE\" on=\"Home\"/>\n</scenario>\n</orrery>\n"));
        window().waitUntilIdle();
        type("amount='3'", 8, 1, "9");
        QVERIFY(window().findChild<RunComparison*>()->comparison()->hasDifferences());
        QVERIFY(window().sandbox().startById("other"));
        window().waitUntilIdle();
        goTo(2);
        QCOMPARE(window().findChild<RunComparison*>()->state(), RunComparison::State::noBase);
        QVERIFY(laneTurns(window().timeline(), TurnLane::differences).empty());
        QVERIFY(laneTurns(window().timeline(), TurnLane::edits).empty());
        const auto* const line = window().findChild<QToolButton*>("comparison");
        QTRY_VERIFY(line->isHidden());
        type("amount='9'", 8, 1, "4");
        QTRY_VERIFY2(line->accessibleName().contains("first: Home Max Industry 9 → 4"),
                     qPrintable(line->accessibleName()));
    }

    NAMED_TEST(saysExistence, "I4.9 the line says in words that an object exists now") {
        Document& document = *window().store().find("content.xml");
        const QByteArray before = "<place class=\"BLD_BANK\" on=\"Sol III\"/>";
        const auto at = static_cast<std::uint32_t>(document.bytes().indexOf(before) + before.size());
        window().store().apply("place",
                               {{&document, {at, at}, "<place class=\"BLD_MINE\" on=\"Vega I\" name=\"Pit\"/>"}});
        window().waitUntilIdle();
        const auto* const line = window().findChild<QToolButton*>("comparison");
        QTRY_VERIFY2(line->accessibleName().endsWith("first: Pit: did not exist, exists now"),
                     qPrintable(line->accessibleName()));
    }

    NAMED_TEST(manyDifferences, "I4.9 the table shows a hundred thousand differences honestly") {
        auto many = std::make_shared<Comparison>();
        many->last = 9;
        many->objects = {{"Sol III", 1}, {"Vega I", 2}};
        many->kinds = {{"Industry", engine::ColumnId{30}, false}};
        many->origins.emplace_back();
        for (std::uint32_t i = 0; i < 100'000; ++i) {
            many->values.push_back({i % 2, 0, i % 10, 0.0, static_cast<double>(i)});
            many->origins.front().differences.push_back(i);
        }
        CompareModel model;
        model.show(many, "Before");
        const QModelIndex cause = model.index(0, 0);
        QCOMPARE(model.rowCount(cause), static_cast<int>(CompareModel::mostRows) + 1);
        QCOMPARE(model.index(static_cast<int>(CompareModel::mostRows), 0, cause).data().toString(),
                 QString("… and 99000 more. Use the filter to find them."));
        model.sort(CompareModel::change, Qt::DescendingOrder);
        QCOMPARE(model.index(0, CompareModel::right, model.index(0, 0)).data().toString(), QString("99999"));
        model.setFilter(CompareFilter("vega > 99990"));
        QCOMPARE(model.rowCount(model.index(0, 0)), 5);
    }

    NAMED_TEST(findsTheEditOfAValue, "I4.18 a value of the inspector names the edit that made it, by key and by menu") {
        type("description=\"Digs.\"", 13, 4, "Dig");
        type("amount='3'", 8, 1, "9");
        choose(CompareBase::opened);
        QTableView& values = window().inspector().valuesView();
        const auto inspect = [&] {
            const auto column = *window().sandbox().program()->model->layout.find("MaxIndustry");
            window().showObject(object("Sol III"));
            window().inspector().explain(object("Sol III"), column);
            window().waitUntilIdle();
            auto* const dock = window().findChild<QDockWidget*>("inspector");
            dock->show();
            dock->raise();
            QApplication::setActiveWindow(&window());
            values.setFocus();
        };
        inspect();
        QTest::keyClick(&values, Qt::Key_E, Qt::ControlModifier | Qt::AltModifier);
        waitForHunt();
        const QStringList expected{"content.xml, line 10",
                                   "-         <modify-max-meter meter=\"Industry\"   amount='3'/>",
                                   "+         <modify-max-meter meter=\"Industry\"   amount='9'/>"};
        QCOMPARE(lines(), expected);
        QVERIFY2(hunted().note().startsWith("Max Industry of Sol III in turn 6: 4.5 before, 13.5 now."),
                 qPrintable(hunted().note()));
        window().findChild<EditHunt*>()->clear();
        inspect();
        QVERIFY(chooseInMenu(*values.viewport(), values.visualRect(values.currentIndex()).center(),
                             "Which edit did this?"));
        waitForHunt();
        QCOMPARE(lines(), expected);
    }

    NAMED_TEST(assertsDifference, "I4.19 a difference becomes a test of the present value, and the test passes") {
        type("amount='3'", 8, 1, "9");
        choose(CompareBase::opened);
        const QModelIndex row = rowOf("Sol III|Max Industry");
        QVERIFY(row.isValid());
        view().tree().scrollTo(row);
        QVERIFY(chooseInMenu(*view().tree().viewport(), view().tree().visualRect(row).center(), "Assert this value"));
        window().waitUntilIdle();
        const Document* const tests = window().store().find("tests.xml");
        QVERIFY2(tests != nullptr, qPrintable(window().statusBar()->currentMessage()));
        QVERIFY2(
            tests->bytes().contains("<expect object=\"Sol III\" value=\"MaxIndustry\" turn=\"6\" equals=\"13.5\"/>"),
            tests->bytes().constData());
        window().actions()["run.all-tests"].trigger();
        QTRY_COMPARE(window().findChild<TestsView*>()->summary(), QString("1 of 1 tests pass"));
    }

    NAMED_TEST(makesSmall, "I4.23 a difference becomes small, and both runs are saved") {
        type("amount='3'", 8, 1, "9");
        choose(CompareBase::opened);
        const QModelIndex row = rowOf("Sol III|Max Industry");
        QVERIFY(row.isValid());
        view().tree().scrollTo(row);
        const QTemporaryDir out;
        const QString path = out.filePath("small.orrery-run");
        QTimer answer; // the menu comes before the dialog
        connect(&answer, &QTimer::timeout, this, [&] {
            if (auto* const dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget())) {
                answer.stop();
                auto* const name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
                name->setText(path);
                QTest::keyClick(name, Qt::Key_Return);
            }
        });
        answer.start(10);
        QVERIFY(chooseInMenu(*view().tree().viewport(), view().tree().visualRect(row).center(), "Make it small…"));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path), 60'000);
        const QStatusBar& bar = *window().statusBar();
        QTRY_VERIFY2(bar.currentMessage().startsWith("Objects: ") &&
                         bar.currentMessage().endsWith("The earlier run is in small-earlier.orrery-run."),
                     qPrintable(bar.currentMessage()));
        for (const auto& [name, amount] :
             {std::pair("small.orrery-run", "amount='9'"), std::pair("small-earlier.orrery-run", "amount='3'")}) {
            QFile file(out.filePath(name));
            QVERIFY(file.open(QFile::ReadOnly));
            const auto read = engine::readRunFile(file.readAll().toStdString());
            QVERIFY(std::holds_alternative<engine::RunFile>(read));
            std::string texts;
            for (const auto& [own, text] : std::get<engine::RunFile>(read).contents.files) {
                texts += text->bytes();
            }
            QVERIFY2(texts.find(amount) != std::string::npos && texts.find("Vega") == std::string::npos, texts.c_str());
        }
    }

private:
    /// Returns the row of a value: "Sol III|Max Industry".
    QModelIndex rowOf(const char* row) {
        for (int i = 0; i < view().model().rowCount(); ++i) {
            const QModelIndex cause = view().model().index(i, 0);
            for (int j = 0; j < view().model().rowCount(cause); ++j) {
                const QModelIndex at = view().model().index(j, 0, cause);
                if (at.data().toString() + '|' + at.siblingAtColumn(1).data().toString() == row) {
                    return at;
                }
            }
        }
        return {};
    }
    void waitForHunt() {
        auto& found = *window().findChild<EditHunt*>();
        [&] { QTRY_VERIFY_WITH_TIMEOUT(found.state() != EditHunt::State::searching, 30'000); }();
        QVERIFY2(found.state() == EditHunt::State::found, qPrintable(found.problem()));
        QVERIFY(hunted().isVisible());
    }
    EditHuntView& hunted() { return *window().findChild<EditHuntView*>(); }
    QStringList lines() {
        QStringList all;
        for (QTreeWidgetItemIterator item(&hunted().tree()); *item != nullptr; ++item) {
            all << (*item)->text(0);
        }
        return all;
    }
    std::unique_ptr<ProjectCopy> m_copy;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

QTEST_MAIN(CompareTest)
#include "compare_test.moc"
