// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of classes and of other elements that repeat, used by keys and mouse in the window.
#include "app/ide/main_window.h"
#include "engine/text/text_edit.h"
#include "tests/support/named_test.h"
#include "widgets/document/document_editor.h"
#include "widgets/expression/expression_field.h"
#include "widgets/form/field_editors.h"
#include "widgets/form/name_line.h"
#include "widgets/tables/calculation_bar.h"
#include "widgets/tables/cell_changes.h"
#include "widgets/tables/column_chooser.h"
#include "widgets/tables/csv_sheet.h"
#include "widgets/tables/element_table_model.h"
#include "widgets/tables/element_table_view.h"
#include "widgets/tables/spreadsheet_text.h"
#include "widgets/tables/table_commands.h"
#include "widgets/tables/table_edit.h"
#include "widgets/tables/table_grid.h"

#include <QAbstractItemModelTester>
#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QCompleter>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <memory>
#include <numeric>

using namespace orrery::ide;
using namespace orrery::widgets;
namespace engine = orrery::engine;

namespace {

const QByteArray laboratories = R"(<orrery format="1">
  <!-- The laboratories. -->
  <class id='BLD_LAB' type='building'>
    <property name='build_cost' value='20'/> <!-- cheap -->
    <group id='work'>
      <effects>
        <raise-max-meter meter='Industry' to='4'/>
      </effects>
    </group>
  </class>
  <class id="BLD_MILL" type="building" name="Mill"><property name="build_cost" value="30"/><property name="build_time" value="3"/></class>
  <class id="BLD_BARE" type="building"/>
  <class id="TECH_A" type="tech"/>
</orrery>
)";
const QByteArray forts = R"(<orrery format="1">
  <class id="BLD_FORT" type="building">
    <property name="build_cost" value="7.5"/>
    <group id="work">
      <effects>
        <raise-max-meter meter="Industry" to="Source.Industry + 1"/>
      </effects>
    </group>
  </class>
</orrery>
)";
const QByteArray words = R"(<orrery format="1">
  <vocabulary>
    <enumeration id="Mood">
      <value id="glad" label="Glad"/>
      <value id="sad"/>
    </enumeration>
  </vocabulary>
  <table id="Costs" key="number">
    <column id="food" format="number"/>
    <row key="1" food="10"/>
    <row key="2" food="20"/>
  </table>
  <scenario id="START">
    <empire id="E1" name="One"/>
    <system name="Sol" x="1" y="2"/>
    <system name="Vega" x="3" y="4"/>
    <planet name="Earth" system="Sol"/>
  </scenario>
</orrery>
)";

} // namespace

class ElementTableTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-element-table-test");
    }
    void init() {
        QSettings().clear();
        m_folder = std::make_unique<QTemporaryDir>();
        write("orrery.xml", "<project format=\"1\" name=\"S\"/>\n");
        write("a.xml", laboratories);
        write("b.xml", forts);
        write("c.xml", words);
        openWindow();
    }
    void cleanup() { closeWindow(); }

    NAMED_TEST(shows, "I6.1 all classes of a type stand in one table, with the values of their properties") {
        const QAbstractItemModelTester tester(&model());
        QCOMPARE(rows(), (QStringList{"BLD_LAB", "BLD_MILL", "BLD_BARE", "BLD_FORT"}));
        const int cost = column("build_cost");
        QCOMPARE(at(0, cost).data().toString(), QString("20"));
        QCOMPARE(at(3, cost).data().toString(), QString("7.5"));
        QCOMPARE(at(2, cost).data(ElementTableModel::StateRole).toInt(), static_cast<int>(CellState::open));
        QCOMPARE(at(1, 0).data().toString(), QString("Mill"));
    }

    void sources_data() {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("set");
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QStringList>("firstCells");
        QTest::newRow("I6.1 properties of a class")
            << "properties"
            << "BLD_MILL" << QStringList{"build_cost", "build_time"} << QStringList{"build_cost", "build_time"};
        QTest::newRow("I6.1 values of an enumeration")
            << "values"
            << "Mood" << QStringList{"glad", "sad"} << QStringList{"Glad", ""};
        QTest::newRow("I6.1 rows of a lookup table") << "cells"
                                                     << "Costs" << QStringList{"1", "2"} << QStringList{"1", "2"};
        QTest::newRow("I6.1 statements of a scenario by kind")
            << "statements"
            << "START system" << QStringList{"1", "2"} << QStringList{"Sol", "Vega"};
        QTest::newRow("I6.1 classes of another type") << "classes"
                                                      << "tech" << QStringList{"TECH_A"} << QStringList{""};
    }
    void sources() {
        QFETCH(QString, source);
        QFETCH(QString, set);
        QFETCH(QStringList, rows);
        QFETCH(QStringList, firstCells);
        m_view->showTable(rowSource(source.toStdString()), set.toStdString());
        m_view->waitUntilRead();
        QCOMPARE(this->rows(), rows);
        QStringList cells;
        for (int row = 0; row < model().rowCount(); ++row) {
            cells << at(row, 0).data().toString();
        }
        QCOMPARE(cells, firstCells);
        QCOMPARE(m_view->sourceBox().currentIndex(),
                 static_cast<int>(&rowSource(source.toStdString()) - rowSources().data()));
        QCOMPARE(m_view->setBox().written(), set);
    }

    NAMED_TEST(choosesQuickly, "I6.3 a table that the user chooses while another one is being read is shown") {
        m_view->showTable(rowSource("classes"), ""); // the largest set
        m_view->showTable(rowSource("classes"), "tech");
        m_view->waitUntilRead();
        QCOMPARE(rows(), QStringList{"TECH_A"});
        QCOMPARE(m_view->setBox().written(), QString("tech"));
    }

    void typed_data() {
        QTest::addColumn<int>("row");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("keys");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("I2.3 a given value keeps its quotes and the comment after it")
            << 0 << "build_cost"
            << "25" << QByteArray("value='20'/> <!--") << QByteArray("value='25'/> <!--");
        QTest::newRow("I2.3 a missing property follows the others, in their layout")
            << 0 << "build_time"
            << "4" << QByteArray("<!-- cheap -->\n    <group")
            << QByteArray("<!-- cheap -->\n    <property name='build_time' value='4'/>\n    <group");
        QTest::newRow("I2.3 a class without content opens")
            << 2 << "build_cost"
            << "1" << QByteArray("<class id=\"BLD_BARE\" type=\"building\"/>")
            << QByteArray("<class id=\"BLD_BARE\" type=\"building\">\n    <property name=\"build_cost\" "
                          "value=\"1\"/>\n  </class>");
        QTest::newRow("I2.3 an attribute comes after the last one")
            << 0 << "Name"
            << "A&B" << QByteArray("type='building'>") << QByteArray("type='building' name='A&amp;B'>");
    }
    void typed() {
        QFETCH(int, row);
        QFETCH(QString, name);
        QFETCH(QString, keys);
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QVERIFY(laboratories.contains(before));
        const QByteArray expected = QByteArray(laboratories).replace(before, after);
        choose(row, column(name));
        type(keys.left(1)); // a key in the table opens the cell
        auto* const line = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY(line != nullptr && line->hasFocus());
        QVERIFY2(bytes("a.xml") != laboratories, "the first key is in the text");
        m_window->waitUntilIdle();
        m_view->waitUntilRead();
        QVERIFY2(line->hasFocus(), "a check does not close the cell");
        QTest::keyClicks(line, keys.mid(1));
        QCOMPARE(bytes("a.xml"), expected);
        QCOMPARE(at(row, column(name)).data().toString(), keys);
        QTest::keyClick(line, Qt::Key_Escape);
        QCOMPARE(bytes("a.xml"), laboratories);
        QVERIFY(!m_window->store().history().canUndo());
        type(keys);
        type("\r");
        QCOMPARE(m_view->table().currentIndex().row(), row + 1);
        QCOMPARE(chosen(), 1);
        QCOMPARE(bytes("a.xml"), expected);
        QCOMPARE(m_window->store().history().count(), 1);
        m_window->actions()["edit.undo"].trigger();
        QCOMPARE(bytes("a.xml"), laboratories);
        m_view->waitUntilRead();
        QVERIFY(at(row, column(name)).data().toString() != keys);
    }

    NAMED_TEST(cellAfterCell, "R1.4 cells typed one after another, faster than the check, are all in the text") {
        choose(0, column("build_time"));
        type("4\r"); // Enter goes to the cell below
        type("5\r");
        type("6\r");
        QCOMPARE(bytes("a.xml").count("name='build_time' value='4'"), 1);
        QVERIFY(bytes("a.xml").contains("<property name=\"build_time\" value=\"5\"/></class>"));
        QVERIFY(bytes("a.xml").contains("<property name=\"build_time\" value=\"6\"/>\n  </class>"));
        QCOMPARE(m_window->store().history().count(), 3);
        m_view->waitUntilRead();
        QCOMPARE(at(2, column("build_time")).data().toString(), QString("6"));
    }

    NAMED_TEST(offers, "I6.2 a cell of an expression and a cell of a name offer what the source offers") {
        m_view->setColumns({{{{"group"}, {"effects"}, {"raise-max-meter", "meter", "Industry"}}, 0, "to"}});
        m_view->waitUntilRead();
        choose(3, 0);
        type("Source.Popul");
        auto* const field = qobject_cast<ExpressionField*>(QApplication::focusWidget());
        QVERIFY(field != nullptr);
        QTRY_VERIFY(field->completer().popup()->isVisible());
        QTest::keyClick(field->completer().popup(), Qt::Key_Return);
        QVERIFY2(bytes("b.xml").contains("to=\"Source.Population\""), bytes("b.xml").constData());
        QVERIFY(!field->verdict().hasErrors());
        m_view->showTable(rowSource("statements"), "START planet");
        m_view->waitUntilRead();
        m_window->activateWindow(); // the offscreen platform does not activate it when the completions close
        QTRY_VERIFY(m_window->isActiveWindow());
        choose(0, column("System"));
        type("V");
        auto* const names = qobject_cast<NameLine*>(QApplication::focusWidget());
        QVERIFY(names != nullptr && names->hasOffers());
        QTRY_VERIFY(names->completer()->popup()->isVisible());
        QTest::keyClick(names->completer()->popup(), Qt::Key_Down);
        QTest::keyClick(names->completer()->popup(), Qt::Key_Return);
        QTRY_VERIFY2(bytes("c.xml").contains("system=\"Vega\""), bytes("c.xml").constData());
    }

    NAMED_TEST(problem, "I3.1 a problem is shown at its cell") {
        choose(0, column("build_cost"));
        type("many\r");
        m_view->waitUntilRead();
        const QModelIndex cell = at(0, column("build_cost"));
        QVERIFY(cell.data(ElementTableModel::ProblemRole).toBool());
        QVERIFY(cell.data(Qt::ToolTipRole).toString().contains("many"));
        QVERIFY(!cell.data(Qt::DecorationRole).isNull());
        QVERIFY(!at(1, column("build_cost")).data(ElementTableModel::ProblemRole).toBool());
    }

    NAMED_TEST(multiplies, "I2.4 the selected cells of several files are multiplied in one step") {
        const int cost = column("build_cost");
        select(0, cost, 3, cost);
        QTest::keyClick(m_window.get(), Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
        CalculationBar& bar = m_view->calculationBar();
        QVERIFY(bar.operandLine().hasFocus());
        QTest::keyClicks(&bar.operandLine(), "1.1");
        QVERIFY2(bar.preview().text().contains("20 → 22") && bar.preview().text().contains("7.5 → 8.25"),
                 qPrintable(bar.preview().text()));
        QTest::keyClick(&bar.operandLine(), Qt::Key_Return);
        QCOMPARE(bytes("a.xml"),
                 QByteArray(laboratories).replace("value='20'", "value='22'").replace("\"30\"", "\"33\""));
        QCOMPARE(bytes("b.xml"), QByteArray(forts).replace("7.5", "8.25"));
        QCOMPARE(m_window->store().history().count(), 1);
        m_view->waitUntilRead();
        QCOMPARE(chosen(), 4);
        QTest::keyClick(&bar.operandLine(), Qt::Key_Escape);
        QVERIFY(!bar.isVisible() && m_view->table().hasFocus());
        m_window->actions()["edit.undo"].trigger();
        QCOMPARE(bytes("a.xml"), laboratories);
        QCOMPARE(bytes("b.xml"), forts);
    }

    NAMED_TEST(expressions, "I6.1 a column of an effect multiplies numbers and expressions, and skips other rows") {
        m_window->actions()["table.columns"].trigger();
        ColumnChooser& chooser = m_view->columnChooser();
        QTRY_VERIFY(chooser.choices().rowCount() > 0);
        QTest::keyClicks(&chooser.filterLine(), "work raise-max-meter industry to");
        QTRY_COMPARE(chooser.choices().rowCount(), 1);
        QTest::keyClick(&chooser.filterLine(), Qt::Key_Return);
        QTest::keyClick(&chooser, Qt::Key_Escape);
        m_view->waitUntilRead();
        const int last = model().columnCount() - 1;
        QVERIFY2(model().headerData(last, Qt::Horizontal).toString().contains("Industry"),
                 qPrintable(model().headerData(last, Qt::Horizontal).toString()));
        QCOMPARE(at(0, last).data().toString(), QString("4"));
        QCOMPARE(at(3, last).data().toString(), QString("Source.Industry + 1"));
        QVERIFY(!(at(1, last).flags() & Qt::ItemIsEditable));
        select(0, last, 3, last);
        m_view->commands().calculate({CellCalculation::Kind::multiply, "2", false});
        QVERIFY(bytes("a.xml").contains("to='8'"));
        QVERIFY(bytes("b.xml").contains("to=\"(Source.Industry + 1) * 2\""));
        QCOMPARE(m_window->store().history().count(), 1);
    }

    NAMED_TEST(fills, "I2.4 Ctrl+D copies the topmost cell to those below, and Delete clears cells") {
        const int cost = column("build_cost");
        select(0, cost, 2, cost);
        QTest::keyClick(m_window.get(), Qt::Key_D, Qt::ControlModifier);
        QVERIFY(bytes("a.xml").contains("<property name=\"build_cost\" value=\"20\"/><property name=\"build_time\""));
        QVERIFY(bytes("a.xml").contains("\n    <property name=\"build_cost\" value=\"20\"/>\n  </class>"));
        QCOMPARE(m_window->store().history().count(), 1);
        m_view->waitUntilRead();
        choose(3, cost); // a single cell gets the value above it
        QTest::keyClick(m_window.get(), Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(bytes("b.xml"), QByteArray(forts).replace("7.5", "20"));
        m_window->actions()["edit.undo"].trigger();
        m_view->waitUntilRead();
        select(0, cost, 3, cost);
        QTest::keyClick(&m_view->table(), Qt::Key_Delete);
        QVERIFY2(!bytes("a.xml").contains("build_cost"), bytes("a.xml").constData());
        QVERIFY2(!bytes("b.xml").contains("build_cost"), bytes("b.xml").constData());
        QCOMPARE(m_window->store().history().count(), 2);
        QVERIFY(bytes("a.xml").contains("<class id=\"BLD_MILL\" type=\"building\" name=\"Mill\"><property "
                                        "name=\"build_time\" value=\"3\"/></class>"));
    }

    NAMED_TEST(waits, "I6.3 a command that waits for a check acts on the cells for which it was given") {
        const int cost = column("build_cost");
        const QString second = at(1, cost).data().toString();
        QVERIFY(!second.isEmpty() && !at(0, cost).data().toString().isEmpty());
        choose(0, cost);
        QTest::keyClick(&m_view->table(), Qt::Key_Delete);
        choose(3, cost);
        QTest::keyClick(&m_view->table(), Qt::Key_Delete); // the check of the first edit is still running
        QVERIFY(bytes("b.xml").contains("build_cost"));
        choose(1, cost);
        m_view->waitUntilRead();
        QTRY_VERIFY2(!bytes("b.xml").contains("build_cost"), bytes("b.xml").constData());
        m_view->waitUntilRead();
        QCOMPARE(at(1, cost).data().toString(), second);
        QCOMPARE(m_window->store().history().count(), 2);
    }

    NAMED_TEST(spreadsheet, "I2.5 cells are copied to a spreadsheet and pasted from one, in one step") {
        const int cost = column("build_cost");
        const int time = column("build_time");
        QCOMPARE(time, cost + 1);
        select(0, cost, 1, time);
        QTest::keyClick(&m_view->table(), Qt::Key_C, Qt::ControlModifier);
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY2(copied.startsWith("20\t") && copied.endsWith("30\t3\n"), qPrintable(copied));
        QTest::keyClick(&m_view->table(), Qt::Key_V, Qt::ControlModifier);
        QVERIFY2(!m_window->store().history().canUndo(), "pasted defaults stay defaults");
        const std::vector<TableColumn> columns = m_view->columns();
        m_view->setColumns({attributeColumn("duration")});
        m_view->waitUntilRead();
        QGuiApplication::clipboard()->setText("0");
        select(0, 0, 3, 0);
        QCOMPARE(at(0, 0).data().toString(), QString("0"));
        QTest::keyClick(&m_view->table(), Qt::Key_V, Qt::ControlModifier);
        QVERIFY2(!m_window->store().history().canUndo(), "the pasted value is the default");
        m_view->setColumns(columns);
        m_view->waitUntilRead();
        QGuiApplication::clipboard()->setText("1\t2\r\n3\t4\r\n");
        choose(0, cost);
        QTest::keyClick(&m_view->table(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(m_window->store().history().count(), 1);
        QVERIFY(bytes("a.xml").contains("<property name='build_cost' value='1'/> <!-- cheap -->\n    <property "
                                        "name='build_time' value='2'/>\n"));
        QVERIFY(bytes("a.xml").contains("<property name=\"build_cost\" value=\"3\"/><property name=\"build_time\" "
                                        "value=\"4\"/></class>"));
        m_view->waitUntilRead();
        QGuiApplication::clipboard()->setText("9");
        select(0, cost, 3, time);
        QTest::keyClick(&m_view->table(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(bytes("a.xml").count("9"), 6);
        QCOMPARE(bytes("b.xml").count("\"9\""), 2);
    }

    void calculates_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("operand");
        QTest::addColumn<bool>("isRounded");
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after"); // empty: no result
        const int multiply = static_cast<int>(CellCalculation::Kind::multiply);
        const int add = static_cast<int>(CellCalculation::Kind::add);
        const int set = static_cast<int>(CellCalculation::Kind::set);
        QTest::newRow("I6.1 no rounding errors") << multiply << "3" << false << "0.1"
                                                 << "0.3";
        QTest::newRow("I6.1 large numbers keep their digits") << multiply << "1" << false << "123456789012"
                                                              << "123456789012";
        QTest::newRow("I6.1 zero has no sign") << multiply << "-1" << false << "0"
                                               << "0";
        QTest::newRow("I6.1 rounded") << multiply << "1.5" << true << "5"
                                      << "8";
        QTest::newRow("I6.1 a sum with an expression") << add << "-2" << false << "A + B"
                                                       << "(A + B) - 2";
        QTest::newRow("I6.1 a rounded expression") << multiply << "2" << true << "A"
                                                   << "round((A) * 2)";
        QTest::newRow("I6.1 set") << set << "x" << false << "1"
                                  << "x";
        QTest::newRow("I6.1 not a number") << multiply << "two" << false << "1"
                                           << "";
        QTest::newRow("I6.1 too large") << multiply << "1e300" << false << "1e300"
                                        << "";
        QTest::newRow("I6.1 nothing to multiply") << multiply << "2" << false << ""
                                                  << "";
    }
    void calculates() {
        QFETCH(int, kind);
        QFETCH(QString, operand);
        QFETCH(bool, isRounded);
        QFETCH(QString, before);
        QFETCH(QString, after);
        ColumnInfo info;
        info.isNumber = info.isExpression = true;
        const auto result = calculated({CellState::given, before.toStdString()}, info,
                                       {static_cast<CellCalculation::Kind>(kind), operand.toStdString(), isRounded});
        QCOMPARE(QString::fromStdString(result.value_or(std::string())), after);
        QCOMPARE(result.has_value(), !after.isEmpty());
        QVERIFY(!calculated({CellState::absent, {}}, info, {CellCalculation::Kind::set, "1", false}));
    }

    NAMED_TEST(many, "P3.5 thousands of cells change in one step, and every other byte stays") {
        QByteArray text = "<orrery format=\"1\">\n";
        for (int i = 0; i < 1500; ++i) {
            text += "<class id=\"S_" + QByteArray::number(i) +
                    "\" type=\"special\"><property name=\"build_cost\" value=\"" + QByteArray::number(i) +
                    "\"/><!-- 'x' --></class>\n";
        }
        text += "</orrery>\n";
        closeWindow();
        write("d.xml", text);
        openWindow();
        m_view->showTable(rowSource("classes"), "special");
        m_view->waitUntilRead();
        QCOMPARE(model().rowCount(), 1500);
        select(0, column("build_cost"), 1499, column("build_cost"));
        m_view->commands().calculate({CellCalculation::Kind::add, "0.5", false});
        QTRY_COMPARE(m_window->store().history().count(), 1);
        QByteArray expected = text;
        for (int i = 0; i < 1500; ++i) {
            expected.replace("value=\"" + QByteArray::number(i) + "\"", "value=\"" + QByteArray::number(i) + ".5\"");
        }
        QCOMPARE(bytes("d.xml"), expected);
        m_window->actions()["edit.undo"].trigger();
        QCOMPARE(bytes("d.xml"), text);
    }

    NAMED_TEST(newRows, "I2.5 values pasted below the last row become rows; rows are copied and removed") {
        m_view->showTable(rowSource("cells"), "Costs");
        m_view->waitUntilRead();
        QGuiApplication::clipboard()->setText("2\t25\n3\t30\n4\t\n");
        choose(1, 0);
        QTest::keyClick(&m_view->table(), Qt::Key_V, Qt::ControlModifier);
        QVERIFY2(bytes("c.xml").contains("    <row key=\"2\" food=\"25\"/>\n    <row key=\"3\" food=\"30\"/>\n"
                                         "    <row key=\"4\"/>\n  </table>"),
                 bytes("c.xml").constData());
        QCOMPARE(m_window->store().history().count(), 1);
        m_view->waitUntilRead();
        QCOMPARE(rows(), (QStringList{"1", "2", "3", "4"}));
        select(1, 0, 2, 1);
        QTest::keyClick(&m_view->table(), Qt::Key_Minus, Qt::ControlModifier);
        QVERIFY2(bytes("c.xml").contains("<row key=\"1\" food=\"10\"/>\n    <row key=\"4\"/>\n  </table>"),
                 bytes("c.xml").constData());
        m_view->waitUntilRead();
        choose(0, 1);
        QTest::keyClick(&m_view->table(), Qt::Key_Plus, Qt::ControlModifier);
        QCOMPARE(bytes("c.xml").count("<row key=\"1\" food=\"10\"/>\n"), 2);
        QCOMPARE(m_window->store().history().count(), 3);
        m_window->store().history().setIndex(0);
        QCOMPARE(bytes("c.xml"), words);
        m_view->showTable(rowSource("classes"), "building"); // classes do not come from a spreadsheet
        m_view->waitUntilRead();
        choose(3, column("build_cost"));
        QGuiApplication::clipboard()->setText("1\n2\n");
        QTest::keyClick(&m_view->table(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(bytes("b.xml"), QByteArray(forts).replace("7.5", "1"));
    }

    NAMED_TEST(removesMany, "P3.5 another thread removes many rows of one parent, as one edit of their lines") {
        const int count = 1500;
        const auto rowOf = [](int i) { return "    <row key=\"" + QByteArray::number(i) + "\" food=\"1\"/>\n"; };
        const QByteArray head = "<orrery format=\"1\">\n  <table id=\"Many\" key=\"number\">\n"
                                "    <column id=\"food\" format=\"number\"/>\n";
        QByteArray rows;
        for (int i = 0; i < count; ++i) {
            rows += (i == 7 ? "    <!-- about the seventh -->\n" : "") + rowOf(i);
        }
        const QByteArray text = head + rows + "  </table>\n</orrery>\n";
        closeWindow();
        write("d.xml", text);
        openWindow();
        m_view->showTable(rowSource("cells"), "Many");
        m_view->waitUntilRead();
        select(1, 0, count - 2, 0);
        QTest::keyClick(&m_view->table(), Qt::Key_Minus, Qt::ControlModifier);
        QVERIFY2(!m_window->store().history().canUndo(), "the key itself does not do the work");
        QTRY_COMPARE(m_window->store().history().count(), 1);
        QCOMPARE(bytes("d.xml"), head + rowOf(0) + rowOf(count - 1) + "  </table>\n</orrery>\n");
        m_window->actions()["edit.undo"].trigger();
        QCOMPARE(bytes("d.xml"), text);
        m_view->waitUntilRead();
        std::vector<std::size_t> inner(count - 2);
        std::iota(inner.begin(), inner.end(), std::size_t{1});
        const TableEdit edit = removeRows(*model().content(), inner);
        QCOMPARE(edit.changed, inner.size());
        QCOMPARE(separate(edit.edits)->size(), std::size_t{1});
    }

    NAMED_TEST(csv,
               "I6.1 the lines of a CSV file are rows of a table: each command is one step and the smallest edit") {
        const QByteArray text = "number;food;note\r\n1;10;\"a;b\"\r\n2; 20 ;plain\r\n\r\n3;30\r\n";
        closeWindow();
        write("e.xml", "<orrery format=\"1\">\n  <table id=\"Prices\" file=\"t.csv\" key=\"number\" match=\"exact\">\n"
                       "    <column id=\"food\" format=\"number\"/>\n  </table>\n</orrery>\n");
        write("t.csv", text);
        openWindow();
        m_view->showTable(rowSource("csv"), "Prices");
        m_view->waitUntilRead();
        QCOMPARE(rows(), (QStringList{"1", "2", "3"}));
        const int food = column("food");
        const int note = column("note");
        QCOMPARE(at(0, note).data().toString(), QString("a;b"));
        QCOMPARE(at(1, food).data().toString(), QString("20"));
        QByteArray expected = text;
        const auto becomes = [&](const char* before, const char* after) {
            QVERIFY2(expected.contains(before), before);
            expected.replace(before, after);
            QCOMPARE(bytes("t.csv"), expected);
            m_view->waitUntilRead();
        };
        choose(0, food);
        type("12\r");
        becomes("1;10;", "1;12;");
        QCOMPARE(m_window->store().history().count(), 1);
        choose(0, note);
        type("a\"b\r");
        becomes("\"a;b\"", "\"a\"\"b\"");
        choose(2, note); // the line is too short
        type("x;y\r");
        becomes("3;30\r", "3;30;\"x;y\"\r");
        select(0, food, 1, food);
        m_view->commands().calculate({CellCalculation::Kind::multiply, "2", false});
        expected.replace("; 20 ;", "; 40 ;");
        becomes("1;12;", "1;24;");
        choose(2, food);
        QGuiApplication::clipboard()->setText("31\tz\n41\t\n");
        QTest::keyClick(&m_view->table(), Qt::Key_V, Qt::ControlModifier);
        becomes("3;30;\"x;y\"\r\n", "3;31;\"z\"\r\n;41;\r\n");
        QCOMPARE(m_window->store().history().count(), 5);
        select(0, food, 1, food);
        QTest::keyClick(&m_view->table(), Qt::Key_D, Qt::ControlModifier);
        becomes("; 40 ;", "; 24 ;");
        choose(1, food);
        QTest::keyClick(&m_view->table(), Qt::Key_Plus, Qt::ControlModifier);
        becomes("2; 24 ;plain\r\n", "2; 24 ;plain\r\n2; 24 ;plain\r\n");
        select(0, food, 1, food);
        QTest::keyClick(&m_view->table(), Qt::Key_Minus, Qt::ControlModifier);
        becomes("1;24;\"a\"\"b\"\r\n2; 24 ;plain\r\n", "");
        QTest::keyClicks(&m_view->filterLine(), "food > 30 and number = 3");
        m_view->waitUntilRead();
        QCOMPARE(rows(), QStringList{"3"});
        m_view->table().setFocus();
        m_window->actions()["file.save"].trigger();
        m_window->waitUntilIdle();
        QTRY_VERIFY(!m_window->store().find("t.csv")->isModified());
        QFile saved(QDir(m_folder->path()).filePath("t.csv"));
        QVERIFY(saved.open(QIODevice::ReadOnly));
        QCOMPARE(saved.readAll(), expected);
        m_window->store().history().setIndex(0);
        QCOMPARE(bytes("t.csv"), text);
        m_window->actions()["file.save-all"].trigger(); // otherwise the window asks when it closes
        QTRY_VERIFY(!m_window->store().find("t.csv")->isModified());
    }

    NAMED_TEST(csvLastLine, "I2.3 a CSV file without a line end at its end stays so") {
        closeWindow();
        write("e.xml", "<orrery format=\"1\">\n  <table id=\"Prices\" file=\"t.csv\" key=\"number\">\n"
                       "    <column id=\"food\" format=\"number\"/>\n  </table>\n</orrery>\n");
        write("t.csv", "number,food\n1,10\n2,20");
        openWindow();
        m_view->showTable(rowSource("csv"), "Prices");
        m_view->waitUntilRead();
        choose(1, 0);
        QTest::keyClick(&m_view->table(), Qt::Key_Minus, Qt::ControlModifier);
        QCOMPARE(bytes("t.csv"), QByteArray("number,food\n1,10"));
        m_view->waitUntilRead();
        choose(0, column("food"));
        QTest::keyClick(&m_view->table(), Qt::Key_Delete);
        QCOMPARE(bytes("t.csv"), QByteArray("number,food\n1,"));
        m_view->waitUntilRead();
        QGuiApplication::clipboard()->setText("3\t\"a,b\"\n");
        m_view->waitUntilRead();
        QTest::keyClick(&m_view->table(), Qt::Key_Plus, Qt::ControlModifier);
        QCOMPARE(bytes("t.csv"), QByteArray("number,food\n1,\n1,"));
    }

    NAMED_TEST(csvUnreadable, "I2.3 a CSV cell that XML cannot hold is not copied, cut, filled or edited") {
        showCsv("number,food\n1,a\x01"
                "b\n2,20\n");
        const int food = column("food");
        QVERIFY(!(at(0, food).flags() & Qt::ItemIsEditable));
        choose(0, food);
        QGuiApplication::clipboard()->setText("before");
        QTest::keyClick(&m_view->table(), Qt::Key_X, Qt::ControlModifier);
        QVERIFY(!QGuiApplication::clipboard()->text().contains('?'));
        select(0, food, 1, food);
        QTest::keyClick(&m_view->table(), Qt::Key_D, Qt::ControlModifier);
        const Document* const sheet = m_window->store().find("t.csv");
        QVERIFY(sheet == nullptr || sheet->bytes() == "number,food\n1,a\x01"
                                                      "b\n2,20\n");
        QCOMPARE(at(1, food).data().toString(), QString("20"));
    }

    NAMED_TEST(csvShort, "I2.3 a short line gets no separators for an empty value") {
        const CsvSheet sheet(std::make_shared<orrery::engine::SourceText>("t.csv", "a,b,c\n1\n"), {0});
        const std::array values{CsvSheet::Value{2, ""}};
        QVERIFY(sheet.change(0, values).empty());
        const std::array both{CsvSheet::Value{1, "x"}, CsvSheet::Value{2, ""}};
        QCOMPARE(sheet.change(0, both).front().text, std::string(",x"));
    }

    NAMED_TEST(csvIsTable, "I2.3 an XML file that a table names is no table of lines") {
        showCsv("number,food\n1,2\n", "e.xml");
        QCOMPARE(rows(), QStringList());
    }

    NAMED_TEST(csvColumn, "I2.3 a column that another program inserts never gets what the user types") {
        showCsv("number,food\n1,10\n");
        choose(0, column("food"));
        type("11\r");
        m_view->waitUntilRead();
        Document* const document = m_window->store().find("t.csv");
        const auto end = static_cast<std::uint32_t>(document->bytes().size());
        choose(0, column("food"));
        QVERIFY(m_window->store().apply("Outside", {{document, {0, end}, "number,new,food\n1,7,11\n"}}));
        type("5");
        QCOMPARE(document->bytes(), QByteArray("number,new,food\n1,7,11\n"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        m_view->waitUntilRead();
        QTest::keyClicks(&m_view->filterLine(), "new = 7"); // a column that the table does not show
        m_view->waitUntilRead();
        QCOMPARE(rows(), QStringList{"1"});
        m_window->store().history().setIndex(0);
    }

    void spreadsheetText_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("again");
        QTest::addColumn<int>("rows");
        QTest::newRow("I2.5 quotes") << "\"a\"\"b\"\t\"c\td\"\n"
                                     << "\"a\"\"b\"\t\"c\td\"\n"
                                     << 1;
        QTest::newRow("I2.5 line ends in quotes") << "\"a\nb\"\tc\r\nd\t\r\n"
                                                  << "\"a\nb\"\tc\nd\t\n"
                                                  << 2;
        QTest::newRow("I2.5 no line end at the end") << "a\tb"
                                                     << "a\tb\n"
                                                     << 1;
        QTest::newRow("I2.5 a quote without an end") << "\"a\tb"
                                                     << "\"a\tb\"\n"
                                                     << 1;
        QTest::newRow("I2.5 nothing") << ""
                                      << "" << 0;
    }
    void spreadsheetText() {
        QFETCH(QString, text);
        QFETCH(QString, again);
        QFETCH(int, rows);
        const auto read = readSpreadsheet(text);
        QCOMPARE(static_cast<int>(read.size()), rows);
        QCOMPARE(writeSpreadsheet(read), again);
    }

    NAMED_TEST(sorts, "I6.1 a click on a heading sorts, words filter, and gaps are found") {
        const int cost = column("build_cost");
        QHeaderView& header = *m_view->table().horizontalHeader();
        const QPoint heading(header.sectionViewportPosition(cost) + 10, header.height() / 2);
        QTest::mouseClick(header.viewport(), Qt::LeftButton, Qt::NoModifier, heading);
        m_view->waitUntilRead();
        QCOMPARE(rows().mid(rows().indexOf("BLD_FORT"), 3), (QStringList{"BLD_FORT", "BLD_LAB", "BLD_MILL"}));
        QTest::mouseClick(header.viewport(), Qt::LeftButton, Qt::NoModifier, heading);
        m_view->waitUntilRead();
        QCOMPARE(rows().mid(rows().indexOf("BLD_MILL"), 3), (QStringList{"BLD_MILL", "BLD_LAB", "BLD_FORT"}));
        // An edit does not move the row away.
        const int lab = static_cast<int>(rows().indexOf("BLD_LAB"));
        choose(lab, cost);
        type("1\r");
        m_view->waitUntilRead();
        QCOMPARE(rows().indexOf("BLD_LAB"), lab);
        QTest::keyClicks(&m_view->filterLine(), "fort");
        m_view->waitUntilRead();
        QCOMPARE(rows(), QStringList{"BLD_FORT"});
        m_view->filterLine().clear();
        m_view->sortBy(TableWish::unsorted, false);
        m_view->waitUntilRead();
        choose(0, cost);
        QTest::keyClick(m_window.get(), Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(m_view->table().currentIndex(), at(0, column("build_time")));
        QCOMPARE(chosen(), 1);
        m_view->setColumns({attributeColumn("name")});
        m_view->gapsBox().setChecked(true);
        m_view->waitUntilRead();
        QCOMPARE(rows(), (QStringList{"BLD_LAB", "BLD_BARE", "BLD_FORT"}));
    }

    NAMED_TEST(keeps, "I6.3 selection, caret and scroll survive edits elsewhere, undo and redo") {
        const int cost = column("build_cost");
        select(1, cost, 2, cost);
        Document& document = *m_window->store().find("a.xml");
        m_window->store().apply("edit", {{&document, {0, 0}, "<!-- first -->\n"}});
        m_view->waitUntilRead();
        QCOMPARE(chosen(), 2);
        QCOMPARE(m_view->table().currentIndex(), at(1, cost));
        const int classAt = static_cast<int>(document.bytes().indexOf("  <class id=\"BLD_MILL\""));
        m_window->store().apply("edit", {{&document,
                                          {static_cast<std::uint32_t>(classAt), static_cast<std::uint32_t>(classAt)},
                                          "  <class id=\"BLD_NEW\" type=\"building\"/>\n"}});
        m_view->waitUntilRead();
        QCOMPARE(rows().at(1), QString("BLD_NEW"));
        QCOMPARE(m_view->table().currentIndex(), at(2, cost));
        QCOMPARE(chosen(), 2);
        m_window->store().history().undo();
        m_view->waitUntilRead();
        QCOMPARE(m_view->table().currentIndex(), at(1, cost));
    }

    NAMED_TEST(goes, "I3.5 F12 and a double click on a heading go to the text of a class") {
        choose(3, column("build_cost"));
        QTest::keyClick(&m_view->table(), Qt::Key_F12);
        QTRY_VERIFY(m_window->currentEditor() != nullptr);
        QCOMPARE(m_window->currentEditor()->document().shownPath(), QString("b.xml"));
        QHeaderView& header = *m_view->table().verticalHeader();
        QTest::mouseDClick(header.viewport(), Qt::LeftButton, Qt::NoModifier,
                           QPoint(10, header.sectionViewportPosition(1) + 5));
        QTRY_COMPARE(m_window->currentEditor()->document().shownPath(), QString("a.xml"));
    }

    void here_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("at");
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("set");
        QTest::addColumn<QString>("row");
        QTest::newRow("I6.1 from an effect to the classes of the type")
            << "b.xml" << QByteArray("raise-max-meter") << "classes"
            << "building"
            << "BLD_FORT";
        QTest::newRow("I6.1 from a statement to all of its kind")
            << "c.xml" << QByteArray("name=\"Vega\"") << "statements"
            << "START system"
            << "2";
        QTest::newRow("I6.1 from a value to its enumeration") << "c.xml" << QByteArray("id=\"sad\"") << "values"
                                                              << "Mood"
                                                              << "sad";
        QTest::newRow("I6.1 from a row to its lookup table") << "c.xml" << QByteArray("key=\"2\"") << "cells"
                                                             << "Costs"
                                                             << "2";
        QTest::newRow("I6.1 the root has no table") << "c.xml" << QByteArray("orrery") << ""
                                                    << ""
                                                    << "";
    }
    void here() {
        QFETCH(QString, file);
        QFETCH(QByteArray, at);
        QFETCH(QString, source);
        QFETCH(QString, set);
        QFETCH(QString, row);
        const auto offset = static_cast<std::uint32_t>(bytes(file).indexOf(at));
        m_window->goTo({m_window->analyzer().latest()->fileOf(file), {offset, offset}});
        m_window->actions()["table.here"].trigger();
        m_view->waitUntilRead();
        QVERIFY(m_view->table().hasFocus());
        if (source.isEmpty()) {
            QCOMPARE(rows(), (QStringList{"BLD_LAB", "BLD_MILL", "BLD_BARE", "BLD_FORT"}));
            return;
        }
        QCOMPARE(m_view->setBox().written(), set);
        QCOMPARE(model().rowTitle(m_view->table().currentIndex().row()), row);
        QCOMPARE(m_view->sourceBox().currentData().toString(), source);
    }

    NAMED_TEST(height, "I6.3 the bottom keeps its height, whichever of its panes is in front") {
        closeWindow();
        QSettings().clear();
        m_window = std::make_unique<MainWindow>(ORRERY_RESOURCE_DIR);
        m_window->setAnimated(false);
        m_window->resize(1360, 860);
        m_window->show();
        QVERIFY(m_window->openProject(m_folder->path()));
        m_window->waitUntilIdle();
        m_window->raisePane("problems");
        QTest::qWait(0);
        auto* const problems = m_window->findChild<QDockWidget*>("problems");
        const int low = problems->height();
        QVERIFY2(low < 300, qPrintable(QString::number(low)));
        int panes = 0;
        for (QDockWidget* const dock : m_window->findChildren<QDockWidget*>()) {
            if (m_window->dockWidgetArea(dock) == Qt::BottomDockWidgetArea) {
                const int height = heightInFront(*dock);
                QVERIFY2(height == low, qPrintable(dock->objectName() + QStringLiteral(": %1").arg(height)));
                ++panes;
            }
        }
        QVERIFY(panes > 10);
        auto* const tables = m_window->findChild<QDockWidget*>("tables");
        QTest::keyClick(m_window.get(), Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        m_view = m_window->findChild<ElementTableView*>();
        m_window->resizeDocks({tables}, {low + 60}, Qt::Vertical);
        QTRY_VERIFY(tables->height() > low);
        const int chosen = tables->height();
        QCOMPARE(heightInFront(*problems), chosen);
        tables->close();
        QCOMPARE(heightInFront(*problems), chosen);
    }

    void comparisons_data() {
        QTest::addColumn<QString>("filter");
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QString>("problem"); // part of it
        const QStringList all{"BLD_LAB", "BLD_MILL", "BLD_BARE", "BLD_FORT"};
        QTest::newRow("I6.1 a number") << "build_cost > 7.5" << QStringList{"BLD_LAB", "BLD_MILL"} << "";
        QTest::newRow("I6.1 and, with an attribute that is no column")
            << "build_cost >= 20 and type == building" << QStringList{"BLD_LAB", "BLD_MILL"} << "";
        QTest::newRow("I6.1 or binds less than and")
            << "build_cost=20 or build_cost>1 and name=mill" << QStringList{"BLD_LAB", "BLD_MILL"} << "";
        QTest::newRow("I6.1 not and parentheses")
            << "not (build_cost = 20 or \"BLD_FORT\" or id=BLD_BARE)" << QStringList{"BLD_MILL"} << "";
        QTest::newRow("I6.1 beside plain words") << "fort build_cost < 30" << QStringList{"BLD_FORT"} << "";
        QTest::newRow("I6.1 words without a comparison are plain") << "mill or fort" << QStringList() << "";
        QTest::newRow("I6.1 a heading") << "Name = mill" << QStringList{"BLD_MILL"} << "";
        QTest::newRow("I3.1 no such column") << "cost > 30" << all << "'cost'";
        QTest::newRow("I3.1 no value") << "build_cost >" << all << "'>'";
        QTest::newRow("I3.1 not a number") << "build_cost > many" << all << "'many'";
        QTest::newRow("I3.1 an open parenthesis") << "(build_cost > 3" << all << "parenthesis";
        QTest::newRow("I3.1 no column") << "> 3" << all << "'>'";
        QTest::newRow("I3.1 too deep") << QString(3000, '(') + "build_cost > 3" << all << "deep";
    }
    void comparisons() {
        QFETCH(QString, filter);
        QFETCH(QStringList, rows);
        QFETCH(QString, problem);
        m_view->filterLine().setFocus();
        if (filter.size() < 100) {
            QTest::keyClicks(&m_view->filterLine(), filter);
        } else {
            m_view->filterLine().setText(filter);
        }
        m_view->waitUntilRead();
        QCOMPARE(this->rows(), rows);
        const QString state = m_view->stateLabel().text();
        QCOMPARE(state.contains("Filter not applied"), !problem.isEmpty());
        QVERIFY2(state.contains(problem), qPrintable(state));
        QTest::keyClick(&m_view->filterLine(), Qt::Key_Escape);
        m_view->waitUntilRead();
        QVERIFY(!m_view->stateLabel().text().contains("Filter not applied"));
        QCOMPARE(model().rowCount(), 4);
    }

    NAMED_TEST(session, "I1.3 the table and its columns are kept with the session") {
        m_view->setColumns({propertyColumn("build_time"), attributeColumn("name")});
        m_view->waitUntilRead();
        m_view->showTable(rowSource("values"), "Mood");
        m_view->waitUntilRead();
        closeWindow();
        openWindow();
        QCOMPARE(rows(), (QStringList{"glad", "sad"}));
        m_view->showTable(rowSource("classes"), "building");
        m_view->waitUntilRead();
        QCOMPARE(model().columnCount(), 2);
        QCOMPARE(at(1, 0).data().toString(), QString("3"));
    }

    NAMED_TEST(olderRows, "I2.3 typing in a row of an older text changes no other row") {
        m_view->showTable(rowSource("cells"), "Costs");
        m_view->waitUntilRead();
        choose(0, column("food"));
        Document* const document = m_window->store().find("c.xml");
        const auto at = static_cast<std::uint32_t>(document->bytes().indexOf("<row key=\"1\""));
        QVERIFY(m_window->store().apply("Edit", {{document, {at, at}, "<row key=\"0\" food=\"5\"/>\n    "}}));
        const QByteArray newer = bytes("c.xml");
        QTest::keyClicks(&m_view->table(), "9"); // the table still shows the row with the key 1 first
        QCOMPARE(bytes("c.xml"), newer);
        m_view->waitUntilRead();
        choose(1, column("food"));
        type("9");
        QVERIFY2(bytes("c.xml").contains("<row key=\"1\" food=\"9\"/>"), bytes("c.xml").constData());
    }

    NAMED_TEST(savedCell, "R1.4 Escape after a save leaves the saved value in the cell, as in the text") {
        const int cost = column("build_cost");
        choose(0, cost);
        type("31");
        QVERIFY(m_window->saveAll());
        const QByteArray saved = bytes("a.xml");
        QVERIFY(saved.contains("value='31'"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QCOMPARE(bytes("a.xml"), saved);
        QCOMPARE(at(0, cost).data().toString(), QString("31"));
        m_window->store().history().undo();
        QVERIFY(m_window->saveAll()); // for cleanup(), which asks nothing
    }

    NAMED_TEST(keepsOffers, "I6.1 the list of columns keeps the content whose names it shows") {
        auto content = std::make_shared<const std::string>("names");
        const std::weak_ptr<const std::string> shown = content;
        ColumnChooser chooser;
        chooser.offer({}, {}, std::move(content));
        QVERIFY(!shown.expired());
        chooser.offer({}, {}, nullptr);
        QVERIFY(shown.expired());
    }

    NAMED_TEST(overlaps, "I2.3 removals that overlap become one, and other edits that overlap are refused") {
        const std::string text = "<a/> <b/> <c/> rest";
        const auto edit = [](std::uint32_t begin, std::uint32_t end, const char* words) {
            return engine::TextEdit{{}, {begin, end}, words};
        };
        // Removed elements of one line share the blank between them.
        const auto apart = separate({edit(5, 10, ""), edit(0, 6, ""), edit(10, 14, "<d/>")});
        QVERIFY(apart.has_value());
        QCOMPARE(engine::applyEdits(text, *apart), std::string("<d/> rest"));
        QCOMPARE(engine::applyEdits(text, gathered(text, *apart, 1)), std::string("<d/> rest"));
        QVERIFY(!separate({edit(0, 4, "<x/>"), edit(3, 6, "")}).has_value());
    }

private:
    /// Shows a CSV file as a table. @param file the file that the lookup table names
    void showCsv(const QByteArray& text, const QByteArray& file = "t.csv") {
        closeWindow();
        write("e.xml", "<orrery format=\"1\">\n  <table id=\"Prices\" file=\"" + file +
                           "\" key=\"number\">\n    <column id=\"food\" format=\"number\"/>\n  </table>\n</orrery>\n");
        write("t.csv", text);
        openWindow();
        m_view->showTable(rowSource("csv"), "Prices");
        m_view->waitUntilRead();
    }
    /// Returns the height of a dock after its tab has come in front.
    int heightInFront(const QDockWidget& dock) {
        m_window->raisePane(dock.objectName());
        for (int i = 0; i < 3; ++i) { // a change of the layout may cause another one
            QCoreApplication::processEvents();
        }
        return dock.height();
    }
    void openWindow() {
        m_window = std::make_unique<MainWindow>(ORRERY_RESOURCE_DIR);
        m_window->resize(1300, 900);
        m_window->show();
        QVERIFY(m_window->openProject(m_folder->path()));
        m_window->waitUntilIdle();
        QTest::keyClick(m_window.get(), Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        m_view = m_window->findChild<ElementTableView*>();
        QVERIFY(m_view != nullptr && m_view->isVisible());
        m_view->waitUntilRead();
        m_view->table().setFocus();
    }
    void closeWindow() {
        while (m_window->store().history().canUndo()) {
            m_window->store().history().undo();
        }
        m_window->waitUntilIdle();
        m_window->close();
        m_window.reset();
    }
    void write(const QString& name, const QByteArray& bytes) const {
        QFile file(QDir(m_folder->path()).filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    ElementTableModel& model() const { return m_view->model(); }
    QModelIndex at(int row, int column) const { return model().index(row, column); }
    QStringList rows() const {
        QStringList rows;
        for (int row = 0; row < model().rowCount(); ++row) {
            rows << model().headerData(row, Qt::Vertical).toString();
        }
        return rows;
    }
    /// Returns the column of a property or with a heading.
    int column(const QString& name) const {
        for (int column = 0; column < model().columnCount(); ++column) {
            if (model().columnAt(column) == propertyColumn(name.toStdString()) ||
                model().headerData(column, Qt::Horizontal).toString() == name) {
                return column;
            }
        }
        return -1;
    }
    void choose(int row, int column) const {
        m_view->table().setFocus();
        m_view->table().selectionModel()->setCurrentIndex(at(row, column), QItemSelectionModel::ClearAndSelect);
    }
    void select(int top, int left, int bottom, int right) const {
        choose(top, left);
        m_view->table().selectionModel()->select(QItemSelection(at(top, left), at(bottom, right)),
                                                 QItemSelectionModel::ClearAndSelect);
    }
    int chosen() const { return static_cast<int>(m_view->table().selectionModel()->selectedIndexes().size()); }
    /// Types keys into the widget with the focus.
    void type(const QString& keys) const {
        for (const QChar key : keys) {
            QWidget* const focus = QApplication::focusWidget();
            QVERIFY2(m_view->table().isAncestorOf(focus) || focus == &m_view->table(),
                     focus == nullptr ? "nothing has the focus" : focus->metaObject()->className());
            if (key == QLatin1Char('\r')) {
                QTest::keyClick(focus, Qt::Key_Return);
            } else {
                QTest::keyClicks(focus, QString(key));
            }
        }
    }
    QByteArray bytes(const QString& path) const { return m_window->store().find(path)->bytes(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
    ElementTableView* m_view = nullptr;
};

QTEST_MAIN(ElementTableTest)
#include "element_table_test.moc"
