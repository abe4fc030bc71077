// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the command `test` like a user (C4).
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
#include <QXmlStreamReader>

#include <memory>

using namespace orrery::tests;

namespace {

const QString demo = QStringLiteral(ORRERY_RESOURCE_DIR "/demo");

QString readText(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

class ContentTestsCliTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_project = m_folder->filePath("project");
        QVERIFY(QDir().mkpath(m_project + "/strings"));
        for (const QString& name : QDir(demo).entryList(QDir::Files)) {
            QVERIFY(QFile::copy(demo + "/" + name, m_project + "/" + name));
        }
        QVERIFY(QFile::copy(demo + "/strings/en.xml", m_project + "/strings/en.xml"));
    }
    void cleanup() { m_folder.reset(); }

    NAMED_TEST(passes, "C4 the tests of the demo pass, and test ends with 0") {
#ifdef __SANITIZE_ADDRESS__
        const QStringList filter{"--filter", "foundry"}; // the sanitizers are slow
        const qsizetype least = 1;
#else
        const QStringList filter;
        const qsizetype least = 40;
#endif
        const Outcome one = run(QStringList{"test", demo, "--jobs", "1"} + filter);
        QVERIFY2(one.status == 0, qPrintable(one.out + one.messages));
        const QStringList lines = one.out.split('\n', Qt::SkipEmptyParts);
        QVERIFY2(lines.size() > least && lines.size() <= 61, qPrintable(QString::number(lines.size())));
        QCOMPARE(lines.last(), QString("%1 tests: %1 passed").arg(lines.size() - 1));
        QCOMPARE(run(QStringList{"test", demo, "--jobs", "5"} + filter).out, one.out);
    }

    NAMED_TEST(everyClass, "C4 the demo has a test for each class") {
        const QString tests = readText(demo + "/tests.xml");
        const Outcome groups = run({"list", demo, "groups"});
        for (const QString& line : groups.out.split('\n', Qt::SkipEmptyParts)) {
            const QString id = line.section('/', 0, 0);
            QVERIFY2(line.startsWith("scenario:") || tests.contains(id), qPrintable(id));
        }
    }

    NAMED_TEST(fails, "C4 a failed test shows the difference and the breakdown, and test ends with 1") {
        edit("specials.xml", "<modify-max-meter meter=\"Mining\" amount=\"ceil(Source.age / 10) + 3\"/>",
             "<modify-max-meter meter=\"Mining\" amount=\"ceil(Source.age / 10) + 4\"/>");
        const Outcome failed = run({"test", m_project, "--filter", "ORE-GROWS"});
        QCOMPARE(failed.status, 1);
        QVERIFY2(failed.out.startsWith("failed\tore-grows\tRich ore yields one more in each ten years\n"),
                 qPrintable(failed.out));
        QVERIFY(failed.out.contains("MaxMining of Coal is 5 at turn 1; expected 4\n"));
        QVERIFY(failed.out.contains("tests.xml:"));
        QVERIFY2(failed.out.contains("SPC_RICH_ORE/lodes"), qPrintable(failed.out)); // a line of the breakdown
        QVERIFY(failed.out.contains("specials.xml:"));
        QVERIFY(failed.out.endsWith("1 test: 0 passed, 1 failed\n"));
        QVERIFY(!failed.out.contains("since commit"));
        QCOMPARE(run({"test", m_project, "--filter", "forum"}).status, 0);
    }

    NAMED_TEST(sinceCommit, "I4.15 a failed test shows what is different since the commit where it passed") {
        git(m_project, {"init", "-q"});
        git(m_project, {"add", "."});
        git(m_project, {"commit", "-q", "-m", "All tests pass"});
        const QString commit = git(m_project, {"rev-parse", "--short", "HEAD"});
        edit("specials.xml", "ceil(Source.age / 10) + 3", "ceil(Source.age / 10) + 4");
        git(m_project, {"commit", "-q", "-a", "-m", "The test fails"});
        edit("orrery.xml", "Seven Suns", "Eight Suns");
        git(m_project, {"commit", "-q", "-a", "-m", "It still fails"});
        const Outcome failed = run({"test", m_project, "--filter", "ore-grows"});
        QCOMPARE(failed.status, 1);
        QVERIFY2(failed.out.contains("different since commit " + commit + ", where the test passed:\n"),
                 qPrintable(failed.out));
        const QStringList lines = failed.out.split('\n');
        const auto has = [&](const QString& mark, const QString& text) {
            return std::any_of(lines.begin(), lines.end(), [&](const QString& line) {
                return line.trimmed().startsWith(mark) && line.contains(text);
            });
        };
        QVERIFY(has("- ", "+4"));
        QVERIFY(has("+ ", "+5"));
    }

    NAMED_TEST(errors, "C4 errors that no test expects are reported, and test ends with 1") {
        edit("buildings.xml", "<raise-max-meter meter=\"Happiness\" to=\"4\"/>",
             "<raise-max-meter meter=\"Hapiness\" to=\"4\"/>");
        const Outcome wrong = run({"test", m_project, "--filter", "ore-grows"});
        QCOMPARE(wrong.status, 1);
        QVERIFY2(wrong.messages.contains("'Hapiness'"), qPrintable(wrong.messages));
        QVERIFY(wrong.out.contains("passed\tore-grows"));
    }

    NAMED_TEST(junit, "C4 results are written as JUnit XML") {
        edit("specials.xml", "ceil(Source.age / 10) + 3", "ceil(Source.age / 10) + 4");
        edit("tests.xml", "<test id=\"scouts-sail\"", "<test enabled=\"false\" id=\"scouts-sail\"");
        const QString path = m_folder->filePath("results.xml");
        QCOMPARE(run({"test", m_project, "--junit", path}).status, 1);
        QXmlStreamReader reader(readText(path));
        int cases = 0;
        int failures = 0;
        int skipped = 0;
        while (!reader.atEnd()) {
            if (reader.readNext() != QXmlStreamReader::StartElement) {
                continue;
            }
            if (reader.name() == QLatin1String("testsuite")) {
                QCOMPARE(reader.attributes().value("name").toString(), "Seven Suns");
                QCOMPARE(reader.attributes().value("failures").toString(), "1");
                QCOMPARE(reader.attributes().value("skipped").toString(), "1");
            }
            cases += reader.name() == QLatin1String("testcase") ? 1 : 0;
            skipped += reader.name() == QLatin1String("skipped") ? 1 : 0;
            if (reader.name() == QLatin1String("failure")) {
                ++failures;
                QCOMPARE(reader.attributes().value("message").toString(),
                         "MaxMining of Coal is 5 at turn 1; expected 4");
            }
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QVERIFY(cases > 40);
        QCOMPARE(failures, 1);
        QCOMPARE(skipped, 1);
        // Standard output then has nothing else.
        const Outcome out = run({"test", m_project, "--junit", "-", "--filter", "ore-grows"});
        QVERIFY2(out.out.startsWith("<?xml"), qPrintable(out.out));
    }

    NAMED_TEST(json, "C4 results are written as JSON") {
        const QJsonObject json =
            QJsonDocument::fromJson(run({"test", demo, "--filter", "ore-grows", "--json"}).out.toUtf8()).object();
        QCOMPARE(json["passed"].toInt(), 1);
        const QJsonObject test = json["tests"].toArray().first().toObject();
        QCOMPARE(test["id"].toString(), "ore-grows");
        QCOMPARE(test["outcome"].toString(), "passed");
        QCOMPARE(test["expectations"].toArray().size(), 6);
        QVERIFY(test["expectations"].toArray().first()["met"].toBool());
        QCOMPARE(test["expectations"].toArray().at(1)["value"].toString(), "4");
    }

    NAMED_TEST(accept, "I4.22 test shows measures that are not as accepted, and --accept accepts them") {
        edit("tests.xml", "<test id=\"ore-grows\"",
             "<test id=\"ore-balance\" scenario=\"seven-suns\" turns=\"5\">"
             "<measure id=\"mining\" object=\"Coal\" value=\"MaxMining\" turn=\"1 5\"/></test>\n"
             "  <test id=\"ore-grows\"");
        const QStringList test{"test", m_project, "--filter", "ore-"};
        const Outcome fresh = run(test);
        QCOMPARE(fresh.status, 1);
        QVERIFY2(fresh.out.contains(": mining is 4 at turn 5; no value is accepted yet\n"), qPrintable(fresh.out));
        QVERIFY(!QFile::exists(m_project + "/accepted.xml"));
        const Outcome first = run(test + QStringList{"--accept"});
        QCOMPARE(first.status, 0);
        QVERIFY2(first.out.endsWith("accepted\tore-balance\tmining\tturn 1\t4\n"
                                    "accepted\tore-balance\tmining\tturn 5\t4\n"),
                 qPrintable(first.out));
        QCOMPARE(run(test).status, 0);
        edit("specials.xml", "ceil(Source.age / 10) + 3", "ceil(Source.age / 10) + 4");
        const Outcome moved = run({"test", m_project, "--filter", "ore-balance"});
        QCOMPARE(moved.status, 1);
        QVERIFY2(moved.out.contains("mining is 5 at turn 1; accepted is 4 (+1)\n"), qPrintable(moved.out));
        QCOMPARE(run({"test", m_project, "--filter", "ore-balance", "--accept"}).status, 0);
        QVERIFY(readText(m_project + "/accepted.xml").contains("turn=\"5\" value=\"5\"/>\n"));
        QCOMPARE(run(test).status, 1); // ore-grows still expects 4: only measures are accepted
    }

    NAMED_TEST(badAccepted, "I4.22 accepted values that were edited badly, or are in conflict, name their line") {
        QFile file(m_project + "/accepted.xml");
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("<orrery format=\"1\">\n<accepted test=\"ore-grows\">\n<<<<<<< HEAD\n"
                   "<measured measure=\"a\" turn=\"1\" value=\"4\"/>\n=======\n</accepted>\n</orrery>\n");
        file.close();
        const Outcome conflict = run({"test", m_project, "--filter", "ore-grows"});
        QCOMPARE(conflict.status, 1);
        QVERIFY2(conflict.messages.contains("accepted.xml:3:"), qPrintable(conflict.messages));
    }

    NAMED_TEST(nothing, "C4 a filter without tests is a mistake, a project without tests is none") {
        const Outcome none = run({"test", demo, "--filter", "nothing-like-this"});
        QCOMPARE(none.status, 2);
        QVERIFY(none.messages.contains("no test has 'nothing-like-this' in its id or name"));
        QVERIFY(QFile::remove(m_project + "/tests.xml"));
        const Outcome empty = run({"test", m_project});
        QCOMPARE(empty.status, 0);
        QCOMPARE(empty.out, "The project has no tests.\n");
        QCOMPARE(run({"test", m_folder->filePath("none")}).status, 2);
    }

private:
    void edit(const QString& file, const QString& before, const QString& after) {
        QString text = readText(m_project + "/" + file);
        QVERIFY2(text.contains(before), qPrintable(before));
        text.replace(before, after);
        QFile out(m_project + "/" + file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(text.toUtf8());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_project;
};

QTEST_GUILESS_MAIN(ContentTestsCliTest)
#include "content_tests_cli_test.moc"
