// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/condition_call.h"
#include "engine/universe/what_if.h"

#include <span>
#include <string>
#include <variant>
#include <vector>

namespace orrery::engine {

/// A class that becomes available to an empire, or stops being so.
struct AvailabilityChange {
    ClassIndex objectClass = 0;
    Row empire = noRow;
    bool isNow = false; ///< available under the overrides
};

/// A group of one holder that becomes active or stops being so, or whose scope changes.
struct GroupChange {
    std::uint32_t group = 0; ///< Program::groups
    Row holder = noRow;
    bool wasActive = false;
    bool isActive = false;
    RowList entering; ///< objects of its scope that were not in it, ascending; what is not active has no scope
    RowList leaving;
};

/// What overrides make of availability, activations and scopes (X6.2).
struct EnabledBy {
    std::vector<AvailabilityChange> classes; ///< by class, then empire
    std::vector<GroupChange> groups;         ///< by group, then holder
};

/// Compares a state with itself under overrides. @param classes which ones are asked about: their availability to every
/// empire, and the groups that their objects carry. Groups that take no part in runs are left out.
EnabledBy enabledBy(Evaluator& evaluator, const View& before, const View& after, std::span<const ClassIndex> classes);
/// All classes of a model, to ask about.
std::vector<ClassIndex> allClasses(const CheckedModel& model);

/// An override as people write it: `tech:T` (also any other word than tech) with an empire, or `Sol III.size=huge`,
/// `Sol III.owner=Terrans`, `Sol III=gone`. Else a sentence that says what is wrong with it.
std::variant<Override, Phrase> parseGiven(const View& view, std::string_view text, Row empire);
std::variant<Override, Phrase> parseSetting(const View& view, std::string_view text);

/// As text, one line for each change; and as JSON. @param view under the overrides.
std::string renderEnabledBy(const EnabledBy& changes, const View& view);
std::string enabledByJson(const EnabledBy& changes, const View& view);

} // namespace orrery::engine
