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
/// The number of a part of an object (V2.5); 0: the object itself.
using PartNumber = std::uint16_t;

enum class ChannelDirection : std::uint8_t { none, in, out };

/// Everything that a value over variables can depend on, including transitive reads.
struct VariableReads {
    std::vector<ColumnId> columns; ///< sorted
    bool turn = false;
    bool lanes = false;
    bool chance = false;
};

/// A variable (V2). Several equal declarations count as the first, with the explanation of the last.
struct CheckedVariable {
    std::string name;
    ScopeIndex scope = globalScope;
    Format format;
    double initial = 0.0;    ///< the value before channels and modifiers; for texts: `initialText`
    std::string initialText; ///< texts, pairs and dice
    std::string explanation; ///< may be empty
    std::shared_ptr<const TypedExpression> spread;     ///< X3.5; null: none
    ColumnId spreadColumn{};                           ///< for spread: the column of this turn's initial value
    ColumnId channelColumn{};                          ///< for a channel other than none
    ChannelDirection channel = ChannelDirection::none; ///< V6.4
    std::vector<std::uint32_t> modifiers; ///< into Language::modifiers, by priority, inherent priority, order
    VariableReads reads;                  ///< everything that its value can depend on
    std::uint16_t level = 0;              ///< larger than the levels of all variables that it reads (V5.1)
    Location where;                       ///< of the first declaration's name
    Location channelWhere;
};

/// One MODIFY or MODIFYOTHER (V3). Only those without errors are in Language::modifiers.
struct CheckedModifier {
    enum class Address : std::uint8_t {
        own,      ///< the carrier, or its nearest host (or its empire) with the variable
        all,      ///< every object of `type`
        grouping, ///< those whose class has the grouping `name`
        object,   ///< the one with the name `name`
        ofClass,  ///< those of the class `addressed`
    };

    /// One variable for each scope that is visible here and has the name: for an object, its first one counts.
    std::vector<VariableIndex> variables;
    const ModifierSpec* operation = nullptr;
    std::shared_ptr<const TypedExpression> value;
    std::shared_ptr<const TypedExpression> active; ///< null: always (X5.2)
    int priority = 0;
    std::optional<ClassIndex> carrier; ///< none: a global modifier (V6.2)
    PartNumber part = 0;               ///< the part of the carrier that contains it
    Address address = Address::own;
    TypeIndex type = 0;
    ClassIndex addressed = 0;
    std::string name;
    std::uint32_t order = 0; ///< in the order of the files
    Location where;          ///< the element
    Location head;           ///< its tag's name
};

/// A numbered part of every object of a class (V2.5).
struct CheckedPart {
    ClassIndex carrier = 0;
    PartNumber number = 1;
    ScopeIndex scope = 0; ///< a sub-scope; the part also has the variables of the sub-scopes above it
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
    Format result; ///< bad: it has errors, and its calls report nothing
    std::shared_ptr<const TypedExpression> body;
    Location where;
};

/// An aggregate that content defines (X3.3). Its expressions have two parameters: step has total (0) and value (1),
/// finish has total (0) and count (1).
struct CheckedAggregate {
    std::string id;
    std::string help;
    double start = 0.0;
    double empty = 0.0;
    std::shared_ptr<const TypedExpression> step;
    std::shared_ptr<const TypedExpression> finish; ///< null: total
    bool isGood = false;
    Location where;
};

/// A lookup table (V6.1). Texts, pairs and dice are in `texts`; their cells are indices into it.
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
    std::vector<double> keys;   ///< ascending
    std::vector<double> cells;  ///< by row, then column
    std::vector<Location> rows; ///< the place of each row
    std::vector<std::string> texts;
    std::map<std::string, std::size_t, std::less<>> columnPlaces; ///< indices into `columns`, by id
    std::map<std::string, std::size_t, std::less<>> textPlaces;   ///< indices into `texts`
    Location where;

    /// Returns the row for a key; nullopt where there is none. @param key for texts: an index into `texts`
    std::optional<std::size_t> find(double key) const;
    /// Returns the index in `columns`; nullopt where there is none.
    std::optional<std::size_t> findColumn(std::string_view id) const;
    /// Returns the key for a text; none where no cell and no key is that text.
    double keyOf(std::string_view text) const;
};

/// A constant (X1.4).
struct CheckedDefine {
    std::string id;
    Format format; ///< bad: it has errors
    double value = 0.0;
    std::string text; ///< texts, pairs and dice
    std::string help;
    Location where;
};

/// The additions of content to the language: all names in expressions beyond the vocabulary.
struct Language {
    std::vector<CheckedVariable> variables;
    std::multimap<std::string, VariableIndex, std::less<>> variableNames;
    std::vector<CheckedModifier> modifiers;
    std::vector<CheckedPart> parts; ///< by (carrier, number)
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
