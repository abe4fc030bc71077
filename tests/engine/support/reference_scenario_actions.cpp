// SPDX-License-Identifier: GPL-3.0-or-later
// The actions of scenario conditions (S8).
#include "engine/universe/chance.h"
#include "tests/engine/support/reference_turn_firing.h"
#include "tests/engine/support/reference_turn_time.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace orrery::engine::turn_oracle {

namespace {

const CheckedArgument* argumentCalled(const ScenarioAction& action, std::string_view name) {
    const auto found = std::ranges::find(action.arguments, name, [](const auto& one) { return one.spec->name; });
    return found == action.arguments.end() ? nullptr : &*found;
}

/// Formats a number for a sentence: at most two decimals, without trailing zeros.
std::string told(double value) {
    std::array<char, 400> digits{};
    std::snprintf(digits.data(), digits.size(), "%.2f", value);
    std::string text = digits.data();
    while (text.back() == '0') {
        text.pop_back();
    }
    if (text.back() == '.') {
        text.pop_back();
    }
    return text == "-0" ? "0" : text;
}

} // namespace

/// @return whether the action was applied; a failed one changes nothing
bool ReferenceTurn::carryOut(const ScenarioAction& action, const ScenarioCondition& condition) {
    const std::string tag(action.spec->tag);
    const auto text = [&](std::string_view name) {
        const CheckedArgument* const found = argumentCalled(action, name);
        return found == nullptr ? std::string() : found->text;
    };
    const auto object = [&](std::string_view name) {
        for (std::size_t i = 0; i < action.arguments.size(); ++i) {
            if (action.arguments[i].spec->name == name) {
                return referredTo(action.references[i], condition);
            }
        }
        return nobody;
    };
    const Id game = gameObject();
    Deeds deeds{.doer = {.cause = CauseKind::scenario}};
    m_isCut = false;
    if (tag == "check" || tag == "delay" || tag == "pause") {
        return true;
    }
    if (tag == "enable" || tag == "disable") {
        memory.enabled[*action.condition] = tag == "enable";
        return true;
    }
    if (tag == "add-to-counter") {
        memory.counters[text("counter")] += number(*argumentCalled(action, "by"), {game, game, game}).value_or(0.0);
        std::erase_if(memory.counters, [](const auto& one) { return one.second == 0.0; });
        return true;
    }
    if (tag == "zoom") {
        memory.view.zoom = text("to");
        return true;
    }
    if (tag == "win" || tag == "lose") {
        const Id empire = empireNamed(text("empire"));
        if (empire != nobody) {
            m_story.scenario.victories.push_back({empire, tag == "win", text("reason")});
            memory.isOver = true;
        }
        return empire != nobody;
    }
    if (tag == "message") {
        const Id empire = text("to").empty() ? nobody : empireNamed(text("to"));
        if (!text("to").empty() && empire == nobody) {
            return false;
        }
        MessageNote note{.empire = empire, .pages = {}};
        for (const CheckedArgument& page : action.pages) {
            std::string words;
            for (const MessagePiece& piece : page.pieces) {
                words += piece.expression ? told(evaluate(*piece.expression->root, {game, game, game}).value_or(0.0))
                                          : piece.words;
            }
            note.pages.push_back(words);
        }
        m_story.scenario.messages.push_back(note);
        return true;
    }
    if (tag == "create") {
        const CheckedArgument& on = *argumentCalled(action, "on");
        const Id host = object("on");
        const auto kind = static_cast<ClassIndex>(*argumentCalled(action, "class")->constant);
        const std::vector<TypeIndex>& hosts = m_model.vocabulary.types()[m_model.classes[kind].type].attachedTo;
        Id stand = host; // the given object, or the nearest of its hosts that can hold the type
        while (stand != nobody && std::ranges::find(hosts, at(stand).type) == hosts.end()) {
            stand = at(stand).attachedTo;
        }
        return (!on.isGiven || host != nobody) && place(kind, stand == nobody ? host : stand,
                                                        host == nobody           ? Ids{}
                                                        : isType(host, "empire") ? Ids{host}
                                                                                 : at(host).owners,
                                                        text("name"), {}, keyOfCreated(action, condition)); // E3.7
    }
    if (tag == "fire") {
        return fireAction(action, condition);
    }
    if (tag == "reveal") {
        return reveal(action.references[0], condition);
    }
    const Id id = object("object");
    if (id == nobody) {
        return false;
    }
    if (tag == "select") {
        memory.view.selected = "#" + std::to_string(id);
        return true;
    }
    if (tag == "destroy") {
        deeds.destroy(id);
    } else if (tag == "set-owner") {
        const Id empire = empireNamed(text("empire"));
        if ((text("empire") != "none" && empire == nobody) || isType(id, "system")) { // derived (E5.3)
            return false;
        }
        deeds.set(id, m_model.layout.builtin(Builtin::owners), {.set = empire == nobody ? Ids{} : Ids{empire}});
    } else if (tag == "set-target") {
        const Id target = object("target");
        if (target == nobody) {
            return false;
        }
        deeds.set(id, m_model.layout.builtin(Builtin::target), {.number = static_cast<double>(target)});
    } else if (tag == "move") {
        return moveThere(id, object("to"));
    } else {
        std::fprintf(stderr, "the reference of turns does not know the action %s\n", tag.c_str());
        std::abort();
    }
    happen(std::move(deeds));
    return true;
}

/// Moves an object, with everything attached to it, to the place of another one. Only for ships and planets, which are
/// attached to systems.
bool ReferenceTurn::moveThere(Id id, Id to) {
    if (to == nobody || !at(id).isPlaced || !at(to).isPlaced) {
        return false;
    }
    const Doer doer{.cause = CauseKind::scenario};
    const Ids moved = goingWith(id);
    if (moved.contains(to)) {
        return true; // already there
    }
    const Thing place = at(to);
    for (const Id one : moved) {
        changeBuiltin(one, Builtin::x, place.x, doer);
        changeBuiltin(one, Builtin::y, place.y, doer);
        changeBuiltin(one, Builtin::system, place.system, doer);
        changeBuiltin(one, Builtin::heading, place.heading, doer);
    }
    changeBuiltin(id, Builtin::attachedTo, place.system, doer);
    findSystemOwners();
    return true;
}

/// Returns the birth key: by the action, the turn, and the number of times it ran in the turn. No other part of the
/// scenario affects it (E5.10).
std::uint64_t ReferenceTurn::keyOfCreated(const ScenarioAction& action, const ScenarioCondition& condition) const {
    const auto index = static_cast<std::size_t>(&condition - scenario->conditions.data());
    const auto place = static_cast<int>(&action - condition.actions.data());
    const auto times = std::ranges::count_if(m_story.scenario.watches, [&](const WatchNote& note) {
        return note.condition == index && note.action == place; // includes the present one
    });
    std::uint64_t key = stableHash("scenario action");
    for (const std::uint64_t part :
         {stableHash(scenario->id), stableHash(condition.id), static_cast<std::uint64_t>(place), std::uint64_t{turn},
          static_cast<std::uint64_t>(times - 1)}) {
        key = joinKeys(key, part);
    }
    return key;
}

/// Creates an object on another one, as the type allows, or without a place (S15).
/// @return nullopt: it cannot be there; nobody: a group cancelled it, and the trace has the entry (T8)
std::optional<Id> ReferenceTurn::place(ClassIndex kind, Id on, const Ids& owners, const std::string& name,
                                       const std::vector<std::pair<ColumnId, double>>& properties,
                                       std::uint64_t birthKey) {
    Thing thing = newThing(m_model, kind);
    thing.birthKey = birthKey;
    const std::vector<TypeIndex>& hosts = m_model.vocabulary.types()[thing.type].attachedTo;
    if (on != nobody && std::ranges::find(hosts, at(on).type) == hosts.end()) {
        return std::nullopt;
    }
    thing.attachedTo = on;
    thing.owners = owners;
    thing.name = name;
    if (on != nobody && at(on).isPlaced) {
        thing.isPlaced = true;
        thing.x = at(on).x;
        thing.y = at(on).y;
        thing.system = at(on).system;
    }
    thing.created = turn;
    Deeds deeds{.doer = {.cause = CauseKind::scenario}};
    deeds.create(thing, nobody); // an event of a creation has no subject before the object exists
    const std::vector<Id> made = happen(std::move(deeds));
    if (made.empty()) {
        return nobody;
    }
    Deeds gifts{.doer = {.cause = CauseKind::scenario}}; // the statement's values, reported as changes
    for (const auto& [column, value] : properties) {
        gifts.set(made.front(), column, {.number = value});
    }
    if (!gifts.all.empty()) {
        happen(std::move(gifts));
    }
    return made.front();
}

/// Creates an initial object as its statement describes it.
bool ReferenceTurn::reveal(const ObjectReference& reference, const ScenarioCondition& condition) {
    const ObjectReference& meant = reference.kind == ReferenceKind::subject  ? condition.subject
                                   : reference.kind == ReferenceKind::direct ? condition.direct
                                                                             : reference;
    if (meant.kind != ReferenceKind::initial || memory.initials[meant.number] != nobody) {
        return false;
    }
    std::uint32_t place = 0;
    for (const CheckedStatement& statement : scenario->statements) {
        const bool isPlanet = statement.spec->tag == "planet";
        const bool isPut = isPlanet || statement.spec->tag == "place";
        if (!isPut || statement.turn != 0 || place++ != meant.number) {
            continue;
        }
        const Id on = objectNamed(statement.text(isPlanet ? "system" : "on"));
        if (on == nobody) {
            return false;
        }
        const Id owner = empireNamed(statement.text("owner"));
        const std::string name = statement.text("name");
        const ClassIndex kind = isPlanet ? *m_model.findClass("PLANET") // the default class of its type
                                         : *m_model.findClass(statement.text("class"));
        std::vector<std::pair<ColumnId, double>> properties;
        for (const GivenValue& value : statement.values) {
            properties.emplace_back(value.column, *value.constant);
        }
        const std::uint64_t key = joinKeys(stableHash("scenario object"), stableHash(name)); // its name (E5.10)
        const std::optional<Id> made =
            this->place(kind, on, owner == nobody ? Ids{} : Ids{owner}, name, properties, key);
        memory.initials[meant.number] = made.value_or(nobody);
        return made.has_value();
    }
    return false;
}

/// Fires a group, or the effects inside the action, on one object.
bool ReferenceTurn::fireAction(const ScenarioAction& action, const ScenarioCondition& condition) {
    const bool isOnDirect = argumentCalled(action, "on")->text == "direct";
    const Id object = referredTo(isOnDirect ? condition.direct : condition.subject, condition);
    const CheckedGroup& group = m_model.classes[action.group->first].groups[action.group->second];
    Id holder = nobody;
    if (scenario->ownClass && group.owner == *scenario->ownClass) {
        holder = gameObject();
    } else if (object != nobody && at(object).kind == group.owner) {
        holder = object;
    } else {
        for (const Id id : everyone()) { // the oldest object of the class
            if (at(id).kind == group.owner && holder == nobody) {
                holder = id;
            }
        }
    }
    const Id source = holder == nobody ? nobody : sourceFor(holder);
    if (object == nobody || source == nobody || !group.enabled || !group.isRunnable) {
        return false;
    }
    begin({.group = group, .holder = holder, .source = source, .scope = {object}, .isCalled = true});
    return true;
}

} // namespace orrery::engine::turn_oracle
