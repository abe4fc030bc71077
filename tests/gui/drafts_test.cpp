// SPDX-License-Identifier: GPL-3.0-or-later
// Inputs in dialogs and fields are kept until they are accepted or discarded, however the window ends (R1.4).
#include "app/ide/actions.h"
#include "app/ide/end_signals.h"
#include "app/ide/log_out.h"
#include "app/ide/main_window.h"
#include "app/ide/new_class_dialog.h"
#include "app/ide/new_project_dialog.h"
#include "support/project_copy.h"
#include "tests/support/named_test.h"
#include "widgets/document/document_editor.h"
#include "widgets/draft/draft_dialog.h"
#include "widgets/merge/merge_dialog.h"
#include "widgets/merge/recovery_dialog.h"
#include "widgets/names/rename_dialog.h"
#include "widgets/project/project_tree.h"
#include "widgets/sandbox/new_galaxy_dialog.h"
#include "widgets/sandbox/order_dialog.h"
#include "widgets/search/search_model.h"
#include "widgets/search/search_view.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QComboBox>
#include <QDirIterator>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QMessageBox>
#include <QProcess>
#include <QPushButton>
#include <QSessionManager>
#include <QSettings>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>

#include <algorithm>
#include <csignal>
#include <functional>

using namespace orrery::ide;
using namespace orrery::widgets;
namespace engine = orrery::engine;

namespace {

constexpr auto otherWords = "BLD_DRAFT";

void setUp() {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName("orrery-test");
    QCoreApplication::setApplicationName("orrery-drafts-test");
    applyTheme(*qApp, ThemeKind::light);
}

std::unique_ptr<MainWindow> open(const QString& project) {
    auto window = std::make_unique<MainWindow>(QStringLiteral(ORRERY_RESOURCE_DIR));
    window->resize(1400, 900);
    window->show();
    if (!window->openProject(project)) {
        return nullptr;
    }
    window->waitUntilIdle();
    window->activateWindow();
    static_cast<void>(QTest::qWaitForWindowActive(window.get()));
    return window;
}

/// A dialog with buttons like OK and Cancel: functions that make it, change it by keys, and return its contents.
struct Kind {
    const char* name;
    std::function<DraftDialog*(MainWindow&)> make;
    std::function<void(DraftDialog&)> change;
    std::function<QString(DraftDialog&)> seen;
};

template <class T>
T& child(QWidget& dialog, int number = 0) {
    return *dialog.findChildren<T*>().at(number);
}

void retype(QLineEdit& line, const char* words) {
    line.setFocus();
    line.selectAll();
    QTest::keyClicks(&line, words);
}

QString firstLine(DraftDialog& dialog) {
    return child<QLineEdit>(dialog).text();
}

const std::vector<Kind>& kinds() {
    static const std::vector<Kind> all{
        {"new class",
         [](MainWindow& window) {
             return new NewClassDialog(window.analyzer().latest(), {"content.xml"}, "content.xml", &window);
         },
         [](DraftDialog& dialog) {
             retype(child<QLineEdit>(dialog), otherWords);
             QTest::keyClick(&child<QComboBox>(dialog), Qt::Key_Down);
         },
         [](DraftDialog& dialog) { return firstLine(dialog) + child<QComboBox>(dialog).currentText(); }},
        {"new project",
         [](MainWindow& window) { return new NewProjectDialog(window.resourceFolder(), "empty", &window); },
         [](DraftDialog& dialog) { retype(child<QLineEdit>(dialog), otherWords); }, firstLine},
        {"rename",
         [](MainWindow& window) {
             const AnalysisPtr analysis = window.analyzer().latest();
             const auto& names = analysis->names->names();
             engine::NameId id = 0;
             while (analysis->names->key(id).id != "BLD_MINE" && id + 1 < names.size()) {
                 ++id;
             }
             return new RenameDialog(analysis, id, &window);
         },
         [](DraftDialog& dialog) { retype(child<QLineEdit>(dialog), otherWords); }, firstLine},
        {"new galaxy", [](MainWindow& window) { return new NewGalaxyDialog(nullptr, &window); },
         [](DraftDialog& dialog) {
             retype(child<QLineEdit>(dialog), "4711");
             QTest::keyClick(&child<QSpinBox>(dialog), Qt::Key_Up);
             QTest::keyClick(&child<QComboBox>(dialog), Qt::Key_Down);
         },
         [](DraftDialog& dialog) {
             const auto galaxy = *static_cast<NewGalaxyDialog&>(dialog).scenario().galaxy;
             return QStringLiteral("%1 %2 %3")
                 .arg(galaxy.seed)
                 .arg(galaxy.systems)
                 .arg(QString::fromStdString(galaxy.shape));
         }},
        {"order", [](MainWindow& window) { return new OrderDialog(window.sandbox(), 0, &window); },
         [](DraftDialog& dialog) {
             auto& kind = *dialog.findChild<QComboBox*>("order");
             QTest::keyClick(&kind, Qt::Key_Down);
             for (QComboBox* const field : dialog.findChildren<QComboBox*>()) {
                 if (field->isEditable()) {
                     retype(*field->lineEdit(), otherWords);
                     break;
                 }
             }
         },
         [](DraftDialog& dialog) { return static_cast<OrderDialog&>(dialog).text(); }},
    };
    return all;
}

/// Runs an action in each of the next modal dialogs, one after another, inside their event loops.
void inNextDialogs(QVector<std::function<void(QDialog&)>> acts) {
    auto* const look = new QTimer(qApp);
    look->setInterval(20);
    QObject::connect(look, &QTimer::timeout, look,
                     [look, acts, last = static_cast<QWidget*>(nullptr), at = 0]() mutable {
                         auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
                         if (dialog == nullptr || dialog == last || !dialog->isVisible()) {
                             return;
                         }
                         last = dialog;
                         const auto act = acts[at++];
                         if (at == acts.size()) {
                             look->deleteLater();
                             look->stop();
                         }
                         act(*dialog);
                     });
    look->start();
}

/// Presses a button of a message with the keyboard.
void press(QDialog& dialog, const QString& text) {
    for (QPushButton* const button : dialog.findChildren<QPushButton*>()) {
        if (button->text().remove(QLatin1Char('&')) == text) {
            button->setFocus();
            QTest::keyClick(button, Qt::Key_Space);
            return;
        }
    }
    qFatal("no button '%s'", qPrintable(text));
}

std::function<void(QDialog&)> presses(const QString& text, int* count = nullptr) {
    return [text, count](QDialog& dialog) {
        if (count != nullptr) {
            ++*count;
        }
        press(dialog, text);
    };
}

QLineEdit* lineOf(const QWidget& view, const char* name) {
    for (QLineEdit* const line : view.findChildren<QLineEdit*>()) {
        if (line->accessibleName() == QLatin1String(name)) {
            return line;
        }
    }
    return nullptr;
}

/// Runs in the other process: a real window in which somebody types until a signal ends it.
int runChild(const QString& project, const QString& what) {
    const bool isKill = what.endsWith("-kill");
    const bool isSession = what.endsWith("-session");
    const int number = isKill || isSession     ? SIGKILL
                       : what.endsWith("-int") ? SIGINT
                       : what.endsWith("-hup") ? SIGHUP
                                               : SIGTERM;
    const auto window = open(project);
    const EndSignals ending([&window] { window->endUnasked(); });
    followSession(*qApp, *window);
    const auto end = [&](QDialog*) {
        if (isSession) {
            // The offscreen platform's session manager allows no questions; the session kills remaining programs.
            emit qApp->commitDataRequest(*qApp->findChild<QSessionManager*>());
        }
        QTest::qWait(isKill ? 1000 : 0); // everything older than a second must be on the disk
        ::raise(number);
        QTest::qWait(30'000);
    };
    if (what.startsWith("source")) {
        DocumentEditor& editor = *window->currentEditor();
        editor.goTo(0, 0);
        editor.setFocus();
        QTest::keyClicks(&editor, otherWords);
        end(nullptr);
    } else if (what.startsWith("message")) {
        DocumentEditor& editor = *window->currentEditor();
        editor.setFocus();
        editor.goTo(0, 0);
        QTest::keyClicks(&editor, otherWords);
        inNextDialogs({[&](QDialog& dialog) { end(&dialog); }});
        window->close(); // it asks, and nobody responds
    } else if (what.startsWith("dialog")) {
        const Kind& kind = kinds().front();
        inNextDialogs({[&](QDialog& dialog) {
            kind.change(static_cast<DraftDialog&>(dialog));
            end(&dialog);
        }});
        const std::unique_ptr<DraftDialog> dialog(kind.make(*window));
        dialog->exec();
    } else if (what.startsWith("prompt")) {
        inNextDialogs({[&](QDialog& dialog) {
            retype(child<QLineEdit>(dialog), otherWords);
            end(&dialog);
        }});
        askText({.draft = "test", .title = "Test", .label = "Text", .text = "first"}, window.get());
    } else if (what.startsWith("fields")) {
        window->raisePane("search");
        auto& view = *window->findChild<SearchView*>();
        view.open(SearchView::Mode::replace);
        retype(*lineOf(view, "Find in the project"), "wanted");
        retype(*lineOf(view, "Replace with"), otherWords);
        end(nullptr);
    } else {
        end(nullptr);
    }
    return 1;
}

} // namespace

class DraftsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { setUp(); }
    void init() {
        QSettings().clear();
        QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively();
        m_copy = std::make_unique<ProjectCopy>("small");
    }

    void asks_data() { eachKind("R1.4 Esc asks where something was entered: %1"); }
    void asks() {
        const Kind& kind = kindOfRow();
        const auto window = open(m_copy->path());
        const std::unique_ptr<DraftDialog> dialog(kind.make(*window));
        dialog->open();
        const QString before = kind.seen(*dialog);
        QTest::keyClick(dialog.get(), Qt::Key_Escape); // there was no input: it asks nothing
        QVERIFY(!dialog->isVisible());

        const std::unique_ptr<DraftDialog> changed(kind.make(*window));
        changed->open();
        kind.change(*changed);
        const QString entered = kind.seen(*changed);
        QVERIFY(entered != before);
        int asked = 0;
        inNextDialogs({presses("Keep editing", &asked)});
        QTest::keyClick(changed.get(), Qt::Key_Escape);
        QCOMPARE(asked, 1);
        QVERIFY(changed->isVisible());
        QCOMPARE(kind.seen(*changed), entered);
        inNextDialogs({presses("Discard", &asked)});
        QVERIFY(!changed->close() || !changed->isVisible());
        QCOMPARE(asked, 2);
        QVERIFY(!changed->isVisible());

        const std::unique_ptr<DraftDialog> again(kind.make(*window));
        QVERIFY(!again->isRestored()); // a discarded draft does not come back
        QCOMPARE(kind.seen(*again), before);
    }

    void comesBack_data() { eachKind("R1.4 what was entered is there when the dialog is next opened: %1"); }
    void comesBack() {
        const Kind& kind = kindOfRow();
        QString before;
        QString entered;
        {
            // Like a kill: the window is destroyed without being closed.
            const auto window = open(m_copy->path());
            const std::unique_ptr<DraftDialog> dialog(kind.make(*window));
            dialog->open();
            before = kind.seen(*dialog);
            kind.change(*dialog);
            entered = kind.seen(*dialog);
        }
        for (int i = 0; i < 2; ++i) { // the draft also survives the closing of a window that ignored it
            const auto window = open(m_copy->path());
            QVERIFY(window->close());
        }
        {
            const auto window = open(m_copy->path());
            const std::unique_ptr<DraftDialog> dialog(kind.make(*window));
            QVERIFY(dialog->isRestored());
            QCOMPARE(kind.seen(*dialog), entered);
            QVERIFY(dialog->isChanged()); // so that Esc asks
            dialog->open();
            press(*dialog, "Start over");
            QCOMPARE(kind.seen(*dialog), before);
            QVERIFY(!dialog->isChanged() && !dialog->isRestored());
            kind.change(*dialog);
            dialog->done(QDialog::Accepted);
        }
        const auto window = open(m_copy->path());
        const std::unique_ptr<DraftDialog> dialog(kind.make(*window));
        QVERIFY(!dialog->isRestored()); // the draft was accepted
    }

    void damaged_data() {
        QTest::addColumn<bool>("isAtEnd");
        QTest::addColumn<QString>("words");
        QTest::newRow("R1.4 a journal of drafts whose end is damaged: the window says that changes are missing")
            << true << "the last changes before Orrery ended are missing";
        QTest::newRow("R1.4 a journal of drafts that cannot be read: the window says where it is kept")
            << false << ".journal.damaged'";
    }
    void damaged() {
        QFETCH(bool, isAtEnd);
        QFETCH(QString, words);
        const Kind& kind = kinds().front();
        {
            const auto window = open(m_copy->path());
            const std::unique_ptr<DraftDialog> dialog(kind.make(*window));
            dialog->open();
            kind.change(*dialog);
        }
        const QString drafts = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/drafts";
        QDirIterator journals(drafts, {"*.journal"}, QDir::Files, QDirIterator::Subdirectories);
        QVERIFY(journals.hasNext());
        QFile file(journals.next());
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.seek(isAtEnd ? file.size() - 1 : 0));
        char byte = 0;
        QVERIFY(file.getChar(&byte) && file.seek(file.pos() - 1) && file.putChar(static_cast<char>(byte ^ 4)));
        file.close();
        const auto window = open(m_copy->path());
        const std::unique_ptr<DraftDialog> dialog(kind.make(*window));
        const auto warning = [&] { return window->findChild<QMessageBox*>(); };
        QTRY_VERIFY(warning() != nullptr);
        QVERIFY2(warning()->text().contains(words), qPrintable(warning()->text()));
        QCOMPARE(QFile::exists(file.fileName() + ".damaged"), !isAtEnd);
        QVERIFY(isAtEnd || QFile::remove(file.fileName() + ".damaged"));
        warning()->close();
        dialog->done(QDialog::Accepted);
    }

    NAMED_TEST(merge, "R1.4 choices between two texts are there when they are decided later") {
        const QByteArray base = "a\nb\nc\nd\ne\n";
        const QByteArray mine = "1\nb\nc\nd\n2\n";
        const QByteArray theirs = "3\nb\nc\nd\n4\n";
        {
            const auto window = open(m_copy->path());
            MergeDialog dialog("", base, mine, theirs, window.get());
            QCOMPARE(dialog.choices().size(), std::size_t{2});
            dialog.open();
            press(dialog, "Use disk version here");
            QTest::keyClick(&dialog, Qt::Key_Escape);
            QVERIFY(!dialog.isVisible()); // without asking
        }
        const auto window = open(m_copy->path());
        MergeDialog same("", base, mine, theirs, window.get());
        QVERIFY(same.isRestored());
        QCOMPARE(same.choices(), (std::vector<bool>{true, false}));
        MergeDialog other("", base, mine, "5\nb\nc\nd\n4\n", window.get());
        QVERIFY(!other.isRestored());
        same.accept();
        MergeDialog again("", base, mine, theirs, window.get());
        QVERIFY(!again.isRestored());
    }

    void leaving_data() {
        QTest::addColumn<QString>("how");
        QTest::newRow("R1.4 closing the window asks about an open dialog") << "close";
        QTest::newRow("R1.4 quitting asks about an open dialog") << "quit";
        QTest::newRow("R1.4 opening another project asks about an open dialog") << "open";
        QTest::newRow("R1.4 logging out asks about an open dialog") << "log-out";
    }
    void leaving() {
        QFETCH(QString, how);
        const auto window = open(m_copy->path());
        const ProjectCopy other("small");
        const std::unique_ptr<DraftDialog> dialog(kinds().front().make(*window));
        dialog->open();
        kinds().front().change(*dialog);
        const auto leave = [&] {
            return how == "close"  ? window->close()
                   : how == "open" ? window->openProject(other.path())
                   : how == "quit" ? (window->actions()["file.quit"].trigger(), !window->isVisible())
                                   : window->agreesToEnd(true);
        };
        int asked = 0;
        inNextDialogs({presses("Keep editing", &asked)});
        QVERIFY(!leave());
        QCOMPARE(asked, 1);
        QVERIFY(dialog->isVisible() && window->isVisible());
        QCOMPARE(window->store().folder(), QDir(m_copy->path()).absolutePath());
        inNextDialogs({presses("Discard", &asked)});
        QVERIFY(leave());
        QCOMPARE(asked, 2);
        QVERIFY(!dialog->isVisible());
    }

    NAMED_TEST(logOut, "R1.4 logging out asks once about the documents, and again after an edit") {
        const auto window = open(m_copy->path());
        QVERIFY(window->agreesToEnd(true)); // nothing to ask
        type(*window);
        int asked = 0;
        QString named;
        inNextDialogs({[&](QDialog& dialog) {
            named = static_cast<QMessageBox&>(dialog).informativeText();
            presses("Keep editing", &asked)(dialog);
        }});
        QVERIFY(!window->agreesToEnd(true));
        QCOMPARE(named, QString("content.xml")); // the changes that would be lost
        inNextDialogs({presses("Discard changes", &asked)});
        QVERIFY(window->agreesToEnd(true));
        QCOMPARE(asked, 2);
        type(*window); // another program has stopped the log-out
        inNextDialogs({presses("Discard changes", &asked)});
        QVERIFY(window->agreesToEnd(true));
        QCOMPARE(asked, 3);
        QVERIFY(window->close()); // there was a yes already
        QCOMPARE(asked, 3);
        const auto next = open(m_copy->path());
        QVERIFY(!next->findChild<RecoveryDialog*>());
    }

    NAMED_TEST(logOutUnasked, "R1.4 where a log-out lets nobody be asked, the work is offered at the next start") {
        {
            const auto window = open(m_copy->path());
            type(*window);
            QVERIFY(window->agreesToEnd(false));
            QVERIFY(QApplication::activeModalWidget() == nullptr);
        }
        offers(otherWords);
    }

    void ended_data() {
        QTest::addColumn<QString>("what");
        QTest::addColumn<int>("number");
        QTest::newRow("R1.4 SIGTERM keeps what was just typed") << "source-term" << SIGTERM;
        QTest::newRow("R1.4 SIGINT keeps what was just typed") << "source-int" << SIGINT;
        QTest::newRow("R1.4 SIGHUP keeps what was just typed") << "source-hup" << SIGHUP;
        QTest::newRow("R1.4 the session manager's end of the session keeps what was just entered in a dialog")
            << "dialog-session" << SIGKILL;
        QTest::newRow("R1.4 SIGTERM ends a window that asks and gets no answer") << "message-term" << SIGTERM;
        QTest::newRow("R1.4 SIGTERM keeps what was just entered in a dialog") << "dialog-term" << SIGTERM;
        QTest::newRow("R1.4 a kill keeps what was entered in a dialog a second before") << "dialog-kill" << SIGKILL;
        QTest::newRow("R1.4 a kill keeps a line that was asked for") << "prompt-kill" << SIGKILL;
        QTest::newRow("R1.4 a kill keeps the search and the replacement") << "fields-kill" << SIGKILL;
        QTest::newRow("R1.4 SIGTERM keeps the search and the replacement") << "fields-term" << SIGTERM;
        QTest::newRow("R1.4 SIGTERM leaves nothing where nothing is unsaved") << "nothing-term" << SIGTERM;
    }
    void ended() {
        QFETCH(QString, what);
        QFETCH(int, number);
        QProcess child;
        child.setProcessChannelMode(QProcess::ForwardedChannels);
        child.start(QCoreApplication::applicationFilePath(), {"--child", m_copy->path(), what});
        QVERIFY(child.waitForFinished(120'000));
        QCOMPARE(child.exitStatus(), QProcess::CrashExit);
        QCOMPARE(child.exitCode(), number); // the status that a parent process expects
        // A journal may contain each keystroke anyway; only a controlled end writes the layout.
        QSettings settings;
        settings.sync();
        QCOMPARE(settings.contains("layout/geometry"), !what.endsWith("-kill"));
        if (what.startsWith("source") || what.startsWith("message")) {
            offers(otherWords);
            return;
        }
        const auto window = open(m_copy->path());
        QVERIFY(!window->findChild<RecoveryDialog*>());
        if (what.startsWith("dialog")) {
            const std::unique_ptr<DraftDialog> dialog(kinds().front().make(*window));
            QVERIFY(dialog->isRestored());
            QCOMPARE(firstLine(*dialog), QString(otherWords));
        } else if (what.startsWith("prompt")) {
            inNextDialogs({presses("OK")});
            QCOMPARE(askText({.draft = "test", .title = "Test", .label = "Text", .text = "first"}, window.get()),
                     std::optional<QString>(otherWords));
        } else if (what.startsWith("fields")) {
            window->raisePane("search");
            auto& view = *window->findChild<SearchView*>();
            view.open(SearchView::Mode::replace);
            QCOMPARE(lineOf(view, "Find in the project")->text(), QString("wanted"));
            QCOMPARE(lineOf(view, "Replace with")->text(), QString(otherWords));
        }
    }

    NAMED_TEST(fields, "R1.4 fields that only search are kept with the session of their project") {
        const ProjectCopy other("small");
        {
            const auto window = open(m_copy->path());
            QLineEdit* const line = window->projectTree().findChild<QLineEdit*>();
            retype(*line, "bank");
            window->currentEditor()->setFocus();
            QTest::keyClick(window->currentEditor(), Qt::Key_H, Qt::ControlModifier);
            QTRY_VERIFY(lineOf(*window->currentEditor(), "Replace with"));
            retype(*lineOf(*window->currentEditor(), "Find"), "mine");
            retype(*lineOf(*window->currentEditor(), "Replace with"), "ours");
            QVERIFY(window->openProject(other.path()));
            window->waitUntilIdle();
            QCOMPARE(line->text(), QString());
            retype(*line, "mine");
            QVERIFY(window->openProject(m_copy->path()));
            window->waitUntilIdle();
            QCOMPARE(line->text(), QString("bank"));
            QVERIFY(window->close());
        }
        const auto window = open(m_copy->path());
        QCOMPARE(window->projectTree().findChild<QLineEdit*>()->text(), QString("bank"));
        window->currentEditor()->setFocus();
        QTest::keyClick(window->currentEditor(), Qt::Key_H, Qt::ControlModifier);
        QTRY_VERIFY(lineOf(*window->currentEditor(), "Replace with"));
        QCOMPARE(lineOf(*window->currentEditor(), "Find")->text(), QString("mine"));
        QCOMPARE(lineOf(*window->currentEditor(), "Replace with")->text(), QString("ours"));
        QVERIFY(window->close());
    }

private:
    static void eachKind(const QString& words) {
        QTest::addColumn<int>("kind");
        for (std::size_t i = 0; i < kinds().size(); ++i) {
            QTest::newRow(qPrintable(words.arg(QLatin1String(kinds()[i].name)))) << static_cast<int>(i);
        }
    }
    static const Kind& kindOfRow() {
        QFETCH(int, kind);
        return kinds()[static_cast<std::size_t>(kind)];
    }
    static void type(MainWindow& window) {
        DocumentEditor& editor = *window.currentEditor();
        editor.goTo(0, 0);
        editor.setFocus();
        QTest::keyClicks(&editor, otherWords);
    }
    /// Checks that the next start offers the work, and that restoring brings it back.
    void offers(const QByteArray& words) const {
        const QByteArray onDisk = m_copy->bytes("content.xml");
        QVERIFY(!onDisk.contains(words)); // nothing was written without saving
        const auto window = open(m_copy->path());
        auto* const dialog = window->findChild<RecoveryDialog*>();
        QVERIFY(dialog);
        dialog->restore();
        QCOMPARE(window->store().find("content.xml")->bytes(), words + onDisk);
        inNextDialogs({presses("Discard changes")});
        QVERIFY(window->close());
    }

    std::unique_ptr<ProjectCopy> m_copy;
};

int main(int argc, char** argv) {
    QApplication app(argc, argv);
    if (argc == 4 && QLatin1String(argv[1]) == QLatin1String("--child")) {
        setUp();
        return runChild(QString::fromLocal8Bit(argv[2]), QString::fromLocal8Bit(argv[3]));
    }
    DraftsTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "drafts_test.moc"
