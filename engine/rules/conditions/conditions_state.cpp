// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/conditions/conditions_state.h"

#include "engine/rules/conditions/condition_tools.h"
#include "engine/universe/object_phrase.h"

#include <algorithm>

namespace orrery::engine::conditions {

namespace {

std::span<const Row> empiresOf(const ConditionCall& call) {
    const auto empire = call.view.model->vocabulary.findType("empire");
    return empire ? call.evaluator.world().ofType(call.view, *empire) : std::span<const Row>();
}

/// Returns the first empire whose column refers to the object, or noRow.
Row seatOf(const ConditionCall& call, Builtin column, Row candidate) {
    const std::span<const Row> empires = empiresOf(call);
    const auto found = std::ranges::find_if(
        empires, [&](Row empire) { return call.view.builtin(column, empire) == static_cast<double>(candidate); });
    return found == empires.end() ? noRow : *found;
}

void setSeats(const ConditionCall& call, Builtin column, const Bitmap& among, TruthSet& out) {
    for (const Row empire : empiresOf(call)) {
        const double seat = call.view.builtin(column, empire);
        if (seat >= 0.0 && seat < static_cast<double>(among.size()) && among.test(static_cast<Row>(seat))) {
            out.yes.set(static_cast<Row>(seat));
        }
    }
}

const CheckedClass& classOf(const View& view, Row row) {
    return view.model->classes[static_cast<ClassIndex>(view.builtin(Builtin::objectClass, row))];
}

std::string groupingOf(const ConditionCall& call) {
    const CheckedArgument* const checked = call.argument(0).checked;
    return checked != nullptr ? checked->text : std::string();
}

bool belongsTo(const CheckedClass& objectClass, const std::string& grouping) {
    return std::ranges::find(objectClass.groupings, grouping) != objectClass.groupings.end();
}

Phrase groupingsText(const CheckedClass& objectClass) {
    std::string text;
    for (const std::string& grouping : objectClass.groupings) {
        text += (text.empty() ? "" : ", ") + grouping;
    }
    return text.empty() ? phrase("{0} belongs to no grouping", {objectClass.id})
                        : phrase("{0} belongs to {1}", {objectClass.id, text});
}

} // namespace

Truth capitalOne(const ConditionCall& call, Row candidate, Verdict* why) {
    const Row empire = seatOf(call, Builtin::capital, candidate);
    return why ? say(why, truthOf(empire != noRow),
                     empire == noRow ? phrase("is not the capital of any empire")
                                     : phrase("is the capital of {0}", {objectPhrase(call.view, empire)}),
                     phrase("the capital of an empire"))
               : truthOf(empire != noRow);
}

void capitalSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    setSeats(call, Builtin::capital, among, out);
}

Truth hasGroupingOne(const ConditionCall& call, Row candidate, Verdict* why) {
    const CheckedClass& own = classOf(call.view, candidate);
    const std::string grouping = groupingOf(call);
    const Truth answer = truthOf(belongsTo(own, grouping));
    return why ? say(why, answer, groupingsText(own), phrase("a class of the grouping {0}", {grouping})) : answer;
}

void hasGroupingSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    const std::string grouping = groupingOf(call);
    std::vector<bool> belongs;
    for (const auto& objectClass : call.view.model->classes.asRead()) {
        belongs.push_back(belongsTo(*objectClass, grouping));
    }
    askEach(among, out, [&](Row row) {
        return truthOf(belongs[static_cast<ClassIndex>(call.view.builtin(Builtin::objectClass, row))]);
    });
}

Truth homeworldOne(const ConditionCall& call, Row candidate, Verdict* why) {
    const Row empire = seatOf(call, Builtin::homeworld, candidate);
    return why ? say(why, truthOf(empire != noRow),
                     empire == noRow
                         ? phrase("was not the capital of any empire at the start of the game")
                         : phrase("was the capital of {0} at the start of the game", {objectPhrase(call.view, empire)}),
                     phrase("the first capital of an empire"))
               : truthOf(empire != noRow);
}

void homeworldSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    setSeats(call, Builtin::homeworld, among, out);
}

Truth stationaryOne(const ConditionCall& call, Row candidate, Verdict* why) {
    const double destination = call.view.builtin(Builtin::destination, candidate);
    const Truth answer = truthOf(destination < 0.0);
    return why ? say(why, answer,
                     destination < 0.0
                         ? phrase("has no destination")
                         : phrase("is on its way to {0}", {objectPhrase(call.view, static_cast<Row>(destination))}),
                     phrase("no destination"))
               : answer;
}

void stationarySet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    setByOne<stationaryOne>(call, among, out);
}

} // namespace orrery::engine::conditions
