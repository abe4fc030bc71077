// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/runfile/crash_note.h"

#include <functional>
#include <optional>

namespace orrery::cli {

/// Calls a function in a process of its own, and returns the note of its crash (R5.1); nullopt if it ends without one,
/// or is stopped. Only a process with one thread can call this function.
std::optional<engine::CrashNote> crashOf(const std::function<void()>& work);

} // namespace orrery::cli
