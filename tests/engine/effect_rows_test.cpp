// SPDX-License-Identifier: GPL-3.0-or-later
// Each effect that alters no meter, played from content.
#include "engine/rules/effects/effect_rows.h"
#include "tests/engine/effect_play.h"

#include <QTest>

#include <functional>
#include <set>

using namespace orrery::engine;
using fixture::Game;
using fixture::named;
using fixture::onHost;
using fixture::planets;
using fixture::Play;

namespace {

/// Returns a building BLD on Sol III whose one group has the scope and the effects.
std::string building(const std::string& effects, const std::string& include = onHost, const std::string& more = {}) {
    return R"xml(<class id="BLD" type="building"><group><scope><include>)xml" + include +
           "</include></scope><effects>" + effects + "</effects></group>" + more + "</class>";
}

const std::string onSol = R"xml(<place class="BLD" on="Sol III" name="Yard"/>)xml";

/// Returns the reasons of the log's skips, sorted.
std::set<std::string> reasons(const Game& game) {
    std::set<std::string> all;
    for (const Skip& skip : game.log().skips) {
        all.insert(skip.detail.whole().english());
    }
    return all;
}

Game played(const std::string& content, std::uint32_t turns = 1, const std::string& placements = onSol) {
    Game game(content, placements);
    game.goTo(turns);
    return game;
}

void sizeIs(const std::string& effects, const char* object, const char* size, const char* environment,
            std::uint32_t turns = 1) {
    const Game game = played(building(effects, planets), turns);
    QCOMPARE(game.findings(), std::vector<std::string>{});
    QCOMPARE(game.valueAt(object, "size"), std::string(size));
    QCOMPARE(game.valueAt(object, "environment"), std::string(environment));
}

} // namespace

Q_DECLARE_METATYPE(Play)

class EffectRowsTest : public QObject {
    Q_OBJECT

private slots:
    void play_data();
    void play() {
        QFETCH(Play, run);
        run();
    }
    void examples_data();
    void examples();
};

void EffectRowsTest::play_data() {
    QTest::addColumn<Play>("run");
    const auto row = [](const char* name, Play run) { QTest::newRow(name) << run; };

    row("E3.3 modify stockpile", [] {
        const Game game = played(building(R"xml(<modify-stockpile resource="Minerals" amount="-4"/>)xml"));
        QCOMPARE(game.at("Terrans", "Minerals"), 6.0);
        QCOMPARE(game.at("Vegans", "Minerals"), 10.0);
    });
    row("E3.3 never below 0", [] {
        QCOMPARE(played(building(R"xml(<modify-stockpile resource="Minerals" amount="-400"/>)xml"))
                     .at("Terrans", "Minerals"),
                 0.0);
    });
    row("E3.3 below 0 where the resource allows debt", [] {
        QCOMPARE(played(building(R"xml(<modify-stockpile resource="Favour" amount="-4"/>)xml")).at("Terrans", "Favour"),
                 -4.0);
    });
    row("E3.14 an empire is targeted directly", [] {
        const Game game = played(building(R"xml(<modify-stockpile resource="Minerals" amount="5"/>)xml",
                                          R"xml(<object-type type="empire"/>)xml"));
        QCOMPARE(game.at("Vegans", "Minerals"), 15.0);
    });
    row("E3.14 per owner: once to each owner within one firing", [] {
        const Game game = played(building(R"xml(<modify-stockpile resource="Minerals" amount="5"/>)xml", planets));
        QCOMPARE(game.at("Terrans", "Minerals"), 15.0);
        QCOMPARE(reasons(game), std::set<std::string>{"has no owner"});
    });
    row("E3.14 per object: once for each object, whose values count", [] {
        const Game game = played(building(
            R"xml(<modify-stockpile resource="Minerals" amount="Target.Stock / 10" per="object"/>)xml", planets));
        QCOMPARE(game.at("Terrans", "Minerals"), 20.0);
        QCOMPARE(game.at("Vegans", "Minerals"), 15.0);
    });
    row("E3.14 per owner: each of several owners", [] {
        const Game game = played(building(R"xml(<add-owner empire="Vegans"/><modify-stockpile resource="Minerals"
            amount="5"/>)xml"));
        QCOMPARE(game.at("Terrans", "Minerals"), 15.0);
        QCOMPARE(game.at("Vegans", "Minerals"), 15.0);
    });
    row("E3.14 per owner: an empire in scope is reached once, with what it owns", [] {
        const Game game = played(building(R"xml(<modify-stockpile resource="Minerals" amount="5"/>)xml", "<all/>"));
        QCOMPARE(game.at("Terrans", "Minerals"), 15.0);
    });
    row("E3.14 per owner: the amount may not read the target", [] {
        const Game game = played(building(R"xml(<modify-stockpile resource="Minerals" amount="Target.Stock"/>)xml"));
        QVERIFY(!game.findings().empty());
        QCOMPARE(game.at("Terrans", "Minerals"), 10.0);
    });
    row("E3.3 the changes of one firing are summed before they are held at 0", [] {
        const Game game = played(building(
            R"xml(<modify-stockpile resource="Minerals" amount="if(size == medium, -30, 25)" per="object"/>)xml",
            planets));
        QCOMPARE(game.at("Terrans", "Minerals"), 5.0); // Sol III, then Mars
    });
    row("E3.17 per object: the last object's value stands", [] {
        const Game game = played(building(
            R"xml(<set-stockpile resource="Minerals" value="if(size == medium, 3, 4)" per="object"/>)xml", planets));
        QCOMPARE(game.at("Terrans", "Minerals"), 4.0);
    });
    row("E3.17 never below 0", [] {
        QCOMPARE(played(building(R"xml(<set-stockpile resource="Minerals" value="-4"/>)xml")).at("Terrans", "Minerals"),
                 0.0);
        QCOMPARE(played(building(R"xml(<set-stockpile resource="Favour" value="-4"/>)xml")).at("Terrans", "Favour"),
                 -4.0);
    });
    row("E3.17 set stockpile", [] {
        QCOMPARE(played(building(R"xml(<set-stockpile resource="Minerals" value="77"/>)xml")).at("Terrans", "Minerals"),
                 77.0);
    });

    row("E3.4 a size is set", [] { sizeIs(R"xml(<set-planet-size size="large"/>)xml", "Mars", "large", "desert"); });
    row("E3.4 asteroids as size set the environment",
        [] { sizeIs(R"xml(<set-planet-size size="asteroids"/>)xml", "Mars", "asteroids", "asteroids"); });
    row("E3.4 gas giant as environment sets the size",
        [] { sizeIs(R"xml(<set-planet-environment type="gas_giant"/>)xml", "Mars", "gas_giant", "gas_giant"); });
    row("E3.5 grows by steps and keeps the environment",
        [] { sizeIs(R"xml(<modify-planet-size steps="2"/>)xml", "Mars", "large", "desert"); });
    row("E3.5 grows past huge into a gas giant",
        [] { sizeIs(R"xml(<modify-planet-size steps="1"/>)xml", "Vega I", "gas_giant", "gas_giant"); });
    row("E3.5 grows past huge and back",
        [] { sizeIs(R"xml(<modify-planet-size steps="if(turn == 1, 1, 0 - 1)"/>)xml", "Vega I", "huge", "ocean", 2); });
    row("E3.5 shrinks past tiny and back",
        [] { sizeIs(R"xml(<modify-planet-size steps="if(turn == 1, 0 - 2, 2)"/>)xml", "Mars", "small", "desert", 2); });
    row("E3.5 original asteroids that grow become barren",
        [] { sizeIs(R"xml(<modify-planet-size steps="2"/>)xml", "Belt", "small", "barren"); });
    row("E3.5 an original gas giant that shrinks becomes toxic",
        [] { sizeIs(R"xml(<modify-planet-size steps="-1"/>)xml", "Giant", "huge", "toxic"); });
    row("E3.5 steps past the end stop there",
        [] { sizeIs(R"xml(<modify-planet-size steps="-99"/>)xml", "Vega I", "asteroids", "asteroids"); });
    row("E3.6 set planet environment",
        [] { sizeIs(R"xml(<set-planet-environment type="tundra"/>)xml", "Sol III", "medium", "tundra"); });
    row("E3.13 set star colour", [] {
        const Game game =
            played(building(R"xml(<set-star-colour colour="red"/>)xml", R"xml(<object-type type="system"/>)xml"));
        QCOMPARE(game.valueAt("Vega", "star_colour"), std::string("red"));
    });
    row("E2.5 a star colour on a planet is skipped with its reason", [] {
        const Game game = played(
            building(R"xml(<set-star-colour colour="red"/><set-planet-environment type="tundra"/>)xml", planets));
        QCOMPARE(reasons(game), std::set<std::string>{"has no star colour"});
        QCOMPARE(game.valueAt("Mars", "environment"), std::string("tundra"));
        QCOMPARE(game.valueAt("Sol", "star_colour"), std::string("yellow"));
    });
    row("E2.5 a meter that the object has not is skipped with its reason", [] {
        const Game game = played(building(R"xml(<modify-max-meter meter="Industry" amount="1"/>)xml",
                                          R"xml(<object-type type="system"/>)xml"));
        QCOMPARE(reasons(game), std::set<std::string>{"has no meter Industry"});
    });
    row("E7.4 a parameter is a property of the source, looked up through attachment",
        [] { sizeIs(R"xml(<set-planet-size size="Source.size"/>)xml", "Mars", "medium", "desert"); });
    row("E7.4 the default stands in, with a warning, where nothing has the property", [] {
        const Game game =
            played(R"xml(<class id="EMPIRE" type="empire"><group><activation if="turn == 1"/><scope><include>
            <object-type type="planet"/></include></scope><effects><set-planet-size size="Source.size"/></effects>
            </group></class>)xml",
                   1, {});
        QCOMPARE(game.valueAt("Mars", "size"), std::string("medium"));
        QVERIFY(!game.log().faults.empty());
        QCOMPARE(game.log().faults.front().spec->code, std::string_view("run.property-missing"));
    });

    row("E3.7 create object: place, attachment and owners", [] {
        const Game game = played(building(R"xml(<create-object class="NEW" name="Newcomer"/>)xml") +
                                 R"xml(<class id="NEW" type="building"/>)xml");
        QCOMPARE(game.countOf("NEW"), std::size_t{1});
        QCOMPARE(game.at("Newcomer", "attached"), static_cast<double>(game.find("Sol III")));
        QCOMPARE(game.at("Newcomer", "system"), static_cast<double>(game.find("Sol")));
        QCOMPARE(game.ownersOf("Newcomer"), std::vector<std::string>{"Terrans"});
        QCOMPARE(game.at("Newcomer", "created"), 1.0);
    });
    row("E3.7 count, cut to a whole number", [] {
        const Game game = played(building(R"xml(<create-object class="NEW" count="2.9"/>)xml") +
                                 R"xml(<class id="NEW" type="building"/>)xml");
        QCOMPARE(game.countOf("NEW"), std::size_t{2});
    });
    row("E3.7 groups of what is made are first considered on the next turn", [] {
        const std::string content = building(R"xml(<create-object class="NEW"/>)xml") +
                                    R"xml(<class id="NEW" type="building"><group priority="9"><scope><include><contains>
                                    <self/></contains></include></scope><effects><modify-stockpile
                                    resource="Favour" amount="1"/></effects></group></class>)xml";
        QCOMPARE(played(content, 1).at("Terrans", "Favour"), 0.0);
        QCOMPARE(played(content, 2).at("Terrans", "Favour"), 1.0);
    });
    row("R2.4 a thousand million objects end at a cap of 500", [] {
        Game game(R"xml(<class id="BLD" type="building"><group><scope><include><self/></include></scope><effects>
            <create-object class="BLD" count="1000000000"/></effects></group></class>)xml",
                  onSol);
        game.session().setLimits({.objects = 500});
        game.goTo(2);
        QVERIFY(game.session().universe().rowCount() <= 500);
        QVERIFY(!game.log().faults.empty());
    });
    row("R2.4 a turn that changes more than a step may is stopped where it is, and named", [] {
        const std::string many = R"xml(<modify-max-meter meter="Industry" amount="1"/>)xml";
        Game game(building(many + many + many + many, planets), onSol);
        const std::size_t before = game.session().universe().rowCount();
        game.session().setLimits({.changes = before + 4});
        game.goTo(1);
        QVERIFY(game.log().values.size() < before + 40);
        QCOMPARE(std::ranges::count(game.log().faults, std::string_view("run.too-many-changes"),
                                    [](const RunFault& fault) { return fault.spec->code; }),
                 std::ptrdiff_t{1});
        QCOMPARE(game.session().turn(), 1u);
    });
    row("R2.4 an effect that joins everything with everything is stopped, and named", [] {
        Game game(building(R"xml(<add-starlane><to><object-type type="system"/></to></add-starlane>)xml",
                           R"xml(<object-type type="system"/>)xml"),
                  onSol);
        game.session().setLimits({.lanes = 1});
        game.goTo(1);
        QVERIFY(std::ranges::any_of(game.log().faults, [](const RunFault& fault) {
            return fault.spec->code == std::string_view("run.too-many-lanes");
        }));
    });
    row("E3.8 destroy takes along what is attached", [] {
        const Game game = played(building("<destroy-object/>"));
        QVERIFY(!game.exists("Sol III"));
        QVERIFY(!game.exists("Yard"));
    });
    row("E3.8 children first, each recorded", [] {
        const Game game = played(building("<destroy-object/>", named("Sol")));
        std::vector<std::pair<std::string, CauseKind>> gone;
        const View view = game.session().state().view();
        for (const Run& run : game.log().runs) {
            if (run.column.value == static_cast<std::uint16_t>(Builtin::exists)) {
                gone.emplace_back(view.nameOf(run.rows->front()), run.cause);
            }
        }
        const std::vector<std::pair<std::string, CauseKind>> wanted{{"Yard", CauseKind::cascade},
                                                                    {"Sol III", CauseKind::cascade},
                                                                    {"Mars", CauseKind::cascade},
                                                                    {"Belt", CauseKind::cascade},
                                                                    {"Sol", CauseKind::effect}};
        QVERIFY(gone == wanted);
    });
    row("E3.8 a destroyed system takes its contents and lanes along, and nothing else", [] {
        const Game game = played(building("<destroy-object/>", named("Sol")));
        QVERIFY(!game.exists("Sol") && !game.exists("Mars") && !game.exists("Yard"));
        QVERIFY(game.exists("Vega") && game.exists("Vega I") && game.exists("Terrans"));
        QVERIFY(game.session().state().view().lanes->lanes.empty());
        QCOMPARE(fixture::rowAt(game, "Terrans", Builtin::capital), noneValue);
    });
    row("E3.8 a destroyed empire leaves the owners of its objects", [] {
        const Game game =
            played(building(R"xml(<add-owner empire="Vegans"/>)xml") +
                       R"xml(<class id="BOMB" type="building"><group priority="2"><scope><include>)xml" +
                       named("Terrans") + "</include></scope><effects><destroy-object/></effects></group></class>",
                   1, onSol + R"xml(<place class="BOMB" on="Belt"/>)xml");
        QVERIFY(!game.exists("Terrans"));
        QCOMPARE(game.ownersOf("Sol III"), std::vector<std::string>{"Vegans"});
        QVERIFY(game.ownersOf("Mars").empty());
        QVERIFY(game.exists("Mars"));
    });
    row("E3.8 what is destroyed twice is destroyed once", [] {
        const Game game = played(building("<destroy-object/>", "<or>" + planets + "<self/></or>"));
        QCOMPARE(game.countOf("PLANET"), std::size_t{0});
        QCOMPARE(std::ranges::count_if(
                     game.log().runs,
                     [](const Run& run) { return run.column.value == static_cast<std::uint16_t>(Builtin::exists); }),
                 6);
    });
    row("E3.8 later groups of a destroyed source do not fire", [] {
        const std::string later = R"xml(<group><scope><include><object-type type="empire"/></include></scope><effects>
            <modify-stockpile resource="Favour" amount="1"/></effects></group>)xml";
        QCOMPARE(played(building("<destroy-object/>", "<self/>", later)).at("Terrans", "Favour"), 0.0);
    });
    row("E2.4 what was destroyed meanwhile gets no further effect", [] {
        const Game game = played(building(R"xml(<destroy-object/><set-planet-environment type="tundra"/>)xml",
                                          R"xml(<planet-size size="small"/>)xml"));
        QCOMPARE(game.findings(), std::vector<std::string>{});
        QCOMPARE(game.log().skips.size(), std::size_t{1});
        QVERIFY(game.log().skips.front().reason == SkipReason::destroyed);
    });
    row("E2.4 the scope is fixed before the first effect", [] {
        sizeIs(R"xml(<modify-planet-size steps="1"/><set-planet-environment type="tundra"/>)xml", "Mars", "medium",
               "tundra");
    });
    row("E2.4 amounts are fixed before the first write", [] {
        const Game game = played(building(
            R"xml(<set-stockpile resource="Minerals" value="Source.owner.Minerals + 1" per="object"/>)xml", planets));
        QCOMPARE(game.at("Terrans", "Minerals"), 11.0);
    });
    row("E8.4 in the other stages each group sees what all before it left", [] {
        const std::string later =
            R"xml(<group priority="1"><activation if="Source.environment == tundra"/><scope><include>
            <contains><self/></contains></include></scope><effects><modify-stockpile resource="Favour" amount="1"/>
            </effects></group>)xml";
        const Game game = played(building(R"xml(<set-planet-environment type="tundra"/>)xml", onHost, later));
        QCOMPARE(game.at("Terrans", "Favour"), 1.0);
    });
    row("E7.5 stacking holds in the other stages", [] {
        const Game game = played(building(R"xml(<modify-stockpile resource="Favour" amount="1" stacking="s"/>)xml"), 1,
                                 onSol + R"xml(<place class="BLD" on="Sol III"/>)xml");
        QCOMPARE(game.at("Terrans", "Favour"), 1.0);
    });

    row("E3.18 set owner", [] {
        const Game game = played(building(R"xml(<set-owner empire="Vegans"/>)xml", planets));
        QCOMPARE(game.ownersOf("Mars"), std::vector<std::string>{"Vegans"});
        QCOMPARE(game.ownersOf("Sol"), std::vector<std::string>{"Vegans"}); // derived
    });
    row("E3.18 set owner to none",
        [] { QVERIFY(played(building(R"xml(<set-owner empire="none"/>)xml", planets)).ownersOf("Mars").empty()); });
    row("E3.18 add owner", [] {
        const Game game = played(building(R"xml(<add-owner empire="source"/>)xml", planets));
        QCOMPARE(game.ownersOf("Vega I"), (std::vector<std::string>{"Terrans", "Vegans"}));
    });
    row("E3.18 remove owner", [] {
        const Game game = played(building(R"xml(<remove-owner empire="source"/>)xml", planets));
        QVERIFY(game.ownersOf("Mars").empty());
        QCOMPARE(game.ownersOf("Vega I"), std::vector<std::string>{"Vegans"});
    });
    row("E3.18 a system's owners are derived and cannot be set", [] {
        const Game game =
            played(building(R"xml(<set-owner empire="none"/>)xml", R"xml(<object-type type="system"/>)xml"));
        QCOMPARE(reasons(game), std::set<std::string>{"its owners are those of its planets"});
    });

    const std::string special = R"xml(<class id="SPC" type="special"/>)xml";
    row("E3.22 add special", [special] {
        const Game game = played(building(R"xml(<add-special special="SPC"/>)xml", planets) + special);
        QCOMPARE(game.countOf("SPC"), std::size_t{5});
    });
    row("E3.22 nothing carries two specials of one class", [special] {
        const Game game = played(building(R"xml(<add-special special="SPC"/>)xml", planets) + special, 2);
        QCOMPARE(game.countOf("SPC"), std::size_t{5});
        QCOMPARE(reasons(game), std::set<std::string>{"has it already"});
    });
    row("E3.22 remove special", [special] {
        const Game game = played(building(R"xml(<remove-special special="SPC"/>)xml", planets) + special, 1,
                                 onSol + R"xml(<place class="SPC" on="Mars"/><place class="SPC" on="Yard"/>)xml");
        QCOMPARE(game.countOf("SPC"), std::size_t{1}); // the one on the building
        QCOMPARE(reasons(game), std::set<std::string>{"does not have it"});
    });
    const std::string tech = R"xml(<class id="TECH" type="tech"/>)xml";
    row("E3.24 give tech to the owners of what is in scope", [tech] {
        const Game game = played(building(R"xml(<give-tech tech="TECH"/>)xml", planets) + tech, 2);
        QCOMPARE(game.countOf("TECH"), std::size_t{2});
        QCOMPARE(reasons(game), (std::set<std::string>{"has it already", "has no owner"}));
    });
    row("E3.24 take tech", [tech] {
        const Game game =
            played(building(R"xml(<take-tech tech="TECH"/>)xml", R"xml(<object-type type="empire"/>)xml") + tech, 1,
                   onSol + R"xml(<give-tech tech="TECH" to="Vegans"/>)xml");
        QCOMPARE(game.countOf("TECH"), std::size_t{0});
    });

    row("E1.4 an object with a duration leaves at the end of its last turn", [] {
        const std::string content = R"xml(<class id="BLD" type="building" duration="2"><group><scope><include>
            <contains><self/></contains></include></scope><effects><modify-stockpile resource="Favour" amount="1"/>
            </effects></group></class>)xml";
        const Game first = played(content, 1);
        QVERIFY(first.exists("Yard"));
        const Game second = played(content, 2);
        QVERIFY(!second.exists("Yard"));
        QCOMPARE(second.at("Terrans", "Favour"), 2.0);
        QVERIFY(std::any_of(second.log().runs.begin(), second.log().runs.end(),
                            [](const Run& run) { return run.cause == CauseKind::duration; }));
    });
    row("E1.4 what is made in a turn has all of its turns before it", [] {
        const std::string content = building(R"xml(<create-object class="NEW" count="if(turn == 1, 1, 0)"/>)xml") +
                                    R"xml(<class id="NEW" type="building" duration="1"/>)xml";
        QCOMPARE(played(content, 1).countOf("NEW"), std::size_t{1});
        QCOMPARE(played(content, 2).countOf("NEW"), std::size_t{0});
    });
    row("E5.10 birth keys do not depend on other content", [] {
        const std::string content = building(R"xml(<create-object class="NEW" name="Newcomer"/>)xml") +
                                    R"xml(<class id="NEW" type="building"/>)xml";
        const Game one = played(content);
        const Game other = played(R"xml(<class id="AAA" type="building"><group><scope><include><self/></include></scope>
            <effects><destroy-object/></effects></group></class>)xml" +
                                  content);
        const auto key = [](const Game& game) {
            return game.session().state().view().birthKeys[game.find("Newcomer")];
        };
        QCOMPARE(key(one), key(other));
        const Game two = played(building(R"xml(<create-object class="NEW" count="2"/>)xml") +
                                R"xml(<class id="NEW" type="building"/>)xml");
        const auto keys = two.session().state().view().birthKeys;
        QCOMPARE(std::set<std::uint64_t>(keys.begin(), keys.end()).size(), keys.size());
    });
}

void EffectRowsTest::examples_data() {
    QTest::addColumn<QString>("example");
    QTest::addColumn<bool>("answers");
    for (const EffectSpec& spec : effectRows()) {
        QTest::newRow(QByteArray(spec.requirement.data(), static_cast<int>(spec.requirement.size())) + " " +
                      QByteArray(spec.tag.data(), static_cast<int>(spec.tag.size())))
            << QString::fromUtf8(spec.example.data(), static_cast<int>(spec.example.size())) << spec.ofResponse;
    }
}

/// Checks that the example of every row loads without problems, and runs.
void EffectRowsTest::examples() {
    QFETCH(QString, example);
    example.replace("\"Population\"", "\"Industry\""); // the meter of this vocabulary
    QFETCH(bool, answers);
    const Game game = played(
        fixture::moreVocabulary + R"xml(<class id="BLD" type="building"><group>)xml" +
        (answers ? R"xml(<trigger before="stockpile-loss"/>)xml" : "") +
        R"xml(<activation if="turn == 1"/><scope><include><object-type type="planet"/></include></scope><effects>)xml" +
        example.toStdString() + "</effects></group></class>");
    for (const std::string& finding : game.findings()) {
        QFAIL(finding.c_str());
    }
}

QTEST_APPLESS_MAIN(EffectRowsTest)
#include "effect_rows_test.moc"
