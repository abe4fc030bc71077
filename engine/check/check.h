// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/check_memory.h"
#include "engine/check/model.h"
#include "engine/content/parsed_project.h"

#include <memory>
#include <vector>

namespace orrery::engine {

/// Checks a whole project and makes the model of it. Everything that can be read is in the model; groups with errors
/// are marked as not runnable, and hide nothing else (X7.3). Never null, never fails; all findings of all parts are
/// added, sorted.
/// @param rows must live as long as the model. @param memory of the check before this one, and afterwards of this one:
/// what stayed the same is taken over from it, with the same model and the same findings as without (P3.2). One that is
/// empty may be given to begin with.
std::shared_ptr<const CheckedModel> check(const ParsedProject& project, RowTables rows,
                                          std::vector<Diagnostic>& diagnostics, CheckMemory* memory = nullptr);

} // namespace orrery::engine
