// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/verdicts.h"

#include <string>
#include <vector>

namespace orrery::engine {

class Session;

/// Whether an empire can have a class, and everything that decides it (X6.3).
struct Availability {
    ClassIndex objectClass = 0;
    Row empire = noRow;
    Row place = noRow;                      ///< noRow: where it may stand was not asked
    Truth truth = Truth::yes;               ///< all of the conditions together
    std::vector<ConditionVerdict> ofEmpire; ///< in written order, parents first; empty: nothing is asked
    std::vector<ConditionVerdict> ofPlace;
};

/// Asks whether an empire can have a class on this state: flag, what must be owned before, `<available>`; and where a
/// place is given, whether the class may stand there. Everything is asked, also after something failed.
Availability availability(Evaluator& evaluator, const View& view, ClassIndex objectClass, Row empire,
                          Row place = noRow);
/// The answer alone.
Truth isAvailable(Evaluator& evaluator, const View& view, ClassIndex objectClass, Row empire, Row place = noRow);

/// As text: a line for the answer, and one for each condition with what was found and wanted.
std::string renderAvailability(const Availability& answer, const View& view);
/// Several as one JSON document.
std::string availabilityJson(const std::vector<Availability>& answers, const View& view);

} // namespace orrery::engine
