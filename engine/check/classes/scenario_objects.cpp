// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/classes/scenario_objects.h"

namespace orrery::engine {

const ScenarioObjects::Types& ScenarioObjects::types() {
    read();
    return m_types;
}

std::set<TypeIndex> ScenarioObjects::find(std::string_view name) {
    const auto found = types().find(name);
    return found != m_types.end() ? found->second : std::set<TypeIndex>();
}

bool ScenarioObjects::areAllKnown() {
    read();
    return m_areAllKnown;
}

void ScenarioObjects::read() {
    if (m_isRead) {
        return;
    }
    m_isRead = true;
    bool hasScenario = false;
    bool hasGalaxy = false;
    for (const Element scenario : m_project.topLevel("scenario")) {
        hasScenario = true;
        for (const Element child : scenario.children()) {
            hasGalaxy = hasGalaxy || child.tag() == "galaxy";
            std::string name = child.value(child.has("id") ? "id" : "name");
            std::optional<TypeIndex> type = m_model.vocabulary.findType(child.tag());
            if (child.tag() == "place") {
                const auto placed = m_model.findClass(child.value("class"));
                const bool isKnown = placed && m_model.classes.asRead(*placed).hasType;
                type = isKnown ? std::optional(m_model.classes.asRead(*placed).type) : std::nullopt;
            }
            if (!name.empty() && type) {
                m_types[std::move(name)].insert(*type);
            }
        }
    }
    m_areAllKnown = hasScenario && !hasGalaxy;
}

} // namespace orrery::engine
