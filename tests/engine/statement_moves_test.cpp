// SPDX-License-Identifier: GPL-3.0-or-later
// Statements that change the map: remove, move, attach, remove-lane, and declarations at a later turn (S15).
#include "engine/check/check.h"
#include "engine/rules/shipped_rows.h"
#include "engine/trace/dump.h"
#include "engine/trace/explain.h"
#include "engine/universe/scenario.h"
#include "tests/engine/support/game_fixture.h"
#include "tests/engine/support/orders_content.h"

#include <QTest>

#include <algorithm>

using namespace orrery::engine;
using fixture::Game;

namespace {

Game game(const std::string& statements) {
    return Game(fixture::ordersContent, fixture::ordersPlaces +
                                            "<place class='BLD' on='Sol III' name='Mill'/>"
                                            "<place class='SPC' on='Mill' name='Moss'/>" +
                                            statements);
}

const std::string travels = "<move-order empire='Terrans' object='Scout' to='Vega'/>";

QStringList problemsOf(const Game& played) {
    QStringList all;
    for (const Diagnostic& one : played.session().diagnostics()) {
        all << QString::fromStdString(std::string(one.code()) + ": " + one.message());
    }
    return all;
}

bool hasLane(const Game& played, std::string_view from, std::string_view to) {
    const auto& lanes = played.session().state().view().lanes->lanes;
    const std::pair<Row, Row> lane = std::minmax(played.find(from), played.find(to));
    return std::ranges::find(lanes, lane) != lanes.end();
}

struct Case {
    const char* name;
    void (*run)();
};

void removes() {
    Game played = game("<remove object='Sol III' turn='1'/>");
    QVERIFY(played.exists("Mill") && played.exists("Moss"));
    played.goTo(1);
    QVERIFY(!played.exists("Sol III") && !played.exists("Mill") && !played.exists("Moss"));
    QCOMPARE(played.at("Terrans", "capital"), noneValue);
    QVERIFY(played.exists("Mars") && problemsOf(played).isEmpty());
}

void removesSystems() {
    Game played = game("<remove object='Vega' turn='1'/>");
    played.goTo(1);
    QVERIFY(!played.exists("Vega") && !played.exists("Vega I") && !played.exists("Raider"));
    for (const auto& [from, to] : played.session().state().view().lanes->lanes) {
        QVERIFY(played.session().state().view().exists(from) && played.session().state().view().exists(to));
    }
    played.goTo(3); // the rest plays on
    QVERIFY(problemsOf(played).isEmpty());
}

void removesEmpires() {
    Game played = game("<remove object='Vegans' turn='1'/>");
    played.goTo(2);
    QVERIFY(!played.exists("Vegans") && played.exists("Vega I"));
    QCOMPARE(played.ownersOf("Vega I").size(), std::size_t{0});
}

void movesSystems() {
    Game played = game("<move object='Sol' x='-20' y='30' turn='1'/>");
    played.goTo(1);
    for (const char* name : {"Sol", "Sol III", "Mill", "Moss", "Scout"}) {
        QCOMPARE(played.at(name, "x"), -20.0);
        QCOMPARE(played.at(name, "y"), 30.0);
    }
    QVERIFY(hasLane(played, "Sol", "Vega"));
}

void movesIntoSystems() {
    Game played = game("<move object='Mars' to='Vega' turn='1'/><move object='Scout' to='Far' turn='1'/>");
    played.goTo(1);
    QCOMPARE(played.at("Mars", "attached"), double(played.find("Vega")));
    QCOMPARE(played.at("Mars", "system"), double(played.find("Vega")));
    QCOMPARE(played.at("Mars", "x"), 100.0);
    QCOMPARE(played.at("Scout", "system"), double(played.find("Far")));
    QCOMPARE(played.at("Scout", "y"), 500.0);
}

void movesToPoints() {
    Game played = game("<move object='Scout' x='50' y='-3' turn='1'/><move object='Hauler' x='100' y='100' turn='1'/>");
    played.goTo(1);
    QCOMPARE(played.at("Scout", "system"), noneValue);
    QCOMPARE(played.at("Scout", "x"), 50.0);
    QCOMPARE(played.at("Scout", "y"), -3.0);
    QCOMPARE(played.at("Hauler", "system"), double(played.find("Deneb"))); // the system at that point
}

void keepsFleetsOnTheirLanes() {
    Game played = game(travels + "<move object='Vega' x='100' y='200' turn='1'/>");
    played.goTo(1);
    QCOMPARE(played.at("Scout", "x"), 30.0); // 30 of 100 on the way
    QCOMPARE(played.at("Scout", "y"), 60.0);
    played.goTo(2);
    QVERIFY(played.at("Scout", "y") > 60.0);
    played.goTo(12);
    QCOMPARE(played.at("Scout", "system"), double(played.find("Vega")));
    QVERIFY(problemsOf(played).isEmpty());
    QVERIFY(played.session().problems().empty());
}

void stopsFleetsOnRemovedLanes() {
    Game played = game(travels + "<remove-lane from='Vega' to='Sol' turn='1'/>");
    played.goTo(1);
    QVERIFY(!hasLane(played, "Sol", "Vega"));
    played.goTo(4);
    QCOMPARE(played.at("Scout", "x"), 30.0);
    QCOMPARE(played.session().problems().size(), std::size_t{1});
    QCOMPARE(std::string(played.session().problems()[0].diagnostic.code()), std::string("run.move-stopped"));
}

void attaches() {
    Game played = game("<attach object='Mill' to='Vega I' turn='1'/>");
    played.goTo(1);
    QCOMPARE(played.at("Mill", "attached"), double(played.find("Vega I")));
    QCOMPARE(played.at("Mill", "system"), double(played.find("Vega")));
    QCOMPARE(played.at("Moss", "x"), 100.0); // on the Mill
    QCOMPARE(played.at("Moss", "attached"), double(played.find("Mill")));
    QCOMPARE(played.ownersOf("Mill").at(0), std::string("Terrans")); // the owners stay
}

void endsJourneys() {
    Game played = game(travels + "<attach object='Scout' to='Rigel' turn='1'/>");
    played.goTo(3);
    QCOMPARE(played.at("Scout", "system"), double(played.find("Rigel")));
    Game goesOn = game(travels + "<move object='Scout' to='Deneb' turn='1'/>");
    goesOn.goTo(9);
    QCOMPARE(goesOn.at("Scout", "system"), double(goesOn.find("Vega")));
}

void declaresLater() {
    Game played = game("<system name='New' x='7' y='8' turn='2'/><planet name='New I' system='New' owner='Lyrans' "
                       "turn='2'/><lane from='New' to='Sol' turn='2'/><empire id='Romans' capital='New I' turn='3'/>");
    QStringList early = problemsOf(played);
    QVERIFY(early.isEmpty());
    played.goTo(1);
    QVERIFY(!played.exists("New"));
    played.goTo(3);
    QVERIFY(hasLane(played, "New", "Sol"));
    QCOMPARE(played.at("New I", "x"), 7.0);
    QCOMPARE(played.at("Romans", "capital"), double(played.find("New I")));
    QCOMPARE(played.ownersOf("New I").at(0), std::string("Romans"));
    QCOMPARE(problemsOf(played), QStringList("scenario.unknown-empire: no empire is named 'Lyrans'"));
    played.goTo(6); // the new empire plays on
}

void isPartOfItsTurn() {
    const std::string statement = "<remove object='Mill' turn='2'/>";
    Game with = game(statement);
    Game without = game({});
    with.goTo(3);
    without.goTo(3);
    const auto hash = [](const Game& played, std::uint32_t turn) { return played.session().history().hash(turn); };
    QCOMPARE(hash(with, 1), hash(without, 1));
    QVERIFY(hash(with, 2) != hash(without, 2));
    with.session().goTo(1); // going back shows the object again
    QVERIFY(with.exists("Mill"));
    with.session().goTo(3);
    QVERIFY(!with.exists("Mill"));
    Game again(fixture::ordersContent,
               fixture::ordersPlaces +
                   "<place class='BLD' on='Sol III' name='Mill'/><place class='SPC' on='Mill' "
                   "name='Moss'/>" +
                   statement,
               false);
    again.goTo(3);
    QCOMPARE(hash(with, 3), hash(again, 3));
}

void isExplained() {
    Game played = game("<move object='Sol' x='-20' y='30' turn='1'/><remove object='Mill' turn='1'/>");
    played.goTo(2);
    const ColumnLayout& layout = played.session().program().model->layout;
    const auto& statements = played.session().scenario().statements;
    const Ledger x = explain(played.session(), 1, played.find("Sol III"), layout.builtin(Builtin::x));
    QVERIFY(x.isProven);
    QCOMPARE(x.rows.back().after, -20.0);
    QVERIFY(x.rows.back().kind == LedgerKind::setup);
    QVERIFY(x.rows.back().where == statements[statements.size() - 2].where);
    played.session().goTo(0);
    const Row moss = played.find("Moss");
    const Ledger gone = explain(played.session(), 1, moss, layout.builtin(Builtin::exists));
    QVERIFY(gone.isProven);
    QCOMPARE(gone.rows.back().after, 0.0);
    QVERIFY(gone.rows.back().where == statements.back().where);
    QVERIFY(dumpTrace(played.session(), 1).find("\"statement\":") != std::string::npos);
}

void isDisabled() {
    Game played = game("<remove object='Mill' enabled='false'/><remove object='Nobody' enabled='false' turn='1'/>"
                       "<planet name='Mars' system='Vega' enabled='false'/>"
                       "<move-order empire='Terrans' object='Scout' to='Vega' enabled='false'/>");
    QVERIFY(played.findings().empty()); // a disabled line may use a name again
    played.goTo(2);
    QVERIFY(played.exists("Mill"));
    QCOMPARE(played.at("Scout", "x"), 0.0);
    QCOMPARE(problemsOf(played), QStringList());
    const Game wrong = game("<set object='Mill' property='no_such' value='1' enabled='false'/>");
    QCOMPARE(wrong.findings().size(), std::size_t{1}); // it is checked nevertheless
    const Game unclear = game("<remove object='Mill' enabled='perhaps'/>");
    QCOMPARE(unclear.findings().size(), std::size_t{1});
}

const std::vector<Case> caseRows{
    {"S15 remove takes attached objects along", removes},
    {"S15 remove of a system takes contents and starlanes along", removesSystems},
    {"S15 remove of an empire leaves its objects without owner", removesEmpires},
    {"S15 move of a system takes its contents along", movesSystems},
    {"S15 move into a system attaches planets to it", movesIntoSystems},
    {"S15 move to a position, and to a system at it", movesToPoints},
    {"S15 move of a system keeps fleets on its starlanes", keepsFleetsOnTheirLanes},
    {"S15 remove-lane stops the fleets on the starlane", stopsFleetsOnRemovedLanes},
    {"S15 attach leaves the old host", attaches},
    {"S15 attach ends a journey, move does not", endsJourneys},
    {"S15 systems, planets, lanes and empires at a later turn", declaresLater},
    {"S15 a statement is part of its turn", isPartOfItsTurn},
    {"S15 a statement explains its changes", isExplained},
    {"I6.4 a disabled statement or order does nothing, but is checked", isDisabled},
};

struct Mistake {
    const char* name;
    const char* statement;
    const char* problem;
};

const std::vector<Mistake> mistakeRows{
    {"S15 removes nothing", "<remove object='Mil' turn='1'/>",
     "scenario.unknown-object: no object is named 'Mil'; did you mean 'Mill'?"},
    {"S15 moves nothing", "<move object='Mil' to='Sol' turn='1'/>",
     "scenario.unknown-object: no object is named 'Mil'; did you mean 'Mill'?"},
    {"S15 moves into a planet", "<move object='Scout' to='Vega I' turn='1'/>",
     "scenario.not-a-system: 'Vega I' is not a system"},
    {"S15 moves a system into a system", "<move object='Sol' to='Vega' turn='1'/>",
     "scenario.system-in-system: 'Sol' is a system and cannot be in system 'Vega'"},
    {"S15 moves an attached object", "<move object='Mill' x='1' y='1' turn='1'/>",
     "scenario.attached-elsewhere: 'Mill' cannot be moved alone, because it is attached to 'Sol III'"},
    {"S15 moves an empire", "<move object='Terrans' x='1' y='1' turn='1'/>",
     "scenario.no-position: 'Terrans' of type empire has no position"},
    {"S15 attaches to itself", "<attach object='Mill' to='Mill' turn='1'/>",
     "scenario.attach-circle: 'Mill' cannot be attached to itself"},
    {"S15 attaches in a circle", "<attach object='Sol III' to='Moss' turn='1'/>",
     "scenario.attach-circle: 'Sol III' cannot be attached to 'Moss', which is attached to it"},
    {"S15 attaches to a wrong type", "<attach object='Mill' to='Sol' turn='1'/>",
     "scenario.cannot-attach: 'Mill' is of type building, which cannot be attached to 'Sol' of type system"},
    {"S15 removes no starlane", "<remove-lane from='Sol' to='Far' turn='1'/>",
     "scenario.no-lane: no starlane connects 'Sol' and 'Far'"},
    {"S15 removes a removed object", "<remove object='Sol III' turn='1'/><remove object='Mill' turn='1'/>",
     "scenario.unknown-object: no object is named 'Mill'"},
};

} // namespace

class StatementMovesTest : public QObject {
    Q_OBJECT

private slots:
    void cases_data() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < caseRows.size(); ++i) {
            QTest::newRow(caseRows[i].name) << static_cast<int>(i);
        }
    }
    void cases() {
        QFETCH(int, index);
        caseRows[static_cast<std::size_t>(index)].run();
    }

    void mistakes_data() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < mistakeRows.size(); ++i) {
            QTest::newRow(mistakeRows[i].name) << static_cast<int>(i);
        }
    }
    /// Checks that a statement that is not possible reports one problem, and changes nothing.
    void mistakes() {
        QFETCH(int, index);
        const Mistake& mistake = mistakeRows[static_cast<std::size_t>(index)];
        Game played = game(mistake.statement);
        played.goTo(1);
        QCOMPARE(problemsOf(played), QStringList(QString::fromLatin1(mistake.problem)));
        const std::string last(mistake.statement, std::string_view(mistake.statement).rfind('<'));
        if (std::string_view(mistake.statement).find('<', 1) == std::string_view::npos) {
            Game without = game({});
            without.goTo(1);
            QCOMPARE(played.session().history().hash(1), without.session().history().hash(1));
        }
    }

    /// Checks the attributes of `<move>` in a check, without a run.
    void readsMoves_data() {
        QTest::addColumn<QString>("statement");
        QTest::addColumn<QString>("finding");
        QTest::newRow("S15 nowhere") << "<move object='Scout'/>"
                                     << "content.missing-any-of";
        QTest::newRow("S15 x without y") << "<move object='Scout' x='3'/>"
                                         << "content.missing-attribute";
        QTest::newRow("S15 both") << "<move object='Scout' to='Sol' x='3' y='3'/>"
                                  << "check.moves-twice";
        QTest::newRow("S15 no number") << "<move object='Scout' x='3' y='far'/>"
                                       << "content.not-a-number";
    }
    void readsMoves() {
        QFETCH(QString, statement);
        QFETCH(QString, finding);
        const Game played = game(statement.toStdString());
        QCOMPARE(played.findings().size(), std::size_t{1});
        QVERIFY2(played.findings()[0].find(finding.toStdString()) != std::string::npos, played.findings()[0].c_str());
    }
};

QTEST_APPLESS_MAIN(StatementMovesTest)
#include "statement_moves_test.moc"
