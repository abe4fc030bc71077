// SPDX-License-Identifier: GPL-3.0-or-later
// Costs, payments and rights in rare situations. Whole turns against the reference (turn_oracle_test) once revealed
// them.
#include "tests/engine/support/orders_content.h"
#include "tests/engine/support/timing_fixture.h"

#include <QTest>

#include <functional>
#include <tuple>

using namespace orrery::engine;
using namespace orrery::engine::fixture;

namespace {

using Play = std::function<void()>;

const std::string festival = R"xml(<vocabulary><occurrence id="festival"/></vocabulary>)xml";
const std::string ruin = "<destroy-object/>";
const std::string owned = R"(owner="Terrans")";

/// Plays a turn with a festival, and with a shop of the Terrans that listens to it.
Game played(const std::string& shop, const std::string& content = {}, const std::string& placements = {}) {
    Game game(festival + building("DEED", group("do", "", named("Mars"), R"xml(<raise occurrence="festival"/>)xml")) +
                  building("SHOP", shop) + content,
              place("DEED", "Sol III") + place("SHOP", "Sol III", "", owned) + placements);
    game.goTo(1);
    return game;
}

std::string cost(const std::string& amount, const std::string& resource = "Minerals") {
    return R"(<cost resource=")" + resource + R"(" amount=")" + amount + R"("/>)";
}

std::string shop(const std::string& costs, const std::string& attributes = {}) {
    return answer("shop", R"(after="festival")", say("bought"), attributes, costs);
}

std::string minerals(int amount) {
    return R"(<modify-stockpile resource="Minerals" amount=")" + std::to_string(amount) + R"("/>)";
}

/// Returns a group that adds Minerals during a payment of Minerals.
std::string producer(const std::string& id, int amount, const std::string& trigger = {},
                     const std::string& attributes = {}) {
    return group(id, R"(<trigger when="payment" resource="Minerals" )" + trigger + "/>", named("Terrans"),
                 say(id) + minerals(amount), attributes);
}

/// Returns content whose groups send messages when an empire's right to a class changes.
std::string rights(const std::string& effects, const std::string& more = {}) {
    return "<class id=\"T\" type=\"tech\"/>" + building("DEED", group("do", "", named("Mars"), effects)) +
           building("EAR", answer("a", R"(after="availability-changed")", say("after")) +
                               answer("w", R"(when="availability-changed")", say("when")) + more);
}

Game told(const std::string& effects, const std::string& more = {}) {
    Game game(rights(effects, more), place("DEED", "Sol III") + place("EAR", "Sol III"));
    game.goTo(1);
    return game;
}

} // namespace

Q_DECLARE_METATYPE(Play)

class TimingPaymentsTest : public QObject {
    Q_OBJECT

private slots:
    void play_data();
    void play() {
        QFETCH(Play, run);
        run();
    }
};

void TimingPaymentsTest::play_data() {
    QTest::addColumn<Play>("run");
    const std::string ear = building("EAR", answer("b", R"(before="payment")", say("before")) +
                                                answer("w", R"(when="payment")", say("when")) +
                                                answer("a", R"(after="payment")", say("after")));
    const std::string listens = place("EAR", "Sol III");
    const std::string rebate = building("CARD", answer("c", R"(before="payment")", R"(<change-amount amount="-5"/>)"));
    QTest::newRow("T9 what costs nothing is no payment") << Play([=] {
        const Game game = played(shop(cost("Minerals - Minerals")), ear, listens);
        QCOMPARE(said(game), "bought");
        QVERIFY(ends(game, "payment").empty());
    });
    QTest::newRow("T10 a payment that comes down to nothing is none any more, and all is paid") << Play([=] {
        const Game game = played(shop(cost("5")), ear + rebate, listens + place("CARD", "Sol III"));
        QCOMPARE(said(game), "before bought");
        QCOMPARE(game.at("Terrans", "Minerals"), 10.0);
        QCOMPARE(ends(game, "payment"), std::vector{OccurrenceEnd::reduced});
    });
    const std::string no = building("NO", answer("n", R"(before="payment" resource="Favour")", "<prevent/>"));
    QTest::newRow("T20 of several costs what was paid is given back, and not more") << Play([=] {
        const Game game = played(shop(cost("8") + cost("1", "Favour")), rebate + no,
                                 place("CARD", "Sol III") + place("NO", "Sol III"));
        QCOMPARE(said(game), "");
        QCOMPARE(game.at("Terrans", "Minerals"), 10.0);
        QCOMPARE(game.at("Terrans", "Favour"), 0.0);
    });
    QTest::newRow("T20 T9 what cost nothing is not given back") << Play([=] {
        const Game game = played(shop(cost("Minerals - Minerals") + cost("1", "Favour")), no, place("NO", "Sol III"));
        QCOMPARE(said(game), "");
        QVERIFY(std::ranges::none_of(game.log().runs, [](const Run& run) { return run.cause == CauseKind::payment; }));
    });
    QTest::newRow("T18 T20 what is not needed any more produces nothing, and is told so") << Play([=] {
        const std::string mine = building("MINE", producer("p", 5) + producer("q", 5));
        const Game game = played(shop(cost("15")), mine, place("MINE", "Sol III", "", owned));
        QCOMPARE(said(game), "p bought");
        QCOMPARE(unanswered(game), std::vector{NoAnswer::covered});
    });
    QTest::newRow("E3.7 where the making is prevented, what stands in `with` leaves no trace") << Play([=] {
        const std::string never = building("NEVER", group("n", R"(<trigger before="created" of="any"/>)",
                                                          named("Terrans"), "<prevent/>" + minerals(1))) +
                                  building("NEW", "");
        const auto momentsOf = [&](const std::string& with) {
            const std::string makes = building(
                "MAKER", group("m", "", named("Mars"), "<create-object class=\"NEW\">" + with + "</create-object>"));
            Game game(makes + never, place("MAKER", "Sol III") + place("NEVER", "Sol III"));
            game.goTo(1);
            return std::tuple(game.findings(), game.countOf("NEW"), game.log().moments.size());
        };
        const auto expected = momentsOf("");
        QVERIFY(std::get<0>(expected).empty());
        QCOMPARE(std::get<1>(expected), std::size_t{0});
        QVERIFY(momentsOf("<with>" + say("new") + "</with>") == expected);
    });
    QTest::newRow("C2 only levels and groups have priorities, points of the turn have none") << Play([=] {
        std::string ears;
        for (const char* const point : {"turn", "meters", "growth", "caps", "effects", "orders", "movement", "combat",
                                        "production", "research", "income", "durations"}) {
            for (const char* const timing : {"before", "after"}) {
                ears += answer(std::string(timing) + point, std::string(timing) + "=\"" + point + "\"", say("."));
            }
        }
        Game game(building("EAR", ears), place("EAR", "Sol III"));
        game.goTo(1);
        QCOMPARE(game.findings(), std::vector<std::string>{});
        QCOMPARE(game.log().messages.size(), std::size_t{24});
        QVERIFY(game.log().moments.size() > 20);
        QVERIFY(std::ranges::all_of(game.log().moments, [](const Moment& moment) { return moment.priority == 0; }));
    });
    QTest::newRow("T13 who could not pay at the first event does not answer the second") << Play([=] {
        const std::string once =
            building("NO", answer("n", R"(before="payment")", "<prevent/>", R"(answers="first-of-game")"));
        Game game = played(shop(cost("8"), R"(answers="first-of-game")"), once, place("NO", "Sol III"));
        QCOMPARE(said(game), "");
        QCOMPARE(unanswered(game), std::vector{NoAnswer::cannotPay});
        game.goTo(2);
        QCOMPARE(said(game), "");
        QCOMPARE(unanswered(game), std::vector{NoAnswer::usedUp});
    });
    QTest::newRow("T21 whether it can be paid is asked after what reduces the payment before it") << Play([=] {
        const Game game = played(shop(cost("13")), rebate, place("CARD", "Sol III"));
        QCOMPARE(said(game), "bought");
        QCOMPARE(game.at("Terrans", "Minerals"), 2.0);
    });
    QTest::newRow("T21 what cannot be paid with all reductions is not offered, and nobody answers it") << Play([=] {
        const Game game = played(shop(cost("16")), rebate, place("CARD", "Sol III"));
        QCOMPARE(said(game), "");
        QCOMPARE(unanswered(game), std::vector{NoAnswer::cannotPay});
        QVERIFY(ends(game, "payment").empty());
    });
    QTest::newRow("T21 a reduction that stands in a conditional, or that is put off until then, counts") << Play([=] {
        const std::string some = building(
            "CARD", group("c", R"(<trigger before="payment"/>)", "<or>" + named("Sol") + named("Vega") + "</or>",
                          "<conditional><if>" + named("Sol") + R"(</if><then><change-amount amount="-5"/></then>)" +
                              R"(<else><change-amount amount="1"/></else></conditional>)"));
        QCOMPARE(said(played(shop(cost("14")), some, place("CARD", "Sol III"))), "bought"); // 14 - 5 + 1
        QCOMPARE(said(played(shop(cost("15")), some, place("CARD", "Sol III"))), "");
        const std::string next = building(
            "CARD", group("c", "", named("Sol"),
                          R"(<next-time before="payment"><then><change-amount amount="-5"/></then></next-time>)",
                          R"(priority="-1")"));
        QCOMPARE(said(played(shop(cost("15")), next, place("CARD", "Sol III"))), "bought");
    });
    QTest::newRow("T24 a reduction that would be passed is not counted on") << Play([=] {
        const std::string offers = building(
            "CARD", answer("c", R"(before="payment")", R"(<change-amount amount="-5"/>)", R"(reaction="true")"));
        const std::string held = place("CARD", "Sol III", "", owned);
        QCOMPARE(said(played(shop(cost("15")), offers, held)), "bought");
        QCOMPARE(said(played(shop(cost("15")), offers, held + R"(<policy reactions="pass"/>)")), "");
    });
    QTest::newRow("T21 what may be produced is asked with the amount that is lacking") << Play([=] {
        const std::string mine = building("MINE", producer("m", 5, R"(if="amount() > 12")"));
        QCOMPARE(said(played(shop(cost("14")), mine, place("MINE", "Sol III", "", owned))), "m bought");
        QCOMPARE(said(played(shop(cost("12")), mine, place("MINE", "Sol III", "", owned))), "");
    });
    QTest::newRow("T21 what has answered as often as it may produces nothing") << Play([=] {
        const std::string mine = building("MINE", producer("m", 5, {}, R"(answers="first-of-turn")"));
        const Game game = played(shop(cost("14")) + answer("more", R"(after="festival")", say("more"), {}, cost("3")),
                                 mine, place("MINE", "Sol III", "", owned));
        QCOMPARE(said(game), "m bought");
        QCOMPARE(unanswered(game), std::vector{NoAnswer::cannotPay});
    });
    QTest::newRow("T20 what will come in later produces nothing for what is paid now") << Play([=] {
        const std::string mine =
            building("MINE", group("m", R"(<trigger when="payment"/>)", named("Terrans"),
                                   "<delay turns=\"1\"><then>" + minerals(9) + "</then></delay>" + say("later")));
        QCOMPARE(said(played(shop(cost("8")), mine, place("MINE", "Sol III", "", owned))), "later bought");
        QCOMPARE(said(played(shop(cost("14")), mine, place("MINE", "Sol III", "", owned))), "");
    });
    QTest::newRow("T24 nobody takes a reaction that nobody owns, as something is paid either") << Play([=] {
        const std::string mine = building("MINE", producer("m", 5, {}, R"(reaction="true")"));
        QCOMPARE(said(played(shop(cost("14")), mine, place("MINE", "Sol III", "", owned))), "m bought");
        QCOMPARE(said(played(shop(cost("14")), mine, place("MINE", "Sol III", "", R"(owner="none")"))), "");
    });
    QTest::newRow("E7.2 T21 a meter that the source lacks costs as much as if it were 0") << Play([=] {
        const Game game = played(shop(cost("max(Source.Industry, 6)")));
        QCOMPARE(said(game), "bought");
        QCOMPARE(game.at("Terrans", "Minerals"), 4.0);
    });
    QTest::newRow("E7.2 T23 a meter that the source lacks changes an amount as if it were 0") << Play([=] {
        const std::string card = building("CARD", R"xml(<group id="c"><trigger before="payment"/><effects><change-amount
                amount="max(Source.Industry, 2)"/></effects></group>)xml");
        const Game game = played(shop(cost("3")), card, place("CARD", "Sol III"));
        QCOMPARE(said(game), "bought");
        QCOMPARE(game.at("Terrans", "Minerals"), 5.0);
    });
    QTest::newRow("T8 T19 who would have answered an order that was prevented is told so") << Play([=] {
        const std::string ears = building("EAR", answer("p", R"(before="ordered")", "<prevent/>") +
                                                     answer("w", R"(when="ordered")", say("when")) +
                                                     answer("a", R"(after="ordered")", say("after")));
        Game game(ears,
                  place("EAR", "Sol III") + R"(<target-order empire="Terrans" object="Mars" target="Belt" turn="0"/>)");
        game.goTo(1);
        QCOMPARE(ends(game, "ordered"), std::vector{OccurrenceEnd::prevented});
        QCOMPARE(unanswered(game), (std::vector{NoAnswer::notAnymore, NoAnswer::notAnymore}));
    });
    // Plays a turn in which all ordered projects end at once. Each creates one more guard.
    const auto guarded = [](const std::string& answers, int ordered) {
        const std::string guard =
            building("GUARD", answer("keep", R"(before="destroyed")", say("kept") + "<prevent/>", answers) +
                                  answer("mourn", R"(after="destroyed")", say("gone")));
        std::string orders = place("GUARD", "Sol III");
        for (int i = 0; i < ordered; ++i) {
            orders += R"(<produce-order empire="Terrans" class="GUARD" at="Mars"/>)";
        }
        Game game(ordersContent + projectVocabulary + guard, ordersPlaces + orders);
        game.goTo(1);
        return game;
    };
    QTest::newRow("T8 who comes as something is prevented would have answered it afterwards only") << Play([=] {
        const Game game = guarded({}, 1);
        QCOMPARE(said(game), "kept");
        QCOMPARE(game.countOf("GUARD"), std::size_t{2});
        QCOMPARE(unanswered(game), (std::vector{NoAnswer::notAnymore, NoAnswer::notAnymore}));
    });
    QTest::newRow("T8 the same where something else happens meanwhile") << Play([=] {
        const Game game = guarded(R"(answers="first-of-turn")", 2);
        QCOMPARE(said(game), "kept gone gone gone");
        QCOMPARE(unanswered(game),
                 (std::vector{NoAnswer::usedUp, NoAnswer::notAnymore, NoAnswer::notAnymore, NoAnswer::notAnymore}));
    });
    QTest::newRow("T6 T19 what answers an order does so before the next one is asked") << Play([=] {
        const std::string disowns = building(
            "EAR", group("e", R"(<trigger after="ordered"/>)", named("Mars"), R"(<set-owner empire="none"/>)"));
        const std::string aim = R"(<target-order empire="Terrans" target="Belt" turn="0" object=)";
        Game game(disowns, place("EAR", "Sol III") + aim + "\"Sol III\"/>" + aim + "\"Mars\"/>");
        game.goTo(1);
        QCOMPARE(game.log().orders.back().refusal, "Mars belongs to nobody, not to Terrans");
        QCOMPARE(ends(game, "ordered"), std::vector{OccurrenceEnd::happened}); // a refused order is no event
    });
    // Plays a turn in which something else happens to Mars before the end of the project there.
    const auto produced = [](const std::string& effects) {
        const std::string fate = building("FATE", group("f", R"(<trigger before="destroyed"/>)", named("Mars"), effects,
                                                        R"(answers="first-of-game")"));
        Game game(ordersContent + projectVocabulary + fate,
                  ordersPlaces + place("FATE", "Sol III") +
                      R"(<produce-order empire="Terrans" class="BLD" at="Mars"/>)");
        game.goTo(1);
        return game;
    };
    QTest::newRow("E8.6 what is produced for a place that is gone by then is not made") << Play([=] {
        const Game game = produced(ruin);
        QVERIFY(!game.exists("Mars"));
        QCOMPARE(game.countOf("BLD"), std::size_t{0});
    });
    QTest::newRow("E8.6 what is produced at a place that moves is where that is by then") << Play([=] {
        const Game game = produced("<move-to><where>" + named("Vega") + "</where></move-to>");
        QCOMPARE(game.at("Mars", "x"), 100.0);
        const View view = game.session().state().view();
        const Row made = static_cast<Row>(view.rowCount - 1);
        QCOMPARE(view.parent(made), game.find("Mars"));
        QCOMPARE(view.builtin(Builtin::x, made), 100.0);
        QCOMPARE(view.builtin(Builtin::system, made), static_cast<double>(game.find("Vega")));
    });
    QTest::newRow("E5.10 projects that are ordered at one building draw differently") << Play([=] {
        const std::string order = R"(<produce-order empire="Terrans" class="SLOW" at="Yard"/>)";
        const std::string slow = R"(<class id="SLOW" type="building"><property name="build_time" value="5"/></class>)";
        Game game(ordersContent + projectVocabulary + slow,
                  ordersPlaces + place("BLD", "Mars", "Yard", owned) + order + order);
        game.goTo(1);
        QCOMPARE(game.countOf("PROJECT"), std::size_t{2});
        const View view = game.session().state().view();
        QVERIFY(view.birthKeys[view.rowCount - 1] != view.birthKeys[view.rowCount - 2]);
    });
    QTest::newRow("T20 an empire that left the game as it was to pay pays nothing") << Play([=] {
        const std::string end =
            building("END", group("e", R"(<trigger when="payment"/>)", named("Terrans"), ruin + minerals(9)));
        const Game game = played(shop(cost("14")), end, place("END", "Vega I"));
        QCOMPARE(said(game), "");
        QCOMPARE(ends(game, "payment"), std::vector{OccurrenceEnd::gone});
    });
    QTest::newRow("T5 T10 a group's next effect reads the amount as the one before left it") << Play([=] {
        const std::string card =
            building("CARD", R"xml(<group id="c"><trigger before="payment"/><effects><change-amount amount="amount()"/>
                <change-amount amount="-amount() / 2"/></effects></group>)xml");
        QCOMPARE(played(shop(cost("4")), card, place("CARD", "Sol III")).at("Terrans", "Minerals"), 6.0);
    });
    const auto set = [](const std::string& available) {
        return R"(<set-tech-availability tech="T" available=")" + available + R"("/>)";
    };
    QTest::newRow("T6 E3.9 a right that is taken away is one thing that happens") << Play([=] {
        QCOMPARE(said(told(set("true"))), "when after");
        QCOMPARE(said(told(set("true") + set("false"))), "when after when after");
    });
    QTest::newRow("T9 E3.9 what was said of a class already is no change") << Play([=] {
        const Game game = told(set("true") + set("true"));
        QCOMPARE(said(game), "when after");
        QCOMPARE(ends(game, "availability-changed"), (std::vector{OccurrenceEnd::happened, OccurrenceEnd::noChange}));
        QCOMPARE(game.log().skips.size(), std::size_t{1});
    });
    QTest::newRow("T8 E3.9 a right that is kept from an empire changes nothing") << Play([=] {
        const Game game = told(set("true") + set("false"), answer("p", R"(before="availability-changed")", "<prevent/>",
                                                                  R"(answers="first-of-turn")"));
        QCOMPARE(said(game), "when after");
        const View view = game.session().state().view();
        const Row terrans = game.find("Terrans");
        QVERIFY(view.builtin(Builtin::allowed, terrans) == 0.0);
        QVERIFY(view.builtin(Builtin::forbidden, terrans) != 0.0);
    });
}

QTEST_APPLESS_MAIN(TimingPaymentsTest)
#include "timing_payments_test.moc"
