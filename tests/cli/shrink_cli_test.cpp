// SPDX-License-Identifier: GPL-3.0-or-later
// The command `shrink`, used like a user (I4.23, C6).
#include "tests/cli/cli_run.h"
#include "tests/support/named_test.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace orrery::tests;

namespace {

/// A mine that yields too little, or a wrong statement; and much that has nothing to do with it.
QByteArray rules(const char* amount, const char* statement = "") {
    return QByteArray(R"(<orrery format="1">
<class id="BLD_MINE" type="building">
  <group id="dig"><scope><include><contains><self/></contains></include></scope>
    <effects><modify-max-meter meter="Mining" amount=")") +
           amount + R"("/></effects></group>
</class>
<class id="BLD_SHED" type="building"/>
<scenario id="mines">
  <system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
  <planet name="Moon" system="Sun"/>
  <place class="BLD_MINE" on="World"/>
  <place class="BLD_SHED" on="Moon"/>)" +
           statement + R"(
</scenario>
<test id="digs" turns="6">
  <expect object="Moon" value="MaxMining" equals="0"/>
  <expect object="World" value="MaxMining" turn="5" equals="3"/>
</test>
</orrery>
)";
}

QJsonObject jsonOf(const Outcome& outcome) {
    return QJsonDocument::fromJson(outcome.out.toUtf8()).object();
}

} // namespace

class ShrinkCliTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup() { m_folder.reset(); }

    NAMED_TEST(test, "C6 I4.23 a failing test becomes a small project and a run file") {
        make("bad", rules("2"));
        const Outcome small = run(
            {"shrink", path("bad"), "--test", "digs", "--extract", path("small"), "--save", path("small.orrery-run")});
        QCOMPARE(small.status, 0);
        QCOMPARE(small.messages, QString());
        QVERIFY2(small.out.startsWith("MaxMining of World is 2 at turn 1; expected 3\nturns\t5 → 1\nobjects\t5 → 3\n"
                                      "classes\t2 → 1\ngroups\t1 → 1\nstatements\t5 → 3\n"),
                 qPrintable(small.out));
        const Outcome again = run({"test", path("small")});
        QCOMPARE(again.status, 1);
        QVERIFY2(again.out.contains("MaxMining of World is 2 at turn 1; expected 3"), qPrintable(again.out));
        const Outcome replay = run({"replay", path("small.orrery-run")});
        QCOMPARE(replay.status, 0);
        QVERIFY2(replay.out.endsWith("the hashes of turns 0 to 1 agree\n"), qPrintable(replay.out));
    }

    NAMED_TEST(versions, "C6 I4.23 a test that fails only in the second version still passes in the first one") {
        make("good", rules("3"));
        make("bad", rules("2"));
        const Outcome small = run({"shrink", path("good"), path("bad"), "--test", "digs", "--extract", path("small")});
        QCOMPARE(small.status, 0);
        QCOMPARE(run({"test", path("small/first")}).status, 0);
        QCOMPARE(run({"test", path("small/second")}).status, 1);
        QCOMPARE(run({"shrink", path("bad"), path("good"), "--test", "digs"}).messages,
                 "orrery-cli: the test 'digs' does not fail\n");
    }

    NAMED_TEST(difference, "C6 I4.23 a difference of two versions becomes small") {
        make("good", rules("3"));
        make("bad", rules("2"));
        const Outcome small = run({"shrink", path("good"), path("bad"), "--turns", "6", "--object", "World", "--value",
                                   "MaxMining", "--json", "--extract", path("small")});
        QCOMPARE(small.status, 0);
        QCOMPARE(jsonOf(small)["failure"].toString(), "MaxMining of World is 3 and 2 at turn 1");
        QCOMPARE(jsonOf(small)["objects"].toObject()["after"].toInt(), 3);
        QVERIFY(jsonOf(small)["runs"].toInt() > 3);
        QCOMPARE(run({"diff", path("small/first"), path("small/second"), "--turns", "1"}).status, 1);
        QCOMPARE(run({"shrink", path("good"), path("good")}).messages,
                 "orrery-cli: no such value differs in 30 turns\n");
    }

    NAMED_TEST(runFile, "C6 I4.23 a run file with an error becomes a smaller one") {
        make("bad", rules("2", "<set object='#77' meter='Mining' value='1' turn='4'/>"));
        QCOMPARE(run({"run", path("bad"), "--turns", "8", "--save", path("big.orrery-run")}).status, 1);
        const Outcome small =
            run({"shrink", path("big.orrery-run"), "--save", path("small.orrery-run"), "--most-runs", "500"});
        QCOMPARE(small.status, 0);
        QVERIFY2(small.out.contains("turns\t4 → 0\n") && small.out.contains("objects\t5 → 0\n"), qPrintable(small.out));
        QVERIFY(QFile(path("small.orrery-run")).size() < QFile(path("big.orrery-run")).size());
        const Outcome replay = run({"replay", path("small.orrery-run")});
        QCOMPARE(replay.status, 0);
        QVERIFY2(replay.messages.contains("#77"), qPrintable(replay.messages));
    }

    NAMED_TEST(twoRunFiles, "C6 I4.23 the difference of two saved runs becomes small, each with its own seed") {
        make("dice", rules("2").replace("<group id=\"dig\">",
                                        "<group id=\"dig\"><activation><chance probability=\"0.5\"/></activation>"));
        const QStringList files{path("one.orrery-run"), path("two.orrery-run")};
        QCOMPARE(run({"run", path("dice"), "--turns", "3", "--seed", "1", "--save", files[0]}).status, 0);
        QCOMPARE(run({"run", path("dice"), "--turns", "3", "--seed", "2", "--save", files[1]}).status, 0);
        QCOMPARE(run(QStringList{"diff", "--turns", "3"} + files).status, 1);
        const Outcome small = run(QStringList{"shrink", "--extract", path("small")} + files);
        QVERIFY2(small.status == 0, qPrintable(small.messages));
        QVERIFY2(small.out.contains("Mining of World is "), qPrintable(small.out));
        QVERIFY2(small.out.contains("classes\t2 → 1\n"), qPrintable(small.out));
        QVERIFY(QDir(path("small/first")).exists() && QDir(path("small/second")).exists());
    }

    NAMED_TEST(runFileAndFolder, "C6 I4.23 a folder beside a run file plays the run of the file") {
        make("good", rules("3"));
        make("bad", rules("2"));
        const QString file = path("saved.orrery-run");
        QCOMPARE(run({"run", path("good"), "--turns", "6", "--what-if", "Moon.Mining=5@2", "--save", file}).status, 0);
        for (const QStringList& versions : {QStringList{file, path("good")}, QStringList{path("good"), file}}) {
            QCOMPARE(run(QStringList{"shrink"} + versions).messages, "orrery-cli: no such value differs in 6 turns\n");
        }
        const Outcome small = run({"shrink", file, path("bad")});
        QVERIFY2(small.out.startsWith("MaxMining of World is 3 and 2 at turn 1\n"), qPrintable(small.out));
    }

    NAMED_TEST(fullFolder, "C6 I4.23 a folder that is not empty is noticed before the first run") {
        make("bad", rules("2"));
        make("full", rules("2"));
        for (const QStringList& versions : {QStringList{path("bad")}, QStringList{path("full"), path("bad")}}) {
            const Outcome outcome = run(QStringList{"shrink"} + versions +
                                        QStringList{"--test", "none", "--extract", path("full"), "--save", path("x")});
            QCOMPARE(outcome.status, 2);
            QCOMPARE(outcome.messages, "orrery-cli: the folder '" + path("full") + "' is not empty\n");
            QVERIFY(!QFile::exists(path("x")));
        }
    }

    NAMED_TEST(bothOutputs, "C6 I4.23 the run is saved even if the content cannot be written") {
        make("bad", rules("2"));
        const QString folder = path("bad/rules.xml/small"); // below a file
        const Outcome outcome =
            run({"shrink", path("bad"), "--test", "digs", "--extract", folder, "--save", path("small.orrery-run")});
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.messages.startsWith("orrery-cli: cannot "), qPrintable(outcome.messages));
        QCOMPARE(run({"replay", path("small.orrery-run")}).status, 0);
    }

    void exclusions_data() {
        QTest::addColumn<QString>("option");
        for (const char* const option : {"--scenario", "--seed", "--turns", "--object", "--value"}) {
            QTest::newRow((std::string("I4.23 --test with ") + option).c_str()) << QString(option);
        }
    }
    void exclusions() {
        QFETCH(QString, option);
        make("good", rules("3"));
        make("bad", rules("2"));
        const Outcome outcome = run({"shrink", path("good"), path("bad"), "--test", "digs", option, "1"});
        QCOMPARE(outcome.status, 2);
        QCOMPARE(outcome.messages, "orrery-cli: --test and " + option + " exclude each other; omit one of them\n");
        QCOMPARE(outcome.out, QString());
    }

    void mistakes_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("message");
        QTest::newRow("I4.23 no such test") << QStringList{"--test", "none"} << "there is no test 'none'";
        QTest::newRow("I4.23 a run without an error") << QStringList{} << "the run has no error";
        QTest::newRow("I4.23 no such scenario") << QStringList{"--scenario", "far"} << "there is no scenario 'far'";
        QTest::newRow("I4.23 a value without a second version")
            << QStringList{"--value", "Mining"}
            << "--object and --value choose a difference of two versions; give the second version";
    }
    void mistakes() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, message);
        make("bad", rules("2"));
        const Outcome outcome = run(QStringList{"shrink", path("bad"), "--save", path("x.orrery-run")} + arguments);
        QCOMPARE(outcome.status, 2);
        QCOMPARE(outcome.messages, "orrery-cli: " + message + "\n");
        QVERIFY(!QFile::exists(path("x.orrery-run")));
    }

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }

    void make(const QString& name, const QByteArray& content) {
        QVERIFY(QDir().mkpath(path(name)));
        for (const auto& [file, text] : {std::pair("orrery.xml", QByteArray(R"(<project format="1" name="Mines"/>)")),
                                         std::pair("rules.xml", content)}) {
            QFile out(path(name) + "/" + file);
            QVERIFY(out.open(QIODevice::WriteOnly) && out.write(text) == text.size());
        }
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(ShrinkCliTest)
#include "shrink_cli_test.moc"
