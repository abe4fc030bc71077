// SPDX-License-Identifier: GPL-3.0-or-later
// Sessions: steps back and forward, changes between them, and the hash that shows whether two runs are the same.
#include "engine/check/scenario/statements.h"
#include "engine/trace/dump.h"
#include "engine/turn/stable_mix.h"
#include "engine/turn/values_hash.h"
#include "tests/engine/support/game_fixture.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <functional>
#include <limits>
#include <thread>

using namespace orrery::engine;
using fixture::Game;

namespace {

using Play = std::function<void()>;

const std::string busy = R"xml(
<class id="FARM" type="building">
  <group id="grow"><activation if="turn &gt; 1"/><scope><include><and><object-type type="planet"/><contains><self/>
    </contains></and></include></scope>
    <effects><modify-max-meter meter="Farming" amount="3 + Source.age"/></effects></group>
  <group id="luck"><activation><chance probability="0.5"/></activation><scope><include><and><object-type type="planet"/>
    <chance probability="0.6"/></and></include></scope>
    <effects><modify-stockpile resource="Favour" amount="Target.Stock / 7" per="object"/>
      <create-object class="SHED" count="1"/></effects></group>
</class>
<class id="SHED" type="building" duration="3">
  <group id="shed"><scope><include><object-type type="planet"/></include></scope>
    <effects><modify-max-meter meter="Industry" amount="0.1" stacking="shed"/></effects></group>
</class>)xml";
const std::string unused =
    R"xml(<class id="AAA" type="building"><group id="never"><scope><include><all/></include></scope>
    <effects><destroy-object/></effects></group></class>)xml";
/// Computes value by value what hashOfValues() promises.
std::uint64_t hashOneByOne(const std::vector<double>& values) {
    constexpr std::uint64_t firstKey = 0x9E3779B97F4A7C15;
    const std::size_t whole = values.size() / 4 * 4;
    std::uint64_t sums[4] = {};
    std::uint64_t products[4] = {};
    for (std::size_t i = 0; i < whole; ++i) {
        const auto word = std::bit_cast<std::uint64_t>(values[i]);
        const std::uint64_t first = (i % 4 < 2 ? firstKey : firstKey * 3) + i % 2 * firstKey;
        const std::uint64_t keyed = word ^ (first + i / 4 * 0xD1B54A32D192ED03);
        sums[i % 4] += word;
        products[i % 4] += (keyed % (1ull << 32)) * (keyed / (1ull << 32));
    }
    std::uint64_t hash = values.size();
    for (const std::size_t lane : {0, 2}) {
        hash = mixed(mixed(hash, sums[lane]), sums[lane + 1]);
        hash = mixed(mixed(hash, products[lane]), products[lane + 1]);
    }
    for (std::size_t i = whole; i < values.size(); ++i) {
        hash = mixed(hash, std::bit_cast<std::uint64_t>(values[i]));
    }
    return hash;
}

std::vector<double> someValues(std::size_t count) {
    std::vector<double> values;
    for (std::size_t i = 0; i < count; ++i) {
        values.push_back(i % 7 == 3 ? std::numeric_limits<double>::quiet_NaN() : std::sqrt(static_cast<double>(i)));
    }
    return values;
}

/// A building that divides by zero once in each turn from 2 on.
const std::string divides = R"xml(<class id="DIV" type="building"><group id="d"><activation if="turn &gt; 1"/><scope>
    <include><contains><self/></contains></include></scope><effects><modify-max-meter meter="Farming"
    amount="1 / (turn - turn)"/></effects></group></class>)xml";

std::string told(const Session& session) {
    std::string text;
    for (const RunProblem& problem : session.problems()) {
        text += std::string(problem.diagnostic.code()) + " " + std::to_string(problem.count) + " from " +
                std::to_string(problem.turn) + "\n";
    }
    return text;
}

const std::string farm = R"xml(<place class="FARM" on="Sol III" name="Farm"/>)xml";

std::vector<std::uint64_t> hashes(const Game& game) {
    std::vector<std::uint64_t> all;
    for (std::uint32_t turn = 0; turn <= game.session().last(); ++turn) {
        all.push_back(game.session().history().log(turn).hash);
    }
    return all;
}

std::vector<std::uint64_t> hashesOf(const std::string& content, const std::string& placements, bool useCaches,
                                    std::uint32_t turns = 20) {
    Game game(content, placements, useCaches);
    game.goTo(turns);
    return hashes(game);
}

CheckedStatement placing(const Game& game, const std::string& objectClass, const std::string& on,
                         const std::string& name) {
    std::vector<Diagnostic> findings;
    const std::string text = "<place class='" + objectClass + "' on='" + on + "' name='" + name + "'/>";
    return parseStatements(text, *game.session().program().model, findings).at(0);
}

} // namespace

Q_DECLARE_METATYPE(Play)

class TurnSessionTest : public QObject {
    Q_OBJECT

private slots:
    void play_data();
    void play() {
        QFETCH(Play, run);
        run();
    }
};

void TurnSessionTest::play_data() {
    QTest::addColumn<Play>("run");
    const auto row = [](const char* name, Play run) { QTest::newRow(name) << run; };

    row("E8.5 the same again gives the same hashes",
        [] { QCOMPARE(hashesOf(busy, farm, true), hashesOf(busy, farm, true)); });
    row("E8.5 same hash with an unused class", [] {
        QCOMPARE(hashesOf(unused + busy, farm, true), hashesOf(busy, farm, true));
        QCOMPARE(hashesOf(busy + unused, farm, true), hashesOf(busy, farm, true));
    });
    row("E8.5 another amount gives other hashes", [] {
        std::string other = busy;
        other.replace(other.find("3 + Source.age"), 1, "4");
        const auto one = hashesOf(busy, farm, true);
        const auto two = hashesOf(other, farm, true);
        QCOMPARE(one[0], two[0]);
        QCOMPARE(one[1], two[1]);
        QVERIFY(one[2] != two[2]);
    });
    row("E8.5 every turn has a hash of its own", [] {
        auto all = hashesOf(busy, farm, true);
        std::sort(all.begin(), all.end());
        QVERIFY(std::adjacent_find(all.begin(), all.end()) == all.end());
    });
    row("R3.1 a hash of many values is that of their bits one by one", [] {
        for (std::size_t count = 0; count < 40; ++count) {
            QCOMPARE(hashOfValues(someValues(count)), hashOneByOne(someValues(count)));
        }
        QCOMPARE(hashOfValues(someValues(10'001)), hashOneByOne(someValues(10'001)));
    });
    row("R3.1 values that come bit by bit have the hash of all of them", [] {
        const std::vector<double> values = someValues(70);
        for (std::size_t step = 1; step < 8; ++step) {
            ValuesHash hash;
            for (std::size_t first = 0; first < values.size(); first += step) {
                const std::size_t count = std::min(step, values.size() - first);
                hash.add(std::span(values).subspan(first, count));
                QCOMPARE(hash.value(), hashOneByOne({values.begin(), values.begin() + (first + count)}));
            }
        }
    });
    row("R3.1 any other bit, place or number of values gives another hash", [] {
        std::vector<std::uint64_t> all;
        const std::vector<double> values = someValues(23);
        for (std::size_t i = 0; i < values.size(); ++i) {
            for (std::size_t bit = 0; bit < 64; ++bit) {
                std::vector<double> other = values;
                other[i] = std::bit_cast<double>(std::bit_cast<std::uint64_t>(other[i]) ^ (1ull << bit));
                all.push_back(hashOfValues(other));
            }
            for (std::size_t j = i + 1; j < values.size(); ++j) {
                std::vector<double> other = values;
                std::swap(other[i], other[j]);
                const bool isSame = std::memcmp(other.data(), values.data(), values.size() * sizeof(double)) == 0;
                all.push_back(isSame ? all.size() : hashOfValues(other)); // two missing values
            }
            all.push_back(hashOfValues(std::span(values).first(i)));
            all.push_back(hashOfValues(std::vector<double>(i + 1, -1.0)));
        }
        all.push_back(hashOfValues(values));
        std::sort(all.begin(), all.end());
        QVERIFY(std::adjacent_find(all.begin(), all.end()) == all.end());
    });
    row("R3.1 caches on and off give equal hashes",
        [] { QCOMPARE(hashesOf(busy, farm, true), hashesOf(busy, farm, false)); });
    row("P2.5 looking back computes nothing and shows what was", [] {
        Game game(busy, farm);
        game.goTo(10);
        const auto before = hashes(game);
        const double at10 = game.at("Sol III", "Farming");
        game.goTo(3);
        QCOMPARE(game.session().last(), 10u);
        QVERIFY(game.at("Sol III", "Farming") < at10);
        game.goTo(10);
        QCOMPARE(game.at("Sol III", "Farming"), at10);
        QCOMPARE(hashes(game), before);
    });
    row("E8.5 the state before and the log give the state after", [] {
        Game game(busy, farm);
        game.goTo(12);
        const Session& session = game.session();
        for (std::uint32_t turn = 1; turn <= session.last(); ++turn) {
            const auto runs = static_cast<std::uint32_t>(session.history().log(turn).runs.size());
            const State after = session.history().stateAt(session.universe(), turn, runs);
            const State kept = session.history().state(session.universe(), turn);
            for (std::size_t column = 0; column < after.view().columns.size(); ++column) {
                QVERIFY(std::memcmp(after.view().columns[column], kept.view().columns[column],
                                    kept.view().rowCount * sizeof(double)) == 0);
            }
        }
    });
    row("R3.1 runs in two threads at once have the hashes of one alone", [] {
        const std::vector<std::uint64_t> alone = hashesOf(busy, farm, true);
        std::vector<std::uint64_t> first;
        std::vector<std::uint64_t> second;
        std::thread other([&] { first = hashesOf(busy, farm, true); });
        second = hashesOf(busy, farm, true);
        other.join();
        QCOMPARE(first, alone);
        QCOMPARE(second, alone);
    });
    row("P2.2 logs beyond the cap are dropped, and made again with the same bytes", [] {
        Game capped(busy, farm + R"xml(<place class="SHED" on="Mars" name="Hut" turn="2"/>)xml");
        capped.goTo(12);
        const std::uint64_t before = capped.session().universe().view().stamps[0];
        std::vector<std::string> traces;
        for (std::uint32_t turn = 0; turn <= 12; ++turn) {
            traces.push_back(dumpTrace(capped.session(), turn));
        }
        capped.session().limitTrace(1);
        const History& history = capped.session().history();
        QVERIFY(history.isLogKept(12) && !history.isLogKept(11) && !history.isLogKept(0));
        for (std::uint32_t turn = 0; turn <= 12; ++turn) {
            QCOMPARE(dumpTrace(capped.session(), turn), traces[turn]);
            QCOMPARE(history.log(turn).hash, history.hash(turn));
        }
        QCOMPARE(capped.session().universe().view().stamps[0], before);
        capped.goTo(14);
        QVERIFY(!history.isLogKept(12));
        capped.session().limitTrace(defaultTraceLimit);
        QCOMPARE(capped.session().last(), 14u);
    });
    row("E8.5 a turn that is taken again tells the same, though who listened has left before it", [] {
        const std::string content = R"xml(
<class id="EAR" type="building" duration="1">
  <group id="a"><trigger after="property-changed"/><scope><include><self/></include></scope>
    <effects><message text="heard" to="everybody"/></effects></group></class>
<class id="DEED" type="building">
  <group id="d"><scope><include><object-type type="planet"/></include></scope>
    <effects><set-planet-size size="huge"/></effects></group></class>)xml";
        Game game(content,
                  R"xml(<place class="EAR" on="Mars" name="Ear"/><place class="DEED" on="Sol III" name="Deed"/>)xml");
        game.goTo(3);
        std::vector<std::uint64_t> taken;
        for (std::uint32_t turn = 1; turn <= 3; ++turn) {
            taken.push_back(game.session().history().log(turn).hash);
        }
        game.session().limitTrace(1);
        for (std::uint32_t turn = 1; turn <= 3; ++turn) {
            QCOMPARE(game.session().history().log(turn).hash, taken[turn - 1]);
        }
    });
    row("R2.4 the memory of the trace stays below its cap", [] {
        Game game(busy, farm);
        game.goTo(3);
        const std::size_t cap = 2 * game.session().history().memory().logs;
        game.session().limitTrace(cap);
        game.goTo(60);
        QVERIFY(game.session().history().memory().logs <= cap);
    });
    row("R2.7 what goes wrong is counted by code and place, from its first turn on", [] {
        Game game(divides, "<place class='DIV' on='Mars'/><place class='DIV' on='Belt'/>");
        game.goTo(1);
        QCOMPARE(told(game.session()), std::string());
        game.goTo(4);
        QCOMPARE(told(game.session()), std::string("run.division-by-zero 6 from 2\n"));
        const RunProblem problem = game.session().problems().front();
        QVERIFY(problem.diagnostic.where.file.isValid());
        QCOMPARE(problem.sentence().english(),
                 std::string("division by zero during the turn; the value is 0 (6 times, first in turn 2)"));
        game.goTo(1); // looking back forgets nothing
        QCOMPARE(told(game.session()), std::string("run.division-by-zero 6 from 2\n"));
    });
    row("R2.7 turns that are forgotten take what they told with them", [] {
        Game game(divides + "<class id='SHED' type='building'/>", "<place class='DIV' on='Mars'/>");
        game.goTo(4);
        QCOMPARE(told(game.session()), std::string("run.division-by-zero 3 from 2\n"));
        game.goTo(2);
        game.session().apply(placing(game, "SHED", "Mars", "Hut"));
        QCOMPARE(told(game.session()), std::string("run.division-by-zero 1 from 2\n"));
        game.goTo(1);
        game.session().apply(placing(game, "SHED", "Mars", "Other"));
        QCOMPARE(told(game.session()), std::string());
        game.goTo(3);
        QCOMPARE(told(game.session()), std::string("run.division-by-zero 2 from 2\n"));
    });
    row("R2.7 a statement that fails is told with its turn, also one of the set-up", [] {
        Game game(busy, "<place class='SHED' on='Mars' name='Hut'/><set object='Hut' owner='Terrans' turn='5'/>"
                        "<set object='Hut' owner='Vegans' turn='6'/>");
        game.goTo(6);
        QCOMPARE(told(game.session()),
                 std::string("scenario.unknown-object 1 from 5\nscenario.unknown-object 1 from 6\n"));
    });
    row("S15 a statement shows on the turn on which it was done", [] {
        Game game(busy, farm);
        game.goTo(4);
        game.session().apply(placing(game, "SHED", "Mars", "Hut"));
        QCOMPARE(game.session().turn(), 4u);
        QVERIFY(game.exists("Hut"));
        QCOMPARE(game.session().scenario().statements.back().turn, 4u);
        game.goTo(3);
        QVERIFY(!game.exists("Hut"));
        game.goTo(5);
        QVERIFY(game.exists("Hut"));
    });
    row("I6.4 a statement on an earlier turn keeps what was done in later turns", [] {
        Game game(busy, farm);
        game.goTo(9);
        game.session().apply(placing(game, "SHED", "Mars", "Late"));
        game.goTo(4);
        game.session().apply(placing(game, "SHED", "Mars", "Early"));
        QCOMPARE(game.session().last(), 4u);
        QVERIFY(game.exists("Early") && !game.exists("Late"));
        game.goTo(9);
        QVERIFY(game.exists("Late"));
    });
    row("S15 a statement on turn 0 changes the set-up", [] {
        Game game(busy, farm);
        game.goTo(5);
        game.goTo(0);
        game.session().apply(placing(game, "SHED", "Mars", "Hut"));
        QCOMPARE(game.session().last(), 0u);
        QVERIFY(game.exists("Hut"));
    });
    row("S15 what was done in the sandbox is a scenario that gives the same bytes", [] {
        Game game(busy, farm);
        game.goTo(4);
        game.session().apply(placing(game, "SHED", "Mars", "Hut"));
        game.goTo(2);
        game.goTo(10);
        const auto again = Session::start(game.session().sharedProgram(), game.session().scenario());
        again->goTo(10);
        for (std::uint32_t turn = 0; turn <= 10; ++turn) {
            QCOMPARE(again->history().log(turn).hash, game.session().history().log(turn).hash);
        }
    });
    row("S15 statements of later turns act at their turn", [] {
        Game game(busy, farm + R"xml(<place class="SHED" on="Mars" name="Hut" turn="2"/>)xml");
        game.goTo(1);
        QVERIFY(!game.exists("Hut"));
        game.goTo(2);
        QVERIFY(game.exists("Hut"));
    });
    row("E1.4 what is placed on a later turn lasts as long", [] {
        Game game(busy, R"xml(<place class="SHED" on="Mars" name="Hut" turn="2"/>)xml");
        game.goTo(4);
        QVERIFY(game.exists("Hut"));
        game.goTo(5);
        QVERIFY(!game.exists("Hut"));
    });
    row("E8.4 a step that is stopped leaves the turn as it was", [] {
        Game game(busy, farm);
        game.goTo(5);
        const std::atomic<bool> stop{true};
        QVERIFY(!game.session().step(&stop));
        QCOMPARE(game.session().turn(), 5u);
        game.goTo(20);
        QCOMPARE(hashes(game), hashesOf(busy, farm, true));
    });
}

QTEST_APPLESS_MAIN(TurnSessionTest)
#include "turn_session_test.moc"
