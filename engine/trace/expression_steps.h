// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace orrery::engine {

/// Steps through a finished evaluation, one sub-expression at a time. Operands come before their parent, as in the
/// evaluation (I4.6). A term is an index into the list of evaluateOne(), outermost first. That list excludes
/// sub-expressions that the evaluation skipped, such as the other side of a decided `and`.
class ExpressionSteps {
public:
    ExpressionSteps() = default;
    /// Starts before the first term.
    /// @param depths EvaluatedTerm::depth of each term
    explicit ExpressionSteps(std::vector<std::uint32_t> depths);

    /// Returns the terms in the order of evaluation.
    const std::vector<std::size_t>& order() const { return m_order; }
    /// Returns the next term to evaluate. Returns nullopt at the end.
    std::optional<std::size_t> next() const { return m_next; }
    bool isEvaluated(std::size_t term) const { return m_isEvaluated[term]; }
    bool isOver() const { return !m_next; }

    /// Evaluates the next term with all its operands.
    void step();
    /// Goes to the first open operand of the next term. Evaluates the term if it has no open operand.
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
