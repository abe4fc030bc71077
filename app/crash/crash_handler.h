// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace orrery::crash {

/// Catches the signals of a crash, and exceptions that no code catches, until the program ends (R5.1). The handler
/// writes a note for engine/runfile/crash_note.h: signal, addresses, build id, and the turn and group in progress. Then
/// the signal gets the handler that it had before, or ends the program. Does nothing in builds with a sanitizer, which
/// has handlers of its own. A thread needs an engine::AlternateStack for a note about the overflow of its stack. The
/// thread that calls this function has one afterwards.
void catchCrashes();

/// Sets the file that gets the note. The handler creates it; its folder must exist then. Without a path, the note goes
/// to the standard error output.
void setNotePath(const std::string& path);

/// Returns the build id of the program in hexadecimal digits; empty if it has none.
const char* buildId();

} // namespace orrery::crash
