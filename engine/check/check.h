// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model.h"
#include "engine/content/parsed_project.h"

#include <memory>
#include <vector>

namespace orrery::engine {

/// Checks a whole project and makes the model of it. Everything that can be read is in the model; groups with errors
/// are marked as not runnable, and hide nothing else (X7.3). Never null, never fails; all findings of all parts are
/// added, sorted.
/// @param rows must live as long as the model.
std::shared_ptr<const CheckedModel> check(const ParsedProject& project, RowTables rows,
                                          std::vector<Diagnostic>& diagnostics);

} // namespace orrery::engine
