// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/nearest_miss.h"

#include "engine/lab/miss_sets.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace orrery::engine {

namespace {

constexpr std::size_t mostTrials = 48; ///< maximum number of steps to compute again
constexpr std::size_t mostRuns = 12;   ///< maximum number of runs to play from the start
constexpr std::size_t moreTrials = 16; ///< maximum number of further steps to find a miss of edits or overrides only

constexpr std::array<std::string_view, 8> changeNames{"value",    "number",  "priority",     "word",
                                                      "stacking", "enabled", "switched-off", "negated"};
constexpr std::array<std::string_view, 5> outcomeNames{"acts", "found", "none", "cut", "stopped"};

bool isEditOnly(const MissChange& change) {
    return !change.override.has_value();
}

bool isOverride(const MissChange& change) {
    return change.override.has_value();
}

/// Returns whether a miss consists of edits with which the group also acts in a run from the start.
bool isLastingEdit(const Miss& miss) {
    return miss.isEdit() && miss.holdsFromStart.value_or(true);
}

/// Returns why every effect skipped the object.
Phrase skipPhrase(const MissVerdict& verdict) {
    switch (verdict.reason) {
    case SkipReason::stackedOut:
        return phrase("an earlier effect has the same stacking name");
    case SkipReason::prevented:
        return phrase("the change was prevented");
    case SkipReason::substituted:
        return phrase("the change was replaced");
    case SkipReason::noChange:
        return phrase("nothing changed, because the value was already the same");
    case SkipReason::reduced:
        return phrase("the change was reduced to zero");
    case SkipReason::destroyed:
        return phrase("was destroyed by an earlier effect of the group");
    default:
        return verdict.detail.empty() ? phrase("the effect cannot act on the object") : verdict.detail;
    }
}

/// Tries sets of changes, and keeps the best ones that work.
class Search {
public:
    Search(const MissRun& run, const MissQuestion& question, const std::atomic<bool>* stop,
           const std::function<void(const NearestMiss&)>& progress)
        : m_run(run), m_question(question), m_stop(stop), m_progress(progress), m_situation(run, question),
          m_trial(run, question) {}

    NearestMiss result() {
        if (auto end = m_situation.begin()) {
            m_result.outcome = end->outcome;
            m_result.sentence = std::move(end->sentence);
        } else {
            m_result.leaves = m_situation.tree().leaves.size();
            m_sets.emplace(m_situation, m_run, m_question, m_stop);
            search();
        }
        m_result.isComplete = true;
        m_result.trials = m_trial.trials();
        if (isStopped()) {
            m_result.outcome = MissOutcome::stopped;
        }
        return std::move(m_result);
    }

private:
    bool isStopped() const { return m_stop != nullptr && m_stop->load(std::memory_order_relaxed); }
    void search();
    void tryAll(std::size_t most);
    void tryOne(const MissSet& set);
    bool isWanted(const MissSet& set) const;
    std::vector<Miss> answers() const;
    void publish(const Miss* more = nullptr);

    const MissRun& m_run;
    const MissQuestion& m_question;
    const std::atomic<bool>* m_stop;
    const std::function<void(const NearestMiss&)>& m_progress;
    MissSituation m_situation;
    MissTrial m_trial;
    std::optional<MissSets> m_sets;
    NearestMiss m_result;
    std::vector<std::pair<MissOrder, Miss>> m_found; ///< the best first
    Phrase m_skipReason; ///< the reason why the effects skip the object, even if all conditions match
    std::size_t m_trialsAtFirst = 0;
    std::size_t m_runs = 0; ///< number of runs from the start
    bool m_isCut = false;
    /// Changes of values, priorities and stacking names with which the conditions matched, but the effects skipped the
    /// object. No other change of conditions helps then.
    std::set<std::vector<std::size_t>> m_skipped;
    /// Such changes of sets that did not work although the conditions promised it.
    std::set<std::vector<std::size_t>> m_unsure;
};

/// Returns whether a set would become one of the answers.
bool Search::isWanted(const MissSet& set) const {
    const auto isBetterThan = [&](auto&& isOfKind) {
        return std::ranges::none_of(
            m_found, [&](const auto& known) { return isOfKind(known.second) && known.first <= set.order; });
    };
    return isBetterThan([](const Miss&) { return true; }) ||
           (m_runs < mostRuns && m_sets->areAll(set, isEditOnly) && isBetterThan(isLastingEdit)) ||
           (m_sets->areAll(set, isOverride) && isBetterThan([](const Miss& miss) { return miss.isWhatIf(); }));
}

/// Tries the sets in their order, until none can become an answer any more. @param most maximum number of all trials
void Search::tryAll(std::size_t most) {
    while (!m_sets->isEmpty() && m_trial.trials() < most && !isStopped()) {
        const std::size_t limit = m_found.empty() ? mostTrials : m_trialsAtFirst + moreTrials;
        if (m_trial.trials() >= limit) {
            m_isCut = m_isCut || m_found.empty();
            return;
        }
        const MissSet set = m_sets->takeBest();
        if (isWanted(set) && !m_skipped.contains(m_sets->besidesConditions(set))) {
            tryOne(set);
        }
    }
}

void Search::tryOne(const MissSet& set) {
    std::vector<const MissChange*> changes;
    for (const std::size_t index : set.changes) {
        changes.push_back(&m_sets->change(index));
    }
    const MissVerdict verdict = changes.empty()
                                    ? missVerdict(m_situation.replay().log(), *m_situation.group().checked, m_question)
                                    : m_trial.inTurn(changes, m_stop);
    if (isStopped()) {
        return;
    }
    if (verdict.end == MissVerdict::End::skipped) {
        if (!m_situation.hasEffectConditions()) {
            m_skipped.insert(m_sets->besidesConditions(set));
        }
        if (m_skipReason.empty()) {
            m_skipReason = skipPhrase(verdict);
        }
        m_sets->addAfterSkip(set, verdict);
        return;
    }
    if (verdict.end != MissVerdict::End::acts || changes.empty()) {
        if (!changes.empty()) {
            m_unsure.insert(m_sets->besidesConditions(set));
            m_sets->addAfterRejection(set);
        }
        return;
    }
    Miss miss;
    for (const MissChange* const change : changes) {
        miss.changes.push_back(*change);
    }
    miss.consequences = m_trial.consequences();
    if (miss.isEdit() && m_run.session.runsOfOverrides(m_question.turn) == 0 && m_runs < mostRuns) {
        publish(&miss);
        ++m_runs;
        miss.holdsFromStart = m_trial.fromStart(m_stop);
        if (isStopped()) {
            return;
        }
    }
    if (m_found.empty()) {
        m_trialsAtFirst = m_trial.trials();
    }
    m_found.emplace_back(set.order, std::move(miss));
    std::ranges::stable_sort(m_found, {}, [](const auto& one) { return one.first; });
    publish();
}

/// Returns the nearest miss, and others that can be applied or tried (NearestMiss::misses).
std::vector<Miss> Search::answers() const {
    std::vector<Miss> all;
    const auto addFirst = [&](auto&& isOfKind) {
        const auto found = std::ranges::find_if(m_found, [&](const auto& one) { return isOfKind(one.second); });
        if (std::ranges::none_of(all, isOfKind) && found != m_found.end()) {
            all.push_back(found->second);
        }
    };
    addFirst([](const Miss&) { return true; });
    addFirst(isLastingEdit);
    addFirst([](const Miss& miss) { return miss.isEdit(); });
    addFirst([](const Miss& miss) { return miss.isWhatIf(); });
    return all;
}

/// Reports the answers so far. @param more an answer that is not checked yet; reported only if there are no others
void Search::publish(const Miss* more) {
    if (m_progress == nullptr || (more != nullptr && !m_found.empty())) {
        return;
    }
    NearestMiss partial = m_result;
    partial.outcome = MissOutcome::found;
    partial.misses = more != nullptr ? std::vector{*more} : answers();
    partial.trials = m_trial.trials();
    m_progress(partial);
}

void Search::search() {
    m_sets->plan();
    tryAll(3); // the first answer comes before the combinations with other priorities
    m_sets->planWorlds(m_found.empty() ? ~std::size_t{0} : m_found.front().first.count);
    tryAll(~std::size_t{0});
    if (isStopped()) {
        return;
    }
    m_result.misses = answers();
    const bool isUnsure =
        std::ranges::any_of(m_unsure, [&](const auto& changes) { return !m_skipped.contains(changes); });
    m_isCut = m_isCut || m_sets->isCut() || (m_result.misses.empty() && (m_sets->isPlanCut() || isUnsure));
    m_result.isCut = m_isCut;
    m_result.outcome = !m_result.misses.empty() ? MissOutcome::found : m_isCut ? MissOutcome::cut : MissOutcome::none;
    if (m_result.outcome == MissOutcome::cut) {
        m_result.sentence = phrase("the search reached its limit before it found a change");
    } else if (m_result.outcome == MissOutcome::none) {
        m_result.sentence = m_skipReason.empty()
                                ? phrase("no change of the conditions makes the group act: {0}", {m_situation.reason()})
                                : phrase("even if all conditions match, the group does not act: {0}", {m_skipReason});
    }
}

} // namespace

std::string_view missChangeName(MissChangeKind kind) {
    return changeNames[static_cast<std::size_t>(kind)];
}

std::string_view missOutcomeName(MissOutcome outcome) {
    return outcomeNames[static_cast<std::size_t>(outcome)];
}

bool Miss::isEdit() const {
    return std::ranges::all_of(changes, isEditOnly);
}

bool Miss::isWhatIf() const {
    return std::ranges::all_of(changes, isOverride);
}

NearestMiss nearestMiss(const MissRun& run, const MissQuestion& question, const std::atomic<bool>* stop,
                        const std::function<void(const NearestMiss&)>& progress) {
    return Search(run, question, stop, progress).result();
}

} // namespace orrery::engine
