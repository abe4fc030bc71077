// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/explain.h"
#include "engine/trace/why_not.h"

#include <string>
#include <vector>

namespace orrery::engine {

/// Rows of a ledger that follow one another and differ only in who did it: shown as one ("2 × …"), unfolded on wish.
struct FoldedRows {
    std::size_t first = 0;
    std::size_t count = 1;
};
/// Folds what happened: neighbours of the same group, effect and amount whose step is the same. Setting, which hides
/// what was before, is never folded.
std::vector<FoldedRows> foldRows(const Ledger& ledger);

/// "+3", "× 1.1", "= 10", "at least 5": what a row did, from its operation and values.
Phrase stepText(const LedgerRow& row, Format format, const View& view);

/// The ledger as text, for the command line: one line a row, ghosts, and the footer that proves it.
std::string renderLedger(const Ledger& ledger, const Session& session);
/// The answer of why-not as text, with the tree of conditions.
std::string renderWhyNot(const WhyNot& answer, const Session& session);
/// Both as JSON, for C3.
std::string ledgerJson(const Ledger& ledger, const Session& session);
std::string whyNotJson(const WhyNot& answer, const Session& session);

/// The name of a reason: "stacked out", "inactive", "out of scope" …
std::string_view ghostName(GhostReason reason);

} // namespace orrery::engine
