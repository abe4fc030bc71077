// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/support/expression_generator.h"
#include "tests/engine/support/term.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace orrery::engine::fixture {

/// The content that a test makes up for the language. Expressions are terms, so that a test can write them as XML and
/// evaluate them without the engine.
struct MadeContent {
    struct Variable {
        std::string name;
        std::string scope; ///< empty: the whole run
        Format format = numberFormat;
        std::string channel{};        ///< its start value: "MaxPopulation", a property; empty: its format's default
        std::optional<Term> spread{}; ///< its start value in the next turn (X3.5)
    };
    struct Modifier {
        enum class Address : std::uint8_t { own, all, grouping, object, ofClass };
        std::string variable;
        std::string operation; ///< "add"
        Term value;
        std::optional<Term> active{};
        int priority = 0;
        std::string carrier{}; ///< a class; empty: a global modifier
        int part = 0;
        Address address = Address::own;
        std::string type{};      ///< of the objects that it changes
        std::string addressed{}; ///< the grouping, name or class
    };
    struct Part {
        std::string carrier;
        int number = 1;
        std::string scope;
    };
    struct Function {
        std::string id;
        std::vector<Names::Named> parameters;
        Term body;
    };
    struct Table {
        std::string id;
        Format key = numberFormat;
        bool isBelow = false;
        std::vector<Names::Named> columns;
        std::vector<std::vector<Term>> rows; ///< literals: the key, then the columns
    };
    struct Aggregate {
        std::string id;
        double start = 0.0;
        double empty = 0.0;
        Term step;
        std::optional<Term> finish{};
    };
    struct Define {
        Names::Named named;
        Term value;
    };

    std::vector<Variable> variables;
    std::vector<Modifier> modifiers;
    std::vector<Part> parts;
    std::vector<Function> functions;
    std::vector<Table> tables;
    std::vector<Aggregate> aggregates;
    std::vector<Define> defines;
    std::vector<std::pair<std::string, std::vector<std::string>>> groupings; ///< by class
};

} // namespace orrery::engine::fixture
