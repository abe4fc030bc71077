// SPDX-License-Identifier: GPL-3.0-or-later
// The events of a turn besides changed values, and the reasons why a trigger did not respond (I4.5, T, S).
#include "engine/trace/dump.h"
#include "engine/trace/happenings.h"
#include "engine/trace/why_not.h"
#include "tests/engine/support/orders_content.h"
#include "tests/engine/support/timing_fixture.h"
#include "tests/engine/support/watched_scenario.h"

#include <QTest>

#include <functional>

using namespace orrery::engine;
using namespace orrery::engine::fixture;

namespace {

using Play = std::function<void()>;

/// Returns the sentences and details of the current turn, one a line.
std::string told(const Game& game) {
    std::string all;
    for (const Happening& happening : happeningsOf(game.session(), game.session().turn())) {
        all += happening.sentence.english() + "\n";
        for (const Phrase& detail : happening.details) {
            all += "  " + detail.english() + "\n";
        }
    }
    return all;
}

bool tells(const Game& game, std::string_view words) {
    const bool isThere = told(game).find(words) != std::string::npos;
    if (!isThere) {
        qWarning("%s", told(game).c_str());
    }
    return isThere;
}

std::uint32_t groupOf(const Game& game, std::string_view label) {
    const Program& program = game.session().program();
    for (std::uint32_t index = 0; index < program.groups.size(); ++index) {
        const CheckedGroup& group = program.checkedGroup(index);
        if (program.model->classes[group.owner].id + "/" + group.id == label) {
            return index;
        }
    }
    return noFiring;
}

WhyNot whyNotOf(const Game& game, std::string_view label, std::string_view holder, std::string_view object = {}) {
    return whyNot(game.session(), game.session().turn(), groupOf(game, label), game.find(holder),
                  object.empty() ? noRow : game.find(object));
}

/// Returns a game with a bomb that destroys Mars in turn 1, and with other groups.
Game bombed(const std::string& answers) {
    return Game(building("BOMB", group("go", "", named("Mars"), "<destroy-object/>")) + building("ACT", answers),
                place("BOMB", "Sol III", "Bomb") + place("ACT", "Vega I", "Act"));
}

} // namespace

class TraceHappeningsTest : public QObject {
    Q_OBJECT

private slots:
    void works_data() {
        QTest::addColumn<Play>("play");
        const auto row = [](const char* name, Play play) { QTest::newRow(name) << std::move(play); };

        row("T1 an occurrence is told with who answered it", [] {
            Game game = bombed(answer("mourn", "after='destroyed' of='any'", say("alas")));
            game.goTo(1);
            QVERIFY(tells(game, "Mars: "));
            QVERIFY(!tells(game, " of 0")); // it has no amount
            QVERIFY(tells(game, "after, step B: ACT/mourn of Act responded"));
            QVERIFY(tells(game, "alas"));
        });
        row("T28 what nobody listens to is not told", [] {
            Game game = bombed({});
            game.goTo(1);
            QVERIFY(!game.exists("Mars"));
            QCOMPARE(told(game), std::string());
        });
        row("T8 what was prevented is told, and by whom", [] {
            Game game = bombed(answer("guard", "before='destroyed' of='any'", "<prevent/>") +
                               answer("mourn", "before='destroyed' of='any'", say("alas")));
            game.goTo(1);
            QVERIFY(game.exists("Mars"));
            QVERIFY(tells(game, "prevented by ACT/guard of Act"));
            QVERIFY(tells(game, "ACT/mourn of Act did not respond: an earlier response had prevented the event"));
            const WhyNot why = whyNotOf(game, "BOMB/go", "Bomb", "Mars");
            QCOMPARE(int(why.stage), int(WhyNotStage::prevented));
            QCOMPARE(why.sentence, std::string("the change was prevented by ACT/guard of Act"));
        });
        row("T8 why a response did not come: there was nothing left to respond to", [] {
            Game game = bombed(answer("guard", "before='destroyed' of='any'", "<prevent/>") +
                               answer("mourn", "before='destroyed' of='any'", say("alas")));
            game.goTo(1);
            const WhyNot why = whyNotOf(game, "ACT/mourn", "Act");
            QCOMPARE(int(why.stage), int(WhyNotStage::trigger));
            QCOMPARE(why.sentence, std::string("did not respond: an earlier response had prevented the event"));
        });
        row("T1 why a triggered group did not fire: nothing of the kind happened", [] {
            Game game = bombed(answer("rejoice", "after='created' of='any'", say("hail")));
            game.goTo(1);
            const WhyNot why = whyNotOf(game, "ACT/rejoice", "Act");
            QCOMPARE(int(why.stage), int(WhyNotStage::trigger));
            QCOMPARE(why.sentence, std::string("none of its trigger events happened: after created"));
        });
        row("T7 competing answers are told in the order in which they went", [] {
            Game game = bombed(answer("mourn", "after='destroyed' of='any'", say("alas")) +
                               answer("toll", "after='destroyed' of='any'", say("dong")));
            game.goTo(1);
            QVERIFY(tells(game, "2 responses competed (after, step B)"));
            QVERIFY(tells(game, "  ACT/mourn of Act\n  ACT/toll of Act\n"));
        });
        row("E3.29 why an effect did not fire: the conditional took the other way", [] {
            Game game(building("ACT", group("g", "", "<object-type type='planet'/>",
                                            "<conditional><if><expression if='name == \"Mars\"'/></if><then>"
                                            "<modify-max-meter meter='Industry' amount='4'/></then></conditional>")),
                      place("ACT", "Sol III", "Act"));
            game.goTo(1);
            QCOMPARE(game.at("Mars", "MaxIndustry"), 4.0);
            QCOMPARE(game.at("Sol III", "MaxIndustry"), 0.0);
            const WhyNot why = whyNotOf(game, "ACT/g", "Act", "Sol III");
            QCOMPARE(int(why.stage), int(WhyNotStage::scope));
            QCOMPARE(why.sentence, std::string("the conditional around the effect took the other branch"));
        });
        row("T9 why nothing changed: it was so already", [] {
            Game game(building("ACT", group("g", "", "<object-type type='planet'/>", "<set-planet-size size='huge'/>") +
                                          answer("see", "after='size-changed' of='any'", say("{name}"))),
                      place("ACT", "Sol III", "Act"));
            game.goTo(2);
            const WhyNot why = whyNotOf(game, "ACT/g", "Act", "Sol III");
            QCOMPARE(int(why.stage), int(WhyNotStage::prevented));
            QCOMPARE(why.sentence, std::string("nothing changed, because the value was already the same"));
        });
        row("I4.5 only what was kept from happening is marked", [] {
            const auto marks = [](const Game& game) {
                std::vector<bool> all;
                for (const Happening& happening : happeningsOf(game.session(), game.session().turn())) {
                    if (happening.kind == HappeningKind::occurrence) {
                        all.push_back(happening.isWanting);
                    }
                }
                return all;
            };
            Game kept = bombed(answer("guard", "before='destroyed' of='any'", "<prevent/>"));
            kept.goTo(1);
            QCOMPARE(marks(kept), std::vector<bool>{true});
            Game done = bombed(answer("mourn", "after='destroyed' of='any'", say("alas")));
            done.goTo(1);
            QCOMPARE(marks(done), std::vector<bool>{false});
            Game same(building("ACT", group("g", "", named("Vega I"), "<set-planet-size size='huge'/>") +
                                          answer("see", "after='size-changed' of='any'", say("{name}"))),
                      place("ACT", "Sol III", "Act"));
            same.goTo(1);
            QVERIFY(std::ranges::none_of(marks(same), std::identity()));
        });
        row("T19 an order that is answered is told with its kind, and one that is refused with the reason", [] {
            Game game(ordersContent + building("ACT", answer("hear", "after='ordered'", say("aye"))),
                      ordersPlaces + place("ACT", "Sol III", "Act") +
                          "<move-order empire='Terrans' object='Scout' to='Vega'/>"
                          "<move-order empire='Terrans' object='Raider' to='Sol'/>");
            game.goTo(1);
            QVERIFY(tells(game, "Scout: Ordered (move-order)"));
            QVERIFY(tells(game, "refused, Raider belongs to Vegans, not to Terrans"));
        });
        row("S1 conditions of the scenario are told where they hold or cannot be asked, and what they did", [] {
            WatchedScenario game(R"(<condition id="c" when="turn == 1" subject="Scout"><set-owner empire="none"/>
                <select object="Wreck"/></condition><condition id="never" when="turn == 5"><pause/></condition>
                <condition id="far" type="distance" op="ge" from="Sol III" to="Wreck" value="0"><pause/></condition>)");
            game.log(1);
            std::vector<std::string> told;
            for (const Happening& happening : happeningsOf(game.session(), 1)) {
                told.push_back((happening.isWanting ? "! " : "") + happening.sentence.english());
            }
            QCOMPARE(told,
                     (std::vector<std::string>{"condition c is true", "condition c: Set owner",
                                               "! condition c: action 'Select' failed: 'Wreck' is not in the game",
                                               "! condition far could not be evaluated: 'Wreck' is not in the game"}));
        });
        row("E3.27 who won or lost is told, with the reason", [] {
            Game game(building("ACT", group("w", "", named("Terrans"), "<win reason='All is ours.'/>") +
                                          group("l", "", named("Vegans"), "<lose/>")),
                      place("ACT", "Sol III", "Act"));
            game.goTo(1);
            QVERIFY(tells(game, "Terrans won: All is ours.\nVegans lost\n"));
        });
        row("C2 the trace names occurrences, answers and those that did not come", [] {
            Game game = bombed(answer("guard", "before='destroyed' of='any'", "<prevent/>") +
                               answer("mourn", "before='destroyed' of='any'", say("alas")));
            game.goTo(1);
            const std::string trace = dumpTrace(game.session(), 1);
            for (const char* const part :
                 {"\"kind\":\"destroyed\"", "\"end\":\"prevented\"", "\"unanswered\":\"not-anymore\"",
                  "\"timing\":\"before\",\"step\":\"A\"", "\"skip\":\"prevented\""}) {
                QVERIFY2(trace.find(part) != std::string::npos, part);
            }
        });
    }
    void works() {
        QFETCH(Play, play);
        play();
    }
};

QTEST_APPLESS_MAIN(TraceHappeningsTest)
#include "trace_happenings_test.moc"
