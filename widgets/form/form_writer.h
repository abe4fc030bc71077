// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/form/form_model.h"

namespace orrery::widgets {

/// Adds a line for an element of the format, and for each element in it. Uses the rows of the format and the
/// vocabulary.
void writeForm(engine::Element top, const engine::ElementSpec& spec, const engine::Vocabulary& vocabulary, Form& form);

} // namespace orrery::widgets
