// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/condition_call.h"

namespace orrery::engine {

/// Returns the reason why an empire cannot have a class: the part of its availability that fails, with the values
/// (X6.3). If a place is given, also the reason why the class may not be there. Empty: the empire can have it.
Phrase whyUnavailable(Evaluator& evaluator, const View& view, ClassIndex objectClass, Row empire, Row place = noRow);

} // namespace orrery::engine
