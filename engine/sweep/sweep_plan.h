// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/scenario/sweeps.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace orrery::engine {

/// One variant of a sweep: for each varied number, one of its values.
struct SweepVariant {
    static constexpr std::int32_t asWritten = -1;
    std::vector<std::int32_t> levels; ///< by <vary>: index into CheckedVary::values, or asWritten
    friend bool operator==(const SweepVariant&, const SweepVariant&) = default;
};

/// Returns the variants of a sweep, in their order. Random designs depend only on the sweep's id, its samples, and the
/// names and numbers of values of what varies. @pre the sweep is runnable
std::vector<SweepVariant> variantsOf(const CheckedSweep& sweep);

/// Returns the value of a varied number in a variant; nullopt: the value as the content has it.
std::optional<double> valueIn(const CheckedSweep& sweep, const SweepVariant& variant, std::size_t vary);

/// Returns the seeds of a sweep: its own, or else the seed of its scenario.
std::vector<std::uint64_t> seedsOf(const CheckedSweep& sweep, const CheckedModel& model);

} // namespace orrery::engine
