// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/format.h"

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace orrery::engine::fixture {

/// One node of an expression that a test makes up. The requirements define the meaning of what it writes. It shares
/// nothing with the engine's own trees, so that its readers can disagree with parser, checker and evaluator alike.
struct Term {
    enum class Kind : std::uint8_t {
        number, ///< a literal: `number`, written as `word`
        truth,  ///< true or false
        text,   ///< `word`, in quotes
        none,   ///< no object, no enumerator
        id,     ///< an enumerator, class or type: `word`
        pair,   ///< [x, y]: `word`
        dice,   ///< 2d6+1: `word`
        turn,
        value, ///< value()
        source,
        target,
        bare,  ///< the object of bare names; written as nothing
        named, ///< object("word")
        game,
        member,    ///< `word` of operand 0; also a variable
        last,      ///< last(operand 0)
        operation, ///< `word` over the operands: an operator or a function of plain values
        choice,    ///< if(condition, value, other value)
        aggregate, ///< `word` over `selection`; operands: of, number, where, value, as far as present
        has,       ///< has(word, other, operand 0)
        function,  ///< a function that content defines
        parameter, ///< a parameter of the surrounding function, a define or a global variable: only a name
        lookup,    ///< lookup(word, operand 0, other)
        fact,      ///< getFact("type", "word", "other")
        classId,   ///< get("type", "word")
        option,    ///< option(word, other)
        context,   ///< dropIntoContext(word, operand 0, number, operand 1); without a part, number is 0
    };
    /// The selection of an aggregate.
    struct Selection {
        std::string type{};     ///< "" for objects of any type
        std::string relation{}; ///< "" for all objects
        bool hasNumber = false;
        bool inJumps = false;
        bool hasOf = false;
        bool hasWhere = false;
        bool hasValue = false;
    };

    Kind kind = Kind::number;
    Format format = numberFormat;
    std::string word{};
    std::string other{};
    std::string type{};
    double number = 0.0;
    Selection selection{};
    std::vector<Term> operands{};
};

/// Returns the expression as text. `random` decides the brackets and spellings, within the limits of the language.
std::string write(const Term& term, std::mt19937& random);
/// Returns a text for an attribute in double quotes.
std::string escaped(const std::string& text);

} // namespace orrery::engine::fixture
