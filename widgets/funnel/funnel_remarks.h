// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/form/form_line_view.h"
#include "widgets/project/analysis.h"

#include <vector>

namespace orrery::widgets {

struct FunnelAnswer;

/// What the lines of a form say of a funnel (I4.6): each condition its counts, each section what it comes to.
struct FunnelRemarks {
    QString file; ///< whose form it is, by shown path; empty: there are none
    std::vector<FormRemark> remarks;
};
/// @param analysis whose content the funnel is of.
FunnelRemarks funnelRemarks(const FunnelAnswer& answer, const Analysis& analysis, bool isStale);

} // namespace orrery::widgets
