// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sweep/sweep_summary.h"

#include "engine/content/constants.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <tuple>
#include <utility>

namespace orrery::engine {

namespace {

constexpr double missingValue = std::numeric_limits<double>::quiet_NaN();

double meanOf(const std::vector<double>& values) {
    double sum = 0.0;
    for (const double value : values) {
        sum += value;
    }
    return values.empty() ? missingValue : sum / static_cast<double>(values.size());
}

double deviationOf(const std::vector<double>& values, double mean) {
    if (values.size() < 2) {
        return 0.0;
    }
    double sum = 0.0;
    for (const double value : values) {
        sum += (value - mean) * (value - mean);
    }
    return std::sqrt(sum / static_cast<double>(values.size() - 1));
}

/// A measure at a turn.
using MeasureTurn = std::pair<std::size_t, std::uint32_t>;

/// Collects the values of one variant.
class VariantCollector {
public:
    void add(const SweepValue& value) {
        Values& values = m_values[{value.measure, value.turn}];
        if (std::isnan(value.value)) {
            ++values.missing;
        } else {
            values.numbers.push_back(value.value);
        }
    }

    /// Adds the results to a list, and forgets the values.
    void finish(std::size_t variant, std::vector<VariantValues>& out) {
        for (auto& [of, values] : m_values) {
            VariantValues one{.variant = variant, .measure = of.first, .turn = of.second};
            one.runs = values.numbers.size();
            one.missing = values.missing;
            one.mean = meanOf(values.numbers);
            std::ranges::sort(values.numbers);
            one.low = quantileOf(values.numbers, 0.05);
            one.median = quantileOf(values.numbers, 0.5);
            one.high = quantileOf(values.numbers, 0.95);
            out.push_back(one);
        }
        m_values.clear();
    }

private:
    struct Values {
        std::vector<double> numbers;
        std::size_t missing = 0;
    };
    std::map<MeasureTurn, Values> m_values;
};

/// Finds the sensitivities of one measure at one turn.
class SensitivityFinder {
public:
    /// @param means the means of the variants; NaN: missing
    SensitivityFinder(const SweepPlan& plan, const std::vector<double>& means) : m_plan(plan), m_means(means) {}

    Sensitivity oneAtATime(std::size_t vary) const {
        Sensitivity out{.vary = vary, .smallest = m_means.front(), .largest = m_means.front()};
        for (std::size_t i = 0; i < m_plan.variants.size(); ++i) {
            if (m_plan.variants[i].levels[vary] != SweepVariant::asWritten && !std::isnan(m_means[i])) {
                ++out.count;
                out.smallest = std::fmin(out.smallest, m_means[i]); // ignores NaN
                out.largest = std::fmax(out.largest, m_means[i]);
            }
        }
        return out;
    }

    Sensitivity morris(std::size_t vary) const {
        const double steps = static_cast<double>(m_plan.sweep.varied[vary].count() - 1);
        const std::size_t pathLength = m_plan.sweep.varied.size() + 1;
        std::vector<double> effects;
        std::vector<double> sizes;
        for (std::size_t i = 1; i < m_plan.variants.size(); ++i) {
            const std::int32_t step = m_plan.variants[i].levels[vary] - m_plan.variants[i - 1].levels[vary];
            const double change = m_means[i] - m_means[i - 1];
            if (i % pathLength != 0 && step != 0 && !std::isnan(change)) {
                effects.push_back(change * steps / step);
                sizes.push_back(std::abs(effects.back()));
            }
        }
        Sensitivity out{.vary = vary, .count = effects.size()};
        out.meanEffect = meanOf(effects);
        out.meanSize = meanOf(sizes);
        out.deviation = deviationOf(effects, out.meanEffect);
        return out;
    }

private:
    const SweepPlan& m_plan;
    const std::vector<double>& m_means;
};

std::string csvCell(const std::string& text) {
    if (text.find_first_of(",\"\r\n") == std::string::npos) {
        return text;
    }
    std::string quoted = "\"";
    for (const char c : text) {
        quoted += c == '"' ? "\"\"" : std::string(1, c);
    }
    return quoted + "\"";
}

std::string csvNumber(double number) {
    return std::isnan(number) ? std::string() : numberText(number);
}

/// Returns the cells of the varied numbers of a variant, each with a comma behind it.
std::string csvLevels(const SweepPlan& plan, std::size_t variant) {
    std::string cells;
    for (std::size_t vary = 0; vary < plan.sweep.varied.size(); ++vary) {
        const auto value = valueIn(plan.sweep, plan.variants[variant], vary);
        cells += (value ? numberText(*value) : std::string()) + ",";
    }
    return cells;
}

} // namespace

double quantileOf(std::span<const double> sorted, double part) {
    if (sorted.empty()) {
        return missingValue;
    }
    const double place = part * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return std::lerp(sorted[below], sorted[above], place - static_cast<double>(below));
}

std::vector<VariantValues> summaryOf(ResultFile& results) {
    return summaryOf([&results](const auto& take) { results.eachValue(take); });
}

std::vector<VariantValues> summaryOf(const EachValue& each) {
    std::vector<VariantValues> summary;
    VariantCollector collector;
    std::size_t variant = 0;
    each([&](const SweepValue& value) {
        if (value.variant != variant) {
            collector.finish(variant, summary);
            variant = value.variant;
        }
        collector.add(value);
        return true;
    });
    collector.finish(variant, summary);
    return summary;
}

std::vector<Sensitivity> sensitivitiesOf(const SweepPlan& plan, std::span<const VariantValues> summary) {
    const SweepDesign design = plan.sweep.design;
    std::vector<Sensitivity> all;
    if (design != SweepDesign::oneAtATime && design != SweepDesign::morris) {
        return all;
    }
    std::map<MeasureTurn, std::vector<double>> means;
    for (const VariantValues& one : summary) {
        auto& ofVariants = means[{one.measure, one.turn}];
        ofVariants.resize(plan.variants.size(), missingValue);
        ofVariants[one.variant] = one.mean;
    }
    for (const auto& [of, ofVariants] : means) {
        const SensitivityFinder finder(plan, ofVariants);
        const auto first = static_cast<std::ptrdiff_t>(all.size());
        for (std::size_t vary = 0; vary < plan.sweep.varied.size(); ++vary) {
            Sensitivity one = design == SweepDesign::morris ? finder.morris(vary) : finder.oneAtATime(vary);
            std::tie(one.measure, one.turn) = of;
            all.push_back(one);
        }
        std::ranges::stable_sort(all.begin() + first, all.end(), std::ranges::greater(), [&](const Sensitivity& one) {
            const double size = one.size(design);
            return std::isnan(size) ? -1.0 : size; // the last ones
        });
    }
    return all;
}

void writeSweepCsv(const SweepPlan& plan, ResultFile& results, const std::function<bool(std::string_view)>& write) {
    writeSweepCsv(
        plan, [&results](const auto& take) { results.eachValue(take); }, write);
}

void writeSweepCsv(const SweepPlan& plan, const EachValue& each, const std::function<bool(std::string_view)>& write) {
    constexpr std::size_t partSize = std::size_t{1} << 16;
    std::string text = "variant,seed,";
    for (const CheckedVary& vary : plan.sweep.varied) {
        text += csvCell(vary.name) + ",";
    }
    text += "measure,turn,value\n";
    std::string levels = csvLevels(plan, 0);
    std::size_t variant = 0;
    bool isGood = true;
    each([&](const SweepValue& value) {
        if (value.variant != variant) {
            variant = value.variant;
            levels = csvLevels(plan, variant);
        }
        text += std::to_string(value.variant) + "," + std::to_string(value.seed) + "," + levels +
                csvCell(plan.sweep.measures[value.measure].id) + "," + std::to_string(value.turn) + "," +
                csvNumber(value.value) + "\n";
        if (text.size() >= partSize) {
            isGood = write(text);
            text.clear();
        }
        return isGood;
    });
    if (isGood) {
        write(text);
    }
}

} // namespace orrery::engine
