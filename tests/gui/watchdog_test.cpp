// SPDX-License-Identifier: GPL-3.0-or-later
// The watchdog detects events that block the window (P3.5). tests/bench/edit_bench.cpp measures durations.
#include "app/ide/application.h"
#include "app/ide/main_window.h"
#include "tests/support/large_project.h"
#include "widgets/document/document_editor.h"
#include "widgets/project/project_tree.h"

#include <QDialog>
#include <QElapsedTimer>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTreeView>

#include <thread>

using namespace orrery;
using namespace orrery::ide;

namespace {

constexpr auto nap = std::chrono::milliseconds(60);

/// Blocks on request.
class Sleeper : public QObject {
    Q_OBJECT

public:
    bool event(QEvent* event) override {
        if (event->type() == QEvent::User) {
            std::this_thread::sleep_for(nap);
            return true;
        }
        if (event->type() == QEvent::Close) {
            QDialog dialog;
            QTimer::singleShot(nap, &dialog, &QDialog::accept);
            dialog.exec(); // waits without work
            return true;
        }
        if (event->type() == QEvent::Move) {
            QDialog dialog;
            for (int i = 0; i < 6; ++i) { // short events in succession: the loop never waits
                QTimer::singleShot(0, &dialog, [] { std::this_thread::sleep_for(nap / 6); });
            }
            QTimer::singleShot(0, &dialog, &QDialog::accept);
            dialog.exec();
            return true;
        }
        return QObject::event(event);
    }
};

} // namespace

class WatchdogTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void sees_data() {
        QTest::addColumn<int>("event");
        QTest::addColumn<bool>("isStall");
        QTest::newRow("P3.5 an event that sleeps") << int{QEvent::User} << true;
        QTest::newRow("P3.5 an event that waits for a dialog") << int{QEvent::Close} << false;
        QTest::newRow("P3.5 an event that waits for a dialog in which something goes on") << int{QEvent::Move} << false;
        QTest::newRow("P3.5 an event that does nothing") << int{QEvent::Show} << false;
    }
    void sees() {
        QFETCH(int, event);
        QFETCH(bool, isStall);
        Watchdog& watchdog = static_cast<Application*>(qApp)->watch();
        Sleeper sleeper;
        sleeper.setObjectName(QStringLiteral("lazy"));
        QCoreApplication::processEvents();
        watchdog.reset();
        QCoreApplication::postEvent(&sleeper, new QEvent(static_cast<QEvent::Type>(event)));
        QCoreApplication::processEvents();
        const auto isOfSleeper = [](const Stall& stall) {
            return stall.what.contains(QLatin1String("Sleeper 'lazy'"));
        };
        QCOMPARE(std::ranges::any_of(watchdog.stalls(), isOfSleeper), isStall);
        if (isStall) {
            QVERIFY(watchdog.longest().milliseconds >= 55);
            QCOMPARE(watchdog.longest().what, QStringLiteral("Sleeper 'lazy' User"));
        }
    }

    void insideAnother_data() {
        QTest::addColumn<int>("unused");
        QTest::newRow("P3.5 what stands still inside another event is named, and nothing around it") << 0;
    }
    void insideAnother() {
        Watchdog& watchdog = static_cast<Application*>(qApp)->watch();
        Sleeper sleeper;
        QObject outer;
        watchdog.reset();
        QTimer::singleShot(0, &outer, [&] {
            QEvent sleep(QEvent::User);
            QCoreApplication::sendEvent(&sleeper, &sleep);
        });
        QTest::qWait(150);
        QCOMPARE(watchdog.stalls().size(), std::size_t{1});
        QCOMPARE(watchdog.stalls().front().what, QStringLiteral("Sleeper User"));
    }

    void window_data() {
        QTest::addColumn<int>("classes");
        QTest::newRow("P3.5 the whole window on a project of 1,000 classes, with a stall forced on it") << 1000;
    }
    void window() {
        QFETCH(int, classes);
        Watchdog& watchdog = static_cast<Application*>(qApp)->watch();
        QTemporaryDir folder;
        fixture::writeProject(
            fixture::makeProject({.classes = static_cast<std::size_t>(classes), .groupsPerClass = 2, .files = 20}),
            folder.path().toStdString());
        MainWindow window(QStringLiteral(ORRERY_RESOURCE_DIR));
        window.show();
        QVERIFY(window.openProject(folder.path()));
        // The window shows a file before the first check is finished (P3.3).
        QVERIFY(window.currentEditor() != nullptr);
        QVERIFY(window.analyzer().isBehind());
        window.waitUntilIdle();
        QTRY_VERIFY(window.projectTree().view().model()->rowCount() == 21);
        QTRY_VERIFY(!window.analyzer().latest()->diagnostics.empty());
        QTest::keyClick(window.currentEditor(), 'x');
        window.setPerspective(Perspective::sideBySide);
        window.waitUntilIdle();
        Sleeper sleeper;
        sleeper.setParent(&window);
        watchdog.reset();
        QCoreApplication::postEvent(&sleeper, new QEvent(QEvent::User));
        QTest::keyClick(window.currentEditor(), 'y');
        window.waitUntilIdle();
        QVERIFY(std::ranges::any_of(watchdog.stalls(), [](const Stall& stall) {
            return stall.what == QLatin1String("Sleeper User") && stall.milliseconds >= 55;
        }));
    }
};

int main(int argc, char** argv) {
    Application app(argc, argv);
    WatchdogTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "watchdog_test.moc"
