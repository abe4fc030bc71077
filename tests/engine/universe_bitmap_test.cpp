// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/universe/bitmap.h"

#include <QtTest>

#include <set>

using namespace orrery::engine;

namespace {

using Rows = QList<uint>;

Bitmap bitmapOf(std::size_t size, const Rows& rows) {
    Bitmap bitmap(size);
    for (const uint row : rows) {
        bitmap.set(row);
    }
    return bitmap;
}

Rows rowsOf(const Bitmap& bitmap) {
    const RowList rows = bitmap.rows();
    return {rows.begin(), rows.end()};
}

} // namespace

/// Sets of rows.
class UniverseBitmapTest : public QObject {
    Q_OBJECT

private slots:
    void operations_data() {
        QTest::addColumn<uint>("size");
        QTest::addColumn<Rows>("a");
        QTest::addColumn<Rows>("b");
        QTest::newRow("E4.1 nothing at all") << 0u << Rows{} << Rows{};
        QTest::newRow("E4.1 empty sets") << 70u << Rows{} << Rows{};
        QTest::newRow("E4.1 apart") << 70u << Rows{0, 63} << Rows{1, 64};
        QTest::newRow("E4.1 overlapping") << 200u << Rows{0, 63, 64, 127, 199} << Rows{63, 64, 150};
        QTest::newRow("E4.1 the same") << 64u << Rows{5, 63} << Rows{5, 63};
    }
    void operations() {
        QFETCH(uint, size);
        QFETCH(Rows, a);
        QFETCH(Rows, b);
        const std::set<uint> right(b.begin(), b.end());
        Rows both;
        Rows rest;
        for (const uint row : a) {
            (right.contains(row) ? both : rest) << row;
        }
        std::set<uint> either = right;
        either.insert(a.begin(), a.end());
        const Bitmap left = bitmapOf(size, a);
        QCOMPARE(rowsOf(left), a);
        QCOMPARE(left.count(), static_cast<std::size_t>(a.size()));
        QCOMPARE(left.any(), !a.isEmpty());
        QCOMPARE(rowsOf(Bitmap(left) &= bitmapOf(size, b)), both);
        QCOMPARE(rowsOf(Bitmap(left) |= bitmapOf(size, b)), Rows(either.begin(), either.end()));
        QCOMPARE(rowsOf(Bitmap(left).andNot(bitmapOf(size, b))), rest);
        Rows visited;
        left.forEach([&](Row row) { visited << row; });
        QCOMPARE(visited, a);
    }

    void sizes_data() {
        QTest::addColumn<uint>("size");
        for (const uint size : {0u, 1u, 63u, 64u, 65u, 128u, 1000u}) {
            QTest::addRow("E4.1 all of %u", size) << size;
        }
    }
    void sizes() {
        QFETCH(uint, size);
        Bitmap all(size, true);
        QCOMPARE(all.count(), std::size_t{size});
        const RowList rows = all.rows();
        for (Row row = 0; row < size; ++row) {
            QCOMPARE(rows[row], row);
        }
        all.resize(size + 70);
        QCOMPARE(all.count(), std::size_t{size}); // new rows are not members
        all.fill(true);
        QCOMPARE(all.count(), std::size_t{size + 70});
        all.resize(size);
        QVERIFY(all == Bitmap(size, true)); // no bit remains behind the end
        all.fill(false);
        QVERIFY(!all.any());
    }
};

QTEST_APPLESS_MAIN(UniverseBitmapTest)
#include "universe_bitmap_test.moc"
