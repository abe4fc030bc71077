// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/check_memory.h"
#include "engine/check/model/model.h"
#include "engine/content/parsed_project.h"

#include <memory>
#include <vector>

namespace orrery::engine {

/// Checks a whole project and builds its model. The model contains everything that the check could read. Marks groups
/// with errors as not runnable; they hide no other diagnostics (X7.3). Never returns null, never fails. Adds the
/// diagnostics of all parts, sorted.
/// @param rows must outlive the model. @param memory the memory of the previous check; the check replaces it by its own
/// memory. The check reuses unchanged classes from the memory. The model and the diagnostics are the same as without
/// memory (P3.2). The memory may be empty at first.
std::shared_ptr<const CheckedModel> check(const ParsedProject& project, RowTables rows,
                                          std::vector<Diagnostic>& diagnostics, CheckMemory* memory = nullptr);

} // namespace orrery::engine
