// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/turn_order.h"

#include <algorithm>

namespace orrery::engine {

void TurnOrder::beginTurn(const View& view, std::span<const Row> empires, std::span<const std::string> rotation) {
    m_isBetweenTurns = false;
    arrange(view, empires, rotation);
}

void TurnOrder::endTurn(const View& view, std::span<const Row> empires, std::span<const std::string> rotation) {
    m_isBetweenTurns = true;
    arrange(view, empires, rotation);
}

void TurnOrder::arrange(const View& view, std::span<const Row> empires, std::span<const std::string> rotation) {
    m_empires.assign(empires.begin(), empires.end());
    std::ranges::stable_sort(m_empires, {},
                             [&](Row row) { return std::ranges::find(rotation, view.nameOf(row)) - rotation.begin(); });
    if (!m_empires.empty()) {
        const std::size_t turnsBefore = std::max<std::uint32_t>(view.turn, 1) - (m_isBetweenTurns ? 0u : 1u);
        const std::size_t first = turnsBefore % m_empires.size();
        std::rotate(m_empires.begin(), m_empires.begin() + static_cast<std::ptrdiff_t>(first), m_empires.end());
    }
}

Row TurnOrder::activeEmpire(const View& view) const {
    const auto found = std::ranges::find_if(m_empires, [&](Row empire) { return view.exists(empire); });
    return found == m_empires.end() ? noRow : *found;
}

} // namespace orrery::engine
