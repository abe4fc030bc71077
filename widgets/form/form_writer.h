// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/form/form_model.h"

namespace orrery::widgets {

/// Walks through an element of the format by the rows. Adds a line for it and for each element in it.
void writeForm(engine::Element top, const engine::ElementSpec& spec, const engine::Vocabulary& vocabulary, Form& form);

} // namespace orrery::widgets
