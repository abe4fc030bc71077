// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/verdicts.h"
#include "engine/universe/class_right.h"

#include <string>
#include <vector>

namespace orrery::engine {

class Session;

/// The availability of a class to an empire, with all conditions that decide it (X6.3).
struct Availability {
    ClassIndex objectClass = 0;
    Row empire = noRow;
    Row place = noRow;        ///< place for the class; noRow: no place was checked
    Truth truth = Truth::yes; ///< result of all conditions together with the right
    /// The right that effects gave or took (E3.9). A forbidden class is unavailable. For an allowed class, its flag and
    /// prerequisites do not count, and `ofEmpire` excludes them.
    ClassRight right = ClassRight::unchanged;
    std::vector<ConditionVerdict> ofEmpire; ///< conditions on the empire, in source order, parents first; may be empty
    std::vector<ConditionVerdict> ofPlace;
};

/// Evaluates whether an empire can have a class in this state: right, flag, prerequisites and `<available>`. With a
/// place, also evaluates whether objects of the class may be there. Evaluates all conditions, even after one rejects.
Availability availability(Evaluator& evaluator, const View& view, ClassIndex objectClass, Row empire,
                          Row place = noRow);
/// Returns only the verdict.
Truth isAvailable(Evaluator& evaluator, const View& view, ClassIndex objectClass, Row empire, Row place = noRow);

/// Returns a text for a right that effects gave or took, such as "was forbidden to it in play". Returns an empty text
/// if there is no such right.
std::string_view rightText(ClassRight right);
/// Returns text with a line for the verdict, and one line for each condition with the observation and the requirement.
std::string renderAvailability(const Availability& answer, const View& view);
/// Returns several results as one JSON document.
std::string availabilityJson(const std::vector<Availability>& answers, const View& view);

} // namespace orrery::engine
