// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/support/game_fixture.h"

#include "engine/check/check.h"
#include "engine/content/parsed_project.h"
#include "engine/rules/shipped_rows.h"

namespace orrery::engine::fixture {

namespace {

constexpr std::string_view manifest = R"xml(<project format="1" name="Game" vocabulary="own" scenario="small" )xml";

constexpr std::string_view vocabulary = R"xml(<orrery format="1"><vocabulary>
  <enumeration id="PlanetSize" order="scale">
    <value id="asteroids"/><value id="tiny"/><value id="small"/><value id="medium"/><value id="large"/>
    <value id="huge"/><value id="gas_giant"/>
  </enumeration>
  <enumeration id="Environment" order="wheel">
    <value id="swamp"/><value id="toxic"/><value id="inferno"/><value id="radiated"/><value id="barren"/>
    <value id="tundra"/><value id="desert"/><value id="terran"/><value id="ocean"/>
    <value id="asteroids" off="true"/><value id="gas_giant" off="true"/>
  </enumeration>
  <enumeration id="StarColour" order="scale">
    <value id="blue"/><value id="white"/><value id="yellow"/><value id="red"/>
  </enumeration>
  <meter id="Industry"/>
  <meter id="Farming"/>
  <meter id="Stock" minimum="0" maximum="100" initial="50" rebuilt="false" growth="value()"/>
  <property id="size" format="PlanetSize" default="medium"/>
  <property id="environment" format="Environment" default="terran"/>
  <property id="original_environment" format="Environment"/>
  <property id="star_colour" format="StarColour" default="white"/>
  <resource id="Minerals" initial="10"/>
  <resource id="Favour" debt="true"/>
  <type id="empire" class="EMPIRE"><has resource="Minerals"/><has resource="Favour"/></type>
  <type id="system" class="SYSTEM"><has property="star_colour"/></type>
  <type id="planet" class="PLANET" attached-to="system">
    <has meter="Industry"/><has meter="Farming"/><has meter="Stock"/>
    <has property="size"/><has property="environment"/><has property="original_environment"/>
  </type>
  <type id="building" attached-to="planet"/>
  <type id="special" attached-to="planet building" source="host"/>
  <type id="tech" attached-to="empire" source="capital"/>
</vocabulary></orrery>)xml";

constexpr std::string_view scenario = R"xml(<scenario id="small">
  <empire id="Terrans" capital="Sol III"/>
  <empire id="Vegans" capital="Vega I"/>
  <system name="Sol" x="0" y="0" star-colour="yellow"/>
  <system name="Vega" x="100" y="0" star-colour="blue"/>
  <lane from="Sol" to="Vega"/>
  <planet name="Sol III" system="Sol" size="medium" environment="terran" owner="Terrans"/>
  <planet name="Mars" system="Sol" size="small" environment="desert" owner="Terrans"/>
  <planet name="Belt" system="Sol" size="asteroids" environment="asteroids"/>
  <planet name="Vega I" system="Vega" size="huge" environment="ocean" owner="Vegans"/>
  <planet name="Giant" system="Vega" size="gas_giant" environment="gas_giant"/>
)xml";

std::shared_ptr<const SourceText> file(std::string path, std::string text) {
    return std::make_shared<const SourceText>(std::move(path), std::move(text));
}

} // namespace

Game::Game(const std::string& content, const std::string& placements, bool useCaches, std::string_view rules) {
    FolderContents folder{.name = "game", .files = {}, .diagnostics = {}};
    folder.files["orrery.xml"] = file(
        "orrery.xml", std::string(manifest) + (rules != "extended" ? "rules=\"" + std::string(rules) + "\"/>" : "/>"));
    folder.files["a-vocabulary.xml"] = file("a-vocabulary.xml", std::string(vocabulary));
    folder.files["content.xml"] = file("content.xml", R"xml(<orrery format="1">)xml" + content + "</orrery>");
    folder.files["scenario.xml"] = file("scenario.xml", R"xml(<orrery format="1">)xml" + std::string(scenario) +
                                                            placements + "</scenario></orrery>");
    m_project = parseProject(arrangeSources(folder, {}));
    std::vector<Diagnostic> diagnostics;
    const auto model = check(m_project, shippedRows(), diagnostics);
    m_session = Session::start(compile(model), *model->findScenario("small"), std::nullopt, useCaches);
    diagnostics.insert(diagnostics.end(), m_session->diagnostics().begin(), m_session->diagnostics().end());
    for (const Diagnostic& diagnostic : diagnostics) {
        const bool isError = diagnostic.severity() == Severity::error;
        m_findings.push_back((isError ? "error " : "") + std::string(diagnostic.code()) + " " +
                             model->placeText(diagnostic.where) + " " + diagnostic.message());
    }
}

Row Game::find(std::string_view object) const {
    const View view = m_session->state().view();
    const auto row = findObject(view, object);
    return row && view.exists(*row) ? *row : noRow;
}

double Game::at(std::string_view object, std::string_view column) const {
    const View view = m_session->state().view();
    const Row row = find(object);
    const auto id = view.layout->find(column);
    return row == noRow || !id ? -999.0 : view.at(*id, row);
}

std::string Game::valueAt(std::string_view object, std::string_view column) const {
    const View view = m_session->state().view();
    return formatValue(at(object, column), (*view.layout)[*view.layout->find(column)].format, view);
}

std::size_t Game::countOf(std::string_view objectClass) const {
    const View view = m_session->state().view();
    const auto index = view.model->findClass(objectClass);
    std::size_t count = 0;
    for (Row row = 0; row < view.rowCount; ++row) {
        count += index && view.exists(row) && view.builtin(Builtin::objectClass, row) == *index ? 1 : 0;
    }
    return count;
}

std::vector<std::string> Game::ownersOf(std::string_view object) const {
    const View view = m_session->state().view();
    std::vector<std::string> names;
    for (const Row owner : (*view.ownerSets)[static_cast<std::uint32_t>(view.builtin(Builtin::owners, find(object)))]) {
        names.push_back(view.nameOf(owner));
    }
    return names;
}

} // namespace orrery::engine::fixture
