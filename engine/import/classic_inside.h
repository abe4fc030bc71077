// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/classic_context.h"

namespace orrery::engine {

// An element that cannot be imported is kept as a comment, and its own fault is reported. These functions also report
// the faults inside it (F5), and have no other result.

/// Reports the faults of an element that has no meaning in its place, and of its content.
void findFaultsOf(ClassicContext& context, Element element);
/// Reports the faults of its content only: its own have been reported.
void findFaultsInside(ClassicContext& context, Element element);

} // namespace orrery::engine
