// SPDX-License-Identifier: GPL-3.0-or-later
// The costs of the trace other than time, on the content of the benchmarks (P2.2), and the shape of that content
// (P2.4). A benchmark of something smaller would prove nothing. turn_bench measures the times.
#include "tests/bench/large_game.h"

#include <QTest>

#include <cmath>

using namespace orrery::bench;

namespace {

/// The bytes of a firing: its record, the record of its run, and the list of its rows.
constexpr std::size_t bytesOfFiring =
    sizeof(orrery::engine::Firing) + sizeof(orrery::engine::Run) + sizeof(orrery::engine::RowList);

} // namespace

class TraceCostTest : public QObject {
    Q_OBJECT

private slots:
    void bytes_data() {
        QTest::addColumn<bool>("isLocal");
        QTest::addColumn<int>("changes");
        QTest::newRow("P2.2 empire-wide: at most 12 bytes of trace a change") << false << 1'000'000;
        QTest::newRow("P2.2 local: at most 12 bytes of trace a change, beside the record of each firing")
            << true << 30'000;
    }
    void bytes() {
        QFETCH(bool, isLocal);
        QFETCH(int, changes);
        PlayedGalaxy played(Galaxy(10'000), isLocal);
        played.step();
        played.step();
        QVERIFY2(played.changes() >= static_cast<std::size_t>(changes), qPrintable(QString::number(played.changes())));
        // A firing of local effects changes about seven objects. A firing of empire-wide effects changes hundreds.
        const std::size_t firings = isLocal ? pairCount * bytesOfFiring : 0;
        const double bytes = static_cast<double>(played.traceBytes() - firings) / static_cast<double>(played.changes());
        QVERIFY2(bytes <= 12.0, qPrintable(QStringLiteral("%1 bytes a change").arg(bytes)));
    }

    void shape_data() {
        QTest::addColumn<int>("unused");
        QTest::newRow("P2.4 the large game of the benchmark has the shape that the requirement gives") << 0;
    }
    void shape() {
        LargeGame game;
        game.step();
        // "2227 groups, 14543 pairs, …" in the order of the requirement
        const QStringList parts = QString::fromStdString(game.shape()).split(", ");
        QCOMPARE(parts.size(), 5);
        QCOMPARE(parts[0], QString("2227 groups"));
        const QList<std::pair<QString, double>> asked{
            {"pairs", 14400}, {"active", 6000}, {"scopes", 960}, {"effects", 6300}};
        for (int i = 0; i < asked.size(); ++i) {
            const double there = parts[i + 1].section(' ', 0, 0).toDouble();
            QCOMPARE(parts[i + 1].section(' ', 1), asked[i].first);
            QVERIFY2(std::abs(there - asked[i].second) <= 0.05 * asked[i].second, qPrintable(parts[i + 1]));
        }
    }
};

QTEST_APPLESS_MAIN(TraceCostTest)
#include "trace_cost_test.moc"
