// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"
#include "engine/text/source_text.h"

#include <map>
#include <string>
#include <vector>

namespace orrery::engine {

/// The texts of a string table by their names.
using ClassicStrings = std::map<std::string, std::string, std::less<>>;

/// Reads a string table: the language's name, then a line with a name and a line with a text, again and again; '''
/// opens a text of several lines; '#' begins a comment. What is wrong is reported, the rest is read all the same.
ClassicStrings readClassicStrings(const SourceText& text, FileId file, std::vector<Diagnostic>& faults);

} // namespace orrery::engine
