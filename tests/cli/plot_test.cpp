// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the command that plots values over turns like a user (C6, I4.10).
#include "tests/cli/cli_run.h"
#include "tests/support/named_test.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace orrery::tests;

namespace {

const QString demo = QStringLiteral(ORRERY_RESOURCE_DIR "/demo");

QString textOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

class PlotTest : public QObject {
    Q_OBJECT

private slots:
    NAMED_TEST(writesTable, "I4.10 plot writes the values that eval gives, one row for each turn") {
        const Outcome table =
            run({"plot", demo, "--of", "Algedi I.Industry", "--of", "sum(planets, Trade)", "--turns", "3"});
        QCOMPARE(table.status, 0);
        const QStringList rows = table.out.split('\n', Qt::SkipEmptyParts);
        QCOMPARE(rows.size(), 5);
        QCOMPARE(rows.front(), QString("turn,Algedi I: Industry,\"sum(planets, Trade)\""));
        const Outcome last =
            run({"eval", "Industry", "sum(planets, Trade)", "--project", demo, "--object", "Algedi I", "--turn", "3"});
        const QStringList values = last.out.split('\n');
        QCOMPARE(rows.back(), "3," + values[0].section(' ', 0, 0) + "," + values[1].section(' ', 0, 0));
    }

    NAMED_TEST(writesFiles, "I4.10 plot writes a picture and a table, both the same each time") {
        const QTemporaryDir folder;
        const QString svg = folder.filePath("plot.svg");
        const QString csv = folder.filePath("plot.csv");
        const QStringList asked{"plot",    demo, "--of", "planet.Population", "--where", "owner == Aurora",
                                "--turns", "10"};
        const Outcome both = run(asked + QStringList{"--svg", svg, "--csv", csv});
        QCOMPARE(both.status, 0);
        QCOMPARE(both.out, QString());
        QVERIFY(textOf(svg).startsWith("<svg ") && textOf(svg).contains("Population"));
        QVERIFY(textOf(csv).startsWith("turn,Planet [owner == Aurora]: Population (mean and range),"));
        QCOMPARE(run(asked + QStringList{"--svg", "-"}).out, textOf(svg));
        QCOMPARE(run(asked + QStringList{"--csv", "-"}).out, textOf(csv));
        QVERIFY(run(asked + QStringList{"--as", "each", "--svg", "-"}).out.contains("Algedi I: Population"));
        QVERIFY(run(asked + QStringList{"--as", "sum"}).out.contains("(sum)"));
        // A project's own files are no output.
        const Outcome refused = run(asked + QStringList{"--svg", demo + "/orders.xml"});
        QCOMPARE(refused.status, 2);
        QVERIFY2(!refused.messages.isEmpty(), "says why");
    }

    NAMED_TEST(writesJson, "I4.10 plot writes JSON with the bounds of a band, and null for a missing value") {
        const Outcome outcome =
            run({"plot", demo, "--of", "planet.Trade", "--of", "Algedi I.Industry", "--turns", "4", "--json"});
        const QJsonObject json = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
        QCOMPARE(json["turns"].toInt(), 4);
        const QJsonArray series = json["series"].toArray();
        QCOMPARE(series.size(), 2);
        for (const char* const part : {"values", "low", "high"}) {
            QCOMPARE(series[0][part].toArray().size(), 5);
        }
        QCOMPARE(series[1]["unit"].toString(), QString("Industry"));
        QVERIFY(!series[1].toObject().contains("low"));
        const Outcome late = run({"plot", demo, "--of", "building.turn", "--as", "each", "--turns", "12", "--json"});
        QVERIFY2(late.out.contains("null"), "buildings of later turns");
    }

    void refuses_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("message");
        QTest::newRow("I4.10 plot without a value") << QStringList{} << "--of is required";
        QTest::newRow("I4.10 plot of an object that is almost there")
            << QStringList{"--of", "Algedo I.Industry"}
            << "there is no object, type or class 'Algedo I'; did you mean 'Algedi I.Industry'?";
        QTest::newRow("I4.10 plot of an unknown name")
            << QStringList{"--of", "Algedi I.Industri"} << "(expression):1:1: error: 'Industri' is not a known name";
        QTest::newRow("I4.10 plot with a wrong condition")
            << QStringList{"--of", "planet.Industry", "--where", "Industry +"} << "(condition):1:";
        QTest::newRow("I4.10 plot of a value without its object")
            << QStringList{"--of", "Industry"} << "the value belongs to an object: choose an object or a group";
        QTest::newRow("I4.10 plot in an unknown form")
            << QStringList{"--of", "planet.Industry", "--as", "median"} << "median";
        QTest::newRow("I4.10 plot of a value that no object has")
            << QStringList{"--of", "planet.Industry", "--where", "false", "--as", "each"}
            << "no object of the group has the value in any turn";
        QTest::newRow("I4.10 plot into a folder that does not exist")
            << QStringList{"--of", "planet.Industry", "--svg", "/nowhere/plot.svg"} << "/nowhere/plot.svg";
    }
    void refuses() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, message);
        const Outcome outcome = run(QStringList{"plot", demo, "--turns", "2"} + arguments);
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.messages.contains(message), qPrintable(outcome.messages));
        QCOMPARE(outcome.out, QString());
    }

    NAMED_TEST(warnsOfMany, "I4.10 plot names the number of objects that it leaves out") {
        const Outcome many = run({"plot", demo, "--of", "planet.Population", "--as", "each", "--turns", "1"});
        QCOMPARE(many.status, 0);
        QVERIFY2(many.messages.contains("more objects"), qPrintable(many.messages));
        QCOMPARE(many.out.section('\n', 0, 0).count(','), 40);
    }
};

QTEST_GUILESS_MAIN(PlotTest)
#include "plot_test.moc"
