// SPDX-License-Identifier: GPL-3.0-or-later
// The value of a number that makes a measure reach a target (I4.21).
#include "engine/lab/run_expression.h"
#include "engine/orrery.h"
#include "engine/rules/shipped_rows.h"
#include "engine/sweep/solving.h"
#include "tests/support/named_test.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>

using namespace orrery::engine;

namespace {

/// Content whose amount of MaxIndustry of World is an expression of KNOB, and a sweep that varies KNOB from 0 to 10.
Project projectOf(const std::string& amount, const std::string& knob, const std::string& vary,
                  const std::string& seeds = {}) {
    FolderContents contents;
    const auto add = [&](const std::string& path, std::string text) {
        contents.files.emplace(path, std::make_shared<const SourceText>(path, std::move(text)));
    };
    add("orrery.xml", R"(<project format="1" name="Mines" scenario="mines"/>)");
    add("rules.xml", R"(<orrery format="1">
<vocabulary><define id="KNOB" value=")" +
                         knob + R"("/></vocabulary>
<class id="BLD_MINE" type="building">
  <group id="dig"><scope><include><contains><self/></contains></include></scope>
    <effects><modify-max-meter meter="Industry" amount=")" +
                         amount + R"("/></effects></group>
  <group id="roll" priority="2"><activation><chance probability="0.5"/></activation>
    <scope><include><contains><self/></contains></include></scope>
    <effects><modify-max-meter meter="Research" amount="KNOB"/></effects></group>
  <group id="late" priority="4"><scope><include><contains><self/></contains></include></scope>
    <effects><multiply-max-meter meter="Industry" by="2"/></effects></group>
</class>
<class id="BLD_BOMB" type="building">
  <group id="burn"><activation><chance probability="0.3"/></activation>
    <scope><include><contains><self/></contains></include></scope>
    <effects><destroy-object/></effects></group>
</class>
<scenario id="mines">
  <system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
  <system name="Far" x="500" y="0"/>
  <planet name="Moon" system="Far"/>
  <place class="BLD_MINE" on="World" name="Pit"/>
  <place class="BLD_BOMB" on="Moon" name="Bomb"/>
</scenario>
<sweep id="s" turns="3" )" +
                         seeds + ">" + vary + R"(
  <measure id="research" object="World" value="MaxResearch"/>
  <measure id="industry" object="World" value="MaxIndustry" turn="2"/>
  <measure id="moon" object="Moon" value="MaxTrade"/>
</sweep>
</orrery>)");
    return openContents(std::move(contents), ORRERY_RESOURCE_DIR "/vocabulary");
}

constexpr auto varyKnob = R"(<vary constant="KNOB" from="0" to="10" values-count="11"/>)";

struct Asked {
    explicit Asked(Project of) : project(std::move(of)) {
        std::vector<Diagnostic> reported;
        sweep = readSweeps(project.parsed, *project.model, reported).at(0);
    }

    SolveAnswer solve(double target, std::optional<double> tolerance = 0.01, std::size_t measure = 1, unsigned jobs = 2,
                      const std::atomic<bool>* stop = nullptr) const {
        return orrery::engine::solve({.project = project.parsed,
                                      .diagnostics = project.diagnostics,
                                      .rows = shippedRows(),
                                      .model = *project.model,
                                      .sweep = sweep,
                                      .measure = measure,
                                      .turn = sweep.measures[measure].turns.back(),
                                      .target = target,
                                      .tolerance = tolerance,
                                      .jobs = jobs},
                                     stop);
    }

    Project project;
    CheckedSweep sweep;
};

/// Plays content with a knob by itself, and returns MaxIndustry of World at turn 2.
double industryWith(const std::string& amount, const std::string& knob) {
    const Project project = projectOf(amount, knob, varyKnob);
    const auto session = Session::start(project.program, *project.model->findScenario("mines"), std::nullopt, true, {});
    session->goTo(2);
    const View view = session->state().view();
    const std::vector<Row> world{*objectOfRun(*session, "World")};
    const RunExpression industry(*session, "MaxIndustry", numberFormat, view.typeOf(world.front()));
    return industry.values(view, world).front();
}

} // namespace

class SolvingTest : public QObject {
    Q_OBJECT

private slots:
    void planted_data() {
        QTest::addColumn<unsigned>("seed");
#ifdef __SANITIZE_ADDRESS__
        constexpr unsigned contents = 3;
#else
        constexpr unsigned contents = 20;
#endif
        for (unsigned seed = 0; seed < contents; ++seed) {
            QTest::addRow("I4.21 a planted value is found within the tolerance, content %u", seed) << seed;
        }
    }
    void planted() {
        QFETCH(unsigned, seed);
        std::mt19937 random(seed);
        const std::array amounts{"KNOB * 3 + 1", "KNOB * KNOB / 4", "20 - 1.5 * KNOB", "2 ^ (KNOB / 2)",
                                 "min(KNOB, 7) * 4 + KNOB"};
        const std::string amount = amounts[seed % amounts.size()];
        const std::string planted = std::to_string(1.0 + static_cast<double>(random() % 8'000) / 1'000.0);
        const double target = industryWith(amount, planted);
        const double tolerance = 1e-4;
        const Asked asked(projectOf(amount, "10", varyKnob));
        QVERIFY(asked.project.diagnostics.empty());
        const SolveAnswer answer = asked.solve(target, tolerance);
        QVERIFY(answer.end == SolveEnd::reached);
        QVERIFY(std::abs(answer.best.measure - target) <= tolerance);
        // The same by the content itself.
        const double played = industryWith(amount, QString::number(answer.best.number, 'g', 17).toStdString());
        QCOMPARE(played, answer.best.measure);
        QVERIFY(std::abs(answer.best.number - std::stod(planted)) < 1e-3); // all of them are monotone
        QVERIFY2(answer.tries.size() <= 60, QByteArray::number(qsizetype(answer.tries.size())));
    }

    NAMED_TEST(short_, "I4.21 solving prefers a number with few digits") {
        const Asked asked(projectOf("KNOB * 3.001", "10", varyKnob));
        const SolveAnswer answer = asked.solve(24.0, 0.1);
        QVERIFY(answer.end == SolveEnd::reached);
        QCOMPARE(answer.best.number, 4.0);
        const SolveAnswer finer = asked.solve(24.0, 0.004);
        QVERIFY(finer.end == SolveEnd::reached);
        QCOMPARE(finer.best.number, 3.999);
    }

    NAMED_TEST(nearest, "I4.21 of several solutions, the one near the number as written is taken") {
        // (KNOB - 5)² + 1, twice: 20 at 2 and 8
        for (const auto& [written, expected] : {std::pair("3", 2.0), std::pair("9.5", 8.0)}) {
            const Asked asked(projectOf("(KNOB - 5) * (KNOB - 5) + 1", written, varyKnob));
            const SolveAnswer answer = asked.solve(20.0);
            QVERIFY(answer.end == SolveEnd::reached);
            QCOMPARE(answer.best.number, expected);
            QVERIFY(answer.asWritten.has_value());
            QCOMPARE(answer.asWritten->number, std::stod(written));
        }
    }

    NAMED_TEST(asWritten, "I4.21 a number that reaches the target as written stays as it is") {
        const Asked asked(projectOf("KNOB * 3", "3.3333", varyKnob));
        const SolveAnswer answer = asked.solve(20.0, 0.1);
        QVERIFY(answer.end == SolveEnd::reached);
        QCOMPARE(answer.best.number, 3.3333);
    }

    NAMED_TEST(jump, "I4.21 a measure that jumps over the target is reported with both sides") {
        const Asked asked(projectOf("if(KNOB > 4.3, 9, 2)", "1", varyKnob));
        const SolveAnswer answer = asked.solve(10.0);
        QVERIFY(answer.end == SolveEnd::jumps);
        QCOMPARE(answer.best.measure, 4.0);
        QCOMPARE(answer.across.measure, 18.0);
        QVERIFY(answer.best.number <= 4.3 && answer.across.number > 4.3);
        QVERIFY(answer.across.number - answer.best.number < 1e-5);
        QVERIFY(answer.tries.size() < 150);
    }

    NAMED_TEST(whole, "I4.21 an attribute that takes whole numbers is tried with whole numbers only") {
        // The priority 0 of the first group lets the last one, with 4, double it.
        const Asked asked(
            projectOf("6", "1", R"(<vary at="BLD_MINE/dig" attribute="priority" from="0" to="10" values-count="3"/>)"));
        QVERIFY(asked.sweep.varied[0].isWhole);
        const SolveAnswer answer = asked.solve(9.0);
        QVERIFY(answer.end == SolveEnd::jumps);
        for (const SolveTry& one : answer.tries) {
            QCOMPARE(one.number, std::round(one.number));
            QVERIFY2(one.problem.empty(), one.problem.c_str());
        }
        QCOMPARE(std::abs(answer.best.number - answer.across.number), 1.0);
        QVERIFY(asked.solve(12.0).end == SolveEnd::reached);
    }

    NAMED_TEST(missed, "I4.21 a target out of reach gives the value that comes nearest") {
        const Asked asked(projectOf("KNOB * 3", "1", varyKnob));
        const SolveAnswer answer = asked.solve(100.0);
        QVERIFY(answer.end == SolveEnd::missed);
        QCOMPARE(answer.best.number, 10.0);
        QCOMPARE(answer.best.measure, 60.0);
        const Asked flat(projectOf("7", "3", varyKnob)); // equally near: the number as written
        QCOMPARE(flat.solve(100.0).best.number, 3.0);
    }

    NAMED_TEST(inRange, "I4.21 the answer lies in the range, also if the number as written does not") {
        const Asked asked(projectOf("KNOB * 3", "15", varyKnob));
        const SolveAnswer answer = asked.solve(90.0); // 15 would give it
        QVERIFY(answer.end == SolveEnd::missed);
        QCOMPARE(answer.best.number, 10.0);
        QCOMPARE(answer.asWritten->measure, 90.0);
        QVERIFY(asked.solve(70.0).end == SolveEnd::missed); // between 10 and 15
        const Asked whole(projectOf(
            "6", "1", R"(<vary at="BLD_MINE/dig" attribute="priority" from="2.4" to="7.6" values-count="3"/>)"));
        for (const SolveTry& one : whole.solve(50.0).tries) {
            QVERIFY(one.number == 0.0 || (one.number >= 3.0 && one.number <= 7.0));
        }
    }

    NAMED_TEST(zero, "I4.21 the target 0 has a usual tolerance, too") {
        const Asked asked(projectOf("(KNOB - 3.33333) * 1.7", "10", varyKnob));
        const SolveAnswer answer = asked.solve(0.0, std::nullopt);
        QVERIFY(answer.end == SolveEnd::reached);
        QVERIFY(answer.tolerance > 0.0);
        QVERIFY(answer.best.measure <= answer.tolerance);
    }

    NAMED_TEST(noValue, "I4.21 a measure without a value says why") {
        // A number outside of its bounds is an error of the content.
        const Asked broken(
            projectOf("1", "1", R"(<vary at="BLD_MINE" attribute="duration" from="-5" to="-2" values-count="3"/>)"));
        const SolveAnswer none = broken.solve(100.0);
        QVERIFY(none.end == SolveEnd::noValue);
        QVERIFY2(!none.best.problem.empty(), "says why");
    }

    NAMED_TEST(seeds, "I4.21 the mean over the seeds counts") {
        const Asked asked(projectOf("1", "1", varyKnob, "seeds=\"1..20\""));
        const SolveAnswer answer = asked.solve(2.0, 0.001, 0);
        QVERIFY(answer.end == SolveEnd::reached);
        QVERIFY(answer.best.number > 2.0); // the group fires in some of the runs only
        QVERIFY(answer.best.number < 10.0);
        QVERIFY(asked.solve(0.0, 0.0, 2).end == SolveEnd::noValue); // in some runs, Moon is destroyed
    }

    NAMED_TEST(threads, "I4.21 the answer is the same for any number of threads") {
        const Asked asked(projectOf("KNOB ^ 1.5", "1", varyKnob));
        const SolveAnswer one = asked.solve(33.3, 1e-6, 1, 1);
        const SolveAnswer four = asked.solve(33.3, 1e-6, 1, 4);
        QCOMPARE(one.tries.size(), four.tries.size());
        for (std::size_t i = 0; i < one.tries.size(); ++i) {
            QCOMPARE(one.tries[i].number, four.tries[i].number);
            QCOMPARE(one.tries[i].measure, four.tries[i].measure);
        }
        QCOMPARE(one.best.number, four.best.number);
    }

    NAMED_TEST(stop, "I4.21 solving can be stopped") {
        const Asked asked(projectOf("KNOB", "1", varyKnob));
        const std::atomic<bool> stop{true};
        QVERIFY(asked.solve(3.0, 0.1, 1, 2, &stop).end == SolveEnd::stopped);
    }
};

QTEST_GUILESS_MAIN(SolvingTest)
#include "solving_test.moc"
