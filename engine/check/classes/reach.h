// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/vocabulary.h"

#include <vector>

namespace orrery::engine {

/// Returns the possible types of a group's source (E2.8; check/classes/reach.cpp). @param holder the type of the object
/// that holds the group
std::vector<TypeIndex> sourceTypes(const Vocabulary& vocabulary, TypeIndex holder);

} // namespace orrery::engine
