// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/parsed_project.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The kinds of parts that shrinking removes (I4.23), in the order in which it tries them.
enum class PartKind : std::uint8_t {
    test,        ///< a test, its accepted values, a sweep
    scenario,    ///< a scenario, or a run of the sandbox
    expectation, ///< an expectation or a measure of a test
    objectClass,
    definition, ///< any other element at the top of a file: a meter, a constant, a text …
    object,     ///< an object that a scenario or a test places
    statement,  ///< any other element of a scenario or a test
    group,      ///< an effects group of a class
    detail,     ///< any element further inside: an effect, a condition …
    attribute,  ///< an attribute of an object or a statement
    count_
};
/// Returns the name of a kind for messages: "classes".
std::string_view partKindName(PartKind kind);

inline constexpr std::uint32_t noPart = ~0u;

/// A part of the content: an element with everything in it, or an attribute.
struct ShrinkPart {
    PartKind kind = PartKind::detail;
    std::uint32_t parent = noPart; ///< the part around it
    std::vector<Location> where{}; ///< its place in each version; without a file: the version lacks it
};

/// A number that shrinking lowers: a turn, or the size of a galaxy.
struct ShrinkNumber {
    std::uint32_t part = noPart; ///< the part that has it
    std::uint32_t value = 0;
    bool isTurn = false;
    std::vector<Location> where{}; ///< place of the attribute's value in each version
};

/// The parts and numbers of one version of a project, or of two. A part of both versions is one part.
class ShrinkParts {
public:
    explicit ShrinkParts(std::span<const ParsedProject* const> versions);

    const std::vector<ShrinkPart>& all() const { return m_parts; }
    const std::vector<ShrinkNumber>& numbers() const { return m_numbers; }
    /// Returns the innermost part at a place of a version; noPart if there is none.
    std::uint32_t innermost(std::size_t version, Location where) const;

private:
    class Reader;

    std::vector<ShrinkPart> m_parts;
    std::vector<ShrinkNumber> m_numbers;
    std::vector<std::vector<std::uint32_t>> m_byPlace; ///< parts of each version, by the place where they begin
};

/// Returns the place of an element or attribute together with the white space before it, for its removal.
Location removedPlace(const XmlTree& tree, Span part);

} // namespace orrery::engine
