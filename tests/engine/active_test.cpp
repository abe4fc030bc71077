// SPDX-License-Identifier: GPL-3.0-or-later
// `active` on groups and effects: its effect, the moment of its evaluation, and its explanations (X5.2).
#include "engine/trace/dump.h"
#include "engine/trace/explain.h"
#include "engine/trace/render.h"
#include "engine/trace/why_not.h"
#include "tests/engine/support/game_fixture.h"

#include <QTest>

#include <functional>

using namespace orrery::engine;
using fixture::Game;

namespace {

using Play = std::function<void()>;

const std::string planets = "<object-type type='planet'/>";
const std::string place = "<place class='BLD' on='Mars' name='Mill'/>";

std::string building(const std::string& groups, const std::string& id = "BLD") {
    return "<class id='" + id + "' type='building'>" + groups + "</class>";
}

std::string group(const std::string& effects, const std::string& attributes = {}, const std::string& activation = {}) {
    return "<group id='g' " + attributes + ">" + activation + "<scope><include>" + planets +
           "</include></scope><effects>" + effects + "</effects></group>";
}

std::string industry(int amount, const std::string& attributes = {}) {
    return "<modify-max-meter meter='Industry' amount='" + std::to_string(amount) + "' " + attributes + "/>";
}

Game played(const std::string& content, std::uint32_t turn, const std::string& placements = place) {
    Game game(content, placements);
    game.goTo(turn);
    return game;
}

WhyNot ask(const Game& game, std::string_view object) {
    const Program& program = game.session().program();
    return whyNot(game.session(), game.session().turn(), program.groupsOf(*program.model->findClass("BLD")).front(),
                  game.find("Mill"), object.empty() ? noRow : game.find(object));
}

Ledger ledgerOf(const Game& game, std::string_view object, std::string_view column) {
    const Session& session = game.session();
    return explain(session, session.turn(), game.find(object), *session.program().model->layout.find(column));
}

} // namespace

class ActiveTest : public QObject {
    Q_OBJECT

private slots:
    void works_data();
    void works() {
        QFETCH(Play, play);
        play();
    }
};

void ActiveTest::works_data() {
    QTest::addColumn<Play>("play");
    const auto row = [](const char* name, Play play) { QTest::newRow(name) << std::move(play); };

    row("X5.2 a group fires only while its active holds", [] {
        Game game(building(group(industry(4), "active='turn &gt; 2'")), place);
        QVERIFY2(game.findings().empty(), game.findings().empty() ? "" : game.findings().front().c_str());
        game.goTo(2);
        QCOMPARE(game.at("Mars", "MaxIndustry"), 0.0);
        game.goTo(3);
        QCOMPARE(game.at("Mars", "MaxIndustry"), 4.0);
    });
    row("X5.2 a group's active stands beside its activation", [] {
        Game game(building(group(industry(4), "active='turn &gt; 1'", "<activation if='turn &lt; 3'/>")), place);
        std::vector<double> values;
        for (std::uint32_t turn = 1; turn <= 3; ++turn) {
            game.goTo(turn);
            values.push_back(game.at("Mars", "MaxIndustry"));
        }
        QCOMPARE(values, (std::vector<double>{0.0, 4.0, 0.0}));
    });
    row("X5.2 bare names of active are the source's", [] {
        const Game game =
            played(building(group(industry(4), "active='name == \"Mill\" and Source.name == \"Mill\"'")), 1);
        QCOMPARE(game.at("Mars", "MaxIndustry"), 4.0);
    });
    row("X5.2 active speaks of no target", [] {
        const Game game(building(group(industry(4), "active='Target.Stock &gt; 2'")), place);
        QVERIFY(!game.findings().empty());
    });
    row("X5.2 an effect with a mistake in active keeps its group from running", [] {
        const Game game = played(building(group(industry(4) + industry(1, "active='nonsense'"))), 1);
        QVERIFY(!game.findings().empty());
        QCOMPARE(game.at("Mars", "MaxIndustry"), 0.0);
    });
    row("X5.2 a meter effect fires only while its active holds", [] {
        const std::string effects = industry(4, "active='turn &gt; 1'") + industry(1);
        Game game(building(group(effects)), place);
        game.goTo(1);
        QCOMPARE(game.at("Mars", "MaxIndustry"), 1.0);
        game.goTo(2);
        QCOMPARE(game.at("Mars", "MaxIndustry"), 5.0);
    });
    row("X5.2 another effect fires only while its active holds", [] {
        Game game(building(group("<set-planet-size size='huge' active='turn &gt; 1'/>")), place);
        game.goTo(1);
        QCOMPARE(game.valueAt("Mars", "size"), "small");
        game.goTo(2);
        QCOMPARE(game.valueAt("Mars", "size"), "huge");
    });
    row("X5.2 an effect's active is decided with the group, before its first effect", [] {
        const std::string effects = "<modify-stockpile resource='Favour' amount='1' per='owner'/>"
                                    "<set-planet-size size='huge' active='Source.owner.Favour == 0'/>";
        const Game game = played(building(group(effects)), 1);
        QVERIFY(game.at("Terrans", "Favour") > 0.0);
        QCOMPARE(game.valueAt("Mars", "size"), "huge");
    });
    row("X5.2 what is not active uses no stacking name up", [] {
        const std::string first = building(group(industry(4, "active='false and turn &gt; 0'"), "stacking='x'"), "AAA");
        const Game game = played(first + building(group(industry(1), "stacking='x'")), 1,
                                 "<place class='AAA' on='Mars' name='First'/>" + place);
        QCOMPARE(game.at("Mars", "MaxIndustry"), 1.0);
    });
    row("X5.2 why-not tells a group's active as one of its conditions", [] {
        const WhyNot why = ask(played(building(group(industry(4), "active='turn &gt; 5'")), 1), "Mars");
        QCOMPARE(int(why.stage), int(WhyNotStage::activation));
        QCOMPARE(why.sentence, "turn is 1, required: turn > 5");
        QCOMPARE(why.conditions.size(), std::size_t(1));
    });
    row("X5.2 why-not tells an effect's active, with what was compared", [] {
        const Game game = played(building(group(industry(4, "active='Source.age &gt; 5'"))), 2);
        const WhyNot why = ask(game, "Mars");
        QCOMPARE(std::string(stageName(why.stage)), "inactive");
        QCOMPARE(why.sentence, "the effect is not active: Source.age is 2, required: Source.age > 5");
        QVERIFY(renderWhyNot(why, game.session()).find("✗ expression: Source.age is 2") != std::string::npos);
    });
    row("X5.2 the ledger shows a ghost of an effect that is not active", [] {
        const Game game = played(building(group(industry(4, "active='turn &gt; 5'") + industry(1))), 1);
        const Ledger ledger = ledgerOf(game, "Mars", "MaxIndustry");
        QVERIFY(ledger.isProven);
        QCOMPARE(ledger.ghosts.size(), std::size_t(1));
        QCOMPARE(int(ledger.ghosts.front().ghost), int(GhostReason::inactive));
        QCOMPARE(ledger.ghosts.front().reason, "the effect is not active: turn is 1, required: turn > 5");
    });
    row("X5.2 the trace says that the effect was inactive", [] {
        const Game game = played(building(group("<set-planet-size size='huge' active='turn &gt; 5'/>")), 1);
        QCOMPARE(game.log().skips.size(), std::size_t(1));
        QCOMPARE(int(game.log().skips.front().reason), int(SkipReason::inactive));
        QCOMPARE(game.log().skips.front().rows->size(), std::size_t(5));
        QVERIFY(dumpTrace(game.session(), 1).find(R"("skip":"inactive")") != std::string::npos);
    });
}

QTEST_APPLESS_MAIN(ActiveTest)
#include "active_test.moc"
