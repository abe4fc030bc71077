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

// The schema: the rows of all elements that content can contain. Forms, completion, hover and edits all read it, so a
// new row reaches each of them (I2.1).

/// The table that contains the row of an element.
enum class RowFamily : std::uint8_t {
    unknown,
    document,   ///< the document around the root
    format,     ///< an element of the content format
    condition,  ///< a condition, also one that is written as an element of expressions
    effect,     ///< an effect
    block,      ///< a list inside an effect
    order,      ///< an order of an empire, in a scenario
    action,     ///< an action of a scenario condition
    page,       ///< a further page of a message
    attribute,  ///< an expression that is written as an element, not as an attribute of the element around it
    expression, ///< an element of an expression
    part,       ///< one part of such an element: Within, Of, Where, GOMType, ID
};

/// The place of a condition or an effect. It determines the values that their expressions may read (X1.7).
enum class RowPlace : std::uint8_t {
    activation,
    scope,
    meterEffect,
    otherEffect,
    watch, ///< in a scenario condition (S9): bare names refer to the game object, which is the candidate
};

/// The row of one element at its place in a file. The pointers lead into the tables of the format and the vocabulary.
struct ElementRow {
    RowFamily family = RowFamily::unknown;
    std::string_view tag{};
    std::string_view label{};
    std::string_view help{};
    std::string_view sentence{};    ///< pattern of its sentence; empty: only its label (see sentencePieces())
    std::string_view requirement{}; ///< "E5.7"; empty for elements of the format
    const ElementSpec* format = nullptr;
    const ConditionSpec* condition = nullptr; ///< null for elements of expressions among conditions
    const EffectSpec* effect = nullptr;
    const BlockSpec* block = nullptr;
    /// Row of an element of expressions, also of one among conditions.
    const ExpressionElement* expression = nullptr;
    const OrderSpec* order = nullptr;
    const ActionSpec* action = nullptr;
    const WatchSpec* watch = nullptr;         ///< row that a scenario condition names
    std::optional<ParameterSpec> attribute{}; ///< only for the family `attribute`: the element's attribute
    RowPlace place = RowPlace::scope;         ///< place of the conditions in the element, and of its own expressions
    bool isNested = false;                    ///< true inside a condition that tests other objects
    bool isAnswer = false;                    ///< true if its content responds to an event (T1)

    bool isKnown() const { return family != RowFamily::unknown; }
    /// Returns whether the element holds one expression, as text or as an element.
    bool isHolder() const { return family == RowFamily::attribute || family == RowFamily::part; }
    /// Returns whether the element holds conditions, as a list or as the children of a condition.
    bool holdsConditions() const;
    bool holdsEffects() const;
    /// Returns whether the element can ever hold other elements.
    bool holdsElements() const;
    bool holdsText() const;
};

/// Returns the row of an element of the format inside another one; null if there is none. A scenario also contains the
/// statements that a program adds (S15). A run contains those that have a turn.
const ElementSpec* elementInside(const ElementSpec& spec, std::string_view tag, const Vocabulary& vocabulary);
/// Returns the rows of all these elements.
std::vector<const ElementSpec*> elementsInside(const ElementSpec& spec, const Vocabulary& vocabulary);
/// Returns the attributes of an element with ElementSpec::takesModifiers: those of its row, and one for each modifier
/// that a program adds (V4).
std::vector<ParameterSpec> modifierAttributes(const ElementSpec& spec, const Vocabulary& vocabulary);

/// Returns the row of the document around the root.
ElementRow documentRow();
/// Returns the row of a root element with this tag, in the manifest or in any other file.
ElementRow rootRow(std::string_view tag);
/// Returns the row of an element inside another one; unknown if the outer row does not allow it.
/// @param row the row of `around`
/// @param around the outer element
/// @param element the inner element; its tree is null if it does not exist yet
ElementRow rowInside(const ElementRow& row, Element around, std::string_view tag, Element element,
                     const Vocabulary& vocabulary);
/// Returns the row of an element of a file.
ElementRow rowOf(Element element, const Vocabulary& vocabulary);
/// Returns all rows that can ever be inside an element, in the order of their tables, without the family `attribute`.
std::vector<ElementRow> rowsInside(const ElementRow& row, const Vocabulary& vocabulary);

/// The attributes that an element takes, in order: those of its row, those of its family, and those that content
/// defines. Content defines properties of objects and columns of tables.
struct ElementAttributes {
    std::vector<ParameterSpec> specs;
    std::shared_ptr<std::deque<std::string>> words; ///< owner of the texts of attributes that content defines

    const ParameterSpec* find(std::string_view name) const;
};
/// Returns the attributes that an element takes. @param element the element that has `row`; if its tree is null, the
/// function does not read its content
ElementAttributes attributesOf(Element element, const ElementRow& row, const Vocabulary& vocabulary);

/// Returns the names of attributes that always hold expressions, numbers or booleans, for syntax colours. Excludes
/// names that other rows use for words.
std::vector<std::string_view> expressionAttributes(const Vocabulary& vocabulary);

/// Returns the row of the element that stands for an attribute.
ElementRow attributeRow(const ParameterSpec& attribute, const ElementRow& around);

} // namespace orrery::engine
