// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/scenario/statements.h"
#include "engine/universe/scenario.h"
#include "tests/engine/support/model_fixture.h"

#include <QtTest>

using namespace orrery::engine;
using fixture::difference;
using fixture::ModelFixture;
using fixture::Table;

namespace {

using Statements = std::vector<std::string>;

std::string written(const std::string& tag, std::initializer_list<std::pair<const char*, std::string>> attributes) {
    std::string text = "<" + tag;
    for (const auto& [name, value] : attributes) {
        text += value.empty() ? std::string() : " " + std::string(name) + "='" + value + "'";
    }
    return text + "/>";
}

std::string empire(const std::string& id, const std::string& capital = {}) {
    return written("empire", {{"id", id}, {"capital", capital}});
}

std::string system(const std::string& name, int x, int y) {
    return written("system", {{"name", name}, {"x", std::to_string(x)}, {"y", std::to_string(y)}});
}

std::string lane(const std::string& from, const std::string& to) {
    return written("lane", {{"from", from}, {"to", to}});
}

std::string planet(const std::string& name, const std::string& in, const std::string& owner = {}) {
    return written("planet", {{"name", name}, {"system", in}, {"owner", owner}});
}

std::string place(const std::string& objectClass, const std::string& on, const std::string& name = {},
                  const std::string& owner = {}) {
    return written("place", {{"class", objectClass}, {"on", on}, {"name", name}, {"owner", owner}});
}

std::string giveTech(const std::string& tech, const std::string& to) {
    return written("give-tech", {{"tech", tech}, {"to", to}});
}

std::string setMax(const std::string& object, const std::string& meter, const std::string& value) {
    return written("set", {{"object", object}, {"meter", meter}, {"which", "max"}, {"value", value}});
}

std::string setOwner(const std::string& object, const std::string& owner) {
    return written("set", {{"object", object}, {"owner", owner}});
}

CheckedStatement read(const ModelFixture& models, const std::string& text) {
    std::vector<Diagnostic> findings;
    std::vector<CheckedStatement> statements = parseStatements(text, *models.share(), findings);
    if (!findings.empty() || statements.size() != 1) {
        qFatal("%s", text.c_str());
    }
    return statements.front();
}

/// Two systems with a lane, three planets, two empires. Planets and lanes come before the systems to which they refer.
const Statements seven{empire("Terrans", "Sol III"),
                       empire("Vegans"),
                       planet("Sol III", "Sol", "Terrans"),
                       lane("Vega", "Sol"),
                       system("Sol", 0, 0),
                       system("Vega", 30, 40),
                       planet("Vega I", "Vega", "Vegans"),
                       planet("Vega II", "Vega")};

/// A universe set up by the statements above and by further ones.
struct Set {
    explicit Set(const ModelFixture& models, Statements more = {}, std::optional<GalaxySpec> galaxy = std::nullopt)
        : table(models, 7) {
        CheckedScenario scenario;
        scenario.galaxy = std::move(galaxy);
        more.insert(more.begin(), seven.begin(), seven.end());
        for (const std::string& text : more) {
            const auto place = static_cast<std::uint32_t>(scenario.statements.size());
            scenario.statements.push_back(read(models, text));
            scenario.statements.back().where.span = {place, place + 1};
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

/// A test without data of its own.
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
    const Set made(models, {"<planet name='Vega III' system='Vega' size='small'/>"});
    QCOMPARE(made.at("size", "Vega III"), models.value("PlanetSize", "small"));
    QCOMPARE(made.at("size", "Vega II"), models.value("PlanetSize", "medium"));
}

void capitals() {
    const ModelFixture models;
    const Set made(models, {empire("Lyrans", "Vega II")});
    QCOMPARE(made.owners("Vega II"), QString("Lyrans")); // it had no owner before
    const Set lost(models, {empire("Lyrans", "Vega IV")});
    QCOMPARE(lost.diagnostics.size(), std::size_t{1});
    QCOMPARE(lost.diagnostics[0].code(), std::string_view("scenario.unknown-object"));
}

void placed() {
    ModelFixture models;
    models.addClass("MILL", "building");
    models.addClass("MOSS", "special");
    models.addClass("ARGO", "ship");
    const Set made(models, {place("MILL", "Sol III"), place("MILL", "Sol III", "Second mill", "Vegans"),
                            place("MOSS", "Vega", "Moss"), place("ARGO", "Vega II", "Argo", "none"),
                            place("ARGO", "", "Drifter")});
    QVERIFY(made.diagnostics.empty());
    const std::vector<Row> mills = made.made("MILL");
    QCOMPARE(mills.size(), std::size_t{2});
    QCOMPARE(made.owners(mills[0]), QString("Terrans")); // the owner of its host
    QCOMPARE(made.owners(mills[1]), QString("Vegans"));
    QCOMPARE(made.table.at("attached", mills[0]), double(made.find("Sol III")));
    QCOMPARE(made.owners("Moss"), QString("Vegans")); // the derived owners of the system
    QCOMPARE(made.owners("Argo"), QString());
    QCOMPARE(made.at("attached", "Argo"), noneValue); // a ship is in a system, but attached to nothing
    QCOMPARE(made.at("system", "Argo"), double(made.find("Vega")));
    QCOMPARE(made.at("x", "Argo"), 30.0);
    QCOMPARE(made.at("positioned", "Drifter"), 0.0);
}

void techs() {
    ModelFixture models;
    models.addClass("ZEAL", "tech");
    const Set made(models, {giveTech("ZEAL", "Terrans"), giveTech("ZEAL", "Vegans"), giveTech("ZEAL", "Terrans")});
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
    models.text("dig in");
    const Set made(models, {setMax("Vega I", "Industry", "8"), "<set object='Vega I' property='motto' value='dig in'/>",
                            "<set object='Terrans' resource='Minerals' value='99'/>", setOwner("Vega II", "Terrans"),
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
    const std::string text = "<set object='Vega I' meter='Industry' value='8' turn='3'/>";
    const CheckedStatement statement = read(models, text);
    Set made(models, {text});
    QCOMPARE(made.at("Industry", "Vega I"), 0.0);
    made.table.endTurn();
    applyStatement(statement, 8, *made.table.writer, made.diagnostics);
    QCOMPARE(made.at("Industry", "Vega I"), 8.0);
    const TurnLog& log = *made.table.log;
    const Run& run = log.runs.back();
    QCOMPARE(run.cause, CauseKind::setup);
    QCOMPARE(run.firing, 8u);
    QCOMPARE(log.moments[run.moment].stage, Stage::setup);
    applyStatement(read(models, lane("Vega", "Sol")), 9, *made.table.writer, made.diagnostics);
    applyStatement(read(models, setOwner("Vega I", "Terrans")), 10, *made.table.writer, made.diagnostics);
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
    QCOMPARE(empires.size(), std::size_t{4}); // two declared, one of them without a home, and two generated
    QCOMPARE(made.at("capital", "Terrans"), double(made.find("Sol III")));
    for (const Row row : empires) {
        QVERIFY(made.table.at("capital", row) >= 0.0);
    }
    QVERIFY(made.find("Sol I") == noRow); // generated systems avoid the scenario's names
    QCOMPARE(made.made("SYSTEM").size(), std::size_t{22});
}

void replayed() {
    const ModelFixture models;
    GalaxySpec galaxy;
    galaxy.systems = 20;
    Set made(models, {place("BUILDING", "Sol III"), setOwner("Vega I", "Terrans")}, galaxy);
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
    std::string (*statement)();
};

const std::vector<Mistake> mistakeRows{
    {"S15 names an unknown object", "scenario.unknown-object", "no object is named 'Sol IIII'; did you mean 'Sol III'?",
     [] { return place("BUILDING", "Sol IIII"); }},
    {"S15 names an unknown empire", "scenario.unknown-empire", "no empire is named 'Terans'; did you mean 'Terrans'?",
     [] { return setOwner("Vega II", "Terans"); }},
    {"S15 names an empire that is none", "scenario.unknown-empire", "no empire is named 'Vega'",
     [] { return giveTech("TECH", "Vega"); }},
    {"S15 uses a name twice", "scenario.duplicate-name", "'Sol' is the name of another object",
     [] { return place("BUILDING", "Sol III", "Sol"); }},
    {"S15 attaches to what cannot have it", "scenario.cannot-attach",
     "'BUILDING' is of type building, which cannot be attached to 'Sol' of type system",
     [] { return place("BUILDING", "Sol"); }},
    {"S15 sets what the object has not", "scenario.not-on-object", "'Sol' of type system has no MaxIndustry",
     [] { return setMax("Sol", "Industry", "1"); }},
    {"S15 sets the owner of a system", "scenario.derived-owner", "the owners of system 'Sol' are those of its planets",
     [] { return setOwner("Sol", "Vegans"); }},
    {"S15 leads a lane to a planet", "scenario.not-a-system", "'Sol III' is not a system",
     [] { return lane("Sol", "Sol III"); }},
    {"S15 leads a lane to itself", "scenario.lane-to-itself", "this starlane connects 'Sol' to itself",
     [] { return lane("Sol", "Sol"); }},
    {"S15 puts a planet nowhere", "scenario.unknown-object", "no object is named 'Deneb'",
     [] { return planet("Deneb I", "Deneb"); }},
};

} // namespace

/// Statements of scenarios, and the states that they set up.
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
    /// Checks that a mistake gives one diagnostic at its statement, and that all other statements act.
    void mistakes() {
        QFETCH(int, index);
        const Mistake& mistake = mistakeRows[static_cast<std::size_t>(index)];
        const ModelFixture models;
        const Set made(models, {mistake.statement(), setOwner("Vega II", "Terrans")});
        QCOMPARE(made.diagnostics.size(), std::size_t{1});
        QCOMPARE(made.diagnostics[0].code(), std::string_view(mistake.code));
        QCOMPARE(QString::fromStdString(made.diagnostics[0].message()), QString(mistake.message));
        QCOMPARE(made.diagnostics[0].where.span.begin, static_cast<std::uint32_t>(seven.size()));
        QCOMPARE(made.owners("Vega II"), QString("Terrans"));
    }
};

QTEST_APPLESS_MAIN(UniverseScenarioTest)
#include "universe_scenario_test.moc"
