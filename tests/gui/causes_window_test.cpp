// SPDX-License-Identifier: GPL-3.0-or-later
// The causal graph in the whole window: filters, keys, layout and exports (I4.11).
#include "app/ide/actions.h"
#include "app/ide/features/causes.h"
#include "app/ide/main_window.h"
#include "app/ide/translation.h"
#include "tests/support/named_test.h"
#include "widgets/base/background.h"
#include "widgets/causes/causes_canvas.h"
#include "widgets/causes/causes_view.h"
#include "widgets/document/document_editor.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QMenu>
#include <QPushButton>
#include <QSemaphore>
#include <QSettings>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>
#include <QToolButton>
#include <QXmlStreamReader>

#include <algorithm>
#include <memory>

using namespace orrery::ide;
using namespace orrery::widgets;
namespace engine = orrery::engine;

class CausesWindowTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-causes-test");
        QVERIFY(useLanguage(*qApp, QStringLiteral("en")));
        applyTheme(*qApp, ThemeKind::light);
    }
    void init() {
        QSettings().clear();
        m_window = std::make_unique<MainWindow>(QStringLiteral(ORRERY_RESOURCE_DIR));
        m_window->resize(1400, 900);
        m_window->show();
        QVERIFY(m_window->openProject(QStringLiteral(ORRERY_RESOURCE_DIR "/demo")));
        m_window->waitUntilIdle();
        m_window->setPerspective(Perspective::sideBySide);
        m_window->setEditMode(EditMode::source);
    }
    void cleanup() {
        m_window.reset();
        applyTheme(*qApp, ThemeKind::light);
    }

    NAMED_TEST(layout, "I4.11 Graphviz lays out without its plug-in folder; causes are left of their results") {
        qputenv("GVBINDIR", "/nonexistent");
        const auto layout = layOut({.boxes = {{100, 30}, {80, 30}, {60, 30}}, .edges = {{0, 1}, {1, 2}, {0, 2}}});
        qunsetenv("GVBINDIR");
        QVERIFY(layout);
        QCOMPARE(layout->boxes.size(), std::size_t{3});
        QVERIFY(layout->boxes[0].x() + 90 < layout->boxes[1].x() && layout->boxes[1].x() + 70 < layout->boxes[2].x());
        for (const std::vector<QPointF>& edge : layout->edges) {
            QVERIFY(edge.size() >= 4 && edge.size() % 3 == 1);
        }
        QVERIFY(layout->area.contains(layout->boxes[0]) && layout->area.contains(layout->boxes[2]));
        QCOMPARE(layOut({})->boxes.size(), std::size_t{0});
    }

    NAMED_TEST(empty, "I4.11 without a run the pane says how to get one, and a run fills it") {
        m_window->sandbox().clear();
        m_window->waitUntilIdle();
        show();
        QVERIFY2(view().emptyText().startsWith("No run yet."), qPrintable(view().emptyText()));
        QVERIFY(!view().canvas().isVisible());
        QVERIFY(m_window->openProject(QStringLiteral(ORRERY_RESOURCE_DIR "/demo")));
        m_window->waitUntilIdle();
        goTo(13);
        QCOMPARE(view().emptyText(), QString());
        QVERIFY2(view().note().startsWith("Turn 13. "), qPrintable(view().note()));
        QVERIFY(view().canvas().isVisible());
        QVERIFY(boxes().size() > 50);
        QVERIFY(view().canvas().zoom() >= 0.69); // readable, although the graph is larger than the pane
    }

    NAMED_TEST(filters, "I4.11 group, reach, steps and kinds filter the graph, and Show all removes the filters") {
        goTo(13);
        show();
        chooseGroup("TECH_CHRONICLE/jubilee");
        const std::size_t own = boxes().size();
        view().reach().setCurrentIndex(static_cast<int>(engine::CausalReach::followed));
        wait();
        const std::size_t followed = boxes().size();
        QVERIFY(followed > own);
        view().depth().setValue(1);
        wait();
        QVERIFY(boxes().size() > own && boxes().size() < followed);
        QAction* const events = view().kinds().menu()->actions().at(static_cast<int>(engine::CausalKind::event));
        QCOMPARE(events->text(), QString("Events"));
        events->trigger();
        wait();
        QVERIFY(std::ranges::none_of(
            boxes(), [](const engine::CausalBox& box) { return box.kind == engine::CausalKind::event; }));
        QTest::mouseClick(&view().clearButton(), Qt::LeftButton);
        wait();
        QVERIFY(boxes().size() > 50);
        QVERIFY(!view().clearButton().isVisible());
        view().connected().click();
        wait();
        QVERIFY2(view().note().endsWith("Nodes of a group are shown as one."), qPrintable(view().note()));
    }

    NAMED_TEST(keys, "I4.11 keys move along the edges, zoom, and Enter opens the XML and the breakdown") {
        goTo(13);
        show();
        chooseGroup("TECH_CHRONICLE/feast");
        view().reach().setCurrentIndex(static_cast<int>(engine::CausalReach::led));
        wait();
        CausesCanvas& canvas = view().canvas();
        canvas.setCurrent(find("TECH_CHRONICLE/jubilee of #266"));
        press(Qt::Key_Right);
        QVERIFY2(currentLabel().endsWith("jubilee"), qPrintable(currentLabel()));
        press(Qt::Key_Right);
        QCOMPARE(currentLabel(), QString("TECH_CHRONICLE/feast of #266"));
        press(Qt::Key_Return);
        QCOMPARE(m_window->currentEditor()->document().shownPath(), QString("deeds.xml"));
        const auto caret = m_window->currentEditor()->caretOffset();
        QVERIFY(m_window->currentEditor()->document().bytes().mid(caret, 60).contains("id=\"feast\""));
        press(Qt::Key_Right);
        QVERIFY2(currentLabel().endsWith("Influence"), qPrintable(currentLabel()));
        press(Qt::Key_Return);
        const auto column = m_window->inspector().explained();
        QVERIFY(column && m_window->sandbox().program()->model->layout[*column].name == "Influence");
        press(Qt::Key_Left);
        QCOMPARE(currentLabel(), QString("TECH_CHRONICLE/feast of #266"));
        const double before = canvas.zoom();
        press(Qt::Key_Plus);
        QVERIFY(canvas.zoom() > before);
        press(Qt::Key_0);
        QVERIFY(canvas.zoom() <= 1.0);
        const std::size_t other = (*canvas.current() + 1) % boxes().size();
        QTest::mouseClick(canvas.viewport(), Qt::LeftButton, {}, canvas.placeOf(other));
        QCOMPARE(canvas.current(), std::optional(other));
    }

    NAMED_TEST(traces, "I4.11 what led to a value, from the inspector, and what followed from a box") {
        goTo(13);
        const engine::Row basalt = object("Basalt");
        const engine::ColumnId influence = m_window->sandbox().program()->model->layout.find("Influence").value();
        m_window->showObject(basalt);
        m_window->inspector().explain(basalt, influence);
        m_window->waitUntilIdle();
        m_window->actions()["run.led-to"].trigger();
        wait();
        QVERIFY2(view().note().startsWith("Turn 13. About Influence of Basalt. "), qPrintable(view().note()));
        QVERIFY(find("TECH_CHRONICLE/jubilee of #267"));
        QVERIFY(!find("TECH_CHRONICLE/jubilee of #266"));
        save("causes-led");
        const auto box = find("TECH_CHRONICLE/jubilee of #267");
        view().trace(boxes()[*box], engine::CausalReach::followed);
        wait();
        QVERIFY2(view().note().contains("About TECH_CHRONICLE/jubilee of Chronicle #267."), qPrintable(view().note()));
        QVERIFY(find("TECH_CHRONICLE/feast of #267"));
        QVERIFY(!find("TECH_CHRONICLE/feast of #266"));
    }

    NAMED_TEST(cancels, "I4.11 Cancel drops the layout in work, and Continue makes the graph") {
        goTo(13);
        show();
        const auto cancel = connect(&view().causes(), &RunCauses::changed, this, [this] {
            if (view().causes().state() == RunCauses::State::layingOut) {
                view().stopButton().click(); // the layout takes only milliseconds here
            }
        });
        view().connected().click();
        QTRY_COMPARE(view().causes().state(), RunCauses::State::stopped);
        disconnect(cancel);
        QVERIFY(layoutThread().waitForDone(60000));
        QCoreApplication::processEvents();
        QCOMPARE(view().causes().state(), RunCauses::State::stopped);
        QCOMPARE(view().stopButton().text(), QString("Continue"));
        QTest::mouseClick(&view().stopButton(), Qt::LeftButton);
        wait();
        QVERIFY(!view().stopButton().isVisible());
    }

    NAMED_TEST(waits, "I4.11 layouts wait on a thread of their own, and the newest one is shown") {
        goTo(13);
        show();
        QVERIFY(layoutThread().waitForDone(60000));
        QSemaphore isFree;
        layoutThread().start([&isFree] { isFree.acquire(); });
        for (const char* const group : {"TECH_CHRONICLE/jubilee", "TECH_CHRONICLE/feast"}) {
            view().groups().setCurrentIndex(view().groups().findText(group));
            QTRY_COMPARE(view().causes().state(), RunCauses::State::layingOut);
            QVERIFY(backgroundThreads().waitForDone(60000)); // layouts there would end now
            QCoreApplication::processEvents();
            QCOMPARE(view().causes().state(), RunCauses::State::layingOut);
        }
        isFree.release();
        wait();
        QVERIFY(find("TECH_CHRONICLE/feast of #266"));
        QVERIFY(!find("TECH_CHRONICLE/jubilee of #266"));
    }

    NAMED_TEST(ends, "I4.11 the window closes while the causes are read, and while they are laid out") {
        for (const RunCauses::State state : {RunCauses::State::reading, RunCauses::State::layingOut}) {
            goTo(13);
            show();
            QVERIFY(layoutThread().waitForDone(60000));
            QSemaphore isFree;
            layoutThread().start([&isFree] { isFree.acquire(); });
            view().connected().click();
            QTRY_COMPARE(view().causes().state(), state);
            m_window.reset(); // the sandbox ends before its views: a sanitizer or a memory checker sees a late call
            isFree.release();
            QVERIFY(layoutThread().waitForDone(60000));
            QCoreApplication::processEvents();
            init();
        }
    }

    NAMED_TEST(edits, "I4.11 after an edit of the content, the filter still is about the same group and value") {
        goTo(13);
        show();
        chooseGroup("TECH_CHRONICLE/feast");
        const std::size_t count = boxes().size();
        view().trace(boxes()[*find("TECH_CHRONICLE/feast of #266")], engine::CausalReach::led);
        wait();
        QVERIFY(view().note().contains("About TECH_CHRONICLE/feast"));
        insertGroup();
        QVERIFY2(!view().note().contains("About"), qPrintable(view().note())); // the box may be another one now
        chooseGroup("TECH_CHRONICLE/feast");
        view().reach().setCurrentIndex(0);
        wait();
        QCOMPARE(boxes().size(), count);
        const QVariant before = view().groups().currentData();
        insertGroup();
        QVERIFY(view().groups().currentData() != before);
        QCOMPARE(view().groups().currentText(), QString("TECH_CHRONICLE/feast"));
        QCOMPARE(boxes().size(), count);
        QVERIFY(find("TECH_CHRONICLE/feast of #266"));
        const engine::ColumnId influence = m_window->sandbox().program()->model->layout.find("Influence").value();
        view().offerObject(object("Basalt"), "Basalt");
        view().trace(object("Basalt"), influence, engine::CausalReach::led);
        wait();
        insertGroup();
        QVERIFY2(view().note().contains("About Influence of Basalt."), qPrintable(view().note()));
    }

    NAMED_TEST(waitsToTrace, "I4.11 what led to a value appears after the work that still reads the run") {
        goTo(13);
        const engine::Row basalt = object("Basalt");
        const engine::ColumnId influence = m_window->sandbox().program()->model->layout.find("Influence").value();
        m_window->showObject(basalt);
        m_window->inspector().explain(basalt, influence);
        m_window->waitUntilIdle();
        const QObject reader;
        QSemaphore isFree;
        m_window->sandbox().workBeside(
            reader, {.work = [&isFree](const engine::Session&, const std::atomic<bool>&) { isFree.acquire(); },
                     .finished = [](bool) {},
                     .readsRun = true});
        QTRY_VERIFY(m_window->sandbox().session() == nullptr);
        m_window->actions()["run.led-to"].trigger();
        QVERIFY(view().isVisible());
        isFree.release();
        QTRY_VERIFY2(view().note().startsWith("Turn 13. About Influence of Basalt. "), qPrintable(view().note()));
        wait();
    }

    NAMED_TEST(fonts, "I4.11 after a change of the font, the boxes have the size of their texts") {
        goTo(13);
        show();
        chooseGroup("TECH_CHRONICLE/feast");
        const double before = view().canvas().causes()->sizes.front().height();
        QFont large = view().font();
        large.setPointSizeF(large.pointSizeF() * 2.0);
        view().setFont(large);
        QTRY_VERIFY(view().canvas().causes()->sizes.front().height() > before * 1.5);
        wait();
        QCOMPARE(view().canvas().causes()->sizes.front(), view().canvas().sizeOf(boxes().front()));
    }

    NAMED_TEST(fits, "I4.11 the filters fit beside the inspector of a small window, in German and French, too") {
        for (const char* const language : {"en", "de", "fr"}) {
            QVERIFY(useLanguage(*qApp, QString::fromLatin1(language)));
            const CausesView fresh(m_window->sandbox());
            const int width = fresh.minimumSizeHint().width();
            QVERIFY(useLanguage(*qApp, QStringLiteral("en")));
            QVERIFY2(width <= 640, qPrintable(QString("%1: %2").arg(language).arg(width)));
        }
    }

    NAMED_TEST(exports, "I4.11 the graph is written as SVG with all texts, and as DOT") {
        goTo(13);
        show();
        chooseGroup("TECH_CHRONICLE/feast");
        const QTemporaryDir folder;
        auto* const feature = m_window->findChild<CausesFeature*>();
        QVERIFY(feature->exportTo(CausesFile::svg, folder.filePath("causes.svg")));
        QVERIFY(feature->exportTo(CausesFile::dot, folder.filePath("causes.dot")));
        QFile svg(folder.filePath("causes.svg"));
        QVERIFY(svg.open(QIODevice::ReadOnly));
        QXmlStreamReader reader(&svg);
        QString words;
        while (!reader.atEnd()) {
            if (reader.readNext() == QXmlStreamReader::Characters) {
                words += reader.text();
            }
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QVERIFY2(words.contains("TECH_CHRONICLE/feast of Chronicle #266"), qPrintable(words));
        QFile dot(folder.filePath("causes.dot"));
        QVERIFY(dot.open(QIODevice::ReadOnly));
        QVERIFY(dot.readAll().startsWith("digraph causes {"));
    }

    NAMED_TEST(themes, "I4.11 the graph has the colours of both themes") {
        goTo(13);
        show();
        chooseGroup("TECH_CHRONICLE/feast");
        const QColor light = view().canvas().grab().toImage().pixelColor(2, 2);
        QCOMPARE(light, theme(ThemeKind::light).base);
        applyTheme(*qApp, ThemeKind::dark);
        QCoreApplication::processEvents();
        QCOMPARE(view().canvas().grab().toImage().pixelColor(2, 2), theme(ThemeKind::dark).base);
        save("causes-dark");
    }

private:
    void goTo(std::uint32_t turn) {
        m_window->sandbox().goTo(turn);
        m_window->waitUntilIdle();
        if (m_window->findChild<CausesView*>() != nullptr && view().isVisible()) {
            wait();
        }
    }
    void show() {
        m_window->actions()["run.causes"].trigger();
        QVERIFY(view().isVisible());
        if (m_window->sandbox().hasRun()) {
            wait();
        }
    }
    CausesView& view() { return *m_window->findChild<CausesView*>(); }
    void wait() {
        m_window->waitUntilIdle();
        QTRY_COMPARE_WITH_TIMEOUT(view().causes().state(), RunCauses::State::current, 60000);
    }
    const std::vector<engine::CausalBox>& boxes() { return view().canvas().causes()->picture.boxes; }
    void chooseGroup(const QString& label) {
        const int index = view().groups().findText(label);
        QVERIFY(index > 0);
        view().groups().setCurrentIndex(index);
        wait();
    }
    /// Inserts a group before the others, so that the program numbers all later groups anew.
    void insertGroup() {
        m_window->openFile("deeds.xml");
        DocumentEditor& editor = *m_window->currentEditor();
        const QByteArray bytes = editor.document().bytes();
        const auto line = static_cast<int>(bytes.left(bytes.indexOf("<group id=\"jubilee\">")).count('\n'));
        const QString id = QString("extra%1").arg(bytes.count("id=\"extra"));
        editor.insertAt("<group id=\"" + id +
                            "\"><activation if=\"turn == 99\"/><scope><include><self/></include></scope>"
                            "<effects><set-visibility empire=\"source\"/></effects></group>\n",
                        line, 0);
        const auto program = m_window->sandbox().program();
        QTRY_VERIFY(m_window->sandbox().program() != program);
        wait();
    }
    std::optional<std::size_t> find(const std::string& label) {
        const auto at =
            std::ranges::find_if(boxes(), [&](const engine::CausalBox& box) { return box.label.english() == label; });
        return at == boxes().end() ? std::nullopt : std::optional<std::size_t>(at - boxes().begin());
    }
    QString currentLabel() { return QString::fromStdString(boxes()[*view().canvas().current()].label.english()); }
    engine::Row object(const std::string& name) {
        const engine::View state = m_window->sandbox().session()->universe().view();
        for (engine::Row row = 0; row < state.rowCount; ++row) {
            if (state.nameOf(row) == name) {
                return row;
            }
        }
        return engine::noRow;
    }
    void press(Qt::Key key) {
        QApplication::setActiveWindow(m_window.get());
        view().canvas().setFocus();
        QTest::keyClick(&view().canvas(), key);
        m_window->waitUntilIdle();
    }
    /// Keeps a picture for people if they want one.
    void save(const QString& name) {
        const QString folder = qEnvironmentVariable("ORRERY_PICTURES");
        if (!folder.isEmpty()) {
            m_window->grab().save(folder + "/" + name + ".png");
        }
    }

    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(CausesWindowTest)
#include "causes_window_test.moc"
