// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/verdicts.h"
#include "engine/universe/class_right.h"

#include <string>
#include <vector>

namespace orrery::engine {

class Session;

/// The availability of a class to an empire, and everything that decides it (X6.3).
struct Availability {
    ClassIndex objectClass = 0;
    Row empire = noRow;
    Row place = noRow;        ///< noRow: the place was not checked
    Truth truth = Truth::yes; ///< all conditions together, and the right
    /// The right that effects gave or took (E3.9). If forbidden, it decides. If allowed, the class's flag and
    /// prerequisites do not count and are not in `ofEmpire`.
    ClassRight right = ClassRight::unchanged;
    std::vector<ConditionVerdict> ofEmpire; ///< in source order, parents first; empty: no conditions
    std::vector<ConditionVerdict> ofPlace;
};

/// Evaluates whether an empire can have a class on this state: right, flag, prerequisites and `<available>`. With a
/// place, also whether the class may stand there. Evaluates all conditions, even after one failed.
Availability availability(Evaluator& evaluator, const View& view, ClassIndex objectClass, Row empire,
                          Row place = noRow);
/// Returns the verdict alone.
Truth isAvailable(Evaluator& evaluator, const View& view, ClassIndex objectClass, Row empire, Row place = noRow);

/// Returns a text for a right that effects gave or took, such as "was forbidden to it in play"; empty where there is
/// none.
std::string_view rightText(ClassRight right);
/// Returns text: a line for the verdict, and one for each condition with the observation and the requirement.
std::string renderAvailability(const Availability& answer, const View& view);
/// Returns several as one JSON document.
std::string availabilityJson(const std::vector<Availability>& answers, const View& view);

} // namespace orrery::engine
