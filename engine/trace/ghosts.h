// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/explain.h"

#include <vector>

namespace orrery::engine {

/// The effects that could have changed a ledger's meter or stockpile and did not, with the reason (I4.4), by reason.
/// Holders of one effect that share a reason share a row. Where very many did not, the reasons of the first few are
/// told in full, and the others are counted.
/// @param ledger with its rows complete
std::vector<LedgerRow> ghostsOf(Replay& replay, const Ledger& ledger, std::size_t limit);

} // namespace orrery::engine
