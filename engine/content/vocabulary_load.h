// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/parsed_project.h"
#include "engine/vocabulary/vocabulary.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// Returns the declarations of all `<vocabulary>` sections, the shipped ones first, with the program's rows.
/// Declarations with errors are present as far as they are readable, without their unknown references. Growth
/// expressions and defaults of the format `class` are only copied: the checker reads them.
Vocabulary loadVocabulary(const ParsedProject& project, RowTables rows, std::vector<Diagnostic>& diagnostics);

/// Returns the double that represents a constant number, boolean, enumerator or type. nullopt if it is none, and for
/// every other format.
std::optional<double> constantOf(const Vocabulary& vocabulary, Format format, std::string_view text);

/// Returns a format by its name in content: "number", "dice", the id of an enumeration.
std::optional<Format> formatCalled(const Vocabulary& vocabulary, std::string_view name);
/// Returns the names that formatCalled() knows, for near names.
/// @param withLiterals includes those that only expressions, variables and tables have
std::vector<std::string> formatNames(const Vocabulary& vocabulary, bool withLiterals = true);
/// Returns whether the word is an operator or `if`, `then` or `else`, which are never names in expressions.
bool isKeyword(std::string_view name);
/// Returns whether it is a keyword or a word that stands for a value, such as `turn` and `true`.
bool isLanguageWord(std::string_view name);
/// Whether expressions need the word for themselves, besides the names of built-in columns.
bool isReservedWord(std::string_view name);
/// A constant text, pair or dice in its one spelling ("[3, -4]"); nullopt where it is none, and for other formats.
std::optional<std::string> literalOf(Format format, std::string_view text);
/// The value that variables of a format begin with (V1.1); null where it has none. Stays valid with the vocabulary.
const FormatDefault* defaultOf(const Vocabulary& vocabulary, Format format);

} // namespace orrery::engine
