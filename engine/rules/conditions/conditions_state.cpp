// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/conditions/conditions_state.h"

#include "engine/rules/conditions/condition_tools.h"
#include "engine/universe/class_list.h"
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

/// Returns the class of the grouping that the object has or borrows; the object's own class if there is none.
const CheckedClass& belongingClass(const ConditionCall& call, Row row, const std::string& grouping) {
    const CheckedClass& own = classOf(call.view, row);
    std::vector<ListedClass> lent;
    if (!belongsTo(own, grouping)) {
        findLent(call.view, row, call.evaluator.world().classLists(), lent);
    }
    for (const ListedClass& one : lent) {
        if (const CheckedClass& lender = call.view.model->classes[one.objectClass]; belongsTo(lender, grouping)) {
            return lender;
        }
    }
    return own;
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
    const std::string grouping = groupingOf(call);
    ClassLists& lists = call.evaluator.world().classLists();
    const Truth answer = truthOf(hasGrouping(call.view, candidate, grouping, lists));
    return why ? say(why, answer, groupingsText(belongingClass(call, candidate, grouping)),
                     phrase("a class of the grouping {0}", {grouping}))
               : answer;
}

void hasGroupingSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    const std::string grouping = groupingOf(call);
    if (std::ranges::any_of(call.view.model->vocabulary.types(),
                            [](const Type& type) { return !type.lends.empty(); })) {
        ClassLists& lists = call.evaluator.world().classLists();
        return askEach(among, out, [&](Row row) { return truthOf(hasGrouping(call.view, row, grouping, lists)); });
    }
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
