// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/condition_call.h"
#include "engine/universe/what_if.h"

#include <span>
#include <string>
#include <variant>
#include <vector>

namespace orrery::engine {

/// A change of the availability of a class to an empire.
struct AvailabilityChange {
    ClassIndex objectClass = 0;
    Row empire = noRow;
    bool isNow = false; ///< true if the class is available under the overrides
};

/// A group of one holder whose activity or scope changes.
struct GroupChange {
    std::uint32_t group = 0; ///< index into Program::groups
    Row holder = noRow;
    bool wasActive = false;
    bool isActive = false;
    RowList entering; ///< objects that enter the scope, ascending; an inactive group has an empty scope
    RowList leaving;
};

/// The effect of overrides on availability, activations and scopes (X6.2).
struct EnabledBy {
    std::vector<AvailabilityChange> classes; ///< sorted by class, then by empire
    std::vector<GroupChange> groups;         ///< sorted by group, then by holder
};

/// Compares a state with the same state under overrides. Skips groups that do not run.
/// @param classes classes to compare: their availability to every empire, and the groups of their objects
EnabledBy enabledBy(Evaluator& evaluator, const View& before, const View& after, std::span<const ClassIndex> classes);
/// Returns all classes of a model, for enabledBy().
std::vector<ClassIndex> allClasses(const CheckedModel& model);

/// Parse an override. parseGiven() reads the id of a class that the empire gets, with or without its type: `T` or
/// `tech:T`. parseSetting() reads a setting such as `Sol III.size=huge`, `Sol III.owner=Terrans`, or `Sol III=gone`. On
/// failure, both return a sentence that describes the problem.
std::variant<Override, Phrase> parseGiven(const View& view, std::string_view text, Row empire);
std::variant<Override, Phrase> parseSetting(const View& view, std::string_view text);

/// Return the changes as text, one line each, and as JSON. @param view view under the overrides
std::string renderEnabledBy(const EnabledBy& changes, const View& view);
std::string enabledByJson(const EnabledBy& changes, const View& view);

} // namespace orrery::engine
