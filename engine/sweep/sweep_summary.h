// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sweep/result_file.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The values of one measure of a variant at one turn, over all seeds.
struct VariantValues {
    std::size_t variant = 0;
    std::size_t measure = 0;
    std::uint32_t turn = 0;
    std::size_t runs = 0;    ///< number of runs with a value
    std::size_t missing = 0; ///< number of runs without one
    double mean = 0.0;       ///< NaN if no run has a value, as the quantiles
    double low = 0.0;        ///< 5 % quantile
    double median = 0.0;
    double high = 0.0; ///< 95 % quantile
};

/// How much a measure depends on one varied number. The means of the variants count.
struct Sensitivity {
    std::size_t vary = 0;
    std::size_t measure = 0;
    std::uint32_t turn = 0;
    std::size_t count = 0; ///< number of variants, or of steps of paths
    // For the design one-at-a-time: the smallest and the largest mean, also of the content as it is.
    double smallest = 0.0;
    double largest = 0.0;
    // For the design morris: the change of the measure over the whole range of the number, by the steps of the paths.
    double meanEffect = 0.0;
    double meanSize = 0.0;  ///< mean of the absolute effects
    double deviation = 0.0; ///< standard deviation of the effects: large if they depend on the other numbers

    /// Returns the number by which sensitivities are compared: the larger, the more sensitive.
    double size(SweepDesign design) const { return design == SweepDesign::morris ? meanSize : largest - smallest; }
};

/// Returns a quantile by linear interpolation between sorted values; NaN if there are none. @param part from 0 to 1
double quantileOf(std::span<const double> sorted, double part);

/// Calls a function with each value of a sweep, by variant, seed, measure and turn, until it returns false.
using EachValue = std::function<void(const std::function<bool(const SweepValue&)>& take)>;

/// Returns the values of all variants, by variant, measure and turn.
std::vector<VariantValues> summaryOf(ResultFile& results);
std::vector<VariantValues> summaryOf(const EachValue& each);

/// Returns how much each measure depends on each varied number: by measure and turn, the largest first. Empty for
/// designs other than one-at-a-time and morris.
std::vector<Sensitivity> sensitivitiesOf(const SweepPlan& plan, std::span<const VariantValues> summary);

/// Writes all values as CSV (RFC 4180), by variant, seed, measure and turn. A missing value is an empty cell, and so is
/// a number that a variant does not change. @param write called with parts of the text; false ends the writing
void writeSweepCsv(const SweepPlan& plan, ResultFile& results, const std::function<bool(std::string_view)>& write);
void writeSweepCsv(const SweepPlan& plan, const EachValue& each, const std::function<bool(std::string_view)>& write);

} // namespace orrery::engine
