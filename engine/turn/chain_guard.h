// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/stepper.h"

#include <cstdint>
#include <span>

namespace orrery::engine {

/// Counts the responses of a step. Cuts a chain of responses that does not end (T16). Also cuts a chain that would
/// exceed the limit of a turn (R2.4).
class ChainGuard {
public:
    /// Returns whether one more response may begin inside the unfinished ones.
    bool mayBegin(const RunLimits& limits) const { return m_depth < limits.chain && m_count < limits.answers; }
    void begin();
    void end() { --m_depth; }
    /// Cuts the chain and reports the part that repeats.
    /// @param groups groups of the chain, by place in Program::groups. The outermost group is first. The last group is
    /// the one that may not begin.
    /// @param holder holder of that last group
    void cut(StepRun& run, std::span<const std::uint32_t> groups, Row holder);
    /// Returns whether the guard has cut the chain. After the cut, no listener in the chain responds.
    bool isCut() const { return m_isCut; }
    /// Ends the chain: the next chain may begin. Keeps the number of responses in the step.
    void reset();

private:
    std::size_t m_depth = 0; ///< number of unfinished responses
    std::size_t m_count = 0; ///< number of responses that began in this step
    bool m_isCut = false;
};

} // namespace orrery::engine
