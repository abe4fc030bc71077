// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/support/expression_fixture.h"

#include "engine/rules/functions/function_rows.h"
#include <QTest>

using namespace orrery::engine;
using namespace orrery::engine::fixture;

namespace {

const ExpressionFixture& galaxy() {
    static const ExpressionFixture fixture;
    return fixture;
}

Format formatCalled(const std::string& name) {
    const Vocabulary& vocabulary = galaxy().models().share()->vocabulary;
    for (const Format format : {numberFormat, booleanFormat, textFormat, objectFormat, classFormat, typeFormat}) {
        if (vocabulary.formatName(format) == name) {
            return format;
        }
    }
    const auto enumeration = vocabulary.findEnumeration(name);
    return enumeration ? Format{FormatKind::enumeration, *enumeration} : badFormat;
}

} // namespace

class ExpressionCheckTest : public QObject {
    Q_OBJECT
private slots:
    void objectsOfAScenario_data();
    void objectsOfAScenario();
    void formats_data();
    void formats();
    void findings_data();
    void findings();
    void expected_data();
    void expected();
    void contexts_data();
    void contexts();
    void fixesMend_data();
    void fixesMend();
    void strict_data();
    void strict();
    void messagesNameBothFormats();
    void reads_data();
    void reads();
    void examplesAreRight_data();
    void examplesAreRight();
};

void ExpressionCheckTest::formats_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("format");
    const auto row = [](const char* name, const char* text, const char* format) {
        QTest::newRow(name) << text << format;
    };
    row("X1.1 number", "1 + Population", "NUMBER");
    row("X1.1 boolean", "Population > 3", "BOOLEAN");
    row("X1.1 text", "name", "STRING");
    row("X1.1 object", "Source.owner", "OBJECT");
    row("X1.1 enumeration", "Source.size", "PlanetSize");
    row("X1.1 class", "Target.class", "CLASS");
    row("X1.1 type", "type", "TYPE");
    row("X1.6 a meter by its id is the current one", "Population == CurrentPopulation", "BOOLEAN");
    row("X1.6 members of members", "Source.owner.capital.MaxPopulation", "NUMBER");
    row("X1.6 an enumerator by the other side", "size == large", "BOOLEAN");
    row("X1.6 an enumerator on the left", "large == size", "BOOLEAN");
    row("X1.6 an enumerator that two enumerations have", "environment == asteroids", "BOOLEAN");
    row("X1.6 an enumerator that a resource is called like", "focus == industry", "BOOLEAN");
    row("X1.6 an enumerator by itself", "ocean", "Environment");
    row("X1.6 a type by the other side, not the member", "type == planet", "BOOLEAN");
    row("X1.6 a member, not the type", "planet", "OBJECT");
    row("X1.6 a class", "class == BLD_MILL", "BOOLEAN");
    row("X1.6 none of an enumeration", "none != focus", "BOOLEAN");
    row("X1.6 no object", "owner == none", "BOOLEAN");
    row("X1.6 the builtin members",
        "x + y + id + created + age + (if system == planet and capital == owner then 1 else 2)", "NUMBER");
    row("X2.4 if of enumerators", "if turn > 3 then large else size", "PlanetSize");
    row("X2.4 if of enumerators by the other side", "size == if(turn > 3, large, asteroids)", "BOOLEAN");
    row("X2.4 if of objects", "if(turn > 3, Source, Target).Population", "NUMBER");
    row("T1 the object that the occurrence happens to", "Subject.owner", "OBJECT");
    row("T1 the amount of the occurrence", "amount() * 2", "NUMBER");
    row("E7.9 what is given in play", "runtime(bonus) + Source.bonus + bonus", "NUMBER");
    row("E3.9 whether an empire can have a class", "canHave(BLD_MILL) and canHave(class, Source.owner)", "BOOLEAN");
    row("X2.5 last", "last(MaxPopulation) + last(Source.MaxPopulation)", "NUMBER");
    row("E7.10 an alias of a property", "Source.PlanetSize", "PlanetSize");
    row("E7.10 an alias of an enumerator", "PL_LARGE", "PlanetSize");
    row("E4.4 the property of a class", "cost * 2", "NUMBER");
    row("E5.12 a stockpile", "Minerals >= 10 and Source.owner.Minerals < 3", "BOOLEAN");
}

void ExpressionCheckTest::formats() {
    QFETCH(QString, text);
    QFETCH(QString, format);
    std::vector<Diagnostic> diagnostics;
    const TypedExpression checked = galaxy().check(text.toStdString(), diagnostics);
    QCOMPARE(codesOf(diagnostics), std::string());
    QVERIFY(checked.isGood());
    QVERIFY(checked.format == formatCalled(format.toStdString()));
}

void ExpressionCheckTest::findings_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("found");
    const auto row = [](const char* name, const char* text, const char* found) {
        QTest::newRow(name) << text << found;
    };
    row("X1.1 a sum of truths", "1 + true", "expr.wrong-format@4");
    row("X1.1 a condition that is none", "if(1, 2, 3)", "expr.wrong-format@3");
    row("X1.1 a function of an object", "abs(Source)", "expr.wrong-format@4");
    row("X1.1 text and number", "name == 3", "expr.different-formats@0");
    row("X1.1 two enumerations", "size == environment", "expr.different-formats@0");
    row("X1.1 branches of two formats", "if(turn > 3, 1, true)", "expr.different-formats@13");
    row("X1.3 division by zero", "1 + 4 / 0", "expr.division-by-zero@4");
    row("X1.3 division by zero of what is not known", "Population mod (2 - 2)", "expr.division-by-zero@0");
    row("X1.3 a power of zero", "0 ^ -1", "expr.division-by-zero@0");
    row("X1.3 overflow", "1 + 10 ^ 400", "expr.overflow@4");
    row("X1.3 no value", "(-8) ^ 0.5", "expr.no-value@0");
    row("X2.1 min of one", "min(1)", "expr.arity@0");
    row("X2.1 abs of two", "abs(1, 2)", "expr.arity@0");
    row("X2.2 order of enumerators", "size < large", "expr.wrong-format@0 expr.wrong-format@7");
    row("X2.2 comparisons in a chain", "1 < turn < 5", "expr.chained-comparison@0");
    row("X2.4 if of two", "if(true, 1)", "expr.arity@0");
    row("X2.4 if of two, beside a value that it should be like", "if(true, large) == size", "expr.arity@0");
    row("X2.5 last of a current meter", "last(Population)", "expr.last-wants-maximum@5");
    row("X2.5 last of a sum", "last(1 + 2)", "expr.last-wants-maximum@5");
    row("X1.6 object() of a name without quotes", "object(Sol)", "expr.object-wants-name@7");
    row("X1.6 a member of a number", "Population.owner", "expr.not-an-object@0");
    row("X1.6 an enumerator of two enumerations", "asteroids == asteroids",
        "expr.ambiguous-name@0 expr.ambiguous-name@13");
    row("X7.1 an unknown name", "1 + Popluation", "expr.unknown-name@4");
    row("X7.1 an unknown member", "Source.Popluation", "expr.unknown-member@7");
    row("X7.1 an unknown function", "maximum(1, 2)", "expr.unknown-function@0");
    row("X7.1 an unknown enumerator", "size == enormous", "expr.unknown-name@8");
    row("S9 where there is no scenario its objects mean nothing", "Terrans.Minerals", "expr.unknown-name@0");
    row("E7.9 run-time property that is none", "runtime(richness)", "expr.not-runtime@8");
    row("E7.9 run-time property that nobody declares", "runtime(bnous)", "expr.unknown-runtime@8");
    row("E7.9 run-time property without a name", "runtime()", "expr.arity@0");
    row("E7.9 run-time property that is an expression", "runtime(1 + 2)", "expr.wants-word@8");
    row("T1 an amount takes nothing", "amount(3)", "expr.arity@0");
    row("E3.9 can have what is no class", "canHave(planet)", "expr.wrong-format@8");
    row("X7.1 a branch that is never used", "if(1 > 2, Population, 3)", "expr.unused-branch@10");
    row("X7.3 each mistake is found once", "(Popluation + 1) * true + max(1) > Source.Nothing",
        "expr.unknown-name@1 expr.wrong-format@19 expr.arity@26 expr.unknown-member@42");
    row("X7.3 names in what could not be read", "Popluation Nothing +",
        "expr.unknown-name@0 expr.missing-operator@11 expr.unknown-name@11 expr.missing-value@19");
}

void ExpressionCheckTest::findings() {
    QFETCH(QString, text);
    QFETCH(QString, found);
    std::vector<Diagnostic> diagnostics;
    const TypedExpression checked = galaxy().check(text.toStdString(), diagnostics);
    QCOMPARE(QString::fromStdString(codesOf(diagnostics)), found);
    QCOMPARE(checked.isGood(), !hasErrors(diagnostics));
}

void ExpressionCheckTest::expected_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("found");
    QTest::addColumn<double>("constant");
    const auto row = [](const char* name, const char* text, const char* format, const char* found, double constant) {
        QTest::newRow(name) << text << format << found << constant;
    };
    row("X1.1 a number where a truth is wanted", "1 + 2", "BOOLEAN", "expr.wrong-format@0", 0);
    row("X1.1 a truth where a number is wanted", "turn > 3", "NUMBER", "expr.wrong-format@0", 0);
    row("X1.1 an enumerator of the wanted enumeration", "asteroids", "Environment", "", 9);
    row("X1.1 the same word of another one", "asteroids", "PlanetSize", "", 5);
    row("X1.1 none of an enumeration", "none", "Focus", "", -1);
    row("X1.1 none as a number", "none", "NUMBER", "expr.wrong-format@0", 0);
    row("X1.1 a class", "BLD_MILL", "CLASS", "", -2);
    row("X1.1 a type", "planet", "TYPE", "", 3);
    row("E7.4 a property of another enumeration", "Source.size", "Environment", "expr.wrong-format@0", 0);
}

void ExpressionCheckTest::expected() {
    QFETCH(QString, text);
    QFETCH(QString, format);
    QFETCH(QString, found);
    QFETCH(double, constant);
    std::vector<Diagnostic> diagnostics;
    const TypedExpression checked = galaxy().check(text.toStdString(), diagnostics, formatCalled(format.toStdString()));
    QCOMPARE(QString::fromStdString(codesOf(diagnostics)), found);
    if (found.isEmpty()) {
        const double wanted = constant == -2 ? galaxy().models().classOf("BLD_MILL") : constant;
        QCOMPARE(checked.constant, std::optional(wanted));
    }
}

void ExpressionCheckTest::contexts_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("found");
    QTest::newRow("X1.7 no source") << "Source.Population"
                                    << "expr.no-context@0";
    QTest::newRow("X1.7 no target") << "1 + Target.Population"
                                    << "expr.no-context@4";
    QTest::newRow("X1.7 no bare names") << "1 + Population"
                                        << "expr.no-object@4";
    QTest::newRow("X1.7 no running value") << "value()"
                                           << "expr.no-context@0";
    QTest::newRow("X1.7 no occurrence: no subject") << "1 + Subject.Population"
                                                    << "expr.no-context@4";
    QTest::newRow("X1.7 no occurrence: no amount") << "1 + amount()"
                                                   << "expr.no-context@4";
    QTest::newRow("X1.7 no source: nothing given in play") << "runtime(bonus)"
                                                           << "expr.no-context@0";
    QTest::newRow("X1.7 no last turn") << "last(MaxPopulation)"
                                       << "expr.no-context@0";
    QTest::newRow("X1.7 what needs no object") << "turn + object('Sol III').Population"
                                               << "";
}

void ExpressionCheckTest::contexts() {
    QFETCH(QString, text);
    QFETCH(QString, found);
    ExpressionContext context = galaxy().context();
    context.place = "where there is nothing";
    context.hasSource = context.hasTarget = context.hasValue = context.hasLast = context.hasSubject = false;
    context.bareNames.reset();
    std::vector<Diagnostic> diagnostics;
    checkExpression({.text = text.toStdString()}, {}, badFormat, context, diagnostics);
    QCOMPARE(QString::fromStdString(codesOf(diagnostics)), found);
    if (!diagnostics.empty()) {
        QVERIFY(diagnostics[0].message().find("where there is nothing") != std::string::npos);
    }
}

void ExpressionCheckTest::objectsOfAScenario_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("found");
    const auto row = [](const char* name, const char* text, const char* found) {
        QTest::newRow(name) << text << found;
    };
    row("S9 an object by its name alone", "turn > 5 and Home.Population < 3", "");
    row("S9 underscores stand for blanks", "Sol_III.Population < 3", "");
    row("S9 an empire", "Home.owner == Terrans", "");
    row("S9 an object where an object is wanted", "ownedBy(Terrans, Sol_III)", "");
    row("S9 any other meaning comes first", "Population > large", "expr.wrong-format@13");
    row("S9 a name of no object", "Hom.Population < 3", "expr.unknown-name@0");
    row("S9 only words that are plain names", "Alpha-B.Population", "expr.unknown-name@0 expr.unknown-name@6");
    row("S9 after a dot it means nothing", "Home.Sol_III", "expr.unknown-member@5");
    row("S9 there is no Source", "Source.Population > 1", "expr.no-context@0");
}

void ExpressionCheckTest::objectsOfAScenario() {
    QFETCH(QString, text);
    QFETCH(QString, found);
    const ObjectNames names{"Home", "Sol III", "Terrans", "Population", "Alpha-B"};
    ExpressionContext context = galaxy().context();
    context.hasSource = false;
    context.objectNames = &names;
    std::vector<Diagnostic> diagnostics;
    checkExpression({.text = text.toStdString()}, {}, badFormat, context, diagnostics);
    QCOMPARE(QString::fromStdString(codesOf(diagnostics)), found);
    if (text.startsWith("Hom.")) {
        QVERIFY(diagnostics[0].message().find("'Home'") != std::string::npos);
    }
}

void ExpressionCheckTest::fixesMend_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("mended");
    QTest::newRow("X7.2 a meter") << "1 + Popluation"
                                  << "1 + Population";
    QTest::newRow("X7.2 a member") << "Source.Popluation"
                                   << "Source.Population";
    QTest::newRow("X7.2 a function") << "rond(2.5)"
                                     << "round(2.5)";
    QTest::newRow("X7.2 a run-time property") << "runtime(bonsu)"
                                              << "runtime(bonus)";
    QTest::newRow("X7.2 an enumerator") << "size == lage"
                                        << "size == large";
    QTest::newRow("X7.2 a name without quotes") << "object(Sol) == none"
                                                << "object('Sol') == none";
    QTest::newRow("X7.2 a class") << "class == BLD_MIL"
                                  << "class == BLD_MILL";
    QTest::newRow("X7.2 a current meter's last turn") << "last(Source.Population)"
                                                      << "last(Source.MaxPopulation)";
}

void ExpressionCheckTest::fixesMend() {
    QFETCH(QString, text);
    QFETCH(QString, mended);
    std::vector<Diagnostic> diagnostics;
    galaxy().check(text.toStdString(), diagnostics);
    QCOMPARE(diagnostics.size(), 1u);
    QVERIFY(!diagnostics[0].fixes.empty());
    std::string result = text.toStdString();
    const TextEdit& edit = diagnostics[0].fixes[0].edits.at(0);
    result.replace(edit.span.begin, edit.span.size(), edit.text);
    QCOMPARE(QString::fromStdString(result), mended);
}

void ExpressionCheckTest::strict_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("found");
    const auto row = [](const char* name, const char* text, const char* found) {
        QTest::newRow(name) << text << found;
    };
    row("E7.1 a constant", "-5", "");
    row("E7.1 a sum", "4 + Source.CurrentFarming", "");
    row("E7.1 a sum of products", "3 * Source.MaxMining - 2 * Target.MaxMining * -1 + MaxMining", "");
    row("E7.1 a quotient", "Source.Mining / 2", "expr.strict@0");
    row("E7.1 a product of a sum", "2 * (Mining + 1)", "expr.strict@4");
    row("E7.1 a function", "1 + max(Mining, 1)", "expr.strict@4");
    row("E7.1 a choice", "if(Mining > 1, 1, 2)", "expr.strict@0");
    row("E7.1 the turn", "turn * 2", "expr.strict@0");
    row("E7.1 another object's meter", "Source.owner.capital.Mining", "expr.strict@0");
    row("E7.1 a property", "1 + richness", "expr.strict@4");
    row("E7.1 what is wrong anyway", "1 + Nothing / 2", "");
}

void ExpressionCheckTest::strict() {
    QFETCH(QString, text);
    QFETCH(QString, found);
    std::vector<Diagnostic> ignored;
    const TypedExpression checked = galaxy().check(text.toStdString(), ignored);
    std::vector<Diagnostic> diagnostics;
    checkStrict(checked, diagnostics);
    QCOMPARE(QString::fromStdString(codesOf(diagnostics)), found);
}

void ExpressionCheckTest::messagesNameBothFormats() {
    std::vector<Diagnostic> diagnostics;
    galaxy().check("name == 3", diagnostics);
    QCOMPARE(diagnostics[0].message(),
             std::string("'name' has the format STRING and '3' has NUMBER: both need the same format"));
    diagnostics.clear();
    galaxy().check("1 + size", diagnostics);
    QCOMPARE(diagnostics[0].message(), std::string("'size' has the format PlanetSize, but NUMBER is required"));
    diagnostics.clear();
    galaxy().check("1 + Popluation", diagnostics);
    QVERIFY(diagnostics[0].message().starts_with("'Popluation' is not a known name; did you mean 'Population'?"));
}

void ExpressionCheckTest::reads_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("reads");
    QTest::newRow("source") << "Source.Population + 1"
                            << "source Population";
    QTest::newRow("target") << "Target.MaxPopulation"
                            << "target MaxPopulation";
    QTest::newRow("bare names") << "x"
                                << "candidate positioned x";
    QTest::newRow("turn") << "turn"
                          << "turn";
    QTest::newRow("age reads the turn too") << "age"
                                            << "candidate turn created";
    QTest::newRow("last changes with the turn") << "last(MaxPopulation)"
                                                << "candidate turn MaxPopulation";
    QTest::newRow("value") << "value() + 1"
                           << "value";
    QTest::newRow("properties read the way up") << "size"
                                                << "candidate attached system size";
    QTest::newRow("objects on the way") << "Source.owner.capital.Population"
                                        << "source exists owner capital Population";
    QTest::newRow("stockpiles") << "Minerals"
                                << "candidate exists owner Minerals";
    QTest::newRow("T1 of the occurrence") << "Subject.Population"
                                          << "subject Population";
    QTest::newRow("T1 the amount") << "amount() > 2"
                                   << "amount";
    QTest::newRow("E7.9 given in play") << "runtime(bonus)"
                                        << "source attached system bonus given";
    QTest::newRow("E7.9 given in play to another object") << "bonus + Target.bonus"
                                                          << "target candidate attached system bonus";
    QTest::newRow("E7.9 given in play by its bare name") << "Source.bonus"
                                                         << "source attached system bonus given";
    QTest::newRow("names") << "object('Sol III') == none"
                           << "exists name";
}

void ExpressionCheckTest::reads() {
    QFETCH(QString, text);
    QFETCH(QString, reads);
    std::vector<Diagnostic> diagnostics;
    const TypedExpression checked = galaxy().check(text.toStdString(), diagnostics);
    std::string observed;
    for (const auto& [isRead, name] :
         {std::pair{checked.readsSource, "source "}, std::pair{checked.readsTarget, "target "},
          std::pair{checked.readsCandidate, "candidate "}, std::pair{checked.readsTurn, "turn "},
          std::pair{checked.readsValue, "value "}, std::pair{checked.readsSubject, "subject "},
          std::pair{checked.readsAmount, "amount "}}) {
        observed += isRead ? name : "";
    }
    for (const ColumnId column : checked.columns) {
        observed += galaxy().models().share()->layout[column].name + " ";
    }
    observed += checked.runtime.empty() ? "" : "given";
    QCOMPARE(QString::fromStdString(observed).trimmed(), reads);
}

void ExpressionCheckTest::examplesAreRight_data() {
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < functionRows().size(); ++i) {
        const ExpressionFunction& row = functionRows()[i];
        QTest::addRow("X2 example of %s in %s", std::string(row.name).c_str(), std::string(row.usage).c_str())
            << static_cast<int>(i);
    }
}

void ExpressionCheckTest::examplesAreRight() {
    QFETCH(int, index);
    const ExpressionFunction& row = functionRows()[static_cast<std::size_t>(index)];
    const bool isPlain = row.signature == Signature::number || row.signature == Signature::compare ||
                         row.signature == Signature::equal || row.signature == Signature::boolean;
    QCOMPARE(row.kernel != nullptr, isPlain);
    std::vector<Diagnostic> diagnostics;
    const TypedExpression checked = galaxy().check(row.example, diagnostics);
    QVERIFY2(!hasErrors(diagnostics), codesOf(diagnostics).c_str());
    QCOMPARE(checked.constant.has_value(), !row.result.empty());
    if (checked.constant) {
        QCOMPARE(formatValue(*checked.constant, checked.format, galaxy().view()), std::string(row.result));
    }
}

QTEST_APPLESS_MAIN(ExpressionCheckTest)
#include "expression_check_test.moc"
