// SPDX-License-Identifier: GPL-3.0-or-later
// Projects that try to break the program (R2.1, R2.2, R2.4, R2.6): each is reported, within memory limits.
#include "tests/cli/measured_run.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <utility>
#include <vector>

using namespace orrery::tests;

namespace {

constexpr std::uint64_t megabyte = std::uint64_t{1} << 20;
constexpr std::uint64_t most = 1024 * megabyte;        ///< memory limit of an input, and of
constexpr std::uint64_t mostAtLimit = 4096 * megabyte; ///< an input that reaches a shipped limit

/// An input and its expected result.
struct Hostile {
    const char* name;
    QByteArray content; ///< content.xml
    const char* code;   ///< the reported code; empty: not necessarily one
    int turns = -1;     ///< turns of a run; -1: check
    int status = 1;
    std::uint64_t memory = most;
    std::vector<std::pair<const char*, QByteArray>> others{}; ///< more files
};

QByteArray times(int count, const std::function<QByteArray(int)>& text) {
    QByteArray all;
    for (int i = 0; i < count; ++i) {
        all += text(i);
    }
    return all;
}

QByteArray times(int count, const char* text) {
    return QByteArray(text).repeated(count);
}

QByteArray number(int i) {
    return QByteArray::number(i);
}

QByteArray content(const QByteArray& children) {
    return "<orrery format=\"1\">" + children + "</orrery>";
}

/// Returns a scenario with one planet, and content.
QByteArray game(const QByteArray& statements, const QByteArray& more = {}) {
    return content(
        "<scenario id=\"one\"><empire id=\"Terrans\" capital=\"Sol III\"/><system name=\"Sol\" x=\"0\" y=\"0\"/>"
        "<planet name=\"Sol III\" system=\"Sol\" size=\"small\" owner=\"Terrans\"/>" +
        statements + "</scenario>" + more);
}

const QByteArray yard = "<place class=\"BLD\" on=\"Sol III\" name=\"Yard\"/>";
const QByteArray feasts = "<vocabulary><occurrence id=\"feast\"/></vocabulary>";

QByteArray group(const QByteArray& effects, const QByteArray& include = "<self/>", const QByteArray& trigger = {}) {
    static int count = 0;
    return "<group id=\"g" + number(++count) + "\">" + trigger + "<scope><include>" + include +
           "</include></scope><effects>" + effects + "</effects></group>";
}

QByteArray building(const QByteArray& groups, const QByteArray& id = "BLD") {
    return "<class id=\"" + id + "\" type=\"building\">" + groups + "</class>";
}

/// Returns a building that applies the effects each turn.
QByteArray each(const QByteArray& effects, const QByteArray& include = "<self/>", const QByteArray& statements = {}) {
    return game(yard + statements, building(group(effects, include)));
}

/// Returns a building that raises a feast each turn, and groups that respond to it.
QByteArray answered(const QByteArray& effects, const QByteArray& raised = "<raise occurrence=\"feast\"/>") {
    return game(yard, feasts + building(group(raised) + group(effects, "<self/>", "<trigger after=\"feast\"/>")));
}

const QByteArray anything = "<or><object-type type=\"planet\"/><object-type type=\"building\"/></or>";

std::vector<Hostile> documents() {
    return {
        {"nothing at all", "", "xml."},
        {"one NUL", QByteArray(1, '\0'), "xml."},
        {"a NUL in a name", content(QByteArray("<class id=\"A") + QByteArray(1, '\0') + "\" type=\"building\"/>"),
         "xml."},
        {"a million NULs", QByteArray(1'000'000, '\0'), "xml."},
        {"no UTF-8", content("<class id=\"\xff\xfe\" type=\"building\"/>"), "xml."},
        {"UTF-16", QByteArray("\xff\xfe<\0o\0", 6), "xml."},
        {"another encoding", "<?xml version=\"1.0\" encoding=\"latin-1\"?>" + content({}), "xml."},
        {"entities that double",
         "<!DOCTYPE o [<!ENTITY a \"aa\"><!ENTITY b \"&a;&a;&a;&a;\"><!ENTITY c \"&b;&b;&b;&b;\">]>" + content("&c;"),
         "xml."},
        {"an entity of a file", "<!DOCTYPE o [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>" + content("&a;"), "xml."},
        {"a character that is none", content("<class id=\"&#0;\" type=\"building\"/>"), "xml."},
        {"a hundred thousand elements within one another", times(100'000, "<a>"), "xml."},
        {"the same, closed", content(times(100'000, "<a>") + times(100'000, "</a>")), "xml."},
        {"a hundred thousand ends", content(times(100'000, "</a>")), "xml."},
        {"a hundred thousand ampersands", content(times(100'000, "&")), "xml."},
        {"a hundred thousand comments that do not end", content(times(100'000, "<!-- ")), "xml."},
        {"an attribute of two megabytes", content("<class id=\"" + times(2'000'000, "x") + "\" type=\"building\"/>"),
         "xml."},
        {"ten thousand attributes",
         content("<class id=\"A\" type=\"building\" " +
                 times(10'000, [](int i) { return " a" + number(i) + "=\"1\""; }) + "/>"),
         "content."},
        {"ten thousand equal attributes",
         content("<class id=\"A\" type=\"building\"" + times(10'000, " a=\"1\"") + "/>"), "xml."},
        {"a hundred thousand unknown elements", content(times(100'000, [](int i) { return "<u" + number(i) + "/>"; })),
         "content."},
        {"a hundred thousand equal ids", content(times(100'000, "<class id=\"A\" type=\"building\"/>")), "check."},
        {"a hundred thousand roots", times(100'000, "<orrery format=\"1\"/>"), "xml."},
        {"a million brackets of an element", content(times(1'000'000, "<")), "xml."},
    };
}

std::vector<Hostile> contents() {
    const auto formula = [](const QByteArray& text) {
        return content(building("<group id=\"a\"><activation if=\"" + text + "\"/></group>"));
    };
    return {
        {"brackets within one another", formula(times(100'000, "(")), "expr."},
        {"a sum of a hundred thousand", formula("1" + times(100'000, " + 1") + " &gt; 0"), ""},
        {"signs before a number", formula(times(100'000, "-") + "1 &gt; 0"), "expr."},
        {"powers of powers", formula("2" + times(2'000, " ^ 2") + " &gt; 0"), ""},
        {"a number beyond all bounds", formula("1" + times(100'000, "0") + " &gt; 0"), "expr."},
        {"a text that does not end", formula("name == 'x" + times(100'000, "y")), "expr."},
        {"unknown names", formula("a" + times(50'000, " + b") + " &gt; 0"), "expr."},
        {"functions within one another", formula(times(1'000, "max(1, ") + "1" + times(1'000, ")") + " &gt; 0"),
         "expr."},
        {"conditions within one another",
         content(building(group("<destroy-object/>", times(250, "<not>") + "<self/>" + times(250, "</not>")))), ""},
        {"variables in a circle",
         content("<variable name=\"A\" scope=\"planet\" format=\"number\"/><variable name=\"B\" scope=\"planet\" "
                 "format=\"number\"/><global-modifiers><modify-other type=\"planet\" variable=\"A\" set=\"B + 1\"/>"
                 "<modify-other type=\"planet\" variable=\"B\" set=\"A + 1\"/></global-modifiers>"),
         "check."},
        {"ten thousand variables in a chain",
         content(
             times(10'000,
                   [](int i) { return "<variable name=\"V" + number(i) + "\" scope=\"planet\" format=\"number\"/>"; }) +
             "<global-modifiers>" +
             times(9'999,
                   [](int i) {
                       return "<modify-other type=\"planet\" variable=\"V" + number(i + 1) + "\" set=\"V" + number(i) +
                              " + 1\"/>";
                   }) +
             "</global-modifiers>"),
         ""},
        {"seventy thousand meters",
         content("<vocabulary>" + times(70'000, [](int i) { return "<meter id=\"M" + number(i) + "\"/>"; }) +
                 "</vocabulary>"),
         ""},
        {"types attached in a circle",
         content("<vocabulary><type id=\"a\" attached-to=\"b\"/><type id=\"b\" attached-to=\"a\"/></vocabulary>"), ""},
        {"a class that asks for itself", content("<class id=\"A\" type=\"tech\"><prerequisite class=\"A\"/></class>"),
         "content."},
        {"numbers out of their bounds",
         each("<create-object class=\"BLD\" count=\"-1e308\"/><delay turns=\"1e308\"><then><destroy-object/></then>"
              "</delay>"),
         ""},
        {"paths out of the project", content("<include file=\"../../../../etc/passwd\"/>"), "content."},
        {"a table that is no table",
         content("<lookup id=\"T\" file=\"t.csv\"/>"),
         "content.",
         -1,
         1,
         most,
         {{"t.csv", times(100'000, "\"")}}},
        {"manifest of nonsense", content({}), "", -1, 1, most, {{"orrery.xml", times(1'000, "<project>")}}},
    };
}

std::vector<Hostile> runs() {
    const QByteArray grow = "<create-object class=\"BLD\"/>";
    const QByteArray both = "<raise occurrence=\"feast\"/><raise occurrence=\"feast\"/>";
    return {
        {"objects that double each turn", each(grow), "run.too-many-objects", 24, 1, mostAtLimit},
        {"a thousand million objects at once", each("<create-object class=\"BLD\" count=\"1e9\"/>"),
         "run.memory-used-up", 1, 1, mostAtLimit},
        {"objects beyond all numbers", each("<create-object class=\"BLD\" count=\"1e300 * 1e300\"/>"), "expr.overflow",
         1},
        {"what is made answers that it was made",
         game(yard, building(group(grow) + group(grow, "<self/>", "<trigger after=\"created\" of=\"any\"/>"))), "run.",
         2, -1, mostAtLimit},
        {"an answer that raises what it answers", answered("<raise occurrence=\"feast\"/>"), "run.chain-cut", 2},
        {"an answer that raises it twice", answered(both), "run.chain-cut", 2},
        {"an answer delays what raises it twice", answered("<delay turns=\"1\"><then>" + both + "</then></delay>"),
         "run.too-many-pending", 30, 1, mostAtLimit},
        {"the same in the same turn", answered("<delay turns=\"0\"><then>" + both + "</then></delay>"), "run.", 30, 1,
         mostAtLimit},
        {"an answer awaits what raises it twice",
         answered("<next-time after=\"feast\" of=\"any\"><then>" + both + "</then></next-time>"), "", 10, 0},
        {"a delay of everything, each turn", each("<delay turns=\"999\"><then><destroy-object/></then></delay>"), "",
         500, 0},
        {"ten thousand messages, each turn",
         game(times(10'001, [](int i) { return "<place class=\"BLD\" on=\"Sol III\" name=\"Y" + number(i) + "\"/>"; }),
              building(group("<message text=\"{name} {name} {name}\" to=\"everybody\"/>"))),
         "run.too-many-messages", 10, 0},
        {"conditions that check one another",
         game("<condition id=\"a\" persistent=\"true\" when=\"true\"><check/></condition>"), "run.endless-check", 2},
        {"five hundred conditions that all check",
         game(times(500,
                    [](int i) {
                        return "<condition id=\"c" + number(i) +
                               "\" persistent=\"true\" when=\"true\"><check/></condition>";
                    })),
         "run.endless-check", 2},
        {"each asks of each about each",
         game(times(2'000, [](int i) { return "<place class=\"BLD\" on=\"Sol III\" name=\"Y" + number(i) + "\"/>"; }),
              building(group("<destroy-object/>", "<number-of at-least=\"9999\"><expression if=\"id != Target.id and "
                                                  "Target.id != Source.id\"/></number-of>"))),
         "run.", 3, -1},
        {"a galaxy without end", content("<scenario id=\"g\"><galaxy systems=\"999999999\"/></scenario>"),
         "content.out-of-range", 1, 1, mostAtLimit},
        {"a galaxy of nothing", content("<scenario id=\"g\"><galaxy systems=\"-5\"/></scenario>"), "", 1},
        {"five thousand empires",
         content("<scenario id=\"g\">" +
                 times(5'000,
                       [](int i) {
                           return "<system name=\"S" + number(i) + "\" x=\"" + number(i) +
                                  "\" y=\"0\"/><planet name=\"P" + number(i) + "\" system=\"S" + number(i) +
                                  "\" size=\"small\" owner=\"E" + number(i) + "\"/><empire id=\"E" + number(i) +
                                  "\" capital=\"P" + number(i) + "\"/>";
                       }) +
                 "</scenario>"),
         "", 1, -1},
        {"an object that destroys what carries it", each("<destroy-object/>", "<object-type type=\"system\"/>"), "", 3,
         0},
        {"a number that grows beyond all bounds",
         game(yard, "<variable name=\"V\" scope=\"planet\" format=\"number\"/>" +
                        building(group("<modify-stockpile resource=\"influence\" amount=\"10 ^ 300 * 10 ^ 300\"/>"))),
         "", 3, -1},
        {"division by zero without end",
         each("<modify-max-meter meter=\"Industry\" amount=\"1 / 0\"/>", "<object-type type=\"planet\"/>"), "", 100,
         -1},
        {"names that do not end",
         game("<place class=\"BLD\" on=\"Sol III\" name=\"" + times(500'000, "n") + "\"/>",
              building(group("<message text=\"" + times(100, "{name}") + "\" to=\"everybody\"/>"))),
         "", 20, -1},
        {"statements that fail", game(times(20'000, "<set object=\"nobody\" owner=\"Terrans\"/>")), "scenario.", 1},
        {"orders that nobody can give",
         game(times(20'000, "<cancel-order empire=\"Terrans\" object=\"Sol III\" turn=\"0\"/>")), "run.order-refused",
         2, 0},
    };
}

} // namespace

Q_DECLARE_METATYPE(Hostile)

class HostileRunsTest : public QObject {
    Q_OBJECT

private slots:
    void input_data() {
        QTest::addColumn<Hostile>("hostile");
        std::vector tables{documents(), contents()};
        if (!isSanitized) { // they reach the shipped limits, which takes an hour under a sanitizer
            tables.push_back(runs());
        }
        for (const std::vector<Hostile>& table : tables) {
            for (const Hostile& row : table) {
                const char* const needs = row.memory == most ? "1 GB" : "4 GB";
                QTest::addRow("R2.4 %s: %s within %s%s", row.turns < 0 ? "check" : "run", row.name, needs,
                              isSanitized ? ", not measured under a sanitizer" : "")
                    << row;
            }
        }
    }
    void input() {
        QFETCH(Hostile, hostile);
        QTemporaryDir folder;
        const auto write = [&](const QString& name, const QByteArray& bytes) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(bytes);
        };
        write("orrery.xml", "<project format=\"1\" name=\"Hostile\"/>");
        write("content.xml", hostile.content);
        for (const auto& [name, bytes] : hostile.others) {
            write(name, bytes);
        }
        const bool isRun = hostile.turns >= 0;
        QStringList arguments{isRun ? "run" : "check", folder.path()};
        if (isRun) {
            arguments << "--turns" << QString::number(hostile.turns) << "--memory-limit"
                      << "3G";
        }
        const Measured run = measured(arguments, hostile.memory + 512 * megabyte);
        if (qEnvironmentVariableIsSet("ORRERY_MEASURE")) { // for a table of the memory and time of each input
            qInfo("%s: %d, %llu MB, %.1f s", hostile.name, run.status,
                  static_cast<unsigned long long>(run.peakBytes / megabyte), run.seconds);
        }
        const QByteArray shown = run.messages.left(2'000) + " ... " + run.out.left(500);
        QVERIFY2(run.signal == 0, shown.constData());
        QVERIFY2(run.status == hostile.status || (hostile.status == -1 && (run.status == 0 || run.status == 1)) ||
                     (hostile.code[0] == '\0' && run.status <= 1),
                 (QByteArray::number(run.status) + ": " + shown).constData());
        QVERIFY2(hostile.code[0] == '\0' || (run.messages + run.out).contains(QByteArray("[") + hostile.code),
                 shown.constData());
        QVERIFY2(isSanitized || run.peakBytes <= hostile.memory, QByteArray::number(run.peakBytes).constData());
    }

    void streams_data() {
        QTest::addColumn<QString>("option");
        for (const char* const option : {"--trace", "--dump"}) {
            QTest::addRow(isSanitized ? "R2.4 run %s - of 300 systems, not measured under a sanitizer"
                                      : "R2.4 run %s - of 10,000 systems takes at most 64 MB beside the run",
                          option)
                << QString(option);
        }
    }
    void streams() {
        QFETCH(QString, option);
        const QString demo = QString(ORRERY_SOURCE_DIR) + "/resources/demo";
        QTemporaryDir folder;
        QFile file(folder.filePath("large.xml"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const QByteArray systems = isSanitized ? "300" : "10000";
        file.write(content("<scenario id=\"large\"><galaxy systems=\"" + systems + "\"/></scenario>"));
        file.close();
        const QStringList arguments{"run", demo, "--scenario", file.fileName(), "--turns", "4"};
        const Measured alone = measured(arguments, mostAtLimit);
        const Measured written = measured(arguments + QStringList{option, "-"}, mostAtLimit);
        QCOMPARE(alone.status, 0);
        QCOMPARE(written.status, 0);
        // Keeping it in memory would be noticeable.
        QVERIFY(written.out.size() > static_cast<qsizetype>(isSanitized ? megabyte : 64 * megabyte));
        QVERIFY2(isSanitized || written.peakBytes <= alone.peakBytes + 64 * megabyte,
                 QByteArray::number((written.peakBytes - alone.peakBytes) / megabyte).constData());
    }
};

QTEST_GUILESS_MAIN(HostileRunsTest)
#include "hostile_runs_test.moc"
