// SPDX-License-Identifier: GPL-3.0-or-later
// Orders of empires: refusals and their reasons, execution, and reports (E8.6, E7.9, E9.1).
#include "engine/check/scenario/orders.h"
#include "engine/rules/orders/order_rows.h"
#include "engine/trace/dump.h"
#include "engine/turn/occurrences.h"
#include "engine/turn/order_call.h"
#include "engine/universe/scenario_text.h"
#include "tests/engine/support/game_fixture.h"
#include "tests/engine/support/orders_content.h"

#include <QTest>

#include <algorithm>

using namespace orrery::engine;
using fixture::Game;

namespace {

const std::string classes =
    "<class id='BARRED' type='building' available='false'/>"
    "<class id='RICH' type='building'><available if='Minerals &gt; 50'/></class>"
    "<class id='TAUGHT' type='building'><prerequisite tech='T1'/><prerequisite tech='T2'/></class>"
    "<class id='SMALL' type='building'><location><planet-size size='small'/></location></class>"
    "<class id='STRANGE' type='building'><property name='build_cost' value='1'/>"
    "<property name='build_resource' value='Gold'/></class>"
    "<class id='DEEP' type='tech'><prerequisite tech='T2'/></class>";

Game game(const std::string& orders, const std::string& content = {}) {
    return Game(fixture::ordersContent + fixture::projectVocabulary + classes + content,
                fixture::ordersPlaces + "<give-tech tech='T1' to='Terrans'/>" + orders);
}

QString refusalOf(const Game& played) {
    const auto& orders = played.log().orders;
    return orders.empty() ? QString("(no order)") : QString::fromStdString(orders.back().refusal.english());
}

/// Returns every object with all its values after turn 1, but without the hash, which also depends on refused orders.
QString stateOf(const Game& played) {
    QStringList lines = QString::fromStdString(dumpState(played.session(), 1)).split('\n');
    lines.erase(
        std::remove_if(lines.begin(), lines.end(), [](const QString& line) { return line.contains("\"hash\""); }),
        lines.end());
    return lines.join('\n');
}

/// Returns an order of the Terrans, given in turn 0.
std::string order(const std::string& kind, const std::string& rest) {
    return "<" + kind + "-order empire='Terrans' " + rest + "/>";
}

} // namespace

class TurnOrdersTest : public QObject {
    Q_OBJECT

private slots:
    void refuses_data();
    void refuses();
    void refusesProjectsWithoutTheirType();
    void refusesProjectsAtShips_data();
    void refusesProjectsAtShips();
    void findings_data();
    void findings();
    void carriesOut_data();
    void carriesOut();
    void allowedByEffects_data();
    void allowedByEffects();
    void takesOrdersInTurn();
    void givesValues();
    void cancels();
    void keepsOrdersOfTheSandbox();
    void writesOrders_data();
    void writesOrders();
    void namesNearOrders();
    void adoptsOrders();
    void rowsAgree();
};

void TurnOrdersTest::refuses_data() {
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("why");
    const auto row = [](const char* name, const std::string& given, const char* why) {
        QTest::newRow(name) << QString::fromStdString(given) << why;
    };
    row("E8.6 refused: no such empire", "<focus-order empire='Romans' object='Sol III' focus='mining'/>",
        "no empire in the game is named 'Romans'");
    row("E8.6 refused: no such object", order("focus", "object='Terra' focus='mining'"),
        "no object in the game is named 'Terra'");
    row("E8.6 refused: not yours", order("focus", "object='Vega I' focus='mining'"),
        "Vega I belongs to Vegans, not to Terrans");
    row("E8.6 refused: not owned", order("move", "object='Wreck' to='Vega'"),
        "Wreck belongs to nobody, not to Terrans");
    row("E8.6 refused: what cannot move", order("move", "object='Sol III' to='Vega'"),
        "Sol III is of type planet, which has no meter Speed");
    row("E8.6 refused: nowhere to go", order("move", "object='Scout' to='Vegas'"),
        "no object in the game is named 'Vegas'");
    row("E8.6 refused: no place to go to", order("move", "object='Scout' to='Vegans'"), "Vegans is not in a system");
    row("E8.6 refused: there already", order("move", "object='Scout' to='Mars'"), "Scout is already in Sol");
    row("E8.6 refused: no lane", order("move", "object='Hermit' to='Sol'"), "no starlane leads from Far");
    row("E8.6 refused: no way", order("move", "object='Scout' to='Far'"),
        "no route along starlanes leads from Sol to Far");
    row("E8.6 refused: techs are not produced", order("produce", "class='T2' at='Sol III'"),
        "T2 is a tech, which must be researched instead of produced");
    row("E8.6 refused: no such place", order("produce", "class='BLD' at='Terra'"),
        "no object in the game is named 'Terra'");
    row("E8.6 refused: the place is another's", order("produce", "class='BLD' at='Vega I'"),
        "Vega I belongs to Vegans, not to Terrans");
    row("E8.6 refused: cannot stand there", order("produce", "class='BLD' at='Sol'"),
        "BLD is of type building, which cannot be attached to Sol");
    row("E8.6 refused: unavailable by its flag", order("produce", "class='BARRED' at='Sol III'"),
        "BARRED is not available to Terrans: no empire can produce or research it");
    row("E8.6 refused: unavailable by its condition", order("produce", "class='RICH' at='Sol III'"),
        "RICH is not available to Terrans: Minerals is 10, required: Minerals > 50");
    row("E8.6 refused: unavailable for want of a tech", order("produce", "class='TAUGHT' at='Sol III'"),
        "TAUGHT is not available to Terrans: Terrans has no T2, required: T2");
    row("E8.6 refused: may not stand there", order("produce", "class='SMALL' at='Sol III'"),
        "SMALL cannot be placed on Sol III: size is medium, required: small");
    row("E8.6 refused: costs what is no resource", order("produce", "class='STRANGE' at='Sol III'"),
        "the cost of STRANGE is in 'Gold', which is not a resource");
    row("E8.6 refused: known already", order("research", "tech='T1'"), "Terrans already knows T1");
    row("E8.6 refused: researched already", order("research", "tech='T2'") + order("research", "tech='T2'"),
        "Terrans is already researching T2");
    row("E8.6 refused: a tech that needs another", order("research", "tech='DEEP'"),
        "DEEP is not available to Terrans: Terrans has no T2, required: T2");
    row("E8.6 refused: no focus to set", order("focus", "object='Scout' focus='mining'"),
        "Scout is of type ship, which has no property focus");
    row("E8.6 refused: no such target", order("target", "object='Scout' target='Terra'"),
        "no object in the game is named 'Terra'");
    row("E7.9 refused: no such property there", order("give", "object='Sol III' property='bonus' value='2'"),
        "Sol III is of type planet, which has no property bonus");
    row("E8.6 refused: nothing to cancel", order("cancel", "object='Scout'"), "Scout is neither moving nor a project");
    row("E8.6 refused: no project to cancel", order("cancel", "class='BLD'"), "Terrans has no project for BLD");
}

void TurnOrdersTest::refuses() {
    QFETCH(QString, given);
    QFETCH(QString, why);
    Game played = game(given.toStdString(), "<class id='SLOW' type='building'/>");
    played.goTo(1);
    QCOMPARE(refusalOf(played), why);
    const bool isTold = std::ranges::any_of(
        played.log().faults, [](const RunFault& fault) { return fault.spec->code == "run.order-refused"; });
    QVERIFY2(isTold, "the refusal is told where it stands");
    if (played.log().orders.size() == 1) {
        Game idle = game({}, "<class id='SLOW' type='building'/>");
        idle.goTo(1);
        QCOMPARE(stateOf(played), stateOf(idle)); // nothing changes
    }
}

void TurnOrdersTest::refusesProjectsWithoutTheirType() {
    // E8.6 a vocabulary without projects
    for (const std::string& given : {order("produce", "class='BLD' at='Sol III'"), order("research", "tech='T2'")}) {
        Game played(fixture::ordersContent, fixture::ordersPlaces + given);
        played.goTo(1);
        QCOMPARE(refusalOf(played), QString("the vocabulary has no type 'project'"));
    }
}

void TurnOrdersTest::refusesProjectsAtShips_data() {
    QTest::addColumn<QString>("effect");
    QTest::addColumn<QString>("why");
    QTest::newRow("E8.6 refused: a project at a ship between systems") << "<put-at x='50' y='20'/>"
                                                                       << "Scout is not in a system";
    QTest::newRow("E8.6 refused: at a ship in a system only what cannot stand on it")
        << ""
        << "BLD is of type building, which cannot be attached to Scout";
}

void TurnOrdersTest::refusesProjectsAtShips() {
    QFETCH(QString, effect);
    QFETCH(QString, why);
    Game played = game("<place class='TUG' on='Mars'/>" + order("produce", "turn='1' class='BLD' at='Scout'"),
                       R"(<class id='TUG' type='building'><group><scope><include><expression if='name == "Scout"'/>
                       </include></scope><effects>)" +
                           effect.toStdString() + "</effects></group></class>");
    played.goTo(2);
    QCOMPARE(refusalOf(played), why);
}

void TurnOrdersTest::findings_data() {
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("code");
    const auto row = [](const char* name, const std::string& given, const char* code) {
        QTest::newRow(name) << QString::fromStdString(given) << code;
    };
    row("E8.6 orders are checked: all is well", order("focus", "object='Sol III' focus='mining' which='secondary'"),
        "");
    row("E8.6 orders are checked: unknown class", order("produce", "class='BLT' at='Sol III'"), "check.unknown-name");
    row("E8.6 orders are checked: no tech", order("research", "tech='BLD'"), "check.wrong-type");
    row("E8.6 orders are checked: unknown focus", order("focus", "object='Sol III' focus='minig'"),
        "check.unknown-name");
    row("E8.6 orders are checked: a choice", order("focus", "object='Sol III' focus='mining' which='third'"),
        "content.not-a-choice");
    row("E8.6 orders are checked: what is missing", order("move", "object='Scout'"), "content.missing-attribute");
    row("E8.6 orders are checked: who gives it", "<move-order object='Scout' to='Vega'/>", "content.missing-attribute");
    row("E8.6 orders are checked: what is too much", order("move", "object='Scout' to='Vega' speed='3'"),
        "content.unknown-attribute");
    row("E8.6 orders are checked: nothing named", order("cancel", ""), "content.missing-any-of");
    row("E8.6 orders are checked: the turn", order("cancel", "object='Scout' turn='-1'"), "content.out-of-range");
    row("E8.6 orders are checked: no such order", order("attack", "object='Scout'"), "content.unknown-element");
    row("E7.9 orders are checked: no run-time property", order("give", "object='Scout' property='size' value='small'"),
        "check.not-given-in-play");
    row("E7.9 orders are checked: the value", order("give", "object='Scout' property='bonus' value='much'"),
        "check.bad-value");
}

void TurnOrdersTest::findings() {
    QFETCH(QString, given);
    QFETCH(QString, code);
    const Game played = game(given.toStdString());
    QStringList codes;
    for (const std::string& finding : played.findings()) {
        codes += QString::fromStdString(finding).remove("error ").section(' ', 0, 0);
    }
    QCOMPARE(codes.join(' '), code);
}

void TurnOrdersTest::carriesOut_data() {
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("object");
    QTest::addColumn<QString>("column");
    QTest::addColumn<QString>("value");
    const auto row = [](const char* name, const std::string& given, const char* object, const char* column,
                        const char* value) {
        QTest::newRow(name) << QString::fromStdString(given) << object << column << value;
    };
    row("E8.6 set focus", order("focus", "object='Sol III' focus='mining'"), "Sol III", "focus", "mining");
    row("E8.6 set the secondary focus", order("focus", "object='Sol III' focus='mining' which='secondary'"), "Sol III",
        "secondary_focus", "mining");
    row("E8.6 E9.1 set target", order("target", "object='Scout' target='Vega I'"), "Scout", "target", "Vega I");
    row("E8.6 E9.1 aim at nothing",
        order("target", "object='Scout' target='Vega I'") + order("target", "object='Scout' target='none'"), "Scout",
        "target", "none");
    row("E8.6 of several orders in one turn the later one counts",
        order("focus", "object='Mars' focus='mining'") + order("focus", "object='Mars' focus='industry'"), "Mars",
        "focus", "industry");
    row("E8.6 move", order("move", "object='Scout' to='Vega'"), "Scout", "destination", "Vega");
    row("E8.6 move to where something is", order("move", "object='Scout' to='Vega I'"), "Scout", "destination", "Vega");
}

void TurnOrdersTest::carriesOut() {
    QFETCH(QString, given);
    QFETCH(QString, object);
    QFETCH(QString, column);
    QFETCH(QString, value);
    Game played = game(given.toStdString());
    played.goTo(1);
    QCOMPARE(refusalOf(played), QString());
    const double found = played.at(object.toStdString(), column.toStdString());
    const View view = played.session().state().view();
    const bool isObject = column == "target" || column == "destination";
    QCOMPARE(isObject ? QString::fromStdString(found < 0.0 ? "none" : view.nameOf(static_cast<Row>(found)))
                      : QString::fromStdString(played.valueAt(object.toStdString(), column.toStdString())),
             value);
}

void TurnOrdersTest::allowedByEffects_data() {
    QTest::addColumn<QString>("product");
    QTest::addColumn<QString>("why");
    QTest::newRow("E3.9 E8.6 an effect allows what its flag forbids") << "BARRED"
                                                                      << "";
    QTest::newRow("E3.9 E8.6 an effect allows what needs a tech") << "TAUGHT"
                                                                  << "";
    QTest::newRow("E3.9 E8.6 an effect does not change what is asked of the empire")
        << "RICH"
        << "RICH is not available to Terrans: Minerals is 10, required: Minerals > 50";
}

void TurnOrdersTest::allowedByEffects() {
    QFETCH(QString, product);
    QFETCH(QString, why);
    const std::string id = product.toStdString();
    Game played = game("<place class='GIFT' on='Mars'/>" + order("produce", "class='" + id + "' at='Mars' turn='1'"),
                       "<class id='GIFT' type='building'><group id='g'><activation if='turn == 1'/><scope>"
                       "<include if='name == &quot;Terrans&quot;'/></scope><effects><set-availability class='" +
                           id + "'/></effects></group></class>");
    played.goTo(2);
    QCOMPARE(refusalOf(played), why);
    QCOMPARE(played.countOf(id), std::size_t{why.isEmpty()});
}

void TurnOrdersTest::takesOrdersInTurn() {
    // E8.6 an order of turn 2 is carried out in the step from 2 to 3
    Game played = game(order("focus", "object='Mars' focus='mining' turn='2'"));
    played.goTo(2);
    QVERIFY(played.at("Mars", "focus") < 0.0);
    QVERIFY(played.log().orders.empty());
    played.goTo(3);
    QCOMPARE(QString::fromStdString(played.valueAt("Mars", "focus")), QString("mining"));
    QCOMPARE(played.log().orders.size(), std::size_t{1});
    QCOMPARE(played.log().orders.front().empire, played.find("Terrans"));
    played.goTo(4);
    QVERIFY(played.log().orders.empty());
}

void TurnOrdersTest::givesValues() {
    // E7.9 a run-time property has no value until an order gives it one
    Game played = game(order("give", "object='Scout' property='bonus' value='7' turn='1'"));
    played.goTo(1);
    QVERIFY(played.at("Scout", "bonus") != 7.0);
    played.goTo(2);
    QCOMPARE(played.at("Scout", "bonus"), 7.0);
}

void TurnOrdersTest::cancels() {
    // E8.6 a cancelled move stops at its place, and a cancelled project ends
    Game played = game(order("move", "object='Scout' to='Vega'") + order("cancel", "object='Scout' turn='1'") +
                           order("produce", "class='SLOW' at='Sol III'") + order("cancel", "class='SLOW' turn='1'"),
                       "<class id='SLOW' type='building'><property name='build_time' value='5'/></class>");
    played.goTo(1);
    QCOMPARE(played.at("Scout", "x"), 30.0);
    QCOMPARE(played.countOf("PROJECT"), std::size_t{1});
    played.goTo(3);
    QCOMPARE(played.at("Scout", "x"), 30.0);
    QVERIFY(played.at("Scout", "destination") < 0.0);
    QCOMPARE(played.countOf("PROJECT"), std::size_t{0});
    QCOMPARE(played.countOf("SLOW"), std::size_t{0});
}

void TurnOrdersTest::keepsOrdersOfTheSandbox() {
    // S15 an order in the sandbox is kept with its turn, acts in the next step, and leaves orders for later turns
    // unchanged
    Game played = game(order("focus", "object='Mars' focus='industry' turn='3'"));
    Session& session = played.session();
    const CheckedModel& model = *session.program().model;
    const auto give = [&](const std::string& text) {
        std::vector<Diagnostic> found;
        const auto parsed = parseOrder(text, model, found);
        QVERIFY2(parsed.has_value(), found.empty() ? "" : found.front().message().c_str());
        session.order(*parsed);
    };
    session.goTo(2);
    give("<focus-order empire='Terrans' object='Mars' focus='mining'/>");
    QCOMPARE(session.last(), 2u);
    session.goTo(5);
    QCOMPARE(QString::fromStdString(played.valueAt("Mars", "focus")), QString("industry")); // from the order of turn 3
    give("<target-order empire='Terrans' object='Scout' target='Mars'/>");
    session.goTo(1);
    give("<focus-order empire='Terrans' object='Mars' focus='mining'/>");
    QCOMPARE(session.last(), 1u);
    const auto& orders = session.scenario().orders;
    std::vector<std::uint32_t> turns;
    for (const auto& one : orders) {
        turns.push_back(one.turn);
    }
    QCOMPARE(turns, (std::vector<std::uint32_t>{3, 2, 5, 1}));
    session.goTo(2);
    QCOMPARE(QString::fromStdString(played.valueAt("Mars", "focus")), QString("mining"));
    const std::string saved = scenarioXml(session.scenario(), model);
    QVERIFY(saved.find("<focus-order empire=\"Terrans\" object=\"Mars\" focus=\"mining\" turn=\"1\"/>") !=
            std::string::npos);
    // The same run results when these orders are played from the beginning.
    const std::uint64_t hash = session.history().log(2).hash;
    const auto again = Session::start(session.sharedProgram(), session.scenario());
    again->goTo(2);
    QCOMPARE(again->history().log(2).hash, hash);
}

void TurnOrdersTest::writesOrders_data() {
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, const char* text) { QTest::newRow(name) << text; };
    row("S15 move", R"(<move-order empire="Terrans" object="Scout" to="Vega" turn="4"/>)");
    row("S15 produce", R"(<produce-order empire="Terrans" class="BLD" at="Sol III"/>)");
    row("S15 research", R"(<research-order empire="Terrans" tech="T2"/>)");
    row("S15 focus", R"(<focus-order empire="Terrans" object="Sol III" focus="mining" which="secondary"/>)");
    row("S15 target", R"(<target-order empire="Terrans" object="Scout" target="none"/>)");
    row("S15 give", R"(<give-order empire="Terrans" object="Scout" property="bonus" value="-2.5"/>)");
    row("S15 cancel", R"(<cancel-order empire="Terrans" class="BLD"/>)");
    row("S15 names with quotes", R"(<move-order empire="Terrans" object="The &quot;Argo&quot; &amp; Co" to="Vega"/>)");
}

void TurnOrdersTest::writesOrders() {
    QFETCH(QString, text);
    const Game played = game({});
    std::vector<Diagnostic> found;
    const auto parsed = parseOrder(text.toStdString(), *played.session().program().model, found);
    QVERIFY2(parsed.has_value(), found.empty() ? "" : found.front().message().c_str());
    QCOMPARE(QString::fromStdString(orderXml(*parsed)), text);
}

void TurnOrdersTest::namesNearOrders() {
    // E8.6 a misspelt order is reported with the name that is near it
    const Game played = game({});
    std::vector<Diagnostic> found;
    const auto text =
        std::make_shared<const SourceText>("orders.xml", "<orders><mov-order empire='Terrans'/></orders>");
    QVERIFY(parseOrders(text, FileId{0}, *played.session().program().model, found).empty());
    QVERIFY(found.size() == 1 && !found[0].fixes.empty());
    QCOMPARE(found[0].fixes[0].edits[0].text, std::string("move-order"));
    // E8.6 the same holds for a single order, without <orders>
    for (const char* const written : {"<mov-order/>", "<mov-order empire='Terrans'></mov-order>"}) {
        found.clear();
        const auto single = std::make_shared<const SourceText>("-", written);
        QVERIFY(parseOrders(single, FileId{0}, *played.session().program().model, found).empty());
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].code(), std::string_view("check.unknown-order"));
        QCOMPARE(found[0].fixes.at(0).edits.at(0).text, std::string("move-order"));
        QCOMPARE(found[0].fixes[0].edits.size(), std::string(written).find("</") == std::string::npos ? 1u : 2u);
    }
    found.clear();
    const auto other = std::make_shared<const SourceText>("-", "<scenario/>");
    QVERIFY(parseOrders(other, FileId{0}, *played.session().program().model, found).empty());
    QCOMPARE(found[0].code(), std::string_view("content.wrong-root"));
}

void TurnOrdersTest::adoptsOrders() {
    // S15 orders find their objects and classes again in edited content; orders for removed classes are removed
    const Game played = game(order("produce", "class='OLD' at='Mars'") + order("produce", "class='BLD' at='Mars'"),
                             "<class id='OLD' type='building'/>");
    const Game edited(fixture::projectVocabulary + fixture::ordersContent, fixture::ordersPlaces);
    const CheckedModel& from = *played.session().program().model;
    const CheckedModel& to = *edited.session().program().model;
    const CheckedScenario adopted = adoptScenario(played.session().scenario(), from, to);
    QCOMPARE(adopted.orders.size(), std::size_t{1});
    QCOMPARE(adopted.orders.front().arguments.front().constant, std::optional<double>(*to.findClass("BLD")));
}

void TurnOrdersTest::rowsAgree() {
    // T19 triggers refer to an order by its row's index
    for (std::size_t i = 0; i < orderRows().size(); ++i) {
        QCOMPARE(orderDetail(orderRows()[i].tag), static_cast<double>(i));
    }
}

QTEST_APPLESS_MAIN(TurnOrdersTest)
#include "turn_orders_test.moc"
