// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/conditions/conditions_sight.h"

#include "engine/rules/conditions/condition_tools.h"
#include "engine/universe/object_phrase.h"

#include <algorithm>
#include <iterator>

namespace orrery::engine::conditions {

namespace {

/// Returns the viewers with which an object sees: its owners, or the object itself if it has none.
std::vector<Row> viewersOf(const View& view, Row row) {
    if (row == noRow) {
        return {};
    }
    const std::vector<Row>& owners = view.ownersOf(row);
    return owners.empty() ? std::vector<Row>{row} : owners;
}

const std::vector<Row>& seersOf(const View& view, Row row) {
    return (*view.ownerSets)[static_cast<std::uint32_t>(view.builtin(Builtin::seenBy, row))];
}

std::vector<Row> common(const std::vector<Row>& a, const std::vector<Row>& b) {
    std::vector<Row> both;
    std::ranges::set_intersection(a, b, std::back_inserter(both));
    return both;
}

bool wantsSeen(const ConditionCall& call) {
    return seenChoices[call.choice(0)] == "true";
}

Truth judge(const ConditionCall& call, const std::vector<Row>& seers, std::span<const Row> viewers) {
    const bool isSeen =
        std::ranges::any_of(viewers, [&](Row viewer) { return std::ranges::binary_search(seers, viewer); });
    return truthOf(isSeen == wantsSeen(call));
}

/// Evaluates whether an object sees another, and explains the verdict.
/// @param seen the object to see. @param viewer the object that may see it
Truth saySight(const ConditionCall& call, Row seen, Row viewer, std::string_view wanted, Verdict* why) {
    const View& view = call.view;
    const std::vector<Row> viewers = viewersOf(view, viewer);
    const Truth answer = seen == noRow ? Truth::no : judge(call, seersOf(view, seen), viewers);
    if (!why) {
        return answer;
    }
    const std::vector<Row> both = seen == noRow ? std::vector<Row>{} : common(seersOf(view, seen), viewers);
    const Phrase name = seen == noRow ? phrase("the source") : objectPhrase(view, seen);
    Phrase observed = both.empty() ? phrase("{0} is not seen by {1}", {name, ownersText(view, viewers)})
                                   : phrase("{0} is seen by {1}", {name, ownersText(view, both)});
    return say(why, answer, std::move(observed), phrase(wanted));
}

} // namespace

Truth sourceVisibleOne(const ConditionCall& call, Row candidate, Verdict* why) {
    return saySight(call, call.source, candidate,
                    wantsSeen(call) ? inPhrase("an object that sees the source")
                                    : inPhrase("an object that does not see the source"),
                    why);
}

void sourceVisibleSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    if (call.source == noRow) {
        return;
    }
    const std::vector<Row>& seers = seersOf(call.view, call.source);
    std::vector<std::int8_t> known(call.view.ownerSets->size(), -1);
    askEach(among, out, [&](Row row) {
        const auto owners = static_cast<std::uint32_t>(call.view.builtin(Builtin::owners, row));
        if (owners == 0) {
            return judge(call, seers, {&row, 1});
        }
        if (known[owners] < 0) {
            known[owners] = static_cast<std::int8_t>(judge(call, seers, (*call.view.ownerSets)[owners]));
        }
        return static_cast<Truth>(known[owners]);
    });
}

Truth visibleToSourceOne(const ConditionCall& call, Row candidate, Verdict* why) {
    return saySight(call, candidate, call.source,
                    wantsSeen(call) ? inPhrase("seen by the source") : inPhrase("not seen by the source"), why);
}

void visibleToSourceSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    const std::vector<Row> viewers = viewersOf(call.view, call.source);
    std::vector<std::int8_t> known(call.view.ownerSets->size(), -1);
    askEach(among, out, [&](Row row) {
        const auto seers = static_cast<std::uint32_t>(call.view.builtin(Builtin::seenBy, row));
        if (known[seers] < 0) {
            known[seers] = static_cast<std::int8_t>(judge(call, (*call.view.ownerSets)[seers], viewers));
        }
        return static_cast<Truth>(known[seers]);
    });
}

} // namespace orrery::engine::conditions
