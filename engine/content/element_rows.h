// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/name_kind.h"
#include "engine/vocabulary/rows.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace orrery::engine {

/// The content that an element can hold between its tags.
enum class ElementContent : std::uint8_t {
    elements,   ///< elements of ElementSpec::children
    text,       ///< free text
    conditions, ///< conditions of the vocabulary
    effects,    ///< effects of the vocabulary
};

/// One element of the content format (docs/content-format.md), except conditions and effects. It holds all data about
/// the element's spelling. Attributes are constants, except boolean ones and texts of "expression".
struct ElementSpec {
    std::string_view tag;
    std::string_view label;
    std::string_view help;
    std::string_view sentence{}; ///< pattern of its sentence; see sentencePieces()
    std::span<const ParameterSpec> attributes{};
    std::span<const ElementSpec* const> children{};
    ElementContent content = ElementContent::elements;
    ParameterKind words = ParameterKind::text; ///< kind of the names in its text
    std::optional<NameKind> defines{};         ///< kind of name that it defines, in its attribute of kind `name`
    bool takesProperties = false; ///< true if each further attribute sets the property of its name, with '-' for '_'
    bool takesOrders = false;     ///< true if its children include orders and statements of the vocabulary
    bool takesColumns = false;    ///< true if each further attribute is the cell of a table's column of its name
    bool takesRow = false;        ///< true if its further attributes and its content are those of the row that it names
    bool sharesRow = false;       ///< true if forms show several of these short elements in one row
    bool takesDetails = false;    ///< true if further attributes select some of the events that it names
    bool takesModifiers = false;  ///< true if it also has an attribute for each modifier that a program adds

    const ParameterSpec* attribute(std::string_view name) const;
    const ElementSpec* child(std::string_view tag) const;
};

/// Returns the root of the manifest, `<project>`.
const ElementSpec& projectElement();
/// Returns the root of every other file, `<orrery>`.
const ElementSpec& orreryElement();

/// Returns the attributes that every condition takes in addition to the parameters of its row.
std::span<const ParameterSpec> conditionAttributes();
/// Returns the attributes that every effect takes in addition to those of its row. Only meter effects take `priority`
/// (E7.8).
std::span<const ParameterSpec> effectAttributes(bool ofMeter);
/// Returns the attributes that every order takes in addition to those of its row: the empire that gives it, and the
/// turn.
std::span<const ParameterSpec> orderAttributes();

/// The version of the format that this program reads and writes.
inline constexpr int contentFormatVersion = 1;
inline constexpr std::string_view manifestPath = "orrery.xml";

} // namespace orrery::engine
