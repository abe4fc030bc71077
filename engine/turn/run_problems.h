// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/render.h"
#include "engine/program/program.h"
#include "engine/universe/turn_log.h"

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace orrery::engine {

/// All reports of one problem at one place while turns ran (R2.7).
struct RunProblem {
    Diagnostic diagnostic;   ///< first report
    std::uint32_t turn = 0;  ///< turn of the first report
    std::uint64_t count = 1; ///< number of reports in all turns

    Severity severity() const { return diagnostic.severity(); }
    /// Returns the message, with count and turn.
    Phrase sentence() const;
    friend bool operator==(const RunProblem&, const RunProblem&) = default;
};

/// Returns a line such as "techs.xml:12:5: warning: division by zero while the turn ran; the value is 0 (14 times,
/// first in turn 3) [run.division-by-zero]".
std::string renderText(const RunProblem& problem, const SourceFiles& files);

/// Collects the problems in the turns of a run. Keeps one entry for each code and place (R2.7).
class RunProblems {
public:
    /// Adds the reports of a turn. The caller must add turns in their order.
    /// @param statements diagnostics for the statements of the turn
    /// @param scenario scenario of the run; null: none
    void add(const TurnLog& log, std::span<const Diagnostic> statements, const Program& program,
             const CheckedScenario* scenario);
    /// Drops the reports of all turns except the first `turns`.
    void keepTurns(std::size_t turns);
    /// Returns the problems, sorted by file, place and code.
    std::vector<RunProblem> list() const;

private:
    using Key = std::tuple<std::string_view, std::uint32_t, std::uint32_t, std::uint32_t, std::string>;
    struct Report {
        std::uint32_t kind = 0; ///< index into m_kinds
        std::uint32_t count = 0;
    };
    struct Turn {
        std::uint32_t number = 0;
        std::size_t end = 0; ///< end of its reports in m_reports
    };

    void take(Diagnostic diagnostic);

    struct Kind {
        Diagnostic diagnostic;
        std::uint32_t turn = 0;
        std::uint64_t count = 0; ///< number of reports; 0 if keepTurns() dropped all of their turns
    };

    std::vector<Kind> m_kinds;
    std::map<Key, std::uint32_t> m_places;
    std::vector<Report> m_reports; ///< reports of all turns, one turn after the other
    std::vector<Turn> m_turns;
};

} // namespace orrery::engine
