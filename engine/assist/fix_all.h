// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/parsed_project.h"
#include "engine/text/diagnostic.h"
#include "engine/vocabulary/vocabulary.h"

#include <functional>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The result of a fix of all diagnostics of one kind (I3.2).
struct FixAll {
    std::vector<TextEdit> edits; ///< edits of the present project, without overlaps
    std::size_t fixed = 0;       ///< number of diagnostics that disappear
    std::size_t left = 0;        ///< number of diagnostics of this kind that remain
};

/// Applies the first fix of every diagnostic of a code, in one file or in all. Applies overlapping fixes in rounds.
/// Checks the content again after each round, because a fix can solve two problems or move another.
/// @param findings diagnostics of the present project
/// @param file file to fix; invalid: all files
/// @param isCancelled function that fixAll() calls between rounds; if it returns true, the result has no edits
FixAll fixAll(const ParsedProject& project, RowTables rows, const std::vector<Diagnostic>& findings,
              std::string_view code, FileId file, const std::function<bool()>& isCancelled);

} // namespace orrery::engine
