// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/evaluate.h"
#include "engine/program/world.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace orrery::engine {

/// A fault of solving a variable (X1.3).
struct SolvingFault {
    Location where; ///< location of the operation in a modifier's value, or of the modifier
    EvaluationFault::Kind kind = EvaluationFault::Kind::divisionByZero;
    Row row = noRow; ///< the object that has the variable; noRow: the whole run
    friend auto operator<=>(const SolvingFault&, const SolvingFault&) = default;
};

/// The variables that a result uses, each once. Their work counts in each turn that uses the result (TurnWork).
struct UsedVariables {
    std::vector<std::uint64_t> cells;
    std::vector<std::shared_ptr<UsedVariables>> answers; ///< variables of other results that this result uses
    std::uint32_t countedIn = 0;                         ///< TurnWork::turn of the last turn that counted these
                                                         ///< variables, plus 1

    bool isEmpty() const { return cells.empty() && answers.empty(); }
    /// Sorts the list and removes duplicates. Do not add variables afterwards.
    void close() {
        std::ranges::sort(cells);
        cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
        cells.shrink_to_fit();
    }
};

/// One modifier as it applies to one cell (V3, V4).
struct ModifierInstance {
    std::uint32_t modifier = 0; ///< index into Language::modifiers
    Row carrier = noRow;        ///< the object that carries the modifier; noRow: a global modifier
    Row source = noRow;         ///< the object that `Source` refers to (E2.8)
    Row candidate = noRow;      ///< the object that bare names refer to: the carrier, or the addressed object
};

/// The outcome of one modifier of a cell, for explanations (V5.2).
struct AppliedModifier {
    enum class State : std::uint8_t {
        applied,
        inactive,  ///< the modifier's `active` is false (X5.2)
        noSource,  ///< the carrier has no source (E2.8)
        noCarrier, ///< no object exists that carries the modifier (V3.2)
        noObject,  ///< the object that the modifier addresses by name does not exist
        noValue,   ///< the modifier's value is missing, so it has no effect
    };
    ModifierInstance instance;
    State state = State::applied;
    double parameter = 0.0; ///< result of the modifier's value
    double before = 0.0;
    double after = 0.0;
    std::vector<EvaluatedTerm> terms; ///< terms of the value, or of `active` if that is false
    std::vector<SolvingFault> faults;
};

/// Solves variables (V5). Solves a variable when code reads it, from the current state, after the variables that it
/// depends on. Keeps the value as long as the columns that it depends on stay the same. A part of World.
class VariableSolver {
public:
    /// @param model,world must outlive the solver. @param counts receives the statistics
    VariableSolver(const CheckedModel& model, World& world, WorldCounts& counts);
    ~VariableSolver();
    VariableSolver(const VariableSolver&) = delete;
    VariableSolver& operator=(const VariableSolver&) = delete;

    /// Implements World::cellOf() and World::value().
    std::optional<VariableCell> cellOf(const View& view, std::span<const VariableIndex> variables, Row row,
                                       PartNumber part);
    double value(const View& view, const VariableCell& cell);

    /// Returns the initial value of a cell before modifiers: default, spread or channel.
    double opening(const View& view, const VariableCell& cell);
    /// Evaluates all modifiers that address the cell again, with their operands. Returns them in the order in which
    /// they apply.
    std::vector<AppliedModifier> account(const View& view, const VariableCell& cell);

    /// Returns the faults since the list was last emptied, each once, in no particular order. Caches do not change the
    /// set. The code that runs turns empties the list.
    std::vector<SolvingFault>& faults() { return m_faults; }
    /// Drops all values. Do not call it while the solver solves a variable.
    void clear();

    /// Records the variables used from now on in `used`, without counting their work. With null, counts their work for
    /// the turn. @return the previous recorder
    UsedVariables* tellUses(UsedVariables* used);
    /// Records or counts the use of a shared result that depends on these variables; null: on none.
    void use(const View& view, const std::shared_ptr<UsedVariables>& used);

private:
    struct Caches;
    struct Solved;

    Solved& solved(const View& view, const VariableCell& cell);
    void count(const View& view, Solved& solved);
    void count(const View& view, UsedVariables& used);
    double solve(const View& view, const VariableCell& cell, std::vector<AppliedModifier>* account);
    void findInstances(const View& view, const VariableCell& cell, std::uint32_t modifier,
                       std::vector<ModifierInstance>& out);
    void findAddressed(const View& view, std::uint32_t modifier);
    std::vector<Row> targets(const View& view, const CheckedModifier& modifier);
    double apply(const View& view, const VariableCell& cell, double value, AppliedModifier& one, bool withTerms);
    void addAbsent(const View& view, std::uint32_t modifier, std::vector<AppliedModifier>& account);
    void fault(const SolvingFault& what);
    const CheckedPart* part(ClassIndex objectClass, PartNumber number) const;
    bool isWithin(ScopeIndex scope, ScopeIndex outer) const;
    std::optional<VariableCell> ownCell(const View& view, std::span<const VariableIndex> variables, Row row,
                                        PartNumber part) const;

    const CheckedModel& m_model;
    World& m_world;
    WorldCounts& m_counts;
    std::vector<SolvingFault> m_faults;
    std::vector<SolvingFault>* m_telling; ///< list that receives the faults: that of the cell being solved, otherwise
                                          ///< m_faults
    UsedVariables* m_using = nullptr;     ///< recorder of the cell or result being computed; null: none
    std::unique_ptr<Caches> m_caches;
};

} // namespace orrery::engine
