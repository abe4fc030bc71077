// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/bench/turn_content.h"

#include <string>

namespace orrery::bench {

/// Content of the shape of a large game (P2.4): 3,000 objects, 1,200 known techs, and 2,227 groups. Most groups belong
/// to techs that affect the planets of an empire. There are 14,400 (holder, group) pairs, some 6,000 active; 5 levels.
class LargeGame {
public:
    LargeGame();
    ~LargeGame();

    /// Plays one turn with its whole log and its hash; frees the log of the previous turn.
    void step();
    /// Returns the number of changes in the last step.
    std::size_t changes() const;
    /// Returns a text such as "2227 groups, 14400 pairs, 6000 active, 960 scopes, 6300 effects".
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
