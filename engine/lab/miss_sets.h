// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/miss_plans.h"
#include "engine/lab/miss_situation.h"
#include "engine/lab/miss_trial.h"

#include <atomic>
#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace orrery::engine {

/// A set of changes to try.
struct MissSet {
    std::vector<std::size_t> changes; ///< indices for MissSets::change(), ascending
    MissOrder order;
};

/// Returns whether a change belongs to the conditions, so it does not alter what effects can do.
bool isOfConditions(const MissChange& change);

/// The sets of changes with which the conditions of a group match (I4.5), the best first.
class MissSets {
public:
    /// @param situation must outlive this object; begin() has found a state
    MissSets(MissSituation& situation, const MissRun& run, const MissQuestion& question, const std::atomic<bool>* stop);

    /// Plans changes of the conditions and of single values.
    void plan();
    /// Plans changes together with each combination of values and priorities that concern several conditions.
    /// @param known number of changes of the best known answer: larger combinations do not matter
    void planWorlds(std::size_t known);
    /// Adds sets after one that did not work. With its changes the group acts on other objects, too, and so another
    /// condition rejects the object. The new sets also remove one more condition.
    void addAfterRejection(const MissSet& set);
    /// Adds sets after one with which the conditions match, but the effects skip the object. The new sets also change
    /// the priority, or the stacking name.
    void addAfterSkip(const MissSet& set, const MissVerdict& verdict);

    bool isEmpty() const { return m_sets.empty(); }
    /// Removes the best set and returns it. @pre not isEmpty()
    MissSet takeBest();
    const MissChange& change(std::size_t index) const { return m_pool[index]; }
    /// Returns whether all changes of a set are of a kind.
    bool areAll(const MissSet& set, bool (*isSo)(const MissChange&)) const;
    /// Returns the changes of a set that are no changes of conditions.
    std::vector<std::size_t> besidesConditions(const MissSet& set) const;
    /// Returns whether there are sets that were not planned.
    bool isCut() const { return m_isCut; }
    bool isPlanCut() const { return m_isPlanCut; } ///< whether only worse sets than the planned ones are missing

private:
    /// A change that concerns several leaves: the world in which they are evaluated.
    struct WorldChange {
        std::size_t change = 0;
        std::optional<Moment> moment{}; ///< for a priority: the moment of the decision
    };

    bool isStopped() const { return m_stop != nullptr && m_stop->load(std::memory_order_relaxed); }
    std::size_t pool(MissChange change);
    void addConditionChanges(const View& view);
    std::vector<PlannedChange> leafChanges(std::size_t leaf, const View& view);
    void addValueChanges(const View& view);
    void addPriorityChanges();
    bool isPossible(const std::vector<std::size_t>& worlds) const;
    void planWorld(const View& base, const std::vector<std::size_t>& worlds);
    void addPlans(const MissPlans& plans, const std::vector<std::size_t>& worlds);
    void add(std::vector<std::size_t> changes);

    MissSituation& m_situation;
    const ParsedProject& m_project;
    const MissQuestion& m_question;
    const std::atomic<bool>* m_stop;
    const MissTree& m_tree;
    const std::vector<Truth>& m_truths;
    std::vector<MissChange> m_pool;    ///< all changes so far
    std::vector<std::size_t> m_needed; ///< changes that every set contains
    std::vector<PlannedChange> m_planned;
    std::map<std::size_t, std::shared_ptr<const TestedCondition>> m_changed; ///< changed conditions, by index in m_pool
    std::vector<WorldChange> m_worlds;
    std::vector<std::size_t> m_priorities;
    std::vector<std::size_t> m_stackings;
    std::multimap<MissOrder, MissSet> m_sets;   ///< not tried yet
    std::set<std::vector<std::size_t>> m_known; ///< all sets so far
    std::size_t m_rejections = 0;
    bool m_hasPriorities = false; ///< true after addPriorityChanges()
    bool m_isCut = false;
    bool m_isPlanCut = false;
};

} // namespace orrery::engine
