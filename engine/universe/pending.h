// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/row_list.h"
#include "engine/universe/shared_parts.h"

#include <cstdint>
#include <utility>
#include <variant>

namespace orrery::engine {

/// Pending effects: delayed effects, or effects that wait for an event (T13, T23).
struct PendingEffects {
    std::uint32_t group = 0;  ///< index into Program::groups
    std::uint16_t effect = 0; ///< index of the delay or next-time effect whose block is to fire
    Row holder = noRow;
    Row source = noRow;
    RowListRef rows;          ///< the objects to act on
    std::uint32_t due = 0;    ///< turn in which a delay fires
    std::uint32_t until = 0;  ///< last turn in which effects that wait for an event may fire; 0: no limit
    std::uint64_t serial = 0; ///< serial number, ascending in the order of addition through the whole run
};

/// A group of one holder that responds only to the first event of its kind, and has responded (T13).
struct FirstAnswer {
    Row holder = noRow;
    std::uint32_t group = 0;
    std::uint32_t turn = 0; ///< last turn, or time between two turns, in which the group responded

    std::pair<Row, std::uint32_t> key() const { return {holder, group}; }
};

/// The state of effects and responses between turns (T13). It may grow long, so the writer changes it in place and logs
/// each change.
struct PendingState {
    SharedParts<PendingEffects, &PendingEffects::serial> effects;
    SharedParts<FirstAnswer, &FirstAnswer::key> answered;
    std::uint64_t nextSerial = 1;
    std::uint64_t stamp = nextStamp(); ///< stamp that changes with each change of the state
    std::size_t listedRows = 0;        ///< sum of the lengths of all effects' lists

    std::size_t bytes() const {
        return effects.size() * (sizeof(PendingEffects) + sizeof(RowList)) + listedRows * sizeof(Row) +
               answered.size() * sizeof(FirstAnswer);
    }

    /// Returns a copy that later changes of this state do not affect.
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
