// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of objects and starlanes on the map, by mouse and keys in the real window (I4.1).
#include "app/ide/actions.h"
#include "app/ide/main_window.h"
#include "engine/check/scenario/statements.h"
#include "engine/universe/scenario.h"
#include "tests/support/named_test.h"
#include "widgets/galaxy/galaxy_view.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/names/rename_dialog.h"
#include "widgets/sandbox/map_edits.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QSettings>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <functional>
#include <memory>
#include <utility>

using namespace orrery::ide;
using namespace orrery::widgets;
namespace engine = orrery::engine;

namespace {

const QByteArray content = R"xml(<orrery format="1">
  <class id="SHP" type="ship"><group id="engine"><scope><include><self/></include></scope>
    <effects><set-max-meter meter="Speed" value="20"/></effects></group></class>
  <class id="SHED" type="building"/>
  <!-- the two suns -->
  <scenario id="calm">
    <empire id="Terrans" colour="#3a7bd5" capital="Home"/>
    <empire id='Vegans'/>
    <system name="Sol"   x="0" y="0" star-colour="yellow"/> <!-- ours -->
    <system name="Vega" x='100' y='0' star-colour="white"/>
    <system name="Rigel" x="50" y="80"/>
    <lane from="Sol" to="Vega"/>
    <planet name="Home" system="Sol" size="medium" environment="terran" owner="Terrans"/>
    <planet name="Mars" system="Sol" size="small"/>
    <place class="SHED" on="Mars" name="Shed"/>
    <place class="SHP" on="Sol" name="Scout" owner="Terrans"/>
    <move-order empire="Terrans" object="Scout" to="Vega"/>
    <condition id="late" when="turn &gt; 90"><pause/></condition>
  </scenario>
  <scenario id="wide"><galaxy systems="6" empires="1" seed="3"/></scenario>
</orrery>
)xml";

const char* const statementsPath = ".sandbox/statements.xml";

} // namespace

class MapEditTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-map-edit-test");
        QSettings().clear();
        applyTheme(*qApp, ThemeKind::light);
        connect(&m_dialogs, &QTimer::timeout, this, &MapEditTest::takeDialog);
        m_dialogs.start(5);
    }
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        write("orrery.xml", R"(<project format="1" name="Map" version="1.0" rules="extended" scenario="calm"/>)");
        write("content.xml", content);
        m_enters.clear();
        m_window = std::make_unique<MainWindow>(QStringLiteral(ORRERY_RESOURCE_DIR));
        m_window->resize(1500, 900);
        m_window->show();
        QVERIFY(m_window->openProject(m_folder->path()));
        settle();
        m_window->setPerspective(Perspective::sandbox);
        settle();
        galaxy().fit();
    }
    void cleanup() {
        m_window->saveAll();
        m_window.reset();
    }

    NAMED_TEST(dragsSystem, "I4.1 a dragged system changes x and y of its own line, as one undo step") {
        const QPointF before = galaxy().pointOf(row("Vega"));
        drag("Vega", before.toPoint() + QPoint(-40, 30));
        const QByteArray now = text();
        QCOMPARE(lineDifferences(now), QStringList("    <system name=\"Vega\" x='" + xOf("Vega") + "' y='" +
                                                   yOf("Vega") + "' star-colour=\"white\"/>"));
        const QPointF moved = galaxy().pointOf(row("Vega")) - (before + QPointF(-40, 30));
        QVERIFY(moved.manhattanLength() <= 2.0); // rounded to a pixel; the view stays where it is
        QCOMPARE(m_window->inspector().object(), std::optional(row("Vega")));
        QVERIFY(!statements().contains("<run"));
        QCOMPARE(m_window->store().history().index(), 1);
        undo();
        QCOMPARE(text(), content);
    }

    NAMED_TEST(dropsShip, "I4.1 a ship dropped into empty space moves to that position, and stays on the map") {
        galaxy().select(row("Scout"));
        const QPoint empty = galaxy().pointOf(row("Vega")).toPoint() + QPoint(-60, 70);
        drag("Scout", empty);
        QCOMPARE(lineDifferences(text()).size(), 1);
        QVERIFY2(lineDifferences(text()).front().contains("<move object=\"Scout\" x=\"" + xOf("Scout") + "\" y=\"" +
                                                          yOf("Scout") + "\"/>"),
                 qPrintable(lineDifferences(text()).front()));
        QVERIFY((galaxy().pointOf(row("Scout")) - empty).manhattanLength() <= 2.0);
        QCOMPARE(galaxy().objectAt(empty), std::optional(row("Scout")));
        QCOMPARE(m_window->inspector().object(), std::optional(row("Scout")));
        const QByteArray before = text();
        drag("Shed", galaxy().pointOf(row("Vega")).toPoint() + QPoint(0, -60)); // a building cannot fly
        QCOMPARE(text(), before);
        QTest::keyClick(&galaxy(), Qt::Key_Up); // the arrow keys lead away from it, and back
        QVERIFY(m_window->inspector().object() != std::optional(row("Scout")));
        drag("Scout", galaxy().pointOf(row("Rigel")).toPoint());
        QCOMPARE(systemOf("Scout"), QString("Rigel"));
        undo();
        undo();
        QCOMPARE(text(), content);
    }

    NAMED_TEST(forgetsSelected, "I4.1 an object that takes the row of the selected one is not selected") {
        m_window->sandbox().goTo(1);
        settle();
        m_window->mapEdits().addSystem("Nova", {60, 60});
        settle();
        QCOMPARE(m_window->inspector().object(), std::optional(row("Nova")));
        Document* const document = m_window->store().find(statementsPath);
        const QByteArray bytes = document->bytes();
        const auto begin = static_cast<std::uint32_t>(bytes.indexOf("<system name=\"Nova\""));
        const auto end = static_cast<std::uint32_t>(bytes.indexOf("/>", begin) + 2);
        QVERIFY(m_window->store().apply("Edit",
                                        {{document, {begin, end}, "<place class=\"SHED\" on=\"Home\" turn=\"1\"/>"}}));
        settle();
        QVERIFY(!m_window->inspector().object());
    }

    NAMED_TEST(escapes, "I4.1 Escape cancels a drag; a short press only selects") {
        const QPoint from = galaxy().pointOf(row("Vega")).toPoint();
        QTest::mousePress(&galaxy(), Qt::LeftButton, {}, from);
        QTest::mouseMove(&galaxy(), from + QPoint(60, 60));
        QVERIFY(galaxy().isDraggingObject());
        QTest::keyClick(&galaxy(), Qt::Key_Escape);
        QVERIFY(!galaxy().isDraggingObject());
        QTest::mouseRelease(&galaxy(), Qt::LeftButton, {}, from + QPoint(60, 60));
        settle();
        QCOMPARE(text(), content);
        QTest::mouseClick(&galaxy(), Qt::LeftButton, {}, galaxy().pointOf(row("Rigel")).toPoint());
        QCOMPARE(m_window->inspector().object(), std::optional(row("Rigel")));
        QCOMPARE(text(), content);
    }

    NAMED_TEST(pansStill, "I4.1 a drag of empty space moves the view, and changes nothing") {
        const QPointF before = galaxy().pointOf(row("Sol"));
        const QPoint empty = galaxy().pointOf(row("Vega")).toPoint() + QPoint(40, -40);
        QTest::mousePress(&galaxy(), Qt::LeftButton, {}, empty);
        QTest::mouseMove(&galaxy(), empty + QPoint(30, 30));
        QTest::mouseRelease(&galaxy(), Qt::LeftButton, {}, empty + QPoint(30, 30));
        QCOMPARE(galaxy().pointOf(row("Sol")), before + QPointF(30, 30));
        QCOMPARE(text(), content);
    }

    NAMED_TEST(dropsPlanet, "I4.1 a planet dropped on a system moves there; empty space refuses it") {
        drag("Mars", galaxy().pointOf(row("Rigel")).toPoint());
        QCOMPARE(lineDifferences(text()), QStringList("    <planet name=\"Mars\" system=\"Rigel\" size=\"small\"/>"));
        const QByteArray before = text();
        drag("Mars", galaxy().pointOf(row("Vega")).toPoint() + QPoint(0, -60));
        QCOMPARE(text(), before);
    }

    NAMED_TEST(dropsBuilding, "I4.1 a building dropped on another planet is attached to it") {
        drag("Shed", galaxy().pointOf(row("Home")).toPoint());
        QCOMPARE(lineDifferences(text()), QStringList("    <place class=\"SHED\" on=\"Home\" name=\"Shed\"/>"));
        goTo(1);
        drag("Shed", galaxy().pointOf(row("Mars")).toPoint());
        QVERIFY(statements().contains("    <attach object=\"Shed\" to=\"Mars\" turn=\"1\"/>\n"));
    }

    NAMED_TEST(judges, "I4.1 a drag says what the drop will do, or why it is not possible") {
        const auto words = [&](DragKind kind, const char* name, std::optional<engine::Row> target) {
            const DropVerdict verdict =
                m_window->mapEdits().judge({.kind = kind, .row = row(name), .place = {{7, 8}, target}});
            return (verdict.isAllowed ? QString() : QStringLiteral("no: ")) + verdict.text;
        };
        using enum DragKind;
        QCOMPARE(words(move, "Sol", {}), QString("Move Sol to (7, 8)"));
        QCOMPARE(words(move, "Sol", row("Vega")), QString("no: Vega is already here"));
        QCOMPARE(words(move, "Mars", row("Vega")), QString("Move Mars into Vega"));
        QCOMPARE(words(move, "Mars", row("Sol")), QString("no: Mars is there already"));
        QCOMPARE(words(move, "Mars", row("Shed")), QString("no: Shed is attached to Mars"));
        QCOMPARE(words(move, "Mars", {}), QString("no: Drop Mars on a system or on another object"));
        QCOMPARE(words(move, "Shed", row("Home")), QString("Attach Shed to Home"));
        QCOMPARE(words(move, "Shed", row("Vega")), QString("no: Shed cannot be attached to Vega"));
        QCOMPARE(words(move, "Scout", row("Home")), QString("no: Scout is there already")); // in the same system
        QCOMPARE(words(lane, "Sol", row("Vega")), QString("Remove the starlane from Sol to Vega"));
        QCOMPARE(words(lane, "Mars", row("Rigel")), QString("Add a starlane from Sol to Rigel"));
        QCOMPARE(words(lane, "Sol", row("Mars")), QString("no: Starlane: drop on another system"));
        QCOMPARE(words(move, "Mars", 9999), QString("no: The object does not exist in this turn"));
        m_window->mapEdits().setMapTest([] { return false; }); // the map still shows an earlier run
        QCOMPARE(words(move, "Sol", {}), QString("no: The sandbox computes the run"));
        select("Mars");
        QTest::keyClick(&galaxy(), Qt::Key_Delete);
        settle();
        QCOMPARE(text(), content);
    }

    NAMED_TEST(lanes, "I4.1 a drag with Shift adds a starlane, and removes it") {
        drag("Vega", galaxy().pointOf(row("Rigel")).toPoint(), Qt::ShiftModifier);
        QCOMPARE(lineDifferences(text()), QStringList("    <lane from=\"Vega\" to=\"Rigel\"/>"));
        drag("Rigel", galaxy().pointOf(row("Vega")).toPoint(), Qt::ShiftModifier);
        QCOMPARE(text(), content);
        drag("Sol", galaxy().pointOf(row("Vega")).toPoint(), Qt::ShiftModifier);
        QVERIFY(!text().contains("<lane"));
        goTo(1);
        drag("Sol", galaxy().pointOf(row("Vega")).toPoint(), Qt::ShiftModifier);
        QVERIFY(statements().contains("<lane from=\"Sol\" to=\"Vega\" turn=\"1\"/>"));
        drag("Sol", galaxy().pointOf(row("Vega")).toPoint(), Qt::ShiftModifier);
        QVERIFY(!statements().contains("<lane") && !statements().contains("<remove-lane"));
    }

    NAMED_TEST(deletes, "I4.1 Delete removes the object's line and the lines that need it") {
        select("Mars");
        QTest::keyClick(&galaxy(), Qt::Key_Delete);
        settle();
        QByteArray expected = content;
        expected.replace("    <planet name=\"Mars\" system=\"Sol\" size=\"small\"/>\n", "");
        expected.replace("    <place class=\"SHED\" on=\"Mars\" name=\"Shed\"/>\n", "");
        QCOMPARE(text(), expected);
        QVERIFY(m_window->statusBar()->currentMessage().contains("1 line"));
        QCOMPARE(m_window->inspector().object(), std::optional(row("Sol"))); // around it
        undo();
        QCOMPARE(text(), content);
    }

    NAMED_TEST(nameless, "I4.1 an object without a name is moved and removed by its own line") {
        edit("    <place class=\"SHED\" on=\"Mars\" name=\"Shed\"/>\n",
             "    <place class=\"SHED\" on=\"Mars\" name=\"Shed\"/>\n    <place class=\"SHED\" on=\"Mars\"/>\n");
        const QByteArray before = text();
        const engine::Row shed = row("Shed") + 1;
        m_window->mapEdits().putOn(shed, row("Home"));
        settle();
        QCOMPARE(text(), QByteArray(before).replace("on=\"Mars\"/>", "on=\"Home\"/>"));
        m_window->mapEdits().remove(row("Shed") + 1);
        settle();
        QCOMPARE(text(), content);
    }

    NAMED_TEST(newerText, "I4.1 an edit on the map never changes another line while the content is being checked") {
        edit("    <place class=\"SHED\" on=\"Mars\" name=\"Shed\"/>\n",
             "    <place class=\"SHED\" on=\"Mars\" name=\"Shed\"/>\n    <place class=\"SHED\" on=\"Mars\"/>\n");
        const engine::Row shed = row("Shed");
        // A line of the same length before them: the places that the run has read now belong to other lines.
        const QByteArray line = "    <place class=\"SHED\" on=\"Home\"/>\n";
        apply("    <place class=\"SHED\" on=\"Mars\" name=\"Shed\"/>\n",
              line + "    <place class=\"SHED\" on=\"Mars\" name=\"Shed\"/>\n");
        const QByteArray newer = text();
        m_window->mapEdits().remove(shed + 1); // it has no name
        QVERIFY2(text() == newer,
                 qPrintable(lineDifferences(text()).join('\n') + m_window->statusBar()->currentMessage()));
        QVERIFY(m_window->statusBar()->currentMessage().contains("being checked"));
        m_window->mapEdits().putOn(shed, row("Home")); // its name finds it
        QCOMPARE(text(), QByteArray(newer).replace("on=\"Mars\" name=\"Shed\"", "on=\"Home\" name=\"Shed\""));
        settle();
        undo();
        QCOMPARE(text(), newer);
    }

    NAMED_TEST(newerOthers, "I4.1 an edit never names another object by its number while the content is checked") {
        const QByteArray shed = "    <place class=\"SHED\" on=\"Mars\" name=\"Shed\"/>\n";
        edit(shed, shed + "    <place class=\"SHED\" on=\"Mars\"/>\n");
        const engine::Row nameless = row("Shed") + 1;
        // A new object before them: their numbers now belong to other objects.
        const QByteArray rigel = "    <system name=\"Rigel\" x=\"50\" y=\"80\"/>\n";
        apply(rigel, rigel + "    <system name=\"Deneb\" x=\"90\" y=\"80\"/>\n");
        const QByteArray newer = text();
        const auto refuses = [&](const char* what) {
            QVERIFY2(text() == newer, what);
            QVERIFY2(m_window->statusBar()->currentMessage().contains("being checked"), what);
            m_window->statusBar()->clearMessage();
        };
        m_window->mapEdits().putOn(row("Scout"), nameless);
        refuses("an unnamed host");
        m_window->mapEdits().toggleLane(row("Sol"), nameless);
        refuses("an unnamed end of a starlane");
        m_window->mapEdits().remove(row("Mars"));
        refuses("an object that holds an unnamed one");
        m_window->mapEdits().remove(row("Rigel"));
        refuses("an object whose number can stand in another line");
    }

    void otherRun_data() {
        QTest::addColumn<QString>("object");
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("words");
        QTest::newRow("I4.1 an object is not moved in another run than that of the dialog") << "Mars"
                                                                                            << "run.move-object"
                                                                                            << "Vega";
        QTest::newRow("I4.1 an object is not attached in another run than that of the dialog") << "Shed"
                                                                                               << "run.attach-object"
                                                                                               << "Home";
        QTest::newRow("I4.1 a starlane is not added in another run than that of the dialog") << "Rigel"
                                                                                             << "run.lane"
                                                                                             << "Sol";
    }
    void otherRun() {
        QFETCH(QString, object);
        QFETCH(QString, command);
        QFETCH(QString, words);
        select(object.toLatin1().constData());
        m_beforeEntering = [this] { goTo(1); };
        m_enters = {words};
        m_window->actions()[command.toLatin1().constData()].trigger();
        settle();
        QVERIFY(m_enters.isEmpty() && !m_beforeEntering);
        QCOMPARE(text(), content);
        QVERIFY2(!statements().contains("<run"), statements().constData());
        QVERIFY2(m_window->statusBar()->currentMessage().contains("run has changed"),
                 qPrintable(m_window->statusBar()->currentMessage()));
    }

    NAMED_TEST(ofTheSandbox, "I4.1 an object that the sandbox made in turn 0 stays the sandbox's") {
        const engine::CheckedModel& model = *m_window->sandbox().program()->model;
        m_window->sandbox().apply(engine::newStatement(*model.vocabulary.statement("place"),
                                                       {{"class", "SHED"}, {"on", "Mars"}, {"name", "Hut"}}));
        settle();
        m_window->mapEdits().putOn(row("Hut"), row("Home"));
        settle();
        QCOMPARE(text(), content);
        QVERIFY(statements().contains("<place class=\"SHED\" on=\"Home\" name=\"Hut\"/>"));
        select("Hut");
        QTest::keyClick(&galaxy(), Qt::Key_Delete);
        settle();
        QCOMPARE(text(), content);
        QVERIFY(!statements().contains("Hut"));
    }

    NAMED_TEST(deletesSystem, "I4.1 Delete of a system leaves no line that names what is gone") {
        select("Sol");
        QTest::keyClick(&galaxy(), Qt::Key_Delete);
        settle();
        for (const char* const gone : {"Sol", "Home", "Mars", "Shed", "Scout", "<lane", "<move-order"}) {
            QVERIFY2(!text().contains(gone), gone);
        }
        QVERIFY(text().contains("<empire id=\"Terrans\" colour=\"#3a7bd5\"/>")); // no planet is its capital now
        QVERIFY(text().contains("<condition id=\"late\""));
        QCOMPARE(m_window->inspector().object(), std::optional<engine::Row>());
        undo();
        QCOMPARE(text(), content);
    }

    NAMED_TEST(laterTurns, "I4.1 later turns and generated galaxies add one statement, and change it") {
        goTo(2);
        drag("Vega", galaxy().pointOf(row("Vega")).toPoint() + QPoint(-40, 30));
        QCOMPARE(text(), content);
        QCOMPARE(statements().count("<move "), 1);
        QVERIFY(statements().contains("<move object=\"Vega\" x=\"" + xOf("Vega").toUtf8() + "\""));
        QVERIFY(statements().contains("turn=\"2\""));
        drag("Vega", galaxy().pointOf(row("Vega")).toPoint() + QPoint(10, 10));
        QCOMPARE(statements().count("<move "), 1);
        QVERIFY(statements().contains("x=\"" + xOf("Vega").toUtf8() + "\""));
        goTo(1);
        QCOMPARE(xOf("Vega"), QString("100"));
        goTo(2);
        select("Rigel");
        QTest::keyClick(&galaxy(), Qt::Key_Delete);
        settle();
        QVERIFY(statements().contains("<remove object=\"Rigel\" turn=\"2\"/>"));
        QVERIFY(!find("Rigel"));
        undo();
        QVERIFY(find("Rigel").has_value());
    }

    NAMED_TEST(generated, "I4.1 a new system in a generated galaxy goes into its run, at the clicked place") {
        engine::CheckedScenario wide = *m_window->sandbox().program()->model->findScenario("wide");
        wide.id = "own";
        galaxy().zoomIn();
        galaxy().zoomIn();
        galaxy().zoomIn();
        m_window->sandbox().start(wide);
        settle();
        for (const MapSystem& system : galaxy().map().systems) { // another galaxy is shown as a whole
            QVERIFY(galaxy().rect().contains(galaxy().pointOf(system.row).toPoint()));
        }
        const QPoint corner = galaxy().rect().topLeft() + QPoint(30, 30);
        QVERIFY(!galaxy().objectAt(corner));
        m_enters = {"Deneb"};
        m_chooses = "system here";
        QContextMenuEvent menu(QContextMenuEvent::Mouse, corner, galaxy().mapToGlobal(corner));
        QApplication::sendEvent(&galaxy(), &menu);
        settle();
        QCOMPARE(text(), content);
        QVERIFY(statements().contains("<system name=\"Deneb\""));
        QVERIFY((galaxy().pointOf(row("Deneb")) - corner).manhattanLength() <= 2.0);
    }

    NAMED_TEST(saysWhere, "I4.1 the status bar says what changes on the map edit") {
        const auto* const words = m_window->statusBar()->findChild<QLabel*>("map-edits");
        QVERIFY(words->isVisible());
        QCOMPARE(words->text(), QString("Changes on the map edit the scenario 'calm'"));
        goTo(2);
        QCOMPARE(words->text(), QString("Changes on the map become sandbox statements of turn 2"));
        m_window->setPerspective(Perspective::write);
        QVERIFY(!words->isVisible());
    }

    NAMED_TEST(byKeys, "I4.1 moving, attaching, connecting and adding by the commands alone") {
        select("Mars");
        m_enters = {"Vega"};
        m_window->actions()["run.move-object"].trigger();
        settle();
        QVERIFY(text().contains("<planet name=\"Mars\" system=\"Vega\""));
        select("Vega");
        m_enters = {"90, -5.5"};
        m_window->actions()["run.move-object"].trigger();
        settle();
        QVERIFY(text().contains("x='90' y='-5.5'"));
        select("Shed");
        m_enters = {"Home"};
        m_window->actions()["run.attach-object"].trigger();
        settle();
        QVERIFY(text().contains("<place class=\"SHED\" on=\"Home\""));
        select("Rigel");
        m_enters = {"Sol"};
        m_window->actions()["run.lane"].trigger();
        settle();
        QVERIFY(text().contains("<lane from=\"Sol\" to=\"Vega\"/>\n    <lane from=\"Rigel\" to=\"Sol\"/>\n"));
        m_enters = {"Beta"};
        m_window->actions()["run.add-planet"].trigger();
        settle();
        QVERIFY(text().contains("<planet name=\"Beta\" system=\"Rigel\"/>\n    <place"));
        QCOMPARE(m_window->inspector().object(), std::optional(row("Beta")));
        m_enters = {"Beta"}; // the name exists
        m_window->actions()["run.add-system"].trigger();
        settle();
        QCOMPARE(text().count("\"Beta\""), 1);
        QVERIFY(m_window->statusBar()->currentMessage().contains("Beta"));
    }

    NAMED_TEST(ownLine, "I4.1 a new owner is written into the planet's own line") {
        select("Mars");
        m_enters = {"owner Vegans"};
        m_window->actions()["run.do"].trigger();
        settle();
        QCOMPARE(lineDifferences(text()),
                 QStringList("    <planet name=\"Mars\" system=\"Sol\" size=\"small\" owner=\"Vegans\"/>"));
        m_enters = {"size Huge"};
        m_window->actions()["run.do"].trigger();
        settle();
        QCOMPARE(lineDifferences(text()),
                 QStringList("    <planet name=\"Mars\" system=\"Sol\" size=\"huge\" owner=\"Vegans\"/>"));
    }

    NAMED_TEST(renames, "I4.1 F2 on the map renames the selected object everywhere") {
        select("Vega");
        galaxy().setFocus();
        m_enters = {"Altair"};
        m_window->actions()["edit.rename"].trigger();
        settle();
        QCOMPARE(text().count("Vega\""), 1); // only the chance key keeps the old name (E5.10)
        QVERIFY(text().contains("chance-key=\"Vega\"") && text().contains("<lane from=\"Sol\" to=\"Altair\"/>"));
        QVERIFY(text().contains("to=\"Altair\"/>\n    <condition"));
        goTo(1);
        drag("Altair", galaxy().pointOf(row("Altair")).toPoint() + QPoint(20, 20));
        select("Altair");
        m_enters = {"Deneb"};
        m_window->actions()["run.rename-object"].trigger();
        settle();
        QVERIFY(statements().contains("<move object=\"Deneb\"")); // statements of the sandbox too
        QCOMPARE(m_window->inspector().object(), std::optional(row("Deneb")));
    }

private:
    GalaxyView& galaxy() { return m_window->galaxy(); }
    std::optional<engine::Row> find(const char* name) const {
        return engine::findObject(m_window->sandbox().session()->state().view(), name);
    }
    engine::Row row(const char* name) const { return find(name).value_or(engine::noRow); }
    QString number(const char* name, engine::Builtin which) const {
        return QString::number(m_window->sandbox().session()->state().view().builtin(which, row(name)), 'g', 12);
    }
    QString xOf(const char* name) const { return number(name, engine::Builtin::x); }
    QString yOf(const char* name) const { return number(name, engine::Builtin::y); }
    QString systemOf(const char* name) const {
        const engine::View now = m_window->sandbox().session()->state().view();
        const double system = now.builtin(engine::Builtin::system, row(name));
        return system < 0.0 ? QString() : QString::fromStdString(now.nameOf(static_cast<engine::Row>(system)));
    }
    QByteArray text() const { return m_window->store().find("content.xml")->bytes(); }
    QByteArray statements() const { return m_window->store().find(statementsPath)->bytes(); }
    /// Returns the lines of a text that the original content does not have.
    static QStringList lineDifferences(const QByteArray& now) {
        QStringList lines;
        const QList<QByteArray> before = content.split('\n');
        for (const QByteArray& line : now.split('\n')) {
            if (!before.contains(line)) {
                lines << QString::fromUtf8(line);
            }
        }
        return lines;
    }
    void select(const char* name) {
        m_window->showObject(row(name));
        QCOMPARE(m_window->inspector().object(), std::optional(row(name)));
    }
    void drag(const char* name, QPoint to, Qt::KeyboardModifiers modifiers = {}) {
        const QPoint from = galaxy().pointOf(row(name)).toPoint();
        QCOMPARE(galaxy().objectAt(from), std::optional(row(name)));
        QTest::mousePress(&galaxy(), Qt::LeftButton, modifiers, from);
        QTest::mouseMove(&galaxy(), (from + to) / 2);
        QTest::mouseMove(&galaxy(), to);
        galaxy().grab(); // paints the ghost
        QTest::mouseRelease(&galaxy(), Qt::LeftButton, modifiers, to);
        settle();
    }
    void edit(const QByteArray& from, const QByteArray& to) {
        apply(from, to);
        settle();
    }
    /// Edits the content, and does not wait for its check.
    void apply(const QByteArray& from, const QByteArray& to) {
        Document* const document = m_window->store().find("content.xml");
        const auto at = static_cast<std::uint32_t>(document->bytes().indexOf(from));
        QVERIFY(document->bytes().contains(from));
        QVERIFY(m_window->store().apply("Edit", {{document, {at, at + static_cast<std::uint32_t>(from.size())}, to}}));
    }
    void undo() {
        m_window->store().history().undo();
        settle();
    }
    void goTo(std::uint32_t turn) {
        m_window->sandbox().goTo(turn);
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
    /// Types the next text into the dialog or the menu that is open, and accepts it.
    void takeDialog() {
        if (auto* const menu = qobject_cast<QMenu*>(QApplication::activePopupWidget()); menu && !m_chooses.isEmpty()) {
            for (QAction* const action : menu->actions()) {
                if (action->text().contains(m_chooses)) {
                    m_chooses.clear();
                    menu->setActiveAction(action);
                    QTimer::singleShot(0, menu, [menu] { QTest::keyClick(menu, Qt::Key_Return); });
                    return;
                }
            }
        }
        auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (auto* const rename = qobject_cast<RenameDialog*>(dialog); rename && m_enters.isEmpty()) {
            if (rename->canAccept()) { // its trial has ended
                rename->accept();
            }
            return;
        }
        if (dialog == nullptr || m_enters.isEmpty()) {
            return;
        }
        const QString words = m_enters.takeFirst();
        if (const auto act = std::exchange(m_beforeEntering, {})) {
            act();
        }
        auto* const line = dialog->findChild<QLineEdit*>();
        line->selectAll();
        QTest::keyClicks(line, words);
        if (qobject_cast<RenameDialog*>(dialog) == nullptr) {
            QTest::keyClick(line, Qt::Key_Return);
        }
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
    QTimer m_dialogs;
    QStringList m_enters;
    std::function<void()> m_beforeEntering; ///< called when the next dialog is open
    QString m_chooses;
};

QTEST_MAIN(MapEditTest)
#include "map_edit_test.moc"
