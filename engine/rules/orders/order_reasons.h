// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/condition_call.h"

namespace orrery::engine {

/// Returns why an empire cannot have a class: the parts of the class's availability that fail, with the values (X6.3).
/// With a place, also returns why the class may not be there. Returns an empty phrase if the empire can have the class.
Phrase whyUnavailable(Evaluator& evaluator, const View& view, ClassIndex objectClass, Row empire, Row place = noRow);

} // namespace orrery::engine
