// SPDX-License-Identifier: GPL-3.0-or-later
// Dependencies of variables: the order of evaluation, cycles, and everything that a value depends on (V5.1).
#include "engine/check/classes/variable_diagnostics.h"
#include "engine/check/classes/variables.h"
#include "engine/check/expression/expression_node.h"
#include "engine/check/model/visible_scopes.h"

#include <algorithm>
#include <set>

namespace orrery::engine {

namespace {

/// A dependency: a modifier of one variable reads another variable.
struct Edge {
    VariableIndex to = 0;
    std::uint32_t modifier = 0;
};

class Orderer {
public:
    explicit Orderer(Checker& checker)
        : m_checker(checker), m_model(checker.model), m_language(checker.model.language),
          m_edges(m_language.variables.size()), m_states(m_language.variables.size(), State::fresh) {}

    void run() {
        for (VariableIndex i = 0; i < m_edges.size(); ++i) {
            for (const std::uint32_t modifier : m_language.variables[i].modifiers) {
                addEdges(i, modifier);
            }
        }
        for (VariableIndex i = 0; i < m_edges.size(); ++i) {
            if (m_states[i] == State::fresh) {
                walk(i);
            }
        }
        for (const VariableIndex index : m_solved) {
            close(index);
        }
        takeOut();
    }

private:
    enum class State : std::uint8_t { fresh, onPath, done };
    struct Step {
        VariableIndex at = 0;
        std::size_t next = 0;
    };

    static const std::vector<VariableIndex>& readBy(const std::shared_ptr<const TypedExpression>& expression) {
        static const std::vector<VariableIndex> none;
        return expression ? expression->variables : none;
    }

    void addEdges(VariableIndex from, std::uint32_t modifier) {
        const CheckedModifier& one = m_language.modifiers[modifier];
        for (const auto* expression : {&one.value, &one.active}) {
            for (const VariableIndex to : readBy(*expression)) {
                m_edges[from].push_back({to, modifier});
            }
        }
    }

    /// Walks the dependencies depth first. Adds each variable after all variables that it reads.
    void walk(VariableIndex start) {
        m_path = {{start}};
        m_states[start] = State::onPath;
        while (!m_path.empty()) {
            Step& step = m_path.back();
            if (step.next == m_edges[step.at].size()) {
                m_states[step.at] = State::done;
                m_solved.push_back(step.at);
                m_path.pop_back();
                continue;
            }
            const Edge edge = m_edges[step.at][step.next++];
            if (m_broken.contains(edge.modifier)) {
                continue;
            }
            if (m_states[edge.to] == State::fresh) {
                m_states[edge.to] = State::onPath;
                m_path.push_back({edge.to});
            } else if (m_states[edge.to] == State::onPath) {
                reportCycle(edge);
            }
        }
    }

    void reportCycle(const Edge& closing) {
        std::string names;
        std::vector<DiagnosticNote> notes;
        const auto first = std::ranges::find(m_path, closing.to, &Step::at);
        for (auto it = first; it != m_path.end(); ++it) {
            names += nameOf(it->at) + " → ";
            const Edge& edge = m_edges[it->at][it->next - 1];
            notes.push_back(
                {m_language.modifiers[edge.modifier].head, phrase("{0} reads {1}", {nameOf(it->at), nameOf(edge.to)})});
        }
        const CheckedModifier& modifier = m_language.modifiers[closing.modifier];
        m_checker
            .report(variableDiagnostics["check.variable-cycle"], placeOf(modifier, closing.to),
                    {names + nameOf(closing.to)})
            .notes = std::move(notes);
        m_broken.insert(closing.modifier);
    }

    /// Returns the name of a variable. If several variables have the name, adds the scope: "planet.Unrest".
    std::string nameOf(VariableIndex index) const {
        const CheckedVariable& variable = m_language.variables[index];
        return m_language.variableNames.count(variable.name) < 2
                   ? variable.name
                   : scopeName(m_model.vocabulary, variable.scope).english() + "." + variable.name;
    }

    /// Returns the place in a modifier that reads a variable. If there is no such place, returns the place of the
    /// expression.
    static Location placeOf(const CheckedModifier& modifier, VariableIndex variable) {
        for (const auto* expression : {&modifier.value, &modifier.active}) {
            if (std::ranges::find(readBy(*expression), variable) == readBy(*expression).end()) {
                continue;
            }
            const TypedNode* const node = find(*(*expression)->root, variable);
            return node != nullptr ? (*expression)->placeOf(*node) : (*expression)->where;
        }
        return modifier.head;
    }

    static const TypedNode* find(const TypedNode& node, VariableIndex variable) {
        if (std::ranges::find(node.variables(), variable) != node.variables().end()) {
            return &node;
        }
        for (const TypedNode& operand : node.operands) {
            if (const TypedNode* const found = find(operand, variable)) {
                return found;
            }
        }
        return nullptr;
    }

    /// Completes a variable. Call it after all variables that this one reads are complete.
    void close(VariableIndex index) {
        CheckedVariable& variable = m_language.variables[index];
        std::size_t level = 0;
        for (const Edge& edge : m_edges[index]) {
            if (!m_broken.contains(edge.modifier)) {
                level = std::max<std::size_t>(level, m_language.variables[edge.to].level + 1u);
            }
        }
        if (level > deepestVariables) {
            m_checker.report(variableDiagnostics["check.variable-depth"], variable.where,
                             {variable.name, std::to_string(deepestVariables)});
            for (const Edge& edge : m_edges[index]) {
                m_broken.insert(edge.modifier);
            }
            level = 0;
        }
        variable.level = static_cast<std::uint16_t>(level);
        VariableReads& reads = variable.reads;
        if (variable.spread) {
            reads.columns.push_back(variable.spreadColumn);
        }
        if (variable.scope == globalScope && (variable.spread || variable.channel == ChannelDirection::in)) {
            addBuiltins(reads, {Builtin::exists}); // the game object must exist
        }
        if (variable.channel == ChannelDirection::in) {
            reads.columns.push_back(variable.channelColumn);
        }
        for (const std::uint32_t modifier : variable.modifiers) {
            if (!m_broken.contains(modifier)) {
                addReads(m_language.modifiers[modifier], reads);
            }
        }
        std::ranges::sort(reads.columns);
        reads.columns.erase(std::unique(reads.columns.begin(), reads.columns.end()), reads.columns.end());
    }

    void addBuiltins(VariableReads& reads, std::initializer_list<Builtin> columns) const {
        for (const Builtin column : columns) {
            reads.columns.push_back(m_model.layout.builtin(column));
        }
    }

    void addReads(const CheckedModifier& modifier, VariableReads& reads) const {
        const bool isOwn = modifier.address == CheckedModifier::Address::own;
        if (modifier.carrier || !isOwn) {
            addBuiltins(reads, {Builtin::exists, Builtin::objectClass});
        }
        if (modifier.carrier) {
            const Type& type = m_model.vocabulary.types()[m_model.classes.asRead(*modifier.carrier).type];
            if (type.source == SourceRule::host) {
                addBuiltins(reads, {Builtin::attachedTo});
            } else if (type.source == SourceRule::capital) {
                addBuiltins(reads, {Builtin::owners, Builtin::capital});
            }
        }
        if (modifier.address == CheckedModifier::Address::object) {
            addBuiltins(reads, {Builtin::name});
        }
        addWay(modifier.variables, reads);
        for (const auto* expression : {&modifier.value, &modifier.active}) {
            if (!*expression) {
                continue;
            }
            const TypedExpression& one = **expression;
            reads.columns.insert(reads.columns.end(), one.columns.begin(), one.columns.end());
            reads.turn |= one.readsTurn;
            reads.lanes |= one.readsLanes;
            reads.chance |= one.readsChance;
            addWay(one.variables, reads);
            for (const VariableIndex index : one.variables) {
                const VariableReads& other = m_language.variables[index].reads;
                reads.columns.insert(reads.columns.end(), other.columns.begin(), other.columns.end());
                reads.turn |= other.turn;
                reads.lanes |= other.lanes;
                reads.chance |= other.chance;
            }
        }
    }

    /// Adds the columns that decide from which object a variable is read: attachments and owners.
    void addWay(const std::vector<VariableIndex>& variables, VariableReads& reads) const {
        const auto isLocal = [&](VariableIndex index) { return m_language.variables[index].scope != globalScope; };
        if (std::ranges::any_of(variables, isLocal)) {
            addBuiltins(reads, {Builtin::attachedTo, Builtin::system, Builtin::owners, Builtin::objectClass});
        }
    }

    /// Removes modifiers that cause cycles, like other wrong modifiers.
    void takeOut() {
        if (m_broken.empty()) {
            return;
        }
        std::vector<std::uint32_t> places(m_language.modifiers.size());
        std::vector<CheckedModifier> kept;
        for (std::uint32_t i = 0; i < m_language.modifiers.size(); ++i) {
            places[i] = static_cast<std::uint32_t>(kept.size());
            if (!m_broken.contains(i)) {
                kept.push_back(std::move(m_language.modifiers[i]));
            }
        }
        m_language.modifiers = std::move(kept);
        for (CheckedVariable& variable : m_language.variables) {
            std::erase_if(variable.modifiers, [&](std::uint32_t index) { return m_broken.contains(index); });
            for (std::uint32_t& index : variable.modifiers) {
                index = places[index];
            }
        }
    }

    Checker& m_checker;
    CheckedModel& m_model;
    Language& m_language;
    std::vector<std::vector<Edge>> m_edges; ///< dependencies, by variable, in the order of its modifiers
    std::vector<State> m_states;
    std::vector<Step> m_path;
    std::vector<VariableIndex> m_solved; ///< variables, each after all variables that it reads
    std::set<std::uint32_t> m_broken;    ///< removed modifiers
};

} // namespace

void orderVariables(Checker& checker) {
    Orderer(checker).run();
}

} // namespace orrery::engine
