// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/plot_chart.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

namespace orrery::engine {

namespace {

/// Returns mantissa · 10^exponent as the nearest number, which arithmetic would miss.
double decimal(std::int64_t mantissa, int exponent) {
    const std::string text = std::to_string(mantissa) + "e" + std::to_string(exponent);
    double value = 0.0;
    if (std::from_chars(text.data(), text.data() + text.size(), value).ec != std::errc()) {
        value = exponent < 0 ? 0.0 : std::copysign(std::numeric_limits<double>::max(), static_cast<double>(mantissa));
    }
    return value;
}

/// Returns the exponent of a positive number in scientific notation.
int exponentOf(double value) {
    std::array<char, 64> buffer;
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::scientific);
    const std::string_view text(buffer.data(), end.ptr);
    const std::size_t at = text.find('e') + (text[text.find('e') + 1] == '+' ? 2 : 1);
    int exponent = 0;
    std::from_chars(text.data() + at, text.data() + text.size(), exponent);
    return exponent;
}

/// A distance of ticks: 1, 2 or 5 times a power of ten.
struct Step {
    std::int64_t mantissa = 1;
    int exponent = 0;

    double size() const { return decimal(mantissa, exponent); }
    double at(std::int64_t index) const { return decimal(index * mantissa, exponent); }
    Step next() const {
        return mantissa == 1 ? Step{2, exponent} : mantissa == 2 ? Step{5, exponent} : Step{1, exponent + 1};
    }
};

/// Returns the smallest step that is not less than a size.
Step stepOfSize(double size) {
    Step step{1, exponentOf(size)};
    while (step.size() < size) {
        step = step.next();
    }
    return step;
}

std::string fixedText(double value, int decimals) {
    std::array<char, 400> buffer;
    const auto end =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed, decimals);
    return {buffer.data(), end.ptr};
}

/// Adds the texts of the ticks: all with the same number of decimals, or with an exponent if they would be too long.
void addTexts(PlotScale& scale, const Step& step) {
    constexpr double largest = 1e7;
    const double size = std::max(std::abs(scale.low), std::abs(scale.high));
    const int decimals = std::max(0, -step.exponent);
    const bool isLong = size >= largest || decimals > 5;
    for (double& tick : scale.ticks) {
        tick = tick == 0.0 ? 0.0 : tick; // no negative zero
        scale.texts.push_back(isLong && tick != 0.0 ? exactNumber(tick) : fixedText(tick, isLong ? 0 : decimals));
    }
}

} // namespace

PlotScale turnScale(std::uint32_t first, std::uint32_t last, std::size_t mostTicks) {
    last = std::max(first, last);
    PlotScale scale{static_cast<double>(first), static_cast<double>(last)};
    Step step = stepOfSize(std::max(1.0, (scale.high - scale.low) / static_cast<double>(mostTicks)));
    const auto ticksOf = [&] {
        const auto size = static_cast<std::uint64_t>(step.size());
        return last / size - (first + size - 1) / size + 1;
    };
    while (ticksOf() > mostTicks) {
        step = step.next();
    }
    const auto size = static_cast<std::uint64_t>(step.size());
    for (std::uint64_t turn = (first + size - 1) / size * size; turn <= last; turn += size) {
        scale.ticks.push_back(static_cast<double>(turn));
    }
    if (scale.ticks.empty()) { // a few turns between two multiples
        scale.ticks = {scale.low};
    }
    addTexts(scale, {1, 0});
    if (first == last) {
        scale.low -= 0.5;
        scale.high += 0.5;
    }
    return scale;
}

PlotScale valueScale(double low, double high, std::size_t mostTicks) {
    constexpr double largest = std::numeric_limits<double>::max();
    constexpr double finest = 1e-12; // of the values: finer ticks would not differ in their digits
    if (high < low) {
        std::swap(low, high);
    }
    if (low == high) {
        const double margin = low == 0.0 ? 1.0 : std::abs(low) * 0.1;
        const bool isPositive = low >= 0.0;
        low = isPositive ? std::max(0.0, low - margin) : std::max(-largest, low - margin);
        high = isPositive || high + margin < 0.0 ? std::min(largest, high + margin) : 0.0;
    }
    // Divided first, because the range of huge numbers is infinite.
    const auto parts = static_cast<double>(mostTicks - 1);
    const double size = std::max(std::abs(low), std::abs(high));
    const double smallest = std::numeric_limits<double>::min();
    Step step = stepOfSize(std::max({high / parts - low / parts, size * finest, smallest}));
    const auto firstOf = [&] { return static_cast<std::int64_t>(std::floor(low / step.size())); };
    const auto lastOf = [&] { return static_cast<std::int64_t>(std::ceil(high / step.size())); };
    while (lastOf() - firstOf() + 1 > static_cast<std::int64_t>(mostTicks)) {
        step = step.next();
    }
    PlotScale scale;
    for (std::int64_t index = firstOf(); index <= lastOf(); ++index) {
        const double tick = step.at(index);
        if (scale.ticks.empty() || tick > scale.ticks.back()) {
            scale.ticks.push_back(tick);
        }
    }
    scale.low = std::min(low, scale.ticks.front());
    scale.high = std::max(high, scale.ticks.back());
    addTexts(scale, step);
    return scale;
}

namespace {

/// Extends a range by the finite values of some turns.
void extend(std::span<const double> values, std::uint32_t first, std::uint32_t last, double& low, double& high) {
    for (std::size_t turn = first; turn <= last && turn < values.size(); ++turn) {
        if (std::isfinite(values[turn])) {
            low = std::min(low, values[turn]);
            high = std::max(high, values[turn]);
        }
    }
}

} // namespace

PlotChart chartOf(std::span<const PlotSeries* const> series, const PlotWishes& wishes) {
    PlotChart chart;
    for (const PlotSeries* const line : series) {
        const auto turns = static_cast<std::uint32_t>(line->values.size());
        chart.last = std::max(chart.last, turns == 0 ? 0 : turns - 1);
    }
    if (wishes.turns) {
        chart.first = std::min(wishes.turns->first, chart.last);
        chart.last = std::clamp(wishes.turns->second, chart.first, chart.last);
    }
    chart.turns = turnScale(chart.first, chart.last, wishes.turnTicks);
    for (std::size_t i = 0; i < series.size(); ++i) {
        auto panel = std::ranges::find_if(
            chart.panels, [&](const PlotPanel& one) { return wishes.isTogether || one.unit == series[i]->unit; });
        if (panel == chart.panels.end()) {
            panel = chart.panels.insert(panel, {series[i]->unit, {}, series[i]->isTruth});
        }
        if (!(panel->unit == series[i]->unit)) {
            panel->unit = {};
        }
        panel->isTruth = panel->isTruth && series[i]->isTruth;
        panel->series.push_back(i);
    }
    for (PlotPanel& panel : chart.panels) {
        if (panel.isTruth) {
            panel.scale = {0.0, 1.0, {0.0, 1.0}, {"false", "true"}};
            continue;
        }
        double low = std::numeric_limits<double>::infinity();
        double high = -low;
        for (const std::size_t i : panel.series) {
            for (const auto* const values : {&series[i]->values, &series[i]->low, &series[i]->high}) {
                extend(*values, chart.first, chart.last, low, high);
            }
        }
        panel.scale = low > high ? valueScale(0.0, 1.0, wishes.valueTicks) : valueScale(low, high, wishes.valueTicks);
    }
    return chart;
}

std::vector<std::uint32_t> drawnTurns(std::span<const double> values, std::uint32_t first, std::uint32_t last,
                                      std::size_t buckets) {
    std::vector<std::uint32_t> turns;
    if (values.empty() || first >= values.size()) {
        return turns;
    }
    last = std::min(last, static_cast<std::uint32_t>(values.size() - 1));
    constexpr std::size_t pointsOfBucket = 5;
    const std::size_t count = std::size_t{last} - first + 1;
    if (count <= buckets * pointsOfBucket) {
        for (std::uint32_t turn = first; turn <= last; ++turn) {
            turns.push_back(turn);
        }
        return turns;
    }
    for (std::size_t bucket = 0; bucket < buckets; ++bucket) {
        const auto begin = static_cast<std::uint32_t>(first + bucket * count / buckets);
        const auto end = static_cast<std::uint32_t>(first + (bucket + 1) * count / buckets);
        std::vector<std::uint32_t> kept{begin, end - 1};
        std::optional<std::uint32_t> gap;
        std::optional<std::uint32_t> smallest;
        std::optional<std::uint32_t> largest;
        for (std::uint32_t turn = begin; turn < end; ++turn) {
            if (std::isnan(values[turn])) {
                gap = gap.value_or(turn);
                continue;
            }
            smallest = !smallest || values[turn] < values[*smallest] ? turn : smallest;
            largest = !largest || values[turn] > values[*largest] ? turn : largest;
        }
        for (const auto& turn : {gap, smallest, largest}) {
            if (turn) {
                kept.push_back(*turn);
            }
        }
        std::ranges::sort(kept);
        kept.erase(std::ranges::unique(kept).begin(), kept.end());
        turns.insert(turns.end(), kept.begin(), kept.end());
    }
    return turns;
}

PlotStyle plotStyle(std::size_t index) {
    // Colours that people with colour blindness can tell apart (Okabe and Ito 2008), without the yellow that is too
    // light for lines. The dark ones are lighter variants.
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 8> colours{{
        {"#0072b2", "#4aa8e0"},
        {"#d55e00", "#ff8a3d"},
        {"#009e73", "#2fd0a0"},
        {"#b0478b", "#e59ac6"},
        {"#8a6d00", "#f0c640"},
        {"#2e3aa0", "#98a4ff"},
        {"#5b5b5b", "#c8c8c8"},
        {"#8c2f10", "#e0886c"},
    }};
    static constexpr std::array<std::string_view, 5> dashes{"", "5 2", "2 2", "8 2 2 2", "1 3"};
    const auto& [light, dark] = colours[index % colours.size()];
    return {light, dark, dashes[index / colours.size() % dashes.size()]};
}

PlotStyle earlierStyle(std::size_t index) {
    const PlotStyle style = plotStyle(index);
    return {style.light, style.dark, "1 2"};
}

} // namespace orrery::engine
