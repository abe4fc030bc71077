// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/expression/reading_calls.h"

namespace orrery::engine::calls {

namespace {

using Kind = TypedNode::Kind;

constexpr DiagnosticSpec wantsMaximum{"expr.last-wants-maximum", Severity::error,
                                      "last() reads a meter's maximum, but '{0}' is not one",
                                      "Write last(MaxPopulation) or last(Source.MaxPopulation)."};
constexpr DiagnosticSpec unknownRuntime{"expr.unknown-runtime", Severity::error, "there is no property '{0}'{1}"};
constexpr DiagnosticSpec notGivenInPlay{"expr.not-runtime", Severity::error, "'{0}' is not a run-time property{1}",
                                        "Declare the property with runtime=\"true\", or read it without runtime()."};

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
        call.tools.problems.reportUnknown(property ? notGivenInPlay : unknownRuntime, call.argument(0), [&] {
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
        Diagnostic& finding = problems.report(wantsMaximum, written.span, {problems.written(written.span)});
        if (isMeter) {
            const std::string maximum = "Max" + context.vocabulary->meters()[layout[meter.column].of].id;
            problems.addFix(finding, phrase("replace with '{0}'", {maximum}), written.token, maximum);
        }
        return call.bad();
    }
    meter.access = Access::lastMax;
    meter.index = layout[meter.column].of;
    meter.written = call.node.span;
    call.tools.reads.addTurn(); // the remembered value changes with the turn, and has no column
    return meter;
}

TypedNode checkRoll(const CallSite& call) {
    TypedNode dice = call.parts.require(call.arguments[0], diceFormat);
    if (dice.isBad() || !call.allowsObjects()) {
        return call.bad();
    }
    call.tools.reads.addChance();
    TypedNode out = makeNode(Kind::roll, call.node, numberFormat);
    out.operands.push_back(std::move(dice));
    return out;
}

} // namespace orrery::engine::calls
