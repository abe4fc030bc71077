// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/program.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <map>
#include <span>

namespace orrery::engine {

namespace {

constexpr double missing = std::numeric_limits<double>::quiet_NaN();

template <typename Value>
void sortUnique(std::vector<Value>& values) {
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
}

template <typename Value>
void append(std::vector<Value>& to, const std::vector<Value>& from) {
    to.insert(to.end(), from.begin(), from.end());
}

/// Gives the same number to the same key, counting up from 0.
class Interner {
public:
    std::uint32_t operator()(const std::string& key) {
        return m_numbers.emplace(key, static_cast<std::uint32_t>(m_numbers.size())).first->second;
    }
    std::uint32_t size() const { return static_cast<std::uint32_t>(m_numbers.size()); }

private:
    std::map<std::string, std::uint32_t> m_numbers;
};

std::string bitsOf(double value) {
    return std::to_string(std::bit_cast<std::uint64_t>(value));
}

/// Which object the source is, its place, its owners and the occurrence are read once, however many ask for them.
void addReading(Dependencies& to, const SourceReading& reading) {
    const auto same = [&](const SourceReading& known) {
        return known.kind == reading.kind && known.column == reading.column;
    };
    if (reading.kind == SourceReading::Kind::value || std::none_of(to.readings.begin(), to.readings.end(), same)) {
        to.readings.push_back(reading);
    }
}

void merge(Dependencies& to, const Dependencies& from) {
    for (const SourceReading& reading : from.readings) {
        addReading(to, reading);
    }
    append(to.columns, from.columns);
    to.readsLanes |= from.readsLanes;
    to.readsTurn |= from.readsTurn;
}

class Compiler {
public:
    explicit Compiler(const CheckedModel& model) : m_model(model), m_layout(model.layout) {}

    CompiledGroup group(const CheckedGroup& checked);
    CompiledAvailability availability(const CheckedAvailability& checked);
    CompiledScenario scenario(const CheckedScenario& checked, const Program& program);
    std::uint32_t conditionCount() const { return m_conditionCount; }
    std::uint32_t conditionShapes() const { return m_conditionShapes.size(); }
    std::vector<SourceQuestion> takeActivations() { return std::move(m_activations); }
    std::vector<SourceQuestion> takeScopes() { return std::move(m_scopes); }
    bool readsVisibility() const { return m_readsVisibility; }

private:
    CompiledArgument argument(const ParameterSpec& spec, const CheckedArgument* checked) const;
    std::vector<CompiledArgument> arguments(std::span<const ParameterSpec> specs,
                                            const std::vector<CheckedArgument>& checked) const;
    CompiledCondition condition(const CheckedCondition& checked);
    std::vector<CompiledCondition> conditions(const std::vector<CheckedCondition>& checked);
    CompiledEffect effect(const CheckedEffect& checked);
    CompiledWatch watch(const ScenarioWatch& checked);
    CompiledAction action(const ScenarioAction& checked, const Program& program) const;
    std::vector<CompiledTrigger> triggers(const std::vector<CheckedTrigger>& checked);

    double fallbackOf(const TypedExpression& expression) const;
    std::optional<ColumnId> propertyColumn(std::string_view id, std::string_view enumeration) const;
    std::optional<ColumnId> meterColumn(const std::vector<CompiledArgument>& arguments, bool ofMax) const;
    void findSubjects(CompiledCondition& condition) const;
    void findDependencies(CompiledCondition& condition) const;
    VariableReads readsOf(const TypedExpression& expression) const;
    void addArgument(const CompiledArgument& argument, CompiledCondition& condition) const;
    std::uint32_t shapeOf(const CompiledCondition& condition);
    SourceQuestion questionOf(std::span<const CompiledCondition* const> conditions) const;

    const CheckedModel& m_model;
    const ColumnLayout& m_layout;
    std::uint32_t m_conditionCount = 0;
    Interner m_conditionShapes;
    Interner m_activationShapes;
    Interner m_scopeShapes;
    std::vector<SourceQuestion> m_activations;
    std::vector<SourceQuestion> m_scopes;
    bool m_readsVisibility = false;
};

/// The default of the property that a non-numeric parameter reads (E7.4).
double Compiler::fallbackOf(const TypedExpression& expression) const {
    double fallback = missing;
    for (const ColumnId column : expression.columns) {
        if (m_layout[column].role == ColumnRole::property) {
            const Property& property = m_model.vocabulary.properties()[m_layout[column].of];
            fallback = property.defaultText.empty() ? missing : property.defaultValue;
        }
    }
    return fallback;
}

CompiledArgument Compiler::argument(const ParameterSpec& spec, const CheckedArgument* checked) const {
    CompiledArgument result;
    result.checked = checked;
    result.fallback = missing;
    const std::string text = checked && !checked->text.empty() ? checked->text : std::string(spec.fallback);
    result.isGiven = !text.empty() || (checked && (checked->constant || checked->expression));
    result.constant = checked && checked->constant ? *checked->constant : missing;
    if (spec.kind == ParameterKind::choice) {
        const auto found = std::find(spec.choices.begin(), spec.choices.end(), text);
        result.constant = found == spec.choices.end() ? missing : static_cast<double>(found - spec.choices.begin());
        return result;
    }
    if (spec.kind == ParameterKind::empire && (text == "source" || text == "none")) {
        result.empire = text == "source" ? EmpireMeant::source : EmpireMeant::none;
        result.readsSource = text == "source";
        return result;
    }
    if ((spec.kind == ParameterKind::objectClass && text == "Source.class") ||
        (spec.kind == ParameterKind::objectType && text == "Source.type")) {
        const bool isClass = spec.kind == ParameterKind::objectClass;
        result.sourceColumn = m_layout.builtin(isClass ? Builtin::objectClass : Builtin::objectType);
        result.isConstant = false;
        result.readsSource = true;
        return result;
    }
    const TypedExpression* expression = checked ? checked->expression.get() : nullptr;
    if (expression && expression->constant) {
        result.constant = *expression->constant;
    } else if (expression && expression->root && !expression->format.isBad()) {
        result.isConstant = false;
        result.program = compileExpression(*expression);
        result.readsSource = expression->readsSource;
        // What is drawn, is drawn for each candidate (X1.5).
        result.readsCandidate = expression->readsCandidate || expression->readsTarget || expression->readsChance;
        result.readsTarget = expression->readsTarget;
        result.readsSubject = expression->readsSubject || expression->readsAmount;
        if (!isFreeExpression(spec.kind)) {
            result.fallback = fallbackOf(*expression);
        }
    } else if (spec.kind == ParameterKind::empire) {
        result.empire = EmpireMeant::named;
    }
    if (checked) {
        for (const MessagePiece& piece : checked->pieces) {
            result.pieces.push_back({piece.words, piece.expression ? compileExpression(*piece.expression) : nullptr,
                                     piece.expression ? piece.expression->format : textFormat});
        }
    }
    return result;
}

std::vector<CompiledArgument> Compiler::arguments(std::span<const ParameterSpec> specs,
                                                  const std::vector<CheckedArgument>& checked) const {
    std::vector<CompiledArgument> result;
    for (const ParameterSpec& spec : specs) {
        const auto named = [&](const CheckedArgument& a) { return a.spec && a.spec->name == spec.name; };
        const auto found = std::find_if(checked.begin(), checked.end(), named);
        result.push_back(argument(spec, found == checked.end() ? nullptr : &*found));
    }
    return result;
}

std::optional<ColumnId> Compiler::propertyColumn(std::string_view id, std::string_view enumeration) const {
    const Vocabulary& vocabulary = m_model.vocabulary;
    std::optional<PropertyIndex> property = vocabulary.findProperty(id);
    const auto wanted = vocabulary.findEnumeration(enumeration);
    const Format format{FormatKind::enumeration, wanted.value_or(0)};
    if (!property || !wanted || vocabulary.properties()[*property].format != format || !m_layout.hasColumn(*property)) {
        return std::nullopt;
    }
    return m_layout.property(*property);
}

std::optional<ColumnId> Compiler::meterColumn(const std::vector<CompiledArgument>& arguments, bool ofMax) const {
    for (const CompiledArgument& argument : arguments) {
        const ParameterKind kind = argument.checked ? argument.checked->spec->kind : ParameterKind::text;
        if (isMissing(argument.constant) || argument.constant < 0.0) {
            continue;
        }
        const auto index = static_cast<std::size_t>(argument.constant);
        if (kind == ParameterKind::meter && index < m_model.vocabulary.meters().size()) {
            return m_layout.meter(static_cast<MeterIndex>(index), ofMax);
        }
        if (kind == ParameterKind::resource && index < m_model.vocabulary.resources().size()) {
            return m_layout.stockpile(static_cast<ResourceIndex>(index));
        }
    }
    return std::nullopt;
}

void Compiler::findSubjects(CompiledCondition& condition) const {
    const ConditionSpec& spec = *condition.spec;
    bool ofMax = false;
    std::string_view enumeration;
    for (std::size_t i = 0; i < spec.parameters.size(); ++i) {
        const ParameterSpec& parameter = spec.parameters[i];
        if (parameter.kind == ParameterKind::enumerator) {
            enumeration = parameter.of;
        }
        const double chosen = condition.arguments[i].constant;
        if (parameter.kind == ParameterKind::choice && !isMissing(chosen)) {
            ofMax |= parameter.choices[static_cast<std::size_t>(chosen)] == "max";
        }
    }
    if (!spec.property.empty()) {
        condition.subject = propertyColumn(spec.property, enumeration);
    } else if (!spec.meter.empty()) {
        const auto meter = m_model.vocabulary.findMeter(spec.meter);
        condition.subject = meter ? std::optional(m_layout.meter(*meter, false)) : std::nullopt;
    } else {
        condition.subject = meterColumn(condition.arguments, ofMax);
    }
    if (!spec.secondProperty.empty()) {
        condition.secondSubject = propertyColumn(spec.secondProperty, enumeration);
    }
}

/// All that an answer can depend on, also through the variables that the expression reads.
VariableReads Compiler::readsOf(const TypedExpression& expression) const {
    VariableReads reads{.columns = expression.columns,
                        .turn = expression.readsTurn || expression.readsChance,
                        .lanes = expression.readsLanes,
                        .chance = expression.readsChance};
    for (const VariableIndex variable : expression.variables) {
        const VariableReads& more = m_model.language.variables[variable].reads;
        append(reads.columns, more.columns);
        reads.turn |= more.turn || more.chance;
        reads.lanes |= more.lanes;
    }
    return reads;
}

void Compiler::addArgument(const CompiledArgument& argument, CompiledCondition& condition) const {
    Dependencies& depends = condition.depends;
    condition.readsSource |= argument.readsSource;
    condition.readsTarget |= argument.readsTarget;
    condition.readsSubject |= argument.readsSubject;
    if (argument.sourceColumn) {
        condition.columns.push_back(*argument.sourceColumn);
        addReading(depends, {SourceReading::Kind::value, argument});
    }
    if (argument.empire == EmpireMeant::source) {
        condition.columns.push_back(m_layout.builtin(Builtin::owners));
        addReading(depends, {SourceReading::Kind::owners, {}});
    } else if (argument.empire == EmpireMeant::named) {
        for (const Builtin read : {Builtin::name, Builtin::objectType}) {
            condition.columns.push_back(m_layout.builtin(read));
            depends.columns.push_back(m_layout.builtin(read));
        }
    }
    if (!argument.program) {
        return;
    }
    const VariableReads reads = readsOf(*argument.checked->expression);
    append(condition.columns, reads.columns);
    condition.readsTurn |= reads.turn;
    condition.readsChance |= reads.chance;
    condition.readsSource |= reads.chance;
    if (argument.readsCandidate) {
        append(depends.columns, reads.columns);
        depends.readsTurn |= reads.turn;
        depends.readsLanes |= reads.lanes;
        if (argument.readsSource || reads.chance) {
            addReading(depends, {SourceReading::Kind::identity, {}});
        }
        if (argument.checked->expression->readsSubject) {
            addReading(depends, {SourceReading::Kind::subject, {}});
        }
        if (argument.checked->expression->readsAmount) {
            addReading(depends, {SourceReading::Kind::amount, {}});
        }
    } else {
        addReading(depends, {SourceReading::Kind::value, argument});
    }
}

void Compiler::findDependencies(CompiledCondition& condition) const {
    const ConditionSpec& spec = *condition.spec;
    Dependencies& depends = condition.depends;
    condition.readsSource = spec.sourceUse != SourceUse::nothing || !spec.sourceBuiltins.empty() || spec.readsChance;
    condition.readsChance = spec.readsChance;
    for (const CompiledArgument& argument : condition.arguments) {
        addArgument(argument, condition);
    }
    depends.columns.push_back(m_layout.builtin(Builtin::exists));
    for (const Builtin builtin : spec.builtins) {
        depends.columns.push_back(m_layout.builtin(builtin));
    }
    for (const std::optional<ColumnId>& subject : {condition.subject, condition.secondSubject}) {
        if (subject) {
            append(depends.columns, {*subject, m_layout.builtin(Builtin::objectType)});
        }
    }
    if (!spec.property.empty()) {
        append(depends.columns, {m_layout.builtin(Builtin::attachedTo), m_layout.builtin(Builtin::system)});
    }
    if (spec.sourceUse == SourceUse::place) {
        addReading(depends, {SourceReading::Kind::place, {}});
    }
    if (spec.sourceUse == SourceUse::viewers) {
        addReading(depends, {SourceReading::Kind::viewers, {}});
        condition.columns.push_back(m_layout.builtin(Builtin::owners));
    }
    for (const Builtin builtin : spec.sourceBuiltins) {
        addReading(depends, {.kind = SourceReading::Kind::column, .column = m_layout.builtin(builtin)});
        condition.columns.push_back(m_layout.builtin(builtin));
    }
    if (spec.sourceUse == SourceUse::identity || condition.readsChance) {
        addReading(depends, {SourceReading::Kind::identity, {}});
    }
    depends.readsLanes |= spec.readsLanes;
    depends.readsTurn |= condition.readsChance || spec.readsTurn;
    append(condition.columns, depends.columns);
    condition.readsTurn |= condition.readsChance || spec.readsTurn;
    for (const CompiledCondition& child : condition.children) {
        merge(depends, child.depends);
        append(condition.columns, child.columns);
        condition.readsSource |= child.readsSource;
        condition.readsTarget |= child.readsTarget;
        condition.readsSubject |= child.readsSubject;
        condition.readsChance |= child.readsChance;
        condition.readsTurn |= child.readsTurn;
    }
    sortUnique(depends.columns);
    sortUnique(condition.columns);
}

/// Two conditions of one shape answer the same wherever they stand. A drawing one is like itself alone: its numbers
/// are keyed by its identity.
std::uint32_t Compiler::shapeOf(const CompiledCondition& condition) {
    std::string key(condition.spec->tag);
    for (const CompiledArgument& argument : condition.arguments) {
        key += '\x1f';
        if (argument.program) {
            const TypedExpression& expression = *argument.checked->expression;
            key += expression.text.empty()
                       ? std::to_string(reinterpret_cast<std::uintptr_t>(expression.root.get())) // made by hand
                       : "=" + expression.text;
        } else if (argument.empire == EmpireMeant::named && argument.checked) {
            key += "'" + argument.checked->text;
        } else if (argument.checked && argument.checked->spec->kind == ParameterKind::name) {
            key += '"' + argument.checked->text;
        } else {
            key += bitsOf(argument.constant) + (argument.sourceColumn ? "s" : "") +
                   std::to_string(static_cast<int>(argument.empire));
        }
    }
    for (const CompiledCondition& child : condition.children) {
        key += '\x1e' + std::to_string(child.shape);
    }
    if (condition.readsChance) {
        key += '\x1d' + std::to_string(condition.checked->identity) + ',' + std::to_string(condition.id);
    }
    return m_conditionShapes(key);
}

/// Where the source is, and whose, is read in more ways than conditions say.
SourceQuestion Compiler::questionOf(std::span<const CompiledCondition* const> conditions) const {
    SourceQuestion question{.columns = {}, .readsLanes = false, .isKept = true};
    for (const Builtin builtin : {Builtin::exists, Builtin::objectType, Builtin::objectClass, Builtin::attachedTo,
                                  Builtin::owners, Builtin::positioned, Builtin::x, Builtin::y, Builtin::system}) {
        question.columns.push_back(m_layout.builtin(builtin));
    }
    for (const CompiledCondition* condition : conditions) {
        append(question.columns, condition->columns);
        question.readsLanes |= condition->depends.readsLanes;
        question.isKept &= !condition->readsChance && !condition->readsSubject;
    }
    sortUnique(question.columns);
    return question;
}

CompiledCondition Compiler::condition(const CheckedCondition& checked) {
    CompiledCondition result;
    result.checked = &checked;
    result.spec = checked.spec;
    result.id = m_conditionCount++;
    result.arguments = arguments(checked.spec->parameters, checked.arguments);
    result.children = conditions(checked.children);
    findSubjects(result);
    findDependencies(result);
    result.shape = shapeOf(result);
    m_readsVisibility |= checked.spec->readsVisibility;
    return result;
}

std::vector<CompiledCondition> Compiler::conditions(const std::vector<CheckedCondition>& checked) {
    std::vector<CompiledCondition> result;
    for (const CheckedCondition& one : checked) {
        if (one.spec) { // an unknown element was reported, and its group does not run
            result.push_back(condition(one));
        }
    }
    return result;
}

CompiledEffect Compiler::effect(const CheckedEffect& checked) {
    CompiledEffect result;
    result.checked = &checked;
    result.spec = checked.spec;
    result.arguments = arguments(checked.spec->parameters, checked.arguments);
    result.active = conditions(checked.active);
    result.column = meterColumn(result.arguments, checked.spec->ofMax).value_or(ColumnId{});
    for (std::size_t i = 0; i < checked.spec->parameters.size(); ++i) {
        if (!checked.spec->amount.empty() && checked.spec->parameters[i].name == checked.spec->amount) {
            result.amount = static_cast<int>(i);
        }
    }
    result.parent = checked.parent;
    result.blocks.resize(checked.spec->blocks.size());
    for (std::size_t i = 0; i < std::min(result.blocks.size(), checked.conditions.size()); ++i) {
        result.blocks[i].conditions = conditions(checked.conditions[i]);
    }
    result.awaits = triggers(checked.awaits);
    return result;
}

std::vector<CompiledTrigger> Compiler::triggers(const std::vector<CheckedTrigger>& checked) {
    std::vector<CompiledTrigger> result;
    for (const CheckedTrigger& one : checked) {
        result.push_back({&one, conditions(one.conditions)});
    }
    return result;
}

CompiledAvailability Compiler::availability(const CheckedAvailability& checked) {
    CompiledAvailability result;
    if (checked.ofEmpire.spec != nullptr) {
        result.ofEmpire = condition(checked.ofEmpire);
        result.ofPlace = condition(checked.ofPlace);
    }
    const auto part = [&](int place) -> const CompiledCondition* {
        const auto index = static_cast<std::size_t>(place);
        return place >= 0 && index < result.ofEmpire.children.size() ? &result.ofEmpire.children[index] : nullptr;
    };
    result.flag = part(checked.flag);
    result.buildable = part(checked.buildable);
    return result;
}

CompiledGroup Compiler::group(const CheckedGroup& checked) {
    CompiledGroup result;
    result.checked = &checked;
    result.objectClass = checked.owner;
    result.altersMeters = checked.altersMeters;
    result.source = m_model.vocabulary.types()[m_model.classes[checked.owner].type].source;
    result.activation = conditions(checked.activation);
    result.include = conditions(checked.include);
    result.exclude = conditions(checked.exclude);

    std::optional<int> priority;
    for (const CheckedEffect& one : checked.effects) {
        if (one.spec) {
            result.effects.push_back(effect(one));
        }
        const bool alters = one.spec && one.spec->operation != MeterOperation::none;
        if (one.enabled && alters == checked.altersMeters) { // a conditional has no level of its own
            priority = std::min(priority.value_or(one.priority), one.priority);
        }
    }
    result.priority = priority.value_or(checked.priority);
    for (std::size_t i = 0; i < result.effects.size(); ++i) {
        const CheckedEffect& one = *result.effects[i].checked;
        if (one.parent != noEffect && one.enabled) {
            result.effects[one.parent].blocks[one.block].effects.push_back(static_cast<std::uint16_t>(i));
        }
    }
    result.triggers = triggers(checked.triggers);
    for (const CheckedCost& cost : checked.costs) {
        result.costs.push_back({&cost, argument(*cost.amount.spec, &cost.amount)});
    }

    std::string shape;
    std::vector<const CompiledCondition*> asked;
    for (const CompiledCondition& one : result.activation) {
        asked.push_back(&one);
        shape += std::to_string(one.shape) + ',';
    }
    result.activationShape = m_activationShapes(shape);
    if (result.activationShape == m_activations.size()) {
        m_activations.push_back(questionOf(asked));
    }
    shape.clear();
    asked.clear();
    for (const std::vector<CompiledCondition>* list : {&result.include, &result.exclude}) {
        for (const CompiledCondition& one : *list) {
            merge(result.scopeDepends, one.depends);
            asked.push_back(&one);
            shape += std::to_string(one.shape) + ',';
        }
        shape += '-';
    }
    sortUnique(result.scopeDepends.columns);
    result.scopeShape = m_scopeShapes(shape);
    if (result.scopeShape == m_scopes.size()) {
        m_scopes.push_back(questionOf(asked));
    }
    return result;
}

CompiledWatch Compiler::watch(const ScenarioWatch& checked) {
    CompiledWatch result;
    result.checked = &checked;
    if (checked.spec != nullptr) {
        result.arguments = arguments(checked.spec->parameters, checked.arguments);
    }
    result.expression = conditions(checked.expression);
    for (const ScenarioWatch& one : checked.of) {
        result.of.push_back(watch(one));
    }
    return result;
}

CompiledAction Compiler::action(const ScenarioAction& checked, const Program& program) const {
    CompiledAction result;
    result.checked = &checked;
    result.arguments = arguments(checked.spec->parameters, checked.arguments);
    for (const CheckedArgument& page : checked.pages) {
        result.pages.push_back(argument(*page.spec, &page));
    }
    if (checked.group) {
        result.group = program.groupsOfClass[checked.group->first][checked.group->second];
    }
    return result;
}

CompiledScenario Compiler::scenario(const CheckedScenario& checked, const Program& program) {
    CompiledScenario result;
    result.checked = &checked;
    for (const ScenarioCondition& one : checked.conditions) {
        CompiledScenarioCondition compiled{.checked = &one, .when = watch(one.when), .active = conditions(one.active)};
        for (const ScenarioAction& done : one.actions) {
            compiled.actions.push_back(action(done, program));
        }
        result.conditions.push_back(std::move(compiled));
    }
    return result;
}

} // namespace

std::shared_ptr<const Program> compile(std::shared_ptr<const CheckedModel> model) {
    auto program = std::make_shared<Program>();
    Compiler compiler(*model);
    const auto classes = static_cast<ClassIndex>(model->classes.size());
    program->groupsOfClass.resize(classes);
    for (ClassIndex i = 0; i < classes; ++i) {
        for (const CheckedGroup& group : model->classes[i].groups) {
            CompiledGroup compiled = compiler.group(group);
            compiled.index = static_cast<std::uint32_t>(program->groups.size());
            program->groupsOfClass[i].push_back(compiled.index);
            program->groups.push_back(std::move(compiled));
        }
    }
    program->availability.reserve(classes);                  // what points into one stays where it is
    for (const CheckedClass& objectClass : model->classes) { // last: draws of groups count on their own numbers
        program->availability.push_back(compiler.availability(objectClass.availability));
    }
    for (const CheckedScenario& scenario : model->scenarios) {
        program->scenarios.push_back(compiler.scenario(scenario, *program));
    }
    for (const auto& growth : model->growth) {
        program->growth.push_back(growth ? compileExpression(*growth) : nullptr);
    }
    for (const auto& income : model->income) {
        program->income.push_back(income ? compileExpression(*income) : nullptr);
    }
    program->conditionCount = compiler.conditionCount();
    program->conditionShapes = compiler.conditionShapes();
    program->activations = compiler.takeActivations();
    program->scopes = compiler.takeScopes();
    program->readsVisibility = compiler.readsVisibility();
    program->model = std::move(model);
    return program;
}

} // namespace orrery::engine
