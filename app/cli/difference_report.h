// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/masked_edits.h"
#include "engine/lab/origins.h"

#include <cstdint>
#include <optional>
#include <string>

namespace orrery::cli {

/// Returns whether a comparison has found anything: values, starlanes, columns of one run only, or a run that ended
/// before the other.
bool isDifferent(const engine::RunComparer& comparer);

/// The differences that a report shows.
struct ReportedDifferences {
    const engine::RunComparer& comparer;
    const engine::RootFinder& roots;
    /// The last compared turn, to list only the values that differ at its end, as they are there. nullopt: each value
    /// at the first turn in which it differs.
    std::optional<std::uint32_t> turn{};
    const engine::MaskedEdits* masked = nullptr; ///< null: the report does not know which edits are masked
};

/// Return the differences for people or programs, by the change that made them (C6). A text has a line for each
/// difference: "Sol III MaxIndustry turn 3: 20 → 26". Causes whose content differs come
/// first. Other causes name the edits from which they follow, and the edits that those mask.
std::string differencesText(const ReportedDifferences& report);
/// @return tables for a review comment, of at most 50 differences for each cause
std::string differencesMarkdown(const ReportedDifferences& report);
std::string differencesJson(const ReportedDifferences& report);

} // namespace orrery::cli
