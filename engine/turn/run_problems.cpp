// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/run_problems.h"

#include "engine/turn/turn_diagnostics.h"

#include <algorithm>
#include <optional>

namespace orrery::engine {

namespace {

/// Maximum number of problems without a location that the list separates by message.
constexpr std::size_t mostKinds = 10'000;

/// Returns the location of a logged diagnostic. If it has no location, returns the location of the group that caused
/// it.
Location placeOf(const RunFault& fault, const TurnLog& log, const Program& program) {
    if (fault.where.file.isValid() || fault.firing >= log.firings.size()) {
        return fault.where;
    }
    return program.groups[log.firings[fault.firing].group].checked->head;
}

/// Returns the problem of an action of a scenario that failed. Returns nullopt if the action succeeded.
std::optional<Diagnostic> undoneAction(const ScenarioRecord& record, const CheckedScenario& scenario) {
    if (record.action < 0 || record.isTrue || record.condition >= scenario.conditions.size()) {
        return std::nullopt;
    }
    const ScenarioCondition& condition = scenario.conditions[record.condition];
    const ScenarioAction& action = condition.actions[static_cast<std::size_t>(record.action)];
    return Diagnostic{
        .spec = &turnDiagnostics["run.action-failed"], .where = action.head, .args = {condition.id, record.detail}};
}

} // namespace

Phrase RunProblem::sentence() const {
    const std::string number = std::to_string(turn);
    return count == 1
               ? phrase("{0} (turn {1})", {diagnostic.sentence(), number})
               : phrase("{0} ({1} times, first in turn {2})", {diagnostic.sentence(), std::to_string(count), number});
}

std::string renderText(const RunProblem& problem, const SourceFiles& files) {
    return renderText(problem.diagnostic, problem.sentence(), files);
}

void RunProblems::take(Diagnostic diagnostic) {
    const Location& where = diagnostic.where;
    const bool isPlaced = where.file.isValid();
    Key key{diagnostic.code(), where.file.value, where.span.begin, where.span.end,
            isPlaced || m_kinds.size() >= mostKinds ? std::string() : diagnostic.message()};
    const auto [found, isNew] = m_places.try_emplace(std::move(key), static_cast<std::uint32_t>(m_kinds.size()));
    if (isNew) {
        m_kinds.push_back({.diagnostic = {}, .turn = 0, .count = 0});
    }
    const std::uint32_t place = found->second; // a copy: clang++ 14 lambdas cannot capture a structured binding
    Kind& kind = m_kinds[place];
    if (kind.count == 0) {
        kind.diagnostic = std::move(diagnostic);
        kind.turn = m_turns.back().number;
    }
    ++kind.count;
    const std::size_t begin = m_turns.size() < 2 ? 0 : m_turns[m_turns.size() - 2].end;
    const auto first = m_reports.begin() + static_cast<std::ptrdiff_t>(begin);
    const auto known = std::find_if(first, m_reports.end(), [&](const Report& report) { return report.kind == place; });
    if (known != m_reports.end()) {
        ++known->count;
    } else {
        m_reports.push_back({place, 1});
    }
}

void RunProblems::add(const TurnLog& log, std::span<const Diagnostic> statements, const Program& program,
                      const CheckedScenario* scenario) {
    m_turns.push_back({log.turn, m_reports.size()});
    for (const Diagnostic& statement : statements) {
        take(statement);
    }
    for (const RunFault& fault : log.faults) {
        take({.spec = fault.spec, .where = placeOf(fault, log, program), .args = fault.args});
    }
    for (const ScenarioRecord& record : log.scenario) {
        if (auto undone = scenario == nullptr ? std::nullopt : undoneAction(record, *scenario)) {
            take(std::move(*undone));
        }
    }
    m_turns.back().end = m_reports.size();
}

void RunProblems::keepTurns(std::size_t turns) {
    m_turns.resize(std::min(turns, m_turns.size()));
    for (const std::size_t kept = m_turns.empty() ? 0 : m_turns.back().end; m_reports.size() > kept;) {
        m_kinds[m_reports.back().kind].count -= m_reports.back().count;
        m_reports.pop_back();
    }
}

std::vector<RunProblem> RunProblems::list() const {
    std::vector<RunProblem> problems;
    for (const Kind& kind : m_kinds) {
        if (kind.count > 0) {
            problems.push_back({kind.diagnostic, kind.turn, kind.count});
        }
    }
    std::ranges::stable_sort(problems, {}, [](const RunProblem& problem) {
        const Location& where = problem.diagnostic.where;
        return std::tuple(where.file.value, where.span.begin, where.span.end, problem.diagnostic.code());
    });
    return problems;
}

} // namespace orrery::engine
