// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression_functions.h"
#include "engine/vocabulary/vocabulary.h"
#include "tests/engine/support/term.h"

#include <string>
#include <vector>

namespace orrery::engine::fixture {

/// What random expressions may speak of, beside the rows of the program and the vocabulary.
struct Names {
    struct Named {
        std::string id;
        Format format;
        std::string scope{}; ///< of a variable: the type of the objects that have it
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
    struct Question { ///< of `has`
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
    std::vector<std::string> objects; ///< names to ask object("…") for, some of nothing
    std::vector<std::string> texts;   ///< literals
    std::vector<Named> values;        ///< names that stand for values: defines, parameters, global variables
    std::vector<Named> variables;     ///< of objects: read as members
    std::vector<Function> functions;
    std::vector<Table> tables;
    std::vector<std::string> aggregates; ///< that content defines
    std::vector<Question> questions;
    std::vector<Option> options;
    std::vector<Fact> facts;
    bool hasSource = true;
    bool hasTarget = true;
    bool hasBare = true;
    std::string sourceType{}; ///< where the place says it, else empty
    std::string targetType{};
    std::string bareType{};
    bool hasValue = true; ///< value()
    bool hasLast = true;
    bool hasObjects = true; ///< else constants, `values`, functions and the turn only
    bool hasAggregates = true;
    bool hasTurn = true;
};

/// Makes random expressions of every format out of the rows of operators, functions, members, words, the vocabulary and
/// `Names`: whatever gets a row is in it. The same seed makes the same expressions.
class ExpressionGenerator {
public:
    ExpressionGenerator(const Names& names, std::uint32_t seed) : m_names(names), m_random(seed) {}

    /// An expression that is right, save that one that is constant may divide by zero or be too large.
    /// @param anchored whether its place tells the format, so that an enumerator may stand alone
    Term make(Format format, int depth, bool anchored = true);
    Format anyFormat();
    /// Text that is wrong somewhere, most of the time: an expression with some of its words changed.
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
    /// The type that an object has for certain; empty: any.
    std::string typeOf(const Term& object) const;
    /// Whether an object can have what a member reads (X1.7).
    bool isReadable(const Term& member) const;
    bool takeExtra(Format format, int depth, Term& out);

    const Names& m_names;
    std::mt19937 m_random;
    int m_aggregates = 0; ///< around what is being made
    std::string m_bareType{m_names.bareType};
};

} // namespace orrery::engine::fixture
