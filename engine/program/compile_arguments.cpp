// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/compile_arguments.h"

#include "engine/vocabulary/kind_table.h"

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

/// An argument whose constant and text are known.
struct ArgumentCompiling {
    const CheckedModel& model;
    const ParameterSpec& spec;
    const CheckedArgument* checked;
    const std::string& text;
    CompiledArgument& out;
};

bool compileChoice(const ArgumentCompiling& argument) {
    const std::span<const std::string_view> choices = argument.spec.choices;
    const auto found = std::ranges::find(choices, argument.text);
    argument.out.constant = found == choices.end() ? missing : static_cast<double>(found - choices.begin());
    return true;
}

bool compileEmpire(const ArgumentCompiling& argument) {
    CompiledArgument& out = argument.out;
    if (argument.text == "source" || argument.text == "none") {
        out.empire = argument.text == "source" ? EmpireMeant::source : EmpireMeant::none;
        out.readsSource = argument.text == "source";
        return true;
    }
    const TypedExpression* const expression = argument.checked ? argument.checked->expression.get() : nullptr;
    const bool isComputed = expression && (expression->constant || evaluatedExpression(*argument.checked));
    out.empire = isComputed ? EmpireMeant::computed : EmpireMeant::named;
    return false;
}

/// Compiles `Source.class` and `Source.type`.
template <Builtin column>
bool compileOfSource(const ArgumentCompiling& argument) {
    if (argument.text != (column == Builtin::objectClass ? "Source.class" : "Source.type")) {
        return false;
    }
    argument.out.sourceColumn = argument.model.layout.builtin(column);
    argument.out.isConstant = false;
    argument.out.readsSource = true;
    return true;
}

std::optional<ColumnId> meterColumn(const CheckedModel& model, std::size_t index, bool ofMax) {
    return index < model.vocabulary.meters().size()
               ? std::optional(model.layout.meter(static_cast<MeterIndex>(index), ofMax))
               : std::nullopt;
}

std::optional<ColumnId> stockpileColumn(const CheckedModel& model, std::size_t index, bool /*ofMax*/) {
    return index < model.vocabulary.resources().size()
               ? std::optional(model.layout.stockpile(static_cast<ResourceIndex>(index)))
               : std::nullopt;
}

/// The row of a kind.
struct Compiling {
    ParameterKind kind = ParameterKind::text;
    /// Compiles words that the kind gives a meaning. Returns false if the value is a constant or an expression instead.
    /// Null: always so.
    bool (*compile)(const ArgumentCompiling& argument) = nullptr;
    /// Returns the column that a constant names. Null: the constant names none.
    std::optional<ColumnId> (*column)(const CheckedModel& model, std::size_t index, bool ofMax) = nullptr;
};

using Kind = ParameterKind;

constexpr KindTable<Compiling> compilings{
    {{.kind = Kind::objectClass, .compile = compileOfSource<Builtin::objectClass>},
     {.kind = Kind::objectType, .compile = compileOfSource<Builtin::objectType>},
     {.kind = Kind::meter, .column = meterColumn},
     {.kind = Kind::resource, .column = stockpileColumn},
     {.kind = Kind::empire, .compile = compileEmpire},
     {.kind = Kind::choice, .compile = compileChoice}},
    {Kind::number,
     Kind::boolean,
     Kind::value,
     Kind::enumerator,
     Kind::integer,
     Kind::name,
     Kind::text,
     Kind::message,
     Kind::property,
     Kind::propertyValue,
     Kind::objectName,
     Kind::occurrence,
     Kind::constant,
     Kind::alias,
     Kind::newObject,
     Kind::object,
     Kind::system,
     Kind::planet,
     Kind::map,
     Kind::empireId,
     Kind::owner,
     Kind::scenario,
     Kind::scenarioCondition,
     Kind::counter,
     Kind::watch,
     Kind::group,
     Kind::grouping,
     Kind::stacking,
     Kind::string,
     Kind::format,
     Kind::meterSide,
     Kind::variable,
     Kind::variableScope,
     Kind::initialPlace,
     Kind::hasKind,
     Kind::function,
     Kind::aggregate,
     Kind::contentFile,
     Kind::tableFile,
     Kind::colour}};

} // namespace

CompiledArgument compileArgument(const CheckedModel& model, const ParameterSpec& spec, const CheckedArgument* checked) {
    CompiledArgument result;
    result.checked = checked;
    result.fallback = missing;
    const std::string text = checked && !checked->text.empty() ? checked->text : std::string(spec.fallback);
    result.isGiven = !text.empty() || (checked && (checked->constant || checked->expression));
    result.constant = checked && checked->constant ? *checked->constant : missing;
    const Compiling& row = compilings[spec.kind];
    if (row.compile != nullptr && row.compile({model, spec, checked, text, result})) {
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
    result.reserve(specs.size());
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
        const auto column = argument.spec ? compilings[argument.spec->kind].column : nullptr;
        if (column == nullptr || !argument.constant || !(*argument.constant >= 0.0)) {
            continue;
        }
        if (const auto found = column(model, static_cast<std::size_t>(*argument.constant), ofMax)) {
            return found;
        }
    }
    return std::nullopt;
}

} // namespace orrery::engine
