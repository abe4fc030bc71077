// SPDX-License-Identifier: GPL-3.0-or-later
// I4.1: the cost of a frame of the galaxy map with 10,000 systems and 30,000 objects, without a graphics card. The time
// is the processor time of all threads, because Qt's painter fills large areas in several threads. Each figure is the
// longest frame of its kind. Usage: map_bench [folder for pictures]
#include "engine/check/check.h"
#include "engine/content/parsed_project.h"
#include "engine/rules/shipped_rows.h"
#include "engine/turn/session.h"
#include "tests/bench/timing.h"
#include "widgets/galaxy/galaxy_view.h"
#include "widgets/galaxy/map_chart.h"
#include "widgets/sandbox/map_of_session.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <random>

using namespace orrery;
using namespace orrery::widgets;

namespace {

constexpr int empires = 8;

/// Returns a spiral galaxy with three objects in each system on average, lanes to near systems, and eight empires.
GalaxyMap galaxyOf(int systems, bool hasMeter) {
    GalaxyMap map;
    std::mt19937 random(7);
    std::uniform_real_distribution<double> share(0.0, 1.0);
    const double radius = std::sqrt(systems) * 12.0;
    std::vector<QPointF> homes;
    for (int e = 0; e < empires; ++e) {
        map.empireNames.push_back(QStringLiteral("Empire %1").arg(e));
        map.empireColours.push_back(theme(ThemeKind::light).categoricalColour(e));
        const double angle = 6.2832 * e / empires;
        homes.emplace_back(std::cos(angle) * radius * 0.6, std::sin(angle) * radius * 0.6);
    }
    const QStringList stars{QStringLiteral("white"), QStringLiteral("blue"), QStringLiteral("orange"),
                            QStringLiteral("red")};
    const QStringList kinds{QStringLiteral("planet"), QStringLiteral("building"), QStringLiteral("ship")};
    std::uint32_t row = empires;
    for (int i = 0; i < systems; ++i) {
        const double distance = std::sqrt(share(random));
        const double angle = distance * 6.0 + 3.1416 * (i % 2) + (share(random) - 0.5) * 2.0;
        MapSystem system;
        system.row = row++;
        system.name = QStringLiteral("Algedi %1").arg(i);
        system.starColour = stars[i % 4];
        system.position = {std::cos(angle) * distance * radius, std::sin(angle) * distance * radius};
        int owner = -1;
        for (int e = 0; e < empires; ++e) {
            const QPointF way = system.position - homes[static_cast<std::size_t>(e)];
            owner = std::hypot(way.x(), way.y()) < radius * 0.25 ? e : owner;
        }
        if (owner >= 0) {
            system.owners.push_back(owner);
        }
        for (int o = 0; o < 3; ++o) {
            MapObject object;
            object.row = row++;
            object.name = QStringLiteral("%1 %2").arg(system.name).arg(o);
            object.kind = kinds[o];
            object.owner = owner;
            object.isBody = o == 0;
            object.isMobile = o == 2;
            object.isCapital = o == 0 && i % 1000 == 0;
            object.detection = 20.0;
            object.value = hasMeter ? share(random) * 20.0 : noNumber;
            system.objects.push_back(object);
        }
        map.systems.push_back(std::move(system));
    }
    // A lane to each of the two nearest systems of those that are near in the order of a coarse grid.
    std::vector<int> order(map.systems.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        order[i] = static_cast<int>(i);
    }
    const auto cellOf = [&](int i) {
        const QPointF at = map.systems[static_cast<std::size_t>(i)].position;
        return std::pair(std::floor(at.x() / 40.0), std::floor(at.y() / 40.0));
    };
    std::ranges::sort(order, {}, cellOf);
    for (std::size_t i = 0; i + 2 < order.size(); ++i) {
        for (const std::size_t next : {i + 1, i + 2}) {
            const QPointF way = map.systems[static_cast<std::size_t>(order[i])].position -
                                map.systems[static_cast<std::size_t>(order[next])].position;
            if (std::hypot(way.x(), way.y()) < 80.0) {
                map.lanes.emplace_back(order[i], order[next]);
            }
        }
    }
    map.meter = hasMeter ? QStringLiteral("Industry") : QString();
    return map;
}

double processWork() {
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// Performs actions in a view, and measures each with the frame that follows it.
class Frames {
public:
    explicit Frames(GalaxyView& view) : m_view(view), m_image(view.size(), QImage::Format_RGB32) {}

    /// Returns the most work of an action with its frame, in ms.
    template <typename Act>
    double most(int times, Act act) {
        double most = 0.0;
        for (int i = 0; i < times; ++i) {
            const double before = processWork();
            act(i);
            m_view.render(&m_image);
            most = std::max(most, processWork() - before);
        }
        return most;
    }
    const QImage& image() const { return m_image; }

private:
    GalaxyView& m_view;
    QImage m_image;
};

void wheel(GalaxyView& view, QPointF at, int delta) {
    QWheelEvent event(at, view.mapToGlobal(at), {}, {0, delta}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(&view, &event);
}

void mouse(GalaxyView& view, QEvent::Type type, QPointF at, Qt::MouseButton button, Qt::MouseButtons buttons) {
    QMouseEvent event(type, at, view.mapToGlobal(at), button, buttons, Qt::NoModifier);
    QApplication::sendEvent(&view, &event);
}

/// Returns the most work of a frame while zooming out.
double zoomingOut(int systems) {
    GalaxyView view;
    view.resize(1600, 1000);
    view.setMap(galaxyOf(systems, false));
    view.show();
    Frames frames(view);
    frames.most(3, [&](int) { view.fit(); });
    for (int i = 0; i < 20; ++i) {
        view.zoomIn();
    }
    return frames.most(20, [&](int) { view.zoomOut(); });
}

void measure(int systems, const std::string& size, const MapLayers& layers, const QString& pictures) {
    const GalaxyMap map = galaxyOf(systems, !layers.meter.isEmpty());
    const auto chart = std::make_shared<const MapChart>(map); // made on another thread
    GalaxyView view;
    view.resize(1600, 1000);
    view.setChart(chart);
    view.setLayers(layers);
    view.show();
    Frames frames(view);
    const auto record = [&](const std::string& what, double most) {
        bench::record({"I4.1", what + ", " + size + ": the longest frame", most, "ms", {}, 16});
    };
    frames.most(3, [&](int) { view.fit(); }); // warm-up
    if (!pictures.isEmpty()) {
        frames.image().save(pictures + QStringLiteral("/map-fit.png"));
    }
    const QPointF middle(800, 420);
    record("zooming in", frames.most(40, [&](int i) {
        wheel(view, middle, 120);
        if (i % 8 == 7 && !pictures.isEmpty()) {
            view.grab().save(pictures + QStringLiteral("/map-zoom-%1.png").arg(i));
        }
    }));
    record("zooming out", frames.most(40, [&](int) { wheel(view, middle, -120); }));
    view.fit();
    mouse(view, QEvent::MouseButtonPress, {800, 500}, Qt::LeftButton, Qt::LeftButton);
    record("dragging", frames.most(30, [&](int i) {
        mouse(view, QEvent::MouseMove, {800.0 + 12 * (i + 1), 500.0 + 7 * (i + 1)}, Qt::NoButton, Qt::LeftButton);
    }));
    mouse(view, QEvent::MouseButtonRelease, {1160, 710}, Qt::LeftButton, Qt::NoButton);
    view.fit();
    record("hovering", frames.most(60, [&](int i) {
        mouse(view, QEvent::MouseMove, {400.0 + 12 * i, 300.0 + 5 * i}, Qt::NoButton, Qt::NoButton);
    }));
    record("selecting", frames.most(30, [&](int i) {
        view.select(map.systems[static_cast<std::size_t>(i * 17) % map.systems.size()].row);
    }));
    view.fit();
    record("arrow keys",
           frames.most(20, [&](int i) { QTest::keyClick(&view, i % 2 == 0 ? Qt::Key_Right : Qt::Key_Down); }));
    view.fit();
    record("a new turn", frames.most(10, [&](int) { view.setChart(chart); }));
}

/// Measures the parts of a new turn in a galaxy of the demo: the copy that the window's thread makes, and the map that
/// another thread makes from it.
void measureTurn() {
    namespace engine = orrery::engine;
    std::vector<engine::Diagnostic> diagnostics;
    const auto program =
        engine::compile(engine::check(engine::parseProject(engine::arrangeSources(
                                          engine::readFolder(ORRERY_RESOURCE_DIR "/demo"),
                                          engine::readFolder(ORRERY_RESOURCE_DIR "/vocabulary", "vocabulary/"))),
                                      engine::shippedRows(), diagnostics));
    engine::CheckedScenario scenario = *program->model->findScenario("wide-sky");
    scenario.galaxy->systems = 10'000;
    const auto session = engine::Session::start(program, scenario);
    session->goTo(1);
    session->state();
    const MapNumbers numbers{QStringLiteral("Industry"), 0};
    std::optional<MapState> state;
    const double copy = bench::workOf([&] { state = mapStateOf(*session, numbers); });
    std::optional<MapChart> chart;
    const double charting = bench::workOf([&] { chart.emplace(mapOf(*state, theme(ThemeKind::dark))); });
    bench::record({"P3.5", "copying a turn of 10,000 systems for their map", copy, "ms", {}, 10});
    bench::record({"P3.5", "making that map in the background, against the turn itself", charting, "ms",
                   bench::workOf([&] { session->step(); }), 3});
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app(argc, argv);
    applyTheme(app, ThemeKind::dark);
    measure(10'000, "map of 10,000 systems", {}, argc > 1 ? QString::fromLocal8Bit(argv[1]) : QString());
    MapLayers all;
    all.detection = true;
    all.meter = QStringLiteral("Industry");
    measure(10'000, "the same with all layers", all, {});
    for (const int systems : {10'000, 100'000}) {
        bench::record({"I4.1", "zooming out, " + std::to_string(systems) + " systems against a tenth",
                       zoomingOut(systems), "ms", zoomingOut(systems / 10), 10});
    }
    measureTurn();
}
