// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sweep/sweep_chart.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace orrery::engine {

namespace {

using Shape = SweepMark::Shape;

constexpr std::size_t mostTicks = 8;
// A variant with more runs shows only those outside of its whiskers as dots.
constexpr std::size_t mostDots = 200;
// A picture with more variants shows their lines without bands.
constexpr std::size_t mostBands = 12;
// The picture stays readable, and can be drawn at once.
constexpr std::size_t mostRows = 1'000;
constexpr std::size_t mostLines = 40;
constexpr std::size_t mostScattered = 5'000;
constexpr std::size_t mostTurnsWithDots = 60;

/// The wishes for a picture.
struct Wish {
    const SweepTable& table;
    std::size_t at;
    std::size_t vary;

    const std::vector<double>& values() const { return table.values[at]; }
    std::size_t variants() const { return table.plan->variants.size(); }
    std::size_t rows() const { return std::min(variants(), mostRows); }
};

/// The range of some numbers.
struct Range {
    double low = std::numeric_limits<double>::infinity();
    double high = -std::numeric_limits<double>::infinity();

    void add(double value) {
        if (std::isfinite(value)) {
            low = std::min(low, value);
            high = std::max(high, value);
        }
    }
    bool isEmpty() const { return low > high; }
    PlotScale scale() const { return valueScale(low, high, mostTicks); }
};

Range rangeOf(const std::vector<double>& values) {
    Range range;
    for (const double value : values) {
        range.add(value);
    }
    return range;
}

SweepChart without(Phrase problem) {
    return {.problem = std::move(problem)};
}

SweepChart noValues() {
    return without(phrase("no run has a value of this measure"));
}

/// Begins a picture with a row for each variant, and the values of the measure on the axis.
SweepChart withVariants(const Wish& wish, const Range& range) {
    SweepChart chart{.x = range.scale(), .xTitle = measuredLabel(*wish.table.plan, wish.table.measured[wish.at])};
    for (std::size_t variant = 0; variant < wish.rows(); ++variant) {
        chart.rows.push_back(variantLabel(*wish.table.plan, variant));
    }
    chart.omitted = wish.variants() - wish.rows();
    return chart;
}

void addBox(const Wish& wish, std::size_t variant, SweepChart& chart) {
    const auto [first, last] = wish.table.runsOf(variant);
    std::vector<double> sorted;
    for (std::size_t run = first; run < last; ++run) {
        if (std::isfinite(wish.values()[run])) {
            sorted.push_back(wish.values()[run]);
        }
    }
    if (sorted.empty()) {
        return;
    }
    std::ranges::sort(sorted);
    const auto quantile = [&](double part) { return quantileOf(sorted, part); };
    const auto row = static_cast<double>(variant);
    const double middle = row + 0.5;
    const auto add = [&](Shape shape, double x0, double y0, double x1, double y1) {
        chart.marks.push_back({.shape = shape, .x0 = x0, .y0 = y0, .x1 = x1, .y1 = y1, .variant = variant});
    };
    add(Shape::line, quantile(0.05), middle, quantile(0.25), middle);
    add(Shape::line, quantile(0.75), middle, quantile(0.95), middle);
    add(Shape::bar, quantile(0.25), row + 0.2, quantile(0.75), row + 0.8);
    add(Shape::line, quantile(0.5), row + 0.2, quantile(0.5), row + 0.8);
    for (std::size_t run = first; run < last; ++run) {
        const double value = wish.values()[run];
        if (std::isfinite(value) && (sorted.size() <= mostDots || value < quantile(0.05) || value > quantile(0.95))) {
            chart.marks.push_back({.x0 = value, .y0 = middle, .variant = variant, .run = run});
        }
    }
}

SweepChart drawBoxes(const Wish& wish) {
    const Range range = rangeOf(wish.values());
    if (range.isEmpty()) {
        return noValues();
    }
    SweepChart chart = withVariants(wish, range);
    for (std::size_t variant = 0; variant < wish.rows(); ++variant) {
        addBox(wish, variant, chart);
    }
    return chart;
}

SweepChart drawHistograms(const Wish& wish) {
    const Range range = rangeOf(wish.values());
    if (range.isEmpty()) {
        return noValues();
    }
    SweepChart chart = withVariants(wish, range);
    struct Bin {
        std::size_t count = 0;
        std::size_t run = SweepMark::none; ///< the first one
    };
    const double seeds = static_cast<double>(wish.table.plan->seeds.size());
    const auto binCount = static_cast<std::size_t>(std::clamp(std::ceil(2.0 * std::cbrt(seeds)), 6.0, 30.0));
    const auto countOfBins = static_cast<double>(binCount);
    const double width =
        chart.x.high / countOfBins - chart.x.low / countOfBins; // the difference itself can be too large
    std::vector<std::vector<Bin>> bins(wish.rows(), std::vector<Bin>(binCount));
    std::size_t largest = 1;
    for (std::size_t run = 0; run < wish.table.runs.size(); ++run) {
        if (std::isfinite(wish.values()[run]) && wish.table.runs[run].variant < bins.size()) {
            const double place = std::clamp(wish.values()[run] / width - chart.x.low / width, 0.0, countOfBins - 1.0);
            Bin& bin = bins[wish.table.runs[run].variant][static_cast<std::size_t>(place)];
            bin.run = bin.count++ == 0 ? run : bin.run;
            largest = std::max(largest, bin.count);
        }
    }
    for (std::size_t variant = 0; variant < bins.size(); ++variant) {
        for (std::size_t i = 0; i < binCount; ++i) {
            const Bin& bin = bins[variant][i];
            const double bottom = static_cast<double>(variant) + 0.95;
            const double left = chart.x.low + static_cast<double>(i) * width;
            if (bin.count > 0) {
                chart.marks.push_back({.shape = Shape::bar,
                                       .x0 = left,
                                       .y0 = bottom - 0.85 * static_cast<double>(bin.count) / double(largest),
                                       .x1 = left + width,
                                       .y1 = bottom,
                                       .variant = variant,
                                       .run = bin.run,
                                       .count = bin.count});
            }
        }
    }
    return chart;
}

SweepChart drawSensitivity(const Wish& wish) {
    const SweepTable& table = wish.table;
    const SweepDesign design = table.plan->sweep.design;
    if (design != SweepDesign::oneAtATime && design != SweepDesign::morris) {
        return without(phrase("only sweeps with the design one-at-a-time or morris show sensitivities"));
    }
    const bool isMorris = design == SweepDesign::morris;
    SweepChart chart;
    Range range;
    for (const Sensitivity& one : table.sensitivities) {
        if (MeasuredTurn{one.measure, one.turn} != table.measured[wish.at] || std::isnan(one.size(design))) {
            continue;
        }
        const auto row = static_cast<double>(chart.rows.size());
        const double left = isMorris ? 0.0 : one.smallest;
        const double right = isMorris ? one.meanSize : one.largest;
        range.add(left);
        range.add(right);
        chart.rows.push_back(table.plan->sweep.varied[one.vary].name);
        chart.marks.push_back({.shape = Shape::bar, .x0 = left, .y0 = row + 0.2, .x1 = right, .y1 = row + 0.8});
        if (isMorris) {
            range.add(right + one.deviation);
            chart.marks.push_back(
                {.shape = Shape::line, .x0 = right, .y0 = row + 0.5, .x1 = right + one.deviation, .y1 = row + 0.5});
        }
    }
    if (range.isEmpty()) {
        return noValues();
    }
    chart.x = range.scale();
    const Phrase measured = measuredLabel(*table.plan, table.measured[wish.at]);
    chart.xTitle = isMorris ? phrase("mean change of {0} over the whole range, and its deviation", {measured})
                            : phrase("smallest and largest mean of {0}", {measured});
    return chart;
}

SweepChart drawScatter(const Wish& wish) {
    const SweepPlan& plan = *wish.table.plan;
    if (wish.vary >= plan.sweep.varied.size()) {
        return without(phrase("the sweep varies no number"));
    }
    SweepChart chart;
    Range across;
    Range up;
    for (std::size_t run = 0; run < wish.table.runs.size(); ++run) {
        const std::size_t variant = wish.table.runs[run].variant;
        const auto number = valueIn(plan.sweep, plan.variants[variant], wish.vary);
        const double value = wish.values()[run];
        if (!number || !std::isfinite(value)) {
            continue;
        }
        across.add(*number);
        up.add(value);
        if (chart.marks.size() < mostScattered) {
            chart.marks.push_back({.x0 = *number, .y0 = value, .variant = variant, .run = run});
        } else {
            ++chart.omitted;
        }
    }
    if (up.isEmpty()) {
        return noValues();
    }
    chart.x = across.scale();
    chart.y = up.scale();
    chart.xTitle = plan.sweep.varied[wish.vary].name;
    chart.yTitle = measuredLabel(plan, wish.table.measured[wish.at]);
    return chart;
}

SweepChart drawLines(const Wish& wish) {
    const SweepTable& table = wish.table;
    const std::size_t measure = table.measured[wish.at].measure;
    const CheckedMeasure& checked = table.plan->sweep.measures[measure];
    if (checked.turns.size() < 2) {
        return without(phrase("the measure has only one turn; write for example turn=\"1..40\""));
    }
    SweepChart chart{.x = turnScale(checked.turns.front(), checked.turns.back(), mostTicks),
                     .xTitle = phrase("turn"),
                     .yTitle = checked.id};
    Range up;
    const bool hasBands = wish.variants() <= mostBands;
    const std::size_t lines = std::min(wish.variants(), mostLines);
    chart.omitted = wish.variants() - lines;
    for (std::size_t variant = 0; variant < lines; ++variant) {
        const VariantValues* before = nullptr;
        for (std::size_t at = 0; at < table.measured.size(); ++at) {
            if (table.measured[at].measure != measure) {
                continue;
            }
            const VariantValues* const now = table.summaryAt(variant, at);
            if (now == nullptr || now->runs == 0) {
                before = nullptr;
                continue;
            }
            up.add(hasBands ? now->low : now->median);
            up.add(hasBands ? now->high : now->median);
            SweepMark mark{.shape = Shape::dot, .x0 = double(now->turn), .y0 = now->median, .variant = variant};
            if (checked.turns.size() <= mostTurnsWithDots) {
                chart.marks.push_back(mark);
            }
            if (before != nullptr) {
                mark = {.shape = Shape::line, .x0 = double(before->turn), .y0 = before->median, .variant = variant};
                mark.x1 = double(now->turn);
                mark.y1 = now->median;
                chart.marks.push_back(mark);
                if (hasBands) {
                    mark.shape = Shape::band;
                    mark.y0 = before->low;
                    mark.y1 = now->low;
                    mark.y2 = before->high;
                    mark.y3 = now->high;
                    chart.marks.push_back(mark);
                }
            }
            before = now;
        }
    }
    if (up.isEmpty()) {
        return noValues();
    }
    chart.y = up.scale();
    return chart;
}

/// A kind of picture, in the order of SweepPlot.
struct PlotRow {
    SweepPlot plot;
    std::string_view label;
    SweepChart (*draw)(const Wish& wish);
};

constexpr std::array plotRows{
    PlotRow{SweepPlot::boxes, inPhrase("Box plot"), drawBoxes},
    PlotRow{SweepPlot::histograms, inPhrase("Histogram"), drawHistograms},
    PlotRow{SweepPlot::sensitivity, inPhrase("Sensitivity"), drawSensitivity},
    PlotRow{SweepPlot::scatter, inPhrase("Scatter plot"), drawScatter},
    PlotRow{SweepPlot::lines, inPhrase("Lines over turns"), drawLines},
};
static_assert(plotRows.size() == static_cast<std::size_t>(SweepPlot::count_));

} // namespace

Phrase sweepPlotLabel(SweepPlot plot) {
    return phrase(plotRows[static_cast<std::size_t>(plot)].label);
}

SweepChart sweepChart(const SweepTable& table, SweepPlot plot, std::size_t at, std::size_t vary) {
    return at < table.measured.size() ? plotRows[static_cast<std::size_t>(plot)].draw({table, at, vary}) : noValues();
}

} // namespace orrery::engine
