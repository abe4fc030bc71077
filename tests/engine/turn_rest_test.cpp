// SPDX-License-Identifier: GPL-3.0-or-later
// The rest of the turn: movement, production, research, income, durations (E8.6, E8.7).
#include "tests/engine/support/game_fixture.h"
#include "tests/engine/support/orders_content.h"
#include "tests/engine/support/timing_fixture.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace orrery::engine;
using fixture::Game;

namespace {

Game game(const std::string& placements, const std::string& content = {}) {
    return Game(fixture::ordersContent + fixture::projectVocabulary + content, fixture::ordersPlaces + placements);
}

std::string order(const std::string& kind, const std::string& rest) {
    return "<" + kind + "-order empire='Terrans' " + rest + "/>";
}

std::string building(const std::string& id, const std::string& cost, const std::string& turns) {
    return "<class id='" + id + "' type='building'><property name='build_cost' value='" + cost +
           "'/><property name='build_time' value='" + turns + "'/></class>";
}

/// Returns the place of an object: "30,0 to Vega", "in Vega".
QString whereIs(const Game& played, std::string_view object) {
    const View view = played.session().state().view();
    const Row row = played.find(object);
    if (row == noRow) {
        return "gone";
    }
    const auto name = [&](Builtin which) {
        const double value = view.builtin(which, row);
        return value < 0.0 ? QString() : QString::fromStdString(view.nameOf(static_cast<Row>(value)));
    };
    if (!name(Builtin::system).isEmpty()) {
        return "in " + name(Builtin::system);
    }
    return QString("%1,%2 to %3")
        .arg(view.builtin(Builtin::x, row))
        .arg(view.builtin(Builtin::y, row))
        .arg(name(Builtin::heading));
}

bool isTold(const Game& played, std::string_view code, std::string_view what) {
    return std::ranges::any_of(played.log().faults, [&](const RunFault& fault) {
        return fault.spec->code == code && std::ranges::any_of(fault.args, [&](const Phrase& arg) {
                   return arg.english().find(what) != std::string::npos;
               });
    });
}

/// Returns a special that destroys an object in the step to a turn.
std::string destroyer(const std::string& name, const std::string& turn) {
    return "<class id='DOOM' type='special'><group id='g'><activation if='turn == " + turn +
           "'/><scope><include if='name == &quot;" + name +
           "&quot;'/></scope><effects><destroy-object/></effects></group></class>";
}

} // namespace

class TurnRestTest : public QObject {
    Q_OBJECT

private slots:
    void movesAlongLanes();
    void movesTheShortestWay();
    void movesSeveralAtOnce();
    void takesAlongWhatIsAttached();
    void turnsRoundOnALane();
    void waitsWithoutSpeed();
    void arrivesWhateverAnswersIt();
    void goesOnWhenItWasKept();
    void stopsWhereNoWayLeads_data();
    void stopsWhereNoWayLeads();
    void metersComeBeforeMovement();
    void producesForItsCost();
    void producesWhatCostsNothingAtOnce();
    void waitsForPayment();
    void paysInTheOrderOfIds();
    void waitsForItsPlace();
    void putsWhatIsProducedWhereItBelongs();
    void researches();
    void researchEndsWhenTheTechCameAnotherWay();
    void addsIncomeOfOneState();
    void incomeKeepsToTheRuleOfDebt();
    void stagesComeInOrder();
    void sameAgain();
};

void TurnRestTest::movesAlongLanes() {
    // E8.6 a ship moves as far as its Speed each turn, and can stop on the lane
    Game played = game(order("move", "object='Scout' to='Vega'"));
    const QStringList expected{"in Sol", "30,0 to Vega", "60,0 to Vega", "90,0 to Vega", "in Vega", "in Vega"};
    for (int turn = 0; turn < expected.size(); ++turn) {
        played.goTo(static_cast<std::uint32_t>(turn));
        QCOMPARE(whereIs(played, "Scout"), expected[turn]);
    }
    const View view = played.session().state().view();
    const Row scout = played.find("Scout");
    QVERIFY(view.builtin(Builtin::destination, scout) < 0.0);
    QVERIFY(view.builtin(Builtin::heading, scout) < 0.0);
    QCOMPARE(view.parent(scout), played.find("Vega"));
    QCOMPARE(played.at("Scout", "x"), 100.0);
    played.goTo(2);
    QCOMPARE(played.session().state().view().parent(played.find("Scout")),
             noRow); // on a lane it has no host
}

void TurnRestTest::movesTheShortestWay() {
    // E8.6 two ways have the same length: the ship goes by the system with the lowest id
    Game tied = game(order("move", "object='Scout' to='Deneb'"));
    tied.goTo(4);
    QCOMPARE(whereIs(tied, "Scout"), QString("100,20 to Deneb"));
    // a detour of more jumps is taken if it is shorter
    Game nearer = game("<system name='Midway' x='50' y='50'/><lane from='Sol' to='Midway'/>"
                       "<lane from='Midway' to='Deneb'/>" +
                       order("move", "object='Scout' to='Deneb'"));
    nearer.goTo(5);
    QCOMPARE(whereIs(nearer, "Scout"), QString("in Deneb"));
}

void TurnRestTest::movesSeveralAtOnce() {
    // E8.6 all ships on their way move in one change of the state
    Game played = game(order("move", "object='Scout' to='Vega'") + order("move", "object='Hauler' to='Rigel'") +
                       "<move-order empire='Vegans' object='Raider' to='Sol'/>");
    played.goTo(1);
    QCOMPARE(whereIs(played, "Scout"), QString("30,0 to Vega"));
    QCOMPARE(whereIs(played, "Hauler"), QString("0,30 to Rigel"));
    QCOMPARE(whereIs(played, "Raider"), QString("70,0 to Sol"));
    std::set<std::uint32_t> moments;
    for (const Run& run : played.log().runs) {
        if (run.cause == CauseKind::movement) {
            moments.insert(run.moment);
        }
    }
    QCOMPARE(moments.size(), std::size_t{1});
}

void TurnRestTest::takesAlongWhatIsAttached() {
    // E8.6 attached objects move along
    Game played = game("<place class='CARGO' on='Scout' name='Ore'/>" + order("move", "object='Scout' to='Vega'"),
                       "<vocabulary><type id='freight' attached-to='ship'/></vocabulary>"
                       "<class id='CARGO' type='freight'/>");
    played.goTo(1);
    QCOMPARE(played.at("Ore", "x"), 30.0);
    QCOMPARE(played.session().state().view().parent(played.find("Ore")), played.find("Scout"));
    played.goTo(4);
    QCOMPARE(whereIs(played, "Ore"), QString("in Vega"));
}

void TurnRestTest::turnsRoundOnALane() {
    // E8.6 a new order on the way
    Game played = game(order("move", "object='Scout' to='Vega'") + order("move", "object='Scout' to='Sol' turn='2'"));
    played.goTo(2);
    QCOMPARE(whereIs(played, "Scout"), QString("60,0 to Vega"));
    played.goTo(3);
    QCOMPARE(whereIs(played, "Scout"), QString("30,0 to Sol"));
    played.goTo(4);
    QCOMPARE(whereIs(played, "Scout"), QString("in Sol"));
}

void TurnRestTest::waitsWithoutSpeed() {
    // E8.6 a ship without speed stays, and continues when it has speed
    Game played = game("<set object='Scout' meter='Speed' value='0'/>" + order("move", "object='Scout' to='Vega'") +
                       "<set object='Scout' meter='Speed' value='20' turn='2'/>");
    played.goTo(2);
    QCOMPARE(whereIs(played, "Scout"), QString("in Sol"));
    QVERIFY(played.at("Scout", "destination") >= 0.0);
    played.goTo(3);
    QCOMPARE(whereIs(played, "Scout"), QString("20,0 to Vega"));
}

void TurnRestTest::arrivesWhateverAnswersIt() {
    // E8.6 a response to the arrival finds the ship stationary, so the ship stays where a response moves it
    const std::string scout = fixture::named("Scout");
    const std::string answers =
        fixture::group("see", "<trigger after='arrives'/>", "<and>" + scout + "<stationary/></and>",
                       fixture::say("arrived")) +
        fixture::group("tow", "<trigger after='arrives'/>", scout,
                       "<move-to><where>" + fixture::named("Sol") + "</where></move-to>", "priority='1'");
    Game played = game("<place class='TUG' on='Mars'/>" + order("move", "object='Scout' to='Vega'"),
                       "<class id='TUG' type='special'>" + answers + "</class>");
    played.goTo(4);
    QCOMPARE(QString::fromStdString(fixture::said(played)), QString("arrived arrived")); // the second arrival is in Sol
    QCOMPARE(whereIs(played, "Scout"), QString("in Sol"));
    QVERIFY(played.at("Scout", "destination") < 0.0);
    played.goTo(5);
    QCOMPARE(whereIs(played, "Scout"), QString("in Sol"));
}

void TurnRestTest::goesOnWhenItWasKept() {
    // E8.6 a ship whose arrival was prevented is still on its way, and continues when nothing prevents it
    const std::string keep = fixture::group("keep", "<trigger before='arrives'/>", fixture::named("Scout"),
                                            "<prevent/>", "answers='first-of-game'");
    Game played = game("<place class='WALL' on='Mars'/>" + order("move", "object='Scout' to='Vega'"),
                       "<class id='WALL' type='special'>" + keep + "</class>");
    played.goTo(4);
    QCOMPARE(whereIs(played, "Scout"), QString("90,0 to Vega"));
    QCOMPARE(played.at("Scout", "destination"), static_cast<double>(played.find("Vega")));
    played.goTo(5);
    QCOMPARE(whereIs(played, "Scout"), QString("in Vega"));
    QVERIFY(played.at("Scout", "destination") < 0.0);
}

void TurnRestTest::stopsWhereNoWayLeads_data() {
    QTest::addColumn<QString>("destroyed");
    QTest::addColumn<QString>("turn");
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("why");
    QTest::newRow("E8.6 the destination is gone") << "Deneb"
                                                  << "2"
                                                  << "30,0 to Vega"
                                                  << "its destination no longer exists";
    QTest::newRow("E8.6 the lane is gone") << "Vega"
                                           << "2"
                                           << "30,0 to "
                                           << "its starlane no longer exists or no longer leads to the destination";
}

void TurnRestTest::stopsWhereNoWayLeads() {
    QFETCH(QString, destroyed);
    QFETCH(QString, turn);
    QFETCH(QString, where);
    QFETCH(QString, why);
    Game played = game("<place class='DOOM' on='Mars'/>" + order("move", "object='Scout' to='Deneb'"),
                       destroyer(destroyed.toStdString(), turn.toStdString()));
    played.goTo(2);
    QVERIFY(isTold(played, "run.move-stopped", why.toStdString()));
    QCOMPARE(whereIs(played, "Scout").section(" to", 0, 0), where.section(" to", 0, 0));
    QVERIFY(played.at("Scout", "destination") < 0.0);
    played.goTo(3);
    QVERIFY(played.log().faults.empty());
}

void TurnRestTest::metersComeBeforeMovement() {
    // E8.7 a move ordered in turn 1 first shows in meters of turn 3
    Game played = game("<place class='SEER' on='Sol' name='Seer' owner='Terrans'/>" +
                           order("move", "object='Seer' to='Vega' turn='1'"),
                       "<class id='SEER' type='ship'><group id='g'><scope><include><self/></include></scope><effects>"
                       "<set-max-meter meter='Signal' value='Source.x'/></effects></group></class>");
    const std::vector<std::pair<double, double>> expected{{0, 0}, {0, 0}, {30, 0}, {60, 30}, {90, 60}};
    for (std::uint32_t turn = 1; turn < expected.size(); ++turn) {
        played.goTo(turn);
        QCOMPARE(played.at("Seer", "x"), expected[turn].first);
        QCOMPARE(played.at("Seer", "MaxSignal"), expected[turn].second);
    }
}

void TurnRestTest::producesForItsCost() {
    // E8.6 a share of the cost is paid each turn; the object is made when all is paid and the time is over
    Game played = game(order("produce", "class='WORKS' at='Mars' turn='1'"), building("WORKS", "9", "3"));
    played.goTo(1);
    QCOMPARE(played.at("Terrans", "Minerals"), 10.0);
    for (const auto& [turn, left] : {std::pair(2u, 7.0), std::pair(3u, 4.0)}) {
        played.goTo(turn);
        QCOMPARE(played.at("Terrans", "Minerals"), left);
        QCOMPARE(played.countOf("PROJECT"), std::size_t{1});
        QCOMPARE(played.countOf("WORKS"), std::size_t{0});
    }
    played.goTo(4);
    QCOMPARE(played.at("Terrans", "Minerals"), 1.0);
    QCOMPARE(played.countOf("PROJECT"), std::size_t{0});
    QCOMPARE(played.countOf("WORKS"), std::size_t{1});
    const View view = played.session().state().view();
    const Row made = static_cast<Row>(view.rowCount - 1);
    QCOMPARE(view.parent(made), played.find("Mars"));
    QCOMPARE((*view.ownerSets)[static_cast<std::uint32_t>(view.builtin(Builtin::owners, made))],
             std::vector<Row>{played.find("Terrans")});
    played.goTo(6);
    QCOMPARE(played.at("Terrans", "Minerals"), 1.0); // nothing more is paid
}

void TurnRestTest::producesWhatCostsNothingAtOnce() {
    // E8.6 orders come before production, so a class without cost is made in the same turn
    Game played = game(order("produce", "class='BLD' at='Mars'"));
    played.goTo(1);
    QCOMPARE(played.countOf("BLD"), std::size_t{1});
    QCOMPARE(played.countOf("PROJECT"), std::size_t{0});
}

void TurnRestTest::waitsForPayment() {
    // E8.6 a project that cannot be paid makes no progress, and the run reports it
    Game played = game(order("produce", "class='DOME' at='Mars'") +
                           "<set object='Terrans' resource='Minerals' value='20' turn='3'/>",
                       building("DOME", "24", "3"));
    played.goTo(1);
    QCOMPARE(played.at("Terrans", "Minerals"), 2.0);
    for (const std::uint32_t turn : {2u, 3u}) {
        played.goTo(turn);
        QVERIFY(isTold(played, "run.project-waits", "Terrans cannot pay 8 Minerals"));
        QCOMPARE(played.countOf("DOME"), std::size_t{0});
    }
    played.goTo(5);
    QCOMPARE(played.at("Terrans", "Minerals"), 4.0);
    QCOMPARE(played.countOf("DOME"), std::size_t{1});
}

void TurnRestTest::paysInTheOrderOfIds() {
    // E8.6 the project that was ordered first is paid first
    Game played = game(order("produce", "class='DEAR' at='Mars'") + order("produce", "class='CHEAP' at='Mars'"),
                       building("DEAR", "8", "1") + building("CHEAP", "3", "1"));
    played.goTo(1);
    QCOMPARE(played.countOf("DEAR"), std::size_t{1});
    QCOMPARE(played.countOf("CHEAP"), std::size_t{0});
    QCOMPARE(played.at("Terrans", "Minerals"), 2.0);
}

void TurnRestTest::waitsForItsPlace() {
    // E8.6 a project makes no progress while another empire owns its place, and is destroyed with the place
    Game played = game(order("produce", "class='WORKS' at='Mars'") + "<set object='Mars' owner='Vegans' turn='1'/>"
                                                                     "<set object='Mars' owner='Terrans' turn='2'/>",
                       building("WORKS", "9", "3"));
    played.goTo(2);
    QVERIFY(isTold(played, "run.project-waits", "Mars does not belong to Terrans"));
    QCOMPARE(played.at("Terrans", "Minerals"), 7.0);
    played.goTo(4);
    QCOMPARE(played.countOf("WORKS"), std::size_t{1});
    Game lost = game("<place class='DOOM' on='Sol III'/>" + order("produce", "class='WORKS' at='Mars'"),
                     building("WORKS", "9", "3") + destroyer("Mars", "2"));
    lost.goTo(2);
    QCOMPARE(lost.countOf("PROJECT"), std::size_t{0});
    QCOMPARE(lost.at("Terrans", "Minerals"), 7.0);
}

void TurnRestTest::putsWhatIsProducedWhereItBelongs() {
    // E8.6 a ship built on a planet is in its system
    Game played = game(order("produce", "class='SHP' at='Mars'"));
    const std::size_t before = played.countOf("SHP");
    played.goTo(1);
    QCOMPARE(played.countOf("SHP"), before + 1);
    const View view = played.session().state().view();
    QCOMPARE(view.parent(static_cast<Row>(view.rowCount - 1)), played.find("Sol"));
}

void TurnRestTest::researches() {
    // E8.6 research takes its time and its cost
    Game played =
        game(order("research", "tech='LORE'"), "<class id='LORE' type='tech'><property name='research_cost' value='6'/>"
                                               "<property name='research_time' value='2'/></class>");
    played.goTo(1);
    QCOMPARE(played.at("Terrans", "Minerals"), 7.0);
    QCOMPARE(played.countOf("LORE"), std::size_t{0});
    played.goTo(2);
    QCOMPARE(played.at("Terrans", "Minerals"), 4.0);
    QCOMPARE(played.countOf("LORE"), std::size_t{1});
    QCOMPARE(played.countOf("PROJECT"), std::size_t{0});
    const View view = played.session().state().view();
    QCOMPARE(view.parent(static_cast<Row>(view.rowCount - 1)), played.find("Terrans"));
}

void TurnRestTest::researchEndsWhenTheTechCameAnotherWay() {
    // E8.6 the project ends when the empire gets the tech another way
    Game played = game(order("research", "tech='LORE'") + "<give-tech tech='LORE' to='Terrans' turn='1'/>",
                       "<class id='LORE' type='tech'><property name='research_cost' value='6'/>"
                       "<property name='research_time' value='2'/></class>");
    played.goTo(2);
    QCOMPARE(played.countOf("LORE"), std::size_t{1});
    QCOMPARE(played.countOf("PROJECT"), std::size_t{0});
    QCOMPARE(played.at("Terrans", "Minerals"), 7.0); // nothing more is paid
}

const std::string incomes = "<vocabulary><resource id='Iron' initial='2' income='Wood'/>"
                            "<resource id='Wood' initial='5' income='Iron'/>"
                            "<resource id='Upkeep' initial='3' income='-2'/>"
                            "<resource id='Loan' initial='3' debt='true' income='0 - count(owned planets)'/>"
                            "<type id='empire' extend='true'><has resource='Iron'/><has resource='Wood'/>"
                            "<has resource='Upkeep'/><has resource='Loan'/></type></vocabulary>";

void TurnRestTest::addsIncomeOfOneState() {
    // E8.6 all incomes are evaluated before any is added
    Game played = game({}, incomes);
    QCOMPARE(QString::fromStdString(played.findings().empty() ? "" : played.findings().front()), QString());
    played.goTo(1);
    QCOMPARE(played.at("Terrans", "Iron"), 7.0);
    QCOMPARE(played.at("Terrans", "Wood"), 7.0);
    QCOMPARE(played.at("Terrans", "Minerals"), 10.0); // a resource without income stays the same
    const bool isOfIncome =
        std::ranges::any_of(played.log().runs, [](const Run& run) { return run.cause == CauseKind::income; });
    QVERIFY(isOfIncome);
}

void TurnRestTest::incomeKeepsToTheRuleOfDebt() {
    // E8.6, E3.3 an income lowers a stockpile below 0 only if the resource allows debt
    Game played = game({}, incomes);
    played.goTo(2);
    QCOMPARE(played.at("Terrans", "Upkeep"), 0.0);
    QCOMPARE(played.at("Terrans", "Loan"), -1.0); // two planets
}

void TurnRestTest::stagesComeInOrder() {
    // E8.6 the stages after the effects
    Game played = game({});
    played.goTo(1);
    std::vector<Stage> stages;
    for (const Moment& moment : played.log().moments) {
        if (moment.stage >= Stage::orders && moment.side == Side::within) {
            stages.push_back(moment.stage);
        }
    }
    QVERIFY(std::ranges::is_sorted(stages));
    for (const Stage stage : {Stage::orders, Stage::movement, Stage::combat, Stage::production, Stage::research,
                              Stage::income, Stage::rest}) {
        QVERIFY(std::ranges::find(stages, stage) != stages.end());
    }
}

void TurnRestTest::sameAgain() {
    // E8.5 the same hashes with and without caches
    const auto play = [](bool useCaches) {
        Game played(fixture::ordersContent + fixture::projectVocabulary + building("WORKS", "9", "3") + incomes,
                    fixture::ordersPlaces + order("move", "object='Scout' to='Deneb'") +
                        order("produce", "class='WORKS' at='Mars'") + order("research", "tech='T2'"),
                    useCaches);
        played.goTo(8);
        std::vector<std::uint64_t> hashes;
        for (std::uint32_t turn = 0; turn <= 8; ++turn) {
            hashes.push_back(played.session().history().log(turn).hash);
        }
        return hashes;
    };
    QCOMPARE(play(true), play(false));
}

QTEST_APPLESS_MAIN(TurnRestTest)
#include "turn_rest_test.moc"
