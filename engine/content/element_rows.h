// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/name_kind.h"
#include "engine/vocabulary/rows.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace orrery::engine {

/// What may stand between the tags of an element.
enum class ElementContent : std::uint8_t {
    elements,   ///< those of ElementSpec::children
    text,       ///< words
    conditions, ///< conditions of the vocabulary
    effects,    ///< effects of the vocabulary
};

/// One element of the content format (docs/content-format.md) that is no condition and no effect: everything the
/// program knows about how it is written. Attributes are constants, save boolean ones and texts of "expression".
struct ElementSpec {
    std::string_view tag;
    std::string_view label;
    std::string_view help;
    std::span<const ParameterSpec> attributes{};
    std::span<const ElementSpec* const> children{};
    ElementContent content = ElementContent::elements;
    ParameterKind words = ParameterKind::text; ///< the kind of the words of its text
    std::optional<NameKind> defines{};         ///< it gives a name to one of these: the attribute of kind `name` has it
    bool takesProperties = false; ///< each further attribute sets the property of its name, '-' standing for '_'
    bool takesOrders = false;     ///< orders of the vocabulary stand among its children
    bool takesColumns = false;    ///< each further attribute is the cell of a table's column of its name
    bool takesRow = false;        ///< further attributes, and what stands inside, are those of a row that it names
    bool takesDetails = false;    ///< a further attribute narrows down the occurrence that it names

    const ParameterSpec* attribute(std::string_view name) const;
    const ElementSpec* child(std::string_view tag) const;
};

/// The root of the manifest, `<project>`.
const ElementSpec& projectElement();
/// The root of every other file, `<orrery>`.
const ElementSpec& orreryElement();

/// What every condition takes besides the parameters of its row.
std::span<const ParameterSpec> conditionAttributes();
/// What every effect takes besides the parameters of its row; only meter effects take `priority` (E7.8).
std::span<const ParameterSpec> effectAttributes(bool ofMeter);
/// What every order takes besides the parameters of its row: who gives it, and when.
std::span<const ParameterSpec> orderAttributes();

/// The version of the format that this program reads and writes.
inline constexpr int contentFormatVersion = 1;
inline constexpr std::string_view manifestPath = "orrery.xml";

} // namespace orrery::engine
