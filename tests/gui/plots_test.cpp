// SPDX-License-Identifier: GPL-3.0-or-later
// The pane Plots in the whole window, by keys and mouse: values over the turns of the run (I4.10).
#include "app/ide/actions.h"
#include "app/ide/features/plots.h"
#include "app/ide/main_window.h"
#include "engine/content/csv.h"
#include "engine/universe/scenario.h"
#include "support/choose_in_menu.h"
#include "support/project_copy.h"
#include "tests/support/named_test.h"
#include "widgets/compare/compare_view.h"
#include "widgets/compare/run_comparison.h"
#include "widgets/document/document_editor.h"
#include "widgets/expression/expression_field.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/plot/plot_adder.h"
#include "widgets/plot/plot_view.h"
#include "widgets/sandbox/sandbox_bar.h"
#include "widgets/tests/tests_view.h"
#include "widgets/theme/theme.h"

#include <QAbstractItemModelTester>
#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QDockWidget>
#include <QFile>
#include <QGraphicsTextItem>
#include <QGraphicsView>
#include <QImage>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSlider>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>
#include <QWheelEvent>

#include <cmath>
#include <memory>

using namespace orrery::ide;
using namespace orrery::widgets;
namespace engine = orrery::engine;

class PlotsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-plots-test");
        applyTheme(*qApp, ThemeKind::light);
    }
    void init() {
        QSettings().clear();
        m_copy = std::make_unique<ProjectCopy>("small");
        openWindow();
        goTo(6);
        QTest::keyClick(m_window.get(), Qt::Key_G, Qt::ControlModifier | Qt::AltModifier);
        m_tester = std::make_unique<QAbstractItemModelTester>(&view().model());
    }
    void cleanup() {
        m_tester.reset();
        while (m_window->store().history().canUndo()) {
            m_window->store().history().undo();
        }
        m_window->waitUntilIdle();
        m_window.reset();
        m_copy.reset();
    }

    NAMED_TEST(startsEmpty, "I4.10 the empty pane says how to get a line, and has no chart yet") {
        QVERIFY2(view().emptyText().startsWith("No lines yet."), qPrintable(view().emptyText()));
        QVERIFY(view().canvas() == nullptr);
        QVERIFY(view().adder().value().hasFocus());
        m_window->sandbox().clear();
        emit m_window->sandbox().changed();
        QVERIFY2(view().emptyText().startsWith("No run yet."), qPrintable(view().emptyText()));
        QVERIFY(!view().adder().isEnabled());
    }

    NAMED_TEST(plotsTheInspectedValue,
               "I4.10 the value chosen in the inspector becomes a line, by key and by its menu") {
        inspect("Sol III", "MaxIndustry");
        QTest::keyClick(&m_window->inspector().valuesView(), Qt::Key_V, Qt::ControlModifier | Qt::AltModifier);
        settle();
        QCOMPARE(lines(), (QStringList{"Sol III: Max Industry = 4.5"}));
        inspect("Sol III", "Industry");
        chooseInMenu("Plot this value",
                     [this] { emit m_window->inspector().valueMenuWanted(m_window->mapToGlobal(QPoint(10, 10))); });
        settle();
        QCOMPARE(lines().size(), 2);
        QCOMPARE(lines()[1].section(" = ", 0, 0), QString("Sol III: Industry"));
        // Both are a measure of industry, so they share a chart.
        QCOMPARE(view().canvas()->chart().panels.size(), std::size_t{1});
        // Again: no second line.
        m_window->actions()["run.plot-value"].trigger();
        settle();
        QCOMPARE(lines().size(), 2);
    }

    NAMED_TEST(typesAValue, "I4.10 a typed value of the run, of an object and of a group becomes a line") {
        typeValue("sum(planets, Industry)");
        QCOMPARE(lines().size(), 1);
        m_window->showObject(object("Sol III"));
        QCOMPARE(view().adder().subject().currentText(), QString("Sol III")); // follows the chosen object
        typeValue("Industry * 2");
        QCOMPARE(lines().size(), 2);
        QVERIFY2(view().readout().contains("Sol III: Industry * 2 = "), qPrintable(view().readout())); // the new one
        QCOMPARE(view().canvas()->chart().panels.size(), std::size_t{2});
        chooseSubject("planet");
        QVERIFY(view().adder().condition().isVisible() && view().adder().form().isVisible());
        view().adder().condition().setFocus();
        QTest::keyClicks(&view().adder().condition(), "Industry > 0");
        typeValue("Industry");
        QCOMPARE(lines().size(), 3);
        QVERIFY2(lines()[2].startsWith("Planet [Industry > 0]: Industry (mean and range) = "), qPrintable(lines()[2]));
        // Enter in the legend goes to the turn of the crosshair; Delete removes.
        view().legend().setFocus();
        QTest::keyClick(&view().legend(), Qt::Key_End);
        QTest::keyClick(&view().legend(), Qt::Key_Delete);
        settle();
        QCOMPARE(lines().size(), 2);
    }

    NAMED_TEST(completes, "I4.10 the field completes names and shows faults while one types") {
        ExpressionField& field = view().adder().value();
        field.setFocus();
        QTest::keyClicks(&field, "Indus");
        QTRY_VERIFY(field.completer().popup()->isVisible());
        QTest::keyClick(field.completer().popup(), Qt::Key_Escape);
        QVERIFY(field.verdict().hasErrors());
        field.clear();
    }

    NAMED_TEST(refuses, "I4.10 a wrong value says what is wrong, and leaves the other lines alone") {
        typeValue("sum(planets, Industry)");
        typeValue("Industri");
        QVERIFY2(view().note().contains("'Industri' is not a known name"), qPrintable(view().note()));
        QCOMPARE(lines().size(), 1);
        QCOMPARE(view().adder().value().text(), QString("Industri")); // to mend it
        typeValue("Industry");
        QVERIFY2(view().note().contains("choose an object or a group"), qPrintable(view().note()));
        QTest::keyClicks(&view().adder().value(), "x");
        QCOMPARE(view().note(), QString());
        view().adder().value().clear();
        QTest::mouseClick(&view().adder().button(), Qt::LeftButton);
        QVERIFY2(view().note().startsWith("Type the value"), qPrintable(view().note()));
        QCOMPARE(lines().size(), 1);
    }

    NAMED_TEST(agreesWithEngine, "I4.10 points and ticks of the chart are those of the engine") {
        typeValue("sum(planets, Industry)");
        m_window->showObject(object("Sol III"));
        typeValue("Industry > 3");
        typeValue("Industry");
        goTo(40);
        settle();
        PlotCanvas& canvas = *view().canvas();
        canvas.setFocus();
        for (int round = 0; round < 2; ++round) { // all turns, then some of them
            const Plots& plots = *view().plots().plots();
            QCOMPARE(plots.last, 40U);
            std::vector<const engine::PlotSeries*> series;
            for (const PlotLine& line : plots.lines) {
                series.push_back(&line.series);
            }
            const engine::PlotChart chart = engine::chartOf(series, {.turns = canvas.range(), .valueTicks = 4});
            QCOMPARE(chart.panels.size(), std::size_t{3});
            for (std::size_t panel = 0; panel < chart.panels.size(); ++panel) {
                compareTicks(canvas.drawnTicks(panel, Qt::Horizontal), chart.turns, false);
                compareTicks(canvas.drawnTicks(panel, Qt::Vertical), chart.panels[panel].scale,
                             chart.panels[panel].isTruth);
            }
            m_window->resize(1500 - 200 * round, 900);
            QCoreApplication::processEvents();
            canvas.grab(); // lays out the axes
            compareLabels(canvas, chart.turns);
            for (std::size_t line = 0; line < series.size(); ++line) {
                const std::vector<QPointF> points = canvas.drawnPoints(line);
                QCOMPARE(points.size(), std::size_t{chart.last - chart.first + 1});
                for (std::size_t i = 0; i < points.size(); ++i) {
                    QCOMPARE(points[i].x(), static_cast<double>(chart.first + i));
                    QCOMPARE(points[i].y(), series[line]->values[chart.first + i]);
                }
            }
            QTest::keyClick(&canvas, Qt::Key_Plus);
            QVERIFY(canvas.isZoomed());
        }
    }

    NAMED_TEST(keys, "I4.10 arrow keys move the crosshair, and Enter goes to the turn, the object and the value") {
        m_window->showObject(object("Sol III"));
        typeValue("Industry");
        typeValue("MaxIndustry");
        m_window->clearObject();
        PlotCanvas& canvas = *view().canvas();
        canvas.setFocus();
        QTest::keyClick(&canvas, Qt::Key_Home);
        QTest::keyClick(&canvas, Qt::Key_Right);
        QTest::keyClick(&canvas, Qt::Key_Right);
        QTest::keyClick(&canvas, Qt::Key_Left);
        QCOMPARE(canvas.cursor(), 1U);
        QTest::keyClick(&canvas, Qt::Key_Right);
        QTest::keyClick(&canvas, Qt::Key_Up);
        const std::size_t line = canvas.selected().value();
        const double value = view().plots().plots()->lines[line].series.values[2];
        QCOMPARE(view().readout(), QString("Turn 2, %1 = %2").arg(view().model().lineName(line)).arg(value));
        QCOMPARE(canvas.accessibleDescription(), view().readout());
        QTest::keyClick(&canvas, Qt::Key_Return);
        settle();
        QCOMPARE(m_window->sandbox().turn(), 2U);
        QCOMPARE(m_window->sandboxBar().slider().value(), 2);
        QCOMPARE(m_window->inspector().object(), std::optional(object("Sol III")));
        QCOMPARE(m_window->inspector().explained(), view().plots().plots()->lines[line].series.column);
        QVERIFY2(canvas.hasFocus(), "the keys go on through the chart");
        QTest::keyClick(&canvas, Qt::Key_End);
        QCOMPARE(canvas.cursor(), 6U);
        QTest::keyClick(&canvas, Qt::Key_Right);
        QCOMPARE(canvas.cursor(), 6U);
    }

    NAMED_TEST(mouse, "I4.10 the crosshair follows the mouse, and a click on a point goes there") {
        m_window->showObject(object("Sol III"));
        typeValue("MaxIndustry");
        m_window->clearObject();
        settle();
        PlotCanvas& canvas = *view().canvas();
        const QPoint at = canvas.placeOf(0, 3);
        QWidget* const under = canvas.childAt(at);
        QVERIFY(under != nullptr);
        const QPoint inside = under->mapFrom(&canvas, at);
        moveMouse(*under, inside + QPoint(1, 0), Qt::NoButton);
        QCOMPARE(canvas.cursor(), 3U);
        QTest::mouseClick(under, Qt::LeftButton, {}, inside);
        settle();
        QCOMPARE(m_window->sandbox().turn(), 3U);
        QCOMPARE(m_window->inspector().object(), std::optional(object("Sol III")));
        const auto column = m_window->inspector().explained();
        QVERIFY(column && *column == m_window->sandbox().program()->model->layout.find("MaxIndustry"));
    }

    NAMED_TEST(zooms, "I4.10 keys, wheel and buttons zoom, the mouse and keys pan") {
        typeValue("turn * 2");
        goTo(60);
        settle();
        PlotCanvas& canvas = *view().canvas();
        canvas.setFocus();
        canvas.setCursor(30);
        QTest::keyClick(&canvas, Qt::Key_Plus);
        QTest::keyClick(&canvas, Qt::Key_Plus);
        const auto range = canvas.range().value();
        QVERIFY(range.first > 5 && range.second < 55);
        // The axis of values fits the visible turns.
        QVERIFY(canvas.chart().panels[0].scale.low > 0.0 && canvas.chart().panels[0].scale.high < 120.0);
        QTest::keyClick(&canvas, Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(canvas.range()->first > range.first);
        QWidget* const under = canvas.childAt(canvas.rect().center());
        const QPoint middle = under->mapFrom(&canvas, canvas.rect().center());
        const auto before = canvas.range().value();
        QTest::mousePress(under, Qt::LeftButton, {}, middle);
        moveMouse(*under, middle + QPoint(60, 0), Qt::LeftButton);
        moveMouse(*under, middle + QPoint(120, 0), Qt::LeftButton);
        QTest::mouseRelease(under, Qt::LeftButton, {}, middle + QPoint(120, 0));
        QVERIFY(canvas.range()->first < before.first);
        QCOMPARE(m_window->sandbox().turn(), 60U); // dragging is no click
        const auto span = [&] { return canvas.chart().last - canvas.chart().first; };
        const std::uint32_t narrow = span();
        QWheelEvent wheel(middle, under->mapToGlobal(middle), {}, {0, -120}, Qt::NoButton, Qt::ControlModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(under, &wheel);
        QVERIFY(span() > narrow);
        QTest::keyClick(&canvas, Qt::Key_0);
        QVERIFY(!canvas.isZoomed());
        for (int i = 0; i < 30; ++i) {
            QTest::keyClick(&canvas, Qt::Key_Plus);
        }
        QCOMPARE(span(), 1U); // two turns at least
        for (int i = 0; i < 60; ++i) {
            QTest::keyClick(&canvas, Qt::Key_Minus);
        }
        QVERIFY(!canvas.isZoomed());
    }

    NAMED_TEST(followsTheRun, "I4.10 lines follow new turns and edits, and an edit keeps their objects") {
        m_window->showObject(object("Sol III"));
        typeValue("MaxIndustry");
        QCOMPARE(lines(), (QStringList{"Sol III: Max Industry = 4.5"}));
        goTo(9);
        settle();
        QCOMPARE(view().plots().plots()->last, 9U);
        QCOMPARE(view().canvas()->cursor(), 9U); // it was at the last turn
        auto& editor = *m_window->currentEditor();
        const auto at = static_cast<int>(editor.document().bytes().indexOf("amount='3'")) + 8;
        QApplication::setActiveWindow(m_window.get());
        editor.goTo(at, at + 1);
        editor.setFocus();

        QTest::keyClicks(&editor, "9");
        settle();
        QCOMPARE(lines(), (QStringList{"Sol III: Max Industry = 13.5"}));
        QVERIFY(editor.hasFocus());
    }

    NAMED_TEST(worksBesideCompare, "I4.10 plots and the comparison both read beside the run") {
        typeValue("sum(planets, Industry)");
        m_window->raisePane("compare");
        m_window->raisePane("plots");
        auto& editor = *m_window->currentEditor();
        const auto at = static_cast<int>(editor.document().bytes().indexOf("amount='3'")) + 8;
        QApplication::setActiveWindow(m_window.get());
        editor.goTo(at, at + 1);
        editor.setFocus();
        QTest::keyClicks(&editor, "9");
        settle();
        goTo(12);
        settle();
        QCOMPARE(view().plots().state(), RunPlots::State::current);
        QCOMPARE(view().plots().plots()->last, 12U);
        auto& comparison = *m_window->findChild<RunComparison*>();
        QTRY_COMPARE(comparison.state(), RunComparison::State::current);
        QCOMPARE(comparison.comparison()->last, 12U);
    }

    NAMED_TEST(oneTurn, "I4.10 a run of one turn is a dot") {
        typeValue("sum(planets, Industry)");
        m_window->sandbox().restart();
        settle();
        PlotCanvas& canvas = *view().canvas();
        QCOMPARE(view().plots().plots()->last, 0U);
        QCOMPARE(canvas.drawnPoints(0).size(), std::size_t{1});
        canvas.setFocus();
        for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Plus, Qt::Key_Minus, Qt::Key_End, Qt::Key_0}) {
            QTest::keyClick(&canvas, key);
        }
        QCOMPARE(canvas.cursor(), 0U);
        QVERIFY(!canvas.isZoomed());
        goTo(1);
        settle();
        QCOMPARE(canvas.drawnPoints(0).size(), std::size_t{2});
    }

    NAMED_TEST(showsBothRuns, "I4.10 both runs of a comparison stand beside each other") {
        m_window->showObject(object("Sol III"));
        typeValue("MaxIndustry");
        QVERIFY(!view().both().isVisible());
        auto& editor = *m_window->currentEditor();
        const auto at = static_cast<int>(editor.document().bytes().indexOf("amount='3'")) + 8;
        QApplication::setActiveWindow(m_window.get());
        editor.goTo(at, at + 1);
        editor.setFocus();
        QTest::keyClicks(&editor, "9");
        settle();
        QTRY_VERIFY(view().both().isVisible());
        QTest::mouseClick(&view().both(), Qt::LeftButton, {}, QPoint(8, view().both().height() / 2));
        settle();
        QCOMPARE(lines(), (QStringList{"Sol III: Max Industry = 13.5", "Sol III: Max Industry (earlier run) = 4.5"}));
        const PlotsPtr plots = view().plots().plots();
        QCOMPARE(plots->lines[1].counterpart, std::optional<std::size_t>(0));
        QCOMPARE(view().canvas()->chart().panels.size(), std::size_t{1});
        QVERIFY(view().canvas()->drawnPoints(0) != view().canvas()->drawnPoints(1));
        QCOMPARE(plotColour(styleOf(*plots, 1), view().palette()), plotColour(styleOf(*plots, 0), view().palette()));
        goTo(9);
        settle();
        QTRY_COMPARE(view().plots().plots()->lines.back().series.values.size(), std::size_t{10});
        // Enter on the earlier line goes to the object of the present run.
        m_window->clearObject();
        PlotCanvas& canvas = *view().canvas();
        canvas.select(1);
        canvas.setCursor(4);
        canvas.setFocus();
        QTest::keyClick(&canvas, Qt::Key_Return);
        settle();
        QCOMPARE(m_window->sandbox().turn(), 4U);
        QCOMPARE(m_window->inspector().object(), std::optional(object("Sol III")));
        m_window->store().history().undo();
        settle();
        QTRY_COMPARE(lines(), QStringList{"Sol III: Max Industry = 4.5"}); // there is no difference any more
    }

    NAMED_TEST(keepsWithTheSession, "I4.10 the lines come back with the project") {
        m_window->showObject(object("Sol III"));
        typeValue("MaxIndustry");
        chooseSubject("planet");
        typeValue("Industry");
        view().together().setChecked(true);
        const QStringList before = lines();
        QCOMPARE(before.size(), 2);
        const QModelIndex second = view().model().index(1, 0);
        view().model().setData(second, Qt::Unchecked, Qt::CheckStateRole);
        QCOMPARE(view().canvas()->chart().panels[0].series.size(), std::size_t{1});
        m_tester.reset();
        m_window->waitUntilIdle();
        QVERIFY(m_window->closeProject());
        m_window.reset();
        openWindow();
        goTo(6);
        QTest::keyClick(m_window.get(), Qt::Key_G, Qt::ControlModifier | Qt::AltModifier);
        settle();
        QCOMPARE(lines(), before);
        QVERIFY(view().together().isChecked());
        QCOMPARE(view().model().hidden(), (std::vector<bool>{false, true}));
        QCOMPARE(toVariant(plotEntriesFrom(toVariant(view().plots().entries()))), toVariant(view().plots().entries()));
        QVERIFY(plotEntriesFrom({QVariantMap{{"of", "nonsense"}}, 7, QVariantMap{{"of", "run"}}}).empty());
    }

    NAMED_TEST(tellsOfMissingObjects, "I4.10 a kept line whose object is gone stays in the list, with the reason") {
        view().plots().setEntries({{{.of = engine::PlotOf::object, .expression = "Industry", .object = 7}, "Nowhere"}});
        settle();
        QCOMPARE(view().model().rowCount(), 1);
        QCOMPARE(view().model().index(0, 0).data().toString(), QString("Nowhere: Industry"));
        QCOMPARE(view().model().index(0, 1).data().toString(), QString("The object does not exist in this run"));
        QVERIFY(!view().hasLines());
        view().legend().setFocus();
        view().legend().setCurrentIndex(view().model().index(0, 0));
        QTest::keyClick(&view().legend(), Qt::Key_Delete);
        settle();
        QVERIFY(view().emptyText().startsWith("No lines yet."));
    }

    NAMED_TEST(stops, "I4.10 reading many turns can be cancelled and continued, and never blocks the window") {
        typeValue("sum(planets, Industry)");
        view().plots().setWanted(false);
        goTo(2000);
        view().plots().setWanted(true);
        QCOMPARE(view().plots().state(), RunPlots::State::reading);
        view().plots().stop();
        settle();
        QCOMPARE(view().plots().state(), RunPlots::State::stopped);
        emit m_window->sandbox().changed(); // nothing of the run has changed
        settle();
        QCOMPARE(view().plots().state(), RunPlots::State::stopped);
        QVERIFY2(view().note().startsWith("Stopped."), qPrintable(view().note()));
        QToolButton* go = nullptr;
        for (QToolButton* const one : view().findChildren<QToolButton*>()) {
            go = one->text() == "Continue" && one->isVisible() ? one : go;
        }
        QVERIFY(go != nullptr);
        QTest::mouseClick(go, Qt::LeftButton);
        settle();
        QCOMPARE(view().plots().state(), RunPlots::State::current);
        QCOMPARE(view().plots().plots()->last, 2000U);
    }

    NAMED_TEST(manyLines, "I4.10 many lines keep apart, and their charts scroll") {
        for (int i = 0; i < 12; ++i) {
            view().plots().add({{.of = engine::PlotOf::run, .expression = "turn * " + std::to_string(i)}, {}});
        }
        settle();
        QCOMPARE(lines().size(), 12);
        QCOMPARE(view().canvas()->chart().panels.size(), std::size_t{12});
        QCOMPARE(view().canvas()->selected(), std::optional<std::size_t>(11));
        const auto at = [this](std::size_t line) { return view().canvas()->placeOf(line, 0); };
        QTRY_VERIFY(view().canvas()->rect().contains(at(11))); // the newest is in view
        view().canvas()->setFocus();
        QTest::keyClick(view().canvas(), Qt::Key_Down);
        QCOMPARE(view().canvas()->selected(), std::optional<std::size_t>(0));
        QTRY_VERIFY(view().canvas()->rect().contains(at(0)));
        QTest::mouseClick(&view().together(), Qt::LeftButton, {}, QPoint(8, view().together().height() / 2));
        QCOMPARE(view().canvas()->chart().panels.size(), std::size_t{1});
        QCOMPARE(view().canvas()->drawnPoints(11).back(), QPointF(6, 66));
        applyTheme(*qApp, ThemeKind::dark);
        QCoreApplication::processEvents();
        QVERIFY(plotColour(engine::plotStyle(0), view().palette()) != QColor(QString("#0072b2")));
        applyTheme(*qApp, ThemeKind::light);
    }

    NAMED_TEST(assertsPoint, "I4.19 a point of a line becomes a test of its turn by its menu, and the test passes") {
        m_window->showObject(object("Sol III"));
        typeValue("Industry");
        PlotCanvas& canvas = *view().canvas();
        canvas.setFocus();
        canvas.setCursor(3);
        QVERIFY(canvas.selected());
        QWidget* const chart = canvas.childAt(canvas.placeOf(0, 3));
        QVERIFY(chart != nullptr);
        QVERIFY(::chooseInMenu(*chart, chart->mapFrom(&canvas, canvas.placeOf(0, 3)), "Assert this value"));
        m_window->waitUntilIdle();
        const Document* const tests = m_window->store().find("tests.xml");
        QVERIFY2(tests != nullptr, qPrintable(m_window->statusBar()->currentMessage()));
        QVERIFY2(tests->bytes().contains("<expect object=\"Sol III\" value=\"Industry\" turn=\"3\" equals="),
                 tests->bytes().constData());
        m_window->actions()["run.all-tests"].trigger();
        QTRY_COMPARE(m_window->findChild<TestsView*>()->summary(), QString("1 of 1 tests pass"));
    }

    NAMED_TEST(exports, "I4.10 the visible lines become a PNG, an SVG and a CSV file, but not a file of the project") {
        m_window->showObject(object("Sol III"));
        typeValue("Industry");
        typeValue("MaxIndustry");
        view().model().setData(view().model().index(0, 0), Qt::Unchecked, Qt::CheckStateRole);
        auto& feature = *m_window->findChild<PlotsFeature*>();
        const QTemporaryDir out;
        for (const auto& [kind, name] : {std::pair(PlotFile::png, "a.png"), std::pair(PlotFile::svg, "a.svg"),
                                         std::pair(PlotFile::csv, "a.csv")}) {
            QVERIFY(feature.exportTo(kind, out.filePath(name)));
        }
        const QImage picture(out.filePath("a.png"));
        QVERIFY(picture.width() > 1000);
        int coloured = 0;
        for (int x = 0; x < picture.width(); x += 2) {
            for (int y = 0; y < picture.height(); y += 2) {
                coloured += picture.pixelColor(x, y) == QColor(QString("#d55e00")) ? 1 : 0;
            }
        }
        QVERIFY(coloured > 50);
        QFile csv(out.filePath("a.csv"));
        QVERIFY(csv.open(QIODevice::ReadOnly));
        const engine::CsvTable table = engine::readCsv(csv.readAll().toStdString());
        QCOMPARE(table.rows.size(), std::size_t{8});
        QCOMPARE(table.rows[0].cells.size(), std::size_t{2});
        QCOMPARE(table.rows[7].cells[1].text, std::string("4.5"));
        QVERIFY(!feature.exportTo(PlotFile::csv, m_copy->path() + "/content.xml"));
        QVERIFY(!feature.exportTo(PlotFile::csv, "/nowhere/a.csv"));
    }

private:
    PlotView& view() { return *m_window->findChild<PlotView*>(); }
    engine::Row object(const char* name) {
        return *engine::findObject(m_window->sandbox().session()->state().view(), name);
    }
    void openWindow() {
        m_window = std::make_unique<MainWindow>(QStringLiteral(ORRERY_RESOURCE_DIR));
        m_window->resize(1400, 900);
        m_window->show();
        QVERIFY(m_window->openProject(m_copy->path()));
        m_window->waitUntilIdle();
        m_window->activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(m_window.get()));
    }
    void goTo(std::uint32_t turn) {
        m_window->sandbox().goTo(turn);
        m_window->waitUntilIdle();
    }
    void settle() {
        m_window->waitUntilIdle();
        view().waitUntilRead();
        QCoreApplication::processEvents();
    }
    /// Types a value and presses Enter.
    void typeValue(const QString& text) {
        ExpressionField& field = view().adder().value();
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, text);
        if (field.completer().popup()->isVisible()) {
            field.completer().popup()->hide();
        }
        QTest::keyClick(&field, Qt::Key_Return);
        QApplication::setActiveWindow(m_window.get()); // the closing list of names deactivates it
        settle();
    }
    static void moveMouse(QWidget& widget, const QPoint& at, Qt::MouseButton pressed) {
        QMouseEvent move(QEvent::MouseMove, at, widget.mapToGlobal(at), Qt::NoButton, pressed, {});
        QApplication::sendEvent(&widget, &move);
    }
    void chooseSubject(const QString& name) {
        QComboBox& box = view().adder().subject();
        box.setCurrentIndex(box.findText(name));
        QCOMPARE(box.currentText(), name);
    }
    void inspect(const char* name, const char* value) {
        m_window->showObject(object(name));
        const auto column = m_window->sandbox().program()->model->layout.find(value);
        m_window->inspector().explain(object(name), column.value());
        m_window->inspector().valuesView().setFocus();
    }
    /// Opens a menu and chooses one of its entries.
    template <typename Open>
    void chooseInMenu(const QString& text, Open open) {
        bool isFound = false;
        QTimer::singleShot(0, this, [&] {
            auto* const menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu != nullptr);
            for (QAction* const action : menu->actions()) {
                if (action->text().remove('&') == text) {
                    isFound = true;
                    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
                }
            }
            menu->close();
        });
        open();
        QVERIFY(isFound);
    }
    /// Returns the legend: "Sol III: Industry = 5".
    QStringList lines() {
        QStringList all;
        const PlotLinesModel& model = view().model();
        for (int row = 0; row < model.rowCount(); ++row) {
            all << model.index(row, 0).data().toString() + " = " + model.index(row, 1).data().toString();
        }
        return all;
    }
    void compareTicks(const std::vector<std::pair<QString, double>>& drawn, const engine::PlotScale& scale,
                      bool isTruth) {
        QCOMPARE(drawn.size(), scale.ticks.size());
        for (std::size_t i = 0; i < drawn.size(); ++i) {
            QCOMPARE(drawn[i].second, scale.ticks[i]);
            QVERIFY(isTruth || drawn[i].first == QString::fromStdString(scale.texts[i]));
        }
    }

    /// Checks that the labels of the turns stand below the points of their turns.
    void compareLabels(const PlotCanvas& canvas, const engine::PlotScale& turns) {
        const QList<QGraphicsView*> charts = canvas.findChildren<QGraphicsView*>();
        std::size_t found = 0;
        for (const QGraphicsItem* const item : charts.back()->items()) {
            const auto* const label = qgraphicsitem_cast<const QGraphicsTextItem*>(item);
            const auto tick = label == nullptr ? turns.texts.end()
                                               : std::ranges::find(turns.texts, label->toPlainText().toStdString());
            if (label == nullptr || !label->isVisible() || tick == turns.texts.end() ||
                label->sceneBoundingRect().top() < charts.back()->height() - 2 * canvas.fontMetrics().height() - 11) {
                continue; // a label of the values
            }
            const auto turn =
                static_cast<std::uint32_t>(turns.ticks[static_cast<std::size_t>(tick - turns.texts.begin())]);
            const double x = charts.back()->mapTo(&canvas, QPoint(0, 0)).x() + label->sceneBoundingRect().center().x();
            QVERIFY2(std::abs(x - canvas.placeOf(2, turn).x()) < 3.0,
                     qPrintable(QString("%1: %2 %3").arg(turn).arg(x).arg(canvas.placeOf(2, turn).x())));
            ++found;
        }
        QCOMPARE(found, turns.ticks.size());
    }

    std::unique_ptr<ProjectCopy> m_copy;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

QTEST_MAIN(PlotsTest)
#include "plots_test.moc"
