// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/conditions/conditions_source.h"

#include "engine/rules/conditions/condition_tools.h"
#include "engine/universe/object_phrase.h"

#include <algorithm>

namespace orrery::engine::conditions {

namespace {

/// Returns the target of the source; noRow if the source has none or the target does not exist.
Row aimOf(const ConditionCall& call) {
    const double aim = call.source == noRow ? noneValue : call.view.builtin(Builtin::target, call.source);
    return aim >= 0.0 && call.view.exists(static_cast<Row>(aim)) ? static_cast<Row>(aim) : noRow;
}

Row hostOfSource(const ConditionCall& call) {
    return call.source == noRow ? noRow : call.view.parent(call.source);
}

Phrase hostText(const View& view, Row host) {
    return host == noRow ? phrase("is attached to nothing") : phrase("is attached to {0}", {objectPhrase(view, host)});
}

bool sharesOwner(const View& view, Row a, Row b) {
    const std::vector<Row>& mine = view.ownersOf(a);
    const std::vector<Row>& others = view.ownersOf(b);
    return std::ranges::any_of(mine, [&](Row owner) { return std::ranges::binary_search(others, owner); });
}

bool hasPosition(const View& view, Row row) {
    return row != noRow && view.builtin(Builtin::positioned, row) != 0.0;
}

Phrase systemText(const View& view, Row row) {
    const double system = view.builtin(Builtin::system, row);
    return system < 0.0 ? phrase("is between systems")
                        : phrase("is in {0}, owned by {1}",
                                 {objectPhrase(view, static_cast<Row>(system)), ownersText(view, view.ownersOf(row))});
}

} // namespace

Truth attachedWithOne(const ConditionCall& call, Row candidate, Verdict* why) {
    const Row wanted = hostOfSource(call);
    const Row host = call.view.parent(candidate);
    const Truth answer = truthOf(wanted != noRow && host == wanted);
    if (!why) {
        return answer;
    }
    return say(why, answer, hostText(call.view, host),
               wanted == noRow ? phrase("attached to the same object as the source (the source is attached to nothing)")
                               : phrase("attached to {0}, like the source", {objectPhrase(call.view, wanted)}));
}

void attachedWithSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    const Row host = hostOfSource(call);
    if (host == noRow) {
        return;
    }
    for (const Row row : call.evaluator.attached(call.view, host)) {
        if (among.test(row)) {
            out.yes.set(row);
        }
    }
}

const std::vector<Row>* attachedWithFew(const ConditionCall& call) {
    const Row host = hostOfSource(call);
    if (host == noRow) {
        return nullptr;
    }
    const std::span<const Row> rows = call.evaluator.attached(call.view, host);
    return call.evaluator.keepFew({rows.begin(), rows.end()});
}

Truth createdByOne(const ConditionCall& call, Row candidate, Verdict* why) {
    const double creator = call.view.builtin(Builtin::creator, candidate);
    const Truth answer = truthOf(call.source != noRow && creator == static_cast<double>(call.source));
    if (!why) {
        return answer;
    }
    return say(
        why, answer,
        creator < 0.0 ? phrase("was not created by any object")
                      : phrase("was created by {0}", {objectPhrase(call.view, static_cast<Row>(creator))}),
        phrase("created by {0}", {call.source == noRow ? phrase("the source") : objectPhrase(call.view, call.source)}));
}

void createdBySet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    setByOne<createdByOne>(call, among, out);
}

Truth sameOwnerOne(const ConditionCall& call, Row candidate, Verdict* why) {
    const Truth answer = truthOf(call.source != noRow && sharesOwner(call.view, candidate, call.source));
    if (!why) {
        return answer;
    }
    const Phrase owners = ownersText(call.view, call.view.ownersOf(candidate));
    return say(why, answer, phrase("is owned by {0}", {owners}),
               call.source == noRow || call.view.ownersOf(call.source).empty()
                   ? phrase("an owner of the source (it has none)")
                   : phrase("an owner of the source: {0}", {ownersText(call.view, call.view.ownersOf(call.source))}));
}

void sameOwnerSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    std::vector<std::int8_t> known(call.view.ownerSets->size(), -1);
    askEach(among, out, [&](Row row) {
        std::int8_t& answer = known[static_cast<std::uint32_t>(call.view.builtin(Builtin::owners, row))];
        if (answer < 0) {
            answer = static_cast<std::int8_t>(sameOwnerOne(call, row, nullptr));
        }
        return static_cast<Truth>(answer);
    });
}

Truth sameNetworkOne(const ConditionCall& call, Row candidate, Verdict* why) {
    const View& view = call.view;
    const Phrase wanted = phrase("connected with the source by starlanes through systems of a common owner");
    if (!hasPosition(view, call.source) || !hasPosition(view, candidate)) {
        return why ? say(why, Truth::missing,
                         hasPosition(view, candidate) ? phrase("the source has no position")
                                                      : phrase("has no position"),
                         wanted)
                   : Truth::missing;
    }
    const Truth answer = truthOf(call.evaluator.world().areConnected(view, call.source, candidate));
    return why ? say(why, answer, systemText(view, candidate), wanted) : answer;
}

void sameNetworkSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    setByOne<sameNetworkOne>(call, among, out);
}

Truth targetedOne(const ConditionCall& call, Row candidate, Verdict* why) {
    const Row aim = aimOf(call);
    const Truth answer = truthOf(candidate == aim);
    if (!why) {
        return answer;
    }
    return say(why, answer, phrase("is {0}", {objectPhrase(call.view, candidate)}),
               aim == noRow ? phrase("the target of the source (it has none)")
                            : phrase("{0}, the target of the source", {objectPhrase(call.view, aim)}));
}

void targetedSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    const Row aim = aimOf(call);
    if (aim != noRow && among.test(aim)) {
        out.yes.set(aim);
    }
}

const std::vector<Row>* targetedFew(const ConditionCall& call) {
    const Row aim = aimOf(call);
    return aim == noRow ? nullptr : &call.evaluator.single(aim);
}

} // namespace orrery::engine::conditions
