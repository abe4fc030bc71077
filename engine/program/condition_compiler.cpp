// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/condition_compiler.h"

#include "engine/program/compile_arguments.h"
#include "engine/universe/class_list.h"

#include <algorithm>
#include <bit>

namespace orrery::engine {

namespace {

template <typename Value>
void sortUnique(std::vector<Value>& values) {
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
}

template <typename Value>
void append(std::vector<Value>& to, const std::vector<Value>& from) {
    to.insert(to.end(), from.begin(), from.end());
}

std::string bitsOf(double value) {
    return std::to_string(std::bit_cast<std::uint64_t>(value));
}

/// Adds a reading. Adds each reading only once, except readings of values.
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

} // namespace

std::optional<ColumnId> ConditionCompiler::propertyColumn(std::string_view id, std::string_view enumeration) const {
    const Vocabulary& vocabulary = m_model.vocabulary;
    std::optional<PropertyIndex> property = vocabulary.findProperty(id);
    const auto wanted = vocabulary.findEnumeration(enumeration);
    const Format format{FormatKind::enumeration, wanted.value_or(0)};
    if (!property || !wanted || vocabulary.properties()[*property].format != format || !m_layout.hasColumn(*property)) {
        return std::nullopt;
    }
    return m_layout.property(*property);
}

void ConditionCompiler::findSubjects(CompiledCondition& condition) const {
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
        condition.subject = namedColumn(m_model, condition.checked->arguments, ofMax);
    }
    if (!spec.secondProperty.empty()) {
        condition.secondSubject = propertyColumn(spec.secondProperty, enumeration);
    }
}

/// Returns all inputs of an expression's value, including those of the variables that the expression reads.
VariableReads ConditionCompiler::readsOf(const TypedExpression& expression) const {
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

void ConditionCompiler::addArgument(const CompiledArgument& argument, CompiledCondition& condition) const {
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

void ConditionCompiler::findDependencies(CompiledCondition& condition) const {
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
        if (builtin == Builtin::objectClass) {
            append(depends.columns, lendingColumns(m_model)); // classes that lend to an object add to its groupings
        }
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

/// Returns the number of a condition's shape. Conditions of one shape have the same result wherever they stand. A
/// condition that draws random numbers has a shape of its own.
std::uint32_t ConditionCompiler::shapeOf(const CompiledCondition& condition) {
    std::string key(condition.spec->tag);
    for (const CompiledArgument& argument : condition.arguments) {
        key += '\x1f';
        if (argument.program) {
            const TypedExpression& expression = *argument.checked->expression;
            key += expression.text.empty()
                       ? std::to_string(reinterpret_cast<std::uintptr_t>(expression.root.get())) // built without a text
                       : "=" + expression.text;
        } else if (argument.empire == EmpireMeant::named && argument.checked) {
            key += "'" + argument.checked->text;
        } else if (argument.checked && isWord(argument.checked->spec->kind)) {
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
        key += '\x1d' + std::to_string(m_drawingConditions++);
    }
    return m_shapes(key);
}

/// Collects the inputs of conditions. Always includes the source's place and owners: conditions read these in more ways
/// than their own columns show.
SourceQuestion ConditionCompiler::questionOf(std::span<const CompiledCondition* const> conditions) const {
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

Dependencies scopeDependencies(const CompiledGroup& group) {
    Dependencies depends;
    for (const std::vector<CompiledCondition>* list : {&group.include, &group.exclude}) {
        for (const CompiledCondition& one : *list) {
            merge(depends, one.depends);
        }
    }
    sortUnique(depends.columns);
    return depends;
}

CompiledCondition ConditionCompiler::condition(const CheckedCondition& checked) {
    CompiledCondition result;
    result.checked = &checked;
    result.spec = checked.spec;
    result.arguments = compileArguments(m_model, checked.spec->parameters, checked.arguments);
    result.children = conditions(checked.children);
    findSubjects(result);
    findDependencies(result);
    result.shape = shapeOf(result);
    return result;
}

std::vector<CompiledCondition> ConditionCompiler::conditions(const std::vector<CheckedCondition>& checked) {
    std::vector<CompiledCondition> result;
    for (const CheckedCondition& one : checked) {
        if (one.spec) { // the checker reported an unknown element, and its group does not run
            result.push_back(condition(one));
        }
    }
    return result;
}

} // namespace orrery::engine
