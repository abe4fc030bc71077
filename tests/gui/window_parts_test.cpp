// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of MainWindow, each without the window and without those parts that it does not need.
#include "app/ide/actions.h"
#include "app/ide/edit_commands.h"
#include "app/ide/editor_tabs.h"
#include "app/ide/focus.h"
#include "app/ide/front_views.h"
#include "app/ide/map_views.h"
#include "app/ide/navigator.h"
#include "app/ide/panes.h"
#include "app/ide/perspectives.h"
#include "app/ide/project_opener.h"
#include "app/ide/run_commands.h"
#include "app/ide/unsaved_work.h"
#include "app/ide/visited_places.h"
#include "app/ide/window_dialogs.h"
#include "support/project_copy.h"
#include "widgets/document/document_editor.h"
#include "widgets/document/document_store.h"
#include "widgets/form/form_view.h"
#include "widgets/galaxy/galaxy_view.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/project/analyzer.h"
#include "widgets/sandbox/map_edits.h"
#include "widgets/sandbox/objects_view.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/sandbox/sandbox_bar.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDockWidget>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QMessageBox>
#include <QSettings>
#include <QSignalSpy>
#include <QSplitter>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>

#include <initializer_list>
#include <memory>

using namespace orrery::ide;
using namespace orrery::widgets;
namespace engine = orrery::engine;

namespace {

/// A project with its analysis and its run, but no window.
struct Project {
    ProjectCopy copy{QStringLiteral("small")};
    DocumentStore store;
    Analyzer analyzer{store, QStringLiteral(ORRERY_RESOURCE_DIR "/vocabulary")};
    Sandbox sandbox;

    void open() {
        store.openFolder(copy.path());
        analyzer.waitUntilCurrent();
    }
    Document& content() { return *store.find(QStringLiteral("content.xml")); }
};

/// Presses a button of the next message box.
void answer(const QString& button) {
    QTimer::singleShot(0, qApp, [button] {
        auto* const box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        QVERIFY(box);
        for (QAbstractButton* const one : box->buttons()) {
            if (one->text().remove(QLatin1Char('&')) == button) {
                return one->click();
            }
        }
        box->reject();
        QFAIL(qPrintable(QStringLiteral("no button '%1'").arg(button)));
    });
}

} // namespace

class WindowPartsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-window-parts-test");
    }
    void init() { QSettings().clear(); }

    void visitedPlaces() {
        VisitedPlaces places;
        QVERIFY(!places.canGoBack(false) && !places.canGoForward());
        places.add({"a.xml", 1, 4}, std::nullopt);
        places.add({"a.xml", 1, 4}, Visit{"a.xml", 2, 2});
        QVERIFY2(!places.canGoBack(true), "the same place counts once");
        places.add({"b.xml", 0, 0}, Visit{"a.xml", 9, 9});
        QCOMPARE(places.back(true)->begin, 9);
        places.renameFile("a.xml", "c.xml");
        QCOMPARE(*places.back(true), (Visit{"c.xml", 1, 4}));
        QVERIFY(!places.back(true).has_value());
        QCOMPARE(*places.back(false), (Visit{"c.xml", 1, 4}));
        QCOMPARE(places.forward()->begin, 9);
        QCOMPARE(places.forward()->path, QString("b.xml"));
        QVERIFY(!places.forward().has_value());
        places.back(true);
        places.add({"d.xml", 0, 0}, std::nullopt);
        QVERIFY2(!places.canGoForward(), "a new place replaces those that followed");
        places.clear();
        QVERIFY(!places.canGoBack(false));
    }

    void tabsFollowTheirFiles() {
        Project project;
        project.open();
        EditorTabs tabs(project.store, project.analyzer);
        tabs.show();
        QSignalSpy opened(&tabs, &EditorTabs::editorOpened);
        SourceEditor* const editor = tabs.showPlace("content.xml", 3, 5);
        QVERIFY(editor != nullptr && editor == tabs.currentEditor());
        QCOMPARE(editor->caretOffset(), 3);
        QCOMPARE(tabs.editorOf("content.xml"), editor);
        QCOMPARE(opened.count(), 1);
        QCOMPARE(tabs.editorOf("missing.xml"), nullptr);

        project.store.apply("edit", {{&project.content(), {0, 0}, " "}});
        tabs.refreshTitles();
        QCOMPARE(tabs.tabText(0), QString("content.xml •"));
        project.store.history().undo();
        QCOMPARE(project.store.files().rename(project.content(), "other.xml", {}), std::nullopt);
        QCOMPARE(tabs.tabText(0), QString("other.xml"));
        QCOMPARE(project.store.files().remove(*project.store.find("other.xml"), {}), std::nullopt);
        QCOMPARE(tabs.count(), 0);
        project.store.history().undo();
        QCOMPARE(tabs.count(), 1);
    }

    void tabsAreMadeLater() {
        Project project;
        project.open();
        EditorTabs tabs(project.store, project.analyzer);
        tabs.addLater("content.xml", 7, 0);
        tabs.addLater("orrery.xml", 0, 0);
        QVERIFY(tabs.hasTabsToMake() && tabs.editors().empty());
        QTRY_COMPARE(tabs.editors().size(), 2u);
        QCOMPARE(tabs.editors()[0]->caretOffset(), 7);
        QSignalSpy changed(&tabs, &EditorTabs::editorChanged);
        tabs.beginClosing();
        QVERIFY(tabs.closeOneBehind());
        QVERIFY(!tabs.closeOneBehind());
        tabs.endClosing();
        QCOMPARE(tabs.count() + changed.count(), 0);
    }

    void panesHoldViews() {
        QMainWindow window;
        QMenu toggles;
        Panes panes(window, toggles);
        auto* const first = new QLineEdit;
        int made = 0;
        Document* const unsaved = nullptr;
        panes.add({"First", "first", first, Qt::LeftDockWidgetArea, PaneIn::write, false, {}, [=] {
                       return std::vector<Document*>{unsaved};
                   }});
        panes.add({"Second", "second", nullptr, Qt::RightDockWidgetArea, PaneIn::sandbox, true, [&made] {
                       ++made;
                       return new QLineEdit;
                   }});
        QCOMPARE(toggles.actions().size(), 2);
        panes.showDefaults(PaneIn::write);
        window.show();
        QVERIFY(!panes.dock("first")->isHidden() && panes.dock("second")->isHidden());
        QCOMPARE(panes.viewsIn(Qt::LeftDockWidgetArea), QVector<QWidget*>{first});
        QCOMPARE(panes.unsavedAt(first)->size(), 1u);
        QVERIFY(!panes.unsavedAt(&window).has_value() && !panes.unsavedAt(nullptr).has_value());

        QCOMPARE(made, 0);
        panes.raise("second");
        panes.fill();
        QCOMPARE(made, 1);
        QVERIFY(!panes.dock("second")->isHidden());
        panes.keepAlong([&] { panes.showDefaults(PaneIn::write); });
        QVERIFY2(!panes.dock("second")->isHidden(), "it goes along");
        QCOMPARE(panes.dock("third"), nullptr);
    }

    void perspectivesKeepLayouts() {
        const auto use = [](auto&& test) {
            QMainWindow window;
            QMenu toggles;
            const Actions actions(window);
            Panes panes(window, toggles);
            panes.add({"Project", "project", new QWidget, Qt::LeftDockWidgetArea, PaneIn::write});
            panes.add({"Objects", "objects", new QWidget, Qt::LeftDockWidgetArea, PaneIn::sandbox});
            panes.add({"Inspector", "inspector", new QWidget, Qt::RightDockWidgetArea, PaneIn::sandbox});
            panes.add({"Problems", "problems", new QWidget, Qt::BottomDockWidgetArea, PaneIn::write});
            auto* const centre = new QSplitter;
            auto* const editing = new QSplitter(centre);
            const Perspectives::Views views{centre, editing, new QWidget(editing), new QWidget(editing),
                                            new QWidget(centre)};
            window.setCentralWidget(centre);
            Perspectives perspectives(window, panes, actions, views);
            perspectives.load();
            window.show();
            test(perspectives, panes, views, actions);
        };
        use([](Perspectives& perspectives, Panes& panes, const Perspectives::Views& views, const Actions& actions) {
            perspectives.show(Perspective::write, false);
            QVERIFY2(panes.dock("project")->isHidden(), "no project is open");
            perspectives.show(Perspective::write, true);
            QVERIFY(perspectives.isLaidOut() && !panes.dock("project")->isHidden());
            QVERIFY(views.galaxy->isHidden() && !views.editing->isHidden());
            perspectives.setEditMode(EditMode::form);
            QVERIFY(views.tabs->isHidden() && actions["view.form"].isChecked());
            panes.dock("problems")->hide();
            perspectives.show(Perspective::sandbox, true);
            QVERIFY(views.editing->isHidden() && !panes.dock("objects")->isHidden());
            QVERIFY(actions["view.sandbox"].isChecked() && !actions["view.write"].isChecked());
            perspectives.save();
        });
        use([](Perspectives& perspectives, Panes& panes, const Perspectives::Views& views, const Actions&) {
            perspectives.show(Perspective::write, true);
            QVERIFY2(panes.dock("problems")->isHidden() && views.tabs->isHidden(), "the settings keep the layout");
        });
    }

    void focusMovesOn() {
        QWidget window;
        QLineEdit a(&window);
        QWidget none(&window);
        QLineEdit hidden(&window);
        QLineEdit b(&window);
        hidden.hide();
        b.move(0, 50);
        a.resize(50, 20);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        a.setFocus();
        const QVector<QWidget*> views{&a, &none, &hidden, &b};
        focusNext(views, 1);
        QCOMPARE(QApplication::focusWidget(), &b);
        focusNext(views, 1);
        QCOMPARE(QApplication::focusWidget(), &a);
        focusNext(views, -1);
        QCOMPARE(QApplication::focusWidget(), &b);
        QCOMPARE(firstFocusable(none), nullptr);
    }

    void frontViewsKnowWhoseFilesAreInFront() {
        Project project;
        project.open();
        QMainWindow window;
        QMenu toggles;
        Panes panes(window, toggles);
        auto* const centre = new QSplitter;
        window.setCentralWidget(centre);
        auto* const form = new FormView(project.store, project.analyzer, project.sandbox);
        auto* const tabs = new EditorTabs(project.store, project.analyzer);
        auto* const galaxy = new GalaxyView;
        for (QWidget* const view : std::initializer_list<QWidget*>{form, tabs, galaxy}) {
            centre->addWidget(view);
        }
        auto* const line = new QLineEdit;
        Document* const manifest = project.store.find("orrery.xml");
        panes.add({"Pane", "pane", line, Qt::BottomDockWidgetArea, PaneIn::write, false, {}, [manifest] {
                       return std::vector<Document*>{manifest};
                   }});
        const FrontViews front(panes, *form, *tabs, *galaxy);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        tabs->editorOf("content.xml");
        front.focusEditing();
        QCOMPARE(QApplication::focusWidget(), tabs->currentEditor());
        QVERIFY2(front.unsaved().empty(), "nothing is modified");
        project.store.apply("edit", {{&project.content(), {0, 0}, " "}, {manifest, {0, 0}, " "}});
        QCOMPARE(front.unsaved(), std::vector<Document*>{&project.content()});
        front.focusNext(1);
        QCOMPARE(QApplication::focusWidget(), galaxy);
        front.focusNext(1);
        QCOMPARE(QApplication::focusWidget(), line);
        QCOMPARE(front.unsaved(), std::vector<Document*>{manifest});
    }

    void unsavedWorkAsks() {
        Project project;
        project.open();
        QWidget window;
        UnsavedWork unsaved(project.store, window);
        QSignalSpy said(&unsaved, &UnsavedWork::said);
        QVERIFY(!unsaved.exists() && unsaved.mayDiscard());
        const auto edit = [&] { project.store.apply("edit", {{&project.content(), {0, 0}, " "}}); };
        edit();
        QVERIFY(unsaved.exists());
        answer("Keep editing");
        QVERIFY(!unsaved.mayDiscard());
        answer("Discard changes");
        QVERIFY(unsaved.mayEnd());
        QVERIFY2(unsaved.mayEnd(), "it does not ask again");
        edit();
        answer("Save all");
        QVERIFY2(unsaved.mayDiscard(), "it asks after an edit");
        QVERIFY(!unsaved.exists());
        QCOMPARE(said.count(), 1);
        edit();
        unsaved.saveSoon({&project.content()});
        QTRY_COMPARE(said.count(), 2);
        QCOMPARE(said.last().first().toString(), QString("Saved content.xml"));
        QCOMPARE(project.copy.bytes("content.xml"), project.content().bytes());
    }

    void openerReplacesTheProject() {
        Project project;
        EditorTabs tabs(project.store, project.analyzer);
        QWidget window;
        ProjectOpener opener(project.store, project.sandbox, tabs, window);
        QSignalSpy closing(&opener, &ProjectOpener::closing);
        answer("OK");
        QVERIFY(!opener.open(project.copy.path() + "/missing"));
        QVERIFY(opener.open(project.copy.path()));
        QCOMPARE(closing.count(), 0);
        QCOMPARE(project.store.folder(), project.copy.path());
        QVERIFY(tabs.editorOf("content.xml") && tabs.editorOf("orrery.xml"));
        const ProjectCopy other("small");
        QVERIFY(opener.open(other.path()));
        QCOMPARE(closing.count(), 1);
        QCOMPARE(tabs.count(), 0);
        QCOMPARE(project.store.folder(), other.path());
        QVERIFY(!opener.isOpening());
    }

    void navigatorLeadsFormAndSource() {
        Project project;
        project.open();
        FormView form(project.store, project.analyzer, project.sandbox);
        EditorTabs tabs(project.store, project.analyzer);
        Navigator navigator(project.store, project.analyzer, form, tabs);
        QSignalSpy wanted(&navigator, &Navigator::editingWanted);
        navigator.beginProject();
        QCOMPARE(tabs.currentEditor()->document().shownPath(), QString("content.xml"));
        const AnalysisPtr analysis = project.analyzer.latest();
        const engine::ClassTable& classes = analysis->model->classes;
        engine::Location where;
        for (engine::ClassIndex index = 0; index < classes.size(); ++index) {
            if (classes.asRead(index).id == "BLD_BANK") {
                where = classes.asRead(index).where;
            }
        }
        navigator.goTo(where);
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(tabs.currentEditor()->caretOffset(), static_cast<int>(where.span.begin));
        QCOMPARE(form.file(), QString("content.xml"));
        navigator.openFile("orrery.xml");
        QVERIFY(navigator.canGoBack() && !navigator.canGoForward());
        navigator.goBack();
        QCOMPARE(tabs.currentEditor()->document().shownPath(), QString("content.xml"));
        navigator.goForward();
        QCOMPARE(tabs.currentEditor()->document().shownPath(), QString("orrery.xml"));
        navigator.clear();
        QVERIFY(!navigator.canGoBack());
    }

    void editCommandsFollowTheHistory() {
        Project project;
        project.open();
        QWidget window;
        Actions actions(window);
        EditorTabs tabs(project.store, project.analyzer);
        EditCommands commands(actions, project.store, project.analyzer, tabs);
        QSignalSpy said(&commands, &EditCommands::said);
        commands.refresh();
        QVERIFY(!actions["edit.undo"].isEnabled() && !actions["edit.find"].isEnabled());
        engine::Fix fix;
        fix.label = engine::phrase("fix");
        fix.edits.push_back({project.analyzer.latest()->fileOf("content.xml"), {0, 0}, " "});
        QVERIFY(commands.applyFix(fix));
        QVERIFY2(!commands.applyFix(fix), "its spans refer to an older text");
        QCOMPARE(said.count(), 1);
        tabs.editorOf("content.xml");
        commands.refresh();
        QVERIFY(actions["edit.undo"].isEnabled() && actions["edit.find"].isEnabled());
        actions["edit.undo"].trigger();
        QVERIFY(!project.content().isModified());
        actions["file.close-editor"].trigger();
        QCOMPARE(tabs.count(), 0);
    }

    void runCommandsAndMap() {
        Project project;
        QWidget window;
        Actions actions(window);
        ObjectInspector inspector(project.sandbox);
        SandboxBar bar(project.sandbox);
        MapEdits edits(project.sandbox, project.store, [&] { return project.analyzer.latest(); });
        RunCommands runs(actions, project.store, project.analyzer, project.sandbox, edits, inspector, bar, window);
        QSignalSpy older(&runs, &RunCommands::olderContentRuns);
        runs.refresh();
        QVERIFY(!actions["run.scenario"].isEnabled() && !actions["run.step"].isEnabled());
        GalaxyView galaxy;
        ObjectsView objects(project.sandbox);
        MapViews map(project.sandbox, galaxy, objects, inspector);
        QSignalSpy shown(&map, &MapViews::objectShown);
        QSignalSpy refreshed(&map, &MapViews::refreshed);

        project.open();
        project.sandbox.waitUntilIdle();
        QCOMPARE(older.count(), 1);
        QCOMPARE(older.first().first().toBool(), false);
        QVERIFY(project.sandbox.hasRun() && refreshed.count() > 0);
        map.showObject(1);
        QCOMPARE(shown.count(), 1);
        QCOMPARE(inspector.object(), std::optional<std::uint32_t>(1));
        runs.refresh();
        QVERIFY(actions["run.scenario"].isEnabled() && actions["run.why-not"].isEnabled());
        actions["run.step"].trigger();
        project.sandbox.waitUntilIdle();
        QCOMPARE(project.sandbox.turn(), 1u);

        project.store.apply("break", {{&project.content(), {0, 0}, "<"}});
        project.analyzer.waitUntilCurrent();
        QVERIFY2(older.last().first().toBool(), "content with errors does not run");
    }

    void paletteTriggersACommand() {
        QWidget window;
        Actions actions(window);
        QMenu panes;
        actions["view.panes"].setMenu(&panes);
        bool isDone = false;
        actions.connectTo("view.fit", [&] { isDone = true; });
        const QString name = actions["view.fit"].text().remove(QLatin1Char('&'));
        QTimer::singleShot(0, qApp, [name] {
            QWidget* const dialog = QApplication::activeModalWidget();
            QVERIFY(dialog);
            QTest::keyClicks(dialog->findChild<QLineEdit*>(), name);
            QTest::keyClick(dialog->findChild<QLineEdit*>(), Qt::Key_Return);
        });
        WindowDialogs::showPalette(actions, &window);
        QVERIFY(isDone);
    }
};

QTEST_MAIN(WindowPartsTest)
#include "window_parts_test.moc"
