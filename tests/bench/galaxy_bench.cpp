// SPDX-License-Identifier: GPL-3.0-or-later
// P2.3: the cost of generating the demo's galaxy, and of a turn in it, by the number of systems. Each size is compared
// with a tenth of it. Usage: galaxy_bench [most systems]
#include "engine/check/check.h"
#include "engine/content/parsed_project.h"
#include "engine/rules/shipped_rows.h"
#include "engine/turn/session.h"
#include "tests/bench/timing.h"

#include <cmath>
#include <cstdlib>

using namespace orrery;
using namespace orrery::engine;

namespace {

struct Cost {
    double generating = 0.0; ///< ms, including the setup of the scenario
    double turn = 0.0;       ///< ms, mean of the turns
};

Cost costOf(const std::shared_ptr<const Program>& program, std::uint32_t systems) {
    constexpr std::uint32_t turns = 12; // includes turns in which nests hatch and plagues begin
    CheckedScenario scenario = *program->model->findScenario("wide-sky");
    scenario.galaxy->systems = systems;
    std::unique_ptr<Session> session;
    Cost cost;
    cost.generating = bench::workOf([&] { session = Session::start(program, scenario); });
    session->limitTrace(std::size_t{64} << 20);
    cost.turn = bench::workOf([&] { session->goTo(turns); }) / turns;
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
    costOf(program, 100); // warm-up
    Cost below = costOf(program, 100);
    for (std::uint32_t systems = 1000; systems <= most; systems *= 10) {
        const Cost cost = costOf(program, systems);
        const std::string name = " in wide-sky, " + std::to_string(systems) + " systems against a tenth";
        const double n = systems;
        bench::record({"P2.3", "a turn" + name, cost.turn, "ms", below.turn, 12});
        bench::record({"P2.3", "generating" + name, cost.generating, "ms", below.generating,
                       10 * std::log(n) / std::log(n / 10)}); // n log n
        below = cost;
    }
    bench::record({"P2.3", "a turn in wide-sky, 500 systems", costOf(program, 500).turn, "ms", {}, 6});
}
