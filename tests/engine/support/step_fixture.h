// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/stepper.h"
#include "tests/engine/support/game_fixture.h"

#include <string>
#include <string_view>

namespace orrery::engine::fixture {

/// The first step of a small game (game_fixture.h) at its start, for tests of single classes of the timeline. The turn
/// has begun and its listeners are known, but no stage has run.
class Step {
public:
    explicit Step(const std::string& content = {}, const std::string& placements = {}, const RunLimits& limits = {});

    StepRun& run() { return m_run; }
    TurnLog& log() { return m_log; }
    View view() { return m_run.view(); }
    Row find(std::string_view object) const { return m_game.find(object); }
    double at(std::string_view column, std::string_view object) {
        return view().at(this->column(column), find(object));
    }
    ColumnId column(std::string_view name) { return *view().layout->find(name); }
    /// Returns a group of a class, as an index into Program::groups.
    std::uint32_t group(std::string_view objectClass, std::string_view id) const;
    OccurrenceKind event(std::string_view id) const;
    /// Returns the message of the last fault; empty if there is none.
    std::string fault() const;

private:
    Writer setTable();

    Game m_game;
    Universe m_universe;
    TurnLog m_log;
    StepMemory m_memory;
    Evaluator m_evaluator;
    Writer m_writer;
    StepRun m_run;
};

} // namespace orrery::engine::fixture
