// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/support/condition_fixture.h"

#include <QTest>

#include <algorithm>

using namespace orrery::engine;
using fixture::ConditionFixture;

// The scopes that include and exclude make, and the activation of groups: one requirement a row.
class ScopeTest : public QObject {
    Q_OBJECT

private slots:
    void scopes_data();
    void scopes();
    void activates_data();
    void activates();
    void sharesLists();
    void keepsUpWithTheState();
    void answersTheOccurrence();
    void boundsNestedWork();
    void compilesGroups();
};

void ScopeTest::scopes_data() {
    QTest::addColumn<bool>("strict");
    QTest::addColumn<QString>("group");
    QTest::addColumn<QString>("scope");
    const auto row = [](const char* name, const char* group, const char* scope, bool strict = false) {
        QTest::newRow(name) << strict << QString(group) << QString(scope);
    };
    row("E2.9 without an include nothing is in scope", "<exclude><self/></exclude>", "");
    row("E4.1 includes add up, each object once",
        "<include><self/><planet-size size='medium'/><object-type type='ship'/></include>",
        "Earth, Forge, Scout, Drifter");
    row("E4.1 each exclude removes on its own",
        "<include><object-type type='planet'/></include><exclude><self/></exclude>"
        "<exclude><planet-size size='tiny'/></exclude>",
        "Vega I, Vega II, Deneb I, Belt");
    row("E4.1 excludes come after all includes", "<exclude><self/></exclude><include><self/></include>", "");
    row("E4.2 conditions nest in include and exclude",
        "<include><and><object-type type='planet'/><or><self/><not><star-colour "
        "colour='blue'/></not></or></and></include>"
        "<exclude><number-of at-least='1'><and><object-type type='ship'/><self/></and></number-of></exclude>",
        "Earth, Luna, Deneb I, Belt");
    row("E4.5 an include adds nothing that is missing", "<include><not><planet-size size='tiny'/></not></include>",
        "Earth, Vega I, Vega II, Deneb I, Belt, Forge");
    row("E4.5 an exclude on a missing property leaves the object in extended projects",
        "<include><object-type type='ship'/><object-type type='planet'/></include>"
        "<exclude><planet-size size='tiny'/></exclude>",
        "Earth, Vega I, Vega II, Deneb I, Belt, Scout, Drifter");
    row("E4.5 an exclude on a missing property removes the object in strict projects",
        "<include><object-type type='ship'/><object-type type='planet'/></include>"
        "<exclude><planet-size size='tiny'/></exclude>",
        "Earth, Vega I, Vega II, Deneb I, Belt", true);
    row("E4.5 an exclude on a property that the source lacks removes everything in strict projects",
        "<include><object-type type='ship'/><object-type type='planet'/></include>"
        "<exclude><expression if='Source.target == Target'/></exclude>",
        "", true);
    row("E4.5 an exclude on a property and a meter that is missing leaves who has the property",
        "<include><object-type type='building'/><object-type type='special'/></include>"
        "<exclude><expression if='size == huge or Population &gt; 3'/></exclude>",
        "Forge, Ruins", true);
    row("E4.5 inside a not the property is missing all the same",
        "<include><object-type type='ship'/><object-type type='planet'/></include>"
        "<exclude><not><planet-size size='tiny' range='9'/></not></exclude>",
        "Earth, Luna, Vega I, Vega II, Deneb I", true);
    row("E4.5 an exclude on a missing meter leaves the object in strict projects too",
        "<include><object-type type='ship'/></include><exclude><meter-value meter='Population' "
        "at-least='0'/></exclude>",
        "Scout, Drifter", true);
    row("E4.5 an exclude on a missing position leaves the object",
        "<include><object-type type='empire'/></include><exclude><distance-to-source at-most='9999'/></exclude>",
        "Terrans, Vegans", true);
    row("E4.5 an exclude on a missing stockpile leaves the object",
        "<include><object-type type='ship'/></include><exclude><stockpile-value resource='Minerals' "
        "at-least='0'/></exclude>",
        "Drifter", true);
}

void ScopeTest::scopes() {
    QFETCH(const bool, strict);
    QFETCH(const QString, group);
    QFETCH(const QString, scope);
    ConditionFixture galaxy(strict ? "strict" : "extended");
    galaxy.addGroup("PLANET", "<group>" + group.toStdString() + "</group>");
    galaxy.begin();
    for (const bool useCaches : {true, false}) {
        Evaluator evaluator(*galaxy.program, useCaches);
        const View view = galaxy.table->universe.view();
        QCOMPARE(QString::fromStdString(galaxy.names(*evaluator.scope(galaxy.group(0), view, galaxy.row("Earth")))),
                 scope);
    }
}

void ScopeTest::activates_data() {
    QTest::addColumn<QString>("activation");
    QTest::addColumn<QString>("source");
    QTest::addColumn<bool>("active");
    const auto row = [](const char* name, const char* activation, const char* source, bool active) {
        QTest::newRow(name) << QString(activation) << QString(source) << active;
    };
    row("E6.1 without an activation always active", "", "Earth", true);
    row("E6.1 always active can be spelt", "<all/>", "Earth", true);
    row("E6.1 every condition must hold", "<planet-size size='medium'/><planet-environment type='terran'/>", "Earth",
        true);
    row("E6.1 one that fails is enough", "<planet-size size='medium'/><planet-environment type='ocean'/>", "Earth",
        false);
    row("E6.2 conditions are tested on the source", "<meter-value meter='Population' at-least='3'/>", "Earth", true);
    row("E6.2 places too", "<distance-to-class class='BUILDING' at-most='0'/>", "Earth", true);
    row("E6.2 far from any", "<starlane-jumps-to-class class='BUILDING' at-most='1'/>", "Deneb I", false);
    row("E4.5 what is missing is not true", "<not><planet-size size='tiny'/></not>", "Scout", false);
}

void ScopeTest::activates() {
    QFETCH(const QString, activation);
    QFETCH(const QString, source);
    QFETCH(const bool, active);
    ConditionFixture galaxy;
    galaxy.addGroup("PLANET", "<group><activation>" + activation.toStdString() + "</activation></group>");
    galaxy.begin();
    Evaluator evaluator(*galaxy.program);
    const View view = galaxy.table->universe.view();
    QCOMPARE(evaluator.isActive(galaxy.group(0), view, galaxy.row(source.toStdString())), active);
    QVERIFY(!evaluator.isActive(galaxy.group(0), view, noRow));
}

void ScopeTest::sharesLists() {
    // P2.1: sources share one list if the conditions read the same values of them.
    ConditionFixture galaxy;
    galaxy.addGroup("PLANET",
                    "<group><include><and><empire-affiliation/><object-type type='planet'/></and></include></group>");
    galaxy.addGroup("PLANET", "<group><include><distance-to-source at-most='50 + 50'/></include></group>");
    galaxy.addGroup("SHIP", "<group><include><distance-to-source at-most='100'/></include></group>");
    galaxy.begin();
    Evaluator evaluator(*galaxy.program);
    const View view = galaxy.table->universe.view();
    const auto scope = [&](std::size_t group, const char* source) {
        return evaluator.scope(galaxy.group(group), view, galaxy.row(source));
    };
    QCOMPARE(scope(0, "Vega I").get(), scope(0, "Deneb I").get());
    QVERIFY(scope(0, "Vega I") != scope(0, "Earth"));
    QCOMPARE(scope(1, "Earth").get(), scope(1, "Luna").get());
    QVERIFY(scope(1, "Earth") != scope(1, "Vega I"));
    QCOMPARE(scope(1, "Vega I").get(), scope(2, "Scout").get());
}

void ScopeTest::keepsUpWithTheState() {
    // E4.3: scopes follow the state. A cached result is dropped when a column that it read changes, and only then.
    ConditionFixture galaxy;
    galaxy.addGroup("PLANET", "<group><include><planet-size size='medium'/></include></group>");
    galaxy.begin();
    Evaluator evaluator(*galaxy.program);
    fixture::Table& table = *galaxy.table;
    const auto scope = [&] { return evaluator.scope(galaxy.group(0), table.universe.view(), galaxy.row("Earth")); };
    const RowListRef before = scope();
    table.writer->write(galaxy.models.column("Population"), galaxy.row("Luna"), 7.0, {.kind = CauseKind::setup});
    QCOMPARE(scope().get(), before.get());
    table.writer->write(galaxy.models.column("size"), galaxy.row("Luna"), galaxy.models.value("PlanetSize", "medium"),
                        {.kind = CauseKind::setup});
    QCOMPARE(galaxy.names(*scope()), std::string("Earth, Luna, Forge, Ruins"));
    QCOMPARE(galaxy.names(*before), std::string("Earth, Forge"));
}

void ScopeTest::answersTheOccurrence() {
    // T1: a result cached for one event does not count for another event.
    ConditionFixture galaxy;
    galaxy.addGroup("PLANET", "<group><include><expression if='type == planet and owner == Subject.owner'/></include>"
                              "</group>");
    galaxy.addGroup("PLANET", "<group><include><and><self/><number-of at-least='2'><expression if='type == planet and "
                              "owner == Subject.owner'/></number-of></and></include></group>");
    galaxy.addGroup("PLANET", "<group><include><expression if='type == planet and id &lt; amount()'/></include>"
                              "</group>");
    galaxy.begin();
    QVERIFY(galaxy.group(0).include.front().readsSubject && galaxy.group(2).include.front().readsSubject);
    const View view = galaxy.table->universe.view();
    const auto amount = static_cast<double>(galaxy.row("Luna"));
    for (const bool useCaches : {true, false}) {
        Evaluator evaluator(*galaxy.program, useCaches);
        const auto scope = [&](std::size_t group) {
            return QString::fromStdString(
                galaxy.names(*evaluator.scope(galaxy.group(group), view, galaxy.row("Earth"))));
        };
        for (int round = 0; round < 2; ++round) {
            const WhileAnswering first(evaluator, {galaxy.row("Earth"), amount});
            QCOMPARE(scope(0), QString("Earth"));
            QCOMPARE(scope(1), QString());
            QCOMPARE(scope(2), QString("Earth"));
            {
                const WhileAnswering second(evaluator, {galaxy.row("Luna"), amount + 1.0});
                QCOMPARE(scope(0), QString("Luna, Vega II, Belt"));
                QCOMPARE(scope(1), QString("Earth"));
                QCOMPARE(scope(2), QString("Earth, Luna"));
            }
            QCOMPARE(scope(0), QString("Earth"));
            QCOMPARE(scope(2), QString("Earth"));
        }
        QCOMPARE(scope(0), QString()); // outside a response there is no subject and no amount
        QCOMPARE(scope(2), QString());
    }
}

void ScopeTest::boundsNestedWork() {
    // R2.4: a nested Target evaluates all objects for all objects. The evaluation ends, and beyond the limit it reports
    // a fault.
    ConditionFixture galaxy;
    std::string nested = "<expression if='Population == Target.Population'/>";
    for (int depth = 0; depth < 3; ++depth) {
        nested = "<number-of at-least='1'>" + nested + "</number-of>";
    }
    galaxy.addGroup("PLANET", "<group><include>" + nested + "</include></group>");
    galaxy.begin();
    Evaluator evaluator(*galaxy.program);
    const View view = galaxy.table->universe.view();
    QCOMPARE(
        evaluator.scope(galaxy.group(0), view, galaxy.row("Earth"))->size(), std::size_t{0} + [&] {
            std::size_t planets = 0;
            for (Row row = 0; row < view.rowCount; ++row) {
                planets += view.has(row, galaxy.models.column("Population")) ? 1 : 0;
            }
            return planets;
        }());
    QVERIFY(!evaluator.pay(galaxy.group(0).include.front(), std::size_t{1} << 40));
    QCOMPARE(evaluator.faults().size(), std::size_t{1});
}

void ScopeTest::compilesGroups() {
    // E8.4: a group acts at the lowest effective priority of its enabled effects. Groups are ordered by class, then as
    // written.
    ConditionFixture galaxy;
    galaxy.addGroup("SHIP", "<group/>");
    galaxy.addGroup("PLANET", "<group/>");
    galaxy.addGroup("PLANET", "<group/>");
    CheckedGroup& group = galaxy.models.model().classes.edit(galaxy.models.classOf("PLANET")).groups[1];
    static constexpr EffectSpec spec{.tag = "modify-meter"};
    group.priority = 5;
    const auto addEffect = [&](int priority, bool enabled) {
        CheckedEffect effect;
        effect.spec = &spec;
        effect.priority = priority;
        effect.enabled = enabled;
        group.effects.push_back(effect);
    };
    addEffect(7, true);
    addEffect(3, true);
    addEffect(1, false);
    galaxy.begin();
    QCOMPARE(galaxy.program->groups.size(), std::size_t{3});
    QCOMPARE(galaxy.group(0).objectClass, galaxy.models.classOf("PLANET"));
    QCOMPARE(galaxy.group(1).priority, 3);
    QCOMPARE(galaxy.group(2).objectClass, galaxy.models.classOf("SHIP"));
    QCOMPARE(galaxy.group(2).priority, 0);
    const std::vector<std::uint32_t> planets{0, 1};
    QVERIFY(std::ranges::equal(galaxy.program->groupsOf(galaxy.models.classOf("PLANET")), planets));
}

QTEST_APPLESS_MAIN(ScopeTest)
#include "scope_test.moc"
