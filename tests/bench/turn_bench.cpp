// SPDX-License-Identifier: GPL-3.0-or-later
// P2.1, P2.3: a turn of the real engine with full trace, compared with a hand-written step for the same workload in the
// same run. P2.4: content of the shape of a large game.
#include "tests/bench/large_game.h"
#include "tests/bench/turn_content.h"
#include "tests/bench/turn_workload.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string_view>

using namespace orrery;
using namespace orrery::bench;

namespace {

template <typename Action>
double time(Action action) {
    return cpuMilliseconds([](void* a) { (*static_cast<Action*>(a))(); }, &action);
}

double median(std::vector<double> times) {
    std::nth_element(times.begin(), times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2), times.end());
    return times[times.size() / 2];
}

/// The times of both sides, measured alternately so that both get the same conditions.
struct Both {
    double hand = 0.0;
    double traced = 0.0;
    double engine = 0.0;
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
    Both both;
    for (int i = 0; i < repetitions + 2; ++i) {
        const double plain = time([&] { hand.run(local, false); });
        const double traced = time([&] { both.handChanges = hand.run(local, true); });
        const double engine = time([&] { played.step(); });
        if (i >= 2) { // the first rounds are a warm-up
            handTimes.push_back(plain);
            tracedTimes.push_back(traced);
            engineTimes.push_back(engine);
        }
    }
    both.hand = median(handTimes);
    both.traced = median(tracedTimes);
    both.engine = median(engineTimes);
    both.engineChanges = played.changes();
    both.traceBytes = played.traceBytes();
    return both;
}

void print(const char* name, const Both& both, double wanted) {
    std::printf("%-28s %9zu %9zu %8.2f %8.2f %8.2f %8.2f %8.2f\n", name, both.handChanges, both.engineChanges,
                both.hand, both.traced, both.engine, both.engine / both.traced, wanted);
}

} // namespace

int main(int argc, char** argv) {
    const std::string_view only = argc > 1 ? argv[1] : "";
    const int repetitions = argc > 2 ? std::atoi(argv[2]) : 15;
    std::printf("%-28s %9s %9s %8s %8s %8s %8s %8s\n", "ms of one step", "changes", "engine's", "by hand", "+ trace",
                "engine", "ratio", "at most");
    double empireWide = 0.0;
    const Galaxy galaxy(10'000);
    if (only.empty() || only == "wide" || only == "large") {
        const Both both = compare(galaxy, false, repetitions);
        empireWide = both.traced;
        print("P2.1 empire-wide", both, 1.5);
        const auto changes = static_cast<double>(both.engineChanges);
        std::printf("P2.2 trace: %.1f bytes a change (at most 12); %.2f ns a change beyond the step by hand without "
                    "trace, whose own trace costs %.2f\n",
                    static_cast<double>(both.traceBytes) / changes, (both.engine - both.hand) * 1e6 / changes,
                    (both.traced - both.hand) * 1e6 / static_cast<double>(both.handChanges));
    }
    if (only.empty() || only == "local") {
        print("P2.1 local", compare(galaxy, true, repetitions), 0.5);
    }
    if (only.empty() || only == "huge") {
        print("P2.3 100,000 objects", compare(Galaxy(100'000), false, 5), 1.5);
    }
    if (only.empty() || only == "large") {
        LargeGame game;
        std::vector<double> times;
        for (int i = 0; i < repetitions + 2; ++i) {
            const double step = time([&] { game.step(); });
            if (i >= 2) {
                times.push_back(step);
            }
        }
        const double step = median(times);
        std::printf("%-28s %9s %9zu %8s %8.2f %8.2f %8.2f %8.2f\n", "P2.4 a large game", "", game.changes(), "",
                    empireWide, step, step / empireWide, 0.45);
        std::printf("  %s\n", game.shape().c_str());
    }
}
