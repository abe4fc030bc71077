// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/explain.h"

#include <vector>

namespace orrery::engine {

/// Returns the effects that could have changed the breakdown's meter or stockpile but did not. Adds their reasons, and
/// sorts by reason (I4.4). Holders of one effect with the same reason share an entry. With very many holders, gives
/// full reasons only for the first few, and counts the others. Excludes effects that can act only on another source.
/// @param ledger breakdown with complete entries
std::vector<LedgerRow> ghostsOf(Replay& replay, const Ledger& ledger, std::size_t limit);

} // namespace orrery::engine
