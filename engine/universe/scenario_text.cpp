// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/universe/scenario_text.h"

#include "engine/check/scenario/decisions.h"
#include "engine/check/scenario/orders.h"
#include "engine/check/scenario/statements.h"
#include "engine/syntax/xml_text.h"

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

/// Returns the conditions as the designer wrote them, because the sandbox does not change conditions.
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
    attributes.addGiven("chance-key", scenario.chanceKey);
    std::string out = "  <scenario" + attributes.text() + ">\n";
    out += policyXml(scenario.settings) + viewXml(scenario.settings.view);
    if (scenario.galaxy) {
        out += galaxyXml(*scenario.galaxy, model);
    }
    for (const CheckedStatement& statement : scenario.statements) {
        out += "    " + statementXml(statement) + "\n";
    }
    for (const CheckedOrder& order : scenario.orders) {
        out += "    " + orderXml(order) + "\n";
    }
    for (const CheckedDecision& decision : scenario.decisions) {
        out += "    " + decisionXml(decision) + "\n";
    }
    return out + conditionsXml(scenario, model) + "  </scenario>\n";
}

CheckedScenario adoptScenario(const CheckedScenario& scenario, const CheckedModel& from, const CheckedModel& to) {
    CheckedScenario adopted = scenario;
    adopted.where = {};
    // Conditions belong to the content, so they come from the other model.
    const CheckedScenario* const same = to.findScenario(scenario.id);
    adopted.conditions = same != nullptr ? same->conditions : std::vector<ScenarioCondition>();
    adopted.ownClass = same != nullptr ? same->ownClass : std::nullopt;
    adopted.chanceKey = same != nullptr ? same->chanceKey : adopted.chanceKey;
    adopted.statements.clear();
    for (const CheckedStatement& statement : scenario.statements) {
        if (auto kept = adoptStatement(statement, to)) {
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
