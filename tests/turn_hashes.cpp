// SPDX-License-Identifier: GPL-3.0-or-later
// R3.1: prints the hash of each turn of each scenario of a project, for seeds 1 to SEEDS, played in THREADS threads. It
// needs only the parts of the engine that play, so matrix.sh can build it many times.
// Usage: turn_hashes PROJECT TURNS SEEDS THREADS
#include "engine/check/check.h"
#include "engine/content/parsed_project.h"
#include "engine/rules/shipped_rows.h"
#include "engine/turn/session.h"

#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <thread>

using namespace orrery::engine;

namespace {

struct Played {
    std::size_t scenario = 0;
    std::uint64_t seed = 0;
    std::vector<std::uint64_t> hashes{}; ///< by turn; fewer than asked for if the run ended before
};

void play(const std::shared_ptr<const Program>& program, std::uint32_t turns, Played& out) {
    const std::unique_ptr<Session> session = Session::start(program, program->model->scenarios[out.scenario], out.seed);
    for (std::uint32_t turn = 0; turn <= turns && session->goTo(turn); ++turn) {
        out.hashes.push_back(session->history().hash(turn));
    }
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 5) {
        std::fputs("usage: turn_hashes PROJECT TURNS SEEDS THREADS\n", stderr);
        return 2;
    }
    const auto turns = static_cast<std::uint32_t>(std::strtoul(argv[2], nullptr, 10));
    const std::size_t seeds = std::strtoul(argv[3], nullptr, 10);
    const std::size_t threads = std::max(1UL, std::strtoul(argv[4], nullptr, 10));
    const ParsedProject parsed =
        parseProject(arrangeSources(readFolder(argv[1]), readFolder(ORRERY_RESOURCE_DIR "/vocabulary", "vocabulary/")));
    std::vector<Diagnostic> diagnostics;
    const std::shared_ptr<const CheckedModel> model = check(parsed, shippedRows(), diagnostics);
    if (hasErrors(diagnostics) || model->scenarios.empty()) {
        std::fputs("turn_hashes: the project has errors, or no scenario\n", stderr);
        return 1;
    }
    const std::shared_ptr<const Program> program = compile(model);
    std::vector<Played> played;
    for (std::size_t scenario = 0; scenario < model->scenarios.size(); ++scenario) {
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            played.push_back({.scenario = scenario, .seed = seed});
        }
    }
    std::vector<std::thread> players;
    for (std::size_t first = 0; first < threads; ++first) {
        players.emplace_back([&, first] {
            for (std::size_t i = first; i < played.size(); i += threads) {
                play(program, turns, played[i]);
            }
        });
    }
    for (std::thread& player : players) {
        player.join();
    }
    for (const Played& one : played) {
        for (std::size_t turn = 0; turn < one.hashes.size(); ++turn) {
            std::printf("%s seed %" PRIu64 " turn %zu %016" PRIx64 "\n", model->scenarios[one.scenario].id.c_str(),
                        one.seed, turn, one.hashes[turn]);
        }
    }
    return 0;
}
