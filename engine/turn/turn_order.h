// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/view.h"

#include <span>
#include <string>
#include <vector>

namespace orrery::engine {

/// The order in which empires act in a turn (T14, T24). The active empire comes first. The next turn begins with the
/// next empire. A destroyed empire keeps its place until the turn ends.
class TurnOrder {
public:
    /// Begins the turn of the view.
    /// @param empires rows of the empires, sorted by id
    /// @param rotation names of empires in another order; empires without an entry come last, by id
    void beginTurn(const View& view, std::span<const Row> empires, std::span<const std::string> rotation);
    /// Ends the turn of the view. The empire of the next turn becomes the active one (T14).
    void endTurn(const View& view, std::span<const Row> empires, std::span<const std::string> rotation);

    bool isBetweenTurns() const { return m_isBetweenTurns; }
    /// Returns all empires, including destroyed ones.
    std::span<const Row> empires() const { return m_empires; }
    /// Returns the first empire that exists. Returns noRow if there is none.
    Row activeEmpire(const View& view) const;

private:
    void arrange(const View& view, std::span<const Row> empires, std::span<const std::string> rotation);

    std::vector<Row> m_empires;
    bool m_isBetweenTurns = false;
};

} // namespace orrery::engine
