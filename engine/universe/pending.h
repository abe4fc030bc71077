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
    std::uint16_t effect = 0; ///< the delay or next-time, whose block is to fire
    Row holder = noRow;
    Row source = noRow;
    RowListRef rows;          ///< on what
    std::uint32_t due = 0;    ///< of a delay: the turn in which it happens
    std::uint32_t until = 0;  ///< of what awaits: the last turn in which it may; 0: for ever
    std::uint64_t serial = 0; ///< in the order in which they were put off, through the whole run
};

/// A group of one holder that answers firsts only, and has had something to answer (T13).
struct FirstAnswer {
    Row holder = noRow;
    std::uint32_t group = 0;
    std::uint32_t turn = 0; ///< the last turn, or time between two, in which that was

    std::pair<Row, std::uint32_t> key() const { return {holder, group}; }
};

/// The state of effects and responses between turns (T13). It may grow long, so it is changed in place, and each
/// change is in the log.
struct PendingState {
    SharedParts<PendingEffects, &PendingEffects::serial> effects;
    SharedParts<FirstAnswer, &FirstAnswer::key> answered;
    std::uint64_t nextSerial = 1;
    std::uint64_t stamp = nextStamp(); ///< another one after each change
    std::size_t listedRows = 0;        ///< in the lists of all effects

    std::size_t bytes() const {
        return effects.size() * (sizeof(PendingEffects) + sizeof(RowList)) + listedRows * sizeof(Row) +
               answered.size() * sizeof(FirstAnswer);
    }

    /// A copy that later changes of this one leave alone.
    PendingState shared() const {
        effects.share();
        answered.share();
        return *this;
    }
};

/// One change of a PendingState, after `runs` runs of the log.
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
