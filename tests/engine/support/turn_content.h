// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/support/markup.h"

#include <cstdint>
#include <string_view>

namespace orrery::engine::turn_oracle {

/// What random content may hold.
struct ContentOptions {
    bool isStrict = false;    ///< a project with rules="strict"
    bool hasMeters = true;    ///< groups that alter meters
    bool hasOthers = false;   ///< groups that do not
    bool readsMap = false;    ///< conditions about distances, jumps and attachment
    bool hasTriggers = false; ///< groups that answer what happens
    bool hasOrders = false;   ///< orders, ships that go along lanes, lanes that change, incomes
    bool hasSight = false;    ///< detectors, and who sees whom
    bool hasEconomy = false;  ///< what empires can have, costs and payments, production and research; has orders too
    bool hasScenario = false; ///< conditions that watch the scenario, and what they do (S)
    bool hasMoves = false;    ///< effects that move objects (E3.21)
    bool hasGiven = false; ///< parameters that are given in play, and groups that go by an empire given so (E6.3, E7.9)
    int groups = 6;        ///< about so many
};

/// The vocabulary that random content speaks of.
std::string_view turnVocabulary();

/// Classes with groups and a scenario called "s", in one `<orrery>`: the same for one seed on every machine.
fixture::Markup randomContent(std::uint32_t seed, const ContentOptions& options);

} // namespace orrery::engine::turn_oracle
