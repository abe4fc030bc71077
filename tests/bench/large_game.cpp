// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/large_game.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <random>
#include <set>

namespace orrery::bench {

using namespace engine;

namespace {

constexpr int empireCount = 10;
constexpr int systemCount = 300;
constexpr int planetCount = 1200;
constexpr int shipCount = 490;

/// A kind of class with groups.
struct Family {
    const char* prefix;
    const char* type;
    int classes;
    int groups;  ///< of each class
    int holders; ///< of each class
};
constexpr Family families[] = {
    {"TECH", "tech", 200, 6, 6},
    {"BLD", "building", 100, 5, 4},
    {"SPC", "special", 50, 4, 12},
    {"SPECIES", "planet", 11, 30, 9}, // minus three groups: 327 in total
};

constexpr const char* vocabulary = R"xml(<vocabulary>
<enumeration id="PlanetSize" order="scale"><value id="asteroids"/><value id="tiny"/><value id="small"/>
  <value id="medium"/><value id="large"/><value id="huge"/><value id="gas_giant"/></enumeration>
<enumeration id="Environment" order="wheel"><value id="swamp"/><value id="toxic"/><value id="inferno"/>
  <value id="radiated"/><value id="barren"/><value id="tundra"/><value id="desert"/><value id="terran"/>
  <value id="ocean"/></enumeration>
<enumeration id="Focus"><value id="industry"/><value id="research"/><value id="influence"/></enumeration>
<property id="size" format="PlanetSize" default="medium"/><property id="environment" format="Environment"
  default="terran"/><property id="focus" format="Focus" default="industry"/>
<meter id="Population"/><meter id="Industry"/><meter id="Research"/><meter id="Influence"/><meter id="Happiness"/>
<meter id="Supply"/><meter id="Defense"/><meter id="Troops"/><meter id="Structure"/><meter id="Attack"/>
<resource id="Production" debt="true"/>
<type id="empire" class="EMPIRE"><has resource="Production"/></type><type id="system" class="SYSTEM"/>
<type id="planet" class="PLANET" attached-to="system"><has property="size"/><has property="environment"/>
  <has property="focus"/><has meter="Population"/><has meter="Industry"/><has meter="Research"/><has meter="Influence"/>
  <has meter="Happiness"/><has meter="Supply"/><has meter="Defense"/><has meter="Troops"/></type>
<type id="ship" class="SHIP"><has meter="Structure"/><has meter="Attack"/></type>
<type id="building" attached-to="planet"/><type id="special" attached-to="planet" source="host"/>
<type id="tech" attached-to="empire" source="capital"/></vocabulary>)xml";

constexpr const char* meters[] = {"Population", "Industry", "Research", "Influence",
                                  "Happiness",  "Supply",   "Defense",  "Troops"};
constexpr const char* sizes[] = {"tiny", "small", "medium", "large", "huge"};
constexpr const char* foci[] = {"industry", "research", "influence"};
constexpr const char* environments[] = {"swamp",  "toxic",  "inferno", "radiated", "barren",
                                        "tundra", "desert", "terran",  "ocean"};

/// Returns an activation that is true in five of twelve groups; it varies in form.
std::string activation(int n, const std::string& type) {
    const bool isPlanet = type != "building"; // techs and specials refer to a planet
    const bool holds = n % 12 < 5;
    switch (n % 3) {
    case 0:
        return std::string(R"(<activation if="turn )") + (holds ? "&gt;= 1" : "&gt; 1000000") + R"("/>)";
    case 1:
        return isPlanet ? std::string(R"(<activation><meter-value meter="Happiness" at-least=")") +
                              (holds ? "0" : "900") + R"("/></activation>)"
                        : std::string(R"(<activation if="Source.size )") + (holds ? "!= gas_giant" : "== gas_giant") +
                              R"("/>)";
    default:
        return std::string("<activation><not><empire-affiliation empire=\"") + (holds ? "none" : "source") +
               R"(" mode="empire-inclusive"/></not></activation>)";
    }
}

std::string scope(int n, const std::string& type) {
    const std::string owned =
        R"(<object-type type="planet"/><empire-affiliation empire="source" mode="empire-inclusive"/>)";
    if (type == "special" || (type == "planet" && n % 2 == 0)) {
        return "<self/>";
    }
    if (type == "building" && n % 3 == 0) {
        return R"(<and><object-type type="planet"/><contains><self/></contains></and>)";
    }
    switch (n % 4) {
    case 0:
        return "<and>" + owned + R"(<planet-size size=")" + sizes[n / 4 % 5] + R"("/></and>)";
    case 1:
        return "<and>" + owned + R"(<planet-focus focus=")" + foci[n / 4 % 3] + R"(" which="primary"/></and>)";
    case 2:
        return "<and>" + owned + R"(<planet-environment type=")" + environments[n / 4 % 9] + R"(" range="1"/></and>)";
    default:
        return "<and>" + owned + R"(<not><planet-size size=")" + sizes[n / 4 % 5] +
               R"("/></not><planet-focus focus=")" + foci[n / 20 % 3] + R"(" which="primary"/></and>)";
    }
}

std::string amount(int n) {
    switch (n % 4) {
    case 0:
        return std::to_string(n % 7 + 1);
    case 1:
        return "Target.Population * 0.25";
    case 2:
        return "Source.Happiness * 0.1 + 1";
    default:
        return "min(Target.Population, 20) * 0.05 - Target.Troops * 0.01";
    }
}

std::string effects(int n) {
    if (n % 16 == 15) {
        return R"(<modify-stockpile resource="Production" amount="1"/>)";
    }
    const std::string priority = R"( priority=")" + std::to_string(n / 3 % 5) + R"(")";
    const auto one = [&](int k) {
        return std::string(R"(<modify-max-meter meter=")") + meters[k % 8] + R"(" amount=")" + amount(k) + "\"" +
               priority + "/>";
    };
    return one(n / 2) + (n % 20 == 0 ? one(n + 1) : "");
}

std::string classXml(const Family& family, int c, int& n) {
    const std::string id = family.prefix + std::to_string(c);
    std::string xml = "<class id=\"" + id + "\" type=\"" + family.type + "\">";
    const int groups = std::string_view(family.prefix) == "SPECIES" && c < 3 ? family.groups - 1 : family.groups;
    for (int g = 0; g < groups; ++g, ++n) {
        const std::string stacking = n % 5 == 0 ? " stacking=\"" + id + "\"" : "";
        xml += "<group" + stacking + ">" + activation(n * 7, family.type) + "<scope><include>" + scope(n, family.type) +
               "</include></scope><effects>" + effects(n) + "</effects></group>";
    }
    return xml + "</class>";
}

std::string content() {
    std::string xml = vocabulary;
    int n = 0;
    for (const Family& family : families) {
        for (int c = 0; c < family.classes; ++c) {
            xml += classXml(family, c, n);
        }
    }
    return xml;
}

} // namespace

LargeGame::LargeGame() : m_program(programOf(content())) {
    m_universe = std::make_unique<Universe>(m_program->model, 1);
    m_evaluator = std::make_unique<Evaluator>(*m_program);
    m_stepper = std::make_unique<Stepper>(*m_program);
    fill();
}

LargeGame::~LargeGame() = default;

void LargeGame::fill() {
    const CheckedModel& model = *m_program->model;
    std::mt19937 random(5);
    TurnLog log;
    Writer writer(*m_universe, log);
    const Cause cause{.kind = CauseKind::setup, .moment = writer.openMoment(Stage::setup, 0)};
    const auto classOf = [&](const std::string& id) { return *model.findClass(id); };
    const auto make = [&](ClassIndex objectClass, Row on, std::uint32_t owners) {
        return writer.create({.objectClass = objectClass,
                              .attachedTo = on,
                              .owners = owners,
                              .name = {},
                              .birthKey = m_universe->rowCount()},
                             cause);
    };
    std::vector<Row> empires;
    std::vector<std::uint32_t> owners;
    for (int e = 0; e < empireCount; ++e) {
        empires.push_back(writer.create({.objectClass = classOf("EMPIRE"), .name = "E" + std::to_string(e)}, cause));
        owners.push_back(writer.internOwners({empires.back()}));
    }
    std::vector<Row> systems;
    for (int s = 0; s < systemCount; ++s) {
        systems.push_back(writer.create({.objectClass = classOf("SYSTEM"),
                                         .name = {},
                                         .position = std::pair<double, double>(s % 20 * 50.0, s / 20 * 50.0)},
                                        cause));
    }
    std::vector<Row> planets;
    std::vector<std::uint32_t> ownersOf;
    const Family& species = families[3];
    for (int p = 0; p < planetCount; ++p) {
        const bool isSettled = p < species.classes * species.holders;
        const std::uint32_t owned = isSettled || p % 3 == 0 ? owners[static_cast<std::size_t>(p % empireCount)] : 0;
        const std::string id = isSettled ? species.prefix + std::to_string(p / species.holders) : "PLANET";
        planets.push_back(make(classOf(id), systems[static_cast<std::size_t>(p) % systems.size()], owned));
        ownersOf.push_back(owned);
        for (const char* property : {"size", "environment", "focus"}) {
            const ColumnId column = *model.layout.find(property);
            const Format format = model.layout[column].format;
            const auto values = model.vocabulary.enumerations()[format.enumeration].values.size();
            writer.write(column, planets.back(), static_cast<double>(random() % values), cause);
        }
    }
    for (int e = 0; e < empireCount; ++e) {
        writer.write(model.layout.builtin(Builtin::capital), empires[static_cast<std::size_t>(e)],
                     planets[static_cast<std::size_t>(e)], cause);
    }
    for (int s = 0; s < shipCount; ++s) {
        make(classOf("SHIP"), noRow, owners[static_cast<std::size_t>(s % empireCount)]);
    }
    for (const Family& family : {families[0], families[1], families[2]}) {
        for (int c = 0; c < family.classes; ++c) {
            for (int h = 0; h < family.holders; ++h) {
                const ClassIndex objectClass = classOf(family.prefix + std::to_string(c));
                if (std::string_view(family.type) == "tech") {
                    const auto empire = static_cast<std::size_t>((c + h) % empireCount);
                    make(objectClass, empires[empire], owners[empire]);
                } else {
                    const std::size_t planet = random() % planets.size();
                    make(objectClass, planets[planet], ownersOf[planet]);
                }
            }
        }
    }
    writer.refreshDerived();
    writer.closeTurn();
}

void LargeGame::step() {
    m_log = TurnLog();
    m_stepper->run(*m_evaluator, *m_universe, m_log);
    m_stepper->finish(*m_universe, m_log);
}

std::size_t LargeGame::changes() const {
    return std::transform_reduce(m_log.runs.begin(), m_log.runs.end(), std::size_t{0}, std::plus<>(),
                                 [](const Run& run) { return run.cause == CauseKind::effect ? run.rows->size() : 0; });
}

std::string LargeGame::shape() const {
    const View view = m_universe->view();
    std::size_t pairs = 0;
    for (Row row = 0; row < view.rowCount; ++row) {
        pairs += m_program->groupsOf(static_cast<ClassIndex>(view.builtin(Builtin::objectClass, row))).size();
    }
    const auto effects = std::ranges::count(m_log.runs, CauseKind::effect, &Run::cause);
    std::set<const RowList*> scopes;
    for (const Firing& firing : m_log.firings) {
        scopes.insert(firing.scope.get());
    }
    return std::to_string(m_program->groups.size()) + " groups, " + std::to_string(pairs) + " pairs, " +
           std::to_string(m_log.firings.size()) + " active, " + std::to_string(scopes.size()) + " scopes, " +
           std::to_string(effects) + " effects";
}

} // namespace orrery::bench
