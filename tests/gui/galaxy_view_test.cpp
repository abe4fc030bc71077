// SPDX-License-Identifier: GPL-3.0-or-later
// The galaxy map: details by zoom, names, groups of objects, layers, and its use by keys and mouse (I4.1).
#include "tests/support/named_test.h"
#include "widgets/galaxy/galaxy_view.h"
#include "widgets/galaxy/map_background.h"
#include "widgets/galaxy/map_layers_menu.h"
#include "widgets/galaxy/map_words.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QHelpEvent>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <memory>

using namespace orrery::widgets;

namespace {

MapObject object(std::uint32_t row, const QString& name, const QString& kind, int owner = -1) {
    MapObject one;
    one.row = row;
    one.name = name;
    one.kind = kind;
    one.owner = owner;
    one.isBody = kind == QLatin1String("planet");
    one.isMobile = kind == QLatin1String("ship");
    return one;
}

/// Returns a grid of systems with two planets each. The first one is a capital of the empire Terrans.
GalaxyMap gridOf(int side, double distance = 100.0) {
    GalaxyMap map;
    map.empireNames = {QStringLiteral("Terrans")};
    map.empireColours = {QColor("#3a7bd5")};
    std::uint32_t row = 1;
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            MapSystem system;
            system.row = row++;
            system.name = QStringLiteral("S%1-%2").arg(x).arg(y);
            system.position = {x * distance, y * distance};
            system.objects.push_back(object(row++, system.name + QStringLiteral(" I"), QStringLiteral("planet")));
            system.objects.push_back(object(row++, system.name + QStringLiteral(" II"), QStringLiteral("planet")));
            map.systems.push_back(std::move(system));
        }
    }
    map.systems.front().owners = {0};
    map.systems.front().objects.front().owner = 0;
    map.systems.front().objects.front().isCapital = true;
    return map;
}

/// Returns a system with a planet, 60 shipyards and 5 ships, and another system.
GalaxyMap crowded() {
    GalaxyMap map = gridOf(2, 400.0);
    map.systems.resize(2);
    MapSystem& sol = map.systems.front();
    sol.name = QStringLiteral("Sol");
    for (std::uint32_t i = 0; i < 60; ++i) {
        sol.objects.push_back(object(100 + i, QStringLiteral("#%1").arg(100 + i), QStringLiteral("building"), 0));
        sol.objects.back().ofClass = QStringLiteral("Shipyard");
    }
    for (std::uint32_t i = 0; i < 5; ++i) {
        sol.objects.push_back(object(200 + i, QStringLiteral("Scout %1").arg(i), QStringLiteral("ship"), 0));
    }
    return map;
}

bool hasName(const GalaxyView& view, const QString& words) {
    return std::ranges::any_of(view.names(), [&](const MapName& name) { return name.words == words; });
}

} // namespace

class GalaxyViewTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp, ThemeKind::light); }
    void init() {
        m_view = std::make_unique<GalaxyView>();
        m_view->resize(700, 500);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }
    void cleanup() { m_view.reset(); }

    NAMED_TEST(showsDetailsWhereThereIsRoom, "I4.1 far out systems alone, near their planets with names") {
        m_view->setMap(gridOf(20));
        m_view->grab();
        QVERIFY2(hasName(*m_view, "S0-0"), "the capital has a name at every zoom");
        QVERIFY(!hasName(*m_view, "S0-0 I"));
        const std::uint32_t planet = m_view->map().systems.front().objects.front().row;
        QCOMPARE(m_view->pointOf(planet), m_view->pointOf(m_view->map().systems.front().row));
        m_view->select(m_view->map().systems.front().row);
        while (m_view->pixelsPerUnit() < 2.0) {
            QTest::keyClick(m_view.get(), Qt::Key_Plus);
        }
        m_view->select(m_view->map().systems.front().row);
        m_view->grab();
        QVERIFY(hasName(*m_view, "S0-0") && hasName(*m_view, "S0-0 I") && hasName(*m_view, "S0-0 II"));
        QVERIFY(m_view->pointOf(planet) != m_view->pointOf(m_view->map().systems.front().row));
        QCOMPARE(m_view->objectAt(m_view->pointOf(planet)), std::optional(planet));
    }

    NAMED_TEST(fitsWhatIsDrawn, "I4.1 Home shows the areas and objects around the outer systems, too") {
        for (const int side : {1, 2, 3, 20}) {
            m_view->setMap({});
            m_view->setMap(gridOf(side));
            m_view->zoomIn();
            QTest::keyClick(m_view.get(), Qt::Key_Home);
            const QRectF room = QRectF(m_view->rect()).adjusted(12, 12, -12, -12); // the rest is for labels
            QRectF drawn;
            for (const MapSystem& system : m_view->map().systems) {
                const double radius = 12.0; // of symbols
                QRectF around(m_view->pointOf(system.row) - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
                if (!system.owners.empty() && side > 1) {
                    const double area = 120.0 * m_view->pixelsPerUnit();
                    around = {m_view->pointOf(system.row) - QPointF(area, area), QSizeF(2 * area, 2 * area)};
                }
                drawn |= around;
                for (const MapObject& planet : system.objects) {
                    drawn |= QRectF(m_view->pointOf(planet.row) - QPointF(6, 6), QSizeF(12, 12));
                }
            }
            QVERIFY2(room.contains(drawn), qPrintable(QString::number(side)));
            QVERIFY2(side < 3 || drawn.height() > 0.6 * m_view->height(),
                     qPrintable(QString("side %1: %2 of %3").arg(side).arg(drawn.height()).arg(m_view->height())));
        }
    }

    NAMED_TEST(namesNeverOverlap, "I4.1 names never overlap at any zoom, the important ones come first") {
        GalaxyMap map = gridOf(60);
        for (std::size_t i = 0; i < map.systems.size(); i += 7) {
            map.systems[i].owners = {0};
        }
        m_view->setMap(map);
        std::size_t most = 0;
        for (int zoom = 0; zoom < 24; ++zoom) {
            m_view->grab();
            const std::vector<MapName>& names = m_view->names();
            most = std::max(most, names.size());
            for (std::size_t a = 0; a < names.size(); ++a) {
                for (std::size_t b = a + 1; b < names.size(); ++b) {
                    QVERIFY2(!names[a].area.intersects(names[b].area), qPrintable(names[a].words));
                }
            }
            if (zoom == 0) {
                // Systems with an owner are more important than all others, and there are too many of them.
                QVERIFY(std::ranges::all_of(names, [&](const MapName& name) {
                    return name.words == "Terrans" || std::ranges::any_of(map.systems, [&](const MapSystem& system) {
                               return system.name == name.words && !system.owners.empty();
                           });
                }));
            }
            m_view->zoomIn();
        }
        QVERIFY(most > 15);
    }

    NAMED_TEST(groupsBuildings, "I4.1 60 buildings of a class are one symbol that spreads out under the mouse") {
        m_view->setMap(crowded());
        const MapChart chart(crowded());
        QCOMPARE(chart.items(0).size(), std::size_t{4}); // two planets, the shipyards, the ships
        const MapWords words(chart);
        QCOMPARE(words.itemName(0, chart.items(0)[2]), QString("60 × Shipyard"));
        QCOMPARE(words.itemName(0, chart.items(0)[3]), QString("5 × ship"));
        m_view->grab();
        QVERIFY(hasName(*m_view, "60 × Shipyard") && hasName(*m_view, "5 × ship"));

        const QPointF symbol = m_view->pointOf(100);
        QCOMPARE(m_view->pointOf(159), symbol);
        QTest::mouseMove(m_view.get(), symbol.toPoint() - QPoint(200, 0));
        QTest::mouseMove(m_view.get(), symbol.toPoint());
        QVERIFY2(m_view->pointOf(100) != symbol, "they spread out");
        QVERIFY(m_view->pointOf(100) != m_view->pointOf(159));
        QSignalSpy chosen(m_view.get(), &GalaxyView::selectionChanged);
        const QPoint last = m_view->pointOf(159).toPoint();
        QTest::mouseMove(m_view.get(), last);
        QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, last);
        QCOMPARE(chosen.last().first().toUInt(), 159u);
        QTest::mouseMove(m_view.get(), QPoint(10, 490));
        QVERIFY2(m_view->pointOf(159) != symbol, "they stay spread out while one of them is selected");
        m_view->clearSelection();
        QCOMPARE(m_view->pointOf(159), symbol);
    }

    NAMED_TEST(showsEmptySpace, "I4.1 a ship outside all systems shows at every zoom, and takes no room from them") {
        GalaxyMap map = gridOf(3);
        const MapChart before(map);
        MapSystem place;
        place.isSpace = true;
        place.position = {104.0, 100.0}; // beside the system in the middle
        place.objects.push_back(object(900, QStringLiteral("Scout"), QStringLiteral("ship"), 0));
        map.systems.push_back(place);
        const MapChart chart(map);
        QCOMPARE(chart.starCount(), 9);
        for (int system = 0; system < 9; ++system) {
            QCOMPARE(chart.room(system), before.room(system));
        }
        QCOMPARE(chart.spacing(), before.spacing());
        QCOMPARE(chart.mostImportant(), before.mostImportant());
        m_view->setMap(map);
        m_view->fit();
        for (int i = 0; i < 12; ++i) {
            m_view->zoomIn();
        }
        m_view->select(900);
        m_view->grab();
        QCOMPARE(m_view->objectAt(m_view->pointOf(900)), std::optional<std::uint32_t>(900));
        QCOMPARE(std::ranges::count(m_view->names(), QString("Scout"), &MapName::words), 1);
        QTest::keyClick(m_view.get(), Qt::Key_Left);
        QCOMPARE(m_view->selected(), std::optional(map.systems[4].row)); // the system beside it
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QCOMPARE(m_view->selected(), std::optional<std::uint32_t>(900));
    }

    NAMED_TEST(walksByKeys, "I4.1 arrows go to systems, Tab to objects, Enter opens, Home fits") {
        m_view->setMap(gridOf(3));
        const auto rowOf = [&](int system) { return m_view->map().systems[static_cast<std::size_t>(system)].row; };
        QSignalSpy chosen(m_view.get(), &GalaxyView::selectionChanged);
        QSignalSpy opened(m_view.get(), &GalaxyView::opened);
        const auto press = [&](int key, Qt::KeyboardModifiers modifiers = {}) {
            QTest::keyClick(m_view.get(), static_cast<Qt::Key>(key), modifiers);
        };
        QCOMPARE(m_view->accessibleName(), QString("Galaxy map"));
        press(Qt::Key_Right);
        QCOMPARE(chosen.last().first().toUInt(), rowOf(0)); // the capital
        press(Qt::Key_Right);
        QCOMPARE(chosen.last().first().toUInt(), rowOf(1));
        press(Qt::Key_Down);
        QCOMPARE(chosen.last().first().toUInt(), rowOf(4));
        press(Qt::Key_Left);
        QCOMPARE(chosen.last().first().toUInt(), rowOf(3));
        press(Qt::Key_Up);
        QCOMPARE(chosen.last().first().toUInt(), rowOf(0));
        QVERIFY(m_view->accessibleName().contains("S0-0 (Terrans)"));
        press(Qt::Key_Tab);
        QCOMPARE(chosen.last().first().toUInt(), rowOf(0) + 1);
        QCOMPARE(m_view->accessibleName(), QString("Galaxy map, selected: S0-0 I, planet of Terrans"));
        press(Qt::Key_Tab);
        press(Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(chosen.last().first().toUInt(), rowOf(0) + 1);
        press(Qt::Key_Return);
        QCOMPARE(opened.last().first().toUInt(), rowOf(0) + 1);
        const double fitted = m_view->pixelsPerUnit();
        for (const int home : {Qt::Key_Home, Qt::Key_0, Qt::Key_F}) {
            press(Qt::Key_Plus);
            press(Qt::Key_Plus);
            QVERIFY(m_view->pixelsPerUnit() > fitted);
            press(Qt::Key_Minus);
            press(home);
            QCOMPARE(m_view->pixelsPerUnit(), fitted);
        }
        for (int i = 0; i < 100; ++i) {
            press(Qt::Key_Minus);
        }
        QVERIFY2(m_view->pixelsPerUnit() > fitted / 5.0, "the galaxy never becomes a dot");
        press(Qt::Key_Home);
        m_view->clearSelection();
        QCOMPARE(m_view->accessibleName(), QString("Galaxy map"));
    }

    NAMED_TEST(switchesLayers, "I4.1 layers of the map: names, fleets and circles of a meter") {
        GalaxyMap map = crowded();
        map.meters = {{QStringLiteral("Industry"), QStringLiteral("Industry")}};
        m_view->setMap(map);
        QSignalSpy changed(m_view.get(), &GalaxyView::layersChanged);
        const auto trigger = [&](const QString& text) {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            for (QAction* const action : m_view->layersMenu().findChildren<QAction*>()) {
                if (action->text().remove(QLatin1Char('&')) == text) {
                    action->trigger();
                    return;
                }
            }
            QFAIL(qPrintable(text));
        };
        QCOMPARE(m_view->objectAt(m_view->pointOf(200)), std::optional(200u));
        trigger("Fleets");
        QCOMPARE(changed.count(), 1);
        QVERIFY(m_view->objectAt(m_view->pointOf(200)) != std::optional(200u));
        m_view->grab();
        QVERIFY(hasName(*m_view, "Sol") && !hasName(*m_view, "5 × ship"));
        trigger("Names");
        m_view->grab();
        QVERIFY(m_view->names().empty());
        trigger("Industry");
        QCOMPARE(m_view->layers().meter, QString("Industry"));
        trigger("None");
        QVERIFY(m_view->layers().meter.isEmpty());
        QCOMPARE(mapLayersFrom(toJson(m_view->layers())), m_view->layers());
        QCOMPARE(mapLayersFrom({}), MapLayers());
    }

    NAMED_TEST(layersMenuStaysOpen, "I4.1 a click on the button opens the layers, clicks on switches leave them open") {
        m_view->setMap(gridOf(3));
        MapLayersMenu& menu = m_view->layersMenu();
        menu.popup(m_view->mapToGlobal(QPoint(10, 10)));
        QVERIFY(QTest::qWaitForWindowExposed(&menu));
        for (const int index : {0, 1, 0}) {
            QAction* const action = menu.actions().at(index);
            const bool wasOn = action->isChecked();
            QTest::mouseClick(&menu, Qt::LeftButton, {}, menu.actionGeometry(action).center());
            QCOMPARE(action->isChecked(), !wasOn);
            QVERIFY(menu.isVisible());
        }
        QVERIFY(m_view->layers().names && !m_view->layers().lanes);
        QTest::keyClick(&menu, Qt::Key_Escape);
        QVERIFY(!menu.isVisible());
    }

    NAMED_TEST(layersChangeThePicture, "I4.1 each layer changes the picture") {
        GalaxyMap map = crowded();
        map.lanes = {{0, 1}};
        map.systems[0].objects[0].detection = 120.0;
        map.systems[0].objects[0].value = 30.0;
        map.meter = QStringLiteral("Industry");
        for (const MapLayerRow& row : mapLayerRows()) {
            m_view->setMap(map);
            MapLayers layers;
            layers.*row.isOn = false;
            m_view->setLayers(layers);
            const QImage off = m_view->grab().toImage();
            layers.*row.isOn = true;
            m_view->setLayers(layers);
            QVERIFY2(m_view->grab().toImage() != off, row.key);
        }
        const QImage with = m_view->grab().toImage();
        map.systems[0].objects[0].value = noNumber;
        m_view->setMap(map);
        QVERIFY2(m_view->grab().toImage() != with, "circles of a meter");
    }

    NAMED_TEST(foldsLegend, "I4.24 the legend folds by a click and by a key, and leaves most of a small map free") {
        GalaxyMap map = crowded();
        map.systems[0].objects[0].value = 30.0;
        map.meter = QStringLiteral("Industry");
        m_view->setMap(map);
        m_view->grab();
        const QRectF full = m_view->legendArea();
        QVERIFY(!full.isEmpty());
        QSignalSpy changed(m_view.get(), &GalaxyView::layersChanged);
        QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, full.center().toPoint());
        const QImage folded = m_view->grab().toImage();
        QVERIFY(m_view->legendArea().height() < full.height() / 2.0 && !m_view->legendArea().isEmpty());
        QCOMPARE(changed.count(), 1);
        QVERIFY(!m_view->layers().legend && !mapLayersFrom(toJson(m_view->layers())).legend);
        QTest::keyClick(m_view.get(), Qt::Key_L);
        QVERIFY(m_view->grab().toImage() != folded);
        QCOMPARE(m_view->legendArea(), full);
        QTest::keyClick(m_view.get(), Qt::Key_L);
        QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, QPoint(12, m_view->height() - 14)); // on the title
        QVERIFY(m_view->layers().legend);
        // Many lines in a small view.
        m_view->resize(320, 200);
        MapLegend marks;
        for (int i = 0; i < 20; ++i) {
            marks.push_back({MapMark::inScope, QStringLiteral("A long explanation of the mark number %1").arg(i)});
        }
        m_view->setMarks({}, marks);
        m_view->grab();
        QVERIFY2(m_view->legendArea().height() <= 0.6 * 200 + 1, qPrintable(QString::number(full.height())));
        QVERIFY(m_view->legendArea().width() <= 0.6 * 320);
        QVERIFY(m_view->accessibleDescription().contains("the mark number 19"));
    }

    NAMED_TEST(showsChanges, "I4.3 values on the map with their change since the marked turn") {
        GalaxyMap map = crowded();
        map.meter = QStringLiteral("Industry");
        map.markedTurn = 4;
        map.systems[0].objects[0].value = 12.0;
        map.systems[0].objects[0].before = 9.0;
        map.systems[0].objects[1].value = 2.0; // a new planet
        map.systems[0].before = 9.0;
        map.systems[1].objects[0].value = 1.0;
        map.systems[1].objects[0].before = 1.5;
        map.systems[1].before = 1.5;
        m_view->setMap(map);
        m_view->grab();
        QVERIFY(hasName(*m_view, "Sol  14 ▲ +5"));
        QVERIFY(hasName(*m_view, "S1-0  1 ▼ −0.5"));
        const MapChart chart(map);
        QCOMPARE(MapWords(chart).details({0, 0}).split('\n').last(), QString("Industry: 12 ▲ +3 (since turn 4)"));
        QCOMPARE(MapWords(chart).details({0, 1}).split('\n').last(), QString("Industry: 2 (new) (since turn 4)"));
        // The tooltip has the same words.
        const QPoint at = m_view->pointOf(map.systems[0].row).toPoint();
        QHelpEvent help(QEvent::ToolTip, at, m_view->mapToGlobal(at));
        QApplication::sendEvent(m_view.get(), &help);
        QVERIFY(QToolTip::text().contains("Industry: 14 ▲ +5 (since turn 4)"));
        QVERIFY(QToolTip::text().contains("60 × Shipyard"));
        QToolTip::hideText();
    }

    NAMED_TEST(colourIsNeverAlone, "I5.4 colours of content get an outline where their contrast is below 3:1") {
        const Theme& light = theme(ThemeKind::light);
        const Theme& dark = theme(ThemeKind::dark);
        QCOMPARE(std::round(contrast(Qt::black, Qt::white)), 21.0);
        QCOMPARE(contrast(Qt::red, Qt::red), 1.0);
        QVERIFY(contrast(light.dimText, light.base) >= 3.0 && contrast(dark.dimText, dark.base) >= 3.0);
        for (const Theme* const one : {&light, &dark}) {
            GalaxyMap map = gridOf(2);
            map.empireColours = {QColor("#fffff0"), QColor("#101010"), QColor("#3a7bd5")};
            const MapChart chart(map);
            const MapCamera camera;
            const MapLayers layers;
            const MapScene scene(chart, camera, layers, QRectF(0, 0, 400, 300), *one);
            for (int empire = 0; empire < 3; ++empire) {
                const MapSymbol symbol = objectSymbol(scene, object(1, "x", "planet", empire), 4.0);
                QVERIFY(contrast(QColor::fromRgba(symbol.ring), one->base) >= 3.0);
                QCOMPARE(QColor::fromRgba(symbol.fill), map.empireColours[static_cast<std::size_t>(empire)]);
            }
        }
        // Kinds differ by shape.
        const MapChart chart(gridOf(2));
        const MapCamera camera;
        const MapLayers layers;
        const MapScene scene(chart, camera, layers, QRectF(0, 0, 400, 300), light);
        std::vector<MapShape> shapes;
        for (const char* const kind : {"planet", "ship", "building", "special"}) {
            shapes.push_back(objectSymbol(scene, object(1, "x", kind), 4.0).shape);
        }
        std::ranges::sort(shapes);
        QVERIFY(std::ranges::adjacent_find(shapes) == shapes.end());
    }

    NAMED_TEST(bearsAnyContent, "R1.1 a map with extreme content neither crashes nor hangs") {
        GalaxyMap map = gridOf(3);
        map.systems[0].name = QString(1'000'000, QLatin1Char('W'));
        map.systems[1].position = {std::nan(""), 1e308};
        map.systems[2].position = {-1e308, std::numeric_limits<double>::infinity()};
        map.systems[3].owners = {0, 5, -1};
        map.systems[4].starColour = QStringLiteral("pink");
        map.systems[5].objects.clear();
        map.systems[6].objects.front().detection = 1e300;
        map.systems[6].objects.front().value = 1e300;
        map.systems[7].objects.front().value = -1e300;
        map.lanes = {{0, 0}, {1, 2}};
        MapLayers all;
        all.detection = true;
        m_view->setLayers(all);
        m_view->setMap(map);
        m_view->grab();
        QVERIFY(!m_view->names().empty());
        QVERIFY(std::ranges::all_of(m_view->names(), [](const MapName& name) { return name.words.size() <= 60; }));
        for (int i = 0; i < 60; ++i) {
            m_view->zoomIn();
        }
        m_view->grab();
        for (int i = 0; i < 120; ++i) {
            m_view->zoomOut();
        }
        m_view->grab();
        // Ten thousand systems at one place, and one system with as many objects.
        GalaxyMap heap;
        for (std::uint32_t i = 0; i < 10'000; ++i) {
            heap.systems.emplace_back().row = i;
        }
        for (std::uint32_t i = 0; i < 10'000; ++i) {
            heap.systems.front().objects.push_back(object(10'000 + i, "x", i % 2 == 0 ? "planet" : "ship"));
        }
        m_view->setMap(heap);
        m_view->select(19'999);
        m_view->grab();
        QVERIFY(m_view->objectAt(m_view->pointOf(19'999)).has_value());
    }

    NAMED_TEST(emptyMapOffersAGalaxy, "I4.1 an empty map has a button that creates a galaxy") {
        QSignalSpy wanted(m_view.get(), &GalaxyView::startWanted);
        auto* const button = m_view->findChild<QPushButton*>();
        QVERIFY(button->isVisible());
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QTest::keyClick(button, Qt::Key_Space);
        QCOMPARE(wanted.count(), 1);
        m_view->setMap(gridOf(2));
        QVERIFY(!button->isVisible());
        m_view->setMap({});
        QVERIFY(button->isVisible());
    }

    NAMED_TEST(drawsInBothThemes, "I1.4 the map follows the theme") {
        m_view->setMap(gridOf(4));
        const QImage light = m_view->grab().toImage();
        QCOMPARE(light.pixelColor(3, 250), theme(ThemeKind::light).base);
        applyTheme(*qApp, ThemeKind::dark);
        QCoreApplication::processEvents();
        const QImage dark = m_view->grab().toImage();
        applyTheme(*qApp, ThemeKind::light);
        QCOMPARE(dark.pixelColor(3, 250), theme(ThemeKind::dark).base);
    }

private:
    std::unique_ptr<GalaxyView> m_view;
};

QTEST_MAIN(GalaxyViewTest)
#include "galaxy_view_test.moc"
