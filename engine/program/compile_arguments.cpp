// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/compile_arguments.h"

#include <algorithm>
#include <limits>

namespace orrery::engine {

namespace {

constexpr double missing = std::numeric_limits<double>::quiet_NaN();

/// Returns the default of the property that a non-numeric parameter reads (E7.4).
double fallbackOf(const CheckedModel& model, const TypedExpression& expression) {
    double fallback = missing;
    for (const ColumnId column : expression.columns) {
        if (model.layout[column].role == ColumnRole::property) {
            const Property& property = model.vocabulary.properties()[model.layout[column].of];
            fallback = property.defaultText.empty() ? missing : property.defaultValue;
        }
    }
    return fallback;
}

} // namespace

CompiledArgument compileArgument(const CheckedModel& model, const ParameterSpec& spec, const CheckedArgument* checked) {
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
        result.sourceColumn = model.layout.builtin(isClass ? Builtin::objectClass : Builtin::objectType);
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
        // Each candidate draws its own random numbers (X1.5).
        result.readsCandidate = expression->readsCandidate || expression->readsTarget || expression->readsChance;
        result.readsTarget = expression->readsTarget;
        result.readsSubject = expression->readsSubject || expression->readsAmount;
        if (!isFreeExpression(spec.kind)) {
            result.fallback = fallbackOf(model, *expression);
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

std::vector<CompiledArgument> compileArguments(const CheckedModel& model, std::span<const ParameterSpec> specs,
                                               const std::vector<CheckedArgument>& checked) {
    std::vector<CompiledArgument> result;
    for (const ParameterSpec& spec : specs) {
        const auto named = [&](const CheckedArgument& a) { return a.spec && a.spec->name == spec.name; };
        const auto found = std::find_if(checked.begin(), checked.end(), named);
        result.push_back(compileArgument(model, spec, found == checked.end() ? nullptr : &*found));
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

} // namespace orrery::engine
