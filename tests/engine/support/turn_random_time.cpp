// SPDX-License-Identifier: GPL-3.0-or-later
// Random groups that respond to events (T), and the effects that only they may have.
#include "tests/engine/support/turn_random.h"

#include <array>

namespace orrery::engine::turn_oracle {

using fixture::Markup;

/// Returns a random trigger.
Markup TurnWriter::trigger(const std::string& timing) {
    Markup one{.tag = "trigger"};
    if (timing != "before" && dice.chance(12)) { // points happen in every turn, even an uneventful one (T2)
        return one.with(timing, dice.pick({"growth", "effects", "movement", "turn", "durations", "meters"}));
    }
    if (m_options.hasEconomy && dice.chance(45)) {
        const std::string kind = dice.pick({"ordered", "departs", "arrives", "availability-changed", "payment"});
        one.with(timing, kind);
        if (kind == "ordered" && dice.chance(50)) {
            one.with("order", dice.pick({"move-order", "produce-order", "research-order", "focus-order", "target-order",
                                         "cancel-order", "give-order"}));
        }
        if (kind == "payment" && dice.chance(50)) {
            one.with("resource", dice.pick({"Minerals", "Favour"}));
        }
        return dice.chance(40) ? one.with("of", dice.pick({"self", "owned", "other"})) : one;
    }
    const std::string kind = dice.pick({"owner-changed", "size-changed", "environment-changed", "star-colour-changed",
                                        "focus-changed", "property-changed", "stockpile-gain", "stockpile-gain",
                                        "stockpile-loss", "stockpile-loss", "created", "destroyed", "destroyed",
                                        "target-set", "target-set", "festival", "festival", "duration-ran-out"});
    one.with(timing, kind);
    if (kind == "property-changed" && dice.chance(60)) {
        one.with("property", dice.pick({"level", "size", "focus"}));
    }
    if (kind.starts_with("stockpile") && dice.chance(50)) {
        one.with("resource", dice.pick({"Minerals", "Favour"}));
    }
    if (dice.chance(50)) {
        one.with("of", dice.pick({"self", "source", "host", "owned", "other"}));
    }
    if (dice.chance(25)) {
        one.with("if", kind.starts_with("stockpile") && dice.chance(60)
                           ? "amount() " + dice.pick({"> 1", "< 3", ">= 2"})
                           : truth(false, 1));
    } else if (dice.chance(15)) {
        one.add(simpleCondition(false, false));
    }
    return one;
}

/// Returns an effect that delays its block until a later turn or until an event.
Markup TurnWriter::laterEffect() {
    Markup one{.tag = dice.pick({"delay", "next-time"})};
    if (one.tag == "delay") {
        one.with("turns", dice.pick({"0", "1", "1", "2"}));
    } else {
        const std::string kind = dice.pick({"owner-changed", "size-changed", "stockpile-gain", "stockpile-loss",
                                            "festival", "destroyed", "property-changed", "owner-changed festival"});
        one.with(dice.pick({"before", "when", "after"}), kind);
        if (dice.chance(60)) {
            one.with("of", dice.pick({"target", "target", "self", "owned", "other"}));
        }
        if (dice.chance(40)) {
            one.with("turns", dice.pick({"1", "2", "3"}));
        }
    }
    const bool outer = m_hasSubject;
    m_hasSubject = m_hasSubject && one.tag == "next-time"; // a delayed block responds to no event
    one.add({.tag = "then"}).add(dice.chance(25) ? raising() : otherEffect());
    m_hasSubject = outer;
    return one;
}

Markup TurnWriter::raising() {
    Markup one{.tag = "raise"};
    return one.with("occurrence", dice.pick({"festival", "festival", "feast"}));
}

Markup TurnWriter::triggeredGroup(const std::string& id) {
    Markup group = this->group(id, false);
    std::erase_if(group.attributes, [](const auto& attribute) { return attribute.first == "stage"; });
    std::erase_if(group.children, [](const Markup& child) { return child.tag == "effects"; });
    const std::string timing = dice.pick({"before", "before", "when", "after", "after"});
    std::vector<Markup> all{trigger(timing)};
    if (dice.chance(15)) {
        all.push_back(trigger(timing));
    }
    for (const Markup& one : all) {
        group.children.insert(group.children.begin(), one);
    }
    for (std::uint32_t i = m_options.hasEconomy && dice.chance(40) ? 1 + dice.below(5) / 4 : 0; i > 0; --i) { // T21
        group.add(cost());
    }
    if (dice.chance(25)) {
        group.with("reaction", "true");
    }
    if (dice.chance(80)) { // the others can make chains that reach the limit
        group.with("answers", dice.chance(85) ? "first-of-turn" : "first-of-game");
    }
    Markup& effects = group.add({.tag = "effects"});
    m_hasSubject = std::ranges::none_of(all, [](const Markup& one) {
        constexpr std::array points{"growth", "effects", "movement", "turn", "durations", "meters"};
        return std::ranges::find(points, one.attributes[0].second) != points.end();
    });
    const bool mayInfluence = timing == "before" && all[0].attributes[0].second != "turn";
    for (std::uint32_t i = 1 + dice.below(2); i > 0; --i) {
        const std::uint32_t which = dice.below(100);
        const bool hasAmount = std::ranges::all_of(all, [](const Markup& one) {
            const std::string& kind = one.attributes[0].second;
            return kind.starts_with("stockpile") || kind == "payment";
        });
        if (mayInfluence && hasAmount && which < 60) {
            const auto change = [&] {
                return Markup{.tag = "change-amount"}.with(
                    "amount", dice.pick({"-2", "1", "-1", "-60", "5", "amount()", "-amount() / 2"}));
            };
            if (dice.chance(80)) {
                effects.add(change());
                continue;
            }
            Markup& branch = effects.add({.tag = "conditional"});
            branch.add({.tag = "if"}).add(condition(false, false, 1));
            Markup& then = branch.add({.tag = "then"});
            then.add(change());
            if (dice.chance(30)) {
                then.add(change());
            }
            if (dice.chance(60)) {
                branch.add({.tag = "else"}).add(change());
            }
        } else if (mayInfluence && which < 20) {
            effects.add({.tag = "prevent"});
        } else if (mayInfluence && which < 40) {
            effects.add({.tag = "substitute"}).add({.tag = "then"}).add(otherEffect());
        } else if (which < 55) {
            effects.add(laterEffect());
        } else if (which < 65) {
            effects.add(raising());
        } else {
            effects.add(otherEffect());
        }
    }
    m_hasSubject = false;
    return group;
}

} // namespace orrery::engine::turn_oracle
