// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include <algorithm>

namespace orrery::cli {

namespace {

struct Options {
    PlayOptions play;
    std::string object;
    std::string value;
    std::uint32_t turn = 1;
    bool json = false;
};

int run(const Options& options) {
    auto played = play(options.play);
    if (!played) {
        return status::failed;
    }
    engine::Session& session = *played->session;
    if (!stepTo(session, options.turn)) {
        return status::failed;
    }
    const auto row = findNamed(session, options.object);
    if (!row) {
        return status::failed;
    }
    const engine::CheckedModel& model = *played->project.model;
    const auto column = model.layout.find(options.value);
    const engine::View view = session.state().view();
    if (!column || !view.has(*row, *column)) {
        std::vector<std::string> known;
        for (std::uint16_t i = 0; i < model.layout.size(); ++i) {
            if (view.has(*row, {i})) {
                known.push_back(model.layout[{i}].name);
            }
        }
        const std::vector<std::string> near = engine::nearestNames(options.value, known);
        return failure("'" + options.object + "' has no value '" + options.value + "'" +
                       (near.empty() ? "" : "; did you mean '" + near.front() + "'?"));
    }
    const engine::Ledger ledger = engine::explain(session, options.turn, *row, *column);
    writeData((options.json ? engine::ledgerJson(ledger, session) : engine::renderLedger(ledger, session)));
    return status::good;
}

} // namespace

std::function<int()> declareExplain(CLI::App& app) {
    auto options = std::make_shared<Options>();
    options->play.declare(app);
    app.add_option("--object", options->object, "Whose value: a name, or # and an id")
        ->required()
        ->type_name("NAME|#ID");
    app.add_option("--value", options->value, "Which value, as expressions say it: MaxIndustry, Population, size")
        ->required()
        ->type_name("VALUE");
    app.add_option("--turn", options->turn, "At the end of which turn; 0 is the set-up")
        ->type_name("N")
        ->check(CLI::Range(0, 1'000'000))
        ->capture_default_str();
    app.add_flag("--json", options->json, "Answers in JSON");
    return [options] { return run(*options); };
}

} // namespace orrery::cli
