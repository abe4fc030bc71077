// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/world_caches.h"
#include "engine/rules/condition_call.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <map>
#include <optional>
#include <unordered_map>

namespace orrery::engine {

/// The values of everything that an answer takes of the source, in order.
class Evaluator::Signature {
public:
    void add(double value) {
        if (m_size < m_few.size()) {
            m_few[m_size] = value;
        } else {
            if (m_size == m_few.size()) {
                m_many.assign(m_few.begin(), m_few.end());
            }
            m_many.push_back(value);
        }
        ++m_size;
    }
    std::span<const double> values() const {
        return m_size <= m_few.size() ? std::span(m_few).first(m_size) : std::span<const double>(m_many);
    }

private:
    std::array<double, 8> m_few;
    std::vector<double> m_many;
    std::size_t m_size = 0;
};

/// An answer, and what went wrong on the way to it: whoever shares the one is told the other.
template <typename Answer>
struct Answered {
    Answer answer;
    std::vector<RunFault> faults;
};

/// The answers to one question on one state, by the signature of the source.
template <typename Answer>
struct Answers {
    StateMark mark;
    std::unordered_map<std::vector<double>, Answered<Answer>, BitsHash, BitsEqual> bySignature;
};

struct Evaluator::Caches {
    // Of which run: another one starts with nothing.
    const OwnerSets* run = nullptr;
    std::uint64_t seed = 0;
    std::size_t bytes = 0; ///< roughly what the caches hold; beyond cacheLimit they are dropped

    std::vector<Answers<TruthSet>> matching; ///< by CompiledCondition::shape
    std::vector<Answers<RowListRef>> scopes; ///< by CompiledGroup::scopeShape
};

/// One call into the evaluator: calls within it share its caches and its budget.
class EvaluatorCall {
public:
    EvaluatorCall(Evaluator& evaluator, const View& view) : m_evaluator(evaluator), m_world(evaluator.m_world, view) {
        if (m_evaluator.m_depth++ == 0) {
            m_evaluator.begin(view);
        }
    }
    ~EvaluatorCall() { --m_evaluator.m_depth; }
    EvaluatorCall(const EvaluatorCall&) = delete;
    EvaluatorCall& operator=(const EvaluatorCall&) = delete;

private:
    Evaluator& m_evaluator;
    WorldCall m_world;
};

} // namespace orrery::engine
