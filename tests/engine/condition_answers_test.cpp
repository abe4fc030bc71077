// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation/run_diagnostics.h"
#include "engine/rules/conditions/condition_rows.h"
#include "tests/engine/support/condition_fixture.h"

#include <QTest>

#include <algorithm>

using namespace orrery::engine;
using fixture::ConditionFixture;

// The results of each condition over the small galaxy of the fixture: one requirement a row.
class ConditionAnswersTest : public QObject {
    Q_OBJECT

private slots:
    void rowsAreReady();
    void matches_data();
    void matches();
    void explains_data();
    void explains();
    void drawsAreKeyed();
    void probabilitiesAreClamped();
    void propertiesFallBack();
    void readsTheLimitOfOne();
    void keepsSoManyFaults();
    void crossingLanes_data();
    void crossingLanes();
};

namespace {

/// A fixture with one group whose only include is the condition.
struct Asked {
    explicit Asked(const QString& condition, std::string_view rules = "extended") : galaxy(rules) {
        galaxy.addGroup("PLANET", "<group><include>" + condition.toStdString() + "</include></group>");
        galaxy.begin();
    }
    const CompiledCondition& condition() const { return galaxy.group(0).include.front(); }

    ConditionFixture galaxy;
};

QString namesOf(const ConditionFixture& galaxy, const Bitmap& rows) {
    return QString::fromStdString(galaxy.names(rows));
}

} // namespace

void ConditionAnswersTest::rowsAreReady() {
    const ConditionFixture galaxy;
    for (const ConditionSpec& row : conditionRows()) {
        QCOMPARE(galaxy.models.share()->vocabulary.condition(row.tag), &row);
    }
}

void ConditionAnswersTest::matches_data() {
    QTest::addColumn<QString>("condition");
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("yes");
    QTest::addColumn<QString>("notMissing"); // a few names that must be rejected, not missing
    const auto row = [](const char* name, const char* condition, const char* source, const char* yes,
                        const char* no = "") {
        QTest::newRow(name) << QString(condition) << QString(source) << QString(yes) << QString(no);
    };

    row("E5.1 all matches every object", "<and><all/><not><object-type type='system'/></not></and>", "Earth",
        "Terrans, Vegans, Earth, Luna, Vega I, Vega II, Deneb I, Belt, Forge, Ruins, Scout, Drifter, warp");
    row("E5.2 self is the source alone", "<self/>", "Luna", "Luna");

    row("E5.3 empire inclusive shares an owner", "<empire-affiliation/>", "Earth",
        "Sol, Vega, Earth, Vega II, Forge, Scout");
    row("E5.3 empire exclusive wants every owner", "<empire-affiliation mode='empire-exclusive'/>", "Earth",
        "Sol, Earth, Forge, Scout", "Vega II, Luna");
    row("E5.3 enemies inclusive is content with one", "<empire-affiliation mode='enemies-inclusive'/>", "Earth",
        "Vega, Deneb, Vega I, Vega II, Deneb I, warp");
    row("E5.3 enemies exclusive wants every owner an enemy, and an owner",
        "<empire-affiliation mode='enemies-exclusive'/>", "Earth", "Deneb, Vega I, Deneb I, warp", "Luna, Vega II");
    row("E5.3 a named empire stands for itself", "<empire-affiliation empire='Vegans' mode='empire-exclusive'/>",
        "Earth", "Deneb, Vega I, Deneb I, warp");
    row("E5.3 an expression may give the empire", "<empire-affiliation empire='Source.owner'/>", "Scout",
        "Sol, Vega, Earth, Vega II, Forge, Scout");
    row("E5.3 a source of several owners speaks for all of them", "<empire-affiliation mode='empire-exclusive'/>",
        "Vega II", "Sol, Vega, Deneb, Earth, Vega I, Vega II, Deneb I, Forge, Scout, warp");
    row("E5.3 none in an empire mode is what no one owns",
        "<and><empire-affiliation empire='none'/><object-type type='planet'/></and>", "Earth", "Luna, Belt");
    row("E5.3 none in an enemies mode is what anyone owns",
        "<and><empire-affiliation empire='none' mode='enemies-exclusive'/><object-type type='planet'/></and>", "Earth",
        "Earth, Vega I, Vega II, Deneb I");
    row("E5.3 an unowned source speaks for no one",
        "<and><empire-affiliation mode='empire-exclusive'/><object-type type='planet'/></and>", "Luna", "Luna, Belt");
    row("E5.3 an empire is its own ally", "<empire-affiliation mode='allies-exclusive'/>", "Earth",
        "Sol, Earth, Forge, Scout", "Vega II");
    row("E5.3 systems are owned by all who own a planet there",
        "<and><empire-affiliation/><object-type type='system'/></and>", "Vega I", "Vega, Deneb");

    row("E5.3 an empire that is not in the game leaves the answer open, not even its contrary holds",
        "<or><empire-affiliation empire='Romans'/><not><empire-affiliation empire='Romans'/></not></or>", "Earth", "");

    row("E5.4 object type given", "<object-type type='ship'/>", "Earth", "Scout, Drifter");
    row("E5.4 object type of the source", "<object-type/>", "Sol", "Sol, Vega, Deneb, Nowhere");
    row("E5.5 object class given", "<object-class class='RUINS'/>", "Earth", "Ruins");
    row("E5.5 object class of the source", "<object-class/>", "Scout", "Scout, Drifter");

    row("E5.6 wheel wraps around", "<planet-environment type='swamp' range='1'/>", "Earth", "Vega I, Deneb I");
    row("E5.6 wheel matches within the range", "<planet-environment type='desert' range='2'/>", "Earth",
        "Earth, Luna, Vega I, Forge, Ruins", "Deneb I");
    row("E5.6 off the wheel only the very same matches, whatever the range",
        "<planet-environment type='gas_giant' range='9'/>", "Earth", "Vega II", "Belt, Earth");
    row("E5.6 off the wheel a range below 0 is ignored too", "<planet-environment type='gas_giant' range='-2'/>",
        "Earth", "Vega II", "Belt, Earth");
    row("E5.6 off the wheel so is one that reads the candidate",
        "<planet-environment type='gas_giant' range='0 - Population - 1'/>", "Earth", "Vega II", "Belt, Earth");
    row("E5.6 on the wheel nothing is within a range below 0", "<planet-environment type='ocean' range='-1'/>", "Earth",
        "", "Vega I");
    row("E5.6 an on-wheel condition leaves out what is off the wheel", "<planet-environment type='ocean' range='9'/>",
        "Earth", "Earth, Luna, Vega I, Deneb I, Forge, Ruins", "Vega II, Belt");
    row("E5.7 size by steps along the scale", "<planet-size size='small' range='1'/>", "Earth",
        "Earth, Luna, Deneb I, Forge, Ruins", "Vega I, Vega II, Belt");
    row("E5.7 the range may read the candidate", "<planet-size size='tiny' range='Population - 1'/>", "Earth",
        "Earth, Luna, Deneb I");
    row("E5.8 primary focus", "<planet-focus focus='industry'/>", "Earth", "Earth, Forge", "Luna");
    row("E5.9 star colour", "<and><star-colour colour='blue'/><object-type type='planet'/></and>", "Earth",
        "Vega I, Vega II");
    row("E4.4 a property is looked up through attachment", "<star-colour colour='yellow'/>", "Earth",
        "Sol, Earth, Luna, Forge, Ruins");
    row("E4.4 a ship asks the system that it is in",
        "<and><star-colour colour='blue'/><object-type type='ship'/></and>", "Earth", "Scout");
    row("E4.4 a property that is none is had", "<not><planet-focus focus='industry'/></not>", "Earth",
        "Luna, Vega I, Vega II, Deneb I, Belt, Ruins");
    row("E7.4 a parameter is a property of the source", "<planet-size size='Source.size'/>", "Vega I", "Vega I");

    row("E5.11 meter at least", "<meter-value meter='Population' at-least='3'/>", "Earth",
        "Earth, Luna, Vega I, Vega II, Deneb I, Belt");
    row("E5.11 below leaves its number out", "<meter-value meter='Population' below='3'/>", "Earth", "", "Earth");
    row("E5.11 the maximum", "<meter-value meter='Population' which='max' at-most='2'/>", "Earth", "", "Earth");
    row("E5.11 a value of the source", "<meter-value meter='Population' at-least='Source.Population + 1'/>", "Earth",
        "", "Earth");
    row("E5.12 the stockpile of an empire, or of the only owner",
        "<stockpile-value resource='Minerals' at-least='10'/>", "Earth",
        "Terrans, Vegans, Sol, Deneb, Earth, Vega I, Deneb I, Forge, Scout, warp");
    row("E5.12 no stockpile is not a stockpile of 0", "<stockpile-value resource='Minerals' at-most='10'/>", "Earth",
        "Terrans, Vegans, Sol, Deneb, Earth, Vega I, Deneb I, Forge, Scout, warp");

    row("E5.12 with no owner or several it does not apply, not even its contrary",
        "<not><stockpile-value resource='Minerals' at-least='11'/></not>", "Earth",
        "Terrans, Vegans, Sol, Deneb, Earth, Vega I, Deneb I, Forge, Scout, warp");
    row("E5.15 without a position it does not apply, not even its contrary",
        "<not><distance-to-source at-most='499'/></not>", "Earth", "Nowhere, Belt");
    row("E5.16 without a position it does not apply, not even its contrary",
        "<not><starlane-jumps-to-source at-most='9'/></not>", "Earth", "Nowhere, Belt");

    row("E5.15 within a straight line", "<and><distance-to-source at-most='100'/><object-type type='planet'/></and>",
        "Earth", "Earth, Luna, Vega I, Vega II", "Deneb I");
    row("E5.15 0 is the same place", "<distance-to-source at-most='0'/>", "Scout", "Vega, Vega I, Vega II, Scout",
        "Drifter");
    row("E5.15 the same point between systems", "<distance-to-source at-most='0'/>", "Drifter", "Drifter", "Sol, Vega");
    row("E5.15 a source without a position", "<distance-to-source at-most='1000'/>", "Terrans", "");
    row("E5.16 jumps by the shortest way",
        "<and><starlane-jumps-to-source at-most='1'/><object-type type='system'/></and>", "Earth", "Sol, Vega",
        "Deneb, Nowhere");
    row("E5.16 on a lane either end is one jump away",
        "<and><starlane-jumps-to-source at-most='1'/><object-type type='system'/></and>", "Drifter", "Sol, Vega",
        "Deneb");
    row("E5.16 from a lane on it is one more",
        "<and><starlane-jumps-to-source at-most='2'/><object-type type='system'/></and>", "Drifter", "Sol, Vega, Deneb",
        "Nowhere");
    row("E5.16 to a lane it is one more than to its nearer end",
        "<and><starlane-jumps-to-source at-most='2'/><object-type type='ship'/></and>", "Deneb I", "Scout, Drifter");
    row("E5.16 0 is the same place", "<and><starlane-jumps-to-source at-most='0'/><object-type type='planet'/></and>",
        "Scout", "Vega I, Vega II");
    row("E5.17 near an object of a class",
        "<and><distance-to-class class='BUILDING' at-most='50'/><not><object-type type='system'/></not></and>", "Earth",
        "Earth, Luna, Forge, Ruins, Drifter", "Scout");
    row("E5.17 an object of the class is within 0 of itself",
        "<and><distance-to-class class='RUINS' at-most='0'/><object-class class='RUINS'/></and>", "Earth", "Ruins");
    row("E5.18 jumps to an object of a class",
        "<and><starlane-jumps-to-class class='BUILDING' at-most='1'/><object-type type='system'/></and>", "Earth",
        "Sol, Vega", "Deneb");

    row("E5.20 contains at any depth", "<contains><object-class class='BUILDING'/></contains>", "Earth", "Sol, Earth",
        "Luna");
    row("E5.20 contained by at any depth", "<contained-by><object-class class='SYSTEM'/></contained-by>", "Earth",
        "Earth, Luna, Vega I, Vega II, Deneb I, Belt, Forge, Ruins", "Sol");
    row("E5.20 attached to is the next one only", "<attached-to><planet-size size='medium'/></attached-to>", "Earth",
        "Forge", "Luna");
    row("E5.21 within distance of what a condition matches",
        "<and><within-distance at-most='100'><planet-size size='large'/></within-distance><object-type "
        "type='system'/></and>",
        "Earth", "Sol, Vega", "Deneb, Nowhere");
    row("E5.21 within jumps of what a condition matches",
        "<and><within-jumps at-most='1'><star-colour colour='red'/></within-jumps><object-type type='system'/></and>",
        "Earth", "Vega, Deneb", "Sol");
    row("E5.21 what has no position is no place to measure to",
        "<and><within-distance at-most='0'><not><object-type type='ship'/></not></within-distance><object-type "
        "type='planet'/></and>",
        "Earth", "Earth, Luna, Vega I, Vega II, Deneb I, Belt");
    row("E5.21 the condition inside may read the candidate of the scope",
        "<number-of at-least='5'><within-jumps at-most='0'><expression if='id == "
        "Target.id'/></within-jumps></number-of>",
        "Earth", "Sol, Earth, Luna, Forge, Ruins", "Vega, Scout");
    row("E5.22 at least so many", "<and><number-of at-least='2'><object-type type='ship'/></number-of><self/></and>",
        "Earth", "Earth");
    row("E5.22 at most so many", "<number-of at-most='1'><object-type type='ship'/></number-of>", "Earth", "", "Earth");
    row("E5.25 owner has tech", "<and><owner-has-tech tech='WARP'/><object-type type='planet'/></and>", "Earth",
        "Vega I, Vega II, Deneb I", "Earth, Luna");
    row("E5.25 an empire is asked itself", "<owner-has-tech tech='WARP'/>", "Earth",
        "Vegans, Vega, Deneb, Vega I, Vega II, Deneb I, warp", "Terrans, Sol");
    row("E5.25 owner can build what its techs allow",
        "<and><owner-can-build class='YARD'/><object-type type='planet'/></and>", "Earth", "Vega I, Vega II, Deneb I",
        "Earth");
    row("E5.25 one class that unlocks it is enough",
        "<and><owner-can-build class='GATE'/><object-type type='planet'/></and>", "Earth", "Vega I, Vega II, Deneb I",
        "Earth");
    row("E5.25 what asks for nothing is open to every owner",
        "<and><owner-can-build class='BUILDING'/><object-type type='planet'/></and>", "Earth",
        "Earth, Vega I, Vega II, Deneb I", "Luna");
    row("E5.26 has a special", "<has-special special='RUINS'/>", "Earth", "Luna", "Earth, Sol");
    row("E5.32 a comparison of one's own", "<expression if='Population &gt; 2 and turn &gt; 0'/>", "Earth",
        "Earth, Luna, Vega I, Vega II, Deneb I, Belt");
    row("X1.6 bare names are the innermost candidate's, Target the scope's",
        "<within-distance at-most='0'><expression if='Population + 0 * Target.Population &gt;= 3'/></within-distance>",
        "Earth", "Earth, Luna, Vega I, Vega II, Deneb I, Belt");

    row("E4.5 and: false beats missing", "<not><and><planet-size size='tiny'/><object-type type='planet'/></and></not>",
        "Earth",
        "Terrans, Vegans, Sol, Vega, Deneb, Nowhere, Earth, Vega I, Vega II, Deneb I, Belt, Forge, Ruins, Scout, "
        "Drifter, warp");
    row("E4.5 or: true beats missing", "<or><planet-size size='tiny'/><object-type type='ship'/></or>", "Earth",
        "Luna, Ruins, Scout, Drifter");
    row("E4.5 not of missing is missing", "<not><planet-size size='tiny'/></not>", "Earth",
        "Earth, Vega I, Vega II, Deneb I, Belt, Forge");
}

void ConditionAnswersTest::matches() {
    QFETCH(const QString, condition);
    QFETCH(const QString, source);
    QFETCH(const QString, yes);
    QFETCH(const QString, notMissing);
    const Asked asked(condition);
    const View view = asked.galaxy.table->universe.view();
    const Row from = asked.galaxy.row(source.toStdString());
    for (const bool useCaches : {true, false}) {
        Evaluator evaluator(*asked.galaxy.program, useCaches);
        TruthSet answer;
        evaluator.set(asked.condition(), view, from, Bitmap(evaluator.existing(view)), answer);
        QCOMPARE(namesOf(asked.galaxy, answer.yes), yes);
        for (const QString& name : notMissing.split(", ", Qt::SkipEmptyParts)) {
            const Row no = asked.galaxy.row(name.toStdString());
            QVERIFY2(!answer.yes.test(no) && !answer.missing.test(no), qPrintable(name));
        }
        const RowListRef scope = evaluator.scope(asked.galaxy.group(0), view, from);
        QCOMPARE(QString::fromStdString(asked.galaxy.names(*scope)), yes);
        // Evaluated for some objects only, it gives the same result for these, and none for the others.
        for (const Row first : {0u, 1u}) {
            Bitmap some(view.rowCount);
            for (Row row = first; row < view.rowCount; row += 2) {
                some.set(row);
            }
            TruthSet ofSome;
            evaluator.set(asked.condition(), view, from, some, ofSome);
            for (Row row = 0; row < view.rowCount; ++row) {
                QCOMPARE(ofSome.yes.test(row), some.test(row) && answer.yes.test(row));
                QCOMPARE(ofSome.missing.test(row), some.test(row) && answer.missing.test(row));
            }
        }
    }
}

void ConditionAnswersTest::explains_data() {
    QTest::addColumn<QString>("condition");
    QTest::addColumn<QString>("candidate");
    QTest::addColumn<QString>("observed");
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<double>("distance");
    const auto row = [](const char* name, const char* condition, const char* candidate, const char* observed,
                        const char* wanted, double distance) {
        QTest::newRow(name) << QString(condition) << QString(candidate) << QString(observed) << QString(wanted)
                            << distance;
    };
    row("I4.5 a meter", "<meter-value meter='Population' at-least='30'/>", "Earth", "Population is 3", "at least 30",
        27);
    row("I4.5 no such meter", "<meter-value meter='Population' at-least='30'/>", "Scout", "has no meter Population",
        "at least 30", 0);
    row("I4.5 a stockpile", "<stockpile-value resource='Minerals' below='5'/>", "Earth", "Minerals is 10", "below 5",
        5);
    row("I4.5 a property", "<planet-size size='tiny' range='1'/>", "Vega I", "size is large",
        "at most 1 step from tiny", 2);
    row("I4.5 the second focus alone", "<planet-focus focus='industry' which='secondary-only'/>", "Earth",
        "has no secondary focus", "industry as secondary focus", 0);
    row("I4.5 both focuses", "<planet-focus focus='industry' which='secondary'/>", "Earth",
        "focus is industry, has no secondary focus", "industry, as primary or secondary focus", 0);
    row("I4.5 no such property", "<planet-size size='tiny'/>", "Scout", "has no size", "tiny", 0);
    row("I4.5 owners", "<empire-affiliation/>", "Vega I", "is owned by Vegans", "an owner that is Terrans", 0);
    row("I4.5 a distance", "<distance-to-source at-most='120'/>", "Deneb I", "is 300 away",
        "at most 120 from the source", 180);
    row("I4.5 jumps", "<starlane-jumps-to-source at-most='1'/>", "Deneb I", "is 2 jumps away",
        "at most 1 jump from the source", 1);
    row("I4.5 no way", "<starlane-jumps-to-source at-most='1'/>", "Belt", "there is no route",
        "at most 1 jump from the source", 0);
    row("I4.5 no position", "<distance-to-source at-most='120'/>", "Vegans", "has no position",
        "at most 120 from the source", 0);
    row("I4.5 a count", "<number-of at-least='3'><object-type type='ship'/></number-of>", "Earth", "2 objects match",
        "at least 3", 1);
    row("I4.5 an expression", "<expression if='Population &gt; 4'/>", "Earth", "Population is 3", "Population > 4", 0);
    row("I4.5 an expression without a value", "<expression if='size == tiny'/>", "Scout", "size is missing",
        "size == tiny", 0);
    row("I4.5 owners of an empire that is not in the game", "<empire-affiliation empire='Romans'/>", "Earth",
        "there is no empire 'Romans'", "an empire to compare owners with", 0);
    row("I4.5 a jump", "<starlane-jumps-to-source at-most='0'/>", "Scout", "is 1 jump away",
        "at most 0 jumps from the source", 1);
    row("I4.5 a distance without a limit", "<distance-to-source at-most='Population'/>", "Scout",
        "the value for 'at-most' is missing", "a value for 'at-most'", 0);
    row("I4.5 a distance to nothing",
        "<within-distance at-most='1'><planet-size size='small' range='-1'/></within-distance>", "Earth",
        "no matching object is on the map", "at most 1 from a match of the inner condition", 0);
    row("I4.5 not what holds", "<not><self/></not>", "Earth", "the inner condition matches", "no match", 0);
    row("I4.5 not what is not true", "<not><self/></not>", "Luna", "the inner condition does not match", "no match", 0);
    row("I4.5 not what cannot be answered", "<not><planet-size size='tiny'/></not>", "Scout",
        "the inner condition cannot be evaluated", "no match", 0);
    row("I4.5 parts", "<and><self/><object-type type='ship'/></and>", "Earth", "1 of 2 match", "all of them", 0);
}

void ConditionAnswersTest::explains() {
    QFETCH(const QString, condition);
    QFETCH(const QString, candidate);
    QFETCH(const QString, observed);
    QFETCH(const QString, wanted);
    QFETCH(const double, distance);
    const Asked asked(condition);
    Evaluator evaluator(*asked.galaxy.program);
    Verdict verdict;
    const Truth truth = evaluator.one(asked.condition(), asked.galaxy.table->universe.view(), asked.galaxy.row("Earth"),
                                      asked.galaxy.row(candidate.toStdString()), noRow, &verdict);
    QCOMPARE(static_cast<int>(verdict.truth), static_cast<int>(truth));
    QCOMPARE(QString::fromStdString(verdict.observed.english()), observed);
    QCOMPARE(QString::fromStdString(verdict.wanted.english()), wanted);
    QCOMPARE(verdict.distance, distance);
}

void ConditionAnswersTest::drawsAreKeyed() {
    // E5.10: draws depend neither on neighbouring conditions nor on the order of evaluation.
    Asked alone("<chance probability='0.5'/>");
    Asked filtered("<or><chance probability='0.5'/><and><self/><not><all/></not></and></or>");
    const View view = alone.galaxy.table->universe.view();
    const View other = filtered.galaxy.table->universe.view();
    Evaluator first(*alone.galaxy.program);
    Evaluator second(*filtered.galaxy.program, false);
    const Row earth = alone.galaxy.row("Earth");
    const RowListRef scope = first.scope(alone.galaxy.group(0), view, earth);
    QVERIFY(!scope->empty() && scope->size() < view.rowCount);
    for (Row row = static_cast<Row>(view.rowCount); row-- > 0;) {
        const bool isIn = std::binary_search(scope->begin(), scope->end(), row);
        QCOMPARE(second.one(filtered.condition(), other, earth, row) == Truth::yes, isIn);
    }
    const RowListRef ofLuna = first.scope(alone.galaxy.group(0), view, alone.galaxy.row("Luna"));
    QVERIFY(*ofLuna != *scope);
    alone.galaxy.table->endTurn();
    QVERIFY(*first.scope(alone.galaxy.group(0), alone.galaxy.table->universe.view(), earth) != *scope);
}

void ConditionAnswersTest::readsTheLimitOfOne() {
    // E5.17 X1.3: for one object, the evaluator reads no limits of other objects, so these cause no faults.
    const auto faultsOf = [](const char* candidate) {
        const Row luna = Asked("<all/>").galaxy.row("Luna");
        const Asked asked(QString("<distance-to-class class='BUILDING' at-most='6 / (id - %1)'/>").arg(luna));
        Evaluator evaluator(*asked.galaxy.program);
        evaluator.one(asked.condition(), asked.galaxy.table->universe.view(), asked.galaxy.row("Earth"),
                      asked.galaxy.row(candidate));
        return evaluator.faults().size();
    };
    QCOMPARE(faultsOf("Earth"), std::size_t{0});
    QCOMPARE(faultsOf("Luna"), std::size_t{1});
}

void ConditionAnswersTest::keepsSoManyFaults() {
    // R2.4: the evaluator keeps only a limited number of faults
    const Asked asked("<expression if='1 / (Population - Population) &gt; 0'/>");
    Evaluator evaluator(*asked.galaxy.program);
    const Row earth = asked.galaxy.row("Earth");
    for (int i = 0; i < 100'010; ++i) {
        evaluator.one(asked.condition(), asked.galaxy.table->universe.view(), earth, earth);
    }
    QCOMPARE(evaluator.faults().size(), std::size_t{100'000});
}

void ConditionAnswersTest::crossingLanes_data() {
    QTest::addColumn<int>("jumps");
    QTest::addColumn<QString>("reached");
    QTest::newRow("E5.16 who is where two lanes cross is one jump from all four ends") << 1 << "Drifter, North, South";
    QTest::newRow("E5.16 no way leads from one lane to another that it crosses") << 9 << "Drifter, North, South";
}

/// Adds a lane from North to South that crosses the lane from Sol to Vega at the Drifter's position.
void ConditionAnswersTest::crossingLanes() {
    QFETCH(int, jumps);
    QFETCH(QString, reached);
    const std::string most = "at-most='" + std::to_string(jumps) + "'/>";
    const Asked asked(QString::fromStdString("<starlane-jumps-to-source " + most));
    fixture::Table& table = *asked.galaxy.table;
    const Row north = table.makeSystem("North", 50, 50);
    const Row south = table.makeSystem("South", 50, -50);
    std::vector<std::pair<Row, Row>> lanes = table.universe.lanes().lanes;
    lanes.emplace_back(north, south);
    table.writer->setLanes(lanes);
    const View view = table.universe.view();
    Evaluator evaluator(*asked.galaxy.program);
    QCOMPARE(QString::fromStdString(asked.galaxy.names(*evaluator.scope(asked.galaxy.group(0), view, north))), reached);
    for (Row row = 0; row < view.rowCount; ++row) {
        const bool isReached = row == north || row == south || row == asked.galaxy.row("Drifter");
        QCOMPARE(evaluator.one(asked.condition(), view, north, row) == Truth::yes, isReached);
        const bool isEnd = row == asked.galaxy.row("Sol") || row == asked.galaxy.row("Vega");
        const Truth ofDrifter = evaluator.one(asked.condition(), view, asked.galaxy.row("Drifter"), row);
        QVERIFY(ofDrifter == Truth::yes || !(isReached || isEnd));
    }
}

void ConditionAnswersTest::probabilitiesAreClamped() {
    // E5.10
    for (const bool useCaches : {true, false}) {
        const Asked asked("<and><object-type type='planet'/><chance probability='Population - 1'/></and>");
        Evaluator evaluator(*asked.galaxy.program, useCaches);
        const View view = asked.galaxy.table->universe.view();
        for (int turn = 0; turn < 2; ++turn) {
            const RowListRef scope = evaluator.scope(asked.galaxy.group(0), view, asked.galaxy.row("Earth"));
            QCOMPARE(scope->size(), std::size_t{6});
            QCOMPARE(evaluator.faults().size(), std::size_t{1});
            QCOMPARE(evaluator.faults().front().spec, &runDiagnostics["run.probability-clamped"]);
            QCOMPARE(evaluator.faults().front().args, (std::vector<Phrase>{std::string("2"), std::string("1")}));
            evaluator.faults().clear();
        }
    }
}

void ConditionAnswersTest::propertiesFallBack() {
    // E7.4: the evaluator uses the vocabulary's default and warns.
    const Asked asked("<planet-size size='Source.size'/>");
    Evaluator evaluator(*asked.galaxy.program);
    const View view = asked.galaxy.table->universe.view();
    const RowListRef scope = evaluator.scope(asked.galaxy.group(0), view, asked.galaxy.row("Drifter"));
    QCOMPARE(asked.galaxy.names(*scope), std::string("Earth, Forge"));
    QVERIFY(!evaluator.faults().empty());
    QCOMPARE(evaluator.faults().front().spec, &runDiagnostics["run.property-missing"]);
}

QTEST_APPLESS_MAIN(ConditionAnswersTest)
#include "condition_answers_test.moc"
