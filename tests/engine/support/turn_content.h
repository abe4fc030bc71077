// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/support/markup.h"

#include <cstdint>
#include <string_view>

namespace orrery::engine::turn_oracle {

/// The kinds of random content.
struct ContentOptions {
    bool isStrict = false;    ///< a project with rules="strict"
    bool hasMeters = true;    ///< groups that alter meters
    bool hasOthers = false;   ///< groups that do not
    bool readsMap = false;    ///< conditions about distances, jumps and attachment
    bool hasTriggers = false; ///< groups that respond to events
    bool hasOrders = false;   ///< orders, ships that move along lanes, lanes that change, incomes
    bool hasSight = false;    ///< detectors, and who sees whom
    bool hasEconomy = false;  ///< availability of classes, costs and payments, production and research; includes orders
    bool hasScenario = false; ///< conditions of the scenario, and their actions (S)
    bool hasMoves = false;    ///< effects that move objects (E3.21)
    bool hasGiven = false;    ///< run-time properties as parameters, and conditions on an empire in one (E6.3, E7.9)
    int groups = 6;           ///< the approximate number
};

/// Returns the vocabulary to which random content refers.
std::string_view turnVocabulary();

/// Returns classes with groups and a scenario "s", in one `<orrery>`: the same for one seed on every machine.
fixture::Markup randomContent(std::uint32_t seed, const ContentOptions& options);

} // namespace orrery::engine::turn_oracle
