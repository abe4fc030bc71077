// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/language.h"
#include "engine/vocabulary/rows.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

// What a row of the vocabulary becomes where content uses it.
namespace orrery::engine {

/// Of a message: words as they are, or an expression whose value is written there.
struct MessagePiece {
    std::string words;
    std::shared_ptr<const TypedExpression> expression; ///< null: words
};

/// A parameter's value, resolved. Either a constant (a number; 0 or 1; the index of the enumerator, class, type, meter,
/// resource or choice that the text names) or an expression, never both. Names and texts have neither: their value is
/// `text`. An empire has the constant noneValue for `none`; for `source` and an empire's id it has neither, and `text`
/// tells. In a group that is runnable every given parameter has what its kind demands.
struct CheckedArgument {
    const ParameterSpec* spec = nullptr;
    Location where;       ///< the attribute's value; the element's tag where the fallback stands
    bool isGiven = false; ///< false: the fallback, or nothing where `constant` and `expression` are empty too
    std::string text;     ///< as written (or the fallback's text)
    std::optional<double> constant;
    std::shared_ptr<const TypedExpression> expression;
    std::vector<MessagePiece> pieces; ///< of ParameterKind::message
};

/// A condition whose names are resolved. An `if` attribute is a condition of the row "expression".
struct CheckedCondition {
    const ConditionSpec* spec = nullptr;
    Location where;                         ///< the whole element, or the attribute's value for an `if`
    Location head;                          ///< what to point at: the tag's name
    std::vector<CheckedArgument> arguments; ///< one for each of spec->parameters, in their order
    std::vector<CheckedCondition> children; ///< those that are enabled
    std::uint64_t identity = 0;             ///< stable hash of class, group and structural path (E5.10)

    const CheckedArgument* argument(std::string_view name) const;
};

} // namespace orrery::engine
