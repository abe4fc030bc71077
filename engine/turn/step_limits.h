// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace orrery::engine {

/// How much one step may do before content that runs away is stopped, and named (R2.4). They are numbers of things, not
/// times, so that a step ends at the same place wherever it is taken.
struct StepLimits {
    /// How many answers may lie within one another before a chain is cut (T16).
    std::size_t chain = 1000;
    /// Answers in one step: about a second's work.
    std::size_t answers = 200'000;
    /// Values written in one step: 0.8 GB of log.
    std::size_t changes = 100'000'000;
    /// Starlanes that one effect may speak of.
    std::size_t lanes = 1'000'000;
    std::size_t messages = 10'000;
    /// What may be asked in one step (TurnWork): about a minute's work.
    std::uint64_t work = 60'000'000'000;
};

} // namespace orrery::engine
