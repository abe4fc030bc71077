// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/funnel.h"

#include <string>

namespace orrery::engine {

/// "scope", "activation", "trigger", "active of Win", "if of Conditional": what a section of a funnel is about.
std::string sectionText(const Funnel& funnel, const FunnelSection& section, const Program& program);
/// A funnel as a table, for the command line: one line a condition, with what came, what is left, and how the object
/// looked at is judged.
std::string renderFunnel(const Funnel& funnel, const Program& program, const View& view);
/// The same as JSON, with the ids of the objects that are left (C3).
std::string funnelJson(const Funnel& funnel, const Program& program, const View& view);

} // namespace orrery::engine
