// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/model.h"

#include <string>

namespace orrery::engine::fixture {

/// Returns the classes and scenarios of a model, with every place, number and name, as text to compare. Tables that
/// every check rebuilds are represented by their sizes only.
std::string modelText(const CheckedModel& model);

} // namespace orrery::engine::fixture
