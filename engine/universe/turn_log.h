// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"
#include "engine/universe/row_list.h"
#include "engine/universe/value_store.h"
#include "engine/vocabulary/column_layout.h"

#include <cstdint>
#include <string>
#include <vector>

namespace orrery::engine {

/// Why a value changed.
enum class CauseKind : std::uint8_t {
    setup,  ///< the scenario, or what a person did in the sandbox; `firing` is the statement's index
    reset,  ///< max meters to 0 as the turn begins (E8.1)
    effect, ///< `firing` and `effect` say which
    growth,
    cap,
    duration, ///< E1.4
    cascade,  ///< follows from a change before it: attached objects of a destroyed one, owners of a lost empire
    derived,  ///< a derived column caught up (owners of systems)
    create,   ///< a column of an object made by an effect or statement takes its first value; `firing` says by which:
              ///< the statement's index where the run's moment is of Stage::setup, noFiring for the generated galaxy
    spread,   ///< what a variable begins with came from what objects around had (X3.5)
    channel,  ///< a variable was given to a meter or property (V6.4)
};

inline constexpr std::uint32_t noFiring = ~0u;

/// Which step of the turn, in order (E8.1, E8.4).
enum class Stage : std::uint8_t { setup, spread, reset, channels, meters, growth, cap, effects, rest };

/// A point of the turn at which conditions and amounts are read: the state after `runs` runs of the log.
struct Moment {
    Stage stage = Stage::setup;
    int priority = 0; ///< the level, in the meter stage
    std::uint32_t runs = 0;
};

/// One firing of a group: an active group of one holder, with its scope.
struct Firing {
    std::uint32_t group = 0; ///< index into Program::groups
    Row holder = noRow;
    Row source = noRow;
    std::uint32_t moment = 0; ///< index into TurnLog::moments: when activation and scope were decided
    RowListRef scope{};
};

/// One column changed on many rows at once, by one cause. Values after are in TurnLog::values, one for each row; the
/// value before is the column's value after all earlier runs.
struct Run {
    CauseKind cause = CauseKind::effect;
    ColumnId column{};
    std::uint16_t effect = 0; ///< place in the group
    std::uint32_t firing = noFiring;
    std::uint32_t moment = 0; ///< when amounts were read
    std::uint64_t firstValue = 0;
    RowListRef rows{};
};

enum class SkipReason : std::uint8_t {
    stackedOut, ///< E7.5; `blocker` is the run's index that used the number up, where one did
    unable,     ///< E2.5; `detail` says why
    destroyed,  ///< was destroyed by an earlier effect of the firing (E2.4)
    inactive,   ///< the effect's own `active` did not hold for the source as the firing began (X5.2)
};

/// Objects of a scope that an effect did not fire on.
struct Skip {
    std::uint32_t firing = noFiring;
    std::uint16_t effect = 0;
    SkipReason reason = SkipReason::stackedOut;
    std::string_view detail{}; ///< static text
    RowListRef rows{};
};

struct LaneMap;

/// The lanes were replaced after `runs` runs.
struct LaneChange {
    std::uint32_t runs = 0;
    std::shared_ptr<const LaneMap> lanes;
};

/// Something that went wrong, or was mended, while running (X1.3, E5.10, E7.4): goes to the problem list.
struct RunFault {
    const DiagnosticSpec* spec = nullptr;
    Location where{};
    std::uint32_t firing = noFiring;
    Row row = noRow;
    std::vector<std::string> args{};
};

/// Everything that happened in one step, in order. With the state before it, it gives the state after it.
struct TurnLog {
    std::uint32_t turn = 0;       ///< the turn that the step leads to (E8.9)
    std::uint32_t rowsBefore = 0; ///< objects ever made, as the step began
    std::vector<Moment> moments;
    std::vector<Firing> firings;
    std::vector<Run> runs;
    std::vector<Skip> skips;
    std::vector<RunFault> faults;
    std::vector<LaneChange> lanes;
    ValueStore values;      ///< see Run::firstValue
    std::uint64_t hash = 0; ///< of state and trace; equal on every build (E8.5, R3.1)
};

} // namespace orrery::engine
