// SPDX-License-Identifier: GPL-3.0-or-later
// States and turns under overrides (X6.1).
#include "tests/engine/support/game_fixture.h"

#include <QTest>

#include <functional>

using namespace orrery::engine;
using fixture::Game;

namespace {

using Play = std::function<void()>;
using Rows = std::vector<Row>;

const std::string planets = "<object-type type='planet'/>";

std::string group(const std::string& include, const std::string& attributes = {}, const std::string& activation = {},
                  const std::string& effects = "<modify-max-meter meter='Industry' amount='4'/>") {
    return "<group id='g' " + attributes + ">" + activation + "<scope><include>" + include +
           "</include></scope><effects>" + effects + "</effects></group>";
}

std::string building(const std::string& groups) {
    return "<class id='BLD' type='building'>" + groups + "</class>";
}

const std::string mill = "<place class='BLD' on='Mars' name='Mill'/>";

ColumnId columnOf(const Game& game, std::string_view name) {
    return *game.session().program().model->layout.find(name);
}

double sizeOf(std::string_view id, const Game& game) {
    const Vocabulary& vocabulary = game.session().program().model->vocabulary;
    return *vocabulary.enumerations()[*vocabulary.findEnumeration("PlanetSize")].find(id);
}

Override value(const Game& game, std::string_view object, std::string_view column, double to) {
    return {.row = game.find(object), .column = columnOf(game, column), .value = to};
}
Override owned(const Game& game, std::string_view object, Rows owners) {
    return {.row = game.find(object), .column = columnOf(game, "owner"), .owners = std::move(owners)};
}
Override gone(const Game& game, std::string_view object) {
    return {.kind = Override::Kind::gone, .row = game.find(object)};
}
Override given(const Game& game, std::string_view empire, std::string_view objectClass) {
    return {.kind = Override::Kind::given,
            .row = game.find(empire),
            .objectClass = *game.session().program().model->findClass(objectClass)};
}

const CompiledGroup& groupOf(const Game& game, std::string_view objectClass = "BLD") {
    const Program& program = game.session().program();
    return program.groups[program.groupsOf(*program.model->findClass(objectClass)).front()];
}

/// Returns the scope of the group of BLD under overrides, from the run's own evaluator. It evaluates the real scope
/// before and after. Neither result may affect the other.
Rows scopeIf(const Game& game, const std::vector<Override>& overrides, std::string_view source = "Mill") {
    Evaluator& evaluator = game.session().evaluator();
    const View real = game.session().universe().view();
    const CompiledGroup& asked = groupOf(game);
    const Rows before = *evaluator.scope(asked, real, game.find(source));
    const std::vector<std::uint64_t> stamps(real.stamps.begin(), real.stamps.end());
    Rows scope;
    {
        const WhatIf whatIf(real, overrides);
        scope = *evaluator.scope(asked, whatIf.view(), game.find(source));
        Evaluator fresh(game.session().program(), false);
        if (*fresh.scope(asked, whatIf.view(), game.find(source)) != scope) {
            return {noRow};
        }
    }
    const std::vector<std::uint64_t> after(real.stamps.begin(), real.stamps.end());
    return *evaluator.scope(asked, real, game.find(source)) == before && stamps == after ? scope : Rows{noRow};
}

bool isActiveIf(const Game& game, const std::vector<Override>& overrides) {
    const WhatIf whatIf(game.session().universe().view(), overrides);
    return game.session().evaluator().isActive(groupOf(game), whatIf.view(), game.find("Mill"));
}

Rows rowsOf(const Game& game, std::initializer_list<const char*> names) {
    Rows rows;
    for (const char* name : names) {
        rows.push_back(game.find(name));
    }
    std::sort(rows.begin(), rows.end());
    return rows;
}

/// Content that creates objects, names and owner sets during the run.
const std::string busy =
    "<class id='SPC' type='special'/><class id='TECH' type='tech'>" +
    group(planets, {}, {}, "<modify-max-meter meter='Farming' amount='Target.MaxIndustry + 1'/>") + "</class>" +
    "<class id='BLD' type='building'><group id='a'><scope><include>" + planets +
    "</include></scope><effects><modify-max-meter meter='Industry' amount='2'/><modify-meter meter='Stock' "
    "amount='1'/></effects></group><group id='b' active='turn == 2'><scope><include><planet-size size='asteroids'/>"
    "</include></scope><effects><set-owner empire='source'/><create-object class='SPC' name='Late'/></effects></group>"
    "</class>";

} // namespace

class WhatIfTest : public QObject {
    Q_OBJECT

private slots:
    void works_data();
    void works() {
        QFETCH(Play, play);
        play();
    }

private:
    static void views();
    static void turns();
};

namespace {

void row(const char* name, Play play) {
    QTest::newRow(name) << std::move(play);
}

} // namespace

void WhatIfTest::views() {
    row("X6.1 a scope under another size, and what is stays", [] {
        const Game game(building(group("<planet-size size='huge'/>")), mill);
        QCOMPARE(scopeIf(game, {value(game, "Mars", "size", sizeOf("huge", game))}),
                 rowsOf(game, {"Mars", "Vega I", "Mill"})); // the mill is on Mars
        QCOMPARE(scopeIf(game, {}), rowsOf(game, {"Vega I"}));
        QCOMPARE(game.valueAt("Mars", "size"), "small");
    });
    row("X6.1 an activation under another value", [] {
        const Game game(building(group(planets, {}, "<activation if='Source.owner.Minerals &gt; 50'/>")), mill);
        QVERIFY(!isActiveIf(game, {}));
        QVERIFY(isActiveIf(game, {value(game, "Terrans", "Minerals", 51.0)}));
        QCOMPARE(game.at("Terrans", "Minerals"), 10.0);
    });
    row("X6.1 what is looked up through attachments sees it", [] {
        const Game game(building(group("<star-colour colour='Source.star_colour'/>")), mill);
        const Vocabulary& vocabulary = game.session().program().model->vocabulary;
        const double blue = *vocabulary.enumerations()[*vocabulary.findEnumeration("StarColour")].find("blue");
        const Rows scope = scopeIf(game, {value(game, "Sol", "star_colour", blue)});
        QVERIFY(std::binary_search(scope.begin(), scope.end(), game.find("Vega I")));
        QVERIFY(!std::ranges::any_of(scopeIf(game, {}), [&](Row one) { return one == game.find("Vega I"); }));
    });
    row("X6.1 what conditions ask of other objects sees it", [] {
        const Game game(building(group("<and><object-type type='system'/><contains><planet-size size='large'/>"
                                       "</contains></and>")),
                        mill);
        QCOMPARE(scopeIf(game, {value(game, "Belt", "size", sizeOf("large", game))}), rowsOf(game, {"Sol"}));
    });
    row("X6.1 aggregates see it", [] {
        const Game game(building(group(planets, {}, "<activation if='sum(planets, Stock) &gt; 250'/>")), mill);
        QVERIFY2(game.findings().empty(), game.findings().empty() ? "" : game.findings().front().c_str());
        QVERIFY(!isActiveIf(game, {}));
        QVERIFY(isActiveIf(game, {value(game, "Giant", "Stock", 51.0)}));
        QVERIFY(!isActiveIf(game, {}));
    });
    row("X6.1 the later of two overrides of one value counts", [] {
        const Game game(building(group("<planet-size size='huge'/>")), mill);
        QCOMPARE(scopeIf(game, {value(game, "Mars", "size", sizeOf("huge", game)),
                                value(game, "Mars", "size", sizeOf("small", game))}),
                 rowsOf(game, {"Vega I"}));
    });
    row("X6.1 an object that is gone takes along what is on it", [] {
        const Game game(building(group("<or><object-type type='planet'/><object-type type='building'/></or>")),
                        mill + "<place class='BLD' on='Belt' name='Forge'/>");
        QCOMPARE(scopeIf(game, {gone(game, "Belt")}), rowsOf(game, {"Sol III", "Mars", "Vega I", "Giant", "Mill"}));
        QVERIFY(game.exists("Forge"));
    });
    row("X6.1 without its capital an empire has none, without the empire nothing is owned", [] {
        const Game game(building(group("<empire-affiliation empire='none' mode='empire-inclusive'/>")), mill);
        const View real = game.session().universe().view();
        const std::vector<Override> lost{gone(game, "Vega I")};
        QCOMPARE(WhatIf(real, lost).view().builtin(Builtin::capital, game.find("Vegans")), noneValue);
        const Rows scope = scopeIf(game, {gone(game, "Vegans")});
        QVERIFY(std::binary_search(scope.begin(), scope.end(), game.find("Vega I")));
        QVERIFY(std::binary_search(scope.begin(), scope.end(), game.find("Vega")));
    });
    row("X6.1 a system's owners follow from its planets'", [] {
        const Game game(building(group("<and><object-type type='system'/><empire-affiliation empire='Vegans' "
                                       "mode='empire-inclusive'/></and>")),
                        mill);
        QCOMPARE(scopeIf(game, {}), rowsOf(game, {"Vega"}));
        QCOMPARE(scopeIf(game, {owned(game, "Belt", {game.find("Vegans")})}), rowsOf(game, {"Sol", "Vega"}));
        QCOMPARE(scopeIf(game, {owned(game, "Vega I", {})}), Rows{});
    });
    row("X6.1 an empire has a tech that it has not", [] {
        const Game game("<class id='TECH' type='tech'/>" + building(group("<owner-has-tech tech='TECH'/>")), mill);
        const Rows scope = scopeIf(game, {given(game, "Terrans", "TECH")});
        QVERIFY(std::ranges::includes(scope, rowsOf(game, {"Sol III", "Mars", "Mill"})));
        QVERIFY(!std::binary_search(scope.begin(), scope.end(), game.find("Vega I")));
        QCOMPARE(scopeIf(game, {}), Rows{});
    });
    row("X6.1 a tech that the empire has already is not given twice", [] {
        const Game game("<class id='TECH' type='tech'/>", "<give-tech tech='TECH' to='Terrans'/>");
        const std::vector<Override> overrides{given(game, "Terrans", "TECH")};
        QVERIFY(WhatIf(game.session().universe().view(), overrides).added().empty());
    });
    row("X6.1 only the columns that differ are copied", [] {
        const Game game("<class id='TECH' type='tech'/>");
        const View real = game.session().universe().view();
        const std::vector<Override> huge{value(game, "Mars", "size", sizeOf("huge", game))};
        QCOMPARE(WhatIf(real, huge).copiedColumns(), std::size_t(1));
        const std::vector<Override> same{value(game, "Mars", "size", sizeOf("small", game))};
        QCOMPARE(WhatIf(real, same).copiedColumns(), std::size_t(0));
        const std::vector<Override> tech{given(game, "Terrans", "TECH")};
        const WhatIf whatIf(real, tech);
        QVERIFY(whatIf.copiedColumns() <= static_cast<std::size_t>(Builtin::count_));
        QCOMPARE(whatIf.view().columns[columnOf(game, "size").value], real.columns[columnOf(game, "size").value]);
    });
    row("X6.1 what is given begins with what its class and type say", [] {
        const Game game("<vocabulary><property id='range' format='number' default='7'/><type id='building' "
                        "extend='true'><has property='range'/></type></vocabulary><class id='BLD' type='building' "
                        "duration='3'/><class id='FAR' type='building'><property name='range' value='9'/></class>");
        QVERIFY2(game.findings().empty(), game.findings().empty() ? "" : game.findings().front().c_str());
        const std::vector<Override> both{given(game, "Terrans", "BLD"), given(game, "Terrans", "FAR")};
        const WhatIf whatIf(game.session().universe().view(), both);
        QCOMPARE(whatIf.added().size(), std::size_t(2));
        const View& view = whatIf.view();
        const Row first = whatIf.added().front();
        QCOMPARE(view.at(columnOf(game, "range"), first), 7.0);
        QCOMPARE(view.at(columnOf(game, "range"), whatIf.added().back()), 9.0);
        QCOMPARE(view.builtin(Builtin::remaining, first), 3.0);
        QCOMPARE(view.parent(first), game.find("Sol III"));
        QCOMPARE(view.builtin(Builtin::system, first), double(game.find("Sol")));
        QCOMPARE(view.nameOf(first), "#" + std::to_string(first));
        QCOMPARE((*view.ownerSets)[static_cast<std::uint32_t>(view.builtin(Builtin::owners, first))],
                 rowsOf(game, {"Terrans"}));
    });
    row("X6.1 more is given than there is room for", [] {
        std::string techs;
        for (int i = 0; i < 50; ++i) {
            techs += "<class id='T" + std::to_string(i) + "' type='tech'/>";
        }
        const Game game(techs + building(group("<and><object-type type='tech'/><empire-affiliation empire='Terrans' "
                                               "mode='empire-inclusive'/></and>")),
                        mill);
        std::vector<Override> all;
        for (int i = 0; i < 50; ++i) {
            all.push_back(given(game, "Terrans", "T" + std::to_string(i)));
        }
        QCOMPARE(scopeIf(game, all).size(), std::size_t(50));
    });
    row("X6.1 a past turn can be asked too", [] {
        Game game(building(group("<planet-size size='huge'/>")), mill);
        game.goTo(3);
        game.goTo(1);
        const State& past = game.session().state();
        const std::vector<Override> overrides{value(game, "Mars", "size", sizeOf("huge", game)),
                                              given(game, "Terrans", "BLD")};
        const WhatIf whatIf(past.view(), overrides);
        QCOMPARE(*game.session().evaluator().scope(groupOf(game), whatIf.view(), game.find("Mill")),
                 rowsOf(game, {"Mars", "Vega I", "Mill"}));
    });
}

void WhatIfTest::turns() {
    row("X6.1 a turn without overrides is the one that comes", [] {
        Game game(busy, mill);
        const auto turn = game.session().stepWhatIf({});
        game.goTo(1);
        QCOMPARE(turn->log.hash, game.log().hash);
        QCOMPARE(turn->state.view().turn, std::uint32_t(1));
    });
    row("X6.1 a turn under overrides leaves the run as it was", [] {
        Game plain(busy, mill);
        plain.goTo(4);
        Game game(busy, mill);
        game.goTo(1);
        const View real = game.session().universe().view();
        const std::vector<std::uint64_t> stamps(real.stamps.begin(), real.stamps.end());
        for (int i = 0; i < 2; ++i) { // the turn makes its own names and owner sets, which are dropped, too
            const std::vector<Override> overrides{given(game, "Vegans", "TECH"), gone(game, "Giant"),
                                                  owned(game, "Belt", {game.find("Terrans"), game.find("Vegans")}),
                                                  value(game, "Mars", "Stock", 3.0)};
            QVERIFY(game.session().stepWhatIf(overrides));
            QCOMPARE(game.session().last(), std::uint32_t(1));
            const View after = game.session().universe().view();
            QVERIFY(std::ranges::equal(after.stamps, stamps));
            QCOMPARE(after.rowCount, real.rowCount);
        }
        for (std::uint32_t turn = 2; turn <= 4; ++turn) {
            game.goTo(turn);
            QCOMPARE(game.log().hash, plain.session().history().log(turn).hash);
        }
    });
    row("X6.4 a turn that is kept under overrides is the one that was only tried", [] {
        Game tried(busy, mill);
        tried.goTo(1);
        const std::vector<Override> overrides{given(tried, "Terrans", "TECH"), gone(tried, "Giant"),
                                              value(tried, "Mars", "MaxIndustry", 9.0)};
        const auto turn = tried.session().stepWhatIf(overrides);
        Game game(busy, mill);
        game.goTo(3);
        QVERIFY(game.session().stepUnder(2, overrides));
        QCOMPARE(game.session().last(), std::uint32_t(2));
        QCOMPARE(game.log().hash, turn->log.hash);
        QCOMPARE(game.at("Mars", "MaxIndustry"), 9.0);
        // The overrides count in that step only. A log that was dropped comes back with the same bytes.
        game.goTo(3);
        QVERIFY(game.at("Mars", "MaxIndustry") != 9.0);
        game.session().limitTrace(0);
        QCOMPARE(game.session().history().log(2).runs.size(), turn->log.runs.size());
        QCOMPARE(game.session().history().log(2).hash, turn->log.hash);
    });
    row("X6.4 so is the set-up", [] {
        Game game(busy, mill);
        const Row mars = game.find("Mars");
        QVERIFY(game.session().stepUnder(0, {value(game, "Mars", "size", sizeOf("huge", game))}));
        QCOMPARE(game.session().turn(), std::uint32_t(0));
        QCOMPARE(game.find("Mars"), mars);
        QCOMPARE(game.valueAt("Mars", "size"), std::string("huge"));
    });
    row("X6.1 a turn of the past, and what came later stays", [] {
        Game plain(busy, mill);
        plain.goTo(5);
        Game game(busy, mill);
        game.goTo(4);
        game.goTo(1);
        const auto turn = game.session().stepWhatIf({});
        QCOMPARE(turn->log.hash, game.session().history().log(2).hash);
        QCOMPARE(game.session().last(), std::uint32_t(4));
        game.goTo(5);
        QCOMPARE(game.log().hash, plain.log().hash);
    });
    row("X6.1 the value that is given goes before what is written", [] {
        const Game quiet(building(group(planets)), mill);
        Game game(building(group(planets)), mill);
        const ColumnId industry = columnOf(game, "MaxIndustry");
        const Row mars = game.find("Mars");
        const std::vector<Override> overrides{value(game, "Mars", "MaxIndustry", 9.0)};
        const auto turn = game.session().stepWhatIf(overrides);
        QCOMPARE(turn->state.view().at(industry, mars), 9.0);
        QCOMPARE(turn->state.view().at(industry, game.find("Belt")), 4.0);
        std::vector<double> written; // the log has the reset and the effect, both with the override's value
        for (const Run& run : turn->log.runs) {
            const auto at = std::ranges::find(*run.rows, mars);
            if (run.column == industry && at != run.rows->end()) {
                written.push_back(turn->log.values[run.firstValue + static_cast<std::size_t>(at - run.rows->begin())]);
            }
        }
        QVERIFY(written.size() > 1);
        QVERIFY(std::ranges::all_of(written, [](double one) { return one == 9.0; }));
    });
    row("X6.1 groups of what is given take part in the turn", [] {
        Game game(busy, mill);
        const std::vector<Override> overrides{given(game, "Terrans", "TECH")};
        const auto turn = game.session().stepWhatIf(overrides);
        const ColumnId farming = columnOf(game, "MaxFarming");
        QVERIFY(turn->state.view().at(farming, game.find("Mars")) > 0.0);
        game.goTo(1);
        QCOMPARE(game.at("Mars", "MaxFarming"), 0.0);
    });
    row("X6.1 the state of such a turn outlives the game", [] {
        std::optional<WhatIfTurn> turn;
        Row mars = noRow;
        {
            Game game(busy, mill);
            mars = game.find("Mars");
            turn = game.session().stepWhatIf({});
        }
        QCOMPARE(turn->state.view().nameOf(mars), "Mars");
    });
    row("X6.1 a turn that is stopped leaves nothing behind", [] {
        Game plain(busy, mill);
        plain.goTo(1);
        Game game(busy, mill);
        const std::atomic<bool> stop = true;
        const std::vector<Override> overrides{given(game, "Terrans", "TECH")};
        QVERIFY(!game.session().stepWhatIf(overrides, &stop));
        game.goTo(1);
        QCOMPARE(game.log().hash, plain.log().hash);
    });
}

void WhatIfTest::works_data() {
    QTest::addColumn<Play>("play");
    views();
    turns();
}

QTEST_APPLESS_MAIN(WhatIfTest)
#include "what_if_test.moc"
