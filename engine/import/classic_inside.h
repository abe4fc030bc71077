// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/classic_context.h"

namespace orrery::engine {

// The importer keeps an unsupported element as a comment, and reports the error of the element itself. These functions
// also report the errors inside the element (F5), and have no other result.

/// Reports the errors of an element that has no meaning at its place, and the errors of its content.
void findFaultsOf(ClassicContext& context, Element element);
/// Reports only the errors of the content. The caller has reported the errors of the element itself.
void findFaultsInside(ClassicContext& context, Element element);

} // namespace orrery::engine
