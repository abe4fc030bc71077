// SPDX-License-Identifier: GPL-3.0-or-later
// Work in the project tree: making, moving, duplicating and removing files, classes and groups.
#include "app/ide/features/tree_edit.h"
#include "app/ide/file_commands.h"
#include "app/ide/main_window.h"
#include "app/ide/new_class_dialog.h"
#include "app/ide/new_project.h"
#include "engine/assist/index.h"
#include "support/project_copy.h"
#include "tests/support/named_test.h"
#include "widgets/document/document_editor.h"
#include "widgets/edits/structure_edit.h"
#include "widgets/form/form_drag.h"
#include "widgets/form/form_line_view.h"
#include "widgets/form/form_view.h"
#include "widgets/project/project_tree.h"
#include "widgets/project/project_tree_model.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTest>
#include <QTimer>
#include <QTreeView>

using namespace orrery::ide;
using namespace orrery::widgets;
namespace engine = orrery::engine;

class TreeEditTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-tree-edit-test");
        QSettings().clear();
    }
    void init() {
        m_copy = std::make_unique<ProjectCopy>("small");
        QFile listed(m_copy->path() + "/orrery.xml");
        QVERIFY(listed.open(QIODevice::WriteOnly));
        listed.write(
            "<project format=\"1\" name=\"Small\" scenario=\"pair\">\n  <file path=\"content.xml\"/>\n</project>\n");
        listed.close();
        m_window = std::make_unique<MainWindow>(ORRERY_RESOURCE_DIR);
        m_window->show();
        QVERIFY(m_window->openProject(m_copy->path()));
        m_window->waitUntilIdle();
        m_feature = m_window->findChild<TreeEditFeature*>();
        QVERIFY(m_feature);
        m_content = bytes("content.xml");
        m_manifest = bytes("orrery.xml");
    }
    void cleanup() {
        m_window->waitUntilIdle();
        while (m_window->store().history().canUndo()) {
            m_window->store().history().undo();
        }
        m_window->waitUntilIdle();
        m_window.reset();
    }

    NAMED_TEST(fileAdded, "I1.1 a new file comes into the project, and is on the disk when saved") {
        QVERIFY(m_feature->newFile("techs/early"));
        QVERIFY(m_window->store().find("techs/early.xml"));
        QVERIFY(m_window->store().hasUnsaved());
        QVERIFY(m_window->saveAll());
        QVERIFY(QFile::exists(m_copy->path() + "/techs/early.xml"));
        QVERIFY(!m_feature->newFile("techs/early.xml"));
    }

    void names_data() {
        QTest::addColumn<QString>("path");
        for (const char* const path : {"../out", "/abs", ".hidden", "a//b", "build/x", "a/../b", "", "orrery"}) {
            QTest::addRow("I1.1 '%s' is no name for a file of content", path) << path;
        }
    }
    void names() {
        QFETCH(QString, path);
        QVERIFY(!m_feature->newFile(path));
        QVERIFY(!m_window->store().hasUnsaved());
    }

    NAMED_TEST(moved, "I1.1 a class dragged to another file goes with its comments, as one step") {
        const QAbstractItemModelTester tester(&m_window->projectTree().model());
        QVERIFY(m_feature->newFile("other.xml"));
        m_window->waitUntilIdle();
        ProjectTreeModel& model = m_window->projectTree().model();
        const QModelIndex file = model.indexOf("other.xml");
        QVERIFY(file.isValid());
        const int steps = m_window->store().history().count();
        drop("content.xml/BLD_MINE", file);
        QTRY_VERIFY(bytes("other.xml").contains("BLD_MINE"));
        QCOMPARE(m_window->store().history().count(), steps + 1);
        QVERIFY(bytes("other.xml").contains("<!-- Comments stay where they are. -->\n  <class id=\"BLD_MINE\""));
        QVERIFY(!bytes("content.xml").contains("<class id=\"BLD_MINE\""));
        m_window->waitUntilIdle();
        QVERIFY(m_window->projectTree().model().indexOf("other.xml/BLD_MINE").isValid());
        m_window->store().history().undo();
        QCOMPARE(bytes("content.xml"), m_content);
    }

    NAMED_TEST(movedGroup, "I1.1 a group dragged onto a group of another class goes before it") {
        drop("content.xml/BLD_MINE/dig", m_window->projectTree().model().indexOf("content.xml/BLD_BANK/lift"));
        QTRY_VERIFY(bytes("content.xml") != m_content);
        const QByteArray text = bytes("content.xml");
        QVERIFY(text.indexOf("id=\"interest\"") < text.indexOf("id=\"dig\""));
        QVERIFY(text.indexOf("id=\"dig\"") < text.indexOf("id=\"lift\""));
    }

    NAMED_TEST(notThere, "I1.1 a group cannot be dropped on a file, nor anything on itself") {
        ProjectTreeModel& model = m_window->projectTree().model();
        const std::unique_ptr<QMimeData> group(model.mimeData({model.indexOf("content.xml/BLD_MINE/dig")}));
        QVERIFY(!model.canDropMimeData(group.get(), Qt::MoveAction, -1, 0, model.indexOf("content.xml")));
        QVERIFY(!model.canDropMimeData(group.get(), Qt::MoveAction, -1, 0, model.indexOf("content.xml/BLD_MINE/dig")));
        QVERIFY(model.canDropMimeData(group.get(), Qt::MoveAction, -1, 0, model.indexOf("content.xml/BLD_BANK")));
        QVERIFY(!model.mimeData({}));
    }

    void elementDropped_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("words"); // begin of the form's element
        QTest::addColumn<QString>("onto");
        QTest::addColumn<QByteArray>("follows"); // text before it afterwards; empty: the drop is refused
        QTest::newRow("I2.5 an effect of a form goes into another group's effects")
            << "content.xml" << QByteArray("<modify-max-meter meter=\"Trade\"") << "content.xml/BLD_MINE/dig"
            << QByteArray("amount=\"2 + Target.Population / 10\"/>");
        QTest::newRow("I2.5 a group of a form goes into another class")
            << "content.xml" << QByteArray("<group id=\"lift\"") << "content.xml/BLD_MINE"
            << QByteArray("    </group>");
        QTest::newRow("I2.5 a class of a form goes into another file")
            << "content.xml" << QByteArray("<class id=\"BLD_BANK\"") << "other.xml"
            << QByteArray("<orrery format=\"1\">");
        QTest::newRow("I2.5 an effect may not stand in a file")
            << "content.xml" << QByteArray("<modify-max-meter meter=\"Trade\"") << "other.xml" << QByteArray();
        QTest::newRow("I2.5 a class may not stand in a group")
            << "content.xml" << QByteArray("<class id=\"BLD_BANK\"") << "content.xml/BLD_BANK/lift" << QByteArray();
        QTest::newRow("I2.5 a group may not stand in a scenario")
            << "content.xml" << QByteArray("<group id=\"lift\"") << "content.xml/<scenario pair 0>" << QByteArray();
        QTest::newRow("I2.5 XML from elsewhere goes into a file")
            << "" << QByteArray("<class id=\"BLD_FAR\" type=\"building\"/>") << "other.xml"
            << QByteArray("<orrery format=\"1\">");
        QTest::newRow("I2.5 words from elsewhere go nowhere")
            << "" << QByteArray("hello") << "other.xml" << QByteArray();
    }
    void elementDropped() {
        QFETCH(QString, file);
        QFETCH(QByteArray, words);
        QFETCH(QString, onto);
        QFETCH(QByteArray, follows);
        QVERIFY(m_feature->newFile("other.xml"));
        m_window->waitUntilIdle();
        const QByteArray other = bytes("other.xml");
        std::unique_ptr<QMimeData> mime = std::make_unique<QMimeData>();
        if (file.isEmpty()) {
            mime->setText(words);
        } else {
            const AnalysisPtr analysis = m_window->analyzer().latest();
            const engine::XmlTree& tree = *analysis->project.trees[analysis->fileOf(file).value];
            const auto element = tree.nodeAt(static_cast<std::uint32_t>(bytes(file).indexOf(words)) + 1);
            mime = elementMime(m_window->store(), file, formPathOf({&tree, element}),
                               QString::fromStdString(copiedText(tree, element)));
        }
        ProjectTreeModel& model = m_window->projectTree().model();
        const QModelIndex target = model.indexOf(onto);
        QVERIFY2(target.isValid(), qPrintable(onto));
        const int steps = m_window->store().history().count();
        QCOMPARE(model.canDropMimeData(mime.get(), Qt::MoveAction, -1, 0, target), !follows.isEmpty());
        model.dropMimeData(mime.get(), Qt::MoveAction, -1, 0, target);
        QCoreApplication::processEvents();
        if (follows.isEmpty()) {
            QCOMPARE(bytes("content.xml"), m_content);
            QCOMPARE(m_window->store().history().count(), steps);
            return;
        }
        QCOMPARE(m_window->store().history().count(), steps + 1);
        const QByteArray now = bytes(onto.section('/', 0, 0));
        QCOMPARE(now.count(words), 1);
        const QByteArray before = now.left(now.indexOf(words));
        QVERIFY2(before.trimmed().endsWith(follows.trimmed()), before.constData());
        QCOMPARE(bytes("content.xml").count(words), onto.startsWith("content") ? 1 : 0);
        m_window->store().history().undo();
        QCOMPARE(bytes("content.xml"), m_content);
        QCOMPARE(bytes("other.xml"), other);
    }

    NAMED_TEST(entryAsElement, "I2.5 an entry of the tree can be dragged to forms and other programs") {
        ProjectTreeModel& model = m_window->projectTree().model();
        const std::unique_ptr<QMimeData> mime(model.mimeData({model.indexOf("content.xml/BLD_MINE/dig")}));
        QVERIFY(mime->text().startsWith("<group id=\"dig\""));
        const auto element = draggedElement(*mime, m_window->store());
        QVERIFY(element.has_value());
        QCOMPARE(element->file, QString("content.xml"));
        QCOMPARE(element->path.back().id, std::string("dig"));
    }

    NAMED_TEST(keys, "I1.1 doubled, reordered and deleted by keys, and undone to the same bytes") {
        choose("content.xml/BLD_BANK/interest");
        QTest::keyClick(&view(), Qt::Key_D, Qt::ControlModifier);
        m_window->waitUntilIdle();
        QCOMPARE(bytes("content.xml").count("<number-of at-least=\"2\">"), 2);
        choose("content.xml/BLD_BANK/lift");
        QTest::keyClick(&view(), Qt::Key_Up, Qt::AltModifier);
        m_window->waitUntilIdle();
        choose("content.xml/BLD_BANK/lift");
        QTest::keyClick(&view(), Qt::Key_Up, Qt::AltModifier);
        m_window->waitUntilIdle();
        QVERIFY(bytes("content.xml").indexOf("id=\"lift\"") < bytes("content.xml").indexOf("id=\"interest\""));
        choose("content.xml/BLD_MINE");
        QTest::keyClick(&view(), Qt::Key_Delete);
        m_window->waitUntilIdle();
        QVERIFY(!bytes("content.xml").contains("<class id=\"BLD_MINE\""));
        QCOMPARE(m_window->store().history().count(), 4);
        for (int i = 0; i < 4; ++i) {
            m_window->store().history().undo();
        }
        QCOMPARE(bytes("content.xml"), m_content);
    }

    NAMED_TEST(newGroup, "I1.1 a new group stands in its class, and is ready for effects") {
        QVERIFY(m_feature->newGroup(m_window->projectTree().model().indexOf("content.xml/BLD_MINE"), "extra"));
        m_window->waitUntilIdle();
        QVERIFY(m_window->projectTree().model().indexOf("content.xml/BLD_MINE/extra").isValid());
        QCOMPARE(view().currentIndex().data().toString(), QString("extra"));
        QCOMPARE(QString::fromStdString(m_window->form().selectedPath()->back().id), QString("extra"));
        QVERIFY(!m_feature->newGroup(m_window->projectTree().model().indexOf("content.xml/BLD_MINE"), "no blanks"));
        QVERIFY(!m_feature->newGroup(m_window->projectTree().model().indexOf("content.xml"), "nowhere"));
    }

    void newMarked_data() {
        QTest::addColumn<int>("grouping");
        QTest::newRow("I1.1 the tree by files marks what is new") << int(TreeGrouping::byFile);
        QTest::newRow("I1.1 the tree by types marks what is new") << int(TreeGrouping::byType);
    }
    void newMarked() {
        QFETCH(int, grouping);
        m_window->projectTree().grouping().setCurrentIndex(grouping);
        QVERIFY(m_feature->newScenario("first"));
        m_window->waitUntilIdle();
        QCOMPARE(view().currentIndex().data().toString(), QString("first"));
        addClass("BLD_NEW");
        QCOMPARE(view().currentIndex().data().toString(), QString("BLD_NEW"));
    }

    NAMED_TEST(newOthers, "I1.1 a new variable and a new test are shown with their names") {
        QVERIFY(m_feature->newScenario("first"));
        m_window->waitUntilIdle();
        QVERIFY(m_feature->newVariable("Flood"));
        m_window->waitUntilIdle();
        QCOMPARE(view().currentIndex().data().toString(), QString("Flood"));
        QVERIFY(!m_feature->newVariable("no name"));
        QVERIFY(m_feature->newTest("flooded"));
        m_window->waitUntilIdle();
        QCOMPARE(view().currentIndex().data().toString(), QString("flooded"));
        const QString file = view().currentIndex().parent().data(ProjectTreeModel::PathRole).toString();
        Document& document = *m_window->store().find(file);
        const auto at = static_cast<std::uint32_t>(document.bytes().indexOf("id=\"flooded\""));
        m_window->store().apply("name", {{&document, {at, at}, "name=\"The river rises\" "}});
        m_window->waitUntilIdle();
        QTRY_COMPARE(view().currentIndex().data().toString(), QString("flooded · The river rises"));
    }

    NAMED_TEST(newFocus, "I6.7 the keyboard is in the form of a new class, also of the first one of a project") {
        QTemporaryDir folder;
        const NewProject wanted{"empty", "New", folder.filePath("new"), {}};
        QVERIFY(std::holds_alternative<MadeProject>(makeProject(wanted, ORRERY_RESOURCE_DIR)));
        QVERIFY(m_window->openProject(wanted.folder));
        m_window->waitUntilIdle();
        QApplication::setActiveWindow(m_window.get());
        m_window->form().setFocus(); // which has no lines yet
        for (const char* const id : {"BLD_FIRST", "BLD_SECOND"}) {
            addClass(id);
            QCOMPARE(QString::fromStdString(m_window->form().selectedPath()->back().id), QString(id));
            QCOMPARE(QApplication::focusWidget(), m_window->form().selectedLine());
        }
    }

    NAMED_TEST(classDialog, "I1.1 the dialog for a class refuses ids that are taken or cannot be") {
        NewClassDialog dialog(m_window->analyzer().latest(), {"content.xml"}, "content.xml");
        dialog.show();
        auto* const id = qobject_cast<QLineEdit*>(dialog.focusWidget());
        QVERIFY(id);
        const auto isReady = [&] {
            for (const auto* const button : dialog.findChildren<QPushButton*>()) {
                if (button->text() == "Create") {
                    return button->isEnabled();
                }
            }
            return false;
        };
        QVERIFY(!isReady());
        id->setText("BLD_MINE");
        QVERIFY(!isReady());
        id->setText("no-dash");
        QVERIFY(!isReady());
        id->setText("BLD_NEW");
        QVERIFY(isReady());
        QCOMPARE(dialog.xml(), QString("<class id=\"BLD_NEW\" type=\"building\">\n</class>"));
    }

    NAMED_TEST(fileRenamed,
               "I1.1 a file is renamed on the disk, in the manifest and in its tab at once, and undone in one step") {
        QVERIFY(m_window->editorOf("content.xml"));
        QVERIFY(file_commands::renameFile(*m_window, "content.xml", "rules/base"));
        QCOMPARE(tabs(), QStringList("rules/base.xml"));
        QVERIFY(!QFile::exists(m_copy->path() + "/content.xml"));
        QCOMPARE(m_copy->bytes("rules/base.xml"), m_content);
        QVERIFY(m_copy->bytes("orrery.xml").contains("<file path=\"rules/base.xml\"/>"));
        QVERIFY(!m_window->store().hasUnsaved());
        m_window->waitUntilIdle();
        QVERIFY(m_window->projectTree().model().indexOf("rules/base.xml/BLD_MINE").isValid());
        m_window->store().history().undo();
        QCOMPARE(tabs(), QStringList("content.xml"));
        QCOMPARE(m_copy->bytes("content.xml"), m_content);
        QCOMPARE(m_copy->bytes("orrery.xml"), m_manifest);
        QVERIFY(!QFile::exists(m_copy->path() + "/rules/base.xml"));
        m_window->store().history().redo();
        QCOMPARE(m_copy->bytes("rules/base.xml"), m_content);
        QVERIFY(!m_window->store().hasUnsaved());
    }

    void notRenamed_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::newRow("I1.1 no file takes the name of another") << "content.xml"
                                                                << "orrery.xml";
        QTest::newRow("I1.1 no file leaves the project") << "content.xml"
                                                         << "../content.xml";
        QTest::newRow("I1.1 the manifest keeps its name") << "orrery.xml"
                                                          << "other.xml";
        QTest::newRow("I1.1 no file replaces one that the project does not know") << "content.xml"
                                                                                  << "stranger.xml";
    }
    void notRenamed() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        if (to == "stranger.xml") {
            QVERIFY(QFile::copy(m_copy->path() + "/orrery.xml", m_copy->path() + "/stranger.xml"));
        }
        QVERIFY(!file_commands::renameFile(*m_window, from, to));
        QVERIFY(!m_window->store().history().canUndo());
        QCOMPARE(m_copy->bytes("content.xml"), m_content);
        QCOMPARE(m_copy->bytes("orrery.xml"), m_manifest);
    }

    NAMED_TEST(fileRemoved,
               "I1.1 a file deleted after being told what is in it: its tab closes, and undo brings all of it back") {
        QVERIFY(m_feature->newFile("more.xml"));
        m_window->waitUntilIdle();
        drop("content.xml/BLD_MINE", m_window->projectTree().model().indexOf("more.xml"));
        QTRY_VERIFY(bytes("more.xml").contains("BLD_MINE"));
        QVERIFY(m_window->saveAll());
        m_window->waitUntilIdle();
        QTRY_VERIFY(!m_window->analyzer().latest()->names->names().empty());
        const QByteArray content = bytes("content.xml");
        SourceEditor* const editor = m_window->editorOf("content.xml");
        editor->replaceAsTyped(0, 0, "<!-- unsaved -->");
        m_window->store().finishTyping();
        m_window->waitUntilIdle();
        QTRY_VERIFY(!m_window->analyzer().latest()->names->names().empty());
        choose("more.xml");
        QString told;
        answer("&Keep", &told);
        QTest::keyClick(&view(), Qt::Key_Delete);
        QVERIFY2(told.contains("1 class") && told.contains("BLD_MINE (2 reference"), qPrintable(told));
        QVERIFY(m_window->store().find("more.xml"));
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        choose("content.xml");
        answer("&Delete", &told);
        QTest::keyClick(&view(), Qt::Key_Delete);
        QVERIFY(told.contains("1 scenario"));
        QVERIFY(!m_window->store().find("content.xml"));
        QVERIFY(!QFile::exists(m_copy->path() + "/content.xml"));
        QVERIFY(!m_copy->bytes("orrery.xml").contains("content.xml"));
        QVERIFY(!tabs().contains("content.xml"));
        m_window->waitUntilIdle();
        QVERIFY(!m_window->projectTree().model().indexOf("content.xml").isValid());
        m_window->store().history().undo();
        QCOMPARE(m_copy->bytes("content.xml"), content);
        QCOMPARE(m_copy->bytes("orrery.xml"), m_manifest);
        QVERIFY(bytes("content.xml").startsWith("<!-- unsaved -->"));
        QVERIFY(m_window->store().find("content.xml")->isModified());
        QTRY_VERIFY(tabs().contains("content.xml •")); // the titles of all tabs change after the edits of a step
        m_window->store().history().undo();
        QCOMPARE(bytes("content.xml"), content);
        QVERIFY(!m_window->store().find("content.xml")->isModified());
    }

    NAMED_TEST(foreignKept, "R1.3 a file that another program has just written is not deleted") {
        QFile file(m_copy->path() + "/content.xml");
        QVERIFY(file.open(QIODevice::Append));
        file.write("<!-- theirs -->");
        file.close();
        QVERIFY(!file_commands::removeFile(*m_window, "content.xml"));
        QVERIFY(m_copy->bytes("content.xml").endsWith("<!-- theirs -->"));
        QVERIFY(m_window->store().find("content.xml"));
    }

    void addUndone_data() {
        QTest::addColumn<bool>("isSaved");
        QTest::addColumn<bool>("hasMore");
        QTest::newRow("I1.1 undoing a new file takes it away") << false << false;
        QTest::newRow("I1.1 undoing a new file that was saved takes it from the disk") << true << false;
        QTest::newRow("I1.1 undoing a new file leaves on the disk what was saved with more in it") << true << true;
    }
    void addUndone() {
        QFETCH(bool, isSaved);
        QFETCH(bool, hasMore);
        QVERIFY(m_feature->newFile("new.xml"));
        const QByteArray made = bytes("new.xml");
        if (hasMore) {
            m_window->editorOf("new.xml")->replaceAsTyped(0, 0, "<!-- more -->");
            m_window->store().finishTyping();
        }
        if (isSaved) {
            QVERIFY(m_window->saveAll());
        }
        while (m_window->store().history().canUndo()) {
            m_window->actions()["edit.undo"].trigger();
        }
        QCOMPARE(m_window->store().find("new.xml") != nullptr, hasMore);
        QCOMPARE(tabs().filter("new.xml").size(), hasMore ? 1 : 0);
        QCOMPARE(QFile::exists(m_copy->path() + "/new.xml"), hasMore);
        m_window->store().history().redo();
        QCOMPARE(bytes("new.xml"), made);
        QCOMPARE(tabs().filter("new.xml").size(), 1);
    }

    NAMED_TEST(firstSteps, "I1.1 an empty project offers its first steps, and runs after them") {
        QTemporaryDir folder;
        const NewProject wanted{"empty", "New", folder.filePath("new"), {}};
        QVERIFY(std::holds_alternative<MadeProject>(makeProject(wanted, ORRERY_RESOURCE_DIR)));
        QVERIFY(m_window->openProject(wanted.folder));
        m_window->waitUntilIdle();
        const auto steps = [&] {
            int count = 0;
            for (const auto* const button : m_window->projectTree().findChildren<QPushButton*>()) {
                count += button->isVisible() ? 1 : 0;
            }
            return count;
        };
        QCOMPARE(steps(), 2);
        QVERIFY(m_feature->newScenario("first"));
        m_window->waitUntilIdle();
        QCOMPARE(steps(), 1);
        QTest::keyClick(m_window.get(), Qt::Key_F10);
        m_window->waitUntilIdle();
        QCOMPARE(m_window->sandbox().turn(), 1u);
    }

private:
    QByteArray bytes(const QString& path) { return m_window->store().find(path)->bytes(); }
    QTreeView& view() { return m_window->projectTree().view(); }
    void choose(const QString& id) {
        const QModelIndex index = m_window->projectTree().model().indexOf(id);
        QVERIFY2(index.isValid(), qPrintable(id));
        view().setCurrentIndex(index);
        view().setFocus();
    }
    /// Adds a class by the dialog.
    void addClass(const QString& id) {
        QTimer::singleShot(0, this, [id] {
            auto* const dialog = qobject_cast<NewClassDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            QTest::keyClicks(dialog->focusWidget(), id);
            QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
        });
        m_window->actions()["project.new-class"].trigger();
        QApplication::setActiveWindow(m_window.get()); // the offscreen platform leaves the focus with a closed dialog
        m_window->waitUntilIdle();
    }
    void drop(const QString& id, const QModelIndex& onto) {
        ProjectTreeModel& model = m_window->projectTree().model();
        const std::unique_ptr<QMimeData> data(model.mimeData({model.indexOf(id)}));
        QVERIFY(model.canDropMimeData(data.get(), Qt::MoveAction, -1, 0, onto));
        model.dropMimeData(data.get(), Qt::MoveAction, -1, 0, onto);
    }

    QStringList tabs() {
        QStringList texts;
        const auto editors = m_window->editors();
        if (!editors.empty()) {
            const auto* const all = qobject_cast<const QTabWidget*>(editors.front()->parentWidget()->parentWidget());
            for (int i = 0; i < all->count(); ++i) {
                texts << all->tabText(i);
            }
        }
        return texts;
    }
    /// Presses a button of the next question, and stores its text.
    void answer(const QString& button, QString* told) {
        QTimer::singleShot(0, this, [button, told] {
            auto* const box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            QVERIFY(box);
            *told = box->text() + box->informativeText();
            for (QAbstractButton* const one : box->buttons()) {
                if (one->text() == button) {
                    one->click();
                    return;
                }
            }
            box->reject();
            QFAIL(qPrintable(button));
        });
    }

    std::unique_ptr<ProjectCopy> m_copy;
    std::unique_ptr<MainWindow> m_window;
    TreeEditFeature* m_feature = nullptr;
    QByteArray m_content;
    QByteArray m_manifest;
};

QTEST_MAIN(TreeEditTest)
#include "tree_edit_test.moc"
