// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model.h"
#include "engine/program/evaluate.h"

#include <memory>
#include <vector>

namespace orrery::engine {

/// A parameter, ready to read: a constant, or an expression.
struct CompiledArgument {
    const CheckedArgument* checked = nullptr;
    bool isGiven = false;
    bool isConstant = true;
    double constant = 0.0;
    std::shared_ptr<const ExpressionProgram> program;
    bool readsSource = false;
    bool readsCandidate = false; ///< bare names or `Target`
    bool readsTarget = false;    ///< `Target`, explicitly
};

struct CompiledCondition {
    const CheckedCondition* checked = nullptr;
    const ConditionSpec* spec = nullptr;
    std::uint32_t id = 0;                    ///< dense, unique in the program: a key for caches
    std::vector<CompiledArgument> arguments; ///< one for each of spec->parameters
    std::vector<CompiledCondition> children;
    bool readsSource = false; ///< itself or anything below
    bool readsTarget = false; ///< anything below names `Target` while nested: cannot be shared
    bool readsChance = false;
    bool readsTurn = false;
    std::vector<ColumnId> columns; ///< every column that the answer can depend on, sorted
};

struct CompiledEffect {
    const CheckedEffect* checked = nullptr;
    const EffectSpec* spec = nullptr;
    std::vector<CompiledArgument> arguments;
    ColumnId column; ///< meter and stockpile effects: what they write
    int amount = -1; ///< place of spec->amount in arguments, or -1
};

struct CompiledGroup {
    const CheckedGroup* checked = nullptr;
    std::uint32_t index = 0; ///< in Program::groups: by class index, then order
    ClassIndex objectClass = 0;
    bool altersMeters = false;
    int priority = 0; ///< lowest effective priority of its effects (E8.4)
    SourceRule source = SourceRule::self;
    std::vector<CompiledCondition> activation;
    std::vector<CompiledCondition> include;
    std::vector<CompiledCondition> exclude;
    std::vector<CompiledEffect> effects; ///< as listed; those switched off are absent from runs (checked->enabled)
};

/// Everything that a step needs, over dense indices. Immutable; made from a checked model whose groups that are not
/// runnable or not enabled are left out of runs (but kept here, so that why-not can name them).
struct Program {
    std::shared_ptr<const CheckedModel> model;
    std::vector<CompiledGroup> groups;
    std::vector<std::vector<std::uint32_t>> groupsOfClass;        ///< by ClassIndex
    std::vector<std::shared_ptr<const ExpressionProgram>> growth; ///< by MeterIndex
    std::uint32_t conditionCount = 0;
};

std::shared_ptr<const Program> compile(std::shared_ptr<const CheckedModel> model);

} // namespace orrery::engine
