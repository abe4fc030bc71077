// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element.h"
#include "engine/content/element_rows.h"
#include "engine/content/expression_elements.h"
#include "engine/vocabulary/vocabulary.h"

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

// The schema: the rows of all elements that content can contain. Forms, completion, hover and edits ask here, so a new
// row is known to all of them (I2.1).

/// The table in which the row of an element stands.
enum class RowFamily : std::uint8_t {
    unknown,
    document,   ///< around the root
    format,     ///< of the content format
    condition,  ///< a condition, also one that is written as an element of expressions
    effect,     ///< an effect
    block,      ///< a list inside an effect
    order,      ///< an order of an empire, in a scenario
    action,     ///< an action of a scenario condition
    page,       ///< one more page of a message
    attribute,  ///< an expression that is written as an element, not as an attribute of the element around it
    expression, ///< an element of an expression
    part,       ///< one part of such an element: Within, Of, Where, GOMType, ID
};

/// The place of a condition or an effect. It decides what their expressions may read (X1.7).
enum class RowPlace : std::uint8_t {
    activation,
    scope,
    meterEffect,
    otherEffect,
    watch, ///< of a scenario's condition (S9): bare names are the game object's, which is the candidate
};

/// The row of one element at its place in a file. The pointers lead into the tables of the format and the vocabulary.
struct ElementRow {
    RowFamily family = RowFamily::unknown;
    std::string_view tag{};
    std::string_view label{};
    std::string_view help{};
    std::string_view requirement{}; ///< "E5.7"; empty for elements of the format
    const ElementSpec* format = nullptr;
    const ConditionSpec* condition = nullptr; ///< null for elements of expressions that stand as conditions
    const EffectSpec* effect = nullptr;
    const BlockSpec* block = nullptr;
    const ExpressionElement* expression = nullptr; ///< of conditions too, where they are written so
    const OrderSpec* order = nullptr;
    const ActionSpec* action = nullptr;
    const WatchSpec* watch = nullptr;         ///< the row that a scenario condition names
    std::optional<ParameterSpec> attribute{}; ///< of the family `attribute`
    RowPlace place = RowPlace::scope;         ///< of conditions in it, and of its own expressions
    bool isNested = false;                    ///< inside a condition that asks about other objects
    bool isAnswer = false;                    ///< its content answers an occurrence (T1)

    bool isKnown() const { return family != RowFamily::unknown; }
    /// Whether it holds one expression, as text or as an element.
    bool isHolder() const { return family == RowFamily::attribute || family == RowFamily::part; }
    /// Whether it holds conditions, as a list or as the children of one.
    bool holdsConditions() const;
    bool holdsEffects() const;
    /// Whether it can ever hold other elements.
    bool holdsElements() const;
    bool holdsText() const;
};

/// The row around the root.
ElementRow documentRow();
/// The row of a root: of the manifest, or of any other file.
ElementRow rootRow(std::string_view tag);
/// The row of an element inside another one; unknown if the outer row does not allow it.
/// @param around the element around it, of `row`. @param element its tree is null for an element that is not yet there
ElementRow rowInside(const ElementRow& row, Element around, std::string_view tag, Element element,
                     const Vocabulary& vocabulary);
/// The row of an element of a file.
ElementRow rowOf(Element element, const Vocabulary& vocabulary);
/// All rows that could ever stand inside an element, in the order of their tables; without the family `attribute`.
std::vector<ElementRow> rowsInside(const ElementRow& row, const Vocabulary& vocabulary);

/// The attributes that an element takes: those of its row, then those of its family, then those that its content
/// defines (properties of an object, columns of a table).
struct ElementAttributes {
    std::vector<ParameterSpec> specs;
    std::shared_ptr<std::deque<std::string>> words; ///< the texts of those that content defines

    const ParameterSpec* find(std::string_view name) const;
};
/// @param element of `row`; its tree may be null, and then nothing is taken from its content
ElementAttributes attributesOf(Element element, const ElementRow& row, const Vocabulary& vocabulary);

/// Attributes that hold expressions wherever they stand, or stand for a number or a truth: for colours. Names that
/// other rows have for words are not among them.
std::vector<std::string_view> expressionAttributes(const Vocabulary& vocabulary);

/// The row of the element that stands for an attribute.
ElementRow attributeRow(const ParameterSpec& attribute, const ElementRow& around);

} // namespace orrery::engine
