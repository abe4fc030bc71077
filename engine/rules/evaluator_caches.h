// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/condition_call.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <map>
#include <optional>
#include <unordered_map>

namespace orrery::engine {

/// The state that something was computed on: exactly what it reads of it, no more.
class StateMark {
public:
    /// Whether the state still is what it was at the last call; from now on the mark is of this state.
    bool agrees(const View& view, std::span<const ColumnId> columns, bool readsLanes = false, bool readsTurn = false) {
        const bool isFirst = m_seen.empty();
        m_seen.resize(columns.size() + 3);
        bool same = !isFirst;
        const auto note = [&](std::size_t place, std::uint64_t value) {
            same &= m_seen[place] == value;
            m_seen[place] = value;
        };
        note(0, view.rowCount);
        note(1, readsLanes ? view.lanes->stamp : 0);
        note(2, readsTurn ? view.turn : 0);
        for (std::size_t i = 0; i < columns.size(); ++i) {
            note(i + 3, view.stamps[columns[i].value]);
        }
        return same;
    }

private:
    std::vector<std::uint64_t> m_seen;
};

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

/// Values compared by their bits, so that a missing one equals itself.
struct BitsHash {
    using is_transparent = void;
    std::size_t operator()(std::span<const double> values) const {
        std::uint64_t hash = 0x9e3779b97f4a7c15ull;
        for (const double value : values) {
            hash = (hash ^ std::bit_cast<std::uint64_t>(value)) * 0xff51afd7ed558ccdull;
            hash ^= hash >> 32;
        }
        return hash;
    }
};

struct BitsEqual {
    using is_transparent = void;
    bool operator()(std::span<const double> a, std::span<const double> b) const {
        return a.size() == b.size() && (a.empty() || std::memcmp(a.data(), b.data(), a.size_bytes()) == 0);
    }
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
    template <typename Value>
    struct OfState {
        StateMark mark;
        Value value;
    };
    struct OfColumn {
        StateMark equalMark;
        std::unordered_map<std::uint64_t, Bitmap> equal; ///< by the bits of the value
        OfState<std::vector<double>> effective;
    };
    struct NearKey {
        PlaceMap::Place place = 0;
        Measure measure = Measure::distance;
        double limit = 0.0;
        friend bool operator==(const NearKey&, const NearKey&) = default;
    };
    struct NearHash {
        std::size_t operator()(const NearKey& key) const {
            const double values[]{static_cast<double>(key.place), key.limit};
            return BitsHash{}(values) + static_cast<std::size_t>(key.measure);
        }
    };

    // Of which run: another one starts with nothing.
    const OwnerSets* run = nullptr;
    std::uint64_t seed = 0;
    std::size_t bytes = 0; ///< roughly what the caches hold; beyond cacheLimit they are dropped

    OfState<Bitmap> existing;
    std::vector<OfColumn> columns; ///< by ColumnId
    OfState<std::vector<Row>> attached;
    std::vector<std::uint32_t> firstAttached; ///< into attached.value, by row
    OfState<std::optional<PlaceMap>> places;
    std::unordered_map<NearKey, RowList, NearHash> near; ///< of the state of places
    std::vector<PlaceMap::Place> reached;
    Bitmap reachedRows; ///< empty between uses
    OfState<std::map<std::string, Row>> named;
    std::vector<Answers<TruthSet>> matching; ///< by CompiledCondition::shape
    std::vector<Answers<RowListRef>> scopes; ///< by CompiledGroup::scopeShape
};

/// One call into the evaluator: calls within it share its caches and its budget.
class EvaluatorCall {
public:
    EvaluatorCall(Evaluator& evaluator, const View& view) : m_evaluator(evaluator) {
        if (m_evaluator.m_depth++ == 0) {
            m_evaluator.begin(view);
        }
    }
    ~EvaluatorCall() { --m_evaluator.m_depth; }
    EvaluatorCall(const EvaluatorCall&) = delete;
    EvaluatorCall& operator=(const EvaluatorCall&) = delete;

private:
    Evaluator& m_evaluator;
};

} // namespace orrery::engine
