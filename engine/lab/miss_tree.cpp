// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/miss_tree.h"

#include "engine/check/expression/expression_node.h"
#include "engine/program/condition_compiler.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace orrery::engine {

namespace {

using Kind = MissNode::Kind;

/// Returns the expression of a condition that consists of nothing else; null for other conditions.
std::shared_ptr<const TypedExpression> expressionOf(const CheckedCondition& condition) {
    return condition.spec != nullptr && condition.spec->tag == "expression" && condition.arguments.size() == 1
               ? condition.arguments.front().expression
               : nullptr;
}

Kind kindOf(const TypedNode& node) {
    if (node.kind != TypedNode::Kind::operation || node.function == nullptr || node.constant ||
        node.function->signature != Signature::boolean) {
        return Kind::leaf;
    }
    const bool isTwo = node.operands.size() == 2;
    return isTwo && node.function->name == "and"                       ? Kind::all
           : isTwo && node.function->name == "or"                      ? Kind::any
           : node.operands.size() == 1 && node.function->name == "not" ? Kind::opposite
                                                                       : Kind::leaf;
}

Kind kindOf(const CheckedCondition& condition) {
    const std::string_view tag = condition.spec->tag;
    return condition.children.empty()                       ? Kind::leaf
           : tag == "and"                                   ? Kind::all
           : tag == "or"                                    ? Kind::any
           : tag == "not" && condition.children.size() == 1 ? Kind::opposite
                                                            : Kind::leaf;
}

/// Returns a condition that tests only a part of an expression.
CheckedCondition partOf(const CheckedCondition& condition, const TypedExpression& whole, const TypedNode& node,
                        const std::shared_ptr<const TypedNode>& owner) {
    CheckedCondition part = condition;
    auto expression = std::make_shared<TypedExpression>(whole);
    expression->root = std::shared_ptr<const TypedNode>(owner, &node);
    expression->format = node.format;
    expression->constant = node.constant;
    CheckedArgument& argument = part.arguments.front();
    argument.text = std::string(std::string_view(whole.text).substr(node.written.begin, node.written.size()));
    argument.constant = node.constant;
    argument.expression = std::move(expression);
    argument.where = part.where = part.head = whole.placeOf(node);
    return part;
}

class TreeMaker {
public:
    TreeMaker(const CheckedModel& model, const MissState& state, const View& view)
        : m_model(model), m_state(state), m_view(view) {}

    std::size_t list(Kind kind, std::size_t parent, Row candidate, bool isMany = false, bool countsMissing = false) {
        MissNode node;
        node.kind = kind;
        node.candidate = candidate;
        node.isMany = isMany;
        node.countsMissing = countsMissing;
        return add(std::move(node), parent);
    }

    void addAll(const std::vector<CheckedCondition>& conditions, std::size_t parent, Row candidate) {
        for (const CheckedCondition& condition : conditions) {
            if (condition.spec != nullptr) {
                addCondition(condition, parent, candidate);
            }
        }
    }

    MissTree take() {
        for (std::size_t i = 0; i < m_tree.nodes.size(); ++i) {
            if (m_tree.nodes[i].kind == Kind::leaf) {
                m_tree.leaves.push_back(i);
            }
        }
        return std::move(m_tree);
    }

private:
    std::size_t add(MissNode node, std::size_t parent) {
        const std::size_t index = m_tree.nodes.size();
        node.parent = parent;
        m_tree.nodes.push_back(std::move(node));
        if (index != 0) {
            m_tree.nodes[parent].children.push_back(index);
        }
        return index;
    }

    /// Adds a condition and its parts. Removes the parts again if they do not give its verdict.
    void addCondition(const CheckedCondition& condition, std::size_t parent, Row candidate) {
        MissNode node;
        node.condition = condition;
        node.candidate = candidate;
        const bool isAttribute = condition.where == condition.head && expressionOf(condition) != nullptr;
        node.site = isAttribute ? MissSite::attribute : MissSite::element;
        node.where = condition.where;
        node.kind = kindOf(condition);
        const std::size_t index = add(std::move(node), parent);
        const auto expression = expressionOf(condition);
        if (m_tree.nodes[index].kind != Kind::leaf) {
            addAll(condition.children, index, candidate);
        } else if (expression != nullptr && expression->root && !expression->readsChance &&
                   isWrittenAsText(*expression, m_model)) {
            m_tree.nodes[index].kind = kindOf(*expression->root);
            addParts(condition, *expression, *expression->root, index, candidate);
        }
        keepIfTrue(index);
    }

    void addParts(const CheckedCondition& condition, const TypedExpression& whole, const TypedNode& node,
                  std::size_t index, Row candidate) {
        if (kindOf(node) == Kind::leaf) {
            return;
        }
        for (const TypedNode& operand : node.operands) {
            MissNode part;
            part.condition = partOf(condition, whole, operand, whole.root);
            part.candidate = candidate;
            part.site = MissSite::part;
            part.where = part.condition.where;
            part.kind = kindOf(operand);
            addParts(condition, whole, operand, add(std::move(part), index), candidate);
        }
    }

    void keepIfTrue(std::size_t index) {
        if (m_tree.nodes[index].kind == Kind::leaf) {
            return;
        }
        const auto own = [&](std::size_t node) {
            return truthOf(TestedCondition(m_tree.nodes[node].condition, m_model), m_state, m_view,
                           m_tree.nodes[node].candidate);
        };
        std::vector<Truth> truths(m_tree.nodes.size(), Truth::no);
        for (std::size_t i = index; i < m_tree.nodes.size(); ++i) {
            truths[i] = m_tree.nodes[i].kind == Kind::leaf ? own(i) : Truth::no;
        }
        if (verdictOf(m_tree, index, truths) != own(index)) {
            m_tree.nodes.resize(index + 1);
            m_tree.nodes[index].kind = Kind::leaf;
            m_tree.nodes[index].children.clear();
        }
    }

    const CheckedModel& m_model;
    const MissState& m_state;
    const View& m_view;
    MissTree m_tree;
};

/// Adds the conditionals around an effect.
void addBranches(const CheckedGroup& group, std::uint16_t effect, std::size_t parent, Row object, TreeMaker& maker) {
    for (const CheckedEffect* at = &group.effects[effect]; at->parent != noEffect;) {
        const CheckedEffect& outer = group.effects[at->parent];
        if (outer.spec->timeline == TimelineWork::branch && at->block < outer.spec->blocks.size()) {
            const bool isElse = outer.spec->blocks[at->block].tag == "else";
            for (const auto& conditions : outer.conditions) {
                if (!conditions.empty()) {
                    const std::size_t list = isElse ? maker.list(Kind::opposite, parent, object, true) : parent;
                    maker.addAll(conditions, isElse ? maker.list(Kind::all, list, object) : list, object);
                }
            }
        }
        at = &outer;
    }
}

} // namespace

TestedCondition::TestedCondition(CheckedCondition condition, const CheckedModel& model)
    : m_checked(std::move(condition)), m_compiled(ConditionCompiler(model).condition(m_checked)) {}

Truth truthOf(const TestedCondition& condition, const MissState& state, const View& view, Row candidate) {
    const Truth truth = state.evaluator.one(condition.compiled(), view, state.source, candidate);
    state.evaluator.faults().clear(); // the turn already reported the faults
    return truth;
}

bool isWrittenAsText(const TypedExpression& expression, const CheckedModel& model) {
    if (!expression.where.file.isValid()) {
        return false;
    }
    const std::string_view written = model.files[expression.where.file.value]->slice(expression.where.span);
    return expression.decoding ? written.find('<') == std::string_view::npos : written == expression.text;
}

Truth verdictOf(const MissTree& tree, std::size_t index, const std::vector<Truth>& leaves) {
    const MissNode& node = tree.nodes[index];
    std::size_t yes = 0;
    std::size_t no = 0;
    for (const std::size_t child : node.children) {
        const Truth truth = verdictOf(tree, child, leaves);
        yes += truth == Truth::yes ? 1 : 0;
        no += truth == Truth::no ? 1 : 0;
    }
    const bool isComplete = yes + no == node.children.size();
    switch (node.kind) {
    case Kind::leaf:
        return leaves[index];
    case Kind::all:
        return no > 0 ? Truth::no : isComplete ? Truth::yes : Truth::missing;
    case Kind::any:
        return yes > 0 ? Truth::yes : isComplete ? Truth::no : Truth::missing;
    case Kind::opposite:
        break;
    }
    if (node.isMany) {
        return yes > 0 || (node.countsMissing && !isComplete) ? Truth::no : Truth::yes;
    }
    return yes > 0 ? Truth::no : no > 0 ? Truth::yes : Truth::missing;
}

MissTree makeMissTree(const CheckedGroup& group, const CheckedModel& model, const MissState& state, const View& view,
                      Row object, const std::vector<std::uint16_t>& effects) {
    TreeMaker maker(model, state, view);
    const std::size_t root = maker.list(Kind::all, 0, state.source);
    maker.addAll(group.activation, root, state.source);
    if (object == noRow) {
        return maker.take();
    }
    if (!group.include.empty()) {
        maker.addAll(group.include, maker.list(Kind::any, root, object), object);
    }
    if (!group.exclude.empty()) {
        maker.addAll(group.exclude, maker.list(Kind::opposite, root, object, true, state.isStrict), object);
    }
    const bool isFree = std::ranges::any_of(effects, [&](std::uint16_t effect) {
        return group.effects[effect].active.empty() && group.effects[effect].parent == noEffect;
    });
    if (!isFree && !effects.empty()) {
        const std::size_t any = maker.list(Kind::any, root, object);
        for (const std::uint16_t effect : effects) {
            const std::size_t all = maker.list(Kind::all, any, object);
            maker.addAll(group.effects[effect].active, all, state.source);
            addBranches(group, effect, all, object, maker);
        }
    }
    return maker.take();
}

} // namespace orrery::engine
