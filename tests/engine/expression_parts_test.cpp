// SPDX-License-Identifier: GPL-3.0-or-later
// The parts that check an expression, each without the others: where a part checks its operands, a stub answers.
#include "engine/check/expression/call_checker.h"
#include "engine/check/expression/call_site.h"
#include "engine/check/expression/class_finder.h"
#include "engine/check/expression/literal_checker.h"
#include "engine/check/expression/name_checker.h"
#include "engine/check/expression/row_place.h"
#include "engine/check/expression/suggestions.h"
#include "engine/check/expression/typed_nodes.h"
#include "engine/check/expression/word_meanings.h"
#include "engine/rules/functions/function_rows.h"
#include "tests/engine/support/expression_fixture.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <deque>

using namespace orrery::engine;
using fixture::codesOf;
using fixture::ExpressionFixture;
using Kind = TypedNode::Kind;

namespace {

const ExpressionFunction* findFunction(std::string_view name, ExpressionFunction::Shape shape) {
    const auto found = std::ranges::find_if(
        functionRows(), [&](const ExpressionFunction& row) { return row.shape == shape && row.name == name; });
    return found == functionRows().end() ? nullptr : &*found;
}

const ExpressionFixture& galaxy() {
    static const ExpressionFixture fixture;
    return fixture;
}

/// A parsed expression with the tools of its parts, and a stub that gives each operand the hinted format.
struct Bench {
    explicit Bench(std::string_view written, ExpressionContext place = galaxy().context())
        : text{.text = std::string(written)}, context(std::move(place)), tree(parseExpression(text, {}, diagnostics)),
          tools(tree, text, {}, context, result, diagnostics), parts(tools, [this](std::uint32_t index, Format hint) {
              asked.push_back(tree.slice(tree.node(index).span));
              TypedNode out = makeNode(Kind::parameter, tree.node(index), hint);
              if (!answers.empty()) {
                  out.format = answers.front().format;
                  out.constant = answers.front().constant;
                  answers.pop_front();
              }
              return out;
          }) {
        context.uses = &uses;
    }

    const ExprNode& root() const { return tree.node(tree.root); }
    std::string codes() const { return codesOf(diagnostics); }
    bool reads(Builtin column) const { return std::ranges::count(result.columns, context.layout->builtin(column)) > 0; }

    DecodedText text;
    ExpressionContext context;
    NameUses uses;
    std::vector<Diagnostic> diagnostics;
    ExprTree tree;
    TypedExpression result;
    CheckTools tools;
    std::vector<std::string_view> asked; ///< the operands that were checked
    std::deque<TypedNode> answers;       ///< formats and constants for the next operands
    PartChecker parts;
};

TypedNode answer(Format format, OptionalNumber constant = {}) {
    TypedNode out;
    out.format = format;
    out.constant = constant;
    return out;
}

constexpr std::array aggregateRows{
    AggregateSpec{.name = "count", .takes = FormatKind::boolean, .takesNothing = true},
    AggregateSpec{.name = "max"},
    AggregateSpec{.name = "sum"},
};
constexpr std::array relationRows{
    RelationSpec{.word = ""},
    RelationSpec{.word = "near", .parameter = RelationParameter::distanceOrJumps},
};

/// A context with aggregates and relations.
ExpressionContext contextOfMany() {
    static const fixture::ModelFixture models(
        {.conditions = {}, .effects = {}, .relations = relationRows, .aggregates = aggregateRows});
    return contextOf(*models.share(), "here");
}

bool contains(const std::vector<std::string>& names, std::string_view name) {
    return std::ranges::find(names, name) != names.end();
}

constexpr DiagnosticSpec anyProblem{"expr.unknown-name", Severity::error, "'{0}' is not a known name{1}"};

} // namespace

class ExpressionPartsTest : public QObject {
    Q_OBJECT
private slots:
    void reportsProblems();
    void recordsNames();
    void recordsReads();
    void bareNamesReadOneObject();
    void numbersTexts();
    void checksPartsOfWrongNodes();
    void readsWords();
    void knowsMeaningsOfWords();
    void suggestsNames();
    void resolvesMembers();
    void resolvesValues();
    void resolvesContentNames();
    void resolvesVariables();
    void namesHaveAnOrder();
    void membersNeedAnObject();
    void foldsConstants();
    void operationsWantFormats();
    void checksLiterals();
    void readsSelections();
    void checksAggregates();
    void findsClasses();
    void tellsCallsApart();
    void specialFunctions_data();
    void specialFunctions();
    void rowsHaveTheirFunctions();
};

void ExpressionPartsTest::reportsProblems() {
    Bench bench("Minig + 1");
    ProblemReporter& problems = bench.tools.problems;
    problems.reportUnknown(anyProblem, bench.tree.node(0), [] { return std::vector<std::string>{"Mining", "x"}; });
    QCOMPARE(bench.diagnostics.size(), std::size_t(1));
    QCOMPARE(bench.diagnostics[0].fixes.size(), std::size_t(1));
    QCOMPARE(bench.diagnostics[0].fixes[0].edits[0].text, std::string("Mining"));
    TypedNode node = makeNode(Kind::turn, bench.tree.node(1), numberFormat);
    problems.require(node, numberFormat);
    QVERIFY(!node.isBad());
    problems.require(node, booleanFormat);
    QVERIFY(node.isBad());
    problems.require(node, booleanFormat); // a bad node is already reported
    bench.context.hasObjects = false;
    QVERIFY(!problems.allowsObjects(bench.root().span, "game"));
    QCOMPARE(bench.codes(), std::string("expr.unknown-name@0 expr.no-context@0 expr.wrong-format@8"));
}

void ExpressionPartsTest::recordsNames() {
    Bench bench("has('BUILDING', MILL)");
    const auto operands = bench.tree.operands(bench.root());
    bench.tools.names.add(NameKind::hasKind, bench.tree.node(operands[0]), 3);
    bench.tools.names.addWord(NameKind::grouping, bench.tree.node(operands[1]), "MILL");
    bench.tools.names.addValue(bench.tree.node(operands[1]), numberFormat, 1.0); // numbers name nothing
    QCOMPARE(bench.uses.all.size(), std::size_t(2));
    QCOMPARE(bench.uses.all[0].where.span, (Span{5, 13})); // without its quotes
    QCOMPARE(bench.uses.all[0].index, 3u);
    QCOMPARE(bench.uses.words, std::vector<std::string>{"MILL"});
}

void ExpressionPartsTest::recordsReads() {
    Bench bench("owner");
    TypedNode member = makeNode(Kind::member, bench.root(), numberFormat);
    member.access = Access::stockpile;
    member.column = bench.context.layout->builtin(Builtin::name);
    member.operands.push_back(makeNode(Kind::object, bench.root(), objectFormat));
    bench.tools.reads.addMember(member);
    QVERIFY(bench.reads(Builtin::owners) && bench.reads(Builtin::exists) && bench.reads(Builtin::name));
    bench.tools.reads.addObject(ExpressionRoot::candidate, true);
    QVERIFY(!bench.result.readsCandidate);
    bench.tools.reads.addObject(ExpressionRoot::candidate, false);
    QVERIFY(bench.result.readsCandidate);
    TypedExpression body;
    body.readsChance = true;
    body.variables = {4};
    bench.tools.reads.addBody(&body);
    bench.tools.reads.addBody(nullptr);
    QVERIFY(bench.result.readsChance && !bench.result.readsTurn);
    QCOMPARE(bench.result.variables, std::vector<VariableIndex>{4});
}

void ExpressionPartsTest::bareNamesReadOneObject() {
    ExpressionContext context = galaxy().context();
    context.bareNames = ExpressionRoot::source;
    Bench bench("Farming", context);
    BareNames& names = bench.tools.bareNames;
    QCOMPARE(names.read(bench.root()).root, ExpressionRoot::source);
    {
        const BareNames::Inside inside(names, 2);
        QCOMPARE(names.read(bench.root()).root, ExpressionRoot::candidate);
        QVERIFY(names.areInner());
        QCOMPARE(names.scope(), ScopeIndex(2));
    }
    QVERIFY(!names.areInner());
    context.bareNames.reset();
    Bench none("Farming", context);
    QVERIFY(none.tools.bareNames.read(none.root()).isBad());
    QCOMPARE(none.codes(), std::string("expr.no-object@0"));
}

void ExpressionPartsTest::numbersTexts() {
    Bench bench("'a'");
    TextLiterals texts;
    QCOMPARE(texts.make(bench.root(), textFormat, "a").index, std::uint16_t(0));
    QCOMPARE(texts.make(bench.root(), diceFormat, "b").index, std::uint16_t(1));
    QCOMPARE(texts.make(bench.root(), textFormat, "a").index, std::uint16_t(0));
}

void ExpressionPartsTest::checksPartsOfWrongNodes() {
    Bench bench("count(planets near (2) of Source, 3)");
    bench.parts.checkAll(bench.root());
    QCOMPARE(bench.asked, (std::vector<std::string_view>{"(2)", "Source", "3"}));
}

void ExpressionPartsTest::readsWords() {
    Bench bench("f(a, 'b', 3)");
    const auto operands = bench.tree.operands(bench.root());
    QCOMPARE(*bench.parts.word(bench.tree.node(operands[0]), "word"), std::string_view("a"));
    QCOMPARE(*bench.parts.word(bench.tree.node(operands[1]), "word"), std::string_view("b"));
    QVERIFY(!bench.parts.word(bench.tree.node(operands[2]), "word"));
    QCOMPARE(bench.codes(), std::string("expr.wants-word@10"));
}

void ExpressionPartsTest::knowsMeaningsOfWords() {
    ExpressionContext context = galaxy().context();
    const ExpressionContext::Parameter parameter{"ships", numberFormat};
    context.parameters = {&parameter, 1};
    const WordMeanings meanings(context);
    QVERIFY(meanings.isTypeWord("planets") && meanings.typeOf("objects").isType && !meanings.typeOf("objects").type);
    QVERIFY(meanings.typeOf("ships").isType && !meanings.isTypeWord("ships")); // the parameter precedes it
    QVERIFY(meanings.isReading("MaxMining") && meanings.isReading("CurrentMining") && meanings.isReading("owner"));
    QVERIFY(!meanings.isReading("large"));
}

void ExpressionPartsTest::suggestsNames() {
    const ExpressionContext context = galaxy().context();
    const Suggestions suggestions(context);
    QVERIFY(contains(suggestions.members(), "MaxMining") && contains(suggestions.members(), "owner"));
    QVERIFY(contains(suggestions.values(classFormat), "BLD_MILL"));
    QVERIFY(suggestions.values(numberFormat).empty());
    QVERIFY(contains(suggestions.bareNames(), "turn") && contains(suggestions.bareNames(), "PL_LARGE"));
    QVERIFY(contains(suggestions.calls(), "lookup") && !contains(suggestions.calls(), "+"));
    QVERIFY(contains(suggestions.selectionWords(), "planets"));
}

void ExpressionPartsTest::resolvesMembers() {
    const auto find = [](Bench& bench) {
        return MemberResolver(bench.tree, bench.context, bench.tools.names).find(bench.root());
    };
    Bench maximum("MaxMining");
    QCOMPARE(find(maximum)->access, Access::meter);
    QCOMPARE(maximum.uses.all[0].where.span, (Span{3, 9})); // without its prefix
    Bench property("size");
    QCOMPARE(find(property)->format.kind, FormatKind::enumeration);
    Bench stockpile("Minerals");
    QCOMPARE(find(stockpile)->access, Access::stockpile);
    Bench none("large");
    QVERIFY(!find(none) && none.diagnostics.empty());
}

void ExpressionPartsTest::resolvesValues() {
    Bench bench("BLD_MILL");
    ValueResolver values(bench.tree, bench.context, bench.tools.problems, bench.tools.names);
    QVERIFY(!values.find(bench.root(), typeFormat));
    QCOMPARE(values.find(bench.root(), classFormat)->constant.value_or(-1.0),
             double(galaxy().models().classOf("BLD_MILL")));
    Bench large("large");
    ValueResolver sizes(large.tree, large.context, large.tools.problems, large.tools.names);
    QCOMPARE(sizes.findEnumerator(large.root())->constant.value_or(-1.0),
             galaxy().models().value("PlanetSize", "large"));
}

void ExpressionPartsTest::resolvesContentNames() {
    const ObjectNames objects{"Sol III"};
    ExpressionContext context = galaxy().context();
    const ExpressionContext::Parameter parameter{"total", booleanFormat};
    context.parameters = {&parameter, 1};
    context.objectNames = &objects;
    Bench total("total", context);
    QCOMPARE(ContentNames(total.tools).parameter(total.root())->format, booleanFormat);
    Bench object("Sol_III", context);
    QCOMPARE(ContentNames(object.tools).scenarioObject(object.root())->text(), std::string("Sol III"));
    QVERIFY(object.uses.all[0].isWord);
    context.hasObjects = false;
    Bench game("game", context);
    QVERIFY(ContentNames(game.tools).game(game.root())->isBad());
    QCOMPARE(game.codes(), std::string("expr.no-context@0"));
}

void ExpressionPartsTest::resolvesVariables() {
    Language language;
    const auto add = [&](const char* name, ScopeIndex scope, Format format) {
        const auto index = static_cast<VariableIndex>(language.variables.size());
        CheckedVariable& variable = language.variables.emplace_back();
        variable.name = name;
        variable.scope = scope;
        variable.format = format;
        language.variableNames.emplace(name, index);
    };
    const ScopeIndex planet = *galaxy().models().share()->vocabulary.findScope("planet");
    const ScopeIndex ship = *galaxy().models().share()->vocabulary.findScope("ship");
    add("Score", planet, numberFormat);
    add("Score", ship, booleanFormat);
    add("Total", globalScope, numberFormat);
    ExpressionContext context = galaxy().context();
    context.language = &language;
    context.scope = planet;
    Bench score("Score", context);
    QCOMPARE(VariableResolver(score.tools).bare(score.root())->variables(), std::vector<VariableIndex>{0});
    QCOMPARE(score.result.variables, std::vector<VariableIndex>{0});
    Bench total("Total", context);
    QVERIFY(VariableResolver(total.tools).bare(total.root())->operands.empty());
    Bench other("Farming", context);
    QVERIFY(!VariableResolver(other.tools).bare(other.root()));
    Bench ofObject("x.Total", context);
    const auto wrong =
        VariableResolver(ofObject.tools).of(ofObject.root(), makeNode(Kind::named, ofObject.root(), objectFormat));
    QVERIFY(wrong->isBad());
    QCOMPARE(ofObject.codes(), std::string("expr.variable-of-run@2"));
}

void ExpressionPartsTest::namesHaveAnOrder() {
    ExpressionContext context = galaxy().context();
    Bench member("system", context); // a member and a type
    QCOMPARE(NameChecker(member.tools, member.parts).checkName(member.root(), badFormat).kind, Kind::member);
    Bench type("system", context);
    QCOMPARE(NameChecker(type.tools, type.parts).checkName(type.root(), typeFormat).kind, Kind::constant);
    const ExpressionContext::Parameter parameter{"system", booleanFormat};
    context.parameters = {&parameter, 1};
    Bench own("system", context);
    QCOMPARE(NameChecker(own.tools, own.parts).checkName(own.root(), typeFormat).kind, Kind::parameter);
    Bench unknown("sytem");
    QVERIFY(NameChecker(unknown.tools, unknown.parts).checkName(unknown.root(), badFormat).isBad());
    QCOMPARE(unknown.codes(), std::string("expr.unknown-name@0"));
}

void ExpressionPartsTest::membersNeedAnObject() {
    Bench good("x.Farming");
    QCOMPARE(NameChecker(good.tools, good.parts).checkMember(good.root()).access, Access::meter);
    QCOMPARE(good.asked, std::vector<std::string_view>{"x"});
    Bench number("x.Farming");
    number.answers = {answer(numberFormat)};
    QVERIFY(NameChecker(number.tools, number.parts).checkMember(number.root()).isBad());
    QCOMPARE(number.codes(), std::string("expr.not-an-object@0"));
    Bench bad("x.Farming");
    bad.answers = {answer(badFormat)};
    QVERIFY(NameChecker(bad.tools, bad.parts).checkMember(bad.root()).isBad());
    QVERIFY(bad.diagnostics.empty());
}

void ExpressionPartsTest::foldsConstants() {
    Bench bench("1 / 0");
    ConstantFolder folder(bench.tools.problems);
    TypedNode node = makeNode(Kind::operation, bench.root(), numberFormat);
    node.function = findFunction("/", ExpressionFunction::Shape::infix);
    node.operands = {answer(numberFormat, 6.0), answer(numberFormat, 4.0)};
    folder.fold(node);
    QVERIFY(node.constant == 1.5);
    node.operands[1].constant = 0.0;
    folder.fold(node);
    QVERIFY(node.isBad());
    QCOMPARE(bench.codes(), std::string("expr.division-by-zero@0"));
    TypedNode both = makeNode(Kind::operation, bench.root(), booleanFormat);
    both.function = findFunction("and", ExpressionFunction::Shape::infix);
    both.operands = {answer(booleanFormat), answer(booleanFormat, 0.0)};
    folder.fold(both);
    QVERIFY(both.constant == 0.0); // the other side does not matter
}

void ExpressionPartsTest::operationsWantFormats() {
    const auto check = [](Bench& bench) {
        const ExprNode& root = bench.root();
        return OperationChecker(bench.tools, bench.parts)
            .check(root, *findFunction(root.op, ExpressionFunction::Shape::infix), badFormat);
    };
    Bench sum("1 + x");
    QCOMPARE(check(sum).format, numberFormat);
    QCOMPARE(sum.asked, (std::vector<std::string_view>{"1", "x"}));
    Bench wrong("1 + x");
    wrong.answers = {answer(numberFormat), answer(booleanFormat)};
    QVERIFY(check(wrong).isBad());
    QCOMPARE(wrong.codes(), std::string("expr.wrong-format@4"));
    Bench word("large == size"); // the word waits for the other side
    word.answers = {answer(typeFormat), answer(typeFormat)};
    QCOMPARE(check(word).format, booleanFormat);
    QCOMPARE(word.asked, (std::vector<std::string_view>{"size", "large"}));
    Bench different("size == x");
    different.answers = {answer(typeFormat), answer(numberFormat)};
    QVERIFY(check(different).isBad());
    QCOMPARE(different.codes(), std::string("expr.different-formats@0"));
    Bench chain("a < b < c");
    QVERIFY(check(chain).isBad());
    QCOMPARE(chain.codes(), std::string("expr.chained-comparison@0"));
}

void ExpressionPartsTest::checksLiterals() {
    Bench dice("2d6+1");
    QCOMPARE(LiteralChecker(dice.tools, dice.parts).checkDice(dice.root()).text(), std::string("2d6+1"));
    Bench none("2d0");
    QVERIFY(LiteralChecker(none.tools, none.parts).checkDice(none.root()).isBad());
    QCOMPARE(none.codes(), std::string("expr.no-sides@0"));
    Bench pair("[3, x]");
    pair.answers = {answer(numberFormat, 3.0), answer(numberFormat, -4.0)};
    QCOMPARE(LiteralChecker(pair.tools, pair.parts).checkPair(pair.root()).text(), std::string("[3, -4]"));
    Bench reading("[3, x]");
    reading.answers = {answer(numberFormat, 3.0), answer(numberFormat)};
    QVERIFY(LiteralChecker(reading.tools, reading.parts).checkPair(reading.root()).isBad());
}

void ExpressionPartsTest::readsSelections() {
    const auto read = [](Bench& bench) {
        return SelectionReader(bench.tools, bench.parts).read(bench.tree.node(bench.root().first));
    };
    Bench types("count(planets)", contextOfMany());
    QCOMPARE(*read(types).type, contextOfMany().vocabulary->findType("planet").value());
    Bench every("count(objects where x)", contextOfMany());
    const Selection all = read(every);
    QVERIFY(all.hasType && !all.type && all.where && !all.of && !all.isBad);
    QVERIFY(every.asked.empty()); // nothing is checked yet
    Bench near("count(planets near 2 jumps of Source)", contextOfMany());
    const Selection nearOne = read(near);
    QVERIFY(nearOne.number && nearOne.inJumps && nearOne.of);
    Bench bare("count(planets near)", contextOfMany());
    QVERIFY(read(bare).isBad);
    QCOMPARE(bare.codes(), std::string("expr.relation-wants-number@14"));
    Bench wrong("count(planets ships)", contextOfMany());
    QVERIFY(read(wrong).isBad);
    QCOMPARE(wrong.codes(), std::string("expr.selects-twice@14"));
}

void ExpressionPartsTest::checksAggregates() {
    const auto check = [](Bench& bench) { return AggregateChecker(bench.tools, bench.parts).check(bench.root()); };
    Bench count("count(planets where x)", contextOfMany());
    const TypedNode counted = check(count);
    QVERIFY(counted.aggregate() != nullptr && counted.aggregate()->hasWhere && !counted.aggregate()->hasValue);
    QVERIFY(count.reads(Builtin::objectType));
    Bench always("count(planets where x)", contextOfMany());
    always.answers = {answer(booleanFormat, 1.0)};
    QVERIFY(!check(always).isBad());
    QCOMPARE(always.codes(), std::string("expr.constant-condition@20"));
    Bench sum("sum(planets)", contextOfMany());
    QVERIFY(check(sum).isBad());
    QCOMPARE(sum.codes(), std::string("expr.aggregate-wants-value@0"));
    Bench number("sum(3, 4)", contextOfMany());
    QVERIFY(check(number).isBad());
    QCOMPARE(number.codes(), std::string("expr.aggregate-wants-selection@4"));
}

void ExpressionPartsTest::findsClasses() {
    Bench bench("f(building, BLD_MILL, BUILDING, none_such)");
    const auto operands = bench.tree.operands(bench.root());
    ClassFinder finder(bench.tools, bench.parts);
    const TypeIndex building = galaxy().models().type("building");
    QCOMPARE(*finder.findType(bench.tree.node(operands[0])), building);
    QCOMPARE(*finder.findType(bench.tree.node(operands[2])), building); // a kind of has()
    const ExprNode& mill = bench.tree.node(operands[1]);
    QCOMPARE(*finder.find(mill, "building", building, {}), galaxy().models().classOf("BLD_MILL"));
    QVERIFY(!finder.find(mill, "ship", galaxy().models().type("ship"), {}));
    QVERIFY(!finder.find(bench.tree.node(operands[3]), "building", building, {}));
    QCOMPARE(bench.codes(), std::string("expr.kind-mismatch@12 expr.unknown-id@32"));
}

void ExpressionPartsTest::tellsCallsApart() {
    Language language;
    CheckedFunction& twice = language.functions.emplace_back();
    twice.id = "twice";
    twice.parameters = {{"a", numberFormat, {}}};
    twice.result = numberFormat;
    language.functionNames.emplace("twice", FunctionIndex(0));
    ExpressionContext context = contextOfMany();
    context.language = &language;
    const auto kindOf = [&](std::string_view text, std::string& codes) {
        Bench bench(text, context);
        OperationChecker operations(bench.tools, bench.parts);
        const Kind kind = CallChecker(bench.tools, bench.parts, operations).check(bench.root(), badFormat).kind;
        codes = bench.codes();
        return kind;
    };
    std::string codes;
    QCOMPARE(kindOf("max(1, 2)", codes), Kind::operation);
    QCOMPARE(kindOf("max(planets, 2)", codes), Kind::aggregate);
    QCOMPARE(kindOf("roll(x)", codes), Kind::function);
    QCOMPARE(kindOf("twice(1)", codes), Kind::call);
    QCOMPARE(codes, std::string());
    QCOMPARE(kindOf("twice(1, 2)", codes), Kind::bad);
    QCOMPARE(codes, std::string("expr.arity@0"));
    QCOMPARE(kindOf("twise(1)", codes), Kind::bad);
    QCOMPARE(codes, std::string("expr.unknown-function@0"));
}

void ExpressionPartsTest::specialFunctions_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("codes");
    const auto row = [](const char* text, Kind kind, const char* codes = "") {
        QTest::newRow(text) << text << int(kind) << codes;
    };
    row("value()", Kind::value);
    row("amount()", Kind::amount);
    row("runtime(bonus)", Kind::member);
    row("runtime(size)", Kind::bad, "expr.not-runtime@8");
    row("last(x)", Kind::bad, "expr.last-wants-maximum@5"); // the stub is no meter
    row("object('Sol III')", Kind::named);
    row("object(Sol)", Kind::bad, "expr.object-wants-name@7");
    row("roll(x)", Kind::function);
    row("has(BUILDING, BLD_MILL)", Kind::function);
    row("has(BUILDIN, BLD_MILL)", Kind::bad, "expr.unknown-kind@4");
    row("ownedBy(x)", Kind::function);
    row("canHave(x, y)", Kind::function);
    row("option(game, HARD_MODE)", Kind::member);
    row("option(ship, HARD_MODE)", Kind::bad, "expr.option-of-what@7");
    row("get('building', 'BLD_MILL')", Kind::constant);
    row("getFact('building', 'BLD_MILL', 'cost')", Kind::function);
    row("getFact('building', 'BLD_MILL', 'size')", Kind::bad, "expr.not-a-fact@32");
    row("lookup(Costs, x, food)", Kind::function);
    row("lookup(Costs, x, fod)", Kind::bad, "expr.unknown-column@17");
    row("dropIntoContext(planet, x, y)", Kind::bad); // the stub gives y no format
    row("dropIntoContext(plant, x, y)", Kind::bad, "expr.unknown-scope@16");
}

/// Calls the `check` of a function's row, as CallChecker does.
void ExpressionPartsTest::specialFunctions() {
    QFETCH(QString, text);
    QFETCH(int, kind);
    QFETCH(QString, codes);
    Bench bench(text.toStdString());
    const ExpressionFunction* row = findFunction(bench.tree.tokenOf(bench.root()), ExpressionFunction::Shape::call);
    QVERIFY(row != nullptr && row->check != nullptr);
    const TypedNode checked =
        row->check({bench.root(), *row, badFormat, bench.tree.operands(bench.root()), bench.tools, bench.parts});
    QCOMPARE(int(checked.kind), kind);
    QCOMPARE(bench.codes(), codes.toStdString());
}

/// The compiler cannot check this under sanitizers: there the address of a function is no constant.
void ExpressionPartsTest::rowsHaveTheirFunctions() {
    for (const ExpressionFunction& row : functionRows()) {
        const bool isSpecial = row.signature == Signature::special;
        QVERIFY2(isSpecial == (row.check != nullptr), std::string(row.name).c_str());
        QVERIFY2(!isSpecial || row.kernel == nullptr, std::string(row.name).c_str());
    }
}

QTEST_APPLESS_MAIN(ExpressionPartsTest)
#include "expression_parts_test.moc"
