// SPDX-License-Identifier: GPL-3.0-or-later
// Values of an expression for each object on the map, and the colours that show them (I4.24).
#include "engine/check/scenario/statements.h"
#include "engine/lab/colour_scale.h"
#include "engine/lab/cursor.h"
#include "engine/lab/object_values.h"
#include "tests/support/demo_run.h"
#include "tests/support/named_test.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>

using namespace orrery::engine;

namespace {

constexpr std::uint32_t turn = 8;

std::unique_ptr<Session> otherRun() {
    auto run = newDemoRun(turn);
    std::vector<Diagnostic> findings;
    CheckedStatement statement =
        parseStatements("<set object='Algedi I' meter='Industry' value='0.5'/>", *demoModel(), findings).at(0);
    statement.turn = turn;
    run->apply(statement);
    return run;
}

Row objectNamed(const Session& run, std::string_view name) {
    return objectOfRun(run, name).value();
}

double at(const Session& run, std::string_view column, Row row) {
    const View view = run.state().view();
    return view.at(view.layout->find(column).value(), row);
}

/// The lightness of a colour, from 0 (black) to 100 (white), as CIE 1976 defines it.
double lightness(std::uint32_t colour) {
    double luminance = 0.0;
    const std::array weights{0.2126, 0.7152, 0.0722};
    for (std::size_t i = 0; i < 3; ++i) {
        const double part = static_cast<double>(colour >> (16 - 8 * i) & 0xffU) / 255.0;
        luminance += weights[i] * (part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4));
    }
    return luminance > 0.008856 ? 116.0 * std::cbrt(luminance) - 16.0 : 903.3 * luminance;
}

/// A colour as a person without the receptors for long or middle waves sees it (Viénot, Brettel and Mollon, 1999), in
/// linear parts. Only the lightness and the contrast of blue and yellow are left.
std::array<double, 2> asColourBlind(std::uint32_t colour) {
    std::array<double, 3> part;
    for (std::size_t i = 0; i < 3; ++i) {
        const double coded = static_cast<double>(colour >> (16 - 8 * i) & 0xffU) / 255.0;
        part[i] = coded <= 0.04045 ? coded / 12.92 : std::pow((coded + 0.055) / 1.055, 2.4);
    }
    return {0.11238 * part[0] + 0.88762 * part[1], 0.00401 * part[0] - 0.00401 * part[1] + part[2]};
}

} // namespace

class LabValuesTest : public QObject {
    Q_OBJECT

private slots:
    NAMED_TEST(readsEachObject, "I4.24 each object has the value of the expression at the shown turn") {
        const auto run = newDemoRun(turn);
        const ObjectValues found = objectValues(*run, {.expression = "Industry", .group = "planet"});
        QVERIFY2(found.problem.empty(), found.problem.english().c_str());
        QCOMPARE(found.label.english(), std::string("Industry"));
        QVERIFY(found.kind == ObjectValueKind::number);
        QCOMPARE(found.values.size(), run->state().view().rowCount);
        std::size_t planets = 0;
        double high = 0.0;
        for (const Row row : objectsIn(run->state().view(), run->program().model->vocabulary.findType("planet"), {})) {
            QCOMPARE(found.values[row], at(*run, "Industry", row));
            high = std::max(high, found.values[row]);
            ++planets;
        }
        QCOMPARE(found.count, planets);
        QVERIFY(high > 0.0);
        QCOMPARE(found.high, high); // a mean is never above the largest value
        // An empire is not on the map, a ship without this meter has no value.
        const Row empire = objectNamed(*run, "Aurora");
        QVERIFY(std::isnan(found.values[empire]));
        QVERIFY(std::isnan(objectValues(*run, {.expression = "turn"}).values[empire]));
    }

    NAMED_TEST(gathersIntoSystems, "I4.24 a system shows its own value, otherwise the one wished for of its objects") {
        const auto run = newDemoRun(turn);
        const Row planet = objectNamed(*run, "Algedi I");
        const auto system = static_cast<Row>(run->state().view().builtin(Builtin::system, planet));
        std::vector<double> inside;
        for (const Row row : objectsIn(run->state().view(), run->program().model->vocabulary.findType("planet"), {})) {
            if (run->state().view().builtin(Builtin::system, row) == system) {
                inside.push_back(at(*run, "Industry", row));
            }
        }
        QVERIFY(inside.size() > 1);
        const auto ofSystem = [&](ValueGather gather) {
            return objectValues(*run, {.expression = "Industry", .group = "planet", .gather = gather}).values[system];
        };
        double sum = 0.0;
        for (const double value : inside) {
            sum += value;
        }
        QCOMPARE(ofSystem(ValueGather::sum), sum);
        QCOMPARE(ofSystem(ValueGather::mean), sum / static_cast<double>(inside.size()));
        QCOMPARE(ofSystem(ValueGather::smallest), *std::ranges::min_element(inside));
        QCOMPARE(ofSystem(ValueGather::largest), *std::ranges::max_element(inside));
        const ObjectValues own = objectValues(*run, {.expression = "count(planets) + 0 * turn", .group = "system"});
        QVERIFY2(own.problem.empty(), own.problem.english().c_str());
        QVERIFY(own.values[system] > 0.0);
        QVERIFY(!own.isGathered[system]);
        const ObjectValues ofPlanets = objectValues(*run, {.expression = "Industry", .group = "planet"});
        QVERIFY(ofPlanets.isGathered[system] && !ofPlanets.isGathered[planet]);
        QCOMPARE(gathered(std::array{2.0, 1.0, 2.0}, ValueGather::sum, ObjectValueKind::name), 2.0);
        QVERIFY(std::isnan(gathered({}, ValueGather::sum, ObjectValueKind::number)));
    }

    NAMED_TEST(readsAtTheCursor, "I4.24 values are those at the cursor within a turn") {
        const auto run = newDemoRun(turn);
        const auto atEnd = objectValues(*run, {.expression = "Industry", .group = "planet"}).values;
        QVERIFY(goToPlace(*run, {turn, 0}));
        const auto atBegin = objectValues(*run, {.expression = "Industry", .group = "planet"}).values;
        QVERIFY(!std::ranges::equal(atEnd, atBegin, [](double a, double b) { return a == b || a != a; }));
        const Row planet = objectNamed(*run, "Algedi I");
        QCOMPARE(atBegin[planet], at(*run, "Industry", planet));
    }

    NAMED_TEST(namesValues, "I4.24 truths and names are values, too; a name has an index, the most frequent first") {
        const auto run = newDemoRun(turn);
        const Row planet = objectNamed(*run, "Algedi I");
        const ObjectValues truth = objectValues(*run, {.expression = "Industry > 0", .group = "planet"});
        QVERIFY(truth.kind == ObjectValueKind::truth);
        QCOMPARE(truth.values[planet], 1.0);
        const ObjectValues names = objectValues(*run, {.expression = "environment", .group = "planet"});
        QVERIFY2(names.problem.empty(), names.problem.english().c_str());
        QVERIFY(names.kind == ObjectValueKind::name && names.names.size() > 1);
        std::map<std::string, std::size_t> counts;
        for (const Row row : objectsIn(run->state().view(), run->program().model->vocabulary.findType("planet"), {})) {
            ++counts[names.names[static_cast<std::size_t>(names.values[row])].english()];
        }
        QVERIFY(counts[names.names[0].english()] >= counts[names.names[1].english()]);
    }

    NAMED_TEST(findsDifferences, "I4.24 a difference is the present value less that of the other run") {
        const auto run = newDemoRun(turn);
        const auto other = otherRun();
        const Row planet = objectNamed(*run, "Algedi I");
        const double now = at(*run, "Industry", planet);
        const double then = at(*other, "Industry", objectNamed(*other, "Algedi I"));
        QVERIFY(now != then);
        const ObjectValuesRequest wish{.expression = "Industry", .group = "planet", .isDifference = true};
        const ObjectValues found = objectValues(*run, wish, other.get());
        QVERIFY2(found.problem.empty(), found.problem.english().c_str());
        QVERIFY(found.kind == ObjectValueKind::difference);
        QCOMPARE(found.values[planet], now - then);
        QVERIFY(std::ranges::count(found.values, 0.0) > 5);
        // Names and truths say how they differ.
        const ObjectValues truth =
            objectValues(*run, {.expression = "Industry > 1", .group = "planet", .isDifference = true}, other.get());
        QVERIFY(truth.kind == ObjectValueKind::name);
        QCOMPARE(truth.names[static_cast<std::size_t>(truth.values[planet])].english(),
                 std::string("true only in this run"));
        // Inside a turn, both sides are those of its end.
        QVERIFY(goToPlace(*run, {turn, 0}));
        QCOMPARE(objectValues(*run, wish, other.get()).values[planet], now - then);
    }

    NAMED_TEST(saysWhatIsWrong, "I4.24 what cannot be shown is said in words") {
        const auto run = newDemoRun(turn);
        const auto problem = [&](ObjectValuesRequest request, const Session* other = nullptr) {
            const ObjectValues found = objectValues(*run, request, other);
            return found.values.empty() ? found.problem.english() : std::string();
        };
        QVERIFY2(problem({.expression = "Industri"}).find("'Industri'") != std::string::npos,
                 problem({.expression = "Industri"}).c_str());
        QCOMPARE(problem({.expression = "Industry", .group = "nobody"}),
                 std::string("there is no type or class 'nobody'"));
        QCOMPARE(problem({.expression = "Industry", .isDifference = true}),
                 std::string("there is no other run to compare with"));
        const auto early = newDemoRun(1);
        QCOMPARE(problem({.expression = "Industry", .isDifference = true}, early.get()),
                 std::string("the other run ends before this turn"));
        QVERIFY(!problem({.expression = "2d6"}).empty());
        QVERIFY(!problem({.expression = ""}).empty());
    }

    NAMED_TEST(ordersColours, "I4.24 the lightness of a scale changes evenly, also for colour-blind people") {
        for (const bool isDark : {false, true}) {
            double before = 0.0;
            for (int i = 0; i <= 20; ++i) {
                const double now = lightness(scaleColour(ColourOrder::rising, i / 20.0, isDark));
                const double step = (now - before) * (isDark ? 1.0 : -1.0); // more contrast for larger values
                QVERIFY2(i == 0 || (step > 1.5 && step < 6.0), qPrintable(QString::number(step)));
                before = now;
            }
            const double background = isDark ? 15.0 : 100.0;
            const auto away = [&](double share) {
                return std::abs(lightness(scaleColour(ColourOrder::twoSided, share, isDark)) - background);
            };
            for (int i = 0; i < 10; ++i) { // zero is nearest to the background, and both ends stand out
                QVERIFY(away(0.5 + 0.05 * (i + 1)) > away(0.5 + 0.05 * i) + 1.0);
                QVERIFY(away(0.5 - 0.05 * (i + 1)) > away(0.5 - 0.05 * i) + 1.0);
                QVERIFY(std::abs(away(0.5 - 0.05 * i) - away(0.5 + 0.05 * i)) < 7.0);
            }
            // Less and more differ in blue, which nearly everybody sees.
            const auto less = asColourBlind(scaleColour(ColourOrder::twoSided, 0.0, isDark));
            const auto more = asColourBlind(scaleColour(ColourOrder::twoSided, 1.0, isDark));
            QVERIFY2(less[1] > 1.3 * less[0] && more[0] > 1.3 * more[1], "blue and orange");
        }
    }

    NAMED_TEST(scalesEndAtTicks, "I4.24 a scale ends at ticks; that of differences has zero in its middle") {
        const ColourScale scale = colourScale(ColourOrder::rising, 0.3, 18.7, 5);
        QCOMPARE(scale.axis.texts, (std::vector<std::string>{"0", "5", "10", "15", "20"}));
        QCOMPARE(scale.shareOf(5.0), 0.25);
        QCOMPARE(scale.shareOf(-3.0), 0.0);
        QCOMPARE(scale.shareOf(std::numeric_limits<double>::infinity()), 1.0);
        const ColourScale change = colourScale(ColourOrder::twoSided, -1.0, 7.5, 5);
        QCOMPARE(change.axis.low, -change.axis.high);
        QVERIFY(change.axis.high >= 7.5);
        QCOMPARE(change.shareOf(0.0), 0.5);
        QCOMPARE(colourScale(ColourOrder::twoSided, 0.0, 0.0, 5).shareOf(0.0), 0.5);
        constexpr double largest = std::numeric_limits<double>::max();
        const double middle = colourScale(ColourOrder::twoSided, -largest, largest, 5).shareOf(0.0);
        QVERIFY2(middle > 0.4 && middle < 0.6, qPrintable(QString::number(middle)));
    }
};

QTEST_GUILESS_MAIN(LabValuesTest)
#include "lab_values_test.moc"
