// SPDX-License-Identifier: GPL-3.0-or-later
// Conditions that are always false, always true, or redundant (I3.7, I3.9).
#include "engine/check/classes/reads.h"
#include "engine/lint/facts.h"
#include "engine/lint/lint_diagnostics.h"
#include "engine/lint/questions.h"
#include "engine/text/work.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace orrery::engine {

namespace {

/// Lists conditions, and replaces conjunctions by their children.
void flatten(std::span<const CheckedCondition> list, std::vector<const CheckedCondition*>& out) {
    for (const CheckedCondition& condition : list) {
        if (isConjunction(*condition.spec)) {
            flatten(condition.children, out);
        } else {
            out.push_back(&condition);
        }
    }
}

class Reader {
public:
    explicit Reader(const LintCall& call) : m_call(call) {}

    /// Checks conditions that must all match.
    void readAll(std::span<const CheckedCondition> list) {
        std::vector<const CheckedCondition*> parts;
        flatten(list, parts);
        Conjunction known;
        bool hasClash = false;
        for (const CheckedCondition* const part : parts) {
            for (const Fact& fact : factsOf(*part)) {
                const auto before = hasClash || !fact.isExact ? std::nullopt : known.saidBefore(fact);
                const auto clash = known.add(fact);
                if (clash && !hasClash) {
                    hasClash = true;
                    report(lintDiagnostics["lint.never-true"], clash->where, clash->first);
                } else if (before) {
                    report(lintDiagnostics["lint.says-nothing-new"], fact.where, *before);
                }
            }
            readInside(*part);
        }
    }

    void readGroup(const CheckedGroup& group) {
        readAll(group.activation);
        for (const CheckedCondition& include : group.include) {
            readAll({&include, 1});
        }
        for (const CheckedCondition& exclude : group.exclude) {
            readAll({&exclude, 1});
        }
        for (const CheckedTrigger& trigger : group.triggers) {
            readAll(trigger.conditions);
        }
        for (const CheckedEffect& effect : group.effects) {
            for (const std::vector<CheckedCondition>& block : effect.conditions) {
                readAll(block);
            }
        }
        readExclusions(group);
    }

private:
    /// Checks the children of a condition.
    void readInside(const CheckedCondition& condition) {
        for (const CheckedCondition& child : condition.children) {
            readAll({&child, 1});
        }
        if (isDisjunction(*condition.spec)) {
            readAny(condition);
        }
    }

    /// Reports a disjunction that is always true. It contains a condition and its opposite, or bounds without a gap
    /// between them. Uses a child only if one fact expresses it completely, because a child with further facts may be
    /// false.
    void readAny(const CheckedCondition& any) {
        std::set<std::pair<std::string, bool>> wholes; // subject of each whole, and whether it is positive
        std::vector<Fact> bounds;
        std::map<std::string, std::vector<Fact>> highs; // lower bounds, by subject
        for (const CheckedCondition& child : any.children) {
            countWork();
            if (const auto whole = wholeOf(child)) {
                if (wholes.contains({whole->about, !whole->isPositive})) {
                    report(lintDiagnostics["lint.always-true"], any.head, whole->where);
                    return;
                }
                wholes.emplace(whole->about, whole->isPositive);
            }
            if (const auto bound = soleInterval(child)) {
                bounds.push_back(*bound);
                if (std::isinf(bound->interval.high) && !std::isinf(bound->interval.low)) {
                    highs[bound->about].push_back(*bound);
                }
            }
        }
        // If the lowest lower bound leaves a gap, all others do. At equal values, a closed bound covers more than an
        // open one.
        const auto beginsHigher = [](const Fact& a, const Fact& b) {
            return std::pair(a.interval.low, a.interval.isLowOpen) < std::pair(b.interval.low, b.interval.isLowOpen);
        };
        std::map<std::string, Fact> lowest; // lowest bound of each subject in `highs`
        const auto covers = [](const Fact& low, const Fact& high) {
            return low.interval.high > high.interval.low ||
                   (low.interval.high == high.interval.low && !(low.interval.isHighOpen && high.interval.isLowOpen));
        };
        for (const Fact& low : bounds) {
            const auto of = highs.find(low.about);
            countWork();
            if (of == highs.end() || !std::isinf(low.interval.low) || std::isinf(low.interval.high)) {
                continue;
            }
            if (const auto found = lowest.find(low.about); covers(
                    low,
                    found == lowest.end()
                        ? lowest.emplace(low.about, *std::ranges::min_element(of->second, beginsHigher)).first->second
                        : found->second)) {
                report(lintDiagnostics["lint.always-true"], any.head,
                       std::ranges::find_if(of->second, [&](const Fact& high) { return covers(low, high); })->where);
                return;
            }
        }
    }

    static std::optional<Fact> wholeOf(const CheckedCondition& condition) {
        if (isConjunction(*condition.spec)) {
            return condition.children.size() == 1 ? wholeOf(condition.children.front()) : std::nullopt;
        }
        const std::vector<Fact> facts = factsOf(condition);
        const auto whole = std::ranges::find(facts, Fact::Kind::whole, &Fact::kind);
        return whole == facts.end() ? std::nullopt : std::optional(*whole);
    }

    /// Reports a group whose exclusions reject every object of its inclusions.
    void readExclusions(const CheckedGroup& group) {
        constexpr std::size_t mostPairs = 10'000; // maximum number of pairs of an inclusion and an exclusion (R2.6)
        if (group.include.empty() || group.exclude.empty() || group.include.size() > mostPairs / group.exclude.size()) {
            return;
        }
        Location where;
        const auto isTakenBack = [&](const CheckedCondition& include) {
            Conjunction held;
            for (const Fact& fact : factsOf(include)) {
                held.add(fact);
            }
            return std::ranges::any_of(group.exclude, [&](const CheckedCondition& exclude) {
                std::vector<const CheckedCondition*> parts;
                flatten({&exclude, 1}, parts);
                where = exclude.where;
                return !parts.empty() && std::ranges::all_of(parts, [&](const CheckedCondition* part) {
                    const std::string text = textOf(*part);
                    return isAll(*part->spec) || (!text.empty() && held.holds(text));
                });
            });
        };
        if (std::ranges::all_of(group.include, isTakenBack)) {
            report(lintDiagnostics["lint.excludes-all"], group.head, where, {group.id});
        }
    }

    void report(const DiagnosticSpec& spec, Location where, Location first, std::vector<Phrase> args = {}) {
        m_call.report(spec, where, std::move(args)).notes.push_back({first, phrase("here")});
    }

    const LintCall& m_call;
};

} // namespace

void askConditions(const LintCall& call) {
    Reader reader(call);
    for (const CheckedClass& objectClass : call.model.classes) {
        if (!objectClass.isGenerated && !call.isOwn(objectClass.where)) {
            continue;
        }
        const auto& ofEmpire = objectClass.availability.ofEmpire.children;
        const int own = objectClass.availability.buildable;
        reader.readAll(std::span(ofEmpire).first(own < 0 ? ofEmpire.size() : static_cast<std::size_t>(own)));
        reader.readAll(objectClass.availability.ofPlace.children);
        for (const CheckedGroup& group : objectClass.groups) {
            if (group.enabled && group.isRunnable) {
                reader.readGroup(group);
            }
        }
    }
}

} // namespace orrery::engine
