// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/many_seeds.h"

#include <string>

namespace orrery::cli {

/// Return the differences over many seeds for people or programs (I4.20). A text has a line for each value: "Sol III
/// Industry +3.1 (2.4 to 3.9), up in 47 of 50". Differences that are only chance come last.
std::string seedsText(const engine::SeedsComparison& comparison);
/// @return tables for a review comment, of at most 50 rows each
std::string seedsMarkdown(const engine::SeedsComparison& comparison);
std::string seedsJson(const engine::SeedsComparison& comparison);

} // namespace orrery::cli
