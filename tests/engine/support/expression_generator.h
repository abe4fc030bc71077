// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/functions.h"
#include "engine/vocabulary/vocabulary.h"
#include "tests/engine/support/term.h"

#include <string>
#include <vector>

namespace orrery::engine::fixture {

/// The names that random expressions can use, besides the rows of the program and the vocabulary.
struct Names {
    struct Named {
        std::string id;
        Format format;
        std::string scope{}; ///< for a variable: the type of the objects that have it
    };
    struct Function {
        std::string id;
        Format result;
        std::vector<Format> parameters;
    };
    struct Table {
        std::string id;
        Format key;
        std::vector<Named> columns;
    };
    struct Question { ///< a call of `has`
        std::string kind;
        std::string id;
    };
    struct Option {
        std::string of;
        Named named;
    };
    struct Fact {
        std::string type;
        std::string objectClass;
        Named property;
    };

    const Vocabulary* vocabulary = nullptr;
    std::vector<std::string> classes;
    std::vector<std::string> objects; ///< names for object("…"), some without an object
    std::vector<std::string> texts;   ///< literals
    std::vector<Named> values;        ///< names of values: defines, parameters, global variables
    std::vector<Named> variables;     ///< variables of objects, which are read as members
    std::vector<Function> functions;
    std::vector<Table> tables;
    std::vector<std::string> aggregates; ///< those of content
    std::vector<Question> questions;
    std::vector<Option> options;
    std::vector<Fact> facts;
    bool hasSource = true;
    bool hasTarget = true;
    bool hasBare = true;
    std::string sourceType{}; ///< empty if the place does not decide it
    std::string targetType{};
    std::string bareType{};
    bool hasValue = true; ///< value()
    bool hasLast = true;
    bool hasObjects = true; ///< false: only constants, `values`, functions and the turn
    bool hasAggregates = true;
    bool hasTurn = true;
};

/// Makes random expressions of every format from the rows of operators, functions, members and words, from the
/// vocabulary and from `Names`. New rows are used automatically. The same seed makes the same expressions.
class ExpressionGenerator {
public:
    ExpressionGenerator(const Names& names, std::uint32_t seed) : m_names(names), m_random(seed) {}

    /// Makes a correct expression. Only a constant one may divide by zero or be too large.
    /// @param anchored whether its place decides the format, so that an enumerator can stand alone
    Term make(Format format, int depth, bool anchored = true);
    Format anyFormat();
    /// Returns text that is usually wrong: an expression with some of its words changed.
    std::string wrong(const Term& term);

    std::mt19937& random() { return m_random; }
    std::size_t roll(std::size_t n) { return m_random() % n; }

private:
    bool oneIn(std::size_t n) { return roll(n) == 0; }
    template <typename List>
    const auto& pick(const List& list) {
        return list[roll(list.size())];
    }

    Term leaf(Format format, bool anchored);
    Term literal(Format format);
    Term number();
    Term branch(Format format, int depth, bool anchored);
    Term operation(Signature signature, int depth);
    Term comparison(int depth);
    Term choice(Format format, int depth, bool anchored);
    Term aggregate(FormatKind gives, int depth);
    Term object(int depth);
    std::vector<Term> readings(Format format);
    /// Returns the type that an object certainly has; empty: any.
    std::string typeOf(const Term& object) const;
    /// Returns whether an object can have the member that a term reads (X1.7).
    bool isReadable(const Term& member) const;
    bool takeExtra(Format format, int depth, Term& out);

    const Names& m_names;
    std::mt19937 m_random;
    int m_aggregates = 0; ///< the number of aggregates around the present term
    std::string m_bareType{m_names.bareType};
};

} // namespace orrery::engine::fixture
