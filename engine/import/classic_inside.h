// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/classic_context.h"

namespace orrery::engine {

// An element that cannot be imported where it stands is kept as a comment, and its own fault is reported. The faults
// inside it are reported as well (F5): nothing else comes of reading it.

/// The faults of an element that means nothing in its place, and of all that is in it.
void findFaultsOf(ClassicContext& context, Element element);
/// Of what is in it only: its own were reported.
void findFaultsInside(ClassicContext& context, Element element);

} // namespace orrery::engine
