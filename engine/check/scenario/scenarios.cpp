// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/classes/checker.h"
#include "engine/check/model/check_diagnostics.h"
#include "engine/check/scenario/decisions.h"
#include "engine/check/scenario/orders.h"
#include "engine/check/scenario/scenario_conditions.h"
#include "engine/check/scenario/scenario_diagnostics.h"
#include "engine/check/scenario/statements.h"
#include "engine/content/constants.h"
#include "engine/content/content_diagnostics.h"
#include "engine/content/element_rows.h"
#include "engine/content/structure.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace orrery::engine {

namespace {

/// Resolves the names of a scenario during a check.
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
    std::vector<Diagnostic>& findings() override { return m_checker.diagnostics; }
    NearSearches& nearSearches() override { return m_checker.nearSearches(); }

private:
    Checker& m_checker;
};

/// Reads one scenario into the model. Does not resolve names of objects: the run does this at its start.
class ScenarioReader {
public:
    ScenarioReader(Checker& checker, CheckedScenario& out)
        : m_checker(checker), m_out(out), m_names(checker), m_keys(checker) {}

    void read(Element element) {
        m_out.name = m_checker.textOf(element, "name", m_out.id);
        m_out.name = m_out.name.empty() ? m_out.id : m_out.name;
        m_out.description = m_checker.textOf(element, "description", m_out.id + "_DESC");
        m_out.where = element.where();
        for (const Element child : element.children()) {
            const std::string_view tag = child.tag();
            if (tag == "galaxy") {
                readGalaxy(child);
            } else if (const StatementSpec* const statement = m_checker.model.vocabulary.statement(tag)) {
                readStatement(child, *statement);
            } else if (tag == "decision") {
                if (auto decision = readDecision(child, m_checker.model, m_names)) {
                    m_out.decisions.push_back(std::move(*decision));
                }
            }
        }
        reportHidden();
        checkScenarioSettings(m_checker, element, m_out);
        checkScenarioConditions(m_checker, element, m_out);
        checkOrders(element, m_checker.model, m_names, m_out);
    }

private:
    void readGalaxy(Element element) {
        if (m_galaxy) {
            Diagnostic& finding = m_checker.report(scenarioDiagnostics["check.galaxy-twice"], element.head());
            finding.notes.push_back({m_galaxy->head(), phrase("the other one is here")});
            finding.fixes.push_back(removalOf(element));
            return;
        }
        m_galaxy = element;
        m_out.galaxy = engine::readGalaxy(element, m_checker.model, m_names);
    }

    void readStatement(Element element, const StatementSpec& spec) {
        const bool isEnabled = engine::isEnabled(element);
        if (!spec.name.empty() && isEnabled) {
            claimName(element, spec.name, element.value(spec.name));
            m_keys.note(element, spec.name);
        }
        const bool isHidden = spec.makesInitial && element.flag("hidden", false);
        for (const std::string_view attribute : spec.objects) {
            if (turnOf(element) == 0 && element.has(attribute) && !isHidden && isEnabled) {
                m_named.emplace_back(element.value(attribute), element.valueWhere(attribute));
            }
        }
        readStatements(element, spec, m_checker.model, m_names, m_out.statements);
    }

    /// Reports the statements of turn 0 that refer to hidden objects. Removes those of them that create nothing (S8).
    void reportHidden() {
        std::set<std::string> hidden;
        for (const CheckedStatement& statement : m_out.statements) {
            if (statement.isHidden && !statement.name().empty()) {
                hidden.insert(statement.name());
            }
        }
        for (const auto& [name, where] : m_named) {
            if (hidden.contains(name)) {
                m_checker.report(scenarioDiagnostics["check.hidden-object"], where, {name});
            }
        }
        std::erase_if(m_out.statements, [&](const CheckedStatement& statement) {
            return statement.turn == 0 && !statement.spec->makesObject &&
                   std::ranges::any_of(statement.spec->objects, [&](std::string_view attribute) {
                       return hidden.contains(statement.text(attribute));
                   });
        });
    }

    void claimName(Element element, std::string_view attribute, const std::string& name) {
        if (name.empty()) {
            return;
        }
        const auto [earlier, isNew] = m_claimed.emplace(name, element.valueWhere(attribute));
        if (!isNew) {
            Diagnostic& diagnostic =
                m_checker.report(checkDiagnostics["check.duplicate-object"], element.valueWhere(attribute), {name});
            diagnostic.notes.push_back({earlier->second, phrase("the other one is here")});
        }
    }

    Checker& m_checker;
    std::optional<Element> m_galaxy; ///< the first galaxy of the scenario
    CheckedScenario& m_out;
    CheckNames m_names;
    ChanceKeys m_keys; ///< keys of the objects
    /// Names of objects that must exist for statements of turn 0.
    std::vector<std::pair<std::string, Location>> m_named;
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
        scenario.chanceKey = element.value("chance-key");
        const Location where = element.valueWhere("id");
        if (!isLooseName(scenario.id) && !scenario.id.empty()) {
            checker.report(contentDiagnostics["content.bad-name"], where,
                           {scenario.id, phrase("the id of a scenario")});
        }
        ScenarioReader(checker, scenario).read(element);
        const auto [earlier, isNew] = ids.emplace(scenario.id, where);
        if (isNew) {
            model.scenarios.push_back(std::move(scenario));
        } else if (!scenario.id.empty()) {
            checker.report(checkDiagnostics["check.duplicate-scenario"], where, {scenario.id})
                .notes.push_back({earlier->second, phrase("the other one is here")});
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
