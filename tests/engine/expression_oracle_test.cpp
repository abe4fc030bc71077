// SPDX-License-Identifier: GPL-3.0-or-later
// The language against a slow evaluator that was written from the requirements alone. Both give the same bits for
// random expressions over random universes. ORRERY_CASES=n takes n expressions a row.
#include "engine/program/expression_program.h"
#include "engine/program/world.h"
#include "tests/engine/support/random_world.h"
#include "tests/engine/support/reference_evaluator.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <optional>

using namespace orrery::engine;
using namespace orrery::engine::fixture;

namespace {

std::size_t casesOr(std::size_t usual) {
    const char* const given = std::getenv("ORRERY_CASES");
    return given != nullptr ? std::strtoull(given, nullptr, 10) : usual;
}

std::string shown(double value) {
    std::array<char, 40> text{};
    std::snprintf(text.data(), text.size(), "%.17g", value);
    return text.data();
}

std::string shown(const RefValue& value) {
    return value.isMissing ? "missing" : value.text.empty() ? shown(value.number) : "'" + value.text + "'";
}

/// Returns whether the engine's value equals the reference's. The sign of a zero does not matter to a designer.
bool agrees(double value, const RefValue& wanted, Format format, const View& view) {
    if (wanted.isMissing || isMissing(value)) {
        return wanted.isMissing && isMissing(value);
    }
    if (format == textFormat || format == pairFormat || format == diceFormat) {
        const auto known = view.texts->find(wanted.text);
        return known ? value == static_cast<double>(*known) : value < 0.0;
    }
    return value == 0.0 ? wanted.number == 0.0 : std::memcmp(&value, &wanted.number, sizeof value) == 0;
}

bool isSame(double a, double b) {
    return (isMissing(a) && isMissing(b)) || std::memcmp(&a, &b, sizeof a) == 0;
}

/// Returns a universe of the tests. Makes it on first use.
const RandomWorld& worldOf(std::uint32_t seed, bool hasLanguage, bool hasHelpers, std::size_t objects = 40) {
    static std::map<std::tuple<std::uint32_t, bool, bool, std::size_t>, std::unique_ptr<RandomWorld>> made;
    std::unique_ptr<RandomWorld>& world = made[{seed, hasLanguage, hasHelpers, objects}];
    if (world == nullptr) {
        world = std::make_unique<RandomWorld>(seed, RandomWorld::Options{objects, hasLanguage, hasHelpers});
    }
    return *world;
}

/// The subject of a row of a table.
enum class Subject : std::uint8_t { any, numbers, truths, words, related, variables, language };

/// One checked random expression of a world.
struct Case {
    Case(const RandomWorld& world, std::uint32_t seed, Subject subject, int depth) : names(namesFor(world, subject)) {
        ExpressionGenerator generator(names, seed);
        switch (subject) {
        case Subject::numbers:
            format = numberFormat;
            break;
        case Subject::truths:
            format = booleanFormat;
            break;
        case Subject::words:
            while (format.isBad() || format == numberFormat || format == booleanFormat) {
                format = generator.anyFormat();
            }
            break;
        default:
            format = generator.anyFormat();
            break;
        }
        term = generator.make(format, depth);
        text = write(term, generator.random());
        checked = checkExpression({.text = text}, {}, format, world.context(), diagnostics);
        random = generator.random();
    }

    /// Returns the world's names without those that do not belong to the subject.
    static Names namesFor(const RandomWorld& world, Subject subject) {
        Names names = world.names();
        names.hasAggregates = subject >= Subject::related;
        if (subject < Subject::variables) {
            names.functions.clear();
            names.tables.clear();
            names.aggregates.clear();
            names.questions.clear();
            names.options.clear();
            names.facts.clear();
            names.values.clear();
            names.variables.clear();
        }
        return names;
    }

    /// Returns the first error that a constant may not have; it may overflow, divide by zero or be a negative distance.
    std::string unexpected() const {
        for (const Diagnostic& finding : diagnostics) {
            const std::string_view code = finding.code();
            if (finding.severity() == Severity::error && code != "expr.division-by-zero" && code != "expr.overflow" &&
                code != "expr.no-value" && code != "expr.negative-distance") {
                return text + "\n" + finding.message();
            }
        }
        return {};
    }

    std::size_t roll(std::size_t n) { return random() % n; }

    Names names;
    Format format = badFormat;
    Term term;
    std::string text;
    TypedExpression checked;
    std::vector<Diagnostic> diagnostics;
    std::mt19937 random;
};

RefPlace placeOf(const Bindings& bindings, Row candidate, double value) {
    return {.source = bindings.source,
            .target = bindings.target,
            .candidate = candidate,
            .value = value,
            .missingAsZero = bindings.missingAsZero};
}

/// Returns whether the reference has every arithmetic fault that the engine reports. The engine may skip operands that
/// do not matter (`x and false`).
bool areFaults(const std::vector<EvaluationFault>& told, const std::vector<ReferenceEvaluator::Fault>& wanted) {
    return std::ranges::all_of(told, [&](const EvaluationFault& fault) {
        const bool isOther = fault.kind > EvaluationFault::Kind::notANumber;
        return isOther || std::ranges::any_of(wanted, [&](ReferenceEvaluator::Fault own) {
                   return static_cast<int>(own) == static_cast<int>(fault.kind);
               });
    });
}

} // namespace

class ExpressionOracleTest : public QObject {
    Q_OBJECT
private slots:
    void oneAgrees_data();
    void oneAgrees();
    void manyAgree_data();
    void manyAgree();
};

void ExpressionOracleTest::oneAgrees_data() {
    QTest::addColumn<int>("subject");
    QTest::addColumn<int>("depth");
    QTest::newRow("X2.1 numbers") << static_cast<int>(Subject::numbers) << 5;
    QTest::newRow("X2.3 truths") << static_cast<int>(Subject::truths) << 5;
    QTest::newRow("X2.4 every other format") << static_cast<int>(Subject::words) << 4;
    QTest::newRow("X3.1 aggregates over relations") << static_cast<int>(Subject::related) << 4;
    QTest::newRow("V5.1 variables, has, options") << static_cast<int>(Subject::variables) << 4;
    QTest::newRow("X2.6 functions, tables, variables, has, options") << static_cast<int>(Subject::language) << 4;
}

void ExpressionOracleTest::oneAgrees() {
    QFETCH(int, subject);
    QFETCH(int, depth);
    const bool hasLanguage = static_cast<Subject>(subject) >= Subject::variables;
    const bool hasHelpers = static_cast<Subject>(subject) >= Subject::language;
    const std::size_t cases = casesOr(hasLanguage ? 300 : 600);
    std::size_t compared = 0;
    for (std::size_t i = 0; i < cases; ++i) {
        const auto seed = static_cast<std::uint32_t>(i + 1);
        const RandomWorld& world = worldOf(seed / 20, hasLanguage, hasHelpers);
        QVERIFY2(world.errors().empty(), (world.errors() + world.xml()).c_str());
        Case made(world, seed, static_cast<Subject>(subject), depth);
        QVERIFY2(made.unexpected().empty(), made.unexpected().c_str());
        if (!made.checked.isGood()) {
            continue;
        }
        const auto program = compileExpression(made.checked);
        const View view = world.view();
        World answers(world.model(), made.roll(2) == 0);
        const Bindings bindings{.source = world.anyRow(made.random),
                                .target = made.roll(2) == 0 ? noRow : world.anyRow(made.random),
                                .missingAsZero = made.roll(2) == 0,
                                .world = &answers};
        for (int lane = 0; lane < 5; ++lane) {
            const Row candidate = static_cast<Row>(made.roll(view.rowCount));
            const double value = static_cast<double>(made.roll(9)) - 3.0;
            std::vector<EvaluationFault> faults;
            answers.renewBudget();
            const double one = evaluateOne(*program, view, bindings, candidate, value, &faults);
            ReferenceEvaluator reference(view, world.content());
            const RefValue wanted = reference.evaluate(made.term, placeOf(bindings, candidate, value));
            const bool isRight = agrees(one, wanted, made.format, view);
            if (!isRight || !areFaults(faults, reference.faults())) {
                std::string steps;
                std::vector<EvaluatedTerm> terms;
                evaluateOne(*program, view, bindings, candidate, value, nullptr, &terms);
                for (const EvaluatedTerm& step : terms) {
                    steps += "\n" + std::string(step.depth, ' ') + step.text + " = " + shown(step.value);
                }
                QFAIL((made.text + "\nseed " + std::to_string(seed) + " candidate " + view.nameOf(candidate) + ": " +
                       shown(one) + " for " + shown(wanted) + (isRight ? " (another fault)" : "") + steps)
                          .c_str());
            }
            QVERIFY(!std::isinf(one));
            ++compared;
        }
    }
    QVERIFY2(compared > cases * 3, std::to_string(compared).c_str());
}

void ExpressionOracleTest::manyAgree_data() {
    QTest::addColumn<int>("subject");
    QTest::addColumn<int>("lanes");
    QTest::addColumn<bool>("isRun");
    for (const int lanes : {1, 2, 1000, 3000}) {
        for (const bool isRun : {false, true}) {
            const auto name = [&](const char* what) {
                return QString("P1.1 %1, %2 %3").arg(what).arg(lanes).arg(isRun ? "side by side" : "anywhere").toUtf8();
            };
            QTest::newRow(name("plain").constData()) << static_cast<int>(Subject::any) << lanes << isRun;
            QTest::newRow(name("related").constData()) << static_cast<int>(Subject::related) << lanes << isRun;
            QTest::newRow(name("language").constData()) << static_cast<int>(Subject::language) << lanes << isRun;
        }
    }
}

void ExpressionOracleTest::manyAgree() {
    QFETCH(int, subject);
    QFETCH(int, lanes);
    QFETCH(bool, isRun);
    const bool hasLanguage = static_cast<Subject>(subject) >= Subject::variables;
    const bool hasHelpers = static_cast<Subject>(subject) >= Subject::language;
    const std::size_t cases = casesOr(lanes > 2 ? 20 : 60);
    for (std::size_t i = 0; i < cases; ++i) {
        const auto seed = static_cast<std::uint32_t>(1'000'000 + i);
        const RandomWorld& world = worldOf(static_cast<std::uint32_t>(i % 3), hasLanguage, hasHelpers, 300);
        Case made(world, seed, static_cast<Subject>(subject), 4);
        if (!made.checked.isGood()) {
            continue;
        }
        const auto program = compileExpression(made.checked);
        const View view = world.view();
        const auto first = made.roll(view.rowCount / 2);
        std::vector<Row> rows(
            static_cast<std::size_t>(isRun ? std::min<int>(lanes, static_cast<int>(view.rowCount - first)) : lanes));
        std::vector<double> values(rows.size());
        for (std::size_t lane = 0; lane < rows.size(); ++lane) {
            rows[lane] = static_cast<Row>(isRun ? first + lane : made.roll(view.rowCount));
            values[lane] = static_cast<double>(made.roll(9)) - 3.0;
        }
        World kept(world.model());
        World anew(world.model(), false);
        Bindings bindings{.source = world.anyRow(made.random),
                          .target = made.roll(2) == 0 ? noRow : world.anyRow(made.random),
                          .missingAsZero = made.roll(2) == 0,
                          .world = &kept};
        std::vector<double> out(rows.size());
        evaluate(*program, view, bindings, rows, values, out);
        for (std::size_t lane = 0; lane < rows.size(); lane += rows.size() < 10 ? 1 : 97) {
            bindings.world = lane % 2 == 0 ? &anew : &kept;
            bindings.world->renewBudget();
            const double one = evaluateOne(*program, view, bindings, rows[lane], values[lane]);
            if (!isSame(out[lane], one)) {
                QFAIL((made.text + "\nseed " + std::to_string(seed) + " lane " + std::to_string(lane) + ": " +
                       shown(out[lane]) + " among many, " + shown(one) + " alone")
                          .c_str());
            }
        }
    }
}

QTEST_APPLESS_MAIN(ExpressionOracleTest)
#include "expression_oracle_test.moc"
