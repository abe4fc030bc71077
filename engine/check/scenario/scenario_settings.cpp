// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/model/check_diagnostics.h"
#include "engine/check/scenario/scenario_conditions.h"
#include "engine/content/constants.h"
#include "engine/content/structure.h"
#include "engine/text/work.h"

#include <algorithm>
#include <set>

namespace orrery::engine {

namespace {

std::uint32_t count(Element element, std::string_view attribute) {
    const auto value = parseInteger(element.value(attribute));
    return value && *value >= 0 && *value <= 1'000'000 ? static_cast<std::uint32_t>(*value) : 0;
}

std::set<std::string> groupLabels(const CheckedModel& model) {
    std::set<std::string> labels;
    for (const auto& one : model.classes.asRead()) {
        for (const CheckedGroup& group : one->groups) {
            labels.insert(one->id + "/" + group.id);
        }
    }
    return labels;
}

/// Reads the groups that an element's text names as "CLASS/group". Reports unknown groups.
void readOrder(Checker& checker, Element element, ScenarioSettings& out) {
    const XmlTree& tree = *element.tree;
    std::set<std::string> labels;
    for (const std::uint32_t child : tree.children(element.index)) {
        const XmlNode& node = tree.node(child);
        if (node.kind != XmlKind::text && node.kind != XmlKind::cdata) {
            continue;
        }
        const std::string_view raw = tree.slice(node.tag);
        for (const std::string_view word : splitWords(raw)) {
            const std::string label(word);
            if (labels.empty()) {
                labels = groupLabels(checker.model);
            }
            countWork();
            if (labels.contains(label)) {
                out.order.push_back(label);
                continue;
            }
            const auto begin = node.tag.begin + static_cast<std::uint32_t>(word.data() - raw.data());
            checker.reportUnknown(phrase("group"), label,
                                  tree.location({begin, begin + static_cast<std::uint32_t>(word.size())}),
                                  [&] { return std::vector<std::string>(labels.begin(), labels.end()); });
        }
    }
}

void readPolicy(Checker& checker, Element element, const CheckedScenario& scenario, ScenarioSettings& out) {
    const std::string order = element.value("order");
    out.policy = order == "list" ? OrderPolicy::list : order == "ask" ? OrderPolicy::ask : OrderPolicy::byId;
    out.passesReactions = element.value("reactions") == "pass";
    out.startTurn = static_cast<std::int32_t>(count(element, "start-time"));
    out.legacyStartTime = element.flag("legacy-start-time", false);
    readOrder(checker, element, out);
    std::vector<std::string> empires;
    for (const CheckedStatement& statement : scenario.statements) {
        if (statement.makes("empire")) {
            empires.push_back(statement.name());
        }
    }
    const std::string rotation = element.value("rotation");
    for (const std::string_view word : splitWords(rotation)) {
        const std::string id(word);
        const bool isMadeLater = scenario.galaxy && scenario.galaxy->empires > empires.size();
        if (isMadeLater || std::ranges::find(empires, id) != empires.end()) {
            out.rotation.push_back(id);
        } else {
            checker.reportUnknown(phrase("empire"), id, element.valueWhere("rotation"), [&] { return empires; });
        }
    }
}

void readView(Element element, LocalView& out) {
    const auto given = [&](std::string_view attribute, int fallback) {
        return element.has(attribute) ? static_cast<int>(count(element, attribute)) : fallback;
    };
    out.screen = element.has("screen") ? element.value("screen") : out.screen;
    out.line = given("line", out.line);
    out.message = given("message", out.message);
    out.page = given("page", out.page);
    out.zoom = element.has("zoom") ? element.value("zoom") : out.zoom;
    out.selected = element.value("select");
}

} // namespace

void checkScenarioSettings(Checker& checker, Element scenario, CheckedScenario& out) {
    bool hasPolicy = false;
    bool hasView = false;
    for (const Element child : scenario.children()) {
        const bool isPolicy = child.tag() == "policy";
        if (!isPolicy && child.tag() != "view") {
            continue;
        }
        bool& isKnown = isPolicy ? hasPolicy : hasView;
        if (isKnown) {
            checker.report(checkDiagnostics["check.repeated"], child.head(), {std::string(child.tag())})
                .fixes.push_back(removalOf(child));
            continue;
        }
        isKnown = true;
        if (isPolicy) {
            readPolicy(checker, child, out, out.settings);
        } else {
            readView(child, out.settings.view);
        }
    }
}

} // namespace orrery::engine
