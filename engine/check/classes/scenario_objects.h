// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/model.h"
#include "engine/check/model/object_types.h"
#include "engine/content/parsed_project.h"

#include <map>
#include <set>
#include <string>
#include <string_view>

namespace orrery::engine {

/// The initial objects of scenarios, by name. Reads the scenarios on first use.
class ScenarioObjects : public ObjectTypes {
public:
    using Types = std::map<std::string, std::set<TypeIndex>, std::less<>>;

    /// Project and model must outlive this object. The ids and types of the model's classes must be known at the first
    /// use.
    ScenarioObjects(const ParsedProject& project, const CheckedModel& model) : m_project(project), m_model(model) {}

    const Types& types();
    /// Returns whether the names of all initial objects are known. Returns false without scenarios. Returns false if a
    /// scenario has a galaxy, because a galaxy names its own objects.
    bool areAllKnown();

private:
    std::set<TypeIndex> find(std::string_view name) override;
    void read();

    const ParsedProject& m_project;
    const CheckedModel& m_model;
    Types m_types;
    bool m_areAllKnown = false;
    bool m_isRead = false;
};

} // namespace orrery::engine
