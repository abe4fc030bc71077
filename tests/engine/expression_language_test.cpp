// SPDX-License-Identifier: GPL-3.0-or-later
// Definitions in content that extend the language, and expressions that use them, checked and evaluated in one project.
#include "check_support.h"

#include "engine/check/expression/row_place.h"
#include "engine/orrery.h"
#include "engine/rules/shipped_rows.h"
#include "engine/trace/ask.h"

#include <numeric>

using namespace orrery::engine;
using namespace orrery::engine::test;

namespace {

/// Returns the distance between the smallest and the largest value: an aggregate of a program that embeds the engine.
double range(std::span<const double> values) {
    return std::ranges::max(values) - std::ranges::min(values);
}

const std::string vocabulary = R"xml(<vocabulary>
  <scope id="ship.weapon"/><scope id="ship.weapon.head"/>
  <default format="PlanetSize" value="medium"/><default format="StarColour" value="red"/>
  <define id="G" value="2 * HALF"/><define id="HALF" value="0.5"/><define id="MOTTO" value="'on'" format="text"/>
  <define id="AT" value="[1, HALF]"/><define id="BIG" value="huge" format="PlanetSize"/>
  <option id="HARD_MODE" format="boolean" default="true"/><option id="LEVEL" default="3"/>
  <option id="TAX" of="empire" default="7"/>
  <kind id="GUILD" grouping="Guild"/>
</vocabulary>)xml";

const std::string content = vocabulary + R"xml(
<variable name="Zeal" format="number"/>
<variable scope="planet" name="Unrest" format="number"/>
<variable scope="ship" name="Hands" format="number"/>
<variable scope="ship.weapon" name="Crit" format="number"/>
<variable scope="planet" name="Mark" format="number"/><variable scope="ship" name="Mark" format="text"/>
<class id="BLD_MILL" type="building" groupings="Guild"><property name="build_cost" value="60"/></class>
<class id="BLD_TOWER" type="building"/><class id="SPC_RUINS" type="special"/><class id="TECH_STEEL" type="tech"/>
<function id="half" result="number"><parameter name="a"/><value>a / 2</value></function>
<function id="quarter"><parameter name="a"/><value>half(half(a))</value></function>
<function id="people"><parameter name="p" format="object"/><value>p.Population</value></function>
<function id="later"><parameter name="n"/><value>turn + n</value></function>
<table id="Costs"><column id="food"/><column id="colour" format="StarColour"/><column id="label" format="text"/>
  <row key="2" food="25" colour="blue" label="dear"/><row key="1" food="10" colour="red" label="cheap"/></table>
<table id="Steps" match="below"><column id="rank"/><row key="10" rank="2"/><row key="0" rank="1"/></table>
<table id="Sizes" file="tables/sizes.csv" key="PlanetSize"><column id="room"/></table>
<aggregate id="geometric_mean" start="1" step="total * value" finish="total ^ (1 / count)" empty="-1"/>
<scenario id="s">
  <empire id="Terrans" capital="Sol III"/><system name="Sol" x="0" y="0"/>
  <planet name="Sol III" system="Sol" owner="Terrans" size="huge"/><planet name="Mars" system="Sol" size="small"/>
  <place class="BLD_MILL" on="Sol III" name="Mill"/><give-tech tech="TECH_STEEL" to="Terrans"/>
  <set object="Sol III" meter="Population" which="current" value="8"/>
  <set object="Mars" meter="Population" which="current" value="2"/>
</scenario>)xml";

const std::string sizes = "key,room,note\r\nsmall,4,\"narrow, dark\"\r\nhuge,16,\r\n";

/// The project, with one more aggregate than the program has (X3.3).
class World {
public:
    World() {
        RowTables table = shippedRows();
        m_aggregates.assign(table.aggregates.begin(), table.aggregates.end());
        m_aggregates.push_back({.name = "range", .label = "Range", .help = "Greatest less least.", .reduce = range});
        table.aggregates = m_aggregates;
        m_model = check(parsed({{"orrery.xml", plainManifest},
                                {"a.xml", "<orrery format=\"1\">" + content + "</orrery>"},
                                {"tables/sizes.csv", sizes}}),
                        table, m_diagnostics);
        m_session = Session::start(compile(m_model), m_model->scenarios.front());
    }

    const CheckedModel& model() const { return *m_model; }
    const std::vector<Diagnostic>& diagnostics() const { return m_diagnostics; }
    Answer answer(const std::string& text) const {
        const View view = m_session->state().view();
        return ask({.text = text,
                    .context = expressionContext(RowPlace::scope, false, *m_model),
                    .source = findObject(view, "Mars").value_or(noRow),
                    .target = findObject(view, "Sol III").value_or(noRow)},
                   *m_model, view);
    }

private:
    std::vector<AggregateSpec> m_aggregates;
    std::shared_ptr<const CheckedModel> m_model;
    std::vector<Diagnostic> m_diagnostics;
    std::unique_ptr<Session> m_session;
};

const World& world() {
    static const World one;
    return one;
}

/// Returns "code|marked text" for each diagnostic of a text.
QString codesOf(const Answer& answer, const std::string& text) {
    QStringList codes;
    for (const Diagnostic& diagnostic : answer.diagnostics) {
        const Span at = diagnostic.where.span;
        codes << QString::fromStdString(std::string(diagnostic.code()) + "|" + text.substr(at.begin, at.size()));
    }
    return codes.join(' ');
}

} // namespace

class ExpressionLanguageTest : public QObject {
    Q_OBJECT
private slots:
    void contentIsRight();
    void values_data();
    void values();
    void findings_data();
    void findings();
    void reads_data();
    void reads();
    void definitions_data();
    void definitions();
    void nearNamesAreOffered_data();
    void nearNamesAreOffered();
    void functionsNestSoDeepAndNoDeeper();
    void functionsMayNotExplode();
};

void ExpressionLanguageTest::contentIsRight() {
    QStringList codes;
    for (const Diagnostic& diagnostic : world().diagnostics()) {
        if (diagnostic.severity() == Severity::hint) {
            continue;
        }
        codes << QString::fromStdString(world().model().placeText(diagnostic.where) + " " + diagnostic.message());
    }
    // The checker reports a column of the file that the table does not declare, and does not read it.
    QCOMPARE(codes.join('\n'), QString("tables/sizes.csv:1:10 the table declares no column 'note'"));
}

void ExpressionLanguageTest::values_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char* name, const char* text, const char* shown) {
        QTest::newRow(name) << QString(text) << QString(shown);
    };
    row("X1.1 dice are compared as they are", "2d6+0 == 2d6", "true");
    row("X1.1 pairs are compared as they are", "[1, 0.5] == [2 - 1, 0.50]", "true");
    row("X1.4 a define of defines", "G + HALF", "1.5");
    row("X1.4 a define of a text", "MOTTO == 'on'", "true");
    row("X1.4 a define of a pair", "AT == [1, 0.5]", "true");
    row("X1.4 a define of an enumeration", "size == BIG", "true");
    row("X1.4 an option of the game", "if(option(game, HARD_MODE), option(game, LEVEL), 0)", "3");
    row("X1.4 an option of the owner", "option(empire, TAX)", "7");
    row("X1.4 an option of the empire itself", "sum(empires, option(empire, TAX))", "7");
    row("X1.4 the turn", "later(2)", "2");
    row("X1.6 Target is the scope candidate at any depth", "count(planets where Population < Target.Population)", "1");
    row("X1.6 bare names inside are the related object's", "sum(planets where size == huge, Population)", "8");
    row("X1.8 the game has options as members", "game.LEVEL", "3");
    row("X2.4 if of texts", "if(Population > 3, 'many', 'few')", "many");
    row("X2.6 a class by its id", "count(buildings where class == get('building', 'BLD_MILL'))", "1");
    row("X2.6 a fact of a class", "getFact('building', 'BLD_MILL', 'build_cost') + 1", "61");
    row("X2.6 a fact by the word of has", "getFact('BUILDING', 'BLD_MILL', 'build_cost')", "60");
    row("X3.1 min of related objects", "min(planets, Population) + min(7, 9)", "9");
    row("X3.3 an aggregate registered at run time", "range(planets, Population)", "6");
    row("X3.3 an aggregate that content defines", "geometric_mean(planets, Population)", "4");
    row("X3.3 and over nothing", "geometric_mean(planets where Population > 9, Population)", "-1");
    row("X3.4 aggregates in aggregates", "sum(planets, count(attached buildings))", "1");
    row("X4.1 what belongs to an object", "has(BUILDING, BLD_MILL)", "true");
    row("X4.1 what does not", "has(BUILDING, BLD_TOWER)", "false");
    row("X4.1 of another object", "has(BUILDING, BLD_MILL, Source)", "false");
    row("X4.1 an option", "has(OPTION, HARD_MODE)", "true");
    row("X4.1 a grouping", "has(GROUPING, Guild)", "true");
    row("X4.2 the kinds of old", "has(GOM_TECH, TECH_STEEL)", "true");
    row("X4.2 a kind of one's own, in small letters", "has(guild, BLD_MILL)", "true");
    row("X4.2 a value of a property", "has(TERRAIN, barren)", "true");
    row("V6.1 a function", "half(Population)", "4");
    row("V6.1 a function of functions", "quarter(Population)", "2");
    row("V6.1 a function of an object", "people(Source)", "2");
    row("V6.1 a table", "lookup(Costs, Population - 6, food)", "25");
    row("V6.1 a table's text", "lookup(Costs, 1, label)", "cheap");
    row("V6.1 a table's enumerator", "lookup(Costs, 2, colour) == blue", "true");
    row("V6.1 the row below", "lookup(Steps, Population, rank) + lookup(Steps, 99, rank)", "3");
    row("V6.1 a table in a file", "lookup(Sizes, size, room) + lookup(Sizes, small, room)", "20");
    row("V6.3 in another object's context", "dropIntoContext(planet, Source, Population + Target.Population)", "10");
}

void ExpressionLanguageTest::values() {
    QFETCH(QString, text);
    QFETCH(QString, shown);
    const Answer answer = world().answer(text.toStdString());
    QCOMPARE(codesOf(answer, text.toStdString()), QString());
    QCOMPARE(QString::fromStdString(answer.shown), shown);
}

void ExpressionLanguageTest::findings_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("found");
    const auto row = [](const char* name, const char* text, const char* found) {
        QTest::newRow(name) << QString(text) << QString(found);
    };
    row("X1.1 a pair of readings", "[Population, 1] == AT", "expr.pair-not-constant|Population");
    row("X1.1 a sum of dice", "2d6 + 1", "expr.wrong-format|2d6");
    row("X1.1 dice without sides", "roll(2d0)", "expr.no-sides|2d0");
    row("X1.1 too many dice", "roll(999999d6)", "expr.too-many-dice|999999d6");
    row("X1.5 a roll of a number", "roll(6)", "expr.wrong-format|6");
    row("X1.4 an unknown option", "option(game, HARD_MOD)", "expr.unknown-option|HARD_MOD");
    row("X1.4 an option of somebody else", "option(game, TAX)", "expr.other-option|TAX");
    row("X1.4 an option of nobody", "option(planet, TAX)", "expr.option-of-what|planet");
    row("X2.6 a class of another type", "class == get('building', 'SPC_RUINS')", "expr.kind-mismatch|'SPC_RUINS'");
    row("X2.6 no such type", "class == get('bulding', 'BLD_MILL')", "expr.unknown-type|'bulding'");
    row("X2.6 a fact of objects", "getFact('building', 'BLD_MILL', 'size') == huge", "expr.not-a-fact|'size'");
    row("X3.1 nothing to aggregate", "sum(planets)", "expr.aggregate-wants-value|sum");
    row("X3.1 nothing to go through", "sum(1, 2)", "expr.aggregate-wants-selection|1");
    row("X3.1 too much", "sum(planets, 1, 2)", "expr.arity|sum");
    row("X3.1 a truth to sum", "sum(planets, true)", "expr.wrong-format|true");
    row("X3.1 a selection elsewhere", "abs(owned planets)", "expr.unknown-aggregate|abs");
    row("X3.2 an unknown relation", "count(atached planets)", "expr.unknown-relation|atached");
    row("X3.2 two relations", "count(owned attached planets)", "expr.selects-twice|attached");
    row("X3.2 two types", "count(owned planets ships)", "expr.selects-twice|ships");
    row("X3.2 near without how far", "count(planets near)", "expr.relation-wants-number|near");
    row("X3.2 a number without need", "count(owned 3 planets)", "expr.relation-takes-no-number|3");
    row("X3.2 jumps of nothing", "count(owned planets jumps)", "expr.takes-no-jumps|jumps");
    row("X3.2 a number without brackets", "count(planets near Population)", "expr.number-in-brackets|Population");
    row("X3.2 behind nothing", "count(planets near -3)", "expr.selection-operator|-");
    row("X3.2 a negative distance", "count(planets near (-3))", "expr.negative-distance|(-3)");
    row("X3.2 of without a relation", "count(planets of Source)", "expr.of-without-relation|Source");
    row("X3.2 of what is no object", "count(owned planets of 3)", "expr.wrong-format|3");
    row("X3.3 an unknown aggregate", "geometrc_mean(planets, 1)", "expr.unknown-aggregate|geometrc_mean");
    row("X3.3 an unknown aggregate over a selection", "geometrc_mean(owned planets, 1)",
        "expr.unknown-aggregate|geometrc_mean");
    row("X4.1 an unknown class", "has(BUILDING, BLD_MIL)", "expr.unknown-id|BLD_MIL");
    row("X4.1 a class of another kind", "has(BUILDING, SPC_RUINS)", "expr.kind-mismatch|SPC_RUINS");
    row("X4.1 a class out of the grouping", "has(GUILD, BLD_TOWER)", "expr.kind-mismatch|BLD_TOWER");
    row("X4.1 an unknown grouping", "has(GROUPING, Gild)", "expr.unknown-id|Gild");
    row("X4.1 an option that is a number", "has(OPTION, LEVEL)", "expr.option-not-boolean|LEVEL");
    row("X4.2 an unknown kind", "has(BULDING, BLD_MILL)", "expr.unknown-kind|BULDING");
    row("X7.1 a constant condition", "count(planets where 1 > 2)", "expr.constant-condition|1 > 2");
    row("X7.1 a branch that is never used", "if(option(game, HARD_MODE) or true, 1, 2)", "expr.unused-branch|2");
    row("X7.1 value() inside an aggregate", "sum(planets, value())", "expr.no-context|value()");
    row("X7.1 a table that is not there", "lookup(Cost, 1, food)", "expr.unknown-table|Cost");
    row("X7.1 a column that is not there", "lookup(Costs, 1, fod)", "expr.unknown-column|fod");
    row("X7.1 a key of another format", "lookup(Sizes, 3, room) + 1", "expr.wrong-format|3");
    row("X7.1 a row that is not there", "lookup(Costs, 9, food)", "expr.no-row|9");
    row("X7.1 a number of arguments", "half(1, 2)", "expr.arity|half");
    row("X7.1 an argument's format", "half(true)", "expr.wrong-format|true");
    row("X7.1 a scope that is not there", "dropIntoContext(plant, Source, 1)", "expr.unknown-scope|plant");
    row("X7.1 parts without their number", "dropIntoContext(ship.weapon, Source, Crit)", "expr.wants-part|ship.weapon");
    row("X7.1 a part of what has none", "dropIntoContext(planet, Source, 1, Unrest)", "expr.takes-no-part|planet");
    row("X7.1 no number of a part", "dropIntoContext(ship.weapon, Source, 0, Crit)", "expr.bad-part|0");
    row("V2.2 a part's variable", "Source.Crit + 1", "expr.variable-of-part|Crit");
    row("V2.3 two formats of one name", "Mark == 3", "expr.variable-formats|Mark");
    row("V2.6 a variable of the run, of an object", "Source.Zeal", "expr.variable-of-run|Zeal");
    row("X7.3 each mistake is told", "sum(plnets, Populaton) + half(true) + has(TECH, NO)",
        "expr.unknown-relation|plnets expr.unknown-name|Populaton expr.wrong-format|true expr.unknown-id|NO");
    row("X7.3 below an unknown function", "foo(Populaton, count(owned planets where agee > 2))",
        "expr.unknown-function|foo expr.unknown-name|Populaton expr.unknown-name|agee");
}

void ExpressionLanguageTest::findings() {
    QFETCH(QString, text);
    QFETCH(QString, found);
    QCOMPARE(codesOf(world().answer(text.toStdString()), text.toStdString()), found);
}

void ExpressionLanguageTest::reads_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("reads"); // s: source, t: target, c: candidate, n: turn, r: chance, l: lanes
    QTest::addColumn<QStringList>("variables");
    const auto row = [](const char* name, const char* text, const char* reads, QStringList variables) {
        QTest::newRow(name) << QString(text) << QString(reads) << variables;
    };
    row("X3.1 related objects are not the candidate", "count(planets where Population > 1)", "", {});
    row("X3.1 what they are related to is", "count(attached buildings)", "c", {});
    row("X3.1 Source and Target stay what they are", "sum(planets, Source.Population + Target.Population)", "st", {});
    row("X3.1 of an object", "count(owned planets of Source)", "s", {});
    row("X3.2 jumps go by lanes", "count(planets near 2 jumps)", "cl", {});
    row("X1.5 dice", "roll(1d6)", "r", {});
    row("V6.1 what a function reads, its call reads", "later(1)", "n", {});
    row("V2.1 a variable of the object", "Unrest", "c", {"Unrest"});
    row("V2.1 a variable of the run", "Zeal", "", {"Zeal"});
    row("V6.3 a part's variable", "dropIntoContext(ship.weapon, Source, 1, Crit + Hands)", "s", {"Crit", "Hands"});
    row("V6.3 a scope chooses among the variables of a name", "dropIntoContext(ship, Source, Mark == 'x')", "s",
        {"Mark"});
}

void ExpressionLanguageTest::reads() {
    QFETCH(QString, text);
    QFETCH(QString, reads);
    QFETCH(QStringList, variables);
    const TypedExpression typed = world().answer(text.toStdString()).typed;
    QVERIFY(typed.isGood());
    QString actual;
    actual += typed.readsSource ? "s" : "";
    actual += typed.readsTarget ? "t" : "";
    actual += typed.readsCandidate ? "c" : "";
    actual += typed.readsTurn ? "n" : "";
    actual += typed.readsChance ? "r" : "";
    actual += typed.readsLanes ? "l" : "";
    QCOMPARE(actual, reads);
    QStringList names;
    for (const VariableIndex index : typed.variables) {
        names << QString::fromStdString(world().model().language.variables[index].name);
    }
    names.sort();
    QCOMPARE(names, variables);
}

void ExpressionLanguageTest::definitions_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("found");
    const auto row = [](const char* name, const char* text, QStringList found) {
        QTest::newRow(name) << QByteArray(text) << found;
    };
    row("V1.1 a default twice with the same value", "<vocabulary><default format='number' value='0.0'/></vocabulary>",
        {});
    row("V1.1 a default twice with another value, at both places",
        "<vocabulary><default format='number' value='1'/></vocabulary>",
        {"vocabulary.default-twice|0", "vocabulary.default-twice|1"});
    row("V1.1 a default that replaces the other",
        "<vocabulary><default format='number' value='1' replace='true'/></vocabulary>", {});
    row("V1.1 a default of another format", "<vocabulary><default format='PlanetSize' value='blue'/></vocabulary>",
        {"vocabulary.bad-format-default|blue"});
    row("V2.2 a part of nothing", "<vocabulary><scope id='shp.weapon'/></vocabulary>",
        {"vocabulary.unknown-reference|shp.weapon"});
    row("V2.2 a scope that is no part", "<vocabulary><scope id='weapon'/></vocabulary>",
        {"vocabulary.bad-scope|weapon"});
    row("X1.4 defines in a circle", "<vocabulary><define id='A' value='B'/><define id='B' value='A + 1'/></vocabulary>",
        {"check.definition-circle|A"});
    row("X1.4 a define of what changes", "<vocabulary><define id='A' value='turn'/></vocabulary>",
        {"expr.no-context|turn"});
    row("X1.4 a define of another format", "<vocabulary><define id='A' format='number' value='true'/></vocabulary>",
        {"expr.wrong-format|true"});
    row("X1.4 a define with a name that is taken", "<vocabulary><define id='Population' value='1'/></vocabulary>",
        {"vocabulary.name-clash|define"});
    row("X4.2 a kind of two things", "<vocabulary><kind id='K' type='ship' grouping='G'/></vocabulary>",
        {"vocabulary.kind-of-two|kind"});
    row("X7.1 functions in a circle",
        "<function id='f' value='g()'/><function id='g' value='1 + f()'/><function id='h' value='f() + true'/>",
        {"check.definition-circle|f", "expr.wrong-format|true"});
    row("X7.1 a function that calls itself", "<function id='f' value='f()'/>", {"check.definition-circle|f"});
    row("X7.1 a function of objects that it is not given", "<function id='f' value='Population'/>",
        {"expr.no-context|Population"});
    row("X7.1 a function with the name of another", "<function id='min' value='1'/>", {"check.taken-name|min"});
    row("X7.1 a parameter without use", "<function id='f' value='1'><parameter name='a'/></function>",
        {"check.unused-parameter|a"});
    row("X7.1 a result of another format", "<function id='f' result='boolean' value='1'/>", {"expr.wrong-format|1"});
    row("X7.1 a format that is not there", "<function id='f' result='numbr' value='1'/>",
        {"check.unknown-format|numbr"});
    row("X3.3 an aggregate that adds truths", "<aggregate id='a' step='total and value'/>",
        {"expr.wrong-format|total", "expr.wrong-format|value"});
    row("X3.3 an aggregate without a step", "<aggregate id='a'/>", {"content.missing-attribute|aggregate"});
    row("V6.1 a table's cell", "<table id='t'><column id='c'/><row key='1' c='x'/></table>",
        {"check.table-bad-cell|x"});
    row("V6.1 a table's enumerator", "<table id='t'><column id='c' format='StarColour'/><row key='1' c='blu'/></table>",
        {"check.table-bad-cell|blu"});
    row("V6.1 a table's row twice", "<table id='t'><column id='c'/><row key='1' c='1'/><row key='1.0' c='2'/></table>",
        {"check.table-key-twice|1.0"});
    row("V6.1 a row without a value", "<table id='t'><column id='c'/><row key='1'/></table>",
        {"check.table-missing-cell|row"});
    row("V6.1 a value without a column", "<table id='t'><column id='c'/><row key='1' c='1' d='2'/></table>",
        {"check.table-unknown-column|d"});
    row("V6.1 a key of text with match=\"below\"",
        "<table id='t' key='text' match='below'><column id='c'/><row key='a' c='1'/></table>",
        {"check.table-key|below"});
    row("R2.5 a table out of the folder", "<table id='t' file='../t.csv'><column id='c'/><row key='1' c='1'/></table>",
        {"check.table-file|../t.csv"});
    row("V6.1 a file's faults, each at its line",
        "<table id='t' file='bad.csv'><column id='a'/><column id='b' format='text'/></table>",
        {"check.table-bad-cell|x", "check.table-cells|3,1", "check.table-quote|y", "check.table-key-twice|2",
         "check.table-quote|\""});
}

void ExpressionLanguageTest::definitions() {
    QFETCH(QByteArray, text);
    QFETCH(QStringList, found);
    const Checked result = checked(parsed({{"orrery.xml", plainManifest},
                                           {"a.xml", "<orrery format=\"1\">" + text.toStdString() + "</orrery>"},
                                           {"bad.csv", "key,a,b\n1,x,\n2,5,\"say \"\"no\"\"\"\n3,1\n"
                                                       "4,1,\"x\"y\n2,7,\n1,1,\"open"}}));
    QStringList actual = test::findings(result);
    actual.sort();
    found.sort();
    QCOMPARE(actual, found);
}

void ExpressionLanguageTest::nearNamesAreOffered_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("mended");
    const auto row = [](const char* name, const char* text, const char* mended) {
        QTest::newRow(name) << QString(text) << QString(mended);
    };
    row("X7.2 a relation", "count(atached planets)", "count(attached planets)");
    row("X7.2 a type", "count(owned plantes)", "count(owned planets)");
    row("X3.3 an aggregate of the content", "geometrc_mean(planets, 1)", "geometric_mean(planets, 1)");
    row("X3.3 an aggregate registered at run time", "rnge(owned planets, 1)", "range(owned planets, 1)");
    row("X7.2 a function", "hlf(3)", "half(3)");
    row("X7.2 a variable", "Unrst", "Unrest");
    row("X7.2 a define", "MOTO == 'x'", "MOTTO == 'x'");
    row("X7.2 a class of the kind", "has(BUILDING, BLD_MIL)", "has(BUILDING, BLD_MILL)");
    row("X7.2 a number in brackets", "count(planets near Population)", "count(planets near (Population))");
    row("X7.2 a variable of the run", "Source.Zeal", "Zeal");
}

void ExpressionLanguageTest::nearNamesAreOffered() {
    QFETCH(QString, text);
    QFETCH(QString, mended);
    const Answer answer = world().answer(text.toStdString());
    QVERIFY(!answer.diagnostics.empty() && !answer.diagnostics.front().fixes.empty());
    const TextEdit& edit = answer.diagnostics.front().fixes.front().edits.front();
    std::string fixed = text.toStdString();
    fixed.replace(edit.span.begin, edit.span.size(), edit.text);
    QCOMPARE(QString::fromStdString(fixed), mended);
}

void ExpressionLanguageTest::functionsNestSoDeepAndNoDeeper() {
    // R2.4: a chain of calls is as deep as the recursion of the evaluation.
    const auto chain = [](std::size_t length) {
        std::string text = "<function id='f1' value='1'/>";
        for (std::size_t i = 2; i <= length; ++i) {
            text += "<function id='f" + std::to_string(i) + "' value='f" + std::to_string(i - 1) + "()'/>";
        }
        return test::findings(checked(parsedContent(text)));
    };
    QCOMPARE(chain(64), QStringList());
    QCOMPARE(chain(65), QStringList("check.functions-too-deep|f65"));
    QCOMPARE(chain(5000), QStringList("check.functions-too-deep|f65")); // functions that call it stay silent
}

void ExpressionLanguageTest::functionsMayNotExplode() {
    // R2.4: twenty functions that each call the one before twice would make a million calls.
    std::string text = "<function id='f1' value='1'/>";
    for (int i = 2; i <= 20; ++i) {
        const std::string call = "f" + std::to_string(i - 1) + "()";
        text += "<function id='f" + std::to_string(i) + "' value='" + call + " + " + call + "'/>";
    }
    QCOMPARE(test::findings(checked(parsedContent(text))), QStringList("check.function-too-large|f16"));
}

QTEST_APPLESS_MAIN(ExpressionLanguageTest)
#include "expression_language_test.moc"
