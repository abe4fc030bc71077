// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace orrery::engine {

/// Steps through a finished evaluation by sub-expression, in the order of evaluation (I4.6): operands first. A term is
/// an index into the list of evaluateOne(), outermost first. The list excludes sub-expressions that were not evaluated,
/// such as the other side of a decided `and`.
class ExpressionSteps {
public:
    ExpressionSteps() = default;
    /// @param depths EvaluatedTerm::depth of each term
    explicit ExpressionSteps(std::vector<std::uint32_t> depths);

    /// Returns the terms in the order of evaluation.
    const std::vector<std::size_t>& order() const { return m_order; }
    /// Returns the next term to evaluate; nullopt when finished.
    std::optional<std::size_t> next() const { return m_next; }
    bool isEvaluated(std::size_t term) const { return m_isEvaluated[term]; }
    bool isOver() const { return !m_next; }

    /// Evaluates the next term with all its operands.
    void step();
    /// Goes to the first operand of the next term that is not evaluated; evaluates the term where it has none.
    void stepIn();
    /// Evaluates the remaining operands of the parent of the next term, and goes to the parent.
    void stepOut();
    /// Undoes the last evaluation, operand by operand.
    void stepBack();
    void restart();

private:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);
    std::size_t parentOf(std::size_t term) const { return m_parents[term]; }
    std::optional<std::size_t> openOperand(std::size_t term) const;
    void evaluate(std::size_t term);
    void goOnFrom(std::size_t term);

    std::vector<std::size_t> m_parents;
    std::vector<std::vector<std::size_t>> m_operands;
    std::vector<std::size_t> m_order;
    std::vector<bool> m_isEvaluated;
    std::optional<std::size_t> m_next;
};

} // namespace orrery::engine
