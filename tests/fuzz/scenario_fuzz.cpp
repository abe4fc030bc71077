// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as the body of a scenario in a small project (R2.2, S15). The check does not crash. A valid scenario stays
// the same after writing it as content and reading it back. It is set up and played, twice with the same hashes.
#include "engine/check/check.h"
#include "engine/rules/shipped_rows.h"
#include "engine/turn/session.h"
#include "engine/universe/scenario_text.h"
#include "tests/engine/support/made_project.h"
#include "tests/fuzz/fuzz_project.h"

using namespace orrery::engine;
using namespace orrery::fuzz;

namespace {

constexpr std::uint32_t lastTurn = 2;

struct Read {
    ParsedProject project;
    std::vector<Diagnostic> diagnostics;
    std::shared_ptr<const CheckedModel> model;
    const CheckedScenario* scenario = nullptr; ///< null: there is no scenario with the id
};

Read readScenario(std::string scenario, std::string_view input) {
    Read read{.project = parsedProject({{"base.xml", std::string(fixture::madeProjectBase())},
                                        {"scenario.xml", "<orrery format=\"1\">\n" + scenario + "</orrery>\n"}}),
              .diagnostics = {},
              .model = nullptr};
    read.model = check(read.project, shippedRows(), read.diagnostics);
    claimPlaces(read.diagnostics, sizesOf(read.project), input);
    read.scenario = read.model->findScenario("fuzz");
    return read;
}

bool isLarge(const CheckedScenario& scenario) {
    return scenario.galaxy && scenario.galaxy->systems > 200;
}

std::vector<std::uint64_t> play(const std::shared_ptr<const Program>& program, const CheckedScenario& scenario) {
    const auto session = Session::start(program, scenario, 1);
    session->setLimits(
        {.chain = 20, .answers = 500, .changes = 100'000, .lanes = 1000, .messages = 50, .work = 20'000'000});
    std::vector<std::uint64_t> hashes{session->history().hash(0)};
    for (std::uint32_t turn = 1; turn <= lastTurn && session->step(); ++turn) {
        hashes.push_back(session->history().hash(turn));
    }
    return hashes;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size > 4096) {
        return 0;
    }
    const std::string_view text = textOf(data, size);
    const Read read = readScenario("<scenario id=\"fuzz\">" + std::string(text) + "</scenario>\n", text);
    if (read.scenario == nullptr || hasErrors(read.diagnostics)) {
        return 0;
    }
    const std::string written = scenarioXml(*read.scenario, *read.model);
    const Read again = readScenario(written, text);
    claim(again.scenario != nullptr && !hasErrors(again.diagnostics), "a scenario that was written is not read", text);
    claim(scenarioXml(*again.scenario, *again.model) == written, "a scenario that was written is read as another",
          text);
    if (!isLarge(*read.scenario)) {
        const auto program = compile(read.model);
        const auto hashes = play(program, *read.scenario);
        claim(play(program, *read.scenario) == hashes, "the same run has other hashes", text);
        claim(play(compile(again.model), *again.scenario) == hashes, "a scenario that was written plays another run",
              text);
    }
    return 0;
}
