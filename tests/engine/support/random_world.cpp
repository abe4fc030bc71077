// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/support/random_world.h"

#include "engine/check/check.h"
#include "engine/content/parsed_project.h"
#include "engine/rules/shipped_rows.h"
#include "tests/engine/support/random_content.h"

#include <algorithm>

namespace orrery::engine::fixture {

namespace {

constexpr std::string_view vocabulary = R"xml(<orrery format="1"><vocabulary>
  <enumeration id="Size" order="scale">
    <value id="tiny"/><value id="small"/><value id="medium"/><value id="large" alias="PL_LARGE"/><value id="huge"/>
    <value id="asteroids" off="true"/>
  </enumeration>
  <enumeration id="Climate" order="wheel">
    <value id="swamp"/><value id="desert"/><value id="ocean"/><value id="ice"/><value id="asteroids" off="true"/>
  </enumeration>
  <enumeration id="Focus"><value id="farming"/><value id="industry"/></enumeration>
  <meter id="Population" maximum="1e15"/>
  <meter id="Industry" minimum="-1e15" maximum="1e15"/>
  <meter id="Attack" maximum="1e15"/>
  <property id="size" alias="PlanetSize" format="Size" default="medium"/>
  <property id="climate" format="Climate" default="ocean"/>
  <property id="focus" format="Focus"/>
  <property id="richness"/>
  <property id="depth" default="2.5"/>
  <property id="peaceful" format="boolean"/>
  <property id="motto" format="text" default="onwards"/>
  <property id="aim" format="object"/>
  <property id="model" format="class"/>
  <property id="sort" format="type"/>
  <property id="cost" of="class" default="12"/>
  <property id="weight" of="class" default="0.5"/>
  <resource id="Minerals" initial="10"/>
  <resource id="Favour" debt="true"/>
  <type id="game" class="GAME" visible="false"/>
  <type id="team" class="TEAM" visible="false"/>
  <type id="empire" class="EMPIRE" visible="false" attached-to="team">
    <has resource="Minerals"/><has resource="Favour"/><has property="motto"/>
  </type>
  <type id="system" class="SYSTEM"><has property="richness"/><has property="depth"/></type>
  <type id="planet" class="PLANET" attached-to="system">
    <has meter="Population"/><has meter="Industry"/>
    <has property="size"/><has property="climate"/><has property="focus"/><has property="peaceful"/>
  </type>
  <type id="building" attached-to="planet"><has meter="Industry"/><has property="cost"/></type>
  <type id="special" attached-to="planet system building" source="host"><has property="model"/></type>
  <type id="ship" attached-to="system"><has meter="Attack"/><has property="aim"/><has property="sort"/><has property="motto"/></type>
  <type id="tech" attached-to="empire" source="capital"/>
  <scope id="ship.weapon"/>
  <scope id="planet.slot"/>
  <default format="number" value="0"/>
  <default format="boolean" value="false"/>
  <default format="text" value=""/>
  <default format="Size" value="small"/>
  <default format="pair" value="[0, 0]"/>
  <default format="dice" value="0d1"/>
  <option id="HARD" of="game" format="boolean" default="true"/>
  <option id="PACE" of="empire" format="number" default="3"/>
  <option id="BOLD" of="empire" format="boolean" default="false"/>
  <kind id="BUILDING" type="building"/>
  <kind id="CLIMATE" property="climate"/>
  <kind id="WONDER" grouping="Wonder"/>
  <kind id="WAY" option="empire"/>
</vocabulary></orrery>)xml";

std::shared_ptr<const SourceText> file(std::string path, std::string text) {
    return std::make_shared<const SourceText>(std::move(path), std::move(text));
}

template <typename List>
const auto& pick(std::mt19937& random, const List& list) {
    return list[random() % list.size()];
}

bool oneIn(std::mt19937& random, unsigned n) {
    return random() % n == 0;
}

} // namespace

std::string_view randomVocabulary() {
    return vocabulary;
}

RandomWorld::RandomWorld(std::uint32_t seed, Options options) {
    std::mt19937 random(seed);
    // The made-up content needs the names of the vocabulary. So the project is loaded twice: without and with the
    // content.
    load(contentXml(m_content, seed));
    if (options.hasLanguage) {
        const auto plain = m_model;
        for (std::uint32_t attempt = 0; attempt < 100; ++attempt) { // constants can divide by zero
            m_content = makeContent(*plain, seed + 7919 * attempt, options.hasHelpers);
            load(contentXml(m_content, seed));
            if (!hasBadConstants()) {
                break;
            }
        }
    }
    m_names = namesOf(*m_model, m_content);
    m_universe = std::make_unique<Universe>(m_model, seed);
    m_writer = std::make_unique<Writer>(*m_universe, m_log);
    m_writer->openMoment(Stage::setup, 0);
    populate(random, options.objects);
}

void RandomWorld::load(const std::string& content) {
    m_xml = content;
    FolderContents folder{.name = "random", .files = {}, .diagnostics = {}};
    folder.files["orrery.xml"] =
        file("orrery.xml", R"xml(<project format="1" name="Random" vocabulary="own" scenario="s"/>)xml");
    folder.files["a-vocabulary.xml"] = file("a-vocabulary.xml", std::string(vocabulary));
    folder.files["content.xml"] = file("content.xml", R"xml(<orrery format="1">)xml" + content + "</orrery>");
    folder.files["scenario.xml"] = file("scenario.xml", R"xml(<orrery format="1"><scenario id="s"/></orrery>)xml");
    m_findings.clear();
    m_model = check(parseProject(arrangeSources(folder, {})), shippedRows(), m_findings);
}

std::string RandomWorld::errors() const {
    std::string text;
    for (const Diagnostic& finding : m_findings) {
        if (finding.severity() == Severity::error) {
            text +=
                std::string(finding.code()) + " " + m_model->placeText(finding.where) + " " + finding.message() + "\n";
        }
    }
    return text;
}

bool RandomWorld::hasBadConstants() const {
    return std::ranges::any_of(m_findings, [](const Diagnostic& finding) {
        const std::string_view code = finding.code();
        return code == "expr.division-by-zero" || code == "expr.overflow" || code == "expr.no-value" ||
               code == "expr.negative-distance" || code == "check.divides-by-zero";
    });
}

ExpressionContext RandomWorld::context() const {
    ExpressionContext context;
    context.vocabulary = &m_model->vocabulary;
    context.layout = &m_model->layout;
    context.classes = &m_model->classNames;
    context.language = &m_model->language;
    context.hasValue = true;
    context.identity = 7;
    return context;
}

Row RandomWorld::anyRow(std::mt19937& random) const {
    return oneIn(random, 12) ? noRow : static_cast<Row>(random() % m_universe->rowCount());
}

void RandomWorld::set(ColumnId column, Row row, double value) {
    m_writer->write(column, row, value, {.kind = CauseKind::setup});
}

Row RandomWorld::make(const std::string& objectClass, Row on, std::vector<Row> owners, std::mt19937& random,
                      Row system) {
    static const std::vector<std::string> names{"Argo", "Sol III", "Rock", "Rock", "", "", "", ""};
    const Row row = m_writer->create({.objectClass = *m_model->findClass(objectClass),
                                      .attachedTo = on,
                                      .owners = m_writer->internOwners(std::move(owners)),
                                      .name = pick(random, names),
                                      .system = system,
                                      .birthKey = m_universe->rowCount() + 1},
                                     {.kind = CauseKind::setup});
    setValues(random, row);
    return row;
}

double RandomWorld::valueFor(std::mt19937& random, const ColumnSpec& column) const {
    static const std::vector<double> numbers{0,  0,    1,   2,     3,   4,     5,      7,    10,    0.5, 2.5,
                                             -1, -3.5, 100, 1e200, 0.1, 1e308, -1e308, 1e-9, 12.75, 1e6, 1.0 / 3.0};
    const Vocabulary& words = m_model->vocabulary;
    const auto index = [&](std::size_t n) { return oneIn(random, 5) ? noneValue : static_cast<double>(random() % n); };
    switch (column.format.kind) {
    case FormatKind::boolean:
        return random() % 2 == 0 ? 0.0 : 1.0;
    case FormatKind::enumeration:
        return index(words.enumerations()[column.format.enumeration].values.size());
    case FormatKind::object:
        return index(m_universe->rowCount());
    case FormatKind::objectClass:
        return index(m_model->classes.size());
    case FormatKind::objectType:
        return index(words.types().size());
    case FormatKind::text:
        return m_writer->internText(pick(random, std::vector<std::string>{"onwards", "slowly", "", "Rock"}));
    default:
        return pick(random, numbers);
    }
}

void RandomWorld::setValues(std::mt19937& random, Row row) {
    const ColumnLayout& layout = *m_universe->view().layout;
    for (std::uint16_t i = 0; i < layout.size(); ++i) {
        const ColumnSpec& column = layout[{i}];
        const bool isValue = column.role != ColumnRole::builtin && column.role != ColumnRole::variable;
        if (isValue && m_universe->view().has(row, {i}) && !oneIn(random, 4)) {
            set({i}, row, valueFor(random, column));
        }
    }
}

void RandomWorld::populate(std::mt19937& random, std::size_t objects) {
    make("GAME", noRow, {}, random);
    const Row team = make("TEAM", noRow, {}, random);
    for (int i = 0; i < 3; ++i) {
        m_empires.push_back(make("EMPIRE", i == 2 ? noRow : team, {}, random));
    }
    for (int i = 0; i < 6; ++i) {
        m_systems.push_back(m_writer->create({.objectClass = *m_model->findClass("SYSTEM"),
                                              .name = "System " + std::to_string(i),
                                              .position = std::pair(30.0 * i, i % 3 == 0 ? 40.0 : 10.0 * i),
                                              .birthKey = m_universe->rowCount() + 1},
                                             {.kind = CauseKind::setup}));
        setValues(random, m_systems.back());
    }
    std::vector<std::pair<Row, Row>> lanes;
    for (std::size_t i = 0; i + 2 < m_systems.size(); ++i) { // the last one has none
        lanes.emplace_back(m_systems[i], m_systems[i + 1 - (oneIn(random, 4) && i > 1 ? 2 : 0)]);
    }
    m_writer->setLanes(lanes);
    const auto owners = [&]() -> std::vector<Row> {
        switch (random() % 5) {
        case 0:
            return {};
        case 1:
            return {m_empires[0], m_empires[1]};
        default:
            return {pick(random, m_empires)};
        }
    };
    const auto somewhere = [&](Row row, Row system) {
        const ColumnLayout& layout = *m_universe->view().layout;
        set(layout.builtin(Builtin::positioned), row, 1.0);
        set(layout.builtin(Builtin::x), row,
            system == noRow ? 15.0 * static_cast<double>(random() % 9)
                            : m_universe->at(layout.builtin(Builtin::x), system));
        set(layout.builtin(Builtin::y), row,
            system == noRow ? 5.0 * static_cast<double>(random() % 9)
                            : m_universe->at(layout.builtin(Builtin::y), system));
    };
    std::vector<Row> buildings;
    while (m_universe->rowCount() < objects) {
        switch (random() % 9) {
        case 0:
        case 1:
        case 2:
            m_planets.push_back(make("PLANET", pick(random, m_systems), owners(), random));
            break;
        case 3:
        case 4:
            if (!m_planets.empty()) {
                buildings.push_back(
                    make(oneIn(random, 2) ? "MILL" : "FORGE", pick(random, m_planets), owners(), random));
            }
            break;
        case 5:
            make("RUINS",
                 !buildings.empty() && oneIn(random, 3)   ? pick(random, buildings)
                 : !m_planets.empty() && oneIn(random, 2) ? pick(random, m_planets)
                                                          : pick(random, m_systems),
                 {}, random);
            break;
        case 6:
        case 7: {
            const Row system = oneIn(random, 2) ? pick(random, m_systems) : noRow;
            const Row ship = make(oneIn(random, 2) ? "AXE" : "BOW", noRow, owners(), random, system);
            if (!oneIn(random, 4)) {
                somewhere(ship, system);
            }
            break;
        }
        default: {
            const Row empire = pick(random, m_empires);
            make("WARP", empire, {empire}, random);
        }
        }
    }
    const ColumnLayout& layout = *m_universe->view().layout;
    for (const Row empire : m_empires) {
        if (!m_planets.empty() && !oneIn(random, 3)) {
            set(layout.builtin(Builtin::capital), empire, pick(random, m_planets));
        }
    }
    m_writer->refreshDerived();
    m_writer->closeTurn();
    m_writer->setTurn(static_cast<std::uint32_t>(1 + random() % 9));
    change(random);
}

void RandomWorld::change(std::mt19937& random) {
    for (int i = 0; i < 6; ++i) {
        setValues(random, static_cast<Row>(random() % m_universe->rowCount()));
    }
    for (int i = 0; i < 2; ++i) {
        const Row row = static_cast<Row>(5 + random() % (m_universe->rowCount() - 5));
        if (m_universe->view().exists(row) &&
            m_universe->view().typeOf(row) != m_model->vocabulary.findType("system")) {
            m_writer->destroy(row, {.kind = CauseKind::setup});
        }
    }
    if (oneIn(random, 4)) {
        m_writer->destroy(m_empires[2], {.kind = CauseKind::setup});
    }
    if (!m_planets.empty() && m_universe->view().exists(m_planets[0])) {
        m_writer->setOwners(m_planets[0], {pick(random, m_empires)}, {.kind = CauseKind::setup});
    }
    m_writer->refreshDerived();
}

} // namespace orrery::engine::fixture
