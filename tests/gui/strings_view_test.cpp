// SPDX-License-Identifier: GPL-3.0-or-later
// Texts in several languages, edited in the window.
#include "app/ide/features/strings.h"
#include "app/ide/main_window.h"
#include "widgets/project/background.h"
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

    void shows_data() { named("I2.7 ids stand beside their texts, and what is missing is counted"); }
    void shows() {
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

    void edits_data() { named("I2.7 a text typed in the table is one step, in the file and place of its language"); }
    void edits() {
        QTableView& table = m_view->table();
        table.setCurrentIndex(table.model()->index(1, 2));
        table.setFocus();
        QTest::keyClick(&table, Qt::Key_F2);
        auto* const editor = table.findChild<QLineEdit*>();
        QVERIFY(editor && editor->isVisible());
        editor->setText("Mühle & Co");
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

    void waits_data() { named("I2.7 a text typed while the content is being checked is not lost, nor misplaced"); }
    void waits() {
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

    void emptied_data() { named("I2.7 a text that is emptied goes with its line"); }
    void emptied() {
        QVERIFY(m_view->model().setData(m_view->model().index(2, 1), ""));
        m_window->waitUntilIdle();
        QByteArray expected = english;
        expected.replace("    <string id=\"OLD\">Gone</string>\n", "");
        QCOMPARE(m_window->store().find("strings/en.xml")->bytes(), expected);
    }

    void filters_data() {
        named("I2.7 what is missing or unused can be listed alone, and texts are found by their words");
    }
    void filters() {
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

    void manyTexts_data() {
        named("P3.5 what an older filter finds among many texts is never shown after a newer one");
    }
    void manyTexts() {
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
            backgroundThreads().waitForDone(); // found, but a newer one follows before anybody can take it
        }
        QCOMPARE(model.rowCount(), 2003);
        QTRY_COMPARE(model.rowCount(), 1);
        QCOMPARE(seen, QList<int>{1});
        QCOMPARE(m_view->table().currentIndex(), model.index(0, 1));
        // What is found stays found when the texts change.
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

    void exportGuards_data() { named("R1.5 an export over a link to the project's own text is refused"); }
    void exportGuards() {
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

    void newLanguage_data() { named("I2.7 a language is added, and its texts go into a file of its own"); }
    void newLanguage() {
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
    static void named(const char* row) {
        QTest::addColumn<bool>("isNamed");
        QTest::newRow(row) << true;
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
