// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/world.h"
#include "engine/trace/replay.h"

#include <string>
#include <vector>

namespace orrery::engine {

enum class LedgerKind : std::uint8_t {
    opening, ///< the value at the start of the turn
    reset,
    change, ///< an effect
    growth,
    cap,
    setup, ///< the scenario or a sandbox action
    other, ///< duration, cascade, derived, create, spread, channel
};

/// The reason why an effect has no entry in the breakdown (I4.4).
enum class GhostReason : std::uint8_t {
    none, ///< it has one
    stackedOut,
    inactive, ///< an activation condition, or the effect's own `active`, does not hold
    outOfScope,
    unable,
    noSource,    ///< E2.8
    switchedOff, ///< enabled="false" (E2.7)
    hasErrors,   ///< content with errors
    absent,      ///< a modifier that lacks an object
};

/// One entry of a breakdown. Its values come from the engine's own log, never from a second calculation.
struct LedgerRow {
    LedgerKind kind = LedgerKind::change;
    GhostReason ghost = GhostReason::none;
    double before = 0.0;
    double after = 0.0;
    MeterOperation operation = MeterOperation::none;
    std::string amount;               ///< in source form: "Target.MaxPopulation * 0.1"
    std::optional<double> amountIs;   ///< its value; not with per="object", whose amounts are in the terms
    std::vector<EvaluatedTerm> terms; ///< the amount's operands, at the moment of reading
    int priority = 0;
    std::uint32_t group = noFiring; ///< Program::groups; noFiring where no group caused it
    std::uint16_t effect = 0;
    Row source = noRow;
    Row holder = noRow;
    Location where;      ///< the XML that caused it
    Phrase label;        ///< "BLD_MEGALITH/local", "rebuilt each turn", "growth"
    Phrase reason;       ///< of a ghost: "Construction is 29, at least 30 is wanted"
    Row blocker = noRow; ///< suppressed: the holder of the effect that came first
    std::uint32_t blockerGroup = noFiring;
    std::uint32_t count = 1;      ///< of a ghost: the number of holders with the same reason; `holder` is the first
    std::uint32_t run = noFiring; ///< TurnLog::runs
};

/// The breakdown of one value in one turn (I4.4).
struct Ledger {
    Row row = noRow; ///< noRow: a value of the whole run
    ColumnId column;
    std::optional<VariableCell> variable; ///< for a variable, which has no column (V5.2)
    std::uint32_t turn = 0;
    double value = 0.0;
    std::vector<LedgerRow> rows;   ///< entries in order, starting with the opening
    std::vector<LedgerRow> ghosts; ///< effects that did not act
    bool isProven = false;         ///< whether the entries lead from the opening to `value` without a gap, bit for bit
};

struct ExplainOptions {
    bool ghosts = true;
    std::size_t ghostLimit = 200; ///< limit on ghosts; those of one effect and one reason share an entry
    bool terms = true;
};

/// Return the name and the format of the value: of a column or of a variable.
Phrase ledgerName(const Ledger& ledger, const CheckedModel& model);
Format ledgerFormat(const Ledger& ledger, const CheckedModel& model);

/// Returns the breakdown of a value at the end of a turn (turn 0: of the set-up).
Ledger explain(const Session& session, std::uint32_t turn, Row row, ColumnId column, ExplainOptions options = {});

} // namespace orrery::engine
