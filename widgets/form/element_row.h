// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element.h"
#include "engine/content/element_rows.h"
#include "engine/content/expression_elements.h"
#include "engine/vocabulary/vocabulary.h"

#include <string>
#include <string_view>
#include <vector>

namespace orrery::widgets {

/// The table that contains an element's row.
enum class RowFamily : std::uint8_t {
    unknown,
    format,     ///< the content format
    condition,  ///< a condition, also one written as an expression element
    effect,     ///< an effect
    block,      ///< a block inside an effect
    expression, ///< an expression element
    holder,     ///< holds one expression, as text or as an element
    order,      ///< an order of an empire, in a scenario
    action,     ///< an action of a condition in a scenario
    page,       ///< an additional page of words
};

/// The row that describes an element, from any table. Forms, menus and edits use it, so that all of them know a new row
/// (I2.1).
struct ElementRow {
    RowFamily family = RowFamily::unknown;
    std::string_view tag{};
    std::string_view label{};
    std::string_view help{};
    const engine::ElementSpec* format = nullptr;
    const engine::ConditionSpec* condition = nullptr; ///< null for expression elements used as conditions
    const engine::EffectSpec* effect = nullptr;
    const engine::BlockSpec* block = nullptr;
    const engine::ExpressionElement* expression = nullptr; ///< also set for conditions written as expression elements
    const engine::OrderSpec* order = nullptr;
    const engine::ActionSpec* action = nullptr;
    const engine::ParameterSpec* attribute = nullptr; ///< of a holder that replaces an attribute of its parent

    bool isKnown() const { return family != RowFamily::unknown; }
    /// Returns whether it can contain conditions, as a list or as children of one.
    bool holdsConditions() const;
    bool holdsEffects() const;
    /// Returns whether it can ever contain other elements.
    bool holdsElements() const;
};

/// Returns the row of an element of a file; unknown if the rows of its parents do not define it.
ElementRow rowOf(engine::Element element, const engine::Vocabulary& vocabulary);
/// Returns the row that an element of that tag would have inside a parent.
ElementRow rowInside(engine::Element parent, const ElementRow& parentRow, std::string_view tag,
                     const engine::Vocabulary& vocabulary);
/// Returns the rows of all elements that can ever be inside, in the order of their tables. Excludes holders of
/// attributes.
std::vector<ElementRow> rowsInside(const ElementRow& row, const engine::Vocabulary& vocabulary);

/// Returns the attributes that a row defines: its own parameters, then those common to its family.
std::vector<engine::ParameterSpec> attributesOf(engine::Element element, const ElementRow& row,
                                                const engine::Vocabulary& vocabulary);

} // namespace orrery::widgets
