// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/expression_share.h"
#include "engine/program/program.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace orrery::engine {

/// An effect of a meter group: where it stands, and what applying it needs of it, close together.
struct PlannedEffect {
    std::uint32_t level = 0;  ///< index into StepPlan::levels
    std::uint16_t effect = 0; ///< its place in the group
    MeterOperation operation = MeterOperation::none;
    bool isConditional = false; ///< CompiledEffect::active says something
    bool isInBranch = false;    ///< it stands in a conditional (E3.29)
    bool readsValue = false;    ///< its amount asks for value()
    ColumnId column{};
    StackingIndex stacking = 0;
    StackingIndex groupStacking = 0;
    double constant = 0.0;                     ///< the amount, where there is no program
    const ExpressionProgram* shared = nullptr; ///< of the amount, and of all others that compute the same
    const CompiledEffect* compiled = nullptr;
    const CompiledArgument* amount = nullptr;
};

/// A group that runs.
struct PlannedGroup {
    std::uint32_t group = 0; ///< index into Program::groups
    const CompiledGroup* compiled = nullptr;
    std::uint32_t bucket =
        0; ///< of meter groups: the level at which activation and scope are decided; else of priority
    bool altersMeters = false;
    bool readsGiven = false; ///< of its source, something that is given in play (E7.9)
    SourceRule source = SourceRule::self;
    std::uint32_t order = 0;                   ///< in its class
    FiringPoint point = FiringPoint::effects;  ///< of other groups (E8.8)
    std::vector<PlannedEffect> meterEffects{}; ///< those that are switched on, by (level, effect)
};

/// One distinct priority of the meter stage (E7.8).
struct PlannedLevel {
    int priority = 0;
    bool stacks = false;            ///< something at this level has a stacking name
    bool compares = false;          ///< and one of these names compares its contenders (E7.7)
    std::vector<ColumnId> copied{}; ///< columns that this level both writes and reads: amounts read them as it began
};

/// What can be said of every step of a program before any: which groups run, where, in what order.
class StepPlan {
public:
    explicit StepPlan(const Program& program); ///< has to outlive it

    /// In the class's order: those that fire once a turn. Compiled and lined up when first asked for, and then where
    /// they are.
    const std::vector<PlannedGroup>& groupsOf(ClassIndex objectClass);

    std::vector<PlannedLevel> levels;                         ///< ascending
    std::vector<int> priorities;                              ///< of the other groups, ascending: their buckets
    std::vector<std::vector<std::uint32_t>> triggeredOfClass; ///< by ClassIndex: those that answer something (T1)
    bool hasTriggers = false;                                 ///< there are some
    /// Meters that the same types have share a shape: one list of rows serves them all.
    std::vector<std::uint32_t> shapeOfMeter;
    std::vector<std::vector<bool>> shapes; ///< by shape, then TypeIndex

private:
    void findLevels();
    void findShapes();
    PlannedGroup planned(const CompiledGroup& group);

    const Program& m_program;
    std::vector<std::unique_ptr<const std::vector<PlannedGroup>>> m_groupsOfClass; ///< by ClassIndex; null: not yet
    SharedExpressions m_amounts;
};

} // namespace orrery::engine
