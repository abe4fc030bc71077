// SPDX-License-Identifier: GPL-3.0-or-later
// Plots over the turns of a run: lines, axes, and the writers of SVG and CSV (I4.10).
#include "engine/content/csv.h"
#include "engine/lab/plot_svg.h"
#include "engine/syntax/xml_tree.h"
#include "tests/support/demo_run.h"
#include "tests/support/named_test.h"

#include <QTest>

#include <algorithm>
#include <clocale>
#include <cmath>
#include <limits>

using namespace orrery::engine;

namespace {

constexpr std::uint32_t lastTurn = 20;
constexpr double gap = std::numeric_limits<double>::quiet_NaN();

const Session& demoRun() {
    static const std::unique_ptr<Session> run = newDemoRun(lastTurn);
    return *run;
}

View lastView() {
    return demoRun().universe().view();
}

Row object(std::string_view name) {
    return objectOfRun(demoRun(), name).value();
}

PlotRequest requestOf(std::string_view name, std::string expression) {
    return {.of = PlotOf::object, .expression = std::move(expression), .object = lastView().birthKeys[object(name)]};
}

PlotRequest groupOf(std::string expression, PlotForm form, std::string condition = {}) {
    return {.of = PlotOf::group,
            .expression = std::move(expression),
            .group = "planet",
            .condition = std::move(condition),
            .form = form};
}

std::shared_ptr<PlotReader> read(PlotRequest request) {
    const auto reader = std::make_shared<PlotReader>(demoRun(), std::move(request));
    const std::vector readers{reader};
    readPlots(demoRun(), readers, lastTurn);
    return reader;
}

/// The lines of a picture made by hand.
struct Lines {
    std::vector<PlotSeries> lines{};

    void add(std::string label, std::string unit, std::vector<double> values) {
        lines.push_back({.label = Phrase(std::move(label)), .unit = Phrase(std::move(unit)), .values = values});
    }
    std::vector<const PlotSeries*> all() const {
        std::vector<const PlotSeries*> pointers;
        for (const PlotSeries& line : lines) {
            pointers.push_back(&line);
        }
        return pointers;
    }
};

bool isWellFormed(const std::string& xml) {
    return parseXml(std::make_shared<SourceText>("plot.svg", xml), FileId{0}).diagnostics().empty();
}

std::size_t countOf(const std::string& text, std::string_view part) {
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
        ++count;
    }
    return count;
}

QStringList textsOf(const PlotScale& scale) {
    QStringList texts;
    for (const std::string& text : scale.texts) {
        texts << QString::fromStdString(text);
    }
    return texts;
}

} // namespace

class LabPlotTest : public QObject {
    Q_OBJECT

private slots:
    NAMED_TEST(readsObjects, "I4.10 a line has the value of an object at the end of each turn") {
        const auto reader = read(requestOf("Algedi I", "MaxIndustry"));
        QVERIFY2(reader->isGood(), reader->problem().english().c_str());
        QCOMPARE(reader->series().size(), std::size_t{1});
        const PlotSeries& line = reader->series().front();
        QCOMPARE(line.label.english(), std::string("Algedi I: Max Industry"));
        QCOMPARE(line.unit.english(), std::string("Industry")); // current and maximum share an axis
        QCOMPARE(line.object, object("Algedi I"));
        QCOMPARE(line.values.size(), std::size_t{lastTurn + 1});
        const ColumnId column = lastView().layout->find("MaxIndustry").value();
        QVERIFY(line.column && *line.column == column);
        std::set<double> different;
        for (std::uint32_t turn = 0; turn <= lastTurn; ++turn) {
            QCOMPARE(line.values[turn], demoRun().history().at(turn, column, line.object));
            different.insert(line.values[turn]);
        }
        QVERIFY(different.size() > 2);
    }

    NAMED_TEST(readsRun, "I4.10 an expression about the whole run, a condition, and a counter are lines") {
        const auto sum = read({.of = PlotOf::run, .expression = "sum(planets, Industry)"});
        QVERIFY2(sum->isGood(), sum->problem().english().c_str());
        QCOMPARE(sum->series().front().label.english(), std::string("sum(planets, Industry)"));
        const auto same = read(groupOf("Industry", PlotForm::sum));
        QCOMPARE(sum->series().front().values, same->series().front().values);
        const auto truth = read(requestOf("Algedi I", "Industry > 3"));
        QVERIFY(truth->series().front().isTruth);
        for (const double value : truth->series().front().values) {
            QVERIFY(value == 0.0 || value == 1.0);
        }
        const auto counter = read({.of = PlotOf::counter, .expression = "nothing"});
        QCOMPARE(counter->series().front().values, std::vector<double>(lastTurn + 1, 0.0));
    }

    NAMED_TEST(readsNames, "I4.7 a watch also reads values that are no numbers, a plot does not") {
        const PlotRequest owner = requestOf("Algedi I", "owner");
        QVERIFY(!PlotReader(demoRun(), owner).isGood());
        const auto reader = std::make_shared<PlotReader>(demoRun(), owner, PlotReader::Accepts::anything);
        QVERIFY2(reader->isGood(), reader->problem().english().c_str());
        QVERIFY(readPlots(demoRun(), std::vector{reader}, lastTurn));
        QVERIFY(reader->series().front().format == objectFormat);
        QCOMPARE(reader->series().front().values.back(), static_cast<double>(object("Aurora")));
    }

    NAMED_TEST(readsMoments, "I4.7 a reader reads the value in a state inside a turn") {
        const ColumnId column = lastView().layout->find("MaxIndustry").value();
        for (const PlotRequest& request :
             {requestOf("Algedi I", "MaxIndustry"), groupOf("MaxIndustry", PlotForm::sum, "name == \"Algedi I\"")}) {
            const auto reader = read(request);
            std::set<double> different;
            const auto log = demoRun().history().sharedLog(7);
            for (std::uint32_t runs = 0; runs <= log->runs.size(); ++runs) {
                const State state = demoRun().history().stateAt(demoRun().universe(), 7, runs);
                QCOMPARE(reader->valueIn(state.view()), state.view().at(column, object("Algedi I")));
                different.insert(reader->valueIn(state.view()));
            }
            QVERIFY(different.size() > 1);
            QCOMPARE(reader->series().front().values.size(), std::size_t{lastTurn + 1}); // it joins no line
        }
    }

    NAMED_TEST(readsTexts, "I4.7 a text is the value of an object whose name may have dots, or one of the run") {
        const PlotRequest one = plotRequestOf(demoRun(), "Algedi I.Industry * 1.5");
        QVERIFY(one == requestOf("Algedi I", "Industry * 1.5"));
        const PlotRequest all = plotRequestOf(demoRun(), "sum(planets, Industry) * 1.5");
        QVERIFY(all.of == PlotOf::run);
        QCOMPARE(all.expression, std::string("sum(planets, Industry) * 1.5"));
    }

    NAMED_TEST(readsGroups, "I4.10 a group shows each object, its mean, sum, or mean and range") {
        const auto each = read(groupOf("Population", PlotForm::each, "owner == Aurora"));
        const auto band = read(groupOf("Population", PlotForm::band, "owner == Aurora"));
        const auto sum = read(groupOf("Population", PlotForm::sum, "owner == Aurora"));
        const auto mean = read(groupOf("Population", PlotForm::mean, "owner == Aurora"));
        QVERIFY2(each->isGood() && band->isGood(), each->problem().english().c_str());
        QCOMPARE(band->series().front().label.english(),
                 std::string("Planet [owner == Aurora]: Population (mean and range)"));
        QVERIFY(!each->series().empty() && each->series().size() <= PlotReader::mostLines);
        for (std::uint32_t turn = 0; turn <= lastTurn; ++turn) {
            double total = 0.0;
            std::vector<double> values;
            for (const PlotSeries& line : each->series()) {
                QCOMPARE(line.values.size(), std::size_t{lastTurn + 1});
                if (!isMissing(line.values[turn])) {
                    values.push_back(line.values[turn]);
                    total += line.values[turn];
                }
            }
            QVERIFY(!values.empty());
            QCOMPARE(sum->series().front().values[turn], total);
            QCOMPARE(mean->series().front().values[turn], total / static_cast<double>(values.size()));
            QCOMPARE(band->series().front().values[turn], mean->series().front().values[turn]);
            QCOMPARE(band->series().front().low[turn], *std::ranges::min_element(values));
            QCOMPARE(band->series().front().high[turn], *std::ranges::max_element(values));
        }
    }

    NAMED_TEST(leavesGaps, "I4.10 a value is missing before an object exists, and after it is destroyed") {
        const auto ages = read({.of = PlotOf::group, .expression = "turn", .group = "building"});
        std::size_t late = 0;
        for (const PlotSeries& line : ages->series()) {
            for (std::uint32_t turn = 0; turn <= lastTurn; ++turn) {
                const State state = demoRun().history().state(demoRun().universe(), turn);
                QCOMPARE(!isMissing(line.values[turn]), state.view().exists(line.object));
                late += isMissing(line.values[turn]) ? 1 : 0;
            }
        }
        const auto limited = read({.of = PlotOf::group, .expression = "turn", .group = "planet"});
        QCOMPARE(limited->series().size() + limited->leftOut(),
                 objectsIn(lastView(), lastView().model->vocabulary.findType("planet"), {}).size());
        const auto one = read(requestOf("Algedi I", "MaxIndustry"));
        QVERIFY(std::ranges::none_of(one->series().front().values, isMissing));
        QVERIFY(late > 0);
    }

    NAMED_TEST(continues, "I4.10 later turns join the lines without reading the earlier ones again") {
        const auto reader = std::make_shared<PlotReader>(demoRun(), groupOf("Trade", PlotForm::each));
        const std::vector readers{reader};
        QVERIFY(readPlots(demoRun(), readers, 5));
        QCOMPARE(reader->next(), 6U);
        QVERIFY(readPlots(demoRun(), readers, lastTurn));
        QCOMPARE(reader->series().front().values, read(groupOf("Trade", PlotForm::each))->series().front().values);
        const std::atomic<bool> stop = true;
        const std::vector fresh{std::make_shared<PlotReader>(demoRun(), groupOf("Trade", PlotForm::sum))};
        QVERIFY(!readPlots(demoRun(), fresh, lastTurn, &stop));
        QCOMPARE(fresh.front()->next(), 0U);
    }

    void refuses_data() {
        QTest::addColumn<QString>("problem");
        m_wrong.clear();
        const auto row = [this](const char* name, PlotRequest request, const char* problem) {
            m_wrong.push_back(std::move(request));
            QTest::newRow(name) << QString(problem);
        };
        row("I4.10 an unknown name", requestOf("Algedi I", "Industri"), "'Industri' is not a known name");
        row("I4.10 half an expression", requestOf("Algedi I", "Industry +"), "");
        row("I4.10 a text", requestOf("Algedi I", "name"), "has the format STRING, but NUMBER is required");
        row("I4.10 no expression", requestOf("Algedi I", ""), "");
        row("I4.10 a value without its object", {.of = PlotOf::run, .expression = "Industry"},
            "the value belongs to an object: choose an object or a group");
        row("I4.10 an unknown object", {.of = PlotOf::object, .expression = "Industry", .object = 1},
            "the object does not exist in this run");
        row("I4.10 an unknown group", {.of = PlotOf::group, .expression = "Industry", .group = "plane"},
            "there is no type or class 'plane'");
        row("I4.10 a wrong condition", groupOf("Industry", PlotForm::sum, "Industry"),
            "has the format NUMBER, but BOOLEAN is required");
    }
    void refuses() {
        QFETCH(QString, problem);
        static std::size_t index = 0;
        const auto reader = read(m_wrong[index++ % m_wrong.size()]);
        QVERIFY(!reader->isGood());
        QVERIFY2(reader->problem().english().find(problem.toStdString()) != std::string::npos,
                 reader->problem().english().c_str());
        QVERIFY(reader->series().empty() || reader->series().front().values.empty());
    }

    void scales_data() {
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::addColumn<QStringList>("ticks");
        constexpr double huge = std::numeric_limits<double>::max();
        const auto row = [](const char* name, double low, double high, QStringList ticks) {
            QTest::newRow(name) << low << high << ticks;
        };
        row("I4.10 ticks are nice numbers", 0.0, 9.7, {"0", "2", "4", "6", "8", "10"});
        row("I4.10 ticks of tenths have no false digits", 0.1, 0.32, {"0.10", "0.15", "0.20", "0.25", "0.30", "0.35"});
        row("I4.10 ticks of negative values", -7.0, -2.0, {"-7", "-6", "-5", "-4", "-3", "-2"});
        row("I4.10 ticks across zero", -3.0, 4.0, {"-4", "-2", "0", "2", "4"});
        row("I4.10 all values are equal", 5.0, 5.0, {"4.5", "5.0", "5.5"});
        row("I4.10 all values are zero", 0.0, 0.0, {"0.0", "0.2", "0.4", "0.6", "0.8", "1.0"});
        row("I4.10 all values are equal and negative", -5.0, -5.0, {});
        row("I4.10 ends in the wrong order", 9.7, 0.0, {"0", "2", "4", "6", "8", "10"});
        row("I4.10 large values have an exponent", 0.0, 3e9, {"0", "1e+09", "2e+09", "3e+09"});
        row("I4.10 small values have an exponent", 0.0, 3e-9, {"0", "1e-09", "2e-09", "3e-09"});
        row("I4.10 the largest numbers", -huge, huge, {});
        row("I4.10 the smallest numbers", 0.0, std::numeric_limits<double>::denorm_min(), {});
        row("I4.10 neighbours", 1e15, std::nextafter(1e15, huge), {});
        row("I4.10 a largest number alone", huge, huge, {});
    }
    void scales() {
        QFETCH(double, low);
        QFETCH(double, high);
        QFETCH(QStringList, ticks);
        const PlotScale scale = valueScale(low, high, 6);
        QVERIFY(std::isfinite(scale.low) && std::isfinite(scale.high) && scale.low < scale.high);
        QVERIFY(scale.low <= std::min(low, high) && scale.high >= std::max(low, high));
        QVERIFY2(scale.ticks.size() >= 2 && scale.ticks.size() <= 6, qPrintable(textsOf(scale).join(' ')));
        QCOMPARE(scale.ticks.size(), scale.texts.size());
        for (std::size_t i = 0; i < scale.ticks.size(); ++i) {
            QVERIFY(scale.ticks[i] >= scale.low && scale.ticks[i] <= scale.high);
            QVERIFY(i == 0 || scale.ticks[i] > scale.ticks[i - 1]);
            QVERIFY(i == 0 || scale.texts[i] != scale.texts[i - 1]);
        }
        if (!ticks.isEmpty()) {
            QCOMPARE(textsOf(scale), ticks);
        }
    }

    NAMED_TEST(turnScales, "I4.10 ticks of turns are whole turns, also for one turn and many") {
        QCOMPARE(textsOf(turnScale(0, 10, 11)), (QStringList{"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"}));
        QCOMPARE(textsOf(turnScale(0, 30, 11)), (QStringList{"0", "5", "10", "15", "20", "25", "30"}));
        QCOMPARE(textsOf(turnScale(7, 9, 11)), (QStringList{"7", "8", "9"}));
        QCOMPARE(textsOf(turnScale(3, 3, 11)), QStringList{"3"});
        QCOMPARE(turnScale(3, 3, 11).low, 2.5);
        for (const std::uint32_t last : {1U, 2U, 99U, 1000U, 999'999U, std::numeric_limits<std::uint32_t>::max()}) {
            for (const std::uint32_t first : {0U, 1U, last / 2, last}) {
                const PlotScale scale = turnScale(first, last, 8);
                QVERIFY(!scale.ticks.empty() && scale.ticks.size() <= 8);
                for (const double tick : scale.ticks) {
                    QVERIFY(tick == std::floor(tick) && tick >= first && tick <= last);
                }
            }
        }
    }

    NAMED_TEST(panels, "I4.10 lines with different units have panels of their own, unless they are together") {
        Lines lines;
        lines.add("A", "Industry", {1, 2, 3});
        lines.add("B", "Trade", {100, 200, 300});
        lines.add("C", "Industry", {4, 9, gap});
        const PlotChart chart = chartOf(lines.all());
        QCOMPARE(chart.panels.size(), std::size_t{2});
        QCOMPARE(chart.panels[0].series, (std::vector<std::size_t>{0, 2}));
        QCOMPARE(chart.panels[0].scale.high, 10.0);
        const PlotChart together = chartOf(lines.all(), {.isTogether = true});
        QCOMPARE(together.panels.size(), std::size_t{1});
        QVERIFY(together.panels[0].unit.empty());
        // The axis of values fits the visible turns.
        QCOMPARE(chartOf(lines.all(), {.turns = std::pair(0U, 0U)}).panels[0].scale.high, 4.0);
        QCOMPARE(chartOf(lines.all(), {.turns = std::pair(7U, 9U)}).last, 2U); // turns that do not exist
        QVERIFY(chartOf({}).panels.empty());
    }

    NAMED_TEST(thinsOut, "I4.10 a drawing of many turns keeps each peak, valley and gap") {
        std::vector<double> values(100'000, 1.0);
        values[40'001] = 50.0;
        values[60'002] = -50.0;
        values[80'003] = gap;
        const auto turns = drawnTurns(values, 0, 99'999, 400);
        QVERIFY(turns.size() <= 5 * 400);
        for (const std::uint32_t turn : {0U, 40'001U, 60'002U, 80'003U, 99'999U}) {
            QVERIFY(std::ranges::binary_search(turns, turn));
        }
        QCOMPARE(drawnTurns(values, 3, 5, 400), (std::vector<std::uint32_t>{3, 4, 5}));
        QVERIFY(drawnTurns({}, 0, 5, 400).empty());
        QVERIFY(isWellFormed([&] {
            Lines lines;
            lines.add("A", "Industry", values);
            return plotSvg(lines.all());
        }()));
    }

    NAMED_TEST(drawsSvg, "I4.10 the picture has axes with titles, a legend, and gaps where values are missing") {
        Lines lines;
        lines.add("Sol <III> & \"co\"", "Industry", {1, 2, gap, 4, 5, gap, 7});
        lines.add("Vega", "Industry", {3, gap, gap, gap, gap, gap, gap});
        lines.add(std::string(100, 'x') + "ä", "Trade", {30, 20, 10, 0, -10, -20, -30});
        const std::string svg = plotSvg(lines.all(), {.title = "Seven suns"});
        QVERIFY2(isWellFormed(svg), svg.c_str());
        for (const char* const words : {">Seven suns<", ">Industry<", ">Trade<", ">turn<",
                                        "Sol &lt;III&gt; &amp; &quot;co", ">Vega<", ">-40<", ">6<", "xxx…<"}) {
            QVERIFY2(svg.find(words) != std::string::npos, words);
        }
        // Two stretches of the first line and a dot at its end; a dot of the second; one stretch of the third.
        QCOMPARE(countOf(svg, "<circle"), std::size_t{2});
        const std::size_t begin = svg.find("stroke=\"#0072b2\" stroke-width=\"2\" stroke-linejoin");
        QVERIFY(begin != std::string::npos);
        const std::size_t path = svg.rfind("<path", begin);
        QCOMPARE(countOf(svg.substr(path, begin - path), "M"), std::size_t{2});
        QCOMPARE(svg.find("nan"), std::string::npos);
        QVERIFY(isWellFormed(plotSvg({})));
        Lines one;
        one.add("A", "Industry", {3});
        QCOMPARE(countOf(plotSvg(one.all()), "<circle"), std::size_t{1}); // one turn is a dot
    }

    NAMED_TEST(drawsBands, "I4.10 the picture shades the range of a group") {
        const auto band = read(groupOf("Population", PlotForm::band));
        const std::vector<const PlotSeries*> lines{&band->series().front()};
        const std::string svg = plotSvg(lines);
        QCOMPARE(countOf(svg, "fill-opacity"), std::size_t{1});
        QVERIFY(isWellFormed(svg));
    }

    NAMED_TEST(writesCsv, "I4.10 the table has a row for each turn, exact numbers and empty cells") {
        Lines lines;
        lines.add("A, \"B\"", "Industry", {0.1, gap, 1e300});
        lines.add("C", "Industry", {-0.0, 1.0 / 3.0});
        lines.lines.back().low = {1, 2};
        lines.lines.back().high = {3, 4};
        const std::string csv = plotCsv(lines.all());
        QCOMPARE(csv, std::string("turn,\"A, \"\"B\"\"\",C,C: smallest,C: largest\n0,0.1,0,1,3\n"
                                  "1,,0.3333333333333333,2,4\n2,1e+300,,,\n"));
        const CsvTable table = readCsv(csv);
        QVERIFY(table.faults.empty());
        QCOMPARE(table.rows.size(), std::size_t{4});
        QCOMPARE(table.rows[0].cells[1].text, std::string("A, \"B\""));
    }

    NAMED_TEST(isDeterministic, "I4.10 the same run gives the same bytes, in any locale") {
        const auto write = [] {
            const auto reader = read(groupOf("Population / 3", PlotForm::each));
            std::vector<const PlotSeries*> lines;
            for (const PlotSeries& line : reader->series()) {
                lines.push_back(&line);
            }
            return plotSvg(lines) + plotCsv(lines);
        };
        const std::string first = write();
        std::setlocale(LC_ALL, "de_DE.UTF-8");
        const std::string second = write();
        std::setlocale(LC_ALL, "C");
        QCOMPARE(second, first);
        QVERIFY(first.size() > 1000);
    }

    NAMED_TEST(distinguishesRuns,
               "I4.10 a line of an earlier run has the colour of its counterpart, and dots of its own") {
        for (std::size_t i = 0; i < PlotReader::mostLines; ++i) {
            QCOMPARE(earlierStyle(i).light, plotStyle(i).light);
            QVERIFY(earlierStyle(i).dashes != plotStyle(i).dashes);
        }
    }

    NAMED_TEST(distinguishes, "I4.10 forty lines differ in colour or dashes") {
        std::set<std::pair<std::string_view, std::string_view>> looks;
        for (std::size_t i = 0; i < PlotReader::mostLines; ++i) {
            looks.insert({plotStyle(i).light, plotStyle(i).dashes});
        }
        QCOMPARE(looks.size(), PlotReader::mostLines);
    }

private:
    std::vector<PlotRequest> m_wrong;
};

QTEST_GUILESS_MAIN(LabPlotTest)
#include "lab_plot_test.moc"
