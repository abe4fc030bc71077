// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/model.h"
#include "engine/program/compiled_table.h"
#include "engine/program/evaluate.h"

#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

namespace orrery::engine {

/// The meaning of a parameter of ParameterKind::empire (E5.3).
enum class EmpireMeant : std::uint8_t {
    computed, ///< the value of the expression
    source,   ///< all owners of the source
    none,
    named,
};

/// A parameter, ready to read: a constant, or an expression. Without a value and a default it is a constant that is
/// missing (NaN).
struct CompiledArgument {
    const CheckedArgument* checked = nullptr;
    bool isGiven = false; ///< explicitly, or by a default
    bool isConstant = true;
    double constant = 0.0; ///< of a choice: its index in spec->choices
    /// A piece of a message: words as written, or an expression from braces.
    struct Piece {
        std::string words;
        std::shared_ptr<const ExpressionProgram> program; ///< null: words
        Format format;
    };
    std::vector<Piece> pieces;
    double fallback = 0.0; ///< the value of a property that no object on the way has (E7.4); NaN: missing
    EmpireMeant empire = EmpireMeant::computed;
    std::optional<ColumnId> sourceColumn; ///< `Source.class`, `Source.type`: read directly, without a program
    std::shared_ptr<const ExpressionProgram> program; ///< null: constant, or sourceColumn, or a named empire
    bool readsSource = false;
    bool readsCandidate = false; ///< bare names or `Target`
    bool readsTarget = false;    ///< `Target`, explicitly
    bool readsSubject = false;   ///< `Subject` or amount()
};

/// One input of a result that depends on the source: the value of a parameter, its owners, its place, or its identity.
/// Or one that depends on the current event: the object that it happens to, or its amount.
struct SourceReading {
    enum class Kind : std::uint8_t { value, column, owners, place, viewers, identity, subject, amount };
    Kind kind = Kind::value;
    CompiledArgument argument{}; ///< for Kind::value
    ColumnId column{};           ///< for Kind::column
};

/// The inputs of a result, which form the key of caches. If two states agree in `columns` (and in turn and lanes, if
/// read), sources whose readings agree have the same result.
struct Dependencies {
    std::vector<SourceReading> readings;
    std::vector<ColumnId> columns; ///< columns of candidates; sorted. Excludes the inputs of `readings`
    bool readsLanes = false;
    bool readsTurn = false;
};

/// Conditions that have one result for a source during a turn, as long as these inputs do not change.
struct SourceQuestion {
    std::vector<ColumnId> columns; ///< of the source, of candidates and of any other objects; sorted
    bool readsLanes = false;
    bool isKept = false; ///< false: it draws random numbers, or depends on the current event
};

struct CompiledCondition {
    const CheckedCondition* checked = nullptr;
    const ConditionSpec* spec = nullptr;
    std::uint32_t shape = 0;                 ///< dense; equal for conditions that test the same, anywhere
    std::optional<ColumnId> subject;         ///< the meter, stockpile or property that it tests
    std::optional<ColumnId> secondSubject;   ///< of spec->secondProperty
    std::vector<CompiledArgument> arguments; ///< one for each of spec->parameters
    std::vector<CompiledCondition> children;
    bool readsSource = false;  ///< the condition or one below it
    bool readsTarget = false;  ///< it or one below names `Target`: inside another one, it cannot be shared
    bool readsSubject = false; ///< it or one below reads `Subject` or amount(): depends on the event
    bool readsChance = false;
    bool readsTurn = false;
    std::vector<ColumnId> columns; ///< every column that the result can depend on, sorted
    Dependencies depends;
};

/// The trigger of a group; see CheckedTrigger.
struct CompiledTrigger {
    const CheckedTrigger* checked = nullptr;
    std::vector<CompiledCondition> conditions; ///< evaluated on the subject
};

struct CompiledCost {
    const CheckedCost* checked = nullptr;
    CompiledArgument amount;
};

struct CompiledEffect {
    const CheckedEffect* checked = nullptr;
    const EffectSpec* spec = nullptr;
    std::vector<CompiledArgument> arguments;
    std::vector<CompiledCondition> active; ///< evaluated on the source (X5.2); all must match
    std::uint16_t parent = noEffect;       ///< CheckedEffect::parent
    /// By index in spec->blocks: the enabled effects in the block (indices in the group), or its conditions.
    struct Block {
        std::vector<std::uint16_t> effects;
        std::vector<CompiledCondition> conditions;
    };
    std::vector<Block> blocks;
    std::vector<CompiledTrigger> awaits; ///< CheckedEffect::awaits
    ColumnId column;                     ///< meter and stockpile effects: the column that they write
    int amount = -1;                     ///< index of spec->amount in arguments, or -1
};

struct CompiledGroup {
    const CheckedGroup* checked = nullptr;
    std::uint32_t index = 0; ///< in Program::groups: by class index, then order
    ClassIndex objectClass = 0;
    bool altersMeters = false;
    int priority = 0; ///< lowest effective priority of its effects (E8.4)
    SourceRule source = SourceRule::self;
    std::vector<CompiledTrigger> triggers;
    std::vector<CompiledCost> costs;
    std::vector<CompiledCondition> activation;
    std::vector<CompiledCondition> include;
    std::vector<CompiledCondition> exclude;
    std::uint32_t activationShape = 0;                  ///< dense; equal for groups with the same activation
    std::uint32_t scopeShape = 0;                       ///< dense; equal for groups with the same include and exclude
    const SourceQuestion* activationQuestion = nullptr; ///< of the shape
    const SourceQuestion* scopeQuestion = nullptr;
    Dependencies scopeDepends;
    /// Whether a source has the same scope in the next turn, at no work, if the inputs of scopeQuestion are the same.
    bool scopeOutlivesTurn = false;
    std::vector<CompiledEffect> effects;   ///< as listed; disabled ones are absent from runs (checked->enabled)
    std::vector<std::uint16_t> topEffects; ///< of those that run: the ones in no other effect
};

/// The conditions for an empire to have a class (X6.3), compiled: see CheckedAvailability. Those without a row match.
struct CompiledAvailability {
    CompiledCondition ofEmpire;
    CompiledCondition ofPlace;
    const CompiledCondition* flag = nullptr;      ///< the part of ofEmpire that is the class's flag; null: always true
    const CompiledCondition* buildable = nullptr; ///< the part of ofEmpire that is E5.25; null: no requirement
};

/// The watch of a scenario's condition, compiled (S5): see ScenarioWatch.
struct CompiledWatch {
    const ScenarioWatch* checked = nullptr;
    std::vector<CompiledArgument> arguments;
    std::vector<CompiledCondition> expression;
    std::vector<CompiledWatch> of;
};

struct CompiledAction {
    const ScenarioAction* checked = nullptr;
    std::vector<CompiledArgument> arguments;
    std::vector<CompiledArgument> pages;
    std::optional<std::uint32_t> group; ///< the group that it fires: index into Program::groups
};

struct CompiledScenarioCondition {
    const ScenarioCondition* checked = nullptr;
    CompiledWatch when;
    std::vector<CompiledCondition> active;
    std::vector<CompiledAction> actions{};
};

struct CompiledScenario {
    const CheckedScenario* checked = nullptr;
    std::vector<CompiledScenarioCondition> conditions;
};

class Compiler; // program/compiler.h

/// Everything that a step needs, over dense indices, from a checked model. Groups that are not runnable or not enabled
/// are excluded from runs, but are in here, so that why-not can name them. Gives the same on any thread, in any order.
/// Groups are compiled on first use: most content of a large project has no object in a game (P3.3).
struct Program {
    explicit Program(std::shared_ptr<const CheckedModel> checked);
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    /// Returns a group as content has it, without compiling it.
    const CheckedGroup& checkedGroup(std::uint32_t index) const {
        const ClassIndex owner = m_owners[index];
        return model->classes[owner].groups[index - m_firstGroups[owner]];
    }
    /// Does the same, but the group's places may be out of date (ClassTable::asRead).
    const CheckedGroup& groupAsRead(std::uint32_t index) const {
        const ClassIndex owner = m_owners[index];
        return model->classes.asRead(owner).groups[index - m_firstGroups[owner]];
    }
    /// Returns indices into `groups`, in the class's order.
    std::span<const std::uint32_t> groupsOf(ClassIndex objectClass) const {
        const std::uint32_t first = m_firstGroups[objectClass];
        return std::span(m_indices).subspan(first, m_firstGroups[objectClass + 1] - first);
    }

    std::shared_ptr<const CheckedModel> model;
    CompiledTable<CompiledGroup> groups;                          ///< by class, then order
    CompiledTable<CompiledAvailability> availability;             ///< by ClassIndex
    std::vector<CompiledScenario> scenarios;                      ///< by place in CheckedModel::scenarios
    std::vector<std::shared_ptr<const ExpressionProgram>> growth; ///< by MeterIndex
    std::vector<std::shared_ptr<const ExpressionProgram>> income; ///< by ResourceIndex; null: none
    bool readsVisibility = false; ///< some content depends on who sees what, so visibility is computed (E5.13)

private:
    std::unique_ptr<Compiler> m_compiler;
    std::mutex m_compiling;
    std::vector<ClassIndex> m_owners;         ///< of all groups
    std::vector<std::uint32_t> m_indices;     ///< of all groups
    std::vector<std::uint32_t> m_firstGroups; ///< by ClassIndex; then the number of all groups
};

std::shared_ptr<const Program> compile(std::shared_ptr<const CheckedModel> model);

/// Returns the column of the meter or resource that an effect or a condition names; nullopt if it names none.
std::optional<ColumnId> namedColumn(const CheckedModel& model, const std::vector<CheckedArgument>& arguments,
                                    bool ofMax);
/// Returns the expression that runs evaluate for an argument; null for a constant, or if there is no expression.
const TypedExpression* evaluatedExpression(const CheckedArgument& argument);

} // namespace orrery::engine
