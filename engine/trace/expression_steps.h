// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace orrery::engine {

/// Walks through an evaluation that is done, sub-expression by sub-expression, in the order in which they were
/// evaluated (I4.6): operands before what is made of them. Terms are named by their place in the list that
/// evaluateOne() gives, outermost first; what was not evaluated (the other side of an `and` that was decided) is not
/// among them.
class ExpressionSteps {
public:
    ExpressionSteps() = default;
    /// @param depths EvaluatedTerm::depth of each.
    explicit ExpressionSteps(std::vector<std::uint32_t> depths);

    /// The terms in the order of evaluation.
    const std::vector<std::size_t>& order() const { return m_order; }
    /// What is evaluated next; nullopt: everything is.
    std::optional<std::size_t> next() const { return m_next; }
    bool isEvaluated(std::size_t term) const { return m_isEvaluated[term]; }
    bool isOver() const { return !m_next; }

    /// Evaluates the next one whole.
    void step();
    /// Goes to the first operand of the next one that is not evaluated; evaluates it where it has none.
    void stepIn();
    /// Evaluates the rest of the operands of what the next one stands in.
    void stepOut();
    /// Takes the last evaluation back, operand by operand.
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
