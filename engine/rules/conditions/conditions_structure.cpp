// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/conditions/conditions_structure.h"

#include "engine/rules/conditions/condition_tools.h"
#include "engine/universe/object_phrase.h"

namespace orrery::engine::conditions {

namespace {

/// Visits children in evaluation order. Children that draw random numbers come last, so few of them draw (E5.10). The
/// result does not depend on the order.
template <typename Visit>
void eachChild(const ConditionCall& call, Visit&& visit) {
    for (const bool draws : {false, true}) {
        for (const CompiledCondition& child : call.condition.children) {
            if (child.readsChance == draws && !visit(child)) {
                return;
            }
        }
    }
}

Truth askChild(const ConditionCall& call, const CompiledCondition& child, Row candidate) {
    return child.spec->one({child, call.view, call.source, call.target, call.evaluator}, candidate, nullptr);
}

void askChild(const ConditionCall& call, const CompiledCondition& child, const Bitmap& among, TruthSet& out) {
    call.evaluator.set(child, call.view, call.source, among, out, call.target);
}

Phrase holding(const ConditionCall& call, Row candidate) {
    std::size_t hold = 0;
    for (const CompiledCondition& child : call.condition.children) {
        hold += askChild(call, child, candidate) == Truth::yes ? 1 : 0;
    }
    return phrase("{0} of {1} match", {std::to_string(hold), std::to_string(call.condition.children.size())});
}

/// Returns the verdict of `and` or `or` in Kleene's logic. @param decides the verdict of one child that decides at
/// once: no for `and`, yes for `or`
Truth combine(const ConditionCall& call, Row candidate, Truth decides) {
    Truth answer = decides == Truth::no ? Truth::yes : Truth::no;
    eachChild(call, [&](const CompiledCondition& child) {
        const Truth truth = askChild(call, child, candidate);
        if (truth == decides) {
            answer = decides;
        } else if (truth == Truth::missing) {
            answer = Truth::missing;
        }
        return answer != decides;
    });
    return answer;
}

} // namespace

Truth allOne(const ConditionCall&, Row, Verdict* why) {
    return say(why, Truth::yes, phrase("is an object"), phrase("any object"));
}

void allSet(const ConditionCall&, const Bitmap& among, TruthSet& out) {
    out.yes = among;
}

Truth andOne(const ConditionCall& call, Row candidate, Verdict* why) {
    const Truth answer = combine(call, candidate, Truth::no);
    return why ? say(why, answer, holding(call, candidate), phrase("all of them")) : answer;
}

void andSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    out.yes = among;
    TruthSet answer;
    eachChild(call, [&](const CompiledCondition& child) {
        Bitmap open = out.yes;
        open |= out.missing;
        if (!open.any()) {
            return false;
        }
        askChild(call, child, open, answer);
        // A row stays open unless this child rejects it. It matches only if the earlier children and this child match
        // it.
        out.yes &= answer.yes;
        open = answer.yes;
        open |= answer.missing;
        open.andNot(out.yes);
        out.missing = std::move(open);
        return true;
    });
}

const std::vector<Row>* andFew(const ConditionCall& call) {
    constexpr std::size_t mostRows = 64; // for longer lists, shared sets are faster
    for (const CompiledCondition& child : call.condition.children) {
        const RowList* const few = child.spec->few == nullptr || child.readsChance
                                       ? nullptr
                                       : child.spec->few({child, call.view, call.source, call.target, call.evaluator});
        if (few == nullptr || few->size() > mostRows) {
            continue;
        }
        RowList rows = call.evaluator.roomForFew();
        rows.assign(few->begin(), few->end());
        eachChild(call, [&](const CompiledCondition& other) {
            std::erase_if(rows, [&](Row row) { return &other != &child && askChild(call, other, row) != Truth::yes; });
            return !rows.empty();
        });
        return call.evaluator.keepFew(std::move(rows));
    }
    return nullptr;
}

Truth orOne(const ConditionCall& call, Row candidate, Verdict* why) {
    const Truth answer = combine(call, candidate, Truth::yes);
    return why ? say(why, answer, holding(call, candidate), phrase("at least one of them")) : answer;
}

void orSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    Bitmap open = among;
    TruthSet answer;
    eachChild(call, [&](const CompiledCondition& child) {
        if (!open.any()) {
            return false;
        }
        askChild(call, child, open, answer);
        out.yes |= answer.yes;
        out.missing |= answer.missing;
        open.andNot(answer.yes);
        return true;
    });
    out.missing.andNot(out.yes);
}

Truth notOne(const ConditionCall& call, Row candidate, Verdict* why) {
    if (call.condition.children.empty()) {
        return say(why, Truth::missing, phrase("there is no inner condition"), phrase("an inner condition"));
    }
    const Truth inner = askChild(call, call.condition.children.front(), candidate);
    const bool isOpen = inner == Truth::missing && !call.view.model->rules.missingIsZero; // G6.3
    const Truth answer = isOpen ? inner : truthOf(inner != Truth::yes);
    if (why) {
        say(why, answer,
            inner == Truth::yes  ? phrase("the inner condition matches")
            : inner == Truth::no ? phrase("the inner condition does not match")
                                 : phrase("the inner condition cannot be evaluated"),
            phrase("no match"));
    }
    return answer;
}

void notSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    if (call.condition.children.empty()) {
        out.missing = among;
        return;
    }
    TruthSet inner;
    askChild(call, call.condition.children.front(), among, inner);
    out.yes = among;
    out.yes.andNot(inner.yes);
    if (!call.view.model->rules.missingIsZero) { // G6.3
        out.yes.andNot(inner.missing);
        out.missing = std::move(inner.missing);
    }
}

namespace {

constexpr std::uint32_t noDepth = ~0u;

} // namespace

Truth expressionOne(const ConditionCall& call, Row candidate, Verdict* why) {
    const double value = call.number(0, candidate);
    const Truth answer = isMissing(value) ? Truth::missing : truthOf(value != 0.0);
    if (why) {
        const CompiledArgument& argument = call.argument(0);
        Phrase observed;
        if (argument.program) {
            std::vector<EvaluatedTerm> terms;
            evaluateOne(*argument.program, call.view, call.evaluator.bindingsOf(call.source, call.target), candidate,
                        0.0, nullptr, &terms);
            std::uint32_t hidden = noDepth; // depth of an aggregate's term: deeper terms refer to its objects
            for (std::size_t i = 0; i < terms.size(); ++i) {
                const EvaluatedTerm& term = terms[i];
                hidden = term.depth <= hidden ? noDepth : hidden;
                if (hidden != noDepth) {
                    continue;
                }
                hidden = term.objects ? term.depth : noDepth;
                const bool isInnermost = i > 0 && (i + 1 == terms.size() || terms[i + 1].depth <= term.depth);
                if (term.isReading || term.variable || term.objects || isInnermost) { // only readings and innermost
                                                                                      // terms, such as `turn`
                    Phrase one = phrase(
                        "{0} is {1}",
                        {term.text, term.shown.empty() ? formatValue(term.value, term.format, call.view) : term.shown});
                    observed =
                        observed.empty() ? std::move(one) : phrase("{0}, {1}", {std::move(observed), std::move(one)});
                }
            }
        }
        if (observed.empty()) {
            observed = answer == Truth::yes  ? phrase("it is true")
                       : answer == Truth::no ? phrase("it is false")
                                             : phrase("it has no value");
        }
        say(why, answer, std::move(observed), argument.checked ? argument.checked->text : std::string());
    }
    return answer;
}

void expressionSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    if (call.isFixed(0)) {
        const double value = call.number(0);
        if (isMissing(value)) {
            out.missing = among;
        } else if (value != 0.0) {
            out.yes = among;
        }
        return;
    }
    const RowList rows = among.rows();
    std::vector<double> values(rows.size());
    call.evaluator.numbers(call.argument(0), call.view, call.source, call.target, rows, values);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (isMissing(values[i])) {
            out.missing.set(rows[i]);
        } else if (values[i] != 0.0) {
            out.yes.set(rows[i]);
        }
    }
}

Truth selfOne(const ConditionCall& call, Row candidate, Verdict* why) {
    const Truth answer = truthOf(candidate == call.source);
    return why ? say(why, answer, phrase("is {0}", {objectPhrase(call.view, candidate)}),
                     objectPhrase(call.view, call.source))
               : answer;
}

void selfSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    if (call.source < among.size() && among.test(call.source)) {
        out.yes.set(call.source);
    }
}

const std::vector<Row>* selfFew(const ConditionCall& call) {
    return call.view.exists(call.source) ? &call.evaluator.single(call.source) : nullptr;
}

} // namespace orrery::engine::conditions
