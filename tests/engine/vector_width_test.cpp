// SPDX-License-Identifier: GPL-3.0-or-later
// Loops over lanes in both widths of vectors: the same bits for every kernel, and the bits of a single lane.
#include "engine/check/expression/expression_kernels.h"
#include "engine/check/expression/vector_width.h"
#include "engine/program/expression_lanes.h"
#include "engine/program/expression_read.h"
#include "engine/rules/functions/function_rows.h"

#include <QTest>

#include <array>
#include <cstring>
#include <limits>
#include <numeric>
#include <random>

using namespace orrery::engine;

namespace {

using Lanes = std::vector<double>;

constexpr double infinity = std::numeric_limits<double>::infinity();

/// Returns random values, half of them special. They hold one NaN only, the missing value: with two different ones, the
/// order of the operands in machine code would decide which one a sum is.
Lanes randomLanes(std::mt19937& random, std::size_t n) {
    constexpr std::array special{0.0,
                                 -0.0,
                                 1.0,
                                 -1.0,
                                 0.5,
                                 -0.5,
                                 infinity,
                                 -infinity,
                                 missingValue,
                                 std::numeric_limits<double>::denorm_min(),
                                 -std::numeric_limits<double>::min(),
                                 std::numeric_limits<double>::max(),
                                 0.49999999999999994,
                                 4503599627370495.5,
                                 4503599627370496.0};
    Lanes lanes(n);
    for (double& lane : lanes) {
        lane = random() % 2 == 0 ? special[random() % special.size()]
                                 : (static_cast<double>(random()) - 2e9) / static_cast<double>(1 + random() % 1000);
    }
    return lanes;
}

bool haveSameBits(const Lanes& a, const Lanes& b) {
    return std::memcmp(a.data(), b.data(), a.size() * sizeof(double)) == 0;
}

constexpr std::array sizes{std::size_t{1}, std::size_t{2}, std::size_t{3},   std::size_t{4},   std::size_t{5},
                           std::size_t{7}, std::size_t{8}, std::size_t{333}, std::size_t{1024}};

} // namespace

class VectorWidthTest : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { useWideVectors(true); }
    void kernelsGiveTheSameBits_data();
    void kernelsGiveTheSameBits();
    void choicesGiveTheSameBits();
    void runsAreTheSame();
};

void VectorWidthTest::init() {
    if (!useWideVectors(true)) {
        QSKIP("this processor has no wide vectors");
    }
}

void VectorWidthTest::kernelsGiveTheSameBits_data() {
    QTest::addColumn<const Kernel*>("kernel");
    for (const ExpressionFunction& row : functionRows()) {
        if (row.kernel != nullptr) {
            QTest::addRow("R3.1 kernel of %d: %s", static_cast<int>(&row - functionRows().data()), row.name.data())
                << row.kernel;
        }
    }
}

void VectorWidthTest::kernelsGiveTheSameBits() {
    QFETCH(const Kernel*, kernel);
    std::mt19937 random(1);
    for (const std::size_t n : sizes) {
        for (int round = 0; round < 20; ++round) {
            const Lanes a = randomLanes(random, n);
            const Lanes b = randomLanes(random, n);
            struct Shape {
                LaneKernel run;
                bool aIsOne, bIsOne;
            };
            for (const Shape& shape :
                 {Shape{kernel->lanes, false, false}, Shape{kernel->lanesWithOne, false, true},
                  Shape{kernel->oneWithLanes, true, false}, Shape{kernel->oneWithOne, true, true}}) {
                if (shape.run == nullptr) {
                    continue;
                }
                Lanes wide(n);
                Lanes narrow(n);
                Lanes single(n);
                useWideVectors(true);
                const bool isSuspect = shape.run(a.data(), b.data(), wide.data(), n);
                useWideVectors(false);
                QCOMPARE(shape.run(a.data(), b.data(), narrow.data(), n), isSuspect);
                for (std::size_t i = 0; i < n; ++i) {
                    single[i] = kernel->one(a[shape.aIsOne ? 0 : i], b[shape.bIsOne ? 0 : i]);
                }
                QVERIFY(haveSameBits(wide, narrow));
                QVERIFY(haveSameBits(wide, single));
            }
        }
    }
}

void VectorWidthTest::choicesGiveTheSameBits() {
    std::mt19937 random(2);
    for (const std::size_t n : sizes) {
        for (int round = 0; round < 40; ++round) {
            const Lanes condition = randomLanes(random, n);
            const Lanes thenValue = randomLanes(random, n);
            const Lanes elseValue = randomLanes(random, n);
            const bool thenIsOne = round % 2 == 0;
            const bool elseIsOne = round % 4 < 2;
            Lanes wide(n);
            Lanes narrow(n);
            Lanes single(n);
            for (Lanes* const out : {&wide, &narrow}) {
                useWideVectors(out == &wide);
                kernels::choose(condition.data(), false, thenValue.data(), thenIsOne, elseValue.data(), elseIsOne,
                                out->data(), n);
            }
            for (std::size_t i = 0; i < n; ++i) {
                single[i] =
                    kernels::chooseOne(condition[i], thenValue[thenIsOne ? 0 : i], elseValue[elseIsOne ? 0 : i]);
            }
            QVERIFY(haveSameBits(wide, narrow));
            QVERIFY(haveSameBits(wide, single));
        }
    }
}

void VectorWidthTest::runsAreTheSame() {
    for (const std::size_t n : sizes) {
        std::vector<Row> rows(n);
        std::iota(rows.begin(), rows.end(), Row{5});
        for (std::size_t changed = 0; changed <= n; ++changed) {
            std::vector<Row> other = rows;
            if (changed < n) {
                other[changed] ^= 64;
            }
            for (const bool isWide : {false, true}) {
                useWideVectors(isWide);
                QCOMPARE(lanes::isRun(other.data(), n), changed == n || n == 1);
            }
        }
    }
}

Q_DECLARE_METATYPE(const Kernel*)

QTEST_APPLESS_MAIN(VectorWidthTest)
#include "vector_width_test.moc"
