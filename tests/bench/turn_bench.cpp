// SPDX-License-Identifier: GPL-3.0-or-later
// P2.1, P2.3: a turn of the real engine with full trace, compared with a hand-written step for the same workload in the
// same run. P2.4: content of the shape of a large game.
#include "tests/bench/large_game.h"
#include "tests/bench/timing.h"
#include "tests/bench/turn_content.h"
#include "tests/bench/turn_workload.h"

#include <cstdio>
#include <cstdlib>
#include <string_view>

using namespace orrery;
using namespace orrery::bench;

namespace {

/// The times of both sides, measured alternately so that both get the same conditions.
struct Both {
    double hand = 0.0;
    double traced = 0.0;
    double engine = 0.0;
    double probed = 0.0; ///< the engine with its profiler
    std::size_t handChanges = 0;
    std::size_t engineChanges = 0;
    std::size_t traceBytes = 0;
};

Both compare(const Galaxy& galaxy, bool local, int repetitions) {
    HandWrittenStep hand(galaxy);
    PlayedGalaxy played(galaxy, local);
    std::vector<double> handTimes;
    std::vector<double> tracedTimes;
    std::vector<double> engineTimes;
    std::vector<double> probedTimes;
    engine::StepProbe probe;
    Both both;
    for (int i = 0; i < repetitions + 2; ++i) {
        const double plain = workOf([&] { hand.run(local, false); });
        const double traced = workOf([&] { both.handChanges = hand.run(local, true); });
        const double engine = workOf([&] { played.step(); });
        const double probed = workOf([&] { played.stepProbed(probe); });
        if (i >= 2) { // the first rounds are a warm-up
            handTimes.push_back(plain);
            tracedTimes.push_back(traced);
            engineTimes.push_back(engine);
            probedTimes.push_back(probed);
        }
    }
    both.hand = share(handTimes, 0.5);
    both.traced = share(tracedTimes, 0.5);
    both.engine = share(engineTimes, 0.5);
    both.probed = share(probedTimes, 0.5);
    both.engineChanges = played.changes();
    both.traceBytes = played.traceBytes();
    return both;
}

void report(const char* requirement, const char* name, const Both& both, double asked) {
    std::printf("%s: %zu changes, by hand %zu; by hand without trace %.2f ms\n", name, both.engineChanges,
                both.handChanges, both.hand);
    record({requirement, name, both.engine, "ms", both.traced, asked});
    record({"I4.12", std::string(name) + ", with the profiler", both.probed, "ms", both.engine, 2.0});
}

} // namespace

int main(int argc, char** argv) {
    const std::string_view only = argc > 1 ? argv[1] : "";
    const int repetitions = argc > 2 ? std::atoi(argv[2]) : 15;
    Both empireWide;
    const Galaxy galaxy(10'000);
    if (only.empty() || only == "wide" || only == "large") {
        const Both both = compare(galaxy, false, repetitions);
        empireWide = both;
        report("P2.1", "a step, empire-wide scopes", both, 1.5);
        const auto changes = static_cast<double>(both.engineChanges);
        std::printf("the trace by hand costs %.2f ns a change\n",
                    (both.traced - both.hand) * 1e6 / static_cast<double>(both.handChanges));
        record({"P2.2",
                "a change beyond the step by hand without trace",
                (both.engine - both.hand) * 1e6 / changes,
                "ns",
                {},
                3});
        record({"P2.2", "trace of a change", static_cast<double>(both.traceBytes) / changes, "bytes", {}, 12});
    }
    if (only.empty() || only == "local") {
        report("P2.1", "a step, local scopes", compare(galaxy, true, repetitions), 0.5);
    }
    if (only.empty() || only == "huge") {
        const Both both = compare(Galaxy(100'000), false, 5);
        report("P2.3", "a step of 100,000 objects", both, 1.5);
        record({"P2.3", "a step of 100,000 objects, in all", both.engine, "ms", {}, 1000});
        if (only.empty()) {
            record({"P2.3", "ten times the objects and changes", both.engine, "ms", empireWide.engine, 12});
        }
    }
    if (only.empty() || only == "large") {
        LargeGame game;
        std::vector<double> times;
        for (int i = 0; i < repetitions + 2; ++i) {
            const double step = workOf([&] { game.step(); });
            if (i >= 2) {
                times.push_back(step);
            }
        }
        record({"P2.4", "a step of a large game", share(times, 0.5), "ms", empireWide.traced, 0.45});
        std::printf("  %s\n", game.shape().c_str());
    }
}
