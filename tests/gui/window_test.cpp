// SPDX-License-Identifier: GPL-3.0-or-later
// The whole window, driven by key events like a person.
#include "app/ide/main_window.h"
#include "engine/trace/explain.h"
#include "support/project_copy.h"
#include "tests/support/named_test.h"
#include "widgets/document/document_editor.h"
#include "widgets/form/form_view.h"
#include "widgets/funnel/scope_funnel.h"
#include "widgets/galaxy/galaxy_view.h"
#include "widgets/help/help_page.h"
#include "widgets/help/help_view.h"
#include "widgets/inspector/ledger_model.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/names/usages_view.h"
#include "widgets/problems/problems_model.h"
#include "widgets/problems/problems_view.h"
#include "widgets/sandbox/availability_view.h"
#include "widgets/strings/strings_view.h"
#include "widgets/theme/theme.h"
#include "widgets/tutorial/tutorial_view.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QProcess>
#include <QSemaphore>
#include <QSettings>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTest>
#include <QTextBrowser>
#include <QTimer>
#include <QTreeView>

#include <algorithm>

using namespace orrery::ide;
using namespace orrery::widgets;
namespace engine = orrery::engine;

class WindowTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-test");
        QSettings().clear();
        applyTheme(*qApp, ThemeKind::light);
    }
    void init() {
        m_copy = std::make_unique<ProjectCopy>("small");
        m_window = std::make_unique<MainWindow>(QStringLiteral(ORRERY_RESOURCE_DIR));
        m_window->show();
        QVERIFY(m_window->openProject(m_copy->path()));
        m_window->waitUntilIdle();
    }
    void cleanup() {
        while (m_window->store().history().canUndo()) {
            m_window->store().history().undo();
        }
        m_window->waitUntilIdle();
        m_window.reset();
    }

    NAMED_TEST(countsInTheForm, "I4.6 the lines of the form count what the group at the cursor lets through") {
        const auto& groups = m_window->sandbox().program()->groups;
        std::size_t found = 0;
        while (found < groups.size() && groups[found].include.empty()) {
            ++found;
        }
        QVERIFY(found < groups.size());
        m_window->goTo(groups[found].include.front().checked->head);
        auto* const funnel = m_window->findChild<ScopeFunnel*>();
        QVERIFY(funnel);
        QTRY_VERIFY(funnel->answer() != nullptr);
        m_window->form().finishLines();
        QTRY_VERIFY(std::ranges::any_of(m_window->form().lines(), [](const FormLineView* line) {
            return line->remark().contains(QStringLiteral(" → "));
        }));
        QVERIFY2(m_window->galaxy().marks().isEmpty(), "nothing is lit before somebody asks");
    }

    NAMED_TEST(editMenu,
               "I6.7 the Edit menu cuts, copies, pastes and selects in the source and in a field of the form") {
        const auto choose = [&](const char* id) { m_window->actions()[id].trigger(); };
        DocumentEditor* const editor = m_window->currentEditor();
        const QByteArray before = editor->document().bytes();
        m_window->activateWindow();
        editor->setFocus();
        QVERIFY(editor->hasFocus());
        choose("edit.select-all");
        choose("edit.copy");
        QCOMPARE(QApplication::clipboard()->text().toUtf8(), before);
        choose("edit.cut");
        QVERIFY(editor->document().bytes().isEmpty());
        choose("edit.paste");
        QCOMPARE(editor->document().bytes(), before);
        QLineEdit line(m_window.get());
        line.setText("a value");
        line.show();
        line.setFocus();
        choose("edit.select-all");
        choose("edit.cut");
        QVERIFY(line.text().isEmpty());
        choose("edit.paste");
        QCOMPARE(line.text(), QString("a value"));
        QCOMPARE(editor->document().bytes(), before);
    }

    NAMED_TEST(copiesFromHelp, "I6.7 Ctrl+A and Ctrl+C work in the help, which claims no keys") {
        m_window->activateWindow();
        auto* const help = m_window->findChild<HelpView*>();
        QVERIFY(help);
        m_window->raisePane("help");
        help->show("guide:first-steps");
        help->page().setFocus();
        QTRY_VERIFY(help->page().hasFocus());
        QApplication::clipboard()->clear();
        QTest::keyClick(&help->page(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(&help->page(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), help->page().toPlainText());
        m_window->actions()["edit.select-all"].trigger();
        QVERIFY(help->page().textCursor().hasSelection());
    }

    NAMED_TEST(opensManifest, "C11 a desktop opens a project by its manifest") {
        QVERIFY(m_window->openProject(m_copy->path() + "/orrery.xml"));
        QCOMPARE(QDir(m_window->store().folder()), QDir(m_copy->path()));
        QVERIFY(m_window->currentEditor());
    }

    NAMED_TEST(opensAndRuns, "I1.1 a project opens with its files, its checks and its first scenario") {
        QVERIFY(m_window->sandbox().session());
        QCOMPARE(m_window->problems().model().rowCount(), 0);
        QVERIFY(m_window->currentEditor());
        QCOMPARE(m_window->currentEditor()->document().shownPath(), QString("content.xml"));
        QVERIFY(m_window->windowTitle().contains("Small"));
    }

    NAMED_TEST(runProblems, "R2.7 what goes wrong in a turn stands among the problems, with the turn") {
        Document* const document = m_window->store().find("content.xml");
        const auto end = static_cast<std::uint32_t>(document->bytes().lastIndexOf("</orrery>"));
        const QByteArray wrong = "<scenario id=\"wrong\"><empire id=\"T\"/><system name=\"S\" x=\"0\" y=\"0\"/>"
                                 "<condition id=\"z\" when=\"turn &gt; 1 and 1 / (turn - turn) &gt; 0\"><pause/>"
                                 "</condition></scenario>\n";
        QVERIFY(m_window->store().apply("wrong", {{document, {end, end}, wrong}}));
        m_window->waitUntilIdle();
        QVERIFY(m_window->sandbox().startById("wrong"));
        m_window->waitUntilIdle();
        const ProblemsModel& model = m_window->problems().model();
        const int before = model.rowCount();
        m_window->sandbox().goTo(3);
        m_window->waitUntilIdle();
        QCOMPARE(model.rowCount(), before + 1);
        QString told;
        for (int row = 0; row < model.rowCount(); ++row) {
            if (model.index(row, ProblemsModel::code).data().toString() == "run.division-by-zero") {
                told = model.index(row, ProblemsModel::message).data().toString();
                QVERIFY(model.index(row, ProblemsModel::place).data().toString().startsWith("content.xml:"));
            }
        }
        QVERIFY2(told.endsWith("(2 times, first in turn 2)"), qPrintable(told));
        // Another run of the same content reports only its own problems.
        m_window->sandbox().restart();
        m_window->waitUntilIdle();
        QCOMPARE(model.rowCount(), before);
    }

    NAMED_TEST(panesMadeLater,
               "P3.4 a pane that nobody sees gets its view after the window is painted, or when it is asked for") {
        MainWindow window(QStringLiteral(ORRERY_RESOURCE_DIR));
        QVERIFY(window.openProject(m_copy->path()));
        QVERIFY(!window.findChild<StringsView*>());
        QVERIFY(!window.findChild<UsagesView*>());
        // The panes of the perspective are made at once.
        window.setPerspective(Perspective::write);
        window.show();
        window.raisePane(QStringLiteral("usages"));
        QVERIFY(window.findChild<UsagesView*>() && window.findChild<UsagesView*>()->isVisible());
        // The others follow later, and know the open project.
        QTRY_VERIFY(window.findChild<StringsView*>());
        QTRY_VERIFY(window.findChild<TutorialView*>());
        for (const QDockWidget* const dock : window.findChildren<QDockWidget*>()) {
            QTRY_VERIFY2(dock->widget() != nullptr, qPrintable(dock->objectName()));
        }
        QVERIFY(!window.findChild<StringsView*>()->isVisible());
        window.raisePane(QStringLiteral("strings"));
        window.waitUntilIdle();
        window.findChild<StringsView*>()->waitUntilRead();
        QVERIFY(window.findChild<StringsView*>()->tables() != nullptr);
    }

    NAMED_TEST(layoutScalesBack, "I1.3 the docks get their sizes back when the window becomes large again") {
        const auto sizes = [this] {
            QCoreApplication::processEvents();
            const auto dock = [this](const char* name) { return m_window->findChild<QDockWidget*>(name)->size(); };
            return QList<int>{dock("objects").width(), dock("inspector").width(), dock("events").height()};
        };
        m_window->setAnimated(false);
        m_window->resize(1370, 830);
        m_window->setPerspective(Perspective::sandbox);
        m_window->raisePane("events");
        const QList<int> large = sizes();
        m_window->resize(1024, 700);
        const QList<int> small = sizes();
        QVERIFY(small[0] < large[0] && small[1] < large[1] && small[2] < large[2]);
        QVERIFY2(small[0] * 4 > large[0] * 2, "each gives up a share");
        m_window->setPerspective(Perspective::write);
        m_window->setPerspective(Perspective::sandbox);
        m_window->resize(1370, 830);
        QCOMPARE(sizes(), large);
    }

    NAMED_TEST(sideBySideInSmallWindows, "I4.9 side by side leaves room for the source in a small window") {
        m_window->resize(1024, 700);
        m_window->setPerspective(Perspective::sideBySide);
        QTRY_VERIFY(m_window->galaxy().isVisible() && m_window->galaxy().width() < 340);
        const int source = m_window->currentEditor()->width();
        QVERIFY2(source > 380, qPrintable(QString::number(source)));
    }

    NAMED_TEST(longMessages, "I6.7 the tool tip of the status bar has the whole message") {
        const QString text = QString("a long result ").repeated(40);
        m_window->say(text);
        QCOMPARE(m_window->statusBar()->toolTip(), text);
        m_window->statusBar()->clearMessage();
        QVERIFY(m_window->statusBar()->toolTip().isEmpty());
    }

    NAMED_TEST(breaksAndMends, "I3.1 a broken attribute is marked where it stands, and undo takes it away") {
        SourceEditor& editor = source();
        const int at = offsetOf("meter=\"Industry\"") + 7;
        editor.goTo(at, at);
        editor.setFocus();
        QTest::keyClick(&editor, Qt::Key_X);
        m_window->waitUntilIdle();
        QCOMPARE(m_window->problems().model().rowCount(), 1);
        QCOMPARE(editor.marks().size(), 1);
        QVERIFY(editor.marks().front().begin <= at && at <= editor.marks().front().end);
        // The sandbox keeps the last content without errors.
        QVERIFY(m_window->sandbox().session());
        QTest::keyClick(m_window.get(), Qt::Key_F4);
        QVERIFY(editor.caretOffset() >= editor.marks().front().begin);
        const QString typing = m_window->store().history().undoText();
        QTest::keyClick(&editor, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!typing.isEmpty());
        QCOMPARE(m_window->statusBar()->currentMessage(), "Undone: " + typing); // I6.7
        m_window->waitUntilIdle();
        QCOMPARE(m_window->problems().model().rowCount(), 0);
        QCOMPARE(editor.marks().size(), 0);
        QVERIFY(!m_window->store().hasUnsaved());
    }

    NAMED_TEST(marksOfHiddenTabs,
               "I3.1 what was found in a file while its tab lay behind is marked when it comes to the front") {
        SourceEditor& editor = source();
        m_window->editorOf("orrery.xml");
        QVERIFY(m_window->currentEditor() != &editor);
        Document& document = *m_window->store().find("content.xml");
        const auto at = static_cast<std::uint32_t>(offsetOf("meter=\"Industry\"") + 7);
        QVERIFY(m_window->store().apply("Break", {{&document, {at, at}, "X"}}));
        m_window->waitUntilIdle();
        QCOMPARE(m_window->problems().model().rowCount(), 1);
        m_window->editorOf("content.xml");
        QCOMPARE(editor.marks().size(), 1);
        m_window->editorOf("orrery.xml");
        m_window->store().history().undo();
        m_window->waitUntilIdle();
        m_window->editorOf("content.xml");
        QCOMPARE(editor.marks().size(), 0);
    }

    NAMED_TEST(savesByKey, "R1.2 the window says that a file is saved when it is, and goes on meanwhile") {
        QSemaphore reached;
        QSemaphore mayGoOn;
        m_window->store().saver().setBeforeReplacing([&] {
            reached.release();
            mayGoOn.acquire();
        });
        SourceEditor& editor = source();
        const QByteArray before = editor.bytes();
        const auto end = static_cast<std::uint32_t>(before.size());
        Document& document = *m_window->store().find("content.xml");
        QVERIFY(m_window->store().apply("Edit", {{&document, {end, end}, "<!-- saved -->\n"}}));
        const QByteArray saved = editor.bytes();
        m_window->waitUntilIdle();
        QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
        reached.acquire();
        editor.goTo(static_cast<int>(saved.size()), static_cast<int>(saved.size()));
        editor.setFocus();
        QTest::keyClick(&editor, Qt::Key_Space);
        QCOMPARE(editor.bytes(), saved + ' ');
        QTRY_VERIFY(m_window->isWindowModified());
        QVERIFY(m_window->statusBar()->currentMessage().isEmpty());
        QCOMPARE(m_copy->bytes("content.xml"), before);
        mayGoOn.release();
        QTRY_VERIFY(m_window->statusBar()->currentMessage().contains("content.xml"));
        QCOMPARE(m_copy->bytes("content.xml"), saved);
        QVERIFY(document.isModified());
        m_window->store().history().undo();
        QVERIFY(!document.isModified());
        QTRY_VERIFY(!m_window->isWindowModified());
        m_window->store().saver().setBeforeReplacing({});
    }

    NAMED_TEST(editsStepsAndExplains, "I4.9 an amount edited in the form moves the number at the same turn") {
        QTest::keyClick(m_window.get(), Qt::Key_F10);
        m_window->waitUntilIdle();
        QTest::keyClick(m_window.get(), Qt::Key_F10);
        m_window->waitUntilIdle();
        QCOMPARE(m_window->sandbox().turn(), 2u);
        const QByteArray original = m_copy->bytes("content.xml");

        QLineEdit* const amount = field("3");
        QVERIFY2(amount, "the form has a field that holds the amount 3");
        amount->setFocus();
        amount->selectAll();
        QTest::keyClicks(amount, "5");
        QTest::keyClick(amount, Qt::Key_Return);
        m_window->waitUntilIdle();
        QVERIFY(m_window->store().hasUnsaved());
        QCOMPARE(m_window->sandbox().turn(), 2u);
        QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
        m_window->waitUntilIdle();
        QVERIFY(!m_window->store().hasUnsaved());

        // One line differs on the disk, and in it only the amount.
        QByteArray expected = original;
        expected.replace("amount='3'", "amount='5'");
        QCOMPARE(m_copy->bytes("content.xml"), expected);

        // The breakdown shows the new amount, and its row opens that line.
        const engine::Row planet = *engine::findObject(m_window->sandbox().session()->state().view(), "Sol III");
        const engine::ColumnId column = *m_window->sandbox().program()->model->layout.find("MaxIndustry");
        m_window->setPerspective(Perspective::sideBySide);
        m_window->showObject(planet);
        m_window->inspector().explain(planet, column);
        const LedgerModel& ledger = m_window->inspector().ledgerModel();
        QModelIndex row;
        for (int i = 0; i < ledger.rowCount(); ++i) {
            if (ledger.index(i, LedgerModel::group).data().toString() == "BLD_MINE/dig") {
                row = ledger.index(i, LedgerModel::group);
            }
        }
        QVERIFY(row.isValid());
        QCOMPARE(row.siblingAtColumn(LedgerModel::step).data().toString(), QString("+5"));
        QTreeView& view = m_window->inspector().ledgerView();
        view.scrollTo(row);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(row).center());
        QVERIFY(m_window->currentEditor());
        const int caret = m_window->currentEditor()->caretOffset();
        QCOMPARE(expected.left(caret).count('\n'), expected.left(expected.indexOf("amount='5'")).count('\n'));

        // Undo restores the original bytes.
        while (m_window->store().history().canUndo()) {
            QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
        }
        QCOMPARE(m_window->store().find("content.xml")->bytes(), original);
        m_window->waitUntilIdle();
    }

    NAMED_TEST(editsFromTheBreakdown, "I4.4 Enter in the breakdown moves the keyboard to the amount in the source") {
        QTest::keyClick(m_window.get(), Qt::Key_F10);
        m_window->waitUntilIdle();
        m_window->setPerspective(Perspective::sideBySide);
        const engine::Row planet = *engine::findObject(m_window->sandbox().session()->state().view(), "Sol III");
        const auto& layout = m_window->sandbox().program()->model->layout;
        ObjectInspector& inspector = m_window->inspector();
        QTreeView& view = inspector.ledgerView();
        for (const auto& [cause, amount] : {std::pair("BLD_MINE/dig", "3"), std::pair("BLD_BANK/lift", "1.5")}) {
            m_window->showObject(planet);
            inspector.explain(planet, *layout.find("MaxIndustry"));
            for (int i = 0; i < view.model()->rowCount(); ++i) {
                if (view.model()->index(i, LedgerModel::group).data().toString() == cause) {
                    view.setCurrentIndex(view.model()->index(i, LedgerModel::group));
                }
            }
            view.setFocus();
            QTest::keyClick(&view, Qt::Key_Return);
            SourceEditor& editor = *m_window->currentEditor();
            QCOMPARE(editor.bytes(editor.selectionBegin(), editor.selectionEnd()), QByteArray(amount));
            const QWidget* const focus = m_window->focusWidget();
            QVERIFY(focus == &editor || editor.isAncestorOf(focus));
            QVERIFY(editor.pointBelow(editor.selectionEnd()).x() < editor.viewport()->width());
        }
    }

    NAMED_TEST(fixesWithOneKey, "I3.2 one key mends the problem that was jumped to") {
        SourceEditor& editor = source();
        const int at = offsetOf("meter=\"Industry\"") + 7;
        editor.replaceAsTyped(at, at + 8, "Indstry");
        m_window->waitUntilIdle();
        QCOMPARE(m_window->problems().model().rowCount(), 1);
        QTest::keyClick(m_window.get(), Qt::Key_F4);
        QTest::keyClick(m_window.get(), Qt::Key_Period, Qt::ControlModifier);
        m_window->waitUntilIdle();
        QCOMPARE(m_window->problems().model().rowCount(), 0);
        QCOMPARE(m_window->store().find("content.xml")->bytes(), m_copy->bytes("content.xml"));
    }

    NAMED_TEST(reachesEveryCommandByKeys, "I1.4 every action has a name and stands in a menu") {
        QSet<QKeySequence> used;
        for (QAction* const action : m_window->actions().all()) {
            QVERIFY(!action->text().isEmpty());
            for (const QKeySequence& keys : action->shortcuts()) {
                QVERIFY2(!keys.isEmpty(), qPrintable(action->objectName()));
                QVERIFY2(!used.contains(keys), qPrintable(keys.toString()));
                used.insert(keys);
            }
        }
    }

    NAMED_TEST(asksWhatIsAvailable, "X6.3 asked by keys alone, down to the XML of a class") {
        m_window->showObject(*engine::findObject(m_window->sandbox().session()->state().view(), "Sol III"));
        m_window->activateWindow();
        QTest::keyClick(m_window.get(), Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
        auto* const view = m_window->findChild<AvailabilityView*>();
        QVERIFY(view->isVisible());
        QCOMPARE(view->findChild<QComboBox*>()->currentText(), QString("Terrans"));
        QTest::keyClicks(QApplication::focusWidget(), "bank");
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        const QByteArray line = source().bytes().mid(source().bytes().lastIndexOf('\n', source().caretOffset()) + 1);
        QVERIFY2(line.trimmed().startsWith("<class id=\"BLD_BANK\""), line.left(80).constData());
    }

private:
    SourceEditor& source() { return *m_window->editorOf("content.xml"); }
    int offsetOf(const char* text) {
        return static_cast<int>(m_window->store().find("content.xml")->bytes().indexOf(text));
    }
    QLineEdit* field(const QString& text) {
        for (QLineEdit* const line : m_window->form().findChildren<QLineEdit*>()) {
            if (line->text() == text && line->isVisibleTo(&m_window->form())) {
                return line;
            }
        }
        return nullptr;
    }

    std::unique_ptr<ProjectCopy> m_copy;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(WindowTest)
#include "window_test.moc"
