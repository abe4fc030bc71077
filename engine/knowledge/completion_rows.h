// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model.h"
#include "engine/check/row_place.h"
#include "engine/content/element.h"
#include "engine/content/element_rows.h"
#include "engine/content/expression_elements.h"

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// What the rows say of one element of a file: which row is its own depends on those around it.
struct ElementRow {
    enum class Family : std::uint8_t {
        unknown,
        document, ///< outside of the root
        format,   ///< an element of the content format
        condition,
        effect,
        block, ///< inside an effect
        order,
        action,
        page,       ///< words of a message
        written,    ///< stands for an attribute of the one around it
        expression, ///< an element of an expression
    };

    Family family = Family::unknown;
    std::string_view tag{};
    std::string_view label{};
    std::string_view help{};
    std::string_view requirement{}; ///< "E5.7"; empty for elements of the format
    std::vector<ParameterSpec> attributes{};
    bool takesText = false;
    const ElementSpec* format = nullptr;
    const ConditionSpec* condition = nullptr;
    const EffectSpec* effect = nullptr;
    const BlockSpec* block = nullptr;
    const ActionSpec* action = nullptr;
    const WatchSpec* watch = nullptr;
    const ExpressionElement* expression = nullptr;
    std::optional<ParameterSpec> written{}; ///< the attribute that it stands for, in the row around it
    RowPlace place = RowPlace::scope;       ///< of conditions in it, and of its own expressions
    bool isNested = false;
    bool isAnswer = false;                            ///< what stands in it answers an occurrence (T1)
    std::shared_ptr<std::deque<std::string>> words{}; ///< what attributes made of properties speak with

    const ParameterSpec* attribute(std::string_view name) const;
};

/// An element that may stand somewhere.
struct ChildRow {
    std::string_view tag{};
    std::string_view label{};
    std::string_view help{};
    std::vector<ParameterSpec> attributes{};
    bool holdsElements = false;
    bool holdsText = false;
};

/// Attributes that hold expressions wherever they stand, or stand for a number or a truth: for colours. Names that
/// other rows have for words are not among them.
std::vector<std::string_view> expressionAttributes(const Vocabulary& vocabulary);

/// The row of the root: of the manifest or of any other file.
ElementRow rootRow(std::string_view tag);
/// What surrounds the root.
ElementRow documentRow();
/// The row of an element that stands in another. @param around the element around it, with its own row.
ElementRow rowInside(const ElementRow& row, Element around, Element element, const Vocabulary& vocabulary);
/// What may stand in an element, likeliest first: the rows' order. @param element the one of the row.
std::vector<ChildRow> childrenOf(const ElementRow& row, Element element, const Vocabulary& vocabulary);

} // namespace orrery::engine
