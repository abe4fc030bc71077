// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"
#include "engine/text/source_text.h"

#include <map>
#include <string>
#include <vector>

namespace orrery::engine {

/// The texts of a string table by name.
using ClassicStrings = std::map<std::string, std::string, std::less<>>;

/// Reads a string table. The first line is the name of the language. Pairs of lines follow: a name and a text. '''
/// begins a text with several lines, and '#' begins a comment. Reports errors, and reads the rest.
ClassicStrings readClassicStrings(const SourceText& text, FileId file, std::vector<Diagnostic>& faults);

} // namespace orrery::engine
