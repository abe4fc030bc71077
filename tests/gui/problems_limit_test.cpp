// SPDX-License-Identifier: GPL-3.0-or-later
// A project with very many problems lists only so many that no event of the window takes long (R2.6, P3.5).
#include "widgets/base/finding_limit.h"
#include "widgets/problems/problems_model.h"

#include <QTest>

#include <algorithm>
#include <memory>

using namespace orrery;
using namespace orrery::widgets;

namespace {

constexpr engine::DiagnosticSpec error{"test.error", engine::Severity::error, "'{0}' is wrong"};
constexpr engine::DiagnosticSpec hint{"test.hint", engine::Severity::hint, "'{0}' is odd"};

/// Returns an analysis with hints first, then errors.
AnalysisPtr analysisWith(int hints, int errors) {
    auto analysis = std::make_shared<Analysis>();
    for (int i = 0; i < hints + errors; ++i) {
        const auto at = static_cast<std::uint32_t>(i);
        analysis->diagnostics.push_back(
            {i < hints ? &hint : &error, {engine::FileId{0}, {at, at + 1}}, {std::to_string(i)}, {}, {}});
    }
    analysis->silenced = std::make_shared<engine::SilencedFindings>();
    return analysis;
}

} // namespace

class ProblemsLimitTest : public QObject {
    Q_OBJECT

private slots:
    void listed_data();
    void listed();
};

void ProblemsLimitTest::listed_data() {
    QTest::addColumn<int>("hints");
    QTest::addColumn<int>("errors");
    QTest::addColumn<int>("listedHints");
    QTest::addColumn<int>("listedErrors");
    constexpr int most = mostFindingsShown;
    QTest::newRow("R2.6 few problems are all listed") << 3 << 4 << 3 << 4;
    QTest::newRow("R2.6 as many as there may be are all listed") << 1 << most - 1 << 1 << most - 1;
    QTest::newRow("R2.6 of 100,000 errors the first are listed") << 0 << 100'000 << 0 << most;
    QTest::newRow("R2.6 errors are listed before hints") << 100'000 << most - 5 << 5 << most - 5;
}

void ProblemsLimitTest::listed() {
    QFETCH(int, hints);
    QFETCH(int, errors);
    QFETCH(int, listedHints);
    QFETCH(int, listedErrors);
    ProblemsModel model;
    for (int round = 0; round < 2; ++round) { // first a reset, then kept rows
        model.setAnalysis(analysisWith(hints, errors), true);
        QCOMPARE(model.rowCount(), listedHints + listedErrors);
        QCOMPARE(model.count(engine::Severity::error), errors);
        QCOMPARE(model.count(engine::Severity::hint), hints);
        QCOMPARE(model.unlistedCount(), hints + errors - listedHints - listedErrors);
        for (int row = 0; row < model.rowCount(); ++row) {
            const bool isError = row < listedErrors;
            QCOMPARE(model.diagnostic(row).spec, isError ? &error : &hint);
            const int place = isError ? hints + row : row - listedErrors;
            QCOMPARE(model.diagnostic(row).where.span.begin, static_cast<std::uint32_t>(place));
        }
    }
}

QTEST_MAIN(ProblemsLimitTest)
#include "problems_limit_test.moc"
