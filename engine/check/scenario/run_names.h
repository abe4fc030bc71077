// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/expression.h"
#include "engine/check/scenario/runs.h"
#include "engine/check/scenario/statement_names.h"
#include "engine/content/element.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The reference of statements to the object of type game, if no object has this name.
inline constexpr std::string_view gameReference = "game";

/// Returns the context of an expression about the objects of a run that has not been played: in a test or a sweep. The
/// caller adds the names and the scope of its object.
ExpressionContext expectationContext(const CheckedModel& model);

/// Reads the names of objects, and expressions about objects, of runs that have not been played (C4).
class RunNames {
public:
    /// All arguments must outlive this object.
    RunNames(const ParsedProject& project, const CheckedModel& model, std::vector<Diagnostic>& findings)
        : m_project(project), m_model(model), m_findings(findings), m_names(model, findings, m_nearSearches) {}

    /// Begins a run. @param scenario its scenario; null: it is unknown
    /// @param actions further actions of the run; null: none
    void begin(const CheckedScenario* scenario, std::initializer_list<const RunActions*> actions);

    ModelNames& names() { return m_names; }
    /// Returns the name of an object in an attribute. Reports a name that no object of the run can have.
    std::string object(Element element, std::string_view attribute);
    /// Returns the names of the objects to which the run can refer, and whether no others can exist.
    const ObjectNames& objects() const { return m_objects->names; }
    bool areAllKnown() const { return m_objects->areAllKnown; }
    /// Returns the context of an expression about an object. It refers to this value until the next run begins.
    /// @param object name of the object; empty: the game
    ExpressionContext contextOf(const std::string& object) const;
    /// Returns the expression of an attribute, about an object; null if it is bad or not written.
    /// @param object name of the object; empty: the game
    std::shared_ptr<const TypedExpression> expression(Element element, std::string_view attribute, Format wanted,
                                                      const std::string& object);

private:
    /// The objects to which a run can refer, by name.
    struct Objects {
        ObjectNames names;
        std::map<std::string, std::optional<TypeIndex>, std::less<>> types;
        bool areAllKnown = true; ///< false: a galaxy names objects only when a run starts

        void add(const std::vector<CheckedStatement>& statements, const CheckedModel& model);
    };

    const ParsedProject& m_project;
    const CheckedModel& m_model;
    std::vector<Diagnostic>& m_findings;
    NearSearches m_nearSearches;
    ModelNames m_names;
    std::map<std::string, Objects> m_ofScenarios; ///< by id of the scenario
    Objects m_own;                                ///< with those of the actions
    const Objects* m_objects = &m_own;            ///< those of the present run
    std::optional<ObjectNames> m_inPlay;          ///< all names of the project, once they are needed
};

} // namespace orrery::engine
