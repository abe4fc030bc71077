// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/classes/checker.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The objects and empires to which the conditions of one scenario can refer (S3): the objects and empires at its
/// start.
class ScenarioNames {
public:
    /// @param made the names of objects that actions create in play
    ScenarioNames(Checker& checker, const CheckedScenario& scenario, std::span<const std::string> made);

    /// The roles that a condition defines for references: `subject` and `direct`.
    struct Roles {
        bool hasSubject = false;
        bool hasDirect = false;
        bool areGivenHere = false; ///< true if the reference is itself the value of such an attribute
    };
    /// Resolves the reference in a text. If it is wrong, reports a problem and returns ReferenceKind::nothing.
    ObjectReference reference(const std::string& text, Location where, const Roles& roles);
    /// Returns whether the scenario has an empire with this id, or a generated galaxy may have it. Reports a problem
    /// otherwise.
    bool hasEmpire(const std::string& id, Location where);
    /// Returns the number of empires with human players (S7).
    std::size_t humans() const;
    /// Returns all names of objects and empires at the start of the scenario, for expressions (S9).
    const ObjectNames& all() const { return m_all; }

private:
    ObjectReference ofEmpire(ReferenceKind kind, std::string_view property, const std::string& text, Location where);
    std::optional<std::uint32_t> numberOf(std::string_view text) const;

    Checker& m_checker;
    const CheckedScenario& m_scenario;
    std::vector<std::string> m_initials;                 ///< names of the initial objects, by index; empty: no name
    std::map<std::string, std::uint32_t> m_initialNames; ///< the first initial object with each name
    std::map<std::string, bool> m_empires;               ///< empires by id; true: a human player controls the empire
    ObjectNames m_all;
    ObjectNames m_later;            ///< names of objects that actions and later statements create
    std::size_t m_firstObjects = 1; ///< maximum number of objects at the start of a scenario without a galaxy
};

} // namespace orrery::engine
