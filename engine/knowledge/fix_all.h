// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/parsed_project.h"
#include "engine/text/diagnostic.h"
#include "engine/vocabulary/vocabulary.h"

#include <functional>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// What mending all findings of one kind comes to (I3.2).
struct FixAll {
    std::vector<TextEdit> edits; ///< of the project as it is; none overlap
    std::size_t fixed = 0;       ///< how many findings went
    std::size_t left = 0;        ///< how many of the kind stay
};

/// Makes the first fix of every finding of a code, in a file or everywhere. Fixes that overlap are made in rounds: the
/// content is checked anew in between, as a fix may have mended two or moved another.
/// @param findings of the project as it is. @param file not valid: all files.
/// @param isCancelled asked between rounds; then nothing is to be edited.
FixAll fixAll(const ParsedProject& project, RowTables rows, const std::vector<Diagnostic>& findings,
              std::string_view code, FileId file, const std::function<bool()>& isCancelled);

} // namespace orrery::engine
