// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/expression_share.h"
#include "engine/program/program.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace orrery::engine {

/// An effect of a meter group: its place, and the data that is needed to apply it, close together in memory.
struct PlannedEffect {
    std::uint32_t level = 0;  ///< index into StepPlan::levels
    std::uint16_t effect = 0; ///< its place in the group
    MeterOperation operation = MeterOperation::none;
    bool isConditional = false; ///< CompiledEffect::active is not empty
    bool isInBranch = false;    ///< it stands in a conditional (E3.29)
    bool readsValue = false;    ///< its amount reads value()
    ColumnId column{};
    StackingIndex stacking = 0;
    StackingIndex groupStacking = 0;
    double constant = 0.0;                     ///< the amount, if there is no program
    const ExpressionProgram* shared = nullptr; ///< program of the amount, shared by all equal amounts
    const CompiledEffect* compiled = nullptr;
    const CompiledArgument* amount = nullptr;
};

/// A group that runs.
struct PlannedGroup {
    std::uint32_t group = 0; ///< index into Program::groups
    const CompiledGroup* compiled = nullptr;
    std::uint32_t bucket =
        0; ///< meter groups: the level that decides activation and scope; other groups: the place of their priority
    bool altersMeters = false;
    bool readsGiven = false; ///< it reads a run-time property of its source (E7.9)
    SourceRule source = SourceRule::self;
    std::uint32_t order = 0;                   ///< place in its class
    FiringPoint point = FiringPoint::effects;  ///< for other groups (E8.8)
    std::vector<PlannedEffect> meterEffects{}; ///< those that are enabled, by (level, effect)
};

/// One distinct priority of the meter stage (E7.8).
struct PlannedLevel {
    int priority = 0;
    bool stacks = false;            ///< an effect or group at this level has a stacking name
    bool compares = false;          ///< one of these names compares its contenders (E7.7)
    std::vector<ColumnId> copied{}; ///< columns that this level writes and reads: amounts read copies from its start
};

/// The plan for all steps of a program: which groups run, where, and in what order.
class StepPlan {
public:
    explicit StepPlan(const Program& program); ///< has to outlive it

    /// Returns the groups of a class that fire once a turn, in the order of the class. Compiles them at the first call.
    /// Their addresses stay the same from then on.
    const std::vector<PlannedGroup>& groupsOf(ClassIndex objectClass);

    std::vector<PlannedLevel> levels;                         ///< ascending
    std::vector<int> priorities;                              ///< of the other groups, ascending: one bucket for each
    std::vector<std::vector<std::uint32_t>> triggeredOfClass; ///< by ClassIndex: groups with a trigger (T1)
    bool hasTriggers = false;                                 ///< there are triggered groups
    /// The shape of each meter. Meters that the same types have share a shape, and one list of rows.
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
