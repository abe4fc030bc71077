// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/funnel.h"

#include <string>

namespace orrery::engine {

/// Returns the title of a section: "scope", "activation", "trigger", "active of Win", "if of Conditional".
std::string sectionText(const Funnel& funnel, const FunnelSection& section, const Program& program);
/// Returns a funnel as a table for the command line. Each condition has one line, with its candidates, the objects that
/// remain, and the verdict on the inspected object.
std::string renderFunnel(const Funnel& funnel, const Program& program, const View& view);
/// Returns the table as JSON, with the ids of the remaining objects (C3).
std::string funnelJson(const Funnel& funnel, const Program& program, const View& view);

} // namespace orrery::engine
