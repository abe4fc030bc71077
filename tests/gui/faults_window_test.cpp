// SPDX-License-Identifier: GPL-3.0-or-later
// The pane Faults and tests in the whole window, by keys and mouse (I4.13).
#include "app/ide/actions.h"
#include "app/ide/main_window.h"
#include "app/ide/translation.h"
#include "support/sweep_project.h"
#include "tests/support/named_test.h"
#include "widgets/document/document_editor.h"
#include "widgets/document/document_store.h"
#include "widgets/tests/fault_bench.h"
#include "widgets/tests/fault_view.h"
#include "widgets/tests/tests_view.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QSettings>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTest>
#include <QThread>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
#include <memory>

using namespace orrery::ide;
using namespace orrery::widgets;

namespace {

using State = FaultBench::State;

/// Nobody looks at Industry. The fault of the priority changes no state.
const QByteArray oneTest = R"(<test id="digs" name="A mine digs" turns="4">
  <expect object="World" value="MaxMining" turn="3" equals="2"/>
</test>
)";
const QByteArray badTest = R"(<test id="wrong" turns="2"><expect object="World" value="MaxMining" equals="99"/></test>
)";
/// Its run takes long.
const QByteArray longTest = R"(<test id="long" turns="400" seeds="1..40"><expect if="turn &gt;= 0"/></test>
)";

} // namespace

class FaultsWindowTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-faults-window-test");
        applyTheme(*qApp, ThemeKind::light);
        QVERIFY(useLanguage(*qApp, "en"));
    }
    void init() { QSettings().clear(); }
    void cleanup() {
        m_window.reset();
        m_project.reset();
    }

    NAMED_TEST(tries, "I4.13 Try faults lists the faults that no test notices, and the share of the others") {
        open(oneTest);
        QVERIFY2(view().emptyText().startsWith("Would the tests notice a mistake?"), qPrintable(view().emptyText()));
        QVERIFY(view().goButton().hasFocus());
        QVERIFY(!view().draftButton().isEnabled());
        QTest::keyClick(&view().goButton(), Qt::Key_Space);
        QTRY_COMPARE(bench().state(), State::idle);
        QTRY_VERIFY2(view().note().startsWith("The tests notice "), qPrintable(view().note()));
        QVERIFY2(view().note().contains("Not counted: "), qPrintable(view().note()));
        QVERIFY(
            rows().contains("not noticed | BLD_MINE/dig | the effect modify-max-meter never acts | rules.xml:11:7 | "));
        QVERIFY(rows().filter("noticed | BLD_MINE", Qt::CaseSensitive).size() > 2);
        for (const QString& row : rows()) {
            QVERIFY2(row.startsWith("not noticed | "), qPrintable(row));
        }
        const auto sum = bench().count(MutantOutcome::killed) + bench().count(MutantOutcome::survived) +
                         bench().count(MutantOutcome::equivalent) + bench().count(MutantOutcome::invalid);
        QCOMPARE(sum, bench().all());
        QCOMPARE(static_cast<std::size_t>(rows().size()), bench().count(MutantOutcome::survived));
        // Those that a test notices name the test.
        view().outcomes().setFocus();
        QTest::keyClick(&view().outcomes(), Qt::Key_Down);
        QVERIFY(rows().contains("noticed | BLD_MINE/dig | the group never fires | rules.xml:7:3 | digs"));
        QCOMPARE(static_cast<std::size_t>(rows().size()), bench().count(MutantOutcome::killed));
        QTest::keyClick(&view().outcomes(), Qt::Key_End); // all
        QCOMPARE(static_cast<std::size_t>(rows().size()), bench().all());
    }

    NAMED_TEST(opens, "I4.13 Enter and a double click open the place of a fault, and the menu opens the test") {
        open(oneTest);
        tryFaults("BLD_MINE");
        const QModelIndex industry = rowOf("the effect modify-max-meter never acts");
        view().tree().setFocus();
        view().tree().setCurrentIndex(industry);
        QTest::keyClick(&view().tree(), Qt::Key_Return);
        m_window->waitUntilIdle();
        QCOMPARE(lineAt(), QString("<modify-max-meter meter=\"Industry\" amount=\"3 * SHARE\"/>"));
        m_window->setPerspective(Perspective::sandbox);
        view().outcomes().setCurrentIndex(1);
        const QModelIndex group = rowOf("the group never fires");
        const QPoint at = view().tree().visualRect(group).center();
        QTest::mouseClick(view().tree().viewport(), Qt::LeftButton, {}, at);
        QTest::mouseDClick(view().tree().viewport(), Qt::LeftButton, {}, at);
        m_window->waitUntilIdle();
        QCOMPARE(lineAt(), QString("<group id=\"dig\" priority=\"20\">"));
        QTimer::singleShot(0, qApp, [] {
            auto* const menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu != nullptr);
            for (QAction* const action : menu->actions()) {
                if (action->text() == "Open the test") {
                    menu->setActiveAction(action);
                    QTest::keyClick(menu, Qt::Key_Return);
                }
            }
        });
        emit view().tree().customContextMenuRequested(at);
        m_window->waitUntilIdle();
        QCOMPARE(lineAt(), QString("<test id=\"digs\" name=\"A mine digs\" turns=\"4\">"));
    }

    NAMED_TEST(sorts, "I4.13 a click on a heading sorts the faults, and one more restores the order of the text") {
        open(oneTest);
        tryFaults({});
        const QStringList before = rows();
        QHeaderView& header = *view().tree().header();
        const auto click = [&](int section) {
            QTest::mouseClick(header.viewport(), Qt::LeftButton, {},
                              QPoint(header.sectionViewportPosition(section) + 20, header.height() / 2));
        };
        click(2);
        QVERIFY(rows() != before);
        QStringList faults;
        for (const QString& row : rows()) {
            faults << row.section(" | ", 2, 2);
        }
        QVERIFY(std::ranges::is_sorted(
            faults, [](const QString& a, const QString& b) { return QString::localeAwareCompare(a, b) < 0; }));
        click(2);
        click(2);
        QCOMPARE(rows(), before);
    }

    NAMED_TEST(ofClass, "I4.13 This class and a typed name try only some faults") {
        open(oneTest);
        view().part().setFocus();
        QTest::keyClicks(&view().part(), "BLD_DICE/roll");
        QTest::keyClick(&view().part(), Qt::Key_Return);
        QTRY_COMPARE(bench().state(), State::idle);
        QTRY_VERIFY(!rows().isEmpty());
        for (const QString& row : rows()) {
            QVERIFY2(row.contains(" | BLD_DICE/roll | "), qPrintable(row));
        }
        // The caret is in the other class.
        view().part().clear();
        m_window->setPerspective(Perspective::sideBySide);
        m_window->openFile("rules.xml");
        m_window->waitUntilIdle();
        DocumentEditor& editor = *m_window->currentEditor();
        const auto inside = static_cast<int>(editor.document().bytes().indexOf("<effects>"));
        editor.goTo(inside, inside);
        m_window->raisePane("faults");
        QTest::mouseClick(&view().classButton(), Qt::LeftButton);
        QCOMPARE(view().part().text(), QString("BLD_MINE"));
        QTRY_COMPARE(bench().state(), State::idle);
        QTRY_VERIFY(!rows().isEmpty());
        for (const QString& row : rows()) {
            QVERIFY2(row.contains(" | BLD_MINE/dig | "), qPrintable(row));
        }
        // A class without groups has no faults, also if the name of another class contains its name.
        const auto end = static_cast<int>(editor.document().bytes().indexOf("</orrery>"));
        const QByteArray empty = "<class id=\"DICE\" type=\"building\"/>\n";
        editor.replaceAsTyped(end, end, empty);
        m_window->waitUntilIdle();
        editor.goTo(end + 3, end + 3);
        QTest::mouseClick(&view().classButton(), Qt::LeftButton);
        QTRY_COMPARE(bench().state(), State::failed);
        QCOMPARE(bench().failure(), QString("The class DICE has no faults to try."));
        editor.goTo(0, 0);
        QTest::mouseClick(&view().classButton(), Qt::LeftButton);
        QCOMPARE(m_window->statusBar()->currentMessage(), QString("Put the caret into a <class> first."));
    }

    NAMED_TEST(drafts, "I4.13 Write a test writes a draft for a fault as one step, and the draft notices it") {
        open(oneTest);
        tryFaults("BLD_MINE");
        const QString fault = "the effect modify-max-meter never acts";
        view().tree().setFocus();
        view().tree().setCurrentIndex(rowOf(fault));
        QVERIFY(view().draftButton().isEnabled());
        const Document& document = *m_window->store().find("sweeps.xml");
        const QByteArray before = document.bytes();
        QTest::mouseClick(&view().draftButton(), Qt::LeftButton);
        const QByteArray name = "name=\"Notices a fault in BLD_MINE/dig: the effect modify-max-meter never acts\"";
        QTRY_VERIFY2(document.bytes().contains(name), document.bytes().constData());
        QVERIFY2(document.bytes().contains("value=\"MaxIndustry\" turn=\"1\" equals=\"1.5\""),
                 document.bytes().constData());
        QVERIFY2(m_window->statusBar()->currentMessage().startsWith("Added the draft “assert-1” to sweeps.xml."),
                 qPrintable(m_window->statusBar()->currentMessage()));
        QTRY_VERIFY2(lineAt().startsWith("<test id=\"assert-1\""), qPrintable(lineAt()));
        m_window->raisePane("faults");
        QTRY_VERIFY2(view().note().endsWith("The content has changed since these results."), qPrintable(view().note()));
        // It counts once a person has given it another id.
        const QByteArray draft = document.bytes();
        tryFaults("BLD_MINE");
        QVERIFY(rowOf(fault).isValid());
        replace("assert-1", "industry");
        tryFaults("BLD_MINE");
        QVERIFY(!rowOf(fault).isValid());
        view().outcomes().setCurrentIndex(1);
        QVERIFY(rows().contains("noticed | BLD_MINE/dig | " + fault + " | rules.xml:11:7 | industry"));
        m_window->store().history().undo();
        QCOMPARE(document.bytes(), draft);
        m_window->store().history().undo();
        QCOMPARE(document.bytes(), before);
    }

    NAMED_TEST(noDraft, "I4.13 Write a test is only for faults that are not noticed") {
        open(oneTest);
        tryFaults("BLD_MINE");
        view().outcomes().setCurrentIndex(4);
        for (int row = 0; row < view().tree().model()->rowCount(); ++row) {
            const QModelIndex index = view().tree().model()->index(row, 0);
            view().tree().setCurrentIndex(index);
            QCOMPARE(view().draftButton().isEnabled(), index.data().toString() == "not noticed");
        }
    }

    NAMED_TEST(afterTyping, "I4.13 Try faults directly after an edit tries the edited content") {
        open(oneTest);
        replace("turn=\"3\"", "turn=\"3\" tolerance=\"90\"");
        QTest::keyClick(&view().goButton(), Qt::Key_Space); // while the content is checked
        QTRY_COMPARE(bench().state(), State::idle);
        QTRY_VERIFY2(view().note().startsWith("The tests notice 0 of "), qPrintable(view().note()));
        QVERIFY(!bench().isStale());
    }

    void fails_data() {
        QTest::addColumn<QByteArray>("tests");
        QTest::addColumn<QString>("part");
        QTest::addColumn<QString>("text");
        QTest::newRow("I4.13 a project without tests is told how to go on")
            << QByteArray() << ""
            << "The project has no test that states what you mean. Tests whose ids begin with “assert-” only repeat "
               "what the content does.";
        QTest::newRow("I4.13 tests that fail notice no fault")
            << badTest << ""
            << "No test passes, so none can notice a fault. Correct the tests first.";
        QTest::newRow("I4.13 an unknown class is reported") << oneTest << "BLD_FORUM"
                                                            << "No class or group has “BLD_FORUM” in its name.";
        QTest::newRow("I4.13 content with errors is reported") << oneTest + "<class id=\"BLD_BAD\" type=\"nothing\"/>"
                                                               << ""
                                                               << "The content has errors. Correct them first.";
    }
    void fails() {
        QFETCH(QByteArray, tests);
        QFETCH(QString, part);
        QFETCH(QString, text);
        open(tests);
        view().part().setText(part);
        QTest::mouseClick(&view().goButton(), Qt::LeftButton);
        QTRY_COMPARE(view().emptyText(), text);
        QCOMPARE(view().goButton().text(), QString("Try faults"));
        QVERIFY(!view().cancelButton().isEnabled());
    }

    NAMED_TEST(failing, "I4.13 a test that fails without a fault is named") {
        open(oneTest + badTest);
        tryFaults("BLD_MINE");
        QVERIFY2(view().note().endsWith("Tests that fail do not count: wrong."), qPrintable(view().note()));
    }

    NAMED_TEST(full, "I4.13 an empty list of faults says that the tests notice all of them") {
        open(
            oneTest +
            R"(<test id="all" turns="4"><expect object="World" value="MaxIndustry" equals="1.5" always="true" from="1"/>
            <expect object="World" value="MaxMining" equals="2" always="true" from="1"/></test>)");
        tryFaults("BLD_MINE");
        QVERIFY2(rows().isEmpty(), qPrintable(rows().join('\n')));
        QCOMPARE(view().emptyText(), QString("The tests notice every fault that changes something."));
    }

    NAMED_TEST(pauses, "I4.13 the work tells the time that is left, pauses, goes on, and is cancelled") {
        open(oneTest + longTest);
        QTest::keyClick(&view().goButton(), Qt::Key_Space);
        QTRY_VERIFY2(view().note().contains(" left."), qPrintable(view().note()));
        QVERIFY2(view().note().startsWith("Tried "), qPrintable(view().note()));
        QCOMPARE(view().goButton().text(), QString("Pause"));
        QTest::keyClick(&view().goButton(), Qt::Key_Space);
        QCOMPARE(bench().state(), State::paused);
        QTRY_VERIFY2(view().note().startsWith("Paused: tried "), qPrintable(view().note()));
        QCOMPARE(view().goButton().text(), QString("Continue"));
        const std::size_t before = bench().faults().size();
        QTest::qWait(2500);
        const auto threads = static_cast<std::size_t>(std::max(1, QThread::idealThreadCount() - 1));
        const std::size_t tried = bench().faults().size();
        QVERIFY2(tried <= before + 3 * threads, qPrintable(QString::number(tried))); // those that were under way
        QVERIFY(tried < bench().all());
        QTest::keyClick(&view().goButton(), Qt::Key_Space);
        QTRY_VERIFY(bench().faults().size() > tried);
        QTest::mouseClick(&view().cancelButton(), Qt::LeftButton);
        QCOMPARE(bench().state(), State::stopped);
        QTRY_VERIFY2(view().note().startsWith("Cancelled: tried "), qPrintable(view().note()));
        QCOMPARE(view().goButton().text(), QString("Try faults"));
        QVERIFY(!view().cancelButton().isEnabled());
        QVERIFY(bench().faults().size() < bench().all());
    }

    NAMED_TEST(cancelsPaused, "I4.13 a paused work is cancelled, and a new one begins") {
        open(oneTest + longTest);
        QTest::keyClick(&view().goButton(), Qt::Key_Space);
        QTRY_VERIFY(bench().all() > 0);
        QTRY_COMPARE(view().goButton().text(), QString("Pause"));
        QTRY_VERIFY(view().goButton().isEnabled());
        QTest::keyClick(&view().goButton(), Qt::Key_Space);
        QCOMPARE(bench().state(), State::paused);
        QTest::mouseClick(&view().cancelButton(), Qt::LeftButton);
        QCOMPARE(bench().state(), State::stopped);
        view().part().setText("BLD_DICE/roll");
        QTest::keyClick(&view().part(), Qt::Key_Return);
        QTRY_COMPARE(bench().state(), State::playing);
        QTRY_VERIFY(!bench().faults().empty());
        QVERIFY(m_window->closeProject()); // ends it
        QCOMPARE(bench().state(), State::idle);
        QVERIFY(bench().faults().empty());
    }

    NAMED_TEST(fromTests, "I4.13 the pane Tests leads to the faults") {
        open(oneTest);
        m_window->actions()["run.tests"].trigger();
        auto& tests = *m_window->findChild<TestsView*>();
        QTRY_VERIFY(view().visibleRegion().isEmpty()); // another tab
        QTest::mouseClick(&tests.faultsButton(), Qt::LeftButton);
        QTRY_VERIFY(!view().visibleRegion().isEmpty());
        QVERIFY(view().goButton().hasFocus());
    }

private:
    using MutantOutcome = orrery::engine::MutantOutcome;

    void open(const QByteArray& tests) {
        m_project = std::make_unique<SweepProject>(tests);
        m_window = std::make_unique<MainWindow>(QStringLiteral(ORRERY_RESOURCE_DIR));
        m_window->resize(1500, 900);
        m_window->show();
        QVERIFY(m_window->openProject(m_project->path()));
        m_window->waitUntilIdle();
        m_window->activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(m_window.get()));
        m_window->setPerspective(Perspective::sandbox);
        QApplication::setActiveWindow(m_window.get());
        QWidget* const focus = m_window->focusWidget();
        QTest::keyClick(focus != nullptr ? focus : m_window.get(), Qt::Key_F, Qt::ControlModifier | Qt::AltModifier);
        m_window->waitUntilIdle();
        QVERIFY(m_window->findChild<FaultView*>() != nullptr && view().isVisible());
    }
    /// Tries faults until all are tried, and lists those that are not noticed.
    void tryFaults(const QString& part) {
        m_window->waitUntilIdle();
        m_window->raisePane("faults");
        view().outcomes().setCurrentIndex(0);
        view().part().setText(part);
        view().part().setFocus();
        QTest::keyClick(&view().part(), Qt::Key_Return);
        QTRY_COMPARE(bench().state(), State::idle);
        QVERIFY(bench().all() > 0);
        view().refresh();
    }
    void replace(const QByteArray& before, const QByteArray& after) {
        Document& document = *m_window->store().find("sweeps.xml");
        QByteArray text = document.bytes();
        QVERIFY(text.contains(before));
        text.replace(before, after);
        std::vector<DocumentEdit> edits;
        edits.push_back({&document, {0, static_cast<std::uint32_t>(document.bytes().size())}, text});
        QVERIFY(m_window->store().apply("Replace", std::move(edits)));
    }
    QString lineAt() {
        const DocumentEditor* const editor = m_window->currentEditor();
        if (editor == nullptr) {
            return {};
        }
        const int begin = editor->lineBeginOf(editor->caretOffset());
        return QString::fromUtf8(editor->bytes(begin, editor->lineEndOf(begin))).trimmed();
    }
    /// Returns the last listed fault with these words.
    QModelIndex rowOf(const QString& fault) {
        const QAbstractItemModel& model = *view().tree().model();
        for (int row = model.rowCount() - 1; row >= 0; --row) {
            if (model.index(row, 2).data().toString() == fault) {
                return model.index(row, 0);
            }
        }
        return {};
    }
    FaultView& view() { return *m_window->findChild<FaultView*>(); }
    FaultBench& bench() { return *m_window->findChild<FaultBench*>(); }
    QStringList rows() {
        const QAbstractItemModel& model = *view().tree().model();
        QStringList all;
        for (int row = 0; row < model.rowCount(); ++row) {
            QStringList cells;
            for (int column = 0; column < model.columnCount(); ++column) {
                cells << model.index(row, column).data().toString();
            }
            all << cells.join(" | ");
        }
        return all;
    }

    std::unique_ptr<SweepProject> m_project;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(FaultsWindowTest)
#include "faults_window_test.moc"
