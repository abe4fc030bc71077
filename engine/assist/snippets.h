// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/completion.h"
#include "engine/content/schema.h"

#include <span>
#include <string>
#include <string_view>

namespace orrery::engine {

/// Several elements that are often written together.
struct SnippetSpec {
    std::string_view name{};
    std::string_view label{};
    std::string_view help{};
    std::string_view parent{}; ///< tag of the element that can contain the snippet
    /// Lines of the snippet, with a tab for each level of indentation. `${text}` is a place to fill in, with its
    /// initial text. `$0` is the final place of the caret.
    std::string_view body{};
};

/// Returns the snippets of the program.
std::span<const SnippetSpec> shippedSnippets();

/// The white space of the surrounding file.
struct WritingStyle {
    std::string step = "  "; ///< white space for one level of indentation
    std::string lineEnd = "\n";
    std::string indent{}; ///< indentation of the current line
};

/// Writes the text of a snippet's body and its stops to `out`.
void expandSnippet(std::string_view body, const WritingStyle& style, CompletionItem& out);
/// Returns the body for one element. Contains its tag, its required attributes and blocks, and space for its content.
std::string elementBody(const ElementRow& row, const Vocabulary& vocabulary);

} // namespace orrery::engine
