// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/parsed_project.h"
#include "engine/vocabulary/vocabulary.h"

#include <optional>
#include <vector>

namespace orrery::engine {

/// What all `<vocabulary>` sections together declare, the shipped ones first, with the program's rows. What has errors
/// is there as far as it could be read; references to what is not there are left out. Growth expressions and defaults
/// of the format `class` are only taken over: the checker reads them.
Vocabulary loadVocabulary(const ParsedProject& project, RowTables rows, std::vector<Diagnostic>& diagnostics);

/// A constant of a number, boolean or enumeration as the double that holds it; nullopt where it is none, and for every
/// other format.
std::optional<double> constantOf(const Vocabulary& vocabulary, Format format, std::string_view text);

} // namespace orrery::engine
