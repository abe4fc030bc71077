// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/profile.h"
#include "engine/program/step_probe.h"

#include <map>
#include <optional>
#include <set>
#include <utility>

namespace orrery::engine {

/// The results of groups and effects in turns, read from their logs.
class ProfileActs {
public:
    struct Counts {
        std::uint64_t firings = 0;
        std::uint64_t changes = 0;
        std::uint64_t objects = 0;
    };
    static constexpr std::uint32_t wholeGroup = ~0u;

    /// Adds a computed turn, from 1 on.
    void add(const Session& run, std::uint32_t turn);
    /// Returns the counts of a group, or of one of its effects.
    Counts of(std::uint32_t group, std::uint32_t effect = wholeGroup) const;

private:
    std::map<std::pair<std::uint32_t, std::uint32_t>, Counts> m_counts; ///< by group and effect
};

/// Makes the rows and frames of a profile from the measured parts.
void addRows(Profile& profile, const StepProbe& probe, const Program& program, const ProfileActs& acts);

} // namespace orrery::engine
