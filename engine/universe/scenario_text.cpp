// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/universe/scenario_text.h"

#include "engine/check/decisions.h"
#include "engine/check/orders.h"
#include "engine/syntax/xml_text.h"

#include <algorithm>
#include <charconv>

namespace orrery::engine {

namespace {

std::string numberText(double value) {
    char buffer[64];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, value).ptr;
    return {buffer, end};
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) {
        text += (text.empty() ? "" : " ") + word;
    }
    return text;
}

/// Collects ` name="value"` pairs.
class Attributes {
public:
    Attributes& add(std::string_view name, std::string_view value) {
        m_text += " " + std::string(name) + "=\"" + escapeAttribute(value, '"') + "\"";
        return *this;
    }
    Attributes& addGiven(std::string_view name, std::string_view value) {
        return value.empty() ? *this : add(name, value);
    }
    Attributes& addNumber(std::string_view name, double value) { return add(name, numberText(value)); }
    const std::string& text() const { return m_text; }

private:
    std::string m_text;
};

/// Returns a column's value as content writes it.
std::string valueText(ColumnId column, double value, const CheckedModel& model) {
    const Format format = model.layout[column].format;
    const auto index = static_cast<std::size_t>(std::max(value, 0.0));
    switch (format.kind) {
    case FormatKind::boolean:
        return value != 0.0 ? "true" : "false";
    case FormatKind::enumeration:
        return value < 0.0 ? "none" : model.vocabulary.enumerations()[format.enumeration].values[index].id;
    case FormatKind::objectClass:
        return value < 0.0 ? "none" : model.classes[index].id;
    case FormatKind::objectType:
        return value < 0.0 ? "none" : model.vocabulary.types()[index].id;
    case FormatKind::text:
        return value < 0.0 || index >= model.texts.size() ? "" : model.texts[index];
    case FormatKind::object:
        return "none"; // any other object is written by its name
    default:
        return numberText(value);
    }
}

void addProperties(Attributes& attributes, const ScenarioStatement& statement, const CheckedModel& model) {
    for (const auto& [column, value] : statement.properties) {
        std::string name = model.layout[column].name;
        for (char& c : name) {
            c = c == '_' ? '-' : c;
        }
        attributes.add(name, valueText(column, value, model));
    }
}

void addSetting(Attributes& attributes, const ScenarioStatement& statement, const CheckedModel& model) {
    if (statement.setsOwner) {
        attributes.add("owner", statement.owner);
    }
    if (statement.setsTarget) {
        attributes.add("target", statement.target);
    }
    if (!statement.column) {
        return;
    }
    const ColumnSpec& column = model.layout[*statement.column];
    const std::string value = statement.text ? *statement.text : valueText(*statement.column, statement.value, model);
    if (column.role == ColumnRole::meterCurrent || column.role == ColumnRole::meterMax) {
        attributes.add("meter", model.vocabulary.meters()[column.of].id);
        attributes.add("which", column.role == ColumnRole::meterMax ? "max" : "current").add("value", value);
    } else if (column.role == ColumnRole::stockpile) {
        attributes.add("resource", model.vocabulary.resources()[column.of].id).add("value", value);
    } else if (column.role == ColumnRole::property && model.vocabulary.properties()[column.of].id == "focus") {
        attributes.add("focus", value);
    } else {
        attributes.add("property", column.name).add("value", statement.other.empty() ? value : statement.other);
    }
}

} // namespace

std::string galaxyXml(const GalaxySpec& galaxy, const CheckedModel& model) {
    Attributes attributes;
    attributes.add("seed", std::to_string(galaxy.seed)).add("systems", std::to_string(galaxy.systems));
    attributes.add("shape", galaxy.shape).add("empires", std::to_string(galaxy.empires));
    attributes.addNumber("planets", galaxy.planets);
    std::string children;
    for (const GalaxySpecial& special : galaxy.specials) {
        Attributes own;
        own.add("class", model.classes[special.objectClass].id);
        if (!special.ofHome || special.probability != 1.0) {
            own.addNumber("probability", special.probability);
        }
        children += std::string("      <") + (special.ofHome ? "home-special" : "special") + own.text() + "/>\n";
    }
    for (const GalaxyInitial& initial : galaxy.initials) {
        Attributes own;
        own.add("meter", model.vocabulary.meters()[initial.meter].id)
            .addNumber("value", initial.value)
            .add("on", initial.on);
        children += "      <initial" + own.text() + "/>\n";
    }
    const std::string open = "    <galaxy" + attributes.text();
    return children.empty() ? open + "/>\n" : open + ">\n" + children + "    </galaxy>\n";
}

std::string statementXml(const ScenarioStatement& statement, const CheckedModel& model) {
    Attributes attributes;
    std::string tag;
    switch (statement.kind) {
    case StatementKind::empire:
        tag = "empire";
        attributes.add("id", statement.name).addGiven("colour", statement.colour).addGiven("capital", statement.other);
        addProperties(attributes, statement, model);
        break;
    case StatementKind::system:
        tag = "system";
        attributes.add("name", statement.name)
            .addGiven("map", statement.object)
            .addNumber("x", statement.x)
            .addNumber("y", statement.y);
        addProperties(attributes, statement, model);
        break;
    case StatementKind::lane:
        tag = "lane";
        attributes.add("from", statement.object).add("to", statement.other);
        break;
    case StatementKind::planet:
        tag = "planet";
        attributes.add("name", statement.name).add("system", statement.object);
        addProperties(attributes, statement, model);
        attributes.addGiven("owner", statement.owner);
        break;
    case StatementKind::place:
        tag = "place";
        attributes.add("class", statement.objectClass ? model.classes[*statement.objectClass].id : "");
        attributes.add("on", statement.object).addGiven("name", statement.name).addGiven("owner", statement.owner);
        break;
    case StatementKind::giveTech:
        tag = "give-tech";
        attributes.add("tech", statement.objectClass ? model.classes[*statement.objectClass].id : "");
        attributes.add("to", statement.object);
        break;
    case StatementKind::team:
        tag = "team";
        attributes.add("id", statement.name).add("empires", statement.other);
        break;
    case StatementKind::map:
        tag = "map";
        attributes.add("name", statement.name);
        addProperties(attributes, statement, model);
        break;
    case StatementKind::set:
        tag = "set";
        attributes.add("object", statement.object);
        addSetting(attributes, statement, model);
        break;
    }
    if (statement.isHidden) {
        attributes.add("hidden", "true");
    }
    if (statement.turn != 0) {
        attributes.add("turn", std::to_string(statement.turn));
    }
    return "<" + tag + attributes.text() + "/>";
}

namespace {

std::string policyXml(const ScenarioSettings& settings) {
    Attributes attributes;
    if (settings.policy != OrderPolicy::byId) {
        attributes.add("order", settings.policy == OrderPolicy::list ? "list" : "ask");
    }
    if (settings.passesReactions) {
        attributes.add("reactions", "pass");
    }
    attributes.addGiven("rotation", joined(settings.rotation));
    if (settings.startTurn != 0) {
        attributes.addNumber("start-time", settings.startTurn);
    }
    if (settings.legacyStartTime) {
        attributes.add("legacy-start-time", "true");
    }
    const std::string open = "    <policy" + attributes.text();
    return settings.order.empty() ? (attributes.text().empty() ? std::string() : open + "/>\n")
                                  : open + ">" + escapeText(joined(settings.order)) + "</policy>\n";
}

std::string viewXml(const LocalView& view) {
    const LocalView plain;
    Attributes attributes;
    if (view.screen != plain.screen) {
        attributes.add("screen", view.screen);
    }
    if (view.line >= 0) {
        attributes.addNumber("line", view.line);
    }
    if (view.message >= 0) {
        attributes.addNumber("message", view.message).addNumber("page", view.page);
    }
    if (view.zoom != plain.zoom) {
        attributes.add("zoom", view.zoom);
    }
    attributes.addGiven("select", view.selected);
    return attributes.text().empty() ? std::string() : "    <view" + attributes.text() + "/>\n";
}

/// Returns the conditions as the designer wrote them: the sandbox does not change conditions.
std::string conditionsXml(const CheckedScenario& scenario, const CheckedModel& model) {
    std::string text;
    for (const ScenarioCondition& condition : scenario.conditions) {
        if (condition.where.file.value < model.files.size()) {
            text += "    " + std::string(model.files[condition.where.file.value]->slice(condition.where.span)) + "\n";
        }
    }
    return text;
}

} // namespace

std::string scenarioXml(const CheckedScenario& scenario, const CheckedModel& model) {
    Attributes attributes;
    attributes.add("id", scenario.id).addGiven("name", scenario.name).addGiven("description", scenario.description);
    std::string out = "  <scenario" + attributes.text() + ">\n";
    out += policyXml(scenario.settings) + viewXml(scenario.settings.view);
    if (scenario.galaxy) {
        out += galaxyXml(*scenario.galaxy, model);
    }
    for (const ScenarioStatement& statement : scenario.statements) {
        out += "    " + statementXml(statement, model) + "\n";
    }
    for (const CheckedOrder& order : scenario.orders) {
        out += "    " + orderXml(order) + "\n";
    }
    for (const CheckedDecision& decision : scenario.decisions) {
        out += "    " + decisionXml(decision) + "\n";
    }
    return out + conditionsXml(scenario, model) + "  </scenario>\n";
}

namespace {

/// Converts a value to another model's indices; nullopt where the class or enumerator no longer exists.
std::optional<double> adoptValue(ColumnId from, double value, ColumnId to, const CheckedModel& old,
                                 const CheckedModel& now) {
    const Format format = old.layout[from].format;
    if (now.layout[to].format.kind != format.kind) {
        return std::nullopt;
    }
    if (value < 0.0 && format.kind != FormatKind::number) {
        return value;
    }
    const std::string text = valueText(from, value, old);
    switch (format.kind) {
    case FormatKind::enumeration: {
        const auto found = now.vocabulary.enumerations()[now.layout[to].format.enumeration].find(text);
        return found ? std::optional<double>(*found) : std::nullopt;
    }
    case FormatKind::objectClass: {
        const auto found = now.findClass(text);
        return found ? std::optional<double>(*found) : std::nullopt;
    }
    case FormatKind::objectType: {
        const auto found = now.vocabulary.findType(text);
        return found ? std::optional<double>(*found) : std::nullopt;
    }
    case FormatKind::text: {
        for (std::size_t i = 0; i < now.texts.size(); ++i) {
            if (now.texts[i] == text) {
                return static_cast<double>(i);
            }
        }
        return std::nullopt;
    }
    default:
        return value;
    }
}

} // namespace

std::optional<ScenarioStatement> adoptStatement(const ScenarioStatement& statement, const CheckedModel& from,
                                                const CheckedModel& to) {
    ScenarioStatement adopted = statement;
    adopted.where = {};
    if (statement.objectClass) {
        adopted.objectClass = to.findClass(from.classes[*statement.objectClass].id);
        if (!adopted.objectClass) {
            return std::nullopt;
        }
    }
    if (statement.column) {
        adopted.column = to.layout.find(from.layout[*statement.column].name);
        if (!adopted.column) {
            return std::nullopt;
        }
        const auto value = statement.text ? std::optional(statement.value)
                                          : adoptValue(*statement.column, statement.value, *adopted.column, from, to);
        if (!value) {
            return std::nullopt;
        }
        adopted.value = *value;
    }
    adopted.properties.clear();
    for (const auto& [column, value] : statement.properties) {
        const auto found = to.layout.find(from.layout[column].name);
        const auto adoptedValue = found ? adoptValue(column, value, *found, from, to) : std::nullopt;
        if (!adoptedValue) {
            return std::nullopt;
        }
        adopted.properties.emplace_back(*found, *adoptedValue);
    }
    return adopted;
}

CheckedScenario adoptScenario(const CheckedScenario& scenario, const CheckedModel& from, const CheckedModel& to) {
    CheckedScenario adopted = scenario;
    adopted.where = {};
    // Conditions belong to the content, so they come from the other model.
    const CheckedScenario* const same = to.findScenario(scenario.id);
    adopted.conditions = same != nullptr ? same->conditions : std::vector<ScenarioCondition>();
    adopted.ownClass = same != nullptr ? same->ownClass : std::nullopt;
    adopted.statements.clear();
    for (const ScenarioStatement& statement : scenario.statements) {
        if (auto kept = adoptStatement(statement, from, to)) {
            adopted.statements.push_back(std::move(*kept));
        }
    }
    adopted.orders.clear();
    for (const CheckedOrder& order : scenario.orders) {
        if (auto kept = adoptOrder(order, to)) {
            adopted.orders.push_back(std::move(*kept));
        }
    }
    if (!adopted.galaxy) {
        return adopted;
    }
    adopted.galaxy->specials.clear();
    for (GalaxySpecial special : scenario.galaxy->specials) {
        if (const auto found = to.findClass(from.classes[special.objectClass].id)) {
            special.objectClass = *found;
            adopted.galaxy->specials.push_back(special);
        }
    }
    adopted.galaxy->initials.clear();
    for (GalaxyInitial initial : scenario.galaxy->initials) {
        if (const auto found = to.vocabulary.findMeter(from.vocabulary.meters()[initial.meter].id)) {
            initial.meter = *found;
            adopted.galaxy->initials.push_back(std::move(initial));
        }
    }
    return adopted;
}

} // namespace orrery::engine
