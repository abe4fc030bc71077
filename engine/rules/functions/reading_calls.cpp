// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/functions/reading_calls.h"

#include "engine/content/constants.h"
#include "engine/program/function_call.h"
#include "engine/universe/chance_seed.h"
#include "engine/universe/universe.h"
#include <cmath>

#include "engine/check/expression/reading_diagnostics.h"

namespace orrery::engine::calls {

namespace {

using Kind = TypedNode::Kind;

std::uint64_t birthKey(const View& view, Row row) {
    return row < view.birthKeys.size() ? view.birthKeys[row] : std::uint64_t{0};
}

/// Rolls dice for a candidate (X1.5). Returns missing if the text is not dice.
double rollDice(const FunctionCall& call, double dice, Row candidate) {
    const EvaluationContext& context = call.context;
    const View& view = context.view;
    const std::optional<Dice> parsed = parseDice(context.world().textOf(view, dice));
    if (isMissing(dice) || !parsed) {
        return missingValue;
    }
    if (!context.world().pay(parsed->count)) {
        call.fault = EvaluationFault::Kind::tooMuchWork;
        return missingValue;
    }
    const std::uint64_t place = joinKeys(context.program.expression().identity, context.program.ordinalOf(call.node));
    const std::uint64_t now = place + 0x9e3779b97f4a7c15ull * (std::uint64_t{view.turn} + 1);
    const std::uint64_t source = birthKey(view, context.bindings.source);
    const std::uint64_t own = birthKey(view, candidate);
    double total = static_cast<double>(parsed->added);
    for (std::uint32_t die = 0; die < parsed->count; ++die) {
        const double drawn = uniform(chanceSeed(view.seed), source, own, joinKeys(now, die));
        total += std::floor(drawn * static_cast<double>(parsed->sides)) + 1.0;
    }
    return total;
}

} // namespace

TypedNode checkValue(const CallSite& call) {
    const ExpressionContext& context = call.tools.context;
    if (call.tools.bareNames.areInner()) {
        call.tools.problems.reportUnavailable(call.node.span, call.row.title(),
                                              inPhrase("inside an aggregate or another context"));
        return call.bad();
    }
    if (!context.hasValue) {
        return call.unavailable();
    }
    call.tools.reads.addValue();
    return makeNode(Kind::value, call.node, context.valueFormat);
}

TypedNode checkAmount(const CallSite& call) {
    if (!call.tools.context.hasSubject) {
        return call.unavailable();
    }
    call.tools.reads.addAmount();
    return makeNode(Kind::amount, call.node, numberFormat);
}

TypedNode checkRuntime(const CallSite& call) {
    const ExpressionContext& context = call.tools.context;
    const auto name = call.parts.word(call.argument(0), inPhrase("property"));
    if (!name) {
        return call.bad();
    }
    if (!context.hasSource || !context.hasObjects) {
        return call.unavailable();
    }
    const Vocabulary& vocabulary = *context.vocabulary;
    const std::optional<PropertyIndex> property = vocabulary.findProperty(*name);
    if (!property || !vocabulary.properties()[*property].isRuntime) {
        call.tools.problems.reportUnknown(property ? readingDiagnostics["expr.not-runtime"]
                                                   : readingDiagnostics["expr.unknown-runtime"],
                                          call.argument(0), [&] {
                                              std::vector<std::string> known;
                                              for (const Property& other : vocabulary.properties()) {
                                                  if (other.isRuntime) {
                                                      known.push_back(other.id);
                                                  }
                                              }
                                              return known;
                                          });
        return call.bad();
    }
    call.tools.names.add(NameKind::property, call.argument(0), *property);
    TypedNode out = makeNode(Kind::member, call.node, vocabulary.properties()[*property].format);
    out.access = Access::runtime;
    out.index = *property;
    out.column = context.layout->property(*property);
    out.operands.push_back(call.tools.bareNames.object(call.node, ExpressionRoot::source));
    call.tools.reads.addMember(out);
    return out;
}

TypedNode checkLast(const CallSite& call) {
    const ExpressionContext& context = call.tools.context;
    if (!context.hasLast || !context.hasObjects) {
        return call.unavailable();
    }
    TypedNode meter = call.parts.check(call.arguments[0], numberFormat);
    if (meter.isBad()) {
        return call.bad();
    }
    const ColumnLayout& layout = *context.layout;
    const bool isMeter = meter.kind == Kind::member && meter.access == Access::meter;
    if (!isMeter || layout[meter.column].role != ColumnRole::meterMax) {
        ProblemReporter& problems = call.tools.problems;
        const ExprNode& written = call.argument(0);
        Diagnostic& finding = problems.report(readingDiagnostics["expr.last-wants-maximum"], written.span,
                                              {problems.written(written.span)});
        if (isMeter) {
            const std::string maximum = "Max" + context.vocabulary->meters()[layout[meter.column].of].id;
            problems.addFix(finding, phrase("replace with '{0}'", {maximum}), written.token, maximum);
        }
        return call.bad();
    }
    meter.access = Access::lastMax;
    meter.index = layout[meter.column].of;
    meter.written = call.node.span;
    call.tools.reads.addTurn(); // the value of last() changes with the turn, and has no column
    return meter;
}

TypedNode checkRunning(const CallSite& call) {
    if (!call.tools.context.hasObjects) {
        return call.unavailable();
    }
    TypedNode meter = call.parts.check(call.arguments[0], numberFormat);
    if (meter.isBad()) {
        return call.bad();
    }
    if (meter.kind != Kind::member || meter.access != Access::meter) {
        ProblemReporter& problems = call.tools.problems;
        const ExprNode& written = call.argument(0);
        problems.report(readingDiagnostics["expr.running-wants-meter"], written.span, {problems.written(written.span)});
        return call.bad();
    }
    meter.access = Access::running;
    meter.written = call.node.span;
    call.tools.reads.addRunning();
    return meter;
}

TypedNode checkRoll(const CallSite& call) {
    TypedNode dice = call.parts.require(call.arguments[0], diceFormat);
    if (dice.isBad() || !call.allowsObjects()) {
        return call.bad();
    }
    call.tools.reads.addChance();
    TypedNode out = makeNode(Kind::function, call.node, numberFormat);
    out.operands.push_back(std::move(dice));
    return out;
}

void evaluateRoll(const FunctionCall& call) {
    call.forEachLane([&](std::size_t lane) { return rollDice(call, call.operands[0][lane], call.candidates[lane]); });
}

} // namespace orrery::engine::calls
