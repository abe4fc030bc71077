// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the command profile like a user (C6, I4.12).
#include "tests/cli/cli_run.h"
#include "tests/support/named_test.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>

using namespace orrery::tests;

namespace {

const QString demo = QStringLiteral(ORRERY_RESOURCE_DIR "/demo");

QJsonObject profileOf(const QStringList& more) {
    const Outcome outcome = run(QStringList{"profile", demo, "--json"} + more);
    return outcome.status == 0 ? QJsonDocument::fromJson(outcome.out.toUtf8()).object() : QJsonObject();
}

/// Returns the numbers of a column of the table, from its first row to the end of the table.
QList<double> columnOf(const Outcome& outcome, int column) {
    QList<double> values;
    for (const QString& line : outcome.out.section("\n\n", 0, 0).split('\n').mid(1)) {
        if (!line.startsWith("and ")) {
            values << line.split(' ', Qt::SkipEmptyParts).value(column).toDouble();
        }
    }
    return values;
}

} // namespace

class ProfileTest : public QObject {
    Q_OBJECT

private slots:
    NAMED_TEST(table, "C6 profile lists the rows with the most time, and the time of the turns") {
        const Outcome outcome = run({"profile", demo, "--turns", "12", "--rows", "7"});
        QCOMPARE(outcome.status, 0);
        const QList<double> times = columnOf(outcome, 0);
        QCOMPARE(times.size(), 7);
        QVERIFY(times.front() > 0.0);
        QVERIFY(std::is_sorted(times.rbegin(), times.rend()));
        QVERIFY2(outcome.out.contains(" more rows (--rows 0 lists all)\n"), qPrintable(outcome.out));
        QVERIFY2(outcome.out.contains("\nturns 1 to 12: "), qPrintable(outcome.out));
        QVERIFY2(outcome.out.contains(" ms; sum of the rows: "), qPrintable(outcome.out));
        const Outcome all = run({"profile", demo, "--turns", "12", "--rows", "0"});
        QVERIFY(columnOf(all, 0).size() > 100);
    }
    NAMED_TEST(sorts, "I4.12 profile sorts by the time for each changed object, which shows waste") {
        const Outcome outcome = run({"profile", demo, "--turns", "12", "--rows", "20", "--sort", "per-object"});
        const QList<double> each = columnOf(outcome, 2);
        QCOMPARE(each.size(), 20);
        QVERIFY(each.back() > 0.0);
        QVERIFY(std::is_sorted(each.rbegin(), each.rend()));
    }
    NAMED_TEST(json, "C6 profile --json writes each row with its place, counts and users") {
        const QJsonObject json = profileOf({"--turns", "12"});
        QCOMPARE(json["hashes"].toArray().size(), 12);
        QVERIFY(std::abs(json["sum"].toDouble() / json["seconds"].toDouble() - 1.0) < 0.05);
        QHash<QString, QJsonObject> rows;
        bool hasShared = false;
        for (const QJsonValue& row : json["rows"].toArray()) {
            rows[row["id"].toString()] = row.toObject();
        }
        QCOMPARE(rows.size(), json["rows"].toArray().size()); // each id once
        for (const QJsonObject& row : rows) {
            QVERIFY(row["parent"].isNull() || rows.contains(row["parent"].toString()));
            if (row["kind"] == "shared") {
                hasShared = true;
                QVERIFY2(row["users"].toArray().size() > 1, qPrintable(row["id"].toString()));
            }
        }
        QVERIFY(hasShared);
        const QJsonObject works = rows["group:BLD_FOUNDRY/works"];
        QVERIFY(works["firings"].toInt() > 0);
        QVERIFY(works["changes"].toInt() >= works["objects"].toInt());
        QVERIFY2(works["place"].toString().startsWith("buildings.xml:"), qPrintable(works["place"].toString()));
    }
    NAMED_TEST(same, "I4.12 the measured turns have the hashes of the run, and the counts are the same each time") {
        QJsonArray first = profileOf({"--turns", "8"})["rows"].toArray();
        const QJsonObject again = profileOf({"--turns", "8"});
        const QJsonArray second = again["rows"].toArray();
        QCOMPARE(first.size(), second.size());
        for (int row = 0; row < first.size(); ++row) {
            QJsonObject a = first[row].toObject();
            QJsonObject b = second[row].toObject();
            for (const char* const time : {"seconds", "own"}) {
                a.remove(QLatin1String(time));
                b.remove(QLatin1String(time));
            }
            QCOMPARE(a, b);
        }
        const Outcome played = run({"run", demo, "--turns", "8"});
        QVERIFY2(played.out.contains(again["hashes"].toArray().last().toString()), qPrintable(played.out));
    }
    void refuses_data();
    void refuses();
};

void ProfileTest::refuses_data() {
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("message");
    QTest::newRow("C6 a column that does not exist")
        << QStringList{"--sort", "colour"} << "cannot be sorted by 'colour'";
    QTest::newRow("C6 a range without a turn") << QStringList{"--from", "9", "--turns", "3"} << "no step from turn 9";
    QTest::newRow("C6 the set-up, which is no step") << QStringList{"--from", "0"} << "first step leads to turn 1";
}

void ProfileTest::refuses() {
    QFETCH(QStringList, options);
    QFETCH(QString, message);
    const Outcome outcome = run(QStringList{"profile", demo} + options);
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.messages.contains(message), qPrintable(outcome.messages));
    QVERIFY(outcome.out.isEmpty());
}

QTEST_GUILESS_MAIN(ProfileTest)
#include "profile_test.moc"
