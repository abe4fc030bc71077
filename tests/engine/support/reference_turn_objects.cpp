// SPDX-License-Identifier: GPL-3.0-or-later
// Creation and destruction of objects (E3.7, E3.8), and their owners.
#include "tests/engine/support/reference_turn.h"
#include "tests/engine/support/reference_turn_firing.h"
#include "tests/engine/support/reference_turn_time.h"

#include "engine/universe/chance.h"

#include <algorithm>

namespace orrery::engine::turn_oracle {

/// Returns the named empires (E3.18). `source` stands for its owners, or for the source itself if it is an empire.
/// nullopt: no such empire.
std::optional<Ids> ReferenceTurn::empiresMeant(const Firing& firing, const CheckedEffect& effect) {
    const CheckedArgument& empire = *effect.argument("empire");
    if (empire.expression) {
        const Number id = constant(firing, effect, "empire");
        const Recalling recalling(*this);
        return id && isIn(static_cast<Id>(*id)) ? ownersNow(static_cast<Id>(*id)) : Ids{};
    }
    if (empire.text == "none") {
        return Ids{};
    }
    if (empire.text == "source") {
        return ownersNow(firing.source);
    }
    const Id named = empireNamed(empire.text);
    return named == nobody ? std::nullopt : std::optional(Ids{named});
}

/// Returns the empires that an effect on techs reaches (E3.14).
Ids ReferenceTurn::empiresAt(Id object) {
    return ownersNow(object);
}

/// Returns the owners as the response sees them, limited to those that exist; for an empire, itself.
Ids ReferenceTurn::ownersNow(Id object) {
    const Ids owners = [&] {
        const Recalling recalling(*this); // a destroyed object has its last owners (T15)
        return isType(object, "empire") ? Ids{object} : at(object).owners;
    }();
    Ids present;
    std::ranges::copy_if(owners, std::inserter(present, present.end()), [&](Id owner) { return isIn(owner); });
    return present;
}

/// Proposes an object at the place of the effect's object: attached to it or to its nearest host that can hold the
/// type.
void ReferenceTurn::create(const Firing& firing, ClassIndex kind, Id where, const Ids& owners, std::string_view name,
                           Deeds& deeds, std::string_view aim) {
    const CheckedClass& made = m_model.classes[kind];
    const std::vector<TypeIndex>& hosts = m_model.vocabulary.types()[made.type].attachedTo;
    Id host = where;
    while (host != nobody && std::ranges::find(hosts, at(host).type) == hosts.end()) {
        host = at(host).attachedTo;
    }
    Thing thing = newThing(m_model, kind);
    thing.attachedTo = host;
    thing.owners = owners;
    thing.name = name;
    thing.isPlaced = at(where).isPlaced;
    thing.x = at(where).isPlaced ? at(where).x : 0.0;
    thing.y = at(where).isPlaced ? at(where).y : 0.0;
    thing.system = at(where).system;
    thing.created = turn;
    thing.creator = firing.source;
    thing.target = aim == "source" ? firing.source : aim == "object" ? where : nobody;
    // The key is made from the creator's key, group, effect, turn, target's key and ordinal (E5.10).
    std::uint64_t key = at(firing.holder).birthKey;
    const std::uint64_t ofClass = stableHash("/", stableHash(m_model.classes[firing.group.owner].id));
    key = joinKeys(key, stableHash(firing.group.id, ofClass));
    key = joinKeys(key, static_cast<std::uint64_t>(deeds.doer.effect));
    key = joinKeys(key, turn);
    thing.birthKey = joinKeys(joinKeys(key, at(where).birthKey),
                              static_cast<std::uint64_t>(std::ranges::count(deeds.all, where, &Deed::object)));
    deeds.create(thing, where);
}

/// Adds the object. A system is in itself.
Id ReferenceTurn::bear(Thing thing, const Doer& doer) {
    const auto id = static_cast<Id>(things.size());
    thing.system = m_model.vocabulary.types()[thing.type].id == "system" ? id : thing.system;
    things.push_back(thing);
    Doer maker = doer;
    const bool isOwn = doer.cause == CauseKind::order || doer.cause == CauseKind::scenario;
    maker.cause = isOwn ? doer.cause : CauseKind::create;
    for (std::uint16_t column = 0; column < m_model.layout.size(); ++column) {
        if (m_model.layout[{column}].role == ColumnRole::builtin || m_model.layout.has(thing.type, {column})) {
            change(id, {column}, readCell(thing, m_model.layout[{column}]), maker, true);
        }
    }
    return id;
}

/// Destroys an object with everything attached to it, level by level: a host after the objects on it. With a system,
/// destroys everything in it, and its lanes (E3.8).
void ReferenceTurn::destroy(Id id, const Doer& doer) {
    if (!isIn(id)) {
        return;
    }
    Doer cascade = doer;
    cascade.cause = doer.cause == CauseKind::scenario ? doer.cause : CauseKind::cascade;
    std::vector<Id> leaving{id};
    for (std::size_t i = 0; i < leaving.size(); ++i) {
        const Id host = leaving[i];
        const std::vector<Id> all = everyone();
        for (auto other = all.rbegin(); other != all.rend(); ++other) {
            const bool isInside = isType(host, "system") && at(*other).system == host && *other != host;
            if ((at(*other).attachedTo == host || isInside) && std::ranges::find(leaving, *other) == leaving.end()) {
                leaving.push_back(*other);
            }
        }
    }
    while (!leaving.empty()) {
        const Id last = leaving.back();
        leaving.pop_back();
        remove(last, last == id ? doer : cascade, cascade);
    }
}

void ReferenceTurn::remove(Id id, const Doer& doer, const Doer& cascade) {
    changeBuiltin(id, Builtin::exists, 0.0, doer);
    m_matching.clear();
    std::erase_if(lanes, [&](const Lane& lane) { return lane.first == id || lane.second == id; });
    for (const Id other : everyone()) {
        if (at(other).capital == id) {
            changeBuiltin(other, Builtin::capital, noneValue, cascade);
        }
        if (at(other).owners.contains(id) && !isType(other, "system")) {
            Ids rest = at(other).owners;
            rest.erase(id);
            changeOwners(other, rest, cascade);
        }
    }
}

} // namespace orrery::engine::turn_oracle
