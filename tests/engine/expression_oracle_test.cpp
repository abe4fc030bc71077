// SPDX-License-Identifier: GPL-3.0-or-later
// The language against a slow evaluator that was written from the requirements alone: the same bits, for random
// expressions over random universes. ORRERY_CASES=n asks for n expressions a row.
#include "engine/program/expression_program.h"
#include "engine/program/world.h"
#include "tests/engine/support/random_world.h"
#include "tests/engine/support/reference_evaluator.h"

#include <QTest>

#include <cmath>
#include <cstdlib>
#include <cstring>

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

/// Whether the engine's value is the reference's. The sign of a zero means nothing to a designer.
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

} // namespace

class ExpressionOracleTest : public QObject {
    Q_OBJECT
private slots:
    void agree_data();
    void agree();
};

void ExpressionOracleTest::agree_data() {
    QTest::addColumn<int>("format");
    QTest::addColumn<bool>("hasLanguage");
    QTest::newRow("X1.2 numbers") << static_cast<int>(FormatKind::number) << false;
}

void ExpressionOracleTest::agree() {
    QFETCH(bool, hasLanguage);
    const std::size_t cases = casesOr(300);
    std::size_t compared = 0;
    for (std::size_t i = 0; i < cases; ++i) {
        const auto seed = static_cast<std::uint32_t>(i + 1);
        const RandomWorld world(seed / 10, {.objects = 40, .hasLanguage = hasLanguage});
        QVERIFY2(world.errors().empty(), world.errors().c_str());
        Names names = world.names();
        names.hasAggregates = hasLanguage;
        ExpressionGenerator generator(names, seed);
        const Format format = generator.anyFormat();
        const Term term = generator.make(format, 4);
        const std::string text = write(term, generator.random());
        std::vector<Diagnostic> diagnostics;
        const TypedExpression checked = checkExpression({.text = text}, {}, format, world.context(), diagnostics);
        if (!checked.isGood()) {
            for (const Diagnostic& finding : diagnostics) {
                const std::string_view code = finding.code();
                const bool isExpected = finding.severity() != Severity::error || code == "expr.division-by-zero" ||
                                        code == "expr.overflow" || code == "expr.no-value";
                QVERIFY2(isExpected, (text + "\n" + finding.message()).c_str());
            }
            continue;
        }
        const auto program = compileExpression(checked);
        const View view = world.view();
        World answers(world.model());
        Bindings bindings{.source = world.anyRow(generator.random()),
                          .target = generator.roll(2) == 0 ? noRow : world.anyRow(generator.random()),
                          .missingAsZero = generator.roll(2) == 0,
                          .world = &answers};
        for (int lane = 0; lane < 6; ++lane) {
            const Row candidate = static_cast<Row>(generator.roll(view.rowCount));
            const double value = static_cast<double>(generator.roll(9)) - 3.0;
            const double one = evaluateOne(*program, view, bindings, candidate, value);
            ReferenceEvaluator reference(view, world.content());
            const RefValue wanted = reference.evaluate(term, {.source = bindings.source,
                                                              .target = bindings.target,
                                                              .candidate = candidate,
                                                              .value = value,
                                                              .missingAsZero = bindings.missingAsZero});
            if (!agrees(one, wanted, format, view)) {
                QFAIL((text + "\nseed " + std::to_string(seed) + " candidate " + std::to_string(candidate) + ": " +
                       shown(one) + " for " + (wanted.isMissing ? "missing" : shown(wanted.number)) + " " + wanted.text)
                          .c_str());
            }
            ++compared;
        }
    }
    QVERIFY(compared > cases * 2);
}

QTEST_APPLESS_MAIN(ExpressionOracleTest)
#include "expression_oracle_test.moc"
