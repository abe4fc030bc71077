// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/parsed_project.h"
#include "engine/vocabulary/vocabulary.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// What all `<vocabulary>` sections together declare, the shipped ones first, with the program's rows. What has errors
/// is there as far as it could be read; references to what is not there are left out. Growth expressions and defaults
/// of the format `class` are only taken over: the checker reads them.
Vocabulary loadVocabulary(const ParsedProject& project, RowTables rows, std::vector<Diagnostic>& diagnostics);

/// A constant of a number, boolean or enumeration as the double that holds it; nullopt where it is none, and for every
/// other format.
std::optional<double> constantOf(const Vocabulary& vocabulary, Format format, std::string_view text);

/// A format as content names it: "number", "dice", the id of an enumeration.
std::optional<Format> formatCalled(const Vocabulary& vocabulary, std::string_view name);
/// All that formatCalled() knows, for near names.
/// @param withLiterals with those that only expressions, variables and tables have
std::vector<std::string> formatNames(const Vocabulary& vocabulary, bool withLiterals = true);
/// Whether the word is an operator or `if`, `then`, `else`, and never a name in an expression.
bool isKeyword(std::string_view name);
/// Whether it is one of these or a word that stands for a value, as `turn` and `true` do.
bool isLanguageWord(std::string_view name);
/// Whether expressions need the word for themselves, besides the names of built-in columns.
bool isReservedWord(std::string_view name);
/// A constant text, pair or dice in its one spelling ("[3, -4]"); nullopt where it is none, and for other formats.
std::optional<std::string> literalOf(Format format, std::string_view text);
/// The value that variables of a format begin with (V1.1); null where it has none. Stays valid with the vocabulary.
const FormatDefault* defaultOf(const Vocabulary& vocabulary, Format format);

} // namespace orrery::engine
