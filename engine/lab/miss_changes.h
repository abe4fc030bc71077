// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/miss_tree.h"
#include "engine/lab/nearest_miss.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace orrery::engine {

/// A change of one leaf of a tree, with the verdict of the leaf.
struct LeafChange {
    std::size_t node = 0;
    MissChange change;
    /// The changed condition; null if the leaf is removed.
    std::unique_ptr<TestedCondition> condition;
};

/// A change that can concern several leaves: an override.
struct ValueChange {
    MissChange change;
    std::size_t node = 0; ///< the first leaf whose verdict it changes
};

/// Finds changes of the conditions of one group (I4.5).
class MissChanges {
public:
    MissChanges(const MissTree& tree, const MissState& state, const ParsedProject& project, const CheckedModel& model)
        : m_tree(tree), m_state(state), m_project(project), m_model(model) {}

    /// Returns the edits that give a leaf another verdict in a view, except removal and reversal.
    std::vector<LeafChange> ofLeaf(std::size_t node, const View& view) const;
    /// Returns the edit that removes a condition, or that reverses it; nullopt if the text does not allow it.
    std::optional<MissChange> removal(std::size_t node) const;
    std::optional<MissChange> reversal(std::size_t node) const;
    /// Returns overrides of values on the source and the candidate that give a leaf another verdict.
    std::vector<ValueChange> values(std::size_t node, const View& view) const;

private:
    const MissTree& m_tree;
    const MissState& m_state;
    const ParsedProject& m_project;
    const CheckedModel& m_model;
};

/// Returns the number nearest to `from` for which `isMet` returns true; rounded to few decimals on that side. Exact for
/// a bound; a narrow window between two probes can be missed, except around the hints.
/// @param hints numbers that may be bounds. @param isInteger whether only whole numbers count
std::optional<double> nearestNumber(double from, double least, double most, bool isInteger,
                                    const std::vector<double>& hints, const std::function<bool(double)>& isMet);

/// Returns |new − old| / max(|old|, 1).
double relativeSize(double before, double after);

/// Returns the element whose open tag or name contains a place; XmlTree::none if there is none.
std::uint32_t elementAt(const XmlTree& tree, std::uint32_t offset);

} // namespace orrery::engine
