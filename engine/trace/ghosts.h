// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/explain.h"

#include <vector>

namespace orrery::engine {

/// Returns the effects that could have changed a breakdown's meter or stockpile and did not, with the reason (I4.4),
/// sorted by reason. Holders of one effect that share a reason share an entry. With very many holders, only the first
/// few get full reasons; the others are counted.
/// @param ledger with complete entries
std::vector<LedgerRow> ghostsOf(Replay& replay, const Ledger& ledger, std::size_t limit);

} // namespace orrery::engine
