// SPDX-License-Identifier: GPL-3.0-or-later
// The properties of the rules, each changed alone, and the named rules that change all of them (G6).
#include "engine/trace/render.h"
#include "tests/engine/support/game_fixture.h"
#include "tests/support/named_test.h"

#include <QTest>

using namespace orrery::engine;
using fixture::Game;

namespace {

std::string rules(const std::string& attributes) {
    return "<vocabulary><rules " + attributes + "/></vocabulary>";
}

/// Returns a building class with groups.
std::string building(const std::string& id, const std::string& groups) {
    return "<class id='" + id + "' type='building'>" + groups + "</class>";
}

/// Returns a group that acts on the building's planet, unless it has another scope.
std::string group(const std::string& effects, const std::string& attributes = {}, const std::string& activation = {},
                  const std::string& scope = "<and><object-type type='planet'/><contains><self/></contains></and>") {
    return "<group " + attributes + ">" + (activation.empty() ? "" : "<activation>" + activation + "</activation>") +
           "<scope><include>" + scope + "</include></scope><effects>" + effects + "</effects></group>";
}

std::string when(const std::string& condition) {
    return "<expression if='" + condition + "'/>";
}

std::string add(const std::string& meter, const std::string& amount) {
    return "<modify-max-meter meter='" + meter + "' amount='" + amount + "'/>";
}

std::string set(const std::string& meter, const std::string& value) {
    return "<set-max-meter meter='" + meter + "' value='" + value + "'/>";
}

std::string onSol(const std::string& objectClass) {
    return "<place class='" + objectClass + "' on='Sol III'/>";
}

const std::string placed = onSol("BLD");
const std::string single = "<vocabulary><meter id='Mood' single='true' ";
const std::string ofPlanets = "/><type id='planet' extend='true'><has meter='Mood' ";
const std::string closed = "/></type></vocabulary>";

/// Returns the vocabulary of a meter Mood without a maximum, which planets have.
std::string mood(const std::string& ofMeter = {}, const std::string& ofHas = {}) {
    return single + ofMeter + ofPlanets + ofHas + closed;
}

Ledger ledger(const Game& game, std::uint32_t turn, std::string_view object, std::string_view column) {
    return explain(game.session(), turn, game.find(object), *game.session().program().model->layout.find(column));
}

} // namespace

class RulesProfileTest : public QObject {
    Q_OBJECT

private slots:
    void property_data() {
        QTest::addColumn<QString>("content");
        QTest::addColumn<QString>("placements");
        QTest::addColumn<int>("turn");
        QTest::addColumn<QString>("column");
        QTest::addColumn<QString>("attributes");
        QTest::addColumn<double>("usual");
        QTest::addColumn<double>("changed");
        const auto row = [](const char* name, const std::string& content, int turn, const char* column,
                            const char* attributes, double usual, double changed, const std::string& on = placed) {
            QTest::newRow(name) << QString::fromStdString(content) << QString::fromStdString(on) << turn << column
                                << attributes << usual << changed;
        };
        const std::string early = group(add("Industry", "7"), "priority='100'");
        row("G6.1 decisions at once",
            building("BLD",
                     early + group(add("Farming", "3"), "priority='200'", when("Source.planet.MaxIndustry > 5"))),
            2, "MaxFarming", "decisions='at-once'", 3, 0);
        row("G6.1 scopes at once",
            building("BLD", early + group(add("Farming", "3"), "priority='200'", {}, when("MaxIndustry > 5"))), 2,
            "MaxFarming", "decisions='at-once'", 3, 0);
        const std::string reads =
            building("BLD", early + group(set("Farming", "Target.MaxIndustry * 2"), "priority='200'"));
        row("G6.3 a bare meter is the initial value", reads, 1, "MaxFarming", "bare-meters='initial'", 14, 0);
        row("G6.3 the initial value of the next turn", reads, 2, "MaxFarming", "bare-meters='initial'", 14, 14);
        row("G6.3 an activation reads initial values",
            building("BLD",
                     early + group(add("Farming", "3"), "priority='200'", when("Source.planet.MaxIndustry > 5"))),
            1, "MaxFarming", "bare-meters='initial'", 3, 0);
        row("G6.3 running() is the running value",
            building("BLD", early + group(set("Farming", "running(Target.MaxIndustry) * 2"), "priority='200'")), 1,
            "MaxFarming", "bare-meters='initial'", 14, 14);
        row("G6.3 value() is the running value",
            building("BLD", early + group(set("Industry", "value() * 2"), "priority='200'")), 1, "MaxIndustry",
            "bare-meters='initial'", 14, 14);
        row("G6.1 effects as written", building("BLD", group(add("Industry", "5") + set("Industry", "2"))), 1,
            "MaxIndustry", "firing-order='as-written'", 7, 2);
        row("G6.1 groups as written", building("BLD", group(add("Industry", "5")) + group(set("Industry", "2"))), 1,
            "MaxIndustry", "firing-order='as-written'", 7, 2);
        row("G6.1 classes by name",
            building("B2", group(set("Industry", "3"))) + building("B1", group(set("Industry", "4"))), 1, "MaxIndustry",
            "firing-order='as-written'", 4, 3, onSol("B2") + onSol("B1"));
        row("G6.1 types as listed",
            "<class id='A1' type='special'>" + group(set("Industry", "4"), {}, {}, "<self/>") + "</class>" +
                building("B1", group(set("Industry", "3"))),
            1, "MaxIndustry", "firing-order='as-written'", 3, 4, onSol("A1") + onSol("B1"));
        row("G6.1 priority comes before the order of collection",
            building("B2", group(set("Industry", "3"), "priority='10'")) +
                building("B1", group(set("Industry", "4"), "priority='20'")),
            1, "MaxIndustry", "firing-order='as-written'", 4, 4, onSol("B2") + onSol("B1"));
        const std::string idle =
            group("<conditional><if if='Stock &lt; 0'/><then>" + add("Farming", "1") + "</then></conditional>",
                  "priority='10' stacking='S'");
        row("G6.2 a group takes all of its targets",
            building("BLD", idle + group(add("Industry", "5"), "priority='20' stacking='S'")), 1, "MaxIndustry",
            "stacking-by='target'", 5, 0);
        row("G6.2 whatever meter it sets",
            building("BLD", group(add("Farming", "1"), "priority='10' stacking='S'") +
                                group(add("Industry", "5"), "priority='20' stacking='S'")),
            1, "MaxIndustry", "stacking-by='target'", 0, 0);
        row("G6.3 a missing value is 0",
            building("BLD", group(add("Industry", "5"), {}, "<not>" + when("Source.MaxIndustry > 3") + "</not>")), 1,
            "MaxIndustry", "missing='zero'", 0, 5);
        row("G6.3 a look-up of an enumeration that finds nothing gives none",
            building("BLD",
                     group(add("Industry", "5"), {}, "<not>" + when("Source.capital.size == asteroids") + "</not>")),
            1, "MaxIndustry", "missing='zero'", 0, 5);
        row("G6.3 'not' matches where there is no answer",
            building("BLD", group(add("Industry", "5"), {}, "<not><meter-value meter='Industry' at-least='3'/></not>")),
            1, "MaxIndustry", "missing='zero'", 0, 5);
        row("G6.3 'not' of a scope matches where there is no answer",
            building("BLD", group(add("Industry", "5"), {}, {},
                                  "<and><object-type type='planet'/><contains><not><meter-value meter='Industry' "
                                  "at-least='3'/></not></contains></and>")),
            1, "MaxIndustry", "missing='zero'", 0, 5);
        row("G6.4 a constant in single precision", building("BLD", group(add("Industry", "0.1"))), 1, "MaxIndustry",
            "precision='single'", 0.1, static_cast<double>(0.1f));
        row("G6.4 a product in single precision",
            building("BLD", group(set("Industry", "1.1") + "<multiply-max-meter meter='Industry' by='1.1'/>")), 1,
            "MaxIndustry", "precision='single'", 1.1 * 1.1,
            static_cast<double>(static_cast<float>(static_cast<double>(1.1f) * 1.1)));
        row("G6.4 no growth", building("BLD", early), 3, "Industry", "growth='false'", 3, 0);
        row("G6.7 a last pass",
            building("BLD", group("<modify-meter meter='Mood' amount='1'/>")) + mood("rebuilt='false'"), 2, "Mood",
            "final-pass='true'", 2, 3);
        row("G6.7 a last pass of turn 0", building("BLD", early), 0, "MaxIndustry", "final-pass='true'", 0, 7);
    }
    void property() {
        QFETCH(QString, content);
        QFETCH(QString, placements);
        QFETCH(int, turn);
        QFETCH(QString, column);
        QFETCH(QString, attributes);
        QFETCH(double, usual);
        QFETCH(double, changed);
        for (const bool isChanged : {false, true}) {
            const std::string all =
                (isChanged ? rules(attributes.toStdString()) : std::string()) + content.toStdString();
            Game game(all, placements.toStdString());
            game.goTo(static_cast<std::uint32_t>(turn));
            for (const std::string& finding : game.findings()) {
                QVERIFY2(!finding.starts_with("error"), finding.c_str());
            }
            QCOMPARE(game.at("Sol III", column.toStdString()), isChanged ? changed : usual);
            const Ledger told = ledger(game, static_cast<std::uint32_t>(turn), "Sol III", column.toStdString());
            QVERIFY2(told.isProven, "the breakdown leads to the value"); // law 5
            Game slow(all, placements.toStdString(), false);
            slow.goTo(static_cast<std::uint32_t>(turn));
            QCOMPARE(slow.log().hash, game.log().hash); // caches change nothing
        }
    }

    void meters_data() {
        QTest::addColumn<QString>("vocabulary");
        QTest::addColumn<QString>("effect");
        QTest::addColumn<QString>("column");
        QTest::addColumn<double>("expected");
        const auto row = [](const char* name, const std::string& vocabulary, const char* effect, const char* column,
                            double expected) {
            QTest::newRow(name) << QString::fromStdString(vocabulary) << effect << column << expected;
        };
        const char* const more = "<modify-meter meter='Mood' amount='5'/>";
        row("G2.2 a single meter is rebuilt", mood(), more, "Mood", 5);
        row("G2.2 a single meter stays", mood("rebuilt='false'"), more, "Mood", 15);
        row("G2.2 a single meter does not grow", mood("rebuilt='false' initial='4'"), "", "Mood", 4);
        row("G2.2 a single meter grows by its own expression", mood("rebuilt='false' growth='value() + 2'"), "", "Mood",
            6);
        row("G2.2 a single meter has bounds", mood("rebuilt='false' maximum='12'"), more, "Mood", 12);
        row("G6.4 reset to a number", mood({}, "reset='20'"), more, "Mood", 25);
        row("G6.4 reset to none", mood({}, "reset='none'"), more, "Mood", 15);
        row("G6.4 no clamp", mood({}, "clamp='false'"), "<set-meter meter='Mood' value='-3'/>", "Mood", -3);
        row("G6.4 a clamp", mood(), "<set-meter meter='Mood' value='-3'/>", "Mood", 0);
        const auto ofFarming = [](const std::string& attributes) {
            return "<vocabulary><type id='planet' extend='true'><has meter='Farming' " + attributes +
                   "/></type></vocabulary>";
        };
        row("G6.4 reset of a maximum", ofFarming("reset='3'"), "<modify-max-meter meter='Farming' amount='5'/>",
            "MaxFarming", 8);
        row("G6.4 a maximum that stays", ofFarming("reset='none'"), "<modify-max-meter meter='Farming' amount='5'/>",
            "MaxFarming", 15);
        row("G6.4 no clamp to the maximum", ofFarming("clamp='false'"), "<set-meter meter='Farming' value='9'/>",
            "Farming", 8); // after growth towards 0
        row("G6.4 a clamp to the maximum", ofFarming("clamp='true'"), "<set-meter meter='Farming' value='9'/>",
            "Farming", 0);
    }
    void meters() {
        QFETCH(QString, vocabulary);
        QFETCH(QString, effect);
        QFETCH(QString, column);
        QFETCH(double, expected);
        const std::string effects = effect.isEmpty() ? add("Industry", "1") : effect.toStdString();
        Game game(vocabulary.toStdString() + building("BLD", group(effects)), placed);
        game.goTo(3);
        for (const std::string& finding : game.findings()) {
            QVERIFY2(!finding.starts_with("error"), finding.c_str());
        }
        QCOMPARE(game.at("Sol III", column.toStdString()), expected);
        QVERIFY(ledger(game, 3, "Sol III", column.toStdString()).isProven);
    }

    void faults_data() {
        QTest::addColumn<QString>("content");
        QTest::addColumn<QString>("code");
        const auto row = [](const char* name, const std::string& content, const char* code) {
            QTest::newRow(name) << QString::fromStdString(content) << code;
        };
        row("G2.2 an effect on no maximum", mood() + building("BLD", group(add("Mood", "1"))), "check.no-maximum");
        row("G2.2 a condition on no maximum",
            mood() + building("BLD", group(add("Industry", "1"), {}, {},
                                           "<meter-value meter='Mood' which='max' at-least='1'/>")),
            "check.no-maximum");
        row("G2.2 an expression on no maximum", mood() + building("BLD", group(add("Industry", "Target.MaxMood"))),
            "expr.unknown-member");
        row("G6.4 a bad reset", mood({}, "reset='low'"), "vocabulary.bad-reset");
        row("G6.3 running() of no meter", building("BLD", group(add("Industry", "running(2)"))),
            "expr.running-wants-meter");
        row("G6.6 a mixed group",
            building("BLD", group(add("Industry", "1") + "<set-property property='size' value='tiny'/>")),
            "check.mixed-group");
    }
    void faults() {
        QFETCH(QString, content);
        QFETCH(QString, code);
        const Game game(content.toStdString(), placed);
        const std::string wanted = "error " + code.toStdString() + " ";
        std::string all;
        for (const std::string& finding : game.findings()) {
            all += finding + "\n";
        }
        QVERIFY2(all.find(wanted) != all.npos, all.c_str());
    }

    NAMED_TEST(comparedInActivation, "E5.23 an activation compares the objects of an inner condition, not the source") {
        const auto industry = [](const std::string& activation) {
            Game game(building("BLD", group(add("Industry", "2"), {}, activation)), placed);
            game.goTo(1);
            return game.at("Sol III", "MaxIndustry");
        };
        const std::string planets = "<object-type type='planet'/>";
        QCOMPARE(industry("<contained-by><sorted count='1' by='id'>" + planets + "</sorted></contained-by>"), 0.0);
        QCOMPARE(industry("<sorted count='1' by='id' order='smallest'><or>" + planets +
                          "<object-class class='BLD'/></or></sorted>"),
                 0.0);
        QCOMPARE(industry("<shares value='name'>" + planets + "</shares>"), 0.0);
        QCOMPARE(industry("<shares value='system'>" + planets + "</shares>"), 2.0);
    }

    NAMED_TEST(noRow, "G6.3 a look-up in a table that finds nothing is no finding") {
        const std::string content =
            "<table id='T' key='text' match='exact'><column id='v' format='number'/><row key='a' v='3'/></table>" +
            building("BLD", group(add("Industry", "2 + lookup(T, Source.name, v)")));
        const auto findings = [&](const std::string& before) {
            Game game(before + content, placed);
            game.goTo(1);
            std::string all;
            for (const RunProblem& problem : game.session().problems()) {
                all += std::string(problem.diagnostic.spec->code) + "\n";
            }
            return std::pair(all, game.at("Sol III", "MaxIndustry"));
        };
        QVERIFY(findings({}).first.find("run.no-table-row") != std::string::npos);
        QCOMPARE(findings(rules("missing='zero'")), std::pair(std::string(), 2.0));
    }

    NAMED_TEST(mixedGroup, "G6.6 a mixed group fires all of its effects") {
        Game game(rules("mixed-groups='true'") +
                      building("BLD", group(add("Industry", "6") + "<set-planet-size size='tiny'/>", "stacking='S'")),
                  placed);
        game.goTo(1);
        QVERIFY2(game.findings().empty(), game.findings().empty() ? "" : game.findings().front().c_str());
        QCOMPARE(game.at("Sol III", "MaxIndustry"), 6.0);
        QCOMPARE(game.valueAt("Sol III", "size"), std::string("tiny"));
    }

    NAMED_TEST(named, "G6 named rules change all properties, and the vocabulary single ones") {
        const std::string content =
            building("BLD", group(add("Industry", "0.1") + set("Farming", "Target.MaxIndustry")));
        Game game(content, placed, true, rulesRows[2].name);
        const Rules& all = game.session().program().model->rules;
        QVERIFY(all == rulesRows[2].rules);
        QCOMPARE(game.at("Sol III", "MaxIndustry"), static_cast<double>(0.1f)); // the pass of turn 0
        QCOMPARE(game.at("Sol III", "MaxFarming"), 0.0);
        Game changed(rules("bare-meters='running' precision='double'") + content, placed, true, rulesRows[2].name);
        Rules wanted = rulesRows[2].rules;
        wanted.readsInitial = wanted.isSingle = false;
        QVERIFY(changed.session().program().model->rules == wanted);
        QCOMPARE(changed.at("Sol III", "MaxIndustry"), 0.1);
        Game usual(content, placed);
        QVERIFY(usual.session().program().model->rules == Rules());
    }

    NAMED_TEST(passes, "G6.7 a breakdown names the two meter passes of a turn, and never folds over them") {
        const std::string content =
            building("BLD", group("<modify-meter meter='Mood' amount='1'/>")) + mood("rebuilt='false'");
        Game game(rules("final-pass='true'") + content, placed);
        game.goTo(1);
        const Ledger told = ledger(game, 1, "Sol III", "Mood");
        std::vector<MeterPass> passes;
        for (const LedgerRow& entry : told.rows) {
            if (entry.kind == LedgerKind::change) {
                passes.push_back(entry.pass);
            }
        }
        QVERIFY((passes == std::vector{MeterPass::ofTurn, MeterPass::last}));
        const QString text = QString::fromStdString(renderLedger(told, game.session()));
        const auto first = text.indexOf("\n  meter pass of the turn:\n");
        QVERIFY2(first > 0 && text.indexOf("\n  final meter pass:\n") > first, qPrintable(text));
        QCOMPARE(text.count(" BLD/"), 2);
        Game usual(content, placed);
        usual.goTo(1);
        QVERIFY(renderLedger(ledger(usual, 1, "Sol III", "Mood"), usual.session()).find("pass") == std::string::npos);
    }

    NAMED_TEST(breakdown, "G6.5 a breakdown shows initial value, effects and clamp") {
        Game game(
            mood("rebuilt='false' initial='4' maximum='10'") +
                building("BLD", group("<modify-meter meter='Mood' amount='Mood / 2'/>", "id='half' priority='20'") +
                                    group("<set-meter meter='Mood' value='value() * running(Target.Mood)'/>",
                                          "id='square' priority='30'")),
            placed, true, rulesRows[2].name);
        QCOMPARE(game.at("Sol III", "Mood"), 10.0);
        const Ledger told = ledger(game, 0, "Sol III", "Mood");
        QVERIFY(told.isProven);
        std::vector<std::pair<double, double>> steps;
        std::vector<int> priorities;
        for (const LedgerRow& entry : told.rows) {
            if (entry.kind == LedgerKind::change) {
                steps.emplace_back(entry.before, entry.after);
                priorities.push_back(entry.priority);
            }
        }
        QVERIFY((steps == std::vector<std::pair<double, double>>{{4, 6}, {6, 36}}));
        QVERIFY((priorities == std::vector<int>{20, 30}));
        QCOMPARE(told.rows.back().kind, LedgerKind::cap);
        QCOMPARE(told.rows.back().before, 36.0);
        for (const LedgerRow& entry : told.rows) { // amounts are those of the pass: the initial value, the running one
            if (entry.priority == 20) {
                QCOMPARE(entry.amountIs.value_or(0.0), 2.0);
            } else if (entry.priority == 30) {
                QCOMPARE(entry.amountIs.value_or(0.0), 36.0);
            }
        }
    }

    NAMED_TEST(step, "G6.7 a step starts from the values before the last pass") {
        Game game(mood("rebuilt='false'") + building("BLD", group("<modify-meter meter='Mood' amount='Mood + 1'/>")),
                  placed, true, rulesRows[2].name);
        QCOMPARE(game.at("Sol III", "Mood"), 1.0); // the pass of turn 0, from 0
        game.goTo(1);
        QCOMPARE(game.at("Sol III", "Mood"), 3.0); // from 0: the step gives 1, and the last pass 1 + 2
        const Ledger told = ledger(game, 1, "Sol III", "Mood");
        QVERIFY(told.isProven);
        QCOMPARE(told.rows.at(1).label.english(), std::string("back to the initial value"));
        game.goTo(2);
        QCOMPARE(game.at("Sol III", "Mood"), 7.0);
        game.session().limitTrace(0); // logs computed again are the same
        QVERIFY(ledger(game, 1, "Sol III", "Mood").isProven);
        const auto branch = game.session().branch();
        branch->goTo(3);
        game.goTo(3);
        QCOMPARE(branch->history().log(3).hash, game.log().hash);
        QCOMPARE(game.at("Sol III", "Mood"), 15.0);
    }
};

QTEST_GUILESS_MAIN(RulesProfileTest)
#include "rules_profile_test.moc"
