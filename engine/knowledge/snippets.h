// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/schema.h"
#include "engine/knowledge/completion.h"

#include <span>
#include <string>
#include <string_view>

namespace orrery::engine {

/// Several elements that are often written together.
struct SnippetSpec {
    std::string_view name{};
    std::string_view label{};
    std::string_view help{};
    std::string_view parent{}; ///< the tag that it may stand in
    /// Lines, a tab for each step of indentation. `${text}` is to be filled in, its text standing until then; `$0` is
    /// where the caret comes to rest.
    std::string_view body{};
};

/// Those that ship with the program.
std::span<const SnippetSpec> shippedSnippets();

/// How the file around writes white space.
struct WritingStyle {
    std::string step = "  "; ///< of indentation
    std::string lineEnd = "\n";
    std::string indent{}; ///< of the line that is written in
};

/// The text of a snippet's body, and its stops.
void expandSnippet(std::string_view body, const WritingStyle& style, CompletionItem& out);
/// The body for one element: its tag, the attributes and blocks that it must have, and room for its content.
std::string elementBody(const ElementRow& row, const Vocabulary& vocabulary);

} // namespace orrery::engine
