// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/world.h"
#include "engine/trace/replay.h"

#include <string>
#include <vector>

namespace orrery::engine {

enum class LedgerKind : std::uint8_t {
    opening, ///< the value as the turn began
    reset,
    change, ///< an effect
    growth,
    cap,
    setup, ///< the scenario or a person
    other, ///< duration, cascade, derived, create, spread, channel
};

/// Why a row of the ledger did not happen (I4.4).
enum class GhostReason : std::uint8_t {
    none, ///< it did happen
    stackedOut,
    inactive, ///< an activation condition, or the effect's own `active`, does not hold
    outOfScope,
    unable,
    noSource,    ///< E2.8
    switchedOff, ///< enabled="false" (E2.7)
    hasErrors,   ///< content that did not check
    absent,      ///< a modifier, for want of an object
};

/// One line of a ledger. Values are the engine's own record (before and after), never a second calculation.
struct LedgerRow {
    LedgerKind kind = LedgerKind::change;
    GhostReason ghost = GhostReason::none;
    double before = 0.0;
    double after = 0.0;
    MeterOperation operation = MeterOperation::none;
    std::string amount;               ///< as written: "Target.MaxPopulation * 0.1"
    std::optional<double> amountIs;   ///< what that came to; not with per="object", whose amounts are in the terms
    std::vector<EvaluatedTerm> terms; ///< the amount's operands, at the moment at which they were read
    int priority = 0;
    std::uint32_t group = noFiring; ///< Program::groups; noFiring where no group did it
    std::uint16_t effect = 0;
    Row source = noRow;
    Row holder = noRow;
    Location where;      ///< the XML that made it
    Phrase label;        ///< "BLD_MEGALITH/local", "rebuilt each turn", "growth"
    Phrase reason;       ///< ghosts: "Construction is 29, at least 30 is wanted"
    Row blocker = noRow; ///< stacked out: the holder of the effect that came first
    std::uint32_t blockerGroup = noFiring;
    std::uint32_t count = 1;      ///< ghosts: so many holders, for the same reason; the first one is `holder`
    std::uint32_t run = noFiring; ///< TurnLog::runs
};

/// The account of one value in one turn (I4.4).
struct Ledger {
    Row row = noRow; ///< noRow: of the whole run
    ColumnId column;
    std::optional<VariableCell> variable; ///< of a variable, which stands in no column (V5.2)
    std::uint32_t turn = 0;
    double value = 0.0;
    std::vector<LedgerRow> rows;   ///< what happened, in order, beginning with the opening
    std::vector<LedgerRow> ghosts; ///< what did not
    bool isProven = false;         ///< opening, each before = the last after, and the last after = value, bit for bit
};

struct ExplainOptions {
    bool ghosts = true;
    std::size_t ghostLimit = 200; ///< ghost rows at most; those of one effect and one reason are soon folded
    bool terms = true;
};

/// What the value is called, and its format: of a column or of a variable.
Phrase ledgerName(const Ledger& ledger, const CheckedModel& model);
Format ledgerFormat(const Ledger& ledger, const CheckedModel& model);

/// The ledger of a value at the end of a turn (turn 0: of the set-up).
Ledger explain(const Session& session, std::uint32_t turn, Row row, ColumnId column, ExplainOptions options = {});

} // namespace orrery::engine
