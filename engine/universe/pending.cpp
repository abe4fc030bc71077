// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/universe/pending.h"

namespace orrery::engine {

void PendingChange::applyTo(PendingState& state) const {
    state.stamp = nextStamp();
    if (const auto* const added = std::get_if<PendingEffects>(&what)) {
        state.effects.put(*added);
        state.listedRows += added->rows ? added->rows->size() : 0;
        state.nextSerial = added->serial + 1;
    } else if (const auto* const removed = std::get_if<Removed>(&what)) {
        const PendingEffects* const known = state.effects.find(removed->serial);
        state.listedRows -= known != nullptr && known->rows ? known->rows->size() : 0;
        state.effects.erase(removed->serial);
    } else if (const auto* const answer = std::get_if<FirstAnswer>(&what)) {
        state.answered.put(*answer);
    } else {
        state.answered.erase(std::get<Forgotten>(what).key);
    }
}

} // namespace orrery::engine
