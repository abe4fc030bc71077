// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element.h"
#include "engine/syntax/expr_parser.h"
#include "engine/vocabulary/rows.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// Expressions are written as text or as elements (X5.1). Elements are translated into the text with the same meaning,
// in which every byte knows its place in the file. So all later code reads one form.
namespace orrery::engine {

/// Returns the text of an expression that begins with this element (one of expressionElements()). Operators take the
/// place of the element's tag or of the gap between two operands. Brackets are added where the tree needs them. Null:
/// it has faults, which are all reported, or XML faults.
std::optional<DecodedText> expressionOfElement(Element element, std::vector<Diagnostic>& diagnostics);
/// Does the same for the expression that an element holds, as text or as one element: `<amount>2</amount>`.
std::optional<DecodedText> expressionInside(Element holder, std::vector<Diagnostic>& diagnostics);

/// An expression at its place in content.
struct WrittenExpression {
    std::optional<DecodedText> text; ///< null: it has faults, which are reported
    Location where;                  ///< its place in the file; text may replace it there
};

/// Returns the expression in the attribute of that name, or in the child element that stands for it. Null: there is
/// neither. Reports a problem if there are several, and uses the first.
std::optional<WrittenExpression> writtenExpression(Element element, std::string_view name,
                                                   std::vector<Diagnostic>& diagnostics);
/// Reads an expression's element among conditions as a condition, with the attributes that all conditions have.
WrittenExpression writtenCondition(Element element, std::vector<Diagnostic>& diagnostics);

/// Returns whether a child element may stand for an attribute: in conditions, effects and every element whose attribute
/// allows it. Text attributes that hold expressions have `of` = expressionText.
inline constexpr std::string_view expressionText = "expression";
bool takesElements(const ParameterSpec& spec);
/// Returns whether a child with the attribute `runtime` may: where a property of the source could give the value
/// (E7.9).
bool takesRuntime(const ParameterSpec& spec);
/// Returns whether an element of that tag stands for the attribute. `<Active>` is the same as `<active>` (X5.2).
bool standsFor(std::string_view tag, std::string_view attribute);
/// Returns whether this child stands for one of its parent's attributes.
bool isWrittenChild(Element child, std::span<const ParameterSpec> parameters);
/// Returns whether the element has the attribute, or the child element that stands for it.
bool isWritten(Element element, const ParameterSpec& spec);

/// Returns an expression as elements, one per line, indented by at least `indent` blanks. Parts that are too deep, and
/// parts that no element can express, are text in <Value>.
std::string toElements(const ExprTree& tree, std::size_t indent = 0);
/// Returns the text as elements. Null: it has faults, which are reported as if it were a file.
std::optional<std::string> convertToElements(std::string_view text, std::vector<Diagnostic>& diagnostics);
/// Returns the elements as text on one line. The outermost element may also be one that holds an expression, such as
/// `<Active>` or `<amount>`. Null: they have faults, which are reported as if they were a file.
std::optional<std::string> convertToText(std::string_view elements, std::vector<Diagnostic>& diagnostics);

} // namespace orrery::engine
