// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/report_words.h"
#include "app/cli/run_options.h"

#include "engine/lab/mutant_trial.h"
#include "engine/lab/ordered_work.h"
#include "engine/rules/shipped_rows.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <map>

namespace orrery::cli {

namespace {

using Json = nlohmann::ordered_json;
using engine::MutantOutcome;

struct Options {
    std::string project;
    std::string filter;
    ManyRunsOptions runs;
    bool json = false;
};

/// The results of all mutants, and their counts.
class MutationReport {
public:
    explicit MutationReport(const engine::CheckedModel& model) : m_model(model) {}

    void add(const engine::Mutant& mutant, const engine::MutantResult& result) {
        ++m_counts[static_cast<std::size_t>(result.outcome)];
        const std::string place = m_model.placeText(mutant.where);
        const bool isSurvivor = result.outcome == MutantOutcome::survived;
        if (isSurvivor) {
            m_lines += place + ": " + mutant.group + ": " + mutant.sentence.english() + "\n";
        }
        auto& [killed, all] = m_kinds[std::string(engine::mutantKindName(mutant.kind))];
        killed += result.outcome == MutantOutcome::killed ? 1 : 0;
        all += result.outcome == MutantOutcome::killed || isSurvivor ? 1 : 0;
        m_json.push_back(Json{{"at", place},
                              {"group", mutant.group},
                              {"kind", engine::mutantKindName(mutant.kind)},
                              {"fault", mutant.sentence.english()},
                              {"outcome", engine::outcomeName(result.outcome)},
                              {"test", result.test}});
    }

    std::size_t count(MutantOutcome outcome) const { return m_counts[static_cast<std::size_t>(outcome)]; }

    std::string text() const {
        const std::size_t killed = count(MutantOutcome::killed);
        const std::size_t all = killed + count(MutantOutcome::survived);
        std::string text = m_lines.empty() ? std::string() : "Faults that no test notices:\n" + m_lines;
        for (const auto& [kind, counts] : m_kinds) {
            text += kind + "\t" + std::to_string(counts.first) + " of " + std::to_string(counts.second) + "\n";
        }
        return text + "The tests notice " + std::to_string(killed) + " of " + counted(all, "fault", "faults") + " (" +
               std::to_string(all == 0 ? 0 : 100 * killed / all) + " %). Not counted: " +
               counted(count(MutantOutcome::equivalent), "that changes no state, ", "that change no state, ") +
               counted(count(MutantOutcome::invalid), "that is an error", "that are errors") + ".\n";
    }

    std::string json() const {
        const Json json{{"killed", count(MutantOutcome::killed)},
                        {"survived", count(MutantOutcome::survived)},
                        {"equivalent", count(MutantOutcome::equivalent)},
                        {"invalid", count(MutantOutcome::invalid)},
                        {"mutants", m_json}};
        return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
    }

private:
    const engine::CheckedModel& m_model;
    std::array<std::size_t, 5> m_counts{};
    std::map<std::string, std::pair<std::size_t, std::size_t>> m_kinds; ///< killed, and killed or survived
    std::string m_lines;
    Json m_json = Json::array();
};

int run(const Options& options) {
    const auto project = openProject(options.project);
    if (!project) {
        return status::failed;
    }
    const engine::RunLimits limits = options.runs.limits();
    std::vector<engine::Mutant> mutants = engine::mutantsOf(project->parsed, project->model->vocabulary);
    engine::keepMutantsOf(mutants, options.filter);
    if (mutants.empty()) {
        return failure(options.filter.empty() ? "the project has no classes"
                                              : "no class or group has '" + options.filter + "' in its name");
    }
    writeProgress("playing the tests");
    const engine::MutantTrial trial(project->parsed, engine::shippedRows(), limits, &stopped());
    for (const std::string& test : trial.failing()) {
        writeMessage("orrery-cli: the test '" + test + "' fails without a fault, and does not count");
    }
    if (trial.tests() == 0) {
        return failure("the project has no test that passes");
    }
    MutationReport report(*project->model);
    engine::OrderedWork<engine::MutantResult> work(mutants.size(), options.runs.threads(), [&](std::size_t index) {
        auto result = trial.tryMutant(mutants[index]);
        return result.outcome == MutantOutcome::stopped ? std::nullopt : std::optional(std::move(result));
    });
    for (std::size_t i = 0; i < mutants.size(); ++i) {
        writeProgress("fault " + std::to_string(i + 1) + " of " + std::to_string(mutants.size()));
        const auto result = work.take();
        if (!result) {
            writeProgress("");
            return status::failed;
        }
        report.add(mutants[i], *result);
    }
    writeProgress("");
    if (!writeData(options.json ? report.json() : report.text())) {
        return status::failed;
    }
    return report.count(MutantOutcome::survived) != 0 ? status::findings : status::good;
}

} // namespace

std::function<int()> declareMutate(OptionList& list) {
    auto options = std::make_shared<Options>();
    list.text("project", options->project, "The project's folder").required();
    list.text("--filter", options->filter,
              "Puts faults only into this class or CLASS/GROUP; without an exact match, into those with this text")
        .shown("TEXT");
    options->runs.declare(list);
    list.flag("--json", options->json, "Writes JSON");
    return [options] { return run(*options); };
}

} // namespace orrery::cli
