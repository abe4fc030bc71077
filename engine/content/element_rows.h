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
    elements,   ///< those of ElementSpec::children
    text,       ///< free text
    conditions, ///< conditions of the vocabulary
    effects,    ///< effects of the vocabulary
};

/// One element of the content format (docs/content-format.md) that is no condition and no effect: everything that the
/// program knows about its spelling. Attributes are constants, except boolean ones and texts of "expression".
struct ElementSpec {
    std::string_view tag;
    std::string_view label;
    std::string_view help;
    std::span<const ParameterSpec> attributes{};
    std::span<const ElementSpec* const> children{};
    ElementContent content = ElementContent::elements;
    ParameterKind words = ParameterKind::text; ///< the kind of the names in its text
    std::optional<NameKind> defines{};         ///< the kind of name that it defines, in its attribute of kind `name`
    bool takesProperties = false; ///< each further attribute sets the property of its name, '-' standing for '_'
    bool takesOrders = false;     ///< its children include orders of the vocabulary
    bool takesColumns = false;    ///< each further attribute is the cell of a table's column of its name
    bool takesRow = false;        ///< its further attributes and its content are those of the row that it names
    bool takesDetails = false;    ///< a further attribute narrows down the event that it names

    const ParameterSpec* attribute(std::string_view name) const;
    const ElementSpec* child(std::string_view tag) const;
};

/// Returns the root of the manifest, `<project>`.
const ElementSpec& projectElement();
/// Returns the root of every other file, `<orrery>`.
const ElementSpec& orreryElement();

/// Returns the attributes that every condition takes besides the parameters of its row.
std::span<const ParameterSpec> conditionAttributes();
/// Returns the attributes that every effect takes besides those of its row. Only meter effects take `priority` (E7.8).
std::span<const ParameterSpec> effectAttributes(bool ofMeter);
/// Returns the attributes that every order takes besides those of its row: the empire that gives it, and the turn.
std::span<const ParameterSpec> orderAttributes();

/// The version of the format that this program reads and writes.
inline constexpr int contentFormatVersion = 1;
inline constexpr std::string_view manifestPath = "orrery.xml";

} // namespace orrery::engine
