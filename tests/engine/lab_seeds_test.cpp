// SPDX-License-Identifier: GPL-3.0-or-later
// Comparing two contents on many seeds (I4.20).
#include "engine/check/check.h"
#include "engine/lab/compare.h"
#include "engine/lab/many_seeds.h"
#include "engine/orrery.h"
#include "tests/support/named_test.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <tuple>

using namespace orrery::engine;

namespace {

Project opened(FolderContents contents) {
    return openContents(std::move(contents), ORRERY_RESOURCE_DIR "/vocabulary");
}

/// Returns the demo with a text replaced in one of its files.
Project demoWith(const std::string& file, const std::string& before, const std::string& after) {
    FolderContents contents = readFolder(ORRERY_RESOURCE_DIR "/demo");
    std::string text(contents.files.at(file)->bytes());
    const std::size_t at = before.empty() ? std::string::npos : text.find(before);
    if (at != std::string::npos) {
        text.replace(at, before.size(), after);
    } else if (!before.empty()) {
        qFatal("the demo has no '%s'", before.c_str());
    }
    contents.files[file] = std::make_shared<const SourceText>(file, std::move(text));
    return opened(std::move(contents));
}

Project small(const std::string& groups) {
    FolderContents contents{.name = "small", .files = {}, .diagnostics = {}};
    contents.files["orrery.xml"] = std::make_shared<const SourceText>(
        "orrery.xml", R"(<project format="1" name="T" rules="extended" scenario="s"/>)");
    contents.files["a.xml"] = std::make_shared<const SourceText>(
        "a.xml", R"(<orrery format="1"><class id="BLD_MINE" type="building">)" + groups + R"(</class>
  <scenario id="s">
    <empire id="A"/>
    <system name="Sun" x="0" y="0"/>
    <planet name="Rock" system="Sun" owner="A"/>
    <planet name="Stone" system="Sun" owner="A"/>
    <place class="BLD_MINE" on="Rock" name="Mine" owner="A"/>
  </scenario>
</orrery>)");
    return opened(std::move(contents));
}

/// Returns a group of small() that raises a max meter of the planet of the mine.
std::string group(const std::string& id, const std::string& meter, const std::string& amount,
                  const std::string& activation = {}) {
    return "<group id=\"" + id + "\">" + (activation.empty() ? "" : "<activation>" + activation + "</activation>") +
           "<scope><include><contains><self/></contains></include></scope><effects><modify-max-meter meter=\"" + meter +
           "\" amount=\"" + amount + "\"/></effects></group>";
}

SeedsRequest requestOf(const Project& left, const Project& right, const std::string& scenario, std::uint32_t turn,
                       std::uint64_t seeds, unsigned jobs) {
    SeedsRequest request;
    const std::array projects{&left, &right};
    for (std::size_t i = 0; i < projects.size(); ++i) {
        request.sides[i] = {projects[i]->program, *findScenario(*projects[i], scenario), {}};
    }
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        request.seeds.push_back(seed);
    }
    request.turn = turn;
    request.jobs = jobs;
    return request;
}

/// Returns a row as a line, with all digits of its figures.
std::string lineOf(const SeedsRow& row) {
    std::array<char, 512> text{};
    std::snprintf(text.data(), text.size(), "%s.%s %s of %u: differs %u, up %u, down %u, %.12g (%.12g to %.12g) %s>%s",
                  row.object.c_str(), row.value.c_str(), row.isNumber ? "number" : "other", row.seeds, row.differs,
                  row.up, row.down, row.mean, row.low, row.high, row.left.c_str(), row.right.c_str());
    return text.data();
}

std::multiset<std::string> linesOf(const std::vector<SeedsRow>& rows) {
    std::multiset<std::string> lines;
    for (const SeedsRow& row : rows) {
        lines.insert(lineOf(row));
    }
    return lines;
}

/// Returns everything about a comparison, in its order.
std::string described(const SeedsComparison& comparison) {
    std::string all = std::to_string(comparison.objectsInAll) + " " + std::to_string(comparison.objectsInSome) + " " +
                      std::to_string(comparison.seedsThatDiffer) + "\n";
    for (const auto* const rows : {&comparison.totals, &comparison.rows}) {
        for (const SeedsRow& row : *rows) {
            all += lineOf(row) + (row.isChance ? " chance" : "") + (row.hasOneName ? "" : " names") + "\n";
        }
    }
    for (const SeedsProblem& one : comparison.problems) {
        all += std::to_string(one.side) + one.problem.sentence().english() + std::to_string(one.seed) + " " +
               std::to_string(one.seeds) + "\n";
    }
    return all;
}

/// The same by a plain loop of single comparisons, written without the code under test.
struct Plain {
    struct Value {
        std::string name;
        std::vector<double> changes; ///< of all seeds with which both sides have the object
        std::map<std::pair<std::string, std::string>, std::uint32_t> ways;
        std::uint32_t differs = 0;
    };
    std::multiset<std::string> rows;
    std::map<std::string, std::vector<double>> totals; ///< "planet.Industry": right − left by seed, where not 0
    std::size_t inAll = 0;
    std::size_t inSome = 0;

    Plain(const Project& left, const Project& right, const std::string& scenario, std::uint32_t turn,
          std::uint64_t seeds);
};

Plain::Plain(const Project& left, const Project& right, const std::string& scenario, std::uint32_t turn,
             std::uint64_t seeds) {
    std::map<std::uint64_t, std::uint32_t> known; // by birth key: number of seeds
    std::map<std::uint64_t, std::uint32_t> both;
    std::map<std::uint64_t, std::string> names;
    std::map<std::pair<std::uint64_t, std::string>, Value> values;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        const std::array sessions{startSession(left, *findScenario(left, scenario), seed),
                                  startSession(right, *findScenario(right, scenario), seed)};
        for (const auto& session : sessions) {
            session->goTo(turn);
        }
        RunComparer comparer(*sessions[0], *sessions[1]);
        comparer.compareUpTo(turn);
        std::map<std::uint64_t, std::uint32_t> sides; // by birth key: number of sides that have it at the turn
        std::set<std::uint64_t> here;
        for (const auto& session : sessions) {
            const View view = session->universe().view();
            for (Row row = 0; row < view.rowCount; ++row) {
                here.insert(view.birthKeys[row]);
                sides[view.birthKeys[row]] += view.exists(row) ? 1 : 0;
            }
        }
        for (const std::uint64_t key : here) {
            ++known[key];
            both[key] += sides[key] == 2 ? 1 : 0;
        }
        for (const ComparedObject& object : comparer.objects()) {
            const bool isRight = object.right != noRow;
            const View view = sessions[isRight ? 1 : 0]->universe().view();
            const Row row = isRight ? object.right : object.left;
            names.emplace(view.birthKeys[row], view.nameOf(row));
        }
        for (const ValueDifference& one : comparer.differences()) {
            if (one.last != turn) {
                continue;
            }
            const ComparedObject& object = comparer.objects()[one.object];
            const bool isRight = object.right != noRow;
            const std::uint64_t key =
                sessions[isRight ? 1 : 0]->universe().view().birthKeys[isRight ? object.right : object.left];
            Value& value = values[{key, comparer.columns()[one.column].name}];
            ++value.differs;
            if (const auto change = comparer.change(one, turn)) {
                value.changes.push_back(*change);
                continue;
            }
            std::pair way(comparer.leftText(one, turn).value_or(""), comparer.rightText(one, turn).value_or(""));
            if (comparer.isPresence(one)) {
                way = {way.first.empty() ? "does not exist" : "exists",
                       way.second.empty() ? "does not exist" : "exists"};
            }
            ++value.ways[way];
        }
        std::map<std::string, double> sums;
        for (std::size_t side = 0; side < sessions.size(); ++side) {
            const View view = sessions[side]->universe().view();
            for (Row row = 0; row < view.rowCount; ++row) {
                if (!view.exists(row)) {
                    continue;
                }
                const double sign = side == 0 ? -1.0 : 1.0;
                const std::string type = view.model->vocabulary.types()[view.typeOf(row)].id;
                sums[type + ".count"] += sign;
                for (std::uint16_t column = 0; column < view.layout->size(); ++column) {
                    const ColumnSpec& spec = (*view.layout)[{column}];
                    if (spec.format == numberFormat && view.has(row, {column}) &&
                        view.at({column}, row) != notGivenValue &&
                        (spec.role == ColumnRole::meterCurrent || spec.role == ColumnRole::meterMax ||
                         spec.role == ColumnRole::stockpile || spec.role == ColumnRole::property)) {
                        sums[type + "." + spec.name] += sign * view.at({column}, row);
                    }
                }
            }
        }
        for (const auto& [name, sum] : sums) {
            if (std::abs(sum) > 1e-6) {
                totals[name].push_back(sum);
            }
        }
    }
    for (const auto& [key, count] : known) {
        ++(count == seeds ? inAll : inSome);
    }
    for (auto& [cell, value] : values) {
        if (known[cell.first] != seeds) {
            continue;
        }
        SeedsRow row{.object = names[cell.first], .value = cell.second, .left = {}, .right = {}};
        row.isNumber = !value.changes.empty();
        row.seeds = cell.second == "exists" ? static_cast<std::uint32_t>(seeds) : both[cell.first];
        row.differs = value.differs;
        for (const auto& [way, count] : value.ways) {
            if (row.isNumber) {
                row.seeds -= count;
            } else if (count > row.up) {
                row.up = count;
                row.left = way.first;
                row.right = way.second;
            }
        }
        if (!row.isNumber) {
            row.down = value.ways.contains({row.right, row.left}) ? value.ways[{row.right, row.left}] : 0;
        } else {
            for (const double change : value.changes) {
                row.up += change > 0.0 ? 1 : 0;
                row.down += change < 0.0 ? 1 : 0;
                row.mean += change;
            }
            row.mean /= row.seeds;
            value.changes.resize(row.seeds);
            std::sort(value.changes.begin(), value.changes.end());
            const auto at = [&](double part) {
                const double place = part * (row.seeds - 1);
                const double below = std::floor(place);
                const double a = value.changes[static_cast<std::size_t>(below)];
                const double b = value.changes[static_cast<std::size_t>(std::ceil(place))];
                return a + (place - below) * (b - a);
            };
            row.low = at(0.1);
            row.high = at(0.9);
        }
        rows.insert(lineOf(row));
    }
}

} // namespace

class LabSeedsTest : public QObject {
    Q_OBJECT

private slots:
    void agrees_data();
    void agrees();
    NAMED_TEST(tellsChance, "I4.20 a sure change comes first, and what goes up and down by chance comes last");
    NAMED_TEST(countsObjects, "I4.20 an object of one side is a difference of existence, and part of the totals");
    NAMED_TEST(endsEarly, "I4.20 a run that ends before the turn is compared at its last turn");
    NAMED_TEST(playsLong, "I4.20 a long run needs little memory, because it keeps no trace");
    NAMED_TEST(findsNothing, "I4.20 equal contents have no differences with any seed");
    NAMED_TEST(stops, "I4.20 a signal stops the work, with any number of threads");
};

void LabSeedsTest::agrees_data() {
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::newRow("I4.20 a plain loop gives the same: a meter") << "seven-suns"
                                                                << "specials.xml"
                                                                << "Source.age / 10) + 3"
                                                                << "Source.age / 10) + 5";
    QTest::newRow("I4.20 a plain loop gives the same: a probability") << "seven-suns"
                                                                      << "techs.xml"
                                                                      << "probability=\"0.2\""
                                                                      << "probability=\"0.6\"";
    QTest::newRow("I4.20 a plain loop gives the same: a generated galaxy")
        << "wide-sky"
        << "specials.xml"
        << "create-object class=\"SHP_SCOUT\" count=\"2\""
        << "create-object class=\"SHP_SCOUT\" count=\"3\"";
    QTest::newRow("I4.20 a plain loop gives the same: much in a generated galaxy") << "wide-sky"
                                                                                   << "specials.xml"
                                                                                   << "Research\" amount=\"2\""
                                                                                   << "Research\" amount=\"6\"";
}

void LabSeedsTest::agrees() {
    QFETCH(QString, scenario);
    QFETCH(QString, file);
    QFETCH(QString, before);
    QFETCH(QString, after);
    constexpr std::uint32_t turn = 14;
    constexpr std::uint64_t seeds = 7;
    const Project left = demoWith(file.toStdString(), {}, {});
    const Project right = demoWith(file.toStdString(), before.toStdString(), after.toStdString());
    QVERIFY(!hasErrors(right.diagnostics));
    const std::string id = scenario.toStdString();
    const Plain plain(left, right, id, turn, seeds);
    const auto found = compareSeeds(requestOf(left, right, id, turn, seeds, 1));
    QVERIFY(found.has_value());
    QVERIFY(!found->rows.empty() || !found->totals.empty());
    const auto lines = linesOf(found->rows);
    for (const std::string& line : plain.rows) {
        QVERIFY2(lines.contains(line), ("missing: " + line + "\n" + described(*found)).c_str());
    }
    QVERIFY2(lines == plain.rows, described(*found).c_str());
    QCOMPARE(found->objectsInAll, plain.inAll);
    QCOMPARE(found->objectsInSome, plain.inSome);
    for (const auto& [name, changes] : plain.totals) {
        const auto same = [&](const SeedsRow& row) { return row.object + "." + row.value == name; };
        QVERIFY2(std::ranges::any_of(found->totals, same), (name + "\n" + described(*found)).c_str());
    }
    QCOMPARE(found->totals.size(), plain.totals.size());
    for (const SeedsRow& row : found->totals) {
        const auto total = plain.totals.find(row.object + "." + row.value);
        QVERIFY2(total != plain.totals.end(), lineOf(row).c_str());
        double sum = 0.0;
        for (const double change : total->second) {
            sum += change;
        }
        QCOMPARE(row.differs, static_cast<std::uint32_t>(total->second.size()));
        QVERIFY2(std::abs(row.mean - sum / seeds) < 1e-6, lineOf(row).c_str());
    }
    for (const unsigned jobs : {2u, 5u, 50u}) {
        const auto other = compareSeeds(requestOf(left, right, id, turn, seeds, jobs));
        QVERIFY(other.has_value());
        QCOMPARE(described(*other), described(*found));
    }
}

void LabSeedsTest::tellsChance() {
    const std::string chance = R"(<chance probability="0.5"/>)";
    const Project left = small(group("sure", "Trade", "4") + group("luck", "Industry", "9", chance) +
                               group("rare", "Mining", "5", R"(<chance probability="0.05"/>)"));
    const Project right = small(group("sure", "Trade", "7") + group("fortune", "Industry", "9", chance) +
                                group("rare", "Mining", "6", R"(<chance probability="0.05"/>)"));
    QVERIFY(!hasErrors(left.diagnostics));
    const auto found = compareSeeds(requestOf(left, right, "s", 3, 40, 2));
    QVERIFY(found.has_value());
    QCOMPARE(found->seeds, 40u);
    QCOMPARE(found->turn, 3u);
    const auto rowOf = [&](const std::string& value) {
        return std::ranges::find(found->rows, value, &SeedsRow::value);
    };
    const auto sure = rowOf("MaxTrade");
    QVERIFY(sure != found->rows.end());
    QCOMPARE(lineOf(*sure), std::string("Rock.MaxTrade number of 40: differs 40, up 40, down 0, 3 (3 to 3) >"));
    QVERIFY(!sure->isChance);
    const auto luck = rowOf("MaxIndustry");
    QVERIFY(luck != found->rows.end());
    QVERIFY2(luck->isChance && luck->up > 3 && luck->down > 3, lineOf(*luck).c_str());
    QVERIFY2(luck->low == -9.0 && luck->high == 9.0 && std::abs(luck->mean) < 9.0, lineOf(*luck).c_str());
    QVERIFY(std::ranges::is_sorted(found->rows, {}, &SeedsRow::isChance)); // chance last
    QVERIFY(found->rows.front().value.find("Trade") != std::string::npos);
    const auto rare = rowOf("MaxMining"); // up in a few seeds, never down
    QVERIFY2(rare == found->rows.end() || rare->isChance == (rare->up < 6), lineOf(*rare).c_str());
    QVERIFY(rowOf("exists") == found->rows.end());
}

void LabSeedsTest::countsObjects() {
    const std::string chance = R"(<chance probability="0.5"/>)";
    const auto creating = [&](const char* count) {
        return small(R"(<group id="more"><activation><turn-range from="2" to="2"/>)" + chance + R"(</activation>
      <scope><include><self/></include></scope>
      <effects><create-object class="BLD_MINE" count=")" +
                     count + R"("/></effects></group>)" + group("dig", "Mining", "2"));
    };
    const Project left = creating("1");
    const Project right = creating("2");
    QVERIFY2(!hasErrors(right.diagnostics),
             right.diagnostics.empty() ? "" : right.diagnostics.front().message().c_str());
    const auto found = compareSeeds(requestOf(left, right, "s", 3, 30, 3));
    QVERIFY(found.has_value());
    QVERIFY(found->objectsInSome >= 1);
    const auto count = std::ranges::find(found->totals, std::string("count"), &SeedsRow::value);
    QVERIFY2(count != found->totals.end(), described(*found).c_str());
    QCOMPARE(count->object, std::string("building"));
    QVERIFY2(count->up == count->differs && count->up > 8 && count->up < 30, lineOf(*count).c_str());
    QCOMPARE(count->mean, count->up / 30.0);
    QVERIFY(!count->isChance);
}

void LabSeedsTest::endsEarly() {
    const Project left = demoWith("specials.xml", {}, {});
    SeedsRequest request = requestOf(left, left, "seven-suns", 20, 3, 2);
    request.sides[1].limits.workOfRun = 1'000'000;
    const auto found = compareSeeds(request);
    QVERIFY(found.has_value());
    QCOMPARE(found->endedEarly, 3u);
    QVERIFY(found->rows.empty());
    std::uint32_t seeds = 0; // the place is the group with the most work, which depends on the seed
    for (const SeedsProblem& one : found->problems) {
        QCOMPARE(one.problem.diagnostic.code(), std::string_view("run.work-used-up"));
        QCOMPARE(one.side, 1u);
        QVERIFY(one.seed >= 1 && one.seed <= 3);
        seeds += one.seeds;
    }
    QCOMPARE(seeds, 3u);
}

void LabSeedsTest::playsLong() {
    const std::string luck = group("luck", "Trade", "9", R"(<chance probability="0.5"/>)"); // logs of many sizes
    const Project left = small(group("sure", "Industry", "4") + luck);
    const Project right = small(group("sure", "Industry", "7") + luck);
    SeedsRequest request = requestOf(left, right, "s", 2000, 2, 2);
    for (SeededSide& side : request.sides) {
        side.limits.memory = std::uint64_t{64} << 20;
    }
    const auto found = compareSeeds(request);
    QVERIFY(found.has_value());
    QVERIFY2(found->problems.empty() && found->endedEarly == 0, described(*found).c_str());
    QCOMPARE(found->rows.front().mean, 3.0);
}

void LabSeedsTest::findsNothing() {
    const Project demo = demoWith("specials.xml", {}, {});
    const auto found = compareSeeds(requestOf(demo, demo, "wide-sky", 8, 4, 2));
    QVERIFY(found.has_value());
    QVERIFY(!found->isDifferent() && found->rows.empty() && found->totals.empty());
    QVERIFY(found->objectsInSome > 0 && found->objectsInAll > 0); // each seed has a galaxy of its own
}

void LabSeedsTest::stops() {
    const Project demo = demoWith("specials.xml", {}, {});
    for (const unsigned jobs : {1u, 4u}) {
        std::atomic<bool> stop{false};
        std::size_t done = 0;
        const auto found =
            compareSeeds(requestOf(demo, demo, "seven-suns", 5, 10'000, jobs), &stop, [&](std::size_t count) {
                QCOMPARE(count, done + 1);
                done = count;
                stop = stop || count == 3;
            });
        QVERIFY(!found.has_value());
        QVERIFY2(done >= 3 && done < 100, std::to_string(done).c_str());
    }
}

QTEST_APPLESS_MAIN(LabSeedsTest)
#include "lab_seeds_test.moc"
