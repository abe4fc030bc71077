// SPDX-License-Identifier: GPL-3.0-or-later
// The pane Compare over many seeds, in the whole window, by keys and mouse (I4.20).
#include "support/compare_window.h"
#include "support/project_copy.h"
#include "tests/support/named_test.h"
#include "widgets/compare/seeds_model.h"
#include "widgets/compare/seeds_run.h"
#include "widgets/compare/seeds_view.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/theme/theme.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QHeaderView>
#include <QLineEdit>
#include <QProgressBar>
#include <QSpinBox>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <memory>

using namespace orrery::ide;
using namespace orrery::widgets;
namespace engine = orrery::engine;

class CompareSeedsTest : public QObject, private CompareWindow {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-compare-seeds-test");
        applyTheme(*qApp, ThemeKind::light);
    }
    void init() {
        QSettings().clear();
        m_copy = std::make_unique<ProjectCopy>("small");
        QByteArray text = m_copy->bytes("content.xml");
        text.replace("<group id=\"interest\">", R"(<group id="luck">
      <activation><chance probability="0.5"/></activation>
      <scope><include><contains><self/></contains></include></scope>
      <effects><modify-max-meter meter="Trade" amount="9"/></effects>
    </group>
    <group id="interest">)");
        QFile file(m_copy->path() + "/content.xml");
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        QVERIFY(open(m_copy->path()));
        m_tester = std::make_unique<QAbstractItemModelTester>(seeds().tree().model());
    }
    void cleanup() {
        m_tester.reset();
        close();
        m_copy.reset();
    }

    NAMED_TEST(showsMeans, "I4.20 Many seeds shows the mean change, the band and the share of seeds, and chance last") {
        type("amount='3'", 8, 1, "9");
        type("id=\"luck\"", 4, 4, "fortune"); // another draw
        choose(CompareBase::opened);
        play(40);
        const QStringList all = seedRows();
        QVERIFY2(all.contains("Sol III|Max Industry|+9 (9 to 9)|up in 40 of 40"), qPrintable(all.join('\n')));
        QVERIFY2(all.contains("Planet|Max Industry|+9 (9 to 9)|up in 40 of 40"), qPrintable(all.join('\n')));
        const qsizetype chance = all.indexOf("Perhaps only chance: 4");
        QVERIFY2(all.indexOf("Totals over all objects of a type: 2") == 0 && all.indexOf("Values of objects: 2") == 3 &&
                     chance == 6,
                 qPrintable(all.join('\n')));
        QVERIFY2(all.mid(chance).join('\n').contains("Sol III|Max Trade|"), qPrintable(all.join('\n')));
        QTreeView& tree = seeds().tree();
        QVERIFY(tree.isExpanded(tree.model()->index(1, 0)));
        QVERIFY2(!tree.isExpanded(tree.model()->index(2, 0)), "chance is apart, folded");
        tree.header()->setSortIndicator(SeedsModel::object, Qt::DescendingOrder); // as a click on the heading
        QVERIFY2(tree.isExpanded(tree.model()->index(1, 0)), "sorting folds nothing");
        QVERIFY(!tree.isExpanded(tree.model()->index(2, 0)));
        tree.header()->setSortIndicator(-1, Qt::AscendingOrder);
        QVERIFY2(seeds().note().startsWith("Turn 6, 40 seeds: 2 differences of objects, and 2 more that are perhaps "
                                           "only chance."),
                 qPrintable(seeds().note()));
        // The filter works here, too.
        view().filter().setFocus();
        QTest::keyClicks(&view().filter(), "sol industry > 8");
        QCOMPARE(seedRows(), (QStringList{"Values of objects: 2, 1 match the filter",
                                          "Sol III|Max Industry|+9 (9 to 9)|up in 40 of 40"}));
        QTest::keyClicks(&view().filter(), "0");
        QCOMPARE(seeds().emptyText(), QString("No difference matches the filter."));
        // The button leads back to the two runs.
        view().filter().clear();
        QTest::mouseClick(&view().manySeeds(), Qt::LeftButton);
        QVERIFY(view().tree().isVisible() && !seeds().isVisible());
    }

    NAMED_TEST(sortsManyRows,
               "I4.20 many rows sort by names without case, ties stay in their order, and words filter") {
        const auto model = window().sandbox().program()->model;
        FoundSeeds found{{}, model, {}};
        for (int i = 0; i < 5'000; ++i) {
            engine::SeedsRow row;
            row.object = (i % 2 == 0 ? "star " : "STAR ") + std::to_string(100 + i % 100);
            row.hasOneName = i % 10 != 0;
            row.value = i % 3 == 0 ? "Industry" : "Population";
            row.isNumber = true;
            row.mean = i;
            row.up = row.differs = row.seeds = 5;
            found.seeds.rows.push_back(row);
        }
        found.names = namesOf(found.seeds, *model);
        QVERIFY2(found.names.texts.size() < 250, "texts are made once for each name");
        SeedsModel seedsModel;
        const QAbstractItemModelTester tester(&seedsModel);
        seedsModel.show(std::make_shared<const FoundSeeds>(found));
        const QModelIndex heading = seedsModel.index(0, 0);
        const auto cell = [&](int row, int column) { return seedsModel.index(row, column, heading).data().toString(); };
        QCOMPARE(seedsModel.rowCount(heading), 1'001);
        QCOMPARE(cell(1'000, 0), QString("… and 4000 more. Use the filter to find them."));
        QCOMPARE(cell(1, SeedsModel::object), QString("STAR 101"));
        seedsModel.sort(SeedsModel::object, Qt::AscendingOrder);
        QStringList means;
        for (int i = 0; i < 51; ++i) { // 50 rows of star 100, then the first of star 101
            means << cell(i, SeedsModel::change).section(' ', 0, 0);
        }
        QCOMPARE(means.mid(0, 3), (QStringList{"0", "+100", "+200"}));
        QCOMPARE(means.mid(49), (QStringList{"+4900", "+1"}));
        seedsModel.sort(SeedsModel::object, Qt::DescendingOrder);
        QCOMPARE(cell(0, SeedsModel::change).section(' ', 0, 0), QString("+99"));
        QCOMPARE(cell(1, SeedsModel::change).section(' ', 0, 0), QString("+199"));
        seedsModel.sort(SeedsModel::value, Qt::AscendingOrder);
        QCOMPARE(cell(999, SeedsModel::value), QString("Industry"));
        seedsModel.sort(SeedsModel::change, Qt::DescendingOrder);
        QCOMPARE(cell(0, SeedsModel::change).section(' ', 0, 0), QString("+4999"));
        seedsModel.setFilter(CompareFilter("star 103 indus > 4000"));
        QCOMPARE(seedsModel.rowCount(heading), 3);
        QCOMPARE(cell(0, SeedsModel::change).section(' ', 0, 0), QString("+4803"));
        QCOMPARE(seedsModel.index(0, 0).data().toString(), QString("Values of objects: 5000, 3 match the filter"));
    }

    NAMED_TEST(goesStale, "I4.20 an edit makes the result out of date, and it runs again on request") {
        type("amount='3'", 8, 1, "9");
        play(5);
        QVERIFY(seedRows().contains("Sol III|Max Industry|+9 (9 to 9)|up in 5 of 5"));
        QVERIFY(seeds().note().startsWith("Turn 6, 5 seeds"));
        type("by=\"1.5\"", 4, 3, "2");
        QVERIFY2(seeds().note().startsWith("Out of date: the runs have changed since."), qPrintable(seeds().note()));
        const QModelIndex first = seeds().tree().model()->index(0, 0);
        QVERIFY2(first.data(Qt::ForegroundRole).isValid(), "it is dim");
        QVERIFY(seedRows().contains("Sol III|Max Industry|+9 (9 to 9)|up in 5 of 5"));
        press(Qt::Key_Z); // the same content as before, but another base
        QVERIFY(seeds().note().startsWith("Out of date"));
        press(Qt::Key_Y);
        QCOMPARE(seeds().button().text(), QString("Run again"));
        seeds().button().setFocus();
        QTest::keyClick(&seeds().button(), Qt::Key_Space);
        waitForSeeds();
        QVERIFY2(seedRows().contains("Sol III|Max Industry|+4.5 (4.5 to 4.5)|up in 5 of 5"),
                 qPrintable(seedRows().join('\n')));
        QVERIFY(seeds().note().startsWith("Turn 6, 5 seeds"));
        QVERIFY(!seeds().tree().model()->index(0, 0).data(Qt::ForegroundRole).isValid());
        // Another turn is no edit, but the result is not that of the turn shown.
        goTo(3);
        QVERIFY2(seeds().note().startsWith("The window shows turn 3."), qPrintable(seeds().note()));
    }

    NAMED_TEST(stops, "I4.20 the work shows its progress, never blocks the window, and can be cancelled") {
        type("amount='3'", 8, 1, "9");
        goTo(60);
        QTest::mouseClick(&view().manySeeds(), Qt::LeftButton);
        waitForSeeds();
        seeds().count().setValue(10'000);
        QTest::mouseClick(&seeds().button(), Qt::LeftButton);
        QCOMPARE(run().state(), SeedsRun::State::playing);
        QCOMPARE(seeds().button().text(), QString("Cancel"));
        QTRY_VERIFY(run().done() > 0);
        auto* const progress = seeds().findChild<QProgressBar*>();
        QTRY_VERIFY(progress->isVisible());
        QVERIFY2(progress->text().endsWith(" of 10000"), qPrintable(progress->text()));
        // The window goes on meanwhile.
        goTo(4);
        type("by=\"1.5\"", 4, 3, "2");
        QCOMPARE(window().sandbox().turn(), 4u);
        QCOMPARE(run().state(), SeedsRun::State::playing);
        QTest::mouseClick(&seeds().button(), Qt::LeftButton);
        QCOMPARE(run().state(), SeedsRun::State::stopped);
        QVERIFY(!progress->isVisible());
        QVERIFY2(seeds().note().startsWith("Cancelled. This is the result before."), qPrintable(seeds().note()));
        QCOMPARE(seeds().button().text(), QString("Run again"));
        seeds().count().setValue(3);
        QTest::mouseClick(&seeds().button(), Qt::LeftButton);
        waitForSeeds();
        QVERIFY(seeds().note().startsWith("Turn 4, 3 seeds"));
    }

    NAMED_TEST(opensObjects,
               "I4.20 Enter on a value of an object shows it and its breakdown; a total says what it is") {
        type("amount='3'", 8, 1, "9");
        play(3);
        goTo(2);
        QTreeView& tree = seeds().tree();
        tree.setFocus();
        tree.setCurrentIndex(tree.model()->index(0, 0, tree.model()->index(0, 0)));
        QTest::keyClick(&tree, Qt::Key_Return);
        QVERIFY2(window().statusBar()->currentMessage().startsWith("This is a total over many objects"),
                 qPrintable(window().statusBar()->currentMessage()));
        for (int i = 0; i < 5 && seeds().tree().currentIndex().data() != "Sol III"; ++i) {
            QTest::keyClick(&tree, Qt::Key_Down);
        }
        QTest::keyClick(&tree, Qt::Key_Return);
        window().waitUntilIdle();
        QCOMPARE(window().sandbox().turn(), 6u);
        QCOMPARE(window().inspector().object(), std::optional(object("Sol III")));
        QCOMPARE(window().inspector().explained(), window().sandbox().program()->model->layout.find("MaxIndustry"));
    }

    NAMED_TEST(byKeys, "I4.20 a command starts it by keys, and says what is missing") {
        QTest::keyClick(&window(), Qt::Key_N, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(seeds().isVisible() && view().manySeeds().isChecked());
        QVERIFY2(seeds().emptyText().startsWith("No edit yet."), qPrintable(seeds().emptyText()));
        QVERIFY(!seeds().button().isEnabled());
        type("amount='3'", 8, 1, "9");
        QVERIFY(seeds().emptyText().startsWith("“Run” plays both runs with each seed"));
        QTest::keyClick(&window(), Qt::Key_N, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(seeds().count().hasFocus());
        QTest::keyClicks(&seeds().count(), "7");
        QTest::keyClick(&seeds().count(), Qt::Key_Return);
        waitForSeeds();
        QVERIFY2(seedRows().contains("Sol III|Max Industry|+9 (9 to 9)|up in 7 of 7"),
                 qPrintable(seedRows().join('\n')));
        QTest::keyClick(&window(), Qt::Key_N, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(seeds().tree().hasFocus());
        press(Qt::Key_Z);
        seeds().button().setFocus();
        QTest::keyClick(&seeds().button(), Qt::Key_Space);
        waitForSeeds();
        QCOMPARE(seeds().emptyText(), QString("No differences at turn 6 with 7 seeds."));
        QVERIFY(window().closeProject());
        QVERIFY(run().found() == nullptr);
    }

private:
    SeedsView& seeds() { return view().seeds(); }
    SeedsRun& run() { return *window().findChild<SeedsRun*>(); }
    QStringList seedRows() { return tableRows(*seeds().tree().model()); }
    void waitForSeeds() { QTRY_VERIFY_WITH_TIMEOUT(run().state() == SeedsRun::State::done, 120'000); }
    /// Presses “Many seeds”, and plays a number of them.
    void play(int count) {
        QTest::mouseClick(&view().manySeeds(), Qt::LeftButton);
        QVERIFY(seeds().isVisible());
        waitForSeeds(); // it begins at once
        seeds().count().setFocus();
        seeds().count().selectAll();
        QTest::keyClicks(&seeds().count(), QString::number(count));
        QTest::mouseClick(&seeds().button(), Qt::LeftButton);
        waitForSeeds();
        QCOMPARE(run().wanted(), static_cast<std::uint32_t>(count));
    }

    std::unique_ptr<ProjectCopy> m_copy;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

QTEST_MAIN(CompareSeedsTest)
#include "compare_seeds_test.moc"
