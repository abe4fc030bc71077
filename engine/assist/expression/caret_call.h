// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/expression/caret_place.h"
#include "engine/check/expression/expression.h"
#include "engine/vocabulary/functions.h"

#include <string_view>

namespace orrery::engine {

/// The call around a caret, and the argument at the caret.
class CaretCall {
public:
    CaretCall(std::string_view text, const CaretPlace& place, const ExpressionContext& context)
        : m_text(text), m_place(place), m_context(context),
          m_row(context.vocabulary->function(name(), ExpressionFunction::Shape::call)) {}

    /// Returns the name of the called function. Returns an empty text if the caret is in no call.
    std::string_view name() const { return slice(m_place.innermost().called); }
    /// Returns the row of the function. Returns null if the function is an aggregate, defined by content, or unknown.
    const ExpressionFunction* row() const { return m_row; }
    bool isAggregate() const;
    /// Returns the kind of the argument at the caret.
    ArgumentKind argumentKind() const {
        return m_row == nullptr ? ArgumentKind::value : m_row->arguments.at(m_place.innermost().argument);
    }
    /// Returns the first argument, if it is a single word.
    std::string_view firstWord() const;
    /// Returns the table that the first argument names. Returns null if there is none.
    const CheckedTable* table() const;
    /// Returns the required format at the caret. In a comparison, this is the format of the other side. In an argument,
    /// it is the format of the parameter.
    /// @param wanted format of the whole text; badFormat: any
    Format wantedHere(Format wanted) const;

private:
    std::string_view slice(Span span) const { return m_text.substr(span.begin, span.size()); }
    Format comparedWith() const;
    Format wantedArgument() const;

    std::string_view m_text;
    const CaretPlace& m_place;
    const ExpressionContext& m_context;
    const ExpressionFunction* m_row;
};

} // namespace orrery::engine
