// SPDX-License-Identifier: GPL-3.0-or-later
// I4.10: ten lines over 200 turns of the demo: the time until they are painted, and the window's longest event
// meanwhile.
#include "app/ide/application.h"
#include "app/ide/main_window.h"
#include "app/ide/watchdog.h"
#include "tests/bench/timing.h"
#include "widgets/plot/plot_view.h"

#include <QSettings>
#include <QStandardPaths>
#include <QTest>

#include <cstdio>

using namespace orrery;
using namespace orrery::bench;

namespace {

constexpr std::uint32_t turn = 200;
constexpr int rounds = 5;

/// Five values of the whole run, and five of all planets.
std::vector<widgets::PlotEntry> tenEntries() {
    std::vector<widgets::PlotEntry> entries;
    for (const char* const meter : {"Industry", "Trade", "Research", "Population", "Happiness"}) {
        const std::string name = meter;
        entries.push_back({{.of = engine::PlotOf::run, .expression = "sum(planets, " + name + ")"}, {}});
        entries.push_back({{.of = engine::PlotOf::group,
                            .expression = name,
                            .group = "planet",
                            .condition = "Population > 0",
                            .form = engine::PlotForm::band},
                           {}});
    }
    return entries;
}

/// Waits for a paint event of a widget.
class PaintWatch : public QObject {
public:
    explicit PaintWatch(QWidget& widget) { widget.installEventFilter(this); }
    bool isPainted = false;

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        isPainted = isPainted || event->type() == QEvent::Paint;
        return false;
    }
};

} // namespace

int main(int count, char** arguments) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    ide::Application app(count, arguments);
    QCoreApplication::setOrganizationName(QStringLiteral("orrery-test"));
    QCoreApplication::setApplicationName(QStringLiteral("orrery-plot-bench"));
    QSettings().clear();
    ide::Watchdog& watchdog = app.watch();
    ide::MainWindow window(QStringLiteral(ORRERY_RESOURCE_DIR));
    window.resize(1360, 860);
    window.show();
    if (!window.openProject(QStringLiteral(ORRERY_RESOURCE_DIR "/demo"))) {
        return 1;
    }
    window.waitUntilIdle();
    window.sandbox().goTo(turn);
    window.waitUntilIdle();
    window.actions()["run.plots"].trigger();
    QTest::qWait(200);
    auto& view = *window.findChild<widgets::PlotView*>();
    std::vector<double> times;
    std::vector<double> stalls;
    for (int round = 0; round < rounds; ++round) {
        watchdog.reset();
        const Stopwatch watch;
        QMetaObject::invokeMethod(
            &view.plots(), [&view] { view.plots().setEntries(tenEntries()); }, Qt::QueuedConnection);
        QCoreApplication::processEvents();
        view.waitUntilRead();
        PaintWatch paint(*view.canvas());
        view.canvas()->update();
        while (!paint.isPainted) {
            QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
        }
        times.push_back(watch.milliseconds());
        QTest::qWait(100);
        const ide::Stall busiest = watchdog.busiest();
        stalls.push_back(busiest.work);
        std::printf("  %7.1f ms; longest event %.1f ms of work: %s\n", times.back(), busiest.work,
                    qPrintable(busiest.what));
        view.plots().setEntries({});
        window.waitUntilIdle();
    }
    record(
        {"I4.10", "demo, turn 200: ten lines from the wish to the painted chart", share(times, 0.5), "ms", {}, 2000});
    record({"P3.5",
            "… the longest event meanwhile, in work, median of the rounds",
            share(stalls, 0.5),
            "ms",
            {},
            ide::Watchdog::limit});
    return 0;
}
