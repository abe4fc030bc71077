// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the command coverage like a user (C6, I4.13).
#include "tests/cli/cli_run.h"
#include "tests/support/named_test.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace orrery::tests;

namespace {

const QString demo = QStringLiteral(ORRERY_RESOURCE_DIR "/demo");

/// An element of Cobertura's DTD: its children as a regular expression over their names, and its attributes.
struct ElementRule {
    QString children;
    QStringList required;
    QStringList allowed{};
};

const QHash<QString, ElementRule> coberturaRules{
    {"coverage",
     {"(sources )?packages ",
      {"line-rate", "branch-rate", "lines-covered", "lines-valid", "branches-covered", "branches-valid", "complexity",
       "version", "timestamp"}}},
    {"sources", {"(source )*", {}}},
    {"source", {"", {}}},
    {"packages", {"(package )*", {}}},
    {"package", {"classes ", {"name", "line-rate", "branch-rate", "complexity"}}},
    {"classes", {"(class )*", {}}},
    {"class", {"methods lines ", {"name", "filename", "line-rate", "branch-rate", "complexity"}}},
    {"methods", {"(method )*", {}}},
    {"method", {"lines ", {"name", "signature", "line-rate", "branch-rate", "complexity"}}},
    {"lines", {"(line )*", {}}},
    {"line", {"(conditions )*", {"number", "hits"}, {"branch", "condition-coverage"}}},
};

/// Checks an element and everything in it against the DTD. Returns the first mistake; empty: none.
QString mistakeIn(QXmlStreamReader& xml, QHash<QString, int>& seen) {
    const QString name = xml.name().toString();
    ++seen[name];
    const auto rule = coberturaRules.find(name);
    if (rule == coberturaRules.end()) {
        return name;
    }
    for (const QString& attribute : rule->required) {
        if (!xml.attributes().hasAttribute(attribute)) {
            return name + " lacks " + attribute;
        }
    }
    for (const QXmlStreamAttribute& attribute : xml.attributes()) {
        const QString of = attribute.name().toString();
        if (!rule->required.contains(of) && !rule->allowed.contains(of)) {
            return name + " has " + of;
        }
        if (of.endsWith("-rate") && !(attribute.value().toDouble() >= 0 && attribute.value().toDouble() <= 1)) {
            return name + " " + of + " " + attribute.value().toString();
        }
    }
    QString children;
    while (xml.readNext() != QXmlStreamReader::EndElement) {
        if (xml.isStartElement()) {
            children += xml.name().toString() + " ";
            if (const QString mistake = mistakeIn(xml, seen); !mistake.isEmpty()) {
                return mistake;
            }
        } else if (xml.atEnd()) {
            return xml.errorString();
        }
    }
    const QRegularExpression pattern("^(" + rule->children + ")$");
    return pattern.match(children).hasMatch() ? QString() : name + " with " + children;
}

QString contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

class CoverageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(m_folder.isValid()); }

    NAMED_TEST(table, "C6 coverage writes a line for each class, and the totals") {
        const Outcome outcome = run({"coverage", demo, "--turns", "12"});
        QCOMPARE(outcome.status, 0);
        const QStringList lines = outcome.out.split('\n');
        QVERIFY2(lines[0].startsWith("class "), qPrintable(lines[0]));
        const QRegularExpression foundry("\nBLD_FOUNDRY +effective +12 +1/1 +- +4/4 +1/1\n");
        QVERIFY2(outcome.out.contains(foundry), qPrintable(outcome.out));
        // Every planet in the Forum's scope has more happiness than the Forum gives.
        const QRegularExpression forum("\nBLD_FORUM +matched +12 +0/1 +- +4/4 +0/1\n");
        QVERIFY2(outcome.out.contains(forum), qPrintable(outcome.out));
        const QRegularExpression group("\ngroup +\\d+ +\\d+ +\\d+ +\\d+ +\\d+ +\\d+\n");
        QVERIFY2(outcome.out.contains(group), qPrintable(outcome.out));
        QCOMPARE(run({"coverage", demo, "--turns", "12"}).out, outcome.out);
    }

    NAMED_TEST(tests, "I4.13 coverage --tests reports what the tests reach together") {
        const QDir folder(m_folder.filePath("tested"));
        QVERIFY(QDir().mkpath(folder.path()));
        const auto write = [&](const char* name, const QByteArray& text) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        write("orrery.xml", R"(<project format="1" name="Mines" scenario="mines"/>)");
        QByteArray classes;
        for (const char* const id : {"A", "B", "C"}) {
            classes +=
                QByteArray("<class id='BLD_") + id +
                "' type='building'><group id='dig'><scope><include><contains><self/></contains></include></scope>"
                "<effects><modify-max-meter meter='Mining' amount='2'/></effects></group></class>";
        }
        write("rules.xml", "<orrery format='1'>" + classes + R"(
            <scenario id="mines"><system name="Sun" x="0" y="0"/><planet name="World" system="Sun"/></scenario>
            <test id="one" turns="2"><place class="BLD_A" on="World"/><expect if="turn == 2"/></test>
            <test id="two" turns="3" seeds="1..2"><place class="BLD_B" on="World"/><expect if="turn == 3"/></test>
            <test id="off" enabled="false"><place class="BLD_C" on="World"/><expect if="turn == 3"/></test></orrery>)");
        const Outcome outcome = run({"coverage", folder.path(), "--tests"});
        QVERIFY2(outcome.status == 0, qPrintable(outcome.messages));
        QCOMPARE(run({"coverage", folder.path(), "--tests", "--jobs", "1"}).out, outcome.out);
        QCOMPARE(run({"coverage", folder.path(), "--tests", "--jobs", "0"}).status, 2);
        for (const char* const line :
             {"\nBLD_A +effective +2 +1/1 ", "\nBLD_B +effective +6 +1/1 ", "\nBLD_C +never "}) {
            QVERIFY2(outcome.out.contains(QRegularExpression(line)), qPrintable(outcome.out));
        }
    }

    NAMED_TEST(sweep, "I4.13 coverage --sweep reports what the runs of a sweep reach together") {
        const QDir folder(m_folder.filePath("swept"));
        QVERIFY(QDir().mkpath(folder.path()));
        const auto write = [&](const char* name, const QByteArray& text) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        write("orrery.xml", R"(<project format="1" name="Mines" scenario="mines"/>)");
        write("rules.xml", R"(<orrery format="1"><vocabulary><define id="BONUS" value="0"/></vocabulary>
            <class id="BLD_MINE" type="building"><group id="dig"><scope><include><contains><self/></contains></include>
              </scope><effects><modify-max-meter meter="Mining" amount="BONUS"/></effects></group></class>
            <scenario id="mines"><system name="Sun" x="0" y="0"/><planet name="World" system="Sun"/>
              <place class="BLD_MINE" on="World"/></scenario>
            <sweep id="ores" seeds="1..3" turns="2"><vary constant="BONUS" values="0 1"/>
              <measure id="m" object="World" value="MaxMining"/></sweep>
            <sweep id="broken" turns="2"><vary at="BLD_MINE/dig" attribute="priority" values="1 1.5"/>
              <measure id="m" object="World" value="MaxMining"/></sweep></orrery>)");
        const Outcome plain = run({"coverage", folder.path(), "--turns", "2"});
        QVERIFY2(plain.out.contains(QRegularExpression("\nBLD_MINE +matched +2 ")), qPrintable(plain.out));
        const Outcome swept = run({"coverage", folder.path(), "--sweep", "ores"});
        QVERIFY2(swept.status == 0, qPrintable(swept.messages));
        QVERIFY2(swept.out.contains(QRegularExpression("\nBLD_MINE +effective +12 +1/1 ")), qPrintable(swept.out));
        const Outcome page = run({"coverage", folder.path(), "--sweep", "ores", "--html", "-"});
        QVERIFY2(page.out.contains("Sweep ores, 6 runs, 12 turns"), qPrintable(page.out.left(2000)));
        const Outcome broken = run({"coverage", folder.path(), "--sweep", "broken", "--json"});
        QCOMPARE(broken.status, 1);
        QVERIFY2(broken.messages.contains("variant 1 (BLD_MINE/dig priority = 1.5) has an error"),
                 qPrintable(broken.messages));
        QCOMPARE(QJsonDocument::fromJson(broken.out.toUtf8()).object()["turns"].toInt(), 2);
        const Outcome unknown = run({"coverage", folder.path(), "--sweep", "gold"});
        QCOMPARE(unknown.status, 2);
        QVERIFY2(unknown.messages.contains("the project has ores, broken"), qPrintable(unknown.messages));
        QCOMPARE(run({"coverage", folder.path(), "--sweep", "ores", "--tests"}).status, 2);
    }

    NAMED_TEST(demoTests, "I4.13 the tests of the demo make at least 90 % of its groups effective") {
        const Outcome outcome = run({"coverage", demo, "--tests", "--json"});
        QCOMPARE(outcome.status, 0);
        const QJsonObject groups =
            QJsonDocument::fromJson(outcome.out.toUtf8()).object()["totals"].toObject()["group"].toObject();
        int all = 0;
        for (const QJsonValue& count : groups) {
            all += count.toInt();
        }
        QVERIFY2(10 * groups["effective"].toInt() >= 9 * all,
                 qPrintable(QString("%1 of %2").arg(groups["effective"].toInt()).arg(all)));
    }

    void excluded_data() {
        QTest::addColumn<QStringList>("runs");
        QTest::addColumn<QStringList>("option");
        for (const QStringList& runs : {QStringList{"--tests"}, QStringList{"--sweep", "ores"}}) {
            for (const QStringList& option : {QStringList{"--scenario", "wide-sky"}, QStringList{"--seed", "3"},
                                              QStringList{"--turns", "2"}, QStringList{"--view", "screen=main"}}) {
                QTest::addRow("I4.13 coverage %s does not ignore %s", qPrintable(runs.first()),
                              qPrintable(option.first()))
                    << runs << option;
            }
        }
    }
    void excluded() {
        QFETCH(QStringList, runs);
        QFETCH(QStringList, option);
        const Outcome outcome = run(QStringList{"coverage", demo} + runs + option);
        QCOMPARE(outcome.status, 2);
        QCOMPARE(outcome.out, QString());
        QCOMPARE(outcome.messages,
                 "orrery-cli: " + runs.first() + " and " + option.first() + " exclude each other; omit one of them\n");
    }

    NAMED_TEST(json, "C6 coverage writes every element and its counts as JSON") {
        const Outcome outcome = run({"coverage", demo, "--turns", "12", "--json"});
        QCOMPARE(outcome.status, 0);
        const QJsonObject json = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
        QCOMPARE(json["turns"].toInt(), 12);
        QHash<QString, QJsonObject> elements;
        QHash<QString, QHash<QString, int>> counted;
        for (const QJsonValue& element : json["elements"].toArray()) {
            elements[element["id"].toString()] = element.toObject();
            ++counted[element["kind"].toString()][element["state"].toString()];
        }
        QCOMPARE(elements.size(), json["elements"].toArray().size()); // each id once
        for (const QString& kind : counted.keys()) {
            for (const QString& state : counted[kind].keys()) {
                QCOMPARE(json["totals"][kind][state].toInt(), counted[kind][state]);
            }
        }
        const QJsonObject forum = elements["group:BLD_FORUM/order"];
        QCOMPARE(forum["state"].toString(), "matched");
        QVERIFY(forum["objects"].toInt() > 0);
        QCOMPARE(forum["changed"].toInt(), 0);
        QVERIFY2(forum["place"].toString().startsWith("buildings.xml:6:"), qPrintable(forum["place"].toString()));
        QVERIFY(elements["group:BLD_FOUNDRY/works"]["changed"].toInt() > 0);
    }

    NAMED_TEST(html, "C6 the page of coverage needs no other file, and shows the content with marks and colours") {
        const QString path = m_folder.filePath("coverage.html");
        const Outcome outcome = run({"coverage", demo, "--turns", "12", "--html", path});
        QCOMPARE(outcome.status, 0);
        QVERIFY(outcome.out.isEmpty());
        const QString page = contentOf(path);
        QVERIFY(page.startsWith("<!DOCTYPE html>"));
        for (const char* const outside : {"<script", "<link", "<img", "@import", "url(", "src="}) {
            QVERIFY2(!page.contains(outside), outside);
        }
        const QRegularExpression line("<span class=\"line matched\" title=\"group: objects in scope, but no lasting "
                                      "change; fired in 11 of 12 turns; changed 0 values\"><i>6</i><b>◑</b>[^<]*"
                                      "&lt;group id=&quot;order&quot;");
        QVERIFY2(page.contains(line), qPrintable(page.left(4000)));
        QVERIFY(page.contains("<span class=\"line never\""));
        QVERIFY(page.contains("<b>✕</b>") && page.contains("<b>●</b>"));
        // Every mark-up character of the content is escaped, so the page has the tags of the report only.
        QVERIFY(!page.contains("<group"));
        QVERIFY(!page.contains("<class "));
        QXmlStreamReader tags(QString(page).remove("<!DOCTYPE html>").remove("<meta charset=\"utf-8\">"));
        while (!tags.atEnd()) {
            tags.readNext();
        }
        QVERIFY2(!tags.hasError(), qPrintable(tags.errorString()));
    }

    NAMED_TEST(cobertura, "C6 Cobertura's XML has the structure of its DTD, and rates that its lines add up to") {
        const QString path = m_folder.filePath("coverage.xml");
        QCOMPARE(run({"coverage", demo, "--turns", "12", "--cobertura", path}).status, 0);
        const QString text = contentOf(path);
        QXmlStreamReader xml(text);
        QVERIFY(xml.readNextStartElement());
        QCOMPARE(xml.name().toString(), "coverage");
        const int valid = xml.attributes().value("lines-valid").toInt();
        const int covered = xml.attributes().value("lines-covered").toInt();
        const double rate = xml.attributes().value("line-rate").toDouble();
        QVERIFY(covered > 0 && covered < valid);
        QVERIFY(std::abs(rate - double(covered) / valid) < 0.0001);
        QHash<QString, int> seen;
        const QString mistake = mistakeIn(xml, seen);
        QVERIFY2(mistake.isEmpty(), qPrintable(mistake));
        QVERIFY(seen["class"] > 10 && seen["method"] > 10 && seen["package"] > 2 && seen["line"] > valid);
        QVERIFY(text.contains("<class name=\"BLD_FORUM\" filename=\"buildings.xml\""));
        QVERIFY(text.contains("condition-coverage=\"100% (2/2)\""));
    }

    NAMED_TEST(both, "C6 coverage writes to standard output, and never over a file that it reads") {
        const Outcome page = run({"coverage", demo, "--turns", "2", "--html", "-"});
        QCOMPARE(page.status, 0);
        QVERIFY(page.out.startsWith("<!DOCTYPE html>"));
        QVERIFY(!page.out.contains("class       "));
        const QString copy = m_folder.filePath("demo");
        QVERIFY(QDir().mkpath(copy + "/strings"));
        for (const QString& name : QDir(demo).entryList(QDir::Files)) {
            QVERIFY(QFile::copy(demo + "/" + name, copy + "/" + name));
        }
        QVERIFY(QFile::copy(demo + "/strings/en.xml", copy + "/strings/en.xml"));
        const QString before = contentOf(copy + "/techs.xml");
        QCOMPARE(run({"coverage", copy, "--turns", "1", "--html", copy + "/techs.xml"}).status, 2);
        QCOMPARE(contentOf(copy + "/techs.xml"), before);
        QCOMPARE(run({"coverage", m_folder.filePath("none")}).status, 2);
        QCOMPARE(run({"coverage", demo, "--scenario", "nowhere"}).status, 2);
    }

private:
    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(CoverageTest)
#include "coverage_test.moc"
