// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/universe/object_phrase.h"
#include "engine/universe/scenario.h"
#include "tests/engine/support/game_fixture.h"
#include "tests/support/named_test.h"

#include <QTest>

#include <algorithm>

using namespace orrery::engine;
using fixture::Game;

namespace {

const std::string numbering = R"xml(<vocabulary>
    <property id="serial" numbers="true"/>
    <type id="planet" extend="true"><has property="serial"/></type>
    <type id="ship" attached-to="system"><has property="serial"/></type>
  </vocabulary>
  <class id="SHP_HULK" type="ship"/>)xml";

const std::string numbers = R"xml(<set object="Mars" serial="2"/><set object="Sol III" serial="900"/>
  <place class="SHP_HULK" on="Sol"/>)xml";

/// Returns the existing objects of a class.
std::vector<Row> objectsOf(const View& view, std::string_view objectClass) {
    std::vector<Row> rows;
    for (Row row = 0; row < view.rowCount; ++row) {
        const auto index = static_cast<std::size_t>(view.builtin(Builtin::objectClass, row));
        if (view.exists(row) && view.model->classes[index].id == objectClass) {
            rows.push_back(row);
        }
    }
    return rows;
}

std::string problemsOf(const Game& game) {
    std::string all;
    for (const std::string& one : game.findings()) {
        all += one + "\n";
    }
    return all;
}

} // namespace

class DisplayNumbersTest : public QObject {
    Q_OBJECT

private slots:
    NAMED_TEST(finds, "G4.1 an object is found by the number that content gives it") {
        const Game game(numbering, numbers);
        QVERIFY2(game.findings().empty(), problemsOf(game).c_str());
        const View view = game.session().state().view();
        QCOMPARE(findObject(view, "#2"), std::optional(game.find("Mars")));
        QCOMPARE(findObject(view, "#900"), std::optional(game.find("Sol III")));
        QCOMPARE(view.numberText(game.find("Mars")), std::string("#2"));
        QVERIFY(isReferenceTo(view, "#900", game.find("Sol III")));
        QVERIFY(game.find("Mars") != 2);
        QVERIFY(!findObject(view, "#" + std::to_string(game.find("Mars")))); // rows are no numbers here
    }

    NAMED_TEST(later, "G4.1 objects made later have numbers above all given ones") {
        Game game(numbering + R"xml(<class id="YARD" type="building"><group id="g"><activation if="turn == 1"/>
            <scope><include><self/></include></scope>
            <effects><create-object class="SHP_HULK" count="2"/></effects></group></class>)xml",
                  numbers + R"xml(<place class="YARD" on="Sol III"/>)xml");
        QVERIFY2(game.findings().empty(), problemsOf(game).c_str());
        const auto before = objectsOf(game.session().state().view(), "SHP_HULK");
        QCOMPARE(before.size(), std::size_t{1});
        const std::string name = game.session().state().view().nameOf(before.front());
        game.goTo(2);
        const View view = game.session().state().view();
        const auto after = objectsOf(view, "SHP_HULK");
        QCOMPARE(after.size(), std::size_t{3});
        QCOMPARE(view.nameOf(after.front()), name); // numbers stay
        std::vector<std::uint32_t> known;
        for (const Row row : after) {
            const std::uint32_t number = view.numberOf(row);
            QVERIFY(number > 900);
            QVERIFY(std::ranges::find(known, number) == known.end());
            known.push_back(number);
            QVERIFY(isUnnamed(view, row));
            QCOMPARE(objectReference(view, row), view.numberText(row));
            QCOMPARE(findObject(view, view.numberText(row)), std::optional(row));
        }
    }

    NAMED_TEST(effects, "G4.1 of several objects with one number, it means the oldest") {
        Game game(numbering + R"xml(<class id="RENUMBER" type="special"><group id="g"><activation if="turn == 1"/>
            <scope><include><object-type type="planet"/></include></scope>
            <effects><set-property property="serial" value="77"/></effects></group></class>)xml",
                  numbers + R"xml(<place class="RENUMBER" on="Mars"/>)xml");
        game.goTo(2);
        const View view = game.session().state().view();
        const auto first = findObject(view, "#77"); // several objects: the oldest
        QVERIFY(first);
        QCOMPARE(view.at(*view.layout->numbers(), *first), 77.0);
        QVERIFY(first < game.find("Mars") || first < game.find("Sol III"));
    }

    NAMED_TEST(references, "G4.1 expressions and scenario conditions refer to objects by number") {
        const std::string pick = "<condition id=\"pick\" when=\"object(&quot;#900&quot;).serial == 900\">"
                                 "<select object=\"#2\"/></condition>";
        Game game(numbering, numbers + pick);
        QVERIFY2(game.findings().empty(), problemsOf(game).c_str());
        game.goTo(2);
        const View view = game.session().state().view();
        QCOMPARE(view.agenda->view.selected, std::string("#2"));
        QCOMPARE(referencePhrase(view, "#2").english(), std::string("#2"));
    }

    NAMED_TEST(destroyed, "G4.1 a number means the oldest object that is there, not a destroyed one") {
        Game game(numbering, R"xml(<place class="SHP_HULK" on="Sol" name="First"/>
            <place class="SHP_HULK" on="Sol" name="Second"/><set object="First" serial="7"/>
            <set object="Second" serial="7"/><remove object="First" turn="1"/>)xml");
        QVERIFY2(game.findings().empty(), problemsOf(game).c_str());
        const Row first = game.find("First");
        const Row second = game.find("Second");
        QCOMPARE(findObject(game.session().state().view(), "#7"), std::optional(first));
        QVERIFY(!isReferenceTo(game.session().state().view(), "#7", second));
        game.goTo(3);
        QVERIFY(!game.exists("First"));
        QCOMPARE(findObject(game.session().state().view(), "#7"), std::optional(second));
    }

    NAMED_TEST(game, "G4.1 statements call the game by its type") {
        const Game game("<vocabulary><type id=\"game\" class=\"GAME\"/><option id=\"HARD\" format=\"boolean\" "
                        "default=\"false\"/></vocabulary>" +
                            numbering,
                        numbers + R"xml(<set object="game" HARD="true"/>)xml");
        QVERIFY2(game.findings().empty(), problemsOf(game).c_str());
        const View view = game.session().state().view();
        const auto row = findObject(view, "game");
        QVERIFY(row);
        QCOMPARE(view.at(*view.layout->find("HARD"), *row), 1.0);
    }

    NAMED_TEST(refuses, "G4.1 one property of objects, a number, can number them") {
        for (const std::string property :
             {R"xml(<property id="a" numbers="true" of="class"/>)xml",
              R"xml(<property id="a" numbers="true" format="text"/>)xml",
              R"xml(<property id="a" numbers="true"/><property id="b" numbers="true"/>)xml"}) {
            const Game game("<vocabulary>" + property + "</vocabulary>");
            QVERIFY2(std::ranges::any_of(
                         game.findings(),
                         [](const std::string& one) { return one.starts_with("error vocabulary.no-number"); }),
                     property.c_str());
        }
    }
};

QTEST_GUILESS_MAIN(DisplayNumbersTest)
#include "display_numbers_test.moc"
