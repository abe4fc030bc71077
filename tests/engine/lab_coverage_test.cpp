// SPDX-License-Identifier: GPL-3.0-or-later
// Coverage of content by turns of runs (I4.13).
#include "engine/lab/coverage.h"
#include "engine/trace/why_not.h"
#include "tests/engine/support/game_fixture.h"
#include "tests/engine/support/watched_scenario.h"
#include "tests/support/demo_run.h"
#include "tests/support/named_test.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>
#include <string>

using namespace orrery::engine;
using fixture::Game;

namespace {

constexpr std::uint32_t lastTurn = 20;

std::shared_ptr<const CoverageItems> itemsOf(const Session& session) {
    return std::make_shared<const CoverageItems>(session.program().model);
}

Coverage coverageOf(const Session& session) {
    Coverage coverage(itemsOf(session));
    for (std::uint32_t turn = 0; turn <= session.last(); ++turn) {
        coverage.add(session, turn);
    }
    return coverage;
}

std::size_t find(const Coverage& coverage, const std::string& id) {
    for (std::size_t item = 0; item < coverage.items().size(); ++item) {
        if (coverage.items().id(item) == id) {
            return item;
        }
    }
    qFatal("no item %s", id.c_str());
}

std::string stateOf(const Coverage& coverage, const std::string& id) {
    return std::string(coverageStateName(coverage[find(coverage, id)].state));
}

std::string building(const std::string& id, const std::string& groups = {}) {
    return "<class id='" + id + "' type='building'>" + groups + "</class>";
}

const std::string onPlanets = "<scope><include><object-type type='planet'/></include></scope>";

std::string group(const std::string& effects, const std::string& attributes = {},
                  const std::string& scope = onPlanets) {
    return "<group id='g' " + attributes + ">" + scope + "<effects>" + effects + "</effects></group>";
}

std::string industry(int amount, const std::string& attributes = {}) {
    return "<modify-max-meter meter='Industry' amount='" + std::to_string(amount) + "' " + attributes + "/>";
}

std::string placed(std::initializer_list<const char*> classes) {
    std::string text;
    for (const char* const id : classes) {
        text += std::string("<place class='") + id + "' on='Mars'/>";
    }
    return text;
}

/// A game in which elements reach each state within two turns.
Game stateGame() {
    const std::string none = "<scope><include><expression if='Stock &gt; 999'/></include></scope>";
    Game game(building("ACTS", group(industry(4) + industry(1, "active='turn &gt; 99'") +
                                     "<conditional><if><expression if='Stock &gt; 999'/></if><then>" + industry(2) +
                                     "</then><else>" + industry(3) + "</else></conditional>")) +
                  building("IDLE", group(industry(4), "active='turn &gt; 99'")) +
                  building("LONE", group(industry(4), "", none)) + building("FLAT", group(industry(0))) +
                  building("EARLY", group("<modify-max-meter meter='Farming' amount='3'/>", "priority='10'")) +
                  building("LATE", group("<set-max-meter meter='Farming' value='2'/>", "priority='20'")) +
                  building("FIRST", group(industry(1), "stacking='x'")) +
                  building("SECOND", group(industry(1), "stacking='x'")) + building("NOWHERE", group(industry(1))) +
                  building("PLAIN") + building("UNUSED"),
              placed({"ACTS", "IDLE", "LONE", "FLAT", "EARLY", "LATE", "FIRST", "SECOND", "PLAIN"}));
    if (!game.findings().empty()) {
        qFatal("%s", game.findings().front().c_str());
    }
    game.goTo(2);
    return game;
}

} // namespace

class LabCoverageTest : public QObject {
    Q_OBJECT

private slots:
    NAMED_TEST(states, "I4.13 each element has the best state that it reached") {
        const Game game = stateGame();
        const Coverage coverage = coverageOf(game.session());
        const std::map<std::string, std::string> expected{
            {"class:ACTS", "effective"},       {"group:ACTS/g", "effective"},    {"effect:ACTS/g/1", "effective"},
            {"effect:ACTS/g/2", "inactive"},   {"effect:ACTS/g/3", "effective"}, // the conditional
            {"effect:ACTS/g/4", "activated"},  {"effect:ACTS/g/5", "effective"}, {"group:IDLE/g", "inactive"},
            {"effect:IDLE/g/1", "never"},      {"class:IDLE", "inactive"},       {"group:LONE/g", "activated"},
            {"effect:LONE/g/1", "activated"},  {"class:LONE", "activated"},      {"effect:FLAT/g/1", "matched"},
            {"group:FLAT/g", "matched"},       {"effect:EARLY/g/1", "matched"},  {"effect:LATE/g/1", "effective"},
            {"effect:FIRST/g/1", "effective"}, {"effect:SECOND/g/1", "matched"}, {"group:SECOND/g", "matched"},
            {"class:NOWHERE", "never"},        {"group:NOWHERE/g", "never"},     {"effect:NOWHERE/g/1", "never"},
            {"class:PLAIN", "effective"},      {"class:UNUSED", "never"},
        };
        for (const auto& [id, state] : expected) {
            QVERIFY2(stateOf(coverage, id) == state, (id + ": " + stateOf(coverage, id)).c_str());
        }
    }

    NAMED_TEST(counts, "I4.13 the counts are those of firings, objects, changed, undone and suppressed values") {
        const Game game = stateGame();
        const Coverage coverage = coverageOf(game.session());
        QCOMPARE(coverage.turns(), 2u);
        QCOMPARE(coverage.runs(), 1u);
        const CoverageCounts& acts = coverage[find(coverage, "group:ACTS/g")];
        QCOMPARE(acts.turns, 2u);
        QCOMPARE(acts.times, 2u);
        QCOMPARE(acts.objects, 10u); // 5 planets in 2 turns
        QCOMPARE(acts.changed, 20u); // by two effects
        QCOMPARE(coverage[find(coverage, "effect:ACTS/g/4")].objects, 0u);
        QCOMPARE(coverage[find(coverage, "effect:ACTS/g/5")].changed, 10u);
        const CoverageCounts& early = coverage[find(coverage, "effect:EARLY/g/1")];
        QCOMPARE(early.changed, 10u);
        QCOMPARE(early.undone, 10u);
        const CoverageCounts& second = coverage[find(coverage, "effect:SECOND/g/1")];
        QCOMPARE(second.suppressed, 10u);
        QCOMPARE(second.times, 0u);
        const CoverageCounts& plain = coverage[find(coverage, "class:PLAIN")];
        QCOMPARE(plain.times, 1u);
        QCOMPARE(plain.turns, 2u);
        QCOMPARE(coverageSentence(coverage, find(coverage, "group:ACTS/g")).english(),
                 "effective; fired in 2 of 2 turns; changed 20 values");
        QCOMPARE(coverageSentence(coverage, find(coverage, "effect:SECOND/g/1")).english(),
                 "objects to act on, but no lasting change; had objects in 0 of 2 turns; changed 0 values; suppressed "
                 "10 times");
        const CoverageTotals totals = coverage.totals();
        const auto& classes = totals[std::size_t(CoverageKind::objectClass)];
        QCOMPARE(classes[std::size_t(CoverageState::inactive)], 1u);
        QCOMPARE(classes[std::size_t(CoverageState::activated)], 1u);
    }

    NAMED_TEST(clamps, "I4.13 a change beyond the bounds of a meter does not last, the part up to them does") {
        // The maximum of Stock is 50, and at most 100. It stays where it is.
        Game game(building("FILL", group("<modify-max-meter meter='Stock' amount='80'/>", "active='turn &lt; 3'")),
                  placed({"FILL"}));
        QVERIFY2(game.findings().empty(), game.findings().empty() ? "" : game.findings().front().c_str());
        game.goTo(1);
        Coverage coverage(itemsOf(game.session()));
        QVERIFY(coverage.add(game.session(), 1));
        QCOMPARE(stateOf(coverage, "effect:FILL/g/1"), "effective");
        QCOMPARE(coverage[find(coverage, "effect:FILL/g/1")].undone, 0u);
        game.goTo(2);
        Coverage later(itemsOf(game.session()));
        QVERIFY(later.add(game.session(), 2));
        QCOMPARE(stateOf(later, "effect:FILL/g/1"), "matched");
        QCOMPARE(later[find(later, "effect:FILL/g/1")].undone, later[find(later, "effect:FILL/g/1")].changed);
        later.merge(coverage);
        QCOMPARE(stateOf(later, "effect:FILL/g/1"), "effective");
    }

    NAMED_TEST(verdicts, "I4.13 a condition of an activation or a scope says whether it ever matched and rejected") {
        const std::string scope =
            "<activation><or><expression if='turn &gt; 1'/><self/></or></activation>"
            "<scope><include><and><object-type type='planet'/><expression if='Stock &gt; 999'/>"
            "<empire-affiliation empire='source'/></and></include><exclude><self/></exclude></scope>";
        Game game(building("ASKS", group(industry(1), "", scope)), placed({"ASKS"}));
        QVERIFY2(game.findings().empty(), game.findings().empty() ? "" : game.findings().front().c_str());
        game.goTo(1);
        Coverage coverage = coverageOf(game.session());
        const auto verdict = [&](int number) {
            return stateOf(coverage, "condition:ASKS/g/" + std::to_string(number));
        };
        QCOMPARE(verdict(1), "matched");   // or
        QCOMPARE(verdict(2), "activated"); // turn > 1
        QCOMPARE(verdict(3), "matched");   // self
        QCOMPARE(verdict(4), "activated"); // and
        QCOMPARE(verdict(5), "effective"); // planets, and others
        QCOMPARE(verdict(6), "activated"); // Stock > 999
        QCOMPARE(verdict(7), "never");     // no candidate is left
        QCOMPARE(verdict(8), "never");     // nothing to exclude
        game.goTo(2);
        QVERIFY(coverage.add(game.session(), 2));
        QCOMPARE(verdict(1), "matched");
        QCOMPARE(verdict(2), "effective"); // it was false in turn 1
        QCOMPARE(verdict(3), "matched");   // not asked in turn 2
    }

    NAMED_TEST(inactive, "I4.13 an activation that rejects its source is found, although nothing fired") {
        Game game(building("WAIT", group(industry(1), "", "<activation if='turn &gt; 2'/>" + onPlanets)),
                  placed({"WAIT"}));
        game.goTo(2);
        const Coverage coverage = coverageOf(game.session());
        QCOMPARE(stateOf(coverage, "condition:WAIT/g/1"), "activated");
        QCOMPARE(stateOf(coverage, "condition:WAIT/g/2"), "never");
        game.goTo(3);
        const Coverage later = coverageOf(game.session());
        QCOMPARE(stateOf(later, "condition:WAIT/g/1"), "effective");
        QCOMPARE(stateOf(later, "condition:WAIT/g/2"), "effective");
    }

    NAMED_TEST(triggers, "I4.13 a trigger says whether its event happened, matched and led to a response") {
        const auto on = [](const char* trigger, const std::string& more = {}) {
            return group("<modify-stockpile resource='Favour' amount='1' per='owner'/>", "",
                         std::string("<trigger ") + trigger + "/>" + more + onPlanets);
        };
        Game game(building("GROW", group("<modify-planet-size steps='1'/>", "",
                                         "<scope><include><expression if='name == \"Mars\"'/></include></scope>")) +
                      building("HEARS", on("after='size-changed'")) +
                      building("OTHERS", on("after='size-changed' of='self'")) +
                      building("DEAF", on("after='size-changed'", "<activation if='turn &gt; 99'/>")) +
                      building("NOTHING", on("after='destroyed'")) + building("ABSENT", on("after='size-changed'")),
                  placed({"GROW", "HEARS", "OTHERS", "DEAF", "NOTHING"}));
        QVERIFY2(game.findings().empty(), game.findings().empty() ? "" : game.findings().front().c_str());
        game.goTo(2);
        const Coverage coverage = coverageOf(game.session());
        QCOMPARE(stateOf(coverage, "trigger:HEARS/g/1"), "effective");
        QCOMPARE(stateOf(coverage, "trigger:OTHERS/g/1"), "activated");
        QCOMPARE(stateOf(coverage, "trigger:DEAF/g/1"), "matched");
        QCOMPARE(stateOf(coverage, "trigger:NOTHING/g/1"), "inactive");
        QCOMPARE(stateOf(coverage, "trigger:ABSENT/g/1"), "never");
        QCOMPARE(stateOf(coverage, "condition:DEAF/g/1"), "activated");
        QCOMPARE(stateOf(coverage, "group:HEARS/g"), "effective");
    }

    NAMED_TEST(scenarios, "I4.13 a condition of a scenario says whether it was evaluated, met, and acted") {
        fixture::WatchedScenario game(R"(<condition id="met" when="turn &gt; 1"><pause/></condition>
            <condition id="bare" when="turn &gt; 1"/>
            <condition id="off" disabled="true" when="turn &gt; 0"><pause/></condition>
            <condition id="asleep" active="turn &gt; 99" when="turn &gt; 0"><pause/></condition>
            <condition id="false" when="turn &gt; 99"><pause/></condition>)");
        game.session().goTo(3);
        const Coverage coverage = coverageOf(game.session());
        QCOMPARE(stateOf(coverage, "scenario:watched/met"), "effective");
        QCOMPARE(stateOf(coverage, "scenario:watched/bare"), "effective");
        QCOMPARE(stateOf(coverage, "scenario:watched/off"), "never");
        QCOMPARE(stateOf(coverage, "scenario:watched/asleep"), "inactive");
        QCOMPARE(stateOf(coverage, "scenario:watched/false"), "activated");
        QCOMPARE(coverage[find(coverage, "scenario:watched/met")].times, 1u);
    }

    NAMED_TEST(setUp, "I4.13 G6.7 groups that act in the meter pass of the set-up are covered") {
        const std::string content = building("ACTS", group(industry(4))) +
                                    building("IDLE", "<group id='g'><activation if='turn &gt; 99'/>" + onPlanets +
                                                         "<effects>" + industry(4) + "</effects></group>") +
                                    building("UNUSED", group(industry(4)));
        Game usual(content, placed({"ACTS", "IDLE"}));
        usual.goTo(0);
        const Coverage none = coverageOf(usual.session());
        QCOMPARE(none.turns(), 0U);
        QCOMPARE(stateOf(none, "group:ACTS/g"), "never");
        Game settling("<vocabulary><rules final-pass='true'/></vocabulary>" + content, placed({"ACTS", "IDLE"}));
        QVERIFY2(settling.findings().empty(), settling.findings().empty() ? "" : settling.findings().front().c_str());
        settling.goTo(0);
        const Coverage coverage = coverageOf(settling.session());
        QCOMPARE(coverage.turns(), 1U);
        QCOMPARE(stateOf(coverage, "effect:ACTS/g/1"), "effective");
        QVERIFY(coverage[find(coverage, "effect:ACTS/g/1")].changed > 0);
        QCOMPARE(stateOf(coverage, "group:IDLE/g"), "inactive");
        QCOMPARE(stateOf(coverage, "condition:IDLE/g/1"), "activated");
        QCOMPARE(stateOf(coverage, "group:UNUSED/g"), "never");
    }

    NAMED_TEST(results, "I4.13 effects without a value count by their results: messages, lanes, events, delays");
    NAMED_TEST(demoFirings, "I4.13 the counts of the demo's groups and effects are those of its traces");
    NAMED_TEST(demoConditions, "I4.13 the verdicts of the demo's conditions are those of scopes and why-not");
    NAMED_TEST(adds, "I4.13 turns in any order, parts of a run and dropped logs give the same coverage");
    NAMED_TEST(stops, "I4.13 a stopped turn adds nothing");
};

void LabCoverageTest::results() {
    const std::string sol = "<scope><include><expression if='name == \"Sol\"'/></include></scope>";
    Game game(building("TELLS", group("<message to='everybody' text='hello'/>", "", sol)) +
                  building("CUTS",
                           group("<remove-starlane><to><object-type type='system'/></to></remove-starlane>", "", sol)) +
                  building("WAITS", group("<delay turns='1'><then><set-planet-size size='huge'/></then></delay>")) +
                  building("ENDS", group("<win/>", "active='turn &gt; 99'", sol)),
              placed({"TELLS", "CUTS", "WAITS", "ENDS"}));
    QVERIFY2(game.findings().empty(), game.findings().empty() ? "" : game.findings().front().c_str());
    game.goTo(1);
    Coverage coverage = coverageOf(game.session());
    QCOMPARE(stateOf(coverage, "effect:TELLS/g/1"), "effective");
    QCOMPARE(stateOf(coverage, "effect:CUTS/g/1"), "effective");
    QCOMPARE(stateOf(coverage, "effect:WAITS/g/1"), "effective");
    QCOMPARE(stateOf(coverage, "effect:WAITS/g/2"), "never");
    QCOMPARE(stateOf(coverage, "effect:ENDS/g/1"), "never");
    game.goTo(2);
    Coverage second(itemsOf(game.session()));
    QVERIFY(second.add(game.session(), 2));
    QVERIFY(second[find(second, "effect:WAITS/g/2")].objects > 0);
    // Without lanes left to remove, nothing happens.
    QCOMPARE(stateOf(second, "effect:CUTS/g/1"), "matched");
}

void LabCoverageTest::demoFirings() {
    const auto run = newDemoRun(lastTurn);
    const Coverage coverage = coverageOf(*run);
    const Program& program = run->program();
    std::map<std::string, std::uint64_t> firings;
    std::map<std::string, std::set<std::uint32_t>> turns;
    std::map<std::string, std::uint64_t> objects;
    std::map<std::string, std::uint64_t> changed;
    for (std::uint32_t turn = 1; turn <= lastTurn; ++turn) {
        const auto log = run->history().sharedLog(turn);
        for (const Firing& firing : log->firings) {
            const std::string id = "group:" + groupLabel(*program.model, program.checkedGroup(firing.group));
            ++firings[id];
            turns[id].insert(turn);
            objects[id] += firing.scope->size();
        }
        for (std::uint32_t i = 0; i < log->runs.size(); ++i) {
            const Run& change = log->runs[i];
            if (!isByGroup(change) || isByStatement(*log, change)) {
                continue;
            }
            const State before = run->history().stateAt(run->universe(), turn, i);
            const View view = before.view();
            for (std::size_t at = 0; at < change.rows->size(); ++at) {
                const Row row = (*change.rows)[at];
                const double was = row < view.rowCount ? view.at(change.column, row) : 0.0;
                const CheckedGroup& group = program.checkedGroup(log->firings[change.firing].group);
                changed["effect:" + groupLabel(*program.model, group) + "/" + std::to_string(change.effect + 1)] +=
                    log->values[change.firstValue + at] != was ? 1 : 0;
            }
        }
    }
    std::size_t groups = 0;
    std::size_t effects = 0;
    for (std::size_t item = 0; item < coverage.items().size(); ++item) {
        const std::string id = coverage.items().id(item);
        if (coverage.items()[item].kind == CoverageKind::group) {
            QVERIFY2(coverage[item].times == firings[id], id.c_str());
            QVERIFY2(coverage[item].turns == turns[id].size(), id.c_str());
            QVERIFY2(coverage[item].objects == objects[id], id.c_str());
            groups += firings[id] > 0 ? 1 : 0;
        } else if (coverage.items()[item].kind == CoverageKind::effect) {
            QVERIFY2(coverage[item].changed == changed[id], id.c_str());
            effects += changed[id] > 0 ? 1 : 0;
        }
    }
    QVERIFY(groups > 10);
    QVERIFY(effects > 10);
}

void LabCoverageTest::demoConditions() {
    const auto run = newDemoRun(lastTurn);
    const Coverage coverage = coverageOf(*run);
    const Program& program = run->program();
    std::size_t scopes = 0;
    std::size_t activations = 0;
    for (std::uint32_t index = 0; index < program.groups.size(); ++index) {
        const CompiledGroup& group = program.groups[index];
        if (group.checked->isTriggered() || group.checked->isCalled) {
            continue;
        }
        const auto items = coverage.items().ofGroup(group.objectClass, group.checked->order);
        bool matched = false;
        bool rejected = false;
        bool wasInactive = false;
        bool wasActive = false;
        for (std::uint32_t turn = 1; turn <= lastTurn; ++turn) {
            Replay replay(*run, turn);
            for (const Firing& firing : replay.log().firings) {
                if (firing.group == index && firing.occurrence == noOccurrence) {
                    const View view = replay.at(replay.log().moments[firing.moment]);
                    std::size_t existing = 0;
                    for (Row row = 0; row < view.rowCount; ++row) {
                        existing += view.exists(row) ? 1 : 0;
                    }
                    matched = matched || !firing.scope->empty();
                    rejected = rejected || firing.scope->size() < existing;
                    wasActive = true;
                }
            }
            const View end = run->universe().view();
            for (Row row = 0; row < end.rowCount && group.checked->activation.size() == 1; ++row) {
                if (!replay.firingOf(group, row)) {
                    wasInactive = wasInactive || whyNot(replay, index, row, noRow).stage == WhyNotStage::activation;
                }
            }
        }
        const std::string id = groupLabel(*program.model, *group.checked);
        if (group.include.size() == 1 && group.exclude.empty()) {
            std::uint32_t item = items.conditions;
            while (coverage.items()[item].condition->where != group.checked->include.front().where) {
                ++item;
            }
            QVERIFY2(coverage[item].isMatched == matched && coverage[item].isRejected == rejected, id.c_str());
            scopes += matched ? 1 : 0;
        }
        if (group.checked->activation.size() == 1) {
            QVERIFY2(coverage[items.conditions].isMatched == wasActive, id.c_str());
            QVERIFY2(coverage[items.conditions].isRejected == wasInactive, id.c_str());
            activations += wasActive || wasInactive ? 1 : 0;
        }
    }
    QVERIFY(scopes > 10);
    QVERIFY(activations > 3);
}

void LabCoverageTest::adds() {
    const auto run = newDemoRun(lastTurn);
    const std::uint64_t hash = run->history().hash(lastTurn);
    const Coverage whole = coverageOf(*run);
    const auto items = whole.sharedItems();
    Coverage backwards(items);
    Coverage first(items);
    Coverage second(items);
    run->limitTrace(1); // drops all logs but the newest
    for (std::uint32_t turn = lastTurn + 1; turn-- > 0;) {
        QVERIFY(backwards.add(*run, turn));
        QVERIFY((turn < 8 ? first : second).add(*run, turn));
    }
    QVERIFY(backwards == whole);
    QVERIFY(!(first == whole));
    first.merge(second);
    QVERIFY(first == whole);
    // Reading a coverage changes nothing of the run.
    run->goTo(lastTurn + 1);
    const auto other = newDemoRun(lastTurn + 1);
    QCOMPARE(run->history().hash(lastTurn), hash);
    QCOMPARE(run->history().hash(lastTurn + 1), other->history().hash(lastTurn + 1));
}

void LabCoverageTest::stops() {
    const auto run = newDemoRun(2);
    const Coverage empty(itemsOf(*run));
    Coverage coverage = empty;
    const std::atomic<bool> stop = true;
    QVERIFY(!coverage.add(*run, 1, &stop));
    QVERIFY(coverage == empty);
}

QTEST_APPLESS_MAIN(LabCoverageTest)
#include "lab_coverage_test.moc"
