// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the command that writes the causes of a turn as a graph (C6, I4.11).
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

/// Returns the command for the deed of the demo that raises an event, and delays an effect.
QStringList jubilee(const QStringList& more) {
    return QStringList{"causes", demo, "--turn", "13", "--group", "TECH_CHRONICLE/jubilee"} + more;
}

} // namespace

class CausesTest : public QObject {
    Q_OBJECT

private slots:
    NAMED_TEST(writesGraph, "I4.11 causes writes the causes of a turn in DOT, the same each time") {
        const Outcome outcome = run(jubilee({"--followed", "--depth", "1"}));
        QCOMPARE(outcome.status, 0);
        QVERIFY(outcome.out.startsWith("digraph causes {\n"));
        QVERIFY(outcome.out.endsWith("}\n"));
        QCOMPARE(outcome.out.count(": jubilee\", shape=ellipse"), 3);
        QCOMPARE(outcome.out.count("label=\"TECH_CHRONICLE/feast of "), 3);
        QVERIFY(!outcome.out.contains("Influence"));
        QVERIFY(run(jubilee({"--followed", "--depth", "2"})).out.contains("Influence"));
        const QTemporaryDir folder;
        const QString path = folder.filePath("causes.dot");
        QCOMPARE(run(jubilee({"--followed", "--depth", "1", "--dot", path})).out, QString());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(QString::fromUtf8(file.readAll()), outcome.out);
    }

    NAMED_TEST(json, "I4.11 causes --json has the nodes and edges of the graph") {
        const Outcome outcome = run(jubilee({"--followed", "--depth", "1", "--json"}));
        QCOMPARE(outcome.status, 0);
        const QJsonObject json = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
        const QString dot = run(jubilee({"--followed", "--depth", "1"})).out;
        QCOMPARE(json["nodes"].toArray().size(), dot.count("label="));
        QCOMPARE(json["edges"].toArray().size(), dot.count(" -> "));
        QVERIFY(!json["nodes"][0]["label"].toString().isEmpty() && !json["nodes"][0]["kind"].toString().isEmpty());
        for (const QJsonValue& edge : json["edges"].toArray()) {
            QVERIFY(edge["from"].toInt(-1) >= 0 && edge["to"].toInt() < json["nodes"].toArray().size());
        }
        QCOMPARE(run(jubilee({"--json", "--dot", "-"})).status, 2);
    }

    NAMED_TEST(filters, "I4.11 causes hides kinds and lone nodes, folds, and joins turns") {
        QVERIFY(!run(jubilee({"--followed", "--hide", "event", "--hide", "change"})).out.contains("shape=ellipse"));
        const QStringList whole{"causes", demo, "--turn", "13"};
        const qsizetype all = run(whole + QStringList{"--most", "1000"}).out.count("label=");
        const qsizetype connected = run(whole + QStringList{"--most", "1000", "--connected"}).out.count("label=");
        QVERIFY2(all > 300 && connected < all, qPrintable(QString("%1 %2").arg(all).arg(connected)));
        QVERIFY(run(whole).out.contains("label=\"TECH_CHRONICLE/jubilee × 3\""));
        const QString turns =
            run({"causes", demo, "--from", "13", "--turn", "15", "--object", "Aurora", "--value", "Credits", "--led"})
                .out;
        QVERIFY2(turns.contains("TECH_CHRONICLE/jubilee of #266\\nobjects in scope"), qPrintable(turns));
    }

    void refuses_data() {
        QTest::addColumn<QStringList>("more");
        QTest::addColumn<QString>("says");
        QTest::newRow("I4.11 an unknown value") << QStringList{"--value", "Credit"} << "did you mean 'Credits'";
        QTest::newRow("I4.11 an unknown object") << QStringList{"--object", "Nobody"} << "there is no object 'Nobody'";
        QTest::newRow("I4.11 an unknown group")
            << QStringList{"--group", "TECH_CHRONICLE/feest"} << "did you mean 'TECH_CHRONICLE/feast'";
        QTest::newRow("I4.11 an unknown kind") << QStringList{"--hide", "events"} << "--hide";
        QTest::newRow("I4.11 turns in the wrong order") << QStringList{"--from", "2"} << "--from must not be after";
    }
    void refuses() {
        QFETCH(QStringList, more);
        QFETCH(QString, says);
        const Outcome outcome = run(QStringList{"causes", demo, "--turn", "1"} + more);
        QCOMPARE(outcome.status, 2);
        QCOMPARE(outcome.out, QString());
        QVERIFY2(outcome.messages.contains(says), qPrintable(outcome.messages));
    }
};

QTEST_APPLESS_MAIN(CausesTest)
#include "causes_test.moc"
