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

/// A value that a statement gives a column of an object.
struct GivenValue {
    ColumnId column;
    /// The value in the column's form; for a text, an index into CheckedModel::texts. None: `text` is the name of an
    /// object, or a text that is not in the model.
    std::optional<double> constant;
    std::string text;      ///< as written in content
    std::string attribute; ///< the attribute for this value: "star-colour"; empty: arguments hold it

    friend bool operator==(const GivenValue&, const GivenValue&) = default;
};

/// A statement of a scenario, or of a run of it (S15). It contains names of objects, which are looked up when it is
/// applied.
struct CheckedStatement {
    const StatementSpec* spec = nullptr;
    Location where;
    std::uint32_t turn = 0;                 ///< applied before the step from this turn to the next
    bool isHidden = false;                  ///< an initial object that is not in the game until it is revealed (S8)
    std::vector<CheckedArgument> arguments; ///< the given ones, in the order of the row; excludes `turn`
    std::vector<GivenValue> values;

    /// Returns an argument; null if it is not given.
    const CheckedArgument* argument(std::string_view name) const;
    /// Returns an argument's text as written; empty if it is not given.
    const std::string& text(std::string_view name) const;
    /// Returns an argument's number; 0 if it is not given.
    double number(std::string_view name) const;
    /// Returns the class that an argument names. Only a statement that was read from content has it.
    std::optional<ClassIndex> classOf(std::string_view name) const;
    /// Returns the name of the object that it creates; empty if it creates none or one without a name.
    const std::string& name() const { return text(spec->name); }
    /// Returns whether it creates an object of the default class of the type.
    bool makes(std::string_view type) const { return spec->type == type; }
    /// Returns whether it creates an initial object (S3), hidden or not.
    bool isInitial() const { return spec->makesInitial && turn == 0; }

    friend bool operator==(const CheckedStatement& a, const CheckedStatement& b);
};

} // namespace orrery::engine
