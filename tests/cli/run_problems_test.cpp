// SPDX-License-Identifier: GPL-3.0-or-later
// Runtime problems are reported (R2.7), and overrides show hypothetical results (X6.4).
#include "tests/cli/cli_run.h"

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

void write(const QString& path, const QByteArray& bytes) {
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

/// Returns a file with a scenario in line 2, whose children begin in line 3; other content follows.
QByteArray file(const QByteArray& children, const QByteArray& content = {}) {
    return "<orrery format=\"1\">\n<scenario id=\"one\"><empire id=\"Terrans\" capital=\"Sol III\"/>"
           "<system name=\"Sol\" x=\"0\" y=\"0\"/><planet name=\"Sol III\" system=\"Sol\" size=\"small\" "
           "owner=\"Terrans\"/>\n" +
           children + "\n</scenario>" + content + "</orrery>\n";
}

/// A runtime problem and its report.
struct Trouble {
    QByteArray children; ///< children of the scenario
    QByteArray content{};
    QString line; ///< on standard error, without {TURNS}
    bool isError = true;
};

const std::vector<std::pair<const char*, Trouble>>& troubles() {
    static const std::vector<std::pair<const char*, Trouble>> all{
        {"an endless check is cut",
         {"<condition id=\"a\" persistent=\"true\" when=\"turn == 2\"><check/></condition>",
          {},
          "content.xml:3:55: error: conditions that check one another form an endless loop, which was stopped: 'a' "
          "(turn 2) [run.endless-check]"}},
        {"a chain is cut",
         {"<place class=\"EAR\" on=\"Sol III\" name=\"Ear\"/>",
          "\n<vocabulary><occurrence id=\"feast\"/></vocabulary><class id=\"EAR\" type=\"building\"><group id=\"x\">"
          "<trigger after=\"feast\"/><scope><include><self/></include></scope><effects><raise occurrence=\"feast\"/>"
          "</effects></group><group id=\"do\"><scope><include><self/></include></scope><effects><raise "
          "occurrence=\"feast\"/></effects></group></class>",
          "error: a chain of 1000 responses did not end and was stopped, most of them by EAR/x: EAR/x → EAR/x … (3 "
          "times, first in turn 1) [run.chain-cut]"}},
        {"a statement of a later turn fails",
         {"<place class=\"SPARK\" on=\"Sol III\" name=\"Spark\"/><set object=\"Spark\" owner=\"Terrans\" turn=\"2\"/>",
          "<class id=\"SPARK\" type=\"special\" duration=\"1\"/>",
          "error: no object is named 'Spark' (turn 2) [scenario.unknown-object]"}},
        {"an action cannot be carried out",
         {"<place class=\"SPARK\" on=\"Sol III\" name=\"Spark\"/><condition id=\"c\" persistent=\"true\" when=\"turn "
          "&gt;= 2\"><destroy object=\"Spark\"/></condition>",
          "<class id=\"SPARK\" type=\"special\" duration=\"1\"/>",
          "warning: an action of the condition 'c' failed: 'Spark' is not in the game (2 times, first in turn 2) "
          "[run.action-failed]",
          false}},
        {"a division by zero",
         {"<condition id=\"z\" when=\"1 / (turn - turn) &gt; 0\"><pause/></condition>",
          {},
          "content.xml:3:25: warning: division by zero during the turn; the value is 0 (3 times, first in turn 1) "
          "[run.division-by-zero]",
          false}},
        {"an order is refused",
         {"<cancel-order empire=\"Terrans\" object=\"Sol III\" turn=\"1\"/>",
          {},
          "content.xml:3:2: warning: the order of Terrans is refused: Sol III is neither moving nor a project (turn 2) "
          "[run.order-refused]",
          false}},
    };
    return all;
}

} // namespace

class RunProblemsTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_scratch = std::make_unique<QTemporaryDir>();
        write(path("orrery.xml"), R"(<project format="1" name="P" scenario="one"/>)");
    }

    void said_data() {
        QTest::addColumn<std::size_t>("trouble");
        for (std::size_t i = 0; i < troubles().size(); ++i) {
            QTest::addRow("R2.7 %s: run says it once, with place, turn and count", troubles()[i].first) << i;
        }
    }
    void said() {
        QFETCH(std::size_t, trouble);
        const Trouble& wrong = troubles()[trouble].second;
        write(path("content.xml"), file(wrong.children, wrong.content));
        const QStringList arguments{"run", m_scratch->path(), "--turns", "3"};
        const Outcome outcome = run(arguments);
        QVERIFY2(outcome.messages.contains(wrong.line), qPrintable(outcome.messages));
        QCOMPARE(outcome.messages.count('\n'), 1);
        QCOMPARE(outcome.status, wrong.isError ? 1 : 0);
        QCOMPARE(outcome.out.count("turn "), 4); // and the run continues
        QCOMPARE(run(arguments + QStringList{"--warnings-as-errors"}).status, 1);
        const Outcome quiet = run({"run", m_scratch->path(), "--turns", "0"});
        QCOMPARE(quiet.messages, QString());
        QCOMPARE(quiet.status, 0);
    }

    void everyCommand_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("R2.7 explain says it") << QStringList{"explain", "P", "--object", "Sol III", "--value", "size"};
        QTest::newRow("R2.7 why-not says it")
            << QStringList{"why-not", "P", "--group", "MILL/g", "--source", "Sol III"};
        QTest::newRow("R2.7 funnel says it") << QStringList{"funnel", "P", "--group", "MILL/g", "--source", "Sol III"};
        QTest::newRow("R2.7 list says it") << QStringList{"list", "P"};
        QTest::newRow("R2.7 eval says it") << QStringList{"eval", "1 + 1", "--project", "P"};
        QTest::newRow("R2.7 enabled-by says it") << QStringList{"enabled-by", "P", "--set", "Sol III.size=huge"};
    }
    void everyCommand() {
        QFETCH(QStringList, arguments);
        const QByteArray mill =
            "<class id=\"MILL\" type=\"building\"><group id=\"g\"><scope><include><contains><self/></contains>"
            "</include></scope><effects><modify-max-meter meter=\"Industry\" amount=\"1\"/></effects></group></class>";
        write(path("content.xml"), file(troubles()[0].second.children, mill));
        arguments.replaceInStrings("P", m_scratch->path());
        arguments[1] = arguments[1] == "1 + 1" ? arguments[1] : m_scratch->path();
        const Outcome before = run(arguments + QStringList{"--turn", "1"});
        QVERIFY2(before.status == 0, qPrintable(before.messages));
        QCOMPARE(before.messages, QString());
        const Outcome after = run(arguments + QStringList{"--turn", "2"});
        QVERIFY2(after.messages.contains(troubles()[0].second.line), qPrintable(after.messages));
        QVERIFY(!after.out.isEmpty()); // the command still gives its result
        QCOMPARE(after.status, 1);
    }

    void orders_data() {
        QTest::addColumn<QByteArray>("other");
        QTest::addColumn<QString>("message");
        QTest::addColumn<int>("strict");
        QTest::newRow("R2.7 --find-order-dependence reports both groups as check reports problems")
            << QByteArray("huge")
            << QString("content.xml:4:%1: warning: in turn 1 the result depends on whether this group or B/g comes "
                       "first: 2 outcomes [run.order-matters]\n")
            << 1;
        QTest::newRow("R2.7 --find-order-dependence reports with --hints where no order matters")
            << QByteArray("tiny")
            << QString("hint: turn 1: the order does not matter: 1 conflicts, 1 other orders tried "
                       "[run.no-order-matters]\n")
            << 0;
    }
    void orders() {
        QFETCH(QByteArray, other);
        QFETCH(QString, message);
        QFETCH(int, strict);
        const auto sets = [](const QByteArray& id, const QByteArray& size) {
            return "<class id=\"" + id +
                   "\" type=\"building\"><group id=\"g\"><trigger after=\"feast\"/><scope><include><contains>"
                   "<self/></contains></include></scope><effects><set-property property=\"size\" value=\"" +
                   size + "\"/></effects></group></class>";
        };
        const QByteArray content =
            "<vocabulary><occurrence id=\"feast\"/></vocabulary>" + sets("A", "tiny") + sets("B", other) +
            "<class id=\"DEED\" type=\"building\"><group id=\"do\"><activation if=\"turn == 1\"/><scope><include>"
            "<self/></include></scope><effects><raise occurrence=\"feast\"/></effects></group></class>";
        write(path("content.xml"), file("<place class=\"DEED\" on=\"Sol III\"/><place class=\"A\" on=\"Sol III\"/>"
                                        "<place class=\"B\" on=\"Sol III\"/>",
                                        content));
        const QStringList arguments{"run", m_scratch->path(), "--turns", "2", "--find-order-dependence", "--hints"};
        const Outcome outcome = run(arguments);
        const qsizetype column = content.indexOf("<group") + QByteArray("</scenario>").size() + 2;
        QVERIFY2(outcome.messages.contains(message.contains("%1") ? message.arg(column) : message),
                 qPrintable(outcome.messages));
        QCOMPARE(outcome.messages.contains("note: Sol III: size is "), strict == 1);
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.out.count('\n'), 3); // only the hashes
        QCOMPARE(run(arguments + QStringList{"--warnings-as-errors"}).status, strict);
    }

    void workLimit_data() {
        QTest::addColumn<QStringList>("arguments");
        const auto row = [](const char* command, const QStringList& arguments) {
            QTest::addRow("R2.4 --work-limit ends the run of %s", command) << (QStringList{command} + arguments);
        };
        row("run", {"P", "--turns", "3"});
        row("explain", {"P", "--object", "Sol III", "--value", "size", "--turn", "3"});
        row("why-not", {"P", "--group", "MILL/g", "--source", "Sol III", "--turn", "3"});
        row("funnel", {"P", "--group", "MILL/g", "--source", "Sol III", "--turn", "3"});
        row("list", {"P", "--turn", "3"});
        row("eval", {"1 + 1", "--project", "P", "--turn", "3"});
        row("enabled-by", {"P", "--set", "Sol III.size=huge", "--turn", "3"});
    }
    void workLimit() {
        QFETCH(QStringList, arguments);
        write(path("content.xml"), file("<place class=\"MILL\" on=\"Sol III\"/>",
                                        "<class id=\"MILL\" type=\"building\"><group id=\"g\"><scope><include>"
                                        "<contains><self/></contains></include></scope><effects><modify-max-meter "
                                        "meter=\"Industry\" amount=\"1\"/></effects></group></class>"));
        for (QString& argument : arguments) {
            argument = argument == "P" ? m_scratch->path() : argument;
        }
        const Outcome ended = run(arguments + QStringList{"--work-limit", "100"});
        QVERIFY2(ended.messages.contains("[run.work-used-up]"), qPrintable(ended.messages));
        QVERIFY(ended.status != 0);
        QCOMPARE(ended.out.count("turn "), arguments[0] == "run" ? 1 : 0);
        const Outcome whole = run(arguments + QStringList{"--work-limit", "90G"});
        QCOMPARE(whole.messages, QString());
        QCOMPARE(whole.status, 0);
        write(path("content.xml"), file("", "")); // without a group the objects of a turn are work, too
        const Outcome objects = run(arguments + QStringList{"--work-limit", "1"});
        if (arguments[0] == "run") {
            QVERIFY2(objects.messages.contains("[run.work-used-up]"), qPrintable(objects.messages));
            QCOMPARE(objects.status, 1);
        }
        const Outcome wrong = run(arguments + QStringList{"--work-limit", "90X"});
        QVERIFY2(wrong.messages.contains("'90X' is not a number; write 90000000000, or 90G"),
                 qPrintable(wrong.messages));
        QCOMPARE(wrong.status, 2);
        for (const char* const size : {"0", "1", "1023K", "much"}) {
            const Outcome small = run(arguments + QStringList{"--memory-limit", size});
            QVERIFY2(small.messages.contains("'" + QString(size) + "' is not a size of at least 1M; write 512M or 2G"),
                     qPrintable(small.messages));
            QCOMPARE(small.status, 2);
        }
    }

    void hints_data() {
        QTest::addColumn<int>("unused");
        QTest::newRow("R2.7 hints are said where they are asked for") << 0;
    }
    void hints() {
        // An order that nobody can pay for waits, which is a hint.
        write(path("content.xml"),
              file("<produce-order empire=\"Terrans\" class=\"MILL\" at=\"Sol III\" turn=\"0\"/>",
                   "<class id=\"MILL\" type=\"building\"><property name=\"build_cost\" value=\"1000\"/></class>"));
        const Outcome quiet = run({"run", m_scratch->path(), "--turns", "3"});
        const Outcome hints = run({"run", m_scratch->path(), "--turns", "3", "--hints"});
        QCOMPARE(quiet.messages, QString());
        QVERIFY2(hints.messages.contains("hint: ") && hints.messages.contains("(3 times, first in turn 1)"),
                 qPrintable(hints.messages));
        QCOMPARE(hints.status, 0);
        QCOMPARE(hints.out, quiet.out);
    }

    void demo_data() {
        QTest::addColumn<int>("unused");
        QTest::newRow("R2.7 thirty turns of the demo say nothing") << 0;
    }
    void demo() {
        const Outcome outcome = run({"run", ORRERY_RESOURCE_DIR "/demo", "--turns", "30", "--warnings-as-errors"});
        QCOMPARE(outcome.messages, QString());
        QCOMPARE(outcome.status, 0);
    }

    void over_data() {
        QTest::addColumn<int>("unused");
        QTest::newRow("R2.7 a turn that a run does not come to is said") << 0;
    }
    void over() {
        write(path("content.xml"),
              file("<condition id=\"w\" when=\"turn == 2\"><win empire=\"Terrans\"/></condition>"));
        const Outcome outcome = run({"list", m_scratch->path(), "--turn", "9"});
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.messages.contains("the run is over after turn 2"), qPrintable(outcome.messages));
    }

    void otherwise_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QStringList>("overrides");
        QTest::addColumn<QString>("is");
        QTest::addColumn<QString>("wouldBe");
        const auto row = [](const char* name, const QStringList& arguments, const QStringList& overrides,
                            const char* is, const char* wouldBe) {
            QTest::addRow("X6.4 %s", name) << arguments << overrides << QString(is) << QString(wouldBe);
        };
        const QStringList huge{"--set", "Sol III.size=huge"};
        const QStringList tech{"--add", "tech:TECH", "--empire", "Terrans"};
        row("eval reads a value that is set", {"eval", "Target.size == huge", "--project", "P", "--object", "Sol III"},
            huge, "false BOOLEAN", "true BOOLEAN");
        row("eval reads what an empire has", {"eval", "count(techs)", "--project", "P", "--source", "Terrans"}, tech,
            "0 NUMBER", "1 NUMBER");
        row("explain takes the step again under what is set",
            {"explain", "P", "--object", "Sol III", "--value", "MaxIndustry", "--turn", "2"}, huge,
            "MaxIndustry at turn 2 = 0", "MaxIndustry at turn 2 = 4");
        row("explain takes the step again with what is added",
            {"explain", "P", "--object", "Sol III", "--value", "MaxTrade", "--turn", "1"}, tech,
            "MaxTrade at turn 1 = 0", "MaxTrade at turn 1 = 3");
        row("explain says availability under what is added",
            {"explain", "P", "--available", "YARD", "--object", "Sol III", "--empire", "Terrans"},
            {"--add", "tech:TECH"}, "YARD is not available", "YARD is available");
        row("why-not looks at the step under what is set",
            {"why-not", "P", "--group", "MILL/local", "--source", "Mill", "--object", "Sol III", "--turn", "2"}, huge,
            "scope: ", "fired");
        row("why-not looks at the step with what is added",
            {"why-not", "P", "--group", "TECH/g", "--source", "Terrans", "--object", "Sol III"}, tech, "no-holder",
            "fired");
        row("funnel counts under what is set",
            {"funnel", "P", "--group", "MILL/local", "--source", "Mill", "--object", "Sol III"}, huge, "no: Size",
            "yes: ");
        row("funnel counts what is added",
            {"funnel", "P", "--group", "TECH/g", "--source", "Terrans", "--object", "Sol III"}, tech, "source: Terrans",
            "source: ");
    }
    void otherwise() {
        QFETCH(QStringList, arguments);
        QFETCH(QStringList, overrides);
        QFETCH(QString, is);
        QFETCH(QString, wouldBe);
        write(path("content.xml"),
              file("<place class=\"MILL\" on=\"Sol III\" name=\"Mill\" owner=\"Terrans\"/>",
                   "<class id=\"TECH\" type=\"tech\"><group id=\"g\"><scope><include><object-type type=\"planet\"/>"
                   "</include></scope><effects><modify-max-meter meter=\"Trade\" amount=\"3\"/></effects></group>"
                   "</class><class id=\"YARD\" type=\"building\"><prerequisite tech=\"TECH\"/></class>"
                   "<class id=\"MILL\" type=\"building\"><group id=\"local\"><scope><include><planet-size "
                   "size=\"huge\"/></include></scope><effects><modify-max-meter meter=\"Industry\" amount=\"4\"/>"
                   "</effects></group></class>"));
        for (QString& argument : arguments) {
            argument = argument == "P" ? m_scratch->path() : argument;
        }
        const Outcome real = run(arguments);
        QVERIFY2(real.status == 0, qPrintable(real.messages));
        QVERIFY2(real.out.contains(is), qPrintable(real.out));
        const Outcome otherwise = run(arguments + overrides);
        QVERIFY2(otherwise.status == 0, qPrintable(otherwise.messages));
        QVERIFY2(otherwise.out.contains(wouldBe), qPrintable(otherwise.out));
        QVERIFY(otherwise.out != real.out);
        // All commands report a wrong override in the same way.
        const Outcome wrong = run(arguments + QStringList{"--set", "Sol IX.size=huge"});
        QCOMPARE(wrong.status, 2);
        QVERIFY2(wrong.messages.contains("there is no object 'Sol IX'"), qPrintable(wrong.messages));
    }

    void proven_data() {
        QTest::addColumn<QString>("turn");
        QTest::newRow("X6.4 an explanation under overrides adds up") << "2";
        QTest::newRow("X6.4 so does one of the set-up") << "0";
    }
    void proven() {
        QFETCH(QString, turn);
        write(path("content.xml"), file(""));
        const Outcome outcome = run({"explain", m_scratch->path(), "--object", "Sol III", "--value", "MaxIndustry",
                                     "--turn", turn, "--set", "Sol III.MaxIndustry=7", "--json"});
        const QJsonObject ledger = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
        QVERIFY2(ledger["proven"].toBool(), qPrintable(outcome.out + outcome.messages));
        QCOMPARE(ledger["is"].toDouble(), 7.0);
    }

private:
    QString path(const QString& name) const { return m_scratch->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_scratch;
};

QTEST_GUILESS_MAIN(RunProblemsTest)
#include "run_problems_test.moc"
