// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/step_probe.h"

#include "engine/program/program.h"

#include <bit>
#include <chrono>

namespace orrery::engine {

namespace {

std::uint64_t now() {
    return static_cast<std::uint64_t>(
        std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now().time_since_epoch())
            .count());
}

} // namespace

void StepProbe::beginRange() {
    m_nodes.assign(1, Node{});
    m_uses.clear();
    m_known.clear();
    m_stack.clear();
    m_current = 0;
}

void StepProbe::beginTurn() {
    m_stack.clear();
    m_current = 0;
    m_nodes.front().evaluations += 1;
    m_since = now();
}

void StepProbe::endTurn() {
    spend();
}

/// Attributes the time since the last change of the current part to this part.
void StepProbe::spend() {
    const std::uint64_t time = now();
    m_nodes[m_current].own += time - m_since;
    m_since = time;
}

/// Returns whether the current part is the part. An outer group counts, too: parts of a group begin with their group.
bool StepProbe::isInside(ProbeKind kind, std::uint64_t id) const {
    std::uint32_t node = m_current;
    while (kind == ProbeKind::group && node != none && m_nodes[node].kind != ProbeKind::group) {
        node = m_nodes[node].parent;
    }
    return node != none && m_nodes[node].kind == kind && m_nodes[node].id == id;
}

std::uint32_t StepProbe::find(const Key& key) {
    const auto [entry, isNew] = m_known.try_emplace(key, static_cast<std::uint32_t>(m_nodes.size()));
    if (isNew && isShareable(key.kind) && key.parent != none) {
        const std::uint32_t user = key.parent;
        const std::uint32_t shared = find({key.id, none, key.kind});
        m_known[key] = shared;
        m_uses.push_back({user, shared});
        return shared;
    }
    if (isNew) {
        m_nodes.push_back({.kind = key.kind, .id = key.id, .parent = key.parent});
    }
    return entry->second;
}

bool StepProbe::enter(ProbeKind kind, std::uint64_t id) {
    m_stack.push_back(m_current);
    if (isInside(kind, id)) {
        return false;
    }
    spend();
    m_current = find({id, m_current, kind});
    return true;
}

bool StepProbe::enter(const CompiledCondition& condition) {
    const bool isNew = enter(ProbeKind::condition, condition.shape);
    if (isNew && m_nodes[m_current].condition == nullptr) {
        m_nodes[m_current].condition = &condition;
    }
    return isNew;
}

bool StepProbe::enter(const CompiledArgument& argument) {
    if (argument.checked == nullptr) { // no text of the content
        m_stack.push_back(m_current);
        return false;
    }
    // Equal arguments of conditions that share a result have the same specification.
    const bool isNew = enter(ProbeKind::expression, std::bit_cast<std::uintptr_t>(argument.checked->spec));
    if (isNew && m_nodes[m_current].argument == nullptr) {
        m_nodes[m_current].argument = &argument;
    }
    return isNew;
}

void StepProbe::leave() {
    const std::uint32_t outer = m_stack.back();
    m_stack.pop_back();
    if (outer != m_current) {
        spend();
        m_current = outer;
    }
}

} // namespace orrery::engine
