// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/universe/scenario.h"
#include "tests/engine/support/model_fixture.h"

#include <QtTest>

using namespace orrery::engine;
using fixture::difference;
using fixture::ModelFixture;
using fixture::Table;

namespace {

using Statements = std::vector<ScenarioStatement>;

ScenarioStatement empire(std::string id, std::string capital = {}) {
    ScenarioStatement statement;
    statement.kind = StatementKind::empire;
    statement.name = std::move(id);
    statement.other = std::move(capital);
    return statement;
}

ScenarioStatement system(std::string name, double x, double y) {
    ScenarioStatement statement;
    statement.kind = StatementKind::system;
    statement.name = std::move(name);
    statement.x = x;
    statement.y = y;
    return statement;
}

ScenarioStatement lane(std::string from, std::string to) {
    ScenarioStatement statement;
    statement.kind = StatementKind::lane;
    statement.object = std::move(from);
    statement.other = std::move(to);
    return statement;
}

ScenarioStatement planet(std::string name, std::string in, std::string owner = {}) {
    ScenarioStatement statement;
    statement.kind = StatementKind::planet;
    statement.name = std::move(name);
    statement.object = std::move(in);
    statement.owner = std::move(owner);
    return statement;
}

ScenarioStatement place(ClassIndex objectClass, std::string on, std::string name = {}, std::string owner = {}) {
    ScenarioStatement statement;
    statement.kind = StatementKind::place;
    statement.objectClass = objectClass;
    statement.object = std::move(on);
    statement.name = std::move(name);
    statement.owner = std::move(owner);
    return statement;
}

ScenarioStatement giveTech(ClassIndex tech, std::string to) {
    ScenarioStatement statement;
    statement.kind = StatementKind::giveTech;
    statement.objectClass = tech;
    statement.object = std::move(to);
    return statement;
}

ScenarioStatement set(std::string object, ColumnId column, double value) {
    ScenarioStatement statement;
    statement.kind = StatementKind::set;
    statement.object = std::move(object);
    statement.column = column;
    statement.value = value;
    return statement;
}

ScenarioStatement setOwner(std::string object, std::string owner) {
    ScenarioStatement statement;
    statement.kind = StatementKind::set;
    statement.object = std::move(object);
    statement.owner = std::move(owner);
    statement.setsOwner = true;
    return statement;
}

/// Two systems with a lane, three planets, two empires. Planets and lanes come before what they name.
const Statements seven{empire("Terrans", "Sol III"),
                       empire("Vegans"),
                       planet("Sol III", "Sol", "Terrans"),
                       lane("Vega", "Sol"),
                       system("Sol", 0, 0),
                       system("Vega", 30, 40),
                       planet("Vega I", "Vega", "Vegans"),
                       planet("Vega II", "Vega")};

/// A table set by the statements above and further ones.
struct Set {
    explicit Set(const ModelFixture& models, Statements more = {}, std::optional<GalaxySpec> galaxy = std::nullopt)
        : table(models, 7) {
        CheckedScenario scenario;
        scenario.galaxy = std::move(galaxy);
        scenario.statements = seven;
        scenario.statements.insert(scenario.statements.end(), more.begin(), more.end());
        for (std::uint32_t i = 0; i < scenario.statements.size(); ++i) {
            scenario.statements[i].where.span = {i, i + 1};
        }
        setTable(scenario, *table.writer, diagnostics);
    }
    Row find(std::string_view name) const { return findObject(table.universe.view(), name).value_or(noRow); }
    double at(std::string_view column, std::string_view name) const { return table.at(column, find(name)); }
    QString owners(Row row) const {
        QStringList list;
        for (const Row owner : table.owners(row)) {
            list << QString::fromStdString(table.universe.view().nameOf(owner));
        }
        return list.join(' ');
    }
    QString owners(std::string_view name) const { return owners(find(name)); }
    std::vector<Row> made(std::string_view objectClass) const {
        std::vector<Row> rows;
        for (Row row = 0; row < table.universe.rowCount(); ++row) {
            if (table.at("class", row) == table.models.classOf(objectClass)) {
                rows.push_back(row);
            }
        }
        return rows;
    }

    Table table;
    std::vector<Diagnostic> diagnostics;
};

/// One test that needs no data of its own.
struct Case {
    const char* name;
    void (*run)();
};

void givenMap() {
    const ModelFixture models;
    const Set made(models);
    QVERIFY(made.diagnostics.empty());
    QCOMPARE(made.table.at("class", 0), double(models.classOf("GAME")));
    QCOMPARE(made.at("x", "Vega"), 30.0);
    QCOMPARE(made.at("y", "Vega II"), 40.0);
    QCOMPARE(made.at("system", "Sol III"), double(made.find("Sol")));
    QCOMPARE(made.at("capital", "Terrans"), double(made.find("Sol III")));
    QCOMPARE(made.at("capital", "Vegans"), noneValue);
    QCOMPARE(made.owners("Sol III"), QString("Terrans"));
    QCOMPARE(made.owners("Sol"), QString("Terrans"));
    QCOMPARE(made.owners("Vega"), QString("Vegans"));
    const auto& lanes = made.table.universe.lanes().lanes;
    QCOMPARE(lanes, (std::vector{std::pair(made.find("Sol"), made.find("Vega"))}));
}

void given() {
    const ModelFixture models;
    ScenarioStatement small = planet("Vega III", "Vega");
    small.properties = {{models.column("size"), models.value("PlanetSize", "small")}};
    const Set made(models, {small});
    QCOMPARE(made.at("size", "Vega III"), models.value("PlanetSize", "small"));
    QCOMPARE(made.at("size", "Vega II"), models.value("PlanetSize", "medium"));
}

void capitals() {
    const ModelFixture models;
    const Set made(models, {empire("Lyrans", "Vega II")});
    QCOMPARE(made.owners("Vega II"), QString("Lyrans")); // nobody's before
    const Set lost(models, {empire("Lyrans", "Vega IV")});
    QCOMPARE(lost.diagnostics.size(), std::size_t{1});
    QCOMPARE(lost.diagnostics[0].code(), std::string_view("scenario.unknown-object"));
}

void placed() {
    ModelFixture models;
    const ClassIndex mill = models.addClass("MILL", "building");
    const ClassIndex moss = models.addClass("MOSS", "special");
    const ClassIndex argo = models.addClass("ARGO", "ship");
    const Set made(models,
                   {place(mill, "Sol III"), place(mill, "Sol III", "Second mill", "Vegans"),
                    place(moss, "Vega", "Moss"), place(argo, "Vega II", "Argo", "none"), place(argo, "", "Drifter")});
    QVERIFY(made.diagnostics.empty());
    const std::vector<Row> mills = made.made("MILL");
    QCOMPARE(mills.size(), std::size_t{2});
    QCOMPARE(made.owners(mills[0]), QString("Terrans")); // as what it is on
    QCOMPARE(made.owners(mills[1]), QString("Vegans"));
    QCOMPARE(made.table.at("attached", mills[0]), double(made.find("Sol III")));
    QCOMPARE(made.owners("Moss"), QString("Vegans")); // the system's, which are derived
    QCOMPARE(made.owners("Argo"), QString());
    QCOMPARE(made.at("attached", "Argo"), noneValue); // a ship is in a system, and on nothing
    QCOMPARE(made.at("system", "Argo"), double(made.find("Vega")));
    QCOMPARE(made.at("x", "Argo"), 30.0);
    QCOMPARE(made.at("positioned", "Drifter"), 0.0);
}

void techs() {
    ModelFixture models;
    const ClassIndex zeal = models.addClass("ZEAL", "tech");
    const Set made(models, {giveTech(zeal, "Terrans"), giveTech(zeal, "Vegans"), giveTech(zeal, "Terrans")});
    QVERIFY(made.diagnostics.empty());
    const std::vector<Row> techs = made.made("ZEAL");
    QCOMPARE(techs.size(), std::size_t{2});
    QCOMPARE(made.owners(techs[0]), QString("Terrans"));
    QCOMPARE(made.table.at("attached", techs[0]), double(made.find("Terrans")));
    const View view = made.table.universe.view();
    QVERIFY(view.birthKeys[techs[0]] != view.birthKeys[techs[1]]);
}

void sets() {
    ModelFixture models;
    const double motto = models.text("dig in");
    const Set made(models,
                   {set("Vega I", models.column("MaxIndustry"), 8.0), set("Vega I", models.column("motto"), motto),
                    set("Terrans", models.column("Minerals"), 99.0), setOwner("Vega II", "Terrans"),
                    setOwner("Sol III", "none")});
    QVERIFY(made.diagnostics.empty());
    QCOMPARE(made.at("MaxIndustry", "Vega I"), 8.0);
    QCOMPARE(made.at("Minerals", "Terrans"), 99.0);
    QCOMPARE(made.at("Minerals", "Vegans"), 10.0);
    const View view = made.table.universe.view();
    QCOMPARE((*view.texts)[static_cast<std::uint32_t>(made.at("motto", "Vega I"))], std::string("dig in"));
    QCOMPARE(made.owners("Vega"), QString("Terrans Vegans"));
    QCOMPARE(made.owners("Sol"), QString());
}

void later() {
    const ModelFixture models;
    ScenarioStatement statement = set("Vega I", models.column("Industry"), 8.0);
    statement.turn = 3;
    Set made(models, {statement});
    QCOMPARE(made.at("Industry", "Vega I"), 0.0);
    made.table.endTurn();
    applyStatement(statement, 8, *made.table.writer, made.diagnostics);
    QCOMPARE(made.at("Industry", "Vega I"), 8.0);
    const TurnLog& log = *made.table.log;
    const Run& run = log.runs.back();
    QCOMPARE(run.cause, CauseKind::setup);
    QCOMPARE(run.firing, 8u);
    QCOMPARE(log.moments[run.moment].stage, Stage::setup);
    applyStatement(lane("Vega", "Sol"), 9, *made.table.writer, made.diagnostics);
    applyStatement(setOwner("Vega I", "Terrans"), 10, *made.table.writer, made.diagnostics);
    QCOMPARE(made.owners("Vega"), QString("Terrans")); // derived at once
    QVERIFY(made.diagnostics.empty());
}

void onGalaxy() {
    const ModelFixture models;
    GalaxySpec galaxy;
    galaxy.systems = 20;
    galaxy.empires = 3;
    const Set made(models, {}, galaxy);
    QVERIFY(made.diagnostics.empty());
    const std::vector<Row> empires = made.made("EMPIRE");
    QCOMPARE(empires.size(), std::size_t{4}); // two declared, of which one wants a home, and two made up
    QCOMPARE(made.at("capital", "Terrans"), double(made.find("Sol III")));
    for (const Row row : empires) {
        QVERIFY(made.table.at("capital", row) >= 0.0);
    }
    QVERIFY(made.find("Sol I") == noRow); // the generated systems leave the scenario its names
    QCOMPARE(made.made("SYSTEM").size(), std::size_t{22});
}

void replayed() {
    const ModelFixture models;
    GalaxySpec galaxy;
    galaxy.systems = 20;
    Set made(models, {place(models.classOf("BUILDING"), "Sol III"), setOwner("Vega I", "Terrans")}, galaxy);
    made.table.endTurn();
    const State whole = made.table.history.state(made.table.universe, 0);
    const State replayed = made.table.history.stateAt(made.table.universe, 0, ~0u);
    QCOMPARE(difference(whole.view(), replayed.view()), std::string());
    QCOMPARE(whole.view().lanes->lanes, replayed.view().lanes->lanes);
    for (const Run& run : made.table.history.log(0).runs) {
        const bool isExpected =
            run.cause == CauseKind::setup || run.cause == CauseKind::create || run.cause == CauseKind::derived;
        QVERIFY(isExpected && run.moment < made.table.history.log(0).moments.size());
    }
}

void finds() {
    const ModelFixture models;
    Set made(models);
    const View view = made.table.universe.view();
    QCOMPARE(findObject(view, "#0").value_or(noRow), Row{0});
    for (const char* name : {"", "#", "#99", "#1x", "#-1", "sol", "Sol "}) {
        QVERIFY2(!findObject(view, name), name);
    }
    QVERIFY(findEmpire(view, "Terrans") && !findEmpire(view, "Sol"));
    made.table.writer->destroy(made.find("Vega II"), {});
    QCOMPARE(made.find("Vega II"), noRow);
}

const std::vector<Case> caseRows{
    {"S15 systems, lanes, planets and empires as given", givenMap},
    {"S15 properties of a planet as given", given},
    {"S15 a capital that nobody owns becomes its empire's", capitals},
    {"S15 place puts a class on an object", placed},
    {"S15 give-tech gives a tech once", techs},
    {"S15 set changes owner, property, meter and stockpile", sets},
    {"S15 a later statement waits for its turn", later},
    {"S15 declared empires live in a generated galaxy", onGalaxy},
    {"E8.5 the log of the set-up gives the table", replayed},
    {"S15 objects are found by name or number", finds},
};

struct Mistake {
    const char* name;
    const char* code;
    const char* message;
    ScenarioStatement (*statement)(const ModelFixture& models);
};

const std::vector<Mistake> mistakeRows{
    {"S15 names an unknown object", "scenario.unknown-object", "nothing is called 'Sol IIII'; did you mean 'Sol III'?",
     [](const ModelFixture& models) { return place(models.classOf("BUILDING"), "Sol IIII"); }},
    {"S15 names an unknown empire", "scenario.unknown-empire", "no empire is called 'Terans'; did you mean 'Terrans'?",
     [](const ModelFixture&) { return setOwner("Vega II", "Terans"); }},
    {"S15 names an empire that is none", "scenario.unknown-empire", "no empire is called 'Vega'",
     [](const ModelFixture& models) { return giveTech(models.classOf("TECH"), "Vega"); }},
    {"S15 uses a name twice", "scenario.duplicate-name", "'Sol' is the name of another object",
     [](const ModelFixture& models) { return place(models.classOf("BUILDING"), "Sol III", "Sol"); }},
    {"S15 attaches to what cannot carry it", "scenario.cannot-attach",
     "'BUILDING' is of type building, which cannot be attached to 'Sol' of type system",
     [](const ModelFixture& models) { return place(models.classOf("BUILDING"), "Sol"); }},
    {"S15 sets what the object has not", "scenario.not-on-object", "'Sol' of type system has no MaxIndustry",
     [](const ModelFixture& models) { return set("Sol", models.column("MaxIndustry"), 1.0); }},
    {"S15 sets the owner of a system", "scenario.derived-owner", "the owners of system 'Sol' are those of its planets",
     [](const ModelFixture&) { return setOwner("Sol", "Vegans"); }},
    {"S15 leads a lane to a planet", "scenario.not-a-system", "'Sol III' is not a system",
     [](const ModelFixture&) { return lane("Sol", "Sol III"); }},
    {"S15 leads a lane to itself", "scenario.lane-to-itself", "this lane leads from 'Sol' to itself",
     [](const ModelFixture&) { return lane("Sol", "Sol"); }},
    {"S15 puts a planet nowhere", "scenario.unknown-object", "nothing is called 'Deneb'",
     [](const ModelFixture&) { return planet("Deneb I", "Deneb"); }},
};

} // namespace

/// What a scenario puts on the table.
class UniverseScenarioTest : public QObject {
    Q_OBJECT

private slots:
    void cases_data() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < caseRows.size(); ++i) {
            QTest::newRow(caseRows[i].name) << static_cast<int>(i);
        }
    }
    void cases() {
        QFETCH(int, index);
        caseRows[static_cast<std::size_t>(index)].run();
    }

    void mistakes_data() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < mistakeRows.size(); ++i) {
            QTest::newRow(mistakeRows[i].name) << static_cast<int>(i);
        }
    }
    /// One finding, at the statement, and everything else is done.
    void mistakes() {
        QFETCH(int, index);
        const Mistake& mistake = mistakeRows[static_cast<std::size_t>(index)];
        const ModelFixture models;
        const Set made(models, {mistake.statement(models), setOwner("Vega II", "Terrans")});
        QCOMPARE(made.diagnostics.size(), std::size_t{1});
        QCOMPARE(made.diagnostics[0].code(), std::string_view(mistake.code));
        QCOMPARE(QString::fromStdString(made.diagnostics[0].message()), QString(mistake.message));
        QCOMPARE(made.diagnostics[0].where.span.begin, static_cast<std::uint32_t>(seven.size()));
        QCOMPARE(made.owners("Vega II"), QString("Terrans"));
    }
};

QTEST_APPLESS_MAIN(UniverseScenarioTest)
#include "universe_scenario_test.moc"
