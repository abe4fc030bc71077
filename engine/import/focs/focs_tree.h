// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/focs/focs_origin.h"
#include "engine/import/focs/focs_rows.h"
#include "engine/text/diagnostic.h"

#include <cstdint>
#include <deque>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace orrery::engine {

/// One node of a script's tree. Nodes refer to each other by index; index 0 is no node.
struct FocsNode {
    enum class Kind : std::uint8_t {
        element,  ///< a keyword with its arguments and fields; `row` is set
        field,    ///< `name = value`, or a flag; `field` is the index in the row of the parent
        list,     ///< elements or values
        tuple,    ///< values in round brackets
        number,   ///< `text` is the number as written
        text,     ///< `text` is the string without quotation marks
        word,     ///< a name: CurrentTurn, Poor
        path,     ///< the value of an object: Source.Planet.Owner
        negation, ///< a minus sign with one operand
        infix,    ///< two operands; `text` is the operator
        compare,  ///< operands with nodes of kind `sign` between them
        sign,     ///< `text` is < <= = == != >= >
        group     ///< an effects group; `text` is its index in the store
    };

    Kind kind = Kind::word;
    std::uint8_t field = 0;
    const FocsRow* row = nullptr;
    Span span{};             ///< in the expanded text of the script, or in the text of the group
    std::uint32_t text = 0;  ///< index of the written keyword, word or literal in the store
    std::uint32_t first = 0; ///< first child
    std::uint32_t next = 0;  ///< next child of the same parent
};

using FocsNodes = std::vector<FocsNode>;

/// An effects group. All uses with the same text share it (G2.7).
struct FocsGroup {
    std::string text; ///< expanded text, with its comments
    FocsNodes nodes;  ///< the root is node 1; spans begin at the beginning of `text`
};

/// The words and groups of all scripts, each once.
class FocsStore {
public:
    FocsStore();
    std::uint32_t intern(std::string_view text);
    std::string_view text(std::uint32_t index) const { return m_texts[index]; }

    /// Stores a group, or finds the stored one with the same text.
    /// @param nodes nodes of the group; their spans begin at `begin`, their indices after `base`
    std::uint32_t addGroup(std::string_view text, std::span<const FocsNode> nodes, std::uint32_t base,
                           std::uint32_t begin);
    const FocsGroup& group(std::uint32_t index) const { return m_groups[index]; }
    std::size_t groupCount() const { return m_groups.size(); }
    /// Returns the memory that the texts, groups and their trees use.
    std::size_t bytes() const;

private:
    std::deque<std::string> m_texts;
    std::unordered_map<std::string_view, std::uint32_t> m_textIndex;
    std::deque<FocsGroup> m_groups;
    std::unordered_map<std::string_view, std::uint32_t> m_groupIndex;
};

/// A definition without a fault.
struct FocsDefinition {
    const FocsRow* row = nullptr;
    std::uint32_t name = 0; ///< index in the store; an empty text if the row has no name
    std::uint32_t node = 0;
    Span span{}; ///< in the expanded text
};

/// A script, read with its macros and includes.
struct FocsScript {
    FileId file;
    FocsOrigins origins; ///< of the expanded text
    FocsInsertions insertions;
    FocsNodes nodes;
    std::vector<FocsDefinition> definitions;
    std::size_t damaged = 0; ///< number of definitions with a fault
    /// Numbers of damaged definitions whose fault is in the text of a macro, or an unknown macro; by its name.
    std::map<std::string, std::size_t, std::less<>> damagedBy{};
    std::uint32_t size = 0; ///< bytes of the expanded text
    std::vector<Diagnostic> faults;

    std::size_t bytes() const;
};

/// Returns the place of a span of the expanded text, with a note for each insertion that made it, the innermost first.
std::vector<DiagnosticNote> focsInsertionNotes(const FocsInsertions& insertions, std::uint32_t insertion);

/// Returns a child of an element by the name of its field. Returns 0 if the element has no such field.
std::uint32_t focsField(const FocsNodes& nodes, std::uint32_t element, std::string_view name);

} // namespace orrery::engine
