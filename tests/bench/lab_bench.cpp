// SPDX-License-Identifier: GPL-3.0-or-later
// I4.7, I4.19: searches in a run of 200 turns of the demo, with the logs in memory and with turns that are replayed.
#include "engine/lab/ask_run.h"
#include "engine/lab/breakpoints.h"
#include "engine/lab/compare.h"
#include "engine/universe/scenario.h"
#include "tests/bench/timing.h"
#include "tests/support/demo_run.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <memory>

using namespace orrery::engine;
using namespace orrery::bench;

namespace {

constexpr std::uint32_t lastTurn = 200;
constexpr std::array values{"Population", "MaxIndustry", "Happiness", "Defense", "owner"};

/// Measures the search back from the end of the run to the last change of each value: by a breakpoint, and directly.
void searchBack(const Session& run, const char* how, double asked) {
    double slowest = 0.0;
    double slowestDirect = 0.0;
    for (const char* const value : values) {
        auto read = Breakpoint::read(run, std::string("value:Algedi I.") + value);
        const std::array breakpoints{std::get<Breakpoint>(std::move(read))};
        const Row row = *findObject(run.universe().view(), "Algedi I");
        const ColumnId column = *run.universe().model().layout.find(value);
        std::optional<BreakHit> hit;
        const double byBreakpoint = wallOf([&] { hit = previousHit(run, breakpoints, {run.last(), ~0u}); });
        std::optional<RunPlace> place;
        const double direct = wallOf([&] { place = lastChange(run, row, column, {run.last(), ~0u}); });
        std::printf("  %-12s breakpoint %8.2f ms (turn %d), last change %8.2f ms (turn %d)\n", value, byBreakpoint,
                    hit ? static_cast<int>(hit->place.turn) : -1, direct, place ? static_cast<int>(place->turn) : -1);
        slowest = std::max(slowest, byBreakpoint);
        slowestDirect = std::max(slowestDirect, direct);
    }
    record({"I4.7", std::string("reverse-continue from turn 200, ") + how, slowest, "ms", {}, asked});
    record({"I4.7", std::string("the last change of a value from turn 200, ") + how, slowestDirect, "ms", {}, asked});
}

void ask(const Session& run, const char* text) {
    RunAsker asker(run, {.expression = text});
    if (!asker.isGood()) {
        std::printf("no question: %s\n", text);
        return;
    }
    const Stopwatch watch;
    double first = -1.0;
    while (asker.next() <= run.last()) {
        asker.askNext();
        if (first < 0.0 && asker.count() > 0) {
            first = watch.milliseconds();
        }
    }
    std::printf("  %s: first row %.2f ms, %zu rows %.2f ms\n", text, first, asker.count(), watch.milliseconds());
    record({"I4.19", std::string("first rows of: ") + text, first, "ms", {}, 100.0});
    record({"I4.19", std::string("all of 200 turns: ") + text, watch.milliseconds(), "ms"});
}

/// Returns a run of the demo's wide-sky with 100,000 objects or more. Reads and checks the content anew, so the runs of
/// two calls have nothing in common.
std::unique_ptr<Session> largeRun(std::uint32_t turns) {
    ProjectSources sources = arrangeSources(readFolder(ORRERY_RESOURCE_DIR "/demo"),
                                            readFolder(ORRERY_RESOURCE_DIR "/vocabulary", "vocabulary/"));
    for (auto& file : sources.files) {
        std::string text(file.text->bytes());
        if (const std::size_t at = text.find("systems=\"40\""); at != std::string::npos) {
            text.replace(at, 12, "systems=\"19100\"");
            file.text = std::make_shared<const SourceText>(std::string(file.text->path()), std::move(text));
        }
    }
    std::vector<Diagnostic> diagnostics;
    const auto model = check(parseProject(std::move(sources)), shippedRows(), diagnostics);
    auto run = Session::start(compile(model), *model->findScenario("wide-sky"));
    run->goTo(turns);
    return run;
}

void compareEqual() {
    constexpr std::uint32_t turns = 100;
    const auto left = largeRun(turns);
    const auto right = largeRun(turns);
    RunComparer comparer(*left, *right);
    const double time = wallOf([&] { comparer.compareUpTo(turns); });
    std::printf("  %zu objects, %u turns, %zu differences\n", left->universe().view().rowCount, right->last(),
                comparer.differences().size());
    record({"I4.9", "equal runs of 100,000 objects and 100 turns, computed apart: comparison", time, "ms", {}, 10.0});
}

} // namespace

int main() {
    const auto run = newDemoRun(lastTurn);
    std::printf("%u turns, %zu objects\n", run->last(), run->universe().view().rowCount);
    searchBack(*run, "logs in memory", 50.0);
    run->limitTrace(0);
    searchBack(*run, "turns replayed", 1000.0);
    ask(*run, "Happiness < 3 and owner == Aurora");
    ask(*run, "Population > 20");
    compareEqual();
    return 0;
}
