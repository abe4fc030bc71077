// SPDX-License-Identifier: GPL-3.0-or-later
// The meter stage, played from content: one number in, one number out.
#include "engine/turn/contest.h"
#include "tests/engine/support/game_fixture.h"

#include <QTest>

using namespace orrery::engine;
using fixture::Game;

namespace {

/// Returns a building class with the groups. Each acts on the building's planet unless it has its own scope.
QString building(const QString& id, const QString& groups) {
    return QStringLiteral(R"xml(<class id="%1" type="building">%2</class>)xml").arg(id, groups);
}

QString
group(const QString& effects, const QString& attributes = {},
      const QString& scope = QStringLiteral("<and><object-type type='planet'/><contains><self/></contains></and>")) {
    return QStringLiteral("<group %1><scope><include>%2</include></scope><effects>%3</effects></group>")
        .arg(attributes, scope, effects);
}

QString place(const QString& objectClass, const QString& on, const QString& name = {}) {
    return QStringLiteral(R"xml(<place class="%1" on="%2" name="%3"/>)xml").arg(objectClass, on, name);
}

/// Returns groups that evaluate the same conditions for the same sources at five levels. Each level changes the values
/// that the next one reads: it adds 1 to the MaxIndustry of a holder's planet for each holder there.
QString sameQuestions() {
    QString groups;
    for (int level = 0; level < 5; ++level) {
        const QString priority = QStringLiteral("priority='%1'").arg(level);
        const QString farming = QStringLiteral(R"xml(<modify-max-meter meter="Farming" amount="%1"/>)xml");
        groups += group(R"xml(<modify-max-meter meter="Industry" amount="1"/>)xml", priority, "<self/>");
        groups += group(farming.arg(1), priority,
                        R"xml(<and><object-type type="planet"/>
                              <meter-value meter="Stock" at-least="Source.MaxIndustry * 10"/></and>)xml");
        for (const char* condition : {"Source.MaxIndustry >= 2", "1 / Source.MaxIndustry > 2"}) {
            groups += QStringLiteral(R"xml(<group %1><activation if="%2"/><scope><include><self/></include></scope>
                                           <effects>%3</effects></group>)xml")
                          .arg(priority, QString(condition).toHtmlEscaped(), farming.arg(10));
        }
        groups += QStringLiteral(R"xml(<group %1><activation><chance probability="0.5"/></activation><scope><include>
                                       <and><object-type type="planet"/><chance probability="0.5"/></and></include>
                                       </scope><effects><modify-meter meter="Stock" amount="-1"/></effects></group>)xml")
                      .arg(priority);
    }
    return QStringLiteral(R"xml(<class id="SPC" type="special">%1</class>)xml").arg(groups);
}

} // namespace

class TurnMeterTest : public QObject {
    Q_OBJECT

private slots:
    void value_data() {
        QTest::addColumn<QString>("content");
        QTest::addColumn<QString>("placements");
        QTest::addColumn<int>("turns");
        QTest::addColumn<QString>("object");
        QTest::addColumn<QString>("column");
        QTest::addColumn<double>("expected");
        const auto row = [](const char* name, const QString& content, const QString& placements, int turns,
                            const char* object, const char* column, double expected) {
            QTest::newRow(name) << content << placements << turns << object << column << expected;
        };
        const QString onSol = place("BLD", "Sol III");
        const auto onOne = [&](const char* name, const QString& groups, int turns, const char* column,
                               double expected) {
            row(name, building("BLD", groups), onSol, turns, "Sol III", column, expected);
        };

        onOne("E3.1 modify max meter is for this turn only",
              group(R"xml(<modify-max-meter meter="Industry" amount="7"/>)xml"), 3, "MaxIndustry", 7);
        onOne("E3.2 modify current meter stays", group(R"xml(<modify-meter meter="Stock" amount="-5"/>)xml"), 3,
              "Stock", 35);
        onOne("E3.15 set max meter", group(R"xml(<set-max-meter meter="Industry" value="12"/>)xml"), 1, "MaxIndustry",
              12);
        onOne("E3.15 set meter", group(R"xml(<set-meter meter="Stock" value="12"/>)xml"), 1, "Stock", 12);
        onOne("E3.16 multiply", group(R"xml(<multiply-meter meter="Stock" by="0.5"/>)xml"), 1, "Stock", 25);
        onOne("E3.16 divide", group(R"xml(<divide-meter meter="Stock" by="4"/>)xml"), 1, "Stock", 12.5);
        onOne("E3.16 raise to at least", group(R"xml(<raise-max-meter meter="Industry" to="4"/>)xml"), 1, "MaxIndustry",
              4);
        onOne("E3.16 raise leaves what is higher", group(R"xml(<raise-meter meter="Stock" to="4"/>)xml"), 1, "Stock",
              50);
        onOne("E3.16 lower to at most", group(R"xml(<lower-meter meter="Stock" to="4"/>)xml"), 1, "Stock", 4);
        onOne("E3.16 lower leaves what is lower", group(R"xml(<lower-meter meter="Stock" to="80"/>)xml"), 1, "Stock",
              50);

        onOne("E7.8 set before add before multiply",
              group(R"xml(<multiply-max-meter meter="Industry" by="2"/><modify-max-meter meter="Industry" amount="3"/>
                       <set-max-meter meter="Industry" value="4"/>)xml"),
              1, "MaxIndustry", 14);
        onOne("E7.8 multiply before divide before raise before lower",
              group(R"xml(<lower-max-meter meter="Industry" to="20"/><raise-max-meter meter="Industry" to="30"/>
                       <divide-max-meter meter="Industry" by="4"/><multiply-max-meter meter="Industry" by="3"/>
                       <set-max-meter meter="Industry" value="10"/>)xml"),
              1, "MaxIndustry", 20);
        onOne("E7.8 a lower priority comes first",
              group(R"xml(<modify-max-meter meter="Industry" amount="3"/>)xml", R"xml(priority="5")xml") +
                  group(R"xml(<multiply-max-meter meter="Industry" by="10"/>)xml", R"xml(priority="1")xml"),
              1, "MaxIndustry", 3);
        onOne("E7.8 an effect overrides its group's priority",
              group(R"xml(<modify-max-meter meter="Industry" amount="3" priority="-1"/>
                       <modify-max-meter meter="Industry" amount="1" priority="9"/>
                       <multiply-max-meter meter="Industry" by="10"/>)xml"),
              1, "MaxIndustry", 31);
        row("E7.8 of two that set the later holder stands",
            building("BLD", group(R"xml(<set-max-meter meter="Industry" value="1"/>)xml")) +
                building("AAA", group(R"xml(<set-max-meter meter="Industry" value="2"/>)xml")),
            onSol + place("AAA", "Sol III"), 1, "Sol III", "MaxIndustry", 2);

        onOne("E8.4 amounts read the level's beginning", group(R"xml(<modify-meter meter="Stock" amount="10"/>
                       <modify-max-meter meter="Industry" amount="Stock"/>)xml"),
              1, "MaxIndustry", 50);
        onOne("E8.4 amounts at a later level read what was built", group(R"xml(<modify-meter meter="Stock" amount="10"/>
                       <modify-max-meter meter="Industry" amount="Stock" priority="1"/>)xml"),
              1, "MaxIndustry", 60);
        onOne(
            "E8.4 value() is the running value",
            group(R"xml(<modify-meter meter="Stock" amount="-40"/><modify-meter meter="Stock" amount="value()"/>)xml"),
            1, "Stock", 20);
        onOne(
            "E8.4 activation is decided as the level begins",
            group(R"xml(<modify-meter meter="Stock" amount="10"/>)xml") +
                QStringLiteral(R"xml(<group><activation if="Source.planet.Stock > 55"/><scope><include><contains><self/>
                      </contains></include></scope><effects><modify-max-meter meter="Industry" amount="1"/></effects>
                      </group>)xml"),
            1, "MaxIndustry", 0);
        onOne("E8.4 scope of a later level sees what was built",
              group(R"xml(<modify-meter meter="Stock" amount="10"/>)xml") +
                  group(R"xml(<modify-max-meter meter="Industry" amount="1"/>)xml", R"xml(priority="1")xml",
                        R"xml(<meter-value meter="Stock" at-least="60"/>)xml"),
              1, "MaxIndustry", 1);
        onOne("E8.4 a group decides at the lowest level of its effects",
              group(R"xml(<modify-max-meter meter="Industry" amount="1" priority="7"/>
                       <modify-meter meter="Stock" amount="-50" priority="1"/>)xml",
                    {}, R"xml(<meter-value meter="Stock" at-least="50"/>)xml"),
              1, "MaxIndustry", 1);

        onOne("E8.1 maxima begin at 0", group(R"xml(<modify-max-meter meter="Industry" amount="MaxIndustry + 1"/>)xml"),
              3, "MaxIndustry", 1);
        onOne("E8.1 last() is the maximum at the end of last turn",
              group(R"xml(<modify-max-meter meter="Industry" amount="last(MaxIndustry) + 1"/>)xml"), 3, "MaxIndustry",
              3);
        onOne("E8.2 current moves by 1 towards max", group(R"xml(<modify-max-meter meter="Industry" amount="7"/>)xml"),
              3, "Industry", 3);
        onOne("E8.3 max is held within the vocabulary's bounds",
              group(R"xml(<modify-max-meter meter="Stock" amount="500"/>)xml"), 1, "MaxStock", 100);
        onOne("E8.3 current is at most max", group(R"xml(<modify-meter meter="Stock" amount="500"/>)xml"), 1, "Stock",
              50);
        onOne("E8.3 current is at least the minimum", group(R"xml(<modify-meter meter="Stock" amount="-500"/>)xml"), 1,
              "Stock", 0);
        onOne("E8.3 caps come once after all effects of the stage",
              group(R"xml(<modify-meter meter="Stock" amount="-500"/>
                       <modify-meter meter="Stock" amount="480" priority="1"/>)xml"),
              1, "Stock", 30);
        const QString deep = QStringLiteral(R"xml(<vocabulary><meter id="Deep" minimum="10" maximum="20"/>
            <type id="planet" extend="true"><has meter="Deep"/></type></vocabulary>)xml");
        const auto onDeep = [&](const char* name, const char* amount, const char* column, double expected) {
            const QString adds = QStringLiteral(R"xml(<modify-max-meter meter="Deep" amount="%1"/>)xml").arg(amount);
            row(name, deep + building("BLD", group(adds)), onSol, 2, "Sol III", column, expected);
        };
        onDeep("E8.3 a maximum that ends below the minimum is raised to it", "3", "MaxDeep", 10);
        onDeep("E8.3 so is the current value that it would hold down", "3", "Deep", 10);
        onDeep("E8.3 a maximum between the bounds stays", "12", "MaxDeep", 12);
        row("E8.3 a statement's maximum below the minimum is raised by the next cap", deep,
            R"xml(<set object="Sol III" meter="Deep" which="max" value="-4"/>
                  <set object="Sol III" meter="Deep" which="current" value="-7"/>)xml",
            1, "Sol III", "Deep", 10);
        onOne("E8.9 the step to turn n reads turn as n",
              group(R"xml(<modify-max-meter meter="Industry" amount="turn"/>)xml"), 4, "MaxIndustry", 4);

        const auto nothing = [](const char* effect) {
            return group(QStringLiteral(R"xml(<%1='object("Nobody").x'/>)xml").arg(effect));
        };
        onOne("E7.2 adding a missing amount adds 0", nothing(R"xml(modify-meter meter="Stock" amount)xml"), 1, "Stock",
              50);
        onOne("E7.2 setting to a missing amount sets to 0", nothing(R"xml(set-meter meter="Stock" value)xml"), 1,
              "Stock", 0);
        onOne("E7.2 multiplying by a missing amount makes 0", nothing(R"xml(multiply-meter meter="Stock" by)xml"), 1,
              "Stock", 0);
        onOne("E7.2 raising to a missing amount raises to 0", nothing(R"xml(raise-meter meter="Stock" to)xml"), 1,
              "Stock", 50);
        onOne("E7.2 lowering to a missing amount lowers to 0", nothing(R"xml(lower-meter meter="Stock" to)xml"), 1,
              "Stock", 0);

        const QString specials = place("SPC", "Sol III") + place("SPC", "Sol III") + place("SPC", "Mars");
        row("E8.4 the groups of two holders that ask the same learn what the level before did", sameQuestions(),
            specials, 1, "Sol III", "MaxFarming", 4 * 2 * 10 + 11);
        row("E8.4 and so do those of one holder", sameQuestions(), specials, 1, "Mars", "MaxFarming", 3 * 10 + 11);
        row("E8.4 and so do their scopes", sameQuestions(), specials, 1, "Vega I", "MaxFarming", 11);

        const QString twice = onSol + place("BLD", "Sol III");
        row("E7.5 without a number it always fires",
            building("BLD", group(R"xml(<modify-max-meter meter="Industry" amount="3"/>)xml")), twice, 1, "Sol III",
            "MaxIndustry", 6);
        row("E7.5 a number fires once on an object",
            building("BLD", group(R"xml(<modify-max-meter meter="Industry" amount="3" stacking="12"/>)xml")), twice, 1,
            "Sol III", "MaxIndustry", 3);
        row("E7.5 a number is free on other objects",
            building("BLD", group(R"xml(<modify-max-meter meter="Industry" amount="3" stacking="12"/>)xml")),
            onSol + place("BLD", "Mars"), 1, "Mars", "MaxIndustry", 3);
        row("E7.5 a number is free again on the next turn",
            building("BLD", group(R"xml(<modify-meter meter="Stock" amount="-3" stacking="12"/>)xml")), twice, 2,
            "Sol III", "Stock", 44);
        row("E7.5 first is by priority, not by operation",
            building("BLD", group(R"xml(<modify-max-meter meter="Industry" amount="3" stacking="s" priority="1"/>
                                     <set-max-meter meter="Industry" value="9" stacking="s" priority="2"/>)xml")),
            onSol, 1, "Sol III", "MaxIndustry", 3);
        row("E7.5 first is by place in the group within a level",
            building("BLD", group(R"xml(<modify-max-meter meter="Industry" amount="3" stacking="s"/>
                                     <set-max-meter meter="Industry" value="9" stacking="s"/>)xml")),
            onSol, 1, "Sol III", "MaxIndustry", 3);
        row("E7.5 a change of 0 uses the number up",
            building("BLD", group(R"xml(<modify-max-meter meter="Industry" amount="0" stacking="s"/>
                                     <modify-max-meter meter="Industry" amount="5" stacking="s"/>)xml")),
            onSol, 1, "Sol III", "MaxIndustry", 0);
        row("E7.6 a group's effects do not block one another",
            building("BLD", group(R"xml(<modify-max-meter meter="Industry" amount="3"/>
                                     <modify-max-meter meter="Industry" amount="4"/>)xml",
                                  R"xml(stacking="whole")xml")),
            twice, 1, "Sol III", "MaxIndustry", 7);
        const QString three = place("OLD", "Sol III") + place("NEW", "Sol III") + place("LAST", "Sol III");
        const auto adds = [](int amount, const char* stacking) {
            return QStringLiteral(R"xml(<modify-max-meter meter="Industry" amount="%1" %2/>)xml")
                .arg(amount)
                .arg(stacking);
        };
        const char* const ofGroup = R"xml(stacking="whole")xml";
        const char* const ofEffect = R"xml(stacking="one")xml";
        row("E7.6 a group that is stacked out leaves its effect's name to others",
            building("OLD", group(adds(1, ""), ofGroup)) + building("NEW", group(adds(20, ofEffect), ofGroup)) +
                building("LAST", group(adds(300, ofEffect))),
            three, 1, "Sol III", "MaxIndustry", 301);
        row("E7.6 a group whose effect is stacked out uses its own name up",
            building("OLD", group(adds(1, ofEffect))) + building("NEW", group(adds(20, ofEffect), ofGroup)) +
                building("LAST", group(adds(300, ""), ofGroup)),
            three, 1, "Sol III", "MaxIndustry", 1);
        row("E7.6 a group's name lasts over its levels",
            building("BLD", group(R"xml(<modify-max-meter meter="Industry" amount="3"/>
                                     <modify-max-meter meter="Industry" amount="4" priority="3"/>)xml",
                                  R"xml(stacking="whole")xml")),
            twice, 1, "Sol III", "MaxIndustry", 7);

        onOne("E7.2 a meter that the object has not reads as 0",
              group(R"xml(<modify-max-meter meter="Industry" amount="4 + Source.CurrentFarming"/>)xml"), 1,
              "MaxIndustry", 4);
        onOne("X1.3 division by zero is 0", group(R"xml(<divide-meter meter="Stock" by="Farming"/>)xml"), 1, "Stock",
              0);
        onOne("E2.7 a group that is switched off does nothing",
              group(R"xml(<modify-max-meter meter="Industry" amount="4"/>)xml", R"xml(enabled="false")xml"), 1,
              "MaxIndustry", 0);
        onOne("E2.7 an effect that is switched off does nothing",
              group(R"xml(<modify-max-meter meter="Industry" amount="4" enabled="false"/>
                       <modify-max-meter meter="Industry" amount="1"/>)xml"),
              1, "MaxIndustry", 1);
        onOne(
            "E2.3 the same effect stands twice in a group",
            group(
                R"xml(<modify-max-meter meter="Industry" amount="4"/><modify-max-meter meter="Industry" amount="1"/>)xml"),
            1, "MaxIndustry", 5);

        const QString ofSource = group(R"xml(<modify-max-meter meter="Industry" amount="1"/>)xml", {}, "<self/>");
        row("E2.8 the source of a tech is its owner's capital",
            QStringLiteral(R"xml(<class id="TECH" type="tech">%1</class>)xml").arg(ofSource),
            R"xml(<give-tech tech="TECH" to="Vegans"/>)xml", 1, "Vega I", "MaxIndustry", 1);
        row("E2.8 the source of a special is its host",
            QStringLiteral(R"xml(<class id="SPC" type="special">%1</class>)xml").arg(ofSource), place("SPC", "Mars"), 1,
            "Mars", "MaxIndustry", 1);
        row("E2.8 without a capital a tech is inactive",
            QStringLiteral(R"xml(<class id="TECH" type="tech">%1</class>)xml").arg(ofSource) +
                building("BOMB", group("<destroy-object/>")),
            R"xml(<give-tech tech="TECH" to="Vegans"/>)xml" + place("BOMB", "Vega I"), 2, "Giant", "MaxIndustry", 0);
        onOne("E6.1 no activation is always active", group(R"xml(<modify-max-meter meter="Industry" amount="1"/>)xml"),
              1, "MaxIndustry", 1);
        onOne("E6.4 an inactive group is left alone",
              QStringLiteral(
                  R"xml(<group><activation if="turn > 1"/><scope><include><contains><self/></contains></include>
                  </scope><effects><modify-max-meter meter="Industry" amount="1"/></effects></group>)xml"),
              1, "MaxIndustry", 0);
    }

    void value() {
        QFETCH(QString, content);
        QFETCH(QString, placements);
        QFETCH(int, turns);
        QFETCH(QString, object);
        QFETCH(QString, column);
        QFETCH(double, expected);
        for (const bool useCaches : {true, false}) {
            Game game(content.toStdString(), placements.toStdString(), useCaches);
            for (const std::string& finding : game.findings()) {
                QVERIFY2(!finding.starts_with("error"), finding.c_str());
            }
            game.goTo(static_cast<std::uint32_t>(turns));
            QCOMPARE(game.at(object.toStdString(), column.toStdString()), expected);
        }
    }

    void askingOnceIsTheSame() {
        // R3.1: results that groups with the same conditions share change nothing, and neither do faults on the way.
        const auto play = [](bool useCaches) {
            const QString specials = place("SPC", "Sol III") + place("SPC", "Sol III") + place("SPC", "Mars");
            Game game(sameQuestions().toStdString(), specials.toStdString(), useCaches);
            std::vector<std::uint64_t> turns;
            for (std::uint32_t turn = 1; turn <= 6; ++turn) {
                game.goTo(turn);
                turns.push_back(game.log().hash);
                turns.push_back(game.log().firings.size());
                turns.push_back(game.log().faults.size());
            }
            return turns;
        };
        const std::vector<std::uint64_t> turns = play(true);
        QCOMPARE(turns, play(false));
        QCOMPARE(turns[2], std::uint64_t{3}); // each holder divides by zero at the first level
    }

    void contests_data() {
        QTest::addColumn<int>("policy");
        QTest::addColumn<QList<double>>("amounts"); ///< of one contender each, on one object
        QTest::addColumn<int>("winner");
        QTest::addColumn<QList<double>>("means"); ///< of the winner
        const auto row = [](const char* name, StackingPolicy policy, const QList<double>& amounts, int winner,
                            const QList<double>& means = {}) {
            QTest::newRow(name) << static_cast<int>(policy) << amounts << winner << means;
        };
        row("E7.7 the largest amount wins", StackingPolicy::largest, {2, 5, 3}, 1);
        row("E7.7 the largest of amounts below 0", StackingPolicy::largest, {-3, -1, -2}, 1);
        row("E7.7 of equal largest amounts the first", StackingPolicy::largest, {1, 4, 4}, 1);
        row("E7.7 the smallest amount wins", StackingPolicy::smallest, {2, 5, 1}, 2);
        row("E7.7 of equal smallest amounts the first", StackingPolicy::smallest, {4, 4, 5}, 0);
        row("E7.7 the first wins whatever it adds", StackingPolicy::first, {1, 9, -9}, 0);
        row("E7.7 the first acts with the mean", StackingPolicy::average, {2, 4, 9}, 0, {5});
    }
    void contests() {
        QFETCH(int, policy);
        QFETCH(QList<double>, amounts);
        QFETCH(int, winner);
        QFETCH(QList<double>, means);
        std::vector<Contender> contenders;
        for (const double amount : amounts) {
            contenders.push_back({std::make_shared<const RowList>(RowList{7}), {amount}});
        }
        const std::vector<ContestResult> results = contest(static_cast<StackingPolicy>(policy), contenders);
        QCOMPARE(results.size(), contenders.size());
        for (std::size_t i = 0; i < results.size(); ++i) {
            const bool isWinner = i == static_cast<std::size_t>(winner);
            QCOMPARE(results[i].rows.kept != nullptr, isWinner);
            QCOMPARE(results[i].rows.left != nullptr, !isWinner);
            QCOMPARE(QList<double>(results[i].means.begin(), results[i].means.end()),
                     isWinner ? means : QList<double>{});
        }
    }

    void eachIsToldItsOwnFault() {
        // X1.3: effects with the same formula share the compiled program, but each reports its own fault.
        const QString divides = group(R"xml(<modify-max-meter meter="Industry" amount="1 / MaxFarming"/>)xml");
        const QString content = building("BLD", divides + divides);
        Game game(content.toStdString(), place("BLD", "Sol III").toStdString());
        game.goTo(1);
        QCOMPARE(game.log().faults.size(), std::size_t{2});
        const Location first = game.log().faults[0].where;
        const Location second = game.log().faults[1].where;
        QVERIFY(first.span.begin < second.span.begin);
        QCOMPARE(second.span.size(), first.span.size());
        // Two conditions of one activation do so, too.
        const QString never = "<expression if=\"1 / planet.MaxFarming &gt; 0\"/>";
        Game other(
            (R"xml(<class id="BLD" type="building"><group id="g"><activation><or>)xml" + never + never +
             R"xml(</or></activation><scope><include><self/></include></scope><effects><destroy-object/></effects>
                       </group></class>)xml")
                .toStdString(),
            place("BLD", "Sol III").toStdString());
        other.goTo(1);
        QCOMPARE(other.log().faults.size(), std::size_t{2});
    }
};

QTEST_APPLESS_MAIN(TurnMeterTest)
#include "turn_meter_test.moc"
