// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/support/model_fixture.h"

#include <QtTest>

using namespace orrery::engine;
using fixture::difference;
using fixture::ModelFixture;
using fixture::Table;

namespace {

/// A change in a turn, after which snapshot and log must still give the state.
struct Happening {
    const char* name;
    void (*act)(Table& table);
};

const std::vector<Happening> happenings{
    {"E8.5 nothing", [](Table&) {}},
    {"E8.5 a meter",
     [](Table& table) {
         const double values[]{1.5, -0.0};
         table.writer->write(table.models.column("Population"), Table::rows({4, 6}), values, {});
     }},
    {"E8.5 a new object",
     [](Table& table) {
         const Row building = table.make("BUILDING", 4, "Forge", {0});
         table.make("SPECIAL", building);
     }},
    {"E8.5 so many new objects that columns grow",
     [](Table& table) {
         for (int i = 0; i < 1500; ++i) {
             table.make("SHIP");
         }
     }},
    {"E8.5 a cascade", [](Table& table) { table.writer->destroy(4, {}); }},
    {"E8.5 a lost empire", [](Table& table) { table.writer->destroy(1, {}); }},
    {"E8.5 a lost system", [](Table& table) { table.writer->destroy(2, {}); }},
    {"E8.5 owners, and with them the owners of systems",
     [](Table& table) {
         table.writer->setOwners(6, {0, 1}, {});
     }},
    {"E8.5 created and destroyed", [](Table& table) { table.writer->destroy(table.make("PLANET", 3), {}); }},
    {"E8.5 lanes", [](Table& table) { table.writer->setLanes({}); }},
    {"E8.5 a text",
     [](Table& table) {
         table.writer->write(table.models.column("motto"), 4, table.writer->internText("enough"), {});
     }},
    {"E8.5 effects that wait, after all else",
     [](Table& table) {
         table.writer->write(table.models.column("Population"), 4, 2.5, {});
         table.writer->addPending({.rows = Table::rows({4})});
     }},
};

/// Makes empires 0 and 1, systems 2 and 3 with a lane, planets 4 (of 0 and 1), 5 and 6, and a building 7 on 4.
void fill(Table& table) {
    table.make("EMPIRE", noRow, "Terrans");
    table.make("EMPIRE", noRow, "Vegans");
    table.makeSystem("Sol", 0, 0);
    table.makeSystem("Vega", 10, 0);
    table.make("PLANET", 2, "Sol I", {0, 1});
    table.make("PLANET", 2, "Sol II");
    table.make("PLANET", 3, "Vega I", {1});
    table.make("BUILDING", 4, "Mill");
    table.writer->setLanes({{2, 3}});
    table.endTurn();
}

/// A test without data of its own.
struct Case {
    const char* name;
    void (*run)();
};

void withinATurn() {
    const ModelFixture models;
    Table table(models);
    fill(table);
    const ColumnId industry = models.column("Industry");
    const std::uint32_t first = table.writer->write(industry, 4, 1.0, {});
    table.writer->write(industry, 4, 2.0, {});
    const Row made = table.make("SHIP");
    table.writer->write(industry, 4, 3.0, {});
    table.endTurn();
    const auto at = [&](std::uint32_t runs) {
        return table.history.stateAt(table.universe, 1, runs).view().at(industry, 4);
    };
    const auto stampAt = [&](std::uint32_t runs, ColumnId column) {
        return table.history.stateAt(table.universe, 1, runs).view().stamps[column.value];
    };
    QVERIFY(stampAt(first, industry) != stampAt(first + 1, industry));
    QCOMPARE(stampAt(first, models.column("size")), stampAt(first + 1, models.column("size")));
    QCOMPARE(at(first), 0.0);
    QCOMPARE(at(first + 1), 1.0);
    QCOMPARE(at(first + 2), 2.0);
    QCOMPARE(at(~0u), 3.0);
    QCOMPARE(table.history.stateAt(table.universe, 1, first + 2).view().rowCount, std::size_t{made});
    QCOMPARE(table.history.at(1, industry, 4), 3.0);
    QCOMPARE(table.history.at(0, industry, 4), 0.0);
    QCOMPARE(table.history.at(0, industry, made), 0.0);
}

void lastMax() {
    const ModelFixture models;
    Table table(models);
    fill(table);
    const ColumnId column = models.column("MaxIndustry");
    const MeterIndex meter = models.meter("Industry");
    table.writer->write(column, 4, 5.0, {});
    QCOMPARE(table.universe.view().lastMax[meter][4], 0.0); // still the value of the turn before (E8.1)
    table.endTurn();
    table.writer->write(column, 4, 6.0, {});
    QCOMPARE(table.universe.view().lastMax[meter][4], 5.0);
    table.endTurn();
    QCOMPARE(table.history.stateAt(table.universe, 2, 1).view().lastMax[meter][4], 5.0);
    QCOMPARE(table.history.state(table.universe, 2).view().lastMax[meter][4], 6.0);
    table.history.restore(table.universe, 1);
    QCOMPARE(table.universe.view().lastMax[meter][4], 5.0);
}

void restore() {
    const ModelFixture models;
    Table table(models);
    fill(table);
    const State start = table.history.state(table.universe, 0);
    const std::vector<std::uint64_t> stamps = table.history.snapshot(0).stamps;
    table.make("PLANET", 3); // the values of its row must not appear again
    for (const Happening& happening : happenings) {
        happening.act(table);
        table.endTurn();
    }
    table.history.restore(table.universe, 0);
    QCOMPARE(table.history.size(), 1u);
    QCOMPARE(difference(table.universe.view(), start.view()), std::string());
    const View view = table.universe.view();
    QVERIFY(std::equal(stamps.begin(), stamps.end(), view.stamps.begin(), view.stamps.end()));
    QCOMPARE(view.birthKeys.size(), view.rowCount);
    QCOMPARE(view.lanes->lanes.size(), 1u);

    // Rows that are made again begin with zeros, and the same changes lead to the same turn.
    table.log = std::make_unique<TurnLog>();
    table.writer = std::make_unique<Writer>(table.universe, *table.log);
    table.writer->setTurn(1);
    const Row row = table.make("SHIP");
    QCOMPARE(row, Row{8});
    QCOMPARE(table.at("Population", row), 0.0);
    table.endTurn();
    QCOMPARE(
        difference(table.history.stateAt(table.universe, 1, ~0u).view(), table.history.state(table.universe, 1).view()),
        std::string());
}

void sameDeedsSameBytes() {
    const ModelFixture models;
    Table once(models);
    Table again(models);
    for (Table* table : {&once, &again}) {
        fill(*table);
        for (const Happening& happening : happenings) {
            happening.act(*table);
            table->endTurn();
        }
    }
    for (std::uint32_t turn = 0; turn < once.history.size(); ++turn) {
        const State a = once.history.state(once.universe, turn);
        const State b = again.history.state(again.universe, turn);
        QCOMPARE(difference(a.view(), b.view()), std::string());
        const ValueStore& values = once.history.log(turn).values;
        QCOMPARE(again.history.log(turn).values.size(), values.size());
        QVERIFY(values.size() == 0 || // an empty store may have no address
                std::memcmp(values.data(), again.history.log(turn).values.data(), values.size() * 8) == 0);
    }
}

void memory() {
    const ModelFixture models;
    Table table(models);
    for (int i = 0; i < 10'000; ++i) {
        table.make("PLANET");
    }
    table.endTurn();
    const std::size_t one = table.history.memory().snapshots;
    const ColumnId column = models.column("Industry");
    auto rows = std::make_shared<RowList>();
    for (Row row = 0; row < 500; ++row) {
        rows->push_back(row);
    }
    const RowListRef list = rows;
    std::vector<double> values(500);
    for (int turn = 1; turn <= 200; ++turn) {
        std::fill(values.begin(), values.end(), turn);
        table.writer->write(column, list, values, {});
        table.endTurn();
    }
    // P2.5: 200 turns that change one chunk each need one chunk each, and a few pointers.
    const std::size_t perTurn = (table.history.memory().snapshots - one) / 200;
    const std::size_t pointers = table.universe.view().columns.size() * 20 * sizeof(Snapshot::Chunk);
    QVERIFY2(perTurn < chunkRows * sizeof(double) + 2 * pointers, qPrintable(QString::number(perTurn)));
    // P2.2: each turn needs at most 12 bytes a change, and a kilobyte for the records of the turn itself.
    for (std::uint32_t turn = 1; turn <= 200; ++turn) {
        const std::size_t bytes = bytesOf(table.history.log(turn));
        QVERIFY2(bytes <= 12 * 500 + 1024, qPrintable(QStringLiteral("turn %1: %2 bytes").arg(turn).arg(bytes)));
    }
}

void limitOfLogs() {
    const ModelFixture models;
    Table table(models);
    fill(table);
    for (int turn = 1; turn <= 3; ++turn) {
        table.writer->write(models.column("Industry"), 4, turn, {});
        table.endTurn();
    }
    const std::size_t lastTwo = bytesOf(table.history.log(2)) + bytesOf(table.history.log(3));
    table.history.limitLogs(lastTwo, {});
    QVERIFY(!table.history.isLogKept(1) && table.history.isLogKept(2) && table.history.isLogKept(3));
    table.history.limitLogs(lastTwo - 1, {});
    QVERIFY(!table.history.isLogKept(2) && table.history.isLogKept(3));
    const std::size_t bytes = table.history.bytes();
    table.history.limitLogs(0, {});
    QVERIFY(!table.history.isLogKept(0) && table.history.isLogKept(3)); // the newest log is always kept
    QCOMPARE(table.history.bytes(), bytes); // dropped logs count once, although the newest log alone exceeds the limit
}

void statesMove() {
    const ModelFixture models;
    Table table(models);
    fill(table);
    State state = table.history.state(table.universe, 0);
    const View view = state.view();
    State moved = std::move(state);
    QCOMPARE(difference(view, moved.view()), std::string());
    QCOMPARE(view.columns.data(), moved.view().columns.data());

    const State whole = State::of(table.universe); // X6.1
    QCOMPARE(difference(table.universe.view(), whole.view()), std::string());
    QVERIFY(whole.view().texts != table.universe.view().texts);
    QVERIFY(whole.view().ownerSets != table.universe.view().ownerSets);
}

const std::vector<Case> caseRows{
    {"P2.5 any moment of a turn can be read", withinATurn},
    {"E8.1 last() is the maximum at the end of last turn", lastMax},
    {"P2.5 going back gives the same bytes and stamps", restore},
    {"E8.5 the same deeds give the same bytes", sameDeedsSameBytes},
    {"P2.2 a change costs at most 12 bytes of log, and its chunk of a snapshot", memory},
    {"R2.4 logs are kept up to the limit, the newest first", limitOfLogs},
    {"X6.1 states move, and one can be taken along without its universe", statesMove},
};

} // namespace

/// Snapshots, states within a turn, and steps back.
class UniverseHistoryTest : public QObject {
    Q_OBJECT

private slots:
    void cases_data() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < caseRows.size(); ++i) {
            QTest::newRow(caseRows[i].name) << static_cast<int>(i);
        }
    }
    void cases() {
        QFETCH(int, index);
        caseRows[static_cast<std::size_t>(index)].run();
    }

    void logAndSnapshotGiveTheState_data() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < happenings.size(); ++i) {
            QTest::newRow(happenings[i].name) << static_cast<int>(i);
        }
    }
    void logAndSnapshotGiveTheState() {
        QFETCH(int, index);
        const ModelFixture models;
        Table table(models);
        fill(table);
        happenings[static_cast<std::size_t>(index)].act(table);
        table.endTurn();

        const auto check = [&](std::uint32_t turn) {
            const State end = table.history.state(table.universe, turn);
            const State replayed = table.history.stateAt(table.universe, turn, ~0u);
            QCOMPARE(difference(end.view(), replayed.view()), std::string());
            QCOMPARE(end.view().lanes->lanes, replayed.view().lanes->lanes);
            QCOMPARE(end.view().pending->effects.size(), replayed.view().pending->effects.size());
        };
        check(0);
        check(1);
        const State opening = table.history.stateAt(table.universe, 1, 0);
        View before = table.history.state(table.universe, 0).view();
        const State start = table.history.state(table.universe, 0);
        before = start.view();
        before.turn = 1; // the step to turn n reads n (E8.9)
        QCOMPARE(difference(opening.view(), before), std::string());
        QCOMPARE(difference(table.history.state(table.universe, 1).view(),
                            [&] {
                                View now = table.universe.view();
                                now.turn = 1;
                                return now;
                            }()),
                 std::string());
    }

    void sharing_data() {
        QTest::addColumn<int>("row");
        QTest::addColumn<double>("value");
        QTest::addColumn<int>("fresh");
        QTest::newRow("P2.5 nothing written") << -1 << 0.0 << 0;
        QTest::newRow("P2.5 one value is one chunk") << 700 << 5.0 << 1;
        QTest::newRow("P2.5 the same value again is none") << 700 << 0.0 << 0;
        QTest::newRow("P2.5 the last chunk, which is short") << 1299 << 5.0 << 1;
    }
    void sharing() {
        QFETCH(int, row);
        QFETCH(double, value);
        QFETCH(int, fresh);
        const ModelFixture models;
        Table table(models);
        for (int i = 0; i < 1300; ++i) {
            table.make("PLANET");
        }
        table.endTurn();
        table.endTurn();
        if (row >= 0) {
            table.writer->write(models.column("Industry"), static_cast<Row>(row), 9.0, {});
            table.writer->write(models.column("Industry"), static_cast<Row>(row), value, {});
        }
        table.endTurn();
        int found = 0;
        const Snapshot& before = table.history.snapshot(1);
        const Snapshot& after = table.history.snapshot(2);
        for (std::size_t c = 0; c < after.columns.size(); ++c) {
            QCOMPARE(after.columns[c].size(), std::size_t{3});
            for (std::size_t i = 0; i < after.columns[c].size(); ++i) {
                found += after.columns[c][i] == before.columns[c][i] ? 0 : 1;
            }
        }
        QCOMPARE(found, fresh);
        const auto chunkOf = [&](const char* column) { return after.columns[models.column(column).value].front(); };
        QVERIFY(chunkOf("Research") == chunkOf("MaxResearch"));  // columns of zeros share a chunk
        for (std::size_t m = 0; m < after.lastMax.size(); ++m) { // the snapshot has max meters once
            const ColumnId column = models.share()->layout.meter(static_cast<MeterIndex>(m), true);
            QVERIFY(after.lastMax[m] == after.columns[column.value]);
        }
    }
};

QTEST_APPLESS_MAIN(UniverseHistoryTest)
#include "universe_history_test.moc"
