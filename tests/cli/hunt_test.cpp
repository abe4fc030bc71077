// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the commands that search in runs like a user: ask, bisect, and run with breakpoints (C6, I4.7, I4.18, I4.19).
#include "tests/cli/cli_run.h"
#include "tests/support/git_command.h"
#include "tests/support/named_test.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace orrery::tests;

namespace {

const QString demo = QStringLiteral(ORRERY_RESOURCE_DIR "/demo");

QJsonObject jsonOf(const Outcome& outcome) {
    return QJsonDocument::fromJson(outcome.out.toUtf8()).object();
}

} // namespace

class HuntTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_bad = m_folder->filePath("bad");
        QVERIFY(QDir().mkpath(m_bad + "/strings"));
        for (const QString& name : QDir(demo).entryList(QDir::Files)) {
            QVERIFY(QFile::copy(demo + "/" + name, m_bad + "/" + name));
        }
        QVERIFY(QFile::copy(demo + "/strings/en.xml", m_bad + "/strings/en.xml"));
    }
    void cleanup() { m_folder.reset(); }

    NAMED_TEST(bisects, "I4.18 bisect names the guilty line among harmless ones, and ends with 1") {
        edit("techs.xml", "<orrery format=\"1\">\n", "<orrery format=\"1\">\n<!-- one -->\n");
        edit("ships.xml", "<orrery format=\"1\">\n", "<orrery format=\"1\">\n<!-- two -->\n");
        edit("buildings.xml", "amount=\"1\" stacking=\"BEACON_LIGHT\"", "amount=\"9\" stacking=\"BEACON_LIGHT\"");
        const QStringList asked{"bisect", demo, m_bad, "--expect", "MaxTrade", "--object", "Algedi I", "--turn", "10"};
        const Outcome found = run(asked);
        QCOMPARE(found.status, 1);
        QVERIFY2(found.out.startsWith("buildings.xml:"), qPrintable(found.out));
        QVERIFY(found.out.contains("+        <modify-max-meter meter=\"Trade\" amount=\"9\""));
        QVERIFY(found.out.contains("This edit alone changes it"));
        QVERIFY(!found.out.contains("<!--"));
        const QJsonObject json = jsonOf(run(asked + QStringList{"--json"}));
        QCOMPARE(json["edits"].toInt(), 3);
        QCOMPARE(json["found"].toArray().size(), 1);
        QCOMPARE(json["found"].toArray().first()["file"].toString(), "buildings.xml");
    }

    NAMED_TEST(bisectsNothing, "I4.18 bisect ends with 0 if the value is the same, and with 2 for a mistake") {
        const Outcome same = run({"bisect", demo, m_bad, "--expect", "sum(planets, Trade)", "--turn", "5"});
        QCOMPARE(same.status, 0);
        QVERIFY2(same.out.contains("in both versions"), qPrintable(same.out));
        const Outcome unknown = run({"bisect", demo, m_bad, "--expect", "Trad", "--object", "Algedi I", "--turn", "1"});
        QCOMPARE(unknown.status, 2);
        QVERIFY2(unknown.messages.contains("'Trad' is not a known name"), qPrintable(unknown.messages));
        const Outcome nobody = run({"bisect", demo, m_bad, "--expect", "Trade", "--object", "Nobody", "--turn", "1"});
        QCOMPARE(nobody.status, 2);
        QVERIFY2(nobody.messages.contains("there is no object 'Nobody'"), qPrintable(nobody.messages));
        QCOMPARE(run({"bisect", demo, m_folder->filePath("none"), "--expect", "turn"}).status, 2);
        edit("buildings.xml", "<modify-max-meter meter=\"Trade\"", "<modify-max-metre meter=\"Trade\"");
        const Outcome broken = run({"bisect", demo, m_bad, "--expect", "sum(planets, Trade)", "--turn", "5"});
        QCOMPARE(broken.status, 2);
        QVERIFY2(broken.messages.contains("modify-max-metre"), qPrintable(broken.messages));
    }

    NAMED_TEST(bisectsRevisions, "I4.18 bisect names the first commit between two revisions that has the lines") {
        git(m_bad, {"init", "-q"});
        git(m_bad, {"add", "."});
        git(m_bad, {"commit", "-q", "-m", "Begin"});
        edit("buildings.xml", "amount=\"1\" stacking=\"BEACON_LIGHT\"", "amount=\"9\" stacking=\"BEACON_LIGHT\"");
        git(m_bad, {"commit", "-q", "-a", "-m", "Brighten\tbeacons"});
        const QString hash = git(m_bad, {"rev-parse", "HEAD"});
        edit("techs.xml", "<orrery format=\"1\">\n", "<orrery format=\"1\">\n<!-- one -->\n");
        git(m_bad, {"commit", "-q", "-a", "-m", "Explain"});
        const QStringList asked{"--expect", "MaxTrade", "--object", "Algedi I", "--turns", "10"};
        const Outcome found = run(QStringList{"bisect", m_bad + "@HEAD~2", m_bad} + asked);
        QCOMPARE(found.status, 1);
        QVERIFY2(found.out.contains("\nFirst in commit " + hash.left(7) + " by Ada: Brighten beacons\n"),
                 qPrintable(found.out));
        const QJsonObject json =
            jsonOf(run(QStringList{"bisect", m_bad + "@HEAD~2", m_bad + "@HEAD", "--json"} + asked));
        QCOMPARE(json["commit"].toObject()["hash"].toString(), hash);
        QCOMPARE(json["commit"].toObject()["author"].toString(), "Ada");
        QCOMPARE(json["commit"].toObject()["subject"].toString(), "Brighten\tbeacons");
        edit("buildings.xml", "amount=\"9\" stacking=\"BEACON_LIGHT\"", "amount=\"8\" stacking=\"BEACON_LIGHT\"");
        QVERIFY(!run(QStringList{"bisect", m_bad + "@HEAD~2", m_bad} + asked).out.contains("commit"));
    }

    NAMED_TEST(bisectsTest, "I4.18 bisect --test names the line that makes a test fail") {
        edit("techs.xml", "<orrery format=\"1\">\n", "<orrery format=\"1\">\n<!-- one -->\n");
        edit("specials.xml", "ceil(Source.age / 10) + 3", "ceil(Source.age / 10) + 4");
        const Outcome found = run({"bisect", demo, m_bad, "--test", "ore-grows"});
        QCOMPARE(found.status, 1);
        QVERIFY2(found.out.startsWith("specials.xml:") &&
                     found.out.contains("The test 'ore-grows' passed, and failed with all 2 edits. This edit alone"),
                 qPrintable(found.out));
        QCOMPARE(run({"bisect", demo, demo, "--test", "ore-grows"}).out,
                 "The test 'ore-grows' passed in both versions.\n");
        QVERIFY(run({"bisect", demo, m_bad, "--test", "none"}).messages.endsWith(": there is no test 'none'\n"));
        QCOMPARE(run({"bisect", demo, m_bad}).messages,
                 "orrery-cli: give the expression to compare as --expect, or the test as --test\n");
        QCOMPARE(run({"bisect", demo, m_bad, "--test", "ore-grows", "--turn", "3"}).messages,
                 "orrery-cli: --test and --turns exclude each other; omit one of them\n");
    }

    NAMED_TEST(asks, "I4.19 ask lists turns, objects and values") {
        const Outcome largest =
            run({"ask", demo, "Industry", "--of", "planet", "--largest", "--most", "3", "--turns", "10"});
        QCOMPARE(largest.status, 0);
        const QStringList lines = largest.out.split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 3);
        QVERIFY(lines[0].split('\t')[2].toDouble() >= lines[2].split('\t')[2].toDouble());
        const QStringList condition{"ask",     demo, "Happiness < 3 and owner == Aurora", "--of", "planet",
                                    "--turns", "10"};
        const int all = jsonOf(run(condition + QStringList{"--json"}))["count"].toInt();
        const int became = jsonOf(run(condition + QStringList{"--became", "--json"}))["count"].toInt();
        QVERIFY(became > 0 && became < all);
        const Outcome cut = run(condition + QStringList{"--most", "1"});
        QCOMPARE(cut.out.count('\n'), 1);
        QVERIFY2(cut.messages.contains("more lines"), qPrintable(cut.messages));
        const Outcome never = run({"ask", demo, "Happiness < -1000", "--of", "planet", "--turns", "3"});
        QCOMPARE(never.status, 0);
        QCOMPARE(never.out, QString());
        QCOMPARE(never.messages, "orrery-cli: never in turns 0 to 3\n");
    }

    NAMED_TEST(askMistakes, "I4.19 a wrong question ends with 2 and says why") {
        QVERIFY(run({"ask", demo, "Happiness <", "--turns", "1"}).messages.contains("(expression):1:"));
        QCOMPARE(run({"ask", demo, "Happiness", "--turns", "1"}).status, 2);
        QVERIFY(run({"ask", demo, "true", "--of", "planett"}).messages.contains("did you mean 'planet'"));
        QCOMPARE(run({"ask", demo, "Trade", "--of", "planet", "--largest", "--became"}).status, 2);
    }

    NAMED_TEST(breaks, "I4.7 run stops at a breakpoint with 3, and reports all of them without --until-break") {
        const QStringList asked{"run", demo, "--turns", "12", "--break", "group:BLD_FORUM/order"};
        const Outcome all = run(asked);
        QCOMPARE(all.status, 0);
        QVERIFY(all.out.count("break, turn") > 3);
        QVERIFY(all.out.contains("turn 12 "));
        const Outcome first = run(asked + QStringList{"--until-break"});
        QCOMPARE(first.status, 3);
        QCOMPARE(first.out.count("break, turn"), 1);
        QVERIFY(!first.out.contains("turn 12 "));
        QVERIFY2(first.out.contains("buildings.xml:6"), qPrintable(first.out));
        QCOMPARE(run({"run", demo, "--turns", "3", "--break", "value:Algedi I.Population < 0", "--until-break"}).status,
                 0);
        const Outcome said = run(asked + QStringList{"--break", "group:BLD_FORUM/order | say Look", "--until-break"});
        QCOMPARE(said.status, 3); // by the other one
        QCOMPARE(said.out.count("break, turn"), 1);
        QVERIFY(said.out.contains("say, turn") && said.out.lastIndexOf("say, turn") < said.out.indexOf("break, turn"));
        QVERIFY2(said.out.contains(": Look (BLD_FORUM/order fires for "), qPrintable(said.out));
        QCOMPARE(
            run({"run", demo, "--turns", "4", "--break", "group:BLD_FORUM/order | say Look", "--until-break"}).status,
            0);
        const Outcome third = run({"run", demo, "--turns", "12", "--break", "group:BLD_FORUM/order | hit 3"});
        QCOMPARE(third.out.count("break, turn"), all.out.count("break, turn") - 2);
        const Outcome wrong = run({"run", demo, "--break", "value:Algedi I.Foo"});
        QCOMPARE(wrong.status, 2);
        QVERIFY2(wrong.messages.contains("'Foo' is not a known name"), qPrintable(wrong.messages));
        const Outcome one =
            run({"run", demo, "--scenario", "seven-suns", "--turns", "2", "--break", "group:BLD_FORUM/order"});
        QVERIFY2(one.out.contains(", and acts on 1 object (buildings.xml:"), qPrintable(one.out));
        QCOMPARE(run({"run", demo, "--break", "effect:BLD_DYNAMO/charge/9"}).messages,
                 "orrery-cli: --break: the group BLD_DYNAMO/charge has 1 effect, and no effect '9'\n");
    }

    NAMED_TEST(json, "I4.7 run --json has the hash, the messages and the hits of each turn") {
        const QStringList asked{"run",     demo, "--scenario", "seven-suns",
                                "--turns", "2",  "--break",    "group:BLD_FORUM/order"};
        const Outcome text = run(asked);
        const Outcome outcome = run(asked + QStringList{"--json"});
        QCOMPARE(outcome.status, text.status);
        QCOMPARE(outcome.messages, text.messages);
        const QJsonObject result = jsonOf(outcome);
        QCOMPARE(result["scenario"].toString(), "seven-suns");
        QString lines;
        for (const QJsonValue& turn : result["turns"].toArray()) {
            lines += QString("turn %1 %2\n").arg(turn["turn"].toInt()).arg(turn["hash"].toString());
            for (const char* const part : {"messages", "breaks"}) {
                for (const QJsonValue& line : turn[part].toArray()) {
                    lines += line.toString() + "\n";
                }
            }
        }
        for (const QString& counter : result["counters"].toObject().keys()) {
            lines += QString("counter %1 %2\n").arg(counter).arg(result["counters"][counter].toDouble());
        }
        QCOMPARE(lines, text.out);
        QVERIFY(result["problems"].isArray());
        QCOMPARE(run(asked + QStringList{"--json", "--dump", "-"}).status, 2);
        const QJsonArray problems =
            jsonOf(run(asked + QStringList{"--json", "--work-limit", "1"}))["problems"].toArray();
        QCOMPARE(problems.size(), 1);
        QCOMPARE(problems[0]["code"].toString(), "run.work-used-up");
    }

private:
    void edit(const QString& name, const QByteArray& from, const QByteArray& to) {
        QFile file(m_bad + "/" + name);
        QVERIFY(file.setPermissions(file.permissions() | QFile::WriteOwner));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray bytes = file.readAll();
        file.close();
        QVERIFY2(bytes.contains(from), from.constData());
        bytes.replace(bytes.indexOf(from), from.size(), to);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_bad;
};

QTEST_GUILESS_MAIN(HuntTest)
#include "hunt_test.moc"
