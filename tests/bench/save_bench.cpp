// SPDX-License-Identifier: GPL-3.0-or-later
// G7: FreeOrion's content and a saved game: import, check, reading, and the meter pass with full trace, on one thread.
// ORRERY_SERVER_PASS_MS is the time of the same pass in FreeOrion's server, see tests/bench/server_pass.
#include "engine/import/freeorion_save/save_file.h"
#include "engine/import/importer.h"
#include "engine/import/saved_game_file.h"
#include "engine/orrery.h"
#include "engine/turn/stepper.h"
#include "engine/universe/scenario.h"
#include "tests/bench/timing.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>

using namespace orrery;
using namespace orrery::bench;

namespace {

const std::string data = ORRERY_SHARED_DIR "/data/freeorion-0.4.10";

/// Returns the times of ten meter passes. The content is compiled; each pass begins with empty caches of conditions.
std::vector<double> passes(const engine::Project& project, const engine::CheckedScenario& scenario) {
    std::vector<double> times;
    engine::Evaluator evaluator(*project.program);
    engine::Stepper stepper(*project.program);
    const char* const rounds = std::getenv("PASSES"); // more of them for a profile
    const int last = rounds == nullptr ? 12 : std::atoi(rounds);
    for (int i = 0; i < last; ++i) {
        evaluator.forget();
        engine::Universe universe(project.model, 1);
        engine::TurnLog setup; // its hash is no part of the pass
        std::vector<engine::Diagnostic> known;
        {
            engine::Writer writer(universe, setup);
            engine::setTable(scenario, writer, known);
            writer.refreshDerived();
        }
        engine::TurnLog log;
        stepper.begin();
        const double time = workOf([&] { stepper.settle(evaluator, universe, log); });
        stepper.finish(universe, log);
        if (i >= 2) { // the first rounds are a warm-up
            times.push_back(time);
        }
    }
    return times;
}

} // namespace

int main(int count, char** arguments) {
    if (!std::filesystem::exists(data)) {
        record({"G7", "SKIP: FreeOrion's content is not here", 0, "ms"});
        return 0;
    }
    const std::string save = count > 1 ? arguments[1] : data + "/saves/alpha-083.xml.xz";
    const engine::Importer& importer = *engine::findImporter("freeorion");
    engine::ImportedProject imported;
    const double import = wallOf([&] { imported = importer.import(importer.read(data)); });
    record({"G7", "import of FreeOrion's content", import, "ms", std::nullopt, 2000});
    engine::SaveFile file;
    const double reading = wallOf([&] { file = engine::readSaveFile(save, engine::FileId{0}); });
    record({"G7", "reading of the saved game", reading, "ms", std::nullopt, 1000});
    if (!file.game) {
        std::fprintf(stderr, "'%s' cannot be read\n", save.c_str());
        return 1;
    }
    const auto contents = [&] {
        engine::FolderContents all{.name = "freeorion", .files = {}, .diagnostics = {}};
        for (const auto& [path, bytes] : imported.files) {
            if (path.ends_with(".xml")) {
                all.files.emplace(path, std::make_shared<const engine::SourceText>(path, bytes));
            }
        }
        return all;
    };
    const engine::ParsedProject parsed = engine::parseProject(engine::arrangeSources(contents(), {}));
    engine::SavedGameFile scenario = engine::savedGameFile(*file.game, save, parsed, engine::FileId{0});
    const std::string shipped = ORRERY_RESOURCE_DIR "/vocabulary";
    engine::Project project = engine::emptyProject(shipped);
    const double check = wallOf([&] {
        project = engine::openContents(contents(), shipped,
                                       std::make_shared<const engine::SourceText>(scenario.path, scenario.text));
    });
    record({"G7", "check and compilation of the content with the saved game", check, "ms", std::nullopt, 1000});
    const engine::CheckedScenario* const checked = engine::findScenario(project, scenario.scenario);
    if (checked == nullptr) {
        std::fprintf(stderr, "the content cannot play '%s'\n", save.c_str());
        return 1;
    }
    const double pass = share(passes(project, *checked), 0.5);
    const char* const server = std::getenv("ORRERY_SERVER_PASS_MS");
    const auto reference = server == nullptr ? std::nullopt : std::optional(std::atof(server));
    record({"G7.1", "meter pass of the saved game, beside FreeOrion's server", pass, "ms", reference,
            reference ? std::optional(1.0 / 20) : std::nullopt});
    std::printf("one pass %.3f ms\n", pass);
    return 0;
}
