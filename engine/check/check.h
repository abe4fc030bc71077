// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/check_memory.h"
#include "engine/check/model/model.h"
#include "engine/content/parsed_project.h"

#include <memory>
#include <vector>

namespace orrery::engine {

/// Checks a whole project and builds its model. The model contains everything that can be read. Groups with errors are
/// marked as not runnable, and hide nothing else (X7.3). Never returns null, never fails. Adds the diagnostics of all
/// parts, sorted.
/// @param rows must outlive the model. @param memory the memory of the previous check, which becomes that of this one.
/// The check reuses unchanged classes from it, with the same model and diagnostics as without (P3.2). May be empty at
/// first.
std::shared_ptr<const CheckedModel> check(const ParsedProject& project, RowTables rows,
                                          std::vector<Diagnostic>& diagnostics, CheckMemory* memory = nullptr);

} // namespace orrery::engine
