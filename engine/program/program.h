// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model.h"
#include "engine/program/compiled_table.h"
#include "engine/program/evaluate.h"

#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

namespace orrery::engine {

/// What a parameter of ParameterKind::empire speaks of (E5.3).
enum class EmpireMeant : std::uint8_t {
    computed, ///< what the expression gives
    source,   ///< all owners of the source
    none,
    named,
};

/// A parameter, ready to read: a constant, or an expression. One that is neither given nor has a default is a constant
/// that is missing (NaN).
struct CompiledArgument {
    const CheckedArgument* checked = nullptr;
    bool isGiven = false; ///< as written, or by a default
    bool isConstant = true;
    double constant = 0.0; ///< of a choice: its place in spec->choices
    /// Of a message: as written, with what stands in braces.
    struct Piece {
        std::string words;
        std::shared_ptr<const ExpressionProgram> program; ///< null: words
        Format format;
    };
    std::vector<Piece> pieces;
    double fallback = 0.0; ///< what a property that nothing on the way has reads as (E7.4); NaN: missing
    EmpireMeant empire = EmpireMeant::computed;
    std::optional<ColumnId> sourceColumn; ///< `Source.class`, `Source.type`: read at once, without a program
    std::shared_ptr<const ExpressionProgram> program; ///< null: constant, or sourceColumn, or a named empire
    bool readsSource = false;
    bool readsCandidate = false; ///< bare names or `Target`
    bool readsTarget = false;    ///< `Target`, explicitly
    bool readsSubject = false;   ///< `Subject` or amount()
};

/// One thing that an answer takes of the source: the value of a parameter, its owners, its place, or which it is; or of
/// the occurrence that is answered: to which object it happens, and its amount.
struct SourceReading {
    enum class Kind : std::uint8_t { value, column, owners, place, viewers, identity, subject, amount };
    Kind kind = Kind::value;
    CompiledArgument argument{}; ///< for Kind::value
    ColumnId column{};           ///< for Kind::column
};

/// What an answer depends on. On states that agree in `columns` (and turn and lanes, where they are read), sources
/// whose readings agree have the same answer: the key that caches go by.
struct Dependencies {
    std::vector<SourceReading> readings;
    std::vector<ColumnId> columns; ///< read of candidates; sorted. What readings read is not in here
    bool readsLanes = false;
    bool readsTurn = false;
};

/// Questions that are the same for one source as long as its turn lasts and nothing of this changes.
struct SourceQuestion {
    std::vector<ColumnId> columns; ///< read of the source, of candidates and of anything else; sorted
    bool readsLanes = false;
    bool isKept = false; ///< false: it draws, or speaks of an occurrence
};

struct CompiledCondition {
    const CheckedCondition* checked = nullptr;
    const ConditionSpec* spec = nullptr;
    std::uint32_t shape = 0;                 ///< dense; equal for conditions that ask the same, wherever they stand
    std::optional<ColumnId> subject;         ///< the meter, stockpile or property that is tested
    std::optional<ColumnId> secondSubject;   ///< of spec->secondProperty
    std::vector<CompiledArgument> arguments; ///< one for each of spec->parameters
    std::vector<CompiledCondition> children;
    bool readsSource = false;  ///< itself or anything below
    bool readsTarget = false;  ///< names `Target`, itself or below: nested in another one, it cannot be shared
    bool readsSubject = false; ///< `Subject` or amount(), itself or below: asks of the occurrence that is answered
    bool readsChance = false;
    bool readsTurn = false;
    std::vector<ColumnId> columns; ///< every column that the answer can depend on, sorted
    Dependencies depends;
};

/// What sets off a triggered group; see CheckedTrigger.
struct CompiledTrigger {
    const CheckedTrigger* checked = nullptr;
    std::vector<CompiledCondition> conditions; ///< asked of the subject
};

struct CompiledCost {
    const CheckedCost* checked = nullptr;
    CompiledArgument amount;
};

struct CompiledEffect {
    const CheckedEffect* checked = nullptr;
    const EffectSpec* spec = nullptr;
    std::vector<CompiledArgument> arguments;
    std::vector<CompiledCondition> active; ///< asked of the source (X5.2); all must hold
    std::uint16_t parent = noEffect;       ///< CheckedEffect::parent
    /// By place in spec->blocks: the effects that stand there (places in the group, those that are switched on), or the
    /// conditions.
    struct Block {
        std::vector<std::uint16_t> effects;
        std::vector<CompiledCondition> conditions;
    };
    std::vector<Block> blocks;
    std::vector<CompiledTrigger> awaits; ///< CheckedEffect::awaits
    ColumnId column;                     ///< meter and stockpile effects: what they write
    int amount = -1;                     ///< place of spec->amount in arguments, or -1
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
    std::uint32_t activationShape = 0; ///< dense; equal for groups whose activation asks the same
    std::uint32_t scopeShape = 0;      ///< dense; equal for groups whose include and exclude ask the same
    const SourceQuestion* activationQuestion = nullptr; ///< of the shape
    const SourceQuestion* scopeQuestion = nullptr;
    Dependencies scopeDepends;
    std::vector<CompiledEffect> effects;   ///< as listed; those switched off are absent from runs (checked->enabled)
    std::vector<std::uint16_t> topEffects; ///< of those that run: what stands in no other effect
};

/// Whether an empire can have a class, ready to ask (X6.3): see CheckedAvailability. A condition without a row holds.
struct CompiledAvailability {
    CompiledCondition ofEmpire;
    CompiledCondition ofPlace;
    const CompiledCondition* flag = nullptr;      ///< the part of ofEmpire that is the class's flag; null: it says yes
    const CompiledCondition* buildable = nullptr; ///< the part of ofEmpire that E5.25 asks; null: nothing is needed
};

/// What a scenario's condition watches for, ready to ask (S5): see ScenarioWatch.
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
    std::optional<std::uint32_t> group; ///< what it fires: index into Program::groups
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

/// Everything that a step needs, over dense indices. Made from a checked model whose groups that are not runnable or
/// not enabled are left out of runs (but are in here, so that why-not can name them). It is the same for all who ask,
/// on any thread; most content of a large project has no object in a game, and is not compiled for it (P3.3).
struct Program {
    explicit Program(std::shared_ptr<const CheckedModel> checked);
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    /// A group as content has it, which compiles nothing.
    const CheckedGroup& checkedGroup(std::uint32_t index) const {
        const ClassIndex owner = m_owners[index];
        return model->classes[owner].groups[index - m_firstGroups[owner]];
    }
    /// The same, but for its places (ClassTable::asRead).
    const CheckedGroup& groupAsRead(std::uint32_t index) const {
        const ClassIndex owner = m_owners[index];
        return model->classes.asRead(owner).groups[index - m_firstGroups[owner]];
    }
    /// Indices into `groups`, in the class's order.
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
    bool readsVisibility = false; ///< some content asks who sees what, so that it has to be found (E5.13)

private:
    std::unique_ptr<Compiler> m_compiler;
    std::mutex m_compiling;
    std::vector<ClassIndex> m_owners;         ///< of all groups
    std::vector<std::uint32_t> m_indices;     ///< of all groups
    std::vector<std::uint32_t> m_firstGroups; ///< by ClassIndex, and how many there are of all
};

std::shared_ptr<const Program> compile(std::shared_ptr<const CheckedModel> model);

/// The column that an effect, or a condition, speaks of by naming a meter or resource; none where it names none.
std::optional<ColumnId> namedColumn(const CheckedModel& model, const std::vector<CheckedArgument>& arguments,
                                    bool ofMax);
/// What runs evaluate of an argument; null where it is a constant, or no expression.
const TypedExpression* evaluatedExpression(const CheckedArgument& argument);

} // namespace orrery::engine
