// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/coverage.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace orrery::engine {

/// Returns the mark of a state in a text: "●". Each state has its own shape.
std::string_view coverageMark(CoverageState state);
/// Returns the share of an element that a run covered, as (covered, all). An effective element is covered. A condition
/// has two parts: to match, and to reject.
struct CoverageShare {
    std::size_t covered = 0;
    std::size_t all = 0;
};
CoverageShare coverageShare(const Coverage& coverage, CoverageKind kind);

/// Returns the coverage as a page of HTML that needs no other file: totals, a table of the classes, and the content
/// with colours and marks.
/// @param run sentence about the run: "scenario seven-suns, seed 7, 30 turns"
std::string coverageHtml(const Coverage& coverage, std::string_view run);
/// Returns the coverage in Cobertura's XML (coverage-04.dtd): a class for each class of the content, a method for each
/// group, a line for each line at which an element begins. Conditions are branches. Every run writes the time stamp 0.
std::string coverageCobertura(const Coverage& coverage);

} // namespace orrery::engine
