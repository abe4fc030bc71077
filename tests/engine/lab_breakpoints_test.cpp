// SPDX-License-Identifier: GPL-3.0-or-later
// Breakpoints, and the way back to the last change (I4.7).
#include "engine/lab/break_places.h"
#include "engine/lab/breakpoints.h"
#include "engine/trace/replay.h"
#include "tests/support/demo_run.h"
#include "tests/support/named_test.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>

using namespace orrery::engine;

namespace {

constexpr std::uint32_t lastTurn = 20;

Session& run() {
    static const std::unique_ptr<Session> session = newDemoRun(lastTurn);
    return *session;
}

Breakpoint breakpoint(const std::string& text) {
    auto read = Breakpoint::read(run(), text);
    if (const auto* const why = std::get_if<Phrase>(&read)) {
        qFatal("%s", why->english().c_str());
    }
    return std::get<Breakpoint>(std::move(read));
}

Row named(const char* name) {
    const View view = run().universe().view();
    for (Row row = 0; row < view.rowCount; ++row) {
        if (view.nameOf(row) == name) {
            return row;
        }
    }
    qFatal("no object");
}

std::vector<BreakHit> allHits(const Breakpoint& one) {
    std::vector<BreakHit> hits;
    for (std::uint32_t turn = 0; turn <= lastTurn; ++turn) {
        for (BreakHit& hit : one.hitsIn(run(), turn)) {
            hits.push_back(std::move(hit));
        }
    }
    return hits;
}

} // namespace

class LabBreakpointsTest : public QObject {
    Q_OBJECT

private slots:
    NAMED_TEST(values, "I4.7 a breakpoint on a value stops at each change, and at no other moment");
    NAMED_TEST(expressions, "I4.7 a breakpoint on an expression of an object or of the run stops at each change");
    NAMED_TEST(conditions, "I4.7 a breakpoint on a condition stops at the moment at which it becomes true");
    NAMED_TEST(effects, "I4.7 a breakpoint on an effect stops after each of its acts, and at no other moment");
    NAMED_TEST(places, "I4.7 a place in the content leads to the breakpoint on its effect or group, and back");
    NAMED_TEST(clauses, "I4.7 a breakpoint has a condition, a hit count, and a message in place of a stop");
    NAMED_TEST(groups, "I4.7 breakpoints stop when a group fires, or does not");
    NAMED_TEST(others, "I4.7 breakpoints stop at events, conditions of the scenario and problems");
    NAMED_TEST(continues, "I4.7 continue and reverse-continue visit the same moments, also without logs");
    NAMED_TEST(lastChanges, "I4.7 the last change of a value is found, and what only carries over is skipped");
    NAMED_TEST(refuses, "I4.7 a wrong breakpoint says what is wrong");
};

void LabBreakpointsTest::values() {
    const Row row = named("Algedi I");
    const ColumnId column = *run().universe().model().layout.find("MaxIndustry");
    std::vector<RunPlace> expected;
    double value = 0.0;
    for (std::uint32_t turn = 0; turn <= lastTurn; ++turn) {
        const auto log = run().history().sharedLog(turn);
        for (std::uint32_t position = 1; position <= log->runs.size(); ++position) {
            const State state = run().history().stateAt(run().universe(), turn, position);
            if (row < state.view().rowCount && state.view().at(column, row) != value) {
                value = state.view().at(column, row);
                expected.push_back({turn, position});
            }
        }
    }
    std::vector<RunPlace> found;
    for (const BreakHit& hit : allHits(breakpoint("value:Algedi I.MaxIndustry"))) {
        found.push_back(hit.place);
        QCOMPARE(hit.object, row);
    }
    QVERIFY(expected.size() > 20);
    QVERIFY(found == expected);
}

void LabBreakpointsTest::expressions() {
    // Twice a value changes whenever the value does.
    const auto places = [](const char* text) {
        std::vector<RunPlace> found;
        for (const BreakHit& hit : allHits(breakpoint(text))) {
            found.push_back(hit.place);
        }
        return found;
    };
    const auto changes = places("value:Algedi I.MaxIndustry");
    QVERIFY(places("value:Algedi I.MaxIndustry * 2") == changes);
    const auto ofRun = allHits(breakpoint("value:sum(planets, MaxIndustry)"));
    QVERIFY(ofRun.size() >= changes.size());
    QCOMPARE(ofRun.front().object, noRow);
    QVERIFY2(ofRun.front().sentence.english().starts_with("sum(planets, MaxIndustry): 0 → "),
             ofRun.front().sentence.english().c_str());
    // A condition of the whole run stops only when it becomes true.
    const auto becomesTrue = allHits(breakpoint("value:sum(planets, MaxIndustry) > 0"));
    std::size_t expected = 0;
    for (const BreakHit& hit : ofRun) {
        expected += hit.sentence.english().starts_with("sum(planets, MaxIndustry): 0 → ") ? 1 : 0;
    }
    QCOMPARE(becomesTrue.size(), expected);
}

void LabBreakpointsTest::conditions() {
    const Row row = named("Algedi I");
    const ColumnId column = *run().universe().model().layout.find("MaxHappiness");
    std::vector<RunPlace> expected;
    bool wasTrue = false;
    for (std::uint32_t turn = 0; turn <= lastTurn; ++turn) {
        const auto log = run().history().sharedLog(turn);
        for (std::uint32_t position = 1; position <= log->runs.size(); ++position) {
            const State state = run().history().stateAt(run().universe(), turn, position);
            const bool isTrue =
                row < state.view().rowCount && state.view().exists(row) && state.view().at(column, row) > 2.0;
            if (isTrue && !wasTrue) {
                expected.push_back({turn, position});
            }
            wasTrue = isTrue;
        }
    }
    QVERIFY(!expected.empty());
    for (const char* const text : {"value:Algedi I.MaxHappiness > 2", "if:planet:MaxHappiness > 2"}) {
        std::vector<RunPlace> found;
        for (const BreakHit& hit : allHits(breakpoint(text))) {
            if (hit.object == row) {
                found.push_back(hit.place);
            }
        }
        QVERIFY2(found == expected, text);
    }
}

void LabBreakpointsTest::effects() {
    const Program& program = run().program();
    std::size_t tried = 0;
    for (std::uint32_t group = 0; group < program.groups.size(); ++group) {
        const CheckedGroup& checked = program.checkedGroup(group);
        for (std::size_t effect = 0; effect < checked.effects.size(); ++effect) {
            std::set<std::pair<std::uint32_t, std::uint32_t>> acts; // turn and firing
            for (std::uint32_t turn = 0; turn <= lastTurn; ++turn) {
                const auto log = run().history().sharedLog(turn);
                for (const Run& change : log->runs) {
                    if (isByGroup(change) && change.firing < log->firings.size() && change.effect == effect &&
                        log->firings[change.firing].group == group) {
                        acts.emplace(turn, change.firing);
                    }
                }
            }
            if (acts.empty()) {
                continue;
            }
            ++tried;
            const std::string text = "effect:" + groupLabel(*program.model, checked) + "/" + std::to_string(effect + 1);
            std::set<std::pair<std::uint32_t, std::uint32_t>> found;
            for (const BreakHit& hit : allHits(breakpoint(text))) {
                const auto log = run().history().sharedLog(hit.place.turn);
                const Run& change = log->runs[hit.place.runs - 1];
                QCOMPARE(std::size_t{change.effect}, effect);
                found.emplace(hit.place.turn, change.firing);
            }
            QVERIFY2(found == acts, text.c_str());
        }
    }
    QVERIFY(tried > 10);
}

void LabBreakpointsTest::places() {
    const CheckedModel& model = *run().program().model;
    std::size_t effects = 0;
    for (const auto& one : model.classes.asRead()) {
        for (const CheckedGroup& group : one->groups) {
            const BreakTarget whole{&group};
            const std::string text = breakTextOf(model, whole);
            QCOMPARE(text, "group:" + groupLabel(model, group));
            for (const char* const kind : {"group:", "inactive:"}) {
                const auto named = breakTargetOf(model, kind + groupLabel(model, group));
                QVERIFY(named && named->group == &group && named->effect == nullptr);
            }
            QVERIFY(breakTargetAt(model, whole.head(model))->effect == nullptr);
            for (const CheckedEffect& effect : group.effects) {
                const BreakTarget target{&group, &effect};
                const auto named = breakTargetOf(model, breakTextOf(model, target));
                QVERIFY(named && named->group == &group && named->effect == &effect);
                const auto at = breakTargetAt(model, target.head(model));
                QVERIFY(at && at->group == &group && at->effect == &effect);
                ++effects;
            }
        }
    }
    QVERIFY(effects > 30);
    QVERIFY(!breakTargetOf(model, "group:BLD_FORUM/ordr") && !breakTargetOf(model, "effect:BLD_FORUM/order/99"));
    QVERIFY(!breakTargetOf(model, "value:Algedi I.Industry") && !breakTargetOf(model, "effect:"));
    QVERIFY(!breakTargetAt(model, {FileId{0}, {0, 1}}));
}

void LabBreakpointsTest::clauses() {
    const auto places = [](const std::string& text) {
        std::vector<RunPlace> found;
        for (const BreakHit& hit : allHits(breakpoint(text))) {
            found.push_back(hit.place);
        }
        return found;
    };
    const std::string core = "value:Algedi I.MaxIndustry";
    const std::vector<RunPlace> all = places(core);
    const ColumnId column = *run().universe().model().layout.find("MaxIndustry");
    std::vector<RunPlace> high;
    for (const RunPlace place : all) {
        const State state = run().history().stateAt(run().universe(), place.turn, place.runs);
        if (state.view().at(column, named("Algedi I")) > 7.0) {
            high.push_back(place);
        }
    }
    QVERIFY(!high.empty() && high.size() < all.size());
    QVERIFY(places(core + " | if MaxIndustry > 7") == high);
    QVERIFY(places(core + " | hit 6") == std::vector<RunPlace>(all.begin() + 5, all.end()));
    QVERIFY(places(core + " | if MaxIndustry > 7 | hit 3") == std::vector<RunPlace>(high.begin() + 2, high.end()));
    QVERIFY(places(core + " | hit 100000").empty());
    // Searches count in the same way, and do not stop at messages.
    Session& session = run();
    const std::vector<Breakpoint> counted{breakpoint(core + " | hit 6")};
    const auto first = nextHit(session, counted, {0, 0}, lastTurn);
    QVERIFY(first && first->place == all[5]);
    QVERIFY(!previousHit(session, counted, all[5]));
    const std::vector<Breakpoint> both{breakpoint(core + " | say Look"), breakpoint(core + " | hit 6")};
    std::vector<BreakHit> said;
    const auto stopped = nextHit(session, both, {0, 0}, lastTurn, nullptr, &said);
    QVERIFY(stopped && stopped->place == all[5] && stopped->by == 1);
    QCOMPARE(said.size(), std::size_t{6});
    QVERIFY2(said.front().sentence.english().starts_with("Look (MaxIndustry of Algedi I: 0 → "),
             said.front().sentence.english().c_str());
    QVERIFY(!previousHit(session, std::vector{both.front()}, {lastTurn, ~0u}));
}

void LabBreakpointsTest::groups() {
    std::size_t firings = 0;
    for (std::uint32_t turn = 0; turn <= lastTurn; ++turn) {
        const auto log = run().history().sharedLog(turn);
        firings += static_cast<std::size_t>(std::ranges::count_if(log->firings, [](const Firing& firing) {
            return groupLabel(*run().program().model, run().program().checkedGroup(firing.group)) == "BLD_FORUM/order";
        }));
    }
    const auto hits = allHits(breakpoint("group:BLD_FORUM/order"));
    QVERIFY(firings > 3);
    QCOMPARE(hits.size(), firings);
    QVERIFY(hits.front().where.file.isValid());
    // Each building has fired or not in each turn.
    for (const BreakHit& hit : allHits(breakpoint("inactive:BLD_DYNAMO/charge"))) {
        QVERIFY(std::ranges::none_of(allHits(breakpoint("group:BLD_DYNAMO/charge")), [&](const BreakHit& other) {
            return other.place.turn == hit.place.turn && other.object == hit.object;
        }));
    }
}

void LabBreakpointsTest::others() {
    const auto& vocabulary = run().program().model->vocabulary;
    std::size_t happened = 0;
    std::map<std::string, std::size_t> counts;
    for (std::uint32_t turn = 0; turn <= lastTurn; ++turn) {
        for (const OccurrenceRecord& record : run().history().sharedLog(turn)->occurrences) {
            if (record.end == OccurrenceEnd::happened) {
                ++counts[std::string(vocabulary.occurrenceId(record.kind))];
            }
        }
    }
    for (const auto& [id, count] : counts) {
        QCOMPARE(allHits(breakpoint("event:" + id)).size(), count);
        happened += count;
    }
    QVERIFY(happened > 0);
    for (const ScenarioCondition& condition : run().scenario().conditions) {
        std::size_t met = 0;
        for (std::uint32_t turn = 0; turn <= lastTurn; ++turn) {
            for (const ScenarioRecord& record : run().history().sharedLog(turn)->scenario) {
                met += record.action < 0 && record.isTrue &&
                       run().scenario().conditions[record.condition].id == condition.id;
            }
        }
        QCOMPARE(allHits(breakpoint("condition:" + condition.id)).size(), met);
    }
    QVERIFY(allHits(breakpoint("diagnostic:run.division-by-zero")).empty());
}

void LabBreakpointsTest::continues() {
    const std::vector<Breakpoint> both{breakpoint("group:BLD_FORUM/order"), breakpoint("value:Algedi I.Happiness > 2")};
    const auto session = newDemoRun(); // computes its turns on the way, and keeps no logs
    session->limitTrace(0);
    std::vector<RunPlace> forwards;
    for (RunPlace at; const auto hit = nextHit(*session, both, at, lastTurn); at = forwards.back()) {
        forwards.push_back(hit->place);
    }
    std::vector<RunPlace> backwards;
    for (RunPlace at{lastTurn, ~0u}; const auto hit = previousHit(*session, both, at); at = backwards.back()) {
        backwards.push_back(hit->place);
    }
    std::ranges::reverse(backwards);
    QVERIFY(forwards.size() > 5);
    QVERIFY(backwards.size() >= forwards.size()); // a hit at the very start is only found backwards
    QVERIFY(std::ranges::equal(forwards, std::span(backwards).last(forwards.size())));
    QVERIFY(std::ranges::is_sorted(forwards));
    std::atomic<bool> stop = true;
    QVERIFY(!previousHit(*session, both, {lastTurn, ~0u}, &stop));
}

void LabBreakpointsTest::lastChanges() {
    const Row row = named("Algedi I");
    const auto& layout = run().universe().model().layout;
    for (const char* const value : {"Population", "Happiness", "MaxTrade", "owner"}) {
        const ColumnId column = *layout.find(value);
        // The last change before the end, by the values at the ends of the turns.
        std::uint32_t turn = lastTurn;
        const auto log = run().history().sharedLog(lastTurn);
        const bool changesInLast = std::ranges::any_of(allHits(breakpoint(std::string("value:Algedi I.") + value)),
                                                       [](const BreakHit& hit) { return hit.place.turn == lastTurn; });
        while (!changesInLast && turn > 0 &&
               run().history().at(turn, column, row) == run().history().at(turn - 1, column, row)) {
            --turn;
        }
        const auto found = lastChange(run(), row, column, {lastTurn, ~0u});
        QVERIFY2(found && found->turn == turn, value);
    }
    QVERIFY(!lastChange(run(), row, *layout.find("Population"), {0, 0}));
}

void LabBreakpointsTest::refuses() {
    const auto whyOf = [](const char* text) {
        const auto read = Breakpoint::read(run(), text);
        const auto* const why = std::get_if<Phrase>(&read);
        return why != nullptr ? why->english() : std::string();
    };
    const auto compared = [&](const char* text, const char* why) {
        QCOMPARE(QString::fromStdString(whyOf(text)), QString(why));
    };
    compared("group:BLD_FORUM/ordr", "the class BLD_FORUM has no group 'ordr'; its groups are: order");
    compared("inactive:BLD_FORUM/", "the class BLD_FORUM has no group ''; its groups are: order");
    compared("group:BLD_FORU/order", "there is no class 'BLD_FORU'; did you mean 'BLD_FORUM'?");
    compared("group:ordr", "there is no group 'ordr'; write it as CLASS/GROUP");
    compared("value:Nobody.Industry", "there is no object 'Nobody'");
    compared("value:Algedi Il.Industry < 3", "there is no object 'Algedi Il'; did you mean 'Algedi I'?");
    compared("value:sum(planets, Industri)", "'Industri' is not a known name; did you mean 'Industry', 'industry'?");
    compared("value:Algedi I.Industri", "'Industri' is not a known name; did you mean 'Industry', 'industry'?");
    // A value that objects of this type do not have would never change.
    compared("value:Algedi.Industry", "an object of type system has no value 'Industry'");
    compared("value:Algedi.Industry < 3", "an object of type system has no value 'Industry'");
    compared("if:system:Industry + 1 < 3", "an object of type system has no value 'Industry'");
    compared("value:Algedi.star_colour | if Industry > 3", "an object of type system has no value 'Industry'");
    QVERIFY(whyOf("value:Algedi.sum(planets, Industry)").empty()); // of other objects
    compared("if:planett:Happiness < 3", "there is no type or class 'planett'; did you mean 'planet'?");
    for (const char* const clause :
         {"if Industri > 3", "if Industry", "hit", "hit 0", "hit -1", "hit 3x", "loud", ""}) {
        QVERIFY2(!whyOf((std::string("value:Algedi I.Industry | ") + clause).c_str()).empty(), clause);
    }
    QVERIFY(whyOf("value:Algedi I.Industry | say ").empty());
    compared("effect:BLD_FORUM/ordr/1", "the class BLD_FORUM has no group 'ordr'; its groups are: order");
    compared("effect:BLD_FORUM/1", "there is no effect 'BLD_FORUM/1'; write it as CLASS/GROUP/NUMBER");
    QVERIFY(whyOf("effect:BLD_FORUM/order/99").ends_with("and no effect '99'"));
    QVERIFY(!whyOf("effect:BLD_FORUM/order/first").empty());
    QVERIFY(!whyOf("value:Algedi I.Industri").empty());
    QVERIFY(!whyOf("value:Algedi I.Industry + Nothing").empty());
    QVERIFY(!whyOf("value:sum(planets, Industri)").empty());
    QVERIFY(!whyOf("value:Industry").empty()); // of which object?
    QVERIFY(!whyOf("if:planet:Happiness").empty());
    QCOMPARE(whyOf("event:parties"), std::string("there is no event 'parties'"));
    QVERIFY(!whyOf("event:focus-changed").empty()); // no group of the demo responds to it
    QVERIFY(!whyOf("condition:none").empty());
    QVERIFY(!whyOf("diagnostic:check.unknown-name").empty());
    QVERIFY(!whyOf("group").empty());
    QVERIFY(!whyOf("").empty());
    QVERIFY(!whyOf("wish:x").empty());
}

QTEST_APPLESS_MAIN(LabBreakpointsTest)
#include "lab_breakpoints_test.moc"
