// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/focs/focs_file.h"
#include "engine/import/focs/focs_origin.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace orrery::engine {

/// The limits of the expansion of one script (G8.1). Content of the game stays far below them.
struct FocsLimits {
    std::uint64_t bytes = std::uint64_t{64} << 20; ///< bytes that all insertions together may write
    std::uint32_t insertions = 100'000;
    std::uint32_t depth = 64;        ///< depth of insertions
    std::uint32_t includeDepth = 16; ///< depth of files that include each other
};

/// The macros that a script and the files that it includes define, by name.
using FocsMacros = std::unordered_map<std::string_view, const FocsMacro*>;

/// The reason why an insertion stayed in the text.
enum class FocsRefusal : std::uint8_t { unknown, circle, tooLarge };

/// `[[NAME]]` or `[[NAME(a, b)]]` in a text.
struct FocsInsertionMark {
    Span span;
    std::string_view name;
    Span arguments{}; ///< text between the round brackets; empty: there are no brackets, or they are empty
};

/// Divides the arguments of an insertion at the commas. Excludes the blanks around each argument.
std::vector<Span> focsArguments(std::string_view text, Span arguments);

/// Inserts the texts of macros (G1.2). First it inserts in the text of the macro, and leaves the parameters there to
/// the macro outside. Then it replaces the parameters, then it inserts what only the parameters made.
///
/// An insertion that is not possible stays in the text. It may stand in a comment, so only the parser reports it.
class FocsExpander {
public:
    /// @param files the divided files and their bytes, by FileId
    FocsExpander(const FocsMacros& macros, std::span<const std::string_view> bytes, const FocsLimits& limits)
        : m_macros(macros), m_bytes(bytes), m_limits(limits) {}

    /// Returns the text with all insertions.
    FocsText expand(FocsText text);
    /// Returns the reason why the insertion at a place of the expanded text is still there.
    FocsRefusal refusal(const FocsText& text, const FocsInsertionMark& mark) const;

    const FocsInsertions& insertions() const { return m_insertions; }
    FocsInsertions takeInsertions() { return std::move(m_insertions); }

private:
    FocsText insertAll(FocsText text, std::uint32_t depth);
    FocsText inserted(const FocsText& text, const FocsInsertionMark& mark, const FocsMacro& macro, std::uint32_t depth);
    /// Replaces parameters. Returns whether there were any.
    bool replaceParameters(FocsText& body, const FocsText& text, const FocsInsertionMark& mark);
    bool isCircle(const FocsMacro& macro, std::uint32_t insertion) const;
    bool mayWrite(std::uint64_t bytes);

    const FocsMacros& m_macros;
    std::span<const std::string_view> m_bytes;
    FocsLimits m_limits;
    FocsInsertions m_insertions{FocsInsertion{}};
    std::uint64_t m_written = 0;
    bool m_isExhausted = false;
};

/// Finds insertions from the beginning of a text to its end, in linear time.
class FocsMarkFinder {
public:
    explicit FocsMarkFinder(std::string_view text) : m_text(text) {}
    /// Returns the insertion that begins at an offset. The span is empty if there is none.
    FocsInsertionMark at(std::uint32_t offset);

private:
    std::string_view m_text;
    std::size_t m_close = 0; ///< first round bracket that closes, from the last offset on
};

/// A parameter: `@1@`.
struct FocsParameter {
    std::uint32_t length = 0; ///< 0: there is no parameter
    std::uint32_t number = 0;
};
/// Returns the parameter at the beginning of a text.
FocsParameter focsParameterAt(std::string_view text);

} // namespace orrery::engine
