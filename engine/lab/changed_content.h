// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/check.h"
#include "engine/program/program.h"

#include <memory>
#include <vector>

namespace orrery::engine {

/// The content of a project after some edits.
struct ChangedContent {
    ParsedProject project;
    std::vector<Diagnostic> diagnostics;
    std::shared_ptr<const CheckedModel> model;

    std::size_t errors() const;
};

/// Returns the content of a project after edits. Parses only the changed files. Calls may run in parallel.
/// @param edits those of one file stand together
ChangedContent changedContent(const ParsedProject& project, RowTables rows, const std::vector<TextEdit>& edits);

} // namespace orrery::engine
