// SPDX-License-Identifier: GPL-3.0-or-later
// Layers of values on the map in the whole window, by keys and mouse (I4.24).
#include "app/ide/actions.h"
#include "app/ide/main_window.h"
#include "app/ide/map_views.h"
#include "engine/check/scenario/statements.h"
#include "engine/universe/scenario.h"
#include "support/project_copy.h"
#include "tests/support/named_test.h"
#include "widgets/compare/run_comparison.h"
#include "widgets/expression/expression_field.h"
#include "widgets/galaxy/galaxy_view.h"
#include "widgets/galaxy/map_scene.h"
#include "widgets/galaxy/map_words.h"
#include "widgets/layers/value_layers_view.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QHelpEvent>
#include <QListWidget>
#include <QMenu>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>
#include <memory>

using namespace orrery::ide;
using namespace orrery::widgets;
namespace engine = orrery::engine;

class MapValuesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-map-values-test");
        applyTheme(*qApp, ThemeKind::light);
    }
    void init() {
        QSettings().clear();
        m_copy = std::make_unique<ProjectCopy>("small");
        open();
        goTo(4);
    }
    void cleanup() {
        while (m_window && m_window->store().history().canUndo()) {
            m_window->store().history().undo();
        }
        close();
        m_copy.reset();
    }

    NAMED_TEST(coloursByAnExpression, "I4.24 a typed expression colours the map, with a legend and numbers") {
        openPane();
        QVERIFY(view().list().hasFocus());
        QTest::keyClick(&view().list(), Qt::Key_Insert);
        ExpressionField& field = view().field(MapChannel::colour);
        QVERIFY(field.hasFocus());
        QTest::keyClicks(&field, "Indust");
        QTRY_VERIFY(field.completer().popup()->isVisible());
        QVERIFY(field.verdict().hasErrors());
        settle();
        QVERIFY2(!galaxy().values() || !galaxy().values()->shown(MapChannel::colour), "half a name waits");
        QTest::keyClick(field.completer().popup(), Qt::Key_Escape);
        QTest::keyClicks(&field, "ry");
        settle();
        const MapChannelValues* const colour = galaxy().values()->shown(MapChannel::colour);
        QVERIFY(colour);
        const double industry = meter("Industry", planet());
        QVERIFY(industry > 0.0);
        QCOMPARE(colour->at(planet()), industry);
        QCOMPARE(colour->at(system()), industry); // the mean of its only planet
        // The planet and its system have the colour of the scale, and the unowned planet the colour of zero.
        galaxy().fit();
        const QImage picture = galaxy().grab().toImage();
        const MapValueColours colours(*colour, theme(ThemeKind::light));
        QCOMPARE(picture.pixel(galaxy().pointOf(planet()).toPoint()), colours.of(industry));
        QCOMPARE(picture.pixel(galaxy().pointOf(system()).toPoint()), colours.of(industry));
        QVERIFY(colours.of(industry) != colours.of(0.0));
        // Numbers beside the names, in the tooltip, and in the words for screen readers.
        QVERIFY2(names().contains(QStringLiteral("Sol  %1").arg(industry)), qPrintable(names().join('|')));
        QHelpEvent help(QEvent::ToolTip, galaxy().pointOf(planet()).toPoint(), QPoint(5, 5));
        QApplication::sendEvent(&galaxy(), &help);
        QVERIFY2(QToolTip::text().contains(QStringLiteral("Colour: Industry (systems: mean): %1").arg(industry)),
                 qPrintable(QToolTip::text()));
        QVERIFY2(galaxy().accessibleDescription().contains("Colour: Industry (systems: mean), 0 to"),
                 qPrintable(galaxy().accessibleDescription()));
        // A building has no value.
        QVERIFY(std::isnan(colour->at(object("BLD_MINE"))));
        // Other turns and places within a turn have their own values.
        goTo(1);
        QVERIFY(meter("Industry", planet()) != industry);
        QCOMPARE(galaxy().values()->shown(MapChannel::colour)->at(planet()), meter("Industry", planet()));
        m_window->sandbox().goToPlace({1, 0});
        settle();
        QVERIFY(m_window->sandbox().inside());
        QCOMPARE(galaxy().values()->shown(MapChannel::colour)->at(planet()), meter("Industry", planet()));
        QCOMPARE(meter("Industry", planet()),
                 m_window->sandbox().session()->history().at(0, column("Industry"), planet()));
    }

    NAMED_TEST(showsAllChannels, "I4.24 circles, texts and heat come from expressions, too; a group is chosen") {
        addLayer("");
        type(MapChannel::size, "Industry * 2 - 100");
        type(MapChannel::label, "environment");
        type(MapChannel::heat, "Population");
        const MapValues& values = *galaxy().values();
        QVERIFY(!values.shown(MapChannel::colour));
        QCOMPARE(values.shown(MapChannel::size)->at(planet()), meter("Industry", planet()) * 2.0 - 100.0);
        galaxy().fit();
        const QImage with = galaxy().grab().toImage();
        QVERIFY2(!names().filter(QStringLiteral("terran")).isEmpty(), qPrintable(names().join('|')));
        const QString words = galaxy().accessibleDescription();
        QVERIFY2(words.contains("Size: Industry * 2 - 100") && words.contains("Label: Environment: ") &&
                     words.contains("Heat: Population"),
                 qPrintable(words));
        // The heat is between the systems.
        const QPoint beside = galaxy().pointOf(system()).toPoint() + QPoint(-14, 14);
        type(MapChannel::heat, "");
        QVERIFY(!galaxy().values()->shown(MapChannel::heat));
        const QImage without = galaxy().grab().toImage();
        QVERIFY(with.pixel(beside) != without.pixel(beside));
        // The sum of both buildings of the system, which the group alone has.
        chooseGroup("building");
        type(MapChannel::size, "1");
        QCOMPARE(galaxy().values()->shown(MapChannel::size)->at(system()), 1.0);
        QTest::keyClick(&view().gather(), Qt::Key_Down); // the sum
        emit view().gather().activated(view().gather().currentIndex());
        settle();
        QCOMPARE(galaxy().values()->shown(MapChannel::size)->at(system()), 2.0);
        QVERIFY(std::isnan(galaxy().values()->shown(MapChannel::size)->at(planet())));
    }

    NAMED_TEST(showsOwners,
               "I4.24 owners have the colours of their empires, and an object does not repeat its system's text") {
        addLayer("owner");
        galaxy().fit();
        const QImage picture = galaxy().grab().toImage();
        QCOMPARE(QColor(picture.pixel(galaxy().pointOf(planet()).toPoint())), QColor("#3a7bd5"));
        QCOMPARE(QColor(picture.pixel(galaxy().pointOf(object("Vega I")).toPoint())),
                 theme(ThemeKind::light).dimText); // no owner
        for (int i = 0; i < 40 && names().filter("Sol III").isEmpty(); ++i) {
            const QPointF at = galaxy().pointOf(system());
            QWheelEvent wheel(at, galaxy().mapToGlobal(at), {}, QPoint(0, 120), Qt::NoButton, {}, Qt::NoScrollPhase,
                              false);
            QApplication::sendEvent(&galaxy(), &wheel);
            galaxy().grab();
        }
        QVERIFY2(names().contains("Sol  Terrans"), qPrintable(names().join('|')));
        QVERIFY2(names().contains("Sol III"), qPrintable(names().join('|')));
        type(MapChannel::label, "owner"); // texts at all objects on request
        galaxy().grab();
        QVERIFY2(names().contains("Sol III  Terrans"), qPrintable(names().join('|')));
    }

    NAMED_TEST(saysWhatIsWrong, "I4.24 an expression that fails says so in words, on the map and in the pane") {
        addLayer("Industri");
        QTest::keyClick(&view().field(MapChannel::colour), Qt::Key_Return);
        settle();
        QVERIFY2(view().note().startsWith("Colour: ") && view().note().contains("'Industri'"),
                 qPrintable(view().note()));
        QVERIFY(galaxy().accessibleDescription().contains("'Industri'"));
        QVERIFY(!galaxy().grab().isNull());
        type(MapChannel::colour, "Industry");
        QCOMPARE(view().note(), QString());
        type(MapChannel::size, "owner");
        QVERIFY2(view().note().contains("Size and heat need a number"), qPrintable(view().note()));
        type(MapChannel::size, "");
        // A difference needs another run.
        QTest::keyClick(&view().change(MapChannel::colour), Qt::Key_Space);
        settle();
        QVERIFY2(view().note().contains("no other run to compare with"), qPrintable(view().note()));
    }

    NAMED_TEST(showsDifferences, "I4.24 a channel shows the difference from the run with which Compare compares") {
        QTest::keyClick(m_window.get(), Qt::Key_P, Qt::ControlModifier | Qt::AltModifier); // pin
        settle();
        const double before = meter("Industry", planet());
        std::vector<engine::Diagnostic> findings;
        m_window->sandbox().apply(engine::parseStatements("<set object='Sol III' meter='Industry' value='0.5'/>",
                                                          *m_window->sandbox().program()->model, findings)
                                      .at(0));
        settle();
        QCOMPARE(meter("Industry", planet()), 0.5);
        addLayer("Industry");
        QTest::mouseClick(&view().change(MapChannel::colour), Qt::LeftButton, {}, QPoint(8, 8));
        settle();
        const MapChannelValues* const colour = galaxy().values()->shown(MapChannel::colour);
        QVERIFY2(colour, qPrintable(view().note()));
        QCOMPARE(colour->at(planet()), 0.5 - before);
        QCOMPARE(colour->at(object("Vega I")), 0.0);
        QVERIFY(colour->scale().order == engine::ColourOrder::twoSided);
        galaxy().grab();
        QVERIFY2(!names().filter(QStringLiteral("▼ −%1").arg(before - 0.5)).isEmpty(), qPrintable(names().join('|')));
        QVERIFY(names().filter("Vega").filter("0").isEmpty()); // an equal value needs no number
        QVERIFY(galaxy().accessibleDescription().contains("change from the other run"));
    }

    NAMED_TEST(keepsNamedLayers,
               "I4.24 layers have names, are chosen by key and mouse, and come back with the session") {
        addLayer("Industry");
        view().name().setFocus();
        view().name().selectAll();
        QTest::keyClicks(&view().name(), "Output");
        QTest::keyClick(&view().list(), Qt::Key_Insert);
        type(MapChannel::colour, "Population");
        QCOMPARE(view().list().count(), 3);
        QCOMPARE(view().list().item(1)->text(), QString("Output"));
        QCOMPARE(galaxy().values()->shown(MapChannel::colour)->title(), QString("Population"));
        // The key V on the map opens the menu.
        galaxy().setFocus();
        onMenu([](QMenu* menu) {
            QTest::keyClick(menu, Qt::Key_Down);
            QTest::keyClick(menu, Qt::Key_Down);
            QTest::keyClick(menu, Qt::Key_Return);
        });
        QTest::keyClick(&galaxy(), Qt::Key_V);
        settle();
        QCOMPARE(galaxy().values()->name, QString("Output"));
        QCOMPARE(view().name().text(), QString("Output"));
        QCOMPARE(view().field(MapChannel::colour).text(), QString("Industry"));
        QCOMPARE(button()->accessibleName(), QString("Layer of values: Output"));
        // The button on the map opens it for the mouse.
        onMenu([](QMenu* menu) {
            QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(menu->actions()[2]).center());
        });
        QTest::mouseClick(button(), Qt::LeftButton);
        settle();
        QCOMPARE(galaxy().values()->shown(MapChannel::colour)->title(), QString("Population"));
        // Both come back.
        close();
        open();
        settle();
        QVERIFY(galaxy().values());
        QCOMPARE(galaxy().values()->shown(MapChannel::colour)->title(), QString("Population"));
        openPane();
        QCOMPARE(view().list().item(1)->text(), QString("Output"));
        QTest::mouseClick(view().list().viewport(), Qt::LeftButton, {},
                          view().list().visualItemRect(view().list().item(1)).center());
        settle();
        QCOMPARE(galaxy().values()->name, QString("Output"));
        QTest::keyClick(&view().list(), Qt::Key_Home); // No values
        settle();
        QVERIFY(!galaxy().values());
        QTest::keyClick(&view().list(), Qt::Key_End);
        QTest::keyClick(&view().list(), Qt::Key_Delete);
        settle();
        QCOMPARE(view().list().count(), 2);
        QCOMPARE(m_window->statusBar()->currentMessage(),
                 QString("Removed the layer Values 2. Ctrl+Z in the list brings it back."));
        QCOMPARE(galaxy().values()->name, QString("Output"));
        QApplication::setActiveWindow(m_window.get());
        view().list().setFocus();
        QTest::keyClick(&view().list(), Qt::Key_Z, Qt::ControlModifier);
        settle();
        QCOMPARE(view().list().count(), 3);
        QCOMPARE(galaxy().values()->name, QString("Values 2"));
    }

    NAMED_TEST(switchesFields, "I4.24 another layer replaces the fields, also a half-typed one") {
        addLayer("Industry");
        view().field(MapChannel::colour).setFocus();
        QTest::keyClicks(&view().field(MapChannel::colour), " +");
        QTest::keyClick(&view().list(), Qt::Key_Home);
        QTest::keyClick(&view().list(), Qt::Key_Insert);
        QCOMPARE(view().field(MapChannel::colour).text(), QString());
        settle();
        QTest::keyClick(&view().list(), Qt::Key_Up);
        QCOMPARE(view().field(MapChannel::colour).text().left(8), QString("Industry"));
    }

    NAMED_TEST(readsOnceATurn, "I4.24 a large galaxy reads its values once a turn, and paints without reading") {
        addLayer("Industry + 1");
        engine::CheckedScenario scenario = *m_window->analyzer().latest()->model->findScenario("pair");
        scenario.id = "large";
        scenario.statements.clear();
        scenario.galaxy = engine::GalaxySpec{};
        scenario.galaxy->systems = 3000;
        m_window->sandbox().start(scenario);
        settle();
        m_window->findChild<MapViews*>()->waitUntilCurrent();
        const MapValuesPtr values = galaxy().values();
        QVERIFY(values && values->shown(MapChannel::colour));
        QVERIFY(values->shown(MapChannel::colour)->read().count > 3000);
        for (int i = 0; i < 3; ++i) {
            galaxy().zoomIn();
            QVERIFY(!galaxy().grab().isNull());
        }
        settle();
        QCOMPARE(galaxy().values(), values);
        m_window->sandbox().step();
        settle();
        QVERIFY(galaxy().values() != values);
        m_window->sandbox().clear();
        emit m_window->sandbox().changed();
        QVERIFY(!galaxy().values());
    }

private:
    void open() {
        m_window = std::make_unique<MainWindow>(QStringLiteral(ORRERY_RESOURCE_DIR));
        m_window->resize(1300, 900);
        m_window->show();
        QVERIFY(m_window->openProject(m_copy->path()));
        m_window->waitUntilIdle();
        QTest::qWait(0); // restores the run
        m_window->setPerspective(Perspective::sandbox);
        m_window->waitUntilIdle();
    }
    void close() {
        if (m_window) {
            m_window->endUnasked();
            m_window.reset();
        }
    }
    void settle() {
        m_window->waitUntilIdle();
        QCoreApplication::processEvents();
        m_window->waitUntilIdle();
    }
    void goTo(std::uint32_t turn) {
        m_window->sandbox().goTo(turn);
        settle();
    }
    GalaxyView& galaxy() const { return m_window->galaxy(); }
    ValueLayersView& view() const { return *m_window->findChild<ValueLayersView*>(); }
    void openPane() {
        QTest::keyClick(m_window.get(), Qt::Key_L, Qt::ControlModifier | Qt::AltModifier);
        QCoreApplication::processEvents();
    }
    void addLayer(const QString& colour) {
        openPane();
        QTest::keyClick(&view().list(), Qt::Key_Insert);
        if (!colour.isEmpty()) {
            type(MapChannel::colour, colour);
        }
    }
    void type(MapChannel channel, const QString& text) {
        ExpressionField& field = view().field(channel);
        field.setFocus();
        field.selectAll();
        QTest::keyClick(&field, Qt::Key_Delete);
        QTest::keyClicks(&field, text);
        if (field.completer().popup()->isVisible()) {
            QTest::keyClick(field.completer().popup(), Qt::Key_Escape);
        }
        QTest::keyClick(&field, Qt::Key_Return);
        settle();
    }
    void chooseGroup(const QString& id) {
        QComboBox& box = view().of();
        box.setFocus();
        box.lineEdit()->selectAll();
        QTest::keyClicks(&box, id);
        QTest::keyClick(&box, Qt::Key_Return);
        settle();
        QCOMPARE(box.currentText(), id);
    }
    /// Acts on the menu that opens next.
    static void onMenu(const std::function<void(QMenu*)>& act) {
        QTimer::singleShot(0, qApp, [act] {
            auto* const menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu);
            act(menu);
            if (menu->isVisible()) {
                menu->close();
            }
        });
    }
    QToolButton* button() const {
        for (QToolButton* const one : galaxy().findChildren<QToolButton*>()) {
            if (one->accessibleName().startsWith("Layer of values")) {
                return one;
            }
        }
        return nullptr;
    }
    engine::Row object(const char* name) const {
        const engine::View state = m_window->sandbox().session()->state().view();
        if (const auto found = engine::findObject(state, name)) {
            return *found;
        }
        for (engine::Row row = 0; row < state.rowCount; ++row) {
            if (state.model->classes[static_cast<engine::ClassIndex>(state.builtin(engine::Builtin::objectClass, row))]
                    .id == name) {
                return row;
            }
        }
        return engine::noRow;
    }
    engine::Row planet() const { return object("Sol III"); }
    engine::Row system() const { return object("Sol"); }
    engine::ColumnId column(const char* name) const { return *m_window->sandbox().program()->model->layout.find(name); }
    double meter(const char* name, engine::Row row) const {
        return m_window->sandbox().session()->state().view().at(column(name), row);
    }
    QStringList names() const {
        QStringList words;
        for (const MapName& name : galaxy().names()) {
            words << name.words;
        }
        return words;
    }

    std::unique_ptr<ProjectCopy> m_copy;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(MapValuesTest)
#include "map_values_test.moc"
