// SPDX-License-Identifier: GPL-3.0-or-later
// The export to FreeOrion in the whole window, by keys and mouse: preview, choices, refusals, and the written files.
#include "app/ide/actions.h"
#include "app/ide/game_export_dialog.h"
#include "app/ide/main_window.h"
#include "app/ide/new_project.h"
#include "app/ide/translation.h"
#include "engine/import/importer.h"
#include "support/project_copy.h"
#include "tests/support/named_test.h"
#include "widgets/base/background.h"
#include "widgets/document/document_editor.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDirIterator>
#include <QFile>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

#include <fstream>
#include <memory>
#include <utility>

using namespace orrery::ide;
using namespace orrery::widgets;
namespace engine = orrery::engine;

namespace {

const QString smallGame = QStringLiteral(ORRERY_SOURCE_DIR "/tests/data/focs/small");
const QString lamps = QStringLiteral("scripting/techs/LAMPS.focs.txt");

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("no file");
}

/// Returns the files of a folder with their bytes.
QMap<QString, QByteArray> filesOf(const QString& folder) {
    QMap<QString, QByteArray> files;
    QDirIterator all(folder, QDir::Files, QDirIterator::Subdirectories);
    while (all.hasNext()) {
        const QString path = all.next();
        files.insert(QDir(folder).relativeFilePath(path), bytesOf(path));
    }
    return files;
}

} // namespace

class GameExportTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-game-export-test");
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
        if (auto* const open = m_window->findChild<GameExportDialog*>()) {
            open->abandon();
        }
        if (m_window->hasProject()) {
            while (m_window->store().history().canUndo()) {
                m_window->store().history().undo();
            }
            m_window->waitUntilIdle();
        }
        m_window.reset();
        m_folder.reset();
    }

    NAMED_TEST(edit, "G9 an edit is shown in the preview, and written to the new folder only") {
        openImported();
        type("techs.xml", "<property name=\"research_time\" value=\"3", 1, "4");
        openDialog();
        QCOMPARE(rows(), QStringList({"Changed file|" + lamps}));
        QCOMPARE(dialog().shownText(), QString("line 8\n-     researchturns = 3\n+     researchturns = 4\n"));
        QCOMPARE(dialog().status(), QString("1 file of the game changes. Choose a folder for the export."));
        const auto before = filesOf(m_folder->filePath("game"));
        QVERIFY(!QFile::exists(out()));
        typeFolder(out());
        QCOMPARE(dialog().status(), QString("1 file of the game changes."));
        dialog().list().setFocus();
        QTest::keyClick(&dialog().list(), Qt::Key_Return); // only the button and the fields export
        backgroundThreads().waitForDone();
        QTest::qWait(100);
        QVERIFY(m_window->findChild<GameExportDialog*>() != nullptr && !QFile::exists(out()));
        QTest::keyClick(&dialog(), Qt::Key_Return);
        QTRY_VERIFY(m_window->findChild<GameExportDialog*>() == nullptr);
        QVERIFY2(said().startsWith("Exported to "), qPrintable(said()));
        QVERIFY(filesOf(m_folder->filePath("game")) == before);
        auto wanted = before;
        wanted[lamps].replace("researchturns = 3", "researchturns = 4");
        auto written = filesOf(out());
        written.remove("orrery-export.txt");
        QVERIFY(written == wanted);
    }

    NAMED_TEST(unsaved, "G9 the preview follows the settings; without an edit nothing changes") {
        openImported();
        openDialog();
        QCOMPARE(rows(), QStringList());
        QCOMPARE(dialog().status(), QString("No edit changes the game's files. The export is an exact copy of them. "
                                            "Choose a folder for the export."));
        auto* const from = line("Choose the folder of the game's files");
        from->selectAll();
        QTest::keyClicks(from, m_folder->path());
        QTRY_COMPARE(dialog().status(), QString("This folder does not contain the folder scripting with .focs.txt "
                                                "files."));
        QVERIFY(!exportButton().isEnabled());
        from->clear();
        QCOMPARE(dialog().status(), QString("Choose the folder of the game's files from which the project was "
                                            "imported. It does not change."));
    }

    NAMED_TEST(macro, "G9.2 a value that a macro made: the dialog lists the other definitions, and offers both ways") {
        openImported();
        type("techs.xml", "stacking=\"SHINE_STACK\" priority=\"120", 3, "130");
        openDialog();
        const QStringList asked = rows();
        QVERIFY2(asked.size() == 1 && asked.first().startsWith("The macro 'LATE_LIGHT' also makes 1 other"),
                 qPrintable(asked.join('\n')));
        QVERIFY(!exportButton().isEnabled());
        auto* const macros = dialog().findChild<QComboBox*>();
        macros->setFocus();
        QTest::keyClick(macros, Qt::Key_Down); // change the macro
        QTRY_VERIFY(exportIsPossible());
        QVERIFY2(rows().contains("Changed file|scripting/common/numbers.macros"), qPrintable(rows().join('\n')));
        QTest::keyClick(macros, Qt::Key_Down); // only here
        QTRY_VERIFY2(rows().contains("Changed file|" + lamps), qPrintable(rows().join('\n')));
        QVERIFY2(rows().size() == 2 && rows().first().startsWith("The text of the macro 'LATE_LIGHT' is written out"),
                 qPrintable(rows().join('\n')));
    }

    NAMED_TEST(choices, "G9.2 two values that macros made: each row has a choice of its own") {
        openImported();
        type("techs.xml", "stacking=\"SHINE_STACK\" priority=\"120", 3, "130");
        type("species.xml", "value() + 1", 1, "2");
        openDialog();
        QVERIFY2(rows().size() == 2 && rows()[0].startsWith("The macro 'LIKES_LIGHT' also makes another part") &&
                     rows()[1].startsWith("The macro 'LATE_LIGHT' also makes 1 other"),
                 qPrintable(rows().join('\n')));
        QVERIFY(!exportButton().isEnabled());
        choice("LIKES_LIGHT").setFocus();
        QTest::keyClick(&choice("LIKES_LIGHT"), Qt::Key_Down);
        QTRY_VERIFY2(rows().join('\n').contains("The macro 'LIKES_LIGHT' changes 1 other"),
                     qPrintable(rows().join('\n')));
        QCOMPARE(choice("LIKES_LIGHT").currentIndex(), 1);
        QCOMPARE(dialog().focusWidget(), &choice("LIKES_LIGHT")); // the next key goes to the same row
        QVERIFY(!exportButton().isEnabled());
        choice("LATE_LIGHT").setFocus();
        QTest::keyClick(&choice("LATE_LIGHT"), Qt::Key_End);
        QTRY_VERIFY(exportIsPossible());
        const QStringList last = rows();
        QVERIFY2(last.contains("Changed file|" + lamps) &&
                     last.contains("Changed file|scripting/species/common/moth.macros") && last.size() == 4,
                 qPrintable(last.join('\n')));
        QTest::keyClick(&choice("LATE_LIGHT"), Qt::Key_Home); // as for all values: refused again
        QTRY_VERIFY2(rows().join('\n').contains("The macro 'LATE_LIGHT' also makes 1 other"),
                     qPrintable(rows().join('\n')));
    }

    NAMED_TEST(refused, "G9.3 an edit that cannot be written back stands in the list, and Enter shows it") {
        openImported();
        type("techs.xml", "<class id=\"LGT_MIRRORS", 0, "_TWO");
        openDialog();
        QVERIFY2(!rows().isEmpty(), "a renamed class was accepted");
        QCOMPARE(dialog().status(), QString("Nothing can be exported before these problems are solved. Press Enter on "
                                            "a problem to see the edit."));
        typeFolder(out());
        QVERIFY(!exportButton().isEnabled());
        const QString place = dialog().list().topLevelItem(0)->text(1);
        QVERIFY2(place.startsWith("techs.xml:"), qPrintable(place));
        dialog().list().setFocus();
        QTest::keyClick(&dialog().list(), Qt::Key_Return);
        QTRY_VERIFY(m_window->findChild<GameExportDialog*>() == nullptr);
        QCOMPARE(m_window->currentEditor()->document().shownPath(), QString("techs.xml"));
        openDialog(); // R1.4: the fields are as they were
        QCOMPARE(line("Choose a new or empty folder for the export")->text(), out());
    }

    NAMED_TEST(newFile, "G9.1 a new class needs a script; a wrong path is refused, and an empty list says so") {
        openImported();
        const QByteArray tech =
            "<class id=\"LGT_NEW\" type=\"tech\"><property name=\"short_description\" value=\"S\"/><property "
            "name=\"category\" value=\"LIGHT_CATEGORY\"/><property name=\"research_cost\" value=\"4\"/><property "
            "name=\"research_time\" value=\"2\"/></class>";
        change("techs.xml", "</orrery>", tech + "</orrery>");
        openDialog();
        QVERIFY2(rows().join('\n').contains("LGT_NEW' is new, and has no file"), qPrintable(rows().join('\n')));
        auto* const file = dialog().findChild<QLineEdit*>("new-file");
        for (const char* const wrong : {"techs/MINE.focs.txt", "scripting/techs/../../MINE.focs.txt"}) {
            file->clear();
            QTest::keyClicks(file, wrong);
            QTRY_COMPARE(dialog().status(), QString("The file for new classes must be a script, such as "
                                                    "scripting/techs/MINE.focs.txt."));
            QVERIFY(!exportButton().isEnabled());
        }
        file->clear();
        QTest::keyClicks(file, "scripting/techs/MINE.focs.txt");
        QTRY_VERIFY2(rows().contains("New file|scripting/techs/MINE.focs.txt"), qPrintable(rows().join('\n')));
    }

    NAMED_TEST(latinName, "G9 a script whose name is not UTF-8 is shown, and exported under its name") {
        const QByteArray name = (m_folder->path() + "/game/scripting/techs/M").toUtf8() + "\xe9LL.focs.txt";
        QVERIFY(QDir().mkpath(m_folder->filePath("game/scripting/techs")));
        std::ofstream(name.constData()) << "Tech name = \"LGT_MELL\" description = \"\" short_description = \"\" "
                                           "category = \"LIGHT_CATEGORY\" researchcost = 3 researchturns = 5 graphic "
                                           "= \"\"";
        openImported();
        type("techs.xml", "<property name=\"research_time\" value=\"5", 1, "6");
        openDialog();
        QVERIFY(!rows().isEmpty());
    }

    NAMED_TEST(outside, "G9 a text that another program changes while the dialog is open makes a new preview") {
        openImported();
        openDialog();
        QCOMPARE(rows(), QStringList());
        change("techs.xml", "\"research_time\" value=\"3", "\"research_time\" value=\"4");
        QTRY_COMPARE(rows(), QStringList({"Changed file|" + lamps}));
    }

    NAMED_TEST(wrongFolder, "G9 a wrong target folder is named while the user types, and nothing can be exported") {
        openImported();
        openDialog();
        auto* const to = line("Choose a new or empty folder for the export");
        QFile file(m_folder->filePath("notes.txt"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const QString game = m_folder->filePath("game");
        for (const auto& [folder, reason] : {std::pair(game, "is the folder of the game, or is inside it"),
                                             std::pair(game + "/scripting", "is the folder of the game, or is inside"),
                                             std::pair(file.fileName() + "/out", "is not a folder. Choose another"),
                                             std::pair(m_folder->filePath("project"), "files that no export wrote")}) {
            to->clear();
            typeFolder(folder);
            QTRY_VERIFY2(dialog().status().contains(reason), qPrintable(dialog().status()));
            QVERIFY(!exportButton().isEnabled());
            QTest::keyClick(&dialog(), Qt::Key_Return);
            QVERIFY(dialog().isVisible() && dialog().isEnabled());
        }
        to->clear();
        typeFolder(out());
        QTRY_VERIFY2(exportButton().isEnabled(), qPrintable(dialog().status()));
    }

    NAMED_TEST(handEdit, "G9.3 the preview marks a file that changed since the last export, and says what to do") {
        openImported();
        openDialog();
        typeFolder(out());
        QTest::keyClick(&dialog(), Qt::Key_Return);
        QTRY_VERIFY(m_window->findChild<GameExportDialog*>() == nullptr);
        QFile file(out() + '/' + lamps);
        QVERIFY(file.open(QIODevice::Append) && file.write("// mine\n") == 8);
        file.close();
        openDialog();
        typeFolder(out());
        QTRY_COMPARE(rows(), QStringList({"Changed since the last export|" + lamps}));
        QCOMPARE(dialog().status(), QString("1 file in the new folder changed since the last export. Choose another "
                                            "folder, or choose to overwrite these files."));
        QCOMPARE(dialog().shownText(), QString("Choose another folder, or choose to overwrite these files."));
        QVERIFY(!exportButton().isEnabled());
        for (QCheckBox* const box : dialog().findChildren<QCheckBox*>()) {
            if (box->text().startsWith("&Overwrite")) {
                box->setFocus();
                QTest::keyClick(box, Qt::Key_Space);
            }
        }
        QCOMPARE(rows(), QStringList({"Changed since the last export; the export replaces it|" + lamps}));
        QVERIFY(filesOf(out())[lamps].endsWith("// mine\n"));
        QTest::keyClick(&dialog(), Qt::Key_Return);
        QTRY_VERIFY(m_window->findChild<GameExportDialog*>() == nullptr);
        QVERIFY(!filesOf(out())[lamps].endsWith("// mine\n"));
    }

    NAMED_TEST(race, "G9.3 a file that changes between the preview and the export is named, and stays") {
        openImported();
        openDialog();
        typeFolder(out());
        QTest::keyClick(&dialog(), Qt::Key_Return);
        QTRY_VERIFY(m_window->findChild<GameExportDialog*>() == nullptr);
        openDialog();
        typeFolder(out());
        QFile file(out() + '/' + lamps);
        QVERIFY(file.open(QIODevice::Append) && file.write("// mine\n") == 8);
        file.close();
        QTest::keyClick(&dialog(), Qt::Key_Return); // before the check of the folder
        QTRY_VERIFY2(dialog().status().contains("changed since the last export"), qPrintable(dialog().status()));
        QTRY_VERIFY(dialog().isEnabled());
        QVERIFY(filesOf(out())[lamps].endsWith("// mine\n"));
        QCOMPARE(dialog().focusWidget(), line("Choose a new or empty folder for the export"));
    }

    NAMED_TEST(otherProject, "G9 another project cannot be exported, and a sentence says what to do") {
        const ProjectCopy other("small");
        QVERIFY(m_window->openProject(other.path()));
        m_window->waitUntilIdle();
        pressMenu();
        QTRY_VERIFY(m_window->findChild<QMessageBox*>() != nullptr);
        auto* const message = m_window->findChild<QMessageBox*>();
        QCOMPARE(message->text(), QString("Only projects that were imported from FreeOrion can be exported."));
        message->accept();
    }

private:
    QString out() const { return m_folder->filePath("edited"); }
    /// Imports a copy of the small game into a project, and opens it.
    void openImported() {
        const QString game = m_folder->filePath("game");
        for (const auto& [path, bytes] : filesOf(smallGame).toStdMap()) {
            QFile file(QDir(game).filePath(path));
            QVERIFY(QDir().mkpath(QFileInfo(file).path()) && file.open(QIODevice::WriteOnly));
            QCOMPARE(file.write(bytes), bytes.size());
        }
        const engine::Importer& importer = *engine::findImporter("freeorion");
        const engine::ImportedProject imported = importer.import(importer.read(game.toStdString()));
        const QString folder = m_folder->filePath("project");
        QVERIFY(std::holds_alternative<std::monostate>(engine::writeImportedProject(imported, folder.toStdString())));
        rememberImportFolder(folder, game);
        QVERIFY(m_window->openProject(folder));
        m_window->waitUntilIdle();
    }
    void pressMenu() {
        QApplication::setActiveWindow(m_window.get());
        QTest::keyClick(m_window.get(), Qt::Key_F, Qt::AltModifier); // the menu File
        QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
        QWidget* const file = QApplication::activePopupWidget();
        QTest::keyClick(file, Qt::Key_E);
        QTRY_VERIFY(QApplication::activePopupWidget() != file);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_F);
    }
    /// Opens the dialog by keys, and waits for its preview.
    void openDialog() {
        pressMenu();
        QTRY_VERIFY(m_window->findChild<GameExportDialog*>() != nullptr);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog().status().startsWith("Working out"), 60000);
    }
    GameExportDialog& dialog() { return *m_window->findChild<GameExportDialog*>(); }
    QLineEdit* line(const QString& name) {
        for (QLineEdit* const one : dialog().findChildren<QLineEdit*>()) {
            if (one->accessibleName() == name) {
                return one;
            }
        }
        return nullptr;
    }
    void typeFolder(const QString& folder) {
        QTest::keyClicks(line("Choose a new or empty folder for the export"), folder);
    }
    QPushButton& exportButton() {
        for (QPushButton* const one : dialog().findChildren<QPushButton*>()) {
            if (one->text() == "&Export") {
                return *one;
            }
        }
        qFatal("no button");
    }
    /// Returns the list of choices in the row of a macro.
    QComboBox& choice(const QString& macro) {
        QTreeWidget& list = dialog().list();
        for (int i = 0; i < list.topLevelItemCount(); ++i) {
            auto* const one = qobject_cast<QComboBox*>(list.itemWidget(list.topLevelItem(i), 2));
            if (one != nullptr && one->accessibleName() == "Choice for the macro " + macro) {
                return *one;
            }
        }
        qFatal("no choice");
    }
    bool exportIsPossible() { return dialog().status().contains("of the game change"); }
    /// Returns the top rows of the preview.
    QStringList rows() {
        QStringList all;
        QTreeWidget& list = dialog().list();
        for (int i = 0; i < list.topLevelItemCount(); ++i) {
            const QTreeWidgetItem& item = *list.topLevelItem(i);
            all << item.text(0) + '|' + item.text(1);
        }
        return all;
    }
    /// Replaces the last bytes of some words in a source by typing.
    void type(const QString& path, const QByteArray& words, int removed, const QString& text) {
        m_window->openFile(path);
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
    /// Changes the first place of some words without keys, as other programs and commands do.
    void change(const QString& path, const QByteArray& before, const QByteArray& after) {
        Document* const document = m_window->store().find(path);
        const auto at = static_cast<std::uint32_t>(document->bytes().indexOf(before));
        m_window->store().apply("change", {{document, {at, at + static_cast<std::uint32_t>(before.size())}, after}});
        m_window->waitUntilIdle();
    }
    QString said() { return m_window->statusBar()->currentMessage(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(GameExportTest)
#include "game_export_test.moc"
