// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/effect_arguments.h"

#include "engine/evaluation/run_diagnostics.h"
#include "engine/turn/turn_diagnostics.h"
#include "engine/universe/scenario.h"

#include <algorithm>
#include <cassert>

namespace orrery::engine {

namespace {

// This limit keeps diagnostics at the objects of a large galaxy from filling the memory (R2.4).
constexpr std::size_t faultLimit = 1000;

/// Returns whether the log has room for another diagnostic. Errors report that the engine skipped work (T16, R2.4), so
/// they have twice the room of warnings.
bool hasRoom(const TurnLog& log, const DiagnosticSpec& spec) {
    return log.faults.size() < (spec.severity == Severity::error ? 2 * faultLimit : faultLimit);
}

/// Returns the owners that exist and have the column.
std::vector<Row> empiresOf(const View& view, const std::vector<Row>& owners, ColumnId column) {
    std::vector<Row> empires;
    std::ranges::copy_if(owners, std::back_inserter(empires),
                         [&](Row owner) { return view.exists(owner) && view.has(owner, column); });
    return empires;
}

} // namespace

const CompiledArgument& argumentOf(const EffectCall& call, std::string_view parameter) {
    const auto parameters = call.effect.spec->parameters;
    const auto found = std::find_if(parameters.begin(), parameters.end(),
                                    [&](const ParameterSpec& spec) { return spec.name == parameter; });
    assert(found != parameters.end());
    return call.effect.arguments[static_cast<std::size_t>(found - parameters.begin())];
}

void logFault(Writer& writer, const DiagnosticSpec& spec, Location where, std::uint32_t firing, Row row,
              std::vector<Phrase> args) {
    if (hasRoom(writer.log(), spec)) {
        writer.addFault({&spec, where, firing, row, std::move(args)});
    }
}

void logUnable(const EffectCall& call, PhraseView reason, RowList rows) {
    if (!rows.empty()) {
        call.writer->addSkip({.firing = call.cause.firing,
                              .effect = call.cause.effect,
                              .reason = SkipReason::unable,
                              .detail = reason,
                              .rows = std::make_shared<const RowList>(std::move(rows))});
    }
}

bool isGiven(const CompiledGroup& group, const View& view, Row source) {
    return std::ranges::all_of(group.checked->runtime, [&](PropertyIndex property) {
        const ColumnId column = view.layout->property(property);
        const Row holder = view.holderOf(source, column);
        return holder != noRow && view.at(column, holder) != notGivenValue;
    });
}

bool isEffectActive(const CompiledEffect& effect, Evaluator& evaluator, const View& view, Row source) {
    return std::all_of(effect.active.begin(), effect.active.end(), [&](const CompiledCondition& condition) {
        return evaluator.one(condition, view, source, source) == Truth::yes;
    });
}

void logInactive(Writer& writer, std::uint32_t firing, std::uint16_t effect) {
    if (const RowListRef& scope = writer.log().firings[firing].scope; !scope->empty()) {
        writer.addSkip({.firing = firing, .effect = effect, .reason = SkipReason::inactive, .rows = scope});
    }
}

void logFaults(Writer& writer, std::span<const EvaluationFault> faults, std::span<const Row> rows,
               std::uint32_t firing) {
    if (!faults.empty()) {
        const EvaluationFault& first = faults.front();
        const Row row = first.lane < rows.size() ? rows[first.lane] : noRow;
        logFault(writer, diagnosticOf(first.kind), first.where, firing, row);
    }
}

void takeFaults(Evaluator& evaluator, Writer& writer, std::uint32_t firing) {
    const std::vector<RunFault>& log = writer.log().faults;
    const std::size_t before = log.size();
    for (RunFault& fault : evaluator.faults()) {
        if (!hasRoom(writer.log(), *fault.spec)) {
            continue;
        }
        const bool isTold =
            std::any_of(log.begin() + static_cast<std::ptrdiff_t>(before), log.end(),
                        [&](const RunFault& told) { return told.spec == fault.spec && told.where == fault.where; });
        if (!isTold) {
            fault.firing = firing;
            writer.addFault(std::move(fault));
        }
    }
    evaluator.faults().clear();
}

std::vector<double> amountsOf(const EffectCall& call, const CompiledArgument& argument, std::span<const Row> rows,
                              std::span<const double> values) {
    std::vector<double> amounts(rows.size(), argument.constant);
    if (!argument.isConstant && argument.program) {
        std::vector<EvaluationFault> faults;
        Bindings bindings = call.evaluator.bindingsOf(call.source, noRow);
        bindings.missingAsZero = true;
        evaluate(*argument.program, call.reads, bindings, rows, values, amounts, &faults);
        if (call.writer != nullptr) {
            logFaults(*call.writer, faults, rows, call.cause.firing);
        }
    }
    for (double& amount : amounts) {
        amount = isMissing(amount) ? 0.0 : amount;
    }
    return amounts;
}

std::optional<double> indexOf(const EffectCall& call, const CompiledArgument& argument) {
    const double value =
        argument.isConstant ? argument.constant : call.evaluator.number(argument, call.reads, call.source, call.source);
    return isMissing(value) ? std::nullopt : std::optional(value);
}

std::optional<ClassIndex> classOf(const EffectCall& call) {
    const auto index = indexOf(call, call.effect.arguments.front());
    return index && *index >= 0.0 ? std::optional(static_cast<ClassIndex>(*index)) : std::nullopt;
}

std::optional<std::vector<Row>> empiresMeant(const EffectCall& call, const CompiledArgument& argument) {
    switch (argument.empire) {
    case EmpireMeant::none:
        return std::vector<Row>{};
    case EmpireMeant::source:
        return empiresReached(call, call.source);
    case EmpireMeant::named: {
        const auto row = findEmpire(call.view, argument.checked->text);
        if (row) {
            return std::vector<Row>{*row};
        }
        if (call.writer != nullptr) {
            logFault(*call.writer, turnDiagnostics["run.no-such-empire"], argument.checked->where, call.cause.firing,
                     call.source, {argument.checked->text});
        }
        return std::nullopt;
    }
    case EmpireMeant::computed:
        break;
    }
    const double row = indexOf(call, argument).value_or(noneValue);
    const bool isThere = row >= 0.0 && call.reads.exists(static_cast<Row>(row));
    return isThere ? empiresReached(call, static_cast<Row>(row)) : std::vector<Row>{};
}

std::vector<Row> empiresOf(const View& view, Row row, ColumnId column) {
    if (view.has(row, column)) {
        return {row};
    }
    return empiresOf(view, view.ownersOf(row), column);
}

std::vector<Row> empiresOf(const EffectCall& call, Row row, ColumnId column) {
    if (call.view.has(row, column)) {
        return call.view.exists(row) ? std::vector<Row>{row} : std::vector<Row>{};
    }
    return empiresOf(call.view, call.reads.ownersOf(row), column);
}

std::vector<Row> ownersInGame(const View& known, const View& now, Row row) {
    const bool isEmpire = known.model->vocabulary.findType("empire") == known.typeOf(row);
    std::vector<Row> empires = isEmpire ? std::vector<Row>{row} : known.ownersOf(row);
    std::erase_if(empires, [&](Row empire) { return !now.exists(empire); });
    return empires;
}

std::vector<Row> empiresReached(const View& view, Row row) {
    return ownersInGame(view, view, row);
}

std::vector<Row> empiresReached(const EffectCall& call, Row row) {
    return ownersInGame(call.reads, call.view, row);
}

std::vector<Row> empiresReached(const EffectCall& call, std::span<const Row> rows) {
    std::vector<Row> empires;
    for (const Row row : rows) {
        const std::vector<Row> reached = empiresReached(call, row);
        empires.insert(empires.end(), reached.begin(), reached.end());
    }
    std::sort(empires.begin(), empires.end());
    empires.erase(std::unique(empires.begin(), empires.end()), empires.end());
    return empires;
}

std::optional<ColumnId> propertyColumn(const View& view, std::string_view property) {
    const auto index = view.model->vocabulary.findProperty(property);
    if (!index || !view.layout->hasColumn(*index)) {
        return std::nullopt;
    }
    return view.layout->property(*index);
}

} // namespace orrery::engine
