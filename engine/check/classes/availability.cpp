// SPDX-License-Identifier: GPL-3.0-or-later
// The conditions for the availability of a class to an empire, collected in two trees (X6.3).
#include "engine/check/classes/checker.h"

#include <algorithm>

namespace orrery::engine {

namespace {

/// Returns a generated node of a tree. Its spec is null if the vocabulary lacks the row.
CheckedCondition node(const CheckedModel& model, std::string_view row, Location where) {
    CheckedCondition condition;
    condition.spec = model.vocabulary.condition(row);
    condition.where = condition.head = where;
    return condition;
}

/// Returns a condition that never matches, with a reason as text.
CheckedCondition never(const CheckedModel& model, std::string_view reason, Location where) {
    CheckedCondition condition = node(model, "expression", where);
    if (condition.spec != nullptr && !condition.spec->parameters.empty()) {
        CheckedArgument argument;
        argument.spec = condition.spec->parameters.data();
        argument.where = where;
        argument.isGiven = true;
        argument.text = reason;
        argument.constant = 0.0;
        condition.arguments.push_back(std::move(argument));
    }
    return condition;
}

CheckedCondition owning(const CheckedModel& model, ClassIndex what, Location where) {
    CheckedCondition condition = node(model, "owner-has-tech", where);
    if (condition.spec != nullptr) {
        CheckedArgument argument;
        argument.spec = condition.spec->parameters.data();
        argument.where = where;
        argument.isGiven = true;
        argument.text = model.classes.asRead(what).id;
        argument.constant = what;
        condition.arguments.push_back(std::move(argument));
    }
    return condition;
}

CheckedCondition joined(const CheckedModel& model, std::string_view row, std::vector<CheckedCondition> parts,
                        Location where) {
    if (parts.size() == 1) {
        return std::move(parts.front());
    }
    CheckedCondition condition = node(model, row, where);
    condition.children = std::move(parts);
    return condition;
}

/// Returns the condition on the classes that an empire must own (E5.25). These are all prerequisites, or one class that
/// unlocks this one. Returns nullopt if there are neither.
std::optional<CheckedCondition> buildable(const CheckedModel& model, const CheckedClass& objectClass,
                                          const std::vector<ClassIndex>& unlockers) {
    std::vector<CheckedCondition> ways;
    if (!objectClass.prerequisites.empty()) {
        std::vector<CheckedCondition> needs;
        for (const ClassIndex need : objectClass.prerequisites) {
            needs.push_back(owning(model, need, objectClass.head));
        }
        ways.push_back(joined(model, "and", std::move(needs), objectClass.head));
    }
    for (const ClassIndex unlocker : unlockers) {
        if (objectClass.prerequisites == std::vector{unlocker}) {
            continue; // the prerequisites already contain it
        }
        ways.push_back(owning(model, unlocker, model.classes.head(unlocker)));
    }
    return ways.empty() ? std::nullopt : std::optional(joined(model, "or", std::move(ways), objectClass.head));
}

/// Returns whether a reused class already contains the prerequisite conditions, and all classes that they name are
/// unchanged.
bool isFinished(const CheckMemory& memory, const CheckedModel& model, ClassIndex index,
                const std::vector<ClassIndex>& unlockers) {
    if (!memory.model || index >= memory.unlockers.size() || !model.classes.isSame(index, memory.model->classes) ||
        memory.unlockers[index] != unlockers) {
        return false;
    }
    const ClassTable& before = memory.model->classes;
    const std::int64_t by = model.classes.movedBy(index) - before.movedBy(index);
    return std::ranges::all_of(unlockers, [&](ClassIndex unlocker) {
        const Location was = before.head(unlocker);
        const Location is = model.classes.head(unlocker);
        const bool hasMoved = was.file == before.head(index).file; // all places in that file have moved, too
        return was.file == is.file && was.span.size() == is.span.size() &&
               was.span.begin + (hasMoved ? by : 0) == is.span.begin;
    });
}

void finish(const CheckedModel& model, CheckedClass& objectClass, const std::vector<ClassIndex>& unlockers) {
    if (objectClass.availability.ofEmpire.spec == nullptr) { // the checker generated the class for a type
        objectClass.availability.ofEmpire = node(model, "and", objectClass.head);
        objectClass.availability.ofPlace = objectClass.availability.ofEmpire;
    }
    std::vector<CheckedCondition>& asked = objectClass.availability.ofEmpire.children;
    if (objectClass.availability.buildable >= 0) { // a reused class contains it as the last condition
        asked.pop_back();
        objectClass.availability.buildable = -1;
    }
    if (auto needed = buildable(model, objectClass, unlockers)) {
        objectClass.availability.buildable = static_cast<int>(asked.size());
        asked.push_back(std::move(*needed));
    }
}

} // namespace

void checkAvailability(Checker& checker, Element element, CheckedClass& out) {
    const CheckedModel& model = checker.model;
    CheckedAvailability& availability = out.availability;
    availability.ofEmpire = node(model, "and", out.head);
    availability.ofPlace = node(model, "and", out.head);
    if (!element.flag("available", true)) {
        availability.flag = static_cast<int>(availability.ofEmpire.children.size());
        availability.ofEmpire.children.push_back(
            never(model, inPhrase("no empire can produce or research it"), element.valueWhere("available")));
    }
    int lists = 0;
    for (const Element child : element.children()) {
        const bool isOfEmpire = child.tag() == "available";
        if (!isOfEmpire && child.tag() != "location") {
            continue;
        }
        std::vector<CheckedCondition>& list =
            isOfEmpire ? availability.ofEmpire.children : availability.ofPlace.children;
        const std::size_t before = list.size();
        const std::string path = std::string(child.tag()) + "#" + std::to_string(lists++);
        if (!checkConditions(checker, child, isOfEmpire ? RowPlace::activation : RowPlace::scope,
                             conditionIdentity(out.stableName(), {}, path), list) ||
            child.isBroken()) {
            list.resize(before);
            list.push_back(never(model, inPhrase("its conditions have errors"), child.head()));
        }
    }
}

void finishAvailability(CheckedModel& model, CheckMemory* memory) {
    std::vector<std::vector<ClassIndex>> unlockers(model.classes.size());
    for (ClassIndex index = 0; index < model.classes.size(); ++index) {
        for (const ClassIndex unlocked : model.classes.asRead(index).unlocks) {
            if (unlocked < unlockers.size()) {
                unlockers[unlocked].push_back(index);
            }
        }
    }
    for (ClassIndex index = 0; index < model.classes.size(); ++index) {
        if (memory == nullptr || !isFinished(*memory, model, index, unlockers[index])) {
            finish(model, model.classes.edit(index), unlockers[index]);
        }
    }
    if (memory != nullptr) {
        memory->unlockers = std::move(unlockers);
    }
}

} // namespace orrery::engine
