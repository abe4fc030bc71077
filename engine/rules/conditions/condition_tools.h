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

/// Fills a truth set row by row.
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

/// Evaluates a set with the one-object evaluator, where nothing else is faster.
template <Truth (*one)(const ConditionCall&, Row, Verdict*)>
void setByOne(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    turnWork(call.evaluator.world()).done += work::object * among.count();
    askEach(among, out, [&](Row row) { return one(call, row, nullptr); });
}

/// Fills in a verdict, if requested. @return truth
inline Truth say(Verdict* why, Truth truth, Phrase observed, Phrase wanted, double distance = 0.0,
                 double compared = std::numeric_limits<double>::quiet_NaN()) {
    if (why) {
        *why = {truth, std::move(observed), std::move(wanted), distance, compared};
    }
    return truth;
}

/// Does the same for a parameter with a missing value.
Truth sayMissing(Verdict* why, const ConditionCall& call, std::size_t parameter);

/// Returns the owners' names, such as "Terrans and Vegans"; "no one".
Phrase ownersText(const View& view, const std::vector<Row>& owners);
Phrase classText(const View& view, double objectClass);
Phrase typeText(const View& view, double type);
/// Returns the label of a column: "Construction", "Max Construction", "size".
Phrase columnText(const View& view, ColumnId column);
/// Bounds such as "at least 3 and below 5"; only the given ones count.
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
/// null where there is no child, or where the work budget is exceeded. `own` is storage for a result that is not
/// shared.
const Bitmap* innerOf(const ConditionCall& call, Row candidate, TruthSet& own);
/// Returns the same as a short list, where one is available; else null. Valid until the next call.
const RowList* fewOfInner(const ConditionCall& call);
/// Returns whether the nested condition's result is the same for every candidate.
bool isInnerShared(const ConditionCall& call);

/// Evaluates each candidate by the rows that the nested condition matches.
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
