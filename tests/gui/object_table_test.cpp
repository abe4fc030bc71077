// SPDX-License-Identifier: GPL-3.0-or-later
// The objects of a run as a table with columns of the user's own expressions.
#include "app/ide/features/tables.h"
#include "app/ide/main_window.h"
#include "tests/support/named_test.h"
#include "widgets/expression/expression_field.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/sandbox/objects_view.h"
#include "widgets/tables/object_table_model.h"
#include "widgets/tables/object_table_view.h"

#include <QAbstractItemModelTester>
#include <QAbstractItemView>
#include <QClipboard>
#include <QComboBox>
#include <QCompleter>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSettings>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

using namespace orrery::ide;
using namespace orrery::widgets;

namespace {

const QByteArray content = R"(<orrery format="1">
  <scenario id="START">
    <empire id="E1" name="One"/>
    <system name="Sol" x="0" y="0"/>
    <planet name="Earth" system="Sol" owner="E1"/>
    <planet name="Mars" system="Sol"/>
    <planet name="Venus" system="Sol"/>
    <set object="Earth" meter="Industry" value="10"/>
    <set object="Mars" meter="Industry" value="4"/>
    <set object="Venus" meter="Industry" value="1"/>
  </scenario>
</orrery>
)";

} // namespace

class ObjectTableTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-object-table-test");
    }
    void init() {
        QSettings().clear();
        m_folder = std::make_unique<QTemporaryDir>();
        write("orrery.xml", "<project format=\"1\" name=\"S\"/>\n");
        write("a.xml", content);
        openWindow();
    }
    void cleanup() { closeWindow(); }

    NAMED_TEST(columns, "I4.3 an own expression is a column, evaluated for each object of the turn") {
        const QAbstractItemModelTester tester(&model());
        QVERIFY(names().contains("Earth") && names().contains("E1"));
        addColumn("Industry * 2");
        QCOMPARE(model().headerData(2, Qt::Horizontal).toString(), QString("Industry * 2"));
        QCOMPARE(cell("Earth", 2), QString("20"));
        QCOMPARE(cell("Mars", 2), QString("8"));
        QCOMPARE(cell("Sol", 2), QString());
        m_window->sandbox().goTo(2);
        m_view->waitUntilRead();
        QVERIFY2(m_view->stateLabel().text().contains("2"), qPrintable(m_view->stateLabel().text()));
        QVERIFY(model().table()->turn == 2);
        addColumn("name");
        QCOMPARE(cell("Earth", 3), QString("Earth"));
    }

    NAMED_TEST(oneEnter, "I3.3 Enter after a whole word adds the column, although completions are open") {
        QTest::keyClicks(&m_view->columnField(), "Industry");
        QAbstractItemView* const popup = m_view->columnField().completer().popup();
        QTRY_VERIFY(popup->isVisible());
        QTest::keyClick(popup, Qt::Key_Return);
        QCOMPARE(m_view->expressions(), QStringList{"Industry"});
    }

    NAMED_TEST(enterOnWhole, "I3.3 Enter on a chosen name that is already whole adds the column once") {
        QTest::keyClicks(&m_view->columnField(), "Industry");
        QAbstractItemView* const popup = m_view->columnField().completer().popup();
        QTRY_VERIFY(popup->isVisible());
        QTest::keyClick(popup, Qt::Key_Down);
        QCOMPARE(popup->currentIndex().data().toString(), QString("Industry"));
        QTest::keyClick(popup, Qt::Key_Return);
        QCOMPARE(m_view->expressions(), QStringList{"Industry"});
        QCOMPARE(m_view->columnField().text(), QString());
    }

    void problems_data() {
        QTest::addColumn<QString>("expression");
        QTest::addColumn<QString>("words");
        QTest::newRow("I3.1 an unknown name") << "Industri"
                                              << "Industri";
        QTest::newRow("I3.1 a source") << "Source.Industry"
                                       << "Source";
        QTest::newRow("I3.1 half an expression") << "Industry +"
                                                 << "Industry +";
        QTest::newRow("I3.1 a division by zero") << "1 / 0"
                                                 << "zero";
    }
    void problems() {
        QFETCH(QString, expression);
        QFETCH(QString, words);
        addColumn(expression);
        QVERIFY2(m_view->stateLabel().text().contains(words), qPrintable(m_view->stateLabel().text()));
        QVERIFY(!model().headerData(2, Qt::Horizontal, Qt::DecorationRole).isNull());
        QVERIFY(!names().isEmpty());
        m_view->setExpressions({});
        QTest::keyClicks(&m_view->whereField(), expression);
        m_view->waitUntilRead();
        QVERIFY(m_view->stateLabel().text().contains('\n'));
        QVERIFY2(names().contains("Earth"), "a filter with a problem hides nothing");
    }

    NAMED_TEST(filters, "I4.3 an expression, and words, filter the objects") {
        QTest::keyClicks(&m_view->whereField(), "Industry >= 4");
        m_view->whereField().completer().popup()->hide();
        m_view->waitUntilRead();
        QCOMPARE(names(), (QStringList{"Earth", "Mars"}));
        QTest::keyClicks(&m_view->filterLine(), "mar");
        m_view->waitUntilRead();
        QCOMPARE(names(), QStringList{"Mars"});
        m_view->whereField().clear();
        m_view->filterLine().setText("nothing");
        m_view->waitUntilRead();
        QVERIFY(names().isEmpty());
    }

    NAMED_TEST(sorts, "I4.3 a click on a heading sorts; objects without a value come last") {
        addColumn("Industry");
        QHeaderView& header = *m_view->table().horizontalHeader();
        const QPoint heading(header.sectionViewportPosition(2) + 10, header.height() / 2);
        QTest::mouseClick(header.viewport(), Qt::LeftButton, Qt::NoModifier, heading);
        m_view->waitUntilRead();
        QCOMPARE(names().mid(0, 3), (QStringList{"Venus", "Mars", "Earth"}));
        QTest::mouseClick(header.viewport(), Qt::LeftButton, Qt::NoModifier, heading);
        m_view->waitUntilRead();
        QCOMPARE(names().mid(0, 3), (QStringList{"Earth", "Mars", "Venus"}));
        m_view->sortBy(0, false);
        m_view->waitUntilRead();
        QVERIFY(names().indexOf("Earth") < names().indexOf("Mars"));
    }

    NAMED_TEST(headerMenu, "I4.3 the menu of a heading changes the column that the heading shows") {
        for (const char* const one : {"Industry", "Population", "Industry + 1"}) {
            addColumn(one);
        }
        // The columns change, and the table still shows the earlier ones.
        m_view->setExpressions({"Population", "Industry + 1"});
        QVERIFY(!actionOf(2, "&Remove column")); // of a removed column
        QAction* const right = actionOf(3, "Move &right");
        QVERIFY(right != nullptr && right->isEnabled());
        right->trigger();
        QCOMPARE(m_view->expressions(), QStringList({"Industry + 1", "Population"}));
        QAction* const remove = actionOf(3, "&Remove column");
        QVERIFY(remove != nullptr);
        remove->trigger();
        QCOMPARE(m_view->expressions(), QStringList{"Industry + 1"});
        m_view->waitUntilRead();
    }

    NAMED_TEST(totals, "I4.3 the footer totals all rows, or the selected ones") {
        addColumn("Industry");
        const QAbstractItemModel& sums = *m_view->totals().model();
        const auto column = [&] {
            QStringList cells;
            for (int row = 0; row < sums.rowCount(); ++row) {
                cells << sums.index(row, 2).data().toString();
            }
            return cells;
        };
        QCOMPARE(column(), (QStringList{"15", "5", "1", "10"}));
        selectRows({"Earth", "Mars"});
        QCOMPARE(column(), (QStringList{"14", "7", "4", "10"}));
        QVERIFY(m_view->totals().isVisible());
    }

    NAMED_TEST(copies, "I5.5 rows are copied, and exported as CSV, but not over a file of the project") {
        addColumn("Industry / 3");
        selectRows({"Earth", "Mars"});
        QTest::keyClick(&m_view->table(), Qt::Key_C, Qt::ControlModifier);
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY2(copied.contains("Earth\tplanet\t3.33333"), qPrintable(copied));
        auto* const feature = m_window->findChild<TablesFeature*>();
        QTemporaryDir out;
        QVERIFY(feature->exportObjects(out.filePath("x.csv")));
        QFile file(out.filePath("x.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray csv = file.readAll();
        QVERIFY2(csv.contains(",Industry / 3\n") && csv.count('\n') == 3, csv.constData());
        QVERIFY(!feature->exportObjects(QDir(m_folder->path()).filePath("a.xml")));
        QVERIFY(!feature->exportObjects("/nowhere/x.csv"));
    }

    NAMED_TEST(shows, "I4.3 the table and the other views of the run show the same object") {
        selectRows({"Mars"});
        QCOMPARE(m_window->inspector().object(), std::optional(model().objectAt(row("Mars"))));
        m_window->showObject(model().objectAt(row("Venus")));
        QCOMPARE(m_view->table().currentIndex().row(), row("Venus"));
        m_window->sandbox().goTo(1);
        m_view->waitUntilRead();
        QCOMPARE(m_view->table().currentIndex().row(), row("Venus"));
    }

    NAMED_TEST(session, "I1.3 the columns are kept with the session") {
        addColumn("Industry");
        m_view->whereField().setText("Industry > 3");
        closeWindow();
        openWindow();
        m_view->waitUntilRead();
        QCOMPARE(m_view->expressions(), QStringList{"Industry"});
        QCOMPARE(names(), (QStringList{"Earth", "Mars"}));
        m_window->findChild<ObjectsView*>()->groupingBox().setCurrentIndex(0);
        QVERIFY(!m_view->isVisible() && m_window->findChild<ObjectsView*>()->tree().isVisible());
        QVERIFY(m_window->findChild<ObjectsView*>()->tree().model()->rowCount() > 0);
    }

private:
    /// Returns an action of the menu of a heading; null if the menu does not have it.
    QAction* actionOf(int column, const char* text) const {
        QHeaderView& header = *m_view->table().horizontalHeader();
        emit header.customContextMenuRequested({header.sectionViewportPosition(column) + 10, header.height() / 2});
        auto* const menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QAction* found = nullptr;
        for (QAction* const action : menu != nullptr ? menu->actions() : QList<QAction*>()) {
            found = action->text() == QLatin1String(text) ? action : found;
        }
        if (menu != nullptr) {
            menu->hide();
        }
        return found;
    }
    void openWindow() {
        m_window = std::make_unique<MainWindow>(ORRERY_RESOURCE_DIR);
        m_window->resize(1500, 900);
        m_window->show();
        QVERIFY(m_window->openProject(m_folder->path()));
        m_window->waitUntilIdle();
        m_window->setPerspective(Perspective::sandbox);
        auto* const pane = m_window->findChild<ObjectsView*>();
        pane->groupingBox().setCurrentIndex(3);
        m_view = m_window->findChild<ObjectTableView*>();
        QVERIFY(m_view->isVisible());
        m_view->waitUntilRead();
    }
    void closeWindow() {
        m_window->waitUntilIdle();
        m_window->close();
        m_window.reset();
    }
    void write(const QString& name, const QByteArray& bytes) const {
        QFile file(QDir(m_folder->path()).filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    ObjectTableModel& model() const { return m_view->model(); }
    void addColumn(const QString& expression) const {
        QTest::keyClicks(&m_view->columnField(), expression);
        m_view->columnField().completer().popup()->hide();
        QTest::keyClick(&m_view->columnField(), Qt::Key_Return);
        m_view->waitUntilRead();
    }
    QStringList names() const {
        QStringList names;
        for (int row = 0; row < model().rowCount(); ++row) {
            names << model().index(row, 0).data().toString();
        }
        return names;
    }
    int row(const QString& name) const { return static_cast<int>(names().indexOf(name)); }
    QString cell(const QString& name, int column) const { return model().index(row(name), column).data().toString(); }
    void selectRows(const QStringList& wanted) const {
        m_view->table().setFocus();
        m_view->table().clearSelection();
        for (const QString& name : wanted) {
            m_view->table().selectionModel()->setCurrentIndex(model().index(row(name), 0),
                                                              QItemSelectionModel::Select | QItemSelectionModel::Rows);
        }
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
    ObjectTableView* m_view = nullptr;
};

QTEST_MAIN(ObjectTableTest)
#include "object_table_test.moc"
