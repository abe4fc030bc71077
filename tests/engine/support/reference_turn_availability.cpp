// SPDX-License-Identifier: GPL-3.0-or-later
// Availability of classes (E3.9 to E3.12, E5.25, X6.3).
#include "tests/engine/support/reference_turn_firing.h"
#include "tests/engine/support/reference_turn_time.h"

#include <algorithm>

namespace orrery::engine::turn_oracle {

/// Returns whether the empire has the required classes: all prerequisites, or one class that unlocks it.
bool ReferenceTurn::hasNeeds(Id empire, ClassIndex kind) {
    const std::vector<ClassIndex>& needs = m_model.classes[kind].prerequisites;
    bool isAsked = !needs.empty();
    bool isMet = isAsked && std::ranges::all_of(needs, [&](ClassIndex need) { return hasAtHand(empire, need); });
    for (ClassIndex other = 0; other < m_model.classes.size(); ++other) {
        if (std::ranges::find(m_model.classes[other].unlocks, kind) != m_model.classes[other].unlocks.end()) {
            isAsked = true;
            isMet = isMet || hasAtHand(empire, other);
        }
    }
    return !isAsked || isMet;
}

/// Tests the required classes and the rights. Ignores the class's flag and its conditions on the empire (E5.25).
bool ReferenceTurn::canBuild(Id empire, ClassIndex kind) {
    const auto id = static_cast<Id>(kind);
    const bool can = !at(empire).forbidden.contains(id) && (at(empire).allowed.contains(id) || hasNeeds(empire, kind));
    ++m_story.counted[can ? "can build" : "cannot build"];
    return can;
}

/// Tests the right to the class. If it is given, neither required classes nor the flag matter. If it is denied, nothing
/// helps.
bool ReferenceTurn::canHave(Id empire, ClassIndex kind) {
    const auto id = static_cast<Id>(kind);
    const bool isFlagged = m_model.classes[kind].availability.flag < 0;
    return !at(empire).forbidden.contains(id) &&
           (at(empire).allowed.contains(id) || (isFlagged && hasNeeds(empire, kind)));
}

/// Tests everything, on an empire and on the object that would hold the new one, if there is one (X6.3).
bool ReferenceTurn::isAvailable(Id empire, ClassIndex kind, Id place) {
    if (!canHave(empire, kind)) {
        return false;
    }
    const CheckedAvailability& asks = m_model.classes[kind].availability;
    const auto part = [&](int index) { return index == asks.flag || index == asks.buildable; };
    for (int i = 0; i < static_cast<int>(asks.ofEmpire.children.size()); ++i) {
        const CheckedCondition& child = asks.ofEmpire.children[static_cast<std::size_t>(i)];
        if (!part(i) && ask(child, {empire, empire, empire}) != Truth::yes) {
            return false;
        }
    }
    return place == nobody || std::ranges::all_of(asks.ofPlace.children, [&](const CheckedCondition& child) {
               return ask(child, {empire, place, place}) == Truth::yes;
           });
}

Truth ReferenceTurn::askBuildable(const CheckedCondition& condition, const Asked& asked) {
    const Number kind = number(argument(condition.arguments, "class"), asked);
    if (!kind) {
        return Truth::missing;
    }
    const Ids empires = knowers(asked.candidate);
    const bool canOne = *kind >= 0.0 && std::ranges::any_of(empires, [&](Id empire) {
        return canBuild(empire, static_cast<ClassIndex>(*kind));
    });
    return canOne ? Truth::yes : Truth::no;
}

/// Evaluates `canHave` for an empire, or for the owners of any other object: one of them suffices.
ReferenceTurn::Number ReferenceTurn::asksRight(const TypedNode& node, const Asked& asked) {
    const Number object = evaluate(node.operands[0], asked);
    const Number kind = evaluate(node.operands[1], asked);
    if (!object || !kind || *object < 0.0) {
        return std::nullopt;
    }
    const Ids empires = ownersOfWhat(static_cast<Id>(*object));
    const bool canOne = *kind >= 0.0 && std::ranges::any_of(empires, [&](Id empire) {
        return canHave(empire, static_cast<ClassIndex>(*kind));
    });
    ++m_story.counted[canOne ? "can have" : "cannot have"];
    return canOne ? 1.0 : 0.0;
}

/// Returns whether the last effect on the class's availability had this result.
bool ReferenceTurn::isSaid(Id empire, ClassIndex kind, bool isAllowed) const {
    const Ids& said = isAllowed ? at(empire).allowed : at(empire).forbidden;
    return said.contains(static_cast<Id>(kind));
}

void ReferenceTurn::giveRight(Id empire, ClassIndex kind, bool isAllowed, const Doer& doer) {
    Ids allowed = at(empire).allowed;
    Ids forbidden = at(empire).forbidden;
    (isAllowed ? allowed : forbidden).insert(static_cast<Id>(kind));
    (isAllowed ? forbidden : allowed).erase(static_cast<Id>(kind));
    change(empire, m_model.layout.builtin(Builtin::allowed), {.set = allowed}, doer);
    change(empire, m_model.layout.builtin(Builtin::forbidden), {.set = forbidden}, doer);
    ++m_story.counted[isAllowed ? "allowed" : "forbidden"];
}

/// Proposes the change for each empire that the objects reach, once each (E3.14).
void ReferenceTurn::proposeRights(const Firing& firing, const CheckedEffect& effect, const std::vector<Id>& objects,
                                  Deeds& deeds) {
    const auto kind = static_cast<ClassIndex>(*constant(firing, effect, effect.spec->parameters[0].name));
    const bool isAllowed = *constant(firing, effect, "available") != 0.0;
    Ids empires;
    for (const Id object : objects) {
        empires.merge(empiresAt(object));
    }
    for (const Id empire : empires) {
        deeds.allow(empire, kind, isAllowed);
    }
}

} // namespace orrery::engine::turn_oracle
