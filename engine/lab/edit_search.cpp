// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/edit_search.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

namespace orrery::engine {

namespace {

using Edits = std::vector<std::uint32_t>;

/// Tries sets of edits, each once.
class Trials {
public:
    Trials(std::size_t count, const std::function<TrialOutcome(const std::vector<bool>&)>& trial,
           const std::atomic<bool>* stop)
        : m_count(count), m_trial(trial), m_stop(stop) {}

    TrialOutcome of(const Edits& edits) {
        const auto known = m_known.find(edits);
        if (known != m_known.end() || isStopped()) {
            return known != m_known.end() ? known->second : TrialOutcome::unresolved;
        }
        std::vector<bool> chosen(m_count);
        for (const std::uint32_t edit : edits) {
            chosen[edit] = true;
        }
        ++m_trials;
        return m_known[edits] = m_trial(chosen);
    }
    bool isDifferent(const Edits& edits) { return of(edits) == TrialOutcome::different; }
    bool isStopped() const { return m_stop != nullptr && m_stop->load(); }
    std::size_t count() const { return m_trials; }

private:
    std::size_t m_count;
    const std::function<TrialOutcome(const std::vector<bool>&)>& m_trial;
    const std::atomic<bool>* m_stop;
    std::map<Edits, TrialOutcome> m_known;
    std::size_t m_trials = 0;
};

/// Returns the edit that bisection finds if one edit alone changes the outcome.
Edits bisected(Trials& trials, Edits edits) {
    while (edits.size() > 1 && !trials.isStopped()) {
        const auto middle = edits.begin() + static_cast<std::ptrdiff_t>(edits.size() / 2);
        const Edits first(edits.begin(), middle);
        const TrialOutcome outcome = trials.of(first);
        // Without an outcome, the other half decides.
        const bool isInFirst =
            outcome == TrialOutcome::different ||
            (outcome == TrialOutcome::unresolved && trials.of(Edits(middle, edits.end())) != TrialOutcome::different);
        edits = isInFirst ? first : Edits(middle, edits.end());
    }
    return edits;
}

/// Returns a set of edits that changes the outcome. Without any one of them, it does not.
Edits reduced(Trials& trials, Edits edits) {
    std::size_t parts = 2;
    while (edits.size() > 1 && !trials.isStopped()) {
        parts = std::min(parts, edits.size());
        bool isSmaller = false;
        for (const bool isComplement : {false, true}) {
            for (std::size_t part = 0; part < parts && !isSmaller; ++part) {
                const auto begin = edits.begin() + static_cast<std::ptrdiff_t>(part * edits.size() / parts);
                const auto end = edits.begin() + static_cast<std::ptrdiff_t>((part + 1) * edits.size() / parts);
                Edits tried(isComplement ? edits.begin() : begin, isComplement ? begin : end);
                if (isComplement) {
                    tried.insert(tried.end(), end, edits.end());
                }
                if (tried.size() < edits.size() && trials.isDifferent(tried)) {
                    edits = std::move(tried);
                    parts = isComplement ? std::max<std::size_t>(parts - 1, 2) : 2;
                    isSmaller = true;
                }
            }
        }
        if (!isSmaller && parts == edits.size()) {
            break;
        }
        parts = isSmaller ? parts : 2 * parts;
    }
    return edits;
}

/// Removes neighbouring edits that are only possible together, such as the two tags of an element.
Edits withoutNeighbours(Trials& trials, Edits edits) {
    constexpr std::size_t mostNeighbours = 3;
    for (std::size_t size = 1; size <= mostNeighbours; ++size) {
        for (std::size_t at = 0; at + size <= edits.size() && edits.size() > size && !trials.isStopped();) {
            Edits tried = edits;
            const auto begin = tried.begin() + static_cast<std::ptrdiff_t>(at);
            tried.erase(begin, begin + static_cast<std::ptrdiff_t>(size));
            if (trials.isDifferent(tried)) {
                edits = std::move(tried);
            } else {
                ++at;
            }
        }
    }
    return edits;
}

} // namespace

FoundEdits findEdits(std::size_t count, const std::function<TrialOutcome(const std::vector<bool>&)>& trial,
                     const std::atomic<bool>* stop) {
    Trials trials(count, trial, stop);
    Edits all(count);
    std::iota(all.begin(), all.end(), 0u);
    FoundEdits found;
    if (count > 0 && trials.isDifferent(all)) {
        found.edits = bisected(trials, all);
        if (!trials.isDifferent(found.edits)) {
            found.edits = withoutNeighbours(trials, reduced(trials, all));
        }
    }
    found.trials = trials.count();
    found.isStopped = trials.isStopped();
    if (found.isStopped) {
        found.edits.clear();
    }
    return found;
}

} // namespace orrery::engine
