// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/expression_steps.h"

#include <algorithm>

namespace orrery::engine {

ExpressionSteps::ExpressionSteps(std::vector<std::uint32_t> depths)
    : m_parents(depths.size(), none), m_operands(depths.size()), m_isEvaluated(depths.size(), false) {
    std::vector<std::size_t> open; // ancestors of the next term
    const auto close = [&](std::size_t depth) {
        while (open.size() > depth) {
            m_order.push_back(open.back());
            open.pop_back();
        }
    };
    for (std::size_t i = 0; i < depths.size(); ++i) {
        close(depths[i]);
        if (!open.empty()) {
            m_parents[i] = open.back();
            m_operands[open.back()].push_back(i);
        }
        open.push_back(i);
    }
    close(0);
    restart();
}

void ExpressionSteps::restart() {
    std::fill(m_isEvaluated.begin(), m_isEvaluated.end(), false);
    m_next = m_isEvaluated.empty() ? std::nullopt : std::optional<std::size_t>(0);
}

std::optional<std::size_t> ExpressionSteps::openOperand(std::size_t term) const {
    const auto found =
        std::ranges::find_if(m_operands[term], [&](std::size_t operand) { return !m_isEvaluated[operand]; });
    return found == m_operands[term].end() ? std::nullopt : std::optional(*found);
}

void ExpressionSteps::evaluate(std::size_t term) {
    for (const std::size_t operand : m_operands[term]) {
        if (!m_isEvaluated[operand]) {
            evaluate(operand);
        }
    }
    m_isEvaluated[term] = true;
}

/// Goes from a term to the next operand of its parent, or to the parent itself.
void ExpressionSteps::goOnFrom(std::size_t term) {
    const std::size_t parent = parentOf(term);
    m_next = parent == none ? std::nullopt : std::optional(openOperand(parent).value_or(parent));
}

void ExpressionSteps::step() {
    if (m_next) {
        const std::size_t term = *m_next;
        evaluate(term);
        goOnFrom(term);
    }
}

void ExpressionSteps::stepIn() {
    if (!m_next) {
        return;
    }
    if (const auto operand = openOperand(*m_next)) {
        m_next = operand;
    } else {
        step();
    }
}

void ExpressionSteps::stepOut() {
    if (!m_next) {
        return;
    }
    const std::size_t parent = parentOf(*m_next);
    if (parent == none) {
        step();
        return;
    }
    for (const std::size_t operand : m_operands[parent]) {
        evaluate(operand);
    }
    m_next = parent;
}

void ExpressionSteps::stepBack() {
    const auto last = std::find_if(m_order.rbegin(), m_order.rend(), [&](std::size_t t) { return m_isEvaluated[t]; });
    if (last != m_order.rend()) {
        m_isEvaluated[*last] = false;
        m_next = *last;
    }
}

} // namespace orrery::engine
