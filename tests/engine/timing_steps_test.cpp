// SPDX-License-Identifier: GPL-3.0-or-later
// The order of several responses, and the fate of the events to which they respond (T6 to T10, T17 to T24).
#include "engine/check/scenario/statements.h"
#include "engine/turn/occurrences.h"
#include "engine/turn/order_dependence.h"
#include "tests/engine/support/timing_fixture.h"

#include <QTest>

#include <functional>

using namespace orrery::engine;
using namespace orrery::engine::fixture;

namespace {

using Play = std::function<void()>;

std::string deed(const std::string& effects, const std::string& on = "Mars") {
    return building("DEED", group("do", "", named(on), effects));
}

const std::string deeds = place("DEED", "Sol III");
const std::string takeMars = R"xml(<set-owner empire="none"/>)xml";
const std::string ruin = "<destroy-object/>";
const std::string festival = R"xml(<vocabulary><occurrence id="festival"/></vocabulary>)xml";
const std::string raise = R"xml(<raise occurrence="festival"/>)xml";

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

std::string favour(int amount) {
    return "<modify-stockpile resource=\"Favour\" amount=\"" + std::to_string(amount) + "\"/>";
}

std::string minerals(int amount) {
    return "<modify-stockpile resource=\"Minerals\" amount=\"" + std::to_string(amount) + "\"/>";
}

/// Returns a group with a cost, which sends a message when it fires.
std::string costing(const std::string& id, int amount, const std::string& attributes = {}) {
    return group(id,
                 "<trigger after=\"festival\"/><cost resource=\"Minerals\" amount=\"" + std::to_string(amount) + "\"/>",
                 named("Sol"), say(id), attributes);
}

/// Returns a group that gives Minerals to the Terrans during a payment of Minerals.
std::string producer(const std::string& id, int amount, const std::string& attributes = {}) {
    return group(id, R"(<trigger when="payment" of="owned" resource="Minerals"/>)", named("Terrans"),
                 say(id) + minerals(amount), attributes);
}

} // namespace

Q_DECLARE_METATYPE(Play)

class TimingStepsTest : public QObject {
    Q_OBJECT

private slots:
    void play_data();
    void play() {
        QFETCH(Play, run);
        run();
    }

private:
    void steps();
    void amounts();
    void policies();
    void payments();
    void choices();
    void dependence();
};

void TimingStepsTest::play_data() {
    QTest::addColumn<Play>("run");
    steps();
    amounts();
    policies();
    payments();
    choices();
    dependence();
}

void TimingStepsTest::steps() {
    const std::string all =
        building("EAR", answer("c", R"(before="owner-changed")", say("C"), R"(reaction="true" priority="-5")") +
                            answer("b", R"(before="owner-changed")", say("B")));
    const std::string owned = place("EAR", "Sol III", "", R"(owner="Terrans")");
    QTest::newRow("T6 what is no reaction comes before reactions")
        << Play([=] { QCOMPARE(said(played(deed(takeMars) + all, deeds + owned)), "B C"); });
    QTest::newRow("T6 T8 what prevents comes first, and nobody answers what does not happen any more") << Play([=] {
        const std::string no =
            building("NO", answer("a", R"(before="owner-changed")", say("A") + "<prevent/>", R"(priority="9")"));
        const Game game = played(deed(takeMars) + all + no, deeds + owned + place("NO", "Sol III"));
        QCOMPARE(said(game), "A");
        QCOMPARE(ends(game, "owner-changed"), std::vector{OccurrenceEnd::prevented});
        QCOMPARE(game.ownersOf("Mars"), std::vector<std::string>{"Terrans"});
        QCOMPARE(game.log().skips.back().reason, SkipReason::prevented);
    });
    QTest::newRow("T8 an earlier response in B that makes it impossible silences the later ones, and the trace says so")
        << Play([=] {
               const std::string first = building(
                   "KILL", group("k", R"(<trigger before="owner-changed"/>)", named("Mars"), ruin, R"(priority="-1")"));
               const Game game = played(deed(takeMars) + all + first, deeds + owned + place("KILL", "Sol III"));
               QCOMPARE(said(game), "");
               QCOMPARE(ends(game, "owner-changed"), std::vector{OccurrenceEnd::gone});
               QVERIFY(unanswered(game).front() == NoAnswer::notAnymore);
           });
    QTest::newRow("T8 who left before is not told to be silent") << Play([=] {
        const std::string heard =
            R"(<class id="TEC" type="tech">)" + answer("e", R"(after="owner-changed")", say("heard")) + "</class>";
        const std::string no = building("NO", answer("a", R"(before="owner-changed")", "<prevent/>"));
        const auto silent = [&](const std::string& first) {
            return unanswered(played(deed(first + takeMars) + heard + no,
                                     deeds + place("NO", "Sol III") + R"(<give-tech tech="TEC" to="Terrans"/>)"));
        };
        QCOMPARE(silent(""), std::vector{NoAnswer::notAnymore});
        QCOMPARE(silent(R"(<take-tech tech="TEC"/>)"), std::vector<NoAnswer>{});
    });
    QTest::newRow("T6 reactions go round from the active empire, one or a pass, until all pass in succession")
        << Play([=] {
               const auto reaction = [](const std::string& id, const std::string& word) {
                   return building(id, answer("r", R"(after="festival")", say(word), R"(reaction="true")"));
               };
               const std::string content = festival + deed(raise) + reaction("ONE", "t") + reaction("TWO", "v");
               const std::string placements = deeds + place("ONE", "Sol III", "", R"(owner="Terrans")") +
                                              place("ONE", "Sol III", "", R"(owner="Terrans")") +
                                              place("TWO", "Vega I", "", R"(owner="Vegans")");
               QCOMPARE(said(played(content, placements, 1)), "t v t"); // the Terrans are active
               QCOMPARE(said(played(content, placements, 2)), "v t t"); // the Vegans are (T24)
               QCOMPARE(said(played(content, placements + R"(<policy rotation="Vegans Terrans"/>)", 1)), "v t t");
           });
    QTest::newRow("T24 an owner may take a reaction or pass; runs pass if they are told to") << Play([=] {
        const Game game = played(deed(takeMars) + all, deeds + owned + R"(<policy reactions="pass"/>)");
        QCOMPARE(said(game), "B");
        QCOMPARE(unanswered(game), std::vector{NoAnswer::passed});
    });
    QTest::newRow("T24 nobody takes what nobody owns")
        << Play([=] { QCOMPARE(said(played(deed(takeMars) + all, deeds + place("EAR", "Belt"))), "B"); });
    QTest::newRow("T6 the occurrences of one effect over its scope are simultaneous") << Play([] {
        const std::string both =
            building("DEED", group("do", "", "<or>" + named("Mars") + named("Belt") + "</or>", ruin));
        // Before either is destroyed, both exist. As soon as one is destroyed, both are.
        const std::string either = "<or>" + named("Mars") + named("Belt") + "</or>";
        const std::string ears =
            building("EAR", group("b", R"(<trigger before="destroyed"/>)", either, say("{name}")) +
                                group("a", R"(<trigger after="destroyed"/>)", either, say("late")) +
                                answer("n", R"(after="destroyed")", say("after")));
        const Game game = played(both + ears, deeds + place("EAR", "Giant"));
        QCOMPARE(said(game), "Mars Belt Mars Belt after after");
        QCOMPARE(game.log().occurrences.size(), std::size_t{2});
        QVERIFY(!game.exists("Mars") && !game.exists("Belt"));
    });
    QTest::newRow("T25 a stage's begin and end cannot be prevented") << Play([=] {
        const std::string no = building("NO", answer("a", R"(before="growth")", "<prevent/>"));
        Game game(no, place("NO", "Sol III"));
        QVERIFY(!game.findings().empty() && game.findings().front().starts_with("error"));
    });
}

void TimingStepsTest::amounts() {
    // The worked example: gain 1, "reduce by 2" and "increase by 1" in either order give 0, and no reaction.
    const auto example = [](int first, int second) {
        const auto change = [](const std::string& id, int amount) {
            return building(id, answer("c", R"(before="stockpile-gain" resource="Favour")",
                                       say(id) + "<change-amount amount=\"" + std::to_string(amount) + "\"/>"));
        };
        const std::string ears =
            building("EAR", answer("r", R"(before="stockpile-gain")", say("reaction"), R"(reaction="true")") +
                                answer("a", R"(after="stockpile-gain")", say("after")));
        return played(deed(favour(1), "Terrans") + change("A", first) + change("B", second) + ears,
                      deeds + place("A", "Sol III") + place("B", "Sol III") +
                          place("EAR", "Sol III", "", R"(owner="Terrans")"));
    };
    QTest::newRow("T10 gain 1, reduce by 2, increase by 1: nothing, and no reaction") << Play([=] {
        const Game game = example(-2, 1);
        QCOMPARE(said(game), "A B"); // B responds even though the change is down to 0
        QCOMPARE(game.at("Terrans", "Favour"), 0.0);
        QCOMPARE(ends(game, "stockpile-gain"), std::vector{OccurrenceEnd::reduced});
    });
    QTest::newRow("T10 the same in the other order") << Play([=] {
        const Game game = example(1, -2);
        QCOMPARE(said(game), "A B");
        QCOMPARE(game.at("Terrans", "Favour"), 0.0);
    });
    QTest::newRow("T10 a change that is left is answered as usual, by what it came to") << Play([=] {
        const Game game = example(-2, 3);
        QCOMPARE(said(game), "A B reaction after");
        QCOMPARE(game.at("Terrans", "Favour"), 2.0);
        QCOMPARE(game.log().occurrences.front().amount, 1.0);
        QCOMPARE(game.log().occurrences.front().applied, 2.0);
    });
    QTest::newRow("T10 a loss is reduced likewise") << Play([] {
        const std::string armour =
            building("A", answer("c", R"(before="stockpile-loss")", R"(<change-amount amount="-3"/>)"));
        QCOMPARE(played(deed(favour(-5), "Terrans") + armour, deeds + place("A", "Sol III")).at("Terrans", "Favour"),
                 -2.0);
        QCOMPARE(played(deed(favour(-2), "Terrans") + armour, deeds + place("A", "Sol III")).at("Terrans", "Favour"),
                 0.0);
    });
    QTest::newRow("T23 prevention and changes of an amount need no scope") << Play([] {
        const auto without = [](const std::string& trigger, const std::string& effect) {
            return building("A", "<group id=\"a\"><trigger " + trigger + "/><effects>" + effect + "</effects></group>");
        };
        const auto favourOf = [&](const std::string& effect) {
            const std::string ear = without(R"(before="stockpile-gain")", effect);
            return played(deed(favour(4), "Terrans") + ear, deeds + place("A", "Sol III")).at("Terrans", "Favour");
        };
        QCOMPARE(favourOf("<prevent/>"), 0.0);
        QCOMPARE(favourOf(R"(<change-amount amount="-1"/>)"), 3.0);
        QCOMPARE(favourOf(R"xml(<change-amount amount="amount()"/><change-amount amount="1"/>)xml"), 9.0);
        QCOMPARE(favourOf(R"(<substitute><then><destroy-object/></then></substitute>)"), 4.0); // no scope, no effect
    });
    QTest::newRow("T10 what was applied is what it came to, whatever others did meanwhile") << Play([] {
        const auto applied = [](const std::string& effects, const std::string& more) {
            const Game game = played(deed(effects, "Terrans") + more, deeds + place("A", "Sol III"));
            return game.log().occurrences.front().applied;
        };
        const std::string ear = building("A", answer("l", R"(after="stockpile-loss")", say("loss")));
        QCOMPARE(applied(minerals(-60), ear), 10.0);
        const std::string gift = building("A", group("g", R"(<trigger before="stockpile-loss" resource="Minerals"/>)",
                                                     named("Terrans"), minerals(5)));
        QCOMPARE(applied(minerals(-8), gift), 8.0);
        const std::string worse =
            building("A", answer("c", R"(before="stockpile-loss")", R"(<change-amount amount="9"/>)"));
        QCOMPARE(applied(minerals(-8), worse), 10.0);
    });
    QTest::newRow("T9 the loss of what is not there is no change, and no gain") << Play([] {
        const std::string ears = building("A", answer("g", R"(after="stockpile-gain")", say("gain")) +
                                                   answer("l", R"(after="stockpile-loss")", say("loss")));
        const Game game = played(deed(minerals(-10) + minerals(-5), "Terrans") + ears, deeds + place("A", "Sol III"));
        QCOMPARE(said(game), "loss");
        QCOMPARE(ends(game, "stockpile-loss"), (std::vector{OccurrenceEnd::happened, OccurrenceEnd::noChange}));
        QVERIFY(ends(game, "stockpile-gain").empty());
    });
    QTest::newRow("T10 amount() is the change as it stands") << Play([] {
        const std::string ears =
            building("A", answer("c", R"(before="stockpile-gain")", R"xml(<change-amount amount="amount()"/>)xml"));
        QCOMPARE(played(deed(favour(4), "Terrans") + ears, deeds + place("A", "Sol III")).at("Terrans", "Favour"), 8.0);
    });
    QTest::newRow("T10 an increased loss does not make a stockpile negative that may not be") << Play([] {
        const std::string worse =
            building("A", answer("c", R"(before="stockpile-loss")", R"(<change-amount amount="9"/>)"));
        QCOMPARE(played(deed(minerals(-8), "Terrans") + worse, deeds + place("A", "Sol III")).at("Terrans", "Minerals"),
                 0.0);
    });
}

void TimingStepsTest::policies() {
    const std::string home =
        building("STAY",
                 group("stay", R"(<trigger before="owner-changed"/>)", named("Mars"), say("stay") + "<prevent/>")) +
        building("LOSE", group("lose", R"(<trigger before="owner-changed"/>)", named("Mars"),
                               say("lose") + "<substitute><then>" + ruin + "</then></substitute>"));
    const std::string both = deeds + place("STAY", "Sol III") + place("LOSE", "Sol III");
    const std::string byList = R"(<policy order="list">STAY/stay LOSE/lose</policy>)";
    QTest::newRow("T23 will not against is destroyed instead: whoever is first in the order decides") << Play([=] {
        const Game byId = played(deed(takeMars) + home, both);
        QCOMPARE(said(byId), "stay"); // the smaller source id comes first
        QVERIFY(byId.exists("Mars"));
        const Game listed =
            played(deed(takeMars) + home, both + R"(<policy order="list">LOSE/lose STAY/stay</policy>)");
        QCOMPARE(said(listed), "lose");
        QVERIFY(!listed.exists("Mars"));
        QCOMPARE(said(played(deed(takeMars) + home, both + byList)), "stay");
    });
    QTest::newRow("T24 by id is priority, source id, document order") << Play([] {
        const auto ears = [](const std::string& id) {
            return building(id, answer("x", R"(after="owner-changed")", say(id + "x")) +
                                    answer("y", R"(after="owner-changed")", say(id + "y")) +
                                    answer("z", R"(after="owner-changed")", say(id + "z"), R"(priority="-1")"));
        };
        const Game game =
            played(deed(takeMars) + ears("B") + ears("A"), deeds + place("B", "Sol III") + place("A", "Sol III"));
        QCOMPARE(said(game), "Bz Az Bx By Ax Ay");
        QCOMPARE(game.log().conflicts.size(), std::size_t{1});
        QCOMPARE(game.log().conflicts.front().order.size(), std::size_t{6});
        QCOMPARE(game.log().conflicts.front().decider, game.find("Terrans"));
    });
    QTest::newRow("T24 of one source, what stands first in the document goes first") << Play([] {
        const auto special = [](const std::string& id) {
            return "<class id=\"" + id + "\" type=\"special\">" + answer("a", R"(after="owner-changed")", say(id)) +
                   "</class>";
        };
        const std::string on = deeds + place("SPC_A", "Giant") + place("SPC_Z", "Giant");
        QCOMPARE(said(played(deed(takeMars) + special("SPC_Z") + special("SPC_A"), on)), "SPC_Z SPC_A");
        QCOMPARE(said(played(deed(takeMars) + special("SPC_A") + special("SPC_Z"), on)), "SPC_A SPC_Z");
    });
    QTest::newRow("T24 what goes along with something is told by id") << Play([] {
        const std::string ear = building("EAR", answer("a", R"(after="destroyed")", say("{Subject.name}")));
        const Game game =
            played(deed(ruin) + building("HUT", "") + ear,
                   deeds + place("HUT", "Mars", "first") + place("HUT", "Mars", "second") + place("EAR", "Sol III"));
        QCOMPARE(said(game), "Mars first second");
    });
    QTest::newRow("T24 an empire owns itself: it takes its own reactions, pays itself, and is among what is owned")
        << Play([=] {
               const std::string ears =
                   "<class id=\"NATION\" type=\"empire\">" +
                   answer("o", R"(after="festival" of="owned")", say("owned")) +
                   answer("c", R"(after="festival")", say("paid"), "", R"(<cost resource="Minerals" amount="3"/>)") +
                   answer("r", R"(after="festival")", say("taken"), R"(reaction="true")") + "</class>";
               const std::string nation =
                   R"xml(<vocabulary><type id="empire" extend="true" class="NATION"/></vocabulary>)xml";
               const Game game = played(festival + nation + deed(raise) + ears, deeds);
               QCOMPARE(said(game), "owned paid paid taken taken");
               QCOMPARE(game.at("Terrans", "Minerals"), 7.0);
           });
    const std::string ask = R"(<policy order="ask"/>)";
    QTest::newRow("T7 a run without anybody to ask never stops; it goes by id")
        << Play([=] { QCOMPARE(said(played(deed(takeMars) + home, both + ask)), "stay"); });
    QTest::newRow("T7 the person at the sandbox is asked, and the step is taken again with the answer") << Play([=] {
        Game game(deed(takeMars) + home, both + ask);
        Session& session = game.session();
        session.setAsks(true);
        QVERIFY(!session.step());
        QVERIFY(session.question().has_value());
        QCOMPARE(session.last(), 0u);
        const Question question = *session.question();
        QCOMPARE(question.contenders.size(), std::size_t{2});
        QVERIFY(question.kind == Question::Kind::order);
        QCOMPARE(question.decider, game.find("Terrans"));
        QVERIFY(question.texts[1].english().starts_with("LOSE/lose"));
        session.answer(1);
        QVERIFY(session.step());
        QCOMPARE(said(game), "lose");
        QVERIFY(!session.question());
        // A later statement does not change the decision.
        std::vector<Diagnostic> findings;
        session.apply(
            parseStatements("<set object='Belt' owner='Terrans'/>", *session.program().model, findings).at(0));
        QCOMPARE(said(game), "lose");
    });
    QTest::newRow("T24 the person is asked whether to take a reaction or pass") << Play([=] {
        const std::string ear =
            building("EAR", answer("r", R"(after="owner-changed")", say("taken"), R"(reaction="true")"));
        Game game(deed(takeMars) + ear, deeds + place("EAR", "Sol III", "", R"(owner="Terrans")") + ask);
        game.session().setAsks(true);
        QVERIFY(!game.session().step());
        QVERIFY(game.session().question()->kind == Question::Kind::reaction);
        // Old saved runs refer to a question by its number, so the number must stay the same.
        QCOMPARE(quint64{game.session().question()->identity}, quint64{0xd64d327b9f4c714a});
        game.session().answer(std::nullopt);
        QVERIFY(game.session().step());
        QCOMPARE(said(game), "");
        QCOMPARE(unanswered(game), std::vector{NoAnswer::passed});
    });
}

void TimingStepsTest::payments() {
    const std::string owned = R"(owner="Terrans")";
    const auto paying = [=](const std::string& more, const std::string& placements = {}, int cost = 8) {
        return played(festival + deed(raise) + building("SHOP", costing("bought", cost)) + more,
                      deeds + place("SHOP", "Sol III", "", owned) + placements);
    };
    QTest::newRow("T21 an answer may have costs") << Play([=] {
        const Game game = paying("");
        QCOMPARE(said(game), "bought");
        QCOMPARE(game.at("Terrans", "Minerals"), 2.0);
    });
    QTest::newRow("T21 what cannot be paid is not offered, and nothing is taken") << Play([=] {
        const Game game = paying("", "", 11);
        QCOMPARE(said(game), "");
        QCOMPARE(game.at("Terrans", "Minerals"), 10.0);
        QCOMPARE(unanswered(game), std::vector{NoAnswer::cannotPay});
    });
    QTest::newRow("T21 costs come before targets: the scope sees that they were paid") << Play([=] {
        const std::string shop = building(
            "SHOP", group("g", R"(<trigger after="festival"/><cost resource="Minerals" amount="8"/>)",
                          R"(<and><object-type type="empire"/><expression if="Minerals == 2"/></and>)", say("{name}")));
        QCOMPARE(said(played(festival + deed(raise) + shop, deeds + place("SHOP", "Sol III", "", owned))), "Terrans");
    });
    QTest::newRow("T20 production fires when it is paid, until the payment is covered") << Play([=] {
        const std::string mines = building("MINE", producer("p", 3) + producer("q", 3) + producer("r", 3));
        const Game game = paying(mines, place("MINE", "Sol III", "", owned), 15);
        QCOMPARE(said(game), "p q bought");
        QCOMPARE(game.at("Terrans", "Minerals"), 1.0);
        QCOMPARE(unanswered(game), std::vector{NoAnswer::covered});
    });
    QTest::newRow("T20 nothing is produced for what already in the file") << Play([=] {
        const Game game = paying(building("MINE", producer("p", 3)), place("MINE", "Sol III", "", owned), 8);
        QCOMPARE(said(game), "bought");
    });
    QTest::newRow("T18 production comes in the payer's order, reactions before what step B would make") << Play([=] {
        const std::string mines =
            building("MINE", producer("r", 3, R"(reaction="true" priority="-1")") + producer("b", 3));
        const Game game = paying(mines, place("MINE", "Sol III", "", owned), 13);
        QCOMPARE(said(game), "r bought");
    });
    QTest::newRow("T20 a production that is blocked is replaced by the next") << Play([=] {
        const std::string mines =
            building("MINE", producer("r", 3, R"(reaction="true" priority="-1")") + producer("b", 4));
        const std::string block =
            building("BLOCK", group("x", R"(<trigger before="stockpile-gain" if='amount() == 3'/>)", named("Sol"),
                                    say("blocked") + "<prevent/>", R"(reaction="true")"));
        const Game game = paying(
            mines + block, place("MINE", "Sol III", "", owned) + place("BLOCK", "Vega I", "", R"(owner="Vegans")"), 13);
        QCOMPARE(said(game), "r blocked b bought");
        QCOMPARE(game.at("Terrans", "Minerals"), 1.0);
    });
    QTest::newRow("T20 where it is not enough nothing is paid, and nothing happens") << Play([=] {
        const Game game = paying(building("MINE", producer("p", 1)), place("MINE", "Sol III", "", owned), 15);
        QCOMPARE(said(game), "p");
        QCOMPARE(game.at("Terrans", "Minerals"), 11.0);
        QCOMPARE(ends(game, "payment"), std::vector{OccurrenceEnd::unpaid});
        QCOMPARE(unanswered(game), std::vector{NoAnswer::cannotPay});
    });
    QTest::newRow("T20 a payment is an occurrence: it can be prevented, and what it costs changed") << Play([=] {
        const std::string rebate =
            building("CARD", answer("c", R"(before="payment")", R"(<change-amount amount="-5"/>)"));
        QCOMPARE(paying(rebate, place("CARD", "Sol III")).at("Terrans", "Minerals"), 7.0);
        const std::string no = building("CARD", answer("c", R"(before="payment")", "<prevent/>"));
        const Game game = paying(no, place("CARD", "Sol III"));
        QCOMPARE(said(game), "");
        QCOMPARE(game.at("Terrans", "Minerals"), 10.0);
    });
}

void TimingStepsTest::choices() {
    QTest::newRow("E9.1 what is made aiming at something aims at nothing once that is gone, in the same turn too")
        << Play([] {
               const std::string make = R"(<create-object class="HUT" name="Hut" target="source"/>)";
               const Game game = played(building("HUT", "") + building("DEED", group("do", "", named("Mars"), make) +
                                                                                   group("end", "", "<self/>", ruin)),
                                        place("DEED", "Sol III", "Deed"));
               QVERIFY(!game.exists("Deed") && game.exists("Hut"));
               QVERIFY(game.at("Hut", "target") < 0.0);
           });
    QTest::newRow("E9.1 what was to be aimed at and left meanwhile is no target") << Play([] {
        const std::string aim = building(
            "DEED", group("do", "", named("Mars"), "<set-target><which>" + named("Belt") + "</which></set-target>"));
        const std::string bomb =
            building("BOMB", group("b", R"(<trigger before="target-set"/>)", named("Belt"), "<destroy-object/>"));
        const Game game = played(aim + bomb, deeds + place("BOMB", "Sol III"));
        QVERIFY(!game.exists("Belt"));
        QVERIFY(game.at("Mars", "target") < 0.0);
    });
    QTest::newRow("T19 a when response may replace a choice after it is made and before its outcome") << Play([] {
        const std::string aim = building(
            "DEED", group("do", "", named("Mars"), "<set-target><which>" + named("Belt") + "</which></set-target>"));
        const std::string other =
            building("EAR", group("o", R"(<trigger when="target-set"><expression if='name == "Mars"'/></trigger>)",
                                  named("Sol"), "<substitute><then>" + say("elsewhere") + "</then></substitute>"));
        const Game game = played(aim + other, deeds + place("EAR", "Sol III"));
        QCOMPARE(said(game), "elsewhere");
        QVERIFY(game.at("Mars", "target") < 0.0);
        QCOMPARE(ends(game, "target-set"), std::vector{OccurrenceEnd::substituted});
    });
    QTest::newRow("T19 an order is an occurrence, which may be answered before it is carried out") << Play([] {
        const std::string ear =
            building("EAR", answer("b", R"(when="ordered" order="target-order")", say("when") + "<prevent/>"));
        const Game game = played(ear, place("EAR", "Sol III", "Ear") +
                                          R"(<target-order empire="Terrans" object="Mars" target="Belt" turn="0"/>)");
        QCOMPARE(said(game), "when");
        QVERIFY(game.at("Mars", "target") < 0.0);
        QVERIFY(!game.log().orders.empty() && !game.log().orders.front().refusal.empty());
    });
    QTest::newRow("T22 choices within one effect follow A to C, in B by the active empire's order") << Play([] {
        const std::string aim =
            building("DEED", group("do", "", "<or>" + named("Mars") + named("Vega I") + "</or>",
                                   "<set-target><which>" + named("Belt") + "</which></set-target>"));
        const std::string ears = building("EAR", answer("c", R"(when="target-set")", say("c"), R"(reaction="true")") +
                                                     answer("b", R"(when="target-set")", say("b")));
        const Game game = played(aim + ears, deeds + place("EAR", "Sol III", "", R"(owner="Terrans")"));
        QCOMPARE(said(game), "b b c c");
    });
}

void TimingStepsTest::dependence() {
    const std::string home =
        building("STAY", group("stay", R"(<trigger before="owner-changed"/>)", named("Mars"), "<prevent/>")) +
        building("LOSE", group("lose", R"(<trigger before="owner-changed"/>)", named("Mars"),
                               "<substitute><then>" + ruin + "</then></substitute>"));
    QTest::newRow("T17 other orders of a conflict are tried, and the smallest pair that matters is told") << Play([=] {
        Game game(deed(takeMars) + home, deeds + place("STAY", "Sol III") + place("LOSE", "Sol III"));
        game.goTo(1);
        // The log contains the conflict only as it happened: the first of the two groups silences the other.
        const OrderDependence found = findOrderDependence(game.session(), 1);
        QCOMPARE(found.outcomes, std::size_t{2});
        QVERIFY(found.pair.has_value());
        std::string text;
        for (const IndentedLine& line : orderDependenceLines(game.session(), found)) {
            text += line.words.english() + "\n";
        }
        QVERIFY2(text.find("order matters: 2 outcomes") != std::string::npos, text.c_str());
        QVERIFY2(text.find("STAY/stay") != std::string::npos && text.find("LOSE/lose") != std::string::npos,
                 text.c_str());
        QVERIFY(!found.pair->differences.empty());
        QCOMPARE(game.session().turn(), 1u); // the session is unchanged
    });
    QTest::newRow("T17 the pair that is named is one whose swap changes the outcome") << Play([=] {
        // Only the order of A and C matters, although they are no neighbours: both set the same property.
        const auto sets = [](const std::string& id, const std::string& size) {
            return building(id, group("g", R"(<trigger after="owner-changed"/>)", named("Belt"),
                                      R"(<set-property property="size" value=")" + size + R"("/>)"));
        };
        const std::string between =
            building("B", group("g", R"(<trigger after="owner-changed"/>)", named("Terrans"), favour(1)));
        Game game(deed(takeMars) + sets("A", "tiny") + between + sets("C", "huge"),
                  deeds + place("A", "Sol III") + place("B", "Sol III") + place("C", "Sol III"));
        game.goTo(1);
        const OrderDependence found = findOrderDependence(game.session(), 1);
        QCOMPARE(found.outcomes, std::size_t{2});
        QVERIFY(found.pair.has_value());
        const CheckedModel& model = *game.session().program().model;
        const auto classOf = [&](const Conflict::Contender& one) {
            return model.classes[game.session().program().groups[one.group].objectClass].id;
        };
        QCOMPARE(classOf(found.pair->first), std::string("A"));
        QCOMPARE(classOf(found.pair->second), std::string("C"));
    });
    QTest::newRow("T17 orders that differ in two neighbours are tried before all others") << Play([=] {
        const auto sets = [](const std::string& id, const std::string& size) {
            return building(id, group("g", R"(<trigger after="owner-changed"/>)", named("Belt"),
                                      R"(<set-property property="size" value=")" + size + R"("/>)"));
        };
        const std::string first =
            building("A", group("g", R"(<trigger after="owner-changed"/>)", named("Terrans"), favour(1)));
        Game game(deed(takeMars) + first + sets("B", "tiny") + sets("C", "huge"),
                  deeds + place("A", "Sol III") + place("B", "Sol III") + place("C", "Sol III"));
        game.goTo(1);
        const OrderDependence found = findOrderDependence(game.session(), 1, 2);
        QVERIFY(found.isBounded);
        QVERIFY(found.pair.has_value());
        const Program& program = game.session().program();
        const auto classOf = [&](const Conflict::Contender& one) {
            return program.model->classes[program.groups[one.group].objectClass].id;
        };
        QCOMPARE(classOf(found.pair->first) + classOf(found.pair->second), std::string("BC"));
    });
    QTest::newRow("T17 where no order matters nothing is told") << Play([=] {
        const auto gain = [](const std::string& id) {
            return building(id, group("g", R"(<trigger after="owner-changed"/>)", named("Terrans"), favour(1)));
        };
        Game game(deed(takeMars) + gain("A") + gain("B"), deeds + place("A", "Sol III") + place("B", "Sol III"));
        game.goTo(1);
        const OrderDependence found = findOrderDependence(game.session(), 1);
        QCOMPARE(found.conflicts, std::size_t{1});
        QCOMPARE(found.tries, std::size_t{1});
        QCOMPARE(found.outcomes, std::size_t{1});
        QVERIFY(!found.pair.has_value());
    });
    QTest::newRow("T17 the tries are bounded, and that is told") << Play([=] {
        std::string content = deed(takeMars);
        std::string placements = deeds;
        for (const char* id : {"A", "B", "C", "D"}) {
            content += building(id, group("g", R"(<trigger after="owner-changed"/>)", named("Terrans"), favour(1)));
            placements += place(id, "Sol III");
        }
        Game game(content, placements);
        game.goTo(1);
        QCOMPARE(findOrderDependence(game.session(), 1).tries, std::size_t{23});
        const OrderDependence bounded = findOrderDependence(game.session(), 1, 5);
        QCOMPARE(bounded.tries, std::size_t{5});
        QVERIFY(bounded.isBounded);
    });
}

QTEST_APPLESS_MAIN(TimingStepsTest)
#include "timing_steps_test.moc"
