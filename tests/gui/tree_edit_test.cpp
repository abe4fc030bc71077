// SPDX-License-Identifier: GPL-3.0-or-later
// The project's tree, worked in: files, classes and groups are made, moved, doubled and taken out.
#include "app/ide/features/tree_edit.h"
#include "app/ide/main_window.h"
#include "app/ide/new_class_dialog.h"
#include "app/ide/new_project.h"
#include "support/project_copy.h"
#include "widgets/document/document_editor.h"
#include "widgets/project/project_tree.h"
#include "widgets/project/project_tree_model.h"

#include <QAbstractItemModelTester>
#include <QAbstractProxyModel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>
#include <QTreeView>

using namespace orrery::ide;
using namespace orrery::widgets;

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

    void fileAdded_data() { named("I1.1 a new file comes into the project, and is on the disk when saved"); }
    void fileAdded() {
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

    void moved_data() { named("I1.1 a class dragged to another file goes with its comments, as one step"); }
    void moved() {
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

    void movedGroup_data() { named("I1.1 a group dragged onto a group of another class goes before it"); }
    void movedGroup() {
        drop("content.xml/BLD_MINE/dig", m_window->projectTree().model().indexOf("content.xml/BLD_BANK/lift"));
        QTRY_VERIFY(bytes("content.xml") != m_content);
        const QByteArray text = bytes("content.xml");
        QVERIFY(text.indexOf("id=\"interest\"") < text.indexOf("id=\"dig\""));
        QVERIFY(text.indexOf("id=\"dig\"") < text.indexOf("id=\"lift\""));
    }

    void notThere_data() { named("I1.1 a group cannot be dropped on a file, nor anything on itself"); }
    void notThere() {
        ProjectTreeModel& model = m_window->projectTree().model();
        const std::unique_ptr<QMimeData> group(model.mimeData({model.indexOf("content.xml/BLD_MINE/dig")}));
        QVERIFY(!model.canDropMimeData(group.get(), Qt::MoveAction, -1, 0, model.indexOf("content.xml")));
        QVERIFY(!model.canDropMimeData(group.get(), Qt::MoveAction, -1, 0, model.indexOf("content.xml/BLD_MINE/dig")));
        QVERIFY(model.canDropMimeData(group.get(), Qt::MoveAction, -1, 0, model.indexOf("content.xml/BLD_BANK")));
        QVERIFY(!model.mimeData({}));
    }

    void keys_data() { named("I1.1 doubled, reordered and deleted by keys, and undone to the same bytes"); }
    void keys() {
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

    void newGroup_data() { named("I1.1 a new group stands in its class, and is ready for effects"); }
    void newGroup() {
        QVERIFY(m_feature->newGroup(m_window->projectTree().model().indexOf("content.xml/BLD_MINE"), "extra"));
        m_window->waitUntilIdle();
        QVERIFY(m_window->projectTree().model().indexOf("content.xml/BLD_MINE/extra").isValid());
        QVERIFY(!m_feature->newGroup(m_window->projectTree().model().indexOf("content.xml/BLD_MINE"), "no blanks"));
        QVERIFY(!m_feature->newGroup(m_window->projectTree().model().indexOf("content.xml"), "nowhere"));
    }

    void classDialog_data() { named("I1.1 the dialog for a class refuses ids that are taken or cannot be"); }
    void classDialog() {
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

    void firstSteps_data() { named("I1.1 an empty project offers its first steps, and runs after them"); }
    void firstSteps() {
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
    static void named(const char* row) {
        QTest::addColumn<bool>("isNamed");
        QTest::newRow(row) << true;
    }
    QByteArray bytes(const QString& path) { return m_window->store().find(path)->bytes(); }
    QTreeView& view() { return m_window->projectTree().view(); }
    void choose(const QString& id) {
        const auto* const proxy = qobject_cast<const QAbstractProxyModel*>(view().model());
        const QModelIndex index = proxy->mapFromSource(m_window->projectTree().model().indexOf(id));
        QVERIFY2(index.isValid(), qPrintable(id));
        view().setCurrentIndex(index);
        view().setFocus();
    }
    void drop(const QString& id, const QModelIndex& onto) {
        ProjectTreeModel& model = m_window->projectTree().model();
        const std::unique_ptr<QMimeData> data(model.mimeData({model.indexOf(id)}));
        QVERIFY(model.canDropMimeData(data.get(), Qt::MoveAction, -1, 0, onto));
        model.dropMimeData(data.get(), Qt::MoveAction, -1, 0, onto);
    }

    std::unique_ptr<ProjectCopy> m_copy;
    std::unique_ptr<MainWindow> m_window;
    TreeEditFeature* m_feature = nullptr;
    QByteArray m_content;
    QByteArray m_manifest;
};

QTEST_MAIN(TreeEditTest)
#include "tree_edit_test.moc"
