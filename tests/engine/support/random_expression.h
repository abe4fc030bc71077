// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <initializer_list>
#include <random>
#include <string>
#include <string_view>

namespace orrery::engine::fixture {

/// Makes random expressions without syntax errors, from the rows of the lexer and of the elements. Their names have no
/// meaning. The same seed makes the same expressions on every machine.
class RandomExpressions {
public:
    explicit RandomExpressions(std::uint32_t seed) : m_engine(seed) {}

    /// Returns an expression as text, with some superfluous brackets and blanks.
    std::string text() { return expression(4); }
    /// One expression as elements, and as text with brackets around every operation.
    struct Both {
        std::string elements;
        std::string bracketed;
    };
    Both elements() { return element(4); }

private:
    std::uint32_t below(std::uint32_t bound) { return static_cast<std::uint32_t>(m_engine() % bound); }
    std::string_view one(std::initializer_list<std::string_view> choices) {
        return choices.begin()[below(static_cast<std::uint32_t>(choices.size()))];
    }
    std::string name() {
        return std::string(one({"a", "size", "MaxPopulation", "Source", "near", "jumps", "x_1", "owner", "d6"}));
    }
    std::string literal() {
        return std::string(one({"1", "2.5", "0", "1e3", "2d6", "3d10-2", "\"a<b\"", "'it \"is\"'"}));
    }
    std::string infixOperator();

    std::string expression(int levels);
    std::string operand(int levels);
    std::string call(int levels);
    std::string selection(int levels);

    Both element(int levels);
    Both holder(std::string_view tag, Both inner);
    Both leaf(int levels);
    Both aggregate(int levels);

    std::mt19937 m_engine;
};

} // namespace orrery::engine::fixture
