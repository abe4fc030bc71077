// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/dump.h"

#include <cstdint>
#include <string_view>

namespace orrery::engine {

/// The first line of a trace as CSV: the names of its columns (docs/trace-format.md).
inline constexpr std::string_view traceCsvHeader =
    "turn,run,stage,priority,cause,class,group,effect,holder,source,place,object,type,name,value,before,after\n";

/// Writes the changed values of a step as CSV (RFC 4180), one line for each object of a run, in the order of the trace
/// (I5.5). Needs little memory for traces of any length. @return false if the sink stopped the output
bool dumpTraceCsv(const Session& session, std::uint32_t turn, const DumpSink& sink);

} // namespace orrery::engine
