// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/ranking.h"

#include "engine/lab/influence.h"
#include "engine/lab/run_expression.h"
#include "engine/trace/preview.h"
#include "engine/trace/replay.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <utility>

namespace orrery::engine {

namespace {

constexpr double noValue = std::numeric_limits<double>::quiet_NaN();

std::unique_ptr<Session> startRun(const std::shared_ptr<const Program>& program, const RankedMeasure& measure,
                                  std::optional<std::uint64_t> seed, const RunLimits& limits) {
    return Session::start(program, *program->model->findScenario(measure.scenario), seed, true, limits);
}

std::vector<std::optional<std::uint64_t>> seedsOf(const RankedMeasure& measure) {
    std::vector<std::optional<std::uint64_t>> seeds(measure.seeds.begin(), measure.seeds.end());
    if (seeds.empty()) {
        seeds.emplace_back();
    }
    return seeds;
}

/// The object of a measure, and its expression, in a run.
struct Subject {
    Row row = 0;
    std::optional<RunExpression> expression{};
    Phrase problem{};
};

Subject subjectOf(const Session& session, const RankedMeasure& measure) {
    Subject subject;
    if (!measure.object.empty()) {
        const auto found = objectOfRun(session, measure.object);
        if (!found) {
            subject.problem = phrase("there is no object {0}", {quoted(measure.object)});
            return subject;
        }
        subject.row = *found;
    }
    subject.expression.emplace(session, measure.expression, numberFormat, session.state().view().typeOf(subject.row));
    subject.problem = subject.expression->problem();
    if (subject.problem.empty() && measure.object.empty() && subject.expression->readsObject()) {
        subject.problem = phrase("the value belongs to an object: choose one, such as an empire");
    }
    return subject;
}

KnobResult without(Phrase problem) {
    return {.value = noValue, .problem = std::move(problem)};
}

} // namespace

Ranking::Ranking(const ParsedProject& project, RowTables rows, RankedMeasure measure, const RunLimits& limits,
                 const std::atomic<bool>* stop)
    : m_project(project), m_rows(rows), m_measure(std::move(measure)), m_limits(limits), m_stop(stop) {
    CheckMemory memory;
    const TriedContent present = tryEdits(project, {}, rows, memory);
    m_errors = present.errors();
    if (present.model->findScenario(m_measure.scenario) == nullptr) {
        m_base = without(phrase("there is no scenario {0}", {quoted(m_measure.scenario)}));
        return;
    }
    m_base = measureWith(present.program);
    if (m_base.problem.empty() && !m_base.isStopped) {
        m_knobs = knobsOf(project, present.model->vocabulary);
        sortKnobs(present.program);
    }
}

KnobResult Ranking::measureWith(const std::shared_ptr<const Program>& program) const {
    double sum = 0.0;
    const auto seeds = seedsOf(m_measure);
    for (const auto& seed : seeds) {
        const auto session = startRun(program, m_measure, seed, m_limits);
        session->limitTrace(0); // only the last turn is read
        session->goTo(m_measure.turns, m_stop);
        if (m_stop != nullptr && m_stop->load()) {
            return {.value = noValue, .isStopped = true};
        }
        if (session->last() < m_measure.turns) {
            return without(phrase("the run ended at turn {0}, before turn {1}",
                                  {std::to_string(session->last()), std::to_string(m_measure.turns)}));
        }
        const Subject subject = subjectOf(*session, m_measure);
        if (!subject.problem.empty()) {
            return without(subject.problem);
        }
        const std::vector<Row> rows{subject.row};
        sum += subject.expression->values(session->state().view(), rows).front();
    }
    if (std::isnan(sum)) {
        return without(phrase("{0} has no value", {m_measure.expression}));
    }
    return {.value = sum / static_cast<double>(seeds.size())};
}

/// Sorts the knobs by the influence of their groups in the first run. A number changes by a tenth, so its influence is
/// smaller. A constant has that of all groups that name it.
void Ranking::sortKnobs(const std::shared_ptr<const Program>& program) {
    const auto session = startRun(program, m_measure, seedsOf(m_measure).front(), m_limits);
    session->goTo(m_measure.turns, m_stop);
    const Subject subject = subjectOf(*session, m_measure);
    const CheckedModel& model = *program->model;
    const auto guesses = influenceOf(*session, subject.expression->columns(model), m_stop);
    if (!guesses) {
        m_base.isStopped = true;
        return;
    }
    struct Guessed {
        double guess = 0.0;
        std::string_view text; ///< XML of the group
    };
    std::map<std::string, Guessed> ofGroup; // by CLASS/group
    for (std::uint32_t group = 0; group < guesses->size(); ++group) {
        const CheckedGroup& checked = program->groupAsRead(group);
        ofGroup[groupLabel(model, checked)] = {(*guesses)[group],
                                               m_project.trees[checked.where.file.value]->slice(checked.where.span)};
    }
    const auto guessOf = [&](const Knob& knob) {
        constexpr double tenth = 0.1;
        double sum = 0.0;
        for (const auto& [name, guessed] : ofGroup) {
            const bool isPart = knob.kind == KnobKind::objectClass ? name.starts_with(knob.name + "/")
                                : knob.kind == KnobKind::constant
                                    ? guessed.text.find(knob.name) != std::string_view::npos
                                    : name == knob.name;
            sum += isPart ? guessed.guess : 0.0;
        }
        return knob.kind == KnobKind::number || knob.kind == KnobKind::constant ? tenth * sum : sum;
    };
    std::vector<std::pair<double, Knob>> sorted;
    for (Knob& knob : m_knobs) {
        const double guess = guessOf(knob);
        sorted.emplace_back(guess, std::move(knob));
    }
    std::ranges::stable_sort(sorted, std::ranges::greater(), &std::pair<double, Knob>::first);
    m_knobs.clear();
    for (auto& [guess, knob] : sorted) {
        m_knobs.push_back(std::move(knob));
    }
}

KnobResult Ranking::tryKnob(std::size_t knob) const {
    CheckMemory memory;
    const TriedContent changed = tryEdits(m_project, m_knobs[knob].edits, m_rows, memory);
    if (changed.errors() > m_errors) {
        const auto first = std::ranges::find(changed.diagnostics, Severity::error, &Diagnostic::severity);
        return without(first->sentence());
    }
    return measureWith(changed.program);
}

} // namespace orrery::engine
