// SPDX-License-Identifier: GPL-3.0-or-later
// Texts in several languages, edited in the window.
#include "app/ide/features/strings.h"
#include "app/ide/main_window.h"
#include "tests/support/named_test.h"
#include "widgets/base/background.h"
#include "widgets/strings/strings_model.h"
#include "widgets/strings/strings_view.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QSettings>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>

using namespace orrery::ide;
using namespace orrery::widgets;

namespace {

const QByteArray english = "<orrery format=\"1\">\n  <strings language=\"en\">\n    <string id=\"BLD_A\">Lab</string>\n"
                           "    <string id=\"BLD_B\">Mill</string>\n    <string id=\"OLD\">Gone</string>\n"
                           "  </strings>\n</orrery>\n";
const QByteArray german =
    "<orrery format=\"1\">\n  <strings language=\"de\">\n    <string id=\"BLD_A\">Labor</string>\n"
    "  </strings>\n</orrery>\n";

} // namespace

class StringsViewTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-strings-test");
        QSettings().clear();
    }
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        write("orrery.xml", "<project format=\"1\" name=\"S\"/>\n");
        write("content.xml", "<orrery format=\"1\">\n  <class id=\"BLD_A\" type=\"building\"/>\n"
                             "  <class id=\"BLD_B\" type=\"building\"/>\n</orrery>\n");
        write("strings/en.xml", english);
        write("strings/de.xml", german);
        m_window = std::make_unique<MainWindow>(ORRERY_RESOURCE_DIR);
        m_window->show();
        QVERIFY(m_window->openProject(m_folder->path()));
        m_window->waitUntilIdle();
        m_view = m_window->findChild<StringsView*>();
        m_window->actions()["edit.strings"].trigger();
        QVERIFY(m_view->isVisible());
        m_view->waitUntilRead();
    }
    void cleanup() {
        while (m_window->store().history().canUndo()) {
            m_window->store().history().undo();
        }
        m_window->waitUntilIdle();
        m_window.reset();
    }

    NAMED_TEST(shows, "I2.7 ids stand beside their texts, and what is missing is counted") {
        const QAbstractItemModelTester tester(&m_view->model());
        const QAbstractItemModel& model = m_view->model();
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.columnCount(), 3);
        QCOMPARE(model.index(0, 0).data().toString(), QString("BLD_A"));
        QCOMPARE(model.index(0, 2).data().toString(), QString("Labor"));
        QCOMPARE(model.index(1, 2).data().toString(), QString("missing"));
        QCOMPARE(model.headerData(1, Qt::Horizontal).toString(), QString("en"));
        QVERIFY(model.headerData(2, Qt::Horizontal).toString().contains("2"));
    }

    NAMED_TEST(edits, "I2.7 a text typed in the table is one step, in the file and place of its language") {
        QTableView& table = m_view->table();
        table.setCurrentIndex(table.model()->index(1, 2));
        table.setFocus();
        QTest::keyClick(&table, Qt::Key_F2);
        auto* const editor = table.findChild<QLineEdit*>();
        QVERIFY(editor && editor->isVisible());
        QTest::keyClicks(editor, "M");
        editor->insert("ühle & Co"); // as if pasted
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_VERIFY(m_window->store().history().canUndo());
        m_window->waitUntilIdle();
        m_view->waitUntilRead();
        QByteArray expected = german;
        expected.replace("Labor</string>\n", "Labor</string>\n    <string id=\"BLD_B\">Mühle &amp; Co</string>\n");
        QCOMPARE(m_window->store().find("strings/de.xml")->bytes(), expected);
        QCOMPARE(m_window->store().find("strings/en.xml")->bytes(), english);
        QCOMPARE(m_view->model().index(1, 2).data().toString(), QString("Mühle & Co"));
        m_window->store().history().undo();
        QCOMPARE(m_window->store().find("strings/de.xml")->bytes(), german);
    }

    void typed_data() {
        QTest::addColumn<int>("row");
        QTest::addColumn<QString>("keys");
        QTest::addColumn<QByteArray>("first");
        QTest::addColumn<QByteArray>("all");
        QTest::newRow("R1.4 each key of a cell is in the text")
            << 0 << "x y" << QByteArray("\">Laborx</") << QByteArray("\">Laborx y</");
        QTest::newRow("R1.4 the first key writes a text that is missing")
            << 1 << "M<" << QByteArray("<string id=\"BLD_B\">M</string>\n  </")
            << QByteArray("<string id=\"BLD_B\">M&lt;</string>\n  </");
    }
    void typed() {
        QFETCH(int, row);
        QFETCH(QString, keys);
        QFETCH(QByteArray, first);
        QFETCH(QByteArray, all);
        Document& document = *m_window->store().find("strings/de.xml");
        QLineEdit& line = edit(row, 2);
        line.end(false);
        QTest::keyClicks(&line, keys.left(1));
        QVERIFY2(document.bytes().contains(first), document.bytes().constData());
        QVERIFY(document.isModified());
        QTRY_VERIFY(m_window->isWindowModified());
        m_window->waitUntilIdle();
        QCoreApplication::processEvents();
        QTest::qWait(50); // the new tables have been read, but are not shown
        QVERIFY(line.isVisible() && line.hasFocus());
        line.setCursorPosition(static_cast<int>(line.text().size()));
        QTest::keyClicks(&line, keys.mid(1));
        QVERIFY2(document.bytes().contains(all), document.bytes().constData());
        QCOMPARE(m_window->store().history().count(), 1);
        const QByteArray after = document.bytes();
        QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(onDisk("strings/de.xml"), after);
        QTRY_VERIFY(!m_window->isWindowModified());
        QVERIFY(line.hasFocus());
        QTest::keyClick(&line, Qt::Key_Z);
        QVERIFY(document.isModified());
        QTest::keyClick(&line, Qt::Key_Escape);
        QCOMPARE(document.bytes(), after);
        QVERIFY(!document.isModified());
        m_window->store().history().undo();
        QCOMPARE(document.bytes(), german);
        m_window->waitUntilIdle();
        m_view->waitUntilRead();
        QCOMPARE(m_view->model().index(0, 2).data().toString(), QString("Labor"));
    }

    NAMED_TEST(typedBack, "R1.4 Escape takes back what was typed in a cell, and Enter ends it") {
        Document& document = *m_window->store().find("strings/de.xml");
        QLineEdit& line = edit(0, 2);
        QTest::keyClicks(&line, "Neu");
        QVERIFY(document.bytes().contains("\">Neu</"));
        QTest::keyClick(&line, Qt::Key_Escape);
        QCOMPARE(document.bytes(), german);
        QVERIFY(!document.isModified());
        QLineEdit& again = edit(0, 2);
        QTest::keyClicks(&again, "Neu");
        m_window->actions()["edit.undo"].trigger();
        QCOMPARE(document.bytes(), german);
        QCOMPARE(again.text(), QString("Labor"));
        QTest::keyClick(&again, Qt::Key_Escape);
        QLineEdit& third = edit(0, 2);
        QTest::keyClick(&third, Qt::Key_Delete);
        QVERIFY2(!document.bytes().contains("BLD_A"), "an emptied text goes with its line");
        QTest::keyClicks(&third, "Neu");
        QTest::keyClick(&third, Qt::Key_Return);
        QCOMPARE(document.bytes(), QByteArray(german).replace("Labor", "Neu"));
        QCOMPARE(m_window->store().history().count(), 1);
    }

    NAMED_TEST(cellAfterCell,
               "R1.4 whoever types in one cell after the other, faster than the text is checked, loses nothing") {
        for (int row = 0; row < 3; ++row) {
            for (int column = 1; column < 3; ++column) {
                QLineEdit& line = edit(row, column);
                QTest::keyClicks(&line, QString("T%1%2").arg(row).arg(column));
                QTest::keyClick(&line, Qt::Key_Return);
            }
        }
        QCOMPARE(m_window->store().history().count(), 6);
        QCOMPARE(m_window->store().find("strings/en.xml")->bytes(),
                 QByteArray(english).replace("Lab", "T01").replace("Mill", "T11").replace("Gone", "T21"));
        QCOMPARE(m_window->store().find("strings/de.xml")->bytes(),
                 QByteArray(german).replace("Labor</string>\n", "T02</string>\n    <string id=\"BLD_B\">T12</string>\n"
                                                                "    <string id=\"OLD\">T22</string>\n"));
        m_window->waitUntilIdle();
        m_view->waitUntilRead();
        QCOMPARE(m_view->model().index(2, 2).data().toString(), QString("T22"));
    }

    NAMED_TEST(filtered, "R1.4 a cell stays while it is typed in, also where the filter has no room for it now") {
        m_view->showing().setCurrentIndex(1); // texts missing in a language
        QCOMPARE(m_view->model().rowCount(), 2);
        QLineEdit& line = edit(0, 2);
        QTest::keyClick(&line, Qt::Key_M);
        m_window->waitUntilIdle();
        QTest::qWait(100);
        QVERIFY(line.isVisible() && line.hasFocus());
        QCOMPARE(m_view->model().rowCount(), 2);
        QTest::keyClick(&line, Qt::Key_U);
        QTest::keyClick(&line, Qt::Key_Return);
        QVERIFY(m_window->store().find("strings/de.xml")->bytes().contains("\">mu</"));
        m_window->waitUntilIdle();
        m_view->waitUntilRead();
        QTRY_COMPARE(m_view->model().rowCount(), 1);
    }

    NAMED_TEST(newFile, "R1.4 the first key in a language without a file makes it, Escape takes it away") {
        // A language that only the manifest names has a column, but no file.
        Document& manifest = *m_window->store().find("orrery.xml");
        QVERIFY(m_window->store().apply("language", {{&manifest,
                                                      {0, static_cast<std::uint32_t>(manifest.size())},
                                                      "<project format=\"1\" name=\"S\" language=\"fr\"/>\n"}}));
        m_window->waitUntilIdle();
        m_view->waitUntilRead();
        QCOMPARE(m_view->model().headerData(1, Qt::Horizontal).toString().left(2), QString("fr"));
        QLineEdit& line = edit(0, 1);
        QTest::keyClicks(&line, "La");
        Document* const made = m_window->store().find("strings/fr.xml");
        QVERIFY(made != nullptr && made->isModified());
        QVERIFY(made->bytes().contains("\">La</string>"));
        QCOMPARE(m_window->store().history().count(), 2);
        m_window->waitUntilIdle();
        QVERIFY(line.isVisible() && line.hasFocus());
        line.end(false);
        QTest::keyClicks(&line, "bo");
        QVERIFY(made->bytes().contains("\">Labo</string>"));
        QTest::keyClick(&line, Qt::Key_Escape);
        QVERIFY(!m_window->store().find("strings/fr.xml"));
        m_window->store().history().redo();
        QVERIFY(m_window->store().find("strings/fr.xml"));
        QVERIFY(m_window->store().find("strings/fr.xml")->bytes().contains("\">Labo</string>"));
    }

    NAMED_TEST(waits, "I2.7 a text typed while the content is being checked is not lost, nor misplaced") {
        Document* const document = m_window->store().find("strings/de.xml");
        QVERIFY(m_window->store().apply("a comment", {{document, {0, 0}, "<!-- moves everything -->\n"}}));
        QVERIFY(m_window->analyzer().isBehind());
        QVERIFY(m_view->model().setData(m_view->model().index(0, 2), "Versuch"));
        m_window->waitUntilIdle();
        m_window->waitUntilIdle();
        QByteArray expected = "<!-- moves everything -->\n" + german;
        expected.replace("Labor", "Versuch");
        QCOMPARE(document->bytes(), expected);
    }

    NAMED_TEST(emptied, "I2.7 a text that is emptied goes with its line") {
        QVERIFY(m_view->model().setData(m_view->model().index(2, 1), ""));
        m_window->waitUntilIdle();
        QByteArray expected = english;
        expected.replace("    <string id=\"OLD\">Gone</string>\n", "");
        QCOMPARE(m_window->store().find("strings/en.xml")->bytes(), expected);
    }

    NAMED_TEST(filters, "I2.7 what is missing or unused can be listed alone, and texts are found by their words") {
        const QAbstractItemModel& shown = *m_view->table().model();
        m_view->showing().setCurrentIndex(1);
        QCOMPARE(shown.rowCount(), 2);
        m_view->showing().setCurrentIndex(2);
        QCOMPARE(shown.rowCount(), 1);
        QCOMPARE(shown.index(0, 0).data().toString(), QString("OLD"));
        m_view->showing().setCurrentIndex(0);
        m_view->filterLine().setText("labor");
        QCOMPARE(shown.rowCount(), 1);
        m_view->filterLine().clear();
    }

    NAMED_TEST(manyTexts, "P3.5 what an older filter finds among many texts is never shown after a newer one") {
        QByteArray many = english;
        for (int i = 0; i < 2000; ++i) {
            const QByteArray id = "T" + QByteArray::number(i);
            many.replace("  </strings>", "    <string id=\"" + id + "\">Text</string>\n  </strings>");
        }
        Document* const document = m_window->store().find("strings/en.xml");
        const auto end = static_cast<std::uint32_t>(document->bytes().size());
        QVERIFY(m_window->store().apply("many", {{document, {0, end}, many}}));
        m_window->waitUntilIdle();
        m_view->waitUntilRead();
        StringsModel& model = m_view->model();
        const QAbstractItemModelTester tester(&model);
        QTRY_COMPARE(model.rowCount(), 2003);
        m_view->table().setCurrentIndex(model.index(1502, 1));
        const QString chosen = model.index(1502, 0).data().toString();
        QList<int> seen;
        const QObject scope;
        connect(&model, &QAbstractItemModel::layoutChanged, &scope, [&] { seen << model.rowCount(); });
        for (const QString& words : {QStringLiteral("T"), chosen.left(3), chosen}) {
            m_view->filterLine().setText(words);
            backgroundThreads().waitForDone(); // found, but a newer request replaces it before it is shown
        }
        QCOMPARE(model.rowCount(), 2003);
        QTRY_COMPARE(model.rowCount(), 1);
        QCOMPARE(seen, QList<int>{1});
        QCOMPARE(m_view->table().currentIndex(), model.index(0, 1));
        // The filter stays applied when the texts change.
        QVERIFY(m_window->store().apply("edit", {{document, {0, 0}, "<!-- -->\n"}}));
        m_window->waitUntilIdle();
        m_view->waitUntilRead();
        QCOMPARE(model.rowCount(), 1);
        m_view->filterLine().clear();
        QTRY_COMPARE(model.rowCount(), 2003);
        QCOMPARE(model.index(m_view->table().currentIndex().row(), 0).data().toString(), chosen);
    }

    void circle_data() {
        QTest::addColumn<QString>("file");
        QTest::newRow("I2.7 a .po goes out, and comes back as one step") << "de.po";
        QTest::newRow("I2.7 a .ts goes out, and comes back as one step") << "de.ts";
    }
    void circle() {
        QFETCH(QString, file);
        auto* const feature = m_window->findChild<StringsFeature*>();
        QVERIFY(feature);
        QTemporaryDir out;
        QVERIFY(feature->exportTo(out.filePath(file), "de"));
        QFile translated(out.filePath(file));
        QVERIFY(translated.open(QIODevice::ReadWrite));
        QByteArray bytes = translated.readAll();
        QVERIFY(bytes.contains("Labor"));
        bytes.replace("Labor", "Forschung");
        translated.resize(0);
        translated.write(bytes);
        translated.close();
        QVERIFY(feature->importFrom(out.filePath(file)));
        m_window->waitUntilIdle();
        QByteArray expected = german;
        expected.replace("Labor", "Forschung");
        QCOMPARE(m_window->store().find("strings/de.xml")->bytes(), expected);
        m_window->store().history().undo();
        QCOMPARE(m_window->store().find("strings/de.xml")->bytes(), german);
        QVERIFY(!feature->importFrom(out.filePath("nowhere.po")));
    }

    NAMED_TEST(exportGuards, "R1.5 an export over a link to the project's own text is refused") {
        auto* const feature = m_window->findChild<StringsFeature*>();
        QVERIFY(feature);
        QTemporaryDir out;
        const QString path = m_window->store().find("strings/de.xml")->path();
        QVERIFY(QFile::link(path, out.filePath("de.po")));
        QVERIFY(!feature->exportTo(out.filePath("de.po"), "de"));
        QFile kept(path);
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), german);
        QVERIFY(QFileInfo(out.filePath("de.po")).isSymLink());
    }

    NAMED_TEST(newLanguage, "I2.7 a language is added, and its texts go into a file of its own") {
        m_view->addLanguage("fr");
        m_window->waitUntilIdle();
        m_view->waitUntilRead();
        QCOMPARE(m_view->model().columnCount(), 4);
        QVERIFY(m_view->model().setData(m_view->model().index(0, 3), "Labo"));
        m_window->waitUntilIdle();
        QVERIFY(m_window->store().find("strings/fr.xml"));
        QVERIFY(m_window->store().find("strings/fr.xml")->bytes().contains("<string id=\"BLD_A\">Labo</string>"));
    }

private:
    /// Returns the line edit of a cell that is being edited.
    QLineEdit& edit(int row, int column) {
        QTableView& table = m_view->table();
        QCoreApplication::processEvents(); // the event loop closes a cell after Enter
        m_window->activateWindow();
        table.setFocus();
        table.setCurrentIndex(table.model()->index(row, column));
        QTest::keyClick(&table, Qt::Key_F2);
        for (QLineEdit* const line : table.findChildren<QLineEdit*>()) {
            if (line->isVisible() && line->hasFocus()) {
                return *line;
            }
        }
        qFatal("no cell is edited");
    }
    QByteArray onDisk(const QString& path) {
        QFile file(m_folder->filePath(path));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void write(const QString& path, const QByteArray& bytes) {
        QDir(m_folder->path()).mkpath(QFileInfo(path).path());
        QFile file(m_folder->filePath(path));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
    StringsView* m_view = nullptr;
};

QTEST_MAIN(StringsViewTest)
#include "strings_view_test.moc"
