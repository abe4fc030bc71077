// SPDX-License-Identifier: GPL-3.0-or-later
// I4.14: a sweep of the demo with 1,000 runs of 30 turns, on one thread, two threads, and two processes under mpirun.
// References: a loop that only steps the same runs, and the sweep on one thread. Two processes that each play half of
// the sweep show the most that two processors of this machine can give. An argument is the number of seeds.
#include "engine/check/scenario/sweeps.h"
#include "engine/lab/measured.h"
#include "engine/sweep/sweep_run.h"
#include "tests/bench/timing.h"
#include "tests/support/demo_run.h"

#include <array>
#include <charconv>
#include <cstring>
#include <filesystem>
#include <fstream>

using namespace orrery::engine;
using namespace orrery::bench;
namespace fs = std::filesystem;

namespace {

constexpr std::uint32_t turns = 30;

std::string sweepText(unsigned seeds) {
    return R"xml(<orrery format="1">
  <sweep id="order" scenario="wide-sky" seeds="1..)xml" +
           std::to_string(seeds) + R"xml(" turns="30">
    <vary at="BLD_FORUM/order" element="raise-max-meter" attribute="to" values="2 4 6 8"/>
    <measure id="happiness" object="Aurora" value="sum(owned planets, Happiness)" turn="1..30"/>
    <measure id="trade" value="sum(planets, Trade)"/>
  </sweep>
</orrery>
)xml";
}

struct Content {
    ParsedProject project;
    std::vector<Diagnostic> diagnostics;
    std::shared_ptr<const CheckedModel> model;
};

Content contentWith(const std::string& sweep) {
    FolderContents demo = readFolder(ORRERY_RESOURCE_DIR "/demo");
    demo.files["order.xml"] = std::make_shared<const SourceText>("order.xml", sweep);
    Content content;
    content.project = parseProject(arrangeSources(demo, readFolder(ORRERY_RESOURCE_DIR "/vocabulary", "vocabulary/")));
    content.model = check(content.project, shippedRows(), content.diagnostics);
    return content;
}

double timeOfSweep(const Content& content, const SweepPlan& plan, const std::string& path, unsigned jobs) {
    fs::remove(path);
    auto results = ResultFile::open(path, plan, ResultFile::IfOther::refuse);
    const SweepRequest request{.project = content.project,
                               .diagnostics = content.diagnostics,
                               .rows = shippedRows(),
                               .plan = plan,
                               .jobs = jobs};
    ResultFile& file = **std::get_if<std::unique_ptr<ResultFile>>(&results);
    SweepProgress end;
    const double time = wallOf([&] { end = runSweep(request, file); });
    return end.done == plan.runs() ? time : -1.0;
}

/// Plays each run of the sweep by a loop that keeps no results. The content as written stands for all variants.
double timeOfLoop(const Content& content, const SweepPlan& plan) {
    return wallOf([&] {
        for (std::size_t variant = 0; variant < plan.variants.size(); ++variant) {
            const auto program = compile(content.model);
            for (const std::uint64_t seed : plan.seeds) {
                const auto run = Session::start(program, *content.model->findScenario("wide-sky"), seed, true, {});
                run->limitTrace(0);
                while (run->turn() < turns && run->step()) {
                }
            }
        }
    });
}

/// Returns the time of a shell command in milliseconds; negative if it fails.
double timeOf(const std::string& command) {
    int status = 0;
    const double time = wallOf([&] { status = std::system(command.c_str()); });
    return status == 0 ? time : -1.0;
}

} // namespace

int main(int count, char** arguments) {
    unsigned seeds = 250;
    if (count > 1) {
        std::from_chars(arguments[1], arguments[1] + std::strlen(arguments[1]), seeds);
    }
    const Content content = contentWith(sweepText(seeds));
    std::vector<Diagnostic> reported;
    SweepPlan plan{.project = "demo", .sweep = readSweeps(content.project, *content.model, reported).front()};
    plan.variants = variantsOf(plan.sweep);
    plan.seeds = seedsOf(plan.sweep, *content.model);
    plan.identity = "bench";
    std::printf("%zu runs of %u turns\n", plan.runs(), turns);

    std::string pattern = fs::temp_directory_path() / "orrery-sweep-XXXXXX";
    const fs::path folder = mkdtemp(pattern.data());
    const std::string file = folder / "results.sqlite";
    const double loop = timeOfLoop(content, plan);
    const double one = timeOfSweep(content, plan, file, 1);
    const double two = timeOfSweep(content, plan, file, 2);
    record({"I4.14", "a sweep on one thread, and a loop that only steps its runs", one, "ms", loop, 1.1});
    record({"I4.14", "a sweep on two threads, and on one", two, "ms", one, 1.0 / 1.8});

    const fs::path project = folder / "demo";
    fs::copy(ORRERY_RESOURCE_DIR "/demo", project, fs::copy_options::recursive);
    std::ofstream(project / "order.xml") << sweepText(seeds);
    for (const char* const name : {"OMPI_ALLOW_RUN_AS_ROOT", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM"}) {
        setenv(name, "1", 0);
    }
    const std::string sweep = ORRERY_CLI " sweep " + project.string() + " order --csv " + (folder / "out").string();
    const std::string half = std::to_string(seeds / 2);
    const double threads = timeOf(sweep + " --jobs 2 >/dev/null");
    const double apart = timeOf("(" + sweep + "1 --jobs 1 --seeds 1.." + half + " & " + sweep + "2 --jobs 1 --seeds " +
                                std::to_string(seeds / 2 + 1) + ".." + std::to_string(seeds) + " ; wait) >/dev/null");
    const double ranks = timeOf("mpirun --oversubscribe -n 2 " + sweep + " >/dev/null");
    record({"I4.14", "two processes that share a sweep by hand, and two threads", apart, "ms", threads});
    record({"I4.14", "mpirun -n 2, and two threads", ranks, "ms", threads, 1.15});
    fs::remove_all(folder);
    return 0;
}
