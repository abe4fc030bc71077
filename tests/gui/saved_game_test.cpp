// SPDX-License-Identifier: GPL-3.0-or-later
// Saved games of FreeOrion in the whole window, by keys and mouse: opening, comparing, and files that are refused.
#include "app/ide/actions.h"
#include "app/ide/main_window.h"
#include "app/ide/saved_game_view.h"
#include "app/ide/translation.h"
#include "engine/import/importer.h"
#include "engine/trace/why_not.h"
#include "engine/universe/scenario.h"
#include "support/project_copy.h"
#include "tests/support/named_test.h"
#include "widgets/base/background.h"
#include "widgets/document/document_editor.h"
#include "widgets/inspector/ledger_model.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QDockWidget>
#include <QFile>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QProgressDialog>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>
#include <map>
#include <memory>

using namespace orrery::ide;
using namespace orrery::widgets;
namespace engine = orrery::engine;

namespace {
const QString smallSave = QStringLiteral(ORRERY_SOURCE_DIR "/tests/data/freeorion-save/small.xml");
const QString realData = QStringLiteral(ORRERY_SHARED_DIR "/data/freeorion-0.4.10");
const QString added = QStringLiteral("saves/small.xml");
} // namespace

class SavedGameTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-saved-game-test");
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        QVERIFY(useLanguage(*qApp, QStringLiteral("en")));
        applyTheme(*qApp, ThemeKind::light);
    }
    void init() {
        QSettings().clear();
        m_folder = std::make_unique<QTemporaryDir>();
        m_window = std::make_unique<MainWindow>(QStringLiteral(ORRERY_RESOURCE_DIR));
        m_window->resize(1400, 900);
        m_window->show();
    }
    void cleanup() {
        if (m_window->hasProject()) {
            while (m_window->store().history().canUndo()) {
                m_window->store().history().undo();
            }
            m_window->waitUntilIdle();
        }
        m_window.reset();
        m_folder.reset();
    }

    NAMED_TEST(oneStep, "G4.5 a saved game becomes a scenario in one undo step, and the sandbox plays it") {
        openImported();
        const int steps = m_window->store().history().count();
        openSave(smallSave);
        Document* const document = m_window->store().find(added);
        QVERIFY(document != nullptr);
        QVERIFY(document->isModified() && !QFile::exists(document->path()));
        QCOMPARE(m_window->store().history().count(), steps + 1);
        QCOMPARE(scenario(), std::string("small"));
        QCOMPARE(m_window->sandbox().turn(), 0U);
        QVERIFY(m_window->perspective() == Perspective::sandbox);
        QVERIFY(engine::findObject(session().state().view(), "Wick I"));
        QVERIFY2(said().startsWith("small.xml, turn 9: 2 of 16 values are as saved"), qPrintable(said()));
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(m_window->store().find(added) == nullptr);
        QTRY_VERIFY(m_window->sandbox().session() == nullptr); // the run goes with its scenario
        press(Qt::Key_Y, Qt::ControlModifier);
        QVERIFY(m_window->store().find(added) != nullptr);
        QTRY_VERIFY(m_window->sandbox().session() != nullptr && !m_window->sandbox().isBusy());
        QCOMPARE(scenario(), std::string("small"));
    }

    NAMED_TEST(reopened, "G4.5 the saved values are there again when the project is opened again") {
        openImported();
        openSave(smallSave);
        press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(!m_window->store().find(added)->isModified());
        QVERIFY(m_window->closeProject());
        QVERIFY(m_window->openProject(m_folder->filePath("project")));
        m_window->waitUntilIdle();
        if (scenario() != "small") {
            QVERIFY(m_window->sandbox().startById("small"));
        }
        QTRY_VERIFY2(view().summary().startsWith("small.xml, turn 9: 2 of 16"), qPrintable(view().summary()));
        showObject("Wick I");
        QTRY_COMPARE(savedOf("Population"), QString("≠ 8.25"));
    }

    NAMED_TEST(notPlayed, "G6.7 the pane says what a step does not play") {
        openImported();
        openSave(smallSave);
        const auto labels = view().findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
            return label->isVisible() && label->text().contains("plays no orders, movement, combat, production");
        }));
    }

    NAMED_TEST(whyNot, "G4.5 the pass of the saved turn can be asked why a group does not act") {
        openImported();
        openSave(smallSave);
        const engine::Program& program = session().program();
        const engine::Row planet = engine::findObject(session().state().view(), "Wick I").value_or(engine::noRow);
        const engine::Row other = engine::findObject(session().state().view(), "Flicker").value_or(engine::noRow);
        const auto stagesFor = [&](engine::Row object) { // of the groups of the planet that acted on it
            std::map<engine::WhyNotStage, int> stages;
            for (std::uint32_t group = 0; group < program.groups.size(); ++group) {
                if (engine::whyNot(session(), 0, group, planet, planet).stage == engine::WhyNotStage::fired) {
                    ++stages[engine::whyNot(session(), 0, group, planet, object).stage];
                }
            }
            return stages;
        };
        QCOMPARE(stagesFor(planet), (std::map{std::pair(engine::WhyNotStage::fired, 2)}));
        QCOMPARE(stagesFor(other), (std::map{std::pair(engine::WhyNotStage::scope, 2)}));
    }

    NAMED_TEST(values, "G4.5 the inspector shows the saved values beside the computed ones, and marks differences") {
        openImported();
        QVERIFY(!hasSavedColumn());
        openSave(smallSave);
        showObject("Wick I");
        QVERIFY(hasSavedColumn());
        const QTableView& table = m_window->inspector().valuesView();
        QCOMPARE(table.horizontalHeader()->visualIndex(InspectorModel::saved), 3); // behind the name, Now and Max
        QCOMPARE(savedOf("Population"), QString("≠ 8.25"));
        QCOMPARE(savedOf("Troops"), QString("≠ 4 / 6"));
        QCOMPARE(savedOf("Industry"), QString()); // the save has no such meter
        const QModelIndex cell = index("Population", InspectorModel::saved);
        QCOMPARE(cell.data(Qt::AccessibleTextRole).toString(), QString("saved: 8.25, differs"));
        QCOMPARE(cell.data(Qt::ForegroundRole).value<QColor>(), theme(ThemeKind::light).warning);
        click(cell);
        QCOMPARE(m_window->inspector().ledgerTitle(), QString("<b>Population</b> = 8 ≠ 8.25 (saved)"));

        showObject("Flicker"); // its stealth is as saved
        QCOMPARE(savedOf("Stealth"), QString("2000"));
        QCOMPARE(index("Stealth", InspectorModel::saved).data(Qt::ForegroundRole), QVariant());
        click(index("Stealth", InspectorModel::saved));
        QCOMPARE(m_window->inspector().ledgerTitle(), QString("<b>Stealth</b> = 2000, as saved"));

        press(Qt::Key_F10); // the values are those of the saved turn
        QCOMPARE(m_window->sandbox().turn(), 1U);
        QVERIFY(!hasSavedColumn());
        press(Qt::Key_F10, Qt::AltModifier);
        QVERIFY(hasSavedColumn());
    }

    NAMED_TEST(origins, "G3.1 the breakdown shows the line of the script, with the macro; another version is told") {
        openImported();
        openSave(smallSave);
        showObject("Wick I");
        click(index("Happiness", InspectorModel::current));
        const QAbstractItemModel& ledger = *m_window->inspector().ledgerView().model();
        const QString because = QString("from species/SP_MOTH.focs.txt:10 → LIKES_LIGHT, "
                                        "species/common/moth.macros:12");
        const auto isShown = [&] {
            return ledger.rowCount() > 1 && ledger.index(1, LedgerModel::because).data().toString().endsWith(because) &&
                   ledger.index(1, 0).data(Qt::ToolTipRole).toString().endsWith('\n' + because);
        };
        QTRY_VERIFY2(isShown(), qPrintable(ledger.index(1, LedgerModel::because).data().toString()));
        press(Qt::Key_Z, Qt::ControlModifier); // the scenario of the save is not saved
        QVERIFY(m_window->closeProject());
        QFile file(m_folder->filePath("project/freeorion-origins.txt"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("orrery-origins 1 freeorion\n") > 0);
        file.close();
        QVERIFY(m_window->openProject(m_folder->filePath("project")));
        QTRY_VERIFY2(said().startsWith("freeorion-origins.txt is of another version"), qPrintable(said()));
    }

    NAMED_TEST(number, "G4.1 the head of the inspector has the number of the object in FreeOrion") {
        openImported();
        openSave(smallSave);
        showObject("Wick I");
        QStringList words;
        for (const QLabel* const label : m_window->inspector().findChildren<QLabel*>()) {
            words << label->text();
        }
        QVERIFY2(words.filter(" · #20 · ").size() == 1, qPrintable(words.join('\n')));
    }

    NAMED_TEST(passes, "G6.7 the breakdown of a step names the meter pass of the turn and the final one") {
        openImported();
        openSave(smallSave);
        showObject("Wick I");
        press(Qt::Key_F10);
        click(index("Stealth", InspectorModel::current));
        const QAbstractItemModel& ledger = *m_window->inspector().ledgerView().model();
        QStringList headings;
        for (int row = 0; row < ledger.rowCount(); ++row) {
            const QModelIndex cause = ledger.index(row, LedgerModel::group);
            if (cause.data(LedgerModel::KindRole).toInt() == static_cast<int>(LedgerModel::Kind::pass)) {
                headings << cause.data().toString();
            }
        }
        QCOMPARE(headings, (QStringList{"meter pass of the turn", "final meter pass"}));
    }

    NAMED_TEST(edit, "G4.5 an edit of the content runs the pass again, and shows the values that changed") {
        openImported();
        openSave(smallSave);
        showObject("Wick I");
        QCOMPARE(nowOf("Stealth"), QString("0"));
        QCOMPARE(savedOf("Stealth"), QString("≠ 5"));
        const auto listed = view().tree().topLevelItem(0)->childCount();
        m_window->openFile("buildings.xml");
        type("max(value() - 1, 0", 1, "5");
        QCOMPARE(m_window->sandbox().turn(), 0U);
        QTRY_COMPARE(nowOf("Stealth"), QString("5"));
        QCOMPARE(savedOf("Stealth"), QString("5"));
        auto* const line = m_window->findChild<QToolButton*>("comparison");
        QTRY_COMPARE(line->accessibleName(), QString("1 value changed from turn 0 on; first: Wick I Stealth 0 → 5"));
        QTRY_COMPARE(view().tree().topLevelItem(0)->childCount(), listed - 1);
        QVERIFY2(view().summary().contains("3 of 16 values are as saved"), qPrintable(view().summary()));
    }

    NAMED_TEST(pane, "G4.5 the pane lists the values that differ and the names that the content lacks") {
        openImported();
        openSave(smallSave);
        QVERIFY(view().isVisible());
        QTreeWidget& tree = view().tree();
        QCOMPARE(texts(*tree.topLevelItem(0)), QString("Values that differ (14)|||"));
        QCOMPARE(texts(*tree.topLevelItem(0)->child(2)), QString("Wick I|TargetPopulation|12|0"));
        QCOMPARE(texts(*tree.topLevelItem(1)), QString("Problems of the save (4)|||"));
        QStringList names;
        for (int i = 0; i < tree.topLevelItem(1)->childCount(); ++i) {
            names << tree.topLevelItem(1)->child(i)->text(0);
        }
        QVERIFY2(names.contains("The content has no hull 'SH_LANTERN'; number of uses: 1 (line 41 of the save)"),
                 qPrintable(names.join('\n')));
        QCOMPARE(texts(*tree.topLevelItem(2)), QString("Not used from the save (12)|||"));
        QCOMPARE(texts(*tree.topLevelItem(2)->child(0)), QString("States of AI players|1||"));
        // A click on a value explains it, and the keys go on through the list.
        QTreeWidgetItem* const item = tree.topLevelItem(0)->child(3);
        tree.scrollToItem(item);
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, tree.visualItemRect(item).center());
        QCOMPARE(m_window->inspector().ledgerTitle(), QString("<b>Population</b> = 8 ≠ 8.25 (saved)"));
        QTest::keyClick(&tree, Qt::Key_Up);
        QTest::keyClick(&tree, Qt::Key_Return);
        QCOMPARE(m_window->inspector().ledgerTitle(), QString("<b>TargetPopulation</b> = 0 ≠ 12 (saved)"));
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after"); // empty: the file ends there
        QTest::addColumn<QString>("reason");
        QTest::newRow("G4.5 a save that ends too early is refused, with its place")
            << QByteArray("<m_current_turn>") << QByteArray()
            << "Line 7, column 24: The file ends inside of <server_save_game_data>.";
        QTest::newRow("G4.5 a wrong number of objects is refused, with its place")
            << QByteArray("<count>8</count>") << QByteArray("<count>7</count>")
            << "Line 44, column 10: <m_objects> has 8 items instead of 7.";
        QTest::newRow("G4.5 a value that is no number is refused, with its place")
            << QByteArray("<m_current_turn>9") << QByteArray("<m_current_turn>nine")
            << "Line 7, column 40: 'nine' is not a valid value of <m_current_turn>.";
    }
    void refuses() {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(QString, reason);
        openImported();
        QFile file(smallSave);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray bytes = file.readAll();
        const auto at = bytes.indexOf(before);
        QVERIFY(at > 0);
        bytes = after.isEmpty() ? bytes.left(at) : bytes.replace(before, after);
        QFile damaged(m_folder->filePath("damaged.sav"));
        QVERIFY(damaged.open(QIODevice::WriteOnly) && damaged.write(bytes) == bytes.size());
        damaged.close();
        const int steps = m_window->store().history().count();
        const auto documents = m_window->store().documents().size();
        chooseSave(damaged.fileName());
        QTRY_VERIFY(message() != nullptr);
        QCOMPARE(message()->text(), QString("'damaged.sav' was not opened. The project is unchanged."));
        QVERIFY2(message()->informativeText().startsWith(reason), qPrintable(message()->informativeText()));
        QCOMPARE(m_window->store().history().count(), steps);
        QCOMPARE(m_window->store().documents().size(), documents);
        message()->accept();
    }

    NAMED_TEST(otherProject, "G4.5 another project cannot open saves, and a sentence says what to do") {
        pressMenu();
        QTRY_VERIFY(message() != nullptr);
        QCOMPARE(message()->informativeText(), QString("First import the content of the game: choose File ▸ New "
                                                       "project… and the template FreeOrion 0.4.10."));
        message()->accept();
        QTRY_VERIFY(message() == nullptr);
        const ProjectCopy other("small");
        QVERIFY(m_window->openProject(other.path()));
        m_window->waitUntilIdle();
        pressMenu();
        QTRY_VERIFY(message() != nullptr);
        QCOMPARE(message()->text(), QString("A saved game cannot be opened here."));
        QCOMPARE(message()->informativeText(),
                 QString("The open project was not imported from FreeOrion. Open such a project, or import the content "
                         "of the game: choose File ▸ New project… and the template FreeOrion 0.4.10."));
        message()->accept();
    }

    NAMED_TEST(cancel, "G4.5 Cancel ends the reading, and nothing is changed") {
        openImported();
        const int steps = m_window->store().history().count();
        chooseSave(smallSave);
        auto* const progress = m_window->findChild<QProgressDialog*>("saved-game-progress");
        QVERIFY(progress != nullptr);
        progress->show(); // else it shows later
        QCOMPARE(progress->labelText(), QString("Reading the saved game…"));
        QTest::mouseClick(progress->findChild<QPushButton*>(), Qt::LeftButton);
        QCOMPARE(said(), QString("The saved game was not opened. The project is unchanged."));
        backgroundThreads().waitForDone();
        QTest::qWait(200); // the other thread may end now
        m_window->waitUntilIdle();
        QVERIFY(m_window->store().find(added) == nullptr);
        QCOMPARE(m_window->store().history().count(), steps);
    }

    NAMED_TEST(again, "G4.5 a save that is in the project is played again; after an edit it gets another name") {
        openImported();
        openSave(smallSave);
        const int steps = m_window->store().history().count();
        press(Qt::Key_F10);
        openSave(smallSave);
        QCOMPARE(m_window->store().history().count(), steps);
        QCOMPARE(m_window->sandbox().turn(), 0U);
        m_window->openFile(added);
        type("x=\"60", 1, "1");
        openSave(smallSave);
        QVERIFY(m_window->store().find("saves/small-2.xml") != nullptr);
        QCOMPARE(scenario(), std::string("small-2"));
    }

    NAMED_TEST(errors, "G4.5 with errors in the content, the scenario is added, and a sentence says how to play it") {
        openImported();
        openSave(smallSave);
        m_window->openFile("buildings.xml");
        type("<set-meter meter=\"Stealth", 2, "ht");
        const QString other = m_folder->filePath("other.xml");
        QVERIFY(QFile::copy(smallSave, other));
        chooseSave(other);
        QTRY_COMPARE(said(), QString("The content has errors. Fix them, and then open the scenario 'other'."));
        QVERIFY(m_window->store().find("saves/other.xml") != nullptr);
        QCOMPARE(scenario(), std::string("small"));
    }

    NAMED_TEST(real, "G4.5 a real saved game: the window shows all values as FreeOrion has saved them") {
        if (!QFile::exists(realData)) {
            QSKIP("the data of the game is not here");
        }
        openImported(realData);
        openSave(realData + "/saves/alpha-083.xml.xz");
        QVERIFY2(said().startsWith("alpha-083.xml.xz, turn 83: "), qPrintable(said()));
        const QStringList words = said().split(' ');
        QVERIFY2(words.at(3).toInt() * 100 >= words.at(5).toInt() * 99 && words.at(5).toInt() > 1600,
                 qPrintable(said()));
    }

private:
    /// Imports FreeOrion scripts into a project, and opens it.
    void openImported(const QString& from = QStringLiteral(ORRERY_SOURCE_DIR "/tests/data/focs/small")) {
        const engine::Importer& importer = *engine::findImporter("freeorion");
        const engine::ImportedProject imported = importer.import(importer.read(from.toStdString()));
        const QString folder = m_folder->filePath("project");
        QVERIFY(std::holds_alternative<std::monostate>(engine::writeImportedProject(imported, folder.toStdString())));
        QVERIFY(m_window->openProject(folder));
        m_window->waitUntilIdle();
    }
    void pressMenu() {
        QApplication::setActiveWindow(m_window.get());
        QTest::keyClick(m_window.get(), Qt::Key_F, Qt::AltModifier); // the menu File
        QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_G);
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
    void chooseSave(const QString& path) {
        answerFileDialog(path);
        pressMenu();
    }
    /// Opens a save by keys, and waits for its comparison.
    void openSave(const QString& path) {
        m_window->statusBar()->clearMessage();
        chooseSave(path);
        QTRY_VERIFY_WITH_TIMEOUT(said().contains("are as saved"), 60000);
        m_window->waitUntilIdle();
    }
    void press(Qt::Key key, Qt::KeyboardModifiers with = {}) {
        QApplication::setActiveWindow(m_window.get());
        QTest::keyClick(m_window.get(), key, with);
        m_window->waitUntilIdle();
        QTest::qWait(0);
    }
    /// Replaces the last bytes of some words in the current source by typing.
    void type(const QByteArray& words, int removed, const QString& text) {
        DocumentEditor& editor = *m_window->currentEditor();
        const auto at = static_cast<int>(editor.document().bytes().indexOf(words));
        QVERIFY(at >= 0);
        const int end = at + static_cast<int>(words.size());
        QApplication::setActiveWindow(m_window.get());
        editor.goTo(end - removed, end);
        editor.setFocus();
        QTest::keyClicks(&editor, text);
        m_window->waitUntilIdle();
    }
    void showObject(const char* name) {
        const auto row = engine::findObject(session().state().view(), name);
        QVERIFY(row);
        m_window->showObject(*row);
        m_window->raisePane("inspector");
        QTest::qWait(0);
    }
    QModelIndex index(const QString& value, int column) {
        const QAbstractItemModel& model = *m_window->inspector().valuesView().model();
        for (int row = 0; row < model.rowCount(); ++row) {
            if (model.index(row, 0).data() == value) {
                return model.index(row, column);
            }
        }
        return {};
    }
    QString savedOf(const QString& value) { return index(value, InspectorModel::saved).data().toString(); }
    QString nowOf(const QString& value) { return index(value, InspectorModel::current).data().toString(); }
    bool hasSavedColumn() { return m_window->inspector().valuesView().model()->columnCount() > InspectorModel::saved; }
    void click(const QModelIndex& cell) {
        QTableView& table = m_window->inspector().valuesView();
        table.scrollTo(cell);
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualRect(cell).center());
    }
    static QString texts(const QTreeWidgetItem& item) {
        QStringList cells;
        for (int i = 0; i < 4; ++i) {
            cells << item.text(i);
        }
        return cells.join('|');
    }
    SavedGameView& view() { return *m_window->findChild<SavedGameView*>(); }
    QMessageBox* message() { return m_window->findChild<QMessageBox*>(); }
    QString said() { return m_window->statusBar()->currentMessage(); }
    std::string scenario() { return m_window->sandbox().base()->scenario.id; }
    const engine::Session& session() { return *m_window->sandbox().session(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(SavedGameTest)
#include "saved_game_test.moc"
