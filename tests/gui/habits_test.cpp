// SPDX-License-Identifier: GPL-3.0-or-later
// Everyday habits in the whole window, driven by key events (I6.7).
#include "app/ide/import_report_view.h"
#include "app/ide/main_window.h"
#include "app/ide/window_dialogs.h"
#include "engine/explanations.h"
#include "support/project_copy.h"
#include "tests/support/large_project.h"
#include "tests/support/named_test.h"
#include "widgets/base/choice_box.h"
#include "widgets/document/document_editor.h"
#include "widgets/funnel/funnel_view.h"
#include "widgets/funnel/scope_funnel.h"
#include "widgets/galaxy/galaxy_view.h"
#include "widgets/help/help_page.h"
#include "widgets/help/help_view.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/problems/problems_model.h"
#include "widgets/problems/problems_view.h"
#include "widgets/project/project_tree.h"
#include "widgets/sandbox/availability_view.h"
#include "widgets/sandbox/objects_view.h"
#include "widgets/sandbox/orders_view.h"
#include "widgets/tables/calculation_bar.h"
#include "widgets/tables/element_table_view.h"
#include "widgets/theme/theme.h"
#include "widgets/why_not/why_not_view.h"
#include "widgets/words/engine_text.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QCommandLinkButton>
#include <QDialog>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QTimer>
#include <QToolTip>
#include <QTreeView>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

using namespace orrery::ide;
using namespace orrery::widgets;
namespace engine = orrery::engine;

class HabitsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-habits-test");
        applyTheme(*qApp, ThemeKind::light);
    }
    void init() {
        QSettings().clear();
        m_copy = std::make_unique<ProjectCopy>("small");
        m_window = std::make_unique<MainWindow>(QStringLiteral(ORRERY_RESOURCE_DIR));
        m_window->show();
        QVERIFY(m_window->openProject(m_copy->path()));
        m_window->waitUntilIdle();
        m_window->activateWindow();
    }
    void cleanup() {
        while (m_window->store().history().canUndo()) {
            m_window->store().history().undo();
        }
        m_window->waitUntilIdle();
        m_window.reset();
    }

    // Boxes with completion.

    NAMED_TEST(boxTakes, "I6.7 Enter in the funnel's group box takes the only suggestion, and the funnel shows it") {
        auto* const view = funnel();
        auto* const funnel = m_window->findChild<ScopeFunnel*>();
        type(view->groups(), "lif");
        QTest::keyClick(completions(view->groups()), Qt::Key_Return);
        QCOMPARE(view->groups().currentText(), QString("BLD_BANK/lift"));
        QCOMPARE(funnel->groupId(), QString("lift"));
    }

    NAMED_TEST(boxRestores, "I6.7 a box never shows a name that it does not mean") {
        auto* const view = funnel();
        type(view->groups(), "lif");
        QTest::keyClick(completions(view->groups()), Qt::Key_Return);
        type(view->groups(), "nothing like it");
        QTest::keyClick(&view->groups(), Qt::Key_Tab);
        QCOMPARE(view->groups().currentText(), QString("BLD_BANK/lift"));
        type(view->groups(), "nothing like it");
        QTest::keyClick(&view->groups(), Qt::Key_Escape);
        QCOMPARE(view->groups().currentText(), QString("BLD_BANK/lift"));
        type(view->groups(), "bld_mine/dig");
        if (QWidget* const list = completions(view->groups())) {
            list->hide();
        }
        QApplication::setActiveWindow(m_window.get()); // the offscreen platform leaves the focus with a closed list
        QTest::keyClick(&view->groups(), Qt::Key_Tab);
        QCOMPARE(view->groups().currentText(), QString("BLD_MINE/dig"));
        QCOMPARE(m_window->findChild<ScopeFunnel*>()->groupId(), QString("dig"));
    }

    NAMED_TEST(boxTab, "I6.7 Tab in a box with completion takes what is highlighted") {
        auto* const view = funnel();
        type(view->groups(), "bank");
        QTest::keyClick(completions(view->groups()), Qt::Key_Tab);
        QCOMPARE(view->groups().currentText(), QString("BLD_BANK/interest"));
        QCOMPARE(m_window->findChild<ScopeFunnel*>()->groupId(), QString("interest"));
    }

    NAMED_TEST(boxRanks, "I6.7 names that begin with the typed letters come before those that contain them") {
        ChoiceBox box("Classes");
        box.addItems({"TEC_BLD", "BLD_B", "A_BLD", "BLD"});
        box.show();
        type(box, "bld");
        QCOMPARE(offered(box), QStringList({"BLD", "BLD_B", "TEC_BLD", "A_BLD"}));
    }

    NAMED_TEST(boxKeeps, "I6.7 a preview of an entry leaves the entry of a list that is selected") {
        ChoiceBox box("Classes");
        box.addItems({"BLD_A", "BLD_B", "BLD_C"});
        box.show();
        type(box, "bld");
        auto* const list = qobject_cast<QAbstractItemView*>(completions(box));
        QVERIFY(list != nullptr && list->isVisible());
        list->setCurrentIndex(list->model()->index(2, 0));
        box.setItemData(0, "30 objects", Qt::UserRole + 1);
        QCOMPARE(list->currentIndex().data().toString(), QString("BLD_C"));
        QCOMPARE(offered(box), QStringList({"BLD_A", "BLD_B", "BLD_C"}));
    }

    NAMED_TEST(boxFree, "I6.7 a box for any text takes a suggestion only if it is the only one") {
        QComboBox box;
        box.setEditable(true);
        box.addItems({"BLD_MINE", "BLD_BANK"});
        box.setCompleter(new RankedCompleter(*box.model(), RankedCompleter::Offers::theOnly, &box));
        box.show();
        type(box, "bld");
        QTest::keyClick(completions(box), Qt::Key_Return);
        QCOMPARE(box.currentText(), QString("bld"));
        type(box, "ban");
        QTest::keyClick(completions(box), Qt::Key_Return);
        QCOMPARE(box.currentText(), QString("BLD_BANK"));
        type(box, "mi");
        QTest::keyClick(completions(box), Qt::Key_Tab); // a new name can be a part of a known one
        QCOMPARE(box.currentText(), QString("mi"));
        type(box, "bld_m");
        QTest::keyClick(completions(box), Qt::Key_Tab);
        QCOMPARE(box.currentText(), QString("BLD_MINE"));
        type(box, "bld");
        QTest::keyClick(completions(box), Qt::Key_Tab);
        QCOMPARE(box.currentText(), QString("bld"));
    }

    // The keyboard focus.

    NAMED_TEST(focusShown, "I6.7 an empty list and a link show that they have the keyboard focus") {
        QWidget box;
        auto* const layout = new QVBoxLayout(&box);
        auto* const other = new QLineEdit;
        QWidget* const views[] = {new QTableView, new QTreeView, new QCommandLinkButton("Open project…")};
        layout->addWidget(other);
        for (QWidget* const view : views) {
            layout->addWidget(view);
        }
        box.show();
        QApplication::setActiveWindow(&box);
        for (QWidget* const view : views) {
            other->setFocus();
            const QImage before = view->grab().toImage();
            view->setFocus(Qt::ShortcutFocusReason);
            QVERIFY2(view->grab().toImage() != before, view->metaObject()->className());
        }
    }

    NAMED_TEST(treeFirst, "I6.7 F6 to the project goes to its tree") {
        m_window->setPerspective(Perspective::write);
        m_window->raisePane("problems");
        press(Qt::Key_F6); // the first pane follows the last one
        QCOMPARE(QApplication::focusWidget(), &m_window->projectTree().view());
    }

    // The project and the help.

    NAMED_TEST(closesProject, "I6.7 Close project asks about unsaved work, then shows the start page") {
        DocumentEditor* const editor = m_window->currentEditor();
        editor->goTo(0, 0);
        editor->setFocus();
        QTest::keyClicks(editor, " ");
        QVERIFY(m_window->store().hasUnsaved());
        inNextDialog([](QDialog& dialog) { press(dialog, "Keep editing"); });
        press(Qt::Key_F4, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(m_window->hasProject() && m_window->store().hasUnsaved());
        m_window->say("Sol III, turn 0");
        inNextDialog([](QDialog& dialog) { press(dialog, "Discard changes"); });
        press(Qt::Key_F4, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!m_window->hasProject());
        m_window->waitUntilIdle();
        QCOMPARE(m_window->windowTitle(), QString("Orrery"));
        QVERIFY(reinterpret_cast<QWidget&>(m_window->startPage()).isVisible());
        QVERIFY(!m_window->sandbox().hasRun());
        QVERIFY(!m_window->actions()["file.close-project"].isEnabled());
        QCOMPARE(m_window->statusBar()->currentMessage(), QString());
        for (const QDockWidget* const dock : m_window->findChildren<QDockWidget*>()) {
            QVERIFY2(!dock->isVisible(), qPrintable(dock->windowTitle()));
        }
        for (const QLabel* const label : m_window->statusBar()->findChildren<QLabel*>()) {
            QVERIFY2(label->text().isEmpty(), qPrintable(label->text()));
        }
        QVERIFY(m_window->openProject(m_copy->path()));
        m_window->waitUntilIdle();
        QVERIFY(m_window->sandbox().session());
    }

    NAMED_TEST(helpBefore, "I6.7 F1 opens the help before a project is open, and the help stays when one opens") {
        MainWindow window(QStringLiteral(ORRERY_RESOURCE_DIR));
        window.show();
        QApplication::setActiveWindow(&window);
        QTest::keyClick(&window, Qt::Key_F1);
        auto* const help = window.findChild<HelpView*>();
        QVERIFY(help != nullptr && help->isVisible());
        QVERIFY(!help->page().toPlainText().isEmpty());
        QVERIFY(window.openProject(m_copy->path()));
        window.waitUntilIdle();
        QVERIFY(help->isVisible());
    }

    NAMED_TEST(tutorialCloses, "I6.7 the pane of the tutorial closes with its project") {
        m_window->raisePane("tutorial");
        const auto* const dock = m_window->findChild<QDockWidget*>("tutorial");
        QVERIFY(dock->isVisible());
        QVERIFY(m_window->closeProject());
        QVERIFY(m_window->openProject(m_copy->path()));
        m_window->waitUntilIdle();
        QVERIFY(!dock->isVisible());
    }

    // The names of commands.

    void dots_data() {
        QTest::addColumn<QString>("id");
        for (const ActionRow& row : actionRows()) {
            if (QString(row.text).endsWith(QChar(0x2026))) {
                QTest::addRow("I6.7 dots promise a question: %s", row.id) << row.id;
            }
        }
    }
    void dots() {
        QFETCH(QString, id);
        // Every command has what it needs: a class at the cursor, a planet that is selected, a table with the focus,
        // a what-if.
        explain("Sol III", "MaxTrade");
        if (id.startsWith("table.")) {
            press(Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
            m_window->waitUntilIdle();
            m_window->findChild<ElementTableView*>()->waitUntilRead();
        } else if (id.startsWith("edit.") || id.startsWith("project.")) {
            m_window->setPerspective(Perspective::write);
            DocumentEditor* const editor = m_window->currentEditor();
            const int at = static_cast<int>(editor->document().bytes().indexOf("BLD_MINE"));
            editor->goTo(at, at);
            editor->setFocus();
        } else if (id.endsWith("-branch")) {
            const auto add = [](const auto& text, const RunBase& base) {
                return branchAdditionTo(text, base, {}, "A", {});
            };
            QVERIFY(m_window->sandbox().changeStatements("Begin a what-if", add, "A"));
            m_window->waitUntilIdle();
        }
        QAction* const command = m_window->findChild<QAction*>(id);
        QVERIFY(command->isEnabled());
        QString asked;
        QTimer watch;
        connect(&watch, &QTimer::timeout, this, [&] {
            QWidget* const modal = QApplication::activeModalWidget();
            QWidget* const shown = modal != nullptr ? modal : QApplication::activePopupWidget();
            if (shown != nullptr) {
                asked = QString::fromLatin1(shown->metaObject()->className());
                shown->close();
            }
        });
        watch.start(0);
        command->trigger();
        for (const QDialog* const form : m_window->findChildren<QDialog*>()) { // a form of a pane, or a dialog
            asked = form->isVisible() ? QString::fromLatin1(form->metaObject()->className()) : asked;
        }
        if (m_window->findChild<CalculationBar*>()->isVisible()) {
            asked = "CalculationBar";
        }
        QTRY_VERIFY(!asked.isEmpty());
    }

    // The palette.

    void finds_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("kind");
        QTest::newRow("I6.7 the palette finds a command") << "show scope"
                                                          << "Show scope funnel"
                                                          << "command";
        QTest::newRow("I6.7 the palette finds a pane") << "pane: orders"
                                                       << "Show pane: Orders"
                                                       << "pane";
        QTest::newRow("I6.7 the palette finds a setting") << "theme appearance"
                                                          << "Theme"
                                                          << "setting";
        QTest::newRow("I6.7 the palette finds a class") << "bld_ba"
                                                        << "BLD_BANK"
                                                        << "class";
        QTest::newRow("I6.7 the palette finds a class by its name") << "mine class"
                                                                    << "BLD_MINE"
                                                                    << "class";
        QTest::newRow("I6.7 the palette finds a group") << "mine/d"
                                                        << "BLD_MINE/dig"
                                                        << "group";
        QTest::newRow("I6.7 the palette finds a scenario") << "pair"
                                                           << "pair"
                                                           << "scenario";
        QTest::newRow("I6.7 the palette finds a file") << "content.x"
                                                       << "content.xml"
                                                       << "file";
        QTest::newRow("I6.7 the palette finds an object of the run") << "Sol III"
                                                                     << "Sol III"
                                                                     << "object";
        QTest::newRow("I6.7 the palette finds a page of the help") << "first st"
                                                                   << "First steps"
                                                                   << "help page";
    }
    void finds() {
        QFETCH(QString, words);
        QFETCH(QString, name);
        QFETCH(QString, kind);
        QString first;
        palette(words, [&](QListView& list) {
            const QModelIndex index = list.currentIndex();
            first = index.data().toString() + " / " + index.data(ChoiceModel::DetailRole).toString().section(" · ", -1);
        });
        QCOMPARE(first, name + " / " + kind);
    }

    NAMED_TEST(opensFound, "I6.7 Enter in the palette opens what it shows") {
        palette("BLD_BANK/lift", {}, Qt::Key_Return);
        const int at = m_window->currentEditor()->caretOffset();
        QCOMPARE(m_window->currentEditor()->document().bytes().mid(at, 16), QByteArray("<group id=\"lift\""));
        palette("Vega I", {}, Qt::Key_Return);
        const auto vega = engine::findObject(m_window->sandbox().session()->state().view(), "Vega I");
        QCOMPARE(m_window->inspector().object(), std::optional<std::uint32_t>(*vega));
        QVERIFY(m_window->galaxy().isVisible());
        palette("First steps", {}, Qt::Key_Return);
        QVERIFY(m_window->findChild<HelpView*>()->isVisible());
        palette("undo", {}, Qt::Key_Return);
        QVERIFY2(m_window->statusBar()->currentMessage().contains("not available"),
                 qPrintable(m_window->statusBar()->currentMessage()));
    }

    NAMED_TEST(findsNothing, "I6.7 the palette says when nothing matches, and Enter then keeps it open") {
        QString told;
        bool isOpen = false;
        palette("zzzz", [&](QListView& list) {
            QWidget& dialog = *list.window();
            QTest::keyClick(dialog.findChild<QLineEdit*>(), Qt::Key_Return);
            isOpen = dialog.isVisible();
            const auto* const none = dialog.findChild<QLabel*>("none");
            told = none->isVisible() ? none->text() : QString();
        });
        QCOMPARE(told, QString("Nothing matches 'zzzz'."));
        QVERIFY(isOpen);
    }

    NAMED_TEST(largePalette, "I6.7 the palette finds a class among ten thousand, and checks each of them once") {
        const QTemporaryDir folder;
        engine::FolderContents project =
            orrery::fixture::makeProject({.classes = 10'000, .files = 20, .hasFindings = false});
        orrery::fixture::writeProject(project, folder.path().toStdString());
        QVERIFY(m_window->openProject(folder.path()));
        m_window->waitUntilIdle();
        const auto& classes = m_window->analyzer().latest()->model->classes;
        const QString wanted = QString::fromStdString(classes.asRead(9'000).id);
        QString first;
        palette(wanted, [&](QListView& list) { first = list.currentIndex().data().toString(); });
        QCOMPARE(first, wanted);
    }

    NAMED_TEST(ranks, "I6.7 a longer word searches only what the shorter one found, best matches first") {
        const QStringList names{"unmine", "BLD mine", "mine", "Mines", "bank"};
        int looks = 0;
        ChoiceModel model(static_cast<int>(names.size()), [&](int i) {
            ++looks;
            return Choice{.name = names[i], .detail = i == 4 ? "mine" : QString()};
        });
        const auto shown = [&](const QString& words) {
            model.filter(words);
            QStringList all;
            for (int row = 0; row < model.rowCount(); ++row) {
                all << model.index(row, 0).data().toString();
            }
            return all;
        };
        QCOMPARE(shown("mine"), QStringList({"mine", "Mines", "BLD mine", "unmine", "bank"}));
        QCOMPARE(shown("mines"), QStringList({"Mines"}));
        QCOMPARE(shown("min"), QStringList({"mine", "Mines", "BLD mine", "unmine", "bank"}));
        QCOMPARE(shown(""), names);
        QCOMPARE(looks, static_cast<int>(names.size()));
    }

    NAMED_TEST(ranksLabels, "G1.5 a game name ranks as an id does, and a class comes before the groups of its rank") {
        const std::vector<Choice> choices{
            {.name = "SH_SYMBIOTIC/group-1", .detail = "Symbiotic Hull Fuel", .isDetailName = true, .isPart = true},
            {.name = "SH_SYMBIOTIC", .detail = "Symbiotic Hull", .isDetailName = true},
            {.name = "SYMBIOTIC_MOSS", .detail = "Moss", .isDetailName = true},
            {.name = "GRO_SYMBIOTIC_BIO", .detail = "Symbiotic Biology", .isDetailName = true},
        };
        ChoiceModel model(static_cast<int>(choices.size()),
                          [&](int i) { return choices[static_cast<std::size_t>(i)]; });
        const auto shown = [&](const QString& words) {
            model.filter(words);
            QStringList all;
            for (int row = 0; row < model.rowCount(); ++row) {
                all << model.index(row, 0).data().toString();
            }
            return all;
        };
        QCOMPARE(shown("symbiotic"),
                 QStringList({"SH_SYMBIOTIC", "SYMBIOTIC_MOSS", "GRO_SYMBIOTIC_BIO", "SH_SYMBIOTIC/group-1"}));
        QCOMPARE(shown("symbiotic bio").front(), QString("GRO_SYMBIOTIC_BIO"));
    }

    NAMED_TEST(findsWhileBusy, "I6.7 the palette finds objects while a job changes the run") {
        m_window->sandbox().goTo(20);
        QVERIFY(m_window->sandbox().session() == nullptr);
        QString first;
        palette("Sol III", [&](QListView& list) { first = list.currentIndex().data().toString(); });
        QCOMPARE(first, QString("Sol III"));
        m_window->waitUntilIdle();
    }

    NAMED_TEST(gameNames, "G1.5 groups and objects are found by the names of their classes in the game") {
        replace("name=\"Bank\"", "name=\"Lender\"");
        replace("<place class=\"BLD_BANK\"", "<place name=\"Vault\" class=\"BLD_BANK\"");
        auto* const view = funnel();
        type(view->groups(), "lend");
        QCOMPARE(offered(view->groups()), QStringList({"BLD_BANK/interest", "BLD_BANK/lift"}));
        QTest::keyClick(completions(view->groups()), Qt::Key_Return);
        QCOMPARE(view->groups().currentText(), QString("BLD_BANK/interest"));
        type(view->groups(), "nothing like it");
        QTRY_COMPARE(QToolTip::text(), QString("Nothing matches 'nothing like it'."));
        m_window->setPerspective(Perspective::sandbox);
        auto* const objects = m_window->findChild<ObjectsView*>();
        auto* const words = objects->findChild<QLineEdit*>();
        words->setFocus();
        QTest::keyClicks(words, "lender");
        objects->waitUntilCurrent();
        const QAbstractItemModel& list = *objects->tree().model();
        QCOMPARE(list.rowCount(), 1);
        QCOMPARE(list.rowCount(list.index(0, 0)), 1);
        QVERIFY(list.index(0, 0, list.index(0, 0)).data().toString().startsWith("Vault"));
    }

    NAMED_TEST(groupLabels, "G3.2 lists show the label of a group without its markup") {
        replace("<group id=\"lift\"",
                "<group id=\"lift\" name=\"%1% &lt;i>%2%&lt;/i> lifts [[building BLD_MINE]] 5%%, a &lt; b\"");
        const DefinitionList list(m_window->analyzer().latest());
        QStringList labels;
        for (int i = 0; i < list.count(); ++i) {
            labels << list.choiceAt(i).detail;
        }
        QVERIFY2(labels.contains("Bank lifts Mine 5%, a < b"), qPrintable(labels.join('\n')));
    }

    // Questions about objects.

    NAMED_TEST(whyNotPane, "I6.7 Why no effect is a pane that begins with the group behind the chosen value") {
        press(Qt::Key_F10);
        m_window->waitUntilIdle();
        explain("Sol III", "MaxTrade");
        press(Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
        auto* const view = m_window->findChild<WhyNotView*>();
        QVERIFY(view != nullptr && view->isVisible() && QApplication::activeModalWidget() == nullptr);
        QCOMPARE(view->groups().currentText(), QString("BLD_BANK/interest"));
        QVERIFY(view->conditions().hasFocus());
        QVERIFY2(view->sentence().contains("activation"), qPrintable(view->sentence()));
        // Every group behind this value acted: the last one comes first.
        explain("Sol III", "MaxIndustry");
        press(Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(view->groups().currentText(), QString("BLD_BANK/lift"));
        QVERIFY2(view->sentence().contains("It did affect"), qPrintable(view->sentence()));
        explain("Sol III", "MaxTrade");
        press(Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(view->groups().currentText(), QString("BLD_BANK/interest"));
        // It follows the run and the chosen object.
        explain("Vega I", "MaxTrade");
        QVERIFY2(view->findChild<QLabel*>()->text().contains("Vega I"), qPrintable(view->findChild<QLabel*>()->text()));
        press(Qt::Key_F10);
        m_window->waitUntilIdle();
        QVERIFY2(view->findChild<QLabel*>()->text().contains("turn 2"), qPrintable(view->findChild<QLabel*>()->text()));
        view->conditions().setFocus();
        view->conditions().setCurrentItem(view->conditions().topLevelItem(0));
        QTest::keyClick(&view->conditions(), Qt::Key_Return);
        QVERIFY(view->isVisible());
        const int at = m_window->currentEditor()->caretOffset();
        QVERIFY(m_window->currentEditor()->document().bytes().mid(at).startsWith("number-of"));
    }

    NAMED_TEST(availabilityPane, "I6.7 availability is a pane that stays open") {
        explain("Sol III", "MaxTrade");
        press(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
        auto* const view = m_window->findChild<AvailabilityView*>();
        QVERIFY(view != nullptr && view->isVisible() && QApplication::activeModalWidget() == nullptr);
        QCOMPARE(view->findChild<QComboBox*>()->currentText(), QString("Terrans"));
        QVERIFY(view->findChild<QTreeView*>("classes")->model()->rowCount() >= 2);
    }

    NAMED_TEST(ordersPane, "I6.7 orders of the turn are listed, given by form and withdrawn in a pane") {
        explain("Sol III", "MaxTrade");
        press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        auto* const view = m_window->findChild<OrdersView*>();
        QVERIFY(view != nullptr && view->isVisible() && QApplication::activeModalWidget() == nullptr);
        OrderDialog* form = view->form();
        QVERIFY(form != nullptr && form->isVisible() && !form->isWindow());
        auto* const kind = form->findChild<QComboBox*>("order");
        QTRY_VERIFY(kind->hasFocus());
        const auto orders = m_window->sandbox().program()->model->vocabulary.orders();
        for (std::size_t i = 0; i < orders.size(); ++i) {
            if (orders[i].tag == "produce-order") {
                kind->setCurrentIndex(static_cast<int>(i));
            }
        }
        QVERIFY2(kind->currentIndex() >= 0, "no order");
        for (QComboBox* const field : form->findChildren<QComboBox*>()) {
            if (field->isEditable() && field->currentText().isEmpty() && field->count() > 0) {
                field->setCurrentText(field->itemText(0));
            }
        }
        QPushButton* give = nullptr;
        for (QPushButton* const button : form->findChildren<QPushButton*>()) {
            give = button->isDefault() ? button : give;
        }
        QVERIFY2(give->isEnabled(), qPrintable(form->text()));
        QTest::keyClick(give, Qt::Key_Space);
        m_window->waitUntilIdle();
        QVERIFY(view->form() == nullptr);
        QCOMPARE(view->list().topLevelItemCount(), 1);
        QCOMPARE(view->list().topLevelItem(0)->text(0), QString("Terrans"));
        QApplication::setActiveWindow(m_window.get());
        view->list().setFocus();
        QVERIFY(view->list().hasFocus());
        QVERIFY(m_window->sandbox().isOwn(m_window->sandbox().session()->scenario().orders.front()));
        QTest::keyClick(&view->list(), Qt::Key_Delete);
        m_window->waitUntilIdle();
        QCOMPARE(view->list().topLevelItemCount(), 0);
        press(Qt::Key_Z, Qt::ControlModifier);
        m_window->waitUntilIdle();
        QCOMPARE(view->list().topLevelItemCount(), 1);
    }

    NAMED_TEST(changesObject, "I6.7 Ctrl+E finds a change by its kind and name, and says what it did") {
        explain("Sol III", "MaxTrade");
        inNextDialog([](QDialog& dialog) {
            auto* const words = dialog.findChild<QLineEdit*>();
            QTest::keyClicks(words, "place object bank");
            const QModelIndex index = dialog.findChild<QListView*>()->currentIndex();
            QVERIFY(index.data().toString().contains("BLD_BANK"));
            QCOMPARE(index.data(ChoiceModel::DetailRole).toString(), QString("Place object"));
            QTest::keyClick(words, Qt::Key_Return);
        });
        press(Qt::Key_E, Qt::ControlModifier);
        QVERIFY2(m_window->statusBar()->currentMessage().startsWith("Sol III, turn 0: Place object: Bank (BLD_BANK)"),
                 qPrintable(m_window->statusBar()->currentMessage()));
        m_window->waitUntilIdle();
    }

    NAMED_TEST(standIn, "I6.7 the funnel says when another source takes the place of the last one") {
        auto* const view = funnel();
        auto* const shown = m_window->findChild<ScopeFunnel*>();
        shown->showGroup("BLD_BANK", "lift");
        shown->waitUntilCurrent();
        QVERIFY2(view->note().isEmpty(), qPrintable(view->note()));
        // The only bank leaves the scenario.
        Document* const document = m_window->store().find("content.xml");
        const QByteArray bank = "<place class=\"BLD_BANK\" on=\"Sol III\"/>";
        const auto at = static_cast<std::uint32_t>(document->bytes().indexOf(bank));
        QVERIFY(m_window->store().apply("move", {{document, {at, at + static_cast<std::uint32_t>(bank.size())}, ""}}));
        m_window->waitUntilIdle();
        shown->waitUntilCurrent();
        QVERIFY2(view->note().startsWith("The source is now 'as if on BLD_MINE on Sol III', because 'BLD_BANK'"),
                 qPrintable(view->note()));
        view->sources().setFocus();
        QTest::keyClick(&view->sources(), Qt::Key_Up);
        shown->waitUntilCurrent();
        QVERIFY2(!view->note().contains("The source is now"), qPrintable(view->note()));
    }

    NAMED_TEST(enterPresses, "I6.7 Enter presses a button and switches a check box, as Space does") {
        m_window->raisePane("problems");
        QPushButton button(m_window.get());
        QCheckBox box(m_window.get());
        int clicks = 0;
        connect(&button, &QPushButton::clicked, this, [&] { ++clicks; });
        for (QWidget* const one : std::initializer_list<QWidget*>{&button, &box}) {
            one->show();
            one->setFocus();
            QTest::keyClick(one, Qt::Key_Return);
        }
        QCOMPARE(clicks, 1);
        QVERIFY(box.isChecked());
        QDialog dialog(m_window.get());
        auto* const ok = new QPushButton("OK", &dialog);
        ok->setDefault(true);
        auto* const other = new QPushButton("Choose", &dialog);
        other->setAutoDefault(false);
        auto* const inside = new QCheckBox("Check", &dialog);
        int oks = 0;
        int others = 0;
        connect(ok, &QPushButton::clicked, this, [&] { ++oks; });
        connect(other, &QPushButton::clicked, this, [&] { ++others; });
        dialog.show();
        other->setFocus();
        QTest::keyClick(other, Qt::Key_Return);
        QCOMPARE(others, 1);
        QCOMPARE(oks, 0);
        inside->setFocus();
        QTest::keyClick(inside, Qt::Key_Return);
        QCOMPARE(oks, 1);
        QVERIFY(!inside->isChecked());
    }

    NAMED_TEST(importReport, "I6.7 an import shows its report, and its entries lead to the places") {
        const QTemporaryDir folder;
        importGame("import.freeorion-classic", folder.path(), ORRERY_SOURCE_DIR "/tests/data/import/small");
        auto* const report = m_window->findChild<ImportReportView*>();
        QVERIFY(report != nullptr && report->isVisible());
        QVERIFY2(report->summary().contains("techs"), qPrintable(report->summary()));
        QTreeWidget& tree = report->tree();
        QVERIFY(tree.topLevelItemCount() > 0 && tree.topLevelItem(0)->isFirstColumnSpanned());
        showFirstEntry(tree);
    }

    NAMED_TEST(importOfPresentGame, "G2.6 the report of the present game lists numbers, reasons and places") {
        const QTemporaryDir folder;
        importGame("import.freeorion", folder.path(), ORRERY_SOURCE_DIR "/tests/data/focs/small");
        auto* const report = m_window->findChild<ImportReportView*>();
        QVERIFY(report != nullptr && report->isVisible());
        QCOMPARE(report->summary(), QString("Read 4 scripts with 6 definitions and 7 effects groups. "
                                            "Imported 6 classes with 7 effects groups. "
                                            "The English string table lacks 13 texts that the scripts use."));
        QTreeWidget& tree = report->tree();
        QCOMPARE(tree.topLevelItemCount(), 2); // the other one lists the missing texts
        QTreeWidgetItem& section = *tree.topLevelItem(0);
        QCOMPARE(section.text(0), QString("No script defines this name (2)"));
        QCOMPARE(section.child(0)->text(0), QString("LGT_LAMPS/research_cost_formula"));
        QCOMPARE(section.child(0)->text(2), QString("scripting/techs/LAMPS.focs.txt:44"));
        showFirstEntry(tree);
        // Saved games are the scenarios of such a project.
        const auto isOffered = [this] {
            ProjectTree& projectTree = m_window->projectTree();
            return std::ranges::any_of(projectTree.findChildren<QPushButton*>(), [&](const QPushButton* button) {
                return button->isVisibleTo(&projectTree) && button->text().startsWith("Open saved");
            });
        };
        QTRY_VERIFY(isOffered());
    }

    // Problems.

    NAMED_TEST(capitals, "I6.7 problems begin with a capital letter, and their advice follows as a sentence") {
        for (const engine::DiagnosticSpec* const spec : engine::allDiagnostics()) {
            const QString text = findingText(*spec);
            QVERIFY2(!text[0].isLower(), qPrintable(text));
        }
        DocumentEditor* const editor = m_window->currentEditor();
        const int at = static_cast<int>(editor->document().bytes().indexOf("Industry"));
        editor->goTo(at, at + 8);
        editor->setFocus();
        QTest::keyClicks(editor, "Industri");
        m_window->waitUntilIdle();
        const ProblemsModel& model = m_window->problems().model();
        QVERIFY(model.rowCount() > 0);
        const QString shown = model.index(0, ProblemsModel::message).data().toString();
        QVERIFY2(!shown[0].isLower(), qPrintable(shown));
        const QString hover = editor->hoverText(at + 1);
        QVERIFY2(hover.startsWith(shown + ". "), qPrintable(hover));
        QVERIFY2(!hover[shown.size() + 2].isLower(), qPrintable(hover));
    }

private:
    /// Imports content of a game by the New Project dialog, and opens it.
    void importGame(const char* action, const QString& location, const QString& game) {
        inNextDialog([&](QDialog& dialog) {
            const auto lines = dialog.findChildren<QLineEdit*>();
            for (QLineEdit* const line : lines) {
                if (line->isVisible() && line == lines.at(2)) {
                    line->setText(location);
                } else if (line->isVisible() && line == lines.at(3)) {
                    line->setText(game);
                }
            }
            QTest::keyClick(&dialog, Qt::Key_Return);
        });
        m_window->actions()[action].trigger();
        m_window->waitUntilIdle();
    }
    /// Opens the first entry of a class of the project by Enter, and compares its place.
    void showFirstEntry(QTreeWidget& tree) {
        QTreeWidgetItem* entry = nullptr;
        for (QTreeWidgetItemIterator at(&tree); *at != nullptr && entry == nullptr; ++at) {
            const std::string id = (*at)->text(0).section('/', 0, 0).toStdString();
            entry = (*at)->parent() != nullptr && m_window->analyzer().latest()->model->findClass(id) ? *at : nullptr;
        }
        QVERIFY(entry != nullptr);
        entry->parent()->setExpanded(true);
        tree.setCurrentItem(entry);
        tree.setFocus();
        QTest::keyClick(&tree, Qt::Key_Return);
        const int caret = m_window->currentEditor()->caretOffset();
        const QByteArray behind = m_window->currentEditor()->document().bytes().mid(caret, 200);
        QVERIFY2(behind.startsWith("<class") || behind.startsWith("<group"), behind.constData());
    }
    FunnelView* funnel() {
        m_window->setPerspective(Perspective::sandbox);
        m_window->raisePane("funnel");
        auto* const view = m_window->findChild<FunnelView*>();
        QCoreApplication::processEvents();
        return view;
    }
    /// Replaces a text of the content by another one.
    void replace(const QByteArray& before, const QByteArray& after) {
        Document* const document = m_window->store().find("content.xml");
        const auto at = static_cast<std::uint32_t>(document->bytes().indexOf(before));
        QVERIFY(m_window->store().apply("replace",
                                        {{document, {at, at + static_cast<std::uint32_t>(before.size())}, after}}));
        m_window->waitUntilIdle();
    }
    /// Types into an editable box as if nothing was there.
    static void type(QComboBox& box, const char* words) {
        box.setFocus();
        box.lineEdit()->selectAll();
        QTest::keyClicks(&box, words);
        QCoreApplication::processEvents();
    }
    static QWidget* completions(const QComboBox& box) { return box.completer()->popup(); }
    static QStringList offered(const QComboBox& box) {
        const QAbstractItemModel& model = *box.completer()->completionModel();
        QStringList all;
        for (int row = 0; row < model.rowCount(); ++row) {
            all << model.index(row, 0).data().toString();
        }
        return all;
    }
    void explain(const char* object, const char* value) {
        m_window->setPerspective(Perspective::sandbox);
        const engine::View view = m_window->sandbox().session()->state().view();
        m_window->showObject(*engine::findObject(view, object));
        m_window->inspector().explain(*engine::findObject(view, object), *view.layout->find(value));
    }
    static void inNextDialog(const std::function<void(QDialog&)>& act) {
        QTimer::singleShot(0, qApp, [act] {
            auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            act(*dialog);
        });
    }
    /// Presses keys in the window. The offscreen platform leaves the focus with a closed dialog; desktops do not.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QApplication::setActiveWindow(m_window.get());
        QTest::keyClick(m_window.get(), key, modifiers);
    }
    static void press(QDialog& dialog, const QString& text) {
        for (QPushButton* const button : dialog.findChildren<QPushButton*>()) {
            if (button->text().remove(QLatin1Char('&')) == text) {
                button->setFocus();
                QTest::keyClick(button, Qt::Key_Space);
                return;
            }
        }
        QFAIL(qPrintable("no button " + text));
    }
    /// Opens the palette, types, and looks at its list. Then closes the palette by a key.
    void palette(const QString& words, const std::function<void(QListView&)>& look, Qt::Key last = Qt::Key_Escape) {
        inNextDialog([&](QDialog& dialog) {
            auto* const line = dialog.findChild<QLineEdit*>();
            QTest::keyClicks(line, words);
            auto* const list = dialog.findChild<QListView*>();
            QTRY_VERIFY(static_cast<ChoiceModel*>(list->model())->isDone());
            if (look) {
                look(*list);
            }
            QTest::keyClick(line, last);
        });
        press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    }

    std::unique_ptr<ProjectCopy> m_copy;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(HabitsTest)
#include "habits_test.moc"
