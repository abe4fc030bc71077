// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/miss_sets.h"

#include "engine/lab/miss_changes.h"
#include "engine/lab/miss_priorities.h"

#include <algorithm>
#include <span>
#include <string>
#include <utility>

namespace orrery::engine {

namespace {

constexpr std::size_t mostPlans = 48;       ///< maximum number of sets of changes to keep for each condition
constexpr std::size_t mostWorlds = 400;     ///< maximum number of combinations of values and priorities
constexpr std::size_t mostWorldChanges = 3; ///< maximum number of changes in such a combination
constexpr std::size_t mostRejections = 3;   ///< maximum number of sets to extend after they did not work

unsigned rankOf(MissChangeKind kind) {
    return kind <= MissChangeKind::priority ? 0 : kind <= MissChangeKind::enabled ? 1 : 2;
}

MissOrder orderOf(const MissChange& change) {
    return {1, rankOf(change.kind), change.size};
}

/// Returns whether a node is another one, or is inside of it.
bool isInside(const MissTree& tree, std::size_t node, std::size_t outer) {
    while (node != outer && node != 0) {
        node = tree.nodes[node].parent;
    }
    return node == outer;
}

/// Returns whether a leaf has the verdict that keeps the root from matching, if everything else stays the same kind of
/// verdict: a leaf rejects, or it matches inside of an odd number of opposites.
bool isInTheWay(const MissTree& tree, std::size_t leaf, const std::vector<Truth>& leaves) {
    bool wantsYes = true;
    for (std::size_t at = leaf; at != 0; at = tree.nodes[at].parent) {
        wantsYes = wantsYes == (tree.nodes[tree.nodes[at].parent].kind != MissNode::Kind::opposite);
    }
    return leaves[leaf] != (wantsYes ? Truth::yes : Truth::no);
}

} // namespace

bool isOfConditions(const MissChange& change) {
    return change.kind == MissChangeKind::number || change.kind == MissChangeKind::word ||
           change.kind == MissChangeKind::switchedOff || change.kind == MissChangeKind::negated;
}

MissSets::MissSets(MissSituation& situation, const MissRun& run, const MissQuestion& question,
                   const std::atomic<bool>* stop)
    : m_situation(situation), m_project(run.project), m_question(question), m_stop(stop), m_tree(situation.tree()),
      m_truths(situation.truths()), m_isCut(m_tree.leaves.size() > mostMissLeaves) {
    for (const MissChange& change : situation.enabling()) {
        m_needed.push_back(pool(change));
    }
}

void MissSets::plan() {
    const View view = m_situation.view();
    addConditionChanges(view);
    addValueChanges(view);
    addPlans(planMisses(m_tree, m_truths, m_planned, mostPlans), {});
}

MissSet MissSets::takeBest() {
    return std::move(m_sets.extract(m_sets.begin()).mapped());
}

std::size_t MissSets::pool(MissChange change) {
    m_pool.push_back(std::move(change));
    return m_pool.size() - 1;
}

/// Adds the edits of conditions. Only a leaf that stands in the way gets other numbers and words.
void MissSets::addConditionChanges(const View& view) {
    const MissChanges changes(m_tree, m_situation.state(), m_project, m_situation.model());
    using Result = PlannedChange::Result;
    for (std::size_t node = 1; node < m_tree.nodes.size(); ++node) {
        const bool isLeaf = m_tree.nodes[node].kind == MissNode::Kind::leaf;
        if (auto removal = changes.removal(node)) {
            const MissOrder order = orderOf(*removal);
            m_planned.push_back({node, Result::absent, order, pool(std::move(*removal))});
        }
        if (isLeaf && m_truths[node] == Truth::missing) {
            continue;
        }
        if (auto reversal = changes.reversal(node)) {
            const MissOrder order = orderOf(*reversal);
            const Result result = !isLeaf                        ? Result::reverses
                                  : m_truths[node] == Truth::yes ? Result::rejects
                                                                 : Result::matches;
            m_planned.push_back({node, result, order, pool(std::move(*reversal))});
        }
    }
    for (const std::size_t leaf : m_tree.leaves) {
        if (isInTheWay(m_tree, leaf, m_truths) && !isStopped()) {
            for (PlannedChange& planned : leafChanges(leaf, view)) {
                m_planned.push_back(planned);
            }
        }
    }
}

/// Returns the edits of numbers and words that give a leaf another verdict, and adds them to the pool.
std::vector<PlannedChange> MissSets::leafChanges(std::size_t leaf, const View& view) {
    const MissChanges changes(m_tree, m_situation.state(), m_project, m_situation.model());
    std::vector<PlannedChange> planned;
    for (LeafChange& one : changes.ofLeaf(leaf, view)) {
        const Truth truth = truthOf(*one.condition, m_situation.state(), view, m_tree.nodes[leaf].candidate);
        const MissOrder order = orderOf(one.change);
        const std::size_t index = pool(std::move(one.change));
        m_changed.emplace(index, std::move(one.condition));
        planned.push_back({leaf, truth == Truth::yes ? PlannedChange::Result::matches : PlannedChange::Result::rejects,
                           order, index});
    }
    return planned;
}

/// Adds the overrides. One that changes the verdict of one leaf only is a change of this leaf.
void MissSets::addValueChanges(const View& view) {
    const MissChanges changes(m_tree, m_situation.state(), m_project, m_situation.model());
    std::set<std::string> known;
    for (const std::size_t leaf : m_tree.leaves) {
        if (!isInTheWay(m_tree, leaf, m_truths) || isStopped()) {
            continue;
        }
        for (ValueChange& one : changes.values(leaf, view)) {
            if (!known.insert(one.change.setting).second) {
                continue;
            }
            const WhatIf world(view, std::span(&*one.change.override, 1));
            const std::vector<Truth> changed = m_situation.truths(world.view());
            std::size_t count = 0;
            for (const std::size_t other : m_tree.leaves) {
                count += changed[other] != m_truths[other] ? 1 : 0;
            }
            const MissOrder order = orderOf(one.change);
            const std::size_t index = pool(std::move(one.change));
            if (count == 1 && changed[leaf] != Truth::missing) {
                m_planned.push_back(
                    {leaf,
                     changed[leaf] == Truth::yes ? PlannedChange::Result::matches : PlannedChange::Result::rejects,
                     order, index});
            } else if (count > 1) {
                m_worlds.push_back({index, std::nullopt});
            }
        }
    }
}

/// Adds the other priorities of the group. Those at which its conditions have other verdicts are worlds.
void MissSets::addPriorityChanges() {
    if (std::exchange(m_hasPriorities, true)) {
        return;
    }
    for (MissPriority& one : missPriorities(m_situation.replay(), m_project, m_situation.group())) {
        const std::size_t index = pool(std::move(one.change));
        m_priorities.push_back(index);
        if (!isStopped() && m_situation.truths(m_situation.viewAt(one.moment)) != m_truths) {
            m_worlds.push_back({index, one.moment});
        }
    }
}

void MissSets::planWorlds(std::size_t known) {
    addPriorityChanges();
    const View view = m_situation.view();
    const auto mostCount = [&] {
        const std::size_t count = m_sets.empty() ? mostWorldChanges : m_sets.begin()->first.count;
        return std::min({count, known, m_isCut ? std::size_t{1} : mostWorldChanges});
    };
    std::size_t planned = 0;
    std::vector<std::vector<std::size_t>> sets{{}};
    for (std::size_t size = 1; size <= mostCount(); ++size) {
        std::vector<std::vector<std::size_t>> larger;
        for (const std::vector<std::size_t>& set : sets) {
            for (std::size_t next = set.empty() ? 0 : set.back() + 1; next < m_worlds.size(); ++next) {
                if (isStopped() || planned == mostWorlds) {
                    m_isCut = m_isCut || planned == mostWorlds;
                    return;
                }
                std::vector<std::size_t> grown = set;
                grown.push_back(next);
                if (isPossible(grown)) {
                    ++planned;
                    planWorld(view, grown);
                    larger.push_back(std::move(grown));
                }
            }
        }
        sets = std::move(larger);
    }
}

/// Returns whether the changes of worlds can stand together: one value for each cell, and one priority.
bool MissSets::isPossible(const std::vector<std::size_t>& worlds) const {
    std::set<std::pair<Row, ColumnId>> cells;
    std::size_t moments = 0;
    for (const std::size_t index : worlds) {
        const MissChange& change = m_pool[m_worlds[index].change];
        moments += m_worlds[index].moment ? 1 : 0;
        if (change.override && !cells.emplace(change.override->row, change.override->column).second) {
            return false;
        }
    }
    return moments <= 1;
}

/// Plans changes in the state that overrides and a priority give.
void MissSets::planWorld(const View& base, const std::vector<std::size_t>& worlds) {
    std::vector<Override> overrides;
    std::optional<View> moved;
    for (const std::size_t index : worlds) {
        if (m_worlds[index].moment) {
            moved = m_situation.viewAt(*m_worlds[index].moment);
        } else {
            overrides.push_back(*m_pool[m_worlds[index].change].override);
        }
    }
    const WhatIf world(moved ? *moved : base, overrides);
    const View& view = world.view();
    const std::vector<Truth> changed = m_situation.truths(view);
    std::vector<PlannedChange> planned;
    using Result = PlannedChange::Result;
    for (PlannedChange one : m_planned) {
        const bool isLeaf = m_tree.nodes[one.node].kind == MissNode::Kind::leaf;
        if (isLeaf && one.result != Result::absent && changed[one.node] != m_truths[one.node]) {
            if (m_pool[one.change].kind != MissChangeKind::negated || changed[one.node] == Truth::missing) {
                continue; // other values and numbers follow
            }
            one.result = changed[one.node] == Truth::yes ? Result::rejects : Result::matches;
        }
        if (const auto condition = m_changed.find(one.change); condition != m_changed.end()) {
            const Truth truth =
                truthOf(*condition->second, m_situation.state(), view, m_tree.nodes[one.node].candidate);
            if (truth == Truth::missing) {
                continue;
            }
            one.result = truth == Truth::yes ? Result::matches : Result::rejects;
        }
        planned.push_back(one);
    }
    for (const std::size_t leaf : m_tree.leaves) {
        if (changed[leaf] != m_truths[leaf] && isInTheWay(m_tree, leaf, changed)) {
            for (const PlannedChange& one : leafChanges(leaf, view)) {
                planned.push_back(one);
            }
        }
    }
    addPlans(planMisses(m_tree, changed, planned, mostPlans), worlds);
}

/// Adds the planned sets, each with the changes of a world.
void MissSets::addPlans(const MissPlans& plans, const std::vector<std::size_t>& worlds) {
    m_isPlanCut = m_isPlanCut || plans.isCut;
    for (const MissPlan& plan : plans.plans) {
        std::vector<std::size_t> changes = plan.changes;
        for (const std::size_t world : worlds) {
            changes.push_back(m_worlds[world].change);
        }
        changes.insert(changes.end(), m_needed.begin(), m_needed.end());
        add(std::move(changes));
    }
}

/// Adds a set of changes, unless it is known or sets one value twice.
void MissSets::add(std::vector<std::size_t> changes) {
    std::ranges::sort(changes);
    std::set<std::pair<Row, ColumnId>> cells;
    MissOrder order;
    for (const std::size_t index : changes) {
        const MissChange& change = m_pool[index];
        order = order + orderOf(change);
        if (change.override && !cells.emplace(change.override->row, change.override->column).second) {
            return;
        }
    }
    if (m_known.insert(changes).second) {
        m_sets.emplace(order, MissSet{std::move(changes), order});
    }
}

bool MissSets::areAll(const MissSet& set, bool (*isSo)(const MissChange&)) const {
    return std::ranges::all_of(set.changes, [&](std::size_t index) { return isSo(m_pool[index]); });
}

std::vector<std::size_t> MissSets::besidesConditions(const MissSet& set) const {
    std::vector<std::size_t> others = set.changes;
    std::erase_if(others, [&](std::size_t index) { return isOfConditions(m_pool[index]); });
    return others;
}

void MissSets::addAfterRejection(const MissSet& set) {
    if (set.changes.empty() || ++m_rejections > mostRejections) {
        return;
    }
    for (const PlannedChange& planned : m_planned) {
        const bool isApart = std::ranges::none_of(m_planned, [&](const PlannedChange& other) {
            return std::ranges::find(set.changes, other.change) != set.changes.end() &&
                   (isInside(m_tree, planned.node, other.node) || isInside(m_tree, other.node, planned.node));
        });
        if (planned.result == PlannedChange::Result::absent && isApart) {
            std::vector<std::size_t> more = set.changes;
            more.push_back(planned.change);
            add(std::move(more));
        }
    }
}

void MissSets::addAfterSkip(const MissSet& set, const MissVerdict& verdict) {
    const auto isKind = [&](MissChangeKind kind) {
        return std::ranges::any_of(set.changes, [&](std::size_t index) { return m_pool[index].kind == kind; });
    };
    if (verdict.reason == SkipReason::stackedOut && !isKind(MissChangeKind::stacking)) {
        if (m_stackings.empty()) {
            for (MissChange& change :
                 missStackings(m_project, m_situation.model(), *m_situation.group().checked, m_question.effect)) {
                m_stackings.push_back(pool(std::move(change)));
            }
        }
        for (const std::size_t stacking : m_stackings) {
            std::vector<std::size_t> more = set.changes;
            more.push_back(stacking);
            add(std::move(more));
        }
    }
    if (!isKind(MissChangeKind::priority)) {
        addPriorityChanges();
        for (const std::size_t priority : m_priorities) {
            std::vector<std::size_t> more = set.changes;
            more.push_back(priority);
            add(std::move(more));
        }
    }
}

} // namespace orrery::engine
