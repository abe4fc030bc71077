// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/support/model_fixture.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace orrery::engine;
using fixture::ModelFixture;
using fixture::Table;

namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();
const double notANumber = std::nan("");

/// Returns the runs of a cause, as "column: row row …".
QStringList runsOf(const Table& table, CauseKind cause) {
    QStringList list;
    for (const Run& run : table.log->runs) {
        if (run.cause == cause) {
            QString text = QString::fromStdString(table.universe.model().layout[run.column].name) + ":";
            for (const Row row : *run.rows) {
                text += " " + QString::number(row);
            }
            list << text;
        }
    }
    return list;
}

/// A test without data of its own.
struct Case {
    const char* name;
    void (*run)();
};

void identity() {
    const ModelFixture models;
    Table table(models);
    const Row first = table.make("SHIP");
    table.writer->destroy(first, {});
    const Row second = table.make("SHIP");
    QVERIFY2(second != first, "E1.3 ids are never used again");
    QCOMPARE(table.universe.view().birthKeys[second], 2u);
    QCOMPARE(table.at("system", table.makeSystem("Sol", 0, 0)), 2.0); // a system is in itself
    QCOMPARE(table.at("positioned", second), 0.0);
}

void classValues() {
    ModelFixture models;
    const ClassIndex rich = models.addClass("RICH", "planet", 7);
    models.setProperty(rich, "size", models.value("PlanetSize", "huge"));
    models.setProperty(rich, "motto", models.text("dig deeper"));
    Table table(models);
    const Row plain = table.make("PLANET");
    const Row row = table.make("RICH");
    QCOMPARE(table.at("size", row), 4.0);
    QCOMPARE(table.at("size", plain), 2.0);
    QCOMPARE(table.at("remaining", row), 7.0);
    const auto motto = [&](Row of) {
        return table.universe.texts()[static_cast<std::uint32_t>(table.at("motto", of))];
    };
    QCOMPARE(motto(row), std::string("dig deeper"));
    QCOMPARE(motto(plain), std::string("onwards"));
}

void createRuns() {
    const ModelFixture models;
    Table table(models);
    table.make("EMPIRE");
    QStringList expected;
    for (const ColumnSpec& column : models.share()->layout.columns()) {
        if (column.role == ColumnRole::builtin || column.name == "Minerals") {
            expected << QString::fromStdString(column.name) + ": 0";
        }
    }
    QCOMPARE(runsOf(table, CauseKind::create), expected);
}

void writeInTwoSteps() {
    const ModelFixture models;
    Table table(models);
    for (int i = 0; i < 3; ++i) {
        table.make("PLANET");
    }
    const RowListRef rows = Table::rows({0, 2});
    const std::span<double> values = table.writer->beginRun(models.column("Industry"), rows, {.effect = 5});
    QCOMPARE(values.size(), 2u);
    values[0] = 8.0;
    values[1] = infinite;
    const std::uint32_t run = table.writer->commitRun();
    QCOMPARE(table.at("Industry", 0), 8.0);
    QCOMPARE(table.at("Industry", 2), 0.0);
    QCOMPARE(table.log->values.back(), 0.0);
    QCOMPARE(table.log->runs[run].effect, std::uint16_t{5});
    QVERIFY(table.log->runs[run].rows == rows); // shared, not copied
}

void stamps() {
    const ModelFixture models;
    Table table(models);
    const Row row = table.make("PLANET");
    const ColumnId column = models.column("Industry");
    const auto stamp = [&] { return table.universe.view().stamps[column.value]; };
    const std::uint64_t first = stamp();
    table.writer->write(column, row, 0.0, {});
    QCOMPARE(stamp(), first); // the same bits are the same state
    table.writer->write(column, row, 1.0, {});
    const std::uint64_t second = stamp();
    QVERIFY(second != first);
    table.writer->write(column, row, 0.0, {});
    QVERIFY(stamp() != first && stamp() != second);
    const std::uint64_t third = stamp();
    table.make("SHIP"); // makes the column longer
    QVERIFY(stamp() != third);
}

void objectCap() {
    const ModelFixture models;
    Table table(models);
    table.universe.setObjectCap(3);
    for (int i = 0; i < 5; ++i) {
        const Row row = table.make("SHIP");
        QCOMPARE(row == noRow, i >= 3);
    }
    QCOMPARE(table.universe.rowCount(), 3u);
    QCOMPARE(table.log->faults.size(), 1u);
    QCOMPARE(table.log->faults[0].spec->code, std::string_view("run.too-many-objects"));
    QCOMPARE(table.log->faults[0].args[1], std::string("3"));
}

void destroyTree() {
    const ModelFixture models;
    Table table(models);
    const Row system = table.makeSystem("Sol", 0, 0);
    const Row planet = table.make("PLANET", system);
    const Row building = table.make("BUILDING", planet);
    const Row special = table.make("SPECIAL", building);
    const Row other = table.make("BUILDING", planet);
    const Row elsewhere = table.make("PLANET", system);
    table.writer->destroy(planet, {.kind = CauseKind::effect, .firing = 9, .effect = 2});
    QCOMPARE(runsOf(table, CauseKind::cascade), (QStringList{"exists: 3", "exists: 2", "exists: 4"}));
    QCOMPARE(runsOf(table, CauseKind::effect), QStringList{"exists: 1"});
    QCOMPARE(table.log->runs.back().rows->front(), planet); // children first
    QCOMPARE(table.log->runs.back().firing, 9u);
    for (const Row gone : {planet, building, special, other}) {
        QVERIFY(!table.universe.view().exists(gone));
    }
    QVERIFY(table.universe.view().exists(elsewhere));
    QCOMPARE(table.at("attached", building), double(planet)); // the last known value
    const std::size_t runs = table.log->runs.size();
    table.writer->destroy(planet, {});
    QCOMPARE(table.log->runs.size(), runs); // it was destroyed already
}

void destroyInOrder() {
    const ModelFixture models;
    Table table(models);
    const Row sol = table.makeSystem("Sol", 0, 0);
    const Row vega = table.makeSystem("Vega", 10, 0);
    table.make("PLANET", sol);                    // 2
    const Row moved = table.make("PLANET", vega); // 3
    table.make("PLANET", sol);                    // 4
    table.make("PLANET", sol);                    // 5
    table.writer->destroy(table.make("PLANET", vega), {});
    table.writer->write(models.column("attached"), moved, sol, {});
    table.writer->destroy(sol, {});
    QCOMPARE(runsOf(table, CauseKind::cascade), (QStringList{"exists: 2", "exists: 3", "exists: 4", "exists: 5"}));
    QVERIFY(table.universe.view().exists(vega));
}

void destroyEmpire() {
    const ModelFixture models;
    Table table(models);
    const Row terrans = table.make("EMPIRE", noRow, "Terrans");
    const Row vegans = table.make("EMPIRE", noRow, "Vegans");
    const Row system = table.makeSystem("Sol", 0, 0);
    const Row shared = table.make("PLANET", system, "A", {terrans, vegans});
    const Row alone = table.make("PLANET", system, "B", {terrans});
    const Row tech = table.make("TECH", terrans, "", {terrans});
    table.writer->refreshDerived();
    QCOMPARE(table.owners(system), (std::vector<Row>{terrans, vegans}));
    table.writer->destroy(terrans, {});
    table.writer->refreshDerived();
    QCOMPARE(table.owners(shared), std::vector<Row>{vegans});
    QCOMPARE(table.owners(alone), std::vector<Row>{});
    QCOMPARE(table.owners(system), std::vector<Row>{vegans});
    QVERIFY(!table.universe.view().exists(tech));
    QCOMPARE(runsOf(table, CauseKind::cascade), (QStringList{"exists: 5", "owner: 3 4"}));

    Table other(models); // the first object of the game is no exception
    const Row first = other.make("PLANET");
    const Row empire = other.make("EMPIRE");
    other.writer->setOwners(first, {empire}, {});
    other.writer->destroy(empire, {});
    QCOMPARE(other.owners(first), std::vector<Row>{});
}

void destroySystem() {
    const ModelFixture models;
    Table table(models);
    const Row sol = table.makeSystem("Sol", 0, 0);
    const Row vega = table.makeSystem("Vega", 10, 0);
    const Row deneb = table.makeSystem("Deneb", 20, 0);
    const Row empire = table.make("EMPIRE");
    const Row planet = table.make("PLANET", sol, "Sol III", {empire});
    const Row building = table.make("BUILDING", planet);
    const Row ship = table.writer->create({.objectClass = models.classOf("SHIP"), .system = sol}, {});
    const Row far = table.make("PLANET", vega);
    table.writer->write(models.column("capital"), empire, planet, {});
    table.writer->setLanes({{vega, sol}, {deneb, vega}, {sol, vega}, {sol, deneb}, {vega, vega}});
    QCOMPARE(table.universe.lanes().lanes.size(), 3u);
    table.writer->destroy(sol, {.kind = CauseKind::effect});
    for (const Row gone : {sol, planet, building, ship}) {
        QVERIFY(!table.universe.view().exists(gone));
    }
    QVERIFY(table.universe.view().exists(far));
    QCOMPARE(table.universe.lanes().lanes, (std::vector<std::pair<Row, Row>>{{vega, deneb}}));
    QCOMPARE(table.at("capital", empire), noneValue);
    QCOMPARE(runsOf(table, CauseKind::cascade), (QStringList{"exists: 5", "exists: 4", "capital: 3", "exists: 6"}));
}

void attachmentsInACircle() {
    const ModelFixture models;
    Table table(models);
    const Row a = table.make("SPECIAL");
    const Row b = table.make("SPECIAL", a);
    table.writer->write(models.column("attached"), a, b, {});
    QCOMPARE(table.universe.view().holderOf(a, models.column("size")), noRow);
    table.writer->destroy(a, {});
    QVERIFY(!table.universe.view().exists(a));
    QVERIFY(!table.universe.view().exists(b));
}

void derivedOwnersFollow() {
    const ModelFixture models;
    Table table(models);
    const Row empire = table.make("EMPIRE");
    const Row sol = table.makeSystem("Sol", 0, 0);
    const Row vega = table.makeSystem("Vega", 0, 9);
    const Row planet = table.make("PLANET", sol);
    const auto owned = [&] {
        table.writer->refreshDerived();
        return QList<bool>{!table.owners(sol).empty(), !table.owners(vega).empty()};
    };
    QCOMPARE(owned(), (QList<bool>{false, false}));
    table.writer->setOwners(planet, {empire}, {});
    QCOMPARE(owned(), (QList<bool>{true, false}));
    table.writer->write(models.column("attached"), planet, vega, {});
    QCOMPARE(owned(), (QList<bool>{false, true}));
    table.writer->destroy(planet, {});
    QCOMPARE(owned(), (QList<bool>{false, false}));
}

void names() {
    const ModelFixture models;
    Table table(models);
    table.make("SHIP", noRow, "Argo");
    table.make("SHIP");
    const View view = table.universe.view();
    QCOMPARE(view.nameOf(0), std::string("Argo"));
    QCOMPARE(view.nameOf(1), std::string("#1"));
    QCOMPARE(view.nameOf(noRow), std::string("none"));
    QCOMPARE(view.nameOf(99), std::string("#99"));
}

void skippedRowsAreCounted() {
    const ModelFixture models;
    Table table(models);
    const std::size_t before = table.log->namedBytes;
    table.writer->addSkip({.rows = Table::rows({0, 1, 2, 5})});
    QCOMPARE(table.log->namedBytes - before, 4 * sizeof(Row));
    table.writer->addSkip({.rows = nullptr});
    QCOMPARE(table.log->namedBytes - before, 4 * sizeof(Row));
}

void delayedRowsAreCounted() {
    const ModelFixture models;
    Table table(models);
    const std::size_t before = table.log->namedBytes;
    PendingEffects delayed;
    delayed.rows = Table::rows({0, 1, 2});
    table.writer->addPending(delayed);
    QCOMPARE(table.log->namedBytes - before, 3 * sizeof(Row));
    table.writer->addPending({});
    table.writer->addFiring({});
    QCOMPARE(table.log->namedBytes - before, 3 * sizeof(Row));
}

void newAimsStay() {
    const ModelFixture models;
    Table table(models);
    const Row ship = table.make("SHIP");
    const Row lost = table.make("PLANET");
    const Row other = table.make("PLANET");
    const auto aim = [&](Row at) { table.writer->write(models.column("target"), ship, at, {}); };
    table.writer->destroy(table.make("PLANET"), {});
    table.writer->refreshDerived(); // from here on the writer knows all targets
    aim(lost);
    table.writer->destroy(lost, {});
    aim(other);
    table.writer->refreshDerived();
    QCOMPARE(table.at("target", ship), static_cast<double>(other));
}

const std::vector<Case> caseRows{
    {"E1.3 ids are never used again", identity},
    {"E1.1 properties and duration are those of the class", classValues},
    {"E8.5 creation writes every column that the type has", createRuns},
    {"values are made in the log itself, and rows are shared", writeInTwoSteps},
    {"P2.5 every state of a column has its own stamp", stamps},
    {"R2.4 creation stops at the cap and says so once", objectCap},
    {"E3.8 what is attached goes first, each recorded", destroyTree},
    {"E3.8 what came later than its neighbours goes in the order of ids", destroyInOrder},
    {"E3.8 a lost empire leaves the owners of its objects", destroyEmpire},
    {"E3.8 a lost system takes its contents and lanes along", destroySystem},
    {"R2.4 attachments in a circle end all the same", attachmentsInACircle},
    {"E5.3 owners of systems follow those of planets", derivedOwnersFollow},
    {"E1.3 objects have a name or a number", names},
    {"R2.4 the objects that are skipped count as bytes of the trace", skippedRowsAreCounted},
    {"R2.4 so do those of delayed effects", delayedRowsAreCounted},
    {"E9.1 an aim that was set again before its old one is cleared stays", newAimsStay},
};

} // namespace

/// Creation, writes, destruction and derived owners: the changes that the writer makes to columns and log.
class UniverseWriterTest : public QObject {
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

    void creation_data() {
        QTest::addColumn<QString>("column");
        QTest::addColumn<double>("expected");
        QTest::newRow("E1.3 exists") << "exists" << 1.0;
        QTest::newRow("E1.3 class") << "class" << 3.0;
        QTest::newRow("E1.6 type of any object") << "type" << 3.0;
        QTest::newRow("E1.3 attached to a match of the inner conditions system") << "attached" << 1.0;
        QTest::newRow("E1.3 position of its parent") << "x" << 30.0;
        QTest::newRow("E1.3 is placed as its parent is") << "positioned" << 1.0;
        QTest::newRow("E1.3 system of its parent") << "system" << 1.0;
        QTest::newRow("E1.3 turn of creation") << "created" << 0.0;
        QTest::newRow("E1.3 current meter at creation") << "Population" << 3.0;
        QTest::newRow("E1.3 max meter at creation") << "MaxPopulation" << 3.0;
        QTest::newRow("E1.3 property without a default is none") << "focus" << noneValue;
        QTest::newRow("E1.3 property by default") << "environment" << 7.0;
        QTest::newRow("E1.3 no capital") << "capital" << noneValue;
    }
    void creation() {
        QFETCH(QString, column);
        QFETCH(double, expected);
        const ModelFixture models;
        Table table(models);
        table.make("EMPIRE");
        const Row system = table.makeSystem("Sol", 30.0, 40.0);
        const Row planet = table.make("PLANET", system, "Sol III", {0});
        QCOMPARE(table.at(column.toStdString(), planet), expected);
    }

    void writes_data() {
        QTest::addColumn<QList<double>>("values");
        QTest::addColumn<QList<int>>("rows");
        QTest::addColumn<QList<double>>("expected");
        QTest::newRow("X1.3 neighbours") << QList<double>{1, 2, 3} << QList<int>{1, 2, 3} << QList<double>{0, 1, 2, 3};
        QTest::newRow("X1.3 apart") << QList<double>{1, 2} << QList<int>{0, 3} << QList<double>{1, 0, 0, 2};
        QTest::newRow("X1.3 NaN is written as 0")
            << QList<double>{1, notANumber, 3} << QList<int>{0, 1, 2} << QList<double>{1, 0, 3, 0};
        QTest::newRow("X1.3 infinite is written as 0")
            << QList<double>{infinite, -infinite, 3} << QList<int>{0, 1, 3} << QList<double>{0, 0, 0, 3};
        QTest::newRow("X1.3 the largest number is one")
            << QList<double>{1.7976931348623157e308, -5e-324} << QList<int>{0, 2}
            << QList<double>{1.7976931348623157e308, 0, -5e-324, 0};
        QTest::newRow("X1.3 nothing on nothing") << QList<double>{} << QList<int>{} << QList<double>{0, 0, 0, 0};
    }
    void writes() {
        QFETCH(QList<double>, values);
        QFETCH(QList<int>, rows);
        QFETCH(QList<double>, expected);
        const ModelFixture models;
        Table table(models);
        for (int i = 0; i < 4; ++i) {
            table.make("PLANET");
        }
        const ColumnId column = models.column("Industry");
        const auto list = std::make_shared<const RowList>(rows.begin(), rows.end());
        const std::size_t before = table.log->values.size();
        const std::uint32_t run =
            table.writer->write(column, list, {values.constData(), static_cast<std::size_t>(values.size())}, {});
        QCOMPARE(table.log->runs[run].firstValue, before);
        QCOMPARE(table.log->values.size(), before + rows.size());
        for (Row row = 0; row < 4; ++row) {
            QCOMPARE(table.universe.at(column, row), expected[row]);
        }
        for (qsizetype i = 0; i < rows.size(); ++i) {
            QCOMPARE(table.log->values[before + i], expected[rows[i]]);
        }
    }

    void lookUp_data() {
        QTest::addColumn<QString>("column");
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("holder");
        QTest::newRow("E4.4 its own") << "size" << 1 << 1;
        QTest::newRow("E4.4 of its planet") << "size" << 2 << 1;
        QTest::newRow("E4.4 of its planet's system") << "star_colour" << 2 << 0;
        QTest::newRow("E4.4 of the system that a ship is in") << "star_colour" << 3 << 0;
        QTest::newRow("E4.4 of nothing on the way") << "target" << 2 << -1;
        QTest::newRow("E4.4 meters do not climb") << "Population" << 2 << -1;
        QTest::newRow("E4.4 its own meter") << "Population" << 1 << 1;
        QTest::newRow("E4.4 a special's building's planet") << "size" << 4 << 1;
    }
    void lookUp() {
        QFETCH(QString, column);
        QFETCH(int, from);
        QFETCH(int, holder);
        const ModelFixture models;
        Table table(models);
        const Row system = table.makeSystem("Sol", 0, 0);
        const Row building = table.make("BUILDING", table.make("PLANET", system));
        table.writer->create({.objectClass = models.classOf("SHIP"), .system = system}, {});
        table.make("SPECIAL", building);
        const Row found = table.universe.view().holderOf(static_cast<Row>(from), models.column(column.toStdString()));
        QCOMPARE(found, static_cast<Row>(holder));
    }

    void derivedOwners_data() {
        QTest::addColumn<QList<QList<int>>>("planets");
        QTest::addColumn<QList<int>>("expected");
        using Sets = QList<QList<int>>;
        QTest::newRow("E5.3 no planets") << Sets{} << QList<int>{};
        QTest::newRow("E5.3 unowned planets") << Sets{{}, {}} << QList<int>{};
        QTest::newRow("E5.3 one owner") << Sets{{}, {1}} << QList<int>{1};
        QTest::newRow("E5.3 the union") << Sets{{0}, {1, 2}, {2}} << QList<int>{0, 1, 2};
    }
    void derivedOwners() {
        QFETCH(QList<QList<int>>, planets);
        QFETCH(QList<int>, expected);
        const ModelFixture models;
        Table table(models);
        for (int i = 0; i < 3; ++i) {
            table.make("EMPIRE");
        }
        const Row system = table.makeSystem("Sol", 0, 0);
        table.makeSystem("Vega", 0, 9);
        for (const QList<int>& owners : planets) {
            table.make("PLANET", system, "", {owners.begin(), owners.end()});
        }
        table.writer->refreshDerived();
        QCOMPARE(table.owners(system), (std::vector<Row>{expected.begin(), expected.end()}));
        const QStringList runs = runsOf(table, CauseKind::derived);
        QCOMPARE(runs, expected.isEmpty() ? QStringList{} : QStringList{"owner: 3"});
        table.writer->refreshDerived();
        QCOMPARE(runsOf(table, CauseKind::derived), runs); // nothing has changed since
    }
};

QTEST_APPLESS_MAIN(UniverseWriterTest)
#include "universe_writer_test.moc"
