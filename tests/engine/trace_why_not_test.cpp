// SPDX-License-Identifier: GPL-3.0-or-later
// Why a group did not affect an object: the stage that stopped it, and the values (I4.5, C3).
#include "engine/trace/render.h"
#include "engine/trace/replay.h"
#include "engine/trace/why_not.h"
#include "tests/engine/support/game_fixture.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace orrery::engine;
using fixture::Game;

namespace {

std::string building(const std::string& id, const std::string& groups) {
    return R"(<class id=")" + id + R"(" type="building">)" + groups + "</class>";
}

const std::string industry = "<modify-max-meter meter='Industry' amount='4'/>";

std::string group(const std::string& include, const std::string& effects = industry, const std::string& activation = {},
                  const std::string& attributes = {}, const std::string& exclude = {}) {
    return "<group id='g' " + attributes + ">" + activation + "<scope><include>" + include + "</include>" + exclude +
           "</scope><effects>" + effects + "</effects></group>";
}

std::string place(const std::string& objectClass, const std::string& name) {
    return "<place class='" + objectClass + "' on='Mars' name='" + name + "'/>";
}

/// A class BLD with one group, and a building of that class on Mars, called Mill.
struct Mill {
    std::string content;
    std::string placements = "<place class='BLD' on='Mars' name='Mill'/>";
    explicit Mill(const std::string& groups, const std::string& before = {})
        : content(before + building("BLD", groups)) {}
};

/// Returns whether the text is as expected. A * stands for any text.
bool isLike(const QString& text, const QString& expected) {
    const QStringList parts = expected.split('*');
    qsizetype at = 0;
    for (const QString& part : parts) {
        at = text.indexOf(part, at);
        if (at < 0 || (&part == &parts.front() && at != 0)) {
            return false;
        }
        at += part.size();
    }
    return at == text.size() || parts.back().isEmpty();
}

WhyNot ask(const Game& game, std::string_view holder, std::string_view object, std::string_view objectClass = "BLD") {
    const Session& session = game.session();
    const Program& program = session.program();
    const ClassIndex index = *program.model->findClass(objectClass);
    return whyNot(session, session.turn(), program.groupsOf(index).front(), game.find(holder),
                  object.empty() ? noRow : game.find(object));
}

} // namespace

class TraceWhyNotTest : public QObject {
    Q_OBJECT

private slots:
    void answer_data();
    void answer();
    void tree_data();
    void tree();
    void strictExclusion_data();
    void strictExclusion();
    void boundIsMissedThenReached();
    void conditionsAreAsTheyWereWhenDecided();
    void jsonSaysTheSame();
};

void TraceWhyNotTest::answer_data() {
    QTest::addColumn<QString>("content");
    QTest::addColumn<QString>("placements");
    QTest::addColumn<QString>("holder");
    QTest::addColumn<QString>("object");
    QTest::addColumn<QString>("expected"); ///< "stage: sentence"
    const auto row = [](const char* name, const Mill& mill, const char* object, const char* expected,
                        const char* holder = "Mill") {
        QTest::newRow(name) << QString::fromStdString(mill.content) << QString::fromStdString(mill.placements) << holder
                            << object << expected;
    };
    const std::string planets = "<object-type type='planet'/>";

    row("I4.5 fired", Mill(group(planets)), "Mars", "fired: fired on Mars");
    row("I4.5 fired, without an object", Mill(group(planets)), "", "fired: fired on 5 objects");
    row("I4.5 the group is switched off", Mill(group(planets, industry, {}, "enabled='false'")), "Mars",
        "switched-off: the group is switched off");
    row("I4.5 every effect is switched off",
        Mill(group(planets, "<modify-max-meter meter='Industry' amount='4' enabled='false'/>")), "Mars",
        "switched-off: every effect of the group is switched off");
    row("I4.5 content with errors", Mill(group(planets, "<modify-max-meter meter='Industry' amount='+'/>")), "Mars",
        "has-errors: the group has errors and is skipped");
    row("I4.5 not a holder of the group", Mill(group(planets)), "Mars", "no-holder: Sol III is not of the class BLD",
        "Sol III");
    {
        Mill late(group(planets));
        late.placements = "<place class='BLD' on='Mars' name='Mill' turn='2'/>";
        row("I4.5 made in this turn", late, "Mars",
            "no-holder: was created this turn: its groups are first evaluated in the next turn");
    }
    {
        Mill lost(group("<self/>", "<destroy-object/>"));
        row("I4.5 left the game", lost, "Mars", "gone: was no longer in the game", "#");
    }
    {
        Mill tech(group(planets), "<class id='T' type='tech'>" + group(planets) + "</class>");
        tech.content = "<class id='BLD' type='tech'>" + group(planets) + "</class>";
        tech.placements = "<empire id='Nomads'/><give-tech tech='BLD' to='Nomads'/>";
        row("I4.5 no source: no capital", tech, "Mars",
            "no-source: has no source: no owner, or an owner without a capital", "#");
    }
    row("I4.5 activation, with the compared values", Mill(group(planets, industry, "<activation if='turn &gt; 5'/>")),
        "Mars", "activation: turn is 2, required: turn > 5");
    row("I4.5 activation: the first condition that fails",
        Mill(group(planets, industry, "<activation><all/><chance probability='0'/><not><all/></not></activation>")),
        "Mars", "activation: *required: below 0");
    row("I4.5 scope: a bound that is missed", Mill(group("<meter-value meter='Stock' at-least='51'/>")), "Mars",
        "scope: Stock is 50, required: at least 51");
    row("I4.5 scope: an expression about other objects, and what it found",
        Mill(group("<expression if='count(planets) &gt; 9'/>")), "Mars",
        "scope: *count(planets) is 5*, required: count(planets) > 9");
    row("I4.5 scope: an expression about other objects, and what else it read",
        Mill(group("<expression if='Stock &lt; count(planets)'/>")), "Mars",
        "scope: *Stock is 50, count(planets) is 5*");
    row("I4.5 scope: a meter that the object has not", Mill(group("<meter-value meter='Stock' at-least='51'/>")),
        "Mill", "scope: has no meter Stock, required: at least 51");
    row("I4.5 scope: of several includes all are told",
        Mill("<group id='g'><scope><include><planet-size size='huge'/></include><include><planet-environment "
             "type='ocean'/></include></scope><effects>" +
             industry + "</effects></group>"),
        "Mars", "scope: *small*huge*; *desert*ocean*");
    row("I4.5 scope: excluded",
        Mill(group(planets, industry, {}, {}, "<exclude><meter-value meter='Stock' at-least='50'/></exclude>")), "Mars",
        "scope: is excluded: Stock is 50");
    row("I4.5 scope: excluded by a nested condition",
        Mill(group(planets, industry, {}, {}, "<exclude><not><planet-size size='huge'/></not></exclude>")), "Mars",
        "scope: is excluded: *small*");
    row("I4.5 scope: nothing is included", Mill("<group id='g'><scope/><effects>" + industry + "</effects></group>"),
        "Mars", "scope: the group includes nothing");
    row("I4.5 scope: empty, without an object", Mill(group("<not><all/></not>")), "",
        "scope: was active, but its scope was empty");
    row("I4.5 stacking, by whom",
        Mill(group(planets, industry, {}, "stacking='x'"),
             building("AAA", group(planets, industry, {}, "stacking='x'"))),
        "Mars", "fired: fired on Mars");
    {
        Mill two(group(planets, industry, {}, "stacking='x'"));
        two.placements = "<place class='BLD' on='Belt' name='Old'/>" + two.placements;
        row("I4.5 stacking, by another holder", two, "Mars",
            "stacking: suppressed by BLD/g of Old (stacking name 'x')");
    }
    const auto used = [](const char* ofGroup, const char* ofEffect, const char* id) {
        const std::string effect =
            std::string("<modify-max-meter meter='Industry' amount='4' stacking='") + ofEffect + "'/>";
        return building(id,
                        group("<object-type type='planet'/>", effect, {}, std::string("stacking='") + ofGroup + "'"));
    };
    {
        Mill both("");
        both.content = used("whole", "one", "BLD") + used("whole", "0", "OLD") + used("0", "one", "OLDER");
        both.placements = place("OLDER", "Older") + place("OLD", "Old") + both.placements;
        row("I4.5 stacking: of two names that are used up the group's is told", both, "Mars",
            "stacking: suppressed by OLD/g of Old (stacking name 'whole')");
        both.content = used("other", "one", "BLD") + used("whole", "0", "OLD") + used("0", "one", "OLDER");
        row("I4.5 stacking: the effect's, where the group's is free", both, "Mars",
            "stacking: suppressed by OLDER/g of Older (stacking name 'one')");
    }
    row("I4.5 unable", Mill(group("<all/>")), "Mill", "unable: has no meter Industry");
    row("I4.5 destroyed by an effect before",
        Mill(group("<object-class class='BLD'/>", "<destroy-object/><set-planet-size size='huge'/>")), "#",
        "gone: was no longer in the game", "#");
}

void TraceWhyNotTest::answer() {
    QFETCH(QString, content);
    QFETCH(QString, placements);
    QFETCH(QString, holder);
    QFETCH(QString, object);
    QFETCH(QString, expected);
    Game game(content.toStdString(), placements.toStdString());
    game.goTo(2);
    WhyNot why;
    if (holder == "#") { // the destroyed building: the last object of the set-up
        const Session& session = game.session();
        const auto made = static_cast<Row>(session.history().snapshot(0).rowCount - 1);
        why = whyNot(session, 2, session.program().groupsOf(*session.program().model->findClass("BLD")).front(), made,
                     made);
    } else {
        why = ask(game, holder.toStdString(), object.toStdString());
    }
    const QString text = QString::fromStdString(std::string(stageName(why.stage)) + ": " + why.sentence.english());
    QVERIFY2(isLike(text, expected), qPrintable(text));
    QVERIFY(!game.session().program().model->placeText(why.where).empty());
}

void TraceWhyNotTest::tree_data() {
    QTest::addColumn<QString>("include");
    QTest::addColumn<QString>("decisive"); ///< the tag of the decisive condition
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* name, const char* include, const char* decisive, const char* sentence) {
        QTest::newRow(name) << include << decisive << sentence;
    };
    row("I4.5 and: the one that fails",
        "<and><object-type type='planet'/><meter-value meter='Stock' below='9'/><all/></and>", "meter-value",
        "Stock is 50, required: below 9");
    row("I4.5 and: the first of two that fail",
        "<and><meter-value meter='Stock' at-most='3'/><all/><meter-value meter='Stock' below='9'/></and>",
        "meter-value", "Stock is 50, required: at most 3");
    row("I4.5 and: all fail",
        "<and><meter-value meter='Stock' at-most='3'/><meter-value meter='Stock' below='9'/></and>", "and",
        "Stock is 50, required: at most 3; Stock is 50, required: below 9");
    row("I4.5 or: all are told",
        "<or><meter-value meter='Stock' at-most='3'/><meter-value meter='Stock' at-least='90'/></or>", "or",
        "Stock is 50, required: at most 3; Stock is 50, required: at least 90");
    row("I4.5 or: what holds inside a part that fails is not told",
        "<or><and><all/><meter-value meter='Stock' at-most='3'/></and><meter-value meter='Stock' at-least='90'/></or>",
        "or", "Stock is 50, required: at most 3; Stock is 50, required: at least 90");
    row("I4.5 not: what should not hold", "<not><meter-value meter='Stock' at-least='20'/></not>", "meter-value",
        "Stock is 50, required: not at least 20");
    row("I4.5 not not: what should hold", "<not><not><meter-value meter='Stock' at-least='90'/></not></not>",
        "meter-value", "Stock is 50, required: at least 90");
    row("I4.5 not or: the one that holds",
        "<not><or><meter-value meter='Stock' at-least='90'/><meter-value meter='Stock' at-least='20'/></or></not>",
        "meter-value", "Stock is 50, required: not at least 20");
    row("I4.5 and in and", "<and><all/><and><all/><meter-value meter='Stock' below='9'/></and></and>", "meter-value",
        "Stock is 50, required: below 9");
    row("I4.5 what is asked of other objects is one condition",
        "<number-of at-least='7'><planet-size size='huge'/></number-of>", "number-of", "*1*at least 7");
}

void TraceWhyNotTest::tree() {
    QFETCH(QString, include);
    QFETCH(QString, decisive);
    QFETCH(QString, sentence);
    const Mill mill(group(include.toStdString()));
    Game game(mill.content, mill.placements);
    game.goTo(1);
    const WhyNot why = ask(game, "Mill", "Mars");
    QCOMPARE(int(why.stage), int(WhyNotStage::scope));
    const QString said = QString::fromStdString(why.sentence.english());
    QVERIFY2(isLike(said, sentence), qPrintable(said));
    QStringList marked;
    for (const ConditionVerdict& verdict : why.conditions) {
        if (verdict.isDecisive) {
            marked += QString::fromUtf8(verdict.condition->spec->tag.data(), int(verdict.condition->spec->tag.size()));
            QCOMPARE(why.where.span.begin, verdict.condition->checked->head.span.begin);
        }
    }
    QCOMPARE(marked, QStringList{decisive});
}

void TraceWhyNotTest::strictExclusion_data() {
    QTest::addColumn<bool>("strict");
    QTest::addColumn<QString>("exclude");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, bool strict, const char* exclude, const char* expected) {
        QTest::newRow(name) << strict << exclude << expected;
    };
    row("E4.5 strict rules exclude what lacks the property", true, "<planet-size size='huge'/>",
        "scope: is excluded: has no size");
    row("E4.5 and what lacks it in a part", true, "<and><all/><planet-size size='huge'/></and>",
        "scope: is excluded: has no size");
    row("E4.5 and what lacks it under a not", true, "<not><planet-size size='huge'/></not>",
        "scope: is excluded: has no size");
    row("E4.5 not what lacks a meter", true, "<meter-value meter='Stock' at-least='1'/>", "unable: has no meter Stock");
    row("E4.5 not where another part decides", true, "<and><planet-size size='huge'/><not><all/></not></and>",
        "unable: has no meter Stock");
    row("E4.5 extended rules leave it in", false, "<planet-size size='huge'/>", "unable: has no meter Stock");
}

void TraceWhyNotTest::strictExclusion() {
    // I4.5 the explanation agrees with the run: a system has neither size nor Stock
    QFETCH(bool, strict);
    QFETCH(QString, exclude);
    QFETCH(QString, expected);
    const std::string effect = "<modify-meter meter='Stock' amount='4'/>";
    const Mill mill(group("<all/>", effect, {}, {}, "<exclude>" + exclude.toStdString() + "</exclude>"));
    Game game(mill.content, mill.placements, true, strict ? "strict" : "extended");
    for (const std::string& finding : game.findings()) {
        QVERIFY2(!finding.starts_with("error"), finding.c_str());
    }
    game.goTo(1);
    const WhyNot why = ask(game, "Mill", "Sol");
    const QString text = QString::fromStdString(std::string(stageName(why.stage)) + ": " + why.sentence.english());
    QVERIFY2(isLike(text, expected), qPrintable(text));
    const bool isInScope = placeIn(*game.log().firings.at(0).scope, game.find("Sol")).has_value();
    QCOMPARE(isInScope, why.stage == WhyNotStage::unable);
}

void TraceWhyNotTest::boundIsMissedThenReached() {
    // I4.5 a bound that is missed by one shows both numbers; once it is reached, the result is "fired"
    const Mill mill(group("<and><object-type type='planet'/><meter-value meter='Stock' at-least='53'/></and>"),
                    building("PUMP", "<group id='g'><scope><include><object-type type='planet'/></include></scope>"
                                     "<effects><modify-max-meter meter='Stock' amount='1'/><modify-meter meter='Stock' "
                                     "amount='1'/></effects></group>"));
    Game game(mill.content, mill.placements + "<place class='PUMP' on='Mars' name='Pump'/>");
    game.goTo(6);
    std::vector<std::string> said;
    for (std::uint32_t turn = 1; turn <= 5; ++turn) {
        game.goTo(turn);
        said.push_back(ask(game, "Mill", "Mars").sentence.english());
    }
    QCOMPARE(said, (std::vector<std::string>{"Stock is 50, required: at least 53", "Stock is 51, required: at least 53",
                                             "Stock is 52, required: at least 53", "fired on Mars", "fired on Mars"}));
}

void TraceWhyNotTest::conditionsAreAsTheyWereWhenDecided() {
    // I4.5 outside the meter stage a group is evaluated in the state that earlier groups left (E8.4)
    const std::string shrink = "<group id='g'><scope><include><self/></include></scope><effects/></group>";
    const Mill mill(group("<planet-size size='huge'/>", "<set-planet-size size='large'/>", {}, "priority='5'"),
                    building("GROW", "<group id='g'><scope><include><and><object-type type='planet'/><contains><self/>"
                                     "</contains></and></include></scope><effects><set-planet-size size='medium'/>"
                                     "</effects></group>"));
    Game game(mill.content, mill.placements + "<place class='GROW' on='Mars' name='Grow'/>");
    game.goTo(1);
    const WhyNot why = ask(game, "Mill", "Mars");
    const std::string sentence = why.sentence.english();
    QVERIFY2(sentence.find("medium") != std::string::npos, sentence.c_str());
}

void TraceWhyNotTest::jsonSaysTheSame() {
    // C3 the same as text and as JSON
    const Mill mill(group("<and><object-type type='planet'/><meter-value meter='Stock' at-least='51'/></and>"));
    Game game(mill.content, mill.placements);
    game.goTo(1);
    const WhyNot why = ask(game, "Mill", "Mars");
    const QString text = QString::fromStdString(renderWhyNot(why, game.session()));
    QVERIFY2(text.contains("✗ meter-value: Stock is 50, required: at least 51  ←"), qPrintable(text));
    const QJsonObject json =
        QJsonDocument::fromJson(QByteArray::fromStdString(whyNotJson(why, game.session()))).object();
    QCOMPARE(json["stage"].toString(), "scope");
    QCOMPARE(json["sentence"].toString(), "Stock is 50, required: at least 51");
    QCOMPARE(json["conditions"].toArray().size(), 3);
    QCOMPARE(json["conditions"][2]["decisive"].toBool(), true);
}

QTEST_APPLESS_MAIN(TraceWhyNotTest)
#include "trace_why_not_test.moc"
