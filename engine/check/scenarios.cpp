// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/check_diagnostics.h"
#include "engine/check/checker.h"
#include "engine/check/orders.h"
#include "engine/check/scenario_conditions.h"
#include "engine/check/scenario_diagnostics.h"
#include "engine/content/constants.h"
#include "engine/content/content_diagnostics.h"
#include "engine/content/element_rows.h"
#include "engine/content/structure.h"

#include <algorithm>
#include <set>
#include <type_traits>

namespace orrery::engine {

namespace {

/// One scenario on its way into the model. Objects are named here and found when the table is set.
class ScenarioReader {
public:
    ScenarioReader(Checker& checker, CheckedScenario& out) : m_checker(checker), m_model(checker.model), m_out(out) {}

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
            } else if (tag == "place") {
                readPlace(child);
            } else if (tag == "give-tech") {
                readGiveTech(child);
            } else if (tag == "set") {
                readSet(child);
            }
        }
        reportHidden();
        checkScenarioSettings(m_checker, element, m_out);
        checkScenarioConditions(m_checker, element, m_out);
        checkOrders(m_checker, element, m_out);
    }

private:
    static double number(Element element, std::string_view attribute, double fallback) {
        return element.has(attribute) ? parseNumber(element.value(attribute)).value_or(fallback) : fallback;
    }
    /// A whole number within the bounds of the element's row; outside them, the nearest (the row has reported it).
    static std::uint32_t count(Element element, std::string_view attribute, double fallback, double maximum) {
        return static_cast<std::uint32_t>(std::clamp(number(element, attribute, fallback), 0.0, maximum));
    }

    void readGalaxy(Element element) {
        if (m_out.galaxy) {
            m_checker.report(diag::repeated, element.head(), {std::string("galaxy")});
            return;
        }
        GalaxySpec galaxy;
        galaxy.where = element.where();
        galaxy.seed = static_cast<std::uint64_t>(std::max<std::int64_t>(
            0, parseInteger(element.value("seed")).value_or(static_cast<std::int64_t>(galaxy.seed))));
        galaxy.systems = count(element, "systems", galaxy.systems, 100'000);
        galaxy.empires = count(element, "empires", galaxy.empires, 1000);
        galaxy.planets = std::clamp(number(element, "planets", galaxy.planets), 0.0, 20.0);
        galaxy.shape = element.has("shape") ? element.value("shape") : galaxy.shape;
        needsDefaultClass(element, {"system", "planet", "empire"});
        for (const Element child : element.children()) {
            if (child.tag() == "special" || child.tag() == "home-special") {
                if (const auto objectClass = classOf(child, "class", {})) {
                    galaxy.specials.push_back({*objectClass, std::clamp(number(child, "probability", 1.0), 0.0, 1.0),
                                               child.tag() == "home-special"});
                }
            } else if (child.tag() == "initial") {
                readInitial(child, galaxy);
            }
        }
        m_out.galaxy = std::move(galaxy);
    }

    void readInitial(Element element, GalaxySpec& galaxy) {
        GalaxyInitial initial;
        initial.on = element.has("on") ? element.value("on") : "home";
        initial.value = number(element, "value", 0.0);
        if (initial.on != "home" && initial.on != "owned" && !m_model.vocabulary.findType(initial.on)) {
            std::vector<std::string> known{"home", "owned"};
            for (const Type& type : m_model.vocabulary.types()) {
                known.push_back(type.id);
            }
            m_checker.reportUnknown(phrase("type"), initial.on, element.valueWhere("on"), known);
            return;
        }
        if (const auto meter = meterOf(element)) {
            initial.meter = *meter;
            galaxy.initials.push_back(std::move(initial));
        }
    }

    void readEmpire(Element element) {
        ScenarioStatement statement = begin(element, StatementKind::empire);
        statement.name = element.value("id");
        statement.other = element.value("capital");
        statement.colour = element.value("colour");
        eachProperty(element, "empire",
                     [&](ColumnId column, double value) { statement.properties.emplace_back(column, value); });
        if (!isName(statement.name) && !statement.name.empty()) {
            m_checker.report(diag::badName, element.valueWhere("id"), {statement.name, phrase("the id of an empire")});
        }
        needsDefaultClass(element, {"empire"});
        claimName(element, "id", statement.name);
        m_out.statements.push_back(std::move(statement));
    }

    void readTeam(Element element) {
        ScenarioStatement statement = begin(element, StatementKind::team);
        statement.name = element.value("id");
        statement.other = element.value("empires");
        needsDefaultClass(element, {"team"});
        claimName(element, "id", statement.name);
        m_out.statements.push_back(std::move(statement));
    }

    void readMap(Element element) {
        ScenarioStatement statement = begin(element, StatementKind::map);
        statement.name = element.value("name");
        finishMade(element, std::move(statement), "map");
    }

    void readSystem(Element element) {
        ScenarioStatement statement = begin(element, StatementKind::system);
        statement.name = element.value("name");
        statement.object = element.value("map");
        statement.x = number(element, "x", 0.0);
        statement.y = number(element, "y", 0.0);
        finishMade(element, std::move(statement), "system");
    }

    void readPlanet(Element element) {
        ScenarioStatement statement = begin(element, StatementKind::planet);
        statement.name = element.value("name");
        statement.object = element.value("system");
        statement.owner = element.value("owner");
        statement.isHidden = element.flag("hidden", false);
        finishMade(element, std::move(statement), "planet");
    }

    /// What systems and planets have in common: a name, the properties that are given, the type's class.
    void finishMade(Element element, ScenarioStatement statement, std::string_view type) {
        needsDefaultClass(element, {type});
        claimName(element, "name", statement.name);
        eachProperty(element, type,
                     [&](ColumnId column, double value) { statement.properties.emplace_back(column, value); });
        m_out.statements.push_back(std::move(statement));
    }

    void readLane(Element element) {
        ScenarioStatement statement = begin(element, StatementKind::lane);
        statement.object = element.value("from");
        statement.other = element.value("to");
        m_out.statements.push_back(std::move(statement));
    }

    void readPlace(Element element) {
        ScenarioStatement statement = begin(element, StatementKind::place);
        statement.object = element.value("on");
        statement.name = element.value("name");
        statement.owner = element.value("owner");
        statement.isHidden = element.flag("hidden", false) && statement.turn == 0;
        statement.objectClass = classOf(element, "class", {});
        claimName(element, "name", statement.name);
        if (!statement.isHidden) {
            nameObject(element, "on", statement);
        }
        if (statement.objectClass) {
            m_out.statements.push_back(std::move(statement));
        }
    }

    void readGiveTech(Element element) {
        ScenarioStatement statement = begin(element, StatementKind::giveTech);
        statement.object = element.value("to");
        statement.objectClass = classOf(element, "tech", "tech");
        if (statement.objectClass) {
            m_out.statements.push_back(std::move(statement));
        }
    }

    /// One statement for each thing that the element sets.
    void readSet(Element element) {
        const std::size_t before = m_out.statements.size();
        const std::size_t findings = m_checker.diagnostics.size();
        ScenarioStatement statement = begin(element, StatementKind::set);
        statement.object = element.value("object");
        nameObject(element, "object", statement);
        nameObject(element, "target", statement);
        const auto set = [&](ColumnId column, double value, std::string object = {}) {
            ScenarioStatement one = statement;
            one.column = column;
            one.value = value;
            one.other = std::move(object);
            m_out.statements.push_back(std::move(one));
        };
        if (element.has("meter")) {
            const auto meter = meterOf(element);
            const auto value = setNumber(element);
            if (meter && value) {
                set(m_model.layout.meter(*meter, element.value("which") == "max"), *value);
            }
        }
        if (element.has("resource")) {
            const auto resource = m_model.vocabulary.findResource(element.value("resource"));
            const auto value = setNumber(element);
            if (!resource) {
                std::vector<std::string> known;
                for (const Resource& one : m_model.vocabulary.resources()) {
                    known.push_back(one.id);
                }
                m_checker.reportUnknown(phrase("resource"), element.value("resource"), element.valueWhere("resource"),
                                        known);
            } else if (value) {
                set(m_model.layout.stockpile(*resource), *value);
            }
        }
        if (element.has("property") && hasValue(element)) {
            setProperty(element.value("property"), element.valueWhere("property"), element.value("value"),
                        element.valueWhere("value"), {}, set);
        }
        eachProperty(element, {}, set);
        if (element.has("owner")) {
            ScenarioStatement one = statement;
            one.owner = element.value("owner");
            one.setsOwner = true;
            m_out.statements.push_back(std::move(one));
        }
        if (element.has("target")) {
            ScenarioStatement one = statement;
            one.target = element.value("target");
            one.setsTarget = true;
            m_out.statements.push_back(std::move(one));
        }
        if (m_out.statements.size() == before && m_checker.diagnostics.size() == findings && !element.isBroken()) {
            m_checker.report(diag::setsNothing, element.head(), {std::string("set")});
        }
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

    std::optional<double> setNumber(Element element) {
        if (!hasValue(element)) {
            return std::nullopt;
        }
        const auto value = parseNumber(element.value("value"));
        if (!value) {
            m_checker.report(diag::notANumber, element.valueWhere("value"), {element.value("value")});
        }
        return value;
    }

    bool hasValue(Element element) {
        if (!element.has("value") && !element.node().isBroken) {
            m_checker.report(diag::missingAttribute, element.head(),
                             {std::string(element.tag()), std::string("value")});
        }
        return element.has("value");
    }

    /// Attributes that are no attributes of the row name properties, with '-' for '_'.
    template <typename Visit>
    void eachProperty(Element element, std::string_view type, const Visit& visit) {
        const ElementSpec* scenario = orreryElement().child("scenario");
        const ElementSpec* spec = scenario->child(element.tag());
        const XmlTree& tree = *element.tree;
        for (auto attribute = tree.attributesBegin(element.index); attribute != tree.attributesEnd(element.index);
             ++attribute) {
            const std::string_view written = tree.name(*attribute);
            if (spec->attribute(written) != nullptr) {
                continue;
            }
            std::string id(written);
            std::replace(id.begin(), id.end(), '-', '_');
            setProperty(id, tree.location(attribute->name), element.value(written), valueLocation(tree, *attribute),
                        type, visit);
        }
    }

    template <typename Visit>
    void setProperty(const std::string& id, Location idWhere, const std::string& text, Location textWhere,
                     std::string_view type, const Visit& visit) {
        const Vocabulary& vocabulary = m_model.vocabulary;
        const auto index = vocabulary.findProperty(id);
        if (!index) {
            std::vector<std::string> known;
            for (const Property& property : vocabulary.properties()) {
                known.push_back(property.id);
            }
            m_checker.reportUnknown(phrase("property"), id, idWhere, known);
            return;
        }
        const auto ofType = type.empty() ? std::nullopt : vocabulary.findType(type);
        if ((ofType && !vocabulary.types()[*ofType].hasProperty(*index)) || !m_model.layout.hasColumn(*index)) {
            m_checker.report(
                diag::typeLacks, idWhere,
                {type.empty() ? phrase("objects") : phrase("objects of the type '{0}'", {std::string(type)}),
                 phrase("property"), id});
            return;
        }
        if constexpr (std::is_invocable_v<Visit, ColumnId, double, std::string>) {
            // Which object is found when the table is set.
            if (vocabulary.properties()[*index].format.kind == FormatKind::object && text != "none" && !text.empty()) {
                visit(m_model.layout.property(*index), noneValue, text);
                return;
            }
        }
        if (const auto value = m_checker.propertyConstant(vocabulary.properties()[*index], text, textWhere)) {
            visit(m_model.layout.property(*index), *value);
        }
    }

    ScenarioStatement begin(Element element, StatementKind kind) {
        ScenarioStatement statement;
        statement.kind = kind;
        statement.where = element.where();
        statement.turn = count(element, "turn", 0.0, 1e6);
        return statement;
    }

    std::optional<ClassIndex> classOf(Element element, std::string_view attribute, std::string_view ofType) {
        const std::string id = element.value(attribute);
        return id.empty() ? std::nullopt : m_checker.resolveClass(id, ofType, element.valueWhere(attribute));
    }

    std::optional<MeterIndex> meterOf(Element element) {
        const std::string id = element.value("meter");
        const auto meter = m_model.vocabulary.findMeter(id);
        if (!meter && !id.empty()) {
            std::vector<std::string> known;
            for (const Meter& one : m_model.vocabulary.meters()) {
                known.push_back(one.id);
            }
            m_checker.reportUnknown(phrase("meter"), id, element.valueWhere("meter"), known);
        }
        return meter;
    }

    void claimName(Element element, std::string_view attribute, const std::string& name) {
        if (name.empty()) {
            return;
        }
        const auto [earlier, isNew] = m_names.emplace(name, element.valueWhere(attribute));
        if (!isNew) {
            Diagnostic& diagnostic = m_checker.report(diag::duplicateObject, element.valueWhere(attribute), {name});
            diagnostic.notes.push_back({earlier->second, phrase("the other one")});
        }
    }

    void needsDefaultClass(Element element, std::initializer_list<std::string_view> types) {
        for (const std::string_view id : types) {
            const auto type = m_model.vocabulary.findType(id);
            if (!type) {
                m_checker.report(diag::missingVocabulary, element.head(),
                                 {std::string(element.tag()), phrase("type"), std::string(id)});
            } else if (m_model.vocabulary.types()[*type].defaultClass.empty()) {
                m_checker.report(diag::noDefaultClass, element.head(), {std::string(id)});
            }
        }
    }

    Checker& m_checker;
    CheckedModel& m_model;
    CheckedScenario& m_out;
    std::vector<std::pair<std::string, Location>> m_named; ///< by statements of turn 0
    std::map<std::string, Location> m_names;
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

ScenarioObjects objectNames(const ParsedProject& project, const CheckedModel& model) {
    ScenarioObjects objects;
    bool hasScenario = false;
    bool hasGalaxy = false;
    for (const Element scenario : project.topLevel("scenario")) {
        hasScenario = true;
        for (const Element child : scenario.children()) {
            hasGalaxy = hasGalaxy || child.tag() == "galaxy";
            std::string name = child.value(child.has("id") ? "id" : "name");
            std::optional<TypeIndex> type = model.vocabulary.findType(child.tag());
            if (child.tag() == "place") {
                const auto placed = model.findClass(child.value("class"));
                const bool isKnown = placed && model.classes.asRead(*placed).hasType;
                type = isKnown ? std::optional(model.classes.asRead(*placed).type) : std::nullopt;
            }
            if (!name.empty() && type) {
                objects.types[std::move(name)].insert(*type);
            }
        }
    }
    objects.areAllKnown = hasScenario && !hasGalaxy;
    return objects;
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
        std::vector<std::string> known;
        for (const CheckedScenario& scenario : model.scenarios) {
            known.push_back(scenario.id);
        }
        checker.reportUnknown(phrase("scenario"), manifest.scenario, manifest.scenarioWhere, known);
        model.defaultScenario.clear();
    }
    if (model.defaultScenario.empty() && !model.scenarios.empty()) {
        model.defaultScenario = model.scenarios.front().id;
    }
}

} // namespace orrery::engine
