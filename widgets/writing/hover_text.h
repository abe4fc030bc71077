// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/knowledge/hover.h"
#include "widgets/project/analysis.h"

#include <QString>

namespace orrery::widgets {

class Probe;

/// What is known of what stands at a place, as rich text (I3.4): what it is, its help, its default and format, where it
/// is declared, and what it is worth in the running sandbox. @param probe may be null: then no values.
QString hoverHtml(const engine::Hover& hover, const AnalysisPtr& analysis, Probe* probe);

} // namespace orrery::widgets
