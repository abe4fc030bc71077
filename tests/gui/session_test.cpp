// SPDX-License-Identifier: GPL-3.0-or-later
// The state of a project is restored; the history pane.
#include "app/ide/features/history.h"
#include "app/ide/main_window.h"
#include "engine/check/scenario/orders.h"
#include "engine/check/scenario/statements.h"
#include "engine/universe/scenario.h"
#include "support/project_copy.h"
#include "tests/support/large_project.h"
#include "tests/support/named_test.h"
#include "widgets/document/document_editor.h"
#include "widgets/form/form_view.h"
#include "widgets/funnel/scope_funnel.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QDockWidget>
#include <QListView>
#include <QMouseEvent>
#include <QScopeGuard>
#include <QSettings>
#include <QStandardPaths>
#include <QStyle>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace orrery::ide;
using namespace orrery::widgets;
namespace engine = orrery::engine;
namespace fixture = orrery::fixture;

class SessionTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-session-test");
        QSettings().clear();
        applyTheme(*qApp, ThemeKind::light);
    }
    void init() { m_copy = std::make_unique<ProjectCopy>("small"); }

    NAMED_TEST(formFollowsTabs, "I2.3 the form shows the file whose tab comes to the front") {
        const auto window = open();
        window->waitUntilIdle();
        auto* const manifest = window->editorOf("orrery.xml");
        auto* const content = window->editorOf("content.xml");
        content->goTo(40, 40);
        window->waitUntilIdle();
        QCOMPARE(window->form().file(), QString("content.xml"));
        auto* const tabs = window->findChild<QTabWidget*>();
        tabs->setCurrentWidget(manifest);
        QCOMPARE(window->form().file(), QString("orrery.xml"));
        delete manifest;
        QCOMPARE(window->form().file(), QString("content.xml"));
    }

    NAMED_TEST(comesBack, "I1.3 editors, carets, perspective, scenario and turn come back") {
        {
            const auto window = open();
            window->editorOf("orrery.xml")->goTo(12, 12);
            window->editorOf("content.xml")->goTo(40, 40);
            window->sandbox().goTo(3);
            window->setPerspective(Perspective::sideBySide);
            window->waitUntilIdle();
            QVERIFY(window->close());
        }
        const auto window = open();
        QCoreApplication::processEvents();
        window->waitUntilIdle();
        QCOMPARE(window->editors().size(), std::size_t{2});
        QCOMPARE(window->currentEditor()->document().shownPath(), QString("content.xml"));
        QCOMPARE(window->currentEditor()->caretOffset(), 40);
        QCOMPARE(window->editorOf("orrery.xml")->caretOffset(), 12);
        QCOMPARE(window->perspective(), Perspective::sideBySide);
        QTRY_COMPARE(window->sandbox().turn(), 3u);
    }

    NAMED_TEST(sizesComeBack, "I1.3 sizes of docks chosen by hand come back, also after a small window") {
        const auto sizes = [](const MainWindow& window) {
            QCoreApplication::processEvents();
            return QSize(window.findChild<QDockWidget*>("project")->width(),
                         window.findChild<QDockWidget*>("problems")->height());
        };
        // Drags the separator beside a point in a dock.
        const auto drag = [](MainWindow& window, const QDockWidget& dock, QPoint from, QPoint by) {
            const QSize before = dock.size();
            QTest::mousePress(&window, Qt::LeftButton, {}, from);
            const QPoint to = from + by;
            QMouseEvent move(QEvent::MouseMove, to, window.mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
            QApplication::sendEvent(&window, &move);
            QTRY_VERIFY(dock.size() != before);
            QTest::mouseRelease(&window, Qt::LeftButton, {}, to);
        };
        const auto clear = qScopeGuard([] { QSettings().clear(); });
        QSettings().clear();
        QSize chosen;
        {
            const auto window = open();
            window->setAnimated(false);
            window->resize(1370, 830);
            QCoreApplication::processEvents();
            const QSize usual = sizes(*window);
            const int half =
                window->style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, window.get()) / 2;
            const auto& project = *window->findChild<QDockWidget*>("project");
            const QRect left = project.geometry();
            drag(*window, project, {left.right() + 1 + half, left.center().y()}, {90, 0});
            const auto& problems = *window->findChild<QDockWidget*>("problems");
            const QRect bottom = problems.geometry();
            drag(*window, problems, {bottom.center().x(), bottom.top() - 1 - half}, {0, -80});
            chosen = sizes(*window);
            QCOMPARE(chosen, usual + QSize(90, 80));
            window->resize(900, 600);
            QVERIFY(sizes(*window).width() < chosen.width() && sizes(*window).height() < chosen.height());
            QVERIFY(window->close());
        }
        const auto window = open();
        window->setAnimated(false);
        window->resize(1370, 830);
        QCOMPARE(sizes(*window), chosen);
    }

    NAMED_TEST(groupComesBack, "I6.7 after a restart, the funnel has the group at the restored caret") {
        {
            const auto window = open();
            auto* const content = window->editorOf("content.xml");
            const auto at = static_cast<int>(m_copy->bytes("content.xml").indexOf("<multiply-max-meter"));
            content->goTo(at, at);
            window->waitUntilIdle();
            QVERIFY(window->close());
        }
        const auto window = open();
        QCoreApplication::processEvents();
        window->waitUntilIdle();
        const auto* const funnel = window->findChild<ScopeFunnel*>();
        QTRY_COMPARE(funnel->classId() + "/" + funnel->groupId(), QString("BLD_BANK/lift"));
    }

    void runComesBack_data() {
        QTest::addColumn<bool>("isFromContent");
        QTest::newRow("I1.3 what was done, ordered and seeded in the sandbox comes back with its turn") << true;
        QTest::newRow("I1.3 a galaxy that stands in no file comes back") << false;
    }
    void runComesBack() {
        QFETCH(bool, isFromContent);
        const auto seen = [](MainWindow& window) {
            window.waitUntilIdle();
            const engine::Session& run = *window.sandbox().session();
            return std::tuple(run.seed(), run.turn(), run.history().log(run.turn()).hash,
                              run.scenario().statements.size(), run.scenario().orders.size());
        };
        decltype(seen(*open())) before;
        {
            const auto window = open();
            Sandbox& sandbox = window->sandbox();
            if (isFromContent) {
                sandbox.restart(4711);
            } else {
                engine::CheckedScenario galaxy;
                galaxy.id = "made-here";
                galaxy.galaxy.emplace();
                galaxy.galaxy->systems = 6;
                sandbox.start(galaxy, 77);
            }
            sandbox.goTo(1);
            window->waitUntilIdle();
            const engine::CheckedModel& model = *sandbox.program()->model;
            sandbox.apply(engine::newStatement(*model.vocabulary.statement("place"),
                                               {{"class", "BLD_BANK"}, {"on", firstPlanet(*sandbox.session())}}));
            if (isFromContent) {
                std::vector<engine::Diagnostic> findings;
                auto order = engine::parseOrder(R"(<focus-order empire="Terrans" object="Sol III" focus="mining"/>)",
                                                model, findings);
                QVERIFY(order);
                sandbox.order(std::move(*order));
            }
            sandbox.goTo(3);
            before = seen(*window);
            QVERIFY(window->close());
        }
        const auto window = open();
        QCoreApplication::processEvents();
        QTRY_COMPARE(window->sandbox().turn(), 3u);
        QVERIFY(seen(*window) == before);
        QCOMPARE(std::get<0>(before), isFromContent ? 4711u : 77u);
        QCOMPARE(std::get<4>(before), isFromContent ? std::size_t{1} : std::size_t{0});
        // An edit of the content does not change it.
        window->store().files().add("extra.xml", "<orrery format=\"1\"/>\n");
        QVERIFY(seen(*window) == before);
        window->store().history().undo();
        QVERIFY(window->close());
    }

    NAMED_TEST(comesBackLarge, "I1.3 the turn comes back where content takes a while to be compiled") {
        const engine::FolderContents made =
            fixture::makeProject({.classes = 1'000, .groupsPerClass = 2, .files = 4, .hasFindings = false});
        const QTemporaryDir folder;
        fixture::writeProject(made, folder.path().toStdString());
        for (const std::uint32_t turn : {0u, 2u}) { // the turn after opening; each round ends in turn 2
            MainWindow window(QStringLiteral(ORRERY_RESOURCE_DIR));
            window.show();
            QVERIFY(window.openProject(folder.path()));
            window.waitUntilIdle();
            QTRY_COMPARE(window.sandbox().turn(), turn);
            window.sandbox().goTo(2);
            window.waitUntilIdle();
            QVERIFY(window.close());
        }
    }

    void tabsComeBack_data() {
        QTest::addColumn<int>("when"); // when the window closes: at once, with one view made, with all
        QTest::newRow("I1.3 tabs, carets and scroll come back; left before their views are made") << 0;
        QTest::newRow("I1.3 tabs, carets and scroll come back; left when one of them was looked at") << 1;
        QTest::newRow("I1.3 tabs, carets and scroll come back; left when all are there") << 2;
    }
    void tabsComeBack() {
        QFETCH(int, when);
        QSettings().clear();
        const QTemporaryDir folder;
        fixture::writeProject(fixture::makeProject({.classes = 400, .groupsPerClass = 2, .files = 6}),
                              folder.path().toStdString());
        QStringList paths;
        const auto look = [&](MainWindow& window) {
            window.resize(1360, 860);
            window.show();
            QVERIFY(window.openProject(folder.path()));
        };
        const auto check = [&](MainWindow& window) {
            const QTabWidget& tabs = *window.findChild<QTabWidget*>();
            QCOMPARE(tabs.count(), paths.size());
            for (int i = 0; i < tabs.count(); ++i) {
                QCOMPARE(tabs.tabText(i), paths[i]);
            }
            QVERIFY(window.currentEditor() != nullptr);
            QCOMPARE(window.currentEditor()->document().shownPath(), paths[2]);
            QCOMPARE(window.currentEditor()->caretOffset(), 3020);
            QCOMPARE(window.currentEditor()->firstVisibleLine(), 42);
        };
        {
            MainWindow window(QStringLiteral(ORRERY_RESOURCE_DIR));
            look(window);
            window.waitUntilIdle();
            delete window.currentEditor();
            for (const Document* const document : window.store().documents()) {
                const auto number = static_cast<int>(paths.size());
                SourceEditor& editor = *window.editorOf(document->shownPath());
                editor.goTo(3000 + 10 * number, 3000 + 10 * number);
                editor.setFirstVisibleLine(40 + number);
                paths << document->shownPath();
            }
            QVERIFY(paths.size() > 5);
            window.editorOf(paths[2]);
            window.waitUntilIdle();
            QVERIFY(window.close());
        }
        {
            MainWindow window(QStringLiteral(ORRERY_RESOURCE_DIR));
            look(window);
            check(window);
            if (when == 1) {
                window.findChild<QTabWidget*>()->setCurrentIndex(4);
                QVERIFY(window.currentEditor() != nullptr);
                QCOMPARE(window.currentEditor()->document().shownPath(), paths[4]);
                QCOMPARE(window.currentEditor()->caretOffset(), 3040);
                window.editorOf(paths[2]);
                QVERIFY(window.hasTabsToMake());
            } else if (when == 2) {
                window.waitUntilIdle();
            }
            QVERIFY(window.close());
        }
        MainWindow window(QStringLiteral(ORRERY_RESOURCE_DIR));
        look(window);
        check(window);
        window.waitUntilIdle();
        check(window);
        for (int i = 1; i < paths.size(); ++i) { // the manifest is too short
            SourceEditor& editor = *window.editorOf(paths[i]);
            QCOMPARE(editor.caretOffset(), 3000 + 10 * i);
            QCOMPARE(editor.firstVisibleLine(), 40 + i);
        }
    }

    NAMED_TEST(followsUnmade, "I1.3 a tab whose view is still to be made follows what becomes of its file") {
        {
            const auto window = open();
            window->editorOf("orrery.xml");
            window->editorOf("content.xml");
            QVERIFY(window->close());
        }
        MainWindow window(QStringLiteral(ORRERY_RESOURCE_DIR));
        window.show();
        QVERIFY(window.openProject(m_copy->path()));
        const QTabWidget& tabs = *window.findChild<QTabWidget*>();
        QCOMPARE(tabs.count(), 2);
        window.editorOf("content.xml");
        QVERIFY(window.hasTabsToMake());
        QCOMPARE(window.store().files().rename(*window.store().find("orrery.xml"), "other.xml", {}), std::nullopt);
        QCOMPARE(tabs.tabText(1), QString("other.xml"));
        QCOMPARE(window.store().files().remove(*window.store().find("other.xml"), {}), std::nullopt);
        QCOMPARE(tabs.count(), 1);
        QVERIFY(!window.hasTabsToMake());
        window.store().history().undo();
        QCOMPARE(tabs.count(), 2);
        QCOMPARE(window.currentEditor()->document().shownPath(), QString("other.xml"));
        window.store().history().undo();
        window.waitUntilIdle();
    }

    NAMED_TEST(passesOver, "I1.3 what is no longer there is passed over in silence") {
        {
            const auto window = open();
            window->store().files().add("extra.xml", "<orrery format=\"1\"/>\n");
            window->editorOf("content.xml")->goTo(1'000, 1'000);
            window->editorOf("extra.xml");
            QVERIFY(window->saveAll());
            QVERIFY(window->close());
        }
        QVERIFY(QFile::remove(m_copy->path() + "/extra.xml"));
        QFile content(m_copy->path() + "/content.xml");
        QVERIFY(content.resize(100));
        const auto window = open();
        QCoreApplication::processEvents();
        window->waitUntilIdle();
        QVERIFY(window->currentEditor());
        QCOMPARE(window->editors().size(), std::size_t{1});
        QVERIFY(window->currentEditor()->caretOffset() <= 100);
        QVERIFY(QApplication::activeModalWidget() == nullptr);
    }

    NAMED_TEST(history, "I2.4 the history lists its steps and the save point, and goes where one points") {
        const auto window = open();
        auto* const view = window->findChild<QWidget*>("history")->findChild<QListView*>();
        QVERIFY(view);
        const QAbstractItemModel& model = *view->model();
        const auto text = [&](int row) { return model.index(row, 0).data().toString(); };
        Document& document = *window->store().find("content.xml");
        const QByteArray original = document.bytes();
        QCOMPARE(model.rowCount(), 1);
        QVERIFY(window->store().apply("First", {{&document, {0, 0}, "<!-- 1 -->"}}));
        QVERIFY(window->saveAll());
        QTRY_VERIFY(text(1).startsWith("First") && text(1) != "First"); // the saved state is marked in words
        QVERIFY(window->store().apply("Second", {{&document, {0, 0}, "<!-- 2 -->"}}));
        QCOMPARE(model.rowCount(), 3);
        QVERIFY(text(1).startsWith("First") && text(1) != "First");
        QCOMPARE(text(2), QString("Second"));
        view->clicked(model.index(0, 0));
        QCOMPARE(document.bytes(), original);
        QVERIFY(text(2) != "Second"); // the undone state too
        view->setCurrentIndex(model.index(1, 0));
        view->activated(model.index(1, 0));
        QCOMPARE(document.bytes(), "<!-- 1 -->" + original);
        QVERIFY(!window->store().hasUnsaved());
    }

    NAMED_TEST(nothingLeaks, "I6.7 another project with objects of the same names begins without a chosen one") {
        const auto window = open();
        const auto row = engine::findObject(window->sandbox().session()->state().view(), "Sol III");
        QVERIFY(row);
        window->showObject(*row);
        window->inspector().explain(*row, *window->sandbox().program()->model->layout.find("MaxIndustry"));
        const ProjectCopy other("small");
        QVERIFY(window->openProject(other.path()));
        window->waitUntilIdle();
        QVERIFY(engine::findObject(window->sandbox().session()->state().view(), "Sol III"));
        QVERIFY(!window->inspector().object() && !window->inspector().explained());
    }

private:
    static std::string firstPlanet(const engine::Session& run) {
        const engine::View view = run.state().view();
        for (engine::Row row = 0; row < view.rowCount; ++row) {
            if (view.model->vocabulary.types()[view.typeOf(row)].id == "planet") {
                return view.nameOf(row);
            }
        }
        return {};
    }
    std::unique_ptr<MainWindow> open() {
        auto window = std::make_unique<MainWindow>(QStringLiteral(ORRERY_RESOURCE_DIR));
        window->show();
        if (!window->openProject(m_copy->path())) {
            return nullptr;
        }
        window->waitUntilIdle();
        return window;
    }

    std::unique_ptr<ProjectCopy> m_copy;
};

QTEST_MAIN(SessionTest)
#include "session_test.moc"
