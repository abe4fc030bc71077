// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/language.h"
#include "engine/vocabulary/column_layout.h"
#include "engine/vocabulary/rows.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The uses of vocabulary rows in content, in checked form.
namespace orrery::engine {

/// A part of a message: literal words, or an expression whose value becomes part of the message.
struct MessagePiece {
    std::string words;
    std::shared_ptr<const TypedExpression> expression; ///< null for words
};

/// The resolved value of a parameter: a constant, an expression, or only `text`. A constant is a number, a truth value
/// (0 or 1), or an index. The index belongs to the enumerator, class, type, meter, resource or choice that the text
/// names. Names and texts have only `text`. A parameter for an empire has the constant noneValue for `none`; for
/// `source` and ids it has only `text`. In a runnable group, every given parameter has the value that its kind
/// requires.
struct CheckedArgument {
    const ParameterSpec* spec = nullptr;
    Location where;       ///< place of the attribute's value; for a default, of the element's tag
    bool isGiven = false; ///< false: `constant` or `expression` is the default; if both are empty, there is no value
    std::string text;     ///< the source text, or the default's text
    std::optional<double> constant;
    std::shared_ptr<const TypedExpression> expression;
    std::vector<MessagePiece> pieces; ///< pieces of a parameter of ParameterKind::message
};

/// A condition with resolved names. An `if` attribute is a condition of the row "expression".
struct CheckedCondition {
    const ConditionSpec* spec = nullptr;
    Location where;                         ///< place of the whole element; for an `if`, of the attribute's value
    Location head;                          ///< place to show in diagnostics: the tag's name
    std::vector<CheckedArgument> arguments; ///< one argument for each of spec->parameters, in the same order
    std::vector<CheckedCondition> children; ///< the enabled child conditions
    std::uint64_t identity = 0;             ///< stable hash of class, group and structural path (E5.10)

    const CheckedArgument* argument(std::string_view name) const;
};

/// A value that a statement gives to a column of an object.
struct GivenValue {
    ColumnId column;
    /// The value in the column's form; for a text, an index into CheckedModel::texts. Nullopt if `text` is the name of
    /// an object, or a text that the model does not contain.
    std::optional<double> constant;
    std::string text;      ///< source text of the value
    std::string attribute; ///< attribute that contains this value: "star-colour"; empty: an argument contains it

    friend bool operator==(const GivenValue&, const GivenValue&) = default;
};

/// A statement of a scenario or of a run (S15). Refers to objects by name; the run looks the names up when it applies
/// the statement.
struct CheckedStatement {
    const StatementSpec* spec = nullptr;
    Location where;
    std::uint32_t turn = 0; ///< the run applies the statement before the step from this turn to the next
    bool isHidden = false;  ///< true for an initial object that is not in the game until an action reveals it (S8)
    std::vector<CheckedArgument> arguments; ///< the given arguments, in the order of the row; excludes `turn`
    std::vector<GivenValue> values;

    /// Returns an argument; null if the statement does not contain it.
    const CheckedArgument* argument(std::string_view name) const;
    /// Returns an argument's source text; empty if the statement does not contain the argument.
    const std::string& text(std::string_view name) const;
    /// Returns an argument's number; 0 if the statement does not contain the argument.
    double number(std::string_view name) const;
    /// Returns the class that an argument names. Returns nullopt if the statement is not read from content.
    std::optional<ClassIndex> classOf(std::string_view name) const;
    /// Returns the name of the object that the statement creates. Returns an empty text if there is no such object, or
    /// if the object has no name.
    const std::string& name() const { return text(spec->name); }
    /// Returns whether the statement creates an object of the type's default class.
    bool makes(std::string_view type) const { return spec->type == type; }
    /// Returns whether the statement creates an initial object (S3), hidden or not.
    bool isInitial() const { return spec->makesInitial && turn == 0; }

    friend bool operator==(const CheckedStatement& a, const CheckedStatement& b);
};

} // namespace orrery::engine
