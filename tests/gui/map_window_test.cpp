// SPDX-License-Identifier: GPL-3.0-or-later
// The map in the whole window: layers, the marked turn, the slider over the turns, and saving as a scenario.
#include "app/ide/actions.h"
#include "app/ide/main_window.h"
#include "app/ide/map_views.h"
#include "engine/check/scenario/statements.h"
#include "engine/universe/scenario.h"
#include "support/project_copy.h"
#include "tests/support/named_test.h"
#include "widgets/galaxy/galaxy_view.h"
#include "widgets/inspector/inspector_model.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/sandbox/map_of_session.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/sandbox/sandbox_bar.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QDialog>
#include <QLineEdit>
#include <QMenu>
#include <QSettings>
#include <QSlider>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <cmath>
#include <memory>

using namespace orrery::ide;
using namespace orrery::widgets;
namespace engine = orrery::engine;

class MapWindowTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-map-test");
        applyTheme(*qApp, ThemeKind::light);
    }
    void init() {
        QSettings().clear();
        m_copy = std::make_unique<ProjectCopy>("small");
        open();
    }
    void cleanup() {
        close();
        m_copy.reset();
    }

    NAMED_TEST(layersComeBack, "I4.1 the layers of the map are chosen by keys and come back with the session") {
        m_window->setPerspective(Perspective::sandbox);
        QMenu* const menu = m_window->actions()["view.layers"].menu();
        QVERIFY(menu);
        menu->popup(m_window->mapToGlobal(QPoint(10, 10)));
        QTest::keyClick(menu, Qt::Key_L); // lanes
        QVERIFY(!m_window->galaxy().layers().lanes);
        for (QAction* const action : menu->findChildren<QAction*>()) {
            if (action->data().toString() == "Industry") {
                action->trigger();
            }
        }
        QCOMPARE(m_window->galaxy().layers().meter, QString("Industry"));
        QCOMPARE(m_window->galaxy().map().meter, QString("Industry"));
        QVERIFY2(!std::isnan(m_window->galaxy().map().systems.front().objects.front().value), "the map has its values");
        QCOMPARE(m_window->galaxy().map().systems.front().objects.front().kindLabel, QString("Planet"));
        close();
        open();
        QVERIFY(!m_window->galaxy().layers().lanes);
        QCOMPARE(m_window->galaxy().layers().meter, QString("Industry"));
        QTRY_COMPARE(m_window->galaxy().map().meter, QString("Industry"));
    }

    NAMED_TEST(comparesWithTheMarkedTurn, "I4.3 inspector and map show the changes since the marked turn") {
        Sandbox& sandbox = m_window->sandbox();
        goTo(1);
        m_window->showObject(planet());
        auto* const values = &m_window->inspector().valuesView();
        QCOMPARE(values->model()->columnCount(), 4);
        QAction& mark = m_window->actions()["run.mark-turn"];
        QVERIFY(mark.isEnabled() && !mark.isChecked());
        QTest::keyClick(m_window.get(), Qt::Key_M, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(sandbox.markedTurn(), std::optional(1u));
        QVERIFY(mark.isChecked());
        goTo(4);
        QVERIFY(!mark.isChecked());
        QCOMPARE(values->model()->columnCount(), 5);
        QCOMPARE(values->model()->headerData(4, Qt::Horizontal).toString(), QString("Since turn 1"));
        const auto* const model = qobject_cast<const InspectorModel*>(values->model());
        const engine::ColumnId industry = *sandbox.program()->model->layout.find("Industry");
        const double now = sandbox.session()->state().view().at(industry, planet());
        const double then = sandbox.session()->history().at(1, industry, planet());
        QVERIFY(now > then + 1.0);
        const QString change = QStringLiteral("▲ +%1").arg(now - then);
        QCOMPARE(model->indexOf(industry).siblingAtColumn(InspectorModel::sinceMark).data().toString(), change);

        MapLayers layers;
        layers.meter = QStringLiteral("Industry");
        m_window->galaxy().setLayers(layers);
        const GalaxyMap& map = m_window->galaxy().map();
        QCOMPARE(map.markedTurn, std::optional(1u));
        QCOMPARE(map.systems.front().objects.front().value, now);
        QCOMPARE(map.systems.front().objects.front().before, then);
        QCOMPARE(map.systems.front().before, then);

        // A button beside the turn leads back to the marked turn, and the mark comes back with the session.
        QToolButton* button = nullptr;
        for (QToolButton* const one : m_window->findChildren<QToolButton*>()) {
            button = one->accessibleName() == "Go to the marked turn 1" ? one : button;
        }
        QVERIFY(button && button->text() == "marked: 1");
        QTest::mouseClick(button, Qt::LeftButton);
        sandbox.waitUntilIdle();
        QCOMPARE(sandbox.turn(), 1u);
        goTo(3);
        close();
        open();
        QTRY_COMPARE(m_window->sandbox().markedTurn(), std::optional(1u));
        goTo(1);
        m_window->actions()["run.mark-turn"].trigger();
        QCOMPARE(m_window->sandbox().markedTurn(), std::nullopt);
        goTo(2);
        m_window->sandbox().restart();
        m_window->waitUntilIdle();
        QCOMPARE(m_window->sandbox().markedTurn(), std::nullopt);
    }

    NAMED_TEST(sliderGoesToTheClickedTurn, "I4.2 a click on the slider goes to the turn at this place") {
        goTo(40);
        goTo(0);
        auto* const slider = m_window->findChild<QSlider*>();
        QVERIFY(slider && slider->width() > 80);
        QTest::mouseClick(slider, Qt::LeftButton, {}, QPoint(slider->width() / 2, slider->height() / 2));
        m_window->sandbox().waitUntilIdle();
        QVERIFY2(m_window->sandbox().turn() >= 18 && m_window->sandbox().turn() <= 22,
                 qPrintable(QString::number(m_window->sandbox().turn())));
        QTest::mouseClick(slider, Qt::LeftButton, {}, QPoint(slider->width() - 2, slider->height() / 2));
        m_window->sandbox().waitUntilIdle();
        QCOMPARE(m_window->sandbox().turn(), 40u);
    }

    NAMED_TEST(savedScenarioKeepsTheTurn, "S15 a run saved as a scenario opens at its turn, with the same state") {
        Sandbox& sandbox = m_window->sandbox();
        goTo(2);
        const auto& place = *sandbox.program()->model->vocabulary.statement("place");
        sandbox.apply(engine::newStatement(place, {{"class", "BLD_BANK"}, {"on", "Vega I"}}));
        m_window->waitUntilIdle();
        goTo(5);
        const std::uint64_t hash = sandbox.session()->history().hash(5);
        answerDialog("later");
        m_window->actions()["run.save-scenario"].trigger();
        m_window->waitUntilIdle();
        QVERIFY2(m_window->statusBar()->currentMessage().contains("opens at turn 5"),
                 qPrintable(m_window->statusBar()->currentMessage()));
        const QByteArray saved = m_window->store().find("scenarios/later.xml")->bytes();
        QVERIFY2(saved.contains("turn=\"2\""), saved.constData());
        goTo(1);
        answerDialog("later");
        m_window->actions()["run.scenario"].trigger();
        m_window->waitUntilIdle();
        QCOMPARE(sandbox.session()->scenario().id, std::string("later"));
        QCOMPARE(sandbox.turn(), 5u);
        QCOMPARE(sandbox.session()->history().hash(5), hash);
        QVERIFY(sandbox.session()->diagnostics().empty());
        // The run can go on, and back to its beginning.
        goTo(7);
        goTo(0);
        QCOMPARE(sandbox.turn(), 0u);
    }

    NAMED_TEST(chartsLargeGalaxiesAside, "P3.5 the map of a large galaxy is made on another thread") {
        engine::CheckedScenario scenario = *m_window->analyzer().latest()->model->findScenario("pair");
        scenario.id = "large";
        scenario.statements.clear();
        scenario.galaxy = engine::GalaxySpec{};
        scenario.galaxy->systems = 3000;
        std::optional<std::size_t> shown; // when all views have followed the new run
        connect(&m_window->sandbox(), &Sandbox::changed, this,
                [&] { shown = shown.value_or(m_window->galaxy().map().systems.size()); });
        m_window->sandbox().start(scenario);
        m_window->sandbox().waitUntilIdle();
        m_window->sandbox().disconnect(this);
        QCOMPARE(shown, std::optional(std::size_t{2})); // the last map stays meanwhile
        auto* const views = m_window->findChild<MapViews*>();
        views->waitUntilCurrent();
        QCOMPARE(m_window->galaxy().map().systems.size(), std::size_t{3000});
        // A change that comes while the other thread works is shown, too.
        MapLayers layers;
        layers.meter = QStringLiteral("Industry");
        m_window->galaxy().setLayers(layers);
        m_window->sandbox().step();
        m_window->sandbox().waitUntilIdle();
        m_window->sandbox().markTurn(0);
        QVERIFY(!m_window->galaxy().map().markedTurn);
        views->waitUntilCurrent();
        QCOMPARE(m_window->galaxy().map().markedTurn, std::optional(0u));
        const GalaxyMap now = mapOf(*m_window->sandbox().session(), theme(ThemeKind::light));
        // Another galaxy is fitted into the view; a new turn does not move it.
        GalaxyView& galaxy = m_window->galaxy();
        const double fitted = galaxy.pixelsPerUnit();
        galaxy.fit();
        QCOMPARE(galaxy.pixelsPerUnit(), fitted);
        galaxy.zoomIn();
        m_window->sandbox().step();
        m_window->sandbox().waitUntilIdle();
        views->waitUntilCurrent();
        QVERIFY(galaxy.pixelsPerUnit() > fitted);
        // Empires without a colour of their own follow the theme.
        QCOMPARE(m_window->galaxy().map().empireColours.front(), theme(ThemeKind::light).categoricalColour(0));
        applyTheme(*qApp, ThemeKind::dark);
        QCoreApplication::processEvents();
        views->waitUntilCurrent();
        QCOMPARE(m_window->galaxy().map().empireColours.front(), theme(ThemeKind::dark).categoricalColour(0));
        applyTheme(*qApp, ThemeKind::light);
        // A selection waits for the map. Without a run, the map is empty at once.
        m_window->sandbox().step();
        m_window->sandbox().waitUntilIdle();
        const std::uint32_t last = now.systems.back().row;
        m_window->showObject(last);
        QCOMPARE(m_window->galaxy().selected(), std::optional(last));
        m_window->sandbox().clear();
        QTRY_VERIFY(m_window->galaxy().map().systems.empty());
    }

private:
    void open() {
        m_window = std::make_unique<MainWindow>(QStringLiteral(ORRERY_RESOURCE_DIR));
        m_window->resize(1200, 800);
        m_window->show();
        QVERIFY(m_window->openProject(m_copy->path()));
        m_window->waitUntilIdle();
        QTest::qWait(0); // restores the run
        m_window->waitUntilIdle();
    }
    void close() {
        if (m_window) {
            m_window->endUnasked();
            m_window.reset();
        }
    }
    void goTo(std::uint32_t turn) {
        m_window->sandbox().goTo(turn);
        m_window->sandbox().waitUntilIdle();
    }
    engine::Row planet() const { return *engine::findObject(m_window->sandbox().session()->state().view(), "Sol III"); }
    /// Types a text into the dialog that the next command opens, and accepts it.
    static void answerDialog(const QString& text) {
        QTimer::singleShot(0, qApp, [text] {
            QWidget* const dialog = QApplication::activeModalWidget();
            QVERIFY(dialog);
            auto* const field = dialog->findChild<QLineEdit*>();
            field->selectAll();
            QTest::keyClicks(field, text);
            QTest::keyClick(field, Qt::Key_Return);
        });
    }

    std::unique_ptr<ProjectCopy> m_copy;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(MapWindowTest)
#include "map_window_test.moc"
