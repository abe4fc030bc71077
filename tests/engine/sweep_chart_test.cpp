// SPDX-License-Identifier: GPL-3.0-or-later
// The results of a sweep in memory, and their pictures (I4.14).
#include "engine/orrery.h"
#include "engine/sweep/sweep_chart.h"
#include "engine/sweep/sweep_table.h"
#include "tests/support/named_test.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace orrery::engine;

namespace {

constexpr double none = std::numeric_limits<double>::quiet_NaN();
using Shape = SweepMark::Shape;

/// A plan of three variants of one number, with three seeds and a measure at two turns.
std::shared_ptr<SweepPlan> planOf(SweepDesign design) {
    auto plan = std::make_shared<SweepPlan>();
    plan->sweep.id = "bonus";
    plan->sweep.design = design;
    CheckedVary& vary = plan->sweep.varied.emplace_back();
    vary.name = "BONUS";
    vary.listed = {1, 2, 4};
    CheckedMeasure& measure = plan->sweep.measures.emplace_back();
    measure.id = "mining";
    measure.turns = {2, 4};
    measure.expression = std::make_shared<TypedExpression>();
    plan->variants = {{{0}}, {{1}}, {{2}}};
    plan->seeds = {3, 5, 8};
    return plan;
}

/// A table with the given values of each variant at turn 4; those at turn 2 are half of them.
SweepTable tableOf(const std::vector<std::vector<double>>& values, SweepDesign design = SweepDesign::grid) {
    const auto plan = planOf(design);
    auto opened = ResultFile::open({}, *plan, ResultFile::IfOther::refuse);
    ResultFile& file = *std::get<std::unique_ptr<ResultFile>>(opened);
    for (std::size_t variant = 0; variant < values.size(); ++variant) {
        for (std::size_t i = 0; i < values[variant].size(); ++i) {
            const double value = values[variant][i];
            file.add(SweepRun{.variant = variant, .seed = plan->seeds[i], .turns = 4, .values = {value / 2, value}});
        }
    }
    return readSweepTable(file, plan);
}

std::vector<SweepMark> marksOf(const SweepChart& chart, Shape shape, std::size_t variant) {
    std::vector<SweepMark> marks;
    for (const SweepMark& mark : chart.marks) {
        if (mark.shape == shape && mark.variant == variant) {
            marks.push_back(mark);
        }
    }
    return marks;
}

} // namespace

class SweepChartTest : public QObject {
    Q_OBJECT

private slots:
    NAMED_TEST(table, "I4.14 the results of a sweep are read as a table of runs") {
        const SweepTable table = tableOf({{1, 2, none}, {}, {5}});
        QCOMPARE(table.measured.size(), std::size_t{2});
        QCOMPARE(table.runs.size(), std::size_t{4});
        QCOMPARE(table.runsOf(0), (std::pair<std::size_t, std::size_t>{0, 3}));
        QCOMPARE(table.runsOf(1), (std::pair<std::size_t, std::size_t>{3, 3}));
        QCOMPARE(table.runs[3].variant, std::size_t{2});
        QCOMPARE(table.runs[1].seed, std::uint64_t{5});
        QCOMPARE(table.values[1][3], 5.0);
        QCOMPARE(table.values[0][3], 2.5);
        QCOMPARE(table.summaryAt(0, 1)->mean, 1.5);
        QCOMPARE(table.summaryAt(0, 1)->missing, std::size_t{1});
        QVERIFY(table.summaryAt(1, 1) == nullptr);
        QVERIFY(variantLabel(*table.plan, 2) == "BONUS = 4");
        QVERIFY(measuredLabel(*table.plan, table.measured[1]) == "mining, turn 4");
    }

    NAMED_TEST(boxes, "I4.14 a box plot has the quantiles of each variant, and its runs") {
        const SweepTable table = tableOf({{1, 2, 3}, {7, 7, 7}, {}});
        const SweepChart chart = sweepChart(table, SweepPlot::boxes, 1);
        QVERIFY(chart.problem.empty());
        QCOMPARE(chart.rows.size(), std::size_t{3});
        const auto boxes = marksOf(chart, Shape::bar, 0);
        QCOMPARE(boxes.size(), std::size_t{1});
        QCOMPARE(boxes[0].x0, 1.5);
        QCOMPARE(boxes[0].x1, 2.5);
        const auto lines = marksOf(chart, Shape::line, 0);
        QCOMPARE(lines.size(), std::size_t{3}); // two whiskers, and the median
        QCOMPARE(lines[0].x0, 1.1);
        QCOMPARE(lines[1].x1, 2.9);
        QCOMPARE(lines[2].x0, 2.0);
        const auto dots = marksOf(chart, Shape::dot, 1);
        QCOMPARE(dots.size(), std::size_t{3});
        QCOMPARE(dots[2].run, std::size_t{5});
        QVERIFY(dots[2].y0 > 1.0 && dots[2].y0 < 2.0); // in the second row
        QVERIFY(marksOf(chart, Shape::bar, 2).empty());
        QVERIFY(chart.x.low <= 1.0 && chart.x.high >= 7.0);
    }

    NAMED_TEST(huge, "I4.14 the pictures of very large values have finite places") {
        const SweepTable table = tableOf({{-1e308, 1e308, 0}, {-1e308, -1e308, 1e308}});
        QVERIFY(std::isfinite(table.summaryAt(1, 1)->low));
        std::size_t bars = 0;
        for (const SweepMark& mark : sweepChart(table, SweepPlot::histograms, 1).marks) {
            bars += mark.shape == Shape::bar ? 1 : 0;
            QVERIFY(std::isfinite(mark.x0) && std::isfinite(mark.y0));
        }
        QCOMPARE(bars, std::size_t{5});
    }

    NAMED_TEST(histograms, "I4.14 a histogram counts the runs of each variant in the same ranges") {
        const SweepTable table = tableOf({{0, 0, 10}, {10, none, 10}});
        const SweepChart chart = sweepChart(table, SweepPlot::histograms, 1);
        const auto first = marksOf(chart, Shape::bar, 0);
        QCOMPARE(first.size(), std::size_t{2});
        QCOMPARE(first[0].count, std::size_t{2});
        QCOMPARE(first[0].x0, 0.0);
        QCOMPARE(first[0].run, std::size_t{0});
        QCOMPARE(first[1].x1, 10.0);
        QCOMPARE(first[1].run, std::size_t{2});
        QVERIFY(first[0].y1 - first[0].y0 > first[1].y1 - first[1].y0); // it is higher
        const auto second = marksOf(chart, Shape::bar, 1);
        QCOMPARE(second.size(), std::size_t{1});
        QCOMPARE(second[0].x0, first[1].x0);
        QCOMPARE(second[0].count, std::size_t{2});
    }

    NAMED_TEST(sensitivity, "I4.14 the bars of sensitivities reach from the smallest to the largest mean") {
        const SweepTable table = tableOf({{1, 1, 1}, {4, 4, 4}, {9, 9, 9}}, SweepDesign::oneAtATime);
        const SweepChart chart = sweepChart(table, SweepPlot::sensitivity, 1);
        QVERIFY2(chart.problem.empty(), chart.problem.english().c_str());
        QCOMPARE(chart.rows.size(), std::size_t{1});
        QVERIFY(chart.rows[0] == "BONUS");
        QCOMPARE(chart.marks.size(), std::size_t{1});
        QCOMPARE(chart.marks[0].x0, 1.0);
        QCOMPARE(chart.marks[0].x1, 9.0);
        QVERIFY(!sweepChart(tableOf({{1}}), SweepPlot::sensitivity, 1).problem.empty()); // a grid
    }

    NAMED_TEST(scatter, "I4.14 a scatter plot has the value of each run over a varied number") {
        const SweepChart chart = sweepChart(tableOf({{1, 2}, {3}, {9, none}}), SweepPlot::scatter, 1, 0);
        QCOMPARE(chart.marks.size(), std::size_t{4});
        QCOMPARE(chart.marks[3].x0, 4.0);
        QCOMPARE(chart.marks[3].y0, 9.0);
        QCOMPARE(chart.marks[3].run, std::size_t{3});
        QVERIFY(chart.y.has_value());
        QVERIFY(chart.xTitle == "BONUS");
    }

    NAMED_TEST(lines, "I4.14 lines show the median over the turns, with a band of quantiles") {
        const SweepChart chart = sweepChart(tableOf({{2, 4, 6}, {1}}), SweepPlot::lines, 0);
        const auto line = marksOf(chart, Shape::line, 0);
        QCOMPARE(line.size(), std::size_t{1});
        QCOMPARE(line[0].x0, 2.0);
        QCOMPARE(line[0].x1, 4.0);
        QCOMPARE(line[0].y0, 2.0);
        QCOMPARE(line[0].y1, 4.0);
        const auto band = marksOf(chart, Shape::band, 0);
        QCOMPARE(band.size(), std::size_t{1});
        QCOMPARE(band[0].y1, 2.2);
        QCOMPARE(band[0].y3, 5.8);
        QCOMPARE(marksOf(chart, Shape::dot, 1).size(), std::size_t{2});
    }

    NAMED_TEST(nothing, "I4.14 a picture without values says so") {
        for (int plot = 0; plot < static_cast<int>(SweepPlot::count_); ++plot) {
            QVERIFY(!sweepChart(tableOf({}), static_cast<SweepPlot>(plot), 0).problem.empty());
            QVERIFY(!sweepPlotLabel(static_cast<SweepPlot>(plot)).empty());
        }
    }
};

QTEST_APPLESS_MAIN(SweepChartTest)
#include "sweep_chart_test.moc"
