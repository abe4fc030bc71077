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

/// Which table of rows an element's row stands in.
enum class RowFamily : std::uint8_t {
    unknown,
    format,     ///< of the content format
    condition,  ///< a condition, also one that is written as an element of expressions
    effect,     ///< an effect
    block,      ///< what stands inside an effect
    expression, ///< an element of an expression
    holder,     ///< holds one expression, as text or as an element
    order,      ///< an order of an empire, in a scenario
    action,     ///< what a condition of a scenario does
    page,       ///< one more page of words
};

/// The row that says what an element is, whichever table it stands in: forms, menus and edits ask here, so that a new
/// row is known to all of them (I2.1).
struct ElementRow {
    RowFamily family = RowFamily::unknown;
    std::string_view tag{};
    std::string_view label{};
    std::string_view help{};
    const engine::ElementSpec* format = nullptr;
    const engine::ConditionSpec* condition = nullptr; ///< null of elements of expressions that stand as conditions
    const engine::EffectSpec* effect = nullptr;
    const engine::BlockSpec* block = nullptr;
    const engine::ExpressionElement* expression = nullptr; ///< of conditions too, where they are written so
    const engine::OrderSpec* order = nullptr;
    const engine::ActionSpec* action = nullptr;
    const engine::ParameterSpec* attribute = nullptr; ///< of a holder that stands for an attribute of its parent

    bool isKnown() const { return family != RowFamily::unknown; }
    /// Whether conditions stand inside, as a list or as the children of one.
    bool holdsConditions() const;
    bool holdsEffects() const;
    /// Whether other elements can ever stand inside.
    bool holdsElements() const;
};

/// What an element of a file is. Unknown where its parents' rows know nothing of it.
ElementRow rowOf(engine::Element element, const engine::Vocabulary& vocabulary);
/// What an element of that tag would be inside a parent.
ElementRow rowInside(engine::Element parent, const ElementRow& parentRow, std::string_view tag,
                     const engine::Vocabulary& vocabulary);
/// All rows of what could ever stand inside, in the order of their tables; holders of attributes are left out.
std::vector<ElementRow> rowsInside(const ElementRow& row, const engine::Vocabulary& vocabulary);

/// The attributes that a row knows: its own parameters, then those that all of its family take.
std::vector<engine::ParameterSpec> attributesOf(engine::Element element, const ElementRow& row,
                                                const engine::Vocabulary& vocabulary);

} // namespace orrery::widgets
