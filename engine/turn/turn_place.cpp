// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/turn_place.h"

namespace orrery::engine {

std::uint32_t momentAt(Writer& writer, const TurnPlace& place) {
    const TurnLog& log = writer.log();
    if (!log.moments.empty()) {
        const Moment& last = log.moments.back();
        if (last.stage == place.stage && last.priority == place.priority && last.side == place.side &&
            last.runs == log.runs.size()) {
            return static_cast<std::uint32_t>(log.moments.size() - 1);
        }
    }
    return writer.openMoment(place.stage, place.priority, place.side);
}

} // namespace orrery::engine
