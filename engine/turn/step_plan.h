// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/expression_share.h"
#include "engine/program/program.h"

#include <compare>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace orrery::engine {

/// An effect of a meter group. Holds the effect's place and the data for applying it close together in memory.
struct PlannedEffect {
    std::uint32_t level = 0;  ///< index into StepPlan::levels
    std::uint16_t effect = 0; ///< place of the effect in the group
    MeterOperation operation = MeterOperation::none;
    bool isConditional = false; ///< true if CompiledEffect::active is not empty
    bool isInBranch = false;    ///< true if a conditional contains the effect (E3.29)
    bool readsValue = false;    ///< true if the amount reads value()
    ColumnId column{};
    StackingIndex stacking = 0;
    StackingIndex groupStacking = 0;
    double constant = 0.0;                     ///< the amount, if there is no program
    const ExpressionProgram* shared = nullptr; ///< program of the amount; all equal amounts share it
    const CompiledEffect* compiled = nullptr;
    const CompiledArgument* amount = nullptr;
};

/// The place of a group in the order of collection (G6.1): groups of one priority fire in this order if the rules say
/// so. Groups with equal places fire in the order of their sources.
struct CollectionPlace {
    std::uint32_t kind = 0;  ///< place of the class's type in the vocabulary
    std::uint32_t named = 0; ///< place of the class among the ids of all classes, by bytes
    std::uint32_t group = 0; ///< place of the group in its class
    friend auto operator<=>(const CollectionPlace&, const CollectionPlace&) = default;
};

/// A group that the step fires.
struct PlannedGroup {
    std::uint32_t group = 0; ///< index into Program::groups
    const CompiledGroup* compiled = nullptr;
    std::uint32_t bucket =
        0; ///< meter groups: the level that decides activation and scope; other groups: the place of their priority
    bool altersMeters = false;
    bool readsGiven = false; ///< true if the group reads a run-time property of its source (E7.9)
    SourceRule source = SourceRule::self;
    std::uint32_t order = 0; ///< place of the group in its class
    CollectionPlace place{};
    FiringPoint point = FiringPoint::effects;  ///< firing point of a group that alters no meters (E8.8)
    std::vector<PlannedEffect> meterEffects{}; ///< enabled effects, sorted by (level, effect)
};

/// One distinct priority of the meter stage (E7.8).
struct PlannedLevel {
    int priority = 0;
    bool stacks = false;            ///< true if an effect or group at this level has a stacking name
    bool compares = false;          ///< true if one of these stacking names compares its contenders (E7.7)
    std::vector<ColumnId> copied{}; ///< columns that this level both writes and reads; amounts read copies from the
                                    ///< start of the level
};

/// The plan for all steps of a program: which groups run, where, and in what order.
class StepPlan {
public:
    explicit StepPlan(const Program& program); ///< must outlive this object

    /// Returns the groups of a class that fire once a turn, in the order of the class. Compiles the groups at the first
    /// call. After that, their addresses stay the same.
    const std::vector<PlannedGroup>& groupsOf(ClassIndex objectClass);

    std::vector<PlannedLevel> levels;                         ///< levels of the meter stage, ascending
    std::vector<int> priorities;                              ///< priorities of the other groups, ascending
    std::vector<std::vector<std::uint32_t>> triggeredOfClass; ///< by ClassIndex: groups with a trigger (T1)
    bool hasTriggers = false;                                 ///< true if there are triggered groups
    bool lends = false;                   ///< true if a property lends groups to objects (Type::lends)
    std::vector<ColumnId> lendingColumns; ///< columns of such properties
    /// The shape of each meter. Meters that belong to the same types have the same shape, and share one list of rows.
    std::vector<std::uint32_t> shapeOfMeter;
    /// The objects that one meter resets and clamps in the same way: those of some types.
    struct MeterPart {
        std::uint32_t shape = 0;
        std::optional<double> reset{}; ///< see Type::resetOf
        bool clamps = true;
    };
    std::vector<std::vector<MeterPart>> partsOfMeter; ///< by MeterIndex
    std::vector<ColumnId> meterColumns;               ///< columns of meters that objects of any type have
    std::vector<std::vector<bool>> shapes;            ///< by shape, then by TypeIndex: true if the type has the meters

private:
    void findLevels();
    void findShapes();
    std::uint32_t shapeOf(std::vector<bool> types);
    /// @param ofMeters true: the group's meter effects; false: its other effects
    PlannedGroup planned(const CompiledGroup& group, bool ofMeters);

    const Program& m_program;
    std::vector<std::unique_ptr<const std::vector<PlannedGroup>>> m_groupsOfClass; ///< by ClassIndex; null: none yet
    SharedExpressions m_amounts;
    std::map<std::vector<bool>, std::uint32_t> m_knownShapes;
    std::vector<std::uint32_t> m_classOrder; ///< by ClassIndex: place of the id among all ids
};

} // namespace orrery::engine
