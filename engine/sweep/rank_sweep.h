// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sweep/rank_link.h"
#include "engine/sweep/sweep_run.h"

#include <atomic>
#include <functional>
#include <string>

namespace orrery::engine {

/// Plays a sweep together with other ranks (I4.14), as rank 0: hands out runs, plays some itself, and writes all
/// results. The results are the same as those of runSweep(), for any number of ranks and threads. Returns when all
/// ranks have ended.
/// @param request its jobs are the threads of this rank. The plans of all ranks must have the same identity
/// @return the numbers at the end, as runSweep() does; contents and played are those of this rank
SweepProgress leadSweep(const SweepRequest& request, ResultFile& results, RankLink& link,
                        const std::atomic<bool>* stop = nullptr,
                        const std::function<void(const SweepProgress&)>& progress = {});

/// Sends the other ranks away, as rank 0 that cannot play.
void dismissRanks(RankLink& link);
/// Takes leave of rank 0, as another rank that cannot play.
void leaveSweep(RankLink& link);

/// Plays runs for rank 0, until there are none left.
/// @return false if rank 0 has refused this rank, because its content or options differ
bool helpSweep(const SweepRequest& request, RankLink& link, const std::atomic<bool>* stop = nullptr);

} // namespace orrery::engine
