// SPDX-License-Identifier: GPL-3.0-or-later
// The real window for window_faults_test, which traces and kills it: "MODE PROJECT DATA REPORT ARGUMENT...". It writes
// each line of the report at once.
#include "app/ide/application.h"
#include "app/ide/main_window.h"
#include "widgets/document/journal.h"
#include "widgets/merge/merge_dialog.h"
#include "widgets/merge/recovery_dialog.h"
#include "window_script.h"

#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QStatusBar>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>

#include <csignal>
#include <fcntl.h>
#include <string>
#include <unistd.h>

using namespace orrery::ide;
using namespace orrery::widgets;

namespace {

int report = -1;

void say(const std::string& line) {
    [[maybe_unused]] const ssize_t size = ::write(report, (line + "\n").c_str(), line.size() + 1);
}

[[noreturn]] void killSelf() {
    ::raise(SIGKILL);
    ::_exit(1);
}

/// Handles the work of an earlier window with the button of the given letter, and reports its amount.
void answerRecovery(MainWindow& window, QChar letter) {
    QCoreApplication::processEvents();
    auto* const dialog = window.findChild<RecoveryDialog*>();
    say("offered " + std::to_string(dialog != nullptr ? dialog->files().topLevelItemCount() : 0));
    if (dialog == nullptr) {
        return;
    }
    for (QPushButton* const button : dialog->findChildren<QPushButton*>()) {
        if (button->text().remove(QLatin1Char('&')).startsWith(letter)) {
            button->setFocus();
            QTest::keyClick(button, Qt::Key_Space);
            break;
        }
    }
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
}

void end(MainWindow& window) {
    window.waitUntilIdle();
    if (window.close()) {
        say("closed");
    }
}

/// Reports the sentence of each message and closes it. No script causes a conflict of work and file.
void answerMessages() {
    if (auto* const merge = qobject_cast<MergeDialog*>(QApplication::activeModalWidget())) {
        say("conflict");
        merge->reject();
    }
    auto* const box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    if (box != nullptr) {
        say("message " + box->text().toStdString());
        box->accept();
    }
}

/// Returns whether the status bar shows that unsaved work is not safe.
bool isDangerShown(const MainWindow& window) {
    for (const QLabel* const label : window.statusBar()->findChildren<QLabel*>()) {
        if (label->isVisible() && label->text().contains(QLatin1String("lost in a crash"))) {
            return true;
        }
    }
    return false;
}

int run(MainWindow& window, const std::string& mode, const QStringList& arguments) {
    WindowScript script(window, say);
    const QString file = QStringLiteral("classes/03.xml");
    if (mode == "work") {
        script.work(arguments.value(0).toUInt());
        say("done");
        killSelf();
    } else if (mode == "restore" || mode == "discard") {
        answerRecovery(window, mode == "restore" ? QLatin1Char('R') : QLatin1Char('D'));
        window.waitUntilIdle();
        script.noteState();
        if (mode == "restore") {
            script.saveAll();
        }
        end(window);
    } else if (mode == "statement") {
        script.place();
        script.noteState();
        script.keep();
        killSelf();
    } else if (mode == "saved statement") {
        script.place();
        script.noteState();
        static_cast<void>(QTest::qWaitFor(
            [&] { return !window.store().find(QStringLiteral(".sandbox/statements.xml"))->isModified(); }, 30'000));
        killSelf();
    } else if (mode == "hold") { // types in the first argument's file, and saves when the second one exists
        script.type(arguments.value(0), QStringLiteral(" held"));
        script.noteState();
        script.keep();
        static_cast<void>(QTest::qWaitFor([&] { return QFile::exists(arguments.value(1)); }, 60'000));
        script.saveAll();
        end(window);
    } else if (mode == "read-only") {
        script.type(file, QStringLiteral(" typed"));
        script.noteState();
        script.keep();
        QTest::keyClick(&window, Qt::Key_S, Qt::ControlModifier);
        static_cast<void>(QTest::qWaitFor([&] { return !window.store().saver().isSaving(); }, 30'000));
        QTest::qWait(100);
        say(window.store().hasUnsaved() ? "unsaved" : "saved");
        killSelf();
    } else if (mode == "full") { // the disk has free space again when the file of the argument is removed
        const Journal& journal = *window.findChild<Journal*>();
        script.type(file, QStringLiteral(" typed"));
        if (QTest::qWaitFor([&] { return isDangerShown(window); }, 30'000)) {
            say("danger " + journal.problem().toStdString());
        }
        script.type(file, QStringLiteral(" more"));
        script.keep();
        QFile::remove(arguments.value(0));
        if (QTest::qWaitFor([&] { return !isDangerShown(window); }, 30'000)) {
            say("safe again");
        }
        script.noteState();
        script.keep();
        killSelf();
    } else {
        return 2;
    }
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 5) {
        return 2;
    }
    qputenv("XDG_DATA_HOME", argv[3]);
    qputenv("XDG_CONFIG_HOME", QByteArray(argv[3]) + "/config");
    qputenv("XDG_CACHE_HOME", QByteArray(argv[3]) + "/cache");
    qputenv("QT_QPA_PLATFORM", "offscreen");
    report = ::open(argv[4], O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    QApplication app(argc, argv);
    QApplication::setApplicationName(QStringLiteral("orrery"));
    QApplication::setOrganizationName(QStringLiteral("orrery"));
    QTimer messages;
    QObject::connect(&messages, &QTimer::timeout, &app, answerMessages);
    messages.start(20);
    MainWindow window(QStringLiteral(ORRERY_RESOURCE_DIR));
    window.resize(1200, 800);
    window.show();
    if (!window.openProject(QString::fromLocal8Bit(argv[2]))) {
        return 3;
    }
    window.activateWindow();
    return run(window, argv[1], QApplication::arguments().mid(5));
}
