// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/bench/turn_content.h"

#include <string>

namespace orrery::bench {

/// Content of the shape of a large game (P2.4): 3,000 objects and 1,200 known techs; 2,227 groups, most of techs that
/// reach for the planets of an empire; 14,400 (holder, group) pairs, of which some 6,000 are active; 5 levels.
class LargeGame {
public:
    LargeGame();
    ~LargeGame();

    /// One turn with its whole log and its hash; the log of the turn before is freed.
    void step();
    /// Of the last step.
    std::size_t changes() const;
    /// "2227 groups, 14400 pairs, 6000 active, 960 scopes, 6300 effects"
    std::string shape() const;

private:
    void fill();

    std::shared_ptr<const engine::Program> m_program;
    std::unique_ptr<engine::Universe> m_universe;
    std::unique_ptr<engine::Evaluator> m_evaluator;
    std::unique_ptr<engine::Stepper> m_stepper;
    engine::TurnLog m_log;
};

} // namespace orrery::bench
