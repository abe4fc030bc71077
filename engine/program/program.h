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

/// A compiled parameter: a constant or an expression. Without a value and a default, it is a missing constant (NaN).
struct CompiledArgument {
    const CheckedArgument* checked = nullptr;
    bool isGiven = false; ///< true if the content or a default gives a value
    bool isConstant = true;
    double constant = 0.0; ///< value of the constant; for a choice: index in spec->choices
    /// A piece of a message: words as written, or an expression from braces.
    struct Piece {
        std::string words;
        std::shared_ptr<const ExpressionProgram> program; ///< the expression; null: the piece is words
        Format format;
    };
    std::vector<Piece> pieces;
    double fallback = 0.0; ///< value if no object on the way up the attachment tree has the property (E7.4); NaN:
                           ///< missing
    EmpireMeant empire = EmpireMeant::computed;
    std::optional<ColumnId> sourceColumn; ///< column of `Source.class` or `Source.type`, read directly without a
                                          ///< program
    std::shared_ptr<const ExpressionProgram> program; ///< the expression; null: constant, sourceColumn or a named
                                                      ///< empire
    bool readsSource = false;
    bool readsCandidate = false; ///< true if the expression reads bare names or `Target`
    bool readsTarget = false;    ///< true if the expression reads `Target` explicitly
    bool readsSubject = false;   ///< true if the expression reads `Subject` or amount()
};

/// One input of a result. It depends on the source: the value of a parameter, or the source's column, owners, place,
/// viewers or identity. Or it depends on the current event: its subject or its amount.
struct SourceReading {
    enum class Kind : std::uint8_t { value, column, owners, place, viewers, identity, subject, amount };
    Kind kind = Kind::value;
    CompiledArgument argument{}; ///< the parameter, for Kind::value
    ColumnId column{};           ///< the column, for Kind::column
};

/// The inputs of a result, which form the key of caches. Suppose that two states agree in `columns`, and in turn and
/// lanes if the result reads these. Then sources with equal readings have the same result.
struct Dependencies {
    std::vector<SourceReading> readings;
    std::vector<ColumnId> columns; ///< columns of candidates, sorted; excludes the inputs of `readings`
    bool readsLanes = false;
    bool readsTurn = false;
};

/// The inputs of a set of conditions. During a turn, the conditions have one result for each source as long as these
/// inputs do not change.
struct SourceQuestion {
    std::vector<ColumnId> columns; ///< columns of the source, of candidates and of any other objects, sorted
    bool readsLanes = false;
    bool isKept = false; ///< true if results can be kept; false if a condition draws random numbers or depends on the
                         ///< current event
};

struct CompiledCondition {
    const CheckedCondition* checked = nullptr;
    const ConditionSpec* spec = nullptr;
    std::uint32_t shape = 0;                 ///< dense number; equal for conditions that test the same, wherever they
                                             ///< stand
    std::optional<ColumnId> subject;         ///< meter, stockpile or property that the condition tests
    std::optional<ColumnId> secondSubject;   ///< column of spec->secondProperty
    std::vector<CompiledArgument> arguments; ///< arguments, one for each of spec->parameters
    std::vector<CompiledCondition> children;
    bool readsSource = false;  ///< true if the condition or one below it reads the source
    bool readsTarget = false;  ///< true if the condition or one below it names `Target`; a nested condition's result
                               ///< can then not be shared
    bool readsSubject = false; ///< true if the condition or one below it reads `Subject` or amount(), so the result
                               ///< depends on the event
    bool readsChance = false;
    bool readsTurn = false;
    std::vector<ColumnId> columns; ///< all columns that the result can depend on, sorted
    Dependencies depends;
};

/// The trigger of a group; see CheckedTrigger.
struct CompiledTrigger {
    const CheckedTrigger* checked = nullptr;
    std::vector<CompiledCondition> conditions; ///< conditions, evaluated on the subject
};

struct CompiledCost {
    const CheckedCost* checked = nullptr;
    CompiledArgument amount;
};

struct CompiledEffect {
    const CheckedEffect* checked = nullptr;
    const EffectSpec* spec = nullptr;
    std::vector<CompiledArgument> arguments;
    std::vector<CompiledCondition> active; ///< conditions on the source (X5.2); all must match
    std::uint16_t parent = noEffect;       ///< the containing effect (CheckedEffect::parent), or noEffect
    /// The block at one index in spec->blocks: the enabled effects in it (indices in the group), or its conditions.
    struct Block {
        std::vector<std::uint16_t> effects;
        std::vector<CompiledCondition> conditions;
    };
    std::vector<Block> blocks;
    std::vector<CompiledTrigger> awaits; ///< triggers that the effect waits for (CheckedEffect::awaits)
    ColumnId column;                     ///< column that a meter or stockpile effect writes
    int amount = -1;                     ///< index of spec->amount in `arguments`, or -1
};

struct CompiledGroup {
    const CheckedGroup* checked = nullptr;
    std::uint32_t index = 0; ///< index in Program::groups: by class index, then by order in the class
    ClassIndex objectClass = 0;
    bool altersMeters = false;
    int priority = 0; ///< lowest effective priority of its effects (E8.4)
    SourceRule source = SourceRule::self;
    std::vector<CompiledTrigger> triggers;
    std::vector<CompiledCost> costs;
    std::vector<CompiledCondition> activation;
    std::vector<CompiledCondition> include;
    std::vector<CompiledCondition> exclude;
    std::uint32_t activationShape = 0;                  ///< dense number; equal for groups with the same activation
    std::uint32_t scopeShape = 0;                       ///< dense number; equal for groups with the same include and
                                                        ///< exclude
    const SourceQuestion* activationQuestion = nullptr; ///< inputs of the activation; groups of one shape share it
    const SourceQuestion* scopeQuestion = nullptr;
    Dependencies scopeDepends;
    /// True if a source keeps its scope in the next turn without any work. Requires that the inputs of scopeQuestion
    /// stay the same.
    bool scopeOutlivesTurn = false;
    std::vector<CompiledEffect> effects;   ///< all effects, in the order of the content; runs skip disabled ones
                                           ///< (checked->enabled)
    std::vector<std::uint16_t> topEffects; ///< indices of the enabled effects that no other effect contains
};

/// The compiled conditions under which an empire can have a class (X6.3); see CheckedAvailability. A condition without
/// a row matches.
struct CompiledAvailability {
    CompiledCondition ofEmpire;
    CompiledCondition ofPlace;
    const CompiledCondition* flag = nullptr;      ///< the part of ofEmpire that tests the class's flag; null: always
                                                  ///< true
    const CompiledCondition* buildable = nullptr; ///< the part of ofEmpire that tests prerequisites and unlocks
                                                  ///< (E5.25); null: no requirement
};

/// The compiled watch of a scenario's condition (S5); see ScenarioWatch.
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
    std::optional<std::uint32_t> group; ///< index in Program::groups of the group that the action fires
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

/// Everything that a step needs, compiled from a checked model, with dense indices. Runs exclude groups that are not
/// runnable or not enabled. A program still contains such groups, because why-not names them. Compilation gives the
/// same result on any thread, in any order. A program compiles a group on first use: in a large project, most classes
/// have no object (P3.3).
struct Program {
    explicit Program(std::shared_ptr<const CheckedModel> checked);
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    /// Returns the checked group, without compiling it.
    const CheckedGroup& checkedGroup(std::uint32_t index) const {
        const ClassIndex owner = m_owners[index];
        return model->classes[owner].groups[index - m_firstGroups[owner]];
    }
    /// Returns the same, but locations in the group may be out of date (ClassTable::asRead).
    const CheckedGroup& groupAsRead(std::uint32_t index) const {
        const ClassIndex owner = m_owners[index];
        return model->classes.asRead(owner).groups[index - m_firstGroups[owner]];
    }
    /// Returns the indices in `groups` of a class's groups, in the class's order.
    std::span<const std::uint32_t> groupsOf(ClassIndex objectClass) const {
        const std::uint32_t first = m_firstGroups[objectClass];
        return std::span(m_indices).subspan(first, m_firstGroups[objectClass + 1] - first);
    }

    std::shared_ptr<const CheckedModel> model;
    CompiledTable<CompiledGroup> groups;                          ///< groups, by class, then by order in the class
    CompiledTable<CompiledAvailability> availability;             ///< availability of classes, by ClassIndex
    std::vector<CompiledScenario> scenarios;                      ///< scenarios, by index in CheckedModel::scenarios
    std::vector<std::shared_ptr<const ExpressionProgram>> growth; ///< growth of meters, by MeterIndex
    std::vector<std::shared_ptr<const ExpressionProgram>> income; ///< income of resources, by ResourceIndex; null: none
    bool readsVisibility = false; ///< true if some content depends on visibility, so that runs compute it (E5.13)

private:
    std::unique_ptr<Compiler> m_compiler;
    std::mutex m_compiling;
    std::vector<ClassIndex> m_owners;         ///< class of each group
    std::vector<std::uint32_t> m_indices;     ///< indices of all groups, ascending
    std::vector<std::uint32_t> m_firstGroups; ///< index of each class's first group, by ClassIndex; then the number of
                                              ///< all groups
};

std::shared_ptr<const Program> compile(std::shared_ptr<const CheckedModel> model);

/// Returns the column of the meter or resource that an effect or a condition names; nullopt if it names none.
std::optional<ColumnId> namedColumn(const CheckedModel& model, const std::vector<CheckedArgument>& arguments,
                                    bool ofMax);
/// Returns the expression that runs evaluate for an argument; null for a constant, or if there is no expression.
const TypedExpression* evaluatedExpression(const CheckedArgument& argument);

} // namespace orrery::engine
