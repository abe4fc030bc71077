// SPDX-License-Identifier: GPL-3.0-or-later
// P2.3: the cost of generating the demo's galaxy, and of a turn in it, by the number of systems. Each size is compared
// with a tenth of it. Usage: galaxy_bench [most systems]
#include "engine/check/check.h"
#include "engine/content/parsed_project.h"
#include "engine/rules/shipped_rows.h"
#include "engine/turn/session.h"
#include "tests/bench/turn_workload.h"

#include <cstdio>
#include <cstdlib>

using namespace orrery::engine;

namespace {

template <typename Action>
double time(Action action) {
    return orrery::bench::cpuMilliseconds([](void* a) { (*static_cast<Action*>(a))(); }, &action);
}

struct Cost {
    double generating = 0.0; ///< ms, including the setup of the scenario
    double turn = 0.0;       ///< ms, mean of the turns
    std::size_t objects = 0;
};

Cost costOf(const std::shared_ptr<const Program>& program, std::uint32_t systems) {
    constexpr std::uint32_t turns = 12; // includes turns in which nests hatch and plagues begin
    CheckedScenario scenario = *program->model->findScenario("wide-sky");
    scenario.galaxy->systems = systems;
    std::unique_ptr<Session> session;
    Cost cost;
    cost.generating = time([&] { session = Session::start(program, scenario); });
    session->limitTrace(std::size_t{64} << 20);
    cost.turn = time([&] { session->goTo(turns); }) / turns;
    cost.objects = session->universe().rowCount();
    return cost;
}

} // namespace

int main(int argc, char** argv) {
    const auto most = static_cast<std::uint32_t>(argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 100'000);
    std::vector<Diagnostic> diagnostics;
    const std::shared_ptr<const Program> program =
        compile(check(parseProject(arrangeSources(readFolder(ORRERY_RESOURCE_DIR "/demo"),
                                                  readFolder(ORRERY_RESOURCE_DIR "/vocabulary", "vocabulary/"))),
                      shippedRows(), diagnostics));
    std::printf("P2.3 the demo's wide-sky; ten times the systems cost at most 12 times a turn\n");
    std::printf("%8s %9s %12s %8s %12s %8s\n", "systems", "objects", "generating", "ratio", "ms a turn", "ratio");
    const auto print = [](std::uint32_t systems, const Cost& cost, const Cost* below) {
        std::printf("%8u %9zu %12.2f %8.2f %12.3f %8.2f\n", systems, cost.objects, cost.generating,
                    below != nullptr ? cost.generating / below->generating : 0.0, cost.turn,
                    below != nullptr ? cost.turn / below->turn : 0.0);
    };
    costOf(program, 100); // warm-up
    Cost below;
    for (std::uint32_t systems = 100; systems <= most; systems *= 10) {
        const Cost cost = costOf(program, systems);
        print(systems, cost, systems == 100 ? nullptr : &below);
        below = cost;
    }
    print(500, costOf(program, 500), nullptr); // at most 6 ms a turn
}
