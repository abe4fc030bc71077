// SPDX-License-Identifier: GPL-3.0-or-later
// Steps through an evaluation: every sub-expression once, operands before the expression that uses them.
#include "engine/trace/expression_steps.h"

#include <QTest>

#include <algorithm>
#include <random>

using orrery::engine::ExpressionSteps;

namespace {

/// Returns a letter for the next term after each command; "." at the end.
QString walk(const QString& commands, std::vector<std::uint32_t> depths) {
    ExpressionSteps steps(std::move(depths));
    const auto here = [&] { return steps.next() ? QString(QChar('a' + int(*steps.next()))) : QString("."); };
    QString way = here();
    for (const QChar command : commands) {
        if (command == 'i') {
            steps.stepIn();
        } else if (command == 's') {
            steps.step();
        } else if (command == 'o') {
            steps.stepOut();
        } else {
            steps.stepBack();
        }
        way += here();
    }
    return way;
}

} // namespace

class ExpressionStepsTest : public QObject {
    Q_OBJECT

private slots:
    void walks_data() {
        QTest::addColumn<QString>("commands");
        QTest::addColumn<QString>("way");
        // (b: (c * d) + e) with a around it: a = b + e, b = c * d
        QTest::newRow("I4.6 a step evaluates the next sub-expression whole") << "s"
                                                                             << "a.";
        QTest::newRow("I4.6 stepping in goes to the operands") << "iis"
                                                               << "abcd";
        QTest::newRow("I4.6 after the operands comes what is made of them") << "iissss"
                                                                            << "abcdbea";
        QTest::newRow("I4.6 stepping in where there are no operands evaluates") << "iiiiiii"
                                                                                << "abcdbea.";
        QTest::newRow("I4.6 stepping out evaluates the other operands") << "iio"
                                                                        << "abcb";
        QTest::newRow("I4.6 stepping out of everything ends it") << "ooo"
                                                                 << "a...";
        QTest::newRow("I4.6 a step can be taken back") << "iissbb"
                                                       << "abcdbdc";
    }
    void walks() {
        QFETCH(const QString, commands);
        QFETCH(const QString, way);
        QCOMPARE(walk(commands, {0, 1, 2, 2, 1}), way);
    }

    void visitsEachOnce_data() {
        QTest::addColumn<int>("nothing");
        QTest::newRow("I4.6 stepping in all the way evaluates every sub-expression once, in order") << 0;
    }
    void visitsEachOnce() {
        std::mt19937 random(7);
        for (int round = 0; round < 200; ++round) {
            std::vector<std::uint32_t> depths{0};
            const std::size_t size = random() % 30;
            while (depths.size() <= size) {
                depths.push_back(1 + static_cast<std::uint32_t>(random() % (depths.back() + 1)));
            }
            ExpressionSteps steps(depths);
            std::vector<std::size_t> seen;
            std::vector<bool> before(depths.size(), false);
            for (std::size_t guard = 0; !steps.isOver() && guard < 4 * depths.size() + 4; ++guard) {
                steps.stepIn();
                for (std::size_t i = 0; i < depths.size(); ++i) {
                    if (steps.isEvaluated(i) && !before[i]) {
                        seen.push_back(i);
                        before[i] = true;
                    }
                }
            }
            QVERIFY(steps.isOver());
            QCOMPARE(seen, steps.order());
            QCOMPARE(seen.size(), depths.size());
        }
    }

    void nothing_data() {
        QTest::addColumn<int>("nothing");
        QTest::newRow("I4.6 where nothing was evaluated there are no steps") << 0;
    }
    void nothing() { QCOMPARE(walk("isob", {}), QString(".....")); }
};

QTEST_APPLESS_MAIN(ExpressionStepsTest)
#include "expression_steps_test.moc"
