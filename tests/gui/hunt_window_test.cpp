// SPDX-License-Identifier: GPL-3.0-or-later
// The cursor inside a turn and breakpoints in the whole window, by keys and mouse (I4.2, I4.7).
#include "app/ide/actions.h"
#include "app/ide/main_window.h"
#include "engine/universe/scenario.h"
#include "support/choose_in_menu.h"
#include "support/lane_turns.h"
#include "support/project_copy.h"
#include "tests/support/named_test.h"
#include "widgets/base/own_event.h"
#include "widgets/document/document_editor.h"
#include "widgets/expression/expression_field.h"
#include "widgets/form/counts_button.h"
#include "widgets/form/form_field_view.h"
#include "widgets/form/form_view.h"
#include "widgets/funnel/scope_funnel.h"
#include "widgets/galaxy/galaxy_view.h"
#include "widgets/hunt/answers_model.h"
#include "widgets/hunt/ask_view.h"
#include "widgets/hunt/break_list.h"
#include "widgets/hunt/breakpoints_view.h"
#include "widgets/inspector/inspector_model.h"
#include "widgets/inspector/ledger_model.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/sandbox/cursor_line.h"
#include "widgets/sandbox/sandbox_bar.h"
#include "widgets/sandbox/timeline.h"
#include "widgets/tests/tests_view.h"
#include "widgets/theme/theme.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QLineEdit>
#include <QSettings>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
#include <memory>
#include <vector>

using namespace orrery::ide;
using namespace orrery::widgets;
namespace engine = orrery::engine;

class HuntWindowTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-hunt-window-test");
        applyTheme(*qApp, ThemeKind::light);
    }
    void init() {
        QSettings().clear();
        m_copy = std::make_unique<ProjectCopy>("small");
        open();
    }
    void cleanup() {
        m_window.reset();
        m_copy.reset();
    }

    NAMED_TEST(stepsInside, "I4.2 Ctrl+F10 steps inside the turn, and all views show the moment") {
        goTo(2);
        explain("Industry", InspectorModel::maximum);
        QVERIFY(!line().isVisible());
        press(Qt::Key_F10, Qt::ControlModifier);
        QVERIFY(line().isVisible());
        QCOMPARE(m_window->sandbox().turn(), 3u);
        QVERIFY(m_window->sandbox().inside().has_value());
        QStringList seen;
        while (m_window->sandbox().inside()) {
            seen << line().text().section(QStringLiteral(" · "), 1);
            const auto runs = *m_window->sandbox().inside();
            const engine::Session& session = *m_window->sandbox().session();
            const engine::State state = session.history().stateAt(session.universe(), 3, runs);
            QCOMPARE(valueShown("Industry", InspectorModel::maximum),
                     number(state.view().at(maxIndustry(), object("Sol III"))));
            press(Qt::Key_F10, Qt::ControlModifier);
        }
        QVERIFY2(
            seen.join('\n').contains("meters, priority 0 · BLD_MINE/dig for Mine #6 · Max Mining of Sol III: 0 → 2"),
            qPrintable(seen.join('\n')));
        QVERIFY2(seen.join('\n').contains("Max Industry of Sol III: 3 → 4.5"), qPrintable(seen.join('\n')));
        QVERIFY2(seen.join('\n').contains("rebuilt each turn"), qPrintable(seen.join('\n')));
        QVERIFY(!line().isVisible());
        QCOMPARE(m_window->sandbox().turn(), 3u);
    }

    NAMED_TEST(grains, "I4.2 the grain is chosen in the line, and steps back come the same way") {
        goTo(2);
        press(Qt::Key_F10, Qt::ControlModifier);
        line().grains().setFocus();
        QTest::keyClick(&line().grains(), Qt::Key_End);
        QCOMPARE(line().grain(), engine::Grain::change);
        const std::uint32_t before = *m_window->sandbox().inside();
        press(Qt::Key_F10, Qt::ControlModifier);
        QCOMPARE(*m_window->sandbox().inside(), before + 1);
        press(Qt::Key_F10, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(*m_window->sandbox().inside(), before);
        QTest::keyClick(&line().grains(), Qt::Key_Home);
        QCOMPARE(line().grain(), engine::Grain::stage);
        press(Qt::Key_F10, Qt::ControlModifier | Qt::ShiftModifier); // to the beginning, which is the end of turn 2
        m_window->waitUntilIdle();
        for (int i = 0; i < 3 && m_window->sandbox().inside(); ++i) {
            press(Qt::Key_F10, Qt::ControlModifier | Qt::ShiftModifier);
        }
        QVERIFY(!m_window->sandbox().inside());
        QCOMPARE(m_window->sandbox().turn(), 2u);
    }

    NAMED_TEST(lineStays, "I4.2 another perspective keeps the line of the cursor, and a turn hides it") {
        goTo(2);
        press(Qt::Key_F10, Qt::ControlModifier);
        for (const Perspective one : {Perspective::write, Perspective::sandbox, Perspective::sideBySide}) {
            m_window->setPerspective(one);
            QTRY_VERIFY(line().isVisible());
        }
        goTo(1);
        for (const Perspective one : {Perspective::write, Perspective::sandbox, Perspective::sideBySide}) {
            m_window->setPerspective(one);
            QCoreApplication::processEvents();
            QVERIFY(!line().isVisible());
        }
    }

    NAMED_TEST(tabsScroll, "I1.4 in a narrow window, the tabs of panes scroll and keep their whole names") {
        m_window->setPerspective(Perspective::sandbox);
        m_window->resize(700, 900);
        QCoreApplication::processEvents();
        int tabs = 0;
        for (const QTabBar* const bar : m_window->findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
            if (bar->isVisible() && bar->count() > 1) {
                QCOMPARE(bar->elideMode(), Qt::ElideNone);
                QVERIFY(bar->usesScrollButtons());
                tabs += bar->count();
            }
        }
        QVERIFY(tabs >= 9);
    }

    NAMED_TEST(panesBesideTheSource, "I4.7 Side by side has tabs for breakpoints, watches and values on the map") {
        m_window->setPerspective(Perspective::write);
        m_window->setPerspective(Perspective::sideBySide);
        for (const char* const name : {"breakpoints", "watches", "map-values", "compare"}) {
            QVERIFY2(!m_window->findChild<QDockWidget*>(name)->isHidden(), name);
        }
    }

    NAMED_TEST(countsOfShownClass, "I4.6 the form's head names the source of the counts only for the class it shows") {
        goTo(2);
        m_window->setPerspective(Perspective::write);
        const auto lookAt = [this](const char* words) {
            DocumentEditor& editor = *m_window->currentEditor();
            const auto at = static_cast<int>(editor.document().bytes().indexOf(words));
            editor.goTo(at, at);
            m_window->waitUntilIdle();
        };
        const auto& button = *m_window->form().findChild<CountsButton*>();
        lookAt("amount='3'");
        QTRY_COMPARE(button.text(), QString("Counts for BLD_MINE, turn 2"));
        lookAt("name=\"A pair\""); // a scenario
        QTRY_VERIFY(button.isHidden());
        lookAt("amount='3'");
        QTRY_VERIFY(!button.isHidden());
        lookAt("by=\"1.5\"");
        QTRY_VERIFY2(button.text().contains("BLD_BANK"), qPrintable(button.text()));
    }

    NAMED_TEST(amountInScope, "I3.10 an amount shows its value for an object in the scope, not for the source") {
        goTo(2);
        m_window->setPerspective(Perspective::write);
        DocumentEditor& editor = *m_window->currentEditor();
        const auto at = static_cast<int>(editor.document().bytes().indexOf("2 + Target.Population"));
        editor.goTo(at, at);
        m_window->waitUntilIdle();
        FormView& form = m_window->form();
        form.finishLines();
        FormFieldView* const field = form.field(*form.form().lineAt(static_cast<std::uint32_t>(at)), "amount");
        QVERIFY(field && field->expression());
        QTRY_VERIFY2(field->status().endsWith(" for Sol"), qPrintable(field->status())); // the first, a system
    }

    NAMED_TEST(ledgerFollows, "I4.2 the breakdown shows the entries after the cursor dim, and leads to their moments") {
        goTo(3);
        explain("Industry", InspectorModel::maximum);
        const LedgerModel& ledger = m_window->inspector().ledgerModel();
        const int last = ledger.rowCount() - 2; // the footer follows
        QVERIFY(!ledger.index(last, 0).data(Qt::ForegroundRole).isValid());
        const auto second = ledger.index(2, 0).data(LedgerModel::RunRole);
        QVERIFY(second.isValid());
        m_window->sandbox().goToPlace({3, second.toUInt()}); // the moment before it
        m_window->waitUntilIdle();
        int dim = 0;
        for (int row = 0; row <= last; ++row) {
            dim += ledger.index(row, 0).data(Qt::AccessibleDescriptionRole).toString() == "After the moment shown";
        }
        QCOMPARE(dim, last - 1);
    }

    NAMED_TEST(footerFollows, "I4.4 inside a turn, heading and footer of the breakdown have the value at the cursor") {
        goTo(2);
        explain("Industry", InspectorModel::maximum);
        const LedgerModel& ledger = m_window->inspector().ledgerModel();
        const auto footer = [&](int column) { return ledger.index(ledger.rowCount() - 1, column).data().toString(); };
        press(Qt::Key_F10, Qt::ControlModifier);
        QStringList seen;
        while (m_window->sandbox().inside()) {
            const QString shown = valueShown("Industry", InspectorModel::maximum);
            QCOMPARE(footer(LedgerModel::after), shown);
            QCOMPARE(footer(LedgerModel::group), QString("✓ matches the value"));
            QCOMPARE(footer(LedgerModel::because), QString("end of the turn: 4.5"));
            QVERIFY2(m_window->inspector().ledgerTitle().endsWith("= " + shown),
                     qPrintable(m_window->inspector().ledgerTitle()));
            seen << shown;
            press(Qt::Key_F10, Qt::ControlModifier);
        }
        QVERIFY2(seen.contains("0") && seen.contains("3") && seen.last() == "4.5", qPrintable(seen.join(' ')));
        QCOMPARE(footer(LedgerModel::after), QString("4.5"));
        QCOMPARE(footer(LedgerModel::because), QString());
    }

    NAMED_TEST(continues, "I4.7 a typed breakpoint stops F9 inside a turn, and Shift+F9 goes back to the hit before") {
        goTo(0);
        press(Qt::Key_F8, Qt::ControlModifier);
        QVERIFY(view().isVisible() && view().line().hasFocus());
        const QAbstractItemModelTester tester(view().tree().model());
        QTest::keyClicks(&view().line(), "value:Sol III.MaxIndustry");
        QTest::keyClick(&view().line(), Qt::Key_Return);
        QCOMPARE(view().tree().model()->rowCount(), 1);
        std::vector<std::uint32_t> places;
        for (int i = 0; i < 4; ++i) {
            press(Qt::Key_F9, Qt::NoModifier);
            QVERIFY(m_window->sandbox().inside());
            places.push_back(m_window->sandbox().turn() * 1000 + *m_window->sandbox().inside());
            QCOMPARE(m_window->inspector().object(), std::optional(object("Sol III")));
        }
        QVERIFY(std::ranges::is_sorted(places) && places.front() != places.back());
        QCOMPARE(m_window->inspector().explained(), std::optional(maxIndustry()));
        QVERIFY2(state(0).startsWith("turn "), qPrintable(state(0)));
        const auto* const compared = m_window->findChild<QToolButton*>("comparison");
        QVERIFY2(!compared->isVisible(), "the message is not written over the line about the comparison");
        QVERIFY2(m_window->statusBar()->currentMessage().startsWith("Stopped in turn "),
                 qPrintable(m_window->statusBar()->currentMessage()));
        for (std::size_t i = places.size() - 1; i-- > 0;) {
            press(Qt::Key_F9, Qt::ShiftModifier);
            QCOMPARE(m_window->sandbox().turn() * 1000 + *m_window->sandbox().inside(), places[i]);
        }
        // The run is the same as without stops.
        goTo(6);
        const std::uint64_t hash = m_window->sandbox().session()->history().hash(6);
        m_window->sandbox().restart();
        goTo(6);
        QCOMPARE(m_window->sandbox().session()->history().hash(6), hash);
    }

    NAMED_TEST(keepsInspected, "I4.7 a stop of a group names its holder, and keeps the value that is inspected") {
        goTo(0);
        explain("Industry", InspectorModel::maximum);
        QCOMPARE(m_window->inspector().explained(), std::optional(maxIndustry()));
        add("group:BLD_MINE/dig");
        press(Qt::Key_F9, Qt::NoModifier);
        const auto message = [this] { return m_window->statusBar()->currentMessage(); };
        QVERIFY2(message().startsWith("Stopped in turn ") && message().contains("fires for Mine #6"),
                 qPrintable(message()));
        QCOMPARE(m_window->inspector().object(), std::optional(object("Sol III")));
        QCOMPARE(m_window->inspector().explained(), std::optional(maxIndustry()));
        type("amount='3'", 8, 1, "9"); // the message is about the run before
        QTRY_VERIFY2(!message().startsWith("Stopped in turn "), qPrintable(message()));
    }

    NAMED_TEST(playStops, "I4.7 F5 stops at a breakpoint, too, and otherwise runs its number of turns") {
        add("value:Sol III.MaxIndustry | if MaxIndustry > 4");
        goTo(0);
        press(Qt::Key_F9, Qt::NoModifier);
        const std::uint32_t turn = m_window->sandbox().turn();
        const auto inside = m_window->sandbox().inside();
        m_window->sandbox().restart();
        m_window->waitUntilIdle();
        press(Qt::Key_F5, Qt::NoModifier);
        QCOMPARE(m_window->sandbox().turn(), turn);
        QVERIFY(inside && m_window->sandbox().inside() == inside);
        QVERIFY2(m_window->statusBar()->currentMessage().startsWith("Stopped in turn "),
                 qPrintable(m_window->statusBar()->currentMessage()));
        QVERIFY2(state(0).endsWith("MaxIndustry of Sol III: 3 → 4.5"), qPrintable(state(0)));
        press(Qt::Key_F5, Qt::NoModifier); // goes on from the hit
        QCOMPARE(m_window->sandbox().turn(), turn + 1);
        view().tree().setFocus();
        view().select(0);
        QTest::keyClick(&view().tree(), Qt::Key_Space); // switched off
        press(Qt::Key_F5, Qt::NoModifier);
        QCOMPARE(m_window->sandbox().turn(), turn + 11);
        QVERIFY(!m_window->sandbox().inside());
        QTest::keyClick(&view().tree(), Qt::Key_Delete);
        add("value:Sol III.Industry > 1000");
        press(Qt::Key_F5, Qt::NoModifier);
        QCOMPARE(m_window->sandbox().turn(), turn + 21);
        QVERIFY(!m_window->sandbox().inside());
    }

    NAMED_TEST(wrongText, "I4.7 a wrong breakpoint says what is wrong, and the search goes on with the others") {
        add("value:Sol III.Industri");
        QVERIFY2(!state(0).isEmpty(), qPrintable(state(0)));
        press(Qt::Key_F9, Qt::NoModifier);
        QVERIFY(!m_window->sandbox().inside());
        QVERIFY(m_window->statusBar()->currentMessage().startsWith("No breakpoint can stop this run"));
        add("value:Sol III.Industry > 3");
        press(Qt::Key_F9, Qt::NoModifier);
        QVERIFY2(state(1).contains("becomes true for Sol III"), qPrintable(state(1)));
        press(Qt::Key_F9, Qt::ShiftModifier);
        QCOMPARE(m_window->statusBar()->currentMessage(), QString("No earlier hit"));
    }

    NAMED_TEST(noHitComesBack, "I4.7 F9 without a hit stays where it began, says how far it looked, and then goes on") {
        goTo(6);
        goTo(3);
        press(Qt::Key_F10, Qt::ControlModifier); // inside turn 4
        const auto inside = m_window->sandbox().inside();
        QVERIFY(inside);
        add("value:Sol III.Industry > 1000");
        const auto message = [this] { return m_window->statusBar()->currentMessage(); };
        const auto isBack = [&] { return m_window->sandbox().turn() == 4 && m_window->sandbox().inside() == inside; };
        press(Qt::Key_F9, Qt::NoModifier);
        QCOMPARE(message(), QString("No hit in 3 turns, up to turn 6. Continue again to search later turns."));
        QVERIFY(isBack());
        QCOMPARE(m_window->sandbox().lastTurn(), 6u);
        press(Qt::Key_F9, Qt::NoModifier); // beyond the known turns
        QCOMPARE(message(), QString("No hit in 200 turns, up to turn 206. Continue again to search later turns."));
        QVERIFY(isBack());
        QCOMPARE(m_window->sandbox().lastTurn(), 206u);
        press(Qt::Key_F9, Qt::NoModifier);
        QVERIFY2(message().contains("up to turn 406"), qPrintable(message()));
        add("value:Sol III.MaxIndustry"); // another breakpoint: the search begins at the moment shown again
        press(Qt::Key_F9, Qt::NoModifier);
        QVERIFY2(message().startsWith("Stopped in turn "), qPrintable(message()));
        QVERIFY(m_window->sandbox().turn() <= 5u);
    }

    NAMED_TEST(endsOfTurns, "I4.7 the search back leaves hits at the end of a turn behind") {
        add("inactive:BLD_BANK/interest");
        goTo(6);
        for (const std::uint32_t turn : {6u, 5u, 4u}) {
            press(Qt::Key_F9, Qt::ShiftModifier);
            QCOMPARE(m_window->sandbox().turn(), turn);
            QVERIFY(!m_window->sandbox().inside());
        }
        press(Qt::Key_F9, Qt::NoModifier);
        QCOMPARE(m_window->sandbox().turn(), 5u);
        goTo(6);
        press(Qt::Key_F9, Qt::ShiftModifier);
        QCOMPARE(m_window->sandbox().turn(), 6u);
    }

    NAMED_TEST(clauses, "I4.7 a breakpoint counts its hits, and one with a message reports them without a stop") {
        add("value:Sol III.MaxIndustry | if MaxIndustry > 4 | hit 2");
        add("value:Sol III.MaxIndustry | say Industry moves");
        goTo(0);
        press(Qt::Key_F9, Qt::NoModifier);
        QVERIFY2(state(0).endsWith("MaxIndustry of Sol III: 3 → 4.5"), qPrintable(state(0)));
        QVERIFY2(state(1).contains("× · turn ") && state(1).contains("Industry moves (MaxIndustry of Sol III: "),
                 qPrintable(state(1)));
        const std::uint32_t second = m_window->sandbox().turn();
        goTo(0);
        view().tree().setFocus();
        view().tree().setCurrentIndex(view().tree().model()->index(0, 0));
        QTest::keyClick(&view().tree(), Qt::Key_Delete);
        add("value:Sol III.MaxIndustry | if MaxIndustry > 4");
        press(Qt::Key_F9, Qt::NoModifier);
        QCOMPARE(m_window->sandbox().turn(), second - 1);
    }

    NAMED_TEST(listKeys,
               "I4.7 Space switches a breakpoint off, F2 edits it, Delete removes it, and the session keeps it") {
        add("value:Sol III.MaxIndustry");
        add("group:BLD_MINE/dig");
        QTreeView& tree = view().tree();
        tree.setFocus();
        tree.setCurrentIndex(tree.model()->index(0, 0));
        QTest::keyClick(&tree, Qt::Key_Space);
        QCOMPARE(tree.model()->index(0, 0).data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Unchecked));
        goTo(0);
        press(Qt::Key_F9, Qt::NoModifier);
        QVERIFY2(state(1).contains("BLD_MINE/dig fires"), qPrintable(state(1)));
        QVERIFY(state(0).isEmpty());
        tree.setFocus();
        tree.setCurrentIndex(tree.model()->index(1, 0));
        QTest::keyClick(&tree, Qt::Key_F2);
        auto* const editor = tree.findChild<QLineEdit*>();
        QVERIFY(editor);
        QVERIFY(editor->isVisible());
        editor->selectAll();
        QTest::keyClicks(editor, "inactive:BLD_BANK/interest");
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(tree.model()->index(1, 0).data().toString(), QString("inactive:BLD_BANK/interest"));
        press(Qt::Key_F9, Qt::NoModifier);
        QVERIFY2(state(1).contains("BLD_BANK/interest does not fire"), qPrintable(state(1)));
        QVERIFY(m_window->close());
        m_window.reset();
        open();
        QCOMPARE(view().tree().model()->rowCount(), 2);
        QCOMPARE(view().tree().model()->index(0, 0).data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Unchecked));
        view().tree().setFocus();
        view().tree().setCurrentIndex(view().tree().model()->index(0, 0));
        QTest::keyClick(&view().tree(), Qt::Key_Delete);
        QCOMPARE(view().tree().model()->rowCount(), 1);
        QVERIFY(QDir(m_copy->path()).entryList({"*break*"}).isEmpty());
    }

    NAMED_TEST(bringsBack, "I4.7 Ctrl+Z in the list brings removed breakpoints back, and leaves the content alone") {
        type("amount='3'", 8, 1, "5");
        add("value:Sol III.MaxIndustry | hit 2");
        add("group:BLD_MINE/dig");
        QTreeView& tree = view().tree();
        const QAbstractItemModel& model = *tree.model();
        tree.setFocus();
        view().select(0);
        QTest::keyClick(&tree, Qt::Key_Space); // switched off
        QTest::keyClick(&tree, Qt::Key_Delete);
        QCOMPARE(
            m_window->statusBar()->currentMessage(),
            QString("Removed the breakpoint value:Sol III.MaxIndustry | hit 2. Ctrl+Z in the list brings it back."));
        view().select(0);
        QTest::keyClick(&tree, Qt::Key_Delete);
        QCOMPARE(model.rowCount(), 0);
        press(Qt::Key_Z, Qt::ControlModifier); // also in the empty list
        QCOMPARE(model.rowCount(), 1);
        QVERIFY(tree.hasFocus());
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(tree.currentIndex().row(), 0);
        QCOMPARE(model.index(0, 0).data().toString(), QString("value:Sol III.MaxIndustry | hit 2"));
        QCOMPARE(model.index(0, 0).data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Unchecked));
        QCOMPARE(model.index(1, 0).data().toString(), QString("group:BLD_MINE/dig"));
        const auto hasEdit = [this] { return m_window->currentEditor()->document().bytes().contains("amount='5'"); };
        QVERIFY(hasEdit());
        press(Qt::Key_Z, Qt::ControlModifier); // nothing is left to bring back: the key undoes the edit, as elsewhere
        QVERIFY(!hasEdit());
    }

    NAMED_TEST(breaksHere, "I4.7 Ctrl+F9 sets a breakpoint on the group at the caret, and on the chosen value") {
        DocumentEditor& editor = *m_window->currentEditor();
        const auto at = static_cast<int>(editor.document().bytes().indexOf("multiply-max-meter"));
        editor.goTo(at, at);
        editor.setFocus();
        QTest::keyClick(&editor, Qt::Key_Right);
        m_window->waitUntilIdle();
        QTRY_COMPARE(m_window->findChild<ScopeFunnel*>()->groupId(), QString("lift"));
        press(Qt::Key_F9, Qt::ControlModifier);
        QCOMPARE(m_window->statusBar()->currentMessage(), QString("New breakpoint: group:BLD_BANK/lift"));
        QCOMPARE(view().tree().model()->index(0, 0).data().toString(), QString("group:BLD_BANK/lift"));
        press(Qt::Key_F9, Qt::ControlModifier);
        QCOMPARE(view().tree().model()->rowCount(), 0);
        goTo(3);
        explain("Industry", InspectorModel::maximum);
        m_window->inspector().valuesView().setFocus();
        press(Qt::Key_F9, Qt::ControlModifier);
        QCOMPARE(view().tree().model()->index(0, 0).data().toString(), QString("value:Sol III.MaxIndustry"));
    }

    NAMED_TEST(lastChange, "I4.7 from a value, a key leads to its last real change, and again to the one before") {
        goTo(6);
        explain("Population", InspectorModel::current);
        const engine::Session& session = *m_window->sandbox().session();
        const engine::ColumnId column = *session.program().model->layout.find("Population");
        std::uint32_t turn = 6;
        while (turn > 0 && session.history().at(turn, column, object("Sol III")) ==
                               session.history().at(turn - 1, column, object("Sol III"))) {
            --turn;
        }
        press(Qt::Key_F9, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(m_window->sandbox().turn(), turn);
        QCOMPARE(m_window->statusBar()->currentMessage(), QString("Turn %1: the value changed last here").arg(turn));
        goTo(6);
        explain("Industry", InspectorModel::maximum);
        press(Qt::Key_F9, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(m_window->sandbox().turn(), 6u);
        QVERIFY2(line().text().endsWith("Max Industry of Sol III: 3 → 4.5"), qPrintable(line().text()));
        press(Qt::Key_F9, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY2(line().text().endsWith("Max Industry of Sol III: 0 → 3"), qPrintable(line().text()));
    }

    NAMED_TEST(asks, "I4.19 a question lists every turn and object, and Enter goes there") {
        goTo(6);
        ask("Industry > 2");
        // The same by hand.
        QStringList expected;
        const engine::Session& session = *m_window->sandbox().session();
        const engine::ColumnId column = *session.program().model->layout.find("Industry");
        for (std::uint32_t turn = 0; turn <= 6; ++turn) {
            const engine::State state = session.history().state(session.universe(), turn);
            for (engine::Row row = 0; row < state.view().rowCount; ++row) {
                if (state.view().exists(row) && state.view().at(column, row) > 2.0) {
                    expected << QStringLiteral("%1|%2").arg(turn).arg(QString::fromStdString(state.view().nameOf(row)));
                }
            }
        }
        QVERIFY(!expected.isEmpty());
        QCOMPARE(rows(), expected);
        QCOMPARE(askView().note(), QString("%1 answers in turns 0 to 6").arg(expected.size()));
        const QAbstractItemModelTester tester(askView().table().model());
        askView().table().setFocus();
        askView().table().setCurrentIndex(askView().table().model()->index(0, 0));
        QTest::keyClick(&askView().table(), Qt::Key_Return);
        m_window->waitUntilIdle();
        QCOMPARE(m_window->sandbox().turn(), expected.front().section('|', 0, 0).toUInt());
        QCOMPARE(m_window->inspector().object(), std::optional(object("Sol III")));
        QCOMPARE(m_window->galaxy().marks().value(object("Sol III")), MapMark::inScope);
        const std::vector<std::uint32_t> marked = laneTurns(m_window->timeline(), TurnLane::answers);
        QCOMPARE(marked.size(), static_cast<std::size_t>(expected.size()));
        QCOMPARE(marked.front(), expected.front().section('|', 0, 0).toUInt());
        // New turns and other content are asked at once.
        goTo(9);
        QCOMPARE(rows().size(), expected.size() + 3);
        type("amount='3'", 8, 1, "1");
        QVERIFY2(rows().isEmpty(), qPrintable(rows().join('\n')));
        QCOMPARE(askView().emptyText(), QString("Never in turns 0 to 9."));
        m_window->store().history().undo();
        m_window->waitUntilIdle();
    }

    NAMED_TEST(assertsAnswer, "I4.19 an answer becomes a test of its turn by its menu, and the test passes") {
        goTo(6);
        ask("Industry > 2");
        QVERIFY(!rows().isEmpty());
        const QByteArray turn = rows().front().section('|', 0, 0).toUtf8();
        QTableView& table = askView().table();
        QVERIFY(chooseInMenu(*table.viewport(), table.visualRect(table.model()->index(0, 0)).center(),
                             "Assert this value"));
        m_window->waitUntilIdle();
        const Document* const tests = m_window->store().find("tests.xml");
        QVERIFY2(tests != nullptr, qPrintable(m_window->statusBar()->currentMessage()));
        QVERIFY2(tests->bytes().contains("<expect object=\"Sol III\" value=\"Industry > 2\" turn=\"" + turn +
                                         "\" equals=\"true\"/>"),
                 tests->bytes().constData());
        press(Qt::Key_F7, {});
        QTRY_COMPARE(m_window->findChild<TestsView*>()->summary(), QString("1 of 1 tests pass"));
    }

    NAMED_TEST(asksOthers, "I4.19 the first turns, the largest values, and one type, are chosen by keys") {
        goTo(6);
        ask("Industry > 2");
        askView().wish().setFocus();
        QTest::keyClick(&askView().wish(), Qt::Key_Down);
        m_window->waitUntilIdle();
        ask("Industry > 2");
        QCOMPARE(rows().size(), 1);
        QTest::keyClick(&askView().wish(), Qt::Key_Down);
        ask("Industry");
        QVERIFY2(rows().value(0).endsWith("|Sol III"), qPrintable(rows().join('\n')));
        ask("Industry > 2"); // a condition is no number
        QVERIFY2(!askView().emptyText().isEmpty() && rows().isEmpty(), qPrintable(askView().emptyText()));
        ask("Industri");
        QVERIFY2(askView().emptyText().contains("Industri"), qPrintable(askView().emptyText()));
        QTest::keyClick(&askView().wish(), Qt::Key_Home);
        askView().of().setFocus();
        askView().of().lineEdit()->selectAll();
        QTest::keyClicks(askView().of().lineEdit(), "BLD_MINE");
        QTest::keyClick(askView().of().lineEdit(), Qt::Key_Return);
        m_window->waitUntilIdle();
        ask("1 < 2");
        QCOMPARE(rows().size(), 7);
        QVERIFY(rows().value(0).endsWith("|Mine #6"));
    }

    NAMED_TEST(asksWhenShown, "I4.19 a hidden pane asks nothing, and asks when it is shown again") {
        goTo(6);
        ask("Industry > 2");
        const qsizetype before = rows().size();
        auto& inquiry = *m_window->findChild<RunInquiry*>();
        auto* const dock = m_window->findChild<QDockWidget*>("ask");
        dock->hide();
        QVERIFY(m_window->galaxy().marks().isEmpty());
        goTo(9);
        QCOMPARE(inquiry.answer()->turns, 7u);
        m_window->raisePane("ask");
        m_window->waitUntilIdle();
        QCOMPARE(inquiry.answer()->turns, 10u);
        QCOMPARE(rows().size(), before + 3);
    }

    NAMED_TEST(knowsManyNames, "I4.19 the names of a large galaxy's objects are known to the field of a question") {
        engine::CheckedScenario many;
        many.galaxy = engine::GalaxySpec{};
        many.galaxy->systems = 2000;
        m_window->sandbox().start(many);
        m_window->waitUntilIdle();
        const engine::View view = m_window->sandbox().session()->universe().view();
        QVERIFY(view.rowCount > mostAtOnce);
        engine::Row row = 0;
        const std::string letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
        while (view.nameOf(row).empty() || view.nameOf(row).find_first_not_of(letters) != std::string::npos) {
            ++row;
        }
        ask(("owner == " + view.nameOf(row)).c_str());
        QVERIFY2(!askView().field().verdict().hasErrors(), qPrintable(askView().field().verdict().summary()));
        ask("owner == Nowhere1");
        QVERIFY(askView().field().verdict().hasErrors());
    }

    NAMED_TEST(asksNothing, "I4.19 without a question or run, the pane says what to do") {
        m_window->raisePane("ask");
        QVERIFY2(askView().emptyText().startsWith("Choose a type or class, type a condition"),
                 qPrintable(askView().emptyText()));
        QVERIFY(m_window->closeProject());
        QVERIFY2(askView().note().isEmpty(), qPrintable(askView().note()));
    }

private:
    AskView& askView() { return *m_window->findChild<AskView*>(); }
    void ask(const char* text) {
        press(Qt::Key_A, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(askView().field().hasFocus());
        askView().field().selectAll();
        QTest::keyClicks(&askView().field(), text);
        QTest::keyClick(&askView().field(), Qt::Key_Escape); // closes the completions
        QTest::keyClick(&askView().field(), Qt::Key_Return);
        m_window->waitUntilIdle();
    }
    /// Returns turn and object of the answers.
    QStringList rows() {
        QStringList all;
        const QAbstractItemModel& model = *askView().table().model();
        for (int row = 0; row < model.rowCount(); ++row) {
            all << model.index(row, AnswersModel::turn).data().toString() + '|' +
                       model.index(row, AnswersModel::object).data().toString();
        }
        return all;
    }
    /// Replaces bytes after the beginning of some words by typing.
    void type(const QByteArray& words, int after, int removed, const QString& text) {
        DocumentEditor& editor = *m_window->currentEditor();
        const auto at = static_cast<int>(editor.document().bytes().indexOf(words));
        QVERIFY(at >= 0);
        QApplication::setActiveWindow(m_window.get());
        editor.goTo(at + after, at + after + removed);
        editor.setFocus();
        QTest::keyClicks(&editor, text);
        m_window->waitUntilIdle();
    }
    void open() {
        m_window = std::make_unique<MainWindow>(QStringLiteral(ORRERY_RESOURCE_DIR));
        m_window->resize(1400, 900);
        m_window->show();
        QVERIFY(m_window->openProject(m_copy->path()));
        m_window->waitUntilIdle();
        m_window->activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(m_window.get()));
        m_window->setPerspective(Perspective::sideBySide);
    }
    BreakpointsView& view() { return *m_window->findChild<BreakpointsView*>(); }
    CursorLine& line() { return *m_window->findChild<CursorLine*>(); }
    QString state(int row) { return view().tree().model()->index(row, BreakList::state).data().toString(); }
    engine::Row object(const char* name) {
        return *engine::findObject(m_window->sandbox().session()->universe().view(), name);
    }
    engine::ColumnId maxIndustry() { return *m_window->sandbox().program()->model->layout.find("MaxIndustry"); }
    static QString number(double value) { return QString::number(value); }
    void goTo(std::uint32_t turn) {
        m_window->sandbox().goTo(turn);
        m_window->waitUntilIdle();
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers) {
        QApplication::setActiveWindow(m_window.get());
        QWidget* const focus = m_window->focusWidget();
        QTest::keyClick(focus != nullptr ? focus : m_window.get(), key, modifiers);
        m_window->waitUntilIdle();
    }
    void add(const char* text) {
        m_window->raisePane("breakpoints");
        view().line().setFocus();
        QTest::keyClicks(&view().line(), text);
        QTest::keyClick(&view().line(), Qt::Key_Return);
    }
    /// Returns the row of a value in the inspector.
    int rowOf(const QString& label) {
        const QAbstractItemModel& model = *m_window->inspector().valuesView().model();
        for (int row = 0; row < model.rowCount(); ++row) {
            if (model.index(row, InspectorModel::name).data().toString() == label) {
                return row;
            }
        }
        return -1;
    }
    QString valueShown(const QString& label, int column) {
        return m_window->inspector().valuesView().model()->index(rowOf(label), column).data().toString();
    }
    void explain(const QString& label, int column) {
        m_window->showObject(object("Sol III"));
        const int row = rowOf(label);
        QVERIFY(row >= 0);
        QTableView& values = m_window->inspector().valuesView();
        values.setCurrentIndex(values.model()->index(row, column));
        m_window->waitUntilIdle();
    }

    std::unique_ptr<ProjectCopy> m_copy;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(HuntWindowTest)
#include "hunt_window_test.moc"
