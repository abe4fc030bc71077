// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/miss_plans.h"

#include <algorithm>
#include <map>
#include <utility>

namespace orrery::engine {

namespace {

using Kind = MissNode::Kind;
using Plans = std::vector<MissPlan>;
using Result = PlannedChange::Result;

/// The verdict that a node should get.
enum class Goal : std::uint8_t { yes, no, notYes };

class Planner {
public:
    Planner(const MissTree& tree, const std::vector<Truth>& leaves, const std::vector<PlannedChange>& changes,
            std::size_t most)
        : m_tree(tree), m_leaves(leaves), m_changesOf(tree.nodes.size()), m_most(most) {
        for (const PlannedChange& change : changes) {
            m_changesOf[change.node].push_back(&change);
        }
    }

    const Plans& of(std::size_t node, Goal goal) {
        const auto [known, isNew] = m_known.try_emplace(std::pair(node, goal));
        if (isNew) {
            Plans plans = made(node, goal);
            known->second = best(std::move(plans));
        }
        return known->second;
    }

    bool isCut() const { return m_isCut; }

private:
    Plans made(std::size_t index, Goal goal) {
        const Truth truth = verdictOf(m_tree, index, m_leaves);
        if (goal == Goal::yes ? truth == Truth::yes : goal == Goal::no ? truth == Truth::no : truth != Truth::yes) {
            return {MissPlan{}};
        }
        if (goal == Goal::notYes) {
            return of(index, Goal::no);
        }
        const MissNode& node = m_tree.nodes[index];
        if (node.kind == Kind::leaf) {
            return changesOf(index, goal == Goal::yes ? Result::matches : Result::rejects);
        }
        Plans plans = byChildren(node, goal);
        const Plans reversals = changesOf(index, Result::reverses);
        if (!reversals.empty()) {
            const Plans inner = truth == (goal == Goal::yes ? Truth::no : Truth::yes)
                                    ? Plans{MissPlan{}}
                                    : byChildren(node, goal == Goal::yes ? Goal::no : Goal::yes);
            const Plans both = product(reversals, inner);
            plans.insert(plans.end(), both.begin(), both.end());
        }
        return plans;
    }

    /// Returns the plans that give a node a verdict through its children.
    Plans byChildren(const MissNode& node, Goal goal) {
        if (node.kind == Kind::opposite && !node.isMany) {
            return of(node.children.front(), goal == Goal::yes ? Goal::no : Goal::yes);
        }
        const bool needsAll = node.kind == Kind::any ? goal == Goal::no : goal == Goal::yes;
        const Goal ofChild = node.kind != Kind::opposite ? goal
                             : goal == Goal::no          ? Goal::yes
                             : node.countsMissing        ? Goal::no
                                                         : Goal::notYes;
        Plans plans;
        if (needsAll) {
            plans.emplace_back();
        }
        for (const std::size_t child : node.children) {
            Plans some = of(child, ofChild);
            if (needsAll) {
                const bool isGiven = some.size() == 1 && some.front().changes.empty();
                const Plans absent = isGiven ? Plans() : changesOf(child, Result::absent);
                // Of equal changes, rather a condition is removed than reversed, and rather a part than the whole.
                const bool isLeaf = m_tree.nodes[child].kind == Kind::leaf;
                some.insert(isLeaf ? some.begin() : some.end(), absent.begin(), absent.end());
                plans = best(product(plans, best(std::move(some))));
            } else {
                plans.insert(plans.end(), some.begin(), some.end());
            }
        }
        return plans;
    }

    Plans changesOf(std::size_t node, Result result) const {
        Plans plans;
        for (const PlannedChange* const change : m_changesOf[node]) {
            if (change->result == result) {
                plans.push_back({{change->change}, change->order});
            }
        }
        return plans;
    }

    static Plans product(const Plans& first, const Plans& second) {
        Plans plans;
        for (const MissPlan& one : first) {
            for (const MissPlan& other : second) {
                MissPlan both{one.changes, one.order + other.order};
                both.changes.insert(both.changes.end(), other.changes.begin(), other.changes.end());
                std::ranges::sort(both.changes);
                plans.push_back(std::move(both));
            }
        }
        return plans;
    }

    Plans best(Plans plans) {
        std::ranges::stable_sort(plans, {}, &MissPlan::order);
        if (plans.size() > m_most) {
            plans.resize(m_most);
            m_isCut = true;
        }
        return plans;
    }

    const MissTree& m_tree;
    const std::vector<Truth>& m_leaves;
    std::vector<std::vector<const PlannedChange*>> m_changesOf;
    std::size_t m_most;
    std::map<std::pair<std::size_t, Goal>, Plans> m_known;
    bool m_isCut = false;
};

} // namespace

MissPlans planMisses(const MissTree& tree, const std::vector<Truth>& leaves, const std::vector<PlannedChange>& changes,
                     std::size_t most) {
    Planner planner(tree, leaves, changes, most);
    MissPlans plans{planner.of(0, Goal::yes), false};
    plans.isCut = planner.isCut();
    return plans;
}

} // namespace orrery::engine
