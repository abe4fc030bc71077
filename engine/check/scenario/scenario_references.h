// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/classes/checker.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The objects and empires to which the conditions of one scenario can refer (S3): those that exist at its start.
class ScenarioNames {
public:
    /// @param made names of objects that actions create in play
    ScenarioNames(Checker& checker, const CheckedScenario& scenario, std::span<const std::string> made);

    /// The roles that a condition defines, so that references can use `subject` and `direct`.
    struct Roles {
        bool hasSubject = false;
        bool hasDirect = false;
        bool areGivenHere = false; ///< the reference is the value of such an attribute itself
    };
    /// Resolves the reference in a text. Returns ReferenceKind::nothing if it is wrong, which is reported.
    ObjectReference reference(const std::string& text, Location where, const Roles& roles);
    /// Returns whether the scenario has that empire, or a generated galaxy may have it. Reports a problem otherwise.
    bool hasEmpire(const std::string& id, Location where);
    /// Returns the number of empires that people play (S7).
    std::size_t humans() const;
    /// Returns all names that exist when the table is set, for expressions (S9).
    const ObjectNames& all() const { return m_all; }

private:
    ObjectReference ofEmpire(ReferenceKind kind, std::string_view property, const std::string& text, Location where);
    std::optional<std::uint32_t> numberOf(std::string_view text) const;

    Checker& m_checker;
    const CheckedScenario& m_scenario;
    std::vector<std::string> m_initials;                 ///< names by index; empty: without one
    std::map<std::string, std::uint32_t> m_initialNames; ///< the first index of each name
    std::map<std::string, bool> m_empires;               ///< whether a person plays it
    ObjectNames m_all;
    ObjectNames m_later;            ///< names of objects that are created in play
    std::size_t m_firstObjects = 1; ///< without a galaxy, the largest number of objects when the table is set
};

} // namespace orrery::engine
