// SPDX-License-Identifier: GPL-3.0-or-later
// The reasons why an empire cannot have a class, in words (E8.6, X6.3).
#include "engine/rules/orders/order_reasons.h"
#include "engine/universe/object_phrase.h"

#include <algorithm>

namespace orrery::engine {

namespace {

/// Returns the reason why a condition is never true, or null. The text of the condition's expression holds the reason
/// (check/classes/availability.cpp).
const std::string* reasonOf(const CompiledCondition& condition) {
    const auto& arguments = condition.arguments;
    const bool isNever = condition.spec->tag == "expression" && !arguments.empty() && arguments.front().isConstant &&
                         arguments.front().constant == 0.0;
    return isNever ? &arguments.front().checked->text : nullptr;
}

/// Evaluates one condition, and its children that test the same object. If the condition rejects the object, finds the
/// conditions that decide this.
class Judge {
public:
    Judge(Evaluator& evaluator, const View& view, Row empire, Row candidate)
        : m_evaluator(evaluator), m_view(view), m_empire(empire), m_candidate(candidate) {}

    /// Adds the reasons why the condition rejects the object.
    void add(const CompiledCondition& condition, std::vector<Phrase>& out) {
        Verdict why;
        if (m_evaluator.one(condition, m_view, m_empire, m_candidate, noRow, &why) == Truth::yes) {
            return;
        }
        if (const std::string* reason = reasonOf(condition)) {
            out.push_back(Phrase::said(*reason));
            return;
        }
        const std::size_t before = out.size();
        if (condition.spec->asksSameObject && condition.spec->children == ChildRule::many) { // `and`, `or`
            for (const CompiledCondition& child : condition.children) {
                add(child, out);
            }
        }
        if (out.size() == before) {
            out.push_back(why.wanted.empty() ? why.observed : phrase("{0}, required: {1}", {why.observed, why.wanted}));
        }
    }

private:
    Evaluator& m_evaluator;
    const View& m_view;
    Row m_empire;
    Row m_candidate;
};

} // namespace

Phrase whyUnavailable(Evaluator& evaluator, const View& view, ClassIndex objectClass, Row empire, Row place) {
    const std::string& id = view.model->classes[objectClass].id;
    const auto isIn = [&](Builtin which) {
        return view.ownerSets->contains(static_cast<std::uint32_t>(view.builtin(which, empire)), objectClass);
    };
    if (isIn(Builtin::forbidden)) {
        return phrase("{0} is forbidden for {1}", {id, objectPhrase(view, empire)});
    }
    const CompiledAvailability& asked = evaluator.program().availability[objectClass];
    const bool isAllowed = isIn(Builtin::allowed);
    std::vector<Phrase> reasons;
    for (const CompiledCondition& part : asked.ofEmpire.children) {
        // A right from an effect takes precedence over the flag and the prerequisites (E3.9).
        const bool isOverridden = isAllowed && (&part == asked.buildable || &part == asked.flag);
        if (!isOverridden) {
            Judge(evaluator, view, empire, empire).add(part, reasons);
        }
    }
    Phrase text;
    if (!reasons.empty()) {
        text = phrase("{0} is not available to {1}: {2}",
                      {id, objectPhrase(view, empire), joined(reasons, inPhrase("{0}; {1}"))});
    } else if (place != noRow) {
        for (const CompiledCondition& part : asked.ofPlace.children) {
            Judge(evaluator, view, empire, place).add(part, reasons);
        }
        if (!reasons.empty()) {
            text = phrase("{0} cannot be placed on {1}: {2}",
                          {id, objectPhrase(view, place), joined(reasons, inPhrase("{0}; {1}"))});
        }
    }
    evaluator.faults().clear();
    return text;
}

} // namespace orrery::engine
