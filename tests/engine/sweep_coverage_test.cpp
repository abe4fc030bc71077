// SPDX-License-Identifier: GPL-3.0-or-later
// The coverage of the content by all runs of a sweep.
#include "engine/sweep/sweep_coverage.h"
#include "engine/turn/session.h"
#include "tests/engine/sweep_fixture.h"
#include "tests/support/named_test.h"

#include <QTest>

#include <algorithm>

using namespace orrery::tests;

namespace {

std::shared_ptr<const CoverageItems> itemsOf(const Planned& sweep) {
    return std::make_shared<const CoverageItems>(sweep.project.model);
}

std::optional<SweepCoverage> cover(const Planned& sweep, unsigned jobs, const std::atomic<bool>* stop = nullptr,
                                   const std::function<void(const SweepCoverage&)>& progress = {}) {
    return coverSweep({.project = sweep.project.parsed,
                       .diagnostics = sweep.project.diagnostics,
                       .rows = shippedRows(),
                       .plan = sweep.plan,
                       .limits = sweep.limits,
                       .jobs = jobs},
                      itemsOf(sweep), stop, progress);
}

const CoverageCounts& countsOf(const Coverage& coverage, const std::string& id) {
    std::size_t item = 0;
    while (item + 1 < coverage.items().size() && coverage.items().id(item) != id) {
        ++item;
    }
    return coverage[item];
}

} // namespace

class SweepCoverageTest : public QObject {
    Q_OBJECT

private slots:
    NAMED_TEST(sum, "I4.13 the coverage of a sweep is that of its runs together, for any number of threads") {
        // The content as it is, so each run can be played without the sweep.
        const Planned sweep(
            sweepText(seedsText(6), std::string(R"(<vary constant="BONUS" values="2"/>)") + measureMining));
        const Project& project = sweep.project;
        Coverage expected(itemsOf(sweep));
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            const auto session = Session::start(project.program, *project.model->findScenario("mines"), seed);
            session->goTo(4);
            for (std::uint32_t turn = 0; turn <= 4; ++turn) {
                QVERIFY(expected.add(*session, turn));
            }
        }
        for (const unsigned jobs : {1u, 4u}) {
            const auto covered = cover(sweep, jobs);
            QVERIFY(covered);
            QCOMPARE(covered->done, std::size_t{6});
            QCOMPARE(covered->coverage.runs(), 6u);
            QCOMPARE(covered->coverage.turns(), 24u);
            QVERIFY(covered->coverage == expected);
        }
        QVERIFY(countsOf(expected, "group:BLD_DICE/roll").turns > 0);
    }

    NAMED_TEST(variants, "I4.13 a variant of a sweep reaches what the content as written does not") {
        const std::string vary = R"(<vary constant="SHARE" values="0 0.5"/>)";
        const Planned none(sweepText("", R"(<vary constant="SHARE" values="0"/>)" + std::string(measureMining)));
        const Planned both(sweepText("", vary + measureMining));
        const auto effect = [](const Planned& sweep) {
            const auto covered = cover(sweep, 2);
            return covered ? countsOf(covered->coverage, "effect:BLD_MINE/dig/2") : CoverageCounts();
        };
        QCOMPARE(effect(none).state, CoverageState::matched); // adds 0
        QCOMPARE(effect(none).changed, std::uint64_t{0});
        QCOMPARE(effect(both).state, CoverageState::effective);
    }

    NAMED_TEST(broken, "I4.13 a variant with an error has no coverage, and the others have") {
        const Planned sweep(
            sweepText(seedsText(3), R"(<vary at="BLD_MINE/dig" attribute="priority" values="1 1.5 2 2.5"/>)" +
                                        std::string(measureMining)));
        std::size_t last = 0;
        const auto covered = cover(sweep, 2, nullptr, [&](const SweepCoverage& now) { last = now.done; });
        QVERIFY(covered);
        QCOMPARE(covered->done, std::size_t{12});
        QCOMPARE(last, std::size_t{12});
        QCOMPARE(covered->coverage.runs(), 6u);
        QCOMPARE(covered->errors.size(), std::size_t{2});
        QCOMPARE(covered->errors[0].variant, std::size_t{1});
        QCOMPARE(covered->errors[1].variant, std::size_t{3});
        QCOMPARE(covered->errors[0].runs, std::size_t{3});
    }

    NAMED_TEST(stops, "I4.13 a sweep that is stopped has no coverage") {
        const Planned sweep(sweepText(seedsText(50), std::string(varyBonus) + measureMining));
        std::atomic<bool> stop{false};
        std::size_t last = 0;
        const auto covered = cover(sweep, 2, &stop, [&](const SweepCoverage& now) {
            last = now.done;
            stop = now.done >= 3;
        });
        QVERIFY(!covered);
        QVERIFY2(last >= 3 && last < 10, qPrintable(QString::number(last)));
    }
};

QTEST_GUILESS_MAIN(SweepCoverageTest)
#include "sweep_coverage_test.moc"
