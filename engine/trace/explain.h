// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/world.h"
#include "engine/trace/replay.h"

#include <string>
#include <vector>

namespace orrery::engine {

enum class LedgerKind : std::uint8_t {
    opening, ///< value at the start of the turn
    reset,
    change, ///< change by an effect
    growth,
    cap,
    setup, ///< scenario statement or action in the sandbox
    other, ///< duration, cascade, derived, create, spread, or channel
};

/// The reason why an effect has no normal entry in the breakdown (I4.4).
enum class GhostReason : std::uint8_t {
    none, ///< the effect has a normal entry
    stackedOut,
    inactive, ///< an activation condition, or the effect's own `active`, is not true
    outOfScope,
    unable,
    noSource,    ///< the group has no source (E2.8)
    switchedOff, ///< the group or effect is not enabled: enabled="false" (E2.7)
    hasErrors,   ///< the content has errors
    absent,      ///< a modifier that has no object
};

/// The meter pass of a turn that caused an entry, if the rules end each turn with a pass (G6.7).
enum class MeterPass : std::uint8_t {
    none,   ///< another part of the turn, or other rules
    ofTurn, ///< pass of the turn itself
    last,
};

/// One entry of a breakdown. Its values come from the engine's log, never from a second calculation.
struct LedgerRow {
    LedgerKind kind = LedgerKind::change;
    GhostReason ghost = GhostReason::none;
    double before = 0.0;
    double after = 0.0;
    MeterOperation operation = MeterOperation::none;
    std::string amount;               ///< amount as in the source: "Target.MaxPopulation * 0.1"
    std::optional<double> amountIs;   ///< value of the amount; nullopt with per="object", which uses the terms
    std::vector<EvaluatedTerm> terms; ///< operands of the amount, at the moment of evaluation
    int priority = 0;
    std::uint32_t group = noFiring; ///< index into Program::groups; noFiring if no group caused the entry
    std::uint16_t effect = 0;
    Row source = noRow;
    Row holder = noRow;
    Location where;       ///< location of the XML that caused the entry
    Location amountWhere; ///< location of the amount in this XML; not valid if the XML does not have it
    std::string origin;   ///< place that an import read for it (G3.1); empty if unknown
    Phrase label;         ///< text for the entry: "BLD_MEGALITH/local", "rebuilt each turn", "growth"
    Phrase reason;        ///< for a ghost: reason, such as "Construction is 29, at least 30 is wanted"
    Row blocker = noRow;  ///< for a suppressed effect: holder of the effect that claimed the name
    std::uint32_t blockerGroup = noFiring;
    std::uint32_t count = 1;      ///< for a ghost: number of holders with the same reason; `holder` is the first
    std::uint32_t run = noFiring; ///< index into TurnLog::runs
    MeterPass pass = MeterPass::none;
};

/// The breakdown of one value in one turn (I4.4).
struct Ledger {
    Row row = noRow; ///< object of the value; noRow: a value of the whole run
    ColumnId column;
    std::optional<VariableCell> variable; ///< cell of a variable, which has no column (V5.2)
    std::uint32_t turn = 0;
    double value = 0.0;
    std::vector<LedgerRow> rows;   ///< entries in order; the opening is first
    std::vector<LedgerRow> ghosts; ///< effects that did not act
    bool isProven = false;         ///< true if the entries lead from the opening to `value` without a gap, bit for bit
};

struct ExplainOptions {
    bool ghosts = true;
    std::size_t ghostLimit = 200; ///< maximum number of ghosts; the ghosts of one effect and one reason share an entry
    bool terms = true;
};

/// Return the name and the format of the value, which belongs to a column or a variable.
Phrase ledgerName(const Ledger& ledger, const CheckedModel& model);
Format ledgerFormat(const Ledger& ledger, const CheckedModel& model);

/// Returns an entry for a change of a log: its kind, cause and place, without the amount. @param run index in the log
LedgerRow entryOf(const Session& session, const TurnLog& log, std::uint32_t run);

/// Returns the breakdown of a value at the end of a turn (turn 0: of the set-up).
Ledger explain(const Session& session, std::uint32_t turn, Row row, ColumnId column, ExplainOptions options = {});

} // namespace orrery::engine
