// SPDX-License-Identifier: GPL-3.0-or-later
// The report of a crash in the whole window: the journal of the run, and the bar that offers the report (R5.1).
#include "app/ide/actions.h"
#include "app/ide/crash_bar.h"
#include "app/ide/features/crash_reports.h"
#include "app/ide/main_window.h"
#include "app/ide/open_run_dialog.h"
#include "app/ide/translation.h"
#include "engine/runfile/run_journal.h"
#include "tests/support/named_test.h"
#include "widgets/sandbox/run_saving.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <memory>

using namespace orrery::ide;
using namespace orrery::widgets;
namespace engine = orrery::engine;

class CrashReportsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-crash-reports-test");
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        QVERIFY(useLanguage(*qApp, QStringLiteral("en")));
        applyTheme(*qApp, ThemeKind::light);
    }
    void init() {
        QSettings().clear();
        QVERIFY(QDir(data("runs")).removeRecursively() && QDir(data("reports")).removeRecursively());
        m_folder = std::make_unique<QTemporaryDir>();
        makeWindow();
    }
    void cleanup() {
        m_window.reset();
        m_folder.reset();
    }

    NAMED_TEST(none, "R5.1 without a crash no bar is shown, and a window that closes leaves nothing") {
        QVERIFY(!bar().isVisible());
        open();
        QVERIFY(!journals().isEmpty());
        m_window.reset();
        QVERIFY(!QDir(data("runs")).exists());
        makeWindow();
        QVERIFY(!bar().isVisible());
    }

    NAMED_TEST(kept, "R5.1 the journal follows edits, statements, the scenario, the seed and the turn") {
        open();
        m_window->sandbox().startById("seven-suns", 12);
        m_window->sandbox().goTo(3);
        m_window->waitUntilIdle();
        Document& document = *m_window->store().find("scenarios.xml");
        const auto at = static_cast<std::uint32_t>(document.bytes().indexOf("<scenario"));
        m_window->store().apply("edit", {{&document, {at, at}, "<!-- unsaved -->"}});
        m_window->waitUntilIdle();
        QCOMPARE(journals().size(), 1);
        QVERIFY(copyFolder(data("runs"), m_folder->filePath("runs")));
        m_window->store().history().undo();
        // The copy is as the journal of a program that was killed here: no process has its lock.
        std::vector<engine::LeftRun> left = engine::LeftRun::find(m_folder->filePath("runs").toStdString());
        QCOMPARE(left.size(), std::size_t{1});
        const engine::RunFile report = std::get<engine::RunFile>(left.front().report());
        QCOMPARE(left.front().project(), m_window->store().folder().toStdString());
        QCOMPARE(report.run.scenario, std::string("seven-suns"));
        QCOMPARE(report.run.seed, std::uint64_t{12});
        QCOMPARE(report.run.turn, 3U);
        const std::string text(report.contents.files.at("scenarios.xml")->bytes());
        QVERIFY(text.find("<!-- unsaved -->") != std::string::npos);
        m_window->waitUntilIdle();
    }

    NAMED_TEST(discarded,
               "R5.1 the bar names cause, turn and group; Discard report deletes the report, and offers the next one") {
        leave("cause SIGSEGV\nturn 3\ngroup BLD_FORUM/order\n");
        leave("");
        again();
        QTRY_VERIFY(bar().isVisible());
        const QString both[] = {"Seven Suns: Orrery crashed (SIGSEGV) while it played turn 3 of 'seven-suns', in the "
                                "effects group BLD_FORUM/order. A "
                                "report of the run was kept.",
                                "Seven Suns: Orrery ended unexpectedly. A report of the run of 'seven-suns' was kept."};
        QVERIFY2(text() == both[0] || text() == both[1], qPrintable(text()));
        const QString first = text();
        QCOMPARE(reports().size(), 2);
        press("Discard report");
        QTRY_VERIFY(bar().isVisible() && text() != first);
        QCOMPARE(reports().size(), 1);
        press("Discard report");
        QTRY_VERIFY(!bar().isVisible() && reports().isEmpty());
        again();
        QVERIFY(!bar().isVisible());
    }

    NAMED_TEST(stays, "R5.1 a report that is neither saved nor discarded is offered again") {
        leave("cause SIGABRT\nexception std::bad_alloc\nturn 2\n");
        again();
        QTRY_VERIFY(bar().isVisible());
        QCOMPARE(
            text(),
            QString("Seven Suns: Orrery crashed (std::bad_alloc) while it played turn 2 of 'seven-suns'. A report of "
                    "the run was kept."));
        again();
        QTRY_VERIFY(bar().isVisible());
    }

    NAMED_TEST(oneLine, "R5.1 the bar is one line across a small window, and its tooltip has the whole sentence") {
        leave("cause SIGSEGV\nturn 3\ngroup BLD_FORUM/order\n");
        again();
        open();
        m_window->resize(1024, 700);
        QTRY_VERIFY(bar().isVisible() && bar().width() > m_window->width() * 9 / 10);
        QVERIFY(bar().height() < 4 * bar().fontMetrics().height());
        QVERIFY(m_window->width() <= 1024);
        QVERIFY(bar().findChild<QLabel*>()->toolTip().contains("in the effects group BLD_FORUM/order"));
        m_window->setPerspective(Perspective::sandbox); // its layout does not hide the bar
        QVERIFY(bar().isVisible());
        press("Discard report");
        QTRY_VERIFY(!bar().isVisible());
        m_window->setPerspective(Perspective::write);
        QVERIFY(!bar().isVisible());
    }

    NAMED_TEST(saved, "R5.1 Save report writes the report elsewhere, and the bar goes") {
        leave("cause SIGSEGV\nturn 3\ngroup BLD_FORUM/order\n");
        again();
        QTRY_VERIFY(bar().isVisible());
        const QString path = m_folder->filePath("crash.orrery-run");
        answerFileDialog(path);
        press("Save report…");
        QTRY_VERIFY(!bar().isVisible());
        QCOMPARE(m_window->statusBar()->currentMessage(), QString("Saved the report to crash.orrery-run"));
        QFile file(path);
        QVERIFY(file.open(QFile::ReadOnly));
        const auto report = engine::readRunFile(file.readAll().toStdString());
        QCOMPARE(std::get<engine::RunFile>(report).run.crash->turn, std::optional(3U));
        QVERIFY(reports().isEmpty());
    }

    NAMED_TEST(savedThere, "R5.1 Save report keeps a report that the user saves where it is") {
        leave("cause SIGSEGV\nturn 3\n");
        again();
        QTRY_VERIFY(bar().isVisible());
        const QString path = QDir(data("reports")).filePath(reports().front());
        answerFileDialog(path);
        replaceFile();
        press("Save report…");
        QVERIFY(QFile::exists(path));
        QVERIFY(bar().isVisible());
    }

    NAMED_TEST(restored, "R5.1 a project opens before its crash once, also after a start without the project") {
        open();
        m_window->sandbox().startById("seven-suns", 5);
        m_window->sandbox().goTo(3);
        m_window->waitUntilIdle();
        leave("cause SIGSEGV\nturn 2\n", m_window->store().folder());
        QVERIFY(m_window->closeProject());
        again();
        again();
        open();
        QCOMPARE(m_window->sandbox().turn(), 1U);
        m_window->sandbox().goTo(3);
        m_window->waitUntilIdle();
        QVERIFY(m_window->closeProject());
        open();
        QCOMPARE(m_window->sandbox().turn(), 3U);
    }

    NAMED_TEST(heldBack, "R5.1 a project whose setup crashed opens without a run, until the user starts one") {
        open();
        m_window->sandbox().startById("seven-suns", 5);
        m_window->waitUntilIdle();
        leave("cause SIGSEGV\nturn 0\n", m_window->store().folder());
        QVERIFY(m_window->closeProject());
        again();
        open();
        QVERIFY(!m_window->sandbox().hasRun());
        QCOMPARE(m_window->statusBar()->currentMessage(),
                 QString("No scenario is played: the setup of the last one crashed. Open a scenario to play it."));
        Document& document = *m_window->store().find("scenarios.xml");
        const auto at = static_cast<std::uint32_t>(document.bytes().indexOf("<scenario"));
        m_window->store().apply("edit", {{&document, {at, at}, "<!-- still not played -->"}});
        m_window->waitUntilIdle();
        QVERIFY(!m_window->sandbox().hasRun());
        m_window->store().history().undo();
        QVERIFY(m_window->actions()["run.scenario"].isEnabled());
        m_window->sandbox().startById("seven-suns", 5);
        m_window->waitUntilIdle();
        QVERIFY(m_window->sandbox().hasRun());
        QVERIFY(m_window->closeProject());
        open();
        QVERIFY(m_window->sandbox().hasRun());
    }

    NAMED_TEST(opened, "R5.1 Open run plays the report to the turn before the crash, outside of the data folder") {
        leave("cause SIGSEGV\nturn 3\ngroup BLD_FORUM/order\n");
        again();
        QTRY_VERIFY(bar().isVisible());
        press("Open run…");
        QTRY_VERIFY(dialog() != nullptr);
        auto& line = *dialog()->findChild<QLineEdit*>();
        QVERIFY2(!line.text().startsWith(data({})), qPrintable(line.text()));
        line.setText(m_folder->filePath("opened"));
        QTest::keyClick(dialog(), Qt::Key_Return);
        QTRY_COMPARE(m_window->store().folder(), m_folder->filePath("opened"));
        m_window->waitUntilIdle();
        QTRY_COMPARE(m_window->sandbox().turn(), 2U);
        QTRY_COMPARE(m_window->statusBar()->currentMessage(), QString("The run is at turn 2, before the crash."));
        QVERIFY(bar().isVisible()); // the report can still be saved
    }

    NAMED_TEST(setup, "R5.1 a run that crashed during its setup is opened as a project, but not played") {
        leave("cause SIGSEGV\nturn 0\n");
        again();
        QTRY_VERIFY(bar().isVisible());
        press("Open run…");
        QTRY_VERIFY(dialog() != nullptr);
        dialog()->findChild<QLineEdit*>()->setText(m_folder->filePath("opened"));
        QTest::keyClick(dialog(), Qt::Key_Return);
        QTRY_VERIFY(m_window->findChild<QMessageBox*>() != nullptr);
        auto& message = *m_window->findChild<QMessageBox*>();
        QCOMPARE(message.text(), QString("The run is not played: it crashed during its setup."));
        message.accept();
        m_window->waitUntilIdle();
        QCOMPARE(m_window->store().folder(), m_folder->filePath("opened"));
        QVERIFY(m_window->sandbox().session()->scenario().id != "seven-suns"); // the window's first run
    }

    NAMED_TEST(unreadable, "R5.1 a journal that cannot be read now is kept, with the reason") {
        QVERIFY(QDir().mkpath(data("runs/1-2-3/run")));
        QFile lock(data("runs/1-2-3/lock"));
        QVERIFY(lock.open(QFile::WriteOnly));
        again();
        QTRY_VERIFY(m_window->statusBar()->currentMessage().startsWith(
            "A run that ended unexpectedly has no report: cannot read 'run': "));
        QCOMPARE(journals().size(), 1);
    }

    NAMED_TEST(broken, "R5.1 a journal without inputs is removed with the reason, and offers nothing") {
        QVERIFY(QDir().mkpath(data("runs/1-2-3")));
        QFile lock(data("runs/1-2-3/lock"));
        QVERIFY(lock.open(QFile::WriteOnly));
        lock.close();
        again();
        QTRY_VERIFY(!QDir(data("runs")).exists());
        QVERIFY(!bar().isVisible());
        QTRY_COMPARE(m_window->statusBar()->currentMessage(),
                     QString("A run that ended unexpectedly has no report: 'run' is missing"));
    }

private:
    static QString data(const QString& name) {
        return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).filePath(name);
    }
    static QStringList journals() { return QDir(data("runs")).entryList(QDir::Dirs | QDir::NoDotAndDotDot); }
    static QStringList reports() { return QDir(data("reports")).entryList({"*.orrery-run"}); }
    void makeWindow() {
        m_window = std::make_unique<MainWindow>(QStringLiteral(ORRERY_RESOURCE_DIR));
        m_window->resize(1400, 900);
        const QSignalSpy offered(m_window->findChild<CrashReportsFeature*>(), &CrashReportsFeature::offered);
        m_window->show();
        QApplication::setActiveWindow(m_window.get());
        QVERIFY(QTest::qWaitFor([&] { return !offered.isEmpty(); }));
    }
    void again() {
        m_window.reset();
        makeWindow();
    }
    void open() {
        QVERIFY(m_window->openProject(QStringLiteral(ORRERY_RESOURCE_DIR "/demo")));
        m_window->waitUntilIdle();
    }
    /// Leaves a journal as a program that has ended: the run of the demo, and a note.
    void leave(const QByteArray& note, const QString& project = "/another/project") {
        if (!m_window->hasProject()) {
            open();
            m_window->sandbox().startById("seven-suns", 5);
            m_window->sandbox().goTo(3);
            m_window->waitUntilIdle();
        }
        const auto made = runFileOf(*m_window->sandbox().inputs(), m_window->analyzer().latest()->project.sources,
                                    turnsOf(*m_window->sandbox().session()), "1.2.3");
        engine::RunJournal journal(data("runs").toStdString(), project.toStdString());
        journal.keep(std::get<engine::RunFile>(made));
        QFile file(QString::fromStdString(journal.notePath()));
        if (!note.isEmpty() && (!file.open(QFile::WriteOnly) || file.write(note) < 0)) {
            qFatal("cannot write");
        }
    }
    static bool copyFolder(const QString& from, const QString& to) {
        QDir().mkpath(to);
        bool isDone = true;
        for (const QFileInfo& entry : QDir(from).entryInfoList(QDir::AllEntries | QDir::NoDotAndDotDot)) {
            const QString target = QDir(to).filePath(entry.fileName());
            isDone = isDone &&
                     (entry.isDir() ? copyFolder(entry.filePath(), target) : QFile::copy(entry.filePath(), target));
        }
        return isDone;
    }
    CrashBar& bar() const { return *m_window->findChild<CrashBar*>(); }
    QString text() const { return bar().findChild<QLabel*>()->text(); }
    OpenRunDialog* dialog() const {
        auto* const found = m_window->findChild<OpenRunDialog*>();
        return found != nullptr && found->isVisible() ? found : nullptr;
    }
    void press(const QString& name) {
        for (QPushButton* const button : bar().findChildren<QPushButton*>()) {
            if (button->text() == name) {
                button->setFocus();
                QTest::keyClick(button, Qt::Key_Space);
                return;
            }
        }
        qFatal("no button");
    }
    /// Answers the next file dialog with a path.
    void answerFileDialog(const QString& wanted) {
        QTimer::singleShot(0, this, [this, wanted] {
            auto* const files = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (files == nullptr) {
                answerFileDialog(wanted);
                return;
            }
            auto* const name = files->findChild<QLineEdit*>("fileNameEdit");
            name->setText(wanted);
            QTest::keyClick(name, Qt::Key_Return);
        });
    }

    /// Answers the next question with Yes.
    void replaceFile() {
        QTimer::singleShot(20, this, [this] {
            auto* const box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (box == nullptr) {
                replaceFile();
                return;
            }
            box->button(QMessageBox::Yes)->click();
        });
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(CrashReportsTest)
#include "crash_reports_test.moc"
