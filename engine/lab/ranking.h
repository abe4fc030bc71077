// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/check.h"
#include "engine/lab/knobs.h"
#include "engine/program/program.h"
#include "engine/turn/session.h"

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace orrery::engine {

/// A number of a scenario's run, whose mean over seeds counts (I4.21).
struct RankedMeasure {
    std::string scenario;               ///< id
    std::vector<std::uint64_t> seeds{}; ///< empty: the seed of the scenario
    std::uint32_t turns = 0;
    std::string object{};   ///< name of the object of the expression; empty: the game
    std::string expression; ///< a number
};

/// The result of a knob.
struct KnobResult {
    double value = 0.0; ///< the measure with the change; NaN: there is none
    Phrase problem{};   ///< why there is none: a sentence without a full stop; empty: there is one
    bool isStopped = false;
};

/// Tries the knobs of a project against a measure, best guesses first (I4.21).
class Ranking {
public:
    /// Plays the run once for each seed. @param project outlives the ranking. @param stop ends the work when it becomes
    /// true
    Ranking(const ParsedProject& project, RowTables rows, RankedMeasure measure, const RunLimits& limits,
            const std::atomic<bool>* stop = nullptr);

    /// Returns why the measure cannot be ranked; empty if it can.
    const Phrase& problem() const { return m_base.problem; }
    bool isStopped() const { return m_base.isStopped; }
    /// Returns the measure without a change.
    double base() const { return m_base.value; }
    /// Returns all knobs, in the order in which they probably matter.
    const std::vector<Knob>& knobs() const { return m_knobs; }
    /// Plays the runs with a knob's change. Calls may run in parallel.
    KnobResult tryKnob(std::size_t knob) const;

private:
    KnobResult measureWith(const std::shared_ptr<const Program>& program) const;
    void sortKnobs(const std::shared_ptr<const Program>& program);

    const ParsedProject& m_project;
    RowTables m_rows;
    RankedMeasure m_measure;
    RunLimits m_limits;
    const std::atomic<bool>* m_stop;
    std::size_t m_errors = 0; ///< number of errors of the project itself
    KnobResult m_base;
    std::vector<Knob> m_knobs;
};

} // namespace orrery::engine
