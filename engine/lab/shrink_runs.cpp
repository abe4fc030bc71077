// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/compare.h"
#include "engine/lab/shrink_project.h"
#include "engine/lab/shrink_reasons.h"

#include <algorithm>
#include <utility>

namespace orrery::engine {

namespace {

/// Returns a scenario of the content; null if there is none.
const CheckedScenario* scenarioIn(const CheckedModel& model, const ShrinkScenario& scenario) {
    return model.findScenario(scenario.id.empty() ? model.defaultScenario : scenario.id);
}

/// Returns why a scenario cannot be played; empty if it can.
Phrase faultOf(const TriedContent& content, const ShrinkScenario& scenario) {
    if (scenarioIn(*content.model, scenario) == nullptr) {
        return scenario.id.empty() ? phrase("the project has no scenario")
                                   : phrase("there is no scenario {0}", {quoted(scenario.id)});
    }
    return {};
}

std::shared_ptr<Session> startOf(const TriedContent& content, const ShrinkScenario& scenario, const RunLimits& limits) {
    return Session::start(content.program, *scenarioIn(*content.model, scenario), scenario.seed, true, limits);
}

/// Prepares the content: its scenario becomes the default one. Sets the id of the scenario. Returns why the scenario
/// cannot be played; empty if it can.
Phrase prepareScenario(const ParsedProject& project, RowTables rows, ShrinkScenario& scenario,
                       std::vector<ParsedProject>& prepared) {
    const TriedContent content = contentOf(project, rows);
    if (Phrase why = faultOf(content, scenario); !why.empty()) {
        return why;
    }
    scenario.id = scenarioIn(*content.model, scenario)->id;
    prepared.push_back(withScenario(project, scenario.id));
    return {};
}

std::vector<Location> placeOf(const ParsedProject& project, const ShrinkScenario& scenario) {
    for (const Element element : project.topLevel("scenario")) {
        if (element.value("id") == scenario.id) {
            return {element.head()};
        }
    }
    return {};
}

/// Returns the largest number of turns in which content must show a fact.
std::uint32_t turnsOf(const ShrinkReason& reason, const ShrinkScenario& scenario) {
    return reason.sentence().empty() ? scenario.turns : reason.fact().size.turns;
}

/// A run that has an error.
class FailedRun final : public ShrinkReason {
public:
    FailedRun(ShrinkScenario scenario, const ShrinkRuns& runs) : m_scenario(std::move(scenario)), m_runs(runs) {}

    Phrase prepare(const ParsedProject& project) {
        if (Phrase why = prepareScenario(project, m_runs.rows, m_scenario, m_prepared); !why.empty()) {
            return why;
        }
        const std::vector versions{contentOf(m_prepared.back(), m_runs.rows)};
        auto fact = factIn(versions);
        if (!fact) {
            return phrase("the run has no error");
        }
        for (const RunProblem& problem : fact->run->problems()) {
            if (m_expected.empty() && problem.severity() == Severity::error) {
                m_expected = kindOf(problem);
            }
        }
        accept(std::move(*fact));
        return {};
    }

    std::vector<Location> keptIn(const ParsedProject& project) const override { return placeOf(project, m_scenario); }

    std::optional<ShownFact> factIn(std::span<const TriedContent> versions) const override {
        if (!faultOf(versions.back(), m_scenario).empty()) {
            return std::nullopt;
        }
        auto played = startOf(versions.back(), m_scenario, m_runs.limits);
        while (true) {
            for (const RunProblem& problem : played->problems()) {
                if (problem.severity() == Severity::error && (m_expected.empty() || kindOf(problem) == m_expected)) {
                    return factOf(problem.sentence(), std::move(played));
                }
            }
            if (played->turn() >= turnsOf(*this, m_scenario) || !played->step(m_runs.stop)) {
                return std::nullopt;
            }
        }
    }

private:
    static std::string kindOf(const RunProblem& problem) {
        return std::string(problem.diagnostic.code()) + kindOfSentence(problem.diagnostic.sentence());
    }

    ShrinkScenario m_scenario;
    ShrinkRuns m_runs;
    std::string m_expected;
};

/// A run that crashes the program.
class CrashedRun final : public ShrinkReason {
public:
    CrashedRun(ShrinkScenario scenario, const ShrinkRuns& runs, CrashTrial trial)
        : m_scenario(std::move(scenario)), m_runs(runs), m_trial(std::move(trial)) {}

    Phrase prepare(const ParsedProject& project) {
        if (Phrase why = prepareScenario(project, m_runs.rows, m_scenario, m_prepared); !why.empty()) {
            return why;
        }
        const TriedContent content = contentOf(m_prepared.back(), m_runs.rows);
        const auto crash = crashOf(content);
        if (!crash) {
            return phrase("the run does not crash");
        }
        m_reason = crash->reason;
        m_isInSetup = crash->turn == 0;
        accept(factAt(content, *crash));
        return {};
    }

    std::vector<Location> keptIn(const ParsedProject& project) const override { return placeOf(project, m_scenario); }

    std::optional<ShownFact> factIn(std::span<const TriedContent> versions) const override {
        if (!faultOf(versions.back(), m_scenario).empty()) {
            return std::nullopt;
        }
        const auto crash = crashOf(versions.back());
        const bool isSame = crash && crash->reason == m_reason && (crash->turn == 0) == m_isInSetup;
        return isSame ? std::optional(factAt(versions.back(), *crash)) : std::nullopt;
    }

private:
    std::optional<RunCrash> crashOf(const TriedContent& content) const {
        return m_trial([&] {
            const auto played = startOf(content, m_scenario, m_runs.limits);
            played->goTo(turnsOf(*this, m_scenario), m_runs.stop);
        });
    }

    /// Plays the turns before a crash.
    ShownFact factAt(const TriedContent& content, const RunCrash& crash) const {
        ShownFact fact{.sentence =
                           phrase("the run crashes at turn {0}: {1}", {std::to_string(crash.turn), crash.reason}),
                       .run = nullptr,
                       .size = sizeOf(*content.model, *scenarioIn(*content.model, m_scenario))};
        if (crash.turn > 0) {
            fact.run = startOf(content, m_scenario, m_runs.limits);
            fact.run->goTo(crash.turn - 1, m_runs.stop);
            fact.size = sizeOf(*fact.run);
        }
        fact.size.turns = crash.turn;
        return fact;
    }

    ShrinkScenario m_scenario;
    ShrinkRuns m_runs;
    CrashTrial m_trial;
    std::string m_reason;
    bool m_isInSetup = false;
};

/// Two versions with different runs.
class DifferingRuns final : public ShrinkReason {
public:
    DifferingRuns(std::vector<ShrinkScenario> scenarios, std::string object, std::string value, const ShrinkRuns& runs)
        : m_scenarios(std::move(scenarios)), m_object(std::move(object)), m_value(std::move(value)), m_runs(runs) {}

    Phrase prepare(std::span<const ParsedProject* const> versions) {
        m_scenarios.resize(versions.size(), m_scenarios.back());
        std::vector<TriedContent> content;
        for (std::size_t version = 0; version < versions.size(); ++version) {
            ShrinkScenario& scenario = m_scenarios[version];
            if (scenario.id.empty() && version > 0) {
                scenario.id = m_scenarios.front().id;
            }
            if (Phrase why = prepareScenario(*versions[version], m_runs.rows, scenario, m_prepared); !why.empty()) {
                return why;
            }
            content.push_back(contentOf(m_prepared.back(), m_runs.rows));
            m_turns = std::max(m_turns, scenario.turns);
        }
        const std::uint64_t seed = startOf(content.back(), m_scenarios.back(), m_runs.limits)->seed();
        for (ShrinkScenario& scenario : m_scenarios) {
            scenario.seed = scenario.seed.value_or(seed);
        }
        auto difference = firstIn(content);
        if (!difference) {
            return phrase("no such value differs in {0} turns", {std::to_string(m_turns)});
        }
        m_object = std::move(difference->object);
        m_value = std::move(difference->value);
        accept(std::move(difference->fact));
        return {};
    }

    std::vector<Location> keptIn(const ParsedProject& project) const override {
        return placeOf(project, m_scenarios.back());
    }

    std::optional<ShownFact> factIn(std::span<const TriedContent> versions) const override {
        auto difference = firstIn(versions);
        return difference ? std::optional(std::move(difference->fact)) : std::nullopt;
    }

private:
    struct Difference {
        std::string object;
        std::string value;
        ShownFact fact;
    };

    /// Plays each version. Returns the first difference of the wanted object and value; nullopt if there is none.
    std::optional<Difference> firstIn(std::span<const TriedContent> versions) const {
        for (std::size_t version = 0; version < versions.size(); ++version) {
            if (!faultOf(versions[version], m_scenarios[version]).empty()) {
                return std::nullopt;
            }
        }
        const auto left = startOf(versions.front(), m_scenarios.front(), m_runs.limits);
        auto right = startOf(versions.back(), m_scenarios.back(), m_runs.limits);
        const std::uint32_t turns = sentence().empty() ? m_turns : fact().size.turns;
        RunComparer comparer(*left, *right);
        for (std::size_t known = 0;;) {
            comparer.compareNext();
            for (; known < comparer.differences().size(); ++known) {
                const ValueDifference& difference = comparer.differences()[known];
                std::string object = comparer.nameOf(difference);
                std::string value = comparer.columns()[difference.column].name;
                if ((m_object.empty() || object == m_object) && (m_value.empty() || value == m_value)) {
                    Phrase sentence = sentenceOf(comparer, difference, object, value);
                    return Difference{std::move(object), std::move(value),
                                      factOf(std::move(sentence), std::move(right))};
                }
            }
            if (right->turn() >= turns || !left->step(m_runs.stop) || !right->step(m_runs.stop)) {
                return std::nullopt;
            }
        }
    }

    static Phrase sentenceOf(const RunComparer& comparer, const ValueDifference& difference, const std::string& object,
                             const std::string& value) {
        const auto text = [](const std::optional<std::string>& one) {
            return one ? Phrase(*one) : phrase("no object");
        };
        return phrase("{0} of {1} is {2} and {3} at turn {4}",
                      {value, object, text(comparer.leftText(difference, difference.first)),
                       text(comparer.rightText(difference, difference.first)), std::to_string(difference.first)});
    }

    std::vector<ShrinkScenario> m_scenarios; ///< by version
    std::uint32_t m_turns = 0;
    std::string m_object;
    std::string m_value;
    ShrinkRuns m_runs;
};

template <typename Reason>
FoundReason found(std::unique_ptr<Reason> reason, Phrase why) {
    return why.empty() ? FoundReason(std::move(reason)) : FoundReason(std::move(why));
}

} // namespace

FoundReason failedRun(const ParsedProject& project, const ShrinkScenario& scenario, const ShrinkRuns& runs) {
    auto reason = std::make_unique<FailedRun>(scenario, runs);
    Phrase why = reason->prepare(project);
    return found(std::move(reason), std::move(why));
}

FoundReason crashedRun(const ParsedProject& project, const ShrinkScenario& scenario, const ShrinkRuns& runs,
                       CrashTrial trial) {
    auto reason = std::make_unique<CrashedRun>(scenario, runs, std::move(trial));
    Phrase why = reason->prepare(project);
    return found(std::move(reason), std::move(why));
}

FoundReason differingRuns(std::span<const ParsedProject* const> versions, std::vector<ShrinkScenario> scenarios,
                          const std::string& object, const std::string& value, const ShrinkRuns& runs) {
    auto reason = std::make_unique<DifferingRuns>(std::move(scenarios), object, value, runs);
    Phrase why = reason->prepare(versions);
    return found(std::move(reason), std::move(why));
}

} // namespace orrery::engine
