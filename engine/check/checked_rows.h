// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/language.h"
#include "engine/vocabulary/rows.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

// The checked form of vocabulary rows where content uses them.
namespace orrery::engine {

/// A part of a message: literal words, or an expression whose value is inserted.
struct MessagePiece {
    std::string words;
    std::shared_ptr<const TypedExpression> expression; ///< null: words
};

/// A parameter's value, resolved. It is either a constant or an expression, never both. A constant is a number, 0 or 1,
/// or the index of the enumerator, class, type, meter, resource or choice that the text names. Names and texts have
/// neither: their value is `text`. An empire has the constant noneValue for `none`. For `source` and an empire's id it
/// has neither, and `text` decides. In a runnable group, every given parameter has the value that its kind requires.
struct CheckedArgument {
    const ParameterSpec* spec = nullptr;
    Location where;       ///< the attribute's value; the element's tag for a default
    bool isGiven = false; ///< false: the default, or no value where `constant` and `expression` are empty too
    std::string text;     ///< the source text (or the default's text)
    std::optional<double> constant;
    std::shared_ptr<const TypedExpression> expression;
    std::vector<MessagePiece> pieces; ///< of ParameterKind::message
};

/// A condition with resolved names. An `if` attribute is a condition of the row "expression".
struct CheckedCondition {
    const ConditionSpec* spec = nullptr;
    Location where;                         ///< the whole element, or the attribute's value for an `if`
    Location head;                          ///< the place to show in diagnostics: the tag's name
    std::vector<CheckedArgument> arguments; ///< one for each of spec->parameters, in their order
    std::vector<CheckedCondition> children; ///< the enabled ones
    std::uint64_t identity = 0;             ///< stable hash of class, group and structural path (E5.10)

    const CheckedArgument* argument(std::string_view name) const;
};

} // namespace orrery::engine
