// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace orrery::engine {

struct CompiledArgument;
struct CompiledCondition;

/// The parts of a step to which a probe attributes time (I4.12). Groups and conditions may share the results of the
/// three kinds in the middle.
enum class ProbeKind : std::uint8_t {
    turn,
    stage,      ///< identified by its Stage
    group,      ///< identified by its index in Program::groups
    activation, ///< identified by CompiledGroup::activationShape
    scope,      ///< identified by CompiledGroup::scopeShape
    matching,   ///< verdicts on all objects, identified by CompiledCondition::shape
    condition,  ///< identified by CompiledCondition::shape
    effect,     ///< identified by its index in the group
    expression, ///< identified by the specification of its parameter
};

/// Returns whether several users can share the result of such a part.
constexpr bool isShareable(ProbeKind kind) {
    return kind == ProbeKind::activation || kind == ProbeKind::scope || kind == ProbeKind::matching;
}

/// Measures the parts of steps (I4.12). Each moment of a step belongs to exactly one node, so the times of all nodes
/// add up to the step. A step calls a probe only if TurnWork::probe is set. A probe affects no result.
class StepProbe {
public:
    static constexpr std::uint32_t none = ~0u;

    /// A part, below the part that contains it. A shareable part has no parent: uses() lists the parts that use it.
    struct Node {
        ProbeKind kind = ProbeKind::turn;
        std::uint64_t id = 0;
        const CompiledCondition* condition = nullptr; ///< for a condition, the first one of its shape
        const CompiledArgument* argument = nullptr;   ///< for an expression
        std::uint32_t parent = none;
        std::uint64_t own = 0; ///< nanoseconds, without the parts below it and the shareable parts that it uses
        std::uint64_t evaluations = 0;
        std::uint64_t in = 0;  ///< number of evaluated candidates
        std::uint64_t out = 0; ///< number of matching candidates, or of values
    };
    struct Use {
        std::uint32_t user = none;
        std::uint32_t shared = none;
    };

    StepProbe() { beginRange(); }

    /// Drops all results.
    void beginRange();
    /// Begins and ends the measured time of one step.
    void beginTurn();
    void endTurn();

    /// Enters a part. @return false if the step already is in this part; its caller then counts nothing
    bool enter(ProbeKind kind, std::uint64_t id);
    bool enter(const CompiledCondition& condition);
    bool enter(const CompiledArgument& argument);
    void leave();
    /// Counts evaluations of the current part.
    void count(std::uint64_t in, std::uint64_t out, std::uint64_t evaluations = 1) {
        Node& node = m_nodes[m_current];
        node.evaluations += evaluations;
        node.in += in;
        node.out += out;
    }

    /// Returns the parts in the order of their first use. The first one is the whole turn.
    const std::vector<Node>& nodes() const { return m_nodes; }
    /// Returns the uses of shareable parts, each once, in the order of the first use.
    const std::vector<Use>& uses() const { return m_uses; }

private:
    struct Key {
        std::uint64_t id = 0;
        std::uint32_t parent = none;
        ProbeKind kind = ProbeKind::turn;
        friend bool operator==(const Key&, const Key&) = default;
    };
    struct Hash {
        std::size_t operator()(const Key& key) const {
            const std::uint64_t place = (std::uint64_t{key.parent} << 4) ^ static_cast<std::uint64_t>(key.kind);
            return (key.id * 0x9e3779b97f4a7c15ull) ^ (place * 0xc2b2ae3d27d4eb4full);
        }
    };
    std::uint32_t find(const Key& key);
    bool isInside(ProbeKind kind, std::uint64_t id) const;
    void spend();

    std::vector<Node> m_nodes;
    std::vector<Use> m_uses;
    std::unordered_map<Key, std::uint32_t, Hash> m_known;
    std::vector<std::uint32_t> m_stack;
    std::uint32_t m_current = 0;
    std::uint64_t m_since = 0;
};

/// A part of a step, during the lifetime of the object. Costs one test if there is no probe.
class Probed {
public:
    Probed(StepProbe* probe, ProbeKind kind, std::uint64_t id) : m_probe(probe) {
        if (m_probe != nullptr) [[unlikely]] {
            m_isNew = m_probe->enter(kind, id);
        }
    }
    /// @param part a CompiledCondition or CompiledArgument
    template <typename Part>
    Probed(StepProbe* probe, const Part& part) : m_probe(probe) {
        if (m_probe != nullptr) [[unlikely]] {
            m_isNew = m_probe->enter(part);
        }
    }
    ~Probed() {
        if (m_probe != nullptr) [[unlikely]] {
            m_probe->leave();
        }
    }
    Probed(const Probed&) = delete;
    Probed& operator=(const Probed&) = delete;

    /// Returns whether the part counts its own evaluation: false without a probe, and if its caller counts.
    bool counts() const { return m_probe != nullptr && m_isNew; }

private:
    StepProbe* m_probe;
    bool m_isNew = false;
};

} // namespace orrery::engine
