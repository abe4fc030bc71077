// SPDX-License-Identifier: GPL-3.0-or-later
// The table of sandbox statements, by keys in the real window (I6.4).
#include "app/ide/actions.h"
#include "app/ide/main_window.h"
#include "engine/universe/scenario.h"
#include "tests/support/named_test.h"
#include "widgets/document/document_editor.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/sandbox/statements_view.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace orrery::ide;
using namespace orrery::widgets;
namespace engine = orrery::engine;

namespace {

const QByteArray content = R"xml(<orrery format="1">
  <class id="SHED" type="building"/>
  <scenario id="calm">
    <empire id="Terrans" capital="Home"/>
    <system name="Sol" x="0" y="0"/>
    <system name="Vega" x="100" y="0"/>
    <planet name="Home" system="Sol" owner="Terrans"/>
    <planet name="Mars" system="Sol"/>
    <place class="SHED" on="Mars" name="Shed"/>
    <condition id="late" when="turn &gt; 90"><pause/></condition>
  </scenario>
</orrery>
)xml";

const QByteArray run = R"xml(<?xml version="1.0" encoding="UTF-8"?>
<orrery format="1">
  <run scenario="calm">
    <attach object="Shed" to="Home" turn="1"/>
    <place class="SHED" on="Mars" turn="2"/>
    <set object="Mars" owner="Terrans" turn="2"/>
    <!-- the second system -->
    <system name="Rigel" x="5" y="5" star-colour="red" turn="1"/>
    <focus-order empire="Terrans" object="Home" focus="mining" turn="2"/>
  </run>
</orrery>
)xml";

const char* const statementsPath = ".sandbox/statements.xml";

} // namespace

class StatementsViewTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-statements-view-test");
        QSettings().clear();
        applyTheme(*qApp, ThemeKind::light);
    }
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        write("orrery.xml", R"(<project format="1" name="List" version="1.0" rules="extended" scenario="calm"/>)");
        write("content.xml", content);
        m_window = std::make_unique<MainWindow>(QStringLiteral(ORRERY_RESOURCE_DIR));
        m_window->resize(1500, 900);
        m_window->show();
        QVERIFY(m_window->openProject(m_folder->path()));
        settle();
        m_window->setPerspective(Perspective::sandbox);
        m_window->raisePane("statements");
        replace(statementsPath, text(), run);
        m_window->sandbox().goTo(2);
        settle();
        QVERIFY(view() != nullptr);
        table().setFocus();
    }
    void cleanup() {
        m_window->saveAll();
        m_window.reset();
    }

    NAMED_TEST(lists, "I6.4 the table lists statements and orders by turn, as sentences") {
        QCOMPARE(sentences(),
                 QStringList({"1 attach Shed to Home", "1 system Rigel at (5, 5) · star-colour = red",
                              "2 place SHED on Mars", "2 set Mars · owner = Terrans", "2 " + orderSentence()}));
        QVERIFY(view()->model().rows()[0].reason.isEmpty());
    }

    NAMED_TEST(filtersTurns, "I4.26 a range of turns lists only its statements, and commands act on those") {
        m_window->sandbox().showTurns(TurnRange{2, 2});
        QCOMPARE(sentences(),
                 QStringList({"2 place SHED on Mars", "2 set Mars · owner = Terrans", "2 " + orderSentence()}));
        choose(1);
        QTest::keyClick(&table(), Qt::Key_Space);
        settle();
        QCOMPARE(text(), QByteArray(run).replace("owner=\"Terrans\" turn=\"2\"",
                                                 "owner=\"Terrans\" turn=\"2\" enabled=\"false\""));
        m_window->sandbox().showTurns(TurnRange{0, 0});
        QCOMPARE(sentences(), QStringList());
        QCOMPARE(table().viewport()->findChild<QLabel*>()->text(), QString("No statement in turns 0 to 0."));
        m_window->sandbox().showTurns(std::nullopt);
        QCOMPARE(sentences().size(), 5);
    }

    NAMED_TEST(namesObjects, "I6.4 sentences name an object without a name by its class and its number") {
        const engine::View now = m_window->sandbox().session()->state().view();
        auto shed = static_cast<engine::Row>(now.rowCount - 1);
        while (now.nameOf(shed) != "#" + std::to_string(shed) || !now.exists(shed)) {
            --shed;
        }
        const QByteArray reference = '#' + QByteArray::number(shed);
        replace(statementsPath, "  </run>",
                "    <attach object=\"" + reference + "\" to=\"Home\" turn=\"2\"/>\n  </run>");
        QCOMPARE(sentences().last(), QString("2 attach SHED " + reference + " to Home"));
    }

    NAMED_TEST(disables, "I6.4 Space disables a statement, and enables it again") {
        choose(0);
        QTest::keyClick(&table(), Qt::Key_Space);
        settle();
        QCOMPARE(text(), QByteArray(run).replace("to=\"Home\" turn=\"1\"", "to=\"Home\" turn=\"1\" enabled=\"false\""));
        QCOMPARE(hostOf("Shed"), QString("Mars"));
        QCOMPARE(table().currentIndex().row(), 0);
        QCOMPARE(table().model()->index(0, StatementsModel::state).data().toString(), QString("disabled"));
        QTest::keyClick(&table(), Qt::Key_Space);
        settle();
        QCOMPARE(text(), run);
        QCOMPARE(hostOf("Shed"), QString("Home"));
    }

    NAMED_TEST(disablesOrder, "I6.4 an order is disabled too, and its row stays") {
        choose(4);
        QTest::keyClick(&table(), Qt::Key_Space);
        settle();
        QVERIFY(text().contains("focus=\"mining\" turn=\"2\" enabled=\"false\"/>"));
        QCOMPARE(view()->model().rowCount(), 5);
        QVERIFY(m_window->sandbox().session()->scenario().orders.empty());
        QVERIFY(m_window->sandbox().hasDisabled()); // "Save as scenario" says that it leaves them out
    }

    NAMED_TEST(deletes, "I6.4 Delete removes the statement with its comment; undo brings it back") {
        choose(1);
        QTest::keyClick(&table(), Qt::Key_Delete);
        settle();
        QVERIFY(!text().contains("Rigel") && !text().contains("second system"));
        QCOMPARE(view()->model().rowCount(), 4);
        QCOMPARE(table().currentIndex().row(), 1);
        m_window->store().history().undo();
        settle();
        QCOMPARE(text(), run);
        QCOMPARE(view()->model().rowCount(), 5);
    }

    NAMED_TEST(reorders, "I6.4 Alt and an arrow key reorder the statements of a turn") {
        choose(2);
        QTest::keyClick(&table(), Qt::Key_Up, Qt::AltModifier); // the row above belongs to another turn
        QCOMPARE(text(), run);
        QCOMPARE(table().currentIndex().row(), 2);
        QTest::keyClick(&table(), Qt::Key_Down, Qt::AltModifier);
        settle();
        QCOMPARE(table().currentIndex().row(), 3);
        QCOMPARE(sentences().mid(2, 2), QStringList({"2 set Mars · owner = Terrans", "2 place SHED on Mars"}));
        QTest::keyClick(&table(), Qt::Key_Up, Qt::AltModifier);
        settle();
        QCOMPARE(text(), run);
        choose(1); // the lines of other turns between the two stay where they are
        QTest::keyClick(&table(), Qt::Key_Up, Qt::AltModifier);
        settle();
        QCOMPARE(sentences().mid(0, 2),
                 QStringList({"1 system Rigel at (5, 5) · star-colour = red", "1 attach Shed to Home"}));
        QVERIFY(text().contains("  <run scenario=\"calm\">\n    <!-- the second system -->\n    <system"));
    }

    NAMED_TEST(editsTurn, "I6.4 the turn is edited in the table") {
        table().setCurrentIndex(table().model()->index(0, StatementsModel::turn));
        QTest::keyClick(&table(), Qt::Key_Return);
        auto* const spin = table().findChild<QSpinBox*>();
        QVERIFY(spin != nullptr);
        spin->selectAll();
        QTest::keyClicks(spin, "2");
        QTest::keyClick(spin, Qt::Key_Return);
        settle();
        QCOMPARE(text(), QByteArray(run).replace("to=\"Home\" turn=\"1\"", "to=\"Home\" turn=\"2\""));
        QCOMPARE(sentences().at(1), QString("2 attach Shed to Home"));
    }

    NAMED_TEST(promotes, "I6.4 a statement becomes a line of the scenario, in one step of the history") {
        choose(1);
        command("Move to the &scenario").trigger();
        settle();
        QVERIFY(!text().contains("Rigel"));
        const QByteArray now = m_window->store().find("content.xml")->bytes();
        QVERIFY2(now.contains("<system name=\"Vega\" x=\"100\" y=\"0\"/>\n    <!-- the second system -->\n"
                              "    <system name=\"Rigel\" x=\"5\" y=\"5\" star-colour=\"red\" turn=\"1\"/>\n"),
                 now.constData());
        QVERIFY(engine::findObject(m_window->sandbox().session()->state().view(), "Rigel").has_value());
        m_window->store().history().undo();
        settle();
        QCOMPARE(text(), run);
        QCOMPARE(m_window->store().find("content.xml")->bytes(), content);
    }

    NAMED_TEST(reasons, "I6.4 a statement that cannot act stays, with its reason") {
        replace("content.xml", "id=\"SHED\"", "id=\"BARN\"");
        QCOMPARE(view()->model().rowCount(), 5);
        QVERIFY2(reason(2).contains("SHED"), qPrintable(reason(2)));
        m_window->store().history().undo();
        settle();
        QCOMPARE(reason(2), QString());
        replace(statementsPath, "to=\"Home\"", "to=\"Shed\"");
        QVERIFY2(reason(0).contains("cannot be attached to itself"), qPrintable(reason(0)));
    }

    NAMED_TEST(opens, "I6.4 Enter shows the statement in the form and in the source") {
        choose(3);
        QTest::keyClick(&table(), Qt::Key_Return);
        settle();
        QVERIFY(m_window->perspective() != Perspective::sandbox);
        const DocumentEditor* const editor = m_window->currentEditor();
        QVERIFY(editor != nullptr);
        QCOMPARE(editor->document().shownPath(), QString(statementsPath));
        QCOMPARE(editor->caretOffset(), static_cast<int>(text().indexOf("<set object")));
    }

    NAMED_TEST(promotesNone, "I6.4 statements of a new galaxy stay in the sandbox") {
        engine::CheckedScenario own = *m_window->sandbox().program()->model->findScenario("calm");
        own.id = "own";
        own.galaxy = engine::GalaxySpec{};
        m_window->sandbox().start(own);
        settle();
        QCOMPARE(view()->model().rowCount(), 0);
        QVERIFY(!command("Move to the &scenario").isEnabled() && !command("De&lete statement").isEnabled());
    }

private:
    StatementsView* view() const { return m_window->findChild<StatementsView*>(); }
    QTableView& table() const { return view()->table(); }
    QAction& command(const QString& text) const {
        for (QAction* const action : view()->actions()) {
            if (action->text() == text) {
                return *action;
            }
        }
        qFatal("no command %s", qPrintable(text));
    }
    QByteArray text() const { return m_window->store().find(statementsPath)->bytes(); }
    QString reason(int row) const { return view()->model().rows()[static_cast<std::size_t>(row)].reason; }
    QStringList sentences() const {
        QStringList list;
        for (const StatementRow& row : view()->model().rows()) {
            list << QStringLiteral("%1 %2").arg(row.turn).arg(row.sentence);
        }
        return list;
    }
    static QString orderSentence() { return QStringLiteral("Terrans sets focus of Home to mining"); }
    QString hostOf(const char* name) const {
        const engine::View now = m_window->sandbox().session()->state().view();
        return QString::fromStdString(now.nameOf(now.parent(*engine::findObject(now, name))));
    }
    void choose(int row) { table().setCurrentIndex(table().model()->index(row, StatementsModel::sentence)); }
    void replace(const QString& path, const QByteArray& from, const QByteArray& to) {
        Document* const document = m_window->store().find(path);
        const auto at = static_cast<std::uint32_t>(document->bytes().indexOf(from));
        QVERIFY(document->bytes().contains(from));
        QVERIFY(m_window->store().apply("Edit", {{document, {at, at + static_cast<std::uint32_t>(from.size())}, to}}));
        settle();
    }
    void write(const QString& name, const QByteArray& bytes) const {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    void settle() {
        for (int i = 0; i < 4; ++i) {
            m_window->waitUntilIdle();
            QCoreApplication::processEvents();
        }
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(StatementsViewTest)
#include "statements_view_test.moc"
