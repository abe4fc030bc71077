// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/condition_call.h"
#include "engine/universe/what_if.h"

#include <span>
#include <string>
#include <variant>
#include <vector>

namespace orrery::engine {

/// A class that becomes available or unavailable to an empire.
struct AvailabilityChange {
    ClassIndex objectClass = 0;
    Row empire = noRow;
    bool isNow = false; ///< whether it is available under the overrides
};

/// A group of one holder that becomes active or inactive, or whose scope changes.
struct GroupChange {
    std::uint32_t group = 0; ///< Program::groups
    Row holder = noRow;
    bool wasActive = false;
    bool isActive = false;
    RowList entering; ///< objects that join its scope, ascending; an inactive group has an empty scope
    RowList leaving;
};

/// The effect of overrides on availability, activations and scopes (X6.2).
struct EnabledBy {
    std::vector<AvailabilityChange> classes; ///< by class, then empire
    std::vector<GroupChange> groups;         ///< by group, then holder
};

/// Compares a state with itself under overrides. Skips groups that take no part in runs. @param classes the classes to
/// compare: their availability to every empire, and the groups of their objects
EnabledBy enabledBy(Evaluator& evaluator, const View& before, const View& after, std::span<const ClassIndex> classes);
/// Returns all classes of a model, for enabledBy().
std::vector<ClassIndex> allClasses(const CheckedModel& model);

/// Parses an override: `tech:T` (or any other word than tech) with an empire, or `Sol III.size=huge`, `Sol
/// III.owner=Terrans`, `Sol III=gone`. Returns a sentence that describes the problem if that fails.
std::variant<Override, Phrase> parseGiven(const View& view, std::string_view text, Row empire);
std::variant<Override, Phrase> parseSetting(const View& view, std::string_view text);

/// Return the changes as text, one line each, and as JSON. @param view under the overrides
std::string renderEnabledBy(const EnabledBy& changes, const View& view);
std::string enabledByJson(const EnabledBy& changes, const View& view);

} // namespace orrery::engine
