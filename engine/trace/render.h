// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/explain.h"
#include "engine/trace/why_not.h"

#include <string>
#include <vector>

namespace orrery::engine {

/// Consecutive entries of a breakdown that differ only in the holder. The views display them as one entry ("2 × …"),
/// and users can expand this entry.
struct FoldedRows {
    std::size_t first = 0;
    std::size_t count = 1;
};
/// Folds consecutive entries with the same pass, group, effect, amount and step. Never folds the operation set, which
/// overwrites earlier values.
std::vector<FoldedRows> foldRows(const Ledger& ledger);

/// Returns a value for people: numbers have at most four places after the point.
std::string shortValue(double value, Format format, const View& view);

/// Returns the operation of an effect, with its amount as written: "+ 3", "× 1.1", "= 10", "at least 5".
Phrase operationText(const LedgerRow& row);

/// Returns the step of an entry, from its operation and values: "+3", "× 1.1", "= 10", "at least 5".
Phrase stepText(const LedgerRow& row, Format format, const View& view);

/// Returns the breakdown as text for the command line. Each entry has one line. Then come the ghosts, and a footer that
/// proves the result.
std::string renderLedger(const Ledger& ledger, const Session& session);
/// Returns the result of why-not as text, with the tree of conditions.
std::string renderWhyNot(const WhyNot& answer, const Session& session);
/// Return the breakdown and the result of why-not as JSON, for C3.
std::string ledgerJson(const Ledger& ledger, const Session& session);
std::string whyNotJson(const WhyNot& answer, const Session& session);

/// Returns whether a breakdown has entries of both meter passes (G6.7). Then each pass has a heading.
bool hasTwoPasses(const Ledger& ledger);
/// Returns the name of a meter pass, for the heading of its entries; empty for MeterPass::none.
std::string_view passName(MeterPass pass);

/// Returns the name of a reason: "stacked out", "inactive", "out of scope" …
std::string_view ghostName(GhostReason reason);

} // namespace orrery::engine
