// SPDX-License-Identifier: GPL-3.0-or-later
// Tests what-if branches in the whole window, by keys and mouse (I4.8).
#include "app/ide/actions.h"
#include "app/ide/main_window.h"
#include "engine/universe/scenario.h"
#include "support/compare_rows.h"
#include "support/lane_turns.h"
#include "support/project_copy.h"
#include "tests/support/named_test.h"
#include "widgets/compare/compare_view.h"
#include "widgets/document/document_editor.h"
#include "widgets/inspector/inspector_model.h"
#include "widgets/inspector/ledger_model.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/sandbox/sandbox_bar.h"
#include "widgets/sandbox/statements_view.h"
#include "widgets/sandbox/timeline.h"
#include "widgets/sandbox/what_if_dialog.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>
#include <QSpinBox>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>

#include <functional>
#include <memory>

using namespace orrery::ide;
using namespace orrery::widgets;
namespace engine = orrery::engine;

class WhatIfWindowTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-what-if-test");
        applyTheme(*qApp, ThemeKind::light);
    }
    void init() {
        QSettings().clear();
        m_copy = std::make_unique<ProjectCopy>("small");
        open();
        goTo(6);
        inspect("Sol III", "Industry");
    }
    void cleanup() {
        while (m_window->store().history().canUndo()) {
            m_window->store().history().undo();
        }
        m_window->waitUntilIdle();
        m_window->saveAll();
        m_window.reset();
        m_copy.reset();
    }

    NAMED_TEST(setsOnce, "I4.8 What if on a value in the inspector plays a branch, and Compare shows its differences") {
        QVERIFY(!branchButton().isVisible());
        const auto placesOfButtons = [this] { // of the bar, without the button of the branch
            QList<int> places;
            for (const QToolButton* const one : branchButton().parentWidget()->findChildren<QToolButton*>()) {
                if (one != &branchButton() && one->isVisible()) {
                    places << one->x();
                }
            }
            return places;
        };
        const QList<int> before = placesOfButtons();
        ask([&](WhatIfDialog& dialog) {
            QVERIFY(dialog.focusWidget() == &field<QComboBox>(dialog, "to"));
            QTest::keyClicks(&field<QComboBox>(dialog, "to"), "+2");
            QCOMPARE(field<QLabel>(dialog, "verdict").text(),
                     QString("Turn 6: Industry 4.5 → 6.5. The present run stays as it is."));
            QTest::keyClick(&field<QComboBox>(dialog, "to"), Qt::Key_Return);
        });
        QCOMPARE(m_window->sandbox().branch(), std::string("Sol III: Industry +2"));
        QCOMPARE(valueOf("Industry"), 6.5);
        QVERIFY2(text().contains("    <branch name=\"Sol III: Industry +2\">\n"
                                 "      <set object=\"Sol III\" meter=\"Industry\" which=\"current\" value=\"6.5\" "
                                 "turn=\"6\"/>\n"
                                 "    </branch>\n"),
                 text().constData());
        QVERIFY(branchButton().isVisible());
        QTRY_COMPARE(placesOfButtons(), before);
        QCOMPARE(branchButton().accessibleName(), QString("In what-if Sol III: Industry +2"));
        QVERIFY(m_window->statusBar()->currentMessage().contains("Sol III: Industry +2"));
        press(Qt::Key_C, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(compare().base().currentText(), QString("Main run"));
        QCOMPARE(compare().tree().model()->headerData(3, Qt::Horizontal).toString(), QString("Main run, turn 6"));
        QCOMPARE(rows(), (QStringList{"✎ edited: setup (set Sol III Industry 6.5), only now: 1 values from turn 6 on",
                                      "Sol III|Industry|6|4.5|6.5|▲ +2"}));
        step(); // the rules go on from the value: industry shrinks to its maximum
        QCOMPARE(valueOf("Industry"), 4.5);
    }

    NAMED_TEST(holds, "I4.8 a held value stays until its last turn, and its breakdown says so") {
        ask([&](WhatIfDialog& dialog) {
            QTest::keyClicks(&field<QComboBox>(dialog, "to"), "2");
            field<QRadioButton>(dialog, "once").setFocus();
            QTest::keyClick(&field<QRadioButton>(dialog, "once"), Qt::Key_Down);
            QVERIFY(field<QRadioButton>(dialog, "hold").isChecked());
            auto& until = field<QSpinBox>(dialog, "until");
            QVERIFY(until.isEnabled());
            until.setFocus();
            until.selectAll();
            QTest::keyClicks(&until, "8");
            QTest::mouseClick(&button(dialog), Qt::LeftButton);
        });
        QVERIFY2(text().contains("<hold object=\"Sol III\" meter=\"Industry\" which=\"current\" value=\"2\" turn=\"6\" "
                                 "until=\"8\"/>"),
                 text().constData());
        for (int turn = 6; turn <= 8; ++turn) {
            QCOMPARE(valueOf("Industry"), 2.0);
            QVERIFY2(ledger().contains("held"), qPrintable(ledger().join('\n')));
            step();
        }
        QCOMPARE(valueOf("Industry"), 3.0); // it grows again
        QVERIFY(!ledger().contains("held"));
    }

    NAMED_TEST(holdsMaximum, "I4.8 a maximum is held by default, because each turn computes it anew") {
        ask([&](WhatIfDialog& dialog) { QVERIFY(field<QRadioButton>(dialog, "once").isChecked()); });
        inspect("Sol III", "MaxIndustry");
        ask([&](WhatIfDialog& dialog) {
            QVERIFY(field<QRadioButton>(dialog, "hold").isChecked());
            QVERIFY2(field<QLabel>(dialog, "verdict").text().endsWith("The present run stays as it is."),
                     qPrintable(field<QLabel>(dialog, "verdict").text()));
        });
    }

    NAMED_TEST(switches, "I4.8 the bar and a command switch between the main run and what-ifs") {
        make("+2", "First");
        choose(Qt::Key_Home);
        QCOMPARE(m_window->sandbox().branch(), std::string());
        QCOMPARE(valueOf("Industry"), 4.5);
        QCOMPARE(branchButton().accessibleName(), QString("Main run"));
        make("1", "Second");
        QCOMPARE(valueOf("Industry"), 1.0);
        // The second what-if began in the main run, so it does not have the statement of the first.
        QCOMPARE(statements(), QStringList("set Sol III · Industry (current) = 1"));
        chooseInMenu("First");
        QCOMPARE(m_window->sandbox().branch(), std::string("First"));
        QCOMPARE(valueOf("Industry"), 6.5);
        QCOMPARE(m_window->sandbox().turn(), 6u);
        // Compare offers each what-if.
        press(Qt::Key_C, Qt::ControlModifier | Qt::AltModifier);
        QComboBox& base = compare().base();
        base.setFocus();
        QTest::keyClick(&base, Qt::Key_End);
        m_window->waitUntilIdle();
        QCOMPARE(base.currentText(), QString("The what-if “Second”"));
        QVERIFY2(rows().contains("Sol III|Industry|6|1|6.5|▲ +5.5"), qPrintable(rows().join('\n')));
        QTest::keyClick(&base, Qt::Key_Up); // the present one
        m_window->waitUntilIdle();
        QVERIFY2(compare().emptyText().startsWith("This run is the present one."), qPrintable(compare().emptyText()));
    }

    NAMED_TEST(hasOwnStatements,
               "I4.8 orders and changes on a what-if belong to it, and later ones of the main run too") {
        make("+2", "A");
        step();
        change("BLD_MINE");
        QCOMPARE(statements().size(), 2);
        QVERIFY(text().indexOf("<place") > text().indexOf("<branch"));
        show({});
        QCOMPARE(m_window->sandbox().turn(), 7u);
        QCOMPARE(statements().size(), 0);
        change("BLD_BANK");
        QVERIFY2(text().indexOf("BLD_BANK") < text().indexOf("<branch"), text().constData());
        const auto objects = m_window->sandbox().session()->universe().rowCount();
        show("A");
        QCOMPARE(m_window->sandbox().session()->universe().rowCount(), objects + 1);
        QCOMPARE(statements().size(), 2);
        // The map edits of turn 0 belong to the what-if, too.
        goTo(0);
        inspect("Sol III", "Industry");
        change("BLD_MINE");
        QVERIFY(!document("content.xml")
                     .bytes()
                     .contains("<place class=\"BLD_MINE\" on=\"Sol III\"/>\n    <place "
                               "class=\"BLD_MINE\""));
        QCOMPARE(statements().size(), 3);
        m_window->actions()["run.remove-statements"].trigger();
        m_window->waitUntilIdle();
        QCOMPARE(statements().size(), 0);
        QCOMPARE(m_window->sandbox().branch(), std::string("A"));
        QVERIFY(text().contains("BLD_BANK")); // the main run keeps its own
    }

    NAMED_TEST(beginsEmpty, "I4.8 a new what-if without a value takes the next changes") {
        const auto begin = [&](const QString& name) {
            answer([&](QDialog& dialog) {
                auto* const line = dialog.findChild<QLineEdit*>();
                QCOMPARE(line->text(), QString("Variant"));
                line->selectAll();
                QTest::keyClicks(line, name);
                QTest::keyClick(line, Qt::Key_Return);
            });
            m_window->actions()["run.new-branch"].trigger();
            m_window->waitUntilIdle();
        };
        begin("More mines");
        QCOMPARE(m_window->sandbox().branch(), std::string("More mines"));
        QVERIFY2(text().contains("    <branch name=\"More mines\">\n    </branch>\n"), text().constData());
        QCOMPARE(valueOf("Industry"), 4.5);
        change("BLD_MINE");
        QVERIFY2(text().contains("<branch name=\"More mines\">\n      <place class=\"BLD_MINE\" on=\"Sol III\" "
                                 "turn=\"6\"/>\n    </branch>"),
                 text().constData());
        begin("More mines"); // the name is taken
        QCOMPARE(m_window->sandbox().branches().size(), std::size_t{1});
        QVERIFY(m_window->statusBar()->currentMessage().contains("already"));
        begin("Two");
        QCOMPARE(statements().size(), 1);
        show({});
        QCOMPARE(statements().size(), 0);
    }

    NAMED_TEST(undoes, "I4.8 making, renaming, promoting and deleting a what-if are steps that undo takes back") {
        make("+2", "A");
        undo();
        QCOMPARE(m_window->sandbox().branch(), std::string());
        QCOMPARE(valueOf("Industry"), 4.5);
        QVERIFY(!branchButton().isVisible());
        redo();
        QVERIFY(branchButton().isVisible());
        show("A");
        QCOMPARE(valueOf("Industry"), 6.5);
        answer([](QDialog& dialog) {
            auto* const line = dialog.findChild<QLineEdit*>();
            line->selectAll();
            QTest::keyClicks(line, "Better");
            QTest::keyClick(line, Qt::Key_Return);
        });
        m_window->actions()["run.rename-branch"].trigger();
        m_window->waitUntilIdle();
        QCOMPARE(m_window->sandbox().branch(), std::string("Better"));
        undo(); // the run follows the name
        QCOMPARE(m_window->sandbox().branch(), std::string("A"));
        QCOMPARE(valueOf("Industry"), 6.5);
        m_window->actions()["run.promote-branch"].trigger();
        m_window->waitUntilIdle();
        QCOMPARE(m_window->sandbox().branch(), std::string());
        QCOMPARE(valueOf("Industry"), 6.5);
        QVERIFY(!text().contains("<branch"));
        QCOMPARE(statements().size(), 1);
        undo();
        QCOMPARE(valueOf("Industry"), 4.5);
        show("A");
        m_window->actions()["run.delete-branch"].trigger();
        m_window->waitUntilIdle();
        QCOMPARE(m_window->sandbox().branch(), std::string());
        QVERIFY(!text().contains("<branch") && !branchButton().isVisible());
        QVERIFY(!m_window->actions()["run.delete-branch"].isEnabled());
        undo();
        QVERIFY(text().contains("<branch name=\"A\">"));
    }

    NAMED_TEST(keepsTurns, "I4.8 a what-if of an earlier turn is known as far as the run, which keeps its own turns") {
        goTo(9);
        goTo(3);
        make("1", "A");
        QCOMPARE(m_window->sandbox().turn(), 3u);
        QCOMPARE(m_window->sandbox().lastTurn(), 9u);
        const std::vector<std::uint32_t> differing{3, 4, 5, 6};
        QCOMPARE(laneTurns(m_window->timeline(), TurnLane::differences), differing);
        undo();
        QCOMPARE(m_window->sandbox().turn(), 3u);
        QCOMPARE(m_window->sandbox().lastTurn(), 9u);
        QCOMPARE(valueOf("Industry"), 3.0);
    }

    NAMED_TEST(keepsMany, "I4.8 many what-ifs can be left and shown again") {
        constexpr int count = 6;
        for (int i = 0; i < count; ++i) {
            show({});
            make(QString::number(10 + i), QString("No. %1").arg(i));
        }
        for (int i = count - 1; i >= 0; --i) {
            show(QString("No. %1").arg(i));
            QCOMPARE(valueOf("Industry"), 10.0 + i);
            QVERIFY(!ledger().isEmpty());
            step();
            m_window->sandbox().stepBack();
            m_window->waitUntilIdle();
        }
    }

    NAMED_TEST(switchesWhileBusy,
               "I4.8 quick changes between what-ifs while the run is computed give the same values") {
        make("+2", "A");
        show({});
        make("1", "B");
        goTo(12);
        const double ofB = valueOf("Industry");
        QTest::keyClick(m_window.get(), Qt::Key_C, Qt::ControlModifier | Qt::AltModifier); // compares beside the run
        Sandbox& sandbox = m_window->sandbox();
        for (int i = 0; i < 20; ++i) {
            sandbox.goTo(static_cast<std::uint32_t>(40 + i));
            sandbox.switchTo(i % 3 == 0 ? "A" : i % 3 == 1 ? "" : "B");
            if (i % 4 == 0) {
                QCoreApplication::processEvents();
            }
            sandbox.stepBack();
            if (i % 5 == 0) {
                m_window->store().history().undo();
                m_window->store().history().redo();
            }
            if (i % 7 == 0) {
                sandbox.cancel();
            }
        }
        sandbox.switchTo("B");
        sandbox.goTo(12);
        m_window->waitUntilIdle();
        QCOMPARE(sandbox.branch(), std::string("B"));
        QCOMPARE(sandbox.turn(), 12u);
        QCOMPARE(valueOf("Industry"), ofB);
        show("A");
        goTo(6);
        QCOMPARE(valueOf("Industry"), 6.5);
    }

    NAMED_TEST(nests, "I4.8 What if on a what-if copies its statements, or adds to it") {
        make("+2", "A");
        inspect("Sol III", "Population");
        make("7", "B");
        QCOMPARE(statements().size(), 2);
        QCOMPARE(valueOf("Industry"), 6.5);
        QCOMPARE(valueOf("Population"), 7.0);
        show("A");
        QCOMPARE(statements().size(), 1);
        ask([&](WhatIfDialog& dialog) {
            QTest::keyClicks(&field<QComboBox>(dialog, "to"), "9");
            auto& into = field<QComboBox>(dialog, "into");
            into.setFocus();
            QTest::keyClick(&into, Qt::Key_Down);
            QCOMPARE(into.currentText(), QString("The what-if “A”"));
            QVERIFY(!field<QLineEdit>(dialog, "name").isEnabled());
            QTest::mouseClick(&button(dialog), Qt::LeftButton);
        });
        QCOMPARE(m_window->sandbox().branch(), std::string("A"));
        QCOMPARE(statements().size(), 2);
        QCOMPARE(m_window->sandbox().branches().size(), std::size_t{2});
    }

    NAMED_TEST(refuses, "I4.8 the dialog says why a what-if is not possible, and Esc makes none") {
        make("+2", "A");
        show({});
        ask([&](WhatIfDialog& dialog) {
            const auto says = [&] { return field<QLabel>(dialog, "verdict").text(); };
            auto& to = field<QComboBox>(dialog, "to");
            QTest::keyClicks(&to, "many");
            QVERIFY2(says().contains("many"), qPrintable(says()));
            QVERIFY(!button(dialog).isEnabled());
            to.clearEditText();
            QCOMPARE(says(), QString("Enter the new value."));
            QTest::keyClicks(&to, "3");
            QVERIFY(button(dialog).isEnabled());
            auto& name = field<QLineEdit>(dialog, "name");
            name.setFocus();
            name.selectAll();
            QTest::keyClicks(&name, "A");
            QCOMPARE(says(), QString("There is already a what-if with this name."));
            QVERIFY(!button(dialog).isEnabled());
            dialog.abandon();
        });
        QCOMPARE(m_window->sandbox().branches().size(), std::size_t{1});
        QCOMPARE(m_window->sandbox().branch(), std::string());
    }

    NAMED_TEST(isRestored, "I4.8 the next session plays the same what-if again") {
        make("+2", "A");
        m_window->saveAll();
        QVERIFY(m_window->close());
        m_window.reset();
        open();
        QCoreApplication::processEvents();
        m_window->waitUntilIdle();
        QTRY_COMPARE(m_window->sandbox().branch(), std::string("A"));
        m_window->waitUntilIdle();
        QCOMPARE(m_window->sandbox().turn(), 6u);
        QCOMPARE(valueOf("Industry"), 6.5);
        QVERIFY(branchButton().isVisible());
    }

    NAMED_TEST(followsContent, "I4.8 an edit of the content plays the what-if again") {
        make("+2", "A");
        auto* const editor = m_window->editorOf("content.xml");
        const auto at = static_cast<int>(document("content.xml").bytes().indexOf("amount='3'")) + 8;
        editor->replaceAsTyped(at, at + 1, "9");
        m_window->waitUntilIdle();
        QCOMPARE(m_window->sandbox().branch(), std::string("A"));
        QCOMPARE(valueOf("MaxIndustry"), 13.5);
        show({});
        QCOMPARE(valueOf("Industry"), 6.0);
        show("A");
        QCOMPARE(valueOf("Industry"), 6.5);
        step();
        QCOMPARE(valueOf("Industry"), 7.5); // it grows to the new maximum
    }

private:
    void open() {
        m_window = std::make_unique<MainWindow>(QStringLiteral(ORRERY_RESOURCE_DIR));
        m_window->resize(1500, 950);
        m_window->show();
        QVERIFY(m_window->openProject(m_copy->path()));
        m_window->waitUntilIdle();
        m_window->activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(m_window.get()));
        m_window->setPerspective(Perspective::sandbox);
    }
    CompareView& compare() { return *m_window->findChild<CompareView*>(); }
    QToolButton& branchButton() { return m_window->sandboxBar().branchButton(); }
    QByteArray text() { return document(".sandbox/statements.xml").bytes(); }
    Document& document(const char* path) { return *m_window->store().find(path); }
    engine::Row object(const char* name) {
        return *engine::findObject(m_window->sandbox().session()->state().view(), name);
    }
    double valueOf(const char* column) {
        const engine::View view = m_window->sandbox().session()->state().view();
        return view.at(*view.layout->find(column), object("Sol III"));
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QApplication::setActiveWindow(m_window.get());
        QTest::keyClick(m_window.get(), key, modifiers);
        m_window->waitUntilIdle();
    }
    void goTo(std::uint32_t turn) {
        m_window->sandbox().goTo(turn);
        m_window->waitUntilIdle();
    }
    void step() { press(Qt::Key_F10); }
    void undo() {
        m_window->store().history().undo();
        m_window->waitUntilIdle();
    }
    void redo() {
        m_window->store().history().redo();
        m_window->waitUntilIdle();
    }
    void inspect(const char* name, const char* column) {
        m_window->showObject(object(name));
        const auto& layout = m_window->sandbox().program()->model->layout;
        m_window->inspector().explain(object(name), *layout.find(column));
        m_window->inspector().valuesView().setFocus();
    }
    template <typename Widget>
    static Widget& field(WhatIfDialog& dialog, const char* name) {
        return *dialog.findChild<Widget*>(QString::fromLatin1(name));
    }
    static QPushButton& button(WhatIfDialog& dialog) {
        const auto buttons = dialog.findChildren<QPushButton*>();
        return **std::ranges::find_if(buttons, [](const QPushButton* one) { return one->isDefault(); });
    }
    /// Answers the next dialog.
    void answer(const std::function<void(QDialog&)>& act) {
        QTimer::singleShot(0, this, [act] {
            auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            QApplication::setActiveWindow(dialog);
            act(*dialog);
            if (dialog->isVisible()) {
                dialog->done(QDialog::Rejected);
            }
        });
    }
    /// Opens the dialog by its key, and answers it.
    void ask(const std::function<void(WhatIfDialog&)>& act) {
        answer([act](QDialog& dialog) {
            auto* const whatIf = qobject_cast<WhatIfDialog*>(&dialog);
            QVERIFY(whatIf != nullptr);
            act(*whatIf);
            if (whatIf->isVisible()) {
                whatIf->abandon();
            }
        });
        press(Qt::Key_W, Qt::ControlModifier | Qt::AltModifier);
    }
    void make(const QString& value, const QString& name) {
        ask([&](WhatIfDialog& dialog) {
            QTest::keyClicks(&field<QComboBox>(dialog, "to"), value);
            field<QLineEdit>(dialog, "name").selectAll();
            QTest::keyClicks(&field<QLineEdit>(dialog, "name"), name);
            QTest::mouseClick(&button(dialog), Qt::LeftButton);
        });
        QCOMPARE(m_window->sandbox().branch(), name.toStdString());
    }
    /// Chooses a row of the chooser of what-ifs, by keys.
    void choose(Qt::Key key) {
        answer([key](QDialog& dialog) {
            auto* const list = dialog.findChild<QListView*>();
            QVERIFY(list != nullptr);
            list->setFocus();
            QTest::keyClick(list, key);
            QTest::keyClick(list, Qt::Key_Return);
        });
        press(Qt::Key_S, Qt::ControlModifier | Qt::AltModifier);
    }
    /// Chooses an entry of the menu of the bar, which a click opens.
    void chooseInMenu(const QString& name) {
        QTimer::singleShot(0, this, [name] {
            auto* const menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu != nullptr);
            const auto actions = menu->actions();
            const auto found =
                std::ranges::find_if(actions, [&](const QAction* action) { return action->text() == name; });
            if (found != actions.end()) {
                menu->setActiveAction(*found);
                QTest::keyClick(menu, Qt::Key_Return);
            } else {
                menu->close();
            }
        });
        QTest::mouseClick(&branchButton(), Qt::LeftButton);
        m_window->waitUntilIdle();
        QCOMPARE(m_window->sandbox().branch(), name == "Main run" ? std::string() : name.toStdString());
    }
    void show(const QString& branch) {
        if (branch.toStdString() != m_window->sandbox().branch()) {
            chooseInMenu(branch.isEmpty() ? QStringLiteral("Main run") : branch);
        }
    }
    /// Places an object of a class on Sol III, as the menus of the map do.
    void change(const char* objectClass) {
        answer([objectClass](QDialog& dialog) {
            auto* const line = dialog.findChild<QLineEdit*>();
            QVERIFY(line != nullptr);
            QTest::keyClicks(line, objectClass);
            QTest::keyClick(line, Qt::Key_Return);
        });
        press(Qt::Key_E, Qt::ControlModifier);
    }
    /// Returns the statements that the pane shows.
    QStringList statements() {
        m_window->raisePane(QStringLiteral("statements"));
        auto* const pane = m_window->findChild<StatementsView*>();
        const QAbstractItemModel& model = *pane->findChild<QTableView*>()->model();
        QStringList all;
        for (int row = 0; row < model.rowCount(); ++row) {
            all << model.index(row, 1).data().toString();
        }
        return all;
    }
    /// Returns the labels of the breakdown.
    QStringList ledger() {
        QStringList all;
        const QAbstractItemModel& model = *m_window->inspector().ledgerView().model();
        for (int row = 0; row < model.rowCount(); ++row) {
            for (int column = 0; column < model.columnCount(); ++column) {
                all << model.index(row, column).data().toString();
            }
        }
        return all;
    }
    QStringList rows() { return compareRows(compare()); }

    std::unique_ptr<ProjectCopy> m_copy;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(WhatIfWindowTest)
#include "what_if_window_test.moc"
