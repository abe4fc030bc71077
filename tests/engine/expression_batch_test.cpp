// SPDX-License-Identifier: GPL-3.0-or-later
// Batches of lanes against single lanes: the same bits, for expressions made from the rows of the grammar.
#include "engine/rules/functions/function_rows.h"
#include "tests/engine/support/expression_fixture.h"
#include <QTest>

#include <cmath>
#include <cstring>
#include <numeric>
#include <random>

using namespace orrery::engine;
using namespace orrery::engine::fixture;

namespace {

/// Random expressions of every format, from the rows of functions, members and the vocabulary.
class Maker {
public:
    explicit Maker(std::uint32_t seed) : m_random(seed) {}

    std::string number(int depth) {
        if (depth <= 0 || roll(5) == 0) {
            return pick({"0",
                         "1",
                         "2.5",
                         "1e200",
                         "-3",
                         "turn",
                         "value()",
                         "x",
                         "age",
                         "id",
                         "Minerals",
                         "cost",
                         "richness",
                         "Population",
                         "MaxPopulation",
                         "Farming",
                         "Target.Mining",
                         "Source.Population",
                         "Source.MaxMining",
                         "last(MaxPopulation)",
                         "last(Source.MaxPopulation)",
                         "object('Sol III').Population",
                         "amount()",
                         "Subject.Population",
                         "bonus",
                         "runtime(bonus)"});
        }
        switch (roll(9)) {
        case 0:
            return "if(" + truth(depth - 1) + ", " + number(depth - 1) + ", " + number(depth - 1) + ")";
        case 1:
            return "(if " + truth(depth - 1) + " then " + number(depth - 1) + " else " + number(depth - 1) + ")";
        case 2:
            return object(depth - 1) + "." +
                   pick({"Population", "x", "richness", "Minerals", "MaxMining", "id", "cost", "created"});
        default:
            return operation(Signature::number, depth);
        }
    }

    std::string truth(int depth) {
        if (depth <= 0 || roll(6) == 0) {
            return pick({"true", "false", "turn > 3", "Population > 4", "x < 15", "size == large", "type == planet",
                         "owner == none", "class == BLD_MILL", "canHave(class)", "name == 'Mill'", "focus != none"});
        }
        switch (roll(6)) {
        case 0:
            return "(" + object(depth - 1) + " == " + object(depth - 1) + ")";
        case 1:
            return "(" + number(depth - 1) + " != " + number(depth - 1) + ")";
        case 2:
            return "(" + truth(depth - 1) + " == " + truth(depth - 1) + ")";
        case 3:
            return operation(Signature::compare, depth);
        default:
            return operation(Signature::boolean, depth);
        }
    }

    std::string object(int depth) {
        if (depth <= 0 || roll(3) == 0) {
            return pick({"Source", "Target", "Subject", "owner", "planet", "system", "object('Vega II')"});
        }
        return roll(3) == 0 ? "if(" + truth(depth - 1) + ", " + object(depth - 1) + ", " + object(depth - 1) + ")"
                            : object(depth - 1) + "." + pick({"owner", "planet", "system", "capital"});
    }

private:
    std::size_t roll(std::size_t n) { return m_random() % n; }
    std::string pick(std::vector<std::string> words) { return words[roll(words.size())]; }

    std::string operation(Signature signature, int depth) {
        std::vector<const ExpressionFunction*> rows;
        for (const ExpressionFunction& row : functionRows()) {
            if (row.signature == signature) {
                rows.push_back(&row);
            }
        }
        const ExpressionFunction& row = *rows[roll(rows.size())];
        const auto operand = [&] { return signature == Signature::boolean ? truth(depth - 1) : number(depth - 1); };
        if (row.shape == ExpressionFunction::Shape::prefix) {
            return "(" + std::string(row.name) + " " + operand() + ")";
        }
        if (row.shape == ExpressionFunction::Shape::infix) {
            return "(" + operand() + " " + std::string(row.name) + " " + operand() + ")";
        }
        std::string text = std::string(row.name) + "(" + operand();
        const std::size_t count = row.most == ExpressionFunction::anyNumber ? 2 + roll(3) : row.most;
        for (std::size_t i = 1; i < count; ++i) {
            text += ", " + operand();
        }
        return text + ")";
    }

    std::mt19937 m_random;
};

bool isSame(double a, double b) {
    return (isMissing(a) && isMissing(b)) || std::memcmp(&a, &b, sizeof a) == 0;
}

/// The fixture's galaxy with many more planets, and with mills and ships. Their meters vary.
struct Crowd {
    Crowd() {
        Table& t = galaxy.table();
        std::mt19937 random(7);
        const auto set = [&](const char* column, Row row, double value) {
            t.writer->write(galaxy.models().column(column), row, value, {.kind = CauseKind::setup});
        };
        for (int i = 0; i < 2500; ++i) {
            const bool isOdd = i >= 1200 && random() % 3 == 0; // first planets only, then a mixture
            const Row row = isOdd ? t.make(random() % 2 == 0 ? "BLD_MILL" : "SHIP",
                                           random() % 2 == 0 ? galaxy.row("Rock") : galaxy.row("Sol III"), "",
                                           {galaxy.row("Vegans")})
                                  : t.make("PLANET", galaxy.row("Vega"), "", {galaxy.row("Terrans")});
            if (!isOdd) {
                set("Population", row, static_cast<double>(random() % 7));
                set("Farming", row, static_cast<double>(random() % 5) - 2.0);
                set("MaxPopulation", row, static_cast<double>(random() % 100) * 1e298);
            }
        }
        first = galaxy.row("Rock");
    }
    ExpressionFixture galaxy;
    Row first = 0;
};

const Crowd& crowd() {
    static const Crowd made;
    return made;
}

std::vector<Row> allRows() {
    std::vector<Row> rows(crowd().galaxy.view().rowCount);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        rows[i] = static_cast<Row>(i);
    }
    return rows;
}

} // namespace

class ExpressionBatchTest : public QObject {
    Q_OBJECT
private slots:
    void lanesAgreeWithOne_data();
    void lanesAgreeWithOne();
    void lanesKnowTheirOwnFaults();
    void whatIsTheSameIsEvaluatedOnce();
    void missingIsNoReasonToBeSlow();
    void whatIsKnownOfTypesHoldsOnlyThere();
};

void ExpressionBatchTest::lanesAgreeWithOne_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<bool>("missingAsZero");
    QTest::addColumn<bool>("nested");
    QTest::newRow("E8.5 rows side by side") << 0 << false << false;
    QTest::newRow("E8.5 rows with gaps") << 1 << false << false;
    QTest::newRow("E8.5 rows of one type with gaps") << 2 << true << false;
    QTest::newRow("E8.5 amounts") << 0 << true << false;
    QTest::newRow("E8.5 in a nested condition") << 1 << false << true;
}

void ExpressionBatchTest::lanesAgreeWithOne() {
    QFETCH(int, rows);
    QFETCH(bool, missingAsZero);
    QFETCH(bool, nested);
    const ExpressionFixture& galaxy = crowd().galaxy;
    const View view = galaxy.view();
    std::vector<Row> candidates;
    for (const Row row : allRows()) {
        if (rows == 0 || (row % 3 != 0 && (rows == 1 || row < 1200))) {
            candidates.push_back(row);
        }
    }
    std::vector<double> values(candidates.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
        values[i] = static_cast<double>(i % 11) - 3.0;
    }
    const Bindings bindings{.source = galaxy.row("Sol III"),
                            .target = nested ? galaxy.row("Vega II") : noRow,
                            .missingAsZero = missingAsZero,
                            .occurrence = {.subject = galaxy.row("Argo"), .amount = 3.0}};
    Maker maker(static_cast<std::uint32_t>(rows) + 1);
    int compared = 0;
    for (int i = 0; i < 150; ++i) {
        const std::string text = i % 2 == 0 ? maker.number(4) : maker.truth(4);
        std::vector<Diagnostic> diagnostics;
        const TypedExpression checked = galaxy.check(text, diagnostics);
        if (!checked.isGood()) { // a constant expression with a fault (X1.3)
            QVERIFY2(codesOf(diagnostics).find("expr.unknown") == std::string::npos, text.c_str());
            continue;
        }
        const auto program = compileExpression(checked);
        std::vector<double> out(candidates.size());
        evaluate(*program, view, bindings, candidates, values, out);
        for (std::size_t lane = 0; lane < candidates.size(); ++lane) {
            const double one = evaluateOne(*program, view, bindings, candidates[lane], values[lane]);
            if (!isSame(out[lane], one)) {
                QFAIL(qPrintable(QString("%1\nlane %2: %3 and %4")
                                     .arg(QString::fromStdString(text))
                                     .arg(lane)
                                     .arg(out[lane], 0, 'g', 17)
                                     .arg(one, 0, 'g', 17)));
            }
            QVERIFY(!std::isinf(one));
        }
        ++compared;
    }
    QVERIFY(compared > 75);
}

void ExpressionBatchTest::lanesKnowTheirOwnFaults() {
    const ExpressionFixture& galaxy = crowd().galaxy;
    const View view = galaxy.view();
    const std::vector<Row> rows = allRows();
    std::vector<double> out(rows.size());
    std::vector<EvaluationFault> faults;
    const auto program = galaxy.compile("12 / Population");
    evaluate(*program, view, {}, rows, {}, out, &faults);
    const ColumnId population = galaxy.models().column("Population");
    std::vector<std::size_t> wanted;
    for (const Row row : rows) {
        if (view.has(row, population) && view.at(population, row) == 0.0 && wanted.size() < faults.size()) {
            wanted.push_back(row);
        }
    }
    QVERIFY(faults.size() > 1);
    for (std::size_t i = 0; i < faults.size(); ++i) {
        QCOMPARE(faults[i].lane, wanted[i]);
        QCOMPARE(out[faults[i].lane], 0.0);
    }
}

void ExpressionBatchTest::whatIsTheSameIsEvaluatedOnce() {
    const ExpressionFixture& galaxy = crowd().galaxy;
    const View view = galaxy.view();
    const std::vector<Row> rows = allRows();
    const auto program =
        galaxy.compile("max(Source.MaxMining * 2 + turn, object('Sol III').Population) + Farming * (Source.x + 1)");
    const auto count = [&](std::size_t n) {
        EvaluationCounts counts;
        std::vector<double> out(n);
        evaluate(*program, view, {.source = galaxy.row("Sol III")}, std::span(rows).first(n), {}, out, nullptr,
                 &counts);
        return counts;
    };
    QVERIFY(rows.size() > 2048);
    QCOMPARE(count(2).uniforms, 2u);
    QCOMPARE(count(rows.size()).uniforms, 2u);
    QCOMPARE(count(rows.size()).exactLanes, 0u);
    QCOMPARE(count(rows.size()).steps, 2u * ((rows.size() + 1023) / 1024));
}

void ExpressionBatchTest::missingIsNoReasonToBeSlow() {
    const ExpressionFixture& galaxy = crowd().galaxy;
    const View view = galaxy.view();
    const std::vector<Row> rows = allRows();
    std::vector<double> out(rows.size());
    EvaluationCounts counts;
    const auto program = galaxy.compile("Population > 3 and richness < 2 or size == large and min(Farming, x) >= 0");
    evaluate(*program, view, {}, rows, {}, out, nullptr, &counts);
    QVERIFY(std::any_of(out.begin(), out.end(), [](double value) { return isMissing(value); }));
    QCOMPARE(counts.exactLanes, 0u);
}

void ExpressionBatchTest::whatIsKnownOfTypesHoldsOnlyThere() {
    // Rows that are planets in one universe, rows with other types after them, and a second universe in which half of
    // the rows are ships.
    const ExpressionFixture& galaxy = crowd().galaxy;
    ExpressionFixture other;
    const auto begin = static_cast<Row>(other.view().rowCount);
    for (int i = 0; i < 1000; ++i) {
        other.table().make(i < 500 ? "PLANET" : "SHIP", noRow);
    }
    std::vector<Row> rows(1000);
    const auto check = [&rows](const ExpressionFixture& from, Row first, bool wantsMissing) {
        const auto program = from.compile("Population");
        const View view = from.view();
        std::iota(rows.begin(), rows.end(), first);
        std::vector<double> out(rows.size());
        evaluate(*program, view, {}, rows, {}, out);
        for (std::size_t lane = 0; lane < rows.size(); ++lane) {
            QVERIFY(isSame(out[lane], evaluateOne(*program, view, {}, rows[lane])));
        }
        QCOMPARE(std::any_of(out.begin(), out.end(), [](double value) { return isMissing(value); }), wantsMissing);
    };
    check(galaxy, begin, false);
    check(galaxy, begin + 500, true);
    check(galaxy, begin, false);
    check(other, begin, true);
    check(galaxy, begin, false);
}

QTEST_APPLESS_MAIN(ExpressionBatchTest)
#include "expression_batch_test.moc"
