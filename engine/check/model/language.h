// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"
#include "engine/vocabulary/column_layout.h"
#include "engine/vocabulary/vocabulary.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace orrery::engine {

struct TypedExpression; // check/expression/expression.h

using ClassIndex = std::uint32_t;
using VariableIndex = std::uint16_t;
using FunctionIndex = std::uint16_t;
using TableIndex = std::uint16_t;
using AggregateIndex = std::uint16_t;
/// The number of a part of an object (V2.5). 0 means the object itself.
using PartNumber = std::uint16_t;

enum class ChannelDirection : std::uint8_t { none, in, out };

/// Everything that a value of a variable can depend on, including indirect reads.
struct VariableReads {
    std::vector<ColumnId> columns; ///< sorted
    bool turn = false;
    bool lanes = false;
    bool chance = false;
};

/// A variable (V2). Of several equal declarations, the first counts, with the explanation of the last.
struct CheckedVariable {
    std::string name;
    ScopeIndex scope = globalScope;
    Format format;
    double initial = 0.0;    ///< value before channels and modifiers; for texts, pairs and dice: `initialText`
    std::string initialText; ///< initial value of texts, pairs and dice
    std::string explanation; ///< may be empty
    std::shared_ptr<const TypedExpression> spread;     ///< expression of the spread (X3.5); null: none
    ColumnId spreadColumn{};                           ///< for a spread: column of this turn's initial value
    ColumnId channelColumn{};                          ///< column of the channel, if there is one
    ChannelDirection channel = ChannelDirection::none; ///< direction of the channel (V6.4)
    /// Indices into Language::modifiers, sorted by priority, inherent priority and order.
    std::vector<std::uint32_t> modifiers;
    VariableReads reads;     ///< everything that the value can depend on
    std::uint16_t level = 0; ///< a number larger than the levels of all variables that this one reads (V5.1)
    Location where;          ///< place of the first declaration's name
    Location channelWhere;
};

/// A MODIFY or MODIFYOTHER (V3). Language::modifiers contains only modifiers without errors.
struct CheckedModifier {
    enum class Address : std::uint8_t {
        own,      ///< the carrier, or its nearest host with the variable, or its empire
        all,      ///< every object of `type`
        grouping, ///< objects of `type` whose class has the grouping `name`
        object,   ///< the object of `type` with the name `name`
        ofClass,  ///< objects of the class `addressed`
    };

    /// The variables with the name, one for each scope that is visible at the modifier. For an object, the first
    /// variable that it has counts.
    std::vector<VariableIndex> variables;
    const ModifierSpec* operation = nullptr;
    std::shared_ptr<const TypedExpression> value;
    std::shared_ptr<const TypedExpression> active; ///< condition for the modifier to act (X5.2); null: always
    int priority = 0;
    std::optional<ClassIndex> carrier; ///< class that contains the modifier; none: a global modifier (V6.2)
    PartNumber part = 0;               ///< part of the carrier that contains the modifier
    Address address = Address::own;
    TypeIndex type = 0;
    ClassIndex addressed = 0;
    std::string name;
    std::uint32_t order = 0; ///< position in the order of the files
    Location where;          ///< place of the element
    Location head;           ///< place of the tag's name
};

/// A numbered part of every object of a class (V2.5).
struct CheckedPart {
    ClassIndex carrier = 0;
    PartNumber number = 1;
    ScopeIndex scope = 0; ///< a sub-scope; the part also has the variables of enclosing sub-scopes
    Location where;
};

/// A function that content defines (V6.1).
struct CheckedFunction {
    struct Parameter {
        std::string name;
        Format format;
        std::string help;
    };
    std::string id;
    std::string help;
    std::vector<Parameter> parameters;
    Format result; ///< badFormat: the function has errors, and calls of it report nothing
    std::shared_ptr<const TypedExpression> body;
    Location where;
};

/// An aggregate that content defines (X3.3). Its expressions have two parameters: `step` has total (0) and value (1),
/// `finish` has total (0) and count (1).
struct CheckedAggregate {
    std::string id;
    std::string help;
    double start = 0.0;
    double empty = 0.0;
    std::shared_ptr<const TypedExpression> step;
    std::shared_ptr<const TypedExpression> finish; ///< expression of the result; null: the total
    bool isGood = false;
    Location where;
};

/// A lookup table (V6.1). Its texts, pairs and dice are in `texts`; their keys and cells are indices into `texts`.
struct CheckedTable {
    struct Column {
        std::string id;
        Format format;
        Location where;
    };
    enum class Match : std::uint8_t { exact, below };

    std::string id;
    std::string help;
    Format key;
    Match match = Match::exact;
    std::vector<Column> columns;
    std::vector<double> keys;   ///< keys of the rows, ascending
    std::vector<double> cells;  ///< cells, by row, then by column
    std::vector<Location> rows; ///< the place of each row
    std::vector<std::string> texts;
    std::map<std::string, std::size_t, std::less<>> columnPlaces; ///< indices into `columns`, by id
    std::map<std::string, std::size_t, std::less<>> textPlaces;   ///< indices into `texts`
    Location where;

    /// Returns the row for a key; nullopt if there is none. @param key the key; for texts an index into `texts`
    std::optional<std::size_t> find(double key) const;
    /// Returns the index of a column in `columns`; nullopt if there is none.
    std::optional<std::size_t> findColumn(std::string_view id) const;
    /// Returns the key for a text; a missing value if the table does not contain the text.
    double keyOf(std::string_view text) const;
};

/// A constant (X1.4).
struct CheckedDefine {
    std::string id;
    Format format; ///< badFormat: the define has errors
    double value = 0.0;
    std::string text; ///< value of texts, pairs and dice
    std::string help;
    Location where;
};

/// The definitions that content adds to the language of expressions.
struct Language {
    std::vector<CheckedVariable> variables;
    std::multimap<std::string, VariableIndex, std::less<>> variableNames;
    std::vector<CheckedModifier> modifiers;
    std::vector<CheckedPart> parts; ///< parts, sorted by (carrier, number)
    std::vector<CheckedFunction> functions;
    std::map<std::string, FunctionIndex, std::less<>> functionNames;
    std::vector<CheckedAggregate> aggregates;
    std::map<std::string, AggregateIndex, std::less<>> aggregateNames;
    std::vector<CheckedTable> tables;
    std::map<std::string, TableIndex, std::less<>> tableNames;
    std::vector<CheckedDefine> defines;
    std::map<std::string, std::uint16_t, std::less<>> defineNames;
};

} // namespace orrery::engine
