// SPDX-License-Identifier: GPL-3.0-or-later
// The examples of the timing rules, with objects of this game (T27). Further tests of single points of the turn: the
// active empire (T14), responses to orders (T19), and the stages of groups (E8.7, E8.8).
#include "tests/engine/support/orders_content.h"
#include "tests/engine/support/timing_fixture.h"

#include <QTest>

#include <functional>

using namespace orrery::engine;
using namespace orrery::engine::fixture;

namespace {

using Play = std::function<void()>;

const std::string festival = R"xml(<vocabulary><occurrence id="festival"/></vocabulary>)xml";
const std::string raise = R"xml(<raise occurrence="festival"/>)xml";
const std::string takeAway = R"xml(<set-owner empire="none"/>)xml";
const std::string grow = R"xml(<set-planet-size size="huge"/>)xml";
const std::string ruin = "<destroy-object/>";
const std::string terran = R"xml(owner="Terrans")xml";
const std::string vegan = R"xml(owner="Vegans")xml";

/// Returns a class whose group acts on the named object, after all groups that prepare something.
std::string deed(const std::string& effects, const std::string& on = "Mars", const std::string& inside = {}) {
    return building("DEED", group("do", inside, named(on), effects, R"(priority="10")"));
}

const std::string deeds = place("DEED", "Sol III");

std::string gain(const std::string& resource, int amount) {
    return "<modify-stockpile resource=\"" + resource + "\" amount=\"" + std::to_string(amount) + "\"/>";
}

std::string aimAt(const std::string& what) {
    return "<set-target><which>" + named(what) + "</which></set-target>";
}

std::string orderOf(const std::string& groups) {
    return R"(<policy order="list">)" + groups + "</policy>";
}

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

/// Plays the same with ships, lanes and orders.
Game withShips(const std::string& content, const std::string& placements, std::uint32_t turns = 1) {
    return played(ordersContent + projectVocabulary + content, ordersPlaces + placements, turns);
}

/// Returns the empire that decided the first conflict of the current turn; empty if there is none.
std::string decider(const Game& game) {
    return game.log().conflicts.empty() ? "" : game.session().state().view().nameOf(game.log().conflicts[0].decider);
}

} // namespace

Q_DECLARE_METATYPE(Play)

class TimingExamplesTest : public QObject {
    Q_OBJECT

private slots:
    void play_data();
    void play() {
        QFETCH(Play, run);
        run();
    }
    void stages_data();
    void stages();

private:
    void points();
    void whens();
    void conflicts();
    void nextTimes();
    void leaving();
    void activeEmpire();
    void orders();
};

void TimingExamplesTest::play_data() {
    QTest::addColumn<Play>("run");
    points();
    whens();
    conflicts();
    nextTimes();
    leaving();
    activeEmpire();
    orders();
}

void TimingExamplesTest::points() {
    const std::string ears = building("EAR", answer("p", R"(after="effects")", say("point")) +
                                                 answer("d", R"(after="owner-changed")", say("definite")));
    QTest::newRow("T27 after focus effects resolve: the point comes although nothing happened")
        << Play([=] { QCOMPARE(said(played(ears, place("EAR", "Sol III"))), "point"); });
    QTest::newRow("T27 after a focus effect resolves: one did") << Play(
        [=] { QCOMPARE(said(played(deed(takeAway) + ears, deeds + place("EAR", "Sol III"))), "definite point"); });
    QTest::newRow("T27 after one phase ends comes before before the next begins, and both lie in neither") << Play([] {
        const std::string both = building("EAR", answer("e", R"(before="research")", say("begins")) +
                                                     answer("d", R"(after="production")", say("ended")));
        const Game game = played(both, place("EAR", "Sol III"));
        QCOMPARE(said(game), "ended begins");
        const auto momentOf = [&](std::size_t i) { return game.log().moments[game.log().firings[i].moment]; };
        QCOMPARE(momentOf(0).stage, Stage::production);
        QCOMPARE(momentOf(0).side, Side::after);
        QCOMPARE(momentOf(1).stage, Stage::research);
        QCOMPARE(momentOf(1).side, Side::before);
    });
}

void TimingExamplesTest::whens() {
    const std::string divert =
        building("EAR", group("o", R"(<trigger when="target-set"/>)", "<expression if='name == Subject.name'/>",
                              "<substitute><then>" + aimAt("Giant") + "</then></substitute>",
                              R"(reaction="true" answers="first-of-turn")"));
    const std::string attack = deed(aimAt("Vega I")) + divert;
    const std::string guarded = deeds + place("EAR", "Vega I", "", vegan);
    QTest::newRow("T27 when another would assign to attack yours: you may assign it elsewhere") << Play([=] {
        const Game game = played(attack, guarded);
        QCOMPARE(static_cast<Row>(game.at("Mars", "target")), game.find("Giant"));
        QCOMPARE(ends(game, "target-set"), (std::vector{OccurrenceEnd::substituted, OccurrenceEnd::happened}));
    });
    QTest::newRow("T27 when another would assign to attack yours: whoever passes leaves the choice as it was")
        << Play([=] {
               const Game game = played(attack, guarded + R"(<policy reactions="pass"/>)");
               QCOMPARE(static_cast<Row>(game.at("Mars", "target")), game.find("Vega I"));
           });
    QTest::newRow("T27 a bonus while bowed is gained when it bows and lost when it straightens") << Play([] {
        const std::string might =
            R"xml(<vocabulary><default format="number" value="0"/></vocabulary>
                <variable scope="planet" name="Might" format="number"/>)xml" +
            building("BANNER", R"xml(<modify-other type="planet" object="Mars" variable="Might" add="2" )xml"
                               R"xml(active='object("Mars").size == huge'/>)xml");
        const auto tell = [](const std::string& word) {
            return group(word, "<trigger " + word + R"(="size-changed"/>)", named("Mars"), say(word + ":{Might}"));
        };
        const std::string ears = building("EAR", tell("before") + tell("when") + tell("after"));
        const Game game = played(might + deed(grow + R"(<set-planet-size size="tiny"/>)") + ears,
                                 deeds + place("BANNER", "Sol III") + place("EAR", "Sol III"));
        QCOMPARE(said(game), "before:0 when:2 after:2 before:2 when:0 after:0");
    });
    QTest::newRow("T27 the next time he straightens: when he does, once, and not when another does") << Play([] {
        const std::string next = building("NEXT", group("n", "", named("Mars"),
                                                        R"(<next-time when="size-changed" of="target"><then>)" +
                                                            say("dishonoured") + "</then></next-time>"));
        const std::string ears =
            building("EAR", answer("b", R"(before="size-changed")", say("before-{Subject.name}")) +
                                answer("a", R"(after="size-changed")", say("after-{Subject.name}")));
        const std::string others =
            building("OTHER", group("o", "", named("Vega I"), R"(<set-planet-size size="tiny"/>)", R"(priority="5")"));
        const Game game =
            played(next + ears + others + deed(grow + R"(<set-planet-size size="tiny"/>)"),
                   deeds + place("NEXT", "Sol III") + place("EAR", "Sol III") + place("OTHER", "Sol III"));
        QCOMPARE(said(game), "before-Vega I after-Vega I before-Mars dishonoured after-Mars before-Mars after-Mars");
    });
    QTest::newRow("T27 a producing reaction that C interferes with is replaced by what B would produce") << Play([] {
        const auto mine = [](const std::string& id, int amount, const std::string& more) {
            return group(id, R"(<trigger when="payment" of="owned" resource="Minerals"/>)", named("Terrans"),
                         say(id) + gain("Minerals", amount), more);
        };
        const std::string shop =
            building("SHOP", group("g", R"(<trigger after="festival"/><cost resource="Minerals" amount="14"/>)",
                                   named("Sol"), say("bought")));
        const std::string mines =
            building("MINE", mine("reaction", 5, R"(reaction="true" priority="-1")") + mine("stronghold", 4, ""));
        const std::string spoil =
            building("SPOIL", group("x", R"(<trigger before="stockpile-gain" if='amount() == 5'/>)", named("Sol"),
                                    say("spoilt") + "<prevent/>", R"(reaction="true")"));
        const std::string content = festival + deed(raise) + shop + mines + spoil;
        const std::string bench = deeds + place("SHOP", "Sol III", "", terran) + place("MINE", "Sol III", "", terran);
        QCOMPARE(said(played(content, bench)), "reaction bought");
        const Game game = played(content, bench + place("SPOIL", "Vega I", "", vegan));
        QCOMPARE(said(game), "reaction spoilt stronghold bought");
        QCOMPARE(game.at("Terrans", "Minerals"), 0.0);
    });
}

void TimingExamplesTest::conflicts() {
    const std::string home =
        deed("<move-to><where>" + named("Vega") + "</where></move-to>", "Scout") +
        building("STAY", group("stay", R"(<trigger before="departs"/>)", named("Scout"), say("stay") + "<prevent/>")) +
        building("LOSE", group("lose", R"(<trigger before="departs"/>)", named("Scout"),
                               say("lose") + "<substitute><then>" + ruin + "</then></substitute>")) +
        building("EAR", answer("b", R"(before="departs")", say("before")) +
                            answer("a", R"(after="departs")", say("after")) +
                            answer("r", R"(before="departs")", say("reaction"), R"(reaction="true")"));
    const std::string cards =
        deeds + place("STAY", "Sol III") + place("LOSE", "Sol III") + place("EAR", "Sol III", "", terran);
    QTest::newRow("T27 will not move home, decided first: nothing happens to the unit") << Play([=] {
        const Game game = withShips(home, cards + orderOf("STAY/stay LOSE/lose"));
        QCOMPARE(said(game), "stay");
        QVERIFY(game.exists("Scout"));
        QCOMPARE(game.at("Scout", "x"), 0.0);
    });
    QTest::newRow("T27 is destroyed instead, decided first: the unit is destroyed") << Play([=] {
        const Game game = withShips(home, cards + orderOf("LOSE/lose STAY/stay"));
        QCOMPARE(said(game), "lose");
        QVERIFY(!game.exists("Scout"));
    });
    QTest::newRow("T27 two are destroyed at once: the active empire decides whose answers come first") << Play([] {
        const auto ear = [](const std::string& id) {
            return building(id, answer("x", R"(before="destroyed" of="host")", say(id)));
        };
        const std::string content =
            building("DEED", group("do", "", "<or>" + named("Mars") + named("Belt") + "</or>", ruin)) + ear("A") +
            ear("B");
        const std::string both = deeds + place("A", "Mars") + place("B", "Belt");
        const Game first = played(content, both + orderOf("A/x B/x"));
        QCOMPARE(said(first), "A B");
        QCOMPARE(decider(first), "Terrans");
        const Game second = played(content, both + orderOf("B/x A/x"));
        QCOMPARE(said(second), "B A");
        QVERIFY(!second.exists("Mars") && !second.exists("Belt"));
    });
    // The Vegans, who are not active, are about to gain 1.
    const auto gaining = [](const std::string& first, int increase) {
        const std::string content =
            deed(gain("Favour", 1), "Vegans") +
            building("LESS",
                     answer("l", R"(before="stockpile-gain")", say("less") + R"(<change-amount amount="-2"/>)")) +
            building("MORE",
                     group("m", "", named("Vegans"),
                           R"(<next-time before="stockpile-gain" of="target"><then>)" + say("more") +
                               "<change-amount amount=\"" + std::to_string(increase) + "\"/></then></next-time>")) +
            building("EAR", answer("r", R"(before="stockpile-gain")", say("reaction"), R"(reaction="true")") +
                                answer("a", R"(after="stockpile-gain")", say("after")));
        return played(content, deeds + place("LESS", "Sol III") + place("MORE", "Sol III") +
                                   place("EAR", "Vega I", "", vegan) + orderOf(first));
    };
    QTest::newRow("T27 gain 1, reduced by 2, then increased by 1: no gain, no reaction, no after") << Play([=] {
        const Game game = gaining("LESS/l MORE/m", 1);
        QCOMPARE(said(game), "less more");
        QCOMPARE(game.at("Vegans", "Favour"), 0.0);
    });
    QTest::newRow("T27 gain 1, increased by 1, then reduced by 2: no gain, no reaction, no after") << Play([=] {
        const Game game = gaining("MORE/m LESS/l", 1);
        QCOMPARE(said(game), "more less");
        QCOMPARE(game.at("Vegans", "Favour"), 0.0);
    });
    QTest::newRow("T27 gain 1, reduced by 2, increased by 2: what is left is a gain as any") << Play([=] {
        const Game game = gaining("LESS/l MORE/m", 2);
        QCOMPARE(said(game), "less more reaction after");
        QCOMPARE(game.at("Vegans", "Favour"), 1.0);
    });
}

void TimingExamplesTest::nextTimes() {
    const auto waiting = [](const std::string& attributes, const std::string& effects, std::uint32_t turn,
                            std::uint32_t last) {
        const std::string next =
            building("NEXT", group("n", R"(<activation if="turn == 1"/>)", named("Mars"),
                                   "<next-time " + attributes + "><then>" + say("next") + "</then></next-time>"));
        const std::string now = "<activation if=\"turn == " + std::to_string(turn) + "\"/>";
        return said(played(next + deed(effects, "Mars", now), deeds + place("NEXT", "Sol III"), last));
    };
    QTest::newRow("T27 the next time is the next time this turn") << Play([=] {
        QCOMPARE(waiting(R"(after="size-changed" of="target")", grow, 1, 1), "next");
        QCOMPARE(waiting(R"(after="size-changed" of="target")", grow, 2, 2), "");
    });
    QTest::newRow("T27 the next time this game may be in a later turn")
        << Play([=] { QCOMPARE(waiting(R"(after="size-changed" of="target" turns="1000000")", grow, 7, 7), "next"); });
    QTest::newRow("T27 assigns or moves: either event uses it up") << Play([=] {
        const std::string either = R"(after="size-changed owner-changed" of="target")";
        QCOMPARE(waiting(either, grow, 1, 1), "next");
        QCOMPARE(waiting(either, takeAway, 1, 1), "next");
        QCOMPARE(waiting(either, grow + takeAway, 1, 1), "next");
        QCOMPARE(waiting(either, takeAway + grow, 1, 1), "next");
    });
}

void TimingExamplesTest::leaving() {
    const auto attached = [](const std::string& on) {
        const std::string ear = building("EAR", group("g",
                                                      R"(<trigger after="destroyed" of="self"/>)"
                                                      R"(<activation if="Source.planet.environment == desert"/>)",
                                                      named("Terrans"), gain("Minerals", 2)));
        return played(deed(ruin, "Ear") + ear, deeds + place("EAR", on, "Ear")).at("Terrans", "Minerals");
    };
    QTest::newRow("T27 after it is destroyed, if it was attached to such a one: the state just before") << Play([=] {
        QCOMPARE(attached("Mars"), 12.0);
        QCOMPARE(attached("Vega I"), 10.0);
    });
    QTest::newRow("T27 if it was attached to such a one: the state just before, not that of earlier") << Play([] {
        const std::string ear = building("EAR", group("g",
                                                      R"(<trigger after="destroyed" of="self"/>)"
                                                      R"(<activation if="Source.planet.environment == desert"/>)",
                                                      named("Terrans"), gain("Minerals", 2)));
        const std::string turned = deed(R"(<set-planet-environment type="ocean"/>)" + ruin);
        QCOMPARE(played(turned + ear, deeds + place("EAR", "Mars", "Ear")).at("Terrans", "Minerals"), 10.0);
        QVERIFY(!played(turned + ear, deeds + place("EAR", "Mars", "Ear")).exists("Ear"));
    });
}

void TimingExamplesTest::activeEmpire() {
    const std::string ears =
        building("EAR", answer("a", R"(after="festival")", say("a")) + answer("b", R"(after="festival")", say("b")));
    const std::string content = festival + deed(raise) + ears;
    const std::string both = deeds + place("EAR", "Sol III");
    QTest::newRow("T14 in the step to turn n the active empire goes round by id") << Play([=] {
        QCOMPARE(decider(played(content, both, 1)), "Terrans");
        QCOMPARE(decider(played(content, both, 2)), "Vegans");
        QCOMPARE(decider(played(content, both, 3)), "Terrans");
    });
    QTest::newRow("T14 in the step to turn n the active empire goes round as the scenario says") << Play([=] {
        const std::string rotation = R"(<policy rotation="Vegans Terrans"/>)";
        QCOMPARE(decider(played(content, both + rotation, 1)), "Vegans");
        QCOMPARE(decider(played(content, both + rotation, 2)), "Terrans");
        QCOMPARE(decider(played(content, both + rotation, 3)), "Vegans");
    });
    QTest::newRow("T14 an empire that has left the game decides nothing") << Play([=] {
        const std::string deeds = building("DEED", group("end", "", named("Terrans"), ruin, "priority=\"1\"") +
                                                       group("tell", "", named("Mars"), raise, "priority=\"2\""));
        const std::string heard = building("HEARS", answer("c", R"(before="destroyed")", say("c")));
        const Game game = played(festival + deeds + ears + heard,
                                 place("DEED", "Sol III") + place("EAR", "Mars") + place("HEARS", "Mars"));
        QCOMPARE(said(game), "c a b");
        QCOMPARE(decider(game), "Vegans");
    });
    QTest::newRow("T14 before a turn begins the empire whose turn comes next is active") << Play([] {
        const std::string before =
            building("EAR", answer("a", R"(before="turn")", say("a")) + answer("b", R"(before="turn")", say("b")));
        QCOMPARE(decider(played(before, place("EAR", "Sol III"), 1)), "Terrans");
        QCOMPARE(decider(played(before, place("EAR", "Sol III"), 2)), "Vegans");
    });
    QTest::newRow("T14 after a turn has ended the empire whose turn comes next is active") << Play([] {
        const std::string after =
            building("EAR", answer("a", R"(after="turn")", say("a")) + answer("b", R"(after="turn")", say("b")));
        QCOMPARE(decider(played(after, place("EAR", "Sol III"), 1)), "Vegans");
        QCOMPARE(decider(played(after, place("EAR", "Sol III"), 2)), "Terrans");
    });
    QTest::newRow("T14 before the first turn the table is set, which nothing answers") << Play([] {
        const std::string ear = building("EAR", answer("c", R"(after="created")", say("created")) +
                                                    answer("o", R"(after="owner-changed")", say("owner")));
        const Game game = played(
            ear, place("EAR", "Sol III") + place("EAR", "Mars") + R"(<set object="Belt" owner="Terrans" turn="0"/>)",
            0);
        QCOMPARE(game.ownersOf("Belt"), std::vector<std::string>{"Terrans"});
        QVERIFY(game.log().firings.empty());
        QVERIFY(game.log().conflicts.empty());
    });
}

void TimingExamplesTest::orders() {
    const std::string move = R"(<move-order empire="Terrans" object="Scout" to="Vega" turn="0"/>)";
    const auto ear = [](const std::string& effects, const std::string& kind = "move-order") {
        return building("EAR", group("e", R"(<trigger when="ordered" order=")" + kind + R"("/>)",
                                     "<expression if='name == Subject.name'/>", effects));
    };
    const std::string instead =
        "<substitute><then><move-to><where>" + named("Rigel") + "</where></move-to></then></substitute>";
    const std::string there = place("EAR", "Sol III");
    QTest::newRow("T19 what answers when a move is ordered replaces it before its outcome") << Play([=] {
        const Game game = withShips(ear(instead), there + move);
        QCOMPARE(game.at("Scout", "y"), 100.0);
        QCOMPARE(game.at("Scout", "x"), 0.0);
        QVERIFY(game.at("Scout", "destination") < 0.0);
        QCOMPARE(ends(game, "ordered"), std::vector{OccurrenceEnd::substituted});
        QCOMPARE(game.log().orders.front().refusal, "a response to the order prevented or replaced it");
    });
    QTest::newRow("T19 an order that is answered and let be is carried out") << Play([=] {
        const Game game = withShips(ear(say("{name}")), there + move);
        QCOMPARE(said(game), "Scout");
        QCOMPARE(game.at("Scout", "x"), 30.0);
        QVERIFY(game.log().orders.front().refusal.empty());
    });
    QTest::newRow("T19 an order of another kind is not answered") << Play([=] {
        const Game game = withShips(ear(instead, "target-order"), there + move);
        QCOMPARE(game.at("Scout", "x"), 30.0);
    });
    QTest::newRow("T19 an order that is not allowed is no order: nothing answers it") << Play([=] {
        const Game game =
            withShips(ear(instead), there + R"(<move-order empire="Terrans" object="Raider" to="Sol" turn="0"/>)");
        QVERIFY(game.log().firings.empty());
        QCOMPARE(game.log().orders.front().refusal, "Raider belongs to Vegans, not to Terrans");
        QCOMPARE(game.at("Raider", "x"), 100.0);
    });
    QTest::newRow("T19 an answer that makes the order impossible has it refused") << Play([=] {
        const Game game = withShips(ear(takeAway), there + move);
        QCOMPARE(game.log().orders.front().refusal, "Scout belongs to nobody, not to Terrans");
        QCOMPARE(game.at("Scout", "x"), 0.0);
    });
    QTest::newRow("E8.7 a move ordered in turn N first shows in meters of turn N+2") << Play([] {
        const std::string beacon =
            building("BEACON", group("g", "", "<expression if='type == ship and system == Source.system'/>",
                                     R"(<set-max-meter meter="Signal" value="5"/>)"));
        const auto signal = [&](std::uint32_t turn) {
            return withShips(beacon,
                             place("BEACON", "Sol III") +
                                 R"(<move-order empire="Terrans" object="Scout" to="Vega" turn="1"/>)",
                             turn)
                .at("Scout", "MaxSignal");
        };
        QCOMPARE(signal(1), 5.0);
        QCOMPARE(signal(2), 5.0); // the ship left after the meter stage
        QCOMPARE(signal(3), 0.0);
    });
}

void TimingExamplesTest::stages_data() {
    QTest::addColumn<QString>("stage");
    QTest::addColumn<int>("at");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    const auto row = [](const char* name, const char* stage, Stage at, const char* before, const char* after) {
        QTest::newRow(name) << QString(stage) << static_cast<int>(at) << QString(before) << QString(after);
    };
    row("E8.8 groups before and after growth", "growth", Stage::growth, "Sol:1:0", "Sol:2:0");
    row("E8.8 groups before and after movement", "movement", Stage::movement, "Sol:1:0", "Sol:1:30");
    row("E8.8 groups before and after combat", "combat", Stage::combat, "Sol:1:30", "Sol:1:30");
    row("E8.8 groups before and after production", "production", Stage::production, "Sol:1:30", "Sol:1:30 Built:1:30");
    row("E8.8 groups before and after research", "research", Stage::research, "Sol:1:30 Built:1:30",
        "Sol:1:30 Built:1:30 Known:1:30");
}

void TimingExamplesTest::stages() {
    // Grain is 2 between growth and caps, and 1 afterwards.
    // The messages show the state of the moment: the meter that grows, the ship that moves, and the new building and
    // tech.
    QFETCH(QString, stage);
    QFETCH(int, at);
    QFETCH(QString, before);
    QFETCH(QString, after);
    const std::string vocabulary = R"xml(<vocabulary>
        <meter id="Grain" minimum="0" maximum="100" initial="1" rebuilt="false" growth="value() + 1"/>
        <type id="planet" extend="true"><has meter="Grain"/></type></vocabulary>)xml";
    const std::string now = ":{object(&quot;Mars&quot;).Grain}:{object(&quot;Scout&quot;).x}";
    std::string groups;
    for (const std::string side : {"before", "after"}) {
        const std::string point = "stage=\"" + side + "-" + stage.toStdString() + "\"";
        groups += group(side + "1", "", named("Sol"), say("Sol" + now), point) +
                  group(side + "2", "", "<expression if='class == BLD'/>", say("Built" + now), point) +
                  group(side + "3", "", "<expression if='class == T2'/>", say("Known" + now), point);
    }
    const Game game = withShips(vocabulary + building("EAR", groups),
                                place("EAR", "Sol III") +
                                    R"(<move-order empire="Terrans" object="Scout" to="Vega" turn="0"/>
                                       <produce-order empire="Terrans" class="BLD" at="Mars" turn="0"/>
                                       <research-order empire="Terrans" tech="T2" turn="0"/>)");
    QCOMPARE(QString::fromStdString(said(game)), before + " " + after);
    for (const Firing& firing : game.log().firings) {
        const Moment& moment = game.log().moments[firing.moment];
        QCOMPARE(static_cast<int>(moment.stage), at);
    }
}

QTEST_APPLESS_MAIN(TimingExamplesTest)
#include "timing_examples_test.moc"
