// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/expression.h"
#include "engine/evaluation/condition_call.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace orrery::engine {

/// A changed copy of a condition, compiled.
class TestedCondition {
public:
    TestedCondition(CheckedCondition condition, const CheckedModel& model);
    TestedCondition(const TestedCondition&) = delete;
    TestedCondition& operator=(const TestedCondition&) = delete;

    const CheckedCondition& checked() const { return m_checked; }
    const CompiledCondition& compiled() const { return m_compiled; }

private:
    CheckedCondition m_checked;
    CompiledCondition m_compiled; ///< refers to m_checked
};

/// The place of a condition in the text.
enum class MissSite : std::uint8_t {
    none,      ///< a list of content, such as a scope
    element,   ///< an element
    attribute, ///< the whole value of an attribute `if` or `active`
    part,      ///< a part of an expression
};

/// A condition, a part of an expression, or a list of conditions (I4.5).
struct MissNode {
    enum class Kind : std::uint8_t {
        leaf,
        all,      ///< matches if all children match
        any,      ///< matches if at least one child matches
        opposite, ///< matches if its only child rejects
    };
    Kind kind = Kind::leaf;
    std::vector<std::size_t> children; ///< indices of the children
    std::size_t parent = 0;
    MissSite site = MissSite::none;
    Location where; ///< the condition in the file
    CheckedCondition condition;
    Row candidate = noRow;
    bool isMany = false;        ///< a list that matches if no child matches (an exclude, an `else`)
    bool countsMissing = false; ///< such a list of a strict project: a child without a verdict counts as a match (E4.5)
};

/// Everything that keeps a group from acting on an object, except for other groups: activation, scope, the `active` of
/// its effects, and the conditionals around them. Node 0 is the root, which matches if all of this allows the group to
/// act. Children come after their parents.
struct MissTree {
    std::vector<MissNode> nodes;
    std::vector<std::size_t> leaves; ///< indices of the leaves
};

/// The state in which a group decides, and the objects that its conditions test.
struct MissState {
    Evaluator& evaluator; ///< an evaluator without caches: changed conditions have the shapes of others
    Row source = noRow;
    bool isStrict = false;
};

/// Evaluates a condition on the source or on a candidate.
Truth truthOf(const TestedCondition& condition, const MissState& state, const View& view, Row candidate);

/// Makes the tree for a group. A condition whose parts do not give its own verdict in the view becomes a leaf.
/// @param object the object to act on; noRow: only the activation counts
/// @param effects indices of the effects of which one has to act
MissTree makeMissTree(const CheckedGroup& group, const CheckedModel& model, const MissState& state, const View& view,
                      Row object, const std::vector<std::uint16_t>& effects);

/// Returns the verdict of a node from the verdicts of the leaves, by index of the node.
Truth verdictOf(const MissTree& tree, std::size_t node, const std::vector<Truth>& leaves);

/// Returns whether an expression is the value of an attribute, so that its parts are places of the file.
bool isWrittenAsText(const TypedExpression& expression, const CheckedModel& model);

} // namespace orrery::engine
