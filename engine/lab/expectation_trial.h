// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/test_run.h"
#include "engine/program/world.h"

#include <memory>

namespace orrery::engine {

/// A run of a test at one turn.
struct TurnOfTest {
    const Session& session;
    const View view;
    World& world;
    const View* base = nullptr; ///< the base run; null: none
    World* baseWorld = nullptr;
};

/// Follows one expectation about a value, a condition, a group or a hash through the turns of a run.
class ExpectationTrial {
public:
    /// @param expected must outlive the trial
    ExpectationTrial(const CheckedExpectation& expected, const Session& session);
    ~ExpectationTrial();
    ExpectationTrial(ExpectationTrial&&) noexcept;
    ExpectationTrial& operator=(ExpectationTrial&&) = delete;

    /// Reads a turn. Call it for each turn of the run, in their order.
    void read(const TurnOfTest& turn);
    /// Returns the result. If the run ended before all turns of the expectation, decides it.
    /// @param last last turn of the run
    ExpectationResult end(std::uint32_t last);

private:
    class State;
    std::unique_ptr<State> m_state;
};

} // namespace orrery::engine
