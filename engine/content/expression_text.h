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

// Content writes expressions as text or as elements (X5.1). These functions translate elements into text with the same
// meaning, and keep the place of every byte in the file. So all later code reads only text.
namespace orrery::engine {

/// Returns the text of an expression that begins with this element (one of expressionElements()). Operators stand at
/// the element's tag or in the gap between two operands. Adds brackets where the tree needs them. Returns nullopt if
/// the expression has problems. Reports all of them, except problems of XML, which are already reported.
std::optional<DecodedText> expressionOfElement(Element element, std::vector<Diagnostic>& diagnostics);
/// Does the same for the expression that an element holds, as text or as one element: `<amount>2</amount>`.
std::optional<DecodedText> expressionInside(Element holder, std::vector<Diagnostic>& diagnostics);

/// An expression at its place in content.
struct WrittenExpression {
    std::optional<DecodedText> text; ///< nullopt if the expression has problems, which are already reported
    Location where;                  ///< place of the expression in the file; text may replace it there
};

/// Returns the expression in the attribute of that name, or in the child element that stands for it; nullopt if there
/// is neither. Reports a problem if there are several, and uses the first.
std::optional<WrittenExpression> writtenExpression(Element element, std::string_view name,
                                                   std::vector<Diagnostic>& diagnostics);
/// Reads an element of expressions that stands among conditions. Accepts the attributes that all conditions have.
WrittenExpression writtenCondition(Element element, std::vector<Diagnostic>& diagnostics);

/// Returns whether a child element may stand for an attribute. It may in conditions, in effects, and in every element
/// whose attribute allows it. Text attributes that hold expressions have `of` = expressionText.
inline constexpr std::string_view expressionText = "expression";
bool takesElements(const ParameterSpec& spec);
/// Returns whether a child with the attribute `runtime` may stand for an attribute. It may if the attribute accepts a
/// property of the source (E7.9).
bool takesRuntime(const ParameterSpec& spec);
/// Returns whether an element of that tag stands for the attribute. `<Active>` is the same as `<active>` (X5.2).
bool standsFor(std::string_view tag, std::string_view attribute);
/// Returns whether this child stands for one of its parent's attributes.
bool isWrittenChild(Element child, std::span<const ParameterSpec> parameters);
/// Returns whether the element has the attribute, or the child element that stands for it.
bool isWritten(Element element, const ParameterSpec& spec);

/// Returns an expression as elements, one per line, indented by at least `indent` blanks. Writes parts that are too
/// deep, or that no element can express, as text in <Value>.
std::string toElements(const ExprTree& tree, std::size_t indent = 0);
/// Converts an expression from text to elements. Returns nullopt if the text has problems. Reports them as if the text
/// were a file.
std::optional<std::string> convertToElements(std::string_view text, std::vector<Diagnostic>& diagnostics);
/// Converts an expression from elements to text on one line. The outermost element may also be one that holds an
/// expression, such as `<Active>` or `<amount>`. Returns nullopt if there are problems. Reports them as if the elements
/// were a file.
std::optional<std::string> convertToText(std::string_view elements, std::vector<Diagnostic>& diagnostics);

} // namespace orrery::engine
