// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/conditions/condition_rows.h"
#include "tests/engine/support/random_galaxy.h"

#include <QTest>

using namespace orrery::engine;
using fixture::disturb;
using fixture::fill;
using fixture::Random;
using fixture::Table;

namespace {

std::string answerText(const TruthSet& answer, Row row) {
    return answer.yes.test(row) ? "yes" : answer.missing.test(row) ? "missing" : "no";
}

std::string truthText(Truth truth) {
    return truth == Truth::yes ? "yes" : truth == Truth::missing ? "missing" : "no";
}

} // namespace

// Checks for every condition row that set and single evaluators, with and without caches, give the same results.
class ConditionAgreementTest : public QObject {
    Q_OBJECT

private slots:
    void agrees_data();
    void agrees();
};

void ConditionAgreementTest::agrees_data() {
    QTest::addColumn<int>("row");
    for (std::size_t i = 0; i < conditionRows().size(); ++i) {
        QTest::newRow(std::string(conditionRows()[i].tag).c_str()) << static_cast<int>(i);
    }
}

void ConditionAgreementTest::agrees() {
    QFETCH(const int, row);
    const ConditionSpec& spec = conditionRows()[static_cast<std::size_t>(row)];
    QVERIFY2(spec.set && spec.one, "a condition answers over a set and for one object");
    for (std::uint32_t seed = 0; seed < 4; ++seed) {
        Random random(seed * 1000 + static_cast<std::uint32_t>(row));
        fixture::ConditionFixture galaxy(seed % 2 == 0 ? "strict" : "extended");
        std::string written = random.condition(spec, 2);
        const std::string second = random.condition(conditionRows()[random.below(conditionRows().size())], 1);
        galaxy.addGroup("PLANET", "<group><include>" + written + "</include><exclude>" + second + "</exclude></group>");
        galaxy.addGroup("SHIP", "<group><include>" + second + written + "</include></group>");
        galaxy.program = compile(galaxy.models.share());
        Table table(galaxy.models, seed);
        fill(table, random, 24);
        Evaluator keeping(*galaxy.program, true);
        for (int round = 0; round < 4; ++round) {
            const View view = table.universe.view();
            Evaluator fresh(*galaxy.program, false);
            const CompiledGroup& group = galaxy.program->groups[0];
            const CompiledCondition& condition = group.include.front();
            Bitmap among(view.rowCount);
            for (Row at = 0; at < view.rowCount; ++at) {
                if (view.exists(at) && random.chance(80)) {
                    among.set(at);
                }
            }
            for (int i = 0; i < 6; ++i) {
                const Row source = random.below(view.rowCount);
                if (!view.exists(source)) {
                    continue;
                }
                TruthSet kept;
                TruthSet anew;
                keeping.set(condition, view, source, among, kept);
                fresh.set(condition, view, source, among, anew);
                QVERIFY2(kept == anew, written.c_str());
                for (Row at = 0; at < view.rowCount; ++at) {
                    if (among.test(at)) {
                        Verdict verdict;
                        const std::string expected = answerText(anew, at);
                        QCOMPARE(truthText(fresh.one(condition, view, source, at)), expected);
                        QCOMPARE(truthText(keeping.one(condition, view, source, at)), expected);
                        QCOMPARE(truthText(fresh.one(condition, view, source, at, noRow, &verdict)), expected);
                        QVERIFY2(!verdict.observed.empty() && !verdict.wanted.empty(), written.c_str());
                    } else {
                        QCOMPARE(answerText(anew, at), std::string("no"));
                    }
                }
                const auto scopeAndFaults = [&](Evaluator& evaluator, const CompiledGroup& of) {
                    evaluator.faults().clear();
                    std::string text;
                    for (const Row at : *evaluator.scope(of, view, source)) {
                        text += std::to_string(at) + ' ';
                    }
                    for (const RunFault& fault : evaluator.faults()) {
                        text += std::string(fault.spec->code) + '@' + std::to_string(fault.row) + ' ';
                    }
                    return text;
                };
                for (std::size_t index = 0; index < galaxy.program->groups.size(); ++index) {
                    const CompiledGroup& of = galaxy.program->groups[index];
                    const std::string expected = scopeAndFaults(fresh, of);
                    for (int times = 0; times < 2; ++times) {
                        const std::string found = scopeAndFaults(keeping, of);
                        QVERIFY2(found == expected, (found + "| " + expected + written + second).c_str());
                    }
                    QCOMPARE(keeping.isActive(of, view, source), fresh.isActive(of, view, source));
                }
                RowList naive;
                for (Row at = 0; at < view.rowCount; ++at) {
                    if (!view.exists(at) || fresh.one(condition, view, source, at) != Truth::yes) {
                        continue;
                    }
                    const CompiledCondition& exclude = group.exclude.front();
                    const Truth out = fresh.one(exclude, view, source, at);
                    const bool strictlyOut = out == Truth::missing && view.model->rules.excludesMissing &&
                                             fresh.missesProperty(exclude, view, source, at);
                    if (out != Truth::yes && !strictlyOut) {
                        naive.push_back(at);
                    }
                }
                QCOMPARE(*keeping.scope(group, view, source), naive);
            }
            disturb(table, random);
            if (round == 1) {
                table.endTurn();
            }
        }
    }
}

QTEST_APPLESS_MAIN(ConditionAgreementTest)
#include "condition_agreement_test.moc"
