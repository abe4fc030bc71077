// SPDX-License-Identifier: GPL-3.0-or-later
// The breakdown: the changes of a value in order, and the effects that did not act, with the reasons (I4.4).
#include "engine/trace/effect_results.h"
#include "engine/trace/explain.h"
#include "engine/trace/render.h"
#include "engine/trace/replay.h"
#include "tests/engine/support/game_fixture.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>

using namespace orrery::engine;
using fixture::Game;

namespace {

using Play = std::function<void()>;

std::string building(const std::string& id, const std::string& groups) {
    return R"(<class id=")" + id + R"(" type="building">)" + groups + "</class>";
}

const std::string onHost = "<and><object-type type='planet'/><contains><self/></contains></and>";

std::string group(const std::string& id, const std::string& effects, const std::string& attributes = {},
                  const std::string& include = onHost, const std::string& activation = {}) {
    return "<group id='" + id + "' " + attributes + ">" + activation + "<scope><include>" + include +
           "</include></scope><effects>" + effects + "</effects></group>";
}

std::string place(const std::string& objectClass, const std::string& on, const std::string& name) {
    return "<place class='" + objectClass + "' on='" + on + "' name='" + name + "'/>";
}

Ledger ledgerOf(const Game& game, std::string_view object, std::string_view column, ExplainOptions options = {}) {
    const Session& session = game.session();
    return explain(session, session.turn(), game.find(object), *session.program().model->layout.find(column), options);
}

/// Returns the changes as "label before > after", joined by "; ", without the opening.
QString changesOf(const Ledger& ledger) {
    QStringList rows;
    for (std::size_t i = 1; i < ledger.rows.size(); ++i) {
        const LedgerRow& row = ledger.rows[i];
        rows += QStringLiteral("%1 %2 > %3")
                    .arg(QString::fromStdString(row.label.english()))
                    .arg(row.before)
                    .arg(row.after);
    }
    return rows.join("; ");
}

/// Returns the ghost entries as "why label: reason", joined by "; ".
QString ghostsOf(const Ledger& ledger) {
    QStringList rows;
    for (const LedgerRow& ghost : ledger.ghosts) {
        const std::string count = ghost.count > 1 ? std::to_string(ghost.count) + " x " : "";
        rows += QString::fromStdString(count + std::string(ghostName(ghost.ghost)) + " " + ghost.label.english() +
                                       ": " + ghost.reason.english());
    }
    return rows.join("; ");
}

QString termsOf(const LedgerRow& row) {
    QStringList terms;
    for (const EvaluatedTerm& term : row.terms) {
        terms += QStringLiteral("%1 = %2").arg(QString::fromStdString(term.text)).arg(term.value);
    }
    return terms.join("; ");
}

bool isChained(const Ledger& ledger) {
    const auto same = [](double a, double b) {
        return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
    };
    for (std::size_t i = 1; i < ledger.rows.size(); ++i) {
        if (!same(ledger.rows[i].before, ledger.rows[i - 1].after)) {
            return false;
        }
    }
    return ledger.rows.front().kind == LedgerKind::opening &&
           same(ledger.rows.front().before, ledger.rows.front().after) && same(ledger.rows.back().after, ledger.value);
}

/// Returns the names of all unproven values, over every object and turn.
QStringList unproven(const Session& session) {
    QStringList names;
    const ColumnLayout& layout = session.program().model->layout;
    for (std::uint32_t turn = 0; turn <= session.last(); ++turn) {
        const State state = session.history().state(session.universe(), turn);
        const View view = state.view();
        for (Row row = 0; row < view.rowCount; ++row) {
            for (std::uint16_t c = 0; c < layout.size(); ++c) {
                const ColumnId column{c};
                const Ledger ledger = explain(session, turn, row, column, {.ghosts = false});
                const double opening = turn == 0 ? 0.0 : session.history().at(turn - 1, column, row);
                if (!ledger.isProven || !isChained(ledger) || ledger.value != view.at(column, row) ||
                    ledger.rows.front().before != opening) {
                    names += QStringLiteral("%1 of %2 at %3")
                                 .arg(QString::fromStdString(layout[column].name))
                                 .arg(row)
                                 .arg(turn);
                }
            }
        }
    }
    return names;
}

const std::string busy =
    building("FARM", group("grow", "<modify-max-meter meter='Farming' amount='3 + Source.age'/>"
                                   "<multiply-max-meter meter='Farming' by='1.1' priority='5'/>"
                                   "<modify-meter meter='Stock' amount='-Target.Farming / 3'/>") +
                         group("luck",
                               "<modify-stockpile resource='Favour' amount='Target.Stock / 7' per='object'/>"
                               "<create-object class='SHED' count='1'/>",
                               {}, "<and><object-type type='planet'/><chance probability='0.4'/></and>")) +
    "<class id='SHED' type='building' duration='3'>" +
    group("shed", "<modify-max-meter meter='Industry' amount='0.1' stacking='shed'/>", {},
          "<object-type type='planet'/>") +
    group("end", "<set-planet-size size='tiny'/><destroy-object/>", {},
          "<and><object-type type='building'/><chance probability='0.02'/></and>") +
    "</class>";

} // namespace

Q_DECLARE_METATYPE(Play)

class TraceLedgerTest : public QObject {
    Q_OBJECT

private slots:
    /// I6.1: the changes by each effect of a group add up to its entries in the breakdowns.
    void effectResults() {
        Game game(building("BLD_A", group("g", "<modify-max-meter meter='Farming' amount='2'/>"
                                               "<modify-max-meter meter='Farming' amount='3'/>")) +
                      building("BLD_B", group("h", "<modify-max-meter meter='Farming' amount='5'/>")),
                  place("BLD_A", "Sol III", "a") + place("BLD_B", "Sol III", "b"));
        game.goTo(1);
        const Session& session = game.session();
        const Program& program = session.program();
        const auto index = program.groupsOf(*program.model->findClass("BLD_A")).front();
        const auto results = orrery::engine::effectResults(session, 1, game.find("a"), 2);
        QCOMPARE(results.size(), std::size_t{2});
        const Ledger ledger = ledgerOf(game, "Sol III", "MaxFarming");
        for (const EffectResult& result : results) {
            QCOMPARE(result.group, index);
            QCOMPARE(result.count, std::size_t{1});
            QCOMPARE(result.first.front().row, game.find("Sol III"));
            const auto row = std::ranges::find_if(
                ledger.rows, [&](const LedgerRow& one) { return one.group == index && one.effect == result.effect; });
            QVERIFY(row != ledger.rows.end());
            QCOMPARE(result.first.front().before, row->before);
            QCOMPARE(result.first.front().after, row->after);
        }
        QCOMPARE(orrery::engine::effectResults(session, 1, game.find("b"), 2).size(), std::size_t{1});
        QVERIFY(orrery::engine::effectResults(session, 7, game.find("a"), 2).empty());
        QVERIFY(orrery::engine::effectResults(session, 1, game.find("a"), 0).front().first.empty());
        // Statements of the set-up are no effects.
        QVERIFY(orrery::engine::effectResults(session, 0, game.find("a"), 2).empty());
    }

    void ledger_data();
    void ledger() {
        QFETCH(Play, run);
        run();
    }
};

void TraceLedgerTest::ledger_data() {
    QTest::addColumn<Play>("run");
    const auto row = [](const char* name, Play run) { QTest::newRow(name) << run; };
    const std::string farm = place("FARM", "Sol III", "Farm");

    row("I4.4 every value of every object at every turn is proven", [=] {
        Game game(busy,
                  farm + place("SHED", "Mars", "Late") + "<place class='SHED' on='Mars' name='Shed 2' turn='4'/>");
        QVERIFY(std::ranges::none_of(game.findings(), [](const auto& f) { return f.starts_with("error"); }));
        game.goTo(12);
        QVERIFY(game.session().universe().rowCount() > 20);
        QCOMPARE(unproven(game.session()), QStringList{});
    });
    row("I4.4 a record that does not add up to the value is told so", [] {
        Game game(building("BLD", group("g", "<modify-max-meter meter='Industry' amount='4'/>")),
                  place("BLD", "Mars", "B"));
        game.goTo(1);
        const ColumnId column = *game.session().program().model->layout.find("MaxIndustry");
        // No run of the engine writes such a log, so the test damages it: it changes the meter's last value.
        auto& log = const_cast<TurnLog&>(game.log());
        const auto run = std::find_if(log.runs.rbegin(), log.runs.rend(), [&](const Run& one) {
            return one.column == column && placeIn(*one.rows, game.find("Mars"));
        });
        QVERIFY(run != log.runs.rend());
        double& value = log.values[run->firstValue + *placeIn(*run->rows, game.find("Mars"))];
        QVERIFY(ledgerOf(game, "Mars", "MaxIndustry").isProven);
        value = std::nextafter(value, 1e9); // by one bit
        const Ledger damaged = ledgerOf(game, "Mars", "MaxIndustry");
        QVERIFY(!damaged.isProven);
        QVERIFY(ledgerOf(game, "Mars", "MaxFarming").isProven);
        const QString text = QString::fromStdString(renderLedger(damaged, game.session()));
        QVERIFY2(text.endsWith("Σ the record does not add up to the value\n"), qPrintable(text));
        QVERIFY(ledgerJson(damaged, game.session()).find("\"proven\": false") != std::string::npos);
    });
    row("I4.4 rows stand in the order in which they happened", [] {
        Game game(building("BLD", group("all", "<multiply-max-meter meter='Industry' by='2'/>"
                                               "<modify-max-meter meter='Industry' amount='3'/>"
                                               "<set-max-meter meter='Industry' value='1'/>"
                                               "<lower-max-meter meter='Industry' to='7' priority='3'/>")),
                  place("BLD", "Mars", "B"));
        game.goTo(2);
        QCOMPARE(changesOf(ledgerOf(game, "Mars", "MaxIndustry")),
                 "rebuilt each turn 7 > 0; BLD/all 0 > 1; BLD/all 1 > 4; BLD/all 4 > 8; BLD/all 8 > 7");
    });
    row("I4.4 growth and caps have rows of their own", [] {
        Game game(building("BLD", group("max", "<modify-max-meter meter='Industry' amount='2'/>") +
                                      group("now", "<modify-meter meter='Industry' amount='5'/>")),
                  place("BLD", "Mars", "B"));
        game.goTo(1);
        const Ledger ledger = ledgerOf(game, "Mars", "Industry");
        QCOMPARE(changesOf(ledger), "BLD/now 0 > 5; growth 5 > 4; clamped to its maximum and bounds 4 > 2");
        QCOMPARE(int(ledger.rows[2].kind), int(LedgerKind::growth));
        QCOMPARE(int(ledger.rows[3].kind), int(LedgerKind::cap));
    });
    row("I4.4 an effect that changed nothing is a row all the same", [] {
        Game game(building("BLD", group("none", "<modify-max-meter meter='Industry' amount='0'/>")),
                  place("BLD", "Mars", "B"));
        game.goTo(1);
        QCOMPARE(changesOf(ledgerOf(game, "Mars", "MaxIndustry")), "BLD/none 0 > 0");
    });
    row("I4.4 a row names group, effect, source and amount", [] {
        Game game(building("BLD", group("g", "<modify-meter meter='Stock' amount='1'/>"
                                             "<modify-max-meter meter='Industry' amount='Target.Stock / 10'/>")),
                  place("BLD", "Mars", "Mill"));
        game.goTo(1);
        const LedgerRow change = ledgerOf(game, "Mars", "MaxIndustry").rows[1];
        QCOMPARE(change.effect, std::uint16_t{1});
        QCOMPARE(change.source, game.find("Mill"));
        QCOMPARE(change.holder, game.find("Mill"));
        QCOMPARE(change.amount, std::string("Target.Stock / 10"));
        QCOMPARE(change.amountIs.value(), 5.0);
        QVERIFY(game.session().program().model->placeText(change.where).starts_with("content.xml:1:"));
    });
    row("I4.4 operands are those of the level's beginning", [] {
        Game game(building("BLD", group("up", "<modify-meter meter='Stock' amount='8'/>") +
                                      group("read", "<modify-meter meter='Stock' amount='Target.Stock * 0.5'/>")),
                  place("BLD", "Mars", "B"));
        game.goTo(1);
        const Ledger ledger = ledgerOf(game, "Mars", "Stock");
        QCOMPARE(changesOf(ledger), "BLD/up 50 > 58; BLD/read 58 > 83; clamped to its maximum and bounds 83 > 50");
        QCOMPARE(termsOf(ledger.rows[2]), "Target.Stock * 0.5 = 25; Target.Stock = 50");
    });
    row("I4.4 operands of a later level see the one before", [] {
        Game game(building("BLD", group("up", "<modify-meter meter='Stock' amount='8'/>") +
                                      group("read", "<modify-meter meter='Stock' amount='Target.Stock * 0.5'/>",
                                            "priority='1'")),
                  place("BLD", "Mars", "B"));
        game.goTo(1);
        QCOMPARE(termsOf(ledgerOf(game, "Mars", "Stock").rows[2]), "Target.Stock * 0.5 = 29; Target.Stock = 58");
    });
    row("I4.4 value() is the running value", [] {
        Game game(building("BLD", group("up", "<modify-meter meter='Stock' amount='8'/>") +
                                      group("read", "<modify-meter meter='Stock' amount='value() / 2'/>")),
                  place("BLD", "Mars", "B"));
        game.goTo(1);
        QCOMPARE(termsOf(ledgerOf(game, "Mars", "Stock").rows[2]), "value() / 2 = 29; value() = 58");
    });
    row("I4.4 growth shows its operands", [] {
        Game game(building("BLD", group("max", "<modify-max-meter meter='Industry' amount='2'/>")),
                  place("BLD", "Mars", "B"));
        game.goTo(1);
        const Ledger ledger = ledgerOf(game, "Mars", "Industry");
        QCOMPARE(changesOf(ledger), "growth 0 > 1");
        QVERIFY2(termsOf(ledger.rows[1]).contains("MaxIndustry = 2"), qPrintable(termsOf(ledger.rows[1])));
    });
    row("I4.4 amounts of a stockpile are those of the objects", [] {
        Game game(building("BLD", group("tax",
                                        "<modify-stockpile resource='Favour' amount='Target.Stock / 10' "
                                        "per='object'/>",
                                        {}, "<object-type type='planet'/>")),
                  place("BLD", "Mars", "B"));
        game.goTo(1);
        const Ledger ledger = ledgerOf(game, "Terrans", "Favour");
        QCOMPARE(changesOf(ledger), "BLD/tax 0 > 10");
        QCOMPARE(termsOf(ledger.rows[1]),
                 "Target.Stock / 10 = 5; Target.Stock = 50; Target.Stock / 10 = 5; Target.Stock = 50");
    });
    row("I4.4 a statement of the scenario is a row with its place", [] {
        Game game({}, "<set object='Mars' meter='Stock' which='current' value='5' turn='2'/>");
        game.goTo(2);
        const Ledger ledger = ledgerOf(game, "Mars", "Stock");
        QCOMPARE(changesOf(ledger), "setup 50 > 5");
        QVERIFY(game.session().program().model->placeText(ledger.rows[1].where).starts_with("scenario.xml:"));
    });
    row("I4.4 what a statement makes later begins as did not exist yet", [=] {
        Game game(busy, "<place class='SHED' on='Mars' name='Hut' turn='3'/>");
        game.goTo(3);
        const Ledger ledger = ledgerOf(game, "Hut", "remaining");
        QCOMPARE(ledger.rows.front().label, std::string("did not exist yet"));
        QCOMPARE(changesOf(ledger), "created 0 > 3");
        QVERIFY(game.session().program().model->placeText(ledger.rows[1].where).starts_with("scenario.xml:"));
    });

    const std::string monument = "<modify-max-meter meter='Industry' amount='4'/>";
    row("I4.4 ghost: stacked out, by whom", [=] {
        Game game(building("OLD", group("g", monument, "stacking='monument'")) +
                      building("NEW", group("g", monument, "stacking='monument'")),
                  place("OLD", "Mars", "First") + place("NEW", "Mars", "Second"));
        game.goTo(1);
        const Ledger ledger = ledgerOf(game, "Mars", "MaxIndustry");
        QCOMPARE(ghostsOf(ledger), "suppressed NEW/g: suppressed by OLD/g of First (stacking name 'monument')");
        QCOMPARE(ledger.ghosts[0].blocker, game.find("First"));
        QCOMPARE(ledger.ghosts[0].source, game.find("Second"));
    });
    row("I4.4 ghost: suppressed by an effect with the same number", [=] {
        Game game(building("BLD", group("a", "<modify-max-meter meter='Industry' amount='4' stacking='7'/>"
                                             "<modify-max-meter meter='Industry' amount='5' stacking='7'/>")),
                  place("BLD", "Mars", "B"));
        game.goTo(1);
        QCOMPARE(ghostsOf(ledgerOf(game, "Mars", "MaxIndustry")),
                 "suppressed BLD/a: suppressed by an earlier effect of the group (stacking name '7')");
    });
    row("I4.4 ghost: suppressed by an effect on another meter", [=] {
        Game game(building("BLD", group("a", "<modify-meter meter='Stock' amount='4' stacking='x'/>") +
                                      group("b", "<modify-max-meter meter='Industry' amount='5' stacking='x'/>")),
                  place("BLD", "Mars", "B"));
        game.goTo(1);
        QCOMPARE(ghostsOf(ledgerOf(game, "Mars", "MaxIndustry")),
                 "suppressed BLD/b: suppressed by BLD/a of B (stacking name 'x')");
    });
    row("I4.4 ghost: inactive, with the compared values", [=] {
        Game game(
            building("BLD", group("g", monument, {}, onHost,
                                  "<activation><number-of at-least='3'><object-class/></number-of></activation>")),
            place("BLD", "Mars", "One") + place("BLD", "Belt", "Two"));
        game.goTo(1);
        const QString ghosts = ghostsOf(ledgerOf(game, "Mars", "MaxIndustry"));
        QVERIFY2(ghosts.startsWith("2 x inactive BLD/g: ") && ghosts.contains("2") && ghosts.contains("at least 3"),
                 qPrintable(ghosts));
    });
    row("I4.4 ghost: out of scope", [=] {
        Game game(building("BLD", group("g", monument, {}, "<planet-size size='huge'/>")), place("BLD", "Mars", "One"));
        game.goTo(1);
        const Ledger ledger = ledgerOf(game, "Mars", "MaxIndustry");
        QCOMPARE(int(ledger.ghosts.at(0).ghost), int(GhostReason::outOfScope));
        QVERIFY2(ghostsOf(ledger).contains("small"), qPrintable(ghostsOf(ledger)));
    });
    row("I4.4 ghost: unable", [=] {
        Game game(building("BLD", group("g", monument, {}, "<all/>")), place("BLD", "Mars", "One"));
        game.goTo(1);
        QCOMPARE(ghostsOf(ledgerOf(game, "One", "MaxIndustry")), "unable BLD/g: has no meter Industry");
    });
    row("I4.4 ghost: no source", [=] {
        Game game("<class id='TECH' type='tech'>" + group("g", monument, {}, "<object-type type='planet'/>") +
                      "</class>",
                  "<empire id='Nomads'/><give-tech tech='TECH' to='Nomads'/>");
        game.goTo(1);
        QCOMPARE(ghostsOf(ledgerOf(game, "Mars", "MaxIndustry")),
                 "no source TECH/g: has no source: no owner, or an owner without a capital");
    });
    row("I4.4 ghost: the group is switched off", [=] {
        Game game(building("BLD", group("g", monument, "enabled='false'")),
                  place("BLD", "Mars", "One") + place("BLD", "Mars", "Two"));
        game.goTo(1);
        QCOMPARE(ghostsOf(ledgerOf(game, "Mars", "MaxIndustry")), "2 x switched off BLD/g: the group is switched off");
    });
    row("I4.4 ghost: the effect is switched off", [=] {
        Game game(
            building("BLD", group("g", monument + "<modify-max-meter meter='Industry' amount='9' enabled='false'/>")),
            place("BLD", "Mars", "One"));
        game.goTo(1);
        QCOMPARE(ghostsOf(ledgerOf(game, "Mars", "MaxIndustry")), "switched off BLD/g: the effect is switched off");
    });
    row("I4.4 ghost: content with errors", [=] {
        Game game(building("BLD", group("g", "<modify-max-meter meter='Industry' amount='4'/>"
                                             "<modify-max-meter meter='Industry' amount='nonsense +'/>")),
                  place("BLD", "Mars", "One"));
        game.goTo(1);
        const Ledger ledger = ledgerOf(game, "Mars", "MaxIndustry");
        QVERIFY(!ledger.ghosts.empty());
        QCOMPARE(int(ledger.ghosts.front().ghost), int(GhostReason::hasErrors));
    });
    row("I4.4 ghost: a stockpile that the group reached nothing of", [] {
        Game game(building("BLD", group("tax", "<modify-stockpile resource='Favour' amount='1'/>", {},
                                        "<planet-size size='huge'/>")),
                  place("BLD", "Mars", "B"));
        game.goTo(1);
        QCOMPARE(ghostsOf(ledgerOf(game, "Terrans", "Favour")),
                 "out of scope BLD/tax: fired on 1 object, none of them owned by Terrans");
    });
    row("I4.4 ghost: a stockpile that was held back by stacking", [] {
        Game game(building("BLD", group("tax", "<modify-stockpile resource='Favour' amount='1'/>", "stacking='tax'",
                                        "<object-type type='planet'/>")),
                  place("BLD", "Mars", "First") + place("BLD", "Mars", "Second"));
        game.goTo(1);
        const Ledger ledger = ledgerOf(game, "Terrans", "Favour");
        QCOMPARE(changesOf(ledger), "BLD/tax 0 > 1");
        QCOMPARE(ghostsOf(ledger), "suppressed BLD/tax: suppressed by BLD/tax of First (stacking name 'tax')");
    });
    row("I4.4 ghosts of very many holders are folded", [=] {
        std::string placements;
        for (int i = 0; i < 60; ++i) {
            placements += place("BLD", "Mars", "B" + std::to_string(i));
        }
        Game game(building("BLD", group("g", monument, {}, onHost, "<activation if='Source.id &gt; 100000'/>")),
                  placements);
        game.goTo(1);
        std::uint32_t count = 0;
        const Ledger ledger = ledgerOf(game, "Mars", "MaxIndustry");
        for (const LedgerRow& ghost : ledger.ghosts) {
            count += ghost.count;
        }
        QCOMPARE(count, 60u);
        QVERIFY(ledger.ghosts.size() < 30);
    });
    row("I4.4 no ghost of a group that acts only on another source", [=] {
        const std::string types = "<vocabulary><type id='mark' attached-to='planet' source='host'/></vocabulary>";
        const std::string mine = "<and><self/><object-type type='planet'/></and>";
        const std::string never = "<activation if='Source.id &gt; 100000'/>";
        Game game(types + "<class id='SPC' type='mark'>" + group("g", monument, {}, mine, never) + "</class>",
                  place("SPC", "Mars", "One") + place("SPC", "Belt", "Two"));
        game.goTo(1);
        QCOMPARE(ghostsOf(ledgerOf(game, "Sol III", "MaxIndustry")), QString());
        const Ledger ledger = ledgerOf(game, "Mars", "MaxIndustry");
        QCOMPARE(ledger.ghosts.size(), std::size_t{1});
        QCOMPARE(ledger.ghosts.front().holder, game.find("One"));
    });
    row("C3 ghosts of one effect and kind have one line in the text, with the first reason", [=] {
        Game game(building("BLD", group("g", monument, {}, onHost, "<activation if='Source.id &gt; 100000'/>")),
                  place("BLD", "Mars", "One") + place("BLD", "Mars", "Two"));
        game.goTo(1);
        const Ledger ledger = ledgerOf(game, "Mars", "MaxIndustry");
        QCOMPARE(ledger.ghosts.size(), std::size_t{2});
        const QString text = QString::fromStdString(renderLedger(ledger, game.session()));
        QCOMPARE(text.count("┄"), 1);
        QVERIFY2(text.contains("BLD/g (2 of them) inactive, for example: "), qPrintable(text));
        QVERIFY(QString::fromStdString(ledgerJson(ledger, game.session())).count("\"why\"") == 2);
    });
    row("I4.4 neighbours that do the same are folded", [=] {
        Game game(building("BLD", group("g", monument)), place("BLD", "Mars", "One") + place("BLD", "Mars", "Two"));
        game.goTo(1);
        const Ledger ledger = ledgerOf(game, "Mars", "MaxIndustry");
        const auto folded = foldRows(ledger);
        QCOMPARE(folded.size(), std::size_t{2});
        QCOMPARE(folded[1].count, std::size_t{2});
        QVERIFY(renderLedger(ledger, game.session()).find("2 × +4") != std::string::npos);
    });
    row("I4.4 neighbours with other amounts are not folded", [=] {
        Game game(building("BLD", group("g", "<multiply-max-meter meter='Industry' by='Source.id'/>")),
                  place("BLD", "Mars", "One") + place("BLD", "Mars", "Two"));
        game.goTo(1);
        QCOMPARE(foldRows(ledgerOf(game, "Mars", "MaxIndustry")).size(), std::size_t{3});
    });
    row("I4.4 setting is never folded", [=] {
        Game game(building("BLD", group("g", "<set-max-meter meter='Industry' value='4'/>")),
                  place("BLD", "Mars", "One") + place("BLD", "Mars", "Two"));
        game.goTo(1);
        QCOMPARE(foldRows(ledgerOf(game, "Mars", "MaxIndustry")).size(), std::size_t{3});
    });
    row("G3.3 an entry shows the name of its priority beside the number", [=] {
        Game game("<vocabulary><priority id='LATE' value='120'/><priority id='LATER' value='120'/></vocabulary>" +
                      building("BLD", group("g", "<modify-max-meter meter='Industry' amount='4' priority='120'/>"
                                                 "<modify-max-meter meter='Industry' amount='1' priority='121'/>")),
                  place("BLD", "Mars", "Mill"));
        game.goTo(1);
        const Ledger ledger = ledgerOf(game, "Mars", "MaxIndustry");
        const QString text = QString::fromStdString(renderLedger(ledger, game.session()));
        QVERIFY2(text.contains("[priority 120, LATE]") && text.contains("[priority 121]"), qPrintable(text));
        const QString json = QString::fromStdString(ledgerJson(ledger, game.session())).remove(' ');
        QVERIFY2(json.count("\"priorityName\":\"LATE\"") == 1, qPrintable(json));
    });
    row("C3 the ledger as text ends with its proof", [=] {
        Game game(building("BLD", group("g", monument)), place("BLD", "Mars", "Mill"));
        game.goTo(1);
        const QString text =
            QString::fromStdString(renderLedger(ledgerOf(game, "Mars", "MaxIndustry"), game.session()));
        QVERIFY2(text.startsWith("Mars · MaxIndustry at turn 1 = 4\n"), qPrintable(text));
        QVERIFY2(text.contains("BLD/g · Mill"), qPrintable(text));
        QVERIFY2(text.endsWith("Σ 4 ✓\n"), qPrintable(text));
    });
}

QTEST_APPLESS_MAIN(TraceLedgerTest)
#include "trace_ledger_test.moc"
