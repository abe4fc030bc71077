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

// Expressions are written as text or in elements (X5.1). Elements are read as the text that means the same, in which
// every byte knows what of the file it stands for: whoever reads expressions reads one form.
namespace orrery::engine {

/// The text of an expression that begins with this element (one of expressionElements()). Operators stand for the
/// element's tag or the gap between two operands; brackets are added where the tree needs them. Null: something in it
/// is wrong, which was reported (all of it), or XML faults stand in it.
std::optional<DecodedText> expressionOfElement(Element element, std::vector<Diagnostic>& diagnostics);
/// The same of the expression that an element holds, as text or as one element: `<amount>2</amount>`.
std::optional<DecodedText> expressionInside(Element holder, std::vector<Diagnostic>& diagnostics);

/// An expression where the content has one.
struct WrittenExpression {
    std::optional<DecodedText> text; ///< null: wrong, which was reported
    Location where;                  ///< what stands for it in the file; text may be written there in its place
};

/// The expression that the attribute of that name holds, or the child element that stands for it. Null: neither is
/// there. Both, or two elements: a finding, and the first of them counts.
std::optional<WrittenExpression> writtenExpression(Element element, std::string_view name,
                                                   std::vector<Diagnostic>& diagnostics);
/// An element of an expression among conditions, as a condition of its own, with the attributes of all conditions.
WrittenExpression writtenCondition(Element element, std::vector<Diagnostic>& diagnostics);

/// Whether a child element may stand for an attribute: conditions, effects and all elements whose attribute says so.
/// Text attributes that hold expressions have `of` = expressionText.
inline constexpr std::string_view expressionText = "expression";
bool takesElements(const ParameterSpec& spec);
/// Whether one with the attribute `runtime` may: whatever can be a property of the source as well (E7.9).
bool takesRuntime(const ParameterSpec& spec);
/// Whether an element of that tag stands for the attribute. `<Active>` is as good as `<active>` (X5.2).
bool standsFor(std::string_view tag, std::string_view attribute);
/// Whether this child stands for one of the attributes of its parent.
bool isWrittenChild(Element child, std::span<const ParameterSpec> parameters);
/// Whether the attribute, or the child element that stands for it, is there.
bool isWritten(Element element, const ParameterSpec& spec);

/// An expression in elements, each line indented by so many blanks at least and ending in a line end. What is deeper
/// than elements are read well, and what elements cannot say, is written as text in <Value>.
std::string toElements(const ExprTree& tree, std::size_t indent = 0);
/// The text as elements. Null: the text is wrong, which is reported as if it were a file.
std::optional<std::string> convertToElements(std::string_view text, std::vector<Diagnostic>& diagnostics);
/// The elements as text on one line; the outermost element may also be one that holds an expression, such as
/// `<Active>` or `<amount>`. Null: they are wrong, which is reported as if they were a file.
std::optional<std::string> convertToText(std::string_view elements, std::vector<Diagnostic>& diagnostics);

} // namespace orrery::engine
