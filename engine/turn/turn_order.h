// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/view.h"

#include <span>
#include <string>
#include <vector>

namespace orrery::engine {

/// The order in which empires act in a turn (T14, T24). The active empire comes first; the next turn begins with the
/// next empire. An empire that is destroyed keeps its place until the turn ends.
class TurnOrder {
public:
    /// The turn of the view begins.
    /// @param empires by id
    /// @param rotation names of empires in another order; empires without an entry come last, by id
    void beginTurn(const View& view, std::span<const Row> empires, std::span<const std::string> rotation);
    /// The turn of the view has ended: the empire of the next turn becomes the active one (T14).
    void endTurn(const View& view, std::span<const Row> empires, std::span<const std::string> rotation);

    bool isBetweenTurns() const { return m_isBetweenTurns; }
    /// All empires, also destroyed ones.
    std::span<const Row> empires() const { return m_empires; }
    /// The first empire that exists; noRow if there is none.
    Row activeEmpire(const View& view) const;

private:
    void arrange(const View& view, std::span<const Row> empires, std::span<const std::string> rotation);

    std::vector<Row> m_empires;
    bool m_isBetweenTurns = false;
};

} // namespace orrery::engine
