// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/checker.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// What the conditions of one scenario may speak of (S3): the objects and empires that it begins with.
class ScenarioNames {
public:
    /// @param made names of objects that actions make in play
    ScenarioNames(Checker& checker, const CheckedScenario& scenario, std::span<const std::string> made);

    /// What a condition names as its subject and direct object: whether `subject` and `direct` mean something.
    struct Roles {
        bool hasSubject = false;
        bool hasDirect = false;
        bool areGivenHere = false; ///< it is these attributes themselves that are read
    };
    /// What a text refers to; nothing where that is wrong, which is reported.
    ObjectReference reference(const std::string& text, Location where, const Roles& roles);
    /// Whether the scenario has that empire, or a generated galaxy may have it; else a finding.
    bool hasEmpire(const std::string& id, Location where);
    /// How many empires are played by people (S7).
    std::size_t humans() const;
    /// All names that there are when the table is set, for expressions (S9).
    const ObjectNames& all() const { return m_all; }

private:
    ObjectReference ofEmpire(ReferenceKind kind, std::string_view property, const std::string& text, Location where);
    std::optional<std::uint32_t> numberOf(std::string_view text) const;

    Checker& m_checker;
    const CheckedScenario& m_scenario;
    std::vector<std::string> m_initials;                 ///< names by place; empty: without one
    std::map<std::string, std::uint32_t> m_initialNames; ///< the first place of each name
    std::map<std::string, bool> m_empires;               ///< whether a person plays it
    ObjectNames m_all;
    ObjectNames m_later;            ///< names of what is made in play
    std::size_t m_firstObjects = 1; ///< at most so many are there when the table is set, without a galaxy
};

} // namespace orrery::engine
