// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/scope_maker.h"
#include "engine/program/arena_map.h"
#include "engine/program/variable_solver.h"
#include "engine/program/world_caches.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <map>
#include <optional>
#include <unordered_map>
#include <utility>

namespace orrery::engine {

/// The values of the source on which a result depends, in order.
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

/// Results by source. Of two sources with the same slot, keeps the later one.
template <typename Answer>
class BySource {
public:
    /// Returns the result for the source; null if it is unknown.
    const Answer* find(Row source) const {
        if (m_places.empty()) {
            return nullptr;
        }
        const Place& taken = m_places[source & (m_places.size() - 1)];
        return taken.source == source ? &taken.answer : nullptr;
    }
    /// Stores a result. @return the growth in bytes
    std::size_t keep(Row source, Answer answer) {
        const std::size_t before = m_places.size();
        if (before == 0) {
            m_places.resize(fewest);
        }
        const Row taken = place(source).source;
        const std::size_t limit = std::bit_ceil(std::clamp(placesForEach * m_kept, small, most));
        if (taken != noRow && taken != source && m_places.size() < limit) {
            const std::size_t apart = std::size_t{2}
                                      << std::countr_zero(taken ^ source); // then no longer the same slot
            std::vector<Place> places = std::exchange(m_places, std::vector<Place>(std::min(apart, limit)));
            for (const Place& known : places) {
                if (known.source != noRow) {
                    place(known.source) = known;
                }
            }
        }
        m_kept += place(source).source == noRow ? 1 : 0;
        place(source) = {source, answer};
        return (m_places.size() - before) * sizeof(Place);
    }
    void clear() {
        if (std::exchange(m_kept, 0) > 0) {
            std::ranges::fill(m_places, Place{});
        }
    }

private:
    static constexpr std::size_t fewest = 16;
    // The number of slots. A table has `small` slots before two sources share one, and more slots only for many
    // sources.
    static constexpr std::size_t small = 1024;
    static constexpr std::size_t most = 65'536;
    static constexpr std::size_t placesForEach = 4;
    struct Place {
        Row source = noRow;
        Answer answer{};
    };
    Place& place(Row source) { return m_places[source & (m_places.size() - 1)]; }

    std::vector<Place> m_places; ///< slots by source; their number is a power of two, or 0
    std::size_t m_kept = 0;
};

/// Results by source on one state, which equal conditions of several groups share (Evaluator::WhileStill).
template <typename Answer>
struct KnownOfSources {
    StateMark mark;
    std::uint64_t still = 0;      ///< number of the WhileStill that last checked the mark
    std::uint64_t generation = 0; ///< Answers::generation of the results to which these point
    std::uint32_t turn = 0;       ///< turn of the results (TurnWork::turn)
    BySource<Answer> bySource;

    /// Drops results that belong to another state, or that point to dropped results.
    /// @param outlivesTurn false: also drops results of other turns; the work of a turn then does not depend on other
    /// turns
    void refresh(const SourceQuestion& question, const View& view, std::uint64_t now, std::uint32_t inTurn,
                 bool outlivesTurn = false, std::uint64_t current = 0) {
        bool isSame = generation == current;
        if (still != now) {
            still = now;
            isSame &= mark.agrees(view, question.columns, question.readsLanes, !outlivesTurn);
            isSame &= std::exchange(turn, inTurn) == inTurn || outlivesTurn;
        }
        if (!isSame) {
            bySource.clear();
            generation = current;
        }
    }
};

/// A result, and the faults of its evaluation. Every user of a shared result gets the faults too.
template <typename Answer>
struct Answered {
    Answer answer;
    std::vector<RunFault> faults;
    std::uint64_t work = 0;                   ///< work for this result, including the results that its computation used
    std::shared_ptr<UsedVariables> variables; ///< variables that the computation used; null: none
    std::size_t bytes = 0;                    ///< size in bytes, including the results that the computation used
    std::uint32_t countedIn = 0;              ///< 1 + the last turn whose work includes this result (TurnWork::turn)
};

/// The results of one condition or scope on one state, by the signature of the source.
template <typename Answer>
struct Answers {
    StateMark mark;
    std::uint64_t generation = 0; ///< counter that grows each time the evaluator drops the results
    ArenaMap<std::pmr::vector<double>, Answered<Answer>, BitsHash, BitsEqual> bySignature;
};

/// Values by dense numbers. Most of the numbers are never used. A value keeps its address.
template <typename Value>
class ByNumber {
public:
    [[gnu::always_inline]] Value& operator[](std::size_t number) {
        const std::size_t block = number / blockSize;
        if (block >= m_blocks.size()) {
            m_blocks.resize(block + 1);
        }
        if (m_blocks[block] == nullptr) {
            m_blocks[block] = std::make_unique<std::array<Value, blockSize>>();
        }
        return (*m_blocks[block])[number % blockSize];
    }

private:
    static constexpr std::size_t blockSize = 64;
    std::vector<std::unique_ptr<std::array<Value, blockSize>>> m_blocks;
};

struct Evaluator::Caches {
    ScopeRoom scopeRoom;
    // The identity of the run, together with `seed`. The caches of another run start empty.
    const OwnerSets* run = nullptr;
    std::uint64_t seed = 0;
    /// Approximate size of the caches in bytes; the evaluator drops caches larger than cacheLimit.
    std::size_t bytes = 0;
    std::size_t bytesOfTurn = 0; ///< size in bytes of the results that this turn has used; independent of earlier turns
    std::uint32_t turn = 0;      ///< the current turn (TurnWork::turn)
    /// The results that the current computation has used, each once. Null if there is no computation.
    std::vector<const void*>* makings = nullptr;

    /// Counts the work and size of a used result, once for each computation or turn that uses it.
    template <typename Answer>
    void count(Answered<Answer>& used, TurnWork& work) {
        if (makings != nullptr) {
            if (std::ranges::find(*makings, &used) != makings->end()) {
                return;
            }
            makings->push_back(&used);
        } else if (std::exchange(used.countedIn, work.turn + 1) == work.turn + 1) {
            return;
        }
        work.done += used.work;
        bytesOfTurn += used.bytes;
    }

    ByNumber<Answers<TruthSet>> matching; ///< verdicts, by CompiledCondition::shape
    ByNumber<Answers<RowListRef>> scopes; ///< scopes, by CompiledGroup::scopeShape
    /// Pointers into `scopes`, for evaluations without faults, by CompiledGroup::scopeShape.
    ByNumber<KnownOfSources<Answered<RowListRef>*>> scopesOfSources;
    ByNumber<KnownOfSources<bool>> activations; ///< activity of groups, by CompiledGroup::activationShape
};

/// One call into the evaluator. Nested calls share its caches and its budget.
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
