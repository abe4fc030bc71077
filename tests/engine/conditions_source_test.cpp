// SPDX-License-Identifier: GPL-3.0-or-later
// Conditions on an object's relation to the source, and on what the object represents: one requirement a row. Also each
// sentence that explains a rejection.
#include "tests/engine/support/condition_fixture.h"

#include <QTest>

#include <functional>

using namespace orrery::engine;
using fixture::ConditionFixture;

namespace {

/// A change to the small galaxy before the condition is evaluated.
using Arrange = std::function<void(ConditionFixture&)>;

/// Stores who sees an object, as visibility would find it.
void see(ConditionFixture& galaxy, const char* object, std::initializer_list<const char*> viewers) {
    std::vector<Row> rows;
    for (const char* viewer : viewers) {
        rows.push_back(galaxy.row(viewer));
    }
    Writer& writer = *galaxy.table->writer;
    writer.write({static_cast<std::uint16_t>(Builtin::seenBy)}, galaxy.row(object), writer.internOwners(rows),
                 {.kind = CauseKind::visibility});
}

void put(ConditionFixture& galaxy, Builtin column, const char* object, const char* other) {
    galaxy.table->writer->write({static_cast<std::uint16_t>(column)}, galaxy.row(object), galaxy.row(other),
                                {.kind = CauseKind::setup});
}

struct Case {
    const char* name;
    const char* condition;
    const char* source;
    const char* yes;
    const char* no = ""; ///< a few that must be rejected, not missing
    Arrange arrange = [](ConditionFixture&) {};
};

const Arrange sights = [](ConditionFixture& galaxy) {
    see(galaxy, "Earth", {"Terrans"});
    see(galaxy, "Vega I", {"Terrans", "Vegans"});
    see(galaxy, "Luna", {"Drifter"});
    see(galaxy, "Drifter", {"Drifter", "Vegans"});
};

const Arrange anotherOnTheLane = [](ConditionFixture& galaxy) {
    galaxy.table->writer->create(
        {.objectClass = galaxy.models.classOf("SHIP"), .name = "Second", .position = std::pair(25.0, 0.0)}, {});
};

const std::vector<Case> cases{
    {"E5.13 the source sees with the eyes of its owner", "<visible-to-source/>", "Forge", "Earth, Vega I",
     "Luna, Deneb I, warp", sights},
    {"E5.13 a source of several owners sees with the eyes of all", "<visible-to-source/>", "Vega II",
     "Earth, Vega I, Drifter", "Luna", sights},
    {"E5.13 a source without an owner sees by itself", "<visible-to-source/>", "Drifter", "Luna, Drifter", "Earth",
     sights},
    {"E5.13 a source without an owner sees nothing that it is not in range of", "<visible-to-source/>", "Luna", "",
     "Luna, Earth", sights},
    {"E5.13 an empire sees as what it owns does", "<visible-to-source/>", "Vegans", "Vega I, Drifter", "Earth", sights},
    {"E5.13 seen false is the contrary", "<and><visible-to-source seen='false'/><object-type type='planet'/></and>",
     "Forge", "Luna, Vega II, Deneb I, Belt", "Earth, Vega I", sights},
    {"E5.13 what has no position is not missing", "<not><visible-to-source/></not>", "Forge",
     "Terrans, Vegans, Sol, Vega, Deneb, Nowhere, Luna, Vega II, Deneb I, Belt, Forge, Ruins, Scout, Drifter, warp", "",
     sights},
    {"E5.14 who sees the source", "<and><source-visible/><object-type type='planet'/></and>", "Earth", "Earth, Vega II",
     "Vega I, Luna", sights},
    {"E5.14 an object without an owner sees by itself", "<and><source-visible/><object-type type='ship'/></and>",
     "Luna", "Drifter", "Scout", sights},
    {"E5.14 seen false is the contrary", "<and><source-visible seen='false'/><object-type type='ship'/></and>", "Luna",
     "Scout", "Drifter", sights},
    {"E5.14 an empire sees the source itself", "<and><source-visible/><object-type type='empire'/></and>", "Drifter",
     "Vegans", "Terrans", sights},

    {"E5.16 two points of one lane are two jumps apart",
     "<and><starlane-jumps-to-source at-most='2'/><object-type type='ship'/></and>", "Drifter",
     "Scout, Drifter, Second", "", anotherOnTheLane},
    {"E5.16 and not one", "<and><starlane-jumps-to-source at-most='1'/><object-type type='ship'/></and>", "Drifter",
     "Scout, Drifter", "Second", anotherOnTheLane},
    {"E5.19 what the source aims at", "<targeted/>", "Scout", "Deneb I", "Scout, Earth",
     [](ConditionFixture& galaxy) { put(galaxy, Builtin::target, "Scout", "Deneb I"); }},
    {"E5.19 without a target nothing matches", "<targeted/>", "Scout", "", "Scout, Earth"},
    {"E5.19 another's target does not match", "<targeted/>", "Drifter", "", "Deneb I",
     [](ConditionFixture& galaxy) { put(galaxy, Builtin::target, "Scout", "Deneb I"); }},
    {"E5.19 a target that left the game does not match", "<targeted/>", "Scout", "", "Earth",
     [](ConditionFixture& galaxy) {
         put(galaxy, Builtin::target, "Scout", "Deneb I");
         galaxy.table->writer->destroy(galaxy.row("Deneb I"), {});
         galaxy.table->writer->refreshDerived();
     }},

    {"E5.23 the largest", "<sorted count='2' by='size'><object-type type='planet'/></sorted>", "Earth", "Vega II, Belt",
     "Vega I, Earth"},
    {"E5.23 the smallest", "<sorted count='2' by='x' order='smallest'><object-type type='ship'/></sorted>", "Earth",
     "Scout, Drifter"},
    {"E5.23 of equals the lowest id", "<sorted count='2' by='Population'><object-type type='planet'/></sorted>",
     "Earth", "Earth, Luna", "Vega I"},
    {"E5.23 the commonest value, of any format",
     "<sorted count='3' by='owner' order='commonest'><object-type type='planet'/></sorted>", "Earth",
     "Luna, Vega II, Belt", "Earth, Vega I"},
    {"E5.23 among equally common values the lowest id",
     "<sorted count='2' by='size' order='commonest'><object-type type='planet'/></sorted>", "Earth", "Earth, Luna"},
    {"E5.23 fewer than the count are all of them", "<sorted count='9' by='x'><object-type type='ship'/></sorted>",
     "Earth", "Scout, Drifter", "Earth"},
    {"E5.23 a fraction of one is none", "<sorted count='0.9' by='x'><object-type type='ship'/></sorted>", "Earth", "",
     "Scout, Drifter"},
    {"E5.23 what has no such value is left out, and missing",
     "<or><sorted count='1' by='size'><or><object-type type='ship'/><object-class class='PLANET'/></or></sorted>"
     "<and><object-type type='ship'/><not><sorted count='1' by='size'><or><object-type type='ship'/>"
     "<object-class class='PLANET'/></or></sorted></not></and></or>",
     "Earth", "Belt"},
    {"E5.23 what the condition inside does not match is not compared",
     "<sorted count='1' by='size'><and><object-type type='planet'/><not><planet-size size='gas_giant'/></not>"
     "<not><planet-size size='asteroids'/></not></and></sorted>",
     "Earth", "Vega II", "Belt"},

    {"G2.2 in the system of a large planet",
     "<and><object-type type='planet'/><shares value='system'><planet-size size='large'/></shares></and>", "Earth",
     "Vega I, Vega II", "Earth, Luna"},
    {"G2.2 a match shares its own value",
     "<and><object-type type='ship'/><shares value='name'><object-type type='ship'/></shares></and>", "Earth",
     "Scout, Drifter", "Earth"},
    {"G2.2 nothing shares with no match", "<shares value='owner'><object-class class='YARD'/></shares>", "Earth", "",
     "Earth, Scout"},
    {"G2.2 what has no value is missing",
     "<and><object-type type='ship'/><not><shares value='size'><object-type type='planet'/></shares></not></and>",
     "Earth", ""},
    {"G2.2 as seen from each candidate",
     "<contains><and><object-type type='building'/><shares value='owner'><expression if='id == "
     "Target.id'/></shares></and></contains>",
     "Earth", "Sol, Earth", "Luna, Vega"},
    {"E5.24 the first alternative that matches anything",
     "<ordered-alternatives><object-class class='YARD'/><object-type type='ship'/><object-type type='planet'/>"
     "</ordered-alternatives>",
     "Earth", "Scout, Drifter", "Earth"},
    {"E5.24 later ones do not match, even what the first does not",
     "<ordered-alternatives><planet-size size='tiny'/><all/></ordered-alternatives>", "Earth", "Luna, Ruins", "Earth"},
    {"E5.24 it is asked of all there is, not of one object",
     "<and><object-type type='planet'/><ordered-alternatives><object-type type='ship'/><object-type type='planet'/>"
     "</ordered-alternatives></and>",
     "Earth", "", "Earth"},
    {"E5.24 where none matches anything, nothing matches",
     "<ordered-alternatives><object-class class='YARD'/><object-class class='GATE'/></ordered-alternatives>", "Earth",
     "", "Earth"},

    {"E5.27 the class belongs to the grouping", "<has-grouping grouping='Works'/>", "Earth", "New gate, New yard",
     "Earth, Forge",
     [](ConditionFixture& galaxy) {
         galaxy.table->make("GATE", galaxy.row("Earth"), "New gate");
         galaxy.table->make("YARD", galaxy.row("Earth"), "New yard");
     }},
    {"E5.27 not one of another grouping", "<has-grouping grouping='Wonder'/>", "Earth", "New gate", "New yard, Earth",
     [](ConditionFixture& galaxy) {
         galaxy.table->make("GATE", galaxy.row("Earth"), "New gate");
         galaxy.table->make("YARD", galaxy.row("Earth"), "New yard");
     }},
    {"E5.27 what stands on it does not count",
     "<and><has-grouping grouping='Works'/><object-type type='planet'/></and>", "Earth", "", "Earth",
     [](ConditionFixture& galaxy) { galaxy.table->make("GATE", galaxy.row("Earth"), "New gate"); }},
    {"E5.28 the capital of any empire", "<capital/>", "Deneb I", "Earth", "Vega I, Sol"},
    {"E5.28 a former capital is none", "<capital/>", "Deneb I", "Luna", "Earth",
     [](ConditionFixture& galaxy) { put(galaxy, Builtin::capital, "Terrans", "Luna"); }},
    {"E5.28 a homeworld stays one", "<homeworld/>", "Deneb I", "Earth", "Luna",
     [](ConditionFixture& galaxy) {
         put(galaxy, Builtin::homeworld, "Terrans", "Earth");
         put(galaxy, Builtin::capital, "Terrans", "Luna");
     }},
    {"E5.28 a later capital is no homeworld", "<homeworld/>", "Deneb I", "", "Earth, Luna",
     [](ConditionFixture& galaxy) { put(galaxy, Builtin::capital, "Terrans", "Luna"); }},
    {"E5.29 armed is an attack above 0", "<armed/>", "Earth", "Scout", "Drifter",
     [](ConditionFixture& galaxy) {
         galaxy.table->writer->write(galaxy.models.column("Attack"), galaxy.row("Scout"), 0.5, {});
     }},
    {"E4.5 armed of what has no such meter is missing", "<not><armed/></not>", "Earth", "Scout, Drifter"},
    {"E5.29 stationary is without a destination", "<and><stationary/><object-type type='ship'/></and>", "Earth",
     "Drifter", "Scout", [](ConditionFixture& galaxy) { put(galaxy, Builtin::destination, "Scout", "Sol"); }},
    {"E5.29 what cannot move is stationary", "<and><stationary/><object-type type='planet'/></and>", "Earth",
     "Earth, Luna, Vega I, Vega II, Deneb I, Belt"},

    {"E5.30 created within so many turns", "<created-within turns='1'/>", "Earth", "New", "",
     [](ConditionFixture& galaxy) {
         galaxy.table->endTurn();
         galaxy.table->make("SHIP", noRow, "New");
         galaxy.table->endTurn();
     }},
    {"E5.30 not longer ago", "<created-within turns='1'/>", "Earth", "", "Earth, New",
     [](ConditionFixture& galaxy) {
         galaxy.table->make("SHIP", noRow, "New");
         galaxy.table->endTurn();
         galaxy.table->endTurn();
     }},
    {"E5.30 0 is this turn", "<and><created-within turns='0'/><object-type type='ship'/></and>", "Earth", "New",
     "Scout", [](ConditionFixture& galaxy) { galaxy.table->make("SHIP", noRow, "New"); }},
    {"E5.30 turns from the first", "<and><turn-range from='1'/><self/></and>", "Earth", "Earth"},
    {"E5.30 not before it", "<and><turn-range from='2'/><self/></and>", "Earth", "", "Earth"},
    {"E5.30 turns up to the last", "<and><turn-range to='1'/><self/></and>", "Earth", "Earth"},
    {"E5.30 not after it", "<and><turn-range from='0' to='0'/><self/></and>", "Earth", "", "Earth"},

    {"E5.31 what is in systems of the owner, by lanes through such systems",
     "<and><same-supply-network/><object-type type='planet'/></and>", "Earth", "Earth, Vega II",
     "Luna, Vega I, Deneb I, Belt"},
    {"E5.31 each owner of both has a network of its own",
     "<and><same-supply-network/><object-type type='planet'/></and>", "Vega II", "Earth, Vega I, Vega II, Deneb I"},
    {"E5.31 not what another owns there", "<and><same-supply-network/><object-type type='ship'/></and>", "Vega I", "",
     "Scout, Drifter"},
    {"E5.31 not beyond a system in which the owner has no planet",
     "<and><same-supply-network/><object-type type='planet'/></and>", "Deneb I", "Vega I, Vega II, Deneb I", "Far",
     [](ConditionFixture& galaxy) {
         fixture::Table& table = *galaxy.table;
         const Row far = table.makeSystem("Farther", 900, 0);
         table.make("PLANET", far, "Far", {galaxy.row("Vegans")});
         table.writer->setLanes({{galaxy.row("Sol"), galaxy.row("Vega")},
                                 {galaxy.row("Vega"), galaxy.row("Deneb")},
                                 {galaxy.row("Sol"), far}});
         table.writer->refreshDerived();
     }},
    {"E5.31 not without lanes", "<and><same-supply-network/><object-type type='planet'/></and>", "Earth", "Earth",
     "Vega II", [](ConditionFixture& galaxy) { galaxy.table->writer->setLanes({}); }},
    {"E5.31 not between systems", "<same-supply-network/>", "Scout", "Sol, Vega, Earth, Vega II, Forge, Scout", "Ours",
     [](ConditionFixture& galaxy) {
         Writer& writer = *galaxy.table->writer;
         writer.create({.objectClass = galaxy.models.classOf("SHIP"),
                        .owners = writer.internOwners({galaxy.row("Terrans")}),
                        .name = "Ours",
                        .position = std::pair(50.0, 0.0)},
                       {});
     }},
    {"E5.31 not of an unowned source", "<same-supply-network/>", "Luna", "", "Luna, Earth"},
    {"E4.5 same supply network without a position is missing", "<not><same-supply-network/></not>", "Terrans", ""},

    {"E5.33 what the source made", "<created-by-source/>", "Forge", "Scout", "Drifter, Forge",
     [](ConditionFixture& galaxy) { put(galaxy, Builtin::creator, "Scout", "Forge"); }},
    {"E5.33 what the scenario placed was not created by any object", "<created-by-source/>", "Earth", "",
     "Forge, Earth"},
    {"E5.33 who shares an owner with the source", "<and><same-owner-as-source/><object-type type='planet'/></and>",
     "Vega II", "Earth, Vega I, Vega II, Deneb I", "Luna"},
    {"E5.33 a source without an owner has the same as nothing", "<same-owner-as-source/>", "Luna", "", "Belt, Luna"},
    {"E5.33 what is attached to the same object", "<attached-with-source/>", "Luna", "Earth, Luna",
     "Sol, Forge, Ruins"},
    {"E5.33 a source that is attached to nothing is attached with nothing", "<attached-with-source/>", "Scout", "",
     "Scout, Drifter"},

    {"E6.3 what an empire owns", "<and><owned-by-specific-empire empire='Vegans'/><object-type type='planet'/></and>",
     "Earth", "Vega I, Vega II, Deneb I", "Earth, Luna"},
    {"E6.3 inactive: what it does not own",
     "<and><owned-by-specific-empire empire='Vegans' mode='inactive'/><object-type type='planet'/></and>", "Earth",
     "Earth, Luna, Belt", "Vega II"},
    {"E6.3 the empire may be computed",
     "<and><owned-by-specific-empire empire='Source.owner'/><object-type "
     "type='ship'/></and>",
     "Earth", "Scout", "Drifter"},
    {"E6.3 an empire that is not in the game leaves both modes open",
     "<or><owned-by-specific-empire empire='Nobody'/><owned-by-specific-empire empire='Nobody' mode='inactive'/></or>",
     "Earth", ""},
};

} // namespace

class ConditionsSourceTest : public QObject {
    Q_OBJECT

private slots:
    void matches_data() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < cases.size(); ++i) {
            QTest::newRow(cases[i].name) << static_cast<int>(i);
        }
    }
    void matches() {
        QFETCH(const int, index);
        const Case& row = cases[static_cast<std::size_t>(index)];
        ConditionFixture galaxy;
        const std::string include = "<group><include>" + std::string(row.condition) + "</include></group>";
        galaxy.addGroup("PLANET", include);
        galaxy.begin();
        row.arrange(galaxy);
        const View view = galaxy.table->universe.view();
        const CompiledGroup& group = galaxy.group(0);
        const Row source = galaxy.row(row.source);
        for (const bool useCaches : {true, false}) {
            Evaluator evaluator(*galaxy.program, useCaches);
            TruthSet answer;
            evaluator.set(group.include.front(), view, source, Bitmap(evaluator.existing(view)), answer);
            QCOMPARE(QString::fromStdString(galaxy.names(answer.yes)), QString(row.yes));
            QCOMPARE(galaxy.names(*evaluator.scope(group, view, source)), std::string(row.yes));
            for (const QString& name : QString(row.no).split(", ", Qt::SkipEmptyParts)) {
                const Row no = galaxy.row(name.toStdString());
                QVERIFY2(!answer.yes.test(no) && !answer.missing.test(no), qPrintable(name));
            }
            for (Row at = 0; at < view.rowCount; ++at) {
                if (view.exists(at)) {
                    QCOMPARE(evaluator.one(group.include.front(), view, source, at) == Truth::yes, answer.yes.test(at));
                }
            }
        }
    }

    void explains_data() {
        QTest::addColumn<QString>("condition");
        QTest::addColumn<QString>("candidate");
        QTest::addColumn<QString>("observed");
        QTest::addColumn<QString>("wanted");
        const auto row = [](const char* name, const char* condition, const char* candidate, const char* observed,
                            const char* wanted) {
            QTest::newRow(name) << QString(condition) << QString(candidate) << QString(observed) << QString(wanted);
        };
        row("I4.5 who sees it", "<visible-to-source/>", "Vega I", "Vega I is seen by Terrans", "seen by the source");
        row("I4.5 who does not", "<visible-to-source/>", "Luna", "Luna is not seen by Terrans", "seen by the source");
        row("I4.5 who sees the source", "<source-visible seen='false'/>", "Forge", "Earth is seen by Terrans",
            "an object that does not see the source");
        row("I4.5 a target", "<targeted/>", "Luna", "is Luna", "the target of the source (it has none)");
        row("I4.5 a place among the first", "<sorted count='2' by='size'><object-type type='planet'/></sorted>",
            "Earth", "size is medium: place 4 of 6", "one of the 2 with the largest size");
        row("I4.5 the commonest",
            "<sorted count='1' by='owner' order='commonest'><object-type type='planet'/></sorted>", "Earth",
            "owner is Terrans (objects with this value: 1): place 6 of 6", "one of the 1 with the commonest owner");
        row("I4.5 alternatives",
            "<ordered-alternatives><object-class class='YARD'/><object-type type='ship'/></ordered-alternatives>",
            "Earth", "condition 2 of 2 is the first with a match, but it does not match this object",
            "a match of the first condition that matches any object");
        row("I4.5 groupings", "<has-grouping grouping='Works'/>", "Earth", "PLANET belongs to no grouping",
            "a class of the grouping Works");
        row("I4.5 a capital", "<capital/>", "Earth", "is the capital of Terrans", "the capital of an empire");
        row("I4.5 no meter to be armed with", "<armed/>", "Earth", "has no meter Attack", "above 0");
        row("I4.5 an age", "<created-within turns='0'/>", "Earth", "was created 1 turn ago", "at most 0 turns ago");
        row("I4.5 the turn", "<turn-range from='3' to='5'/>", "Earth", "the turn is 1", "at least 3 and at most 5");
        row("I4.5 a network", "<same-supply-network/>", "Vega I", "is in Vega, owned by Vegans",
            "connected with the source by starlanes through systems of a common owner");
        row("I4.5 a maker", "<created-by-source/>", "Scout", "was not created by any object", "created by Earth");
        row("I4.5 an owner", "<same-owner-as-source/>", "Deneb I", "is owned by Vegans",
            "an owner of the source: Terrans");
        row("I4.5 a host", "<attached-with-source/>", "Vega I", "is attached to Vega",
            "attached to Sol, like the source");
        row("I4.5 no empire", "<owned-by-specific-empire empire='Nobody'/>", "Vega I",
            "'Nobody' does not evaluate to an empire", "an empire to compare owners with");
    }
    void explains() {
        QFETCH(const QString, condition);
        QFETCH(const QString, candidate);
        QFETCH(const QString, observed);
        QFETCH(const QString, wanted);
        ConditionFixture galaxy;
        galaxy.addGroup("PLANET", "<group><include>" + condition.toStdString() + "</include></group>");
        galaxy.begin();
        sights(galaxy);
        Evaluator evaluator(*galaxy.program);
        Verdict verdict;
        evaluator.one(galaxy.group(0).include.front(), galaxy.table->universe.view(), galaxy.row("Earth"),
                      galaxy.row(candidate.toStdString()), noRow, &verdict);
        QCOMPARE(QString::fromStdString(verdict.observed.english()), observed);
        QCOMPARE(QString::fromStdString(verdict.wanted.english()), wanted);
    }

    void sharesAnswers() {
        // P2.1: sources share one result if the condition reads the same values of them.
        ConditionFixture galaxy;
        for (const char* condition : {"<visible-to-source/>", "<same-owner-as-source/>", "<source-visible/>"}) {
            galaxy.addGroup("PLANET", "<group><include>" + std::string(condition) + "</include></group>");
        }
        galaxy.begin();
        sights(galaxy);
        see(galaxy, "Belt", {"Terrans"});
        Evaluator evaluator(*galaxy.program);
        const View view = galaxy.table->universe.view();
        const auto scope = [&](std::size_t group, const char* source) {
            return evaluator.scope(galaxy.group(group), view, galaxy.row(source));
        };
        QCOMPARE(scope(0, "Earth").get(), scope(0, "Forge").get());
        QVERIFY(scope(0, "Earth") != scope(0, "Luna"));
        QVERIFY(scope(0, "Drifter") != scope(0, "Luna"));
        QCOMPARE(scope(1, "Earth").get(), scope(1, "Scout").get());
        QCOMPARE(scope(2, "Earth").get(), scope(2, "Belt").get());
        QVERIFY(scope(2, "Earth") != scope(2, "Luna"));
    }
};

QTEST_APPLESS_MAIN(ConditionsSourceTest)
#include "conditions_source_test.moc"
