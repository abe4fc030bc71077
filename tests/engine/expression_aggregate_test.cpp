// SPDX-License-Identifier: GPL-3.0-or-later
// Expressions over related objects and over definitions in content: X1.5, X2.4 to X2.6, X3, X4.1, P1.3, R2.4.
#include "engine/check/check.h"
#include "engine/check/expression/row_place.h"
#include "engine/content/parsed_project.h"
#include "engine/program/world_caches.h"
#include "engine/rules/functions/relations.h"
#include "engine/rules/shipped_rows.h"
#include "tests/engine/support/variable_content.h"

#include <QTest>

#include <array>
#include <cmath>
#include <cstring>
#include <numeric>

using namespace orrery::engine;
using namespace orrery::engine::fixture;

namespace {

const std::string content = shipVocabulary + R"xml(
<vocabulary>
  <option id="HARD" format="boolean" default="true"/>
  <kind id="BUILDING" type="building"/><kind id="TECH" type="tech"/><kind id="SPECIAL" type="special"/>
  <kind id="TERRAIN" property="environment"/><kind id="PROMOTION" grouping="Drill"/><kind id="OPTION" option="game"/>
  <property id="cost" format="number" default="5" of="class"/>
  <type id="team" class="TEAM"/><type id="empire" extend="true" attached-to="team"/>
  <option id="BOLD" of="empire" format="boolean" default="false"/><kind id="WAY" option="empire"/>
</vocabulary>
<class id="MILL" type="building"><property name="cost" value="60"/></class>
<class id="MINT" type="building"/>
<class id="RUINS" type="special"/>
<class id="DRILLED" type="special" groupings="Drill"/>
<class id="WHEEL" type="tech"/><class id="SAIL" type="tech"/>
<variable name="Hands" format="number"/><variable name="Unrest" scope="planet" format="number"/>
<variable name="Song" scope="planet" format="text"/>
<variable name="Crit" scope="ship.weapon" format="number"/>
<class id="AXE" type="ship"><part number="2" scope="ship.weapon"><modify variable="Crit" set="3"/></part></class>
<global-modifiers>
  <modify variable="Hands" set="4"/>
  <modify-other type="planet" variable="Unrest" set="id"/>
  <modify-other type="planet" variable="Song" set="if(size == huge, 'loud', 'low')"/>
</global-modifiers>
<function id="half"><parameter name="a" format="number"/><value>a / 2</value></function>
<function id="over"><parameter name="a" format="number"/><parameter name="b" format="number"/><value>half(a) / b</value></function>
<table id="Costs" key="number"><column id="food" format="number"/><column id="word" format="text"/>
  <row key="1" food="10" word="one"/><row key="30" food="20" word="thirty"/></table>
<table id="Steps" key="number" match="below"><column id="level" format="number"/>
  <row key="0" level="1"/><row key="20" level="2"/></table>
<aggregate id="product" start="1" step="total * value" empty="-1"/>
<aggregate id="geometric_mean" start="1" step="total * value" finish="total ^ (1 / count)"/>
)xml";

const std::string placements = R"xml(
  <place class="MILL" on="Sol III" name="Mill"/><place class="MINT" on="Mars" name="Mint"/>
  <place class="RUINS" on="Mill" name="Ruins"/><place class="DRILLED" on="Vega I" name="Drilled"/>
  <place class="AXE" on="Sol" name="Argo" owner="Terrans"/><place class="HULL" on="Vega" name="Rover" owner="Vegans"/>
  <give-tech tech="WHEEL" to="Terrans"/>
  <set object="Mars" meter="Stock" value="30"/><set object="Belt" meter="Stock" value="1"/>
  <team id="Allies" empires="Terrans"/><team id="Rivals" empires="Vegans"/>
  <set object="Terrans" property="BOLD" value="true"/>
  <set object="Vega I" meter="Stock" value="70"/><set object="Giant" meter="Stock" value="0"/>
)xml";

/// A game in which tests evaluate expressions.
class Asked {
public:
    explicit Asked(const std::string& more = {}, const std::string& placed = {})
        : m_game(content + more, placements + placed) {
        for (const std::string& finding : m_game.findings()) {
            if (finding.starts_with("error ")) {
                qWarning("%s", finding.c_str());
            }
        }
    }

    const CheckedModel& model() const { return *m_game.session().program().model; }
    View view() const { return m_game.session().state().view(); }
    Row row(std::string_view name) const { return name.empty() ? noRow : m_game.find(name); }

    TypedExpression check(const std::string& text, std::uint64_t identity = 1) const {
        ExpressionContext context = contextOf(model(), "here");
        context.identity = identity;
        std::vector<Diagnostic> diagnostics;
        TypedExpression checked = checkExpression({text, 0, {}}, {}, badFormat, context, diagnostics);
        for (const Diagnostic& finding : diagnostics) {
            if (finding.severity() == Severity::error) {
                qWarning("%s: %s", text.c_str(), finding.message().c_str());
            }
        }
        return checked;
    }

    /// Returns the value as designers read it.
    std::string show(const std::string& text, std::string_view candidate, std::string_view source = {},
                     std::vector<EvaluationFault>* faults = nullptr) const {
        const TypedExpression checked = check(text);
        if (!checked.isGood()) {
            return "bad";
        }
        World world(model());
        const View now = view();
        const Bindings bindings{.source = row(source), .world = &world};
        const double value = evaluateOne(*compileExpression(checked), now, bindings, row(candidate), 0.0, faults);
        return formatValue(value, checked.format, now, checked, &world);
    }

private:
    Game m_game;
};

const Asked& asked() {
    static const Asked made;
    return made;
}

struct Shown {
    const char* name;
    const char* text;
    const char* candidate;
    const char* source;
    const char* shown;
};

constexpr std::array rows{
    Shown{"X3.1 all", "all(planets, Stock < 100)", "Sol", "", "true"},
    Shown{"X3.1 all of some", "all(planets, Stock > 0)", "Sol", "", "false"},
    Shown{"X3.1 any", "any(planets, size == huge)", "Sol", "", "true"},
    Shown{"X3.1 any of none like it", "any(planets, size == tiny)", "Sol", "", "false"},
    Shown{"X3.1 count", "count(planets)", "Sol", "", "5"},
    Shown{"X3.1 count of those that have a number", "count(objects, Stock)", "Sol", "", "7"},
    Shown{"X3.1 sum", "sum(attached planets, Stock)", "Sol", "", "81"},
    Shown{"X3.1 mean", "mean(attached planets, Stock)", "Sol", "", "27"},
    Shown{"X3.1 min", "min(attached planets, Stock)", "Sol", "", "1"},
    Shown{"X3.1 max", "max(attached planets, Stock)", "Sol", "", "50"},
    Shown{"X3.1 with a condition", "sum(planets where Stock > 20, Stock)", "Sol", "", "150"},
    Shown{"X3.1 who has no value does not count", "mean(objects here, Stock)", "Sol", "", "32.75"},
    Shown{"X3.1 all over nothing", "all(planets attached, Stock > 0)", "Mill", "", "true"},
    Shown{"X3.1 any over nothing", "any(planets attached, Stock > 0)", "Mill", "", "false"},
    Shown{"X3.1 numbers over nothing",
          "sum(planets attached, Stock) + mean(planets attached, Stock) + count(planets attached) + "
          "min(planets attached, Stock) + max(planets attached, Stock)",
          "Mill", "", "0"},
    Shown{"X3.1 the target stays what it is", "count(planets where Stock > Target.Stock)", "Mars", "", "2"},
    Shown{"X3.1 the source stays what it is", "count(planets where owner == Source.owner)", "Belt", "Sol III", "2"},
    Shown{"X3.1 of an object that is not there", "count(attached planets of owner)", "Belt", "", "missing"},
    Shown{"X3.2 everything", "count(buildings)", "Belt", "", "2"},
    Shown{"X3.2 attached", "count(attached objects)", "Sol", "", "4"},
    Shown{"X3.2 attached buildings", "count(attached buildings)", "Sol III", "", "1"},
    Shown{"X3.2 below", "count(specials below)", "Sol", "", "1"},
    Shown{"X3.2 above", "count(above objects)", "Ruins", "", "3"},
    Shown{"X3.2 above, by type", "any(planets above, size == medium)", "Ruins", "", "true"},
    Shown{"X3.2 here", "count(planets here)", "Mars", "", "3"},
    Shown{"X3.2 here counts the object itself", "count(ships here)", "Argo", "", "1"},
    Shown{"X3.2 near, by distance", "count(planets near 100 of Source)", "Belt", "Sol", "5"},
    Shown{"X3.2 near, not so far", "count(planets near 99 of Source)", "Belt", "Sol", "3"},
    Shown{"X3.2 near does not count the object itself", "count(planets near 0)", "Mars", "", "2"},
    Shown{"X3.2 near, by jumps", "count(planets near 1 jumps)", "Mars", "", "4"},
    Shown{"X3.2 near, the values of all others", "sum(planets near 500, Stock) + Stock - sum(planets, Stock)", "Mars",
          "", "0"},
    Shown{"X3.2 near, where each one goes wrong", "count(planets near 500, 6 / (id - id))", "Mars", "", "4"},
    Shown{"X3.2 near, asked with Target",
          "count(planets near 500 where id > Target.id) + count(planets near 500 where id < Target.id)", "Mars", "",
          "4"},
    Shown{"X3.2 near, no jump", "count(planets near 0 jumps)", "Mars", "", "2"},
    Shown{"X3.2 nothing is less than nothing away", "count(planets near (0 - Stock))", "Mars", "", "0"},
    Shown{"X3.2 near that has no number", "count(planets near (Stock))", "Mill", "", "missing"},
    Shown{"X3.2 owned", "count(owned planets)", "Mars", "", "2"},
    Shown{"X3.2 owned by an empire", "count(owned planets)", "Vegans", "", "1"},
    Shown{"X3.2 no owner", "count(owned objects)", "Belt", "", "0"},
    Shown{"X3.2 connected", "count(connected planets)", "Mars", "", "3"},
    Shown{"X3.2 connected to nothing", "count(connected objects)", "Belt", "", "0"},
    Shown{"X3.2 targeted by what aims at nothing", "count(targeted objects)", "Rover", "", "0"},
    Shown{"X3.3 defined in content", "product(attached planets, Stock)", "Sol", "", "1500"},
    Shown{"X3.3 with a last step", "round(geometric_mean(planets where Stock >= 50, Stock))", "Sol", "", "59"},
    Shown{"X3.3 over nothing", "product(attached planets, Stock)", "Mill", "", "-1"},
    Shown{"X3.4 nested", "count(planets where Stock > mean(planets, Stock))", "Sol", "", "2"},
    Shown{"X3.4 nested, of the related object", "sum(systems, count(attached planets))", "Sol", "", "5"},
    Shown{"X3.4 nested, the target is the outermost's",
          "count(systems where any(planets attached, Stock == Target.Stock))", "Belt", "", "1"},
    Shown{"X2.4 only the chosen branch", "if(Stock > 40, 1, 1 / (Stock - 50))", "Sol III", "", "1"},
    Shown{"X2.6 a class", "get('building', 'MILL')", "Sol", "", "MILL"},
    Shown{"X2.6 a fact", "getFact('building', 'MILL', 'cost')", "Sol", "", "60"},
    Shown{"X2.6 a fact by default", "getFact('building', 'MINT', 'cost')", "Sol", "", "5"},
    Shown{"X2.6 a table", "lookup(Costs, Stock, food)", "Mars", "", "20"},
    Shown{"X2.6 a table of texts", "lookup(Costs, Stock, word)", "Mars", "", "thirty"},
    Shown{"X2.6 a text of a table is that text", "lookup(Costs, Stock, word) == 'thirty'", "Mars", "", "true"},
    Shown{"X2.6 a table by steps", "lookup(Steps, Stock, level)", "Belt", "", "1"},
    Shown{"X2.6 a row that is not there", "lookup(Costs, Stock, food)", "Belt", "", "10"},
    Shown{"X2.6 a function", "half(Stock)", "Mars", "", "15"},
    Shown{"X2.6 a function in a function", "over(Stock, 3)", "Mars", "", "5"},
    Shown{"X1.4 a global variable", "Hands * 2", "Sol", "", "8"},
    Shown{"X1.4 a variable", "Unrest == id", "Mars", "", "true"},
    Shown{"X1.4 a variable that nothing on the way has", "Unrest", "Argo", "", "missing"},
    Shown{"X1.4 a variable of what it is attached to", "Unrest == planet.id", "Mill", "", "true"},
    Shown{"X1.4 a text of a variable is that text", "Song == 'loud'", "Vega I", "", "true"},
    Shown{"X1.4 a variable in an aggregate", "max(planets, Unrest) == max(planets, id)", "Sol", "", "true"},
    Shown{"X1.4 an option", "option(game, HARD)", "Sol", "", "true"},
    Shown{"V6.3 another object's context", "dropIntoContext(ship.weapon, Source, 2, Crit)", "Mars", "Argo", "3"},
    Shown{"V6.3 the target stays what it is", "dropIntoContext(planet, Source, Stock + Target.Stock)", "Mars", "Vega I",
          "100"},
    Shown{"X4.1 a building on the planet", "has(BUILDING, MILL)", "Sol III", "", "true"},
    Shown{"X4.1 a building elsewhere", "has(BUILDING, MILL)", "Mars", "", "false"},
    Shown{"X4.1 an empire has what stands on its planets", "has(BUILDING, MILL, Source.owner)", "Belt", "Mars", "true"},
    Shown{"X4.1 another empire has not", "has(BUILDING, MILL)", "Vegans", "", "false"},
    Shown{"X4.1 a system has what is attached deep below", "has(SPECIAL, RUINS)", "Sol", "", "true"},
    Shown{"X4.1 of a building it is asked itself", "has(BUILDING, MINT)", "Mill", "", "false"},
    Shown{"X4.1 a tech of the empire", "has(TECH, WHEEL)", "Terrans", "", "true"},
    Shown{"X4.1 a tech of the owner", "has(GOM_TECH, WHEEL)", "Argo", "", "true"},
    Shown{"X4.1 a tech that nobody knows", "has(TECH, SAIL)", "Terrans", "", "false"},
    Shown{"X4.1 a property", "has(TERRAIN, desert)", "Mars", "", "true"},
    Shown{"X4.1 another value of it", "has(TERRAIN, ocean)", "Mars", "", "false"},
    Shown{"X4.1 an empire has the terrain of its planets", "has(TERRAIN, desert)", "Terrans", "", "true"},
    Shown{"X4.1 a grouping's class", "has(PROMOTION, DRILLED)", "Vega I", "", "true"},
    Shown{"X4.1 a team has the buildings of its empires", "has(BUILDING, MILL, object('Allies'))", "Sol", "", "true"},
    Shown{"X4.1 another team has not", "has(BUILDING, MILL, object('Rivals'))", "Sol", "", "false"},
    Shown{"X4.1 a team has their techs", "has(TECH, WHEEL)", "Allies", "", "true"},
    Shown{"X4.1 a team has their specials", "has(SPECIAL, RUINS)", "Allies", "", "true"},
    Shown{"X4.1 a team has their terrain", "has(TERRAIN, desert)", "Allies", "", "true"},
    Shown{"X4.1 a team has the terrain of no other", "has(TERRAIN, desert)", "Rivals", "", "false"},
    Shown{"X4.1 a team has what is in a grouping", "has(PROMOTION, DRILLED)", "Rivals", "", "true"},
    Shown{"X4.1 a team has an option of its empires", "has(WAY, BOLD)", "Allies", "", "true"},
    Shown{"X4.1 a team has no option of others", "has(WAY, BOLD)", "Rivals", "", "false"},
    Shown{"X4.1 an empire's own option", "has(WAY, BOLD, Source.owner)", "Belt", "Mars", "true"},
    Shown{"X4.1 the option of the owner", "has(WAY, BOLD)", "Mars", "", "true"},
    Shown{"X4.1 the option of nobody", "has(WAY, BOLD)", "Belt", "", "missing"},
    Shown{"X4.1 an option", "has(OPTION, HARD, game)", "Sol", "", "true"},
};

} // namespace

class ExpressionAggregateTest : public QObject {
    Q_OBJECT

private slots:
    void values_data() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < rows.size(); ++i) {
            QTest::newRow(rows[i].name) << static_cast<int>(i);
        }
    }
    void values() {
        QFETCH(int, index);
        const Shown& one = rows[static_cast<std::size_t>(index)];
        if (std::string_view(one.name) == "X2.6 a row that is not there") {
            std::vector<EvaluationFault> faults;
            QCOMPARE(asked().show("lookup(Costs, Stock + 1, food)", one.candidate, "", &faults), std::string("0"));
            QCOMPARE(faults.size(), std::size_t{1});
            QVERIFY(faults[0].kind == EvaluationFault::Kind::noTableRow);
        }
        QCOMPARE(asked().show(one.text, one.candidate, one.source), std::string(one.shown));
    }

    void batches_data() { values_data(); }
    /// Checks that many candidates at once give the same bits as one by one, with and without caches.
    void batches() {
        QFETCH(int, index);
        const Shown& one = rows[static_cast<std::size_t>(index)];
        const TypedExpression checked = asked().check(one.text);
        QVERIFY(checked.isGood());
        const auto program = compileExpression(checked);
        const View view = asked().view();
        std::vector<Row> candidates(view.rowCount);
        std::iota(candidates.begin(), candidates.end(), 0u);
        World kept(asked().model());
        World fresh(asked().model(), false);
        std::vector<double> together(candidates.size());
        std::vector<double> again(candidates.size());
        std::vector<EvaluationFault> faults;
        std::vector<EvaluationFault> faultsOfOne;
        Bindings bindings{.source = asked().row(one.source), .world = &kept};
        evaluate(*program, view, bindings, candidates, {}, together, &faults);
        bindings.world = &fresh;
        evaluate(*program, view, bindings, candidates, {}, again);
        for (const Row row : candidates) {
            for (World* world : {&kept, &fresh, static_cast<World*>(nullptr)}) {
                // Each world has its own numbers for texts that no object has.
                if (world != nullptr || checked.format != textFormat) {
                    bindings.world = world;
                    const double alone =
                        evaluateOne(*program, view, bindings, row, 0.0, world == &kept ? &faultsOfOne : nullptr);
                    QVERIFY2(std::memcmp(&alone, &together[row], sizeof alone) == 0 ||
                                 (isMissing(alone) && isMissing(together[row])),
                             qPrintable(QString("row %1: %2, not %3").arg(row).arg(together[row]).arg(alone)));
                }
            }
            QVERIFY(again[row] == together[row] || (isMissing(again[row]) && isMissing(together[row])));
        }
        QCOMPARE(faults.empty(), faultsOfOne.empty());
    }

    void sharedAnswers() {
        const auto count = [](const std::string& text, std::size_t candidates) {
            const TypedExpression checked = asked().check(text);
            const View view = asked().view();
            World world(asked().model());
            std::vector<Row> rows(candidates, asked().row("Mars"));
            std::vector<double> out(candidates);
            evaluate(*compileExpression(checked), view, {.source = asked().row("Sol"), .world = &world}, rows, {}, out);
            return world.counts().aggregations;
        };
        QVERIFY2(count("Stock + sum(planets, Stock)", 10) == 1, "P1.3 what depends on no candidate");
        QVERIFY2(count("Stock + sum(planets, Stock)", 5000) == 1, "P1.3 whatever their number");
        QVERIFY2(count("Stock + count(planets near 100 of Source)", 5000) == 1, "P1.3 of the source");
        QVERIFY2(count("count(planets here)", 5000) == 1, "P1.3 who share a list share the answer");
        QVERIFY2(count("sum(planets near 100, Stock)", 5000) == 1, "P1.3 whose list it is without themselves, too");
        QVERIFY2(count("count(owned planets where Stock > mean(planets, Stock))", 5000) == 2, "P1.3 nested");
    }

    void draws() {
        const auto drawn = [](const std::string& text, std::string_view candidate, std::uint64_t identity = 1) {
            const View view = asked().view();
            World world(asked().model());
            return evaluateOne(*compileExpression(asked().check(text, identity)), view,
                               {.source = asked().row("Sol"), .world = &world}, asked().row(candidate));
        };
        QVERIFY2(drawn("roll(2d6+1)", "Mars") == drawn("roll(2d6+1)", "Mars"), "X1.5 the same draws the same");
        QVERIFY2(drawn("roll(99d99)", "Mars") != drawn("roll(99d99)", "Belt"), "X1.5 each candidate by itself");
        QVERIFY2(drawn("roll(99d99)", "Mars") != drawn("roll(99d99)", "Mars", 2), "X1.5 each place by itself");
        QVERIFY2(drawn("roll(99d99) - roll(99d99)", "Mars") != 0.0, "X1.5 each roll by itself");
        QCOMPARE(drawn("roll(0d1)", "Mars"), 0.0);
        QCOMPARE(drawn("roll(7d1-2)", "Mars"), 5.0);
        std::array<int, 7> seen{};
        for (std::uint64_t identity = 0; identity < 600; ++identity) {
            const double value = drawn("roll(1d6)", "Mars", identity);
            QVERIFY(value >= 1.0 && value <= 6.0);
            ++seen[static_cast<std::size_t>(value)];
        }
        for (std::size_t side = 1; side <= 6; ++side) {
            QVERIFY2(seen[side] > 50, "X1.5 every side comes up");
        }
    }

    void faults_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("at");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("value");
        const auto row = [](const char* name, const char* text, const char* at, EvaluationFault::Kind kind,
                            const char* value) {
            QTest::newRow(name) << text << at << static_cast<int>(kind) << value;
        };
        using enum EvaluationFault::Kind;
        row("X1.3 a division in what is aggregated", "sum(planets, 1 + 6 / (Stock - Stock))", "6 / (Stock - Stock)",
            divisionByZero, "5");
        row("X1.3 a sum that is too large", "sum(planets, (Stock + 1) * 2e306)", "sum(planets, (Stock + 1) * 2e306)",
            overflow, "0");
        row("X1.3 a division in a function", "1 + over(Stock, Stock - 30)", "half(a) / b", divisionByZero, "1");
    }
    void faults() {
        QFETCH(QString, text);
        QFETCH(QString, at);
        QFETCH(int, kind);
        QFETCH(QString, value);
        std::vector<EvaluationFault> found;
        QCOMPARE(QString::fromStdString(asked().show(text.toStdString(), "Mars", "", &found)), value);
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(static_cast<int>(found[0].kind), kind);
        const Span span = found[0].where.span;
        const bool isOwn = !found[0].where.file.isValid();
        const std::string place = isOwn ? text.toStdString().substr(span.begin, span.size())
                                        : std::string(asked().model().files[found[0].where.file.value]->bytes().substr(
                                              span.begin, span.size()));
        QCOMPARE(QString::fromStdString(place), at);
    }

    void onlyWhatIsChosen() {
        std::vector<EvaluationFault> found;
        asked().show("if(Stock == 30, half(Stock), sum(planets, 1 / (Stock - Stock)))", "Mars", "", &found);
        QVERIFY2(found.empty(), "X2.4 only the chosen branch is evaluated");
        asked().show("if(Stock == 30, half(Stock), sum(planets, 1 / (Stock - Stock)))", "Belt", "", &found);
        QCOMPARE(found.size(), std::size_t{1});
    }

    /// X3.3: adds an aggregate by one row. The grammar, the loader and the evaluator need no change.
    void registered() {
        constexpr AggregateSpec range{.name = "range",
                                      .label = "Range",
                                      .help = "From the smallest to the largest.",
                                      .example = "range(planets, Stock)",
                                      .reduce = [](std::span<const double> values) {
                                          const auto [least, most] = std::ranges::minmax(values);
                                          return most - least;
                                      }};
        std::vector<AggregateSpec> aggregates(aggregateRows().begin(), aggregateRows().end());
        aggregates.push_back(range);
        RowTables tables = shippedRows();
        tables.aggregates = aggregates;
        FolderContents folder{.name = "game", .files = {}, .diagnostics = {}};
        const auto put = [&folder](const std::string& path, std::string text) {
            folder.files[path] = std::make_shared<const SourceText>(path, std::move(text));
        };
        put("orrery.xml", R"xml(<project format="1" name="Game" vocabulary="own"/>)xml");
        put("game.xml", R"xml(<orrery format="1"><vocabulary><default format="number" value="0"/>
            <meter id="Stock"/><type id="empire" class="EMPIRE"/><type id="system" class="SYSTEM"/>
            <type id="planet" class="PLANET" attached-to="system"><has meter="Stock"/></type></vocabulary>
            <variable name="Gap" format="number"/>
            <global-modifiers><modify variable="Gap" set="range(planets, Stock)"/></global-modifiers>
            <scenario id="s"><system name="Sol" x="0" y="0"/><planet name="A" system="Sol"/>
            <planet name="B" system="Sol"/><set object="A" meter="Stock" value="3"/>
            <set object="B" meter="Stock" value="10"/></scenario></orrery>)xml");
        std::vector<Diagnostic> diagnostics;
        const auto model = orrery::engine::check(parseProject(arrangeSources(folder, {})), tables, diagnostics);
        for (const Diagnostic& finding : diagnostics) {
            QVERIFY2(finding.severity() != Severity::error, finding.message().c_str());
        }
        const auto session = Session::start(orrery::engine::compile(model), *model->findScenario("s"), std::nullopt);
        const auto cell = findVariable(*session, 0, "Gap", noRow);
        QVERIFY(cell.has_value());
        QVERIFY2(variableAt(*session, 0, *cell) == 7.0, "X3.3 an aggregate that is registered at run time");
    }

    void targeted() {
        View view = asked().view();
        std::vector<double> targets(view.rowCount, noneValue);
        targets[asked().row("Argo")] = static_cast<double>(asked().row("Vega I"));
        std::vector<const double*> columns(view.columns.begin(), view.columns.end());
        columns[static_cast<std::size_t>(Builtin::target)] = targets.data();
        view.columns = columns;
        const auto program = compileExpression(asked().check("max(targeted planets, Stock)"));
        QVERIFY2(evaluateOne(*program, view, {}, asked().row("Argo")) == 70.0, "X3.2 targeted");
        QVERIFY2(evaluateOne(*program, view, {}, asked().row("Mars")) == 0.0, "X3.2 who aims at nothing");
        targets[asked().row("Argo")] = 0.0;
        const auto all = compileExpression(asked().check("count(targeted objects)"));
        QVERIFY2(evaluateOne(*all, view, {}, asked().row("Argo")) == 1.0,
                 "X3.2 the first object of the game is one too");
    }

    void systemsOfOthers_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("candidate");
        QTest::addColumn<QString>("shown");
        QTest::newRow("X4.1 a system has the planets in it") << "has(WORLD, GAIA)"
                                                             << "Sol"
                                                             << "true";
        QTest::newRow("X4.1 an empire has not what stands beside its planets") << "has(WORLD, GAIA)"
                                                                               << "Terrans"
                                                                               << "false";
        QTest::newRow("X4.1 nor what stands on that") << "has(SPECIAL, NEST)"
                                                      << "Terrans"
                                                      << "false";
        QTest::newRow("X4.1 an empire has what stands on its planets") << "has(SPECIAL, NEST)"
                                                                       << "Vegans"
                                                                       << "true";
    }
    void systemsOfOthers() {
        QFETCH(QString, text);
        QFETCH(QString, candidate);
        QFETCH(QString, shown);
        const Asked more(R"xml(<vocabulary><kind id="WORLD" type="planet"/></vocabulary>
                         <class id="GAIA" type="planet"/><class id="NEST" type="special"/>)xml",
                         R"xml(<place class="GAIA" on="Sol" name="Gaia" owner="none"/>
                         <place class="NEST" on="Gaia"/><place class="NEST" on="Vega I"/>)xml");
        QCOMPARE(QString::fromStdString(more.show(text.toStdString(), candidate.toStdString())), shown);
    }

    void tooMuch() {
        const View view = asked().view();
        World world(asked().model());
        const Bindings bindings{.world = &world};
        const auto program = compileExpression(asked().check("1 + count(planets where count(planets near 500) > 0)"));
        std::vector<EvaluationFault> found;
        {
            const WorldCall call(world, view);
            world.pay(200'000'000 - 10);
            const double value = evaluateOne(*program, view, bindings, asked().row("Sol"), 0.0, &found);
            QVERIFY2(!found.empty() && found[0].kind == EvaluationFault::Kind::tooMuchWork,
                     "R2.4 an expression that asks too many objects is stopped and named");
            QVERIFY2(value != 6.0, "R2.4 what is not known does not count");
            const double next = evaluateOne(*program, view, bindings, asked().row("Sol"), 0.0, &found);
            QVERIFY2(isMissing(next), "R2.4 no conditions of a used-up budget");
        }
        QVERIFY2(evaluateOne(*program, view, bindings, asked().row("Sol")) == 6.0,
                 "R2.4 the next question has a budget of its own");
    }

    void explained() {
        const View view = asked().view();
        World world(asked().model());
        std::vector<EvaluatedTerm> terms;
        const auto program = compileExpression(asked().check("1 + sum(attached planets where Stock > 20, Stock * 2)"));
        evaluateOne(*program, view, {.world = &world}, asked().row("Sol"), 0.0, nullptr, &terms);
        QCOMPARE(terms.size(), std::size_t{6});
        QCOMPARE(terms[1].value, 160.0);
        QCOMPARE(*terms[1].objects, std::size_t{2});
        QCOMPARE(terms[2].related, asked().row("Sol III"));
        QCOMPARE(QString::fromStdString(terms[2].text), QString("Stock * 2"));
        QCOMPARE(terms[3].object, asked().row("Sol III"));
        QCOMPARE(terms[4].related, asked().row("Mars"));
        QCOMPARE(terms[4].value, 60.0);

        terms.clear();
        const auto none = compileExpression(asked().check("sum(attached planets, Stock) == 0"));
        evaluateOne(*none, view, {.world = &world}, asked().row("Mill"), 0.0, nullptr, &terms);
        QVERIFY2(terms[1].objects == std::optional<std::size_t>(0), "X3.1 nothing is noted");

        terms.clear();
        const auto called = compileExpression(asked().check("over(Stock, 3) + Unrest"));
        evaluateOne(*called, view, {.world = &world}, asked().row("Mars"), 0.0, nullptr, &terms);
        const auto body = std::ranges::find(terms, "half(a) / b", &EvaluatedTerm::text);
        QVERIFY2(body != terms.end() && body->where.file.isValid(), "V6.1 functions take part in explanations");
        const auto variable = std::ranges::find(terms, "Unrest", &EvaluatedTerm::text);
        QVERIFY(variable != terms.end() && variable->variable && variable->object == asked().row("Mars"));
    }
};

QTEST_APPLESS_MAIN(ExpressionAggregateTest)
#include "expression_aggregate_test.moc"
