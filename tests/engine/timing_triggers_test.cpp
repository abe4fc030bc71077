// SPDX-License-Identifier: GPL-3.0-or-later
// Groups with triggers: which of them fire, and when (T1 to T5, T11 to T15, T19, T25, T26, T28), played from content.
#include "engine/trace/dump.h"
#include "engine/trace/explain.h"
#include "engine/trace/why_not.h"
#include "engine/turn/stepper.h"
#include "tests/engine/support/timing_fixture.h"

#include <QTest>

#include <algorithm>
#include <functional>

using namespace orrery::engine;
using namespace orrery::engine::fixture;

namespace {

using Play = std::function<void()>;

/// Returns a class that acts once a turn on Mars or on another named object.
std::string deed(const std::string& effects, const std::string& on = "Mars", const std::string& attributes = {}) {
    return building("DEED", group("do", "", named(on), effects, attributes));
}

const std::string deeds = place("DEED", "Sol III");
const std::string takeMars = R"xml(<set-owner empire="none"/>)xml";

Game played(const std::string& content, const std::string& placements, std::uint32_t turns = 1) {
    Game game(content, placements);
    for (const std::string& finding : game.findings()) {
        if (finding.starts_with("error")) {
            qWarning("%s", finding.c_str());
        }
    }
    game.goTo(turns);
    return game;
}

Ledger ledgerOf(const Game& game, std::string_view object, std::string_view column) {
    const Session& session = game.session();
    return explain(session, session.turn(), game.find(object), *session.program().model->layout.find(column), {});
}

} // namespace

Q_DECLARE_METATYPE(Play)

class TimingTriggersTest : public QObject {
    Q_OBJECT

private slots:
    void play_data();
    void play() {
        QFETCH(Play, run);
        run();
    }

private:
    void triggers();
    void points();
    void chains();
    void spans();
    void leaving();
    void costs();
};

void TimingTriggersTest::play_data() {
    QTest::addColumn<Play>("run");
    triggers();
    points();
    chains();
    spans();
    leaving();
    costs();
}

void TimingTriggersTest::triggers() {
    const std::string three = building("EAR", answer("a", R"(after="owner-changed")", say("after")) +
                                                  answer("w", R"(when="owner-changed")", say("when")) +
                                                  answer("b", R"(before="owner-changed")", say("before")));
    QTest::newRow("T1 a group with a trigger fires before, when or after an occurrence") << Play(
        [=] { QCOMPARE(said(played(deed(takeMars) + three, deeds + place("EAR", "Sol III"))), "before when after"); });
    QTest::newRow("T1 it does not fire once a turn")
        << Play([=] { QCOMPARE(said(played(three, place("EAR", "Sol III"))), ""); });
    QTest::newRow("T1 conditions of the trigger are asked of the subject") << Play([] {
        const auto ear = [](const std::string& size) {
            return building("EAR", group("a", R"(<trigger after="owner-changed" if='size == )" + size + R"('/>)",
                                         named("Sol"), say(size)));
        };
        QCOMPARE(said(played(deed(takeMars) + ear("small"), deeds + place("EAR", "Sol III"))), "small");
        QCOMPARE(said(played(deed(takeMars) + ear("huge"), deeds + place("EAR", "Sol III"))), "");
    });
    QTest::newRow("T1 of says whose occurrence it answers") << Play([] {
        const std::string ears =
            building("EAR", answer("self", R"(after="owner-changed" of="self")", say("self")) +
                                answer("host", R"(after="owner-changed" of="host")", say("host")) +
                                answer("owned", R"(before="owner-changed" of="owned")", say("owned")) +
                                answer("other", R"(after="owner-changed" of="other")", say("other")));
        QCOMPARE(said(played(deed(takeMars) + ears, deeds + place("EAR", "Mars"))), "owned host other");
        QCOMPARE(said(played(deed(takeMars) + ears, deeds + place("EAR", "Vega I"))), "other");
    });
    QTest::newRow("T1 Subject is the object that it happens to") << Play([] {
        const std::string ear = building("EAR", group("a", R"(<trigger after="owner-changed"/>)",
                                                      "<expression if='name == Subject.name'/>", say("{name}")));
        QCOMPARE(said(played(deed(takeMars) + ear, deeds + place("EAR", "Sol III"))), "Mars");
    });
    QTest::newRow(
        "T4 when lies after before and earlier than after; the event to respond to when it happens has happened")
        << Play([] {
               const auto owned = [](const std::string& timing) {
                   return group(timing, "<trigger " + timing + "=\"owner-changed\"/>",
                                "<and>" + named("Mars") + "<expression if='owner != none'/></and>", say(timing));
               };
               const std::string ears = building("EAR", owned("before") + owned("when") + owned("after"));
               QCOMPARE(said(played(deed(takeMars) + ears, deeds + place("EAR", "Sol III"))), "before");
           });
    QTest::newRow("T9 what is so already is no change, and nobody answers it") << Play([] {
        const std::string ear = building("EAR", answer("a", R"(after="owner-changed")", say("after")));
        const Game heard = played(deed(R"(<set-owner empire="Terrans"/>)") + ear, deeds + place("EAR", "Sol III"));
        QCOMPARE(said(heard), "");
        QCOMPARE(ends(heard, "owner-changed"), std::vector{OccurrenceEnd::noChange});
    });
    QTest::newRow("T9 comes before A: what prevents is not asked for what is no change") << Play([] {
        const std::string ear = building("EAR", answer("a", R"(before="owner-changed")", say("no") + "<prevent/>"));
        QCOMPARE(said(played(deed(R"(<set-owner empire="Terrans"/>)") + ear, deeds + place("EAR", "Sol III"))), "");
    });
    QTest::newRow("T1 a group that is switched off does not answer") << Play([] {
        const std::string ear =
            building("EAR", answer("a", R"(after="owner-changed")", say("after"), R"(enabled="false")"));
        QCOMPARE(said(played(deed(takeMars) + ear, deeds + place("EAR", "Sol III"))), "");
    });
    QTest::newRow("T1 a group that is not active does not answer, and the log says so") << Play([] {
        const std::string ear = building(
            "EAR", answer("a", R"(after="owner-changed")", say("after"), "", R"(<activation if="turn > 5"/>)"));
        const Game game = played(deed(takeMars) + ear, deeds + place("EAR", "Sol III"));
        QCOMPARE(said(game), "");
        QCOMPARE(unanswered(game), std::vector{NoAnswer::inactive});
    });
}

void TimingTriggersTest::points() {
    QTest::newRow("T2 a point of the turn comes whether or not anything happens there") << Play([] {
        const std::string ear = building("EAR", answer("g", R"(after="growth")", say("grown")) +
                                                    answer("s", R"(after="stockpile-gain")", say("gained")));
        QCOMPARE(said(played(ear, place("EAR", "Sol III"))), "grown");
    });
    QTest::newRow("T3 after one stage comes before before the next, and when it begins follows") << Play([] {
        const std::string ear = building(
            "EAR", answer("g4", R"(when="movement")", say("4")) + answer("g3", R"(before="movement")", say("3")) +
                       answer("g2", R"(after="orders")", say("2")) + answer("g1", R"(when="orders")", say("1")) +
                       answer("g5", R"(after="turn")", say("5")) + answer("g0", R"(before="turn")", say("0")));
        QCOMPARE(said(played(ear, place("EAR", "Sol III"))), "0 1 2 3 4 5");
    });
    QTest::newRow("E8.8 a group fires at the point that it names, and in no other stage") << Play([] {
        const std::string ear =
            building("EAR", group("m", "", named("Sol"), say("moved"), R"(stage="after-movement")") +
                                group("e", "", named("Sol"), say("effects")) +
                                answer("b", R"(before="movement")", say("before")));
        QCOMPARE(said(played(ear, place("EAR", "Sol III"))), "effects before moved");
    });
    QTest::newRow("T12 what happens before a stage begins is not in it") << Play([] {
        const std::string ear = building("EAR", answer("b", R"(before="movement")", say("before")));
        const Game game = played(ear, place("EAR", "Sol III"));
        const Firing& firing = game.log().firings.front();
        QCOMPARE(game.log().moments[firing.moment].side, Side::before);
        QCOMPARE(game.log().moments[firing.moment].stage, Stage::movement);
    });
    QTest::newRow("C2 the trace says which firing sent a message") << Play([] {
        const Game game =
            played(building("EAR", answer("a", R"(after="movement")", say("after"))), place("EAR", "Sol III"));
        const std::string trace = dumpTrace(game.session(), 1);
        const auto at = trace.find("\"message\":");
        const std::string line = trace.substr(at, trace.find('\n', at) - at);
        const std::string firing = "\"firing\":" + std::to_string(game.log().messages.front().firing);
        QVERIFY2(line.find(firing) != std::string::npos, line.c_str());
    });
    QTest::newRow("T3 the trace says on which side of a stage an answer lies") << Play([] {
        const std::string ear = building("EAR", answer("a", R"(after="movement")", say("after")) +
                                                    answer("b", R"(before="combat")", say("before")) +
                                                    answer("w", R"(when="combat")", say("within")));
        const Game game = played(ear, place("EAR", "Sol III"));
        const std::string trace = dumpTrace(game.session(), 1);
        const auto places = [&](const std::string& group) {
            const auto firing = trace.find("\"group\":\"" + group + "\"");
            const auto at = trace.find("\"moment\":", firing) + 9;
            const std::string number = trace.substr(at, trace.find(',', at) - at);
            const auto moment = trace.find("{\"turn\":1,\"moment\":" + number + ",");
            return trace.substr(moment, trace.find('\n', moment) - moment);
        };
        QVERIFY(places("a").find(R"("stage":"movement")") != std::string::npos);
        QVERIFY(places("a").find(R"("side":"after")") != std::string::npos);
        QVERIFY(places("b").find(R"("side":"before")") != std::string::npos);
        QVERIFY(places("w").find(R"("side")") == std::string::npos);
    });
    QTest::newRow("T12 when a stage begins it has begun: what answers then is in it") << Play([] {
        const std::string ear = building("EAR", answer("w", R"(when="movement")", say("when")));
        const Game game = played(ear, place("EAR", "Sol III"));
        const Firing& firing = game.log().firings.front();
        QCOMPARE(game.log().moments[firing.moment].side, Side::within);
        QCOMPARE(game.log().moments[firing.moment].stage, Stage::movement);
    });
}

void TimingTriggersTest::chains() {
    const std::string festival =
        R"xml(<vocabulary><occurrence id="festival"/><occurrence id="feast"/></vocabulary>)xml";
    QTest::newRow("T5 an answer that has begun applies all of its effects before anything else goes on") << Play([=] {
        const std::string ears = building(
            "EAR", answer("a", R"(after="festival")", say("1") + R"(<raise occurrence="feast"/>)" + say("3")) +
                       answer("b", R"(after="festival")", say("4")) + answer("c", R"(after="feast")", say("2")));
        QCOMPARE(
            said(played(festival + deed(R"(<raise occurrence="festival"/>)") + ears, deeds + place("EAR", "Sol III"))),
            "1 2 3 4");
    });
    QTest::newRow("T5 the outer group's scope stays fixed; its later effects see what nested groups did") << Play([=] {
        const std::string outer =
            building("DEED", group("do", "", "<expression if='owner == none and size == asteroids'/>",
                                   R"(<raise occurrence="festival"/>)" + say("{name}:{size == huge}")));
        const std::string ear = building("EAR", group("a", R"(<trigger after="festival"/>)", named("Belt"),
                                                      R"(<set-property property="size" value="huge"/>)"));
        QCOMPARE(said(played(festival + outer + ear, deeds + place("EAR", "Sol III"))), "Belt:true");
    });
    QTest::newRow("T11 the same copy fires once for one trigger, though two of its triggers name it") << Play([=] {
        const std::string ear =
            building("EAR", group("a", R"(<trigger after="festival"/><trigger after="festival" of="other"/>)",
                                  named("Sol"), say("once")));
        QCOMPARE(
            said(played(festival + deed(R"(<raise occurrence="festival"/>)") + ear, deeds + place("EAR", "Sol III"))),
            "once");
        QCOMPARE(said(played(festival + deed(R"(<raise occurrence="festival"/>)") + ear,
                             deeds + place("EAR", "Sol III") + place("EAR", "Mars"))),
                 "once once"); // two objects with the group
    });
    QTest::newRow("T16 a chain that does not end is cut at a set depth, and what repeats is told") << Play([=] {
        const std::string ears =
            building("PING", answer("x", R"(after="festival")", R"(<raise occurrence="feast"/>)")) +
            building("PONG", answer("y", R"(after="feast")", R"(<raise occurrence="festival"/>)"));
        const std::string content = festival + deed(R"(<raise occurrence="festival"/>)") + ears;
        Game game(content, deeds + place("PING", "Sol III") + place("PONG", "Sol III"));
        game.goTo(1);
        QCOMPARE(game.log().firings.size(), 1 + RunLimits{}.chain);
        QCOMPARE(faults(game), "run.chain-cut a chain of 1000 responses did not end and was stopped, most of them by "
                               "PING/x: PING/x → PONG/y → PING/x …\n");
        QCOMPARE(unanswered(game), std::vector{NoAnswer::cut});
        Game shallow(content, deeds + place("PING", "Sol III") + place("PONG", "Sol III"));
        shallow.session().setLimits({.chain = 10});
        shallow.goTo(1);
        QCOMPARE(shallow.log().firings.size(), std::size_t{11});
    });
    QTest::newRow("T16 a chain that branches at each link is cut as a whole") << Play([=] {
        const std::string ears =
            building("PING", answer("x", R"(after="festival")", R"(<raise occurrence="festival"/>)") +
                                 answer("y", R"(after="festival")", R"(<raise occurrence="festival"/>)"));
        const Game game =
            played(festival + deed(R"(<raise occurrence="festival"/>)") + ears, deeds + place("PING", "Sol III"));
        QVERIFY(game.log().firings.size() < 2000);
        QVERIFY(faults(game).find("PING/x → PING/x …") != std::string::npos);
    });
    QTest::newRow("T28 what nobody listens to is not recorded, and nobody is asked") << Play([=] {
        const std::string content = festival + deed(takeMars + R"(<raise occurrence="festival"/>)");
        const Game silent = played(content, deeds);
        QVERIFY(silent.log().occurrences.empty());
        // Of many groups that listen only to events of their host, only the host's group is evaluated.
        const std::string ears = building("EAR", answer("a", R"(after="owner-changed" of="host")", say("heard")));
        const auto asked = [&](int others) {
            std::string placements = deeds + place("EAR", "Mars");
            for (int i = 0; i < others; ++i) {
                placements += place("EAR", "Vega I");
            }
            const Game game(content + ears, placements);
            Universe universe(game.session().program().model, 1);
            universe.putBack(game.session().universe().grown());
            Evaluator evaluator(game.session().program());
            game.session().history().load(universe, 0);
            Stepper stepper(game.session().program());
            TurnLog log;
            const bool isDone = stepper.run(evaluator, universe, log);
            return isDone && log.occurrences.size() == 1 ? stepper.listenersAsked() : 0;
        };
        QVERIFY(asked(0) > 0);
        QCOMPARE(asked(50), asked(0));
    });
}

void TimingTriggersTest::spans() {
    const std::string vocabulary =
        R"xml(<vocabulary><occurrence id="festival"/><occurrence id="feast"/></vocabulary>)xml";
    const std::string twice = deed(R"(<raise occurrence="festival"/><raise occurrence="festival"/>)");
    const auto heard = [=](const std::string& attributes, std::uint32_t turn) {
        const std::string ear = building("EAR", answer("a", R"(after="festival")", say("x"), attributes));
        return said(played(vocabulary + twice + ear, deeds + place("EAR", "Sol III"), turn));
    };
    QTest::newRow("T13 always, the first of a turn, the first of the game") << Play([=] {
        QCOMPARE(heard("", 2), "x x");
        QCOMPARE(heard(R"(answers="first-of-turn")", 2), "x");
        QCOMPARE(heard(R"(answers="first-of-game")", 1), "x");
        QCOMPARE(heard(R"(answers="first-of-game")", 2), "");
    });
    QTest::newRow("T13 first counts events: who was not active at the first does not answer the second") << Play([=] {
        const std::string ear =
            building("EAR", answer("a", R"(after="festival")", say("x"), R"(answers="first-of-turn")",
                                   "<activation if='object(\"Mars\").owner == none'/>"));
        const std::string raising = R"(<raise occurrence="festival"/>)";
        const Game game =
            played(vocabulary + deed(raising + takeMars + raising) + ear, deeds + place("EAR", "Sol III"));
        QCOMPARE(said(game), "");
        QCOMPARE(unanswered(game), (std::vector{NoAnswer::inactive, NoAnswer::usedUp}));
    });
    QTest::newRow("T13 what fell away before its turn came was no event") << Play([=] {
        const std::string ears = building("EAR", answer("a", R"(before="owner-changed")", say("{Subject.name}"),
                                                        R"(answers="first-of-game")")) +
                                 building("RUIN", group("r", R"(<trigger before="owner-changed"/>)", named("Mars"),
                                                        "<destroy-object/>", R"(priority="-1")"));
        const std::string both =
            building("DEED", group("do", "", named("Mars"), takeMars) + group("then", "", named("Sol III"), takeMars));
        const Game game = played(both + ears, deeds + place("EAR", "Vega I") + place("RUIN", "Vega I"));
        QCOMPARE(said(game), "Sol III");
        QVERIFY(!game.exists("Mars"));
    });
    QTest::newRow("T13 of what happens at once one is answered") << Play([=] {
        const std::string ear = building(
            "EAR", answer("a", R"(after="owner-changed")", say("{Subject.name}"), R"(answers="first-of-turn")"));
        const std::string all =
            building("DEED", group("do", "", "<or>" + named("Sol III") + named("Mars") + "</or>", takeMars));
        const Game game = played(all + ear, deeds + place("EAR", "Vega I"));
        QCOMPARE(said(game), "Sol III");
        QCOMPARE(unanswered(game), std::vector{NoAnswer::usedUp});
    });
    QTest::newRow("T12 before the turn begins is not in it: first-of-turn counts between two turns by itself")
        << Play([=] {
               const std::string ear = building(
                   "EAR", group("a", R"(<trigger before="turn"/><trigger after="festival"/><trigger after="turn"/>)",
                                named("Sol"), say("x"), R"(answers="first-of-turn")"));
               const std::string content = vocabulary + deed(R"(<raise occurrence="festival"/>)") + ear;
               // Three spans: before turn 1, in it, and after it. The time before turn 2 belongs to the third one.
               QCOMPARE(said(played(content, deeds + place("EAR", "Sol III"), 1)), "x x x");
               QCOMPARE(said(played(content, deeds + place("EAR", "Sol III"), 2)), "x x");
           });
    const auto next = [](const std::string& attributes, const std::string& activation) {
        return building("NEXT", group("n", "<activation if=\"" + activation + "\"/>", named("Sol"),
                                      "<next-time " + attributes + "><then>" + say("next") + "</then></next-time>"));
    };
    const auto later = [=](const std::string& raised, const std::string& when) {
        return building("WHEN",
                        group("w", "<activation if=\"" + when + "\"/>", named("Mars"), raised, R"(priority="10")"));
    };
    const std::string both = place("NEXT", "Sol III") + place("WHEN", "Sol III");
    const std::string feast = R"(<raise occurrence="feast"/>)";
    const std::string raised = R"(<raise occurrence="festival"/>)";
    QTest::newRow("T13 the next time is once, in this turn unless a longer span is given") << Play([=] {
        const std::string once = vocabulary + next(R"(after="festival")", "turn == 1");
        QCOMPARE(said(played(once + later(raised + raised, "turn == 1"), both)), "next");
        QCOMPARE(said(played(once + later(raised, "turn == 2"), both, 2)), "");
        const std::string longer = vocabulary + next(R"(after="festival" turns="2")", "turn == 1");
        QCOMPARE(said(played(longer + later(raised, "turn == 2"), both, 2)), "next");
        QCOMPARE(said(played(longer + later(raised, "turn == 3"), both, 3)), "");
    });
    QTest::newRow("T12 the next time of a turn is not after its end") << Play([=] {
        const std::string after = building("WHEN", group("w", R"(<trigger after="turn"/>)", named("Mars"), raised));
        QCOMPARE(said(played(vocabulary + next(R"(after="festival")", "turn == 1") + after, both, 1)), "");
        QCOMPARE(said(played(vocabulary + next(R"(after="festival" turns="2")", "turn == 1") + after, both, 1)),
                 "next");
    });
    QTest::newRow("T13 with or, the first of the events uses it up") << Play([=] {
        const std::string either = vocabulary + next(R"(after="festival feast")", "turn == 1");
        QCOMPARE(said(played(either + later(raised + feast, "turn == 1"), both)), "next");
        QCOMPARE(said(played(either + later(feast + raised, "turn == 1"), both)), "next");
    });
    QTest::newRow("T13 of=target: each object's own next time") << Play([=] {
        const std::string mine = building("NEXT", group("n", "", "<object-type type='planet'/>",
                                                        R"(<next-time after="owner-changed" of="target"><then>)" +
                                                            say("{name}") + "</then></next-time>"));
        QCOMPARE(said(played(mine + later(takeMars, "turn == 1"), both)), "Mars");
    });
    QTest::newRow("T12 T23 what is put off happens so many turns later, and not before") << Play([=] {
        const std::string off = building("DEED", group("d", "<activation if=\"turn == 1\"/>", named("Sol"),
                                                       R"(<delay turns="2"><then>)" + say("late") + "</then></delay>"));
        QCOMPARE(said(played(off, deeds, 1)), "");
        QCOMPARE(said(played(off, deeds, 2)), "");
        QCOMPARE(said(played(off, deeds, 3)), "late");
        QCOMPARE(said(played(off, deeds, 4)), "");
    });
    QTest::newRow("T4 delayed effects without before or after happen at when") << Play([=] {
        const std::string off =
            building("NEXT", group("n", "", named("Sol"),
                                   R"(<next-time when="owner-changed"><then>)" + say("when") + "</then></next-time>"));
        const std::string ears = building("EAR", answer("a", R"(after="owner-changed")", say("after")) +
                                                     answer("b", R"(before="owner-changed")", say("before")));
        QCOMPARE(said(played(off + ears + later(takeMars, "turn == 1"), both + place("EAR", "Sol III"))),
                 "before when after");
    });
}

void TimingTriggersTest::leaving() {
    const std::string ruin = R"(<destroy-object/>)";
    QTest::newRow("T15 who answers its own end does so although it is gone") << Play([=] {
        const std::string ear = building("EAR", answer("a", R"(after="destroyed" of="self")", say("gone")));
        const Game game = played(deed(ruin, "Ear") + ear, deeds + place("EAR", "Mars", "Ear"));
        QCOMPARE(said(game), "gone");
        QVERIFY(!game.exists("Ear"));
    });
    QTest::newRow("T15 what it was attached to is still known, and so are its owners and meters") << Play([=] {
        const std::string ear = building(
            "EAR", group("a",
                         R"(<trigger after="destroyed" of="self"/><activation if='Source.planet.name == "Mars" and )"
                         R"(ownedBy(Source.owner, Source.planet) and Source.planet.Stock == 50'/>)",
                         named("Sol"), say("remembered")));
        QCOMPARE(said(played(deed(ruin) + ear, deeds + place("EAR", "Mars", "Ear", R"(owner="Terrans")"))),
                 "remembered");
    });
    QTest::newRow("T15 somebody else reads the last state of what left") << Play([=] {
        const std::string ear = building("EAR", group("a",
                                                      R"(<trigger after="destroyed"><object-type type="planet"/>)"
                                                      R"(<expression if='size == small'/></trigger>)",
                                                      named("Sol"), say("{Subject.name}")));
        const Game game = played(deed(ruin) + ear, deeds + place("EAR", "Sol III"));
        QCOMPARE(said(game), "Mars");
    });
    const auto witness = [](const std::string& words, const std::string& attributes = {}) {
        return building("WITNESS", group("w", R"(<trigger after="destroyed"><object-type type="building"/></trigger>)",
                                         named("Sol"), say(words), attributes));
    };
    const std::string silent = building("EAR", "");
    const std::string onMars = place("EAR", "Mars", "Ear", R"(owner="Terrans")");
    QTest::newRow(
        "T15 messages read the host that was destroyed with what was attached to a match of the inner condition")
        << Play([=] {
               const std::string own =
                   building("EAR", answer("a", R"(after="destroyed" of="self")", say("{Source.planet.name}")));
               QCOMPARE(said(played(deed(ruin) + own, deeds + onMars)), "Mars");
               QCOMPARE(said(played(deed(ruin) + silent + witness("{Subject.planet.name} {Subject.planet.size}"),
                                    deeds + onMars + place("WITNESS", "Sol III"))),
                        "Mars small");
           });
    QTest::newRow("T15 amounts read it too") << Play([=] {
        const std::string own =
            building("EAR", group("a", R"(<trigger after="destroyed" of="self"/>)", named("Terrans"),
                                  R"(<modify-stockpile resource="Minerals" amount="Source.planet.Stock"/>)"));
        QCOMPARE(played(deed(ruin) + own, deeds + onMars).at("Terrans", "Minerals"), 60.0);
    });
    QTest::newRow("T15 the breakdown of an amount reads it too") << Play([=] {
        const std::string own =
            building("EAR", group("a", R"(<trigger after="destroyed" of="self"/>)", named("Terrans"),
                                  R"(<modify-stockpile resource="Minerals" amount="Source.planet.Stock"/>)"));
        const Game game = played(deed(ruin) + own, deeds + onMars);
        const Ledger ledger = ledgerOf(game, "Terrans", "Minerals");
        QVERIFY(ledger.isProven);
        const auto change = std::ranges::find(ledger.rows, "Source.planet.Stock", &LedgerRow::amount);
        QVERIFY(change != ledger.rows.end());
        QCOMPARE(change->amountIs, std::optional(50.0));
        QVERIFY(!change->terms.empty());
    });
    QTest::newRow("T1 the breakdown of an amount knows the change that is answered") << Play([=] {
        const std::string doubles = building(
            "EAR", group("a", R"(<trigger after="stockpile-gain" resource="Minerals"/>)", named("Terrans"),
                         R"xml(<modify-stockpile resource="Favour" amount="amount() * 2 + Subject.Minerals"/>)xml"));
        const Game game =
            played(deed(R"(<modify-stockpile resource="Minerals" amount="4"/>)", "Terrans") + doubles, deeds + onMars);
        const Ledger ledger = ledgerOf(game, "Terrans", "Favour");
        const auto change = std::ranges::find(ledger.rows, "amount() * 2 + Subject.Minerals", &LedgerRow::amount);
        QVERIFY(change != ledger.rows.end());
        QCOMPARE(change->amountIs, std::optional(change->after - change->before));
    });
    QTest::newRow("T15 why-not reads it too") << Play([=] {
        const std::string own =
            building("WITNESS", group("w", R"(<trigger after="destroyed"><object-type type="building"/></trigger>)",
                                      "<expression if='name == Subject.planet.name'/>", say("seen")));
        const Game game = played(deed(ruin) + silent + own, deeds + onMars + place("WITNESS", "Sol III", "Eye"));
        const Program& program = game.session().program();
        const std::uint32_t group = program.groupsOf(*program.model->findClass("WITNESS")).front();
        const WhyNot answer = whyNot(game.session(), 1, group, game.find("Eye"), game.find("Vega I"));
        QCOMPARE(answer.stage, WhyNotStage::scope);
        QCOMPARE(QString::fromStdString(answer.sentence.english()),
                 "name is Vega I, Subject.planet.name is Mars, Subject.planet is Mars, required: name == "
                 "Subject.planet.name");
    });
    QTest::newRow("T15 what was attached to a match of the inner condition counts") << Play([=] {
        const std::string counting =
            building("WITNESS", group("w", R"(<trigger after="destroyed"><object-type type="planet"/></trigger>)",
                                      named("Sol"), say("{count(attached buildings of Subject)}")));
        QCOMPARE(said(played(deed(ruin) + silent + counting,
                             deeds + onMars + place("EAR", "Mars") + place("WITNESS", "Sol III"))),
                 "2");
    });
    QTest::newRow("T15 a host that stays is read as it was, though it changed meanwhile") << Play([=] {
        const std::string grows =
            building("GROW", group("g", R"(<trigger after="destroyed"/>)", named("Mars"),
                                   R"(<set-property property="size" value="huge"/>)", R"(priority="-1")"));
        const Game game = played(deed(ruin, "Ear") + silent + grows + witness("{Subject.planet.size}"),
                                 deeds + onMars + place("GROW", "Sol III") + place("WITNESS", "Sol III"));
        QCOMPARE(said(game), "small");
        QCOMPARE(game.valueAt("Mars", "size"), "huge");
    });
    QTest::newRow("T15 what two answers change of a host adds up") << Play([=] {
        const std::string grows = building(
            "GROW", group("g", R"(<trigger after="destroyed"/>)", named("Mars"), R"(<modify-planet-size steps="1"/>)"));
        const Game game = played(deed(ruin, "Ear") + silent + grows,
                                 deeds + onMars + place("GROW", "Sol III") + place("GROW", "Vega I"));
        QCOMPARE(game.valueAt("Mars", "size"), "large");
    });
    QTest::newRow("T15 a conditional asks the last state") << Play([=] {
        const std::string asks =
            building("WITNESS",
                     group("w", R"(<trigger after="destroyed"><object-type type="building"/></trigger>)", named("Sol"),
                           "<conditional><if><expression if='Subject.planet.size == small'/></if><then>" +
                               say("small") + "</then><else>" + say("other") + "</else></conditional>"));
        QCOMPARE(said(played(deed(ruin) + silent + asks, deeds + onMars + place("WITNESS", "Sol III"))), "small");
    });
    const std::string lastOwners = "<expression if='name == Subject.name'/>";
    QTest::newRow("T15 the last owners of what left gain") << Play([=] {
        const std::string gain = building("WITNESS", group("w", R"(<trigger after="destroyed"/>)", lastOwners,
                                                           R"(<modify-stockpile resource="Minerals" amount="7"/>)"
                                                           R"(<set-property property="size" value="huge"/>)"));
        const Game game = played(deed(ruin) + gain, deeds + place("WITNESS", "Vega I"));
        QCOMPARE(game.at("Terrans", "Minerals"), 17.0);
        QCOMPARE(game.at("Vegans", "Minerals"), 10.0);
        QVERIFY(!game.exists("Mars")); // the other effect skips the destroyed Mars
        QCOMPARE(game.log().skips.size(), std::size_t{1});
        QCOMPARE(game.log().skips.front().reason, SkipReason::destroyed);
    });
    QTest::newRow("T15 an empire that left gains nothing") << Play([=] {
        const std::string gain = building("WITNESS", group("w", R"(<trigger after="destroyed"/>)", lastOwners,
                                                           R"(<modify-stockpile resource="Minerals" amount="7"/>)"));
        const Game game = played(deed(ruin, "Terrans") + gain, place("DEED", "Vega I") + place("WITNESS", "Vega I"));
        QVERIFY(!game.exists("Terrans"));
        QCOMPARE(game.log().victories.size(), std::size_t{0});
        QCOMPARE(game.log().skips.size(), std::size_t{1});
    });
    QTest::newRow("T15 the next time that an object is destroyed its last owners win") << Play([=] {
        const std::string waits =
            building("NEXT", group("n", "", named("Mars"),
                                   R"(<next-time after="destroyed" of="target"><then><win reason="it fell"/></then>)"
                                   "</next-time>"));
        const std::string later = building("DEED", group("do", "", named("Mars"), ruin, R"(priority="10")"));
        const Game game = played(waits + later, deeds + place("NEXT", "Sol III"));
        QCOMPARE(game.log().victories.size(), std::size_t{1});
        QCOMPARE(game.session().state().view().nameOf(game.log().victories.front().empire), "Terrans");
    });
    QTest::newRow("E2.4 what an effect of the group destroys gets no further effect of it, its owners included")
        << Play([=] {
               const std::string twice = building(
                   "WITNESS",
                   group("w", R"(<trigger after="destroyed" of="other"><object-type type="building"/></trigger>)",
                         named("Mars"), ruin + R"(<modify-stockpile resource="Minerals" amount="7"/>)"));
               const Game game =
                   played(deed(ruin, "Ear") + silent + twice, deeds + onMars + place("WITNESS", "Sol III"));
               QCOMPARE(game.at("Terrans", "Minerals"), 10.0);
           });
    QTest::newRow("E3.8 groups of a destroyed source do not fire: it answers nothing but its own end") << Play([=] {
        const std::string ear = building("EAR", answer("a", R"(after="owner-changed")", say("no")));
        const Game game = played(deed(ruin, "Ear") +
                                     building("LATE", group("t", "", named("Mars"), takeMars, R"(priority="5")")) + ear,
                                 deeds + place("EAR", "Mars", "Ear") + place("LATE", "Sol III"));
        QCOMPARE(said(game), "");
    });
    QTest::newRow("T8 what is destroyed before its turn comes answers no more") << Play([=] {
        const std::string ears =
            building("A", answer("a", R"(after="owner-changed")", say("a"))) +
            building("B", group("b", R"(<trigger after="owner-changed"/>)", named("Ear"), ruin, R"(priority="-1")"));
        const Game game = played(deed(takeMars) + ears, deeds + place("A", "Sol III", "Ear") + place("B", "Sol III"));
        QCOMPARE(said(game), "");
        QCOMPARE(unanswered(game), std::vector{NoAnswer::gone});
    });
    QTest::newRow("T25 what happens instead has its own before, when and after") << Play([=] {
        const std::string instead = building("EAR", group("s", R"(<trigger before="owner-changed"/>)", named("Mars"),
                                                          "<substitute><then>" + ruin + "</then></substitute>") +
                                                        answer("g1", R"(before="destroyed")", say("1")) +
                                                        answer("g2", R"(when="destroyed")", say("2")) +
                                                        answer("g3", R"(after="destroyed")", say("3")) +
                                                        answer("g4", R"(after="owner-changed")", say("4")));
        const Game game = played(deed(takeMars) + instead, deeds + place("EAR", "Sol III"));
        QCOMPARE(said(game), "1 2 3");
        QVERIFY(!game.exists("Mars"));
        QCOMPARE(ends(game, "owner-changed"), std::vector{OccurrenceEnd::substituted});
    });
    QTest::newRow("T26 meters raise no occurrences: nothing but points answers their stage") << Play([] {
        const std::string meters =
            building("M", group("m", "", named("Mars"), R"(<modify-meter meter="Stock" amount="1"/>)"));
        const std::string ear = building("EAR", answer("p", R"(after="property-changed")", say("no")) +
                                                    answer("m", R"(after="meters")", say("meters")));
        QCOMPARE(said(played(meters + ear, place("M", "Sol III") + place("EAR", "Sol III"))), "meters");
    });
}

void TimingTriggersTest::costs() {
    QTest::newRow("E3.7 a new object's triggered groups answer at once; its others wait for the next turn") << Play([] {
        const std::string made = building("NEW", answer("a", R"(after="owner-changed")", say("answers")) +
                                                     group("o", "", named("Sol"), say("ordinary"), R"(priority="20")"));
        const std::string content = deed(R"(<create-object class="NEW"/><set-owner empire="none"/>)") + made;
        Game game(content, deeds);
        game.goTo(1);
        QCOMPARE(said(game), "answers");
        game.goTo(2);
        QVERIFY(said(game).find("ordinary") != std::string::npos);
    });
    QTest::newRow("E7.9 what needs what is not given does not answer") << Play([] {
        const std::string vocabulary = R"xml(<vocabulary><property id="bonus" runtime="true"/>
            <type id="building" extend="true"><has property="bonus"/></type></vocabulary>)xml";
        const std::string ear =
            building("EAR", group("a", R"(<trigger after="owner-changed"/>)", named("Sol"),
                                  R"xml(<modify-stockpile resource="Favour" amount="runtime(bonus)"/>)xml"));
        const Game game = played(vocabulary + deed(takeMars) + ear, deeds + place("EAR", "Sol III"));
        QCOMPARE(unanswered(game), std::vector{NoAnswer::notGiven});
    });
    QTest::newRow("E3.8 create-object: effects on what was made") << Play([] {
        const std::string content = deed(R"(<create-object class="NEW" name="Child"><with>)" + say("{name}") +
                                         "</with></create-object>" + say("then")) +
                                    building("NEW", "");
        QCOMPARE(said(played(content, deeds)), "Child then");
    });
}

QTEST_APPLESS_MAIN(TimingTriggersTest)
#include "timing_triggers_test.moc"
