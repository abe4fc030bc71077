// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model.h"

#include <string>

namespace orrery::engine::fixture {

/// Everything that a model says of classes and scenarios, with every place, number and name, as text to be compared.
/// What other tables say is made anew by every check, and only counted here.
std::string modelText(const CheckedModel& model);

} // namespace orrery::engine::fixture
