// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/expression/read_recorder.h"

namespace orrery::engine {

void ReadRecorder::add(std::initializer_list<Builtin> columns) {
    for (const Builtin column : columns) {
        addColumn(m_layout->builtin(column));
    }
}

void ReadRecorder::addMember(const TypedNode& member) {
    const TypedNode& owner = member.operands[0];
    if (owner.kind != TypedNode::Kind::object) {
        add({Builtin::exists}); // members of a destroyed object are missing
    }
    switch (member.access) {
    case Access::row:
        return;
    case Access::classProperty:
        add({Builtin::objectClass, Builtin::attachedTo, Builtin::system});
        return;
    case Access::runtime:
        if (owner.kind == TypedNode::Kind::object && owner.root == ExpressionRoot::source) {
            m_result.runtime.push_back(member.index);
        }
        [[fallthrough]];
    case Access::property:
        add({Builtin::attachedTo, Builtin::system}); // read on the way up the attachment tree
        break;
    case Access::stockpile:
        add({Builtin::owners, Builtin::exists});
        break;
    case Access::position:
        add({Builtin::positioned});
        break;
    case Access::age:
        addTurn();
        break;
    default:
        break;
    }
    addColumn(member.column);
}

void ReadRecorder::addVariables(const std::vector<VariableIndex>& variables) {
    m_result.variables.insert(m_result.variables.end(), variables.begin(), variables.end());
}

void ReadRecorder::addBody(const TypedExpression* body) {
    if (body == nullptr) {
        return;
    }
    addVariables(body->variables);
    m_result.columns.insert(m_result.columns.end(), body->columns.begin(), body->columns.end());
    m_result.readsTurn = m_result.readsTurn || body->readsTurn;
    m_result.readsRunning = m_result.readsRunning || body->readsRunning;
    m_result.readsLanes = m_result.readsLanes || body->readsLanes;
    m_result.readsChance = m_result.readsChance || body->readsChance;
}

void ReadRecorder::addObject(ExpressionRoot root, bool isInner) {
    switch (root) {
    case ExpressionRoot::source:
        m_result.readsSource = true;
        break;
    case ExpressionRoot::target:
        m_result.readsTarget = true;
        break;
    case ExpressionRoot::subject:
        m_result.readsSubject = true;
        break;
    case ExpressionRoot::candidate:
        m_result.readsCandidate = m_result.readsCandidate || !isInner;
        break;
    }
}

} // namespace orrery::engine
