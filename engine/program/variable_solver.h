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

/// Something that went wrong while a variable was solved (X1.3).
struct SolvingFault {
    Location where; ///< the operation in a modifier's value, or the modifier
    EvaluationFault::Kind kind = EvaluationFault::Kind::divisionByZero;
    Row row = noRow; ///< whose variable it is; noRow: the whole run's
    friend auto operator<=>(const SolvingFault&, const SolvingFault&) = default;
};

/// Values of variables that an answer was made of, each once: what it counts in a turn that uses it (TurnWork).
struct UsedVariables {
    std::vector<std::uint64_t> cells;
    std::vector<std::shared_ptr<UsedVariables>> answers; ///< those that other answers were made of
    std::uint32_t countedIn = 0;                         ///< the last turn that has them (TurnWork::turn), and 1

    bool isEmpty() const { return cells.empty() && answers.empty(); }
    /// Nothing is added any more.
    void close() {
        std::ranges::sort(cells);
        cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
        cells.shrink_to_fit();
    }
};

/// One modifier on its way to one cell (V3, V4).
struct ModifierInstance {
    std::uint32_t modifier = 0; ///< into Language::modifiers
    Row carrier = noRow;        ///< the object that brings it along; noRow: a global modifier
    Row source = noRow;         ///< what `Source` means in it (E2.8)
    Row candidate = noRow;      ///< what bare names mean in it: the carrier, or the addressed object
};

/// What came of one modifier of a cell, for explanations (V5.2).
struct AppliedModifier {
    enum class State : std::uint8_t {
        applied,
        inactive,  ///< its `active` does not hold (X5.2)
        noSource,  ///< E2.8
        noCarrier, ///< no object that brings it along is in the game (V3.2)
        noObject,  ///< the object that it addresses by name is not in the game
        noValue,   ///< its value is missing, so nothing happens
    };
    ModifierInstance instance;
    State state = State::applied;
    double parameter = 0.0; ///< what its value came to
    double before = 0.0;
    double after = 0.0;
    std::vector<EvaluatedTerm> terms; ///< of the value, or of `active` where that does not hold
    std::vector<SolvingFault> faults;
};

/// The values of variables (V5): worked out when they are read, from the state of that moment, each after what it
/// depends on, and kept as long as the columns that they were worked out from stay the same. A part of World.
class VariableSolver {
public:
    /// @param model and `world` have to outlive it. @param counts is told what was worked out.
    VariableSolver(const CheckedModel& model, World& world, WorldCounts& counts);
    ~VariableSolver();
    VariableSolver(const VariableSolver&) = delete;
    VariableSolver& operator=(const VariableSolver&) = delete;

    /// World::cellOf and World::value.
    std::optional<VariableCell> cellOf(const View& view, std::span<const VariableIndex> variables, Row row,
                                       PartNumber part);
    double value(const View& view, const VariableCell& cell);

    /// What a cell begins with, before modifiers: default, spread or channel.
    double opening(const View& view, const VariableCell& cell);
    /// All modifiers that address the cell, in the order in which they apply, worked out anew with their operands.
    std::vector<AppliedModifier> account(const View& view, const VariableCell& cell);

    /// What went wrong since it was last emptied, each once, in no order that means anything: the same set with caches
    /// off. Who runs turns empties it.
    std::vector<SolvingFault>& faults() { return m_faults; }
    /// Forgets all values. Not while one is being solved.
    void clear();

    /// From now on what is used is told to `used`, and counts for nothing; null: it counts for the turn. @return who
    /// was told before
    UsedVariables* tellUses(UsedVariables* used);
    /// An answer was used that was made of these; null: of none.
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
    std::vector<SolvingFault>* m_telling; ///< where faults go: of the cell that is being solved, else m_faults
    UsedVariables* m_using = nullptr;     ///< of the cell or answer that is being made; null: none is
    std::unique_ptr<Caches> m_caches;
};

} // namespace orrery::engine
