// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace orrery::engine {

/// Whether the calling thread plays the run whose inputs are kept for the report of a crash (R5.1). Other threads play
/// turns of other runs, such as those of a sweep. The report must not name such a turn.
extern constinit thread_local volatile bool playsKeptRun;

} // namespace orrery::engine
