// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/expression/expression_power.h"
#include "tests/engine/support/expression_fixture.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace orrery::engine;
using namespace orrery::engine::fixture;

namespace {

const ExpressionFixture& galaxy() {
    static const ExpressionFixture fixture;
    return fixture;
}

} // namespace

class ExpressionValueTest : public QObject {
    Q_OBJECT
private slots:
    void constants_data();
    void constants();
    void readings_data();
    void readings();
    void amounts_data();
    void amounts();
    void faults_data();
    void faults();
    void numbersAreShown_data();
    void numbersAreShown();
    void powers_data();
    void powers();
    void wholePowersAreExact();
    void termsExplain();
};

void ExpressionValueTest::constants_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char* name, const char* text, const char* shown) {
        QTest::newRow(name) << text << shown;
    };
    row("X1.2 exact division to a whole number", "6/3", "2");
    row("X1.2 exact division to a fraction", "7/2", "3.5");
    row("X1.2 div rounds towards zero", "7 div 2", "3");
    row("X1.2 div of a negative number", "-7 div 2", "-3");
    row("X1.2 mod has the sign of the first", "-7 mod 2", "-1");
    row("X1.2 mod by a negative number", "7 mod -2", "1");
    row("X1.2 doubles", "0.1 + 0.2", "0.30000000000000004");
    row("X2.1 % is mod", "7 % 4", "3");
    row("X2.1 ^ is left-associative", "2^3^2", "64");
    row("X2.1 -2^2", "-2^2", "-4");
    row("X2.1 2^-1", "2^-1", "0.5");
    row("X2.1 0^0", "0^0", "1");
    row("X2.1 precedence", "1 + 2 * 3 ^ 2 - 8 / 4", "17");
    row("X2.1 unary minus twice", "- -3", "3");
    row("X2.1 abs", "abs(-2.5)", "2.5");
    row("X2.1 ceil", "ceil(-2.5) + ceil(2.1)", "1");
    row("X2.1 floor", "floor(-2.5) + floor(2.9)", "-1");
    row("X2.1 round of .5 goes up", "round(2.5)", "3");
    row("X2.1 round of -.5 goes up", "round(-2.5)", "-2");
    row("X2.1 round below .5", "round(0.49999999999999994)", "0");
    row("X2.1 round of large numbers", "round(4503599627370497)", "4503599627370497");
    row("X2.1 min of three", "min(3, 1, 2)", "1");
    row("X2.1 max of four", "max(3, 1, 4, 2)", "4");
    row("X2.2 equal", "2 == 2.0", "true");
    row("X2.2 not equal", "2 != 2", "false");
    row("X2.2 order", "1 < 2 and 2 <= 2 and 3 > 2 and 3 >= 3", "true");
    row("X2.2 formats other than numbers", "ocean == terran", "false");
    row("X2.2 truths", "(1 < 2) == true", "true");
    row("X2.3 and, or, not", "not (true and false) or false", "true");
    row("X2.3 the synonyms", "!(true && false) || false", "true");
    row("X2.4 if of numbers", "if(1 < 2, 10, 20) + (if 1 > 2 then 1 else 2)", "12");
    row("X2.4 if of truths", "if true then false else true", "false");
    row("X2.4 if of enumerators", "if(1 > 2, ocean, terran)", "terran");
}

void ExpressionValueTest::constants() {
    QFETCH(QString, text);
    QFETCH(QString, shown);
    std::vector<Diagnostic> diagnostics;
    const TypedExpression checked = galaxy().check(text.toStdString(), diagnostics);
    QVERIFY2(checked.isGood(), codesOf(diagnostics).c_str());
    QVERIFY(checked.constant.has_value());
    const View view = galaxy().view();
    QCOMPARE(QString::fromStdString(formatValue(*checked.constant, checked.format, view)), shown);
}

void ExpressionValueTest::readings_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("candidate");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char* name, const char* text, const char* source, const char* candidate,
                        const char* shown) { QTest::newRow(name) << text << source << candidate << shown; };
    row("E7.10 a number", "5", "", "Sol III", "5");
    row("E7.10 a sum with a meter of the source", "4 + Source.CurrentFarming", "Sol III", "Rock", "7");
    row("E7.10 a difference of products", "3 * Source.MaxMining - 2 * Target.MaxMining", "Sol III", "Vega II", "10");
    row("E7.10 an enumerator by its alias", "PL_LARGE", "", "Rock", "large");
    row("E7.10 a property of the source by its alias", "Source.PlanetSize", "Vega II", "Rock", "large");
    row("E7.2 X and CurrentX", "Population == CurrentPopulation", "", "Sol III", "true");
    row("E7.2 MaxX", "MaxPopulation", "", "Sol III", "9");
    row("E8.1 last of a maximum", "last(MaxPopulation)", "", "Sol III", "8");
    row("E8.1 last of the source's", "last(Source.MaxPopulation)", "Sol III", "Rock", "8");
    row("E8.9 the turn", "turn + 1", "", "Rock", "8");
    row("E4.4 a property climbs", "size", "", "Mill", "medium");
    row("E4.4 a property climbs twice", "star_colour", "", "Mill", "yellow");
    row("E4.4 a ship climbs to the system it is in", "star_colour", "", "Argo", "yellow");
    row("E4.4 a meter does not climb", "Population", "", "Mill", "missing");
    row("E4.4 a property of the class", "cost", "", "Mill", "60");
    row("E4.5 a property that nothing on the way has", "cost", "", "Rock", "missing");
    row("E4.5 missing in a sum", "Population + 1", "", "Mill", "missing");
    row("E4.5 missing in a comparison", "Population > 1", "", "Mill", "missing");
    row("E4.5 false and missing", "turn > 9 and Population > 1", "", "Mill", "false");
    row("E4.5 missing and false", "Population > 1 and turn > 9", "", "Mill", "false");
    row("E4.5 true and missing", "turn > 1 and Population > 1", "", "Mill", "missing");
    row("E4.5 true or missing", "turn > 1 or Population > 1", "", "Mill", "true");
    row("E4.5 missing or false", "Population > 1 or turn > 9", "", "Mill", "missing");
    row("E4.5 not missing", "not Population > 1", "", "Mill", "missing");
    row("E4.5 if missing", "if(Population > 1, 1, 2)", "", "Mill", "missing");
    row("E4.5 a position that is not there", "x", "", "Terrans", "missing");
    row("E5.12 an empire's stockpile", "Minerals", "", "Terrans", "25");
    row("E5.12 the sole owner's stockpile", "Minerals", "", "Mill", "25");
    row("E5.12 two owners have no stockpile together", "Minerals", "", "Vega II", "missing");
    row("E5.12 nobody has no stockpile", "Minerals", "", "Rock", "missing");
    row("X1.6 the source", "Source.Population", "Sol III", "Rock", "5");
    row("X1.6 the target is the candidate", "Target.Population", "Rock", "Sol III", "5");
    row("X1.6 a bare name is the candidate's", "Population", "Rock", "Sol III", "5");
    row("X1.6 a named object", "object(\"Sol III\").Population + object('Vega II').MaxMining", "", "Rock", "6");
    row("X1.6 an object's number", "object('#0')", "", "Rock", "Terrans");
    row("X1.6 a name that nothing has", "object('Nowhere') == none", "", "Rock", "true");
    row("X1.6 a member of what does not exist", "object('Nowhere').Population", "", "Rock", "missing");
    row("X1.6 the sole owner", "owner", "", "Sol III", "Terrans");
    row("X1.6 an owner of several is none", "owner == none", "", "Vega II", "true");
    row("X1.6 hops", "Source.owner.capital.Population", "Mill", "Rock", "5");
    row("X1.6 hops of each candidate", "owner.capital.Population", "", "Argo", "5");
    row("X1.6 a hop over nothing", "owner.capital.Population", "", "Rock", "missing");
    row("X1.6 the same object", "planet == Source", "Sol III", "Mill", "true");
    row("X1.6 a planet is its own", "planet", "", "Rock", "Rock");
    row("X1.6 a ship is on no planet", "planet", "", "Argo", "none");
    row("X1.6 the system", "system.name", "", "Rock", "Vega");
    row("X1.6 a position", "x * 100 + y", "", "Mill", "1020");
    row("X1.6 type and class", "type == building and class == BLD_MILL and class != PLANET", "", "Mill", "true");
    row("X1.6 age", "age + created", "", "Mill", "7");
    row("X1.4 texts", "name == \"Mill\"", "", "Mill", "true");
    row("X1.4 texts that no object has", "name == 'Mull' or if(turn > 1, 'a', 'b') == 'b'", "", "Mill", "false");
    row("X1.4 equal texts that no object has", "if(turn > 1, 'a', 'b') == 'a'", "", "Mill", "true");
    row("X2.4 only the chosen branch", "if(Population == 0, 0, 10 / Population)", "", "Sol III", "2");
    row("X2.4 of objects", "if(turn > 3, Source, Target).Population", "Sol III", "Rock", "5");
    row("T1 the subject", "Subject", "Sol III", "Rock", "Vega II");
    row("T1 what the subject has", "Subject.MaxMining + Target.Population", "", "Sol III", "6");
    row("T1 the way on from the subject", "Subject.system.name", "", "Rock", "Vega");
    row("T1 the amount of the occurrence", "amount() * Population", "", "Sol III", "12.5");
    row("E7.9 given in play", "runtime(bonus) * 2", "Sol III", "Rock", "8");
    row("E7.9 given in play, by the bare name", "bonus", "Rock", "Sol III", "4");
    row("E7.9 given to what the source is attached to", "runtime(bonus)", "Mill", "Rock", "4");
    row("E7.9 what is not given yet is missing", "runtime(bonus) + 1", "Rock", "Sol III", "missing");
    row("E7.9 so it is of another object", "Target.bonus", "Sol III", "Rock", "missing");
    row("E7.9 what nothing on the way can be given is missing", "runtime(bonus)", "Terrans", "Rock", "missing");
    row("E3.9 a class that asks for nothing", "canHave(BLD_MILL)", "", "Sol III", "true");
    row("E3.9 nobody's object can have nothing", "canHave(BLD_MILL)", "", "Rock", "false");
    row("E3.9 of no object it is missing", "canHave(BLD_MILL, none)", "", "Rock", "missing");
    row("X2.5 the running value", "value() * 2", "", "Rock", "84");
}

void ExpressionValueTest::readings() {
    QFETCH(QString, text);
    QFETCH(QString, source);
    QFETCH(QString, candidate);
    QFETCH(QString, shown);
    const auto program = galaxy().compile(text.toStdString());
    const View view = galaxy().view();
    const Bindings bindings{.source = galaxy().row(source.toStdString()),
                            .occurrence = {.subject = galaxy().row("Vega II"), .amount = 2.5}};
    const Row row = galaxy().row(candidate.toStdString());
    QVERIFY(row != noRow);
    std::vector<Diagnostic> diagnostics;
    const Format format = galaxy().check(text.toStdString(), diagnostics).format;
    QCOMPARE(QString::fromStdString(formatValue(evaluateOne(*program, view, bindings, row, 42.0), format, view)),
             shown);

    // Many lanes give the same results as one, whatever the other lanes hold.
    const std::vector<Row> rows{row, galaxy().row("Sol III"), row, galaxy().row("Argo")};
    const std::vector<double> values(rows.size(), 42.0);
    std::vector<double> out(rows.size());
    evaluate(*program, view, bindings, rows, values, out);
    QCOMPARE(QString::fromStdString(formatValue(out[0], format, view)), shown);
    QCOMPARE(QString::fromStdString(formatValue(out[2], format, view)), shown);
}

void ExpressionValueTest::amounts_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown");
    QTest::newRow("E7.2 a meter that is not there is 0") << "Population + 1"
                                                         << "1";
    QTest::newRow("E7.2 a maximum that is not there is 0") << "max(MaxPopulation, 2)"
                                                           << "2";
    QTest::newRow("E7.2 a stockpile that is not there is 0") << "Source.Minerals + 3"
                                                             << "3";
    QTest::newRow("E7.2 a meter of last turn that is not there is 0") << "last(MaxPopulation) + 4"
                                                                      << "4";
    QTest::newRow("E7.2 a property is missing all the same") << "richness + 1"
                                                             << "2.5";
}

void ExpressionValueTest::amounts() {
    QFETCH(QString, text);
    QFETCH(QString, shown);
    const auto program = galaxy().compile(text.toStdString());
    const View view = galaxy().view();
    const Bindings bindings{.source = galaxy().row("Rock"), .missingAsZero = true};
    const Row mill = galaxy().row("Mill");
    QCOMPARE(QString::fromStdString(formatNumber(evaluateOne(*program, view, bindings, mill))), shown);
    const std::vector<Row> rows{mill, mill, galaxy().row("Argo")};
    std::vector<double> out(rows.size());
    evaluate(*program, view, bindings, rows, {}, out);
    QCOMPARE(QString::fromStdString(formatNumber(out[1])), shown);
}

void ExpressionValueTest::faults_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("column");
    const auto row = [](const char* name, const char* text, double value, int kind, int column) {
        QTest::newRow(name) << text << value << kind << column;
    };
    row("X1.3 a division by zero is 0", "10 / (Population - 5)", 0.0, 0, 0);
    row("X1.3 zero by zero is 0", "(Population - 5) / (Population - 5)", 0.0, 0, 0);
    row("X1.3 a whole division by zero is 0", "1 + 10 div (Population - 5)", 1.0, 0, 4);
    row("X1.3 a remainder by zero is 0", "10 mod (Population - 5)", 0.0, 0, 0);
    row("X1.3 a power of zero is 0", "(Population - 5) ^ -1", 0.0, 0, 0);
    row("X1.3 an overflow is 0", "2 + 1e300 * (Population * 1e300)", 2.0, 1, 4);
    row("X1.3 an overflow by division is 0", "1e300 / (Population * 1e-300)", 0.0, 1, 0);
    row("X1.3 a power that is too large is 0", "(Population * 1e200) ^ 2", 0.0, 1, 0);
    row("X1.3 a root of a negative number is 0", "(0 - Population) ^ 0.5", 0.0, 2, 0);
    row("X1.3 of what does not depend on the candidate", "1 / (Source.Population - 5) + Population", 5.0, 0, 0);
    row("X2.4 what is not chosen cannot go wrong", "if(Population == 5, 1, 1 / (Population - 5))", 1.0, -1, 0);
    row("X2.4 nor the same for all", "if(Population == 5, 1, 1 / (Source.Population - 5))", 1.0, -1, 0);
    row("X1.3 nor what does not matter", "if(Population == 5 or 1 / (Population - 5) > 1, 3, 4)", 3.0, -1, 0);
}

void ExpressionValueTest::faults() {
    QFETCH(QString, text);
    QFETCH(double, value);
    QFETCH(int, kind);
    QFETCH(int, column);
    const auto program = galaxy().compile(text.toStdString());
    const View view = galaxy().view();
    const Row home = galaxy().row("Sol III");
    const Bindings bindings{.source = home};
    std::vector<EvaluationFault> faults;
    QCOMPARE(evaluateOne(*program, view, bindings, home, 0.0, &faults), value);
    QCOMPARE(faults.size(), kind < 0 ? 0u : 1u);
    if (kind >= 0) {
        QCOMPARE(static_cast<int>(faults[0].kind), kind);
        QCOMPARE(static_cast<int>(faults[0].where.span.begin), column);
    }

    faults.clear();
    const Row other = galaxy().row("Vega II");
    const std::vector<Row> rows{other, home, other};
    std::vector<double> out(rows.size());
    evaluate(*program, view, bindings, rows, {}, out, &faults);
    QCOMPARE(out[1], value);
    std::erase_if(faults, [](const EvaluationFault& fault) { return fault.lane != 1; });
    QCOMPARE(faults.size(), kind < 0 ? 0u : 1u);
    if (kind >= 0) {
        QCOMPARE(static_cast<int>(faults[0].kind), kind);
        QCOMPARE(static_cast<int>(faults[0].where.span.begin), column);
    }
}

void ExpressionValueTest::numbersAreShown_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("shown");
    QTest::newRow("X1.2 whole") << 42.0 << "42";
    QTest::newRow("X1.2 negative") << -7.0 << "-7";
    QTest::newRow("X1.2 a negative zero") << -0.0 << "0";
    QTest::newRow("X1.2 a fraction") << 0.1 << "0.1";
    QTest::newRow("X1.2 large without an exponent") << 100000000000000.0 << "100000000000000";
    QTest::newRow("X1.2 a large fraction") << 123456789012.25 << "123456789012.25";
    QTest::newRow("X1.2 small without an exponent") << 0.00025 << "0.00025";
    QTest::newRow("X1.2 very large") << 1e300 << "1e+300";
    QTest::newRow("X1.2 very small") << 1.5e-9 << "1.5e-09";
    QTest::newRow("E4.5 missing") << std::numeric_limits<double>::quiet_NaN() << "missing";
}

void ExpressionValueTest::numbersAreShown() {
    QFETCH(double, value);
    QFETCH(QString, shown);
    QCOMPARE(QString::fromStdString(formatNumber(value)), shown);
}

void ExpressionValueTest::powers_data() {
    QTest::addColumn<double>("base");
    QTest::addColumn<double>("exponent");
    QTest::addColumn<double>("result");
    const double infinity = std::numeric_limits<double>::infinity();
    const auto row = [](const char* name, double base, double exponent, double result) {
        QTest::newRow(name) << base << exponent << result;
    };
    // Correctly rounded results, computed with 200 bits.
    row("R3.2 square root of 2", 2.0, 0.5, 0x1.6a09e667f3bcdp+0);
    row("R3.2 cube root of 10", 10.0, 1.0 / 3.0, 0x1.13c484138704fp+1);
    row("R3.2 compound interest", 1.01, 365.0, 0x1.2e44793832840p+5);
    row("R3.2 a tenth", 10.0, -1.0, 0.1);
    row("R3.2 far down", 10.0, -320.0, 1e-320);
    row("R3.2 far up", 10.0, 308.0, 1e308);
    row("R3.2 a negative base", -2.0, 3.0, -8.0);
    row("R3.2 a negative base, even", -2.0, 2000.0, infinity);
    row("R3.2 a negative base, odd and far down", -2.0, -2001.0, -0.0);
    row("R3.2 too large", 10.0, 309.0, infinity);
    row("R3.2 a huge exponent", 0.5, 1e300, 0.0);
    row("R3.2 a huge exponent of a negative base", -1.0, 1e300, 1.0);
    row("R3.2 near 1", 1.0000000000000002, 4503599627370496.0, 0x1.5bf0a8b145769p+1);
}

void ExpressionValueTest::powers() {
    QFETCH(double, base);
    QFETCH(double, exponent);
    QFETCH(double, result);
    const double observed = power(base, exponent);
    QVERIFY2(observed == result && std::signbit(observed) == std::signbit(result),
             QByteArray::number(observed, 'g', 17).constData());
}

void ExpressionValueTest::wholePowersAreExact() {
    for (int base = -12; base <= 12; ++base) {
        double product = 1.0;
        for (int exponent = 0; std::abs(product) < 9007199254740992.0 && exponent < 60; ++exponent) {
            QCOMPARE(power(base, exponent), product);
            product *= base;
        }
    }
    for (const double base : {0.3, 1.7, 123.456, 1e-20, 7e40}) { // powers by logarithms agree with products
        for (const double exponent : {0.5, 1.5, 2.5}) {
            const double squared = power(base, exponent);
            QVERIFY(std::abs(squared * squared - power(base, 2.0 * exponent)) <= 4e-16 * power(base, 2.0 * exponent));
        }
    }
}

void ExpressionValueTest::termsExplain() {
    const auto program = galaxy().compile("3 * Source.MaxMining - if(Population > 1, 2 * richness, 1 / 2)");
    const View view = galaxy().view();
    const Row home = galaxy().row("Sol III");
    std::vector<EvaluatedTerm> terms;
    const double value = evaluateOne(*program, view, {.source = home}, home, 0.0, nullptr, &terms);
    std::string shown;
    for (const EvaluatedTerm& term : terms) {
        shown += std::string(term.depth, '.') + term.text + " = " + formatValue(term.value, term.format, view) +
                 (term.isReading ? " of " + view.nameOf(term.object) : "") + "\n";
    }
    QCOMPARE(value, 9.0);
    QCOMPARE(QString::fromStdString(shown),
             QString("3 * Source.MaxMining - if(Population > 1, 2 * richness, 1 / 2) = 9\n"
                     ".3 * Source.MaxMining = 12\n"
                     "..Source.MaxMining = 4 of Sol III\n"
                     ".if(Population > 1, 2 * richness, 1 / 2) = 3\n"
                     "..Population > 1 = true\n"
                     "...Population = 5 of Sol III\n"
                     "..2 * richness = 3\n"
                     "...richness = 1.5 of Sol III\n"));
}

QTEST_APPLESS_MAIN(ExpressionValueTest)
#include "expression_value_test.moc"
