// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/run_reads.h"

#include "engine/check/expression/expression.h"
#include "engine/check/expression/expression_node.h"
#include "engine/turn/group_identity.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace orrery::engine {

namespace {

/// Returns the words of a text that can be names.
std::set<std::string_view> wordsOf(std::string_view text) {
    std::set<std::string_view> words;
    const auto isWordByte = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; };
    for (std::size_t begin = 0; begin < text.size();) {
        std::size_t end = begin;
        while (end < text.size() && isWordByte(text[end])) {
            ++end;
        }
        if (end > begin) {
            words.insert(text.substr(begin, end - begin));
        }
        begin = end + 1;
    }
    return words;
}

} // namespace

bool readsOwnMembersOnly(const TypedNode& node) {
    using Kind = TypedNode::Kind;
    switch (node.kind) {
    case Kind::constant:
    case Kind::text:
    case Kind::turn:
    case Kind::object:
        return true;
    case Kind::member:
        return node.operands.size() == 1 && node.operands.front().kind == Kind::object;
    case Kind::operation:
    case Kind::choice:
        return std::ranges::all_of(node.operands, readsOwnMembersOnly);
    default:
        return false;
    }
}

RunReads::RunReads(const RunComparer& comparer, bool isLeft)
    : m_session(isLeft ? comparer.left() : comparer.right()), m_model(*m_session.program().model),
      m_index(m_model.layout.size(), 0) {
    for (std::uint32_t i = 0; i < comparer.columns().size(); ++i) {
        const ComparedColumn& column = comparer.columns()[i];
        if (const auto id = isLeft ? column.left : column.right) {
            m_index[id->value] = i;
        }
    }
}

GroupReads RunReads::of(const CompiledCondition& condition) const {
    GroupReads out;
    collect(std::vector{condition}, out);
    const Location where = condition.checked->where;
    if (where.file.isValid()) {
        out.words = wordsOf(m_model.files[where.file.value]->slice(where.span));
    }
    return out;
}

std::optional<std::uint32_t> RunReads::groupOf(std::uint64_t identity) {
    if (m_groups.empty()) {
        for (std::uint32_t group = 0; group < m_session.program().groups.size(); ++group) {
            m_groups.emplace(stableIdentity(m_model, m_session.program().groupAsRead(group)), group);
        }
    }
    const auto found = m_groups.find(identity);
    return found == m_groups.end() ? std::nullopt : std::optional(found->second);
}

std::optional<WhyNot> RunReads::whyNot(std::uint32_t turn, std::uint32_t group, Row holder, Row object) {
    if (m_answers == mostAnswers) {
        return std::nullopt;
    }
    ++m_answers;
    if (!m_replay || m_turn != turn) {
        m_replay.emplace(m_session, turn);
        m_turn = turn;
    }
    return engine::whyNot(*m_replay, group, holder, object);
}

const GroupReads& RunReads::of(std::uint32_t group) {
    const auto [known, isNew] = m_known.try_emplace(group);
    if (isNew) {
        collect(m_session.program().groups[group], known->second);
    }
    return known->second;
}

const std::vector<std::uint32_t>& RunReads::rivalsOf(std::uint32_t group) {
    const auto [known, isNew] = m_rivals.try_emplace(group, 1, group);
    if (!isNew || of(group).stackings.empty()) {
        return known->second;
    }
    if (m_ofName.empty()) {
        for (std::uint32_t other = 0; other < m_session.program().groups.size(); ++other) {
            for (const StackingIndex name : of(other).stackings) {
                m_ofName[name].push_back(other);
            }
        }
    }
    std::set<std::uint32_t> rivals;
    for (const StackingIndex name : of(group).stackings) {
        rivals.insert(m_ofName[name].begin(), m_ofName[name].end());
    }
    rivals.erase(group);
    known->second.insert(known->second.end(), rivals.begin(), rivals.end());
    return known->second;
}

std::set<std::uint32_t> RunReads::columnsOf(const TypedExpression& expression) const {
    std::set<std::uint32_t> columns;
    addExpression(expression, columns);
    return columns;
}

bool RunReads::drawsIn(const TypedExpression& expression) const {
    return expression.readsChance || std::ranges::any_of(expression.variables, [&](VariableIndex variable) {
               return m_model.language.variables[variable].reads.chance;
           });
}

void RunReads::add(const std::vector<ColumnId>& from, std::set<std::uint32_t>& to) const {
    for (const ColumnId column : from) {
        to.insert(m_index[column.value]);
    }
}

void RunReads::addExpression(const TypedExpression& expression, std::set<std::uint32_t>& to) const {
    add(expression.columns, to);
    for (const VariableIndex variable : expression.variables) {
        add(m_model.language.variables[variable].reads.columns, to);
    }
}

void RunReads::collect(const std::vector<CompiledCondition>& conditions, GroupReads& out, bool isNested) const {
    for (const CompiledCondition& condition : conditions) {
        if (!condition.children.empty() && condition.spec->asksSameObject && !isNested && condition.arguments.empty()) {
            collect(condition.children, out);
            continue;
        }
        const bool isLeaf = condition.children.empty() && !isNested;
        std::set<std::uint32_t> own;
        for (const auto& subject : {condition.subject, condition.secondSubject}) {
            if (isLeaf && subject) {
                own.insert(m_index[subject->value]);
            }
        }
        std::set<std::uint32_t> others;
        for (const CompiledArgument& argument : condition.arguments) {
            collect(argument, isLeaf, own, others, out);
        }
        out.ownColumns.insert(own.begin(), own.end());
        out.columns.insert(others.begin(), others.end());
        for (const ColumnId column : condition.columns) {
            if (!own.contains(m_index[column.value])) {
                out.columns.insert(m_index[column.value]);
            }
        }
        const auto& builtins = condition.spec->builtins;
        const bool findsClass = builtins.size() > 1 && std::ranges::count(builtins, Builtin::objectClass) > 0;
        out.readsNamed = out.readsNamed || (isLeaf && findsClass);
        out.readsChance = out.readsChance || condition.readsChance;
        out.readsOthers = out.readsOthers || !isLeaf || condition.spec->readsLanes || condition.spec->readsVisibility;
        collect(condition.children, out, true);
    }
}

void RunReads::collect(const CompiledArgument& argument, bool isOwn, std::set<std::uint32_t>& own,
                       std::set<std::uint32_t>& others, GroupReads& out) const {
    if (argument.sourceColumn) {
        own.insert(m_index[argument.sourceColumn->value]);
    }
    if (argument.checked == nullptr || argument.checked->expression == nullptr) {
        return;
    }
    const TypedExpression& expression = *argument.checked->expression;
    const bool isOfOwn = isOwn && readsOwnMembersOnly(*expression.root);
    addExpression(expression, isOfOwn ? own : others);
    out.readsVariables = out.readsVariables || !expression.variables.empty();
    out.readsChance = out.readsChance || drawsIn(expression);
    out.readsOthers = out.readsOthers || !isOfOwn;
}

void RunReads::collect(const std::vector<CompiledArgument>& arguments, GroupReads& out) const {
    for (const CompiledArgument& argument : arguments) {
        collect(argument, true, out.ownColumns, out.columns, out);
    }
}

void RunReads::collect(const CompiledGroup& group, GroupReads& out) const {
    for (const std::vector<CompiledCondition>* list : {&group.activation, &group.include, &group.exclude}) {
        collect(*list, out);
    }
    for (const CompiledTrigger& trigger : group.triggers) {
        collect(trigger.conditions, out);
    }
    for (const CompiledCost& cost : group.costs) {
        collect(std::vector{cost.amount}, out);
    }
    out.stackings.insert(group.checked->stacking);
    for (const CompiledEffect& effect : group.effects) {
        collect(effect.arguments, out);
        collect(effect.active, out);
        for (const CompiledEffect::Block& block : effect.blocks) {
            collect(block.conditions, out);
        }
        for (const CompiledTrigger& awaited : effect.awaits) {
            collect(awaited.conditions, out);
        }
        out.stackings.insert(effect.checked->stacking);
    }
    out.stackings.erase(0);
    const Location where = group.checked->where;
    if (where.file.isValid()) {
        out.words = wordsOf(m_model.files[where.file.value]->slice(where.span));
    }
    const Language& language = m_model.language;
    out.readsVariables = out.readsVariables || std::ranges::any_of(out.words, [&](std::string_view word) {
                             return language.functionNames.contains(word) || language.aggregateNames.contains(word) ||
                                    language.tableNames.contains(word) || language.variableNames.contains(word);
                         });
    for (const Builtin always : {Builtin::attachedTo, Builtin::owners, Builtin::capital, Builtin::objectClass}) {
        out.columns.insert(m_index[static_cast<std::size_t>(always)]);
    }
}

} // namespace orrery::engine
