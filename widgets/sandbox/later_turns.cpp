// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/later_turns.h"

#include <chrono>

namespace orrery::widgets {

void keepLaterTurns(engine::Session& session, std::uint32_t last, const std::atomic<bool>& stop) {
    constexpr auto most = std::chrono::milliseconds(200); // the window waits for them
    const auto end = std::chrono::steady_clock::now() + most;
    const std::uint32_t turn = session.turn();
    while (session.last() < last && std::chrono::steady_clock::now() < end && session.goTo(session.last() + 1, &stop)) {
    }
    session.goTo(turn);
}

} // namespace orrery::widgets
