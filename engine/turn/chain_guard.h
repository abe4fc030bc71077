// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/stepper.h"

#include <cstdint>
#include <span>

namespace orrery::engine {

/// Counts the responses of a step. Cuts a chain of responses that does not end (T16), and one that would exceed the
/// limit of a turn (R2.4).
class ChainGuard {
public:
    /// Returns whether one more response may begin inside those that are under way.
    bool mayBegin(const RunLimits& limits) const { return m_depth < limits.chain && m_count < limits.answers; }
    void begin();
    void end() { --m_depth; }
    /// Cuts the chain and reports the part that repeats.
    /// @param groups groups of the chain, by place in Program::groups: outermost first, the one that may not begin last
    /// @param holder holder of that last group
    void cut(StepRun& run, std::span<const std::uint32_t> groups, Row holder);
    /// Returns whether the chain was cut. Then no listener in it responds any more.
    bool isCut() const { return m_isCut; }
    /// Ends the chain, so the next one may begin. Keeps the count of the step.
    void reset();

private:
    std::size_t m_depth = 0; ///< responses under way
    std::size_t m_count = 0; ///< responses begun in this step
    bool m_isCut = false;
};

} // namespace orrery::engine
