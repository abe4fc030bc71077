// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/check_diagnostics.h"
#include "engine/check/checker.h"
#include "engine/check/decisions.h"
#include "engine/check/orders.h"
#include "engine/check/scenario_conditions.h"
#include "engine/check/scenario_diagnostics.h"
#include "engine/check/statements.h"
#include "engine/content/constants.h"
#include "engine/content/content_diagnostics.h"
#include "engine/content/element_rows.h"
#include "engine/content/structure.h"

#include <map>
#include <optional>
#include <set>
#include <utility>

namespace orrery::engine {

namespace {

/// The names of a check at work.
class CheckNames final : public StatementNames {
public:
    explicit CheckNames(Checker& checker) : m_checker(checker) {}

    Diagnostic& report(const DiagnosticSpec& spec, Location where, std::vector<Phrase> args) override {
        return m_checker.report(spec, where, std::move(args));
    }
    Diagnostic& reportUnknown(Phrase kind, std::string_view name, Location where, const KnownNames& known) override {
        return m_checker.reportUnknown(std::move(kind), name, where, known);
    }
    std::optional<ClassIndex> resolveClass(std::string_view id, std::string_view ofType, Location where) override {
        return m_checker.resolveClass(id, ofType, where);
    }
    std::optional<double> propertyConstant(const Property& property, std::string_view text, Location where) override {
        return m_checker.propertyConstant(property, text, where);
    }
    std::optional<double> textConstant(std::string_view text) override {
        m_checker.model.texts.emplace_back(text);
        return static_cast<double>(m_checker.model.texts.size() - 1);
    }
    std::size_t findingCount() const override { return m_checker.diagnostics.size(); }

private:
    Checker& m_checker;
};

/// One scenario on its way into the model. Objects are named here and found when the table is set.
class ScenarioReader {
public:
    ScenarioReader(Checker& checker, CheckedScenario& out)
        : m_checker(checker), m_out(out), m_names(checker), m_statements(checker.model, m_names) {}

    void read(Element element) {
        m_out.name = m_checker.textOf(element, "name", m_out.id);
        m_out.name = m_out.name.empty() ? m_out.id : m_out.name;
        m_out.description = m_checker.textOf(element, "description", m_out.id + "_DESC");
        m_out.where = element.where();
        for (const Element child : element.children()) {
            const std::string_view tag = child.tag();
            if (tag == "galaxy") {
                readGalaxy(child);
            } else if (tag == "empire") {
                readEmpire(child);
            } else if (tag == "team") {
                readTeam(child);
            } else if (tag == "map") {
                readMap(child);
            } else if (tag == "system") {
                readSystem(child);
            } else if (tag == "lane") {
                readLane(child);
            } else if (tag == "planet") {
                readPlanet(child);
            } else if (StatementReader::isStatement(tag)) {
                readStatement(child);
            } else if (tag == "decision") {
                if (auto decision = readDecision(child, m_checker.model, m_names)) {
                    m_out.decisions.push_back(std::move(*decision));
                }
            }
        }
        reportHidden();
        checkScenarioSettings(m_checker, element, m_out);
        checkScenarioConditions(m_checker, element, m_out);
        checkOrders(m_checker, element, m_out);
    }

private:
    void readGalaxy(Element element) {
        if (m_galaxy) {
            Diagnostic& finding = m_checker.report(diag::galaxyTwice, element.head());
            finding.notes.push_back({m_galaxy->head(), phrase("the other one")});
            finding.fixes.push_back(removalOf(element));
            return;
        }
        m_galaxy = element;
        m_out.galaxy = m_statements.readGalaxy(element);
    }

    void readEmpire(Element element) {
        ScenarioStatement statement = StatementReader::begin(element, StatementKind::empire);
        statement.name = element.value("id");
        statement.other = element.value("capital");
        statement.colour = element.value("colour");
        readProperties(element, "empire", statement);
        if (!isName(statement.name) && !statement.name.empty()) {
            m_checker.report(diag::badName, element.valueWhere("id"), {statement.name, phrase("the id of an empire")});
        }
        m_statements.needsDefaultClass(element, {"empire"});
        claimName(element, "id", statement.name);
        m_out.statements.push_back(std::move(statement));
    }

    void readTeam(Element element) {
        ScenarioStatement statement = StatementReader::begin(element, StatementKind::team);
        statement.name = element.value("id");
        statement.other = element.value("empires");
        m_statements.needsDefaultClass(element, {"team"});
        claimName(element, "id", statement.name);
        m_out.statements.push_back(std::move(statement));
    }

    void readMap(Element element) {
        ScenarioStatement statement = StatementReader::begin(element, StatementKind::map);
        statement.name = element.value("name");
        finishMade(element, std::move(statement), "map");
    }

    void readSystem(Element element) {
        ScenarioStatement statement = StatementReader::begin(element, StatementKind::system);
        statement.name = element.value("name");
        statement.object = element.value("map");
        statement.x = StatementReader::number(element, "x", 0.0);
        statement.y = StatementReader::number(element, "y", 0.0);
        finishMade(element, std::move(statement), "system");
    }

    void readPlanet(Element element) {
        ScenarioStatement statement = StatementReader::begin(element, StatementKind::planet);
        statement.name = element.value("name");
        statement.object = element.value("system");
        statement.owner = element.value("owner");
        statement.isHidden = element.flag("hidden", false);
        finishMade(element, std::move(statement), "planet");
    }

    /// What systems and planets have in common: a name, the properties that are given, the type's class.
    void finishMade(Element element, ScenarioStatement statement, std::string_view type) {
        m_statements.needsDefaultClass(element, {type});
        claimName(element, "name", statement.name);
        readProperties(element, type, statement);
        m_out.statements.push_back(std::move(statement));
    }

    void readLane(Element element) {
        ScenarioStatement statement = StatementReader::begin(element, StatementKind::lane);
        statement.object = element.value("from");
        statement.other = element.value("to");
        m_out.statements.push_back(std::move(statement));
    }

    void readStatement(Element element) {
        const ScenarioStatement statement = StatementReader::begin(element, StatementKind::set);
        if (element.tag() == "place") {
            claimName(element, "name", element.value("name"));
            if (statement.turn != 0 || !element.flag("hidden", false)) {
                nameObject(element, "on", statement);
            }
        } else if (element.tag() == "set") {
            nameObject(element, "object", statement);
            nameObject(element, "target", statement);
        }
        m_statements.read(element, m_out.statements);
    }

    /// What has to be there when the table is set.
    void nameObject(Element element, std::string_view attribute, const ScenarioStatement& statement) {
        if (element.has(attribute) && statement.turn == 0) {
            m_named.emplace_back(element.value(attribute), element.valueWhere(attribute));
        }
    }

    /// Statements of turn 0 that are about what is not there yet (S8).
    void reportHidden() {
        std::set<std::string> hidden;
        for (const ScenarioStatement& statement : m_out.statements) {
            if (isInitial(statement) && statement.isHidden) {
                hidden.insert(statement.name);
            }
        }
        for (const auto& [name, where] : m_named) {
            if (hidden.contains(name)) {
                m_checker.report(diag::namesHidden, where, {name});
            }
        }
        std::erase_if(m_out.statements, [&](const ScenarioStatement& statement) {
            return statement.turn == 0 && statement.kind == StatementKind::set &&
                   (hidden.contains(statement.object) || hidden.contains(statement.target));
        });
    }

    void readProperties(Element element, std::string_view type, ScenarioStatement& statement) {
        m_statements.eachProperty(
            element, type, [&](ColumnId column, double value) { statement.properties.emplace_back(column, value); });
    }

    void claimName(Element element, std::string_view attribute, const std::string& name) {
        if (name.empty()) {
            return;
        }
        const auto [earlier, isNew] = m_claimed.emplace(name, element.valueWhere(attribute));
        if (!isNew) {
            Diagnostic& diagnostic = m_checker.report(diag::duplicateObject, element.valueWhere(attribute), {name});
            diagnostic.notes.push_back({earlier->second, phrase("the other one")});
        }
    }

    Checker& m_checker;
    std::optional<Element> m_galaxy; ///< the first of the scenario
    CheckedScenario& m_out;
    CheckNames m_names;
    StatementReader m_statements;
    std::vector<std::pair<std::string, Location>> m_named; ///< by statements of turn 0
    std::map<std::string, Location> m_claimed;
};

} // namespace

std::set<std::string, std::less<>> empireIds(const ParsedProject& project) {
    std::set<std::string, std::less<>> ids;
    for (const Element scenario : project.topLevel("scenario")) {
        for (const Element child : scenario.children()) {
            if (child.tag() == "empire" && child.has("id")) {
                ids.insert(child.value("id"));
            }
        }
    }
    return ids;
}

std::set<std::string, std::less<>> namesInPlay(const ParsedProject& project, const CheckedModel& model) {
    std::set<std::string, std::less<>> names;
    for (const auto& objectClass : model.classes.asRead()) {
        names.insert({objectClass->id, objectClass->name});
    }
    for (const auto& tree : project.trees) {
        for (std::uint32_t index = 0; index < tree->nodeCount(); ++index) {
            const Element element{tree.get(), index};
            if (tree->node(index).kind == XmlKind::element &&
                (element.tag() == "create-object" || element.tag() == "create")) {
                names.insert(element.value("name"));
            }
        }
    }
    return names;
}

void checkScenarios(Checker& checker) {
    CheckedModel& model = checker.model;
    std::map<std::string, Location> ids;
    for (const Element element : checker.project.topLevel("scenario")) {
        CheckedScenario scenario;
        scenario.id = element.value("id");
        const Location where = element.valueWhere("id");
        if (!isLooseName(scenario.id) && !scenario.id.empty()) {
            checker.report(diag::badName, where, {scenario.id, phrase("the id of a scenario")});
        }
        ScenarioReader(checker, scenario).read(element);
        const auto [earlier, isNew] = ids.emplace(scenario.id, where);
        if (isNew) {
            model.scenarios.push_back(std::move(scenario));
        } else if (!scenario.id.empty()) {
            checker.report(diag::duplicateScenario, where, {scenario.id})
                .notes.push_back({earlier->second, phrase("the other one")});
        }
    }
    const Manifest& manifest = checker.project.sources.manifest;
    model.defaultScenario = manifest.scenario;
    if (!manifest.scenario.empty() && model.findScenario(manifest.scenario) == nullptr) {
        checker.reportUnknown(phrase("scenario"), manifest.scenario, manifest.scenarioWhere, [&] {
            std::vector<std::string> known;
            for (const CheckedScenario& scenario : model.scenarios) {
                known.push_back(scenario.id);
            }
            return known;
        });
        model.defaultScenario.clear();
    }
    if (model.defaultScenario.empty() && !model.scenarios.empty()) {
        model.defaultScenario = model.scenarios.front().id;
    }
}

} // namespace orrery::engine
