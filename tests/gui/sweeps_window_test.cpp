// SPDX-License-Identifier: GPL-3.0-or-later
// The pane Sweeps in the whole window, by keys and mouse (I4.14).
#include "app/ide/actions.h"
#include "app/ide/features/sweeps.h"
#include "app/ide/main_window.h"
#include "app/ide/translation.h"
#include "engine/orrery.h"
#include "engine/sweep/sweep_chart.h"
#include "engine/sweep/sweep_identity.h"
#include "engine/universe/scenario.h"
#include "support/sweep_project.h"
#include "tests/support/named_test.h"
#include "widgets/base/background.h"
#include "widgets/base/choice_box.h"
#include "widgets/document/document_editor.h"
#include "widgets/document/document_store.h"
#include "widgets/expression/expression_field.h"
#include "widgets/project/analyzer.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/sweep/new_sweep_dialog.h"
#include "widgets/sweep/sweep_bench.h"
#include "widgets/sweep/sweep_canvas.h"
#include "widgets/sweep/sweep_model.h"
#include "widgets/sweep/sweep_rows.h"
#include "widgets/sweep/sweep_view.h"
#include "widgets/theme/theme.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QCompleter>
#include <QDir>
#include <QFile>
#include <QHeaderView>
#include <QImage>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QStatusBar>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
#include <functional>
#include <memory>
#include <utility>

using namespace orrery::ide;
using namespace orrery::widgets;
namespace engine = orrery::engine;

namespace {

const QByteArray bonus = R"(<sweep id="bonus" name="How much Mining?" seeds="1..3" turns="4">
  <vary constant="BONUS" values="1 2 3"/>
  <measure id="mining" object="World" value="MaxMining" turn="2 4"/>
  <measure id="luck" object="World" value="MaxResearch" turn="4"/>
</sweep>
)";
const QByteArray longOne = R"(<sweep id="long" seeds="1..400" turns="150">
  <vary constant="BONUS" values="1 2"/>
  <measure id="mining" object="World" value="MaxMining"/>
</sweep>
)";
const QByteArray broken = R"(<sweep id="broken" seeds="1..2" turns="3">
  <vary at="BLD_DICE/roll" element="chance" attribute="probability" values="0.5 7"/>
  <measure id="luck" object="World" value="MaxResearch"/>
</sweep>
)";

} // namespace

class SweepsWindowTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-sweeps-window-test");
        applyTheme(*qApp, ThemeKind::light);
        QVERIFY(useLanguage(*qApp, "en")); // for plurals
    }
    void init() {
        QSettings().clear();
        SweepProject::forgetResults();
    }
    void cleanup() {
        m_window.reset();
        m_project.reset();
    }

    NAMED_TEST(empty, "I4.14 the pane without sweeps says what a sweep is") {
        open({});
        QTRY_VERIFY2(view().emptyText().contains("“New…” makes one."), qPrintable(view().emptyText()));
        QVERIFY(!view().playButton().isEnabled());
        QVERIFY(!view().sweeps().isEnabled());
    }

    NAMED_TEST(plays, "I4.14 Run plays a sweep, and the table shows each variant and its runs") {
        open(bonus);
        QTRY_COMPARE(view().emptyText(), QString("“Run” plays 3 variants with 3 seeds each, and measures each run."));
        QTest::mouseClick(&view().playButton(), Qt::LeftButton);
        QTRY_COMPARE(view().note(), QString("9 of 9 runs."));
        QTRY_COMPARE(rows(), (QStringList{"1 | 1 | 3 | 1 | 1 | 1 | 1", "2 | 2 | 3 | 2 | 2 | 2 | 2",
                                          "3 | 3 | 3 | 3 | 3 | 3 | 3"}));
        QCOMPARE(view().model().headerData(1, Qt::Horizontal).toString(), QString("BONUS"));
        const QHeaderView& header = *view().tree().header();
        for (int column = 0; column < header.count(); ++column) {
            QVERIFY2(header.sectionSize(column) >= header.sectionSizeHint(column), qPrintable(QString::number(column)));
        }
        QVERIFY(header.textElideMode() != Qt::ElideNone);
        QVERIFY(!view().playButton().isEnabled()); // nothing is left
        QVERIFY(view().againButton().isEnabled());
        // Another measure shows other statistics, and the runs of a variant their own values.
        chooseMeasure("luck, turn 4");
        const QModelIndex third = view().model().indexOfVariant(2);
        view().tree().setCurrentIndex(third);
        view().tree().setFocus();
        QTest::keyClick(&view().tree(), Qt::Key_Right);
        QVERIFY(view().tree().isExpanded(third));
        QStringList values;
        for (int i = 0; i < view().model().rowCount(third); ++i) {
            const QString value =
                view().model().index(i, view().model().columnOf(SweepModel::mean), third).data().toString();
            QVERIFY2(value == "0" || value == "21", qPrintable(value));
            values << view().model().index(i, 0, third).data().toString();
        }
        QCOMPARE(values, (QStringList{"Seed 1", "Seed 2", "Seed 3"}));
        // A column sorts the variants.
        const int mean = view().model().columnOf(SweepModel::mean);
        chooseMeasure("mining, turn 4");
        view().tree().header()->setSortIndicator(mean, Qt::DescendingOrder);
        QCOMPARE(rows().first(), QString("3 | 3 | 3 | 3 | 3 | 3 | 3"));
    }

    NAMED_TEST(pauses, "I4.14 a sweep is paused and continued, cancelled and continued, and started over") {
        open(longOne);
        QTRY_VERIFY(view().playButton().isEnabled());
        QTest::mouseClick(&view().playButton(), Qt::LeftButton);
        QTRY_VERIFY(bench().progress().done > 3);
        QCOMPARE(view().playButton().text(), QString("Pause"));
        QTRY_VERIFY2(view().note().contains(" left."), qPrintable(view().note()));
        QTest::mouseClick(&view().playButton(), Qt::LeftButton);
        QTRY_COMPARE(view().playButton().text(), QString("Continue"));
        QTRY_VERIFY(bench().isQuiet()); // also the runs that were being played have ended
        QVERIFY(bench().table() != nullptr);
        QCOMPARE(bench().table()->runs.size(), bench().progress().done);
        const std::size_t atPause = bench().progress().done;
        QVERIFY2(atPause < 800, qPrintable(view().note()));
        QTRY_VERIFY2(view().note().startsWith("Paused: "), qPrintable(view().note()));
        QTRY_VERIFY(view().model().rowCount() > 0); // the results until now
        QTest::mouseClick(&view().playButton(), Qt::LeftButton);
        QTRY_VERIFY(bench().progress().done > atPause);
        QCOMPARE(bench().progress().before, atPause); // nothing is played again
        QTest::mouseClick(&view().cancelButton(), Qt::LeftButton);
        QTRY_VERIFY2(view().note().startsWith("Cancelled: "), qPrintable(view().note()));
        QTRY_VERIFY(bench().table()->runs.size() >= atPause);
        QVERIFY(!view().cancelButton().isEnabled());
        // The next window goes on, too.
        m_window.reset();
        openWindow();
        QTRY_VERIFY2(bench().table() && bench().table()->runs.size() >= atPause, qPrintable(view().note()));
        QTRY_COMPARE(view().playButton().text(), QString("Continue"));
        QTest::mouseClick(&view().playButton(), Qt::LeftButton);
        QTRY_VERIFY(bench().progress().before >= atPause);
        QTRY_COMPARE_WITH_TIMEOUT(view().note(), QString("800 of 800 runs."), 60'000);
        QTest::mouseClick(&view().againButton(), Qt::LeftButton);
        QTRY_VERIFY(bench().state() == SweepBench::State::playing);
        QTRY_VERIFY(bench().progress().done > 0);
        QCOMPARE(bench().progress().before, std::size_t{0});
        QTest::mouseClick(&view().cancelButton(), Qt::LeftButton);
    }

    NAMED_TEST(errors, "I4.14 a variant with an error is listed with its reason, and the others are played") {
        open(broken);
        QTRY_VERIFY(view().playButton().isEnabled());
        QTest::mouseClick(&view().playButton(), Qt::LeftButton);
        QTRY_COMPARE(view().note(), QString("4 of 4 runs. 1 variant has errors."));
        const int problem = view().model().columnOf(SweepModel::problem);
        QVERIFY(!view().tree().isColumnHidden(problem));
        QCOMPARE(view().model().index(0, problem).data().toString(), QString());
        QCOMPARE(view().model().rowCount(view().model().index(0, 0)), 2);
        const QString reason = view().model().index(1, problem).data().toString();
        QVERIFY2(reason.contains("rules.xml:"), qPrintable(reason));
        QCOMPARE(view().model().rowCount(view().model().index(1, 0)), 0);
        // Enter leads to the sweep.
        view().tree().setFocus();
        view().tree().setCurrentIndex(view().model().index(1, 0));
        QTest::keyClick(&view().tree(), Qt::Key_Return);
        m_window->waitUntilIdle();
        QCOMPARE(m_window->currentEditor()->document().shownPath(), QString("sweeps.xml"));
    }

    NAMED_TEST(stale, "I4.14 an edit makes the results stale, and undoing it brings them back") {
        open(bonus);
        QTRY_VERIFY(view().playButton().isEnabled());
        QTest::mouseClick(&view().playButton(), Qt::LeftButton);
        QTRY_COMPARE(view().note(), QString("9 of 9 runs."));
        replace("rules.xml", "amount=\"BONUS\"", "amount=\"2 * BONUS\"");
        QTRY_COMPARE(view().note(), QString("The content has changed since these results."));
        QVERIFY(view().playButton().isEnabled());
        QTest::mouseClick(&view().playButton(), Qt::LeftButton);
        QTRY_COMPARE(view().note(), QString("9 of 9 runs."));
        QTRY_COMPARE(rows().last(), QString("3 | 3 | 3 | 6 | 6 | 6 | 6"));
        replace("rules.xml", "amount=\"2 * BONUS\"", "amount=\"BONUS\"");
        QTRY_COMPARE(rows().last(), QString("3 | 3 | 3 | 3 | 3 | 3 | 3")); // these results were kept
        QCOMPARE(view().note(), QString("9 of 9 runs."));
    }

    NAMED_TEST(chooses, "I4.14 the list of sweeps chooses one, and says which cannot be played") {
        open(bonus + broken + R"(<sweep id="off" enabled="false"><vary constant="BONUS" values="1"/></sweep>
<sweep id="bad"><vary constant="NOTHING" values="1"/></sweep>
)");
        QTRY_COMPARE(view().sweeps().count(), 4);
        QCOMPARE(view().sweeps().itemText(0), QString("How much Mining?"));
        QCOMPARE(view().sweeps().itemText(2), QString("off (switched off)"));
        QCOMPARE(view().sweeps().itemText(3), QString("bad (has errors)"));
        QTest::mouseClick(&view().playButton(), Qt::LeftButton);
        QTRY_COMPARE(view().note(), QString("9 of 9 runs."));
        view().sweeps().setFocus();
        QTest::keyClick(&view().sweeps(), Qt::Key_Down);
        QTRY_COMPARE(view().emptyText(), QString("“Run” plays 2 variants with 2 seeds each, and measures each run."));
        QCOMPARE(view().note(), QString());
        QTest::keyClick(&view().sweeps(), Qt::Key_End);
        QTRY_COMPARE(view().emptyText(), QString("The sweep has errors. The pane Problems lists them."));
        QVERIFY(!view().playButton().isEnabled());
        QTest::keyClick(&view().sweeps(), Qt::Key_Home);
        QTRY_COMPARE(view().note(), QString("9 of 9 runs.")); // its results are known
    }

    NAMED_TEST(fails, "I4.14 a file of results that is no such file is reported, and stays as it is") {
        open(bonus);
        QTRY_VERIFY(view().playButton().isEnabled());
        QTest::mouseClick(&view().playButton(), Qt::LeftButton);
        QTRY_COMPARE(view().note(), QString("9 of 9 runs."));
        const QStringList files = SweepProject::sweepFolder().entryList({"*.sqlite"});
        QCOMPARE(files.size(), 1);
        m_window.reset();
        QFile file(SweepProject::sweepFolder().filePath(files.first()));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("my diary");
        file.close();
        openWindow();
        QTRY_VERIFY2(view().note().endsWith("it is no SQLite file"), qPrintable(view().note()));
        QVERIFY(view().emptyText().endsWith("it is no SQLite file"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("my diary"));
    }

    NAMED_TEST(opensRun, "I4.14 Enter on a run opens it in the sandbox, with the seed and the content of the variant") {
        open(bonus);
        play("9 of 9 runs.");
        chooseMeasure("mining, turn 2");
        const QModelIndex third = view().model().indexOfVariant(2);
        view().tree().setFocus();
        view().tree().setCurrentIndex(view().model().index(1, 0, third));
        QTest::keyClick(&view().tree(), Qt::Key_Return);
        QTRY_COMPARE(m_window->statusBar()->currentMessage(),
                     QString("BONUS = 3, seed 2, with the content of the variant"));
        QTRY_COMPARE(mining(), 3.0);
        QCOMPARE(m_window->sandbox().turn(), 2u); // that of the measure
        QCOMPARE(m_window->sandbox().session()->seed(), std::uint64_t{2});
        // The runs draw the same numbers.
        chooseMeasure("luck, turn 4");
        m_window->sandbox().goTo(4);
        m_window->waitUntilIdle();
        QCOMPARE(valueOf("MaxResearch"), bench().table()->values[2][7]);
        // After an edit, the run still has the content of the variant.
        replace("rules.xml", "amount=\"BONUS\"", "amount=\"10 * BONUS\"");
        QTRY_COMPARE(mining(), 30.0);
        QCOMPARE(m_window->sandbox().turn(), 4u);
        // Results of older content cannot be opened any more.
        QTRY_VERIFY(bench().isStale());
        view().tree().setFocus();
        QTest::keyClick(&view().tree(), Qt::Key_Return);
        QTRY_COMPARE(m_window->statusBar()->currentMessage(),
                     QString("The content has changed since these results. Run the sweep again."));
        // Another run has the content as it is.
        m_window->sandbox().startById("mines");
        m_window->sandbox().goTo(2);
        QTRY_COMPARE(mining(), 20.0);
    }

    NAMED_TEST(startsOther, "I4.14 a run that the user starts while the content of a variant is made stays") {
        open(bonus);
        play("9 of 9 runs.");
        view().tree().setFocus();
        view().tree().setCurrentIndex(view().model().index(1, 0, view().model().indexOfVariant(2)));
        QTest::keyClick(&view().tree(), Qt::Key_Return);
        QVERIFY(m_window->sandbox().startById("mines"));
        m_window->sandbox().goTo(2);
        QVERIFY(backgroundThreads().waitForDone(60'000));
        m_window->waitUntilIdle();
        QCOMPARE(m_window->sandbox().base()->scenario.id, std::string("mines"));
        QTRY_COMPARE(mining(), 2.0);
    }

    NAMED_TEST(olderPicture, "I4.14 a run of a picture that is older than the results is the one that opens") {
        open(bonus);
        play("9 of 9 runs.");
        auto fewer = std::make_shared<engine::SweepTable>(*bench().table());
        fewer->runs.erase(fewer->runs.begin());
        for (std::vector<double>& values : fewer->values) {
            values.erase(values.begin());
        }
        constexpr auto plot = engine::SweepPlot::scatter;
        view().canvas().show(
            std::make_shared<const SweepPicture>(SweepPicture{fewer, plot, 0, engine::sweepChart(*fewer, plot, 0, 0)}));
        const auto& marks = view().canvas().picture()->chart.marks;
        const auto found = std::ranges::find(marks, std::size_t{2}, &engine::SweepMark::run); // 3 in the newer results
        QVERIFY(found != marks.end());
        QTest::mouseClick(view().canvas().viewport(), Qt::LeftButton, {},
                          view().canvas().placeOf(static_cast<std::size_t>(found - marks.begin())));
        const auto& run = fewer->runs[view().canvas().currentRun().value()];
        QTRY_COMPARE(
            m_window->statusBar()->currentMessage(),
            QString("BONUS = %1, seed %2, with the content of the variant").arg(run.variant + 1).arg(run.seed));
    }

    NAMED_TEST(menu, "I4.14 the menu of a run opens this run, also if the rows change while it is open") {
        open(bonus);
        play("9 of 9 runs.");
        const QModelIndex third = view().model().indexOfVariant(2);
        view().tree().expand(third);
        const QPoint place = view().tree().visualRect(view().model().index(1, 0, third)).center();
        bool isOpened = false;
        QTimer::singleShot(0, &view(), [&] {
            auto* const menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            if (menu != nullptr) {
                view().model().show(nullptr, 0); // as if another sweep were chosen
                isOpened = true;
                QTest::keyClick(menu, Qt::Key_Down);
                QTest::keyClick(menu, Qt::Key_Return);
            }
        });
        emit view().tree().customContextMenuRequested(place);
        QVERIFY(isOpened);
        QTRY_COMPARE(m_window->statusBar()->currentMessage(),
                     QString("BONUS = 3, seed 2, with the content of the variant"));
    }

    NAMED_TEST(otherProject,
               "I4.14 a run whose content is still being made does not start after its project is closed") {
        open(bonus);
        play("9 of 9 runs.");
        view().tree().setFocus();
        view().tree().setCurrentIndex(view().model().index(1, 0, view().model().indexOfVariant(2)));
        QTest::keyClick(&view().tree(), Qt::Key_Return);
        QVERIFY(m_window->closeProject()); // before the events of this key
        backgroundThreads().waitForDone();
        QCoreApplication::processEvents();
        QCOMPARE(m_window->sandbox().program(), nullptr);
        QVERIFY(!m_window->statusBar()->currentMessage().contains("variant"));
    }

    NAMED_TEST(cancelsOlder, "I4.14 after an edit, Cancel of a sweep shows the new content") {
        for (const bool isPaused : {false, true}) {
            open(longOne);
            QTRY_VERIFY(view().playButton().isEnabled());
            QTest::mouseClick(&view().playButton(), Qt::LeftButton);
            QTRY_VERIFY(bench().table() != nullptr);
            if (isPaused) {
                QTest::mouseClick(&view().playButton(), Qt::LeftButton);
            }
            replace("rules.xml", "amount=\"BONUS\"", "amount=\"2 * BONUS\"");
            QTest::mouseClick(&view().cancelButton(), Qt::LeftButton);
            QTRY_VERIFY(bench().isQuiet());
            QTRY_COMPARE(view().note(), QString("The content has changed since these results."));
            QCOMPARE(view().playButton().text(), QString("Run"));
            m_window.reset();
            SweepProject::forgetResults();
        }
    }

    NAMED_TEST(removed, "I4.14 nothing stays of a sweep that is removed") {
        open(bonus);
        play("9 of 9 runs.");
        replace("rules.xml", "amount=\"BONUS\"", "amount=\"2 * BONUS\"");
        QTRY_VERIFY(bench().isStale());
        replace("sweeps.xml", bonus, "");
        QTRY_VERIFY2(view().emptyText().contains("“New…” makes one."), qPrintable(view().emptyText()));
        QCOMPARE(view().note(), QString());
        QCOMPARE(bench().progress().all, std::size_t{0});
        QVERIFY(!bench().isStale());
    }

    NAMED_TEST(variantGone, "I4.14 a run whose variant does not exist any more uses the content as it is") {
        open(bonus);
        play("9 of 9 runs.");
        view().tree().setFocus();
        view().tree().setCurrentIndex(view().model().index(0, 0, view().model().indexOfVariant(2)));
        QTest::keyClick(&view().tree(), Qt::Key_Return);
        QTRY_COMPARE(mining(), 3.0);
        replace("sweeps.xml", "values=\"1 2 3\"", "values=\"1 2\"");
        QTRY_COMPARE(mining(), 2.0);
        QCOMPARE(m_window->statusBar()->currentMessage(),
                 QString("The variant of this run does not exist any more. The run uses the content as it is."));
    }

    NAMED_TEST(pictures, "I4.14 pictures of a sweep follow the keys, and a click on a run opens it") {
        open(bonus);
        play("9 of 9 runs.");
        chooseMeasure("luck, turn 4");
        QTRY_VERIFY(view().canvas().picture() && view().canvas().picture()->at == 2);
        const auto shows = [this](const QString& kind, engine::SweepPlot plot) {
            view().plots().setCurrentIndex(view().plots().findText(kind));
            QTRY_VERIFY2(view().canvas().picture()->plot == plot, qPrintable(kind));
        };
        QCOMPARE(view().plots().currentText(), QString("Box plot"));
        // The keys go from run to run.
        view().canvas().setFocus();
        QTest::keyClick(&view().canvas(), Qt::Key_Down);
        QTRY_VERIFY2(view().readout().startsWith("BONUS = 1, seed 1: "), qPrintable(view().readout()));
        QTest::keyClick(&view().canvas(), Qt::Key_Down);
        QVERIFY2(view().readout().startsWith("BONUS = 2, seed "), qPrintable(view().readout()));
        QTest::keyClick(&view().canvas(), Qt::Key_Up);
        QVERIFY2(view().readout().startsWith("BONUS = 1, seed "), qPrintable(view().readout()));
        // A click opens the run. Mining differs between the variants.
        chooseMeasure("mining, turn 4");
        QTRY_COMPARE(view().canvas().picture()->at, std::size_t{1});
        const auto& marks = view().canvas().picture()->chart.marks;
        const auto found = std::ranges::find(marks, std::size_t{8}, &engine::SweepMark::run);
        QVERIFY(found != marks.end());
        QTest::mouseClick(view().canvas().viewport(), Qt::LeftButton, {},
                          view().canvas().placeOf(static_cast<std::size_t>(found - marks.begin())));
        QTRY_COMPARE(mining(), 3.0);
        QCOMPARE(m_window->sandbox().turn(), 4u);
        // The other kinds.
        shows("Histogram", engine::SweepPlot::histograms);
        QVERIFY(!view().canvas().picture()->chart.marks.empty());
        view().canvas().setFocus();
        QTest::keyClick(&view().canvas(), Qt::Key_Down);
        QVERIFY2(view().readout().startsWith("BONUS = 1: 3 runs from "), qPrintable(view().readout()));
        shows("Sensitivity", engine::SweepPlot::sensitivity);
        QVERIFY(view().canvas().picture()->chart.problem ==
                "only sweeps with the design one-at-a-time or morris show sensitivities");
        shows("Scatter plot", engine::SweepPlot::scatter);
        QCOMPARE(view().canvas().picture()->chart.marks.size(), std::size_t{9});
        QVERIFY(view().varied().isVisible());
        QCOMPARE(view().varied().currentText(), QString("BONUS"));
        shows("Lines over turns", engine::SweepPlot::lines);
        QVERIFY(!view().varied().isVisible());
        QVERIFY(view().canvas().picture()->chart.y.has_value());
    }

    NAMED_TEST(sameFile, "I4.14 the file of results is one that the command line continues") {
        open(bonus);
        play("9 of 9 runs.");
        const auto opened = engine::openProject(m_project->path().toStdString(), ORRERY_RESOURCE_DIR "/vocabulary");
        const auto& project = std::get<engine::Project>(opened);
        std::vector<engine::Diagnostic> reported;
        const auto sweeps = engine::readSweeps(project.parsed, *project.model, reported);
        const std::string identity = engine::sweepIdentity(
            project.parsed, sweeps.at(0), engine::seedsOf(sweeps.at(0), *project.model), {},
            "orrery-cli " + QCoreApplication::applicationVersion().toStdString()); // as in app/cli/sweep_command.cpp
        QCOMPARE(SweepProject::sweepFolder().entryList({"*.sqlite"}),
                 (QStringList{QString::fromStdString(identity) + ".sqlite"}));
    }

    NAMED_TEST(exports, "I4.14 all values are exported as CSV") {
        open(bonus);
        QVERIFY(!view().exportButton().isEnabled());
        play("9 of 9 runs.");
        QVERIFY(view().exportButton().isEnabled());
        const QString path = SweepProject::sweepFolder().filePath("values.csv");
        m_window->findChild<SweepsFeature*>()->exportTo(PlotFile::csv, path);
        QTRY_COMPARE(m_window->statusBar()->currentMessage(), QString("Exported the results to values.csv"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QList<QByteArray> lines = file.readAll().split('\n');
        QCOMPARE(lines.size(), 1 + 9 * 3 + 1);
        QCOMPARE(lines[0], QByteArray("variant,seed,BONUS,measure,turn,value"));
        QCOMPARE(lines[1], QByteArray("0,1,1,mining,2,1"));
        QCOMPARE(lines[26], QByteArray("2,3,3,mining,4,3"));
    }

    NAMED_TEST(exportsPicture, "I5.5 the picture of a sweep becomes a PNG and an SVG file, light whatever the theme") {
        open(bonus);
        play("9 of 9 runs.");
        QTRY_VERIFY(view().canvas().picture() != nullptr);
        QStringList entries;
        for (const QAction* const action : view().exportButton().menu()->actions()) {
            entries << action->text().remove('&');
        }
        QCOMPARE(entries, (QStringList{"Picture (PNG)…", "Drawing (SVG)…", "Table (CSV)…"}));
        applyTheme(*qApp, ThemeKind::dark);
        const QDir folder = SweepProject::sweepFolder();
        for (const auto& [kind, name] : {std::pair(PlotFile::png, "a.png"), std::pair(PlotFile::svg, "a.svg")}) {
            m_window->findChild<SweepsFeature*>()->exportTo(kind, folder.filePath(name));
            QCOMPARE(m_window->statusBar()->currentMessage(), "Exported the picture to " + QString(name));
        }
        applyTheme(*qApp, ThemeKind::light);
        const QImage picture(folder.filePath("a.png"));
        QVERIFY(picture.width() > 1000);
        QCOMPARE(picture.pixelColor(1, 1), theme(ThemeKind::light).base);
        int coloured = 0;
        for (int x = 0; x < picture.width(); x += 2) {
            for (int y = 0; y < picture.height(); y += 2) {
                coloured += picture.pixelColor(x, y).hsvSaturation() > 60 ? 1 : 0;
            }
        }
        QVERIFY2(coloured > 50, qPrintable(QString::number(coloured)));
        QFile svg(folder.filePath("a.svg"));
        QVERIFY(svg.open(QIODevice::ReadOnly));
        const QByteArray drawing = svg.readAll();
        QVERIFY2(drawing.contains("<svg") && drawing.contains("BONUS"), drawing.constData());
    }

    NAMED_TEST(closes, "I4.14 the end of the window stops a sweep") {
        open(longOne);
        QTRY_VERIFY(view().playButton().isEnabled());
        QTest::mouseClick(&view().playButton(), Qt::LeftButton);
        QTRY_VERIFY(bench().progress().done > 3);
        m_window.reset(); // waits for the runs that are being played
        QVERIFY(!SweepProject::sweepFolder().entryList({"*.sqlite"}).isEmpty());
    }

    NAMED_TEST(makesNew, "I4.14 New… makes a sweep by keys and mouse, as one undoable edit, and shows its row") {
        open(bonus);
        QTRY_VERIFY(view().newButton().isEnabled());
        const QByteArray before = sweepsText();
        inDialog(&view().newButton(), [&](NewSweepDialog& dialog) {
            QCOMPARE(dialog.idField().text(), QString("sweep-1"));
            QCOMPARE(dialog.scenarioBox().currentText(), QString("mines"));
            QTRY_VERIFY2(dialog.verdict().startsWith("Choose a number to vary"), qPrintable(dialog.verdict()));
            QVERIFY(!dialog.createButton().isEnabled());
            VaryRow& first = *dialog.varied().front();
            QTRY_COMPARE(first.numberBox().count(), 8);
            choose(first.numberBox(), "prior");
            QCOMPARE(first.number(), QString("BLD_MINE/dig priority"));
            QCOMPARE(first.fromField().text(), QString("10")); // around 20
            QCOMPARE(first.toField().text(), QString("30"));
            first.countField().setValue(3);
            QTRY_VERIFY2(dialog.verdict().startsWith("Enter a number to measure"), qPrintable(dialog.verdict()));
            QTest::mouseClick(&dialog.addNumberButton(), Qt::LeftButton);
            VaryRow& second = *dialog.varied().back();
            choose(second.numberBox(), "BON");
            QCOMPARE(second.number(), QString("BONUS"));
            second.kindBox().setFocus();
            QTest::keyClick(&second.kindBox(), Qt::Key_Down);
            second.valuesField().setFocus();
            QTest::keyClicks(&second.valuesField(), "1 two");
            MeasureRow& measure = *dialog.measures().front();
            measure.objectField().setFocus();
            QTest::keyClicks(measure.objectField().lineEdit(), "World");
            ExpressionField& field = measure.expressionField();
            field.setFocus();
            QTest::keyClicks(&field, "MaxMi");
            QTRY_VERIFY(field.completer().popup()->isVisible()); // completion, as in other fields
            QCOMPARE(field.completer().popup()->model()->index(0, 0).data().toString(), QString("MaxMining"));
            QTest::keyClick(field.completer().popup(), Qt::Key_Escape);
            QTest::keyClicks(&field, "ning");
            QTRY_COMPARE(dialog.verdict(),
                         QString("'1 two' is no list of numbers. Write numbers separated by spaces, such as "
                                 "10 20 30. At most 1,000 numbers are possible."));
            QVERIFY(!dialog.createButton().isEnabled());
            second.valuesField().setText("1 2");
            QTRY_VERIFY2(dialog.verdict().startsWith("6 variants with 10 seeds each: 60 runs. They take about "),
                         qPrintable(dialog.verdict()));
            dialog.idField().setText("bonus");
            QTRY_COMPARE(dialog.verdict(), QString("There is already a sweep 'bonus'. Give one of them another id."));
            dialog.idField().setText("mine");
            dialog.turnsField().setValue(4);
            dialog.seedsField().setText("1..2");
            QTRY_VERIFY2(dialog.verdict().startsWith("6 variants with 2 seeds each: 12 runs."),
                         qPrintable(dialog.verdict()));
            QTRY_VERIFY(dialog.createButton().isEnabled());
            QTest::mouseClick(&dialog.createButton(), Qt::LeftButton);
        });
        m_window->waitUntilIdle();
        const QByteArray xml = R"(<sweep id="mine" scenario="mines" seeds="1..2" turns="4">
  <vary at="BLD_MINE/dig" attribute="priority" from="10" to="30" values-count="3"/>
  <vary constant="BONUS" values="1 2"/>
  <measure id="measure" object="World" value="MaxMining"/>
</sweep>
)";
        QVERIFY2(sweepsText().contains(xml), sweepsText().constData());
        QTRY_COMPARE(view().sweeps().currentText(), QString("mine"));
        QTRY_COMPARE(view().emptyText(), QString("“Run” plays 6 variants with 2 seeds each, and measures each run."));
        QTest::mouseClick(&view().playButton(), Qt::LeftButton);
        QTRY_COMPARE(view().note(), QString("12 of 12 runs."));
        // It is one step of the history, and an existing sweep is edited in its file.
        QTest::mouseClick(&view().editButton(), Qt::LeftButton);
        m_window->waitUntilIdle();
        QCOMPARE(m_window->currentEditor()->document().shownPath(), QString("sweeps.xml"));
        const int line = m_window->currentEditor()->lineBeginOf(m_window->currentEditor()->caretOffset());
        QVERIFY(QByteArray(m_window->currentEditor()->bytes(line, line + 17)) == "<sweep id=\"mine\"" ||
                sweepsText().mid(line).trimmed().startsWith("<sweep id=\"mine\""));
        m_window->store().history().undo();
        QCOMPARE(sweepsText(), before);
    }

    NAMED_TEST(makesFirst, "I4.14 the first sweep of a project gets a file, which undo removes again") {
        open({});
        QFile::remove(m_project->path() + "/sweeps.xml");
        m_window.reset();
        openWindow();
        QVERIFY(m_window->store().find("sweeps.xml") == nullptr);
        QTRY_VERIFY(view().newButton().isEnabled());
        inDialog(nullptr, [&](NewSweepDialog& dialog) {
            QTRY_COMPARE(dialog.varied().front()->numberBox().count(), 8);
            choose(dialog.varied().front()->numberBox(), "SHARE");
            QCOMPARE(dialog.varied().front()->fromField().text(), QString("0.25"));
            dialog.measures().front()->expressionField().setText("sum(planets, Industry)");
            QTRY_VERIFY(dialog.createButton().isEnabled());
            dialog.createButton().setFocus();
            QTest::keyClick(&dialog.createButton(), Qt::Key_Return);
        });
        m_window->waitUntilIdle();
        QTRY_COMPARE(view().sweeps().currentText(), QString("sweep-1"));
        QVERIFY(sweepsText().contains("<vary constant=\"SHARE\" from=\"0.25\" to=\"0.75\" values-count=\"5\"/>"));
        m_window->store().history().undo();
        QVERIFY(m_window->store().find("sweeps.xml") == nullptr);
    }

    NAMED_TEST(makesFirstAgain, "I4.14 a file that has lost all its sweeps takes a new one, as one undoable edit") {
        open(bonus);
        replace("sweeps.xml", bonus, "");
        const QByteArray before = sweepsText();
        QTRY_VERIFY(view().newButton().isEnabled());
        inDialog(&view().newButton(), [](NewSweepDialog& dialog) {
            fill(dialog);
            QTest::mouseClick(&dialog.createButton(), Qt::LeftButton);
            QVERIFY(!dialog.isVisible());
        });
        m_window->waitUntilIdle();
        QTRY_COMPARE(view().sweeps().currentText(), QString("sweep-1"));
        QVERIFY2(sweepsText().contains("<sweep id=\"sweep-1\""), sweepsText().constData());
        m_window->store().history().undo();
        QCOMPARE(sweepsText(), before);
    }

    NAMED_TEST(unwritten, "I4.14 a sweep that cannot be written stays in its dialog, and in the next one") {
        open(bonus);
        replace("sweeps.xml", "<orrery format=\"1\">\n" + bonus + "</orrery>\n", "<notes/>\n");
        const QByteArray before = sweepsText();
        QTRY_VERIFY(view().newButton().isEnabled());
        inDialog(&view().newButton(), [](NewSweepDialog& dialog) {
            fill(dialog);
            QTest::mouseClick(&dialog.createButton(), Qt::LeftButton);
            QVERIFY(dialog.isVisible());
            QCOMPARE(dialog.verdict(),
                     QString("The sweep was not written: sweeps.xml exists already, and holds no sweeps."));
            QTest::keyClick(&dialog, Qt::Key_Escape); // asks nothing, because nothing is lost
            QVERIFY(!dialog.isVisible());
        });
        QCOMPARE(sweepsText(), before);
        inDialog(&view().newButton(), [](NewSweepDialog& dialog) {
            QVERIFY(dialog.isRestored());
            QCOMPARE(dialog.varied().front()->number(), QString("BONUS"));
            dialog.abandon();
        });
    }

    NAMED_TEST(writtenElsewhere, "I4.14 a new sweep of a closed project is not chosen in the next project") {
        QByteArray other = bonus;
        other.replace("\"bonus\"", "\"sweep-1\"");
        const SweepProject next(bonus + other);
        open(bonus);
        QTRY_VERIFY(view().newButton().isEnabled());
        inDialog(&view().newButton(), [](NewSweepDialog& dialog) {
            fill(dialog);
            QTest::mouseClick(&dialog.createButton(), Qt::LeftButton);
        });
        QVERIFY(sweepsText().contains("\"sweep-1\""));
        m_window->store().history().undo(); // before the sweeps are listed
        m_window->waitUntilIdle();
        QVERIFY(m_window->openProject(next.path()));
        m_window->waitUntilIdle();
        QTRY_COMPARE(view().sweeps().count(), 2);
        QVERIFY(bench().chosen() != nullptr);
        QCOMPARE(bench().chosen()->id, QString("bonus"));
    }

    NAMED_TEST(keepsDraft, "I4.14 a changed draft that is closed asks, and a kill keeps it") {
        open(bonus);
        QTRY_VERIFY(view().newButton().isEnabled());
        inDialog(&view().newButton(), [&](NewSweepDialog& dialog) {
            dialog.seedsField().setText("7");
            QVERIFY(dialog.isChanged());
            QTimer::singleShot(0, &dialog, [&dialog] {
                auto* const box = dialog.findChild<QMessageBox*>();
                QVERIFY(box != nullptr);
                QCOMPARE(box->text(), QString("Discard your input?"));
                QTest::keyClick(box, Qt::Key_Escape);
            });
            QTest::keyClick(&dialog, Qt::Key_Escape);
            QVERIFY(dialog.isVisible());
            QTest::mouseClick(&dialog.addNumberButton(), Qt::LeftButton);
            QTRY_COMPARE(dialog.varied().back()->numberBox().count(), 8);
            choose(dialog.varied().back()->numberBox(), "SHARE");
            NewSweepDialog again(m_window->analyzer(), {}, m_window.get()); // as after a kill
            QVERIFY(again.isRestored());
            QCOMPARE(again.seedsField().text(), QString("7"));
            QCOMPARE(again.varied().size(), std::size_t{2});
            QCOMPARE(again.varied().back()->number(), QString("SHARE"));
            again.abandon();
            dialog.abandon();
        });
        QVERIFY(!sweepsText().contains("sweep-1"));
    }

    NAMED_TEST(newInNarrow, "I4.14 the rows of a new sweep are removed, and the dialog fits a small window") {
        open(bonus);
        QTRY_VERIFY(view().newButton().isEnabled());
        inDialog(&view().newButton(), [&](NewSweepDialog& dialog) {
            QVERIFY2(dialog.width() <= 1100 && dialog.height() <= 700, qPrintable(QString::number(dialog.width())));
            QTest::mouseClick(&dialog.varied().front()->removeButton(), Qt::LeftButton);
            QVERIFY(dialog.varied().empty());
            NewSweepDialog again(m_window->analyzer(), {}, m_window.get()); // as after a kill
            QVERIFY(again.isRestored() && again.varied().empty());
            again.abandon();
            dialog.measures().front()->expressionField().setText("turn");
            QTRY_COMPARE(dialog.verdict(), QString("This sweep varies nothing. Add a <vary>."));
            dialog.abandon();
        });
    }

private:
    /// Opens the dialog for a new sweep by a click, or else by the command. Uses it, and waits until it is closed.
    void inDialog(QToolButton* button, const std::function<void(NewSweepDialog&)>& use) {
        bool isUsed = false;
        QTimer::singleShot(0, m_window.get(), [&] {
            auto* const dialog = m_window->findChild<NewSweepDialog*>();
            QVERIFY(dialog != nullptr);
            QApplication::setActiveWindow(dialog);
            use(*dialog);
            isUsed = true;
            if (dialog->isVisible()) {
                dialog->abandon(); // after a failure
            }
        });
        if (button != nullptr) {
            QTest::mouseClick(button, Qt::LeftButton);
        } else {
            m_window->actions()["run.new-sweep"].trigger();
        }
        QVERIFY(isUsed);
    }
    /// Types a part of a name into a box, and takes the first match.
    static void choose(ChoiceBox& box, const char* typed) {
        box.setFocus();
        box.lineEdit()->selectAll();
        QTest::keyClicks(box.lineEdit(), typed);
        QTRY_VERIFY(box.completer()->popup()->isVisible());
        QTest::keyClick(box.completer()->popup(), Qt::Key_Return);
    }
    /// Fills in a sweep that is ready to be created.
    static void fill(NewSweepDialog& dialog) {
        QTRY_COMPARE(dialog.varied().front()->numberBox().count(), 8);
        choose(dialog.varied().front()->numberBox(), "BON");
        dialog.measures().front()->expressionField().setText("sum(planets, Industry)");
        QTRY_VERIFY2(dialog.createButton().isEnabled(), qPrintable(dialog.verdict()));
    }
    QByteArray sweepsText() { return m_window->store().find("sweeps.xml")->bytes(); }
    void open(const QByteArray& sweeps) {
        m_project = std::make_unique<SweepProject>(sweeps);
        openWindow();
    }
    void openWindow() {
        m_window = std::make_unique<MainWindow>(QStringLiteral(ORRERY_RESOURCE_DIR));
        m_window->resize(1500, 900);
        m_window->show();
        QVERIFY(m_window->openProject(m_project->path()));
        m_window->waitUntilIdle();
        m_window->activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(m_window.get()));
        m_window->setPerspective(Perspective::sandbox);
        press(Qt::Key_X, Qt::ControlModifier | Qt::AltModifier);
    }
    SweepView& view() { return *m_window->findChild<SweepView*>(); }
    SweepBench& bench() { return *m_window->findChild<SweepBench*>(); }
    QStringList rows() {
        QStringList all;
        const SweepModel& model = view().model();
        for (int row = 0; row < model.rowCount(); ++row) {
            QStringList cells;
            for (int column = 0; column < model.columnOf(SweepModel::problem); ++column) {
                cells << model.index(row, column).data().toString();
            }
            all << cells.join(" | ");
        }
        return all;
    }
    void play(const QString& note) {
        QTRY_VERIFY(view().playButton().isEnabled());
        QTest::mouseClick(&view().playButton(), Qt::LeftButton);
        QTRY_COMPARE(view().note(), note);
    }
    double valueOf(const char* column) {
        const engine::Session* const session = m_window->sandbox().session();
        if (session == nullptr) {
            return -1.0; // a job changes it
        }
        const engine::View view = session->state().view();
        const auto row = engine::findObject(view, "World");
        return row ? view.at(*view.layout->find(column), *row) : -1.0;
    }
    double mining() { return valueOf("MaxMining"); }
    void chooseMeasure(const QString& text) {
        view().measures().setCurrentIndex(view().measures().findText(text));
        QCOMPARE(view().measures().currentText(), text);
    }
    /// Replaces a text everywhere in a file.
    void replace(const QString& file, const QByteArray& before, const QByteArray& after) {
        Document& document = *m_window->store().find(file);
        QByteArray text = document.bytes();
        QVERIFY(text.contains(before));
        text.replace(before, after);
        std::vector<DocumentEdit> edits;
        edits.push_back({&document, {0, static_cast<std::uint32_t>(document.bytes().size())}, text});
        QVERIFY(m_window->store().apply("Replace", std::move(edits)));
        m_window->waitUntilIdle();
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QApplication::setActiveWindow(m_window.get());
        QWidget* const focus = m_window->focusWidget();
        QTest::keyClick(focus != nullptr ? focus : m_window.get(), key, modifiers);
        m_window->waitUntilIdle();
    }

    std::unique_ptr<SweepProject> m_project;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(SweepsWindowTest)
#include "sweeps_window_test.moc"
