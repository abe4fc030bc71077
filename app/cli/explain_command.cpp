// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include <algorithm>

namespace orrery::cli {

namespace {

struct Options {
    PlayOptions play;
    std::string object;
    std::string value;
    std::uint16_t part = 0;
    std::uint32_t turn = 1;
    bool json = false;
};

/// What the name means: a column of the object, or a variable that it sees; without an object, one of the whole run.
std::optional<engine::Ledger> ledgerOf(const engine::Session& session, std::optional<engine::Row> row,
                                       const Options& options) {
    const engine::CheckedModel& model = *session.program().model;
    const auto column = model.layout.find(options.value);
    if (row && column && session.state().view().has(*row, *column)) {
        return engine::explain(session, options.turn, *row, *column);
    }
    const auto cell =
        engine::findVariable(session, options.turn, options.value, row.value_or(engine::noRow), options.part);
    return cell ? std::optional(engine::explainVariable(session, options.turn, *cell)) : std::nullopt;
}

std::vector<std::string> knownValues(const engine::Session& session, std::optional<engine::Row> row) {
    const engine::CheckedModel& model = *session.program().model;
    const engine::View view = session.state().view();
    std::vector<std::string> known;
    for (std::uint16_t i = 0; row && i < model.layout.size(); ++i) {
        if (view.has(*row, {i})) {
            known.push_back(model.layout[{i}].name);
        }
    }
    for (const engine::CheckedVariable& variable : model.language.variables) {
        known.push_back(variable.name);
    }
    return known;
}

int run(const Options& options) {
    auto played = play(options.play);
    if (!played) {
        return status::failed;
    }
    engine::Session& session = *played->session;
    if (!stepTo(session, options.turn)) {
        return status::failed;
    }
    std::optional<engine::Row> row;
    if (!options.object.empty()) {
        row = findNamed(session, options.object);
        if (!row) {
            return status::failed;
        }
    }
    const auto ledger = ledgerOf(session, row, options);
    if (!ledger) {
        const std::string whose = row ? "'" + options.object + "'" : std::string("the run");
        const std::vector<std::string> near = engine::nearestNames(options.value, knownValues(session, row));
        return failure(whose + " has no value '" + options.value + "'" +
                       (near.empty() ? "" : "; did you mean '" + near.front() + "'?"));
    }
    writeData((options.json ? engine::ledgerJson(*ledger, session) : engine::renderLedger(*ledger, session)));
    return status::good;
}

} // namespace

std::function<int()> declareExplain(CLI::App& app) {
    auto options = std::make_shared<Options>();
    options->play.declare(app);
    app.add_option("--object", options->object, "Whose value: a name, or # and an id; left out: the whole run's")
        ->type_name("NAME|#ID");
    app.add_option("--value", options->value,
                   "Which value, as expressions say it: MaxIndustry, Population, size, a variable")
        ->required()
        ->type_name("VALUE");
    app.add_option("--part", options->part, "Of a variable: the number of the object's part whose it is")
        ->type_name("N")
        ->check(CLI::Range(0, 9999));
    app.add_option("--turn", options->turn, "At the end of which turn; 0 is the set-up")
        ->type_name("N")
        ->check(CLI::Range(0, 1'000'000))
        ->capture_default_str();
    app.add_flag("--json", options->json, "Answers in JSON");
    return [options] { return run(*options); };
}

} // namespace orrery::cli
