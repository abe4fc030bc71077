// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of the content, ranked by what they do to a number of a run (I4.21).
#include "engine/lab/ranking.h"
#include "engine/orrery.h"
#include "engine/rules/shipped_rows.h"
#include "tests/support/named_test.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>

using namespace orrery::engine;

namespace {

Project projectOf(const std::string& rules, const std::string& statements) {
    FolderContents contents;
    const auto add = [&](const std::string& path, std::string text) {
        contents.files.emplace(path, std::make_shared<const SourceText>(path, std::move(text)));
    };
    add("orrery.xml", R"(<project format="1" name="Mines" scenario="mines"/>)");
    add("rules.xml", "<orrery format=\"1\">\n" + rules + R"(
<scenario id="mines">
  <system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
  <planet name="Moon" system="Sun"/>)" +
                         statements + "</scenario>\n</orrery>");
    return openContents(std::move(contents), ORRERY_RESOURCE_DIR "/vocabulary");
}

std::string group(const std::string& id, const std::string& effect, const std::string& priority = "0") {
    return "<group id=\"" + id + "\" priority=\"" + priority +
           "\"><scope><include><contains><self/></contains></include></scope><effects>" + effect + "</effects></group>";
}

std::string adding(const std::string& meter, const std::string& amount) {
    return "<modify-max-meter meter=\"" + meter + "\" amount=\"" + amount + "\"/>";
}

RankedMeasure industryOf(const char* object) {
    return {.scenario = "mines", .turns = 8, .object = object, .expression = "Industry"};
}

/// The results of the first knobs of a ranking, strongest first.
std::vector<std::pair<double, std::size_t>> tried(const Ranking& ranking, std::size_t count) {
    std::vector<std::pair<double, std::size_t>> results;
    for (std::size_t i = 0; i < count; ++i) {
        const double change = std::abs(ranking.tryKnob(i).value - ranking.base());
        results.emplace_back(std::isnan(change) ? 0.0 : change, i);
    }
    std::ranges::stable_sort(results, std::ranges::greater(), &std::pair<double, std::size_t>::first);
    return results;
}

/// Random content with many groups, of which one matters most.
struct Planted {
    Project project;
    std::string strongest; ///< CLASS/group
};

Planted plantedBy(unsigned seed) {
    std::mt19937 random(seed);
    const std::array meters{"Industry", "Research", "Mining", "Trade", "Health", "Happiness", "Defense"};
    const auto below = [&](unsigned count) { return static_cast<unsigned>(random() % count); };
    constexpr unsigned count = 40;
    const unsigned planted = below(count);
    std::string rules;
    std::string statements;
    for (unsigned i = 0; i < count; ++i) {
        const std::string id = "BLD_" + std::to_string(i);
        std::string effect = adding(meters[below(static_cast<unsigned>(meters.size()))], std::to_string(1 + below(4)));
        std::string priority = "0";
        std::string place = below(2) == 0 ? "World" : "Moon";
        if (i == planted) {
            place = "World";
            if (seed % 2 == 0) {
                effect = adding("Industry", "60");
            } else {
                effect = "<multiply-max-meter meter=\"Industry\" by=\"9\"/>";
                priority = "20";
            }
        }
        rules += "<class id=\"" + id + "\" type=\"building\">" + group("g", effect, priority) + "</class>\n";
        statements += "<place class=\"" + id + "\" on=\"" + place + "\"/>";
    }
    // Something to multiply.
    rules += "<class id=\"BLD_BASE\" type=\"building\">" + group("g", adding("Industry", "2")) + "</class>\n";
    statements += "<place class=\"BLD_BASE\" on=\"World\"/>";
    return {projectOf(rules, statements), "BLD_" + std::to_string(planted) + "/g"};
}

} // namespace

class RankingTest : public QObject {
    Q_OBJECT

private slots:
    void planted_data() {
        QTest::addColumn<unsigned>("seed");
#ifdef __SANITIZE_ADDRESS__
        constexpr unsigned contents = 2; // each takes seconds there
#else
        constexpr unsigned contents = 20;
#endif
        for (unsigned seed = 0; seed < contents; ++seed) {
            QTest::addRow("I4.21 the strongest part is found within a tenth of the runs, content %u", seed) << seed;
        }
    }
    void planted() {
        QFETCH(unsigned, seed);
        const Planted planted = plantedBy(seed);
        QVERIFY(planted.project.diagnostics.empty());
        const Ranking ranking(planted.project.parsed, shippedRows(), industryOf("World"), {});
        QVERIFY2(ranking.problem().empty(), ranking.problem().english().c_str());
        const std::size_t all = ranking.knobs().size();
        QVERIFY(all >= 80); // a group and a number each
        const auto nameOf = [&](const auto& result) {
            const Knob& knob = ranking.knobs()[result.second];
            return std::string(knobKindName(knob.kind)) + " " + knob.name;
        };
        const auto early = tried(ranking, all / 10);
        const bool isFound = std::any_of(early.begin(), early.begin() + 3, [&](const auto& result) {
            return nameOf(result) == "group " + planted.strongest;
        });
        QVERIFY2(isFound, (planted.strongest + ", not " + nameOf(early[0])).c_str());
        QCOMPARE(nameOf(tried(ranking, all)[0]), "group " + planted.strongest);
    }

    NAMED_TEST(indirect, "I4.21 a part that acts through another value is tried before those that lead nowhere") {
        std::string rules = "<class id=\"BLD_FARM\" type=\"building\">" + group("feed", adding("Population", "20")) +
                            "</class><class id=\"BLD_MILL\" type=\"building\">" +
                            group("work", adding("Industry", "Target.Population"), "10") + "</class>";
        std::string statements = R"(<place class="BLD_FARM" on="World"/><place class="BLD_MILL" on="World"/>
            <set object="World" meter="Population" value="5"/>)";
        for (int i = 0; i < 30; ++i) {
            const std::string id = "BLD_" + std::to_string(i);
            rules += "<class id=\"" + id + "\" type=\"building\">" + group("g", adding("Trade", "50")) + "</class>";
            statements += "<place class=\"" + id + "\" on=\"World\"/>";
        }
        const Project project = projectOf(rules, statements);
        const Ranking ranking(project.parsed, shippedRows(), industryOf("World"), {});
        QVERIFY2(ranking.problem().empty(), ranking.problem().english().c_str());
        QCOMPARE(ranking.knobs()[0].name, "BLD_MILL/work");
        QCOMPARE(ranking.knobs()[1].name, "BLD_FARM/feed");
        QVERIFY(std::abs(ranking.tryKnob(1).value - ranking.base()) > 1.0);
    }

    NAMED_TEST(kinds, "I4.21 classes, groups, numbers and constants are ranked, and a broken one says why") {
        const Project project = projectOf(
            R"(<vocabulary><define id="YIELD" value="4"/></vocabulary><class id="BLD_MINE" type="building">)" +
                group("dig", adding("Industry", "YIELD")) + group("haul", adding("Industry", "2")) + "</class>",
            R"(<place class="BLD_MINE" on="World"/>)");
        QVERIFY(project.diagnostics.empty());
        const Ranking ranking(project.parsed, shippedRows(), industryOf("World"), {});
        QCOMPARE(ranking.base(), 6.0);
        std::map<std::string, double> values;
        for (std::size_t i = 0; i < ranking.knobs().size(); ++i) {
            const Knob& knob = ranking.knobs()[i];
            values[std::string(knobKindName(knob.kind)) + " " + knob.name] = ranking.tryKnob(i).value;
        }
        QCOMPARE(values.size(), std::size_t{5});
        QCOMPARE(values["class BLD_MINE"], 0.0);
        QCOMPARE(values["group BLD_MINE/dig"], 2.0);
        QCOMPARE(values["group BLD_MINE/haul"], 4.0);
        QCOMPARE(values["number BLD_MINE/haul"], 6.2);
        QCOMPARE(values["constant YIELD"], 6.4);
        const auto problemOf = [&](const char* object, const char* expression, const char* scenario) {
            const RankedMeasure measure{.scenario = scenario, .turns = 3, .object = object, .expression = expression};
            return Ranking(project.parsed, shippedRows(), measure, {}).problem().english();
        };
        QCOMPARE(problemOf("Wurld", "Industry", "mines"), "there is no object 'Wurld'");
        QCOMPARE(problemOf("World", "Industry", "moons"), "there is no scenario 'moons'");
        QVERIFY(!problemOf("World", "Indusry", "mines").empty());
        QVERIFY(!problemOf("World", "name", "mines").empty());
        const std::string ofObject = "the value belongs to an object: choose one, such as an empire";
        QCOMPARE(problemOf("", "sum(owned planets, Industry)", "mines"), ofObject);
        QCOMPARE(problemOf("", "Industry", "mines"), ofObject);
        QCOMPARE(problemOf("", "sum(planets, Industry)", "mines"), "");
    }

    NAMED_TEST(stopped, "I4.21 a ranking can be stopped") {
        const Project project = projectOf("", "");
        const std::atomic<bool> stop = true;
        const Ranking ranking(project.parsed, shippedRows(), industryOf("World"), {}, &stop);
        QVERIFY(ranking.isStopped());
    }
};

QTEST_GUILESS_MAIN(RankingTest)
#include "ranking_test.moc"
