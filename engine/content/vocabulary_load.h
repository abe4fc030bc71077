// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/parsed_project.h"
#include "engine/vocabulary/vocabulary.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// Returns the vocabulary of a project: the program's rows, and the declarations of all `<vocabulary>` sections, the
/// shipped ones first. Keeps the readable parts of declarations with errors, without their unknown references. Only
/// copies growth expressions and defaults of the format `class`; the checker reads them.
Vocabulary loadVocabulary(const ParsedProject& project, RowTables rows, std::vector<Diagnostic>& diagnostics);

/// Returns the double that represents a constant number, boolean, enumerator or type. Returns nullopt if the text is no
/// such constant, and for every other format.
std::optional<double> constantOf(const Vocabulary& vocabulary, Format format, std::string_view text);

/// Returns a format by its name in content ("number", "dice", the id of an enumeration); nullopt if there is none.
std::optional<Format> formatCalled(const Vocabulary& vocabulary, std::string_view name);
/// Returns the names that formatCalled() knows, for near names.
/// @param withLiterals includes the formats that only expressions, variables and tables have
std::vector<std::string> formatNames(const Vocabulary& vocabulary, bool withLiterals = true);
/// Returns whether a name is an operator or `if`, `then` or `else`, which are never names in expressions.
bool isKeyword(std::string_view name);
/// Returns whether a name is a keyword or a word that stands for a value, such as `turn` and `true`.
bool isLanguageWord(std::string_view name);
/// Returns whether a name is a reserved word of expressions. Built-in columns reserve further names.
bool isReservedWord(std::string_view name);
/// Returns a constant text, pair or dice in its canonical form ("[3, -4]"). Returns nullopt if the text is no such
/// constant, and for other formats.
std::optional<std::string> literalOf(Format format, std::string_view text);
/// Returns the initial value of variables of a format (V1.1); null if the format has none. The pointer is valid as long
/// as the vocabulary.
const FormatDefault* defaultOf(const Vocabulary& vocabulary, Format format);

} // namespace orrery::engine
