// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/row_list.h"
#include "engine/universe/shared_parts.h"

#include <cstdint>
#include <utility>
#include <variant>

namespace orrery::engine {

/// Pending effects: delayed ones, and those that wait for an event (T13, T23).
struct PendingEffects {
    std::uint32_t group = 0;  ///< index into Program::groups
    std::uint16_t effect = 0; ///< the delay or next-time whose block is to fire
    Row holder = noRow;
    Row source = noRow;
    RowListRef rows;          ///< the objects to act on
    std::uint32_t due = 0;    ///< for a delay: the turn in which it fires
    std::uint32_t until = 0;  ///< for one that waits for an event: the last turn in which it may fire; 0: no limit
    std::uint64_t serial = 0; ///< ascending in the order of addition, through the whole run
};

/// A group of one holder that responds only to the first such event, and has had one (T13).
struct FirstAnswer {
    Row holder = noRow;
    std::uint32_t group = 0;
    std::uint32_t turn = 0; ///< the last turn, or time between two turns, in which it had one

    std::pair<Row, std::uint32_t> key() const { return {holder, group}; }
};

/// The state of effects and responses between turns (T13). It may grow long, so changes are made in place and logged.
struct PendingState {
    SharedParts<PendingEffects, &PendingEffects::serial> effects;
    SharedParts<FirstAnswer, &FirstAnswer::key> answered;
    std::uint64_t nextSerial = 1;
    std::uint64_t stamp = nextStamp(); ///< changes with each change of the state
    std::size_t listedRows = 0;        ///< the sum over the lists of all effects

    std::size_t bytes() const {
        return effects.size() * (sizeof(PendingEffects) + sizeof(RowList)) + listedRows * sizeof(Row) +
               answered.size() * sizeof(FirstAnswer);
    }

    /// Returns a copy that later changes of this one do not affect.
    PendingState shared() const {
        effects.share();
        answered.share();
        return *this;
    }
};

/// One change of a PendingState, made after the first `runs` runs of the log.
struct PendingChange {
    struct Removed {
        std::uint64_t serial = 0;
    };
    struct Forgotten {
        std::pair<Row, std::uint32_t> key;
    };
    std::uint32_t runs = 0;
    std::variant<PendingEffects, Removed, FirstAnswer, Forgotten> what;

    void applyTo(PendingState& state) const;
};

} // namespace orrery::engine
