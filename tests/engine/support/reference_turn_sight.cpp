// SPDX-License-Identifier: GPL-3.0-or-later
// Visibility (E5.13, E5.14, E3.26).
#include "tests/engine/support/reference_turn_firing.h"
#include "tests/engine/support/reference_turn_time.h"

#include <algorithm>

namespace orrery::engine::turn_oracle {

/// Returns the observers for which it sees: its owners, or itself if it has none.
Ids ReferenceTurn::viewersOf(Id id) const {
    return at(id).owners.empty() ? Ids{id} : at(id).owners;
}

/// Returns the observers of an object. Owners see their own objects, and all objects within the range of their
/// detectors. Objects that are shown to an empire, or hidden from it, take precedence (E3.26).
Ids ReferenceTurn::seersOf(Id id) const {
    Ids seers = at(id).owners;
    seers.insert(at(id).shownTo.begin(), at(id).shownTo.end());
    const auto meter = m_model.vocabulary.findMeter("Detection");
    for (const Id detector : everyone()) {
        const auto found = meter ? at(detector).meters.find(*meter) : at(detector).meters.end();
        if (found == at(detector).meters.end() || !at(detector).isPlaced || !at(id).isPlaced) {
            continue;
        }
        const double range = found->second.current;
        const double dx = at(id).x - at(detector).x;
        const double dy = at(id).y - at(detector).y;
        if (range > 0.0 && dx * dx + dy * dy <= range * range) {
            seers.merge(viewersOf(detector));
        }
    }
    for (const Id kept : at(id).hiddenFrom) {
        seers.erase(kept);
    }
    return seers;
}

/// Computes what everyone sees. The result stays fixed until the next call: at the start of the turn, and after
/// movement.
void ReferenceTurn::lookAround() {
    findSystemOwners();
    std::map<Id, Ids> all;
    for (const Id id : looks ? everyone() : std::vector<Id>{}) {
        all[id] = seersOf(id);
    }
    for (const auto& [id, seers] : all) {
        m_story.sightings += at(id).seenBy == seers ? 0U : 1U;
        change(id, m_model.layout.builtin(Builtin::seenBy), {.set = seers}, {.cause = CauseKind::visibility});
    }
}

bool ReferenceTurn::sees(Id viewer, Id seen) {
    const bool isSeen = std::ranges::any_of(viewersOf(viewer), [&](Id one) { return at(seen).seenBy.contains(one); });
    ++(isSeen ? m_story.seen : m_story.unseen);
    return isSeen;
}

/// Proposes what empires see (E3.26).
void ReferenceTurn::proposeSight(const Firing& firing, const CheckedEffect& effect, const std::vector<Id>& objects,
                                 Deeds& deeds) {
    const std::optional<Ids> meant = empiresMeant(firing, effect);
    const bool isShown = *effect.argument("seen")->constant != 0.0;
    for (const Id object : meant ? objects : std::vector<Id>{}) {
        Ids shown = at(object).shownTo;
        Ids hidden = at(object).hiddenFrom;
        for (const Id empire : *meant) {
            (isShown ? shown : hidden).insert(empire);
            (isShown ? hidden : shown).erase(empire);
        }
        ++m_story.shown;
        deeds.set(object, m_model.layout.builtin(Builtin::shownTo), {.set = shown});
        deeds.set(object, m_model.layout.builtin(Builtin::hiddenFrom), {.set = hidden});
    }
}

} // namespace orrery::engine::turn_oracle
