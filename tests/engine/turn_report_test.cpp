// SPDX-License-Identifier: GPL-3.0-or-later
// A turn as an HTML page (I5.5).
#include "engine/orrery.h"
#include "engine/trace/turn_report.h"
#include "tests/support/named_test.h"

#include <QRegularExpression>
#include <QTest>

#include <set>

using namespace orrery::engine;

namespace {

std::unique_ptr<Session> demoAt(std::uint32_t turn) {
    const auto opened = openProject(ORRERY_RESOURCE_DIR "/demo", ORRERY_RESOURCE_DIR "/vocabulary");
    const Project& project = std::get<Project>(opened);
    auto session = Session::start(project.program, *project.model->findScenario(project.model->defaultScenario));
    session->goTo(turn);
    return session;
}

QString reportOf(const Session& session, std::uint32_t turn, std::size_t mostBreakdowns = 1'000) {
    std::string text;
    writeTurnReport(
        session, turn,
        [&](std::string_view part) {
            text += part;
            return true;
        },
        mostBreakdowns);
    return QString::fromStdString(text);
}

/// Returns the number of values that a turn has changed, from the states alone.
int changesIn(const Session& session, std::uint32_t turn) {
    const State now = session.history().state(session.universe(), turn);
    const State before = session.history().state(session.universe(), turn - 1);
    const View view = now.view();
    const View old = before.view();
    int count = 0;
    for (Row row = 0; row < view.rowCount; ++row) {
        const bool isOld = row < old.rowCount && old.exists(row);
        for (std::uint16_t c = 1; view.exists(row) && c < view.layout->size(); ++c) {
            const ColumnId column{c};
            const bool isOfDesigner = !(*view.layout)[column].name.starts_with('.');
            if (view.layout->has(view.typeOf(row), column) && isOfDesigner) {
                count += view.at(column, row) != (isOld ? old.at(column, row) : 0.0) ? 1 : 0;
            }
        }
    }
    return count;
}

} // namespace

class TurnReportTest : public QObject {
    Q_OBJECT

private slots:
    NAMED_TEST(complete, "I5.5 the report of a turn has each changed value, and no other") {
        const auto session = demoAt(8);
        for (std::uint32_t turn = 1; turn <= 8; ++turn) {
            const QString report = reportOf(*session, turn);
            QCOMPARE(report.count("<details>"), changesIn(*session, turn));
            QCOMPARE(report.count("</details>"), report.count("<details>"));
            QVERIFY(report.startsWith("<!DOCTYPE html>"));
            QVERIFY(report.endsWith("</html>\n"));
            QVERIFY(!report.contains("<summary>."));
            QVERIFY(!report.contains("the record does not add up"));
        }
    }

    NAMED_TEST(breakdown, "I5.5 a value in the report unfolds to its breakdown, down to the line of the XML") {
        const auto session = demoAt(5);
        const QString report = reportOf(*session, 5);
        const qsizetype at = report.indexOf("<summary>Minerals: 21 → 8.5</summary>");
        QVERIFY(at > 0);
        const QString breakdown = report.mid(at, report.indexOf("</details>", at) - at);
        QVERIFY(breakdown.contains("TECH_CIVICS/taxes"));
        QVERIFY(breakdown.contains(QRegularExpression("techs\\.xml:\\d+:\\d+")));
        QVERIFY(breakdown.contains("inactive: Minerals is 17.5, required: at least 20"));
        QVERIFY(report.contains("<small>empire</small>"));
        QVERIFY(report.contains("Orders, events and messages"));
    }

    NAMED_TEST(setUp, "I5.5 the report of turn 0 shows the set-up") {
        const auto session = demoAt(0);
        const QString report = reportOf(*session, 0);
        QVERIFY(report.contains("turn 0</h1>"));
        QVERIFY(report.contains("<summary>Population: 10</summary>"));
    }

    NAMED_TEST(markup, "I5.5 characters of markup are escaped in the report") {
        const QString report = reportOf(*demoAt(5), 5);
        static const QRegularExpression tags("</?([a-z0-9]+)");
        std::set<QString> names;
        for (auto it = tags.globalMatch(report); it.hasNext();) {
            names.insert(it.next().captured(1));
        }
        const std::set<QString> known{"html", "head", "meta", "title", "style",   "body", "h1",    "h2",
                                      "h3",   "p",    "ul",   "li",    "details", "pre",  "small", "summary"};
        for (const QString& name : names) {
            QVERIFY2(known.contains(name), qPrintable(name));
        }
        QVERIFY(report.contains("where MaxTrade &gt; 0"));
    }

    NAMED_TEST(many, "I5.5 a report with very many changes says that the last ones have no breakdown") {
        const auto session = demoAt(5);
        const QString report = reportOf(*session, 5, 3);
        QCOMPARE(report.count("<details>"), 3);
        QCOMPARE(report.count("class=\"plain\""), changesIn(*session, 5) - 3);
        QVERIFY(report.contains("the last ones have no breakdown"));
    }

    NAMED_TEST(stopped, "I5.5 a report ends when its file is full") {
        int parts = 0;
        QVERIFY(!writeTurnReport(*demoAt(5), 5, [&](std::string_view) { return ++parts < 3; }));
        QCOMPARE(parts, 3);
    }
};

QTEST_GUILESS_MAIN(TurnReportTest)
#include "turn_report_test.moc"
