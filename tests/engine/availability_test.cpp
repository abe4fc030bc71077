// SPDX-License-Identifier: GPL-3.0-or-later
// The rules for whether an empire can have a class, compiled into one condition and shown (X6.3).
#include "engine/check/expression/row_place.h"
#include "engine/trace/ask.h"
#include "engine/trace/availability.h"
#include "tests/engine/support/game_fixture.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace orrery::engine;
using fixture::Game;

namespace {

const std::string techs = "<class id='T1' type='tech'/><class id='T2' type='tech'/><class id='T3' type='tech'>"
                          "<unlocks class='BLD'/></class>";

std::string building(const std::string& inside, const std::string& attributes = {}) {
    return techs + "<class id='BLD' type='building' " + attributes + ">" + inside + "</class>";
}

std::string give(const std::string& tech) {
    return "<give-tech tech='" + tech + "' to='Terrans'/>";
}

Availability ask(const Game& game, const std::string& empire = "Terrans", const std::string& place = {}) {
    const Session& session = game.session();
    return availability(session.evaluator(), session.universe().view(), *session.program().model->findClass("BLD"),
                        game.find(empire), place.empty() ? noRow : game.find(place));
}

} // namespace

class AvailabilityTest : public QObject {
    Q_OBJECT

private slots:
    void rights_data();
    void rights();
    void answers_data();
    void answers();
    void findings_data();
    void findings();
    void ownerCanBuildAgrees();
    void shown();
};

void AvailabilityTest::answers_data() {
    QTest::addColumn<QString>("content");
    QTest::addColumn<QString>("placements");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("expected"); ///< yes or no; after a no, the test that decided it
    const auto row = [](const char* name, const std::string& content, const std::string& placements, const char* place,
                        const char* expected) {
        QTest::newRow(name) << QString::fromStdString(content) << QString::fromStdString(placements) << place
                            << expected;
    };
    const std::string plain = "<class id='BLD' type='building'/>";
    const std::string needs = building("<prerequisite tech='T1'/><prerequisite tech='T2'/>");
    row("X6.3 no conditions", plain, {}, "", "yes");
    row("X6.3 the flag", "<class id='BLD' type='building' available='false'/>", {}, "",
        "no: no empire can produce or research it");
    row("X6.3 all prerequisites", needs, give("T1") + give("T2"), "", "yes");
    row("X6.3 one prerequisite is missing", needs, give("T1"), "",
        "no: Terrans has no T2, required: T2; Terrans has no T3, required: T3");
    row("X6.3 what unlocks it is enough", needs, give("T3"), "", "yes");
    row("X6.3 without prerequisites it has to be unlocked", building({}), {}, "",
        "no: Terrans has no T3, required: T3");
    row("X6.3 the empire's condition", "<class id='BLD' type='building'><available if='Minerals &gt; 10'/></class>", {},
        "", "no: Minerals is 10, required: Minerals > 10");
    row("X6.3 the empire's condition holds",
        "<class id='BLD' type='building'><available if='Minerals &gt;= 10 and Source.Minerals == Minerals'/></class>",
        {}, "", "yes");
    row("X6.3 conditions in elements, asked about the empire itself",
        "<class id='T1' type='tech'/><class id='BLD' type='building'><available><owner-has-tech tech='T1'/>"
        "</available></class>",
        give("T1"), "", "yes");
    const std::string local = "<class id='BLD' type='building'><location if='owner == Source'><planet-size "
                              "size='small'/></location></class>";
    row("X6.3 without a place its conditions are not asked", local, {}, "", "yes");
    row("X6.3 a place that will do", local, {}, "Mars", "yes");
    row("X6.3 a place that is another's", local, {}, "Vega I", "no: owner is Vegans*; size is huge, required: small");
    row("X6.3 conditions with errors make nothing available",
        "<class id='BLD' type='building'><available if='Mineral &gt; 10'/></class>", {}, "",
        "no: its conditions have errors");
}

void AvailabilityTest::answers() {
    QFETCH(QString, content);
    QFETCH(QString, placements);
    QFETCH(QString, place);
    QFETCH(QString, expected);
    const Game game(content.toStdString(), placements.toStdString());
    const Availability answer = ask(game, "Terrans", place.toStdString());
    QString text = answer.truth == Truth::yes ? "yes" : answer.truth == Truth::no ? "no" : "missing";
    QStringList reasons;
    for (const auto* list : {&answer.ofEmpire, &answer.ofPlace}) {
        for (std::size_t i = 0; i < list->size(); ++i) {
            if ((*list)[i].isDecisive) {
                reasons += QString::fromStdString(sentenceOf(*list, i).english());
            }
        }
    }
    text += reasons.isEmpty() ? QString() : ": " + reasons.join("; ");
    const QStringList parts = expected.split('*');
    QVERIFY2(text.startsWith(parts.front()) && text.endsWith(parts.back()), qPrintable(text));
    const Session& session = game.session();
    QCOMPARE(int(isAvailable(session.evaluator(), session.universe().view(), *session.program().model->findClass("BLD"),
                             game.find("Terrans"), place.isEmpty() ? noRow : game.find(place.toStdString()))),
             int(answer.truth));
}

void AvailabilityTest::findings_data() {
    QTest::addColumn<QString>("inside");
    QTest::addColumn<int>("count");
    QTest::newRow("X6.3 availability without a mistake")
        << "<available if='Minerals &gt; 1'/><location><planet-size size='huge'/></location>" << 0;
    QTest::newRow("X6.3 an empire's condition has no target") << "<available if='Target.Minerals &gt; 1'/>" << 1;
    QTest::newRow("X6.3 an unknown condition") << "<location><planet-sise size='huge'/></location>" << 1;
}

void AvailabilityTest::findings() {
    QFETCH(QString, inside);
    QFETCH(int, count);
    const Game game("<class id='BLD' type='building'>" + inside.toStdString() + "</class>");
    QCOMPARE(int(game.findings().size()), count);
}

void AvailabilityTest::ownerCanBuildAgrees() {
    // E5.25 reads the prerequisites, but neither the flag nor `<available>`
    const std::string asker = "<class id='ASK' type='building'><group id='g'><scope><include><owner-can-build "
                              "class='BLD'/></include></scope><effects><modify-max-meter meter='Industry' amount='1'/>"
                              "</effects></group></class>";
    const auto fires = [&](const std::string& given) {
        Game game(building("<prerequisite tech='T1'/><prerequisite tech='T2'/><available if='Minerals &gt; 99'/>",
                           "available='false'") +
                      asker,
                  given + "<place class='ASK' on='Mars'/>");
        game.goTo(1);
        return game.at("Mars", "MaxIndustry") > 0.0;
    };
    QVERIFY(!fires({}));
    QVERIFY(!fires(give("T1")));
    QVERIFY(fires(give("T1") + give("T2")));
    QVERIFY(fires(give("T3")));
}

void AvailabilityTest::rights_data() {
    QTest::addColumn<QString>("given"); ///< effects of a group that fires once on the Terrans
    QTest::addColumn<bool>("flag");
    QTest::addColumn<QString>("available"); ///< the expression of <available>
    QTest::addColumn<QString>("expected");  ///< the result, owner-can-build, canHave() of Terrans and of Vegans
    const auto row = [](const char* name, const char* given, bool flag, const char* available, const char* expected) {
        QTest::newRow(name) << given << flag << available << expected;
    };
    const auto set = [](const char* tag, const char* what, bool isAllowed) {
        return std::string("<set-") + tag + "-availability " + what + " available='" + (isAllowed ? "true" : "false") +
               "'/>";
    };
    const std::string allow = set("building", "class='BLD'", true);
    const std::string forbid = set("building", "class='BLD'", false);
    row("E3.10 nothing was said: what must be owned before counts", "", true, "true", "no no false false");
    row("E3.10 allowed, asked by expressions", allow.c_str(), true, "true", "yes yes true false");
    row("E3.10 allowed overrides the flag", allow.c_str(), false, "true", "yes yes true false");
    row("E3.10 allowed does not override what is asked of the empire", allow.c_str(), true, "turn &gt; 99",
        "no yes true false");
    row("E3.10 forbidden, asked by expressions", ("<give-tech tech='T3'/>" + forbid).c_str(), true, "true",
        "no no false false");
    row("E3.10 what was said last counts", (forbid + allow).c_str(), true, "true", "yes yes true false");
    row("E3.10 allowed, then forbidden", (allow + forbid).c_str(), true, "true", "no no false false");
    row("E3.12 every kind of class", set("", "class='BLD'", true).replace(4, 1, "").c_str(), true, "true",
        "yes yes true false");
    row("E3.9 another class is not touched", set("tech", "tech='T1'", true).c_str(), true, "true", "no no false false");
    row("E3.11 nor is it by ships", set("ship", "class='SHP'", true).c_str(), true, "true", "no no false false");
}

void AvailabilityTest::rights() {
    QFETCH(QString, given);
    QFETCH(bool, flag);
    QFETCH(QString, available);
    QFETCH(QString, expected);
    const std::string group =
        "<class id='ASK' type='building'><group id='g'><activation if='turn == 1'/><scope><include if='type == empire "
        "and name == \"Terrans\"'/></scope><effects>" +
        given.toStdString() +
        "</effects></group><group id='can'><scope><include><owner-can-build class='BLD'/></include></scope><effects>"
        "<modify-max-meter meter='Industry' amount='1'/></effects></group></class><class id='SHP' type='ship'/>";
    Game game(building("<available if='" + available.toStdString() + "'/>", flag ? "" : "available='false'") +
                  (given.isEmpty() ? std::string() : group),
              given.isEmpty() ? std::string() : "<place class='ASK' on='Mars'/>");
    game.goTo(2);
    const Session& session = game.session();
    const View view = session.universe().view();
    const ClassIndex wanted = *session.program().model->findClass("BLD");
    const Availability answer = ask(game);
    QCOMPARE(int(isAvailable(session.evaluator(), view, wanted, game.find("Terrans"))), int(answer.truth));
    QString text = answer.truth == Truth::yes ? "yes" : "no";
    text += session.evaluator().empireCanBuild(view, game.find("Terrans"), wanted) ? " yes" : " no";
    for (const char* empire : {"Terrans", "Vegans"}) {
        const Answer asked = orrery::engine::ask({.text = "canHave(BLD)",
                                                  .context = expressionContext(RowPlace::scope, false, *view.model),
                                                  .source = game.find(empire),
                                                  .target = game.find(empire)},
                                                 *view.model, view);
        text += " " + QString::fromStdString(asked.shown);
    }
    QCOMPARE(text, expected);
    const bool isSaid = answer.right != ClassRight::unchanged;
    QCOMPARE(QString::fromStdString(renderAvailability(answer, view)).contains("during the run"), isSaid);
    if (answer.right == ClassRight::forbidden) {
        QVERIFY(renderAvailability(answer, view).find("✗ was made unavailable to this empire during the run") !=
                std::string::npos);
    }
}

void AvailabilityTest::shown() {
    // X6.3 as text and as JSON
    const Game game(building("<prerequisite tech='T1'/><available if='Minerals &gt; 1'/><location><planet-size "
                             "size='huge'/></location>"));
    const View view = game.session().universe().view();
    const Availability answer = ask(game, "Terrans", "Mars");
    const std::string text = renderAvailability(answer, view);
    const QString shown = QString::fromStdString(text);
    QVERIFY2(shown.startsWith("BLD is not available to Terrans on Mars\n"), qPrintable(shown));
    QVERIFY2(shown.contains("  ✓ expression: Minerals is 10, required: Minerals > 1\n"), qPrintable(shown));
    QVERIFY2(shown.contains("    ✗ owner-has-tech: Terrans has no T1, required: T1\n"), qPrintable(shown));
    QVERIFY2(shown.contains("  ✗ planet-size: Size is small, required: huge  ← content.xml:1:") ||
                 shown.contains("  ✗ planet-size: size is small, required: huge  ← content.xml:1:"),
             qPrintable(shown));
    const QJsonObject json =
        QJsonDocument::fromJson(QByteArray::fromStdString(availabilityJson({answer}, view))).object();
    QCOMPARE(json["answers"][0]["available"].toString(), "no");
    QCOMPARE(json["answers"][0]["place"].toString(), "Mars");
    QCOMPARE(json["answers"][0]["location"].toArray().size(), 1);
}

QTEST_APPLESS_MAIN(AvailabilityTest)
#include "availability_test.moc"
