// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/verdicts.h"
#include "engine/universe/class_right.h"

#include <string>
#include <vector>

namespace orrery::engine {

class Session;

/// Whether an empire can have a class, and everything that decides it (X6.3).
struct Availability {
    ClassIndex objectClass = 0;
    Row empire = noRow;
    Row place = noRow;        ///< noRow: where it may stand was not asked
    Truth truth = Truth::yes; ///< all of the conditions together, and the right
    /// What was said of the two in play (E3.9): forbidden decides it; allowed, the class's flag and what must be owned
    /// before are not asked, and not in `ofEmpire`.
    ClassRight right = ClassRight::unchanged;
    std::vector<ConditionVerdict> ofEmpire; ///< in written order, parents first; empty: nothing is asked
    std::vector<ConditionVerdict> ofPlace;
};

/// Asks whether an empire can have a class on this state: what was said in play, flag, what must be owned before,
/// `<available>`; and where a place is given, whether the class may stand there. Everything that counts is asked, also
/// after something failed.
Availability availability(Evaluator& evaluator, const View& view, ClassIndex objectClass, Row empire,
                          Row place = noRow);
/// The answer alone.
Truth isAvailable(Evaluator& evaluator, const View& view, ClassIndex objectClass, Row empire, Row place = noRow);

/// What was said in play as a sentence: "was forbidden to it in play"; empty where nothing was.
std::string_view rightText(ClassRight right);
/// As text: a line for the answer, and one for each condition with what was found and wanted.
std::string renderAvailability(const Availability& answer, const View& view);
/// Several as one JSON document.
std::string availabilityJson(const std::vector<Availability>& answers, const View& view);

} // namespace orrery::engine
