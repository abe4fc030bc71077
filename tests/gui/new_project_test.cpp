// SPDX-License-Identifier: GPL-3.0-or-later
// New projects from templates, and recent projects.
#include "app/ide/kept_setting.h"
#include "app/ide/main_window.h"
#include "app/ide/new_project.h"
#include "app/ide/new_project_dialog.h"
#include "app/ide/preferences.h"
#include "app/ide/recent_projects.h"
#include "app/ide/start_page.h"
#include "tests/support/named_test.h"
#include "widgets/base/background.h"
#include "widgets/problems/problems_model.h"
#include "widgets/problems/problems_view.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QCommandLinkButton>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QLockFile>
#include <QScopeGuard>
#include <QSemaphore>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <thread>

using namespace orrery::ide;
using namespace orrery::widgets;

class NewProjectTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-new-project-test");
    }
    void init() { QSettings().clear(); }

    void copies_data() {
        QTest::addColumn<int>("unused");
        QTest::newRow("R1.5 the copy of the demo is whole, and never takes another folder's place") << 0;
    }
    void copies() {
        QTemporaryDir folder;
        const QString demo = QDir(QStringLiteral(ORRERY_RESOURCE_DIR)).filePath("demo");
        const QString copy = folder.filePath("data/demo");
        QCOMPARE(copyProject(demo, copy), QString());
        for (const QString& name : QDir(demo).entryList({"*.xml"}, QDir::Files)) {
            QFile original(QDir(demo).filePath(name));
            QFile made(QDir(copy).filePath(name));
            QVERIFY(original.open(QIODevice::ReadOnly) && made.open(QIODevice::ReadWrite)); // the copy must be writable
            QCOMPARE(made.readAll(), original.readAll());
        }
        QVERIFY(!copyProject(demo, copy).isEmpty());
        // A broken shipped folder leaves no files behind.
        QDir().mkpath(folder.filePath("broken/inner"));
        QVERIFY(QFile::copy(QDir(demo).filePath("buildings.xml"), folder.filePath("broken/buildings.xml")));
        QVERIFY(!copyProject(folder.filePath("broken"), folder.filePath("made")).isEmpty());
        QVERIFY(!QDir(folder.filePath("made")).exists());
    }

    void madeFromTemplate_data() {
        QTest::addColumn<QString>("templateId");
        QTest::addColumn<bool>("runs");
        QTest::newRow("I1.1 the tutorial opens without a problem, and its crank turns") << "tutorial" << true;
        QTest::newRow("I1.1 the empty template opens without a problem") << "empty" << false;
        QTest::newRow("I1.1 FreeOrion's classic content opens, and its crank turns") << "freeorion-classic" << true;
    }
    void madeFromTemplate() {
        QFETCH(QString, templateId);
        QFETCH(bool, runs);
        QTemporaryDir folder;
        NewProject wanted{templateId, "Tea & <cakes>", folder.filePath("tea"), {}};
        if (templateId == "freeorion-classic") {
            wanted.importFolder = ORRERY_SOURCE_DIR "/tests/data/import/small";
        }
        const auto made = makeProject(wanted, ORRERY_RESOURCE_DIR);
        QVERIFY2(std::holds_alternative<MadeProject>(made),
                 qPrintable(std::holds_alternative<QString>(made) ? std::get<QString>(made) : QString()));
        MainWindow window(ORRERY_RESOURCE_DIR);
        window.show();
        QVERIFY(window.openProject(wanted.folder));
        window.waitUntilIdle();
        QVERIFY2(window.windowTitle().contains("Tea & <cakes>"), qPrintable(window.windowTitle()));
        QVERIFY(!window.store().hasUnsaved());
        if (templateId != "freeorion-classic") { // faults of the original stay faults
            QCOMPARE(window.problems().model().rowCount(), 0);
        }
        QCOMPARE(window.sandbox().hasRun(), runs);
        if (runs) {
            QTest::keyClick(&window, Qt::Key_F10);
            window.waitUntilIdle();
            QCOMPARE(window.sandbox().turn(), 1u);
        }
    }

    void refuses_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("reason");
        QTest::newRow("I1.1 a folder that holds something is left alone") << "Tea"
                                                                          << "full"
                                                                          << "not empty";
        QTest::newRow("I1.1 a folder that holds only hidden files is left alone") << "Tea"
                                                                                  << "hidden"
                                                                                  << "not empty";
        QTest::newRow("I1.1 a file is no folder") << "Tea"
                                                  << "file"
                                                  << "is a file";
        QTest::newRow("I1.1 a project needs a name") << " "
                                                     << "new"
                                                     << "name";
    }
    void refuses() {
        QFETCH(QString, name);
        QFETCH(QString, folder);
        QFETCH(QString, reason);
        QTemporaryDir root;
        QDir(root.path()).mkpath("full");
        QDir(root.path()).mkpath("hidden");
        for (const char* const path : {"full/notes.txt", "hidden/.keep", "file"}) {
            QFile file(root.filePath(path));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("mine");
        }
        const auto made = makeProject({"empty", name, root.filePath(folder), {}}, ORRERY_RESOURCE_DIR);
        QVERIFY(std::holds_alternative<QString>(made));
        QVERIFY2(std::get<QString>(made).contains(reason), qPrintable(std::get<QString>(made)));
        QCOMPARE(QDir(root.filePath("full")).entryList(QDir::Files), QStringList{"notes.txt"});
        QVERIFY(QFile::exists(root.filePath("hidden/.keep")));
        QVERIFY(!QDir(root.filePath("new")).exists());
    }

    NAMED_TEST(failureLeavesNothing, "I1.1 a project that could not be made leaves no folder behind") {
        QTemporaryDir root;
        const auto made =
            makeProject({"freeorion-classic", "Tea", root.filePath("tea"), root.path()}, ORRERY_RESOURCE_DIR);
        QVERIFY(std::holds_alternative<QString>(made));
        QVERIFY(!QDir(root.filePath("tea")).exists());
    }

    NAMED_TEST(dialog, "I1.1 the dialog makes the project from the keyboard, and says what is wrong") {
        QTemporaryDir root;
        QDir(root.path()).mkpath("full/inside");
        QSettings().setValue("new-project-location", root.path());
        NewProjectDialog dialog(ORRERY_RESOURCE_DIR);
        dialog.show();
        auto* const name = qobject_cast<QLineEdit*>(dialog.focusWidget());
        QVERIFY(name);
        QTest::keyClicks(name, "Full");
        QCOMPARE(dialog.wanted().folder, root.filePath("full"));
        QTest::keyClick(name, Qt::Key_Return);
        QVERIFY(dialog.isVisible()); // the folder is not empty
        name->selectAll();
        QTest::keyClicks(name, "Ocean's Édge 2");
        QCOMPARE(dialog.wanted().folder, root.filePath("ocean-s-edge-2"));
        QTest::keyClick(name, Qt::Key_Return);
        QTRY_VERIFY(!dialog.isVisible());
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
        QVERIFY(QFile::exists(root.filePath("ocean-s-edge-2/orrery.xml")));
    }

    NAMED_TEST(wrongImport, "I1.1 after a refused import, the keyboard is in the field of the game's folder") {
        QTemporaryDir root;
        QSettings().setValue("new-project-location", root.path());
        NewProjectDialog dialog(ORRERY_RESOURCE_DIR, "freeorion-classic");
        dialog.show();
        QLineEdit* game = nullptr;
        for (QLineEdit* const one : dialog.findChildren<QLineEdit*>()) {
            game = one->accessibleName() == "Choose the folder of the game's files" ? one : game;
        }
        QVERIFY(game);
        game->setFocus();
        QTest::keyClicks(game, root.path());
        QTest::keyClick(game, Qt::Key_Return);
        QVERIFY(!dialog.isEnabled());
        QTRY_VERIFY(dialog.isEnabled());
        QVERIFY(dialog.isVisible());
        QCOMPARE(dialog.focusWidget(), game);
        QTest::keyClicks(dialog.focusWidget(), "/games"); // replaces the wrong folder
        QCOMPARE(game->text(), QString("/games"));
        dialog.abandon();
    }

    NAMED_TEST(noPlace, "I1.1 a folder that cannot be created is refused before the project is made") {
        QTemporaryDir root;
        QFile file(root.filePath("file"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(whyNotMade({"empty", "Tea", root.filePath("new/tea"), {}}), QString());
        const QString reason = whyNotMade({"empty", "Tea", root.filePath("file/tea"), {}});
        QVERIFY2(reason.startsWith("Cannot create"), qPrintable(reason));
    }

    NAMED_TEST(recentByKeys, "I1.1 Tab marks the link of a recent project, and Enter opens it") {
        StartPage page(QList<QAction*>{});
        page.resize(300, 400);
        page.show();
        QCOMPARE(page.width(), 300); // its words wrap
        for (const QLabel* const label : page.findChildren<QLabel*>()) {
            const int lines = label->fontMetrics().horizontalAdvance(label->text()) / label->width() + 1;
            QVERIFY2(label->height() >= lines * label->fontMetrics().height(), qPrintable(label->text()));
        }
        page.setRecent({RecentProject{QDir::tempPath(), false, true}});
        page.show();
        QApplication::setActiveWindow(&page);
        const QSignalSpy wanted(&page, &StartPage::projectWanted);
        QLabel* link = nullptr;
        for (QLabel* const one : page.findChildren<QLabel*>()) {
            link = one->text().startsWith("<a href") ? one : link;
        }
        QVERIFY(link);
        link->setFocus(Qt::TabFocusReason);
        QTest::keyClick(link, Qt::Key_Return);
        QCOMPARE(wanted.count(), 1);
    }

    NAMED_TEST(recentFirst, "I1.1 the start page begins with the last project, and Enter opens it") {
        QTemporaryDir folder;
        QVERIFY(folder.isValid());
        QFile manifest(folder.filePath("orrery.xml"));
        QVERIFY(manifest.open(QFile::WriteOnly) && manifest.write("<project format=\"1\" name=\"River Lords\"/>") > 0);
        manifest.close();
        rememberProject(folder.path());
        const auto projects = recentProjects();
        QCOMPARE(projects.front().name, QString("River Lords"));
        QAction first("First");
        StartPage page({&first});
        page.setRecent(projects);
        page.show();
        QApplication::setActiveWindow(&page);
        page.setFocus();
        auto* const link = qobject_cast<QLabel*>(QApplication::focusWidget());
        QVERIFY(link && link->text().contains("River Lords"));
        QVERIFY(link->mapTo(&page, QPoint()).y() < page.findChild<QCommandLinkButton*>()->y());
        const QSignalSpy wanted(&page, &StartPage::projectWanted);
        QTest::keyClick(link, Qt::Key_Return);
        QCOMPARE(wanted.count(), 1);
        page.setRecent({});
        page.setFocus();
        QCOMPARE(QApplication::focusWidget(), page.findChild<QCommandLinkButton*>());
    }

    NAMED_TEST(importersOffered, "I1.1 the start page offers each importer, the present game first") {
        MainWindow window(ORRERY_RESOURCE_DIR);
        QStringList offered;
        for (const auto* const button : window.startPage().findChildren<QCommandLinkButton*>()) {
            if (button->text().startsWith("Import")) {
                offered << button->text();
            }
        }
        QCOMPARE(offered, QStringList({"Import FreeOrion 0.4.10 content…", "Import FreeOrion classic content…"}));
    }

    NAMED_TEST(unreadable, "G1.5 a file of a game that cannot be read is named, and no project is made") {
        QTemporaryDir root;
        QDir(root.path()).mkpath("game/scripting/techs");
        QFile file(root.filePath("game/scripting/techs/LARGE.focs.txt"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(qint64{65} * 1024 * 1024));
        const auto made =
            makeProject({"freeorion", "Tea", root.filePath("tea"), root.filePath("game")}, ORRERY_RESOURCE_DIR);
        QVERIFY(std::holds_alternative<QString>(made));
        QVERIFY2(std::get<QString>(made).contains("LARGE.focs.txt' cannot be read"),
                 qPrintable(std::get<QString>(made)));
        QVERIFY(!QDir(root.filePath("tea")).exists());
    }

    NAMED_TEST(freeName, "I1.1 the name that is proposed is of no project that already in the file") {
        QTemporaryDir root;
        QSettings().setValue("new-project-location", root.path());
        for (const QString expected : {"my-mod", "my-mod-2", "my-mod-3"}) {
            NewProjectDialog dialog(ORRERY_RESOURCE_DIR);
            QCOMPARE(dialog.wanted().folder, root.filePath(expected));
            QDir(root.path()).mkpath(expected + "/inside");
        }
    }

    NAMED_TEST(kept, "P3.5 the window does not wait until a setting is on the disk") {
        const QString path = QSettings().fileName();
        QDir().mkpath(QFileInfo(path).absolutePath());
        const auto isOnDisk = [&] {
            QFile file(path);
            return file.open(QIODevice::ReadOnly) && file.readAll().contains("kept-for-later");
        };
        QLockFile other(path + ".lock"); // another program is writing
        QVERIFY(other.lock());
        std::thread end([&] {
            std::this_thread::sleep_for(std::chrono::seconds(1));
            other.unlock();
        });
        keepSetting("kept-for-later", 1);
        const bool hasWaited = isOnDisk();
        end.join();
        QVERIFY(!hasWaited);
        QTRY_VERIFY(isOnDisk());
        QCOMPARE(QSettings().value("kept-for-later").toInt(), 1);
    }

    NAMED_TEST(recentAtOnce, "I1.1 an opened project is among the recent ones on the disk before other work ends") {
        const QString path = QSettings().fileName();
        const QTemporaryDir opened;
        QSemaphore end;
        const int threads = backgroundThreads().maxThreadCount();
        const auto ending = qScopeGuard([&] {
            end.release(threads);
            backgroundThreads().waitForDone();
        });
        for (int i = 0; i < threads; ++i) {
            inBackground([&end] { end.acquire(); });
        }
        rememberProject(opened.path());
        QFile settings(path);
        QVERIFY(settings.open(QIODevice::ReadOnly));
        QVERIFY(settings.readAll().contains(opened.path().toUtf8()));
    }

    NAMED_TEST(goneAtStart, "I1.1 if the project named at the start is gone, or the last one, the start page says so") {
        const QTemporaryDir root;
        const QString gone = root.filePath("gone");
        for (const QString& named : {gone, QString()}) {
            QSettings().setValue("saving/reopen", named.isEmpty());
            rememberLastProject(gone);
            MainWindow window(ORRERY_RESOURCE_DIR);
            window.show();
            QTimer closing;
            connect(&closing, &QTimer::timeout, this, [] {
                if (QWidget* const box = QApplication::activeModalWidget()) {
                    box->close();
                }
            });
            closing.start(0);
            window.openAtStart(named);
            const auto says = [&gone](const QLabel* label) {
                return label->isVisible() && label->text() == QString("There is no folder '%1'.").arg(gone);
            };
            QVERIFY(std::ranges::any_of(window.startPage().findChildren<QLabel*>(), says));
            QVERIFY(window.openProject(root.path()));
            QVERIFY(window.closeProject());
            QVERIFY(std::ranges::none_of(window.startPage().findChildren<QLabel*>(), says));
        }
    }

    NAMED_TEST(recent, "I1.1 projects opened before are pinned, and missing ones are taken out") {
        QTemporaryDir root;
        for (int i = 0; i < 12; ++i) {
            QDir(root.path()).mkpath(QString::number(i));
            rememberProject(root.filePath(QString::number(i)));
        }
        QCOMPARE(recentProjects().size(), std::size_t{8});
        QCOMPARE(recentProjects().front().folder, root.filePath("11"));
        pinProject(root.filePath("5"), true);
        for (int i = 0; i < 12; ++i) {
            rememberProject(root.filePath(QString::number(i)));
        }
        QCOMPARE(recentProjects().front(), (RecentProject{root.filePath("5"), true, true}));
        QDir(root.filePath("5")).removeRecursively();
        QVERIFY(!recentProjects().front().isThere);

        MainWindow window(ORRERY_RESOURCE_DIR);
        window.show();
        const auto button = [&](const QString& words) -> QAbstractButton* {
            for (auto* const one : window.startPage().findChildren<QAbstractButton*>()) {
                if (one->isVisible() && one->toolTip().contains(words) && one->toolTip().contains("/5")) {
                    return one;
                }
            }
            return nullptr;
        };
        QVERIFY(button("Unpin"));
        QVERIFY(button("from this list"));
        QTest::keyClick(button("from this list"), Qt::Key_Space);
        QVERIFY(recentProjects().front().folder != root.filePath("5"));
        QVERIFY(!button("Unpin"));
    }
};

QTEST_MAIN(NewProjectTest)
#include "new_project_test.moc"
