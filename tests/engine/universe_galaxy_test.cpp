// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/universe/galaxy_map.h"
#include "engine/universe/galaxy_names.h"
#include "engine/universe/galaxy_tables.h"
#include "engine/universe/scenario.h"
#include "tests/engine/support/model_fixture.h"

#include <QtTest>

#include <bit>
#include <cmath>
#include <numeric>
#include <set>

using namespace orrery::engine;
using fixture::difference;
using fixture::ModelFixture;
using fixture::Table;

namespace {

/// A galaxy in a universe of its own.
struct Made {
    explicit Made(const ModelFixture& models, GalaxySpec spec, std::uint64_t seed = 7) : table(models, seed) {
        CheckedScenario scenario;
        scenario.galaxy = std::move(spec);
        setTable(scenario, *table.writer, diagnostics);
        view = table.universe.view();
    }
    std::vector<Row> all(std::string_view type) const {
        std::vector<Row> rows;
        for (Row row = 0; row < view.rowCount; ++row) {
            if (view.typeOf(row) == table.models.type(type)) {
                rows.push_back(row);
            }
        }
        return rows;
    }
    /// Returns "name column=value …" of every object of a type, in order.
    QStringList told(std::string_view type, std::initializer_list<std::string_view> columns) const {
        QStringList list;
        for (const Row row : all(type)) {
            QString text = QString::fromStdString(view.nameOf(row));
            for (const std::string_view column : columns) {
                text += " " + QString::number(table.at(column, row));
            }
            list << text;
        }
        return list;
    }

    Table table;
    std::vector<Diagnostic> diagnostics;
    View view;
};

GalaxySpec galaxyOf(std::uint32_t systems, std::string shape = "disc", std::uint32_t empires = 2) {
    GalaxySpec spec;
    spec.systems = systems;
    spec.shape = std::move(shape);
    spec.empires = empires;
    return spec;
}

GalaxySpecial special(ClassIndex objectClass, double probability, bool ofHome = false) {
    return {.objectClass = objectClass, .probability = probability, .ofHome = ofHome};
}

using Lanes = std::vector<std::pair<std::uint32_t, std::uint32_t>>;

std::size_t reachable(std::size_t count, const Lanes& lanes) {
    std::vector<std::size_t> group(count);
    std::iota(group.begin(), group.end(), 0);
    const auto find = [&](std::size_t i) {
        while (group[i] != i) {
            i = group[i] = group[group[i]];
        }
        return i;
    };
    for (const auto& [a, b] : lanes) {
        group[find(a)] = find(b);
    }
    std::size_t size = 0;
    for (std::size_t i = 0; i < count; ++i) {
        size += find(i) == find(0) ? 1 : 0;
    }
    return size;
}

int crossings(const std::vector<MapPoint>& points, const Lanes& lanes) {
    const auto side = [](MapPoint a, MapPoint b, MapPoint c) {
        return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    };
    int count = 0;
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        for (std::size_t j = i + 1; j < lanes.size(); ++j) {
            const auto& [a, b] = lanes[i];
            const auto& [c, d] = lanes[j];
            if (a == c || a == d || b == c || b == d) {
                continue;
            }
            const MapPoint p = points[a], q = points[b], r = points[c], s = points[d];
            count += side(p, q, r) * side(p, q, s) < 0.0 && side(r, s, p) * side(r, s, q) < 0.0 ? 1 : 0;
        }
    }
    return count;
}

/// Returns the lanes by their definition: compares each pair with each system.
Lanes lanesByLookingAtAll(const std::vector<MapPoint>& points, std::uint64_t seed) {
    const auto square = [](MapPoint a, MapPoint b) { return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y); };
    Lanes lanes;
    for (std::uint32_t i = 0; i < points.size(); ++i) {
        for (std::uint32_t j = i + 1; j < points.size(); ++j) {
            const double apart = square(points[i], points[j]);
            bool isDirect = true;
            bool isNeeded = true;
            for (const MapPoint middle : points) {
                isDirect &= !(square(points[i], middle) + square(points[j], middle) < apart);
                isNeeded &= !(std::max(square(points[i], middle), square(points[j], middle)) < apart);
            }
            const bool isShort = apart <= 2.2 * systemSpacing * (2.2 * systemSpacing);
            const bool isDrawn = isShort && uniform(seed, systemKey(i), systemKey(j), stableHash("lane")) < 0.55;
            if (isDirect && (isNeeded || isDrawn)) {
                lanes.emplace_back(i, j);
            }
        }
    }
    return lanes;
}

/// A test without data of its own.
struct Case {
    const char* name;
    void (*run)();
};

void specialsAreIndependent() {
    ModelFixture models;
    const ClassIndex ruins = models.addClass("RUINS", "special");
    const ClassIndex gold = models.addClass("GOLD", "special");
    const ClassIndex core = models.addClass("CORE", "special");
    GalaxySpec with = galaxyOf(40);
    with.specials = {special(gold, 0.3), special(ruins, 0.2), special(core, 1.0, true)};
    GalaxySpec without = with;
    without.specials.erase(without.specials.begin());
    GalaxySpec reordered = with;
    std::swap(reordered.specials[0], reordered.specials[1]);
    const Made a(models, with);
    const auto on = [](const Made& made, ClassIndex objectClass) {
        QStringList hosts;
        for (const Row row : made.all("special")) {
            if (made.table.at("class", row) == objectClass) {
                hosts << QString::fromStdString(made.view.nameOf(made.view.parent(row))) + " " +
                             QString::number(made.view.birthKeys[row]);
            }
        }
        return hosts;
    };
    QVERIFY(on(a, gold).size() > 5 && on(a, ruins).size() > 5);
    QCOMPARE(on(a, core).size(), 2);
    for (const GalaxySpec& other : {without, reordered}) {
        const Made b(models, other);
        for (const ClassIndex kept : {ruins, core}) {
            QCOMPARE(on(b, kept), on(a, kept));
        }
        for (const char* type : {"empire", "system", "planet"}) {
            QCOMPARE(b.told(type, {"x", "y", "size", "environment", "star_colour", "owner"}),
                     a.told(type, {"x", "y", "size", "environment", "star_colour", "owner"}));
        }
    }
}

void specialsOfSystems() {
    ModelFixture models;
    models.model().vocabulary.editTypes()[models.type("special")].attachedTo = {models.type("system")};
    models.layOut();
    const ClassIndex nebula = models.addClass("NEBULA", "special");
    GalaxySpec spec = galaxyOf(10);
    spec.specials = {special(nebula, 1.0, true), special(nebula, 1.0)};
    const Made made(models, spec);
    QCOMPARE(made.all("special").size(), std::size_t{10});
    for (const Row row : made.all("special")) {
        QCOMPARE(made.table.owners(row), made.table.owners(made.view.parent(row)));
    }
    for (const Row empire : made.all("empire")) {
        QVERIFY(std::ranges::any_of(made.all("special"),
                                    [&](Row row) { return made.table.owners(row) == std::vector<Row>{empire}; }));
    }
}

void seedsDiffer() {
    const ModelFixture models;
    const Made a(models, galaxyOf(30), 1);
    const Made again(models, galaxyOf(30), 1);
    const Made b(models, galaxyOf(30), 2);
    QCOMPARE(difference(a.view, again.view), std::string());
    QVERIFY(a.told("system", {"x", "y"}) != b.told("system", {"x", "y"}));
}

void homes() {
    ModelFixture models;
    const Made made(models, galaxyOf(60, "spiral", 4));
    const std::vector<Row> empires = made.all("empire");
    QCOMPARE(empires.size(), std::size_t{4});
    std::set<double> systems;
    for (const Row empire : empires) {
        const auto capital = static_cast<Row>(made.table.at("capital", empire));
        QVERIFY(made.view.exists(capital));
        QCOMPARE(made.table.owners(capital), std::vector<Row>{empire});
        QCOMPARE(made.table.at("size", capital), models.value("PlanetSize", "medium"));
        QCOMPARE(made.table.at("environment", capital), models.value("Environment", "terran"));
        const Row system = made.view.parent(capital);
        systems.insert(system);
        QCOMPARE(made.table.owners(system), std::vector<Row>{empire});
        QCOMPARE(made.table.at("star_colour", system), models.value("StarColour", "yellow"));
    }
    QCOMPARE(systems.size(), std::size_t{4});
    // Far apart: farther than neighbours in a galaxy of 60 systems.
    for (const double a : systems) {
        for (const double b : systems) {
            const auto from = static_cast<Row>(a), to = static_cast<Row>(b);
            const double dx = made.table.at("x", from) - made.table.at("x", to);
            const double dy = made.table.at("y", from) - made.table.at("y", to);
            QVERIFY(a == b || std::sqrt(dx * dx + dy * dy) > 4 * systemSpacing);
        }
    }
}

void planets() {
    const ModelFixture models;
    GalaxySpec spec = galaxyOf(300);
    spec.planets = 4.0;
    const Made made(models, spec);
    const double mean = static_cast<double>(made.all("planet").size()) / 300.0;
    QVERIFY2(mean > 3.6 && mean < 4.4, qPrintable(QString::number(mean)));
    for (const Row planet : made.all("planet")) {
        for (const char* both : {"asteroids", "gas_giant"}) { // a size and an environment at the same time (E3.4)
            QCOMPARE(made.table.at("size", planet) == models.value("PlanetSize", both),
                     made.table.at("environment", planet) == models.value("Environment", both));
        }
        const Row system = made.view.parent(planet);
        QVERIFY(made.view.nameOf(planet).starts_with(made.view.nameOf(system) + " "));
        QCOMPARE(made.table.at("system", planet), double(system));
        QCOMPARE(made.table.at("x", planet), made.table.at("x", system));
    }
    std::map<double, int> colours;
    for (const Row system : made.all("system")) {
        ++colours[made.table.at("star_colour", system)];
    }
    QVERIFY(colours[models.value("StarColour", "red")] > 2 * colours[models.value("StarColour", "blue")]);
}

void initials() {
    const ModelFixture models;
    GalaxySpec spec = galaxyOf(20);
    spec.initials = {{.meter = models.meter("Population"), .value = 15.0, .on = "home"},
                     {.meter = models.meter("Industry"), .value = 4.0, .on = "planet"},
                     {.meter = models.meter("Research"), .value = 2.0, .on = "owned"}};
    const Made made(models, spec);
    for (const Row planet : made.all("planet")) {
        const bool isHome = !made.table.owners(planet).empty();
        for (const std::string side : {"", "Max"}) {
            QCOMPARE(made.table.at(side + "Population", planet), isHome ? 15.0 : 3.0);
            QCOMPARE(made.table.at(side + "Industry", planet), 4.0);
            QCOMPARE(made.table.at(side + "Research", planet), isHome ? 2.0 : 0.0);
        }
    }
    QVERIFY(made.view.lastMax[models.meter("Industry")][made.all("planet")[0]] == 4.0);
}

void lacking() {
    ModelFixture models;
    CheckedModel& model = models.model();
    model.classNames.erase("PLANET"); // a vocabulary of a project, without planets, colours and empires
    model.classNames.erase("EMPIRE");
    model.vocabulary.editProperties()[4].format = numberFormat;
    models.layOut();
    const Made made(models, galaxyOf(10));
    QCOMPARE(made.all("system").size(), std::size_t{10});
    QVERIFY(made.all("planet").empty() && made.all("empire").empty());
    QVERIFY(made.diagnostics.empty());
}

void bounds() {
    const ModelFixture models;
    GalaxySpec spec = galaxyOf(3, "blob", 4'000'000'000);
    spec.planets = 1e300;
    const Made made(models, spec);
    QCOMPARE(made.diagnostics.size(), std::size_t{2});
    QCOMPARE(made.diagnostics[0].code(), std::string_view("scenario.unknown-shape"));
    QCOMPARE(made.diagnostics[1].code(), std::string_view("scenario.galaxy-too-large"));
    QCOMPARE(made.diagnostics[1].message(), std::string("the galaxy has room for 3 empires, not for 4000000000"));
    QCOMPARE(made.all("empire").size(), std::size_t{3});
    const Made full(models, galaxyOf(3, "disc", 3));
    QVERIFY(full.diagnostics.empty());
    QCOMPARE(full.all("empire").size(), std::size_t{3});
    const Made none(models, galaxyOf(0));
    QCOMPARE(none.all("system").size(), std::size_t{0});
    const Made one(models, galaxyOf(1, "cluster", 1));
    QCOMPARE(one.all("system").size(), std::size_t{1});
}

void names() {
    const NameSet taken{"Sol III", "Vega", "Terrans"};
    const std::vector<std::string> names = systemNames(1000, 3, taken);
    const std::set<std::string> distinct(names.begin(), names.end());
    QCOMPARE(distinct.size(), std::size_t{1000});
    QVERIFY(!distinct.contains("Sol") && !distinct.contains("Vega"));
    QVERIFY(distinct.contains("Altair") && distinct.contains("Altair Alpha"));
    // "Solaris" keeps the name "Sol" free, but "Vega Prime" takes the name "Vega".
    const std::vector<std::string> beside = systemNames(1000, 3, {"Solaris", "Vega Prime"});
    QVERIFY(std::ranges::count(beside, "Sol") == 1 && std::ranges::count(beside, "Vega") == 0);
    const std::vector<std::string> free = systemNames(1000, 3, {});
    std::vector<std::string> rest;
    for (const std::string& name : std::vector(free.begin(), free.begin() + 100)) {
        if (name != "Sol" && name != "Vega") {
            rest.push_back(name);
        }
    }
    QVERIFY(std::equal(rest.begin(), rest.end(), names.begin())); // omitting a name keeps the order of the others
    QCOMPARE(empireNames(30, taken).size(), std::size_t{30});
    QCOMPARE(empireNames(30, {}).back(), std::string("Empire30")); // after the last name of the list
    QCOMPARE(empireNames(1, taken)[0] == "Terrans", false);
    QCOMPARE(romanNumeral(1), std::string("I"));
    QCOMPARE(romanNumeral(14), std::string("XIV"));
    QCOMPARE(romanNumeral(1999), std::string("MCMXCIX"));
}

void draws() {
    // Known results: another build, machine or order of calls gives the same (R3.1).
    const double first = uniform(1, 2, 3, 4);
    QCOMPARE(first, 0x1.88e929cbee559p-1);
    for (const double other : {uniform(2, 2, 3, 4), uniform(1, 3, 3, 4), uniform(1, 2, 4, 4), uniform(1, 2, 3, 5)}) {
        QVERIFY(other != first);
    }
    double sum = 0.0;
    for (std::uint64_t i = 0; i < 10'000; ++i) {
        const double drawn = uniform(9, i, 0, 0);
        QVERIFY(drawn >= 0.0 && drawn < 1.0);
        sum += drawn;
    }
    QVERIFY(std::abs(sum / 10'000 - 0.5) < 0.02);
    QCOMPARE(stableHash(""), 0xcbf29ce484222325ull);
    QCOMPARE(stableHash("a"), 0xaf63dc4c8601ec8cull);
}

const std::vector<Case> caseRows{
    {"S15 one special more changes no other draw", specialsAreIndependent},
    {"S15 specials of systems belong to those whose home it is", specialsOfSystems},
    {"S15 the seed decides, and it alone", seedsDiffer},
    {"S15 home worlds are owned, habitable and far apart", homes},
    {"S15 planets about the mean, named by their system", planets},
    {"S15 initial meters at home, on what is owned, on a type", initials},
    {"S15 what the vocabulary lacks is left out", lacking},
    {"S15 what is asked for too much is bounded and said", bounds},
    {"S15 names are distinct, and none that the scenario uses", names},
    {"E5.10 a draw is a function of its keys", draws},
};

} // namespace

/// Generated galaxies.
class UniverseGalaxyTest : public QObject {
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

    void maps_data() {
        QTest::addColumn<QString>("shape");
        QTest::addColumn<uint>("systems");
        QTest::addColumn<uint>("seed");
        QTest::newRow("S15 shape disc") << "disc" << 200u << 1u;
        QTest::newRow("S15 shape spiral") << "spiral" << 200u << 2u;
        QTest::newRow("S15 shape ring") << "ring" << 200u << 3u;
        QTest::newRow("S15 shape cluster") << "cluster" << 200u << 4u;
        QTest::newRow("S15 shape of two systems") << "disc" << 2u << 5u;
        QTest::newRow("S15 shape of a small cluster") << "cluster" << 9u << 6u;
    }
    void maps() {
        QFETCH(QString, shape);
        QFETCH(uint, systems);
        QFETCH(uint, seed);
        std::uint64_t visits = 0;
        const std::vector<MapPoint> points = placeSystems(shape.toStdString(), systems, seed, visits);
        QCOMPARE(points.size(), std::size_t{systems});
        for (std::size_t i = 0; i < points.size(); ++i) {
            for (std::size_t j = i + 1; j < points.size(); ++j) {
                const double dx = points[i].x - points[j].x, dy = points[i].y - points[j].y;
                QVERIFY(std::sqrt(dx * dx + dy * dy) > 0.3 * systemSpacing);
            }
        }
        const Lanes lanes = connectSystems(points, seed, visits);
        QCOMPARE(reachable(systems, lanes), std::size_t{systems});
        QCOMPARE(crossings(points, lanes), 0);
        QVERIFY(lanes.size() < 2 * systems);
    }

    void sameMaps_data() {
        QTest::addColumn<QString>("shape");
        QTest::addColumn<uint>("systems");
        QTest::addColumn<quint64>("expected");
        QTest::newRow("R3.2 map of a cluster, on every build") << "cluster" << 200u << quint64{0xc3b897842ad8b846};
        QTest::newRow("R3.2 map of a disc, on every build") << "disc" << 200u << quint64{0x4480b21750b06836};
        QTest::newRow("R3.2 map of a ring, on every build") << "ring" << 200u << quint64{0x54d2723848770007};
        QTest::newRow("R3.2 map of a spiral of four arms, on every build")
            << "spiral" << 200u << quint64{0x042b1606e9bc9a3e};
        QTest::newRow("R3.2 map of a spiral of three arms, on every build")
            << "spiral" << 199u << quint64{0x8535150f5444a017};
        QTest::newRow("R3.2 map of a spiral of three arms, the smallest, on every build")
            << "spiral" << 40u << quint64{0x27544ab1e98a05e9};
        QTest::newRow("R3.2 map of a spiral of two arms, on every build")
            << "spiral" << 39u << quint64{0x5c1d114e3d378d8a};
    }
    void sameMaps() {
        QFETCH(QString, shape);
        QFETCH(uint, systems);
        QFETCH(quint64, expected);
        std::uint64_t visits = 0;
        const std::vector<MapPoint> points = placeSystems(shape.toStdString(), systems, 1, visits);
        std::uint64_t hash = 0;
        for (const MapPoint point : points) {
            hash = joinKeys(hash, std::bit_cast<std::uint64_t>(point.x));
            hash = joinKeys(hash, std::bit_cast<std::uint64_t>(point.y));
        }
        for (const auto& [from, to] : connectSystems(points, 1, visits)) {
            hash = joinKeys(hash, joinKeys(from, to));
        }
        QCOMPARE(quint64{hash}, expected);
    }

    void allLanes_data() {
        QTest::addColumn<int>("layout");
        QTest::newRow("S15 lanes of a disc, as a look at all systems finds them") << 0;
        QTest::newRow("S15 lanes of two clusters far apart, as a look at all systems finds them") << 1;
        QTest::newRow("S15 lanes of a straight line, as a look at all systems finds them") << 2;
        QTest::newRow("S15 lanes of a square grid, as a look at all systems finds them") << 3;
        QTest::newRow("S15 lanes where systems share places, as a look at all systems finds them") << 4;
        QTest::newRow("S15 lanes of a circle, as a look at all systems finds them") << 5;
    }
    void allLanes() {
        QFETCH(int, layout);
        std::vector<MapPoint> points;
        for (std::uint32_t i = 0; i < 240; ++i) {
            const double x = 1000.0 * uniform(7, i, 1, 0);
            const double y = 1000.0 * uniform(7, i, 2, 0);
            const double turn = 2.0 * 3.14159265358979323846 * i / 240.0;
            const std::array<MapPoint, 6> at{{{x, y},
                                              {x / 10.0 + (i % 2 == 0 ? 0.0 : 1e5), y / 10.0},
                                              {10.0 * i, 5.0 * i},
                                              {50.0 * (i % 16), 50.0 * (i / 16)},
                                              {100.0 * std::floor(x / 100.0), 100.0 * std::floor(y / 100.0)},
                                              {500.0 * std::cos(turn), 500.0 * std::sin(turn)}}};
            points.push_back(at[static_cast<std::size_t>(layout)]);
        }
        std::uint64_t visits = 0;
        const Lanes lanes = connectSystems(points, 3, visits);
        const Lanes expected = lanesByLookingAtAll(points, 3);
        QVERIFY(expected.size() >= points.size() - 1);
        QVERIFY(lanes == expected);
    }

    void growth_data() {
        QTest::addColumn<QString>("shape");
        QTest::newRow("P2.3 ten times the systems of a disc are at most 12 times the work") << "disc";
        QTest::newRow("P2.3 ten times the systems of a spiral are at most 12 times the work") << "spiral";
        QTest::newRow("P2.3 ten times the systems of a ring are at most 12 times the work") << "ring";
        QTest::newRow("P2.3 ten times the systems of a cluster are at most 12 times the work") << "cluster";
    }
    void growth() {
        QFETCH(QString, shape);
        const auto workOf = [&](std::uint32_t systems) {
            std::uint64_t visits = 0;
            const std::vector<MapPoint> points = placeSystems(shape.toStdString(), systems, 1, visits);
            const std::uint64_t placing = visits;
            connectSystems(points, 1, visits);
            const std::uint64_t connecting = visits - placing;
            farApart(points, 3, visits);
            return std::pair(placing, connecting);
        };
        const auto [placing, connecting] = workOf(1'000);
        const auto [placingMore, connectingMore] = workOf(10'000);
        const auto growth = [](std::uint64_t of, std::uint64_t more) {
            return static_cast<double>(more) / static_cast<double>(of);
        };
        const QString told = QString("placing %1 times, connecting %2 times")
                                 .arg(growth(placing, placingMore))
                                 .arg(growth(connecting, connectingMore));
        QVERIFY2(growth(placing, placingMore) <= 12.0 && growth(connecting, connectingMore) <= 12.0, qPrintable(told));
    }

    void picks_data() {
        QTest::addColumn<double>("draw");
        QTest::addColumn<uint>("value");
        QTest::newRow("S15 first value") << 0.0 << 0u;
        QTest::newRow("S15 a value that weighs nothing is never drawn") << 0.26 << 2u;
        QTest::newRow("S15 last value") << 0.999999 << 2u;
    }
    void picks() {
        QFETCH(double, draw);
        QFETCH(uint, value);
        Enumeration values;
        values.values.resize(3);
        values.values[0].id = "a";
        values.values[1].id = "b";
        values.values[2].id = "c";
        constexpr std::array weights{ValueWeight{"a", 1.0}, ValueWeight{"b", 0.0}, ValueWeight{"c", 3.0}};
        QCOMPARE(uint{pickValue(values, weights, draw)}, value);
    }
};

QTEST_APPLESS_MAIN(UniverseGalaxyTest)
#include "universe_galaxy_test.moc"
