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

/// A fault that occurred while a variable was solved (X1.3).
struct SolvingFault {
    Location where; ///< the operation in a modifier's value, or the modifier
    EvaluationFault::Kind kind = EvaluationFault::Kind::divisionByZero;
    Row row = noRow; ///< the object that has the variable; noRow: the whole run
    friend auto operator<=>(const SolvingFault&, const SolvingFault&) = default;
};

/// The variables that a result was computed from, each once: their work counts in a turn that uses it (TurnWork).
struct UsedVariables {
    std::vector<std::uint64_t> cells;
    std::vector<std::shared_ptr<UsedVariables>> answers; ///< those of other results that it uses
    std::uint32_t countedIn = 0;                         ///< TurnWork::turn of the last turn that counted them, plus 1

    bool isEmpty() const { return cells.empty() && answers.empty(); }
    /// Sorts the list and removes duplicates. Nothing may be added afterwards.
    void close() {
        std::ranges::sort(cells);
        cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
        cells.shrink_to_fit();
    }
};

/// One modifier as it applies to one cell (V3, V4).
struct ModifierInstance {
    std::uint32_t modifier = 0; ///< into Language::modifiers
    Row carrier = noRow;        ///< the object that carries it; noRow: a global modifier
    Row source = noRow;         ///< the object of `Source` in it (E2.8)
    Row candidate = noRow;      ///< the object of bare names in it: the carrier, or the addressed object
};

/// The outcome of one modifier of a cell, for explanations (V5.2).
struct AppliedModifier {
    enum class State : std::uint8_t {
        applied,
        inactive,  ///< its `active` is false (X5.2)
        noSource,  ///< its carrier has no source (E2.8)
        noCarrier, ///< no object that carries it exists (V3.2)
        noObject,  ///< the object that it addresses by name does not exist
        noValue,   ///< its value is missing, so it has no effect
    };
    ModifierInstance instance;
    State state = State::applied;
    double parameter = 0.0; ///< the result of its value
    double before = 0.0;
    double after = 0.0;
    std::vector<EvaluatedTerm> terms; ///< of the value, or of `active` if that is false
    std::vector<SolvingFault> faults;
};

/// The values of variables (V5). Solves a variable when it is read, from the current state, after the variables that it
/// depends on. Keeps the value as long as the columns that it depends on stay the same. A part of World.
class VariableSolver {
public:
    /// @param model and `world` must outlive it. @param counts receives the statistics
    VariableSolver(const CheckedModel& model, World& world, WorldCounts& counts);
    ~VariableSolver();
    VariableSolver(const VariableSolver&) = delete;
    VariableSolver& operator=(const VariableSolver&) = delete;

    /// Implement World::cellOf and World::value.
    std::optional<VariableCell> cellOf(const View& view, std::span<const VariableIndex> variables, Row row,
                                       PartNumber part);
    double value(const View& view, const VariableCell& cell);

    /// Returns the initial value of a cell, before modifiers: default, spread or channel.
    double opening(const View& view, const VariableCell& cell);
    /// Returns all modifiers that address the cell, in the order in which they apply, evaluated again with their
    /// operands.
    std::vector<AppliedModifier> account(const View& view, const VariableCell& cell);

    /// Returns the faults since the list was last emptied, each once, in no particular order. Caches do not change the
    /// set. The code that runs turns empties it.
    std::vector<SolvingFault>& faults() { return m_faults; }
    /// Drops all values. Do not call it while one is being solved.
    void clear();

    /// Records the variables used from now on in `used`, and does not count them; null: counts them for the turn.
    /// @return the previous recorder
    UsedVariables* tellUses(UsedVariables* used);
    /// Uses a shared result that was computed from these variables; null: from none.
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
    std::vector<SolvingFault>* m_telling; ///< receives the faults: of the cell being solved, else m_faults
    UsedVariables* m_using = nullptr;     ///< of the cell or result being computed; null: none is
    std::unique_ptr<Caches> m_caches;
};

} // namespace orrery::engine
