// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the timeline that have their own state, each without the others.
#include "engine/turn/chain_guard.h"
#include "engine/turn/decision_policy.h"
#include "engine/turn/firing_rows.h"
#include "engine/turn/first_events.h"
#include "engine/turn/pending_index.h"
#include "engine/turn/turn_order.h"
#include "engine/turn/turn_place.h"
#include "tests/engine/support/step_fixture.h"
#include "tests/engine/support/timing_fixture.h"

#include <QTest>

#include <functional>

using namespace orrery::engine;
using namespace orrery::engine::fixture;

namespace {

using Play = std::function<void()>;

const std::string festival = R"xml(<vocabulary><occurrence id="festival"/></vocabulary>)xml";

/// Two groups that respond to a festival: EAR/a, to the first one of a turn, and EAR/b, to every one.
const std::string ears =
    festival + building("EAR", answer("a", R"(after="festival")", say("a"), R"(answers="first-of-turn")") +
                                   answer("b", R"(after="festival")", say("b")));

std::string names(Step& step, std::span<const Row> rows) {
    std::string all;
    for (const Row row : rows) {
        all += (all.empty() ? "" : " ") + step.view().nameOf(row);
    }
    return all;
}

Response responseOf(const Step& step, const std::string& group) {
    return {.group = step.group("EAR", group), .holder = step.find("ear")};
}

/// Responses of EAR/b and EAR/a, in this order, to a festival of Mars.
struct BothEars {
    explicit BothEars(Step& step)
        : responses{responseOf(step, "b"), responseOf(step, "a")}, events{{.kind = step.event("festival"),
                                                                           .subject = step.find("Mars")}} {
        step.log().occurrences.push_back({.kind = events.front().kind, .subject = events.front().subject});
    }
    WaitingResponses waiting() { return {responses, events, Timing::after, TimingStep::b}; }
    std::string order(const Step& step) const {
        std::string groups;
        for (const Response& response : responses) {
            groups += response.group == step.group("EAR", "a") ? "a" : "b";
        }
        return groups;
    }

    std::deque<Response> responses;
    std::vector<PendingEvent> events;
};

const std::vector<std::size_t> both{0, 1};

} // namespace

Q_DECLARE_METATYPE(Play)

class TimelinePartsTest : public QObject {
    Q_OBJECT

private slots:
    void play_data();
    void play() {
        QFETCH(Play, run);
        run();
    }

private:
    void places();
    void turnOrder();
    void chains();
    void firsts();
    void pendingEffects();
    void policies();
    void rows();
};

void TimelinePartsTest::play_data() {
    QTest::addColumn<Play>("run");
    places();
    turnOrder();
    chains();
    firsts();
    pendingEffects();
    policies();
    rows();
}

void TimelinePartsTest::places() {
    QTest::newRow("T3 a moment is shared, until something is written or another place comes") << Play([] {
        Step step;
        Writer& writer = step.run().writer;
        const TurnPlace before{Stage::growth, Side::before};
        const std::uint32_t first = momentAt(writer, before);
        QCOMPARE(momentAt(writer, before), first);
        QCOMPARE(momentAt(writer, {Stage::growth, Side::after}), first + 1);
        QCOMPARE(momentAt(writer, {Stage::effects, Side::after}), first + 2);
        QCOMPARE(momentAt(writer, {Stage::effects, Side::after, 7}), first + 3);
        writer.write(step.column("Minerals"), step.find("Terrans"), 3.0, {});
        QCOMPARE(momentAt(writer, {Stage::effects, Side::after, 7}), first + 4);
    });
}

void TimelinePartsTest::turnOrder() {
    QTest::newRow("T24 the active empire comes first: by id, or as the scenario says") << Play([] {
        Step step;
        const std::vector<Row> empires{step.find("Terrans"), step.find("Vegans")};
        const std::vector<std::string> rotation{"Vegans"};
        TurnOrder order;
        order.beginTurn(step.view(), empires, {});
        QCOMPARE(names(step, order.empires()), "Terrans Vegans");
        QVERIFY(!order.isBetweenTurns());
        order.beginTurn(step.view(), empires, rotation);
        QCOMPARE(names(step, order.empires()), "Vegans Terrans");
    });
    QTest::newRow("T14 between turns the empire of the next turn is active") << Play([] {
        Step step;
        const std::vector<Row> empires{step.find("Terrans"), step.find("Vegans")};
        TurnOrder order;
        order.endTurn(step.view(), empires, {});
        QCOMPARE(names(step, order.empires()), "Vegans Terrans");
        QVERIFY(order.isBetweenTurns());
    });
    QTest::newRow("T14 an empire that was destroyed keeps its place, and is not active") << Play([] {
        Step step;
        const std::vector<Row> empires{step.find("Terrans"), step.find("Vegans")};
        TurnOrder order;
        order.beginTurn(step.view(), empires, {});
        step.run().writer.destroy(empires.front(), {});
        QCOMPARE(order.empires().size(), std::size_t{2});
        QCOMPARE(order.activeEmpire(step.view()), empires.back());
        step.run().writer.destroy(empires.back(), {});
        QCOMPARE(order.activeEmpire(step.view()), noRow);
    });
}

void TimelinePartsTest::chains() {
    QTest::newRow("T16 a chain that is too deep is cut, and the report shows the part that repeats") << Play([] {
        RunLimits limits;
        limits.chain = 3;
        Step step(ears, {}, limits);
        const std::uint32_t a = step.group("EAR", "a");
        const std::uint32_t b = step.group("EAR", "b");
        ChainGuard guard;
        for (int depth = 0; depth < 3; ++depth) {
            QVERIFY(guard.mayBegin(limits));
            guard.begin();
        }
        QVERIFY(!guard.mayBegin(limits));
        QVERIFY(!guard.isCut());
        guard.cut(step.run(), std::vector{b, a, b, a}, step.find("Sol III"));
        QVERIFY(guard.isCut());
        QCOMPARE(step.fault(),
                 "a chain of 3 responses did not end and was stopped, most of them by EAR/a: EAR/a → EAR/b → EAR/a …");
        guard.end();
        QVERIFY(guard.mayBegin(limits)); // one response has ended
        guard.begin();
        guard.reset();
        QVERIFY(!guard.isCut() && guard.mayBegin(limits)); // the next chain starts from zero
    });
    QTest::newRow("R2.4 a turn has only so many responses, however deep they are") << Play([] {
        RunLimits limits;
        limits.answers = 2;
        Step step(ears, {}, limits);
        ChainGuard guard;
        for (int response = 0; response < 2; ++response) {
            QVERIFY(guard.mayBegin(limits));
            guard.begin();
            guard.end();
            guard.reset();
        }
        QVERIFY(!guard.mayBegin(limits));
        guard.cut(step.run(), std::vector{step.group("EAR", "b")}, noRow);
        QVERIFY(step.fault().starts_with("more than 2 responses in one turn"));
        QVERIFY(step.fault().ends_with("EAR/b …"));
    });
}

void TimelinePartsTest::firsts() {
    const std::string ear = place("EAR", "Sol III", "ear");
    QTest::newRow("T13 the second event of a turn is late, for groups that respond to the first only") << Play([=] {
        Step step(ears, ear);
        FirstEvents firsts;
        std::deque<Response> waiting{responseOf(step, "a"), responseOf(step, "b")};
        firsts.find(step.run(), waiting, 1);
        QVERIFY(!waiting[0].isLate && !firsts.isSpent(waiting[0]));
        firsts.take(waiting[0]);
        QVERIFY(firsts.isSpent(waiting[0])); // it responds to one of several simultaneous events
        QVERIFY(!firsts.isSpent(waiting[1]));
        firsts.close(step.run());
        QVERIFY(hadFirstEvent(step.run(), waiting[0].group, waiting[0].holder, 1));
        QVERIFY(!hadFirstEvent(step.run(), waiting[0].group, waiting[0].holder, 2)); // the next turn
        QVERIFY(!hadFirstEvent(step.run(), waiting[1].group, waiting[1].holder, 1));
        firsts.find(step.run(), waiting, 1);
        QVERIFY(waiting[0].isLate && firsts.isSpent(waiting[0]));
        QVERIFY(!waiting[1].isLate);
    });
    QTest::newRow("T13 T8 an event counts as the first when it comes, and not if it was cancelled before") << Play([=] {
        Step step(ears, ear);
        FirstEvents firsts;
        std::deque<Response> waiting{responseOf(step, "a")};
        firsts.find(step.run(), waiting, 1);
        firsts.close(step.run());
        QVERIFY(!hadFirstEvent(step.run(), waiting[0].group, waiting[0].holder, 1));
        firsts.find(step.run(), waiting, 1);
        firsts.noteCome(waiting[0]); // the group could not pay
        firsts.close(step.run());
        QVERIFY(hadFirstEvent(step.run(), waiting[0].group, waiting[0].holder, 1));
    });
    QTest::newRow("T12 the time between two turns is a span of its own") << Play([] {
        const TurnPlace inTurn;
        const TurnPlace beforeTurn{Stage::visibility, Side::before};
        QCOMPARE(spanAt(3, inTurn, false), 3u);
        QVERIFY(spanAt(3, beforeTurn, false) != 3u);
        QCOMPARE(spanAt(2, inTurn, true), spanAt(3, beforeTurn, false));
    });
}

void TimelinePartsTest::pendingEffects() {
    const std::string content =
        festival +
        building("BOMB",
                 group("fuse", "", named("Sol"), R"(<delay turns="1"><then>)" + say("late") + "</then></delay>")) +
        building("EAR", group("wait", "", named("Sol"),
                              R"(<next-time after="festival"><then>)" + say("x") + "</then></next-time>"));
    const auto effectsOf = [](const Step& step, std::string_view objectClass, std::string_view group) {
        return PendingEffects{.group = step.group(objectClass, group),
                              .holder = step.find("Sol III"),
                              .rows = std::make_shared<const RowList>(1, step.find("Sol"))};
    };
    const auto visited = [](Step& step, PendingIndex& index, bool isPoint) {
        std::size_t count = 0;
        index.visit(step.run(), step.event("festival"), isPoint, [&](const PendingEffects&) { ++count; });
        return count;
    };
    QTest::newRow("T13 an event finds the effects that await it, until they are taken") << Play([=] {
        Step step(content);
        PendingIndex index;
        index.find(step.run());
        QVERIFY(!index.awaits(step.event("festival")));
        QVERIFY(index.delay(step.run(), effectsOf(step, "EAR", "wait"), {}));
        QVERIFY(index.awaits(step.event("festival")));
        QVERIFY(!index.hasDue());
        QCOMPARE(visited(step, index, false), std::size_t{1});
        const std::uint64_t serial = step.run().writer.universe().pending().nextSerial - 1;
        QCOMPARE(index.take(step.run(), serial).group, step.group("EAR", "wait"));
        QVERIFY(!index.awaits(step.event("festival")));
        QCOMPARE(visited(step, index, false), std::size_t{0});
    });
    QTest::newRow("T23 delayed effects are due at the points of their turn") << Play([=] {
        Step step(content);
        PendingIndex index;
        index.find(step.run());
        PendingEffects effects = effectsOf(step, "BOMB", "fuse");
        effects.due = 2;
        QVERIFY(index.delay(step.run(), effects, {}));
        QVERIFY(!index.hasDue());
        effects.due = 1;
        QVERIFY(index.delay(step.run(), effects, {}));
        QVERIFY(index.hasDue());
        QCOMPARE(visited(step, index, false), std::size_t{0});
        QCOMPARE(visited(step, index, true), std::size_t{1});
        step.run().writer.setTurn(2);
        index.find(step.run());
        QCOMPARE(visited(step, index, true), std::size_t{2});
    });
    QTest::newRow("R2.4 beyond the limit nothing is delayed, and the report comes once") << Play([=] {
        RunLimits limits;
        limits.pending = 2;
        Step step(content, {}, limits);
        PendingIndex index;
        index.find(step.run());
        QVERIFY(index.delay(step.run(), effectsOf(step, "EAR", "wait"), {}));
        QVERIFY(index.delay(step.run(), effectsOf(step, "EAR", "wait"), {}));
        QVERIFY(!index.delay(step.run(), effectsOf(step, "BOMB", "fuse"), {}));
        QVERIFY(!index.delay(step.run(), effectsOf(step, "BOMB", "fuse"), {}));
        QCOMPARE(step.log().faults.size(), std::size_t{1});
        QCOMPARE(step.fault(),
                 "more than 2 effects are pending, most of them by EAR/wait; no more effects are delayed");
    });
}

void TimelinePartsTest::policies() {
    const std::string ear = place("EAR", "Sol III", "ear");
    QTest::newRow("T24 by id, responses come in the order of the document; by a list, in its order") << Play([=] {
        Step byId(ears, ear);
        BothEars first(byId);
        DecisionPolicy(byId.run()).sort(first.waiting());
        QCOMPARE(first.order(byId), "ab");
        Step byList(ears, ear + R"(<policy order="list">EAR/b EAR/a</policy>)");
        BothEars second(byList);
        DecisionPolicy(byList.run()).sort(second.waiting());
        QCOMPARE(second.order(byList), "ba");
    });
    QTest::newRow("T17 an order that is tried goes before the policy") << Play([=] {
        Step step(ears, ear);
        BothEars ofStep(step);
        const auto contender = [&](const std::string& group) {
            return Conflict::Contender{step.group("EAR", group), step.find("ear"), 0};
        };
        const Decisions decisions{
            .answers = {},
            .tried = {{.timing = Timing::after, .step = TimingStep::b, .order = {contender("b"), contender("a")}}}};
        step.run().decisions = &decisions;
        std::ranges::reverse(ofStep.responses);
        DecisionPolicy(step.run()).sort(ofStep.waiting());
        QCOMPARE(ofStep.order(step), "ba");
    });
    QTest::newRow("T7 where nobody is asked, the first one comes") << Play([=] {
        Step step(ears, ear);
        BothEars ofStep(step);
        DecisionPolicy policy(step.run());
        QVERIFY(!policy.isAsking() && !policy.passesReactions());
        QCOMPARE(policy.choose(ofStep.waiting(), both, noRow, Question::Kind::order), std::size_t{0});
    });
    QTest::newRow("T7 the step stops with a question, and goes on with the decision") << Play([=] {
        Step step(ears, ear + R"(<policy order="ask" reactions="pass"/>)");
        BothEars ofStep(step);
        Decisions decisions{.asks = true, .answers = {}, .tried = {}};
        step.run().decisions = &decisions;
        DecisionPolicy asking(step.run());
        QVERIFY(asking.isAsking() && asking.passesReactions());
        QVERIFY(!asking.choose(ofStep.waiting(), both, step.find("Vegans"), Question::Kind::order));
        const Question question = *step.run().question;
        QVERIFY(step.run().isStopped());
        QCOMPARE(question.decider, step.find("Vegans"));
        QCOMPARE(question.texts.back().english(), "EAR/a of ear, after festival of Mars");
        step.run().question.reset();
        decisions.answers = {question.choices.back(), question.choices.front()};
        DecisionPolicy decided(step.run());
        QCOMPARE(decided.choose(ofStep.waiting(), both, step.find("Vegans"), Question::Kind::order), std::size_t{1});
        decided.reportUnusedDecisions();
        QCOMPARE(step.log().faults.size(), std::size_t{1}); // the other decision was not needed
    });
    QTest::newRow("T24 a decision to pass passes reactions only") << Play([=] {
        Step step(ears, ear + R"(<policy order="ask"/>)");
        BothEars ofStep(step);
        CheckedDecision pass;
        pass.group = "EAR/b";
        pass.source = "ear";
        pass.subject = "Mars";
        pass.passes = true;
        const Decisions decisions{.answers = {pass}, .tried = {}};
        step.run().decisions = &decisions;
        DecisionPolicy policy(step.run());
        QCOMPARE(policy.choose(ofStep.waiting(), both, noRow, Question::Kind::order), std::size_t{0});
        QVERIFY(!policy.choose(ofStep.waiting(), both, noRow, Question::Kind::reaction));
        QCOMPARE(policy.choose(ofStep.waiting(), both, noRow, Question::Kind::reaction), std::size_t{0}); // it is spent
        QVERIFY(!step.run().isStopped());
    });
}

void TimelinePartsTest::rows() {
    const auto rowsOf = [](const Step& step, std::initializer_list<const char*> names) {
        RowList list;
        for (const char* const name : names) {
            list.push_back(step.find(name));
        }
        return std::make_shared<const RowList>(std::move(list));
    };
    QTest::newRow("E2.4 destroyed objects are removed, unless the effect reaches their last owners (T15)") << Play([=] {
        Step step;
        const RowListRef both = rowsOf(step, {"Mars", "Belt"});
        LastKnown last;
        last.remember(step.view(), {step.find("Belt")});
        step.run().writer.destroy(step.find("Belt"), {});
        QCOMPARE(removeDestroyed(step.run(), both, &last, {}), both);
        QVERIFY(step.log().skips.empty());
        QCOMPARE(*removeDestroyed(step.run(), both, nullptr, {}), *rowsOf(step, {"Mars"}));
        QCOMPARE(step.log().skips.back().reason, SkipReason::destroyed);
    });
    QTest::newRow("E7.5 a stacking name is used once on each object") << Play([=] {
        Step step;
        step.run().memory.claims.begin(2);
        QCOMPARE(*claimRows(step.run(), rowsOf(step, {"Mars"}), 1, {}), *rowsOf(step, {"Mars"}));
        QCOMPARE(*claimRows(step.run(), rowsOf(step, {"Mars", "Belt"}), 1, {}), *rowsOf(step, {"Belt"}));
        QCOMPARE(*step.log().skips.back().rows, *rowsOf(step, {"Mars"}));
        QCOMPARE(step.log().skips.back().reason, SkipReason::stackedOut);
    });
}

QTEST_APPLESS_MAIN(TimelinePartsTest)
#include "timeline_parts_test.moc"
