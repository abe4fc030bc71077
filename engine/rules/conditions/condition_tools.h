// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/condition_call.h"
#include "engine/program/turn_work.h"

#include <string>
#include <string_view>
#include <vector>

// Helpers that the families of conditions share.
namespace orrery::engine {

constexpr Truth truthOf(bool holds) {
    return holds ? Truth::yes : Truth::no;
}

/// Evaluates each row, and fills in a truth set.
template <typename Ask>
void askEach(const Bitmap& among, TruthSet& out, Ask&& ask) {
    among.forEach([&](Row row) {
        const Truth truth = ask(row);
        if (truth == Truth::yes) {
            out.yes.set(row);
        } else if (truth == Truth::missing) {
            out.missing.set(row);
        }
    });
}

/// Evaluates a set row by row with the one-object evaluator, for conditions without a faster way.
template <Truth (*one)(const ConditionCall&, Row, Verdict*)>
void setByOne(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    turnWork(call.evaluator.world()).done += work::object * among.count();
    askEach(among, out, [&](Row row) { return one(call, row, nullptr); });
}

/// Fills in a verdict if one is requested. @return truth
inline Truth say(Verdict* why, Truth truth, Phrase observed, Phrase wanted, double distance = 0.0,
                 double compared = std::numeric_limits<double>::quiet_NaN()) {
    if (why) {
        *why = {truth, std::move(observed), std::move(wanted), distance, compared};
    }
    return truth;
}

/// Fills in the verdict for a parameter with a missing value.
Truth sayMissing(Verdict* why, const ConditionCall& call, std::size_t parameter);

/// Returns the owners' names, such as "Terrans and Vegans", or "no one".
Phrase ownersText(const View& view, const std::vector<Row>& owners);
Phrase classText(const View& view, double objectClass);
Phrase typeText(const View& view, double type);
/// Returns the label of a column: "Construction", "Max Construction", "size".
Phrase columnText(const View& view, ColumnId column);
/// Bounds such as "at least 3 and below 5". Only the given bounds count.
struct Bounds {
    double atLeast = 0.0;
    double atMost = 0.0;
    double below = 0.0;
    bool hasAtLeast = false;
    bool hasAtMost = false;
    bool hasBelow = false;

    Truth judge(double value) const {
        if ((hasAtLeast && isMissing(atLeast)) || (hasAtMost && isMissing(atMost)) || (hasBelow && isMissing(below))) {
            return Truth::missing;
        }
        return truthOf((!hasAtLeast || value >= atLeast) && (!hasAtMost || value <= atMost) &&
                       (!hasBelow || value < below));
    }
    double distance(double value) const;
    Phrase text() const;
};

/// Returns the rows that the nested condition (the call's first child) matches, as seen from one candidate. Returns
/// null if there is no child or if the work exceeds the budget. `own` stores a result that is not shared.
const Bitmap* innerOf(const ConditionCall& call, Row candidate, TruthSet& own);
/// Returns the same rows as a short list if one is available, otherwise null. The list is valid until the next call.
const RowList* fewOfInner(const ConditionCall& call);
/// Returns whether the nested condition's result is the same for every candidate.
bool isInnerShared(const ConditionCall& call);

/// Evaluates each candidate with `relate`, which gets the rows that the nested condition matches.
template <typename Relate>
void askInner(const ConditionCall& call, const Bitmap& among, TruthSet& out, Relate&& relate) {
    TruthSet own;
    turnWork(call.evaluator.world()).done += work::object * among.count();
    const Bitmap* shared = isInnerShared(call) ? innerOf(call, noRow, own) : nullptr;
    askEach(among, out, [&](Row row) {
        const Bitmap* inner = isInnerShared(call) ? shared : innerOf(call, row, own);
        return inner ? relate(row, *inner) : Truth::missing;
    });
}

} // namespace orrery::engine
