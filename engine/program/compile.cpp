// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/compiler.h"

#include <algorithm>
#include <limits>

namespace orrery::engine {

namespace {

constexpr double missing = std::numeric_limits<double>::quiet_NaN();

} // namespace

/// Returns the default of the property that a non-numeric parameter reads (E7.4).
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
    if (checked && checked->expression && checked->expression->constant) {
        result.constant = *checked->expression->constant;
    } else if (const TypedExpression* expression = checked ? evaluatedExpression(*checked) : nullptr) {
        result.isConstant = false;
        result.program = compileExpression(*expression);
        result.readsSource = expression->readsSource;
        // Random numbers are drawn for each candidate (X1.5).
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

const TypedExpression* evaluatedExpression(const CheckedArgument& argument) {
    const TypedExpression* const expression = argument.expression.get();
    return expression != nullptr && !expression->constant && expression->root && !expression->format.isBad()
               ? expression
               : nullptr;
}

std::optional<ColumnId> namedColumn(const CheckedModel& model, const std::vector<CheckedArgument>& arguments,
                                    bool ofMax) {
    for (const CheckedArgument& argument : arguments) {
        const ParameterKind kind = argument.spec ? argument.spec->kind : ParameterKind::text;
        if (!argument.constant || !(*argument.constant >= 0.0)) {
            continue;
        }
        const auto index = static_cast<std::size_t>(*argument.constant);
        if (kind == ParameterKind::meter && index < model.vocabulary.meters().size()) {
            return model.layout.meter(static_cast<MeterIndex>(index), ofMax);
        }
        if (kind == ParameterKind::resource && index < model.vocabulary.resources().size()) {
            return model.layout.stockpile(static_cast<ResourceIndex>(index));
        }
    }
    return std::nullopt;
}

CompiledEffect Compiler::effect(const CheckedEffect& checked) {
    CompiledEffect result;
    result.checked = &checked;
    result.spec = checked.spec;
    result.arguments = arguments(checked.spec->parameters, checked.arguments);
    result.active = conditions(checked.active);
    result.column = namedColumn(m_model, checked.arguments, checked.spec->ofMax).value_or(ColumnId{});
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

void Compiler::availability(const CheckedAvailability& checked, CompiledAvailability& result) {
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
}

/// Numbers the group's shapes. Groups with the same conditions as an earlier one share its SourceQuestion.
void Compiler::findShapes(CompiledGroup& group) {
    std::string shape;
    std::vector<const CompiledCondition*> asked;
    for (const CompiledCondition& one : group.activation) {
        asked.push_back(&one);
        shape += std::to_string(one.shape) + ',';
    }
    group.activationShape = m_activationShapes(shape);
    if (group.activationShape == m_activations.size()) {
        m_activations.push_back(questionOf(asked));
    }
    group.activationQuestion = &m_activations[group.activationShape];
    shape.clear();
    asked.clear();
    for (const std::vector<CompiledCondition>* list : {&group.include, &group.exclude}) {
        for (const CompiledCondition& one : *list) {
            asked.push_back(&one);
            shape += std::to_string(one.shape) + ',';
        }
        shape += '-';
    }
    group.scopeShape = m_scopeShapes(shape);
    if (group.scopeShape == m_scopes.size()) {
        m_scopes.push_back(questionOf(asked));
    }
    group.scopeQuestion = &m_scopes[group.scopeShape];
}

void Compiler::group(const CheckedGroup& checked, std::uint32_t index, CompiledGroup& result) {
    result.checked = &checked;
    result.index = index;
    result.objectClass = checked.owner;
    result.altersMeters = checked.altersMeters;
    result.source = m_model.vocabulary.types()[m_model.classes.asRead(checked.owner).type].source;
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
    const bool fires = checked.enabled && checked.isRunnable;
    for (std::size_t i = 0; i < result.effects.size(); ++i) {
        const CheckedEffect& one = *result.effects[i].checked;
        const auto place = static_cast<std::uint16_t>(i);
        if (one.enabled && one.parent != noEffect) {
            result.effects[one.parent].blocks[one.block].effects.push_back(place);
        } else if (one.enabled && one.parent == noEffect && fires) {
            result.topEffects.push_back(place);
        }
    }
    result.triggers = triggers(checked.triggers);
    for (const CheckedCost& cost : checked.costs) {
        result.costs.push_back({&cost, argument(*cost.amount.spec, &cost.amount)});
    }
    findShapes(result);
    result.scopeDepends = scopeDependencies(result);
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
        result.group = program.groupsOf(checked.group->first)[checked.group->second];
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

} // namespace orrery::engine
