// SPDX-License-Identifier: GPL-3.0-or-later
// Work that views avoid or delay so that the window always responds (P3.5, P3.1). tests/bench/window_bench.cpp measures
// durations.
#include "app/ide/features/history.h"
#include "app/ide/main_window.h"
#include "tests/gui/form_fixture.h"
#include "tests/support/named_test.h"
#include "widgets/base/background.h"
#include "widgets/base/chooser.h"
#include "widgets/expression/verdict.h"
#include "widgets/form/choices.h"
#include "widgets/names/usages_model.h"
#include "widgets/names/usages_view.h"
#include "widgets/problems/problems_model.h"
#include "widgets/source/source_editor.h"
#include "widgets/source/source_marks.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"

#include <QAbstractItemModelTester>
#include <QListView>
#include <QPainter>
#include <QSemaphore>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>
#include <QTimer>
#include <QTreeView>

#include <thread>

using namespace orrery;
using namespace orrery::widgets;
using orrery::test::FormProject;

namespace {

/// Replaces the first occurrence of some words in the buildings, and waits for the analysis.
void replace(FormProject& project, const QByteArray& words, const QByteArray& by) {
    const auto at = static_cast<std::uint32_t>(project.document().bytes().indexOf(words));
    QVERIFY(project.store.apply(QStringLiteral("edit"),
                                {{&project.document(), {at, at + static_cast<std::uint32_t>(words.size())}, by}}));
    project.analyzer.waitUntilCurrent();
}

/// Counts timer events.
class TimerCounter : public QObject {
public:
    int count = 0;

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        count += event->type() == QEvent::Timer ? 1 : 0;
        return false;
    }
};

} // namespace

class IdleViewsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp, ThemeKind::light); }

    void findingsStay_data() {
        QTest::addColumn<QByteArray>("words");
        QTest::addColumn<QByteArray>("by");
        QTest::addColumn<int>("come");
        QTest::addColumn<int>("go");
        QTest::newRow("P3.5 findings that move with an edit above them")
            << QByteArray("<orrery") << QByteArray("\n<orrery") << 0 << 0;
        QTest::newRow("P3.5 a finding more") << QByteArray("\"Population\"") << QByteArray("\"Populatio\"") << 1 << 0;
        QTest::newRow("P3.5 a finding less") << QByteArray("Tradex") << QByteArray("Trade") << 0 << 1;
        QTest::newRow("P3.5 another finding") << QByteArray("Tradex") << QByteArray("Tradey") << 1 << 1;
    }
    void findingsStay() {
        QFETCH(QByteArray, words);
        QFETCH(QByteArray, by);
        QFETCH(int, come);
        QFETCH(int, go);
        QByteArray faulty = test::buildings;
        faulty.replace("'Trade'", "'Tradex'").replace("\"Construction\"", "\"Constructionx\"");
        FormProject project({{QStringLiteral("buildings.xml"), faulty}});
        ProblemsModel model;
        const QAbstractItemModelTester tester(&model);
        model.setAnalysis(project.analyzer.latest(), true);
        const int before = model.rowCount();
        QVERIFY(before >= 2);
        const QPersistentModelIndex last = model.index(before - 1, ProblemsModel::place);
        const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        const QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        const QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
        const auto rows = [](const QSignalSpy& spy) {
            return spy.isEmpty() ? 0 : spy.first()[2].toInt() - spy.first()[1].toInt() + 1;
        };
        replace(project, words, by);
        model.setAnalysis(project.analyzer.latest(), true);
        QCOMPARE(reset.size(), 0);
        QCOMPARE(rows(inserted), come);
        QCOMPARE(rows(removed), go);
        QCOMPARE(model.rowCount(), before + come - go);
        ProblemsModel fresh;
        fresh.setAnalysis(project.analyzer.latest(), true);
        for (int row = 0; row < model.rowCount(); ++row) {
            for (int column = 0; column < ProblemsModel::columnCount_; ++column) {
                QCOMPARE(model.index(row, column).data(), fresh.index(row, column).data());
            }
            QCOMPARE(model.index(row, 0).data(ProblemsModel::BeginRole),
                     fresh.index(row, 0).data(ProblemsModel::BeginRole));
        }
        QVERIFY(last.isValid() || go > 0);
    }

    void staleMarks_data() {
        QTest::addColumn<bool>("isSlow");
        QTest::newRow("P3.1 marks keep their colour while a check is quick") << false;
        QTest::newRow("I3.8 marks are grey while a check is slow") << true;
    }
    void staleMarks() {
        QFETCH(bool, isSlow);
        SourceEditor editor;
        editor.setBytes("<orrery/>");
        editor.setMarks({{0, 4, engine::Severity::error, std::string("no")}});
        const auto colour = [&] {
            return editor.SendScintilla(QsciScintillaBase::SCI_INDICGETFORE, SourceMarks::firstIndicator);
        };
        const long certain = colour();
        editor.setMarksStale(true);
        QCOMPARE(colour(), certain);
        if (isSlow) {
            QTRY_VERIFY(colour() != certain);
            editor.setMarksStale(true);
        }
        editor.setMarksStale(false);
        QTest::qWait(2 * SourceMarks::staleAfterMs);
        QCOMPARE(colour(), certain);
    }

    NAMED_TEST(unmarked, "P3.1 a slow check colours nothing where nothing is marked") {
        SourceEditor editor;
        editor.setBytes("<orrery/>");
        const auto colour = [&] {
            return editor.SendScintilla(QsciScintillaBase::SCI_INDICGETFORE, SourceMarks::firstIndicator);
        };
        const long certain = colour();
        editor.setMarksStale(true);
        QTest::qWait(2 * SourceMarks::staleAfterMs);
        QCOMPARE(colour(), certain);
        editor.setMarks({{0, 4, engine::Severity::error, std::string("no")}});
        QVERIFY2(colour() != certain, "marks of an older text");
        editor.setMarksStale(false);
        QCOMPARE(colour(), certain);
    }

    NAMED_TEST(opening, "P3.5 a window whose project is still being read waits without work") {
        QStandardPaths::setTestModeEnabled(true);
        const QTemporaryDir folder;
        QFile manifest(folder.filePath(QStringLiteral("orrery.xml")));
        QVERIFY(manifest.open(QIODevice::WriteOnly));
        manifest.write("<project format=\"1\" name=\"Empty\" version=\"1\"/>");
        manifest.close();
        ide::MainWindow window(QStringLiteral(ORRERY_RESOURCE_DIR));
        window.show();
        QVERIFY(window.openProject(folder.path()));
        window.waitUntilIdle();
        QSemaphore isFree; // blocks all threads that could read
        const int threads = backgroundThreads().maxThreadCount();
        for (int i = 0; i < threads; ++i) {
            inBackground([&] { isFree.acquire(); });
        }
        TimerCounter counter;
        qApp->installEventFilter(&counter);
        QTimer::singleShot(500, qApp, [&] { isFree.release(threads); });
        QVERIFY(window.openProject(folder.path()));
        qApp->removeEventFilter(&counter);
        QVERIFY2(counter.count < 500, qPrintable(QString::number(counter.count))); // a busy loop would give 100,000
    }

    NAMED_TEST(choices, "P3.5 a field that shows one of ten thousand classes makes no list of them") {
        int made = 0;
        const FormChoiceList list(
            [&] {
                ++made;
                return std::vector<FormChoice>{{"BLD_A", "BLD_A", "a"}, {"BLD_B", "BLD_B", "b"}};
            },
            [](const QString& id) { return id == QLatin1String("BLD_A") || id == QLatin1String("BLD_B"); });
        QCOMPARE(list.shown("BLD_A"), QString("BLD_A"));
        QCOMPARE(list.shown("GONE"), QString("GONE"));
        QCOMPARE(list.written("BLD_B"), QString("BLD_B"));
        QCOMPARE(list.written(""), QString());
        QCOMPARE(made, 0);
        QCOMPARE(list.written("bld_b"), QString("BLD_B"));
        QCOMPARE(list.choices().size(), std::size_t{2});
        QCOMPARE(made, 1);
    }

    NAMED_TEST(names, "P3.5 of thousands of classes an expression offers those that fit best") {
        QByteArray classes = "<orrery format=\"1\">\n";
        for (int i = 0; i < 500; ++i) {
            classes += "<class id=\"BLD_" + QByteArray::number(i) + "\" type=\"building\"/>\n";
        }
        FormProject project({{QStringLiteral("many.xml"), classes + "</orrery>\n"}});
        const auto offered = [&](const QString& text) {
            int begin = -1;
            const ExpressionPlace place{engine::RowPlace::scope, false, engine::badFormat};
            const auto names = expressionNamesAt(text, static_cast<int>(text.size()), place, project.analysis(), begin);
            QStringList words;
            for (const ExpressionName& name : names) {
                words << name.name;
            }
            return words;
        };
        const QStringList some = offered(QStringLiteral("class == BLD_"));
        QVERIFY2(some.size() >= 100 && some.size() <= 200, qPrintable(QString::number(some.size())));
        QVERIFY(std::ranges::all_of(some, [](const QString& name) { return name.startsWith("BLD_"); }));
        const QStringList exact = offered(QStringLiteral("class == BLD_499"));
        QCOMPARE(exact, QStringList{"BLD_499"});
        QCOMPARE(offered(QStringLiteral("class == BLD_48")).first(), QString("BLD_48"));
        QVERIFY(offered(QStringLiteral("class == ld_48")).contains("BLD_48"));
        QVERIFY(offered(QStringLiteral("class == nothing_is_called_so")).isEmpty());
    }

    void chooser_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("rows");
        QTest::newRow("P3.5 all") << "" << 60;
        QTest::newRow("P3.5 those that hold what is typed") << "ITEM 1" << 15;
        QTest::newRow("P3.5 those that hold every word") << "odd 1" << 10;
        QTest::newRow("P3.5 by their detail") << "odd" << 30;
        QTest::newRow("P3.5 none") << "nothing" << 0;
    }
    void chooser() {
        QFETCH(QString, words);
        QFETCH(int, rows);
        // As slow as ten thousand choices: each is checked once, and not all of them between two events.
        int looks = 0;
        ChoiceModel model(60 * 64, [&](int i) {
            ++looks;
            std::this_thread::sleep_for(std::chrono::microseconds(100));
            return i % 64 == 0 ? Choice{QStringLiteral("item %1").arg(i / 64), i / 64 % 2 == 1 ? "odd" : ""}
                               : Choice{QStringLiteral("…"), {}};
        });
        const QAbstractItemModelTester tester(&model);
        QVERIFY(!model.isDone());
        model.filter(words.isEmpty() ? QStringLiteral("item") : words);
        QVERIFY(!model.isDone());
        QTRY_VERIFY(model.isDone());
        QCOMPARE(model.rowCount(), rows);
        QCOMPARE(looks, 60 * 64);
        if (rows > 1) {
            QVERIFY(model.index(1, 0).data().toString().startsWith("item"));
            QCOMPARE(model.choiceOf(1) % 64, 0);
        }
    }

    NAMED_TEST(leading, "I1.4 what begins with the words that are typed is offered first") {
        const QStringList names{"Go to line", "Save all", "Line", "lines"};
        ChoiceModel model(static_cast<int>(names.size()), [&](int i) { return Choice{names[i], "keys"}; });
        const QAbstractItemModelTester tester(&model);
        model.filter("line");
        QTRY_VERIFY(model.isDone());
        QStringList shown;
        for (int row = 0; row < model.rowCount(); ++row) {
            shown << model.index(row, 0).data().toString();
        }
        QCOMPARE(shown, QStringList({"Line", "lines", "Go to line"}));
        QCOMPARE(model.choiceOf(0), 2);
        model.filter("all save");
        QCOMPARE(model.rowCount(), 1);
    }

    NAMED_TEST(usages, "P3.5 the places of a name are not listed for nobody, and not anew where they stay") {
        FormProject project;
        UsagesView view(project.analyzer);
        view.showName({engine::NameKind::objectClass, {}, "BLD_MEGALITH"});
        const int before = view.model().placeCount();
        QVERIFY(before >= 2);
        const QSignalSpy reset(&view.model(), &QAbstractItemModel::modelReset);
        const QSignalSpy changed(&view.model(), &QAbstractItemModel::dataChanged);
        replace(project, "<orrery", "\n<orrery");
        QCOMPARE(changed.size(), 0);
        view.show();
        QVERIFY(!changed.isEmpty());
        QCOMPARE(reset.size(), 0);
        const QModelIndex file = view.model().index(0, 0);
        QVERIFY(view.model().index(0, 0, file).data().toString().contains("class id=\"BLD_MEGALITH\""));
        replace(project, "create-object class=\"SPC_RUINS\"", "create-object class=\"BLD_MEGALITH\"");
        QCOMPARE(view.model().placeCount(), before + 1);
        QCOMPARE(reset.size(), 1);
    }

    NAMED_TEST(history, "P3.5 one more step of a long history tells of its own rows only") {
        FormProject project;
        ide::HistoryModel model(project.store);
        const QAbstractItemModelTester tester(&model);
        QListView list;
        list.setModel(&model);
        for (int i = 0; i < 40; ++i) {
            QVERIFY(project.store.apply(QStringLiteral("step"), {{&project.document(), {0, 0}, " "}}));
        }
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        const auto told = [&] {
            int rows = 0;
            for (const auto& one : changed) {
                rows += one[1].toModelIndex().row() - one[0].toModelIndex().row() + 1;
            }
            changed.clear();
            return rows;
        };
        const auto bold = [&](int row) { return model.index(row).data(Qt::FontRole).value<QFont>().bold(); };
        QVERIFY(project.store.apply(QStringLiteral("step"), {{&project.document(), {0, 0}, " "}}));
        QVERIFY(told() <= 6);
        QVERIFY(bold(41) && !bold(40));
        model.goTo(1);
        QVERIFY(told() >= 40);
        QVERIFY(bold(1) && !bold(41));
        // After an undo back to the saved state, the saved row is marked.
        project.store.history().undo();
        QCoreApplication::processEvents();
        QVERIFY(model.index(0).data().toString().contains("saved"));
        QVERIFY(!model.index(1).data().toString().contains("saved"));
        QCOMPARE(list.sizeHintForIndex(model.index(1)).height(), list.sizeHintForIndex(model.index(0)).height());
    }

    void icons_data() {
        QTest::addColumn<qreal>("scale");
        QTest::newRow("P3.5 an icon in a list, drawn again") << 1.0;
        QTest::newRow("P3.5 an icon in a picture that is magnified") << 3.0;
    }
    void icons() {
        QFETCH(qreal, scale);
        const auto draw = [&](const QColor& colour) {
            QImage image(QSize(64, 64), QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            painter.scale(scale, scale);
            icon(QStringLiteral("error"), colour).paint(&painter, QRect(2, 2, 16, 16));
            painter.end();
            return image;
        };
        const QImage red = draw(Qt::red);
        QCOMPARE(draw(Qt::red), red);
        QVERIFY(draw(Qt::blue) != red);
        const auto isDrawn = [&](int x, int y) { return qAlpha(red.pixel(x, y)) > 0; };
        int inside = 0;
        for (int y = 0; y < red.height(); ++y) {
            for (int x = 0; x < red.width(); ++x) {
                const bool isInside = QRectF(2 * scale, 2 * scale, 16 * scale, 16 * scale).contains(x, y);
                inside += isInside && isDrawn(x, y) ? 1 : 0;
                QVERIFY(isInside || !isDrawn(x, y));
            }
        }
        QVERIFY(inside > 16);
    }

    NAMED_TEST(painting, "P3.5 the painter does not wait for what goes on in the background") {
        for (int i = 0; i < backgroundThreads().maxThreadCount(); ++i) {
            inBackground([] { std::this_thread::sleep_for(std::chrono::milliseconds(700)); });
        }
        QImage image(QSize(2000, 2000), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        QLinearGradient shade(0, 0, 2000, 2000); // large: Qt fills it on its own threads
        shade.setColorAt(0, Qt::white);
        shade.setColorAt(1, QColor(10, 20, 30, 40));
        painter.fillRect(image.rect(), shade);
        painter.end();
        QVERIFY(backgroundThreads().activeThreadCount() > 0);
        QVERIFY(backgroundThreads().waitForDone());
    }
};

QTEST_MAIN(IdleViewsTest)
#include "idle_views_test.moc"
